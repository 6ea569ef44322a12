"""Two things that can be chosen are never called the same: not on buttons, not on sheets, not where they lie."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Hashable, Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

import meadhall
from meadhall.draw.sheet import Move, Sheet
from meadhall.kernel.catalogue import LANGUAGES
from meadhall.kernel.draft import Draft
from meadhall.kernel.state import State
from meadhall.kernel.view import View
from meadhall.server.drawing import options as options_of
from meadhall.server.drawing.drafts import drafted, moves, sheet_of
from meadhall.server.drawing.naming import places
from meadhall.server.drawing.pictures import board_of

GOLDEN = Path(__file__).parent.parent / "golden"
RECORDED = [
    "ice-garden/second-advanced-dead-snow", "ice-garden/first-advanced-goal-freihoff", "mountain-king/3-001",
    "mountain-king/5-003", "dragon-lords/peoples", "dragon-lords/open-last",
]  # fmt: skip
each_recorded = pytest.mark.parametrize("name", RECORDED)
each_language = pytest.mark.parametrize("lang", LANGUAGES)


@cache
def widest(name: str) -> tuple[tuple[State, int], ...]:
    """Of each question of a recorded game the moment at which it had the most answers."""
    found: dict[str, tuple[int, State, int]] = {}
    for state in meadhall.Match.load(GOLDEN / f"{name}.json").positions():
        for seat in state.deciding:
            decision: Any = state.decision_of(seat)
            key, count = decision.prompt.key, len(decision.options)
            if count > found.get(key, (1,))[0] and not decision.empty:
                found[key] = count, state.copy(), seat
    return tuple((state, seat) for _, state, seat in found.values())


def shared(named: Iterable[tuple[Hashable, Hashable]]) -> list[Hashable]:
    """The names that stand for more than one thing."""
    found: dict[Hashable, set[Hashable]] = defaultdict(set)
    for name, thing in named:
        found[name].add(thing)
    return [name for name, things in found.items() if len(things) > 1]


@each_language
@each_recorded
def test_no_two_options_of_a_question_are_called_the_same(name: str, lang: str) -> None:
    for state, seat in widest(name):
        view = state.view(seat)
        options = options_of.choices(view, lang)
        assert len(options) > 1
        assert shared((one.label, one.action) for one in options) == []


@each_language
@each_recorded
def test_no_two_things_on_a_sheet_are_called_the_same(name: str, lang: str) -> None:
    sheets = 0
    for state, seat in widest(name):
        view = state.view(seat)
        sheet = sheet_of(drafted(Draft(state, seat)), lang)
        assert shared((one.label, one.actions) for one in clicks(view, sheet, lang)) == []
        if sheet is None:
            continue
        sheets += 1
        for part in sheet.parts:
            assert shared((row.name, row.key) for row in part.rows if row.name) == [], sheet.title
            for row in part.rows:
                values = [value for value in row.values if value.actions is not None]
                assert shared(((value.label or value.n, value.note), value.n) for value in values) == [], row.name
    assert sheets


def clicks(view: View, sheet: Sheet | None, lang: str) -> list[Move]:
    """What clicks on the map mean, besides the options; whoever drags knows from where to where."""
    found = moves(view, lang) if sheet is None or not sheet.moves else sheet.moves
    return [move for move in found if move.actions and not move.origin]


@each_language
@each_recorded
def test_no_two_targets_of_the_table_are_read_aloud_the_same(name: str, lang: str) -> None:
    met = 0
    for state, seat in widest(name):
        view = state.view(seat)
        decision, board = view.decision, board_of(view)
        assert decision is not None
        assert board is not None
        sheet = sheet_of(drafted(Draft(state, seat)), lang)
        targets: dict[str, set[str]] = defaultdict(set)
        for action in decision.options:
            for place in places(action):
                targets[place].add(str(action))
        for move in clicks(view, sheet, lang):
            targets[move.places[-1]].add(" ".join(move.actions))
        pictures = [picture.svg(inline=False) for picture in board.pictures(view, lang, "desk").values()]
        heard = [one for markup in (*pictures, *board.panels(view, lang).values()) for one in read(markup, targets)]
        met += len(heard)
        assert [place for place, said in heard if not re.search(r"[^\W\d]", said)] == []
        assert shared((said, frozenset(targets[place])) for place, said in heard) == []
    assert met > 50


def read(markup: str, targets: dict[str, set[str]]) -> Iterator[tuple[str, str]]:
    """How those places are read aloud that can be chosen."""
    for element in ElementTree.fromstring(markup).iter():
        place = element.get("data-at") or ""
        if place in targets:
            words = " ".join(filter(None, spoken(element)))
            yield place, element.get("aria-label") or words or element.get("title") or ""


def spoken(element: ElementTree.Element) -> Iterator[str]:
    """The words within an element that are not hidden from who listens."""
    yield (element.text or "").strip()
    for child in element:
        if child.get("aria-hidden") != "true":
            yield child.get("aria-label") or " ".join(spoken(child))
        yield (child.tail or "").strip()
