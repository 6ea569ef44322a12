"""Chapter 22, optional rules: DragonLords, Wizards, combat movement, bids for the first turn, and a last round."""

from __future__ import annotations

from typing import Any

import pytest

from meadhall.games.dragon_lords import DragonLords
from meadhall.games.dragon_lords.state import DragonLordsState
from meadhall.kernel.errors import MeadhallError
from meadhall.kernel.match import Match
from tests.books.dragon_lords.table import (
    answers,
    asked,
    assault,
    events,
    gold,
    guests,
    holder,
    kinds,
    lands,
    mana,
    options,
    people,
    play,
    question,
    told,
    units,
    where,
    why,
    winners,
)

FAR: dict[str, Any] = dict(lands="isborg:5 frostgate:2", king="isborg")
"""Somebody who is far away and has nothing to say."""
LORD: dict[str, Any] = dict(lands="solborg:30 eldborg:5 sildvik:2", king="eldborg", pieces="dragonlord:solborg")


def goes_along(s: DragonLordsState) -> int:
    """How many plain units can be taken along."""
    return max(int(text.split()[1]) for text in options(s) if text.startswith("send"))


# --- choosing -------------------------------------------------------------------------------------


@pytest.mark.rule("DL-22.1")
def test_nothing_is_agreed_unless_the_players_say_so(game: DragonLords) -> None:
    chosen = game.new(4).settings
    assert chosen["dragonlords"] == "standard"
    for name in ("unlimited_dragonlords", "strong_wizards", "reduced_combat", "bid", "bloodlust"):
        assert chosen[name] is False


@pytest.mark.rule("DL-22.1")
def test_optional_rules_go_together(game: DragonLords) -> None:
    together: dict[str, Any] = dict(unlimited_dragonlords=True, strong_wizards=True, reduced_combat=True, bid=True)
    for power in ("weak", "strong"):
        s = game.new(3, dragonlords=power, **together)
        assert (s.facts.weak, s.facts.unlimited, s.facts.strong_wizards) == (power == "weak", True, True)
        assert (s.facts.attacks, s.facts.bid) == (1, True)
    with pytest.raises(MeadhallError):
        game.new(3, dragonlords="weak strong")


# --- DragonLords ----------------------------------------------------------------------------------


@pytest.mark.rule("DL-22.2", "DL-22.4")
@pytest.mark.parametrize(("power", "most"), [("weak", 5), ("standard", 10), ("strong", 28)])
@pytest.mark.parametrize("phase", ["naval", "transfer"])
def test_how_many_go_along_with_a_dragonlord(game: DragonLords, power: str, most: int, phase: str) -> None:
    s = game.scenario(at=phase, orcs=LORD, elves=FAR, dragonlords=power)
    play(s, "teleport dragonlord", "to sildvik")
    assert goes_along(s) == most
    play(s, f"send {most}")
    assert units(s, "orcs", "sildvik") == 2 + 1 + most


@pytest.mark.rule("DL-22.2")
def test_a_weak_dragonlord_takes_five_in_all(game: DragonLords) -> None:
    mine = dict(LORD, king="solborg")
    s = game.scenario(at="naval", orcs=mine, elves=FAR, dragonlords="weak")
    play(s, "teleport dragonlord", "to frostgate", "bring king")
    assert goes_along(s) == 4


@pytest.mark.rule("DL-22.3")
def test_a_weak_dragonlord_teleports_into_no_kingdom(game: DragonLords) -> None:
    s = game.scenario(at="naval", orcs=LORD, elves=FAR, neutral="hrafnborg:5", dragonlords="weak")
    play(s, "teleport dragonlord")
    assert "to frostgate" in options(s)
    # Of enemies, of neutral units, of nobody, and its own.
    for home in ("isborg", "hrafnborg", "jarnborg", "eldborg"):
        assert f"to {home}" not in options(s)
        assert why(s, f"to {home}") == "DL-22.3"
    s = game.scenario(at="transfer", orcs=LORD, elves=FAR, dragonlords="weak")
    play(s, "teleport dragonlord")
    assert options(s) == {"to sildvik"}
    assert why(s, "to eldborg") == "DL-22.3"


@pytest.mark.rule("DL-22.3")
def test_other_dragonlords_teleport_into_kingdoms(game: DragonLords) -> None:
    for power in ("standard", "strong"):
        s = game.scenario(at="naval", orcs=LORD, elves=FAR, dragonlords=power)
        play(s, "teleport dragonlord")
        assert {"to isborg", "to eldborg"} <= options(s)


@pytest.mark.rule("DL-22.3")
def test_a_wizard_takes_no_weak_dragonlord_into_a_kingdom(game: DragonLords) -> None:
    mine = dict(
        lands="sildvik:9 eldborg:5", king="eldborg", pieces="dragonlord:sildvik wizard-1:sildvik",
        spells="wizard-1:teleport",
    )  # fmt: skip
    for power, along in (("weak", False), ("standard", True)):
        s = game.scenario(at="naval", orcs=mine, elves=FAR, dragonlords=power)
        play(s, "teleport wizard-1", "to eldborg")
        assert ("bring dragonlord" in options(s)) is along


@pytest.mark.rule("DL-22.3")
def test_a_weak_dragonlord_escapes_into_no_kingdom(game: DragonLords) -> None:
    elves = dict(lands="isborg:5 frostgate:3", king="isborg", pieces="dragonlord:frostgate")
    where_to: dict[str, Any] = dict(zone="frostgate", guests="frostgate:3", orcs=dict(lands="laxvik:3", king="laxvik"))
    s = game.scenario(at="battle", elves=elves | dict(lands="isborg:5 frostgate:3 ternvik:1"), active="orcs",
                      dragonlords="weak", **where_to)  # fmt: skip
    play(s, "escape dragonlord")
    assert options(s) == {"to ternvik"}
    assert why(s, "to isborg") == "DL-22.3"
    s = game.scenario(at="battle", elves=elves, active="orcs", dragonlords="weak", **where_to)
    assert s.decision is None or "escape" not in kinds(s)
    s = game.scenario(at="battle", elves=elves, active="orcs", **where_to)
    play(s, "escape dragonlord", "to isborg")
    assert where(s, "elves", "dragonlord") == "isborg"


@pytest.mark.rule("DL-22.3")
def test_a_weak_dragonlord_may_walk_into_kingdoms(game: DragonLords) -> None:
    mine = dict(lands="sildvik:4 solborg:2", king="solborg", pieces="dragonlord:sildvik")
    s = game.scenario(at="combat", orcs=mine, elves=FAR, dragonlords="weak")
    play(s, "march sildvik", "to solborg", "bring dragonlord", "done")
    assert where(s, "orcs", "dragonlord") == "solborg"
    mine = dict(lands="frostgate:4 laxvik:1", king="laxvik", pieces="dragonlord:frostgate")
    s = game.scenario(at="combat", orcs=mine, elves=dict(lands="isborg:1", king="isborg"), dragonlords="weak")
    play(s, "attack isborg", "bring dragonlord", "done")
    assert where(s, "orcs", "dragonlord") == "isborg"


def at_the_lair(game: DragonLords, orcs: str, **more: Any) -> DragonLordsState:
    """A party with an Orb meets the dragon; the Orcs have these pieces."""
    mine = dict(lands="solborg:9", king="solborg", party="lair-east:4", tools="dragon-orb", pieces=orcs)
    return game.scenario(at="lair", orcs=mine, **dict(elves=FAR) | more)


@pytest.mark.rule("DL-22.5")
@pytest.mark.reading("DL 68")
def test_with_unlimited_dragonlords_another_one_is_charmed(game: DragonLords) -> None:
    s = at_the_lair(game, "dragonlord:solborg", unlimited_dragonlords=True)
    play(s, "charm", "crystal blessed")
    assert where(s, "orcs", "dragonlord") == "solborg"
    assert where(s, "orcs", "dragonlord-2") == "party"


@pytest.mark.rule("DL-22.5")
@pytest.mark.reading("DL 68")
def test_otherwise_one_is_enough(game: DragonLords) -> None:
    s = at_the_lair(game, "dragonlord:solborg")
    assert s.decision is None or "charm" not in kinds(s)
    s = at_the_lair(game, "")
    assert "charm" in kinds(s)


@pytest.mark.rule("DL-22.5")
def test_there_are_four_figures(game: DragonLords) -> None:
    theirs = dict(FAR, pieces="dragonlord:frostgate")
    many = "dragonlord:solborg dragonlord-2:solborg"
    s = at_the_lair(game, many, elves=theirs, unlimited_dragonlords=True)
    assert "charm" in kinds(s)
    s = at_the_lair(game, f"{many} dragonlord-3:solborg", elves=theirs, unlimited_dragonlords=True)
    assert s.decision is None or "charm" not in kinds(s)


@pytest.mark.rule("DL-22.6")
@pytest.mark.reading("DL 6")
def test_several_dragonlords_lower_strength_once_but_each_breathes_fire(game: DragonLords) -> None:
    mine = dict(lands="solborg:5", king="solborg", pieces="dragonlord:eikdal dragonlord-2:eikdal")
    s = game.scenario(
        at="battle",
        zone="eikdal",
        guests="eikdal:4",
        orcs=mine,
        elves=dict(lands="isborg:5 eikdal:5", king="isborg"),
        unlimited_dragonlords=True,
    )
    assert units(s, "elves", "eikdal") == 3
    happened = play(s, "roll 6 6", "roll 2 2 3")
    assert [(one["people"], one["need"], one["hits"]) for one in told(happened, "melee")] == [
        ("orcs", 3, 0), ("elves", 2, 2),
    ]  # fmt: skip


# --- Wizards --------------------------------------------------------------------------------------


def duel(game: DragonLords, mana_: int = 0, spells: str = "wizard-1:heal,fireball", **more: Any) -> DragonLordsState:
    """The Wizard of the Orcs and others attack Elves, whose Wizard can poison nobody."""
    mine = dict(lands="solborg:5", king="solborg", pieces="wizard-1:eikdal", spells=spells, mana=mana_)
    given: dict[str, Any] = dict(
        orcs=mine, elves=dict(lands="isborg:5 eikdal:6", king="isborg"), strong_wizards=True,
    )  # fmt: skip
    return game.scenario(at="battle", zone="eikdal", guests="eikdal:5", **given | more)


@pytest.mark.rule("DL-22.7")
def test_damage_is_free_in_the_first_round(game: DragonLords) -> None:
    s = duel(game)
    assert options(s) == {"pass", "spell wizard-1 fireball"}
    play(s, "spell wizard-1 fireball")
    assert (mana(s, "orcs"), units(s, "elves", "eikdal")) == (0, 5)
    s = duel(game, mana_=3)
    play(s, "spell wizard-1 fireball")
    assert mana(s, "orcs") == 3
    s = duel(game, strong_wizards=False)
    assert s.decision is None


@pytest.mark.rule("DL-22.7")
def test_dear_spells_are_free_as_well(game: DragonLords) -> None:
    mine = dict(lands="solborg:5", king="solborg", pieces="wizard-1:eikdal", spells="wizard-1:whirlwind", mana=1)
    s = game.scenario(
        at="battle", zone="eikdal", guests="eikdal:5", barbarians=mine,
        elves=dict(lands="isborg:5 eikdal:6", king="isborg"), strong_wizards=True,
    )  # fmt: skip
    play(s, "spell wizard-1 whirlwind")
    assert mana(s, "barbarians") == 1


@pytest.mark.rule("DL-22.7")
def test_each_wizard_casts_one_spell_for_nothing(game: DragonLords) -> None:
    two = dict(
        lands="solborg:5", king="solborg", pieces="wizard-1:eikdal wizard-2:eikdal",
        spells="wizard-1:fireball wizard-2:fireball", mana=0,
    )  # fmt: skip
    s = duel(game, orcs=two)
    play(s, "spell wizard-1 fireball")
    assert options(s) == {"pass", "spell wizard-2 fireball"}
    play(s, "spell wizard-2 fireball")
    assert units(s, "elves", "eikdal") == 4


def poisoned(
    game: DragonLords, mana_: int, spells: str = "wizard-1:heal,arrows-of-skadi", **more: Any
) -> DragonLordsState:
    """Elves attack Orcs, whose Wizard poisons one of them; the Elves have a Wizard as well."""
    s = game.scenario(
        at="battle",
        zone="eikdal",
        guests="eikdal:5",
        elves=dict(lands="isborg:5", king="isborg", pieces="wizard-1:eikdal", spells=spells, mana=mana_),
        orcs=dict(
            lands="solborg:5 eikdal:6", king="solborg", pieces="wizard-1:eikdal", spells="wizard-1:poison", mana=5
        ),
        **dict(strong_wizards=True) | more,
    )
    play(s, "spell wizard-1 poison")
    return s


@pytest.mark.rule("DL-22.7")
def test_heal_is_free_in_the_first_round(game: DragonLords) -> None:
    s = poisoned(game, 0)
    play(s, "pass", "roll 6 6 6 6", "roll 6 6 6 6 6")
    assert options(s) == {"pass", "spell wizard-1 heal"}
    play(s, "spell wizard-1 heal")
    assert (mana(s, "elves"), units(s, "elves", "eikdal")) == (0, 5)
    s = poisoned(game, 0, "wizard-1:heal", strong_wizards=False)
    play(s, "roll 6 6 6 6", "roll 6 6 6 6 6", "lose-units")
    assert units(s, "elves", "eikdal") == 4


@pytest.mark.rule("DL-22.7")
def test_a_wizard_who_has_struck_for_nothing_pays_for_heal(game: DragonLords) -> None:
    s = poisoned(game, 1)
    play(s, "spell wizard-1 arrows-of-skadi", "lose-units", "roll 6 6 6", "roll 6 6 6 6")
    assert options(s) == {"pass", "spell wizard-1 heal"}
    play(s, "spell wizard-1 heal")
    assert mana(s, "elves") == 0
    s = poisoned(game, 0)
    play(s, "spell wizard-1 arrows-of-skadi", "lose-units", "roll 6 6 6", "roll 6 6 6 6", "lose-units")
    assert units(s, "elves", "eikdal") == 4


@pytest.mark.rule("DL-22.7")
def test_the_defender_has_a_free_spell_too(game: DragonLords) -> None:
    s = poisoned(game, 0)
    assert mana(s, "orcs") == 5


@pytest.mark.rule("DL-22.8")
def test_from_the_second_round_on_wizards_pay(game: DragonLords) -> None:
    s = duel(game, mana_=1)
    play(s, "spell wizard-1 fireball", "roll 6 6 6 6", "roll 6 6 6 6 6", "again", "spell wizard-1 fireball")
    assert mana(s, "orcs") == 0
    s = duel(game)
    play(s, "pass", "roll 6 6 6 6 6", "roll 6 6 6 6 6 6", "again")
    assert s.decision is None


@pytest.mark.rule("DL-22.8")
def test_other_spells_are_paid_in_the_first_round(game: DragonLords) -> None:
    orcs = dict(lands="solborg:5 eikdal:6", king="solborg", pieces="wizard-1:eikdal", spells="wizard-1:teleport")
    theirs = dict(lands="isborg:5", king="isborg")
    for mana_, able in ((0, False), (1, True)):
        s = game.scenario(
            at="battle",
            zone="eikdal",
            guests="eikdal:5",
            elves=theirs,
            orcs=dict(orcs, mana=mana_),
            strong_wizards=True,
        )
        assert (s.decision is not None and "escape wizard-1" in options(s)) is able
    play(s, "escape wizard-1", "to solborg")
    assert mana(s, "orcs") == 0


@pytest.mark.rule("DL-22.8")
def test_magic_outside_a_combat_is_paid(game: DragonLords) -> None:
    mine = dict(lands="solborg:5", king="solborg", pieces="wizard-1:solborg", spells="wizard-1:jotunheim")
    theirs = dict(lands="isborg:5 eikdal:2", king="isborg")
    for mana_, able in ((1, False), (2, True)):
        s = game.scenario(at="combat", orcs=dict(mine, mana=mana_), elves=theirs, strong_wizards=True)
        assert ("spell wizard-1 jotunheim" in options(s)) is able


# --- reduced combat movement ----------------------------------------------------------------------


def declared(game: DragonLords, reduced: bool = True) -> DragonLordsState:
    """The Orcs have declared one attack and could declare another."""
    s = game.scenario(
        at="combat",
        orcs=dict(lands="solborg:9", king="solborg"),
        elves=dict(lands="isborg:5 eikdal:1 brandport:1 sotfell:1", king="isborg"),
        reduced_combat=reduced,
    )
    assault(s, "eikdal", "send 3")
    return s


@pytest.mark.rule("DL-22.9")
@pytest.mark.reading("DL 23")
def test_all_attackers_move_before_the_first_battle(game: DragonLords) -> None:
    s = declared(game)
    assert s.fate is None
    assert guests(s) == {"eikdal": (3, 0)}
    assert "fight eikdal" in options(s)
    assert why(s, "done") == "DL-5.11"
    assault(s, "brandport", "send 3")
    assert guests(s) == {"eikdal": (3, 0), "brandport": (3, 0)}
    play(s, "fight eikdal", "roll 1 6 6", "roll 6")
    assert holder(s, "eikdal") == "orcs"
    assert options(s) >= {"fight brandport"}
    play(s, "fight brandport", "roll 1 6 6", "roll 6")
    assert "done" in options(s)


@pytest.mark.rule("DL-22.9")
def test_an_army_from_two_sides_waits_as_well(game: DragonLords) -> None:
    s = game.scenario(
        at="combat",
        orcs=dict(lands="solborg:4 brandport:4", king="solborg"),
        elves=dict(lands="isborg:5 eikdal:1", king="isborg"),
        reduced_combat=True,
    )
    assault(s, "eikdal", "send 2", origin="brandport")
    assert (s.fate, guests(s)) == (None, {"eikdal": (2, 0)})
    assault(s, "eikdal", "send 1", origin="solborg")
    assert (s.fate, guests(s)) == (None, {"eikdal": (3, 0)})


@pytest.mark.rule("DL-22.9")
def test_whoever_reinforces_an_attack_sends_somebody(game: DragonLords) -> None:
    s = game.scenario(
        at="combat",
        orcs=dict(lands="solborg:4 brandport:4", king="solborg"),
        elves=dict(lands="isborg:5 eikdal:1", king="isborg"),
        reduced_combat=True,
    )
    assault(s, "eikdal", "send 2", origin="brandport")
    play(s, "attack eikdal")
    assert "from" in kinds(s)
    assert "done" not in kinds(s), "otherwise the same could be said for ever"


@pytest.mark.rule("DL-22.9")
def test_no_attack_is_declared_after_the_first_battle(game: DragonLords) -> None:
    s = declared(game)
    assert "attack brandport" in options(s)
    play(s, "fight eikdal", "roll 1 6 6", "roll 6")
    assert "attack" not in kinds(s)
    assert why(s, "attack brandport") == "DL-22.9"
    assert units(s, "orcs", "solborg") == 6


@pytest.mark.rule("DL-22.9")
@pytest.mark.reading("DL 23")
def test_without_the_rule_attacks_follow_one_another(game: DragonLords) -> None:
    s = declared(game, reduced=False)
    assert s.fate is not None
    play(s, "roll 1 6 6", "roll 6")
    assert "attack brandport" in options(s)


@pytest.mark.rule("DL-22.10")
@pytest.mark.reading("DL 23")
def test_winners_stay_where_they_are(game: DragonLords) -> None:
    elves = dict(lands="isborg:5 brandport:1 sotfell:1", king="isborg")
    for reduced in (True, False):
        s = game.scenario(
            at="combat", orcs=dict(lands="solborg:4", king="solborg"), elves=elves, reduced_combat=reduced
        )
        assault(s, "brandport", "send 3")
        if reduced:
            play(s, "fight brandport")
        play(s, "roll 1 6 6", "roll 6")
        assert lands(s, "orcs") == {"solborg": 1, "brandport": 3}
        assert ("attack sotfell" in options(s)) is not reduced
        assert "march brandport" not in options(s)


@pytest.mark.rule("DL-22.10")
def test_a_unit_that_was_sent_cannot_be_sent_again(game: DragonLords) -> None:
    s = declared(game)
    play(s, "attack brandport")
    assert goes_along(s) == 5
    play(s, "send 4")
    while question(s) == "ask-muster-more":
        play(s, "done")
    assert why(s, "attack sotfell") in ("DL-1.4", "DL-5.2", "DL-5.3")
    assert guests(s) == {"eikdal": (3, 0), "brandport": (4, 0)}


@pytest.mark.rule("DL-22.10")
def test_after_a_sneak_attack_a_unit_does_not_attack(game: DragonLords) -> None:
    for reduced in (True, False):
        s = game.scenario(
            at="combat",
            elves=dict(lands="solborg:4", king="solborg"),
            orcs=dict(lands="isborg:5 eikdal:3 brandport:1", king="isborg"),
            reduced_combat=reduced,
        )
        play(s, "sneak eikdal", "from solborg", "send 2", "done", "roll 6 6", "retreat solborg", "attack brandport")
        assert goes_along(s) == (1 if reduced else 3)


# --- bids -----------------------------------------------------------------------------------------


def bidding(game: DragonLords, **more: Any) -> DragonLordsState:
    given = dict(orcs=dict(lands="solborg:5", gold=30), elves=dict(lands="isborg:5", gold=30),
                 barbarians=dict(lands="eldborg:5", gold=30))  # fmt: skip
    return game.scenario(at="bid", bid=True, **given | more)


@pytest.mark.rule("DL-22.11")
def test_each_bids_some_of_the_starting_gold_or_nothing(game: DragonLords) -> None:
    s = bidding(game)
    assert [decision.seat for decision in s.decisions] == [0, 1, 2]
    for name in ("orcs", "elves", "barbarians"):
        assert options(s, name) == {f"bid {gold_}" for gold_ in range(31)}
        assert why(s, f"{name}: bid 31") == "DL-3.9"
    play(s, "elves: bid 0")
    assert [decision.seat for decision in s.decisions] == [0, 2]
    assert why(s, "elves: bid 3") == "DL-22.11"


@pytest.mark.rule("DL-22.11")
def test_a_bid_is_secret_until_all_have_bid(game: DragonLords) -> None:
    match = Match.of(bidding(game), 5)
    match.play("bid 17", 0)
    assert match.journal[-1].action_for(1) is None
    assert "17" not in str(match.state.view(1).to_data()["agenda"])
    assert "17" not in str(match.state.view(None).to_data()["agenda"])
    assert "17" in str(match.state.view(0).to_data()["agenda"])
    assert [event.key for event in match.log(1)] == ["bid-chosen-hidden"]
    assert [event.key for event in match.log(0)] == ["bid-chosen"]
    assert gold(match.state, "orcs") == 30
    match.play("bid 4", 2)
    match.play("bid 12", 1)
    shown = told(match.log(None), "bid-shown")
    assert [(one["people"], one["gold"]) for one in shown] == [("orcs", 17), ("elves", 12), ("barbarians", 4)]


@pytest.mark.rule("DL-22.12")
def test_the_highest_bid_begins_and_the_others_follow_clockwise(game: DragonLords) -> None:
    s = bidding(game)
    happened = play(s, "orcs: bid 3", "elves: bid 5", "barbarians: bid 4")
    assert told(happened, "begins") == [{"people": "elves"}]
    turns = []
    while s.round < 2:
        if asked(s) not in turns:
            turns.append(asked(s))
        s.apply(s.legal()[0])
    assert turns == ["elves", "barbarians", "orcs"]


@pytest.mark.rule("DL-22.12")
def test_equal_bids_are_decided_by_a_roll(game: DragonLords) -> None:
    s = bidding(game)
    play(s, "orcs: bid 5", "elves: bid 3", "barbarians: bid 5")
    assert answers(s) == {f"roll {face}": 1 for face in range(1, 7)}
    happened = play(s, "roll 4", "roll 2")
    assert [one["people"] for one in told(happened, "rolled-for-first")] == ["orcs", "barbarians"]
    assert asked(s) == "orcs"


@pytest.mark.rule("DL-22.13")
def test_all_bids_are_paid(game: DragonLords) -> None:
    s = bidding(game)
    happened = play(s, "orcs: bid 3", "elves: bid 30", "barbarians: bid 0")
    assert [gold(s, name) for name in ("orcs", "elves", "barbarians")] == [27, 0, 30]
    assert events(happened).count("bid-shown") == 3
    assert people(s, "elves")["lands"] == {"isborg": 5}


# --- a last round ---------------------------------------------------------------------------------


def last_turn(game: DragonLords, orcs: str, elves: str, gold: int = 0, **more: Any) -> DragonLordsState:
    """The Elves end their turn, and with it the third round; the gold is theirs."""
    peoples: dict[str, Any] = dict(orcs=dict(lands=orcs), elves=dict(lands=elves, gold=gold))
    return game.scenario(at="next-turn", **dict(peoples, active="elves", first="orcs", round=3) | more)


@pytest.mark.rule("DL-22.14")
@pytest.mark.parametrize(
    ("orcs", "elves", "gold", "best"),
    [
        ("solborg:1 eldborg:1", "isborg:9 frostgate:3 ternvik:3", 30, {"orcs"}),
        ("solborg:1 sotfell:1", "isborg:9", 30, {"orcs"}),
        ("solborg:9", "isborg:2", 1, {"elves"}),
        ("solborg:9", "isborg:2", 0, {"orcs", "elves"}),
    ],
    ids=["kingdoms", "territories", "gold", "equal"],
)
def test_after_the_last_round_the_richest_win(
    game: DragonLords, orcs: str, elves: str, gold: int, best: set[str]
) -> None:
    s = last_turn(game, orcs, elves, gold, turn_limit="3")
    assert s.result is not None
    assert (s.result.ending, winners(s)) == ("turn-limit", best)
    refused = s.why_not(s.parse("done"), 0)
    assert refused is not None
    assert refused.id == "DL-22.14"


@pytest.mark.rule("DL-22.14")
@pytest.mark.parametrize("more", [{}, dict(turn_limit="none"), dict(turn_limit="10")])
def test_without_a_last_round_the_game_goes_on(game: DragonLords, more: dict[str, Any]) -> None:
    s = last_turn(game, "solborg:1 eldborg:1", "isborg:9", **more)
    assert (s.result, s.round, asked(s)) == (None, 4, "orcs")


@pytest.mark.rule("DL-22.14")
def test_the_last_round_is_played_to_its_end(game: DragonLords) -> None:
    s = last_turn(game, "solborg:1", "isborg:9", active="orcs", turn_limit="3")
    assert (s.result, s.round, asked(s)) == (None, 3, "elves")
