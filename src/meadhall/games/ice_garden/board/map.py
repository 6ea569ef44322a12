"""The island: land that stays, and what stands on it."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from operator import attrgetter
from typing import NamedTuple
from weakref import WeakKeyDictionary

from meadhall.draw import land, pieces
from meadhall.draw.atlas import Atlas, BrokenMap, chart
from meadhall.draw.lodging import Lodging, Measure
from meadhall.draw.markup import Box, Element, Point, number, part, scaled, shift, text, width_of
from meadhall.draw.memory import Memory
from meadhall.games.ice_garden import reading
from meadhall.games.ice_garden.board import figures, glyphs
from meadhall.games.ice_garden.board.scribe import Scribe
from meadhall.games.ice_garden.components import Components
from meadhall.games.ice_garden.rules.combat import toughness
from meadhall.games.ice_garden.rules.ranking import ranking
from meadhall.games.ice_garden.state import NOBODY, Midgaard
from meadhall.games.ice_garden.table import CLOSED, FACE_DOWN, LEVEL_OF, UNITS, Table
from meadhall.games.ice_garden.words import REGION, REGIONS
from meadhall.kernel.game import Game

Parts = dict[str, str]
SMALL_CAPS = 0.95
"""Our names are a little narrower than the average word."""
CROWDED = 0.75
"""When pieces must become smaller than this, like units are counted."""
HATCHING = 9.0
"""Between the lines across land that is not in play."""


class Sheet(NamedTuple):
    """How a layout draws the island."""

    prefix: str
    frame: Box
    small: bool
    measure: Measure
    scale: float
    """Of pieces and terrain."""
    taken: tuple[Box, ...] = ()
    """Where something else lies."""


GARDEN: Point = (196, 181)
"""The middle of the Ice Garden on a desk."""
DESK = Sheet(
    "board-",
    (162, 131, 642, 457),
    False,
    Measure(20, (150, 24), 34, 8, 3, 5),
    1.0,
    ((GARDEN[0] - 50, GARDEN[1] - 50, 100, 120),),
)
PHONE = Sheet("map-", (8, 16, 374, 522), True, Measure(29, (90, 38), 30, 5, 2, 3), 0.84)


class Island:
    """All of the map that no position changes."""

    def __init__(self, plan: Plan, sheet: Sheet, names: tuple[str, ...]) -> None:
        self.sheet = sheet
        self.atlas, self.fords = survey(plan, sheet)
        self.lines = [name_lines(letter, name, sheet.small) for letter, name in zip(REGION.words, names, strict=True)]
        wide = [max(name_width(line, sheet.small) for line in lines) for lines in self.lines]
        self.lodgings: list[Lodging] = []
        taken = list(sheet.taken)
        for letter, width in zip(REGION.words, wide, strict=True):
            self.lodgings.append(Lodging(self.atlas, letter, sheet.measure, width, taken))
            taken += self.lodgings[-1].labels(width)
        labels = [lodging.labels(width) for lodging, width in zip(self.lodgings, wide, strict=True)]
        for lodging, own in zip(self.lodgings, labels, strict=True):
            lodging.avoid([box for other in labels if other is not own for box in other])
        self.quiet = tuple(
            box for lodging, width in zip(self.lodgings, wide, strict=True) for box in lodging.quiet(width)
        )
        self.ground = land.ground(self.atlas, sheet.prefix)
        self.relief = land.relief(self.atlas, sheet.prefix, self.quiet, sheet.scale)
        self.names = self._names()
        keys = {letter: f"{sheet.prefix}closed-{letter}" for letter in REGION.words}
        self.closed = [
            {key: Element.whole(part(key, self._hatching(letter), cls="closed"))} for letter, key in keys.items()
        ]
        self.lead_at = [self._beside_name(region) for region in range(len(REGION))]

    def _beside_name(self, region: int) -> Point:
        """Where the disc of whoever leads lies: before the name, or else behind or above it, but within the region."""
        lodging, lines, letter = self.lodgings[region], self.lines[region], REGION.words[region]
        gap = 10 if self.sheet.small else 12
        away = name_width(lines[0], self.sheet.small) / 2 + gap
        x, y = lodging.x, self._line(lodging, lines, 0) - 1
        places = [(x - away, y), (x + away, y), (x, y - gap - 4)]
        return next((place for place in places if self.atlas.cell(*place)[0] == letter), places[0])

    def _names(self) -> Parts:
        out = self.fords
        for letter, lodging, lines in zip(REGION.words, self.lodgings, self.lines, strict=True):
            for k, words in enumerate(lines):
                drawn = land.name_text(words, f"{self.sheet.prefix}name-{letter}{k}", self.sheet.small)
                out += shift(drawn, lodging.x, self._line(lodging, lines, k))
        key = f"{self.sheet.prefix}names"
        return {key: Element.whole(deaf(key, out, cls="names"))}

    def _line(self, lodging: Lodging, lines: list[str], k: int) -> float:
        """The height of a line of a name: the last one lies just above the slip."""
        return lodging.top + self.sheet.measure.name - 10 - 13 * (len(lines) - 1 - k)

    def _hatching(self, letter: str) -> str:
        """Paper over the terrain, and lines across it."""
        prefix = self.sheet.prefix
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


class Plan(NamedTuple):
    """All that shapes the island, as something that can be remembered."""

    sites: tuple[tuple[str, Point], ...]
    borders: tuple[tuple[str, str], ...]
    terrain: tuple[tuple[str, str], ...]
    seed: int
    bays: tuple[Box, ...]

    @classmethod
    def of(cls, parts: Components) -> Plan:
        regions = parts.regions
        return cls(
            tuple((letter, regions[letter].site) for letter in REGION.words),
            tuple((letter, other) for letter in REGION.words for other in regions[letter].borders if letter < other),
            tuple((letter, regions[letter].terrain) for letter in REGION.words),
            parts.map.seed,
            parts.map.bays,
        )


def survey(plan: Plan, sheet: Sheet) -> tuple[Atlas, str]:
    """The map, and ways over borders that an owner's pack has and the drawing has not."""

    def drawn(check: bool) -> Atlas:
        sites, terrain = dict(plan.sites), dict(plan.terrain)
        return chart(sites, plan.borders, terrain, plan.seed, sheet.frame, plan.bays, check)

    try:
        return drawn(check=True), ""
    except BrokenMap as broken:
        atlas = drawn(check=False)
        return atlas, "".join(way(atlas.heart[one], atlas.heart[other]) for one, other in broken.missing)


def way(here: Point, there: Point) -> str:
    return f'<path class="trail" d="M{number(here[0])} {number(here[1])}L{number(there[0])} {number(there[1])}"/>'


@lru_cache(maxsize=16)
def island(plan: Plan, sheet: Sheet, names: tuple[str, ...]) -> Island:
    return Island(plan, sheet, names)


def island_of(scribe: Scribe, sheet: Sheet) -> Island:
    known = _ISLANDS.setdefault(scribe.s.game, {})
    if (sheet, scribe.lang) not in known:
        names = tuple(scribe.region_name(region) for region in range(REGIONS))
        known[sheet, scribe.lang] = island(Plan.of(scribe.s.table.parts), sheet, names)
    return known[sheet, scribe.lang]


_ISLANDS: WeakKeyDictionary[Game[Midgaard], dict[tuple[Sheet, str], Island]] = WeakKeyDictionary()


# --- what stands there ------------------------------------------------------------------------------


class Force(NamedTuple):
    """What a seat has in a region."""

    seat: int
    colour: str
    character: int
    markers: int
    """Those that Vuko does not hold."""
    units: tuple[tuple[int, int, bool], ...]
    """Figure, damage, and whether it is beaten."""


class Scene(NamedTuple):
    """All that a region shows: equal scenes look the same."""

    leads: str | None
    """The colour of who leads."""
    slip: str
    forces: tuple[Force, ...]
    """The leader's first, the others by strength."""
    held: tuple[tuple[int, str, int], ...] | None
    """Seat, colour and number of the markers that Vuko holds; None if he is elsewhere."""
    thorn: bool
    neutral: int
    reserves: int
    reserves_down: int
    nightmares: int
    tower: bool
    locked: bool


class Stand(NamedTuple):
    """A piece on the map: its id, its width and its drawing, both at full size."""

    key: str
    width: float
    body: str


def draw_map(scribe: Scribe, isle: Island) -> Parts:
    """The moving layer of the map, from the bottom to the top. Do not change it: it is kept."""
    s = scribe.s
    seen = [tuple(column) if type(column) is list else column for column in ON_THE_MAP(s)]
    return _MAPS.get((isle, scribe.lang, *seen), lambda: _draw_map(scribe, isle))


ON_THE_MAP = attrgetter(
    "table", "character", "standing", "tiles", "open", "near", "markers", "neutral", "reserves", "reserves_down",
    "nightmares", "towers", "locked", "thorn", "vuko", "held", "units", "damage", "worth", "shield",
)  # fmt: skip
"""The columns that the map shows, or that say who leads."""
_MAPS: Memory[Parts] = Memory(128)


def _draw_map(scribe: Scribe, isle: Island) -> Parts:
    s, prefix = scribe.s, isle.sheet.prefix
    leaders = [leader(s, region) for region in range(REGIONS)]
    colours = [scribe.colour(seat) if seat != NOBODY else None for seat in leaders]
    parts = land.washes(isle.atlas, prefix, dict(zip(REGION.words, colours, strict=True)))
    parts |= isle.relief
    laid = sum(1 for number in s.tiles if number != CLOSED) == s.table.tiles
    for region, closed in enumerate(isle.closed):
        if s.tiles[region] == CLOSED and laid:
            parts |= closed
    labels = {letter: sentence(scribe, region, leaders[region]) for region, letter in enumerate(REGION.words)}
    parts |= land.regions(isle.atlas, prefix, labels) | isle.names
    for region in range(REGIONS):
        parts |= draw_region(isle, region, scene(scribe, region, leaders[region], isle.sheet.small))
    return parts


def deaf(key: str, body: str, at: Point | None = None, cls: str = "part") -> str:
    """A part that lies over a region and leaves every click to it."""
    return part(key, f'<g pointer-events="none">{body}</g>', at, cls=cls)


def leader(s: Midgaard, region: int) -> int:
    """Who would dominate the region, or nobody."""
    ranked = ranking(s, region) if region in s.open else []
    return ranked[0] if ranked else NOBODY


def scene(scribe: Scribe, region: int, leads: int, small: bool) -> Scene:
    s = scribe.s
    strength = s.influences(region)
    seats = [seat for seat in range(s.table.seats) if strength[seat]]
    if len(seats) > 1:
        seats.sort(key=lambda seat: (seat != leads, -strength[seat]))
    held = None
    if s.vuko == region:
        held = tuple((seat, scribe.colour(seat), count) for seat, count in enumerate(s.held) if count)
    return Scene(
        scribe.colour(leads) if leads != NOBODY else None,
        slip(s.table, s.tiles[region], small) if s.tiles[region] != CLOSED else "",
        tuple([force(scribe, seat, region) for seat in seats]),
        held,
        s.thorn == region,
        s.neutral[region],
        s.reserves[region],
        s.reserves_down[region],
        s.nightmares[region],
        bool(s.towers[region]),
        bool(s.locked[region]),
    )


def force(scribe: Scribe, seat: int, region: int) -> Force:
    s = scribe.s
    markers = s.markers[seat * REGIONS + region] - (s.held[seat] if region == s.vuko else 0)
    first = seat * UNITS
    figures_here: list[tuple[int, int, bool]] = []
    if region in s.units[first : first + UNITS]:
        for figure, level in enumerate(LEVEL_OF):
            if s.units[first + figure] == region:
                damage = s.damage[first + figure]
                figures_here.append((figure, damage, damage >= toughness(s, seat, level)))
    return Force(seat, scribe.colour(seat), s.character[seat], markers, tuple(figures_here))


@lru_cache(maxsize=2048)
def draw_region(isle: Island, region: int, scene: Scene) -> Parts:
    """The parts of a region: who leads, its slip, and what stands there. Do not change them: they are kept."""
    prefix, small = isle.sheet.prefix, isle.sheet.small
    letter, lodging = REGION.words[region], isle.lodgings[region]
    out: Parts = {}
    if scene.leads:
        key = f"{prefix}lead-{letter}"
        out[key] = deaf(key, pieces.disc(scene.leads, 5.5 if small else 7), isle.lead_at[region])
    if scene.slip:
        key = f"{prefix}slip-{letter}"
        x, y = lodging.slip_at
        out[key] = Element.whole(deaf(key, scene.slip, (x + (2 if small else 3), y)))
    groups = stands(scene, letter, one_by_one=True)
    if groups:
        base = isle.sheet.scale
        scale, places = lodging.settle([[stand.width * base for stand in group] for group in groups])
        if scale < CROWDED:
            groups = stands(scene, letter, one_by_one=False)
            scale, places = lodging.settle([[stand.width * base for stand in group] for group in groups])
        for group, points in zip(groups, places, strict=True):
            for stand, at in zip(group, points, strict=True):
                key = f"{prefix}{stand.key}"
                out[key] = standing(key, stand.body, at, base * scale)
    return out


@lru_cache(maxsize=4096)
def standing(key: str, body: str, at: Point, size: float) -> str:
    return deaf(key, scaled(body, round(size, 2)), at)


@lru_cache(maxsize=256)
def slip_of(number: int, worth: tuple[int, ...], offers: tuple[tuple[str, int], ...], small: bool) -> str:
    return glyphs.slip(number, "·".join(map(str, worth)), offers, small)


@lru_cache(maxsize=1024)
def slip(table: Table, number: int, small: bool) -> str:
    if number == FACE_DOWN:
        return slip_back(small)
    worth = tuple(table.points(number, rank) for rank in range(min(table.seats, 3)))
    offers = zip(figures.RESOURCE_SHAPES, table.resources[number], strict=True)
    return slip_of(number, worth, tuple(offer for offer in offers if offer[1]), small)


@lru_cache(maxsize=2)
def slip_back(small: bool) -> str:
    """A tile that nobody has seen: the back of a slip."""
    w, h = glyphs.slip_size(2, small)
    lines = "".join(
        f"M{number(x)} {number(h / 2 - 3)}l6 {number(6 - h)}" for x in range(int(8 - w / 2), int(w / 2 - 10), 7)
    )
    return (
        f'<rect class="card back" x="{number(-w / 2)}" y="{number(-h / 2)}" width="{number(w)}" height="{number(h)}" '
        f'rx="3"/><path class="scratch" d="{lines}"/>'
    )


def stands(scene: Scene, letter: str, one_by_one: bool) -> list[list[Stand]]:
    """Groups of pieces: the leader's first, the others by strength, then what belongs to nobody.

    In a crowd like units are drawn once, with a number.
    """
    groups = [own(force, letter, one_by_one) for force in scene.forces]
    if scene.held is not None:
        groups.append(vuko(scene.held))
    if scene.thorn:
        groups.append([token("thorn", "spire")])
    counted = (
        ("neutral", scene.neutral, ""),
        ("reserve", scene.reserves, "crystal"),
        ("reserve-down", scene.reserves_down, "back"),
        ("nightmare", scene.nightmares, "eye"),
    )
    for name, count, shape in counted:
        if count and not shape:
            body = shift(pieces.cube(figures.NEUTRAL, 17, count), -count_room(count) / 2, 1)
            groups.append([Stand(f"{name}-{letter}", pieces.cube_width(count), body)])
        elif count:
            groups.append([token(f"{name}-{letter}-{k}", shape) for k in range(count)])
    if scene.tower:
        groups.append([token(f"tower-{letter}", "tower")])
    if scene.locked:
        groups.append([token(f"lock-{letter}", "lock")])
    return [group for group in groups if group]


def token(key: str, shape: str) -> Stand:
    return Stand(key, glyphs.token_width(shape), glyphs.token(shape))


def count_room(count: int) -> float:
    """What the number beside a cube needs."""
    return pieces.cube_width(count) - pieces.cube_width(1)


def own(force: Force, letter: str, one_by_one: bool) -> list[Stand]:
    """The free markers and the units of a seat."""
    seat, colour = force.seat, force.colour
    group = [marker(f"markers-{seat}-{letter}", colour, force.markers)] if force.markers else []
    like = Counter((LEVEL_OF[figure], damage) for figure, damage, _ in force.units)
    drawn: set[tuple[int, int]] = set()
    for figure, damage, beaten in force.units:
        level = LEVEL_OF[figure]
        kind = (level, damage)
        if kind in drawn and not one_by_one:
            continue
        drawn.add(kind)
        body = figures.unit(colour, force.character, level, damage, beaten)
        width = pieces.unit_width(level)
        if like[kind] > 1 and not one_by_one:
            body = shift(body, -6, 0) + text(width / 2 - 4, 8, like[kind], "count", "start")
            width += 11
        group.append(Stand(f"unit-{seat}-{figure}", width, body))
    return group


@lru_cache(maxsize=256)
def marker(key: str, colour: str, count: int) -> Stand:
    return Stand(key, pieces.cube_width(count), shift(pieces.cube(colour, 17, count), -count_room(count) / 2, 2))


def vuko(held: tuple[tuple[int, str, int], ...]) -> list[Stand]:
    """Vuko, and behind him the markers that he holds."""
    group = []
    for seat, colour, count in held:
        body = shift(HELD + pieces.cube(colour, 14, count), -count_room(count) / 2, 3)
        group.append(Stand(f"held-{seat}", pieces.cube_width(count, 14) + 3, body))
    return [*group, Stand("vuko", glyphs.token_width("hood"), shift(glyphs.token("hood"), -2, 0))]


HELD = '<rect class="ghost" x="-10" y="-9.5" width="20" height="20" rx="4"/>'
"""The line around markers that are held."""


# --- in words ---------------------------------------------------------------------------------------


def sentence(scribe: Scribe, region: int, leads: int) -> str:
    """The region read aloud. Said once for each state of the region."""
    said = _SENTENCES.setdefault(scribe.s.game, {})
    key = (scribe.lang, region, region_state(scribe.s, region), leads)
    if key not in said:
        if len(said) >= SENTENCES_KEPT:
            said.clear()
        said[key] = reading.region_line(scribe, region)
    return said[key]


_SENTENCES: WeakKeyDictionary[Game[Midgaard], dict[tuple[object, ...], str]] = WeakKeyDictionary()
SENTENCES_KEPT = 4096


def region_state(s: Midgaard, region: int) -> tuple[object, ...]:
    """All that the sentence of a region depends on, but for its leader."""
    laid = sum(1 for number in s.tiles if number != CLOSED) == s.table.tiles
    units: tuple[tuple[int, int], ...] = ()
    if region in s.units:
        units = tuple([(at, s.damage[at]) for at, place in enumerate(s.units) if place == region])
    return (
        s.table.edition, s.table.seats, s.character, s.tiles[region], laid, s.locked[region],
        tuple(s.markers[region::REGIONS]), units, s.worth if units else (), s.neutral[region], s.reserves[region],
        s.reserves_down[region], s.nightmares[region], s.towers[region], s.thorn == region,
        tuple(s.held) if s.vuko == region else None,
    )  # fmt: skip
