"""Packs that cannot be: what is wrong is named by its field."""

from __future__ import annotations

from typing import Any

import pytest

from meadhall.games.dragon_lords.components import furnish
from meadhall.games.dragon_lords.words import REALM
from meadhall.kernel.errors import PackError
from meadhall.kernel.pack import Pack
from tests.games.dragon_lords.test_components import OURS, PARTS, changed, values

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
