"""Chapter 11, DragonLords: what they are worth in battle, where they may be, and how a dragon is charmed."""

from __future__ import annotations

from typing import Any

import pytest

from meadhall.games.dragon_lords import DragonLords
from meadhall.games.dragon_lords.state import DragonLordsState
from tests.books.dragon_lords.table import (
    answers,
    asked,
    assault,
    events,
    guests,
    holder,
    kinds,
    lands,
    mana,
    options,
    people,
    play,
    question,
    seen,
    ship,
    told,
    units,
    where,
    why,
)


def lair(game: DragonLords, units: int = 3, **what: Any) -> DragonLordsState:
    """A party of Orcs with a DragonOrb has woken the red dragon; their missile step is at hand."""
    orcs = dict(lands="solborg:3", party=f"lair-west:{units}", tools="dragon-orb") | what
    options = {name: orcs.pop(name) for name in ("unlimited_dragonlords",) if name in orcs}
    return game.scenario(at="lair", orcs=orcs, **options)


def ravnvik(
    game: DragonLords, orcs: dict[str, Any] | None = None, elves: dict[str, Any] | None = None, **what: Any
) -> DragonLordsState:
    """Three Orcs among three Elves in a harbour of the Orcs' Realm."""
    ours = dict(lands="solborg:1 glodheim:1", king="solborg") | (orcs or {})
    theirs = dict(lands="ravnvik:3", king=None) | (elves or {})
    what = dict(at="battle", zone="ravnvik", guests="ravnvik:3", orcs=ours, elves=theirs) | what
    return game.scenario(**what)


ORC_LORD: dict[str, Any] = dict(pieces="dragonlord:ravnvik")
ELF_LORD: dict[str, Any] = dict(pieces="dragonlord:ravnvik")
ARROWS = "wizard-1:arrows-of-skadi wizard-2:arrows-of-skadi"


def orb(s: DragonLordsState) -> int:
    """How many DragonOrbs the party of the Orcs has."""
    return int(people(s, "orcs")["party"].get("tools", {}).get("dragon-orb", 0))


# --- winning one ----------------------------------------------------------------------------------


@pytest.mark.rule("DL-11.1")
@pytest.mark.reading("DL 69")
def test_a_unit_of_the_party_becomes_the_dragonlord(game: DragonLords) -> None:
    s = lair(game)
    happened = play(s, "charm", "crystal blessed")
    assert "dragonlord-won" in events(happened)
    assert units(s, "orcs", "party") == 3
    assert where(s, "orcs", "dragonlord") == "party"


@pytest.mark.rule("DL-11.1")
@pytest.mark.parametrize("bearer", ["draupnir", "decoy-1"])
def test_the_new_dragonlord_keeps_the_treasures_of_its_unit(game: DragonLords, bearer: str) -> None:
    """A unit with a decoy may be changed as well; its counter is gone, what it bears is not."""
    if bearer == "draupnir":
        s = lair(game, treasures="draupnir@party")
    else:
        s = lair(game, pieces="decoy-1:party", treasures="draupnir@decoy-1")
    play(s, "charm", "crystal blessed")
    assert options(s) == {"exalt-unit", f"exalt {bearer}"}
    play(s, f"exalt {bearer}")
    assert where(s, "orcs", "dragonlord") == "party"
    assert where(s, "orcs", "decoy-1") is None
    assert s.position()["treasures"]["draupnir"]["bearer"] == "dragonlord"
    assert units(s, "orcs", "party") == 3
    s.check()


@pytest.mark.rule("DL-11.2")
def test_no_wizard_becomes_one(game: DragonLords) -> None:
    s = lair(game, units=2, pieces="wizard-1:party decoy-1:party", spells="wizard-1:heal")
    play(s, "charm", "crystal blessed")
    assert options(s) == {"exalt decoy-1"}
    assert why(s, "exalt wizard-1") == "DL-11.2"
    play(s, "exalt decoy-1")
    assert where(s, "orcs", "wizard-1") == "party"
    assert where(s, "orcs", "dragonlord") == "party"


@pytest.mark.rule("DL-11.2")
def test_a_wizard_alone_cannot_charm(game: DragonLords) -> None:
    s = lair(game, units=1, pieces="wizard-1:party", spells="wizard-1:heal", scrolls="einherjar")
    assert question(s) == "ask-missiles"
    assert why(s, "charm") == "DL-11.2"


@pytest.mark.rule("DL-11.3")
@pytest.mark.rule("DL-11.23")
@pytest.mark.reading("DL 68")
def test_who_has_a_dragonlord_wins_no_other(game: DragonLords) -> None:
    s = lair(game, pieces="dragonlord:solborg", scrolls="einherjar")
    assert question(s) == "ask-missiles"
    assert "charm" not in options(s)
    assert why(s, "charm") == "DL-11.23"
    s = lair(game, pieces="dragonlord:solborg", unlimited_dragonlords=True)
    assert "charm" in options(s)


@pytest.mark.rule("DL-11.3")
def test_who_has_lost_it_may_win_another(game: DragonLords) -> None:
    s = ravnvik(game, orcs=ORC_LORD | dict(party="lair-west:2", tools="dragon-orb"))
    play(s, "roll 6 6", "roll 1 6", "lose dragonlord")
    assert where(s, "orcs", "dragonlord") is None
    assert s.dragonlords(2) == []
    s = lair(game)
    assert "charm" in options(s)


@pytest.mark.rule("DL-11.4")
def test_all_always_see_where_it_is(game: DragonLords) -> None:
    s = game.scenario(
        at="combat", orcs=dict(lands="solborg:3 glodheim:1", king="glodheim", pieces="dragonlord:solborg"), elves={}
    )
    assert where(seen(s, 1), "orcs", "dragonlord") == "solborg"
    happened = play(s, "march solborg", "to glodheim", "bring dragonlord", "done")
    (moved,) = [event for event in happened if event.key == "piece-moved"]
    assert moved.seen_by is None
    assert where(seen(s, None), "orcs", "dragonlord") == "glodheim"


@pytest.mark.rule("DL-11.5")
def test_neither_fire_nor_teleport_costs_mana(game: DragonLords) -> None:
    s = game.scenario(
        at="naval",
        orcs=dict(lands="solborg:3", king="solborg", pieces="dragonlord:solborg", mana=0),
        elves=dict(lands="isborg:2", king=None),
    )
    play(s, "teleport dragonlord", "to isborg", "send 1", "fight isborg")
    assert units(s, "elves", "isborg") == 1
    assert mana(s, "orcs") == 0
    play(s, "roll 1", "roll 6")
    s = game.scenario(
        at="transfer",
        orcs=dict(lands="solborg:3 glodheim:1", king="solborg", pieces="dragonlord:solborg", mana=0),
    )
    play(s, "teleport dragonlord", "to glodheim", "done")
    assert where(s, "orcs", "dragonlord") == "glodheim"


# --- in battle ------------------------------------------------------------------------------------


@pytest.mark.rule("DL-11.6")
@pytest.mark.reading("DL 7")
@pytest.mark.parametrize(("side", "need"), [("orcs", [3, 2]), ("elves", [2, 3])])
def test_its_enemies_are_weaker_in_attack_and_defence(game: DragonLords, side: str, need: list[int]) -> None:
    s = ravnvik(game, **{side: ORC_LORD})
    assert [one["need"] for one in told(play(s, "roll 6 6", "roll 6 6"), "melee")] == need


@pytest.mark.rule("DL-11.6")
@pytest.mark.rule("DL-11.7")
def test_two_dragonlords_face_each_other(game: DragonLords) -> None:
    s = ravnvik(game, orcs=ORC_LORD, elves=ELF_LORD)
    play(s, "orcs: lose-units", "elves: lose-units")
    happened = play(s, "roll 6", "roll 6")
    assert [(one["dice"], one["need"]) for one in told(happened, "melee")] == [(1, 2), (1, 2)]


@pytest.mark.rule("DL-11.6")
def test_one_elsewhere_weakens_nobody(game: DragonLords) -> None:
    s = ravnvik(game, orcs=dict(lands="solborg:2 glodheim:1", pieces="dragonlord:solborg"))
    assert [one["need"] for one in told(play(s, "roll 6 6 6", "roll 6 6 6"), "melee")] == [3, 3]


@pytest.mark.rule("DL-11.7")
@pytest.mark.parametrize(("side", "hit"), [("orcs", "elves"), ("elves", "orcs")])
def test_dragon_fire_scores_a_hit_in_each_round(game: DragonLords, side: str, hit: str) -> None:
    s = ravnvik(game, guests="ravnvik:3*", **{side: ORC_LORD})
    assert told(s.events, "dragon-fire") == [{"people": side, "hits": 1}]
    assert units(s, hit, "ravnvik") == 2
    happened = play(s, "roll 6 6", "roll 6 6")
    assert told(happened, "dragon-fire") == [{"people": side, "hits": 1}]
    assert units(s, hit, "ravnvik") == 1


@pytest.mark.rule("DL-11.7")
def test_the_fire_comes_in_the_missile_step_of_its_side(game: DragonLords) -> None:
    """The attackers' DragonLord breathes in step 3, after the defender's scroll has been answered for."""
    s = ravnvik(game, orcs=ORC_LORD, elves=dict(lands="ravnvik:3", king="ravnvik", scrolls="tempest"))
    play(s, "pass")
    assert (asked(s), question(s)) == ("elves", "ask-missiles")
    assert "dragon-fire" not in events(s.events)
    happened = play(s, "cast tempest", "roll 4")
    assert "dragon-fire" in events(happened), "whoever is hit in step 2 still breathes fire in step 3"
    play(s, "elves: lose-units")
    assert guests(s) == {}
    assert units(s, "elves", "ravnvik") == 2


@pytest.mark.rule("DL-11.7")
def test_it_breathes_fire_in_land_battles_only(game: DragonLords) -> None:
    s = lair(game, units=4, pieces="dragonlord:party", unlimited_dragonlords=True)
    happened = play(s, "pass", "lose-units", "roll 6", "roll 12", "roll 12", "lose-units")
    assert "dragon-fire" not in events(happened)
    assert s.fight is not None
    assert s.fight.beasts is not None
    assert s.fight.beasts.wounds == 0


@pytest.mark.rule("DL-11.8")
def test_it_never_rolls_in_melee(game: DragonLords) -> None:
    s = ravnvik(game, orcs=ORC_LORD, elves=dict(lands="ravnvik:4"))
    happened = play(s, "roll 6 6", "roll 6 6 6")
    assert [one["dice"] for one in told(happened, "melee")] == [2, 3]


@pytest.mark.rule("DL-11.8")
def test_alone_it_rolls_nothing_at_all(game: DragonLords) -> None:
    s = ravnvik(game, guests="ravnvik:1*", orcs=ORC_LORD, elves=dict(lands="ravnvik:2"))
    happened = play(s, "roll 6")
    assert told(happened, "melee") == [{"people": "elves", "dice": 1, "need": 2, "hits": 0}]
    assert lands(s, "orcs")["ravnvik"] == 1


@pytest.mark.rule("DL-11.9")
def test_one_hit_with_a_six_sided_die_removes_it(game: DragonLords) -> None:
    s = ravnvik(game, guests="ravnvik:1", orcs=ORC_LORD, elves=dict(lands="ravnvik:2"))
    assert set(answers(s)) == {f"roll {face}" for face in range(1, 7)}
    play(s, "roll 2")
    assert where(s, "orcs", "dragonlord") is None
    assert holder(s, "ravnvik") == "elves"


@pytest.mark.rule("DL-11.9")
def test_its_player_may_let_others_fall_first(game: DragonLords) -> None:
    s = ravnvik(game, orcs=ORC_LORD)
    play(s, "roll 6 6", "roll 1 6")
    assert options(s) == {"lose dragonlord", "lose-units"}


# --- where it may be ------------------------------------------------------------------------------


@pytest.mark.rule("DL-11.10")
def test_it_holds_a_territory_alone(game: DragonLords) -> None:
    s = game.scenario(
        at="combat",
        orcs=dict(lands="solborg:3 glodheim:1", king="solborg", pieces="dragonlord:solborg"),
        elves=dict(lands="silfrgruva:1 isborg:1", king="isborg"),
    )
    play(s, "march solborg", "to glodheim", "bring king", "send 1")
    assert lands(s, "orcs") == {"solborg": 1, "glodheim": 3}
    assert where(s, "orcs", "dragonlord") == "solborg"


@pytest.mark.rule("DL-11.11")
def test_it_walks_and_attacks_on_like_any_unit(game: DragonLords) -> None:
    s = game.scenario(
        at="combat",
        orcs=dict(lands="glodheim:5 solborg:1", king="solborg", pieces="dragonlord:glodheim"),
        elves=dict(lands="silfrgruva:1 midgate:1 laxvik:1", king=None),
    )
    assault(s, "silfrgruva", "bring dragonlord", "send 3")
    assault(s, "midgate", "bring dragonlord", "send 2")
    assault(s, "laxvik", "bring dragonlord", "send 1")
    assert where(s, "orcs", "dragonlord") == "laxvik"
    assert lands(s, "orcs") == {"glodheim": 1, "solborg": 1, "silfrgruva": 1, "midgate": 1, "laxvik": 2}


@pytest.mark.rule("DL-11.12")
@pytest.mark.parametrize(("at", "first"), [("naval", ["embark 1"]), ("transfer", ["transfer ravnvik", "to k10"])])
def test_no_ship_carries_it(game: DragonLords, at: str, first: list[str]) -> None:
    s = game.scenario(
        at=at,
        orcs=dict(
            lands="ravnvik:3 solborg:1", king="solborg", pieces="dragonlord:ravnvik decoy-1:ravnvik", ships="1:ravnvik"
        ),
    )
    play(s, *first)
    assert question(s) == "ask-crew"
    assert "bring decoy-1" in options(s)
    assert "bring dragonlord" not in options(s)
    assert why(s, "bring dragonlord") == "DL-11.12"


BLOCKADE: dict[str, Any] = dict(
    at="naval",
    orcs=dict(lands="solborg:6 glodheim:1", king="solborg", pieces="dragonlord:solborg"),
    elves=dict(lands="isborg:1", king="isborg", ships="1:k3:3"),
)


def over_the_sea(game: DragonLords) -> DragonLordsState:
    """A DragonLord has brought three units onto a blockade of the Elves."""
    s = game.scenario(**BLOCKADE)
    play(s, "teleport dragonlord", "to k3", "send 3")
    while s.decision is not None and "fight k3" not in options(s):
        play(s, "done")
    play(s, "fight k3")
    return s


@pytest.mark.rule("DL-11.13")
@pytest.mark.reading("DL 33")
def test_at_sea_only_its_passengers_fight(game: DragonLords) -> None:
    s = over_the_sea(game)
    happened = play(s, "roll 6 6 6", "roll 6 6 6")
    assert [(one["dice"], one["need"]) for one in told(happened, "melee")] == [(3, 3), (3, 3)]
    assert not told([*s.events, *happened], "dragon-fire")
    assert ship(s, 1) == ("k3", "elves", 3)
    happened = play(s, "roll 6 6 6", "roll 1 1 6")
    assert where(s, "orcs", "dragonlord") == "k3", "it cannot be a casualty, so nobody is asked"
    play(s, "roll 6", "roll 1 6 6")
    assert where(s, "orcs", "dragonlord") == "k3"
    assert ship(s, 1) == ("k3", "elves", 3)
    assert s.fight is None


@pytest.mark.rule("DL-11.14")
@pytest.mark.reading("DL 33")
def test_after_the_sea_battle_it_must_go_home(game: DragonLords) -> None:
    s = over_the_sea(game)
    play(s, "roll 1 1 1", "roll 6 6 6")
    assert ship(s, 1) == ("k3", "orcs", 3)
    while question(s) != "ask-transfer":
        play(s, "done")
    assert why(s, "done") == "DL-11.14"
    play(s, "teleport dragonlord")
    assert options(s) == {"to solborg", "to glodheim"}
    play(s, "to glodheim")
    assert where(s, "orcs", "dragonlord") == "glodheim"


@pytest.mark.rule("DL-11.15")
@pytest.mark.reading("DL 69")
def test_a_new_one_must_reach_friendly_land(game: DragonLords) -> None:
    s = game.scenario(
        at="transfer",
        orcs=dict(lands="glodheim:1", king="glodheim", party="lair-west:2", pieces="dragonlord:party"),
    )
    assert why(s, "done") == "DL-16.51"
    play(s, "teleport dragonlord")
    assert options(s) == {"to glodheim"}
    play(s, "to glodheim")
    assert where(s, "orcs", "dragonlord") == "glodheim"


@pytest.mark.rule("DL-11.15")
@pytest.mark.reading("DL 69")
def test_one_above_the_sea_without_a_home_is_lost(game: DragonLords) -> None:
    s = game.scenario(
        at="combat",
        orcs=dict(lands="", king=None, pieces="dragonlord:k3", ships="2:k10:1"),
        elves=dict(lands="isborg:1", king="isborg", ships="1:k4:1"),
        guests="k3:1*",
    )
    while where(s, "orcs", "dragonlord") is not None:
        assert s.active == 2
        play(s, "done")
    assert "dragonlord-stranded" in events(s.events)


# --- charming -------------------------------------------------------------------------------------


@pytest.mark.rule("DL-11.16")
@pytest.mark.parametrize("face", ["ignored", "cursed"])
def test_any_dragon_can_be_charmed_with_an_orb(game: DragonLords, face: str) -> None:
    s = game.scenario(
        at="fight", card="wounded-wyrm", face=face, orcs=dict(party="trail-3:3", tools="dragon-orb"), count=1
    )
    assert "charm" in options(s)
    play(s, "charm", "crystal blessed")
    assert where(s, "orcs", "dragonlord") == "party"
    assert s.fate is None, "there is no booty"
    assert "charm" in options(lair(game))


@pytest.mark.rule("DL-11.16")
def test_not_without_an_orb_and_not_what_is_no_dragon(game: DragonLords) -> None:
    s = lair(game, tools="torch", scrolls="einherjar")
    assert question(s) == "ask-missiles"
    assert why(s, "charm") == "DL-11.16"
    s = game.scenario(
        at="fight",
        card="yggdrasil-root",
        face="cursed",
        count=1,
        orcs=dict(party="trail-3:3", tools="dragon-orb", scrolls="einherjar"),
    )
    assert question(s) == "ask-missiles"
    assert why(s, "charm") == "DL-11.16"


@pytest.mark.rule("DL-11.17")
@pytest.mark.reading("DL 67")
def test_an_attempt_is_one_roll_of_the_crystal_die(game: DragonLords) -> None:
    s = lair(game)
    assert (asked(s), question(s)) == ("orcs", "ask-missiles")
    happened = play(s, "charm")
    assert told(happened, "charming") == [{"people": "orcs"}]
    assert all(event.seen_by is None for event in happened)
    assert answers(s) == {"crystal blessed": 2, "crystal ignored": 2, "crystal cursed": 2}
    play(s, "crystal ignored")
    assert "roll 12" in answers(s), "no second try in this round"


@pytest.mark.rule("DL-11.18")
def test_yellow_ends_the_fight_and_takes_the_orb(game: DragonLords) -> None:
    s = lair(game)
    left = s.tools_left(5)
    happened = play(s, "charm", "crystal blessed")
    assert {"charmed", "dragonlord-won"} <= set(events(happened))
    assert s.fight is None
    assert orb(s) == 0
    assert s.tools_left(5) == left + 1
    assert s.position().get("treasures", {}) == {}, "a charmed dragon leaves no treasure"


@pytest.mark.rule("DL-11.19")
@pytest.mark.parametrize("face", ["ignored", "cursed"])
def test_blue_and_red_fail_and_the_dragon_attacks(game: DragonLords, face: str) -> None:
    s = lair(game)
    play(s, "charm", f"crystal {face}", "roll 12", "roll 12", "roll 12")
    assert where(s, "orcs", "dragonlord") is None
    assert units(s, "orcs", "party") == 2
    assert orb(s) == 1


@pytest.mark.rule("DL-11.20")
@pytest.mark.reading("DL 67")
@pytest.mark.parametrize(("rolls", "left"), [([12, 4, 12], 2), ([12, 12, 3], 3), ([1, 2, 3], 3)])
def test_one_good_roll_on_a_d12_stops_it(game: DragonLords, rolls: list[int], left: int) -> None:
    s = lair(game)
    play(s, "charm", "crystal cursed")
    assert answers(s) == {f"roll {face}": 1 for face in range(1, 13)}
    happened = play(s, *(f"roll {face}" for face in rolls))
    assert units(s, "orcs", "party") == left
    assert ("blocked" if left == 3 else "not-blocked") in events(happened)


@pytest.mark.rule("DL-11.20")
def test_barbarians_block_with_their_own_strength(game: DragonLords) -> None:
    s = game.scenario(at="lair", barbarians=dict(party="lair-west:1", tools="dragon-orb"))
    play(s, "charm", "crystal cursed", "roll 4")
    assert units(s, "barbarians", "party") == 1


@pytest.mark.rule("DL-11.20")
@pytest.mark.rule("DL-11.8")
def test_a_dragonlord_in_the_party_does_not_block(game: DragonLords) -> None:
    s = lair(game, pieces="dragonlord:party", unlimited_dragonlords=True)
    play(s, "charm", "crystal cursed", "roll 12", "roll 12")
    assert options(s) == {"lose dragonlord", "lose-units"}


@pytest.mark.rule("DL-11.20")
@pytest.mark.rule("DL-17.18")
def test_an_elixir_keeps_the_party_unhurt(game: DragonLords) -> None:
    s = lair(game, tools="dragon-orb elixir")
    play(s, "use elixir", "charm", "crystal cursed")
    assert question(s) == "ask-missiles", "the next round has begun"
    assert units(s, "orcs", "party") == 3


@pytest.mark.rule("DL-11.20")
def test_companions_neither_block_nor_take_the_blow(game: DragonLords) -> None:
    s = lair(game, units=2, companions="finn")
    play(s, "charm", "crystal cursed", "roll 12", "roll 12")
    assert units(s, "orcs", "party") == 1
    assert people(s, "orcs")["party"]["companions"] == ("finn",)


@pytest.mark.rule("DL-11.21")
@pytest.mark.reading("DL 67")
def test_no_fire_and_no_damage_in_a_round_with_an_attempt(game: DragonLords) -> None:
    s = lair(game)
    happened = play(s, "charm", "crystal ignored", "roll 1", "roll 1", "roll 1")
    assert not {"monsters-shoot", "monsters-hurt", "melee"} & set(events(happened))
    assert units(s, "orcs", "party") == 3
    assert s.fight is not None
    assert s.fight.beasts is not None
    assert s.fight.beasts.wounds == 0


@pytest.mark.rule("DL-11.21")
@pytest.mark.parametrize(
    ("attack", "more"),
    [
        ("spell wizard-1 arrows-of-skadi", dict(pieces="wizard-1:party wizard-2:party", spells=ARROWS)),
        ("cast tempest", dict(scrolls="tempest einherjar")),
        ("shoot aurvandila", dict(companions="aurvandila skuld")),
        ("use tyrfing", dict(treasures="tyrfing@party", scrolls="einherjar")),
    ],
)
def test_whoever_attacks_the_dragon_cannot_charm_it_in_that_round(
    game: DragonLords, attack: str, more: dict[str, Any]
) -> None:
    """No spell is paid for in vain: what it hits counts, and the attempt waits."""
    elves = dict(party="lair-west:4", tools="dragon-orb", mana=5, lands="isborg:5") | more
    s = game.scenario(at="lair", elves=elves)
    assert "charm" in options(s)
    play(s, attack)
    if s.fate is not None:
        play(s, "roll 1")
    assert "pass" in options(s)
    assert why(s, "charm") == "DL-11.21"


@pytest.mark.rule("DL-11.22")
@pytest.mark.reading("DL 67")
def test_after_each_round_one_may_try_again_or_fight(game: DragonLords) -> None:
    s = lair(game)
    play(s, "charm", "crystal ignored", "roll 1", "roll 1", "roll 1")
    assert {"charm", "pass"} <= options(s)
    happened = play(s, "pass")
    assert told(happened, "monsters-shoot") == [{"monster": "dragon", "hits": 1}]
    assert units(s, "orcs", "party") == 2
    play(s, "roll 6", "roll 12", "roll 12")
    assert units(s, "orcs", "party") == 1
    play(s, "charm", "crystal blessed")
    assert where(s, "orcs", "dragonlord") == "party"


@pytest.mark.rule("DL-11.22")
def test_a_party_without_units_is_lost(game: DragonLords) -> None:
    s = lair(game, units=1)
    happened = play(s, "charm", "crystal cursed", "roll 12")
    assert "party-lost" in events(happened)
    assert people(s, "orcs").get("party") is None
    assert "charm" not in kinds(s)
