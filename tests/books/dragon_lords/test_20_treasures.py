"""Chapter 20, treasures: how they are borne, what each of them does, fights between parties, and captives.

Vakthold and Laxvik lie next to Isborg, Granheim next to Vakthold; Ternvik has a harbour on k3.
"""

from __future__ import annotations

from typing import Any

import pytest

from meadhall.games.dragon_lords import DragonLords
from meadhall.games.dragon_lords.rules.war.band import MOST
from meadhall.games.dragon_lords.state import DragonLordsState
from meadhall.games.dragon_lords.words import PIECE, TREASURE
from meadhall.kernel.sets import has
from tests.books.dragon_lords.table import (
    answers,
    asked,
    assault,
    battle,
    company,
    dice,
    events,
    gold,
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
    stored,
    told,
    tools,
    units,
    where,
    why,
)

HOME = dict(lands="solborg:5")


def bearer(s: DragonLordsState, treasure: str) -> tuple[str, str] | None:
    """Whose the treasure is and which piece bears it, as far as that is known."""
    found = s.position().get("treasures", {}).get(treasure)
    return None if found is None else (found["people"], found["bearer"])


def pile(s: DragonLordsState) -> list[str]:
    """What lies under the deck."""
    return list(s.position().get("treasure_pile", ()))


def need(s: DragonLordsState, roll: str) -> int:
    """What the side that rolls now has to roll."""
    return int(told(play(s, roll), "melee")[0]["need"])


# --- gaining and bearing ------------------------------------------------------------------------


@pytest.mark.rule("DL-20.1")
def test_a_treasure_is_drawn_in_secret(game: DragonLords) -> None:
    s = game.scenario(at="gain-treasure", orcs=HOME, elves={}, treasure_pile="gungnir")
    assert len(answers(s)) == 17, "the one under the deck comes last"
    happened = play(s, "draw tyrfing", "bestow solborg")
    assert bearer(s, "tyrfing") == ("orcs", "tyrfing")
    assert ["tyrfing" in heard(happened, viewer) for viewer in (0, 1, None)] == [True, False, False]
    assert "tyrfing" in str(s.view(0).to_data())
    for viewer in (1, None):
        assert "tyrfing" not in str(s.view(viewer).to_data())


@pytest.mark.rule("DL-20.1")
def test_nobody_sees_the_treasure_while_its_bearer_is_chosen(game: DragonLords) -> None:
    s = game.scenario(at="gain-treasure", orcs=dict(lands="solborg:5 isborg:5"), elves={})
    play(s, "draw tyrfing")
    assert question(seen(s, 0)) == "ask-bestow"
    for viewer in (1, None):
        assert question(seen(s, viewer)) == "ask-bestow-hidden"


@pytest.mark.rule("DL-20.2")
def test_given_to_the_party_or_to_a_kingdom(game: DragonLords) -> None:
    orcs = dict(lands="solborg:5 eikdal:2 isborg:1", king="eikdal", party="trail-1:2", pieces="wizard-1:party")
    s = game.scenario(at="gain-treasure", orcs=orcs, elves={})
    play(s, "draw tyrfing")
    assert options(s) == {"bestow party", "give wizard-1", "bestow solborg", "bestow isborg"}
    play(s, "bestow party")
    assert (bearer(s, "tyrfing"), where(s, "orcs", "tyrfing")) == (("orcs", "tyrfing"), "party")


@pytest.mark.rule("DL-20.3")
def test_the_treasure_goes_with_its_bearer(game: DragonLords) -> None:
    orcs = dict(lands="isborg:5", king="isborg", treasures="gungnir@isborg")
    s = game.scenario(at="combat", orcs=orcs, elves=dict(lands="hrafnborg:5 vakthold:1", king="hrafnborg"))
    assert not any(option.startswith(("give", "bestow")) for option in options(s))
    assault(s, "vakthold", "bring gungnir", "send 2")
    assert where(s, "orcs", "gungnir") == "vakthold"


@pytest.mark.rule("DL-20.3")
def test_other_units_leave_it_behind(game: DragonLords) -> None:
    s = game.scenario(at="transfer", orcs=dict(lands="isborg:5 vakthold:1", treasures="gungnir@isborg"), elves={})
    play(s, "transfer isborg", "to vakthold", "send 3")
    assert where(s, "orcs", "gungnir") == "isborg"


@pytest.mark.rule("DL-20.4")
def test_commanders_and_dragonlords_bear_several(game: DragonLords) -> None:
    orcs = dict(lands="solborg:5", pieces="dragonlord:solborg wizard-1:solborg", treasures="gungnir@king")
    s = game.scenario(at="gain-treasure", orcs=orcs, elves={}, count=2)
    play(s, "draw tyrfing")
    assert options(s) == {"bestow solborg", "give king", "give wizard-1", "give dragonlord"}
    play(s, "give king", "draw svalinn", "give dragonlord")
    assert [bearer(s, one) for one in ("gungnir", "tyrfing", "svalinn")] == [
        ("orcs", "king"), ("orcs", "king"), ("orcs", "dragonlord"),
    ]  # fmt: skip


# --- using --------------------------------------------------------------------------------------


@pytest.mark.rule("DL-20.5")
def test_the_bearer_must_be_in_the_combat_zone(game: DragonLords) -> None:
    orcs = dict(treasures="gungnir@solborg tyrfing@vakthold", shown="gungnir")
    s = battle(game, "vakthold", 3, 3, orcs=orcs, elves={})
    assert why(s, "use thunder-hammer") == "DL-20.5"
    play(s, "pass")
    assert need(s, "roll 6 6 6") == 3


@pytest.mark.rule("DL-20.6")
def test_a_treasure_is_shown_when_it_is_used(game: DragonLords) -> None:
    s = battle(game, "vakthold", 3, 3, orcs=dict(treasures="gungnir@vakthold"), elves={})
    assert options(s) == {"pass", "use gungnir"}
    assert "gungnir" not in str(s.view(1).to_data())
    assert told(play(s, "use gungnir"), "treasure-shown") == [{"people": "orcs", "treasure": "gungnir"}]
    for viewer in (1, None):
        assert bearer(seen(s, viewer), "gungnir") == ("orcs", "gungnir")


@pytest.mark.rule("DL-20.6")
def test_nobody_is_obliged_to_use_one(game: DragonLords) -> None:
    s = battle(game, "vakthold", 3, 3, orcs=dict(treasures="gungnir@vakthold"), elves={})
    play(s, "pass")
    assert need(s, "roll 6 6 6") == 3
    assert "gungnir" not in str(s.view(1).to_data())


# --- when the bearer falls ----------------------------------------------------------------------


@pytest.mark.rule("DL-20.7")
def test_a_comrade_takes_it_up(game: DragonLords) -> None:
    orcs = dict(treasures="gungnir@vakthold", shown="gungnir", pieces="decoy-1:vakthold")
    s = battle(game, "vakthold", 4, 1, orcs=orcs, elves={})
    play(s, "roll 1 1 1 1", "roll 1", "lose gungnir")
    assert (asked(s), question(s)) == ("orcs", "ask-take-up")
    assert options(s) == {"pass", "give decoy-1", "take-up"}
    plain, nobody = s.copy(), s.copy()
    play(s, "give decoy-1")
    assert bearer(s, "gungnir") == ("orcs", "decoy-1")
    play(nobody, "pass")
    assert nobody.treasure_pile == (TREASURE.find("gungnir"),)
    play(plain, "take-up")
    assert (bearer(plain, "gungnir"), where(plain, "orcs", "gungnir")) == (("orcs", "gungnir"), "vakthold")
    for viewer in (0, 1, None):
        assert bearer(seen(plain, viewer), "gungnir") == ("orcs", "gungnir")


@pytest.mark.rule("DL-20.7")
@pytest.mark.reading("DL 87")
def test_whoever_remains_in_the_battle_fights_on_with_it(game: DragonLords) -> None:
    orcs = dict(treasures="gungnir@vakthold", shown="gungnir")
    s = battle(game, "vakthold", 4, 5, orcs=orcs, elves={})
    assert need(s, "roll 6 6 6 6") == 4
    play(s, "roll 1 6 6 6 6", "lose gungnir")
    assert (asked(s), question(s), options(s)) == ("orcs", "ask-take-up", {"pass", "take-up"})
    left = s.copy()
    play(s, "take-up")
    assert bearer(s, "gungnir") == ("orcs", "gungnir")
    assert need(s, "roll 6 6 6") == 4
    play(left, "pass")
    assert need(left, "roll 6 6 6") == 3
    play(left, "roll 1 6 6 6 6", "roll 1 1", "roll 6 6 6 6 6")
    assert left.fate is not None, "nobody is asked twice while the combat lasts"


@pytest.mark.rule("DL-20.7")
@pytest.mark.rule("DL-20.15")
@pytest.mark.reading("DL 87")
def test_the_new_bearer_has_an_attack_of_its_own(game: DragonLords) -> None:
    """The bearer of the hammer falls after its throw; whoever takes the hammer up still rolls in melee."""
    orcs = dict(treasures="thunder-hammer@vakthold")
    elves = dict(pieces="wizard-1:vakthold", spells="wizard-1:arrows-of-skadi")
    s = battle(game, "vakthold", 4, 5, orcs=orcs, elves=elves)
    play(s, "spell wizard-1 arrows-of-skadi", "use thunder-hammer", "lose thunder-hammer", "lose-units")
    assert (asked(s), question(s)) == ("orcs", "ask-take-up")
    play(s, "take-up")
    assert dice(s) == 3


@pytest.mark.rule("DL-20.7")
@pytest.mark.rule("DL-20.16")
def test_who_takes_up_tyrfing_has_not_swung_it(game: DragonLords) -> None:
    elves = dict(pieces="wizard-1:vakthold", spells="wizard-1:arrows-of-skadi")
    s = battle(game, "vakthold", 4, 2, orcs=dict(treasures="tyrfing@vakthold"), elves=elves)
    play(s, "spell wizard-1 arrows-of-skadi", "use tyrfing", "lose tyrfing", "take-up")
    assert dice(s) == 3, "one each"
    play(s, "roll 1 1 6", "roll 6")
    assert (holder(s, "vakthold"), units(s, "orcs", "vakthold")) == ("orcs", 3), "it wants no life"


@pytest.mark.rule("DL-20.7")
@pytest.mark.rule("DL-14.12")
def test_a_new_bearer_who_came_by_magic_cannot_retreat(game: DragonLords) -> None:
    orcs = dict(lands="isborg:5", king="isborg", treasures="gungnir@vakthold", shown="gungnir")
    elves = dict(lands="hrafnborg:5 vakthold:5", king="hrafnborg")
    s = game.scenario(at="battle", zone="vakthold", orcs=orcs, elves=elves, guests="vakthold:1+3*")
    play(s, "roll 6 6 6 6", "roll 1 6 6 6 6", "lose gungnir", "take-up")
    assert s.fate is not None, "the next round begins"
    assert has(s.beamed, PIECE.find("gungnir"))


@pytest.mark.rule("DL-20.7")
@pytest.mark.reading("DL 87")
def test_whoever_retreats_takes_up_what_comrades_dropped(game: DragonLords) -> None:
    orcs = dict(lands="isborg:5", king="isborg", treasures="gungnir@vakthold", shown="gungnir")
    s = battle(game, "vakthold", 4, 5, orcs=orcs, elves={})
    play(s, "roll 6 6 6 6", "roll 1 6 6 6 6", "lose gungnir", "pass", "retreat isborg")
    assert (asked(s), question(s)) == ("orcs", "ask-take-up"), "it has been lying there"
    play(s, "take-up")
    assert (bearer(s, "gungnir"), where(s, "orcs", "gungnir")) == (("orcs", "gungnir"), "isborg")
    assert units(s, "orcs", "isborg") == 5 + 3


@pytest.mark.rule("DL-20.7")
def test_whoever_withdraws_does_so_too(game: DragonLords) -> None:
    elves = dict(lands="hrafnborg:5 vakthold:4 granheim:1", treasures="svalinn@vakthold", shown="svalinn",
                 scrolls="muspelheim")  # fmt: skip
    s = battle(game, "vakthold", 5, 4, orcs={}, elves=elves)
    play(
        s, "pass", "roll 1 6 6 6 6", "roll 6 6 6 6", "lose svalinn", "pass", "cast muspelheim", "to granheim", "take-up"
    )
    assert (bearer(s, "svalinn"), where(s, "elves", "svalinn")) == (("elves", "svalinn"), "granheim")
    assert holder(s, "vakthold") == "orcs"


@pytest.mark.rule("DL-20.8")
def test_the_enemy_takes_it(game: DragonLords) -> None:
    s = battle(game, "vakthold", 4, 1, orcs={}, elves=dict(treasures="svalinn@vakthold"))
    play(s, "pass", "roll 1 1 1 1", "roll 6")
    assert (asked(s), question(s)) == ("orcs", "ask-take-up")
    play(s, "take-up")
    assert (bearer(s, "svalinn"), where(s, "orcs", "svalinn")) == (("orcs", "svalinn"), "vakthold")


@pytest.mark.rule("DL-20.9")
@pytest.mark.reading("DL 16")
def test_a_treasure_that_nobody_can_take_is_lost(game: DragonLords) -> None:
    s = battle(game, "vakthold", 1, 1, orcs={}, elves=dict(treasures="svalinn@vakthold"), treasure_pile="tyrfing")
    play(s, "pass", "roll 1", "roll 1")
    assert (bearer(s, "svalinn"), pile(s)) == (None, ["tyrfing", "svalinn"])


@pytest.mark.rule("DL-20.9")
def test_a_treasure_sinks_with_the_ship(game: DragonLords) -> None:
    elves = dict(lands="isborg:3", ships="2:k3:2", treasures="svalinn@ship-2")
    s = game.scenario(at="naval", orcs=HOME | dict(scrolls="summon-kraken"), elves=elves)
    play(s, "cast summon-kraken", "strike 2")
    assert (bearer(s, "svalinn"), pile(s)) == (None, ["svalinn"])


# --- Nidhogg Shield -----------------------------------------------------------------------------

SHIELD = dict(treasures="nidhogg-shield@vakthold")


@pytest.mark.rule("DL-20.10")
@pytest.mark.reading("DL 58")
@pytest.mark.parametrize("fire", ["cast infernal", "spell wizard-1 fireball"])
def test_fire_does_no_harm_behind_the_shield(game: DragonLords, fire: str) -> None:
    orcs = dict(scrolls="infernal", pieces="wizard-1:vakthold", spells="wizard-1:fireball")
    s = battle(game, "vakthold", 3, 5, orcs=orcs, elves=SHIELD)
    play(s, fire, *(["roll 4"] if "infernal" in fire else []))
    assert (asked(s), options(s)) == ("elves", {"pass", "use nidhogg-shield"})
    hidden = s.copy()
    play(s, "use nidhogg-shield", "pass")
    assert units(s, "elves", "vakthold") == 5
    play(hidden, "pass", "pass", "lose-units")
    assert units(hidden, "elves", "vakthold") < 5, "nobody has to show it"


@pytest.mark.rule("DL-20.10")
@pytest.mark.reading("DL 58")
def test_dragon_fire_is_fire(game: DragonLords) -> None:
    s = battle(
        game, "vakthold", 3, 5, orcs=dict(pieces="dragonlord:vakthold"), elves=SHIELD | dict(shown="nidhogg-shield")
    )
    assert units(s, "elves", "vakthold") == 5
    assert dice(s) == 2, "it is time for melee"


@pytest.mark.rule("DL-20.10")
def test_a_dragon_still_has_claws(game: DragonLords) -> None:
    orcs = dict(party="lair-east:4", treasures="nidhogg-shield@party", shown="nidhogg-shield")
    s = game.scenario(at="lair", orcs=orcs, elves={})
    assert units(s, "orcs", "party") == 4, "its fire does nothing"
    play(s, "roll 1", "roll 12", "roll 12", "roll 12", "roll 12", "lose-units")
    assert units(s, "orcs", "party") == 3


@pytest.mark.rule("DL-20.10")
@pytest.mark.reading("DL 58")
def test_the_missile_of_a_fire_lord_is_fire(game: DragonLords) -> None:
    orcs = dict(party="trail-1:4", treasures="nidhogg-shield@party", shown="nidhogg-shield")
    s = game.scenario(at="fight", card="fires-of-surt", face="cursed", orcs=orcs, elves={})
    assert units(s, "orcs", "party") == 4
    s = game.scenario(at="fight", card="frozen-mere", face="cursed", orcs=orcs, elves={})
    assert question(s) == "ask-losses", "cold is not fire"


# --- Dark Crystal -------------------------------------------------------------------------------


@pytest.mark.rule("DL-20.11")
def test_the_dark_crystal_sends_a_dragonlord_away(game: DragonLords) -> None:
    elves = dict(treasures="dark-crystal@vakthold")
    s = battle(game, "vakthold", 3, 5, orcs=dict(pieces="dragonlord:vakthold"), elves=elves)
    assert (asked(s), options(s)) == ("elves", {"pass", "use dark-crystal"})
    happened = play(s, "use dark-crystal")
    assert where(s, "orcs", "dragonlord") is None
    assert (units(s, "orcs", "vakthold"), units(s, "elves", "vakthold")) == (2, 5)
    assert "dragon-fire" not in events(happened)
    assert (bearer(s, "dark-crystal"), pile(s)) == (None, ["dark-crystal"])
    assert need(s, "roll 6 6") == 3
    assert need(s, "roll 6 6 6 6 6") == 2, "its shadow lasts for the round"
    play(s, "roll 6 6")
    assert need(s, "roll 6 6 6 6 6") == 3, "and no longer"


@pytest.mark.rule("DL-20.11")
def test_an_attacker_may_show_it_before_the_defender_breathes_fire(game: DragonLords) -> None:
    elves = dict(pieces="dragonlord:vakthold")
    s = battle(game, "vakthold", 3, 5, orcs=dict(treasures="dark-crystal@vakthold"), elves=elves)
    play(s, "elves: pass")
    assert (asked(s), question(s), options(s)) == ("orcs", "ask-crystal", {"pass", "use dark-crystal"})
    play(s, "use dark-crystal")
    assert where(s, "elves", "dragonlord") is None
    assert units(s, "orcs", "vakthold") == 3, "nobody was burnt"


@pytest.mark.rule("DL-20.11")
def test_or_in_the_other_missile_step(game: DragonLords) -> None:
    elves = dict(pieces="dragonlord:vakthold")
    s = battle(game, "vakthold", 3, 5, orcs=dict(treasures="dark-crystal@vakthold"), elves=elves)
    play(s, "elves: pass", "orcs: pass")
    assert (question(s), options(s)) == ("ask-missiles", {"pass", "use dark-crystal"}), "the own step, after the fire"
    play(s, "use dark-crystal")
    assert where(s, "elves", "dragonlord") is None
    assert units(s, "orcs", "vakthold") == 2


@pytest.mark.rule("DL-20.11")
def test_the_crystal_does_nothing_to_dragons(game: DragonLords) -> None:
    s = game.scenario(at="lair", orcs=dict(party="lair-east:4", treasures="dark-crystal@party"), elves={})
    assert question(s) == "ask-losses", "the dragon has breathed fire, and nobody was asked"


# --- strength -----------------------------------------------------------------------------------


@pytest.mark.rule("DL-20.12", "DL-20.13")
@pytest.mark.parametrize(("treasure", "own", "another"), [("gungnir", 4, 3), ("svalinn", 3, 4)])
def test_gungnir_in_the_own_turn_and_svalinn_in_another(
    game: DragonLords, treasure: str, own: int, another: int
) -> None:
    borne = dict(treasures=f"{treasure}@vakthold", shown=treasure)
    s = battle(game, "vakthold", 3, 3, orcs=borne, elves={})
    assert need(s, "roll 6 6 6") == own
    assert need(s, "roll 6 6 6") == 3, "its own side only"
    s = battle(game, "vakthold", 3, 3, orcs={}, elves=borne)
    assert need(s, "roll 6 6 6") == 3
    assert need(s, "roll 6 6 6") == another


@pytest.mark.rule("DL-20.12")
def test_gungnir_on_the_own_quest(game: DragonLords) -> None:
    orcs = dict(party="trail-1:2", treasures="gungnir@party", shown="gungnir")
    s = game.scenario(at="fight", card="wolf-moon", face="ignored", orcs=orcs, elves={})
    play(s, "roll 6")
    assert need(s, "roll 6 6") == 4, "the party defends, but it is its own turn"


@pytest.mark.rule("DL-20.14")
def test_the_helm_of_dread(game: DragonLords) -> None:
    s = battle(game, "vakthold", 3, 3, orcs=dict(treasures="helm-of-dread@vakthold"), elves={})
    play(s, "use helm-of-dread")
    assert (need(s, "roll 6 6 6"), need(s, "roll 6 6 6")) == (3, 2)


@pytest.mark.rule("DL-20.14")
def test_the_helm_adds_nothing_to_a_dragonlord(game: DragonLords) -> None:
    orcs = dict(treasures="helm-of-dread@vakthold", shown="helm-of-dread", pieces="dragonlord:vakthold")
    s = battle(game, "vakthold", 3, 3, orcs=orcs, elves={})
    assert (need(s, "roll 6 6"), need(s, "roll 6 6")) == (3, 2)


@pytest.mark.rule("DL-20.14")
def test_monsters_know_no_dread(game: DragonLords) -> None:
    orcs = dict(party="trail-1:2", treasures="helm-of-dread@party", shown="helm-of-dread")
    s = game.scenario(at="fight", card="wolf-moon", face="ignored", orcs=orcs, elves={})
    assert need(s, "roll 6") == 3


@pytest.mark.rule("DL-20.21")
def test_the_belt_of_megingjord(game: DragonLords) -> None:
    s = battle(game, "isborg", 3, 3, orcs=dict(treasures="megingjord@isborg"), elves={})
    hidden = s.copy()
    play(s, "use megingjord")
    play(hidden, "pass")
    assert (need(s, "roll 6 6 6"), need(hidden, "roll 6 6 6")) == (3, 2)


@pytest.mark.rule("DL-20.21")
def test_the_belt_is_for_kingdoms_and_attackers(game: DragonLords) -> None:
    belt = dict(treasures="megingjord@vakthold", shown="megingjord")
    s = battle(game, "vakthold", 3, 3, orcs=belt, elves={})
    assert need(s, "roll 6 6 6") == 3
    s = battle(game, "isborg", 3, 3, orcs={}, elves=dict(treasures="megingjord@isborg", shown="megingjord"))
    assert (need(s, "roll 6 6 6"), need(s, "roll 6 6 6")) == (2, 3)


# --- Thunder Hammer -----------------------------------------------------------------------------

HAMMER = dict(treasures="thunder-hammer@vakthold")


@pytest.mark.rule("DL-20.15")
def test_the_hammer_hits_instead_of_a_melee_roll(game: DragonLords) -> None:
    s = battle(game, "vakthold", 3, 5, orcs=HAMMER, elves={})
    play(s, "use thunder-hammer")
    assert (units(s, "elves", "vakthold"), dice(s)) == (4, 2)


@pytest.mark.rule("DL-20.15")
def test_it_may_stay_unused(game: DragonLords) -> None:
    s = battle(game, "vakthold", 3, 5, orcs=HAMMER, elves={})
    play(s, "pass")
    assert (units(s, "elves", "vakthold"), dice(s)) == (5, 3)


@pytest.mark.rule("DL-20.15")
@pytest.mark.reading("DL 49")
def test_the_hammer_can_be_answered(game: DragonLords) -> None:
    s = battle(game, "vakthold", 3, 5, orcs=HAMMER, elves=dict(scrolls="reflect dispel-magic"))
    play(s, "use thunder-hammer")
    assert (asked(s), options(s)) == ("elves", {"pass", "cast reflect", "cast dispel-magic"})
    turned = s.copy()
    play(s, "cast dispel-magic")
    assert (units(s, "elves", "vakthold"), units(s, "orcs", "vakthold"), dice(s)) == (5, 3, 2)
    play(turned, "cast reflect", "lose-units")
    assert (units(turned, "elves", "vakthold"), units(turned, "orcs", "vakthold")) == (5, 2)


@pytest.mark.rule("DL-20.15")
def test_no_hammer_at_sea(game: DragonLords) -> None:
    orcs = dict(treasures="thunder-hammer@ship-1", scrolls="berserk")
    s = sea_battle(game, "k3", 3, 3, orcs=orcs, elves={})
    assert why(s, "use thunder-hammer") == "DL-20.15"


@pytest.mark.rule("DL-20.15", "DL-20.16")
@pytest.mark.parametrize("treasure", ["thunder-hammer", "tyrfing"])
def test_a_dragonlord_has_no_melee_roll_to_give_up(game: DragonLords, treasure: str) -> None:
    orcs = dict(pieces="dragonlord:vakthold", treasures=f"{treasure}@dragonlord", scrolls="tempest")
    s = battle(game, "vakthold", 3, 3, orcs=orcs, elves={})
    assert options(s) == {"pass", "cast tempest"}


@pytest.mark.rule("DL-20.15", "DL-20.16")
def test_one_attack_for_each_bearer(game: DragonLords) -> None:
    orcs = dict(pieces="wizard-1:vakthold", spells="wizard-1:fireball",
                treasures="thunder-hammer@wizard-1 tyrfing@wizard-1", scrolls="einherjar")  # fmt: skip
    s = battle(game, "vakthold", 3, 9, orcs=orcs, elves={})
    for one in ("use thunder-hammer", "use tyrfing", "spell wizard-1 fireball"):
        after = s.copy()
        play(after, one)
        assert options(after) == {"pass", "cast einherjar"}, one


# --- Tyrfing ------------------------------------------------------------------------------------

TYRFING = dict(treasures="tyrfing@vakthold")


@pytest.mark.rule("DL-20.16")
def test_tyrfing_rolls_three_dice_and_wants_a_life(game: DragonLords) -> None:
    s = battle(game, "vakthold", 3, 2, orcs=TYRFING | dict(pieces="decoy-1:vakthold"), elves={})
    play(s, "use tyrfing")
    assert dice(s) == 5
    play(s, "roll 1 1 6 6 6", "roll 6 6")
    assert (question(s), options(s)) == ("ask-tyrfing", {"lose decoy-1", "lose-units"}), "not the bearer"
    play(s, "lose-units")
    assert units(s, "orcs", "vakthold") == 2


@pytest.mark.rule("DL-20.16")
def test_one_life_for_a_whole_combat(game: DragonLords) -> None:
    s = battle(game, "vakthold", 4, 2, orcs=TYRFING, elves={})
    play(s, "use tyrfing", "roll 1 6 6 6 6 6", "roll 6 6")
    assert options(s) == {"pass", "use tyrfing"}, "each round anew"
    play(s, "pass")
    assert dice(s) == 4
    play(s, "roll 1 6 6 6", "roll 6", "lose-units")
    assert units(s, "orcs", "vakthold") == 3
    assert question(s) == "ask-combat"


@pytest.mark.rule("DL-20.16")
def test_no_life_if_it_was_not_swung(game: DragonLords) -> None:
    s = battle(game, "vakthold", 3, 2, orcs=TYRFING, elves={})
    play(s, "pass", "roll 1 1 6", "roll 6 6")
    assert (question(s), units(s, "orcs", "vakthold")) == ("ask-combat", 3)


@pytest.mark.rule("DL-20.16")
def test_no_life_if_the_battle_was_over_before_the_melee(game: DragonLords) -> None:
    s = battle(game, "vakthold", 3, 1, orcs=TYRFING | dict(scrolls="tempest"), elves={})
    play(s, "use tyrfing", "cast tempest", "roll 1")
    assert (question(s), units(s, "orcs", "vakthold")) == ("ask-combat", 3)


@pytest.mark.rule("DL-20.16")
def test_the_bearer_alone_pays_nothing(game: DragonLords) -> None:
    s = battle(game, "vakthold", 1, 1, orcs=TYRFING, elves={})
    play(s, "use tyrfing", "roll 1 6 6", "roll 6")
    assert (question(s), units(s, "orcs", "vakthold")) == ("ask-combat", 1)


# --- Brisingamen --------------------------------------------------------------------------------

BRISINGAMEN = dict(treasures="brisingamen@vakthold")


@pytest.mark.rule("DL-20.17")
def test_brisingamen_saves_on_a_one(game: DragonLords) -> None:
    s = battle(game, "vakthold", 3, 5, orcs={}, elves=BRISINGAMEN)
    play(s, "roll 1 1 1", "roll 6 6 6 6 6")
    assert (asked(s), options(s)) == ("elves", {"pass", "use brisingamen"})
    play(s, "use brisingamen")
    assert dice(s) == 3
    play(s, "roll 1 2 6", "lose-units")
    assert units(s, "elves", "vakthold") == 3


@pytest.mark.rule("DL-20.17")
def test_five_dice_at_most(game: DragonLords) -> None:
    s = battle(game, "vakthold", 6, 9, orcs={}, elves=BRISINGAMEN | dict(shown="brisingamen"))
    play(s, "roll 1 1 1 1 1 1", "roll 6 6 6 6 6 6", "roll 6 6 6")
    assert dice(s) == 5
    play(s, "roll 1 1 1 1 1", "lose-units")
    assert units(s, "elves", "vakthold") == 8


@pytest.mark.rule("DL-20.17")
def test_brisingamen_is_no_help_against_missiles(game: DragonLords) -> None:
    s = battle(game, "vakthold", 3, 5, orcs=dict(scrolls="tempest"), elves=BRISINGAMEN | dict(shown="brisingamen"))
    play(s, "cast tempest", "roll 2")
    assert (asked(s), question(s)) == ("elves", "ask-losses")


# --- Valkyrie Cloak and Skidbladnir -------------------------------------------------------------


@pytest.mark.rule("DL-20.18")
def test_the_valkyrie_cloak(game: DragonLords) -> None:
    orcs = dict(lands="solborg:6 eikdal:1 hlesey:1", treasures="valkyrie-cloak@solborg", mana=0)
    s = game.scenario(at="naval", orcs=orcs, elves=dict(lands="isborg:3"))
    play(s, "use valkyrie-cloak")
    assert options(s) == {"to eikdal", "to hlesey"}, "friendly territories"
    play(s, "to hlesey")
    assert "send 2" in options(s)
    assert "send 3" not in options(s)
    play(s, "send 2")
    assert (units(s, "orcs", "hlesey"), where(s, "orcs", "valkyrie-cloak")) == (4, "hlesey")


@pytest.mark.rule("DL-20.18")
def test_the_cloak_once_a_turn(game: DragonLords) -> None:
    orcs = dict(lands="solborg:6 eikdal:3", treasures="valkyrie-cloak@solborg", scrolls="einherjar")
    s = game.scenario(at="naval", orcs=orcs, elves={})
    play(s, "use valkyrie-cloak", "to eikdal", "done")
    assert why(s, "use valkyrie-cloak") == "DL-20.18"


@pytest.mark.rule("DL-20.18")
def test_the_cloak_leaves_no_territory_empty(game: DragonLords) -> None:
    orcs = dict(lands="solborg:6 eikdal:1", treasures="valkyrie-cloak@eikdal", scrolls="einherjar")
    s = game.scenario(at="naval", orcs=orcs, elves={})
    assert "use valkyrie-cloak" not in options(s)


@pytest.mark.rule("DL-20.19")
def test_skidbladnir_has_room_for_ten(game: DragonLords) -> None:
    orcs = dict(lands="solborg:5 ravnvik:14", ships="1:ravnvik", treasures="skidbladnir@ravnvik")
    s = game.scenario(at="naval", orcs=orcs, elves={})
    play(s, "embark 1", "bring skidbladnir", "send 7")
    assert units(s, "orcs", "ship-1") == 8
    play(s, "load ravnvik")
    assert "send 2" in options(s)
    assert "send 3" not in options(s)


@pytest.mark.rule("DL-20.19")
@pytest.mark.parametrize("treasure", ["skidbladnir", "flask-of-mimir"])
def test_how_much_room_a_ship_has_is_written_nowhere(game: DragonLords, treasure: str) -> None:
    """Else everybody could read in the question to its owner which treasure is aboard."""
    orcs = dict(lands="solborg:5 ravnvik:14", ships="1:k10:2", treasures=f"{treasure}@ship-1")
    s = game.scenario(at="naval", orcs=orcs, elves=dict(lands="isborg:5"))
    play(s, "embark 1", "load ravnvik")
    (band,) = [step for step in seen(s, None).agenda if type(step).__name__ == "Band"]
    assert band.values()["most"] == MOST
    assert max(int(option.split()[1]) for option in options(s) if option.startswith("send")) == (
        8 if treasure == "skidbladnir" else 6
    )


@pytest.mark.rule("DL-20.19")
@pytest.mark.parametrize(("name", "zones"), [("orcs", 10), ("barbarians", 14)])
def test_skidbladnir_sails_four_zones_farther(game: DragonLords, name: str, zones: int) -> None:
    one = dict(lands="solborg:5", ships="1:a1:3", treasures="skidbladnir@ship-1")
    parts: dict[str, Any] = {name: one, "elves": {}}
    s = game.scenario(at="naval", **parts)
    play(s, "embark 1")
    assert s.decision is not None
    assert s.decision.prompt.words()["zones"] == zones


# --- Raven Banner, Gleipnir, Gjallarhorn --------------------------------------------------------


def bannered(game: DragonLords, **more: Any) -> DragonLordsState:
    elves = dict(lands="hrafnborg:5 vakthold:4 granheim:1 snowtind:1", treasures="raven-banner@vakthold")
    return battle(game, "vakthold", 5, 4, orcs={}, elves=elves | more)


@pytest.mark.rule("DL-20.20")
def test_the_raven_banner_leads_all_away_after_a_round(game: DragonLords) -> None:
    s = bannered(game)
    play(s, "roll 1 6 6 6 6", "roll 6 6 6 6", "lose-units")
    assert (asked(s), options(s)) == ("elves", {"pass", "use raven-banner"})
    play(s, "use raven-banner")
    assert options(s) == {"to granheim", "to snowtind"}
    play(s, "to snowtind")
    assert (units(s, "elves", "snowtind"), where(s, "elves", "raven-banner")) == (4, "snowtind")
    assert holder(s, "vakthold") == "orcs"


@pytest.mark.rule("DL-20.20")
def test_the_banner_may_stay_for_another_round(game: DragonLords) -> None:
    s = bannered(game)
    play(s, "roll 6 6 6 6 6", "roll 6 6 6 6", "pass", "roll 6 6 6 6 6", "roll 6 6 6 6")
    assert options(s) == {"pass", "use raven-banner"}


@pytest.mark.rule("DL-20.20")
def test_the_banner_needs_somewhere_to_go(game: DragonLords) -> None:
    s = bannered(game, lands="hrafnborg:5 vakthold:4")
    play(s, "roll 6 6 6 6 6", "roll 6 6 6 6")
    assert s.fate is not None, "the next round begins"


@pytest.mark.rule("DL-20.20")
def test_the_banner_is_for_defenders(game: DragonLords) -> None:
    orcs = dict(lands="isborg:5", king="isborg", treasures="raven-banner@vakthold")
    s = battle(game, "vakthold", 3, 3, orcs=orcs, elves={})
    play(s, "roll 6 6 6", "roll 6 6 6")
    assert options(s) == {"again", "retreat isborg"}


def bound(game: DragonLords, piece: str, **elves: Any) -> DragonLordsState:
    """The Orcs have bound a commander of the Elves."""
    s = battle(game, "vakthold", 3, 3, orcs=dict(treasures="gleipnir@vakthold"), elves=elves)
    play(s, "use gleipnir")
    assert options(s) == {f"bind {piece}"}
    play(s, f"bind {piece}")
    return s


@pytest.mark.rule("DL-20.22")
def test_gleipnir_binds_a_king(game: DragonLords) -> None:
    s = bound(game, "king", king="vakthold", shown="king")
    play(s, "roll 6 6 6")
    assert dice(s) == 2, "the King does not strike"
    assert need(s, "roll 6 6") == 3
    assert dice(s) == 3
    play(s, "roll 6 6 6")
    assert (dice(s), need(s, "roll 6 6 6")) == (3, 4), "in the second round he is free, and cannot be bound again"


@pytest.mark.rule("DL-20.22")
def test_gleipnir_binds_a_wizard(game: DragonLords) -> None:
    known = "wizard-1:arrows-of-skadi,teleport"
    s = bound(game, "wizard-1", pieces="wizard-1:vakthold", shown="wizard-1", spells=known, scrolls="tempest")
    assert (asked(s), options(s)) == ("elves", {"pass", "cast tempest"})
    assert why(s, "spell wizard-1 arrows-of-skadi") == "DL-20.22"


@pytest.mark.rule("DL-20.22")
def test_gleipnir_binds_a_dragonlord(game: DragonLords) -> None:
    s = bound(game, "dragonlord", pieces="dragonlord:vakthold")
    assert units(s, "orcs", "vakthold") == 3, "it breathes no fire"
    assert need(s, "roll 6 6 6") == 3, "and nobody fears it"


@pytest.mark.rule("DL-20.22")
def test_a_bound_wizard_breeds_nobody(game: DragonLords) -> None:
    orcs = dict(pieces="wizard-1:vakthold", spells="wizard-1:utgard-brood", mana=5, shown="wizard-1", scrolls="tempest")
    s = battle(game, "vakthold", 3, 3, elves=dict(treasures="gleipnir@vakthold"), orcs=orcs)
    play(s, "use gleipnir", "bind wizard-1")
    assert (asked(s), options(s)) == ("orcs", {"pass", "cast tempest"})


@pytest.mark.rule("DL-20.22")
def test_gleipnir_binds_only_what_lies_open(game: DragonLords) -> None:
    elves = dict(king="vakthold", pieces="wizard-1:vakthold")
    s = battle(game, "vakthold", 3, 3, orcs=dict(treasures="gleipnir@vakthold"), elves=elves)
    assert asked(s) == "elves", "the Orcs are not asked"


@pytest.mark.rule("DL-20.22")
def test_gleipnir_in_the_first_round_only(game: DragonLords) -> None:
    s = battle(
        game, "vakthold", 3, 3, orcs=dict(treasures="gleipnir@vakthold"), elves=dict(king="vakthold", shown="king")
    )
    play(s, "pass", "roll 6 6 6", "roll 6 6 6")
    assert dice(s) == 3, "nobody is asked again"


@pytest.mark.rule("DL-20.27")
@pytest.mark.reading("DL 15")
def test_gjallarhorn_calls_for_aid(game: DragonLords) -> None:
    elves = dict(lands="hrafnborg:5 vakthold:2 granheim:6 snowtind:3", treasures="gjallarhorn@vakthold")
    s = battle(game, "vakthold", 3, 2, orcs={}, elves=elves)
    assert (asked(s), options(s)) == ("elves", {"pass", "from granheim", "from snowtind"})
    play(s, "from granheim")
    assert "send 3" in options(s)
    assert "send 4" not in options(s)
    play(s, "send 3")
    assert (units(s, "elves", "vakthold"), units(s, "elves", "granheim")) == (5, 3)
    play(s, "roll 6 6 6")
    assert dice(s) == 5


@pytest.mark.rule("DL-20.27")
def test_one_unit_stays_where_aid_comes_from(game: DragonLords) -> None:
    elves = dict(lands="hrafnborg:5 vakthold:2 granheim:3 snowtind:1", treasures="gjallarhorn@vakthold")
    s = battle(game, "vakthold", 3, 2, orcs={}, elves=elves)
    assert options(s) == {"pass", "from granheim"}
    play(s, "from granheim")
    assert "send 2" in options(s)
    assert "send 3" not in options(s)


@pytest.mark.rule("DL-20.27")
def test_the_horn_once_in_a_turn(game: DragonLords) -> None:
    elves = dict(lands="hrafnborg:5 vakthold:2 granheim:6", treasures="gjallarhorn@vakthold")
    s = battle(game, "vakthold", 3, 2, orcs={}, elves=elves, done="gjallarhorn")
    assert s.fate is not None


# --- Flask of Mimir, Rune Staff -----------------------------------------------------------------


@pytest.mark.rule("DL-20.23")
def test_the_flask_cures_for_nothing(game: DragonLords) -> None:
    orcs = dict(party="trail-1:4", treasures="flask-of-mimir@party", mana=0)
    s = game.scenario(at="fight", card="web-hung-wood", face="cursed", count=3, orcs=orcs, elves={})
    play(s, "roll 1 1 1", "roll 6")
    assert options(s) == {"pass", "use flask-of-mimir"}
    play(s, "use flask-of-mimir")
    assert units(s, "orcs", "party") == 4
    assert bearer(s, "flask-of-mimir") == ("orcs", "flask-of-mimir"), "it is not used up"
    play(s, "roll 1 1 1", "roll 6")
    assert units(s, "orcs", "party") == 4, "once shown, it heals by itself"


@pytest.mark.rule("DL-20.23")
def test_the_flask_cures_its_only_and_poisoned_bearer(game: DragonLords) -> None:
    orcs = dict(party="trail-1:1", treasures="flask-of-mimir@party", shown="flask-of-mimir")
    s = game.scenario(at="fight", card="web-hung-wood", face="ignored", count=1, orcs=orcs, elves={})
    play(s, "roll 1")
    assert units(s, "orcs", "party") == 1


@pytest.mark.rule("DL-20.23")
def test_the_flask_cancels_what_heal_can_cancel(game: DragonLords) -> None:
    elves = dict(lands="hrafnborg:3 vakthold:5", king="hrafnborg", treasures="flask-of-mimir@vakthold")
    s = game.scenario(at="combat", orcs=dict(lands="isborg:5", scrolls="black-death"), elves=elves)
    play(s, "cast black-death", "strike vakthold")
    assert (asked(s), options(s)) == ("elves", {"pass", "use flask-of-mimir"})
    play(s, "use flask-of-mimir")
    assert units(s, "elves", "vakthold") == 5
    s = battle(game, "vakthold", 3, 4, orcs=dict(scrolls="berserk"), elves=dict(treasures="flask-of-mimir@vakthold"))
    play(s, "cast berserk", "roll 1 1 1 6", "elves: use flask-of-mimir")
    assert units(s, "elves", "vakthold") == 4


def staffed(game: DragonLords, at: str, **more: Any) -> DragonLordsState:
    """Dwarves with a Wizard and the Rune Staff at a place."""
    dwarves = dict(pieces="wizard-1:vakthold", spells="wizard-1:lightning-bolt", treasures=f"rune-staff@{at}") | more
    return battle(game, "vakthold", 3, 9, dwarves=dwarves, elves={})


@pytest.mark.rule("DL-20.24")
def test_the_first_spell_beside_the_staff_is_cheaper(game: DragonLords) -> None:
    s = staffed(game, "vakthold", mana=1)
    happened = play(s, "spell wizard-1 lightning-bolt")
    assert mana(s, "dwarves") == 1
    assert "treasure-shown" in events(happened)
    play(s, "roll 6 6", "roll 6 6 6 6 6 6", "roll 6 6", "spell wizard-1 lightning-bolt")
    assert mana(s, "dwarves") == 0, "the second one in the turn has its price"


@pytest.mark.rule("DL-20.24")
def test_the_staff_must_be_in_the_zone(game: DragonLords) -> None:
    s = staffed(game, "solborg", mana=1)
    play(s, "spell wizard-1 lightning-bolt")
    assert mana(s, "dwarves") == 0


@pytest.mark.rule("DL-20.24")
def test_the_staff_helps_who_has_no_mana(game: DragonLords) -> None:
    assert "spell wizard-1 lightning-bolt" in options(staffed(game, "vakthold", mana=0))
    elves = dict(lands="isborg:5", pieces="wizard-1:isborg", spells="wizard-1:vor-clarity", mana=0,
                 treasures="rune-staff@isborg")  # fmt: skip
    s = game.scenario(at="purchase", elves=elves, orcs=dict(scrolls="tempest"))
    assert "spell wizard-1 vor-clarity" in options(s)


@pytest.mark.rule("DL-20.24")
def test_a_dear_spell_is_one_cheaper(game: DragonLords) -> None:
    orcs = dict(lands="solborg:4", pieces="wizard-1:solborg", spells="wizard-1:utgard-brood", mana=2,
                treasures="rune-staff@wizard-1")  # fmt: skip
    s = game.scenario(at="purchase", orcs=orcs, elves={})
    play(s, "spell wizard-1 utgard-brood")
    assert mana(s, "orcs") == 0


@pytest.mark.rule("DL-20.24")
def test_the_staff_on_another_ship_of_the_fleet(game: DragonLords) -> None:
    barbarians = dict(ships="1:k3:3 3:k3:2", pieces="wizard-1:ship-1", spells="wizard-1:cone-of-cold", mana=0,
                      treasures="rune-staff@ship-3")  # fmt: skip
    s = sea_battle(game, "k3", 3, 3, barbarians=barbarians, elves={})
    assert "spell wizard-1 cone-of-cold" in options(s)


# --- gold ---------------------------------------------------------------------------------------


def income(game: DragonLords, orcs: dict[str, Any]) -> DragonLordsState:
    return game.scenario(at="income", alone=True, orcs=orcs, elves={})


@pytest.mark.rule("DL-20.25")
def test_draupnir_adds_two_gold(game: DragonLords) -> None:
    s = income(game, HOME | dict(treasures="draupnir@solborg"))
    assert options(s) == {"done", "use draupnir"}
    hidden = s.copy()
    play(s, "use draupnir")
    assert gold(s, "orcs") == 5 + 2
    assert bearer(seen(s, 1), "draupnir") == ("orcs", "draupnir")
    play(hidden, "done")
    assert gold(hidden, "orcs") == 5
    assert bearer(seen(hidden, 1), "draupnir") is None, "unused and unseen"


@pytest.mark.rule("DL-20.25")
@pytest.mark.parametrize(
    ("orcs", "amount"),
    [(HOME | dict(treasures="draupnir@solborg"), 7),
     (HOME | dict(party="trail-1:2", treasures="draupnir@party"), 5),
     (HOME | dict(ships="1:k3:2", treasures="draupnir@ship-1"), 5),
     (HOME | dict(captive=2, treasures="draupnir@captive"), 5),
     (dict(lands="eikdal:3", treasures="draupnir@eikdal"), 0)],
    ids=["at home", "in the Wastelands", "at sea", "captured", "without a Kingdom"],
)  # fmt: skip
def test_where_draupnir_drips(game: DragonLords, orcs: dict[str, Any], amount: int) -> None:
    s = income(game, orcs | dict(shown="draupnir"))
    assert question(s) == "ask-rest", "once shown, it needs no asking"
    assert gold(s, "orcs") == amount


@pytest.mark.rule("DL-20.26")
def test_andvaris_hoard(game: DragonLords) -> None:
    s = game.scenario(at="gain-treasure", alone=True, orcs=HOME | dict(party="trail-1:2"), elves={})
    play(s, "draw andvari-hoard")
    assert gold(s, "orcs") == 10
    assert (bearer(s, "andvari-hoard"), pile(s), question(s)) == (None, ["andvari-hoard"], "ask-rest")


@pytest.mark.rule("DL-20.26")
def test_the_hoard_of_the_overthrown_becomes_units(game: DragonLords) -> None:
    s = game.scenario(at="gain-treasure", phase="quest", orcs=dict(lands="eikdal:3", party="trail-1:2"), elves={})
    play(s, "draw andvari-hoard")
    assert s.position()["turn"]["purse"] == 10


# --- fights between parties ---------------------------------------------------------------------


@pytest.mark.rule("DL-20.28")
@pytest.mark.parametrize(("space", "fights"), [("trail-2", True), ("den-east", False), ("shrine-east", False)])
def test_parties_fight_on_one_space_only(game: DragonLords, space: str, fights: bool) -> None:
    at = "shrine-east" if space == "shrine-east" else "trail-2"
    s = game.scenario(at="arrive", orcs=dict(party=f"{at}:3"), elves=dict(party=f"{space}:3"))
    assert (s.fight is not None) == fights


@pytest.mark.rule("DL-20.29")
def test_the_mover_attacks_in_seven_steps(game: DragonLords) -> None:
    wizard = dict(pieces="wizard-1:party", mana=1)
    orcs = dict(party="trail-1:3", spells="wizard-1:fireball") | wizard
    elves = dict(party="trail-1:3", spells="wizard-1:arrows-of-skadi") | wizard
    s = game.scenario(at="parties", orcs=orcs, elves=elves)
    assert (asked(s), question(s)) == ("elves", "ask-missiles"), "the defender shoots first"
    play(s, "pass")
    assert asked(s) == "orcs"
    happened = play(s, "pass", "roll 6 6 6", "roll 6 6 6")
    assert [one["people"] for one in told(happened, "melee")] == ["orcs", "elves"], "the attacker strikes first"


@pytest.mark.rule("DL-20.30")
def test_until_one_party_is_left(game: DragonLords) -> None:
    s = game.scenario(at="parties", orcs=dict(party="trail-1:3"), elves=dict(party="trail-1:3"))
    for _ in range(3):
        assert s.decision is None, "nobody is asked whether to go on"
        play(s, "roll 6 6 6", "roll 6 6 6")
    play(s, "roll 1 1 1", "roll 6 6 6")
    assert (party(s, "orcs"), party(s, "elves")) == ("trail-1", None)


@pytest.mark.rule("DL-20.30")
def test_or_none(game: DragonLords) -> None:
    s = game.scenario(at="parties", orcs=dict(party="trail-1:1"), elves=dict(party="trail-1:1"))
    play(s, "roll 1", "roll 1")
    assert (party(s, "orcs"), party(s, "elves")) == (None, None)


@pytest.mark.rule("DL-20.31")
@pytest.mark.reading("DL 70")
def test_the_space_does_not_act_after_a_fight(game: DragonLords) -> None:
    orcs = dict(party="village-north:3", prophecies="mead-of-poetry")
    s = game.scenario(at="arrive", orcs=orcs, elves=dict(party="village-north:1"))
    happened = play(s, "roll 1 1 1", "roll 6")
    assert party(s, "orcs") == "village-north"
    assert "companion-joined" not in events(happened)
    assert s.position()["phase"] == "combat", "no companion, no purchase, no prophecy"


@pytest.mark.rule("DL-20.32", "DL-20.33")
@pytest.mark.reading("DL 65", "DL 70")
def test_the_winner_takes_tools_but_no_cards(game: DragonLords) -> None:
    orcs = dict(party="trail-1:3", tools="torch", prophecies="orb-song")
    elves = dict(party="trail-1:1", tools="torch potion", companions="finn", prophecies="rune-lore")
    s = game.scenario(at="parties", orcs=orcs, elves=elves)
    play(s, "roll 1 1 1", "roll 6", "roll 6")
    assert tools(s, "orcs") == {"torch": 2, "potion": 1}
    assert list(company(s, "orcs")) == []
    assert people(s, "orcs")["prophecies"] == ("orb-song",)
    assert people(s, "elves")["prophecies"] == ("rune-lore",)
    assert s.position()["companions_gone"] == ("finn",)


@pytest.mark.rule("DL-20.34")
@pytest.mark.reading("DL 70")
def test_treasures_of_a_beaten_party(game: DragonLords) -> None:
    elves = dict(party="trail-1:1", treasures="gungnir@party")
    s = game.scenario(at="parties", orcs=dict(party="trail-1:3"), elves=elves)
    play(s, "roll 1 1 1", "roll 6")
    assert (asked(s), question(s)) == ("orcs", "ask-take-up")
    play(s, "take-up")
    assert (bearer(s, "gungnir"), where(s, "orcs", "gungnir")) == (("orcs", "gungnir"), "party")


# --- captives -----------------------------------------------------------------------------------


def captured(game: DragonLords, **more: Any) -> DragonLordsState:
    """Sirens lead a party of the Orcs away."""
    orcs = HOME | dict(party="trail-1:3", tools="torch", companions="finn", treasures="gungnir@party") | more
    s = game.scenario(at="quest-card", card="singing-tarn", face="cursed", orcs=orcs, elves={}, alone=True)
    play(s, "crystal cursed")
    return s


@pytest.mark.rule("DL-20.35")
@pytest.mark.reading("DL 73")
def test_a_captured_party_is_set_aside_with_all_it_has(game: DragonLords) -> None:
    s = captured(game)
    assert party(s, "orcs") is None
    captive = people(s, "orcs")["captive"]
    assert (captive["units"], captive["companions"], captive["tools"]) == (3, ("finn",), {"torch": 1})
    assert where(s, "orcs", "gungnir") == "captive"
    assert bearer(s, "gungnir") == ("orcs", "gungnir")


@pytest.mark.rule("DL-20.35")
@pytest.mark.parametrize(
    ("name", "spell"), [("orcs", "utgard-brood"), ("elves", "vor-clarity"), ("dwarves", "hreidmar-forge")]
)
def test_a_captured_wizard_casts_nothing(game: DragonLords, name: str, spell: str) -> None:
    captive = HOME | dict(captive=2, pieces="wizard-1:captive", spells=f"wizard-1:{spell}", mana=5, scrolls="einherjar")
    parts: dict[str, Any] = {name: captive, "barbarians": dict(scrolls="tempest")}
    s = game.scenario(at="naval", **parts)
    assert options(s) == {"done", "cast einherjar"}
    assert why(s, f"spell wizard-1 {spell}") == "DL-20.35"


@pytest.mark.rule("DL-20.35")
def test_a_captured_wizard_does_not_teleport(game: DragonLords) -> None:
    orcs = HOME | dict(captive=2, pieces="wizard-1:captive", spells="wizard-1:teleport", scrolls="einherjar")
    s = game.scenario(at="naval", orcs=orcs, elves={})
    assert "teleport wizard-1" not in options(s)


@pytest.mark.rule("DL-16.3", "DL-20.35")
@pytest.mark.reading("DL 73")
def test_another_party_may_set_out_meanwhile(game: DragonLords) -> None:
    orcs = dict(lands="hrafnborg:2 brimland:4", captive=dict(units=2, tools="torch"), mana=0)
    s = game.scenario(at="quest", orcs=orcs, elves={})
    play(s, "set-out village-west", "send 3")
    assert (units(s, "orcs", "party"), people(s, "orcs")["captive"]["units"]) == (3, 2)


@pytest.mark.rule("DL-20.36")
@pytest.mark.reading("DL 73")
def test_lord_mortizen_is_not_captured(game: DragonLords) -> None:
    s = captured(game, companions="finn mortizen")
    assert people(s, "orcs")["captive"]["companions"] == ("finn",)
    assert s.position()["companion_pile"] == ("mortizen",)


CAPTIVE = dict(captive=dict(units=2, companions="finn", tools="torch"), party="trail-1:2")


@pytest.mark.rule("DL-20.37")
@pytest.mark.reading("DL 73")
@pytest.mark.parametrize("card", ["broken-chains", "sleeping-jailer"])
def test_prophecies_that_free_a_party(game: DragonLords, card: str) -> None:
    s = game.scenario(at="prophecy", card=card, orcs=HOME | CAPTIVE, elves={})
    assert units(s, "orcs", "party") == 4
    assert (list(company(s, "orcs")), tools(s, "orcs")) == (["finn"], {"torch": 1})
    assert people(s, "orcs").get("captive") is None


@pytest.mark.rule("DL-20.37")
@pytest.mark.reading("DL 73")
def test_hels_doorway_frees_a_party(game: DragonLords) -> None:
    s = game.scenario(at="quest-card", card="hel-doorway", face="blessed", alone=True, orcs=HOME | CAPTIVE, elves={})
    assert units(s, "orcs", "party") == 4


@pytest.mark.rule("DL-20.37")
@pytest.mark.reading("DL 73")
@pytest.mark.parametrize(("companion", "together"), [("mortizen", 4), ("brokk", 2)])
def test_lord_mortizen_frees_a_party(game: DragonLords, companion: str, together: int) -> None:
    s = game.scenario(at="gain-companion", alone=True, orcs=HOME | CAPTIVE, elves={})
    play(s, f"draw {companion}")
    assert units(s, "orcs", "party") == together


@pytest.mark.rule("DL-20.37")
def test_without_a_party_the_freed_go_home(game: DragonLords) -> None:
    orcs = HOME | dict(captive=dict(units=2, companions="finn", tools="torch"), prophecies="broken-chains")
    s = game.scenario(at="quest", orcs=orcs, elves={})
    play(s, "prophesy broken-chains")
    assert units(s, "orcs", "solborg") == 7
    assert stored(s, "orcs") == {"torch": 1}
    assert s.position()["companion_pile"] == ("finn",)


@pytest.mark.rule("DL-20.38")
@pytest.mark.reading("DL 73")
def test_too_many_after_the_rescue(game: DragonLords) -> None:
    captive = dict(units=4, companions="finn groa")
    orcs = HOME | dict(captive=captive, party="trail-1:5", companions="brokk hilda")
    s = game.scenario(at="prophecy", card="broken-chains", orcs=orcs, elves={})
    assert units(s, "orcs", "party") == 6
    assert s.position()["turn"]["surplus"] == 3, "they come home with the reinforcements"
    assert (question(s), options(s)) == (
        "ask-dismiss",
        {f"dismiss {one}" for one in ("brokk", "hilda", "finn", "groa")},
    )
    play(s, "dismiss hilda")
    assert sorted(company(s, "orcs")) == ["brokk", "finn", "groa"]
    assert s.position()["companion_pile"] == ("hilda",)
