"""Turns a view into a row of numbers between 0 and 1, always of the same length for the same kind of game."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from importlib import import_module
from importlib.util import find_spec
from operator import attrgetter
from struct import Struct
from types import ModuleType
from typing import Any, NamedTuple

from meadhall.kernel.errors import MeadhallError
from meadhall.kernel.extras import brought_by
from meadhall.kernel.game import Game
from meadhall.kernel.observation import (
    AMOUNT,
    NOBODIES,
    ONE_OF,
    PART,
    SET,
    Angle,
    Column,
    ReadNumbers,
    amount,
    one_of,
    padded,
    set_of,
)
from meadhall.kernel.state import State
from meadhall.kernel.step import Step
from meadhall.kernel.view import View

with brought_by("gymnasium"):
    import numpy as np
    from numpy.typing import NDArray

Floats = NDArray[np.float32]

Integers = NDArray[np.int64]

KINDS = (AMOUNT, ONE_OF, SET)
MASK = (1 << PART) - 1
OTHERS = 2
"""After the seats, owners without a seat may be numbered, at most so many."""
STEP_NUMBERS = 12
"""How many numbers of the step that is being decided are shown."""


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

    def __init__(self, columns: Iterable[Column], angle: Callable[[Any, int], Angle]) -> None:
        # Sorted by kind, and names of seats together, so that all alike are written at once.
        self.columns = sorted(columns, key=lambda column: (KINDS.index(column.kind), column.names_seats))
        self.angle = angle
        self.size = sum(column.width for column in self.columns)
        self._plan_reading()
        self._plan_writing()

    def _plan_reading(self) -> None:
        """Plain attributes are read all at once, so whole numbers are not read in the order of the columns."""
        plain = [column for column in self.columns if column.read is None and column.parts == 1]
        alone = [column for column in plain if column.entries == 1]
        listed = [column for column in plain if column.entries > 1]
        # The first name is only there because a getter of a single name would give no tuple.
        self._alone = attrgetter("players", *(column.name for column in alone))
        self._listed = attrgetter("agenda", *(column.name for column in listed))
        small = [column for column in self.columns if column not in plain and column.parts == 1]
        large = [column for column in self.columns if column.parts > 1]
        self._small = [column.read or attribute(column.name) for column in small]
        self._large = [(column.read or attribute(column.name), range(0, column.size, PART)) for column in large]
        at = 0
        where: dict[str, int] = {}
        for column in (*alone, *listed, *small, *large):
            where[column.name] = at
            at += column.entries * column.parts
        self._packed = Struct(f"<{at}q")
        self.where = [where[column.name] for column in self.columns]
        self._turns: dict[tuple[int, ...], tuple[Integers, Integers]] = {}

    def _plan_writing(self) -> None:
        """Where each whole number goes, and what it becomes."""
        amounts = [column for column in self.columns if column.kind == AMOUNT]
        ones = [column for column in self.columns if column.kind == ONE_OF]
        self._low = each(amounts, lambda column: column.low)
        self._scale = (1 / each(amounts, lambda column: column.size)).astype(np.float32)
        self._first = each(ones, lambda column: column.low)
        self._choices = each(ones, lambda column: column.size)
        self._amounts = len(self._low)
        self._before_sets = self._amounts + len(self._first)
        names = sum(column.entries for column in ones if column.names_seats)
        self._seats = slice(self._before_sets - names, self._before_sets)
        self._base = np.cumsum(self._choices) - self._choices
        self._limits = self._choices.astype(np.uint64)
        self._chosen = int(self._choices.sum())
        bits: list[int] = []
        part = 0
        for column in self.columns[len(amounts) + len(ones) :]:
            for _ in range(column.entries):
                bits += [(part + member // PART) * 64 + member % PART for member in range(column.size)]
                part += column.parts
        self._bits = np.array(bits, np.intp)
        self._flags = self._chosen + len(bits)

    def turn(self, order: tuple[int, ...]) -> tuple[Integers, Integers]:
        """For an order of seats: where each number of the columns is read, and what becomes of the name of a seat."""
        found = self._turns.get(order)
        if found is None:
            sources = []
            for column, start in zip(self.columns, self.where, strict=True):
                numbers = np.arange(start, start + column.entries * column.parts)
                if column.each:
                    turned = numbers.reshape(column.groups, len(order), -1)[:, order]
                    numbers = turned.reshape(-1)
                sources.append(numbers)
            names = np.arange(-NOBODIES, len(order) + OTHERS)
            names[NOBODIES : NOBODIES + len(order)] = np.argsort(order)
            found = self._turns[order] = np.concatenate(sources), names
        return found

    def row(self, view: View) -> Floats:
        """The numbers of a view."""
        row = np.empty(self.size, np.float32)
        self.write(view, row)
        return row

    def write(self, view: View, row: Floats) -> None:
        """The numbers of a view, written over a row of the right length."""
        numbers = self.turned(view)
        amounts = row[: self._amounts]
        np.multiply(numbers[: self._amounts] - self._low, self._scale, out=amounts, casting="same_kind")
        np.minimum(np.maximum(amounts, 0, out=amounts), 1, out=amounts)
        # One flag more than there are: whatever is none of the choices goes there.
        flags = np.zeros(self._flags + 1, np.uint8)
        chosen = numbers[self._amounts : self._before_sets] - self._first
        at = self._base + chosen
        # Below 0 they look larger than any choice.
        at[chosen.view(np.uint64) >= self._limits] = self._flags
        flags[at] = 1
        sets = np.unpackbits(numbers[self._before_sets :].view(np.uint8), bitorder="little")
        sets.take(self._bits, out=flags[self._chosen : self._flags], mode="clip")
        row[self._amounts :] = flags[: self._flags]

    def turned(self, view: View) -> Integers:
        """The whole numbers behind a row, in the order of the columns and as seen from the viewer's seat."""
        angle = self.angle(view.position, view.seat or 0)
        source, names = self.turn(angle.order)
        # Faster than any way of numpy to take numbers from a list.
        packed = self._packed.pack(*self.read(view.position, angle))
        numbers = np.frombuffer(packed, "<i8").take(source)
        numbers[self._seats] = names.take(numbers[self._seats] + NOBODIES)
        return numbers

    def read(self, position: State, angle: Angle) -> list[int]:
        """The whole numbers behind a row, before they are turned; a large set takes several."""
        numbers = list(self._alone(position)[1:])
        for values in self._listed(position)[1:]:
            numbers += values
        for read in self._small:
            numbers += read(position, angle)
        for read, shifts in self._large:
            numbers += [value >> at & MASK for value in read(position, angle) for at in shifts]
        return numbers

    def describe(self) -> list[Slice]:
        """What each slice of a row means, from the first to the last."""
        slices: list[Slice] = []
        at = 0
        for column in self.columns:
            name, kind, entries, size, low, help, *_ = column
            slices.append(Slice(name, at, at + column.width, kind, entries, size, low, help))
            at += column.width
        return slices


def attribute(name: str) -> ReadNumbers:
    """What a position has by that name."""

    def read(s: Any, angle: Angle) -> Iterable[int]:
        values: Iterable[int] = getattr(s, name)
        return values

    return read


def each(columns: list[Column], what: Callable[[Column], int]) -> Integers:
    """Something about each entry of some columns."""
    return np.array([what(column) for column in columns for _ in range(column.entries)], np.int64)


# --- what is being decided ---------------------------------------------------------------------------


def step_columns(game: Game[Any]) -> list[Column]:
    """The step on top of the agenda: its kind, and its numbers, which mostly mean things of the game's vocabulary."""
    words = {name: number for number, name in enumerate(sorted(game.steps))}
    most = max(len(domain) for verb in game.vocabulary.verbs.values() for domain in verb.domains)

    def kind(s: State, angle: Angle) -> list[int]:
        return [words[type(s.agenda[-1]).__name__] if s.agenda else -1]

    def numbers(s: State, angle: Angle) -> list[int]:
        return padded([min(one, most) for one in numbers_of(s.agenda[-1])] if s.agenda else [], STEP_NUMBERS)

    return [
        one_of("agenda.step", len(words), "the kind of step that waits for an answer, by the alphabet", kind),
        amount("agenda.numbers", most, "the first numbers in that step", numbers, STEP_NUMBERS, -1),
    ]


def numbers_of(step: Step) -> list[int]:
    """All whole numbers in a step, in the order of its fields."""
    numbers: list[int] = []
    for name in step.FIELDS:
        value = getattr(step, name)
        if isinstance(value, int):
            numbers.append(value)
        elif isinstance(value, tuple):
            numbers += [one for one in value if isinstance(one, int)]
    return numbers


# --- the games of the house --------------------------------------------------------------------------


def tensor_of(game: Game[Any], players: int | None = None, **options: Any) -> Tensor:
    """How views of this game become rows."""
    home = observation_of(game)
    state = game.new(players, **options)
    asked = set_of("asked", state.players, "the seats that are asked, the viewer's first", seats_asked)
    return Tensor([*home.columns(state), asked, *step_columns(game)], home.angle)


def observation_of(game: Game[Any]) -> ModuleType:
    """The module in a game's folder that says what of a position a learner is told."""
    name = f"{type(game).__module__}.observation"
    if find_spec(name) is None:
        raise MeadhallError(f"{game.title} cannot be observed: it has no module observation.py")
    return import_module(name)


def seats_asked(s: State, angle: Angle) -> list[int]:
    found = 0
    for seat in s.deciding:
        found |= 1 << (seat - angle.viewer) % s.players
    return [found]
