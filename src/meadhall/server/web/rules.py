"""The rules of a game: the overview, a chapter, one rule, what a search finds; and all of it as a book to print."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
from litestar import get
from litestar.params import FromPath
from markupsafe import Markup

from meadhall.kernel.game import Game
from meadhall.server.errors import NotFoundError
from meadhall.server.web.new_table import game_named
from meadhall.server.web.rows import GameCard, game_card
from meadhall.server.web.rule_search import Search
from meadhall.server.web.rule_texts import Chapter, Reader, RuleText, chapters, rule_text
from meadhall.server.web.rulebook import AnswerText, ChapterText, OverviewText, Reference, drawn, overview, reference
from meadhall.server.web.templates import Context, Html, show
from meadhall.server.web.visit import WebRequest, visit


class ChapterLink(msgspec.Struct, frozen=True):
    number: int
    title: str
    here: bool
    about: str


class RulesPage(Context, frozen=True, kw_only=True):
    """The overview, a chapter, or what a search finds; ``bare`` is rules without a page around them."""

    template = "rules.html"

    game: GameCard
    bare: bool
    rule: RuleText | None = None
    """The one that is looked at, in its chapter or bare."""
    contents: tuple[ChapterLink, ...] = ()
    overview: OverviewText | None = None
    chapter: ChapterText | None = None
    shapes: Markup = Markup()
    part: tuple[RuleText, ...] = ()
    """The rules of a chapter, bare."""
    found: tuple[Chapter, ...] = ()
    """What a search finds: the best first."""
    query: str = ""

    @property
    def count(self) -> int:
        return sum(len(chapter.rules) for chapter in self.found)

    @property
    def before(self) -> ChapterLink | None:
        """The chapter before this one."""
        return self._beside(-1)

    @property
    def after(self) -> ChapterLink | None:
        return self._beside(1)

    def _beside(self, step: int) -> ChapterLink | None:
        at = next((n for n, link in enumerate(self.contents) if link.here), None)
        return None if at is None or not 0 <= at + step < len(self.contents) else self.contents[at + step]


class BookPage(Context, frozen=True, kw_only=True):
    """The whole rulebook on one page, for paper."""

    template = "rulebook.html"

    game: GameCard
    overview: OverviewText | None
    chapters: list[ChapterText]
    shapes: Markup
    cover: Markup | None
    style: Markup | None = None
    """The style sheet, for a file that stands alone; else the page fetches it."""


class CardPage(Context, frozen=True, kw_only=True):
    """The reference card."""

    template = "card.html"

    game: GameCard
    reference: Reference


@get(["/rules/{slug:str}", "/rules/{slug:str}/{where:str}"])
async def rules(request: WebRequest, slug: FromPath[str], where: FromPath[str | None] = None) -> Html:
    visitor = await visit(request)
    game = game_named(slug)
    part, query = request.query_params.get("part"), request.query_params.get("q", "")[:100].strip()
    bare = part is not None or request.query_params.get("bare") == "1"
    about = game_card(game, visitor.lang)
    if part is not None:
        texts = tuple(rule_text(one, game, visitor) for one in game.catalogue.values() if str(one.chapter) == part)
        page = RulesPage(game=about, bare=True, part=texts)
    elif query and where is None:
        found, told = search(game, visitor, query)
        page = RulesPage(
            game=about, bare=bare, found=found, query=query, contents=contents(game, visitor, None), overview=told
        )
    elif where is None:
        page = RulesPage(
            game=about, bare=bare, contents=contents(game, visitor, None), overview=overview(game, visitor.lang)
        )
    else:
        # The first drawing of a map takes a while; nobody else should wait for it.
        page = await asyncio.to_thread(chapter_page, game, visitor, where, about, bare)
    return show(request, visitor, page)


def chapter_page(game: Game[Any], reader: Reader, where: str, about: GameCard, bare: bool) -> RulesPage:
    """The page of a chapter, named by its number or by one of its rules."""
    rule = game.catalogue.get(where.upper())
    number = rule.chapter if rule else int(where) if where.isascii() and where.isdecimal() else 0
    if number not in game.chapters:
        raise NotFoundError("refused-rule", "rule", rule=where[:40])
    text = rule_text(rule, game, reader) if rule else None
    if bare:
        return RulesPage(game=about, bare=True, rule=text)
    page = drawn(game, reader, (number,))
    return RulesPage(
        game=about, bare=False, rule=text, contents=contents(game, reader, number), chapter=page.chapters[0],
        shapes=page.shapes,
    )  # fmt: skip


def contents(game: Game[Any], reader: Reader, here: int | None) -> tuple[ChapterLink, ...]:
    known = game.rulebook.chapters if game.rulebook else {}

    def about(number: int) -> str:
        return known[number].about(reader.lang) if number in known else ""

    return tuple(
        ChapterLink(number, title(reader.lang), number == here, about(number))
        for number, title in game.chapters.items()
    )


def search(game: Game[Any], reader: Reader, query: str) -> tuple[tuple[Chapter, ...], OverviewText | None]:
    """The rules that fit, by their chapters, the chapter with the best first; and what the overview answers."""
    wanted = Search(query, reader.lang, game.chapters, game.rulebook)
    told = overview(game, reader.lang)
    if told is not None:
        goal = marked(told.goal, wanted) if wanted.asks_for_goal else None
        ending = marked(told.ending, wanted) if wanted.asks_for_ending else None
        told = OverviewText(goal, ending, []) if goal or ending else None
    return tuple(chapters(game, reader, wanted.best(game.catalogue.values()), wanted.marked)), told


def marked(answer: AnswerText | None, wanted: Search) -> AnswerText | None:
    return answer and AnswerText(wanted.marked(answer.text), answer.rules)


@get("/rules/{slug:str}/card")
async def card(request: WebRequest, slug: FromPath[str]) -> Html:
    visitor = await visit(request)
    game = game_named(slug)
    page = CardPage(game=game_card(game, visitor.lang), reference=reference(game.slug, visitor.lang))
    return show(request, visitor, page)


@get("/rules/{slug:str}/book")
async def book(request: WebRequest, slug: FromPath[str]) -> Html:
    visitor = await visit(request)
    page = await asyncio.to_thread(book_page, game_named(slug), visitor)
    return show(request, visitor, page)


def book_page(game: Game[Any], reader: Reader, style: Markup | None = None) -> BookPage:
    page = drawn(game, reader, tuple(game.chapters))
    return BookPage(
        game=game_card(game, reader.lang), overview=overview(game, reader.lang), chapters=page.chapters,
        shapes=page.shapes, cover=page.cover, style=style,
    )  # fmt: skip
