"""Chapter 15, the four peoples: their numbers and prices, their gifts, and the sneak attack of the Elves."""

from __future__ import annotations

from typing import Any

import pytest

from meadhall.games.dragon_lords import DragonLords
from meadhall.games.dragon_lords.state import DragonLordsState
from tests.books.dragon_lords.table import (
    answers,
    asked,
    events,
    gold,
    guests,
    holder,
    kinds,
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

ATTACK = {"elves": 3, "dwarves": 3, "orcs": 3, "barbarians": 4}
EVERYBODY = pytest.mark.parametrize("people", ATTACK)


def other(people: str) -> str:
    return "orcs" if people != "orcs" else "elves"


def scene(game: DragonLords, at: str, peoples: dict[str, Any], **what: Any) -> DragonLordsState:
    """A scenario with peoples by name, in this order."""
    return game.scenario(at=at, **peoples, **what)


def battle(game: DragonLords, attacker: str, defender: str, zone: str = "ravnvik") -> DragonLordsState:
    """One against one in a territory."""
    peoples = {attacker: dict(lands="hrafnborg:3"), defender: dict(lands=f"jarnborg:3 {zone}:1", king="jarnborg")}
    return scene(game, "battle", peoples, zone=zone, guests=f"{zone}:1")


# --- numbers --------------------------------------------------------------------------------------


@pytest.mark.rule("DL-15.1")
@EVERYBODY
def test_attack_numbers(game: DragonLords, people: str) -> None:
    need = ATTACK[people]
    happened = play(battle(game, people, other(people)), f"roll {need + 1}", "roll 6")
    assert told(happened, "melee")[0] == {"people": people, "dice": 1, "need": need, "hits": 0}
    happened = play(battle(game, people, other(people)), f"roll {need}", "roll 6")
    assert told(happened, "melee")[0]["hits"] == 1
    happened = play(battle(game, other(people), people), "roll 6", f"roll {need}")
    assert told(happened, "melee")[1] == {"people": people, "dice": 1, "need": need, "hits": 1}


@pytest.mark.rule("DL-15.2")
@EVERYBODY
def test_everybody_is_hit_with_a_six_sided_die(game: DragonLords, people: str) -> None:
    faces = {f"roll {face}": 1 for face in range(1, 7)}
    s = battle(game, other(people), people)
    assert answers(s) == faces
    play(s, "roll 6")
    assert answers(s) == faces
    party = dict(lands="hrafnborg:3", king="hrafnborg", party="trail-3:2", tools="torch")
    s = scene(game, "fight", {people: party}, card="howling-cave", face="cursed", count=1, alone=True)
    while s.decision is not None:
        play(s, "pass")
    assert answers(s) == faces, "monsters too"


# --- prices ---------------------------------------------------------------------------------------


@pytest.mark.rule("DL-15.3")
@pytest.mark.reading("DL 59")
@pytest.mark.parametrize(("people", "price"), [("elves", 3), ("dwarves", 3), ("orcs", 3), ("barbarians", 4)])
def test_the_price_of_a_unit(game: DragonLords, people: str, price: int) -> None:
    s = scene(game, "purchase", {people: dict(gold=price - 1)})
    assert "buy" not in kinds(s)
    assert why(s, "buy 1") == "DL-3.9"
    s = scene(game, "purchase", {people: dict(gold=2 * price)})
    assert {"buy 1", "buy 2"} <= options(s)
    assert why(s, "buy 3") == "DL-3.9"
    play(s, "buy 1")
    assert gold(s, people) == price


@pytest.mark.rule("DL-15.4")
@pytest.mark.parametrize(
    ("has", "most", "rest"), [(9, 3, 0), (10, 4, 0), (12, 4, 2), (13, 5, 0), (19, 7, 0), (23, 9, 0)]
)
def test_orcs_get_four_for_ten(game: DragonLords, has: int, most: int, rest: int) -> None:
    s = game.scenario(at="purchase", orcs=dict(gold=has), elves={})
    assert why(s, f"buy {most + 1}") == "DL-3.9"
    play(s, f"buy {most}")
    assert gold(s, "orcs") == rest
    assert s.position()["turn"]["bought"] == most


@pytest.mark.rule("DL-15.4")
def test_orcs_may_buy_single_units_and_lots_side_by_side(game: DragonLords) -> None:
    s = game.scenario(at="purchase", orcs=dict(gold=26), elves={})
    happened = play(s, "buy 1", "buy 8")
    assert [one["gold"] for one in told(happened, "units-bought")] == [3, 20]
    assert gold(s, "orcs") == 3


@pytest.mark.rule("DL-15.4")
@pytest.mark.parametrize(("people", "four"), [("elves", 12), ("dwarves", 12), ("barbarians", 16)])
def test_nobody_else_gets_four_for_less(game: DragonLords, people: str, four: int) -> None:
    s = scene(game, "purchase", {people: dict(gold=four)})
    play(s, "buy 4")
    assert gold(s, people) == 0


# --- ships ----------------------------------------------------------------------------------------


def zones(s: DragonLordsState) -> int:
    """How far the ship on its voyage may sail."""
    assert s.decision is not None
    return int(s.decision.prompt.words()["zones"])


@pytest.mark.rule("DL-15.5")
@pytest.mark.parametrize(("people", "far"), [("elves", 6), ("dwarves", 6), ("orcs", 6), ("barbarians", 10)])
def test_barbarians_sail_ten_zones(game: DragonLords, people: str, far: int) -> None:
    s = scene(game, "naval", {people: dict(lands="hrafnborg:3", ships="1:g3:1")})
    play(s, "embark 1")
    assert zones(s) == far
    # Ten zones away, and eleven.
    assert ("sail k9" in options(s)) == (far == 10)
    assert "sail q5" not in options(s)
    assert why(s, "sail q5") == ("DL-15.5" if people == "barbarians" else "DL-4.3")


@pytest.mark.rule("DL-15.6")
@pytest.mark.parametrize(("winner", "loser", "far"), [("elves", "barbarians", 6), ("barbarians", "elves", 10)])
def test_a_captured_ship_sails_as_its_new_owners_do(game: DragonLords, winner: str, loser: str, far: int) -> None:
    fleet = dict(lands="hrafnborg:3", ships="1:k4:2")
    s = scene(game, "naval", {winner: fleet, loser: dict(lands="jarnborg:3", king="jarnborg", ships="2:k3:1")})
    play(s, "embark 1", "sail k3", "fight k3", "roll 1 1", "roll 6")
    assert ship(s, 2) == ("k3", winner, 1)
    while question(s) != "ask-naval":
        play(s, "done")
    assert asked(s) == winner
    play(s, "embark 2")
    assert zones(s) == far


# --- Dwarves --------------------------------------------------------------------------------------


@pytest.mark.rule("DL-15.7")
@pytest.mark.reading("DL 38")
@pytest.mark.parametrize(("people", "each"), [("dwarves", 5), ("elves", 3), ("orcs", 3), ("barbarians", 3)])
@pytest.mark.parametrize("mines", [("gullgruva",), ("silfrgruva", "rubingruva")])
def test_mines_pay_dwarves_more(game: DragonLords, people: str, each: int, mines: tuple[str, ...]) -> None:
    lands = " ".join(("hrafnborg", *mines))
    s = scene(game, "income", {people: dict(lands=lands)}, alone=True)
    assert gold(s, people) == 5 + each * len(mines)


@pytest.mark.rule("DL-15.7")
def test_other_gold_territories_pay_dwarves_three(game: DragonLords) -> None:
    s = game.scenario(at="income", alone=True, dwarves=dict(lands="hrafnborg vestgate hlesey"))
    assert gold(s, "dwarves") == 5 + 3 + 3


@pytest.mark.rule("DL-15.8")
@pytest.mark.parametrize(
    ("zone", "need"), [("gullgruva", 4), ("silfrgruva", 4), ("rubingruva", 4), ("vestgate", 3), ("ravnvik", 3)]
)
def test_dwarves_fight_better_in_mines(game: DragonLords, zone: str, need: int) -> None:
    happened = play(battle(game, "dwarves", "orcs", zone), "roll 6", "roll 6")
    assert [one["need"] for one in told(happened, "melee")] == [need, 3]
    happened = play(battle(game, "orcs", "dwarves", zone), "roll 6", "roll 6")
    assert [one["need"] for one in told(happened, "melee")] == [3, need]


@pytest.mark.rule("DL-15.8")
def test_no_other_people_does(game: DragonLords) -> None:
    happened = play(battle(game, "elves", "barbarians", "gullgruva"), "roll 6", "roll 6")
    assert [one["need"] for one in told(happened, "melee")] == [3, 4]


# --- the sneak attack -----------------------------------------------------------------------------


def sneaking(game: DragonLords, elves: str, orcs: str = "ternvik:3", **what: Any) -> DragonLordsState:
    """The combat phase of the Elves; both Kings are far away."""
    parts = {name: what.pop(name) for name in ("king", "pieces", "spells", "scrolls", "ships") if name in what}
    return game.scenario(
        at="combat",
        elves=dict(lands=f"samsey:1 {elves}", **parts),
        orcs=dict(lands=f"solborg:3 {orcs}"),
        **what,
    )


def prey(s: DragonLordsState) -> set[str]:
    return {option.split()[1] for option in options(s) if option.startswith("sneak ")}


@pytest.mark.rule("DL-15.9")
def test_elves_sneak_in_realms_whose_kingdoms_they_hold(game: DragonLords) -> None:
    s = sneaking(game, "isborg:3 frostgate:2 hrafnborg:2 kaldskard:2",
                 "ternvik:1 laxvik:1 skeidvik:1 ulfheath:1 midgate:1 gullgruva:1 vakthold:1")  # fmt: skip
    assert prey(s) == {"ternvik", "laxvik", "vakthold", "skeidvik", "ulfheath"}
    assert why(s, "sneak midgate") == why(s, "sneak gullgruva") == "DL-15.9", "these belong to no Realm"


@pytest.mark.rule("DL-15.9")
@pytest.mark.parametrize("home", ["orcs", "neutral", None])
def test_not_in_a_realm_whose_kingdom_is_not_theirs(game: DragonLords, home: str | None) -> None:
    what: dict[str, Any] = dict(neutral="isborg:3") if home == "neutral" else {}
    s = sneaking(game, "frostgate:4", "ternvik:1 isborg:1" if home == "orcs" else "ternvik:1", **what)
    assert "attack ternvik" in options(s)
    assert not prey(s)
    assert why(s, "sneak ternvik") == "DL-15.9"


@pytest.mark.rule("DL-15.9")
def test_a_realm_is_theirs_as_soon_as_its_kingdom_is_conquered(game: DragonLords) -> None:
    s = sneaking(game, "frostgate:9 ternvik:3", "isborg:1 laxvik:2")
    assert not prey(s)
    play(s, "attack isborg", "from frostgate", "send 2", "done", "roll 1 1", "roll 6")
    assert prey(s) == {"laxvik"}


@pytest.mark.rule("DL-15.9")
def test_neutral_and_vanquished_enemies_can_be_sneaked_upon(game: DragonLords) -> None:
    s = sneaking(game, "isborg:4", "laxvik:1", neutral="ternvik:1", dwarves=dict(lands="granheim:1", out=True))
    assert prey(s) == {"laxvik", "ternvik", "granheim"}
    assert why(s, "sneak vakthold") == "DL-15.9", "nobody is there"


@pytest.mark.rule("DL-15.10")
@pytest.mark.parametrize("people", ["dwarves", "orcs", "barbarians"])
def test_no_other_people_sneaks(game: DragonLords, people: str) -> None:
    s = scene(game, "combat", {people: dict(lands="isborg:6"), "elves": dict(lands="hrafnborg:1 ternvik:1")})
    assert "attack ternvik" in options(s)
    assert not prey(s)
    assert why(s, "sneak ternvik") == "DL-15.10"


@pytest.mark.rule("DL-15.11")
def test_five_at_most(game: DragonLords) -> None:
    s = sneaking(game, "isborg:9")
    play(s, "sneak ternvik", "from isborg")
    assert options(s) == {f"send {n}" for n in range(1, 6)}
    assert why(s, "send 6") == "DL-15.11"


@pytest.mark.rule("DL-15.11", "DL-15.14")
def test_five_at_most_from_all_sides_together(game: DragonLords) -> None:
    s = sneaking(game, "isborg:9 frostgate:9", king="isborg", pieces="decoy-1:isborg")
    play(s, "sneak ternvik", "from isborg", "bring king", "bring decoy-1", "send 1", "from frostgate")
    assert options(s) == {"send 1", "send 2"}
    assert why(s, "send 3") == "DL-15.11"
    play(s, "send 2")
    assert guests(s) == {"ternvik": (5, 0)}
    assert question(s) == "ask-prepare", "nobody else is asked for"


@pytest.mark.rule("DL-15.12")
def test_only_from_next_door(game: DragonLords) -> None:
    s = sneaking(game, "isborg:3 frostgate:3 laxvik:3 granheim:3")
    play(s, "sneak ternvik")
    assert options(s) == {"from isborg", "from frostgate"}
    assert why(s, "from laxvik") == "DL-15.12"
    assert why(s, "from granheim") == "DL-15.12", "there are mountains between"


@pytest.mark.rule("DL-15.12")
def test_with_nobody_next_door_there_is_no_sneak_attack(game: DragonLords) -> None:
    s = sneaking(game, "isborg:3", "ternvik:3 snowtind:1")
    assert prey(s) == {"ternvik"}
    assert why(s, "sneak snowtind") == "DL-15.12"


@pytest.mark.rule("DL-15.12")
def test_units_called_up_in_this_turn_did_not_begin_it_there(game: DragonLords) -> None:
    s = sneaking(game, "isborg:2", scrolls="einherjar")
    play(s, "cast einherjar", "to isborg", "sneak ternvik", "from isborg")
    assert options(s) == {"send 1", "send 2"}


@pytest.mark.rule("DL-15.13")
@pytest.mark.parametrize("worn", ["3/0/0", "0/3/0", "0/0/3", "1/1/1"])
def test_who_has_moved_or_fought_does_not_sneak(game: DragonLords, worn: str) -> None:
    s = sneaking(game, "isborg:5", worn=f"isborg:{worn}")
    play(s, "sneak ternvik", "from isborg")
    assert options(s) == {"send 1", "send 2"}
    assert why(s, "send 3") == "DL-15.13"
    s = sneaking(game, "isborg:3 hrafnborg:2 kaldskard:1", worn=f"isborg:{worn}")
    assert not prey(s)
    assert why(s, "sneak ternvik") == "DL-15.13"


@pytest.mark.rule("DL-15.13")
def test_marked_units_that_have_moved_or_fought_do_not_sneak(game: DragonLords) -> None:
    s = sneaking(game, "isborg:9", king="isborg", pieces="decoy-1:isborg decoy-2:isborg wizard-1:isborg",
                 moved="king", fought="decoy-1", marched="decoy-2")  # fmt: skip
    play(s, "sneak ternvik", "from isborg")
    assert options(s) == {"bring wizard-1", *(f"send {n}" for n in range(1, 6))}
    assert why(s, "bring king") == "DL-15.13"


@pytest.mark.rule("DL-15.13")
def test_the_tired_stay_behind_when_others_sneak(game: DragonLords) -> None:
    s = sneaking(game, "isborg:6", "ternvik:9 laxvik:9", worn="isborg:2/0/0")
    play(s, "sneak ternvik", "from isborg", "send 3", "done", "roll 6 6 6", "retreat isborg")
    play(s, "sneak laxvik", "from isborg")
    assert options(s) == {"send 1"}


@pytest.mark.rule("DL-15.14")
def test_from_several_territories(game: DragonLords) -> None:
    s = sneaking(game, "isborg:3 frostgate:2")
    play(s, "sneak ternvik", "from frostgate", "send 1")
    assert options(s) == {"done", "from isborg"}
    happened = play(s, "from isborg", "send 2", "roll 6 6 6")
    assert told(happened, "melee") == [{"people": "elves", "dice": 3, "need": 3, "hits": 0}]


@pytest.mark.rule("DL-15.15")
def test_one_unit_stays_in_each_territory(game: DragonLords) -> None:
    s = sneaking(game, "isborg:3 frostgate:1")
    play(s, "sneak ternvik")
    assert options(s) == {"from isborg"}
    assert why(s, "from frostgate") == "DL-15.15"
    play(s, "from isborg")
    assert options(s) == {"send 1", "send 2"}
    assert why(s, "send 3") == "DL-15.15"
    s = sneaking(game, "isborg:1 frostgate:1 hrafnborg:2 kaldskard:1")
    assert why(s, "sneak ternvik") == "DL-15.15"


@pytest.mark.rule("DL-15.16")
def test_one_throw_without_an_answer(game: DragonLords) -> None:
    s = game.scenario(
        at="combat",
        elves=dict(lands="samsey:1 isborg:5"),
        orcs=dict(lands="solborg:3 ternvik:4", pieces="wizard-1:ternvik dragonlord-2:solborg", king="solborg",
                  spells="wizard-1:fireball", scrolls="infernal reflect"),
    )  # fmt: skip
    happened = play(s, "sneak ternvik", "from isborg", "send 4")
    happened += play(s, "roll 1 3 4 6")
    assert told(happened, "melee") == [{"people": "elves", "dice": 4, "need": 3, "hits": 2}]
    assert asked(s) == "orcs", "the enemy only chooses whom to lose"
    assert options(s) == {"lose wizard-1", "lose-units"}
    happened = play(s, "lose-units")
    assert units(s, "orcs", "ternvik") == 2
    assert units(s, "elves", "ternvik") == 4
    assert asked(s) == "elves"
    assert not {"melee", "spell-cast"} & set(events(happened))


@pytest.mark.rule("DL-15.16")
def test_what_changes_strength_counts_in_a_sneak_attack_too(game: DragonLords) -> None:
    s = sneaking(game, "isborg:5", king="isborg")
    play(s, "sneak ternvik", "from isborg", "bring king", "send 1", "done")
    assert options(s) == {"pass", "reveal king"}
    happened = play(s, "reveal king", "roll 4 5")
    assert told(happened, "melee")[0] == {"people": "elves", "dice": 2, "need": 4, "hits": 1}
    s = game.scenario(at="combat", elves=dict(lands="samsey:1 isborg:3"),
                      orcs=dict(lands="solborg:3 ternvik:3", pieces="dragonlord:ternvik"))  # fmt: skip
    happened = play(s, "sneak ternvik", "from isborg", "send 2", "roll 2 3")
    assert told(happened, "melee")[0]["need"] == 2


@pytest.mark.rule("DL-15.16", "DL-11.8")
def test_a_dragonlord_has_no_roll_to_sneak_with(game: DragonLords) -> None:
    s = sneaking(game, "isborg:3", pieces="dragonlord:isborg")
    play(s, "sneak ternvik", "from isborg")
    assert options(s) == {"send 1", "send 2"}


@pytest.mark.rule("DL-15.17")
def test_back_to_one_adjacent_friendly_territory_if_anyone_is_left(game: DragonLords) -> None:
    s = sneaking(game, "isborg:3 frostgate:3", "ternvik:3")
    play(s, "sneak ternvik", "from isborg", "send 2", "from frostgate", "send 1", "done", "roll 1 1 6")
    assert units(s, "orcs", "ternvik") == 1
    assert options(s) == {"retreat isborg", "retreat frostgate"}
    play(s, "retreat frostgate")
    assert units(s, "elves", "frostgate") == 2 + 3
    assert units(s, "elves", "isborg") == 1
    assert not guests(s)
    assert holder(s, "ternvik") == "orcs"


@pytest.mark.rule("DL-15.17")
def test_who_has_come_back_has_fought(game: DragonLords) -> None:
    s = sneaking(game, "isborg:3 vakthold:1", "ternvik:9 laxvik:1")
    play(s, "sneak ternvik", "from isborg", "send 2", "roll 6 6", "retreat isborg")
    assert "march isborg" in options(s), "one unit has stayed behind"
    play(s, "march isborg", "to vakthold")
    assert options(s) == {"send 1"}
    play(s, "send 1")
    assert not prey(s)


@pytest.mark.rule("DL-15.18")
def test_taken_if_nobody_is_left(game: DragonLords) -> None:
    s = game.scenario(at="combat", elves=dict(lands="samsey:1 isborg:4", mana=0),
                      orcs=dict(lands="solborg:3 ternvik:2", ships="1:ternvik"))  # fmt: skip
    happened = play(s, "sneak ternvik", "from isborg", "send 3", "roll 1 2 3")
    assert "captured" in events(happened)
    assert holder(s, "ternvik") == "elves"
    assert units(s, "elves", "ternvik") == 3
    assert question(s) == "ask-transfer"
    assert ship(s, 1) == ("ternvik", "elves", 0)
    assert mana(s, "elves") == 1


@pytest.mark.rule("DL-15.19")
def test_each_territory_once_in_a_turn(game: DragonLords) -> None:
    s = sneaking(game, "isborg:9 frostgate:3", "ternvik:9 laxvik:1")
    play(s, "sneak ternvik", "from isborg", "send 2", "done", "roll 6 6", "retreat isborg")
    assert prey(s) == {"laxvik"}
    assert why(s, "sneak ternvik") == "DL-15.19"
    assert "attack ternvik" in options(s)


@pytest.mark.rule("DL-15.19")
def test_and_again_in_the_next_turn(game: DragonLords) -> None:
    s = sneaking(game, "isborg:3", sneaked="ternvik")
    assert not prey(s)
    play(s, "done")
    while (question(s), asked(s)) != ("ask-combat", "elves"):
        play(s, "done")
    assert prey(s) == {"ternvik"}


# --- what the others see --------------------------------------------------------------------------


@pytest.mark.rule("DL-15.16")
def test_others_do_not_learn_which_marked_unit_sneaks(game: DragonLords) -> None:
    s = sneaking(game, "isborg:5", king="isborg")
    happened = play(s, "sneak ternvik", "from isborg", "bring king", "done", "done", "pass", "roll 6", "retreat isborg")
    for viewer in (1, None):
        shown = [one for event in happened if (one := event.shown_to(viewer))]
        assert "king" not in str(shown)
        assert where(seen(s, viewer), "elves", "king") is None
