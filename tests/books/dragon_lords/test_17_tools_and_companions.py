"""Chapter 17, tools and companions: what they do, where they come from, and how they are lost.

Brimland leads to village-west, beside the Realms of Hrafnborg and Jarnborg; Vakthold leads to village-north, beside
that of Isborg. Most fights are with Bandits: Attack 3, Defence 6, one hit point.
"""

from __future__ import annotations

from typing import Any

import pytest

from meadhall.games.dragon_lords import DragonLords
from meadhall.games.dragon_lords.state import DragonLordsState
from meadhall.games.dragon_lords.words import COMPANION, TOOL
from meadhall.kernel.message import Event
from tests.books.dragon_lords.table import (
    answers,
    asked,
    company,
    events,
    gold,
    mana,
    options,
    party,
    people,
    play,
    question,
    seen,
    stored,
    told,
    tools,
    units,
    where,
    why,
)

HOME = "hrafnborg:5 brimland:4"


def elves_at(game: DragonLords, at: str, space: str = "trail-3", **more: Any) -> DragonLordsState:
    """An Elven party of three, without mana unless it is given; nothing follows."""
    elves = {"party": f"{space}:3", "mana": 0, **more.pop("elves", {})}
    return game.scenario(at=at, alone=True, elves=elves, **{"orcs": dict(equipped=True), **more})


def bandits(game: DragonLords, count: int = 1, **elves: Any) -> DragonLordsState:
    return elves_at(game, "fight", elves=elves, card="caravan", face="cursed", count=count)


def rats(game: DragonLords, count: int = 1, **elves: Any) -> DragonLordsState:
    return elves_at(game, "fight", elves=elves, card="howling-cave", face="ignored", count=count)


def left(s: DragonLordsState, tool: str) -> int:
    """How many of a tool are in the supply."""
    return s.tools_left(TOOL.find(tool))


def under_the_deck(s: DragonLordsState) -> tuple[str, ...]:
    found: tuple[str, ...] = s.position()["companion_pile"]
    return found


def out_of_the_game(s: DragonLordsState) -> tuple[str, ...]:
    found: tuple[str, ...] = s.position()["companions_gone"]
    return found


# --- tools ----------------------------------------------------------------------------------------


@pytest.mark.rule("DL-17.1")
def test_tools_are_no_use_on_land(game: DragonLords) -> None:
    elves = dict(lands=HOME, party="trail-3:2", tools="elixir potion", king="brimland", store="elixir")
    s = game.scenario(at="battle", active="orcs", elves=elves, orcs={}, guests="brimland:2", zone="brimland")
    assert (asked(s), options(s)) == ("elves", {"pass", "reveal king"})
    assert why(s, "use elixir") == "DL-17.1"


@pytest.mark.rule("DL-17.1")
def test_a_potion_does_not_heal_an_army(game: DragonLords) -> None:
    elves = dict(lands=HOME, party="trail-3:2", tools="potion", king="brimland", shown="king")
    orcs = dict(lands="isborg:2", scrolls="berserk")
    s = game.scenario(at="battle", active="orcs", elves=elves, orcs=orcs, guests="brimland:2", zone="brimland")
    play(s, "cast berserk", "roll 1 1 1 6")
    assert question(s) == "ask-losses"


@pytest.mark.rule("DL-17.2")
@pytest.mark.parametrize(("card", "tool"), [("howling-cave", "torch"), ("forsaken-mine", "pickaxe")])
def test_torch_and_pickaxe_are_kept(game: DragonLords, card: str, tool: str) -> None:
    s = elves_at(game, "quest-card", elves=dict(tools=tool), card=card)
    play(s, "crystal blessed")
    assert tools(s, "elves") == {tool: 1}


@pytest.mark.rule("DL-17.2")
@pytest.mark.rule("DL-17.15")
def test_a_talisman_is_kept_on_the_shrine(game: DragonLords) -> None:
    s = elves_at(game, "space", "shrine-east", elves=dict(tools="talisman"))
    play(s, "draw tempest")
    assert tools(s, "elves") == {"talisman": 1}


@pytest.mark.rule("DL-17.3")
def test_a_potion_is_used_up(game: DragonLords) -> None:
    s = rats(game, tools="potion")
    play(s, "roll 1", "roll 6 6", "use potion")
    assert (tools(s, "elves"), left(s, "potion")) == ({}, 4)


@pytest.mark.rule("DL-17.3")
def test_an_elixir_is_used_up(game: DragonLords) -> None:
    s = bandits(game, tools="elixir")
    assert left(s, "elixir") == 3
    play(s, "use elixir")
    assert (tools(s, "elves"), left(s, "elixir")) == ({}, 4)


@pytest.mark.rule("DL-17.4")
def test_the_supply_is_limited(game: DragonLords) -> None:
    s = game.scenario(at="quest", elves=dict(equipped=True), orcs=dict(equipped=True))
    assert {tool: left(s, tool) for tool in TOOL.words} == {
        "pickaxe": 5, "torch": 5, "potion": 4, "elixir": 4, "talisman": 4, "dragon-orb": 4,
    }  # fmt: skip


@pytest.mark.rule("DL-17.4")
def test_what_has_run_out_is_not_sold(game: DragonLords) -> None:
    orcs = dict(store="torch:3", party="trail-5:1", tools="torch", captive=dict(units=1, tools="torch"))
    s = elves_at(game, "space", "village-west", elves=dict(gold=5), orcs=orcs)
    play(s, "draw groa")
    assert why(s, "buy torch") == "DL-17.4"
    s = elves_at(game, "space", "den-west", elves=dict(mana=5), orcs=dict(store="dragon-orb:4"))
    assert question(s) == "ask-rest"


@pytest.mark.rule("DL-17.4")
def test_what_has_run_out_is_not_won(game: DragonLords) -> None:
    s = elves_at(game, "quest-card", card="drowned-marsh", orcs=dict(store="torch:5"))
    happened = play(s, "crystal blessed")
    assert tools(s, "elves") == {"potion": 1}
    assert [one["tool"] for one in told(happened, "no-tool-left")] == ["torch"]


@pytest.mark.rule("DL-17.5")
def test_one_of_a_kind_on_each_visit(game: DragonLords) -> None:
    s = elves_at(game, "space", "village-west", elves=dict(gold=2, tools="torch"))
    play(s, "draw groa", "buy torch")
    assert why(s, "buy torch") == "DL-17.5"
    assert tools(s, "elves") == {"torch": 2}
    s = elves_at(game, "space", "den-west", elves=dict(gold=4, mana=5))
    play(s, "buy potion", "buy dragon-orb")
    assert options(s) == {"done", "buy elixir", "buy talisman"}
    assert why(s, "buy potion") == why(s, "buy dragon-orb") == "DL-17.5"


@pytest.mark.rule("DL-17.5")
def test_not_two_orbs_on_one_visit(game: DragonLords) -> None:
    s = elves_at(game, "space", "den-west", elves=dict(gold=1, mana=5, prophecies="orb-song"))
    play(s, "prophesy orb-song", "buy dragon-orb")
    assert mana(s, "elves") == 4
    assert why(s, "buy dragon-orb") == "DL-17.5"


@pytest.mark.rule("DL-17.6")
def test_tools_stay_with_whoever_survives(game: DragonLords) -> None:
    s = bandits(game, count=3, tools="torch:2 talisman")
    play(s, "roll 1 1 6", "roll 6 6 6")
    assert (units(s, "elves", "party"), tools(s, "elves")) == (1, {"torch": 2, "talisman": 1})


@pytest.mark.rule("DL-17.7")
@pytest.mark.reading("DL 77")
def test_a_new_party_takes_the_stored_tools(game: DragonLords) -> None:
    s = game.scenario(at="quest", elves=dict(lands=HOME, store="potion:2 torch", equipped=True, mana=0), orcs={})
    play(s, "set-out village-west", "send 2")
    assert (tools(s, "elves"), stored(s, "elves")) == ({"potion": 2, "torch": 1}, {})


@pytest.mark.rule("DL-17.7")
@pytest.mark.reading("DL 77")
@pytest.mark.parametrize(
    ("lands", "way", "received"),
    [
        ("hrafnborg:5 vakthold:4", "village-north", True),
        ("isborg:2 brimland:4", "village-west", True),
        ("hrafnborg:2 vestgate:4", "vigrond-gate", False),
    ],
)
def test_far_from_home_too_but_not_by_teleportal(game: DragonLords, lands: str, way: str, received: bool) -> None:
    elves = dict(lands=lands, store="torch", equipped=True, mana=0, pieces="wizard-1:" + lands.split()[1].split(":")[0])
    s = game.scenario(at="quest", elves=elves, orcs=dict(lands="solborg:2"))
    play(s, f"set-out {way}", "send 2")
    there, home = (tools(s, "elves"), stored(s, "elves"))
    assert (there, home) == (({"torch": 1}, {}) if received else ({}, {"torch": 1}))


@pytest.mark.rule("DL-17.7")
@pytest.mark.reading("DL 77")
def test_not_by_ship(game: DragonLords) -> None:
    elves = dict(lands="hrafnborg:5", ships="1:e6:4", store="torch", equipped=True, mana=0)
    s = game.scenario(at="naval", elves=elves, orcs={})
    play(s, "embark 1", "land village-west", "send 3", "done", "done")
    assert (tools(s, "elves"), stored(s, "elves")) == ({}, {"torch": 1})


@pytest.mark.rule("DL-17.8")
@pytest.mark.reading("DL 77")
def test_near_home_tools_are_stored_and_fetched(game: DragonLords) -> None:
    elves = dict(lands=HOME, tools="torch:2", store="potion")
    s = elves_at(game, "space", "village-west", elves=elves)
    play(s, "draw groa", "store torch", "fetch potion")
    assert (tools(s, "elves"), stored(s, "elves")) == ({"torch": 1, "potion": 1}, {"torch": 1})


@pytest.mark.rule("DL-17.8")
@pytest.mark.reading("DL 77")
def test_elsewhere_they_are_not(game: DragonLords) -> None:
    elves = dict(lands=HOME, tools="torch", store="potion", gold=3)
    s = elves_at(game, "space", "village-north", elves=elves)
    play(s, "draw groa")
    assert why(s, "store torch") == why(s, "fetch potion") == "DL-17.8"


@pytest.mark.rule("DL-17.9")
def test_tools_come_home_with_the_party(game: DragonLords) -> None:
    s = game.scenario(at="quest", elves=dict(lands=HOME, party="village-west:3", tools="torch:2 potion"), orcs={})
    play(s, "leave brimland")
    assert stored(s, "elves") == {"torch": 2, "potion": 1}


@pytest.mark.rule("DL-17.9")
@pytest.mark.rule("DL-17.10")
def test_without_a_kingdom_there_is_no_store(game: DragonLords) -> None:
    s = game.scenario(at="quest", elves=dict(lands="brimland:2", party="village-west:3", tools="torch"), orcs={})
    play(s, "leave brimland")
    assert (stored(s, "elves"), left(s, "torch")) == ({}, 4), "one lies ready for the Orcs"


@pytest.mark.rule("DL-17.10")
@pytest.mark.reading("DL 77")
@pytest.mark.parametrize(("lands", "kept"), [("hrafnborg:1", {}), ("hrafnborg:1 jarnborg:2", {"torch": 1})])
def test_with_the_last_kingdom_the_store_is_lost(game: DragonLords, lands: str, kept: dict[str, int]) -> None:
    elves = dict(lands=f"{lands} brimland:1", king="brimland", store="torch")
    s = game.scenario(
        at="battle", active="orcs", zone="hrafnborg", guests="hrafnborg:2", elves=elves, orcs=dict(lands="isborg:2")
    )
    play(s, "roll 1 6", "roll 6")
    assert stored(s, "elves") == kept


@pytest.mark.rule("DL-17.11")
def test_a_wizard_carries_tools_home(game: DragonLords) -> None:
    elves = dict(lands="hrafnborg:3", pieces="wizard-1:party", spells="wizard-1:teleport", mana=1, tools="torch potion")
    s = elves_at(game, "transfer", elves=elves)
    play(s, "teleport wizard-1", "to hrafnborg", "done", "store potion")
    assert (tools(s, "elves"), stored(s, "elves")) == ({"torch": 1}, {"potion": 1})


@pytest.mark.rule("DL-17.11")
def test_a_wizard_brings_tools_to_the_party(game: DragonLords) -> None:
    elves = dict(lands="hrafnborg:3", pieces="wizard-1:hrafnborg", spells="wizard-1:teleport", mana=1, store="torch:2")
    s = elves_at(game, "naval", elves=elves)
    play(s, "teleport wizard-1", "to trail-3", "done", "fetch torch", "done")
    assert (tools(s, "elves"), stored(s, "elves")) == ({"torch": 1}, {"torch": 1})


@pytest.mark.rule("DL-17.12")
def test_the_tools_of_a_dead_party_go_back(game: DragonLords) -> None:
    s = bandits(game, count=3, party="trail-3:1", tools="torch talisman")
    play(s, "roll 1 1 1", "roll 6")
    assert (party(s, "elves"), left(s, "torch"), left(s, "talisman")) == (None, 5, 4)


def two_parties(game: DragonLords, elves: Any = (), orcs: Any = ()) -> DragonLordsState:
    """One unit each, on a trail; the Elves attack."""
    one = {"party": "trail-3:1", "mana": 0}
    return game.scenario(at="parties", alone=True, elves=one | dict(elves), orcs=one | dict(orcs))


@pytest.mark.rule("DL-17.12")
def test_unless_another_party_is_there_to_take_them(game: DragonLords) -> None:
    s = two_parties(game, orcs=dict(tools="torch"))
    play(s, "roll 1", "roll 6")
    assert (tools(s, "elves"), left(s, "torch")) == ({"torch": 1}, 4)
    s = two_parties(game, elves=dict(tools="torch"), orcs=dict(tools="torch"))
    play(s, "roll 1", "roll 1")
    assert left(s, "torch") == 5


@pytest.mark.rule("DL-17.12")
@pytest.mark.reading("DL 85")
@pytest.mark.parametrize(("orcs", "dwarves", "heir"), [(1, 1, "orcs"), (0, 1, "dwarves"), (1, 0, "orcs"), (0, 0, None)])
def test_whoever_stands_by_takes_the_tools_of_a_lost_party(
    game: DragonLords, orcs: int, dwarves: int, heir: str | None
) -> None:
    """On a shrine Grendl turns against the last of the Elves, and no enemy has fought them."""
    here = [dict(party=f"{'shrine-east' if there else 'shrine-west'}:2", mana=0) for there in (orcs, dwarves)]
    elves = dict(party="shrine-east:1", companions="grendl", tools="torch:2 elixir", mana=0)
    s = game.scenario(
        at="betrayals", alone=True, elves=elves, orcs={**here[0], "prophecies": "troll-hunger"}, dwarves=here[1]
    )
    play(s, "prophesy troll-hunger")
    assert party(s, "elves") is None
    taken = [name for name in ("orcs", "dwarves") if tools(s, name) == {"torch": 2, "elixir": 1}]
    assert taken == ([heir] if heir else [])
    assert left(s, "torch") == (3 if heir else 5)


@pytest.mark.rule("DL-17.13")
@pytest.mark.rule("DL-17.14")
@pytest.mark.parametrize(
    ("card", "needed", "other"),
    [("forsaken-mine", "pickaxe", "torch"), ("howling-cave", "torch", "pickaxe"), ("barrow", "torch", "pickaxe")],
)
def test_some_cards_call_for_a_tool(game: DragonLords, card: str, needed: str, other: str) -> None:
    s = elves_at(game, "quest-card", card=card, elves=dict(tools=other))
    assert question(s) == "ask-rest"
    s = elves_at(game, "quest-card", card=card, elves=dict(tools=needed))
    assert "crystal blessed" in answers(s)


@pytest.mark.rule("DL-17.14")
def test_a_torch_at_home_is_no_help(game: DragonLords) -> None:
    s = elves_at(game, "quest-card", card="howling-cave", elves=dict(store="torch"))
    assert question(s) == "ask-rest"


@pytest.mark.rule("DL-17.16")
def test_one_potion_heals_everybody_in_step_7(game: DragonLords) -> None:
    s = rats(game, count=3, tools="potion:2")
    play(s, "roll 1 1 6", "roll 6")
    assert (question(s), options(s)) == ("ask-cure", {"pass", "use potion"})
    play(s, "use potion")
    assert (units(s, "elves", "party"), tools(s, "elves")) == (3, {"potion": 1})


@pytest.mark.rule("DL-17.16")
def test_without_a_potion_they_die(game: DragonLords) -> None:
    s = rats(game, count=3, tools="torch", pieces="wizard-1:party", spells="wizard-1:heal", mana=1)
    play(s, "roll 1 1 6", "roll 6")
    assert why(s, "use potion") == "DL-17.16"
    play(s, "pass", "lose-units")
    assert units(s, "elves", "party") == 1


@pytest.mark.rule("DL-17.17")
def test_a_potion_cancels_a_scroll_that_can_be_healed(game: DragonLords) -> None:
    s = two_parties(game, elves=dict(party="trail-3:3", tools="potion"), orcs=dict(scrolls="berserk"))
    play(s, "cast berserk", "roll 1 2 3")
    assert question(s) == "ask-frenzy"
    play(s, "use potion")
    assert (units(s, "elves", "party"), tools(s, "elves")) == (3, {})


@pytest.mark.rule("DL-17.17")
def test_a_potion_cancels_a_poison_spell(game: DragonLords) -> None:
    orcs = dict(pieces="wizard-1:party", spells="wizard-1:poison", mana=1)
    s = two_parties(game, elves=dict(party="trail-3:2", tools="potion"), orcs=orcs)
    play(s, "spell wizard-1 poison", "roll 6", "use potion")
    assert (units(s, "elves", "party"), tools(s, "elves")) == (2, {})


@pytest.mark.rule("DL-17.17")
def test_but_not_one_without_the_symbol(game: DragonLords) -> None:
    s = two_parties(game, elves=dict(party="trail-3:3", tools="potion"), orcs=dict(scrolls="tempest"))
    play(s, "cast tempest", "roll 2")
    assert units(s, "elves", "party") == 1


@pytest.mark.rule("DL-17.18")
@pytest.mark.reading("DL 72")
def test_an_elixir_keeps_all_hits_of_one_round_away(game: DragonLords) -> None:
    """Neither the fire nor the claws of the dragon harm the party in the first round; in the second both do."""
    s = elves_at(game, "lair", "lair-east", elves=dict(party="lair-east:4", tools="elixir"))
    assert question(s) == "ask-prepare"
    play(s, "use elixir", "roll 1")
    assert s.fate is not None
    play(s, "roll 12", "roll 12", "roll 12", "roll 12")
    assert (s.fight and s.fight.round, units(s, "elves", "party")) == (2, 3)
    play(s, "roll 1", "roll 12", "roll 12", "roll 12")
    assert units(s, "elves", "party") == 1


@pytest.mark.rule("DL-17.18")
@pytest.mark.reading("DL 72")
def test_an_elixir_is_declared_in_step_1(game: DragonLords) -> None:
    s = bandits(game, tools="elixir", companions="skuld")
    play(s, "pass")
    assert question(s) == "ask-missiles"
    assert "use elixir" not in options(s)
    s = bandits(game, tools="torch", pieces="gungnir:party", treasures="gungnir@gungnir")
    assert why(s, "use elixir") == "DL-17.18"


@pytest.mark.rule("DL-17.18")
def test_an_elixir_keeps_poison_away(game: DragonLords) -> None:
    s = rats(game, count=2, tools="elixir")
    play(s, "use elixir", "roll 1 1", "roll 1 1 1")
    assert (question(s), units(s, "elves", "party")) == ("ask-rest", 3)


@pytest.mark.rule("DL-17.18")
def test_an_elixir_keeps_a_dragon_off_that_was_not_charmed(game: DragonLords) -> None:
    s = elves_at(game, "lair", "lair-east", elves=dict(tools="elixir dragon-orb"))
    happened = play(s, "use elixir", "charm", "crystal cursed")
    assert "unhurt" in events(happened)
    assert (s.fight and s.fight.round, units(s, "elves", "party")) == (2, 3)


@pytest.mark.rule("DL-17.19")
def test_an_elixir_works_against_a_party(game: DragonLords) -> None:
    s = two_parties(game, orcs=dict(tools="elixir"))
    assert asked(s) == "orcs"
    play(s, "use elixir", "roll 1", "roll 6")
    assert units(s, "orcs", "party") == 1


@pytest.mark.rule("DL-17.20")
def test_no_charm_without_an_orb(game: DragonLords) -> None:
    s = elves_at(game, "lair", "lair-east", elves=dict(companions="skuld", party="lair-east:4"))
    assert options(s) == {"pass", "shoot skuld"}
    assert why(s, "charm") == "DL-11.16"


@pytest.mark.rule("DL-17.20")
def test_only_a_charm_that_succeeds_takes_the_orb(game: DragonLords) -> None:
    s = elves_at(game, "lair", "lair-east", elves=dict(tools="dragon-orb"))
    play(s, "charm", "crystal ignored", "roll 1", "roll 12", "roll 12")
    assert tools(s, "elves") == {"dragon-orb": 1}
    play(s, "charm", "crystal blessed")
    assert (tools(s, "elves"), left(s, "dragon-orb")) == ({}, 4)
    assert where(s, "elves", "dragonlord") == "party"


# --- companions -----------------------------------------------------------------------------------


@pytest.mark.rule("DL-17.21")
def test_companions_are_open(game: DragonLords) -> None:
    s = elves_at(game, "space", "village-west")
    happened = play(s, "draw groa")
    assert [event.shown_to(1) for event in happened if event.key == "companion-joined"] == [
        event for event in happened if event.key == "companion-joined"
    ]
    assert company(seen(s, 1), "elves") == company(seen(s, None), "elves") == ["groa"]


@pytest.mark.rule("DL-17.22")
@pytest.mark.reading("DL 65")
def test_a_party_keeps_three(game: DragonLords) -> None:
    s = elves_at(game, "gain-companion", elves=dict(companions="finn brokk groa"))
    play(s, "draw agnar")
    assert options(s) == {"dismiss finn", "dismiss brokk", "dismiss groa", "dismiss agnar"}
    play(s, "dismiss brokk")
    assert (company(s, "elves"), under_the_deck(s)) == (["finn", "groa", "agnar"], ("brokk",))
    assert out_of_the_game(s) == ()


@pytest.mark.rule("DL-17.22")
def test_three_are_not_too_many(game: DragonLords) -> None:
    s = elves_at(game, "gain-companion", elves=dict(companions="finn brokk"))
    play(s, "draw agnar")
    assert question(s) == "ask-rest"


@pytest.mark.rule("DL-17.23")
def test_an_empty_deck_brings_nobody(game: DragonLords) -> None:
    gone = " ".join(word for word in COMPANION.words if word != "finn")
    s = elves_at(game, "gain-companion", elves=dict(companions="finn"), companions_gone=gone)
    assert (question(s), company(s, "elves")) == ("ask-rest", ["finn"])


@pytest.mark.rule("DL-17.23")
def test_the_cards_under_the_deck_come_last_and_in_order(game: DragonLords) -> None:
    gone = " ".join(word for word in COMPANION.words if word not in ("finn", "groa", "thyra"))
    s = elves_at(game, "gain-companion", count=3, companions_gone=gone, companion_pile="groa finn")
    assert set(answers(s)) == {"draw thyra"}
    play(s, "draw thyra")
    assert set(answers(s)) == {"draw groa"}
    play(s, "draw groa", "draw finn")
    assert (company(s, "elves"), under_the_deck(s)) == (["thyra", "groa", "finn"], ())


def with_companion(game: DragonLords, companion: str, **more: Any) -> DragonLordsState:
    """Two units and a companion against two Bandits; no missiles, and the Bandits and the units miss."""
    s = bandits(game, **{"count": 2, "party": "trail-3:2", "companions": companion, "tools": "", **more})
    while question_now(s) in ("ask-prepare", "ask-missiles"):
        play(s, "pass")
    play(s, "roll 6 6", "roll 6 6")
    return s


def question_now(s: DragonLordsState) -> str | None:
    return question(s) if s.fate is None else None


def strikes(game: DragonLords, companion: str, **more: Any) -> int:
    """The highest roll with which a companion hits in melee."""
    return max(roll for roll in range(1, 7) if hits(play(with_companion(game, companion, **more), f"roll {roll}")))


def hits(happened: list[Event]) -> int:
    return sum(int(one["hits"]) for one in told(happened, "melee")[:1])


@pytest.mark.rule("DL-17.24")
def test_companions_fight_with_their_own_number(game: DragonLords) -> None:
    s = with_companion(game, "finn groa")
    assert hits(play(s, "roll 3")) == 1
    assert hits(play(s, "roll 2")) == 0
    assert s.fight is not None
    assert s.fight.beasts is not None
    assert s.fight.beasts.count == 1


@pytest.mark.rule("DL-17.24")
def test_the_modifiers_of_the_party_change_it(game: DragonLords) -> None:
    gungnir = dict(party="trail-3:2", treasures="gungnir@party", shown="gungnir")
    assert strikes(game, "finn", **gungnir) == 4
    assert strikes(game, "finn") == 3


@pytest.mark.rule("DL-17.24")
def test_companions_roll_the_die_of_the_monster(game: DragonLords) -> None:
    s = elves_at(game, "lair", "lair-east", elves=dict(party="lair-east:2", companions="agnar"))
    play(s, "lose-units", "roll 6", "roll 12")
    assert len(answers(s)) == 12


@pytest.mark.rule("DL-17.25")
def test_who_has_shot_does_not_strike(game: DragonLords) -> None:
    s = bandits(game, count=2, party="trail-3:2", companions="skuld aurvandila")
    play(s, "shoot skuld", "roll 6")
    assert why(s, "shoot skuld") == "DL-17.25"
    play(s, "pass", "roll 6 6", "roll 6 6", "roll 6")
    assert s.fight is not None
    assert (s.fight.round, question(s)) == (2, "ask-missiles")


@pytest.mark.rule("DL-17.26")
def test_a_companion_takes_a_hit(game: DragonLords) -> None:
    s = bandits(game, count=2, party="trail-3:2", companions="finn groa")
    play(s, "roll 1 6", "roll 6 6", "roll 6", "roll 6")
    assert options(s) == {"lose finn", "lose groa", "lose-units"}
    play(s, "lose finn")
    assert (units(s, "elves", "party"), company(s, "elves")) == (2, ["groa"])
    assert (out_of_the_game(s), under_the_deck(s)) == (("finn",), ())


@pytest.mark.rule("DL-17.26")
@pytest.mark.rule("DL-17.35")
def test_companions_stand_in_the_way_of_captors_too(game: DragonLords) -> None:
    """Riders who would capture the party hit its last unit; Thyra does not stop them, but Finn takes the hit."""
    riders: dict[str, Any] = dict(card="mortizen-toll", face="cursed", count=2)
    s = elves_at(game, "fight", elves=dict(party="trail-3:1", companions="thyra finn"), **riders)
    play(s, "roll 1 6", "roll 6", "roll 6", "roll 6", "roll 4", "lose finn")
    assert (party(s, "elves"), company(s, "elves")) == ("trail-3", ["thyra"])
    s = elves_at(game, "fight", elves=dict(party="trail-3:1", companions="thyra finn"), **riders)
    play(s, "roll 1 6", "roll 6", "roll 6", "roll 6", "roll 4", "lose-units")
    assert (party(s, "elves"), people(s, "elves")["captive"]["units"]) == (None, 1)
    s = elves_at(game, "fight", elves=dict(party="trail-3:1"), **riders)
    play(s, "roll 1 6", "roll 6")
    assert (party(s, "elves"), people(s, "elves")["captive"]["units"]) == (None, 1)


@pytest.mark.rule("DL-17.27")
@pytest.mark.reading("DL 65")
def test_companions_alone_are_no_party(game: DragonLords) -> None:
    s = bandits(game, party="trail-3:1", companions="finn groa", tools="torch")
    play(s, "roll 1", "roll 6", "roll 6", "roll 6", "lose-units")
    assert party(s, "elves") is None
    assert set(out_of_the_game(s)) == {"finn", "groa"}
    assert under_the_deck(s) == ()


# --- nobles ---------------------------------------------------------------------------------------


def meeting(game: DragonLords, elves: Any, orcs: Any, space: str = "trail-3", **more: Any) -> DragonLordsState:
    """The Elves have just come to the space of the Orcs."""
    parts = {"party": f"{space}:2", "mana": 0}
    return game.scenario(at="arrive", alone=True, elves={**parts, **elves}, orcs={**parts, **orcs}, **more)


@pytest.mark.rule("DL-17.28")
@pytest.mark.reading("DL 75")
def test_a_noble_goes_over_to_his_people(game: DragonLords) -> None:
    s = meeting(game, dict(companions="fangluk finn"), dict(companions="groa"))
    assert (company(s, "elves"), company(s, "orcs")) == (["finn"], ["groa", "fangluk"])
    assert asked(s) == "elves"
    s = meeting(game, {}, dict(companions="aurvandila"))
    assert (company(s, "elves"), company(s, "orcs")) == (["aurvandila"], [])
    assert asked(s) == "orcs"


@pytest.mark.rule("DL-17.28")
def test_nobles_find_their_people_on_a_shrine_too(game: DragonLords) -> None:
    s = meeting(game, dict(companions="fangluk"), {}, "shrine-east")
    assert (company(s, "orcs"), question(s)) == (["fangluk"], "ask-rest")


@pytest.mark.rule("DL-17.28")
def test_nobles_of_others_stay(game: DragonLords) -> None:
    s = meeting(game, dict(companions="agnar odenin"), {}, "shrine-east")
    assert company(s, "elves") == ["agnar", "odenin"]


@pytest.mark.rule("DL-17.28")
@pytest.mark.rule("DL-17.22")
def test_with_four_one_has_to_go(game: DragonLords) -> None:
    s = meeting(game, dict(companions="fangluk"), dict(companions="groa finn thyra"))
    assert (asked(s), question(s)) == ("orcs", "ask-dismiss")


@pytest.mark.rule("DL-17.29")
@pytest.mark.reading("DL 75")
def test_the_deserted_may_ask_for_safe_passage(game: DragonLords) -> None:
    s = meeting(game, dict(companions="fangluk"), {})
    assert (asked(s), options(s)) == ("elves", {"pass", "plea"})
    happened = play(s, "plea")
    assert "combat" not in events(happened)
    assert len(answers(s)) == 20


@pytest.mark.rule("DL-17.29")
def test_who_does_not_ask_fights(game: DragonLords) -> None:
    s = meeting(game, dict(companions="fangluk"), {})
    assert "combat" in events(play(s, "pass"))


@pytest.mark.rule("DL-17.29")
def test_each_of_two_may_ask(game: DragonLords) -> None:
    s = meeting(game, dict(companions="fangluk"), dict(companions="aurvandila"))
    first = asked(s)
    play(s, "pass")
    assert {first, asked(s)} == {"elves", "orcs"}
    assert "safe-passage" in events(play(s, "plea"))


# --- the eighteen ---------------------------------------------------------------------------------


@pytest.mark.rule("DL-17.30")
def test_prince_agnar(game: DragonLords) -> None:
    assert strikes(game, "agnar") == 5
    barbarians = dict(lands="hrafnborg:3", king=None, party="trail-3:2", companions="agnar", mana=0)
    s = game.scenario(at="quest", barbarians=barbarians, orcs={})
    play(s, "crown hrafnborg")
    assert (where(s, "barbarians", "king"), company(s, "barbarians")) == ("hrafnborg", [])


@pytest.mark.rule("DL-17.31")
@pytest.mark.parametrize(
    ("name", "bought", "price"), [("elves", 2, 4), ("barbarians", 2, 6), ("orcs", 4, 8), ("orcs", 1, 2)]
)
def test_prince_fangluk(game: DragonLords, name: str, bought: int, price: int) -> None:
    parts: dict[str, Any] = {name: dict(party="village-west:1", gold=price, companions="fangluk")}
    s = game.scenario(at="space", alone=True, **parts, dwarves={})
    play(s, "draw groa", f"buy {bought}")
    assert (units(s, name, "party"), gold(s, name)) == (1 + bought, 0)


@pytest.mark.rule("DL-17.31")
def test_fangluk_fights_and_is_no_good_for_tools(game: DragonLords) -> None:
    assert strikes(game, "fangluk") == 4
    s = elves_at(game, "space", "village-west", elves=dict(gold=1, companions="fangluk"))
    play(s, "draw groa")
    assert why(s, "buy 1") == "DL-16.28"
    play(s, "buy torch")
    assert gold(s, "elves") == 0


@pytest.mark.rule("DL-17.32")
@pytest.mark.parametrize(("roll", "wounds"), [(4, 1), (5, 0)])
def test_lady_aurvandila(game: DragonLords, roll: int, wounds: int) -> None:
    s = elves_at(game, "lair", "lair-east", elves=dict(companions="aurvandila"))
    play(s, "shoot aurvandila")
    assert len(answers(s)) == 12
    play(s, f"roll {roll}")
    assert s.fight is not None
    assert s.fight.beasts is not None
    assert (s.fight.hits[0] or s.fight.beasts.wounds) == wounds


@pytest.mark.rule("DL-17.32")
def test_aurvandila_strikes_if_she_does_not_shoot(game: DragonLords) -> None:
    assert strikes(game, "aurvandila") == 4


@pytest.mark.rule("DL-17.33")
def test_prince_odenin(game: DragonLords) -> None:
    assert strikes(game, "odenin") == 4
    s = elves_at(game, "quest-card", card="forsaken-mine", elves=dict(companions="odenin"))
    assert "crystal blessed" in answers(s)


@pytest.mark.rule("DL-17.33")
@pytest.mark.parametrize(
    ("card", "face", "strength"), [("howling-cave", "ignored", 4), ("web-hung-wood", "ignored", 3)]
)
def test_odenin_is_at_home_underground(game: DragonLords, card: str, face: str, strength: int) -> None:
    """One unit strikes with Attack 3, and one more where a torch or a pickaxe is demanded; so does the Prince."""
    s = elves_at(game, "fight", card=card, face=face, count=4, elves=dict(party="trail-3:1", companions="odenin"))
    happened = play(s, "roll 6 6 6 6", "roll 6", "roll 6")
    assert [one["need"] for one in told(happened, "melee")][1:] == [strength, strength + 1]


@pytest.mark.rule("DL-17.34")
def test_lord_mortizen_frees_a_captured_party(game: DragonLords) -> None:
    captive = dict(units=2, companions="finn", tools="torch")
    s = elves_at(game, "gain-companion", elves=dict(captive=captive))
    play(s, "draw mortizen")
    assert (units(s, "elves", "party"), company(s, "elves"), tools(s, "elves")) == (
        5,
        ["mortizen", "finn"],
        {"torch": 1},
    )
    assert people(s, "elves").get("captive") is None


@pytest.mark.rule("DL-17.34")
def test_mortizen_pays_no_toll(game: DragonLords) -> None:
    assert strikes(game, "mortizen") == 4
    s = elves_at(game, "quest-card", card="mortizen-toll", elves=dict(companions="mortizen"))
    assert (question(s), units(s, "elves", "party")) == ("ask-rest", 5)


@pytest.mark.rule("DL-17.35")
@pytest.mark.parametrize(("roll", "hurt"), [(3, False), (4, True)])
def test_thyra_shieldmaiden(game: DragonLords, roll: int, hurt: bool) -> None:
    assert strikes(game, "thyra") == 4
    s = bandits(game, party="trail-3:2", companions="thyra")
    play(s, "roll 1", "roll 6 6", "roll 6")
    assert len(answers(s)) == 6
    play(s, f"roll {roll}")
    assert (question_now(s) == "ask-losses") == hurt


@pytest.mark.rule("DL-17.35")
def test_thyra_turns_only_the_first_hit_of_a_combat(game: DragonLords) -> None:
    s = bandits(game, count=2, party="trail-3:3", companions="thyra")
    play(s, "roll 1 1", "roll 6 6 6", "roll 6", "roll 1", "lose-units")
    assert units(s, "elves", "party") == 2
    play(s, "roll 1 6", "roll 6 6", "roll 6")
    assert question(s) == "ask-losses"


@pytest.mark.rule("DL-17.36")
def test_halvard_lantern_bearer(game: DragonLords) -> None:
    assert strikes(game, "halvard") == 2
    s = elves_at(game, "quest-card", card="howling-cave", elves=dict(companions="halvard"))
    assert "crystal blessed" in answers(s)
    s = elves_at(game, "quest-card", card="forsaken-mine", elves=dict(companions="halvard"))
    assert question(s) == "ask-rest"


@pytest.mark.rule("DL-17.37")
def test_brokk_the_prospector(game: DragonLords) -> None:
    assert strikes(game, "brokk") == 3
    s = elves_at(game, "quest-card", card="forsaken-mine", face="blessed", elves=dict(companions="brokk"))
    assert gold(s, "elves") == 12
    s = elves_at(game, "quest-card", card="forsaken-mine", elves=dict(companions="brokk"))
    assert "crystal blessed" in answers(s)


@pytest.mark.rule("DL-17.37")
def test_brokk_finds_gold_on_quests_only(game: DragonLords) -> None:
    s = elves_at(game, "space", "village-west", elves=dict(companions="brokk finn"))
    assert gold(s, "elves") == 1
    s = elves_at(game, "prophecy", card="buried-hoard", elves=dict(companions="brokk"))
    play(s, "roll 4")
    assert gold(s, "elves") == 6


@pytest.mark.rule("DL-17.38")
def test_groa_the_leech(game: DragonLords) -> None:
    assert strikes(game, "groa") == 1
    s = rats(game, count=3, companions="groa", tools="potion")
    while question_now(s) == "ask-prepare":
        play(s, "pass")
    for _ in range(2):
        happened = play(s, "roll 1 2 6", "roll 6", "roll 6")
        assert "groa-healed" in events(happened)
    assert (units(s, "elves", "party"), tools(s, "elves")) == (3, {"potion": 1})


@pytest.mark.rule("DL-17.39")
@pytest.mark.parametrize(
    ("roll", "reached"),
    [
        (2, {"village-east", "shrine-east", "oracle-east", "trail-4", "trail-2", "trail-5", "trail-13"}),
        (1, {"village-east", "shrine-east", "oracle-east", "trail-4"}),
    ],
)
def test_eyvind_pathfinder(game: DragonLords, roll: int, reached: set[str]) -> None:
    s = elves_at(game, "move", roll=roll, elves=dict(companions="eyvind"))
    assert options(s) == {f"to {space}" for space in reached}


@pytest.mark.rule("DL-17.39")
def test_eyvind_costs_no_mana_and_fights(game: DragonLords) -> None:
    assert strikes(game, "eyvind") == 3
    s = elves_at(game, "move", roll=2, elves=dict(companions="eyvind", mana=1))
    play(s, "to trail-5")
    assert mana(s, "elves") == 1
    s = elves_at(game, "move", roll=2, elves=dict(companions="eyvind", mana=1))
    play(s, "to den-east")
    assert mana(s, "elves") == 0


@pytest.mark.rule("DL-17.40")
def test_ragna_the_skald(game: DragonLords) -> None:
    assert strikes(game, "ragna") == 2
    s = elves_at(game, "quest-card", card="singing-tarn", elves=dict(companions="ragna"))
    play(s, "crystal cursed")
    assert options(s) == {"keep", "reroll"}
    play(s, "reroll", "crystal blessed")
    assert (question(s), mana(s, "elves")) == ("ask-rest", 2)


@pytest.mark.rule("DL-17.40")
def test_the_second_result_stands(game: DragonLords) -> None:
    elves = dict(companions="ragna", prophecies="favour-of-the-norns")
    s = elves_at(game, "quest-card", card="singing-tarn", elves=elves)
    play(s, "crystal ignored", "reroll", "crystal cursed")
    assert options(s) == {"keep", "prophesy favour-of-the-norns"}
    assert why(s, "reroll") == "DL-17.40"


@pytest.mark.rule("DL-17.41")
@pytest.mark.parametrize(("roll", "hit"), [(3, 1), (4, 0)])
def test_skuld_hedge_witch(game: DragonLords, roll: int, hit: int) -> None:
    s = elves_at(game, "lair", "lair-east", elves=dict(companions="skuld"))
    play(s, "shoot skuld")
    assert len(answers(s)) == 6
    shot = play(s, f"roll {roll}")
    assert [one["hits"] for one in told(shot, "companion-shot")] == [hit]
    assert strikes(game, "skuld") == 2


@pytest.mark.rule("DL-17.41")
@pytest.mark.parametrize(("tool", "price"), [("potion", 1), ("elixir", 2), ("talisman", 2)])
def test_skuld_knows_the_witches(game: DragonLords, tool: str, price: int) -> None:
    s = elves_at(game, "space", "den-east", elves=dict(companions="skuld", gold=price))
    play(s, f"buy {tool}")
    assert (tools(s, "elves"), gold(s, "elves")) == ({tool: 1}, 0)
    s = elves_at(game, "space", "den-east", elves=dict(companions="skuld", gold=price - 1))
    assert f"buy {tool}" not in options(s)


@pytest.mark.rule("DL-17.42")
def test_finn_quickfingers(game: DragonLords) -> None:
    assert strikes(game, "finn") == 3
    s = elves_at(game, "space", "village-west", elves=dict(companions="finn"))
    assert gold(s, "elves") == 1
    s = elves_at(game, "space", "village-west")
    play(s, "draw finn")
    assert gold(s, "elves") == 0


@pytest.mark.rule("DL-17.43")
def test_grendl_the_troll(game: DragonLords) -> None:
    assert strikes(game, "grendl") == 5
    s = bandits(game, count=2, party="trail-3:2", companions="grendl")
    play(s, "roll 1 6", "roll 6 6", "roll 6", "lose grendl")
    assert (company(s, "elves"), s.position()["wounded"]) == (["grendl"], 1)
    play(s, "roll 1 6", "roll 6 6", "roll 6", "lose grendl")
    assert (company(s, "elves"), out_of_the_game(s), units(s, "elves", "party")) == ([], ("grendl",), 2)


@pytest.mark.rule("DL-17.43")
def test_nobody_joins_a_troll(game: DragonLords) -> None:
    s = elves_at(game, "space", "village-west", elves=dict(companions="grendl", gold=9))
    play(s, "draw groa")
    assert why(s, "buy 1") == "DL-17.43"
    assert "buy torch" in options(s)


@pytest.mark.rule("DL-17.44")
@pytest.mark.parametrize(("roll", "steps"), [(3, 2), (1, 1)])
def test_the_grey_pilgrim_is_slow(game: DragonLords, roll: int, steps: int) -> None:
    s = elves_at(game, "move", elves=dict(companions="pilgrim"))
    happened = play(s, f"roll {roll}")
    assert [one["roll"] for one in told(happened, "party-rolled")] == [steps]
    assert ("to shrine-east" in options(s)) == (steps == 1)


@pytest.mark.rule("DL-17.44")
def test_the_grey_pilgrim_finds_his_shrine(game: DragonLords) -> None:
    s = elves_at(game, "space", "shrine-east", elves=dict(companions="pilgrim finn"))
    happened = play(s, "draw gungnir", "bestow party")
    assert (company(s, "elves"), under_the_deck(s)) == (["finn"], ("pilgrim",))
    assert where(s, "elves", "gungnir") == "party"
    assert told(happened, "treasure-drawn")
    assert "gungnir" not in str(s.view(1).to_data())


@pytest.mark.rule("DL-17.44")
def test_the_grey_pilgrim_hits_with_a_one_only(game: DragonLords) -> None:
    """An Attack of 0 is raised to the least TAS there is."""
    assert strikes(game, "pilgrim") == 1


@pytest.mark.rule("DL-17.45")
def test_ivar_half_heart(game: DragonLords) -> None:
    assert strikes(game, "ivar") == 3
    s = bandits(game, count=2, party="trail-3:2", companions="ivar")
    play(s, "roll 1 6", "roll 6 6", "roll 6")
    assert (units(s, "elves", "party"), company(s, "elves"), under_the_deck(s)) == (1, [], ("ivar",))


@pytest.mark.rule("DL-17.45")
def test_ivar_takes_no_hit_himself(game: DragonLords) -> None:
    s = bandits(game, count=2, party="trail-3:2", companions="ivar finn")
    play(s, "roll 1 6", "roll 6 6", "roll 6", "roll 6")
    assert options(s) == {"lose finn", "lose-units"}
    assert why(s, "lose ivar") == "DL-17.45"
    play(s, "lose finn")
    assert company(s, "elves") == ["ivar"]


@pytest.mark.rule("DL-17.45")
def test_ivar_runs_when_the_last_is_a_wizard(game: DragonLords) -> None:
    s = bandits(game, count=1, party="trail-3:1", pieces="wizard-1:party", companions="ivar")
    play(s, "roll 1", "roll 6", "roll 6")
    assert (party(s, "elves"), under_the_deck(s), out_of_the_game(s)) == (None, ("ivar",), ())


@pytest.mark.rule("DL-17.46")
def test_hilda_wyrm_friend(game: DragonLords) -> None:
    assert strikes(game, "hilda") == 3
    s = elves_at(game, "lair", "lair-east", elves=dict(companions="hilda", tools="dragon-orb"))
    play(s, "charm", "crystal cursed")
    assert options(s) == {"keep", "reroll"}
    play(s, "reroll", "crystal blessed")
    assert where(s, "elves", "dragonlord") == "party"


@pytest.mark.rule("DL-17.46")
def test_hilda_helps_once_in_a_combat(game: DragonLords) -> None:
    s = elves_at(game, "lair", "lair-east", elves=dict(companions="hilda", tools="dragon-orb"))
    play(s, "charm", "crystal cursed", "reroll", "crystal cursed", "roll 1", "roll 12", "roll 12")
    play(s, "charm", "crystal cursed")
    assert s.fate is not None


@pytest.mark.rule("DL-17.47")
def test_old_kari_the_rune_carver(game: DragonLords) -> None:
    assert strikes(game, "kari") == 2
    s = elves_at(game, "gain-companion")
    play(s, "draw kari")
    assert mana(s, "elves") == 1


@pytest.mark.rule("DL-17.47")
def test_kari_makes_the_spell_of_an_oracle_free(game: DragonLords) -> None:
    s = elves_at(game, "space", "oracle-east", elves=dict(companions="kari", mana=1))
    play(s, "draw mead-of-poetry", "learn", "roll 2")
    assert (question(s), mana(s, "elves")) == ("ask-rest", 1)
    assert people(s, "elves")["spells"] == {"wizard-1": ("arrows-of-skadi",)}
