"""Chapter 5, movement in the combat phase: attacks, chains of them, forced marches, and vacant land."""

from __future__ import annotations

from typing import Any

import pytest

from meadhall.games.dragon_lords import DragonLords
from tests.books.dragon_lords.table import (
    answers,
    assault,
    events,
    gold,
    guests,
    holder,
    kinds,
    lands,
    options,
    people,
    play,
    question,
    told,
    units,
    where,
    why,
)

FAR: dict[str, Any] = dict(lands="isborg:5", king="isborg")
"""Somebody who is far away and has nothing to say."""


# --- attacks --------------------------------------------------------------------------------------


@pytest.mark.rule("DL-5.1")
def test_units_attack_from_friendly_territories_into_adjacent_enemy_ones(game: DragonLords) -> None:
    s = game.scenario(
        at="combat",
        orcs=dict(lands="solborg:3 glodheim:3", king="solborg"),
        elves=dict(lands="sildvik:1 isborg:5 frostgate:1", king="isborg"),
        barbarians=dict(lands="ravnvik:1", out=True),
        neutral="eikdal:5",
    )
    attacks = {option for option in options(s) if option.startswith("attack")}
    assert attacks == {"attack sildvik", "attack ravnvik", "attack eikdal"}
    assert why(s, "attack frostgate") == "DL-1.4"
    assert why(s, "attack solborg") == "DL-5.1"


@pytest.mark.rule("DL-5.1")
def test_nobody_attacks_outside_the_combat_phase(game: DragonLords) -> None:
    for at in ("naval", "transfer"):
        s = game.scenario(
            at=at,
            orcs=dict(lands="solborg:3 glodheim:3", king="solborg", ships="1:k10:2"),
            elves=dict(lands="sildvik:1 isborg:5", king="isborg"),
        )
        assert "attack" not in kinds(s)


@pytest.mark.rule("DL-5.2")
def test_no_attack_crosses_a_mountain_border(game: DragonLords) -> None:
    s = game.scenario(
        at="combat",
        orcs=dict(lands="solborg:5 ravnvik:3", king="solborg"),
        elves=dict(lands="sotfell:1 isborg:5", king="isborg"),
    )
    assert "attack sotfell" in options(s)
    assert play(s, "attack sotfell", "send 2")[0].words()["origin"] == "ravnvik"
    s = game.scenario(
        at="combat",
        orcs=dict(lands="solborg:5 brandport:1", king="solborg"),
        elves=dict(lands="sildvik:1 sotfell:1 isborg:5", king="isborg"),
    )
    assert "attack sotfell" not in options(s)
    assert why(s, "attack sotfell") == "DL-5.3"
    s = game.scenario(
        at="combat",
        orcs=dict(lands="solborg:5", king="solborg"),
        elves=dict(lands="sildvik:1 sotfell:1 isborg:5", king="isborg"),
    )
    assert why(s, "attack sotfell") == "DL-5.2"


@pytest.mark.rule("DL-5.3")
def test_a_territory_that_attackers_leave_keeps_a_unit(game: DragonLords) -> None:
    s = game.scenario(
        at="combat",
        orcs=dict(lands="solborg:4 ravnvik:1", king="solborg", pieces="decoy-1:solborg"),
        elves=dict(lands="glodheim:9 sotfell:1", king="glodheim"),
    )
    assert why(s, "attack sotfell") == "DL-5.3"
    play(s, "attack glodheim")
    assert options(s) == {"send 1", "send 2", "bring king", "bring decoy-1"}
    assert why(s, "send 4") == "DL-5.3"
    play(s, "bring king", "bring decoy-1")
    assert options(s) == {"send 1", "done"}
    assert why(s, "send 2") == "DL-5.3"
    play(s, "send 1")
    assert units(s, "orcs", "solborg") == 1


@pytest.mark.rule("DL-5.3")
def test_the_one_who_stays_may_be_the_king(game: DragonLords) -> None:
    s = game.scenario(at="combat", orcs=dict(lands="solborg:2", king="solborg"), elves=dict(lands="glodheim:1"))
    play(s, "attack glodheim", "send 1", "pass")
    assert people(s, "orcs")["lands"] == {"solborg": 1}
    assert where(s, "orcs", "king") == "solborg"


@pytest.mark.rule("DL-5.4")
@pytest.mark.parametrize("count", [1, 3, 5])
def test_the_attacker_decides_how_many_go(game: DragonLords, count: int) -> None:
    s = game.scenario(
        at="combat",
        orcs=dict(lands="glodheim:6 solborg:1", king="solborg"),
        elves=dict(lands="silfrgruva:2 isborg:1", king="isborg"),
    )
    play(s, "attack silfrgruva", f"send {count}")
    assert guests(s) == {"silfrgruva": (count, 0)}
    assert units(s, "orcs", "glodheim") == 6 - count


@pytest.mark.rule("DL-5.4")
def test_the_attacker_decides_which_units_go(game: DragonLords) -> None:
    s = game.scenario(
        at="combat",
        orcs=dict(lands="glodheim:6 solborg:1", king="solborg", pieces="wizard-1:glodheim decoy-2:glodheim"),
        elves=dict(lands="silfrgruva:2 isborg:1", king="isborg"),
    )
    play(s, "attack silfrgruva", "bring wizard-1", "done")
    assert guests(s) == {"silfrgruva": (1, 0)}
    assert where(s, "orcs", "wizard-1") == "silfrgruva"
    assert where(s, "orcs", "decoy-2") == "glodheim"


@pytest.mark.rule("DL-5.5")
def test_units_from_several_sides_fight_as_one_army(game: DragonLords) -> None:
    s = game.scenario(
        at="combat",
        orcs=dict(lands="glodheim:3 ravnvik:4 midgate:2 solborg:1", king="solborg"),
        elves=dict(lands="silfrgruva:2 isborg:1", king="isborg"),
    )
    play(s, "attack silfrgruva")
    assert question(s) == "ask-muster"
    assert options(s) == {"from glodheim", "from ravnvik", "from midgate"}
    assert why(s, "from solborg") == "DL-1.4"
    play(s, "from glodheim", "send 2", "from ravnvik", "send 1")
    assert options(s) == {"done", "from midgate"}, "each is asked once"
    assert why(s, "from glodheim") == "DL-5.3"
    play(s, "done")
    assert "roll 1 1 1" in answers(s)
    happened = play(s, "roll 1 4 6")
    assert told(happened, "melee") == [{"people": "orcs", "dice": 3, "need": 3, "hits": 1}]


@pytest.mark.rule("DL-5.6")
@pytest.mark.reading("DL 23")
def test_each_attack_is_chosen_when_the_one_before_is_over(game: DragonLords) -> None:
    s = game.scenario(
        at="combat",
        orcs=dict(lands="glodheim:3 solborg:5", king="solborg"),
        elves=dict(lands="silfrgruva:1 eikdal:1 isborg:1", king="isborg"),
    )
    assault(s, "eikdal", "send 2")
    assert s.fate is not None
    play(s, "roll 1 6", "roll 6")
    assert holder(s, "eikdal") == "orcs"
    assert {"attack silfrgruva", "done"} <= options(s)


@pytest.mark.rule("DL-5.7")
@pytest.mark.reading("DL 23")
def test_conquests_are_not_limited(game: DragonLords) -> None:
    s = game.scenario(
        at="combat",
        orcs=dict(lands="solborg:9", king="solborg"),
        elves=dict(lands="brandport:1 ravnvik:1 glodheim:1 sildvik:1 eikdal:1 isborg:1", king="isborg"),
    )
    for land in ("brandport", "ravnvik", "glodheim", "sildvik", "eikdal"):
        assault(s, land, "send 1", origin="solborg")
        play(s, "roll 1", "roll 6")
    assert lands(s, "elves") == {"isborg": 1}
    assert len(lands(s, "orcs")) == 6


# --- chains ---------------------------------------------------------------------------------------


def chain(game: DragonLords, count: int, home: int = 1) -> Any:
    """Orcs who have just taken the mine beyond their border with a number of units."""
    s = game.scenario(
        at="combat",
        orcs=dict(lands=f"glodheim:{count + 1} solborg:{home}", king="solborg"),
        elves=dict(lands="silfrgruva:1 midgate:1 laxvik:1 isborg:1", king="isborg"),
    )
    play(s, "attack silfrgruva", f"send {count}", "roll " + " ".join("1" * min(count, 6)), "roll 6")
    assert holder(s, "silfrgruva") == "orcs"
    return s


@pytest.mark.rule("DL-5.8")
@pytest.mark.reading("DL 23")
def test_winners_may_attack_on_as_long_as_they_win(game: DragonLords) -> None:
    s = chain(game, 4)
    play(s, "attack midgate", "send 3", "roll 1 1 1", "roll 6")
    assert "attack laxvik" in options(s)
    play(s, "attack laxvik", "send 2", "roll 1 1", "roll 6")
    assert lands(s, "orcs") == {"glodheim": 1, "solborg": 1, "silfrgruva": 1, "midgate": 1, "laxvik": 2}
    assert "attack isborg" in options(s)


@pytest.mark.rule("DL-5.9")
def test_an_army_that_attacks_onward_leaves_a_unit(game: DragonLords) -> None:
    s = chain(game, 3)
    play(s, "attack midgate")
    assert options(s) == {"send 1", "send 2"}
    assert why(s, "send 3") == "DL-5.3"


@pytest.mark.rule("DL-5.10")
def test_a_lone_survivor_stays(game: DragonLords) -> None:
    s = chain(game, 1, home=2)
    assert lands(s, "orcs")["silfrgruva"] == 1
    assert "attack midgate" not in options(s)
    assert why(s, "attack midgate") == "DL-5.3"


# --- fights that wait -----------------------------------------------------------------------------

WAITING: dict[str, Any] = dict(
    orcs=dict(lands="solborg:2 glodheim:1", king="solborg", ships="1:k3:2"),
    elves=dict(lands="isborg:1 granheim:1 ternvik:1", king="isborg", ships="2:k3:1"),
    barbarians=dict(lands="hrafnborg:5 kaldskard:1", king="hrafnborg"),
)


@pytest.mark.rule("DL-5.11")
def test_the_phase_lasts_until_waiting_fights_are_fought_in_any_order(game: DragonLords) -> None:
    s = game.scenario(at="combat", **WAITING, guests="ternvik:2 kaldskard:2*")
    assert {option for option in options(s) if option.startswith("fight")} == {
        "fight ternvik", "fight kaldskard", "fight k3",
    }  # fmt: skip
    assert why(s, "done") == "DL-5.11"
    play(s, "fight k3", "roll 1 1", "roll 6")
    assert {"fight ternvik", "fight kaldskard"} <= options(s)
    assert why(s, "done") == "DL-5.11"
    play(s, "fight kaldskard", "roll 1 1", "roll 6")
    assert why(s, "done") == "DL-5.11"
    play(s, "fight ternvik", "roll 1 1", "roll 6")
    assert why(s, "done") is None


@pytest.mark.rule("DL-5.11")
def test_units_out_of_the_wastelands_fight_too(game: DragonLords) -> None:
    s = game.scenario(
        at="quest",
        orcs=dict(lands="solborg:2", king="solborg", party="village-north:3"),
        elves=dict(lands="isborg:1 vakthold:1", king="isborg"),
    )
    play(s, "leave vakthold")
    while "fight vakthold" not in options(s):
        play(s, "done")
    assert why(s, "done") == "DL-5.11"


@pytest.mark.rule("DL-5.12")
def test_landed_units_that_have_won_may_attack_on(game: DragonLords) -> None:
    s = game.scenario(
        at="battle",
        zone="ternvik",
        orcs=dict(lands="solborg:2", king="solborg", ships="1:ternvik"),
        elves=dict(lands="ternvik:1 frostgate:1 isborg:1", king="isborg"),
        guests="ternvik:3",
    )
    play(s, "roll 1 1 1", "roll 6")
    assert {"attack frostgate", "attack isborg"} <= options(s)
    play(s, "attack frostgate", "send 2", "roll 1 1", "roll 6")
    assert lands(s, "orcs") == {"solborg": 2, "ternvik": 1, "frostgate": 2}


# --- forced marches -------------------------------------------------------------------------------

ROAD = "solborg:3 glodheim:1 silfrgruva:1 midgate:1 frostgate:1 ternvik:1"
BESIDE_THE_ROAD = "brandport ravnvik sildvik eikdal laxvik"
"""Five territories in a row before the Orcs' Kingdom, and others who hold what lies beside them."""


@pytest.mark.rule("DL-5.13")
@pytest.mark.rule("DL-1.6")
def test_example_forced_march_over_the_land_bridge(game: DragonLords) -> None:
    """An Elf of the Kingdom can reinforce any of four territories, the second and third joined by the land bridge."""
    s = game.scenario(
        at="combat",
        elves=dict(lands="isborg:2 frostgate:1 midgate:1 silfrgruva:1 glodheim:1", king="isborg"),
        neutral="ternvik granheim vakthold laxvik ravnvik solborg",
    )
    play(s, "march isborg")
    assert options(s) == {"to frostgate", "to midgate", "to silfrgruva", "to glodheim"}
    play(s, "to glodheim", "send 1")
    assert lands(s, "elves") == {"isborg": 1, "frostgate": 1, "midgate": 1, "silfrgruva": 1, "glodheim": 2}


@pytest.mark.rule("DL-5.13")
def test_a_march_leads_through_up_to_four_friendly_territories(game: DragonLords) -> None:
    s = game.scenario(at="combat", orcs=dict(lands=ROAD, king="solborg"), elves=FAR, neutral=BESIDE_THE_ROAD)
    play(s, "march solborg")
    assert options(s) == {"to glodheim", "to silfrgruva", "to midgate", "to frostgate"}
    assert why(s, "to ternvik") == "DL-5.13"
    assert why(s, "to k10") == "DL-5.13"
    play(s, "to frostgate", "send 2")
    assert units(s, "orcs", "frostgate") == 3
    assert units(s, "orcs", "solborg") == 1


@pytest.mark.rule("DL-5.13")
def test_a_march_crosses_no_mountains(game: DragonLords) -> None:
    s = game.scenario(
        at="combat",
        orcs=dict(lands="solborg:3 sotfell:2 eikdal:1", king="solborg"),
        elves=FAR,
        neutral="brandport ravnvik",
    )
    assert why(s, "march sotfell") == "DL-5.13"
    play(s, "march solborg")
    assert why(s, "to sotfell") == "DL-5.13"


@pytest.mark.rule("DL-5.14")
def test_units_of_one_territory_go_their_own_ways(game: DragonLords) -> None:
    s = game.scenario(
        at="combat",
        orcs=dict(lands="solborg:6 glodheim:1 ravnvik:1 eikdal:1", king="solborg", pieces="decoy-1:solborg"),
        elves=FAR,
    )
    play(s, "march solborg", "to glodheim", "send 2")
    play(s, "march solborg", "to ravnvik", "bring decoy-1", "done")
    play(s, "march solborg", "to eikdal", "send 1")
    assert lands(s, "orcs") == {"solborg": 2, "glodheim": 3, "ravnvik": 2, "eikdal": 2}
    assert where(s, "orcs", "decoy-1") == "ravnvik"


@pytest.mark.rule("DL-5.15")
@pytest.mark.parametrize("who", ["elves", "neutral", "vanquished"])
def test_a_march_neither_crosses_nor_enters_occupied_land(game: DragonLords, who: str) -> None:
    held: dict[str, Any] = {"elves": FAR}
    if who == "elves":
        held["elves"] = dict(lands="isborg:5 silfrgruva:1", king="isborg")
    elif who == "neutral":
        held["neutral"] = "silfrgruva:1"
    else:
        held["dwarves"] = dict(lands="silfrgruva:1", out=True)
    s = game.scenario(at="combat", orcs=dict(lands="solborg:3 glodheim:1 midgate:2", king="solborg"), **held)
    play(s, "march solborg")
    assert "to glodheim" in options(s)
    assert not {"to silfrgruva", "to midgate"} & options(s)
    assert why(s, "to silfrgruva") == "DL-5.15"


@pytest.mark.rule("DL-5.16")
@pytest.mark.reading("DL 21")
def test_who_has_fought_does_not_march(game: DragonLords) -> None:
    s = chain(game, 3)
    assert units(s, "orcs", "silfrgruva") == 3
    assert "march silfrgruva" not in options(s)
    assert why(s, "march silfrgruva") == "DL-5.16"


@pytest.mark.rule("DL-5.16")
def test_nor_does_a_marked_unit_that_has_fought(game: DragonLords) -> None:
    s = game.scenario(
        at="combat",
        orcs=dict(lands="glodheim:4 solborg:2", king="solborg", pieces="decoy-1:glodheim wizard-1:glodheim"),
        elves=dict(lands="silfrgruva:1 isborg:1", king="isborg"),
    )
    assault(s, "silfrgruva", "bring decoy-1", "bring wizard-1", "send 1")
    play(s, "roll 1 1 1", "roll 6")
    assert units(s, "orcs", "silfrgruva") == 3
    assert why(s, "march silfrgruva") == "DL-5.16"


@pytest.mark.rule("DL-5.16")
def test_who_has_retreated_does_not_march_but_others_there_do(game: DragonLords) -> None:
    s = game.scenario(
        at="combat",
        orcs=dict(lands="glodheim:6 ravnvik:1 solborg:1", king="solborg", pieces="decoy-1:glodheim"),
        elves=dict(lands="silfrgruva:5 isborg:1", king="isborg"),
    )
    assault(s, "silfrgruva", "bring decoy-1", "send 2")
    play(s, "roll 6 6 6", "roll 6 6 6 6 6", "retreat glodheim")
    assert units(s, "orcs", "glodheim") == 6
    play(s, "march glodheim", "to ravnvik")
    assert options(s) == {"send 1", "send 2", "send 3"}
    assert why(s, "send 4") == "DL-5.16"
    assert why(s, "bring decoy-1") == "DL-5.16"


@pytest.mark.rule("DL-5.17")
@pytest.mark.reading("DL 21")
def test_who_has_marched_does_not_attack(game: DragonLords) -> None:
    s = game.scenario(
        at="combat",
        orcs=dict(lands="glodheim:1 solborg:5", king="solborg", pieces="decoy-1:solborg"),
        elves=dict(lands="silfrgruva:5 isborg:1", king="isborg"),
    )
    play(s, "march solborg", "to glodheim", "bring decoy-1", "send 2")
    assert units(s, "orcs", "glodheim") == 4
    play(s, "attack silfrgruva")
    assert options(s) == {"send 1"}
    assert why(s, "send 2") == "DL-5.17"
    assert why(s, "bring decoy-1") == "DL-5.17"


@pytest.mark.rule("DL-5.17")
def test_marchers_cannot_attack_though_others_hold_the_place(game: DragonLords) -> None:
    s = game.scenario(
        at="combat",
        orcs=dict(lands="glodheim:3 solborg:2", king="solborg"),
        elves=dict(lands="silfrgruva:5 isborg:1", king="isborg"),
        worn="glodheim:0/0/3",
    )
    assert "attack silfrgruva" not in options(s)
    assert why(s, "attack silfrgruva") == "DL-5.17"


@pytest.mark.rule("DL-5.17")
def test_who_has_marched_does_not_march_again(game: DragonLords) -> None:
    s = game.scenario(
        at="combat",
        orcs=dict(lands="solborg:2 glodheim:2 ravnvik:1", king="solborg"),
        elves=FAR,
        worn="glodheim:0/0/2",
        neutral="silfrgruva",
    )
    assert {option for option in options(s) if option.startswith("march")} == {"march solborg"}


@pytest.mark.rule("DL-5.18")
def test_a_march_leaves_somebody_behind(game: DragonLords) -> None:
    s = game.scenario(at="combat", orcs=dict(lands="solborg:3 glodheim:1", king="solborg"), elves=FAR)
    assert "march glodheim" not in options(s)
    assert why(s, "march glodheim") == "DL-5.18"
    play(s, "march solborg")
    assert options(s) >= {"to glodheim"}
    play(s, "to glodheim")
    assert options(s) == {"send 1", "send 2", "bring king"}
    assert why(s, "send 3") == "DL-5.18"
    play(s, "bring king")
    assert options(s) == {"send 1", "done"}


@pytest.mark.rule("DL-5.19")
@pytest.mark.reading("DL 20")
def test_a_march_may_end_on_vacant_land_but_not_cross_it(game: DragonLords) -> None:
    s = game.scenario(at="combat", orcs=dict(lands="solborg:3 glodheim:1 midgate:1", king="solborg"), elves=FAR)
    play(s, "march solborg")
    assert "to silfrgruva" in options(s)
    assert "to midgate" not in options(s)
    assert why(s, "to midgate") == "DL-5.19"
    play(s, "to silfrgruva", "send 1")
    assert lands(s, "orcs")["silfrgruva"] == 1


@pytest.mark.rule("DL-5.20")
def test_vacant_land_belongs_to_nobody_and_pays_nothing(game: DragonLords) -> None:
    lots: dict[str, Any] = dict(orcs=dict(lands="glodheim:3 solborg:1", king="solborg"))
    s = game.scenario(at="combat", **lots, elves=dict(lands="silfrgruva:1 isborg:1", king="isborg"))
    assault(s, "silfrgruva", "send 1")
    play(s, "roll 1", "roll 1")
    assert holder(s, "silfrgruva") is None
    play(s, "done", "done")
    assert gold(s, "orcs") == 5 + 1
    s = game.scenario(at="income", **lots, elves=FAR)
    assert gold(s, "orcs") == 5 + 1


@pytest.mark.rule("DL-5.20")
@pytest.mark.rule("DL-5.21")
def test_a_transfer_claims_vacant_land_and_then_it_pays(game: DragonLords) -> None:
    s = game.scenario(at="transfer", orcs=dict(lands="glodheim:3 solborg:1", king="solborg"), elves=FAR)
    play(s, "transfer glodheim", "to silfrgruva", "send 1", "done")
    assert holder(s, "silfrgruva") == "orcs"
    assert gold(s, "orcs") == 5 + 1 + 3


@pytest.mark.rule("DL-5.21")
def test_vacant_land_cannot_be_attacked_by_those_who_have_fought(game: DragonLords) -> None:
    s = game.scenario(
        at="combat",
        orcs=dict(lands="glodheim:6 solborg:1", king="solborg"),
        elves=dict(lands="silfrgruva:1 isborg:1", king="isborg"),
    )
    assert why(s, "attack ravnvik") == "DL-5.21"
    assault(s, "silfrgruva", "send 3")
    play(s, "roll 1 1 1", "roll 6")
    assert why(s, "attack midgate") == "DL-5.21"
    assert "march silfrgruva" not in options(s)
    play(s, "march glodheim", "to ravnvik", "send 1", "done")
    play(s, "transfer silfrgruva", "to midgate", "send 2")
    assert lands(s, "orcs") == {"glodheim": 2, "solborg": 1, "ravnvik": 1, "silfrgruva": 1, "midgate": 2}


@pytest.mark.rule("DL-5.21")
def test_claiming_vacant_land_is_no_battle(game: DragonLords) -> None:
    s = game.scenario(at="combat", orcs=dict(lands="glodheim:3 solborg:1", king="solborg"), elves=FAR)
    happened = play(s, "march glodheim", "to silfrgruva", "send 1")
    assert "combat" not in events(happened)
    assert people(s, "orcs")["mana"] == 2


@pytest.mark.rule("DL-5.22")
@pytest.mark.reading("DL 19")
def test_the_last_unit_never_leaves_by_whatever_way(game: DragonLords) -> None:
    alone: dict[str, Any] = dict(
        orcs=dict(
            lands="brandport:1 ravnvik:1 vestgate:1 solborg:1",
            king="vestgate",
            pieces="dragonlord:brandport wizard-1:ravnvik",
            spells="wizard-1:teleport",
            ships="1:ravnvik",
        ),
        elves=dict(lands="sotfell:1 austgate:1 isborg:1", king="isborg"),
    )
    for at in ("naval", "quest", "combat", "transfer"):
        s = game.scenario(at=at, alone=True, **alone)
        assert question(s) == "ask-rest", at
    two = alone["orcs"] | dict(lands="brandport:2 ravnvik:2 vestgate:2 solborg:1")
    s = game.scenario(at="combat", alone=True, **(alone | dict(orcs=two)))
    assert {"attack sotfell", "attack austgate", "march ravnvik"} <= options(s)
    s = game.scenario(at="transfer", alone=True, **(alone | dict(orcs=two)))
    assert {"transfer ravnvik", "teleport dragonlord", "teleport wizard-1"} <= options(s)


@pytest.mark.rule("DL-5.22")
def test_losses_can_leave_a_territory_vacant(game: DragonLords) -> None:
    s = game.scenario(
        at="combat",
        orcs=dict(lands="solborg:2 glodheim:1", king="solborg", scrolls="black-death"),
        elves=dict(lands="silfrgruva:1 isborg:1", king="isborg"),
    )
    play(s, "cast black-death", "strike silfrgruva", "roll 1")
    assert holder(s, "silfrgruva") is None


@pytest.mark.rule("DL-5.23")
@pytest.mark.reading("DL 80")
def test_the_road_of_a_march_changes_nothing(game: DragonLords) -> None:
    """From Frostgate to Vakthold there are roads by Isborg and by Laxvik and Snowtind; only the goal is asked for."""
    lands = "isborg:1 frostgate:3 laxvik:1 snowtind:1 vakthold:1 granheim:1"
    goals = {}
    for held in (lands, lands.replace("isborg:1 ", ""), lands.replace("laxvik:1 ", "")):
        neutral = " ".join(f"{name}:1" for name in ("isborg", "laxvik") if name not in held)
        s = game.scenario(at="combat", elves=dict(lands=held, king="vakthold"), orcs={}, neutral=neutral)
        play(s, "march frostgate")
        assert question(s) == "ask-march"
        play(s, "to vakthold", "send 2")
        goals[held] = (units(s, "elves", "frostgate"), units(s, "elves", "vakthold"), s.worn)
    assert len({str(one) for one in goals.values()}) == 1


@pytest.mark.rule("DL-5.23")
@pytest.mark.reading("DL 53", "DL 80")
def test_a_wall_of_fire_burns_no_march(game: DragonLords) -> None:
    elves = dict(lands="isborg:1 vakthold:5 granheim:1", king="isborg")
    s = game.scenario(at="combat", walls="vakthold-granheim", elves=elves, orcs=dict(lands="solborg:5"))
    play(s, "march vakthold", "to granheim", "send 4")
    assert (units(s, "elves", "vakthold"), units(s, "elves", "granheim")) == (1, 5)
    assert question(s) == "ask-combat"
