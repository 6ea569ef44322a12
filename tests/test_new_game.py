"""``meadhall new-game`` writes a game that works, as a package of its own or into a checkout."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from litestar.testing import TestClient

from meadhall import coverage
from meadhall.cli import main
from meadhall.games import FIRST, found
from meadhall.kernel import registry
from meadhall.kernel.catalogue import LANGUAGES
from meadhall.kernel.game import Game
from meadhall.new_game import EXAMPLE, as_package, in_checkout, new_prefix
from meadhall.new_game.sunken_gold import SunkenGold
from meadhall.server.app import create_app
from meadhall.server.settings import Settings
from tests.games import pictures
from tests.server.web import PATIENT, Guest

ROOT = Path(__file__).parent.parent
SLUG, MODULE = "tide-pool", "tide_pool"
METADATA = "Metadata-Version: 2.1\nName: meadhall-tide-pool\nVersion: 0.1.0\n"
PLAY = """
import meadhall
from random import Random
from meadhall.kernel.random_play import play_out

game = meadhall.load("tide-pool")
for players in game.seats:
    position = game.new(players)
    play_out(position, Random(players))
    assert position.result is not None
print(game.slug in meadhall.games(), game.title, type(game).__name__)
print(game.draw(position.view(0))[:4])
"""


@pytest.fixture(scope="module", autouse=True)
def three_games() -> Iterator[None]:
    """What others have added takes no names away here."""
    # Packages are asked once, and what they say must not be lost with the patch.
    registry.modules()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(registry, "_modules", {slug: found()[slug] for slug in FIRST})
        yield


@pytest.fixture(scope="module")
def package(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A game as a package, with what pip would write down when it installs it."""
    folder = tmp_path_factory.mktemp("new") / "tide"
    assert as_package(folder, SLUG) == [folder]
    told = folder / "src" / "meadhall_tide_pool-0.1.0.dist-info"
    told.mkdir()
    (told / "METADATA").write_text(METADATA)
    (told / "entry_points.txt").write_text(f"[meadhall.games]\n{SLUG} = {MODULE}\n")
    assert f'{SLUG} = "{MODULE}"' in (folder / "pyproject.toml").read_text()
    return folder


def ran(words: list[str], *sources: Path, cwd: Path) -> str:
    """What Python says with these packages on its path; it must go well."""
    env = {**os.environ, "PYTHONPATH": os.pathsep.join(map(str, sources)), "LANG": "C.UTF-8"}
    done = subprocess.run([sys.executable, *words], env=env, cwd=cwd, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def files_in(folder: Path) -> dict[str, bytes]:
    found = (path for path in folder.rglob("*") if path.is_file() and "__pycache__" not in path.parts)
    return {path.relative_to(folder).as_posix(): path.read_bytes() for path in found}


# --- as a package -----------------------------------------------------------------------------------


def test_a_package_plays_and_draws(package: Path) -> None:
    told = ran(["-c", PLAY], ROOT / "src", package / "src", cwd=package)
    assert told.splitlines() == ["True Tide Pool TidePool", "<svg"]


def test_its_own_tests_pass(package: Path) -> None:
    told = ran(["-m", "pytest", "-q", "-p", "no:xdist", "-p", "no:cacheprovider"], ROOT / "src", package / "src",
               cwd=package)  # fmt: skip
    assert re.search(r"\d\d passed in", told)
    assert "skipped" not in told


def test_it_is_in_good_style_and_has_no_old_name(package: Path) -> None:
    ran(["-m", "ruff", "check", "--no-cache", "."], cwd=package)
    ran(["-m", "ruff", "format", "--no-cache", "--check", "."], cwd=package)
    text = "".join(map(str, files_in(package).values())).lower()
    assert not re.search(r"sunken.?gold|new_game|sg-\d", text)


@pytest.fixture
def hall(package: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Guest]:
    monkeypatch.syspath_prepend(package / "src")
    monkeypatch.setattr(registry, "_modules", {**registry._modules, SLUG: MODULE})
    monkeypatch.setattr(registry, "_plain", dict(registry._plain))
    app = create_app(Settings(database=f"sqlite:///{tmp_path / 'hall.sqlite'}"), PATIENT, bot_pause=0, strict=True)
    with TestClient(app, base_url="http://testserver.local") as client:
        yield Guest(client)
    for module in [name for name in sys.modules if name.partition(".")[0] == MODULE]:
        del sys.modules[module]


def test_it_is_played_in_the_browser(hall: Guest) -> None:
    assert f"/new/{SLUG}" in hall.get("/").text
    assert hall.get(f"/rules/{SLUG}/TP-2.3").status_code == 200
    table = hall.table("me", "me", game=SLUG)
    page = hall.get(f"/table/{table}").text
    assert 'data-at="reef:gull"' in page
    assert "Tide Pool" in page
    with hall.live(table) as live:
        asked = live.next("table")["prompt"]
        assert (asked["text"], asked["rule"]) == ("Where do you sail?", "TP-2.1")
        live.play(Random(1))


# --- into a checkout --------------------------------------------------------------------------------


def test_a_checkout_gets_a_game_of_the_house(tmp_path: Path) -> None:
    shutil.copytree(ROOT / "src", tmp_path / "src", ignore=shutil.ignore_patterns("__pycache__", "*.so"))
    shutil.copy(ROOT / "pyproject.toml", tmp_path)
    (tmp_path / "tests" / "books").mkdir(parents=True)
    before = files_in(tmp_path)
    source = tmp_path / "src"
    told = ran(["-m", "meadhall.cli", "new-game", MODULE], source, cwd=tmp_path)
    game, tests = source / "meadhall" / "games" / MODULE, tmp_path / "tests" / "books" / MODULE
    assert told.startswith(f"Written: {game}\nWritten: {tests}\n")
    assert "meadhall play tide-pool" in told
    new = files_in(tmp_path)
    assert {path: text for path, text in new.items() if path in before} == before
    parts = {path.split("/tide_pool/")[0] for path in new if path not in before}
    assert parts == {"src/meadhall/games", "tests/books"}
    assert ran(["-c", PLAY], source, cwd=tmp_path).startswith("True Tide Pool")
    assert ran(["-m", "meadhall.cli", "rules", SLUG, "--untested"], source, cwd=tmp_path) == ""
    ran(["-m", "pytest", "-q", "-p", "no:xdist", "-p", "no:cacheprovider", str(tests)], source, cwd=tmp_path)
    for words in (["check"], ["format", "--check"]):
        ran(["-m", "ruff", *words, "--no-cache", str(game), str(tests)], cwd=tmp_path)


# --- what is refused --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("Tide-Pool", "small letters"),
        ("7-seas", "small letters"),
        ("tide--pool", "small letters"),
        ("../tide", "small letters"),
        ("class", "a word of Python"),
        ("ice-garden", "a game called ice-garden is there already"),
        ("ice_garden", "a game called ice-garden is there already"),
        (EXAMPLE, "is there already"),
        ("json", "another package"),
    ],
)
def test_a_bad_name_is_refused(name: str, said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["new-game", name, "--package", str(tmp_path / "new")]) == 2
    told = capsys.readouterr().err
    assert told.startswith("meadhall new-game: argument NAME: ")
    assert said in told
    assert list(tmp_path.iterdir()) == []


def test_a_folder_that_is_there_stays_as_it_is(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "mine").write_text("mine")
    for folder in (tmp_path, tmp_path / "mine", tmp_path / "mine" / "new"):
        assert main(["new-game", SLUG, "--package", str(folder)]) == 2
        assert capsys.readouterr().err.startswith("meadhall new-game: argument --package: ")
    assert files_in(tmp_path) == {"mine": b"mine"}


@pytest.mark.parametrize("taken", ["src/meadhall/games/tide_pool", "tests/books/tide_pool"])
def test_a_game_that_somebody_has_begun_stays_as_it_is(taken: str, tmp_path: Path) -> None:
    (tmp_path / taken).mkdir(parents=True)
    with pytest.raises(ValueError, match=r"NAME: .*tide_pool is there already"):
        in_checkout(tmp_path, SLUG)
    assert files_in(tmp_path) == {}


def test_nothing_is_half_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    rename = Path.rename

    def once(self: Path, target: Path) -> Path:
        if target.parent.name == "books":
            raise OSError(28, "no space left", str(target))
        return rename(self, target)

    monkeypatch.setattr(Path, "rename", once)
    with pytest.raises(ValueError, match=r"NAME: .* cannot be written: no space left"):
        in_checkout(tmp_path, SLUG)
    assert files_in(tmp_path) == {}


def test_outside_a_checkout_a_folder_is_needed(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("meadhall.cli.new_game.tests_folder", lambda: None)
    assert coverage.tests_folder() is not None
    assert main(["new-game", SLUG]) == 2
    assert "argument --package: is needed" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("slug", "prefix"),
    [("tide-pool", "TP"), ("zebra", "ZE"), ("iron-gate", "IR"), ("dig", "DI"), ("mad-king", "MA"), ("star-gate", "ST")],
)
def test_no_two_games_have_the_same_rule_ids(slug: str, prefix: str) -> None:
    assert new_prefix(slug) == prefix


# --- the example as it stands -----------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_board_of_the_example_keeps_what_boards_promise(lang: str) -> None:
    game: Game[Any] = SunkenGold()
    for state in pictures.walk(game, 1, 4, 3):
        for seat in (None, 1):
            pictures.check_whole(state, seat, lang, 3)
            pictures.check_explained(state, seat, lang)
        for seat in state.deciding:
            assert pictures.without_place(state, seat, "desk") == set()
    pictures.check_secrecy(pictures.walk(game, 2, 2, 3), 1)
    pictures.check_ground(pictures.walk(game, 3, 9, 2), "phone")
    pictures.check_notebook(game.match(2, seed=1).state)
