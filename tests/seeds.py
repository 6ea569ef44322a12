"""Secret seeds that are no secret: the tables of a test get the same ones, and so play the same games, in every run."""

from __future__ import annotations

from itertools import count
from pathlib import Path

from meadhall.server.tables.fair_dice import BITS

FIRST = 1 << (BITS - 1)


class Seeds:
    """One after the other, and from the first again for the next test."""

    def __init__(self) -> None:
        self.begin()

    def begin(self) -> None:
        self._seeds = count(FIRST)

    def __call__(self) -> int:
        return next(self._seeds)


class SeedsInFile:
    """The same for a server that runs by itself. How many it has given stands in a file, which the tests remove."""

    def __init__(self, folder: Path) -> None:
        self.file = folder / "seeds"

    def begin(self) -> None:
        self.file.unlink(missing_ok=True)

    def __call__(self) -> int:
        given = len(self.file.read_bytes()) if self.file.exists() else 0
        self.file.write_bytes(b"." * (given + 1))
        return FIRST + given
