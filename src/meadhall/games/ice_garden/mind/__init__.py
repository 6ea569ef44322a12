"""How the bots of The Lord of the Ice Garden think."""

from __future__ import annotations

from math import exp
from operator import mul
from typing import ClassVar

from meadhall.games.ice_garden.mind.aspects import ASPECTS, aspects_of, chances_in_snow, progress, snow_chance, spread
from meadhall.games.ice_garden.mind.contrast import FACTS, contrast
from meadhall.games.ice_garden.mind.features import SEAT_FEATURES, TABLE_FEATURES, features_of
from meadhall.games.ice_garden.mind.keeping import Kept, lasting
from meadhall.games.ice_garden.mind.plans import PLANS, plan
from meadhall.games.ice_garden.mind.preparing import SHOWN_LATE
from meadhall.games.ice_garden.mind.scene import Scene, moment
from meadhall.games.ice_garden.mind.thought import TASTES, Thought
from meadhall.games.ice_garden.mind.values import Values
from meadhall.games.ice_garden.mind.weighing import WEIGHERS
from meadhall.games.ice_garden.state import IceGardenState
from meadhall.kernel.action import Action
from meadhall.kernel.message import Kind, Message
from meadhall.kernel.mind import Mind
from meadhall.kernel.step import Step


class IceGardenMind(Mind):
    styles = tuple(TASTES)
    aspects = ASPECTS
    plans = PLANS
    facts = FACTS
    slips: ClassVar[float] = 0.38
    trust: ClassVar[float] = 300.0
    reach: ClassVar[int] = 4
    playout: ClassVar[int] = 1000
    heat: ClassVar[float] = 0.1
    table_features = TABLE_FEATURES
    seat_features = SEAT_FEATURES
    sharpness: ClassVar[float] = 0.25
    """The weight of an option for each point that it brings."""

    def __init__(self, style: str = "") -> None:
        super().__init__(style)
        self.taste = TASTES[self.style]
        self.scales = (1.0, 1.0, 1.0, self.taste.blood, self.taste.goal, self.taste.peace)
        self._values: Values | None = None
        self._kept: Kept | None = None

    def values(self, s: IceGardenState) -> Values:
        if self._values is None or self._values.facts is not s.facts:
            self._values = Values(s.facts)
        return self._values

    def judge(self, s: IceGardenState, seat: int) -> list[float]:
        return aspects_of(Scene(s, self.values(s)), seat)

    def unseated(self, s: IceGardenState) -> list[float]:
        return [self.worth(s, seat) for seat in range(s.players, s.facts.seats)]

    def spread(self, s: IceGardenState) -> float:
        return spread(Scene(s, self.values(s)))

    def outlook(self, s: IceGardenState) -> list[float]:
        if s.result is not None:
            return super().outlook(s)
        scene = Scene(s, self.values(s))
        worths = [sum(map(mul, aspects_of(scene, seat), self.scales)) for seat in range(scene.seats)]
        best, wide = max(worths), spread(scene)
        shares = [exp((worth - best) / wide) for worth in worths]
        total = sum(shares)
        snow = snow_chance(scene)
        in_snow = chances_in_snow(scene)
        return [(1 - snow) * shares[seat] / total + snow * in_snow[seat] for seat in range(s.players)]

    def features_of(self, s: IceGardenState) -> list[list[float]]:
        return [] if s.facts.solo else features_of(Scene(s, self.values(s)))

    def progress(self, s: IceGardenState) -> float:
        scene = Scene(s, self.values(s))
        return progress(scene)

    def weigh(self, s: IceGardenState, seat: int, options: list[Action]) -> list[float]:
        return self._weigh(s, seat, options, None)

    def follow(self, s: IceGardenState, seat: int, options: list[Action]) -> list[float]:
        return self._weigh(s, seat, options, lasting(s))

    def _weigh(self, s: IceGardenState, seat: int, options: list[Action], while_waiting: Step | None) -> list[float]:
        step = s.agenda[-1]
        weigher = WEIGHERS.get(type(step))
        if weigher is None or len(options) == 1:
            return [0.0] * len(options)
        if while_waiting is None:
            thought = Thought(Scene(s, self.values(s)), seat, self.taste)
        else:
            thought = self._kept_thought(s, seat, while_waiting)
        sharpness = self.sharpness
        return [weight * sharpness for weight in weigher(thought, step, options)]

    def _kept_thought(self, s: IceGardenState, seat: int, while_waiting: Step) -> Thought:
        """What the seat has thought since a step came onto the agenda that still waits there."""
        kept = self._kept
        if kept is None or kept.s is not s or kept.while_waiting is not while_waiting:
            kept = self._kept = Kept(Scene(s, self.values(s)), while_waiting)
        thought = kept.thoughts[seat]
        if thought is None:
            thought = kept.thoughts[seat] = Thought(kept.scene, seat, self.taste)
        return thought

    def looks(self, s: IceGardenState, seat: int, options: list[Action]) -> bool:
        return type(s.agenda[-1]) not in SHOWN_LATE

    def moment(self, s: IceGardenState, played: int) -> int:
        return moment(s)

    def plan(self, s: IceGardenState, seat: int, action: Action) -> Message | None:
        return plan(s, seat, action)

    def contrast(
        self, before: IceGardenState, mine: IceGardenState, other: IceGardenState, seat: int
    ) -> list[tuple[Kind, Message]]:
        return contrast(before, mine, other, seat)
