"""The world as it is now: who holds each territory, the armies, ships and parties, and what lies under them."""

from __future__ import annotations

from functools import lru_cache
from html import escape
from itertools import pairwise
from typing import NamedTuple

from meadhall.draw import land, pieces
from meadhall.draw.markup import Element, Point, circle, line, part, rect, scaled, shift, text, width_of
from meadhall.draw.memory import Memory
from meadhall.draw.writing import capital
from meadhall.games.dragon_lords.board import figures
from meadhall.games.dragon_lords.board.chart import Chart
from meadhall.games.dragon_lords.board.describe import (
    empty_line,
    sea_line,
    ship_line,
    space_line,
    territory_line,
    ways_line,
)
from meadhall.games.dragon_lords.board.scenery import Scenery
from meadhall.games.dragon_lords.board.scribe import Scribe, letter
from meadhall.games.dragon_lords.board.sheets import Parts
from meadhall.games.dragon_lords.facts import NOBODY, NOWHERE, is_kingdom
from meadhall.games.dragon_lords.words import (
    BEARER,
    FIRST_BEARER,
    FIRST_DRAGONLORD,
    FIRST_SEA,
    FIRST_SHIP,
    FIRST_SPACE,
    KINGDOM,
    PARTY,
    PEOPLE,
    PEOPLES,
    PIECE,
    PLACE,
    SEA,
    SHIP,
    SPACE,
    TERRITORIES,
    TERRITORY,
    VILLAGE,
    ZONE,
)
from meadhall.kernel.domain import Domain
from meadhall.kernel.sets import has

LAYERS = (KINGDOM, BEARER, VILLAGE, PLACE, ZONE)
"""Other words for the same places. Those that the viewer is asked about lie on top of the others."""
CUBE = 15.0
NARROWEST = 0.8
FAN = 12.0
"""So much of a counter the next one may cover."""
BELOW = 15.0
"""How far under an army its attackers stand if there is no room beside it."""
OFF_COAST, SHIP_HALF = 7.0, 16.0


class ShownPiece(NamedTuple):
    """A counter that the viewer knows, or a DragonLord."""

    people: int
    piece: int
    secret: bool
    label: str


class Force(NamedTuple):
    """Units of one people at a place, as they are shown."""

    people: int
    units: int
    rims: int
    """Counters that the viewer does not know."""
    marks: tuple[ShownPiece, ...]


class Camp(NamedTuple):
    """All that stands in a territory: equal camps look the same."""

    kind: str
    army: Force | None
    guests: Force | None


def draw_map(scribe: Scribe, scenery: Scenery) -> Parts:
    s, chart = scribe.s, scenery.chart
    parts = sea_layer(scribe, chart) | scenery.land
    for territory in chart.territories:
        parts |= draw_band(chart, territory, s.owner[territory])
    parts |= scenery.furniture
    asked = asked_domains(scribe)
    for domain in LAYERS:
        if domain.name not in asked:
            parts |= alias_layer(chart, domain, place_names(scribe, domain))
    camps = {territory: camp(scribe, territory) for territory in chart.territories if has(s.facts.in_play, territory)}
    for territory, there in camps.items():
        parts |= draw_button(chart, territory, spoken(scribe, territory, there))
    for space in chart.spaces or chart.villages:
        kind = s.facts.space_kind[space]
        parts |= draw_space(chart, space, kind, closed(scribe, FIRST_SPACE + space), space_line(scribe, space))
    for domain in LAYERS:
        if domain.name in asked:
            parts |= alias_layer(chart, domain, place_names(scribe, domain))
    parts |= scenery.names
    for territory, there in camps.items():
        parts |= draw_camp(chart, territory, there, closed(scribe, territory))
    return parts | draw_ships(scribe, chart) | draw_parties(scribe, chart)


def asked_domains(scribe: Scribe) -> set[str]:
    """The domains of all that the viewer may do now."""
    decision = scribe.view.decision
    if decision is None:
        return set()
    verbs = {id(action.verb): action.verb for action in decision.options}
    return {domain.name for verb in verbs.values() for domain in verb.domains}


def closed(scribe: Scribe, zone: int) -> bool:
    """Whether a teleportal has collapsed."""
    return zone in scribe.s.collapsed


def camp(scribe: Scribe, territory: int) -> Camp:
    s = scribe.s
    owner = s.owner[territory]
    army = force(scribe, owner, territory, s.units[territory]) if owner != NOBODY else None
    guests = None
    if territory in s.guests:
        guests = force(scribe, s.active, territory, sum(s.guests[territory]))
    return Camp(s.facts.parts.territories[TERRITORY.words[territory]].kind, army, guests)


_SPOKEN: Memory[str] = Memory(4096)


def spoken(scribe: Scribe, territory: int, there: Camp) -> str:
    """A territory read aloud, with the ways that lead out of it."""
    s = scribe.s
    out = tuple([s.is_out(each.people) for each in (there.army, there.guests) if each and each.people < PEOPLES])
    gold = s.gold_in(territory) if is_kingdom(territory) else 0
    key = (scribe.lang, s.facts, territory, there, out, gold, territory in s.collapsed)
    return _SPOKEN.get(key, lambda: f"{territory_line(scribe, territory)} {ways_line(scribe, territory)}")


def force(scribe: Scribe, people: int, place: int, count: int) -> Force:
    if people >= PEOPLES:
        return Force(people, count, 0, ())
    marks = [
        ShownPiece(people, piece, scribe.secret(people, piece), f"{scribe.people(people)}: {scribe.piece(piece)}")
        for piece in scribe.pieces_at(people, place)
    ]
    return Force(people, count, scribe.veiled(people, place), tuple(marks))


def unheard(markup: str) -> str:
    """A part that is passed over in silence as long as it cannot be chosen: ships say themselves where they are."""
    opening, close, rest = markup.partition(">")
    return f'{opening} aria-hidden="true"{close}{rest}'


def alias(place: str, label: str, body: str) -> str:
    """What answers to other words for the same place, and is heard while it can be chosen."""
    return unheard(f'<g data-at="{place}" role="img" aria-label="{escape(label)}">{body}</g>')


# --- land -------------------------------------------------------------------------------------------------


@lru_cache(maxsize=2048)
def draw_band(chart: Chart, territory: int, owner: int) -> Parts:
    """Who holds a territory: a narrow band inside its border."""
    prefix, word = chart.sheet.prefix, TERRITORY.words[territory]
    key = f"{prefix}band-{word}"
    near = "" if chart.sheet.world else " near"
    use = f'<use href="#{prefix}shape-{word}" class="held{near} w-{letter(owner)}"/>' if owner != NOBODY else ""
    return {key: part(key, f'<g clip-path="url(#{prefix}clip-{word})">{use}</g>', cls="state")}


@lru_cache(maxsize=4096)
def draw_button(chart: Chart, territory: int, label: str) -> Parts:
    prefix, word = chart.sheet.prefix, TERRITORY.words[territory]
    key = f"{prefix}territory-{word}"
    return {key: land.button(key, f"{prefix}shape-{word}", f"{prefix}clip-{word}", f"territory:{word}", label)}


_NAMES: Memory[tuple[str, ...]] = Memory(16)


def place_names(scribe: Scribe, domain: Domain) -> tuple[str, ...]:
    """What each zone is called under the words of a domain."""

    def called(zone: int) -> str:
        name = capital(scribe.place(zone))
        return scribe.write("kingdom-of", place=name) if domain is KINGDOM else name

    key = (scribe.lang, scribe.s.facts, domain is KINGDOM)
    return _NAMES.get(key, lambda: tuple([called(zone) for zone in range(len(ZONE))]))


@lru_cache(maxsize=256)
def alias_layer(chart: Chart, domain: Domain, names: tuple[str, ...]) -> Parts:
    """The land and the spaces of the chart once more, under the words of another domain."""
    prefix, spaces = chart.sheet.prefix, chart.spaces or chart.villages
    key = f"{prefix}layer-{domain.name}"
    r = 13 * chart.sheet.scale
    body = []
    for word in domain.words:
        place, own = f"{domain.name}:{word}", f"{prefix}{domain.name}-{word}"
        if word in TERRITORY.words and chart.has(TERRITORY.find(word)):
            name = names[ZONE.find(word)]
            shape = land.button(own, f"{prefix}shape-{word}", f"{prefix}clip-{word}", place, name, focus=False)
            body.append(unheard(shape))
        elif word in SPACE.words and SPACE.find(word) in spaces:
            spot = circle("ring", 0, 0, r) + circle("shape", 0, 0, r)
            body.append(unheard(part(own, spot, spaces[SPACE.find(word)], place=place, label=names[ZONE.find(word)])))
    return {key: Element.whole(part(key, "".join(body), cls="layer"))}


def sea_layer(scribe: Scribe, chart: Chart) -> Parts:
    """The sea zones, under all the words that they have; the land lies over them."""
    s = scribe.s
    busy = {*s.ship_at, *s.guests}
    quiet = empty_seas(scribe, chart)
    return _sea_layer(
        chart,
        tuple([
            sea_line(scribe, zone) if FIRST_SEA + zone in busy else line
            for zone, line in zip(chart.seas, quiet, strict=True)
        ]),
    )  # fmt: skip


_EMPTY_SEAS: Memory[tuple[str, ...]] = Memory(16)


def empty_seas(scribe: Scribe, chart: Chart) -> tuple[str, ...]:
    """What is said of seas where nobody is."""
    key = (scribe.lang, scribe.s.facts, chart)
    return _EMPTY_SEAS.get(key, lambda: tuple([empty_line(scribe, FIRST_SEA + zone) for zone in chart.seas]))


@lru_cache(maxsize=64)
def _sea_layer(chart: Chart, labels: tuple[str, ...]) -> Parts:
    prefix = chart.sheet.prefix
    key = f"{prefix}layer-sea"
    body = []
    for zone, label in zip(chart.seas, labels, strict=True):
        pool = f'<use href="#{prefix}hex-{SEA.words[zone]}" class="outline pool"/>'
        for domain in (PLACE, ZONE, SEA):
            word = f"{domain.name}-{SEA.words[zone]}"
            place = f"{domain.name}:{SEA.words[zone]}"
            body.append(unheard(part(f"{prefix}{word}", pool, place=place, cls="zone", label=label)))
    return {key: Element.of(f'<g id="{key}" class="layer">', body, "</g>")}


@lru_cache(maxsize=1024)
def draw_space(chart: Chart, space: int, kind: str, shut: bool, label: str) -> Parts:
    prefix, word = chart.sheet.prefix, SPACE.words[space]
    key = f"{prefix}space-{word}"
    scale = chart.sheet.scale
    body = circle("ring", 0, 0, 13 * scale) + figures.space(kind, 9.4 * scale)
    if shut:
        body += figures.sign("portal-collapse", 0.9, "fierce")
    body += circle("shape", 0, 0, 13 * scale)
    at = (chart.spaces or chart.villages)[space]
    return {key: part(key, body, at, place=f"space:{word}", label=label, button=True)}


# --- armies -----------------------------------------------------------------------------------------------


class Stand(NamedTuple):
    """Something in the row of an army: its part, its width at full size, and its drawing."""

    key: str
    width: float
    body: str
    place: str = ""
    label: str = ""


def stands(territory: int, there: Camp, shut: bool) -> tuple[list[Stand], list[Stand]]:
    """Those who hold a territory, and those who attack them there."""
    word = TERRITORY.words[territory]
    army, guests = [army_stand(f"army-{word}", there, shut)], []
    if there.army is not None:
        army += [mark_stand(mark) for mark in there.army.marks]
    if there.guests is not None:
        guests = [guest_stand(f"guests-{word}", there.guests), *map(mark_stand, there.guests.marks)]
    return army, guests


def army_stand(key: str, there: Camp, shut: bool) -> Stand:
    """What the territory is, the cube of whoever holds it with the count, and rims of unknown counters."""
    icon = 17.0 if there.kind in ("kingdom", "mine", "teleportal") else 0.0
    rims = there.army.rims if there.army else 0
    lean = (5.0 + 3 * (min(rims, 3) - 1)) if rims else 0.0
    digits = width_of(str(there.army.units), 14) + 3 if there.army else 0.0
    wide = icon + lean + CUBE + digits
    x = -wide / 2
    out = ""
    if icon:
        out += shift(
            figures.site(there.kind, 0.95) + (figures.sign("portal-collapse", 0.8, "fierce") if shut else ""),
            x + 6.5,
            0,
        )
        x += icon + lean
    else:
        x += lean
    if there.army is None:
        return Stand(key, wide, out + shift(figures.VACANT, x + CUBE / 2, 0))
    return Stand(key, wide, out + cube_and_rims(there.army, x))


def cube_and_rims(one: Force, x: float) -> str:
    out = "".join(shift(figures.rim(), x + 1.5 - 3 * k, 5 - k) for k in range(min(one.rims, 3)))
    out += shift(pieces.cube(letter(one.people), CUBE), x + CUBE / 2, 0)
    return out + text(x + CUBE + 2, 6, one.units, "count", "start")


def guest_stand(key: str, guests: Force) -> Stand:
    """Attackers that wait for the battle: crossed by a stroke from those who hold the place."""
    lean = 5.0 if guests.rims else 0.0
    wide = 9 + lean + CUBE + width_of(str(guests.units), 14) + 3
    x = -wide / 2
    stroke = shift(figures.sign("strength", 0.62, "fierce"), x + 4, 0)
    return Stand(key, wide, stroke + cube_and_rims(guests, x + 9 + lean))


def mark_stand(mark: ShownPiece) -> Stand:
    key = f"piece-{PEOPLE.words[mark.people]}-{PIECE.words[mark.piece]}"
    place = f"piece:{PIECE.words[mark.piece]}"
    if FIRST_DRAGONLORD <= mark.piece < FIRST_BEARER:
        return Stand(key, 21, figures.dragonlord(letter(mark.people), 0.68), place, mark.label)
    return Stand(key, 20 if mark.secret else 17, figures.counter(mark.piece, mark.secret), place, mark.label)


@lru_cache(maxsize=8192)
def draw_camp(chart: Chart, territory: int, there: Camp, shut: bool) -> Parts:
    """The row of an army, under the name of its territory. Do not change it: it is kept."""
    army, guests = stands(territory, there, shut)
    x, y = chart.army(territory)
    if guests and width_of_row([*army, *guests]) * chart.sheet.scale * NARROWEST > chart.widest(territory):
        below = round(y + BELOW * chart.sheet.scale, 1)
        return draw_row(chart, territory, army, (x, y)) | draw_row(chart, territory, guests, (x, below))
    return draw_row(chart, territory, [*army, *guests], (x, y))


def width_of_row(row: list[Stand]) -> float:
    return sum(stand.width for stand in row) + 2 * (len(row) - 1)


def draw_row(chart: Chart, territory: int, row: list[Stand], middle: Point) -> Parts:
    """Side by side, and smaller where the land is narrow; many counters then lie one over the other."""
    x, y = middle
    scale, whole = chart.sheet.scale, width_of_row(row)
    scale *= max(min(1.0, chart.widest(territory) / (whole * scale)), NARROWEST)
    beside = [bool(stand.place and after.place) for stand, after in pairwise(row)]
    lean = min(max(0.0, whole - chart.widest(territory) / scale) / max(1, sum(beside)), FAN)
    left = x - (whole - lean * sum(beside)) * scale / 2
    parts = Parts()
    for stand, leans in zip(row, [*beside, False], strict=True):
        at = (round(left + stand.width * scale / 2, 1), y)
        parts |= stood(chart, stand, at, round(scale, 3))
        left += (stand.width + 2 - lean * leans) * scale
    return parts


def stood(chart: Chart, stand: Stand, at: Point, scale: float) -> Parts:
    key = f"{chart.sheet.prefix}{stand.key}"
    body = scaled(stand.body, scale)
    if stand.place:
        ring = pieces.ring(stand.width * scale + 4)
        return {key: part(key, ring + body, at, place=stand.place, label=stand.label)}
    # The territory below says how many stand there.
    return {key: part(key, f'<g pointer-events="none" aria-hidden="true">{body}</g>', at)}


# --- ships --------------------------------------------------------------------------------------------------


class Vessel(NamedTuple):
    ship: int
    owner: int
    crew: Force
    label: str
    at: Point
    afloat: bool


def draw_ships(scribe: Scribe, chart: Chart) -> Parts:
    s, parts = scribe.s, Parts()
    berths: dict[int, list[int]] = {}
    for ship, at in enumerate(s.ship_at):
        if at != NOWHERE:
            berths.setdefault(at, []).append(ship)
    for at, ships in berths.items():
        spot = berth(chart, at)
        if spot is None:
            continue
        if FIRST_SEA <= at < FIRST_SPACE:
            for owner in sorted({s.ship_owner[ship] for ship in ships if s.ship_units[ship]}):
                parts |= blockade(chart, at - FIRST_SEA, owner)
        for ship, where in zip(ships, fanned(chart, at, spot, len(ships)), strict=True):
            crew = force(scribe, s.ship_owner[ship], FIRST_SHIP + ship, s.ship_units[ship])
            parts |= draw_ship(chart, ship, crew, where, ship_line(scribe, ship))
    return parts


def fanned(chart: Chart, at: int, spot: Point, count: int) -> list[Point]:
    """Several ships of a place lie side by side; those at the side of a territory go out to sea, not over the land."""
    step = 20 * chart.sheet.scale
    first = spot[0] - step * (count - 1) / 2
    if at < TERRITORIES:
        x, y = chart.army(at)
        if abs(spot[0] - x) > abs(spot[1] - y):
            out = OFF_COAST * chart.sheet.scale
            first = spot[0] + out if spot[0] > x else spot[0] - out - step * (count - 1)
            first = min(max(first, SHIP_HALF), chart.sheet.size[0] - SHIP_HALF - step * (count - 1))
    return [(round(first + step * k, 1), round(spot[1] + 5 * (k % 2), 1)) for k in range(count)]


def berth(chart: Chart, at: int) -> Point | None:
    """Where a ship lies: in the middle of its zone, or on the coast of its harbour."""
    if at < TERRITORIES:
        return chart.harbour(at) if chart.has(at) else None
    if at < FIRST_SPACE:
        return chart.sea(at - FIRST_SEA) if at - FIRST_SEA in chart.seas else None
    space = at - FIRST_SPACE
    return chart.harbour(-1 - space) if space in chart.villages else None


@lru_cache(maxsize=512)
def blockade(chart: Chart, zone: int, owner: int) -> Parts:
    """A manned ship at sea closes its zone: a dashed hexagon in its colour."""
    key = f"{chart.sheet.prefix}blockade-{SEA.words[zone]}-{letter(owner)}"
    share = 0.86 - 0.06 * (owner % 4)
    body = (
        f'<path class="blockade w-{letter(owner)}" d="{line(chart.lattice.hexagon(chart.seas[zone], share), True)}"/>'
    )
    return {key: part(key, f'<g pointer-events="none">{body}</g>')}


@lru_cache(maxsize=1024)
def draw_ship(chart: Chart, ship: int, crew: Force, at: Point, label: str) -> Parts:
    key = f"{chart.sheet.prefix}ship-{SHIP.words[ship]}"
    scale = 0.92 * chart.sheet.scale
    ring = rect("ring", -16, -16, 32, 30, 5)
    body = alias(f"place:ship-{SHIP.words[ship]}", label, f"{ring}{rect('shape', -15, -15, 30, 27)}") + ring
    body += "".join(shift(figures.rim(0.9), -10 - 3 * k, -8) for k in range(min(crew.rims, 3)))
    body += figures.ship(letter(crew.people), round(scale, 3)) + rect("shape", -14, -14, 28, 25)
    if crew.units:
        body += text(13 * scale, -2, crew.units, "count", "start")
    parts = {key: part(key, body, at, place=f"ship:{SHIP.words[ship]}", label=label)}
    for k, mark in enumerate(crew.marks):
        stand = mark_stand(mark)
        parts |= stood(chart, stand, (round(at[0] - 15 - 13 * k, 1), at[1] - 9), 0.85)
    return parts


# --- parties --------------------------------------------------------------------------------------------------


def draw_parties(scribe: Scribe, chart: Chart) -> Parts:
    s, parts = scribe.s, Parts()
    where = chart.spaces or chart.villages
    for people in range(PEOPLES):
        space = s.party_at[people]
        if space not in where:
            continue
        same = [other for other in range(PEOPLES) if s.party_at[other] == space]
        lean = (same.index(people) - (len(same) - 1) / 2) * 15 * chart.sheet.scale
        x, y = where[space]
        band = force(scribe, people, PARTY, s.party_units[people])
        label = scribe.write("party", people=scribe.people(people), count=s.party_units[people])
        parts |= draw_party(chart, band, scribe.mine(people), (round(x + lean, 1), round(y - 2, 1)), label)
    return parts


@lru_cache(maxsize=512)
def draw_party(chart: Chart, band: Force, mine: bool, at: Point, label: str) -> Parts:
    """A round marker with the number of units; the viewer's own answers to ``place:party`` and ``bearer:party``."""
    word, scale = PEOPLE.words[band.people], chart.sheet.scale
    key = f"{chart.sheet.prefix}party-{word}"
    body = "".join(shift(figures.rim(0.85), -6 - 3 * k, 5) for k in range(min(band.rims, 3)))
    body += pieces.disc(letter(band.people), 8.5 * scale)
    body += text(10.5 * scale, 6, band.units, "count", "start")
    body = f'<g pointer-events="none">{body}</g>'
    if mine:
        spot = circle("ring", 0, 0, 12 * scale) + circle("shape", 0, 0, 11 * scale)
        body = "".join(alias(f"{domain}:party", label, spot) for domain in ("bearer", "place")) + body
    parts = {key: part(key, body, at, label=label)}
    for k, mark in enumerate(band.marks):
        stand = mark_stand(mark)
        parts |= stood(chart, stand, (round(at[0] - 11 - 11 * k, 1), round(at[1] - 11, 1)), 0.8)
    return parts
