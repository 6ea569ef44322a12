"""Writes a small game that works, for somebody to make their own out of it.

The game is ``sunken_gold`` beside this file, which is checked and tested as it stands: only its names are replaced.
"""

from __future__ import annotations

import ast
import re
import shutil
from collections.abc import Iterator
from importlib.util import find_spec
from itertools import groupby
from keyword import iskeyword
from pathlib import Path
from typing import NamedTuple

from meadhall.kernel import registry
from meadhall.kernel.errors import BadField

HERE = Path(__file__).parent
EXAMPLE = "sunken-gold"
KINDS = (".py", ".toml", ".ftl", ".md")
NAME = re.compile(r"[a-z][a-z0-9]*([-_][a-z0-9]+)*")
KIT = "test_conformance.py"
"""Runs the kit; in a checkout ``tests/conformance`` does so for every game."""

Files = dict[str, str]
"""Texts by the path of their file."""


class Names(NamedTuple):
    """What a game is called, here and there."""

    slug: str
    prefix: str
    """Of the ids of its rules."""
    home: str
    """The package that holds the game's own, with a dot at its end; nothing for a package at the top."""

    @property
    def module(self) -> str:
        return self.slug.replace("-", "_")

    @property
    def title(self) -> str:
        return self.slug.replace("-", " ").title()

    @property
    def kind(self) -> str:
        """The class."""
        return self.title.replace(" ", "")

    def words(self) -> tuple[str, ...]:
        """All forms; the longest first, because it holds the next one."""
        return f"{self.home}{self.module}", self.module, self.slug, self.title, self.kind, f"{self.prefix}-"


OURS = Names(EXAMPLE, "SG", "meadhall.new_game.")


def in_checkout(root: Path, name: str) -> list[Path]:
    """Write a game of the house and its tests into a checkout; the folders that are new."""
    names = named(name, "meadhall.games.")
    game, tests = root / "src" / "meadhall" / "games" / names.module, root / "tests" / "books" / names.module
    for folder in (game, tests):
        if folder.exists():
            raise BadField("NAME", f"{folder} is there already")
    checks = {path: text for path, text in texts_of("tests", names).items() if path != KIT}
    return put({game: texts_of(OURS.module, names), tests: checks}, "NAME")


def as_package(folder: Path, name: str) -> list[Path]:
    """Write a game as a package of its own, which Meadhall finds by its entry point; the folder that is new."""
    names = named(name, "")
    if find_spec(names.module) is not None:
        raise BadField("NAME", f"{names.module} is the name of another package here")
    if folder.exists():
        raise BadField("--package", f"{folder} is there already")
    files = texts_of("package", names)
    files |= {f"src/{names.module}/{path}": text for path, text in texts_of(OURS.module, names).items()}
    files |= {f"tests/{path}": text for path, text in texts_of("tests", names).items()}
    return put({folder: files}, "--package")


# --- names ------------------------------------------------------------------------------------------


def named(name: str, home: str) -> Names:
    """All names that follow from one, or ``BadField`` if it is none or taken."""
    slug = name.replace("_", "-")
    if iskeyword(name):
        raise BadField("NAME", f"{name} is a word of Python")
    if not NAME.fullmatch(name):
        raise BadField("NAME", f"{name!r} is not made of small letters, digits and dashes, such as sea-wolves")
    if slug in (*registry.games(), EXAMPLE):
        raise BadField("NAME", f"a game called {slug} is there already")
    return Names(slug, new_prefix(slug), home)


def new_prefix(slug: str) -> str:
    """Capitals for the rule ids that no other game has: the first letters of the words, or more of them."""
    taken = [OURS.prefix, *(next(iter(registry.load(game).catalogue)).split("-")[0] for game in registry.games())]
    letters = slug.replace("-", "").upper()
    wanted = ["".join(word[0] for word in slug.split("-")).upper()]
    wanted += [letters[:length] for length in range(2, len(letters) + 1)]
    for prefix in wanted:
        if len(prefix) > 1 and not any(one.endswith(prefix) or prefix.endswith(one) for one in taken):
            return prefix
    raise BadField("NAME", f"{slug} is too much like the rule ids of another game: {', '.join(taken)}")


# --- texts ------------------------------------------------------------------------------------------


def texts_of(folder: str, names: Names) -> Files:
    """The files of a folder beside this one, with the new names."""
    found = {path: path.relative_to(HERE / folder) for path in sorted((HERE / folder).rglob("*"))}
    return {
        inside.as_posix(): renamed(path.read_text("utf-8"), path.suffix, names)
        for path, inside in found.items()
        if path.suffix in KINDS
    }


def renamed(text: str, suffix: str, names: Names) -> str:
    new = dict(zip(OURS.words(), names.words(), strict=True))
    text = re.sub("|".join(map(re.escape, new)), lambda found: new[found[0]], text)
    return with_sorted_imports(text, ("meadhall", names.module)) if suffix == ".py" else text


def with_sorted_imports(text: str, packages: tuple[str, ...]) -> str:
    """The alphabet puts other names at other places."""
    lines = text.splitlines(keepends=True)
    for block in import_blocks(text, packages):
        begin, end = block[0].lineno - 1, block[-1].end_lineno
        told = sorted(block, key=lambda one: one.module or "")
        lines[begin:end] = [line for one in told for line in lines[one.lineno - 1 : one.end_lineno]]
    return "".join(lines)


def import_blocks(text: str, packages: tuple[str, ...]) -> Iterator[list[ast.ImportFrom]]:
    """Imports from some packages that follow each other."""

    def ours(told: ast.stmt) -> bool:
        return isinstance(told, ast.ImportFrom) and (told.module or "").partition(".")[0] in packages

    for wanted, block in groupby(ast.parse(text).body, ours):
        if wanted:
            yield [told for told in block if isinstance(told, ast.ImportFrom)]


# --- folders ----------------------------------------------------------------------------------------


def put(folders: dict[Path, Files], field: str) -> list[Path]:
    """Write folders that are not there yet: all of them whole, or none. ``field`` is what asked for them."""
    made: list[Path] = []
    beside = {folder: folder.with_name(f".{folder.name}.new") for folder in folders}
    try:
        for folder, files in folders.items():
            for path, text in files.items():
                file = beside[folder] / path
                file.parent.mkdir(parents=True, exist_ok=True)
                file.write_text(text, "utf-8")
        for folder in folders:
            beside[folder].rename(folder)
            made.append(folder)
    except OSError as error:
        for folder in made:
            shutil.rmtree(folder)
        raise BadField(field, f"{error.filename} cannot be written: {error.strerror}") from None
    finally:
        for folder in beside.values():
            shutil.rmtree(folder, ignore_errors=True)
    return made
