"""A thousand random games and more, over all numbers of players and all options."""

from __future__ import annotations

from random import Random

import pytest

import meadhall
from meadhall.games.mountain_king.state import Mountain
from meadhall.games.mountain_king.table import WAVES
from meadhall.kernel.step import Together

CHUNKS, GAMES = 20, 52
MOST = 5000


def finished(seed: int) -> Mountain:
    rng = Random(seed)
    state = meadhall.load("mountain-king").new(
        2 + seed % 4,
        supplies=rng.choice(["falling", "level"]),
        battle_boost=rng.random() < 0.5,
        foreign_lairs=rng.random() < 0.5,
    )
    assert isinstance(state, Mountain)
    for _ in range(MOST):
        fate, step = state.fate, state.agenda[-1]
        if fate is not None:
            state.apply(fate.sample(rng))
        elif isinstance(step, Together):
            seat = rng.choice(step.waiting(state))
            state.apply(rng.choice(step.options(state, seat)), seat)
        else:
            state.apply(rng.choice(state.legal()))
        if state.over:
            return state
    raise AssertionError("the game does not end")


@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_games_end_after_three_waves_with_the_components_whole(chunk: int) -> None:
    for seed in range(chunk * GAMES, (chunk + 1) * GAMES):
        state = finished(seed)
        state.check()
        result = state.result
        assert result is not None
        assert state.wave == WAVES
        assert result.ending == "honour"
        assert result.scores == tuple(state.score)
        assert set(result.winners) <= {seat for seat, score in enumerate(state.score) if score == max(state.score)}
        assert sum(state.supply) == 0
