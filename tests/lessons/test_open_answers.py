"""Which answers a lesson leaves open, and what a sheet says of those that it does not."""

from __future__ import annotations

from meadhall.draw.sheet import Drafted
from meadhall.games.ice_garden.words import VOCABULARY
from meadhall.kernel import registry
from meadhall.kernel.action import Action
from meadhall.kernel.lesson import Lesson, fitting


def actions(*texts: str) -> list[Action]:
    return [VOCABULARY.parse(text) for text in texts]


def lesson(id: str) -> Lesson:
    lessons = registry.load("ice-garden").lessons
    assert lessons is not None
    return lessons.all[id]


def test_answers_are_open_that_fit_a_pattern_and_all_if_none_does() -> None:
    options = actions("done", "lift 0 1", "lift 0 2")
    assert fitting(options, ["lift 0 *", "summon *"]) == options[1:]
    assert fitting(options, ["summon *"]) == options
    assert fitting(options, []) == options


def test_in_turn_only_the_first_pattern_counts_that_fits() -> None:
    options = actions("done", "lift 0 1", "lift 0 2")
    assert fitting(options, ["summon *", "lift 0 2", "done"], in_turn=True) == options[2:]
    assert fitting(options, ["summon *", "improve *"], in_turn=True) == options


def test_a_sheet_gives_no_rule_as_a_reason_for_what_only_comes_later() -> None:
    """An improvement is asked for first; the sheet still offers to summon, and the page says that it comes later."""
    making = lesson("making")
    game = registry.load("ice-garden")
    view = making.state(game).view(making.seat)
    sheet = game.board.sheet(Drafted(view, view, (), held=False), "en")
    row = next(row for part in sheet.parts if part.key == "summon" for row in part.rows)
    assert view.decision is not None
    assert all(str(option).startswith("improve") for option in view.decision.options)
    assert row.refusal == ""
    assert [value.n for value in row.values if value.actions is not None][:2] == [0, 1]
