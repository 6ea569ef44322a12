"""The chances of a fight to the end, against what can be worked out by hand."""

from __future__ import annotations

from math import isclose

import pytest

from meadhall.games.dragon_lords.odds import Side, fight, throws


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
