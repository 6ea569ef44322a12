"""The peoples: what they can do, what they pay and earn, and what bounds them."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from meadhall.games.dragon_lords.components.values import Attack, Few, Gold, Mana, Names, Plain, Some
from meadhall.games.dragon_lords.words import PER_BOOK
from meadhall.kernel.components import Strict


class PeoplePart(Strict, frozen=True):
    attack: Attack
    defence: Plain
    price: Some
    zones: Some
    spells: Annotated[Names, Meta(min_length=PER_BOOK, max_length=PER_BOOK)]


class Gifts(Strict, frozen=True):
    """What only one people can do."""

    sneak_units: Some
    mine_gold: Gold
    mine_strength: Few
    bulk_units: Annotated[int, Meta(ge=2, le=99)]
    bulk_gold: Some


class Neutral(Strict, frozen=True):
    attack: Attack
    defence: Plain
    garrison: Some


class Prices(Strict, frozen=True):
    ship: Some
    scroll: Mana


class Incomes(Strict, frozen=True):
    territory: Gold
    gold_territory: Gold
    kingdom: Gold
    conquest: Mana
    overthrown: Few


class Limits(Strict, frozen=True):
    mana: Annotated[int, Meta(ge=1, le=5)]
    dragonlords: Few
    ship: Some
    march: Few
    party: Annotated[int, Meta(ge=1, le=12)]
    companions: Few
    wizard_passengers: Few
    dragonlord_passengers: Few


class Strengths(Strict, frozen=True):
    """What changes the total attack strength, and what strikes without a roll."""

    king: Few
    dragonlord: Few
    kingdom: Few
    dragon_fire: Few
