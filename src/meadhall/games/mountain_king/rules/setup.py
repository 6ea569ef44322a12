"""Chapter 2, the set-up: what is shuffled, the first Gnomes, starting Champions, and the Lairs."""

from __future__ import annotations

from random import Random
from typing import Self

from meadhall.games.mountain_king import messages
from meadhall.games.mountain_king.draws import EvenDraw
from meadhall.games.mountain_king.facts import EARLY, NOWHERE, STARTERS, lairs_of
from meadhall.games.mountain_king.rules.refresh import LayGateCards, ShowChampions
from meadhall.games.mountain_king.rules.votes import GainVotes
from meadhall.games.mountain_king.rules.wave import NextWave
from meadhall.games.mountain_king.secrecy import HIDDEN, NOT_YET, SecretChoice
from meadhall.games.mountain_king.state import GONE, MountainKingState, replaced
from meadhall.games.mountain_king.words import (
    CLANS,
    do_break_in,
    do_draw,
    do_first,
    do_gate,
    do_hall,
    do_keep,
    do_pawn,
    do_plank,
    do_post,
    do_settle,
    each,
)
from meadhall.kernel.action import Action
from meadhall.kernel.message import Event, Message
from meadhall.kernel.sets import bits
from meadhall.kernel.step import Chance, Choice, Step

OFFERED = 2
"""How many starting Champions each player chooses from."""


def set_up(s: MountainKingState) -> None:
    """Put the whole set-up on the agenda."""
    s.then(
        DealHalls(),
        DealPlanks(),
        ShowChampions(EARLY),
        FirstGnomes(()),
        LayGateCards(),
        OfferChampions(),
        KeepChampion((NOT_YET,) * s.players),
        StartPlayer(),
        StartingVotes(),
        Lairs(),
        NextWave(),
    )


# --- what is shuffled -----------------------------------------------------------------------------


class DealHalls(Step):
    """One token on each Great Hall; fate turns them up one by one."""

    rule = "MK-2.1"

    def run(self, s: MountainKingState) -> None:
        if any(around and not value for around, value in zip(s.facts.halls, s.halls, strict=True)):
            s.then(DealHall(), self)


class DealHall(Chance):
    rule = "MK-2.1"
    kind = "hall"

    def outcomes(self, s: MountainKingState) -> list[tuple[Action, int]]:
        left = [(value, count - s.halls.count(value)) for value, count in s.facts.hall_tokens]
        return [(do_hall[value], count) for value, count in left if count]

    def take(self, s: MountainKingState, action: Action) -> None:
        hall = next(h for h, around in enumerate(s.facts.halls) if around and not s.halls[h])
        s.halls = replaced(s.halls, hall, action.arg)
        s.tell(messages.HALL_DEALT, hall, action.arg)


class DealPlanks(Step):
    rule = "MK-2.2"

    def run(self, s: MountainKingState) -> None:
        if NOWHERE in s.planks:
            s.then(DealPlank(s.planks.index(NOWHERE)), self)


class DealPlank(EvenDraw):
    clan: int
    rule = "MK-2.2"
    kind = "plank"

    def things(self, s: MountainKingState) -> list[Action]:
        return [do_plank[tile] for tile in range(CLANS) if tile not in s.planks]

    def take(self, s: MountainKingState, action: Action) -> None:
        s.planks = replaced(s.planks, self.clan, action.arg)
        s.tell(messages.PLANK_DEALT, self.clan, *s.facts.planks[action.arg])


# --- Gnomes ---------------------------------------------------------------------------------------


class FirstGnomes(Step):
    """Gate cards name the Domains of the first Gnomes, and one more that of the Swarm."""

    drawn: tuple[int, ...]
    rule = "MK-2.7"

    def run(self, s: MountainKingState) -> None:
        gnomes = s.players + s.facts.parts.start.extra_gnomes
        if len(self.drawn) <= gnomes:
            s.then(DrawGate(self.drawn))
        else:
            s.swarm = self.drawn[-1]
            s.tell(messages.SWARM, s.swarm)


class DrawGate(EvenDraw):
    drawn: tuple[int, ...]
    rule = "MK-2.7"
    kind = "gate"

    def things(self, s: MountainKingState) -> list[Action]:
        return [do_gate[clan] for clan in range(CLANS) if clan not in self.drawn]

    def take(self, s: MountainKingState, action: Action) -> None:
        drawn = (*self.drawn, action.arg)
        if len(drawn) <= s.players + s.facts.parts.start.extra_gnomes:
            s.then(BreakIn(action.arg), FirstGnomes(drawn))
        else:
            s.then(FirstGnomes(drawn))


class BreakIn(EvenDraw):
    """Which Gate cavern of the Domain it is; with a single one there is nothing to draw, but it is told."""

    clan: int
    rule = "MK-2.8"
    kind = "gate cavern"

    def things(self, s: MountainKingState) -> list[Action]:
        return each(do_break_in, bits(s.facts.gates[self.clan]))

    def take(self, s: MountainKingState, action: Action) -> None:
        s.add_gnome(action.arg)
        s.tell(messages.GNOME_COMES, action.arg)


# --- players --------------------------------------------------------------------------------------


class OfferChampions(Step):
    rule = "MK-2.15"

    def run(self, s: MountainKingState) -> None:
        for seat, offer in enumerate(s.offers):
            if len(offer) < OFFERED:
                s.then(OfferChampion(seat), self)
                return


class OfferChampion(EvenDraw):
    to: int
    rule = "MK-2.15"
    kind = "starting champion"

    def things(self, s: MountainKingState) -> list[Action]:
        return each(do_draw, s.unseen_champions(STARTERS))

    def take(self, s: MountainKingState, action: Action) -> None:
        offer = tuple(sorted((*s.offers[self.to], action.arg)))
        s.offers = replaced(s.offers, self.to, offer)
        veil = Event(messages.CHAMPION_OFFERED_HIDDEN, (self.to,))
        s.whisper((self.to,), messages.CHAMPION_OFFERED, self.to, action.arg, veil=veil)

    def witnesses(self, s: MountainKingState) -> tuple[int, ...]:
        return (self.to,)


class KeepChampion(SecretChoice):
    """Everybody keeps one of two; the choices are shown together."""

    rule = "MK-2.15"
    asks = messages.ASK_KEEP

    def options(self, s: MountainKingState, seat: int) -> list[Action]:
        return each(do_keep, s.offers[seat])

    def take(self, s: MountainKingState, seat: int, action: Action) -> None:
        s.whisper((seat,), messages.CHAMPION_CHOSEN, seat, action.arg, veil=Event(messages.CHOSEN_HIDDEN, (seat,)))
        aside = replaced(self.aside, seat, action.arg)
        if NOT_YET in aside:
            s.then(KeepChampion(aside))
        else:
            for champion in [one for offer in s.offers for one in offer if one not in aside]:
                s.holder = replaced(s.holder, champion, GONE)
            s.offers = ((),) * s.players
            for who, champion in enumerate(aside):
                s.take_champion(who, champion)
                s.tell(messages.CHAMPION_KEPT, who, champion)

    def seen_by(self, viewer: int | None) -> Self:
        return type(self)(
            tuple(kept if seat == viewer or kept == NOT_YET else HIDDEN for seat, kept in enumerate(self.aside))
        )

    def imagined(self, s: MountainKingState, rng: Random) -> Self:
        return type(self)(
            tuple(rng.choice(s.offers[seat]) if kept == HIDDEN else kept for seat, kept in enumerate(self.aside))
        )


class StartPlayer(EvenDraw):
    rule = "MK-2.18"
    kind = "start player"

    def things(self, s: MountainKingState) -> list[Action]:
        return do_first.actions[: s.players]

    def take(self, s: MountainKingState, action: Action) -> None:
        s.start = action.arg
        s.tell(messages.START_PLAYER, action.arg)


class StartingVotes(Step):
    """The Votes of the starting Champions, in player order: the disc that comes first lies below."""

    rule = "MK-2.16"

    def run(self, s: MountainKingState) -> None:
        champion_of = {seat: champion for champion, seat in enumerate(s.holder) if seat >= 0}
        s.then(
            *(
                GainVotes(seat, s.facts.champion_clan[champion_of[seat]], s.facts.champion_votes[champion_of[seat]])
                for seat in s.turn_order()
            )
        )


# --- Lairs ----------------------------------------------------------------------------------------


class Lairs(Step):
    rule = "MK-2.19"

    def run(self, s: MountainKingState) -> None:
        s.then(*(ChooseLairs(seat) for seat in s.turn_order()))


class ChooseLairs(Choice):
    """A pair of Lair spaces with the same glyph, three Trolls on each."""

    rule = "MK-2.19"
    verbs = (do_settle,)
    asks = messages.ASK_LAIRS

    def options(self, s: MountainKingState) -> list[Action]:
        return [do_settle[pair] for pair in s.facts.pairs if lairs_of(pair) not in s.lair]

    def take(self, s: MountainKingState, action: Action) -> None:
        lairs = lairs_of(action.arg)
        s.lair = replaced(s.lair, self.seat, lairs)
        for lair in lairs:
            s.place_trolls(self.seat, lair, s.facts.parts.start.lair_trolls)
        s.tell(messages.SETTLED, self.seat, action.arg)
        s.then(*(PostTroll(self.seat, lair) for lair in lairs), PostPawn(self.seat))


class PostTroll(Choice):
    """One Troll in a cavern beside a Lair, where no Gnome is."""

    lair: int
    rule = "MK-2.21"
    verbs = (do_post,)

    def prompt(self, s: MountainKingState) -> Message:
        return Message(messages.ASK_POST, (self.lair,))

    def options(self, s: MountainKingState) -> list[Action]:
        return each(do_post, bits(s.facts.near[self.lair] & ~s.overrun))

    def take(self, s: MountainKingState, action: Action) -> None:
        s.place_trolls(self.seat, action.arg)
        s.tell(messages.POSTED, self.seat, action.arg)


class PostPawn(Step):
    """The starting Champion's pawn joins one of the two Trolls outside."""

    who: int
    rule = "MK-2.22"

    def run(self, s: MountainKingState) -> None:
        champion = s.holder.index(self.who)
        if s.facts.pawns[champion]:
            s.then(PlaceFirstPawn(self.who, champion))


class PlaceFirstPawn(Choice):
    champion: int
    rule = "MK-2.22"
    verbs = (do_pawn,)

    def prompt(self, s: MountainKingState) -> Message:
        return Message(messages.ASK_PAWN, (self.champion,))

    def options(self, s: MountainKingState) -> list[Action]:
        return each(do_pawn, bits(s.present[self.seat] & ~s.facts.lairs))

    def take(self, s: MountainKingState, action: Action) -> None:
        s.put_pawn(self.champion, action.arg)
        s.tell(messages.PAWN_PLACED, self.seat, self.champion, action.arg)
