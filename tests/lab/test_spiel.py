"""The games in OpenSpiel: its own simulations pass, its bots play, and nobody learns what they may not know."""

from __future__ import annotations

import pickle
from random import Random
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python import rl_environment
from open_spiel.python.algorithms.ismcts import ISMCTSBot
from open_spiel.python.algorithms.mcts import MCTSBot, RandomRolloutEvaluator

import meadhall
from meadhall.kernel.errors import OptionError
from meadhall.lab.spiel import GAMES, OutlookEvaluator
from meadhall.lab.spiel.parameters import as_option, options_of, parameters_of

SHORT: dict[str, dict[str, Any]] = {name: {} for name in GAMES} | {"meadhall_dragon_lords": {"turn_limit": 3}}
SEATS = [(name, n) for name, game in GAMES.items() for n in meadhall.load(game.slug).seats if 1 < n < 5]
OURS = ["meadhall_ice_garden", "meadhall_mountain_king", "meadhall_dragon_lords"]
SECRETIVE = ["meadhall_mountain_king", "meadhall_dragon_lords"]


def load(name: str, players: int = 2) -> Any:
    return pyspiel.load_game(name, {**SHORT[name], "players": players})


def fate_answers(state: Any, rng: np.random.RandomState) -> None:
    actions, chances = zip(*state.chance_outcomes(), strict=True)
    state.apply_action(int(rng.choice(actions, p=chances)))


def after(state: Any, decisions: int, seed: int = 1) -> Any:
    """A state after so many decisions at random, at the next decision."""
    rng = np.random.RandomState(seed)
    while not state.is_terminal() and (decisions or state.is_chance_node()):
        if state.is_chance_node():
            fate_answers(state, rng)
        else:
            state.apply_action(int(rng.choice(state.legal_actions())))
            decisions -= 1
    return state


@pytest.mark.parametrize("name", GAMES)
def test_openspiel_finds_nothing_wrong(name: str) -> None:
    pyspiel.random_sim_test(load(name), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize(("name", "players"), SEATS)
def test_openspiel_plays_it_as_it_tests_its_own_games(name: str, players: int) -> None:
    from open_spiel.python.tests import games_sim_test  # It takes as long to load as all our tests of a folder.

    np.random.seed(players)  # Its tests draw from the generator that all share.
    games_sim_test.GamesSimTest("sim_game").sim_game(load(name, players))


@pytest.mark.parametrize("name", OURS)
def test_openspiel_knows_what_kind_of_game_it_is(name: str) -> None:
    game = load(name, 3)
    kind = game.get_type()
    assert kind.chance_mode == pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC
    assert (kind.information == pyspiel.GameType.Information.IMPERFECT_INFORMATION) == (name in SECRETIVE)
    assert game.num_players() == 3
    assert game.num_distinct_actions() == len(meadhall.load(GAMES[name].slug).vocabulary)
    assert str(pyspiel.load_game(str(game))) == str(game)


def whole_game(game: Any, bots: list[Any]) -> Any:
    rng = np.random.RandomState(2)
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            fate_answers(state, rng)
        else:
            state.apply_action(bots[state.current_player()].step(state))
    return state


@pytest.mark.parametrize("name", GAMES)
def test_a_tree_search_of_openspiel_plays_a_whole_game(name: str) -> None:
    game = load(name)
    rng = np.random.RandomState(1)
    bots = [MCTSBot(game, 1.5, 3, OutlookEvaluator(), random_state=rng, solve=False) for _ in range(2)]
    state = whole_game(game, bots)
    assert sum(state.returns()) == 0
    assert state.playthrough.state.result is not None


def test_a_tree_search_may_also_play_on_at_random() -> None:
    game = load("meadhall_ice_garden")
    rng = np.random.RandomState(1)
    bot = MCTSBot(game, 1.5, 3, RandomRolloutEvaluator(1, rng), random_state=rng)
    state = after(game.new_initial_state(), 5)
    assert bot.step(state) in state.legal_actions()


@pytest.mark.parametrize("name", SECRETIVE)
def test_a_search_over_information_states_gets_imagined_worlds(name: str) -> None:
    game = load(name)
    rng = np.random.RandomState(1)
    bot = ISMCTSBot(game=game, evaluator=OutlookEvaluator(), uct_c=1.5, max_simulations=6, random_state=rng)
    state = after(game.new_initial_state(), 30)
    for _ in range(3):
        state.apply_action(bot.step(state))
        after(state, 0)
    assert not state.is_terminal()


@pytest.mark.parametrize("name", GAMES)
def test_what_a_player_cannot_know_is_in_no_string_and_no_tensor(name: str) -> None:
    game = load(name, 3)
    rng = Random(3)
    for decisions in (0, 3, 40, 120):
        state = after(game.new_initial_state(), decisions)
        for player in range(3):
            other = state.resample_from_infostate(player, rng.random)
            assert other.information_state_string(player) == state.information_state_string(player)
            assert other.observation_string(player) == state.observation_string(player)
            assert other.observation_tensor(player) == state.observation_tensor(player)
            assert other.current_player() == state.current_player()
            if state.current_player() == player:
                assert other.legal_actions() == state.legal_actions()


@pytest.mark.parametrize("name", GAMES)
def test_an_observer_sees_the_same_whatever_it_has_seen_before(name: str) -> None:
    """States of one game, of another one, and back again."""
    game = load(name)
    states = [after(game.new_initial_state(), decisions, seed) for decisions, seed in ((5, 1), (40, 2), (6, 1), (5, 1))]
    observer = game.make_py_observer()
    for state in states:
        for player in range(2):
            observer.set_from(state, player)
            fresh = game.make_py_observer()
            fresh.set_from(state, player)
            assert (observer.tensor == fresh.tensor).all()


def test_an_imagined_state_goes_on_but_is_not_saved() -> None:
    state = after(load("meadhall_mountain_king").new_initial_state(), 10)
    other = state.resample_from_infostate(0, Random(1).random)
    assert after(other.clone(), 5).history() != state.history()
    with pytest.raises(pickle.PicklingError):
        pickle.dumps(other.playthrough)


def test_an_information_state_remembers_what_the_view_does_not_show() -> None:
    """Two ways to the same view differ in memory: in what the player itself did, and in what it heard."""
    state = after(load("meadhall_ice_garden").new_initial_state(), 20)
    player = state.current_player()
    action = state.legal_actions()[0]
    said = state.action_to_string(action)
    state.apply_action(action)
    assert f"{player}: {said}" in state.information_state_string(player)
    assert state.observation_string(player) == state.information_state_string(player).splitlines()[-1]


def test_what_others_do_in_secret_is_not_remembered() -> None:
    """All choose at once: that somebody has chosen can be seen, but not what."""
    state = after(load("meadhall_mountain_king").new_initial_state(), 0)
    assert state.playthrough.state.deciding == (0, 1)
    first, second = (state.child(action) for action in state.legal_actions()[:2])
    assert first.current_player() == 1
    assert first.playthrough.state.deciding == (1,)
    assert first.information_state_string(1) == second.information_state_string(1)
    assert first.information_state_string(0) != second.information_state_string(0)


@pytest.mark.parametrize("name", GAMES)
def test_copies_go_their_own_way_and_saves_come_back(name: str) -> None:
    state = after(load(name).new_initial_state(), 25)
    said = str(state)
    after(state.clone(), 5)
    assert str(state) == said
    _, again = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(state.get_game(), state))
    assert str(again) == said
    assert again.information_state_string(0) == state.information_state_string(0)


def test_learners_of_openspiel_get_a_time_step() -> None:
    env = rl_environment.Environment(load("meadhall_ice_garden"))
    step = env.reset()
    legal = step.observations["legal_actions"][step.observations["current_player"]]
    step = env.step([legal[0]])
    assert len(step.observations["info_state"][0]) == env.observation_spec()["info_state"][0]


@pytest.mark.parametrize("slug", meadhall.games())
def test_parameters_are_options(slug: str) -> None:
    game = meadhall.load(slug)
    parameters = parameters_of(game)
    defaults = {name: option.default for name, option in game.options.items()} | game.for_simulations
    assert options_of(game, parameters) == defaults


def test_words_that_openspiel_cannot_spell_are_spelled_otherwise() -> None:
    lords = meadhall.load("dragon-lords")
    assert as_option(lords.options["turn_limit"], 0) == "none"
    assert as_option(lords.options["turn_limit"], 20) == "20"
    game = pyspiel.load_game("meadhall_ice_garden(characters=callo/freihoff)")
    assert game.new_initial_state().playthrough.state.settings["characters"] == "callo,freihoff"
    with pytest.raises(OptionError, match="kingdoms"):
        pyspiel.load_game("meadhall_dragon_lords(kingdoms=9)")
