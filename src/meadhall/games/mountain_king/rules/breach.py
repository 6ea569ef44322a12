"""Chapter 10, the Breach: Gnomes break in while the battle goes on."""

from __future__ import annotations

from meadhall.games.mountain_king import says
from meadhall.games.mountain_king.rules.gnomes import MixBack
from meadhall.games.mountain_king.rules.invasions import Invade, able_to_come
from meadhall.games.mountain_king.state import Mountain
from meadhall.games.mountain_king.words import CLANS, do_swarm
from meadhall.kernel.action import Action
from meadhall.kernel.message import Message
from meadhall.kernel.step import Choice, Step


def size(s: Mountain, beaten: int = 0) -> int:
    """Two, and one more for every two Gnomes by the Wheel, rounded up; ``beaten`` ones would join them first."""
    return s.table.parts.breach.gnomes + (s.gnomes_by_wheel() + beaten + 1) // 2


def brings(s: Mountain, beaten: int = 0) -> int:
    """How many Gnomes a Breach brings: no more than are left."""
    return able_to_come(s, size(s, beaten), beaten)


class Breach(Step):
    who: int
    rule = "MK-10.1"

    def run(self, s: Mountain) -> None:
        s.tell(says.BREACH, self.who, brings(s))
        s.then(SteerSwarm(self.who))


class SteerSwarm(Choice):
    """The active player moves the Swarm up to two points, either way around the mountain."""

    rule = "MK-10.2"
    verbs = (do_swarm,)

    def prompt(self, s: Mountain) -> Message:
        return Message(says.ASK_SWARM, (brings(s),))

    def options(self, s: Mountain) -> list[Action]:
        steer = s.table.parts.breach.steer
        return [do_swarm[clan] for clan in sorted({(s.swarm + n) % CLANS for n in range(-steer, steer + 1)})]

    def take(self, s: Mountain, action: Action) -> None:
        gnomes = size(s)
        s.swarm = action.arg
        s.tell(says.SWARM, s.swarm)
        s.then(MixBack(), Invade(s.swarm, gnomes, self.seat))
