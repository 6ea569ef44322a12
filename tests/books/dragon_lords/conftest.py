"""What the rule tests of Quest for the DragonLords share."""

from __future__ import annotations

from typing import Any

import pytest

from meadhall.games.dragon_lords import DragonLords
from meadhall.games.dragon_lords.state import DragonLordsState
from tests.books.dragon_lords.table import hush


class Hushed(DragonLords):
    """Scenarios begin where somebody has something to say: who is only asked so that silence tells nothing passes."""

    def scenario(self, *, at: str, players: int | None = None, **what: Any) -> DragonLordsState:
        state = super().scenario(at=at, players=players, **what)
        hush(state)
        return state


@pytest.fixture(scope="session")
def game() -> DragonLords:
    return Hushed()
