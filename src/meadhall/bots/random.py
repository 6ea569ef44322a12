"""The random bot: every option is as good as the next."""

from __future__ import annotations

from random import Random

from meadhall.bots.bot import Bot
from meadhall.kernel.action import Action
from meadhall.kernel.state import Decision
from meadhall.kernel.view import View


class RandomBot(Bot):
    def __init__(self, game: str, seed: int | None = None, style: str = "") -> None:
        super().__init__(game, seed, style)
        self._rng = Random(seed)

    def choose(self, view: View, decision: Decision) -> Action:
        return self._rng.choice(decision.options)
