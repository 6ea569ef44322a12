"""The Honour track: the graduated border of the picture, once round for a hundred."""

from __future__ import annotations

from meadhall.draw.markup import Point
from meadhall.draw.tracks import Frame
from meadhall.games.mountain_king.board.discs import disc
from meadhall.games.mountain_king.board.scribe import Parts, Scribe, colour

LEAN = 10.0
"""The distance between discs on one degree."""


def draw_honour(scribe: Scribe, frame: Frame, corner: Point, radius: float, prefix: str) -> Parts:
    s, parts = scribe.s, Parts()
    for seat, score in enumerate(s.score):
        laps, degree = divmod(score, frame.steps)
        same = [other for other in range(s.players) if s.score[other] % frame.steps == degree]
        lean = (same.index(seat) - (len(same) - 1) / 2) * LEAN
        x, y = frame.at(degree)
        upright = x <= frame.inset or x >= frame.width - frame.inset
        x, y = (x, inside(y + lean, frame.height, frame)) if upright else (inside(x + lean, frame.width, frame), y)
        key = f"{prefix}honour-{seat}"
        again = f"+{laps * frame.steps}" if laps else ""
        parts[key] = disc(key, colour(seat), radius, (corner[0] + x, corner[1] + y - 1), again, "track:honour")
    return parts


def inside(value: float, length: float, frame: Frame) -> float:
    """Discs never leave the border at its corners."""
    return min(max(value, frame.inset), length - frame.inset)
