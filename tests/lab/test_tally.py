"""Sums over games."""

from __future__ import annotations

import pytest

from meadhall.lab import tally
from meadhall.lab.ratings import Interval
from tests.lab.games import game


def test_standings_begin_with_the_best() -> None:
    records = [game(n, ("weak", "strong"), winners=(1,), scores=(3, 9)) for n in range(4)]
    best, last = tally.standings(records)
    assert (best.bot, best.seats, best.wins.value, best.score) == ("strong", 4, 1.0, 9.0)
    assert (last.bot, last.wins.value, last.score) == ("weak", 0.0, 3.0)
    assert (best.decisions, best.longest) == (40, 0.1)
    assert best.mean == pytest.approx(0.05)


def test_who_wins_together_shares_the_win() -> None:
    records = [game(1, ("a", "b", "c"), winners=(0, 2))]
    shares = {standing.bot: standing.wins.value for standing in tally.standings(records)}
    assert shares == {"a": 0.5, "b": 0.0, "c": 0.5}


def test_a_bot_on_several_seats_is_counted_for_each() -> None:
    records = [game(n, ("adept", "novice", "novice"), winners=(1,)) for n in range(3)]
    novice = next(standing for standing in tally.standings(records) if standing.bot == "novice")
    assert (novice.seats, novice.wins.value) == (6, 0.5)


def test_a_fair_share_counts_seats() -> None:
    records = [game(1, ("a", "b"), (0,)), game(2, ("a", "b", "c", "d"), (0,))]
    assert tally.fair_share(records) == pytest.approx(1 / 3)


def test_a_band_holds_eight_in_ten() -> None:
    curves: list[tuple[float, ...]] = [(float(n), 1.0) for n in range(11)]
    assert tally.band(curves) == [Interval(5.0, 1.0, 9.0), Interval(1.0, 1.0, 1.0)]


def test_kinds_of_action_are_ordered_by_what_they_move_in_a_game() -> None:
    plan, idle = tally.deciding([game(1, ("a", "b"), (0,)), game(2, ("a", "b"), (1,))])
    assert (plan.verb, plan.times, plan.game) == ("plan", 5.0, 1.0)
    assert (idle.verb, idle.times, idle.game) == ("pass", 10.0, 0.5)
    assert (plan.once, idle.once) == pytest.approx((0.2, 0.05))


def used(*words: str) -> dict[str, int]:
    return dict.fromkeys(words, 2)


def test_what_winners_choose_has_a_lift() -> None:
    records = [
        game(n, ("same", "same"), (n % 2,), uses=(used("all", "good" if n % 2 == 0 else "bad"), used("all")))
        for n in range(40)
    ]
    good, bad = tally.lifts(records)
    assert (good.key, good.seats, good.part, good.times) == ("good", 20, 0.25, 2.0)
    assert good.lift.value == pytest.approx(2.0)
    assert good.lift.low > 1
    assert (bad.key, bad.lift.value) == ("bad", 0.0)
    assert bad.lift.high < 1


def test_what_strong_bots_choose_is_not_taken_for_good() -> None:
    """A strong bot does one thing and a weak one another; neither wins more by it than it does anyway."""
    records = [
        game(n, ("strong", "weak"), (0 if n % 5 else 1,), uses=(used(f"bold{n % 2}"), used(f"shy{n % 2}")))
        for n in range(100)
    ]
    for lift in tally.lifts(records):
        assert lift.lift.value == pytest.approx(1.0)


def test_what_few_chose_says_nothing() -> None:
    records = [game(n, ("a", "b"), (0,), uses=(used("rare") if n < 9 else {}, {})) for n in range(40)]
    assert tally.lifts(records) == []


def test_the_surest_lie_furthest_from_luck() -> None:
    def lift(key: str, value: float, reach: float) -> tally.Lift:
        return tally.Lift(key, 100, 0.5, 1.0, Interval(value, value / reach, value * reach))

    found = [lift("wild", 2.0, 3.0), lift("good", 1.5, 1.1), lift("usual", 1.0, 1.1), lift("bad", 0.7, 1.1)]
    assert [one.key for one in tally.surest(found, 1)] == ["good", "bad"]


def test_games_worth_a_look() -> None:
    close = game(1, ("a", "b"), (0,), scores=(10, 9))
    assert tally.margin(close) == 1
    assert tally.margin(game(1, ("a",), (0,))) == float("inf")
    saved = game(1, ("a", "b"), (0,), outlook=((0.5, 0.4, 0.1, 0.6, 1.0), (0.5, 0.6, 0.9, 0.4, 0.0)))
    assert tally.darkest_hour(saved) == 0.1
    assert tally.darkest_hour(game(1, ("a", "b"), (0, 1))) == 1.0
