"""The table of a run, for a terminal or for a page."""

from __future__ import annotations

from collections.abc import Iterator

from meadhall.bench.figures import Absent, Report, ResultRow
from meadhall.bench.targets import SHARED, TargetResult, of_row, verdicts
from meadhall.bench.words import NOTHING, middle, number, percent, say, times

HEAD = (
    "head-game", "head-build", "head-decisions", "head-times", "head-copy", "head-times", "head-games",
    "head-simulations", "head-cost", "head-load", "head-view", "head-import", "head-start", "head-target",
)  # fmt: skip
WORDS = 2
"""How many columns at the left hold words."""


def show(report: Report, lang: str) -> str:
    """Everything that a run has found out."""
    blocks = [head(report, lang), aligned(lines(report, lang)), *sharing(report, lang)]
    return "\n\n".join([*blocks, "\n".join(missed(report, lang))])


def head(report: Report, lang: str) -> str:
    it = report.machine
    budget = {"what": "games", "number": str(report.games)}
    if report.games is None:
        budget = {"what": "seconds", "number": f"{report.seconds:g}"}
    load = NOTHING if it.load is None else number(it.load, lang)
    return "\n".join(
        [
            say("about", lang, version=report.meadhall, python=it.python, system=it.system),
            say("machine", lang, cpu=it.cpu, cores=it.cores, load=load),
            say("how", lang, rounds=report.rounds, **budget),
        ]
    )


def lines(report: Report, lang: str) -> list[list[str]]:
    """The head, and a line for each row; that of an absent row has only its name, its build and the reason."""
    everybody: list[ResultRow | Absent] = [*report.rows, *report.absent]
    ours = [row for row in everybody if row.build is not None]
    names = list(dict.fromkeys(row.name for row in ours))
    ours.sort(key=lambda row: names.index(row.name))
    peers = [row for row in everybody if row.build is None]
    return [[say(id, lang) for id in HEAD], *(line(row, lang) for row in (*ours, *peers))]


def line(row: ResultRow | Absent, lang: str) -> list[str]:
    build = NOTHING if row.build is None else say(f"build-{row.build}", lang)
    if isinstance(row, Absent):
        return [row.label, build, say(row.reason, lang, said=row.said)]
    return [
        row.label,
        build,
        middle(row.decisions_per_second, lang),
        times(row.ratio.decisions if row.ratio else None, lang),
        middle(row.copy_us, lang),
        times(row.ratio.copies if row.ratio else None, lang),
        middle(row.games_per_second, lang),
        middle(row.simulations_per_second, lang),
        middle(row.simulation_cost, lang),
        middle(row.load_ms, lang),
        number(row.view_bytes, lang),
        middle(row.import_ms, lang),
        middle(row.start_ms, lang),
        judged(list(of_row(row)), lang),
    ]


def judged(targets: list[TargetResult], lang: str) -> str:
    if not targets:
        return NOTHING
    if any(target.found is None for target in targets):
        return say("unknown", lang)
    return say("met" if all(target.met for target in targets) else "missed", lang)


def sharing(report: Report, lang: str) -> Iterator[str]:
    if report.sharing:
        yield "\n".join(
            say(
                "shared",
                lang,
                command=one.name,
                build=say(f"build-{one.build}", lang),
                efficiency=percent(one.efficiency.median, lang),
                low=percent(one.efficiency.low, lang),
                high=percent(one.efficiency.high, lang),
                twice=percent(one.twice_one.median, lang),
                speed=middle(one.games_per_second, lang),
            )
            for one in report.sharing
        )


def missed(report: Report, lang: str) -> Iterator[str]:
    """One line for each target that was not reached, or one that says that all were."""
    found = verdicts(report)
    if any(target.found is None for target in found):
        yield say("not-judged", lang)
    bad = [target for target in found if target.found is not None and not target.met]
    labels = {row.name: row.label for row in report.rows}
    for target in bad:
        assert target.found is not None
        write = percent if target.what == SHARED else number
        yield say(
            f"missed-{target.what}",
            lang,
            label=labels.get(target.name, target.name),
            build=say(f"build-{target.build}", lang),
            bound=write(target.bound, lang),
            found=write(target.found, lang),
        )
    if found and all(target.met for target in found):
        yield say("all-met", lang)


def aligned(rows: list[list[str]]) -> str:
    """Columns as wide as they must be, words to the left and numbers to the right."""
    whole = [row for row in rows if len(row) == len(rows[0])]
    widths = [max(map(len, column)) for column in zip(*whole, strict=True)]
    for place in range(WORDS):
        widths[place] = max(len(row[place]) for row in rows)
    return "\n".join(one_line(row, widths) for row in rows)


def one_line(row: list[str], widths: list[int]) -> str:
    words = [cell.ljust(width) for cell, width in zip(row[:WORDS], widths, strict=False)]
    if len(row) < len(widths):
        return "  ".join([*words, *row[WORDS:]])
    numbers = [cell.rjust(width) for cell, width in zip(row[WORDS:], widths[WORDS:], strict=True)]
    return "  ".join([*words, *numbers]).rstrip()


def page_table(report: Report) -> list[str]:
    """The table as Markdown."""
    first, *others = lines(report, "en")
    width = len(first)
    rule = ["---"] * WORDS + ["--:"] * (width - WORDS)
    return [f"| {' | '.join([*row, *[''] * (width - len(row))])} |" for row in (first, rule, *others)]
