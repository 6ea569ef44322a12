"""One seat among bots: Gymnasium's own checks pass, and the bots play their part."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from meadhall.kernel.errors import BadField
from meadhall.lab.envs.solo import IDS
from tests.lab.tables import SHORT


@pytest.mark.parametrize("name", IDS)
@pytest.mark.parametrize("opponents", ["random", "novice", "adept"])
def test_gymnasium_finds_nothing_wrong(name: str, opponents: str) -> None:
    env = gymnasium.make(name, opponents=opponents, seat=1, render_mode="ansi", **SHORT[IDS[name]])
    check_env(env.unwrapped)


def play(env: Any, seed: int, most: int = 5000) -> tuple[float, int]:
    """A game at random with legal actions; the reward and the number of steps."""
    rng = np.random.default_rng(seed)
    observation, _ = env.reset(seed=seed)
    gain, over, steps = 0.0, False, 0
    while not over and steps < most:
        observation, reward, over, _, info = env.step(rng.choice(np.flatnonzero(observation["action_mask"])))
        assert not info["illegal"]
        gain += float(reward)
        steps += 1
    assert over
    return gain, steps


@pytest.mark.parametrize("name", IDS)
def test_a_game_against_bots_ends_with_its_reward(name: str) -> None:
    env = gymnasium.make(name, players=3, opponents="random,novice", **SHORT[IDS[name]])
    gain, steps = play(env, 3)
    result = env.unwrapped.sitting.state.result  # type: ignore[attr-defined]
    assert result is not None
    assert (gain > 0) == (env.unwrapped.seat in result.winners)  # type: ignore[attr-defined]
    assert play(env, 3) == (gain, steps)


def test_the_solo_game_of_the_ice_garden_has_no_opponents() -> None:
    gain, _ = play(gymnasium.make("meadhall/IceGarden-v0", players=1), 1)
    assert gain in (-1, 1)


def test_without_a_seat_it_is_drawn_by_lot() -> None:
    env = gymnasium.make("meadhall/IceGarden-v0", players=4, opponents="random")
    seats = {env.reset(seed=seed)[1]["seat"] for seed in range(20)}
    assert seats == {0, 1, 2, 3}


def test_a_master_sits_down_too() -> None:
    env = gymnasium.make("meadhall/IceGarden-v0", opponents="master@0.001", seat=0)
    observation, _ = env.reset(seed=1)
    for _ in range(3):
        observation, *_ = env.step(np.flatnonzero(observation["action_mask"])[0])
    assert observation["action_mask"].any()


def test_wrong_opponents_and_seats_are_refused_by_name() -> None:
    with pytest.raises(BadField, match="2 are named for 1"):
        gymnasium.make("meadhall/IceGarden-v0", opponents="novice,adept")
    with pytest.raises(BadField, match="seat"):
        gymnasium.make("meadhall/IceGarden-v0", seat=2)
