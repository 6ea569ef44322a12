"""A sea chart of hexagons on a tube: its lower edge joins its upper one, and a picture may begin at any row.

Places are made of hexagons. A point of the lattice is a column and a row; odd columns lie half a hexagon lower. Columns
may differ in width, so that land gets room and water does not. Coasts come from one smooth push of the lattice that is
measured on the tube, not on the screen: every picture of the same world has the same coast, and no neighbour is lost.
"""

from __future__ import annotations

from bisect import bisect_right
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import pairwise
from math import ceil, dist, floor, hypot
from random import Random

from meadhall.draw import pen
from meadhall.draw.atlas import SEA, Atlas, BrokenMap, Cell, Pair
from meadhall.draw.markup import Box, Point, beside, line, number
from meadhall.draw.noise import Noise

Hex = tuple[int, int]
"""Column and row."""
Mark = tuple[Point, float]
"""The foot of something that stands on the chart, and its height."""
FAR = "'"
"""Ends the name of land that lies beyond the edge of the picture and is seen there again."""
STEP = 4.0
SHORTEST = 12.0
"""A shorter border is none."""
SMALLEST = 34
"""Cells of the raster: a piece of land that is smaller is given to its neighbour."""
NEAR = 1.5
"""In columns and rows: land further off than this is never pushed to a point."""
LAND = 0.10
"""How much further than half the way land reaches into the sea."""
CORNERS = ((-2 / 3, 0.0), (-1 / 3, -0.5), (1 / 3, -0.5), (2 / 3, 0.0), (1 / 3, 0.5), (-1 / 3, 0.5))


class Axis:
    """From the lattice to pixels and back: every column or row has a width of its own."""

    def __init__(self, first: float, last: float, size: float, widths: Callable[[int], float], shift: float) -> None:
        """A column reaches from ``shift`` before its number to the next one. ``widths`` are relative."""
        cuts = [first, *(n - shift for n in range(floor(first), ceil(last) + 2) if first < n - shift < last), last]
        spans = [(b - a) * widths(floor((a + b) / 2 + shift)) for a, b in pairwise(cuts)]
        scale = size / sum(spans)
        self.first, self.last = first, last
        self._lattice = cuts
        self._pixels = [0.0]
        for span in spans:
            self._pixels.append(self._pixels[-1] + span * scale)

    def to_pixels(self, value: float) -> float:
        return along(self._lattice, self._pixels, value)

    def to_lattice(self, pixels: float) -> float:
        return along(self._pixels, self._lattice, pixels)


def along(one: Sequence[float], other: Sequence[float], value: float) -> float:
    """Where a value of one scale lies on the other; beyond the ends the last stretch goes on."""
    k = min(max(bisect_right(one, value) - 1, 0), len(one) - 2)
    return other[k] + (value - one[k]) * (other[k + 1] - other[k]) / (one[k + 1] - one[k])


class Lattice:
    """Where the hexagons of a tube lie in a frame."""

    def __init__(self, frame: Box, across: Axis, down: Axis, rows: int) -> None:
        self.frame, self.across, self.down, self.rows = frame, across, down, rows

    def at(self, u: float, v: float) -> Point:
        return self.frame[0] + self.across.to_pixels(u), self.frame[1] + self.down.to_pixels(v)

    def back(self, x: float, y: float) -> Point:
        return self.across.to_lattice(x - self.frame[0]), self.down.to_lattice(y - self.frame[1])

    def rolled(self, v: float) -> float:
        """A row of the lattice, where the picture shows it."""
        return (v - self.down.first) % self.rows + self.down.first

    def middle(self, cell: Hex) -> Point:
        """The middle of a hexagon, as a point of the lattice."""
        return cell[0], self.rolled(cell[1] + (0.5 if cell[0] % 2 else 0.0))

    def spot(self, cell: Hex) -> Point:
        """The same in pixels."""
        return self.at(*self.middle(cell))

    def seen(self, cell: Hex) -> bool:
        """Whether the middle of a hexagon lies in the picture."""
        return self.across.first <= cell[0] <= self.across.last

    def hexagon(self, cell: Hex, share: float = 1.0) -> list[Point]:
        u, v = self.middle(cell)
        return [self.at(u + du * share, v + dv * share) for du, dv in CORNERS]


class SeaChart(Atlas):
    """Land of hexagons in a frame. ``owner`` says to which place a hexagon belongs; all others are sea.

    ``beyond`` is how many pixels past the frame land is drawn, with ``FAR`` after its name. ``carve`` may give single
    points to another place: it is asked with the point and its owner.
    """

    def __init__(
        self,
        lattice: Lattice,
        owner: Mapping[Hex, str],
        seed: int,
        beyond: float = 0.0,
        carve: Callable[[Point, str], str] | None = None,
    ) -> None:
        self.lattice, self.owner, self.beyond, self.carve = lattice, owner, beyond, carve
        x, y, wide, tall = lattice.frame
        sites = []
        for name in dict.fromkeys(owner.values()):
            cells = [lattice.spot(cell) for cell, mine in owner.items() if mine == name and lattice.seen(cell)]
            if cells:
                u, v = (sum(cell[k] for cell in cells) / len(cells) for k in (0, 1))
                sites.append((name, (u - x) / wide, (v - y) / tall))
        super().__init__(sites, {}, seed, lattice.frame, step=STEP)

    def _raster(self, sites: object, bays: object) -> list[list[str]]:
        x, y, wide, tall = self.frame
        brush = _Brush(self.lattice, self.owner, self.seed)
        grid = []
        for j in range(self.rows):
            row = []
            py = self.top + (j + 0.5) * self.step
            outside = not y <= py <= y + tall
            for i in range(self.columns):
                px = self.left + (i + 0.5) * self.step
                if not (
                    x - self.beyond <= px <= x + wide + self.beyond and y - self.beyond <= py <= y + tall + self.beyond
                ):
                    row.append(SEA)
                    continue
                found = brush.owner_of(px, py)
                if self.carve is not None:
                    found = self.carve((px, py), found)
                if found != SEA and (outside or not x <= px <= x + wide or found not in self.sites):
                    found += FAR
                row.append(found)
            grid.append(row)
        for name in sorted({name for row in grid for name in row if name.endswith(FAR)}):
            self.sites[name] = (0.0, 0.0)
        return grid

    def _tidy(self) -> None:
        """Small pieces of land or sea that lie apart go to whom they touch most."""
        home = set()
        for owner, cells in self._lumps({}):
            if owner != SEA and owner not in home:
                home.add(owner)
            elif len(cells) < SMALLEST:
                touched = Counter(self.grid[b][a] for i, j in cells for a, b in self._around(i, j))
                del touched[owner]
                heir = max(sorted(touched), key=lambda name: touched[name], default=SEA)
                for i, j in cells:
                    self.grid[j][i] = heir
        for name in [name for name in self.sites if name not in home]:
            del self.sites[name]

    def _borders(self, chains: list[tuple[Pair, list[Cell]]]) -> frozenset[Pair]:
        length: Counter[Pair] = Counter()
        for pair, chain in chains:
            if SEA not in pair and not any(name.endswith(FAR) for name in pair):
                length[pair] += len(chain) - 1
        return frozenset(pair for pair, steps in length.items() if steps * self.step >= SHORTEST)

    def check(self, wanted: Iterable[Pair]) -> None:
        """Refuse a chart on which other places touch than these."""
        expected = {(min(pair), max(pair)) for pair in wanted}
        if self.borders != expected:
            raise BrokenMap(expected - self.borders, self.borders - expected)

    def shore(self, name: str, start: Point, goal: Point, out: float) -> Point:
        """The last land of a place on the straight way to a goal, and so many pixels further."""
        (x, y), (u, v) = start, goal
        far = dist(start, goal) or 1.0
        for k in range(100, 0, -1):
            share = k / 100
            px, py = x + (u - x) * share, y + (v - y) * share
            if self.cell(px, py)[0] == name:
                return px + (u - x) / far * out, py + (v - y) / far * out
        return start

    def room(self, name: str, wide: float, tall: float, peaks: Iterable[Mark] = ()) -> Point:
        """Where a box of this size has most land of a place around it, off the peaks near it."""
        hx, hy = self.heart[name]
        near = [(x, y - high / 2, high) for (x, y), high in peaks if abs(x - hx) < 90 and abs(y - hy) < 70]

        def score(at: Point) -> float:
            x, y = at
            found = -0.05 * hypot(x - hx, (y - hy) * 1.5)
            for k, share in ((-0.5, 2.0), (-0.25, 1.0), (0.0, 2.0), (0.25, 1.0), (0.5, 2.0)):
                for m in (-0.5, 0.0, 0.5):
                    owner, far = self.cell(x + k * wide, y + m * tall)
                    found += share * (min(far, 7.0) if owner == name else -9.0 - min(far, 9.0))
            for px, py, high in near:
                if abs(px - x) < (wide + high) / 2 and abs(py - y) < (tall + high) / 2:
                    found -= 14
            return found

        # First all over the place, then round the best spot.
        x, y = max(((hx + dx, hy + dy) for dy in range(-24, 25, 4) for dx in range(-40, 41, 5)), key=score)
        return max(((x + dx, y + dy) for dy in (-2, 0, 2) for dx in (-3, -1, 0, 1, 3)), key=score)


class _Brush:
    """Says to whom a point belongs."""

    def __init__(self, lattice: Lattice, owner: Mapping[Hex, str], seed: int) -> None:
        self.lattice, self.owner = lattice, owner
        self._east, self._south, self._shore = (Noise(seed + k).sum for k in range(3))
        self._lonely: dict[tuple[int, int], bool] = {}

    def owner_of(self, x: float, y: float) -> str:
        u, v = self.lattice.back(x, y)
        rows = self.lattice.rows
        m = v % rows
        if self._open_water(u, m):
            return SEA
        # The pen is steady at the seam, so that both edges agree.
        calm = min(1.0, min(m, rows - m) / 0.4)
        a, b = u * 1.15 + 9, m * 1.15 + 4
        qu = u + 0.17 * calm * self._east(a, b, 3, 0.55)
        qv = m + 0.20 * calm * self._south(a, b, 3, 0.55)
        reach = LAND + 0.055 * calm * self._shore(a * 2.3, b * 2.3, 3)
        best, nearest = SEA, 9.0
        middle = round(qu)
        for column in (middle - 1, middle, middle + 1):
            lower = 0.5 if column % 2 else 0.0
            base = round(qv - lower)
            for row in (base - 1, base, base + 1):
                name = self.owner.get((column, row % rows), SEA)
                far = hypot((qu - column) * 1.5, (qv - row - lower) * 1.7320508)
                if name != SEA:
                    far -= reach
                if far < nearest:
                    best, nearest = name, far
        return best

    def _open_water(self, u: float, v: float) -> bool:
        """Whether no land is near enough to be pushed here. It is asked once for each small square of the lattice."""
        square = round(u * 2), round(v * 2)
        if square not in self._lonely:
            x, y = square[0] / 2, square[1] / 2
            rows = self.lattice.rows
            self._lonely[square] = not any(
                (column, row % rows) in self.owner
                for column in range(ceil(x - NEAR), floor(x + NEAR) + 1)
                for row in range(floor(y - NEAR), ceil(y + NEAR) + 1)
                if abs(row + (0.5 if column % 2 else 0.0) - y) <= NEAR
            )
        return self._lonely[square]


# --- pen work -------------------------------------------------------------------------------------------


def net(lattice: Lattice, cells: Iterable[Hex]) -> str:
    """The outlines of hexagons."""
    return f'<path class="net" d="{"".join(line(lattice.hexagon(cell), True) for cell in cells)}"/>'


def torn(left: float, right: float, y: float, seed: int = 4) -> str:
    """A torn edge from left to right: here the sheet ends, and the world does not."""
    rng = Random(seed)
    points = [(left, y)]
    while points[-1][0] < right:
        x = min(right, points[-1][0] + 7)
        points.append((x, y if x == right else y + rng.uniform(-1.8, 1.8)))
    return f'<path class="torn" d="{line(points)}"/>'


def causeway(start: Point, end: Point, bend: float = 0.0) -> str:
    """A planked way over the water."""
    (x, y), (u, v) = start, end
    far = dist(start, end) or 1.0
    mx, my = (x + u) / 2 - (v - y) / far * bend, (y + v) / 2 + (u - x) / far * bend
    d = f"M{number(x)} {number(y)}Q{number(mx)} {number(my)} {number(u)} {number(v)}"
    return "".join(f'<path class="cause-{k}" d="{d}"/>' for k in range(3))


def roads(ways: Iterable[tuple[Point, Point]]) -> str:
    """Straight roads between places."""
    d = "".join(line(way) for way in ways)
    return f'<path class="road-0" d="{d}"/><path class="road-1" d="{d}"/>'


def ridge(points: Sequence[Point], size: float) -> list[Mark]:
    """Peaks on a line, at equal distances: the foot of each and its height."""
    runs = [0.0]
    for one, other in pairwise(points):
        runs.append(runs[-1] + dist(one, other))
    count = max(3, round(runs[-1] / (9 * size)))
    out = []
    for k in range(count):
        run = runs[-1] * (k + 0.5) / count
        n = min(max(bisect_right(runs, run) - 1, 0), len(points) - 2)
        share = (run - runs[n]) / (runs[n + 1] - runs[n] or 1.0)
        (x, y), (u, v) = points[n], points[n + 1]
        tall = size * (13.5 if k % 2 else 10.5)
        out.append(((x + (u - x) * share, y + (v - y) * share + tall * 0.45), tall))
    return out


def woods(
    chart: SeaChart, names: Iterable[str], taken: Sequence[Mark], quiet: Sequence[Box], size: float
) -> list[Mark]:
    """Firs inside these places, off the boxes that must stay quiet and off what is there already."""
    rng, found = Random(8), list(taken)
    out: list[Mark] = []
    tall = 12.5 * size
    for name in names:
        hx, hy = chart.heart[name]
        got = 0
        for _ in range(700):
            if got == 7:
                break
            x, y = hx + rng.uniform(-60, 60) * size, hy + rng.uniform(-40, 40) * size
            owner, far = chart.cell(x, y)
            if owner != name or far < 4 * size or chart.cell(x, y - tall * 1.25)[0] != name:
                continue
            if chart.cell(x, y - tall * 0.6)[1] < 4:
                continue
            if any(a - tall * 0.4 < x < a + w + tall * 0.4 and b - 1 < y < b + h + tall for a, b, w, h in quiet):
                continue
            if any(hypot(x - a, (y - b) * 1.2) < 8.5 * size for (a, b), _ in found):
                continue
            found.append(((x, y), tall))
            out.append(((x, y), tall))
            got += 1
    return out


def planted(peaks: Iterable[Mark], firs: Iterable[Mark], seed: int = 71) -> str:
    """Mountains and firs, the nearest last."""
    hand = pen.TerrainPen(seed)
    marks = [(y, hand.mountain(x, y, tall)) for (x, y), tall in peaks]
    marks += [(y, hand.conifer(x, y, tall)) for (x, y), tall in firs]
    return "".join(mark for _, mark in sorted(marks))


def ash(chart: SeaChart, name: str, ways: Sequence[tuple[Point, Point]], reach: Point, seed: int = 3) -> str:
    """Waste ground: cracks and dead stems, never under a road."""
    rng, got = Random(seed), list[Point]()
    cx, cy = chart.heart[name]
    out = []
    for _ in range(700):
        at = (cx + rng.uniform(-reach[0], reach[0]), cy + rng.uniform(-reach[1], reach[1]))
        owner, far = chart.cell(*at)
        if owner != name or far < 7 or any(dist(at, other) < 15 for other in got):
            continue
        if any(hypot(*beside(at, *way)[1:]) < 12 for way in ways):
            continue
        got.append(at)
        x, y = at
        if rng.random() < 0.6:
            out.append(f"M{number(x - 4)} {number(y)}l3 1.5l2-2.5l3 2")
        else:
            out.append(
                f"M{number(x)} {number(y + 3)}v-7M{number(x)} {number(y - 1)}l-2.5-2.5M{number(x)} {number(y)}l2.5-2"
            )
    return f'<path class="ash" d="{"".join(out)}"/>'


def serpent(scale: float = 1.0) -> str:
    """A worm of the sea, around 0, 0."""
    humps = (
        "M-34 12q2-26 12-27q9 1 8 10q-5-3-7 0q-1 8-1 17zM-12 12q2-17 13-17t13 17h-6q-1-10-7-10t-7 10z"
        "M20 12q2-11 9-11t9 11h-5q-1-5-4-5t-4 5z"
    )
    waves = "M-42 14q4-4 8 0" + "t8 0" * 9
    return (
        f'<g transform="scale({scale:g})"><path class="worm" d="{humps}"/><path class="wave" d="{waves}"/>'
        '<circle class="f-raised" cx="-21" cy="-8" r="1.3"/></g>'
    )
