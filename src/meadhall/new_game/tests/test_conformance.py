"""Sunken Gold keeps every promise that the games of the house make."""

from __future__ import annotations

import pytest

import meadhall
from meadhall.testing.conformance import CHECKS, Check, Setup, setups

GAME = meadhall.load("sunken-gold")


@pytest.mark.parametrize("setup", setups(GAME, {}, {"length": "long"}), ids=str)
@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
def test_conformance(check: Check, setup: Setup) -> None:
    check(setup, 1)
