"""Chapter 6, combat: seven steps make a round, on land, at sea and on quests alike."""

from __future__ import annotations

from typing import Any

import pytest

from meadhall.games.dragon_lords import DragonLords
from meadhall.games.dragon_lords.state import DragonLordsState
from meadhall.games.dragon_lords.words import ELVES, TERRITORY
from meadhall.kernel.message import shown_to
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
    play,
    question,
    seen,
    ship,
    told,
    units,
    where,
    why,
)


def land(
    game: DragonLords,
    attackers: int,
    defenders: int,
    orcs: dict[str, Any] | None = None,
    elves: dict[str, Any] | None = None,
    **what: Any,
) -> DragonLordsState:
    """A number of Orcs among a number of Elves, in a harbour without mountains."""
    ours = dict(lands="solborg:1 glodheim:1", king="solborg") | (orcs or {})
    theirs = dict(lands=f"ravnvik:{defenders} isborg:1", king="isborg") | (elves or {})
    what = dict(at="battle", zone="ravnvik", guests=f"ravnvik:{attackers}", orcs=ours, elves=theirs) | what
    return game.scenario(**what)


def sea(
    game: DragonLords, orcs: dict[str, Any] | None = None, elves: dict[str, Any] | None = None, **what: Any
) -> DragonLordsState:
    """The ship of the Orcs meets that of the Elves, three against two."""
    ours = dict(lands="solborg:1", king="solborg", ships="1:k10:3") | (orcs or {})
    theirs = dict(lands="isborg:1", king="isborg", ships="2:k10:2") | (elves or {})
    return game.scenario(at="battle", zone="k10", orcs=ours, elves=theirs, **what)


def needs(s: DragonLordsState, *rolls: str) -> list[tuple[str, int]]:
    """What each side needed in a melee that is rolled now."""
    return [(str(one["people"]), int(one["need"])) for one in told(play(s, *rolls), "melee")]


# --- the worked examples --------------------------------------------------------------------------


@pytest.mark.rule("DL-6.1")
@pytest.mark.rule("DL-6.17")
@pytest.mark.rule("DL-6.18")
def test_example_four_orcs_attack_two_barbarians(game: DragonLords) -> None:
    s = game.scenario(
        at="combat",
        orcs=dict(lands="glodheim:5 solborg:1", king="solborg"),
        barbarians=dict(lands="silfrgruva:2 eldborg:1", king="eldborg"),
    )
    play(s, "attack silfrgruva")
    assert why(s, "send 5") == "DL-5.3"
    happened = play(s, "send 4", "roll 3 5 5 6", "roll 3 4")
    assert told(happened, "melee") == [
        {"people": "orcs", "dice": 4, "need": 3, "hits": 1},
        {"people": "barbarians", "dice": 2, "need": 4, "hits": 2},
    ]
    assert (units(s, "orcs", "silfrgruva"), units(s, "barbarians", "silfrgruva")) == (2, 1)
    happened = play(s, "again", "roll 1 2", "roll 2")
    assert [one["hits"] for one in told(happened, "melee")] == [2, 1]
    assert lands(s, "orcs") == {"glodheim": 1, "solborg": 1, "silfrgruva": 1}
    assert "silfrgruva" not in lands(s, "barbarians")


@pytest.mark.rule("DL-6.1")
@pytest.mark.rule("DL-7.17")
def test_example_three_elves_attack_two_dwarves_at_sea(game: DragonLords) -> None:
    s = game.scenario(
        at="combat",
        elves=dict(lands="isborg:1", king="isborg", ships="1:k3:3"),
        dwarves=dict(lands="jarnborg:1", king="jarnborg", ships="2:k3:2"),
    )
    happened = play(s, "fight k3", "roll 1 2 4", "roll 3 4")
    assert told(happened, "melee") == [
        {"people": "elves", "dice": 3, "need": 3, "hits": 2},
        {"people": "dwarves", "dice": 2, "need": 3, "hits": 1},
    ]
    assert ship(s, 1) == ("k3", "elves", 1)
    assert ship(s, 2) == ("k3", "elves", 1)


@pytest.mark.rule("DL-6.10")
def test_example_a_barbarian_needs_four_on_a_d12_against_a_dragon(game: DragonLords) -> None:
    s = game.scenario(at="lair", barbarians=dict(party="lair-west:2"))
    play(s, "roll 6")
    assert answers(s) == {f"roll {face}": 1 for face in range(1, 13)}
    happened = play(s, "roll 4")
    assert told(happened, "melee") == [{"people": "barbarians", "dice": 1, "need": 4, "hits": 1}]


EPIC: dict[str, Any] = dict(
    at="combat",
    elves=dict(lands="isborg:1", king="isborg", pieces="dragonlord:hvalvik", ships="1:e10:8"),
    dwarves=dict(lands="jarnborg:6 hvalvik:1", king="jarnborg"),
    guests="hvalvik:7*",
)


@pytest.mark.rule("DL-6.15")
@pytest.mark.rule("DL-11.7")
def test_example_epic_battle_a_lone_unit_against_a_dragonlord(game: DragonLords) -> None:
    s = game.scenario(**EPIC)
    happened = play(s, "fight hvalvik")
    assert "melee" not in events(happened)
    assert told(happened, "dragon-fire") == [{"people": "elves", "hits": 1}]
    assert lands(s, "elves")["hvalvik"] == 7


@pytest.mark.rule("DL-6.5")
@pytest.mark.rule("DL-6.8")
@pytest.mark.rule("DL-10.7")
@pytest.mark.rule("DL-10.9")
@pytest.mark.rule("DL-11.6")
@pytest.mark.rule("DL-11.8")
def test_example_epic_battle_the_dragonlord_before_the_kingdom(game: DragonLords) -> None:
    s = game.scenario(**EPIC)
    play(s, "fight hvalvik")
    assault(s, "jarnborg", "bring dragonlord", "send 5")
    assert units(s, "elves", "hvalvik") == 1
    assert asked(s) == "dwarves"
    play(s, "reveal king", "lose-units", "roll 2 2 4 5 6")
    happened = play(s, "roll 2 3 3 6 6")
    assert told(happened, "melee") == [{"people": "dwarves", "dice": 5, "need": 3, "hits": 3}]
    play(s, "elves: lose-units", "dwarves: lose-units")
    assert units(s, "elves", "jarnborg") == 3
    assert where(s, "elves", "dragonlord") == "jarnborg"
    assert units(s, "dwarves", "jarnborg") == 3
    assert where(s, "dwarves", "king") == "jarnborg"
    assert options(s) == {"again", "retreat hvalvik"}


@pytest.mark.rule("DL-13.17")
def test_example_epic_battle_the_breath_of_aegir(game: DragonLords) -> None:
    s = game.scenario(
        at="naval",
        elves=dict(lands="isborg:1", king="isborg", ships="1:e9:8"),
        dwarves=dict(lands="jarnborg:6 hvalvik:1", king="jarnborg", scrolls="breath-of-aegir"),
    )
    play(s, "embark 1", "sail e10", "land hvalvik")
    assert asked(s) == "dwarves"
    play(s, "cast breath-of-aegir")
    assert ship(s, 1) is None
    assert lands(s, "elves") == {"isborg": 1}
    assert holder(s, "hvalvik") == "dwarves"


# --- the round ------------------------------------------------------------------------------------


@pytest.mark.rule("DL-6.1")
def test_the_same_steps_on_land_at_sea_and_on_a_quest(game: DragonLords) -> None:
    wizard = dict(pieces="wizard-1:ravnvik", spells="wizard-1:heal,arrows-of-skadi")
    aboard = dict(pieces="wizard-1:ship-2", spells="wizard-1:arrows-of-skadi")
    on_quest = dict(pieces="wizard-1:party", spells="wizard-1:arrows-of-skadi", party="trail-3:2")
    fights = [
        land(game, 3, 2, elves=wizard),
        sea(game, elves=aboard),
        game.scenario(at="fight", card="howling-cave", face="cursed", count=3, elves=on_quest),
    ]
    for s in fights:
        assert (asked(s), question(s)) == ("elves", "ask-missiles")
        play(s, "spell wizard-1 arrows-of-skadi")
        if s.decision is not None:
            play(s, "pass")
        assert s.fate is not None
        first = play(s, "roll 6 6" if "roll 6 6" in answers(s) else "roll 6 6 6")
        assert told(first, "melee")[0]["people"] != "elves"
        assert told(play(s, "roll 6"), "melee") == [{"people": "elves", "dice": 1, "need": 3, "hits": 0}]


@pytest.mark.rule("DL-6.2")
def test_whoever_has_the_turn_attacks(game: DragonLords) -> None:
    assert {"attacker": "orcs", "defender": "elves", "zone": "ravnvik"} in told(land(game, 1, 1).events, "combat")
    assert {"attacker": "orcs", "defender": "elves", "zone": "k10"} in told(sea(game).events, "combat")
    s = land(game, 2, 1)
    assert told(play(s, "roll 6 6"), "melee")[0]["people"] == "orcs"


# --- total attack strength ------------------------------------------------------------------------


@pytest.mark.rule("DL-6.3")
def test_strength_is_worked_out_anew_in_each_round(game: DragonLords) -> None:
    s = land(game, 4, 4, elves=dict(king="ravnvik"))
    play(s, "reveal king")
    assert needs(s, "roll 1 6 6 6", "roll 6 6 6 6") == [("orcs", 3), ("elves", 4)]
    play(s, "lose king", "again")
    assert needs(s, "roll 6 6 6 6", "roll 6 6 6") == [("orcs", 3), ("elves", 3)]


@pytest.mark.rule("DL-6.4")
def test_the_attack_number_counts_in_attack_and_defence(game: DragonLords) -> None:
    barbarians = dict(lands="solborg:1", king="solborg")
    elves = dict(lands="ravnvik:1 isborg:1", king="isborg")
    s = game.scenario(at="battle", zone="ravnvik", barbarians=barbarians, elves=elves, guests="ravnvik:1")
    assert needs(s, "roll 6", "roll 6") == [("barbarians", 4), ("elves", 3)]
    s = game.scenario(
        at="battle",
        zone="ravnvik",
        elves=dict(lands="isborg:1", king="isborg"),
        barbarians=dict(lands="ravnvik:1 solborg:1", king="solborg"),
        guests="ravnvik:1",
    )
    assert needs(s, "roll 6", "roll 6") == [("elves", 3), ("barbarians", 4)]


@pytest.mark.rule("DL-6.5")
@pytest.mark.reading("DL 6")
def test_all_that_is_present_adds_up(game: DragonLords) -> None:
    s = game.scenario(
        at="battle",
        zone="silfrgruva",
        dwarves=dict(lands="jarnborg:1", king="silfrgruva", shown="king gungnir", treasures="gungnir@silfrgruva"),
        elves=dict(lands="silfrgruva:2 isborg:1", king="isborg", pieces="dragonlord:silfrgruva"),
        guests="silfrgruva:4",
    )
    play(s, "pass", "lose-units")
    assert needs(s, "roll 5 6 6", "roll 6") == [("dwarves", 3 + 1 + 1 + 1 - 1), ("elves", 3)]


@pytest.mark.rule("DL-6.5")
def test_what_is_elsewhere_does_not_count(game: DragonLords) -> None:
    s = land(
        game, 2, 2,
        orcs=dict(king="glodheim", treasures="gungnir@solborg", shown="king gungnir", pieces="dragonlord:solborg",
                  lands="solborg:3 glodheim:1"),
    )  # fmt: skip
    assert needs(s, "roll 6 6", "roll 6 6") == [("orcs", 3), ("elves", 3)]


@pytest.mark.rule("DL-6.6")
@pytest.mark.reading("DL 6")
def test_a_one_always_hits(game: DragonLords) -> None:
    s = game.scenario(
        at="battle",
        zone="isborg",
        orcs=dict(lands="solborg:1", king="solborg"),
        elves=dict(lands="isborg:2 ternvik:1", king="ternvik", pieces="dragonlord:isborg"),
        guests="isborg:4",
    )
    play(s, "elves: pass")
    happened = play(s, "roll 1 2 2")
    assert told(happened, "melee") == [{"people": "orcs", "dice": 3, "need": 1, "hits": 1}]


@pytest.mark.rule("DL-6.6")
def test_strength_stays_at_one_whatever_is_taken_away(game: DragonLords) -> None:
    s = game.scenario(
        at="parties",
        orcs=dict(party="trail-3:1", companions="groa"),
        elves=dict(party="trail-3:3", treasures="helm-of-dread@party", shown="helm-of-dread"),
    )
    while s.decision is not None:
        play(s, "pass")
    happened = play(s, "roll 6", "roll 1")
    assert told(happened, "melee")[1] == {"people": "orcs", "dice": 1, "need": 1, "hits": 1}


@pytest.mark.rule("DL-6.7")
@pytest.mark.reading("DL 6")
def test_strength_is_never_more_than_the_die_has_faces(game: DragonLords) -> None:
    s = game.scenario(
        at="fight",
        card="drowned-marsh",
        face="ignored",
        count=1,
        barbarians=dict(party="trail-3:2", treasures="gungnir@party", shown="gungnir"),
    )
    while s.decision is not None:
        play(s, "pass")
    assert s.fate is not None
    play(s, "roll 6")
    assert answers(s) == {f"roll {face}": 1 for face in range(1, 5)}
    happened = play(s, "roll 4", "roll 4")
    assert told(happened, "melee") == [{"people": "barbarians", "dice": 2, "need": 4, "hits": 2}]


@pytest.mark.rule("DL-6.7")
@pytest.mark.reading("DL 6")
def test_six_is_the_most_on_land(game: DragonLords) -> None:
    s = game.scenario(
        at="battle",
        zone="ravnvik",
        barbarians=dict(lands="solborg:1", king="ravnvik", shown="king gungnir", treasures="gungnir@king"),
        elves=dict(lands="ravnvik:1 isborg:1", king="isborg"),
        guests="ravnvik:1",
    )
    assert needs(s, "roll 6", "roll 6") == [("barbarians", 6), ("elves", 3)]


@pytest.mark.rule("DL-6.8")
@pytest.mark.reading("DL 8")
@pytest.mark.parametrize("neutral", [False, True])
def test_who_storms_a_kingdom_is_weaker(game: DragonLords, neutral: bool) -> None:
    elves = dict(lands="ternvik:1" if neutral else "isborg:1 ternvik:1", king="ternvik")
    s = game.scenario(
        at="battle",
        zone="isborg",
        orcs=dict(lands="solborg:1", king="solborg"),
        elves=elves,
        neutral="isborg:1" if neutral else "",
        guests="isborg:2",
    )
    assert needs(s, "roll 6 6", "roll 6") == [("orcs", 2), ("neutral" if neutral else "elves", 3)]


@pytest.mark.rule("DL-6.9")
@pytest.mark.reading("DL 8")
def test_walls_do_not_keep_missiles_out(game: DragonLords) -> None:
    s = game.scenario(
        at="battle",
        zone="isborg",
        orcs=dict(lands="solborg:1", king="solborg", pieces="dragonlord:isborg", scrolls="tempest"),
        elves=dict(lands="isborg:6 ternvik:1", king="ternvik"),
        guests="isborg:2",
    )
    play(s, "cast tempest", "roll 4")
    assert units(s, "elves", "isborg") == 1


@pytest.mark.rule("DL-6.10")
def test_the_defence_of_the_enemy_names_the_die(game: DragonLords) -> None:
    for s in (land(game, 1, 1), sea(game, orcs=dict(ships="1:k10:1"), elves=dict(ships="2:k10:1"))):
        for _ in range(2):
            assert answers(s) == {f"roll {face}": 1 for face in range(1, 7)}
            play(s, "roll 6")
    s = game.scenario(at="fight", card="howling-cave", face="cursed", count=1, elves=dict(party="trail-3:1"))
    assert set(answers(s)) == {f"roll {face}" for face in range(1, 7)}
    play(s, "roll 6")
    assert set(answers(s)) == {f"roll {face}" for face in range(1, 9)}


# --- missiles -------------------------------------------------------------------------------------


@pytest.mark.rule("DL-6.11")
def test_the_defender_shoots_first(game: DragonLords) -> None:
    s = land(game, 4, 4, orcs=dict(scrolls="tempest"), elves=dict(scrolls="infernal"))
    assert (asked(s), question(s)) == ("elves", "ask-missiles")
    play(s, "cast infernal", "roll 1")
    assert (asked(s), question(s)) == ("orcs", "ask-missiles")
    play(s, "cast tempest", "roll 2")
    assert (units(s, "orcs", "ravnvik"), units(s, "elves", "ravnvik")) == (3, 2)
    assert "roll 1 1 1" in answers(s)


@pytest.mark.rule("DL-6.11")
def test_without_missiles_there_is_melee_at_once(game: DragonLords) -> None:
    assert land(game, 2, 2).fate is not None
    assert sea(game).fate is not None


@pytest.mark.rule("DL-6.11")
def test_a_side_makes_all_its_missile_attacks(game: DragonLords) -> None:
    s = land(
        game, 4, 6,
        elves=dict(scrolls="tempest", pieces="wizard-1:ravnvik wizard-2:ravnvik dragonlord:ravnvik", mana=2,
                   spells="wizard-1:arrows-of-skadi wizard-2:arrows-of-skadi"),
    )  # fmt: skip
    play(s, "spell wizard-1 arrows-of-skadi", "cast tempest", "roll 1")
    assert asked(s) == "elves"
    play(s, "spell wizard-2 arrows-of-skadi", "pass")
    assert guests(s) == {}
    assert holder(s, "ravnvik") == "elves"


@pytest.mark.rule("DL-6.12")
@pytest.mark.parametrize(("scroll", "left"), [("dispel-magic", (4, 4)), ("reflect", (1, 4))])
def test_the_side_that_is_struck_may_counter_at_once(game: DragonLords, scroll: str, left: tuple[int, int]) -> None:
    s = land(game, 4, 4, orcs=dict(scrolls="tempest"), elves=dict(scrolls=scroll))
    play(s, "orcs: cast tempest")
    assert (asked(s), question(s)) == ("elves", "ask-answer-scroll")
    assert options(s) == {"pass", f"cast {scroll}"}
    play(s, f"cast {scroll}")
    if scroll == "reflect":
        play(s, "roll 3")
    assert (units(s, "orcs", "ravnvik"), units(s, "elves", "ravnvik")) == left


@pytest.mark.rule("DL-6.12")
def test_a_spell_can_be_countered_too(game: DragonLords) -> None:
    s = land(
        game, 4, 4,
        orcs=dict(scrolls="dispel-magic"),
        elves=dict(pieces="wizard-1:ravnvik", spells="wizard-1:arrows-of-skadi", mana=1),
    )  # fmt: skip
    play(s, "elves: spell wizard-1 arrows-of-skadi")
    assert (asked(s), question(s)) == ("orcs", "ask-answer-spell")
    play(s, "cast dispel-magic")
    assert units(s, "orcs", "ravnvik") == 4
    assert mana(s, "elves") == 0


@pytest.mark.rule("DL-6.13")
@pytest.mark.reading("DL 1")
def test_who_is_hit_in_step_two_still_shoots_in_step_three(game: DragonLords) -> None:
    magician = dict(pieces="wizard-1:ravnvik", mana=1)
    s = land(
        game, 1, 1,
        orcs=magician | dict(spells="wizard-1:fireball"),
        elves=magician | dict(spells="wizard-1:arrows-of-skadi"),
    )  # fmt: skip
    play(s, "elves: spell wizard-1 arrows-of-skadi")
    assert units(s, "orcs", "ravnvik") == 1
    happened = play(s, "orcs: spell wizard-1 fireball")
    assert "melee" not in events(happened)
    assert holder(s, "ravnvik") is None


@pytest.mark.rule("DL-6.14")
@pytest.mark.reading("DL 1")
def test_who_fell_to_missiles_does_not_roll(game: DragonLords) -> None:
    s = land(game, 4, 5, orcs=dict(scrolls="tempest"))
    play(s, "cast tempest", "roll 3")
    happened = play(s, "roll 6 6 6 6")
    assert "roll 1 1" in answers(s)
    happened = play(s, "roll 6 6")
    assert told(happened, "melee") == [{"people": "elves", "dice": 2, "need": 3, "hits": 0}]


@pytest.mark.rule("DL-6.15")
@pytest.mark.parametrize("side", ["orcs", "elves"])
def test_a_side_without_units_ends_it_before_the_melee(game: DragonLords, side: str) -> None:
    reader = {side: dict(scrolls="tempest")}
    s = land(game, 2, 2, **reader)
    happened = play(s, "cast tempest", "roll 2")
    assert "melee" not in events(happened)
    assert holder(s, "ravnvik") == side
    assert s.fight is None


# --- melee ----------------------------------------------------------------------------------------


@pytest.mark.rule("DL-6.16")
def test_each_unit_rolls_a_die_attackers_first(game: DragonLords) -> None:
    s = land(game, 8, 7, orcs=dict(pieces="decoy-1:ravnvik"), elves=dict(king="ravnvik"))
    play(s, "pass")
    first = play(s, "roll 6 6 6 6 6 6", "roll 6 6")
    assert told(first, "melee") == [{"people": "orcs", "dice": 8, "need": 3, "hits": 0}]
    second = play(s, "roll 6 6 6 6 6 6", "roll 6")
    assert told(second, "melee") == [{"people": "elves", "dice": 7, "need": 3, "hits": 0}]


@pytest.mark.rule("DL-6.16")
def test_who_cannot_fight_does_not_roll(game: DragonLords) -> None:
    s = land(
        game, 3, 3,
        orcs=dict(pieces="wizard-1:ravnvik wizard-2:ravnvik", spells="wizard-1:poison wizard-2:fireball", mana=2),
    )  # fmt: skip
    play(s, "spell wizard-1 poison", "spell wizard-2 fireball")
    assert told(play(s, "roll 6"), "melee")[0]["dice"] == 3 - 2
    assert told(play(s, "roll 6"), "melee")[0]["dice"] == 3 - 1 - 1


@pytest.mark.rule("DL-6.17")
@pytest.mark.parametrize(("face", "hits"), [(1, 1), (2, 1), (3, 1), (4, 0), (5, 0), (6, 0)])
def test_equal_or_below_is_a_hit(game: DragonLords, face: int, hits: int) -> None:
    s = land(game, 1, 1)
    assert told(play(s, f"roll {face}"), "melee")[0]["hits"] == hits


@pytest.mark.rule("DL-6.18")
@pytest.mark.reading("DL 1")
def test_a_defender_who_is_struck_still_strikes(game: DragonLords) -> None:
    s = land(game, 2, 1)
    play(s, "roll 1 1")
    assert units(s, "elves", "ravnvik") == 1
    play(s, "roll 1")
    assert lands(s, "orcs")["ravnvik"] == 1


@pytest.mark.rule("DL-6.19")
def test_each_hit_costs_a_unit_and_what_is_too_much_is_lost(game: DragonLords) -> None:
    s = land(game, 4, 4)
    play(s, "roll 1 2 3 6", "roll 3 6 6 6")
    assert (units(s, "orcs", "ravnvik"), units(s, "elves", "ravnvik")) == (3, 1)
    play(s, "again", "roll 1 1 1", "roll 6")
    assert lands(s, "orcs")["ravnvik"] == 3
    assert lands(s, "elves") == {"isborg": 1}


@pytest.mark.rule("DL-6.20")
@pytest.mark.reading("DL 2")
def test_the_owner_picks_who_is_removed(game: DragonLords) -> None:
    s = land(
        game, 3, 5,
        orcs=dict(pieces="decoy-1:ravnvik"),
        elves=dict(pieces="decoy-1:ravnvik decoy-2:ravnvik wizard-1:ravnvik", spells="wizard-1:heal"),
    )  # fmt: skip
    play(s, "roll 1 1 1", "roll 1 6 6 6 6")
    assert (asked(s), options(s)) == ("orcs", {"lose decoy-1", "lose-units"})
    play(s, "lose-units")
    assert (asked(s), options(s)) == ("elves", {"lose decoy-1", "lose decoy-2", "lose wizard-1"})
    play(s, "lose decoy-2")
    assert options(s) == {"lose decoy-1", "lose wizard-1", "lose-units"}
    play(s, "lose-units")
    assert units(s, "elves", "ravnvik") == 2
    assert where(s, "elves", "wizard-1") == "ravnvik"
    assert where(s, "elves", "decoy-2") is None


@pytest.mark.rule("DL-6.20")
def test_only_units_in_the_zone_can_be_removed(game: DragonLords) -> None:
    s = land(game, 3, 3, elves=dict(king="isborg", pieces="decoy-1:ravnvik"))
    play(s, "roll 1 6 6", "roll 6 6 6")
    assert options(s) == {"lose decoy-1", "lose-units"}
    assert why(s, "lose king") == "DL-6.20"


# --- hidden counters ------------------------------------------------------------------------------


@pytest.mark.rule("DL-6.21")
@pytest.mark.reading("DL 2")
def test_a_fight_uncovers_no_counters(game: DragonLords) -> None:
    s = land(
        game, 3, 4,
        orcs=dict(pieces="decoy-1:ravnvik"),
        elves=dict(king="ravnvik", pieces="wizard-1:ravnvik decoy-1:ravnvik", spells="wizard-1:heal"),
    )  # fmt: skip
    happened = play(s, "pass", "roll 1 6 6", "roll 1 6 6 6", "orcs: lose-units", "elves: lose-units")
    happened += play(s, "again", "pass", "roll 6 6", "roll 6 6 6")
    assert not any(s.shown)
    assert not any({"king", "wizard-1", "decoy-1"} & set(event.words().values()) for event in shown_to(happened, None))
    for viewer in (0, None):
        there = seen(s, viewer)
        assert {where(there, "elves", piece) for piece in ("king", "wizard-1", "decoy-1")} == {None}
        assert there.marked(ELVES, TERRITORY.find("ravnvik")) == 3


@pytest.mark.rule("DL-6.21")
@pytest.mark.parametrize("treasure", ["tyrfing", "thunder-hammer"])
def test_a_bearer_who_fights_does_not_show_what_else_it_is(game: DragonLords, treasure: str) -> None:
    s = land(game, 3, 3, elves=dict(king="ravnvik", treasures=f"{treasure}@king"))
    while "reveal king" in options(s):
        play(s, "pass")
    play(s, f"use {treasure}")
    fight = s.view(0).to_data()["position"]["fight"]
    assert "king" not in str(fight)
    assert treasure in str(fight)
    assert "king" in str(s.view(1).to_data()["position"]["fight"])


@pytest.mark.rule("DL-6.22")
@pytest.mark.reading("DL 2")
@pytest.mark.parametrize("piece", ["king", "wizard-1", "decoy-1"])
def test_all_see_what_has_fallen(game: DragonLords, piece: str) -> None:
    pieces = f"{piece}:ravnvik" if piece != "king" else ""
    s = land(
        game, 3, 3,
        elves=dict(king="ravnvik" if piece == "king" else "isborg", pieces=pieces),
        barbarians=dict(lands="eldborg:1", king="eldborg"),
    )  # fmt: skip
    if piece == "king":
        play(s, "pass")
    play(s, "roll 1 6 6", "roll 6 6 6")
    happened = play(s, f"lose {piece}")
    assert {"people": "elves", "piece": piece} in told(happened, "piece-fell")
    assert all(event.seen_by is None for event in happened if event.key == "piece-fell")


# --- round after round ----------------------------------------------------------------------------


@pytest.mark.rule("DL-6.23")
def test_the_attacker_decides_after_each_round(game: DragonLords) -> None:
    s = land(game, 3, 3)
    for _ in range(2):
        play(s, "roll 6 6 6", "roll 6 6 6")
        assert (asked(s), question(s)) == ("orcs", "ask-retreat")
        assert options(s) == {"again", "retreat glodheim", "retreat solborg"}
        play(s, "again")
    assert "roll 1 1 1" in answers(s)


@pytest.mark.rule("DL-6.24")
def test_without_a_way_back_rounds_follow_one_another(game: DragonLords) -> None:
    s = land(game, 2, 2, guests="ravnvik:2*")
    for _ in range(3):
        play(s, "roll 6 6", "roll 6 6")
    assert s.fate is not None
    play(s, "roll 6 6", "roll 1 1")
    assert s.fight is None
    assert guests(s) == {}
    assert lands(s, "elves")["ravnvik"] == 2


@pytest.mark.rule("DL-6.25")
@pytest.mark.reading("DL 15")
def test_nobody_else_comes_once_the_battle_has_begun(game: DragonLords) -> None:
    s = land(game, 3, 3, orcs=dict(lands="solborg:5 glodheim:5"), elves=dict(lands="ravnvik:3 sotfell:5 isborg:1"))
    play(s, "roll 6 6 6", "roll 6 6 6")
    assert kinds(s) == {"again", "retreat"}
    play(s, "again")
    assert "roll 1 1 1" in answers(s)


@pytest.mark.rule("DL-6.25")
@pytest.mark.reading("DL 15")
@pytest.mark.parametrize("side", ["orcs", "elves"])
def test_einherjar_may_come_in_the_middle_of_it(game: DragonLords, side: str) -> None:
    s = land(game, 3, 3, **{side: dict(scrolls="einherjar")})
    assert asked(s) == side
    play(s, "cast einherjar")
    play(s, "to ravnvik")
    assert units(s, side, "ravnvik") == 8


@pytest.mark.rule("DL-6.26")
def test_neutral_units_defend_without_magic(game: DragonLords) -> None:
    s = game.scenario(
        at="battle",
        zone="ravnvik",
        orcs=dict(lands="solborg:1", king="solborg"),
        neutral="ravnvik:2",
        guests="ravnvik:2",
    )
    assert needs(s, "roll 6 6", "roll 6 6") == [("orcs", 3), ("neutral", 3)]


@pytest.mark.rule("DL-6.26")
@pytest.mark.reading("DL 17")
@pytest.mark.parametrize(("who", "number"), [("barbarians", 4), ("dwarves", 3)])
def test_vanquished_units_keep_their_own_number_only(game: DragonLords, who: str, number: int) -> None:
    gone: dict[str, Any] = {who: dict(lands="silfrgruva:2", out=True)}
    s = game.scenario(
        at="battle",
        zone="silfrgruva",
        orcs=dict(lands="solborg:1", king="solborg"),
        elves=dict(lands="isborg:1", king="isborg"),
        guests="silfrgruva:3",
        **gone,
    )
    assert needs(s, "roll 1 6 6", "roll 6 6") == [("orcs", 3), (who, number)]
    assert lands(s, who) == {"silfrgruva": 1}


@pytest.mark.rule("DL-6.27")
def test_ships_neither_roll_nor_take_hits(game: DragonLords) -> None:
    s = sea(game, orcs=dict(ships="1:k10:1 3:k10:1"), elves=dict(ships="2:k10:3"))
    happened = play(s, "roll 6 6", "roll 1 6 6")
    assert [one["dice"] for one in told(happened, "melee")] == [2, 3]
    assert sum(s.ship_units[one] for one in (0, 2)) == 1
    assert {one for one in (1, 2, 3) if ship(s, one) is not None} == {1, 2, 3}


@pytest.mark.rule("DL-6.28")
@pytest.mark.reading("DL 88")
@pytest.mark.parametrize(("lost", "strong"), [("lose king", 3), ("lose-units", 4)])
def test_the_strength_of_a_round_outlives_the_king(game: DragonLords, lost: str, strong: int) -> None:
    """A fireball takes the King, or another; the King's presence counts until both have rolled."""
    orcs = dict(lands="solborg:5", king="solborg", pieces="wizard-1:ravnvik", spells="wizard-1:fireball")
    elves = dict(lands="ravnvik:4 isborg:1", king="ravnvik", shown="king")
    s = game.scenario(at="battle", zone="ravnvik", orcs=orcs, elves=elves, guests="ravnvik:3")
    happened = play(s, "spell wizard-1 fireball", lost, "roll 6 6", "roll 6 6 6")
    happened += play(s, "again", "pass", "roll 6 6 6", "roll 6 6 6")
    needs = [one["need"] for one in told(happened, "melee") if one["people"] == "elves"]
    assert needs == [4, strong]


@pytest.mark.rule("DL-6.28")
@pytest.mark.reading("DL 88")
def test_the_strength_of_a_round_is_kept_with_the_position(game: DragonLords) -> None:
    orcs = dict(lands="solborg:5", king="ravnvik", shown="king", pieces="wizard-1:ravnvik", spells="wizard-1:fireball")
    s = game.scenario(
        at="battle",
        zone="ravnvik",
        orcs=orcs,
        elves=dict(lands="ravnvik:4 isborg:1", king="isborg"),
        guests="ravnvik:3",
    )
    assert s.position()["fight"]["tas"] == (1, 0)
    assert game.from_json(s.to_json()).position() == s.position()
    play(s, "pass", "roll 6 6 6", "roll 6 6 6 6")
    assert "tas" not in s.position()["fight"], "the next round is worked out anew"
