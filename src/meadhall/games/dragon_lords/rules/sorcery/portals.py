"""Chapter 14, teleportals: one network that a commander opens, for an attack or a transfer, and its collapse."""

from __future__ import annotations

from meadhall.games.dragon_lords.rules.common.lands import friendly_or_vacant
from meadhall.games.dragon_lords.state import DragonLordsState
from meadhall.games.dragon_lords.words import GATE, TERRITORIES
from meadhall.kernel.sets import bits, has, only, without


def is_open(s: DragonLordsState, zone: int) -> bool:
    """Whether there is a teleportal in a zone that has not collapsed."""
    if zone in s.collapsed:
        return False
    return zone == GATE or (zone < TERRITORIES and has(s.facts.portals, zone))


def working(s: DragonLordsState) -> int:
    """The territories whose teleportals have not collapsed, as a set."""
    portals = s.facts.portals
    for zone in s.collapsed:
        if zone < TERRITORIES:
            portals = without(portals, zone)
    return portals


def are_linked(s: DragonLordsState, one: int, other: int) -> bool:
    """Whether two territories both have teleportals, even if they have collapsed."""
    return has(s.facts.portals, one) and has(s.facts.portals, other)


def open_portals(s: DragonLordsState, people: int) -> int:
    """The territories of a people where a commander keeps a teleportal open, as a set."""
    found = 0
    own = s.facts.portals & s.lands[people] & s.camps[people]
    if not own:
        return 0
    for land in bits(own & working(s)):
        if s.commander_at(people, land):
            found |= only(land)
    return found


def why_no_attack(s: DragonLordsState, people: int, goal: int) -> str:
    """The rule by which nobody can attack a territory through a teleportal; "" if no teleportal leads there."""
    gates = s.facts.portals
    own = without(gates & s.held(people), goal)
    if not has(gates, goal) or not own:
        return ""
    if goal in s.collapsed or not own & working(s):
        return "DL-14.28"
    return "" if own & open_portals(s, people) else "DL-14.20"


def exits(s: DragonLordsState, people: int, origin: int) -> int:
    """The friendly and vacant territories that a transfer through a teleportal can lead to, as a set."""
    ways = working(s)
    if not has(ways, origin) or not s.commander_at(people, origin):
        return 0
    return without(ways & friendly_or_vacant(s, people), origin)


def collapsible(s: DragonLordsState) -> list[int]:
    """The zones whose teleportals can still be closed."""
    return [*bits(working(s)), *([GATE] if is_open(s, GATE) else [])]
