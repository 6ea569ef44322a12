"""Caves: a massif of rock, places in it that push each other apart, and tunnels carved between them.

Nothing is placed by hand. Places begin where the data put them, and then keep clear of each other and of every tunnel
that is not theirs, so the same data make a wide map and a tall one. The same input always gives the same map.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import pairwise
from math import atan2, cos, dist, hypot, pi, sin, tau
from random import Random
from typing import NamedTuple

from meadhall.draw.atlas import SEA, Atlas, smooth
from meadhall.draw.markup import Box, Point, beside, line, number, overlap, shared
from meadhall.draw.noise import Noise

Link = tuple[str, str]
STEPS = 320
"""In how many small steps everything moves."""
LOOK = 16
"""The number of steps after which it is looked up anew who is near whom."""
NEAR = 22.0
FASTEST = 6.0
TUNNEL_GAP = 8.0


# --- rock ---------------------------------------------------------------------------------------------


class Rock(NamedTuple):
    """The ground plan of a mountain: between an ellipse and a rectangle."""

    x: float
    y: float
    wide: float
    tall: float
    """Half its width and height."""
    power: float = 2.6

    def out(self, x: float, y: float, margin: Point = (0.0, 0.0)) -> float:
        """How far out a point lies: 1 on the edge, less inside. A margin makes the mountain smaller."""
        u, v = abs(x - self.x) / (self.wide - margin[0]), abs(y - self.y) / (self.tall - margin[1])
        return float((u**self.power + v**self.power) ** (1 / self.power))

    def bulge(self, turn: float) -> float:
        """How much further than an ellipse the edge reaches, by the direction in radians from the east."""
        return float((abs(cos(turn)) ** self.power + abs(sin(turn)) ** self.power) ** (-1 / self.power))

    def rim(self, degrees: float, beyond: float = 0.0) -> Point:
        """A point of the edge by its compass angle, moved outward by some pixels."""
        turn = degrees / 360 * tau - pi / 2
        far = self.bulge(turn)
        return self.x + cos(turn) * far * (self.wide + beyond), self.y + sin(turn) * far * (self.tall + beyond)

    def angle(self, x: float, y: float) -> float:
        """The compass angle at which a point lies."""
        return atan2((y - self.y) / self.tall, (x - self.x) / self.wide) / tau * 360 + 90

    def nearest(self, at: Point, beyond: float = 0.0) -> float:
        """The compass angle of the edge nearest to a point."""
        start = self.angle(*at)
        tries = [start + k / 2 for k in range(-40, 41)]
        return min(tries, key=lambda degrees: dist(self.rim(degrees, beyond), at) + abs(degrees - start) * 0.25)


class Massif(Atlas):
    """Rock in several domains. Each bit of it belongs to the nearest place; noise makes the borders uneven."""

    def __init__(
        self, rock: Rock, frame: Box, places: Mapping[str, Point], owner: Mapping[str, str], seed: int
    ) -> None:
        self.rock = rock
        self._spots = [(owner[name], x, y) for name, (x, y) in places.items()]
        middle: dict[str, list[Point]] = {}
        for name, at in places.items():
            middle.setdefault(owner[name], []).append(at)
        left, top, wide, tall = frame
        sites = []
        for one, points in middle.items():
            x, y = (sum(point[k] for point in points) / len(points) for k in (0, 1))
            sites.append((one, (x - left) / wide, (y - top) / tall))
        super().__init__(sites, {}, seed, frame)

    def _raster(self, sites: object, bays: object) -> list[list[str]]:
        east, south, edge = (Noise(self.seed + k).sum for k in range(3))
        step, rock = self.step, self.rock
        grid = []
        for j in range(self.rows):
            y = self.top + (j + 0.5) * step
            row = []
            for i in range(self.columns):
                x = self.left + (i + 0.5) * step
                out = rock.out(x, y)
                if out > 1.06 or (out > 0.94 and out + 0.022 * edge(x / 26, y / 26, 4, 0.6) > 1.005):
                    row.append(SEA)
                    continue
                u, v = x + 9 * east(x / 34, y / 34, 3), y + 9 * south(x / 34, y / 34, 3)
                row.append(min(self._spots, key=lambda spot: (spot[1] - u) ** 2 + (spot[2] - v) ** 2)[0])
            grid.append(row)
        return grid

    def slopes(self, longest: float, seed: int) -> str:
        """Hachures outward from the edge."""
        rng, out = Random(seed), []
        ring = self.coast[0]
        for k, ((x, y), (u, v)) in enumerate(pairwise(ring)):
            long = hypot(u - x, v - y) or 1.0
            nx, ny = (v - y) / long, (x - u) / long
            if (x - self.rock.x) * nx + (y - self.rock.y) * ny < 0:
                nx, ny = -nx, -ny
            far = rng.uniform(0.3, 0.75) * longest * (1 if k % 3 else 1.35)
            dx, dy = nx * far + rng.uniform(-1, 1), ny * far + rng.uniform(-1, 1)
            out.append(f"M{number(x + nx * 1.5)} {number(y + ny * 1.5)}l{number(dx)} {number(dy)}")
        return f'<path class="slope" d="{"".join(out)}"/>'

    def chisel(self, caves: Iterable[Cave], longest: float, seed: int) -> str:
        """Short strokes around each cave, where it was cut."""
        rng, out = Random(seed), []
        for cave in caves:
            k = rng.randrange(3)
            while k < len(cave.ring) - 1:
                x, y = cave.ring[k]
                turn = atan2(y - cave.y, x - cave.x) + rng.uniform(-0.5, 0.5)
                away = rng.uniform(3.5, 6.5)
                for side in (-3, 0, 3):
                    u, v = x + cos(turn) * away - sin(turn) * side, y + sin(turn) * away + cos(turn) * side
                    dx, dy = (f(turn) * rng.uniform(0.55, 1.0) * longest for f in (cos, sin))
                    if self.cell(u + dx, v + dy)[0] != SEA:
                        out.append(f"M{number(u)} {number(v)}l{number(dx)} {number(dy)}")
                k += rng.choice((3, 4, 4, 5))
        return f'<path class="chisel" d="{"".join(out)}"/>'


# --- places that push each other apart ------------------------------------------------------------------


class Unplaced(NamedTuple):
    """A place that is still to be placed: where it should be, and half its width and height."""

    x: float
    y: float
    a: float
    b: float
    pull: float = 0.02
    """How strongly it is drawn to where it should be; 0 for what never moves."""
    around: tuple[str, ...] = ()
    """If there are any, it should be in the middle of these instead."""


def spread(spots: Mapping[str, Unplaced], links: Sequence[Link], rock: Rock, gap: float) -> dict[str, Point]:
    """Where each place comes to lie: clear of the others and of their tunnels, and inside the rock."""
    return Spreading(spots, links, rock, gap).settle()


class Spreading:
    def __init__(self, spots: Mapping[str, Unplaced], links: Sequence[Link], rock: Rock, gap: float) -> None:
        self.names = list(spots)
        self.spots = list(spots.values())
        self.rock, self.gap = rock, gap
        index = {name: k for k, name in enumerate(self.names)}
        self.links = [(index[one], index[other]) for one, other in links]
        self.around = [[index[name] for name in spot.around] for spot in self.spots]
        self.x = [spot.x for spot in self.spots]
        self.y = [spot.y for spot in self.spots]
        self.pairs: list[tuple[int, int, float, float]] = []
        self.roads: list[tuple[int, int, int]] = []

    def settle(self) -> dict[str, Point]:
        for step in range(STEPS):
            if step % LOOK == 0:
                self._look()
            self._move(1 - step / (STEPS * 1.3))
        return {name: (self.x[k], self.y[k]) for k, name in enumerate(self.names)}

    def _look(self) -> None:
        """Find who is near whom: only those can push each other."""
        x, y, spots = self.x, self.y, self.spots
        self.pairs = []
        for i, one in enumerate(spots):
            for j in range(i):
                other = spots[j]
                gap = self.gap * (0.55 if i in self.around[j] or j in self.around[i] else 1)
                a, b = one.a + other.a + gap, one.b + other.b + gap
                if abs(x[i] - x[j]) < a + NEAR and abs(y[i] - y[j]) < b + NEAR:
                    self.pairs.append((i, j, a, b))
        self.roads = []
        for i, j in self.links:
            left, right = sorted((x[i], x[j]))
            top, low = sorted((y[i], y[j]))
            for k, spot in enumerate(spots):
                wide, tall = spot.a + TUNNEL_GAP + NEAR, spot.b + TUNNEL_GAP + NEAR
                if k not in (i, j) and left - wide < x[k] < right + wide and top - tall < y[k] < low + tall:
                    self.roads.append((i, j, k))

    def _move(self, cool: float) -> None:
        x, y, spots = self.x, self.y, self.spots
        dx, dy = [0.0] * len(spots), [0.0] * len(spots)
        for i, j, a, b in self.pairs:
            u, v = x[i] - x[j], y[i] - y[j]
            far = hypot(u / a, v / b)
            if far < 1:
                push = (1 - far) * 0.30 / max(far, 0.1)
                dx[i] += u * push
                dy[i] += v * push
                dx[j] -= u * push
                dy[j] -= v * push
        for i, j, k in self.roads:
            along, u, v = beside((x[k], y[k]), (x[i], y[i]), (x[j], y[j]))
            far = hypot(u / (spots[k].a + TUNNEL_GAP), v / (spots[k].b + TUNNEL_GAP))
            if far < 1:
                push = (1 - far) * 0.26 / max(far, 0.15)
                dx[k] += u * push
                dy[k] += v * push
                for end, share in ((i, 1 - along), (j, along)):
                    dx[end] -= u * push * share * 0.8
                    dy[end] -= v * push * share * 0.8
        for k, spot in enumerate(spots):
            if not spot.pull:
                continue
            near = self.around[k]
            hx = sum(x[n] for n in near) / len(near) if near else spot.x
            hy = sum(y[n] for n in near) / len(near) if near else spot.y
            self._shift(k, (dx[k] + (hx - x[k]) * spot.pull) * cool, (dy[k] + (hy - y[k]) * spot.pull) * cool)

    def _shift(self, k: int, dx: float, dy: float) -> None:
        spot, rock = self.spots[k], self.rock
        x = self.x[k] + min(max(dx, -FASTEST), FASTEST)
        y = self.y[k] + min(max(dy, -FASTEST), FASTEST)
        out = rock.out(x, y, (spot.a + 7, spot.b + 8))
        if out > 1:
            x, y = rock.x + (x - rock.x) / out, rock.y + (y - rock.y) / out
        self.x[k], self.y[k] = x, y


# --- caves and tunnels ------------------------------------------------------------------------------------


class Cave:
    """A hollow in the rock: its middle, half its width and height, and its outline."""

    def __init__(self, name: str, at: Point, size: Point) -> None:
        self.name = name
        self.x, self.y = at
        self.a, self.b = size
        self.ring = self._ring()

    def _ring(self) -> list[Point]:
        noise = Noise(sum(map(ord, self.name)) * 7 + 3)
        points = []
        for k in range(40):
            c, s = cos(k / 40 * tau), sin(k / 40 * tau)
            far = 1 + 0.085 * noise.sum(c * 1.7 + 5, s * 1.7 + 5, 3)
            far *= (abs(c) ** 2.35 + abs(s) ** 2.35) ** (-1 / 2.35)
            points.append((self.x + c * self.a * far, self.y + s * self.b * far))
        return smooth([*points, points[0]], 1)

    @property
    def outline(self) -> str:
        return line(self.ring, True)


def tunnel(one: Point, other: Point, seed: str) -> str:
    """The ``d`` of a path that is almost straight."""
    (x, y), (u, v) = one, other
    bend = Random(seed).uniform(-0.05, 0.05)
    mx, my = (x + u) / 2 - (v - y) * bend, (y + v) / 2 + (u - x) * bend
    return f"M{number(x)} {number(y)}Q{number(mx)} {number(my)} {number(u)} {number(v)}"


def shapes(outlines: Mapping[str, str], prefix: str) -> str:
    """Outlines that other layers use, each also as something to clip by."""
    return "".join(
        f'<path id="{prefix}shape-{name}" d="{d}"/>'
        f'<clipPath id="{prefix}clip-{name}"><use href="#{prefix}shape-{name}"/></clipPath>'
        for name, d in outlines.items()
    )


def carve(new: Sequence[str], old: Sequence[str], ways: Iterable[str], prefix: str, width: float) -> str:
    """Caves and tunnels, which may lead to old caves: all ink first, all pale fill after, so that mouths are open."""
    d = "".join(ways)
    out = f'<path class="cut" stroke-width="{number(width + 3.4)}" d="{d}"/>'
    out += "".join(f'<use href="#{prefix}shape-{name}" class="cut-cave"/>' for name in new)
    out += f'<path class="tunnel" stroke-width="{number(width)}" d="{d}"/>'
    return out + "".join(f'<use href="#{prefix}shape-{name}" class="cave"/>' for name in (*old, *new))


# --- tags on the rim ----------------------------------------------------------------------------------------


def hang_tags(
    caves: Sequence[Cave], size: Point, full: Sequence[Box], roads: Sequence[Point], inside: Callable[[Point], bool]
) -> list[Point]:
    """The middle of a tag for each cave: on its rim, over no tunnel, no other thing and no other tag."""
    wide, tall = size
    taken = [*full]
    hollows = [(cave.x - cave.a - 2, cave.y - cave.b - 2, 2 * cave.a + 4, 2 * cave.b + 4) for cave in caves]
    found = []
    for k, cave in enumerate(caves):
        room = (
            cave.x - 1.3 * cave.a - wide,
            cave.y - 1.3 * cave.b - tall,
            2.6 * cave.a + 2 * wide,
            2.6 * cave.b + 2 * tall,
        )
        others = [box for box in (*taken, *hollows[:k], *hollows[k + 1 :]) if overlap(box, room)]
        near = [
            road for road in roads if abs(road[0] - cave.x) < cave.a + wide and abs(road[1] - cave.y) < cave.b + tall
        ]

        def cost(
            at: Point, cave: Cave = cave, others: list[Box] = others, near: list[Point] = near
        ) -> tuple[float, float]:
            x, y = at
            mine = (x - wide / 2 - 1, y - tall / 2 - 1, wide + 2, tall + 2)
            hidden = 3 * sum(shared(mine, other) for other in others)
            hidden += 20 * sum(abs(u - x) < wide / 2 + 2.5 and abs(v - y) < tall / 2 + 3 for u, v in near)
            hidden += 0 if inside(at) else 60
            # What stands in the cave must not be hidden either, and tags like to hang at the top.
            own = shared(mine, (cave.x - cave.a * 0.7, cave.y - cave.b * 0.62, cave.a * 1.4, cave.b * 1.24))
            return hidden + own * 0.5, (y - cave.y + cave.b) * 0.9 + abs(x - cave.x) * 0.12

        tries = [
            (cave.x + cos(turn * tau / 48) * cave.a * far, cave.y + sin(turn * tau / 48) * cave.b * far)
            for turn in range(48)
            for far in (0.94, 1.02, 1.1, 1.2)
        ]
        x, y = min(tries, key=lambda at: sum(cost(at)))
        found.append((x, y))
        taken.append((x - wide / 2, y - tall / 2, wide, tall))
    return found


def points_along(one: Point, other: Point, step: float = 3.0) -> list[Point]:
    count = max(1, int(dist(one, other) / step))
    (x, y), (u, v) = one, other
    return [(x + (u - x) * k / count, y + (v - y) * k / count) for k in range(count + 1)]


# --- a volcano from above -------------------------------------------------------------------------------------


def crater(x: float, y: float, a: float, b: float, seed: int = 12) -> str:
    """The rim of a crater with its spurs, and lava in the throat."""
    noise, rng = Noise(seed), Random(seed - 4)

    def ring(far: float, shake: float) -> str:
        points = []
        for k in range(48):
            c, s = cos(k / 48 * tau), sin(k / 48 * tau)
            reach = far * (1 + shake * noise.sum(c * 2 + far, s * 2, 3))
            points.append((x + c * a * reach, y + s * b * reach))
        return line(smooth([*points, points[0]], 1), True)

    spurs = ""
    for k in range(58):
        turn = (k + rng.uniform(-0.3, 0.3)) / 58 * tau
        low, high = rng.uniform(0.60, 0.66), rng.uniform(0.78, 0.97)
        spurs += f"M{number(x + cos(turn) * a * low)} {number(y + sin(turn) * b * low)}"
        spurs += f"L{number(x + cos(turn + 0.04) * a * high)} {number(y + sin(turn + 0.04) * b * high)}"
    waves = "".join(
        f"M{number(x - a * left)} {number(y + b * down)}q{number(a * 0.09)} {number(-b * 0.11)} {number(a * 0.18)} 0"
        + f"t{number(a * 0.18)} 0" * more
        for left, down, more in ((0.28, 0.05, 2), (0.16, 0.22, 1), (0.17, -0.16, 1))
    )
    return (
        f'<path class="crater" d="{ring(0.97, 0.10)}"/><path class="spur" d="{spurs}"/>'
        f'<path class="throat" d="{ring(0.58, 0.16)}"/><path class="lava" d="{ring(0.46, 0.2)}"/>'
        f'<path class="lava-wave" d="{waves}"/>'
    )
