"""The island: land that stays, and what stands on it."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple
from weakref import WeakKeyDictionary

from meadhall.draw import land, pieces
from meadhall.draw.atlas import Atlas, BrokenMap, chart
from meadhall.draw.lodging import Lodging, Measure
from meadhall.draw.markup import Box, Point, number, part, shift, text, width_of
from meadhall.games.ice_garden import reading
from meadhall.games.ice_garden.board import figures
from meadhall.games.ice_garden.board.scribe import Scribe
from meadhall.games.ice_garden.components import Components
from meadhall.games.ice_garden.rules.combat import toughness
from meadhall.games.ice_garden.rules.ranking import ranking
from meadhall.games.ice_garden.state import NOBODY, Midgaard
from meadhall.games.ice_garden.table import CLOSED, FACE_DOWN, LEVEL_OF, UNITS
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
        self.quiet = tuple(
            box for lodging, width in zip(self.lodgings, wide, strict=True) for box in lodging.quiet(width)
        )
        self.ground = land.ground(self.atlas, sheet.prefix)
        self.relief = land.relief(self.atlas, sheet.prefix, self.quiet, sheet.scale)
        self.names = self._names()
        self.hatching = {letter: self._hatching(letter) for letter in REGION.words}
        self.lead_at = [
            (
                lodging.x - name_width(lines[0], sheet.small) / 2 - (10 if sheet.small else 12),
                self._line(lodging, lines, 0) - 1,
            )
            for lodging, lines in zip(self.lodgings, self.lines, strict=True)
        ]

    def _names(self) -> Parts:
        out = self.fords
        for letter, lodging, lines in zip(REGION.words, self.lodgings, self.lines, strict=True):
            for k, words in enumerate(lines):
                drawn = land.name_text(words, f"{self.sheet.prefix}name-{letter}{k}", self.sheet.small)
                out += shift(drawn, lodging.x, self._line(lodging, lines, k))
        key = f"{self.sheet.prefix}names"
        return {key: deaf(key, out, cls="names")}

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
    names = tuple(scribe.region_name(region) for region in range(REGIONS))
    return island(Plan.of(scribe.s.table.parts), sheet, names)


# --- what stands there ------------------------------------------------------------------------------


class Stand(NamedTuple):
    """A piece on the map: its id, its width and its drawing, both at full size."""

    key: str
    width: float
    body: str


def draw_map(scribe: Scribe, isle: Island) -> Parts:
    """The moving layer of the map, from the bottom to the top."""
    s, prefix = scribe.s, isle.sheet.prefix
    leaders = [leader(s, region) for region in range(REGIONS)]
    colours = [scribe.colour(seat) if seat != NOBODY else None for seat in leaders]
    parts = land.washes(isle.atlas, prefix, dict(zip(REGION.words, colours, strict=True)))
    parts |= isle.relief
    laid = sum(1 for number in s.tiles if number != CLOSED) == s.table.tiles
    for region, letter in enumerate(REGION.words):
        if s.tiles[region] == CLOSED and laid:
            key = f"{prefix}closed-{letter}"
            parts[key] = part(key, isle.hatching[letter], cls="closed")
    labels = {letter: sentence(scribe, region) for region, letter in enumerate(REGION.words)}
    parts |= land.regions(isle.atlas, prefix, labels) | isle.names
    for region in range(REGIONS):
        parts |= region_parts(scribe, isle, region, colours[region])
    return parts


def deaf(key: str, body: str, at: Point | None = None, cls: str = "part") -> str:
    """A part that lies over a region and leaves every click to it."""
    return part(key, f'<g pointer-events="none">{body}</g>', at, cls=cls)


def leader(s: Midgaard, region: int) -> int:
    """Who would dominate the region, or nobody."""
    ranked = ranking(s, region) if region in s.open else []
    return ranked[0] if ranked else NOBODY


def region_parts(scribe: Scribe, isle: Island, region: int, leads: str | None) -> Parts:
    s, prefix, small = scribe.s, isle.sheet.prefix, isle.sheet.small
    letter, lodging = REGION.words[region], isle.lodgings[region]
    out: Parts = {}
    if leads:
        key = f"{prefix}lead-{letter}"
        out[key] = deaf(key, pieces.disc(leads, 5.5 if small else 7), isle.lead_at[region])
    if s.tiles[region] != CLOSED:
        key = f"{prefix}slip-{letter}"
        x, y = lodging.slip_at
        out[key] = deaf(key, slip(s, region, small), (x + (2 if small else 3), y))
    groups = stands(scribe, region, one_by_one=True)
    if groups:
        base = isle.sheet.scale
        scale, places = lodging.settle([[stand.width * base for stand in group] for group in groups])
        if scale < CROWDED:
            groups = stands(scribe, region, one_by_one=False)
            scale, places = lodging.settle([[stand.width * base for stand in group] for group in groups])
        for group, points in zip(groups, places, strict=True):
            for stand, (x, y) in zip(group, points, strict=True):
                size = base * scale
                body = stand.body if size == 1 else f'<g transform="scale({size:.2f})">{stand.body}</g>'
                key = f"{prefix}{stand.key}"
                out[key] = deaf(key, body, (x, y))
    return out


@lru_cache(maxsize=256)
def slip_of(number: int, worth: tuple[int, ...], offers: tuple[tuple[str, int], ...], small: bool) -> str:
    return pieces.slip(number, "·".join(map(str, worth)), offers, small)


def slip(s: Midgaard, region: int, small: bool) -> str:
    number = s.tiles[region]
    if number == FACE_DOWN:
        return slip_back(small)
    worth = tuple(s.table.points(number, rank) for rank in range(min(s.table.seats, 3)))
    offers = zip(figures.RESOURCE_SHAPES, s.table.resources[number], strict=True)
    return slip_of(number, worth, tuple(offer for offer in offers if offer[1]), small)


@lru_cache(maxsize=2)
def slip_back(small: bool) -> str:
    """A tile that nobody has seen: the back of a slip."""
    w, h = pieces.slip_size(2, small)
    lines = "".join(
        f"M{number(x)} {number(h / 2 - 3)}l6 {number(6 - h)}" for x in range(int(8 - w / 2), int(w / 2 - 10), 7)
    )
    return (
        f'<rect class="card back" x="{number(-w / 2)}" y="{number(-h / 2)}" width="{number(w)}" height="{number(h)}" '
        f'rx="3"/><path class="scratch" d="{lines}"/>'
    )


def stands(scribe: Scribe, region: int, one_by_one: bool) -> list[list[Stand]]:
    """Groups of pieces: the leader's first, the others by strength, then what belongs to nobody.

    In a crowd like units are drawn once, with a number.
    """
    s = scribe.s
    letter = REGION.words[region]
    strength = s.influences(region)
    seats = sorted((seat for seat in range(s.table.seats) if s.present(seat, region)), key=lambda q: -strength[q])
    ranked = ranking(s, region) if region in s.open else []
    seats.sort(key=lambda seat: seat not in ranked[:1])
    groups = [own(scribe, seat, region, one_by_one) for seat in seats]
    if s.vuko == region:
        groups.append(vuko(scribe))
    if s.thorn == region:
        groups.append([token("thorn", "spire")])
    counted = (
        ("neutral", s.neutral[region], ""),
        ("reserve", s.reserves[region], "crystal"),
        ("reserve-down", s.reserves_down[region], "back"),
        ("nightmare", s.nightmares[region], "eye"),
    )
    for name, count, shape in counted:
        if count and not shape:
            body = shift(pieces.cube(figures.NEUTRAL, 17, count), -count_room(count) / 2, 1)
            groups.append([Stand(f"{name}-{letter}", pieces.cube_width(count), body)])
        elif count:
            groups.append([token(f"{name}-{letter}-{k}", shape) for k in range(count)])
    if s.towers[region]:
        groups.append([token(f"tower-{letter}", "tower")])
    if s.locked[region]:
        groups.append([token(f"lock-{letter}", "lock")])
    return [group for group in groups if group]


def token(key: str, shape: str) -> Stand:
    return Stand(key, pieces.token_width(shape), pieces.token(shape))


def count_room(count: int) -> float:
    """What the number beside a cube needs."""
    return pieces.cube_width(count) - pieces.cube_width(1)


def own(scribe: Scribe, seat: int, region: int, one_by_one: bool) -> list[Stand]:
    """The free markers and the units of a seat."""
    s = scribe.s
    colour, character = scribe.colour(seat), s.character[seat]
    markers = s.markers[seat * REGIONS + region] - (s.held[seat] if region == s.vuko else 0)
    group = [marker(f"markers-{seat}-{REGION.words[region]}", colour, markers)] if markers else []
    alike: dict[tuple[int, int], int] = {}
    for figure, level in enumerate(LEVEL_OF):
        at = seat * UNITS + figure
        if s.units[at] != region:
            continue
        damage = s.damage[at]
        kind = (level, damage)
        alike[kind] = alike.get(kind, 0) + 1
        if alike[kind] > 1 and not one_by_one:
            continue
        body = figures.unit(colour, character, level, damage, damage >= toughness(s, seat, level))
        count = like(s, seat, region, kind) if not one_by_one else 1
        width = pieces.unit_width(level)
        if count > 1:
            body = shift(body, -6, 0) + text(width / 2 - 4, 8, count, "count", "start")
            width += 11
        group.append(Stand(f"unit-{seat}-{figure}", width, body))
    return group


def like(s: Midgaard, seat: int, region: int, kind: tuple[int, int]) -> int:
    """How many units of a seat in a region have this level and this much damage."""
    at = seat * UNITS
    return sum(
        1
        for figure, level in enumerate(LEVEL_OF)
        if s.units[at + figure] == region and (level, s.damage[at + figure]) == kind
    )


@lru_cache(maxsize=256)
def marker(key: str, colour: str, count: int) -> Stand:
    return Stand(key, pieces.cube_width(count), shift(pieces.cube(colour, 17, count), -count_room(count) / 2, 2))


def vuko(scribe: Scribe) -> list[Stand]:
    """Vuko, and behind him the markers that he holds."""
    s = scribe.s
    group = []
    for seat, count in enumerate(s.held):
        if count:
            body = shift(HELD + pieces.cube(scribe.colour(seat), 14, count), -count_room(count) / 2, 3)
            group.append(Stand(f"held-{seat}", pieces.cube_width(count, 14) + 3, body))
    return [*group, Stand("vuko", pieces.token_width("hood"), shift(pieces.token("hood"), -2, 0))]


HELD = '<rect class="ghost" x="-10" y="-9.5" width="20" height="20" rx="4"/>'
"""The line around markers that are held."""


# --- in words ---------------------------------------------------------------------------------------


def sentence(scribe: Scribe, region: int) -> str:
    """The region read aloud. Said once for each state of the region."""
    said = _SENTENCES.setdefault(scribe.s.game, {})
    key = (scribe.lang, region, region_state(scribe.s, region))
    if key not in said:
        if len(said) >= SENTENCES_KEPT:
            said.clear()
        said[key] = reading.region_line(scribe, region)
    return said[key]


_SENTENCES: WeakKeyDictionary[Game[Midgaard], dict[tuple[object, ...], str]] = WeakKeyDictionary()
SENTENCES_KEPT = 4096


def region_state(s: Midgaard, region: int) -> tuple[object, ...]:
    """All that the sentence of a region depends on."""
    laid = sum(1 for number in s.tiles if number != CLOSED) == s.table.tiles
    units = tuple((at, s.damage[at]) for at, place in enumerate(s.units) if place == region)
    return (
        s.table.edition, s.table.seats, s.character, s.tiles[region], laid, s.locked[region],
        tuple(s.markers[region::REGIONS]), units, s.worth if units else (), s.neutral[region], s.reserves[region],
        s.reserves_down[region], s.nightmares[region], s.towers[region], s.thorn == region,
        tuple(s.held) if s.vuko == region else None, leader(s, region),
    )  # fmt: skip
