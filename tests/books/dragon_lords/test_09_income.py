"""Chapter 9, income and reinforcements, the overthrown, and who leaves the game."""

from __future__ import annotations

from typing import Any

import pytest

from meadhall.games.dragon_lords import DragonLords
from meadhall.games.dragon_lords.state import DragonLordsState
from tests.books.dragon_lords.table import (
    answers,
    asked,
    assault,
    events,
    gold,
    holder,
    kinds,
    lands,
    options,
    party,
    people,
    play,
    question,
    ship,
    told,
    units,
    where,
    why,
    winners,
)

FAR: dict[str, Any] = dict(lands="isborg:5", king="isborg")
"""Somebody who is far away and has nothing to say."""


def income(game: DragonLords, lands_: str, **more: Any) -> int:
    """What the Orcs collect from these territories."""
    s = game.scenario(at="income", orcs=dict(lands=lands_, **more), elves=FAR, alone=True)
    return sum(int(one["gold"]) for one in told(s.events, "income"))


# --- income ---------------------------------------------------------------------------------------


@pytest.mark.rule("DL-9.1")
@pytest.mark.reading("DL 38")
def test_without_a_kingdom_there_is_no_income(game: DragonLords) -> None:
    s = game.scenario(at="income", orcs=dict(lands="sildvik:9 silfrgruva:3 frostgate:1"), elves=FAR, alone=True)
    assert events(s.events) == ["no-income"]
    assert s.position()["gold"] == {}


@pytest.mark.rule("DL-9.2")
def test_an_ordinary_territory_pays_one_wherever_it_lies(game: DragonLords) -> None:
    assert income(game, "solborg:5") == 5
    assert income(game, "solborg:5 sildvik:1") == 6
    assert income(game, "solborg:5 sildvik:9 eikdal:1 frostgate:1 selvik:1") == 9


@pytest.mark.rule("DL-9.3")
def test_a_gold_territory_pays_three(game: DragonLords) -> None:
    for place in ("silfrgruva", "midgate", "hlesey"):
        assert income(game, f"solborg:5 {place}:4") == 8


@pytest.mark.rule("DL-9.4")
def test_a_kingdom_pays_five(game: DragonLords) -> None:
    assert income(game, "solborg:1 eldborg:1", king="solborg") == 10


@pytest.mark.rule("DL-9.5")
@pytest.mark.reading("DL 38")
def test_no_territory_pays_twice(game: DragonLords) -> None:
    assert income(game, "solborg:5 eldborg:1 sildvik:1 eikdal:1 silfrgruva:1 hlesey:1") == 5 + 5 + 1 + 1 + 3 + 3


@pytest.mark.rule("DL-9.6")
def test_ships_and_parties_pay_nothing(game: DragonLords) -> None:
    assert income(game, "solborg:5", ships="1:k10:8 2:k11:2", party="shrine-east:6") == 5


@pytest.mark.rule("DL-9.7")
def test_conquests_of_this_turn_pay(game: DragonLords) -> None:
    s = game.scenario(
        at="combat",
        orcs=dict(lands="solborg:5", king="solborg"),
        elves=dict(lands="isborg:5 eikdal:1", king="isborg"),
    )
    assault(s, "eikdal", "send 3")
    play(s, "roll 1 6 6", "roll 6", "done", "done")
    assert gold(s, "orcs") == 5 + 1


@pytest.mark.rule("DL-9.7")
def test_what_was_lost_since_pays_nothing(game: DragonLords) -> None:
    s = game.scenario(
        at="combat",
        orcs=dict(lands="solborg:5", king="solborg"),
        elves=dict(lands="isborg:5 eikdal:1 sotfell:1", king="isborg"),
    )
    assault(s, "eikdal", "send 3")
    play(s, "roll 1 6 6", "roll 6", "done", "done")
    while question(s) != "ask-transfer" or asked(s) == "orcs":
        play(s, "done")
    play(s, "done")
    assert gold(s, "elves") == 5 + 1


# --- where gold lies ------------------------------------------------------------------------------


@pytest.mark.rule("DL-9.8")
def test_income_goes_into_the_kingdom(game: DragonLords) -> None:
    s = game.scenario(at="income", orcs=dict(lands="sildvik:1 solborg:5"), elves=FAR, alone=True)
    assert s.position()["gold"] == {"solborg": 6}


@pytest.mark.rule("DL-9.8")
def test_income_is_divided_between_kingdoms_as_their_holder_likes(game: DragonLords) -> None:
    mine = dict(lands="solborg:5 eldborg:5", king="solborg", gold="solborg:2")
    s = game.scenario(at="income", orcs=mine, elves=FAR, alone=True)
    assert question(s) == "ask-deposit"
    assert options(s) == {f"deposit {home} {n}" for home in ("solborg", "eldborg") for n in range(1, 11)}
    play(s, "deposit eldborg 4")
    assert "deposit eldborg 7" not in options(s)
    assert why(s, "deposit isborg 1") == "DL-9.8"
    play(s, "deposit solborg 6")
    assert s.position()["gold"] == {"solborg": 8, "eldborg": 4}


@pytest.mark.rule("DL-9.9")
@pytest.mark.reading("DL 39")
def test_quest_gold_goes_at_once_into_one_kingdom(game: DragonLords) -> None:
    mine = dict(lands="solborg:5 eldborg:5", king="solborg", party="trail-1:4", tools="pickaxe")
    s = game.scenario(at="quest-card", orcs=mine, elves=FAR, card="forsaken-mine", face="blessed")
    assert (s.position()["phase"], question(s)) == ("quest", "ask-deposit")
    assert options(s) == {"deposit solborg 10", "deposit eldborg 10"}
    assert why(s, "deposit solborg 4") == "DL-9.9"
    play(s, "deposit eldborg 10")
    assert s.position()["gold"] == {"eldborg": 10}


@pytest.mark.rule("DL-9.9")
def test_with_a_single_kingdom_quest_gold_needs_no_asking(game: DragonLords) -> None:
    mine = dict(lands="solborg:5", king="solborg", party="trail-1:4", tools="pickaxe")
    s = game.scenario(at="quest-card", orcs=mine, elves=FAR, card="forsaken-mine", face="blessed")
    assert s.position()["gold"] == {"solborg": 10}


# --- reinforcements -------------------------------------------------------------------------------


@pytest.mark.rule("DL-9.10")
@pytest.mark.reading("DL 40")
def test_bought_units_are_divided_over_ones_realms(game: DragonLords) -> None:
    mine = dict(lands="solborg:5 sildvik:1 eldborg:5 lyngdal:1 frostgate:1", king="solborg")
    s = game.scenario(at="reinforcement", orcs=mine, elves=FAR, bought=3)
    places = ("solborg", "sildvik", "eldborg", "lyngdal")
    assert options(s) == {f"place {land} {n}" for land in places for n in (1, 2, 3)}
    assert why(s, "place solborg 4") == why(s, "place isborg 1") == "DL-9.10"
    play(s, "place sildvik 2")
    assert "place lyngdal 2" not in options(s)
    play(s, "place lyngdal 1")
    assert lands(s, "orcs") == {"solborg": 5, "sildvik": 3, "eldborg": 5, "lyngdal": 2, "frostgate": 1}


@pytest.mark.rule("DL-9.11")
@pytest.mark.reading("DL 40")
def test_no_reinforcements_in_realms_of_others(game: DragonLords) -> None:
    s = game.scenario(
        at="reinforcement",
        orcs=dict(lands="solborg:5 sildvik:1 frostgate:1 lyngdal:1 selvik:1"),
        elves=FAR,
        neutral="eldborg:5",
        bought=2,
    )
    # Elves hold one Kingdom, neutral units another, and the third is vacant.
    for land in ("frostgate", "lyngdal", "selvik"):
        assert f"place {land} 1" not in options(s)
        assert why(s, f"place {land} 1") == "DL-9.11"


@pytest.mark.rule("DL-9.12")
def test_no_bought_reinforcements_on_gold(game: DragonLords) -> None:
    mine = dict(lands="solborg:5 sildvik:1 silfrgruva:1 midgate:1 hlesey:1")
    s = game.scenario(at="reinforcement", orcs=mine, elves=FAR, bought=2)
    for land in ("silfrgruva", "midgate", "hlesey"):
        assert f"place {land} 1" not in options(s)
        assert why(s, f"place {land} 1") == "DL-9.12"


@pytest.mark.rule("DL-9.13")
def test_reinforcements_do_not_go_aboard_or_on_quests(game: DragonLords) -> None:
    mine = dict(ships="1:k10:1", party="village-south:1")
    s = game.scenario(at="reinforcement", orcs=dict(mine, lands="solborg:5 sildvik:1"), elves=FAR, bought=2)
    assert options(s) == {"place solborg 1", "place solborg 2", "place sildvik 1", "place sildvik 2"}
    # The free units of the overthrown do not either.
    s = game.scenario(at="reinforcement", orcs=dict(mine, lands="eikdal:2 sildvik:1"), elves=FAR)
    assert {text.split()[1] for text in options(s)} == {"eikdal", "sildvik"}


@pytest.mark.rule("DL-9.14")
@pytest.mark.reading("DL 30")
def test_a_new_ship_is_docked_in_a_harbour_of_ones_realm(game: DragonLords) -> None:
    mine = dict(lands="solborg:5 sildvik:1 ravnvik:1 eikdal:1 ternvik:1 hlesey:1")
    s = game.scenario(at="reinforcement", orcs=mine, elves=FAR, bought_ships=1)
    assert (question(s), options(s)) == ("ask-dock", {"dock sildvik", "dock ravnvik"})
    assert why(s, "dock ternvik") == why(s, "dock hlesey") == why(s, "dock eikdal") == "DL-9.14"
    play(s, "dock ravnvik")
    assert ship(s, 1) == ("ravnvik", "orcs", 0)


@pytest.mark.rule("DL-9.15")
def test_everything_that_was_bought_is_placed(game: DragonLords) -> None:
    mine = dict(lands="solborg:5 sildvik:1 ravnvik:1", mana=5)
    s = game.scenario(at="reinforcement", orcs=mine, elves=FAR, bought=2, bought_ships=1)
    assert why(s, "done") == "DL-9.15"
    play(s, "place solborg 1")
    assert why(s, "done") == "DL-9.15"
    play(s, "place solborg 1")
    assert why(s, "done") == "DL-9.15"
    play(s, "dock ravnvik")
    assert options(s) == {"redeem", "done"}


@pytest.mark.rule("DL-9.15")
def test_nothing_is_kept_for_a_later_turn(game: DragonLords) -> None:
    s = game.scenario(at="reinforcement", orcs=dict(lands="solborg:5"), elves=FAR, bought=7)
    assert units(s, "orcs", "solborg") == 12
    assert asked(s) == "elves"
    assert s.position()["turn"].get("bought", 0) == 0


# --- the overthrown -------------------------------------------------------------------------------


@pytest.mark.rule("DL-9.16")
@pytest.mark.reading("DL 41")
def test_a_player_without_a_kingdom_gains_three_units(game: DragonLords) -> None:
    s = game.scenario(at="reinforcement", orcs=dict(lands="sildvik:1 eikdal:1"), elves=FAR)
    assert told(s.events, "free-units") == [{"people": "orcs", "count": 3}]
    play(s, "place sildvik 1", "place eikdal 2")
    assert lands(s, "orcs") == {"sildvik": 2, "eikdal": 3}
    assert asked(s) == "elves"
    while not (asked(s) == "orcs" and question(s) == "ask-place"):
        play(s, "done")
    assert sum(lands(s, "orcs").values()) == 5
    assert "place eikdal 3" in options(s)


@pytest.mark.rule("DL-9.17")
@pytest.mark.reading("DL 41")
def test_the_free_units_go_anywhere_friendly(game: DragonLords) -> None:
    s = game.scenario(at="reinforcement", orcs=dict(lands="sildvik:1 silfrgruva:1 hlesey:1 frostgate:1"), elves=FAR)
    assert {text.split()[1] for text in options(s)} == {"sildvik", "silfrgruva", "hlesey", "frostgate"}
    assert why(s, "place isborg 1") == "DL-9.16"


@pytest.mark.rule("DL-9.18")
@pytest.mark.reading("DL 41")
def test_quest_gold_of_the_overthrown_becomes_units(game: DragonLords) -> None:
    mine = dict(lands="sildvik:2", king="sildvik", party="trail-1:4", tools="pickaxe")
    s = game.scenario(at="quest-card", elves=mine, orcs=FAR, card="forsaken-mine", face="blessed")
    assert told(s.events, "gold-abroad") == [{"people": "elves", "gold": 10}]
    happened = []
    while asked(s) == "elves":
        happened += play(s, "done")
    assert told(happened, "gold-to-units") == [{"people": "elves", "gold": 9, "count": 3}]
    assert units(s, "elves", "sildvik") == 2 + 3 + 3


@pytest.mark.rule("DL-9.18")
@pytest.mark.parametrize(("name", "hired"), [("elves", 4), ("barbarians", 3), ("orcs", 5)])
def test_quest_gold_hires_at_the_price_of_the_people(game: DragonLords, name: str, hired: int) -> None:
    both: dict[str, Any] = {name: dict(lands="sildvik:2"), "dwarves": FAR}
    s = game.scenario(at="reinforcement", **both, purse=14)
    assert units(s, name, "sildvik") == 2 + 3 + hired


@pytest.mark.rule("DL-9.18")
def test_quest_gold_waits_for_no_later_turn(game: DragonLords) -> None:
    s = game.scenario(at="reinforcement", elves=dict(lands="sildvik:2"), orcs=FAR, purse=5)
    assert units(s, "elves", "sildvik") == 2 + 3 + 1
    assert s.position()["turn"].get("purse", 0) == 0


@pytest.mark.rule("DL-9.19")
def test_with_a_kingdom_income_returns_and_free_units_end(game: DragonLords) -> None:
    s = game.scenario(
        at="combat",
        orcs=dict(lands="sildvik:6", king="sildvik"),
        elves=dict(lands="isborg:5", king="isborg"),
        neutral="solborg:1",
    )
    assault(s, "solborg", "send 5")
    happened = play(s, "roll 1 6 6 6 6", "roll 6")
    while asked(s) == "orcs":
        happened += play(s, "done")
    assert told(happened, "income") == [{"people": "orcs", "gold": 6}]
    assert "free-units" not in events(happened)
    assert sum(lands(s, "orcs").values()) == 6
    assert gold(s, "orcs") == 6


@pytest.mark.rule("DL-9.19")
def test_quest_gold_goes_into_the_kingdom_that_was_won_since(game: DragonLords) -> None:
    s = game.scenario(at="income", orcs=dict(lands="solborg:5"), elves=FAR, purse=10)
    assert gold(s, "orcs") == 15
    assert units(s, "orcs", "solborg") == 5


# --- leaving --------------------------------------------------------------------------------------


LEAVER: dict[str, Any] = dict(
    lands="eikdal:1", king="ship-1", ships="1:k3:3", party="trail-1:3", companions="finn groa",
    prophecies="oathkeeper", scrolls="reflect infernal", tools="torch", stride=True, fog=True,
)  # fmt: skip
"""Elves with something of everything."""


def departed(game: DragonLords) -> DragonLordsState:
    """The Elves have left the game."""
    s = game.scenario(at="purchase", elves=LEAVER, orcs={}, dwarves=FAR, departure=True)
    assert told(play(s, "depart"), "people-out") == [{"people": "elves"}]
    return s


def last_stand(game: DragonLords, **more: Any) -> DragonLordsState:
    """The Orcs are about to take the last territory of the Elves."""
    elves = dict(lands="eikdal:1", king="eikdal")
    s = game.scenario(
        at="combat",
        orcs=dict(lands="solborg:5", king="solborg"),
        elves=elves | more,
        dwarves=FAR,
    )
    assault(s, "eikdal", "send 3")
    while s.decision is not None:
        play(s, "pass")
    return s


@pytest.mark.rule("DL-9.20")
def test_without_any_unit_a_player_is_out(game: DragonLords) -> None:
    s = last_stand(game)
    happened = play(s, "roll 1 6 6", "roll 6")
    assert told(happened, "people-out") == [{"people": "elves"}]
    assert people(s, "elves")["out"]
    turns = set()
    while s.round < 3:
        turns.add(asked(s))
        play(s, "done")
    assert turns == {"orcs", "dwarves"}


@pytest.mark.rule("DL-9.20")
@pytest.mark.reading("DL 41")
@pytest.mark.parametrize(
    ("left", "stays"),
    [
        (dict(lands="eikdal:1 hlesey:1"), True),
        (dict(ships="1:k3:1"), True),
        (dict(party="trail-1:1"), True),
        (dict(captive=3), False),
    ],
)
def test_a_unit_anywhere_keeps_a_player_in(game: DragonLords, left: dict[str, Any], stays: bool) -> None:
    s = last_stand(game, **left)
    assert ("people-out" not in events(play(s, "roll 1 6 6", "roll 6"))) == stays


@pytest.mark.rule("DL-9.20")
@pytest.mark.rule("DL-23.10")
def test_in_bloodlust_a_king_at_sea_has_to_be_found(game: DragonLords) -> None:
    elves = dict(lands="eikdal:1", king="ship-1", ships="1:k3:2", scrolls="einherjar")
    parts: dict[str, Any] = dict(at="combat", orcs=dict(lands="solborg:5", king="solborg"), elves=elves)
    s = game.scenario(**parts, bloodlust=True)
    assault(s, "eikdal", "send 3")
    play(s, "pass", "roll 1 6 6", "roll 6")
    assert s.result is None
    while asked(s) != "elves":
        play(s, "done")
    assert lands(s, "elves") == {}
    while asked(s) == "elves":
        play(s, "done")
    assert units(s, "elves", "ship-1") == 2, "no free units: they would have nowhere to come to"


@pytest.mark.rule("DL-9.20")
def test_whoever_goes_down_with_the_last_ship_is_out(game: DragonLords) -> None:
    orcs = dict(lands="solborg:5", king="solborg", scrolls="summon-kraken")
    s = game.scenario(at="naval", orcs=orcs, elves=dict(lands={}, king="ship-1", ships="1:k3:2"), dwarves=FAR)
    play(s, "cast summon-kraken")
    play(s, "strike 1")
    while asked(s) == "orcs":
        play(s, "done")
    assert (asked(s), people(s, "elves")["out"]) == ("dwarves", True)


@pytest.mark.rule("DL-9.20")
def test_magic_that_empties_the_last_territory_drives_a_player_out(game: DragonLords) -> None:
    s = game.scenario(
        at="combat",
        orcs=dict(lands="solborg:5", king="solborg", scrolls="black-death"),
        elves=dict(lands="eikdal:2", king="eikdal"),
        dwarves=FAR,
    )
    play(s, "cast black-death")
    while s.decision is not None:
        play(s, "strike eikdal")
    happened = play(s, "roll 2")
    assert told(happened, "people-out") == [{"people": "elves"}]
    assert holder(s, "eikdal") is None


@pytest.mark.rule("DL-9.20")
def test_both_sides_of_a_battle_may_be_out_after_it(game: DragonLords) -> None:
    s = game.scenario(
        at="combat",
        orcs=dict(lands="solborg:2", king="solborg"),
        elves=dict(lands="eikdal:1", king="eikdal"),
        dwarves=FAR,
        barbarians=dict(lands="hrafnborg:5"),
        bloodlust=True,
    )
    play(s, "attack eikdal", "bring king")
    while s.decision is not None:
        play(s, "pass")
    happened = play(s, "roll 1", "roll 1")
    assert [one["people"] for one in told(happened, "people-out")] == ["orcs", "elves"]


@pytest.mark.rule("DL-9.21")
def test_party_and_cards_of_a_leaver_go_back(game: DragonLords) -> None:
    s = departed(game)
    assert party(s, "elves") is None
    assert units(s, "elves", "party") == 0
    parts = people(s, "elves")
    assert not any(parts.get(part) for part in ("scrolls", "prophecies", "party", "stride", "fog"))
    assert s.tools_left(1) == 3, "two lie ready for those who have sent no party yet"
    for at, card in (("gain-scroll", "reflect"), ("gain-prophecy", "oathkeeper"), ("gain-companion", "finn")):
        drawn = game.scenario(
            at=at, orcs=dict(lands="solborg:5", party="trail-1:1"), dwarves=FAR, peoples="orcs dwarves"
        )
        whole = answers(drawn)[f"draw {card}"]
        left = {"reflect": s.unseen_scrolls()[13], "oathkeeper": s.unseen_prophecies().count(6),
                "finn": s.unseen_companions().count(12)}[card]  # fmt: skip
        assert left == whole, card


@pytest.mark.rule("DL-9.22")
def test_the_units_of_a_leaver_stay_as_vanquished_units(game: DragonLords) -> None:
    s = departed(game)
    assert lands(s, "elves") == {"eikdal": 1}
    assert ship(s, 1) == ("k3", "elves", 3)
    assert where(s, "elves", "king") is None


@pytest.mark.rule("DL-9.22")
def test_counters_of_a_leaver_are_gone_and_units_stay_in_territories(game: DragonLords) -> None:
    s = game.scenario(
        at="battle",
        orcs=dict(lands="solborg:5", king="solborg"),
        elves=dict(
            lands="eikdal:1 sotfell:2 vestgate:1", king="eikdal",
            pieces="wizard-1:sotfell dragonlord:vestgate", mana=4,
        ),
        dwarves=FAR,
        guests="eikdal:3",
        zone="eikdal",
        bloodlust=True,
    )  # fmt: skip
    while s.decision is not None:
        play(s, "pass")
    happened = play(s, "roll 1 6 6", "roll 6")
    assert told(happened, "people-out") == [{"people": "elves"}]
    # A DragonLord is a unit too: what it held is not vacant.
    assert lands(s, "elves") == {"sotfell": 2, "vestgate": 1}
    assert not people(s, "elves").get("pieces")
    assert people(s, "elves").get("mana", 0) == 0


@pytest.mark.rule("DL-9.22")
@pytest.mark.reading("DL 17")
def test_vanquished_units_never_act(game: DragonLords) -> None:
    s = game.scenario(
        at="turn",
        orcs=dict(lands="solborg:5", king="solborg"),
        elves=dict(lands="eikdal:4 sotfell:3", ships="1:k3:3", out=True),
        dwarves=FAR,
    )
    while s.round < 3:
        assert asked(s) != "elves"
        play(s, "done")
    assert lands(s, "elves") == {"eikdal": 4, "sotfell": 3}
    assert ship(s, 1) == ("k3", "elves", 3)


@pytest.mark.rule("DL-9.23")
@pytest.mark.reading("DL 17")
def test_vanquished_units_must_be_defeated(game: DragonLords) -> None:
    s = game.scenario(
        at="combat",
        orcs=dict(lands="solborg:5", king="solborg"),
        elves=dict(lands="eikdal:2", out=True),
        dwarves=FAR,
    )
    play(s, "march solborg")
    assert "to eikdal" not in options(s)
    play(s, "to glodheim", "send 1")
    assault(s, "eikdal", "send 3")
    happened = play(s, "roll 1 1 6", "roll 3 4")
    assert [(one["people"], one["need"], one["hits"]) for one in told(happened, "melee")] == [
        ("orcs", 3, 2), ("elves", 3, 1),
    ]  # fmt: skip
    assert lands(s, "orcs")["eikdal"] == 2


@pytest.mark.rule("DL-9.23")
@pytest.mark.reading("DL 17")
def test_vanquished_ships_bar_the_sea(game: DragonLords) -> None:
    s = game.scenario(
        at="naval",
        orcs=dict(lands="solborg:5", king="solborg", ships="2:k10:3"),
        elves=dict(lands="eikdal:2", ships="1:k9:2", out=True),
        dwarves=FAR,
    )
    happened = play(s, "embark 2", "sail k9")
    assert "blockade-met" in events(happened)
    while s.position()["phase"] != "combat":
        play(s, "done")
    assert kinds(s) >= {"fight"}
    happened = play(s, "fight k9", "roll 1 2 6", "roll 4 4")
    assert "combat-won" in events(happened)
    assert winners(s) == set()


# --- departing ------------------------------------------------------------------------------------


@pytest.mark.rule("DL-9.24")
@pytest.mark.reading("DL 78")
@pytest.mark.parametrize(("king", "agreed"), [("solborg", False), ("solborg", True), (None, False), (None, True)])
def test_who_may_leave_the_game(game: DragonLords, king: str | None, agreed: bool) -> None:
    elves = dict(lands="solborg:5", king=king, gold=9)
    s = game.scenario(at="purchase", elves=elves, orcs=dict(lands="hrafnborg:5"), dwarves=FAR, departure=agreed)
    assert why(s, "depart") == (None if agreed or not king else "DL-9.24")
    assert s.decision is not None
    assert str(s.decision.options[0]) == "done", "nobody leaves by a slip"


@pytest.mark.rule("DL-9.24")
@pytest.mark.rule("DL-7.13")
def test_the_gold_of_a_leaver_waits_for_whoever_takes_the_kingdom(game: DragonLords) -> None:
    elves = dict(lands="solborg:1", king=None, gold=9)
    s = game.scenario(at="purchase", elves=elves, orcs=dict(lands="hrafnborg:5 eikdal:4"), dwarves=FAR)
    play(s, "depart")
    assert asked(s) == "orcs"
    while question(s) != "ask-combat":
        play(s, "done")
    assault(s, "solborg", "send 3")
    play(s, "roll 1 1 1", "roll 6")
    assert gold(s, "orcs") == 9


@pytest.mark.rule("DL-9.24")
@pytest.mark.rule("DL-23.8")
def test_the_last_one_left_has_won(game: DragonLords) -> None:
    s = game.scenario(at="purchase", elves=dict(king=None), orcs={})
    play(s, "depart")
    assert winners(s) == {"orcs"}
    s.check()
    assert game.from_json(s.to_json()).result == s.result


@pytest.mark.rule("DL-9.24")
def test_a_player_leaves_with_all_peoples(game: DragonLords) -> None:
    four: dict[str, Any] = {name: {} for name in ("elves", "orcs", "dwarves", "barbarians")}
    s = game.scenario(at="purchase", two_players="peoples", departure=True, **four)
    happened = play(s, "depart")
    assert [one["people"] for one in told(happened, "people-out")] == ["dwarves", "elves"]
    assert s.result is not None
    assert s.result.winners == (1,)


@pytest.mark.rule("DL-9.24")
@pytest.mark.rule("DL-1.13")
def test_what_a_leaver_has_ordered_never_comes(game: DragonLords) -> None:
    elves = dict(lands="solborg:5 brandport:1 sildvik:2", king=None, gold=30)
    s = game.scenario(at="purchase", elves=elves, orcs=dict(ships="1:k3:1 2:k3:1 3:k3:1"))
    play(s, "buy-ship", "buy 2", "depart")
    assert winners(s) == {"orcs"}
    assert (s.bought, s.bought_ships) == (0, 0)
    s.check()
