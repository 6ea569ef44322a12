"""Tiny games that use everything the kernel offers, for the kernel's own tests."""

from tests.kernel.toys.draft import Draft
from tests.kernel.toys.duel import Duel

DRAFT = Draft()
DUEL = Duel()
HOMES = {game.slug: type(game).__module__ for game in (DRAFT, DUEL)}
"""Where the house would find them."""

__all__ = ["DRAFT", "DUEL", "HOMES"]
