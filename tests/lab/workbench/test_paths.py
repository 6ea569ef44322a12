"""Values by their paths."""

from __future__ import annotations

from typing import Any

import pytest

import meadhall
from meadhall.kernel.errors import BadField
from meadhall.lab.workbench.paths import read_changes, read_value, spot, value_at, with_value

PACK = meadhall.load("ice-garden").pack


@pytest.mark.parametrize(
    ("path", "value"),
    [
        ("goals.points", 50),
        ("initiative.red_ships[3]", 10),
        ("initiative.red_ships.3", 10),
        ("tiles.four.1.resources.gold", 1),
    ],
)
def test_a_path_leads_to_a_value_or_into_one(path: str, value: object) -> None:
    assert value_at(PACK, spot(PACK, path), path) == value


@pytest.mark.parametrize(
    ("path", "said"),
    [
        ("goals.pionts", "no such value or option; did you mean goals.points"),
        ("points", "no such value or option; did you mean goals.points"),
        ("editon", "did you mean edition?"),
        ("x", "no such value or option; there are bank.population, bank.gold, bank.m_factor, …"),
        ("bank", "is a group of values: bank.population, bank.gold, bank.m_factor, …"),
        ("initiative.red_ships[4]", "has 4 entries, [0] to [3]; '4' is none of them"),
        ("tiles.four.1.resources.wood", "there is no 'wood', only population, gold"),
        ("goals.points.more", "50 has no parts"),
    ],
)
def test_a_wrong_path_is_told_the_nearest(path: str, said: str) -> None:
    with pytest.raises(BadField) as error:
        spot(PACK, path, ["edition"])
    assert error.value.field == path
    assert said in error.value.problem


def test_a_value_is_laid_over_beside_others_and_the_rest_of_its_table_stays() -> None:
    first = with_value(PACK, {"goals": {"towers": 5}}, spot(PACK, "goals.points"), 40)
    assert first == {"goals": {"towers": 5, "points": 40}}
    whole = with_value(PACK, {}, spot(PACK, "tiles.four.1.resources.gold"), 2)
    assert whole == {"tiles": {"four": {"1": {"resources": {"population": 1, "gold": 2}}}}}
    assert with_value(PACK, {}, spot(PACK, "initiative.red_ships[0]"), 3) == {
        "initiative": {"red_ships": [3, 7, 9, 10]}
    }
    over = with_value(PACK, {"goals": {"points": {"value": 45, "note": "mine"}}}, spot(PACK, "goals.points"), 40)
    assert over == {"goals": {"points": 40}}
    assert PACK.values["initiative"]["red_ships"] == [4, 7, 9, 10]


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("4", 4),
        ("0.5", 0.5),
        ("true", True),
        ("[1, 2]", [1, 2]),
        ("{ gold = 1 }", {"gold": 1}),
        ('"4"', "4"),
        ("x", "x"),
    ],
)
def test_a_value_is_typed_as_in_a_pack(text: str, value: Any) -> None:
    assert read_value(text) == value


def test_several_changes_are_divided_by_commas_outside_of_values() -> None:
    assert read_changes("a.b=1, c=[1, 2],d = { x = 1, y = 2 }") == [
        ("a.b", "1"), ("c", "[1, 2]"), ("d", "{ x = 1, y = 2 }"),
    ]  # fmt: skip
    assert read_changes("characters=callo,freihoff,mode=advanced") == [
        ("characters", "callo,freihoff"), ("mode", "advanced"),
    ]  # fmt: skip
    assert read_changes("name='a, b=c'") == [("name", "'a, b=c'")]
    with pytest.raises(BadField, match="'odd' is not written path=value"):
        read_changes("odd")
