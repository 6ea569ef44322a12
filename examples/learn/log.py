"""The log of a training: how strong the player was after how long."""

from __future__ import annotations

from pathlib import Path

import msgspec

from meadhall.kernel.save import write_atomically
from meadhall.lab.ratings import Interval, wilson

LOG = Path(__file__).parent / "log.json"


class Point(msgspec.Struct, frozen=True):
    """``minutes`` of processor time and ``games`` of self-play were spent when it won so many of some matches."""

    minutes: float
    games: int
    loss: float | None
    against: str
    matches: int
    wins: float

    @property
    def share(self) -> Interval:
        return wilson(self.wins, self.matches)


class Log(msgspec.Struct):
    """``final`` are longer matches of the last weights."""

    seed: int
    points: list[Point] = []
    final: list[Point] = []


def read_log(path: Path = LOG) -> Log:
    return msgspec.json.decode(path.read_bytes(), type=Log)


def write_log(path: Path, log: Log) -> None:
    write_atomically(path, msgspec.json.format(msgspec.json.encode(log), indent=1).decode() + "\n")


def told(point: Point) -> str:
    share = point.share
    return (
        f"after {point.minutes:.1f} minutes and {point.games:,} games: wins {share.value:.1%} "
        f"({share.low:.0%} to {share.high:.0%}) of {point.matches} against {point.against}"
    )
