"""Thoughts that last: while markers are planned or M-factor is shifted, nothing moves on the map."""

from __future__ import annotations

from meadhall.games.ice_garden.mind.scene import Scene
from meadhall.games.ice_garden.mind.thought import Thought
from meadhall.games.ice_garden.rules.making import Shift
from meadhall.games.ice_garden.rules.planning import Plan
from meadhall.games.ice_garden.state import IceGardenState
from meadhall.kernel.step import Step


def lasting(s: IceGardenState) -> Step | None:
    """What waits on the agenda until the questions are over that change nothing on the map; None among others."""
    agenda = s.agenda
    step = agenda[-1]
    if isinstance(step, Plan):
        # On top lies whose turn to plan is next; below that, what follows Planning.
        return agenda[-3]
    return agenda[-2] if isinstance(step, Shift) else None


class Kept:
    """What the seats have thought of a world."""

    __slots__ = ("s", "scene", "thoughts", "while_waiting")

    def __init__(self, scene: Scene, while_waiting: Step) -> None:
        self.s = scene.s
        self.scene = scene
        self.while_waiting = while_waiting
        self.thoughts: list[Thought | None] = [None] * scene.seats
