"""Silence tells nothing: what somebody sees depends on what they know and on what they see others do.

A random game is stopped, and a twin is made of it: a position that fits all that one seat knows. Both are played on
with the same moves. As long as nothing hidden is shown, that seat must see the same in both: the same view, the same
events, and the same seats that are asked.
"""

from __future__ import annotations

from collections.abc import Iterator
from difflib import unified_diff
from random import Random
from typing import Any

import msgspec
import pytest

import meadhall
from meadhall.kernel.action import Action
from meadhall.kernel.match import question, witnesses
from meadhall.kernel.message import shown_to
from meadhall.kernel.state import FATE, State
from tests.conformance.kit import Setup, pick

LENGTH = 60
"""So many moves are made in both."""
IDLE = 0.6
"""How often others take their first option, which is mostly to do nothing."""


def moments(setup: Setup, seed: int, every: int) -> Iterator[State]:
    """Positions of a random game with secrets, one of so many."""
    rng = Random(seed)
    state = setup.new()
    number = 0
    while not state.over:
        if state.fate is None and number % every == 0 and state.secrets():
            yield state.copy()
        by, action = pick(state, rng)
        state.apply(action, by)
        number += 1


def leak(real: State, twin: State, viewer: int, rng: Random) -> str:
    """Play both on; what the viewer can tell them apart by, or nothing."""
    for _ in range(LENGTH):
        if real.over:
            return ""
        move = same_move(real, twin, viewer, rng)
        if move is None:
            return ""
        mine, other = Observed(real, viewer), Observed(twin, viewer)
        mine.see(*move)
        other.see(*move)
        if not answer_fate(mine, other, rng):
            return ""
        if mine.all() != other.all():
            return "" if mine.shown or other.shown else difference(*move, mine.all(), other.all())
    return ""


class Observed:
    """A position that somebody looks at: what they see of it, and whether something hidden was ``shown`` to them."""

    def __init__(self, state: State, viewer: int) -> None:
        self.state = state
        self.viewer = viewer
        self.seen: list[str] = []
        self.shown = False

    def see(self, by: int, action: Action) -> None:
        state, viewer = self.state, self.viewer
        hidden = {fact for fact, knowers in state.secrets().items() if viewer not in knowers}
        # Fate may settle something hidden long before anybody sees it, so that its answers are told by their events.
        if by != FATE:
            told = is_told(state, by, viewer)
            entry = (by, action, state.agenda[-1].cites(state), question(state, by)) if told else (by,)
            self.seen.append(repr(entry))
        self.seen += [repr(event) for event in shown_to(state.apply(action, by), viewer)]
        still = state.secrets()
        self.shown = self.shown or any(fact not in still or viewer in still[fact] for fact in hidden)

    def all(self) -> list[str]:
        """What was seen of the moves, who is asked now, and all that the view tells."""
        data = msgspec.json.format(msgspec.json.encode(self.state.view(self.viewer).to_data()), indent=1)
        return [*self.seen, f"asked: {self.state.deciding}", *data.decode().splitlines()]


def is_told(state: State, by: int, viewer: int) -> bool:
    """Whether the viewer learns what is done now."""
    seen_by = witnesses(state, by)
    return seen_by is None or viewer in seen_by


def same_move(real: State, twin: State, viewer: int, rng: Random) -> tuple[int, Action] | None:
    """A move of a seat that can be made in both; none if there is none."""
    decision = rng.choice(real.decisions)
    seat = decision.seat
    both = [action for action in decision.options if twin.why_not(action, seat) is None]
    if not both:
        return None
    return seat, both[0] if seat != viewer and rng.random() < IDLE else rng.choice(both)


def answer_fate(real: Observed, twin: Observed, rng: Random) -> bool:
    """Let fate answer the same in both, as far as the viewer sees it; says whether it could."""
    while real.state.fate is not None or twin.state.fate is not None:
        one, other = real.state.fate, twin.state.fate
        if one is not None and other is not None:
            action = one.sample(rng)
            if twin.state.why_not(action, FATE) is None:
                real.see(FATE, action)
                twin.see(FATE, action)
                continue
            if is_told(real.state, FATE, real.viewer) and is_told(twin.state, FATE, twin.viewer):
                return False
        for world in (real, twin):
            if world.state.fate is not None:
                world.shown = world.shown or is_told(world.state, FATE, world.viewer)
                world.see(FATE, world.state.fate.sample(rng))
    return True


def difference(by: int, action: Action, seen: list[str], other: list[str]) -> str:
    lines = unified_diff(seen, other, "real", "twin", lineterm="", n=2)
    return "\n".join([f"after {by}: {action}", *list(lines)[:60]])


def leaks(setup: Setup, seed: int, every: int) -> Iterator[str]:
    rng = Random(seed)
    for state in moments(setup, seed, every):
        viewer = rng.randrange(state.players)
        twin = state.view(viewer).sample(rng)
        found = leak(state, twin, viewer, rng)
        if found:
            yield found
