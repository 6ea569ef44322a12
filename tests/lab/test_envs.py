"""The PettingZoo environments pass PettingZoo's own tests, and do what they promise."""

from __future__ import annotations

import pickle
import re
from types import ModuleType
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, max_cycles_test, parallel_api_test, parallel_seed_test, seed_test
from pettingzoo.test.state_test import state_test
from pettingzoo.utils.wrappers import TerminateIllegalWrapper

import meadhall
from meadhall.games import FIRST
from meadhall.kernel.errors import BadField, OptionError
from meadhall.kernel.result import Result
from meadhall.lab import envs
from meadhall.lab.envs import dragon_lords_v0, ice_garden_v0, mountain_king_v0
from meadhall.lab.envs.aec import seat_of
from meadhall.lab.envs.pixels import unfiltered
from meadhall.lab.envs.session import PENALTY
from meadhall.lab.payoffs import payoffs
from tests.lab.tables import SHORT, TABLES

MODULES: dict[str, Any] = {slug: getattr(envs, f"{slug.replace('-', '_')}_v0") for slug in SHORT}

# PettingZoo lists the names of those of its own environments whose observations are dictionaries with masks.
pytestmark = [
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
]


@pytest.mark.parametrize(("slug", "players"), TABLES)
def test_pettingzoo_finds_nothing_wrong(slug: str, players: int) -> None:
    api_test(MODULES[slug].env(players=players, **SHORT[slug]), num_cycles=400)


@pytest.mark.parametrize("slug", MODULES)
def test_the_same_seed_gives_the_same_game(slug: str) -> None:
    seed_test(lambda: MODULES[slug].env(**SHORT[slug]), num_cycles=100)
    parallel_seed_test(lambda: MODULES[slug].parallel_env(**SHORT[slug]), num_cycles=100)


@pytest.mark.parametrize("slug", MODULES)
def test_pettingzoo_counts_the_cycles(slug: str) -> None:
    max_cycles_test(MODULES[slug])


@pytest.mark.parametrize("slug", MODULES)
def test_pettingzoo_finds_nothing_wrong_with_all_seats_at_once(slug: str) -> None:
    parallel_api_test(MODULES[slug].parallel_env(players=3, **SHORT[slug]), num_cycles=150)


@pytest.mark.parametrize("slug", MODULES)
def test_a_table_can_be_looked_at(slug: str) -> None:
    for make in (MODULES[slug].env, MODULES[slug].parallel_env):
        shown = {}
        for mode in ("svg", "ansi"):
            env = make(render_mode=mode)
            env.reset(seed=1)
            shown[mode] = env.render()
        assert shown["svg"].startswith("<svg")
        assert len(shown["ansi"].splitlines()) > 5
    env = MODULES[slug].env()
    env.reset(seed=1)
    assert env.unwrapped.render() is None


@pytest.mark.parametrize("module", MODULES.values(), ids=MODULES)
def test_an_environment_bears_the_name_of_its_module(module: ModuleType) -> None:
    assert str(module.env()) == module.__name__.rpartition(".")[2]


def test_a_picture_has_pixels() -> None:
    """Only of one game here: a picture takes its time."""
    env = ice_garden_v0.raw_env(render_mode="rgb_array")
    env.reset(seed=1)
    seen = env.render()
    svg = env.session.render("svg")
    assert isinstance(seen, np.ndarray)
    assert isinstance(svg, str)
    width, height = (int(size) for size in re.findall(r' (?:width|height)="(\d+)"', svg)[:2])
    assert seen.shape == (height, width, 3)
    assert seen.dtype == np.uint8
    assert len(np.unique(seen.reshape(-1, 3), axis=0)) > 100
    # The paper is what most of the picture is.
    colours, counts = np.unique(seen.reshape(-1, 3), axis=0, return_counts=True)
    assert colours[counts.argmax()].min() > 200


@pytest.mark.parametrize("kind", range(5))
def test_each_filter_of_a_png_is_undone(kind: int) -> None:
    """Compared with the rule of each filter, pixel by pixel."""
    rng = np.random.default_rng(kind)
    told = rng.integers(0, 256, (5, 7, 4)).astype(np.int16)
    made = unfiltered(np.full(5, kind, np.uint8), told).astype(int)
    padded = np.zeros((6, 8, 4), int)
    padded[1:, 1:] = made
    for y, x, channel in np.ndindex(5, 7, 4):
        left, above, corner = padded[y + 1, x, channel], padded[y, x + 1, channel], padded[y, x, channel]
        paeth = min((left, above, corner), key=lambda one: abs(left + above - corner - one))
        expected = (0, left, above, (left + above) // 2, paeth)[kind]
        assert made[y, x, channel] == (told[y, x, channel] + expected) % 256


@pytest.mark.parametrize("slug", MODULES)
def test_a_critic_may_see_everything(slug: str) -> None:
    """The state is as long as an observation, is the same whoever looks, and tells apart what players cannot."""
    env, parallel = MODULES[slug].env(**SHORT[slug]), MODULES[slug].parallel_env(**SHORT[slug])
    state_test(env, parallel, num_cycles=20)
    env.reset(seed=3)
    state = env.state()
    assert state.shape == env.state_space.shape == env.observe("player_0")["observation"].shape
    if slug == "mountain-king":
        assert (state != env.observe("player_0")["observation"]).any()


@pytest.mark.parametrize("slug", FIRST)
@pytest.mark.parametrize("door", ["env", "raw_env", "parallel_env"])
def test_an_environment_goes_on_in_another_process(slug: str, door: str) -> None:
    env = getattr(MODULES[slug], door)(players=3, **SHORT[slug])
    env.reset(seed=5)
    for _ in range(30):
        go_on(env)
    other = pickle.loads(pickle.dumps(env))
    for _ in range(30):
        go_on(env)
        go_on(other)
        for agent in env.possible_agents:
            seen, again = (one.unwrapped.observe(agent) for one in (env, other))
            assert (seen["observation"] == again["observation"]).all()
            assert (seen["action_mask"] == again["action_mask"]).all()


def go_on(env: Any) -> None:
    """Everybody who is asked does the last thing they may."""
    table = env.unwrapped
    wanted = {agent: int(table.observe(agent)["action_mask"].nonzero()[0][-1:].sum()) for agent in env.agents}
    env.step(wanted[env.agent_selection] if hasattr(env, "agent_selection") else wanted)


def play(env: Any, seed: int) -> dict[str, float]:
    """A game at random with legal actions; what everybody got."""
    rng = np.random.default_rng(seed)
    env.reset(seed=seed)
    gains = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        observation, reward, terminated, truncated, info = env.last()
        gains[agent] += reward
        action = None
        if not terminated and not truncated:
            legal = np.flatnonzero(observation["action_mask"])
            words = [str(env.unwrapped.session.game.vocabulary.decode(int(number))) for number in legal]
            assert words == info["legal"]
            action = rng.choice(legal)
        env.step(action)
    return gains


@pytest.mark.parametrize(("slug", "players"), TABLES)
def test_who_wins_is_paid_by_the_others(slug: str, players: int) -> None:
    env = MODULES[slug].env(players=players, **SHORT[slug])
    gains = play(env, 11)
    result = env.unwrapped.session.state.result
    assert result is not None
    for agent, gain in gains.items():
        assert (gain > 0) == (seat_of(agent) in result.winners and len(result.winners) < max(players, 2))
    if players > 1:
        assert sum(gains.values()) == pytest.approx(0)


def test_a_win_is_worth_one_and_shared() -> None:
    assert payoffs(Result((1,), (0, 9), ""), 2) == [-1, 1]
    assert payoffs(Result((0,), (9, 0, 0), ""), 3) == [1, -0.5, -0.5]
    assert payoffs(Result((0, 2), (9, 0, 9), ""), 3) == pytest.approx([0.25, -0.5, 0.25])
    assert payoffs(Result((), (0, 0), ""), 2) == [0, 0]
    assert payoffs(Result((0,), (9,), ""), 1) == [1]
    assert payoffs(Result((1,), (9, 50), ""), 1) == [-1]


def test_an_illegal_answer_costs_and_is_replaced() -> None:
    env = ice_garden_v0.env()
    env.reset(seed=2)
    agent = env.agent_selection
    mask = env.last()[0]["action_mask"]
    env.step(int(np.flatnonzero(mask == 0)[0]))
    assert env.rewards[agent] == PENALTY
    assert env.infos[agent]["illegal"]
    assert env.unwrapped.session.state.decision is not None


def test_whoever_wants_it_stricter_wraps_it() -> None:
    env = TerminateIllegalWrapper(ice_garden_v0.raw_env(), illegal_reward=-1)
    env.reset(seed=2)
    mask = env.last()[0]["action_mask"]
    env.step(int(np.flatnonzero(mask == 0)[0]))
    assert all(env.terminations.values())


def test_a_mask_tells_the_options_of_whoever_is_asked() -> None:
    """All lay their cards at once: each has a mask, and whoever answered first is no longer asked."""
    env = mountain_king_v0.env(players=3)
    env.reset(seed=1)
    session = env.unwrapped.session
    assert session.state.deciding == (0, 1, 2)
    assert all(env.observe(agent)["action_mask"].any() for agent in env.agents)
    before = env.observe("player_1")["observation"]
    env.step(int(np.flatnonzero(env.last()[0]["action_mask"])[0]))
    assert env.agent_selection == "player_1"
    assert not env.observe("player_0")["action_mask"].any()
    asked = {one.name: one for one in env.describe()}["asked"]
    changed = np.flatnonzero(env.observe("player_1")["observation"] != before)
    assert set(changed) <= set(step_slice(env)) | set(range(asked.start, asked.stop))


def step_slice(env: Any) -> range:
    """Where the numbers of the step stand: there one sees that somebody has answered, not what."""
    piece = {one.name: one for one in env.describe()}["agenda.numbers"]
    return range(piece.start, piece.stop)


def test_options_are_keyword_arguments() -> None:
    env = ice_garden_v0.env(players=4, edition="first", characters="dealt")
    env.reset(seed=1)
    assert env.unwrapped.session.state.settings["edition"] == "first"
    assert len(env.possible_agents) == 4
    with pytest.raises(OptionError, match="did you mean edition"):
        ice_garden_v0.env(editon="first")
    with pytest.raises(BadField, match="render_mode"):
        ice_garden_v0.env(render_mode="human")


def test_a_game_without_an_end_has_one_here() -> None:
    game = meadhall.load("dragon-lords")
    state = dragon_lords_v0.raw_env().session.state
    assert state.settings["turn_limit"] == game.for_simulations["turn_limit"]
