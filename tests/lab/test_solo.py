"""One seat among bots: Gymnasium's own checks pass, and the bots play their part."""

from __future__ import annotations

import pickle
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from meadhall.bots import Bot
from meadhall.games import FIRST
from meadhall.kernel.action import Action
from meadhall.kernel.errors import BadField
from meadhall.kernel.state import Decision
from meadhall.kernel.view import View
from meadhall.lab.envs.solo import IDS, Solo
from tests.lab.tables import SHORT

NAMES = [name for name, slug in IDS.items() if slug in SHORT]


@pytest.mark.parametrize("name", NAMES)
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


@pytest.mark.parametrize("name", NAMES)
def test_a_game_against_bots_ends_with_its_reward(name: str) -> None:
    env = gymnasium.make(name, players=3, opponents="random,novice", **SHORT[IDS[name]])
    gain, steps = play(env, 3)
    result = env.unwrapped.session.state.result  # type: ignore[attr-defined]
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


class Last(Bot):
    """Takes the last option, and remembers how often it was asked."""

    asked = 0

    def choose(self, view: View, decision: Decision) -> Action:
        self.asked += 1
        return decision.options[-1]


def test_opponents_may_be_bots_or_classes_of_bots() -> None:
    bot = Last("ice-garden")
    env = Solo("ice-garden", players=4, opponents=[bot, Last, "novice"], seat=0)
    play(env, 1)
    assert env.bots[1] is bot
    assert bot.asked > 0
    assert [type(bot).__name__ for bot in env.bots.values()] == ["Last", "Last", "NoviceBot"]
    alone = Solo("ice-garden", players=3, opponents=bot, seat=2)
    alone.reset(seed=1)
    assert set(alone.bots.values()) == {bot}
    assert len(Solo("ice-garden", players=3, opponents=Last).opponents) == 2


@pytest.mark.parametrize(
    ("opponents", "problem"),
    [
        ([7], "7 is neither the name of a bot, nor a bot, nor a class of bots"),
        (None, "None is neither"),
        (Last("mountain-king"), "plays mountain-king, not ice-garden"),
        ("x:Y", "'x:Y'.* no module"),
        (["novice:"], "'novice:' names no style after the colon"),
        ("novice:x", "'novice:x'.* plays like 'x'"),
        ("master@x", "'x' is not a number of seconds"),
        (["novice", Last], "2 are named for 1 other seats"),
        ([], "0 are named for 1 other seats"),
    ],
)
def test_what_is_no_opponent_is_refused(opponents: Any, problem: str) -> None:
    with pytest.raises(BadField, match=problem) as error:
        Solo("ice-garden", opponents=opponents)
    assert error.value.field == "opponents"


@pytest.mark.parametrize("name", NAMES)
def test_masks_are_told_as_maskable_learners_ask_for_them(name: str) -> None:
    env = gymnasium.make(name, opponents="random", **SHORT[IDS[name]])
    observation, info = env.reset(seed=1)
    masks = env.get_wrapper_attr("action_masks")()
    assert masks.dtype == np.bool_
    assert (masks == observation["action_mask"]).all()
    assert masks.sum() == len(info["legal"])


@pytest.mark.parametrize("slug", FIRST)
def test_an_environment_goes_on_in_another_process(slug: str) -> None:
    env = Solo(slug, players=3, opponents="adept,novice", **SHORT[slug])
    observation, _ = env.reset(seed=2)
    for _ in range(5):
        observation, *_ = env.step(int(np.flatnonzero(observation["action_mask"])[-1]))
    other = pickle.loads(pickle.dumps(env))
    for _ in range(10):
        action = int(np.flatnonzero(observation["action_mask"])[-1])
        observation, *_ = env.step(action)
        again, *_ = other.step(action)
        assert (observation["observation"] == again["observation"]).all()


def test_numbers_and_switches_are_given_as_such() -> None:
    lords = Solo("dragon-lords", turn_limit=10, unlimited_dragonlords=True)
    assert lords.session.state.settings["turn_limit"] == "10"
    assert lords.session.state.settings["unlimited_dragonlords"] is True
