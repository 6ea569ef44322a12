"""Positions of Fall of the Mountain King as documents: what is written is read back, for states and for views."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from meadhall.games.mountain_king import MountainKing, document
from meadhall.games.mountain_king.rules.award import Console
from meadhall.games.mountain_king.state import MountainKingState
from meadhall.kernel.state import State
from meadhall.testing.kit import Setup, pick, positions

GAME = MountainKing()
NOT_WRITTEN = ("table", "ancestry", "symbols")
"""Columns without an equality of their own; the first is no part of the position, the others follow from it."""
COLUMNS = tuple(name for name in MountainKingState.COLUMNS if name not in NOT_WRITTEN)


def written(s: MountainKingState) -> dict[str, Any]:
    """A position as it stands in a file."""
    data: dict[str, Any] = json.loads(json.dumps(document.write(s)))
    return data


def again(s: MountainKingState) -> MountainKingState:
    return document.read(GAME.blank(s.players, s.settings), written(s))


def seen_by(s: State, viewer: int | None) -> MountainKingState:
    position = s.view(viewer).position
    assert isinstance(position, MountainKingState)
    return position


def same(one: MountainKingState, other: MountainKingState) -> None:
    for name in COLUMNS:
        assert getattr(one, name) == getattr(other, name), name
    assert [ancestry.laid for ancestry in one.ancestry] == [ancestry.laid for ancestry in other.ancestry]
    assert [ancestry.cells for ancestry in one.ancestry] == [ancestry.cells for ancestry in other.ancestry]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_position_comes_back_as_it_was(players: int) -> None:
    """All columns, also those that are not written but follow from the rest."""
    for _, state, _, _ in positions(Setup(GAME, players), 20 + players):
        assert isinstance(state, MountainKingState)
        read = again(state)
        same(read, state)
        assert document.write(read) == document.write(state)
        assert GAME.from_data(GAME.to_data(state)) == state


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_view_comes_back_as_it_was(players: int) -> None:
    for number, state, _, _ in positions(Setup(GAME, players), 30 + players):
        for viewer in (None, *range(players)):
            if number % (players + 1) == (0 if viewer is None else viewer + 1):
                seen = seen_by(state, viewer)
                read = again(seen)
                same(read, seen)
                assert document.write(read) == document.write(seen)


def test_a_finished_game_comes_back() -> None:
    rng = Random(1)
    state = GAME.new(2)
    while not state.over:
        by, action = pick(state, rng)
        state.apply(action, by)
    assert GAME.from_json(state.to_json()) == state


def test_words_not_numbers() -> None:
    state = GAME.scenario(
        at="turn",
        seat="red",
        wave=2,
        blue=dict(trolls="moss3:2", pawns="imbolg:moss3", claws="tuva:1", ancestry="a15@d5"),
        red=dict(lairs=3, champions="nyssa", votes="ice:2", cubes="e5 nyssa"),
        gnomes="fire1:?/2@red",
    )
    data = written(state)
    blue, red = data["seats"]["blue"], data["seats"]["red"]
    assert blue["trolls"] == {"moss3": 2}
    assert blue["champions"] == {"imbolg": {"pawn": "moss3"}, "tuva": {"claws": 1}}
    assert blue["ancestry"] == [["a15", "d5"]]
    assert red["lairs"] == 3
    assert red["cubes"] == ["e5", "nyssa"]
    assert data["active"] == "red"
    assert data["votes"] == {"ice": [["red", 2]]}
    assert data["gnomes"] == {"fire1": [{"strength": None, "known_to": []}, {"strength": 2, "known_to": ["red"]}]}
    hidden = written(seen_by(state, 0))
    assert hidden["gnomes"]["fire1"][1] == {"strength": None, "known_to": ["red"]}


def test_nothing_that_a_viewer_cannot_know_is_written() -> None:
    state = GAME.scenario(
        at="building", blue=dict(hand="a01 a02 a03 a04"), red=dict(hand="a05 a06 a07 a08"), gates="fire@red"
    )
    for viewer, blue, red, clan in (
        (0, ["a01", "a02", "a03", "a04"], [None] * 4, None),
        (1, [None] * 4, ["a05", "a06", "a07", "a08"], "fire"),
        (None, [None] * 4, [None] * 4, None),
    ):
        data = written(seen_by(state, viewer))
        assert data["seats"]["blue"]["hand"] == blue
        assert data["seats"]["red"]["hand"] == red
        assert data["gates"][0] == {"clan": clan, "known_to": ["red"]}


def test_stocks_are_what_is_left_of_the_components() -> None:
    state = GAME.scenario(
        at="turn", blue=dict(trolls="moss3:4 a:3"), gnomes="fire1:2/2 mud1:? ice1:1@red", by_wheel=(1, 0, 3)
    )
    assert state.stock == [18, 25]
    assert state.pool == [8, 8, 7]
    assert state.reserve == 30 - 4 - 4
    for kept in ("stock", "pool", "reserve"):
        assert kept not in json.dumps(written(state))


def test_a_document_written_by_hand_needs_little() -> None:
    text: dict[str, Any] = {"wave": 0, "seats": {"blue": {"honour": 3}, "red": {}}}
    state = document.read(GAME.blank(2, GAME.new(2).settings), text)
    assert state.score == [3, 0]
    assert state.stock == [25, 25]
    assert state.holder == GAME.new(2).holder


def test_while_champions_are_awarded_one_can_be_held_and_still_lie_in_its_place() -> None:
    state = GAME.scenario(
        at="award",
        blue=dict(influence="imbolg:2 crym:1"),
        red=dict(influence="crym:4"),
        display="imbolg crym laggrid",
    )
    state.apply(state.parse("pawn lair-1a"))
    assert isinstance(state.agenda[-1], Console)
    data = written(state)
    assert data["seats"]["blue"]["champions"] == {"imbolg": {"pawn": "lair-1a"}}
    assert [shown["champion"] for shown in data["display"]] == ["imbolg", "crym", "laggrid"]
    same(again(state), state)
    assert GAME.from_json(state.to_json()) == state
