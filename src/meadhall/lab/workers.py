"""Hands work to several processes, or to the machines of a Ray cluster."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from contextlib import contextmanager
from importlib import import_module
from multiprocessing import get_context
from pathlib import Path
from typing import Any, TypeVar

from meadhall.kernel.errors import BadField
from meadhall.kernel.extras import how_to_get

JobT = TypeVar("JobT")
ResultT = TypeVar("ResultT")

AHEAD = 2
"""How many jobs for each processor wait on a cluster, so that none is without work."""
THREADS = Path("/proc/self/task")


def cores() -> int:
    """How many processors this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


@contextmanager
def finished(work: Callable[[JobT], ResultT], jobs: Sequence[JobT], workers: int) -> Iterator[Iterator[ResultT]]:
    """What came of the jobs, each as soon as it is done: with several workers in any order.

    Enter it before anything starts a thread, such as a progress bar: then the workers start at once.
    """
    if workers == 1 or len(jobs) < 2:
        yield map(work, jobs)
        return
    pool = ProcessPoolExecutor(min(workers, len(jobs)), get_context(start_method()), stop_at_once)
    try:
        given = [pool.submit(work, job) for job in jobs]
        yield (job.result() for job in as_completed(given))
    finally:
        pool.shutdown(cancel_futures=True)


def start_method() -> str:
    """A copy of this process has everything loaded; but a copy of one with threads may hang, so a fresh one then."""
    alone = THREADS.is_dir() and len(list(THREADS.iterdir())) == 1
    return "fork" if alone else "spawn"


def stop_at_once() -> None:
    """Ctrl-C ends a worker in the middle of its work; the parent says what there is to say."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def finished_on_cluster(work: Callable[[JobT], ResultT], jobs: Sequence[JobT]) -> Iterator[ResultT]:
    """The same on the Ray cluster that ``RAY_ADDRESS`` names, or on a new one of this machine alone."""
    try:
        ray = import_module("ray")
    except ImportError:
        raise BadField("ray", how_to_get("ray")) from None
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
