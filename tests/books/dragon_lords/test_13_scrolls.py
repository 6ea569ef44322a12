"""Chapter 13, scrolls: secret hands, when they may be cast, and what each of them does.

Vakthold lies on the coast next to Isborg, Granheim and Snotind; Ternvik has a harbour on k3.
"""

from __future__ import annotations

from typing import Any

import pytest

from meadhall.games.dragon_lords import DragonLords
from meadhall.games.dragon_lords.fight import ATTACKER, DEFENDER
from meadhall.games.dragon_lords.rules.war.missiles import Shoot
from meadhall.games.dragon_lords.state import DragonLordsState
from meadhall.games.dragon_lords.words import PEOPLE
from meadhall.kernel.match import Match
from tests.books.dragon_lords.table import (
    answers,
    asked,
    assault,
    battle,
    dice,
    events,
    guests,
    heard,
    holder,
    lands,
    mana,
    options,
    people,
    play,
    question,
    sea_battle,
    seen,
    ship,
    told,
    tools,
    units,
    where,
    why,
)

HOME = dict(lands="solborg:5")
D4 = {f"roll {face}": 1 for face in (1, 2, 3, 4)}


def hand(s: DragonLordsState, name: str) -> list[str]:
    """The scrolls of a people, as far as they are known."""
    return [one.get("scroll", "?") for one in people(s, name).get("scrolls", ())]


def pile(s: DragonLordsState) -> list[str]:
    """What lies under the deck."""
    return list(s.position().get("scroll_pile", ()))


# --- hands --------------------------------------------------------------------------------------


@pytest.mark.rule("DL-13.1")
def test_only_the_holder_sees_the_scrolls(game: DragonLords) -> None:
    s = game.scenario(at="purchase", orcs=dict(scrolls="tempest reflect"), elves=dict(scrolls="berserk"), dwarves={})
    assert hand(seen(s, 0), "orcs") == ["tempest", "reflect"]
    for viewer in (1, 2, None):
        assert hand(seen(s, viewer), "orcs") == ["?", "?"], "only how many there are"
    assert hand(seen(s, 1), "elves") == ["berserk"]


@pytest.mark.rule("DL-13.1")
def test_a_drawn_scroll_is_secret(game: DragonLords) -> None:
    s = game.scenario(at="gain-scroll", orcs={}, elves={})
    happened = play(s, "draw tempest")
    assert hand(seen(s, 0), "orcs") == ["tempest"]
    assert hand(seen(s, 1), "orcs") == ["?"]
    assert ["tempest" in heard(happened, viewer) for viewer in (0, 1, None)] == [True, False, False]


@pytest.mark.rule("DL-13.1")
def test_nobody_casts_what_they_do_not_hold(game: DragonLords) -> None:
    s = battle(game, "vakthold", 3, 3, orcs=dict(scrolls="tempest"), elves={})
    assert why(s, "cast infernal") == "DL-13.1"


@pytest.mark.rule("DL-13.2")
def test_any_number_of_scrolls(game: DragonLords) -> None:
    many = "berserk black-death dispel-magic einherjar eyes-of-vor infernal tempest long-boat muspelheim odronir"
    s = game.scenario(at="gain-scroll", orcs=dict(scrolls=many), elves={}, count=2)
    play(s, "draw tempest", "draw reflect")
    assert len(hand(s, "orcs")) == 12


@pytest.mark.rule("DL-13.3")
def test_casting_does_not_reveal_the_king(game: DragonLords) -> None:
    s = battle(game, "vakthold", 3, 5, orcs=dict(scrolls="tempest", pieces="decoy-1:solborg"), elves={})
    happened = play(s, "cast tempest", "roll 1")
    assert "revealed" not in events(happened)
    assert "shown" not in people(s, "orcs")
    assert people(seen(s, 1), "orcs")["pieces"].get("king") is None
    assert where(s, "orcs", "king") == "solborg", "he was far away"


@pytest.mark.rule("DL-13.4")
def test_a_scroll_works_once_and_goes_under_the_deck(game: DragonLords) -> None:
    s = battle(game, "vakthold", 3, 5, orcs=dict(scrolls="tempest"), elves={}, scroll_pile="reflect")
    play(s, "cast tempest")
    assert hand(s, "orcs") == []
    assert pile(s) == ["reflect", "tempest"]


# --- when and where -----------------------------------------------------------------------------


@pytest.mark.rule("DL-13.5")
@pytest.mark.parametrize("phase", ["purchase", "naval", "quest", "combat", "transfer", "reinforcement"])
def test_scrolls_in_the_own_turn(game: DragonLords, phase: str) -> None:
    s = game.scenario(at=phase, orcs=HOME | dict(scrolls="einherjar"), elves=dict(scrolls="einherjar"))
    assert asked(s) == "orcs"
    assert "cast einherjar" in options(s)


@pytest.mark.rule("DL-13.5")
def test_in_another_turn_only_under_attack(game: DragonLords) -> None:
    s = battle(game, "vakthold", 3, 3, orcs={}, elves=dict(scrolls="einherjar"), dwarves=dict(scrolls="einherjar"))
    assert (asked(s), options(s)) == ("elves", {"pass", "cast einherjar"})
    play(s, "pass")
    assert s.fate is not None, "the Dwarves are not asked: nobody attacks them"


@pytest.mark.rule("DL-13.5")
@pytest.mark.parametrize(
    ("whose", "scroll", "waits"),
    [("orcs", "long-boat", True), ("orcs", "portal-collapse", True), ("orcs", "einherjar", False),
     ("elves", "long-boat", True), ("elves", "portal-collapse", False), ("elves", "eyes-of-vor", False),
     ("orcs", "long-boat portal-collapse", True), ("orcs", "long-boat tempest", False)],
)  # fmt: skip
def test_what_can_wait_is_no_reason_to_ask_in_a_fight(game: DragonLords, whose: str, scroll: str, waits: bool) -> None:
    """It may be read all the same."""
    sides: dict[str, Any] = {
        "orcs": dict(lands="isborg:5 ternvik:3", king="isborg"),
        "elves": dict(lands="hrafnborg:5 skeidvik:2 vakthold:3", king="hrafnborg"),
    }
    sides["orcs" if whose == "elves" else "elves"]["scrolls"] = "reflect"
    sides[whose]["scrolls"] = scroll
    s = battle(game, "vakthold", 3, 3, **sides)
    step = Shoot(s.leader[PEOPLE.find(whose)], PEOPLE.find(whose), ATTACKER if whose == "orcs" else DEFENDER)
    s.then(step)
    decision = s.decision
    assert decision is not None
    assert {str(option) for option in decision.options} == {"pass", *(f"cast {one}" for one in scroll.split())}
    assert str(decision.options[0]) == "pass"
    assert decision.empty == waits


@pytest.mark.rule("DL-13.5")
def test_a_new_ship_in_a_sea_battle_is_worth_a_question(game: DragonLords) -> None:
    s = sea_battle(game, "k3", 4, 3, orcs=dict(scrolls="long-boat"), elves={})
    assert (asked(s), options(s)) == ("orcs", {"pass", "cast long-boat"})
    assert s.decision is not None
    assert not s.decision.empty


@pytest.mark.rule("DL-13.6")
def test_only_against_the_attacker(game: DragonLords) -> None:
    s = landing(game, "summon-kraken", dwarves=dict(ships="3:l3:4"))
    play(s, "cast summon-kraken")
    assert ship(s, 1) is None, "the ship that is about to land, and nobody asks which"
    assert ship(s, 3) == ("l3", "dwarves", 4)


@pytest.mark.rule("DL-13.7")
@pytest.mark.parametrize("scroll", ["infernal", "tempest", "berserk", "muspelheim", "nifleheim"])
def test_missiles_need_a_combat_zone(game: DragonLords, scroll: str) -> None:
    s = game.scenario(at="combat", orcs=dict(lands="isborg:5", scrolls=scroll), elves=dict(lands="vakthold:3"))
    assert f"cast {scroll}" not in options(s)
    assert why(s, f"cast {scroll}") == "DL-13.7"


@pytest.mark.rule("DL-13.7")
def test_others_may_be_cast_anywhere(game: DragonLords) -> None:
    s = battle(game, "vakthold", 3, 3, orcs=dict(scrolls="einherjar"), elves={})
    play(s, "cast einherjar")
    assert options(s) == {"to vakthold", "to solborg"}


@pytest.mark.rule("DL-13.8")
@pytest.mark.reading("DL 3")
def test_one_damage_scroll_for_each_side_and_round(game: DragonLords) -> None:
    s = battle(game, "vakthold", 9, 9, orcs=dict(scrolls="tempest berserk"), elves=dict(scrolls="infernal tempest"))
    assert (asked(s), question(s)) == ("elves", "ask-missiles"), "the defender is first"
    play(s, "cast tempest", "roll 1")
    assert asked(s) == "orcs", "the second scroll of the Elves has to wait"
    play(s, "cast tempest", "roll 1")
    assert s.fate is not None
    play(s, "roll 6 6 6 6 6 6", "roll 6 6", "roll 6 6 6 6 6 6", "roll 6 6")
    assert (asked(s), options(s)) == ("elves", {"pass", "cast infernal"}), "a new round"


@pytest.mark.rule("DL-13.8")
def test_why_a_second_one_is_refused(game: DragonLords) -> None:
    s = battle(game, "vakthold", 9, 9, orcs=dict(scrolls="tempest infernal einherjar"), elves={})
    play(s, "cast tempest", "roll 1")
    assert options(s) == {"pass", "cast einherjar"}, "what does no damage is not limited"
    assert why(s, "cast infernal") == "DL-13.8"


@pytest.mark.rule("DL-13.9")
@pytest.mark.reading("DL 3")
def test_counters_do_not_count(game: DragonLords) -> None:
    orcs = dict(scrolls="tempest", pieces="wizard-1:vakthold", spells="wizard-1:fireball")
    s = battle(game, "vakthold", 9, 9, orcs=orcs, elves=dict(scrolls="infernal dispel-magic dispel-magic"))
    play(s, "cast infernal", "roll 1", "cast tempest", "cast dispel-magic", "spell wizard-1 fireball")
    assert (asked(s), options(s)) == ("elves", {"pass", "cast dispel-magic"})


@pytest.mark.rule("DL-13.10")
@pytest.mark.reading("DL 47")
def test_three_mana_for_a_scroll_once_a_turn(game: DragonLords) -> None:
    s = game.scenario(at="reinforcement", orcs=HOME | dict(mana=5, scrolls="odronir"), elves={})
    play(s, "redeem", "draw tempest")
    assert (mana(s, "orcs"), hand(s, "orcs")) == (2, ["tempest", "odronir"])
    s = game.scenario(at="reinforcement", orcs=HOME | dict(mana=5, scrolls="odronir"), elves={}, done="redeem")
    assert why(s, "redeem") == "DL-13.10"


@pytest.mark.rule("DL-13.10")
@pytest.mark.reading("DL 47")
@pytest.mark.parametrize(
    ("phase", "more", "rule"),
    [("reinforcement", dict(mana=2), "DL-13.10"), ("reinforcement", dict(mana=5, king=None), "DL-10.21")],
)
def test_what_a_scroll_for_mana_needs(game: DragonLords, phase: str, more: dict[str, Any], rule: str) -> None:
    s = game.scenario(at=phase, bought=1, orcs=dict(lands="solborg:5 eikdal:1") | more, elves={})
    assert why(s, "redeem") == rule


@pytest.mark.rule("DL-13.1")
@pytest.mark.parametrize("scrolls", ["einherjar", "einherjar einherjar"])
def test_a_scroll_that_was_read_aloud_cannot_be_taken_back(game: DragonLords, scrolls: str) -> None:
    """Each copy is a secret of its own: a second one in the hand is still hidden, the first is not."""
    orcs = dict(lands="solborg:5", scrolls=scrolls)
    match = Match.of(game.scenario(at="naval", active="orcs", orcs=orcs, elves=dict(lands="isborg:5")), 1)
    match.play("cast einherjar")
    assert match.state.deciding == (0,)
    assert not match.can_undo


# --- scrolls that Heal can undo -----------------------------------------------------------------


@pytest.mark.rule("DL-13.11")
def test_the_flasks_and_potions_of_the_party_undo_berserk(game: DragonLords) -> None:
    orcs = dict(party="trail-1:3", scrolls="berserk")
    elves = dict(party="trail-1:3", tools="potion")
    s = game.scenario(at="parties", orcs=orcs, elves=elves)
    play(s, "cast berserk", "roll 1 1 1")
    assert (asked(s), options(s)) == ("elves", {"pass", "use potion"})
    play(s, "use potion")
    assert units(s, "elves", "party") == 3
    assert tools(s, "elves") == {}


@pytest.mark.rule("DL-13.11")
def test_heal_cancels_black_death_whole(game: DragonLords) -> None:
    healer = dict(pieces="wizard-1:vakthold", spells="wizard-1:heal")
    s = plague(game, **healer)
    play(s, "cast black-death", "strike vakthold", "elves: spell wizard-1 heal")
    assert units(s, "elves", "vakthold") == 5


@pytest.mark.rule("DL-13.11", "DL-13.37")
def test_heal_cancels_the_sirens(game: DragonLords) -> None:
    elves = dict(lands="isborg:2 ternvik:5", king="isborg", pieces="wizard-1:ternvik", spells="wizard-1:heal")
    s = game.scenario(at="naval", orcs=HOME | dict(scrolls="summon-sirens"), elves=elves)
    play(s, "cast summon-sirens", "strike ternvik")
    assert (asked(s), options(s)) == ("elves", {"pass", "spell wizard-1 heal"})
    play(s, "spell wizard-1 heal")
    assert (units(s, "elves", "ternvik"), mana(s, "elves")) == (5, 1)


# --- Berserk ------------------------------------------------------------------------------------


@pytest.mark.rule("DL-13.12")
@pytest.mark.reading("DL 2", "DL 51")
def test_berserk_strikes_by_the_plain_attack_number(game: DragonLords) -> None:
    s = battle(game, "vakthold", 3, 4, orcs=dict(scrolls="berserk"), elves=dict(king="vakthold", shown="king"))
    play(s, "cast berserk")
    assert dice(s) == 4, "a die for each unit of the struck player"
    play(s, "roll 1 3 4 6")
    assert (asked(s), options(s)) == ("elves", {"lose king", "lose-units"}), "the owner picks"
    play(s, "lose-units")
    assert units(s, "elves", "vakthold") == 2, "a revealed King would have made a 4 hit in melee"


@pytest.mark.rule("DL-13.12")
@pytest.mark.reading("DL 51")
def test_berserk_is_worse_for_barbarians(game: DragonLords) -> None:
    s = battle(game, "vakthold", 3, 4, orcs=dict(scrolls="berserk"), barbarians={})
    play(s, "cast berserk", "roll 3 4 5 6")
    assert units(s, "barbarians", "vakthold") == 2


@pytest.mark.rule("DL-13.12")
@pytest.mark.reading("DL 51")
def test_berserk_takes_ten_dice_at_most(game: DragonLords) -> None:
    s = battle(game, "vakthold", 3, 14, orcs=dict(scrolls="berserk"), elves={})
    play(s, "cast berserk", "roll 1 1 1 1 1 1", "roll 1 1 1 1")
    assert units(s, "elves", "vakthold") == 4


@pytest.mark.rule("DL-13.13")
@pytest.mark.reading("DL 14")
def test_heal_stops_berserk_before_anybody_falls(game: DragonLords) -> None:
    elves = dict(pieces="wizard-1:vakthold", spells="wizard-1:heal")
    s = battle(game, "vakthold", 3, 4, orcs=dict(scrolls="berserk"), elves=elves)
    play(s, "cast berserk", "roll 1 1 1 6")
    assert (asked(s), question(s), units(s, "elves", "vakthold")) == ("elves", "ask-frenzy", 4)
    play(s, "spell wizard-1 heal", "roll 6 6 6")
    assert (units(s, "elves", "vakthold"), mana(s, "elves"), dice(s)) == (4, 1, 4)


# --- Black Death --------------------------------------------------------------------------------


def plague(game: DragonLords, **elves: Any) -> DragonLordsState:
    """Orcs in Isborg at the start of their combat phase; Snotind lies behind mountains."""
    orcs = dict(lands="isborg:5 granheim:1", scrolls="black-death black-death")
    elves = dict(lands="hrafnborg:3 vakthold:5 ternvik:4 snowtind:2 brandport:2", king="hrafnborg") | elves
    return game.scenario(at="combat", orcs=orcs, elves=elves)


@pytest.mark.rule("DL-13.14")
@pytest.mark.reading("DL 48")
def test_black_death_next_to_any_friendly_territory(game: DragonLords) -> None:
    s = plague(game)
    play(s, "cast black-death")
    assert options(s) == {"strike vakthold", "strike ternvik"}, "not over mountains, and not far away"
    play(s, "strike vakthold")
    assert answers(s) == D4
    play(s, "roll 3")
    assert units(s, "elves", "vakthold") == 2


@pytest.mark.rule("DL-13.15")
@pytest.mark.reading("DL 48")
def test_black_death_once_a_turn(game: DragonLords) -> None:
    s = plague(game)
    play(s, "cast black-death", "strike vakthold", "roll 3")
    assert hand(s, "orcs") == ["black-death"]
    assert why(s, "cast black-death") == "DL-13.15"


@pytest.mark.rule("DL-13.15")
@pytest.mark.reading("DL 48")
def test_black_death_before_the_first_battle(game: DragonLords) -> None:
    s = plague(game)
    assault(s, "ternvik", "send 4")
    play(s, "roll 6 6 6 6", "roll 6 6 6 6", "retreat isborg")
    assert question(s) == "ask-combat"
    assert why(s, "cast black-death") == "DL-13.15"


@pytest.mark.rule("DL-13.15")
def test_black_death_may_leave_a_territory_vacant(game: DragonLords) -> None:
    s = plague(game, lands="hrafnborg:3 vakthold:2")
    play(s, "cast black-death", "strike vakthold", "roll 4")
    assert holder(s, "vakthold") is None
    assert mana(s, "orcs") == 2, "nothing was conquered"


# --- Breath of Aegir ----------------------------------------------------------------------------


def landing(game: DragonLords, scrolls: str, orcs: dict[str, Any] | None = None, **others: Any) -> DragonLordsState:
    """A ship of the Orcs before Ternvik is about to land there; the Elves are asked."""
    attackers = HOME | dict(king="ship-1", ships="1:k3:4") | (orcs or {})
    elves = dict(lands="isborg:2 ternvik:3", king="isborg", scrolls=scrolls)
    s = game.scenario(at="naval", orcs=attackers, elves=elves, **others)
    play(s, "embark 1", "land ternvik")
    return s


@pytest.mark.rule("DL-13.16", "DL-13.17")
@pytest.mark.reading("DL 29")
def test_breath_of_aegir_against_a_landing(game: DragonLords) -> None:
    s = landing(game, "breath-of-aegir")
    assert (asked(s), options(s)) == ("elves", {"pass", "cast breath-of-aegir"})
    assert units(s, "orcs", "ship-1") == 4, "nobody has gone ashore yet"
    happened = play(s, "cast breath-of-aegir")
    assert ship(s, 1) is None
    assert where(s, "orcs", "king") is None, "the King drowns with all the others"
    assert "king-lost" in events(happened)
    assert guests(s) == {}


@pytest.mark.rule("DL-13.16")
@pytest.mark.reading("DL 29")
def test_breath_of_aegir_against_a_ship_in_the_blockade(game: DragonLords) -> None:
    elves = dict(lands="isborg:2", scrolls="breath-of-aegir", ships="2:k4:2")
    s = game.scenario(at="naval", orcs=HOME | dict(ships="1:k3:4"), elves=elves)
    play(s, "embark 1", "sail k4")
    assert (asked(s), question(s)) == ("elves", "ask-repel-entry")
    play(s, "cast breath-of-aegir")
    assert (ship(s, 1), ship(s, 2)) == (None, ("k4", "elves", 2))


@pytest.mark.rule("DL-13.16")
def test_one_ship_only(game: DragonLords) -> None:
    elves = dict(lands="isborg:2", scrolls="breath-of-aegir", ships="3:k4:2")
    s = game.scenario(at="naval", orcs=HOME | dict(ships="1:k3:4 2:k3:3"), elves=elves)
    play(s, "embark 1", "sail k4", "pass", "embark 2", "sail k4", "cast breath-of-aegir")
    assert (ship(s, 1), ship(s, 2)) == (("k4", "orcs", 4), None)


@pytest.mark.rule("DL-13.16")
@pytest.mark.reading("DL 29")
def test_not_against_ships_that_pass_by(game: DragonLords) -> None:
    elves = dict(lands="isborg:2 ternvik:3", scrolls="breath-of-aegir")
    s = game.scenario(at="naval", orcs=HOME | dict(ships="1:l4:4"), elves=elves)
    play(s, "embark 1", "sail k3")
    assert asked(s) == "orcs"


@pytest.mark.rule("DL-13.18")
def test_breath_of_aegir_never_in_the_own_turn(game: DragonLords) -> None:
    orcs = HOME | dict(ships="1:k3:4", scrolls="breath-of-aegir")
    s = game.scenario(at="naval", orcs=orcs, elves=dict(lands="isborg:2", ships="2:k4:2"))
    assert why(s, "cast breath-of-aegir") == "DL-13.18"


@pytest.mark.rule("DL-13.16", "DL-13.17")
def test_example_breath_of_aegir_in_the_epic_battle(game: DragonLords) -> None:
    elves = dict(lands="isborg:4", ships="1:k9:3", king="isborg")
    dwarves = dict(lands="solborg:5 ravnvik:2", king="solborg", scrolls="breath-of-aegir")
    s = game.scenario(at="naval", elves=elves, dwarves=dwarves)
    play(s, "embark 1", "sail k10", "land ravnvik", "dwarves: cast breath-of-aegir")
    assert ship(s, 1) is None
    assert units(s, "dwarves", "ravnvik") == 2


# --- Dispel Magic -------------------------------------------------------------------------------


@pytest.mark.rule("DL-13.19")
@pytest.mark.parametrize("scroll", ["infernal", "tempest", "berserk"])
def test_dispel_magic_cancels_a_scroll(game: DragonLords, scroll: str) -> None:
    s = battle(game, "vakthold", 3, 5, orcs=dict(scrolls=scroll), elves=dict(scrolls="dispel-magic"))
    play(s, f"cast {scroll}")
    assert (asked(s), options(s)) == ("elves", {"pass", "cast dispel-magic"})
    play(s, "cast dispel-magic", "roll 6 6 6")
    assert units(s, "elves", "vakthold") == 5
    assert pile(s) == [scroll, "dispel-magic"]


@pytest.mark.rule("DL-13.19")
@pytest.mark.parametrize(
    ("name", "spell"), [("orcs", "poison"), ("dwarves", "lightning-bolt"), ("barbarians", "wrath-of-aegir")]
)
def test_dispel_magic_cancels_a_spell(game: DragonLords, name: str, spell: str) -> None:
    caster = dict(pieces="wizard-1:vakthold", spells=f"wizard-1:{spell}")
    s = battle(game, "vakthold", 3, 5, **{name: caster, "elves": dict(scrolls="dispel-magic")})
    play(s, f"spell wizard-1 {spell}", "cast dispel-magic")
    assert dice(s) == 2, "the Wizard has had its attack all the same"
    play(s, "roll 6 6")
    assert (units(s, "elves", "vakthold"), dice(s)) == (5, 5)


@pytest.mark.rule("DL-13.19")
def test_dispel_magic_calms_a_whirlwind(game: DragonLords) -> None:
    caster = dict(pieces="wizard-1:vakthold", spells="wizard-1:whirlwind")
    s = battle(game, "vakthold", 3, 5, barbarians=caster, elves=dict(scrolls="dispel-magic reflect"))
    play(s, "spell wizard-1 whirlwind")
    assert (asked(s), options(s)) == ("elves", {"pass", "cast dispel-magic"}), "nothing flies that could be reflected"
    play(s, "cast dispel-magic")
    assert dice(s) == 2, "the Wizard does not roll at all"


@pytest.mark.rule("DL-13.19")
def test_dispel_magic_outside_a_battle(game: DragonLords) -> None:
    s = plague(game, scrolls="dispel-magic")
    play(s, "cast black-death", "strike vakthold", "elves: cast dispel-magic")
    assert units(s, "elves", "vakthold") == 5
    s = landing(game, "breath-of-aegir", orcs=dict(scrolls="dispel-magic"))
    play(s, "cast breath-of-aegir", "orcs: cast dispel-magic")
    assert ship(s, 1) == ("k3", "orcs", 4)


@pytest.mark.rule("DL-13.19")
def test_not_against_magic_that_strikes_others(game: DragonLords) -> None:
    s = battle(game, "vakthold", 3, 5, orcs=dict(scrolls="tempest"), elves={}, dwarves=dict(scrolls="dispel-magic"))
    play(s, "cast tempest")
    assert s.fate is not None, "the Dwarves have no part in it"


@pytest.mark.rule("DL-13.20")
@pytest.mark.reading("DL 50")
@pytest.mark.parametrize(("card", "magical"), [("barrow", True), ("wolf-moon", False)])
def test_dispel_magic_sends_magical_monsters_away(game: DragonLords, card: str, magical: bool) -> None:
    orcs = dict(party="trail-1:3", scrolls="dispel-magic", tools="torch")
    s = game.scenario(at="quest-card", card=card, face="ignored", orcs=orcs, elves={}, alone=True)
    play(s, "roll 3")
    assert (s.fate is None) == magical, "the others attack at once"
    if magical:
        assert question(s) == "ask-dispel-quest"
        happened = play(s, "cast dispel-magic")
        assert question(s) == "ask-rest"
        assert "scroll-drawn" not in events(happened), "there is no booty"
        assert units(s, "orcs", "party") == 3


# --- Einherjar ----------------------------------------------------------------------------------


@pytest.mark.rule("DL-13.21")
@pytest.mark.reading("DL 54")
def test_five_free_units_where_friends_are(game: DragonLords) -> None:
    orcs = dict(lands="solborg:3 eikdal:1", scrolls="einherjar", gold=0)
    s = game.scenario(at="purchase", orcs=orcs, elves=dict(lands="isborg:2"))
    play(s, "cast einherjar")
    assert options(s) == {"to solborg", "to eikdal"}
    assert why(s, "to isborg") == "DL-13.21"
    play(s, "to eikdal")
    assert units(s, "orcs", "eikdal") == 6


@pytest.mark.rule("DL-13.21")
@pytest.mark.reading("DL 54")
def test_einherjar_in_the_middle_of_a_battle(game: DragonLords) -> None:
    s = battle(game, "vakthold", 3, 2, orcs={}, elves=dict(scrolls="einherjar"))
    play(s, "cast einherjar", "to vakthold", "roll 6 6 6")
    assert dice(s) == 6
    assert units(s, "elves", "vakthold") == 7


@pytest.mark.rule("DL-13.21")
def test_einherjar_for_the_attackers(game: DragonLords) -> None:
    s = battle(game, "vakthold", 1, 2, orcs=dict(scrolls="einherjar"), elves={})
    play(s, "cast einherjar", "to vakthold")
    assert guests(s) == {"vakthold": (6, 0)}


@pytest.mark.rule("DL-13.22")
@pytest.mark.reading("DL 54")
@pytest.mark.parametrize(("aboard", "after"), [(2, 7), (6, 8)])
def test_einherjar_come_aboard_as_far_as_there_is_room(game: DragonLords, aboard: int, after: int) -> None:
    s = game.scenario(at="purchase", orcs=HOME | dict(scrolls="einherjar", ships=f"1:k3:{aboard}"), elves={})
    play(s, "cast einherjar", "to k3", f"send {after - aboard}")
    assert ship(s, 1) == ("k3", "orcs", after)


@pytest.mark.rule("DL-13.22")
@pytest.mark.reading("DL 54")
@pytest.mark.parametrize(("before", "after"), [(1, 6), (4, 6)])
def test_einherjar_join_the_party_up_to_six(game: DragonLords, before: int, after: int) -> None:
    s = game.scenario(at="purchase", orcs=HOME | dict(scrolls="einherjar", party=f"trail-1:{before}"), elves={})
    play(s, "cast einherjar", "to trail-1", f"send {after - before}")
    assert units(s, "orcs", "party") == after


@pytest.mark.rule("DL-13.41")
@pytest.mark.reading("DL 83")
@pytest.mark.parametrize(("where", "most"), [("to k3", 4), ("to trail-1", 3), ("to k5", None), ("to solborg", None)])
def test_where_room_is_scarce_fewer_may_come(game: DragonLords, where: str, most: int | None) -> None:
    """Ship 2 has room for one, and land for everybody: nobody is asked there."""
    orcs = HOME | dict(scrolls="einherjar", ships="1:k3:4 2:k5:7", party="trail-1:3")
    s = game.scenario(at="purchase", orcs=orcs, elves={})
    play(s, "cast einherjar", where)
    if most is None:
        assert question(s) == "ask-naval"
        return
    assert options(s) == {f"send {count}" for count in range(1, most + 1)}
    assert why(s, f"send {most + 1}") == "DL-13.41"
    play(s, "send 1")
    assert (units(s, "orcs", "ship-1"), units(s, "orcs", "party")) == ((5, 3) if where == "to k3" else (4, 4))


@pytest.mark.rule("DL-13.22")
@pytest.mark.reading("DL 54")
def test_no_einherjar_where_all_is_full(game: DragonLords) -> None:
    orcs = HOME | dict(scrolls="einherjar", party="trail-1:6", ships="1:k3:8")
    s = game.scenario(at="purchase", orcs=orcs, elves={})
    play(s, "cast einherjar")
    assert options(s) == {"to solborg"}
    assert (why(s, "to k3"), why(s, "to trail-1")) == ("DL-13.22", "DL-13.22")
    assert (why(s, "to k4"), why(s, "to trail-2")) == ("DL-13.21", "DL-13.21")


# --- Eyes of Vor --------------------------------------------------------------------------------


@pytest.mark.rule("DL-13.23")
def test_eyes_of_vor_see_every_hand(game: DragonLords) -> None:
    s = game.scenario(at="purchase", orcs=HOME | dict(scrolls="eyes-of-vor"), elves=dict(scrolls="infernal tempest"),
                      dwarves=dict(scrolls="reflect"))  # fmt: skip
    happened = play(s, "cast eyes-of-vor")
    assert (hand(seen(s, 0), "elves"), hand(seen(s, 0), "dwarves")) == (["infernal", "tempest"], ["reflect"])
    assert hand(seen(s, 2), "elves") == ["?", "?"]
    assert hand(seen(s, None), "dwarves") == ["?"]
    assert ["tempest" in heard(happened, viewer) for viewer in (0, 2, None)] == [True, False, False]


# --- Infernal and Tempest -----------------------------------------------------------------------


@pytest.mark.rule("DL-13.24", "DL-13.26")
@pytest.mark.parametrize("scroll", ["infernal", "tempest"])
def test_up_to_four_hits(game: DragonLords, scroll: str) -> None:
    s = battle(game, "vakthold", 3, 6, orcs=dict(scrolls=scroll), elves={})
    play(s, f"cast {scroll}")
    assert answers(s) == D4
    play(s, "roll 4")
    assert units(s, "elves", "vakthold") == 2
    assert dice(s) == 3, "everybody still rolls"


@pytest.mark.rule("DL-13.40")
@pytest.mark.reading("DL 82")
@pytest.mark.parametrize("scroll", ["infernal", "tempest"])
def test_neither_fireballs_nor_bolts_from_scrolls_at_sea(game: DragonLords, scroll: str) -> None:
    orcs, elves = dict(scrolls=f"{scroll} berserk"), dict(scrolls=f"{scroll} einherjar")
    s = sea_battle(game, "k3", 3, 3, orcs=orcs, elves=elves)
    for name, other in (("elves", "einherjar"), ("orcs", "berserk")):
        assert (asked(s), options(s)) == (name, {"pass", f"cast {other}"})
        assert why(s, f"cast {scroll}") == "DL-13.40"
        play(s, "pass")


@pytest.mark.rule("DL-13.24", "DL-13.26")
@pytest.mark.parametrize(
    ("card", "face", "burns"), [("wolf-moon", "ignored", True), ("fires-of-surt", "ignored", False)]
)
def test_monsters_immune_to_fire(game: DragonLords, card: str, face: str, burns: bool) -> None:
    orcs = dict(party="trail-1:3", scrolls="infernal tempest")
    s = game.scenario(at="fight", card=card, face=face, count=4, orcs=orcs, elves={})
    assert (options(s) == {"pass", "cast infernal", "cast tempest"}) == burns
    assert why(s, "cast infernal") == (None if burns else "DL-19.27")
    play(s, "cast tempest", "roll 2")
    assert s.fight is not None
    assert s.fight.beasts is not None
    assert s.fight.beasts.count == 2


@pytest.mark.rule("DL-13.25", "DL-13.26")
@pytest.mark.parametrize(("scroll", "left"), [("infernal", 6), ("tempest", 3)])
def test_the_nidhogg_shield(game: DragonLords, scroll: str, left: int) -> None:
    elves = dict(treasures="nidhogg-shield@vakthold", shown="nidhogg-shield")
    s = battle(game, "vakthold", 3, 6, orcs=dict(scrolls=scroll), elves=elves)
    play(s, f"cast {scroll}", "roll 3", *(["lose-units"] if left < 6 else []))
    assert units(s, "elves", "vakthold") == left


# --- Long Boat ----------------------------------------------------------------------------------


@pytest.mark.rule("DL-13.27")
def test_a_new_ship_in_a_harbour_or_beside_a_blockade(game: DragonLords) -> None:
    orcs = dict(lands="solborg:5 ravnvik:1 glodheim:1", ships="1:k3:4 2:k5:1", scrolls="long-boat")
    elves = dict(lands="isborg:3 ternvik:2")
    s = game.scenario(at="purchase", orcs=orcs, elves=elves)
    play(s, "cast long-boat")
    assert options(s) == {"to ravnvik", "to k3"}, "one unit alone cannot man two ships"
    dock, sea = s.copy(), s.copy()
    play(dock, "to ravnvik")
    assert ship(dock, 3) == ("ravnvik", "orcs", 0)
    play(sea, "to k3")
    assert (ship(sea, 1), ship(sea, 3)) == (("k3", "orcs", 3), ("k3", "orcs", 1))


@pytest.mark.rule("DL-13.27")
def test_no_long_boat_without_a_harbour(game: DragonLords) -> None:
    s = game.scenario(at="purchase", orcs=HOME | dict(scrolls="long-boat einherjar"), elves={})
    assert why(s, "cast long-boat") == "DL-13.27"


@pytest.mark.rule("DL-13.28")
@pytest.mark.reading("DL 29")
@pytest.mark.parametrize("scroll", ["breath-of-aegir", "summon-kraken"])
def test_a_long_boat_saves_the_crew(game: DragonLords, scroll: str) -> None:
    s = landing(game, scroll, orcs=dict(scrolls="long-boat"))
    play(s, f"cast {scroll}")
    assert (asked(s), options(s)) == ("orcs", {"pass", "cast long-boat"})
    play(s, "cast long-boat")
    assert ship(s, 1) == ("k3", "orcs", 4)
    assert where(s, "orcs", "king") == "ship-1"
    assert pile(s) == [scroll, "long-boat"]


@pytest.mark.rule("DL-13.28")
def test_no_long_boat_against_sirens(game: DragonLords) -> None:
    s = landing(game, "summon-sirens", orcs=dict(scrolls="long-boat"))
    play(s, "cast summon-sirens")
    assert s.fate is not None, "no ship is lost"


# --- Muspelheim and Nifleheim -------------------------------------------------------------------


def besieged(game: DragonLords, scrolls: str, held: int = 4, **elves: Any) -> DragonLordsState:
    """Orcs attack Vakthold, whose defenders have friends in Granheim and Snotind and a Kingdom far away."""
    parts = dict(lands=f"hrafnborg:5 vakthold:{held} granheim:1 snowtind:1", scrolls=scrolls) | elves
    return battle(game, "vakthold", 5, held, orcs=dict(lands="isborg:5", king="isborg"), elves=parts)


@pytest.mark.rule("DL-13.29")
def test_muspelheim_takes_the_whole_army_away(game: DragonLords) -> None:
    s = besieged(game, "muspelheim", pieces="decoy-1:vakthold")
    play(s, "cast muspelheim")
    assert options(s) == {"to granheim", "to snowtind"}
    play(s, "to granheim")
    assert (units(s, "elves", "granheim"), where(s, "elves", "decoy-1")) == (5, "granheim")
    assert lands(s, "orcs") == {"isborg": 5, "vakthold": 5}, "the attacker occupies what was left"
    assert question(s) == "ask-combat"


@pytest.mark.rule("DL-13.29")
@pytest.mark.parametrize(
    "elves", [dict(lands="hrafnborg:5 vakthold:4"), dict(lands="hrafnborg:5 vakthold:4 ternvik:1")]
)
def test_muspelheim_needs_a_friendly_neighbour(game: DragonLords, elves: dict[str, Any]) -> None:
    s = besieged(game, "muspelheim tempest", **elves)
    assert (asked(s), options(s)) == ("elves", {"pass", "cast tempest"})


@pytest.mark.rule("DL-13.29", "DL-13.31")
@pytest.mark.parametrize("scroll", ["muspelheim", "nifleheim"])
def test_no_way_out_for_attackers(game: DragonLords, scroll: str) -> None:
    orcs = dict(lands="isborg:5", king="isborg", scrolls=f"tempest {scroll}")
    s = battle(game, "vakthold", 5, 4, orcs=orcs, elves={})
    assert (asked(s), options(s)) == ("orcs", {"pass", "cast tempest"})
    assert why(s, f"cast {scroll}") == "DL-13.7"


@pytest.mark.rule("DL-13.30")
@pytest.mark.reading("DL 53")
def test_the_wall_of_fire_burns_whoever_follows(game: DragonLords) -> None:
    s = besieged(game, "muspelheim")
    play(s, "cast muspelheim", "to granheim")
    assault(s, "granheim", "send 4", origin="vakthold")
    assert answers(s) == {f"roll {face}": 1 for face in range(1, 7)}
    happened = play(s, "roll 2")
    assert told(happened, "wall-burns")[0]["count"] == 2
    assert guests(s) == {"granheim": (2, 0)}


@pytest.mark.rule("DL-13.30")
@pytest.mark.reading("DL 53")
def test_the_wall_burns_each_time(game: DragonLords) -> None:
    s = besieged(game, "muspelheim")
    play(s, "cast muspelheim", "to granheim")
    assault(s, "granheim", "send 2", origin="vakthold")
    play(s, "roll 6")
    assert (guests(s), question(s)) == ({}, "ask-combat"), "all of them are lost, and nobody has to follow"
    assault(s, "granheim", "send 2", origin="vakthold")
    play(s, "roll 1")
    assert guests(s) == {"granheim": (1, 0)}


@pytest.mark.rule("DL-13.30")
@pytest.mark.reading("DL 53")
def test_another_way_is_open(game: DragonLords) -> None:
    s = besieged(game, "muspelheim")
    play(s, "cast muspelheim", "to granheim")
    play(s, "attack granheim", "from isborg", "send 4", "done")
    assert guests(s) == {"granheim": (4, 0)}, "the border of Isborg does not burn"


@pytest.mark.rule("DL-13.30")
@pytest.mark.reading("DL 80")
@pytest.mark.parametrize(("more", "burns"), [("", True), (" laxvik:1", False)])
def test_haste_leads_round_the_wall_but_not_over_it(game: DragonLords, more: str, burns: bool) -> None:
    elves = dict(lands=f"isborg:9 vakthold:6{more}", pieces="wizard-1:vakthold", spells="wizard-1:haste")
    s = game.scenario(at="combat", walls="vakthold-snowtind", elves=elves, orcs=dict(lands="solborg:3 snowtind:2"))
    play(s, "spell wizard-1 haste", "attack snowtind", "send 5")
    assert (s.fate is not None and s.fight is None) == burns


@pytest.mark.rule("DL-13.30")
@pytest.mark.reading("DL 53")
def test_the_wall_is_gone_with_the_turn(game: DragonLords) -> None:
    s = game.scenario(
        at="turn", walls="vakthold-granheim", elves=dict(lands="vakthold:5"), orcs=dict(lands="granheim:2")
    )
    assert s.position()["turn"].get("walls", ()) == ()


@pytest.mark.rule("DL-13.31")
def test_nifleheim_moves_up_to_ten(game: DragonLords) -> None:
    s = besieged(game, "nifleheim", held=13)
    play(s, "cast nifleheim")
    assert options(s) == {"to granheim", "to snowtind", "to hrafnborg"}
    play(s, "to hrafnborg")
    assert "send 10" in options(s)
    assert "send 11" not in options(s)
    play(s, "send 10")
    assert units(s, "elves", "hrafnborg") == 15
    play(s, "roll 6 6 6 6 6")
    assert dice(s) == 3, "whoever stays fights on"


@pytest.mark.rule("DL-13.31")
@pytest.mark.reading("DL 19")
def test_nifleheim_may_empty_the_territory(game: DragonLords) -> None:
    s = besieged(game, "nifleheim", pieces="decoy-1:vakthold")
    play(s, "cast nifleheim", "to snowtind", "bring decoy-1", "send 3")
    assert units(s, "elves", "snowtind") == 5
    assert holder(s, "vakthold") == "orcs"


@pytest.mark.rule("DL-13.31")
def test_ten_from_all_ships_together(game: DragonLords) -> None:
    elves = dict(ships="2:k3:8 3:k3:8", scrolls="nifleheim")
    s = sea_battle(game, "k3", 5, 8, orcs={}, elves=elves)
    play(s, "cast nifleheim", "to hrafnborg", "send 8", "send 2")
    assert units(s, "elves", "hrafnborg") == 15
    assert s.fate is not None, "ten have gone"


# --- Odronir ------------------------------------------------------------------------------------


@pytest.mark.rule("DL-13.32")
def test_odronir_teaches_or_makes_a_wizard(game: DragonLords) -> None:
    orcs = dict(lands="solborg:3 eikdal:1", scrolls="odronir", ships="1:k3:2", party="trail-1:2",
                pieces="wizard-1:solborg", spells="wizard-1:heal")  # fmt: skip
    s = game.scenario(at="purchase", orcs=orcs, elves=dict(lands="isborg:3"))
    play(s, "cast odronir")
    assert options(s) == {"teach wizard-1", "to solborg", "to eikdal", "to k3", "to trail-1"}
    taught, made = s.copy(), s.copy()
    play(taught, "teach wizard-1")
    assert answers(taught) == {f"roll {face}": 1 for face in range(2, 7)}
    play(taught, "roll 2")
    assert people(taught, "orcs")["spells"] == {"wizard-1": ("heal", "fireball")}
    play(made, "to eikdal", "roll 3")
    assert where(made, "orcs", "wizard-2") == "eikdal"
    assert people(made, "orcs")["spells"] == {"wizard-1": ("heal",), "wizard-2": ("poison",)}


@pytest.mark.rule("DL-13.32")
@pytest.mark.parametrize(("to", "place"), [("k3", "ship-1"), ("trail-1", "party")])
def test_odronir_for_units_abroad(game: DragonLords, to: str, place: str) -> None:
    orcs = HOME | dict(scrolls="odronir", ships="1:k3:2", party="trail-1:2")
    s = game.scenario(at="purchase", orcs=orcs, elves={})
    play(s, "cast odronir", f"to {to}", "roll 1")
    assert where(s, "orcs", "wizard-1") == place


@pytest.mark.rule("DL-13.32")
def test_odronir_brings_no_fourth_wizard(game: DragonLords) -> None:
    pieces = "wizard-1:solborg wizard-2:solborg wizard-3:solborg"
    s = game.scenario(at="purchase", orcs=dict(lands="solborg:9", scrolls="odronir", pieces=pieces), elves={})
    play(s, "cast odronir")
    assert options(s) == {"teach wizard-1", "teach wizard-2", "teach wizard-3"}


# --- Portal Collapse ----------------------------------------------------------------------------


@pytest.mark.rule("DL-13.33")
def test_portal_collapse_stays_on_the_portal(game: DragonLords) -> None:
    s = game.scenario(at="purchase", orcs=HOME | dict(scrolls="portal-collapse"), elves={}, collapsed="austgate")
    play(s, "cast portal-collapse")
    assert options(s) == {"collapse vestgate", "collapse midgate", "collapse vigrond-gate"}
    play(s, "collapse midgate")
    assert sorted(s.position()["collapsed"]) == ["austgate", "midgate"]
    assert (pile(s), s.position()["scrolls_gone"]) == ([], ("portal-collapse",))


# --- Reflect ------------------------------------------------------------------------------------


@pytest.mark.rule("DL-13.34")
@pytest.mark.reading("DL 49")
@pytest.mark.parametrize("scroll", ["infernal", "tempest"])
def test_reflect_turns_a_scroll_back(game: DragonLords, scroll: str) -> None:
    s = battle(game, "vakthold", 5, 5, orcs=dict(scrolls=scroll), elves=dict(scrolls="reflect"))
    play(s, f"cast {scroll}", "cast reflect", "roll 2")
    assert (units(s, "orcs", "vakthold"), units(s, "elves", "vakthold")) == (3, 5)


@pytest.mark.rule("DL-13.34")
def test_reflect_turns_berserk_back(game: DragonLords) -> None:
    s = battle(game, "vakthold", 4, 6, orcs=dict(scrolls="berserk"), elves=dict(scrolls="reflect"))
    play(s, "cast berserk", "cast reflect", "roll 1 1 6 6")
    assert (units(s, "orcs", "vakthold"), units(s, "elves", "vakthold")) == (2, 6)


@pytest.mark.rule("DL-13.34")
@pytest.mark.reading("DL 49")
@pytest.mark.parametrize(("name", "spell"), [("orcs", "fireball"), ("barbarians", "cone-of-cold")])
def test_reflect_turns_a_spell_back(game: DragonLords, name: str, spell: str) -> None:
    caster = dict(pieces="wizard-1:vakthold", spells=f"wizard-1:{spell}")
    s = battle(game, "vakthold", 4, 6, **{name: caster, "elves": dict(scrolls="reflect")})
    play(s, f"spell wizard-1 {spell}", "cast reflect", "lose-units")
    assert (units(s, name, "vakthold"), units(s, "elves", "vakthold")) == (3, 6)


@pytest.mark.rule("DL-13.34")
@pytest.mark.reading("DL 49")
def test_reflect_only_in_the_same_combat(game: DragonLords) -> None:
    s = plague(game, scrolls="reflect")
    play(s, "cast black-death", "strike vakthold")
    assert s.fate is not None, "Black Death is not cast in a missile step"


@pytest.mark.rule("DL-13.35")
@pytest.mark.reading("DL 49")
def test_back_and_forth(game: DragonLords) -> None:
    orcs, elves = dict(scrolls="tempest reflect"), dict(scrolls="reflect")
    s = battle(game, "vakthold", 5, 5, orcs=orcs, elves=elves)
    play(s, "cast tempest", "elves: cast reflect")
    assert (asked(s), options(s)) == ("orcs", {"pass", "cast reflect"})
    play(s, "orcs: cast reflect", "roll 3")
    assert (units(s, "orcs", "vakthold"), units(s, "elves", "vakthold")) == (5, 2)


@pytest.mark.rule("DL-13.36")
@pytest.mark.reading("DL 49")
def test_dragon_fire_cannot_be_turned(game: DragonLords) -> None:
    elves = dict(scrolls="reflect dispel-magic")
    s = battle(game, "vakthold", 3, 5, orcs=dict(pieces="dragonlord:vakthold"), elves=elves)
    assert units(s, "elves", "vakthold") == 4, "nobody was asked"
    assert dice(s) == 2


@pytest.mark.rule("DL-13.36")
@pytest.mark.reading("DL 49")
def test_nor_what_monsters_do(game: DragonLords) -> None:
    orcs = dict(party="trail-1:3", scrolls="reflect")
    s = game.scenario(at="fight", card="frozen-mere", face="cursed", orcs=orcs, elves={})
    assert units(s, "orcs", "party") == 2, "the cold has struck, and nobody was asked"


# --- Sirens and the Kraken ----------------------------------------------------------------------


def at_sea(game: DragonLords, scroll: str, **elves: Any) -> DragonLordsState:
    parts = dict(lands="isborg:3 ternvik:5", king="isborg", ships="1:k3:2 2:k3:3 3:l5:2") | elves
    return game.scenario(at="naval", orcs=HOME | dict(scrolls=scroll), elves=parts, neutral="hlesey:2 eldborg:5")


@pytest.mark.rule("DL-13.37")
def test_sirens_against_a_coast_or_a_blockade(game: DragonLords) -> None:
    s = at_sea(game, "summon-sirens")
    play(s, "cast summon-sirens")
    assert options(s) == {"strike ternvik", "strike hlesey", "strike 1", "strike 3"}, "Isborg has no coast"
    coast, fleet = s.copy(), s.copy()
    play(coast, "strike ternvik")
    assert answers(coast) == D4
    play(coast, "roll 3")
    assert units(coast, "elves", "ternvik") == 2
    play(fleet, "strike 1", "roll 4")
    assert units(fleet, "elves", "ship-1") + units(fleet, "elves", "ship-2") == 1, "the blockade as a whole"


@pytest.mark.rule("DL-13.38")
def test_the_kraken_takes_one_ship(game: DragonLords) -> None:
    s = at_sea(game, "summon-kraken", king="ship-2")
    play(s, "cast summon-kraken")
    assert options(s) == {"strike 1", "strike 2", "strike 3"}
    play(s, "strike 2")
    assert (ship(s, 1), ship(s, 2)) == (("k3", "elves", 2), None)
    assert where(s, "elves", "king") is None


@pytest.mark.rule("DL-13.37", "DL-13.38")
@pytest.mark.parametrize(("scroll", "rule"), [("summon-sirens", "DL-13.37"), ("summon-kraken", "DL-13.38")])
@pytest.mark.parametrize("phase", ["purchase", "combat", "transfer"])
def test_only_in_the_naval_phase(game: DragonLords, scroll: str, rule: str, phase: str) -> None:
    orcs = dict(lands="solborg:5 eikdal:2", scrolls=f"{scroll} einherjar")
    s = game.scenario(at=phase, orcs=orcs, elves=dict(lands="isborg:3", ships="1:k3:4"))
    assert why(s, f"cast {scroll}") == rule


@pytest.mark.rule("DL-13.39")
@pytest.mark.reading("DL 52")
def test_sirens_and_kraken_against_a_landing(game: DragonLords) -> None:
    s = landing(game, "summon-sirens summon-kraken", orcs=dict(king="solborg"))
    assert (asked(s), options(s)) == ("elves", {"pass", "cast summon-sirens", "cast summon-kraken"})
    play(s, "cast summon-sirens", "roll 2")
    assert ship(s, 1) == ("k3", "orcs", 2)
    play(s, "cast summon-kraken")
    assert ship(s, 1) is None


@pytest.mark.rule("DL-13.39")
@pytest.mark.reading("DL 52")
def test_not_by_those_who_are_not_threatened(game: DragonLords) -> None:
    s = landing(game, "reflect", dwarves=dict(lands="ravnvik:2 solborg:1", ships="3:k5:2", scrolls="summon-kraken"),
                orcs=dict(lands="eldborg:5", king="eldborg"))  # fmt: skip
    assert asked(s) == "orcs", "nobody can answer, so they go ashore"
