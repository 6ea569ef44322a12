"""Every message beside the lessons is said by one of them, and all languages say as much."""

from __future__ import annotations

import re

import pytest
from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax.ast import BaseComment
from fluent.syntax.ast import Message as Entry

from meadhall.kernel import registry
from meadhall.kernel.catalogue import LANGUAGES
from meadhall.kernel.lesson import Lesson

GAMES = [slug for slug in registry.games() if registry.load(slug).lessons is not None]


def entries(slug: str, lang: str) -> list[Entry]:
    """The messages of a game's lessons; anything that is neither message nor comment fails."""
    text = (registry.load(slug).folder / "text" / "lessons" / f"{lang}.ftl").read_text("utf-8")
    found = []
    for entry in FluentParser().parse(text).body:
        if isinstance(entry, Entry):
            found.append(entry)
        else:
            assert isinstance(entry, BaseComment), f"cannot be read: {vars(entry)}"
    return found


def spoken(lesson: Lesson) -> set[str]:
    """The messages that a lesson says, with their attributes; ``why`` is left to each step."""
    said: dict[str, tuple[str, ...]] = {"": (".about",), "end": (".well",)}
    said |= {step.id: (".title", ".do") for step in lesson.cards}
    said |= {f"says-{reply.says}": () for reply in lesson.plan.replies if reply.says}
    said |= {f"well-{praise.id}": () for praise in lesson.plan.praise}
    keys = {f"{lesson.key}-{id}" if id else lesson.key: parts for id, parts in said.items()}
    return {key + part for key, parts in keys.items() for part in ("", *parts)}


def written(slug: str, lang: str) -> list[str]:
    return [
        entry.id.name + part
        for entry in entries(slug, lang)
        for part in ("", *(f".{attribute.id.name}" for attribute in entry.attributes))
    ]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("slug", GAMES)
def test_every_message_is_said_by_a_lesson(slug: str, lang: str) -> None:
    lessons = registry.load(slug).lessons
    assert lessons is not None
    there = written(slug, lang)
    needed = {message for lesson in lessons for message in spoken(lesson)}
    steps = {f"{lesson.key}-{step.id}" for lesson in lessons for step in lesson.cards}
    assert len(there) == len(set(there))
    assert needed <= set(there)
    assert set(there) - needed <= {f"{step}.why" for step in steps}


@pytest.mark.parametrize("slug", GAMES)
def test_all_languages_say_the_same_with_the_same_arguments(slug: str) -> None:
    write = FluentSerializer().serialize_entry
    first, *others = (
        {entry.id.name: set(re.findall(r"\$(\w+)", write(entry))) for entry in entries(slug, lang)}
        for lang in LANGUAGES
    )
    for other in others:
        assert other == first
    first_words, *other_words = (set(written(slug, lang)) for lang in LANGUAGES)
    for words in other_words:
        assert words == first_words


@pytest.mark.parametrize("slug", GAMES)
def test_what_a_step_looks_up_is_said(slug: str) -> None:
    """Each fact of a step, and of the end, is spoken of in its words, and they speak of nothing else."""
    lessons = registry.load(slug).lessons
    assert lessons is not None
    write = FluentSerializer().serialize_entry
    spoken_of = {entry.id.name: set(re.findall(r"\$(\w+)", write(entry))) for entry in entries(slug, LANGUAGES[0])}
    for lesson in lessons:
        assert spoken_of[f"{lesson.key}-end"] == set(lesson.plan.facts), lesson.id
        for praise in lesson.plan.praise:
            assert (
                set(praise.facts)
                <= spoken_of[f"{lesson.key}-well-{praise.id}"]
                <= set(lesson.plan.facts | praise.facts)
            )
        for step in lesson.cards:
            assert spoken_of[f"{lesson.key}-{step.id}"] == set(step.facts), f"{lesson.id}: {step.id}"
