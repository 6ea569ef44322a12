"""Chapter 2, the set-up: characters, stacks, tiles, the Thorn, reserves and the first markers."""

from __future__ import annotations

from meadhall.games.ice_garden import messages
from meadhall.games.ice_garden.facts import CLOSED, FACE_DOWN
from meadhall.games.ice_garden.rules.advanced import LayVukoTiles
from meadhall.games.ice_garden.rules.influence import put_marker
from meadhall.games.ice_garden.rules.round import NextRound
from meadhall.games.ice_garden.rules.solo import PlaceChampion, fill_sheet
from meadhall.games.ice_garden.state import NOBODY, IceGardenState
from meadhall.games.ice_garden.words import (
    CHARACTER,
    GOLD,
    M_FACTOR,
    POPULATION,
    REGIONS,
    VAN_DYKEN,
    do_deal,
    do_number,
    do_oppose,
    do_play,
    do_reserve,
    do_stack,
    do_start,
    do_thorn,
    do_tile,
)
from meadhall.kernel.action import Action
from meadhall.kernel.message import Message
from meadhall.kernel.step import Chance, Choice, Step
from meadhall.kernel.verb import Verb


def set_up(s: IceGardenState) -> None:
    """Put the whole set-up on the agenda."""
    s.then(
        AssignCharacters(),
        StartingResources(),
        StackMarkers(),
        LayVukoTiles(),
        LayTiles(),
        PlaceThorn(),
        DealReserves(),
        TurnUpTiles(),
        PlaceChampion(),
        StartingMarkers(),
        Neutrals(),
        NextRound(),
    )


# --- characters ---------------------------------------------------------------------------------


class AssignCharacters(Step):
    rule = "IG-2.1"

    def run(self, s: IceGardenState) -> None:
        wanted = s.facts.characters
        for seat in range(s.facts.seats):
            if s.character[seat] == NOBODY:
                if wanted == "dealt":
                    s.then(DealCharacter(seat), self)
                    return
                if wanted == "chosen":
                    s.then(ChooseCharacter(0 if s.facts.solo else seat, seat), self)
                    return
                assign(s, seat, CHARACTER.find(wanted.split(",")[seat].strip()))


def free_characters(s: IceGardenState, verb: Verb[Action]) -> list[Action]:
    return [verb[c] for c in range(len(CHARACTER)) if s.seat_of[c] == NOBODY]


def assign(s: IceGardenState, seat: int, character: int) -> None:
    s.character = (*s.character[:seat], character, *s.character[seat + 1 :])
    s.seat_of = (*s.seat_of[:character], seat, *s.seat_of[character + 1 :])
    s.refresh_sheets()
    s.tell(messages.PLAYS, seat + 1, character)


class ChooseCharacter(Choice):
    """A player picks a character; alone, one also picks the character to play against."""

    sits: int
    rule = "IG-2.1"
    verbs = (do_play, do_oppose)

    def prompt(self, s: IceGardenState) -> Message:
        return Message(messages.ASK_CHARACTER if self.seat == self.sits else messages.ASK_OPPONENT)

    def options(self, s: IceGardenState) -> list[Action]:
        return free_characters(s, do_play if self.seat == self.sits else do_oppose)

    def take(self, s: IceGardenState, action: Action) -> None:
        assign(s, self.sits, action.arg)


class DealCharacter(Chance):
    sits: int
    rule = "IG-2.1"
    kind = "character"

    def outcomes(self, s: IceGardenState) -> list[tuple[Action, int]]:
        return [(action, 1) for action in free_characters(s, do_deal)]

    def take(self, s: IceGardenState, action: Action) -> None:
        assign(s, self.sits, action.arg)


class StartingResources(Step):
    rule = "IG-2.2"

    def run(self, s: IceGardenState) -> None:
        start = s.facts.parts.start
        for seat in range(s.players):
            s.gain(seat, POPULATION, start.population)
            s.gain(seat, GOLD, start.gold)
            s.gain(seat, M_FACTOR, start.m_factor)
        if s.facts.solo and s.facts.difficulty == "scientist":
            fill_sheet(s)


# --- the stacks ---------------------------------------------------------------------------------


class StackMarkers(Step):
    """One random stack for both tracks: the top acts first, the bottom has the best reputation."""

    rule = "IG-2.4"

    def run(self, s: IceGardenState) -> None:
        if s.facts.solo:
            s.order = (0,)
            s.standing = [1, 0]
        elif len(s.order) < s.players - 1:
            s.then(StackNext(), self)
        else:
            last = next(seat for seat in range(s.players) if seat not in s.order)
            put_below(s, last)
            s.standing = list(reversed(s.order))


def put_below(s: IceGardenState, seat: int) -> None:
    s.order = (*s.order, seat)
    s.tell(messages.STACKED, seat, len(s.order))


class StackNext(Chance):
    rule = "IG-2.4"
    kind = "stack"

    def outcomes(self, s: IceGardenState) -> list[tuple[Action, int]]:
        waiting = (s.character[seat] for seat in range(s.players) if seat not in s.order)
        return [(do_stack[character], 1) for character in sorted(waiting)]

    def take(self, s: IceGardenState, action: Action) -> None:
        put_below(s, s.seat_of[action.arg])


# --- regions ------------------------------------------------------------------------------------


class LayTiles(Step):
    rule = "IG-2.7"

    def run(self, s: IceGardenState) -> None:
        laid = len(s.open)
        if laid < s.facts.tiles:
            s.then(LayTile(s.order[laid % len(s.order)]), self)


class LayTile(Choice):
    rule = "IG-2.7"
    verbs = (do_tile,)
    idle = tuple(do_tile.actions)

    def is_moot(self, s: IceGardenState) -> bool:
        """Nobody knows what is on a tile: where every region gets one, it is all the same who lays which."""
        return s.facts.tiles == REGIONS

    def prompt(self, s: IceGardenState) -> Message:
        return Message(messages.ASK_TILE, (s.facts.tiles - len(s.open),))

    def options(self, s: IceGardenState) -> list[Action]:
        return [do_tile[r] for r in range(REGIONS) if s.tiles[r] == CLOSED]

    def take(self, s: IceGardenState, action: Action) -> None:
        s.tiles[action.arg] = FACE_DOWN
        s.refresh_map()
        s.tell(messages.TILE_LAID, self.seat, action.arg)


class PlaceThorn(Step):
    rule = "IG-2.9"

    def run(self, s: IceGardenState) -> None:
        seat = s.seat_of[VAN_DYKEN]
        if seat != NOBODY:
            s.then(FindThorn() if seat >= s.players else ChooseThorn(seat))


def raise_thorn(s: IceGardenState, region: int) -> None:
    s.thorn = region
    s.tell(messages.THORN_PLACED, s.seat_of[VAN_DYKEN], region)


class ChooseThorn(Choice):
    rule = "IG-2.9"
    verbs = (do_thorn,)
    asks = messages.ASK_THORN

    def options(self, s: IceGardenState) -> list[Action]:
        return [do_thorn[r] for r in s.open]

    def take(self, s: IceGardenState, action: Action) -> None:
        raise_thorn(s, action.arg)

    def refusal(self, s: IceGardenState, action: Action) -> str:
        return "IG-2.8" if action.verb is do_thorn else self.rule


class FindThorn(Chance):
    """The Thorn of the solo opponent: fate chooses for it."""

    rule = "IG-2.9"
    kind = "thorn"

    def outcomes(self, s: IceGardenState) -> list[tuple[Action, int]]:
        return [(do_thorn[r], 1) for r in s.open]

    def take(self, s: IceGardenState, action: Action) -> None:
        raise_thorn(s, action.arg)


class DealReserves(Step):
    """Where the reserves are is only drawn when all tokens are turned up."""

    rule = "IG-2.10"

    def run(self, s: IceGardenState) -> None:
        if sum(s.reserves) < s.facts.parts.bank.reserves:
            s.then(FindReserve(), self)


class FindReserve(Chance):
    rule = "IG-2.11"
    kind = "reserve"

    def outcomes(self, s: IceGardenState) -> list[tuple[Action, int]]:
        return [(do_reserve[r], 1) for r in s.open if not s.reserves[r] and r != s.thorn]

    def take(self, s: IceGardenState, action: Action) -> None:
        s.reserves[action.arg] = 1
        s.tell(messages.RESERVE_FOUND, action.arg)


class TurnUpTiles(Step):
    rule = "IG-2.12"

    def run(self, s: IceGardenState) -> None:
        for region in s.open:
            if s.tiles[region] == FACE_DOWN:
                s.then(TurnUpTile(region), self)
                return


class TurnUpTile(Chance):
    region: int
    rule = "IG-2.12"
    kind = "tile"

    def outcomes(self, s: IceGardenState) -> list[tuple[Action, int]]:
        return [(do_number[n - 1], 1) for n in range(1, s.facts.tiles + 1) if n not in s.tiles]

    def take(self, s: IceGardenState, action: Action) -> None:
        s.tiles[self.region] = action.arg + 1
        s.tell(messages.TILE_TURNED, self.region, action.arg + 1)


# --- the first markers --------------------------------------------------------------------------


class StartingMarkers(Step):
    rule = "IG-2.14"

    def run(self, s: IceGardenState) -> None:
        s.then(*(StartingMarker(seat, which) for which in (1, 2) for seat in s.order))


class StartingMarker(Choice):
    which: int
    rule = "IG-2.13"
    verbs = (do_start,)

    def prompt(self, s: IceGardenState) -> Message:
        return Message(messages.ASK_START, (self.which,))

    def options(self, s: IceGardenState) -> list[Action]:
        markers = s.markers_of(self.seat)
        return [do_start[r] for r in s.open if not markers[r]]

    def take(self, s: IceGardenState, action: Action) -> None:
        put_marker(s, self.seat, action.arg)

    def refusal(self, s: IceGardenState, action: Action) -> str:
        if action.verb is do_start and action.arg not in s.open:
            return "IG-2.8"
        return self.rule


class Neutrals(Step):
    rule = "IG-2.16"

    def run(self, s: IceGardenState) -> None:
        for region in s.open:
            s.neutral[region] = 1
        s.tell(messages.NEUTRALS, len(s.open))
