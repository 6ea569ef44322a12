"""What ``meadhall bench`` does: measure, show the table, keep the results, and judge them if it is asked to."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

from meadhall.bench import comparison, results
from meadhall.bench.figures import Report
from meadhall.bench.run import BenchPlan, run
from meadhall.bench.subjects import Failure
from meadhall.bench.table import show
from meadhall.bench.targets import verdicts
from meadhall.bench.words import number, say
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
    """The exit code: 1 if something could not be measured that should be, or if we check and a target is missed or
    something has become slower."""
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
    good = not wanted.check or (as_quick_as_before(report, wanted.lang, tell) & all_met(report))
    if kept is not None:
        aside(say("kept", wanted.lang, file=str(results.save(report, kept))))
    return int(not good)


def all_met(report: Report) -> bool:
    return all(target.met for target in verdicts(report))


def as_quick_as_before(report: Report, lang: str, tell: Callable[[str], object]) -> bool:
    """Tell what has become slower since results were kept on such a machine; False if anything has."""
    kept = results.kept()
    then = comparison.last_alike(report, kept)
    if then is None:
        tell(say("none-alike", lang))
        return True
    found = comparison.slower(then, report)
    if found is None:
        tell(say("none-compared", lang))
        return True
    labels = {row.name: row.label for row in report.rows}
    for change in found:
        build, what = say(f"build-{change.build}", lang), say(change.what, lang)
        label, times = labels[change.name], number(change.times, lang)
        tell(say("slower", lang, label=label, build=build, what=what, times=times, version=then.meadhall))
    if not found:
        tell(say("none-slower", lang, version=then.meadhall))
    return not found
