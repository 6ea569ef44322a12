"""The novice: sensible and quick, but it does not see everything and now and then takes the second best."""

from __future__ import annotations

from meadhall.bots.bot import Bot
from meadhall.bots.luck import chances, luck, pick
from meadhall.kernel.action import Action
from meadhall.kernel.state import Decision
from meadhall.kernel.view import View

OVERLOOKED = 0.12
"""The share of options that a novice does not notice."""


class NoviceBot(Bot):
    def choose(self, view: View, decision: Decision) -> Action:
        options = decision.options
        if len(options) == 1:
            return options[0]
        rng = luck(self.seed, view, decision)
        weights = self.mind.weigh(view.position, decision.seat, options)
        noticed = [n for n in range(len(options)) if rng.random() >= OVERLOOKED] or list(range(len(options)))
        return options[noticed[pick(rng, chances([weights[n] for n in noticed], self.mind.slips))]]
