"""Drafts: answers that are tried out and held back."""

from __future__ import annotations

import pytest

import meadhall
from bench.moves import dragon_lords
from meadhall.kernel.draft import Draft, ahead, compose
from meadhall.kernel.errors import IllegalAction
from meadhall.kernel.state import State
from tests.kernel.toys import DUEL

GAME = meadhall.load("ice-garden")
ATTACK = next(move for move in dragon_lords.MOVES if move.name == "attack with plain units")


def gorge() -> State:
    """Callo visits Viper Gorge and may trade several times; then somebody else is asked."""
    return GAME.scenario(
        at="gorge", callo=dict(gold=3, population=3, m_factor=[3, 0, 0, 0]), freihoff=dict(markers="B")
    )


def test_what_is_answered_again_by_the_same_seat_is_shown() -> None:
    s = gorge()
    draft = Draft(s, 0)
    assert draft.add(s.parse("gain gold"))
    assert draft.state is not s
    assert not draft.held
    assert [action for _, action in draft.asked()] == draft.actions == draft.shown


def test_nothing_of_a_draft_is_in_the_position_before_it() -> None:
    s = gorge()
    before = s.to_json()
    compose(s, 0, [s.parse("gain gold")])
    assert s.to_json() == before


def test_an_answer_after_which_somebody_else_is_asked_is_held() -> None:
    s = DUEL.new(2)
    draft = Draft(s, 0)
    assert draft.add(s.parse("guard high"))
    assert not draft.add(s.parse("swing 2 low"))
    assert draft.held
    assert [str(action) for action in draft.shown] == ["guard high"]
    assert draft.state.deciding == (0,)
    with pytest.raises(IllegalAction):
        draft.add(s.parse("rest"))


def test_only_what_neither_rolls_nor_shows_anything_hands_over() -> None:
    s = GAME.new(players=3)
    claimed = compose(s, 0, [s.parse("play callo")])
    assert (claimed.held, claimed.hands_over) == (True, True)
    claimed.cut(0)
    assert (claimed.held, claimed.hands_over) == (False, False)
    # Dice answer an attack.
    world = meadhall.load("dragon-lords").scenario(**ATTACK.scenario)
    fought = compose(world, ATTACK.me, [world.parse("attack eikdal")])
    while not fought.held:
        decision = fought.state.decision_of(ATTACK.me)
        assert decision is not None
        fought.add(decision.options[-1])
    assert not fought.hands_over


def test_a_draft_is_cut_and_goes_on() -> None:
    s = DUEL.new(2)
    draft = compose(s, 0, [s.parse("guard high"), s.parse("swing 2 low")])
    draft.cut(1)
    assert not draft.held
    assert [str(action) for action in draft.actions] == ["guard high"]
    again = compose(s, 0, [s.parse("guard high"), s.parse("swing 2 high")], draft)
    assert again.held
    # What both have in common was not tried again.
    assert again.state is draft.state


def test_what_does_not_fit_is_refused_or_left_out() -> None:
    s = DUEL.new(2)
    wrong = [s.parse("swing 2 low"), s.parse("guard high")]
    with pytest.raises(IllegalAction):
        compose(s, 0, wrong)
    assert [str(action) for action in compose(s, 0, wrong, loose=True).actions] == ["guard high"]


def test_playing_a_draft_says_what_ends_its_move() -> None:
    s = gorge()
    draft = compose(s, 0, [s.parse("gain gold")])
    ending = draft.closing()
    assert ending is not None
    assert ending.verb.finishes
    draft.finish()
    assert draft.actions[-1] is ending
    assert draft.closing() is None


def test_an_empty_draft_ends_nothing() -> None:
    assert Draft(gorge(), 0).closing() is None


def test_the_last_word_is_never_said_by_itself() -> None:
    s = gorge()
    draft = compose(s, 0, [s.parse("gain gold")])
    draft.add_forced()
    assert not draft.held


def test_looking_ahead_tells_what_comes_after_ending_what_is_asked() -> None:
    lords = meadhall.load("dragon-lords")
    match = lords.match(2, seed=3, **lords.for_simulations)
    bot = meadhall.bots.load("adept", "dragon-lords", seed=1)
    while (decision := match.state.decision) is not None and decision.prompt.key != "ask-purchase":
        match.play(bot.choose(match.state.view(decision.seat), decision), decision.seat)
    assert decision is not None
    before = match.state.to_json()
    found = ahead(match.state.view(decision.seat))
    assert found
    assert all(later.decision.seat == decision.seat for later in found)
    assert [len(later.said) for later in found] == list(range(1, len(found) + 1))
    assert match.state.to_json() == before


def test_a_draft_is_whole_when_nothing_of_it_is_missing_and_fate_is_not_asked() -> None:
    s = gorge()
    assert not compose(s, 0, [s.parse("gain gold")]).whole
    assert compose(s, 0, [s.parse("gain gold"), s.parse("done")]).whole
    world = meadhall.load("dragon-lords").scenario(**ATTACK.scenario)
    attack = compose(
        world, ATTACK.me, [world.parse(text) for text in ("attack eikdal", "from solborg", "send 5", "done")]
    )
    assert (attack.held, attack.whole) == (True, False)
