"""What the rule tests of Quest for the DragonLords share."""

from __future__ import annotations

import pytest

from meadhall.games.dragon_lords import DragonLords


@pytest.fixture(scope="session")
def game() -> DragonLords:
    return DragonLords()
