"""The benchmark: that it measures, counts, compares and says what it should. How fast anything is, no test asks."""

from __future__ import annotations

import subprocess
import sys
from collections import Counter
from functools import partial
from importlib.resources import files
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message

from meadhall.bench import builds, command, comparison, peers, results, run, sharing, table
from meadhall.bench.builds import Build, Missing
from meadhall.bench.cases import CASES, ICE_GARDEN, USUAL, Case
from meadhall.bench.command import BenchOutput, measure_and_tell
from meadhall.bench.figures import (
    CATANATRON,
    COMPILED,
    PLAIN,
    Absent,
    Machine,
    Ratio,
    Report,
    ResultRow,
    Sample,
    Sharing,
    Spread,
    ratio,
    sum_up,
)
from meadhall.bench.measure import EVERY, Budget, measure, options_anew, positions
from meadhall.bench.plot import plot
from meadhall.bench.run import BenchPlan
from meadhall.bench.sharing import Turn, enough
from meadhall.bench.subjects import Failure, Subject
from meadhall.bench.targets import COPIES, DECISIONS, IMPORT, SEARCHED, SHARED, START, verdicts
from meadhall.bench.words import number, percent, times
from meadhall.kernel import build
from meadhall.kernel.catalogue import LANGUAGES
from meadhall.kernel.errors import BadField
from meadhall.kernel.random_play import decide, play_out

flatness = pytest.importorskip("bench.flatness")

each_language = pytest.mark.parametrize("lang", LANGUAGES)
ONE_GAME = Budget(1, 1.0)
HOME = Path(str(files("meadhall.bench")))


def even(value: float) -> Spread:
    return Spread(value, value, value)


def row(name: str, build: str | None, decisions: float | None = None, copies: float | None = None) -> ResultRow:
    compared = None if decisions is None else Ratio(even(decisions), None if copies is None else even(copies))
    return ResultRow(
        name=name,
        label=name.title(),
        build=build,
        decisions_per_second=even(1000.0),
        games_per_second=even(10.0),
        options_per_decision=5.0,
        forced_share=0.1,
        ratio=compared,
    )


def report(*rows: ResultRow, absent: list[Absent] | None = None, shared: list[Sharing] | None = None) -> Report:
    return Report(
        meadhall="0.1.0",
        machine=Machine("CPython 3.11", "Linux", "a processor", 2, 0.5),
        rounds=5,
        games=None,
        seconds=1.0,
        rows=list(rows),
        absent=absent or [],
        sharing=shared or [],
    )


def sample(decisions: int, copy_us: float | None = None, **more: Any) -> Sample:
    return Sample(games=1, decisions=decisions, seconds=1.0, options=2.0, forced=0.5, copy_us=copy_us, **more)


# --- arithmetic -----------------------------------------------------------------------------------


def test_the_ratio_is_taken_within_each_round() -> None:
    ours = [sample(400, 2.0), sample(100, 4.0), sample(300, 3.0)]
    others = [sample(100, 8.0), sample(50, 8.0), sample(100, 9.0)]
    found = ratio(ours, others)
    assert found.decisions == Spread(3.0, 2.0, 4.0)
    assert found.copies == Spread(3.0, 2.0, 4.0)


def test_who_makes_no_copies_is_not_compared_by_them() -> None:
    assert ratio([sample(100)], [sample(50, 8.0)]) == Ratio(even(2.0), None)


def test_a_row_sums_up_what_there_is() -> None:
    found = sum_up("a", "A", None, [sample(100, load_ms=3.0), sample(300, load_ms=1.0), sample(200, load_ms=2.0)], None)
    assert found.decisions_per_second == Spread(200.0, 100.0, 300.0)
    assert found.load_ms == Spread(2.0, 1.0, 3.0)
    assert (found.copy_us, found.view_bytes, found.ratio) == (None, None, None)


def test_sharing_is_compared_with_two_commands_at_once_and_with_twice_one() -> None:
    found = sharing.sum_up("simulate", PLAIN, 10, [Turn(90.0, 60.0, 100.0), Turn(80.0, 50.0, 80.0)])
    assert found.efficiency == Spread(0.95, 0.9, 1.0)
    assert found.twice_one.low == 0.75
    assert found.games_per_second.median == 85.0


def test_a_command_plays_long_enough() -> None:
    asked: list[int] = []

    def time(each: float, games: int, workers: int) -> float:
        assert workers == 2
        asked.append(games)
        return 3.0 + games * each

    assert enough(partial(time, 0.1), 8.0) == 80
    assert asked == [2, 4, 8, 16, 32, 64]
    assert enough(partial(time, 100.0), 8.0) == 2


def test_each_kind_of_decision_is_compared_with_itself() -> None:
    cheap_and_early = ([1000] * 9, [1000])
    dear_and_late = ([5000], [5000] * 9)
    assert flatness.compare([cheap_and_early, dear_and_late]) == flatness.Band(3.0, 3.0)
    assert flatness.compare([([1000], [3000])]).ratio == 3.0


# --- targets --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "build", "decisions", "copies", "met"),
    [
        ("ice-garden-4", PLAIN, 3.0, 1.0, True),
        ("ice-garden-4", PLAIN, 2.99, 99.0, False),
        ("dragon-lords-4", PLAIN, 2.2, 1.0, True),
        ("dragon-lords-4", PLAIN, 2.19, 1.0, False),
        ("dragon-lords-4", COMPILED, 11.9, 20.0, False),
        ("mountain-king-4", COMPILED, 12.0, 20.0, True),
        ("mountain-king-4", COMPILED, 12.0, 19.9, False),
        ("mountain-king-4", COMPILED, 12.0, None, False),
        ("mountain-king-4", COMPILED, None, None, False),
    ],
)
def test_a_row_meets_its_targets_or_not(
    name: str, build: str, decisions: float | None, copies: float | None, met: bool
) -> None:
    found = verdicts(report(row(name, build, decisions, copies)))
    assert all(target.met for target in found) == met
    assert [target.what for target in found] == ([DECISIONS, COPIES] if build == COMPILED else [DECISIONS])


@pytest.mark.parametrize(
    ("name", "build", "cost", "missed"),
    [
        ("ice-garden-4", COMPILED, 240.0, []),
        ("ice-garden-4", COMPILED, 241.0, [SEARCHED]),
        ("dragon-lords-4", COMPILED, 140.0, []),
        ("dragon-lords-4", COMPILED, 141.0, [SEARCHED]),
        ("dragon-lords-4", PLAIN, 999.0, []),
    ],
)
def test_a_simulation_costs_only_so_many_decisions(name: str, build: str, cost: float, missed: list[str]) -> None:
    searched = msgspec.structs.replace(row(name, build, 12.0, 20.0), simulation_cost=even(cost))
    found = report(searched)
    assert [target.what for target in verdicts(found) if not target.met] == missed
    assert (
        table.show(found, "en").count("takes the time of 141")
        == table.show(found, "de").count("Zeit von 141")
        == (cost == 141.0)
    )


def test_what_a_simulation_costs_is_taken_within_each_round() -> None:
    found = sum_up("a", "A", COMPILED, [sample(200, simulations_per_second=2.0), sample(300)], None)
    assert found.simulation_cost == even(100.0)


def test_other_engines_have_no_targets() -> None:
    assert verdicts(report(row(CATANATRON, None, 1.0, 1.0))) == []


@pytest.mark.parametrize(("efficiency", "met"), [(0.85, True), (0.84, False)])
def test_two_workers_have_a_target(efficiency: float, met: bool) -> None:
    shared = Sharing("simulate", COMPILED, 10, even(1.0), even(efficiency), even(0.1))
    (target,) = verdicts(report(shared=[shared]))
    assert (target.what, target.met) == (SHARED, met)


@pytest.mark.parametrize(
    ("imported", "started", "missed"), [(99.0, 249.0, []), (101.0, 249.0, ["import"]), (99.0, 251.0, ["start"])]
)
def test_a_program_should_start_at_once(imported: float, started: float, missed: list[str]) -> None:
    ours = row("ice-garden-4", PLAIN, 3.0)
    ours.import_ms, ours.start_ms = even(imported), even(started)
    found = report(ours)
    assert [target.what for target in verdicts(found) if not target.met] == missed
    assert table.show(found, "en").count(" more than ") == len(missed)
    assert table.show(found, "de").count("mehr als") == len(missed)


@pytest.mark.parametrize(
    ("decisions", "check", "code"), [(9.0, True, 0), (1.0, True, 1), (1.0, False, 0), (None, True, 1), (None, False, 0)]
)
def test_only_a_check_fails_for_a_missed_target(
    decisions: float | None, check: bool, code: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(command, "run", lambda plan, tell: report(row("ice-garden-4", PLAIN, decisions)))
    monkeypatch.setattr(results, "kept", list)
    assert measure_and_tell(BenchPlan(ONE_GAME, 1), BenchOutput(check=check), str, str) == code


# --- slower than before ---------------------------------------------------------------------------


def at_speed(times: float, **more: Any) -> ResultRow:
    """A row of ours that does everything so many times as fast as at first."""
    return msgspec.structs.replace(
        row("ice-garden-4", PLAIN, 9.0),
        decisions_per_second=even(1000.0 * times),
        copy_us=even(4.0 / times),
        simulations_per_second=even(100.0 * times),
        **more,
    )


def peer_at_speed(name: str, times: float) -> ResultRow:
    return msgspec.structs.replace(row(name, None), decisions_per_second=even(500.0 * times))


def test_what_is_slower_is_measured_by_the_pace_of_the_peers() -> None:
    then = report(at_speed(1.0), peer_at_speed("a", 1.0), peer_at_speed("b", 1.0), peer_at_speed("c", 1.0))
    slow_machine = [peer_at_speed("a", 0.4), peer_at_speed("b", 0.5), peer_at_speed("c", 0.9)]
    assert comparison.slower(then, report(at_speed(0.46), *slow_machine)) == []
    found = comparison.slower(then, report(at_speed(0.4), *slow_machine))
    assert found is not None
    assert [(change.what, round(change.times, 3)) for change in found] == [
        ("what-decisions", 0.8), ("what-simulations", 0.8), ("what-copies", 0.8),
    ]  # fmt: skip
    fast_machine = [peer_at_speed("a", 2.0)]
    assert comparison.slower(then, report(at_speed(1.9), *fast_machine)) == []


def test_what_was_measured_only_once_is_not_compared() -> None:
    then = report(at_speed(1.0), peer_at_speed("a", 1.0))
    loading = report(at_speed(1.0, load_ms=even(900.0)), row("new", PLAIN), peer_at_speed("a", 1.0))
    assert comparison.slower(then, loading) == []
    assert comparison.slower(then, report(at_speed(0.1), peer_at_speed("b", 1.0))) is None


def test_only_results_of_the_same_kind_of_machine_are_compared() -> None:
    now = report(at_speed(1.0))
    other = msgspec.structs.replace(now, machine=Machine("CPython 3.11", "Linux", "another processor", 2, 0.5))
    older = msgspec.structs.replace(now, meadhall="0.0.8")
    again = Machine("CPython 3.12", "Linux", "a processor", 2, 9.0)
    newer = msgspec.structs.replace(now, meadhall="0.0.9", machine=again)
    assert comparison.last_alike(now, [older, newer, other]) == newer
    assert comparison.last_alike(now, [other]) is None


@pytest.mark.parametrize(
    ("speed", "check", "code", "said"),
    [
        (0.8, True, 1, "0.80 times as fast"),
        (0.8, False, 0, ""),
        (0.95, True, 0, "Nothing has become slower"),
    ],
)
def test_a_check_names_what_has_become_slower(
    speed: float, check: bool, code: int, said: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    then, now = (report(at_speed(times), peer_at_speed("a", 1.0)) for times in (1.0, speed))
    monkeypatch.setattr(command, "run", lambda plan, tell: now)
    monkeypatch.setattr(results, "kept", lambda: [then])
    told: list[str] = []
    assert measure_and_tell(BenchPlan(ONE_GAME, 1), BenchOutput(check=check), told.append, str) == code
    assert said in told[-1]


@pytest.mark.parametrize(("others", "said"), [([], "No results"), ([report(at_speed(1.0))], "No other engine")])
def test_a_check_says_if_it_cannot_compare(others: list[Report], said: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(command, "run", lambda plan, tell: report(at_speed(1.0)))
    monkeypatch.setattr(results, "kept", lambda: others)
    told: list[str] = []
    assert measure_and_tell(BenchPlan(ONE_GAME, 1), BenchOutput(check=True), told.append, str) == 0
    assert said in told[-1]


# --- the table ------------------------------------------------------------------------------------


WHOLE = report(
    row("ice-garden-4", PLAIN, 3.0, 12.0),
    row("dragon-lords-4", PLAIN, 2.1, 12.0),
    row("ice-garden-4", COMPILED, 12.0, 22.0),
    row(CATANATRON, None, 1.0, 1.0),
    absent=[
        Absent("dragon-lords-4", "Dragon-Lords-4", COMPILED, "not-compiled", "cc: no such luck"),
        Absent("boardgame-io", "boardgame.io", None, "no-node"),
    ],
    shared=[Sharing("simulate", PLAIN, 10, even(123.0), even(0.91), even(0.5))],
)


@each_language
def test_the_table_has_everybody_in_one_place(lang: str) -> None:
    shown = table.lines(WHOLE, lang)
    names = ["Ice-Garden-4"] * 2 + ["Dragon-Lords-4"] * 2 + ["Catanatron", "boardgame.io"]
    assert [line[0] for line in shown[1:]] == names
    whole = table.show(WHOLE, lang)
    assert "cc: no such luck" in whole
    assert "Node" in whole
    assert "simulate" in whole


def test_the_table_says_which_targets_are_missed() -> None:
    shown = table.show(WHOLE, "en")
    assert [line for line in shown.splitlines() if line.startswith("Missed")] == [
        "Missed: Dragon-Lords-4, plain: 2.10 times Catanatron’s decisions, not 2.20."
    ]
    assert [line.split()[-1] for line in shown.splitlines() if "plain" in line][:2] == ["met", "missed"]
    met = report(row("ice-garden-4", PLAIN, 3.0))
    assert table.show(met, "en").endswith("All targets are met.")
    assert "nobody knows" in table.show(report(row("ice-garden-4", PLAIN)), "en")


def test_the_columns_of_the_table_stand_below_each_other() -> None:
    head, *lines = table.aligned([["a", "b", "c"], ["longer", "x", "1"], ["d", "longest", "why not"]]).splitlines()
    assert head == "a       b              c"
    assert lines == ["longer  x              1", "d       longest  why not"]


def test_a_reason_does_not_make_columns_wider() -> None:
    lines = table.aligned([["a", "b", "c", "d"], ["e", "f", "g", "h"], ["i", "j", "a long story"]]).splitlines()
    assert lines == ["a  b  c  d", "e  f  g  h", "i  j  a long story"]


def test_the_table_of_a_page_has_as_many_cells_everywhere() -> None:
    assert len({line.count("|") for line in table.page_table(WHOLE)}) == 1


@pytest.mark.parametrize(
    ("value", "lang", "shown"),
    [
        (71_349.0, "en", "71,300"),
        (71_349.0, "de", "71.300"),
        (246.6, "en", "247"),
        (100.4, "en", "100"),
        (16.44, "de", "16,4"),
        (4.831, "en", "4.83"),
        (None, "en", "–"),
    ],
)
def test_three_digits_are_shown(value: float | None, lang: str, shown: str) -> None:
    assert number(value, lang) == shown


def test_ratios_are_shown_with_their_stray() -> None:
    assert times(Spread(2.0, 1.9, 2.5), "en") == "2.00× ±25%"
    assert times(None, "en") == "–"
    assert percent(0.853, "de") == "85 %"


@each_language
def test_every_reason_can_be_said(lang: str) -> None:
    found = ids(lang)
    for reason in (id for id in found if id.startswith(("no-", "not-compiled"))):
        assert table.line(Absent("a", "A", None, reason, "why"), lang)[2]


def ids(lang: str) -> list[str]:
    text = (HOME / "text" / f"{lang}.ftl").read_text("utf-8")
    return [entry.id.name for entry in FluentParser().parse(text).body if isinstance(entry, Message)]


def test_both_languages_have_the_same_messages_and_all_are_used() -> None:
    first, *others = (ids(lang) for lang in LANGUAGES)
    assert len(first) == len(set(first))
    assert others == [first] * len(others)
    source = "".join(file.read_text("utf-8") for file in HOME.glob("*.py"))
    made = {
        f"build-{PLAIN}",
        f"build-{COMPILED}",
        *(f"missed-{what}" for what in (DECISIONS, COPIES, SEARCHED, SHARED, IMPORT, START)),
    }
    assert [id for id in first if f'"{id}"' not in source and id not in made] == []


# --- results --------------------------------------------------------------------------------------


def test_results_are_kept_by_version(tmp_path: Path) -> None:
    path = results.save(WHOLE, tmp_path)
    assert path == tmp_path / "0.1.0.json"
    assert results.read(path) == WHOLE


def test_the_newest_version_is_the_last(tmp_path: Path) -> None:
    for version in ("0.10.0", "0.9.1", "0.10.0a2", "0.10.0rc1", "1.0.0", "0.10.0a10"):
        results.write(msgspec.structs.replace(WHOLE, meadhall=version), tmp_path / f"{version}.json")
    (tmp_path / "vector.json").write_text("{}")
    found = [kept.meadhall for kept in results.all_results(tmp_path)]
    assert found == ["0.9.1", "0.10.0a2", "0.10.0a10", "0.10.0rc1", "0.10.0", "1.0.0"]


def test_what_is_kept_has_one_schema() -> None:
    kept = results.all_results(results.folder())
    assert kept
    for old in kept:
        assert any(row.build == PLAIN and row.ratio for row in old.rows)
        assert CATANATRON in {row.name for row in old.rows}


@pytest.mark.parametrize("text", ["", "[]", '{"format": 2}', '{"meadhall": "0.1.0", "machine": {}}'])
def test_what_is_no_result_is_refused(text: str, tmp_path: Path) -> None:
    file = tmp_path / "0.1.0.json"
    file.write_text(text)
    with pytest.raises(BadField, match=r"0\.1\.0\.json"):
        results.read(file)


def test_a_result_of_another_format_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "0.1.0.json"
    results.write(msgspec.structs.replace(WHOLE, format=1), file)
    with pytest.raises(BadField, match="format 1"):
        results.read(file)


def test_results_are_saved_in_a_checkout_only(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(results, "checkout", lambda: None)
    with pytest.raises(BadField, match="checkout"):
        measure_and_tell(BenchPlan(ONE_GAME, 1), BenchOutput(save=True), str, str)


def test_results_go_to_a_file_and_are_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(command, "run", lambda plan, tell: WHOLE)
    monkeypatch.setattr(results, "folder", lambda: tmp_path)
    told: list[str] = []
    file = tmp_path / "mine.json"
    assert measure_and_tell(BenchPlan(ONE_GAME, 1), BenchOutput(save=True, json=file), told.append, told.append) == 0
    assert results.read(file) == results.read(tmp_path / "0.1.0.json") == WHOLE
    assert str(tmp_path / "0.1.0.json") in told[-1]


def test_the_plot_shows_every_version_in_light_and_dark() -> None:
    old = msgspec.structs.replace(WHOLE, meadhall="0.0.9", rows=[row("ice-garden-4", PLAIN, 1.0)])
    drawn = plot([old, WHOLE])
    assert drawn.count("0.0.9</text>") == drawn.count("0.1.0</text>") == 2
    assert "prefers-color-scheme:dark" in drawn
    # One whisker for each row of the three games.
    assert drawn.count('class="whisker') == 4


# --- who is there ---------------------------------------------------------------------------------


def lacking(get: Any, *args: Any) -> str:
    with pytest.raises(Missing) as missing:
        get(*args)
    return missing.value.reason


def test_outside_of_a_checkout_only_the_build_that_runs_is_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    for module in (builds, peers):
        monkeypatch.setattr(module, "checkout", lambda: None)
    monkeypatch.setattr(build, "COMPILED", False)
    assert builds.plain() == Build(PLAIN, None)
    assert lacking(builds.compiled, str) == "no-checkout"
    monkeypatch.setattr(build, "COMPILED", True)
    assert lacking(builds.plain) == "no-checkout"
    assert builds.compiled(str) == Build(COMPILED, None)
    assert (
        lacking(peers.catanatron) == lacking(peers.boardgame_io) == lacking(peers.open_spiel, "chess") == "no-scripts"
    )


def test_without_a_compiler_there_is_no_compiled_build(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(builds, "NEEDED", ("a_package_nobody_has",))
    assert lacking(builds.compiled, str) == "no-mypyc"
    monkeypatch.setattr(builds, "NEEDED", ())
    monkeypatch.setenv("CC", "a_compiler_nobody_has -O2")
    assert lacking(builds.compiled, str) == "no-compiler"
    monkeypatch.setenv("CC", sys.executable)
    (tmp_path / builds.RECIPE).write_text("raise SystemExit('it went wrong')")
    monkeypatch.setattr(builds, "checkout", lambda: tmp_path)
    with pytest.raises(Missing, match="it went wrong") as failed:
        builds.compiled(str)
    assert failed.value.reason == "not-compiled"


def test_the_compiled_build_is_where_the_recipe_says(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / builds.RECIPE).write_text("print('compiled is', 'there')")
    monkeypatch.setattr(builds, "checkout", lambda: tmp_path)
    monkeypatch.setattr(builds, "NEEDED", ())
    monkeypatch.setenv("CC", sys.executable)
    told: list[str] = []
    found = builds.compiled(told.append)
    assert found == Build(COMPILED, Path("there"))
    assert found.env["PYTHONPATH"] == "there"
    assert told == ["compiling"]


def test_engines_that_are_not_installed_are_named(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(peers, "find_spec", lambda name: None)
    assert lacking(peers.catanatron) == "no-catanatron"
    assert lacking(peers.open_spiel, "chess") == "no-openspiel"
    monkeypatch.setenv("PATH", str(tmp_path))
    assert lacking(peers.boardgame_io) == "no-node"


def fail(*_: object) -> Subject:
    raise Missing("no-npm", "no network")


def test_a_run_goes_on_without_those_that_are_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    def no_build(tell: object) -> Build:
        raise Missing("no-compiler")

    for name in ("catanatron", "open_spiel", "boardgame_io"):
        monkeypatch.setattr(peers, name, fail)
    monkeypatch.setattr(builds, "compiled", no_build)
    told: list[str] = []
    found = run.run(BenchPlan(ONE_GAME, 1, (ICE_GARDEN,), sharing=False), lambda id, **args: told.append(id))
    assert [(row.name, row.build) for row in found.rows] == [("ice-garden-4", PLAIN)]
    assert found.rows[0].ratio is None
    missing = ["ice-garden-4", CATANATRON, "openspiel-chess", "openspiel-backgammon", "openspiel-hive", "boardgame-io"]
    assert [absent.name for absent in found.absent] == missing
    assert found.absent[-1].said == "no network"
    assert told == ["no-compiler", "round"]


def subject(code: str) -> Subject:
    return Subject("a", "A", None, [sys.executable, "-c", code], [sys.executable, "-c", "print(0.5)"])


def test_a_process_that_fails_is_an_error(monkeypatch: pytest.MonkeyPatch) -> None:
    broken = subject("import sys; print('oh no', file=sys.stderr); raise SystemExit(3)")
    with pytest.raises(Failure) as failure:
        broken.sample(ONE_GAME, 1)
    assert (failure.value.code, failure.value.said) == (3, "oh no")

    def gather(*_: object) -> run.Participants:
        return run.Participants([broken], [], [])

    monkeypatch.setattr(run, "gather", gather)
    told: list[str] = []
    assert measure_and_tell(BenchPlan(ONE_GAME, 1), BenchOutput(), told.append, told.append) == 1
    assert told[-1] == "A could not be measured: its process ended with 3. oh no"


def test_everybody_has_a_turn_in_each_round_and_every_other_round_goes_back() -> None:
    order: list[str] = []

    class Told(Subject, frozen=True):
        def sample(self, budget: Budget, seed: int) -> Sample:
            order.append(f"{self.name}{seed}")
            return sample(1)

    subjects: list[Subject] = [Told(name, name, None, [], []) for name in "ab"]
    found = run.rounds(subjects, BenchPlan(ONE_GAME, 3), lambda *_, **__: None)
    assert [len(samples) for samples in found] == [3, 3]
    assert order == ["a1", "b1", "b1000001", "a1000001", "a2000001", "b2000001"]


# --- measuring ------------------------------------------------------------------------------------


def present(get: Any, *args: Any) -> Subject | None:
    try:
        found: Subject = get(*args)
    except Missing:
        return None
    return found


@pytest.mark.parametrize("name", [CATANATRON, *peers.SPIEL])
def test_another_engine_is_measured(name: str) -> None:
    found = present(peers.catanatron) if name == CATANATRON else present(peers.open_spiel, name)
    if found is None:
        pytest.skip(f"{name} is not installed")
    measured = found.sample(ONE_GAME, 1)
    assert measured.games == 1
    assert measured.decisions > 10
    assert measured.options >= 1
    assert measured.import_ms
    assert measured.start_ms
    assert measured.import_ms <= measured.start_ms
    assert measured.copy_us
    assert measured.view_bytes
    assert (measured.load_entries is None) == (name == CATANATRON)


def test_boardgame_io_is_measured() -> None:
    if not (peers.scripts() / "boardgame_io" / "node_modules").is_dir():
        pytest.skip("boardgame.io is not installed")
    found = present(peers.boardgame_io)
    if found is None:
        pytest.skip("there is no Node here")
    measured = found.sample(ONE_GAME, 1)
    assert (measured.games, measured.decisions) == (1, 300)
    assert measured.copy_us is None
    assert measured.view_bytes


@pytest.mark.parametrize("case", USUAL, ids=lambda case: case.name)
def test_everything_is_measured_of_our_games(case: Case) -> None:
    found = measure(case, ONE_GAME, 1)
    assert found.games == 1
    assert found.decisions == play_out(case.new(), Random(1))
    assert found.options > 1
    assert 0 <= found.forced < 1
    assert found.copy_us
    assert found.simulations_per_second
    assert found.view_bytes
    assert found.load_ms
    assert found.load_entries
    assert found.load_entries >= found.decisions / 4


@pytest.mark.parametrize("case", CASES.values(), ids=lambda case: case.name)
def test_only_the_decisions_of_players_are_counted(case: Case) -> None:
    rng, position, asked = Random(1), case.new(), Counter[bool]()
    while not position.over:
        fate = position.fate
        asked[fate is None] += 1
        if fate is None:
            decide(position, rng)
        else:
            position.apply(fate.sample(rng))
    assert play_out(case.new(), Random(1)) == asked[True] > 0
    assert asked[False] > 0


def test_positions_come_from_the_whole_game_and_wait_for_a_player() -> None:
    found = positions(ICE_GARDEN, 1, seed=1)
    whole = play_out(ICE_GARDEN.new(), Random(1))
    assert len(found) == -(-whole // EVERY)
    assert all(position.decision is not None for position in found)


def test_listing_options_anew_does_not_reuse_the_list() -> None:
    (position, *_) = positions(ICE_GARDEN, 1, seed=1)
    listed = position.legal()
    assert options_anew(position) == listed
    assert options_anew(position) is not listed


def test_a_budget_is_games_or_else_time() -> None:
    assert Budget(2, 9.0).spent(2, 0.0)
    assert not Budget(2, 0.0).spent(1, 9.0)
    assert Budget(None, 1.0).spent(1, 1.0)
    assert not Budget(None, 1.0).spent(99, 0.9)


def test_commands_that_share_their_work_are_measured() -> None:
    for work in sharing.SHARED_COMMANDS:
        found = sharing.measure(work, builds.plain(), ONE_GAME)
        assert (found.name, found.build, found.games) == (work.name, PLAIN, 2)
        assert found.efficiency.median > 0


def test_a_command_that_fails_is_an_error() -> None:
    broken = sharing.SharedCommand("simulate", ["simulate", "chess"], False)
    with pytest.raises(Failure, match="chess"):
        sharing.measure(broken, builds.plain(), ONE_GAME)


def test_the_package_does_not_load_other_engines() -> None:
    code = "import sys, meadhall.bench.command; sys.exit(bool({'catanatron', 'pyspiel'} & sys.modules.keys()))"
    subprocess.run([sys.executable, "-c", code], check=True)
