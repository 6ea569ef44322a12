"""A card for every people of a game: who they are, how they play, and how hard that is."""

from __future__ import annotations

import msgspec
from litestar import get
from litestar.params import FromPath

from meadhall.server.errors import NotFoundError
from meadhall.server.web.new_table import game_named
from meadhall.server.web.rows import GameCard, PeopleCard, all_games, card_of, kins
from meadhall.server.web.templates import Context, Html, show
from meadhall.server.web.visit import WebRequest, visit


class KinRow(msgspec.Struct, frozen=True):
    key: str
    title: str
    words: str
    peoples: list[PeopleCard]


class PeoplesPage(Context, frozen=True, kw_only=True):
    template = "peoples.html"

    game: GameCard
    end: str
    """When the game is over; "" if it does not say."""
    kins: list[KinRow]
    games: list[GameCard]
    """All that have such cards."""


@get("/games/{slug:str}/peoples")
async def peoples(request: WebRequest, slug: FromPath[str]) -> Html:
    visitor = await visit(request)
    game = game_named(slug)
    found = kins(slug, visitor.lang)
    if not found:
        raise NotFoundError("refused-peoples", "game")
    cards = all_games(visitor.lang)
    page = PeoplesPage(
        game=next(card for card in cards if card.slug == slug),
        end=game.overview(visitor.lang).end,
        kins=[KinRow(kin.key, kin.title, kin.words, [card_of(one) for one in kin.peoples]) for kin in found],
        games=[card for card in cards if card.people],
    )
    return show(request, visitor, page)
