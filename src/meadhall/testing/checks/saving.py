"""Checks of what is written and read back: positions, actions, journals, files."""

from __future__ import annotations

import os
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from meadhall.kernel.game import Game
from meadhall.kernel.match import Match
from meadhall.testing.kit import Setup, all_options, finished, lines, play_on, positions


def check_vocabulary(game: Game[Any]) -> None:
    """Every action has one number and one text, and both lead back to it."""
    vocabulary = game.vocabulary
    texts = [str(action) for action in vocabulary.actions]
    assert len(set(texts)) == len(vocabulary) == len(texts)
    for index, action in enumerate(vocabulary.actions):
        assert vocabulary.decode(index) is action
        assert vocabulary.encode(action) == index
        assert vocabulary.parse(str(action)) is action
        assert vocabulary.parse(f"  {str(action).upper().replace(' ', '   ')} ") is action


def check_notation(setup: Setup, seed: int) -> None:
    """What is played can be written down and read, by people and by programs."""
    for _, state, _, action in positions(setup, seed):
        assert state.parse(str(action)) is action
        assert msgspec.json.decode(msgspec.json.encode(str(action))) == str(action)
        assert len(action.words) == len(action.args)


def check_json(setup: Setup, seed: int, every: int = 7) -> None:
    """A position read back is the same position, asks the same, and goes on in the same way."""
    asked = False
    for number, state, by, action in positions(setup, seed):
        if number % every and not (state.fate is not None and number % 3 == 0):
            continue
        text = state.to_json()
        read = setup.game.from_json(text)
        assert read == state
        assert read.to_json() == text
        assert all_options(read) == all_options(state)
        after = state.copy()
        after.apply(action, by)
        read.apply(action, by)
        assert read == after
        asked = True
    assert asked
    end = finished(setup, seed)
    assert setup.game.from_json(end.to_json()) == end


def check_replay(setup: Setup, seed: int) -> None:
    """The journal alone makes the match again, since fate's answers stand in it; the seed is not needed."""
    match = setup.match(seed)
    play_on(match, Random(seed))
    saved = msgspec.json.decode(match.to_json())
    saved["seed"] = seed + 12345
    replayed = Match.from_json(msgspec.json.encode(saved), setup.game)
    assert lines(replayed) == lines(match)
    assert replayed.state == match.state
    assert [entry.events for entry in replayed.journal] == [entry.events for entry in match.journal]
    assert match.at(len(match.journal)) == match.state
    assert match.at(0) == setup.new()


def check_going_on(setup: Setup, seed: int) -> None:
    """A match that was saved half-way goes on as it would have without."""
    straight, paused = setup.match(seed), setup.match(seed)
    play_on(straight, Random(seed))
    rng = Random(seed)
    while not paused.state.over:
        play_on(paused, rng, 60)
        loaded = Match.from_json(paused.to_json(), setup.game)
        assert loaded.can_undo == paused.can_undo
        paused = loaded
    assert lines(paused) == lines(straight)
    assert paused.state == straight.state


def check_save(setup: Setup, seed: int, folder: Path) -> None:
    """A match comes back from a file with its journal, its notes and its state."""
    match = setup.match(seed)
    play_on(match, Random(seed), 40)
    match.notes["table"] = "one"
    path = folder / "match.json"
    match.save(path)
    loaded = Match.load(path)
    assert loaded.state == match.state
    assert lines(loaded) == lines(match)
    assert loaded.notes == {"table": "one"}
    assert loaded.seed == seed
    assert loaded.can_undo == match.can_undo
    assert loaded.to_json() == match.to_json()


def check_save_is_atomic(setup: Setup, seed: int, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A save that fails leaves the old file and nothing else."""
    match = setup.match(seed)
    path = folder / "match.json"
    match.save(path)
    before = path.read_bytes()
    play_on(match, Random(seed), 5)

    def fail(handle: int) -> None:
        raise OSError(28, "no space left")

    with monkeypatch.context() as broken:
        broken.setattr(os, "fsync", fail)
        with pytest.raises(OSError, match="no space left"):
            match.save(path)
    assert path.read_bytes() == before
    assert [file.name for file in folder.iterdir()] == ["match.json"]
    match.save(path)
    assert path.read_bytes() != before
    assert [file.name for file in folder.iterdir()] == ["match.json"]
