"""Plays all sides, each as an arena of its own in a folder below a common one."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from math import ceil
from pathlib import Path
from typing import NamedTuple

from meadhall.lab.arena import run
from meadhall.lab.folder import Folder
from meadhall.lab.progress import progress
from meadhall.lab.workbench.comparison import Comparison, widest
from meadhall.lab.workbench.sides import Side

FIRST_BLOCKS = 20
"""How many blocks are played before somebody looks for the first time."""
FASTER = 2.0
"""By how much the number of games grows at most from one look to the next."""
MOST_GAMES = 20_000
"""A side is not played longer than this, however wide its intervals are."""


class Length(NamedTuple):
    """How long to play: so many ``games`` a side, or ``until`` no interval reaches further to either side."""

    games: int
    until: float | None = None


class Players(NamedTuple):
    workers: int = 1
    on_ray: bool = False


def play(
    sides: list[Side], folder: Path, length: Length, by: Players, lang: str, look: Callable[[Comparison], None]
) -> Comparison:
    """The comparison of all games. ``look`` hears of each look before the last."""
    if length.until is None:
        return compared(sides, folder, whole(length.games, sides), by, lang)
    games = whole(FIRST_BLOCKS, sides, FIRST_BLOCKS)
    while True:
        found = compared(sides, folder, games, by, lang)
        wide = widest(found)
        if wide < length.until or found.games >= MOST_GAMES:
            return found
        look(found)
        # An interval is half as wide with four times as many games; a few more, lest it fails by a hair.
        needed = found.games * min(FASTER, 1.05 * (wide / length.until) ** 2)
        games = whole(min(MOST_GAMES, max(ceil(needed), found.games + 1)), sides)


def whole(games: int, sides: list[Side], blocks: int = 0) -> int:
    """So many games or a few more, so that every block is whole."""
    players = len(sides[0].plan.bots)
    return players * max(blocks, ceil(games / players))


def compared(sides: list[Side], folder: Path, games: int, by: Players, lang: str) -> Comparison:
    with progress(games * len(sides), lang) as tell:
        records = []
        for n, side in enumerate(sides):
            told = partial(tell_behind, tell, n * games)
            records.append(run(side.plan, games, Folder(folder / side.name), by.workers, by.on_ray, told))
    return Comparison(sides, records)


def tell_behind(tell: Callable[[int], None], before: int, count: int) -> None:
    """The games of a side are counted behind those of the sides before it."""
    tell(before + count)
