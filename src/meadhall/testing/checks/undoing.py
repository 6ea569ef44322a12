"""Checks of taking back."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from meadhall.kernel.action import Action
from meadhall.kernel.errors import MeadhallError
from meadhall.kernel.match import Match
from meadhall.kernel.state import State
from meadhall.testing.attacks import shows_something
from meadhall.testing.kit import Setup, pick


def check_undo(setup: Setup, seed: int, every: int = 5) -> tuple[int, int]:
    """One can take back one's own last action, but never across fate, another seat's turn, or anything learnt.

    Returns how often something could be taken back, and how often it could not although the attack found nothing.
    """
    match = setup.match(seed)
    rng = Random(seed)
    undone = shut = 0
    while not match.state.over:
        by, action = pick(match.state, rng)
        before, length = match.state.copy(), len(match.journal)
        events = match.play(action, by)
        only_mine = len(match.journal) == length + 1 and match.state.deciding == (by,)
        if not only_mine:
            assert not match.can_undo
            with pytest.raises(MeadhallError):
                match.undo()
        elif rng.randrange(every) == 0:
            learnt = shows_something(before, action, by, match.state, events, rng)
            assert not (match.can_undo and learnt), f"{action} in {before.agenda[-1]} shows what was not known"
            shut += not match.can_undo and not learnt
            if match.can_undo:
                check_one_undo(match, before, action, by)
                undone += 1
    return undone, shut


def check_one_undo(match: Match[Any], before: State, action: Action, by: int) -> None:
    after, length = match.state, len(match.journal)
    assert match.undo() is action
    assert match.state == before
    assert match.state.deciding == (by,)
    assert len(match.journal) == length - 1
    match.play(action, by)
    assert match.state == after


def check_undo_all(setup: Setup, seed: int, times: int = 20) -> int:
    """Taking back again and again leads through each position of the seat's turn to its start, and no further.

    Done so many times in a game; returns how many actions were taken back at once at most.
    """
    match = setup.match(seed)
    rng = Random(seed)
    past: list[State] = []
    most = 0
    while not match.state.over:
        by, action = pick(match.state, rng)
        before, length = match.state.copy(), len(match.journal)
        match.play(action, by)
        only_mine = len(match.journal) == length + 1 and match.state.deciding == (by,)
        past = [*past, before] if only_mine else []
        if not times or len(past) <= rng.randrange(5):
            continue
        times -= 1
        back = 0
        while match.can_undo:
            match.undo()
            assert match.state == past.pop()
            back += 1
        most = max(most, back)
        past = []
    return most
