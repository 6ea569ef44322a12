"""The changing parts of the map: who leads where, slips and pieces."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from operator import attrgetter
from typing import NamedTuple

from meadhall.draw import land, pieces
from meadhall.draw.markup import Element, Point, number, rect, scaled, shift, text
from meadhall.draw.memory import Memory
from meadhall.games.ice_garden import reading
from meadhall.games.ice_garden.board import figures, glyphs
from meadhall.games.ice_garden.board.island import Island, click_through
from meadhall.games.ice_garden.board.scribe import Parts, Scribe
from meadhall.games.ice_garden.facts import CLOSED, FACE_DOWN, LEVEL_OF, Facts
from meadhall.games.ice_garden.rules.combat import blows_to_beat
from meadhall.games.ice_garden.rules.ranking import dominator
from meadhall.games.ice_garden.state import NOBODY
from meadhall.games.ice_garden.words import REGION, REGIONS

CROWDED = 0.75
"""If pieces had to be drawn smaller than this, equal units are drawn once, with a number."""


class Force(NamedTuple):
    """What a seat has in a region."""

    seat: int
    colour: str
    character: int
    markers: int
    """Those that Vuko does not hold."""
    units: tuple[tuple[int, int, bool], ...]
    """Figure, damage, and whether it is beaten."""


class RegionContents(NamedTuple):
    """All that a region shows: equal contents look the same."""

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


class PlacedPiece(NamedTuple):
    """A piece on the map: its id, its width and its drawing, both at full size."""

    key: str
    width: float
    body: str


def draw_map(scribe: Scribe, isle: Island) -> Parts:
    """The changing parts of the map, from the bottom to the top. They are kept and must not be changed."""
    s = scribe.s
    seen = [tuple(column) if type(column) is list else column for column in ON_THE_MAP(s)]
    return _MAPS.get((isle, scribe.lang, *seen), lambda: _draw_map(scribe, isle))


ON_THE_MAP = attrgetter(
    "facts", "character", "standing", "tiles", "open", "near", "markers", "neutral", "reserves", "reserves_down",
    "nightmares", "towers", "locked", "thorn", "vuko", "held", "units", "damage", "worth", "shield",
)  # fmt: skip
"""The columns that the map shows or that decide who leads."""
_MAPS: Memory[Parts] = Memory(128)


def _draw_map(scribe: Scribe, isle: Island) -> Parts:
    s, prefix = scribe.s, isle.layout.prefix
    leaders = [dominator(s, region) for region in range(REGIONS)]
    colours = [scribe.colour(seat) if seat != NOBODY else None for seat in leaders]
    parts = land.washes(isle.atlas, prefix, dict(zip(REGION.words, colours, strict=True)))
    parts |= isle.relief
    laid = s.tiles_laid() == s.facts.tiles
    for region, closed in enumerate(isle.closed):
        if s.tiles[region] == CLOSED and laid:
            parts |= closed
    contents = [contents_of(scribe, region, leaders[region], isle.layout.small) for region in range(REGIONS)]
    labels = {letter: sentence(scribe, region, contents[region]) for region, letter in enumerate(REGION.words)}
    parts |= land.regions(isle.atlas, prefix, labels) | isle.names
    for region in range(REGIONS):
        parts |= draw_region(isle, region, contents[region])
    return parts


def sentence(scribe: Scribe, region: int, contents: RegionContents) -> str:
    """The region read aloud."""
    s = scribe.s
    key = (scribe.lang, s.facts, s.character, s.worth, s.tiles_laid(), region, contents)
    return _SENTENCES.get(key, lambda: reading.region_line(scribe, region))


_SENTENCES: Memory[str] = Memory(4096)


def contents_of(scribe: Scribe, region: int, leads: int, small: bool) -> RegionContents:
    s = scribe.s
    strength = s.influences(region)
    seats = [seat for seat in range(s.facts.seats) if strength[seat]]
    if len(seats) > 1:
        seats.sort(key=lambda seat: (seat != leads, -strength[seat]))
    held = None
    if s.vuko == region:
        held = tuple((seat, scribe.colour(seat), count) for seat, count in enumerate(s.held) if count)
    return RegionContents(
        leads=scribe.colour(leads) if leads != NOBODY else None,
        slip=slip(s.facts, s.tiles[region], small) if s.tiles[region] != CLOSED else "",
        forces=tuple([force(scribe, seat, region) for seat in seats]),
        held=held,
        thorn=s.thorn == region,
        neutral=s.neutral[region],
        reserves=s.reserves[region],
        reserves_down=s.reserves_down[region],
        nightmares=s.nightmares[region],
        tower=bool(s.towers[region]),
        locked=bool(s.locked[region]),
    )


def force(scribe: Scribe, seat: int, region: int) -> Force:
    s = scribe.s
    markers = s.markers_at(seat, region) - (s.held[seat] if region == s.vuko else 0)
    units: list[tuple[int, int, bool]] = []
    for figure, place in enumerate(s.places(seat)):
        if place == region:
            units.append((figure, s.damage_to(seat, figure), blows_to_beat(s, seat, figure) <= 0))
    return Force(seat, scribe.colour(seat), s.character[seat], markers, tuple(units))


@lru_cache(maxsize=2048)
def draw_region(isle: Island, region: int, contents: RegionContents) -> Parts:
    """Who leads in a region, its slip, and its pieces. The result is kept for later calls and must not be changed."""
    prefix, small = isle.layout.prefix, isle.layout.small
    letter, placement = REGION.words[region], isle.placements[region]
    out: Parts = {}
    if contents.leads:
        key = f"{prefix}lead-{letter}"
        out[key] = click_through(key, pieces.disc(contents.leads, 5.5 if small else 7), isle.lead_at[region])
    if contents.slip:
        key = f"{prefix}slip-{letter}"
        x, y = placement.slip_at
        out[key] = Element.whole(click_through(key, contents.slip, (x + (2 if small else 3), y)))
    groups = placed_pieces(contents, letter, one_by_one=True)
    if groups:
        base = isle.layout.scale
        scale, places = placement.settle([[piece.width * base for piece in group] for group in groups])
        if scale < CROWDED:
            groups = placed_pieces(contents, letter, one_by_one=False)
            scale, places = placement.settle([[piece.width * base for piece in group] for group in groups])
        for group, points in zip(groups, places, strict=True):
            for piece, at in zip(group, points, strict=True):
                key = f"{prefix}{piece.key}"
                out[key] = draw_piece(key, piece.body, at, base * scale)
    return out


@lru_cache(maxsize=4096)
def draw_piece(key: str, body: str, at: Point, size: float) -> str:
    return click_through(key, scaled(body, round(size, 2)), at)


@lru_cache(maxsize=1024)
def slip(facts: Facts, number: int, small: bool) -> str:
    if number == FACE_DOWN:
        return slip_back(small)
    worth = [str(facts.points(number, rank)) for rank in range(min(facts.seats, 3))]
    offers = zip(figures.RESOURCE_SHAPES, facts.resources[number], strict=True)
    return glyphs.slip(number, "·".join(worth), [offer for offer in offers if offer[1]], small)


@lru_cache(maxsize=2)
def slip_back(small: bool) -> str:
    """A tile that nobody has seen: the back of a slip."""
    w, h = glyphs.slip_size(2, small)
    lines = "".join(
        f"M{number(x)} {number(h / 2 - 3)}l6 {number(6 - h)}" for x in range(int(8 - w / 2), int(w / 2 - 10), 7)
    )
    return rect("card back", -w / 2, -h / 2, w, h, 3) + f'<path class="scratch" d="{lines}"/>'


def placed_pieces(contents: RegionContents, letter: str, one_by_one: bool) -> list[list[PlacedPiece]]:
    """Groups of pieces: the leader's first, the others by strength, then what belongs to nobody.

    Unless pieces stand ``one_by_one``, equal units are drawn once, with a number.
    """
    groups = [pieces_of(force, letter, one_by_one) for force in contents.forces]
    if contents.held is not None:
        groups.append(pieces_by_vuko(contents.held))
    if contents.thorn:
        groups.append([token("thorn", "spire")])
    counted = (
        ("neutral", contents.neutral, ""),
        ("reserve", contents.reserves, "crystal"),
        ("reserve-down", contents.reserves_down, "back"),
        ("nightmare", contents.nightmares, "eye"),
    )
    for name, count, shape in counted:
        if count and not shape:
            body = shift(pieces.cube(figures.NEUTRAL, 17, count), -count_room(count) / 2, 1)
            groups.append([PlacedPiece(f"{name}-{letter}", pieces.cube_width(count), body)])
        elif count:
            groups.append([token(f"{name}-{letter}-{k}", shape) for k in range(count)])
    if contents.tower:
        groups.append([token(f"tower-{letter}", "tower")])
    if contents.locked:
        groups.append([token(f"lock-{letter}", "lock")])
    return [group for group in groups if group]


def token(key: str, shape: str) -> PlacedPiece:
    return PlacedPiece(key, glyphs.token_width(shape), glyphs.token(shape))


def count_room(count: int) -> float:
    """The width of the number beside a cube."""
    return pieces.cube_width(count) - pieces.cube_width(1)


def pieces_of(force: Force, letter: str, one_by_one: bool) -> list[PlacedPiece]:
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
        group.append(PlacedPiece(f"unit-{seat}-{figure}", width, body))
    return group


@lru_cache(maxsize=256)
def marker(key: str, colour: str, count: int) -> PlacedPiece:
    return PlacedPiece(key, pieces.cube_width(count), shift(pieces.cube(colour, 17, count), -count_room(count) / 2, 2))


def pieces_by_vuko(held: tuple[tuple[int, str, int], ...]) -> list[PlacedPiece]:
    """Vuko, and behind him the markers that he holds."""
    group = []
    for seat, colour, count in held:
        body = shift(HELD + pieces.cube(colour, 14, count), -count_room(count) / 2, 3)
        group.append(PlacedPiece(f"held-{seat}", pieces.cube_width(count, 14) + 3, body))
    return [*group, PlacedPiece("vuko", glyphs.token_width("hood"), shift(glyphs.token("hood"), -2, 0))]


HELD = rect("ghost", -10, -9.5, 20, 20, 4)
"""The line around markers that are held."""
