"""Chapter 12, spells: how Wizards learn and pay for them, and what each of them does.

Frostgate has forest, Snotind mountains, Vakthold neither; all of them lie on the coast, which Isborg does not.
"""

from __future__ import annotations

from typing import Any

import pytest

from meadhall.games.dragon_lords import DragonLords
from meadhall.games.dragon_lords.state import DragonLordsState
from tests.books.dragon_lords.table import (
    answers,
    asked,
    assault,
    battle,
    coast,
    dice,
    events,
    gold,
    guests,
    heard,
    holder,
    mana,
    options,
    party,
    people,
    play,
    question,
    sea_battle,
    seen,
    told,
    units,
    where,
    why,
)

BOOKS = {
    "elves": ["heal", "arrows-of-skadi", "haste", "teleport", "fjorgyn-awaken", "vor-clarity"],
    "dwarves": ["heal", "lightning-bolt", "alchemist", "teleport", "scorn-of-freyja", "hreidmar-forge"],
    "orcs": ["heal", "fireball", "poison", "teleport", "jotunheim", "utgard-brood"],
    "barbarians": ["heal", "cone-of-cold", "haste", "teleport", "wrath-of-aegir", "whirlwind"],
}


def other(name: str) -> str:
    return "elves" if name != "elves" else "orcs"


def wizard(place: str, spells: str, **more: Any) -> dict[str, Any]:
    """A people with a Wizard at a place who knows some spells."""
    return {"pieces": f"wizard-1:{place}", "spells": f"wizard-1:{spells}", **more}


def spells(s: DragonLordsState, name: str, one: str = "wizard-1") -> list[str]:
    return list(people(s, name)["spells"].get(one, ()))


# --- who knows what -----------------------------------------------------------------------------


@pytest.mark.rule("DL-12.1")
def test_each_wizard_has_spells_of_its_own(game: DragonLords) -> None:
    pieces = "wizard-1:vakthold wizard-2:vakthold"
    s = battle(game, "vakthold", 3, 3, orcs=dict(pieces=pieces, spells="wizard-1:fireball wizard-2:poison"), elves={})
    assert options(s) == {"pass", "spell wizard-1 fireball", "spell wizard-2 poison"}
    assert why(s, "spell wizard-2 fireball") == "DL-12.1"


@pytest.mark.rule("DL-12.2")
@pytest.mark.parametrize("name", BOOKS)
def test_the_first_wizard_knows_spells_1_and_2(game: DragonLords, name: str) -> None:
    peoples: dict[str, Any] = {name: {}, other(name): {}}
    s = game.scenario(at="scrolls", **peoples)
    assert people(s, name)["spells"] == {"wizard-1": tuple(BOOKS[name][:2])}


@pytest.mark.rule("DL-12.3", "DL-12.4", "DL-12.5", "DL-12.6")
@pytest.mark.parametrize("name", BOOKS)
@pytest.mark.parametrize("number", range(1, 7))
def test_the_six_spells_of_a_people(game: DragonLords, name: str, number: int) -> None:
    peoples: dict[str, Any] = {name: dict(party="trail-1:2"), other(name): {}}
    s = game.scenario(at="gain-spell", **peoples)
    play(s, f"roll {number}")
    assert spells(s, name) == [BOOKS[name][number - 1]]


@pytest.mark.rule("DL-12.7")
def test_a_spell_is_cast_round_after_round(game: DragonLords) -> None:
    s = battle(game, "vakthold", 3, 9, orcs=wizard("vakthold", "fireball"), elves={})
    for left in (8, 7):
        play(s, "spell wizard-1 fireball")
        assert units(s, "elves", "vakthold") == left
        play(s, "roll 6 6", "roll 6 6 6 6 6 6", *(["roll 6 6"] if left == 8 else ["roll 6"]))
    assert mana(s, "orcs") == 0
    assert spells(s, "orcs") == ["fireball"]


# --- mana ---------------------------------------------------------------------------------------

PRICES = [
    ("barbarians", "cone-of-cold", 1), ("elves", "arrows-of-skadi", 1), ("orcs", "poison", 1),
    ("barbarians", "wrath-of-aegir", 2), ("barbarians", "whirlwind", 2), ("dwarves", "lightning-bolt", 1),
    ("orcs", "utgard-brood", 3),
]  # fmt: skip


@pytest.mark.rule("DL-12.8")
@pytest.mark.parametrize(("name", "spell", "price"), PRICES)
def test_the_price_in_mana(game: DragonLords, name: str, spell: str, price: int) -> None:
    cast = f"spell wizard-1 {spell}"
    rich = wizard("vakthold", f"{spell},heal", mana=price, scrolls="tempest")
    poor = battle(game, "vakthold", 3, 3, **{name: rich | dict(mana=price - 1), other(name): {}})
    assert cast not in options(poor)
    assert why(poor, cast) == "DL-12.8"
    s = battle(game, "vakthold", 3, 3, **{name: rich, other(name): {}})
    play(s, cast)
    assert mana(s, name) == 0


@pytest.mark.rule("DL-12.9")
def test_paid_before_it_takes_effect(game: DragonLords) -> None:
    s = battle(game, "vakthold", 3, 3, orcs=wizard("vakthold", "fireball"), elves=dict(scrolls="dispel-magic"))
    play(s, "spell wizard-1 fireball")
    assert (question(s), asked(s)) == ("ask-answer-spell", "elves")
    assert mana(s, "orcs") == 1
    play(s, "cast dispel-magic")
    assert units(s, "elves", "vakthold") == 3
    assert mana(s, "orcs") == 1, "it is not given back"


@pytest.mark.rule("DL-12.10")
@pytest.mark.parametrize(("before", "after"), [(3, 4), (4, 5), (5, 5)])
def test_never_more_than_five(game: DragonLords, before: int, after: int) -> None:
    s = game.scenario(at="space", elves=dict(party="shrine-east:2", mana=before), orcs={})
    assert mana(s, "elves") == after


@pytest.mark.rule("DL-12.10")
@pytest.mark.parametrize(("before", "after"), [(1, 0), (0, 0)])
def test_never_less_than_nothing(game: DragonLords, before: int, after: int) -> None:
    s = game.scenario(at="quest-card", card="hermit-hearth", face="cursed", alone=True,
                      elves=dict(party="trail-1:2", mana=before), orcs={})  # fmt: skip
    assert mana(s, "elves") == after


@pytest.mark.rule("DL-12.10")
def test_one_store_for_all_wizards(game: DragonLords) -> None:
    pieces, known = "wizard-1:vakthold wizard-2:vakthold", "wizard-1:fireball wizard-2:fireball,poison"
    s = battle(game, "vakthold", 3, 5, orcs=dict(pieces=pieces, spells=known, mana=1), elves={})
    play(s, "spell wizard-1 fireball")
    assert mana(s, "orcs") == 0
    assert dice(s) == 2, "nobody can pay for another spell, and it is time for melee"


@pytest.mark.rule("DL-12.11")
def test_mana_is_no_booty(game: DragonLords) -> None:
    s = battle(game, "vakthold", 3, 1, orcs=dict(mana=1), elves=dict(mana=4))
    play(s, "roll 1 1 1", "roll 6")
    assert holder(s, "vakthold") == "orcs"
    assert (mana(s, "orcs"), mana(s, "elves")) == (2, 4), "one for the conquest"


# --- casting ------------------------------------------------------------------------------------


@pytest.mark.rule("DL-12.12")
def test_only_in_the_zone_of_the_wizard(game: DragonLords) -> None:
    pieces = "wizard-1:solborg wizard-2:vakthold"
    s = battle(game, "vakthold", 3, 3, orcs=dict(pieces=pieces, spells="wizard-1:fireball wizard-2:fireball"), elves={})
    assert options(s) == {"pass", "spell wizard-2 fireball"}
    assert why(s, "spell wizard-1 fireball") == "DL-12.12"


@pytest.mark.rule("DL-12.13")
@pytest.mark.parametrize("spell", ["fireball", "poison"])
def test_no_damage_outside_a_fight(game: DragonLords, spell: str) -> None:
    s = game.scenario(
        at="combat", orcs=dict(lands="isborg:5") | wizard("isborg", spell), elves=dict(lands="hrafnborg:2 vakthold:3")
    )
    assert why(s, f"spell wizard-1 {spell}") == "DL-12.13"
    assault(s, "vakthold", "bring wizard-1", "send 2")
    assert f"spell wizard-1 {spell}" in options(s)


@pytest.mark.rule("DL-12.13")
def test_damage_strikes_enemies_only(game: DragonLords) -> None:
    s = battle(game, "vakthold", 3, 3, orcs=wizard("vakthold", "fireball"), elves={})
    play(s, "spell wizard-1 fireball")
    assert (units(s, "orcs", "vakthold"), units(s, "elves", "vakthold")) == (3, 2)


@pytest.mark.rule("DL-12.14")
@pytest.mark.reading("DL 3")
def test_each_wizard_one_damage_spell_besides_the_scroll(game: DragonLords) -> None:
    pieces = "wizard-1:vakthold wizard-2:vakthold"
    known = "wizard-1:fireball,poison wizard-2:fireball"
    s = battle(game, "vakthold", 4, 9, orcs=dict(pieces=pieces, spells=known, mana=5, scrolls="tempest"), elves={})
    play(s, "spell wizard-1 fireball")
    assert options(s) == {"pass", "spell wizard-2 fireball", "cast tempest"}
    assert why(s, "spell wizard-1 poison") == "DL-12.14"
    play(s, "spell wizard-2 fireball")
    assert options(s) == {"pass", "cast tempest"}
    play(s, "cast tempest", "roll 4")
    assert units(s, "elves", "vakthold") == 9 - 1 - 1 - 4


@pytest.mark.rule("DL-12.14")
def test_in_the_next_round_again(game: DragonLords) -> None:
    s = battle(game, "vakthold", 2, 3, orcs=wizard("vakthold", "fireball"), elves={})
    play(s, "spell wizard-1 fireball", "roll 6", "roll 6 6")
    assert "spell wizard-1 fireball" in options(s)


@pytest.mark.rule("DL-12.14")
@pytest.mark.parametrize("then", ["cone-of-cold", "wrath-of-aegir", "whirlwind"])
def test_a_whirlwind_is_a_damage_spell_too(game: DragonLords, then: str) -> None:
    known = "cone-of-cold,wrath-of-aegir,whirlwind"
    s = battle(game, "vakthold", 3, 3, barbarians=wizard("vakthold", known, mana=5, scrolls="tempest"), elves={})
    play(s, "spell wizard-1 whirlwind")
    assert options(s) == {"pass", "cast tempest"}
    assert why(s, f"spell wizard-1 {then}") == "DL-12.14"


@pytest.mark.rule("DL-12.15")
@pytest.mark.reading("DL 12")
def test_a_poisoned_wizard_cannot_heal_itself(game: DragonLords) -> None:
    lone = dict(party="trail-1:1") | wizard("party", "heal")
    s = game.scenario(at="fight", card="web-hung-wood", face="ignored", count=1, elves=lone, orcs={}, alone=True)
    play(s, "roll 1")
    assert party(s, "elves") is None, "nobody was left to cast Heal"
    assert mana(s, "elves") == 2


@pytest.mark.rule("DL-12.15")
def test_a_wizard_beside_the_poisoned_can(game: DragonLords) -> None:
    two = dict(party="trail-1:2") | wizard("party", "heal")
    s = game.scenario(at="fight", card="web-hung-wood", face="ignored", count=1, elves=two, orcs={})
    play(s, "roll 1", "roll 6")
    assert options(s) == {"pass", "spell wizard-1 heal"}


@pytest.mark.rule("DL-12.15")
def test_a_poisoned_wizard_casts_no_damage_either(game: DragonLords) -> None:
    dwarves = wizard("vakthold", "lightning-bolt", scrolls="tempest")
    s = battle(game, "vakthold", 1, 3, dwarves=dwarves, orcs=wizard("vakthold", "poison"))
    play(s, "spell wizard-1 poison")
    assert (asked(s), options(s)) == ("dwarves", {"pass", "cast tempest"})
    assert why(s, "spell wizard-1 lightning-bolt") == "DL-12.15"


@pytest.mark.rule("DL-12.15")
def test_a_poisoned_wizard_breeds_nobody(game: DragonLords) -> None:
    orcs = wizard("vakthold", "poison,utgard-brood", mana=5, scrolls="tempest")
    s = battle(game, "vakthold", 2, 1, elves=dict(scrolls="reflect"), orcs=orcs)
    play(s, "spell wizard-1 poison", "cast reflect")
    assert (asked(s), options(s)) == ("orcs", {"pass", "cast tempest"})


# --- learning -----------------------------------------------------------------------------------


@pytest.mark.rule("DL-12.16")
@pytest.mark.reading("DL 55")
def test_what_is_known_is_rolled_again(game: DragonLords) -> None:
    s = game.scenario(at="gain-spell", elves=dict(party="trail-1:2") | wizard("party", "heal,teleport"), orcs={})
    assert answers(s) == {f"roll {number}": 1 for number in (2, 3, 5, 6)}
    play(s, "roll 6")
    assert spells(s, "elves") == ["heal", "teleport", "vor-clarity"]


@pytest.mark.rule("DL-12.16")
def test_the_player_says_which_of_two_wizards_learns(game: DragonLords) -> None:
    two = dict(party="trail-1:3", pieces="wizard-1:party wizard-2:party", spells="wizard-1:heal wizard-2:haste")
    s = game.scenario(at="gain-spell", elves=two, orcs={})
    assert options(s) == {"teach wizard-1", "teach wizard-2"}
    play(s, "teach wizard-2", "roll 1")
    assert (spells(s, "elves"), spells(s, "elves", "wizard-2")) == (["heal"], ["heal", "haste"])


@pytest.mark.rule("DL-12.17")
def test_a_unit_of_the_party_becomes_a_wizard(game: DragonLords) -> None:
    s = game.scenario(
        at="gain-spell", elves=dict(party="trail-1:2") | wizard("isborg", "heal", lands="isborg:5"), orcs={}
    )
    play(s, "roll 3")
    assert where(s, "elves", "wizard-2") == "party"
    assert (spells(s, "elves"), spells(s, "elves", "wizard-2")) == (["heal"], ["haste"])
    assert units(s, "elves", "party") == 2, "nobody is added"


@pytest.mark.rule("DL-12.18")
@pytest.mark.reading("DL 55")
def test_who_knows_all_is_joined_by_another(game: DragonLords) -> None:
    s = game.scenario(at="gain-spell", elves=dict(party="trail-1:2") | wizard("party", "all"), orcs={})
    play(s, "roll 2")
    assert spells(s, "elves", "wizard-2") == ["arrows-of-skadi"]


@pytest.mark.rule("DL-12.18")
@pytest.mark.reading("DL 55")
def test_there_is_no_fourth_wizard(game: DragonLords) -> None:
    three = dict(lands="isborg:5", pieces="wizard-1:party wizard-2:isborg wizard-3:isborg", spells="wizard-1:all")
    s = game.scenario(at="gain-spell", alone=True, elves=dict(party="trail-1:2") | three, orcs={})
    assert question(s) == "ask-rest"
    assert (spells(s, "elves", "wizard-2"), spells(s, "elves", "wizard-3")) == ([], [])


# --- missiles that hit once ---------------------------------------------------------------------


@pytest.mark.rule("DL-12.19", "DL-12.22", "DL-12.23", "DL-12.24")
@pytest.mark.parametrize(
    ("name", "spell"),
    [("orcs", "fireball"), ("dwarves", "lightning-bolt"), ("barbarians", "cone-of-cold"), ("elves", "arrows-of-skadi")],
)
def test_one_hit_without_a_roll(game: DragonLords, name: str, spell: str) -> None:
    s = battle(game, "vakthold", 4, 3, **{name: wizard("vakthold", spell), other(name): {}})
    play(s, f"spell wizard-1 {spell}")
    assert units(s, other(name), "vakthold") == 2
    assert dice(s) == 3, "the Wizard has had its attack"


@pytest.mark.rule("DL-12.20", "DL-12.22")
@pytest.mark.parametrize(
    ("name", "spell", "rule"), [("orcs", "fireball", "DL-12.20"), ("dwarves", "lightning-bolt", "DL-12.22")]
)
def test_not_at_sea(game: DragonLords, name: str, spell: str, rule: str) -> None:
    s = sea_battle(game, "k3", 3, 3, **{name: wizard("ship-1", spell, scrolls="berserk"), other(name): {}})
    assert options(s) == {"pass", "cast berserk"}
    assert why(s, f"spell wizard-1 {spell}") == rule


@pytest.mark.rule("DL-12.23", "DL-12.24")
@pytest.mark.parametrize(("name", "spell"), [("barbarians", "cone-of-cold"), ("elves", "arrows-of-skadi")])
def test_at_sea_too(game: DragonLords, name: str, spell: str) -> None:
    s = sea_battle(game, "k3", 3, 3, **{name: wizard("ship-1", spell), other(name): {}})
    play(s, f"spell wizard-1 {spell}")
    assert units(s, other(name), "ship-2") == 2


def on_quest(game: DragonLords, name: str, spell: str, card: str, face: str, count: int = 1) -> DragonLordsState:
    """A party of four with a Wizard meets monsters; a scroll makes sure that it is asked."""
    one = dict(party="trail-1:4", scrolls="tempest") | wizard("party", spell)
    peoples: dict[str, Any] = {name: one, other(name): {}}
    return game.scenario(at="fight", card=card, face=face, count=count, **peoples)


@pytest.mark.rule("DL-12.21")
@pytest.mark.parametrize(
    ("card", "face", "burns"), [("wounded-wyrm", "ignored", False), ("wolf-moon", "ignored", True)]
)
def test_dragons_do_not_burn(game: DragonLords, card: str, face: str, burns: bool) -> None:
    s = on_quest(game, "orcs", "fireball", card, face)
    assert why(s, "spell wizard-1 fireball") == (None if burns else "DL-12.21")
    assert ("spell wizard-1 fireball" in options(s)) == burns


@pytest.mark.rule("DL-12.21")
def test_nor_does_the_dragon_of_the_lair(game: DragonLords) -> None:
    one = dict(party="lair-east:4", scrolls="tempest infernal") | wizard("party", "fireball")
    s = game.scenario(at="lair", orcs=one, elves={})
    assert options(s) == {"pass", "cast tempest"}
    assert why(s, "spell wizard-1 fireball") == "DL-12.21"


@pytest.mark.rule("DL-12.23")
@pytest.mark.parametrize(
    ("card", "face", "freezes"), [("frozen-mere", "cursed", False), ("wolf-moon", "ignored", True)]
)
def test_cold_does_nothing_to_the_cold(game: DragonLords, card: str, face: str, freezes: bool) -> None:
    s = on_quest(game, "barbarians", "cone-of-cold", card, face)
    assert why(s, "spell wizard-1 cone-of-cold") == (None if freezes else "DL-12.23")


# --- poison -------------------------------------------------------------------------------------


@pytest.mark.rule("DL-12.25")
@pytest.mark.reading("DL 13")
def test_poison_keeps_one_unit_from_melee_and_kills_it(game: DragonLords) -> None:
    s = battle(game, "vakthold", 3, 3, orcs=wizard("vakthold", "poison"), elves={})
    play(s, "spell wizard-1 poison")
    assert units(s, "elves", "vakthold") == 3, "it is not removed yet"
    play(s, "roll 6 6")
    assert dice(s) == 2, "two of three elves roll"
    play(s, "roll 6 6")
    assert units(s, "elves", "vakthold") == 2


@pytest.mark.rule("DL-12.25")
@pytest.mark.reading("DL 2", "DL 81")
def test_the_owner_picks_who_is_poisoned(game: DragonLords) -> None:
    s = battle(game, "vakthold", 3, 3, orcs=wizard("vakthold", "poison"), elves=dict(king="vakthold", shown="king"))
    play(s, "spell wizard-1 poison", "roll 6 6", "roll 6 6")
    assert (asked(s), options(s)) == ("elves", {"lose king", "lose-units"})


@pytest.mark.rule("DL-12.25", "DL-12.42")
@pytest.mark.reading("DL 81")
def test_poison_can_be_healed(game: DragonLords) -> None:
    s = battle(game, "vakthold", 3, 3, orcs=wizard("vakthold", "poison"), elves=wizard("vakthold", "heal"))
    play(s, "spell wizard-1 poison", "roll 6 6", "roll 6 6", "elves: spell wizard-1 heal")
    assert units(s, "elves", "vakthold") == 3
    assert mana(s, "elves") == 1


@pytest.mark.rule("DL-12.25")
def test_a_poisoned_monster_does_not_strike(game: DragonLords) -> None:
    s = on_quest(game, "orcs", "poison", "wolf-moon", "ignored", 3)
    play(s, "spell wizard-1 poison", "pass")
    assert dice(s) == 2, "two of three wolves roll"
    play(s, "roll 6 6", "roll 6 6 6")
    assert s.fight is not None
    assert s.fight.beasts is not None
    assert s.fight.beasts.count == 2


@pytest.mark.rule("DL-12.26")
@pytest.mark.parametrize(
    ("card", "face", "harm"),
    [("wolf-moon", "ignored", True), ("web-hung-wood", "ignored", False), ("howling-cave", "cursed", False)],
    ids=["wolves", "poisonous spiders", "trolls with two hit points"],
)
def test_what_poison_cannot_harm(game: DragonLords, card: str, face: str, harm: bool) -> None:
    s = on_quest(game, "orcs", "poison", card, face, 2)
    assert why(s, "spell wizard-1 poison") == (None if harm else "DL-12.26")


# --- Jotunheim ----------------------------------------------------------------------------------


def jotunheim(game: DragonLords, **parts: Any) -> DragonLordsState:
    """A Wizard in Isborg at the start of the combat phase; Snotind lies behind mountains, Brandport next to others."""
    orcs = dict(lands="isborg:5 sotfell:1", mana=4) | wizard("isborg", "jotunheim")
    elves = dict(lands="hrafnborg:3 vakthold:5 snowtind:2 brandport:2", king="hrafnborg") | parts.pop("elves", {})
    return game.scenario(at="combat", orcs=orcs, elves=elves, **parts)


@pytest.mark.rule("DL-12.27")
@pytest.mark.reading("DL 48")
def test_jotunheim_poisons_next_door(game: DragonLords) -> None:
    s = jotunheim(game, neutral="laxvik:3")
    play(s, "spell wizard-1 jotunheim")
    assert options(s) == {"strike vakthold", "strike laxvik"}, "not over mountains, and not far away"
    assert mana(s, "orcs") == 2
    play(s, "strike vakthold")
    assert answers(s) == {f"roll {face}": 1 for face in (1, 2, 3, 4)}
    play(s, "roll 3")
    assert units(s, "elves", "vakthold") == 2


@pytest.mark.rule("DL-12.28")
@pytest.mark.reading("DL 48")
def test_jotunheim_once_a_turn(game: DragonLords) -> None:
    s = jotunheim(game)
    play(s, "spell wizard-1 jotunheim", "strike vakthold", "roll 1")
    assert mana(s, "orcs") == 2
    assert why(s, "spell wizard-1 jotunheim") == "DL-12.28"


@pytest.mark.rule("DL-12.28")
@pytest.mark.reading("DL 48")
def test_jotunheim_at_the_start_of_the_phase(game: DragonLords) -> None:
    s = jotunheim(game, neutral="laxvik:1")
    assault(s, "laxvik", "send 2")
    play(s, "roll 1 1", "roll 6")
    assert question(s) == "ask-combat"
    assert why(s, "spell wizard-1 jotunheim") == "DL-12.28", "a battle has been fought"


@pytest.mark.rule("DL-12.28", "DL-13.15")
@pytest.mark.reading("DL 48")
def test_neither_jotunheim_nor_black_death_in_a_battle(game: DragonLords) -> None:
    orcs = wizard("vakthold", "jotunheim,fireball", mana=5, scrolls="black-death tempest")
    elves = dict(lands="hrafnborg:5 vakthold:3 granheim:3")
    s = battle(game, "vakthold", 3, 3, orcs=orcs, elves=elves)
    assert options(s) == {"pass", "spell wizard-1 fireball", "cast tempest"}


@pytest.mark.rule("DL-12.28")
def test_jotunheim_may_leave_a_territory_vacant(game: DragonLords) -> None:
    s = jotunheim(game)
    happened = play(s, "spell wizard-1 jotunheim", "strike vakthold", "roll 4")
    assert holder(s, "vakthold") == "elves"
    assert "vacant" not in events(happened)
    s = jotunheim(game, elves=dict(lands="hrafnborg:3 vakthold:2"))
    play(s, "spell wizard-1 jotunheim", "strike vakthold", "roll 2")
    assert holder(s, "vakthold") is None
    assert mana(s, "orcs") == 2, "nothing was conquered"


# --- the ground fights along --------------------------------------------------------------------


@pytest.mark.rule("DL-12.29", "DL-12.30", "DL-12.31")
@pytest.mark.reading("DL 59")
@pytest.mark.parametrize(
    ("name", "spell", "zone"),
    [("barbarians", "wrath-of-aegir", "vakthold"), ("dwarves", "scorn-of-freyja", "snowtind"),
     ("elves", "fjorgyn-awaken", "frostgate")],
)  # fmt: skip
def test_the_ground_scores_up_to_four_hits(game: DragonLords, name: str, spell: str, zone: str) -> None:
    s = battle(game, zone, 3, 6, **{name: wizard(zone, spell), other(name): {}})
    play(s, f"spell wizard-1 {spell}")
    assert mana(s, name) == 0
    assert answers(s) == {f"roll {face}": 1 for face in (1, 2, 3, 4)}
    play(s, "roll 4")
    assert units(s, other(name), zone) == 2


@pytest.mark.rule("DL-12.29", "DL-12.30", "DL-12.31")
@pytest.mark.parametrize(
    ("name", "spell", "zone", "rule"),
    [("barbarians", "wrath-of-aegir", "isborg", "DL-12.29"), ("dwarves", "scorn-of-freyja", "vakthold", "DL-12.30"),
     ("elves", "fjorgyn-awaken", "snowtind", "DL-12.31")],
)  # fmt: skip
def test_it_must_be_the_right_ground(game: DragonLords, name: str, spell: str, zone: str, rule: str) -> None:
    s = battle(game, zone, 3, 6, **{name: wizard(zone, spell, scrolls="tempest"), other(name): {}})
    assert options(s) == {"pass", "cast tempest"}
    assert why(s, f"spell wizard-1 {spell}") == rule


@pytest.mark.rule("DL-12.29", "DL-12.30", "DL-12.31")
@pytest.mark.parametrize(
    ("name", "spell", "rule"),
    [("barbarians", "wrath-of-aegir", None), ("dwarves", "scorn-of-freyja", "DL-12.30"),
     ("elves", "fjorgyn-awaken", "DL-12.31")],
)  # fmt: skip
def test_which_of_them_works_at_sea(game: DragonLords, name: str, spell: str, rule: str | None) -> None:
    s = sea_battle(game, "k3", 3, 3, **{name: wizard("ship-1", spell, scrolls="berserk"), other(name): {}})
    assert why(s, f"spell wizard-1 {spell}") == rule


# --- Whirlwind Attack ---------------------------------------------------------------------------


@pytest.mark.rule("DL-12.32")
@pytest.mark.reading("DL 4")
def test_a_whirlwind_is_three_dice(game: DragonLords) -> None:
    s = battle(game, "vakthold", 3, 6, barbarians=wizard("vakthold", "whirlwind"), elves={})
    play(s, "spell wizard-1 whirlwind")
    assert (mana(s, "barbarians"), dice(s)) == (0, 5)
    play(s, "roll 4 4 4 5 5", "roll 6 6 6 6 6 6")
    assert units(s, "elves", "vakthold") == 3, "four or less hits"
    assert dice(s) == 3, "in that round only"


@pytest.mark.rule("DL-12.32")
def test_a_whirlwind_uses_the_strength_of_its_side(game: DragonLords) -> None:
    s = battle(game, "isborg", 3, 6, barbarians=wizard("isborg", "whirlwind"), elves={})
    happened = play(s, "spell wizard-1 whirlwind", "roll 3 3 4 4 4")
    assert [(one["need"], one["hits"]) for one in told(happened, "melee")] == [(3, 2)], "a Kingdom is stormed"


# --- Utgard Brood -------------------------------------------------------------------------------


@pytest.mark.rule("DL-12.33")
def test_two_units_in_the_zone_or_in_a_kingdom(game: DragonLords) -> None:
    orcs = dict(lands="solborg:4 eikdal:2 isborg:2", king="solborg", mana=3) | wizard("eikdal", "utgard-brood")
    s = game.scenario(at="purchase", orcs=orcs, elves={})
    play(s, "spell wizard-1 utgard-brood")
    assert mana(s, "orcs") == 0
    assert options(s) == {"to eikdal", "to solborg", "to isborg"}
    play(s, "to eikdal")
    assert units(s, "orcs", "eikdal") == 4


@pytest.mark.rule("DL-12.34")
@pytest.mark.reading("DL 56")
@pytest.mark.parametrize("phase", ["purchase", "naval", "quest", "combat", "transfer", "reinforcement"])
def test_the_brood_comes_at_any_time_of_the_own_turn(game: DragonLords, phase: str) -> None:
    s = game.scenario(at=phase, orcs=dict(lands="solborg:4", mana=3) | wizard("solborg", "utgard-brood"), elves={})
    assert "spell wizard-1 utgard-brood" in options(s)


@pytest.mark.rule("DL-12.34")
@pytest.mark.reading("DL 15")
def test_the_brood_joins_the_battle_of_an_attacked_wizard(game: DragonLords) -> None:
    s = battle(game, "vakthold", 4, 2, elves={}, orcs=wizard("vakthold", "utgard-brood", mana=3))
    assert asked(s) == "orcs"
    play(s, "spell wizard-1 utgard-brood", "to vakthold", "roll 6 6 6 6")
    assert dice(s) == 4, "the Wizard too: it has done no damage"


@pytest.mark.rule("DL-12.34")
@pytest.mark.reading("DL 56")
def test_a_wizard_who_is_not_attacked_breeds_nobody_in_another_turn(game: DragonLords) -> None:
    orcs = wizard("hrafnborg", "utgard-brood", mana=3, scrolls="tempest")
    s = battle(game, "vakthold", 4, 2, elves={}, orcs=orcs)
    assert (asked(s), options(s)) == ("orcs", {"pass", "cast tempest"})
    assert why(s, "spell wizard-1 utgard-brood") == "DL-12.34"


@pytest.mark.rule("DL-12.34")
def test_in_the_own_turn_a_wizard_far_from_the_battle_may(game: DragonLords) -> None:
    s = battle(game, "vakthold", 4, 2, orcs=wizard("solborg", "utgard-brood", mana=3, scrolls="tempest"), elves={})
    assert (asked(s), options(s)) == ("orcs", {"pass", "cast tempest", "spell wizard-1 utgard-brood"})


# --- Hreidmar Forge -----------------------------------------------------------------------------


@pytest.mark.rule("DL-12.35")
def test_the_forge_brings_a_treasure_with_the_reinforcements(game: DragonLords) -> None:
    dwarves = dict(lands="solborg:4", mana=4) | wizard("solborg", "hreidmar-forge")
    s = game.scenario(at="naval", dwarves=dwarves, elves=dict(lands="isborg:5"))
    play(s, "spell wizard-1 hreidmar-forge")
    assert mana(s, "dwarves") == 0
    coast(s)
    assert s.position()["phase"] == "reinforcement"
    play(s, "draw gungnir", "bestow solborg")
    assert s.position()["treasures"]["gungnir"]["people"] == "dwarves"


@pytest.mark.rule("DL-12.35")
@pytest.mark.reading("DL 56")
@pytest.mark.parametrize("phase", ["purchase", "combat", "transfer"])
def test_the_forge_works_in_the_naval_phase_only(game: DragonLords, phase: str) -> None:
    dwarves = dict(lands="solborg:4 eikdal:2", mana=5, scrolls="einherjar") | wizard("solborg", "hreidmar-forge")
    s = game.scenario(at=phase, dwarves=dwarves, elves={})
    assert why(s, "spell wizard-1 hreidmar-forge") == "DL-12.35"


@pytest.mark.rule("DL-12.35")
@pytest.mark.reading("DL 56")
def test_no_forge_without_a_kingdom(game: DragonLords) -> None:
    dwarves = dict(lands="eikdal:4", mana=5, scrolls="einherjar") | wizard("eikdal", "hreidmar-forge")
    s = game.scenario(at="naval", dwarves=dwarves, elves={})
    assert why(s, "spell wizard-1 hreidmar-forge") == "DL-12.35"


@pytest.mark.rule("DL-12.35")
def test_what_was_forged_does_not_go_to_the_party(game: DragonLords) -> None:
    dwarves = dict(lands="solborg:4", party="trail-1:2")
    s = game.scenario(at="reinforcement", forged=1, dwarves=dwarves, elves={})
    play(s, "draw gungnir")
    assert options(s) == {"bestow solborg", "give king"}


# --- Vor Clarity --------------------------------------------------------------------------------


@pytest.mark.rule("DL-12.36")
@pytest.mark.reading("DL 57")
def test_one_scroll_for_each_mana(game: DragonLords) -> None:
    elves = dict(lands="isborg:5", mana=3) | wizard("isborg", "vor-clarity")
    s = game.scenario(
        at="purchase", elves=elves, orcs=dict(scrolls="infernal tempest"), dwarves=dict(scrolls="reflect")
    )
    play(s, "spell wizard-1 vor-clarity")
    assert options(s) == {"against orcs", "against dwarves"}
    play(s, "against orcs")
    assert answers(s) == {"draw infernal": 1, "draw tempest": 1}
    play(s, "draw tempest")
    assert mana(s, "elves") == 2
    play(s, "spell wizard-1 vor-clarity", "against orcs")
    assert answers(s) == {"draw infernal": 1}, "the other one has been seen"
    play(s, "draw infernal", "spell wizard-1 vor-clarity")
    assert options(s) == {"against dwarves"}


def hand(s: DragonLordsState) -> list[str]:
    """The scrolls of the Orcs, as far as they are known."""
    return [one.get("scroll", "?") for one in people(s, "orcs")["scrolls"]]


@pytest.mark.rule("DL-12.36")
def test_nobody_else_sees_the_scroll(game: DragonLords) -> None:
    elves = dict(lands="isborg:5") | wizard("isborg", "vor-clarity")
    s = game.scenario(at="purchase", elves=elves, orcs=dict(scrolls="infernal tempest"), dwarves={})
    happened = play(s, "spell wizard-1 vor-clarity", "against orcs", "draw tempest")
    assert [hand(seen(s, viewer)) for viewer in (0, 1)] == [["?", "tempest"], ["infernal", "tempest"]]
    assert [hand(seen(s, viewer)) for viewer in (2, None)] == [["?", "?"], ["?", "?"]]
    assert ["tempest" in heard(happened, viewer) for viewer in (0, 1, 2, None)] == [True, True, False, False]


@pytest.mark.rule("DL-12.37")
@pytest.mark.reading("DL 57")
def test_vor_clarity_shows_the_way(game: DragonLords) -> None:
    s = game.scenario(at="quest", elves=dict(party="trail-1:3") | wizard("party", "vor-clarity"), orcs={})
    assert options(s) == {"wander", "spell wizard-1 vor-clarity"}
    play(s, "spell wizard-1 vor-clarity")
    assert mana(s, "elves") == 1
    assert "to shrine-west" in options(s)
    assert len(options(s)) == 26, "any other space"
    play(s, "to shrine-west")
    assert party(s, "elves") == "shrine-west"
    assert mana(s, "elves") == 2, "the shrine acts"
    assert not {"wander", "spell wizard-1 vor-clarity"} & options(s), "it was instead of the roll, and the only move"


@pytest.mark.rule("DL-12.37")
@pytest.mark.reading("DL 57")
def test_the_wizard_must_be_in_the_party(game: DragonLords) -> None:
    elves = dict(lands="isborg:5", party="trail-1:3", prophecies="mead-of-poetry") | wizard("isborg", "vor-clarity")
    s = game.scenario(at="quest", elves=elves, orcs={})
    assert "spell wizard-1 vor-clarity" not in options(s)


# --- Teleport, Alchemist, Haste -----------------------------------------------------------------


@pytest.mark.rule("DL-12.38")
def test_teleport_takes_the_wizard_and_up_to_five(game: DragonLords) -> None:
    elves = dict(lands="isborg:9 solborg:2") | wizard("isborg", "teleport")
    s = game.scenario(at="naval", elves=elves, orcs={})
    play(s, "teleport wizard-1", "to solborg")
    assert mana(s, "elves") == 1
    assert {"send 5", "bring king"} <= options(s)
    assert "send 6" not in options(s)
    play(s, "send 5")
    assert units(s, "elves", "solborg") == 8


@pytest.mark.rule("DL-12.39")
def test_two_gold_for_each_mana(game: DragonLords) -> None:
    dwarves = dict(lands="solborg:4", mana=3) | wizard("solborg", "alchemist")
    s = game.scenario(at="income", dwarves=dwarves, elves={})
    play(s, "spell wizard-1 alchemist", "spell wizard-1 alchemist", "done")
    assert gold(s, "dwarves") == 5 + 2 + 2
    assert mana(s, "dwarves") == 1


@pytest.mark.rule("DL-12.39")
@pytest.mark.reading("DL 56")
@pytest.mark.parametrize(
    "dwarves",
    [dict(lands="eikdal:4") | wizard("eikdal", "alchemist"), dict(lands="solborg:4") | wizard("solborg", "heal"),
     dict(lands="solborg:4"), dict(lands="solborg:4", captive=1) | wizard("captive", "alchemist")],
    ids=["no Kingdom", "another spell", "no Wizard", "captured"],
)  # fmt: skip
def test_what_the_alchemist_needs(game: DragonLords, dwarves: dict[str, Any]) -> None:
    s = game.scenario(at="income", alone=True, dwarves=dwarves | dict(mana=5), elves={})
    assert question(s) == "ask-rest"
    assert gold(s, "dwarves") == (5 if "solborg" in dwarves["lands"] else 0)


@pytest.mark.rule("DL-12.39")
@pytest.mark.reading("DL 56")
def test_no_alchemy_in_other_phases(game: DragonLords) -> None:
    dwarves = dict(lands="solborg:4 eikdal:2") | wizard("solborg", "alchemist")
    assert why(game.scenario(at="purchase", dwarves=dwarves, elves={}), "spell wizard-1 alchemist") == "DL-12.39"


def hasty(game: DragonLords, enemies: str) -> DragonLordsState:
    """Elves in Isborg, friends in the three territories to the north of it, and enemies."""
    elves = dict(lands="isborg:8 frostgate:1 midgate:1 silfrgruva:1", king="frostgate") | wizard("isborg", "haste")
    return game.scenario(at="combat", elves=elves, orcs=dict(lands=f"hrafnborg:2 {enemies}"))


@pytest.mark.rule("DL-12.40")
@pytest.mark.reading("DL 22")
def test_haste_leads_through_three_friendly_territories(game: DragonLords) -> None:
    s = hasty(game, "ternvik:2 ravnvik:2 solborg:2")
    play(s, "spell wizard-1 haste")
    assert mana(s, "elves") == 1
    assert options(s) == {"attack ternvik", "attack ravnvik"}, "Solborg lies one territory further"
    play(s, "attack ravnvik")
    assert {"send 5", "bring wizard-1"} <= options(s)
    assert "send 6" not in options(s)
    play(s, "send 5")
    assert s.fight is not None
    assert guests(s) == {"ravnvik": (5, 0)}


@pytest.mark.rule("DL-12.40")
def test_the_wizard_may_go_along(game: DragonLords) -> None:
    s = hasty(game, "ravnvik:2 solborg:2")
    play(s, "spell wizard-1 haste", "attack ravnvik", "bring wizard-1")
    assert "send 4" in options(s)
    assert "send 5" not in options(s), "the Wizard is one of the five"
    play(s, "send 4")
    assert where(s, "elves", "wizard-1") == "ravnvik"


@pytest.mark.rule("DL-12.40")
@pytest.mark.reading("DL 22")
def test_haste_does_not_lead_four_territories_far(game: DragonLords) -> None:
    elves = dict(lands="isborg:8 frostgate:1 midgate:1 silfrgruva:1 ravnvik:1") | wizard("isborg", "haste")
    s = game.scenario(at="combat", elves=elves, orcs=dict(lands="sotfell:3"))
    assert why(s, "spell wizard-1 haste") == "DL-12.40", "Sotfell lies beyond the fourth"


@pytest.mark.rule("DL-12.41")
@pytest.mark.reading("DL 22")
def test_who_has_won_after_haste_attacks_on(game: DragonLords) -> None:
    s = hasty(game, "ravnvik:2 solborg:2")
    play(s, "spell wizard-1 haste", "attack ravnvik", "send 5", "roll 1 1 1 1 1", "roll 6 6")
    assert holder(s, "ravnvik") == "elves"
    play(s, "attack solborg", "send 4")
    assert guests(s) == {"solborg": (4, 0)}


# --- Heal ---------------------------------------------------------------------------------------


@pytest.mark.rule("DL-12.42")
def test_heal_cures_all_who_are_poisoned(game: DragonLords) -> None:
    elves = dict(party="trail-1:5") | wizard("party", "heal")
    s = game.scenario(at="fight", card="web-hung-wood", face="cursed", count=3, elves=elves, orcs={})
    play(s, "roll 1 1 1", "roll 6 6")
    assert (question(s), options(s)) == ("ask-cure", {"pass", "spell wizard-1 heal"})
    play(s, "spell wizard-1 heal")
    assert (units(s, "elves", "party"), mana(s, "elves")) == (5, 1)


@pytest.mark.rule("DL-12.42")
def test_a_healer_elsewhere_is_no_help(game: DragonLords) -> None:
    s = battle(game, "vakthold", 3, 3, orcs=wizard("vakthold", "poison"), elves=wizard("hrafnborg", "heal"))
    play(s, "spell wizard-1 poison", "roll 6 6", "roll 6 6")
    assert (units(s, "elves", "vakthold"), mana(s, "elves")) == (2, 2)


@pytest.mark.rule("DL-12.43")
def test_heal_does_not_raise_the_dead(game: DragonLords) -> None:
    s = battle(game, "vakthold", 3, 4, orcs=wizard("vakthold", "poison"), elves=wizard("vakthold", "heal"))
    play(s, "spell wizard-1 poison", "roll 1 1", "roll 6 6 6", "elves: spell wizard-1 heal", "elves: lose-units")
    assert units(s, "elves", "vakthold") == 2, "two fell to hits, the poisoned one is saved"


@pytest.mark.rule("DL-12.44")
@pytest.mark.reading("DL 14")
@pytest.mark.parametrize("strike", ["spell wizard-1 jotunheim", "cast black-death"])
def test_heal_cancels_what_strikes_its_zone(game: DragonLords, strike: str) -> None:
    orcs = dict(lands="isborg:5", scrolls="black-death") | wizard("isborg", "jotunheim")
    elves = dict(lands="hrafnborg:3 vakthold:5", king="hrafnborg") | wizard("vakthold", "heal")
    s = game.scenario(at="combat", orcs=orcs, elves=elves)
    play(s, strike, "strike vakthold")
    assert (asked(s), options(s)) == ("elves", {"pass", "spell wizard-1 heal"})
    play(s, "spell wizard-1 heal")
    assert (units(s, "elves", "vakthold"), mana(s, "elves")) == (5, 1)
    assert asked(s) == "orcs"


@pytest.mark.rule("DL-12.44")
@pytest.mark.parametrize(
    "elves", [wizard("hrafnborg", "heal"), wizard("vakthold", "haste"), wizard("vakthold", "heal", mana=0)],
    ids=["elsewhere", "another spell", "no mana"],
)  # fmt: skip
def test_what_the_healer_needs(game: DragonLords, elves: dict[str, Any]) -> None:
    s = jotunheim(game, elves=elves)
    play(s, "spell wizard-1 jotunheim", "strike vakthold")
    assert s.fate is not None, "nobody can stop it"
