"""Chapter 2, the set-up: what is shuffled, the first Gnomes, starting Champions, and the Lairs."""

from __future__ import annotations

from random import Random
from typing import Self

from meadhall.games.mountain_king import says
from meadhall.games.mountain_king.rules.refresh import EARLY, STARTERS, LayGateCards, ShowChampions
from meadhall.games.mountain_king.rules.votes import GainVotes
from meadhall.games.mountain_king.rules.wave import NextWave
from meadhall.games.mountain_king.state import GONE, HIDDEN, NOT_YET, Mountain, replaced
from meadhall.games.mountain_king.table import NOWHERE
from meadhall.games.mountain_king.words import (
    CLANS,
    FIRST_LAIR,
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
)
from meadhall.kernel.action import Action
from meadhall.kernel.message import Event, Message
from meadhall.kernel.sets import bits
from meadhall.kernel.step import Chance, Choice, Step, Together

OFFERED = 2
"""Starting Champions to choose from."""


def set_up(s: Mountain) -> None:
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

    def run(self, s: Mountain) -> None:
        if any(around and not value for around, value in zip(s.table.halls, s.halls, strict=True)):
            s.then(DealHall(), self)


class DealHall(Chance):
    rule = "MK-2.1"
    kind = "hall"

    def outcomes(self, s: Mountain) -> list[tuple[Action, int]]:
        left = list(s.table.parts.halls.tokens)
        for value in s.halls:
            if value:
                left.remove(value)
        return [(do_hall[value], left.count(value)) for value in sorted(set(left))]

    def take(self, s: Mountain, action: Action) -> None:
        hall = next(h for h, around in enumerate(s.table.halls) if around and not s.halls[h])
        s.halls = replaced(s.halls, hall, action.arg)
        s.tell(says.HALL_DEALT, hall, action.arg)


class DealPlanks(Step):
    rule = "MK-2.2"

    def run(self, s: Mountain) -> None:
        if NOWHERE in s.planks:
            s.then(DealPlank(s.planks.index(NOWHERE)), self)


class DealPlank(Chance):
    clan: int
    rule = "MK-2.2"
    kind = "plank"

    def outcomes(self, s: Mountain) -> list[tuple[Action, int]]:
        return [(do_plank[tile], 1) for tile in range(CLANS) if tile not in s.planks]

    def take(self, s: Mountain, action: Action) -> None:
        s.planks = replaced(s.planks, self.clan, action.arg)
        s.tell(says.PLANK_DEALT, self.clan, *s.table.planks[action.arg])


# --- Gnomes ---------------------------------------------------------------------------------------


class FirstGnomes(Step):
    """Gate cards name the Domains of the first Gnomes, and one more that of the Swarm."""

    drawn: tuple[int, ...]
    rule = "MK-2.7"

    def run(self, s: Mountain) -> None:
        gnomes = s.players + s.table.parts.start.extra_gnomes
        if len(self.drawn) <= gnomes:
            s.then(DrawGate(self.drawn))
        else:
            s.swarm = self.drawn[-1]
            s.tell(says.SWARM, s.swarm)


class DrawGate(Chance):
    drawn: tuple[int, ...]
    rule = "MK-2.7"
    kind = "gate"

    def outcomes(self, s: Mountain) -> list[tuple[Action, int]]:
        return [(do_gate[clan], 1) for clan in range(CLANS) if clan not in self.drawn]

    def take(self, s: Mountain, action: Action) -> None:
        drawn = (*self.drawn, action.arg)
        if len(drawn) <= s.players + s.table.parts.start.extra_gnomes:
            s.then(BreakIn(action.arg), FirstGnomes(drawn))
        else:
            s.then(FirstGnomes(drawn))


class BreakIn(Chance):
    """Which Gate cavern of the Domain it is; with a single one there is nothing to draw, but it is told."""

    clan: int
    rule = "MK-2.8"
    kind = "gate cavern"

    def outcomes(self, s: Mountain) -> list[tuple[Action, int]]:
        return [(do_break_in[cavern], 1) for cavern in bits(s.table.gates[self.clan])]

    def take(self, s: Mountain, action: Action) -> None:
        s.add_gnome(action.arg)
        s.tell(says.GNOME_COMES, action.arg)


# --- players --------------------------------------------------------------------------------------


class OfferChampions(Step):
    rule = "MK-2.15"

    def run(self, s: Mountain) -> None:
        for seat, offer in enumerate(s.offers):
            if len(offer) < OFFERED:
                s.then(OfferChampion(seat), self)
                return


class OfferChampion(Chance):
    to: int
    rule = "MK-2.15"
    kind = "starting champion"

    def outcomes(self, s: Mountain) -> list[tuple[Action, int]]:
        return [(do_draw[champion], 1) for champion in s.unseen_champions(STARTERS)]

    def take(self, s: Mountain, action: Action) -> None:
        offer = tuple(sorted((*s.offers[self.to], action.arg)))
        s.offers = (*s.offers[: self.to], offer, *s.offers[self.to + 1 :])
        veil = Event(says.CHAMPION_OFFERED_HIDDEN, (self.to,))
        s.whisper((self.to,), says.CHAMPION_OFFERED, self.to, action.arg, veil=veil)

    def witnesses(self, s: Mountain) -> tuple[int, ...]:
        return (self.to,)


class KeepChampion(Together):
    """Everybody keeps one of two; the choices are shown together."""

    aside: tuple[int, ...]
    rule = "MK-2.15"
    asks = says.ASK_KEEP

    def waiting(self, s: Mountain) -> tuple[int, ...]:
        return tuple(seat for seat, kept in enumerate(self.aside) if kept == NOT_YET)

    def options(self, s: Mountain, seat: int) -> list[Action]:
        return [do_keep[champion] for champion in s.offers[seat]]

    def take(self, s: Mountain, seat: int, action: Action) -> None:
        s.whisper((seat,), says.CHAMPION_CHOSEN, seat, action.arg, veil=Event(says.CHOSEN_HIDDEN, (seat,)))
        aside = replaced(self.aside, seat, action.arg)
        if NOT_YET in aside:
            s.then(KeepChampion(aside))
        else:
            for champion in [one for offer in s.offers for one in offer if one not in aside]:
                s.holder = replaced(s.holder, champion, GONE)
            s.offers = ((),) * s.players
            for who, champion in enumerate(aside):
                s.take_champion(who, champion)
                s.tell(says.CHAMPION_KEPT, who, champion)

    def seen_by(self, viewer: int | None) -> Self:
        return type(self)(
            tuple(kept if seat == viewer or kept == NOT_YET else HIDDEN for seat, kept in enumerate(self.aside))
        )

    def imagined(self, s: Mountain, rng: Random) -> Self:
        return type(self)(
            tuple(rng.choice(s.offers[seat]) if kept == HIDDEN else kept for seat, kept in enumerate(self.aside))
        )


class StartPlayer(Chance):
    rule = "MK-2.18"
    kind = "start player"

    def outcomes(self, s: Mountain) -> list[tuple[Action, int]]:
        return [(do_first[seat], 1) for seat in range(s.players)]

    def take(self, s: Mountain, action: Action) -> None:
        s.start = action.arg
        s.tell(says.START_PLAYER, action.arg)


class StartingVotes(Step):
    """In player order, which decides who lies at the bottom of a stack."""

    rule = "MK-2.16"

    def run(self, s: Mountain) -> None:
        champion_of = {seat: champion for champion, seat in enumerate(s.holder) if seat >= 0}
        s.then(
            *(
                GainVotes(seat, s.table.champion_clan[champion_of[seat]], s.table.champion_votes[champion_of[seat]])
                for seat in s.turn_order()
            )
        )


# --- Lairs ----------------------------------------------------------------------------------------


class Lairs(Step):
    rule = "MK-2.19"

    def run(self, s: Mountain) -> None:
        s.then(*(ChooseLairs(seat) for seat in s.turn_order()))


class ChooseLairs(Choice):
    """A pair of Lair spaces with the same glyph, three Trolls on each."""

    rule = "MK-2.19"
    verbs = (do_settle,)
    asks = says.ASK_LAIRS

    def options(self, s: Mountain) -> list[Action]:
        taken = {lairs[0] for lairs in s.lair if lairs}
        return [do_settle[pair] for pair in s.table.pairs if FIRST_LAIR + 2 * pair not in taken]

    def take(self, s: Mountain, action: Action) -> None:
        first = FIRST_LAIR + 2 * action.arg
        lairs = (first, first + 1)
        s.lair = (*s.lair[: self.seat], lairs, *s.lair[self.seat + 1 :])
        for lair in lairs:
            s.place_trolls(self.seat, lair, s.table.parts.start.lair_trolls)
        s.tell(says.SETTLED, self.seat, action.arg)
        s.then(*(PostTroll(self.seat, lair) for lair in lairs), PostPawn(self.seat))


class PostTroll(Choice):
    """One Troll in a cavern beside a Lair, where no Gnome is."""

    lair: int
    rule = "MK-2.21"
    verbs = (do_post,)

    def prompt(self, s: Mountain) -> Message:
        return Message(says.ASK_POST, (self.lair,))

    def options(self, s: Mountain) -> list[Action]:
        return [do_post[cavern] for cavern in bits(s.table.near[self.lair] & ~s.overrun)]

    def take(self, s: Mountain, action: Action) -> None:
        s.place_trolls(self.seat, action.arg)
        s.tell(says.POSTED, self.seat, action.arg)


class PostPawn(Step):
    """The starting Champion's pawn joins one of the two Trolls outside."""

    who: int
    rule = "MK-2.22"

    def run(self, s: Mountain) -> None:
        champion = s.holder.index(self.who)
        if s.table.pawns[champion]:
            s.then(PlaceFirstPawn(self.who, champion))


class PlaceFirstPawn(Choice):
    champion: int
    rule = "MK-2.22"
    verbs = (do_pawn,)

    def prompt(self, s: Mountain) -> Message:
        return Message(says.ASK_PAWN, (self.champion,))

    def options(self, s: Mountain) -> list[Action]:
        return [do_pawn[cavern] for cavern in bits(s.present[self.seat] & ~s.table.lairs)]

    def take(self, s: Mountain, action: Action) -> None:
        s.put_pawn(self.champion, action.arg)
        s.tell(says.PAWN_PLACED, self.seat, self.champion, action.arg)
