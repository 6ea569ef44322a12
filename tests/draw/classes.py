"""Which classes the source writes into pictures, panels and pages, and which ones a style sheet speaks of."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator
from pathlib import Path

SAYING = {"write", "say", "word", "name", "find", "get", "action", "partition", "removeprefix", "startswith"}
"""Methods whose arguments are no classes: ids of messages, words, keys."""
ATTRIBUTE = re.compile(r'class="([^"]*)|^"?([\w -]+)(?:"|$)')
"""What is quoted, or what a piece of a string begins with where the piece before went into the value."""
NAMES = re.compile(r"[a-zA-Z][\w-]*(?: [a-zA-Z][\w-]*)*")


def styled(sheet: str) -> set[str]:
    """The classes in the selectors of a style sheet."""
    sheet = re.sub(r"/\*.*?\*/", "", sheet, flags=re.DOTALL)
    return {name for rule in re.findall(r"([^{};]+)\{", sheet) for name in re.findall(r"\.([a-zA-Z][\w-]*)", rule)}


class Writer:
    """All that some modules may write as a class: whole names, and beginnings that are completed when it is drawn."""

    def __init__(self, files: Iterable[Path]) -> None:
        self.names: set[str] = set()
        self.beginnings: set[str] = set()
        for file in files:
            for text, goes_on in literals(ast.parse(file.read_text("utf-8"))):
                self._read(text, goes_on)

    def _read(self, text: str, goes_on: bool) -> None:
        found = ["".join(each) for each in ATTRIBUTE.findall(text)]
        if NAMES.fullmatch(text.strip()):
            found = [text]
        for names in found:
            words = names.split()
            if goes_on and words and text.endswith(words[-1]) and words[-1].endswith("-"):
                self.beginnings.add(words.pop())
            self.names |= set(words)

    def writes(self, name: str) -> bool:
        return name in self.names or any(map(name.startswith, self.beginnings))


def literals(tree: ast.Module) -> Iterator[tuple[str, bool]]:
    """The strings of a module that may hold classes, and whether something is put in behind each."""
    silent: set[int] = set()
    for node in ast.walk(tree):
        no_class: list[ast.expr | None] = []
        if isinstance(node, ast.Expr):
            no_class = [node.value]
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr in SAYING:
            no_class = [*node.args]
        elif isinstance(node, ast.Dict):
            no_class = [*node.keys]
        elif isinstance(node, ast.Subscript):
            no_class = [node.slice]
        elif isinstance(node, ast.Compare):
            no_class = [node.left, *node.comparators]
        silent |= {id(each) for each in no_class if isinstance(each, ast.Constant | ast.JoinedStr)}
    for node in ast.walk(tree):
        if isinstance(node, ast.JoinedStr):
            for one, after in zip(node.values, [*node.values[1:], None], strict=True):
                if isinstance(one, ast.Constant) and isinstance(one.value, str):
                    silent.add(id(one))
                    if id(node) not in silent:
                        yield one.value, after is not None
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in silent:
            yield node.value, False
