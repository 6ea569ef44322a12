"""How the modules of a game lean on each other: imports stand at the top of files, and circles are small."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

GAMES = Path(__file__).parents[2] / "src" / "meadhall" / "games"
FOLDERS = sorted(path.parent.name for path in GAMES.glob("*/__init__.py"))
PACKAGE = "meadhall.games"
MOST = 6
"""The largest circle of modules that is borne."""

UP = {
    ("ice_garden.state", "ice_garden.document"): "a position writes itself out",
    ("ice_garden.state", "ice_garden.checks"): "a position checks itself",
    ("mountain_king.state", "mountain_king.document"): "a position writes itself out",
    ("mountain_king.state", "mountain_king.checks"): "a position checks itself",
    ("mountain_king.state", "mountain_king.secrecy"): "a position conceals and imagines what a seat does not know",
    ("dragon_lords.state", "dragon_lords.document"): "a position writes itself out and checks itself",
    ("dragon_lords.state", "dragon_lords.secrecy"): "a position conceals and imagines what a seat does not know",
}
"""Imports inside functions, each with its reason: the kernel asks a position for what is done in modules above it."""


class Import(NamedTuple):
    module: str
    inside: bool
    """Whether it stands inside of a function."""


def modules(game: str) -> dict[str, Path]:
    """By name below ``meadhall.games``, the files of a game."""
    found = {}
    for path in sorted((GAMES / game).rglob("*.py")):
        parts = path.relative_to(GAMES).with_suffix("").parts
        found[".".join(parts[:-1] if parts[-1] == "__init__" else parts)] = path
    return found


def imports(tree: ast.AST, inside: bool = False) -> Iterator[Import]:
    """What a module imports when it runs; what only a type checker sees does not count."""
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING":
            continue
        if isinstance(node, ast.Import):
            yield from (Import(name.name, inside) for name in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield from (Import(f"{node.module}.{name.name}", inside) for name in node.names)
        else:
            yield from imports(node, inside or isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda))


def known(module: str, among: dict[str, Path]) -> str:
    """The module of a game that an import means: ``a.b.c`` may be the name ``c`` of the module ``a.b``."""
    name = module.removeprefix(f"{PACKAGE}.")
    return name if name in among else name.rpartition(".")[0]


def leanings(game: str) -> dict[str, set[str]]:
    """By module, the others of the game that it imports, wherever; those that ``UP`` lists are left out."""
    among = modules(game)
    found: dict[str, set[str]] = {}
    for name, path in among.items():
        wanted = {known(one.module, among) for one in imports(ast.parse(path.read_text("utf-8")))}
        found[name] = {other for other in wanted if other in among and other != name and (name, other) not in UP}
    return found


def circles(leans: dict[str, set[str]]) -> list[list[str]]:
    """The strongly connected parts of a graph with more than one member (Tarjan)."""
    number: dict[str, int] = {}
    lowest: dict[str, int] = {}
    path: list[str] = []
    found: list[list[str]] = []

    def visit(name: str) -> None:
        number[name] = lowest[name] = len(number)
        path.append(name)
        for other in sorted(leans[name]):
            if other not in number:
                visit(other)
                lowest[name] = min(lowest[name], lowest[other])
            elif other in path:
                lowest[name] = min(lowest[name], number[other])
        if lowest[name] == number[name]:
            at = path.index(name)
            part = sorted(path[at:])
            del path[at:]
            if len(part) > 1:
                found.append(part)

    for name in leans:
        if name not in number:
            visit(name)
    return found


def test_circles_are_found() -> None:
    assert circles({"a": {"b"}, "b": {"c"}, "c": {"b", "d"}, "d": set()}) == [["b", "c"]]


def test_imports_are_found_wherever_they_stand() -> None:
    source = "import a\nif TYPE_CHECKING:\n    import b\ndef f():\n    if c:\n        from d import e\n"
    assert list(imports(ast.parse(source))) == [Import("a", False), Import("d.e", True)]


@pytest.mark.parametrize("game", FOLDERS)
def test_imports_stand_at_the_top_of_a_file(game: str) -> None:
    among = modules(game)
    inside = {
        (name, known(one.module, among))
        for name, path in among.items()
        for one in imports(ast.parse(path.read_text("utf-8")))
        if one.inside
    }
    excused = {pair for pair in UP if pair[0].startswith(f"{game}.")}
    assert sorted(inside - excused) == []
    assert sorted(excused - inside) == [], "what is excused is no longer done"


@pytest.mark.parametrize("game", FOLDERS)
def test_no_circle_of_modules_is_large(game: str) -> None:
    assert [circle for circle in circles(leanings(game)) if len(circle) > MOST] == []
