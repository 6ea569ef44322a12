"""What the Mountain King teaches at its own table. Its files lie beside; see docs/lessons.md."""

from __future__ import annotations

from importlib.resources import files

from meadhall.games.mountain_king.lessons.facts import FACTS
from meadhall.kernel.lesson import Lessons

_GAME = files("meadhall.games.mountain_king")

LESSONS = Lessons(
    "mountain-king",
    _GAME / "lessons",
    [files("meadhall.kernel") / "text", _GAME / "text", _GAME / "text" / "lessons"],
    FACTS,
)
