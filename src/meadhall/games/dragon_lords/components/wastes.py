"""The Wastelands: their spaces, and the tools and companions of quest parties."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from meadhall.games.dragon_lords.components.values import Attack, Die, Few, Gold, HitPoints, Mana, Names, Plain, Some
from meadhall.kernel.components import Strict


class Space(Strict, frozen=True):
    """A space of the Wastelands; its place is within a unit square."""

    kind: Literal["village", "quest", "den", "oracle", "shrine", "lair", "teleportal"]
    site: tuple[Annotated[float, Meta(ge=0, le=1)], Annotated[float, Meta(ge=0, le=1)]]
    borders: Names
    harbours: Names = ()


class SpaceEffects(Strict, frozen=True):
    """What the spaces of the Wastelands give and cost."""

    move_die: Die
    village_companions: Few
    shrine_mana: Mana
    shrine_scrolls: Few
    oracle_prophecies: Few
    oracle_spells: Few
    oracle_price: Mana


class Lair(Strict, frozen=True):
    attack: Attack
    defence: Die
    hits: HitPoints
    treasures: Few


class ToolPart(Strict, frozen=True):
    count: Some
    gold: Gold
    mana: Mana
    sold: Literal["village", "den"]


class CompanionPart(Strict, frozen=True):
    """A missile without a die of its own is rolled with the die of the enemy's Defence."""

    attack: Attack
    defence: Plain
    hits: HitPoints = 1
    heir: str = ""
    tool: str = ""
    missile: Few = 0
    missile_die: Literal[0, 4, 6, 8, 10, 12] = 0
    save: Few = 0
    strength: Few = 0
    steps: Annotated[int, Meta(ge=-3, le=3)] = 0
    gold: Gold = 0
    mana: Few = 0
    discount: Few = 0
    least: Few = 0
    treasures: Few = 0
