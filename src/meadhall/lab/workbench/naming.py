"""What rows and sides of a comparison are called, and how their numbers are written."""

from __future__ import annotations

from typing import Any

from meadhall.kernel.game import Game
from meadhall.lab import words
from meadhall.lab.packs import game_with
from meadhall.lab.ratings import Interval
from meadhall.lab.words import decimal, percent, say
from meadhall.lab.workbench.comparison import Comparison
from meadhall.lab.workbench.measures import SHARES, Key
from meadhall.lab.workbench.sides import Side

CHANCE = 0.001
"""A chance below this is not told more closely."""


class Names:
    """The words of one comparison in one language."""

    def __init__(self, comparison: Comparison, lang: str) -> None:
        plan = comparison.sides[0].plan
        self.lang = lang
        self.game: Game[Any] = game_with(plan.game, plan.pack)
        self._sources = {
            source.names["en"]: source.names[lang]
            for records in comparison.records
            for record in records
            for source in record.sources
        }

    def say(self, id: str, /, **args: str | int) -> str:
        return say(f"balance-{id}", self.lang, **args)

    def theme(self, theme: str) -> str:
        return self.say(f"theme-{theme}")

    def key(self, key: Key) -> str:
        """What a row is about, within its theme."""
        if key.theme == "factions" or (key.theme == "points" and key.name):
            return words.faction(self.game, key.name, self.lang)
        if key.theme == "points":
            return self.say("all-seats")
        if key.theme == "seats":
            return say("seat", self.lang, number=key.name)
        if key.theme == "endings":
            return words.ending(self.game, key.name, self.lang)
        if key.theme == "sources":
            return self._sources.get(key.name, key.name)
        if key.theme == "length":
            return self.say(f"length-{key.name}")
        return self.game.uses.name(self.game, key.name, self.lang)

    def full(self, key: Key) -> str:
        """What a row is about, with its theme."""
        if key.theme in ("used", "worth"):
            kind = self.game.uses.kind(key.name.partition(" ")[0], self.lang)
            return f"{self.theme(key.theme)}: {self.key(key)} ({kind})"
        return f"{self.theme(key.theme)}: {self.key(key)}"

    def side(self, side: Side) -> str:
        return f"{side.name}: {side.label}" if side.label else self.say("printed", name=side.name)

    # --- numbers --------------------------------------------------------------------------------

    def value(self, key: Key, value: float) -> str:
        if key.theme == "worth":
            return self.signed(key, value)
        return percent(value, self.lang) if key.theme in SHARES else decimal(value, self.lang, 2)

    def signed(self, key: Key, value: float) -> str:
        sign = "+" if value > 0 else ""
        if key.theme in SHARES:
            return f"{sign}{decimal(100 * value, self.lang)}\N{NO-BREAK SPACE}{self.say('percent-points')}"
        return sign + decimal(value, self.lang, 2)

    def between(self, key: Key, interval: Interval, signed: bool = False) -> str:
        write = self.signed if signed else self.value
        return f"{write(key, interval.value)} ({self.bounds(key, interval)})"

    def bounds(self, key: Key, interval: Interval) -> str:
        factor, places = (100, 1) if key.theme in SHARES else (1, 2)
        low, high = (decimal(factor * bound, self.lang, places) for bound in (interval.low, interval.high))
        return f"{low} – {high}"

    def half(self, width: float) -> str:
        """Half of the width of an interval of shares, in hundredths."""
        return decimal(100 * width, self.lang)

    def chance(self, p: float) -> str:
        return f"< {decimal(CHANCE, self.lang, 3)}" if p < CHANCE else decimal(p, self.lang, 3)
