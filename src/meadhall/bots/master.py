"""The master: begins with what an adept would think, and searches for something better as long as it may."""

from __future__ import annotations

from time import perf_counter

from meadhall.bots.adept import AdeptBot
from meadhall.bots.luck import chances, luck
from meadhall.bots.reasons import Reason
from meadhall.bots.tree import Arm, Node, Tree
from meadhall.kernel.action import Action
from meadhall.kernel.message import Kind, Message
from meadhall.kernel.state import Decision
from meadhall.kernel.view import View

SECONDS = 1.5
SURE = 0.98
"""An option that tempts so much more than all others is taken without a search."""
TRUST = 60.0
"""More points than these a master does not give to a certain win that an adept would see ahead: it looks itself."""
ENOUGH = 20
"""An option that was tried less often has no chance to win that is worth a word."""
SEARCHED = Kind("reason-searched", times=None, percent=None)


class MasterBot(AdeptBot):
    """``seconds`` is the time for one decision; ``simulations`` replaces it by a number of descents, which makes the
    choice the same on every machine."""

    def __init__(
        self,
        game: str,
        seed: int | None = None,
        style: str = "",
        seconds: float = SECONDS,
        simulations: int | None = None,
    ) -> None:
        super().__init__(game, seed, style)
        self.seconds = seconds
        self.simulations = simulations
        self._below: Node | None = None

    def choose(self, view: View, decision: Decision) -> Action:
        options = decision.options
        if len(options) == 1:
            return options[0]
        began = perf_counter()
        priors = self.priors(view, decision)
        if max(priors) > SURE:
            self._below = None
            return options[priors.index(max(priors))]
        tree = self._search(view, decision, priors, began)
        arms = tree.root.question(decision.seat).arms
        chosen = max(options, key=lambda option: (arms[option].tried, arms[option].prior))
        self._below = tree.root.below.get((chosen,))
        return chosen

    def priors(self, view: View, decision: Decision) -> list[float]:
        """How likely each option is the best, before anything was searched."""
        return chances(self.scores(view, decision), max(1.0, self.mind.trust / TRUST))

    def _search(self, view: View, decision: Decision, priors: list[float], began: float) -> Tree:
        tree = Tree(self.mind, self.reusable(decision))
        arms = tree.root.question(decision.seat).arms
        for option, prior in zip(decision.options, priors, strict=True):
            if option in arms:
                arms[option].prior = prior
            else:
                arms[option] = Arm(prior)
        rng = luck(self.seed, view, decision)
        done = 0
        while done < self.simulations if self.simulations is not None else perf_counter() - began < self.seconds:
            tree.descend(view, decision, rng)
            done += 1
        return tree

    def reusable(self, decision: Decision) -> Node | None:
        """What was found below the last choice, if the same seat goes on from there."""
        below, self._below = self._below, None
        if below is None or decision.seat not in below.questions:
            return None
        met = below.questions[decision.seat].arms
        return below if all(option in met for option in decision.options) else None

    def explain(self, view: View, decision: Decision, action: Action) -> list[Reason]:
        found = super().explain(view, decision, action)
        if len(decision.options) == 1:
            return found
        tree = self._search(view, decision, self.priors(view, decision), perf_counter())
        question = tree.root.question(decision.seat)
        arm = question.arms[action]
        if arm.tried < ENOUGH:
            return found
        chance = arm.total / arm.tried
        searched = Message(SEARCHED, (arm.tried, round(100 * chance)))
        return [Reason(chance - question.average, searched), *found]
