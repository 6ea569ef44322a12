"""The arena: plays all games of a plan that its folder does not hold yet."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, nullcontext

from meadhall.lab.folder import Folder
from meadhall.lab.playing import play
from meadhall.lab.records import PlayedGame, Record
from meadhall.lab.schedule import Fixture, Plan, fixture
from meadhall.lab.workers import finished, finished_on_cluster


def deaf(_: int) -> None:
    """For those who do not want to hear how far it is."""


def run(
    plan: Plan, games: int, folder: Folder, workers: int, on_ray: bool = False, tell: Callable[[int], None] = deaf
) -> list[Record]:
    """Play the games up to this number; ``tell`` hears how many there are, first those of earlier runs.

    Each game is on disk as soon as it is over, so whoever is interrupted loses no more than the games in progress.
    """
    folder.begin(plan)
    records = folder.records()
    # An interruption may have cut a line off, and nothing may be written behind that.
    folder.tidy(records)
    there = {record.number for record in records}
    jobs = [fixture(plan, number) for number in range(1, games + 1) if number not in there]
    with games_of(jobs, workers, on_ray) as games_played:
        tell(len(records))
        for played in games_played:
            folder.add(played)
            records.append(played.record)
            tell(len(records))
    records.sort(key=lambda record: record.number)
    folder.tidy(records)
    return records


def games_of(jobs: list[Fixture], workers: int, on_ray: bool) -> AbstractContextManager[Iterator[PlayedGame]]:
    return nullcontext(finished_on_cluster(play, jobs)) if on_ray else finished(play, jobs, workers)
