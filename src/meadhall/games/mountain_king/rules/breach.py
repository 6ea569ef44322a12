"""Chapter 10, the Breach: Gnomes break in while the battle goes on."""

from __future__ import annotations

from meadhall.games.mountain_king import messages
from meadhall.games.mountain_king.rules.gnomes import MixBack
from meadhall.games.mountain_king.rules.invasions import Invade, able_to_come
from meadhall.games.mountain_king.state import MountainKingState
from meadhall.games.mountain_king.words import CLANS, do_swarm
from meadhall.kernel.action import Action
from meadhall.kernel.message import Message
from meadhall.kernel.step import Choice, Step


def gnomes_called(s: MountainKingState, beaten: int = 0) -> int:
    """How many Gnomes a Breach calls: two, and one more for every two by the Wheel, rounded up.

    ``beaten`` Gnomes would come to the Wheel before.
    """
    return s.facts.parts.breach.gnomes + (s.gnomes_by_wheel() + beaten + 1) // 2


def gnomes_coming(s: MountainKingState, beaten: int = 0) -> int:
    """How many of the Gnomes that a Breach calls are there to come."""
    return able_to_come(s, gnomes_called(s, beaten), beaten)


class Breach(Step):
    who: int
    rule = "MK-10.1"

    def run(self, s: MountainKingState) -> None:
        s.tell(messages.BREACH, self.who, gnomes_coming(s))
        s.then(SteerSwarm(self.who))


class SteerSwarm(Choice):
    """The active player moves the Swarm up to two points, either way around the mountain."""

    rule = "MK-10.2"
    verbs = (do_swarm,)

    def prompt(self, s: MountainKingState) -> Message:
        return Message(messages.ASK_SWARM, (gnomes_coming(s),))

    def options(self, s: MountainKingState) -> list[Action]:
        steer = s.facts.parts.breach.steer
        return [do_swarm[clan] for clan in sorted({(s.swarm + n) % CLANS for n in range(-steer, steer + 1)})]

    def take(self, s: MountainKingState, action: Action) -> None:
        gnomes = gnomes_called(s)
        s.swarm = action.arg
        s.tell(messages.SWARM, s.swarm)
        s.then(MixBack(), Invade(s.swarm, gnomes, self.seat))
