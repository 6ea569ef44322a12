"""Meadhall: three big fantasy board games, played by the book."""

from __future__ import annotations

from meadhall import bots
from meadhall.games import HOMES
from meadhall.kernel.errors import IllegalAction, MeadhallError
from meadhall.kernel.house import games, load, register
from meadhall.kernel.match import Match

# The function games() has the name of the package meadhall.games on purpose; the package is imported above, before
# the function takes the name, and ``from meadhall.games.ice_garden import ...`` goes on working.
__all__ = ["IllegalAction", "Match", "MeadhallError", "bots", "games", "load"]

for _slug, _home in HOMES.items():
    register(_slug, _home)
