"""Whatever a game may ask, something teaches it: a side lesson, or the chapter of the rulebook."""

from __future__ import annotations

import pkgutil
from collections.abc import Iterator
from importlib import import_module

import pytest

from meadhall.kernel import registry
from meadhall.kernel.lesson import SIDE
from meadhall.kernel.message import Kind
from meadhall.kernel.step import Choice, Step, Together
from meadhall.server.drawing.coach import teaching
from meadhall.server.words import HouseTexts

SAY = HouseTexts().speaker("en")


def below(step: type[Step]) -> Iterator[type[Step]]:
    for each in step.__subclasses__():
        yield each
        yield from below(each)


def questions(slug: str) -> list[type[Step]]:
    """All that players of a game may be asked, without what these are made from."""
    package = registry.load(slug).__module__
    for module in pkgutil.walk_packages(import_module(package).__path__, f"{package}."):
        import_module(module.name)
    kinds: tuple[type[Step], ...] = (Choice, Together)
    found = {step for kind in kinds for step in below(kind) if step.__module__.startswith(f"{package}.")}
    asked = [step for step in found if not step.__subclasses__() or step.rule]
    return sorted(asked, key=lambda step: step.__name__)


@pytest.mark.parametrize("slug", registry.games())
def test_every_question_is_taught(slug: str) -> None:
    game = registry.load(slug)
    state = game.new()
    assert game.lessons is not None
    side = {f"/learn/{slug}/{lesson.id}" for lesson in game.lessons if lesson.plan.kind == SIDE}
    asked = questions(slug)
    assert len(asked) > 20
    for step in asked:
        kind = getattr(step, "asks", None)
        found = teaching(state, kind.key if isinstance(kind, Kind) else "", step.rule, "en", SAY)
        assert found is not None, step.__name__
        assert found.link in side or found.link == f"/rules/{slug}/{step.rule}", step.__name__
        assert found.words
        assert found.title
