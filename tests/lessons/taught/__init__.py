"""The Ice Garden with one tiny lesson, for tests of the coach: the house's own lessons may change at any time."""

from __future__ import annotations

from importlib.resources import files
from typing import ClassVar

from meadhall.games.ice_garden import GAME as ICE_GARDEN
from meadhall.games.ice_garden.lessons.facts import FACTS
from meadhall.kernel.lesson import Lessons

SLUG = "taught-garden"
_HERE, _GAME = files("tests.lessons.taught"), files("meadhall.games.ice_garden")


class TaughtGarden(ICE_GARDEN):
    slug: ClassVar = SLUG
    lessons: ClassVar = Lessons(SLUG, _HERE, [files("meadhall.kernel") / "text", _GAME / "text", _HERE], FACTS)


GAME = TaughtGarden
