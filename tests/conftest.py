"""Shared fixtures."""

from __future__ import annotations

import os

import pytest

from meadhall.kernel import registry
from tests.kernel.toys import HOMES

# NumPy reads this when it is loaded: tests run side by side, and its threads would get in the way of each other.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")


@pytest.fixture
def toys_in_the_house(monkeypatch: pytest.MonkeyPatch) -> None:
    """For one test the toys are games of the house, so that saves of them can be loaded by name."""
    monkeypatch.setattr(registry, "_modules", {**registry._modules, **HOMES})
    monkeypatch.setattr(registry, "_plain", dict(registry._plain))


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """The compiling takes longest of all: whoever begins with it does not keep the others waiting at the end."""
    items.sort(key=lambda item: "compiled" not in item.path.parts)
