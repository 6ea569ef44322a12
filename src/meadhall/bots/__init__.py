"""Bots: anybody who can choose. A bot sees its view and the decision, and nothing else.

>>> sorted(meadhall.bots.LEVELS)
['adept', 'champion', 'master', 'novice', 'random']
"""

from __future__ import annotations

from typing import Any

from meadhall.bots.adept import AdeptBot
from meadhall.bots.analysis import Ranked, analyse
from meadhall.bots.bot import Bot
from meadhall.bots.champion import ChampionBot
from meadhall.bots.master import MasterBot
from meadhall.bots.novice import NoviceBot
from meadhall.bots.random import RandomBot
from meadhall.bots.reasons import Reason
from meadhall.bots.weights import lack_of
from meadhall.kernel import registry
from meadhall.kernel.errors import BadField

LEVELS: dict[str, type[Bot]] = {
    "random": RandomBot,
    "novice": NoviceBot,
    "adept": AdeptBot,
    "master": MasterBot,
    "champion": ChampionBot,
}
"""Each stronger than the one before it; of a champion that was shown only for some games and for short thought."""

SEARCHING = tuple(level for level, kind in LEVELS.items() if issubclass(kind, MasterBot))
"""The levels that think as long as they may."""
CHAMPION, LIKE = "champion", "master"
"""A champion that has learnt nothing of a game, and whom it plays like there."""
BUDGETS = {"seconds": 0, "simulations": 1}
"""What those who search can be given for a decision, and the least of it."""


def plays_like(level: str, game: str) -> str:
    """The level that a bot really has in a game.

    >>> meadhall.bots.plays_like("adept", "dragon-lords")
    'adept'
    """
    return LIKE if level == CHAMPION and lack_of(game) else level


def levels_of(game: str) -> list[str]:
    """The levels that are worth offering in a game: no champion where it would be a master.

    >>> meadhall.bots.levels_of("ice-garden")[-1]
    'champion'
    """
    return [level for level in LEVELS if plays_like(level, game) == level]


def load(level: str, game: str, seed: int | None = None, style: str = "", **budget: Any) -> Bot:
    """A bot of a level for a game; the same seed makes the same choices.

    ``style`` is one of the game's ``mind.styles``. Masters and champions take ``seconds`` or ``simulations`` for
    each decision. A champion that has learnt nothing of the game plays like a master, and the log says so.

    >>> bot = meadhall.bots.load("novice", "ice-garden", seed=1)
    >>> view = meadhall.load("ice-garden").match(2, seed=7).state.view(0)
    >>> bot.choose(view, view.decision) in view.decision.options
    True
    """
    if level not in LEVELS:
        raise BadField("level", f"no bot is called {level!r}; there are {', '.join(LEVELS)}")
    styles = registry.load(game).mind.styles
    if style and style not in styles:
        raise BadField("style", f"no bot of {game} plays like {style!r}; there are {', '.join(styles)}")
    for name, value in budget.items():
        least = BUDGETS.get(name) if level in SEARCHING else None
        if least is None:
            raise BadField(name, f"is nothing that the {level} can be given")
        if value is not None and value < least:
            raise BadField(name, f"{value} is less than {least}")
    return LEVELS[level](game, seed, style, **budget)


__all__ = [
    "LEVELS",
    "SEARCHING",
    "AdeptBot",
    "Bot",
    "ChampionBot",
    "MasterBot",
    "NoviceBot",
    "RandomBot",
    "Ranked",
    "Reason",
    "analyse",
    "levels_of",
    "load",
    "plays_like",
]
