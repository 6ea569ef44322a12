"""The cartographer: turns sites and a seed into a coast, borders and places for pieces.

Raster, tidy, check, trace, measure. Nothing is placed by hand and nothing is left to chance: the same input gives the
same map. Distances are in pixels of the picture; the noise lives on the island, so every frame gets the same coast.
"""

from __future__ import annotations

from collections import Counter, defaultdict, deque
from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from math import hypot, inf

from meadhall.draw.markup import Box, Point
from meadhall.draw.noise import Noise
from meadhall.draw.outline import corners

SEA, SKERRY = ".", "~"
PAD = 48.0
"""Sea around the frame, so that waterlines and skerries have room."""
SHORTEST_BORDER = 22.0
FINEST = 0.2
"""Turns of a line that are finer than this cannot be seen."""

Cell = tuple[int, int]
Pair = tuple[str, str]
Site = tuple[str, float, float]


class BrokenMap(ValueError):
    """The drawn map does not have the borders of the data. Another seed or other sites are needed."""

    def __init__(self, missing: Iterable[Pair], extra: Iterable[Pair]) -> None:
        self.missing, self.extra = sorted(missing), sorted(extra)
        super().__init__(f"borders missing: {self.missing}; borders too many: {self.extra}")


def chart(
    sites: Mapping[str, Point],
    borders: Iterable[Pair],
    terrain: Mapping[str, str],
    seed: int,
    frame: Box,
    bays: Sequence[Box] = (),
    check: bool = True,
) -> Atlas:
    """The map of these sites (unit coordinates, y down) inside a frame.

    ``bays`` are places (u, v, radius u, radius v) where open water is wanted. Maps are kept: ask as often as
    you like.
    """
    return _chart(
        tuple((name, u, v) for name, (u, v) in sites.items()),
        frozenset((min(pair), max(pair)) for pair in borders),
        tuple(sorted(terrain.items())),
        seed,
        frame,
        tuple(bays),
        check,
    )


@lru_cache(maxsize=64)
def _chart(
    sites: tuple[Site, ...],
    borders: frozenset[Pair],
    terrain: tuple[tuple[str, str], ...],
    seed: int,
    frame: Box,
    bays: tuple[Box, ...],
    check: bool,
) -> Atlas:
    atlas = Atlas(sites, dict(terrain), seed, frame, bays)
    if check and atlas.borders != borders:
        raise BrokenMap(borders - atlas.borders, atlas.borders - borders)
    return atlas


class Atlas:
    """A map in a frame: ``grid`` says who owns each cell, ``far`` how many cells away the next border is."""

    def __init__(
        self,
        sites: Sequence[Site],
        terrain: Mapping[str, str],
        seed: int,
        frame: Box,
        bays: Sequence[Box] = (),
        step: float = 4.0,
    ) -> None:
        self.frame, self.seed, self.step, self.terrain = frame, seed, step, terrain
        x, y, w, h = frame
        self.left, self.top = x - PAD, y - PAD
        self.columns, self.rows = int((w + 2 * PAD) / step), int((h + 2 * PAD) / step)
        self.sites = {name: (x + u * w, y + v * h) for name, u, v in sites}
        self.grid = self._raster(sites, bays)
        self._tidy()
        chains = self._walk()
        self.borders = self._borders(chains)
        self._draw(chains)
        self._measure()

    def cell(self, x: float, y: float) -> tuple[str, float]:
        """Who owns a point, and how far it is from the next border."""
        i, j = int((x - self.left) / self.step), int((y - self.top) / self.step)
        if not (0 <= i < self.columns and 0 <= j < self.rows):
            return SEA, 99.0
        return self.grid[j][i], self.far[j][i] * self.step

    # -- raster

    def _raster(self, sites: Sequence[Site], bays: Sequence[Box]) -> list[list[str]]:
        """Each cell is pushed about by noise and then belongs to the nearest site, or to the sea."""
        east, south, shore, inlet = (Noise(self.seed + k).sum for k in range(4))
        x, y, w, h = self.frame
        grid = []
        for j in range(self.rows):
            uy = (self.top + (j + 0.5) * self.step - y) / h
            b = uy + 7
            row = []
            for i in range(self.columns):
                ux = (self.left + (i + 0.5) * self.step - x) / w
                a = ux * 1.3 + 3
                over = max(abs(ux - 0.5), abs(uy - 0.5)) - 0.475
                land = 0.212 - 2.5 * over if over > 0 else 0.212
                for u, v, ru, rv in bays:
                    land -= 0.5 * max(0.0, 1 - hypot((ux - u) / ru, (uy - v) / rv))
                # Nothing below could make this cell land.
                if land < -0.2:
                    row.append(SEA)
                    continue
                qx = (ux + 0.050 * east(a * 4.4, b * 4.4, 4)) * 1.12
                qy = uy + 0.062 * south(a * 4.4, b * 4.4, 4)
                owner, first, second = SEA, inf, inf
                for name, u, v in sites:
                    dx, dy = qx - u * 1.12, qy - v
                    d = dx * dx + dy * dy
                    if d < first:
                        owner, first, second = name, d, first
                    elif d < second:
                        second = d
                first, second = first**0.5, second**0.5
                # Neighbours reach out to each other, so that no strait divides them.
                land += max(0.0, 0.10 - (second - first)) * 0.55 - first
                # The noise below cannot turn a cell far inland or far out.
                if -0.14 < land < 0.21:
                    land += 0.060 * shore(a * 6.5, b * 6.5, 5, 0.6)
                    # Thin inlets where a slow noise crosses nought.
                    land -= 0.075 * max(0.0, 1 - abs(inlet(a * 3.1, b * 3.1, 2)) * 5.5)
                row.append(owner if land > 0 else SEA)
            grid.append(row)
        return grid

    def _around(self, i: int, j: int) -> list[Cell]:
        beside = ((i + 1, j), (i - 1, j), (i, j + 1), (i, j - 1))
        return [(a, b) for a, b in beside if 0 <= a < self.columns and 0 <= b < self.rows]

    def _lumps(self, kind: Mapping[str, str]) -> list[tuple[str, list[Cell]]]:
        """Connected cells whose owners are of one kind."""
        width, height = self.columns, self.rows
        kinds = [kind.get(owner, owner) for row in self.grid for owner in row]
        seen = bytearray(width * height)
        out = []
        for start, what in enumerate(kinds):
            if seen[start]:
                continue
            seen[start] = 1
            cells = [start]
            for at in cells:
                column = at % width
                if column and not seen[at - 1] and kinds[at - 1] == what:
                    seen[at - 1] = 1
                    cells.append(at - 1)
                if column < width - 1 and not seen[at + 1] and kinds[at + 1] == what:
                    seen[at + 1] = 1
                    cells.append(at + 1)
                if at >= width and not seen[at - width] and kinds[at - width] == what:
                    seen[at - width] = 1
                    cells.append(at - width)
                if at < width * (height - 1) and not seen[at + width] and kinds[at + width] == what:
                    seen[at + width] = 1
                    cells.append(at + width)
            out.append((what, [(at % width, at // width) for at in cells]))
        return sorted(out, key=lambda lump: -len(lump[1]))

    def _tidy(self) -> None:
        """Fills lakes, turns islets into skerries, gives exclaves to whom they touch most."""
        land = dict.fromkeys(self.sites, "land")
        for cells in [cells for what, cells in self._lumps(land) if what != SEA][1:]:
            for i, j in cells:
                self.grid[j][i] = SKERRY if len(cells) > 5 else SEA
        for cells in [cells for what, cells in self._lumps(land) if what == SEA][1:]:
            self._give(cells, SEA)
        home = set()
        for owner, cells in self._lumps({}):
            if owner in (SEA, SKERRY):
                continue
            if owner not in home:
                home.add(owner)
                continue
            self._give(cells, owner)

    def _give(self, cells: list[Cell], owner: str) -> None:
        """Gives cells to the region that they touch most, other than their owner."""
        touched = Counter(self.grid[b][a] for i, j in cells for a, b in self._around(i, j))
        others = [name for name in touched if name not in (owner, SEA, SKERRY)]
        heir = max(others, key=lambda name: touched[name], default=SEA)
        for i, j in cells:
            self.grid[j][i] = heir

    # -- borders, walked once for both neighbours

    def _edges(self) -> tuple[dict[Cell, list[Cell]], dict[tuple[Cell, Cell], Pair]]:
        """Corners joined by an edge between two owners, and the owners of each edge (both ways)."""
        star: dict[Cell, list[Cell]] = defaultdict(list)
        owners: dict[tuple[Cell, Cell], Pair] = {}

        def edge(p: Cell, q: Cell, one: str, other: str) -> None:
            star[p].append(q)
            star[q].append(p)
            owners[p, q] = owners[q, p] = (one, other) if one < other else (other, one)

        grid = self.grid
        for j in range(self.rows):
            row = grid[j]
            below = grid[j + 1] if j + 1 < self.rows else row
            for i in range(self.columns):
                here = row[i]
                if i + 1 < self.columns and here != row[i + 1]:
                    edge((i + 1, j), (i + 1, j + 1), here, row[i + 1])
                if here != below[i]:
                    edge((i, j + 1), (i + 1, j + 1), here, below[i])
        return star, owners

    def _walk(self) -> list[tuple[Pair, list[Cell]]]:
        """The lines between junctions, and the rings that have none."""
        star, owners = self._edges()
        junctions = {p for p, ends in star.items() if len(ends) != 2 or owners[p, ends[0]] != owners[p, ends[1]]}
        used: set[tuple[Cell, Cell]] = set()
        chains = []
        for start in sorted(star, key=lambda p: (p not in junctions, p)):
            for ahead in star[start]:
                if (start, ahead) in used or (start not in junctions and any((start, q) in used for q in star[start])):
                    continue
                chain, here, there = [start], start, ahead
                while True:
                    used.add((here, there))
                    used.add((there, here))
                    chain.append(there)
                    if there in junctions or there == start:
                        break
                    here, there = there, next(q for q in star[there] if q != here)
                chains.append((owners[start, ahead], chain))
        return chains

    def _borders(self, chains: list[tuple[Pair, list[Cell]]]) -> frozenset[Pair]:
        """Who borders on whom, read back from the raster."""
        length: Counter[Pair] = Counter()
        for pair, chain in chains:
            if SEA not in pair and SKERRY not in pair:
                length[pair] += len(chain) - 1
        return frozenset(pair for pair, steps in length.items() if steps * self.step >= SHORTEST_BORDER)

    def _draw(self, chains: list[tuple[Pair, list[Cell]]]) -> None:
        """Smooths the lines and gives them a slightly unsteady hand."""
        hand = Noise(self.seed + 9).at
        lines: list[tuple[Pair, list[Point]]] = []
        for pair, chain in chains:
            points = [(self.left + i * self.step, self.top + j * self.step) for i, j in chain]
            points = smooth(points, 3 if SEA in pair else 7)
            moved = [(x + 1.1 * hand(x / 9, y / 9), y + 1.1 * hand(x / 9 + 50, y / 9)) for x, y in points]
            if points[0] != points[-1]:
                # Junctions stay, or the lines that meet there would part.
                moved[0], moved[-1] = points[0], points[-1]
            lines.append((pair, corners(moved, FINEST)))
        self.outline = {name: join(points for pair, points in lines if name in pair) for name in self.sites}
        self.coast = join(points for pair, points in lines if SEA in pair and SKERRY not in pair)
        self.skerries = join(points for pair, points in lines if pair == (SEA, SKERRY))
        self.inner = [points for pair, points in lines if SEA not in pair]
        self.lines = lines

    # -- room

    def _measure(self) -> None:
        """The distance of every cell from the nearest border, and each region's deep middle."""
        width, height = self.columns, self.rows
        flat = [owner for row in self.grid for owner in row]
        far = [-1] * (width * height)
        todo: deque[int] = deque()
        for at, owner in enumerate(flat):
            column = at % width
            if (
                (column and flat[at - 1] != owner)
                or (column < width - 1 and flat[at + 1] != owner)
                or (at >= width and flat[at - width] != owner)
                or (at + width < len(flat) and flat[at + width] != owner)
            ):
                far[at] = 0
                todo.append(at)
        while todo:
            at = todo.popleft()
            column = at % width
            more = far[at] + 1
            if column and far[at - 1] < 0:
                far[at - 1] = more
                todo.append(at - 1)
            if column < width - 1 and far[at + 1] < 0:
                far[at + 1] = more
                todo.append(at + 1)
            if at >= width and far[at - width] < 0:
                far[at - width] = more
                todo.append(at - width)
            if at + width < len(far) and far[at + width] < 0:
                far[at + width] = more
                todo.append(at + width)
        self.far = [far[j * width : (j + 1) * width] for j in range(height)]
        sums = {name: [0.0, 0.0, 0.0] for name in self.sites}
        for at, owner in enumerate(flat):
            if owner in sums:
                total, weight = sums[owner], far[at] ** 1.5
                total[0] += weight * (at % width + 0.5)
                total[1] += weight * (at // width + 0.5)
                total[2] += weight
        self.heart = {
            name: (self.left + a / weight * self.step, self.top + b / weight * self.step)
            for name, (a, b, weight) in sums.items()
            if weight
        }


def smooth(points: list[Point], times: int) -> list[Point]:
    """Rounds the corners. Open ends stay where they are."""
    for _ in range(times):
        if points[0] == points[-1]:
            before, after = [points[-2], *points[:-1]], [*points[1:], points[1]]
            points = [
                ((a + 2 * x + b) / 4, (c + 2 * y + d) / 4)
                for (a, c), (x, y), (b, d) in zip(before, points, after, strict=True)
            ]
        else:
            inner = [
                ((a + 2 * x + b) / 4, (c + 2 * y + d) / 4)
                for (a, c), (x, y), (b, d) in zip(points, points[1:], points[2:], strict=False)
            ]
            points = [points[0], *inner, points[-1]]
    return points


def join(lines: Iterable[list[Point]]) -> list[list[Point]]:
    """Joins lines that share end points into rings, the longest first; a line that leads nowhere stays as it is."""
    rest, out = [list(one) for one in lines], []
    while rest:
        ring = rest.pop()
        while ring[0] != ring[-1]:
            k = next((k for k, other in enumerate(rest) if ring[-1] in (other[0], other[-1])), None)
            if k is None:
                break
            other = rest.pop(k)
            ring += other[1:] if other[0] == ring[-1] else other[-2::-1]
        out.append(ring)
    return sorted(out, key=len, reverse=True)
