"""Chapter 1, the world and its components: Realms, borders, harbours, ships, dice, decks, and neutral units."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from meadhall.games.dragon_lords import DragonLords
from meadhall.games.dragon_lords.words import COLUMNS, REALM, SEA_ROWS
from meadhall.kernel.errors import ScenarioError
from tests.books.dragon_lords.table import (
    answers,
    asked,
    assault,
    battle,
    gold,
    holder,
    kinds,
    lands,
    mana,
    options,
    play,
    question,
    seen,
    ship,
    told,
    units,
    why,
)

FAR: dict[str, Any] = dict(lands="isborg:5", king="isborg")
"""Somebody who is far away and has nothing to say."""
MINES = ("gullgruva", "silfrgruva", "rubingruva")
GATES = ("vestgate", "midgate", "austgate")
ISLANDS = ("hlesey", "samsey", "vestrey", "austrey")


def where_to(game: DragonLords, origin: str, **more: Any) -> set[str]:
    """The territories that units in one place can attack, with neutral units everywhere around."""
    around = " ".join(f"{name}:1" for name in game.components.territories if name not in (origin, "hlesey"))
    s = game.scenario(at="combat", orcs=dict(lands=f"{origin}:5"), elves=dict(lands="hlesey:1"), neutral=around)
    return {option.removeprefix("attack ") for option in options(s) if option.startswith("attack")}


# --- Realms ---------------------------------------------------------------------------------------


@pytest.mark.rule("DL-1.1")
def test_two_realms_of_seven_territories_lie_on_each_of_three_continents(game: DragonLords) -> None:
    territories = game.components.territories.values()
    assert Counter(one.realm for one in territories if one.realm) == dict.fromkeys(REALM.words, 7)
    assert Counter(one.realm for one in territories if one.kind == "kingdom") == dict.fromkeys(REALM.words, 1)
    continents = {one.realm: one.continent for one in territories if one.realm}
    assert all(one.continent == continents[one.realm] for one in territories if one.realm)
    assert Counter(continents.values()) == {"west": 2, "centre": 2, "east": 2}


@pytest.mark.rule("DL-1.2")
def test_a_realm_is_that_of_whoever_holds_its_kingdom(game: DragonLords) -> None:
    s = game.scenario(
        at="reinforcement",
        orcs=dict(lands="solborg:5 frostgate:1 ravnvik:1"),
        elves=dict(lands="isborg:5 sotfell:9 glodheim:9"),
        bought=2,
    )
    assert {"place solborg 2", "place ravnvik 2"} <= options(s)
    assert why(s, "place frostgate 1") == "DL-9.11"
    s = game.scenario(
        at="reinforcement",
        active="elves",
        orcs=dict(lands="solborg:5 frostgate:1"),
        elves=dict(lands="isborg:5 sotfell:9 glodheim:9"),
        bought=1,
        alone=True,
    )
    assert units(s, "elves", "isborg") == 6
    assert question(s) == "ask-rest"


@pytest.mark.rule("DL-1.3")
def test_mines_teleportals_and_islands_are_gold_territories_of_no_realm(game: DragonLords) -> None:
    territories = game.components.territories
    by_kind = {kind: {name for name, one in territories.items() if one.kind == kind}
               for kind in ("mine", "teleportal", "island")}  # fmt: skip
    assert by_kind == {"mine": set(MINES), "teleportal": set(GATES), "island": set(ISLANDS)}
    for place in (*MINES, *GATES, *ISLANDS):
        assert not territories[place].realm
        s = game.scenario(at="income", orcs=dict(lands=f"solborg:5 {place}:1"), elves=FAR, alone=True)
        assert gold(s, "orcs") == 5 + 3, place


# --- borders --------------------------------------------------------------------------------------


@pytest.mark.rule("DL-1.4")
def test_units_walk_only_between_territories_that_share_an_open_border(game: DragonLords) -> None:
    assert where_to(game, "solborg") == {"brandport", "ravnvik", "glodheim", "sildvik", "eikdal"}
    s = game.scenario(at="combat", orcs=dict(lands="solborg:5 ravnvik:1"), elves=dict(lands="silfrgruva:1 isborg:5"))
    assert why(s, "attack isborg") == "DL-1.4"
    s = game.scenario(at="transfer", orcs=dict(lands="solborg:5 ravnvik:1 rodskard:1"), elves=FAR)
    play(s, "transfer solborg")
    assert "to ravnvik" in options(s)
    assert "to rodskard" not in options(s)


@pytest.mark.rule("DL-1.4")
def test_borders_are_open_from_both_sides(game: DragonLords) -> None:
    territories = game.components.territories
    for name, one in territories.items():
        for other in one.borders:
            assert name in territories[other].borders
            assert other not in one.mountains


@pytest.mark.rule("DL-1.5")
def test_nothing_crosses_a_mountain_border(game: DragonLords) -> None:
    assert game.components.territories["solborg"].mountains == ("sotfell",)
    assert "sotfell" not in where_to(game, "solborg")
    s = game.scenario(at="combat", orcs=dict(lands="solborg:5 brandport:1"), elves=dict(lands="sotfell:1 isborg:5"))
    assert "attack sotfell" not in options(s)
    s = game.scenario(at="combat", orcs=dict(lands="solborg:5"), elves=dict(lands="sotfell:1 isborg:5"))
    assert why(s, "attack sotfell") == "DL-5.2"
    s = game.scenario(at="transfer", orcs=dict(lands="solborg:5 sotfell:1 eikdal:1"), elves=FAR)
    play(s, "transfer solborg")
    assert "to eikdal" in options(s)
    assert "to sotfell" not in options(s)


@pytest.mark.rule("DL-1.6")
@pytest.mark.parametrize(
    ("top", "bottom"), [("gullgruva", "vestgate"), ("midgate", "silfrgruva"), ("austgate", "rubingruva")]
)
def test_the_upper_and_lower_edges_of_each_continent_meet(game: DragonLords, top: str, bottom: str) -> None:
    cells = game.components.territories
    assert {row for _, row in cells[top].cells} & {0}
    assert {row for _, row in cells[bottom].cells} & {SEA_ROWS - 1}
    assert bottom in where_to(game, top)
    assert top in where_to(game, bottom)


@pytest.mark.rule("DL-1.6")
def test_ships_sail_over_the_upper_edge_of_the_board(game: DragonLords) -> None:
    s = game.scenario(at="naval", orcs=dict(lands="solborg:5", ships="1:g1:2"), elves=FAR)
    play(s, "embark 1", "sail g12")
    assert ship(s, 1) == ("g12", "orcs", 2)
    assert {"g1", "g11"} <= set(game.components.sea["g12"].borders)


@pytest.mark.rule("DL-1.7")
def test_nothing_moves_over_the_left_or_right_edge(game: DragonLords) -> None:
    for zone in ("a5", "q5"):
        s = game.scenario(at="naval", barbarians=dict(lands="solborg:5", ships=f"1:{zone}:2"), elves=FAR)
        play(s, "embark 1")
        far = "q" if zone[0] == "a" else "a"
        assert not [option for option in options(s) if option.startswith(f"sail {far}")]
        assert why(s, f"sail {far}5") == "DL-15.5"
    for name, zone_parts in game.components.sea.items():
        column = COLUMNS.index(name[0])
        assert all(abs(COLUMNS.index(other[0]) - column) <= 1 for other in zone_parts.borders), name


@pytest.mark.rule("DL-1.8")
@pytest.mark.parametrize("island", ISLANDS)
def test_nobody_walks_to_an_island_or_from_it(game: DragonLords, island: str) -> None:
    assert game.components.territories[island].borders == ()
    around = " ".join(f"{name}:1" for name in game.components.territories if name not in (island, "solborg"))
    s = game.scenario(at="combat", orcs=dict(lands=f"{island}:5"), elves=dict(lands="solborg:5"), neutral=around)
    assert kinds(s) <= {"order", "done", "buy"}
    s = game.scenario(at="transfer", orcs=dict(lands=f"{island}:5 solborg:5 eikdal:1"), elves=FAR)
    assert f"from {island}" not in options(s)


@pytest.mark.rule("DL-1.8")
def test_ships_and_teleport_reach_islands(game: DragonLords) -> None:
    s = game.scenario(at="naval", orcs=dict(lands="solborg:5", king="solborg", ships="1:f1:2"), elves=FAR)
    play(s, "embark 1", "land hlesey", "send 1")
    assert holder(s, "hlesey") == "orcs"
    wizard = dict(lands="solborg:5", king="solborg", pieces="wizard-1:solborg", spells="wizard-1:teleport")
    s = game.scenario(at="naval", orcs=wizard, elves=FAR)
    play(s, "teleport wizard-1")
    assert "to hlesey" in options(s)


# --- the sea --------------------------------------------------------------------------------------


@pytest.mark.rule("DL-1.9")
def test_a_harbour_opens_only_onto_the_zone_of_its_anchor(game: DragonLords) -> None:
    assert game.components.territories["ravnvik"].harbours == ("k10",)
    s = game.scenario(at="naval", orcs=dict(lands="solborg:5", ships="1:k10:2"), elves=dict(lands="ravnvik:1 isborg:5"))
    play(s, "embark 1")
    assert "land ravnvik" in options(s)
    play(s, "sail k9")
    assert "land ravnvik" not in options(s)
    assert why(s, "land ravnvik") == "DL-4.9"


@pytest.mark.rule("DL-1.9")
def test_a_coast_without_an_anchor_is_no_harbour(game: DragonLords) -> None:
    parts = game.components
    assert parts.territories["sotfell"].coast
    assert parts.territories["sotfell"].harbours == ()
    for zone in ("k9", "k10", "j9"):
        s = game.scenario(
            at="naval", orcs=dict(lands="solborg:5", ships=f"1:{zone}:2"), elves=dict(lands="sotfell:1 isborg:5")
        )
        play(s, "embark 1")
        assert "land sotfell" not in options(s)
        assert why(s, "land sotfell") == "DL-4.9"


@pytest.mark.rule("DL-1.10")
def test_nobody_is_at_sea_without_a_ship(game: DragonLords) -> None:
    wizard = dict(lands="solborg:5", king="solborg", pieces="wizard-1:solborg", spells="wizard-1:teleport")
    s = game.scenario(at="naval", orcs=wizard, elves=FAR)
    play(s, "teleport wizard-1")
    assert not [option for option in options(s) if option.split()[1] in game.components.sea]
    assert why(s, "to k10") == "DL-14.9"
    with pytest.raises(ScenarioError, match=r"DL-1\.10"):
        game.scenario(at="combat", orcs=dict(lands="solborg:5"), elves=FAR, guests="k10:2")


@pytest.mark.rule("DL-1.10")
def test_whoever_loses_the_ship_is_lost_with_it(game: DragonLords) -> None:
    s = game.scenario(
        at="naval",
        orcs=dict(lands="solborg:5", king="solborg", scrolls="summon-kraken"),
        elves=dict(lands="isborg:5", king="isborg", ships="1:k3:4"),
    )
    play(s, "cast summon-kraken")
    if question(s) == "ask-sea-target":
        play(s, "strike 1")
    assert ship(s, 1) is None
    assert not s.guests


# --- figures and ships ----------------------------------------------------------------------------


@pytest.mark.rule("DL-1.11")
@pytest.mark.reading("DL 89")
def test_nobody_runs_out_of_units(game: DragonLords) -> None:
    s = game.scenario(at="purchase", orcs=dict(lands="solborg:60 eikdal:60", gold="solborg:99"), elves=FAR)
    play(s, "buy 39", "done")
    while s.decision is not None and "place solborg 39" not in options(s):
        play(s, "done")
    play(s, "place solborg 39")
    assert units(s, "orcs", "solborg") == 99


@pytest.mark.rule("DL-1.11")
@pytest.mark.reading("DL 89")
def test_nobody_runs_out_of_gold(game: DragonLords) -> None:
    s = game.scenario(at="income", alone=True, orcs=dict(lands="solborg:5", gold="solborg:999"), elves=FAR)
    assert gold(s, "orcs") == 999 + 5


@pytest.mark.rule("DL-1.12")
def test_there_are_eight_ships(game: DragonLords) -> None:
    mine = dict(lands="solborg:5 sildvik:1", gold=30, scrolls="long-boat")
    fleets: dict[str, Any] = dict(
        elves=dict(lands="isborg:5", ships="1:k3:1 2:k4:1 3:k5:1"),
        dwarves=dict(lands="hrafnborg:5", ships="4:a3:1 5:a4:1 6:a5:1"),
    )
    s = game.scenario(at="purchase", orcs=mine, **fleets, barbarians=dict(lands="vindborg:5", ships="7:q3:1"))
    assert {"buy-ship", "cast long-boat"} <= options(s)
    play(s, "buy-ship")
    assert "cast long-boat" not in options(s)
    assert why(s, "buy-ship") == "DL-1.12"
    s = game.scenario(at="purchase", orcs=mine, **fleets, barbarians=dict(lands="vindborg:5", ships="7:q3:1 8:q4:1"))
    assert not {"buy-ship", "cast long-boat"} & options(s)
    assert why(s, "buy-ship") == "DL-1.12"


@pytest.mark.rule("DL-1.13")
def test_each_people_has_three_sails(game: DragonLords) -> None:
    mine = dict(lands="solborg:5 sildvik:1", gold=40)
    s = game.scenario(at="purchase", orcs=dict(mine, ships="1:k10:1 2:k11:1 3:sildvik"), elves=FAR)
    assert why(s, "buy-ship") == "DL-1.13"
    s = game.scenario(at="purchase", orcs=dict(mine, ships="1:k10:1 2:sildvik"), elves=FAR)
    play(s, "buy-ship")
    assert why(s, "buy-ship") == "DL-1.13"


@pytest.mark.rule("DL-1.13")
@pytest.mark.parametrize(("ordered", "kept"), [(0, 3), (1, 2), (2, 1)])
def test_ordered_ships_have_their_sails_already(game: DragonLords, ordered: int, kept: int) -> None:
    orcs = dict(lands="solborg:5 sildvik:4", ships="1:k10:4")
    elves = dict(lands="isborg:5", ships="2:k10:1 3:k10:1 4:k11:1")
    s = game.scenario(at="battle", zone="k10", orcs=orcs, elves=elves, bought_ships=ordered)
    play(s, "roll 1 1 1 1", "roll 6 6")
    assert [ship(s, number) is not None for number in (1, 2, 3)].count(True) == kept
    s = game.scenario(at="naval", orcs=dict(orcs, scrolls="long-boat"), elves={}, bought_ships=ordered)
    assert ("cast long-boat" in options(s)) == (ordered < 2)
    elves = dict(lands="isborg:5 ravnvik:1", ships="2:ravnvik 3:ravnvik", king="isborg")
    s = battle(game, "ravnvik", 4, 1, orcs=dict(ships="1:k11:1"), elves=elves, bought_ships=ordered)
    play(s, "roll 1 1 1 1", "roll 6")
    assert [ship(s, number) is not None for number in (1, 2, 3)].count(True) == kept


@pytest.mark.rule("DL-1.13")
@pytest.mark.rule("DL-14.15")
def test_whoever_teleports_aboard_needs_a_sail(game: DragonLords) -> None:
    lands = "solborg:5 sildvik:4"
    for fleet, survivors in (("1:k11:1 2:k11:1", 1), ("1:k11:1 2:k11:1 3:k11:1", 0)):
        orcs = dict(lands=lands, ships=fleet)
        elves = dict(lands="isborg:5", ships="4:k10:1")
        s = game.scenario(at="battle", zone="k10", orcs=orcs, elves=elves, guests="k10:1*")
        play(s, "roll 1", "roll 6")
        assert (ship(s, 4) or ("", "", 0))[2] == survivors


# --- dice and decks -------------------------------------------------------------------------------


@pytest.mark.rule("DL-1.14")
def test_two_faces_of_the_crystal_die_are_of_each_colour(game: DragonLords) -> None:
    s = game.scenario(at="chosen-one", orcs={}, elves={})
    assert answers(s) == {"crystal blessed": 2, "crystal ignored": 2, "crystal cursed": 2}


@pytest.mark.rule("DL-1.14")
def test_the_colours_mean_blessed_ignored_and_cursed(game: DragonLords) -> None:
    # The Singing Tarn: two mana, Sirens, or another throw.
    asks = {}
    for face in ("blessed", "ignored", "cursed"):
        mine = dict(party="trail-1:4", lands="solborg:5", mana=1)
        s = game.scenario(at="quest-card", orcs=mine, elves=FAR, card="singing-tarn", alone=True)
        happened = play(s, f"crystal {face}")
        assert told(happened, "gods-consulted") == [{"people": "orcs", "crystal": face}]
        asks[face] = (mana(s, "orcs"), s.fate.kind if s.fate else None)
    assert asks == {"blessed": (3, None), "ignored": (1, "dice"), "cursed": (1, "crystal")}


@pytest.mark.rule("DL-1.15")
@pytest.mark.parametrize(
    ("at", "cards", "names"),
    [
        ("gain-scroll", 24, 16),
        ("gain-prophecy", 18, 18),
        ("gain-companion", 18, 18),
        ("gain-treasure", 18, 18),
        ("space", 20, 20),
    ],
)
def test_each_kind_of_card_is_a_deck_of_its_own(game: DragonLords, at: str, cards: int, names: int) -> None:
    s = game.scenario(at=at, orcs=dict(party="trail-1:3", lands="solborg:5"), elves=FAR)
    found = answers(s)
    assert all(text.startswith("draw ") for text in found)
    assert (sum(found.values()), len(found)) == (cards, names)
    assert answers(seen(s, 0)) == answers(seen(s, None)) == found


# --- whose ground ---------------------------------------------------------------------------------


@pytest.mark.rule("DL-1.16")
def test_a_territory_is_friendly_to_whoever_stands_in_it(game: DragonLords) -> None:
    s = game.scenario(at="combat", orcs=dict(lands="solborg:7"), elves=dict(lands="isborg:5 eikdal:1"))
    play(s, "march solborg")
    assert "to eikdal" not in options(s)
    assert why(s, "to eikdal") == "DL-5.15"
    play(s, "to glodheim", "send 1")
    assault(s, "eikdal", "send 3")
    play(s, "roll 1 6 6", "roll 6")
    assert lands(s, "orcs") == {"solborg": 3, "glodheim": 1, "eikdal": 3}
    assert "eikdal" not in lands(s, "elves")
    play(s, "march solborg")
    assert "to eikdal" in options(s)


@pytest.mark.rule("DL-1.16")
def test_no_territory_has_two_holders(game: DragonLords) -> None:
    with pytest.raises(ScenarioError):
        game.scenario(at="combat", orcs=dict(lands="solborg:5 eikdal:1"), elves=dict(lands="eikdal:1 isborg:5"))


@pytest.mark.rule("DL-1.17")
@pytest.mark.reading("DL 17")
def test_neutral_units_defend_with_three_against_a_d6(game: DragonLords) -> None:
    s = game.scenario(at="combat", orcs=dict(lands="solborg:5"), elves=FAR, neutral="eikdal:2")
    assault(s, "eikdal", "send 4")
    assert set(answers(s)) >= {"roll 1 1 1 1", "roll 6 6 6 6"}
    happened = play(s, "roll 3 4 5 6", "roll 3 4")
    assert [(one["need"], one["hits"]) for one in told(happened, "melee")] == [(3, 1), (3, 1)]
    assert lands(s, "neutral") == {"eikdal": 1}
    assert units(s, "orcs", "eikdal") == 3


@pytest.mark.rule("DL-1.17")
def test_neutral_units_have_no_turn(game: DragonLords) -> None:
    s = game.scenario(at="turn", orcs=dict(lands="solborg:5"), elves=dict(lands="isborg:5"), neutral="eikdal:9")
    while s.round < 3:
        assert asked(s) in ("orcs", "elves")
        s.apply(s.legal()[0])
    assert lands(s, "neutral") == {"eikdal": 9}
