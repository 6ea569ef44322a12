"""The initiative track: stages with helms and ships, Vuko tiles, and the markers in stacks."""

from __future__ import annotations

from functools import lru_cache

from meadhall.draw import tracks
from meadhall.draw.markup import Point, circle, part, shift, text
from meadhall.draw.memory import Memory
from meadhall.games.ice_garden.board import figures
from meadhall.games.ice_garden.board.moment import Moment
from meadhall.games.ice_garden.board.scribe import ROMAN, Parts, Pen, Scribe
from meadhall.games.ice_garden.rules.advanced import ARROW, active
from meadhall.games.ice_garden.state import NOBODY, IceGardenState
from meadhall.games.ice_garden.words import VUKO_TILE

TALL = 84.0
GAP = 10.0
SHIP_WIDTH = 78.0


class InitiativeLayout:
    """Where each stage and each helm lies, when the stages are laid out in rows."""

    def __init__(self, lengths: tuple[int, ...], left: float, top: float, width: float, rows: int) -> None:
        self.stages: list[tuple[float, float, float]] = []
        """Left, top and width of each stage."""
        self.helms: list[Point] = []
        each = len(lengths) // rows
        narrowest = width
        for row in range(rows):
            stages = lengths[row * each : (row + 1) * each]
            helm = (width - GAP * (len(stages) - 1)) / sum(stages)
            narrowest = min(narrowest, helm)
            x, y = left, top + row * (TALL + 8)
            for length in stages:
                self.stages.append((x, y, helm * length))
                self.helms += [(x + helm * (k + 0.5), y) for k in range(length)]
                x += helm * length + GAP
        self.scale = min(1.0, narrowest / SHIP_WIDTH)


def draw_initiative(scribe: Scribe, now: Moment, layout: InitiativeLayout, prefix: str) -> Parts:
    """The stages and the markers on them. The result is kept for later calls and must not be changed."""
    s = scribe.s
    key = (scribe.lang, layout, prefix, s.facts, s.character, s.order, tuple(s.helm), s.vuko_tiles, now.unmoved)
    return _DRAWN.get(key, lambda: _draw(scribe, now, layout, prefix))


_DRAWN: Memory[Parts] = Memory(256)


def _draw(scribe: Scribe, now: Moment, layout: InitiativeLayout, prefix: str) -> Parts:
    s = scribe.s
    out: Parts = {}
    first = 0
    ahead = s.facts.stage_of[max(s.helm[seat] for seat in s.order)] if s.order else NOBODY
    for stage, length in enumerate(s.facts.parts.initiative.stages):
        tile = tile_of(s, stage)
        working = tile != NOBODY and bool(s.order) and active(s, tile)
        ships = tuple([ship(s, helm) for helm in range(first + 1, first + length + 1)])
        out[f"{prefix}stage-{stage + 1}"] = draw_stage(
            scribe.lang, layout, prefix, stage, tile, arrow(s, stage), working, stage == ahead, first, ships
        )
        first += length
    for helm in range(1, s.facts.helms + 1):
        seats = stack(s, now, helm)
        x, y = layout.helms[helm - 1]
        lean = (16 if len(seats) < 4 else 13) * layout.scale
        for height, seat in enumerate(seats):
            key = f"{prefix}sail-{seat}"
            at = (x + (height - (len(seats) - 1) / 2) * lean, y + 34 - height * 2)
            out[key] = figures.disc(key, scribe.colour(seat), 10.5 if layout.scale > 0.85 else 9.5, at)
    return out


def stack(s: IceGardenState, now: Moment, helm: int) -> list[int]:
    """The markers on a helm from the bottom to the top: whoever acts first lies above, and newcomers come on top."""
    here = [seat for seat in s.order if s.helm[seat] == helm and s.character[seat] != NOBODY]
    if not now.unmoved:
        return here[::-1]
    return [seat for seat in here[::-1] if seat in now.unmoved] + [seat for seat in here if seat not in now.unmoved]


def tile_of(s: IceGardenState, stage: int) -> int:
    return s.vuko_tiles[stage][0] if stage < len(s.vuko_tiles) else NOBODY


Ship = tuple[int, int, bool]
"""The number on the sail, the number of shields, and whether the ship is red."""


def ship(s: IceGardenState, helm: int) -> Ship:
    return s.facts.ships[helm], s.facts.cubes[helm], helm in s.facts.red_ships


def arrow(s: IceGardenState, stage: int) -> bool:
    return stage < len(s.vuko_tiles) and s.vuko_tiles[stage][1] == ARROW


def title(pen: Pen, stage: int, tile: int, arrow: bool) -> str:
    if tile == NOBODY:
        return pen.write("stage", number=ROMAN[stage])
    return f"{ROMAN[stage]} · {pen.write(f'tile-{VUKO_TILE.words[tile]}')}{' →' if arrow else ''}"


@lru_cache(maxsize=256)
def draw_stage(
    lang: str,
    layout: InitiativeLayout,
    prefix: str,
    stage: int,
    tile: int,
    arrow: bool,
    working: bool,
    current: bool,
    first: int,
    ships: tuple[Ship, ...],
) -> str:
    """A stage: ``working`` lights its Vuko tile, ``current`` its frame; ``first`` helms lie before it."""
    x, y, width = layout.stages[stage]
    out = tracks.label(x, y, width, TALL)
    said = text(x + width / 2, y + 14, title(Pen(lang), stage, tile, arrow), "stage")
    out += f'<g class="on">{said}</g>' if working else said
    out += tracks.hair(x + 8, y + 19.5, width - 16)
    for (number, shields, red), (hx, hy) in zip(ships, layout.helms[first:], strict=False):
        out += shift(draw_helm(), hx, hy + 34.5)
        out += shift(draw_ship(number, shields, red), hx, hy + 63, layout.scale)
    place = "track:initiative" if tile == NOBODY else f"tile:{VUKO_TILE.words[tile]}"
    return part(f"{prefix}stage-{stage + 1}", out, place=place, cls="stage-box on" if current else "stage-box")


def draw_ship(figure: object, shields: int, red: bool = False) -> str:
    """A longship around 0, 0 (its deck), a number on the sail and shields along the side."""
    out = '<path class="sail" d="M-12-15h24q-3 6.5 0 13h-24q3-6.5 0-13z"/>' + text(0, -3.5, figure, "ship-n")
    out += (
        '<path class="ship" d="M-31-7q2 8 11 9.5h40q9-1.5 11-9.5q1 13-11 18h-40q-12-5-11-18z"/>'
        '<path class="curl" d="M31-7q1-5 5-4q2 2-1 3.5M-31-7q-1-4-4-3.5"/>'
    )
    out += "".join(circle("shield", (k - (shields - 1) / 2) * 9.5, 5, 3.5) for k in range(shields))
    return f'<g class="red">{out}</g>' if red else f"<g>{out}</g>"


def draw_helm() -> str:
    """An empty place on a ship's track: a helmet around 0, 0."""
    return '<path class="helm" d="M-10 9.5v-8a10 11 0 0 1 20 0v8zM-10 2.5h20M0-9.5v12M-2.5 2.5v7h5v-7"/>'
