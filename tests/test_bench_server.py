"""The benchmark of the server: that it plays, counts and cleans up. How fast anything is, no test asks."""

from __future__ import annotations

import json
import subprocess
import sys
import time
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest

SCRIPT = Path(__file__).parent.parent / "bench" / "server.py"

# The folder bench/ is no part of the package.
server = pytest.importorskip("bench.server")

with_server = pytest.mark.skipif(
    find_spec("meadhall.server") is None
    or find_spec("meadhall.server.app") is None
    or not sys.platform.startswith("linux"),
    reason="there is no server here, or this is not Linux",
)
TINY = ["--alone", "--tables", "2", "--clients", "4", "--seconds", "0.3", "--moves", "20", "--idle", "2"]
LISTS = ("moves_per_second", "cpu_us_a_move", "full_p50_ms", "full_p99_ms", "paced_p50_ms", "paced_p99_ms")


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is measured here does not matter, so nothing is drawn ahead."""
    monkeypatch.setenv("MEADHALL_DRAW_AHEAD", "no")


@with_server
def test_a_tiny_run_of_our_server_alone(tmp_path: Path) -> None:
    file = tmp_path / "result.json"
    done = subprocess.run([sys.executable, SCRIPT, *TINY, "--json", file], capture_output=True, text=True, timeout=120)
    assert done.returncode == 0, done.stderr
    assert "Meadhall" in done.stdout
    assert "not measured" in done.stdout
    report: dict[str, Any] = json.loads(file.read_bytes())
    (ours,) = report["sides"]
    for name in LISTS:
        assert len(ours[name]) == server.ROUNDS
        assert all(figure >= 0 for figure in ours[name])
    assert min(ours["moves_per_second"]) > 0
    assert 20 <= ours["moves"] <= 40
    assert len(ours["memory_mb"]) == server.STAGES + 1
    assert min(ours["update_bytes"]) > 0
    assert 0 < ours["page"]["html_gzip"] < ours["page"]["html"] < ours["page"]["all"]
    assert ours["render_ms"] > 0


@with_server
def test_when_it_is_stopped_no_server_stays_behind() -> None:
    run = subprocess.Popen([sys.executable, SCRIPT, *TINY], stderr=subprocess.PIPE, text=True)
    try:
        assert run.stderr is not None
        # The first line is told when the server answers.
        assert "idle tables" in run.stderr.readline()
        _, *children = server.family(run.pid)
        assert children
        run.terminate()
        assert run.wait(30) == 1
        assert "stopped" in run.stderr.read()
        assert not any(Path(f"/proc/{child}").exists() for child in children)
    finally:
        run.kill()
        run.communicate()


@pytest.mark.parametrize(
    "argument",
    [
        ["--tables", "0"],
        ["--tables", "3", "--clients", "7"],
        ["--tables", "2", "--clients", "10"],
        ["--seconds", "0"],
        ["--seconds", "3600"],
        ["--json", "no-such-folder/file.json"],
    ],
)
def test_bad_arguments_are_refused_before_anything_is_started(argument: list[str]) -> None:
    with pytest.raises(SystemExit) as refused:
        server.main(argument)
    assert refused.value.code == 2


def figures(name: str, moves: float, p99: float) -> Any:
    return server.Figures(
        name=name,
        moves_per_second=[moves, moves * 3, moves * 2],
        cpu_us_a_move=[100.0],
        full_p50_ms=[1.0],
        full_p99_ms=[p99],
        driver_share=[0.25],
        paced_p50_ms=[1.0],
        paced_p99_ms=[1.0],
        update_bytes=[2000],
        first_bytes=3000,
        idle_table_kb=10.0,
        start_mb=50.0,
        moves=1000,
        memory_mb=[50.0, 52.0, 53.0],
    )


def test_ratios_above_one_mean_that_ours_is_better() -> None:
    ours, peer = figures("Meadhall", 300.0, 5.0), figures("peer", 200.0, 20.0)
    ours.page = server.Page(1000, 400, 3000, 900)
    given = server.Given(tables=4, clients=12, seconds=1.0, rate=25.0, moves=1000, idle=10, alone=False)
    shown = server.show(server.Report("0", "3", "v20", 2, True, 0.5, given, [ours, peer], None)).splitlines()
    (speed,) = [line for line in shown if line.startswith("moves a second")]
    assert speed.split()[-3:] == ["600", "400", "(1.50)"]
    (late,) = [line for line in shown if line.startswith("  to the last seat, p99")]
    assert late.split()[-3:] == ["5.0", "20.0", "(4.00)"]
    (grown,) = [line for line in shown if line.startswith("memory grown")]
    assert grown.split()[-2:] == ["3.0", "3.0"]
    assert any("3,000 bytes (900 with gzip)" in line for line in shown)


def test_a_quantile_is_one_of_the_values() -> None:
    values = [float(value) for value in range(100, 0, -1)]
    assert server.quantile(values, 0.5) == 51.0
    assert server.quantile(values, 0.99) == 100.0
    assert server.quantile([7.0], 0.99) == 7.0


def test_every_person_has_an_address_of_their_own() -> None:
    people = [server.Person("http://127.0.0.1:1") for _ in range(600)]
    addresses = {person.address for person in people}
    assert len(addresses) == len(people)
    assert all(address.startswith("127.") and address != "127.0.0.1" for address in addresses)
    assert all(0 < int(part) < 255 for address in addresses for part in address.split(".")[3:])


def test_a_stretch_ends_with_its_moves_or_its_time() -> None:
    by_moves = server.Stretch(60.0, 2)
    assert not by_moves.over
    by_moves.sent = 2
    assert by_moves.over
    assert server.Stretch(0.0, None).over


def test_a_stretch_without_a_move_has_no_figures() -> None:
    with pytest.raises(server.Failure, match="not one move"):
        server.Stretch(1.0, None).answer(0.0)


def test_the_figures_of_a_stretch() -> None:
    stretch = server.Stretch(1.0, None)
    stretch.begun = time.perf_counter() - 2.0
    stretch.times = [0.001, 0.002, 0.010]
    stretch.sizes = [100, 300, 200]
    run = stretch.answer(0.5)
    assert (run.moves, run.update_bytes, run.driver_seconds) == (3, 200, 0.5)
    assert run.p50_ms == pytest.approx(2.0)
    assert run.p99_ms == pytest.approx(10.0)
    assert run.seconds >= 2.0
