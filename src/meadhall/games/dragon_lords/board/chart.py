"""The chart of the world for one picture: where every territory, sea zone, harbour and causeway lies."""

from __future__ import annotations

from collections.abc import Iterator
from math import dist, hypot

import msgspec

from meadhall.draw.atlas import SEA
from meadhall.draw.markup import Box, Point, beside, width_of
from meadhall.draw.memory import Memory
from meadhall.draw.noise import Noise
from meadhall.games.dragon_lords.board import vigrond, wrapped_map
from meadhall.games.dragon_lords.board.sheets import WorldSheet
from meadhall.games.dragon_lords.board.wrapped_map import Axis, Hex, Lattice, SeaChart
from meadhall.games.dragon_lords.components import Components
from meadhall.games.dragon_lords.facts import NOWHERE
from meadhall.games.dragon_lords.words import SEA as SEA_ZONE
from meadhall.games.dragon_lords.words import SPACE, TERRITORY, VILLAGE

WASTE = "vigrond"
SEED = 5
LAND_COLUMN, SEA_COLUMN = 1.0, 0.56
"""How wide columns are, as parts of one with Realms in it."""


class Chart:
    """Where everything lies in a picture, whatever it is called."""

    def __init__(self, parts: Components, sheet: WorldSheet) -> None:
        self.parts, self.sheet = parts, sheet
        self.lattice = lattice(parts, sheet)
        self.spaces: dict[int, Point] = {}
        if sheet.oval is not None:
            x, _, wide, _ = sheet.frame
            rows = [self.lattice.middle(cell)[1] for cell in self.parts.world.wastelands]
            middle = (x + wide / 2, self.lattice.at(0, (min(rows) + max(rows)) / 2)[1])
            self.spaces = vigrond.spaces(self.parts, middle, *sheet.oval[:2])
        self.around = self.lattice.down.to_pixels(self.lattice.down.first + self.lattice.rows)
        """How many pixels it is once round the tube."""
        self.land = self._survey()
        self.seas = {
            zone: self.parts.sea[word].cell
            for zone, word in enumerate(SEA_ZONE.words)
            if self.lattice.seen(self.parts.sea[word].cell)
        }
        self.territories = [t for t, word in enumerate(TERRITORY.words) if word in self.land.sites]
        self.villages = self._villages()
        self.peaks = self._peaks()
        self.boxes = {t: self._box(t) for t in self.territories}
        self.harbours = dict(self._harbours())
        self.causeways = dict(self._causeways())

    def _survey(self) -> SeaChart:
        owner = {cell: word for word, land in self.parts.territories.items() for cell in land.cells}
        owner |= dict.fromkeys(self.parts.world.wastelands, WASTE)
        carve = None
        if self.sheet.oval is not None:
            carve = Waste(vigrond.ring(self.parts, self.spaces), self.sheet.oval[2])
        land = SeaChart(self.lattice, owner, SEED, self.sheet.beyond, carve)
        seams = {frozenset(pair) for pair in self.parts.world.seams} if self.sheet.world else set()
        wanted = [
            (word, other)
            for word, one in self.parts.territories.items()
            for other in (*one.borders, *one.mountains)
            if word in land.sites and other in land.sites and frozenset((word, other)) not in seams
        ]
        land.check(wanted)
        return land

    def _villages(self) -> dict[int, Point]:
        """Where the villages of the Wastelands lie, also those of which only the outermost tip is shown."""
        if self.spaces:
            return {space: self.spaces[space] for space in map(SPACE.find, VILLAGE.words)}
        found = {}
        for word in VILLAGE.words:
            column = self.parts.wastelands[word].site[0]
            cells = [cell for cell in self.parts.world.wastelands if self.lattice.seen(cell)]
            tip = min(cells) if column < 0.5 else max(cells)
            if (column < 0.1 and self.sheet.continent == "west") or (column > 0.9 and self.sheet.continent == "east"):
                found[SPACE.find(word)] = self.lattice.spot(tip)
        return found

    def _peaks(self) -> list[tuple[Point, float]]:
        """The ranges that close borders."""
        found = []
        for (one, other), points in self.land.lines:
            if one in self.parts.territories and other in self.parts.territories[one].mountains:
                found += wrapped_map.ridge(points, self.sheet.scale)
        return found

    def _box(self, territory: int) -> Box:
        """The room of a territory's name and army."""
        word = TERRITORY.words[territory]
        land = self.parts.territories[word]
        size = self.sheet.name + (1 if land.kind == "kingdom" else 0)
        wide = max(width_of(land.name, size, "serif") - 2, 52 * self.sheet.scale)
        tall = 31 * self.sheet.scale
        x, y = self.land.room(word, wide, tall, self.peaks)
        return x - wide / 2, y - tall / 2, wide, tall

    def heart(self, territory: int) -> Point:
        """The middle of a territory's name and army."""
        x, y, wide, tall = self.boxes[territory]
        return x + wide / 2, y + tall / 2

    def army(self, territory: int) -> Point:
        """Where its army stands."""
        x, y = self.heart(territory)
        return round(x, 1), round(y + 8 * self.sheet.scale, 1)

    def sea(self, zone: int) -> Point:
        x, y = self.lattice.spot(self.seas[zone])
        return round(x, 1), round(y, 1)

    def _harbours(self) -> Iterator[tuple[tuple[int, int], Point]]:
        """On the water where a territory or a village meets the sea zone of its harbour."""
        out = 9.5 * self.sheet.scale
        for territory in self.territories:
            word = TERRITORY.words[territory]
            land = self.parts.territories[word]
            for harbour in land.harbours:
                zone = SEA_ZONE.find(harbour)
                if zone in self.seas:
                    start, goal = self._nearest([self.lattice.spot(cell) for cell in land.cells], self.seas[zone])
                    yield (territory, zone), rounded(self.land.shore(word, start, goal, out))
        for space, at in self.villages.items():
            for harbour in self.parts.wastelands[SPACE.words[space]].harbours:
                zone = SEA_ZONE.find(harbour)
                if zone in self.seas:
                    start, goal = self._nearest([at], self.seas[zone])
                    yield (-1 - space, zone), rounded(self.land.shore(WASTE, start, goal, out))

    def _nearest(self, starts: list[Point], cell: Hex) -> tuple[Point, Point]:
        """The shortest way to a hexagon, over the edge of the picture if need be."""
        x, y = self.lattice.spot(cell)
        goals = [(x, y + turn * self.around) for turn in (-1, 0, 1)]
        return min(((start, goal) for start in starts for goal in goals), key=lambda way: dist(*way))

    def _causeways(self) -> Iterator[tuple[int, tuple[Point, Point, float]]]:
        """From the shore of a territory to the village that it leads to, and how far the way bends."""
        for territory in self.territories:
            word = TERRITORY.words[territory]
            village = self.parts.territories[word].village
            space = SPACE.find(village) if village else NOWHERE
            if space in self.villages:
                start = self.land.sites[word]
                x, y = self.villages[space]
                turns = (0,) if self.sheet.world else (-1, 0, 1)
                end = min(((x, y + turn * self.around) for turn in turns), key=lambda at: dist(at, start))
                straight = abs(end[0] - start[0]) < 40
                bend = 0.0 if straight else 10.0 if (end[0] < start[0]) == (end[1] > start[1]) else -10.0
                yield territory, (self.land.shore(word, start, end, -3), end, bend)

    def harbour(self, place: int) -> Point:
        """Where a ship lies that is docked in a territory, or in a village: minus one, and minus its space."""
        found = [at for (owner, _), at in self.harbours.items() if owner == place]
        if found:
            return found[0]
        x, y = self.army(place) if place >= 0 else self.villages[-1 - place]
        return x, y - 16

    def has(self, territory: int) -> bool:
        """Whether the picture shows a territory."""
        return territory in self.boxes

    def widest(self, territory: int) -> float:
        """How wide its army may stand: as far as its own land reaches at both sides."""
        word = TERRITORY.words[territory]
        x, y = self.army(territory)
        half = [0.0, 0.0]
        for k, side in enumerate((-1, 1)):
            while half[k] < 120 and self.land.cell(x + side * (half[k] + 3), y)[0] == word:
                half[k] += 3
        return 2 * min(half) - 4


class Waste:
    """The waste always carries its road: it reaches so far around the ring, and wherever its hexagons are."""

    def __init__(self, ring: list[Point], reach: float, alone: bool = False) -> None:
        """``alone`` leaves nothing but the waste."""
        self.reach, self.alone = reach, alone
        self.noise = Noise(SEED).sum
        xs, ys = [x for x, _ in ring], [y for _, y in ring]
        self.sides = list(zip(ring, [*ring[1:], ring[0]], strict=True))
        margin = 2 * reach
        self.box = (min(xs) - margin, min(ys) - margin, max(xs) + margin, max(ys) + margin)

    def __call__(self, at: Point, owner: str) -> str:
        x, y = at
        left, top, right, low = self.box
        if self.alone:
            owner = SEA
        if owner not in (SEA, WASTE) or not (left < x < right and top < y < low):
            return owner
        if self._inside(x, y):
            return WASTE
        reach = self.reach * (1 + 0.42 * self.noise(x / 38, y / 38, 4, 0.55))
        return WASTE if any(self._near(at, side, reach) for side in self.sides) else owner

    @staticmethod
    def _near(at: Point, side: tuple[Point, Point], reach: float) -> bool:
        """Whether a point lies within reach of a side of the ring. Most do not even come close to one of its ends."""
        (x, y), (u, v) = side
        far = reach + abs(u - x) + abs(v - y)
        return abs(at[0] - x) < far and abs(at[1] - y) < far and hypot(*beside(at, *side)[1:]) < reach

    def _inside(self, x: float, y: float) -> bool:
        odd = False
        for (ax, ay), (bx, by) in self.sides:
            if (ay > y) != (by > y) and x < (bx - ax) * (y - ay) / (by - ay) + ax:
                odd = not odd
        return odd


def rounded(at: Point) -> Point:
    return round(at[0], 1), round(at[1], 1)


def lattice(parts: Components, sheet: WorldSheet) -> Lattice:
    land = {cell[0] for one in parts.territories.values() if one.realm for cell in one.cells}
    outer = (1, parts.world.columns)

    def width(column: int) -> float:
        if column in land:
            return LAND_COLUMN
        return SEA_COLUMN * (0.93 if column in outer else 1.0)

    _, _, wide, tall = sheet.frame
    return Lattice(
        sheet.frame,
        Axis(*sheet.columns, wide, width, 0.5),
        Axis(*sheet.rows, tall, lambda row: 1.0, 0.0),
        parts.world.rows,
    )


_CHARTS: Memory[Chart] = Memory(16)


def chart_of(parts: Components, sheet: WorldSheet) -> Chart:
    """The chart of a world. Charts are kept: ask as often as you like."""
    world = msgspec.json.encode((parts.world, parts.realms, parts.territories, parts.sea, parts.wastelands))
    return _CHARTS.get((world, sheet), lambda: Chart(parts, sheet))
