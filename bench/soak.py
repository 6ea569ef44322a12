"""Let people play for an hour, and see what grows: memory, descriptors, the database.

``python -m bench.soak`` keeps so many tables busy at the pace of people. A table is left after a while, as tables are,
and another one opened, so that whatever holds on to old tables shows. Each minute has a line; at the end stands what a
minute and a move cost, and the run fails if memory or descriptors still grow in its last third. Linux only.
"""

from __future__ import annotations

import argparse
import asyncio
import signal
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path
from random import Random

import msgspec

from bench.server import MIB, Failure, Meadhall, Person, PlayedTable, Stretch, family, memory_kb, quantile

GAMES = ("ice-garden", "mountain-king", "dragon-lords")
MOST_MEMORY = 0.5
"""Megabytes a minute by which a server may grow in the last third of a run; what it keeps at hand is full by then."""
MOST_DESCRIPTORS = 20
"""So many more may be open at the end than at the beginning of the last third."""
SHORTEST = 3
"""Minutes after which growth is judged at all."""


class Given(msgspec.Struct, frozen=True):
    """The size of the run."""

    minutes: float
    tables: int
    players: int
    moves: int
    """After so many moves a table is left for another one."""
    pause: float
    """Seconds between two moves at a table."""


class Minute(msgspec.Struct, frozen=True):
    """How things stood at the end of a minute."""

    at: float
    moves: int
    tables: int
    """All that were ever opened."""
    p99_ms: float
    memory_mb: float
    descriptors: int
    database_mb: float


class Report(msgspec.Struct, frozen=True):
    given: Given
    minutes: list[Minute]
    memory_mb_a_minute: float
    """In the last third."""
    descriptors_more: int
    bytes_a_move: float

    @property
    def steady(self) -> bool:
        return self.memory_mb_a_minute <= MOST_MEMORY and self.descriptors_more <= MOST_DESCRIPTORS


class Soak:
    """The tables of one run, and what was counted so far."""

    def __init__(self, side: Meadhall, database: Path, given: Given) -> None:
        self.side = side
        self.database = database
        self.given = given
        self.opened = 0
        self.played = Stretch(given.minutes * 60, None)

    async def run(self, every: float) -> list[Minute]:
        tables = [await self.gather(number) for number in range(self.given.tables)]
        self.played = Stretch(self.given.minutes * 60, None)
        minutes: list[Minute] = []
        async with asyncio.TaskGroup() as group:
            for table in tables:
                group.create_task(self.keep_playing(table))
            while not self.played.over:
                await asyncio.sleep(max(0.0, min(every, self.played.until - time.perf_counter())))
                minutes.append(self.look())
                print(line(minutes[-1]), flush=True)
        return minutes

    async def gather(self, number: int) -> PlayedTable:
        """People at a table."""
        people = [await Person(self.side.base).enter() for _ in range(self.given.players)]
        table = PlayedTable(people, Random(number))
        self.side.tables.append(table)
        await self.sit_down(table)
        return table

    async def sit_down(self, table: PlayedTable) -> None:
        table.game = GAMES[self.opened % len(GAMES)]
        self.opened += 1
        await table.sit_down()

    async def keep_playing(self, table: PlayedTable) -> None:
        """One table after the other, by the same people."""
        # Not all of them move at the same moment.
        await asyncio.sleep(table.rng.random() * self.given.pause)
        while not self.played.over:
            for _ in range(self.given.moves):
                await self.move(table)
                await asyncio.sleep(self.given.pause)
                if self.played.over:
                    break
            else:
                await self.sit_down(table)
        await table.get_up()
        for player in table.players:
            await player.person.http.aclose()

    async def move(self, table: PlayedTable) -> None:
        """One move, unless the house has something to answer first, or is quicker."""
        if self.played.over or not any(player.told.options for player in table.players):
            return
        try:
            await table.move(self.played)
        except Failure:
            if table.refused is None or table.refused.code != "stale":
                raise
            table.refused = None

    def look(self) -> Minute:
        times, self.played.times = self.played.times, []
        return Minute(
            at=time.perf_counter() - self.played.begun,
            moves=self.played.sent,
            tables=self.opened + self.played.games,
            p99_ms=quantile(times, 0.99) * 1000 if times else 0.0,
            memory_mb=memory_kb(self.side.pid) / MIB,
            descriptors=sum(len(list(Path(f"/proc/{one}/fd").iterdir())) for one in family(self.side.pid)),
            database_mb=bytes_of(self.database) / MIB**2,
        )


def bytes_of(database: Path) -> int:
    """The file, and what stands beside it."""
    return sum(file.stat().st_size for file in database.parent.glob(f"{database.name}*"))


def judged(given: Given, minutes: list[Minute]) -> Report:
    last = minutes[len(minutes) * 2 // 3 :]
    first, end = last[0], last[-1]
    spent = max(1.0, end.at - first.at) / 60
    grown = end.database_mb - minutes[0].database_mb
    return Report(
        given=given,
        minutes=minutes,
        memory_mb_a_minute=(end.memory_mb - first.memory_mb) / spent,
        descriptors_more=end.descriptors - first.descriptors,
        bytes_a_move=grown * MIB**2 / max(1, end.moves - minutes[0].moves),
    )


def line(now: Minute) -> str:
    return (
        f"{now.at / 60:6.1f} min {now.moves:8} moves {now.tables:6} tables  p99 {now.p99_ms:6.1f} ms"
        f"  memory {now.memory_mb:7.1f} MB  descriptors {now.descriptors:5}  database {now.database_mb:8.2f} MB"
    )


def show(report: Report) -> str:
    told = (
        f"In the last third memory grew by {report.memory_mb_a_minute:.2f} MB a minute"
        f" and {report.descriptors_more} descriptors more were open; a move took {report.bytes_a_move:.0f} bytes."
    )
    if report.steady:
        return told
    if report.given.minutes < SHORTEST:
        return f"{told} That was too short to judge."
    return f"{told} No more than {MOST_MEMORY} MB a minute and {MOST_DESCRIPTORS} descriptors are expected."


async def soak(given: Given, every: float) -> Report:
    with tempfile.TemporaryDirectory(prefix="meadhall-soak-") as name:
        folder = Path(name)
        async with Meadhall.start(folder) as side:
            task = asyncio.current_task()
            assert task is not None
            asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, task.cancel)
            minutes = await Soak(side, folder / "meadhall.sqlite", given).run(every)
    return judged(given, minutes)


def main(argv: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="Let people play for long, and see what grows.")
    parser.add_argument("--minutes", type=float, default=60.0, metavar="N", help="how long (default: 60)")
    parser.add_argument("--tables", type=int, default=32, metavar="N", help="tables at once (default: 32)")
    parser.add_argument("--players", type=int, choices=(2, 3, 4), default=3, help="at each table (default: 3)")
    parser.add_argument("--moves", type=int, default=60, metavar="N", help="until a table is left (default: 60)")
    parser.add_argument("--pause", type=float, default=2.5, metavar="S", help="between two moves (default: 2.5)")
    parser.add_argument("--every", type=float, default=60.0, metavar="S", help="seconds between lines (default: 60)")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the results there too")
    args = parser.parse_args(argv)
    if min(args.minutes, args.tables, args.moves, args.pause, args.every) <= 0:
        parser.error("minutes, tables, moves and seconds are more than nothing")
    if not sys.platform.startswith("linux"):
        parser.error("this measurement needs Linux")
    given = Given(args.minutes, args.tables, args.players, args.moves, args.pause)
    try:
        report = asyncio.run(soak(given, args.every))
    except (Failure, ExceptionGroup) as failed:
        print(failed.exceptions[0] if isinstance(failed, ExceptionGroup) else failed, file=sys.stderr)
        return 1
    except asyncio.CancelledError:
        print("stopped", file=sys.stderr)
        return 1
    print(show(report))
    if args.json:
        args.json.write_bytes(msgspec.json.format(msgspec.json.encode(report), indent=1) + b"\n")
    return 0 if report.steady or args.minutes < SHORTEST else 1


if __name__ == "__main__":
    sys.exit(main())
