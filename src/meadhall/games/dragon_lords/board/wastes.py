"""The Wastelands close up: every place with its sign and its name, the roads, the ways in, and the parties."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from math import hypot
from typing import NamedTuple

import msgspec

from meadhall.draw import pen, pieces
from meadhall.draw.markup import Box, Point, beside, circle, number, part, rings, shared, shift, text, width_of
from meadhall.draw.memory import Memory
from meadhall.draw.picture import Picture
from meadhall.games.dragon_lords.board import figures, vigrond, wrapped_map
from meadhall.games.dragon_lords.board.chart import SEED, WASTE, Waste
from meadhall.games.dragon_lords.board.describe import space_line
from meadhall.games.dragon_lords.board.look import LOOK
from meadhall.games.dragon_lords.board.map import Force, alias, force, mark_stand
from meadhall.games.dragon_lords.board.scribe import Scribe, letter
from meadhall.games.dragon_lords.board.sheets import Parts
from meadhall.games.dragon_lords.board.wrapped_map import Axis, Lattice, SeaChart
from meadhall.games.dragon_lords.components import Components
from meadhall.games.dragon_lords.facts import NOBODY, NOWHERE, Facts
from meadhall.games.dragon_lords.words import FIRST_SPACE, PARTY, PEOPLE, PEOPLES, SPACE, TERRITORY, VILLAGE

PREFIX = "wastelands-"
NAME = 12.5


class CloseupSheet(NamedTuple):
    size: Point
    oval: Point
    """Half the width and height of the ring road."""
    radius: float
    """Of a space."""
    reach: float
    """Of the waste around the ring."""


DESK_WASTES = CloseupSheet((1046, 612), (400, 212), 17, 46)
PHONE_WASTES = CloseupSheet((390, 600), (150, 232), 15, 34)


class Closeup:
    """Everything that no position changes. ``names`` are what the spaces are called."""

    def __init__(self, facts: Facts, sheet: CloseupSheet, names: tuple[str, ...]) -> None:
        self.facts, self.sheet, self.names = facts, sheet, names
        wide, tall = sheet.size
        self.at = vigrond.spaces(facts.parts, (wide / 2, tall / 2), *sheet.oval)
        self.ways = vigrond.ways(facts.parts, self.at)
        self.land = land_of(facts.parts, sheet)
        self.causeways = list(self._causeways())
        self.labels = self._labels()
        self.ground = self._ground()

    def _causeways(self) -> Iterator[tuple[Point, Point, str]]:
        """From a village out to the edge of the picture, and the name of the territory that lies there."""
        wide, tall = self.sheet.size
        for territory, space in enumerate(self.facts.leads_to):
            if space < 0:
                continue
            land = self.facts.parts.territories[TERRITORY.words[territory]]
            x, y = self.at[space]
            # As the hexagons lie: from the middle of the Wastelands, and round the village.
            dx, dy = (x - wide / 2) / wide, (land.cells[0][1] + 0.3 - 6) / 6
            if abs(dx) < 0.1:
                dx = 0.0
            far = min(
                (wide / 2 - 26 - abs(x - wide / 2)) / abs(dx) if dx else 1e9,
                (tall / 2 - 22 - abs(y - tall / 2)) / abs(dy) if dy else 1e9,
            )
            yield (x, y), (x + dx * far, y + dy * far), land.name

    def _labels(self) -> list[tuple[Point, str]]:
        """A name beside each space but those of plain quests, over no road and no other name."""
        r = self.sheet.radius * 1.2
        taken: list[Box] = [(x - r, y - r, 2 * r, 2 * r) for x, y in self.at.values()]
        found = []
        for space, (x, y) in self.at.items():
            if self.facts.space_kind[space] == "quest":
                continue
            wide = width_of(self.names[space], NAME)
            spots = [
                (x - wide / 2, y + r + 2, wide, 14.0), (x - wide / 2, y - r - 16, wide, 14.0),
                (x + r + 3, y - 7, wide, 14.0), (x - r - 3 - wide, y - 7, wide, 14.0),
                (x + r - 4, y + r - 4, wide, 14.0), (x - r + 4 - wide, y + r - 4, wide, 14.0),
                (x + r - 4, y - r - 10, wide, 14.0), (x - r + 4 - wide, y - r - 10, wide, 14.0),
            ]  # fmt: skip
            best = min(spots, key=lambda box: self._crowded(box, taken))
            taken.append(best)
            found.append(((round(best[0] + wide / 2, 1), round(best[1] + 11, 1)), self.names[space]))
        return found

    def _crowded(self, box: Box, taken: list[Box]) -> float:
        x, y, wide, tall = box
        hidden = sum(shared(box, other) for other in taken)
        points = [(x + wide * k / 4, y + tall / 2) for k in range(5)]
        roads = [*self.ways, *((one, other) for one, other, _ in self.causeways)]
        crossed = sum(hypot(*beside(at, *way)[1:]) < 10 for at in points for way in roads)
        outside = max(0.0, 4 - x) + max(0.0, x + wide + 4 - self.sheet.size[0])
        wet = sum(self.land.cell(*at)[0] != WASTE for at in points)
        return hidden + 40 * crossed + 100 * outside + 15 * wet

    def _ground(self) -> str:
        wide, tall = self.sheet.size
        coast = f'<use href="#{PREFIX}coast"'
        out = [
            f'<rect class="sea" width="{number(wide)}" height="{number(tall)}"/>',
            f'<defs><path id="{PREFIX}coast" d="{rings(self.land.coast)}"/></defs>',
            pen.waterlines(coast),
            f'{coast} class="shore"/>{coast} class="x-waste"/>{coast} class="coastline"/>',
            wrapped_map.ash(self.land, WASTE, self.ways, (wide / 2, tall / 2)),
        ]
        out += [wrapped_map.causeway(one, other) for one, other, _ in self.causeways]
        out.append(wrapped_map.roads(self.ways))
        for _, (x, y), name in self.causeways:
            half = width_of(name, 13, "serif") / 2 + 4
            x = min(max(x, half), wide - half)
            out.append(text(x, y + (-8 if y < tall / 2 else 16), name, "way-name"))
        x, y = self.at[SPACE.find("vigrond-gate")]
        out.append(text(x, y - 2.6 * self.sheet.radius, "Vigrond", "realm-name waste"))
        out += [text(u, v, name, "place-name") for (u, v), name in self.labels]
        return "".join(out)


_LANDS: Memory[SeaChart] = Memory(16)
_CLOSEUPS: Memory[Closeup] = Memory(32)


def land_of(parts: Components, sheet: CloseupSheet) -> SeaChart:
    """The coast of the Wastelands, whatever is written on it."""
    return _LANDS.get((msgspec.json.encode((parts.world, parts.wastelands)), sheet), lambda: _survey(parts, sheet))


def _survey(parts: Components, sheet: CloseupSheet) -> SeaChart:
    wide, tall = sheet.size
    cells = parts.world.wastelands
    columns, rows = [column for column, _ in cells], [row for _, row in cells]
    lattice = Lattice(
        (0, 0, wide, tall),
        Axis(min(columns) - 1, max(columns) + 1, wide, lambda column: 1.0, 0.5),
        Axis(min(rows) - 1, max(rows) + 2, tall, lambda row: 1.0, 0.0),
        parts.world.rows,
    )
    at = vigrond.spaces(parts, (wide / 2, tall / 2), *sheet.oval)
    carve = Waste(vigrond.ring(parts, at), sheet.reach, alone=True)
    return SeaChart(lattice, dict.fromkeys(cells, WASTE), SEED, carve=carve)


def closeup_of(facts: Facts, sheet: CloseupSheet, names: tuple[str, ...]) -> Closeup:
    world = msgspec.json.encode((facts.parts.world, facts.parts.wastelands, facts.parts.territories))
    return _CLOSEUPS.get((world, facts.in_play, sheet, names), lambda: Closeup(facts, sheet, names))


def away(scribe: Scribe, sheet: CloseupSheet) -> Point:
    """What a sheet over the picture must not hide: the party whose turn it is."""
    wide, tall = sheet.size
    s = scribe.s
    space = s.party_at[s.active] if s.active != NOBODY else NOWHERE
    return vigrond.spaces(s.facts.parts, (wide / 2, tall / 2), *sheet.oval).get(space, (0.0, 0.0))


def draw_wastes(scribe: Scribe, sheet: CloseupSheet) -> Picture:
    s = scribe.s
    names = tuple([scribe.write(f"short-{kind}") for kind in s.facts.space_kind])
    closeup = closeup_of(s.facts, sheet, names)
    parts = Parts()
    for space in range(len(SPACE)):
        shut = FIRST_SPACE + space in s.collapsed
        parts |= draw_space(closeup, space, s.facts.space_kind[space], shut, space_line(scribe, space))
    for people in range(PEOPLES):
        space = s.party_at[people]
        if space >= 0:
            same = [other for other in range(PEOPLES) if s.party_at[other] == space]
            lean = (same.index(people) - (len(same) - 1) / 2) * 24
            x, y = closeup.at[space]
            band = force(scribe, people, PARTY, s.party_units[people])
            label = scribe.write("party", people=scribe.people(people), count=s.party_units[people])
            parts |= draw_party(band, scribe.mine(people), (round(x + lean, 1), round(y - 3, 1)), label)
    return Picture(
        *sheet.size, scribe.write("name-wastelands"), closeup.ground, parts, scribe.write("tab-wastelands"), look=LOOK
    )


@lru_cache(maxsize=1024)
def draw_space(closeup: Closeup, space: int, kind: str, shut: bool, label: str) -> Parts:
    """A space, under all the words that it has."""
    word, r = SPACE.words[space], closeup.sheet.radius
    key = f"{PREFIX}space-{word}"
    domains = ["place", "zone"] + ["village"] * (word in VILLAGE.words)
    body = "".join(alias(f"{domain}:{word}", label, spot(r)) for domain in domains)
    body += circle("ring", 0, 0, r + 4) + figures.space(kind, r)
    if shut:
        body += figures.sign("portal-collapse", 1.4, "fierce")
    body += circle("shape", 0, 0, r + 4)
    return {key: part(key, body, closeup.at[space], place=f"space:{word}", label=label, button=True)}


def spot(r: float) -> str:
    return circle("ring", 0, 0, r + 4) + circle("shape", 0, 0, r + 5)


@lru_cache(maxsize=256)
def draw_party(band: Force, mine: bool, at: Point, label: str) -> Parts:
    word = PEOPLE.words[band.people]
    key = f"{PREFIX}party-{word}"
    body = "".join(shift(figures.rim(1.1), -9 - 4 * k, 8) for k in range(min(band.rims, 3)))
    body += pieces.disc(letter(band.people), 13) + text(12, -7, band.units, "count", "start")
    body = f'<g pointer-events="none">{body}</g>'
    if mine:
        own = circle("ring", 0, 0, 17) + circle("shape", 0, 0, 14)
        body = "".join(alias(f"{domain}:party", label, own) for domain in ("bearer", "place")) + body
    parts = {key: part(key, body, at, label=label)}
    for k, mark in enumerate(band.marks):
        stand = mark_stand(mark)
        key = f"{PREFIX}{stand.key}"
        where = (round(at[0] - 15 - 18 * k, 1), round(at[1] - 15, 1))
        body = pieces.ring(stand.width + 4) + stand.body
        parts[key] = part(key, body, where, place=stand.place, label=stand.label)
    return parts
