"""Pen work: each stroke is a little unsure of itself, from a seeded hand."""

from __future__ import annotations

from collections.abc import Sequence
from math import cos, dist, hypot, pi, sin
from random import Random

from meadhall.draw.atlas import SEA, Atlas
from meadhall.draw.markup import Box, Point, line, number, text

Recipe = tuple[str, float, float, float]
"""what is drawn, its size, the gap it wants around it, and how often it is drawn"""

RECIPES: dict[str, tuple[Recipe, ...]] = {
    "hills": (("hill", 13, 25, 1),),
    "ice": (("ice", 19, 21, 0.8), ("mountain", 27, 30, 0.25)),
    "moor": (("tuft", 6, 20, 0.75), ("hill", 11, 26, 0.35)),
    "volcano": (("mountain", 30, 25, 1),),
    "forest": (("conifer", 18, 10.5, 1),),
    "marsh": (("tuft", 6, 19, 1),),
    "fields": (("furrow", 10, 25, 0.8), ("house", 5, 34, 0.35), ("conifer", 14, 24, 0.3)),
    "crags": (("mountain", 20, 20, 0.85), ("conifer", 14, 18, 0.3)),
}
"""How each kind of terrain is drawn."""


def path(cls: str, d: str) -> str:
    return f'<path class="{cls}" d="{d}"/>'


class TerrainPen:
    """Draws terrain. Every mark stands with its foot at x, y."""

    def __init__(self, seed: int) -> None:
        self.rng = Random(seed)

    def about(self, value: float, by: float = 0.8) -> float:
        return value + self.rng.uniform(-by, by)

    def draw(self, what: str, x: float, y: float, size: float) -> str:
        """A mark by its name."""
        marks = {
            "mountain": self.mountain,
            "volcano": self.volcano,
            "conifer": self.conifer,
            "hill": self.hill,
            "ice": self.ice,
            "tuft": self.tuft,
            "furrow": self.furrow,
            "house": self.house,
        }
        return marks[what](x, y, size)

    def _massif(self, x: float, y: float, size: float, crater: float) -> tuple[str, Point, float, float]:
        """Lit on the left, hatched on the right. A crater has a width, a peak has none."""
        about = self.about
        h, w = size * self.rng.uniform(0.9, 1.1), size * self.rng.uniform(0.58, 0.68)
        top = (about(x, size * 0.05), y - h)
        left = [(x - w, y), (x - w * 0.62, about(y - h * 0.38, 1)), (x - w * 0.36, about(y - h * 0.56, 1)), top]
        if crater:
            right = [
                (top[0] + crater, top[1] + 1.5),
                (x + w * 0.5, about(y - h * 0.5, 1)),
                (x + w * 0.72, about(y - h * 0.26, 1)),
                (x + w * 1.02, y),
            ]
        else:
            right = [
                top,
                (x + w * 0.3, about(y - h * 0.66, 1)),
                (x + w * 0.44, about(y - h * 0.46, 1)),
                (x + w * 0.8, y - h * 0.2),
                (x + w * 1.02, y),
            ]
        spine = [
            (top[0] + crater * 0.45, top[1]),
            (x - w * 0.05, y - h * 0.62),
            (x + w * 0.1, y - h * 0.4),
            (x - w * 0.02, y - h * 0.16),
            (x + w * 0.08, y),
        ]
        strokes = max(3, int(size / 5))
        hatching = ""
        for k in range(1, strokes + 1):
            t = k / (strokes + 0.6)
            ax, ay = top[0] + (x + w * 0.98 - top[0]) * t, top[1] + (y - top[1]) * t
            long = (1 - t) * 0.25 * h + 0.16 * h
            down = long * 0.9 if ay + long * 0.9 < y else max(1.0, y - ay)
            hatching += f"M{number(ax - 1.5)} {number(ay + 0.5)}l{number(-long * 0.42)} {number(down)}"
        body = path("peak", line(left + right)) + path("shade", line(spine + right[::-1]) + "Z")
        return body + path("hatch", hatching), top, w, h

    def mountain(self, x: float, y: float, size: float) -> str:
        body, (tx, ty), w, h = self._massif(x, y, size, 0)
        if size > 22:
            a, b = h * 0.30, w * 0.30
            zigzag = ((-b, a), (b * 0.5, -a * 0.25), (b * 0.35, a * 0.45), (b * 0.4, -a * 0.5), (b * 0.35, a * 0.18))
            steps = "".join(f"l{number(u)} {number(v)}" for u, v in zigzag)
            body += path("snowcap", f"M{number(tx)} {number(ty)}{steps}z")
        return body

    def volcano(self, x: float, y: float, size: float) -> str:
        body, (tx, ty), _, _ = self._massif(x, y, size, size * 0.22)
        sx = tx + size * 0.11
        smoke = (
            f"M{number(sx)} {number(ty - 2)}c-6-5 5-8 1-14c-3-5 4-9 10-8M{number(sx + 3)} {number(ty - 5)}c6-3 2-8 8-11"
        )
        return body + path("ember", f"M{number(sx - 3)} {number(ty + 1)}l3 3l3-2") + path("pen", smoke)

    def conifer(self, x: float, y: float, size: float) -> str:
        about = self.about
        s = size * self.rng.uniform(0.85, 1.15)
        w = s * 0.36
        top, waist, hem = (x, y - s), y - s * 0.56, y - s * 0.16
        left = [(x - w * 0.55, about(y - s * 0.58, 0.5)), (x - w * 0.3, waist), (x - w, about(hem, 0.5))]
        right = [(x + w * 0.55, about(y - s * 0.58, 0.5)), (x + w * 0.3, waist), (x + w, about(hem, 0.5))]
        return (
            path("tree", line([top, *left, *right[::-1]]) + "Z")
            + path("treeshade", line([top, *right, (x, hem)]) + "Z")
            + path("pen", f"M{number(x)} {number(hem)}V{number(y)}")
        )

    def hill(self, x: float, y: float, size: float) -> str:
        w, h = size * self.rng.uniform(0.85, 1.1), size * self.rng.uniform(0.42, 0.55)
        back = (
            f"M{number(x - w)} {number(y)}C{number(x - w * 0.55)} {number(y - h * 1.25)} "
            f"{number(x + w * 0.35)} {number(y - h * 1.35)} {number(x + w)} {number(y)}"
        )
        hatching = "".join(
            f"M{number(x + w * (0.2 + 0.2 * k))} {number(y - h * (0.78 - 0.22 * k))}"
            f"l{number(-2 - k * 0.6)} {number(h * 0.34)}"
            for k in range(3)
        )
        return path("peak", back) + path("hatch", hatching)

    def tuft(self, x: float, y: float, size: float) -> str:
        s, foot = size, number(y)
        return path(
            "pen",
            f"M{number(x - s)} {foot}h{number(s * 2)}"
            f"M{number(x - s * 0.3)} {foot}l{number(-s * 0.3)} {number(-s * 0.8)}"
            f"M{number(x)} {foot}v{number(-s)}M{number(x + s * 0.3)} {foot}l{number(s * 0.3)} {number(-s * 0.8)}"
            f"M{number(x - s * 0.4)} {number(y + 3)}h{number(s * 1.5)}",
        )

    def ice(self, x: float, y: float, size: float) -> str:
        about, s = self.about, size
        points = [
            (x - s * 0.5, y),
            (x - s * 0.34, about(y - s * 0.6)),
            (x - s * 0.08, about(y - s * 0.95)),
            (x + s * 0.2, about(y - s * 0.5)),
            (x + s * 0.34, about(y - s * 0.62)),
            (x + s * 0.52, y),
        ]
        cracks = line([points[2], (x + s * 0.02, y - s * 0.3), (x - s * 0.06, y)])
        return path("iceberg", line(points) + "Z") + path("hatch", cracks + line([points[4], (x + s * 0.3, y)]))

    def furrow(self, x: float, y: float, size: float) -> str:
        return path(
            "hatch",
            "".join(
                f"M{number(x - size + k * 1.5)} {number(y + k * 3.4)}q{number(size)} -3.2 {number(size * 2 - k)} 0"
                for k in range(4)
            ),
        )

    def house(self, x: float, y: float, size: float) -> str:
        s = number(size)
        wall, roof = number(size * 0.6), number(size * 0.7)
        eaves = number(y - size * 0.45)
        return path("peak", f"M{number(x - size)} {number(y)}v-{wall}l{s} -{roof}l{s} {roof}v{wall}z") + path(
            "pen",
            f"M{number(x - size * 1.2)} {eaves}L{number(x)} {number(y - size * 1.45)}L{number(x + size * 1.2)} {eaves}",
        )


def terrain(atlas: Atlas, quiet: Sequence[Box], scale: float = 1.0) -> str:
    """Terrain crowds along the borders and leaves the quiet boxes free for names and pieces."""
    pen, rng = TerrainPen(atlas.seed + 40), Random(atlas.seed + 41)
    marks: list[tuple[float, str]] = []
    taken: list[tuple[float, float, float]] = []

    def free(x: float, y: float, size: float, gap: float) -> bool:
        for left, top, w, h in quiet:
            if left - size * 0.62 < x < left + w + size * 0.62 and top - 1 < y < top + h + size * 1.05:
                return False
        return all(hypot(x - a, (y - b) * 1.25) > max(gap, c) * 0.5 + gap * 0.5 for a, b, c in taken)

    def smoking(name: str, size: float, gap: float) -> None:
        """One great volcano where there is most room for it."""
        sx, sy = atlas.sites[name]
        spots = [(sx + dx, sy + dy) for dx in range(-130, 131, 6) for dy in range(-110, 111, 6)]
        spots = [
            (x, y)
            for x, y in spots
            if atlas.cell(x, y)[0] == name and atlas.cell(x, y)[1] > size * 0.55 and free(x, y, size * 1.5, gap)
        ]
        if spots:
            x, y = max(spots, key=lambda p: atlas.cell(p[0], p[1] - 14)[1])
            marks.append((y, pen.volcano(x, y, size * 1.45)))
            taken.append((x, y, size * 1.5))

    for name in sorted(atlas.sites):
        cx, cy = atlas.heart[name]
        kind = atlas.terrain[name]
        for what, usual, wide, share in RECIPES[kind]:
            size, gap = usual * scale, wide * scale
            if kind == "volcano":
                smoking(name, size, gap)
            for _ in range(900):
                x, y = cx + rng.uniform(-170, 170), cy + rng.uniform(-150, 150)
                owner, far = atlas.cell(x, y)
                if owner != name or far < size * 0.36 or atlas.cell(x, y - size * 0.8)[0] != name:
                    continue
                if rng.random() > share or not free(x, y, size, gap):
                    continue
                marks.append((y, pen.draw(what, x, y, size * rng.uniform(0.85, 1.12))))
                taken.append((x, y, gap))
    return "".join(mark for _, mark in sorted(marks, key=lambda mark: mark[0]))


def rose(r: float) -> str:
    """A compass rose around 0, 0."""
    out = f'<circle class="rose" r="{number(r * 0.62)}"/><circle class="rose" r="{number(r * 0.55)}"/>'
    for i in range(8):
        a = i * pi / 4
        long, wide = (r, 0.17) if i % 2 == 0 else (r * 0.66, 0.14)
        tip = (sin(a) * long, -cos(a) * long)
        left, right = ((sin(a + q) * r * wide, -cos(a + q) * r * wide) for q in (-0.6, 0.6))
        out += path("roseblack", line([tip, left, (0, 0)]) + "Z")
        out += path("rosewhite", line([tip, right, (0, 0)]) + "Z")
    return out + text(0, -r - 4, "N", "north")


def wavelets(area: Box, atlas: Atlas, quiet: Sequence[Box], seed: int = 3) -> str:
    """A few waves far from land."""
    rng, d = Random(seed), ""
    got: list[Point] = []
    x, y, w, h = area
    for _ in range(700):
        px, py = x + rng.random() * w, y + rng.random() * h
        owner, far = atlas.cell(px, py)
        if owner != SEA or far < 38 or any(dist((px, py), other) < 44 for other in got):
            continue
        if any(a - 24 < px < a + c + 6 and b - 8 < py < b + e + 8 for a, b, c, e in quiet):
            continue
        got.append((px, py))
        d += f"M{number(px)} {number(py)}q3-4 6 0t6 0t6 0"
    return path("wave", d) if d else ""


def graticule(area: Box, step: float = 92) -> str:
    """Meridians and slightly bent parallels."""
    x, y, w, h = area
    right, low = x + w, y + h
    lines = [f"M{number(x + (k + 1) * step)} {number(y)}V{number(low)}" for k in range(int((w - 1) / step))]
    for k in range(int((h - 1) / step)):
        at = y + (k + 1) * step
        lines.append(f"M{number(x)} {number(at)}Q{number(x + w / 2)} {number(at - 16)} {number(right)} {number(at)}")
    return path("grat", "".join(lines))


WATERLINES = ((30.0, 0.28), (21.5, 0.42), (14.0, 0.6), (7.5, 0.85))
"""Distance from the coast and strength."""


def waterlines(shape: str, lines: Sequence[tuple[float, float]] = WATERLINES) -> str:
    """The sea answers the coast: lines at a distance, fading outward. ``shape`` is an SVG element without its end."""
    return "".join(
        f'{shape} class="waterline" stroke-width="{number(d * 2 + 1)}" stroke-opacity="{o}"/>'
        f'{shape} class="waterfill" stroke-width="{number(d * 2 - 1)}"/>'
        for d, o in lines
    )
