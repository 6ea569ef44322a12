"""What every game of the house must do, for the tests of any package that brings a game. It needs pytest.

A test module of yours has:

    @pytest.mark.parametrize("setup", setups(meadhall.load("my-game")), ids=str)
    @pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
    def test_conformance(check: Check, setup: Setup) -> None:
        check(setup, 1)
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import pytest

from meadhall.kernel.game import Game

# Where a check fails, pytest tells the values.
# Who has the kit already has it as it is.
if "meadhall.testing.kit" not in sys.modules:
    pytest.register_assert_rewrite("meadhall.testing.kit")

from meadhall.testing import kit
from meadhall.testing.kit import Setup

__all__ = ["CHECKS", "Check", "Setup", "setups"]

Check = Callable[[Setup, int], object]
"""A check plays games of a set-up from a seed, and raises ``AssertionError`` where a promise is broken."""


def setups(game: Game[Any], *options: dict[str, Any]) -> list[Setup]:
    """A set-up for each number of players with the usual options, and with each of the ``options`` that are given."""
    return [Setup(game, players, **given) for players in game.seats for given in options or ({},)]


def check_vocabulary(setup: Setup, seed: int) -> None:
    kit.check_vocabulary(setup.game)


def check_save(setup: Setup, seed: int) -> None:
    with TemporaryDirectory() as folder:
        kit.check_save(setup, seed, Path(folder))


def check_save_is_atomic(setup: Setup, seed: int) -> None:
    with TemporaryDirectory() as folder, pytest.MonkeyPatch.context() as patch:
        kit.check_save_is_atomic(setup, seed, Path(folder), patch)


CHECKS: tuple[Check, ...] = (
    check_vocabulary,
    kit.check_seeds,
    kit.check_options,
    kit.check_refusals,
    kit.check_copies,
    kit.check_json,
    kit.check_notation,
    kit.check_replay,
    kit.check_going_on,
    check_save,
    check_save_is_atomic,
    kit.check_undo,
    kit.check_undo_all,
    kit.check_views,
    kit.check_twins,
    kit.check_view_json,
    kit.check_bots,
    kit.check_minds,
    kit.check_end,
    kit.check_sound,
)
