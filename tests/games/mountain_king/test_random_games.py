"""Hundreds of random games, over all numbers of players and all options."""

from __future__ import annotations

from random import Random

import pytest

import meadhall
from meadhall.games.mountain_king.facts import WAVES
from meadhall.games.mountain_king.state import MountainKingState
from tests.games import machine

CHUNKS, GAMES = 10, 26


def finished(seed: int) -> MountainKingState:
    rng = Random(seed)
    state = meadhall.load("mountain-king").new(
        2 + seed % 4,
        supplies=rng.choice(["falling", "level"]),
        battle_boost=rng.random() < 0.5,
        foreign_lairs=rng.random() < 0.5,
    )
    assert isinstance(state, MountainKingState)
    return machine.finished(state, rng)


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
