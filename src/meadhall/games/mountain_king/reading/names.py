"""What symbols, cards, cells and Great Halls are called, in a question as well as read aloud."""

from __future__ import annotations

from functools import lru_cache

from meadhall.games.mountain_king.components import Components, symbols_of
from meadhall.games.mountain_king.facts import ELDER, LETTERS, SUPPLY, WILD, domain_of
from meadhall.games.mountain_king.reading.reader import TEXTS
from meadhall.games.mountain_king.words import CARD, CAVERN, CLAN, HALL, TYPE, WIDTH

PLAIN = {".": "blank", WILD: "wild", SUPPLY: "supply", ELDER: "elder"}
"""Symbols that are no type of action."""


@lru_cache(maxsize=256)
def symbol_name(symbol: str, lang: str) -> str:
    """A symbol as it is written on cards, in words, such as "Influence 2"."""
    if symbol in PLAIN:
        return TEXTS.say(f"read-{PLAIN[symbol]}", lang)
    kind = TEXTS.word(TYPE.words[LETTERS.index(symbol[0])], lang)
    return f"{kind} {symbol[1:]}" if symbol[1:] else kind


def symbol_rows(symbols: tuple[str, ...], lang: str) -> dict[str, str]:
    """The four symbols of a card, row by row."""
    first, second, third, fourth = (symbol_name(symbol, lang) for symbol in symbols)
    return {"upper": f"{first}, {second}", "lower": f"{third}, {fourth}"}


def card_name(parts: Components, card: int, lang: str) -> str:
    """A card by its four symbols."""
    return TEXTS.say("read-shows", lang, **symbol_rows(symbols_of(parts.ancestry.cards[CARD.words[card]]), lang))


def cell_name(cell: int, lang: str) -> str:
    """A cell by the numbers at the edges of the Ancestry."""
    return TEXTS.say("read-cell", lang, column=cell % WIDTH + 1, row=cell // WIDTH + 1)


def hall_name(parts: Components, hall: int, lang: str) -> str:
    """A Great Hall by the Domains that it lies between, which are the same on both sides of the board."""
    around = parts.front.halls[HALL.words[hall]]
    one, *others = dict.fromkeys(TEXTS.word(CLAN.words[domain_of(CAVERN.find(name))], lang) for name in around)
    if not others:
        return TEXTS.say("read-hall-in", lang, one=one)
    return TEXTS.say("read-hall-between", lang, one=one, other=others[0])
