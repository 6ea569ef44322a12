"""Instant abilities, and the tiles of Wave III: each is an action of whoever won the Champion."""

from __future__ import annotations

from meadhall.games.mountain_king import messages
from meadhall.games.mountain_king.champions.after_action import AfterAction
from meadhall.games.mountain_king.rules.actions import Granted
from meadhall.games.mountain_king.rules.gnomes import Reveal, Settle
from meadhall.games.mountain_king.rules.honour import gain_honour
from meadhall.games.mountain_king.rules.seizing import SeizeControl, start_action
from meadhall.games.mountain_king.state import MountainKingState, replaced
from meadhall.games.mountain_king.words import (
    ADVANCE,
    ASTA,
    BOLSTER,
    EDDA,
    EIRIK,
    GRIMHILD,
    HALLA,
    HARALD,
    OSK,
    TORVALD,
    YLVA,
    do_crown_cavern,
    do_crown_clan,
    do_crown_hall,
    do_reap,
    each,
)
from meadhall.kernel.action import Action
from meadhall.kernel.message import Kind, Message
from meadhall.kernel.sets import bits, union_of, without
from meadhall.kernel.step import Choice, Step
from meadhall.kernel.verb import Verb

RULE = {
    HARALD: "MK-15.28",
    EDDA: "MK-15.29",
    TORVALD: "MK-15.33",
    ASTA: "MK-15.34",
    GRIMHILD: "MK-15.35",
    EIRIK: "MK-15.36",
    HALLA: "MK-15.37",
    YLVA: "MK-15.40",
    OSK: "MK-15.41",
}
GRANTS = {HARALD: (ADVANCE, 3, False), EDDA: (BOLSTER, 4, False), OSK: (ADVANCE, 4, True)}
"""The type of action, its power, and whether the Wheel stays still."""
LAID: dict[Verb[object], Kind] = {
    do_crown_hall: messages.TILE_ON_HALL,
    do_crown_cavern: messages.TILE_ON_CAVERN,
    do_crown_clan: messages.TILE_ON_CLAN,
}


class Instant(Step):
    who: int
    champion: int
    rule = "MK-12.16"

    def run(self, s: MountainKingState) -> None:
        if self.champion not in RULE:
            return
        start_action(s, self.who)
        s.active = self.who
        s.then(AfterAction(self.who), SeizeControl(self.who))
        if self.champion in GRANTS:
            kind, power, still = GRANTS[self.champion]
            s.then(Granted(self.who, kind, power, still, self.champion))
        elif self.champion == YLVA:
            s.ask(Reap(self.who))
        else:
            s.ask(LayTile(self.who, self.champion))


class LayTile(Choice):
    """Where a tile of Wave III goes: a Hall, a cavern or a plank, as the Champion says."""

    champion: int
    rule = "MK-12.15"
    verbs = (do_crown_hall, do_crown_cavern, do_crown_clan)

    def cites(self, s: MountainKingState) -> str:
        return RULE[self.champion]

    def prompt(self, s: MountainKingState) -> Message:
        return Message(messages.ASK_TILE, (self.champion,))

    def options(self, s: MountainKingState) -> list[Action]:
        if self.champion in (TORVALD, GRIMHILD):
            return [do_crown_hall[hall] for hall, around in enumerate(s.facts.halls) if around]
        if self.champion == EIRIK:
            return do_crown_clan.actions
        if self.champion == ASTA:
            return each(do_crown_cavern, bits(s.controlled(self.seat) & s.facts.caverns))
        return each(do_crown_cavern, bits(s.facts.caverns & ~s.overrun))

    def take(self, s: MountainKingState, action: Action) -> None:
        s.tiles = replaced(s.tiles, self.champion, action.arg)
        s.tell(LAID[action.verb], self.seat, self.champion, action.arg)


class Reap(Choice):
    """Ylva clears an overrun cavern next to a controlled one; nobody seizes it, and the Wheel stays still."""

    rule = "MK-15.40"
    verbs = (do_reap,)
    asks = messages.ASK_REAP

    def options(self, s: MountainKingState) -> list[Action]:
        reach = union_of(s.facts.near, s.controlled(self.seat))
        return each(do_reap, bits(reach & s.overrun))

    def take(self, s: MountainKingState, action: Action) -> None:
        tokens = range(len(s.gnomes[action.arg]))
        s.then(*(Reveal(action.arg, token) for token in tokens), Settle(), Harvest(self.seat, action.arg))


class Harvest(Step):
    who: int
    cavern: int
    rule = "MK-15.40"

    def run(self, s: MountainKingState) -> None:
        strengths = s.strengths(self.cavern)
        for strength in strengths:
            s.pool[strength - 1] += 1
            s.reserve += 1
        s.clear_gnomes(self.cavern)
        s.seizable = without(s.seizable, self.cavern)
        s.tell(messages.REAPED, self.who, self.cavern)
        gain_honour(s, self.who, sum(strengths))
