"""Answers that stand while it is nobody's turn."""

from __future__ import annotations

from random import Random

import pytest

import meadhall

GAME = meadhall.load("ice-garden")


@pytest.mark.parametrize("first", ["population", "gold", "m-factor"])
def test_who_wants_one_resource_first_is_asked_for_none(first: str) -> None:
    """Where a region has none of it left, the house chooses among the others."""
    match, rng = GAME.match(players=4, seed=3, characters="dealt"), Random(3)
    without = 0
    while not match.state.over and without < 5:
        decision = match.state.decision
        assert decision is not None
        if decision.prompt.key == "ask-take":
            answer = GAME.standing.answer(match.state.view(decision.seat), f"always {first}")
            wanted = match.state.parse(f"take {first}")
            assert answer is not None
            assert answer is wanted or wanted not in decision.options
            without += answer is not wanted
        match.play(rng.choice(decision.options))
    assert without
