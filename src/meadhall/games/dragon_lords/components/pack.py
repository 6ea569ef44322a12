"""All components together, in the groups of ``pack.toml``."""

from __future__ import annotations

from meadhall.games.dragon_lords.components.magic import ScrollPart, SpellPart, TreasurePart
from meadhall.games.dragon_lords.components.peoples import (
    Gifts,
    Incomes,
    Limits,
    Neutral,
    PeoplePart,
    Prices,
    Strengths,
)
from meadhall.games.dragon_lords.components.quests import Omen, Quest
from meadhall.games.dragon_lords.components.setup import Bank, Start, Tundra, Variants
from meadhall.games.dragon_lords.components.wastes import CompanionPart, Lair, Space, SpaceEffects, ToolPart
from meadhall.games.dragon_lords.components.world import Realm, SeaZone, Territory, WorldGrid
from meadhall.kernel.components import Strict


class Components(Strict, frozen=True):
    bank: Bank
    start: Start
    peoples: dict[str, PeoplePart]
    gifts: Gifts
    neutral: Neutral
    prices: Prices
    income: Incomes
    limits: Limits
    strength: Strengths
    tundra: Tundra
    variants: Variants
    tools: dict[str, ToolPart]
    places: SpaceEffects
    lair: Lair
    spells: dict[str, SpellPart]
    scrolls: dict[str, ScrollPart]
    treasures: dict[str, TreasurePart]
    companions: dict[str, CompanionPart]
    prophecies: dict[str, Omen]
    quests: dict[str, Quest]
    world: WorldGrid
    realms: dict[str, Realm]
    territories: dict[str, Territory]
    sea: dict[str, SeaZone]
    wastelands: dict[str, Space]
