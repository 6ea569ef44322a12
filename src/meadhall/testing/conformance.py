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

# Where a check fails, pytest tells the values. It can arrange that only before the checks are imported.
if "meadhall.testing.checks" not in sys.modules:
    pytest.register_assert_rewrite("meadhall.testing.checks")

from meadhall.testing.checks import playing, saving, seeing, standing, thinking, undoing
from meadhall.testing.kit import Setup

__all__ = ["CHECKS", "Check", "Setup", "setups"]

Check = Callable[[Setup, int], object]
"""A check plays games of a set-up from a seed, and raises ``AssertionError`` where a promise is broken."""


def setups(game: Game[Any], *options: dict[str, Any]) -> list[Setup]:
    """A set-up for each number of players with the usual options, and with each of the ``options`` that are given."""
    return [Setup(game, players, **given) for players in game.seats for given in options or ({},)]


def check_vocabulary(setup: Setup, seed: int) -> None:
    saving.check_vocabulary(setup.game)


def check_standing_words(setup: Setup, seed: int) -> None:
    standing.check_standing_words(setup.game)


def check_save(setup: Setup, seed: int) -> None:
    with TemporaryDirectory() as folder:
        saving.check_save(setup, seed, Path(folder))


def check_save_is_atomic(setup: Setup, seed: int) -> None:
    with TemporaryDirectory() as folder, pytest.MonkeyPatch.context() as patch:
        saving.check_save_is_atomic(setup, seed, Path(folder), patch)


CHECKS: tuple[Check, ...] = (
    check_vocabulary,
    playing.check_seeds,
    playing.check_options,
    playing.check_refusals,
    playing.check_copies,
    saving.check_json,
    saving.check_notation,
    saving.check_replay,
    saving.check_going_on,
    check_save,
    check_save_is_atomic,
    undoing.check_undo,
    undoing.check_undo_all,
    seeing.check_views,
    seeing.check_twins,
    seeing.check_view_json,
    thinking.check_bots,
    thinking.check_minds,
    standing.check_standing,
    check_standing_words,
    playing.check_end,
    playing.check_sound,
)
