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
from importlib.metadata import version
from pathlib import Path
from typing import get_args, get_overloads, get_type_hints
from zipfile import ZipFile

import pytest

import meadhall
from meadhall.games import FIRST, found
from meadhall.web import fonts

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


def test_the_wheel_has_the_page_with_its_typefaces(tmp_path: Path) -> None:
    with ZipFile(built("wheel", tmp_path, MEADHALL_FONTS="none", MEADHALL_COMPILE="")) as packed:
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
