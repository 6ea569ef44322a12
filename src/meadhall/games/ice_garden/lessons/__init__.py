"""What the Ice Garden teaches at its own table. Its files lie beside; see docs/lessons.md."""

from __future__ import annotations

from importlib.resources import files

from meadhall.games.ice_garden.lessons.facts import FACTS
from meadhall.kernel.lesson import Lessons

_GAME = files("meadhall.games.ice_garden")

LESSONS = Lessons(
    "ice-garden",
    _GAME / "lessons",
    [files("meadhall.kernel") / "text", _GAME / "text", _GAME / "text" / "lessons"],
    FACTS,
)
