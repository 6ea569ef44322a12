"""Chapter 14, teleportals: one network that a commander opens, for an attack or a transfer, and its collapse."""

from __future__ import annotations

from meadhall.games.dragon_lords.state import World
from meadhall.games.dragon_lords.words import GATE, TERRITORIES
from meadhall.kernel.sets import bits


def is_open(s: World, zone: int) -> bool:
    """Whether there is a teleportal in a zone that has not collapsed."""
    if zone in s.collapsed:
        return False
    return zone == GATE or (zone < TERRITORIES and bool(s.table.portals >> zone & 1))


def working(s: World) -> int:
    """The territories whose teleportals have not collapsed, as a set."""
    portals = s.table.portals
    for zone in s.collapsed:
        if zone < TERRITORIES:
            portals &= ~(1 << zone)
    return portals


def doors(s: World, people: int) -> int:
    """The territories of a people where a commander keeps a teleportal open, as a set."""
    found = 0
    for territory in bits(working(s) & s.held(people) & s.camps[people]):
        if s.commander_at(people, territory):
            found |= 1 << territory
    return found


def why_no_attack(s: World, people: int, goal: int) -> str:
    """Why nobody can attack through the network, as far as there could be a way; "" if it does not lead there."""
    gates = s.table.portals
    own = gates & s.held(people) & ~(1 << goal)
    if not gates >> goal & 1 or not own:
        return ""
    if goal in s.collapsed or not own & working(s):
        return "DL-14.28"
    return "" if own & doors(s, people) else "DL-14.20"


def exits(s: World, people: int, origin: int) -> int:
    """Where a transfer through a teleportal can lead: friendly and vacant ones, as a set."""
    ways = working(s)
    if not ways >> origin & 1 or not s.commander_at(people, origin):
        return 0
    return ways & (s.held(people) | s.vacant()) & ~(1 << origin)


def collapsible(s: World) -> list[int]:
    """The zones whose teleportals can still be closed."""
    return [*bits(working(s)), *([GATE] if is_open(s, GATE) else [])]
