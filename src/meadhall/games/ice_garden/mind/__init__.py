"""How the bots of The Lord of the Ice Garden think."""

from __future__ import annotations

from math import exp
from operator import mul
from typing import ClassVar

from meadhall.games.ice_garden.mind.account import ASPECTS, account, refuge, snow_chance, spread
from meadhall.games.ice_garden.mind.deeds import WEIGHERS
from meadhall.games.ice_garden.mind.lore import Lore
from meadhall.games.ice_garden.mind.plans import PLANS, plan
from meadhall.games.ice_garden.mind.preparing import BLIND
from meadhall.games.ice_garden.mind.scene import Scene, moment
from meadhall.games.ice_garden.mind.thought import BENTS, Thought
from meadhall.games.ice_garden.state import Midgaard
from meadhall.kernel.action import Action
from meadhall.kernel.message import Message
from meadhall.kernel.mind import Mind


class IceGardenMind(Mind):
    styles = tuple(BENTS)
    aspects = ASPECTS
    plans = PLANS
    slips: ClassVar[float] = 0.38
    trust: ClassVar[float] = 300.0
    reach: ClassVar[int] = 4
    playout: ClassVar[int] = 1000
    heat: ClassVar[float] = 0.1
    sharpness: ClassVar[float] = 0.25
    """How many points of ``weigh`` one point of the game is worth."""

    def __init__(self, style: str = "") -> None:
        super().__init__(style)
        self.bent = BENTS[self.style]
        self.scales = (1.0, 1.0, 1.0, self.bent.blood, self.bent.goal, self.bent.peace)
        self._lore: Lore | None = None

    def lore(self, s: Midgaard) -> Lore:
        if self._lore is None or self._lore.table is not s.table:
            self._lore = Lore(s.table)
        return self._lore

    def judge(self, s: Midgaard, seat: int) -> list[float]:
        return account(Scene(s, self.lore(s)), seat)

    def unseated(self, s: Midgaard) -> list[float]:
        return [self.worth(s, seat) for seat in range(s.players, s.table.seats)]

    def spread(self, s: Midgaard) -> float:
        return spread(Scene(s, self.lore(s)))

    def outlook(self, s: Midgaard) -> list[float]:
        if s.result is not None:
            return super().outlook(s)
        scene = Scene(s, self.lore(s))
        worths = [sum(map(mul, account(scene, seat), self.scales)) for seat in range(scene.seats)]
        best, wide = max(worths), spread(scene)
        shares = [exp((worth - best) / wide) for worth in worths]
        total = sum(shares)
        snow = snow_chance(scene)
        shelter = refuge(scene)
        return [(1 - snow) * shares[seat] / total + snow * shelter[seat] for seat in range(s.players)]

    def weigh(self, s: Midgaard, seat: int, options: list[Action]) -> list[float]:
        step = s.agenda[-1]
        weigher = WEIGHERS.get(type(step))
        if weigher is None or len(options) == 1:
            return [0.0] * len(options)
        thought = Thought(Scene(s, self.lore(s)), seat, self.bent)
        return [weight * self.sharpness for weight in weigher(thought, step, options)]

    def looks(self, s: Midgaard, seat: int, options: list[Action]) -> bool:
        return type(s.agenda[-1]) not in BLIND

    def moment(self, s: Midgaard, played: int) -> int:
        return moment(s)

    def plan(self, s: Midgaard, seat: int, action: Action) -> Message | None:
        return plan(s, seat, action)
