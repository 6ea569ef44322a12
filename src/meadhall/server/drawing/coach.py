"""The coach of a lesson, as the pupil sees it: what there is to know, the one thing to do, and what comes later."""

from __future__ import annotations

from functools import cache

import msgspec

from meadhall.kernel.action import Action
from meadhall.kernel.draft import Draft
from meadhall.kernel.lesson import SIDE, Lesson, LessonGuide, Lessons, LessonStep
from meadhall.kernel.state import LESSON, State
from meadhall.kernel.view import View
from meadhall.server.drawing.page import Quote, ShownCoach, ShownRule, Teaching
from meadhall.server.words import Say


def guide_for(state: State, seat: int | None) -> LessonGuide | None:
    """Who leads a seat, if somebody does."""
    guide = state.guide
    return guide if isinstance(guide, LessonGuide) and guide.lesson.seat == seat else None


def shown_coach(view: View, draft: Draft | None, lang: str, say: Say) -> ShownCoach | None:
    """What the coach says to the seat that looks; None if nobody leads it."""
    state = view.position
    guide = guide_for(state, view.seat)
    if guide is None:
        return None
    lesson = guide.lesson
    card = end_card(lesson, state, lang) if over(state) else None
    if card is None and (step := guide.step(state)) is not None:
        card = step_card(lesson, step, state, lang)
    if card is None and draft is not None:
        card = last_card(draft, lang)
    if card is None:
        card = resting(guide, state, lang, say)
    at = guide.number(card.step) if card.step else next_step(guide, state)
    shaded = {} if card.over else in_shade(guide, at)
    # While a move is composed, what was said before it still stands.
    before = guide if draft is None else guide_for(draft.before, view.seat) or guide
    said = [(seat, before.said(seat)) for seat in range(state.players)]
    return msgspec.structs.replace(
        card,
        shaded={place: comes_with(guide, id, lang, say) for place, id in shaded.items()},
        said=tuple([Quote(seat, lesson.say(words, lang)) for seat, words in said if words]),
    )


def in_shade(guide: LessonGuide, at: int) -> dict[str, str]:
    """The places that still come later, each with its step. What the step at hand or one before it speaks of is open:
    the guide itself stays at a step until a question of another is answered."""
    lesson = guide.lesson
    reached = max(at, guide.at)
    spoken_of = {place for step in lesson.steps[: reached + 1] for place in step.point}
    shaded = guide.shaded().items()
    return {place: id for place, id in shaded if lesson.step_number(id) > reached and place not in spoken_of}


def part_spoken_of(view: View) -> str:
    """The part of a sheet that the coach speaks of to whoever looks; empty if it is none."""
    guide = guide_for(view.position, view.seat)
    step = None if guide is None else guide.step(view.position)
    return "" if step is None else step.part


def over(state: State) -> bool:
    return state.result is not None and state.result.ending == LESSON


def step_card(lesson: Lesson, step: LessonStep, state: State, lang: str) -> ShownCoach:
    facts = lesson.facts(state, step.facts)
    why = f"{step.id}.why"
    guide = state.guide
    assert isinstance(guide, LessonGuide)
    number, of = guide.place(guide.number(step.id))
    return ShownCoach(
        lesson=lesson.id,
        step=step.id,
        number=number,
        of=of,
        title=title(lesson, step.id, lang),
        text=paragraphs(lesson.say(step.id, lang, **facts)),
        do=lesson.say(f"{step.id}.do", lang, **facts),
        why=lesson.say(why, lang, **facts) if lesson.has(step.id, "why", lang) else "",
        rules=tuple([ShownRule(rule, state.game.catalogue[rule].title(lang)) for rule in step.rules]),
        point=step.point,
    )


def last_card(draft: Draft, lang: str) -> ShownCoach | None:
    """The card of the last question that a draft has answered, while nothing else is asked."""
    for state, _ in reversed(list(draft.asked())):
        position = state.view(draft.seat).position
        guide = guide_for(position, draft.seat)
        step = None if guide is None else guide.step(position)
        if guide is not None and step is not None:
            return step_card(guide.lesson, step, position, lang)
    return None


def resting(guide: LessonGuide, state: State, lang: str, say: Say) -> ShownCoach:
    """While others decide, and at questions to which there is nothing to say."""
    lesson, at = guide.lesson, next_step(guide, state)
    left = at < len(lesson.steps)
    if lesson.seat not in state.deciding:
        text = say("server-coach-others")
    elif left:
        text = say("server-coach-back", title=title(lesson, lesson.steps[at].id, lang))
    else:
        text = say("server-coach-on")
    number, of = guide.place(min(at, len(lesson.steps) - 1))
    return ShownCoach(lesson=lesson.id, step="", number=number, of=of, title=say("server-coach-rests"), text=(text,))


def next_step(guide: LessonGuide, state: State) -> int:
    """The step that the pupil is at, or that comes when nothing is said to what is asked."""
    steps, at = guide.lesson.steps, guide.at
    begun = at < len(steps) and steps[at].times == 0 and guide.done
    return at + 1 if begun and guide.lesson.seat in state.deciding else at


def end_card(lesson: Lesson, state: State, lang: str) -> ShownCoach:
    facts = lesson.facts(state, lesson.plan.facts)
    return ShownCoach(
        lesson=lesson.id,
        step="",
        number=len(lesson.steps),
        of=len(lesson.steps),
        title=lesson.say("", lang),
        text=paragraphs(lesson.say("end", lang, **facts)),
        well=lesson.well(state, lang),
        over=True,
    )


def title(lesson: Lesson, step: str, lang: str) -> str:
    return lesson.say(f"{step}.title", lang)


def paragraphs(text: str) -> tuple[str, ...]:
    return tuple(" ".join(part.split()) for part in text.split("\n\n") if part.strip())


def comes_with(guide: LessonGuide, step: str, lang: str, say: Say) -> str:
    number, _ = guide.place(guide.lesson.step_number(step))
    return say("server-coach-comes", number=number, title=title(guide.lesson, step, lang))


def place_later(view: View, place: str, lang: str, say: Say) -> str:
    """With which step a place in the shade comes; empty if it lies in the light."""
    guide = guide_for(view.position, view.seat)
    if guide is None:
        return ""
    asked = guide.step(view.position)
    at = guide.at if asked is None else guide.number(asked.id)
    step = in_shade(guide, at).get(place)
    return "" if step is None else comes_with(guide, step, lang, say)


def action_later(view: View, action: Action, lang: str, say: Say) -> str:
    """What the coach says of an action that only the lesson keeps for later; empty if it is not so."""
    if view.seat is None or not view.position.comes_later(action, view.seat):
        return ""
    guide = guide_for(view.position, view.seat)
    step = None if guide is None else guide.step(view.position)
    if guide is None or step is None:
        return say("server-coach-later")
    return say("server-coach-first", do=step_card(guide.lesson, step, view.position, lang).do)


def teaching(state: State, question: str, rule: str | None, lang: str, say: Say) -> Teaching | None:
    """Where a question is taught: in a side lesson on it, on its rule, or on most of its chapter; else in the rulebook.
    Nowhere while somebody is taught."""
    game = state.game
    if state.guide is not None:
        return None
    known = game.catalogue.get(rule or "")
    chapter = 0 if known is None else known.chapter
    lesson = None if game.lessons is None else lesson_on(game.lessons, question, rule, chapter)
    if lesson is not None:
        return Teaching(f"/learn/{game.slug}/{lesson.id}", say("server-teach"), lesson.say("", lang))
    if known is None:
        return None
    title = game.chapters[chapter](lang)
    return Teaching(f"/rules/{game.slug}/{known.id}", say("server-read-about", chapter=title), title)


@cache
def lesson_on(lessons: Lessons, question: str, rule: str | None, chapter: int) -> Lesson | None:
    """The side lesson that is most about a question, or else about its rule or its chapter."""

    def about(lesson: Lesson) -> tuple[bool, bool, int]:
        chapters = [int(each.split("-")[1].split(".")[0]) for each in lesson.rules]
        return question in lesson.questions, rule in lesson.rules, chapters.count(chapter)

    side = [lesson for lesson in lessons if lesson.plan.kind == SIDE]
    best = max(side, key=about, default=None)
    return best if best is not None and any(about(best)) else None
