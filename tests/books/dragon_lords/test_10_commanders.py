"""Chapter 10, commanders: hidden until used, lost with their unit; the death of a King, and heirs."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from meadhall.games.dragon_lords import DragonLords
from meadhall.games.dragon_lords.state import DragonLordsState
from meadhall.games.dragon_lords.words import AURVANDILA, ELVES, ORCS, TERRITORY
from meadhall.kernel.message import shown_to
from tests.books.dragon_lords.table import (
    answers,
    asked,
    assault,
    events,
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
    winners,
)


def ravnvik(
    game: DragonLords, orcs: dict[str, Any] | None = None, elves: dict[str, Any] | None = None, **what: Any
) -> DragonLordsState:
    """Four Orcs among four Elves in a harbour of the Orcs' Realm."""
    ours = dict(lands="solborg:1 glodheim:1", king="solborg") | (orcs or {})
    theirs = dict(lands="ravnvik:4 isborg:1", king="isborg") | (elves or {})
    what = dict(at="battle", zone="ravnvik", guests="ravnvik:4", orcs=ours, elves=theirs) | what
    return game.scenario(**what)


MISS = ("roll 6 6 6 6", "roll 6 6 6 6")


def scrolls(s: DragonLordsState, name: str) -> list[str]:
    return sorted(str(one["scroll"]) for one in people(s, name).get("scrolls", ()))


# --- counters -------------------------------------------------------------------------------------


@pytest.mark.rule("DL-10.1")
@pytest.mark.parametrize(
    ("piece", "opens"),
    [("king", True), ("wizard-1", True), ("wizard-3", True), ("dragonlord", True), ("decoy-1", False)],
)
def test_who_is_a_commander(game: DragonLords, piece: str, opens: bool) -> None:
    """Only a commander opens a teleportal."""
    s = game.scenario(
        at="combat",
        alone=True,
        orcs=dict(lands="solborg:2 vestgate:3", king="solborg", pieces=f"{piece}:vestgate")
        | (dict(king="vestgate", pieces="") if piece == "king" else {}),
        elves=dict(lands="austgate:1 isborg:1", king="isborg"),
    )
    assert ("attack austgate" in options(s)) == opens


@pytest.mark.rule("DL-10.2")
def test_a_counter_goes_where_its_unit_goes(game: DragonLords) -> None:
    s = game.scenario(
        at="combat",
        orcs=dict(lands="solborg:3 glodheim:2", king="solborg", pieces="wizard-1:solborg decoy-1:glodheim"),
    )
    play(s, "march solborg", "to glodheim", "bring king", "done")
    assert (where(s, "orcs", "king"), where(s, "orcs", "wizard-1")) == ("glodheim", "solborg")
    assert lands(s, "orcs") == {"solborg": 2, "glodheim": 3}
    play(s, "march glodheim", "to solborg", "send 1", "done")
    assert where(s, "orcs", "king") == "glodheim"


@pytest.mark.rule("DL-10.2")
def test_plain_units_that_leave_take_no_counter_along(game: DragonLords) -> None:
    s = game.scenario(at="combat", orcs=dict(lands="solborg:3", king="solborg", pieces="decoy-1:solborg"))
    play(s, "march solborg", "to glodheim")
    assert options(s) == {"send 1", "bring king", "bring decoy-1"}


@pytest.mark.rule("DL-10.3")
def test_others_see_that_a_unit_carries_a_counter_but_not_which(game: DragonLords) -> None:
    hidden = dict(
        lands="isborg:5 frostgate:3",
        king="isborg",
        pieces="wizard-1:frostgate decoy-1:isborg decoy-2:frostgate",
        spells="wizard-1:heal",
        treasures="gungnir@isborg",
    )
    s = game.scenario(at="combat", orcs=dict(lands="solborg:2"), elves=hidden)
    for viewer in (0, None):
        there = seen(s, viewer)
        assert [there.marked(ELVES, TERRITORY.find(one)) for one in ("isborg", "frostgate")] == [3, 2]
        assert {where(there, "elves", one) for one in ("king", "wizard-1", "decoy-1", "decoy-2", "gungnir")} == {None}
    data = s.view(0).to_data()["position"]["peoples"]["elves"]
    assert not {"isborg", "frostgate"} & set(data.get("pieces", {}).values())
    own = seen(s, 1)
    assert where(own, "elves", "king") == "isborg"


@pytest.mark.rule("DL-10.3")
def test_for_the_others_any_marked_unit_may_be_the_king(game: DragonLords) -> None:
    elves = dict(lands="isborg:2 frostgate:2", king="isborg", treasures="gungnir@frostgate")
    s = game.scenario(at="combat", orcs=dict(lands="solborg:2"), elves=elves)
    guesses = {where(s.view(0).sample(Random(seed)), "elves", "king") for seed in range(20)}
    assert guesses == {"isborg", "frostgate"}


@pytest.mark.rule("DL-10.3")
def test_moving_a_counter_tells_nobody_which_it_is(game: DragonLords) -> None:
    s = game.scenario(at="combat", orcs=dict(lands="solborg:3 glodheim:1", king="solborg"), elves={})
    happened = play(s, "march solborg", "to glodheim", "bring king", "done")
    assert told(shown_to(happened, 0), "piece-moved")[0]["piece"] == "king"
    for viewer in (1, None):
        others = shown_to(happened, viewer)
        assert told(others, "marked-moved") == [{"people": "orcs", "origin": "solborg", "goal": "glodheim"}]
        assert not any("king" in event.words().values() for event in others)


@pytest.mark.rule("DL-10.4")
def test_a_decoy_does_nothing(game: DragonLords) -> None:
    s = ravnvik(game, orcs=dict(pieces="decoy-1:ravnvik", mana=5), elves=dict(pieces="decoy-2:ravnvik", mana=5))
    assert s.decision is None, "there is nothing to reveal or to cast"
    happened = play(s, *MISS)
    assert [(one["dice"], one["need"]) for one in told(happened, "melee")] == [(4, 3), (4, 3)]


@pytest.mark.rule("DL-10.5")
def test_a_revealed_counter_stays_open(game: DragonLords) -> None:
    s = ravnvik(game, elves=dict(king="ravnvik"))
    happened = play(s, "reveal king")
    assert told(shown_to(happened, None), "revealed") == [{"people": "elves", "piece": "king", "place": "ravnvik"}]
    play(s, *MISS)
    play(s, "retreat solborg")
    assert people(s, "elves")["shown"] == ("king",)
    assert where(seen(s, 0), "elves", "king") == "ravnvik"
    play(s, "done")
    while asked(s) == "orcs":
        play(s, "done")
    assert people(s, "elves")["shown"] == ("king",)


@pytest.mark.rule("DL-10.5")
def test_an_open_counter_is_seen_wherever_it_goes(game: DragonLords) -> None:
    s = game.scenario(at="combat", orcs=dict(lands="solborg:3 glodheim:1", king="solborg", shown="king"), elves={})
    happened = play(s, "march solborg", "to glodheim", "bring king", "done")
    assert told(shown_to(happened, 1), "piece-moved")[0]["piece"] == "king"
    assert where(seen(s, 1), "orcs", "king") == "glodheim"


@pytest.mark.rule("DL-10.6")
@pytest.mark.parametrize("piece", ["king", "wizard-1"])
def test_one_hit_removes_a_commander_and_its_counter(game: DragonLords, piece: str) -> None:
    elves = dict(king="ravnvik") if piece == "king" else dict(pieces="wizard-1:ravnvik", spells="wizard-1:heal")
    s = ravnvik(game, elves=elves)
    if piece == "king":
        play(s, "pass")
    play(s, "roll 1 6 6 6", "roll 6 6 6 6", f"lose {piece}")
    assert units(s, "elves", "ravnvik") == 3
    assert where(s, "elves", piece) is None


# --- the King -------------------------------------------------------------------------------------


@pytest.mark.rule("DL-10.7")
@pytest.mark.rule("DL-10.9")
@pytest.mark.reading("DL 7")
@pytest.mark.parametrize("side", ["orcs", "elves"])
def test_a_revealed_king_strengthens_everybody_and_himself(game: DragonLords, side: str) -> None:
    s = ravnvik(game, **{side: dict(king="ravnvik")})
    assert asked(s) == side
    play(s, "reveal king")
    need = {"orcs": 3, "elves": 3} | {side: 4}
    happened = play(s, "roll 6 6 6 6", "roll 6 6 6 6")
    assert [(one["people"], one["dice"], one["need"]) for one in told(happened, "melee")] == [
        ("orcs", 4, need["orcs"]),
        ("elves", 4, need["elves"]),
    ]


@pytest.mark.rule("DL-10.7")
def test_a_king_elsewhere_helps_nobody(game: DragonLords) -> None:
    s = ravnvik(game, elves=dict(king="isborg", shown="king"))
    happened = play(s, *MISS)
    assert [one["need"] for one in told(happened, "melee")] == [3, 3]


@pytest.mark.rule("DL-10.8")
def test_a_hidden_king_fights_as_a_plain_unit(game: DragonLords) -> None:
    s = ravnvik(game, elves=dict(king="ravnvik"))
    assert (question(s), options(s)) == ("ask-prepare", {"pass", "reveal king"})
    play(s, "pass")
    happened = play(s, *MISS)
    assert [(one["dice"], one["need"]) for one in told(happened, "melee")] == [(4, 3), (4, 3)]
    play(s, "again")
    assert options(s) == {"pass", "reveal king"}
    play(s, "reveal king")
    assert told(play(s, *MISS), "melee")[1]["need"] == 4


@pytest.mark.rule("DL-10.8")
def test_a_king_is_turned_up_in_step_one_only(game: DragonLords) -> None:
    s = ravnvik(game, orcs=dict(king="ravnvik", scrolls="tempest"))
    play(s, "pass")
    assert question(s) == "ask-missiles"
    assert "reveal king" not in options(s)


@pytest.mark.rule("DL-10.9")
def test_a_king_alone_rolls_his_die_in_each_round(game: DragonLords) -> None:
    s = game.scenario(
        at="battle",
        zone="ravnvik",
        orcs=dict(lands="solborg:1", king="solborg"),
        elves=dict(lands="ravnvik:1 isborg:1", king="ravnvik", shown="king"),
        guests="ravnvik:1*",
    )
    for _ in range(2):
        assert [one["dice"] for one in told(play(s, "roll 6", "roll 6"), "melee")] == [1, 1]


@pytest.mark.rule("DL-10.10")
@pytest.mark.reading("DL 45")
def test_a_king_may_march_attack_sail_and_be_teleported(game: DragonLords) -> None:
    home: dict[str, Any] = dict(lands="ravnvik:4 solborg:1 sotfell:1", king="ravnvik", ships="1:ravnvik")
    elves = dict(lands="silfrgruva:1 isborg:1", king="isborg")
    s = game.scenario(at="combat", orcs=home, elves=elves)
    play(s, "march ravnvik", "to sotfell", "bring king", "done")
    assert where(s, "orcs", "king") == "sotfell"
    s = game.scenario(at="combat", orcs=home, elves=elves)
    assault(s, "silfrgruva", "bring king")
    assert where(s, "orcs", "king") == "silfrgruva"
    s = game.scenario(at="naval", orcs=home, elves=elves)
    play(s, "embark 1", "bring king", "done")
    assert where(s, "orcs", "king") == "ship-1"
    with_lord = home | dict(pieces="dragonlord:ravnvik")
    s = game.scenario(at="naval", orcs=with_lord, elves=elves)
    play(s, "teleport dragonlord", "to sotfell", "bring king", "done")
    assert where(s, "orcs", "king") == "sotfell"


@pytest.mark.rule("DL-10.10")
@pytest.mark.rule("DL-10.19")
@pytest.mark.reading("DL 44")
def test_a_king_goes_down_with_his_ship_before_a_kraken(game: DragonLords) -> None:
    s = game.scenario(
        at="naval",
        orcs=dict(lands="solborg:1", king="solborg", scrolls="summon-kraken"),
        elves=dict(lands="isborg:1", king="ship-1", ships="1:k10:2", scrolls="infernal"),
    )
    play(s, "cast summon-kraken")
    play(s, "strike 1")
    assert ship(s, 1) is None
    assert where(s, "elves", "king") is None
    assert scrolls(s, "orcs") == ["infernal"]


# --- Wizards --------------------------------------------------------------------------------------


@pytest.mark.rule("DL-10.11")
@pytest.mark.reading("DL 5")
def test_kings_and_dragonlords_cast_no_spells(game: DragonLords) -> None:
    s = ravnvik(
        game,
        orcs=dict(king="ravnvik", shown="king", pieces="dragonlord:ravnvik", mana=5, scrolls="tempest"),
        elves=dict(lands="ravnvik:4 isborg:1"),
    )
    assert question(s) == "ask-missiles"
    assert options(s) == {"pass", "cast tempest"}


MAGE: dict[str, Any] = dict(
    pieces="wizard-1:ravnvik", spells="wizard-1:heal,cone-of-cold,wrath-of-aegir,whirlwind", mana=5
)


def barbarians(game: DragonLords, **mage: Any) -> DragonLordsState:
    """Four Barbarians with a Wizard against four Elves."""
    return game.scenario(
        at="battle",
        zone="ravnvik",
        barbarians=dict(lands="solborg:1", king="solborg") | MAGE | mage,
        elves=dict(lands="ravnvik:4 isborg:1", king="isborg"),
        guests="ravnvik:4",
    )


@pytest.mark.rule("DL-10.12")
@pytest.mark.reading("DL 4")
def test_a_wizard_who_casts_does_not_strike(game: DragonLords) -> None:
    s = barbarians(game, scrolls="tempest")
    play(s, "spell wizard-1 cone-of-cold")
    assert options(s) == {"pass", "cast tempest"}
    assert why(s, "spell wizard-1 wrath-of-aegir") == "DL-12.14"
    play(s, "pass")
    happened = play(s, "roll 6 6 6", "roll 6 6 6")
    assert [one["dice"] for one in told(happened, "melee")] == [3, 3]
    play(s, "again", "pass")
    assert told(play(s, "roll 6 6 6 6"), "melee")[0]["dice"] == 4


@pytest.mark.rule("DL-10.12")
def test_a_wizard_in_a_whirlwind_casts_nothing_else(game: DragonLords) -> None:
    s = barbarians(game, scrolls="tempest")
    play(s, "spell wizard-1 whirlwind")
    assert options(s) == {"pass", "cast tempest"}
    assert why(s, "spell wizard-1 cone-of-cold") == "DL-12.14"
    play(s, "pass")
    assert mana(s, "barbarians") == 3
    assert told(play(s, "roll 6 6 6 6 6 6"), "melee")[0]["dice"] == 6


@pytest.mark.rule("DL-10.12")
def test_a_wizard_who_casts_nothing_strikes(game: DragonLords) -> None:
    s = barbarians(game)
    play(s, "pass")
    assert told(play(s, "roll 6 6 6 6"), "melee")[0]["dice"] == 4


@pytest.mark.rule("DL-10.13")
@pytest.mark.reading("DL 4")
def test_heal_leaves_the_attack_free(game: DragonLords) -> None:
    s = game.scenario(
        at="battle",
        zone="ravnvik",
        orcs=dict(lands="solborg:1", king="solborg", pieces="wizard-1:ravnvik", spells="wizard-1:poison", mana=1),
        elves=dict(lands="ravnvik:3 isborg:1", king="isborg", pieces="wizard-1:ravnvik", mana=2)
        | dict(spells="wizard-1:heal,arrows-of-skadi"),
        guests="ravnvik:4*",
    )
    play(s, "elves: spell wizard-1 arrows-of-skadi", "orcs: spell wizard-1 poison", "orcs: lose-units")
    play(s, "roll 6 6", "roll 6")
    assert (asked(s), question(s)) == ("elves", "ask-cure")
    play(s, "spell wizard-1 heal")
    assert units(s, "elves", "ravnvik") == 3
    assert mana(s, "elves") == 0


@pytest.mark.rule("DL-10.13")
@pytest.mark.reading("DL 4")
def test_who_strikes_may_heal_as_well(game: DragonLords) -> None:
    s = ravnvik(
        game,
        orcs=dict(pieces="wizard-1:ravnvik", spells="wizard-1:poison", mana=1),
        elves=dict(pieces="wizard-1:ravnvik", spells="wizard-1:heal", mana=1),
    )
    play(s, "spell wizard-1 poison", "roll 6 6 6")
    assert told(play(s, "roll 6 6 6"), "melee")[0]["dice"] == 3
    play(s, "spell wizard-1 heal")
    assert units(s, "elves", "ravnvik") == 4


@pytest.mark.rule("DL-10.14")
def test_to_cast_is_to_show_the_wizard(game: DragonLords) -> None:
    s = barbarians(game, pieces="wizard-1:ravnvik wizard-2:ravnvik", spells="wizard-1:heal wizard-2:cone-of-cold")
    happened = play(s, "spell wizard-2 cone-of-cold")
    assert told(shown_to(happened, 1), "revealed") == [
        {"people": "barbarians", "piece": "wizard-2", "place": "ravnvik"}
    ]
    assert people(s, "barbarians")["shown"] == ("wizard-2",)


@pytest.mark.rule("DL-10.14")
def test_to_teleport_is_to_show_the_wizard(game: DragonLords) -> None:
    s = game.scenario(
        at="naval",
        orcs=dict(lands="solborg:3 glodheim:1", pieces="wizard-1:solborg", spells="wizard-1:teleport", mana=1),
    )
    play(s, "teleport wizard-1", "to glodheim")
    assert people(s, "orcs")["shown"] == ("wizard-1",)


@pytest.mark.rule("DL-10.15")
def test_a_wizard_may_fight_unseen(game: DragonLords) -> None:
    s = barbarians(game)
    play(s, "pass", "roll 6 6 6 6", "roll 6 6 6 6")
    assert "shown" not in people(s, "barbarians")
    assert where(seen(s, 1), "barbarians", "wizard-1") is None


@pytest.mark.rule("DL-10.16")
def test_spells_die_with_their_wizard(game: DragonLords) -> None:
    s = ravnvik(
        game,
        orcs=dict(pieces="wizard-1:ravnvik", spells="wizard-1:heal"),
        elves=dict(
            lands="ravnvik:4 isborg:2",
            pieces="wizard-1:ravnvik wizard-2:isborg",
            spells="wizard-1:heal,haste wizard-2:teleport",
        ),
    )
    play(s, "roll 1 6 6 6", "roll 6 6 6 6", "lose wizard-1")
    assert people(s, "elves")["spells"] == {"wizard-2": ("teleport",)}
    assert people(s, "orcs")["spells"] == {"wizard-1": ("heal",)}


@pytest.mark.rule("DL-10.16")
def test_a_new_wizard_does_not_know_what_the_dead_one_knew(game: DragonLords) -> None:
    s = ravnvik(
        game,
        orcs=dict(scrolls="odronir", pieces="wizard-1:ravnvik", spells="wizard-1:heal"),
        elves=dict(lands="ravnvik:1 isborg:1"),
    )
    play(s, "pass", "roll 1 6 6 6", "roll 1", "lose wizard-1", "cast odronir", "to ravnvik", "roll 3")
    assert people(s, "orcs")["spells"] == {"wizard-1": ("poison",)}


@pytest.mark.rule("DL-10.17")
def test_a_fourth_wizard_is_not_gained(game: DragonLords) -> None:
    three = "wizard-1:isborg wizard-2:isborg wizard-3:isborg"
    known = "wizard-1:heal wizard-2:heal wizard-3:heal"
    s = game.scenario(at="gain-spell", elves=dict(lands="isborg:5", party="trail-3:2", pieces=three, spells=known))
    assert "no-spell" in events(s.events)
    assert people(s, "elves")["spells"] == dict.fromkeys(("wizard-1", "wizard-2", "wizard-3"), ("heal",))
    two = "wizard-1:isborg wizard-2:isborg"
    s = game.scenario(
        at="gain-spell", elves=dict(lands="isborg:5", party="trail-3:2", pieces=two, spells="wizard-1:heal")
    )
    play(s, "roll 2")
    assert where(s, "elves", "wizard-3") == "party"


@pytest.mark.rule("DL-10.17")
def test_odronir_makes_no_fourth_wizard(game: DragonLords) -> None:
    three = "wizard-1:isborg wizard-2:isborg wizard-3:isborg"
    known = "wizard-1:all wizard-2:all wizard-3:heal"
    s = game.scenario(at="combat", elves=dict(lands="isborg:5", pieces=three, spells=known, scrolls="odronir"))
    play(s, "cast odronir")
    assert options(s) == {"teach wizard-3"}


# --- without a King -------------------------------------------------------------------------------


def regicide(game: DragonLords, **what: Any) -> DragonLordsState:
    """The Elves have just lost their King to the Orcs, who fight on."""
    s = ravnvik(
        game,
        orcs=dict(scrolls="reflect"),
        elves=dict(
            lands="ravnvik:4 isborg:3", king="ravnvik", shown="king", gold=9, mana=3, scrolls="infernal tempest",
            pieces="wizard-1:isborg", spells="wizard-1:heal", ships="1:k3:2",
        ),
        barbarians=dict(lands="eldborg:1", king="eldborg"),
        **what,
    )  # fmt: skip
    while s.decision is not None:
        play(s, "pass")
    play(s, "roll 1 6 6 6", "roll 6 6 6 6", "lose king")
    return s


@pytest.mark.rule("DL-10.18")
@pytest.mark.reading("DL 42")
def test_a_player_without_a_king_plays_on(game: DragonLords) -> None:
    s = regicide(game)
    assert where(s, "elves", "king") is None
    assert not people(s, "elves").get("out")
    assert lands(s, "elves") == {"ravnvik": 3, "isborg": 3}
    assert ship(s, 1) == ("k3", "elves", 2)
    assert people(s, "elves")["mana"] == 3
    assert s.position()["gold"]["isborg"] == 9
    assert where(s, "elves", "wizard-1") == "isborg"
    play(s, "retreat solborg", "done", "done")
    while asked(s) == "orcs":
        play(s, "done")
    assert s.active == ELVES
    assert "buy 1" in options(s)


@pytest.mark.rule("DL-10.5")
def test_a_counter_that_is_gone_is_open_no_more(game: DragonLords) -> None:
    """A King who comes after this one lies face down."""
    s = regicide(game)
    assert "shown" not in people(s, "elves")


@pytest.mark.rule("DL-10.19")
def test_the_scrolls_of_a_dead_king_go_to_his_slayer(game: DragonLords) -> None:
    s = regicide(game)
    assert scrolls(s, "orcs") == ["infernal", "reflect", "tempest"]
    assert scrolls(s, "elves") == []
    assert scrolls(s, "barbarians") == []


@pytest.mark.rule("DL-10.19")
def test_what_was_taken_is_hidden_from_the_rest(game: DragonLords) -> None:
    s = regicide(game)
    third = seen(s, 2)
    assert [card for card, _ in third.hands[ORCS]] == [-2, -2, -2]
    assert "infernal" not in str(s.view(2).to_data()["position"]["peoples"]["orcs"])


@pytest.mark.rule("DL-10.19")
def test_a_defender_who_slays_the_king_takes_them_too(game: DragonLords) -> None:
    s = ravnvik(
        game, orcs=dict(king="ravnvik", shown="king", scrolls="einherjar"), elves=dict(lands="ravnvik:4 isborg:1")
    )
    play(s, "pass", "roll 6 6 6 6", "roll 1 6 6 6", "lose king")
    assert (scrolls(s, "orcs"), scrolls(s, "elves")) == ([], ["einherjar"])


@pytest.mark.rule("DL-10.19")
@pytest.mark.rule("DL-13.30")
@pytest.mark.reading("DL 44")
def test_a_king_burnt_by_a_wall_of_fire_was_killed_by_its_caster(game: DragonLords) -> None:
    s = game.scenario(
        at="combat",
        orcs=dict(lands="ravnvik:3 solborg:1", king="ravnvik", scrolls="einherjar"),
        elves=dict(lands="sotfell:5 isborg:1", king="isborg"),
        walls="ravnvik-sotfell",
    )
    assault(s, "sotfell", "bring king", "send 1")
    play(s, "roll 6")
    assert where(s, "orcs", "king") is None
    assert scrolls(s, "elves") == ["einherjar"]


@pytest.mark.rule("DL-13.30")
def test_if_the_wall_takes_all_the_attack_is_over(game: DragonLords) -> None:
    s = game.scenario(
        at="combat",
        orcs=dict(lands="ravnvik:3 brandport:3 solborg:1", king="solborg"),
        elves=dict(lands="sotfell:5 isborg:1", king="isborg"),
        walls="ravnvik-sotfell",
    )
    play(s, "attack sotfell", "from ravnvik", "send 1", "roll 3")
    assert question(s) == "ask-combat"
    assert lands(s, "orcs")["brandport"] == 3


@pytest.mark.rule("DL-10.20")
@pytest.mark.reading("DL 44")
def test_scrolls_of_a_king_whom_nobody_killed_go_under_the_deck(game: DragonLords) -> None:
    s = game.scenario(
        at="battle",
        zone="ravnvik",
        orcs=dict(lands="solborg:1", king="ravnvik", shown="king", scrolls="einherjar reflect"),
        elves=dict(lands="isborg:1", king="isborg"),
        neutral="ravnvik:3",
        guests="ravnvik:2",
    )
    play(s, "pass", "roll 6 6", "roll 1 6 6", "lose king")
    assert (scrolls(s, "orcs"), scrolls(s, "elves")) == ([], [])
    assert sorted(s.position()["scroll_pile"]) == ["einherjar", "reflect"]


@pytest.mark.rule("DL-10.21")
@pytest.mark.reading("DL 42")
def test_the_vanquished_gain_no_scrolls(game: DragonLords) -> None:
    vanquished = dict(lands="isborg:3", king=None, mana=5)
    s = game.scenario(at="gain-scroll", elves=vanquished)
    assert s.fate is None
    s = game.scenario(at="reinforcement", alone=True, elves=vanquished, bought=1)
    assert "redeem" not in options(s)
    assert why(s, "redeem") in ("DL-10.21", "DL-13.10")
    s = game.scenario(at="space", elves=vanquished | dict(party="shrine-east:2", tools="talisman", mana=2))
    assert s.fate is None
    assert mana(s, "elves") == 3


@pytest.mark.rule("DL-10.21")
@pytest.mark.reading("DL 44")
def test_the_vanquished_take_no_scrolls_from_a_king_they_kill(game: DragonLords) -> None:
    s = ravnvik(game, orcs=dict(king=None), elves=dict(king="ravnvik", shown="king", scrolls="einherjar"))
    play(s, "pass", "roll 1 6 6 6", "roll 6 6 6 6", "lose king")
    assert (scrolls(s, "orcs"), scrolls(s, "elves")) == ([], [])
    assert s.position()["scroll_pile"] == ("einherjar",)


# --- heirs ----------------------------------------------------------------------------------------

HEIRS = [("elves", "aurvandila"), ("dwarves", "odenin"), ("orcs", "fangluk"), ("barbarians", "agnar")]


SEER: dict[str, Any] = dict(pieces="wizard-1:party", spells="wizard-1:vor-clarity")
"""Somebody in the party who gives its player something else to choose."""


def heir(game: DragonLords, name: str, companion: str, **what: Any) -> DragonLordsState:
    theirs: dict[str, Any] = dict(lands="isborg:3 ternvik:2", king=None, party="trail-3:2", companions=companion)
    peoples: dict[str, Any] = {name: theirs | what}
    return game.scenario(at="quest", **peoples)


@pytest.mark.rule("DL-10.22")
@pytest.mark.rule("DL-10.25")
@pytest.mark.reading("DL 46")
@pytest.mark.parametrize(("name", "companion"), HEIRS)
def test_an_heir_becomes_king(game: DragonLords, name: str, companion: str) -> None:
    s = heir(game, name, f"{companion} finn")
    assert "crown isborg" in options(s)
    play(s, "crown isborg")
    assert where(s, name, "king") == "isborg"
    assert units(s, name, "isborg") == 3
    assert people(s, name)["party"]["companions"] == ("finn",)
    assert s.position()["companions_gone"] == (companion,)
    assert "crown" not in kinds(s)


@pytest.mark.rule("DL-10.22")
def test_the_new_king_lies_face_down(game: DragonLords) -> None:
    s = heir(game, "elves", "aurvandila", pieces="wizard-1:isborg", spells="wizard-1:heal")
    play(s, "crown isborg")
    assert "shown" not in people(s, "elves")
    assert where(seen(s, 1), "elves", "king") is None
    assert seen(s, 1).marked(ELVES, TERRITORY.find("isborg")) == 2


@pytest.mark.rule("DL-10.22")
def test_in_any_kingdom_of_the_player_but_nowhere_else(game: DragonLords) -> None:
    s = heir(game, "elves", "aurvandila", lands="isborg:3 jarnborg:1 ternvik:2")
    assert {option for option in options(s) if option.startswith("crown")} == {"crown isborg", "crown jarnborg"}
    assert why(s, "crown solborg") == "DL-10.23"


@pytest.mark.rule("DL-10.22")
def test_not_while_there_is_a_king(game: DragonLords) -> None:
    s = heir(game, "elves", "aurvandila", king="ternvik", scrolls="eyes-of-vor einherjar")
    assert "crown" not in kinds(s)
    assert why(s, "crown isborg") == "DL-10.22"


@pytest.mark.rule("DL-10.23")
@pytest.mark.reading("DL 46")
def test_without_a_kingdom_the_heir_stays_a_companion(game: DragonLords) -> None:
    s = heir(game, "elves", "aurvandila", lands="ternvik:2", **SEER)
    assert "crown" not in kinds(s)
    assert why(s, "crown isborg") == "DL-10.23"
    assert people(s, "elves")["party"]["companions"] == ("aurvandila",)


@pytest.mark.rule("DL-10.24")
@pytest.mark.reading("DL 46")
@pytest.mark.parametrize("companion", [one for _, one in HEIRS[1:]])
def test_the_heir_of_another_people_restores_no_king(game: DragonLords, companion: str) -> None:
    s = heir(game, "elves", companion, **SEER)
    assert "crown" not in kinds(s)
    assert why(s, "crown isborg") == "DL-10.24"


@pytest.mark.rule("DL-10.25")
@pytest.mark.reading("DL 46")
def test_the_card_of_a_crowned_heir_never_comes_back(game: DragonLords) -> None:
    s = heir(game, "elves", "aurvandila")
    play(s, "crown isborg")
    assert AURVANDILA not in (*s.unseen_companions(), *s.companion_pile)
    t = game.scenario(at="gain-companion", elves=dict(party="trail-3:2"), companions_gone="aurvandila")
    assert "draw aurvandila" not in answers(t)
    assert len(answers(t)) == 17


@pytest.mark.rule("DL-10.26")
@pytest.mark.reading("DL 42")
def test_with_a_new_king_the_player_can_win(game: DragonLords) -> None:
    four = "hrafnborg:1 jarnborg:1 isborg:3 solborg:1"
    s = heir(game, "elves", "aurvandila", lands=four)
    assert winners(s) == set()
    play(s, "crown isborg")
    assert winners(s) == {"elves"}


@pytest.mark.rule("DL-10.26")
def test_the_lost_scrolls_stay_lost_but_new_ones_may_come(game: DragonLords) -> None:
    s = game.scenario(
        at="quest",
        elves=dict(lands="isborg:3", king=None, party="trail-3:2", companions="aurvandila", mana=3),
        orcs=dict(lands="solborg:3", scrolls="infernal@elves"),
    )
    play(s, "crown isborg")
    assert (scrolls(s, "elves"), scrolls(s, "orcs")) == ([], ["infernal"])
    t = game.scenario(at="gain-scroll", elves=dict(lands="isborg:3"))
    assert "draw tempest" in answers(t)
