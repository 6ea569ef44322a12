"""Every rulebook leads through every chapter, and its examples show what their captions say."""

from __future__ import annotations

import re
from typing import Any

import pytest

import meadhall
from meadhall.kernel.catalogue import LANGUAGES
from meadhall.kernel.game import Game
from meadhall.kernel.rulebook import HOLE, Box, Example, Rulebook, caption, set_up

NUMBERS = {
    "en": "two three four five six seven eight nine ten eleven twelve twice half",
    "de": "zwei drei vier fünf sechs sieben acht neun zehn elf zwölf zweimal halb",
}
"""Words that state a number: captions fill numbers in."""
each_game = pytest.mark.parametrize("slug", meadhall.games())


def book_of(slug: str) -> tuple[Game[Any], Rulebook]:
    game = meadhall.load(slug)
    assert game.rulebook is not None
    return game, game.rulebook


def examples(book: Rulebook) -> list[tuple[str, Example]]:
    return [
        (f"chapter {number}, example {n}", example)
        for number, chapter in book.chapters.items()
        for n, example in enumerate(chapter.examples, 1)
    ]


@each_game
def test_every_chapter_has_words_and_an_example(slug: str) -> None:
    game, book = book_of(slug)
    assert list(book.chapters) == list(game.chapters)
    for number, chapter in book.chapters.items():
        assert chapter.examples, number
        for lang in LANGUAGES:
            assert len(chapter.about(lang)) > 40, number


@each_game
def test_what_is_cited_is_a_rule(slug: str) -> None:
    game, book = book_of(slug)
    told = book.overview
    boxes: list[Box] = [*told.course, *(box for chapter in book.chapters.values() for box in chapter.steps)]
    cited = {*told.goal_rules, *told.ending_rules, *(box.rule for box in boxes)}
    cited |= {rule for _, example in examples(book) for rule in example.rules}
    assert cited <= set(game.catalogue)
    assert all(example.rules for _, example in examples(book))


@each_game
def test_no_caption_states_a_number_that_nobody_counted(slug: str) -> None:
    _, book = book_of(slug)
    for where, example in examples(book):
        holes = set()
        for lang in LANGUAGES:
            text = example.caption(lang)
            found = {hole for hole in HOLE.findall(text) if ":" not in hole}
            holes |= found
            assert found <= set(example.values), where
            bare = set(re.findall(r"\w+", HOLE.sub("", text).lower()))
            assert not bare & set(NUMBERS[lang].split()), where
            assert not re.search(r"\d", HOLE.sub("", text)), where
        assert holes == set(example.values), where


@each_game
def test_examples_are_drawn_and_told(slug: str) -> None:
    game, book = book_of(slug)
    used = set()
    for where, example in examples(book):
        state = set_up(game, example)
        pictures = game.board.pictures(state.view(example.seat), "en", example.layout)
        picture = pictures[example.picture or next(iter(pictures))]
        places = set(re.findall(r'data-at="([^"]*)"', "".join(picture.parts.values())))
        assert set(example.marks) <= places, where
        if example.window:
            used.add(example.window)
            x, y, width, height = book.windows[example.window]
            assert min(x, y) >= 0, where
            assert x + width <= picture.width, where
            assert y + height <= picture.height, where
        for lang in LANGUAGES:
            told = caption(game, example, state, lang)
            assert "{" not in told, where
            assert "  " not in told, where
    assert used == set(book.windows)


@each_game
def test_everything_that_can_be_counted_is_counted(slug: str) -> None:
    _, book = book_of(slug)
    words = [
        value.removeprefix("then ").split()[0] for _, example in examples(book) for value in example.values.values()
    ]
    assert set(book.measures) <= set(words)
    assert set(words) <= {*book.measures, "pack", "field", "given"}
