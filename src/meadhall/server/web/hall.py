"""The hall: games, tables, pictures of the games."""

from __future__ import annotations

import asyncio
from functools import lru_cache
from random import Random

from litestar import Response, get
from litestar.enums import MediaType
from litestar.params import FromPath

from meadhall.draw.picture import Picture
from meadhall.server.errors import NotFoundError
from meadhall.server.tables.records import Table
from meadhall.server.web.new_table import Level, game_named, levels
from meadhall.server.web.puzzle_rows import DayPuzzle, puzzle_of_the_day
from meadhall.server.web.rows import GameCard, TableRow, all_games, table_row
from meadhall.server.web.templates import Context, Html, show
from meadhall.server.web.visit import WebRequest, one_of, visit

SAMPLE_MOVES = 90
"""How far the game of a lobby picture has come."""
SAMPLE_WINDOW = (300, 204)
"""How much of it is shown, in pixels."""


class HallPage(Context, frozen=True, kw_only=True):
    template = "lobby.html"

    games: list[GameCard]
    levels: list[Level]
    """How well the bots of a game that begins at once play."""
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

    page = HallPage(
        games=all_games(visitor.lang),
        levels=levels(visitor.say),
        mine=rows(mine),
        open=rows([table for table in await tables.listing.open(30) if table.id not in here]),
        finished=rows(finished),
        day=await puzzle_of_the_day(visitor),
    )
    return show(request, visitor, page)


@get("/picture/{name:str}", cache_control=None)
async def picture(request: WebRequest, name: FromPath[str]) -> Response[str]:
    """A game's board some way into a game, for the lobby."""
    visitor = await visit(request)
    slug = name.removesuffix(".svg")
    theme = one_of(request.query_params.get("theme"), ("light", "dark"))
    # The first drawing of a map takes a while; nobody else should wait for it.
    svg = await asyncio.to_thread(sample, slug, visitor.lang, theme)
    if svg is None:
        raise NotFoundError("refused-picture", "game")
    headers = {
        "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'",
        "cache-control": "public, max-age=86400",
    }
    return Response(svg, media_type="image/svg+xml", headers=headers)


@lru_cache(32)
def sample(slug: str, lang: str, theme: str) -> str | None:
    game = game_named(slug)
    board = getattr(game, "board", None)
    if board is None:
        return None
    match, rng = game.match(seed=1), Random(1)
    for _ in range(SAMPLE_MOVES):
        decision = match.state.decision
        if decision is None:
            break
        match.play(rng.choice(decision.options), decision.seat)
    # Of a small picture, a part that is large enough for its names to be read on a card.
    picture: Picture = next(iter(board.pictures(match.state.view(None), lang, "phone").values()))
    wide, tall = SAMPLE_WINDOW
    return picture.svg(theme, window=((picture.width - wide) / 2, (picture.height - tall) / 2, wide, tall))


@get("/robots.txt", media_type=MediaType.TEXT)
async def robots() -> str:
    return "User-agent: *\nDisallow: /table/\nDisallow: /join/\nDisallow: /live/\n"
