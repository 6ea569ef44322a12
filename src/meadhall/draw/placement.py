"""Room inside a region: where its name and slip stay for ever, and the shelves on which pieces stand.

The place of name and slip depends on the map only, so the ground can be drawn once. Pieces are then put on shelves:
level strips of land, below the slip first and above the name after that. A crowd stands closer together.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from meadhall.draw.atlas import Atlas
from meadhall.draw.markup import Box, Point, overlap

Run = tuple[float, float]
"""The left and right end of a level strip."""
SCALES = (1.0, 0.9, 0.8, 0.7, 0.6)
"""How small pieces may become before they begin to overlap."""


DISC = 18.0
"""What the leader's disc needs before the name."""


COLLISION = 300.0


class Measure(NamedTuple):
    """Sizes in pixels for one layout."""

    name: float
    """Height of the name."""
    slip: Point
    """Width and height of the widest slip."""
    row: float
    """Height of a shelf for pieces of full size."""
    gap: float
    """Between groups of pieces."""
    close: float
    """Between the pieces of a group."""
    inset: float
    """How far pieces stay from a border."""


class Shelf(NamedTuple):
    left: float
    right: float
    y: float

    @property
    def width(self) -> float:
        return self.right - self.left


class Placement:
    """The room of one region."""

    def __init__(
        self, atlas: Atlas, region: str, measure: Measure, name_width: float, taken: Sequence[Box] = ()
    ) -> None:
        """``taken`` are boxes that name and slip must not touch, such as other names."""
        self.atlas, self.measure = atlas, measure
        self._rows = [
            sum(1 << i for i, owner in enumerate(row) if owner == region and far[i] * atlas.step >= measure.inset)
            for row, far in zip(atlas.grid, atlas.far, strict=True)
        ]
        self.x, self.top = self._best(atlas.heart[region], name_width, taken)
        self._shelves = {scale: self._all_shelves(scale) for scale in SCALES}

    def avoid(self, boxes: Sequence[Box]) -> None:
        """Let no piece stand in these boxes, such as the names of neighbours that reach into the region."""
        atlas = self.atlas
        for x, y, wide, tall in boxes:
            first, last = (max(0, int((end - atlas.left) / atlas.step)) for end in (x, x + wide))
            top, bottom = (max(0, int((end - atlas.top) / atlas.step)) for end in (y, y + tall))
            covered = (1 << last + 1) - (1 << first)
            for row in range(top, min(bottom + 1, atlas.rows)):
                self._rows[row] &= ~covered
        self._shelves = {scale: self._all_shelves(scale) for scale in SCALES}

    # --- places ---------------------------------------------------------------------------------------

    @property
    def slip_at(self) -> Point:
        """The middle of the slip."""
        return self.x, self.top + self.measure.name + self.measure.slip[1] / 2

    def quiet(self, name_width: float) -> list[Box]:
        """Where the ground must stay free of terrain: name, slip and the first two shelves."""
        m = self.measure
        half = max(name_width / 2, m.slip[0] / 2) + 8
        boxes = [(self.x - half, self.top - 3, 2 * half, m.name + m.slip[1] + 6)]
        for shelf in self._shelves[1.0][:2]:
            wide = min(shelf.width, m.slip[0] + 10)
            middle = clamp(self.x, shelf.left + wide / 2, shelf.right - wide / 2)
            boxes.append((middle - wide / 2, shelf.y - m.row / 2, wide, m.row))
        return boxes

    def settle(self, groups: Sequence[Sequence[float]]) -> tuple[float, list[list[Point]]]:
        """Places for groups of pieces, given by their widths at full size: the scale, and the middle of each piece."""
        for scale in SCALES[:-1]:
            placed = self._fill(groups, scale)
            if placed is not None:
                return scale, placed
        scale = SCALES[-1]
        placed = self._fill(groups, scale)
        return scale, self._pile(groups, scale) if placed is None else placed

    # --- shelves --------------------------------------------------------------------------------------

    def _band(self, top: float, bottom: float) -> int:
        """The columns that are land of the region all the way from top to bottom."""
        atlas = self.atlas
        first, last = int((top - atlas.top) / atlas.step), int((bottom - atlas.top) / atlas.step)
        if first < 0 or last >= atlas.rows:
            return 0
        mask = self._rows[first]
        for row in self._rows[first + 1 : last + 1]:
            mask &= row
        return mask

    def _runs(self, mask: int) -> list[Run]:
        """The strips of a band, from the left."""
        runs: list[Run] = []
        at = 0
        while mask:
            skip = (mask & -mask).bit_length() - 1
            mask >>= skip
            length = (~mask & mask + 1).bit_length() - 1
            left = self.atlas.left + (at + skip) * self.atlas.step
            runs.append((left, left + length * self.atlas.step))
            mask >>= length
            at += skip + length
        return runs

    def _shelf(self, top: float, height: float) -> Shelf | None:
        runs = self._runs(self._band(top, top + height))
        if not runs:
            return None
        left, right = max(runs, key=lambda run: run[1] - run[0])
        return Shelf(left, right, top + height / 2) if right - left >= self.measure.row * 0.6 else None

    def _all_shelves(self, scale: float) -> list[Shelf]:
        m = self.measure
        height = m.row * scale
        shelves: list[Shelf] = []
        for start, step in ((self.top + m.name + m.slip[1] + 3, height), (self.top - height - 2, -height)):
            top = start
            while self.atlas.top <= top <= self.atlas.top + self.atlas.rows * self.atlas.step:
                shelf = self._shelf(top, height)
                if shelf is not None:
                    shelves.append(shelf)
                elif shelves:
                    break
                top += step
        return shelves

    def labels(self, name_width: float) -> list[Box]:
        """What name and slip cover."""
        return label_boxes(self.measure, self.x, self.top, name_width)

    def _best(self, heart: Point, name_width: float, taken: Sequence[Box]) -> Point:
        """Where name and slip lie inside and leave most room for pieces below."""
        m, step = self.measure, self.atlas.step
        edge = self.atlas.frame[0] - 6
        best, most = (heart[0], heart[1] - m.row), -1e9
        for row in range(self.atlas.rows):
            top = self.atlas.top + row * step
            if abs(top - heart[1]) > 130:
                continue
            lines = [
                (self._runs(self._band(top, top + m.name)), name_width),
                (self._runs(self._band(top + m.name, top + m.name + m.slip[1])), m.slip[0]),
            ]
            shelves = [self._shelf(top + m.name + m.slip[1] + 3 + m.row * k, m.row) for k in range(3)]
            room = sum(
                min(shelf.width, m.slip[0] * 1.4) * weight
                for shelf, weight in zip(shelves, (1.0, 0.9, 0.5), strict=True)
                if shelf
            )
            for x in range(int(heart[0]) - 72, int(heart[0]) + 73, 4):
                if x - name_width / 2 - DISC < edge:
                    continue
                short = 1.7 * outside(lines[0][0], x - lines[0][1] / 2 - DISC, x + lines[0][1] / 2)
                short += outside(lines[1][0], x - lines[1][1] / 2, x + lines[1][1] / 2)
                off = sum(abs(clamp(x, s.left + 30, s.right - 30) - x) for s in shelves[:2] if s)
                value = room - 1.2 * short - off - 0.15 * abs(x - heart[0]) - 0.05 * abs(top - heart[1])
                if value > most and any(
                    overlap(mine, other) for mine in label_boxes(m, x, top, name_width) for other in taken
                ):
                    value -= COLLISION
                if value > most:
                    best, most = (float(x), top), value
        return best

    # --- filling --------------------------------------------------------------------------------------

    def _fill(self, groups: Sequence[Sequence[float]], scale: float) -> list[list[Point]] | None:
        """Groups side by side on the shelves, in order; None if there are too many."""
        shelves = iter(self._shelves[scale])
        gap, close = self.measure.gap * scale, self.measure.close * scale
        rows: list[tuple[Shelf, list[list[float]]]] = []
        used = 0.0
        for group in groups:
            widths = [width * scale for width in group]
            wide = sum(widths) + close * (len(widths) - 1)
            while not rows or used + (gap if rows[-1][1] else 0) + wide > rows[-1][0].width:
                shelf = next(shelves, None)
                if shelf is None:
                    return None
                rows.append((shelf, []))
                used = 0.0
            used += (gap if rows[-1][1] else 0) + wide
            rows[-1][1].append(widths)
        return [points for shelf, row in rows for points in self._stand(shelf, row, gap, close)]

    def _stand(self, shelf: Shelf, row: list[list[float]], gap: float, close: float) -> list[list[Point]]:
        total = sum(sum(widths) + close * (len(widths) - 1) for widths in row) + gap * (len(row) - 1)
        x = clamp(self.x, shelf.left + total / 2, shelf.right - total / 2) - total / 2
        placed: list[list[Point]] = []
        for widths in row:
            points: list[Point] = []
            for width in widths:
                points.append((x + width / 2, shelf.y))
                x += width + close
            placed.append(points)
            x += gap - close
        return placed

    def _pile(self, groups: Sequence[Sequence[float]], scale: float) -> list[list[Point]]:
        """More than there is room for: everybody stands on the shelves in order, and they overlap evenly."""
        shelves = self._shelves[scale] or [Shelf(self.x - 40, self.x + 40, self.slip_at[1] + self.measure.row)]
        pieces = [width * scale for group in groups for width in group]
        room = sum(shelf.width for shelf in shelves)
        squeeze = room / sum(pieces)
        points: list[Point] = []
        at = 0.0
        for width in pieces:
            along = at + width * squeeze / 2
            for shelf in shelves:
                if along <= shelf.width:
                    points.append((shelf.left + along, shelf.y))
                    break
                along -= shelf.width
            else:
                points.append((shelves[-1].right, shelves[-1].y))
            at += width * squeeze
        rest = iter(points)
        return [[next(rest) for _ in group] for group in groups]


def label_boxes(measure: Measure, x: float, top: float, name_width: float) -> list[Box]:
    wide, tall = measure.slip
    return [
        (x - name_width / 2 - DISC, top, name_width + DISC, measure.name),
        (x - wide / 2, top + measure.name, wide, tall),
    ]


def clamp(value: float, low: float, high: float) -> float:
    """The nearest value between the two; their middle if they are crossed."""
    return (low + high) / 2 if low > high else min(max(value, low), high)


def outside(runs: list[Run], left: float, right: float) -> float:
    """How much of a line lies outside the best of the strips."""
    inside = max((min(right, end) - max(left, start) for start, end in runs), default=0.0)
    return right - left - max(inside, 0.0)
