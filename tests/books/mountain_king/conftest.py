"""What the rule tests of Fall of the Mountain King share."""

from __future__ import annotations

import pytest

from meadhall.games.mountain_king import MountainKing


@pytest.fixture(scope="session")
def game() -> MountainKing:
    return MountainKing()
