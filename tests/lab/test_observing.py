"""What a learner sees: all of its view, nothing else, and always in the same places."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain, islice
from random import Random
from typing import Any

import numpy as np
import pytest

import meadhall
from meadhall.kernel.game import Game
from meadhall.kernel.observation import AMOUNT, ONE_OF, Angle, Column
from meadhall.kernel.state import State
from meadhall.lab.observing.current_row import AGENDA, CurrentRow
from meadhall.lab.observing.incremental import RowLayout
from meadhall.lab.observing.tensor import Tensor, observation_of, tensor_of
from tests.lab.tables import SHORT, TABLES


def positions(game: Game[Any], players: int, options: dict[str, Any], seed: int = 1) -> Iterator[State]:
    """A game at random, at every decision."""
    rng = Random(seed)
    state = game.new(players, **options)
    while not state.over:
        if state.fate is not None:
            state.apply(state.fate.sample(rng))
            continue
        yield state
        seat = state.deciding[-1]
        decision = state.decision_of(seat)
        assert decision is not None
        state.apply(rng.choice(decision.options), seat)
    yield state


@pytest.mark.parametrize(("slug", "players"), TABLES)
def test_every_view_fits_and_the_slices_cover_it(slug: str, players: int) -> None:
    game, options = meadhall.load(slug), SHORT[slug]
    tensor = tensor_of(game, players, **options)
    slices = tensor.describe()
    assert slices[0].start == 0
    assert [one.stop for one in slices[:-1]] == [one.start for one in slices[1:]]
    assert slices[-1].stop == tensor.size
    for number, state in enumerate(positions(game, players, options)):
        if number % 9 == 0 or state.over:
            for seat in (*range(players), None):
                row = tensor.row(state.view(seat))
                assert row.shape == (tensor.size,)
                assert row.min() >= 0
                assert row.max() <= 1


@pytest.mark.parametrize("slug", SHORT)
def test_every_column_of_a_position_is_told_or_follows_from_the_others(slug: str) -> None:
    game = meadhall.load(slug)
    tensor = tensor_of(game, 2, **SHORT[slug])
    home = observation_of(meadhall.load(slug))
    told = {column.name.partition(".")[0] for column in tensor.columns}
    own = set(type(game.new(2)).COLUMNS)
    assert told - {"asked", "agenda"} == own - home.FOLLOWS


@pytest.mark.parametrize("slug", SHORT)
def test_what_a_seat_may_not_know_changes_nothing(slug: str) -> None:
    """Any world that fits what the seat knows gives the same numbers."""
    game, options = meadhall.load(slug), SHORT[slug]
    tensor = tensor_of(game, 3, **options)
    rng = Random(4)
    for number, state in enumerate(positions(game, 3, options)):
        if number % 12 == 0:
            for seat in range(3):
                view = state.view(seat)
                imagined = view.sample(rng)
                np.testing.assert_array_equal(tensor.row(view), tensor.row(imagined.view(seat)))


def test_secrets_of_others_are_not_in_the_row() -> None:
    """Two seats see different hands, and a spectator none."""
    game = meadhall.load("mountain-king")
    match = game.match(2, seed=5)
    while not match.state.hands[0]:
        seat = match.state.deciding[0]
        decision = match.state.decision_of(seat)
        assert decision is not None
        match.play(decision.options[0], seat)
    tensor = tensor_of(game, 2)
    own = hand_of(tensor, match.state, 0)
    assert [np.flatnonzero(row).tolist() for row in own] == [list(match.state.hands[0]), []]
    assert not any(row.any() for row in hand_of(tensor, match.state, None))


def hand_of(tensor: Tensor, state: State, seat: int | None) -> Any:
    hands = next(one for one in tensor.describe() if one.name == "hands")
    return tensor.row(state.view(seat))[hands.start : hands.stop].reshape(hands.entries, hands.size)


def plainly(column: Column, position: State, angle: Angle) -> list[int]:
    """The numbers of a column as the viewer should find them, worked out one by one."""
    if column.read is None:
        found = getattr(position, column.name)
        numbers = [found] if isinstance(found, int) else list(found)
    else:
        numbers = list(column.read(position, angle))
    assert len(numbers) == column.entries, column.name
    if column.names_seats:
        numbers = [angle.order.index(seat) if seat in angle.order else seat for seat in numbers]
    if column.each:
        seats, each = len(angle.order), column.each
        assert len(numbers) == column.groups * seats * each, column.name
        numbers = [
            numbers[(group * seats + seat) * each + n]
            for group in range(column.groups)
            for seat in angle.order
            for n in range(each)
        ]
    return numbers


@pytest.mark.parametrize("slug", SHORT)
def test_numbers_can_be_read_back(slug: str) -> None:
    """Within their bounds, amounts, choices and sets stand in the row as the viewer should find them."""
    game, options = meadhall.load(slug), SHORT[slug]
    tensor = tensor_of(game, 3, **options)
    for number, state in enumerate(positions(game, 3, options)):
        if number % 25:
            continue
        view = state.view(1)
        row = tensor.row(view)
        for column, piece in zip(tensor.columns, tensor.describe(), strict=True):
            values = plainly(column, view.position, tensor.angle(view.position, 1))
            numbers = row[piece.start : piece.stop].reshape(column.entries, -1)
            for value, flags in zip(values, numbers, strict=True):
                if column.kind == AMOUNT:
                    assert flags[0] == pytest.approx(min(max((value - column.low) / column.size, 0), 1), abs=1e-6)
                elif column.kind == ONE_OF:
                    chosen = value - column.low
                    assert np.flatnonzero(flags).tolist() == ([chosen] if 0 <= chosen < column.size else [])
                else:
                    assert sum(1 << int(bit) for bit in np.flatnonzero(flags)) == value, column.name


def test_no_two_columns_have_the_same_name() -> None:
    for slug in SHORT:
        names = [column.name for column in tensor_of(meadhall.load(slug), 2).columns]
        assert len(set(names)) == len(names)


def test_everybody_sees_the_table_from_their_own_seat() -> None:
    game = meadhall.load("ice-garden")
    tensor = tensor_of(game, 3, characters="callo,freihoff,van-dyken")
    state = game.match(3, seed=1, characters="callo,freihoff,van-dyken").state
    piece = next(one for one in tensor.describe() if one.name == "character")
    for seat in range(3):
        rows = tensor.row(state.view(seat))[piece.start : piece.stop].reshape(piece.entries, piece.size)
        assert rows.argmax(axis=1).tolist() == [state.character[(seat + n) % 3] for n in range(3)]


@pytest.mark.parametrize(("slug", "players"), TABLES)
def test_a_kept_row_shows_what_a_fresh_look_would(slug: str, players: int) -> None:
    """At every decision, although only what has changed is read; also when another game begins."""
    game, options = meadhall.load(slug), SHORT[slug]
    layout = RowLayout(tensor_of(game, players, **options))
    rows = [CurrentRow(layout) for _ in range(players)]
    games = chain(positions(game, players, options), islice(positions(game, players, options, seed=2), 30))
    for number, state in enumerate(games):
        for seat in range(players) if number % 7 == 0 else state.deciding:
            view = state.view(seat)
            assert (rows[seat].row(view) == layout.tensor.row(view)).all()


def watched(state: State, touched: set[str]) -> State:
    """The position, which writes down the names of its columns that somebody asks for."""
    kind = type(state)
    columns = set(kind.COLUMNS)

    def look(self: State, name: str) -> Any:
        if name in columns:
            touched.add(name)
        return object.__getattribute__(self, name)

    copy = state.copy()
    copy.__class__ = type(kind.__name__, (kind,), {"__slots__": (), "__getattribute__": look})
    return copy


@pytest.mark.parametrize("slug", SHORT)
def test_a_column_says_what_it_is_read_from(slug: str) -> None:
    """A kept row reads a column again only if that has changed."""
    game, options = meadhall.load(slug), SHORT[slug]
    tensor = tensor_of(game, 3, **options)
    follows = observation_of(meadhall.load(slug)).FOLLOWS
    touched: set[str] = set()
    for state in islice(positions(game, 3, options), 0, None, 60):
        position = watched(state.view(1).position, touched)
        angle = tensor.angle(position, 1)
        for column in tensor.columns:
            touched.clear()
            if column.read is not None:
                list(column.read(position, angle))
            if not set(column.sources) & set(AGENDA):
                assert touched <= {*column.sources, *follows}, column.name
