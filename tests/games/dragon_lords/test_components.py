"""The components of Quest for the DragonLords: ours are complete, and others are refused by field."""

from __future__ import annotations

import json
import re
from collections import Counter
from importlib.resources import files
from itertools import combinations, pairwise
from typing import Any

import pytest

from meadhall.games.dragon_lords import words
from meadhall.games.dragon_lords.components import Cell, Fight, furnish, touching
from meadhall.games.dragon_lords.words import (
    COMMANDER,
    CRYSTAL,
    DECOY_2,
    DRAGONLORD,
    FIRST_SEA,
    FIRST_SPACE,
    KINGDOM,
    PEOPLE,
    REALM,
    SEA,
    SPACE,
    TERRITORY,
    VILLAGE,
    ZONE,
)
from meadhall.kernel.domain import Domain
from meadhall.kernel.errors import PackError
from meadhall.kernel.pack import Pack

TEXT = (files("meadhall.games.dragon_lords") / "components" / "pack.toml").read_text("utf-8")
OURS = Pack.parse(TEXT, "pack.toml")
PARTS = furnish(OURS)
ROWS = PARTS.world.rows
LANDS = PARTS.territories


def values(*path: str) -> Any:
    """A copy of the values below a path of our pack."""
    node: Any = json.loads(json.dumps(OURS.values))
    for key in path:
        node = node[key]
    return node


def changed(group: str, name: str, **new: Any) -> dict[str, Any]:
    """An overlay that changes some fields of one value, such as a territory."""
    return {group: {name: {**values(group, name), **new}}}


def near(one: tuple[Cell, ...], other: tuple[Cell, ...]) -> bool:
    return any(touching(a, b, ROWS) for a in one for b in other)


def steps(graph: dict[str, tuple[str, ...]], start: str, goal: str) -> int:
    """How many steps the shortest way has."""
    far, edge = {start: 0}, [start]
    for place in edge:
        for other in graph[place]:
            if other not in far:
                far[other] = far[place] + 1
                edge.append(other)
    return far[goal]


# --- words ----------------------------------------------------------------------------------------


def test_words_are_short_plain_and_different() -> None:
    domains = [one for one in vars(words).values() if isinstance(one, Domain)]
    assert len({domain.name for domain in domains}) == len(domains)
    for domain in domains:
        assert len(set(domain.words)) == len(domain.words)
        for word in domain.words:
            assert re.fullmatch(r"[a-z0-9]+(-[a-z0-9]+)*", word), word
            assert len(word) <= 20, word


def test_numbers_of_words_that_rules_count_on() -> None:
    assert ZONE.words[FIRST_SEA] == SEA.words[0]
    assert ZONE.words[FIRST_SPACE] == SPACE.words[0]
    assert len(ZONE) == len(TERRITORY) + len(SEA) + len(SPACE)
    assert words.COUNTER.words[DECOY_2] == "decoy-2"
    assert COMMANDER.words[DRAGONLORD] == "dragonlord"
    assert PEOPLE.words[words.BARBARIANS] == "barbarians"
    assert words.SPELL.words[words.UTGARD_BROOD] == "utgard-brood"
    assert words.SCROLL.words[words.SUMMON_KRAKEN] == "summon-kraken"
    assert words.TREASURE.words[words.DRAUPNIR] == "draupnir"
    assert words.COMPANION.words[words.GRENDL] == "grendl"
    assert words.PROPHECY.words[words.ORB_SONG] == "orb-song"
    assert words.QUEST.words[words.CARAVAN] == "caravan"
    assert words.TOOL.words[words.DRAGON_ORB] == "dragon-orb"


# --- the numbers ----------------------------------------------------------------------------------


def test_the_decks_have_their_printed_size() -> None:
    assert sum(scroll.copies for scroll in PARTS.scrolls.values()) == 24
    assert len(PARTS.scrolls) == 16
    assert len(PARTS.spells) == 17
    assert [len(deck) for deck in (PARTS.treasures, PARTS.companions, PARTS.prophecies, PARTS.quests)] == [18] * 3 + [
        20
    ]


def test_what_is_left_after_claiming() -> None:
    """The rulebook's numbers fit its board: 10, 11 and 9 free units for four, three and two players."""
    free = [
        units - PARTS.start.kingdom - gold - 36 // players
        for players, units, gold in zip((2, 3, 4), PARTS.start.units, PARTS.start.gold_territories, strict=True)
    ]
    assert free == [9, 11, 10]


def test_the_peoples() -> None:
    assert [people.attack for people in PARTS.peoples.values()] == [3, 3, 3, 4]
    assert [people.price for people in PARTS.peoples.values()] == [3, 3, 3, 4]
    assert [people.zones for people in PARTS.peoples.values()] == [6, 6, 6, 10]
    books = [people.spells for people in PARTS.peoples.values()]
    shared = Counter(spell for book in books for spell in book)
    assert {spell: n for spell, n in shared.items() if n > 1} == {"heal": 4, "teleport": 4, "haste": 2}
    assert all(PARTS.spells[book[4]].mana == 2 for book in books)


def test_the_five_named_companions_and_the_traitors() -> None:
    heirs = {one.heir: name for name, one in PARTS.companions.items() if one.heir}
    assert heirs == {"barbarians": "agnar", "orcs": "fangluk", "elves": "aurvandila", "dwarves": "odenin"}
    assert {name for name, one in PARTS.companions.items() if one.hits > 1} == {"grendl"}
    traitors = [omen.shows for omen in PARTS.prophecies.values() if omen.kind == "betrayal"]
    assert traitors == ["mortizen", "finn", "skuld", "grendl", "ivar", "ragna"]


def test_the_one_quest_card_of_the_rulebook() -> None:
    gate = PARTS.quests["rainbow-gate"]
    orcs = gate.cursed[0]
    assert isinstance(orcs, Fight)
    assert (orcs.monster, orcs.count, orcs.attack, orcs.defence, orcs.hits) == ("berserk-orc", "1d8", 4, 6, 1)
    known = {field for field, origin in OURS.origins.items() if field.startswith("quests.") and origin == "rulebook"}
    assert known == {f"quests.rainbow-gate.{field}" for field in ("requires", "helps", *CRYSTAL.words)}


def test_every_monster_is_on_a_card() -> None:
    fought = set(re.findall(r'monster = "([a-z-]+)"', TEXT))
    assert fought == set(words.MONSTER.words)


# --- the map --------------------------------------------------------------------------------------


def test_the_territories() -> None:
    kinds = Counter(land.kind for land in LANDS.values())
    assert kinds == {"kingdom": 6, "land": 36, "mine": 3, "teleportal": 3, "island": 4}
    for continent in ("west", "centre", "east"):
        own = [land for land in LANDS.values() if land.continent == continent]
        assert len(own) == 16
        assert Counter(land.kind for land in own) == {"kingdom": 2, "land": 12, "mine": 1, "teleportal": 1}


@pytest.mark.parametrize("realm", REALM.words)
def test_each_realm_is_dealt_the_same(realm: str) -> None:
    own = {name: land for name, land in LANDS.items() if land.realm == realm}
    assert len(own) == 7
    assert sum(bool(land.harbours) for land in own.values()) == 2
    assert sum(bool(land.village) for land in own.values()) == 1
    assert len({other for land in own.values() for other in land.borders if not LANDS[other].realm}) == 1
    kingdom = KINGDOM.words[REALM.find(realm)]
    assert {*own[kingdom].borders, *own[kingdom].mountains} == set(own) - {kingdom}


def test_borders_are_where_territories_touch() -> None:
    for one, other in combinations(LANDS, 2):
        assert near(LANDS[one].cells, LANDS[other].cells) == (other in (*LANDS[one].borders, *LANDS[one].mountains)), (
            one,
            other,
        )
    for name, land in LANDS.items():
        assert land.coast == any(near(land.cells, (zone.cell,)) for zone in PARTS.sea.values()), name
    assert sum(len(land.mountains) for land in LANDS.values()) == 2 * 16
    assert {name for name, land in LANDS.items() if land.mountainous and not land.mountains} == {
        "gullgruva",
        "silfrgruva",
        "rubingruva",
    }


def test_the_sea() -> None:
    assert len(PARTS.sea) == 132
    for name, zone in PARTS.sea.items():
        column, row = zone.cell
        assert name == f"{words.COLUMNS[column - 1]}{row + 1}"
        assert set(zone.borders) == {
            other for other, far in PARTS.sea.items() if touching(zone.cell, far.cell, ROWS)
        }, name
    assert "a12" in PARTS.sea["a1"].borders
    assert not {name for name in PARTS.sea["a6"].borders if name.startswith("q")}


def test_hexagons_touch_both_ways() -> None:
    cells = [(column, row) for column in (1, 2, 3) for row in range(ROWS)]
    for one in cells:
        assert all(touching(one, other, ROWS) == touching(other, one, ROWS) for other in cells)
    assert [sum(touching((2, row), other, ROWS) for other in cells) for row in range(ROWS)] == [6] * ROWS


def test_the_whole_board_is_covered() -> None:
    cells = [cell for land in LANDS.values() for cell in land.cells]
    cells += [zone.cell for zone in PARTS.sea.values()] + list(PARTS.world.wastelands)
    assert len(cells) == len(set(cells)) == PARTS.world.columns * ROWS


def test_kingdoms_of_one_continent_are_five_steps_apart() -> None:
    graph = {name: land.borders for name, land in LANDS.items()}
    assert [
        steps(graph, north, south) for north, south in zip(KINGDOM.words[::2], KINGDOM.words[1::2], strict=True)
    ] == [5] * 3


def test_the_seams_lie_on_the_edge() -> None:
    assert len(PARTS.world.seams) == 3
    for one, other in PARTS.world.seams:
        assert {row for _, row in LANDS[one].cells + LANDS[other].cells} & {0, ROWS - 1} == {0, ROWS - 1}


def test_the_figures_of_the_rulebook_fit_the_map() -> None:
    march = ["isborg", "frostgate", "midgate", "silfrgruva", "glodheim"]
    assert all(there in LANDS[here].borders for here, there in pairwise(march))
    sea = {name: zone.borders for name, zone in PARTS.sea.items()}
    voyage = [LANDS["selvik"].harbours, LANDS["vestrey"].harbours, LANDS["askvik"].harbours]
    for here, there in pairwise(voyage):
        assert min(steps(sea, one, other) for one in here for other in there) <= 2
    spaces = {name: space.borders for name, space in PARTS.wastelands.items()}
    assert steps(spaces, "village-north", "den-east") == 3 - 1


def test_the_wastelands() -> None:
    kinds = Counter(space.kind for space in PARTS.wastelands.values())
    assert kinds == {"quest": 14, "village": 4, "den": 2, "oracle": 2, "shrine": 2, "lair": 2, "teleportal": 1}
    spaces = {name: space.borders for name, space in PARTS.wastelands.items()}
    for lair in ("lair-east", "lair-west"):
        assert min(steps(spaces, village, lair) for village in VILLAGE.words) >= 5 - 1
        assert steps(spaces, "vigrond-gate", lair) == 1
    ways = {village: {name for name, land in LANDS.items() if land.village == village} for village in VILLAGE.words}
    assert ways == {
        "village-north": {"vakthold"},
        "village-east": {"perlubru", "askbru"},
        "village-south": {"brandport"},
        "village-west": {"brimland", "stenbru"},
    }
    harbours = {name for name, space in PARTS.wastelands.items() if space.harbours}
    assert harbours == {"village-east", "village-west"}


def test_the_tundra_leaves_four_kingdoms() -> None:
    tundra = PARTS.tundra
    left = [n for n, land in LANDS.items() if n not in tundra.territories and land.realm not in tundra.realms]
    assert Counter(LANDS[name].kind for name in left) == {
        "kingdom": 4,
        "land": 24,
        "mine": 2,
        "teleportal": 2,
        "island": 3,
    }


# --- packs that cannot be -------------------------------------------------------------------------

FIGHT = {"do": "fight", "monster": "rider", "count": "1d4", "attack": 4, "defence": 6, "hits": 1}


@pytest.mark.parametrize(
    ("pack", "field"),
    [
        ({"banks": {"ships": 9}}, "banks"),
        ({"bank": {"ships": "lots"}}, "bank.ships"),
        ({"bank": {"sails": 1}}, "bank.sails"),
        ({"bank": {"crystal": [3, 3, 0]}}, "bank.crystal"),
        ({"bank": {"crystal": [3, 3, 3]}}, "bank.crystal"),
        ({"tools": {"torch": {"mana": 1}}}, "tools.torch"),
        ({"tools": {"torch": {"sold": "shrine"}}}, "tools.torch.sold"),
        ({"start": {"units": [35, 30, 14]}}, "start.units"),
        ({"start": {"gold_territories": [3, 3, 1]}}, "start.gold_territories"),
        ({"start": {"mana": 3}, "limits": {"mana": 2}}, "start.mana"),
        ({"start": {"ships": 3}}, "start.ships"),
        ({"start": {"scrolls": 7}}, "start.scrolls"),
        ({"start": {"spells": [1, 1]}}, "start.spells"),
        ({"start": {"spells": [0]}}, "start.spells[0]"),
        ({"start": {"tools": ["spade"]}}, "start.tools"),
        ({"gifts": {"bulk_gold": 12}}, "gifts.bulk_gold"),
        ({"peoples": {"elves": {"defence": 7}}}, "peoples.elves.defence"),
        ({"peoples": {"elves": {"spells": ["heal"] * 6}}}, "peoples.elves.spells"),
        ({"peoples": {"elves": {"spells": ["heal", "haste"]}}}, "peoples.elves.spells"),
        ({"peoples": {"orcs": {"spells": values("peoples", "elves", "spells")}}}, "spells.fireball"),
        ({"spells": {"heal": {"mana": 6}}}, "spells.heal.mana"),
        ({"spells": {"heal": {"power": {"kind": "gentle"}}}}, "spells.heal.power.kind"),
        ({"spells": {"heal": {"power": {"gold": 2}}}}, "spells.heal.power.gold"),
        ({"spells": {"heal": {"power": {"kind": "other", "hits": "1d5"}}}}, "spells.heal.power.hits"),
        ({"spells": {"heal": {"power": {"kind": "other", "hits": "1d4+1"}}}}, "spells.heal.power.hits"),
        ({"scrolls": {"reflect": {"copies": 0}}}, "scrolls.reflect.copies"),
        ({"scrolls": {"reflect": {"power": {"kind": "missile"}}}}, "scrolls.reflect.power.kind"),
        ({"treasures": {"tyrfing": {"gold": 1}}}, "treasures.tyrfing.gold"),
        (changed("companions", "finn", tool="spade"), "companions.finn.tool"),
        (changed("companions", "finn", heir="trolls"), "companions.finn.heir"),
        (changed("companions", "finn", heir="elves"), "companions.finn.heir"),
        (changed("companions", "agnar", heir=""), "companions"),
        (changed("prophecies", "false-song", shows="loki"), "prophecies.false-song.shows"),
        (changed("prophecies", "false-song", shows=""), "prophecies.false-song.shows"),
        (changed("prophecies", "rune-lore", shows="ragna"), "prophecies.rune-lore.shows"),
        (changed("prophecies", "rune-lore", deeds=[{"do": "gain", "tools": ["spade"]}]), "prophecies.rune-lore.deeds"),
        ({"quests": {"barrow": {"requires": "courage"}}}, "quests.barrow.requires"),
        ({"quests": {"barrow": {"helps": ["courage"]}}}, "quests.barrow.helps"),
        ({"quests": {"barrow": {"cursed": [{**FIGHT, "monster": "balrog"}]}}}, "quests.barrow.cursed"),
        ({"quests": {"barrow": {"cursed": [{**FIGHT, "count": "d4"}]}}}, "quests.barrow.cursed[0].count"),
        ({"quests": {"barrow": {"cursed": [{**FIGHT, "traits": ["rude"]}]}}}, "quests.barrow.cursed[0].traits[0]"),
        ({"quests": {"barrow": {"blessed": [{"do": "sing"}]}}}, "quests.barrow.blessed[0].do"),
        ({"quests": {"barrow": {"blessed": [{"do": "choose", "options": [[]]}]}}}, "quests.barrow.blessed[0].options"),
        ({"quests": {"barrow": {"blessed": [{"do": "lose", "half": "cats"}]}}}, "quests.barrow.blessed"),
        ({"quests": {"barrow": {"blessed": [{"do": "stride", "least": 4, "most": 1}]}}}, "quests.barrow.blessed"),
        ({"quests": {"barrow": {"ignored": [{"do": "if", "has": ["luck"]}]}}}, "quests.barrow.ignored"),
        (
            {"quests": {"barrow": {"ignored": [{"do": "choose", "options": [[], [{"do": "if", "has": ["luck"]}]]}]}}},
            "quests.barrow.ignored",
        ),
        (
            {"quests": {"barrow": {"ignored": [{"do": "crystal", "cursed": [{**FIGHT, "monster": "balrog"}]}]}}},
            "quests.barrow.ignored",
        ),
        (
            {
                "quests": {
                    "barrow": {"ignored": [{"do": "if", "has": ["torch"], "otherwise": [{"do": "if", "has": ["x"]}]}]}
                }
            },
            "quests.barrow.ignored",
        ),
        ({"tundra": {"realms": ["atlantis"]}}, "tundra.realms"),
        ({"tundra": {"realms": [*REALM.words[1:]]}}, "tundra.realms"),
        ({"tundra": {"kingdoms": 5}}, "tundra.kingdoms"),
        ({"tundra": {"gold_territories": 3}}, "tundra.gold_territories"),
        ({"tundra": {"territories": ["isborg"]}}, "tundra.territories"),
        ({"tundra": {"territories": ["austgate", "austrey"]}}, "tundra.territories"),
        (changed("realms", "solmark", continent="south"), "realms.solmark.continent"),
        (
            {"realms": {name: {**values("realms", name), "continent": "west"} for name in REALM.words}},
            "realms",
        ),
        (changed("realms", "solmark", continent="west"), "territories.solborg.continent"),
        (changed("territories", "isborg", kind="land"), "territories.isborg.kind"),
        (changed("territories", "midgate", kind="island"), "territories.midgate.kind"),
        (changed("territories", "midgate", continent=""), "territories.midgate.continent"),
        (changed("territories", "isborg", realm="solmark"), "territories.isborg.realm"),
        (changed("territories", "hlesey", borders=["isborg"]), "territories.hlesey.borders"),
        (changed("territories", "hlesey", harbours=[]), "territories.hlesey.harbours"),
        (changed("territories", "ternvik", borders=["isborg"]), "territories.frostgate.borders"),
        (changed("territories", "hrafnborg", borders=["narnia"]), "territories.hrafnborg.borders"),
        (changed("territories", "hrafnborg", borders=["skeidvik"] * 2), "territories.hrafnborg.borders"),
        (changed("territories", "hrafnborg", borders=["hrafnborg"]), "territories.hrafnborg.borders"),
        (changed("territories", "hrafnborg", mountains=["myrkfell"]), "territories.ulfheath.mountains"),
        (changed("territories", "skeidvik", harbours=["z9"]), "territories.skeidvik.harbours"),
        (changed("territories", "skeidvik", harbours=["q1"]), "territories.skeidvik.harbours"),
        (changed("territories", "skeidvik", coast=False), "territories.skeidvik.coast"),
        (changed("territories", "vakthold", village="trail-1"), "territories.vakthold.village"),
        (changed("territories", "vakthold", village=""), "wastelands.village-north"),
        (changed("territories", "skeidvik", cells=[[4, 2], [18, 0]]), "territories.skeidvik.cells"),
        (changed("territories", "skeidvik", cells=[[4, 2], [3, 2]]), "territories.skeidvik.cells"),
        (changed("sea", "a1", cell=[1, 1]), "sea.a2.cell"),
        ({"world": {"wastelands": [[1, 0]]}}, "world.wastelands"),
        ({"world": {"rows": 11}}, "world.rows"),
        ({"world": {"seams": [["isborg", "solborg"]]}}, "world.seams"),
        ({"world": {"seams": [["isborg", "narnia"]]}}, "world.seams"),
        (changed("sea", "a2", borders=["a1"]), "sea.a3.borders"),
        (changed("sea", "a2", borders=["a1", "a3", "a9"]), "sea.a2.borders"),
        (changed("wastelands", "trail-1", kind="village"), "wastelands.trail-1.kind"),
        (changed("wastelands", "village-east", kind="quest"), "wastelands.village-east.kind"),
        (changed("wastelands", "trail-1", borders=["village-north"]), "wastelands.trail-1.borders"),
        (changed("wastelands", "trail-1", harbours=["a1"]), "wastelands.trail-1.harbours"),
        (changed("wastelands", "village-east", harbours=["a1"]), "wastelands.village-east.harbours"),
        (changed("wastelands", "vigrond-gate", kind="quest"), "wastelands"),
        (changed("wastelands", "trail-1", site=[0.5, 1.5]), "wastelands.trail-1.site[1]"),
    ],
)
def test_a_pack_that_cannot_be_is_refused_by_field(pack: dict[str, Any], field: str) -> None:
    with pytest.raises(PackError) as wrong:
        furnish(OURS.under(pack))
    assert wrong.value.field == field


def joined(group: str, one: str, other: str) -> dict[str, Any]:
    """An overlay that makes two places neighbours."""
    first = changed(group, one, borders=[*values(group, one)["borders"], other])
    return {group: first[group] | changed(group, other, borders=[*values(group, other)["borders"], one])[group]}


def parted(group: str, name: str, *others: str) -> dict[str, Any]:
    """An overlay that takes away borders from both sides."""
    overlay = changed(group, name, borders=[near for near in values(group, name)["borders"] if near not in others])
    for other in others:
        overlay[group] |= changed(group, other, borders=[n for n in values(group, other)["borders"] if n != name])[
            group
        ]
    return overlay


@pytest.mark.parametrize(
    ("pack", "field", "problem"),
    [
        (joined("territories", "isborg", "hrafnborg"), "territories.hrafnborg.borders", "another continent"),
        (joined("territories", "hrafnborg", "myrkfell"), "territories.hrafnborg.mountains", "neighbour too"),
        (joined("sea", "a2", "a9"), "sea.a2.borders", "do not touch"),
        (parted("territories", "myrkfell", "brimland", "selvik"), "territories.myrkfell.borders", "reached"),
        (parted("territories", "midgate", "silfrgruva"), "territories.solborg.borders", "reached"),
        (parted("sea", "i8", *values("sea", "i8")["borders"]), "sea.i8.borders", "reached"),
    ],
)
def test_the_world_hangs_together(pack: dict[str, Any], field: str, problem: str) -> None:
    with pytest.raises(PackError, match=problem) as wrong:
        furnish(OURS.under(pack))
    assert wrong.value.field == field


def test_wastelands_in_two_parts_are_refused() -> None:
    """Two rings, each without a dead end, but no way between them."""
    ring = ["trail-11", "trail-13", "lair-east"]
    graph = {name: list(space.borders) for name, space in PARTS.wastelands.items()}
    for one, other in (("trail-2", "trail-11"), ("trail-4", "trail-13"), ("lair-east", "vigrond-gate")):
        graph[one].remove(other)
        graph[other].remove(one)
    for one, other in (("trail-11", "trail-13"), ("trail-2", "vigrond-gate")):
        graph[one].append(other)
        graph[other].append(one)
    overlay = {name: {**values("wastelands", name), "borders": near} for name, near in graph.items()}
    with pytest.raises(PackError, match="reached") as wrong:
        furnish(OURS.under({"wastelands": overlay}))
    assert wrong.value.field == f"wastelands.{ring[0]}.borders"


def test_a_pack_with_something_missing_is_refused() -> None:
    for path, field in ((("bank", "ships"), "bank"), (("sea", "a1"), "sea"), (("quests", "caravan"), "quests")):
        tree = values()
        del tree[path[0]][path[1]]
        with pytest.raises(PackError, match=path[1]) as wrong:
            furnish(Pack(tree, {}))
        assert wrong.value.field == field


def test_an_owner_can_lay_printed_values_over_ours() -> None:
    mine = OURS.under({"scrolls": {"reflect": {"copies": 1}}, "tundra": {"kingdoms": 4}})
    assert furnish(mine).scrolls["reflect"].copies == 1
    assert mine.origins["scrolls.reflect.copies"] == "owner"
    assert mine.origins["tundra.kingdoms"] == "owner"
