"""The master: begins with what an adept would think, and searches for something better as long as it may."""

from __future__ import annotations

from time import perf_counter, thread_time

from meadhall.bots.adept import AdeptBot
from meadhall.bots.experience import Experience
from meadhall.bots.luck import chances, luck
from meadhall.bots.reasons import LEAST, Reason
from meadhall.bots.tree import Arm, Arms, Node, Tree
from meadhall.kernel.action import Action
from meadhall.kernel.message import Kind, Message
from meadhall.kernel.state import Decision
from meadhall.kernel.view import View

SECONDS = 1.5
SURE = 0.98
"""An option that tempts so much more than all others is taken without a search."""
TRUST = 60.0
"""More points than these a master does not give to a certain win that an adept would see ahead: it looks itself."""
TELLING = 5
"""What came of an option is told only if it was tried so often."""
SEARCHED = Kind("reason-searched", times=None)
SEARCHED_AGAINST = Kind("reason-searched-against", times=None)


class Clock:
    """The time for one decision. It counts what the bot itself works, so that it plays no worse on a busy machine, but
    nobody waits longer than twice that time."""

    __slots__ = ("seconds", "started", "worked")

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds
        self.started = perf_counter()
        self.worked = thread_time()

    @property
    def runs(self) -> bool:
        return thread_time() - self.worked < self.seconds and perf_counter() - self.started < 2 * self.seconds


class MasterBot(AdeptBot):
    """``seconds`` is the time for one decision; ``simulations`` replaces it by a number of descents, which makes the
    choice the same on every machine.

    >>> bot = meadhall.bots.MasterBot("mountain-king", seed=1, simulations=10)
    >>> view = meadhall.load("mountain-king").match(players=2, seed=3).state.view(1)
    >>> bot.choose(view, view.decision) in view.decision.options
    True
    """

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
        """The option that was tried most in the search, or one that needs none.

        >>> bot = meadhall.bots.MasterBot("mountain-king", seed=1, simulations=10)
        >>> view = meadhall.load("mountain-king").match(players=2, seed=3).state.view(1)
        >>> bot.choose(view, view.decision) in view.decision.options
        True
        """
        options = decision.options
        if len(options) == 1:
            return options[0]
        clock = Clock(self.seconds)
        priors = self.priors(view, decision)
        if max(priors) > SURE:
            self._below = None
            return options[priors.index(max(priors))]
        tree = self._search(view, decision, priors, clock)
        arms = tree.root.arms(decision.seat).by_option
        chosen = max(options, key=lambda option: (arms[option].tried, arms[option].prior))
        self._below = tree.root.below.get((chosen,))
        return chosen

    def search(self, view: View, decision: Decision) -> Arms:
        """What the whole time of a decision finds out about its options, nothing taken for sure.

        >>> bot = meadhall.bots.MasterBot("mountain-king", seed=1, simulations=3)
        >>> view = meadhall.load("mountain-king").match(players=2, seed=3).state.view(1)
        >>> bot.search(view, view.decision).visits
        3
        """
        self._below = None
        tree = self._search(view, decision, self.priors(view, decision), Clock(self.seconds))
        return tree.root.arms(decision.seat)

    def priors(self, view: View, decision: Decision) -> list[float]:
        """How likely each option is the best, before anything was searched.

        >>> bot = meadhall.bots.MasterBot("mountain-king", seed=1)
        >>> view = meadhall.load("mountain-king").match(players=2, seed=3).state.view(1)
        >>> round(sum(bot.priors(view, view.decision)), 6)
        1.0
        """
        return chances(self.scores(view, decision, min(self.mind.trust, TRUST)))

    def experience_with(self, view: View) -> Experience | None:
        """What it has learnt from games like this one: a master nothing.

        >>> view = meadhall.load("ice-garden").match(players=2, seed=3).state.view(1)
        >>> meadhall.bots.MasterBot("ice-garden").experience_with(view) is None
        True
        """
        return None

    def _search(self, view: View, decision: Decision, priors: list[float], clock: Clock) -> Tree:
        tree = Tree(self.mind, self._reusable(decision), self.experience_with(view))
        arms = tree.root.arms(decision.seat).by_option
        for option, prior in zip(decision.options, priors, strict=True):
            if option in arms:
                arms[option].prior = prior
            else:
                arms[option] = Arm(prior)
        rng = luck(self.seed, view, decision)
        done = 0
        while done < self.simulations if self.simulations is not None else clock.runs:
            tree.descend(view, decision, rng)
            done += 1
        return tree

    def _reusable(self, decision: Decision) -> Node | None:
        """What was found below the last choice, if the same seat goes on from there."""
        below, self._below = self._below, None
        if below is None or decision.seat not in below.by_seat:
            return None
        met = below.by_seat[decision.seat].by_option
        return below if all(option in met for option in decision.options) else None

    def explain(self, view: View, decision: Decision, action: Action) -> list[Reason]:
        """The same as ``Bot.explain``, and before it what came of the option in a search.

        >>> game = meadhall.load("ice-garden")
        >>> state = game.scenario(at="influence", callo=dict(markers="A", population=1), freihoff={})
        >>> bot, view = meadhall.bots.MasterBot("ice-garden", seed=1, simulations=20), state.view(0)
        >>> reasons = bot.explain(view, view.decision, state.parse("pass"))
        >>> state.say(reasons[0].message)
        'Leaves 3 more population'
        """
        found = super().explain(view, decision, action)
        if len(decision.options) == 1:
            return found
        searched = outcome(self.search(view, decision), action)
        return [searched, *found] if searched else found


def outcome(arms: Arms, action: Action) -> Reason | None:
    """What came of an option where it was tried, against all others; None where that tells nothing.

    Only the difference is told: how likely a win is in all, a position's outlook tells, and the two would not agree.
    """
    arm = arms.by_option[action]
    others = arms.visits - arm.tried
    if arm.tried < TELLING or not others:
        return None
    chance = arm.total / arm.tried
    better = chance - (arms.total - arm.total) / others
    kind = SEARCHED if better > 0 else SEARCHED_AGAINST
    return Reason(better, Message(kind, (arm.tried,))) if abs(better) > LEAST else None
