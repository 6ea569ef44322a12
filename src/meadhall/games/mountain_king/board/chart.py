"""All of the mountain that no position changes: rock, caverns, tunnels, Gates, tags and names, for one layout."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape
from math import atan2, dist, hypot
from random import Random
from typing import NamedTuple

import msgspec

from meadhall.draw import pen
from meadhall.draw.atlas import SEA
from meadhall.draw.markup import Box, Point, line, number, overlap, part, rings, shared, shift, width_of
from meadhall.draw.memory import Memory
from meadhall.games.mountain_king.board import caves, figures
from meadhall.games.mountain_king.board.caves import Cave, Massif, Rock, Unplaced, spread
from meadhall.games.mountain_king.board.scribe import Parts
from meadhall.games.mountain_king.components import Side
from meadhall.games.mountain_king.facts import Facts, domain_of
from meadhall.games.mountain_king.words import CAVERN, CLAN, CLANS, HALL

SEED = 5
VOLCANO = "volcano"


class MapPlan(NamedTuple):
    """Where a mountain lies in a picture, and how large everything in it is. Sizes are halves."""

    prefix: str
    frame: Box
    margin: Point
    """Between the frame and the rock: room for the names on the slopes."""
    inset: Point
    """Between the edge of the rock and the outermost sites."""
    cave: Point
    lair: Point
    hall: Point
    volcano: Point
    gap: float
    tunnel: float
    pieces: float
    """The scale of pieces."""
    small: bool


DESK = MapPlan(
    "board-", (243, 30, 588, 552), (31, 27), (29, 28), (29.5, 24), (18, 15), (14, 13), (42, 38), 8.5, 7.4, 0.95, False
)
PHONE = MapPlan(
    "map-", (0, 0, 390, 596), (24, 27), (21, 24), (23, 23), (14.5, 14), (12, 11.5), (30, 34), 5.5, 6, 0.84, True
)


class Slope(NamedTuple):
    """What stands outside the rock for a Domain: its shield, where the Swarm stands, and the way of its name."""

    shield: Point
    swarm: Point
    name: tuple[Point, ...]


class Terrain:
    """Where every place lies; names are not needed for that."""

    def __init__(self, side: Side, plan: MapPlan) -> None:
        self.side, self.plan = side, plan
        x, y, wide, tall = plan.frame
        self.rock = Rock(x + wide / 2, y + tall / 2, wide / 2 - plan.margin[0], tall / 2 - plan.margin[1])
        at = spread(self._spots(), self.links(), self.rock, plan.gap)
        self.at = {name: (round(u, 1), round(v, 1)) for name, (u, v) in at.items()}
        self.massif = Massif(
            self.rock,
            plan.frame,
            {name: self.at[name] for name in side.caverns},
            {name: CLAN.words[domain_of(CAVERN.find(name))] for name in side.caverns},
            SEED,
        )

    def _spots(self) -> dict[str, Unplaced]:
        rock, inset, side = self.rock, self.plan.inset, self.side
        wide, tall = (rock.wide - inset[0]) / 100, (rock.tall - inset[1]) / 100

        def spot(site: Point, size: Point, around: tuple[str, ...] = ()) -> Unplaced:
            far = rock.bulge(atan2(site[1], site[0]))
            pull = 0.03 if around else 0.018
            return Unplaced(rock.x + site[0] * wide * far, rock.y + site[1] * tall * far, *size, pull, around)

        spots = {name: spot(cavern.site, self.size(name)) for name, cavern in side.caverns.items()}
        spots |= {name: spot(lair.site, self.plan.lair) for name, lair in side.lairs.items()}
        for name, near in side.halls.items():
            sites = [side.caverns[cavern].site for cavern in near]
            middle = (sum(u for u, _ in sites) / len(sites), sum(v for _, v in sites) / len(sites))
            spots[name] = spot(middle, self.plan.hall, near)
        spots[VOLCANO] = Unplaced(rock.x, rock.y, *self.plan.volcano, 0.0)
        return spots

    def links(self) -> list[caves.Link]:
        """All tunnels, those of Lairs after the others."""
        found = [(one, other) for one, cavern in self.side.caverns.items() for other in cavern.borders if one < other]
        return found + [(lair, near) for lair, space in self.side.lairs.items() for near in space.borders]

    def size(self, name: str) -> Point:
        """Half the width and height of a cavern: they differ a little."""
        a, b = self.plan.cave
        lean = 0.96 + (sum(map(ord, name)) * 37 % 10) / 100
        return a * lean, b / lean


class Chart:
    """A terrain drawn and labelled. ``names`` are what the Domains are called."""

    def __init__(self, terrain: Terrain, names: tuple[str, ...]) -> None:
        self.terrain = terrain
        self.side, self.plan = terrain.side, terrain.plan
        self.rock, self.at, self.massif = terrain.rock, terrain.at, terrain.massif
        self.caves = {CAVERN.find(name): Cave(name, self.at[name], terrain.size(name)) for name in self.side.caverns}
        self.lairs = {CAVERN.find(name): self.at[name] for name in self.side.lairs}
        self.halls = {HALL.find(name): self.at[name] for name in self.side.halls}
        self.gates = {CAVERN.find(name): self._gate(name) for name, cavern in self.side.caverns.items() if cavern.gate}
        self.slopes = self._slopes(names)
        self.tags = self._tags()
        self.ground = self._ground(names)
        self.furniture = self._furniture()

    # --- finding room -----------------------------------------------------------------------------------

    def _gate(self, name: str) -> Point:
        """On the edge of the rock, straight out from its cavern."""
        return self.rock.rim(self.rock.nearest(self.at[name], -9), -3 if self.plan.small else -7)

    def _slopes(self, names: tuple[str, ...]) -> tuple[Slope, ...]:
        """A place on the slope for each Domain, where no Gate is in the way."""
        gates = [box_around(at, self.gate_size()) for at in self.gates.values()]
        found: list[Slope] = []
        for clan in range(CLANS):
            outer = [self.at[name] for name, cavern in self.side.caverns.items()
                     if cavern.row == "outer" and domain_of(CAVERN.find(name)) == clan]  # fmt: skip
            middle = (sum(u for u, _ in outer) / len(outer), sum(v for _, v in outer) / len(outer))
            angle = self.rock.angle(*middle)
            taken = [*gates, *(box for slope in found for box in slope_boxes(slope))]
            found.append(self._slope(angle, names[clan], taken))
        return tuple(found)

    def gate_size(self) -> Point:
        return (8.5, 8.0) if self.plan.small else (11.0, 10.0)

    def _slope(self, angle: float, name: str, taken: list[Box]) -> Slope:
        small = self.plan.small
        shield, swarm = (9.0, 10.0) if small else (10.5, 13.0)
        words = width_of(name, 13.5 if small else 16, "caps", 0.04 if small else 0.09) * 0.86
        whole = 2 * swarm + 4 + 2 * shield + 4 + words
        x, y, wide, tall = self.plan.frame

        def laid(start: float) -> Slope:
            side = -1 if 90 < start % 360 < 270 else 1
            off = 11 if small else 15
            ways = EdgeWalk(self.rock, start, side, off)
            at = -whole / 2
            first = ways.at(at + swarm, -3)
            second = ways.at(at + 2 * swarm + 4 + shield)
            begin = at + whole - words
            name_way = tuple(ways.at(begin + words * k / 12, 5 if side < 0 else -5) for k in range(13))
            return Slope(second, first, name_way)

        def cost(turn: float) -> float:
            slope = laid(angle + turn)
            boxes = slope_boxes(slope)
            hidden = sum(shared(mine, other) for mine in boxes for other in taken)
            beyond = sum(
                max(0.0, x + 3 - u)
                + max(0.0, u + w - x - wide + 3)
                + max(0.0, y + 2 - v)
                + max(0.0, v + h - y - tall + 2)
                for u, v, w, h in boxes
            )
            return hidden + 20 * beyond + abs(turn)

        best = min((float(turn) for turn in range(-22, 23)), key=cost)
        return laid(angle + best)

    def _tags(self) -> dict[int, Point]:
        full = [box_around(at, self.gate_size()) for at in self.gates.values()]
        full += [box_around(at, self.plan.hall) for at in self.halls.values()]
        full += [self.lair_box(lair) for lair in self.lairs]
        full += [name_box(at, self.lair_name) for at in self.lairs.values()]
        full += [box for slope in self.slopes for box in slope_boxes(slope)]
        full.append(box_around((self.rock.x, self.rock.y), self.plan.volcano))
        hollows = list(self.caves.values())
        spots = caves.hang_tags(hollows, figures.TAG_SIZE, full, self._roads(), lambda at: self.rock.out(*at) < 1.02)
        return {cavern: (round(x, 1), round(y, 1)) for cavern, (x, y) in zip(self.caves, spots, strict=True)}

    @property
    def lair_name(self) -> Point:
        """Where the name of a Lair begins, from its middle: above its roof."""
        return 6.0, -self.plan.lair[1] - 2

    def lair_box(self, lair: int) -> Box:
        a, b = self.plan.lair
        x, y = self.lairs[lair]
        return x - a - 3, y - b - 6, 2 * a + 6, 2 * b + 7

    def _roads(self) -> list[Point]:
        """Points of all tunnels, but for what lies inside a cavern."""
        out = []
        for one, other in self.terrain.links():
            ends = [self.at[one], self.at[other]]
            sizes = [self.terrain.size(name) if name in self.side.caverns else self.plan.lair for name in (one, other)]
            for x, y in caves.points_along(ends[0], ends[1]):
                if all(hypot((x - u) / a, (y - v) / b) > 0.97 for (u, v), (a, b) in zip(ends, sizes, strict=True)):
                    out.append((x, y))
        return out

    # --- drawing ----------------------------------------------------------------------------------------

    def _ground(self, names: tuple[str, ...]) -> str:
        prefix, small, massif = self.plan.prefix, self.plan.small, self.massif
        outlines = {CAVERN.words[cavern]: cave.outline for cavern, cave in self.caves.items()}
        outlines |= {CAVERN.words[lair]: self.den(lair) for lair in self.lairs}
        hollows = list(self.caves.values())
        out = [f"<defs>{caves.shapes(outlines, prefix)}</defs>", massif.slopes(10 if small else 14, 17)]
        for clan, name in enumerate(CLAN.words):
            out.append(f'<path class="rock rock-{figures.ROCKS[clan]}" d="{rings(massif.outline[name])}"/>')
        out.append(massif.chisel(hollows, 6.5 if small else 8, 3))
        out.append(f'<path class="fault" d="{"".join(line(points) for points in massif.inner)}"/>')
        out.append(caves.crater(self.rock.x, self.rock.y, *self.plan.volcano))
        columns = [(at, self.caves[CAVERN.find(name)]) for hall, at in self.halls.items()
                   for name in self.side.halls[HALL.words[hall]]]  # fmt: skip
        d = "".join(f"M{number(x)} {number(y)}L{number(cave.x)} {number(cave.y)}" for (x, y), cave in columns)
        out.append(f'<path class="colonnade" d="{d}"/>')
        hollow = [CAVERN.words[cavern] for cavern in self.caves]
        out.append(caves.carve(hollow, (), self._ways(), prefix, self.plan.tunnel))
        return "".join(out) + self._names(names)

    def _ways(self) -> Iterator[str]:
        for one, cavern in self.side.caverns.items():
            for other in cavern.borders:
                if one < other:
                    yield caves.tunnel(self.at[one], self.at[other], one + other)
        for gate, at in self.gates.items():
            cave = self.caves[gate]
            yield caves.tunnel((cave.x, cave.y), at, "gate")

    def den(self, lair: int) -> str:
        """The outline of a Lair: a den with a level floor."""
        (x, y), (a, b) = self.lairs[lair], self.plan.lair
        n = number
        return (
            f"M{n(x - a)} {n(y + b)}V{n(y - b * 0.1)}Q{n(x - a)} {n(y - b)} {n(x)} {n(y - b)}"
            f"Q{n(x + a)} {n(y - b)} {n(x + a)} {n(y - b * 0.1)}V{n(y + b)}Z"
        )

    def carved(self, taken: tuple[int, ...]) -> str:
        """Lairs that somebody has taken, with their tunnels: carved like the rest, and roofed."""
        doors = [(lair, name) for lair in taken for name in self.side.lairs[CAVERN.words[lair]].borders]
        ways = [caves.tunnel(self.lairs[lair], self.at[name], f"{lair}{name}") for lair, name in doors]
        near = [*dict.fromkeys(name for _, name in doors)]
        lairs = [CAVERN.words[lair] for lair in taken]
        carved = caves.carve(lairs, near, ways, self.plan.prefix, self.plan.tunnel)
        return carved + "".join(self._gable(lair) for lair in taken)

    def _gable(self, lair: int) -> str:
        (x, y), (a, b) = self.lairs[lair], self.plan.lair
        foot, top = number(y - b * 0.35), number(y - b - 6)
        return f'<path class="gable" d="M{number(x - a - 3)} {foot}L{number(x)} {top}L{number(x + a + 3)} {foot}"/>'

    def _names(self, names: tuple[str, ...]) -> str:
        out, prefix = "", self.plan.prefix
        for clan, slope in enumerate(self.slopes):
            key = f"{prefix}slope-{CLAN.words[clan]}"
            cls = "name small" if self.plan.small else "name"
            out += (
                f'<path id="{key}" d="{line(slope.name)}" fill="none"/><text class="{cls}" text-anchor="middle">'
                f'<textPath href="#{key}" startOffset="50%">{escape(names[clan], False)}</textPath></text>'
            )
        return out

    def _furniture(self) -> Parts:
        """What lies over the caverns and never changes: Gates and tags."""
        out = ""
        for cavern, at in self.gates.items():
            out += shift(figures.gate(domain_of(cavern), 0.74 if self.plan.small else 0.92), *at)
        for cavern, at in self.tags.items():
            clan = domain_of(cavern)
            out += shift(figures.cavern_tag(clan, int(CAVERN.words[cavern][len(CLAN.words[clan]) :])), *at)
        key = f"{self.plan.prefix}tags"
        return {key: part(key, f'<g pointer-events="none">{out}</g>', cls="tags")}

    def heart(self, cavern: int) -> Point:
        """The middle of a cavern or Lair."""
        return self.at[CAVERN.words[cavern]]


class EdgeWalk:
    """Steps along the edge of the rock, at some distance from it, from a compass angle on."""

    def __init__(self, rock: Rock, start: float, side: int, beyond: float) -> None:
        self.rock, self.start, self.side, self.beyond = rock, start, side, beyond

    def at(self, pixels: float, further: float = 0.0) -> Point:
        """The point at this distance in pixels along the edge; ``side`` says which way is forward."""
        angle, left = self.start, abs(pixels)
        step = 0.5 if (pixels > 0) == (self.side > 0) else -0.5
        here = self.rock.rim(angle, self.beyond)
        while left > 0:
            there = self.rock.rim(angle + step, self.beyond)
            long = dist(here, there)
            if long >= left:
                angle += step * left / long
                break
            here, angle, left = there, angle + step, left - long
        return self.rock.rim(angle, self.beyond + further)


def box_around(at: Point, size: Point) -> Box:
    return at[0] - size[0], at[1] - size[1], 2 * size[0], 2 * size[1]


def name_box(at: Point, name: Point) -> Box:
    """What the two letters of a Hall or Lair cover."""
    return at[0] + name[0], at[1] + name[1] - 9, 15.0, 11.0


def slope_boxes(slope: Slope) -> list[Box]:
    """What a Domain's shield, Swarm and name cover."""
    letters = [box_around(at, (4.5, 6.5)) for at in slope.name[::2]]
    return [box_around(slope.shield, (10.5, 10.5)), box_around(slope.swarm, (12.0, 12.0)), *letters]


def outside(chart: Chart, frame: Box, taken: list[Box], seed: int = 9) -> str:
    """Foothills and firs on the snow around the mountain."""
    hand, rng = pen.TerrainPen(seed), Random(seed)
    x, y, wide, tall = frame
    got: list[tuple[float, float, float]] = []
    marks: list[tuple[float, str]] = []
    for _ in range(900):
        u, v = x + rng.random() * wide, y + rng.random() * tall
        large = rng.random() < 0.3
        box = (u - 14, v - 26, 28.0, 28.0)
        if chart.rock.out(u, v, (-30.0, -30.0)) < 1.05 or chart.massif.cell(u, v)[0] != SEA:
            continue
        if v - 26 < y or u - 14 < x or u + 14 > x + wide or any(dist((u, v), one[:2]) < one[2] for one in got):
            continue
        if any(overlap(box, other) for other in taken):
            continue
        got.append((u, v, 24.0 if large else 15.0))
        marks.append(
            (v, hand.mountain(u, v, rng.uniform(20, 27)) if large else hand.conifer(u, v, rng.uniform(12, 17)))
        )
    return "".join(mark for _, mark in sorted(marks))


_TERRAINS: Memory[Terrain] = Memory(16)
_CHARTS: Memory[Chart] = Memory(32)


def chart_of(facts: Facts, plan: MapPlan, names: tuple[str, ...]) -> Chart:
    """The chart of a table's side of the board. It is drawn once and kept."""
    side = facts.side
    key = (msgspec.json.encode(side), plan)
    return _CHARTS.get((key, names), lambda: Chart(_TERRAINS.get(key, lambda: Terrain(side, plan)), names))
