"""Chapter 3, the turn: seven phases in order, clockwise, and the purchase phase."""

from __future__ import annotations

from typing import Any

import pytest

from meadhall.games.dragon_lords import DragonLords
from meadhall.games.dragon_lords.state import DragonLordsState
from tests.books.dragon_lords.table import (
    asked,
    events,
    gold,
    guests,
    holder,
    kinds,
    options,
    play,
    question,
    ship,
    told,
    units,
    why,
)

FAR: dict[str, Any] = dict(lands="isborg:5", king="isborg")
"""Somebody who is far away and has nothing to say."""
PHASES = ["purchase", "naval", "quest", "combat", "transfer", "income", "reinforcement"]
BUSY: dict[str, Any] = dict(
    lands="isborg:5 vakthold:3 ternvik:3", pieces="wizard-1:isborg", spells="wizard-1:alchemist",
    ships="1:ternvik", mana=5, gold=12,
)  # fmt: skip
"""Dwarves who have something to do in every phase."""


def until(s: DragonLordsState, key: str) -> list[str]:
    """Do as little as possible until this is asked; return all that was asked before."""
    questions = []
    while question(s) != key:
        questions.append(question(s))
        s.apply(s.legal()[0])
    return questions


def most(s: DragonLordsState) -> int:
    """The most units that can be bought now."""
    return max((int(text.split()[1]) for text in options(s) if text.startswith("buy ")), default=0)


# --- the phases -----------------------------------------------------------------------------------


@pytest.mark.rule("DL-3.1")
def test_a_turn_goes_through_seven_phases_in_order(game: DragonLords) -> None:
    s = game.scenario(at="turn", dwarves=BUSY, orcs=dict(lands="solborg:5"))
    phases, questions = [], []
    while asked(s) == "dwarves":
        phases.append(s.position()["phase"])
        questions.append(question(s))
        s.apply(s.legal()[0])
    assert phases == PHASES
    assert questions == [
        "ask-purchase", "ask-naval", "ask-quest-phase", "ask-combat", "ask-transfer", "ask-income", "ask-reinforce",
    ]  # fmt: skip


@pytest.mark.rule("DL-3.2")
def test_nobody_else_begins_before_all_seven_are_done(game: DragonLords) -> None:
    s = game.scenario(at="turn", dwarves=BUSY, orcs=dict(lands="solborg:5", gold=9))
    while asked(s) == "dwarves":
        assert why(s, "orcs: buy 1") == "DL-3.2"
        s.apply(s.legal()[0])
    assert (asked(s), question(s)) == ("orcs", "ask-purchase")
    assert why(s, "orcs: buy 1") is None
    assert why(s, "dwarves: done") == "DL-3.2"


@pytest.mark.rule("DL-3.3")
def test_turns_go_round_clockwise(game: DragonLords) -> None:
    s = game.scenario(
        at="turn", orcs={}, elves={}, barbarians={}, dwarves={}, peoples="orcs elves barbarians dwarves", active="elves"
    )
    turns = [asked(s)]
    while s.round < 3:
        s.apply(s.legal()[0])
        if asked(s) != turns[-1]:
            turns.append(asked(s))
    assert turns == ["elves", "barbarians", "dwarves", "orcs", "elves", "barbarians", "dwarves", "orcs"]


@pytest.mark.rule("DL-3.3")
def test_who_is_out_has_no_turn(game: DragonLords) -> None:
    s = game.scenario(
        at="transfer", orcs={}, elves=dict(lands="ternvik:1", out=True), dwarves={}, barbarians={}, active="orcs"
    )
    play(s, "done")
    assert asked(s) == "dwarves"


@pytest.mark.rule("DL-3.3")
def test_a_round_ends_before_the_first_people_has_another_turn(game: DragonLords) -> None:
    s = game.scenario(at="transfer", orcs={}, elves={}, active="elves", first="orcs", round=4)
    happened = play(s, "done")
    assert told(happened, "round") == [{"number": 5}]
    s = game.scenario(at="transfer", orcs={}, elves={}, active="elves", first="elves", round=4)
    assert "round" not in events(play(s, "done"))


@pytest.mark.rule("DL-3.4")
def test_a_phase_that_is_over_does_not_come_back(game: DragonLords) -> None:
    s = game.scenario(at="turn", dwarves=BUSY, orcs=dict(lands="solborg:5 frostgate:1"))
    assert why(s, "buy 1") is None
    until(s, "ask-naval")
    assert why(s, "buy 1") == why(s, "buy-ship") == "DL-3.7"
    until(s, "ask-combat")
    assert why(s, "buy 1") == "DL-3.7"
    assert why(s, "embark 1") == "DL-4.1"
    assert why(s, "set-out village-north") == "DL-16.9"
    until(s, "ask-transfer")
    assert why(s, "attack frostgate") == "DL-5.1"
    assert why(s, "embark 1") == "DL-4.1"
    until(s, "ask-reinforce")
    assert why(s, "transfer isborg") == "DL-8.1"
    assert kinds(s) == {"redeem", "done"}


@pytest.mark.rule("DL-3.5")
@pytest.mark.parametrize("phase", ["purchase", "naval", "combat", "transfer"])
def test_a_phase_may_pass_without_a_deed(game: DragonLords, phase: str) -> None:
    s = game.scenario(at=phase, dwarves=BUSY, orcs=dict(lands="solborg:5 frostgate:1"))
    before = s.position()
    assert len(options(s)) > 1
    play(s, "done")
    assert s.position()["phase"] != phase
    unchanged = ("peoples", "ships", "guests", "neutral")
    assert all(s.position()[part] == before[part] for part in unchanged)


# --- fights wait ----------------------------------------------------------------------------------


@pytest.mark.rule("DL-3.6")
def test_landed_units_fight_in_the_combat_phase(game: DragonLords) -> None:
    s = game.scenario(
        at="naval",
        orcs=dict(lands="solborg:5", king="solborg", ships="1:k10:3"),
        elves=dict(lands="isborg:5 ravnvik:2", king="isborg"),
    )
    play(s, "embark 1", "land ravnvik", "send 2", "done", "done")
    assert guests(s) == {"ravnvik": (2, 0)}
    assert (s.position()["phase"], s.fate) == ("combat", None)
    assert "fight ravnvik" in options(s)
    assert why(s, "done") == "DL-5.11"
    play(s, "fight ravnvik")
    assert s.fate is not None


@pytest.mark.rule("DL-3.6")
def test_teleported_units_fight_in_the_combat_phase(game: DragonLords) -> None:
    wizard = dict(lands="solborg:5", king="solborg", pieces="wizard-1:solborg", spells="wizard-1:teleport")
    s = game.scenario(at="naval", orcs=wizard, elves=dict(lands="isborg:5 ravnvik:2", king="isborg"))
    play(s, "teleport wizard-1", "to ravnvik", "send 2")
    assert guests(s) == {"ravnvik": (0, 3)}
    while s.position()["phase"] != "combat":
        assert s.fate is None
        play(s, "done")
    assert "fight ravnvik" in options(s)


@pytest.mark.rule("DL-3.6")
def test_ships_that_met_fight_in_the_combat_phase(game: DragonLords) -> None:
    s = game.scenario(
        at="naval",
        orcs=dict(lands="solborg:5", king="solborg", ships="1:k10:3"),
        elves=dict(lands="isborg:5", king="isborg", ships="2:k9:2"),
    )
    play(s, "embark 1", "sail k9")
    while s.position()["phase"] != "combat":
        play(s, "done")
    assert options(s) >= {"fight k9"}
    assert "done" not in options(s)


@pytest.mark.rule("DL-3.6")
def test_a_party_fights_in_the_quest_phase(game: DragonLords) -> None:
    s = game.scenario(at="arrive", orcs=dict(lands="solborg:5", king="solborg", party="lair-east:4"), elves=FAR)
    assert s.position()["phase"] == "quest"
    assert s.fight is not None


# --- purchase -------------------------------------------------------------------------------------


@pytest.mark.rule("DL-3.7")
@pytest.mark.parametrize("phase", PHASES[1:])
def test_units_and_ships_are_bought_in_the_purchase_phase_only(game: DragonLords, phase: str) -> None:
    s = game.scenario(at=phase, dwarves=BUSY, orcs=dict(lands="solborg:5"))
    assert not {"buy", "buy-ship"} & kinds(s)
    assert why(s, "buy 1") == why(s, "buy-ship") == "DL-3.7"


@pytest.mark.rule("DL-3.7")
def test_a_village_sells_units_too(game: DragonLords) -> None:
    s = game.scenario(
        at="space", orcs=dict(lands="solborg:5", king="solborg", party="village-north:2", gold=6), elves=FAR
    )
    play(s, "draw thyra")
    assert "buy 2" in options(s)
    assert "buy-ship" not in options(s)
    play(s, "buy 2")
    assert units(s, "orcs", "party") == 4
    assert gold(s, "orcs") == 0


@pytest.mark.rule("DL-3.8")
@pytest.mark.parametrize("name", ["elves", "dwarves", "orcs", "barbarians"])
def test_a_ship_costs_ten_gold(game: DragonLords, name: str) -> None:
    other = "elves" if name == "orcs" else "orcs"
    both: dict[str, Any] = {name: dict(lands="solborg:5 sildvik:1", gold=10), other: FAR}
    s = game.scenario(at="purchase", **both)
    play(s, "buy-ship")
    assert gold(s, name) == 0
    both[name]["gold"] = 9
    s = game.scenario(at="purchase", **both)
    assert "buy-ship" not in options(s)
    assert why(s, "buy-ship") == "DL-3.9"


@pytest.mark.rule("DL-3.9")
@pytest.mark.parametrize(("name", "units_"), [("elves", 4), ("dwarves", 4), ("barbarians", 3), ("orcs", 5)])
def test_nobody_spends_more_than_there_is(game: DragonLords, name: str, units_: int) -> None:
    other = "elves" if name == "orcs" else "orcs"
    both: dict[str, Any] = {name: dict(lands="solborg:5", gold=14), other: dict(FAR, gold=30)}
    s = game.scenario(at="purchase", **both)
    assert most(s) == units_
    assert why(s, f"buy {units_ + 1}") == "DL-3.9"
    play(s, f"buy {units_}")
    assert gold(s, name) == 14 - {"elves": 12, "dwarves": 12, "barbarians": 12, "orcs": 13}[name]
    assert gold(s, other) == 30


@pytest.mark.rule("DL-3.9")
def test_only_gold_in_ones_own_kingdoms_pays(game: DragonLords) -> None:
    s = game.scenario(at="purchase", orcs=dict(lands="solborg:5", gold=3), elves=FAR, gold="eldborg:30")
    assert most(s) == 1
    s = game.scenario(at="purchase", orcs=dict(lands="sildvik:5", king="sildvik"), elves=FAR, gold="solborg:30")
    assert most(s) == 0


@pytest.mark.rule("DL-3.9")
@pytest.mark.reading("DL 39")
def test_the_buyer_says_which_kingdom_pays(game: DragonLords) -> None:
    mine = dict(lands="solborg:5 eldborg:5 sildvik:1", king="solborg", gold="solborg:7 eldborg:8")
    s = game.scenario(at="purchase", orcs=mine, elves=FAR)
    play(s, "buy-ship")
    assert (question(s), options(s)) == ("ask-pay", {"pay solborg", "pay eldborg"})
    play(s, "pay eldborg")
    assert s.position()["gold"] == {"solborg": 5}
    s = game.scenario(at="purchase", orcs=mine, elves=FAR)
    play(s, "buy 2", "pay solborg")
    assert s.position()["gold"] == {"solborg": 1, "eldborg": 8}
    s = game.scenario(at="purchase", orcs=dict(mine, gold="solborg:2 eldborg:8"), elves=FAR)
    play(s, "buy-ship")
    assert gold(s, "orcs") == 0


@pytest.mark.rule("DL-3.9")
def test_what_was_bought_is_paid_at_once(game: DragonLords) -> None:
    s = game.scenario(at="purchase", elves=dict(lands="solborg:5 sildvik:1", gold=14), orcs=FAR)
    play(s, "buy 2")
    assert gold(s, "elves") == 8
    assert most(s) == 2
    assert why(s, "buy-ship") == "DL-3.9"


@pytest.mark.rule("DL-3.10")
def test_gold_is_saved_for_later(game: DragonLords) -> None:
    s = game.scenario(at="purchase", elves=dict(lands="solborg:5", gold=14), orcs=FAR)
    play(s, "buy 1", "done")
    until(s, "ask-transfer")
    assert gold(s, "elves") == 11
    play(s, "done")
    while asked(s) == "orcs":
        play(s, "done")
    assert gold(s, "elves") == 11 + 5
    assert most(s) == 5


@pytest.mark.rule("DL-3.11")
def test_what_was_bought_is_placed_at_the_end_of_the_turn(game: DragonLords) -> None:
    mine = dict(lands="solborg:1 sildvik:1", king="solborg", gold=22)
    s = game.scenario(at="purchase", elves=mine, orcs=dict(lands="isborg:5 eikdal:1", king="isborg"))
    play(s, "buy 4", "buy-ship")
    # One unit everywhere: nobody can leave, attack, or sail.
    assert question(s) == "ask-place"
    assert units(s, "elves", "solborg") == 1
    assert ship(s, 1) is None
    play(s, "place solborg 4")
    assert units(s, "elves", "solborg") == 5
    assert ship(s, 1) == ("sildvik", "elves", 0)


@pytest.mark.rule("DL-3.12")
@pytest.mark.reading("DL 30")
def test_a_ship_needs_a_harbour_in_ones_realm(game: DragonLords) -> None:
    s = game.scenario(at="purchase", elves=dict(lands="solborg:5 sildvik:1", gold=10), orcs=FAR)
    assert "buy-ship" in options(s)
    for lands in ("solborg:5", "solborg:5 eikdal:1", "solborg:5 ternvik:1", "solborg:5 hlesey:1"):
        s = game.scenario(at="purchase", elves=dict(lands=lands, gold=10), orcs=FAR)
        assert why(s, "buy-ship") == "DL-3.12", lands
    s = game.scenario(
        at="purchase", elves=dict(lands="solborg:5", gold=10), orcs=dict(lands="isborg:5 sildvik:1", king="isborg")
    )
    assert why(s, "buy-ship") == "DL-3.12"
    assert holder(s, "sildvik") == "orcs"
