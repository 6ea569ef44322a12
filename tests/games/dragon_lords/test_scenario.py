"""Scenarios of Quest for the DragonLords: every place, every part, what is not mentioned, and what cannot be."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from meadhall.games.dragon_lords import DragonLords, document
from meadhall.games.dragon_lords.scenario.beginnings import AT, SETUP
from meadhall.games.dragon_lords.state import DragonLordsState
from meadhall.games.dragon_lords.words import (
    COMPANION,
    KINGDOM,
    PEOPLE,
    PIECE,
    PLACE,
    QUEST,
    SCROLL,
    SPACE,
    TERRITORY,
    ZONE,
)
from meadhall.kernel.scenario import Rest
from meadhall.testing.kit import pick

GAME = DragonLords()
PARTY: dict[str, Any] = dict(elves=dict(lands="isborg:5 frostgate:3", party="trail-3:4", tools="torch"))
NEEDED: dict[str, dict[str, Any]] = {
    **dict.fromkeys(("move", "arrive", "space", "lair", "betrayals"), PARTY),
    "gain-companion": PARTY,
    "gain-spell": PARTY,
    "battle": dict(elves=dict(lands="isborg:5"), orcs=dict(lands="solborg:2"), guests="solborg:3", zone="solborg"),
    "quest-card": dict(card="barrow", **PARTY),
    "fight": dict(card="barrow", face="ignored", **PARTY),
    "parties": dict(**PARTY, orcs=dict(party="trail-3:2")),
    "prophecy": dict(card="rune-lore", **PARTY),
}


def scenario(at: str, **what: Any) -> DragonLordsState:
    return GAME.scenario(at=at, **{**NEEDED.get(at, {}), **what})


def told(s: DragonLordsState) -> list[str]:
    return [event.key for event in s.events]


def units(s: DragonLordsState, people: str, land: str) -> int:
    return s.count(PEOPLE.find(people), TERRITORY.find(land))


def where(s: DragonLordsState, people: str, piece: str) -> str:
    return PLACE.words[s.where(PEOPLE.find(people), PIECE.find(piece))]


# --- places ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("at", AT)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_place_can_be_reached_saved_and_played_from(at: str, players: int) -> None:
    rng = Random(players)
    for alone in (False, True):
        state = scenario(at, players=players, alone=alone)
        assert GAME.from_json(state.to_json()) == state
        for _ in range(80):
            if state.over:
                break
            by, action = pick(state, rng)
            state.apply(action, by)
            state.check()


@pytest.mark.parametrize(
    ("at", "step"),
    [
        ("peoples", "DealPeople"),
        ("chosen-one", "ConsultTheGods"),
        ("kingdoms", "Claim"),
        ("gold", "Claim"),
        ("lands", "Claim"),
        ("units", "Claim"),
        ("counters", "HideCounters"),
        ("scrolls", "DrawScroll"),
        ("purchase", "Purchase"),
        ("turn", "Purchase"),
        ("next-turn", "Purchase"),
        ("combat", "CombatPhase"),
        ("transfer", "TransferPhase"),
        ("battle", "PrepareChoice"),
        ("move", "RollMove"),
        ("space", "DrawQuest"),
        ("arrive", "DrawQuest"),
        ("quest-card", "Consult"),
        ("gain-scroll", "DrawScroll"),
        ("gain-treasure", "DrawTreasure"),
        ("gain-prophecy", "DrawProphecy"),
        ("gain-spell", "LearnSpell"),
        ("prophecy", "LearnSpell"),
    ],
)
def test_places_ask_what_they_are_named_after(at: str, step: str) -> None:
    assert type(scenario(at).agenda[-1]).__name__ == step


def test_ships_come_to_harbours() -> None:
    state = scenario("ships", elves=dict(lands="skeidvik:4 ternvik"), orcs=dict(lands="solborg:5"))
    assert [str(action) for action in state.legal()] == ["dock skeidvik", "dock ternvik"]


def test_bids_are_asked_for_if_they_are_made() -> None:
    state = scenario("bid", bid=True, elves=dict(gold=3), orcs=dict(gold=5))
    assert state.deciding == (0, 1)
    assert [len(decision.options) for decision in state.decisions] == [4, 6]


@pytest.mark.parametrize("at", ["income", "ending", "betrayals", "ships", "naval"])
def test_alone_nothing_follows(at: str) -> None:
    state = scenario(at, alone=True)
    assert state.agenda == [Rest(0)]
    state.apply(state.legal()[0])
    assert state.result is not None
    assert state.result.ending == "scenario"


def test_otherwise_the_turn_goes_on() -> None:
    state = scenario("income", active="orcs", elves={}, orcs={})
    assert state.active == PEOPLE.find("elves")
    assert state.round == 2
    assert "income" in told(state)
    assert [type(step).__name__ for step in scenario("battle").agenda][:4] == ["NextTurn", "Phase", "Phase", "Phase"]


def test_a_turn_begins_afresh_and_a_phase_does_not() -> None:
    given: dict[str, Any] = dict(elves=dict(lands="isborg:5"), worn="isborg:2/1/0", done="conquest", moved="king")
    assert scenario("combat", **given).worn == {TERRITORY.find("isborg"): (2, 1, 0)}
    assert scenario("combat", **given).done == ("conquest",)
    assert scenario("turn", **given).worn == {}
    assert scenario("turn", **given).done == ()


def test_a_battle_is_fought_at_once() -> None:
    state = scenario("battle")
    assert state.fight is not None
    assert ZONE.words[state.fight.zone] == "solborg"
    assert state.force(state.fight, 0) == 3
    sea = scenario("battle", elves=dict(ships="1:k3:4"), orcs=dict(ships="2:k3:2"), guests="", zone="k3")
    assert sea.fight is not None
    assert (sea.force(sea.fight, 0), sea.force(sea.fight, 1)) == (4, 2)


def test_a_party_moves_as_far_as_was_rolled() -> None:
    state = scenario("move", roll=1, elves=dict(party="trail-3:4", mana=0), orcs={})
    assert [str(action) for action in state.legal()] == ["to village-east", "to shrine-east"]


def test_a_quest_card_is_drawn_and_read() -> None:
    state = scenario("quest-card", elves=dict(party="trail-3:4"))
    assert told(state)[:2] == ["quest-drawn", "quest-barred"]
    read = scenario("quest-card", card="mortizen-toll", face="blessed", alone=True)
    assert read.count(0, PLACE.find("party")) == 6
    assert read.quest_pile == (QUEST.find("mortizen-toll"),)


def test_monsters_are_met_in_any_number() -> None:
    state = scenario("fight", count=3)
    assert state.fight is not None
    assert state.fight.beasts is not None
    assert (state.fight.beasts.count, state.fight.beasts.attack) == (3, 3)
    deep = scenario("fight", card="forsaken-mine", face="cursed")
    assert deep.fight is not None
    assert deep.fight.beasts is not None
    assert deep.fight.beasts.hits == 4


def test_parties_fight_the_one_that_is_there() -> None:
    state = scenario("parties", active="elves", dwarves=dict(party="trail-4:1"))
    assert state.fight is not None
    assert (state.fight.attacker, state.fight.defender) == (PEOPLE.find("elves"), PEOPLE.find("orcs"))


def test_a_prophecy_that_is_played_was_held() -> None:
    state = scenario("prophecy", card="mead-of-poetry", alone=True, elves=dict(mana=1))
    assert state.mana[0] == 3
    assert state.prophecies[0] == ()
    road = scenario("prophecy", card="rainbow-road", elves=dict(party="trail-3:1"))
    road.apply(road.parse("to shrine-west"))
    assert SPACE.words[road.party_at[0]] == "shrine-west"
    alone = scenario("prophecy", card="rainbow-road", alone=True)
    alone.apply(alone.parse("to shrine-west"))
    assert alone.agenda == [Rest(0)]


def test_several_things_can_be_gained() -> None:
    state = scenario("gain-scroll", count=2, alone=True)
    for name in ("reflect", "tempest"):
        state.apply(state.parse(f"draw {name}"))
    assert [card for card, _ in state.hands[0]] == [SCROLL.find("tempest"), SCROLL.find("reflect")]
    assert state.agenda == [Rest(0)]


# --- what is not mentioned ------------------------------------------------------------------------


def test_what_is_not_mentioned() -> None:
    state = scenario("purchase", elves={}, orcs={})
    assert [PEOPLE.words[people] for people in state.peoples] == ["elves", "orcs"]
    assert (state.round, state.first, state.active) == (1, 0, 0)
    assert units(state, "elves", "hrafnborg") == units(state, "orcs", "isborg") == 5
    assert where(state, "elves", "king") == "hrafnborg"
    assert state.place[0].count(-1) == len(PIECE) - 1
    assert state.mana == [2, 0, 2, 0]
    assert sum(state.gold) == 0
    assert state.hands == ((), (), (), ())
    assert sum(at != -1 for at in state.ship_at) == 0


def test_as_many_play_as_are_needed() -> None:
    assert scenario("purchase").players == 2
    assert [PEOPLE.words[one] for one in scenario("purchase", barbarians={}).peoples] == ["barbarians", "elves"]
    assert scenario("purchase", orcs={}, dwarves={}, elves={}).peoples == (2, 1, 0)
    assert scenario("purchase", players=4, orcs={}).peoples == (2, 0, 1, 3)
    assert scenario("purchase", peoples="orcs elves", elves={}, orcs={}).peoples == (2, 0)
    double = scenario("purchase", two_players="peoples", orcs={})
    assert (double.players, double.peoples) == (2, (2, 0, 1, 3))


def test_kingdoms_are_given_to_whoever_has_none() -> None:
    state = scenario("purchase", elves={}, dwarves=dict(lands="hrafnborg"), neutral="jarnborg", players=3)
    assert units(state, "elves", "isborg") == 5
    crowded = scenario("purchase", elves=dict(lands=" ".join(KINGDOM.words[:5])), neutral="eldborg", kingdoms="6")
    assert units(crowded, "dwarves", "kaldskard") == 5
    tundra = scenario("purchase", two_players="tundra", barbarians={}, orcs={})
    assert all(tundra.facts.in_play >> land & 1 for people in tundra.peoples for land in tundra.lands_of(people))


def test_the_king_is_hidden_in_the_first_territory() -> None:
    state = scenario("purchase", elves=dict(lands="frostgate:2 isborg"), orcs=dict(lands="", ships="3:k3:2"))
    assert where(state, "elves", "king") == "frostgate"
    assert where(state, "orcs", "king") == "ship-3"
    assert where(scenario("purchase", elves=dict(lands="isborg frostgate", king="frostgate")), "elves", "king") == (
        "frostgate"
    )
    assert scenario("purchase", elves=dict(king=None)).has_king(0) is False
    assert state.shown == [0, 0, 0, 0]


def test_in_the_set_up_there_is_what_there_would_be() -> None:
    assert set(scenario("kingdoms").owner) == {-1}
    gold = scenario("gold", elves={}, orcs={})
    assert gold.units[::7][:6] == [5] * 6
    assert gold.owner[::7][:6].count(4) == 4
    assert not gold.has_king(0)
    furnished = scenario("scrolls", elves={}, orcs={})
    assert furnished.knows(0, 1, furnished.facts.books[0][0])
    for at in SETUP:
        assert scenario(at).round == 0


# --- notation -------------------------------------------------------------------------------------


def test_texts_lists_and_mappings_say_the_same() -> None:
    texts = scenario(
        "purchase",
        active="orcs",
        elves=dict(
            lands="isborg:5 frostgate",
            pieces="wizard-1:isborg dragonlord:isborg",
            spells="wizard-1:heal,haste",
            treasures="gungnir@king tyrfing@isborg",
            shown="king tyrfing",
            ships="1:k3:4 2:ternvik",
            scrolls="reflect@orcs",
            gold=30,
            party="trail-3:4",
            companions="finn",
            tools="torch pickaxe:2",
            captive=2,
        ),
        orcs=dict(lands="solborg:3"),
        guests="frostgate:2+1*",
        worn="solborg:1/0/0",
        walls="isborg-frostgate",
    )
    data = scenario(
        "purchase",
        active="orcs",
        elves=dict(
            lands={"isborg": 5, "frostgate": 1},
            pieces={"wizard-1": "isborg", "dragonlord": "isborg", "king": "isborg"},
            spells={"wizard-1": ["heal", "haste"]},
            treasures={"gungnir": "king", "tyrfing": "isborg"},
            shown=["king", "tyrfing"],
            ships={"1": dict(at="k3", units=4), "2": dict(at="ternvik")},
            scrolls=[dict(scroll="reflect", known_to=["orcs", "elves"])],
            gold="isborg:30",
            party={"trail-3": 4},
            companions=["finn"],
            tools={"torch": 1, "pickaxe": 2},
            captive=dict(units=2),
        ),
        orcs=dict(lands={"solborg": 3}),
        guests={"frostgate": dict(walked=2, beamed=1)},
        worn={"solborg": dict(moved=1)},
        walls=[("isborg", "frostgate")],
    )
    assert texts == data
    assert texts.shown[0] == 1 << PIECE.find("king") | 1 << PIECE.find("tyrfing")


def test_all_spells_of_a_book() -> None:
    state = scenario("purchase", elves=dict(pieces="wizard-2:hrafnborg", spells="wizard-2:all"))
    assert all(state.knows(0, 2, spell) for spell in state.facts.books[0])


def test_ships_and_gold_of_nobody() -> None:
    state = scenario("purchase", ships="4:village-east", gold="eldborg:12", collapsed="vigrond-gate")
    assert state.ship_owner[3] == -1
    assert state.gold[5] == 12
    assert [ZONE.words[zone] for zone in state.collapsed] == ["vigrond-gate"]


def test_guests_walked_or_came_by_magic() -> None:
    state = scenario("combat", neutral="isborg solborg eldborg", guests="isborg solborg:2* eldborg:3+1*")
    assert [state.guests[TERRITORY.find(name)] for name in ("isborg", "solborg", "eldborg")] == [(1, 0), (0, 2), (3, 1)]


def test_options_of_the_game_can_be_set() -> None:
    state = scenario("purchase", kingdoms="3", bloodlust=True)
    assert state.facts.goal == 3
    assert state.facts.bloodlust


def test_companions_and_prophecies_lie_under_their_decks() -> None:
    state = scenario("purchase", companion_pile="finn", companions_gone="agnar", prophecy_pile="orb-song")
    assert COMPANION.find("finn") not in state.unseen_companions()
    assert COMPANION.find("agnar") not in state.unseen_companions()
    assert len(state.unseen_prophecies()) == 17


# --- nothing is forgotten -------------------------------------------------------------------------


def test_the_document_of_a_scenario_is_complete() -> None:
    """All fields that a document has can be set by a scenario; a combat comes with the place."""
    fields = set(document.Position.fields) - {"peoples", "order", "turn", "fight", "phase"}
    parts: dict[str, Any] = {
        "round": 3, "active": "orcs", "first": "orcs", "neutral": "solborg:5", "guests": "isborg:2",
        "ships": "1:village-east", "gold": "eldborg:5", "collapsed": "vestgate", "treasures": None, "wounded": 1,
        "scroll_pile": "reflect", "scrolls_gone": "portal-collapse", "treasure_pile": "gungnir",
        "companion_pile": "finn", "companions_gone": "agnar", "prophecy_pile": "orb-song", "quest_pile": "barrow",
        "quest": "caravan",
    }  # fmt: skip
    turn = {
        "bought": 2, "bought_ships": 1, "surplus": 1, "purse": 4, "forged": 1, "done": "conquest", "sneaked": "isborg",
        "walls": "isborg-frostgate", "entering": True, "worn": "hrafnborg:moved", "moved": "king", "fought": "king",
        "marched": "king", "teleported": "wizard-1", "beamed": "king",
    }  # fmt: skip
    assert set(parts) == fields
    assert set(turn) == set(document.Turn.fields)
    plain = document.write(begun())
    needed: dict[str, Any] = {
        "treasures": dict(treasures="gungnir@king"), "wounded": dict(party="trail-1:2", companions="grendl"),
        "entering": dict(party="village-north:2"),
    }  # fmt: skip
    for name, value in parts.items():
        given = {"elves": needed.get(name, {})} | ({} if name == "treasures" else {name: value})
        assert document.write(begun(**given))[name] != plain[name], name
    for name, value in turn.items():
        given = {"elves": needed.get(name, {}), name: value}
        assert document.write(begun(**given))["turn"][name] == written(value), name


def begun(**what: Any) -> DragonLordsState:
    """A position at rest before anything has been done."""
    return scenario("gain-scroll", count=0, alone=True, **{"elves": {}, "orcs": {}, **what})


def written(value: Any) -> Any:
    """A part of a turn as it stands in a document."""
    if isinstance(value, bool | int):
        return value
    shapes: dict[str, Any] = {
        "isborg-frostgate": (("isborg", "frostgate"),),
        "hrafnborg:moved": {"hrafnborg": {"moved": 1}},
    }
    return shapes.get(value, (value,))


def test_the_parts_of_a_people_are_complete() -> None:
    plain = document.write(begun())["peoples"]["elves"]
    parts: dict[str, Any] = {
        "mana": 4, "out": None, "order": "never", "lands": "isborg:3", "party": "trail-1:2", "captive": 2,
        "pieces": "decoy-1:hrafnborg", "shown": "king", "marked": None, "hidden_treasures": None,
        "spells": {"spells": "wizard-1:heal", "pieces": "wizard-1:hrafnborg"}, "scrolls": "reflect",
        "prophecies": "orb-song", "store": "torch", "equipped": True, "stride": {"stride": True, "party": "trail-1:2"},
        "fog": {"fog": True, "party": "trail-1:2"}, "lost": True,
    }  # fmt: skip
    assert set(parts) == set(document.People.fields)
    for name, value in parts.items():
        if value is not None:
            given = value if isinstance(value, dict) else {name: value}
            assert document.write(begun(elves=given))["peoples"]["elves"].get(name) != plain.get(name), name
    assert document.write(begun(active="orcs", elves=dict(out=True), dwarves={}))["peoples"]["elves"]["out"]
