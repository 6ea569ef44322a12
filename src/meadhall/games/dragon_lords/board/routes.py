"""The way of a ship over the map, in pieces: where it leaves at one edge, it goes on at the other."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import pairwise

from meadhall.draw.sheet import Ghost
from meadhall.games.dragon_lords.rules.sea.naval import reach
from meadhall.games.dragon_lords.state import DragonLordsState
from meadhall.games.dragon_lords.words import SEA, TERRITORY
from meadhall.kernel.sets import bits, has

Cell = tuple[int, int]
FARTHEST = 2
"""How many rows lie at most between neighbours that touch on the map, and not over its edge."""


def course(s: DragonLordsState, people: int, ship: int, sea: int) -> list[int]:
    """The sea zones on a shortest way of a ship to one of them; without sailing over an edge if that is as short."""
    rings = reach(s, people, ship)
    far = next((n for n, ring in enumerate(rings) if has(ring, sea)), None)
    if far is None:
        return [sea]
    found = [sea]
    for ring in reversed(rings[:far]):
        near = [zone for zone in bits(s.facts.sea_near[found[0]]) if has(ring, zone)]
        if near:
            found.insert(0, min(near, key=lambda zone: over_the_edge([cell(s, zone)], [cell(s, found[0])])))
    return found


def legs(s: DragonLordsState, way: list[int]) -> list[list[int]]:
    """A way, cut where it crosses the edge of the map."""
    found = [[way[0]]]
    for before, zone in pairwise(way):
        if over_the_edge([cell(s, before)], [cell(s, zone)]):
            found.append([])
        found[-1].append(zone)
    return found


def cell(s: DragonLordsState, sea: int) -> Cell:
    return s.facts.parts.sea[SEA.words[sea]].cell


def over_the_edge(one: Iterable[Cell], other: Iterable[Cell]) -> bool:
    """Whether two neighbours lie at opposite edges of the map."""
    others = list(other)
    return min(abs(row - down) for _, row in one for _, down in others) > FARTHEST


def landing(s: DragonLordsState, people: int, ship: int, sea: int, goal: int, label: str) -> tuple[Ghost, ...]:
    """A voyage from a harbour to a landing, as arrows that end at the edge and begin again beyond it."""
    land = TERRITORY.words[goal]
    shore = f"territory:{land}"
    parts = [[place_of(zone) for zone in leg] for leg in legs(s, course(s, people, ship, sea))]
    parts[0].insert(0, f"territory:{TERRITORY.words[s.ship_at[ship]]}")
    if over_the_edge([cell(s, sea)], s.facts.parts.territories[land].cells):
        parts.append([])
    parts[-1].append(shore)
    return tuple([Ghost(leg[-1], label if leg[-1] == shore else "", origin=leg[0] if len(leg) > 1 else "")
                  for leg in parts])  # fmt: skip


def place_of(sea: int) -> str:
    return f"sea:{SEA.words[sea]}"
