"""Where a rule matters: the lessons that teach it, the puzzles that rest on it, and the questions that ask for it."""

from __future__ import annotations

from collections import Counter
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
    title: str = ""
    """What a lesson is called; puzzles are numbered."""


Rested = tuple[Exercise, Iterable[str]]
"""An exercise, and the rules that it rests on."""


def puzzles(game: Game[Any], lang: str) -> Iterator[Rested]:
    if game.puzzles is None:
        return
    for file in sorted(game.puzzles.folder.iterdir(), key=lambda file: file.name):
        if file.name.endswith(".json"):
            puzzle = msgspec.json.decode(file.read_bytes())
            yield Exercise("puzzle", f"/puzzles/{game.slug}/{puzzle['id']}"), (rule for _, rule in puzzle["solution"])


def lessons(game: Game[Any], lang: str) -> Iterator[Rested]:
    for lesson in game.lessons or ():
        yield Exercise("lesson", f"/learn/{game.slug}/{lesson.id}", lesson.say("", lang)), lesson.rules


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
def exercises_of(slug: str, lang: str) -> dict[str, list[Exercise]]:
    game = registry.load(slug)
    return by_rule(each for source in SOURCES for each in source(game, lang))


@cache
def exercises_about(slug: str, lang: str) -> dict[int, list[Exercise]]:
    """The exercises of each chapter: of each kind those that rest on most of its rules."""
    game, counted = registry.load(slug), Counter[tuple[int, Exercise]]()
    for source in SOURCES:
        for exercise, rules in source(game, lang):
            counted.update((game.catalogue[rule].chapter, exercise) for rule in dict.fromkeys(rules))
    found: dict[int, list[Exercise]] = {chapter: [] for chapter in game.chapters}
    for (chapter, exercise), _ in counted.most_common():
        if sum(one.kind == exercise.kind for one in found[chapter]) < MOST:
            found[chapter].append(exercise)
    return {chapter: sorted(each, key=lambda one: one.kind) for chapter, each in found.items()}


class Asked(msgspec.Struct, frozen=True):
    """A question of the table in its own words, and the lesson that begins with it."""

    text: str
    link: str


@cache
def questions_of(slug: str, lang: str) -> dict[str, list[Asked]]:
    """The questions with which lessons begin, by the rule by which they are asked."""
    game = registry.load(slug)
    found: dict[str, list[Asked]] = {}
    for lesson in game.lessons or ():
        state = lesson.state(game)
        decision = state.decision_of(lesson.seat)
        if decision is not None and decision.rule is not None:
            text = game.texts.message(decision.prompt, state, lang)
            found.setdefault(decision.rule, []).append(Asked(text, f"/learn/{slug}/{lesson.id}"))
    return {rule: asked[:MOST] for rule, asked in found.items()}
