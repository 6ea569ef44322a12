"""Positions: who is asked, what is applied, what is refused."""

from __future__ import annotations

import pytest

from meadhall.kernel.action import Action
from meadhall.kernel.errors import IllegalAction
from meadhall.kernel.state import FATE
from tests.kernel.positions import drafting, duel
from tests.kernel.toys import DUEL
from tests.kernel.toys.draft import Drafting, do_keep
from tests.kernel.toys.duel import (
    Ring,
    do_dodge,
    do_find,
    do_guard,
    do_rest,
    do_roll,
    do_scout,
    do_show,
    do_stand,
    do_swing,
)


def refused(state: Ring | Drafting, action: Action, seat: int | None, rule: str) -> None:
    before = state.to_json()
    why = state.why_not(action, seat)
    assert why is not None
    assert why.id == rule
    with pytest.raises(IllegalAction) as no:
        state.apply(action, seat)
    assert no.value.rule == rule
    assert state.to_json() == before


# --- a choice -------------------------------------------------------------------------------------


def test_a_choice_asks_one_seat() -> None:
    state = duel()
    assert state.deciding == (0,)
    assert state.fate is None
    assert not state.over
    decision = state.decision
    assert decision is not None
    assert (decision.seat, decision.prompt.key, decision.rule) == (0, "ask-guard", "TX-1.2")
    assert decision.options == do_guard.actions
    assert [d.seat for d in state.decisions] == [0]
    assert state.options_of(0) == decision.options
    assert state.options_of(1) == []


def test_what_is_no_option_names_the_rule_behind_the_no() -> None:
    state = duel()
    refused(state, do_rest, None, "TX-1.2")
    state.apply(do_guard[0])
    refused(state, do_show[0], 0, "TX-1.5")
    state.apply(do_scout[0])
    state.apply(do_find[0])
    refused(state, do_scout[1], 0, "TX-1.4")
    refused(state, do_scout[5], None, "TX-1.4")


@pytest.mark.parametrize("seat", [1, FATE, 7])
def test_nobody_acts_for_the_seat_that_is_asked(seat: int) -> None:
    refused(duel(), do_guard[0], seat, "TX-3.2")


def test_an_action_may_name_its_seat_or_not() -> None:
    named, plain = duel(), duel()
    named.apply(do_guard[1], 0)
    plain.apply(do_guard[1])
    assert named == plain
    assert named.guards == [1, -1]


def test_another_seat_answers_in_the_middle_of_a_turn() -> None:
    state = duel()
    state.apply(do_guard[0])
    state.apply(do_swing[1][0])
    assert state.deciding == (1,)
    assert state.decision is not None
    assert state.decision.options == [do_stand, do_dodge]
    assert str(state.decision.prompt) == "<ask-answer who=player-1>"
    refused(state, do_dodge, 0, "TX-3.2")
    state.apply(do_dodge, 1)
    assert state.fate is not None
    state.apply(do_roll[5])
    assert state.deciding == (1,)
    assert state.lives == [4, 3]


# --- fate -----------------------------------------------------------------------------------------


def test_fate_is_asked_with_its_chances() -> None:
    state = duel()
    for action in (do_guard[0], do_scout[2]):
        state.apply(action)
    assert state.decision is None
    assert state.decisions == []
    assert state.deciding == ()
    fate = state.fate
    assert fate is not None
    assert (fate.kind, fate.rule) == ("token", "TX-1.3")
    assert fate.outcomes == [(do_find[0], 2), (do_find[1], 1), (do_find[2], 1)]


def test_only_fate_answers_for_fate_and_only_what_can_be() -> None:
    state = duel()
    for action in (do_guard[0], do_scout[2]):
        state.apply(action)
    refused(state, do_find[8], None, "TX-1.3")
    refused(state, do_rest, FATE, "TX-1.3")
    refused(state, do_find[0], 0, "TX-3.2")
    state.apply(do_find[0], FATE)
    assert state.worth == [-1, -1, 0, -1]


def test_a_token_has_no_worth_until_somebody_looks() -> None:
    state = duel()
    assert state.worth == [-1] * 4
    for action in (do_guard[0], do_scout[0], do_find[2], do_rest, do_guard[0], do_scout[1]):
        state.apply(action)
    assert state.fate is not None
    assert do_find[2] not in [action for action, _ in state.fate.outcomes]


# --- together -------------------------------------------------------------------------------------


def test_all_are_asked_at_once() -> None:
    state = drafting()
    assert state.deciding == (0, 1)
    assert [[str(action) for action in d.options] for d in state.decisions] == [
        ["keep 1", "keep 2", "keep 3"],
        ["keep 4", "keep 5", "keep 6"],
    ]
    assert state.decision is not None
    assert state.decision.seat == 0


def test_the_order_of_choosing_does_not_matter() -> None:
    one, other = drafting(), drafting()
    one.apply(do_keep[0], 0)
    one.apply(do_keep[4], 1)
    other.apply(do_keep[4], 1)
    other.apply(do_keep[0], 0)
    assert one == other
    assert one.kept == [(0,), (4,)]


def test_while_several_are_asked_the_first_who_may_acts_unless_a_seat_is_named() -> None:
    state = drafting()
    refused(state, do_keep[0], 7, "TD-2.1")
    refused(state, do_keep[3], 0, "TD-2.2")
    refused(state, do_keep[9], None, "TD-2.2")
    state.apply(do_keep[0])
    assert state.deciding == (1,)
    refused(state, do_keep[1], 0, "TD-2.1")
    state.apply(do_keep[4])
    assert state.turn == 1


@pytest.mark.parametrize(
    ("seat", "asked"), [(None, " Asked now: seat 0, seat 1."), (7, " Asked now: seat 0, seat 1."), (1, "")]
)
def test_where_another_seat_may_be_meant_the_error_says_which_are_asked(seat: int | None, asked: str) -> None:
    with pytest.raises(IllegalAction) as no:
        drafting().apply(do_keep[9], seat)
    assert no.value.asked == ((0, 1) if asked else ())
    assert (str(no.value) + asked).endswith(no.value.entry.text() + asked * 2)


def test_why_not_without_a_seat_asks_whether_anybody_may() -> None:
    state = drafting()
    assert state.why_not(do_keep[0]) is None
    assert state.why_not(do_keep[3]) is None
    assert state.why_not(do_keep[0], 1) is not None
    assert state.why_not(do_keep[9]) is not None


# --- events, copies, equality ---------------------------------------------------------------------


def test_events_tell_all_that_followed() -> None:
    state = drafting()
    assert [event.key for event in state.apply(do_keep[0], 0)] == ["chose"]
    events = state.apply(do_keep[4], 1)
    assert [repr(event) for event in events] == [
        "<chose card=5>",
        "<kept who=player-1 card=1>",
        "<kept who=player-2 card=5>",
    ]


def test_events_of_a_copy_are_its_own() -> None:
    state = duel()
    told = state.apply(do_guard[0])
    assert len(told) == 1
    child = state.copy()
    child.apply(do_swing[1][0])
    state.apply(do_rest)
    assert len(told) == 1


def test_equal_positions_are_equal_and_others_are_not() -> None:
    one, other = duel(), duel()
    assert one == other
    other.apply(do_guard[0])
    assert one != other
    assert one != "a duel"
    assert DUEL.new(2) != DUEL.new(3)
    assert DUEL.new(2) != DUEL.new(2, polite=True)
    with pytest.raises(TypeError):
        hash(one)


def test_a_position_shows_what_is_asked() -> None:
    state = duel()
    assert repr(state) == "<toy-duel for 2: Decision(seat 0, ask-guard, 2 options)>"
    state.apply(do_guard[0])
    state.apply(do_scout[0])
    assert repr(state) == "<toy-duel for 2: Fate(token)>"


def test_words_in_both_languages() -> None:
    state = duel()
    texts = DUEL.texts
    state.apply(do_guard[0])
    events = state.apply(do_swing[1][1])
    assert texts.message(events[0], state) == "Player 1 swings low at player 2."
    assert texts.message(events[0], state, "de") == "Spieler 1 schlägt low nach Spieler 2."
    assert texts.action(do_swing[1][1]) == "Swing low at 2"
    assert state.decision is not None
    assert texts.message(state.decision.prompt, state) == "Player 1 swings at you."


def test_a_refusal_speaks_both_languages() -> None:
    with pytest.raises(IllegalAction) as no:
        duel().apply(do_rest)
    assert no.value.words() == "TX-1.2 Guards are secret: Guards are secret."
    assert no.value.words("de") == "TX-1.2 Guards are secret (de): Guards are secret (de)."
