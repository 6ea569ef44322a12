"""What every bot is: one method that chooses."""

from __future__ import annotations

from abc import ABC, abstractmethod

from mypy_extensions import mypyc_attr

from meadhall.bots.reasons import Reason, best_other, reasons
from meadhall.kernel import registry
from meadhall.kernel.action import Action
from meadhall.kernel.mind import Mind
from meadhall.kernel.state import Decision
from meadhall.kernel.view import View


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot(ABC):
    """Anybody who can choose; a bot of your own is a class with this one method.

    >>> class Miser(meadhall.bots.Bot):
    ...     def choose(self, view, decision):
    ...         return decision.options[0]
    >>> view = meadhall.load("ice-garden").match(2, seed=7, characters="callo,freihoff").state.view(0)
    >>> Miser("ice-garden").choose(view, view.decision)
    Action('tile A')
    """

    def __init__(self, game: str, seed: int | None = None, style: str = "") -> None:
        self.game = game
        self.seed = seed
        self.mind: Mind = registry.load(game).mind(style)

    @abstractmethod
    def choose(self, view: View, decision: Decision) -> Action:
        """One of ``decision.options``. The same view and seed give the same choice.

        >>> match = meadhall.load("mountain-king").match(players=2, seed=3)
        >>> bot = meadhall.bots.load("novice", "mountain-king", seed=1)
        >>> view = match.state.view(1)
        >>> bot.choose(view, view.decision) in view.decision.options
        True
        """

    def liking(self, view: View, decision: Decision) -> list[float]:
        """How much the bot likes each option, in the points of ``Mind.weigh``.

        >>> view = meadhall.load("mountain-king").match(players=2, seed=3).state.view(1)
        >>> bot = meadhall.bots.load("novice", "mountain-king", seed=1)
        >>> len(bot.liking(view, view.decision)) == len(view.decision.options)
        True
        """
        return self.mind.weigh(view.position, decision.seat, decision.options)

    def explain(self, view: View, decision: Decision, action: Action) -> list[Reason]:
        """What speaks for an option and what against it beside the best other one, the weightiest first.

        >>> game = meadhall.load("ice-garden")
        >>> state = game.scenario(at="influence", callo=dict(markers="A", population=1), freihoff={})
        >>> bot, view = meadhall.bots.load("adept", "ice-garden", seed=1), state.view(0)
        >>> reasons = bot.explain(view, view.decision, state.parse("influence A"))
        >>> state.say(reasons[0].message)
        'Wants to dominate the Coast of Sails (A)'
        """
        rival = best_other(self.liking(view, decision), decision.options, action)
        return reasons(self.mind, view, decision, action, rival)
