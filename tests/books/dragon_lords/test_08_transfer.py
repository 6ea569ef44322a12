"""Chapter 8, transfer: one step for each unit among friends, aboard and ashore."""

from __future__ import annotations

from typing import Any

import pytest

from meadhall.games.dragon_lords import DragonLords
from meadhall.games.dragon_lords.state import DragonLordsState
from tests.books.dragon_lords.table import (
    events,
    gold,
    holder,
    kinds,
    options,
    play,
    question,
    seen,
    ship,
    units,
    where,
    why,
)


def transfer(game: DragonLords, lands: str, orcs: str = "solborg:3", **what: Any) -> DragonLordsState:
    """The Elves transfer; their King stands in the first territory that is named."""
    parts = {name: what.pop(name) for name in ("ships", "king", "pieces", "spells", "party") if name in what}
    return game.scenario(at="transfer", elves=dict(lands=lands, **parts), orcs=dict(lands=orcs), **what)


def goals(s: DragonLordsState) -> set[str]:
    """Where the transfer that has begun may lead."""
    assert question(s) == "ask-transfer-to"
    return {option.split()[1] for option in options(s)}


# --- by land --------------------------------------------------------------------------------------


@pytest.mark.rule("DL-8.1")
def test_units_go_into_any_adjacent_friendly_territory(game: DragonLords) -> None:
    s = transfer(game, "isborg:4 frostgate:1 ternvik:1 midgate:1")
    play(s, "transfer isborg")
    assert goals(s) == {"frostgate", "ternvik", "granheim", "vakthold", "laxvik"}
    assert why(s, "to midgate") == "DL-8.1", "two steps away"
    play(s, "to ternvik", "send 2")
    assert units(s, "elves", "ternvik") == 3
    assert units(s, "elves", "isborg") == 2


@pytest.mark.rule("DL-8.1")
def test_a_unit_moves_only_once(game: DragonLords) -> None:
    s = transfer(game, "hrafnborg:1 isborg:3 frostgate:1 midgate:1 silfrgruva:1")
    play(s, "transfer isborg", "to frostgate", "send 2", "transfer frostgate", "to midgate")
    assert options(s) == {"send 1"}, "of the three, two have moved"
    play(s, "send 1")
    assert "transfer frostgate" not in options(s)
    assert why(s, "transfer frostgate") == "DL-8.1"


@pytest.mark.rule("DL-8.1")
def test_who_has_moved_stays_while_others_leave(game: DragonLords) -> None:
    s = transfer(game, "hrafnborg:1 isborg:5 frostgate:3 ternvik:1")
    play(s, "transfer frostgate", "to isborg", "send 2", "transfer isborg", "to ternvik", "send 3")
    play(s, "transfer isborg", "to ternvik")
    assert options(s) == {"send 1", "send 2"}
    play(s, "send 2")
    assert units(s, "elves", "isborg") == 2
    assert "transfer isborg" not in options(s)


@pytest.mark.rule("DL-8.1")
def test_a_marked_unit_moves_only_once_too(game: DragonLords) -> None:
    s = transfer(game, "isborg:2 frostgate:3 midgate:1")
    play(s, "transfer isborg", "to frostgate", "bring king", "transfer frostgate", "to midgate")
    assert options(s) == {"send 1", "send 2", "send 3"}
    assert why(s, "bring king") == "DL-8.1"


@pytest.mark.rule("DL-8.1")
def test_units_of_one_territory_may_part(game: DragonLords) -> None:
    s = transfer(game, "isborg:4 frostgate:1 ternvik:1")
    play(s, "transfer isborg", "to frostgate", "send 1", "transfer isborg", "to ternvik", "send 1", "done")
    assert [units(s, "elves", land) for land in ("isborg", "frostgate", "ternvik")] == [2, 2, 2]


@pytest.mark.rule("DL-8.2")
@pytest.mark.reading("DL 21")
def test_tired_units_are_transferred_too(game: DragonLords) -> None:
    s = game.scenario(
        at="combat", worn="isborg:1/2/2", fought="king", marched="decoy-1", moved="decoy-2",
        elves=dict(lands="isborg:9 frostgate:1", pieces="decoy-1:isborg decoy-2:isborg"), orcs=dict(lands="solborg:3"),
    )  # fmt: skip
    play(s, "done")
    assert question(s) == "ask-transfer"
    play(s, "transfer isborg", "to frostgate")
    assert options(s) == {"bring king", "bring decoy-1", "bring decoy-2", *(f"send {n}" for n in range(1, 7))}


@pytest.mark.rule("DL-8.2")
def test_units_that_have_retreated_are_transferred(game: DragonLords) -> None:
    s = game.scenario(
        at="combat", elves=dict(lands="isborg:1 frostgate:3 laxvik:1"), orcs=dict(lands="solborg:1 midgate:2"),
    )  # fmt: skip
    play(s, "attack midgate", "send 2", "roll 6 6", "roll 6 6", "retreat laxvik", "done")
    play(s, "transfer laxvik", "to frostgate", "send 2")
    assert units(s, "elves", "frostgate") == 3


@pytest.mark.rule("DL-8.2", "DL-8.11")
def test_a_crew_that_has_won_a_sea_battle_goes_ashore_among_friends(game: DragonLords) -> None:
    s = game.scenario(
        at="naval",
        elves=dict(lands="isborg:1 ternvik:1", ships="1:k4:3"),
        orcs=dict(lands="solborg:3", ships="2:k3:1"),
    )
    play(s, "embark 1", "sail k3", "fight k3", "roll 1 1 1", "roll 6", "transfer ship-1", "send 1")
    assert units(s, "elves", "ternvik") == 2


@pytest.mark.rule("DL-8.3")
def test_a_transfer_leads_into_no_enemy_land(game: DragonLords) -> None:
    s = game.scenario(
        at="transfer", neutral="laxvik:1", elves=dict(lands="isborg:4 frostgate:1 granheim:1"),
        orcs=dict(lands="solborg:3 ternvik:1"), dwarves=dict(lands="vakthold:1", out=True),
    )  # fmt: skip
    play(s, "transfer isborg")
    assert goals(s) == {"frostgate", "granheim"}
    assert why(s, "to ternvik") == why(s, "to laxvik") == why(s, "to vakthold") == "DL-8.3"


@pytest.mark.rule("DL-8.3")
def test_units_among_enemies_only_stay_where_they_are(game: DragonLords) -> None:
    s = transfer(game, "isborg:3 frostgate:2 selvik:4", "hrafnborg:3 myrkfell:1")
    assert options(s) == {"done", "transfer isborg", "transfer frostgate"}
    assert why(s, "transfer selvik") == "DL-8.3"


@pytest.mark.rule("DL-8.4")
def test_a_transfer_claims_vacant_land(game: DragonLords) -> None:
    s = transfer(game, "frostgate:3 ternvik:1")
    assert holder(s, "midgate") is None
    play(s, "transfer frostgate", "to midgate", "send 1")
    assert holder(s, "midgate") == "elves"


@pytest.mark.rule("DL-8.4")
def test_whoever_claims_a_vacant_kingdom_has_its_gold_and_its_ships(game: DragonLords) -> None:
    s = transfer(game, "frostgate:3", gold="isborg:12")
    play(s, "transfer frostgate", "to isborg", "send 1")
    assert gold(s, "elves") == 12
    s = game.scenario(
        at="transfer", elves=dict(lands="frostgate:3"), orcs=dict(lands="solborg:3", ships="1:ternvik"),
    )  # fmt: skip
    play(s, "transfer frostgate", "to ternvik", "send 1")
    assert ship(s, 1) == ("ternvik", "elves", 0)


@pytest.mark.rule("DL-8.5")
@pytest.mark.parametrize(
    ("origin", "goal"), [("hrafnborg", "myrkfell"), ("ulfheath", "selvik"), ("selvik", "ulfheath")]
)
def test_a_transfer_crosses_no_mountains(game: DragonLords, origin: str, goal: str) -> None:
    s = transfer(game, "hrafnborg:4 myrkfell:1 selvik:4 ulfheath:4")
    play(s, f"transfer {origin}")
    assert goal not in goals(s)
    assert why(s, f"to {goal}") == "DL-8.5"


@pytest.mark.rule("DL-8.6")
@pytest.mark.reading("DL 19")
def test_somebody_stays_behind(game: DragonLords) -> None:
    s = transfer(game, "isborg:3 frostgate:1 ternvik:1")
    assert options(s) == {"done", "transfer isborg"}
    assert why(s, "transfer frostgate") == "DL-8.6"
    play(s, "transfer isborg", "to ternvik")
    assert options(s) == {"send 1", "send 2", "bring king"}
    assert why(s, "send 3") == "DL-8.6"
    play(s, "bring king")
    assert options(s) == {"done", "send 1"}


@pytest.mark.rule("DL-8.6")
def test_somebody_stays_behind_when_others_board(game: DragonLords) -> None:
    s = transfer(game, "isborg:3 frostgate:1 hlesey:3", ships="1:hlesey")
    play(s, "transfer hlesey", "to f3")
    assert options(s) == {"send 1", "send 2"}
    assert why(s, "send 3") == "DL-8.6"
    play(s, "send 2")
    assert why(s, "transfer hlesey") == "DL-8.6"


# --- aboard ---------------------------------------------------------------------------------------


@pytest.mark.rule("DL-8.7")
def test_units_board_a_docked_ship_which_is_a_blockade_then(game: DragonLords) -> None:
    s = transfer(game, "isborg:1 ternvik:4", ships="1:ternvik")
    play(s, "transfer ternvik")
    assert "k3" in goals(s)
    play(s, "to k3", "send 3")
    assert ship(s, 1) == ("k3", "elves", 3)


@pytest.mark.rule("DL-8.7")
def test_the_next_player_finds_the_blockade_there(game: DragonLords) -> None:
    s = game.scenario(
        at="transfer", elves=dict(lands="isborg:1 ternvik:4", ships="1:ternvik"),
        orcs=dict(lands="solborg:3", ships="2:k4:2", gold=0),
    )  # fmt: skip
    play(s, "transfer ternvik", "to k3", "send 3", "done")
    while question(s) != "ask-naval":
        play(s, "done")
    happened = play(s, "embark 2", "sail k3")
    assert "blockade-met" in events(happened)


@pytest.mark.rule("DL-8.7")
def test_the_ship_puts_out_into_either_zone_of_an_island(game: DragonLords) -> None:
    s = transfer(game, "hlesey:3", ships="1:hlesey")
    play(s, "transfer hlesey")
    assert goals(s) == {"f1", "f3"}
    play(s, "to f1", "send 1")
    assert ship(s, 1) == ("f1", "elves", 1)


@pytest.mark.rule("DL-8.7")
def test_where_no_ship_is_docked_nobody_boards(game: DragonLords) -> None:
    s = transfer(game, "isborg:1 frostgate:1 ternvik:4 laxvik:4", ships="1:laxvik")
    play(s, "transfer ternvik")
    assert goals(s) == {"isborg", "frostgate"}
    assert why(s, "to k3") == "DL-8.7"


@pytest.mark.rule("DL-8.8")
def test_units_in_a_harbour_join_the_blockade_before_it(game: DragonLords) -> None:
    s = transfer(game, "isborg:1 ternvik:4", ships="1:k3:2")
    play(s, "transfer ternvik")
    assert why(s, "to k4") == "DL-8.8"
    play(s, "to k3", "send 3")
    assert ship(s, 1) == ("k3", "elves", 5)


@pytest.mark.rule("DL-8.8")
def test_a_blockade_in_another_zone_cannot_be_joined(game: DragonLords) -> None:
    s = transfer(game, "isborg:1 frostgate:1 ternvik:4", ships="1:k4:2")
    play(s, "transfer ternvik")
    assert goals(s) == {"isborg", "frostgate"}


@pytest.mark.rule("DL-8.8")
def test_a_territory_without_a_harbour_joins_nothing(game: DragonLords) -> None:
    s = transfer(game, "isborg:1 frostgate:4 ternvik:1", ships="1:k3:2")
    play(s, "transfer frostgate")
    assert "k3" not in goals(s)
    assert why(s, "to k3") == "DL-8.8"


@pytest.mark.rule("DL-8.9")
def test_eight_aboard_in_this_phase_too(game: DragonLords) -> None:
    s = transfer(game, "isborg:1 ternvik:9", ships="1:k3:6")
    play(s, "transfer ternvik", "to k3")
    assert options(s) == {"send 1", "send 2"}
    assert why(s, "send 3") == "DL-8.9"
    play(s, "send 2", "transfer ternvik")
    assert why(s, "to k3") == "DL-8.9"


@pytest.mark.rule("DL-8.9", "DL-8.7")
def test_with_several_ships_one_says_which(game: DragonLords) -> None:
    s = transfer(game, "isborg:1 ternvik:9", ships="1:k3:6 2:ternvik 3:k3:8")
    play(s, "transfer ternvik", "to k3")
    assert options(s) == {"embark 1", "embark 2"}
    assert why(s, "embark 3") == "DL-8.9"
    play(s, "embark 2")
    assert options(s) == {f"send {n}" for n in range(1, 9)}
    play(s, "send 8")
    assert ship(s, 2) == ("k3", "elves", 8)
    assert ship(s, 1) == ("k3", "elves", 6)


@pytest.mark.rule("DL-8.10")
def test_nobody_boards_before_an_enemy_blockade(game: DragonLords) -> None:
    s = game.scenario(
        at="transfer", elves=dict(lands="isborg:1 ternvik:4 frostgate:1", ships="1:ternvik"),
        orcs=dict(lands="solborg:3", ships="2:k3:1"),
    )  # fmt: skip
    play(s, "transfer ternvik")
    assert goals(s) == {"isborg", "frostgate"}
    assert why(s, "to k3") == "DL-8.10"


@pytest.mark.rule("DL-8.10")
def test_an_island_may_still_have_a_free_zone(game: DragonLords) -> None:
    s = game.scenario(
        at="transfer", elves=dict(lands="hlesey:4", ships="1:hlesey"), orcs=dict(lands="solborg:3", ships="2:f3:1"),
    )  # fmt: skip
    play(s, "transfer hlesey", "send 2")
    assert ship(s, 1) == ("f1", "elves", 2)


# --- ashore ---------------------------------------------------------------------------------------


@pytest.mark.rule("DL-8.11")
@pytest.mark.parametrize("lands", ["isborg:1 ternvik:1", "isborg:1"])
def test_a_crew_goes_ashore_into_a_friendly_or_vacant_harbour(game: DragonLords, lands: str) -> None:
    s = transfer(game, lands, ships="1:k3:3")
    play(s, "transfer ship-1", "send 2")
    assert units(s, "elves", "ternvik") == 2 + ("ternvik" in lands)
    assert holder(s, "ternvik") == "elves"
    assert ship(s, 1) == ("k3", "elves", 1)


@pytest.mark.rule("DL-8.11", "DL-8.3")
def test_a_crew_goes_ashore_nowhere_else(game: DragonLords) -> None:
    s = transfer(game, "isborg:2 frostgate:1 sildvik:1", "solborg:3 ternvik:1", ships="1:k3:3 2:k4:3")
    assert options(s) == {"done", "transfer isborg"}
    assert why(s, "transfer ship-1") == "DL-8.3"
    assert why(s, "transfer ship-2") == "DL-8.11"


@pytest.mark.rule("DL-8.11")
def test_nobody_transfers_the_crews_of_others(game: DragonLords) -> None:
    s = game.scenario(
        at="transfer", elves=dict(lands="isborg:3 ternvik:2"), orcs=dict(lands="solborg:3", ships="1:k4:2"),
    )  # fmt: skip
    assert why(s, "transfer ship-1") == "DL-8.11"


@pytest.mark.rule("DL-8.12")
def test_the_emptied_ship_docks(game: DragonLords) -> None:
    s = transfer(game, "isborg:1 ternvik:1", ships="1:k3:3")
    happened = play(s, "transfer ship-1", "send 3")
    assert "ship-docked" in events(happened)
    assert ship(s, 1) == ("ternvik", "elves", 0)


@pytest.mark.rule("DL-8.13")
def test_no_ship_sails_in_this_phase(game: DragonLords) -> None:
    s = transfer(game, "isborg:1 ternvik:4 laxvik:1", ships="1:k3:3 2:g3:2 3:k5:1")
    assert kinds(s) == {"done", "transfer"}
    assert why(s, "sail k4") is not None
    play(s, "transfer ship-1")
    assert options(s) == {"send 1", "send 2", "send 3"}, "only ashore, right there"
    play(s, "send 1", "transfer ternvik")
    assert goals(s) == {"isborg", "frostgate", "k3"}
    play(s, "to k3", "send 1", "done")
    assert [ship(s, one) for one in (1, 2, 3)] == [("k3", "elves", 3), ("g3", "elves", 2), ("k5", "elves", 1)]


@pytest.mark.rule("DL-8.14")
def test_who_has_boarded_does_not_go_ashore_again(game: DragonLords) -> None:
    s = transfer(game, "isborg:1 ternvik:4", ships="1:ternvik")
    play(s, "transfer ternvik", "to k3", "send 2")
    assert "transfer ship-1" not in options(s)
    assert why(s, "transfer ship-1") == "DL-8.14"


@pytest.mark.rule("DL-8.14")
def test_who_has_gone_ashore_does_not_step_on(game: DragonLords) -> None:
    s = transfer(game, "isborg:1 ternvik:1", ships="1:k3:3")
    play(s, "transfer ship-1", "send 2", "transfer ternvik", "to isborg")
    assert options(s) == {"send 1"}, "the one who was there before"


@pytest.mark.rule("DL-8.14")
def test_who_has_taken_a_step_does_not_board(game: DragonLords) -> None:
    s = transfer(game, "isborg:3 ternvik:1", ships="1:k3:3")
    play(s, "transfer isborg", "to ternvik", "send 2", "transfer ternvik", "to k3")
    assert options(s) == {"send 1"}


# --- what the others see --------------------------------------------------------------------------


@pytest.mark.rule("DL-8.1")
def test_others_see_a_marked_unit_go_but_not_which(game: DragonLords) -> None:
    s = transfer(game, "isborg:4 frostgate:1", pieces="decoy-1:isborg", king="isborg")
    play(s, "transfer isborg", "to frostgate")
    happened = play(s, "bring king")
    for viewer in (1, None):
        shown = [one for event in happened if (one := event.shown_to(viewer))]
        assert events(shown) == ["marked-moved"]
        assert where(seen(s, viewer), "elves", "king") is None
    assert where(s, "elves", "king") == "frostgate"
