"""How far it is from place to place: worked out once for each table, because the world does not change."""

from __future__ import annotations

from functools import lru_cache

from meadhall.games.dragon_lords.facts import Facts
from meadhall.games.dragon_lords.words import SEAS, SPACES, TERRITORIES
from meadhall.kernel.sets import bits, mask_of

FAR = 99
ASHORE = 2
"""From so many steps away an army that lands can go for its aim."""
VOYAGE = 4.0
"""How many steps on land take about as long as a voyage between two harbours."""
GATEWAY = 3.0
"""How many steps on land take about as long as the way through two teleportals."""


class Geography:
    """``near`` are neighbours on land, ``way`` the lengths of the shortest ways by land, sea and teleportal."""

    __slots__ = (
        "beside", "coast", "crossing", "dearness", "harbours", "harbours_at", "kingdoms", "landings", "near",
        "sea", "shore", "trail", "walk", "way",
    )  # fmt: skip

    def __init__(self, facts: Facts) -> None:
        self.near = tuple(bits(mask) for mask in facts.near)
        self.beside = facts.near
        """The neighbours on land as sets."""
        self.kingdoms = bits(facts.kingdoms)
        self.harbours = tuple(land for land in range(TERRITORIES) if facts.harbour[land])
        self.harbours_at = mask_of(self.harbours)
        self.sea = [steps_from(zone, [bits(mask) for mask in facts.sea_near], SEAS) for zone in range(SEAS)]
        lands = range(TERRITORIES)
        self.coast = [[self._nearest(zone, bits(facts.harbour[land])) for land in lands] for zone in range(SEAS)]
        """How many sea zones a ship enters from one of them to the harbour of a territory."""
        self.shore = [
            [min((self.coast[zone][land] for zone in bits(facts.harbour[one])), default=FAR) for land in lands]
            for one in lands
        ]
        """The same from harbour to harbour."""
        self.landings = tuple(tuple(land for land in near if facts.harbour[land]) for near in self.near)
        """The harbours next to a territory."""
        self.trail = [steps_from(space, list(facts.space_near), SPACES) for space in range(SPACES)]
        self.walk = [steps_from(land, list(self.near), TERRITORIES) for land in lands]
        """How many steps it is on foot, whoever holds the territories between."""
        self.crossing = [[self._crossing(land, aim) for aim in lands] for land in lands]
        """How many sea zones it is from the harbour of a territory to one near an aim."""
        self.dearness = tuple(price / min(facts.prices) for price in facts.prices)
        """How much more than the cheapest units those of each people cost."""
        ranges = sorted(set(facts.zones))
        ways = {zones: (self._ways(facts, zones, 0), self._ways(facts, zones, facts.portals)) for zones in ranges}
        self.way = tuple(ways[zones] for zones in facts.zones)
        """The lengths of all ways, by people, since some sail farther, and by whether it can use teleportals. They are
        the same there and back."""

    def _nearest(self, zone: int, goals: tuple[int, ...]) -> int:
        """How many sea zones it is to the nearest of some others."""
        return min((self.sea[zone][goal] for goal in goals), default=FAR)

    def _crossing(self, land: int, aim: int) -> int:
        shores = [shore for shore in self.harbours if self.walk[shore][aim] <= ASHORE]
        return min((self.shore[land][shore] for shore in shores), default=FAR)

    def _ways(self, facts: Facts, zones: int, gates: int) -> list[list[float]]:
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
        for through in bits(facts.in_play):
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
def geography(facts: Facts) -> Geography:
    return Geography(facts)
