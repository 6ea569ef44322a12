"""The chances of a fight to the end, against what can be worked out by hand."""

from __future__ import annotations

from math import isclose

import pytest

from meadhall.games.dragon_lords import odds as chances
from meadhall.games.dragon_lords.odds import Side, ambush, fight, throws


def test_one_against_one() -> None:
    """Both hit with a half: one in three each way, and one in three both fall."""
    odds = fight(Side(1, 3), Side(1, 3))
    assert isclose(odds.win, 1 / 3)
    assert isclose(odds.lose, 1 / 3)
    assert odds.left == 1


def test_two_against_one() -> None:
    """Three throws in four hit the one; it hits back with a half, and if nothing happens all begins anew."""
    # Hits of the two: none 1/4, one or more 3/4. The one hits with 1/2.
    # win = 3/4 * 1/2 * 1 (unhurt) + 3/4 * 1/2 * 1 (one is left) + 1/4 * 1/2 * win(1, 1) + 1/4 * 1/2 * win
    expected = (3 / 4 + 1 / 8 * (1 / 3)) / (1 - 1 / 8)
    assert isclose(fight(Side(2, 3), Side(1, 3)).win, expected)


@pytest.mark.parametrize(("attackers", "defenders"), [(Side(9, 3), Side(8, 3)), (Side(6, 3, 1), Side(7, 3, 1))])
def test_chances_add_up_and_swap_sides(attackers: Side, defenders: Side) -> None:
    odds, other = fight(attackers, defenders), fight(defenders, attackers)
    assert isclose(odds.win, other.lose)
    assert isclose(odds.left, other.remain)
    assert odds.win + odds.lose <= 1 + 1e-9
    assert 1 <= odds.left <= attackers.units


def test_more_units_and_more_strength_help() -> None:
    chances = [fight(Side(units, 3), Side(6, 3)).win for units in range(1, 12)]
    assert chances == sorted(chances)
    assert fight(Side(6, 4), Side(6, 3)).win > fight(Side(6, 3), Side(6, 3)).win > fight(Side(6, 3), Side(6, 4)).win


def test_a_dragonlord_burns_before_the_melee_and_rolls_no_die() -> None:
    assert fight(Side(1, 3, 1), Side(1, 6)).win == 1, "the only defender burns before it can strike"
    two = fight(Side(1, 1, 1), Side(2, 3))
    assert isclose(two.win, 1 / 2), "one burns; the other strikes once with a half before it burns too"
    assert fight(Side(3, 3, 1), Side(2, 3), fire=2).win == 1


def test_throws_are_a_distribution() -> None:
    assert throws(0, 3, 6) == (1.0,)
    assert isclose(sum(throws(7, 4, 6)), 1)
    assert throws(2, 9, 6) == (0.0, 0.0, 1.0), "no more than the die has faces"


@pytest.mark.parametrize("strengths", [(3, 3), (2, 3), (4, 2), (1, 1), (1, 6), (6, 5), (5, 6)])
@pytest.mark.parametrize("sizes", [(21, 20), (24, 18), (22, 24), (28, 22), (30, 45), (36, 14), (36, 40)])
@pytest.mark.parametrize("dragons", [(0, 0), (2, 1)])
def test_large_battles_are_foreseen_nearly_as_they_are(
    sizes: tuple[int, int], strengths: tuple[int, int], dragons: tuple[int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    attackers, defenders = (Side(*one) for one in zip(sizes, strengths, dragons, strict=True))
    assert attackers.units * defenders.units > chances.LARGE
    guess = fight(attackers, defenders)
    monkeypatch.setattr(chances, "LARGE", 10_000)
    exact = fight(attackers, defenders)
    assert abs(guess.win - exact.win) < 0.02
    assert abs(guess.lose - exact.lose) < 0.02
    if exact.win > 0.1:
        assert abs(guess.left - exact.left) < 0.5


@pytest.mark.parametrize("sizes", [(60, 60), (49, 137), (120, 110), (150, 20)])
def test_no_battle_is_too_large_to_be_foreseen(sizes: tuple[int, int]) -> None:
    chances._fight.cache_clear()
    chances._estimate.cache_clear()
    odds = fight(Side(sizes[0], 2), Side(sizes[1], 2))
    assert 0.99 < odds.win + odds.lose < 1.0001
    assert chances._fight.cache_info().misses < 8000


def test_an_ambush_is_one_throw_that_must_hit_everybody() -> None:
    assert isclose(ambush(Side(2, 3), Side(1, 5)), 3 / 4)
    assert isclose(ambush(Side(2, 3), Side(2, 5)), 1 / 4)
    assert ambush(Side(1, 3), Side(5, 5)) == 0
