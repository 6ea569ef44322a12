"""What stays the same for a whole game: options, the world, and the components as flat tuples.

Sets of territories, of sea zones, of spaces and of pieces are whole numbers with one bit for each.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from mypy_extensions import mypyc_attr

from meadhall.games.dragon_lords.components import AnyDeed, Choose, Components, Deeds, branches_of, way_of
from meadhall.games.dragon_lords.words import (
    COMPANION,
    DRAGONLORDS,
    FIRST_DRAGONLORD,
    FIRST_GOLD,
    ORCS,
    PEOPLE,
    PEOPLES,
    PER_REALM,
    PROPHECY,
    QUEST,
    REALMS,
    SCROLL,
    SEA,
    SEAS,
    SPACE,
    SPACES,
    SPELL,
    SPELLS,
    TERRITORIES,
    TERRITORY,
    TOOL,
    TREASURE,
    VILLAGE,
    WAY,
    WIZARD_1,
    WIZARD_3,
)
from meadhall.kernel.sets import has, mask_of

NOBODY = -1
NOWHERE = -1
UNKNOWN = -2
NEUTRAL = PEOPLES
MONSTERS = PEOPLES + 1
"""Who else can hold a place or fight, after the four peoples."""

KINGDOM_LANDS = tuple(range(0, FIRST_GOLD, PER_REALM))
"""The Kingdoms, as territories."""
ALL_WIZARDS = mask_of(range(WIZARD_1, WIZARD_3 + 1))
ALL_DRAGONLORDS = mask_of(range(FIRST_DRAGONLORD, FIRST_DRAGONLORD + DRAGONLORDS))

END = -1
"""Where a script stops."""


class Node(NamedTuple):
    """One deed of a card, and where the script goes on after it."""

    deed: AnyDeed
    next: int
    ways: tuple[int, ...] = ()
    """Where the branches of the deed begin: the options of a choice, the colours of the die, yes and no."""
    called: tuple[int, ...] = ()
    """What the options of a choice are called."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Facts:
    __slots__ = (
        "always_pause",
        "attack",
        "attacks",
        "bid",
        "bloodlust",
        "books",
        "coast",
        "companion_parts",
        "departure",
        "entrances",
        "escapes_late",
        "forest",
        "goal",
        "gold_each",
        "harbour",
        "harbours_on",
        "haven",
        "havens_on",
        "in_play",
        "islands",
        "kingdoms",
        "land",
        "leads_to",
        "lost_companions_return",
        "mines",
        "mountain",
        "near",
        "nodes",
        "omens",
        "options",
        "pages",
        "parts",
        "passengers",
        "peoples_each",
        "players",
        "portals",
        "prices",
        "prophecy_node",
        "quests",
        "realms",
        "scroll_copies",
        "scroll_parts",
        "sea_near",
        "shrines",
        "space_kind",
        "space_near",
        "spell_parts",
        "start_units",
        "strong_wizards",
        "tool_parts",
        "treasure_parts",
        "tundra",
        "turn_limit",
        "unlimited",
        "villages",
        "weak",
        "wins_at_once",
        "zones",
    )

    def __init__(self, parts: Components, players: int, options: dict[str, Any]) -> None:
        self.parts = parts
        self.players = players
        self.options = options
        self._choose(parts, players, options)
        self._draw_world(parts)
        self._lay_cards(parts)

    def _choose(self, parts: Components, players: int, options: dict[str, Any]) -> None:
        """What the players agreed on."""
        way = options["two_players"] if players == 2 else "open"
        self.tundra = way == "tundra"
        self.peoples_each = 2 if way == "peoples" else 1
        led = players * self.peoples_each
        self.start_units = parts.start.units[led - 2]
        self.gold_each = parts.tundra.gold_territories if self.tundra else parts.start.gold_territories[led - 2]
        self.goal = parts.tundra.kingdoms if self.tundra else int(options["kingdoms"])
        self.bloodlust: bool = options["bloodlust"]
        self.wins_at_once: bool = options["victory_moment"] == "at-once"
        self.escapes_late = options["escape"] == "losses"
        self.lost_companions_return = options["lost_companions"] == "deck"
        self.weak = options["dragonlords"] == "weak"
        strong = options["dragonlords"] == "strong"
        most = parts.variants.weak_passengers if self.weak else parts.limits.dragonlord_passengers
        self.passengers = 10_000 if strong else most
        self.unlimited: bool = options["unlimited_dragonlords"]
        self.strong_wizards: bool = options["strong_wizards"]
        self.attacks = parts.variants.attacks if options["reduced_combat"] else 0
        self.bid: bool = options["bid"]
        self.always_pause: bool = options["always_pause"]
        self.departure: bool = options["departure"]
        self.turn_limit = 0 if options["turn_limit"] == "none" else int(options["turn_limit"])

    def _draw_world(self, parts: Components) -> None:
        gone = set(parts.tundra.territories) if self.tundra else set()
        realms_gone = set(parts.tundra.realms) if self.tundra else set()
        lands = [parts.territories[name] for name in TERRITORY.words]

        def those(kind: str) -> int:
            return mask_of(t for t, land in enumerate(lands) if land.kind == kind) & self.in_play

        self.in_play = mask_of(
            t
            for t, (name, land) in enumerate(parts.territories.items())
            if name not in gone and land.realm not in realms_gone
        )
        self.kingdoms = those("kingdom")
        self.land = those("land")
        self.mines = those("mine")
        self.portals = those("teleportal")
        self.islands = those("island")
        self.near = tuple(mask_of(map(TERRITORY.find, land.borders)) & self.in_play for land in lands)
        self.mountain = mask_of(t for t, land in enumerate(lands) if land.mountainous)
        self.forest = mask_of(t for t, land in enumerate(lands) if land.forest)
        self.coast = mask_of(t for t, land in enumerate(lands) if land.coast)
        self.realms = tuple(
            mask_of(range(realm * PER_REALM, (realm + 1) * PER_REALM)) & self.in_play for realm in range(REALMS)
        )
        self.harbour = tuple(
            mask_of(map(SEA.find, land.harbours)) if has(self.in_play, t) else 0 for t, land in enumerate(lands)
        )
        self.harbours_on = tuple(mask_of(t for t in range(TERRITORIES) if has(self.harbour[t], z)) for z in range(SEAS))
        self.sea_near = tuple(mask_of(map(SEA.find, parts.sea[name].borders)) for name in SEA.words)

        spaces = [parts.wastelands[name] for name in SPACE.words]
        self.space_kind = tuple(space.kind for space in spaces)
        self.space_near = tuple(tuple(map(SPACE.find, space.borders)) for space in spaces)
        self.villages = mask_of(map(SPACE.find, VILLAGE.words))
        self.shrines = mask_of(n for n, space in enumerate(spaces) if space.kind == "shrine")
        self.haven = tuple(mask_of(map(SEA.find, space.harbours)) for space in spaces)
        self.havens_on = tuple(mask_of(n for n in range(SPACES) if has(self.haven[n], z)) for z in range(SEAS))
        self.leads_to = tuple(
            SPACE.find(land.village) if land.village and has(self.in_play, t) else NOWHERE
            for t, land in enumerate(lands)
        )
        self.entrances = tuple(
            mask_of(t for t, village in enumerate(self.leads_to) if village == space) for space in range(SPACES)
        )

    def _lay_cards(self, parts: Components) -> None:
        peoples = [parts.peoples[name] for name in PEOPLE.words]
        self.attack = (*(people.attack for people in peoples), parts.neutral.attack)
        self.prices = tuple(people.price for people in peoples)
        self.zones = tuple(people.zones for people in peoples)
        self.books = tuple(tuple(SPELL.find(name) for name in people.spells) for people in peoples)
        self.pages = tuple(
            tuple(mask_of(n for n, one in enumerate(book) if one == spell) for spell in range(SPELLS))
            for book in self.books
        )
        self.spell_parts = tuple(parts.spells[name] for name in SPELL.words)
        self.scroll_parts = tuple(parts.scrolls[name] for name in SCROLL.words)
        self.scroll_copies = tuple(part.copies for part in self.scroll_parts)
        self.treasure_parts = tuple(parts.treasures[name] for name in TREASURE.words)
        self.companion_parts = tuple(parts.companions[name] for name in COMPANION.words)
        self.tool_parts = tuple(parts.tools[name] for name in TOOL.words)
        self.omens = tuple(parts.prophecies[name] for name in PROPHECY.words)
        self.nodes: list[Node] = []
        self.quests = tuple(
            tuple(self._script(column) for column in (quest.blessed, quest.ignored, quest.cursed))
            for quest in (parts.quests[name] for name in QUEST.words)
        )
        """By card and face of the crystal die, where the script begins."""
        self.prophecy_node = tuple(self._script(omen.deeds) for omen in self.omens)

    def _script(self, deeds: Deeds, then: int = END) -> int:
        """Write deeds down as linked nodes, the last one first, and say where they begin."""
        for deed in reversed(deeds):
            branches = branches_of(deed)
            ways = tuple(self._script(branch, then) for branch in branches)
            called = tuple(WAY.find(way_of(branch)) for branch in branches) if isinstance(deed, Choose) else ()
            self.nodes.append(Node(deed, then, ways, called))
            then = len(self.nodes) - 1
        return then

    def price(self, people: int, units: int) -> int:
        """What units cost; Orcs come cheaper in fours."""
        if people == ORCS:
            lots, single = divmod(units, self.parts.gifts.bulk_units)
            return lots * self.parts.gifts.bulk_gold + single * self.prices[people]
        return units * self.prices[people]

    def parted(self, one: int, other: int) -> bool:
        """Whether two territories meet at a mountain border only."""
        return TERRITORY.words[other] in self.parts.territories[TERRITORY.words[one]].mountains


def realm_of(territory: int) -> int:
    """The Realm that a territory belongs to; gold territories belong to none."""
    return territory // PER_REALM if territory < FIRST_GOLD else NOBODY


def is_kingdom(territory: int) -> bool:
    return territory < FIRST_GOLD and territory % PER_REALM == 0


def is_gold(territory: int) -> bool:
    return territory >= FIRST_GOLD


def kingdom_of(territory: int) -> int:
    """The Kingdom of the Realm that a territory lies in."""
    return territory - territory % PER_REALM
