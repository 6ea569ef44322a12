"""What telling costs: that it plays, draws and tells the same in every run. What it costs, no test asks."""

from __future__ import annotations

import pytest

telling = pytest.importorskip("bench.telling")


def test_the_same_is_told_in_every_run(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(telling, "WARM", 2)
    first, again, more = (telling.measure("ice-garden", tables, 3) for tables in (2, 2, 3))
    assert first[-1] == again[-1] != more[-1]
    assert all(float(cost.replace(",", "")) > 0 for cost in first[1:-1])
