"""Chapter 6, attacking Gnomes: all tokens are revealed, and it is all or nothing."""

from __future__ import annotations

from meadhall.games.mountain_king import messages
from meadhall.games.mountain_king.champions import battles
from meadhall.games.mountain_king.rules.gnomes import Entrench, Reveal
from meadhall.games.mountain_king.rules.honour import gain_honour
from meadhall.games.mountain_king.rules.seizing import Seize
from meadhall.games.mountain_king.rules.tripwires import AdvanceWheel
from meadhall.games.mountain_king.state import MountainKingState
from meadhall.games.mountain_king.words import do_retreat, each
from meadhall.kernel.action import Action
from meadhall.kernel.message import Message
from meadhall.kernel.sets import without
from meadhall.kernel.step import Choice, Step


class Attack(Step):
    who: int
    cavern: int
    still: bool
    rule = "MK-6.11"

    def run(self, s: MountainKingState) -> None:
        tokens = len(s.gnomes[self.cavern])
        s.then(*(Reveal(self.cavern, token) for token in range(tokens)), Battle(self.who, self.cavern, self.still))


class Battle(Step):
    """The attackers win if they are at least as strong as the Gnomes."""

    who: int
    cavern: int
    still: bool
    rule = "MK-6.12"

    def run(self, s: MountainKingState) -> None:
        strengths = s.strengths(self.cavern)
        trolls = battles.might(s, self.who, self.cavern)
        gnomes = battles.resistance(s, self.who, self.cavern, strengths)
        s.tell(messages.BATTLE, self.who, self.cavern, trolls, gnomes)
        if trolls >= gnomes:
            win(s, self.who, self.cavern, strengths, self.still)
        else:
            s.tell(messages.REPELLED, self.who, self.cavern)
            s.then(Retreat(self.who, self.cavern))


def win(s: MountainKingState, seat: int, cavern: int, strengths: list[int], still: bool) -> None:
    """The victor gains Honour and a Vote; the Gnomes go to the Wheel, which moves one space for each."""
    gain_honour(s, seat, sum(strengths) + battles.bounty(s, seat, cavern, len(strengths)))
    for strength in strengths:
        s.by_wheel[strength - 1] += 1
    s.clear_gnomes(cavern)
    s.seizable = without(s.seizable, cavern)
    wheel = 0 if still or battles.calms_wheel(s, seat, cavern) else len(strengths)
    s.then(Seize(seat, cavern), AdvanceWheel(seat, wheel))


class Retreat(Choice):
    """All who attacked go back to one Lair; a second Gnome joins a single one."""

    cavern: int
    rule = "MK-6.19"
    verbs = (do_retreat,)

    def prompt(self, s: MountainKingState) -> Message:
        return Message(messages.ASK_RETREAT, (self.cavern,))

    def options(self, s: MountainKingState) -> list[Action]:
        return each(do_retreat, s.lair[self.seat])

    def take(self, s: MountainKingState, action: Action) -> None:
        lair = action.arg
        consoled = battles.consoles(s, self.seat, self.cavern)
        trolls = s.trolls_at(self.seat, self.cavern)
        if trolls:
            s.move_trolls(self.seat, self.cavern, lair, trolls)
        for champion in s.pawns_at(self.seat, self.cavern):
            s.put_pawn(champion, lair)
        s.tell(messages.RETREATED, self.seat, lair)
        if consoled:
            gain_honour(s, self.seat, battles.CONSOLATION)
        else:
            s.then(Entrench(self.cavern))
