"""A whole turn: the best way through it is found among all, with fate, and also where it looks worse at first."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from meadhall.kernel import registry, whole_turn
from meadhall.kernel.action import Action
from meadhall.kernel.whole_turn import TooMuchError, Turn
from meadhall.puzzles.files import Puzzle, load_all
from meadhall.puzzles.making import positions


def themes(slug: str) -> dict[str, Any]:
    puzzles = registry.load(slug).puzzles
    return {} if puzzles is None else {**puzzles.themes}


SLUGS = [slug for slug in registry.games() if "turn" in themes(slug)]


def turns(slug: str) -> list[Puzzle]:
    return [puzzle for puzzle in load_all(slug) if puzzle.theme == "turn"]


def ways(theme: Any, s: Any, seat: int) -> Sequence[Any]:
    """Every end of a turn that fate has no say in, found by going on from each position that was reached."""
    ends, waiting = [], [s]
    while waiting:
        here = waiting.pop()
        if here.over or (here.fate is None and (here.decision.seat != seat or theme.ended(here))):
            ends.append(here)
        elif here.fate is None:
            waiting += [whole_turn.played(here, action, seat) for action in here.decision.options]
    return ends


@pytest.mark.parametrize("slug", SLUGS)
def test_no_way_through_a_turn_is_better_than_the_best(slug: str) -> None:
    puzzle = turns(slug)[0]
    theme = themes(slug)["turn"]
    s = puzzle.position()
    found = [theme.value(end, puzzle.seat) for end in ways(theme, s, puzzle.seat)]
    assert len(found) > len(puzzle.answers)
    assert max(found) == max(puzzle.file.worth)


@pytest.mark.parametrize("slug", SLUGS)
def test_a_turn_is_asked_about_whole(slug: str) -> None:
    """Of some, what brings most at once is not where the best turn begins."""
    tempted = 0
    for puzzle in turns(slug):
        theme, s = themes(slug)["turn"], puzzle.position()
        moves = [answer.says for answer in puzzle.answers if isinstance(answer.says, Action)]
        at_once = [theme.value(whole_turn.played(s, move, puzzle.seat), puzzle.seat) for move in moves]
        tempted += not {n for n, one in enumerate(at_once) if one == max(at_once)} <= {*puzzle.right}
    assert tempted


def test_fate_counts_by_its_chances_and_too_many_ways_are_not_tried(monkeypatch: pytest.MonkeyPatch) -> None:
    game = registry.load("dragon-lords")
    s: Any = next(state.copy() for state in positions(game, 3, 2) if state.current_round() > 0)
    turn = Turn(s.deciding[0], lambda state: True, lambda state, seat: 7.0)
    assert turn.after(s, s.decision.options[0], s.deciding[0]).worth == pytest.approx(7.0)
    monkeypatch.setattr(whole_turn, "MOST_TRIED", 3)
    with pytest.raises(TooMuchError):
        Turn(s.deciding[0], lambda state: False, lambda state, seat: 0.0).best(s)
