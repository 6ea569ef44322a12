"""What several checks ask for: what is still to come, and how the fields of a document are called."""

from __future__ import annotations

from meadhall.games.mountain_king.state import MountainKingState
from meadhall.games.mountain_king.words import FACTION
from meadhall.kernel.step import Step


def due(s: MountainKingState, *kinds: type[Step]) -> bool:
    """Whether such a step is still to come. While a document is read its agenda is not there yet: then anything is."""
    return (not s.agenda and s.result is None) or any(isinstance(step, kinds) for step in s.agenda)


def seat_field(seat: int, part: str) -> str:
    """A part of a seat, as the document calls it."""
    return f"position.seats.{FACTION.words[seat]}.{part}"
