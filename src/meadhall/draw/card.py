"""The reference card of a game: what each thing costs and brings, and what each symbol means, on one screen."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from meadhall.draw.writing import capital
from meadhall.kernel.text import Texts


class CardLine(msgspec.Struct, frozen=True):
    name: str
    text: str
    """What it costs and brings; "" in a legend, where the name says it all."""
    rule: str
    picture: str
    """SVG as the map draws it, or ""."""


class CardPart(msgspec.Struct, frozen=True):
    title: str
    lines: tuple[CardLine, ...]

    @property
    def legend(self) -> bool:
        """Nothing but symbols and their names."""
        return not any(line.text for line in self.lines)


class CardPen:
    """Writes the card of a game from messages that are called card-..., with numbers filled in."""

    def __init__(self, texts: Texts, lang: str) -> None:
        self.texts = texts
        self.lang = lang

    def part(self, key: str, lines: Sequence[CardLine]) -> CardPart:
        return CardPart(self.texts.say(f"card-{key}", self.lang), tuple(lines))

    def line(self, key: str, rule: str, picture: str = "", **numbers: str | int) -> CardLine:
        """A name and a text; of a thing that has a name in the game, the key is its word."""
        text = self.texts.say(f"card-{key}-text", self.lang, **numbers)
        return CardLine(self._name(key), text, rule, picture)

    def symbol(self, key: str, picture: str, rule: str = "") -> CardLine:
        """A line of a legend."""
        return CardLine(self._name(key), "", rule, picture)

    def _name(self, key: str) -> str:
        id = f"card-{key}"
        known = self.texts.has(id, self.lang)
        return capital(self.texts.say(id, self.lang) if known else self.texts.word(key, self.lang))
