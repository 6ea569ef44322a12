"""The novice: sensible and quick, but it does not see everything and now and then takes the second best."""

from __future__ import annotations

from meadhall.bots.bot import Bot
from meadhall.bots.luck import luck, pick
from meadhall.kernel.action import Action
from meadhall.kernel.state import Decision
from meadhall.kernel.view import View

OVERLOOKED = 0.12
"""The share of options that a novice hardly notices."""
BLUR = 6.0
"""By so much less an option tempts that is hardly noticed; it can still be taken, so that no phase goes on for ever."""


class NoviceBot(Bot):
    def choose(self, view: View, decision: Decision) -> Action:
        options = decision.options
        if len(options) == 1:
            return options[0]
        rng = luck(self.seed, view, decision)
        slips = self.mind.slips
        weights = [
            weight - BLUR * slips if rng.random() < OVERLOOKED else weight
            for weight in self.mind.weigh(view.position, decision.seat, options)
        ]
        return options[pick(rng, weights, slips)]
