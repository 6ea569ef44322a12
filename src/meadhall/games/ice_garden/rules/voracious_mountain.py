"""Chapter 6, field 3, the Voracious Mountain: any number of pieces from one region to another, however far."""

from __future__ import annotations

from meadhall.games.ice_garden import messages
from meadhall.games.ice_garden.rules.advanced import active
from meadhall.games.ice_garden.rules.influence import barred
from meadhall.games.ice_garden.rules.resources import spend
from meadhall.games.ice_garden.state import IceGardenState
from meadhall.games.ice_garden.words import (
    MOUNTAIN,
    PIECE,
    POPULATION,
    WHISPERERS,
    do_carry,
    do_mountain,
    do_pass,
)
from meadhall.kernel.action import Action
from meadhall.kernel.message import Message
from meadhall.kernel.step import Choice


def price(s: IceGardenState) -> int:
    """Two population, or three while the tile Those Who Whisper to Shadows is in force (IG-14.9)."""
    return 3 if active(s, WHISPERERS) else 2


class VoraciousMountain(Choice):
    rule = "IG-6.16"
    verbs = (do_mountain,)

    def prompt(self, s: IceGardenState) -> Message:
        return Message(messages.ASK_MOUNTAIN, (price(s),))

    def options(self, s: IceGardenState) -> list[Action]:
        options = [do_pass]
        if s.has(self.seat, POPULATION) >= price(s):
            for origin in s.open:
                if s.present(self.seat, origin):
                    options += [do_mountain[origin][goal] for goal in s.open if goal != origin]
        return options

    def take(self, s: IceGardenState, action: Action) -> None:
        if action is do_pass:
            s.tell(messages.LET_GO, self.seat, MOUNTAIN)
            return
        origin, goal = action.args
        spend(s, self.seat, POPULATION, price(s))
        carry(s, self.seat, origin, goal, pieces_at(s, self.seat, origin), crossing=False)

    def refusal(self, s: IceGardenState, action: Action) -> str:
        if action.verb is do_mountain:
            have = s.has(self.seat, POPULATION)
            if 2 <= have < price(s):
                return "IG-14.9"
            if have >= price(s):
                return barred(s, *action.args) or self.rule
        return self.rule


def pieces_at(s: IceGardenState, seat: int, region: int) -> tuple[int, ...]:
    """How many pieces of each kind could go along."""
    return tuple(s.count(seat, piece, region) for piece in range(len(PIECE)))


def carry(s: IceGardenState, seat: int, origin: int, goal: int, ready: tuple[int, ...], crossing: bool) -> None:
    """Ask, kind by kind, how many pieces go along; at least one does."""
    first = next(piece for piece, count in enumerate(ready) if count)
    s.then(Carry(seat, origin, goal, first, False, ready, crossing))


def move_pieces(s: IceGardenState, seat: int, piece: int, count: int, origin: int, goal: int) -> None:
    for _ in range(count):
        s.move_piece(seat, piece, origin, goal)
    if count:
        s.tell(messages.MOVED, seat, piece, count, origin, goal)


class Carry(Choice):
    origin: int
    goal: int
    piece: int
    begun: bool
    ready: tuple[int, ...]
    crossing: bool
    rule = "IG-6.16"
    verbs = (do_carry,)

    def cites(self, s: IceGardenState) -> str:
        return "IG-9.8" if self.crossing else self.rule

    def prompt(self, s: IceGardenState) -> Message:
        return Message(messages.ASK_CARRY, (self.piece, self.origin, self.goal))

    def later(self) -> int | None:
        """The next kind of piece that could go along."""
        rest = range(self.piece + 1, len(self.ready))
        return next((piece for piece in rest if self.ready[piece]), None)

    def options(self, s: IceGardenState) -> list[Action]:
        least = 0 if self.begun or self.later() is not None else 1
        return [do_carry[count][self.piece] for count in range(least, self.ready[self.piece] + 1)]

    def take(self, s: IceGardenState, action: Action) -> None:
        count = action.arg
        move_pieces(s, self.seat, self.piece, count, self.origin, self.goal)
        later = self.later()
        if later is not None:
            begun = self.begun or count > 0
            s.then(Carry(self.seat, self.origin, self.goal, later, begun, self.ready, self.crossing))
