"""The reference card of the Ice Garden."""

from __future__ import annotations

from importlib.resources import files
from typing import Any

from meadhall.draw.card import CardPart, CardPen
from meadhall.games.ice_garden.board import figures, glyphs
from meadhall.games.ice_garden.components import Components
from meadhall.games.ice_garden.facts import ATTACK_PRICE
from meadhall.games.ice_garden.rules.move import STEPS
from meadhall.games.ice_garden.words import CALLO
from meadhall.kernel.game import Game
from meadhall.kernel.text import Texts

_TEXT = files("meadhall.games.ice_garden") / "text"
TEXTS = Texts([_TEXT, _TEXT / "card"])


def token(kind: str) -> str:
    return figures.icon(glyphs.token(kind, 0.62), "-10 -12 20 22", 20, 22)


def resource(kind: str) -> str:
    return figures.resource_icon(kind, 18)


def card(game: Game[Any], lang: str) -> list[CardPart]:
    pen, parts = CardPen(TEXTS, lang), game.pack.read(Components)
    pays, marker = resource("population"), figures.cube_icon("B")
    fields = [
        pen.line("gorge", "IG-6.5", figures.balance_icon()),
        pen.line("influence", "IG-6.8", pays, most=2),
        pen.line("move", "IG-6.11", resource("gold"), most=STEPS),
        pen.line("mountain", "IG-6.16", pays, price=2),
        pen.line("raven", "IG-6.19", resource("chevron"), up=2),
        pen.line("shift", "IG-7.4", resource("crystal"), steps=5),
        pen.line("improve", "IG-7.5", figures.ability_icon(1)),
        pen.line("summon", "IG-7.17", figures.unit_icon("G", CALLO, 2)),
        pen.line("attack", "IG-9.11", figures.ability_icon(0), price=ATTACK_PRICE),
    ]
    goals = parts.goals
    scoring = [
        pen.line("rank", "IG-11.2", marker),
        pen.line("tie", "IG-11.6"),
        pen.line("red-ship", "IG-11.28"),
        pen.line("victims", "IG-9.18"),
        pen.line("gorge-bonus", "IG-13.10", points=5),
    ]
    wins = [
        pen.line("fjollsfinn", "IG-12.1", figures.disc_icon("B", 18), wanted=goals.dwellers),
        pen.line("van-dyken", "IG-12.3", figures.disc_icon("K", 18), wanted=goals.absorbed),
        pen.line("freihoff", "IG-12.9", figures.disc_icon("R", 18), wanted=goals.towers),
        pen.line("callo", "IG-12.11", figures.disc_icon("G", 18), wanted=goals.locks),
        pen.line("snow", "IG-13.13", token("flake"), two=parts.snow.two, three=parts.snow.three, four=parts.snow.four),
    ]
    legend = [
        pen.symbol("population", resource("population")),
        pen.symbol("gold", resource("gold")),
        pen.symbol("m-factor", resource("crystal")),
        pen.symbol("marker-of-a-player", marker),
        pen.symbol("neutral-marker", figures.cube_icon(figures.NEUTRAL)),
        *(pen.symbol(f"unit{level}", figures.unit_icon("G", CALLO, level)) for level in (1, 2, 3)),
        pen.symbol("vuko-token", resource(figures.VUKO_TOKEN)),
        pen.symbol("vuko", token("hood")),
        pen.symbol("reserve-token", token("crystal")),
        pen.symbol("thorn", token("spire")),
        pen.symbol("red-tower", token("tower")),
        pen.symbol("nightmare-token", token("eye")),
        pen.symbol("lock", token("lock")),
        *(pen.symbol(word, figures.ability_icon(kind)) for kind, word in enumerate(ABILITIES)),
    ]
    return [
        pen.part("fields", fields),
        pen.part("scoring", scoring),
        pen.part("wins", wins),
        pen.part("legend", legend),
    ]


ABILITIES = ("attack-icon", "shield", "speed", "dominate")
