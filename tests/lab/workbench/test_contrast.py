"""Differences over blocks: what they are, how often their intervals hold, and how often chance is called more."""

from __future__ import annotations

from random import Random

import pytest

from meadhall.lab.workbench.contrast import LEAST, Estimate, Series, contrast, corrected, ratio

LOOKS = 1500


def flat(values: list[float]) -> Series:
    return [(value, 1) for value in values]


def test_a_ratio_weighs_each_block_by_what_it_knows() -> None:
    found = ratio([(3, 4), (0, 0), (1, 4)])
    assert found.value == 0.5
    assert found.known == 2
    assert sum(found.pulls) == pytest.approx(0)


def test_a_ratio_of_nothing_is_known_to_nobody() -> None:
    assert ratio([(0, 0)] * 20) == Estimate(0.0, [0.0] * 20, 0)
    assert contrast((1, ratio([(0, 0)] * 20))) is None


def test_the_mean_and_its_interval_are_those_of_the_book() -> None:
    """Ten numbers with mean 5.5 and standard deviation 3.0277: t is 2.262 for nine degrees of freedom."""
    found = contrast((1, ratio(flat([float(n) for n in range(1, 11)]))))
    assert found is not None
    assert found.interval.value == 5.5
    assert found.interval.high - 5.5 == pytest.approx(2.2622 * 3.0277 / 10**0.5, abs=1e-3)


def test_fewer_blocks_than_needed_say_nothing() -> None:
    assert contrast((1, ratio(flat([0.0, 1.0] * (LEAST // 2))))) is not None
    assert contrast((1, ratio(flat([1.0] * (LEAST - 1))))) is None
    assert contrast((1, ratio(flat([0.0, 1.0] * 9))), (-1, ratio([(1, 1)] * 5 + [(0, 0)] * 13))) is None


def test_luck_that_both_sides_share_cancels_out() -> None:
    rng = Random(1)
    luck = [rng.gauss(0, 10) for _ in range(50)]
    a, b = flat(luck), flat([each + 0.5 + rng.gauss(0, 0.1) for each in luck])
    paired = contrast((1, ratio(b)), (-1, ratio(a)))
    alone = contrast((1, ratio(b)))
    assert paired is not None
    assert alone is not None
    assert paired.interval.low < 0.5 < paired.interval.high
    assert paired.p < 1e-12
    assert (alone.interval.high - alone.interval.low) > 50 * (paired.interval.high - paired.interval.low)


def test_what_never_differs_is_chance_and_what_always_does_is_none() -> None:
    same = ratio(flat([0.3] * 20))
    assert contrast((1, same), (-1, same)) == ((0.0, 0.0, 0.0), 1.0)
    sure = contrast((1, ratio(flat([2.0] * 20))), (-1, ratio(flat([1.0] * 20))))
    assert sure is not None
    assert sure.p == 0.0


def test_intervals_hold_in_95_of_100() -> None:
    """Shares of wins of somebody who plays in some blocks only, with luck that both sides share and a true change."""
    rng = Random(7)
    held = 0
    for _ in range(LOOKS):
        a: list[tuple[float, float]] = []
        b: list[tuple[float, float]] = []
        for _ in range(60):
            there = rng.random() < 0.7
            luck = rng.random()
            for side, chance in ((a, 0.3), (b, 0.4)):
                fate = luck if rng.random() < 0.5 else rng.random()
                side.append((float(fate < chance) * there, float(there)))
        found = contrast((1, ratio(b)), (-1, ratio(a)))
        assert found is not None
        held += found.interval.low <= 0.1 <= found.interval.high
    assert 0.935 <= held / LOOKS <= 0.965


def test_equal_sides_are_called_different_in_about_one_of_twenty() -> None:
    """However many numbers are looked at."""
    rng = Random(11)
    called = alone = 0
    for _ in range(LOOKS):
        found = []
        for _ in range(12):
            pairs = [(rng.gauss(0, 1), rng.gauss(0, 1)) for _ in range(20)]
            row = contrast((1, ratio(flat([a for a, _ in pairs]))), (-1, ratio(flat([b for _, b in pairs]))))
            assert row is not None
            found.append(row.p)
        called += min(corrected(found)) < 0.05
        alone += min(found) < 0.05
    assert 0.035 <= called / LOOKS <= 0.065
    assert alone / LOOKS > 0.4, "without the correction nearly every second comparison would find something"


def test_the_correction_is_the_one_of_the_paper() -> None:
    """The example of Benjamini and Hochberg (1995): the first four of fifteen differ."""
    given = [0.0001, 0.0004, 0.0019, 0.0095, 0.0201, 0.0278, 0.0298, 0.0344, 0.0459, 0.3240, 0.4262, 0.5719, 0.6528,
             0.7590, 1.0]  # fmt: skip
    found = corrected(given)
    assert [p < 0.05 for p in found] == [True] * 4 + [False] * 11
    assert found[3] == pytest.approx(0.035625)
    assert found == sorted(found)
    assert corrected([]) == []
    assert corrected(list(reversed(given))) == list(reversed(found))
