"""The island: the map as far as it is the same in all positions."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from meadhall.draw import land
from meadhall.draw.atlas import Atlas, BrokenMap, chart
from meadhall.draw.markup import Box, Element, Point, number, part, shift, width_of
from meadhall.draw.memory import Memory
from meadhall.draw.placement import Measure, Placement
from meadhall.games.ice_garden.board.scribe import Parts, Scribe
from meadhall.games.ice_garden.components import Components
from meadhall.games.ice_garden.words import REGION, REGIONS

SMALL_CAPS = 0.95
"""The width of region names, compared with that of average words."""
HATCHING = 9.0
"""The distance between the lines across land that is not in play."""


class MapLayout(NamedTuple):
    """How the island is drawn on a desk or on a phone."""

    prefix: str
    frame: Box
    small: bool
    measure: Measure
    scale: float
    """The size of pieces and terrain."""
    taken: tuple[Box, ...] = ()
    """Boxes where something else is drawn."""


GARDEN: Point = (196, 181)
"""The middle of the Ice Garden on a desk."""
DESK = MapLayout(
    "board-",
    (162, 131, 642, 457),
    False,
    Measure(20, (150, 24), 34, 8, 3, 5),
    1.0,
    ((GARDEN[0] - 50, GARDEN[1] - 50, 100, 120),),
)
PHONE = MapLayout("map-", (8, 16, 374, 522), True, Measure(29, (90, 38), 30, 5, 2, 3), 0.84)


class Island:
    """The part of the map that is the same in all positions."""

    def __init__(self, shape: IslandShape, layout: MapLayout, names: tuple[str, ...]) -> None:
        self.layout = layout
        self.atlas, self.fords = draw_atlas(shape, layout)
        self.lines = [name_lines(letter, name, layout.small) for letter, name in zip(REGION.words, names, strict=True)]
        wide = [max(name_width(line, layout.small) for line in lines) for lines in self.lines]
        self.placements: list[Placement] = []
        taken = list(layout.taken)
        for letter, width in zip(REGION.words, wide, strict=True):
            self.placements.append(Placement(self.atlas, letter, layout.measure, width, taken))
            taken += self.placements[-1].labels(width)
        labels = [placement.labels(width) for placement, width in zip(self.placements, wide, strict=True)]
        for placement, own in zip(self.placements, labels, strict=True):
            placement.avoid([box for other in labels if other is not own for box in other])
        self.quiet = tuple(
            box for placement, width in zip(self.placements, wide, strict=True) for box in placement.quiet(width)
        )
        self.ground = land.ground(self.atlas, layout.prefix)
        self.relief = land.relief(self.atlas, layout.prefix, self.quiet, layout.scale)
        self.names = self._names()
        keys = {letter: f"{layout.prefix}closed-{letter}" for letter in REGION.words}
        self.closed = [
            {key: Element.whole(part(key, self._hatching(letter), cls="closed"))} for letter, key in keys.items()
        ]
        self.lead_at = [self._beside_name(region) for region in range(len(REGION))]

    def _beside_name(self, region: int) -> Point:
        """Where the disc of whoever leads lies: before the name, or else behind or above it, but within the region."""
        placement, lines, letter = self.placements[region], self.lines[region], REGION.words[region]
        gap = 10 if self.layout.small else 12
        away = name_width(lines[0], self.layout.small) / 2 + gap
        x, y = placement.x, self._line(placement, lines, 0) - 1
        places = [(x - away, y), (x + away, y), (x, y - gap - 4)]
        return next((place for place in places if self.atlas.cell(*place)[0] == letter), places[0])

    def _names(self) -> Parts:
        out = self.fords
        for letter, placement, lines in zip(REGION.words, self.placements, self.lines, strict=True):
            for k, words in enumerate(lines):
                drawn = land.name_text(words, f"{self.layout.prefix}name-{letter}{k}", self.layout.small)
                out += shift(drawn, placement.x, self._line(placement, lines, k))
        key = f"{self.layout.prefix}names"
        return {key: Element.whole(click_through(key, out, cls="names"))}

    def _line(self, placement: Placement, lines: list[str], k: int) -> float:
        """The height of a line of a name: the last one lies just above the slip."""
        return placement.top + self.layout.measure.name - 10 - 13 * (len(lines) - 1 - k)

    def _hatching(self, letter: str) -> str:
        """Paper over the terrain, and lines across it."""
        prefix = self.layout.prefix
        points = [point for ring in self.atlas.outline[letter] for point in ring]
        left, right = min(x for x, _ in points), max(x for x, _ in points)
        top, low = min(y for _, y in points), max(y for _, y in points)
        d, tall = "", low - top
        x = left - tall
        while x < right:
            d += f"M{number(x)} {number(low)}l{number(tall)} {number(-tall)}"
            x += HATCHING
        return (
            f'<use href="#{prefix}shape-{letter}" class="cart"/>'
            f'<g clip-path="url(#{prefix}clip-{letter})"><path class="hatch" d="{d}"/></g>'
        )


def name_lines(letter: str, name: str, small: bool) -> list[str]:
    """A name with its letter; on a phone a long one takes two lines."""
    whole = f"{letter} · {name}"
    if not small or name_width(whole, small) < 104:
        return [whole]
    breaks = [at for at, sign in enumerate(name) if sign in " -"]
    if not breaks:
        return [letter, name]
    at = min(breaks, key=lambda at: abs(at + 4 - (len(name) - at)))
    return [f"{letter} · {name[: at + 1].strip()}", name[at + 1 :]]


def name_width(words: str, small: bool) -> float:
    return SMALL_CAPS * (width_of(words, 13.5, "caps", 0.04) if small else width_of(words, 16, "caps", 0.09))


class IslandShape(NamedTuple):
    """All that shapes the island, as a key for what is kept."""

    sites: tuple[tuple[str, Point], ...]
    borders: tuple[tuple[str, str], ...]
    terrain: tuple[tuple[str, str], ...]
    seed: int
    bays: tuple[Box, ...]

    @classmethod
    def of(cls, parts: Components) -> IslandShape:
        regions = parts.regions
        return cls(
            tuple((letter, regions[letter].site) for letter in REGION.words),
            tuple((letter, other) for letter in REGION.words for other in regions[letter].borders if letter < other),
            tuple((letter, regions[letter].terrain) for letter in REGION.words),
            parts.map.seed,
            parts.map.bays,
        )


def draw_atlas(shape: IslandShape, layout: MapLayout) -> tuple[Atlas, str]:
    """The map, and lines over borders that an owner's pack has but the drawing cannot show."""

    def drawn(check: bool) -> Atlas:
        sites, terrain = dict(shape.sites), dict(shape.terrain)
        return chart(sites, shape.borders, terrain, shape.seed, layout.frame, shape.bays, check)

    try:
        return drawn(check=True), ""
    except BrokenMap as broken:
        atlas = drawn(check=False)
        return atlas, "".join(ford(atlas.heart[one], atlas.heart[other]) for one, other in broken.missing)


def ford(here: Point, there: Point) -> str:
    return f'<path class="trail" d="M{number(here[0])} {number(here[1])}L{number(there[0])} {number(there[1])}"/>'


@lru_cache(maxsize=16)
def island(shape: IslandShape, layout: MapLayout, names: tuple[str, ...]) -> Island:
    return Island(shape, layout, names)


def island_of(scribe: Scribe, layout: MapLayout) -> Island:
    facts = scribe.s.facts

    def make() -> Island:
        names = tuple(scribe.region_name(region) for region in range(REGIONS))
        return island(IslandShape.of(facts.parts), layout, names)

    return _ISLANDS.get((facts, layout, scribe.lang), make)


_ISLANDS: Memory[Island] = Memory(64)


def click_through(key: str, body: str, at: Point | None = None, cls: str = "part") -> str:
    """A part that lies over a region and leaves every click to it."""
    return part(key, f'<g pointer-events="none">{body}</g>', at, cls=cls)
