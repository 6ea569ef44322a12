"""Hands work to several processes, or to the machines of a Ray cluster."""

from __future__ import annotations

import signal
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from importlib import import_module
from multiprocessing import get_context
from typing import Any, TypeVar

from meadhall.kernel.errors import BadField

Job = TypeVar("Job")
Done = TypeVar("Done")

AHEAD = 2
"""So many jobs for each processor wait on a cluster, so that none is without work."""


def finished(work: Callable[[Job], Done], jobs: Sequence[Job], workers: int) -> Iterator[Done]:
    """What came of the jobs, each as soon as it is done: with several workers in any order."""
    if workers == 1 or len(jobs) < 2:
        yield from map(work, jobs)
        return
    # Fresh processes: a forked copy of a process with threads (the progress bar has one) may hang.
    pool = ProcessPoolExecutor(min(workers, len(jobs)), get_context("spawn"), stop_at_once)
    try:
        for job in as_completed([pool.submit(work, job) for job in jobs]):
            yield job.result()
    finally:
        pool.shutdown(cancel_futures=True)


def stop_at_once() -> None:
    """Ctrl-C ends a worker in the middle of its work; the parent says what there is to say."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def finished_on_cluster(work: Callable[[Job], Done], jobs: Sequence[Job]) -> Iterator[Done]:
    """The same on the Ray cluster that ``RAY_ADDRESS`` names, or on a new one of this machine alone."""
    try:
        ray = import_module("ray")
    except ImportError:
        raise BadField("ray", "Ray is not installed; pip install 'meadhall[ray]' brings it") from None
    if not ray.is_initialized():
        ray.init(log_to_driver=False)
    remote = ray.remote(work)
    waiting = list(reversed(jobs))
    room = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
    running: list[Any] = []
    while waiting or running:
        while waiting and len(running) < room:
            running.append(remote.remote(waiting.pop()))
        done, running = ray.wait(running)
        yield ray.get(done[0])
