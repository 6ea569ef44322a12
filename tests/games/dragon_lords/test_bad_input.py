"""Saves, packs and options of Quest for the DragonLords that are damaged, edited or absurd."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Any

import pytest

from meadhall.games.dragon_lords import DragonLords
from meadhall.kernel.errors import SaveError
from meadhall.kernel.match import Match
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

GAME = DragonLords()


@cache
def saved_position() -> str:
    """Three peoples in the combat phase, with something of everything."""
    return GAME.scenario(
        at="combat",
        round=4,
        elves=dict(
            lands="isborg:5 frostgate:3 ternvik:2",
            pieces="wizard-1:frostgate decoy-1:isborg dragonlord:ternvik",
            spells="wizard-1:heal,haste",
            treasures="gungnir@king tyrfing@frostgate",
            shown="tyrfing",
            ships="1:k3:4 2:ternvik",
            scrolls="reflect infernal@orcs",
            prophecies="orb-song",
            gold=12,
            party="trail-3:2",
            companions="finn grendl",
            tools="torch",
            store="potion",
        ),
        orcs=dict(lands="solborg:4 sotfell", ships="3:j5:2", captive=dict(units=2, companions="ragna"), mana=5),
        dwarves=dict(lands="eldborg:3", prophecies="rune-lore"),
        neutral="vindborg:5",
        guests="sotfell:2+1*",
        worn="isborg:1/1/0",
        walls="isborg-frostgate",
        scroll_pile="tempest",
        treasure_pile="svalinn",
        companion_pile="ivar",
        companions_gone="agnar",
        prophecy_pile="dragon-sleeps",
        quest_pile="barrow",
        collapsed="vestgate",
    ).to_json()


@cache
def saved_fight() -> str:
    """A party fights the mummies of a barrow."""
    return GAME.scenario(
        at="fight",
        card="barrow",
        face="cursed",
        count=3,
        elves=dict(party="trail-3:4", tools="torch elixir", companions="finn"),
        orcs={},
    ).to_json()


def test_the_positions_themselves_are_sound() -> None:
    for text in (saved_position(), saved_fight()):
        check_sound(GAME, text)


POSITION = ("position",)
ELVES = ("position", "peoples", "elves")
ORCS = ("position", "peoples", "orcs")
TURN = ("position", "turn")
AT = "position.peoples.elves"


@pytest.mark.parametrize(
    ("path", "value", "field"),
    [
        (("format",), 99, "format"),
        (("game",), "ice-garden", "game"),
        (("players",), 5, "players"),
        (("players",), 2, "position.order"),
        (("options", "kingdoms"), "9", "kingdoms"),
        (("options", "colour"), "red", "colour"),
        (("pack",), {"bank": {"ships": 9}}, "pack"),
        (("position",), KeyError, "position"),
        ((*POSITION, "round"), -1, "position.round"),
        ((*POSITION, "round"), KeyError, "position"),
        ((*POSITION, "weather"), "fine", "position"),
        ((*POSITION, "order"), ["elves", "orcs", "goblins"], "position.order"),
        ((*POSITION, "order"), ["elves", "orcs", "orcs"], "position.order"),
        ((*POSITION, "order"), ["elves", "orcs"], "position.order"),
        ((*POSITION, "order"), ["elves", "orcs", "barbarians"], "position.peoples"),
        ((*POSITION, "peoples"), {}, "position.peoples"),
        ((*POSITION, "peoples", "barbarians"), {}, "position.peoples"),
        ((*POSITION, "active"), "barbarians", "position.active"),
        ((*POSITION, "active"), "pink", "position.active"),
        ((*POSITION, "active"), None, "position.active"),
        ((*POSITION, "first"), "barbarians", "position.first"),
        ((*POSITION, "phase"), "lunch", "position.phase"),
        ((*POSITION, "neutral", "atlantis"), 3, "position.neutral"),
        ((*POSITION, "neutral", "isborg"), 3, "position.neutral"),
        ((*POSITION, "neutral", "vindborg"), 0, "position.neutral.vindborg"),
        ((*POSITION, "guests", "isborg"), {"walked": 1}, "position.guests.isborg"),
        ((*POSITION, "guests", "knarvik"), {"walked": 1}, "position.guests.knarvik"),
        ((*POSITION, "guests", "solborg"), {}, "position.guests.solborg"),
        ((*POSITION, "guests", "trail-1"), {"walked": 1}, "position.guests.trail-1"),
        ((*POSITION, "guests", "atlantis"), {"walked": 1}, "position.guests"),
        ((*POSITION, "guests", "sotfell"), {"crawled": 1}, "position.guests.sotfell"),
        ((*POSITION, "ships", "9"), {"at": "k3"}, "position.ships"),
        ((*POSITION, "ships", "4"), {"at": "moon", "owner": "elves"}, "position.ships.4.at"),
        ((*POSITION, "ships", "4"), {"at": "isborg", "owner": "elves"}, "position.ships.4.at"),
        ((*POSITION, "ships", "4"), {"at": "trail-1"}, "position.ships.4.at"),
        ((*POSITION, "ships", "4"), {"at": "k4"}, "position.ships.4.owner"),
        ((*POSITION, "ships", "4"), {"at": "k4", "owner": "barbarians"}, "position.ships.4.owner"),
        ((*POSITION, "ships", "1", "units"), 11, "position.ships.1.units"),
        ((*POSITION, "ships", "1", "units"), -1, "position.ships.1.units"),
        ((*POSITION, "ships", "1", "anchor"), True, "position.ships.1"),
        ((*TURN, "bought_ships"), 6, "position.ships"),
        ((*POSITION, "gold", "frostgate"), 3, "position.gold"),
        ((*POSITION, "gold", "isborg"), 0, "position.gold.isborg"),
        ((*POSITION, "collapsed"), ["isborg"], "position.collapsed"),
        ((*POSITION, "collapsed"), ["moon"], "position.collapsed"),
        ((*POSITION, "wounded"), 2, "position.wounded"),
        ((*ELVES, "sword"), 1, AT),
        ((*ELVES, "mana"), 6, f"{AT}.mana"),
        ((*ELVES, "mana"), "much", f"{AT}.mana"),
        ((*ELVES, "out"), True, f"{AT}.out"),
        ((*ELVES, "order"), "obey", f"{AT}.order"),
        ((*ELVES, "lands", "atlantis"), 1, f"{AT}.lands"),
        ((*ELVES, "lands", "solborg"), 1, "position.peoples.orcs.lands"),
        ((*ELVES, "lands", "isborg"), 2.5, f"{AT}.lands.isborg"),
        ((*ELVES, "lands", "isborg"), 1, f"{AT}.pieces.king"),
        ((*ELVES, "lands", "isborg"), KeyError, f"{AT}.pieces.king"),
        ((*ELVES, "party", "at"), "isborg", f"{AT}.party.at"),
        ((*ELVES, "party", "at"), None, f"{AT}.party.at"),
        ((*ELVES, "party", "units"), 0, f"{AT}.party.units"),
        ((*ELVES, "party"), {"companions": ["finn"]}, f"{AT}.party.companions"),
        ((*ELVES, "party"), {"tools": {"torch": 1}}, f"{AT}.party.tools"),
        ((*ELVES, "party", "companions"), ["finn", "finn"], f"{AT}.party.companions"),
        ((*ELVES, "party", "companions"), ["frodo"], f"{AT}.party.companions"),
        ((*ELVES, "party", "companions"), ["ivar"], "position.companion_pile"),
        ((*ELVES, "party", "companions"), ["agnar"], "position.companions_gone"),
        ((*ELVES, "party", "tools"), {"spade": 1}, f"{AT}.party.tools"),
        ((*ELVES, "party", "tools"), {"torch": 6}, "position.peoples"),
        ((*ELVES, "store"), {"spade": 1}, f"{AT}.store"),
        ((*ELVES, "captive"), {"at": "trail-1", "units": 1}, f"{AT}.captive.at"),
        ((*ORCS, "captive", "units"), 0, "position.peoples.orcs.captive.companions"),
        ((*ELVES, "pieces", "jester"), "isborg", f"{AT}.pieces"),
        ((*ELVES, "pieces", "king"), "moon", f"{AT}.pieces.king"),
        ((*ELVES, "pieces", "king"), "party", f"{AT}.pieces.king"),
        ((*ELVES, "pieces", "king"), "trail-3", f"{AT}.pieces.king"),
        ((*ELVES, "pieces", "king"), "solborg", f"{AT}.pieces.king"),
        ((*ORCS, "pieces", "king"), None, "position.peoples.orcs.pieces"),
        ((*ELVES, "pieces", "king"), KeyError, f"{AT}.scrolls"),
        ((*ELVES, "pieces", "dragonlord"), "ship-1", f"{AT}.pieces.dragonlord"),
        ((*ELVES, "pieces", "dragonlord-2"), "isborg", f"{AT}.pieces"),
        ((*ELVES, "pieces", "tyrfing"), KeyError, f"{AT}.shown"),
        ((*ELVES, "pieces", "svalinn"), "isborg", f"{AT}.pieces.svalinn"),
        ((*ELVES, "shown"), ["wizard-2"], f"{AT}.shown"),
        ((*ELVES, "shown"), ["jester"], f"{AT}.shown"),
        ((*ELVES, "marked"), ["moon"], f"{AT}.marked"),
        ((*ELVES, "marked"), ["isborg"] * 9, f"{AT}.pieces.king"),
        ((*ORCS, "marked"), ["sotfell", "sotfell"], "position.peoples.orcs.marked"),
        ((*ELVES, "hidden_treasures"), -1, f"{AT}.hidden_treasures"),
        ((*ELVES, "spells", "king"), ["heal"], f"{AT}.spells"),
        ((*ELVES, "spells", "wizard-2"), ["heal"], f"{AT}.spells"),
        ((*ELVES, "spells", "wizard-1"), ["fireball"], f"{AT}.spells.wizard-1"),
        ((*ELVES, "spells", "wizard-1"), ["sleep"], f"{AT}.spells.wizard-1"),
        ((*ELVES, "scrolls", 0, "scroll"), "love-letter", f"{AT}.scrolls[0].scroll"),
        ((*ELVES, "scrolls", 0, "known_to"), ["orcs"], f"{AT}.scrolls[0].known_to"),
        ((*ELVES, "scrolls", 0, "known_to"), ["goblins"], f"{AT}.scrolls[0].known_to"),
        ((*ELVES, "prophecies"), ["doom"], f"{AT}.prophecies"),
        ((*ELVES, "prophecies"), ["rune-lore"], "position.peoples.dwarves.prophecies"),
        ((*POSITION, "treasures", "excalibur"), {}, "position.treasures"),
        ((*POSITION, "treasures", "gungnir", "people"), "goblins", "position.treasures.gungnir.people"),
        ((*POSITION, "treasures", "gungnir", "people"), None, "position.treasures.gungnir"),
        ((*POSITION, "treasures", "gungnir", "bearer"), "jester", "position.treasures.gungnir.bearer"),
        ((*POSITION, "treasures", "gungnir", "bearer"), "wizard-2", "position.treasures.gungnir.bearer"),
        ((*POSITION, "treasures", "gungnir", "known_to"), [], "position.treasures.gungnir.known_to"),
        ((*POSITION, "treasures", "tyrfing", "bearer"), "king", f"{AT}.pieces.tyrfing"),
        ((*POSITION, "treasure_pile"), ["gungnir"], "position.treasure_pile"),
        ((*POSITION, "treasure_pile"), ["svalinn", "svalinn"], "position.treasure_pile"),
        ((*POSITION, "treasure_pile"), ["excalibur"], "position.treasure_pile"),
        ((*POSITION, "scroll_pile"), ["love-letter"], "position.scroll_pile"),
        ((*POSITION, "scroll_pile"), ["odronir"] * 9, "position.scroll_pile"),
        ((*POSITION, "scrolls_gone"), ["odronir"] * 9, "position.scroll_pile"),
        ((*POSITION, "companion_pile"), ["finn"], "position.companion_pile"),
        ((*POSITION, "companions_gone"), ["ragna"], "position.companions_gone"),
        ((*POSITION, "prophecy_pile"), ["orb-song"], "position.prophecy_pile"),
        ((*POSITION, "quest_pile"), ["barrow", "barrow"], "position.quest_pile"),
        ((*POSITION, "quest"), "barrow", "position.quest"),
        ((*POSITION, "quest"), "shopping", "position.quest"),
        ((*TURN, "bought"), -1, "position.turn.bought"),
        ((*TURN, "done"), [""], "position.turn.done[0]"),
        ((*TURN, "sneaked"), ["moon"], "position.turn.sneaked"),
        ((*TURN, "walls"), [["isborg", "solborg"]], "position.turn.walls"),
        ((*TURN, "walls"), [["isborg", "moon"]], "position.turn.walls"),
        ((*TURN, "walls"), [["isborg"]], "position.turn.walls[0]"),
        ((*TURN, "worn", "isborg"), {"moved": 9}, "position.turn.worn.isborg"),
        ((*TURN, "worn", "isborg"), {}, "position.turn.worn.isborg"),
        ((*TURN, "worn", "moon"), {"moved": 1}, "position.turn.worn"),
        ((*TURN, "moved"), ["jester"], "position.turn.moved"),
        ((*TURN, "teleported"), ["jester"], "position.turn.teleported"),
        ((*TURN, "snoozed"), 1, "position.turn"),
        (("agenda",), None, "agenda"),
        (("agenda", 0, "step"), "Nap", "agenda[0].step"),
        (("agenda",), [{"step": "Turn"}], "agenda[0].people"),
        (("agenda",), [{"step": "Turn", "people": 0, "speed": 3}], "agenda[0].speed"),
        (("agenda",), [{"step": "Turn", "people": 4}], "agenda[0].people"),
        (("result",), {"winners": [0], "scores": [1, 1, 1], "ending": "kingdoms"}, "result"),
    ],
)
def test_an_absurd_position_is_refused_by_field(path: tuple[str | int, ...], value: object, field: str) -> None:
    assert wrong_field(GAME, saved_position(), path, value) == field


FIGHT = ("position", "fight")


@pytest.mark.parametrize(
    ("path", "value", "field"),
    [
        ((*FIGHT, "kind"), "brawl", "position.fight.kind"),
        ((*FIGHT, "kind"), "land", "position.fight.zone"),
        ((*FIGHT, "kind"), "parties", "position.fight.attacker"),
        ((*FIGHT, "zone"), "moon", "position.fight.zone"),
        ((*FIGHT, "zone"), "isborg", "position.fight.zone"),
        ((*FIGHT, "attacker"), "elves", "position.fight.attacker"),
        ((*FIGHT, "attacker"), "goblins", "position.fight.attacker"),
        ((*FIGHT, "defender"), "monsters", "position.fight.defender"),
        ((*FIGHT, "defender"), "neutral", "position.fight.defender"),
        ((*FIGHT, "defender"), "dwarves", "position.fight.defender"),
        ((*FIGHT, "hits"), [1], "position.fight.hits"),
        ((*FIGHT, "hits"), [1, -1], "position.fight.hits[1]"),
        ((*FIGHT, "struck"), [["jester"], []], "position.fight.struck"),
        ((*FIGHT, "shots"), ["frodo"], "position.fight.shots"),
        ((*FIGHT, "loot"), [["excalibur"], []], "position.fight.loot"),
        ((*FIGHT, "loot"), [["gungnir"], []], "position.fight.loot"),
        ((*FIGHT, "beasts"), None, "position.fight.beasts"),
        ((*FIGHT, "beasts", "monster"), "kitten", "position.fight.beasts.monster"),
        ((*FIGHT, "beasts", "hits"), 0, "position.fight.beasts.hits"),
        ((*FIGHT, "beasts", "then"), 9999, "position.fight.beasts.then"),
        (FIGHT, None, "position.fight"),
    ],
)
def test_an_absurd_combat_is_refused_by_field(path: tuple[str | int, ...], value: object, field: str) -> None:
    assert wrong_field(GAME, saved_fight(), path, value) == field


@pytest.mark.parametrize(
    "step",
    [
        {"step": "Turn", "people": 9},
        {"step": "Turn", "people": 3},
        {"step": "CombatPhase", "seat": 1, "people": 0},
        {"step": "CombatPhase", "seat": -1, "people": 0},
        {"step": "Phase", "people": 0, "phase": 7},
        {"step": "Battle", "people": 0, "zone": 999},
        {"step": "Follow", "people": 0, "node": 9999},
        {"step": "TakeUp", "seat": 0, "people": 0, "treasure": 18, "zone": 3},
        {"step": "DrawScrolls", "people": -1, "count": 1},
    ],
    ids=str,
)
def test_an_absurd_step_is_refused_even_if_it_comes_later(step: dict[str, Any]) -> None:
    """Otherwise the position is accepted now and breaks when the step is reached."""
    agenda = [step, {"step": "CombatPhase", "seat": 0, "people": 0}]
    assert wrong_field(GAME, saved_position(), ("agenda",), agenda).startswith("agenda[0]")


@pytest.mark.parametrize("step", [{"step": "Round"}, {"step": "Conclude"}, {"step": "MissileLosses"}], ids=str)
def test_steps_of_a_combat_need_one(step: dict[str, Any]) -> None:
    agenda = [step, {"step": "CombatPhase", "seat": 0, "people": 0}]
    assert wrong_field(GAME, saved_position(), ("agenda",), agenda) == "position.fight"


def test_whatever_was_lost_is_noticed() -> None:
    """A fault of the rules would be told by the check of a position that was played, not read."""
    for spoil in (
        lambda s: s.units.__setitem__(0, 3),
        lambda s: s.owner.__setitem__(14, -1),
        lambda s: s.owner.__setitem__(14, 3),
        lambda s: s.lands.__setitem__(0, 0),
        lambda s: setattr(s, "crowded", 0),
        lambda s: s.camps.__setitem__(0, 0),
        lambda s: s.posts.clear(),
        lambda s: setattr(s, "leader", (1, 0, 2, -1)),
        lambda s: s.set_places(0, [20, *s.place[0][1:]]),
        lambda s: s.set_carrier(6, -1),
        lambda s: s.set_carrier(3, -1),
        lambda s: s.ship_units.__setitem__(7, 1),
        lambda s: setattr(s, "out", 1),
        lambda s: setattr(s, "quest_pile", (4, 4)),
        lambda s: setattr(s, "scroll_pile", (0,) * 20),
        lambda s: s.tools.__setitem__(0, 9),
        lambda s: s.party_units.__setitem__(0, 0),
        lambda s: s.spells.__setitem__(1, 1),
    ):
        state = GAME.from_json(saved_position())
        state.check()
        spoil(state)
        with pytest.raises(SaveError):
            state.check()


# --- journals -------------------------------------------------------------------------------------


def test_an_illegal_entry_of_a_journal_is_refused() -> None:
    check_wrong_journals(GAME, saved_match(GAME), "claim", "wander", "claim atlantis")


def test_a_journal_that_goes_on_after_the_end_is_refused() -> None:
    check_journal_after_the_end(GAME, turn_limit="3")


def test_nobody_acts_for_another() -> None:
    check_own_turn(Match.from_json(saved_match(GAME), GAME))


# --- options --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("players", "options", "field"),
    [
        (1, {}, "players"),
        (5, {}, "players"),
        ("3", {}, "players"),
        (True, {}, "players"),
        (2, {"kingdom": "4"}, "kingdom"),
        (2, {"kingdoms": "7"}, "kingdoms"),
        (2, {"two_players": "chess"}, "two_players"),
        (3, {"bloodlust": 3}, "bloodlust"),
        (3, {"dragonlords": "absent"}, "dragonlords"),
        (4, {"victory_moment": "later"}, "victory_moment"),
        (4, {"turn_limit": "7"}, "turn_limit"),
        (4, {"always_pause": "perhaps"}, "always_pause"),
    ],
)
def test_options_that_cannot_be_are_refused_by_name(players: Any, options: dict[str, Any], field: str) -> None:
    assert wrong_option(GAME, players, options) == field


# --- packs ----------------------------------------------------------------------------------------


EXTREMES: list[dict[str, Any]] = [
    {"limits": {"mana": 1}, "start": {"mana": 0, "gold": 0, "scrolls": 0}},
    {"start": {"gold": 99, "scrolls": 6, "kingdom": 1}},
    {"bank": {"ships": 2}, "start": {"ships": 0}},
    {"limits": {"party": 1, "companions": 0, "ship": 1}},
    {"limits": {"party": 12, "companions": 9, "ship": 40, "march": 9}},
    {"income": {"territory": 0, "gold_territory": 0, "kingdom": 0, "conquest": 0, "overthrown": 0}},
    {"neutral": {"attack": 6, "garrison": 40}},
    {"lair": {"attack": 12, "hits": 9, "treasures": 9}},
]


@pytest.mark.parametrize("pack", EXTREMES, ids=lambda pack: "-".join(pack))
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_furthest_packs_that_are_allowed_can_be_played(pack: dict[str, Any], players: int) -> None:
    game = DragonLords(pack)
    match = game.match(players, seed=players, turn_limit="10")
    check_playable(match, Random(players), often=40)
