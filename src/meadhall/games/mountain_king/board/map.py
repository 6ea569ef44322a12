"""The mountain as it is now: who holds each cavern, what is overrun, and everybody who stands there."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from meadhall.draw import land, pieces
from meadhall.draw.markup import Point, number, part, rect, scaled, shift, text
from meadhall.games.mountain_king.board import figures
from meadhall.games.mountain_king.board.chart import Chart
from meadhall.games.mountain_king.board.describe import champion_line, pair_line
from meadhall.games.mountain_king.board.scribe import Parts, Scribe, colour, colour_or_none
from meadhall.games.mountain_king.facts import NOBODY, NOWHERE, is_lair, pair_of
from meadhall.games.mountain_king.reading.map import cavern_words
from meadhall.games.mountain_king.reading.summary import hall_line
from meadhall.games.mountain_king.secrecy import known_to_all
from meadhall.games.mountain_king.words import (
    ASTA,
    CAVERN,
    CHAMPION,
    CLAN,
    GRIMHILD,
    HALL,
    HALLA,
    PAIR,
    TORVALD,
)

SCALES = (1.0, 0.92, 0.84, 0.76, 0.68, 0.6)
"""How small pieces may become before they begin to overlap."""
ROW = 20.5


class Units(NamedTuple):
    """What a seat has in a cavern."""

    seat: int
    trolls: int
    pawns: tuple[tuple[int, str, str], ...]
    """Champion, letter and name."""


class Scene(NamedTuple):
    """All that a cavern shows: equal scenes look the same."""

    holder: str | None
    """The colour of who controls it."""
    overrun: bool
    units: tuple[Units, ...]
    """The strongest first."""
    gnomes: tuple[tuple[int, bool], ...]
    """Strength (0 if the viewer does not know it), and whether not everybody knows it."""
    tiles: tuple[tuple[int, str, str], ...]
    """Champion, letter and colour."""


class Occupant(NamedTuple):
    """Something that stands in a cavern. Its width and its drawing depend on the scale."""

    key: str
    kind: str
    """One of troll, pawn, gnome and tile."""
    colour: str
    value: int
    """How many, or how strong."""
    letter: str = ""
    secret: bool = False
    place: str = ""
    label: str = ""

    def width(self, scale: float) -> float:
        if self.kind == "troll":
            return figures.troll_width(self.value, scale)
        return {"pawn": figures.PAWN_WIDTH, "gnome": figures.GNOME_WIDTH, "tile": 17.0}[self.kind] * scale

    def body(self, scale: float) -> str:
        if self.kind == "troll":
            # The number at its right belongs to its width.
            return shift(figures.troll(self.colour, self.value, scale), (18 * scale - self.width(scale)) / 2, 0)
        if self.kind == "gnome":
            return figures.gnome(self.value, self.secret, scale)
        return (figures.pawn if self.kind == "pawn" else figures.tile)(self.colour, self.letter, scale)


def draw_map(scribe: Scribe, chart: Chart) -> Parts:
    """The moving layer of the map, from the bottom to the top."""
    s, prefix = scribe.s, chart.plan.prefix
    taken = tuple(sorted(lair for lairs in s.lair for lair in lairs))
    parts = {f"{prefix}lairs": carved(chart, taken)}
    scenes = {cavern: scene(scribe, cavern) for cavern in (*chart.caves, *taken)}
    for cavern, here in scenes.items():
        parts |= draw_state(chart, cavern, here.holder, here.overrun)
    for lair in chart.lairs:
        if lair not in taken:
            parts |= free_lair(chart, lair, pair_line(scribe, pair_of(lair)))
    for cavern in scenes:
        parts |= draw_button(chart, cavern, cavern_words(scribe, cavern))
    parts |= draw_halls(scribe, chart) | draw_slopes(scribe, chart) | chart.furniture
    parts[f"{prefix}dens"] = lair_names(chart, taken)
    for cavern, here in scenes.items():
        parts |= draw_scene(chart, cavern, here)
    return parts


def scene(scribe: Scribe, cavern: int) -> Scene:
    s = scribe.s
    seats = s.seats_in(cavern)
    if len(seats) > 1:
        seats.sort(key=lambda seat: -s.units(seat, cavern))
    tiles = [champion for champion in (ASTA, HALLA) if s.tiles[champion] == cavern]
    owner = next((seat for seat, lairs in enumerate(s.lair) if cavern in lairs), NOBODY)
    return Scene(
        colour_or_none(owner if is_lair(cavern) else s.controller(cavern)),
        s.is_overrun(cavern),
        tuple([units_of(scribe, seat, cavern) for seat in seats]),
        tuple([(strength, not known_to_all(s, known)) for strength, known in s.gnomes[cavern]]),
        tuple([(champion, s.facts.champion_letter[champion], colour(s.holder[champion])) for champion in tiles]),
    )


def units_of(scribe: Scribe, seat: int, cavern: int) -> Units:
    s = scribe.s
    pawns = [
        (champion, s.facts.champion_letter[champion], champion_line(scribe, champion))
        for champion in s.pawns_at(seat, cavern)
    ]
    return Units(seat, s.trolls_at(seat, cavern), tuple(pawns))


# --- caverns --------------------------------------------------------------------------------------------


@lru_cache(maxsize=64)
def carved(chart: Chart, taken: tuple[int, ...]) -> str:
    return part(f"{chart.plan.prefix}lairs", chart.carved(taken) if taken else "", cls="carved")


@lru_cache(maxsize=64)
def lair_names(chart: Chart, taken: tuple[int, ...]) -> str:
    """What the Lairs that somebody has taken are called."""
    u, v = chart.lair_name
    out = ""
    for lair in taken:
        x, y = chart.lairs[lair]
        out += text(x + u, y + v, CAVERN.words[lair].removeprefix("lair-"), "lap", "start")
    return part(f"{chart.plan.prefix}dens", f'<g pointer-events="none">{out}</g>', cls="tags")


@lru_cache(maxsize=1024)
def draw_state(chart: Chart, cavern: int, holder: str | None, overrun: bool) -> Parts:
    """The band of whoever controls a cavern, inside its rim; hatching where Gnomes have overrun it."""
    prefix, word = chart.plan.prefix, CAVERN.words[cavern]
    use = f'<use href="#{prefix}shape-{word}" class='
    body = ""
    if overrun:
        x, y = chart.heart(cavern)
        lines = "".join(f"M{number(x - 60 + 6 * k)} {number(y + 34)}l34-68" for k in range(16))
        body = f'{use}"fallow"/><path class="fallow-h" d="{lines}"/>'
    elif holder:
        body = f'{use}"hold w-{holder}"/>'
    key = f"{prefix}state-{word}"
    return {key: part(key, f'<g clip-path="url(#{prefix}clip-{word})">{body}</g>', cls="state")}


@lru_cache(maxsize=2048)
def draw_button(chart: Chart, cavern: int, label: str) -> Parts:
    prefix, word = chart.plan.prefix, CAVERN.words[cavern]
    key = f"{prefix}cavern-{word}"
    return {key: land.button(key, f"{prefix}shape-{word}", f"{prefix}clip-{word}", f"cavern:{word}", label)}


@lru_cache(maxsize=256)
def free_lair(chart: Chart, lair: int, label: str) -> Parts:
    """A Lair space that nobody has taken: rubble, and the number of its pair."""
    prefix, word = chart.plan.prefix, CAVERN.words[lair]
    pair = PAIR.words[pair_of(lair)]
    a, b = chart.plan.lair
    body = pieces.ring(2 * a, 2 * b) + figures.RUBBLE + text(0, 4, pair, "rubble-n")
    body += rect("shape", -a, -b, 2 * a, 2 * b)
    key = f"{prefix}pair-{word[len('lair-') :]}"
    return {key: part(key, body, chart.lairs[lair], place=f"pair:{pair}", label=label, button=True)}


def draw_halls(scribe: Scribe, chart: Chart) -> Parts:
    s, parts = scribe.s, Parts()
    for hall, at in chart.halls.items():
        tiles = [champion for champion in (TORVALD, GRIMHILD) if s.tiles[champion] == hall]
        marks = tuple([(s.facts.champion_letter[champion], colour(s.holder[champion])) for champion in tiles])
        parts |= draw_hall(chart.plan.prefix, hall, at, s.halls[hall], marks, hall_line(scribe, hall))
    return parts


@lru_cache(maxsize=512)
def draw_hall(prefix: str, hall: int, at: Point, value: int, marks: tuple[tuple[str, str], ...], label: str) -> Parts:
    word = HALL.words[hall]
    body = pieces.ring(30, 30) + figures.great_hall(value or "")
    body += "".join(shift(figures.tile(by, letter, 0.85), 13 * k - 6.5, -17) for k, (letter, by) in enumerate(marks))
    key = f"{prefix}hall-{word}"
    return {key: part(key, body, at, place=f"hall:{word}", label=label, button=True)}


def draw_slopes(scribe: Scribe, chart: Chart) -> Parts:
    """The Clans' shields on the slopes, and the Swarm beside one of them."""
    s, prefix, small = scribe.s, chart.plan.prefix, chart.plan.small
    parts = Parts()
    for clan, slope in enumerate(chart.slopes):
        key = f"{prefix}shield-{CLAN.words[clan]}"
        label = scribe.write("swarm-point", clan=scribe.clan(clan), here=int(s.swarm == clan))
        parts[key] = draw_shield(key, clan, 9 if small else 10.5, slope.shield, label)
    if s.swarm != NOWHERE:
        key = f"{prefix}swarm"
        body = scaled(figures.SWARM, 0.78 if small else 0.92)
        parts[key] = part(key, body, chart.slopes[s.swarm].swarm, place="track:swarm")
    return parts


@lru_cache(maxsize=256)
def draw_shield(key: str, clan: int, radius: float, at: Point, label: str) -> str:
    body = pieces.ring(2 * radius + 7) + figures.shield(clan, radius)
    return part(key, body, at, place=f"clan:{CLAN.words[clan]}", label=label, button=True)


# --- what stands there ------------------------------------------------------------------------------------


def occupants(here: Scene, cavern: int) -> list[Occupant]:
    word = CAVERN.words[cavern]
    out = [
        Occupant(f"gnome-{word}-{k + 1}", "gnome", "", strength, secret=secret)
        for k, (strength, secret) in enumerate(here.gnomes)
    ]
    for seat, trolls, pawns in here.units:
        if trolls:
            out.append(Occupant(f"trolls-{seat}-{word}", "troll", colour(seat), trolls))
        for champion, letter, label in pawns:
            name = CHAMPION.words[champion]
            out.append(Occupant(f"pawn-{name}", "pawn", colour(seat), 1, letter, place=f"champion:{name}", label=label))
    for champion, letter, by in here.tiles:
        name = CHAMPION.words[champion]
        out.append(Occupant(f"tile-{name}", "tile", by, 1, letter))
    return out


@lru_cache(maxsize=4096)
def draw_scene(chart: Chart, cavern: int, here: Scene) -> Parts:
    """The pieces of a cavern. The answer is kept and shared: do not change it."""
    there = occupants(here, cavern)
    if not there:
        return {}
    x, y, a, b = room(chart, cavern)
    scale, places = arrange(there, a, b, chart.plan.pieces)
    parts = Parts()
    for one, (u, v) in zip(there, places, strict=True):
        key = f"{chart.plan.prefix}{one.key}"
        at = (round(x + u, 1), round(y + v, 1))
        if one.place:
            parts[key] = part(
                key, pieces.ring(24 * scale, 27 * scale) + one.body(scale), at, place=one.place, label=one.label
            )
        else:
            parts[key] = part(key, f'<g pointer-events="none">{one.body(scale)}</g>', at)
    return parts


def room(chart: Chart, cavern: int) -> tuple[float, float, float, float]:
    """The middle of what is free in a cavern, and half its width and height. The tag takes some of it."""
    x, y = chart.heart(cavern)
    if is_lair(cavern):
        a, b = chart.plan.lair
        return x, y + 2, a, b + 2
    cave = chart.caves[cavern]
    down = chart.tags[cavern][1] - y
    lean = 2.5 if down < -cave.b * 0.6 else -2.5 if down > cave.b * 0.6 else 0.0
    return x, y + lean, cave.a, cave.b


def arrange(there: list[Occupant], a: float, b: float, base: float) -> tuple[float, list[Point]]:
    """The largest scale at which all have room, and where each stands from the middle."""
    for shrink in SCALES:
        scale = round(base * shrink, 3)
        for rows in (1, 2, 3):
            places = in_rows(there, scale, [half_width(a, b, rows, row, scale) for row in range(rows)])
            if places is not None:
                return scale, places
    return scale, piled(there, scale, a)


def half_width(a: float, b: float, rows: int, row: int, scale: float) -> float:
    """Half of the width between the walls at a row; negative if the row is beyond them."""
    tall = ROW * scale
    reach = abs(row - (rows - 1) / 2) * tall + tall * 0.32
    share = reach / (b - 1)
    return float(a - 2) * (1 - share**2.35) ** (1 / 2.35) if share < 1 else -1.0


def in_rows(there: list[Occupant], scale: float, halves: list[float]) -> list[Point] | None:
    """Everybody in rows of these half widths, in order; None if there are too many."""
    gap, tall = 2.5, ROW * scale
    rows: list[list[Occupant]] = [[]]
    used = 0.0
    for one in there:
        width = one.width(scale)
        while used + (gap if rows[-1] else 0) + width > 2 * halves[len(rows) - 1]:
            if len(rows) == len(halves):
                return None
            rows.append([])
            used = 0.0
        used += (gap if rows[-1] else 0) + width
        rows[-1].append(one)
    rows = [row for row in rows if row]
    places = []
    for k, row in enumerate(rows):
        widths = [one.width(scale) for one in row]
        x = -(sum(widths) + gap * (len(row) - 1)) / 2
        y = (k - (len(rows) - 1) / 2) * tall
        for width in widths:
            places.append((x + width / 2, y))
            x += width + gap
    return places


def piled(there: list[Occupant], scale: float, a: float) -> list[Point]:
    """More than there is room for: three rows that overlap evenly."""
    rows = [there[k::3] for k in range(3)]
    found: dict[str, Point] = {}
    for k, row in enumerate(rows):
        step = 2 * (a - 10) / max(len(row), 1)
        for n, one in enumerate(row):
            found[one.key] = ((n - (len(row) - 1) / 2) * step, (k - 1) * ROW * scale * 0.85)
    return [found[one.key] for one in there]
