"""The hall: games, tables, pictures of the games."""

from __future__ import annotations

import asyncio
from functools import lru_cache

from litestar import Response, get
from litestar.enums import MediaType
from litestar.params import FromPath
from msgspec.structs import replace

from meadhall.draw.crop import cropped
from meadhall.draw.picture import Picture
from meadhall.kernel import registry
from meadhall.kernel.errors import MeadhallError
from meadhall.server.drawing.pending import pending
from meadhall.server.errors import NotFoundError
from meadhall.server.tables.records import RUNNING, Table
from meadhall.server.web.learn import lesson_links
from meadhall.server.web.new_table import Level, game_named, levels
from meadhall.server.web.puzzle_rows import DayPuzzle, puzzle_of_the_day
from meadhall.server.web.rows import GameCard, LessonLink, TableRow, all_games, table_row
from meadhall.server.web.templates import Context, Html, show
from meadhall.server.web.visit import Visitor, WebRequest, visit

THUMBNAIL = (364, 190)
"""How much of a board is shown, in pixels: as wide as the column of a phone."""
SIDE_LESSONS = 2
"""So many of each game are shown."""
LOOKED_AT = 5
"""At so many of a person's tables the hall says what is asked; each takes a few milliseconds."""


class HallPage(Context, frozen=True, kw_only=True):
    template = "lobby.html"

    games: list[GameCard]
    levels: dict[str, list[Level]]
    """By game, the bots to play against."""
    """How well the bots of a game that begins at once play."""
    lessons: list[LessonLink]
    """Side lessons of two minutes."""
    mine: list[TableRow]
    """My turn comes first."""
    open: list[TableRow]
    finished: list[TableRow]
    day: DayPuzzle | None

    @property
    def turn(self) -> bool:
        """Somewhere I am asked."""
        return any(row.turn for row in self.mine)


@get("/")
async def lobby(request: WebRequest) -> Html:
    visitor = await visit(request)
    tables, person = visitor.house.tables, visitor.person
    mine = await tables.listing.mine(person, 50) if person.id else []
    finished = await tables.listing.finished(person if person.id else None, 20)
    here = {table.id for table in mine}

    def rows(found: list[Table]) -> list[TableRow]:
        return [table_row(table, person, visitor.lang, visitor.say) for table in found]

    asked = [await looked_at(visitor, table, row) for table, row in zip(mine[:LOOKED_AT], rows(mine), strict=False)]
    links = await lesson_links(visitor.house, person, map(registry.load, registry.games()), visitor.lang)
    page = HallPage(
        games=[replace(card, lesson=first_of(own)) for card, own in zip(all_games(visitor.lang), links, strict=True)],
        levels={slug: levels(slug, visitor.say) for slug in registry.games()},
        lessons=[lesson for own in links for lesson in side_of(own)[:SIDE_LESSONS]],
        mine=asked + rows(mine[LOOKED_AT:]),
        open=rows([table for table in await tables.listing.open(30) if table.id not in here]),
        finished=rows(finished),
        day=await puzzle_of_the_day(visitor),
    )
    return show(request, visitor, page)


def first_of(lessons: list[LessonLink]) -> LessonLink | None:
    """The coached first game."""
    return next((lesson for lesson in lessons if lesson.first), None)


def side_of(lessons: list[LessonLink]) -> list[LessonLink]:
    return [lesson for lesson in lessons if not lesson.first]


async def looked_at(visitor: Visitor, table: Table, row: TableRow) -> TableRow:
    """With the question in its own words, how far the game has come, and what that meant for the person."""
    if table.status != RUNNING:
        return row
    tables = visitor.house.tables
    try:
        table, match = await tables.looking.table_and_match(table.id)
    except MeadhallError:
        return row
    found = pending(table, match, table.seats_of(visitor.person), visitor.lang, visitor.say)
    return replace(row, prompt=found.question, where=found.where, news=found.news)


@get("/picture/{name:str}", cache_control=None)
async def picture(request: WebRequest, name: FromPath[str]) -> Response[str]:
    """A part of a game's board some way into a game, for the hall."""
    visitor = await visit(request)
    # The first drawing of a map takes a while; nobody else should wait for it.
    svg = await asyncio.to_thread(thumbnail, name.removesuffix(".svg"), visitor.lang)
    if svg is None:
        raise NotFoundError("refused-picture", "game")
    headers = {
        "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'",
        "cache-control": "public, max-age=86400",
    }
    return Response(svg, media_type="image/svg+xml", headers=headers)


@lru_cache(32)
def thumbnail(slug: str, lang: str) -> str | None:
    game = game_named(slug)
    if game.board is None:
        return None
    crop = game.introduction.crop
    pictures: dict[str, Picture] = game.board.pictures(game.introduction.scene(game).view(None), lang, "desk")
    drawn = pictures[crop.picture] if crop.picture else next(iter(pictures.values()))
    x, y = crop.middle or (drawn.width / 2, drawn.height / 2)
    wide, tall = (size / crop.zoom for size in THUMBNAIL)
    return cropped(drawn, (x - wide / 2, y - tall / 2, wide, tall), crop.zoom)


@get("/robots.txt", media_type=MediaType.TEXT)
async def robots() -> str:
    return "User-agent: *\nDisallow: /table/\nDisallow: /join/\nDisallow: /live/\n"
