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
from meadhall.kernel.sets import all_below, has, mask_of, only

NOBODY = -1
NOWHERE = -1
UNKNOWN = -1
WILD_CLAN = CLANS
"""The Clan of Outsiders: their Votes go wherever the player likes."""
WAVES = 3
DRAFTED, LAID = 4, 3
"""Ancestry cards that a player is dealt in a Wave, and how many of them are laid."""
FOOTPRINT = 6
"""The most quadrants of an Ancestry in a row or column."""
MOST_GNOMES = 2
"""The most Gnomes in a cavern."""
START_CELL = 4 * WIDTH + 4

WILD, SUPPLY, ELDER = "W", "S", "E"
LETTERS = "ABIG"
"""The four types of action as they are written on cards."""
DECKS = ("0", "I/II", "III")
STARTERS, EARLY, LATE = range(3)
"""The decks of Champions: those to start with, those of Waves I and II, those of Wave III."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Facts:
    """The facts of one game, shared by all its positions."""

    def __init__(self, parts: Components, players: int, options: dict[str, Any]) -> None:
        self.parts = parts
        self.options = options
        self.players = players
        self.all_seats = all_below(players)
        self.battle_boosts: bool = options["battle_boost"]
        self.foreign_lairs: bool = options["foreign_lairs"]
        self.champion_bridges: bool = options["champion_bridges"]
        self.supplies = (parts.waves.supplies[0],) * WAVES if options["supplies"] == "level" else parts.waves.supplies
        self.gate_cards = parts.start.gate_cards[players - 2]
        self.display = players + parts.start.extra_champions

        self.side = side = parts.front if players >= 4 else parts.back
        self.caverns = mask_of(CAVERN.find(name) for name in side.caverns)
        self.pairs = tuple(sorted({pair_of(CAVERN.find(name)) for name in side.lairs}))
        self.lairs = mask_of(CAVERN.find(name) for name in side.lairs)
        self.places = self.caverns | self.lairs
        """All that is on this side of the board."""
        near = [0] * CAVERNS
        for name, cavern in side.caverns.items():
            near[CAVERN.find(name)] |= mask_of(CAVERN.find(other) for other in cavern.borders)
        for name, lair in side.lairs.items():
            for other in lair.borders:
                near[CAVERN.find(name)] |= only(CAVERN.find(other))
                near[CAVERN.find(other)] |= only(CAVERN.find(name))
        self.near = tuple(near)
        self.domains = tuple(
            self.caverns & mask_of(range(clan * PER_DOMAIN, (clan + 1) * PER_DOMAIN)) for clan in range(CLANS)
        )
        self.all_gates = mask_of(CAVERN.find(name) for name, cavern in side.caverns.items() if cavern.gate)
        self.gates = tuple(domain & self.all_gates for domain in self.domains)
        """The Gate caverns of each Domain."""
        self.inner = mask_of(CAVERN.find(name) for name, cavern in side.caverns.items() if cavern.row == "inner")
        self.halls = tuple(
            mask_of(CAVERN.find(name) for name in side.halls[hall]) if hall in side.halls else 0 for hall in HALL.words
        )
        """The caverns around each Great Hall; none if it is not on this side."""
        self.halls_beside = tuple(
            tuple(hall for hall, around in enumerate(self.halls) if has(around, cavern)) for cavern in range(CAVERNS)
        )
        """The Great Halls that each cavern touches."""

        tokens = parts.halls.tokens
        self.hall_tokens = tuple((value, tokens.count(value)) for value in sorted(set(tokens)))
        """What the tokens of Great Halls show, and on how many of them."""

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
        """How many yellow lines a disc has passed; the track begins anew after eight spaces."""
        rounds, space = divmod(influence, 8)
        lines = self.parts.influence.lines
        return rounds * lines[8] + lines[space]


def domain_of(cavern: int) -> int:
    """The Clan whose Domain a cavern belongs to. Lairs have none (MK-5.3)."""
    return cavern // PER_DOMAIN if cavern < FIRST_LAIR else NOBODY


def is_lair(cavern: int) -> bool:
    return cavern >= FIRST_LAIR


def lairs_of(pair: int) -> tuple[int, int]:
    """The two Lair spaces of a pair."""
    first = FIRST_LAIR + 2 * pair
    return first, first + 1


def pair_of(lair: int) -> int:
    """The pair to which a Lair space belongs."""
    return (lair - FIRST_LAIR) // 2
