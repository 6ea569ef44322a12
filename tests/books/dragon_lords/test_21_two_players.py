"""Chapter 21, two players: two peoples each, or the smaller world."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from meadhall.games.dragon_lords import DragonLords
from meadhall.games.dragon_lords.state import DragonLordsState
from tests.books.dragon_lords.table import (
    answers,
    events,
    gold,
    guests,
    holder,
    kinds,
    lands,
    mana,
    options,
    party,
    people,
    play,
    question,
    ship,
    told,
    units,
    why,
    winners,
)

ORDER = ["orcs", "elves", "dwarves", "barbarians"]
EAST = {
    "vindborg", "skyfell", "bjarkwood", "ornmark", "torskvik", "perlubru", "knarvik",
    "eldborg", "rodskard", "humarvik", "drakeheath", "lyngdal", "krabbavik", "askbru",
    "austgate", "rubingruva", "austrey",
}  # fmt: skip
KINGDOMS = {"hrafnborg", "jarnborg", "isborg", "solborg"}


def allied(game: DragonLords, at: str, **more: Any) -> DragonLordsState:
    """Orcs and Dwarves are led by the first player, Elves and Barbarians by the second."""
    given: dict[str, Any] = dict(
        orcs=dict(lands="solborg:5"), elves=dict(lands="isborg:5"), dwarves=dict(lands="eldborg:5"),
        barbarians=dict(lands="vindborg:5"),
    )  # fmt: skip
    return game.scenario(at=at, two_players="peoples", **given | more)


def tundra(game: DragonLords, at: str, **more: Any) -> DragonLordsState:
    given: dict[str, Any] = dict(orcs=dict(lands="solborg:5"), elves=dict(lands="isborg:5"))
    return game.scenario(at=at, two_players="tundra", **given | more)


def ready(game: DragonLords, way: str) -> DragonLordsState:
    """The whole set-up as it comes."""
    s, rng = game.new(2, two_players=way), Random(3)
    while not s.round:
        if s.fate is not None:
            s.apply(s.fate.sample(rng))
        else:
            s.apply(s.decisions[0].options[0], s.deciding[0])
    return s


# --- two peoples each -----------------------------------------------------------------------------


@pytest.mark.rule("DL-21.1")
def test_each_player_leads_two_peoples(game: DragonLords) -> None:
    s = game.new(2)
    happened = play(s, *(f"people {name}" for name in ORDER))
    assert [(one["number"], one["people"]) for one in told(happened, "people-dealt")] == [
        (1, "orcs"), (2, "elves"), (1, "dwarves"), (2, "barbarians"),
    ]  # fmt: skip
    play(s, "crystal ignored", "crystal blessed")
    claims = []
    while question(s) == "ask-claim-kingdom":
        assert s.decision is not None
        claims.append((s.decision.seat, s.decision.prompt.words()["people"]))
        s.apply(s.legal()[0])
    assert claims == [(1, "elves"), (0, "dwarves"), (1, "barbarians"), (0, "orcs")]


@pytest.mark.rule("DL-21.1")
def test_every_people_has_all_that_it_has_with_four_players(game: DragonLords) -> None:
    s = ready(game, "peoples")
    for name in ORDER:
        held = lands(s, name)
        assert sum(held.values()) == 25
        assert sum(land.endswith("borg") for land in held) == 1
        assert len(held) == 1 + 1 + 9
        assert (gold(s, name), mana(s, name)) == (30, 2)
        assert len(people(s, name)["scrolls"]) == 3
        assert set(people(s, name)["pieces"]) == {"king", "wizard-1", "decoy-1", "decoy-2"}
    assert sorted(lands(s, "neutral").values()) == [5] * 4


@pytest.mark.rule("DL-21.2")
def test_each_people_has_its_own_turn_of_seven_phases(game: DragonLords) -> None:
    s = allied(game, "turn")
    turns: list[tuple[int, str]] = []
    phases = []
    while s.round < 2:
        turn = (s.deciding[0], s.position()["active"])
        if turn not in turns:
            turns.append(turn)
        phases.append((turn[1], s.position()["phase"]))
        s.apply(s.legal()[0])
    assert turns == [(0, "orcs"), (1, "elves"), (0, "dwarves"), (1, "barbarians")]
    for name in ORDER:
        assert [phase for who, phase in phases if who == name] == ["purchase", "combat", "transfer"]
        assert gold(s, name) == 5


@pytest.mark.rule("DL-21.3")
def test_allies_do_not_attack_each_other(game: DragonLords) -> None:
    s = allied(game, "combat", dwarves=dict(lands="eldborg:5 eikdal:1"), elves=dict(lands="isborg:5 sildvik:1"))
    assert "attack sildvik" in options(s)
    assert "attack eikdal" not in options(s)
    assert why(s, "attack eikdal") == "DL-21.3"


@pytest.mark.rule("DL-21.3")
def test_magic_does_not_strike_allies(game: DragonLords) -> None:
    mine = dict(lands="solborg:5", scrolls="black-death")
    s = allied(game, "combat", orcs=mine, dwarves=dict(lands="eldborg:5 eikdal:1"))
    assert "cast black-death" not in options(s)
    s = allied(game, "combat", orcs=mine, elves=dict(lands="isborg:5 eikdal:1", king="isborg"))
    assert "cast black-death" in options(s)


@pytest.mark.rule("DL-21.3")
def test_the_ships_of_allies_do_not_bar_the_sea(game: DragonLords) -> None:
    mine = dict(lands="solborg:5", ships="1:k10:2")
    s = allied(game, "naval", orcs=mine, dwarves=dict(lands="eldborg:5", ships="2:k9:2"))
    assert "blockade-met" not in events(play(s, "embark 1", "sail k9"))
    play(s, "sail k8", "done", "done")
    assert "fight" not in kinds(s)
    s = allied(game, "naval", orcs=mine, elves=dict(lands="isborg:5", ships="2:k9:2"))
    assert "blockade-met" in events(play(s, "embark 1", "sail k9"))


@pytest.mark.rule("DL-21.3")
def test_the_parties_of_allies_pass_each_other(game: DragonLords) -> None:
    mine = dict(lands="solborg:5", party="trail-1:2")
    s = allied(game, "arrive", orcs=mine, dwarves=dict(lands="eldborg:5", party="trail-1:2"))
    assert s.fight is None
    assert any(text.startswith("draw") for text in answers(s))
    s = allied(game, "arrive", orcs=mine, elves=dict(lands="isborg:5", party="trail-1:2"))
    assert s.fight is not None


@pytest.mark.rule("DL-21.4")
def test_allies_never_share_a_territory(game: DragonLords) -> None:
    friends = dict(lands="eldborg:5 eikdal:1 ravnvik:1", king="eldborg")
    s = allied(game, "combat", dwarves=friends)
    play(s, "march solborg")
    assert not {"to eikdal", "to ravnvik"} & options(s)
    assert why(s, "to eikdal") == "DL-21.4"
    s = allied(game, "transfer", dwarves=friends)
    play(s, "transfer solborg")
    assert not {"to eikdal", "to ravnvik"} & options(s)
    assert why(s, "to eikdal") == "DL-21.4"
    s = allied(game, "naval", orcs=dict(lands="solborg:5", ships="1:k10:2"), dwarves=friends)
    play(s, "embark 1")
    assert "land ravnvik" not in options(s)
    assert why(s, "land ravnvik") == "DL-21.4"
    wizard = dict(lands="solborg:5", pieces="wizard-1:solborg", spells="wizard-1:teleport")
    s = allied(game, "naval", orcs=wizard, dwarves=friends)
    play(s, "teleport wizard-1")
    assert not {"to eikdal", "to ravnvik", "to eldborg"} & options(s)
    assert why(s, "to eikdal") == "DL-21.4"
    s = allied(game, "reinforcement", orcs=dict(lands="solborg:5"), dwarves=friends, bought=2)
    assert units(s, "orcs", "solborg") == 7
    assert units(s, "dwarves", "eikdal") == 1


@pytest.mark.rule("DL-21.5")
@pytest.mark.reading("DL 43")
def test_the_kingdoms_of_both_peoples_count_together(game: DragonLords) -> None:
    two = dict(orcs=dict(lands="solborg:5 hrafnborg:1"), dwarves=dict(lands="eldborg:5 jarnborg:1"))
    s = allied(game, "ending", **two)
    assert winners(s) == {"player-1"}
    assert s.result is not None
    assert s.result.scores == (4, 2)
    s = allied(game, "ending", **two | dict(dwarves=dict(lands="eldborg:5")))
    assert winners(s) == set()
    # Neither does one people of each player make a pair.
    s = allied(
        game, "ending", orcs=dict(lands="solborg:5 hrafnborg:1"), elves=dict(lands="isborg:5 jarnborg:1"),
        dwarves=dict(lands="eikdal:1"),
    )  # fmt: skip
    assert winners(s) == set()


# --- the smaller world ----------------------------------------------------------------------------


@pytest.mark.rule("DL-21.6")
def test_nobody_is_placed_in_the_east(game: DragonLords) -> None:
    s = game.new(2, two_players="tundra")
    play(s, "people orcs", "people elves", "crystal blessed")
    while not s.round and s.fate is None:
        who = s.deciding[0]
        texts = {str(action).split()[1] for action in s.decisions[0].options}
        assert not texts & EAST
        if question(s).startswith("ask-claim"):
            assert why(s, "claim lyngdal") == "DL-21.6"
        s.apply(s.decisions[0].options[-1], who)
    assert not EAST & {land for name in ("orcs", "elves", "neutral") for land in lands(s, name)}


@pytest.mark.rule("DL-21.6")
def test_nobody_goes_to_the_east(game: DragonLords) -> None:
    for island, zone in (("austrey", "o6"), ("torskvik", "o5")):
        s = tundra(game, "naval", orcs=dict(lands="solborg:5", ships=f"1:{zone}:2"))
        play(s, "embark 1")
        assert "land" not in kinds(s)
        assert why(s, f"land {island}") == "DL-21.6"
    wizard = dict(lands="solborg:5 midgate:3", pieces="wizard-1:midgate", spells="wizard-1:teleport")
    s = tundra(game, "naval", orcs=wizard)
    play(s, "teleport wizard-1")
    assert not {f"to {land}" for land in EAST} & options(s)
    assert {"to vestgate", "to samsey", "to jarnborg"} <= options(s)
    assert why(s, "to lyngdal") == why(s, "to austrey") == "DL-21.6"
    s = tundra(game, "transfer", orcs=wizard)
    play(s, "transfer midgate")
    assert "to vestgate" in options(s)
    assert "to austgate" not in options(s)
    assert why(s, "to austgate") == "DL-21.6"


@pytest.mark.rule("DL-21.6")
def test_the_rainbow_gate_does_not_lead_east(game: DragonLords) -> None:
    mine = dict(lands="solborg:5", party="trail-1:3", pieces="wizard-1:party", spells="wizard-1:heal")
    s = tundra(game, "quest-card", orcs=mine, card="rainbow-gate", face="ignored")
    while s.fate is None:
        play(s, next(text for text in sorted(options(s)) if text not in ("done", "pass", "choose decline")))
    play(s, "crystal blessed")
    assert "to samsey" in options(s)
    assert not {f"to {land}" for land in EAST} & options(s)


@pytest.mark.rule("DL-21.7")
def test_each_leads_one_people_with_35_units(game: DragonLords) -> None:
    s = ready(game, "tundra")
    order = s.position()["order"]
    assert len(order) == 2
    assert [sum(lands(s, name).values()) for name in order] == [35, 35]


@pytest.mark.rule("DL-21.8")
def test_four_kingdoms_are_left_and_two_are_neutral(game: DragonLords) -> None:
    s = game.new(2, two_players="tundra")
    play(s, "people orcs", "people elves", "crystal blessed")
    assert options(s) == {f"claim {name}" for name in KINGDOMS}
    play(s, "claim isborg", "claim jarnborg")
    assert lands(s, "orcs") == {"isborg": 5}
    assert lands(s, "elves") == {"jarnborg": 5}
    assert lands(s, "neutral") == {"hrafnborg": 5, "solborg": 5}


@pytest.mark.rule("DL-21.9")
def test_each_claims_two_of_the_four_gold_territories(game: DragonLords) -> None:
    s = game.new(2, two_players="tundra")
    play(s, "people orcs", "people elves", "crystal blessed", "claim isborg", "claim jarnborg")
    assert options(s) == {f"claim {name}" for name in ("gullgruva", "vestgate", "midgate", "silfrgruva")}
    turns = []
    while question(s) == "ask-claim-gold":
        turns.append(s.deciding[0])
        s.apply(s.legal()[0])
    assert turns == [0, 1, 0, 1]
    assert not {"gullgruva", "vestgate", "midgate", "silfrgruva"} & set(lands(s, "neutral"))


@pytest.mark.rule("DL-21.10")
def test_the_eastern_village_has_no_entrance_by_land(game: DragonLords) -> None:
    every = "vakthold:3 brandport:3 brimland:3"
    s = tundra(game, "quest", orcs=dict(lands=f"solborg:5 {every}", king="solborg"))
    assert options(s) >= {"set-out village-north", "set-out village-south", "set-out village-west"}
    assert "set-out village-east" not in options(s)
    s = tundra(game, "space", orcs=dict(lands="solborg:5", king="solborg", party="village-east:3"))
    play(s, "draw thyra")
    while s.position()["phase"] == "quest":
        assert "leave" not in kinds(s)
        play(s, "done")
    assert party(s, "orcs") == "village-east"
    s = tundra(game, "space", orcs=dict(lands="solborg:5", king="solborg", party="village-north:3"))
    play(s, "draw thyra")
    while "leave" not in kinds(s):
        play(s, "done")
    assert "leave vakthold" in options(s)


@pytest.mark.rule("DL-21.10")
def test_the_eastern_village_is_reached_and_left_by_ship(game: DragonLords) -> None:
    s = tundra(game, "naval", orcs=dict(lands="solborg:5", king="solborg", ships="1:m6:4"))
    play(s, "embark 1", "land village-east", "send 3")
    assert units(s, "orcs", "party") == 3
    s = tundra(game, "naval", orcs=dict(lands="solborg:5", king="solborg", ships="1:m6:1", party="village-east:3"))
    play(s, "embark 1", "load village-east", "send 3")
    assert ship(s, 1) == ("m6", "orcs", 4)
    assert party(s, "orcs") is None


@pytest.mark.rule("DL-21.11")
@pytest.mark.parametrize("kingdoms", ["3", "4", "6"])
def test_three_kingdoms_win_the_smaller_world(game: DragonLords, kingdoms: str) -> None:
    s = tundra(game, "ending", orcs=dict(lands="solborg:5 hrafnborg:1 jarnborg:1"), kingdoms=kingdoms)
    assert winners(s) == {"orcs"}
    s = tundra(game, "ending", orcs=dict(lands="solborg:5 hrafnborg:1"), kingdoms=kingdoms)
    assert winners(s) == set()
    assert holder(s, "jarnborg") is None
    assert guests(s) == {}
