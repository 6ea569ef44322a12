"""Discs on tracks. Those that share a space are stacked, and the lowest of them leads."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from meadhall.draw import pieces
from meadhall.draw.markup import Point, part, text
from meadhall.games.mountain_king.standing import Standing

SPACES = 8
"""The spaces of a track, which begins anew after the last."""


class Disc(NamedTuple):
    seat: int
    space: int
    """Counted from 0."""
    height: int
    """Discs below it."""
    lap: int
    """How often the track has begun anew."""


def stacks(standing: Standing) -> list[Disc]:
    """The discs of a track, each stack from its bottom."""
    found: list[Disc] = []
    for seat, value in standing:
        lap, space = divmod(value - 1, SPACES)
        found.append(Disc(seat, space, sum(1 for other in found if other.space == space), lap))
    return found


def pile(discs: int, r: float, wide: float, tall: float) -> tuple[float, list[Point]]:
    """How large discs that share a space are, and where each lies from the middle of its lower edge.

    They climb from side to side, so that nothing of them leaves the space and something of each is seen.
    """
    r = min(r, wide / 2) if discs == 1 else min(r, wide * 0.36, tall / (discs + 0.6))
    aside = 0.0 if discs == 1 else max(0.0, wide / 2 - r)
    rise = min(2 * r, (tall - 2 * r) / (discs - 1)) if discs > 1 else 0.0
    return round(r, 2), [(round(aside * (2 * (k % 2) - 1), 2), round(-r - k * rise, 2)) for k in range(discs)]


def shared(discs: list[Disc], space: int) -> int:
    """How many lie on a space."""
    return sum(1 for disc in discs if disc.space == space)


@lru_cache(maxsize=4096)
def disc(key: str, colour: str, r: float, at: Point, beside: str = "", place: str = "") -> str:
    """A seat's disc as a part, ``beside`` written at its edge. Without a place it leaves clicks to what is below."""
    body = pieces.disc(colour, r) + (text(r - 1, -r + 5, beside, "lap", "start") if beside else "")
    return part(key, body if place else f'<g pointer-events="none">{body}</g>', at, place=place)


def lap(disc: Disc) -> str:
    return f"+{disc.lap * SPACES}" if disc.lap else ""
