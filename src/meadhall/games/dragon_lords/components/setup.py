"""What lies in the box, what everybody begins with, and what the variants change."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from meadhall.games.dragon_lords.components.values import Few, Gold, Mana, Names, Some
from meadhall.kernel.components import Strict


class Bank(Strict, frozen=True):
    dragonlords: Few
    ships: Some
    sails: Few
    wizards: Annotated[int, Meta(ge=1, le=3)]
    decoys: Annotated[int, Meta(ge=0, le=2)]
    crystal: tuple[Few, Few, Few]


class Start(Strict, frozen=True):
    """By number of players from two to four where three numbers are given."""

    units: tuple[Some, Some, Some]
    gold_territories: tuple[Few, Few, Few]
    kingdom: Some
    ships: Few
    gold: Gold
    mana: Mana
    scrolls: Few
    spells: tuple[Annotated[int, Meta(ge=1, le=6)], ...]
    tools: Names


class Tundra(Strict, frozen=True):
    """The smaller world of two players."""

    realms: Names
    territories: Names
    kingdoms: Few
    gold_territories: Few


class Variants(Strict, frozen=True):
    weak_passengers: Few
    free_rounds: Few
    attacks: Few
