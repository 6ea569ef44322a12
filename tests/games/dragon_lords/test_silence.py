"""Who is asked tells nothing of what is hidden, unless a table has agreed that it may."""

from __future__ import annotations

from typing import Any

import pytest

import meadhall
from meadhall.games.dragon_lords.state import DragonLordsState

GAME = meadhall.load("dragon-lords")
QUICK, SILENT = False, True


def battle(elves: dict[str, Any], **more: Any) -> DragonLordsState:
    """The Orcs attack the Elves in Askvik, and have a scroll to read."""
    state = GAME.scenario(
        at="battle", zone="askvik", active="orcs", guests="askvik:3",
        orcs=dict(lands="solborg:5", king="solborg", scrolls="infernal"),
        elves={"lands": "hrafnborg:5 askvik:3", "king": "hrafnborg", **elves}, **more,
    )  # fmt: skip
    assert isinstance(state, DragonLordsState)
    return state


def landing(scrolls: str, **more: Any) -> DragonLordsState:
    """A ship of the Orcs is about to land where the Elves are."""
    state = GAME.scenario(
        at="naval", orcs=dict(lands="solborg:5", king="solborg", ships="1:k3:3"),
        elves=dict(lands="isborg:3 ternvik:2", king="isborg", scrolls=scrolls), **more,
    )  # fmt: skip
    assert isinstance(state, DragonLordsState)
    for text in ("embark 1", "land ternvik"):
        state.apply(state.parse(text))
    return state


def asked(s: DragonLordsState) -> str | None:
    return None if s.decision is None else s.seat_word(s.decision.seat)


@pytest.mark.rule("DL-3.13")
@pytest.mark.reading("DL 79")
@pytest.mark.parametrize(("pause", "same"), [(SILENT, True), (QUICK, False)])
def test_a_hidden_wizard_looks_like_a_decoy(pause: bool, same: bool) -> None:
    book = dict(spells="wizard-1:arrows-of-skadi", mana=1)
    here = battle(dict(pieces="wizard-1:askvik decoy-1:hrafnborg", **book), always_pause=pause)
    away = battle(dict(pieces="wizard-1:hrafnborg decoy-1:askvik", **book), always_pause=pause)
    assert (asked(here) == asked(away)) == same
    assert asked(here) == "elves"


@pytest.mark.rule("DL-3.13")
@pytest.mark.reading("DL 79")
@pytest.mark.parametrize(("pause", "same"), [(SILENT, True), (QUICK, False)])
def test_whoever_has_any_scroll_is_asked_at_a_landing(pause: bool, same: bool) -> None:
    able, unable = landing("breath-of-aegir", always_pause=pause), landing("infernal", always_pause=pause)
    assert asked(able) == "elves"
    assert (asked(unable) == "elves") == same


def test_nobody_is_asked_who_openly_has_nothing() -> None:
    assert asked(battle({})) == "orcs"
    assert asked(landing("")) == "orcs"


def test_a_standing_order_is_open_and_answers_for_both() -> None:
    for scrolls in ("reflect", "black-death"):
        assert asked(battle(dict(scrolls=scrolls, order="never"))) == "orcs"


def test_an_empty_question_has_one_answer_that_goes_without_saying() -> None:
    state = landing("infernal")
    assert state.decision is not None
    assert state.decision.empty
    assert [str(action) for action in state.decision.options] == ["pass"]
    able = landing("breath-of-aegir").decision
    assert able is not None
    assert not able.empty
