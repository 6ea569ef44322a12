"""The score track: the graduated border of the picture, once round for fifty points."""

from __future__ import annotations

from functools import lru_cache

from meadhall.draw.markup import Point
from meadhall.draw.tracks import Frame
from meadhall.games.ice_garden.board import figures
from meadhall.games.ice_garden.board.scribe import Parts, Scribe
from meadhall.games.ice_garden.state import NOBODY

LAP = 50
LEAN = 11.0
"""The distance between markers on the same degree."""


def draw_score(scribe: Scribe, frame: Frame, corner: Point, prefix: str) -> Parts:
    s = scribe.s
    seats = [seat for seat in range(s.facts.seats) if s.character[seat] != NOBODY]
    return discs(frame, corner, prefix, tuple([(seat, scribe.colour(seat), s.score[seat]) for seat in seats]))


@lru_cache(maxsize=512)
def discs(frame: Frame, corner: Point, prefix: str, scores: tuple[tuple[int, str, int], ...]) -> Parts:
    """A disc for each seat, by its colour and score. The result is kept for later calls and must not be changed."""
    out: Parts = {}
    for seat, colour, score in scores:
        degree = score % LAP
        same = [other for other, _, points in scores if points % LAP == degree]
        lean = (same.index(seat) - (len(same) - 1) / 2) * LEAN
        x, y = frame.at(degree)
        if not frame.inset < x < frame.width - frame.inset:
            y += lean
        else:
            x = min(max(x + lean, frame.inset), frame.width - frame.inset)
        laps = score // LAP
        again = f"+{laps * LAP}" if laps else ""
        key = f"{prefix}score-{seat}"
        at = (corner[0] + x, corner[1] + y - 1)
        out[key] = figures.disc(key, colour, 10, at, "track:score", again)
    return out
