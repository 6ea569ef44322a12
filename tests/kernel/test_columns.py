"""A column is told once: slots, copying and pickling follow from its name and type."""

from __future__ import annotations

import pickle
from typing import Any

import pytest

from meadhall.kernel.columns import Slotted
from meadhall.kernel.game import Game
from meadhall.kernel.state import State
from meadhall.kernel.step import Step
from meadhall.testing.kit import Setup
from tests.conformance.test_conformance import REAL
from tests.kernel.toys import DUEL

Row = list[int]
Pair = tuple[int, int]


class Purse:
    """A thing that changes and knows how to copy itself."""

    def __init__(self, coins: Row) -> None:
        self.coins = coins

    def copy(self) -> Purse:
        return Purse(self.coins[:])


class Shelf(State):
    """One column of each kind."""

    agenda: list[Step]
    number: int
    word: str
    row: Row
    pairs: list[Pair]
    rows: list[Row]
    by_place: dict[int, Pair]
    lists: dict[str, list[int]]
    seen: set[int]
    fixed: tuple[Pair, ...]
    frozen: frozenset[int]
    maybe: tuple[int, ...] | None
    purse: Purse | None
    purses: list[Purse]
    game_again: Game[Any]

    def __init__(self) -> None:
        super().__init__(DUEL, 2, {})
        self.number = 1
        self.word = "one"
        self.row = [1]
        self.pairs = [(1, 2)]
        self.rows = [[1], [2]]
        self.by_place = {3: (1, 2)}
        self.lists = {"a": [1]}
        self.seen = {1}
        self.fixed = ((1, 2),)
        self.frozen = frozenset({1})
        self.maybe = None
        self.purse = None
        self.purses = [Purse([1])]
        self.game_again = DUEL


class Cupboard(Shelf):
    door: list[bool]

    def __init__(self) -> None:
        super().__init__()
        self.door = [True]


def test_columns_follow_in_the_order_in_which_they_are_told() -> None:
    assert Shelf.COLUMNS[:3] == ("number", "word", "row")
    assert "agenda" not in Shelf.COLUMNS
    assert (*Shelf.COLUMNS, "door") == Cupboard.COLUMNS


def test_each_column_is_copied_as_its_type_says() -> None:
    shelf = Cupboard()
    shelf.purse = Purse([5])
    before = {name: getattr(shelf, name) for name in Cupboard.COLUMNS}
    copy = shelf.copy()
    shared = {name for name, value in before.items() if getattr(copy, name) is value}
    assert shared == {"number", "word", "fixed", "frozen", "maybe", "game_again"}
    copy.row.append(2)
    copy.pairs.append((3, 4))
    copy.rows[0].append(9)
    copy.by_place[4] = (0, 0)
    copy.lists["a"].append(9)
    copy.seen.add(2)
    assert copy.purse is not None
    copy.purse.coins.append(6)
    copy.purses[0].coins.append(6)
    copy.door[0] = False
    assert (shelf.row, shelf.pairs, shelf.rows, shelf.by_place) == ([1], [(1, 2)], [[1], [2]], {3: (1, 2)})
    assert (shelf.lists, shelf.seen, shelf.door) == ({"a": [1]}, {1}, [True])
    assert (shelf.purse.coins, shelf.purses[0].coins) == ([5], [1])


def test_all_columns_go_to_another_process() -> None:
    cupboard = Cupboard()
    cupboard.rows[1] = [7]
    cupboard.door = [False]
    read = pickle.loads(pickle.dumps(cupboard))
    assert (type(read), read.rows, read.door, read.number) == (Cupboard, [[1], [7]], [False], 1)


def test_a_forgotten_column_is_refused_when_the_class_is_made() -> None:
    with pytest.raises(TypeError, match="Hasty sets depth, which"):

        class Hasty(State):
            width: int

            def __init__(self) -> None:
                super().__init__(DUEL, 2, {})
                self.width = 1
                self.depth = 2


@pytest.mark.parametrize(
    ("kind", "told"),
    [
        ("list", "must say what is in it"),
        ("Any", "must say more"),
        ("tuple[list[int], ...]", "a tuple of things that change"),
        ("list[int] | dict[int, int]", "copied in different ways"),
        ("Unheard", "is not known where the class is made"),
    ],
)
def test_a_type_that_does_not_say_how_it_is_copied_is_refused(kind: str, told: str) -> None:
    body = {"__module__": __name__, "__annotations__": {"odd": kind}}
    with pytest.raises(TypeError, match=told):
        Slotted("Odd", (State,), body)


@pytest.mark.parametrize("setup", REAL, ids=str)
def test_positions_are_nothing_but_columns(setup: Setup) -> None:
    """Every column has a value from the start, the copy has all of them, and there is no room for anything else."""
    state = setup.new()
    assert not hasattr(state, "__dict__")
    assert set(state.columns()) > set(state.COLUMNS)
    assert set(state.copy().columns()) == set(state.columns())
