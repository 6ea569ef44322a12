"""What of the world stays the same for a whole game: sea, land, borders, mountains, firs, anchors, roads, names."""

from __future__ import annotations

from meadhall.draw import pen
from meadhall.draw.atlas import SEA
from meadhall.draw.markup import Box, Element, Point, circle, line, number, overlap, part, rings, shift, text, width_of
from meadhall.draw.memory import Memory
from meadhall.games.dragon_lords.board import figures, vigrond, wrapped_map
from meadhall.games.dragon_lords.board.chart import WASTE, Chart, chart_of
from meadhall.games.dragon_lords.board.frame import frame
from meadhall.games.dragon_lords.board.sheets import WorldSheet
from meadhall.games.dragon_lords.board.wrapped_map import FAR
from meadhall.games.dragon_lords.facts import Facts, realm_of
from meadhall.games.dragon_lords.words import REALM, SPACE, TERRITORY
from meadhall.games.dragon_lords.words import SEA as SEA_ZONE
from meadhall.kernel.sets import has


class Scenery:
    """The ground of a picture, the land that lies on its sea zones, and the furniture over the bands of who holds what.

    ``words`` are the names on the water, in a language.
    """

    def __init__(self, chart: Chart, facts: Facts, words: tuple[str, ...]) -> None:
        self.chart, self.facts, self.sheet, self.parts = chart, facts, chart.sheet, facts.parts
        self.ground = self._ground(words)
        self.land = self._land()
        self.furniture = self._furniture()
        self.names = self._names()

    def _ground(self, words: tuple[str, ...]) -> str:
        sheet, land, prefix = self.sheet, self.chart.land, self.sheet.prefix
        x, y, wide, tall = sheet.frame
        beyond = sheet.beyond if sheet.world else 0
        shapes = "".join(
            f'<path id="{prefix}shape-{safe(name)}" d="{rings(outline)}"/>' for name, outline in land.outline.items()
        )
        clips = "".join(
            f'<clipPath id="{prefix}clip-{name}"><use href="#{prefix}shape-{name}"/></clipPath>'
            for name in land.outline
            if not name.endswith(FAR)
        )
        hexes = "".join(
            f'<path id="{prefix}hex-{SEA_ZONE.words[zone]}" d="{line(self.chart.lattice.hexagon(cell, 0.9), True)}"/>'
            for zone, cell in self.chart.seas.items()
        )
        clip = (
            f'<clipPath id="{prefix}inner"><rect x="{number(x)}" y="{number(y - beyond)}" width="{number(wide)}" '
            f'height="{number(tall + 2 * beyond)}"/></clipPath>'
        )
        coast = f'<use href="#{prefix}coast"'
        out = [
            f'<rect class="sea" width="{number(sheet.size[0])}" height="{number(sheet.size[1])}"/>',
            f'<defs><path id="{prefix}coast" d="{rings(land.coast)}"/>{shapes}{hexes}{clips}{clip}</defs>',
            f'<g clip-path="url(#{prefix}inner)">',
            pen.waterlines(coast, ((10, 0.35), (5.5, 0.7))),
            wrapped_map.net(self.chart.lattice, self.chart.seas.values()),
            self._sea_words(words),
            "</g>",
        ]
        return "".join(out)

    def _land(self) -> dict[str, str]:
        """The shore and the tinted land: over the sea zones, under everything else."""
        prefix = self.sheet.prefix
        tints = "".join(
            f'<use href="#{prefix}shape-{safe(name)}" class="{self.tint(name)}"/>' for name in self.chart.land.outline
        )
        body = f'<g clip-path="url(#{prefix}inner)"><use href="#{prefix}coast" class="shore"/>{tints}</g>'
        return {f"{prefix}land": still(f"{prefix}land", body)}

    def tint(self, name: str) -> str:
        name = name.removesuffix(FAR)
        if name == WASTE:
            return "x-waste"
        territory = TERRITORY.find(name)
        if not self._plays(territory):
            return "x-tundra"
        realm = realm_of(territory)
        if realm < 0:
            return "x-gold"
        return f"x-{self.parts.realms[REALM.words[realm]].colour}"

    def _sea_words(self, words: tuple[str, ...]) -> str:
        """The names of the Realms, each on the water beside it, and a few things that live there."""
        taken: list[Box] = [(x - 12, y - 12, 24.0, 24.0) for x, y in self.chart.harbours.values()]
        for (x, y), (u, v), _ in self._ways():
            taken += [(x + (u - x) * k / 8 - 12, y + (v - y) * k / 8 - 12, 24.0, 24.0) for k in range(9)]
        out = []
        for realm, word in enumerate(REALM.words):
            one = self.parts.realms[word]
            own = [t for t in self.chart.territories if realm_of(t) == realm and self._plays(t)]
            if not own:
                continue
            wide = width_of(one.name, 16, "caps", 0.22)
            box = self._open_water(own, (wide, 16.0), taken)
            taken.append(box)
            cls = f"realm-name i-{one.colour}"
            out.append(text(box[0] + box[2] / 2, box[1] + 13, one.name, cls))
        return "".join(out) + self._ornaments(words, taken)

    def _open_water(self, own: list[int], size: Point, taken: list[Box]) -> Box:
        """A box on the water, as near to these territories as there is room."""
        x, y, wide, tall = self.sheet.frame
        hearts = [self.chart.heart(t) for t in own]
        mx, my = (sum(at[k] for at in hearts) / len(hearts) for k in (0, 1))
        best, found = 1e9, (mx, my, *size)
        for py in range(int(y) + 4, int(y + tall - size[1]) - 4, 6):
            for px in range(int(x) + 6, int(x + wide - size[0]) - 6, 8):
                cost = abs(px + size[0] / 2 - mx) + 1.6 * abs(py + size[1] / 2 - my)
                if cost < best and self._wet((px, py, *size), taken):
                    best, found = cost, (px, py, *size)
        return found

    def _wet(self, box: Box, taken: list[Box]) -> bool:
        """Whether a box lies on open water, off everything else."""
        x, y, wide, tall = box
        for k in range(7):
            for m in (0.0, 0.5, 1.0):
                owner, far = self.chart.land.cell(x + wide * k / 6, y + tall * m)
                if owner != SEA or far < 5:
                    return False
        return not any(overlap(box, other) for other in taken)

    def _ornaments(self, words: tuple[str, ...], taken: list[Box]) -> str:
        if not self.sheet.world:
            return ""
        out = ""
        for k, (at, size) in enumerate((((12.0, 2.6), (76.0, 30.0)), ((12.0, 9.0), (44.0, 54.0)))):
            x, y = self.chart.lattice.at(*at)
            box = (x - size[0] / 2, y - size[1] / 2, *size)
            if self._wet(box, taken):
                taken.append(box)
                out += shift(wrapped_map.serpent(0.86) if k == 0 else pen.rose(18), x, y)
        for name, at in zip(words, ((14.4, 5.4), (3.2, 5.4), (6.0, 3.1)), strict=True):
            wide = width_of(name, 15, "serif", 0.16)
            x, y = self.chart.lattice.at(*at)
            spots = [
                (x + dx - wide / 2, y + dy - 10, wide, 15.0) for dy in range(-30, 31, 6) for dx in range(-60, 61, 10)
            ]
            free = [box for box in spots if self._wet(box, taken)]
            if free:
                box = min(free, key=lambda box: abs(box[0] + wide / 2 - x) + abs(box[1] + 10 - y))
                taken.append(box)
                out += text(box[0] + wide / 2, box[1] + 12, name, "seaname")
        return out

    def _furniture(self) -> dict[str, str]:
        """What stands over the bands of who holds what: borders, mountains, firs, anchors, ways, the frame."""
        prefix = self.sheet.prefix
        inside = self._lines() + self._growth() + self._bridges() + self._anchors() + self._roads()
        body = f'<g clip-path="url(#{prefix}inner)">{inside}</g>{frame(self.chart.lattice, self.sheet, self.parts)}'
        return {f"{prefix}relief": still(f"{prefix}relief", body)}

    def _lines(self) -> str:
        borders, realms, walls = "", "", ""
        for pair, points in self.chart.land.lines:
            one, other = (name.removesuffix(FAR) for name in pair)
            if SEA in pair or WASTE in (one, other) or one == other:
                continue
            first = self.parts.territories[one]
            if other in first.mountains:
                walls += line(points)
            elif first.realm and first.realm == self.parts.territories[other].realm:
                borders += line(points)
            else:
                realms += line(points)
        return (
            f'<path class="frontier" d="{borders}"/><path class="frontier realm" d="{realms}"/>'
            f'<path class="wall" d="{walls}"/><use href="#{self.sheet.prefix}coast" class="coastline"/>'
        )

    def _growth(self) -> str:
        forests = [TERRITORY.words[t] for t in self.chart.territories if has(self.facts.forest, t)]
        quiet = [(x - 5, y - 3, wide + 10, tall + 9) for x, y, wide, tall in self.chart.boxes.values()]
        return wrapped_map.planted(
            self.chart.peaks, wrapped_map.woods(self.chart.land, forests, self.chart.peaks, quiet, self.sheet.scale)
        )

    def _ways(self) -> list[tuple[Point, Point, float]]:
        """The causeways from territories that are in play."""
        return [way for territory, way in self.chart.causeways.items() if self._plays(territory)]

    def _bridges(self) -> str:
        return "".join(wrapped_map.causeway(*way) for way in self._ways())

    def _anchors(self) -> str:
        scale = self.sheet.scale
        anchor = circle("anchorage", 0, 0, 7.4 * scale) + figures.sign("anchor", 0.78 * scale, "wet")
        return "".join(shift(anchor, x, y) for (place, _), (x, y) in self.chart.harbours.items() if self._plays(place))

    def _plays(self, place: int) -> bool:
        """Whether a territory is in play; villages always are."""
        return place < 0 or has(self.facts.in_play, place)

    def _roads(self) -> str:
        if not self.chart.spaces:
            return "".join(shift(figures.space("village", 11), x, y) for x, y in self.chart.villages.values())
        ways = vigrond.ways(self.parts, self.chart.spaces)
        assert self.sheet.oval is not None
        out = wrapped_map.ash(
            self.chart.land, WASTE, ways, (self.sheet.oval[0] + 40, self.sheet.oval[1] + 40)
        ) + wrapped_map.roads(ways)
        x, y = self.chart.spaces[SPACE.find("vigrond-gate")]
        return out + text(x, y - 17, "Vigrond", "realm-name waste")

    def _names(self) -> dict[str, str]:
        """The names of the territories: over everything that shines while it may be chosen."""
        key, out = f"{self.sheet.prefix}names", ""
        for territory in self.chart.territories:
            land = self.parts.territories[TERRITORY.words[territory]]
            x, y = self.chart.heart(territory)
            cls = "land-name" + (" great" if land.kind == "kingdom" else "") + ("" if self.sheet.world else " near")
            cls += "" if self._plays(territory) else " gone"
            out += text(x, y - 4.5 * self.sheet.scale, land.name, cls)
        return {key: still(key, out)}


def still(key: str, body: str) -> str:
    """A part that never changes and leaves clicks to what is below; that also tells what there is to hear."""
    return Element.whole(part(key, f'<g pointer-events="none" aria-hidden="true">{body}</g>', cls="relief"))


def safe(name: str) -> str:
    """A name as part of an id."""
    return f"far-{name.removesuffix(FAR)}" if name.endswith(FAR) else name


_SCENES: Memory[Scenery] = Memory(32)


def scenery_of(facts: Facts, sheet: WorldSheet, words: tuple[str, ...]) -> Scenery:
    """The scenery of a table's world. It is kept: ask as often as you like."""
    chart = chart_of(facts.parts, sheet)
    return _SCENES.get((chart, facts.in_play, words), lambda: Scenery(chart, facts, words))
