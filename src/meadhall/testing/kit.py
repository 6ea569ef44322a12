"""What every game of the house must do, written once.

Each check plays random games from a seed and raises ``AssertionError`` where the promise is broken.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from math import isfinite
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from meadhall import bots
from meadhall.kernel.action import Action
from meadhall.kernel.catalogue import LANGUAGES
from meadhall.kernel.errors import IllegalAction, MeadhallError
from meadhall.kernel.game import Game
from meadhall.kernel.match import Match
from meadhall.kernel.state import FATE, State
from meadhall.testing.attacks import pick as pick
from meadhall.testing.attacks import play_twins, shows_something, viewers

MOST = 5000
"""No game takes more steps than this."""


class Setup:
    """A game with a number of players and options: what a check is run on."""

    def __init__(self, game: Game[Any], players: int, **options: Any) -> None:
        self.game = game
        self.players = players
        self.options = options

    def __str__(self) -> str:
        return "-".join([self.game.slug, str(self.players), *(str(value) for value in self.options.values())])

    def new(self) -> Any:
        return self.game.new(self.players, **self.options)

    def match(self, seed: int) -> Match[Any]:
        return self.game.match(self.players, seed, **self.options)


# --- playing --------------------------------------------------------------------------------------


def positions(setup: Setup, seed: int) -> Iterator[tuple[int, State, int, Action]]:
    """Play a random game. Before each step: its number, the position, who acts, and what they will do."""
    rng = Random(seed)
    state = setup.new()
    number = 0
    while not state.over:
        assert number < MOST, "the game does not end"
        by, action = pick(state, rng)
        yield number, state, by, action
        state.apply(action, by)
        number += 1


def finished(setup: Setup, seed: int) -> State:
    state: State = setup.new()
    for _, playing, by, action in positions(setup, seed):
        state = playing.copy()
        state.apply(action, by)
    return state


def play_on(match: Match[Any], rng: Random, most: int = MOST) -> None:
    """Let random players play a match to its end, or for so many actions."""
    for _ in range(most):
        if match.state.over:
            return
        by, action = pick(match.state, rng)
        match.play(action, by)
    assert most < MOST, "the match does not end"


def lines(match: Match[Any]) -> list[tuple[int, str]]:
    return [(entry.by, str(entry.action)) for entry in match.journal]


def all_options(state: State) -> list[list[Action]]:
    """What can be answered now, seat by seat or by fate."""
    if state.fate is not None:
        return [[action for action, _ in state.fate.outcomes]]
    return [decision.options for decision in state.decisions]


# --- the checks -----------------------------------------------------------------------------------


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


def check_views(setup: Setup, seed: int, every: int = 5) -> None:
    """A sample of a view fits the view, is a sound position, and leaves the real one alone."""
    rng = Random(seed)
    for number, state, _, _ in positions(setup, seed):
        if number % every:
            continue
        before = state.to_json()
        hidden = bool(state.secrets())
        for viewer in viewers(state):
            view = state.view(viewer)
            shown = view.to_json()
            sample = view.sample(rng)
            sample.check()
            assert sample.view(viewer).to_json() == shown
            assert hidden or sample == state
            assert view.over == state.over
            assert view.deciding == state.deciding
            check_view_decision(state, viewer)
            roll_on(sample, rng, 20)
            assert view.to_json() == shown
        assert state.to_json() == before


def check_view_json(setup: Setup, seed: int, every: int = 4) -> None:
    """A view that was written can be read back, and shows the same."""
    rng = Random(seed)
    for number, state, _, _ in positions(setup, seed):
        if number % every == 0:
            view = state.view(rng.choice(viewers(state)))
            text = view.to_json()
            read = setup.game.view_from_json(text)
            assert read.seat == view.seat
            assert read.to_json() == text


def check_view_decision(state: State, viewer: int | None) -> None:
    """A view tells its viewer's question, the same as the state does, and nobody else's."""
    mine = [decision for decision in state.decisions if decision.seat == viewer]
    seen = state.view(viewer).decision
    if not mine:
        assert seen is None
    else:
        assert seen is not None
        assert seen.seat == viewer
        assert seen.options == mine[0].options
        assert seen.prompt == mine[0].prompt


def roll_on(state: State, rng: Random, steps: int) -> None:
    """Play a few random steps from a sampled world, as a searching bot would."""
    for _ in range(steps):
        if state.over:
            return
        by, action = pick(state, rng)
        state.apply(action, by)


def check_twins(setup: Setup, seed: int, every: int = 12, steps: int = 25) -> int:
    """Worlds that differ only in what a seat cannot know look the same to it, as long as the same is answered in both.

    Returns how many steps were compared.
    """
    rng = Random(seed)
    compared = 0
    for number, state, _, _ in positions(setup, seed):
        if number % every == 0:
            viewer = rng.choice(viewers(state))
            compared += play_twins(state.copy(), state.view(viewer).sample(rng), viewer, rng, steps)
    return compared


def check_bots(setup: Setup, seed: int) -> None:
    """Bots that are given views and nothing else can play a whole match."""
    match = setup.match(seed)
    levels = ("novice", "random", "adept")
    players = [bots.load(levels[seat % 3], setup.game.slug, seed + seat) for seat in range(setup.players)]
    for _ in range(MOST):
        if match.state.over:
            return
        seat = match.state.deciding[0]
        view = match.state.view(seat)
        assert view.decision is not None
        match.play(players[seat].choose(view, view.decision), seat)
    raise AssertionError("the match does not end")


def check_minds(setup: Setup, seed: int) -> None:
    """A mind gives every option a weight and every seat a chance, whatever is asked, and uses nothing hidden."""
    mind = setup.game.mind(setup.game.mind.styles[seed % len(setup.game.mind.styles)])
    rng = Random(seed)
    for n, state, by, _ in positions(setup, seed):
        if by == FATE or n % 3:
            continue
        view = state.view(by)
        decision = view.decision
        assert decision is not None
        weights = mind.weigh(view.position, by, decision.options)
        assert len(weights) == len(decision.options)
        assert all(isfinite(weight) for weight in weights)
        outlook = mind.outlook(view.position)
        assert len(outlook) == state.players
        assert min(outlook) >= 0
        assert sum(outlook) <= 1.000001
        if n % 21 == 0:
            other = view.sample(rng).view(by)
            assert mind.weigh(other.position, by, decision.options) == weights
            assert mind.outlook(other.position) == outlook
            for reason in bots.load("adept", setup.game.slug, seed).explain(view, decision, decision.options[0]):
                assert {setup.game.texts.message(reason.message, state, lang) for lang in LANGUAGES}


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


# --- soundness ------------------------------------------------------------------------------------


def check_sound(setup: Setup, seed: int, every: int = 31) -> None:
    """Whatever is played, the position keeps every promise of its game, and so it does when it is read back."""
    state: State = setup.new()
    for number, state, _, _ in positions(setup, seed):
        state.check()
        if number % every == 0:
            setup.game.from_json(state.to_json()).check()
    assert state.over
    state.check()
