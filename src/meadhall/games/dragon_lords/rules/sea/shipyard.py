"""Chapters 2, 3 and 9, new ships: in which harbours they can be docked."""

from __future__ import annotations

from meadhall.games.dragon_lords import messages
from meadhall.games.dragon_lords.rules.sea.harbours import launch
from meadhall.games.dragon_lords.state import DragonLordsState
from meadhall.kernel.sets import bits


def harbours_in(s: DragonLordsState, lands: int) -> list[int]:
    """The territories of a set that have a harbour."""
    return [land for land in bits(lands) if s.facts.harbour[land]]


def deliver(s: DragonLordsState, people: int, harbour: int) -> None:
    """A new ship is docked in a harbour of its people."""
    s.tell(messages.SHIP_DELIVERED, people, launch(s, people, harbour), harbour)
