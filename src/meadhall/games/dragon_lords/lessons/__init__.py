"""What DragonLords teaches at its own table. Its files lie beside; see docs/lessons.md."""

from __future__ import annotations

from importlib.resources import files

from meadhall.games.dragon_lords.lessons.facts import FACTS
from meadhall.kernel.lesson import Lessons

_GAME = files("meadhall.games.dragon_lords")

LESSONS = Lessons(
    "dragon-lords",
    _GAME / "lessons",
    [files("meadhall.kernel") / "text", _GAME / "text", _GAME / "text" / "lessons"],
    FACTS,
)
