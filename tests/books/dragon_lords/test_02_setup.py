"""Chapter 2, the set-up: played from an empty world."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from meadhall.games.dragon_lords import DragonLords
from meadhall.games.dragon_lords.state import DragonLordsState
from meadhall.kernel.match import Match
from tests.books.dragon_lords.table import (
    answers,
    asked,
    events,
    gold,
    heard,
    holder,
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

KINGDOMS = {"hrafnborg", "jarnborg", "isborg", "solborg", "vindborg", "eldborg"}
GOLD = {"gullgruva", "vestgate", "midgate", "silfrgruva", "austgate", "rubingruva"}
ISLANDS = {"hlesey", "samsey", "vestrey", "austrey"}
PLAYERS = pytest.mark.parametrize("players", [2, 3, 4])
ORDER = ["elves", "dwarves", "orcs", "barbarians"]


def dealt(game: DragonLords, players: int, **more: Any) -> DragonLordsState:
    """The peoples have been dealt in the order of their names, and the third rolls yellow: the first, of two."""
    s = game.new(players, **({"two_players": "open"} if players == 2 else {}), **more)
    play(s, *(f"people {name}" for name in ORDER[:players]))
    play(s, "crystal ignored", "crystal cursed", "crystal blessed")
    return s


def until(s: DragonLordsState, key: str) -> list[tuple[str, str]]:
    """Go on as it comes until somebody is asked this; return who chose what."""
    chosen: list[tuple[str, str]] = []
    while s.decision is not None and question(s) != key:
        action = s.decision.options[0]
        chosen.append((asked(s), str(action)))
        s.apply(action)
    return chosen


def ready(game: DragonLords, players: int, **more: Any) -> DragonLordsState:
    """The whole set-up as it comes, until the first turn."""
    s = dealt(game, players, **more)
    rng = Random(2)
    while not s.round:
        if s.fate is not None:
            s.apply(s.fate.sample(rng))
        else:
            s.apply(s.decisions[0].options[0], s.deciding[0])
    return s


def total(s: DragonLordsState, name: str) -> int:
    return sum(lands(s, name).values())


# --- peoples --------------------------------------------------------------------------------------


@PLAYERS
@pytest.mark.rule("DL-2.1")
def test_each_player_gets_a_people_at_random_and_none_twice(game: DragonLords, players: int) -> None:
    s = game.new(players, two_players="open")
    left = [f"people {name}" for name in ORDER]
    for seat in range(players):
        assert answers(s) == dict.fromkeys(left, 1)
        text = left.pop(len(left) // 2)
        assert told(play(s, text), "people-dealt") == [{"number": seat + 1, "people": text.split()[1]}]
        assert why(s, text) in ("DL-2.1", "DL-2.4")
    assert s.fate is not None
    assert s.fate.kind == "crystal"


@PLAYERS
@pytest.mark.rule("DL-2.2")
def test_each_begins_with_two_mana(game: DragonLords, players: int) -> None:
    s = ready(game, players)
    assert [mana(s, name) for name in ORDER[:players]] == [2] * players


@pytest.mark.parametrize(("players", "start"), [(4, 25), (3, 30), (2, 35)])
@pytest.mark.rule("DL-2.3")
def test_all_starting_units_are_placed_and_no_more(game: DragonLords, players: int, start: int) -> None:
    s = dealt(game, players)
    until(s, "ask-first-ship")
    assert [total(s, name) for name in ORDER[:players]] == [start] * players
    s = ready(game, players)
    assert [total(s, name) for name in ORDER[:players]] == [start] * players


# --- the Chosen One -------------------------------------------------------------------------------


@pytest.mark.rule("DL-2.4")
def test_the_first_yellow_makes_the_chosen_one(game: DragonLords) -> None:
    s = game.new(3)
    play(s, "people orcs", "people elves", "people dwarves")
    rolls = ["ignored", "cursed", "cursed", "ignored", "blessed"]
    happened = play(s, *(f"crystal {face}" for face in rolls))
    assert [one["people"] for one in told(happened, "gods-consulted")] == ["orcs", "elves", "dwarves", "orcs", "elves"]
    assert told(happened, "chosen-one") == [{"people": "elves"}]
    assert (asked(s), question(s)) == ("elves", "ask-claim-kingdom")


@pytest.mark.rule("DL-2.4", "DL-2.7", "DL-2.10")
def test_the_chosen_one_begins_each_round_of_claiming(game: DragonLords) -> None:
    s = dealt(game, 4)
    for key in ("ask-claim-kingdom", "ask-claim-gold", "ask-claim"):
        until(s, key)
        turns = []
        for _ in range(4):
            assert question(s) == key
            turns.append(asked(s))
            s.apply(s.legal()[0])
        assert turns == ["orcs", "barbarians", "elves", "dwarves"]


# --- claiming -------------------------------------------------------------------------------------


@PLAYERS
@pytest.mark.rule("DL-2.5")
def test_each_puts_five_units_into_a_free_kingdom(game: DragonLords, players: int) -> None:
    s = dealt(game, players)
    assert options(s) == {f"claim {name}" for name in KINGDOMS}
    first = asked(s)
    play(s, "claim isborg")
    assert lands(s, first) == {"isborg": 5}
    assert asked(s) != first
    assert options(s) == {f"claim {name}" for name in KINGDOMS - {"isborg"}}
    assert why(s, "claim isborg") == "DL-2.5"
    assert why(s, "claim midgate") == "DL-2.5"
    for name in ("solborg", "eldborg", "vindborg")[: players - 1]:
        play(s, f"claim {name}")
    assert question(s) == "ask-claim-gold"
    assert all(list(lands(s, name).values()) == [5] for name in ORDER[:players])


@PLAYERS
@pytest.mark.rule("DL-2.6")
def test_neutral_units_hold_the_other_kingdoms(game: DragonLords, players: int) -> None:
    s = dealt(game, players)
    until(s, "ask-claim-gold")
    taken = {land for name in ORDER[:players] for land in lands(s, name)}
    assert lands(s, "neutral") == dict.fromkeys(KINGDOMS - taken, 5)


@pytest.mark.parametrize(("players", "each"), [(4, 1), (3, 2), (2, 3)])
@pytest.mark.rule("DL-2.7")
def test_mines_and_teleportals_are_claimed_one_at_a_time(game: DragonLords, players: int, each: int) -> None:
    s = dealt(game, players)
    until(s, "ask-claim-gold")
    assert options(s) == {f"claim {name}" for name in GOLD}
    assert why(s, "claim frostgate") == "DL-2.7"
    turns = []
    while question(s) == "ask-claim-gold":
        turns.append(asked(s))
        land = str(s.legal()[0]).split()[1]
        play(s, f"claim {land}")
        assert units(s, turns[-1], land) == 1
        assert why(s, f"claim {land}") in ("DL-2.7", "DL-2.10")
    assert Counter(turns) == dict.fromkeys(ORDER[:players], each)
    assert turns == turns[:players] * each


@PLAYERS
@pytest.mark.rule("DL-2.8")
def test_neutral_units_hold_what_four_players_leave(game: DragonLords, players: int) -> None:
    s = dealt(game, players)
    until(s, "ask-claim")
    left = {land: count for land, count in lands(s, "neutral").items() if land in GOLD}
    free = GOLD - {land for name in ORDER[:players] for land in lands(s, name)}
    assert len(free) == (2 if players == 4 else 0)
    assert left == dict.fromkeys(free, 5)


@pytest.mark.rule("DL-2.9")
def test_islands_begin_empty(game: DragonLords) -> None:
    s = dealt(game, 4)
    for key in ("ask-claim-kingdom", "ask-claim-gold", "ask-claim", "ask-post"):
        until(s, key)
        assert not {f"claim {island}" for island in ISLANDS} & options(s)
        assert why(s, "claim hlesey") == "DL-2.9"
    s = ready(game, 4)
    assert [holder(s, island) for island in ISLANDS] == [None] * 4


@PLAYERS
@pytest.mark.rule("DL-2.10")
def test_territories_are_claimed_until_all_have_an_owner(game: DragonLords, players: int) -> None:
    s = dealt(game, players)
    until(s, "ask-claim")
    common = set(game.components.territories) - KINGDOMS - GOLD - ISLANDS
    assert options(s) == {f"claim {name}" for name in common}
    claimed = until(s, "ask-post")
    assert len(claimed) == len(common) == 36
    assert all(units(s, who, text.split()[1]) == 1 for who, text in claimed)
    start = ORDER.index("orcs" if players > 2 else "elves")
    order = [*ORDER[:players], *ORDER[:players]][start : start + players]
    assert [who for who, _ in claimed] == order * (36 // players)


@pytest.mark.rule("DL-2.11")
def test_a_territory_may_be_claimed_in_any_realm(game: DragonLords) -> None:
    s = dealt(game, 3)
    play(s, "claim isborg", "claim solborg", "claim eldborg")
    until(s, "ask-claim")
    mine = asked(s)
    assert {"claim frostgate", "claim glodheim", "claim lyngdal", "claim selvik"} <= options(s)
    play(s, "claim glodheim")
    assert holder(s, "glodheim") == mine
    assert holder(s, "solborg") not in (mine, "neutral")


@pytest.mark.rule("DL-2.12")
def test_the_rest_goes_one_by_one_into_territories_that_are_held(game: DragonLords) -> None:
    s = dealt(game, 4)
    claims = until(s, "ask-post")
    last = claims[-1][0]
    assert asked(s) == ORDER[(ORDER.index(last) + 1) % 4]
    assert options(s) == {f"post {land}" for land in lands(s, asked(s))}
    assert why(s, f"post {next(iter(lands(s, last)))}") == "DL-2.12"
    before = units(s, "orcs", "hrafnborg")
    play(s, "post hrafnborg")
    assert units(s, "orcs", "hrafnborg") == before + 1
    assert asked(s) == "barbarians"
    posted = until(s, "ask-first-ship")
    assert Counter(who for who, _ in posted) == {"elves": 10, "dwarves": 10, "orcs": 9, "barbarians": 10}


@pytest.mark.rule("DL-2.12")
def test_posting_begins_with_whoever_is_next_not_with_the_chosen_one(game: DragonLords) -> None:
    everything = list(game.components.territories)
    common = [name for name in everything if name not in KINGDOMS | GOLD | ISLANDS]
    s = game.scenario(
        at="lands",
        orcs=dict(lands={"solborg": 5, "midgate": 1} | dict.fromkeys(common[:18], 1)),
        elves=dict(lands={"isborg": 5, "austgate": 1} | dict.fromkeys(common[18:35], 1)),
        neutral="eldborg:5",
    )
    play(s, f"claim {common[35]}")
    assert (asked(s), question(s)) == ("elves", "ask-post")


@pytest.mark.rule("DL-2.13")
def test_nobody_is_placed_at_sea_or_in_the_wastelands(game: DragonLords) -> None:
    s = dealt(game, 4)
    places = set(game.components.territories)
    while s.decision is not None and question(s) not in ("ask-first-ship", "ask-hide"):
        assert {option.split()[1] for option in options(s)} <= places
        s.apply(s.legal()[0])
    assert not any(s.party_units)
    assert not any(s.ship_units)
    assert not s.guests


# --- ships ----------------------------------------------------------------------------------------


@pytest.mark.rule("DL-2.14")
def test_each_docks_a_ship_in_a_harbour_of_its_own(game: DragonLords) -> None:
    s = game.scenario(
        at="ships",
        orcs=dict(lands="solborg:5 sildvik:1 ravnvik:1 eikdal:1"),
        elves=dict(lands="isborg:5 ternvik:1 brandport:1"),
    )
    assert (asked(s), question(s)) == ("orcs", "ask-first-ship")
    assert options(s) == {"dock sildvik", "dock ravnvik"}
    assert why(s, "dock ternvik") == why(s, "dock eikdal") == "DL-2.14"
    play(s, "dock ravnvik")
    assert ship(s, 1) == ("ravnvik", "orcs", 0)
    assert asked(s) == "elves"
    play(s, "dock ternvik")
    assert ship(s, 2) == ("ternvik", "elves", 0)
    assert ship(s, 3) is None


@pytest.mark.rule("DL-2.15")
def test_without_a_harbour_there_is_no_ship(game: DragonLords) -> None:
    s = game.scenario(
        at="ships", orcs=dict(lands="solborg:5 eikdal:1"), elves=dict(lands="isborg:5 ternvik:1"), peoples="elves orcs"
    )
    happened = play(s, "dock ternvik")
    assert told(happened, "no-harbour") == [{"people": "orcs"}]
    assert question(s) == "ask-hide"
    assert ship(s, 2) is None


# --- counters -------------------------------------------------------------------------------------


def hiding(game: DragonLords) -> DragonLordsState:
    return game.scenario(
        at="counters",
        orcs=dict(lands="solborg:2 sildvik:1 eikdal:1"),
        elves=dict(lands="isborg:5 ternvik:3"),
    )


@pytest.mark.rule("DL-2.16")
def test_each_hides_a_king_a_wizard_and_two_decoys(game: DragonLords) -> None:
    s = hiding(game)
    asks = []
    for text in ("solborg", "eikdal", "solborg", "sildvik"):
        decision = s.decision_of(0)
        assert decision is not None
        asks.append(decision.prompt.words()["counter"])
        play(s, f"orcs: hide {text}")
    assert asks == ["king", "wizard-1", "decoy-1", "decoy-2"]
    assert options(s) == options(s, "elves")
    play(s, *["elves: hide isborg"] * 4)
    assert people(s, "orcs")["pieces"] == {
        "king": "solborg", "wizard-1": "eikdal", "decoy-1": "solborg", "decoy-2": "sildvik",
    }  # fmt: skip
    assert total(s, "orcs") == 4


@pytest.mark.rule("DL-2.16")
def test_no_unit_has_two_counters(game: DragonLords) -> None:
    s = hiding(game)
    assert options(s, "orcs") == {"hide solborg", "hide sildvik", "hide eikdal"}
    assert why(s, "orcs: hide ternvik") == "DL-2.16"
    play(s, "orcs: hide eikdal")
    assert options(s, "orcs") == {"hide solborg", "hide sildvik"}
    play(s, "orcs: hide solborg", "orcs: hide solborg")
    assert options(s, "orcs") == {"hide sildvik"}
    assert why(s, "orcs: hide solborg") == "DL-2.16"


@pytest.mark.rule("DL-2.16")
def test_the_others_see_that_a_counter_is_there_but_not_which(game: DragonLords) -> None:
    match = Match.of(hiding(game), 7)
    for text in ("solborg", "eikdal", "solborg", "sildvik"):
        match.play(f"hide {text}", 0)
        others = match.state.view(1).to_data()
        assert "eikdal" not in str(others["agenda"])
        assert "hide" not in heard(match.journal[-1].events, 1)
        assert match.journal[-1].action_for(1) is None
    for _ in range(4):
        match.play("hide isborg", 1)
    log = " ".join(f"{event.key} {event.words()}" for event in match.log(1))
    assert "counter-hidden {'people': 'orcs'" not in log
    marked = [str(one["territory"]) for one in told(match.log(1), "unit-marked") if one["people"] == "orcs"]
    assert sorted(marked) == ["eikdal", "sildvik", "solborg", "solborg"]
    hidden = people(seen(match.state, 1), "orcs")
    assert sorted(hidden["marked"]) == ["eikdal", "sildvik", "solborg", "solborg"]
    assert set(hidden["pieces"].values()) == {None}
    assert people(seen(match.state, 0), "orcs")["pieces"]["king"] == "solborg"


@pytest.mark.rule("DL-2.16")
def test_the_order_of_hiding_tells_nothing(game: DragonLords) -> None:
    heard_by_elves = set()
    for lands_ in (("solborg", "eikdal", "solborg", "sildvik"), ("sildvik", "solborg", "eikdal", "solborg")):
        s = hiding(game)
        play(s, *["elves: hide isborg"] * 4)
        happened = play(s, *(f"orcs: hide {land}" for land in lands_))
        heard_by_elves.add(heard(happened, 1))
        assert people(seen(s, 1), "orcs")["pieces"]["king"] is None
    assert len(heard_by_elves) == 1


@pytest.mark.rule("DL-2.17")
@pytest.mark.reading("DL 45")
def test_the_king_may_be_anywhere(game: DragonLords) -> None:
    s = hiding(game)
    play(s, "orcs: hide sildvik", "orcs: hide solborg", "orcs: hide solborg", "orcs: hide eikdal")
    play(s, *["elves: hide ternvik"] * 3, "elves: hide isborg")
    assert where(s, "orcs", "king") == "sildvik"
    assert where(s, "elves", "king") == "ternvik"


# --- gold, scrolls, and who begins ----------------------------------------------------------------


@PLAYERS
@pytest.mark.rule("DL-2.18")
def test_thirty_gold_lies_in_the_kingdom_that_was_claimed(game: DragonLords, players: int) -> None:
    s = ready(game, players)
    assert [gold(s, name) for name in ORDER[:players]] == [30] * players
    homes = {land for name in ORDER[:players] for land in lands(s, name) if land in KINGDOMS}
    assert s.position()["gold"] == dict.fromkeys(homes, 30)


@pytest.mark.rule("DL-2.19")
def test_each_is_dealt_three_scrolls_that_the_others_do_not_see(game: DragonLords) -> None:
    s = game.scenario(at="scrolls", orcs={}, elves={})
    happened = play(s, "draw reflect", "draw infernal", "draw berserk")
    assert "infernal" in heard(happened, 0)
    assert not {"reflect", "infernal", "berserk"} & set(heard(happened, 1).replace("'", " ").split())
    assert len(people(s, "orcs")["scrolls"]) == 3
    play(s, "draw reflect", "draw tempest", "draw tempest")
    assert [len(people(s, name)["scrolls"]) for name in ("orcs", "elves")] == [3, 3]
    assert "infernal" not in str(people(seen(s, 1), "orcs")["scrolls"])
    assert "infernal" in str(people(seen(s, 0), "orcs")["scrolls"])
    assert s.round == 1 or s.fate is not None


@pytest.mark.rule("DL-2.19")
def test_the_deal_of_scrolls_is_hidden_in_the_log(game: DragonLords) -> None:
    match = Match.of(game.scenario(at="scrolls", orcs={}, barbarians={}), 11)
    drawn = {str(card["scroll"]) for card in people(match.state, "orcs")["scrolls"]}
    assert len(match.journal) == 6
    assert not any(entry.action_for(1) for entry in match.journal[:3])
    mine = {str(card["scroll"]) for card in people(match.state, "barbarians")["scrolls"]}
    log = " ".join(f"{event.key} {event.words()}" for event in match.log(1))
    assert not any(f"'{card}'" in log for card in drawn - mine)


@pytest.mark.rule("DL-2.20")
def test_barbarians_begin(game: DragonLords) -> None:
    s = ready(game, 4)
    assert (s.round, asked(s)) == (1, "barbarians")
    s = game.scenario(at="scrolls", orcs={}, elves={}, barbarians={})
    while s.fate is not None:
        happened = s.apply(s.fate.outcomes[0][0])
    assert told(happened, "begins") == [{"people": "barbarians"}]
    assert asked(s) == "barbarians"


def rolling(game: DragonLords) -> DragonLordsState:
    """Three peoples without Barbarians who are about to roll."""
    s = game.scenario(at="scrolls", orcs={}, elves={}, dwarves={})
    while s.fate is not None and s.fate.kind == "scroll":
        s.apply(s.fate.outcomes[0][0])
    return s


@pytest.mark.rule("DL-2.21")
def test_without_barbarians_the_highest_roll_begins(game: DragonLords) -> None:
    s = rolling(game)
    assert answers(s) == {f"roll {face}": 1 for face in range(1, 7)}
    happened = play(s, "roll 3", "roll 5", "roll 4")
    assert [one["people"] for one in told(happened, "rolled-for-first")] == ["orcs", "elves", "dwarves"]
    assert told(happened, "begins") == [{"people": "elves"}]
    assert asked(s) == "elves"


@pytest.mark.rule("DL-2.21")
def test_the_highest_roll_is_rolled_again_between_equals(game: DragonLords) -> None:
    s = rolling(game)
    play(s, "roll 5", "roll 1", "roll 5")
    happened = play(s, "roll 2", "roll 6")
    assert [one["people"] for one in told(happened, "rolled-for-first")] == ["orcs", "dwarves"]
    assert asked(s) == "dwarves"
    assert "begins" in events(happened)
