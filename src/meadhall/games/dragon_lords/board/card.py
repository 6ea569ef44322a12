"""The reference card of the DragonLords."""

from __future__ import annotations

from importlib.resources import files
from typing import Any

from meadhall.draw.card import CardLine, CardPart, CardPen
from meadhall.draw.pieces import cube
from meadhall.games.dragon_lords.board import figures
from meadhall.games.dragon_lords.components import Components
from meadhall.games.dragon_lords.words import PEOPLE
from meadhall.kernel.game import Game
from meadhall.kernel.text import Texts

_TEXT = files("meadhall.games.dragon_lords") / "text"
TEXTS = Texts([_TEXT, _TEXT / "card"])
LETTERS = "GARB"
"""The colours of the peoples."""


def sign(kind: str) -> str:
    return figures.icon(figures.sign(kind), 20, 20)


def card(game: Game[Any], lang: str) -> list[CardPart]:
    pen, parts = CardPen(TEXTS, lang), game.pack.read(Components)
    gifts, income, limits, strength, places = parts.gifts, parts.income, parts.limits, parts.strength, parts.places

    sail, wyvern = figures.icon(figures.ship("R", 0.7), 22, 22), figures.icon(figures.dragonlord("R", 0.62), 22, 24)

    def people(number: int, rule: str, **more: int) -> CardLine:
        own = parts.peoples[PEOPLE.words[number]]
        picture = figures.disc_icon(LETTERS[number])
        return pen.line(
            PEOPLE.words[number], rule, picture, attack=own.attack, price=own.price, zones=own.zones, **more
        )

    peoples = [
        people(0, "DL-15.9", sneak=gifts.sneak_units),
        people(1, "DL-15.7", gold=gifts.mine_gold, more=gifts.mine_strength),
        people(2, "DL-15.4", units=gifts.bulk_units, gold=gifts.bulk_gold),
        people(3, "DL-15.5"),
        pen.line("ship", "DL-3.8", sail, price=parts.prices.ship, room=limits.ship),
    ]
    earned = [
        pen.line("kingdom", "DL-9.4", figures.icon(figures.CROWN, 18, 18), gold=income.kingdom),
        pen.line("gold-land", "DL-9.3", sign("mine"), gold=income.gold_territory),
        pen.line("land", "DL-9.2", gold=income.territory),
        pen.line("mana", "DL-7.19", figures.icon(figures.MANA), mana=income.conquest, most=limits.mana),
        pen.line("scroll", "DL-13.10", sign("scroll"), mana=parts.prices.scroll),
        pen.line("overthrown", "DL-9.16", units=income.overthrown),
    ]
    fights = [
        pen.line("hit", "DL-6.17", sign("strength")),
        pen.line("king", "DL-10.7", sign("crown"), more=strength.king),
        pen.line("dragonlord", "DL-11.6", wyvern, less=strength.dragonlord),
        pen.line("walls", "DL-6.8", less=strength.kingdom),
        pen.line("retreat", "DL-7.1"),
        pen.line("march", "DL-5.13", steps=limits.march),
    ]
    wastes = [
        pen.line("party", "DL-16.16", die=places.move_die, units=limits.party, companions=limits.companions),
        pen.line("village", "DL-16.25", sign("village"), tool=parts.tools["torch"].gold),
        pen.line("den", "DL-16.29", sign("den"), potion=parts.tools["potion"].gold, elixir=parts.tools["elixir"].gold,
                 talisman=parts.tools["talisman"].gold, orb=parts.tools["dragon-orb"].mana),
        pen.line("shrine", "DL-16.31", sign("shrine"), mana=places.shrine_mana),
        pen.line("oracle", "DL-16.34", sign("oracle"), mana=places.oracle_price),
        pen.line("quest", "DL-16.36", sign("quest")),
        pen.line("lair", "DL-16.37", sign("lair"), attack=parts.lair.attack, hits=parts.lair.hits),
    ]  # fmt: skip
    legend = [
        pen.symbol("units", figures.icon(cube("R", 15), 20, 20)),
        pen.symbol("neutral-units", figures.icon(cube("N", 15), 20, 20)),
        pen.symbol("vacant", figures.icon(figures.VACANT, 20, 20)),
        pen.symbol("hidden", figures.icon(figures.rim(), 20, 20)),
        pen.symbol("harbour", sign("anchor")),
        pen.symbol("teleportal", sign("teleportal")),
        pen.symbol("blessed", sign("blessed")),
        pen.symbol("ignored", sign("ignored")),
        pen.symbol("cursed", sign("cursed")),
        *(pen.symbol(word, sign(word)) for word in TOOLS),
        pen.symbol("prophecy", sign("prophecy")),
        pen.symbol("treasure", sign("treasure")),
    ]
    written = {"peoples": peoples, "income": earned, "combat": fights, "wastes": wastes, "legend": legend}
    return [pen.part(key, lines) for key, lines in written.items()]


TOOLS = ("pickaxe", "torch", "potion", "elixir", "talisman", "dragon-orb")
