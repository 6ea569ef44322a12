"""Spells, scrolls and treasures."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from meadhall.games.dragon_lords.components.values import Element, Few, Gold, Hits, Mana
from meadhall.kernel.components import Strict


class Power(Strict, frozen=True):
    """What a spell or a scroll does, as far as it is a number or a symbol; the rest is written in the rules.

    ``healed`` is the heal symbol. The ground ``land`` is everywhere but at sea, and ``coast`` is coastal territories
    and the sea.
    """

    kind: Literal["missile", "melee", "other"] = "other"
    range: Literal["zone", "adjacent"] = "zone"
    ground: Literal["any", "land", "sea", "coast", "mountain", "forest"] = "any"
    element: Element = ""
    hits: Hits = 0
    poison: bool = False
    healed: bool = False
    stays: bool = False
    dice: Few = 0
    units: Few = 0
    steps: Few = 0
    gold: Gold = 0
    treasures: Few = 0


class SpellPart(Strict, frozen=True):
    mana: Mana
    power: Power


class ScrollPart(Strict, frozen=True):
    copies: Annotated[int, Meta(ge=1, le=24)]
    power: Power


class TreasurePart(Strict, frozen=True):
    """Strength for its bearer's side and against its foe, and what else is a number."""

    attacking: Few = 0
    defending: Few = 0
    foe: Few = 0
    hits: Few = 0
    dice: Few = 0
    save: Few = 0
    rolls: Few = 0
    units: Few = 0
    zones: Few = 0
    room: Few = 0
    mana: Few = 0
    gold: Gold = 0
