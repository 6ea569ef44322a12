"""What stays the same for a whole game: players, side of the board, options, and the components as flat tuples.

Sets of caverns, and sets of cells of an Ancestry, are whole numbers with one bit for each.
"""

from __future__ import annotations

from typing import Any

from mypy_extensions import mypyc_attr

from meadhall.games.mountain_king.components import Components, symbols_of
from meadhall.games.mountain_king.words import (
    CARD,
    CAVERN,
    CAVERNS,
    CHAMPION,
    CLAN,
    CLANS,
    FIRST_LAIR,
    HALL,
    OUTSIDER,
    PER_DOMAIN,
    PLANK_TILES,
    SPACE,
    WIDTH,
)
from meadhall.kernel.sets import mask_of

NOBODY = -1
NOWHERE = -1
UNKNOWN = -1
WILD_CLAN = CLANS
"""The Clan of Outsiders: their Votes go wherever the player likes."""
WAVES = 3
DRAFTED = 4
LAID = 3
FOOTPRINT = 6
"""Ancestry cards dealt in a Wave, cards laid, and the most quadrants in a row."""
MOST_GNOMES = 2
"""No cavern ever holds more."""
START_CELL = 4 * WIDTH + 4

WILD, SUPPLY, ELDER = "W", "S", "E"
LETTERS = "ABIG"
"""The four types of action as they are written on cards."""
DECKS = ("0", "I/II", "III")


@mypyc_attr(allow_interpreted_subclasses=True)
class Table:
    __slots__ = (
        "adorned",
        "all_seats",
        "battle_boosts",
        "cards",
        "caverns",
        "champion_bridges",
        "champion_clan",
        "champion_letter",
        "champion_symbols",
        "champion_votes",
        "claws",
        "decks",
        "display",
        "domains",
        "foreign_lairs",
        "gate_cards",
        "gates",
        "halls",
        "inner",
        "lairs",
        "near",
        "options",
        "pairs",
        "parts",
        "pawns",
        "planks",
        "players",
        "side",
        "spaces",
        "start_card",
        "supplies",
    )

    def __init__(self, parts: Components, players: int, options: dict[str, Any]) -> None:
        self.parts = parts
        self.options = options
        self.players = players
        self.all_seats = (1 << players) - 1
        self.battle_boosts: bool = options["battle_boost"]
        self.foreign_lairs: bool = options["foreign_lairs"]
        self.champion_bridges: bool = options["champion_bridges"]
        self.supplies = (parts.waves.supplies[0],) * WAVES if options["supplies"] == "level" else parts.waves.supplies
        self.gate_cards = parts.start.gate_cards[players - 2]
        self.display = players + parts.start.extra_champions

        self.side = side = parts.front if players >= 4 else parts.back
        self.caverns = mask_of(CAVERN.find(name) for name in side.caverns)
        self.pairs = tuple(sorted((CAVERN.find(name) - FIRST_LAIR) // 2 for name in side.lairs if name[-1] == "a"))
        self.lairs = mask_of(CAVERN.find(name) for name in side.lairs)
        near = [0] * CAVERNS
        for name, cavern in side.caverns.items():
            near[CAVERN.find(name)] |= mask_of(CAVERN.find(other) for other in cavern.borders)
        for name, lair in side.lairs.items():
            for other in lair.borders:
                near[CAVERN.find(name)] |= 1 << CAVERN.find(other)
                near[CAVERN.find(other)] |= 1 << CAVERN.find(name)
        self.near = tuple(near)
        self.domains = tuple(
            self.caverns & mask_of(range(clan * PER_DOMAIN, (clan + 1) * PER_DOMAIN)) for clan in range(CLANS)
        )
        gates = mask_of(CAVERN.find(name) for name, cavern in side.caverns.items() if cavern.gate)
        self.gates = tuple(domain & gates for domain in self.domains)
        self.inner = mask_of(CAVERN.find(name) for name, cavern in side.caverns.items() if cavern.row == "inner")
        self.halls = tuple(
            mask_of(CAVERN.find(name) for name in side.halls[hall]) if hall in side.halls else 0 for hall in HALL.words
        )

        self.spaces = tuple(SPACE.find(space) for space in parts.wheel.spaces)
        self.planks = tuple(parts.planks[name] for name in PLANK_TILES)
        self.start_card = symbols_of(parts.ancestry.start)
        self.cards = tuple(symbols_of(parts.ancestry.cards[name]) for name in CARD.words)

        champions = [parts.champions[name] for name in CHAMPION.words]
        self.champion_clan = tuple(WILD_CLAN if one.clan == OUTSIDER else CLAN.find(one.clan) for one in champions)
        self.champion_votes = tuple(one.votes for one in champions)
        self.champion_symbols = tuple(one.symbols for one in champions)
        self.adorned = tuple((number, one.symbols) for number, one in enumerate(champions) if one.symbols)
        """The Champions with symbols."""
        self.champion_letter = tuple(one.letter for one in champions)
        self.claws = tuple(one.claws for one in champions)
        self.pawns = tuple(one.pawn for one in champions)
        self.decks = tuple(tuple(number for number, one in enumerate(champions) if one.deck == deck) for deck in DECKS)

    def lines(self, influence: int) -> int:
        """Yellow lines that a disc has passed; the track begins anew after eight."""
        rounds, space = divmod(influence, 8)
        lines = self.parts.influence.lines
        return rounds * lines[8] + lines[space]


def domain_of(cavern: int) -> int:
    """The Clan whose Domain a cavern belongs to. Lairs have none (MK-5.3)."""
    return cavern // PER_DOMAIN if cavern < FIRST_LAIR else NOBODY
