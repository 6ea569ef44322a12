"""What is compared with what."""

from __future__ import annotations

from pathlib import Path

import pytest

from meadhall.kernel.errors import BadField
from meadhall.lab.workbench.sides import Wanted, read_sweep, sides_of


@pytest.fixture
def mine(tmp_path: Path) -> Path:
    path = tmp_path / "mine.toml"
    path.write_text("goals.points = 45\n")
    return path


@pytest.fixture
def other(tmp_path: Path) -> Path:
    path = tmp_path / "other.toml"
    path.write_text("[start]\ngold = 3\n")
    return path


def packs(wanted: Wanted) -> list[object]:
    return [(side.name, side.label, side.plan.pack) for side in sides_of(wanted, 1)]


def test_a_change_is_compared_with_what_is_printed() -> None:
    assert packs(Wanted("ice-garden", changes=("goals.points=40",))) == [
        ("A", "", None),
        ("B", "goals.points=40", {"goals": {"points": 40}}),
    ]


def test_a_pack_alone_too_and_with_more_it_is_the_first_side(mine: Path, other: Path) -> None:
    own = {"goals": {"points": 45}}
    assert packs(Wanted("ice-garden", pack=mine)) == [("A", "", None), ("B", "mine.toml", own)]
    assert packs(Wanted("ice-garden", pack=mine, changes=("snow.two=20",))) == [
        ("A", "mine.toml", own),
        ("B", "mine.toml, snow.two=20", {**own, "snow": {"two": 20}}),
    ]
    assert packs(Wanted("ice-garden", pack=mine, against=other)) == [
        ("A", "mine.toml", own),
        ("B", "other.toml", {"start": {"gold": 3}}),
    ]
    assert packs(Wanted("ice-garden", against=other, changes=("start.gold=4",))) == [
        ("A", "", None),
        ("B", "other.toml, start.gold=4", {"start": {"gold": 4}}),
    ]


def test_an_empty_pack_is_what_is_printed(mine: Path, other: Path) -> None:
    other.write_text("# goals.points = 50\n")
    assert packs(Wanted("ice-garden", pack=mine, against=other))[1] == ("B", "other.toml", None)


def test_an_option_is_changed_by_its_name() -> None:
    a, b = sides_of(Wanted("ice-garden", options={"mode": "advanced"}, changes=("edition=first",)), 1)
    assert a.plan.options == {**b.plan.options, "edition": "second"}
    assert b.plan.options["mode"] == "advanced"


def test_both_sides_play_with_the_same_seed_bots_and_players() -> None:
    a, b = sides_of(Wanted("ice-garden", "novice", 3, changes=("goals.points=40",)), 8)
    assert a.plan.bots == b.plan.bots == ("novice",) * 3
    assert a.plan.seed == b.plan.seed == 8


def test_a_sweep_has_a_side_for_each_value_and_the_usual_one_first() -> None:
    sides = sides_of(Wanted("ice-garden", sweep="goals.points=40..60:10"), 1)
    assert [(side.name, side.value) for side in sides] == [("A", "50"), ("B1", "40"), ("B2", "60")]
    sides = sides_of(Wanted("ice-garden", sweep="edition=first,second", changes=("snow.two=20",)), 1)
    assert [(side.value, side.label) for side in sides] == [
        ("second", "snow.two=20"),
        ("first", "snow.two=20, edition=first"),
    ]
    assert all(side.plan.pack == {"snow": {"two": 20}} for side in sides)


def test_the_values_of_a_sweep() -> None:
    assert read_sweep("a.b=1..5") == ("a.b", ("1", "2", "3", "4", "5"))
    assert read_sweep("a=0.1 .. 0.3:0.1") == ("a", ("0.1", "0.2", "0.3"))
    assert read_sweep("a=4,1,4,[1, 2]") == ("a", ("4", "1", "[1, 2]"))


@pytest.mark.parametrize(
    ("wanted", "field", "said"),
    [
        (Wanted("ice-garden"), "set", "nothing is compared yet"),
        (Wanted("ice-garden", changes=("goals.pionts=4",)), "set", "goals.pionts: no such value"),
        (Wanted("ice-garden", changes=("goals.points=x",)), "set", "goals.points: Expected `int`, got `str`"),
        (Wanted("ice-garden", changes=("edition=third",)), "set", "edition: 'third' is none of first, second"),
        (Wanted("ice-garden", sweep="goals.points"), "sweep", "is not written path=1..5"),
        (Wanted("ice-garden", sweep="goals.points=9..1"), "sweep", "leads nowhere"),
        (Wanted("ice-garden", sweep="goals.points=1..9:0"), "sweep", "leads nowhere"),
        (Wanted("ice-garden", sweep="goals.points=1..99"), "sweep", "99 values are too many; 25 can be tried"),
        (Wanted("ice-garden", sweep="goals.points=1..2.3.4"), "sweep", "is no span of numbers"),
        (Wanted("ice-garden", sweep="goals.points=50"), "sweep", "is 50 anyway"),
        (Wanted("ice-garden", sweep="goals.pionts=1..2"), "sweep", "goals.pionts: no such value"),
        (Wanted("ice-garden", sweep="goals.points=0,40"), "sweep", "goals.points: Expected `int` >= 1"),
    ],
)
def test_what_cannot_be_compared_is_said_of_its_argument(wanted: Wanted, field: str, said: str) -> None:
    with pytest.raises(BadField) as error:
        sides_of(wanted, 1)
    assert error.value.field == field
    assert said in error.value.problem


def test_a_wrong_pack_is_said_of_the_argument_that_named_it(tmp_path: Path, mine: Path) -> None:
    wrong = tmp_path / "wrong.toml"
    wrong.write_text("goals.points = 0\n")
    for wanted, field in (
        (Wanted("ice-garden", pack=wrong, changes=("snow.two=20",)), "pack"),
        (Wanted("ice-garden", pack=mine, against=wrong), "against"),
    ):
        with pytest.raises(BadField) as error:
            sides_of(wanted, 1)
        assert error.value.field == field
