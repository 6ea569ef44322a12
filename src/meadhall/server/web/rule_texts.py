"""The rules of a game in a reader's language, as pages show them."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Protocol

import msgspec

from meadhall.kernel.catalogue import Reading, Rule
from meadhall.kernel.game import Game
from meadhall.server.web.exercises import Asked, Exercise, exercises_of, questions_of
from meadhall.server.words import Say


class Reader(Protocol):
    """Whoever reads: a visitor of a page, or somebody who prints."""

    @property
    def lang(self) -> str: ...

    @property
    def say(self) -> Say: ...


class RuleText(msgspec.Struct, frozen=True):
    id: str
    title: str
    text: str
    origin: str
    """Of which editions it is, and under which heading each book says it."""
    readings: list[str]
    exercises: list[Exercise] = []
    asked: list[Asked] = []


class Chapter(msgspec.Struct, frozen=True):
    number: int
    title: str
    rules: list[RuleText]


def chapters(
    game: Game[Any], reader: Reader, rules: Iterable[Rule], mark: Callable[[str], str] = str, empty: bool = False
) -> list[Chapter]:
    """The chapters with these rules; those without any only if ``empty``. What is given first comes first."""
    found: dict[int, list[RuleText]] = {number: [] for number in game.chapters} if empty else {}
    for rule in rules:
        found.setdefault(rule.chapter, []).append(rule_text(rule, game, reader, mark))
    return [Chapter(number, game.chapters[number](reader.lang), texts) for number, texts in found.items()]


def rule_text(rule: Rule, game: Game[Any], reader: Reader, mark: Callable[[str], str] = str) -> RuleText:
    editions = "both" if len(rule.editions) > 1 else rule.editions[0]
    headings = dict.fromkeys(heading for heading in (rule.source.first, rule.source.second) if heading)
    origin = [reader.say("server-editions", editions=editions)] if len(game.catalogue.editions) > 1 else []
    origin += [reader.say("server-source", heading=heading) for heading in headings]
    return RuleText(
        rule.id,
        mark(rule.title(reader.lang)),
        mark(rule.text(reader.lang)),
        " ".join(origin),
        [reading_text(game.readings[number], game, reader) for number in rule.readings],
        exercises_of(game.slug, reader.lang).get(rule.id, []),
        questions_of(game.slug, reader.lang).get(rule.id, []),
    )


def reading_text(reading: Reading, game: Game[Any], reader: Reader) -> str:
    """What the book leaves open, how we read it, and what plays it otherwise."""
    lang = reader.lang
    option = game.texts.say(f"option-{reading.option}-name", lang) if reading.option else "none"
    return reader.say("server-reading", open=reading.open(lang), read=reading.read(lang), option=option)
