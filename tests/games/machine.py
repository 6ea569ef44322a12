"""Games that nobody means to win: anything allowed is done, and what must hold is looked at after each step."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, Generic, TypeVar
from unittest import TestCase

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from meadhall.kernel.action import Action
from meadhall.kernel.game import Game
from meadhall.kernel.state import State
from meadhall.kernel.step import Together

S = TypeVar("S", bound=State)

INDEX = st.integers(0, 10**6)
MOST = 60_000
"""No random game takes more steps than this."""


@dataclass(frozen=True)
class Laws(Generic[S]):
    """What must hold in any position, and what must hold from one position to the next."""

    always: Sequence[Callable[[S], None]]
    stepwise: Sequence[Callable[[S, S], None]]

    def check(self, before: S, after: S) -> None:
        for kept in self.stepwise:
            kept(before, after)
        self.check_position(after)

    def check_position(self, s: S) -> None:
        for holds in self.always:
            holds(s)


def asked(s: State, who: int) -> tuple[int | None, list[Action]]:
    """Somebody who may act now, or fate, with what they can do."""
    if s.fate is not None:
        return None, [action for action, _ in s.fate.outcomes]
    seat = s.deciding[who % len(s.deciding)]
    decision = s.decision_of(seat)
    assert decision is not None
    return seat, decision.options


def any_game(
    game: Game[S],
    laws: Laws[S],
    setups: st.SearchStrategy[dict[str, Any]],
    skip: int,
    examples: int,
    steps: int,
    counted: tuple[str, ...] = (),
) -> type[TestCase]:
    """Some games, each from somewhere in its first ``skip`` steps on, are played for so many steps.

    Columns that are ``counted`` are not written but counted anew, and must come out the same.
    """

    class AnyGame(RuleBasedStateMachine):
        """Seats pick any option, fate answers anything, and positions are copied, saved and loaded in between."""

        state: S

        @initialize(setup=setups, seed=INDEX, skip=st.integers(0, skip))
        def begin(self, setup: dict[str, Any], seed: int, skip: int) -> None:
            """Start somewhere in a game: so many random steps are played first."""
            self.left_behind: list[tuple[S, str]] = []
            self.state = game.new(**setup)
            rng = Random(seed)
            for _ in range(skip):
                if not self.state.over:
                    self.act(rng.randrange(10**6), rng.randrange(10**6))

        def act(self, who: int, index: int) -> None:
            before = self.state.copy()
            seat, options = asked(self.state, who)
            self.state.apply(options[index % len(options)], seat)
            laws.check(before, self.state)

        @precondition(lambda self: not self.state.over)
        @rule(who=INDEX, index=INDEX)
        def somebody_acts(self, who: int, index: int) -> None:
            self.act(who, index)

        @rule()
        def copy_and_go_on(self) -> None:
            self.left_behind.append((self.state, self.state.to_json()))
            self.state = self.state.copy()

        @rule()
        def save_and_load(self) -> None:
            loaded = game.from_json(self.state.to_json())
            assert loaded == self.state
            for column in counted:
                assert getattr(loaded, column) == getattr(self.state, column), column
            self.state = loaded

        @invariant()
        def everything_holds(self) -> None:
            laws.check_position(self.state)

        @invariant()
        def what_was_copied_stays(self) -> None:
            for state, text in self.left_behind[-3:]:
                assert state.to_json() == text

    AnyGame.TestCase.settings = settings(
        max_examples=examples,
        stateful_step_count=steps,
        deadline=None,
        derandomize=True,
        suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
    )
    return AnyGame.TestCase


def lawful(state: S, rng: Random, laws: Laws[S]) -> S:
    """Play a random game to its end, and look at everything after each step."""
    for _ in range(MOST):
        if state.over:
            return state
        before = state.copy()
        fate = state.fate
        if fate is not None:
            state.apply(fate.sample(rng))
        else:
            seat, options = asked(state, rng.randrange(10**6))
            state.apply(rng.choice(options), seat)
        laws.check(before, state)
    raise AssertionError("the game does not end")


def finished(state: S, rng: Random) -> S:
    """Play a random game to its end as fast as can be."""
    for _ in range(MOST):
        fate, step = state.fate, state.agenda[-1]
        if fate is not None:
            state.apply(fate.sample(rng))
        elif isinstance(step, Together):
            seat = rng.choice(step.waiting(state))
            state.apply(rng.choice(step.options(state, seat)), seat)
        else:
            state.apply(rng.choice(state.legal()))
        if state.over:
            return state
    raise AssertionError("the game does not end")
