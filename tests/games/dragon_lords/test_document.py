"""Positions of Quest for the DragonLords as documents: what is written is read back, for states and for views."""

from __future__ import annotations

import json
from collections.abc import Iterator
from itertools import islice
from random import Random
from typing import Any

import pytest

from meadhall.games.dragon_lords import DragonLords, document
from meadhall.games.dragon_lords.state import DragonLordsState
from meadhall.kernel.state import State
from meadhall.testing.kit import pick

GAME = DragonLords()
COLUMNS = tuple(name for name in DragonLordsState.COLUMNS if name != "table")
SETUPS: list[tuple[int, dict[str, Any]]] = [
    (2, {"two_players": "peoples"}),
    (2, {"two_players": "tundra", "reduced_combat": True}),
    (3, {"bid": True, "unlimited_dragonlords": True}),
    (4, {"strong_wizards": True}),
]
STEPS = 900


def played(players: int, seed: int, **options: Any) -> Iterator[tuple[int, DragonLordsState]]:
    """The positions of the first part of a random game."""
    rng = Random(seed)
    state = GAME.new(players, **options)
    for number in range(STEPS):
        if state.over:
            return
        yield number, state
        by, action = pick(state, rng)
        state.apply(action, by)


def written(s: DragonLordsState) -> dict[str, Any]:
    """A position as it stands in a file."""
    data: dict[str, Any] = json.loads(json.dumps(document.write(s)))
    return data


def again(s: DragonLordsState) -> DragonLordsState:
    return document.read(GAME.blank(s.players, s.settings), written(s))


def seen_by(s: State, viewer: int | None) -> DragonLordsState:
    position = s.view(viewer).position
    assert isinstance(position, DragonLordsState)
    return position


def same(one: DragonLordsState, other: DragonLordsState) -> None:
    for name in COLUMNS:
        assert getattr(one, name) == getattr(other, name), name


@pytest.mark.parametrize(("players", "options"), SETUPS)
def test_every_position_comes_back_as_it_was(players: int, options: dict[str, Any]) -> None:
    """All columns, also those that are not written but follow from the rest."""
    for number, state in played(players, 20 + players, **options):
        read = again(state)
        same(read, state)
        if not number % 5:
            assert GAME.from_data(GAME.to_data(state)) == state


@pytest.mark.parametrize(("players", "options"), SETUPS)
def test_every_view_comes_back_as_it_was(players: int, options: dict[str, Any]) -> None:
    for number, state in played(players, 30 + players, **options):
        for viewer in (None, *range(players)):
            if number % (players + 1) == (0 if viewer is None else viewer + 1):
                seen = seen_by(state, viewer)
                read = again(seen)
                same(read, seen)
                assert document.write(read) == document.write(seen)


def test_a_finished_game_comes_back() -> None:
    state = GAME.scenario(at="ending", elves=dict(lands="hrafnborg jarnborg isborg solborg"), orcs={})
    assert state.result is not None
    assert state.result.winners == (0,)
    assert GAME.from_json(state.to_json()) == state


def test_words_not_numbers() -> None:
    state = GAME.scenario(
        at="combat",
        active="orcs",
        elves=dict(
            lands="isborg:5 frostgate:3",
            pieces="wizard-1:frostgate decoy-2:isborg",
            spells="wizard-1:heal,haste",
            scrolls="reflect infernal@orcs",
            gold=7,
            ships="2:ternvik",
            captive=dict(units=2, companions="finn", tools="torch"),
        ),
        orcs=dict(
            lands="solborg:4",
            party="trail-3:2",
            companions="ragna",
            tools="pickaxe:2",
            treasures="gungnir@king tyrfing@party",
            shown="gungnir",
            ships="1:k3:4",
            mana=3,
        ),
        neutral="eldborg:5",
        guests="frostgate:2+1*",
        worn="solborg:moved",
        walls="isborg-frostgate",
        done="conquest",
        quest_pile="barrow caravan",
    )
    data = written(state)
    elves, orcs = data["peoples"]["elves"], data["peoples"]["orcs"]
    assert data["order"] == ["elves", "orcs"]
    assert (data["active"], data["phase"], data["round"]) == ("orcs", "combat", 1)
    assert elves["lands"] == {"isborg": 5, "frostgate": 3}
    assert elves["pieces"] == {"king": "isborg", "wizard-1": "frostgate", "decoy-2": "isborg"}
    assert elves["spells"] == {"wizard-1": ["heal", "haste"]}
    assert elves["scrolls"] == [
        {"scroll": "infernal", "known_to": ["elves", "orcs"]},
        {"scroll": "reflect", "known_to": ["elves"]},
    ]
    assert elves["captive"] == {"units": 2, "companions": ["finn"], "tools": {"torch": 1}}
    assert orcs["party"] == {"at": "trail-3", "units": 2, "companions": ["ragna"], "tools": {"pickaxe": 2}}
    assert orcs["pieces"] == {"king": "solborg", "tyrfing": "party"}
    assert orcs["mana"] == 3
    assert data["treasures"] == {
        "gungnir": {"people": "orcs", "bearer": "king", "known_to": ["elves", "orcs"]},
        "tyrfing": {"people": "orcs", "bearer": "tyrfing", "known_to": ["orcs"]},
    }
    assert data["ships"] == {
        "1": {"at": "k3", "owner": "orcs", "units": 4},
        "2": {"at": "ternvik", "owner": "elves"},
    }
    assert data["gold"] == {"isborg": 7}
    assert data["neutral"] == {"eldborg": 5}
    assert data["guests"] == {"frostgate": {"walked": 2, "beamed": 1}}
    assert data["turn"] == {"done": ["conquest"], "walls": [["isborg", "frostgate"]], "worn": {"solborg": {"moved": 1}}}
    assert data["quest_pile"] == ["barrow", "caravan"]


def test_a_combat_is_written_in_words() -> None:
    state = GAME.scenario(
        at="fight", card="barrow", face="cursed", count=3, elves=dict(party="trail-3:4", tools="torch elixir"), orcs={}
    )
    fight = written(state)["fight"]
    assert (fight["kind"], fight["zone"], fight["attacker"], fight["defender"]) == (
        "quest",
        "trail-3",
        "monsters",
        "elves",
    )
    assert fight["beasts"]["monster"] == "mummy"
    assert fight["beasts"]["count"] == 3
    assert written(state)["quest"] == "barrow"
    assert GAME.from_json(state.to_json()) == state


def test_nothing_that_a_viewer_cannot_know_is_written() -> None:
    state = GAME.scenario(
        at="purchase",
        elves=dict(
            lands="isborg:5 frostgate:3",
            pieces="wizard-1:frostgate",
            scrolls="reflect infernal@orcs",
            prophecies="orb-song",
            treasures="gungnir@frostgate tyrfing@king",
        ),
        orcs={},
        dwarves={},
    )
    own = written(seen_by(state, 0))
    assert own["peoples"]["elves"] == written(state)["peoples"]["elves"]
    assert own["treasures"] == written(state)["treasures"]
    for viewer, infernal in ((1, "infernal"), (None, None)):
        elves = written(seen_by(state, viewer))["peoples"]["elves"]
        assert elves["pieces"] == {"king": None, "wizard-1": None}
        assert elves["marked"] == ["isborg", "frostgate", "frostgate"]
        assert elves["hidden_treasures"] == 2
        assert elves["prophecies"] == [None]
        assert {card.get("scroll") for card in elves["scrolls"]} == {None, infernal}
        assert written(seen_by(state, viewer))["treasures"] == {}


@pytest.mark.parametrize(
    ("one", "other"),
    [
        (dict(king="isborg", pieces="decoy-1:frostgate"), dict(king="frostgate", pieces="decoy-1:isborg")),
        (dict(treasures="gungnir@king"), dict(treasures="tyrfing@king")),
        (dict(treasures="gungnir@frostgate"), dict(treasures="tyrfing@frostgate")),
        (dict(scrolls="reflect"), dict(scrolls="tempest")),
        (dict(prophecies="orb-song"), dict(prophecies="rune-lore")),
    ],
)
def test_worlds_that_differ_in_hidden_things_look_the_same(one: dict[str, Any], other: dict[str, Any]) -> None:
    for place, moved in (("purchase", ""), ("combat", "king")):
        states = [
            GAME.scenario(
                at=place, elves=dict(lands="isborg:3 frostgate:3", **hidden), orcs={}, moved=moved and some(hidden)
            )
            for hidden in (one, other)
        ]
        assert written(states[0]) != written(states[1])
        for viewer in (None, 1):
            same(seen_by(states[0], viewer), seen_by(states[1], viewer))


def some(hidden: dict[str, Any]) -> str:
    """A piece that is in isborg."""
    return "decoy-1" if hidden.get("pieces") == "decoy-1:isborg" else "king"


def test_decks_and_supplies_are_what_is_left_of_the_components() -> None:
    state = GAME.scenario(
        at="purchase",
        elves=dict(party="trail-1:2", tools="torch:2", companions="finn", scrolls="reflect", ships="1:d9:2"),
        orcs=dict(store="torch", captive=dict(units=1, tools="torch")),
        scroll_pile="reflect",
    )
    parts = GAME.components
    assert state.tools_left(1) == parts.tools["torch"].count - 4
    assert state.ships_left() == parts.bank.ships - 1
    assert sum(state.unseen_scrolls()) == sum(scroll.copies for scroll in parts.scrolls.values()) - 2
    assert len(state.unseen_companions()) == len(parts.companions) - 1


def test_a_document_written_by_hand_needs_little() -> None:
    text: dict[str, Any] = {"round": 1, "order": ["orcs", "elves"], "active": "elves", "peoples": {}}
    text["peoples"] = {"orcs": {"lands": {"isborg": 2}, "mana": 3}, "elves": {"lands": {"solborg": 1}}}
    options = GAME.new(2, two_players="open").settings
    state = document.read(GAME.blank(2, options), text)
    assert state.leader == (1, -1, 0, -1)
    assert state.mana == [0, 0, 3, 0]
    assert state.first == 2, "so that rounds can be counted"
    assert state.units[state.owner.index(2)] == 2


def test_with_two_peoples_each_the_seats_take_turns() -> None:
    state = GAME.scenario(at="purchase", two_players="peoples", orcs=dict(scrolls="reflect@dwarves"), elves={})
    assert written(state)["order"] == ["orcs", "elves", "dwarves", "barbarians"]
    assert [state.leader[people] for people in state.peoples] == [0, 1, 0, 1]
    assert written(state)["peoples"]["orcs"]["scrolls"] == [{"scroll": "reflect", "known_to": ["orcs"]}]
    assert GAME.from_json(state.to_json()) == state


def test_positions_of_a_game_differ() -> None:
    """Otherwise comparing them would say nothing."""
    texts = {json.dumps(written(state), sort_keys=True) for _, state in islice(played(2, 5), 300)}
    assert len(texts) > 150
