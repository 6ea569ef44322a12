"""Shares of wins with an interval, and ratings."""

from __future__ import annotations

import pytest

from meadhall.lab.ratings import places, rate, wilson
from meadhall.lab.records import Record
from tests.lab.games import game


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [
        # From published tables of Wilson's interval.
        (0, 10, 0.0, 0.2775),
        (5, 10, 0.2366, 0.7634),
        (10, 10, 0.7225, 1.0),
        (75, 100, 0.6570, 0.8245),
    ],
)
def test_wilson(wins: int, games: int, low: float, high: float) -> None:
    interval = wilson(wins, games)
    assert interval.value == wins / games
    assert (interval.low, interval.high) == pytest.approx((low, high), abs=1e-4)


def test_nothing_is_known_without_games() -> None:
    assert wilson(0, 0) == (0.0, 0.0, 1.0)


def test_more_games_narrow_the_interval() -> None:
    few, many = wilson(6, 10), wilson(600, 1000)
    assert few.low < many.low < 0.6 < many.high < few.high


def test_whoever_wins_more_is_rated_higher_and_ever_more_surely() -> None:
    records = [game(n, ("strong", "weak"), winners=(0 if n % 4 else 1,)) for n in range(60)]
    early, late = rate(records[:10]), rate(records)
    assert late["strong"].value > late["weak"].high
    assert late["strong"].low > late["weak"].value
    assert late["strong"].high - late["strong"].low < early["strong"].high - early["strong"].low


def test_equal_bots_are_rated_alike() -> None:
    records = [game(n, ("one", "other"), winners=(n % 2,)) for n in range(100)]
    rated = rate(records)
    assert rated["one"].low < rated["other"].value < rated["one"].high


def test_who_meets_only_itself_has_no_rating() -> None:
    assert rate([game(1, ("same", "same"), winners=(0,))]) == {}


def test_a_game_without_a_winner_rates_nobody() -> None:
    assert rate([game(1, ("one", "other"), winners=())]) == {}


def test_a_bot_on_several_seats_has_one_rating() -> None:
    rated = rate([game(n, ("strong", "weak", "weak"), winners=(0,)) for n in range(20)])
    assert rated["strong"].value > 25 > rated["weak"].value


@pytest.mark.parametrize(
    ("winners", "scores", "expected"),
    [
        ((0,), (9, 5, 7), [0, 2, 1]),
        ((1,), (9, 5, 7), [1, 0, 2]),
        ((0, 1), (9, 5, 7), [0, 0, 2]),
        ((0,), (9, 5, 5), [0, 1, 1]),
    ],
)
def test_winners_come_first_and_scores_order_the_others(
    winners: tuple[int, ...], scores: tuple[int, ...], expected: list[float]
) -> None:
    record: Record = game(1, ("a", "b", "c"), winners, scores)
    assert places(record) == expected
