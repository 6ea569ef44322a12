"""The reference cards: complete in both languages, with rules that exist and numbers that somebody says."""

from __future__ import annotations

import re
from importlib.resources import files

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message as Entry

import meadhall
from meadhall.draw.card import CardPart
from meadhall.kernel.catalogue import LANGUAGES

NUMBERS = {
    "en": dict(zip(["two", "three", "four", "five", "six"], "23456", strict=True)),
    "de": dict(zip(["zwei", "zwei", "drei", "vier", "fünf", "sechs"], "223456", strict=True)),
}
each_game = pytest.mark.parametrize("slug", meadhall.games())


def card_of(slug: str, lang: str) -> list[CardPart]:
    game = meadhall.load(slug)
    return list(game.board.card(game, lang))


@each_game
def test_every_line_has_a_name_and_a_rule_or_a_symbol(slug: str) -> None:
    game = meadhall.load(slug)
    for lang in LANGUAGES:
        for part in card_of(slug, lang):
            for line in part.lines:
                assert line.name[0].isupper(), line
                assert (line.rule in game.catalogue) if line.text else line.picture, line
    english, german = (card_of(slug, lang) for lang in LANGUAGES)
    assert [len(part.lines) for part in english] == [len(part.lines) for part in german]
    assert [part.legend for part in english] == [False] * (len(english) - 1) + [True]


@each_game
def test_both_languages_have_the_same_messages_and_all_are_said(slug: str) -> None:
    folder = files(f"meadhall.games.{slug.replace('-', '_')}") / "text" / "card"
    game = meadhall.load(slug)
    written = {}
    for lang in LANGUAGES:
        body = FluentParser().parse((folder / f"{lang}.ftl").read_text("utf-8")).body
        written[lang] = [entry.id.name for entry in body if isinstance(entry, Entry)]
    assert written["en"] == written["de"]
    said = (files(f"meadhall.games.{slug.replace('-', '_')}") / "board" / "card.py").read_text("utf-8")
    keys = {id.removeprefix("card-").removesuffix("-text") for id in written["en"]}
    words = {word for verb in game.vocabulary.verbs.values() for domain in verb.domains for word in domain.words}
    left = {key for key in keys if f'"{key}"' not in said} - words - {"unit1", "unit2", "unit3"}
    assert not left


@pytest.mark.parametrize("lang", LANGUAGES)
def test_numbers_that_no_component_has_are_those_of_the_rule(lang: str) -> None:
    """The Ice Garden's prices stand in its rules and nowhere on a component."""
    game = meadhall.load("ice-garden")
    fields, *_ = card_of("ice-garden", lang)
    for line in fields.lines:
        chapter = game.catalogue[line.rule].chapter
        text = " ".join(rule.text(lang) for rule in game.catalogue.values() if rule.chapter == chapter).lower()
        known = set(re.findall(r"\d+", text)) | {digit for word, digit in NUMBERS[lang].items() if word in text}
        assert set(re.findall(r"\d+", line.text)) <= known | {"1"}, line
