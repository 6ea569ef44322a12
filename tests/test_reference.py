"""The API reference: every public name is in it, with an example that holds."""

from __future__ import annotations

import doctest
import inspect
import runpy
from pathlib import Path
from typing import Any

import pytest

import meadhall

REFERENCE = runpy.run_path(str(Path(__file__).parent.parent / "docs" / "reference.py"))
AREAS: dict[str, Any] = REFERENCE["AREAS"]


@pytest.mark.parametrize("area", AREAS)
def test_the_examples_of_the_reference_hold(area: str) -> None:
    runner = doctest.DocTestRunner(verbose=False)
    said: list[str] = []
    for heading, thing in REFERENCE["headings"](AREAS[area]):
        for test in doctest.DocTestFinder(recurse=False).find(thing, heading, globs={"meadhall": meadhall}):
            runner.run(test, out=said.append)
    assert runner.summarize(verbose=False).attempted
    assert "".join(said) == ""


def untold(example: str, areas: list[Any]) -> list[str]:
    """The headings on some pages whose docstrings lack something."""
    return [
        heading
        for area in areas
        for heading, thing in REFERENCE["headings"](area)
        if example not in (inspect.getdoc(thing) or "")
    ]


def test_whoever_plays_a_game_finds_an_example_under_every_heading() -> None:
    """A method that only authors of a game need belongs to ``HOOKS`` in ``docs/reference.py``."""
    assert untold(">>> ", [area for area in AREAS.values() if not area.for_authors]) == []
    assert "meadhall.__version__" in (meadhall.__doc__ or "")


def test_every_public_name_is_in_the_reference() -> None:
    things = [thing for area in AREAS.values() for thing in area.things]
    missing = [name for name in meadhall.__all__ if name != "__version__" and getattr(meadhall, name) not in things]
    assert missing == []


def test_every_hook_is_a_method_and_has_its_place_on_the_page_for_authors() -> None:
    hooks = {f"{kind.__name__}.{name}" for kind, names in REFERENCE["HOOKS"].items() for name in names}
    assert hooks <= dict(REFERENCE["headings"](AREAS["authors"])).keys()


def test_everything_in_the_reference_is_told_in_words() -> None:
    assert [heading for area in AREAS.values() for heading, thing in REFERENCE["headings"](area)
            if not inspect.getdoc(thing)] == []  # fmt: skip
