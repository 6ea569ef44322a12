"""``meadhall balance``: played by bots, told, written, gone on with."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import meadhall
from meadhall.cli import main
from meadhall.lab.workbench import playing
from meadhall.lab.workbench.comparison import Comparison, widest
from meadhall.lab.workbench.playing import Length, Players, play
from meadhall.lab.workbench.sides import Wanted, sides_of


@pytest.fixture(autouse=True)
def _english(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.delenv("LC_ALL", raising=False)
    monkeypatch.setenv("LANG", "C.UTF-8")
    monkeypatch.chdir(tmp_path)


LINE = "balance ice-garden --bots random --set goals.points=30 --workers 1"


def test_a_comparison_is_played_told_written_and_goes_on(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    written = "--report page.html --json rows.json --csv rows.csv"
    assert main(f"{LINE} --games 17 --seed 5 {written}".split()) == 0
    out = capsys.readouterr().out
    assert out.startswith("18 games a side of The Lord of the Ice Garden, seed 5:\n  A: as printed\n")
    assert "  B: goals.points=30\nWins by seat\n  Seat 1: " in out
    folder = tmp_path / "balance" / "ice-garden-random-random-goals.points-30"
    assert f"The games are in {folder.relative_to(tmp_path)}." in out
    first, second = (json.loads((folder / side / "arena.json").read_text("utf-8")) for side in "AB")
    assert second == {**first, "pack": {"goals": {"points": 30}}}
    games = [json.loads(line) for line in (folder / "A" / "games.jsonl").read_text("utf-8").splitlines()]
    assert all(sum(sum(source["points"]) for source in game["sources"]) == sum(game["scores"]) for game in games)
    assert all("field" in {thing.split()[0] for seat in game["things"] for thing in seat} for game in games)
    assert json.loads((tmp_path / "rows.json").read_text("utf-8"))["games"] == 18
    assert "<html" in (tmp_path / "page.html").read_text("utf-8")
    assert main([*f"{LINE} --games 20 --lang de".split()]) == 0
    assert capsys.readouterr().out.startswith("20 Partien je Seite von The Lord of the Ice Garden, Startzahl 5:")
    assert main(f"{LINE} --games 20 --seed 6".split()) == 2
    assert "was begun with seed 5, not 6" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("slug", "changed", "pack", "more", "thing"),
    [
        ("ice-garden", "goals.points=30", {"goals": {"points": 30}}, "", "field"),
        ("mountain-king", "fallen.later=0", {"fallen": {"later": 0}}, "", "card"),
        ("dragon-lords", "start.gold=9", {"start": {"gold": 9}}, "--option turn_limit=3", "spell"),
    ],
)
def test_a_value_of_every_game_can_be_balanced(
    slug: str, changed: str, pack: dict[str, Any], more: str, thing: str, tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:  # fmt: skip
    line = f"balance {slug} --players 2 --bots random --set {changed} --workers 1 --games 4 --seed 1 --out kept {more}"
    assert main(f"{line} --report page.html --json rows.json --csv rows.csv".split()) == 0
    title = meadhall.load(slug).title
    assert f"4 games a side of {title}, seed 1:\n  A: as printed\n  B: {changed}\n" in capsys.readouterr().out
    first, second = (json.loads((tmp_path / "kept" / side / "arena.json").read_text("utf-8")) for side in "AB")
    assert second == {**first, "pack": pack}
    for side in "AB":
        lines = (tmp_path / "kept" / side / "games.jsonl").read_text("utf-8").splitlines()
        games = [json.loads(told) for told in lines]
        assert len(games) == 4
        assert all(sum(sum(source["points"]) for source in game["sources"]) == sum(game["scores"]) for game in games)
        assert any(used.split()[0] == thing for game in games for seat in game["things"] for used in seat)
    assert json.loads((tmp_path / "rows.json").read_text("utf-8"))["games"] == 4
    assert title in (tmp_path / "page.html").read_text("utf-8")


def test_the_same_fate_meets_both_sides(tmp_path: Path) -> None:
    """A value that nobody meets changes nothing."""
    sides = sides_of(Wanted("ice-garden", "random", changes=("snow.four=40",)), 3)
    found = play(sides, tmp_path, Length(16), Players(), "en", _unheard)
    first, second = found.records
    assert [game.scores for game in first] == [game.scores for game in second]
    assert found.surest() == []


def _unheard(_: Comparison) -> None:
    raise AssertionError("nobody should look")


def test_it_is_played_until_the_intervals_are_narrow(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(playing, "FIRST_BLOCKS", 8)
    sides = sides_of(Wanted("ice-garden", "random", changes=("goals.points=30",)), 1)
    looks: list[int] = []
    found = play(sides, tmp_path, Length(0, 0.5), Players(), "en", lambda comparison: looks.append(comparison.games))
    assert widest(found) < 0.5
    assert looks[0] == 16
    assert [*looks, found.games] == sorted({*looks, found.games})
    monkeypatch.setattr(playing, "MOST_GAMES", found.games)
    assert play(sides, tmp_path, Length(0, 0.001), Players(), "en", _unheard_after(looks)).games == found.games


def _unheard_after(looks: list[int]) -> Callable[[Comparison], None]:
    """Only what has been looked at before is looked at again."""

    def look(comparison: Comparison) -> None:
        assert comparison.games in looks

    return look


def test_a_sweep_is_told_value_by_value(capsys: pytest.CaptureFixture[str]) -> None:
    line = "balance ice-garden --bots random --sweep goals.points=30,40 --games 16 --seed 1 --workers 1 --report p.html"
    assert main(line.split()) == 0
    out = capsys.readouterr().out
    assert "  A: as printed\n  B1: goals.points=30\n  B2: goals.points=40\n" in out
    assert "(30)" in out
    assert "(40)" in out
    assert 'id="curves"' in Path("p.html").read_text("utf-8")


@pytest.mark.parametrize(
    ("line", "named"),
    [
        ("balance", "GAME"),
        ("balance chess --set a=1", "GAME"),
        ("balance ice-garden", "--set"),
        ("balance ice-garden --set goals.pionts=4", "--set: goals.pionts: no such value or option; did you mean"),
        ("balance ice-garden --sweep goals.points=5..1", "--sweep"),
        ("balance ice-garden --pack nowhere.toml", "--pack"),
        ("balance ice-garden --against nowhere.toml", "--against"),
        ("balance ice-garden --set goals.points=40 --players 9", "--players"),
        ("balance ice-garden --set goals.points=40 --bots wizard", "--bots"),
        ("balance ice-garden --set goals.points=40 --bots adept,adept --players 3", "--bots"),
        ("balance ice-garden --set goals.points=40 --option edition=third", "--option edition"),
        ("balance ice-garden --set goals.points=40 --until 2", "--until"),
        ("balance ice-garden --set goals.points=40 --until 0.1 --games 3", "--games"),
        ("balance ice-garden --set goals.points=40 --games 0", "--games"),
        ("balance ice-garden --set goals.points=40 --workers 2 --ray", "--ray"),
    ],
)
def test_a_wrong_argument_is_named_in_one_line(line: str, named: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(line.split()) == 2
    said = capsys.readouterr()
    assert said.err.startswith("meadhall balance")
    assert said.err.count("\n") == 1
    assert named in said.err
