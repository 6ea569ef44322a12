"""Where a rule can be practised: the lessons that teach it, and the puzzles that rest on it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache
from typing import Any, Literal

import msgspec

from meadhall.kernel import registry
from meadhall.kernel.game import Game

MOST = 3
"""How many of a kind stand beside a rule."""


class Exercise(msgspec.Struct, frozen=True):
    kind: Literal["puzzle", "lesson"]
    link: str


Rested = tuple[Exercise, Iterable[str]]
"""An exercise, and the rules that it rests on."""


def puzzles(game: Game[Any]) -> Iterator[Rested]:
    if game.puzzles is None:
        return
    for file in sorted(game.puzzles.folder.iterdir(), key=lambda file: file.name):
        if file.name.endswith(".json"):
            puzzle = msgspec.json.decode(file.read_bytes())
            yield Exercise("puzzle", f"/puzzles/{game.slug}/{puzzle['id']}"), (rule for _, rule in puzzle["solution"])


def lessons(game: Game[Any]) -> Iterator[Rested]:
    for lesson in game.lessons or ():
        yield Exercise("lesson", f"/learn/{game.slug}/{lesson.id}"), lesson.rules


SOURCES = (lessons, puzzles)
"""What each kind of exercise is found by."""


def by_rule(exercises: Iterable[Rested]) -> dict[str, list[Exercise]]:
    """The exercises of each rule, of each kind a few."""
    found: dict[str, list[Exercise]] = {}
    for exercise, rules in exercises:
        for rule in dict.fromkeys(rules):
            here = found.setdefault(rule, [])
            if sum(one.kind == exercise.kind for one in here) < MOST:
                here.append(exercise)
    return found


@cache
def exercises_of(slug: str) -> dict[str, list[Exercise]]:
    game = registry.load(slug)
    return by_rule(each for source in SOURCES for each in source(game))
