"""What ``meadhall bench`` does: measure, show the table, keep the results, and judge them if it is asked to."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

from meadhall.bench import results
from meadhall.bench.run import BenchPlan, run
from meadhall.bench.subjects import Failure
from meadhall.bench.table import show
from meadhall.bench.targets import verdicts
from meadhall.bench.words import say
from meadhall.kernel.errors import BadField


class BenchOutput(NamedTuple):
    """What becomes of the figures."""

    check: bool = False
    save: bool = False
    json: Path | None = None
    lang: str = "en"


def measure_and_tell(
    plan: BenchPlan, wanted: BenchOutput, tell: Callable[[str], object], aside: Callable[[str], object]
) -> int:
    """The exit code: 1 if something could not be measured that should be, or if a target is missed and we check."""
    kept = results.folder() if wanted.save else None
    if wanted.json is not None and not wanted.json.absolute().parent.is_dir():
        raise BadField("json", f"there is no folder for {wanted.json}")

    def progress(id: str, **args: str | int) -> None:
        aside(say(id, wanted.lang, **args))

    try:
        report = run(plan, progress)
    except Failure as failure:
        aside(say("failed", wanted.lang, label=failure.label, code=failure.code, said=failure.said))
        return 1
    tell(show(report, wanted.lang))
    if wanted.json is not None:
        results.write(report, wanted.json)
    if kept is not None:
        aside(say("kept", wanted.lang, file=str(results.save(report, kept))))
    return int(wanted.check and not all(target.met for target in verdicts(report)))
