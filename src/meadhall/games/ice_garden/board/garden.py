"""The Ice Garden: an isle with a place for each marker that Fjollsfinn needs."""

from __future__ import annotations

from functools import lru_cache

from meadhall.draw import land, pieces
from meadhall.draw.markup import Point, part, shift, text
from meadhall.games.ice_garden.board.scribe import Parts, Scribe

RADIUS = 43.0
ICE = ((-19, -12, 21), (19, -11, 20), (0, -10, 34), (-10, -7, 16), (11, -7, 15))
BERTHS = 9
"""The number of places that are drawn; markers beyond it are only counted."""


def ground(at: Point, name: str) -> str:
    return shift(land.isle(RADIUS, 5, ICE), *at) + text(at[0], at[1] + 60, name, "isle-name")


def draw_garden(scribe: Scribe, at: Point, prefix: str) -> Parts:
    there = tuple([scribe.colour(seat) for seat, count in enumerate(scribe.s.garden) for _ in range(count)])
    return {f"{prefix}garden": berths(there, scribe.s.facts.goals.dwellers, at, prefix)}


@lru_cache(maxsize=256)
def berths(there: tuple[str, ...], needed: int, at: Point, prefix: str) -> str:
    body = f'<circle class="shape" r="{RADIUS}"/>'
    for berth in range(min(max(needed, len(there)), BERTHS)):
        x, y = (berth % 3 - 1) * 18, 4 + berth // 3 * 17
        body += shift(pieces.cube(there[berth], 14) if berth < len(there) else pieces.slot(13), x, y)
    if len(there) > BERTHS:
        body += text(30, 44, f"+{len(there) - BERTHS}", "count", "start")
    return part(f"{prefix}garden", body, at, place="track:garden")
