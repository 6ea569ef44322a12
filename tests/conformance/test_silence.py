"""Silence tells nothing: what somebody sees depends on what they know and on what they see others do.

A random game is stopped, and a twin is made of it: a position that fits all that one seat knows. Both are played on
with the same moves. As long as nothing hidden is shown, that seat must see the same in both: the same view, the same
events, and the same seats that are asked.
"""

from __future__ import annotations

from collections.abc import Iterator
from difflib import unified_diff
from random import Random

import msgspec
import pytest

import meadhall
from meadhall.kernel.action import Action
from meadhall.kernel.match import question, witnesses
from meadhall.kernel.message import shown_to
from meadhall.kernel.state import FATE, State
from meadhall.testing.attacks import pick
from meadhall.testing.kit import Setup

LENGTH = 60
"""So many moves are made in both."""
TELLTALES = ("spell-learned", "wizard-gained")
"""Events that by the rules tell something hidden: where a Wizard is."""
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
            return "" if mine.shown or other.shown else difference(*move, mine, other)
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
            public = is_told(state, by, viewer)
            entry = (by, action, state.agenda[-1].cites(state), question(state, by)) if public else (by,)
            self.seen.append(repr(entry))
        events = shown_to(state.apply(action, by), viewer)
        self.seen += [repr(event) for event in events]
        still = state.secrets()
        told = any(event.key in TELLTALES for event in events)
        self.shown = self.shown or told or any(fact not in still or viewer in still[fact] for fact in hidden)

    def all(self) -> tuple[object, ...]:
        """What was seen of the moves, who is asked now, and all that the view tells."""
        return self.seen, self.state.deciding, self.state.view(self.viewer).to_data()

    def lines(self) -> list[str]:
        """The same for people."""
        _, asked, view = self.all()
        data = msgspec.json.format(msgspec.json.encode(view), indent=1).decode()
        return [*self.seen, f"asked: {asked}", *data.splitlines()]


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


def difference(by: int, action: Action, mine: Observed, other: Observed) -> str:
    lines = unified_diff(mine.lines(), other.lines(), "real", "twin", lineterm="", n=2)
    return "\n".join([f"after {by}: {action}", *list(lines)[:60]])


def leaks(setup: Setup, seed: int, every: int) -> Iterator[str]:
    rng = Random(seed)
    for state in moments(setup, seed, every):
        viewer = rng.randrange(state.players)
        twin = state.view(viewer).sample(rng)
        found = leak(state, twin, viewer, rng)
        if found:
            yield found


SETUPS: list[tuple[str, int, dict[str, object], int]] = [
    ("ice-garden", 3, {}, 7),
    ("mountain-king", 2, {}, 5),
    ("mountain-king", 3, {"battle_boost": True}, 5),
    ("dragon-lords", 2, {"turn_limit": "10"}, 31),
    ("dragon-lords", 2, {"turn_limit": "10", "two_players": "tundra", "escape": "losses", "strong_wizards": True}, 19),
    ("dragon-lords", 3, {"turn_limit": "10", "reduced_combat": True, "dragonlords": "weak"}, 31),
    ("dragon-lords", 4, {"turn_limit": "3", "unlimited_dragonlords": True}, 13),
]


@pytest.mark.parametrize(("slug", "players", "options", "every"), SETUPS)
@pytest.mark.parametrize("seed", range(2))
def test_nobody_learns_anything_from_who_is_asked(
    slug: str, players: int, options: dict[str, object], every: int, seed: int
) -> None:
    setup = Setup(meadhall.load(slug), players, **options)
    assert next(leaks(setup, seed, every), "") == ""


def test_where_only_those_are_asked_who_have_an_answer_a_pause_tells_something() -> None:
    setup = Setup(meadhall.load("dragon-lords"), 3, turn_limit="3", always_pause=False)
    assert next(leaks(setup, 0, 5), "")
