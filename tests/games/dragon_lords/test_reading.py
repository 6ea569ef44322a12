"""The table of Quest for the DragonLords read aloud: true, in both languages, and only what the listener may know."""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files
from pathlib import Path
from random import Random
from typing import Any

import pytest

from meadhall.games.dragon_lords import DragonLords
from meadhall.games.dragon_lords.reading import READING, overview
from meadhall.games.dragon_lords.reading.combat import battle
from meadhall.games.dragon_lords.reading.peoples import own, who
from meadhall.games.dragon_lords.reading.places import sea, wastelands, world
from meadhall.games.dragon_lords.state import DragonLordsState
from meadhall.kernel.catalogue import LANGUAGES
from meadhall.kernel.view import View
from meadhall.testing.kit import pick
from tests.games.dragon_lords.test_components import values
from tests.test_words import arguments

GAME = DragonLords()
ALOUD = files("meadhall.games.dragon_lords") / "text" / "reading"
ELVES, ORCS = 0, 1
WAYS = ((2, "peoples"), (2, "tundra"), (2, "open"), (3, "open"), (4, "open"))
MOMENTS = (0, 3, 30, 150, 220, 400, 700, 1200)

each_language = pytest.mark.parametrize("lang", LANGUAGES)


def two(**table: Any) -> DragonLordsState:
    """Elves in the north, who are to fight, and Orcs at sea and beside them."""
    elves = dict(
        lands="isborg:5 frostgate:3", king="isborg", pieces="wizard-1:frostgate", spells="wizard-1:heal,haste",
        treasures="gungnir@king tyrfing@frostgate", shown="king", scrolls="infernal reflect@orcs",
        prophecies="rune-lore", gold=12, mana=3, party="trail-3:4", tools="torch:2 potion", companions="groa pilgrim",
        store="pickaxe",
    )  # fmt: skip
    orcs = dict(lands="solborg:2 laxvik:4", king="laxvik", ships="1:k3:4 2:laxvik", scrolls="tempest", captive=2)
    return GAME.scenario(at="combat", elves=elves, orcs=orcs, neutral="eldborg:5", **table)


@cache
def moments(players: int, way: str) -> tuple[DragonLordsState, ...]:
    """Positions of a random game, from its first step to its end."""
    rng = Random(f"{players} {way}")
    s = GAME.new(players, two_players=way, turn_limit="10", unlimited_dragonlords=True)
    found = []
    for number in range(MOMENTS[-1] + 1):
        if number in MOMENTS or s.over:
            found.append(s.copy())
        if s.over:
            break
        seat, action = pick(s, rng)
        s.apply(action, seat)
    return tuple(found)


def everything(view: View, lang: str = "en") -> list[str]:
    return [line for read in READING.values() for line in read(view, lang, "")]


# --- everywhere -----------------------------------------------------------------------------------


@each_language
@pytest.mark.parametrize(("players", "way"), WAYS)
def test_every_position_can_be_read_by_everybody(players: int, way: str, lang: str) -> None:
    for s in moments(players, way):
        for viewer in (None, *range(players)):
            for line in everything(s.view(viewer), lang):
                assert line.endswith("."), line
                assert not re.search(r"  |\{|-\d|\bNone\b", line), line


@pytest.mark.parametrize(("players", "way"), WAYS)
def test_what_a_listener_cannot_know_is_not_read(players: int, way: str) -> None:
    for s in moments(players, way):
        for viewer in (None, *range(players)):
            heard = everything(s.view(viewer))
            imagined = s.view(viewer).sample(Random(7))
            assert everything(imagined.view(viewer)) == heard


def test_both_languages_say_the_same() -> None:
    first, *others = (arguments(ALOUD, lang) for lang in LANGUAGES)
    for other in others:
        assert other == first


def test_every_word_of_the_reading_is_used() -> None:
    folder = Path(str(files("meadhall.games.dragon_lords.reading")))
    source = "".join(path.read_text("utf-8") for path in folder.glob("*.py"))
    ids = [id.removeprefix("read-") for id in arguments(ALOUD, "en")]
    assert [id for id in ids if not re.search(rf"[\"']{id}[\"']", source)] == []


# --- how the game stands --------------------------------------------------------------------------


def test_the_overview_says_whose_turn_it_is_and_who_holds_what() -> None:
    assert overview(two(collapsed="midgate").view(None)) == [
        "Round 1.",
        "Turn of the Elves, combat phase.",
        "To decide now: Elves.",
        "4 Kingdoms win.",
        "Kingdoms: Elves 1, Orcs 1.",
        "Territories: Elves 2, Orcs 2.",
        "Gold: Elves 12, Orcs 0.",
        "Collapsed teleportals: Midgate.",
    ]
    assert "Zug der Elfen, Kampfphase." in overview(two().view(None), "de")


def test_bloodlust_counts_no_kingdoms() -> None:
    lines = overview(two(bloodlust=True).view(None))
    assert "Bloodlust: the last living King wins." in lines
    assert "4 Kingdoms win." not in lines


@each_language
def test_the_end_is_read(lang: str) -> None:
    s = GAME.scenario(at="ending", elves=dict(lands="isborg solborg eldborg vindborg"))
    assert {"en": "The game is over.", "de": "Die Partie ist vorbei."}[lang] in overview(s.view(None), lang)


# --- the map --------------------------------------------------------------------------------------


def test_a_realm_is_one_line_with_all_that_is_there() -> None:
    s = two(guests="laxvik:2")
    assert world(s.view(ELVES))[2] == (
        "Realm of Hrimgard. Isborg, Kingdom: Elves 5 units (the King, open); 12 gold. "
        "Frostgate: Elves 3 units (the first Wizard, bearer of Tyrfing). Ternvik: vacant. Granheim: vacant. "
        "Vakthold: vacant. Snotind: vacant. "
        "Laxvik: Orcs 4 units (1 hidden counter); attackers Elves 2 units; ship 2 docked."
    )
    assert "Frostgate: Elves 3 units (2 hidden counters)." in world(s.view(ORCS))[2]
    assert "Laxvik: Orcs 4 units (the King);" in world(s.view(ORCS))[2]
    assert "Eldborg, Königreich: neutral 5 Einheiten." in world(s.view(None), "de")[5]


def test_gold_territories_have_a_line_of_their_own() -> None:
    line = world(two(collapsed="midgate").view(None))[-1]
    assert line.startswith("Gold territories. Gullgruva, mine: vacant. Vestgate, teleportal: vacant.")
    assert "Midgate, teleportal: vacant; teleportal collapsed." in line


def test_units_of_a_people_that_is_out_are_vanquished() -> None:
    s = two()
    s.out = 1 << s.peoples[ORCS]
    assert "Laxvik: vanquished Orcs 4 units" in world(s.view(None))[2]
    assert who(s.view(None))[-1] == "Orcs (player 2) are out of the game."


@pytest.mark.parametrize(("lang", "which"), [("en", "ternvik"), ("en", " Ternvik "), ("de", "TERNVIK")])
def test_a_territory_is_read_with_its_borders(lang: str, which: str) -> None:
    said = {
        "en": "Ternvik: vacant. Borders Isborg, Frostgate. Mountains towards Granheim. Harbour to sea zone K3.",
        "de": "Ternvik: unbesetzt. Grenzt an Isborg, Frostgate. Gebirge gegen Granheim. Hafen zu Seezone K3.",
    }
    assert world(two().view(None), lang, which) == [said[lang]]


def test_woods_and_the_way_to_a_village_are_read() -> None:
    (line,) = world(two().view(None), which="askbru")
    assert line.endswith("Forest. A way leads to the eastern village.")


def test_a_realm_can_be_asked_for_territory_by_territory() -> None:
    lines = world(two().view(None), which="hrimgard")
    assert [line.partition(":")[0] for line in lines] == [
        "Isborg, Kingdom",
        "Frostgate",
        "Ternvik",
        "Granheim",
        "Vakthold",
        "Snotind",
        "Laxvik",
    ]


@pytest.mark.parametrize("which", ["eldborg", "vindland", "utopia", "x" * 500])
def test_what_is_out_of_play_is_not_found(which: str) -> None:
    s = GAME.new(2, two_players="tundra")
    realms = "Hrafnmark, Jarnland, Hrimgard, Solmark"
    assert world(s.view(None), which=which) == [
        f"There is no {which[:20]} on this map. The Realms are {realms}."
    ]  # fmt: skip
    assert len(world(s.view(None))) == 5


def test_a_name_of_the_owners_pack_is_read_as_it_stands() -> None:
    isborg = values("territories", "isborg") | {"name": "Eisburg (neu) { $x }"}
    game = DragonLords({"territories": {"isborg": isborg}})
    s = game.scenario(at="combat", elves=dict(lands="isborg:2"))
    assert world(s.view(None), which="isborg")[0].startswith("Eisburg (neu) { $x }, Kingdom: Elves 2 units")


# --- the sea --------------------------------------------------------------------------------------


def test_ships_are_read_with_their_crews() -> None:
    assert sea(two().view(None)) == [
        "Ship 1 is in sea zone K3. Aboard: Orcs 4 units, of 8 at most. It sails 6 sea zones in a turn.",
        "Ship 2 (Orcs) lies empty in Laxvik.",
    ]
    assert sea(GAME.new(3).view(None), "de") == ["Auf der Karte ist kein Schiff."]


def test_a_ship_of_nobody_lies_at_a_village() -> None:
    s = GAME.scenario(at="naval", ships="3:village-west")
    assert sea(s.view(None)) == ["Ship 3 (nobody) lies empty at the western village."]
    assert wastelands(s.view(None), which="village-west")[0].endswith("Ship 3 lies here.")


@pytest.mark.parametrize(("lang", "which"), [("en", "k3"), ("en", "Sea zone K3"), ("de", "seezone k3")])
def test_a_sea_zone_is_read_with_what_is_around(lang: str, which: str) -> None:
    head, ship = sea(two().view(None), lang, which)
    assert head.endswith({"en": "Harbours: Ternvik.", "de": "Häfen: Ternvik."}[lang])
    assert "K4" in head
    assert ship.startswith({"en": "Ship 1 is in sea zone K3.", "de": "Schiff 1 ist in der Seezone K3."}[lang])


def test_a_zone_on_land_is_not_found() -> None:
    assert sea(two().view(None), which="b2")[0].startswith("There is no sea zone b2.")


# --- the Wastelands -------------------------------------------------------------------------------


TRAIL = "the trail between the eastern village and shrine"


def test_parties_are_read_with_tools_and_companions() -> None:
    assert wastelands(two().view(ORCS)) == [
        (
            f"Quest party on {TRAIL}: Elves 4 units. "
            "Tools: 2 × torch, potion. Companions: Groa the Leech, the Grey Pilgrim."
        ),
        "Captured: Orcs 2 units. Tools: none. Companions: none.",
    ]
    assert wastelands(GAME.new(3).view(None)) == ["There is no quest party."]


def test_what_awaits_a_party_is_read() -> None:
    s = GAME.scenario(at="quest", elves=dict(lands="isborg:5", party="trail-3:4", stride=True, fog=True))
    (line,) = wastelands(s.view(None))
    assert line.endswith("It chooses the length of its next move. Fog makes its next move one space.")


@pytest.mark.parametrize(
    ("which", "said"),
    [
        ("trail-3", "Quest space (the trail between the eastern village and shrine): a quest card is drawn."),
        ("den-east", "Witch Den (the eastern Witch Den): potions,"),
        ("the western shrine", "Shrine (the western shrine): 1 mana,"),
        ("oracle-west", "Oracle (the western Oracle): a prophecy,"),
        ("lair-west", "Dragon Lair (the western Dragon Lair): a red dragon"),
        ("vigrond-gate", "Teleportal (the gate of Vigrond): a way out"),
        ("village-north", "Village (the northern village): a companion joins;"),
    ],
)
def test_a_space_is_read_with_what_it_does(which: str, said: str) -> None:
    (line,) = wastelands(two().view(None), which=which)
    assert line.startswith(said)
    assert "Next to it: " in line


def test_who_stands_on_a_space_is_read() -> None:
    assert wastelands(two().view(None), which="trail-3")[0].endswith("Here: Elves 4 units.")
    assert wastelands(two().view(None), which="trail-99") == ["There is no trail-99 in the Wastelands."]


# --- what one has ---------------------------------------------------------------------------------


def test_ones_own_people_is_read_in_full() -> None:
    assert own(two().view(ELVES)) == [
        "Elves: gold Isborg 12; mana 3.",
        "In Isborg: the King, open. Bears Gungnir.",
        "In Frostgate: the first Wizard. Spells: Heal, Haste.",
        "In Frostgate: bearer of Tyrfing.",
        "Scrolls: Infernal, Reflect.",
        "Prophecies: Rune Lore.",
        "Stored tools: pickaxe.",
        "In the turns of others: always ask.",
    ]


@pytest.mark.parametrize("which", ["elves", "Elves", "1"])
def test_of_others_only_what_is_known_is_read(which: str) -> None:
    assert own(two().view(ORCS), which=which) == [
        "Elves: gold Isborg 12; mana 3.",
        "In Isborg: the King, open.",
        "The first Wizard. Spells: Heal, Haste.",
        "2 hidden counters: Frostgate, Frostgate.",
        "Scrolls: Reflect, 1 unknown.",
        "Prophecies: 1 unknown.",
        "Stored tools: pickaxe.",
    ]


def test_a_player_of_two_peoples_hears_both_and_an_onlooker_all() -> None:
    s = GAME.scenario(at="combat", two_players="peoples", elves={}, orcs={}, players=2)
    own_lines = [line for line in own(s.view(0)) if ": gold " in line]
    assert len(own_lines) == 2
    assert len([line for line in own(s.view(None)) if ": gold " in line]) == 4


def test_who_does_not_sit_here_has_nothing() -> None:
    assert own(two().view(ELVES), which="dwarves") == ["Nobody here is dwarves. The peoples are Elves, Orcs."]


def test_before_the_peoples_are_drawn_nobody_has_anything() -> None:
    for read in (own, who):
        assert read(GAME.new(3).view(0)) == ["The peoples have not been drawn yet."]


def test_peoples_are_read_with_all_that_counts() -> None:
    order, elves, orcs = who(two().view(None))
    assert order == "Order of turns: Elves, Orcs."
    assert elves == (
        "Elves (player 1). Kingdoms: Isborg; territories 2. "
        "Units on land 8, aboard 0 (ships 0), in the Wastelands 4. Gold 12, income 6, mana 3. Scrolls 2, prophecies 1."
    )
    assert "Units on land 6, aboard 4 (ships 2), in the Wastelands 0." in orcs
    assert "The King is lost." not in orcs


def test_a_lost_king_is_read() -> None:
    s = GAME.scenario(at="combat", elves={}, orcs=dict(king=None))
    assert [line.endswith("The King is lost.") for line in who(s.view(None))] == [False, False, True]


# --- a combat -------------------------------------------------------------------------------------


def test_a_battle_is_read_with_strengths() -> None:
    s = GAME.scenario(
        at="battle", zone="solborg", guests="solborg:3", elves=dict(lands="isborg:5"), orcs=dict(lands="solborg:2")
    )
    assert battle(s.view(ELVES)) == [
        "Combat for Solborg, round 1.",
        "Attackers: Elves 3 units. They hit with 2 or less on a d6.",
        "Defenders: Orcs 2 units (1 hidden counter). They hit with 3 or less on a d6.",
    ]
    fight = s.fight
    assert fight is not None
    fight.hits[1], fight.poison[0], fight.dice[0] = 1, 2, (1, 5, 2)
    assert battle(s.view(None))[1].endswith("Poisoned: 2. Rolled in melee: 1, 5, 2.")
    assert battle(s.view(None), "de")[2].endswith("1 Treffer erlitten.")


def test_monsters_are_read_with_their_numbers() -> None:
    s = GAME.scenario(
        at="fight", card="howling-cave", face="cursed", count=3,
        elves=dict(lands="isborg:5", party="trail-3:4", tools="torch", scrolls="infernal"),
    )  # fmt: skip
    assert s.fight is not None
    assert s.fight.beasts is not None
    s.fight.beasts.wounds = 1
    assert battle(s.view(None)) == [
        "Combat on the trail between the eastern village and shrine, round 1.",
        "Attackers: 3 × Cave Troll. Attack 4, Defence 8, 2 hit points each. 1 hit point lost.",
        "Defenders: Elves 4 units. They hit with 3 or less on a d8.",
    ]
    assert wastelands(s.view(None))[-1] == "Quest card being read: “The Howling Cave”."


def test_peace_is_read() -> None:
    assert battle(two().view(None), "de") == ["Niemand kämpft."]
