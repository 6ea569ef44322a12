"""Declared options and numbers of players."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from meadhall.kernel.errors import OptionError
from meadhall.kernel.option import Option, read_options
from tests.kernel.toys import DRAFT, DUEL

DECLARED = {
    "speed": Option("speed", "slow", "how fast", ["slow", "quick"]),
    "open": Option("open", False, "cards lie open"),
    "names": Option("names", "", "free text"),
    "limit": Option("limit", "none", "an end", ["none", "10", "20"]),
}


def test_what_is_not_given_has_its_default() -> None:
    assert read_options(DECLARED, {}) == {"speed": "slow", "open": False, "names": "", "limit": "none"}
    assert read_options(DECLARED, {"speed": "quick"})["speed"] == "quick"


@pytest.mark.parametrize(
    ("said", "meant"), [(True, True), ("yes", True), ("ON", True), ("no", False), ("False", False), (False, False)]
)
def test_a_switch_understands_words(said: object, meant: bool) -> None:
    assert read_options(DECLARED, {"open": said})["open"] is meant


@pytest.mark.parametrize("said", [10, "10", np.int64(10), np.uint8(10)])
def test_a_number_among_the_choices_may_be_given_as_one(said: object) -> None:
    assert read_options(DECLARED, {"limit": said})["limit"] == "10"


@pytest.mark.parametrize(
    ("given", "field", "problem"),
    [
        ({"sped": "slow"}, "sped", "did you mean speed?"),
        ({"xyz": 1}, "xyz", "there are speed, open, names, limit"),
        ({"speed": "fast"}, "speed", "'fast' is none of slow, quick"),
        ({"speed": 3}, "speed", "3 is none of slow, quick"),
        ({"limit": 15}, "limit", "15 is none of none, 10, 20"),
        ({"limit": np.int64(15)}, "limit", "15 is none of none, 10, 20"),
        ({"limit": True}, "limit", "True is of type bool, not one of none, 10, 20"),
        ({"limit": 10.0}, "limit", "10.0 is of type float, not one of none, 10, 20"),
        ({"limit": np.array([10, 20])}, "limit", "is of type ndarray, not one of none, 10, 20"),
        ({"names": 3}, "names", "3 is not a word"),
        ({"names": np.int64(3)}, "names", "is not a word"),
        ({"speed": None}, "speed", "None is of type NoneType, not one of slow, quick"),
        ({"open": "perhaps"}, "open", "neither yes nor no"),
        ({"open": 1}, "open", "neither yes nor no"),
    ],
)
def test_wrong_options_are_refused_by_name(given: dict[str, Any], field: str, problem: str) -> None:
    with pytest.raises(OptionError) as wrong:
        read_options(DECLARED, given)
    assert wrong.value.field == field
    assert problem in wrong.value.problem


@pytest.mark.parametrize("players", [0, 1, 5, -1, True, "2", 2.5, 2.0, np.int64(5)])
def test_a_wrong_number_of_players_is_refused(players: Any) -> None:
    with pytest.raises(OptionError, match="takes 2, 3, 4") as wrong:
        DRAFT.new(players)
    assert wrong.value.field == "players"


def test_a_number_of_players_may_be_of_any_whole_kind() -> None:
    three: Any = np.int64(3)
    state = DRAFT.new(three)
    assert type(state.players) is int
    assert DRAFT.from_json(state.to_json()) == state


def test_without_a_number_the_smallest_table_is_set() -> None:
    assert DRAFT.new().players == 2


def test_a_game_refuses_unknown_options() -> None:
    with pytest.raises(OptionError) as wrong:
        DUEL.match(2, seed=1, rude=True)
    assert wrong.value.field == "rude"


def test_options_show_themselves() -> None:
    assert repr(DECLARED["speed"]) == "Option(speed: slow | quick = 'slow')"
    assert repr(DECLARED["open"]) == "Option(open: bool = False)"
