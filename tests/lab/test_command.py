"""``meadhall arena`` and ``meadhall arena-report``."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from meadhall.cli import main


@pytest.fixture(autouse=True)
def _english(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.delenv("LC_ALL", raising=False)
    monkeypatch.setenv("LANG", "C.UTF-8")
    monkeypatch.chdir(tmp_path)


def run(line: str) -> int:
    return main(line.split())


@pytest.mark.parametrize(
    ("line", "named"),
    [
        ("arena", "GAME"),
        ("arena chess --bots random,random --games 1", "GAME"),
        ("arena ice-garden --games 1", "--bots"),
        ("arena ice-garden --bots random,random", "--games"),
        ("arena ice-garden --bots random,random --games 0", "--games"),
        ("arena ice-garden --bots random,wizard --games 1", "--bots"),
        ("arena ice-garden --bots random,adept:pirate-king --games 1", "--bots"),
        ("arena ice-garden --bots random,master@x --games 1", "--bots"),
        ("arena ice-garden --bots random,random,random,random,random --games 1", "--bots"),
        ("arena ice-garden --bots random,random --players 3 --games 1", "--bots"),
        ("arena ice-garden --bots random --players 9 --games 1", "--players"),
        ("arena ice-garden --bots random,random --games 1 --option edition=third", "--option edition"),
        ("arena ice-garden --bots random,random --games 1 --option odd", "--option"),
        ("arena ice-garden --bots random,random --games 1 --seed x", "--seed"),
        ("arena ice-garden --bots random,random --games 1 --workers 0", "--workers"),
        ("arena ice-garden --bots random,random --games 1 --workers 2 --ray", "--ray"),
        ("arena ice-garden --bots random,random --games 1 --report no/where/page.html", "--report"),
        ("arena-report", "DIR"),
        ("arena-report nowhere", "--report"),
        ("arena-report nowhere --report page.html", "DIR"),
    ],
)
def test_a_wrong_argument_is_named_in_one_line(line: str, named: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(line) == 2
    said = capsys.readouterr()
    assert said.err.startswith("meadhall arena")
    assert said.err.count("\n") == 1
    assert named in said.err


def test_ray_is_asked_for_where_it_is_missing(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    assert run("arena ice-garden --bots random,random --games 1 --ray") == 2
    assert "argument --ray: ray is not installed" in capsys.readouterr().err


def test_an_arena_is_played_told_and_goes_on(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    line = "arena ice-garden --bots random --players 2 --report page.html"
    assert run(f"{line} --games 4 --seed 7") == 0
    first = capsys.readouterr().out
    assert first.startswith("4 games of The Lord of the Ice Garden, seed 7.\n  random: wins 50.0")
    kept = tmp_path / "arena" / "ice-garden-random-random"
    assert len(list((kept / "replays").iterdir())) == 4
    assert "<dd>4 " in (tmp_path / "page.html").read_text("utf-8")
    assert run(f"{line} --games 6") == 0
    assert capsys.readouterr().out.startswith("6 games of The Lord of the Ice Garden, seed 7.")
    assert run(f"{line} --games 6 --seed 8") == 2
    assert "argument --out: arena/ice-garden-random-random was begun with seed 7, not 8" in capsys.readouterr().err


def test_a_page_is_made_again_without_playing(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    run("arena ice-garden --bots random,random --games 2 --seed 1 --out here --report page.html")
    capsys.readouterr()
    assert run("arena-report here --report again.html") == 0
    assert capsys.readouterr().out == ""
    assert (tmp_path / "again.html").read_text("utf-8") == (tmp_path / "page.html").read_text("utf-8")
    assert run("arena-report here --report page.html --lang de") == 0
    assert '<html lang="de">' in (tmp_path / "page.html").read_text("utf-8")


def test_a_replay_of_the_arena_can_be_read(capsys: pytest.CaptureFixture[str]) -> None:
    run("arena ice-garden --bots random,random --games 1 --seed 1 --out here")
    capsys.readouterr()
    assert run("replay here/replays/0001.json --until 3") == 0
    assert "The Lord of the Ice Garden for 2 players" in capsys.readouterr().out
