"""What OpenSpiel's tree searches ask of a game's mind: who is ahead, and what to look at first."""

from __future__ import annotations

from math import exp

from meadhall.kernel.extras import brought_by
from meadhall.lab.spiel.game import SpielState

with brought_by("openspiel"):
    import numpy as np
    from numpy.typing import NDArray
    from open_spiel.python.algorithms.mcts import Evaluator


class OutlookEvaluator(Evaluator):
    """Judges a position as the bots of the house do, instead of playing it to its end."""

    def evaluate(self, state: SpielState) -> NDArray[np.float64]:
        """What each seat can hope for, between -1 and 1."""
        if state.is_terminal():
            return np.array(state.returns())
        position = state.playthrough.state
        chances = np.array(position.game.mind().outlook(position))
        return (chances * position.players - 1) / (position.players - 1)

    def prior(self, state: SpielState) -> list[tuple[int, float]]:
        """How likely each action is at first sight."""
        if state.is_chance_node():
            return state.chance_outcomes()
        position = state.playthrough.state
        seat = state.playthrough.asked
        decision = position.decision_of(seat)
        assert decision is not None
        points: list[float] = position.game.mind().weigh(position, seat, decision.options)
        best = max(points)
        shares = [exp(point - best) for point in points]
        total = sum(shares)
        return [(action.index, share / total) for action, share in zip(decision.options, shares, strict=True)]
