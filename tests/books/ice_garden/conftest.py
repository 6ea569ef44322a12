"""What the rule tests of The Lord of the Ice Garden share."""

from __future__ import annotations

import pytest

from meadhall.games.ice_garden import IceGarden


@pytest.fixture(scope="session")
def game() -> IceGarden:
    return IceGarden()


@pytest.fixture(params=["first", "second"])
def edition(request: pytest.FixtureRequest) -> str:
    """A test that asks for the edition is played in both."""
    return str(request.param)
