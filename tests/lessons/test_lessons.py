"""Every lesson of the house is played to its end by pupils who choose differently, and can be read in all languages."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from random import Random
from typing import NamedTuple

import pytest

from meadhall import bots
from meadhall.draw.sheet import Drafted
from meadhall.kernel import registry
from meadhall.kernel.catalogue import LANGUAGES
from meadhall.kernel.lesson import FIRST, Lesson, LessonGuide, LessonStep
from meadhall.kernel.state import LESSON, State
from meadhall.puzzles.files import load, shelf
from tests.lessons.naming import places

LONGEST = 45
"""A card says what it has to say in so many words."""
SENTENCES = 2
"""So many sentences a card of a first game has; what else there is to say stands behind "Why?"."""
SENTENCE = re.compile(r"[.!?](?=\s|$)")
MOST = 1500
"""A lesson that takes more decisions of all seats than this does not end."""
FREE_PUPILS = 3
"""Pupils who take any answer that is open, besides the one who always takes the first."""

TAUGHT = [
    (slug, lesson.id)
    for slug in registry.games()
    if (lessons := registry.load(slug).lessons) is not None
    for lesson in lessons
]


def lesson_of(slug: str, id: str) -> Lesson:
    lessons = registry.load(slug).lessons
    assert lessons is not None
    return lessons.all[id]


class Shown(NamedTuple):
    """A card that a pupil has seen, and the position then."""

    step: LessonStep
    state: State


@cache
def played(slug: str, id: str, pupil: int) -> tuple[list[Shown], State]:
    """All cards that a pupil sees, and how the lesson ends. Pupil 0 always takes the first answer that is open."""
    game, lesson = registry.load(slug), lesson_of(slug, id)
    match = lesson.begin(game)
    rivals = bots.load(lesson.plan.bots, slug, seed=pupil)
    rng = Random(pupil)
    shown: list[Shown] = []
    for _ in range(MOST):
        decision = match.state.decision
        if decision is None:
            break
        if decision.seat != lesson.seat:
            match.play(rivals.choose(match.state.view(decision.seat), decision), decision.seat)
            continue
        guide = match.state.guide
        assert isinstance(guide, LessonGuide)
        if (step := guide.step(match.state)) is not None:
            shown.append(Shown(step, match.state))
        option = rng.choice(decision.options) if pupil else decision.options[0]
        match.play(option, decision.seat)
    return shown, match.state


def pupils(slug: str, id: str) -> Iterator[tuple[list[Shown], State]]:
    return (played(slug, id, pupil) for pupil in range(FREE_PUPILS + 1))


@pytest.mark.parametrize(("slug", "id"), TAUGHT)
def test_every_pupil_is_led_through_all_steps_to_the_end(slug: str, id: str) -> None:
    lesson = lesson_of(slug, id)
    for shown, end in pupils(slug, id):
        assert end.result is not None
        assert end.result.ending == LESSON
        seen = list(dict.fromkeys(card.step.id for card in shown if card.step in lesson.steps))
        wanted = [step.id for step in lesson.steps if not step.optional or step.id in seen]
        assert seen == wanted


@pytest.mark.parametrize(("slug", "id"), TAUGHT)
def test_a_pupil_gives_every_answer_that_a_card_asks_for(slug: str, id: str) -> None:
    """Even where one answer is open that would go without saying, such as to pass."""
    for card in played(slug, id, 0)[0]:
        decision = card.state.decision_of(lesson_of(slug, id).seat)
        assert decision is not None
        assert not decision.empty, card.step.id


@pytest.mark.parametrize(("slug", "id"), TAUGHT)
def test_what_a_lesson_says_of_the_position_is_true(slug: str, id: str) -> None:
    lesson = lesson_of(slug, id)
    for shown, _ in pupils(slug, id):
        first = {card.step.id: card for card in reversed(shown)}
        for step, state in first.values():
            for told, value in step.checks.items():
                assert lesson.fact(state, told) == value, f"{step.id}: {told}"


@pytest.mark.parametrize(("slug", "id"), TAUGHT)
def test_the_part_of_a_sheet_that_a_step_speaks_of_is_there(slug: str, id: str) -> None:
    game, lesson = registry.load(slug), lesson_of(slug, id)
    first = {card.step.id: card for card in reversed(played(slug, id, 0)[0])}
    for step, state in first.values():
        if step.part:
            plain = state.copy()
            plain.guide = plain._options = None
            view = plain.view(lesson.seat)
            sheet = game.board.sheet(Drafted(view, view, (), held=False), "en")
            assert step.part in {part.key for part in sheet.parts}, step.id


@pytest.mark.parametrize(("slug", "id"), TAUGHT)
def test_what_a_lesson_opens_is_there_to_be_taken(slug: str, id: str) -> None:
    """Each pattern fits an answer of its step, and the first of all questions of a first game has one answer."""
    lesson = lesson_of(slug, id)
    offered: dict[str, set[str]] = {}
    for shown, _ in pupils(slug, id):
        for step, state in shown:
            plain = state.copy()
            plain.guide = plain._options = None
            decision = plain.decision_of(lesson.seat)
            assert decision is not None
            offered.setdefault(step.id, set()).update(map(str, decision.options))
    for step in lesson.steps:
        for pattern in step.open:
            fits = re.compile(fnmatch_to_regex(pattern))
            assert any(fits.fullmatch(option) for option in offered.get(step.id, ())), f"{step.id}: {pattern}"
    if lesson.plan.kind == FIRST:
        (first, state), *_ = played(slug, id, 0)[0]
        decision = state.decision_of(lesson.seat)
        assert decision is not None
        assert len(decision.options) == 1, first.id


def fnmatch_to_regex(pattern: str) -> str:
    return re.escape(pattern).replace(r"\*", ".*").replace(r"\?", ".")


@pytest.mark.parametrize(("slug", "id"), TAUGHT)
def test_rivals_and_fate_answer_as_the_file_tells(slug: str, id: str) -> None:
    """With the pupil who always takes the first answer every reply is given as it is written, and says what is true."""
    lesson = lesson_of(slug, id)
    match = lesson.begin(registry.load(slug))
    rivals = bots.load(lesson.plan.bots, slug, seed=0)
    used = 0
    for _ in range(MOST):
        decision, guide = match.state.decision, match.state.guide
        if decision is None:
            break
        assert isinstance(guide, LessonGuide)
        if decision.seat == lesson.seat:
            match.play(decision.options[0], decision.seat)
            continue
        reply = guide.reply(match.state, decision.seat)
        action = rivals.choose(match.state.view(decision.seat), decision)
        if reply is not None:
            assert re.fullmatch(fnmatch_to_regex(reply.do), str(action)), f"{reply}: {action}"
            used += 1
        match.play(action, decision.seat)
        if reply is not None:
            for told, value in reply.checks.items():
                assert lesson.fact(match.state, told) == value, f"{reply.says}: {told}"
    guide = match.state.guide
    assert isinstance(guide, LessonGuide)
    assert used == len(lesson.plan.replies)
    assert guide.fated == len(lesson.plan.fate)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("slug", "id"), TAUGHT)
def test_a_lesson_has_words(slug: str, id: str, lang: str) -> None:
    lesson = lesson_of(slug, id)
    seen = {card.step.id: card.state for shown, _ in pupils(slug, id) for card in reversed(shown)}
    _, end = played(slug, id, 0)
    assert lesson.say("", lang)
    assert lesson.has("", "about", lang)
    known = lesson.facts(end, lesson.plan.facts)
    ending = [lesson.say("end", lang, **known), lesson.say("end.well", lang, **known)]
    assert not any(re.search(r"[{}]|lesson-", text) for text in ending), ending
    for step in lesson.cards:
        state = seen.get(step.id, end)
        facts = lesson.facts(state, step.facts)
        parts = [part for part in ("title", "do") if lesson.has(step.id, part, lang)]
        assert parts == ["title", "do"], step.id
        said = [lesson.say(one, lang, **facts) for one in (step.id, f"{step.id}.title", f"{step.id}.do")]
        if lesson.has(step.id, "why", lang):
            said.append(lesson.say(f"{step.id}.why", lang, **facts))
        assert not any(re.search(r"[{}]|lesson-", text) for text in said), said
        assert len(said[0].split()) <= LONGEST, f"{step.id}: {len(said[0].split())} words"
        assert lesson.plan.kind != FIRST or len(SENTENCE.findall(said[0])) <= SENTENCES, f"{step.id}: {said[0]}"
    for reply in lesson.plan.replies:
        assert not reply.says or lesson.say(f"says-{reply.says}", lang)


@pytest.mark.parametrize(("slug", "id"), TAUGHT)
def test_a_lesson_names_rules_places_and_puzzles_that_exist(slug: str, id: str) -> None:
    game, lesson = registry.load(slug), lesson_of(slug, id)
    assert set(lesson.rules) <= set(game.catalogue)
    assert all(card.rules for card in lesson.cards)
    assert set(lesson.plan.puzzles) <= set(shelf(slug))
    if lesson.plan.kind == FIRST:
        assert len(lesson.plan.puzzles) == 3
    shown, _ = played(slug, id, 0)
    first = {card.step.id: card for card in reversed(shown)}
    for step, state in first.values():
        view = state.view(lesson.seat)
        pictures = game.board.pictures(view, "en", "desk")
        drawn = places("".join(picture.svg(inline=False) for picture in pictures.values()))
        sheet = game.board.sheet(Drafted(view, view, (), held=False), "en")
        parts = () if sheet is None else sheet.parts
        chosen = {value.place for part in parts for row in part.rows for value in row.values}
        assert set(step.point) <= drawn | chosen, step.id
        assert set(lesson.plan.later) <= drawn


@pytest.mark.parametrize("slug", registry.games())
def test_the_puzzles_after_a_first_game_rest_on_what_everybody_was_taught(slug: str) -> None:
    lessons = registry.load(slug).lessons
    assert lessons is not None
    first = next(iter(lessons))
    taught = {rule for step in first.steps if not step.optional for rule in step.rules}
    for id in first.plan.puzzles:
        assert {rule for _, rule in load(slug, id).solution} <= taught, id


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("slug", "id"), TAUGHT)
def test_titles_are_said_before_their_steps_have_come(slug: str, id: str, lang: str) -> None:
    lesson = lesson_of(slug, id)
    assert all(lesson.say(f"{step.id}.title", lang) for step in lesson.steps)


@pytest.mark.parametrize("slug", registry.games())
def test_what_went_well_is_what_the_pupil_did(slug: str) -> None:
    """Each praise of a first game is earned by one of the pupils, and not by all."""
    lessons = registry.load(slug).lessons
    assert lessons is not None
    first = next(lesson for lesson in lessons if lesson.plan.kind == FIRST)
    earned = [first.praise(end) for _, end in pupils(slug, first.id)]
    assert {praise.id for praise in first.plan.praise} <= {praise.id if praise else "" for praise in earned}
    assert len(first.plan.praise) >= 3
    for _, end in pupils(slug, first.id):
        praise = first.praise(end)
        for lang in LANGUAGES:
            said = first.well(end, lang)
            assert said
            assert not re.search(r"[{}]|lesson-", said), said
            assert (said == first.say("end.well", lang, **first.facts(end, first.plan.facts))) == (praise is None)


WHERE_HONOUR_COMES_FROM = {"MK-13.3", "MK-6.13", "MK-9.9", "MK-14.2", "MK-14.11"}
"""Domains, beaten Gnomes, the Wheel, Great Halls and Votes."""


def test_the_first_game_of_the_mountain_king_tells_where_honour_comes_from() -> None:
    first = lesson_of("mountain-king", FIRST)
    told = {rule for step in first.steps if not step.optional for rule in step.rules}
    assert told >= WHERE_HONOUR_COMES_FROM


def width(card: Shown, seat: int) -> str:
    """How many of the answers that the rules allow are open: one, some or all."""
    plain = card.state.copy()
    plain.guide = plain._options = None
    allowed, decision = plain.decision_of(seat), card.state.decision_of(seat)
    assert allowed is not None
    assert decision is not None
    count = len(decision.options)
    if count == len(allowed.options):
        return "all" if count > 1 else ""
    return "one" if count == 1 else "some"


@pytest.mark.parametrize("slug", registry.games())
def test_choices_widen_in_a_first_game(slug: str) -> None:
    """From one to some to all; and there is more to choose at its end than at its beginning."""
    lessons = registry.load(slug).lessons
    assert lessons is not None
    first = next(lesson for lesson in lessons if lesson.plan.kind == FIRST)
    for shown, _ in pupils(slug, first.id):
        widths = [found for card in shown if (found := width(card, first.seat))]
        assert list(dict.fromkeys(widths)) == ["one", "some", "all"]
        third = len(widths) // 3
        early, late = ([found != "one" for found in part] for part in (widths[:third], widths[-third:]))
        assert sum(late) > sum(early)
        assert "all" in widths[-third:]


@pytest.mark.parametrize("slug", registry.games())
def test_rivals_of_a_first_game_say_what_they_do(slug: str) -> None:
    """Whenever they have chosen between two answers of the pupil, as the file tells, one of them speaks."""
    lesson = lesson_of(slug, FIRST)
    match = lesson.begin(registry.load(slug))
    rivals = bots.load(lesson.plan.bots, slug, seed=0)
    chosen: list[str] = []
    while (decision := match.state.decision) is not None:
        guide = match.state.guide
        assert isinstance(guide, LessonGuide)
        if decision.seat == lesson.seat:
            spoken = [guide.said(seat) for seat in range(match.state.players)]
            assert any(spoken) or not chosen, ", ".join(chosen)
            chosen = []
            match.play(decision.options[0], decision.seat)
            continue
        action = rivals.choose(match.state.view(decision.seat), decision)
        if guide.reply(match.state, decision.seat) is not None and not action.verb.ends:
            chosen.append(f"{decision.seat}: {action}")
        match.play(action, decision.seat)
