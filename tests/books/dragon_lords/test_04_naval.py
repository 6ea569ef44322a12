"""Chapter 4, naval movement: crews and room aboard, voyages, landings, blockades and docked ships."""

from __future__ import annotations

from typing import Any

import pytest

from meadhall.games.dragon_lords import DragonLords
from meadhall.games.dragon_lords.state import DragonLordsState
from tests.books.dragon_lords.table import (
    events,
    guests,
    holder,
    kinds,
    options,
    play,
    question,
    seen,
    ship,
    told,
    units,
    where,
    why,
)

ORCS: dict[str, Any] = dict(lands="solborg:3", king="solborg")


def voyage(game: DragonLords, fleet: Any, elves: str = "isborg:3", **what: Any) -> DragonLordsState:
    """The Elves sail. Their King stays in the first territory that is named, that of the Orcs in his Kingdom."""
    return game.scenario(at="naval", **{"orcs": ORCS, **what}, elves=dict(lands=elves, ships=fleet), active="elves")


def around(game: DragonLords, start: str, zones: int) -> set[str]:
    """The sea zones that are not farther away than this, the start left aside."""
    seen = edge = {start}
    for _ in range(zones):
        edge = {near for zone in edge for near in game.components.sea[zone].borders} - seen
        seen = seen | edge
    return seen - {start}


def courses(s: DragonLordsState) -> set[str]:
    return {option.split()[1] for option in options(s) if option.startswith("sail ")}


def left(s: DragonLordsState) -> int:
    """How many sea zones the ship on its voyage may still enter."""
    assert s.decision is not None
    assert question(s) == "ask-voyage"
    return int(s.decision.prompt.words()["zones"])


def spent(at: str, units: int, sailed: int) -> dict[str, Any]:
    """The first ship, which has entered a number of sea zones in this turn."""
    return {"1": {"at": at, "units": units, "sailed": sailed}}


# --- the example of the book ----------------------------------------------------------------------


@pytest.mark.rule("DL-4.5", "DL-4.7", "DL-4.10", "DL-4.14", "DL-4.15", "DL-4.29")
def test_example_three_elves_sail_to_an_island_and_on_to_the_dwarves(game: DragonLords) -> None:
    s = voyage(game, "1:selvik", "isborg:3 selvik:4", dwarves=dict(lands="jarnborg:3 askvik:2"))
    play(s, "embark 1", "send 3", "sail c6")
    assert left(s) == 6 - 2
    play(s, "land vestrey", "send 1")
    assert holder(s, "vestrey") == "elves"
    play(s, "sail c8")
    assert left(s) == 6 - 4
    play(s, "land askvik", "send 2")
    assert guests(s) == {"askvik": (2, 0)}
    assert ship(s, 1) == ("askvik", "elves", 0)
    assert units(s, "elves", "selvik") == 1
    assert question(s) == "ask-combat"
    assert "fight askvik" in options(s)


@pytest.mark.rule("DL-4.19", "DL-4.23")
def test_example_elves_attack_the_blockade_of_the_dwarves(game: DragonLords) -> None:
    s = game.scenario(
        at="naval", elves=dict(lands="isborg:3", ships="1:k4:3"), dwarves=dict(lands="jarnborg:3", ships="2:k3:2"),
    )  # fmt: skip
    play(s, "embark 1", "sail k3")
    happened = play(s, "fight k3", "roll 1 2 4", "roll 3 4")
    assert [(one["need"], one["hits"]) for one in told(happened, "melee")] == [(3, 2), (3, 1)]
    assert ship(s, 1) == ship(s, 2) == ("k3", "elves", 1)


# --- crews and room -------------------------------------------------------------------------------


@pytest.mark.rule("DL-4.1")
def test_a_ship_moves_only_with_a_unit_aboard(game: DragonLords) -> None:
    s = voyage(game, "1:ternvik", "isborg:3 ternvik:2")
    play(s, "embark 1")
    assert options(s) == {"send 1"}
    play(s, "send 1", "sail k3")
    assert ship(s, 1) == ("k3", "elves", 1)


@pytest.mark.rule("DL-4.1")
@pytest.mark.reading("DL 25")
def test_each_ship_needs_a_unit_of_its_own(game: DragonLords) -> None:
    s = voyage(game, "1:ternvik 2:ternvik 3:ternvik", "isborg:3 ternvik:3")
    play(s, "embark 1", "send 1", "sail k4", "done", "embark 3", "send 1", "sail k4", "done")
    assert "embark 2" not in options(s)
    assert why(s, "embark 2") == "DL-4.11"
    assert ship(s, 2) == ("ternvik", "elves", 0)


@pytest.mark.rule("DL-4.1")
def test_nobody_sails_with_the_ships_of_others_or_with_one_in_the_box(game: DragonLords) -> None:
    s = voyage(game, "1:k3:2", orcs=dict(lands="solborg:3", ships="2:g10:2"))
    assert why(s, "embark 2") == why(s, "embark 8") == "DL-4.1"


@pytest.mark.rule("DL-4.2")
@pytest.mark.reading("DL 25")
def test_no_more_than_eight_board_a_ship(game: DragonLords) -> None:
    s = voyage(game, "1:ternvik", "isborg:3 ternvik:12")
    play(s, "embark 1")
    assert options(s) == {f"send {n}" for n in range(1, 9)}
    assert why(s, "send 9") == "DL-4.2"
    play(s, "send 8", "sail k3")
    assert "load ternvik" not in options(s)
    assert why(s, "load ternvik") == "DL-4.2"


@pytest.mark.rule("DL-4.2")
def test_who_boards_later_finds_what_room_is_left(game: DragonLords) -> None:
    s = voyage(game, "1:k3:6", "isborg:3 ternvik:9")
    play(s, "embark 1", "load ternvik")
    assert options(s) == {"send 1", "send 2"}


@pytest.mark.rule("DL-4.2")
def test_a_marked_unit_takes_up_room_like_any_other(game: DragonLords) -> None:
    s = game.scenario(
        at="naval", active="elves", orcs=ORCS,
        elves=dict(lands="isborg:3 ternvik:9", ships="1:k3:6", king="ternvik", pieces="decoy-1:ternvik"),
    )  # fmt: skip
    play(s, "embark 1", "load ternvik", "bring king")
    assert options(s) == {"done", "send 1", "bring decoy-1"}
    play(s, "bring decoy-1")
    assert units(s, "elves", "ship-1") == 8
    assert "load ternvik" not in options(s)


# --- the voyage -----------------------------------------------------------------------------------


@pytest.mark.rule("DL-4.3", "DL-4.4")
@pytest.mark.parametrize("start", ["k3", "g3", "a1", "e7"])
def test_a_ship_enters_six_zones_each_next_to_the_last(game: DragonLords, start: str) -> None:
    s = voyage(game, f"1:{start}:1")
    play(s, "embark 1")
    assert courses(s) == around(game, start, 6)
    far = next(iter(around(game, start, 7) - around(game, start, 6) - {start}))
    assert why(s, f"sail {far}") == "DL-4.3"


@pytest.mark.rule("DL-4.3", "DL-4.10")
@pytest.mark.reading("DL 25")
def test_six_zones_for_all_stops_together(game: DragonLords) -> None:
    s = voyage(game, "1:k3:3", "isborg:3 ternvik:2")
    play(s, "embark 1", "sail k4", "sail k3", "land ternvik", "send 1", "sail l4")
    assert left(s) == 3
    assert courses(s) == around(game, "l4", 3)
    play(s, "sail k3", "load ternvik", "send 1", "sail k4", "sail k3")
    assert left(s) == 0
    assert not courses(s)
    assert ship(s, 1) == ("k3", "elves", 3)


@pytest.mark.rule("DL-4.3")
def test_docking_and_putting_out_again_gives_no_new_movement(game: DragonLords) -> None:
    s = voyage(game, "1:k4:2", "isborg:3 ternvik:2")
    play(s, "embark 1", "sail k3", "land ternvik", "send 2")
    assert ship(s, 1) == ("ternvik", "elves", 0)
    play(s, "embark 1", "send 1", "sail k3")
    assert left(s) == 5


@pytest.mark.rule("DL-4.3")
def test_a_ship_that_has_used_up_its_movement_far_from_any_harbour_is_done(game: DragonLords) -> None:
    s = voyage(game, {**spent("k5", 2, 6), "2": {"at": "k3", "units": 1}})
    assert "embark 1" not in options(s)
    assert why(s, "embark 1") == "DL-4.3"


@pytest.mark.rule("DL-4.4")
@pytest.mark.parametrize(("start", "goal", "zones"), [("g3", "k3", 6), ("g8", "g5", 5)])
def test_ships_go_round_the_land_and_the_wastelands(game: DragonLords, start: str, goal: str, zones: int) -> None:
    s = voyage(game, spent(start, 1, 6 - zones + 1))
    play(s, "embark 1")
    assert goal not in courses(s)
    s = voyage(game, spent(start, 1, 6 - zones))
    play(s, "embark 1", f"sail {goal}")
    assert s.position()["ships"]["1"]["sailed"] == 6


@pytest.mark.rule("DL-4.5")
@pytest.mark.reading("DL 24")
def test_casting_off_is_free(game: DragonLords) -> None:
    s = voyage(game, "1:ternvik", "isborg:3 ternvik:3")
    play(s, "embark 1", "send 1")
    assert courses(s) == {"k3"} | around(game, "k3", 6)
    play(s, "sail k3")
    assert left(s) == 6


@pytest.mark.rule("DL-4.5")
def test_from_an_island_one_casts_off_into_either_of_its_zones(game: DragonLords) -> None:
    s = voyage(game, {"1": {"at": "hlesey", "sailed": 6}}, "isborg:3 hlesey:3")
    play(s, "embark 1", "send 1")
    assert courses(s) == {"f1", "f3"}


@pytest.mark.rule("DL-4.6", "DL-4.7")
@pytest.mark.reading("DL 24")
def test_without_movement_left_a_ship_still_puts_in(game: DragonLords) -> None:
    s = voyage(game, spent("k3", 2, 6), "isborg:3 ternvik:3")
    play(s, "embark 1")
    assert options(s) == {"load ternvik", "land ternvik"}
    play(s, "load ternvik", "send 2", "land ternvik", "send 4")
    assert ship(s, 1) == ("ternvik", "elves", 0)
    assert units(s, "elves", "ternvik") == 5


@pytest.mark.rule("DL-4.7")
def test_loading_and_landing_use_up_no_movement(game: DragonLords) -> None:
    s = voyage(game, spent("k3", 2, 1), "isborg:3 ternvik:3")
    play(s, "embark 1", "load ternvik", "send 2")
    assert left(s) == 5
    play(s, "land ternvik", "send 1")
    assert left(s) == 5


@pytest.mark.rule("DL-4.8")
@pytest.mark.reading("DL 24")
@pytest.mark.parametrize(("start", "goal"), [("e12", "e1"), ("g1", "g12")])
def test_over_the_edge_costs_one_zone(game: DragonLords, start: str, goal: str) -> None:
    s = voyage(game, f"1:{start}:1")
    play(s, "embark 1", f"sail {goal}")
    assert left(s) == 5


@pytest.mark.rule("DL-4.9")
def test_units_board_and_land_only_in_harbours_of_the_zone(game: DragonLords) -> None:
    s = voyage(game, "1:k4:2", "isborg:3 ternvik:3 frostgate:3")
    play(s, "embark 1")
    assert kinds(s) == {"sail"}
    assert why(s, "land ternvik") == why(s, "load ternvik") == "DL-4.9"
    play(s, "sail k3")
    assert {"land ternvik", "load ternvik"} <= options(s)
    assert why(s, "land frostgate") == why(s, "load frostgate") == why(s, "load isborg") == "DL-4.9"


@pytest.mark.rule("DL-4.9")
def test_nobody_takes_foreign_units_aboard(game: DragonLords) -> None:
    s = voyage(game, "1:g10:2", orcs=dict(lands="solborg:3 sildvik:3"))
    play(s, "embark 1")
    assert "load sildvik" not in options(s)
    assert why(s, "load sildvik") == "DL-1.16"


@pytest.mark.rule("DL-4.10")
def test_a_voyage_may_end_at_any_stop(game: DragonLords) -> None:
    s = voyage(game, "1:k3:3 2:k3:1", "isborg:3 ternvik:2")
    play(s, "embark 1", "land ternvik", "send 1", "done")
    assert question(s) == "ask-naval"
    assert ship(s, 1) == ("k3", "elves", 2)
    play(s, "embark 1", "sail k4")
    assert left(s) == 5


@pytest.mark.rule("DL-4.11")
@pytest.mark.reading("DL 19")
def test_boarding_may_not_empty_a_territory(game: DragonLords) -> None:
    s = voyage(game, "1:ternvik 2:g3:1", "isborg:3 ternvik:4 laxvik:1")
    play(s, "embark 1")
    assert options(s) == {"send 1", "send 2", "send 3"}
    assert why(s, "send 4") == "DL-4.11"
    play(s, "send 3", "sail k3")
    assert why(s, "load ternvik") == "DL-4.11"
    play(s, "done", "embark 2")
    assert "load laxvik" not in options(s)
    assert why(s, "load laxvik") == "DL-4.11"


@pytest.mark.rule("DL-4.12")
@pytest.mark.reading("DL 19")
def test_a_ship_leaves_nothing_behind_at_sea(game: DragonLords) -> None:
    s = voyage(game, "1:k3:5")
    play(s, "embark 1", "sail k4")
    assert ship(s, 1) == ("k4", "elves", 5)
    assert not any(one["at"] == "k3" for one in s.position()["ships"].values())


# --- landings -------------------------------------------------------------------------------------


@pytest.mark.rule("DL-4.13")
def test_units_landed_among_friends_still_attack(game: DragonLords) -> None:
    s = voyage(game, "1:k10:3", "isborg:2 ravnvik:1", orcs=dict(lands="solborg:2 sotfell:2"))
    play(s, "embark 1", "land ravnvik", "send 2", "done", "done", "attack sotfell")
    assert options(s) == {"send 1", "send 2"}


@pytest.mark.rule("DL-4.13")
def test_units_landed_among_friends_still_march_and_are_transferred(game: DragonLords) -> None:
    s = voyage(game, "1:k10:3", "isborg:1 ravnvik:1 silfrgruva:1 midgate:1 frostgate:1")
    play(s, "embark 1", "land ravnvik", "send 2", "done", "done", "march ravnvik", "to frostgate", "send 1", "done")
    assert question(s) == "ask-transfer"
    play(s, "transfer ravnvik", "to silfrgruva", "send 1")
    assert units(s, "elves", "silfrgruva") == units(s, "elves", "frostgate") == 2


@pytest.mark.rule("DL-4.14")
def test_landing_on_an_empty_island_takes_it_at_once(game: DragonLords) -> None:
    s = voyage(game, "1:f3:2")
    happened = play(s, "embark 1", "land hlesey", "send 1")
    assert holder(s, "hlesey") == "elves"
    assert not guests(s)
    assert "combat" not in events(happened)


@pytest.mark.rule("DL-4.14", "DL-4.24")
def test_a_ship_docked_in_vacant_land_falls_to_whoever_lands(game: DragonLords) -> None:
    s = voyage(game, "1:f3:2", orcs=dict(lands="solborg:3", ships="2:hlesey"))
    play(s, "embark 1", "land hlesey", "send 1")
    assert ship(s, 2) == ("hlesey", "elves", 0)


@pytest.mark.rule("DL-4.15")
@pytest.mark.parametrize("side", ["orcs", "neutral"])
def test_units_landed_among_enemies_fight_in_the_combat_phase(game: DragonLords, side: str) -> None:
    foe: dict[str, Any] = dict(neutral="ravnvik:1") if side == "neutral" else {}
    s = voyage(game, "1:k10:3", "isborg:1 silfrgruva:1",
               orcs=dict(lands="solborg:3" if foe else "solborg:3 ravnvik:1"), **foe)  # fmt: skip
    play(s, "embark 1", "land ravnvik", "send 2")
    assert holder(s, "ravnvik") == side
    play(s, "done", "done")
    assert question(s) == "ask-combat"
    assert why(s, "done") == "DL-5.11"
    play(s, "fight ravnvik", "roll 4 4", "roll 6")
    assert options(s) == {"again", "retreat silfrgruva"}
    play(s, "again", "roll 1 6", "roll 6")
    assert holder(s, "ravnvik") == "elves"


@pytest.mark.rule("DL-4.16")
def test_neighbours_join_those_who_have_landed(game: DragonLords) -> None:
    s = voyage(game, "1:k10:3", "isborg:1 silfrgruva:4", orcs=dict(lands="solborg:3 ravnvik:1"))
    play(s, "embark 1", "land ravnvik", "send 2", "done", "done", "attack ravnvik", "from silfrgruva", "send 3")
    assert guests(s) == {"ravnvik": (5, 0)}
    happened = play(s, "roll 4 4 4 4 4")
    assert told(happened, "melee")[0]["dice"] == 5


@pytest.mark.rule("DL-4.16")
def test_those_who_have_landed_may_fight_alone(game: DragonLords) -> None:
    s = voyage(game, "1:k10:3", "isborg:1 silfrgruva:4", orcs=dict(lands="solborg:3 ravnvik:1"))
    play(s, "embark 1", "land ravnvik", "send 2", "done", "done", "attack ravnvik")
    assert options(s) == {"done", "from silfrgruva"}
    assert told(play(s, "done", "roll 4 4"), "melee")[0]["dice"] == 2


# --- blockades ------------------------------------------------------------------------------------


@pytest.mark.rule("DL-4.17", "DL-4.19")
def test_a_ship_at_sea_with_a_unit_aboard_bars_the_way(game: DragonLords) -> None:
    s = voyage(game, "1:g3:2", orcs=dict(lands="solborg:3", ships="2:i5:1"))
    play(s, "embark 1")
    assert "i5" in courses(s)
    assert not {"j5", "k4", "k3"} & courses(s)
    assert why(s, "sail k3") == "DL-4.19"


@pytest.mark.rule("DL-4.17")
def test_an_own_blockade_bars_nothing(game: DragonLords) -> None:
    s = voyage(game, "1:g3:2 2:i5:1")
    play(s, "embark 1")
    assert "k3" in courses(s)


@pytest.mark.rule("DL-4.18", "DL-4.2")
def test_several_ships_share_a_zone_with_eight_aboard_each(game: DragonLords) -> None:
    s = voyage(game, "1:k3:8 2:k4:5", "isborg:3 ternvik:9")
    play(s, "embark 2", "sail k3", "load ternvik")
    assert options(s) == {"send 1", "send 2", "send 3"}
    play(s, "send 3")
    assert ship(s, 1) == ship(s, 2) == ("k3", "elves", 8)
    assert why(s, "load ternvik") == "DL-4.2"


@pytest.mark.rule("DL-4.19")
def test_a_ship_that_meets_a_blockade_stops_and_must_fight(game: DragonLords) -> None:
    s = voyage(game, "1:g3:2 2:k3:1", orcs=dict(lands="solborg:3", ships="3:i5:1"))
    happened = play(s, "embark 1", "sail i5")
    assert "blockade-met" in events(happened)
    assert question(s) == "ask-naval"
    assert why(s, "embark 1") == "DL-4.19"
    play(s, "done")
    assert question(s) == "ask-combat"
    assert why(s, "done") == "DL-5.11"
    play(s, "fight i5", "roll 1 6", "roll 6")
    assert ship(s, 3) == ("i5", "elves", 1)


@pytest.mark.rule("DL-4.19")
def test_a_stopped_ship_stays_even_if_the_blockade_goes_down(game: DragonLords) -> None:
    s = game.scenario(
        at="naval",
        elves=dict(lands="isborg:3", ships="1:k9:2 2:a1:1", scrolls="summon-kraken"),
        orcs=dict(lands="solborg:3 ravnvik:1", ships="3:k10:1"),
    )
    play(s, "embark 1", "sail k10", "cast summon-kraken", "strike 3")
    assert ship(s, 3) is None
    assert why(s, "embark 1") == "DL-4.19"


@pytest.mark.rule("DL-4.19")
def test_vanquished_blockades_bar_the_way_too(game: DragonLords) -> None:
    s = voyage(game, "1:g3:2", orcs=dict(lands="solborg:3", ships="2:i5:1", out=True, king=None), dwarves={})
    play(s, "embark 1")
    assert "i5" in courses(s)
    assert "j5" not in courses(s)


@pytest.mark.rule("DL-4.20")
def test_a_blockade_before_a_harbour_shuts_it(game: DragonLords) -> None:
    s = voyage(game, "1:ternvik", "isborg:3 ternvik:4", orcs=dict(lands="solborg:3", ships="2:k3:1"))
    play(s, "embark 1", "send 3")
    assert courses(s) == {"k3"}
    assert why(s, "sail k4") == "DL-4.19"
    play(s, "sail k3")
    assert question(s) == "ask-combat"
    assert "fight k3" in options(s)


@pytest.mark.rule("DL-4.20")
def test_an_island_with_two_zones_can_be_left_by_the_other(game: DragonLords) -> None:
    s = voyage(game, "1:hlesey", "isborg:3 hlesey:3", orcs=dict(lands="solborg:3", ships="2:f3:1"))
    play(s, "embark 1", "send 1")
    assert {"f1", "f3", "g1"} <= courses(s)
    assert "g2" in courses(s), "by f1 and g1"
    play(s, "sail f3")
    assert question(s) == "ask-combat"


@pytest.mark.rule("DL-4.21")
@pytest.mark.reading("DL 28")
def test_nobody_lands_past_a_blockade_not_even_after_a_victory(game: DragonLords) -> None:
    s = voyage(game, "1:k9:4 2:a1:1", orcs=dict(lands="solborg:3 ravnvik:1", ships="3:k10:1"))
    play(s, "embark 1", "sail k10")
    assert question(s) == "ask-naval"
    assert why(s, "embark 1") == "DL-4.19"
    play(s, "done", "fight k10", "roll 1 1 1 1", "roll 6")
    assert ship(s, 3) == ("k10", "elves", 1)
    assert not {"land", "fight", "sail"} & kinds(s)
    play(s, "done")
    assert not guests(s)
    assert "transfer ship-1" not in options(s)


@pytest.mark.rule("DL-4.21")
def test_not_even_friends_can_be_landed_among_past_a_blockade(game: DragonLords) -> None:
    s = voyage(game, "1:k4:4 2:a1:1", "isborg:3 ternvik:1", orcs=dict(lands="solborg:3", ships="3:k3:1"))
    play(s, "embark 1", "sail k3")
    assert question(s) == "ask-naval"
    assert ship(s, 1) == ("k3", "elves", 4)


@pytest.mark.rule("DL-4.21")
def test_one_lands_from_the_other_zone_of_an_island(game: DragonLords) -> None:
    s = voyage(game, "1:l1:2", orcs=dict(lands="solborg:3 samsey:1", ships="2:l11:1"))
    play(s, "embark 1", "land samsey", "send 1")
    assert guests(s) == {"samsey": (1, 0)}


@pytest.mark.rule("DL-4.22")
def test_several_ships_fight_one_blockade_together(game: DragonLords) -> None:
    s = voyage(game, "1:k4:2 2:k2:1", orcs=dict(lands="solborg:3", ships="3:k3:3"))
    play(s, "embark 1", "sail k3", "embark 2", "sail k3")
    assert question(s) == "ask-combat"
    happened = play(s, "fight k3", "roll 1 1 1", "roll 6 6 6")
    assert told(happened, "melee")[0]["dice"] == 3
    assert all(ship(s, one) == ("k3", "elves", 1) for one in (1, 2, 3))
    assert "fight" not in kinds(s)


@pytest.mark.rule("DL-4.23")
def test_the_victors_stay_where_they_are(game: DragonLords) -> None:
    s = voyage(game, "1:k5:2", "isborg:3 frostgate:2", orcs=dict(lands="solborg:3", ships="3:k4:1 4:k3:1"))
    play(s, "embark 1", "sail k4", "fight k4", "roll 1 6", "roll 6")
    assert question(s) == "ask-combat"
    assert not {"fight", "sail", "embark"} & kinds(s)
    assert ship(s, 1) == ("k4", "elves", 1)
    assert ship(s, 4) == ("k3", "orcs", 1)


# --- docked ships ---------------------------------------------------------------------------------


@pytest.mark.rule("DL-4.24")
def test_a_docked_ship_belongs_to_whoever_holds_the_territory(game: DragonLords) -> None:
    s = game.scenario(
        at="combat",
        elves=dict(lands="isborg:3 frostgate:3"),
        orcs=dict(lands="solborg:3 ternvik:1", king="solborg", ships="1:ternvik 2:ternvik"),
    )
    play(s, "attack ternvik", "from frostgate", "send 2", "done", "roll 1 6", "roll 6")
    assert ship(s, 1) == ship(s, 2) == ("ternvik", "elves", 0)


@pytest.mark.rule("DL-4.24")
def test_nobody_sails_with_a_ship_docked_among_others(game: DragonLords) -> None:
    s = voyage(game, "1:k3:1", "isborg:3 ternvik:3", orcs=dict(lands="solborg:3 sildvik:3", ships="2:sildvik"))
    assert why(s, "embark 2") == "DL-4.24"


@pytest.mark.rule("DL-4.24")
def test_whoever_boards_a_docked_ship_has_to_put_out(game: DragonLords) -> None:
    s = voyage(game, "1:ternvik", "isborg:3 ternvik:3")
    play(s, "embark 1", "send 1")
    assert kinds(s) == {"load", "sail"}
    assert why(s, "done") == "DL-4.24"


@pytest.mark.rule("DL-4.25")
def test_the_last_unit_leaves_a_ship_only_in_a_harbour(game: DragonLords) -> None:
    s = game.scenario(
        at="naval", active="elves", orcs=ORCS,
        elves=dict(lands="isborg:3 ternvik:1", king="isborg", ships="1:k3:1", pieces="wizard-1:ship-1",
                   spells="wizard-1:teleport"),
    )  # fmt: skip
    assert "teleport wizard-1" not in options(s)
    assert why(s, "teleport wizard-1") == "DL-4.25"
    happened = play(s, "embark 1", "land ternvik", "bring wizard-1")
    assert "ship-docked" in events(happened)
    assert ship(s, 1) == ("ternvik", "elves", 0)


@pytest.mark.rule("DL-4.25")
def test_whoever_teleports_from_a_ship_leaves_a_crew(game: DragonLords) -> None:
    s = game.scenario(
        at="naval", active="elves", orcs=ORCS, alone=True,
        elves=dict(lands="isborg:3 ternvik:1", king="isborg", ships="1:k3:4", pieces="wizard-1:ship-1",
                   spells="wizard-1:teleport"),
    )  # fmt: skip
    play(s, "teleport wizard-1", "to isborg")
    assert options(s) == {"done", "send 1", "send 2"}
    play(s, "send 2")
    assert ship(s, 1) == ("k3", "elves", 1)


@pytest.mark.rule("DL-4.26", "DL-4.17")
def test_ships_pass_and_stay_before_a_harbour_with_docked_ships(game: DragonLords) -> None:
    s = voyage(game, "1:k9:2 2:a1:1", orcs=dict(lands="solborg:3 ravnvik:1", ships="3:ravnvik"))
    happened = play(s, "embark 1", "sail k10")
    assert "blockade-met" not in events(happened)
    assert left(s) == 5
    assert {"k11", "l10"} <= courses(s)
    play(s, "done")
    assert ship(s, 1) == ("k10", "elves", 2)


@pytest.mark.rule("DL-4.27")
def test_enemies_land_where_a_ship_is_docked(game: DragonLords) -> None:
    s = voyage(game, "1:k10:2", orcs=dict(lands="solborg:3 ravnvik:1", ships="3:ravnvik"))
    play(s, "embark 1", "land ravnvik", "send 1")
    assert guests(s) == {"ravnvik": (1, 0)}


@pytest.mark.rule("DL-4.28")
def test_one_unit_guards_any_number_of_docked_ships(game: DragonLords) -> None:
    elves = dict(lands="ternvik:4 isborg:1", king="isborg", ships="1:ternvik 2:ternvik 3:ternvik")
    s = game.scenario(at="transfer", active="elves", orcs=ORCS, elves=elves)
    play(s, "transfer ternvik", "to isborg", "send 3", "done")
    assert units(s, "elves", "ternvik") == 1
    assert all(ship(s, one) == ("ternvik", "elves", 0) for one in (1, 2, 3))


# --- everybody ashore -----------------------------------------------------------------------------


def landed(game: DragonLords, defenders: int) -> DragonLordsState:
    """Two Elves have left their ship at Ravnvik and are about to fight."""
    s = voyage(game, "1:k10:2", "isborg:1 silfrgruva:1", orcs=dict(lands=f"solborg:3 ravnvik:{defenders}",
                                                                  king="solborg"))  # fmt: skip
    play(s, "embark 1", "land ravnvik", "send 2")
    assert ship(s, 1) == ("ravnvik", "elves", 0)
    play(s, "fight ravnvik")
    return s


@pytest.mark.rule("DL-4.29")
def test_the_ship_of_landed_victors_is_theirs(game: DragonLords) -> None:
    s = landed(game, 1)
    play(s, "roll 1 1", "roll 6")
    assert holder(s, "ravnvik") == "elves"
    assert ship(s, 1) == ("ravnvik", "elves", 0)


@pytest.mark.rule("DL-4.29")
@pytest.mark.reading("DL 26")
def test_the_ship_of_those_who_fell_is_the_defenders(game: DragonLords) -> None:
    s = landed(game, 3)
    play(s, "roll 6 6", "roll 1 1 6")
    assert ship(s, 1) == ("ravnvik", "orcs", 0)


@pytest.mark.rule("DL-4.29")
def test_the_ship_of_those_who_retreat_by_land_is_the_defenders(game: DragonLords) -> None:
    s = landed(game, 1)
    play(s, "roll 6 6", "roll 6", "retreat silfrgruva")
    assert ship(s, 1) == ("ravnvik", "orcs", 0)


@pytest.mark.rule("DL-4.29", "DL-4.24")
def test_defenders_with_three_ships_have_no_sail_for_a_fourth(game: DragonLords) -> None:
    s = voyage(game, "1:k10:1", orcs=dict(lands="solborg:3 ravnvik:3 sildvik:1", king="solborg",
                                          ships="2:sildvik 3:sildvik 4:sildvik"))  # fmt: skip
    play(s, "embark 1", "land ravnvik", "send 1", "fight ravnvik", "roll 6", "roll 1 1 6")
    assert ship(s, 1) is None


# --- villages -------------------------------------------------------------------------------------


@pytest.mark.rule("DL-4.30")
@pytest.mark.reading("DL 26")
def test_an_empty_ship_at_a_village_is_nobodys(game: DragonLords) -> None:
    s = voyage(game, "1:m6:2")
    play(s, "embark 1", "land village-east", "send 2")
    assert ship(s, 1) == ("village-east", None, 0)
    assert units(s, "elves", "party") == 2


@pytest.mark.rule("DL-4.30")
@pytest.mark.reading("DL 26")
def test_whoever_puts_in_takes_an_empty_ship_over(game: DragonLords) -> None:
    s = voyage(game, "1:m7:3", ships="5:village-east")
    play(s, "embark 5")
    assert options(s) == {"transfer ship-1"}
    play(s, "transfer ship-1")
    assert options(s) == {"send 1", "send 2"}, "somebody stays aboard"
    play(s, "send 1")
    assert courses(s) >= {"m6", "m7"}
    play(s, "sail m6")
    assert ship(s, 5) == ("m6", "elves", 1)
    assert left(s) == 6


@pytest.mark.rule("DL-4.30")
def test_a_ship_that_is_elsewhere_or_has_one_unit_takes_nothing_over(game: DragonLords) -> None:
    s = voyage(game, "1:m7:1 2:m5:3", ships="5:village-east")
    assert why(s, "embark 5") == "DL-4.30"
    play(s, "embark 2", "sail m6", "done")
    assert "embark 5" in options(s)


@pytest.mark.rule("DL-4.30")
def test_a_party_in_the_village_takes_an_empty_ship_over(game: DragonLords) -> None:
    s = game.scenario(at="naval", active="elves", orcs=ORCS, elves=dict(lands="isborg:3", party="village-east:3"),
                      ships="5:village-east")  # fmt: skip
    play(s, "embark 5")
    assert options(s) == {"load village-east"}
    play(s, "load village-east", "send 3", "sail m6")
    assert ship(s, 5) == ("m6", "elves", 3)


@pytest.mark.rule("DL-4.30")
def test_without_a_sail_nobody_takes_a_ship_over(game: DragonLords) -> None:
    s = voyage(game, "1:m7:3 2:k3:1 3:k3:1", ships="5:village-east")
    assert why(s, "embark 5") == "DL-1.13"


# --- what the others see --------------------------------------------------------------------------


@pytest.mark.rule("DL-4.7")
def test_others_see_that_a_marked_unit_boards_but_not_which(game: DragonLords) -> None:
    s = game.scenario(
        at="naval", active="elves", orcs=ORCS, elves=dict(lands="ternvik:3", king="ternvik", ships="1:k3:1")
    )
    play(s, "embark 1", "load ternvik")
    happened = play(s, "bring king")
    assert "piece-aboard" in events(happened)
    for viewer in (0, None):
        shown = [one for event in happened if (one := event.shown_to(viewer))]
        assert "marked-aboard" in events(shown)
        assert "piece-aboard" not in events(shown)
        assert where(seen(s, viewer), "elves", "king") is None
    assert where(s, "elves", "king") == "ship-1"
