"""Whoever goes through a lesson by its sheets alone never comes to a sheet on which nothing is open."""

from __future__ import annotations

import pytest

from meadhall.draw.sheet import Sheet
from meadhall.kernel import registry
from meadhall.kernel.draft import Draft, compose
from meadhall.server.drawing.closed import free_draft, only_open
from meadhall.server.drawing.drafts import drafted, sheet_of
from meadhall.server.words import HouseTexts
from tests.lessons.test_lessons import TAUGHT, lesson_of, played

SAY = HouseTexts().speaker("en")
FURTHEST = 4
"""So many values of a move are chosen one after the other."""


def shown_sheet(draft: Draft) -> Sheet | None:
    whole = drafted(draft)
    sheet = sheet_of(whole, "en")
    if sheet is None:
        return None
    return only_open(sheet, sheet_of(free_draft(whole), "en"), draft.before, draft.seat, SAY, whole.actions)


def changes(sheet: Sheet, draft: Draft) -> list[tuple[str, ...]]:
    """What the open values of a sheet would make of a draft that is something else."""
    now = tuple(map(str, draft.actions))
    values = [value.actions for part in sheet.parts for row in part.rows for value in row.values]
    return [actions for actions in (*values, *(move.actions for move in sheet.moves)) if actions and actions != now]


def can_end(draft: Draft, sheet: Sheet) -> bool:
    """Whether it can be played as it is, or the question has an ending of its own."""
    decision = draft.state.decision_of(draft.seat)
    ends = decision is not None and any(option.verb.finishes or option.verb.ends for option in decision.options)
    return draft.held or sheet.ready or draft.rests() or ends or not sheet.whole


@pytest.mark.parametrize(("slug", "id"), TAUGHT)
def test_every_sheet_leads_on(slug: str, id: str) -> None:
    game, seat = registry.load(slug), lesson_of(slug, id).plan.seat
    for step, state in played(slug, id, 0)[0]:
        draft = compose(state, seat, [])
        for _ in range(FURTHEST):
            sheet = shown_sheet(draft)
            if sheet is None or draft.held:
                break
            longer = [actions for actions in changes(sheet, draft) if len(actions) > len(draft.actions)]
            assert longer or can_end(draft, sheet), f"{step.id}: {', '.join(map(str, draft.actions))}"
            if not longer:
                break
            draft = compose(state, seat, [state.parse(text) for text in longer[0]])
            draft.fill(game.board)
