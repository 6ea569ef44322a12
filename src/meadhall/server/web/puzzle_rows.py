"""Puzzles as a link or a small box on any page: the one of the day, those that fit, one's own that are due."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from meadhall.kernel import registry
from meadhall.server.puzzles.mistakes import Mistake
from meadhall.server.puzzles.room import find
from meadhall.server.puzzles.shelf import Key, stock
from meadhall.server.web.rows import title_of
from meadhall.server.web.visit import Visitor

HARD, MEDIUM = 1600, 1300


class PuzzleLink(msgspec.Struct, frozen=True):
    link: str
    title: str
    """The theme in words."""
    rating: int
    level: str
    """``easy``, ``medium`` or ``hard``."""
    state: str = "new"
    """``new``, ``solved`` at once, or only ``tried``."""


class DayPuzzle(msgspec.Struct, frozen=True):
    """The puzzle of the day (parts/puzzle_of_the_day.html)."""

    link: str
    question: str
    game: str
    kind: str
    rating: int
    share: int | None
    """Per cent who solved it at once; None while nobody has tried."""
    streak: int
    """Days in a row on which the reader has solved it."""
    state: str
    picture: str
    """The address of a picture, to which &theme= is added."""


class OwnPuzzle(msgspec.Struct, frozen=True):
    """A mistake of the reader that is to be asked now."""

    link: str
    question: str
    game: str


def level_of(rating: float) -> str:
    return "hard" if rating >= HARD else "medium" if rating >= MEDIUM else "easy"


def theme_title(game: str, theme: str, lang: str) -> str:
    puzzles = registry.load(game).puzzles
    assert puzzles is not None
    return puzzles.texts.say(f"theme-{theme}", lang)


def address(key: Key) -> str:
    return f"/puzzles/{key.game}/{key.id}"


def state_of(at_once: bool | None) -> str:
    """``at_once``: whether the reader solved it so; None if they have not tried."""
    return "new" if at_once is None else "solved" if at_once else "tried"


def puzzle_link(key: Key, rating: float, lang: str, at_once: bool | None = None) -> PuzzleLink:
    title = theme_title(key.game, stock()[key].theme, lang)
    return PuzzleLink(address(key), title, round(rating), level_of(rating), state_of(at_once))


async def fitting_puzzles(visitor: Visitor, game: str, rules: Sequence[str] = (), count: int = 3) -> list[PuzzleLink]:
    """Puzzles about these rules, or else as hard as the reader is good: for the end of a game or a lesson."""
    room = visitor.house.puzzles
    found = await room.fitting(visitor.person, game, rules, count)
    return [puzzle_link(key, (await room.standing(key)).rating.rating, visitor.lang) for key in found]


async def puzzle_of_the_day(visitor: Visitor) -> DayPuzzle | None:
    """None if the house has no puzzles."""
    room, lang = visitor.house.puzzles, visitor.lang
    key = await room.of_the_day()
    if key is None:
        return None
    puzzle, standing, progress = find(key), await room.standing(key), await room.progress(visitor.person)
    return DayPuzzle(
        link=address(key),
        question=puzzle.say(puzzle.question, lang),
        game=title_of(puzzle.game, lang),
        kind=puzzle.kind,
        rating=round(standing.rating.rating),
        share=standing.share,
        streak=progress.streak,
        state=state_of(progress.tried.get(key)),
        picture=f"/puzzle-picture/{key.game}/{key.id}.svg?lang={lang}",
    )


def own_puzzle(mistake: Mistake, lang: str) -> OwnPuzzle:
    game = registry.load(mistake.game)
    return OwnPuzzle(own_address(mistake), mistake.question.asked[lang], title_of(game, lang))


def own_address(mistake: Mistake) -> str:
    return f"/puzzles/own/{mistake.table_id}/{mistake.moment}"
