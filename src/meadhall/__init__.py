"""Meadhall: three big fantasy board games, played by the book."""

from __future__ import annotations

from meadhall import bots
from meadhall.kernel.errors import IllegalAction, MeadhallError
from meadhall.kernel.house import games, load, register
from meadhall.kernel.match import Match

__all__ = ["IllegalAction", "Match", "MeadhallError", "bots", "games", "load"]

register("ice-garden", "meadhall.games.ice_garden")
