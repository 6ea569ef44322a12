"""Student's t, against the printed tables."""

from __future__ import annotations

import pytest

from meadhall.lab.workbench.student import part_of_beta, reach, two_sided


@pytest.mark.parametrize(
    ("freedom", "far"), [(1, 12.706), (2, 4.303), (7, 2.365), (10, 2.228), (30, 2.042), (120, 1.980), (100_000, 1.960)]
)
def test_the_reach_of_95_in_100(freedom: int, far: float) -> None:
    assert reach(freedom) == pytest.approx(far, abs=0.0006)
    assert two_sided(reach(freedom), freedom) == pytest.approx(0.05)


def test_other_chances_and_other_confidence() -> None:
    assert two_sided(0.0, 9) == 1.0
    assert two_sided(1.0, 1) == pytest.approx(0.5)
    assert two_sided(-3.169, 10) == pytest.approx(0.01, abs=1e-5)
    assert two_sided(60.0, 50) < 1e-40
    assert reach(10, 0.99) == pytest.approx(3.169, abs=0.0006)


def test_the_ends_of_the_beta_function() -> None:
    assert part_of_beta(0.0, 2, 3) == 0.0
    assert part_of_beta(1.0, 2, 3) == 1.0
    assert part_of_beta(0.3, 1, 1) == pytest.approx(0.3)
