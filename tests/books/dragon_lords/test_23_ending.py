"""Chapter 23, the end of the game: Kingdoms and a living King, the last one left, and Bloodlust."""

from __future__ import annotations

from typing import Any

import pytest

from meadhall.games.dragon_lords import DragonLords
from meadhall.games.dragon_lords.state import DragonLordsState
from meadhall.kernel.errors import IllegalAction, MeadhallError
from tests.books.dragon_lords.table import (
    asked,
    assault,
    company,
    events,
    kinds,
    lands,
    options,
    people,
    play,
    question,
    ship,
    told,
    where,
    why,
    winners,
)

FAR: dict[str, Any] = dict(lands="isborg:5", king="isborg")
"""Somebody who is far away and has nothing to say."""
HOMES = ["solborg", "eldborg", "vindborg", "jarnborg", "hrafnborg", "isborg"]


def kingdoms(count: int) -> str:
    return " ".join(f"{home}:2" for home in HOMES[:count])


def ending(game: DragonLords, count: int, **more: Any) -> DragonLordsState:
    """The Orcs hold a number of Kingdoms, and it is checked whether they have won."""
    given = dict(orcs=dict(lands=kingdoms(count)), elves=dict(lands="frostgate:5"))
    return game.scenario(at="ending", **given | more)


def siege(game: DragonLords, **more: Any) -> DragonLordsState:
    """The Orcs attack a fourth Kingdom, where one unit is left."""
    mine: dict[str, Any] = dict(lands="solborg:2 eldborg:2 vindborg:2 frostgate:4", king="solborg")
    given: dict[str, Any] = dict(orcs=mine, elves=dict(lands="laxvik:5 isborg:1", king="laxvik"))
    s = game.scenario(at="combat", **given | more)
    assault(s, "isborg", "send 3")
    return s


# --- Kingdoms -------------------------------------------------------------------------------------


@pytest.mark.rule("DL-23.1")
def test_four_kingdoms_win(game: DragonLords) -> None:
    assert winners(ending(game, 4)) == {"orcs"}
    assert winners(ending(game, 3)) == set()


@pytest.mark.rule("DL-23.2")
@pytest.mark.parametrize("goal", [3, 5, 6])
def test_players_may_agree_on_another_number(game: DragonLords, goal: int) -> None:
    assert winners(ending(game, goal, kingdoms=str(goal))) == {"orcs"}
    assert winners(ending(game, goal - 1, kingdoms=str(goal))) == set()


@pytest.mark.rule("DL-23.2")
@pytest.mark.parametrize("goal", ["2", "7"])
def test_other_numbers_cannot_be_agreed_on(game: DragonLords, goal: str) -> None:
    with pytest.raises(MeadhallError):
        game.new(3, kingdoms=goal)


@pytest.mark.rule("DL-23.3")
def test_a_kingdom_counts_for_whoever_stands_in_it_now(game: DragonLords) -> None:
    s = siege(game)
    assert winners(s) == set()
    play(s, "roll 1 6 6", "roll 6")
    assert winners(s) == {"orcs"}
    assert s.result is not None
    assert s.result.scores == (4, 0)


@pytest.mark.rule("DL-23.3")
def test_a_kingdom_that_was_lost_no_longer_counts(game: DragonLords) -> None:
    # The Orcs have held four in the end, but never four at a time.
    s = game.scenario(
        at="combat",
        active="elves",
        orcs=dict(lands="solborg:2 eldborg:2 isborg:1 knarvik:2", king="solborg"),
        elves=dict(lands="frostgate:5", king="frostgate"),
    )
    assault(s, "isborg", "send 3")
    while s.decision is not None:
        play(s, "pass")
    play(s, "roll 1 6 6", "roll 6")
    assert s.kingdoms_led(0) == 2
    while not (asked(s) == "orcs" and question(s) == "ask-combat"):
        play(s, "done")
    play(s, "march knarvik", "to vindborg", "send 1")
    assert s.kingdoms_led(0) == 3
    assert winners(s) == set()
    s = ending(game, 3, neutral="isborg:1")
    assert winners(s) == set()


@pytest.mark.rule("DL-23.3")
def test_a_vacant_kingdom_counts_for_nobody(game: DragonLords) -> None:
    s = game.scenario(
        at="combat",
        orcs=dict(lands="solborg:2 eldborg:2 vindborg:2 frostgate:2", king="solborg"),
        elves=dict(lands="laxvik:5 isborg:1", king="laxvik"),
    )
    assault(s, "isborg", "send 1")
    play(s, "roll 1", "roll 1")
    assert "isborg" not in lands(s, "orcs") | lands(s, "elves")
    assert winners(s) == set()


@pytest.mark.rule("DL-23.4")
def test_a_kingdom_taken_from_neutral_units_counts(game: DragonLords) -> None:
    s = siege(game, elves=dict(lands="laxvik:5", king="laxvik"), neutral="isborg:1")
    play(s, "roll 1 6 6", "roll 6")
    assert winners(s) == {"orcs"}


@pytest.mark.rule("DL-23.4")
def test_neutral_kingdoms_do_not_count_before(game: DragonLords) -> None:
    assert winners(ending(game, 3, neutral="isborg:5 jarnborg:5 hrafnborg:5")) == set()


# --- at once --------------------------------------------------------------------------------------


@pytest.mark.rule("DL-23.5")
@pytest.mark.reading("DL 43")
def test_the_turn_is_not_finished(game: DragonLords) -> None:
    s = siege(game)
    happened = play(s, "roll 1 6 6", "roll 6")
    assert events(happened)[-1] == "wins"
    assert "income" not in events(happened)
    assert s.over
    assert s.position()["phase"] == "combat"
    assert why(s, "done") == "DL-23.5"
    with pytest.raises(IllegalAction):
        play(s, "done")


@pytest.mark.rule("DL-23.5")
@pytest.mark.parametrize(
    ("at", "orcs", "texts"),
    [
        ("combat", dict(lands="solborg:2 eldborg:2 vindborg:2 frostgate:2"),
         ["march frostgate", "to isborg", "send 1"]),
        ("transfer", dict(lands="solborg:2 eldborg:2 vindborg:2 frostgate:2"),
         ["transfer frostgate", "to isborg", "send 1"]),
        ("naval", dict(lands="solborg:2 eldborg:2 vindborg:2", pieces="wizard-1:eldborg", spells="wizard-1:teleport"),
         ["teleport wizard-1", "to isborg"]),
    ],
)  # fmt: skip
def test_a_vacant_kingdom_wins_as_soon_as_it_is_entered(
    game: DragonLords, at: str, orcs: dict[str, Any], texts: list[str]
) -> None:
    s = game.scenario(at=at, orcs=orcs, elves=dict(lands="laxvik:5", king="laxvik"))
    play(s, *texts)
    assert winners(s) == {"orcs"}


@pytest.mark.rule("DL-23.5")
@pytest.mark.reading("DL 43")
def test_the_players_may_agree_to_hold_out_until_the_end_of_the_turn(game: DragonLords) -> None:
    s = siege(game, victory_moment="end-of-turn")
    play(s, "roll 1 6 6", "roll 6")
    assert winners(s) == set()
    while s.decision is not None and not s.over:
        s.apply(s.legal()[0])
    assert winners(s) == {"orcs"}
    assert (s.position()["active"], s.position()["phase"]) == ("orcs", "reinforcement")


# --- the King -------------------------------------------------------------------------------------


@pytest.mark.rule("DL-23.6")
@pytest.mark.reading("DL 42", "DL 43")
def test_nobody_wins_without_a_king(game: DragonLords) -> None:
    s = ending(game, 5, orcs=dict(lands=kingdoms(5), king=None))
    assert winners(s) == set()
    s = ending(game, 5, orcs=dict(lands=kingdoms(5), king=None), victory_moment="end-of-turn")
    assert winners(s) == set()


@pytest.mark.rule("DL-23.6")
def test_a_conquest_without_a_king_does_not_win(game: DragonLords) -> None:
    s = siege(game, orcs=dict(lands="solborg:2 eldborg:2 vindborg:2 frostgate:4", king=None))
    play(s, "roll 1 6 6", "roll 6")
    assert lands(s, "orcs")["isborg"] == 3
    assert winners(s) == set()
    assert asked(s) == "orcs"


@pytest.mark.rule("DL-23.6")
@pytest.mark.parametrize(("count", "won"), [(4, {"orcs"}), (3, set())])
def test_with_a_king_restored_victory_comes_at_once(game: DragonLords, count: int, won: set[str]) -> None:
    mine = dict(lands=kingdoms(count), king=None, party="village-north:3", companions="fangluk")
    s = game.scenario(at="quest", orcs=mine, elves=dict(lands="frostgate:5"))
    play(s, "crown solborg")
    assert where(s, "orcs", "king") == "solborg"
    assert winners(s) == won


@pytest.mark.rule("DL-23.6")
def test_a_king_who_falls_in_the_last_battle_does_not_win(game: DragonLords) -> None:
    mine = dict(lands="solborg:2 eldborg:2 vindborg:2 frostgate:4", king="frostgate")
    s = game.scenario(at="combat", orcs=mine, elves=dict(lands="laxvik:5 isborg:1", king="laxvik"))
    play(s, "attack isborg", "bring king", "send 1")
    while s.decision is not None:
        play(s, "done" if "done" in options(s) else "pass")
    play(s, "roll 1 6", "roll 1")
    play(s, "lose king")
    assert lands(s, "orcs")["isborg"] == 1
    assert winners(s) == set()


@pytest.mark.rule("DL-23.7")
def test_there_is_one_winner(game: DragonLords) -> None:
    # Both would have enough: it is the turn of the Elves, and they come first.
    s = game.scenario(
        at="ending",
        orcs=dict(lands="solborg:2 eldborg:2 vindborg:2"),
        elves=dict(lands="isborg:2 jarnborg:2 hrafnborg:2"),
        active="elves",
        kingdoms="3",
    )
    assert winners(s) == {"elves"}
    s = siege(game)
    happened = play(s, "roll 1 6 6", "roll 6")
    assert events(happened).count("wins") == 1
    assert s.result is not None
    assert len(s.result.winners) == 1


@pytest.mark.rule("DL-23.8")
def test_the_last_one_left_wins(game: DragonLords) -> None:
    s = game.scenario(
        at="combat",
        orcs=dict(lands="solborg:5", king="solborg"),
        elves=dict(lands="eikdal:1", king=None),
        dwarves=dict(lands="frostgate:3", out=True),
    )
    assault(s, "eikdal", "send 3")
    happened = play(s, "roll 1 6 6", "roll 6")
    assert told(happened, "people-out") == [{"people": "elves"}]
    assert winners(s) == {"orcs"}
    assert s.result is not None
    assert s.result.ending == "last"
    assert why(s, "done") == "DL-23.8"


@pytest.mark.rule("DL-23.8")
def test_two_who_are_left_play_on(game: DragonLords) -> None:
    s = game.scenario(
        at="combat",
        orcs=dict(lands="solborg:5", king="solborg"),
        elves=dict(lands="eikdal:1", king=None),
        dwarves=dict(lands="frostgate:3"),
    )
    assault(s, "eikdal", "send 3")
    play(s, "roll 1 6 6", "roll 6")
    assert winners(s) == set()


# --- Bloodlust ------------------------------------------------------------------------------------


def hunt(game: DragonLords, **more: Any) -> DragonLordsState:
    """The Orcs are about to kill the King of the Elves, who has a unit with him and others elsewhere."""
    given: dict[str, Any] = dict(
        orcs=dict(lands="solborg:5", king="solborg"),
        elves=dict(lands="eikdal:1 isborg:4 ternvik:2", king="eikdal", ships="1:k3:2", scrolls="berserk"),
        dwarves=dict(lands="hrafnborg:5"),
        bloodlust=True,
    )
    s = game.scenario(at="combat", **given | more)
    assault(s, "eikdal", "send 3")
    while s.decision is not None:
        play(s, "pass")
    return s


@pytest.mark.rule("DL-23.9")
def test_in_bloodlust_the_last_king_wins(game: DragonLords) -> None:
    s = hunt(game)
    play(s, "roll 1 6 6", "roll 6")
    assert winners(s) == set()
    s = hunt(game, dwarves=dict(lands="hrafnborg:5", king=None, out=True))
    play(s, "roll 1 6 6", "roll 6")
    assert winners(s) == {"orcs"}
    assert s.result is not None
    assert s.result.ending == "bloodlust"
    assert why(s, "done") == "DL-23.9"


@pytest.mark.rule("DL-23.9")
def test_in_bloodlust_kingdoms_decide_nothing(game: DragonLords) -> None:
    assert winners(ending(game, 6, bloodlust=True)) == set()
    s = siege(game, bloodlust=True)
    play(s, "roll 1 6 6", "roll 6")
    assert winners(s) == set()
    s = siege(game, bloodlust=True, victory_moment="end-of-turn")
    play(s, "roll 1 6 6", "roll 6")
    while asked(s) == "orcs":
        s.apply(s.legal()[0])
    assert winners(s) == set()


@pytest.mark.rule("DL-23.10")
@pytest.mark.reading("DL 42")
def test_in_bloodlust_who_loses_the_king_is_out(game: DragonLords) -> None:
    s = hunt(game)
    happened = play(s, "roll 1 6 6", "roll 6")
    assert told(happened, "people-out") == [{"people": "elves"}]
    assert people(s, "elves")["out"]
    assert lands(s, "elves") == {"isborg": 4, "ternvik": 2}
    assert ship(s, 1) == ("k3", "elves", 2)
    turns = set()
    while s.round < 3:
        turns.add(asked(s))
        s.apply(s.legal()[0])
    assert turns == {"orcs", "dwarves"}
    assert lands(s, "elves") == {"isborg": 4, "ternvik": 2}


@pytest.mark.rule("DL-23.10")
def test_in_bloodlust_an_attacker_who_loses_the_king_is_out_at_once(game: DragonLords) -> None:
    s = game.scenario(
        at="combat",
        orcs=dict(lands="solborg:3", king="solborg"),
        elves=dict(lands="isborg:4 eikdal:3", king="isborg"),
        dwarves=dict(lands="hrafnborg:5"),
        bloodlust=True,
    )
    play(s, "attack eikdal", "bring king")
    while s.decision is not None:
        play(s, "done" if "done" in options(s) else "pass")
    happened = play(s, "roll 6", "roll 1 6 6")
    assert told(happened, "people-out") == [{"people": "orcs"}]
    assert asked(s) == "elves"
    assert lands(s, "orcs") == {"solborg": 2}
    assert s.guests == {}


@pytest.mark.rule("DL-23.10")
def test_losses_of_the_last_round_fall_on_both_sides(game: DragonLords) -> None:
    s = game.scenario(
        at="combat",
        orcs=dict(lands="solborg:3", king="solborg"),
        elves=dict(lands="isborg:4 eikdal:3", king="isborg", treasures="gungnir@eikdal"),
        dwarves=dict(lands="hrafnborg:5"),
        bloodlust=True,
    )
    play(s, "attack eikdal", "bring king")
    while s.decision is not None:
        play(s, "done" if "done" in options(s) else "pass")
    happened = play(s, "roll 1", "roll 1 6 6", "lose gungnir")
    assert told(happened, "people-out") == [{"people": "orcs"}]
    play(s, "take-up")
    assert lands(s, "elves") == {"isborg": 4, "eikdal": 2}
    assert s.position()["treasures"]["gungnir"]["people"] == "elves"


@pytest.mark.rule("DL-23.10")
def test_two_kings_may_fall_in_one_round(game: DragonLords) -> None:
    s = game.scenario(
        at="combat",
        orcs=dict(lands="solborg:3", king="solborg"),
        elves=dict(lands="eikdal:1", king="eikdal"),
        dwarves=dict(lands="hrafnborg:5"),
        barbarians=dict(lands="jarnborg:5"),
        bloodlust=True,
    )
    play(s, "attack eikdal", "bring king")
    while s.decision is not None:
        play(s, "done" if "done" in options(s) else "pass")
    happened = play(s, "roll 1", "roll 1")
    assert {str(one["people"]) for one in told(happened, "people-out")} == {"orcs", "elves"}
    assert asked(s) == "dwarves"
    assert winners(s) == set()


@pytest.mark.rule("DL-23.10")
def test_two_kings_may_fall_also_where_one_could_be_spared(game: DragonLords) -> None:
    s = game.scenario(
        at="combat",
        orcs=dict(lands="solborg:3", king="solborg"),
        elves=dict(lands="eikdal:2", king="eikdal"),
        dwarves=dict(lands="hrafnborg:5"),
        barbarians=dict(lands="jarnborg:5"),
        bloodlust=True,
    )
    play(s, "attack eikdal", "bring king")
    while s.decision is not None:
        play(s, "done" if "done" in options(s) else "pass")
    happened = play(s, "roll 1", "roll 1 6", "lose king")
    assert {str(one["people"]) for one in told(happened, "people-out")} == {"orcs", "elves"}
    assert asked(s) == "dwarves"
    s.check()


@pytest.mark.rule("DL-23.10")
@pytest.mark.rule("DL-4.25")
def test_the_ship_of_a_king_who_falls_at_sea_sinks(game: DragonLords) -> None:
    s = game.scenario(
        at="naval",
        elves=dict(lands="laxvik:3", king="laxvik", ships="1:laxvik"),
        orcs=dict(lands="ternvik:3", king="ternvik", scrolls="summon-sirens"),
        dwarves=dict(lands="hrafnborg:5"),
        bloodlust=True,
    )
    play(s, "embark 1", "bring king", "done", "sail k3", "land ternvik", "cast summon-sirens")
    while s.decision is not None:
        play(s, "pass")
    happened = play(s, "roll 1")
    assert told(happened, "people-out") == [{"people": "elves"}]
    assert "ship-sunk" in events(happened)
    s.check()


@pytest.mark.rule("DL-23.10")
def test_without_bloodlust_the_vanquished_play_on(game: DragonLords) -> None:
    s = hunt(game, bloodlust=False)
    happened = play(s, "roll 1 6 6", "roll 6")
    assert "king-lost" in events(happened)
    assert "people-out" not in events(happened)
    turns = set()
    while s.round < 2:
        turns.add(asked(s))
        s.apply(s.legal()[0])
    assert "elves" in turns


@pytest.mark.rule("DL-23.11")
@pytest.mark.parametrize(
    ("name", "heir"), [("orcs", "fangluk"), ("elves", "aurvandila"), ("dwarves", "odenin"), ("barbarians", "agnar")]
)
def test_in_bloodlust_heirs_restore_no_king(game: DragonLords, name: str, heir: str) -> None:
    other = "elves" if name == "orcs" else "orcs"
    mine = dict(lands="solborg:5", king=None, party="village-north:3", companions=heir)
    both: dict[str, Any] = {name: mine, other: FAR}
    s = game.scenario(at="quest", **both)
    assert "crown solborg" in options(s)
    both[name] = {**mine, "king": "solborg"}
    s = game.scenario(at="quest", **both, bloodlust=True)
    assert "crown" not in kinds(s)
    assert why(s, "crown solborg") == "DL-23.11"
    assert company(s, name) == [heir]
    assert question(s) == "ask-quest-phase"
