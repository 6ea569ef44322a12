"""Tables for the tests of the environments: each game, made short."""

from __future__ import annotations

from typing import Any

import meadhall

SHORT: dict[str, dict[str, Any]] = {"ice-garden": {}, "mountain-king": {}, "dragon-lords": {"turn_limit": "3"}}
"""Options with which a game at random takes a few hundred decisions."""
TABLES = [(slug, players) for slug in SHORT for players in meadhall.load(slug).seats]
