"""The components of the game: typed, checked, read from ``pack.toml`` and what an owner lays over it."""

from __future__ import annotations

from collections.abc import Mapping

from meadhall.games.dragon_lords import words
from meadhall.games.dragon_lords.components.check_cards import check_bank, check_cards, check_fields, check_start
from meadhall.games.dragon_lords.components.check_map import (
    check_sea,
    check_territories,
    check_tundra,
    check_wastelands,
)
from meadhall.games.dragon_lords.components.magic import Power, TreasurePart
from meadhall.games.dragon_lords.components.pack import Components
from meadhall.games.dragon_lords.components.quests import (
    AnyDeed,
    Captured,
    Choose,
    Dare,
    Deeds,
    Draw,
    Gain,
    Go,
    If,
    Lose,
    MeetMonsters,
    Omen,
    Rescue,
    RollCrystal,
    Shop,
    Stride,
    branches_of,
    way_of,
)
from meadhall.games.dragon_lords.components.values import Cell
from meadhall.games.dragon_lords.components.wastes import CompanionPart, Space
from meadhall.games.dragon_lords.components.world import touching
from meadhall.kernel.domain import Domain
from meadhall.kernel.errors import PackError
from meadhall.kernel.pack import Pack

__all__ = [
    "AnyDeed", "Captured", "Cell", "Choose", "CompanionPart", "Components", "Dare", "Deeds", "Draw", "Gain", "Go",
    "If", "Lose", "MeetMonsters", "Omen", "Power", "Rescue", "RollCrystal", "Shop", "Space", "Stride", "TreasurePart",
    "branches_of", "furnish", "touching", "way_of",
]  # fmt: skip

_LISTS: Mapping[str, Domain] = {
    "peoples": words.PEOPLE, "tools": words.TOOL, "spells": words.SPELL, "scrolls": words.SCROLL,
    "treasures": words.TREASURE, "companions": words.COMPANION, "prophecies": words.PROPHECY, "quests": words.QUEST,
    "realms": words.REALM, "territories": words.TERRITORY, "sea": words.SEA, "wastelands": words.SPACE,
}  # fmt: skip
"""The groups of a pack that have a part for each word of a domain."""


def furnish(pack: Pack) -> Components:
    """The components of a pack, or ``PackError`` naming what is wrong."""
    parts = pack.read(Components)
    for field, domain in _LISTS.items():
        if tuple(getattr(parts, field)) != domain.words:
            raise PackError(field, f"needs exactly {', '.join(domain.words)}")
    check_fields(pack)
    check_bank(parts)
    check_start(parts)
    check_cards(parts)
    check_territories(parts)
    check_sea(parts)
    check_wastelands(parts)
    check_tundra(parts)
    return parts
