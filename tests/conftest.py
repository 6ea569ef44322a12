"""Shared fixtures."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from meadhall.kernel import house
from tests.kernel.toys import HOMES

# NumPy reads this when it is loaded: tests run side by side, and its threads would get in the way of each other.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")


@pytest.fixture
def toys_in_the_house(monkeypatch: pytest.MonkeyPatch) -> None:
    """For one test the toys are games of the house, so that saves of them can be loaded by name."""
    monkeypatch.setattr(house, "_homes", {**house._homes, **HOMES})
    monkeypatch.setattr(house, "_plain", dict(house._plain))


# With four workers these are dealt as they stand here, so that two of them have the browsers.
# fmt: off
LONGEST = [
    "compiled/test_compiled", "browser/test_table", "browser/test_dragon_lords", "server/test_workers",
    "test_notebooks", "browser/test_mountain_king", "browser/test_golden", "server/test_thinkers",
    "test_bench", "browser/test_undo_and_rewind", "browser/test_hidden", "examples/test_learn",
    "lab/test_vector", "browser/test_bots", "browser/test_page", "lab/test_arena",
]
# fmt: on


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Each worker gets a stretch of the tests: all begin with long ones, so that nobody waits for one at the end."""
    workers = int(os.environ.get("PYTEST_XDIST_WORKER_COUNT", "1"))
    files: dict[str, list[pytest.Item]] = {}
    for item in items:
        files.setdefault(item.path.relative_to(Path(__file__).parent).with_suffix("").as_posix(), []).append(item)
    long = [files.pop(name) for name in LONGEST if name in files]
    short = [item for file in files.values() for item in file]
    left = len(items)
    items.clear()
    for n in range(workers):
        stretch = [item for file in long[n::workers] for item in file]
        room = max(0, left // (workers - n) - len(stretch))
        items += stretch + short[:room]
        left -= len(stretch) + len(short[:room])
        del short[:room]
    items += short
