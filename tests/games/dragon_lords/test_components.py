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
from meadhall.games.dragon_lords.components import Cell, MeetMonsters, furnish, touching
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
    assert isinstance(orcs, MeetMonsters)
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
