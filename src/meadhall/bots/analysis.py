"""The options of a decision, best first, with what a master's search found out about each."""

from __future__ import annotations

from typing import NamedTuple

from meadhall.bots.master import SECONDS, MasterBot
from meadhall.bots.reasons import Reason
from meadhall.kernel.action import Action
from meadhall.kernel.state import Decision
from meadhall.kernel.view import View


class Ranked(NamedTuple):
    """``chance`` is how likely the seat is to win if it does so, as far as the search has seen; None if it was never
    tried. ``reasons`` say what sets it apart from the next best option; only the first options have any.

    >>> state = meadhall.load("mountain-king").match(players=2, seed=3).state
    >>> best = meadhall.bots.analyse(state.view(1), simulations=10)[0]
    >>> best.action in state.decision_of(1).options, best.tried > 0
    (True, True)
    """

    action: Action
    chance: float | None
    tried: int
    reasons: list[Reason]


def analyse(
    view: View,
    decision: Decision | None = None,
    seconds: float = SECONDS,
    simulations: int | None = None,
    explained: int = 0,
    seed: int = 0,
) -> list[Ranked]:
    """Every option of what the seat of the view is asked, the most promising first.

    It takes ``seconds``, or as many ``simulations``, once for all options and once more for each that is ``explained``.

    >>> game = meadhall.load("ice-garden")
    >>> state = game.scenario(at="influence", callo=dict(markers="A", population=1), freihoff={})
    >>> sorted(str(ranked.action) for ranked in meadhall.bots.analyse(state.view(0), simulations=10))
    ['influence A', 'pass']
    """
    decision = decision or view.decision
    if decision is None:
        return []
    bot = MasterBot(view.position.game.slug, seed, "", seconds, simulations)
    arms = bot.search(view, decision).by_option
    best = sorted(decision.options, key=lambda option: (-arms[option].tried, -arms[option].prior))
    return [
        Ranked(
            option,
            arms[option].total / arms[option].tried if arms[option].tried else None,
            arms[option].tried,
            bot.explain(view, decision, option) if n < explained else [],
        )
        for n, option in enumerate(best)
    ]
