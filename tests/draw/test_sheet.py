"""Drafts that a sheet tries out."""

from __future__ import annotations

import pytest

import meadhall
from meadhall.draw import sheet
from meadhall.draw.sheet import Drafted, Trials

GAME = meadhall.load("ice-garden")


def trials() -> Trials:
    view = GAME.scenario(at="gorge", callo={"gold": 3}, freihoff={"markers": "B"}).view(0)
    return Trials(Drafted(view, view, (), held=False))


def test_what_is_not_legal_leads_nowhere() -> None:
    one = trials()
    s = one.after()
    assert one.after([s.parse("gain gold")]) is not None
    assert one.after([s.parse("influence B")]) is None
    assert one.value(1, [s.parse("influence B")], refusal="not here").refusal == "not here"


def test_no_more_is_tried_than_a_question_may_cost(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sheet, "MOST_TRIED", 1)
    one = trials()
    s = one.after()
    assert one.after([s.parse("gain gold")]) is not None
    assert one.after([s.parse("gain population")]) is None
    # What was reached stays.
    assert one.after([s.parse("gain gold")]) is not None
