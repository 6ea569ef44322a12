"""What all parts of the page know: the games, the bots with their colours, and the language."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from html import escape
from typing import Any, NamedTuple

from meadhall.kernel.game import Game
from meadhall.lab import tally
from meadhall.lab.ratings import Interval
from meadhall.lab.records import Record
from meadhall.lab.words import decimal, percent, say


class Seen(NamedTuple):
    """A game with the way to its replay, from the page and from where the page was made."""

    record: Record
    link: str
    file: str


class ReportData:
    def __init__(self, game: Game[Any], games: list[Seen], seeds: list[str], lang: str) -> None:
        self.game = game
        self.games = games
        self.records = [one.record for one in games]
        self.seeds = seeds
        self.lang = lang
        self.standings = tally.standings(self.records)
        self.bots = [standing.bot for standing in self.standings]
        self.colour = {bot: n for n, bot in enumerate(self.bots)}
        self.fair = tally.fair_share(self.records)
        self.percent = partial(percent, lang=lang)
        self.decimal = partial(decimal, lang=lang)

    def say(self, id: str, /, **args: str | int) -> str:
        return say(id, self.lang, **args)

    def percent_round(self, share: float) -> str:
        return self.percent(share, places=0)

    def between(self, interval: Interval, written: Callable[[float], str]) -> str:
        """A number with its interval, as markup."""
        value, low, high = (escape(written(number)) for number in interval)
        return f'{value} <span class="soft">({low} – {high})</span>'
