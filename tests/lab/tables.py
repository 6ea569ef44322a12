"""Tables for the tests of the environments: each game, made short."""

from __future__ import annotations

from typing import Any

import meadhall

LIMITS: dict[str, dict[str, Any]] = {"dragon-lords": {"turn_limit": "3"}}
SHORT = {slug: LIMITS.get(slug, {}) for slug in meadhall.games() if {2, 3} <= {*meadhall.load(slug).seats}}
"""Options with which a game at random takes a few hundred decisions, for games that two and three can play."""
TABLES = [(slug, players) for slug in SHORT for players in meadhall.load(slug).seats]
