"""The table read aloud: a view as plain lines, for people who listen or have no picture. The board says the same."""

from __future__ import annotations

from collections.abc import Callable

from meadhall.kernel.view import View
from meadhall.new_game.sunken_gold.state import Sea
from meadhall.new_game.sunken_gold.words import REEF, REEFS


def reef_line(s: Sea, reef: int, lang: str) -> str:
    """A reef with its coins and boats."""
    say, word = s.game.texts.say, s.game.texts.word
    boats = [word(s.seat_word(seat), lang) for seat in range(s.players) if s.boat[seat] == reef]
    line = say("read-reef", lang, reef=word(REEF.words[reef], lang), coins=s.coins[reef])
    return f"{line} {say('read-boats', lang, boats=', '.join(boats))}" if boats else line


def chart_words(s: Sea, seat: int, lang: str) -> str:
    """What the viewer knows of a seat's chart."""
    texts, chart = s.game.texts, s.chart[seat]
    return texts.word(REEF.words[chart], lang) if chart >= 0 else texts.say("read-no-chart", lang)


def seat_line(s: Sea, seat: int, lang: str) -> str:
    name = s.game.texts.word(s.seat_word(seat), lang)
    chart = chart_words(s, seat, lang)
    return s.game.texts.say("read-seat", lang, seat=name, gold=sum(s.haul(seat)), air=s.air[seat], chart=chart)


def read_sea(view: View, lang: str, rest: str) -> list[str]:
    s = view.position
    assert isinstance(s, Sea)
    reefs = [reef_line(s, reef, lang) for reef in range(REEFS)]
    return reefs + [seat_line(s, seat, lang) for seat in range(s.players)]


READING: dict[str, Callable[[View, str, str], list[str]]] = {"sea": read_sea}
