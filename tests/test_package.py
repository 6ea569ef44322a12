"""What ``import meadhall`` gives: names, types, a version, and nothing that has to be waited for."""

from __future__ import annotations

import subprocess
import sys
from importlib import import_module
from importlib.metadata import version
from typing import get_args, get_overloads, get_type_hints

import pytest

import meadhall
from meadhall.games import HOMES

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
    kinds = {slug: import_module(home).GAME for slug, home in HOMES.items()}
    told = [get_type_hints(load, vars(meadhall) | {kind.__name__: kind for kind in kinds.values()})
            for load in get_overloads(meadhall.load)[:-1]]  # fmt: skip
    assert {get_args(each["slug"])[0]: each["return"] for each in told} == kinds
    assert all(type(meadhall.load(slug)) is kind for slug, kind in kinds.items())


@pytest.mark.parametrize("module", ["meadhall", "meadhall.cli"])
def test_nothing_heavy_is_imported_before_it_is_needed(module: str) -> None:
    program = f"import sys, {module}; print(*[name for name in sys.argv[1:] if name in sys.modules])"
    ran = subprocess.run([sys.executable, "-c", program, *HEAVY], capture_output=True, text=True, check=True)
    assert ran.stdout.split() == []
