"""Chapter 5, seizing control: what an action must change to earn a Clan's Vote."""

from __future__ import annotations

from meadhall.games.mountain_king import messages
from meadhall.games.mountain_king.facts import domain_of
from meadhall.games.mountain_king.rules.votes import gain_votes
from meadhall.games.mountain_king.state import MountainKingState
from meadhall.games.mountain_king.words import VARGHA, do_claw, do_pass
from meadhall.kernel.action import Action
from meadhall.kernel.message import Message
from meadhall.kernel.sets import bits
from meadhall.kernel.step import Choice, Step


def start_action(s: MountainKingState, seat: int) -> None:
    """Remember which caverns could be seized: those with a Troll or Gnome that this seat does not control."""
    s.marched = ()
    s.seizable = s.occupied() & ~s.controlled(seat) & s.facts.caverns


class SeizeControl(Step):
    """At the end of the action, a Vote for each cavern that has come under control."""

    who: int
    rule = "MK-5.14"

    def run(self, s: MountainKingState) -> None:
        seized = s.controlled_of(s.seizable, self.who)
        s.seizable = 0
        if seized:
            s.then(*[Seize(self.who, cavern) for cavern in bits(seized)])


class Seize(Step):
    who: int
    cavern: int
    rule = "MK-5.15"

    def run(self, s: MountainKingState) -> None:
        s.tell(messages.SEIZED, self.who, self.cavern)
        gain_votes(s, self.who, domain_of(self.cavern), 1)
        if s.pawn_in(self.who, VARGHA, self.cavern) and s.claw_left(self.who, VARGHA):
            s.then(PressClaim(self.who, self.cavern))


class PressClaim(Choice):
    """Vargha Clanless may win one more Vote where she seizes control."""

    cavern: int
    rule = "MK-15.9"
    verbs = (do_claw, do_pass.verb)

    def prompt(self, s: MountainKingState) -> Message:
        return Message(messages.ASK_CLAIM, (self.cavern,))

    def options(self, s: MountainKingState) -> list[Action]:
        return [do_pass, do_claw[VARGHA]]

    def take(self, s: MountainKingState, action: Action) -> None:
        if action is not do_pass:
            s.spend_claw(VARGHA)
            gain_votes(s, self.seat, domain_of(self.cavern), 1)
