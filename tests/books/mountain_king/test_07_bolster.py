"""Chapter 7, Bolster: Trolls from the supply into one dominated place."""

from __future__ import annotations

import pytest

from meadhall.games.mountain_king import MountainKing
from tests.books.mountain_king.table import events, options, pawn, play, question, trolls, why

EMPTY = "moon1:10 granite1:10"
"""With five Trolls more the supply is empty."""


@pytest.mark.rule("MK-7.1")
def test_only_dominated_caverns_and_own_lairs_are_bolstered(game: MountainKing) -> None:
    s = game.scenario(
        at="bolster",
        alone=True,
        blue={"lairs": 1, "trolls": "ice1 ice2:3"},
        red={"lairs": 2, "trolls": "ice2 fire1"},
        gnomes="mud1",
    )
    assert options(s) == {"pass", "bolster ice1", "bolster lair-1a", "bolster lair-1b"}
    for elsewhere in ("ice2", "ice3", "fire1", "mud1", "lair-2a", "lair-3a"):
        assert why(s, f"bolster {elsewhere}") == "MK-7.1"


@pytest.mark.rule("MK-7.2")
def test_all_trolls_go_to_one_place(game: MountainKing) -> None:
    s = game.scenario(at="bolster", alone=True, power=2, blue={"lairs": 1, "trolls": "ice1"})
    play(s, "bolster ice1")
    assert why(s, "bolster lair-1a") == "MK-7.2"
    play(s, "trolls 2")
    assert question(s) == "ask-rest"
    assert trolls(s, "blue") == {"ice1": 3}


@pytest.mark.rule("MK-7.3")
def test_power_limits_how_many_trolls_are_added(game: MountainKing) -> None:
    s = game.scenario(at="bolster", alone=True, power=3, blue={"lairs": 1})
    play(s, "bolster lair-1a")
    assert options(s) == {"trolls 1", "trolls 2", "trolls 3"}
    assert why(s, "trolls 4") == "MK-7.3"


@pytest.mark.rule("MK-7.3")
def test_fewer_may_be_added_and_even_none(game: MountainKing) -> None:
    s = game.scenario(at="bolster", alone=True, power=3, blue={"lairs": 1})
    other = s.copy()
    assert events(play(other, "pass")) == ["idle"]
    assert trolls(other, "blue") == {}
    play(s, "bolster lair-1a", "trolls 1")
    assert question(s) == "ask-rest"
    assert trolls(s, "blue") == {"lair-1a": 1}


@pytest.mark.rule("MK-7.4")
def test_the_supply_limits_too(game: MountainKing) -> None:
    s = game.scenario(at="bolster", alone=True, power=4, blue={"lairs": 1, "trolls": f"{EMPTY} b:3"})
    play(s, "bolster lair-1a")
    assert options(s) == {"trolls 1", "trolls 2"}
    assert why(s, "trolls 3") == "MK-7.4"
    play(s, "trolls 2")
    assert trolls(s, "blue")["lair-1a"] == 2
    assert s.stock[0] == 0


@pytest.mark.rule("MK-7.4")
def test_pawns_are_not_taken_from_the_supply(game: MountainKing) -> None:
    s = game.scenario(
        at="bolster", alone=True, power=4, blue={"lairs": 1, "trolls": f"{EMPTY} b:3", "pawns": "morgar:ice1"}
    )
    play(s, "bolster lair-1a")
    assert options(s) == {"trolls 1", "trolls 2"}


@pytest.mark.rule("MK-7.5")
@pytest.mark.reading("MK 14")
def test_with_an_empty_supply_own_units_come_from_anywhere(game: MountainKing) -> None:
    s = game.scenario(
        at="bolster",
        alone=True,
        power=2,
        blue={"lairs": 1, "trolls": f"{EMPTY} b:3 a:2", "pawns": "morgar:fire1 okkag:lair-1a"},
        red={"trolls": "mud1"},
    )
    play(s, "bolster lair-1a")
    assert options(s) == {
        "done",
        *("send moon1 1", "send moon1 2"),
        *("send granite1 1", "send granite1 2"),
        *("send lair-1b 1", "send lair-1b 2"),
        "send morgar",
    }
    assert why(s, "trolls 1") == "MK-7.4"
    assert why(s, "bolster lair-1b") == "MK-7.2"
    assert why(s, "send moon1 3") == "MK-7.5"
    play(s, "send morgar")
    assert options(s) == {"done", "send moon1 1", "send granite1 1", "send lair-1b 1"}
    play(s, "send moon1 1")
    assert question(s) == "ask-rest"
    assert trolls(s, "blue") == {"moon1": 9, "granite1": 10, "lair-1a": 3, "lair-1b": 3}
    assert pawn(s, "morgar") == "lair-1a"


@pytest.mark.rule("MK-7.5")
def test_moving_may_stop_early(game: MountainKing) -> None:
    s = game.scenario(at="bolster", alone=True, power=3, blue={"lairs": 1, "trolls": f"{EMPTY} a:5"})
    play(s, "bolster lair-1b", "send lair-1a 1", "done")
    assert question(s) == "ask-rest"
    assert trolls(s, "blue")["lair-1b"] == 1


@pytest.mark.rule("MK-7.5")
@pytest.mark.reading("MK 48")
def test_when_the_supply_runs_dry_halfway_the_rest_of_the_power_moves_units(game: MountainKing) -> None:
    s = game.scenario(
        at="bolster", alone=True, power=4, blue={"lairs": 1, "trolls": f"{EMPTY} b:3", "pawns": "morgar:ice1"}
    )
    play(s, "bolster lair-1a", "trolls 2")
    assert question(s) == "ask-bring-over"
    assert "send moon1 2" in options(s)
    assert "send moon1 3" not in options(s)
    play(s, "send moon1 2")
    assert question(s) == "ask-rest"
    assert trolls(s, "blue") == {"moon1": 8, "granite1": 10, "lair-1a": 4, "lair-1b": 3}


@pytest.mark.rule("MK-7.5")
def test_no_unit_moves_when_the_power_is_just_enough_for_the_supply(game: MountainKing) -> None:
    s = game.scenario(at="bolster", alone=True, power=2, blue={"lairs": 1, "trolls": f"{EMPTY} b:3"})
    play(s, "bolster lair-1a", "trolls 2")
    assert question(s) == "ask-rest"


@pytest.mark.rule("MK-7.6")
def test_no_unit_moves_while_a_troll_is_in_the_supply(game: MountainKing) -> None:
    s = game.scenario(
        at="bolster", alone=True, power=4, blue={"lairs": 1, "trolls": f"{EMPTY} b:3", "pawns": "morgar:ice1"}
    )
    play(s, "bolster lair-1a")
    assert why(s, "send moon1 1") == "MK-7.6"
    assert why(s, "send morgar") == "MK-7.6"
    play(s, "trolls 1")
    assert s.stock[0] == 1
    assert question(s) == "ask-rest"


@pytest.mark.rule("MK-7.1", "MK-7.3")
def test_example_bolster(game: MountainKing) -> None:
    s = game.scenario(
        at="bolster",
        alone=True,
        weak=False,
        power=3,
        players=4,
        blue={"trolls": "mud4 mud2:2"},
        green={"trolls": "mud2"},
    )
    assert why(s, "bolster mud2") == "MK-7.1"
    play(s, "bolster mud4", "trolls 3")
    assert trolls(s, "blue") == {"mud4": 4, "mud2": 2}
