"""Which lesson is played in which language through the page; over the socket each is played in the others.

Both languages of all lessons take twice as long: ``MEADHALL_LESSONS=both`` plays the side lessons so.
"""

from __future__ import annotations

import os

from meadhall.kernel import registry
from meadhall.kernel.catalogue import LANGUAGES
from meadhall.kernel.lesson import FIRST, SIDE, Lesson

FIRST_IN = {"ice-garden": "de", "mountain-king": "en", "dragon-lords": "de"}
"""The first games, which tests/browser/test_first_games.py plays."""


def lessons(kind: str) -> list[tuple[str, Lesson]]:
    """All lessons of the house of a kind, by game and name."""
    found = [
        (slug, lesson)
        for slug in registry.games()
        for lesson in registry.load(slug).lessons or ()
        if lesson.plan.kind == kind
    ]
    return sorted(found, key=lambda one: (one[0], one[1].id))


def in_turn() -> dict[tuple[str, str], str]:
    """Every other side lesson in English, and those between them in German."""
    return {(slug, lesson.id): LANGUAGES[n % len(LANGUAGES)] for n, (slug, lesson) in enumerate(lessons(SIDE))}


IN_THE_BROWSER = {(slug, lesson.id): FIRST_IN[slug] for slug, lesson in lessons(FIRST)} | in_turn()
"""By game and lesson."""
CLICKED = [
    (slug, lesson.id, lang)
    for slug, lesson in lessons(SIDE)
    for lang in LANGUAGES
    if os.environ.get("MEADHALL_LESSONS") == "both" or lang == IN_THE_BROWSER[slug, lesson.id]
]
"""The side lessons that are played through the page, each with its language."""
