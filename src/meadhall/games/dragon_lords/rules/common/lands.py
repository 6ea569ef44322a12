"""Territories as sets: whose Realms they lie in, and where units of a people can walk."""

from __future__ import annotations

from meadhall.games.dragon_lords.facts import NOBODY
from meadhall.games.dragon_lords.state import DragonLordsState
from meadhall.games.dragon_lords.words import PER_REALM, TERRITORIES
from meadhall.kernel.sets import bits


def realms_of(s: DragonLordsState, people: int) -> int:
    """The territories of all Realms whose Kingdom a people holds."""
    realms = 0
    for home in bits(s.held(people) & s.facts.kingdoms):
        realms |= s.facts.realms[home // PER_REALM]
    return realms


def friendly_or_vacant(s: DragonLordsState, people: int) -> int:
    """The territories that units of a people can enter without a fight."""
    return s.lands[people] | s.lands[NOBODY]


def friendly_neighbours(s: DragonLordsState, people: int, zone: int) -> list[int]:
    """The territories of a people next to a zone; a zone at sea has none."""
    return list(bits(s.facts.near[zone] & s.held(people))) if zone < TERRITORIES else []
