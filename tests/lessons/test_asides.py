"""What a coach says aside, when something is asked that may come at any time."""

from __future__ import annotations

from meadhall.kernel import registry
from meadhall.kernel.lesson import LessonGuide
from meadhall.kernel.state import State
from meadhall.server.drawing.coach import shown_coach
from meadhall.server.words import HouseTexts
from tests.lessons.test_lessons import lesson_of

AT = 4
SAY = HouseTexts().speaker("en")


def visited() -> State:
    """Vuko has come to the pupil, between two steps of the first game, and may kill either of two units."""
    lesson = lesson_of("ice-garden", "first")
    rivals = {key: dict(markers="A") for key in ["callo", "van_dyken", "freihoff"]}
    me = dict(units="1B 2B", markers="B", reputation=-4)
    s: State = registry.load("ice-garden").scenario(players=4, at="vuko", fjollsfinn=me, **rivals)
    s.guide, s._options = LessonGuide(lesson, AT), None
    return s


def test_what_may_be_asked_at_any_time_has_a_card_of_its_own() -> None:
    s = visited()
    assert s.decision is not None
    assert s.decision.prompt.key == "ask-lose"
    card = shown_coach(s.view(0), None, "en", SAY)
    assert card is not None
    assert (card.step, card.number) == ("visited", AT + 1)


def test_what_is_said_aside_moves_nobody_on() -> None:
    s = visited()
    assert s.decision is not None
    s.apply(s.decision.options[0])
    assert isinstance(s.guide, LessonGuide)
    assert (s.guide.at, s.guide.done, s.guide.extra) == (AT, 0, 0)
