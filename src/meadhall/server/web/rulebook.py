"""A game's rulebook with its pictures: the overview, and each chapter with drawn examples."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import msgspec
from markupsafe import Markup

from meadhall.draw.card import CardPart
from meadhall.draw.plates import Plates
from meadhall.kernel import registry
from meadhall.kernel.catalogue import Words
from meadhall.kernel.game import Game
from meadhall.kernel.rulebook import Box, Example, caption, set_up
from meadhall.server.web.exercises import Exercise, exercises_about
from meadhall.server.web.rule_texts import Chapter, Reader, RuleText, chapters

KEPT = 64
"""Chapters whose pictures are kept."""


class BoxText(msgspec.Struct, frozen=True):
    """One step of a row."""

    name: str
    text: str
    rule: str


class AnswerText(msgspec.Struct, frozen=True):
    """What everybody asks first, and the rules that say more."""

    text: str
    rules: tuple[str, ...]


class OverviewText(msgspec.Struct, frozen=True):
    goal: AnswerText | None
    ending: AnswerText | None
    course: list[BoxText]


class Plate(msgspec.Struct, frozen=True):
    """A drawn example."""

    picture: Markup
    caption: str
    rules: tuple[str, ...]


class ChapterText(msgspec.Struct, frozen=True):
    number: int
    title: str
    about: str
    steps: list[BoxText]
    plates: list[Plate]
    rules: list[RuleText]
    exercises: list[Exercise] = []


class Drawn(msgspec.Struct, frozen=True):
    """Chapters on one page; ``shapes`` is what their pictures are made of."""

    chapters: list[ChapterText]
    shapes: Markup
    cover: Markup | None
    """The picture that shows most."""


class Reference(msgspec.Struct, frozen=True):
    """The reference card, with how a round goes before what the game itself declares."""

    overview: OverviewText | None
    parts: list[CardPart]


@lru_cache(KEPT)
def reference(slug: str, lang: str) -> Reference:
    game = registry.load(slug)
    return Reference(overview(game, lang), [] if game.board is None else list(game.board.card(game, lang)))


def overview(game: Game[Any], lang: str) -> OverviewText | None:
    if game.rulebook is None:
        return None
    told = game.rulebook.overview
    return OverviewText(
        AnswerText(told.goal(lang), told.goal_rules),
        AnswerText(told.ending(lang), told.ending_rules),
        boxes(told.course, lang),
    )


def boxes(steps: tuple[Box, ...], lang: str) -> list[BoxText]:
    return [BoxText(step.name(lang), step.text(lang), step.rule) for step in steps]


def drawn(game: Game[Any], reader: Reader, numbers: tuple[int, ...]) -> Drawn:
    """These chapters in full."""
    plates, shapes, cover = plates_of(game.slug, reader.lang, numbers)
    written = chapters(game, reader, game.catalogue.values(), empty=True)
    found = [told(game, reader, chapter, plates[chapter.number]) for chapter in written if chapter.number in numbers]
    return Drawn(found, shapes, cover)


def told(game: Game[Any], reader: Reader, chapter: Chapter, plates: list[Plate]) -> ChapterText:
    known = game.rulebook.chapters.get(chapter.number) if game.rulebook else None
    about = known.about if known else Words("", "")
    steps = boxes(known.steps, reader.lang) if known else []
    exercises = exercises_about(game.slug, reader.lang).get(chapter.number, [])
    return ChapterText(chapter.number, chapter.title, about(reader.lang), steps, plates, chapter.rules, exercises)


@lru_cache(KEPT)
def plates_of(slug: str, lang: str, numbers: tuple[int, ...]) -> tuple[dict[int, list[Plate]], Markup, Markup | None]:
    """The examples of these chapters, the shapes that they share, and the largest picture. Drawing takes a while."""
    game, plates = registry.load(slug), Plates()
    known = game.rulebook.chapters if game.rulebook else {}
    found: dict[int, list[Plate]] = {number: [] for number in numbers}
    cover, most = None, 0.0
    for number in numbers:
        for example in known[number].examples if number in known else ():
            plate, area = draw(game, plates, example, lang)
            found[number].append(plate)
            if area > most:
                cover, most = plate.picture, area
    return found, Markup(plates.definitions), cover


def draw(game: Game[Any], plates: Plates, example: Example, lang: str) -> tuple[Plate, float]:
    """A drawn example, and how much of the table it shows, as an area."""
    assert game.rulebook is not None
    state = set_up(game, example)
    pictures = game.board.pictures(state.view(example.seat), lang, example.layout)
    picture = pictures[example.picture or next(iter(pictures))]
    window = game.rulebook.windows[example.window] if example.window else None
    svg = plates.draw(picture, window, example.marks)
    _, _, width, height = window or (0, 0, picture.width, picture.height)
    return Plate(Markup(svg), caption(game, example, state, lang), example.rules), width * height
