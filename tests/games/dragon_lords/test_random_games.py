"""Hundreds of random games over all numbers of players, victory conditions and options, each to its end."""

from __future__ import annotations

from random import Random

import pytest

import meadhall
from meadhall.games.dragon_lords.rules.course.ending import BLOODLUST, KINGDOMS, LAST, TURN_LIMIT
from meadhall.games.dragon_lords.state import DragonLordsState
from tests.games import machine

CHUNKS, GAMES = 10, 26


def options(seed: int) -> dict[str, str | bool]:
    """Some mixture of the options, another one for each seed."""
    rng = Random(f"options {seed}")
    switches = ("bloodlust", "unlimited_dragonlords", "strong_wizards", "reduced_combat", "bid", "always_pause")
    return {
        "two_players": rng.choice(["peoples", "tundra", "open"]),
        "kingdoms": rng.choice(["3", "4", "5", "6"]),
        "dragonlords": rng.choice(["standard", "weak", "strong"]),
        "victory_moment": rng.choice(["at-once", "end-of-turn"]),
        "turn_limit": rng.choice(["3", "3", "10"]),
    } | {name: rng.random() < 0.3 for name in switches}


def finished(seed: int) -> DragonLordsState:
    rng = Random(seed)
    state = meadhall.load("dragon-lords").new(2 + seed % 3, **options(seed))
    assert isinstance(state, DragonLordsState)
    return machine.finished(state, rng)


@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_games_end_with_the_components_whole(chunk: int) -> None:
    for seed in range(chunk * GAMES, (chunk + 1) * GAMES):
        state = finished(seed)
        state.check()
        result = state.result
        assert result is not None
        assert result.ending in (KINGDOMS, BLOODLUST, LAST, TURN_LIMIT)
        assert result.winners
        assert result.scores == tuple(state.kingdoms_led(seat) for seat in range(state.players))
        if result.ending == TURN_LIMIT:
            assert state.round == int(state.settings["turn_limit"])
