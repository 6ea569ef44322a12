"""Checks of views: they hide what they must, and are samples, texts and questions of the same position."""

from __future__ import annotations

from random import Random

from meadhall.kernel.barrier import lasting_columns
from meadhall.kernel.blank import BLANK
from meadhall.kernel.state import State
from meadhall.kernel.view import View
from meadhall.testing.attacks import play_twins, viewers
from meadhall.testing.kit import Setup, pick, positions


def check_views(setup: Setup, seed: int, every: int = 5) -> None:
    """A sample of a view fits the view, is a sound position, and leaves the real one alone.

    Where the game says what is blank, a sample differs from that only in what is.
    """
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
            assert is_blank_enough(view, sample)
            assert view.over == state.over
            assert view.deciding == state.deciding
            check_view_decision(state, viewer)
            roll_on(sample, rng, 20)
            assert view.to_json() == shown
        assert state.to_json() == before


def is_blank_enough(view: View, sample: State) -> bool:
    """Whether all that may be otherwise than in a sample is blank, if the game says what is."""
    position = view.position.copy()
    if not position.blank():
        return True
    return all(fits(column, getattr(sample, name)) for name, column in lasting_columns(position).items())


def fits(blanks: object, thing: object) -> bool:
    """Whether a thing differs only where there are blanks. A set of numbers that is not known is None."""
    if blanks is BLANK or (blanks is None and isinstance(thing, int)):
        return True
    if isinstance(blanks, dict) and isinstance(thing, dict):
        return blanks.keys() == thing.keys() and all(fits(blank, thing[key]) for key, blank in blanks.items())
    if isinstance(blanks, (list, tuple)) and isinstance(thing, (list, tuple)):
        return len(blanks) == len(thing) and all(map(fits, blanks, thing))
    return blanks == thing


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
