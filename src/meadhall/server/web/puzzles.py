"""The puzzle room: all games, the puzzles of one game, one puzzle, and one's own mistakes."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from functools import lru_cache

import msgspec
from litestar import Response, get, post
from litestar.params import FromPath
from litestar.response import Redirect

from meadhall.draw.crop import cropped
from meadhall.kernel import registry
from meadhall.server.drawing.pictures import board_of
from meadhall.server.drawing.still import seen, shown
from meadhall.server.errors import NotFoundError
from meadhall.server.puzzles import shelf
from meadhall.server.puzzles.room import Progress, Standing, find
from meadhall.server.puzzles.shelf import Key, ThemeShelf
from meadhall.server.web.learn import after_puzzle, puzzle_address
from meadhall.server.web.new_table import game_named
from meadhall.server.web.puzzle_page import PuzzlePageMaker
from meadhall.server.web.puzzle_rows import (
    DayPuzzle,
    OwnPuzzle,
    PuzzleLink,
    address,
    level_of,
    own_address,
    own_puzzle,
    puzzle_link,
    puzzle_of_the_day,
    theme_title,
)
from meadhall.server.web.rows import game_here, title_of
from meadhall.server.web.templates import Context, Html, form_of, number, redirect, show, text
from meadhall.server.web.visit import WebRequest, visit

SMALL_WINDOW = (264, 264)
"""How much of a board is seen beside the puzzle of the day, in pixels."""


class ThemeRow(msgspec.Struct, frozen=True):
    title: str
    rules: list[str]
    levels: list[str]
    """How hard its puzzles are, the easiest first."""
    solved: int
    puzzles: list[PuzzleLink]
    onward: str
    """Where the next puzzle for the reader is."""


class GameShelf(msgspec.Struct, frozen=True):
    slug: str
    title: str
    solved: int
    count: int
    themes: list[ThemeRow]


class PuzzlesPage(Context, frozen=True, kw_only=True):
    template = "puzzles.html"

    day: DayPuzzle | None
    rating: int
    deviation: int
    tried: int
    solved: int
    """At once, of those that were tried."""
    streak: int
    own: list[OwnPuzzle]
    kept: int
    """How many mistakes there are, due or not."""
    shelves: list[GameShelf]


class GamePuzzlesPage(Context, frozen=True, kw_only=True):
    template = "game_puzzles.html"

    shelf: GameShelf


@get("/puzzles")
async def puzzles(request: WebRequest) -> Html:
    visitor = await visit(request)
    house, person = visitor.house, visitor.person
    progress, standings = await house.puzzles.progress(person), await house.puzzles.standings()
    page = PuzzlesPage(
        day=await puzzle_of_the_day(visitor),
        rating=round(progress.rating.rating),
        deviation=round(progress.rating.deviation),
        tried=len(progress.tried),
        solved=sum(progress.tried.values()),
        streak=progress.streak,
        own=[own_puzzle(one, visitor.lang) for one in await house.mistakes.due(person) if game_here(one.game)],
        kept=await house.mistakes.kept(person),
        shelves=[
            game_shelf(slug, visitor.lang, progress, standings) for slug in registry.games() if shelf.themes(slug)
        ],
    )
    return show(request, visitor, page)


@get("/puzzles/{slug:str}")
async def game_puzzles(request: WebRequest, slug: FromPath[str]) -> Html:
    visitor = await visit(request)
    game_named(slug)
    room = visitor.house.puzzles
    here = game_shelf(slug, visitor.lang, await room.progress(visitor.person), await room.standings())
    if not here.themes:
        raise NotFoundError("refused-no-puzzle", "puzzle")
    return show(request, visitor, GamePuzzlesPage(shelf=here))


def game_shelf(slug: str, lang: str, progress: Progress, standings: dict[Key, Standing]) -> GameShelf:
    rows = [theme_row(theme, lang, progress, standings) for theme in shelf.themes(slug)]
    return GameShelf(
        slug=slug,
        title=title_of(registry.load(slug), lang),
        solved=sum(row.solved for row in rows),
        count=sum(len(row.puzzles) for row in rows),
        themes=rows,
    )


def theme_row(theme: ThemeShelf, lang: str, progress: Progress, standings: dict[Key, Standing]) -> ThemeRow:
    links = []
    for label in theme.puzzles:
        key = Key(theme.game, label.id)
        standing = standings.get(key)
        if standing is None or not standing.retired:
            rating = label.rating if standing is None else standing.rating.rating
            links.append(puzzle_link(key, rating, lang, progress.tried.get(key)))
    links.sort(key=lambda link: link.rating)
    return ThemeRow(
        title=theme_title(theme.game, theme.theme, lang),
        rules=theme.rules,
        levels=list(dict.fromkeys(level_of(link.rating) for link in links)),
        solved=sum(link.state == "solved" for link in links),
        puzzles=links,
        onward=f"/puzzles/next?game={theme.game}&theme={theme.theme}",
    )


@get("/puzzles/next")
async def next_puzzle(request: WebRequest) -> Redirect:
    """The next puzzle for this reader: with ?game= and ?theme= of those, with ?after= another than that."""
    visitor, query = await visit(request), request.query_params
    game, _, id = query.get("after", "").partition("/")
    room = visitor.house.puzzles
    found = await room.next(visitor.person, query.get("game", ""), query.get("theme", ""), Key(game, id))
    return redirect(visitor, "/puzzles" if found is None else address(found))


@get("/puzzles/{slug:str}/{puzzle_id:str}")
async def puzzle(request: WebRequest, slug: FromPath[str], puzzle_id: FromPath[str]) -> Html:
    visitor = await visit(request)
    key = Key(slug, puzzle_id)
    found, room = find(key), visitor.house.puzzles
    rules = next(theme.rules for theme in shelf.themes(slug) if theme.theme == found.theme)
    maker = PuzzlePageMaker(visitor.lang, visitor.layout, visitor.say)
    standing, attempt = await room.standing(key), await room.attempt(visitor.person, key)
    today = await room.of_the_day() == key
    lesson = request.query_params.get("lesson", "")
    onward, back = f"/puzzles/next?game={slug}&after={slug}/{puzzle_id}", False
    taught = await after_puzzle(visitor.house, visitor.person, slug, lesson, puzzle_id) if lesson else None
    if taught is not None:
        onward, back = taught
    # The first drawing of a map takes a while; nobody else should wait for it.
    page = await asyncio.to_thread(maker.house_puzzle, found, standing, attempt, rules, today, onward)
    if taught is not None:
        page = msgspec.structs.replace(page, here=puzzle_address(slug, puzzle_id, lesson), back=back)
    return show(request, visitor, page)


@post("/puzzles/{slug:str}/{puzzle_id:str}")
async def answer_puzzle(request: WebRequest, slug: FromPath[str], puzzle_id: FromPath[str]) -> Redirect:
    """An answer, a vote, or what else the buttons of a puzzle want."""
    visitor, form = await visit(request), await form_of(request)
    key = Key(slug, puzzle_id)
    find(key)
    person, room = await visitor.ensure_person(), visitor.house.puzzles
    match text(form, "do"):
        case "solution":
            await room.give_up(person, key)
        case "again":
            await room.again(person, key)
        case "good" | "bad" as vote:
            await room.vote(person, key, vote == "good")
        case _:
            await room.answer(person, key, number(form, "answer"))
    lesson = request.query_params.get("lesson", "")
    return redirect(visitor, puzzle_address(slug, puzzle_id, lesson) if safe(lesson) else address(key))


def safe(lesson: str) -> bool:
    """Whether it may be the id of a lesson, and nothing else."""
    return bool(lesson) and lesson.replace("-", "").isalnum() and lesson.isascii()


# --- one's own mistakes ---------------------------------------------------------------------------


@get("/puzzles/own/{table_id:str}/{moment:int}")
async def own(request: WebRequest, table_id: FromPath[str], moment: FromPath[int]) -> Html:
    visitor = await visit(request)
    house, person = visitor.house, visitor.person
    mistake = await house.mistakes.find(person, table_id, moment)
    state = await house.tables.looking.history(table_id, moment)
    maker = PuzzlePageMaker(visitor.lang, visitor.layout, visitor.say)
    others = [one for one in await house.mistakes.due(person) if (one.table_id, one.moment) != (table_id, moment)]
    onward = own_address(others[0]) if others else "/puzzles"
    page = await asyncio.to_thread(maker.own_puzzle, mistake, state, house.mistakes.now(), onward)
    return show(request, visitor, page)


@post("/puzzles/own/{table_id:str}/{moment:int}")
async def answer_own(request: WebRequest, table_id: FromPath[str], moment: FromPath[int]) -> Redirect:
    visitor, form = await visit(request), await form_of(request)
    told = text(form, "do") == "solution"
    answer = None if told else number(form, "answer")
    mistake = await visitor.house.mistakes.answer(visitor.person, table_id, moment, answer)
    return redirect(visitor, own_address(mistake))


# --- pictures -------------------------------------------------------------------------------------


@get("/puzzle-picture/{slug:str}/{name:str}", cache_control=None)
async def puzzle_picture(request: WebRequest, slug: FromPath[str], name: FromPath[str]) -> Response[str]:
    """The middle of a puzzle's board, small, for the hall."""
    visitor = await visit(request)
    key = Key(slug, name.removesuffix(".svg"))
    find(key)
    # The first drawing of a map takes a while; nobody else should wait for it.
    svg = await asyncio.to_thread(small_picture, key, visitor.lang)
    headers = {
        "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'",
        "cache-control": "public, max-age=86400",
    }
    return Response(svg, media_type="image/svg+xml", headers=headers)


@lru_cache(16)
def small_picture(key: Key, lang: str) -> str:
    puzzle = find(key)
    view = seen(puzzle.position(), puzzle.seat)
    board = board_of(view)
    if board is None:
        raise NotFoundError("refused-picture", "puzzle")
    name, picture = next(iter(board.pictures(view, lang, "phone").items()))
    wide, tall = SMALL_WINDOW
    window = (picture.width - wide) / 2, (picture.height - tall) / 2, float(wide), float(tall)
    return cropped(replace(picture, parts=shown(name, picture.parts, puzzle.hides)), window, 1.0)
