"""The picture of Sunken Gold, and the words beside it.

The places that can be pointed at are words of the vocabulary: ``reef:gull`` and so on. ``panels`` gives each seat a
``<section>`` in the classes of the page: ``lord``, ``head``, ``name``, ``who``, ``score``, ``goods``, ``goal``.
"""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from meadhall.draw import land, pieces
from meadhall.draw.board import Board, Face
from meadhall.draw.markup import Point, part, shift, text
from meadhall.draw.picture import Picture
from meadhall.draw.style import SEATS
from meadhall.kernel.action import Action
from meadhall.kernel.view import View
from meadhall.new_game.sunken_gold.reading import chart_words, reef_line
from meadhall.new_game.sunken_gold.state import Sea
from meadhall.new_game.sunken_gold.words import REEF, REEFS, do_dive

SIZES = {"desk": (760.0, 300.0), "phone": (380.0, 520.0)}
RADIUS = 34.0
WIDE, HIGH = 128.0, 108.0
"""The room of a reef with its name and coins."""


class SunkenGoldBoard(Board):
    def pictures(self, view: View, lang: str, layout: str) -> dict[str, Picture]:
        s = sea_of(view)
        width, height = SIZES[layout]
        spots = [spot(layout, reef) for reef in range(REEFS)]
        ground = land.sea(width, height)
        ground += "".join(shift(land.isle(RADIUS, seed=reef + 1), *at) for reef, at in enumerate(spots))
        parts = {f"reef-{word}": draw_reef(s, reef, spots[reef], lang) for reef, word in enumerate(REEF.words)}
        parts |= {f"boat-{seat}": draw_boat(s, seat, spots[s.boat[seat]]) for seat in range(s.players)}
        return {"board": Picture(width, height, s.game.texts.say("board-name", lang), ground, parts)}

    def panels(self, view: View, lang: str) -> dict[str, str]:
        s = sea_of(view)
        return {f"seat-{seat}": draw_panel(s, seat, view.seat == seat, lang) for seat in range(s.players)}

    def status(self, view: View, lang: str) -> list[str]:
        s = sea_of(view)
        if s.result is not None:
            return [s.game.texts.say(f"ending-{s.result.ending}", lang)]
        return [s.game.texts.say("board-round", lang, number=max(1, s.round), rounds=s.rounds)]

    def about(self, view: View, lang: str, place: str) -> tuple[str, str | None]:
        domain, _, word = place.partition(":")
        if domain != REEF.name or word not in REEF.words:
            return "", None
        return reef_line(sea_of(view), REEF.find(word), lang), "SG-2.5"

    def faces(self, view: View, lang: str, actions: Sequence[Action]) -> list[Face]:
        s = sea_of(view)
        air = s.air[view.seat] if view.seat is not None else 0
        note = s.game.texts.say("board-costs-air", lang, air=air)
        return [Face(note=note) if action is do_dive else Face() for action in actions]


def sea_of(view: View) -> Sea:
    assert isinstance(view.position, Sea)
    return view.position


def spot(layout: str, reef: int) -> Point:
    """The middle of a reef: side by side on a desk, in two columns on a phone."""
    if layout == "desk":
        return 84.0 + 148.0 * reef, 120.0 if reef % 2 else 170.0
    return (110.0, 270.0)[reef % 2], 66.0 + 96.0 * reef


def draw_reef(s: Sea, reef: int, at: Point, lang: str) -> str:
    word = REEF.words[reef]
    coin = shift(pieces.resource("gold"), -8, 1) + text(2, 6, s.coins[reef], "count", "start")
    name = text(0, RADIUS + 16, s.game.texts.word(word, lang), "name small")
    body = pieces.ring(WIDE, HIGH) + coin + name
    label = reef_line(s, reef, lang)
    return part(f"reef-{word}", body, at, place=f"reef:{word}", label=label, button=True)


def draw_boat(s: Sea, seat: int, at: Point) -> str:
    """Boats lie side by side above their reef."""
    x = at[0] + (seat - (s.players - 1) / 2) * 28
    return part(f"boat-{seat}", pieces.unit(SEATS[seat], 1, pieces.GLYPHS["drakkar"]), (x, at[1] - RADIUS - 8))


def draw_panel(s: Sea, seat: int, own: bool, lang: str) -> str:
    say = s.game.texts.say
    name = escape(s.game.texts.word(s.seat_word(seat), lang))
    score = s.result.scores[seat] if s.result is not None else sum(s.haul(seat))
    chart = escape(say("board-chart", lang, chart=chart_words(s, seat, lang)))
    air = escape(say("board-air", lang, air=s.air[seat]))
    classes = f"lord seat-{SEATS[seat]}{' lord-own' if own else ''}{' lord-acts' if seat in s.deciding else ''}"
    disc = pieces.disc(SEATS[seat], 9.5)
    return (
        f'<section id="seat-{seat}" class="{classes}" data-seat="{seat}"><header class="head">'
        f'<svg class="icon" width="22" height="24" viewBox="-11 -11 22 24" aria-hidden="true">{disc}</svg>'
        f'<h3 class="name">{name}</h3><span class="who"></span><span class="score">{score}</span></header>'
        f'<div class="goods"><span class="good">{air}</span><span class="goal">{chart}</span></div></section>'
    )
