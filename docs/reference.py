"""Writes the API reference from docstrings: a page for each area. ``docs/generate.py`` keeps what it writes."""

from __future__ import annotations

import inspect
import re
from collections.abc import Iterator
from pathlib import Path
from types import FunctionType, ModuleType
from typing import Any, NamedTuple

import meadhall
from meadhall import bots
from meadhall.kernel.action import Vocabulary
from meadhall.kernel.errors import NotationError, SaveError
from meadhall.kernel.game import Game
from meadhall.kernel.match import Entry
from meadhall.kernel.state import Fate
from meadhall.kernel.step import Chance, Choice, Step, Together
from meadhall.lab.envs import aec, solo, vector

DOCS = Path(__file__).parent
NOTE = "*This page is made from docstrings; change it there. Its examples are run by the tests and begin after*"


class Area(NamedTuple):
    """A page: its title and what it tells of."""

    title: str
    things: tuple[Any, ...]
    for_authors: bool = False


HOOKS: dict[type, tuple[str, ...]] = {
    Game: ("furnish", "facts_for", "begin", "restore", "bounds", "elsewhere"),
    meadhall.State: (
        "copy_columns_to", "position", "conceal", "imagine", "check",
        "advance", "then", "ask", "ask_or_take", "tell", "whisper", "end",
    ),
    Vocabulary: ("verb",),
}  # fmt: skip
"""What only authors of a game override or call."""
FOR_AUTHORS = """
What a game overrides or calls, as [Add a game](add-a-game.md) leads to it. The examples play Sunken Gold, the small
game that `meadhall new-game` copies.
"""

AREAS = {
    "package": Area(
        "The package",
        (meadhall, meadhall.games, meadhall.load, meadhall.Action, Vocabulary, meadhall.Decision, Fate,
         meadhall.MeadhallError, meadhall.IllegalAction, NotationError, SaveError),
    ),
    "game": Area("Game", (Game,)),
    "state": Area("State", (meadhall.State,)),
    "view": Area("View", (meadhall.View,)),
    "match": Area("Match", (meadhall.Match, Entry)),
    "bots": Area("Bots", (meadhall.bots, bots.load, bots.Bot, bots.MasterBot, bots.analyse, bots.Ranked, bots.Reason)),
    "environments": Area("Environments", (aec.OneByOne, aec.AllAtOnce, solo.Solo, vector.Vector)),
    "authors": Area(
        "For authors of games",
        (Game, meadhall.State, Vocabulary, Step, Choice, Together, Chance),
        for_authors=True,
    ),
}  # fmt: skip


def pages() -> dict[Path, str]:
    return {DOCS / f"reference-{name}.md": page(area) for name, area in AREAS.items()}


def page(area: Area) -> str:
    lines = [f"# {area.title}", "", f"{NOTE} `import meadhall`.", ""]
    if area.for_authors:
        lines.append(FOR_AUTHORS.lstrip())
    for heading, thing in headings(area):
        if isinstance(thing, ModuleType):
            lines += told(thing)
        elif "." in heading:
            lines += [f"### {heading}", "", *signed(thing, heading.partition(".")[2]), *told(thing)]
        elif area.for_authors and thing in HOOKS:
            lines += [f"## {heading}", ""]
        else:
            home = "meadhall" if heading in meadhall.__all__ else thing.__module__
            lines += [f"## {heading}", "", *signed(thing), *told(thing), f"<small>in `{home}`</small>", ""]
    return "\n".join(lines)


def headings(area: Area) -> Iterator[tuple[str, Any]]:
    """All that a page tells of, by name: each thing, and the methods and properties that a class brings itself."""
    for thing in area.things:
        yield thing.__name__, thing
        for name, member in vars(thing).items() if isinstance(thing, type) else ():
            public = isinstance(member, FunctionType | property | classmethod | staticmethod) and name[0] != "_"
            if public and (name in HOOKS.get(thing, ())) == (area.for_authors and thing in HOOKS):
                yield f"{thing.__name__}.{name}", member


def signed(thing: Any, name: str = "") -> list[str]:
    """How it is called; a property is only named."""
    if isinstance(thing, property):
        kind = inspect.signature(thing.fget).return_annotation if thing.fget else inspect.Signature.empty
        return ["```text", f"{name}: {kind}", "```", ""]
    if isinstance(thing, classmethod | staticmethod):
        thing = thing.__func__
    try:
        signature = inspect.signature(thing)
    except ValueError:
        return []
    given = [each for each in signature.parameters.values() if each.name not in ("self", "cls")]
    line = f"{name or thing.__name__}{signature.replace(parameters=given)}"
    return ["```text", re.sub(r"'([^']*)'(?=[,)= ]|$)", unquoted, line), "```", ""]


def unquoted(found: re.Match[str]) -> str:
    """An annotation without the quotes in which Python keeps it; a default that is a word keeps its own."""
    before = found.string[: found.start()].rstrip()
    return found[1] if before.endswith((":", "->")) else found[0]


def told(thing: Any) -> list[str]:
    """A docstring as Markdown, its examples in blocks of their own."""
    lines: list[str] = []
    block = False
    for line in (inspect.getdoc(thing) or "").splitlines():
        if not block and line.startswith(">>>"):
            block = True
            lines.append("```pycon")
        elif block and not line:
            block = False
            lines.append("```")
        lines.append(line if block else re.sub(r"``(.+?)``", r"`\1`", line))
    return [*lines, *(["```"] if block else []), ""]
