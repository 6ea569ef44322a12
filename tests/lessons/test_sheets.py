"""What a lesson shows can be done: its sheets lead on, its cards name what is there, and none of them is gone past."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import chain
from types import SimpleNamespace
from typing import cast

import pytest

from meadhall.draw.sheet import Sheet
from meadhall.kernel import registry
from meadhall.kernel.catalogue import LANGUAGES
from meadhall.kernel.draft import Draft, compose
from meadhall.kernel.lesson import LessonStep
from meadhall.kernel.state import State
from meadhall.server.drawing.closed import card_at, free_draft, only_open, open_moves
from meadhall.server.drawing.coach import step_card
from meadhall.server.drawing.drafts import drafted, moves, sheet_of
from meadhall.server.drawing.options import called_option
from meadhall.server.tables import later
from meadhall.server.tables.journal import TableMatch
from meadhall.server.tables.records import Later, Seat
from meadhall.server.words import HouseTexts
from tests.lessons.naming import named
from tests.lessons.test_lessons import TAUGHT, lesson_of, played, pupils

SAY = HouseTexts().speaker("en")
FURTHEST = 4
"""So many values of a move are chosen one after the other."""


def shown_sheet(draft: Draft, lang: str = "en") -> Sheet | None:
    whole = drafted(draft)
    sheet = sheet_of(whole, lang)
    if sheet is None:
        return None
    return only_open(sheet, sheet_of(free_draft(whole), lang), draft.before, draft.seat, SAY, whole.actions)


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


@pytest.mark.parametrize(("slug", "id"), TAUGHT)
def test_nothing_goes_past_a_card_that_was_not_seen(slug: str, id: str) -> None:
    """Neither a value of the sheet nor a whole move from the map answers what another card speaks of."""
    seat = lesson_of(slug, id).plan.seat
    for step, state in played(slug, id, 0)[0]:
        sheet, whole = shown_sheet(compose(state, seat, [])), open_moves(moves(state.view(seat), "en"), state, seat)
        chosen = [move.actions for move in whole]
        chosen += [] if sheet is None else changes(sheet, compose(state, seat, []))
        for actions in chosen:
            assert cards(state, seat, actions) == [step.id], f"{step.id}: {actions}"


def cards(state: State, seat: int, actions: tuple[str, ...]) -> list[str]:
    """The cards to which some answers belong."""
    s, found = state.copy(), dict[str, None]()
    for action in actions:
        if seat not in s.deciding:
            break
        card = card_at(s, seat)
        if card is not None:
            found[card] = None
        s.apply(s.parse(action), seat)
    return list(found)


NAMED = {
    "en": r"[Cc]lick ((?:[A-Z][\w’-]+ ?(?:of )?\d?)+)|“([^”]+)”",
    "de": r"[Kk]lick\w* (?:auf )?((?:[A-ZÄÖÜ][\w’-]+ ?\d?)+)|„([^“]+)“",
}
"""What a card tells to click, and what it quotes from a button."""
WHENCE = r"\b(?:from|after|aus|von|nach dem) "
"""What follows is spoken of, and need not be chosen."""


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("slug", "id"), TAUGHT)
def test_what_a_card_tells_to_click_is_there_to_be_clicked(slug: str, id: str, lang: str) -> None:
    lesson = lesson_of(slug, id)
    for step, states in met_by_each_pupil(slug, id):
        task = step_card(lesson, step, states[0], lang).do
        there = list(words_there(states[0], lesson.seat, lang))
        clicked = [(match[1] or match[2]).strip(" .,;") for match in re.finditer(NAMED[lang], task)]
        chosen = [name for name in named(task, slug, lang) if not re.search(WHENCE + re.escape(name), task)]
        for name in (*clicked, *chosen):
            # A card of several answers may name what is chosen with a later one.
            late = (words for state in states[1:] for words in words_there(state, lesson.seat, lang))
            assert any(name in words for words in chain(there, late)), f"{step.id}: {name}"


def met_by_each_pupil(slug: str, id: str) -> Iterator[tuple[LessonStep, list[State]]]:
    """Each card with the positions in which a pupil sees it, pupil by pupil: their buttons need not be the same."""
    for shown, _ in pupils(slug, id):
        for step in lesson_of(slug, id).cards:
            if states := [state for seen, state in shown if seen is step]:
                yield step, states


def words_there(state: State, seat: int, lang: str) -> Iterator[str]:
    """What can be pressed at once, and the buttons of the sheets that open then."""
    yield HouseTexts().speaker(lang)("server-draft-play")
    view = state.view(seat)
    decision = view.decision
    assert decision is not None
    whole = open_moves(moves(view, lang), state, seat)
    yield from (called_option(view, action, lang, decision.prompt.key) for action in decision.options)
    yield from (move.label for move in whole)
    begun = [
        [],
        *[[action] for action in decision.options[:1]],
        *[list(map(state.parse, one.actions)) for one in whole],
    ]
    for actions in begun:
        draft = compose(state, seat, actions, loose=True)
        draft.fill(state.game.board)
        sheet = sheet_of(drafted(draft), lang)
        if sheet is not None:
            yield sheet.verb
            yield from (part.name for part in sheet.parts)
            yield from (value.label for part in sheet.parts for row in part.rows for value in row.values)


def test_what_was_ordered_takes_the_word_from_no_card() -> None:
    """Orders for a battle, and answers kept for later, wait as soon as the coach speaks."""
    orders = Later((), orders=("to-the-end",), ordered=True)
    spoken = [state for _, state in played("dragon-lords", "first", 0)[0]]
    for state in spoken:
        match = cast(TableMatch, SimpleNamespace(state=state, went=False))
        seat = Seat(0, "person", later=orders)
        assert later.due(seat, match) is None
        free = state.copy()
        free.guide = free._options = None
        match.state = free
        if free.decision is not None and free.decision.prompt.key == "ask-losses":
            assert later.due(seat, match) is not None
    kept = Later(("place isborg 10",), start="ask-purchase", left=True, last="ask-purchase")
    placing = next(state for step, state in played("dragon-lords", "first", 0)[0] if step.id == "place")
    match = cast(TableMatch, SimpleNamespace(state=placing, went=False))
    seat = Seat(0, "person", later=kept)
    assert later.due(seat, match) is None
    # It is in the draft, to be seen with the card.
    assert later.settled(seat, match).draft == ("place isborg 10",)
