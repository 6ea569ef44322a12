"""Shared fixtures."""

from __future__ import annotations

import gc
import os

import pytest

from meadhall.kernel import registry
from tests.kernel.toys import HOMES

# NumPy reads this when it is loaded: tests run side by side, and its threads would get in the way of each other.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

GARBAGE = (20_000, 20, 20)
"""How much new is made before garbage is collected, as in the workers of the server."""

# Whatever is loaded and collected stays to the end: looking for garbage in it costs a third of the time it takes.
gc.disable()


def pytest_collection_finish() -> None:
    gc.freeze()
    gc.set_threshold(*GARBAGE)
    gc.enable()


@pytest.fixture
def toys_in_the_house(monkeypatch: pytest.MonkeyPatch) -> None:
    """For one test the toys are games of the house, so that saves of them can be loaded by name."""
    monkeypatch.setattr(registry, "_modules", {**registry._modules, **HOMES})
    monkeypatch.setattr(registry, "_plain", dict(registry._plain))


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """What takes longest begins first, so that nobody waits for it at the end.

    Tests that run side by side are dealt to the workers in as many stretches: each begins with some of the slow ones.
    """
    workers = int(os.environ.get("PYTEST_XDIST_WORKER_COUNT", "1"))
    slow = [item for item in items if item.get_closest_marker("slow_first")]
    others = [item for item in items if not item.get_closest_marker("slow_first")]
    dealt: list[pytest.Item] = []
    for worker in range(workers):
        size = (len(items) - len(dealt)) // (workers - worker)
        begins = slow[worker::workers]
        rest = max(0, size - len(begins))
        dealt += [*begins, *others[:rest]]
        del others[:rest]
    items[:] = [*dealt, *others]
