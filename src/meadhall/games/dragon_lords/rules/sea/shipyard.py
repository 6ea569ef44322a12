"""Chapters 2, 3 and 9, new ships: who can have one more, and where it is docked."""

from __future__ import annotations

from meadhall.games.dragon_lords import says
from meadhall.games.dragon_lords.rules.sea.harbours import launch
from meadhall.games.dragon_lords.state import World
from meadhall.kernel.sets import bits


def harbours_in(s: World, lands: int) -> list[int]:
    """Those of some territories that have a harbour."""
    return [land for land in bits(lands) if s.table.harbour[land]]


def deliver(s: World, people: int, harbour: int) -> None:
    """A new ship is docked in a harbour of its people."""
    s.tell(says.SHIP_DELIVERED, people, launch(s, people, harbour), harbour)
