"""The JSON interface: games and their rules."""

from __future__ import annotations

from typing import Any

from litestar import get

from meadhall.kernel import registry as games
from meadhall.kernel.game import Game
from meadhall.server.errors import NotFoundError
from meadhall.server.web.api_common import REFUSED
from meadhall.server.web.api_types import GameInfo, LangQuery, OptionInfo, RuleId, RuleInfo, Slug
from meadhall.server.web.rows import option_help


def game_named(slug: str) -> Game[Any]:
    if slug not in games.games():
        raise NotFoundError("refused-game", "game", game=slug[:40])
    return games.load(slug)


@get(
    "/games",
    summary="All games with their options",
    description="All games of the house with the options that a table can be opened with.",
    operation_id="listGames",
    responses=REFUSED,
)
async def list_games(lang: LangQuery = "en") -> list[GameInfo]:
    return [game_info(games.load(slug), lang) for slug in games.games()]


@get(
    "/games/{slug:str}",
    summary="One game",
    description="One game by its short name.",
    operation_id="getGame",
    responses=REFUSED,
)
async def get_game(slug: Slug, lang: LangQuery = "en") -> GameInfo:
    return game_info(game_named(slug), lang)


def game_info(game: Game[Any], lang: str) -> GameInfo:
    options = [
        OptionInfo(name, option_help(game, name, lang), option.default, list(option.choices))
        for name, option in game.options.items()
    ]
    return GameInfo(
        slug=game.slug,
        title=game.title,
        rules=game.version,
        seats=list(game.seats),
        options=options,
        actions=len(game.vocabulary),
        styles=list(game.mind.styles),
    )


@get(
    "/games/{slug:str}/rules",
    summary="The rule catalogue of a game",
    description="Every rule of a game in our own words, in the order of its chapters.",
    operation_id="listRules",
    responses=REFUSED,
)
async def list_rules(slug: Slug, lang: LangQuery = "en") -> list[RuleInfo]:
    return [rule_info(rule, lang) for rule in game_named(slug).catalogue.values()]


@get(
    "/games/{slug:str}/rules/{rule_id:str}",
    summary="One rule",
    description="One rule by its id, such as the one that a refused action names.",
    operation_id="getRule",
    responses=REFUSED,
)
async def get_rule(slug: Slug, rule_id: RuleId, lang: LangQuery = "en") -> RuleInfo:
    rule = game_named(slug).catalogue.get(rule_id)
    if rule is None:
        raise NotFoundError("refused-rule", "rule", rule=rule_id[:40])
    return rule_info(rule, lang)


def rule_info(rule: Any, lang: str) -> RuleInfo:
    return RuleInfo(rule.id, rule.chapter, rule.title(lang), rule.text(lang), list(rule.editions))
