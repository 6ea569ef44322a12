"""How far it is from place to place: worked out once for each table, because the world does not change."""

from __future__ import annotations

from functools import lru_cache

from meadhall.games.dragon_lords.table import Table
from meadhall.games.dragon_lords.words import SEAS, SPACES, TERRITORIES
from meadhall.kernel.sets import bits, mask_of

FAR = 99
VOYAGE = 4.0
"""A sea voyage between two harbours takes about as long as so many steps on land."""
GATEWAY = 3.0
"""The same for the way through two teleportals."""


class Geography:
    """``near`` are neighbours on land, ``way`` the lengths of the shortest ways by land, sea and teleportal."""

    __slots__ = (
        "coast", "harbours", "harbours_at", "kingdoms", "landings", "near", "sea", "shore", "trail", "walk", "way",
    )  # fmt: skip

    def __init__(self, table: Table) -> None:
        self.near = tuple(bits(mask) for mask in table.near)
        self.kingdoms = bits(table.kingdoms)
        self.harbours = tuple(land for land in range(TERRITORIES) if table.harbour[land])
        self.harbours_at = mask_of(self.harbours)
        self.sea = [steps_from(zone, [bits(mask) for mask in table.sea_near], SEAS) for zone in range(SEAS)]
        lands = range(TERRITORIES)
        self.coast = [[self._from(zone, bits(table.harbour[land])) for land in lands] for zone in range(SEAS)]
        """How many sea zones a ship enters from one of them to the harbour of a territory."""
        self.shore = [
            [min((self.coast[zone][land] for zone in bits(table.harbour[one])), default=FAR) for land in lands]
            for one in lands
        ]
        """The same from harbour to harbour."""
        self.landings = tuple(tuple(land for land in near if table.harbour[land]) for near in self.near)
        """The harbours next to a territory."""
        self.trail = [steps_from(space, list(table.space_near), SPACES) for space in range(SPACES)]
        self.walk = [steps_from(land, list(self.near), TERRITORIES) for land in lands]
        """How many steps it is on foot, over whosever ground."""
        ranges = sorted(set(table.zones))
        ways = {zones: (self._ways(table, zones, 0), self._ways(table, zones, table.portals)) for zones in ranges}
        self.way = tuple(ways[zones] for zones in table.zones)
        """By people, because ships of some sail farther, and without and with teleportals."""

    def _from(self, zone: int, goals: tuple[int, ...]) -> int:
        return min((self.sea[zone][goal] for goal in goals), default=FAR)

    def _ways(self, table: Table, zones: int, gates: int) -> list[list[float]]:
        way = [[float(FAR)] * TERRITORIES for _ in range(TERRITORIES)]
        for land in range(TERRITORIES):
            way[land][land] = 0.0
            for other in self.near[land]:
                way[land][other] = 1.0
        for one in self.harbours:
            for other in self.harbours:
                if one != other and self.shore[one][other] <= zones:
                    way[one][other] = min(way[one][other], VOYAGE)
        portals = bits(gates)
        for one in portals:
            for other in portals:
                if one != other:
                    way[one][other] = min(way[one][other], GATEWAY)
        for through in bits(table.in_play):
            row = way[through]
            for line in way:
                first = line[through]
                if first < FAR:
                    for end, rest in enumerate(row):
                        if first + rest < line[end]:
                            line[end] = first + rest
        return way


def steps_from(start: int, near: list[tuple[int, ...]], count: int) -> list[int]:
    """How many steps it takes from one place to every other."""
    steps = [FAR] * count
    steps[start] = 0
    ring = [start]
    while ring:
        following: list[int] = []
        for place in ring:
            for other in near[place]:
                if steps[other] == FAR:
                    steps[other] = steps[place] + 1
                    following.append(other)
        ring = following
    return steps


@lru_cache(maxsize=64)
def geography(table: Table) -> Geography:
    return Geography(table)
