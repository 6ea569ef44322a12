"""Work in several processes: everything is done once, and nobody copies a process with threads."""

from __future__ import annotations

import itertools
from threading import Event, Thread

import pytest

from meadhall.lab.workers import THREADS, cores, finished, start_method
from meadhall.terminal.simulate import CHUNK, cuts


def double(number: int) -> int:
    return 2 * number


@pytest.mark.parametrize("workers", [1, 2])
def test_all_jobs_are_done(workers: int) -> None:
    with finished(double, range(5), workers) as done:
        assert sorted(done) == [0, 2, 4, 6, 8]


def test_a_process_with_threads_is_not_copied() -> None:
    stop = Event()
    thread = Thread(target=stop.wait)
    thread.start()
    try:
        assert start_method() == "spawn"
    finally:
        stop.set()
        thread.join()


def test_a_process_without_threads_is_copied(monkeypatch: pytest.MonkeyPatch) -> None:
    if not THREADS.is_dir():
        pytest.skip("this system does not tell its threads")
    monkeypatch.setattr("pathlib.Path.iterdir", lambda self: iter([self]))
    assert start_method() == "fork"


def test_there_is_a_processor() -> None:
    assert cores() >= 1


@pytest.mark.parametrize(("games", "workers"), [(1, 1), (7, 2), (45, 2), (1000, 2), (1000, 16)])
def test_chunks_hold_every_game_once_and_end_small(games: int, workers: int) -> None:
    found = cuts(games, workers)
    sizes = [last - first for first, last in itertools.pairwise(found)]
    assert (found[0], found[-1]) == (0, games)
    assert all(1 <= size <= CHUNK for size in sizes)
    assert sizes == sorted(sizes, reverse=True)
    assert sizes[-1] == 1
