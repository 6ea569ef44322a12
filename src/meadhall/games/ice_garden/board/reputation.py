"""The reputation track: the safe area, then 0 to -9, with markers in stacks."""

from __future__ import annotations

from functools import lru_cache

from meadhall.draw import tracks
from meadhall.draw.markup import Point, part, shift, signed, text
from meadhall.games.ice_garden.board import figures, glyphs
from meadhall.games.ice_garden.board.scribe import Parts, Scribe
from meadhall.games.ice_garden.facts import BOTTOM, SAFE
from meadhall.games.ice_garden.state import NOBODY

VALUES = range(SAFE, BOTTOM - 1, -1)
LABELS = ["", *(signed(value) for value in VALUES[1:])]


class ReputationColumn:
    """The track from top to bottom, as on a desk."""

    def __init__(self, left: float, top: float, width: float, row: float) -> None:
        self.left, self.top, self.width, self.row = left, top, width, row
        self.height = 32 + row * len(VALUES)

    def ground(self, title: str) -> str:
        x, y = self.left, self.top
        return (
            tracks.label(x, y, self.width, self.height, title)
            + tracks.ladder(x + 5, y + 26, self.width - 10, self.row, LABELS)
            + shift(glyphs.token("balance"), x + 18, y + 26 + self.row / 2)
        )

    def at(self, step: int, place: int) -> Point:
        """A marker on a space, the first of a stack at the left: bottom first, the top furthest right."""
        return self.left + 45 + place * 15.5, self.top + 25 + self.row * (step + 0.5)


class ReputationLine:
    """The track from left to right, as on a phone; the bottom of a stack is drawn at the bottom."""

    def __init__(self, left: float, top: float, width: float) -> None:
        self.left, self.top, self.width = left, top, width
        self.cell = (width - 12) / len(VALUES) - 2
        self.height = 118.0

    def ground(self, title: str) -> str:
        x, y = self.left, self.top
        return (
            tracks.label(x, y, self.width, self.height, title)
            + tracks.cells(x + 7, y + 86, self.cell, 26, LABELS)
            + shift(glyphs.token("balance"), x + 7 + self.cell / 2, y + 99)
        )

    def at(self, step: int, place: int) -> Point:
        return self.left + 7 + (self.cell + 2) * step + self.cell / 2, self.top + 71 - place * 14


ReputationTrack = ReputationColumn | ReputationLine


def draw_reputation(scribe: Scribe, track: ReputationTrack, prefix: str) -> Parts:
    s = scribe.s
    if s.facts.solo:
        key = f"{prefix}rep-none"
        x, y = track.at(0, 0)
        return {key: part(key, text(0, 4, scribe.write("no-reputation"), "tiny", "start"), (x - 12, y))}
    seats = [seat for seat in s.standing if s.character[seat] != NOBODY]
    ranks = tuple([(seat, scribe.colour(seat), s.reputation[seat]) for seat in seats])
    return discs(track, prefix, ranks, scribe.write("safe"))


@lru_cache(maxsize=512)
def discs(track: ReputationTrack, prefix: str, ranks: tuple[tuple[int, str, int], ...], safe: str) -> Parts:
    """A disc for each seat, by its colour and reputation. The result is kept and must not be changed."""
    out: Parts = {}
    places: dict[int, int] = {}
    for seat, colour, reputation in ranks:
        step = SAFE - max(reputation, BOTTOM)
        place = places.get(step, 0)
        places[step] = place + 1
        key = f"{prefix}rep-{seat}"
        out[key] = figures.disc(key, colour, 10, track.at(step, place), "track:reputation")
    if 0 not in places:
        key = f"{prefix}rep-safe"
        x, y = track.at(0, 0)
        vertical = isinstance(track, ReputationColumn)
        said = text(0, 4, safe, "tiny", "start" if vertical else "middle")
        out[key] = part(key, said, (x - 12, y) if vertical else (x, y + 4))
    return out
