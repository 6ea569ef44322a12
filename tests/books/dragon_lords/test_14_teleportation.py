"""Chapter 14, teleportation: DragonLords and Wizards who vanish and appear, escapes, and the network of teleportals."""

from __future__ import annotations

from typing import Any

import pytest

from meadhall.games.dragon_lords import DragonLords
from meadhall.games.dragon_lords.state import DragonLordsState
from meadhall.games.dragon_lords.words import SEA, TERRITORY
from meadhall.kernel.match import Match
from tests.books.dragon_lords.table import (
    asked,
    events,
    gold,
    guests,
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
    where,
    why,
)

WIZARD: dict[str, Any] = dict(pieces="wizard-1:isborg", spells="wizard-1:teleport")
LORD: dict[str, Any] = dict(pieces="dragonlord:isborg")
GATES = ("vestgate", "midgate", "austgate")


def scene(game: DragonLords, at: str, elves: str, orcs: str = "solborg:3", foe: dict[str, Any] | None = None,
          **what: Any) -> DragonLordsState:  # fmt: skip
    """The Elves are on; their King is far from the rest, the Orcs' in their first territory."""
    own = ("king", "pieces", "spells", "ships", "mana", "party", "scrolls", "captive", "treasures",
           "shown")  # fmt: skip
    parts = {name: what.pop(name) for name in own if name in what}
    return game.scenario(at=at, elves=dict(lands=f"samsey:2 {elves}", **parts),
                         orcs=dict(lands=orcs, **(foe or {})), **what)  # fmt: skip


def goals(s: DragonLordsState) -> set[str]:
    return {option.split()[1] for option in options(s) if option.startswith("to ")}


def until(s: DragonLordsState, key: str) -> None:
    """End phases until something is asked."""
    while question(s) != key:
        play(s, "done")


# --- who, how often and how many ------------------------------------------------------------------


@pytest.mark.rule("DL-14.1")
@pytest.mark.reading("DL 31")
@pytest.mark.parametrize("at", ["naval", "transfer"])
def test_only_dragonlords_and_wizards_with_the_spell_teleport(game: DragonLords, at: str) -> None:
    s = scene(
        game, at, "isborg:9 frostgate:1", king="isborg",
        pieces="wizard-1:isborg wizard-2:isborg decoy-1:isborg dragonlord:isborg",
        spells="wizard-1:heal,haste wizard-2:teleport", treasures="gungnir@isborg",
    )  # fmt: skip
    assert {option for option in options(s) if "teleport" in option} == {"teleport wizard-2", "teleport dragonlord"}
    for piece in ("king", "wizard-1", "wizard-3", "decoy-1", "gungnir"):
        assert why(s, f"teleport {piece}") == "DL-14.1"


@pytest.mark.rule("DL-14.1", "DL-20.35")
@pytest.mark.parametrize("at", ["naval", "transfer"])
def test_a_captured_wizard_teleports_nowhere(game: DragonLords, at: str) -> None:
    s = scene(game, at, "isborg:3 frostgate:1", captive=3, pieces="wizard-1:captive wizard-2:isborg",
              spells="wizard-1:all wizard-2:all", foe=dict(scrolls="reflect"))  # fmt: skip
    assert {"teleport wizard-2", "spell wizard-2 vor-clarity"} <= options(s)
    assert why(s, "teleport wizard-1") == "DL-20.35"
    assert "spell wizard-1 vor-clarity" not in options(s)


@pytest.mark.rule("DL-14.2")
@pytest.mark.parametrize(("parts", "piece"), [(WIZARD, "wizard-1"), (LORD, "dragonlord")])
def test_once_in_the_naval_phase_and_once_in_the_transfer_phase(
    game: DragonLords, parts: dict[str, Any], piece: str
) -> None:
    s = scene(game, "naval", "isborg:3 frostgate:2 ternvik:2", ships="1:k3:1", **parts)
    play(s, f"teleport {piece}", "to frostgate", "done")
    assert question(s) == "ask-naval"
    assert why(s, f"teleport {piece}") == "DL-14.2"
    until(s, "ask-transfer")
    play(s, f"teleport {piece}", "to isborg", "done")
    assert where(s, "elves", piece) == "isborg"
    assert why(s, f"teleport {piece}") == "DL-14.2"


@pytest.mark.rule("DL-14.2")
def test_not_in_the_combat_phase(game: DragonLords) -> None:
    s = scene(game, "combat", "isborg:3 frostgate:2 ternvik:1", **LORD)
    assert "teleport" not in kinds(s)
    assert why(s, "teleport dragonlord") == "DL-14.2"


@pytest.mark.rule("DL-14.2")
def test_each_commander_for_itself(game: DragonLords) -> None:
    s = scene(game, "naval", "isborg:6", pieces="wizard-1:isborg wizard-2:isborg dragonlord:isborg",
              spells="wizard-1:teleport wizard-2:teleport")  # fmt: skip
    play(s, "teleport wizard-1", "to ternvik", "done", "teleport wizard-2", "to laxvik", "done")
    assert "teleport dragonlord" in options(s)
    assert mana(s, "elves") == 0


@pytest.mark.rule("DL-14.3")
def test_a_wizard_pays_for_each_teleport(game: DragonLords) -> None:
    s = scene(game, "naval", "isborg:3 frostgate:2", mana=2, **WIZARD)
    play(s, "teleport wizard-1", "to frostgate", "done")
    assert mana(s, "elves") == 1
    until(s, "ask-transfer")
    play(s, "teleport wizard-1", "to isborg", "done")
    assert mana(s, "elves") == 0


@pytest.mark.rule("DL-14.3")
@pytest.mark.parametrize("at", ["naval", "transfer"])
def test_without_mana_only_dragonlords_teleport(game: DragonLords, at: str) -> None:
    s = scene(game, at, "isborg:5 frostgate:2", mana=0, pieces="wizard-1:isborg dragonlord:isborg",
              spells="wizard-1:teleport")  # fmt: skip
    assert why(s, "teleport wizard-1") == "DL-14.3"
    play(s, "teleport dragonlord", "to frostgate", "done")
    assert where(s, "elves", "dragonlord") == "frostgate"
    assert mana(s, "elves") == 0


@pytest.mark.rule("DL-14.3")
def test_the_spell_reveals_its_wizard(game: DragonLords) -> None:
    s = scene(game, "naval", "isborg:3 frostgate:2", **WIZARD)
    assert where(seen(s, 1), "elves", "wizard-1") is None
    play(s, "teleport wizard-1", "to frostgate", "done")
    assert where(seen(s, 1), "elves", "wizard-1") == "frostgate"


@pytest.mark.rule("DL-14.4")
@pytest.mark.reading("DL 32")
@pytest.mark.parametrize(("parts", "piece", "most"), [(WIZARD, "wizard-1", 5), (LORD, "dragonlord", 10)])
@pytest.mark.parametrize("at", ["naval", "transfer"])
def test_how_many_go_along(game: DragonLords, at: str, parts: dict[str, Any], piece: str, most: int) -> None:
    s = scene(game, at, "isborg:15 frostgate:1", **parts)
    play(s, f"teleport {piece}", "to frostgate")
    assert options(s) == {"done", *(f"send {n}" for n in range(1, most + 1))}
    assert why(s, f"send {most + 1}") == "DL-14.4"
    play(s, f"send {most}")
    assert units(s, "elves", "frostgate") == 1 + 1 + most
    assert units(s, "elves", "isborg") == 15 - 1 - most


@pytest.mark.rule("DL-14.4")
def test_marked_passengers_count(game: DragonLords) -> None:
    s = scene(game, "naval", "isborg:15", king="isborg", pieces="wizard-1:isborg decoy-1:isborg",
              spells="wizard-1:teleport")  # fmt: skip
    play(s, "teleport wizard-1", "to frostgate", "bring king", "bring decoy-1")
    assert options(s) == {"done", "send 1", "send 2", "send 3"}


@pytest.mark.rule("DL-14.5")
def test_all_from_one_place_to_one_place(game: DragonLords) -> None:
    s = scene(game, "naval", "isborg:4 frostgate:9", pieces="wizard-1:isborg decoy-1:frostgate",
              spells="wizard-1:teleport")  # fmt: skip
    play(s, "teleport wizard-1", "to solborg")
    assert options(s) == {"done", "send 1", "send 2"}, "nobody from Frostgate"
    play(s, "send 2")
    assert guests(s) == {"solborg": (0, 3)}
    assert lands(s, "elves") == {"samsey": 2, "isborg": 1, "frostgate": 9}


@pytest.mark.rule("DL-14.6")
@pytest.mark.reading("DL 19")
@pytest.mark.parametrize("at", ["naval", "transfer"])
def test_somebody_stays_in_the_territory(game: DragonLords, at: str) -> None:
    s = scene(game, at, "isborg:3 frostgate:1 ternvik:3", pieces="wizard-1:isborg wizard-2:frostgate",
              spells="wizard-1:teleport wizard-2:teleport")  # fmt: skip
    assert why(s, "teleport wizard-2") == "DL-14.6"
    play(s, "teleport wizard-1", "to frostgate")
    assert options(s) == {"done", "send 1"}
    assert why(s, "send 2") == "DL-14.6"


@pytest.mark.rule("DL-14.6")
def test_a_commander_that_only_one_unit_stays_with_goes_alone(game: DragonLords) -> None:
    s = scene(game, "naval", "isborg:2", **LORD)
    play(s, "teleport dragonlord", "to solborg")
    assert guests(s) == {"solborg": (0, 1)}
    assert units(s, "elves", "isborg") == 1


@pytest.mark.rule("DL-14.7")
def test_kings_and_other_wizards_go_along_unseen(game: DragonLords) -> None:
    s = scene(game, "naval", "isborg:6", king="isborg", pieces="wizard-1:isborg wizard-2:isborg",
              spells="wizard-1:teleport")  # fmt: skip
    play(s, "teleport wizard-1", "to solborg")
    happened = play(s, "bring king", "bring wizard-2", "done")
    assert where(s, "elves", "king") == where(s, "elves", "wizard-2") == "solborg"
    for viewer in (1, None):
        shown = [one for event in happened if (one := event.shown_to(viewer))]
        assert events(shown).count("marked-moved") == 2
        assert "king" not in str(shown)
        assert "wizard" not in str(shown)
        assert where(seen(s, viewer), "elves", "king") is where(seen(s, viewer), "elves", "wizard-2") is None


# --- where to -------------------------------------------------------------------------------------


@pytest.mark.rule("DL-14.8")
@pytest.mark.parametrize(("parts", "piece"), [(WIZARD, "wizard-1"), (LORD, "dragonlord")])
def test_to_any_territory_in_the_naval_phase(game: DragonLords, parts: dict[str, Any], piece: str) -> None:
    s = scene(game, "naval", "isborg:4", "solborg:3 torskvik:2", neutral="eldborg:5",
              dwarves=dict(lands="askvik:1", out=True), **parts)  # fmt: skip
    play(s, f"teleport {piece}")
    assert goals(s) == {*TERRITORY.words} - {"isborg"}
    assert why(s, "to isborg") == "DL-14.8"


@pytest.mark.rule("DL-14.8")
@pytest.mark.parametrize(("goal", "side"), [("solborg", "orcs"), ("eldborg", "neutral"), ("askvik", "dwarves")])
def test_who_appears_among_enemies_fights_them(game: DragonLords, goal: str, side: str) -> None:
    s = scene(game, "naval", "isborg:4", neutral="eldborg:5", dwarves=dict(lands="askvik:1", out=True), **WIZARD)
    play(s, "teleport wizard-1", f"to {goal}", "send 1")
    assert holder(s, goal) == side
    assert guests(s) == {goal: (0, 2)}
    assert question(s) == "ask-combat"
    assert f"fight {goal}" in options(s)
    assert why(s, "done") == "DL-5.11"


@pytest.mark.rule("DL-14.8")
def test_who_appears_on_vacant_land_has_it(game: DragonLords) -> None:
    s = scene(game, "naval", "isborg:4", **LORD, gold="jarnborg:7")
    play(s, "teleport dragonlord", "to jarnborg", "done")
    assert holder(s, "jarnborg") == "elves"
    assert gold(s, "elves") == 7
    s = scene(game, "naval", "isborg:4", foe=dict(ships="1:hlesey"), **LORD)
    play(s, "teleport dragonlord", "to hlesey", "done")
    assert ship(s, 1) == ("hlesey", "elves", 0)


@pytest.mark.rule("DL-14.9")
@pytest.mark.reading("DL 33")
def test_never_onto_empty_sea(game: DragonLords) -> None:
    s = scene(game, "naval", "isborg:4", "solborg:3 sildvik:1", foe=dict(ships="1:g9:2 2:sildvik"),
              ships="3:k3:2 4:k4:8", **WIZARD)  # fmt: skip
    play(s, "teleport wizard-1")
    assert goals(s) & set(SEA.words) == {"g9", "k3"}, "an enemy blockade, and an own one with room"
    assert why(s, "to g10") == "DL-14.9", "the ship there is docked"
    assert why(s, "to k4") == "DL-4.2"
    play(s, "to k3")
    assert options(s) == {"done", "send 1", "send 2"}
    play(s, "send 2")
    assert ship(s, 3) == ("k3", "elves", 5)


@pytest.mark.rule("DL-14.9")
def test_a_dragonlord_goes_to_sea_only_to_set_others_upon_a_blockade(game: DragonLords) -> None:
    s = scene(game, "naval", "isborg:4", foe=dict(ships="1:g9:2"), ships="3:k3:2", **LORD)
    play(s, "teleport dragonlord")
    assert goals(s) & set(SEA.words) == {"g9"}
    assert why(s, "to k3") == "DL-11.12"
    play(s, "to g9")
    assert options(s) == {"send 1", "send 2"}, "somebody has to fight"


@pytest.mark.rule("DL-14.9", "DL-14.4")
def test_eight_aboard_for_those_who_teleport_too(game: DragonLords) -> None:
    s = scene(game, "naval", "isborg:9", ships="3:k3:6", **WIZARD)
    play(s, "teleport wizard-1", "to k3")
    assert options(s) == {"done", "send 1"}
    assert why(s, "send 2") == "DL-4.2"


@pytest.mark.rule("DL-14.10")
def test_a_dragonlord_goes_to_friendly_territories_in_the_transfer_phase(game: DragonLords) -> None:
    s = scene(game, "transfer", "isborg:4 frostgate:1", foe=dict(ships="1:g9:2"), ships="3:k3:2",
              party="trail-3:2", **LORD)  # fmt: skip
    play(s, "teleport dragonlord")
    assert goals(s) == {"samsey", "frostgate"}
    assert why(s, "to solborg") == why(s, "to ternvik") == why(s, "to g9") == "DL-14.10"
    assert why(s, "to k3") == "DL-11.12"
    assert why(s, "to trail-3") == "DL-16.8"


@pytest.mark.rule("DL-14.10")
def test_a_wizard_goes_to_ships_and_to_the_party_as_well(game: DragonLords) -> None:
    s = scene(game, "transfer", "isborg:4 frostgate:1", foe=dict(ships="1:g9:2"), ships="3:k3:2",
              party="trail-3:2", **WIZARD)  # fmt: skip
    play(s, "teleport wizard-1")
    assert goals(s) == {"samsey", "frostgate", "k3", "trail-3"}
    assert why(s, "to solborg") == why(s, "to ternvik") == why(s, "to g9") == "DL-14.10"
    assert why(s, "to trail-4") == "DL-16.48"
    play(s, "to trail-3", "send 1")
    assert units(s, "elves", "party") == 4


# --- fighting where one appears -------------------------------------------------------------------


@pytest.mark.rule("DL-14.11")
@pytest.mark.reading("DL 10")
def test_who_teleported_onto_enemies_fights_to_the_end(game: DragonLords) -> None:
    s = scene(game, "battle", "silfrgruva:3", "solborg:3 ravnvik:3", guests="ravnvik:3*", zone="ravnvik")
    play(s, "roll 6 6 6", "roll 6 6 6")
    assert s.fate is not None, "there is a friendly neighbour, but the next round begins"
    play(s, "roll 1 6 6", "roll 1 1 1")
    assert not guests(s)
    assert units(s, "orcs", "ravnvik") == 2


@pytest.mark.rule("DL-14.12")
@pytest.mark.reading("DL 10")
def test_only_those_who_walked_may_retreat(game: DragonLords) -> None:
    s = scene(game, "battle", "silfrgruva:3", "solborg:3 ravnvik:3", guests="ravnvik:3+2*", zone="ravnvik")
    play(s, "roll 6 6 6 6 6", "roll 6 6 6")
    assert options(s) == {"again", "retreat silfrgruva"}
    play(s, "retreat silfrgruva")
    assert units(s, "elves", "silfrgruva") == 3 + 3
    assert guests(s) == {"ravnvik": (0, 2)}
    happened = play(s, "roll 6 6", "roll 6 6 6")
    assert told(happened, "melee")[0]["dice"] == 2
    assert s.fate is not None, "the others fight on"


@pytest.mark.rule("DL-14.12")
def test_a_teleported_king_does_not_retreat_with_the_others(game: DragonLords) -> None:
    s = scene(game, "naval", "isborg:4 silfrgruva:3", "solborg:3 ravnvik:3", king="isborg", **WIZARD)
    play(s, "teleport wizard-1", "to ravnvik", "bring king", "done", "attack ravnvik", "from silfrgruva", "send 2")
    assert guests(s) == {"ravnvik": (2, 2)}
    play(s, "pass", "roll 6 6 6 6", "roll 6 6 6", "retreat silfrgruva")
    assert where(s, "elves", "king") == where(s, "elves", "wizard-1") == "ravnvik"
    assert units(s, "elves", "silfrgruva") == 3


@pytest.mark.rule("DL-14.13")
def test_victors_attack_on_and_may_retreat_then(game: DragonLords) -> None:
    s = scene(game, "naval", "isborg:5", "solborg:3 ravnvik:1 sotfell:1", **WIZARD)
    play(s, "teleport wizard-1", "to ravnvik", "send 3", "fight ravnvik", "roll 1 1 1 1", "roll 6")
    assert holder(s, "ravnvik") == "elves"
    assert {"attack sotfell", "attack solborg"} <= options(s)
    play(s, "attack sotfell", "bring wizard-1", "send 2", "roll 6 6 6", "roll 6")
    assert options(s) == {"again", "retreat ravnvik"}


@pytest.mark.rule("DL-14.14")
def test_who_teleported_onto_a_blockade_fights_no_land_battle(game: DragonLords) -> None:
    s = scene(game, "naval", "isborg:5 frostgate:3", "solborg:3 ternvik:1", foe=dict(ships="1:k3:1"), **LORD)
    play(s, "teleport dragonlord", "to k3", "send 2", "fight k3", "roll 1 6", "roll 6")
    assert where(s, "elves", "dragonlord") == "k3"
    assert ship(s, 1) == ("k3", "elves", 2)
    play(s, "attack ternvik", "from isborg")
    assert options(s) == {"send 1"}
    assert why(s, "bring dragonlord") is not None
    play(s, "send 1", "done", "roll 6", "roll 6", "retreat isborg")
    assert question(s) == "ask-combat"


@pytest.mark.rule("DL-14.14")
def test_a_wizard_who_fought_a_blockade_is_aboard_then(game: DragonLords) -> None:
    s = scene(game, "naval", "isborg:5", "solborg:3 ternvik:1", foe=dict(ships="1:k3:1"), **WIZARD)
    play(s, "teleport wizard-1", "to k3", "send 1", "fight k3", "roll 1 6", "roll 6")
    assert where(s, "elves", "wizard-1") == "ship-1"
    play(s, "attack ternvik")
    assert options(s) == {"send 1", "send 2"}


@pytest.mark.rule("DL-14.15")
@pytest.mark.reading("DL 33")
def test_victors_without_room_on_the_captured_ships_are_lost(game: DragonLords) -> None:
    s = scene(game, "naval", "isborg:13", foe=dict(ships="1:k3:1"), **LORD)
    play(s, "teleport dragonlord", "to k3", "send 10", "fight k3", "roll 1 1 1 1 1 1", "roll 6 6 6 6", "roll 6")
    assert ship(s, 1) == ("k3", "elves", 8)
    assert units(s, "elves", "k3") == 1, "only the DragonLord hovers there"


@pytest.mark.rule("DL-14.15")
def test_two_captured_ships_have_room_for_all(game: DragonLords) -> None:
    s = scene(game, "naval", "isborg:13", foe=dict(ships="1:k3:1 2:k3:1"), **LORD)
    play(s, "teleport dragonlord", "to k3", "send 10", "fight k3", "roll 1 1 1 1 1 1", "roll 6 6 6 6", "roll 6 6")
    manned = [ship(s, one) for one in (1, 2)]
    assert sum(one[2] for one in manned if one and one[1] == "elves") == 10


@pytest.mark.rule("DL-14.15")
def test_whoever_loses_at_sea_is_gone(game: DragonLords) -> None:
    s = scene(game, "naval", "isborg:4", foe=dict(ships="1:k3:3"), **WIZARD)
    play(s, "teleport wizard-1", "to k3", "send 1", "fight k3", "roll 6 6", "roll 1 1 6")
    assert where(s, "elves", "wizard-1") is None
    assert ship(s, 1) == ("k3", "orcs", 3)


# --- escapes --------------------------------------------------------------------------------------


def besieged(game: DragonLords, defenders: str = "ravnvik:4", **foe: Any) -> DragonLordsState:
    """Three Elves attack Orcs, who have a Wizard and a DragonLord there."""
    parts = dict(pieces="wizard-1:ravnvik dragonlord:ravnvik", spells="wizard-1:teleport,fireball") | foe
    return scene(game, "battle", "silfrgruva:3", f"solborg:3 {defenders} sildvik:1", foe=parts, guests="ravnvik:3",
                 zone="ravnvik")  # fmt: skip


@pytest.mark.rule("DL-14.16")
@pytest.mark.reading("DL 11")
@pytest.mark.parametrize("piece", ["wizard-1", "dragonlord"])
def test_a_defending_commander_leaves_for_any_friendly_territory(game: DragonLords, piece: str) -> None:
    s = besieged(game)
    assert asked(s) == "orcs"
    play(s, f"escape {piece}")
    assert goals(s) == {"solborg", "sildvik"}
    play(s, "to sildvik")
    assert where(s, "orcs", piece) == "sildvik"
    assert units(s, "orcs", "ravnvik") == 3


@pytest.mark.rule("DL-14.16")
def test_an_attacking_commander_does_not_escape(game: DragonLords) -> None:
    foe = dict(pieces="wizard-1:ravnvik", spells="wizard-1:teleport")
    s = scene(game, "battle", "isborg:3", "solborg:3 ravnvik:3", foe=foe, guests="ravnvik:3", zone="ravnvik",
              pieces="wizard-1:ravnvik", spells="wizard-1:teleport,arrows-of-skadi")  # fmt: skip
    play(s, "orcs: pass")
    assert (asked(s), question(s)) == ("elves", "ask-missiles")
    assert "escape" not in kinds(s)
    assert why(s, "escape wizard-1") == "DL-14.16"


@pytest.mark.rule("DL-14.16")
def test_a_wizard_without_the_spell_stays(game: DragonLords) -> None:
    s = besieged(game, spells="wizard-1:fireball", pieces="wizard-1:ravnvik")
    assert "escape" not in kinds(s)
    assert why(s, "escape wizard-1") == "DL-14.16"


@pytest.mark.rule("DL-14.16")
def test_a_wizard_escapes_from_a_sea_battle_too(game: DragonLords) -> None:
    s = scene(game, "naval", "isborg:3", ships="1:k4:2",
              foe=dict(ships="2:k3:2", pieces="wizard-1:ship-2", spells="wizard-1:teleport"))  # fmt: skip
    play(s, "embark 1", "sail k3", "fight k3", "orcs: escape wizard-1", "to solborg")
    assert where(s, "orcs", "wizard-1") == "solborg"
    assert ship(s, 2) == ("k3", "orcs", 1)


@pytest.mark.rule("DL-14.16")
def test_a_lone_defender_may_escape_and_leave_the_territory_to_the_enemy(game: DragonLords) -> None:
    s = besieged(game, "ravnvik:1", pieces="dragonlord:ravnvik", spells={})
    play(s, "escape dragonlord", "to solborg")
    assert holder(s, "ravnvik") == "elves"


@pytest.mark.rule("DL-14.16")
@pytest.mark.reading("DL 11")
def test_players_may_agree_on_escapes_after_the_losses_of_a_round(game: DragonLords) -> None:
    foe = dict(pieces="wizard-1:ravnvik", spells="wizard-1:teleport,fireball")
    s = scene(game, "battle", "silfrgruva:3", "solborg:3 ravnvik:4", foe=foe, guests="ravnvik:3", zone="ravnvik",
              escape="losses")  # fmt: skip
    assert question(s) == "ask-missiles"
    assert "escape" not in kinds(s)
    play(s, "pass", "roll 6 6 6", "roll 6 6 6 6")
    assert asked(s) == "orcs"
    assert options(s) == {"pass", "escape wizard-1"}
    play(s, "escape wizard-1", "to solborg")
    assert where(s, "orcs", "wizard-1") == "solborg"
    assert options(s) == {"again", "retreat silfrgruva"}


@pytest.mark.rule("DL-14.17")
@pytest.mark.reading("DL 11")
def test_who_escapes_takes_nobody_along_and_does_nothing_more(game: DragonLords) -> None:
    s = besieged(game, mana=5)
    happened = play(s, "escape dragonlord", "to solborg")
    assert question(s) == "ask-missiles", "nobody is asked who goes along"
    assert "dragon-fire" not in events(happened)
    happened += play(s, "escape wizard-1", "to solborg", "roll 6 6 6", "roll 6 6")
    assert not {"dragon-fire", "spell-cast"} & set(events(happened))
    assert told(happened, "melee")[1]["dice"] == 2
    happened += play(s, "again", "roll 6 6 6", "roll 6 6")
    needs = [one["need"] for one in told(happened, "melee") if one["people"] == "elves"]
    assert needs == [2, 3], "nobody frightens the attackers any more, from the next round on"


@pytest.mark.rule("DL-14.17")
@pytest.mark.reading("DL 11")
def test_who_has_cast_a_spell_does_not_escape_in_that_round(game: DragonLords) -> None:
    s = besieged(game, mana=5)
    assert "escape wizard-1" in options(s)
    play(s, "spell wizard-1 fireball")
    assert "escape wizard-1" not in options(s)
    assert "escape dragonlord" in options(s)


@pytest.mark.rule("DL-14.18")
@pytest.mark.reading("DL 11")
def test_an_escape_costs_a_wizard_one_mana_and_a_dragonlord_nothing(game: DragonLords) -> None:
    s = besieged(game, mana=1)
    play(s, "escape dragonlord", "to solborg")
    assert mana(s, "orcs") == 1
    play(s, "escape wizard-1", "to solborg")
    assert mana(s, "orcs") == 0
    s = besieged(game, mana=0)
    assert "escape dragonlord" in options(s)
    assert "escape wizard-1" not in options(s)


# --- teleportals ----------------------------------------------------------------------------------


@pytest.mark.rule("DL-14.19", "DL-14.25")
@pytest.mark.parametrize("origin", GATES)
def test_each_teleportal_leads_to_the_others(game: DragonLords, origin: str) -> None:
    s = scene(game, "transfer", " ".join(f"{gate}:3" for gate in GATES), king=origin)
    play(s, f"transfer {origin}")
    assert goals(s) & set(GATES) == set(GATES) - {origin}


@pytest.mark.rule("DL-14.19")
@pytest.mark.parametrize("origin", GATES)
def test_each_teleportal_leads_into_the_wastelands(game: DragonLords, origin: str) -> None:
    s = scene(game, "quest", f"{origin}:3", king=origin)
    assert "set-out vigrond-gate" in options(s)


@pytest.mark.rule("DL-14.19")
def test_the_gate_of_the_wastelands_leads_to_all_teleportals(game: DragonLords) -> None:
    s = scene(game, "combat", "vestgate:1", "solborg:3 austgate:1", party="vigrond-gate:3", pieces="wizard-1:party")
    assert {f"leave {gate}" for gate in GATES} <= options(s)


@pytest.mark.rule("DL-14.20")
@pytest.mark.reading("DL 35")
@pytest.mark.parametrize("piece", ["king", "wizard-2", "dragonlord"])
def test_any_commander_opens_a_teleportal(game: DragonLords, piece: str) -> None:
    parts: dict[str, Any] = dict(king="midgate") if piece == "king" else dict(pieces=f"{piece}:midgate")
    s = scene(game, "transfer", "midgate:3 vestgate:1", **parts)
    play(s, "transfer midgate", "to vestgate", "send 2")
    assert units(s, "elves", "vestgate") == 3
    assert where(s, "elves", piece) == "midgate", "it need not go through itself"


@pytest.mark.rule("DL-14.20")
@pytest.mark.reading("DL 35")
def test_without_a_commander_a_teleportal_stays_shut(game: DragonLords) -> None:
    s = scene(game, "transfer", "midgate:3 frostgate:2 vestgate:3", pieces="decoy-1:midgate wizard-1:frostgate")
    play(s, "transfer midgate")
    assert "vestgate" not in goals(s)
    assert why(s, "to vestgate") == "DL-14.20"
    s = scene(game, "combat", "midgate:3 frostgate:3", "solborg:3 vestgate:1", pieces="decoy-1:midgate")
    assert "attack vestgate" not in options(s)
    assert why(s, "attack vestgate") == "DL-14.20"


@pytest.mark.rule("DL-14.20")
def test_the_commander_may_go_through_as_well(game: DragonLords) -> None:
    s = scene(game, "transfer", "midgate:4 frostgate:2 vestgate:1", king="midgate")
    play(s, "transfer midgate", "to vestgate", "bring king", "send 1")
    assert units(s, "elves", "vestgate") == 3
    play(s, "transfer midgate")
    assert why(s, "to vestgate") == "DL-14.20", "nobody keeps it open any more"


@pytest.mark.rule("DL-14.20")
@pytest.mark.parametrize(("shown", "undo"), [("", False), ("king", True)])
def test_an_attack_through_a_teleportal_shows_that_a_commander_is_there(
    game: DragonLords, shown: str, undo: bool
) -> None:
    s = scene(game, "combat", "midgate:4 frostgate:3", "solborg:3 vestgate:1", king="midgate", shown=shown,
              pieces="decoy-1:frostgate")  # fmt: skip
    match = Match.of(s, 1)
    match.play("attack vestgate")
    assert match.state.deciding == (0,)
    assert match.can_undo == undo


@pytest.mark.rule("DL-14.21")
@pytest.mark.reading("DL 35")
def test_no_commander_is_needed_at_the_far_end(game: DragonLords) -> None:
    s = scene(game, "transfer", "midgate:3 vestgate:3", king="midgate")
    play(s, "transfer midgate", "to vestgate", "send 1", "transfer vestgate")
    assert why(s, "to midgate") == "DL-14.20", "the way back is another matter"


@pytest.mark.rule("DL-14.22")
@pytest.mark.reading("DL 35")
def test_a_teleportal_costs_no_mana_and_needs_no_spell(game: DragonLords) -> None:
    s = scene(game, "transfer", "midgate:3 vestgate:1", pieces="wizard-1:midgate", mana=0)
    play(s, "transfer midgate", "to vestgate", "send 1")
    assert mana(s, "elves") == 0
    s = scene(game, "combat", "midgate:3", "solborg:3 vestgate:1", pieces="wizard-1:midgate", mana=2)
    play(s, "attack vestgate", "send 1")
    assert mana(s, "elves") == 2
    assert where(seen(s, 1), "elves", "wizard-1") is None, "nor does it show who the commander is"


@pytest.mark.rule("DL-14.23")
def test_attack_through_a_teleportal(game: DragonLords) -> None:
    s = scene(game, "combat", "midgate:3", "solborg:3 vestgate:1", neutral="austgate:1", king="midgate")
    assert {"attack vestgate", "attack austgate"} <= options(s)
    play(s, "attack vestgate", "send 2", "roll 1 1", "roll 6")
    assert units(s, "elves", "vestgate") == 2
    assert holder(s, "vestgate") == "elves"


@pytest.mark.rule("DL-14.23")
def test_in_the_combat_phase_only_to_where_enemies_are(game: DragonLords) -> None:
    s = scene(game, "combat", "midgate:4 vestgate:1", "solborg:3 silfrgruva:1", king="midgate")
    assert {option for option in options(s) if option.startswith("attack")} == {"attack silfrgruva"}
    assert why(s, "attack austgate") == "DL-5.21"
    assert why(s, "attack vestgate") == "DL-5.1"


@pytest.mark.rule("DL-14.23")
def test_only_teleportal_territories_are_reached(game: DragonLords) -> None:
    s = scene(game, "combat", "midgate:4", "solborg:3 gullgruva:1 hvalvik:1 silfrgruva:1", king="midgate")
    assert {option for option in options(s) if option.startswith("attack")} == {"attack silfrgruva"}


@pytest.mark.rule("DL-14.23", "DL-14.12")
def test_neighbours_and_those_from_afar_attack_together(game: DragonLords) -> None:
    s = scene(game, "combat", "midgate:3 hvalvik:2", "solborg:3 vestgate:3", king="midgate")
    play(s, "attack vestgate", "from midgate", "send 2", "from hvalvik", "send 1")
    assert guests(s) == {"vestgate": (1, 2)}
    play(s, "roll 6 6 6", "roll 6 6 6", "retreat hvalvik")
    assert guests(s) == {"vestgate": (0, 2)}


@pytest.mark.rule("DL-14.24")
@pytest.mark.reading("DL 10")
def test_no_retreat_for_those_who_came_through_a_teleportal(game: DragonLords) -> None:
    s = scene(game, "combat", "midgate:3 hvalvik:1", "solborg:3 vestgate:3", king="midgate")
    play(s, "attack vestgate", "send 2", "roll 6 6", "roll 6 6 6")
    assert s.fate is not None, "neither back through it nor to Hvalvik"
    play(s, "roll 6 6", "roll 1 1 6")
    assert not guests(s)


@pytest.mark.rule("DL-14.25")
@pytest.mark.reading("DL 35")
def test_transfer_to_friendly_and_vacant_teleportals(game: DragonLords) -> None:
    s = scene(game, "transfer", "midgate:4 vestgate:1", king="midgate")
    play(s, "transfer midgate")
    assert {"vestgate", "austgate"} <= goals(s)
    play(s, "to austgate", "send 1")
    assert holder(s, "austgate") == "elves"


@pytest.mark.rule("DL-14.25")
def test_no_transfer_to_teleportals_of_enemies(game: DragonLords) -> None:
    s = scene(game, "transfer", "midgate:4 vestgate:1", "solborg:3 austgate:1", king="midgate")
    play(s, "transfer midgate")
    assert "austgate" not in goals(s)
    assert why(s, "to austgate") == "DL-8.3"


@pytest.mark.rule("DL-14.25")
def test_going_through_is_the_whole_step(game: DragonLords) -> None:
    s = scene(game, "transfer", "midgate:4 vestgate:1 hvalvik:1", king="midgate")
    play(s, "transfer midgate", "to vestgate", "send 2", "transfer vestgate", "to hvalvik")
    assert options(s) == {"send 1"}


@pytest.mark.rule("DL-14.26")
def test_no_forced_march_through_a_teleportal(game: DragonLords) -> None:
    s = scene(game, "combat", "midgate:4 frostgate:1 vestgate:1 hvalvik:1", king="midgate")
    play(s, "march midgate")
    assert "frostgate" in goals(s)
    assert not {"vestgate", "hvalvik"} & goals(s)
    assert why(s, "to vestgate") == "DL-14.26"


@pytest.mark.rule("DL-14.27")
@pytest.mark.reading("DL 37")
def test_any_of_the_four_teleportals_can_collapse(game: DragonLords) -> None:
    s = scene(game, "naval", "isborg:4", scrolls="portal-collapse")
    play(s, "cast portal-collapse")
    assert options(s) == {f"collapse {gate}" for gate in (*GATES, "vigrond-gate")}
    play(s, "collapse austgate")
    assert list(s.position()["collapsed"]) == ["austgate"]


@pytest.mark.rule("DL-14.28")
@pytest.mark.reading("DL 37")
@pytest.mark.parametrize("closed", ["midgate", "vestgate"])
def test_nobody_goes_in_or_comes_out_of_a_collapsed_teleportal(game: DragonLords, closed: str) -> None:
    s = scene(game, "combat", "midgate:4 frostgate:1", "solborg:3 vestgate:1", king="midgate", collapsed=closed)
    assert "attack vestgate" not in options(s)
    assert why(s, "attack vestgate") == "DL-14.28"
    s = scene(game, "transfer", "midgate:4 frostgate:1 vestgate:1", king="midgate", collapsed=closed)
    play(s, "transfer midgate")
    assert "vestgate" not in goals(s)
    assert ("austgate" in goals(s)) == (closed == "vestgate")
    assert why(s, "to vestgate") == "DL-14.28"


@pytest.mark.rule("DL-14.28")
@pytest.mark.parametrize("closed", ["midgate", "vigrond-gate"])
def test_no_way_into_the_wastelands_through_a_collapsed_teleportal(game: DragonLords, closed: str) -> None:
    s = scene(game, "quest", "midgate:4 vakthold:2", king="midgate", collapsed=closed)
    assert "set-out village-north" in options(s)
    assert "set-out vigrond-gate" not in options(s)


@pytest.mark.rule("DL-14.28")
def test_no_way_out_of_the_wastelands_through_a_collapsed_teleportal(game: DragonLords) -> None:
    party: dict[str, Any] = dict(party="vigrond-gate:3", pieces="wizard-1:party")
    s = scene(game, "combat", "midgate:4 frostgate:1", collapsed="vestgate", **party)
    assert {"leave midgate", "leave austgate"} <= options(s)
    assert "leave vestgate" not in options(s)
    s = scene(game, "combat", "midgate:4 frostgate:1", collapsed="vigrond-gate", **party)
    assert "leave" not in kinds(s)


@pytest.mark.rule("DL-14.28")
def test_a_collapsed_teleportal_stops_no_teleport_spell(game: DragonLords) -> None:
    s = scene(game, "naval", "midgate:4", "solborg:3 vestgate:1", pieces="dragonlord:midgate", collapsed="midgate")
    play(s, "teleport dragonlord")
    assert "vestgate" in goals(s)


@pytest.mark.rule("DL-14.29")
@pytest.mark.reading("DL 37")
def test_a_territory_with_a_collapsed_teleportal_still_pays_three_gold(game: DragonLords) -> None:
    s = scene(game, "income", "isborg:1 midgate:1", king="isborg", collapsed="midgate", alone=True)
    assert gold(s, "elves") == 5 + 3 + 3


# --- the example of the book ----------------------------------------------------------------------


@pytest.mark.rule("DL-14.4", "DL-14.8", "DL-14.13")
def test_example_epic_battle(game: DragonLords) -> None:
    s = game.scenario(
        at="naval",
        elves=dict(lands="isborg:8", pieces="dragonlord:isborg", ships="1:k9:3"),
        dwarves=dict(lands="solborg:6 glodheim:1 ravnvik:1", scrolls="breath-of-aegir"),
    )
    # A ship is lost before the harbour; a DragonLord and six units appear next to the Kingdom.
    play(s, "embark 1", "sail k10", "land ravnvik", "dwarves: cast breath-of-aegir")
    assert ship(s, 1) is None
    play(s, "teleport dragonlord", "to glodheim", "send 6")
    # Dragon fire burns the lone unit there, and nobody strikes.
    happened = play(s, "fight glodheim")
    assert "dragon-fire" in events(happened)
    assert "melee" not in events(happened)
    assert units(s, "elves", "glodheim") == 7
    # One unit stays. In the Kingdom the King shows himself, and the dice decide.
    play(s, "attack solborg", "bring dragonlord", "send 5", "dwarves: reveal king", "lose-units")
    happened = play(s, "roll 2 2 4 5 6", "roll 2 3 3 6 6")
    assert told(happened, "melee") == [
        {"people": "elves", "dice": 5, "need": 2, "hits": 2},
        {"people": "dwarves", "dice": 5, "need": 3, "hits": 3},
    ]
    play(s, "elves: lose-units", "dwarves: lose-units")
    assert units(s, "elves", "solborg") == 3
    assert units(s, "dwarves", "solborg") == 3
    assert where(s, "dwarves", "king") == where(s, "elves", "dragonlord") == "solborg"
    assert options(s) == {"again", "retreat glodheim"}
