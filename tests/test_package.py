"""What ``import meadhall`` gives: names, types, a version, and nothing that has to be waited for."""

from __future__ import annotations

import os
import re
import runpy
import shutil
import subprocess
import sys
import tarfile
from importlib import import_module
from importlib.metadata import Distribution, packages_distributions, version
from pathlib import Path
from typing import get_args, get_overloads, get_type_hints
from zipfile import ZipFile

import pytest

import meadhall
from meadhall.cli import COMMANDS as COMMANDS_OF_OURS
from meadhall.games import FIRST, found
from meadhall.kernel.extras import BROUGHT
from meadhall.web import fonts
from tests import extras

HEAVY = ("litestar", "numpy", "openskill", "resvg_py", "rich", "sqlalchemy", "meadhall.server")
"""What only some of the house needs."""


def test_the_package_knows_its_version() -> None:
    assert meadhall.__version__ == version("meadhall")


def test_what_a_user_annotates_with_is_there() -> None:
    match = meadhall.load("ice-garden").match(2, seed=1)
    assert isinstance(match, meadhall.Match)
    assert isinstance(match.state, meadhall.State)
    view = match.state.view(0)
    assert isinstance(view, meadhall.View)
    decision = match.state.decision
    assert isinstance(decision, meadhall.Decision)
    assert isinstance(decision.options[0], meadhall.Action)


def test_each_game_is_loaded_with_its_own_type() -> None:
    """A type checker knows the game and its positions by the slug."""
    kinds = {slug: import_module(found()[slug]).GAME for slug in FIRST}
    told = [get_type_hints(load, vars(meadhall) | {kind.__name__: kind for kind in kinds.values()})
            for load in get_overloads(meadhall.load)[:-1]]  # fmt: skip
    assert {get_args(each["slug"])[0]: each["return"] for each in told} == kinds
    assert all(type(meadhall.load(slug)) is kind for slug, kind in kinds.items())


@pytest.mark.parametrize("module", ["meadhall", "meadhall.cli"])
def test_nothing_heavy_is_imported_before_it_is_needed(module: str) -> None:
    program = f"import sys, {module}; print(*[name for name in sys.argv[1:] if name in sys.modules])"
    ran = subprocess.run([sys.executable, "-c", program, *HEAVY], capture_output=True, text=True, check=True)
    assert ran.stdout.split() == []


@pytest.mark.parametrize("slug", FIRST)
def test_a_first_position_needs_neither_texts_nor_rules_in_words(slug: str) -> None:
    """They are read when somebody is told something, and then they are there."""
    program = """
import sys, tomllib
read, plain = [], tomllib.loads
tomllib.loads = lambda text: read.append(text) or plain(text)
import meadhall
game = meadhall.load(sys.argv[1])
state = game.match(seed=1).state
print(len(read), *[name for name in sys.argv[2:] if name in sys.modules])
state.say(state.decision.prompt), len(game.catalogue), len(game.chapters), game.rulebook.chapters
print("fluent" in sys.modules, len(read) > 5)
"""
    ran = subprocess.run([sys.executable, "-c", program, slug, *HEAVY, "fluent"], capture_output=True, text=True)
    assert ran.stdout.splitlines() == ["1", "True True"], ran.stderr


# --- what is shipped ------------------------------------------------------------------------------

ROOT = Path(__file__).parent.parent
FILES = ("Makefile", "README.md", "LICENSE", "CHANGELOG.md", "CONTRIBUTING.md", "hatch_build.py", "mkdocs.yml",
         "pyproject.toml", "requirements.lock", "requirements-bench.lock", ".ci/run")  # fmt: skip
FOLDERS = ("bench", "docs", "examples", "src", "tests")


def built(target: str, folder: Path, source: Path = ROOT, **env: str) -> Path:
    words = [sys.executable, "-m", "hatchling", "build", "-t", target, "-d", str(folder)]
    subprocess.run(words, cwd=source, env={**os.environ, **env}, capture_output=True, check=True)
    (found,) = folder.iterdir()
    return found


@pytest.fixture(scope="module")
def source_package(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return built("sdist", tmp_path_factory.mktemp("sdist"), MEADHALL_FONTS="none")


def test_the_source_package_has_all_that_its_own_tests_need(source_package: Path) -> None:
    with tarfile.open(source_package) as packed:
        names = [name.partition("/")[2] for name in packed.getnames()]
    inside = (path for folder in FOLDERS for path in (ROOT / folder).rglob("*") if path.is_file())
    here = {path.relative_to(ROOT).as_posix() for path in inside if path.suffix not in (".pyc", ".so")}
    assert {*FILES, *(name for name in here if "/." not in name)} <= set(names)


def test_the_source_package_passes_tests_of_its_own(source_package: Path, tmp_path: Path) -> None:
    """A few of them, where nothing else is; all of them take as long there as here."""
    with tarfile.open(source_package) as packed:
        packed.extractall(tmp_path, filter="data")
    (unpacked,) = tmp_path.iterdir()
    words = [sys.executable, "-m", "pytest", "-p", "no:cacheprovider", "-p", "no:xdist", "-q"]
    words += ["tests/kernel/test_text.py", "tests/kernel/test_vocabulary.py"]
    ran = subprocess.run(words, cwd=unpacked, env={**os.environ, "PYTHONPATH": "src"}, capture_output=True, text=True)
    assert ran.returncode == 0, ran.stdout[-2000:]


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return built("wheel", tmp_path_factory.mktemp("wheel"), MEADHALL_FONTS="none", MEADHALL_COMPILE="")


def test_the_wheel_has_the_page_with_its_typefaces(wheel: Path) -> None:
    with ZipFile(wheel) as packed:
        names = set(packed.namelist())
        (metadata,) = (name for name in names if name.endswith("/METADATA"))
        told = packed.read(metadata).decode()
    assert f"Version: {meadhall.__version__}\n" in told
    for minor in (11, 12, 13):
        assert f"Classifier: Programming Language :: Python :: 3.{minor}\n" in told
    static = ROOT / "src" / "meadhall" / "web" / "static"
    files = {path.relative_to(ROOT / "src").as_posix() for path in static.rglob("*") if path.is_file()}
    assert len(files) > 10
    assert files <= names


def test_the_wheel_has_each_typeface_that_the_page_asks_for(tmp_path: Path) -> None:
    """They are not in the repository, so a copy of it gets others of the same names: nothing is fetched here."""
    copy = tmp_path / "copy"
    shutil.copytree(ROOT / "src", copy / "src", ignore=shutil.ignore_patterns("__pycache__", "*.so", "fonts"))
    for name in (".gitignore", "LICENSE", "README.md", "hatch_build.py", "pyproject.toml"):
        shutil.copy(ROOT / name, copy)
    folder = copy / "src" / "meadhall" / "web" / "static" / "fonts"
    folder.mkdir()
    for package in fonts.CUTS:
        for name in fonts.files(package):
            (folder / name).write_bytes(b"wOF2")
    with ZipFile(built("wheel", tmp_path / "dist", copy, MEADHALL_FONTS="", MEADHALL_COMPILE="")) as packed:
        static = "meadhall/web/static"
        wanted = re.findall(r'url\("([^"]+)"\)', fonts.css())
        assert len(wanted) == 16
        assert {f"{static}/{name}" for name in wanted} <= set(packed.namelist())


def test_without_npm_a_package_is_not_built_by_halves(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Unless whoever builds it wants it so."""
    hook = runpy.run_path(str(ROOT / "hatch_build.py"))["bring_typefaces"]
    (tmp_path / "meadhall" / "web").mkdir(parents=True)
    shutil.copy(ROOT / "src" / "meadhall" / "web" / "fonts.py", tmp_path / "meadhall" / "web")
    monkeypatch.setitem(hook.__globals__, "SOURCE", tmp_path)
    monkeypatch.setattr("shutil.which", lambda name: None)
    monkeypatch.delenv("MEADHALL_FONTS", raising=False)
    with pytest.raises(SystemExit, match=r"npm is not installed.*MEADHALL_FONTS=none"):
        hook()
    monkeypatch.setenv("MEADHALL_FONTS", "none")
    hook()


# --- what an extra brings -------------------------------------------------------------------------

OWN = {"fluent": "fluent-runtime", "msgspec": "msgspec", "mypy_extensions": "mypy-extensions"}
"""What the package itself brings: as Python imports it, and as pip knows it."""
ENGINE = """
import meadhall
for slug in meadhall.games():
    game = meadhall.load(slug)
    match = game.match(seed=1)
    bot = meadhall.bots.load("novice", slug, seed=1)
    decision = match.state.decision
    match.play(bot.choose(match.state.view(decision.seat), decision), decision.seat)
    match.state.say(decision.prompt, "de")
    assert meadhall.Match.from_text(match.to_text()).to_json() == match.to_json()
    assert game.draw(match.state.view(0)).startswith("<svg")
match.save("game.mead")
"""
COMMANDS = """
from contextlib import redirect_stderr
from io import StringIO
from meadhall.cli import main
for line, brings in LINES:
    said = StringIO()
    with redirect_stderr(said):
        code = main(line.split())
    advice = f'pip install "meadhall[{brings}]" brings it\\n'
    assert (code and said.getvalue().endswith(advice)) if brings else (code, said.getvalue()) == (0, ""), (
        line, code, said.getvalue())
"""
DONE = {
    "": [("games", ""), ("rules ice-garden IG-1.1", ""), ("replay game.mead", ""),
         ("play ice-garden --seats random,random", ""), ("analyse game.mead --simulations 2", ""),
         ("draw game.mead -o game.svg", ""), ("draw game.mead -o game.png", "png"),
         ("new-game sea-wolves --package wolves", ""), ("pack new mountain-king --out mine.toml", ""),
         ("pack check mine.toml --game mountain-king", ""), ("pack diff mine.toml --game mountain-king", ""),
         ("pack schema mountain-king --out pack.json", ""),
         ("serve", "server"), ("check", "server"), ("verify game.mead", "server"),
         ("settings", "server"), ("backup hall.zip", "server"), ("restore hall.zip", "server"), ("close 1", "server"),
         ("rulebook ice-garden --html book.html", "server"), ("puzzles mine game.mead", "server"),
         ("simulate ice-garden --games 1", "lab"), ("arena ice-garden --bots random,random --games 1", "lab"),
         ("arena-report games --report page.html", "lab"), ("balance mountain-king --set fallen.later=3", "lab"),
         ("train ice-garden", "lab")],
    "server": [("replay game.mead", ""), ("rulebook ice-garden --html book.html", ""),
               ("arena ice-garden --bots random,random --games 1", "lab")],
    "lab": [("simulate ice-garden --games 1 --workers 1", ""), ("draw game.mead -o game.png", ""),
            ("arena ice-garden --bots random,random --games 1 --workers 1 --out games", ""),
            ("arena-report games --report page.html", ""),
            ("balance mountain-king --set fallen.later=3 --players 2 --bots random --games 2 --workers 1", ""),
            ("arena ice-garden --bots random,random --games 1 --ray", "ray"),
            ("balance mountain-king --set fallen.later=3 --bots random --games 2 --ray", "ray"), ("serve", "server")],
}  # fmt: skip
"""By extra, what is done where only that is installed, and for what is missing, which other one would bring it."""
MODULES = {
    "": ("meadhall.terminal.table", "meadhall.puzzles.making", "meadhall.bench.command", "meadhall.testing"),
    "server": ("meadhall.server.app", "meadhall.server.serve", "meadhall.terminal.own_puzzles"),
    "lab": (
        "meadhall.lab.envs.ice_garden_v0",
        "meadhall.lab.envs.solo",
        "meadhall.lab.spiel",
        "meadhall.lab.training.loop",
    ),
}


@pytest.fixture(scope="module")
def unpacked(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("unpacked")
    with ZipFile(wheel) as packed:
        packed.extractall(folder)
    return folder


@pytest.mark.parametrize("extra", DONE)
def test_in_an_empty_environment_the_wheel_does_what_its_extra_is_for(
    extra: str, unpacked: Path, tmp_path: Path
) -> None:
    """Nothing can be imported there but what the wheel and its extra ask for."""
    (metadata,) = unpacked.glob("*.dist-info")
    extras.link(extras.closure(Distribution.at(metadata), [extra] if extra else []).values(), tmp_path / "others")
    begin = f"import sys; sys.path[:0] = {[str(unpacked), str(tmp_path / 'others')]!r}; LINES = {DONE[extra]!r}"
    program = "\n".join([begin, ENGINE, *(f"import {module}" for module in MODULES[extra]), COMMANDS])
    words = [sys.executable, "-I", "-S", "-W", "ignore", "-c", program]
    ran = subprocess.run(words, capture_output=True, text=True, cwd=tmp_path)
    assert ran.returncode == 0, ran.stderr


def named_in(text: str) -> set[str]:
    """The commands that a text names in backquotes, with or without the name of the program."""
    words = [told.removeprefix("meadhall ").split() for told in re.findall(r"`([^`]+)`", text)]
    return {command_of(each) for each in words if each and each[0] in COMMANDS_OF_OURS}


def command_of(words: list[str]) -> str:
    """What does one thing: a command, or one of the three that are called puzzles."""
    return " ".join(words[:2] if words[0] == "puzzles" else words[:1])


def test_the_readme_names_each_command_with_the_extra_that_it_needs() -> None:
    readme = (ROOT / "README.md").read_text("utf-8")
    rows = dict(re.findall(r"^\| `meadhall\[(\w+)\]` \| (.*) \|$", readme, re.MULTILINE))
    needed = {extra: {command_of(line.split()) for lines in DONE.values() for line, brings in lines if brings == extra}
              for extra in rows}  # fmt: skip
    assert {extra: named_in(told) for extra, told in rows.items()} == needed
    alone = {command_of(line.split()) for line, brings in DONE[""] if not brings}
    assert {words.split()[0] for words in alone.union(*needed.values())} | {"bench"} == set(COMMANDS_OF_OURS)


def test_every_package_that_is_imported_is_brought_by_what_says_so(unpacked: Path) -> None:
    ours = {*OWN, "pytest"}
    told = {package: extra for extra, packages in BROUGHT.items() for package in packages}
    assert extras.imported(ROOT / "src") == {*told, *ours}
    (metadata,) = unpacked.glob("*.dist-info")
    package, names = Distribution.at(metadata), packages_distributions()
    brought = {extra: extras.closure(package, [extra]) for extra in (*BROUGHT, "all", "")}
    for name, extra in told.items():
        if name in names:
            homes = set(map(extras.plain, names[name]))
            assert homes & set(brought[extra]), f"{name} is not brought by {extra}"
            assert homes & set(brought["all"]), f"{name} is not brought by all"
            assert not homes & set(brought[""]), f"{name} is brought without {extra}"
    assert set(OWN.values()) <= set(brought[""])
    assert len(brought[""]) < 12
