"""Actions, positions and matches survive a journey to another process."""

from __future__ import annotations

import pickle
import subprocess
import sys
from random import Random

import pytest

import meadhall
from meadhall.kernel.state import State
from meadhall.testing.kit import Setup, play_on
from tests.kernel.toys import DRAFT, DUEL

SETUPS = [Setup(DRAFT, 3), Setup(DUEL, 2), Setup(meadhall.load("ice-garden"), 3, mode="advanced")]


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_an_action_comes_back_as_the_one_object_it_is(setup: Setup) -> None:
    for action in setup.game.vocabulary.actions:
        assert pickle.loads(pickle.dumps(action)) is action


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_a_position_comes_back_equal_and_goes_on_alike(setup: Setup) -> None:
    match = setup.match(4)
    play_on(match, Random(4), 4)
    read: State = pickle.loads(pickle.dumps(match.state))
    assert read == match.state
    assert [decision.options for decision in read.decisions] == [d.options for d in match.state.decisions]
    seat = read.deciding[0]
    action = read.decisions[0].options[0]
    assert [repr(event) for event in read.apply(action, seat)] == [
        repr(event) for event in match.state.apply(action, seat)
    ]
    assert read == match.state


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_a_view_comes_back_with_what_it_shows(setup: Setup) -> None:
    match = setup.match(4)
    play_on(match, Random(4), 4)
    for viewer in (None, *range(setup.players)):
        view = match.state.view(viewer)
        assert pickle.loads(pickle.dumps(view)).to_json() == view.to_json()


def test_another_process_finds_the_game_by_itself() -> None:
    action = meadhall.load("ice-garden").vocabulary.parse("strike B callo unit2")
    program = "import pickle, sys; print(pickle.load(sys.stdin.buffer))"
    ran = subprocess.run([sys.executable, "-c", program], input=pickle.dumps(action), capture_output=True, check=True)
    assert ran.stdout.decode().strip() == "strike B callo unit2"
