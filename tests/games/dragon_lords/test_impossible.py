"""Positions that no play can reach, for want of components or by the rules: each is refused by the name of a field."""

from __future__ import annotations

import json
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from meadhall.games.dragon_lords import DragonLords, document
from meadhall.kernel.errors import SaveError, ScenarioError

GAME = DragonLords()
TWO: dict[str, Any] = dict(elves=dict(lands="isborg:5"), orcs=dict(lands="solborg:5"))


def elves(**parts: Any) -> dict[str, Any]:
    return dict(elves=dict(lands="isborg:5") | parts)


FOUR = "hrafnborg:1 jarnborg:1 isborg:5 solborg:1"
"""Enough Kingdoms to win."""


def allied(**dwarves: Any) -> dict[str, Any]:
    """Elves and Dwarves of one player against Orcs and Barbarians; the Elves have two Kingdoms."""
    others = dict(orcs=dict(lands="solborg:5"), barbarians=dict(lands="jarnborg:5"))
    two = dict(elves=dict(lands="isborg:5 hrafnborg:1"), dwarves=dwarves)
    return dict(two_players="peoples", peoples="elves orcs dwarves barbarians", **two, **others)


ABSURD: list[tuple[str, dict[str, Any], str]] = [
    # Ships and sails.
    ("ships", elves(ships="1:k3:1 2:k4:1 3:k5:1 4:l4:1"), "three sails"),
    ("ships", elves(ships="1:k3:1 2:k4:1") | dict(bought_ships=2), "ordered ships have sails too"),
    ("ships.1.units", elves(ships="1:k3:11"), "nobody has so much room"),
    ("ships.1.units", elves(lands="isborg:5 ternvik:1", ships="1:ternvik:3"), "a crew in harbour"),
    ("ships.1.units", elves(ships="1:k3:0"), "no crew at sea"),
    ("ships.1.at", dict(TWO, orcs=dict(ships="1:k3:1"), dwarves=dict(ships="2:k3:1")), "enemies in one zone"),
    ("ships.1.at", elves(ships="1:torskvik") | dict(two_players="tundra"), "a harbour out of play"),
    # Quest parties and what they carry.
    ("elves.party.units", elves(party="trail-1:7"), "six at most"),
    ("elves.party.companions", elves(party="trail-1:3", companions="finn groa thyra kari"), "three at most"),
    ("elves.stride", elves(stride=True), "nobody to walk"),
    ("elves.fog", elves(fog=True), "nobody to walk"),
    ("elves.equipped", elves(store="torch", equipped=False), "tools from nowhere"),
    ("elves.equipped", elves(captive=2, equipped=False), "a party that never set out"),
    ("orcs.equipped", dict(TWO, orcs=dict(party="trail-1:2", equipped=False)), "a party that never set out"),
    ("elves.captive.tools", elves(captive=dict(units=0, tools="torch")), "tools without a party"),
    ("elves.store", elves(lands="frostgate:3", store="torch"), "no Kingdom to store them in"),
    ("peoples", elves(store="elixir:5"), "more than there are"),
    ("peoples", elves(party="trail-1:2", tools="torch:5"), "one is laid by for the Orcs"),
    ("entering", TWO | dict(entering=True), "no party"),
    # Commanders and DragonLords.
    ("orcs.pieces.dragonlord", dict(TWO, orcs=dict(party="trail-1:2", pieces="dragonlord:party")), "not in its turn"),
    ("elves.pieces.dragonlord", elves(ships="1:k3:2", pieces="dragonlord:ship-1"), "no ship carries it"),
    (
        "peoples",
        dict(
            unlimited_dragonlords=True,
            elves=dict(lands="isborg:5", pieces="dragonlord:isborg dragonlord-2:isborg dragonlord-3:isborg"),
            orcs=dict(lands="solborg:5", pieces="dragonlord:solborg dragonlord-2:solborg"),
        ),
        "four figures",
    ),
    ("orcs.pieces.king", dict(TWO, orcs=dict(king=None), bloodlust=True), "out in Bloodlust"),
    ("elves.mana", elves(mana=6), "the scale ends"),
    # Who is out.
    ("orcs.mana", dict(TWO, orcs=dict(out=True, mana=3, king=None), dwarves={}), "nothing but units"),
    ("orcs.store", dict(TWO, orcs=dict(out=True, store="torch", king=None), dwarves={}), "nothing but units"),
    ("orcs.captive.units", dict(TWO, orcs=dict(out=True, captive=2, king=None), dwarves={}), "nothing but units"),
    # Cards, portals and gold.
    ("scrolls_gone", TWO | dict(scrolls_gone="reflect"), "it returns to the deck"),
    ("scroll_pile", TWO | dict(scroll_pile="berserk berserk"), "there is one"),
    ("collapsed", TWO | dict(collapsed="vestgate vestgate"), "twice the same"),
    ("collapsed", TWO | dict(collapsed="vestgate midgate"), "one card"),
    ("wounded", TWO | dict(wounded=1), "Grendl is in the deck"),
    ("gold", TWO | dict(neutral="eldborg:5", gold="eldborg:9"), "neutral units have none"),
    # The turn.
    ("done", TWO | dict(done="dancing"), "no such deed"),
    ("sneaked", TWO | dict(active="orcs", sneaked="isborg"), "only Elves"),
    ("round", TWO | dict(round=11, turn_limit="10"), "after the last round"),
    # The end.
    ("elves.lands", elves(lands=f"{FOUR} eldborg:1 vindborg:1"), "all Kingdoms and a King"),
    ("elves.lands", elves(lands=FOUR), "enough Kingdoms and a King"),
    ("orcs.lands", dict(elves=dict(lands="eldborg:5"), orcs=dict(lands=FOUR)), "enough in the turn of another"),
    ("elves.lands", elves(lands="isborg:5 solborg:1 eldborg:1") | dict(kingdoms="3"), "as many as was agreed"),
    ("dwarves.lands", allied(lands="eldborg:2 vindborg:2"), "enough together"),
    ("dwarves.lands", allied(lands="eldborg:2 vindborg:2", king=None), "enough together, and one King"),
    ("orcs.out", dict(TWO, orcs=dict(out=True, king=None)), "nobody else is left"),
]  # fmt: skip


absurd = pytest.mark.parametrize(("field", "parts", "reason"), ABSURD, ids=[f"{one[0]}: {one[2]}" for one in ABSURD])


@absurd
def test_a_scenario_refuses_what_no_play_can_reach(field: str, parts: dict[str, Any], reason: str) -> None:
    with pytest.raises(ScenarioError) as refused:
        GAME.scenario(at="purchase", **parts)
    assert refused.value.field == field, reason


@absurd
def test_a_save_of_it_is_refused_by_the_same_field(
    field: str, parts: dict[str, Any], reason: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The position is set up and written unchecked, as somebody would who edits a saved one."""
    with monkeypatch.context() as unchecked:
        unchecked.setattr(document, "check", lambda s: None)
        data = json.loads(GAME.scenario(at="purchase", **parts).to_json())
    with pytest.raises(SaveError) as refused:
        GAME.from_data(data)
    told = refused.value.field.removeprefix("position.").removeprefix("peoples.").removeprefix("turn.")
    assert told == field, reason


@pytest.mark.rule("DL-23.5")
@pytest.mark.parametrize(
    "parts",
    [
        elves(lands=FOUR, king=None), elves(lands=FOUR) | dict(victory_moment="end-of-turn"),
        elves(lands=FOUR) | dict(kingdoms="5"), elves(lands=FOUR) | dict(bloodlust=True),
        allied(lands="eldborg:2"), allied(lands="eldborg:2 vindborg:2", king=None) | dict(kingdoms="5"),
    ],
    ids=["no King", "at the end of the turn", "five", "Bloodlust", "three together", "five together"],
)  # fmt: skip
def test_many_kingdoms_alone_are_possible(parts: dict[str, Any]) -> None:
    s = GAME.scenario(at="purchase", **parts)
    assert not s.over
    assert GAME.from_json(s.to_json()).position() == s.position()


@pytest.mark.rule("DL-23.5")
def test_the_moment_of_victory_is_possible() -> None:
    """The King goes first into the fourth Kingdom, which is vacant, and others may follow before it is seen."""
    mine = dict(lands="hrafnborg:1 jarnborg:1 solborg:1 frostgate:4", king="frostgate")
    s = GAME.scenario(at="combat", elves=mine, orcs=dict(lands="eldborg:5"))
    for text in ("march frostgate", "to isborg", "bring king"):
        s.apply(s.parse(text))
    assert s.kingdoms_led(0) == 4
    s.check()
    again = GAME.from_json(s.to_json())
    again.apply(again.parse("done"))
    assert again.result is not None
    assert again.result.winners == (0,)


def fought() -> dict[str, Any]:
    """A saved battle between three Orcs and three Elves, a bearer among them, whose Wizard may cast."""
    mage = dict(pieces="wizard-1:ravnvik", spells="wizard-1:fireball", treasures="gungnir@ravnvik")
    orcs = dict(lands="solborg:5", king="solborg") | mage
    state = GAME.scenario(at="battle", zone="ravnvik", orcs=orcs, elves=dict(lands="ravnvik:3 isborg:1", king="isborg"),
                          dwarves=dict(lands="hrafnborg:5"), guests="ravnvik:3")  # fmt: skip
    data: dict[str, Any] = json.loads(state.to_json())
    return data


def quest() -> dict[str, Any]:
    state = GAME.scenario(at="lair", orcs=dict(party="lair-east:4", tools="dragon-orb"))
    data: dict[str, Any] = json.loads(state.to_json())
    return data


SHIP = {"at": "k3", "owner": "orcs", "units": 1}


def put(path: str, value: object) -> Callable[[dict[str, Any]], None]:
    """An edit of a saved position: a value at a path of names and numbers."""

    def edit(data: dict[str, Any]) -> None:
        *names, last = path.split(".")
        at: Any = data
        for name in names:
            at = at.setdefault(name, {})
        at[last] = value

    return edit


EDITED: list[tuple[str, Callable[[], dict[str, Any]], Callable[[dict[str, Any]], None]]] = [
    ("position.fight.read", fought, put("position.fight.read", [2, 0])),
    ("position.fight.unhurt", fought, put("position.fight.unhurt", [0, 2])),
    ("position.fight.cursed", fought, put("position.fight.cursed", [3, 0])),
    ("position.fight.dice", fought, put("position.fight.dice", [[13], []])),
    ("position.fight.attacker", fought, put("position.fight.attacker", "dwarves")),
    ("position.fight.defender", fought, put("position.fight.zone", "solborg")),
    ("position.fight.once", fought, put("position.fight.once", ["dancing"])),
    ("position.treasures.svalinn", fought, put("position.treasures.svalinn", {"known_to": ["orcs", "elves"]})),
    ("position.peoples.orcs.hidden_treasures", fought, put("position.peoples.orcs.hidden_treasures", 18)),
    ("position.peoples.orcs.prophecies", fought, put("position.peoples.orcs.prophecies", [None] * 19)),
    ("position.peoples.orcs.scrolls", fought, put("position.peoples.orcs.scrolls", [{"known_to": ["orcs"]}] * 25)),
    ("position.fight.beasts.wounds", quest, put("position.fight.beasts.wounds", 2)),
    ("position.ships.1.sailed", fought, put("position.ships", {"1": {**SHIP, "sailed": 50}})),
    ("position.peoples.orcs.pieces.king", fought, put("position.peoples.orcs.pieces.king", "party")),
]  # fmt: skip


@pytest.mark.parametrize(("field", "base", "edit"), EDITED, ids=[one[0] for one in EDITED])
def test_a_save_refuses_what_no_play_can_reach(
    field: str, base: Callable[[], dict[str, Any]], edit: Callable[[dict[str, Any]], None]
) -> None:
    data = base()
    GAME.from_data(json.loads(json.dumps(data)))
    edit(data)
    with pytest.raises(SaveError) as refused:
        GAME.from_data(data)
    assert refused.value.field == field


@pytest.mark.parametrize("seed", range(4))
def test_whatever_is_played_is_possible(seed: int) -> None:
    """Every position of a whole random game holds, and is read back as it was."""
    rng = Random(seed)
    given = ({}, dict(bloodlust=True), dict(departure=True), dict(unlimited_dragonlords=True))[seed]
    s = GAME.new(players=2 + seed % 3, turn_limit="3", **given)
    steps = 0
    while not s.over:
        if s.fate is not None:
            answers, weights = zip(*s.fate.outcomes, strict=True)
            s.apply(rng.choices(answers, weights)[0])
        else:
            decision = rng.choice(s.decisions)
            s.apply(rng.choice(decision.options), decision.seat)
        s.check()
        steps += 1
        if not steps % 40:
            assert GAME.from_json(s.to_json()).position() == s.position()
