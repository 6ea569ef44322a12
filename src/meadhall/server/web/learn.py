"""Learning: what a game teaches, and tables at which a coach leads."""

from __future__ import annotations

from collections.abc import Iterable
from contextlib import suppress
from typing import Any

import msgspec
from litestar import get, post
from litestar.params import FromPath
from litestar.response import Redirect

from meadhall.kernel import registry
from meadhall.kernel.errors import MeadhallError
from meadhall.kernel.game import Game
from meadhall.kernel.lesson import FIRST, Lesson, LessonGuide
from meadhall.puzzles import files as puzzles
from meadhall.server.errors import ConflictError, NotFoundError, say
from meadhall.server.house import House
from meadhall.server.puzzles.shelf import Key
from meadhall.server.tables.records import Person, Table
from meadhall.server.web.new_table import game_named
from meadhall.server.web.rows import LessonLink, title_of
from meadhall.server.web.templates import Context, Html, Named, form_of, redirect, show, text
from meadhall.server.web.visit import WebRequest, visit


class GameLessons(msgspec.Struct, frozen=True):
    slug: str
    title: str
    lessons: list[LessonLink]

    @property
    def first(self) -> list[LessonLink]:
        return [lesson for lesson in self.lessons if lesson.first]

    @property
    def side(self) -> list[LessonLink]:
        return [lesson for lesson in self.lessons if not lesson.first]


class LearnPage(Context, frozen=True, kw_only=True):
    """What can be learnt: of all games, or of one."""

    template = "learn.html"

    games: list[GameLessons]

    @property
    def only(self) -> GameLessons | None:
        """The one game that it is about."""
        return self.games[0] if len(self.games) == 1 else None


class LessonPage(Context, frozen=True, kw_only=True):
    template = "lesson.html"

    game: Named
    lesson: LessonLink
    steps: list[str]
    """What it teaches, by the titles of its steps."""


class LessonPuzzle(msgspec.Struct, frozen=True):
    """A puzzle about what was learnt."""

    address: str
    question: str
    solved: bool


class LessonAtTable(msgspec.Struct, frozen=True):
    """What a table at which a lesson is taught offers at its end."""

    game: str
    title: str
    address: str
    puzzles: list[LessonPuzzle]
    another: LessonLink | None
    seats: str
    """Who plays the whole game: what the form of a new table sends."""
    level: str
    company: str
    """The same in words."""


NOT_BEGUN = (0, 1)
"""No step of a lesson is reached."""

# --- links, for every page that has some ----------------------------------------------------------------


def lesson_link(lesson: Lesson, lang: str, at: tuple[int, int] = NOT_BEGUN, learnt: bool = False) -> LessonLink:
    step, steps = at
    left = lesson.plan.minutes if step == 0 else -(-lesson.plan.minutes * (steps - step + 1) // steps)
    return LessonLink(
        title=lesson.say("", lang),
        minutes=left,
        address=f"/learn/{lesson.lessons.slug}/{lesson.id}",
        step=step,
        steps=steps,
        about=lesson.about(lang),
        first=lesson.plan.kind == FIRST,
        learnt=learnt,
    )


async def lesson_links(house: House, person: Person, games: Iterable[Game[Any]], lang: str) -> list[list[LessonLink]]:
    """All lessons of each game, the first game first, each with how far a person has come."""
    begun, learnt = await begun_lessons(house, person), await learnt_lessons(house, person)
    links: list[list[LessonLink]] = []
    for game in games:
        links.append([])
        for lesson in lessons_of(game):
            key = (game.slug, lesson.id)
            table = begun.get(key)
            at = NOT_BEGUN if table is None else await step_at(house, table)
            links[-1].append(lesson_link(lesson, lang, at, key in learnt))
    return links


def lessons_about(game: Game[Any], rule: str, lang: str) -> list[LessonLink]:
    """The lessons that teach a rule, for pages about rules."""
    return [lesson_link(lesson, lang) for lesson in lessons_of(game) if rule in lesson.rules]


def lessons_of(game: Game[Any]) -> list[Lesson]:
    return [] if game.lessons is None else list(game.lessons)


async def begun_lessons(house: House, person: Person) -> dict[tuple[str, str], Table]:
    """The tables of the lessons that a person has begun, by game and lesson; of several the newest."""
    tables = await house.tables.listing.lessons(person) if person.id else []
    return {(table.game, table.lesson): table for table in reversed(tables)}


async def learnt_lessons(house: House, person: Person) -> dict[tuple[str, str], Table]:
    """The tables of the lessons that a person has finished, by game and lesson; of several the newest."""
    tables = await house.tables.listing.learnt(person) if person.id else []
    return {(table.game, table.lesson): table for table in reversed(tables)}


async def after_puzzle(house: House, person: Person, slug: str, lesson: str, puzzle: str) -> tuple[str, bool] | None:
    """Where to go on after a puzzle of a lesson, and whether that is back to the end of the lesson; None if it has no
    such puzzle."""
    found = next((one for one in lessons_of(game_named(slug)) if one.id == lesson), None)
    if found is None or puzzle not in found.plan.puzzles:
        return None
    later = found.plan.puzzles[found.plan.puzzles.index(puzzle) + 1 :]
    following = [id for id in await asked_puzzles(house, found) if id in later]
    if following:
        return puzzle_address(slug, following[0], lesson), False
    table = (await learnt_lessons(house, person)).get((slug, lesson))
    return (f"/learn/{slug}/{lesson}" if table is None else f"/table/{table.id}"), True


def puzzle_address(slug: str, puzzle: str, lesson: str) -> str:
    """A puzzle as one of a lesson."""
    return f"/puzzles/{slug}/{puzzle}?lesson={lesson}"


async def step_at(house: House, table: Table) -> tuple[int, int]:
    """The step that a lesson has reached, and of how many; the first too if its table cannot be read any more."""
    with suppress(ConflictError):
        guide = (await house.tables.looking.match(table.id)).state.guide
        if isinstance(guide, LessonGuide):
            return guide.place(min(guide.at, len(guide.lesson.steps) - 1))
    return 1, 1


def lesson_named(slug: str, id: str) -> tuple[Game[Any], Lesson]:
    game = game_named(slug)
    lesson = next((lesson for lesson in lessons_of(game) if lesson.id == id), None)
    if lesson is None:
        raise NotFoundError("refused-lesson", "lesson", lesson=id[:40])
    return game, lesson


async def lesson_at(house: House, person: Person, table: Table, lang: str) -> LessonAtTable | None:
    """What a table has to do with a lesson; None if it has nothing."""
    game = registry.load(table.game)
    lessons = {lesson.id: lesson for lesson in lessons_of(game)}
    lesson = lessons.get(table.lesson)
    if lesson is None:
        return None
    here = lesson_link(lesson, lang)
    following = list(lessons.values())[list(lessons).index(lesson.id) + 1 :]
    # Whoever goes on plays as the first lesson was played: as many at the table, and bots like those.
    first = next((one for one in lessons.values() if one.plan.kind == FIRST), lesson)
    others = first.plan.players - 1
    company: dict[str, str | int] = {"bots": others, "level": first.plan.bots}
    return LessonAtTable(
        game=game.slug,
        title=here.title,
        address=here.address,
        puzzles=[await lesson_puzzle(house, person, lesson, id, lang) for id in await asked_puzzles(house, lesson)],
        another=next((lesson_link(one, lang) for one in following), None),
        seats=",".join(["me"] + ["bot"] * others),
        level=first.plan.bots,
        company=say("server-company", lang, company),
    )


async def lesson_puzzle(house: House, person: Person, lesson: Lesson, id: str, lang: str) -> LessonPuzzle:
    slug = lesson.lessons.slug
    puzzle = puzzles.load(slug, id)
    attempt = await house.puzzles.attempt(person, Key(slug, id)) if person.id else None
    solved = attempt is not None and not set(attempt.answers).isdisjoint(puzzle.right)
    return LessonPuzzle(puzzle_address(slug, id, lesson.id), puzzle.say(puzzle.question, lang), solved)


async def asked_puzzles(house: House, lesson: Lesson) -> list[str]:
    """The puzzles of a lesson that the house still asks."""
    slug, retired = lesson.lessons.slug, await house.puzzles.retired()
    return [id for id in lesson.plan.puzzles if id in puzzles.shelf(slug) and Key(slug, id) not in retired]


# --- pages ----------------------------------------------------------------------------------------------


@get("/learn")
async def learn(request: WebRequest) -> Html:
    return await learn_page(request, [registry.load(slug) for slug in registry.games()])


@get("/learn/{slug:str}")
async def learn_game(request: WebRequest, slug: FromPath[str]) -> Html:
    return await learn_page(request, [game_named(slug)])


async def learn_page(request: WebRequest, games: list[Game[Any]]) -> Html:
    visitor = await visit(request)
    house, person, lang = visitor.house, visitor.person, visitor.lang
    links = await lesson_links(house, person, games, lang)
    found = [GameLessons(game.slug, title_of(game, lang), own) for game, own in zip(games, links, strict=True)]
    return show(request, visitor, LearnPage(games=found))


@get("/learn/{slug:str}/{id:str}")
async def learn_lesson(request: WebRequest, slug: FromPath[str], id: FromPath[str]) -> Html:
    visitor = await visit(request)
    game, lesson = lesson_named(slug, id)
    (links,) = await lesson_links(visitor.house, visitor.person, [game], visitor.lang)
    address = f"/learn/{game.slug}/{lesson.id}"
    page = LessonPage(
        game=Named(game.slug, title_of(game, visitor.lang)),
        lesson=next(one for one in links if one.address == address),
        steps=[lesson.say(f"{step.id}.title", visitor.lang) for step in lesson.steps],
    )
    return show(request, visitor, page)


@post("/learn/{slug:str}/{id:str}")
async def begin_lesson(request: WebRequest, slug: FromPath[str], id: FromPath[str]) -> Redirect:
    """Begin a lesson, go on with it where I left it, or with ``again`` begin it anew."""
    visitor = await visit(request)
    game, lesson = lesson_named(slug, id)
    again = text(await form_of(request), "again") == "yes"
    house, person = visitor.house, await visitor.ensure_person()
    table = (await begun_lessons(house, person)).get((game.slug, lesson.id))
    if table is None or (again and not await begun_anew(house, person, table)):
        table = await house.tables.opening.teach(person, lesson, lesson.say("", visitor.lang))
    house.start_bots(table.id)
    return redirect(visitor, f"/table/{table.id}")


async def begun_anew(house: House, person: Person, table: Table) -> bool:
    """Go back to the beginning of a lesson; false if its table cannot be played any more."""
    try:
        match = await house.tables.looking.match(table.id)
        if any(entry.by >= 0 for entry in match.journal):
            await house.tables.rewinding.propose(person, table.id, 0)
    except MeadhallError:
        return False
    return True
