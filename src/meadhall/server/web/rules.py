"""The rules of a game: all, one, or what a search finds."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
from litestar import get
from litestar.params import FromPath

from meadhall.kernel.catalogue import Reading, Rule
from meadhall.kernel.game import Game
from meadhall.server.errors import NotFoundError
from meadhall.server.web.new_table import game_named
from meadhall.server.web.rows import GameCard, game_card
from meadhall.server.web.rule_search import Search
from meadhall.server.web.templates import Context, Html, show
from meadhall.server.web.visit import Visitor, WebRequest, visit


class RuleText(msgspec.Struct, frozen=True):
    id: str
    title: str
    text: str
    origin: str
    """Of which editions it is, and under which heading each book says it."""
    readings: list[str]


class Chapter(msgspec.Struct, frozen=True):
    number: int
    title: str
    rules: list[RuleText]


class RulesPage(Context, frozen=True, kw_only=True):
    """All rules, one of them, or what a search finds; ``bare`` is without a page around it."""

    template = "rules.html"

    game: GameCard
    rule: RuleText | None
    bare: bool
    chapters: list[Chapter]
    found: list[RuleText]
    """The best first."""
    query: str

    @property
    def nothing(self) -> bool:
        return self.rule is None and not self.chapters and not self.found


@get(["/rules/{slug:str}", "/rules/{slug:str}/{rule_id:str}"])
async def rules(request: WebRequest, slug: FromPath[str], rule_id: FromPath[str | None] = None) -> Html:
    visitor = await visit(request)
    game = game_named(slug)
    part, query = request.query_params.get("part"), request.query_params.get("q", "")[:100].strip()
    rule = None
    if rule_id is not None:
        if rule_id.upper() not in game.catalogue:
            raise NotFoundError("refused-rule", "rule", rule=rule_id[:40])
        rule = rule_text(game.catalogue[rule_id.upper()], game, visitor)
        wanted: Callable[[Rule], bool] = lambda _: False  # noqa: E731
    elif part is not None:
        wanted = lambda one: str(one.chapter) == part  # noqa: E731
    else:
        wanted = lambda _: not query  # noqa: E731
    search = Search(query, visitor.lang)
    found = search.best(game.catalogue.values()) if query and rule is None and part is None else []
    page = RulesPage(
        game=game_card(game, visitor.lang),
        rule=rule,
        bare=part is not None or request.query_params.get("bare") == "1",
        chapters=chapters(game, visitor, wanted),
        found=[rule_text(one, game, visitor, search.marked) for one in found],
        query=query,
    )
    return show(request, visitor, page)


def chapters(game: Game[Any], visitor: Visitor, wanted: Callable[[Rule], bool], empty: bool = False) -> list[Chapter]:
    """The chapters with the rules that are wanted; without any only if ``empty``."""
    found: dict[int, list[RuleText]] = {}
    for rule in game.catalogue.values():
        here = found.setdefault(rule.chapter, [])
        if wanted(rule):
            here.append(rule_text(rule, game, visitor))
    return [
        Chapter(chapter, game.chapters[chapter](visitor.lang), texts)
        for chapter, texts in found.items()
        if texts or empty
    ]


def rule_text(rule: Rule, game: Game[Any], visitor: Visitor, mark: Callable[[str], str] = str) -> RuleText:
    editions = "both" if len(rule.editions) > 1 else rule.editions[0]
    headings = dict.fromkeys(heading for heading in (rule.source.first, rule.source.second) if heading)
    origin = [visitor.say("server-editions", editions=editions)] if len(game.catalogue.editions) > 1 else []
    origin += [visitor.say("server-source", heading=heading) for heading in headings]
    return RuleText(
        rule.id,
        mark(rule.title(visitor.lang)),
        mark(rule.text(visitor.lang)),
        " ".join(origin),
        [reading_text(game.readings[number], game, visitor) for number in rule.readings],
    )


def reading_text(reading: Reading, game: Game[Any], visitor: Visitor) -> str:
    """What the book leaves open, how we read it, and what plays it otherwise."""
    lang = visitor.lang
    option = game.texts.say(f"option-{reading.option}-name", lang) if reading.option else "none"
    return visitor.say("server-reading", open=reading.open(lang), read=reading.read(lang), option=option)
