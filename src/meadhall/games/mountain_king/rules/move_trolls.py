"""Chapter 9, Move Trolls: units of any colour out of one cavern, each to a Gnome-free neighbour."""

from __future__ import annotations

from meadhall.games.mountain_king import messages
from meadhall.games.mountain_king.state import MountainKingState
from meadhall.games.mountain_king.words import do_done, do_out, do_pass, do_shove, do_shove_pawn, each
from meadhall.kernel.action import Action
from meadhall.kernel.message import Message
from meadhall.kernel.sets import bits, has, only
from meadhall.kernel.step import Choice, Step


def open_to(s: MountainKingState, owner: int) -> int:
    """Where units of a player may be moved: not among Gnomes, and never into a Lair that is not their own."""
    return ~s.overrun & ~s.foreign_lairs(owner)


def ways_out(s: MountainKingState, owner: int, cavern: int) -> int:
    return s.facts.near[cavern] & open_to(s, owner)


class MoveTrolls(Step):
    who: int
    x: int
    rule = "MK-9.15"

    def run(self, s: MountainKingState) -> None:
        s.ask(ChooseCrowd(self.who, self.x), idle=do_pass)


class ChooseCrowd(Choice):
    """Out of which cavern units are moved."""

    x: int
    rule = "MK-9.15"
    verbs = (do_out, do_pass.verb)

    def prompt(self, s: MountainKingState) -> Message:
        return Message(messages.ASK_OUT, (self.x,))

    def options(self, s: MountainKingState) -> list[Action]:
        crowds, near = 0, s.facts.near
        for owner in range(s.players):
            closed = 0
            if not s.facts.foreign_lairs and owner != self.seat:
                closed = s.facts.lairs
            free = open_to(s, owner)
            for cavern in bits(s.present[owner] & ~closed & ~crowds):
                if near[cavern] & free:
                    crowds |= only(cavern)
        return [do_pass, *each(do_out, bits(crowds))]

    def take(self, s: MountainKingState, action: Action) -> None:
        if action is not do_pass:
            s.then(Shove(self.seat, action.arg, self.x))

    def refusal(self, s: MountainKingState, action: Action) -> str:
        if action.verb is do_out and s.troll_count(action.arg):
            return "MK-9.17" if has(s.facts.lairs, action.arg) else "MK-9.16"
        return self.rule


class Shove(Choice):
    """Whose unit is moved, and where it goes; one unit after the other."""

    cavern: int
    left: int
    rule = "MK-9.16"
    verbs = (do_shove, do_shove_pawn, do_done.verb)

    def prompt(self, s: MountainKingState) -> Message:
        return Message(messages.ASK_SHOVE, (self.cavern, self.left))

    def options(self, s: MountainKingState) -> list[Action]:
        options = [do_done]
        for owner in range(s.players):
            if s.trolls_at(owner, self.cavern):
                options += each(do_shove[owner], bits(ways_out(s, owner, self.cavern)))
        for champion in s.pawns_out:
            if s.pawn[champion] == self.cavern:
                options += each(do_shove_pawn[champion], bits(ways_out(s, s.holder[champion], self.cavern)))
        return options

    def take(self, s: MountainKingState, action: Action) -> None:
        if action is do_done:
            return
        goal = action.args[1]
        if action.verb is do_shove:
            owner = action.arg
            s.move_trolls(owner, self.cavern, goal)
            s.tell(messages.SHOVED, self.seat, owner, self.cavern, goal)
        else:
            s.put_pawn(action.arg, goal)
            s.tell(messages.PAWN_SHOVED, self.seat, action.arg, self.cavern, goal)
        if self.left > 1:
            s.ask(Shove(self.seat, self.cavern, self.left - 1), idle=do_done)

    def refusal(self, s: MountainKingState, action: Action) -> str:
        if action.verb in (do_shove, do_shove_pawn):
            if not self.is_there(s, action):
                return "MK-9.15"
            if has(s.facts.lairs, action.args[1]):
                return "MK-9.17"
        return self.rule

    def is_there(self, s: MountainKingState, action: Action) -> bool:
        """Whether the unit to be moved stands in the chosen cavern."""
        if action.verb is do_shove:
            return action.arg < s.players and s.trolls_at(action.arg, self.cavern) > 0
        return s.pawn[action.arg] == self.cavern
