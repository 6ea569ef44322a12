"""Bots of one's own, named on the command line or in Python."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

import meadhall
from meadhall.bots import custom
from meadhall.cli import main
from meadhall.kernel.errors import BadField
from meadhall.kernel.match import Match
from meadhall.lab.entrants import Entrant, read_entrant

SOURCE = """
from meadhall.bots import Bot

class Last(Bot):
    def choose(self, view, decision):
        return decision.options[-1]

class Patient(Last):
    def __init__(self, game, seed=None, style="", seconds=1.0):
        super().__init__(game, seed, style)
        self.seconds = seconds

class Silent(Bot):
    pass

class Odd(Last):
    def __init__(self, game):
        super().__init__(game)

class Other:
    pass

helper = 7
"""


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with bots, from which the program is started."""
    monkeypatch.setenv("LANG", "C.UTF-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", sys.path[:])
    files = {"lasting.py": SOURCE, "deep/nested.py": SOURCE, "broken.py": "1 / 0", "lacking.py": "import no_such_thing",
             "random.py": SOURCE, "empty.py": "", "garbled.py": "def"}  # fmt: skip
    for name, text in files.items():
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_text(text)
    for name in ("lasting", "nested", "broken", "lacking", "empty", "garbled"):
        monkeypatch.delitem(sys.modules, name, raising=False)
    return tmp_path


@pytest.mark.parametrize("name", ["lasting:Last", "lasting.py:Last", "./deep/nested.py:Last", "deep.nested:Last"])
def test_a_class_is_found_in_a_module_or_a_file(name: str) -> None:
    assert custom.load(name, "ice-garden", 1).game == "ice-garden"
    assert read_entrant(name, "ice-garden") == Entrant(name)


@pytest.mark.parametrize(
    ("typed", "problem"),
    [
        ("nowhere:Last", "no module is called nowhere, neither here nor among those installed"),
        ("deep.nowhere:Last", "no module is called deep.nowhere"),
        ("nowhere.py:Last", "there is no file nowhere.py"),
        ("lasting:First", "lasting has no First; its bots are Last, Patient, Silent, Odd"),
        ("empty.py:First", "empty.py has no First; there is no bot in it"),
        ("lasting:Other", "Other in lasting is no subclass of meadhall.bots.Bot"),
        ("lasting:helper", "helper in lasting is no subclass of meadhall.bots.Bot"),
        ("lasting:Silent", "Silent in lasting has no method choose"),
        ("lasting:Odd", "Odd(game, seed, style) cannot be made: "),
        ("lasting:Last@2", "Last(game, seed, style, seconds) cannot be made: "),
        ("lasting:Last:pirate-king", "plays like 'pirate-king'"),
        ("broken:Last", "broken cannot be imported: ZeroDivisionError: division by zero"),
        ("garbled.py:Last", "garbled cannot be imported: SyntaxError"),
        ("lacking:Last", "lacking cannot be imported: No module named 'no_such_thing'"),
        ("random.py:Last", "random.py: another module is called random; give the file another name"),
        ("..:Last", "cannot be imported"),
        (
            "expert",
            "no bot is called 'expert'; there are random, novice, adept, master, champion, or your own as module:Class",
        ),
    ],
)
def test_what_is_wrong_with_it_is_said(typed: str, problem: str) -> None:
    with pytest.raises(BadField) as error:
        read_entrant(typed, "ice-garden")
    assert error.value.field == "bots"
    assert problem in error.value.problem
    assert repr(typed) in error.value.problem


def test_it_takes_a_style_and_seconds_like_any_other() -> None:
    entrant = read_entrant("lasting:Patient:raider@0.5", "ice-garden")
    assert entrant == Entrant("lasting:Patient", "raider", 0.5)
    assert str(entrant) == "lasting:Patient:raider@0.5"
    assert entrant.sit_down("ice-garden", 3).seconds == 0.5  # type: ignore[attr-defined]


@pytest.mark.parametrize("workers", [1, 2])
def test_it_plays_in_the_arena(workers: int, home: Path, capsys: pytest.CaptureFixture[str]) -> None:
    line = "arena ice-garden --bots ./deep/nested.py:Last,random --games 2 --seed 1"
    assert main([*line.split(), "--workers", str(workers)]) == 0
    assert "./deep/nested.py:Last: wins" in capsys.readouterr().out
    assert [path.name for path in (home / "arena").iterdir()] == ["ice-garden-deep-nested.py-Last-random"]


@pytest.mark.parametrize("workers", [1, 2])
def test_it_plays_in_simulations(workers: int, capsys: pytest.CaptureFixture[str]) -> None:
    line = f"simulate ice-garden --games 4 --seed 1 --workers {workers}"
    assert main([*line.split(), "--bots", "lasting:Last,novice,random"]) == 0
    assert capsys.readouterr().out.startswith("4 games of The Lord of the Ice Garden, players: 3, seed 1.")
    assert main([*line.split(), "--bots", "lasting:First,random"]) == 2
    assert "argument --bots: 'lasting:First': bot: lasting has no First" in capsys.readouterr().err


def test_it_sits_down_in_the_terminal(home: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["play", "ice-garden", "--seats", "lasting:Last,deep/nested.py:Last", "--seed", "1"]) == 0
    assert "is played by the bot lasting:Last" in capsys.readouterr().out
    assert main(["play", "ice-garden", "--seats", "me,lasting:First"]) == 2
    assert "argument --seats: bot: lasting has no First" in capsys.readouterr().err


def test_a_saved_game_names_no_code_to_be_run(home: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Whoever loads the game of somebody else says which code may play."""
    match = meadhall.load("ice-garden").match(2, seed=1)
    match.notes["seats"] = "random,broken:Last"
    match.save(home / "game.json")
    assert main(["play", "ice-garden", "--load", "game.json"]) == 2
    assert "broken:Last is a bot of somebody's own; say --seats to let it play" in capsys.readouterr().err
    assert "broken" not in sys.modules
    assert main(["play", "ice-garden", "--load", "game.json", "--seats", "random,lasting:Last"]) == 0
    assert Match.load(home / "game.json").notes["seats"] == "random,broken:Last"
