"""Whoever leads units among enemies is told the odds first and is never taken there unasked, whatever the way."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from meadhall.games.dragon_lords import DragonLords
from meadhall.games.dragon_lords.fight import AT_SEA, LAND
from meadhall.games.dragon_lords.rules.war.attack import pending
from meadhall.games.dragon_lords.state import DragonLordsState
from meadhall.games.dragon_lords.words import FIRST_SEA
from meadhall.kernel.action import Action
from meadhall.server.drawing import options as options_of

GAME = DragonLords()
STEPS = 2500
DARING = ("attack", "send", "embark", "land", "sneak", "sail")


def among_enemies(s: DragonLordsState) -> dict[int, int]:
    """How many units of the active people stand where they have to fight, by zone."""
    people = s.active
    if people < 0 or s.over:
        return {}
    return {
        zone: s.guests_in(zone) + sum(s.ship_units[ship] for ship in s.fleet(people, zone) if zone >= FIRST_SEA)
        for zone in pending(s, people)
    }


def leads_there(s: DragonLordsState, action: Action, seat: int) -> bool:
    """Whether an option brings more units of the active people among enemies, or begins a battle of theirs."""
    after = s.copy()
    after.apply(action, seat)
    if after.over or after.active != s.active:
        return False
    then, now = among_enemies(after), among_enemies(s)
    if any(count > now.get(zone, 0) for zone, count in then.items()):
        return True
    return s.fight is None and after.fight is not None and after.fight.kind in (LAND, AT_SEA)


def seen(s: DragonLordsState, seat: int, actions: list[Action]) -> dict[str, Any]:
    return dict(zip(map(str, actions), options_of.faces(s.view(seat), "en", actions), strict=True))


def unannounced(s: DragonLordsState) -> tuple[set[str], list[str]]:
    """The words of the options that lead among enemies, and those of them that do not say so."""
    decision = s.decision
    if decision is None:
        return set(), []
    leading = [action for action in decision.options if leads_there(s, action, decision.seat)]
    bad = [
        f"{action} after {type(s.agenda[-1]).__name__}: {face}"
        for action, face in seen(s, decision.seat, leading).items()
        if " against " not in face.note or not face.weighs
    ]
    return {action.verb.key for action in leading}, bad


@pytest.mark.parametrize("seed", range(12))
def test_no_way_to_enemies_is_forgotten(seed: int) -> None:
    rng = Random(seed)
    s: Any = GAME.new(2 + seed % 3, turn_limit="10", always_pause=seed % 2 == 0)
    verbs: set[str] = set()
    for _ in range(STEPS):
        if s.result is not None:
            break
        if s.fate is not None:
            s.apply(s.fate.sample(rng))
            continue
        seat = s.deciding[0]
        found, bad = unannounced(s)
        assert not bad
        verbs |= found
        options = s.decision_of(seat).options
        daring = [action for action in options if action.verb.key in DARING]
        s.apply(rng.choice(daring if daring and rng.random() < 0.5 else options), seat)
    assert "send" in verbs


# --- each way once --------------------------------------------------------------------------------------------

ELVES = dict(lands="samsey:2 isborg:4", king="samsey", mana=5)
WAYS: dict[str, tuple[str, dict[str, Any], str, str, str]] = {
    "attack": ("combat", {}, "frostgate:5", "attack frostgate", "send 3"),
    "haste": (
        "combat",
        dict(pieces="wizard-1:isborg", spells="wizard-1:haste"),
        "frostgate:5",
        "spell wizard-1 haste, attack frostgate",
        "send 2",
    ),
    "sneak": ("combat", {}, "ternvik:5", "sneak ternvik, from isborg", "send 1"),
    "portal": (
        "combat",
        dict(lands="samsey:2 isborg:4 midgate:5", pieces="wizard-1:midgate"),
        "vestgate:2",
        "attack vestgate",
        "send 3",
    ),
    "landing": ("naval", dict(ships="1:k3:3"), "ternvik:3", "embark 1, land ternvik", "send 2"),
    "leap": (
        "naval",
        dict(pieces="wizard-1:isborg", spells="wizard-1:teleport"),
        "frostgate:5",
        "teleport wizard-1",
        "to frostgate",
    ),
    "passengers": (
        "naval",
        dict(pieces="wizard-1:isborg", spells="wizard-1:teleport"),
        "frostgate:5",
        "teleport wizard-1, to frostgate",
        "send 1",
    ),
    "leap to sea": (
        "naval",
        dict(pieces="wizard-1:isborg", spells="wizard-1:teleport"),
        "ternvik:2 ships 1:k3:2",
        "teleport wizard-1",
        "to k3",
    ),
    "blockade": ("naval", dict(ships="2:k4:3"), "ternvik:2 ships 1:k3:2", "embark 2", "sail k3"),
    "village": ("quest", dict(party="village-west:3"), "brimland:2", "", "leave brimland"),
    "gate": ("combat", dict(party="vigrond-gate:3", pieces="wizard-1:party"), "austgate:1", "", "leave austgate"),
}


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("lang", ["en", "de"])
def test_each_way_has_its_odds(way: str, lang: str) -> None:
    at, elves, orcs, moves, last = WAYS[way]
    lands, _, ships = orcs.partition(" ships ")
    foe = dict(lands=f"solborg:3 {lands}", king="solborg") | (dict(ships=ships) if ships else {})
    s: Any = GAME.scenario(at=at, active="elves", elves=ELVES | elves, orcs=foe)
    for move in filter(None, moves.split(", ")):
        s.apply(s.parse(move))
    (face,) = options_of.faces(s.view(s.decision.seat), lang, [s.parse(last)])
    assert {"en": " against ", "de": " gegen "}[lang] in face.note
    assert "%" in face.note
    assert face.weighs
    assert leads_there(s, s.parse(last), s.decision.seat)
    if lang == "en":
        _, words = GAME.board.preview(s.view(s.decision.seat), "en", "desk", s.parse(last))
        assert " against " in words


def test_an_ambush_says_what_it_is_before_it_begins() -> None:
    """One against five is never begun unasked."""
    s: Any = GAME.scenario(
        at="combat",
        active="elves",
        elves=dict(lands="samsey:2 isborg:2", king="samsey"),
        orcs=dict(lands="solborg:3 frostgate:5", king="solborg"),
    )
    faces = seen(s, s.decision.seat, s.decision.options)
    assert faces["sneak frostgate"].note == "1 against 5: 0 % in one throw"
    for move in ("sneak frostgate", "from isborg", "send 1"):
        face = seen(s, s.decision.seat, [s.parse(move)])[move]
        assert face.note.endswith("1 against 5: 0 % in one throw")
        assert face.weighs == (not move.startswith("sneak"))
        s.apply(s.parse(move))
    assert s.fight is not None


def test_more_than_one_throw_for_an_ambush_needs_a_word_to_begin_it() -> None:
    s: Any = GAME.scenario(
        at="combat",
        active="elves",
        elves=dict(lands="samsey:2 isborg:3 midgate:3", king="samsey"),
        orcs=dict(lands="solborg:3 frostgate:2", king="solborg"),
    )
    for move in ("sneak frostgate", "from isborg", "send 2"):
        s.apply(s.parse(move))
    face = seen(s, s.decision.seat, s.decision.options)["done"]
    assert face.weighs
    assert face.note == "2 against 2: 25 % in one throw"


def test_no_more_are_counted_than_haste_can_send() -> None:
    s: Any = GAME.scenario(
        at="combat",
        active="elves",
        elves=dict(
            lands="isborg:12 samsey:2", king="samsey", pieces="wizard-1:isborg", spells="wizard-1:haste", mana=5
        ),
        orcs=dict(lands="solborg:3 frostgate:5", king="solborg"),
    )
    s.apply(s.parse("spell wizard-1 haste"))
    assert seen(s, s.decision.seat, [s.parse("attack frostgate")])["attack frostgate"].note.startswith(
        "up to 5 against"
    )


def test_large_battles_have_odds_too() -> None:
    s: Any = GAME.scenario(
        at="combat", active="elves", elves=dict(lands="isborg:61"), orcs=dict(lands="frostgate:55 solborg:3")
    )
    assert seen(s, s.decision.seat, [s.parse("attack frostgate")])["attack frostgate"].note.startswith(
        "up to 60 against 55: "
    )


def test_who_calls_for_help_reads_their_own_chance() -> None:
    """The defender's odds, and not those of the attackers."""
    s: Any = GAME.scenario(
        at="combat",
        active="elves",
        elves=dict(lands="isborg:9", king="isborg"),
        orcs=dict(
            lands="frostgate:2 midgate:5",
            king="midgate",
            pieces="gjallarhorn:frostgate",
            treasures="gjallarhorn:gjallarhorn",
        ),
    )
    for move in ("attack frostgate", "send 8", "from midgate"):
        s.apply(s.parse(move))
    (face,) = options_of.faces(s.view(s.decision.seat), "en", [s.parse("send 1")])
    assert face.note.startswith("3 against 8: ")
    assert int(face.note.split()[-2].removeprefix("<")) < 20
