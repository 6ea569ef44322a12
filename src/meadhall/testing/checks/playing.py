"""Checks of playing: seeds, options, refusals, copies, the end, and that positions stay sound."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from meadhall.kernel.action import Action
from meadhall.kernel.errors import IllegalAction
from meadhall.kernel.match import Match
from meadhall.kernel.state import FATE, State
from meadhall.testing.attacks import viewers
from meadhall.testing.kit import Setup, all_options, finished, lines, pick, play_on, positions


def check_seeds(setup: Setup, seed: int) -> None:
    """The same seed and the same choices make the same match; another seed makes another."""
    first, again, other = setup.match(seed), setup.match(seed), setup.match(seed + 1)
    for match in (first, again, other):
        play_on(match, Random(seed))
    assert lines(first) == lines(again)
    assert first.state.to_json() == again.state.to_json()
    assert lines(first) != lines(other)


def check_options(setup: Setup, seed: int) -> None:
    """Options are there, each once, in the order of the vocabulary, and fate's weights make sense."""
    vocabulary = setup.game.vocabulary
    for number, state, _, _ in positions(setup, seed):
        assert all_options(state), f"nobody is asked at step {number}"
        for options in all_options(state):
            numbers = [vocabulary.encode(action) for action in options]
            assert numbers, f"nothing can be answered at step {number}"
            assert numbers == sorted(set(numbers)), f"unsorted or double at step {number} in {state.agenda[-1]}"
            assert all(vocabulary.decode(index) is action for index, action in zip(numbers, options, strict=True))
        if state.fate is not None:
            assert state.decision is None
            assert state.deciding == ()
            assert all(type(weight) is int and weight > 0 for _, weight in state.fate.outcomes)
        else:
            assert state.decision is not None
            assert state.decision.seat == state.decisions[0].seat
            assert state.deciding == tuple(decision.seat for decision in state.decisions)
            assert all(decision.rule in setup.game.catalogue for decision in state.decisions)


def check_refusals(setup: Setup, seed: int, every: int = 25) -> None:
    """Whatever is not an option is refused with a rule of the catalogue, and nothing changes.

    All actions are tried at every 25th step, a few at the others.
    """
    rng = Random(seed)
    actions = setup.game.vocabulary.actions
    for number, state, by, action in positions(setup, seed):
        for asked, options in zip(state.deciding or (FATE,), all_options(state), strict=True):
            assert all(state.why_not(option, asked) is None for option in options)
            tried = actions if number % every == 0 else rng.sample(actions, min(8, len(actions)))
            wrong = [one for one in tried if one not in options]
            for one in wrong:
                refuse(state, one, asked)
            for one in rng.sample(wrong, min(2, len(wrong))):
                refuse_to_apply(state, one, asked)
        for stranger in {*range(-1, state.players), 99} - set(state.deciding or (FATE,)):
            refuse(state, action, stranger)
            if number % every == 0:
                refuse_to_apply(state, action, stranger)
        assert state.why_not(action, by) is None


def refuse(state: State, action: Action, seat: int) -> None:
    rule = state.why_not(action, seat)
    assert rule is not None, f"{action} by {seat} is allowed at {state.agenda[-1]}"
    assert state.game.catalogue[rule.id] is rule


def refuse_to_apply(state: State, action: Action, seat: int) -> None:
    before = state.to_json()
    rule = state.why_not(action, seat)
    with pytest.raises(IllegalAction) as refused:
        state.apply(action, seat)
    assert rule is not None
    assert refused.value.rule == rule.id
    assert refused.value.action is action
    assert rule.id in str(refused.value)
    assert state.to_json() == before


def check_copies(setup: Setup, seed: int) -> None:
    """A copy shares nothing that changes: neither the original nor any earlier position moves with it."""
    past: list[tuple[State, dict[str, Any]]] = []
    rng = Random(seed)
    state = setup.new()
    while not state.over:
        by, action = pick(state, rng)
        past.append((state, setup.game.to_data(state)))
        child, sister = state.copy(), state.copy()
        for name in state.COLUMNS:
            own = getattr(state, name)
            assert not isinstance(own, (list, dict, set)) or getattr(child, name) is not own, name
        child.apply(action, by)
        assert setup.game.to_data(state) == past[-1][1]
        assert setup.game.to_data(sister) == past[-1][1]
        state = child
    for kept, data in past:
        assert setup.game.to_data(kept) == data


def check_end(setup: Setup, seed: int) -> None:
    """After the end nobody is asked, there is a result, and every action is refused."""
    state = finished(setup, seed)
    assert state.over
    assert state.decision is None
    assert state.decisions == []
    assert state.deciding == ()
    assert state.fate is None
    result = state.result
    assert result is not None
    assert len(result.scores) >= state.players
    assert result.winners
    assert set(result.winners) <= set(range(len(result.scores)))
    assert len(set(result.winners)) == len(result.winners)
    assert result.ending
    after = setup.game.after_the_end(state)
    assert setup.game.catalogue[after.id] is after
    before = state.to_json()
    for action in Random(seed).sample(setup.game.vocabulary.actions, 10):
        assert state.why_not(action) is after
        with pytest.raises(IllegalAction) as refused:
            state.apply(action)
        assert refused.value.rule == after.id
    assert state.to_json() == before
    match = Match.of(state.copy(), seed)
    with pytest.raises(IllegalAction):
        match.play(setup.game.vocabulary.actions[0])
    assert match.journal == []
    for viewer in viewers(state):
        assert state.view(viewer).result == result
        assert state.view(viewer).decision is None


def check_sound(setup: Setup, seed: int, every: int = 31) -> None:
    """Whatever is played, the position keeps every promise of its game, and so it does when it is read back."""
    state: State = setup.new()
    for number, state, _, _ in positions(setup, seed):
        state.check()
        if number % every == 0:
            setup.game.from_json(state.to_json()).check()
    assert state.over
    state.check()
