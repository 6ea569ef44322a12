"""What all checks use: how a position is refused, and how the fields of its document are called."""

from __future__ import annotations

from meadhall.games.ice_garden.state import IceGardenState
from meadhall.games.ice_garden.words import REGION
from meadhall.kernel.errors import SaveError
from meadhall.kernel.step import Step


def demand(holds: object, at: str, problem: str) -> None:
    """Refuse a position in which something does not hold."""
    if not holds:
        raise SaveError(at, problem)


def seat_at(seat: int) -> str:
    return f"position.seats[{seat}]"


def region_at(region: int) -> str:
    return f"position.regions.{REGION.words[region]}"


def due(s: IceGardenState, *kinds: type[Step]) -> bool:
    """Whether such a step is still to come. While a document is read its agenda is not there yet: then anything is."""
    return (not s.agenda and s.result is None) or any(isinstance(step, kinds) for step in s.agenda)
