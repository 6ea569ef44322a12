"""A Realm is founded by one choice: what lies around the Kingdom follows, whatever others take in between."""

from __future__ import annotations

from random import Random

import pytest

from meadhall.games.dragon_lords.state import DragonLordsState
from meadhall.games.dragon_lords.words import PER_REALM
from tests.games.dragon_lords.boards import BOARD, GAME, TABLES

CLAIMS = ("ask-claim-kingdom", "ask-claim-gold", "ask-claim")


def asked(state: DragonLordsState, rng: Random) -> str:
    """What is asked now, after fate."""
    while state.fate is not None:
        state.apply(state.fate.sample(rng))
    decision = state.decision_of(state.deciding[0])
    assert decision is not None
    return decision.prompt.key


@pytest.mark.parametrize("table", [0, 2, 3])
@pytest.mark.parametrize("greedy", [False, True], ids=["others anywhere", "others in the same Realm"])
def test_the_lands_around_a_kingdom_follow_it(table: int, greedy: bool) -> None:
    players, options = TABLES[table]
    rng = Random(table)
    state = GAME.new(players, **options)
    while asked(state, rng) not in CLAIMS:
        state.apply(rng.choice(state.decision_of(state.deciding[0]).options), state.deciding[0])  # type: ignore[union-attr]
    mine, realm = state.deciding[0], range(0)
    orders: tuple[str, ...] = ()
    followed = 0
    while (key := asked(state, rng)) in CLAIMS:
        seat = state.deciding[0]
        decision = state.decision_of(seat)
        assert decision is not None
        answer = rng.choice(decision.options)
        near = [action for action in decision.options if action.arg in realm]
        if seat == mine and not orders:
            orders = tuple(BOARD.orders(state.view(seat), [answer]))
            assert orders
            realm = range(answer.arg, answer.arg + PER_REALM)
        elif seat == mine:
            found = BOARD.follow(state.view(seat), orders)
            if key == "ask-claim":
                assert found in near if near else found is None
                followed += found is not None
            answer = found or answer
        elif greedy and near:
            answer = near[-1]
        state.apply(answer, seat)
    assert followed


def test_whoever_leads_two_peoples_claims_each_land_alone() -> None:
    players, options = TABLES[1]
    rng = Random(3)
    state = GAME.new(players, **options)
    while asked(state, rng) != "ask-claim-kingdom":
        state.apply(rng.choice(state.decision_of(state.deciding[0]).options), state.deciding[0])  # type: ignore[union-attr]
    seat = state.deciding[0]
    decision = state.decision_of(seat)
    assert decision is not None
    assert BOARD.orders(state.view(seat), decision.options[:1]) == ()
