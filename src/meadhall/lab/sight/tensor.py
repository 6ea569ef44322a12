"""Turns a view into a row of numbers between 0 and 1, always of the same length for the same kind of game."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from importlib import import_module
from typing import Any, NamedTuple

from meadhall.kernel.game import Game, vars_of
from meadhall.kernel.state import State
from meadhall.kernel.step import Step
from meadhall.kernel.view import View
from meadhall.lab.extras import brought_by
from meadhall.lab.sight.columns import AMOUNT, ONE_OF, SET, Angle, Column, amount, one_of, padded, set_of

with brought_by("gymnasium"):
    import numpy as np
    from numpy.typing import NDArray

Row = NDArray[np.float32]

Whole = NDArray[np.int64]

PART = 60
"""So many members of a set go into one number of the machine."""
MASK = (1 << PART) - 1
STEP_NUMBERS = 12
"""So many numbers of the step that is being decided are shown."""
STEP_SPAN = 256


class Slice(NamedTuple):
    """What some neighbouring numbers of a row mean."""

    name: str
    start: int
    stop: int
    kind: str
    """``amount``: from ``low`` to ``low + size``, as 0 to 1; ``one of`` and ``set``: flags, ``size`` for each entry."""
    entries: int
    size: int
    low: int
    help: str


class Tensor:
    """How views of one kind of game (its players and options) become rows."""

    def __init__(self, columns: Iterable[Column], angle: Callable[[Any, int], Angle], words: dict[str, int]) -> None:
        kinds = (AMOUNT, ONE_OF, SET)
        # Sorted by kind, so that all of a kind are written at once.
        self.columns = sorted((*columns, *step_columns(words)), key=lambda column: kinds.index(column.kind))
        self.angle = angle
        self.size = sum(column.width for column in self.columns)
        self._plan()

    def _plan(self) -> None:
        """Where each whole number that is read goes."""
        amounts = [column for column in self.columns if column.kind == AMOUNT]
        ones = [column for column in self.columns if column.kind == ONE_OF]
        sets = [column for column in self.columns if column.kind == SET]
        self._low = each(amounts, lambda column: column.low)
        self._scale = (1 / each(amounts, lambda column: column.size)).astype(np.float32)
        self._first = each(ones, lambda column: column.low)
        self._choices = each(ones, lambda column: column.size)
        self._amounts = len(self._low)
        self._read_before_sets = self._amounts + len(self._first)
        self._base = self._amounts + np.cumsum(self._choices) - self._choices
        self._sets_from = self._amounts + int(self._choices.sum())
        bits: list[int] = []
        parts = 0
        for size in each(sets, lambda column: column.size).tolist():
            bits += [(parts + member // PART) * 64 + member % PART for member in range(size)]
            parts += parts_of(size)
        self._bits = np.array(bits, np.intp)

    def row(self, view: View) -> Row:
        """The numbers of a view."""
        row = np.zeros(self.size, np.float32)
        self.write(view, row)
        return row

    def write(self, view: View, row: Row) -> None:
        """The numbers of a view, written over a row of the right length."""
        position = view.position
        raw = np.array(self.read(position, self.angle(position, view.seat or 0)), "<i8")
        amounts, ones, sets = np.split(raw, (self._amounts, self._read_before_sets))
        scaled = (amounts - self._low) * self._scale
        np.minimum(np.maximum(scaled, 0, out=scaled), 1, out=row[: self._amounts])
        row[self._amounts : self._sets_from] = 0
        chosen = ones - self._first
        row[(self._base + chosen)[(chosen >= 0) & (chosen < self._choices)]] = 1
        row[self._sets_from :] = np.unpackbits(sets.view(np.uint8), bitorder="little")[self._bits]

    def read(self, position: State, angle: Angle) -> list[int]:
        """The whole numbers behind a row; a large set takes several."""
        numbers: list[int] = []
        for column in self.columns:
            found = column.read(position, angle)
            if column.kind == SET and column.size > PART:
                found = [value >> at & MASK for value in found for at in range(0, column.size, PART)]
            numbers += found
        return numbers

    def describe(self) -> list[Slice]:
        """What each slice of a row means, from the first to the last."""
        slices: list[Slice] = []
        at = 0
        for column in self.columns:
            name, kind, entries, size, low, _, help = column
            slices.append(Slice(name, at, at + column.width, kind, entries, size, low, help))
            at += column.width
        return slices


def each(columns: list[Column], what: Callable[[Column], int]) -> Whole:
    """Something about each entry of some columns."""
    return np.array([what(column) for column in columns for _ in range(column.entries)], np.int64)


def parts_of(size: int) -> int:
    """How many numbers of the machine a set takes."""
    return -(-size // PART)


# --- what is being decided ---------------------------------------------------------------------------


def step_columns(words: dict[str, int]) -> list[Column]:
    """The step on top of the agenda: its kind, its numbers, and who is asked."""

    def kind(s: State, angle: Angle) -> list[int]:
        return [words[type(s.agenda[-1]).__name__] if s.agenda else -1]

    def numbers(s: State, angle: Angle) -> list[int]:
        return padded(numbers_of(s.agenda[-1]) if s.agenda else [], STEP_NUMBERS, -1)

    return [
        one_of("agenda.step", len(words), "the kind of step that waits for an answer, by the alphabet", kind),
        amount("agenda.numbers", STEP_SPAN - 1, "the first numbers in that step", numbers, STEP_NUMBERS, -1),
    ]


def numbers_of(step: Step[Any]) -> list[int]:
    """All whole numbers in a step, in the order of its fields."""
    numbers: list[int] = []
    for value in vars_of(step).values():
        if isinstance(value, tuple):
            numbers += [one for one in value if isinstance(one, int)]
        elif isinstance(value, int):
            numbers.append(value)
    return [min(number, STEP_SPAN) for number in numbers]


# --- the games of the house --------------------------------------------------------------------------


def tensor_of(game: Game[Any], players: int | None = None, **options: Any) -> Tensor:
    """How views of this game become rows."""
    home = import_module(f"meadhall.lab.sight.{game.slug.replace('-', '_')}")
    state = game.new(players, **options)
    words = {name: number for number, name in enumerate(sorted(game.steps))}
    asked = set_of("asked", state.players, "the seats that are asked, the viewer's first", seats_asked)
    return Tensor([*home.columns(state), asked], home.angle, words)


def seats_asked(s: State, angle: Angle) -> list[int]:
    found = 0
    for seat in s.deciding:
        found |= 1 << (seat - angle.viewer) % s.players
    return [found]
