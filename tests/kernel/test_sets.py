"""Small sets as whole numbers."""

from __future__ import annotations

import pytest

from meadhall.kernel.sets import (
    all_below,
    bits,
    has,
    lowest,
    mask_of,
    more_than_one,
    only,
    union_of,
    with_or_without,
    without,
)

SETS = [set(), {0}, {5}, {0, 1}, {3, 70}, {1, 2, 255}, {59, 60, 61, 119, 120, 131}]


@pytest.mark.parametrize("members", SETS)
def test_sets_as_numbers_have_what_sets_have(members: set[int]) -> None:
    mask = mask_of(members)
    assert bits(mask) == tuple(sorted(members))
    assert {member for member in range(256) if has(mask, member)} == members
    assert more_than_one(mask) == (len(members) > 1)
    if members:
        assert lowest(mask) == min(members)


def test_one_member_is_added_and_taken_away() -> None:
    assert bits(mask_of({1, 4}) | only(3)) == (1, 3, 4)
    assert bits(without(mask_of({1, 4}), 4)) == (1,)
    assert without(mask_of({1, 4}), 2) == mask_of({1, 4})
    assert with_or_without(mask_of({1, 4}), 3, True) == mask_of({1, 3, 4})
    assert with_or_without(mask_of({1, 4}), 4, False) == mask_of({1})


def test_everything_below_a_number() -> None:
    assert bits(all_below(3)) == (0, 1, 2)
    assert all_below(0) == 0


def test_sets_are_taken_together_by_their_numbers() -> None:
    near = (mask_of({1}), mask_of({0, 2}), mask_of({1, 3}))
    assert bits(union_of(near, mask_of({0, 2}))) == (1, 3)
    assert union_of(near, 0) == 0
