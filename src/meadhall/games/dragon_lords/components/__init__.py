"""The components of the game: typed, checked, read from ``pack.toml`` and what an owner lays over it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Annotated, Literal

from msgspec import Meta

from meadhall.games.dragon_lords.words import (
    COMPANION,
    CONTINENT,
    FIRST_GOLD,
    FIRST_ISLAND,
    KINGDOM,
    MONSTER,
    PEOPLE,
    PEOPLES,
    PER_BOOK,
    PER_REALM,
    PROPHECY,
    QUEST,
    REALM,
    SCROLL,
    SEA,
    SPACE,
    SPELL,
    TERRITORY,
    TOOL,
    TREASURE,
    VILLAGE,
)
from meadhall.kernel.components import Strict, check_connected
from meadhall.kernel.domain import Domain
from meadhall.kernel.errors import PackError
from meadhall.kernel.pack import Pack

Few = Annotated[int, Meta(ge=0, le=12)]
Some = Annotated[int, Meta(ge=1, le=99)]
Gold = Annotated[int, Meta(ge=0, le=99)]
Mana = Annotated[int, Meta(ge=0, le=5)]
Attack = Annotated[int, Meta(ge=0, le=12)]
Die = Literal[4, 6, 8, 10, 12]
Plain = Literal[6]
"""The Defence of everybody but monsters: their dice, saving throws and odds are all of six faces."""
Throw = Annotated[str, Meta(pattern=r"^[1-9]d(4|6|8|10|12)$")]
Roll = Annotated[str, Meta(pattern=r"^[1-9]d(4|6|8|10|12)(\+[1-9])?$")]
Hits = Annotated[int, Meta(ge=0, le=99)] | Throw
"""A number, or the dice that tell it, as in ``1d4``; nothing is added to them."""
Amount = Annotated[int, Meta(ge=0, le=99)] | Roll
"""A number, or the dice that tell it, as in ``1d4`` or ``1d6+2``."""
Cell = tuple[Annotated[int, Meta(ge=1, le=40)], Annotated[int, Meta(ge=0, le=39)]]
"""Column from 1 and row from 0; odd columns lie half a hexagon lower."""
Names = tuple[str, ...]
Element = Literal["", "fire", "cold", "lightning"]
Trait = Literal[
    "poison", "magical", "dragon-fire", "charmable", "missile", "cold", "fire", "immune-fire", "immune-poison"
]

ORB = "dragon-orb"
HELD = ("wizard", "captured-party", "dragonlord-to-win", "gold", "mana", "companion")
"""What a card can ask for besides tools, companions and peoples."""


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


class People(Strict, frozen=True):
    attack: Attack
    defence: Plain
    price: Annotated[int, Meta(ge=1, le=99)]
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


class Tool(Strict, frozen=True):
    count: Some
    gold: Gold
    mana: Mana
    sold: Literal["village", "den"]


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


class Spell(Strict, frozen=True):
    mana: Mana
    power: Power


class Scroll(Strict, frozen=True):
    copies: Annotated[int, Meta(ge=1, le=24)]
    power: Power


class Treasure(Strict, frozen=True):
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


class Companion(Strict, frozen=True):
    """A missile without a die of its own is rolled with the die of the enemy's Defence."""

    attack: Attack
    defence: Plain
    hits: Annotated[int, Meta(ge=1, le=9)] = 1
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


class Places(Strict, frozen=True):
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
    hits: Annotated[int, Meta(ge=1, le=9)]
    treasures: Few


class Deed(Strict, frozen=True, tag_field="do"):
    """One step of what a card does."""


class Gain(Deed, frozen=True, tag="gain"):
    mana: Amount = 0
    gold: Amount = 0
    units: Amount = 0
    spells: Few = 0
    scrolls: Few = 0
    treasures: Few = 0
    prophecies: Few = 0
    companions: Few = 0
    dragonlords: Few = 0
    tools: Names = ()
    any_tools: Few = 0


class Lose(Deed, frozen=True, tag="lose"):
    mana: Amount = 0
    gold: Amount = 0
    units: Amount = 0
    tools: Names = ()
    any_tools: Few = 0
    half: str = ""
    """The people that loses only half, rounded up."""


class Fight(Deed, frozen=True, tag="fight"):
    monster: str
    count: Amount
    attack: Attack
    defence: Die
    hits: Annotated[int, Meta(ge=1, le=9)]
    traits: tuple[Trait, ...] = ()
    defeat: Literal["destroyed", "captured"] = "destroyed"


class Choose(Deed, frozen=True, tag="choose"):
    options: Annotated[tuple[tuple[AnyDeed, ...], ...], Meta(min_length=2)]


class Crystal(Deed, frozen=True, tag="crystal"):
    blessed: tuple[AnyDeed, ...] = ()
    ignored: tuple[AnyDeed, ...] = ()
    cursed: tuple[AnyDeed, ...] = ()
    magical: bool = False


class If(Deed, frozen=True, tag="if"):
    """Any one of ``has`` is enough."""

    has: Annotated[Names, Meta(min_length=1)]
    then: tuple[AnyDeed, ...] = ()
    otherwise: tuple[AnyDeed, ...] = ()


class Dare(Deed, frozen=True, tag="dare"):
    """A roll of ``most``, with what is added to it, or less succeeds."""

    die: Die
    most: Few
    plus: Literal["", "companions", "strength"]
    then: tuple[AnyDeed, ...] = ()
    otherwise: tuple[AnyDeed, ...] = ()


class Shop(Deed, frozen=True, tag="shop"):
    markup: Few


class Go(Deed, frozen=True, tag="go"):
    to: Literal["wastelands", "anywhere"]


class Stride(Deed, frozen=True, tag="stride"):
    """The next move may be chosen instead of rolled."""

    least: Few
    most: Few


class Draw(Deed, frozen=True, tag="draw"):
    """Another quest card."""


class Captured(Deed, frozen=True, tag="captured"):
    pass


class Rescue(Deed, frozen=True, tag="rescue"):
    pass


AnyDeed = Gain | Lose | Fight | Choose | Crystal | If | Dare | Shop | Go | Stride | Draw | Captured | Rescue
Deeds = tuple[AnyDeed, ...]


GAINS = ("mana", "gold", "units", "spells", "scrolls", "treasures", "prophecies", "companions", "tools")
PRICES = ("mana", "gold", "units", "tools")


def way_of(deeds: Deeds) -> str:
    """What a way on a card is called: after the first thing that it brings or takes."""
    if not deeds:
        return "decline"
    deed = deeds[0]
    if isinstance(deed, Gain):
        return next((f"gain-{name}" for name in GAINS if getattr(deed, name)), "dare")
    if isinstance(deed, Lose):
        return next((f"pay-{name}" for name in PRICES if getattr(deed, name)), "dare")
    return "fight" if isinstance(deed, Fight) else "dare"


class Omen(Strict, frozen=True):
    """A prophecy: when it is played, whom it shows, and its numbers."""

    kind: Literal["betrayal", "answer", "rescue", "move", "fate", "gain"]
    turn: Literal["own", "other", "any"] = "own"
    shows: str = ""
    deeds: Deeds = ()
    hits: Few = 0
    monsters: Few = 0
    attack: Few = 0
    mana: Few = 0
    spaces: Amount = 0


class Quest(Strict, frozen=True):
    requires: str
    helps: Names
    blessed: Deeds
    ignored: Deeds
    cursed: Deeds


class Realm(Strict, frozen=True):
    name: Annotated[str, Meta(min_length=1, max_length=40)]
    continent: str
    colour: Literal["brown", "violet", "grey", "orange", "teal", "pink"]


class Territory(Strict, frozen=True):
    name: Annotated[str, Meta(min_length=1, max_length=40)]
    kind: Literal["kingdom", "land", "mine", "teleportal", "island"]
    cells: Annotated[tuple[Cell, ...], Meta(min_length=1)]
    realm: str = ""
    continent: str = ""
    borders: Names = ()
    mountains: Names = ()
    harbours: Names = ()
    village: str = ""
    forest: bool = False
    coast: bool = False

    @property
    def mountainous(self) -> bool:
        return bool(self.mountains) or self.kind == "mine"


class SeaZone(Strict, frozen=True):
    cell: Cell
    borders: Names


class Space(Strict, frozen=True):
    """A space of the Wastelands; its place is within a unit square."""

    kind: Literal["village", "quest", "den", "oracle", "shrine", "lair", "teleportal"]
    site: tuple[Annotated[float, Meta(ge=0, le=1)], Annotated[float, Meta(ge=0, le=1)]]
    borders: Names
    harbours: Names = ()


class World(Strict, frozen=True):
    columns: Annotated[int, Meta(ge=1, le=40)]
    rows: Annotated[int, Meta(ge=2, le=40, multiple_of=2)]
    seams: tuple[tuple[str, str], ...]
    """Territories that border each other over the upper and lower edge."""
    wastelands: Annotated[tuple[Cell, ...], Meta(min_length=1)]


class Components(Strict, frozen=True):
    bank: Bank
    start: Start
    peoples: dict[str, People]
    gifts: Gifts
    neutral: Neutral
    prices: Prices
    income: Incomes
    limits: Limits
    strength: Strengths
    tundra: Tundra
    variants: Variants
    tools: dict[str, Tool]
    places: Places
    lair: Lair
    spells: dict[str, Spell]
    scrolls: dict[str, Scroll]
    treasures: dict[str, Treasure]
    companions: dict[str, Companion]
    prophecies: dict[str, Omen]
    quests: dict[str, Quest]
    world: World
    realms: dict[str, Realm]
    territories: dict[str, Territory]
    sea: dict[str, SeaZone]
    wastelands: dict[str, Space]


def furnish(pack: Pack) -> Components:
    """The components of a pack, or ``PackError`` naming what is wrong."""
    parts = pack.read(Components)
    for field, domain in _LISTS.items():
        if tuple(getattr(parts, field)) != domain.words:
            raise PackError(field, f"needs exactly {', '.join(domain.words)}")
    _check_numbers(pack)
    _check_bank(parts)
    _check_start(parts)
    _check_cards(parts)
    _check_territories(parts)
    _check_sea(parts)
    _check_wastelands(parts)
    _check_tundra(parts)
    return parts


def touching(one: Cell, other: Cell, rows: int) -> bool:
    """Whether two hexagons share a side; the last row touches the first."""
    across, down = other[0] - one[0], (other[1] - one[1]) % rows
    if across == 0:
        return down in (1, rows - 1)
    return abs(across) == 1 and down in ((0, 1) if one[0] % 2 else (0, rows - 1))


_LISTS: Mapping[str, Domain] = {
    "peoples": PEOPLE,
    "tools": TOOL,
    "spells": SPELL,
    "scrolls": SCROLL,
    "treasures": TREASURE,
    "companions": COMPANION,
    "prophecies": PROPHECY,
    "quests": QUEST,
    "realms": REALM,
    "territories": TERRITORY,
    "sea": SEA,
    "wastelands": SPACE,
}


def _check_numbers(pack: Pack) -> None:
    """What a card does is written in the rules: a pack can change its numbers, but give it no others."""
    for group in ("spells", "scrolls", "treasures", "companions", "prophecies"):
        for name, card in pack.values[group].items():
            ours = pack.ours[group][name]
            _check_fields(card, ours, f"{group}.{name}")
            if "power" in card:
                _check_fields(card["power"], ours["power"], f"{group}.{name}.power")


def _check_fields(card: Mapping[str, object], ours: Mapping[str, object], at: str) -> None:
    for field in card:
        if field not in ours:
            raise PackError(f"{at}.{field}", "the card has no such number")


def _check_bank(parts: Components) -> None:
    bank = parts.bank
    if bank.sails * PEOPLES < bank.ships:
        raise PackError("bank.sails", f"are too few for {bank.ships} ships")
    if not all(bank.crystal) or sum(bank.crystal) != 6:
        raise PackError("bank.crystal", "needs six faces, some of each colour")


def _check_start(parts: Components) -> None:
    start, land = parts.start, FIRST_GOLD - len(KINGDOM)
    for players, units, gold in zip((2, 3, 4), start.units, start.gold_territories, strict=True):
        if players * gold > FIRST_ISLAND - FIRST_GOLD:
            raise PackError("start.gold_territories", f"are too many for {players} players")
        if units < start.kingdom + gold + -(-land // players):
            raise PackError("start.units", f"are too few for {players} players to claim their territories")
    if start.mana > parts.limits.mana:
        raise PackError("start.mana", f"is more than the most, {parts.limits.mana}")
    if start.ships > min(parts.bank.sails, parts.bank.ships // PEOPLES):
        raise PackError("start.ships", "are more than there are")
    if start.scrolls * PEOPLES > sum(scroll.copies for scroll in parts.scrolls.values()):
        raise PackError("start.scrolls", "are more than the deck has")
    if len(set(start.spells)) != len(start.spells):
        raise PackError("start.spells", "names a spell twice")
    _check_known(start.tools, TOOL.words, "start.tools")
    if parts.gifts.bulk_gold >= parts.gifts.bulk_units * parts.peoples["orcs"].price:
        raise PackError("gifts.bulk_gold", "is no cheaper than single units")


def _check_cards(parts: Components) -> None:
    for name, people in parts.peoples.items():
        _check_known(people.spells, SPELL.words, f"peoples.{name}.spells")
    for name in SPELL.words:
        if all(name not in people.spells for people in parts.peoples.values()):
            raise PackError(f"spells.{name}", "is in no people's book")
    for name, tool in parts.tools.items():
        if (not tool.gold, not tool.mana) != (name == ORB, name != ORB):
            raise PackError(f"tools.{name}", "costs gold; only the Dragon Orb costs mana")
    heirs: dict[str, str] = {}
    for name, companion in parts.companions.items():
        at = f"companions.{name}"
        if companion.tool:
            _check_known((companion.tool,), TOOL.words, f"{at}.tool")
        if companion.heir:
            _check_known((companion.heir,), PEOPLE.words, f"{at}.heir")
            if companion.heir in heirs:
                raise PackError(f"{at}.heir", f"{heirs[companion.heir]} is the heir already")
            heirs[companion.heir] = name
    if len(heirs) < PEOPLES:
        raise PackError("companions", "need an heir of each people")
    for name, omen in parts.prophecies.items():
        at = f"prophecies.{name}"
        if omen.shows:
            _check_known((omen.shows,), COMPANION.words, f"{at}.shows")
        if (omen.kind == "betrayal") != bool(omen.shows):
            raise PackError(f"{at}.shows", "a betrayal shows who betrays, and nothing else does")
        _check_deeds(omen.deeds, f"{at}.deeds")
    for name, quest in parts.quests.items():
        at = f"quests.{name}"
        if quest.requires:
            _check_known((quest.requires,), (*TOOL.words, "wizard"), f"{at}.requires")
        _check_known(quest.helps, (*TOOL.words, *HELD), f"{at}.helps")
        for column in ("blessed", "ignored", "cursed"):
            _check_deeds(getattr(quest, column), f"{at}.{column}")


def _check_deeds(deeds: Iterable[AnyDeed], at: str) -> None:
    for deed in _all_deeds(deeds):
        if isinstance(deed, Fight):
            _check_known((deed.monster,), MONSTER.words, at)
        elif isinstance(deed, If):
            _check_known(deed.has, (*TOOL.words, *COMPANION.words, *PEOPLE.words, *HELD), at)
        elif isinstance(deed, Gain | Lose):
            _check_known(deed.tools, TOOL.words, at)
            if isinstance(deed, Lose) and deed.half:
                _check_known((deed.half,), PEOPLE.words, at)
        elif isinstance(deed, Choose):
            ways = [way_of(option) for option in deed.options]
            if len(set(ways)) < len(ways):
                raise PackError(at, "the ways to choose between must begin with different things")
        elif isinstance(deed, Stride) and deed.least > deed.most:
            raise PackError(at, f"{deed.least} is more than {deed.most}")


def _all_deeds(deeds: Iterable[AnyDeed]) -> Iterator[AnyDeed]:
    for deed in deeds:
        yield deed
        if isinstance(deed, Choose):
            for option in deed.options:
                yield from _all_deeds(option)
        elif isinstance(deed, Crystal):
            yield from _all_deeds((*deed.blessed, *deed.ignored, *deed.cursed))
        elif isinstance(deed, If | Dare):
            yield from _all_deeds((*deed.then, *deed.otherwise))


def _check_tundra(parts: Components) -> None:
    tundra = parts.tundra
    _check_known(tundra.realms, REALM.words, "tundra.realms")
    _check_known(tundra.territories, TERRITORY.words[FIRST_GOLD:], "tundra.territories")
    left = len(REALM) - len(tundra.realms)
    if left < 2:
        raise PackError("tundra.realms", "leaves fewer Realms than players")
    if not 2 <= tundra.kingdoms <= left:
        raise PackError("tundra.kingdoms", f"needs 2 to {left}")
    gold = [name for name in TERRITORY.words[FIRST_GOLD:FIRST_ISLAND] if name not in tundra.territories]
    if 2 * tundra.gold_territories > len(gold):
        raise PackError("tundra.gold_territories", f"only {len(gold)} are left on land")
    gone = {
        name for name, land in parts.territories.items() if name in tundra.territories or land.realm in tundra.realms
    }
    for name, land in parts.territories.items():
        for other in land.borders:
            if (name in gone) != (other in gone):
                raise PackError("tundra.territories", f"parts {name} from {other}")


def _check_territories(parts: Components) -> None:
    lands = parts.territories
    for name, realm in parts.realms.items():
        _check_known((realm.continent,), CONTINENT.words, f"realms.{name}.continent")
    for continent in CONTINENT.words:
        if all(realm.continent != continent for realm in parts.realms.values()):
            raise PackError("realms", f"the {continent} has none")
    for index, (name, land) in enumerate(lands.items()):
        _check_kind(index, land, f"territories.{name}")
    for name, land in lands.items():
        at = f"territories.{name}"
        if land.realm:
            continent = parts.realms[land.realm].continent
            if land.continent != continent:
                raise PackError(f"{at}.continent", f"{land.realm} lies in the {continent}")
        _check_graph(name, land.borders, {key: one.borders for key, one in lands.items()}, f"{at}.borders")
        _check_graph(name, land.mountains, {key: one.mountains for key, one in lands.items()}, f"{at}.mountains")
        for other in land.mountains:
            if other in land.borders:
                raise PackError(f"{at}.mountains", f"{other} cannot be a neighbour too")
        for other in land.borders:
            if lands[other].continent != land.continent:
                raise PackError(f"{at}.borders", f"{other} is on another continent")
        if land.village:
            _check_known((land.village,), VILLAGE.words, f"{at}.village")
        _check_harbours(land.harbours, land.cells, parts, f"{at}.harbours")
        if land.harbours and not land.coast:
            raise PackError(f"{at}.coast", "a harbour needs a coast")
    for continent in CONTINENT.words:
        own = [name for name, land in lands.items() if land.continent == continent]
        check_connected({name: lands[name].borders for name in own}, "territories")
    _check_cells(parts)
    for one, other in parts.world.seams:
        _check_known((one, other), TERRITORY.words, "world.seams")
        if other not in lands[one].borders:
            raise PackError("world.seams", f"{one} and {other} do not border each other")


def _check_kind(index: int, land: Territory, at: str) -> None:
    """The words tell the Realm and the Kingdom, so that an action names the same place in every pack."""
    realm = REALM.words[index // PER_REALM] if index < FIRST_GOLD else ""
    kinds: Names = ("mine", "teleportal") if index < FIRST_ISLAND else ("island",)
    if realm:
        kinds = ("land",) if index % PER_REALM else ("kingdom",)
    if land.kind not in kinds:
        raise PackError(f"{at}.kind", f"must be {' or '.join(kinds)}")
    if land.realm != realm:
        raise PackError(f"{at}.realm", f"must be {realm!r}")
    if land.kind == "island":
        if land.borders or land.continent:
            raise PackError(f"{at}.borders", "an island has no neighbours on land")
        if not land.harbours:
            raise PackError(f"{at}.harbours", "an island needs a harbour")
    else:
        _check_known((land.continent,), CONTINENT.words, f"{at}.continent")


def _check_cells(parts: Components) -> None:
    seen: dict[Cell, str] = {}
    places = {f"territories.{name}.cells": land.cells for name, land in parts.territories.items()}
    places |= {f"sea.{name}.cell": (zone.cell,) for name, zone in parts.sea.items()}
    places["world.wastelands"] = parts.world.wastelands
    for field, cells in places.items():
        for cell in cells:
            if cell[0] > parts.world.columns or cell[1] >= parts.world.rows:
                raise PackError(field, f"{list(cell)} is outside the world")
            if cell in seen:
                raise PackError(field, f"{list(cell)} is taken by {seen[cell]}")
            seen[cell] = field


def _check_sea(parts: Components) -> None:
    borders = {name: zone.borders for name, zone in parts.sea.items()}
    for name, zone in parts.sea.items():
        at = f"sea.{name}.borders"
        _check_graph(name, zone.borders, borders, at)
        for other in zone.borders:
            if not touching(zone.cell, parts.sea[other].cell, parts.world.rows):
                raise PackError(at, f"{name} and {other} do not touch")
    check_connected(borders, "sea")


def _check_wastelands(parts: Components) -> None:
    spaces = parts.wastelands
    borders = {name: space.borders for name, space in spaces.items()}
    for name, space in spaces.items():
        at = f"wastelands.{name}"
        if (space.kind == "village") != (name in VILLAGE.words):
            raise PackError(f"{at}.kind", f"the villages are {', '.join(VILLAGE.words)}")
        _check_graph(name, space.borders, borders, f"{at}.borders")
        if len(space.borders) < 2:
            raise PackError(f"{at}.borders", "a party must be able to go on without turning back")
        if space.harbours and space.kind != "village":
            raise PackError(f"{at}.harbours", "only a village has a harbour")
        _check_harbours(space.harbours, parts.world.wastelands, parts, f"{at}.harbours")
        if space.kind == "village" and not space.harbours and not _entrances(parts, name):
            raise PackError(at, "has neither an entrance nor a harbour")
    if [space.kind for space in spaces.values()].count("teleportal") != 1:
        raise PackError("wastelands", "need one teleportal")
    check_connected(borders, "wastelands")


def _entrances(parts: Components, village: str) -> list[str]:
    return [name for name, land in parts.territories.items() if land.village == village]


def _check_harbours(harbours: Names, cells: tuple[Cell, ...], parts: Components, field: str) -> None:
    _check_known(harbours, SEA.words, field)
    for zone in harbours:
        if not any(touching(cell, parts.sea[zone].cell, parts.world.rows) for cell in cells):
            raise PackError(field, f"does not touch {zone}")


def _check_known(names: Iterable[str], known: Iterable[str], field: str) -> None:
    names, known = tuple(names), tuple(known)
    for name in names:
        if name not in known:
            raise PackError(field, f"{name!r} is none of {', '.join(known)}")
    if len(set(names)) != len(names):
        raise PackError(field, "names one twice")


def _check_graph(name: str, near: Names, graph: Mapping[str, Names], field: str) -> None:
    """The neighbours of one place: known, each once, never itself, and both ways."""
    _check_known(near, graph, field)
    if name in near:
        raise PackError(field, f"{name} is not its own neighbour")
    for other in near:
        if name not in graph[other]:
            raise PackError(field, f"{name} has {other}, but {other} does not have {name}")
