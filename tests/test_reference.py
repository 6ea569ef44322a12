"""The API reference: every public name is in it, with an example that holds."""

from __future__ import annotations

import doctest
import inspect
import runpy
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

import meadhall

REFERENCE = runpy.run_path(str(Path(__file__).parent.parent / "docs" / "reference.py"))
AREAS: dict[str, Any] = REFERENCE["AREAS"]
MAIN = {
    meadhall.Match: ("play", "undo", "can_undo", "at", "log", "annotate", "to_json", "to_text", "from_text", "load"),
    meadhall.State: ("decision", "decisions", "fate", "apply", "why_not", "copy", "view", "say", "parse", "to_json"),
    meadhall.View: ("decision", "sample", "to_json"),
}


@pytest.mark.parametrize("area", AREAS)
def test_the_examples_of_the_reference_hold(area: str) -> None:
    runner = doctest.DocTestRunner(verbose=False)
    said: list[str] = []
    for thing in AREAS[area].things:
        whole = not isinstance(thing, ModuleType)
        for test in doctest.DocTestFinder(recurse=whole).find(thing, globs={"meadhall": meadhall}):
            runner.run(test, out=said.append)
    assert runner.summarize(verbose=False).attempted
    assert "".join(said) == ""


def test_every_public_name_has_an_example() -> None:
    told = {name: getattr(meadhall, name) for name in meadhall.__all__ if name != "__version__"}
    told |= {f"{kind.__name__}.{name}": getattr(kind, name) for kind, names in MAIN.items() for name in names}
    assert [name for name, thing in told.items() if ">>> " not in (inspect.getdoc(thing) or "")] == []
    assert "meadhall.__version__" in (meadhall.__doc__ or "")


def test_every_public_name_is_in_the_reference() -> None:
    things = [thing for area in AREAS.values() for thing in area.things]
    missing = [name for name in meadhall.__all__ if name != "__version__" and getattr(meadhall, name) not in things]
    assert missing == []


def test_everything_in_the_reference_is_told_in_words() -> None:
    silent = [
        f"{thing.__name__}.{name}"
        for area in AREAS.values()
        for thing in area.things
        if isinstance(thing, type)
        for name, member in REFERENCE["members"](thing)
        if not inspect.getdoc(member) and not inspect.getdoc(getattr(thing, name))
    ]
    assert silent == []
