"""The reference card of the Mountain King."""

from __future__ import annotations

from importlib.resources import files
from typing import Any

from meadhall.draw.card import CardPart, CardPen
from meadhall.games.mountain_king.board import figures
from meadhall.games.mountain_king.components import Components
from meadhall.kernel.game import Game
from meadhall.kernel.text import Texts

_TEXT = files("meadhall.games.mountain_king") / "text"
TEXTS = Texts([_TEXT, _TEXT / "card"])


def small(body: str) -> str:
    return figures.icon(body, "-13 -13 26 26", 20, 20)


def wide(numbers: tuple[int, ...] | list[int]) -> str:
    return " · ".join(map(str, numbers))


def card(game: Game[Any], lang: str) -> list[CardPart]:
    pen, parts = CardPen(TEXTS, lang), game.pack.read(Components)
    symbol = figures.symbol_icon
    turn = [
        pen.line("weak", "MK-4.5", symbol("A")),
        pen.line("strong", "MK-4.18", symbol("A2")),
        pen.line("extra", "MK-4.26", symbol("S")),
        pen.line("despair", "MK-4.14", figures.DESPAIR_ICON),
    ]
    actions = [
        pen.line("advance", "MK-6.2", symbol("A")),
        pen.line("bolster", "MK-7.1", symbol("B")),
        pen.line("influence", "MK-8.2", symbol("I"), bonus=1),
        pen.line("gnome", "MK-9.1", symbol("G")),
    ]
    wheel = [
        pen.line("wheel-honour", "MK-9.13", small(figures.space("honour"))),
        pen.line("wheel-bolster", "MK-9.11", small(figures.space("bolster"))),
        pen.line("wheel-influence", "MK-9.12", small(figures.space("influence"))),
        pen.line("wheel-move", "MK-9.15", small(figures.space("move"))),
        pen.line("breach", "MK-10.4", small(figures.gnome()), gnomes=parts.breach.gnomes),
    ]
    waves, domains = parts.waves, parts.domains
    honour = [
        pen.line("battle", "MK-6.13", figures.CREST_ICON),
        pen.line("fallen", "MK-11.25", small(figures.FALLEN), first=wide(waves.first_fallen), later=parts.fallen.later),
        pen.line("domain", "MK-13.3", first=domains.first, more=domains.more, overrun=domains.overrun),
        pen.line("hall", "MK-14.2", small(figures.great_hall(8))),
        pen.line("elders", "MK-14.9", symbol("E"), scale=wide(parts.elders.honour[1:])),
        pen.line("votes", "MK-14.11", figures.shield_icon(0)),
    ]
    numbers = [
        pen.line("supplies", "MK-3.15", symbol("S"), supplies=wide(waves.supplies), most=parts.supply.most),
        pen.line("invaders", "MK-11.7", small(figures.gnome()), invaders=wide(waves.invaders)),
    ]
    legend = [
        pen.symbol("troll", figures.troll_icon("B")),
        pen.symbol("pawn", figures.pawn_icon("B", "c")),
        pen.symbol("hidden-gnome", small(figures.gnome())),
        pen.symbol("known-gnome", small(figures.gnome(2))),
        pen.symbol("wild", symbol("W")),
        pen.symbol("supply", symbol("S")),
        pen.symbol("elder", symbol("E")),
        pen.symbol("claw", figures.CLAW_ICONS[0]),
        pen.symbol("instant", small(figures.INSTANT)),
        pen.symbol("end-of-wave", small(figures.END_OF_WAVE)),
        *(pen.symbol(word, figures.shield_icon(clan)) for clan, word in enumerate(CLANS)),
    ]
    return [
        pen.part("turn", turn), pen.part("actions", actions), pen.part("wheel", wheel), pen.part("honour", honour),
        pen.part("waves", numbers), pen.part("legend", legend),
    ]  # fmt: skip


CLANS = ("moss", "ice", "moon", "granite", "hammer", "mud", "fire")
