"""Saves, packs and options of Fall of the Mountain King that are damaged, edited or absurd."""

from __future__ import annotations

import json
from functools import cache
from random import Random
from typing import Any

import pytest

from meadhall.games.mountain_king import MountainKing, components
from meadhall.games.mountain_king.rules.award import AwardChampion
from meadhall.kernel.errors import PackError, SaveError
from meadhall.kernel.match import Match
from meadhall.kernel.pack import Pack
from tests.games.saves import (
    check_journal_after_the_end,
    check_own_turn,
    check_playable,
    check_sound,
    check_wrong_journals,
    saved_match,
    wrong_field,
    wrong_option,
)

GAME = MountainKing()


@cache
def saved_position() -> str:
    """Three players in the second Wave, with something of everything."""
    return GAME.scenario(
        at="turn",
        wave=2,
        blue=dict(
            trolls="moss3:3 a:2",
            pawns="argren:moss3",
            claws="laggrid:1",
            ancestry="a15@d5 a40@f6",
            cubes="e6",
            honour=7,
            votes="ice:3",
            influence="crym:2",
        ),
        red=dict(lairs=2, trolls="moon3:2", champions="nyssa", desperation=1, boost=2, votes="ice:2"),
        black=dict(lairs=3, pawns="waelwulf:b", influence="crym:1"),
        gnomes="fire1:2/? mud1:1@blue",
        gates="fire@red",
        by_wheel=(1, 2, 0),
        gone="harald",
        discards="a01 a02",
        swarm="mud",
    ).to_json()


def test_the_position_itself_is_sound() -> None:
    check_sound(GAME, saved_position())


SEATS = ("position", "seats")
BLUE = (*SEATS, "blue")
CHAMPIONS = (*BLUE, "champions")
TOKEN = {"strength": 1, "known_to": ["blue"]}


@pytest.mark.parametrize(
    ("path", "value", "field"),
    [
        (("format",), 99, "format"),
        (("game",), "ice-garden", "game"),
        (("players",), 6, "players"),
        (("players",), 2, "position.seats"),
        (("options", "supplies"), "rising", "supplies"),
        (("options", "colour"), "red", "colour"),
        (("pack",), {"bank": {"trolls": 9}}, "pack"),
        (("position",), KeyError, "position"),
        (("position", "wave"), -1, "position.wave"),
        (("position", "wave"), 4, "position.wave"),
        (("position", "wave"), 3, "position.display[0].champion"),
        (("position", "wave"), KeyError, "position"),
        (("position", "weather"), "fine", "position"),
        (SEATS, {}, "position.seats"),
        ((*SEATS, "pink"), {}, "position.seats"),
        ((*SEATS, "green"), {}, "position.seats"),
        ((*BLUE, "sword"), 1, "position.seats.blue"),
        ((*BLUE, "honour"), -1, "position.seats.blue.honour"),
        ((*BLUE, "honour"), "much", "position.seats.blue.honour"),
        ((*BLUE, "supplies"), 9, "position.seats.blue.supplies"),
        ((*BLUE, "supplies"), 2.5, "position.seats.blue.supplies"),
        ((*BLUE, "desperation"), 5, "position.seats.blue.desperation"),
        ((*BLUE, "boost"), 7, "position.seats.blue.boost"),
        ((*BLUE, "lairs"), 0, "position.seats.blue.lairs"),
        ((*BLUE, "lairs"), 2, "position.seats.blue.lairs"),
        ((*BLUE, "lairs"), 7, "position.seats.blue.lairs"),
        ((*BLUE, "lairs"), None, "position.seats.blue.lairs"),
        ((*BLUE, "trolls"), {"atlantis": 1}, "position.seats.blue.trolls"),
        ((*BLUE, "trolls"), {"moss3": "two"}, "position.seats.blue.trolls.moss3"),
        ((*BLUE, "trolls"), {"moss3": 26}, "position.seats.blue.trolls"),
        ((*BLUE, "trolls"), {"moss5": 1}, "position.seats.blue.trolls"),
        ((*BLUE, "trolls"), {"lair-2a": 1}, "position.seats.blue.trolls"),
        ((*BLUE, "trolls"), {"lair-4a": 1}, "position.seats.blue.trolls"),
        ((*BLUE, "trolls"), {"fire1": 1}, "position.seats.blue.trolls"),
        ((*BLUE, "ancestry"), [["a15", "d5"], ["a15", "d4"]], "position.seats.blue.ancestry"),
        ((*BLUE, "ancestry"), [["a99", "d5"]], "position.seats.blue.ancestry"),
        ((*BLUE, "ancestry"), [["a15", "z5"]], "position.seats.blue.ancestry"),
        ((*BLUE, "ancestry"), [["a15", "a1"]], "position.seats.blue.ancestry"),
        ((*BLUE, "ancestry"), [["a15", "j5"]], "position.seats.blue.ancestry"),
        ((*BLUE, "ancestry"), [["a15", "e10"]], "position.seats.blue.ancestry"),
        ((*BLUE, "ancestry"), [["a40", "d5"], ["a15", "c5"]], "position.seats.blue.ancestry"),
        (
            (*BLUE, "ancestry"),
            [["a03", "f6"], ["a04", "g7"], ["a05", "h8"], ["a06", "d4"], ["a07", "c4"]],
            "position.seats.blue.ancestry",
        ),
        ((*BLUE, "ancestry"), [["a15"]], "position.seats.blue.ancestry[0]"),
        ((*BLUE, "ancestry"), [["a01", "d5"]], "position.discards"),
        ((*BLUE, "cubes"), ["a1"], "position.seats.blue.cubes"),
        ((*BLUE, "cubes"), ["f6"], "position.seats.blue.cubes"),
        ((*BLUE, "cubes"), ["nyssa"], "position.seats.blue.cubes"),
        ((*BLUE, "cubes"), ["nothing"], "position.seats.blue.cubes"),
        ((*BLUE, "hand"), ["a70"], "position.seats.blue.seen_by"),
        ((*BLUE, "seen_by"), ["blue"], "position.seats.blue.seen_by"),
        ((*BLUE, "seen_by"), ["amber"], "position.seats.blue.seen_by"),
        ((*BLUE, "hand"), ["a15"], "position.seats.blue.hand"),
        ((*BLUE, "offer"), ["brunna"], "position.seats.blue.offer"),
        ((*BLUE, "offer"), ["nobody"], "position.seats.blue.offer"),
        ((*BLUE, "offer"), ["nyssa"], "position.seats.blue.offer"),
        ((*BLUE, "offer"), ["imbolg"], "position.seats.blue.offer"),
        ((*CHAMPIONS, "gandalf"), {}, "position.seats.blue.champions"),
        ((*CHAMPIONS, "nyssa"), {}, "position.seats.red.champions"),
        ((*CHAMPIONS, "crym"), {}, "position.display"),
        ((*CHAMPIONS, "harald"), {}, "position.gone"),
        ((*CHAMPIONS, "argren", "pawn"), "nowhere", "position.seats.blue.champions.argren.pawn"),
        ((*CHAMPIONS, "argren", "pawn"), "lair-2a", "position.seats.blue.champions"),
        ((*CHAMPIONS, "argren", "pawn"), "moss5", "position.seats.blue.champions"),
        ((*CHAMPIONS, "argren", "pawn"), "fire1", "position.seats.blue.trolls"),
        ((*CHAMPIONS, "argren", "sword"), 1, "position.seats.blue.champions.argren"),
        ((*CHAMPIONS, "laggrid", "pawn"), "moss3", "position.seats.blue.champions.laggrid.pawn"),
        ((*CHAMPIONS, "laggrid", "claws"), 3, "position.seats.blue.champions.laggrid.claws"),
        ((*CHAMPIONS, "laggrid", "claws"), -1, "position.seats.blue.champions.laggrid.claws"),
        ((*CHAMPIONS, "laggrid", "tile"), "h1", "position.seats.blue.champions.laggrid.tile"),
        ((*CHAMPIONS, "torvald"), {"tile": "moss3"}, "position.seats.blue.champions.torvald.tile"),
        ((*CHAMPIONS, "torvald"), {"tile": "h9"}, "position.seats.blue.champions.torvald.tile"),
        ((*CHAMPIONS, "asta"), {"tile": "moss5"}, "position.seats.blue.champions.asta.tile"),
        ((*CHAMPIONS, "halla"), {"tile": "lair-1a"}, "position.seats.blue.champions.halla.tile"),
        ((*CHAMPIONS, "torvald"), {"pawn": "moss3"}, "position.seats.blue.champions.torvald.pawn"),
        (
            CHAMPIONS,
            {name: {"pawn": "moss3"} for name in ("firragh", "argren", "brunna", "skeld", "hrotha", "ketil")},
            "position.seats.blue.champions",
        ),
        (("position", "start"), "amber", "position.start"),
        (("position", "start"), "pink", "position.start"),
        (("position", "active"), "green", "position.active"),
        (("position", "gnomes"), {"atlantis": [TOKEN]}, "position.gnomes"),
        (("position", "gnomes", "moss5"), [TOKEN], "position.gnomes.moss5"),
        (("position", "gnomes", "lair-1b"), [TOKEN], "position.gnomes.lair-1b"),
        (("position", "gnomes", "mud1"), [TOKEN, TOKEN, TOKEN], "position.gnomes.mud1"),
        (("position", "gnomes", "mud1"), [{"strength": 4}], "position.gnomes.mud1[0].strength"),
        (("position", "gnomes", "mud1"), [{"strength": 3, "known_to": ["amber"]}], "position.gnomes.mud1"),
        (("position", "gnomes", "moss3"), [TOKEN], "position.seats.blue.trolls"),
        (("position", "by_wheel"), [10, 0, 0], "position.gnomes"),
        (("position", "by_wheel"), [9, 9, 10], "position.gnomes"),
        (("position", "by_wheel"), [1, 2], "position.by_wheel"),
        (("position", "wheel"), 8, "position.wheel"),
        (("position", "swarm"), "lava", "position.swarm"),
        (("position", "swarm"), None, "position.swarm"),
        (("position", "gates"), [{}], "position.gates"),
        (("position", "gates", 1), {"clan": "fire", "known_to": ["red"]}, "position.gates"),
        (("position", "gates", 1), {"clan": "ice"}, "position.gates"),
        (("position", "gates", 1), {"clan": "lava", "known_to": ["red"]}, "position.gates"),
        (("position", "gates", 1), {"known_to": ["green"]}, "position.gates"),
        (("position", "halls", "h1"), 5, "position.halls.h1"),
        (("position", "halls", "h9"), 4, "position.halls.h9"),
        (("position", "halls", "h1"), KeyError, "position.halls"),
        (("position", "halls", "attic"), 4, "position.halls"),
        (("position", "halls"), {f"h{n}": 4 for n in range(1, 8)}, "position.halls.h5"),
        (("position", "planks", "ice"), "one", "position.planks"),
        (("position", "planks", "ice"), "eight", "position.planks.ice"),
        (("position", "planks", "lava"), "one", "position.planks"),
        (("position", "planks", "ice"), KeyError, "position.planks"),
        (("position", "votes", "ice"), [["red", 2], ["blue", 3]], "position.votes.ice"),
        (("position", "votes", "ice"), [["red", 2], ["red", 1]], "position.votes.ice"),
        (("position", "votes", "ice"), [["amber", 2]], "position.votes.ice"),
        (("position", "votes", "ice"), [["blue", "two"]], "position.votes.ice[0][1]"),
        (("position", "votes", "lava"), [], "position.votes"),
        (("position", "display", 0, "champion"), "gandalf", "position.display[0].champion"),
        (("position", "display", 1, "champion"), "crym", "position.display[1].champion"),
        (("position", "display", 0, "champion"), "argren", "position.display[0].champion"),
        (("position", "display", 0, "influence"), [["blue", 1], ["red", 2]], "position.display[0].influence"),
        (("position", "display"), [{"champion": "crym"}] * 5, "position.display"),
        (("position", "gone"), ["harald", "harald"], "position.gone"),
        (("position", "gone"), ["crym"], "position.display"),
        (("position", "gone"), ["argren"], "position.gone"),
        (("position", "discards"), [{"card": "a15", "seen_by": []}], "position.discards"),
        (("position", "discards"), [{"card": "b15"}], "position.discards"),
        (("position", "discards"), [{"seen_by": ["pink"]}], "position.discards"),
        (("position", "seizable"), ["lair-1a"], "position.seizable"),
        (("position", "seizable"), ["moss5"], "position.seizable"),
        (("position", "marched"), ["crym"], "position.marched"),
        (("position", "fallen"), -1, "position.fallen"),
        (("agenda",), None, "agenda"),
        (("agenda", 0, "step"), "Nap", "agenda[0].step"),
        (("agenda",), [{"step": "Turn"}], "agenda[0].who"),
        (("agenda",), [{"step": "Turn", "who": 0, "speed": 3}], "agenda[0].speed"),
        (("agenda",), [{"step": "Turn", "who": 3}], "agenda[0].who"),
        (("result",), {"winners": [0], "scores": [9, 1, 1], "ending": "honour"}, "result"),
    ],
)
def test_an_absurd_position_is_refused_by_field(path: tuple[str | int, ...], value: object, field: str) -> None:
    assert wrong_field(GAME, saved_position(), path, value) == field


@pytest.mark.parametrize(
    ("path", "value"), [((*BLUE, "trolls", "moss3"), 0), (("position", "votes", "ice", 0), ["blue", 0])]
)
def test_what_is_not_there_is_not_written(path: tuple[str | int, ...], value: object) -> None:
    field = wrong_field(GAME, saved_position(), path, value)
    assert field.startswith(".".join(map(str, path[:-1])).removesuffix(".ice"))


@pytest.mark.parametrize(
    "step",
    [
        {"step": "Turn", "who": 9},
        {"step": "TakeAction", "seat": -1},
        {"step": "Attack", "who": 0, "cavern": 99, "still": False},
        {"step": "Invade", "clan": 8, "gnomes": 2, "active": -1},
        {"step": "Instant", "who": 0, "champion": 44},
        {"step": "Granted", "who": 0, "kind": 4, "power": 1, "still": False},
        {"step": "Turns", "follower": 5},
    ],
    ids=str,
)
def test_an_absurd_step_is_refused_even_if_it_comes_later(step: dict[str, Any]) -> None:
    """Otherwise the position is accepted now and breaks when the step is reached."""
    agenda = [step, {"step": "TakeAction", "seat": 0}]
    assert wrong_field(GAME, saved_position(), ("agenda",), agenda).startswith("agenda[0]")


@cache
def building() -> str:
    return GAME.scenario(
        at="building", wave=2, blue=dict(hand="a01 a02 a03"), red=dict(hand="a05 a06 a07"), discards="a09"
    ).to_json()


@pytest.mark.parametrize(
    ("path", "value", "field"),
    [
        ((*BLUE, "hand"), ["a01", "a02"], "position.seats"),
        ((*BLUE, "hand"), ["a01", "a02", "a03", "a04", "a08"], "position.seats.blue.hand"),
        ((*BLUE, "hand"), ["a01", "a02", "a05"], "position.seats.red.hand"),
        ((*BLUE, "hand"), ["a01", "a02", "a09"], "position.discards"),
        ((*BLUE, "seen_by"), ["red"], "position.seats.blue.seen_by"),
        (("agenda", -1, "aside"), [71, -1], "agenda[5].aside"),
        (("agenda", -1, "aside"), [-1], "agenda[5].aside"),
        (("agenda", -1, "aside"), [99, -1], "agenda[5].aside"),
        (("agenda", -1), {"step": "LayCards", "aside": [0, -1], "cells": [0, -1]}, "agenda[5].cells"),
        (("agenda", -1), {"step": "LayCards", "aside": [0, -1], "cells": [34]}, "agenda[5].cells"),
    ],
)
def test_absurd_hands_are_refused_by_field(path: tuple[str | int, ...], value: object, field: str) -> None:
    steps = len(json.loads(building())["agenda"])
    assert wrong_field(GAME, building(), path, value) == field.replace("agenda[5]", f"agenda[{steps - 1}]")


def test_absurd_offers_are_refused_by_field() -> None:
    text = GAME.scenario(at="champions").to_json()
    for offer in (["firragh", "imbolg"], ["brunna", "argren"], ["tuva", "nyssa", "morgar"]):
        assert wrong_field(GAME, text, (*BLUE, "offer"), offer) == "position.seats.blue.offer"
    last = len(json.loads(text)["agenda"]) - 1
    assert wrong_field(GAME, text, ("agenda", last, "aside"), [5, -1]) == f"agenda[{last}].aside"


def test_what_the_set_up_takes_for_granted_is_there() -> None:
    text = GAME.scenario(at="lairs", red=dict(lairs=2)).to_json()
    for path, value, field in (
        ((*BLUE, "champions"), {}, "position.seats.blue.champions"),
        (("position", "halls", "h2"), KeyError, "position.halls"),
        (("position", "planks", "mud"), KeyError, "position.planks"),
        (("agenda", 1, "seat"), 1, "agenda[1].seat"),
    ):
        assert wrong_field(GAME, text, path, value) == field


def test_only_champions_on_display_are_awarded() -> None:
    state = GAME.scenario(at="award", blue=dict(influence="jorunn"), red=dict(influence="jorunn"), alone=True)
    state.agenda.insert(1, AwardChampion(state.display[1]))
    GAME.from_json(state.to_json())
    state.agenda[1] = AwardChampion(0)
    with pytest.raises(SaveError) as wrong:
        GAME.from_json(state.to_json())
    assert wrong.value.field == "agenda[1].champion"


def test_whatever_was_lost_is_noticed() -> None:
    """A fault of the rules would be told by the check of a position that was played, not read."""
    for spoil in (
        lambda s: s.stock.__setitem__(0, s.stock[0] - 1),
        lambda s: s.pool.__setitem__(2, 11),
        lambda s: setattr(s, "reserve", 31),
        lambda s: setattr(s, "overrun", 0),
        lambda s: setattr(s, "dealt", 0),
        lambda s: s.present.__setitem__(0, 0),
        lambda s: setattr(s, "pawns_out", (0,)),
        lambda s: setattr(s, "symbols", s.symbols[::-1]),
        lambda s: setattr(s, "display", s.display[1:]),
    ):
        state = GAME.from_json(saved_position())
        state.check()
        spoil(state)
        with pytest.raises(SaveError):
            state.check()


def test_however_high_the_honour_it_can_be_saved() -> None:
    state = GAME.from_json(saved_position())
    state.score[0] = 1234
    assert GAME.from_json(state.to_json()) == state


# --- journals -------------------------------------------------------------------------------------


def test_an_illegal_entry_of_a_journal_is_refused() -> None:
    check_wrong_journals(GAME, saved_match(GAME), "settle", "turn 3", "settle 9")


def test_a_journal_that_goes_on_after_the_end_is_refused() -> None:
    check_journal_after_the_end(GAME)


def test_nobody_acts_for_another() -> None:
    check_own_turn(Match.from_json(saved_match(GAME), GAME))


# --- options --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("players", "options", "field"),
    [
        (1, {}, "players"),
        (6, {}, "players"),
        ("3", {}, "players"),
        (True, {}, "players"),
        (2, {"suplies": "level"}, "suplies"),
        (2, {"supplies": "none"}, "supplies"),
        (2, {"battle_boost": 3}, "battle_boost"),
        (2, {"foreign_lairs": "perhaps"}, "foreign_lairs"),
    ],
)
def test_options_that_cannot_be_are_refused_by_name(players: Any, options: dict[str, Any], field: str) -> None:
    assert wrong_option(GAME, players, options) == field


# --- packs ----------------------------------------------------------------------------------------


def cavern(side: str, name: str, **values: Any) -> dict[str, Any]:
    return {side: {"caverns": {name: {**plain(side, name), **values}}}}


def plain(side: str, name: str) -> dict[str, Any]:
    value: dict[str, Any] = json.loads(json.dumps(GAME.pack.values))[side]["caverns"][name]
    return value


@pytest.mark.parametrize(
    ("pack", "field"),
    [
        ({"banks": {"trolls": 9}}, "banks"),
        ({"bank": {"orcs": 9}}, "bank.orcs"),
        ({"bank": {"trolls": 7}}, "bank.trolls"),
        ({"bank": {"trolls": "lots"}}, "bank.trolls"),
        ({"bank": {"gnomes": [10, 10]}}, "bank.gnomes"),
        ({"bank": {"gnomes": [10, 10, 0]}}, "bank.gnomes[2]"),
        ({"bank": {"trolls": {"value": 25, "origin": "hearsay"}}}, "bank.trolls.origin"),
        ({"start": {"gate_cards": [3, 3, 4, 8]}}, "start.gate_cards"),
        ({"start": {"lair_trolls": 4}}, "start.lair_trolls"),
        ({"waves": {"supplies": [6, 5]}}, "waves.supplies"),
        ({"supply": {"most": 0}}, "supply.most"),
        ({"wheel": {"spaces": ["honour", "sleep", "move"]}}, "wheel.spaces[1]"),
        ({"wheel": {"spaces": ["honour"]}}, "wheel.spaces"),
        ({"wheel": {"breach": 8}}, "wheel.breach"),
        ({"wheel": {"boost": 4}}, "wheel.boost"),
        ({"halls": {"tokens": [4] * 8}}, "halls.tokens"),
        ({"elders": {"honour": [0, 2, 1]}}, "elders.honour"),
        ({"planks": {"eight": [1, 1, 1]}}, "planks.eight"),
        ({"planks": {"one": [1, 1]}}, "planks.one"),
        ({"influence": {"lines": [0, 1]}}, "influence.lines"),
        ({"ancestry": {"start": "A B / I"}}, "ancestry.start"),
        ({"ancestry": {"cards": {"a01": "A B / I X"}}}, "ancestry.cards.a01"),
        ({"ancestry": {"cards": {"a99": "A B / I G"}}}, "ancestry.cards.a99"),
        ({"champions": {"gandalf": {}}}, "champions.gandalf"),
        ({"champions": {"tuva": {"clan": "lava"}}}, "champions.tuva.clan"),
        ({"champions": {"tuva": {"votes": 0}}}, "champions.tuva.votes"),
        ({"champions": {"tuva": {"letter": "a"}}}, "champions.tuva.letter"),
        ({"champions": {"tuva": {"symbols": ["Q"]}}}, "champions.tuva.symbols"),
        ({"champions": {"tuva": {"symbols": ["A", "B"]}}}, "champions.tuva.symbols"),
        ({"champions": {"tuva": {"deck": "IV"}}}, "champions.tuva.deck"),
        (cavern("front", "moss2", borders=["moss1", "moss9"]), "front.caverns.moss2.borders"),
        (cavern("front", "moss2", borders=["moss1", "moss2"]), "front.caverns.moss2.borders"),
        (cavern("front", "moss2", borders=["moss1", "moss1"]), "front.caverns.moss2.borders"),
        (cavern("front", "moss2", gate=False), "front.caverns"),
        (cavern("back", "moss4", site=[17.4, -36.0]), "back.caverns.ice4.site"),
        ({"back": {"halls": {"h1": ["moss3", "moss3"]}}}, "back.halls.h1"),
        ({"back": {"halls": {"h1": ["moss5"]}}}, "back.halls.h1"),
        ({"back": {"lairs": {"lair-1a": {"site": [0.0, -82.0], "borders": ["moss5"]}}}}, "back.lairs.lair-1a.borders"),
    ],
)
def test_a_pack_that_cannot_be_is_refused_by_field(pack: dict[str, Any], field: str) -> None:
    with pytest.raises(PackError) as wrong:
        MountainKing(pack)
    assert wrong.value.field == field


def test_a_pack_with_something_missing_is_refused() -> None:
    """Ours is complete; take one value away and it is named."""
    values = json.loads(json.dumps(GAME.pack.values))
    del values["bank"]["trolls"]
    with pytest.raises(PackError, match="trolls") as wrong:
        components.furnish(Pack(values, {}))
    assert wrong.value.field == "bank"


EXTREMES: list[dict[str, Any]] = [
    {"bank": {"trolls": 8, "bases": 1, "gnomes": [2, 2, 2]}},
    {"bank": {"gnomes": [99, 99, 99]}, "waves": {"invaders": [9, 9, 9]}, "breach": {"gnomes": 9, "steer": 3}},
    {"waves": {"supplies": [9, 9, 9]}, "supply": {"most": 9, "desperation": [9, 9, 9, 9, 9, 9]}},
    {"waves": {"supplies": [0, 0, 0], "invaders": [0, 0, 0]}, "start": {"lair_trolls": 1, "extra_gnomes": 0}},
    {"start": {"gate_cards": [0, 0, 0, 0], "extra_champions": 0}},
    {"start": {"gate_cards": [7, 7, 7, 7]}},
    {"wheel": {"spaces": ["move", "bolster", "move"], "breach": 0, "boost": 1, "boosts": [0]}},
    {"wheel": {"spaces": ["honour"] * 12, "breach": 9, "boost": 0}},
    {"domains": {"first": 4, "more": 0, "overrun": 1}},
    {"halls": {"tokens": [99] * 9}, "elders": {"honour": [5]}},
    {"ancestry": {"start": "E E / E E"}},
    {"ancestry": {"start": ". . / . ."}},
]


@pytest.mark.parametrize("pack", EXTREMES, ids=lambda pack: "-".join(pack))
@pytest.mark.parametrize("players", [2, 3, 5])
def test_the_furthest_packs_that_are_allowed_can_be_played(pack: dict[str, Any], players: int) -> None:
    game = MountainKing(pack)
    for seed in range(3):
        match = game.match(players, seed=seed)
        check_playable(match, Random(seed))
        assert match.state.over
