"""The adept: weighs every option, and plays the tempting ones a little further in its head before it decides."""

from __future__ import annotations

from random import Random

from meadhall.bots.bot import Bot
from meadhall.bots.luck import luck, pick, settle
from meadhall.kernel.action import Action
from meadhall.kernel.mind import Mind
from meadhall.kernel.state import Decision, State
from meadhall.kernel.view import View

CANDIDATES = 8
"""How many options are looked at more closely."""
TEMPTING = 3.0
"""Options that tempt by so many points less than the best are not looked at."""
FARTHEST = 100
"""After so many decisions a look ahead ends in any case."""


class AdeptBot(Bot):
    def choose(self, view: View, decision: Decision) -> Action:
        options = decision.options
        if len(options) == 1:
            return options[0]
        scores = self.scores(view, decision, self.mind.trust)
        return options[scores.index(max(scores))]

    def liking(self, view: View, decision: Decision) -> list[float]:
        return self.scores(view, decision, self.mind.trust)

    def scores(self, view: View, decision: Decision, trust: float) -> list[float]:
        """How good each option is, in the points of ``Mind.weigh``; a certain win seen ahead is worth ``trust``."""
        mind, options = self.mind, decision.options
        weights = mind.weigh(view.position, decision.seat, options)
        best = max(weights)
        close = sorted((n for n, weight in enumerate(weights) if weight > best - TEMPTING), key=lambda n: -weights[n])
        close = close[:CANDIDATES]
        if len(close) == 1 or not mind.looks(view.position, decision.seat, options):
            return weights
        seed = luck(self.seed, view, decision).getrandbits(48)
        ahead = [self.ahead(view, decision.seat, options[n], seed) for n in close]
        # The others stay below the worst that was looked at.
        scores = [weight - TEMPTING - best for weight in weights]
        for n, chance in zip(close, ahead, strict=True):
            scores[n] = (chance - max(ahead)) * trust + weights[n] - best
        return scores

    def ahead(self, view: View, seat: int, action: Action, seed: int) -> float:
        """The chance to win after an option; the same imagined worlds are used for all options."""
        total = 0.0
        for world in range(self.mind.worlds):
            rng = Random(seed + world)
            s: State = view.sample(rng)
            until = self.mind.moment(s, 0) + self.mind.reach
            s.apply(action, seat)
            play_on(self.mind, s, rng, until)
            total += self.mind.outlook(s)[seat]
        return total / self.mind.worlds


def play_on(mind: Mind, s: State, rng: Random, until: int, farthest: int = FARTHEST, heat: float = 0.0) -> None:
    """Let every seat do what tempts it most, up to a moment; with some heat now and then something else."""
    settle(s, rng)
    played = 0
    while played < farthest and not s.over and mind.moment(s, played) < until:
        played += 1
        decision = s.decision
        assert decision is not None
        options = decision.options
        if len(options) == 1:
            s.apply(options[0], decision.seat)
        else:
            weights = mind.weigh(s, decision.seat, options)
            s.apply(options[pick(rng, weights, heat) if heat else weights.index(max(weights))], decision.seat)
        settle(s, rng)
