"""The initiative track: stages with helms and ships, Vuko tiles, and the markers in stacks."""

from __future__ import annotations

from meadhall.draw import pieces, tracks
from meadhall.draw.markup import Point, part, shift, text
from meadhall.games.ice_garden.board.moment import Moment
from meadhall.games.ice_garden.board.scribe import ROMAN, Scribe
from meadhall.games.ice_garden.rules.advanced import ARROW, active
from meadhall.games.ice_garden.state import NOBODY, Midgaard
from meadhall.games.ice_garden.words import VUKO_TILE

Parts = dict[str, str]
TALL = 84.0
GAP = 10.0
SHIP_WIDTH = 78.0


class Dock:
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


def draw_initiative(scribe: Scribe, now: Moment, dock: Dock, prefix: str) -> Parts:
    s = scribe.s
    out: Parts = {}
    first = 0
    for stage, length in enumerate(s.table.parts.initiative.stages):
        key = f"{prefix}stage-{stage + 1}"
        body = draw_stage(scribe, dock, stage, range(first + 1, first + length + 1))
        tile = tile_of(s, stage)
        place = "track:initiative" if tile == NOBODY else f"tile:{VUKO_TILE.words[tile]}"
        current = bool(s.order) and stage == s.table.stage_of[max(s.helm[seat] for seat in s.order)]
        out[key] = part(key, body, place=place, cls="stage-box on" if current else "stage-box")
        first += length
    for helm in range(1, s.table.helms + 1):
        seats = stack(s, now, helm)
        x, y = dock.helms[helm - 1]
        lean = (16 if len(seats) < 4 else 13) * dock.scale
        for height, seat in enumerate(seats):
            key = f"{prefix}sail-{seat}"
            at = (x + (height - (len(seats) - 1) / 2) * lean, y + 34 - height * 2)
            out[key] = part(key, pieces.disc(scribe.colour(seat), 10.5 if dock.scale > 0.85 else 9.5), at)
    return out


def stack(s: Midgaard, now: Moment, helm: int) -> list[int]:
    """The markers on a helm from the bottom to the top: whoever acts first lies above, and newcomers come on top."""
    here = [seat for seat in s.order if s.helm[seat] == helm and s.character[seat] != NOBODY]
    if not now.unmoved:
        return here[::-1]
    return [seat for seat in here[::-1] if seat in now.unmoved] + [seat for seat in here if seat not in now.unmoved]


def tile_of(s: Midgaard, stage: int) -> int:
    return s.vuko_tiles[stage][0] if stage < len(s.vuko_tiles) else NOBODY


def draw_stage(scribe: Scribe, dock: Dock, stage: int, helms: range) -> str:
    s = scribe.s
    table = s.table
    x, y, width = dock.stages[stage]
    out = tracks.label(x, y, width, TALL)
    tile = tile_of(s, stage)
    if tile == NOBODY:
        title = scribe.write("stage", number=ROMAN[stage])
    else:
        arrow = " →" if s.vuko_tiles[stage][1] == ARROW else ""
        title = f"{ROMAN[stage]} · {scribe.write(f'tile-{VUKO_TILE.words[tile]}')}{arrow}"
    working = tile != NOBODY and bool(s.order) and active(s, tile)
    said = text(x + width / 2, y + 14, title, "stage")
    out += f'<g class="on">{said}</g>' if working else said
    out += tracks.hair(x + 8, y + 19.5, width - 16)
    for helm in helms:
        hx, hy = dock.helms[helm - 1]
        red = helm in table.red_ships
        out += shift(tracks.helm(), hx, hy + 34.5)
        out += shift(tracks.ship(table.ships[helm], table.cubes[helm], red), hx, hy + 63, dock.scale)
    return out
