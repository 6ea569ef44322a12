"""The benchmark: that it measures, counts and says what it should. How fast anything is, no test asks."""

from __future__ import annotations

import subprocess
import sys
from collections import Counter
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from meadhall import bench
from meadhall.bench import Band, Budget, Sample, Spread
from meadhall.kernel.random_play import decide, play_out

FIGURES = ("decisions_per_second", "games_per_second", "copy_us", "options_us")

with_peer = pytest.mark.skipif(bench.missing() is not None, reason="Catanatron is not installed")


@pytest.fixture(autouse=True)
def small(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "ROUNDS", 2)
    monkeypatch.setattr(bench, "REPEATS", 1)
    monkeypatch.setattr(bench, "FLAT_GAMES", 3)


def is_spread(spread: dict[str, float]) -> bool:
    return 0 < spread["low"] <= spread["median"] <= spread["high"]


def run(tmp_path: Path) -> dict[str, Any]:
    file = tmp_path / "result.json"
    assert bench.main(["--games", "1", "--json", str(file)]) == 0
    found: dict[str, Any] = msgspec.json.decode(file.read_bytes())
    return found


@with_peer
def test_a_run_beside_the_peer(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    report = run(tmp_path)
    shown = capsys.readouterr().out
    assert [row["name"] for row in report["rows"]] == [*(case.name for case in bench.CASES), bench.PEER_NAME]
    for row in report["rows"]:
        assert row["label"] in shown
        assert all(is_spread(row[figure]) for figure in FIGURES)
        assert row["options_per_decision"] > 1
        assert 0 <= row["forced_share"] < 1
        assert (row["view_bytes"] is None) == (row["name"] == bench.PEER_NAME)
    assert report["rows"][-1]["label"].startswith("Catanatron 3.2.1")
    assert [one["name"] for one in report["against"]] == [case.name for case in bench.CASES]
    for one in report["against"]:
        assert all(is_spread(one[what]) for what in ("decisions", "choices", "copies", "options"))
    assert report["missing"] is None
    assert (report["rounds"], report["games"], report["seconds"]) == (2, 1, None)


@pytest.fixture
def one_case(monkeypatch: pytest.MonkeyPatch) -> None:
    """A single game is enough where it is not the figures that matter."""
    monkeypatch.setattr(bench, "CASES", (bench.FOUR,))


@pytest.mark.usefixtures("one_case")
@pytest.mark.parametrize(
    ("lacking", "said"),
    [("script", "not part of the installed package"), ("package", "Catanatron is not installed")],
)
def test_without_the_peer_our_figures_are_shown_all_the_same(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, lacking: str, said: str
) -> None:
    if lacking == "script":
        monkeypatch.setattr(bench, "PEER", tmp_path / "nowhere.py")
    else:
        monkeypatch.setattr(bench, "PEER_PACKAGE", "a_package_nobody_has")
    report = run(tmp_path)
    shown = capsys.readouterr().out
    assert [row["label"] in shown for row in report["rows"]] == [True] * len(bench.CASES)
    assert report["against"] == []
    assert said in report["missing"]
    assert said in shown
    assert "make bench" in shown


@pytest.mark.usefixtures("one_case")
def test_a_peer_that_fails_is_an_error(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    broken = tmp_path / "broken.py"
    broken.write_text("raise SystemExit(3)", "utf-8")
    monkeypatch.setattr(bench, "PEER", broken)
    monkeypatch.setattr(bench, "PEER_PACKAGE", "msgspec")
    assert bench.main(["--games", "1"]) == 1
    assert "ended with 3" in capsys.readouterr().err


@pytest.mark.usefixtures("one_case")
def test_the_report_names_build_python_and_machine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "PEER", tmp_path / "nowhere.py")
    report = run(tmp_path)
    assert report["machine"]["build"] in ("pure Python", "compiled with mypyc")
    assert sys.version.split()[0] in report["machine"]["python"]
    assert report["machine"]["cpu"]
    assert report["machine"]["cores"] >= 1
    flat = report["flatness"]
    assert (flat["early"], flat["late"]) == ([10, 110], [150, 250])
    assert [cost["what"] for cost in flat["costs"]] == ["planning decision", "decision, same kinds", "copy"]
    assert all(is_spread(cost[what]) for cost in flat["costs"] for what in ("early_us", "late_us", "ratio"))


@pytest.mark.parametrize("argument", [["--games", "0"], ["--seconds", "-1"], ["--json", "no-such-folder/file.json"]])
def test_bad_arguments_are_refused_before_anything_is_measured(argument: list[str]) -> None:
    with pytest.raises(SystemExit) as refused:
        bench.main(argument)
    assert refused.value.code == 2


@pytest.mark.parametrize("case", bench.CASES, ids=lambda case: case.name)
def test_only_the_decisions_of_players_are_counted(case: bench.Case) -> None:
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
    found = bench.positions(bench.FOUR, 1, seed=1)
    whole = play_out(bench.FOUR.new(), Random(1))
    assert len(found) == -(-whole // bench.EVERY)
    assert all(position.decision is not None for position in found)


def test_listing_options_anew_does_not_reuse_the_list() -> None:
    (position, *_) = bench.positions(bench.FOUR, 1, seed=1)
    listed = position.legal()
    assert bench.options_anew(position) == listed
    assert bench.options_anew(position) is not listed


def test_a_budget_is_games_or_else_time() -> None:
    assert Budget(2, 9.0).spent(2, 0.0)
    assert not Budget(2, 0.0).spent(1, 9.0)
    assert Budget(None, 1.0).spent(1, 1.0)
    assert not Budget(None, 1.0).spent(99, 0.9)


def sample(decisions: int, seconds: float, copy_us: float, forced: float) -> Sample:
    return Sample("a", 1, decisions, seconds, copy_us, options_us=copy_us, options=2.0, forced=forced)


def test_the_ratio_is_taken_within_each_round() -> None:
    ours = [sample(400, 1.0, 2.0, 0.5), sample(100, 1.0, 4.0, 0.5), sample(300, 1.0, 3.0, 0.5)]
    peers = [sample(100, 1.0, 8.0, 0.75), sample(50, 1.0, 8.0, 0.75), sample(100, 1.0, 9.0, 0.75)]
    ratio = bench.against("a", ours, peers)
    assert ratio.decisions == Spread(3.0, 2.0, 4.0)
    assert ratio.choices == Spread(6.0, 4.0, 8.0)
    assert ratio.copies == Spread(3.0, 2.0, 4.0)


def test_each_kind_of_decision_is_compared_with_itself() -> None:
    cheap_and_early = ([1000] * 9, [1000])
    dear_and_late = ([5000], [5000] * 9)
    assert bench.compare([cheap_and_early, dear_and_late]) == Band(3.0, 3.0)
    assert bench.compare([([1000], [3000])]).ratio == 3.0


@pytest.mark.parametrize(
    ("value", "shown"), [(71_349.0, "71,300"), (246.6, "247"), (100.4, "100"), (16.44, "16.4"), (4.831, "4.83")]
)
def test_three_digits_are_shown(value: float, shown: str) -> None:
    assert bench.number(value) == shown


def test_the_package_does_not_load_the_peer() -> None:
    code = "import sys, meadhall.bench; sys.exit('catanatron' in sys.modules)"
    subprocess.run([sys.executable, "-c", code], check=True)
