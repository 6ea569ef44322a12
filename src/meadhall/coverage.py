"""Which rules the tests carry. The test files are parsed, not imported, so this is quick and needs no pytest."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

from meadhall.kernel.errors import MeadhallError


def tests_folder() -> Path | None:
    """The tests of the checkout that this package runs from; None where there is no checkout."""
    root = Path(__file__).resolve().parents[2]
    tests = root / "tests"
    return tests if (root / "pyproject.toml").is_file() and tests.is_dir() else None


def carried(tests: Path, mark: str = "rule") -> dict[str, list[str]]:
    """Each id that a test carries as ``@pytest.mark.rule(...)`` or another mark, with the places (file:line)."""
    found: dict[str, list[str]] = {}
    for file in sorted(tests.rglob("*.py")):
        try:
            tree = ast.parse(file.read_text("utf-8"))
        except (SyntaxError, UnicodeDecodeError) as error:
            raise MeadhallError(f"{file.relative_to(tests.parent)} cannot be read: {error}") from None
        for id, line in _marks(tree, mark):
            found.setdefault(id, []).append(f"{file.relative_to(tests.parent).as_posix()}:{line}")
    return found


def _marks(tree: ast.AST, mark: str) -> Iterator[tuple[str, int]]:
    for node in ast.walk(tree):
        match node:
            case ast.Call(func=ast.Attribute(attr=name, value=ast.Attribute(attr="mark") | ast.Name(id="mark"))):
                if name != mark:
                    continue
                for arg in node.args:
                    if isinstance(arg, ast.Constant) and isinstance(arg.value, str):
                        yield arg.value, arg.lineno
