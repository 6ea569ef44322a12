"""Attacks on what is hidden: what an action shows, and what can be told from who is asked and who is not.

Only ``meadhall`` is needed here, so that these run on any build that can be imported.
"""

from __future__ import annotations

from random import Random
from typing import Any

from meadhall.kernel.action import Action
from meadhall.kernel.match import question, witnesses
from meadhall.kernel.message import Event, shown_to
from meadhall.kernel.state import FATE, State


def pick(state: State, rng: Random) -> tuple[int, Action]:
    """Who acts next, and what they do: fate by its chances, a seat with any of its options."""
    fate = state.fate
    if fate is not None:
        return FATE, fate.sample(rng)
    decision = rng.choice(state.decisions)
    return decision.seat, rng.choice(decision.options)


def viewers(state: State) -> tuple[int | None, ...]:
    return (None, *range(state.players))


# --- what an action shows -------------------------------------------------------------------------


def shows_something(
    before: State, action: Action, by: int, after: State, events: list[Event], rng: Random, worlds: int = 8
) -> bool:
    """Attack the undo barrier: has the action shown anything to anybody who sees it that they could not know before?"""
    if is_told(before, after):
        return True
    seen_by = witnesses(before, by)
    lookers = [viewer for viewer in viewers(before) if seen_by is None or viewer in seen_by]
    return any(not follows(before, action, by, viewer, look(after, viewer, events), rng, worlds) for viewer in lookers)


def is_told(before: State, after: State) -> bool:
    """Whether a secret has become known to somebody."""
    known, now = before.secrets(), after.secrets()
    return any(fact not in now or now[fact] - knowers for fact, knowers in known.items())


def follows(before: State, action: Action, by: int, viewer: int | None, seen: object, rng: Random, worlds: int) -> bool:
    """Whether the action can be done, and looks the same to a viewer, in any world that fits what the viewer knows."""
    view = before.view(viewer)
    for _ in range(worlds):
        world: State = view.sample(rng)
        if world.why_not(action, by) is not None or look(world, viewer, world.apply(action, by)) != seen:
            return False
    return True


def look(state: State, viewer: int | None, events: list[Event]) -> tuple[Any, ...]:
    """All that a viewer sees after an action: what was told, who is asked, the viewer's own question, the position."""
    view = state.view(viewer)
    decision = view.decision
    return shown_to(events, viewer), view.deciding, decision and decision.prompt, view.to_data()


# --- worlds that differ in what is hidden ---------------------------------------------------------


def play_twins(real: State, twin: State, viewer: int | None, rng: Random, steps: int) -> int:
    """Play two worlds on that differ only in what a viewer cannot know; returns how many steps were compared.

    As long as the same is answered in both, they must look the same to the viewer: what it sees and is told, who is
    asked and when, and what the journal shows it. They part when an answer is not possible in one of them, or when the
    viewer rightly gets to know a secret. Where it does not see the answer, any that looks the same to it will do.
    """
    for step in range(steps):
        if real.over:
            return step
        by, action = pick(real, rng)
        shown, same = shows(real, by, viewer), shows(twin, by, viewer)
        assert shown == same, f"the journal shows {viewer} {shown} or {same}"
        before = real.copy()
        seen = look(real, viewer, real.apply(action, by))
        if has_learnt(before, real, viewer):
            return step
        answers = [action] if shown else [action, *unseen_answers(twin, by, rng)]
        after = [answered(twin, answer, by) for answer in answers if twin.why_not(answer, by) is None]
        if not after or any(has_learnt(twin, other, viewer) for other, _ in after):
            return step
        alike = [other for other, events in after if look(other, viewer, events) == seen]
        if not alike:
            assert not shown, f"{action} in {before.agenda[-1]} shows {viewer} something hidden"
            return step
        twin = alike[0]
    return steps


def answered(state: State, action: Action, by: int) -> tuple[State, list[Event]]:
    after = state.copy()
    return after, after.apply(action, by)


def shows(state: State, by: int, viewer: int | None) -> str:
    """The rule and the question that stand in the journal with what somebody does now, if this viewer may read it."""
    seen_by = witnesses(state, by)
    return f"{state.agenda[-1].cites(state)} {question(state, by)}" if seen_by is None or viewer in seen_by else ""


def unseen_answers(state: State, by: int, rng: Random, most: int = 5) -> list[Action]:
    """What somebody may have done instead, for all that those can tell who do not see it."""
    if state.fate is not None:
        return [state.fate.sample(rng) for _ in range(most)]
    decision = state.decision_of(by)
    assert decision is not None
    return rng.sample(decision.options, min(most, len(decision.options)))


def has_learnt(before: State, after: State, viewer: int | None) -> bool:
    """Whether a secret is one no more, or no more one for this viewer."""
    known, now = before.secrets(), after.secrets()
    return any(fact not in now or viewer in now[fact] - knowers for fact, knowers in known.items())
