"""Whatever place of the table the words of a coach name lies before the pupil then, in every language."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from meadhall.draw.sheet import Sheet
from meadhall.kernel.catalogue import LANGUAGES
from meadhall.kernel.draft import compose
from meadhall.kernel.state import State
from meadhall.server.drawing.coach import step_card
from tests.lessons.naming import drawn, named, names, places
from tests.lessons.test_lessons import TAUGHT, Shown, lesson_of, played
from tests.lessons.test_sheets import shown_sheet

PUPILS = 2
"""Whoever takes the first answers, and one who takes any."""


def written(state: State, seat: int, lang: str) -> str:
    """What the answers and the sheet of the move say."""
    sheet = shown_sheet(compose(state, seat, []), lang)
    decision = state.decision_of(seat)
    options = [] if decision is None else decision.options
    return " ".join([*labels(sheet), *(state.game.texts.action(option, lang) for option in options)])


def labels(sheet: Sheet | None) -> Iterator[str]:
    for part in () if sheet is None else sheet.parts:
        yield part.name
        for row in part.rows:
            yield from (row.name, *(value.label for value in row.values))


def cards(slug: str, id: str) -> Iterator[Shown]:
    """Each card as each pupil sees it first."""
    for pupil in range(PUPILS):
        yield from {card.step.id: card for card in reversed(played(slug, id, pupil)[0])}.values()


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("slug", "id"), TAUGHT)
def test_what_a_card_names_is_there(slug: str, id: str, lang: str) -> None:
    lesson = lesson_of(slug, id)
    for step, state in cards(slug, id):
        card = step_card(lesson, step, state, lang)
        found = named(" ".join((*card.text, card.do)), slug, lang)
        if found:
            drawing = drawn(state, lesson.seat, lang)
            there, words = places(drawing), drawing + written(state, lesson.seat, lang)
            for name in found:
                assert there & names(slug, lang)[name] or name in words, f"{step.id}: {name}"
