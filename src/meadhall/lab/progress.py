"""A bar that shows how many games are played, where somebody looks on."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from meadhall.kernel.extras import brought_by
from meadhall.lab.words import say

with brought_by("lab"):
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn


@contextmanager
def progress(total: int, lang: str) -> Iterator[Callable[[int], None]]:
    """Whoever plays tells how many games there are."""
    columns = TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()
    hidden = not sys.stderr.isatty()
    bar = Progress(*columns, console=Console(stderr=True), transient=True, disable=hidden)
    task = bar.add_task(say("playing", lang), total=total)

    def tell(done: int) -> None:
        # Not before: the bar has a thread, and workers start faster from a process without.
        bar.start()
        bar.update(task, completed=done)

    try:
        yield tell
    finally:
        bar.stop()
