"""Chapter 16, the Wastelands: setting out, moving, what the spaces do, and the ways out.

The ring, clockwise: village-north, trail-1, den-east, trail-2, oracle-east, village-east, trail-3, shrine-east,
trail-4, trail-5, village-south, trail-6, den-west, trail-7, oracle-west, village-west, trail-8, shrine-west, trail-9,
trail-10.
trail-11 leads from trail-2 and trail-13 from trail-4 to lair-east, trail-12 and trail-14 from trail-7 and trail-9 to
lair-west, and the teleportal lies between the lairs. Brimland and Stenbru lead to village-west, which has a harbour.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

from meadhall.games.dragon_lords import DragonLords
from meadhall.games.dragon_lords.state import DragonLordsState
from meadhall.games.dragon_lords.words import TOOL
from meadhall.kernel.errors import ScenarioError
from meadhall.kernel.match import Match
from tests.books.dragon_lords.table import (
    answers,
    asked,
    company,
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
    seen,
    ship,
    stored,
    tools,
    units,
    where,
    why,
)

HOME = "hrafnborg:5 brimland:4"
TELEPORTER: dict[str, Any] = dict(lands="hrafnborg:3", spells="wizard-1:teleport", mana=1)


def goals(s: DragonLordsState) -> set[str]:
    """Where the party may go."""
    return {option.removeprefix("to ") for option in options(s) if option.startswith("to ")}


def on_the_way(game: DragonLords, at: str, roll: int, **more: Any) -> DragonLordsState:
    """Elves who have rolled for their move, without mana unless it is given."""
    elves = {"party": f"{at}:3", "mana": 0, **more.pop("elves", {})}
    return game.scenario(at="move", roll=roll, elves=elves, **{"orcs": {}, **more})


def visiting(game: DragonLords, space: str, **more: Any) -> DragonLordsState:
    """Elves whose move has just ended in a space; nothing follows."""
    elves = {"party": space if ":" in space else f"{space}:3", "mana": 0, **more.pop("elves", {})}
    return game.scenario(at="space", alone=True, elves=elves, **{"orcs": {}, **more})


def go_on(s: DragonLordsState, until: Callable[[], bool]) -> None:
    """Do nothing more in phase after phase."""
    for _ in range(9):
        if until():
            return
        play(s, "done")
    raise AssertionError("it does not come to that")


# --- the party ------------------------------------------------------------------------------------


@pytest.mark.rule("DL-16.1")
def test_there_are_seven_kinds_of_space(game: DragonLords) -> None:
    s = game.scenario(at="quest")
    assert Counter(s.facts.space_kind) == dict(village=4, den=2, shrine=2, oracle=2, lair=2, quest=14, teleportal=1)


@pytest.mark.rule("DL-16.1")
def test_a_space_acts_only_where_the_move_ends(game: DragonLords) -> None:
    s = on_the_way(game, "trail-3", 2)
    play(s, "to trail-4")
    assert mana(s, "elves") == 0
    s = on_the_way(game, "trail-3", 1)
    play(s, "to shrine-east")
    assert mana(s, "elves") == 1


@pytest.mark.rule("DL-16.2")
def test_a_people_has_one_party(game: DragonLords) -> None:
    s = game.scenario(at="quest", elves=dict(lands=HOME, party="trail-3:2", prophecies="mead-of-poetry"))
    assert "wander" in options(s)
    assert why(s, "set-out village-west") == "DL-16.2"
    s = game.scenario(at="naval", elves=dict(lands="hrafnborg:2", ships="1:e6:3", party="trail-3:2"))
    play(s, "embark 1")
    assert why(s, "land village-west") == "DL-16.2"


@pytest.mark.rule("DL-16.3")
def test_no_new_party_in_the_turn_in_which_one_was_lost(game: DragonLords) -> None:
    """The dragon burns the only unit of a party."""
    s = game.scenario(at="lair", elves=dict(lands=HOME, party="lair-east:1", mana=0, prophecies="mead-of-poetry"))
    assert party(s, "elves") is None
    assert options(s) == {"done", "prophesy mead-of-poetry"}
    assert why(s, "set-out village-west") == "DL-16.3"


@pytest.mark.rule("DL-16.3")
def test_nor_before_anything_else_was_done(game: DragonLords) -> None:
    s = game.scenario(at="quest", elves=dict(lands=HOME, lost=True, mana=0, prophecies="mead-of-poetry"))
    assert options(s) == {"done", "prophesy mead-of-poetry"}


@pytest.mark.rule("DL-16.3")
def test_in_the_next_turn_another_may_set_out(game: DragonLords) -> None:
    s = game.scenario(at="turn", elves=dict(lands=HOME, lost=True, mana=0))
    go_on(s, lambda: question(s) == "ask-quest-phase")
    assert "set-out village-west" in options(s)


@pytest.mark.rule("DL-16.3")
def test_after_a_destroyed_party_none_lands_from_a_ship(game: DragonLords) -> None:
    s = game.scenario(at="naval", elves=dict(lands="hrafnborg:2", ships="1:e6:3", lost=True))
    play(s, "embark 1")
    assert why(s, "land village-west") == "DL-16.3"


@pytest.mark.rule("DL-16.4")
def test_a_party_has_at_most_six_units(game: DragonLords) -> None:
    s = game.scenario(at="quest", elves=dict(lands="hrafnborg:5 brimland:9", pieces="wizard-1:brimland"))
    play(s, "set-out village-west")
    assert options(s) == {"bring wizard-1", *(f"send {n}" for n in range(1, 7))}
    assert why(s, "send 7") == "DL-16.4"
    play(s, "bring wizard-1")
    assert "send 5" in options(s)
    assert why(s, "send 6") == "DL-16.4"


@pytest.mark.rule("DL-16.4")
def test_companions_are_not_counted(game: DragonLords) -> None:
    s = visiting(game, "village-west:5", elves=dict(companions="finn brokk", gold=3))
    play(s, "draw groa", "buy 1")
    assert units(s, "elves", "party") == 6
    assert len(company(s, "elves")) == 3


@pytest.mark.rule("DL-16.57")
@pytest.mark.reading("DL 84")
@pytest.mark.parametrize(
    ("way", "lands"), [("village-west", ("brimland", "stenbru")), ("vigrond-gate", ("vestgate", "midgate"))]
)
def test_a_party_sets_out_from_one_territory(game: DragonLords, way: str, lands: tuple[str, str]) -> None:
    one, other = lands
    pieces = f"wizard-1:{one} wizard-2:{other}"
    elves = dict(lands=f"hrafnborg:5 {one}:5 {other}:5", pieces=pieces, mana=0)
    s = game.scenario(at="quest", elves=elves, orcs={})
    play(s, f"set-out {way}")
    assert options(s) == {f"from {one}", f"from {other}"}
    assert why(s, "from hrafnborg") == ("DL-16.57" if way == "village-west" else "DL-16.12")
    play(s, f"from {one}", "send 3")
    assert units(s, "elves", "party") == 3
    assert s.fate is not None, "nobody else joins, and the party is on its way"


@pytest.mark.rule("DL-16.5")
def test_surplus_units_come_to_the_kingdom_with_the_reinforcements(game: DragonLords) -> None:
    s = game.scenario(at="space", elves=dict(lands="hrafnborg:5", party="village-west:5", gold=9, mana=0), orcs={})
    happened = play(s, "draw groa", "buy 3")
    assert "units-sent-home" in events(happened)
    assert (units(s, "elves", "party"), units(s, "elves", "hrafnborg")) == (6, 5)
    go_on(s, lambda: asked(s) == "orcs")
    assert units(s, "elves", "hrafnborg") == 7


@pytest.mark.rule("DL-16.6")
@pytest.mark.reading("DL 45")
def test_a_king_does_not_set_out(game: DragonLords) -> None:
    s = game.scenario(at="quest", elves=dict(lands="brimland:3", king="brimland"))
    play(s, "set-out village-west")
    assert options(s) == {"send 1", "send 2"}
    assert why(s, "bring king") == "DL-16.6"


@pytest.mark.rule("DL-16.6")
@pytest.mark.reading("DL 45")
def test_a_king_does_not_enter_by_teleportal(game: DragonLords) -> None:
    s = game.scenario(at="quest", elves=dict(lands="vestgate:3", king="vestgate"))
    play(s, "set-out vigrond-gate")
    assert why(s, "bring king") == "DL-16.6"


@pytest.mark.rule("DL-16.6")
@pytest.mark.reading("DL 45")
def test_a_king_does_not_land_at_a_village(game: DragonLords) -> None:
    s = game.scenario(at="naval", elves=dict(lands="hrafnborg:2", ships="1:e6:2", king="ship-1"))
    play(s, "embark 1", "land village-west")
    assert why(s, "bring king") == "DL-16.6"
    play(s, "send 1")
    assert why(s, "land village-west") == "DL-16.6"


@pytest.mark.rule("DL-16.6")
@pytest.mark.parametrize("aboard", [dict(king="ship-1"), dict(king="hrafnborg", pieces="decoy-1:ship-1")])
def test_whether_the_voyage_goes_on_before_a_village_does_not_show_a_king(
    game: DragonLords, aboard: dict[str, str]
) -> None:
    s = game.scenario(at="naval", elves=dict(lands="hrafnborg:2", ships="1:e1:1") | aboard)
    s.apply(s.parse("embark 1"))
    s.apply(s.parse("sail e7"))
    assert question(s) == "ask-voyage", "the ship has come as far as it can"
    assert options(s) == ({"done", "land village-west"} if "pieces" in aboard else {"done"})


@pytest.mark.rule("DL-16.6")
@pytest.mark.reading("DL 45")
def test_a_king_is_not_taken_along_by_a_wizard(game: DragonLords) -> None:
    elves = dict(TELEPORTER, party="trail-3:2", pieces="wizard-1:hrafnborg", king="hrafnborg")
    s = game.scenario(at="naval", elves=elves)
    play(s, "teleport wizard-1", "to trail-3")
    assert why(s, "bring king") == "DL-16.6"


@pytest.mark.rule("DL-16.7")
def test_a_wizard_may_go_with_the_party(game: DragonLords) -> None:
    s = game.scenario(at="quest", elves=dict(lands=HOME, pieces="wizard-1:brimland"))
    play(s, "set-out village-west", "bring wizard-1")
    assert where(s, "elves", "wizard-1") == "party"


@pytest.mark.rule("DL-16.8")
@pytest.mark.reading("DL 34")
def test_dragonlords_stay_out(game: DragonLords) -> None:
    s = game.scenario(at="quest", elves=dict(lands="hrafnborg:2 brimland:4", pieces="dragonlord:brimland"))
    play(s, "set-out village-west")
    assert options(s) == {"send 1", "send 2", "send 3"}
    assert why(s, "bring dragonlord") == "DL-16.8"


@pytest.mark.rule("DL-16.8")
@pytest.mark.reading("DL 34")
def test_dragonlords_do_not_teleport_to_the_party(game: DragonLords) -> None:
    elves = dict(lands="hrafnborg:2 brimland:4", pieces="dragonlord:brimland", party="trail-3:2")
    s = game.scenario(at="naval", elves=elves)
    play(s, "teleport dragonlord")
    assert why(s, "to trail-3") == "DL-16.8"


# --- setting out ----------------------------------------------------------------------------------


@pytest.mark.rule("DL-16.9")
def test_a_party_sets_out_from_an_entrance(game: DragonLords) -> None:
    s = game.scenario(at="quest", elves=dict(lands="hrafnborg:5 brimland:2 vakthold:2", mana=0))
    assert options(s) == {"done", "set-out village-west", "set-out village-north"}
    assert why(s, "set-out village-east") == "DL-16.9"
    play(s, "set-out village-north", "send 1")
    assert (party(s, "elves"), units(s, "elves", "vakthold"), units(s, "elves", "party")) == ("village-north", 1, 1)


@pytest.mark.rule("DL-16.9")
def test_nobody_has_to_set_out(game: DragonLords) -> None:
    s = game.scenario(at="quest", elves=dict(lands=HOME, mana=0), orcs={})
    play(s, "done")
    assert party(s, "elves") is None


@pytest.mark.rule("DL-16.10")
@pytest.mark.reading("DL 19")
def test_somebody_stays_behind(game: DragonLords) -> None:
    s = game.scenario(at="quest", elves=dict(lands="hrafnborg:5 brimland:3 vakthold:1"))
    assert why(s, "set-out village-north") == "DL-16.10"
    play(s, "set-out village-west")
    assert options(s) == {"send 1", "send 2"}
    assert why(s, "send 3") == "DL-16.10"


@pytest.mark.rule("DL-16.11")
@pytest.mark.rule("DL-16.13")
def test_units_put_ashore_move_in_the_same_turn(game: DragonLords) -> None:
    s = game.scenario(at="naval", elves=dict(lands="hrafnborg:5", ships="1:e6:4", mana=0), orcs={})
    play(s, "embark 1", "land village-west", "send 3", "done", "done", "roll 1")
    assert goals(s) == {"village-west"}
    assert (units(s, "elves", "party"), ship(s, 1)) == (3, ("e6", "elves", 1))
    assert tools(s, "elves") == {"pickaxe": 1, "torch": 1}


@pytest.mark.rule("DL-16.11")
def test_a_party_lands_only_at_a_village_harbour(game: DragonLords) -> None:
    s = game.scenario(at="naval", elves=dict(lands="hrafnborg:5", ships="1:d6:4"), orcs={})
    play(s, "embark 1")
    assert why(s, "land village-west") == "DL-4.9"
    assert why(s, "land village-north") == "DL-4.9"


@pytest.mark.rule("DL-16.12")
def test_a_party_enters_through_a_teleportal_with_a_commander(game: DragonLords) -> None:
    s = game.scenario(at="quest", elves=dict(lands="vestgate:3 hrafnborg:2", king="vestgate", mana=0))
    play(s, "set-out vigrond-gate", "send 2")
    assert (party(s, "elves"), units(s, "elves", "vestgate")) == ("vigrond-gate", 1)


@pytest.mark.rule("DL-16.12")
@pytest.mark.parametrize("counter", ["wizard-1", "dragonlord"])
def test_any_commander_opens_the_portal(game: DragonLords, counter: str) -> None:
    s = game.scenario(at="quest", elves=dict(lands="hrafnborg:2 vestgate:3", pieces=f"{counter}:vestgate"))
    assert "set-out vigrond-gate" in options(s)


@pytest.mark.rule("DL-16.12")
@pytest.mark.parametrize("pieces", ["", "decoy-1:vestgate", "wizard-1:hrafnborg"])
def test_without_a_commander_there_the_portal_is_shut(game: DragonLords, pieces: str) -> None:
    s = game.scenario(
        at="quest", elves=dict(lands="hrafnborg:2 vestgate:3", pieces=pieces, prophecies="mead-of-poetry")
    )
    assert why(s, "set-out vigrond-gate") == "DL-16.12"


@pytest.mark.rule("DL-16.12")
def test_only_units_that_stood_there_when_the_phase_began_go_in(game: DragonLords) -> None:
    elves = dict(lands="vestgate:2 hrafnborg:2", king="vestgate", mana=0, scrolls="einherjar")
    s = game.scenario(at="quest", elves=elves, orcs={})
    play(s, "cast einherjar", "to vestgate", "set-out vigrond-gate")
    assert units(s, "elves", "vestgate") == 7
    assert options(s) == {"send 1", "send 2"}


@pytest.mark.rule("DL-16.13")
@pytest.mark.reading("DL 62")
def test_the_village_is_the_first_step(game: DragonLords) -> None:
    s = on_the_way(game, "village-west", 1, entering=True)
    assert goals(s) == {"village-west"}
    s = on_the_way(game, "village-west", 2, entering=True)
    assert goals(s) == {"village-west", "oracle-west", "trail-8"}


@pytest.mark.rule("DL-16.13")
@pytest.mark.rule("DL-16.17")
def test_example_quest_move(game: DragonLords) -> None:
    """The Dwarves set out, roll a 3 and come to the Witch Den: village, quest space, den."""
    s = game.scenario(at="quest", dwarves=dict(lands="isborg:5 vakthold:5", mana=0), orcs={})
    play(s, "set-out village-north", "send 4", "roll 3")
    assert goals(s) == {"village-north", "den-east", "trail-9"}
    play(s, "to den-east")
    assert party(s, "dwarves") == "den-east"


@pytest.mark.rule("DL-16.14")
@pytest.mark.reading("DL 62")
def test_from_the_teleportal_the_next_space_is_the_first(game: DragonLords) -> None:
    s = game.scenario(at="quest", elves=dict(lands="vestgate:3 hrafnborg:2", king="vestgate", mana=0), orcs={})
    play(s, "set-out vigrond-gate", "send 2", "roll 1")
    assert goals(s) == {"lair-east", "lair-west"}


@pytest.mark.rule("DL-16.15")
@pytest.mark.parametrize(("lands", "space"), [("brimland:3", "village-west"), ("vestgate:3", "vigrond-gate")])
def test_the_first_party_gets_a_pickaxe_and_a_torch(game: DragonLords, lands: str, space: str) -> None:
    s = game.scenario(at="quest", elves=dict(lands=lands, mana=0), orcs={})
    play(s, f"set-out {space}", "send 1")
    assert tools(s, "elves") == {"pickaxe": 1, "torch": 1}
    assert people(s, "elves")["equipped"]


@pytest.mark.rule("DL-16.15")
def test_later_parties_get_nothing(game: DragonLords) -> None:
    s = game.scenario(at="quest", elves=dict(lands="brimland:3", mana=0, equipped=True), orcs={})
    play(s, "set-out village-west", "send 1")
    assert tools(s, "elves") == {}


# --- moving ---------------------------------------------------------------------------------------


@pytest.mark.rule("DL-16.15")
@pytest.mark.parametrize(("lacking", "left"), [("", 3), ("orcs", 2), ("orcs dwarves", 1)])
def test_the_first_tools_lie_ready_from_the_set_up(game: DragonLords, lacking: str, left: int) -> None:
    """Five torches in all: the Elves have two, and each people that has sent no party yet has one waiting."""
    others: dict[str, Any] = {name: dict(equipped=name not in lacking.split()) for name in ("orcs", "dwarves")}
    elves = dict(party="village-north:3", tools="torch:2", equipped=True)
    s = game.scenario(at="space", elves=elves, **others)
    assert s.tools_left(TOOL.find("torch")) == left
    with pytest.raises(ScenarioError, match="torch"):
        game.scenario(at="space", elves={**elves, "tools": f"torch:{3 + left}"}, **others)


@pytest.mark.rule("DL-16.15")
def test_nobody_buys_the_first_tools_of_others(game: DragonLords) -> None:
    elves = dict(party="village-north:3", tools="torch:4", gold=9)
    s = game.scenario(at="space", elves=elves, orcs=dict(lands="solborg:5 brandport:4"), companion_pile="finn")
    play(s, "draw thyra")
    assert "buy pickaxe" in options(s)
    assert why(s, "buy torch") == "DL-17.4"
    s = game.scenario(at="quest", elves=elves, orcs=dict(lands="solborg:5 brandport:4"), active="orcs")
    play(s, "set-out village-south", "send 3")
    assert tools(s, "orcs") == {"pickaxe": 1, "torch": 1}


@pytest.mark.rule("DL-16.16")
def test_a_d4_says_how_far(game: DragonLords) -> None:
    s = game.scenario(at="quest", elves=dict(party="trail-3:3", mana=0), orcs={})
    assert answers(s) == {"roll 1": 1, "roll 2": 1, "roll 3": 1, "roll 4": 1}


@pytest.mark.rule("DL-16.16")
def test_a_party_moves_once(game: DragonLords) -> None:
    s = game.scenario(at="quest", elves=dict(party="trail-3:3", mana=0, prophecies="mead-of-poetry"), orcs={})
    play(s, "wander", "roll 1", "to shrine-east")
    assert options(s) == {"done", "prophesy mead-of-poetry"}
    assert why(s, "wander") == "DL-16.16"


@pytest.mark.rule("DL-16.16")
def test_who_has_come_out_does_not_set_out_again(game: DragonLords) -> None:
    elves = dict(lands="hrafnborg:5 brimland:2", party="village-west:3", mana=0, prophecies="mead-of-poetry")
    s = game.scenario(at="quest", elves=elves, orcs={})
    play(s, "leave brimland")
    assert why(s, "set-out village-west") == "DL-16.16"


@pytest.mark.rule("DL-16.17")
@pytest.mark.parametrize(
    ("roll", "reached"),
    [
        (1, {"trail-4", "trail-3"}),
        (2, {"trail-5", "trail-13", "village-east"}),
        (3, {"village-south", "lair-east", "village-east", "oracle-east"}),
        (4, {"village-south", "trail-6", "trail-11", "vigrond-gate", "village-east", "trail-2"}),
    ],
)
def test_the_whole_roll_is_used_up(game: DragonLords, roll: int, reached: set[str]) -> None:
    s = on_the_way(game, "shrine-east", roll)
    assert goals(s) == reached


@pytest.mark.rule("DL-16.17")
def test_it_is_no_use_to_stop_short_elsewhere(game: DragonLords) -> None:
    s = on_the_way(game, "trail-3", 3)
    assert why(s, "to trail-4") == "DL-16.17"
    assert why(s, "to trail-6") == "DL-16.20"


@pytest.mark.rule("DL-16.18")
@pytest.mark.reading("DL 60")
def test_a_party_may_stop_in_a_village_on_its_way(game: DragonLords) -> None:
    s = on_the_way(game, "trail-3", 4)
    assert "village-east" in goals(s)
    play(s, "to village-east", "draw groa")
    assert party(s, "elves") == "village-east"


@pytest.mark.rule("DL-16.19")
@pytest.mark.reading("DL 60")
def test_a_party_may_stop_to_attack(game: DragonLords) -> None:
    s = on_the_way(game, "trail-3", 3, orcs=dict(party="trail-4:2"))
    assert goals(s) == {"village-east", "trail-2", "trail-4", "trail-5", "trail-13"}
    assert "combat" in events(play(s, "to trail-4"))


@pytest.mark.rule("DL-16.19")
@pytest.mark.reading("DL 71")
def test_but_not_on_a_shrine(game: DragonLords) -> None:
    s = on_the_way(game, "trail-3", 3, orcs=dict(party="shrine-east:2"))
    assert why(s, "to shrine-east") == "DL-16.19"


@pytest.mark.rule("DL-16.19")
def test_friends_are_no_reason_to_stop(game: DragonLords) -> None:
    s = on_the_way(
        game, "trail-3", 3, two_players="peoples", orcs=dict(party="trail-4:2"), peoples="elves dwarves orcs barbarians"
    )
    assert s.leader[0] == s.leader[2]
    assert "trail-4" not in goals(s)


@pytest.mark.rule("DL-16.20")
@pytest.mark.reading("DL 60")
@pytest.mark.parametrize(
    ("to", "cost"),
    [("trail-2", 0), ("trail-10", 0), ("den-east", 1), ("oracle-east", 1), ("trail-9", 1), ("trail-14", 2)],
)
def test_each_mana_is_a_space_more_or_less(game: DragonLords, to: str, cost: int) -> None:
    s = on_the_way(game, "trail-1", 2, elves=dict(mana=2))
    play(s, f"to {to}")
    assert mana(s, "elves") == 2 - cost


@pytest.mark.rule("DL-16.20")
def test_two_mana_make_it_two_spaces_shorter(game: DragonLords) -> None:
    s = on_the_way(game, "trail-1", 3, elves=dict(mana=2))
    play(s, "to den-east")
    assert mana(s, "elves") == 0
    s = on_the_way(game, "trail-1", 3, elves=dict(mana=1))
    assert "den-east" not in goals(s)


@pytest.mark.rule("DL-16.20")
def test_mana_reaches_no_farther_than_there_is_of_it(game: DragonLords) -> None:
    s = on_the_way(game, "trail-3", 1, elves=dict(mana=1))
    assert goals(s) == {"village-east", "shrine-east", "oracle-east", "trail-4"}
    assert why(s, "to trail-5") == "DL-16.20"


@pytest.mark.rule("DL-16.20")
def test_a_village_on_the_way_costs_no_mana(game: DragonLords) -> None:
    s = on_the_way(game, "trail-3", 4, elves=dict(mana=3))
    play(s, "to village-east")
    assert mana(s, "elves") == 3


@pytest.mark.rule("DL-16.20")
@pytest.mark.rule("DL-16.21")
@pytest.mark.reading("DL 60")
def test_a_move_is_never_shorter_than_one_space(game: DragonLords) -> None:
    s = on_the_way(game, "trail-3", 1, elves=dict(mana=5))
    assert "trail-3" not in goals(s)
    assert why(s, "to trail-3") == "DL-16.21"


@pytest.mark.rule("DL-16.21")
def test_a_party_has_to_move(game: DragonLords) -> None:
    s = game.scenario(at="quest", elves=dict(party="trail-3:3", prophecies="mead-of-poetry"))
    assert why(s, "done") == "DL-16.21"
    assert why(s, "leave perlubru") == "DL-16.21"


@pytest.mark.rule("DL-16.21")
@pytest.mark.reading("DL 19", "DL 63")
def test_in_a_village_it_may_leave_instead(game: DragonLords) -> None:
    s = game.scenario(at="quest", elves=dict(lands=HOME, party="village-west:3", mana=0), orcs={})
    assert options(s) == {"wander", "leave brimland", "leave stenbru"}
    assert why(s, "done") == "DL-16.21"
    play(s, "leave brimland")
    assert (party(s, "elves"), units(s, "elves", "brimland")) == (None, 7)


@pytest.mark.rule("DL-16.22")
@pytest.mark.reading("DL 61")
def test_a_party_does_not_turn_back(game: DragonLords) -> None:
    s = on_the_way(game, "trail-3", 2)
    assert goals(s) == {"village-east", "oracle-east", "trail-4"}
    assert why(s, "to trail-3") == "DL-16.22"


@pytest.mark.rule("DL-16.22")
@pytest.mark.reading("DL 61")
def test_at_a_fork_every_other_branch_is_open(game: DragonLords) -> None:
    s = on_the_way(game, "oracle-east", 2)
    assert goals(s) == {"den-east", "trail-11", "village-east", "trail-3"}


@pytest.mark.rule("DL-16.23")
def test_a_party_passes_an_enemy_without_a_fight(game: DragonLords) -> None:
    s = on_the_way(game, "trail-3", 3, orcs=dict(party="trail-4:2"))
    happened = play(s, "to trail-5")
    assert "combat" not in events(happened)
    assert (party(s, "elves"), party(s, "orcs")) == ("trail-5", "trail-4")


@pytest.mark.rule("DL-16.24")
def test_who_ends_on_an_enemy_party_has_to_attack_it(game: DragonLords) -> None:
    s = on_the_way(game, "trail-3", 2, elves=dict(party="trail-3:2"), orcs=dict(party="trail-4:1"))
    assert "combat" in events(play(s, "to trail-4"))
    assert s.fight is not None
    assert (s.fight.attacker, s.fight.defender) == (0, 2)


@pytest.mark.rule("DL-16.24")
def test_the_fight_is_all_that_happens_there(game: DragonLords) -> None:
    elves = dict(party="trail-3:2", prophecies="mead-of-poetry")
    s = on_the_way(game, "trail-3", 2, elves=elves, orcs=dict(party="trail-4:1"))
    play(s, "to trail-4", "roll 1 6", "roll 6")
    assert (party(s, "elves"), party(s, "orcs"), question(s)) == ("trail-4", None, "ask-combat")


# --- the spaces -----------------------------------------------------------------------------------


@pytest.mark.rule("DL-16.25")
def test_a_village_brings_one_companion(game: DragonLords) -> None:
    s = visiting(game, "village-west")
    assert len(answers(s)) == 18
    play(s, "draw groa")
    assert company(s, "elves") == ["groa"]
    assert question(s) == "ask-village"


@pytest.mark.rule("DL-16.26")
def test_a_village_sells_a_pickaxe_and_a_torch(game: DragonLords) -> None:
    s = visiting(game, "village-west", elves=dict(lands=HOME, gold=2))
    play(s, "draw groa")
    assert options(s) == {"done", "buy pickaxe", "buy torch", "leave brimland", "leave stenbru"}
    assert why(s, "buy potion") == "DL-16.26"
    play(s, "buy torch", "buy pickaxe")
    assert (tools(s, "elves"), gold(s, "elves")) == ({"pickaxe": 1, "torch": 1}, 0)


@pytest.mark.rule("DL-16.26")
def test_a_witch_does_not_sell_what_a_village_does(game: DragonLords) -> None:
    s = visiting(game, "den-west", elves=dict(gold=9))
    assert why(s, "buy torch") == "DL-16.29"


@pytest.mark.rule("DL-16.27")
@pytest.mark.parametrize(("name", "bought", "price"), [("elves", 2, 6), ("barbarians", 2, 8), ("orcs", 4, 10)])
def test_units_are_bought_in_a_village_for_their_price(game: DragonLords, name: str, bought: int, price: int) -> None:
    parts: dict[str, Any] = {name: dict(party="village-west:2", gold=price)}
    s = game.scenario(at="space", alone=True, **parts, dwarves={})
    play(s, "draw groa")
    assert why(s, f"buy {bought + 1}") == "DL-16.28"
    play(s, f"buy {bought}")
    assert (units(s, name, "party"), gold(s, name)) == (2 + bought, 0)


@pytest.mark.rule("DL-16.28")
@pytest.mark.reading("DL 39")
def test_any_kingdom_pays(game: DragonLords) -> None:
    s = visiting(game, "village-west", elves=dict(lands="hrafnborg:2 isborg:2", gold="hrafnborg:2 isborg:2"))
    play(s, "draw groa", "buy 1")
    assert options(s) == {"pay hrafnborg", "pay isborg"}
    play(s, "pay isborg")
    assert s.position()["gold"] == {"hrafnborg": 1}
    assert units(s, "elves", "party") == 4


@pytest.mark.rule("DL-16.28")
def test_gold_of_others_does_not_pay(game: DragonLords) -> None:
    s = visiting(game, "village-west", orcs=dict(lands="isborg:2", gold=9))
    play(s, "draw groa")
    assert why(s, "buy torch") == "DL-16.28"


@pytest.mark.rule("DL-16.29")
def test_a_witch_den_has_wares(game: DragonLords) -> None:
    s = visiting(game, "den-west", elves=dict(gold=7))
    assert options(s) == {"done", "buy potion", "buy elixir", "buy talisman"}
    for tool, left in (("potion", 6), ("elixir", 3), ("talisman", 0)):
        play(s, f"buy {tool}")
        assert gold(s, "elves") == left
    assert tools(s, "elves") == {"potion": 1, "elixir": 1, "talisman": 1}


@pytest.mark.rule("DL-16.29")
def test_dear_wares_are_not_for_two_gold(game: DragonLords) -> None:
    s = visiting(game, "den-west", elves=dict(gold=2))
    assert options(s) == {"done", "buy potion"}
    assert why(s, "buy elixir") == "DL-16.28"


@pytest.mark.rule("DL-16.30")
def test_an_orb_costs_three_mana(game: DragonLords) -> None:
    s = visiting(game, "den-east", elves=dict(mana=4))
    play(s, "buy dragon-orb")
    assert (tools(s, "elves"), mana(s, "elves")) == ({"dragon-orb": 1}, 1)


@pytest.mark.rule("DL-16.30")
def test_gold_buys_no_orb(game: DragonLords) -> None:
    s = visiting(game, "den-east", elves=dict(mana=2, gold=20))
    assert why(s, "buy dragon-orb") == "DL-16.30"


@pytest.mark.rule("DL-16.31")
@pytest.mark.parametrize(("before", "after"), [(0, 1), (5, 5)])
def test_a_shrine_brings_one_mana(game: DragonLords, before: int, after: int) -> None:
    s = visiting(game, "shrine-west", elves=dict(mana=before))
    assert (question(s), mana(s, "elves")) == ("ask-rest", after)


@pytest.mark.rule("DL-16.32")
@pytest.mark.parametrize("talismans", [1, 2])
def test_a_talisman_brings_one_scroll(game: DragonLords, talismans: int) -> None:
    s = visiting(game, "shrine-west", elves=dict(tools=f"talisman:{talismans}"))
    play(s, "draw tempest")
    assert question(s) == "ask-rest"
    assert [one["scroll"] for one in people(s, "elves")["scrolls"]] == ["tempest"]
    assert mana(s, "elves") == 1


@pytest.mark.rule("DL-16.32")
def test_the_scroll_stays_secret(game: DragonLords) -> None:
    s = visiting(game, "shrine-west", elves=dict(tools="talisman"))
    happened = play(s, "draw tempest")
    assert "tempest" in heard(happened, 0)
    assert "tempest" not in heard(happened, 1)
    assert "tempest" not in str(s.view(1).to_data())


@pytest.mark.rule("DL-16.33")
@pytest.mark.rule("DL-16.24")
def test_there_is_peace_on_a_shrine(game: DragonLords) -> None:
    s = on_the_way(game, "trail-3", 1, orcs=dict(party="shrine-east:2"))
    happened = play(s, "to shrine-east")
    assert "combat" not in events(happened)
    assert party(s, "elves") == party(s, "orcs") == "shrine-east"
    assert mana(s, "elves") == 1


@pytest.mark.rule("DL-16.34")
def test_an_oracle_has_a_prophecy(game: DragonLords) -> None:
    s = visiting(game, "oracle-west")
    play(s, "draw mead-of-poetry")
    assert question(s) == "ask-rest"
    assert people(s, "elves")["prophecies"] == ("mead-of-poetry",)


@pytest.mark.rule("DL-16.34")
def test_the_prophecy_stays_secret(game: DragonLords) -> None:
    s = visiting(game, "oracle-west")
    happened = play(s, "draw mead-of-poetry")
    assert "mead-of-poetry" in heard(happened, 0)
    assert "mead-of-poetry" not in heard(happened, 1)
    assert "mead-of-poetry" not in str(s.view(1).to_data())
    assert [len(cards) for cards in seen(s, 1).prophecies] == [1, 0, 0, 0]


@pytest.mark.rule("DL-16.35")
def test_an_oracle_teaches_one_spell_for_mana(game: DragonLords) -> None:
    elves = dict(mana=3, pieces="wizard-1:party", spells="wizard-1:heal")
    s = visiting(game, "oracle-west", elves=elves)
    play(s, "draw mead-of-poetry")
    assert options(s) == {"done", "learn"}
    play(s, "learn")
    assert answers(s) == {f"roll {n}": 1 for n in range(2, 7)}
    play(s, "roll 4")
    assert people(s, "elves")["spells"] == {"wizard-1": ("heal", "teleport")}
    assert (question(s), mana(s, "elves")) == ("ask-rest", 2)


@pytest.mark.rule("DL-16.35")
def test_the_oracle_need_not_be_paid(game: DragonLords) -> None:
    s = visiting(game, "oracle-west", elves=dict(mana=1))
    play(s, "draw mead-of-poetry", "done")
    assert (question(s), mana(s, "elves")) == ("ask-rest", 1)


@pytest.mark.rule("DL-12.18")
@pytest.mark.rule("DL-16.35")
@pytest.mark.parametrize(
    ("pieces", "spells", "taught"),
    [
        ("wizard-1:hrafnborg wizard-2:hrafnborg wizard-3:hrafnborg", "", False),
        ("wizard-1:party wizard-2:hrafnborg wizard-3:hrafnborg", "wizard-1:all", False),
        ("wizard-1:party wizard-2:hrafnborg wizard-3:hrafnborg", "wizard-1:heal", True),
        ("wizard-1:hrafnborg wizard-2:hrafnborg", "", True),
    ],
)
def test_the_oracle_takes_no_mana_for_a_spell_that_nobody_can_learn(
    game: DragonLords, pieces: str, spells: str, taught: bool
) -> None:
    elves = dict(mana=1, lands="hrafnborg:5", pieces=pieces, spells=spells, prophecies="rune-lore")
    s = visiting(game, "oracle-west", elves=elves)
    play(s, "draw mead-of-poetry")
    assert ("learn" in options(s)) == taught
    assert mana(s, "elves") == 1
    s = game.scenario(at="quest", elves={**elves, "party": "trail-1:3"}, orcs={})
    assert ("prophesy rune-lore" in options(s)) == taught


@pytest.mark.rule("DL-16.36")
def test_a_quest_space_has_a_card(game: DragonLords) -> None:
    s = visiting(game, "trail-1")
    assert len(answers(s)) == 20
    play(s, "draw hermit-hearth")
    assert answers(s) == {"crystal blessed": 2, "crystal ignored": 2, "crystal cursed": 2}


@pytest.mark.rule("DL-16.37")
@pytest.mark.rule("DL-16.38")
@pytest.mark.rule("DL-16.39")
@pytest.mark.reading("DL 66")
def test_the_lair_has_a_red_dragon(game: DragonLords) -> None:
    """Fire takes one of four, claws another; three roll twelve-sided dice, two of them hit, and the dragon falls."""
    s = game.scenario(at="space", alone=True, barbarians=dict(party="lair-east:4", mana=0), orcs={})
    assert s.fight is not None
    assert s.fight.beasts is not None
    assert (s.fight.beasts.attack, s.fight.beasts.defence, s.fight.beasts.hits) == (6, 12, 2)
    assert units(s, "barbarians", "party") == 3
    play(s, "roll 6")
    assert answers(s) == {f"roll {n}": 1 for n in range(1, 13)}
    play(s, "roll 4", "roll 5", "roll 1")
    assert units(s, "barbarians", "party") == 2
    play(s, "draw gungnir", "bestow party")
    assert where(s, "barbarians", "gungnir") == "party"
    assert question(s) == "ask-rest"


@pytest.mark.rule("DL-16.38")
def test_it_burns_in_every_round(game: DragonLords) -> None:
    s = game.scenario(at="space", alone=True, barbarians=dict(party="lair-east:6", mana=0), orcs={})
    happened = play(s, "roll 6", "roll 12", "roll 12", "roll 12", "roll 12", "roll 4")
    assert events(happened).count("monsters-shoot") == 1
    assert units(s, "barbarians", "party") == 3
    assert s.fight is not None
    assert s.fight.beasts is not None
    assert s.fight.beasts.wounds == 1


@pytest.mark.rule("DL-16.38")
def test_the_party_shoots_before_it_burns(game: DragonLords) -> None:
    """The Wizard's arrows are step 2, the fire is step 3, and the losses of both come together in step 4."""
    elves = dict(party="lair-east:1", pieces="wizard-1:party", spells="wizard-1:arrows-of-skadi", mana=1)
    s = game.scenario(at="space", alone=True, elves=elves, orcs={})
    happened = play(s, "spell wizard-1 arrows-of-skadi")
    keys = events(happened)
    assert keys.index("spell-cast") < keys.index("monsters-shoot") < keys.index("piece-fell")
    assert "monsters-hurt" in keys


@pytest.mark.rule("DL-16.39")
def test_nobody_left_no_treasure(game: DragonLords) -> None:
    """In the second round the last unit falls while it strikes the last blow."""
    s = game.scenario(at="space", alone=True, barbarians=dict(party="lair-east:4", mana=0), orcs={})
    happened = play(s, "roll 1", "roll 4", "roll 12", "roll 12", "roll 1", "roll 4")
    assert "party-lost" in events(happened)
    assert question(s) == "ask-rest"


@pytest.mark.rule("DL-16.39")
def test_the_treasure_stays_secret(game: DragonLords) -> None:
    s = game.scenario(at="space", alone=True, barbarians=dict(party="lair-east:4", mana=0), orcs={})
    happened = play(s, "roll 6", "roll 4", "roll 4", "roll 4", "draw gungnir", "bestow party")
    assert "gungnir" in heard(happened, 0)
    assert "gungnir" not in heard(happened, 1)
    assert "gungnir" not in str(s.view(1).to_data())


@pytest.mark.rule("DL-16.40")
def test_whoever_comes_later_meets_a_dragon_with_all_its_hit_points(game: DragonLords) -> None:
    s = game.scenario(at="move", roll=1, elves=dict(party="trail-11:2", mana=0), orcs=dict(party="trail-13:5", mana=0))
    happened = play(s, "to lair-east", "roll 1", "roll 1")
    assert {"monsters-hurt", "party-lost"} <= set(events(happened))
    go_on(s, lambda: s.fate is not None)
    play(s, "roll 1", "to lair-east")
    assert s.fight is not None
    assert s.fight.beasts is not None
    assert (s.fight.beasts.count, s.fight.beasts.hits, s.fight.beasts.wounds) == (1, 2, 0)


@pytest.mark.rule("DL-16.41")
def test_the_teleportal_gives_and_costs_nothing(game: DragonLords) -> None:
    s = visiting(game, "vigrond-gate", elves=dict(tools="talisman torch", gold=5, mana=2))
    assert question(s) == "ask-rest"
    assert (mana(s, "elves"), gold(s, "elves"), units(s, "elves", "party")) == (2, 5, 3)


@pytest.mark.rule("DL-16.42")
@pytest.mark.reading("DL 37")
def test_a_collapsed_teleportal_is_still_a_space(game: DragonLords) -> None:
    s = on_the_way(game, "lair-east", 1, collapsed="vigrond-gate")
    assert "vigrond-gate" in goals(s)
    s = on_the_way(game, "lair-east", 2, collapsed="vigrond-gate")
    assert "lair-west" in goals(s)
    elves = dict(lands="vestgate:3 hrafnborg:2", king="vestgate", prophecies="mead-of-poetry")
    s = game.scenario(at="quest", elves=elves, collapsed="vigrond-gate")
    assert why(s, "set-out vigrond-gate") == "DL-14.28"


# --- leaving --------------------------------------------------------------------------------------


@pytest.mark.rule("DL-16.43")
@pytest.mark.reading("DL 64")
def test_a_party_that_comes_to_a_village_may_leave(game: DragonLords) -> None:
    s = on_the_way(game, "trail-8", 1, elves=dict(lands=HOME, gold=4))
    play(s, "to village-west", "draw groa", "buy torch", "buy 1", "leave brimland")
    assert (party(s, "elves"), units(s, "elves", "brimland")) == (None, 8)


@pytest.mark.rule("DL-16.43")
def test_or_stay_there(game: DragonLords) -> None:
    s = on_the_way(game, "trail-8", 1, elves=dict(lands=HOME))
    play(s, "to village-west", "draw groa", "done")
    assert party(s, "elves") == "village-west"


@pytest.mark.rule("DL-16.43")
def test_who_stands_before_a_village_has_to_go_in_first(game: DragonLords) -> None:
    s = game.scenario(at="quest", elves=dict(lands=HOME, mana=0, prophecies="mead-of-poetry"), orcs={})
    play(s, "set-out village-west", "send 2")
    assert options(s) == {"wander", "prophesy mead-of-poetry"}


@pytest.mark.rule("DL-16.44")
def test_units_come_out_at_an_entrance_of_that_village(game: DragonLords) -> None:
    s = visiting(game, "village-west", elves=dict(lands=HOME, pieces="wizard-1:party"))
    play(s, "draw groa")
    assert {option for option in options(s) if option.startswith("leave")} == {"leave brimland", "leave stenbru"}
    assert why(s, "leave vakthold") == "DL-16.44"
    play(s, "leave stenbru")
    assert (units(s, "elves", "stenbru"), where(s, "elves", "wizard-1")) == (3, "stenbru")


@pytest.mark.rule("DL-16.45")
@pytest.mark.reading("DL 10")
def test_among_enemies_the_party_fights_and_does_not_retreat(game: DragonLords) -> None:
    s = game.scenario(
        at="space", elves=dict(lands=HOME, party="village-west:3", mana=0), orcs=dict(lands="isborg:2 stenbru:3")
    )
    play(s, "draw groa", "leave stenbru")
    assert guests(s) == {"stenbru": (0, 3)}
    assert why(s, "done") == "DL-5.11"
    play(s, "fight stenbru", "roll 1 6 6", "roll 1 6 6")
    assert s.fight is not None
    assert (s.fight.round, units(s, "elves", "stenbru")) == (2, 2)


@pytest.mark.rule("DL-16.46")
@pytest.mark.reading("DL 64", "DL 65")
def test_companions_go_under_the_deck(game: DragonLords) -> None:
    s = game.scenario(at="quest", elves=dict(lands=HOME, party="village-west:3", companions="finn groa"), orcs={})
    play(s, "leave brimland")
    assert s.position()["companion_pile"] == ("finn", "groa")
    assert s.position()["companions_gone"] == ()


@pytest.mark.rule("DL-16.47")
def test_prophecies_are_kept(game: DragonLords) -> None:
    s = game.scenario(at="quest", elves=dict(lands=HOME, party="village-west:3", prophecies="rune-lore"), orcs={})
    play(s, "leave brimland")
    assert people(s, "elves")["prophecies"] == ("rune-lore",)


@pytest.mark.rule("DL-16.48")
@pytest.mark.reading("DL 34")
@pytest.mark.parametrize("phase", ["naval", "transfer"])
def test_a_wizard_teleports_to_the_own_party_only(game: DragonLords, phase: str) -> None:
    elves = dict(TELEPORTER, party="trail-3:4", pieces="wizard-1:hrafnborg")
    s = game.scenario(at=phase, elves=elves, orcs=dict(party="trail-4:2"))
    play(s, "teleport wizard-1")
    assert {goal for goal in goals(s) if "trail" in goal} == {"trail-3"}
    assert why(s, "to trail-4") == "DL-16.48"
    assert why(s, "to village-west") == "DL-16.48"
    play(s, "to trail-3", "send 1")
    assert (units(s, "elves", "party"), where(s, "elves", "wizard-1"), mana(s, "elves")) == (6, "party", 0)


@pytest.mark.rule("DL-16.48")
def test_without_a_party_there_is_nowhere_to_go(game: DragonLords) -> None:
    s = game.scenario(at="naval", elves=dict(TELEPORTER, pieces="wizard-1:hrafnborg"), orcs={})
    play(s, "teleport wizard-1")
    assert why(s, "to trail-3") == "DL-16.48"


@pytest.mark.rule("DL-16.49")
def test_a_wizard_teleports_home_with_five(game: DragonLords) -> None:
    elves = dict(TELEPORTER, party="trail-3:6", pieces="wizard-1:party")
    s = game.scenario(at="transfer", elves=elves, orcs=dict(lands="isborg:2"), alone=True)
    play(s, "teleport wizard-1")
    assert goals(s) == {"hrafnborg"}
    assert why(s, "to isborg") == "DL-14.10"
    play(s, "to hrafnborg", "send 5")
    assert (party(s, "elves"), units(s, "elves", "hrafnborg"), mana(s, "elves")) == (None, 9, 0)


@pytest.mark.rule("DL-16.49")
def test_others_may_stay_in_the_party(game: DragonLords) -> None:
    elves = dict(TELEPORTER, party="trail-3:6", pieces="wizard-1:party")
    s = game.scenario(at="transfer", elves=elves, orcs={}, alone=True)
    play(s, "teleport wizard-1", "to hrafnborg", "send 2")
    assert (party(s, "elves"), units(s, "elves", "party"), units(s, "elves", "hrafnborg")) == ("trail-3", 3, 6)


@pytest.mark.rule("DL-16.49")
@pytest.mark.parametrize("changed", [dict(spells="wizard-1:heal"), dict(mana=0)])
def test_that_takes_the_spell_and_mana(game: DragonLords, changed: dict[str, Any]) -> None:
    elves = dict(TELEPORTER, lands="hrafnborg:3 brimland:2", party="trail-3:6", pieces="wizard-1:party") | changed
    s = game.scenario(at="transfer", elves=elves, orcs={})
    assert "teleport wizard-1" not in options(s)


@pytest.mark.rule("DL-16.50")
def test_a_wizard_teleports_out_to_attack(game: DragonLords) -> None:
    elves = dict(TELEPORTER, party="trail-3:6", pieces="wizard-1:party")
    s = game.scenario(at="naval", elves=elves, orcs=dict(lands="isborg:2"))
    play(s, "teleport wizard-1", "to isborg")
    play(s, "send 5")
    assert (guests(s), party(s, "elves")) == ({"isborg": (0, 6)}, None)
    play(s, "fight isborg", "pass", "roll 6 6 6 6 6 6", "roll 6 6")
    assert s.fight is not None
    assert s.fight.round == 2


@pytest.mark.rule("DL-16.51")
def test_a_new_dragonlord_teleports_out_with_the_party(game: DragonLords) -> None:
    elves = dict(lands="hrafnborg:1", party="trail-3:4", pieces="dragonlord:party", mana=0)
    s = game.scenario(at="transfer", elves=elves, orcs=dict(lands="isborg:2"), alone=True)
    assert options(s) == {"teleport dragonlord"}
    assert why(s, "done") == "DL-16.51"
    play(s, "teleport dragonlord")
    assert goals(s) == {"hrafnborg"}
    play(s, "to hrafnborg", "send 3")
    assert (party(s, "elves"), units(s, "elves", "hrafnborg")) == (None, 5)


@pytest.mark.rule("DL-16.51")
def test_it_may_leave_the_party_behind(game: DragonLords) -> None:
    elves = dict(lands="hrafnborg:3", party="trail-3:4", pieces="dragonlord:party", mana=0)
    s = game.scenario(at="transfer", elves=elves, orcs={}, alone=True)
    play(s, "teleport dragonlord", "to hrafnborg", "done")
    assert (party(s, "elves"), units(s, "elves", "party")) == ("trail-3", 3)


def by_the_gate(game: DragonLords, **more: Any) -> DragonLordsState:
    """Elves with a Wizard on the teleportal of the Wastelands; the Orcs hold Midgate."""
    elves = {"lands": "hrafnborg:3 vestgate:2", "party": "vigrond-gate:3", "pieces": "wizard-1:party", "mana": 0}
    orcs = dict(lands="isborg:2 midgate:2 frostgate:2")
    return game.scenario(at="combat", elves=elves | more.pop("elves", {}), orcs=orcs, **more)


@pytest.mark.rule("DL-16.52")
@pytest.mark.reading("DL 36")
def test_a_wizard_opens_the_teleportal_from_inside(game: DragonLords) -> None:
    s = by_the_gate(game)
    out = {option for option in options(s) if option.startswith("leave")}
    assert out == {"leave hrafnborg", "leave vestgate", "leave midgate", "leave austgate"}
    assert why(s, "leave isborg") == why(s, "leave frostgate") == "DL-16.52"
    play(s, "leave hrafnborg")
    assert (party(s, "elves"), units(s, "elves", "hrafnborg")) == (None, 6)


@pytest.mark.rule("DL-16.52")
def test_whoever_leaves_by_the_teleportal_has_shown_that_a_wizard_is_among_them(game: DragonLords) -> None:
    elsewhere = dict(pieces="wizard-1:party decoy-1:hrafnborg")
    match = Match.of(by_the_gate(game, elves=elsewhere), 1)
    match.play("leave hrafnborg")
    assert match.state.deciding == (0,)
    assert not match.can_undo


@pytest.mark.rule("DL-16.52")
def test_a_vacant_portal_is_claimed(game: DragonLords) -> None:
    s = by_the_gate(game)
    play(s, "leave austgate")
    assert (holder(s, "austgate"), units(s, "elves", "austgate")) == ("elves", 3)


@pytest.mark.rule("DL-16.52")
@pytest.mark.parametrize(
    "changed", [dict(elves=dict(pieces="")), dict(elves=dict(party="lair-east:3")), dict(collapsed="vigrond-gate")]
)
def test_not_without_a_wizard_nor_elsewhere_nor_after_the_collapse(game: DragonLords, changed: dict[str, Any]) -> None:
    s = by_the_gate(game, **changed)
    assert why(s, "leave vestgate") == "DL-16.52"


@pytest.mark.rule("DL-16.52")
def test_a_collapsed_portal_is_no_way_out(game: DragonLords) -> None:
    s = by_the_gate(game, collapsed="vestgate")
    assert why(s, "leave vestgate") == "DL-16.52"


@pytest.mark.rule("DL-16.53")
@pytest.mark.reading("DL 36")
def test_who_came_out_may_attack_at_once(game: DragonLords) -> None:
    s = by_the_gate(game, elves=dict(lands="hrafnborg:3 vestgate:1"), neutral="hvalvik:1")
    assert "attack hvalvik" not in options(s)
    play(s, "leave vestgate", "attack hvalvik")
    assert "send 2" in options(s)


@pytest.mark.rule("DL-16.54")
@pytest.mark.reading("DL 36")
def test_an_enemy_at_the_other_end_is_fought_to_the_end(game: DragonLords) -> None:
    s = by_the_gate(game, elves=dict(pieces="wizard-1:party decoy-1:party"))
    play(s, "leave midgate")
    assert guests(s) == {"midgate": (0, 3)}
    assert why(s, "done") == "DL-5.11"
    play(s, "fight midgate", "roll 5 5 5", "roll 5 5")
    assert s.fight is not None
    assert s.fight.round == 2


@pytest.mark.rule("DL-16.55")
def test_a_party_is_fetched_by_ship(game: DragonLords) -> None:
    s = game.scenario(at="naval", elves=dict(lands="hrafnborg:3", party="village-west:3", ships="1:e5:1"), orcs={})
    play(s, "embark 1", "sail e6", "load village-west", "send 3", "sail e3", "land skeidvik", "send 3")
    assert (party(s, "elves"), units(s, "elves", "skeidvik"), ship(s, 1)) == (None, 3, ("e3", "elves", 1))


@pytest.mark.rule("DL-16.55")
def test_a_ship_has_to_have_room_for_it(game: DragonLords) -> None:
    elves = dict(lands="hrafnborg:3", party="village-west:3", ships="1:e6:6")
    s = game.scenario(at="naval", elves=elves, orcs={})
    play(s, "embark 1", "load village-west")
    assert options(s) == {"send 1", "send 2"}


@pytest.mark.rule("DL-16.55")
def test_who_has_just_landed_is_not_fetched(game: DragonLords) -> None:
    s = game.scenario(at="naval", elves=dict(lands="hrafnborg:3", ships="1:e6:3"), orcs={})
    play(s, "embark 1", "land village-west", "send 1")
    assert why(s, "load village-west") == "DL-16.55"


@pytest.mark.rule("DL-16.56")
def test_a_party_boards_the_own_blockade_in_the_transfer_phase(game: DragonLords) -> None:
    s = game.scenario(at="transfer", elves=dict(lands="hrafnborg:1", party="village-west:4", ships="1:e7:5"), orcs={})
    play(s, "transfer party")
    assert options(s) == {"send 1", "send 2", "send 3"}
    play(s, "send 3")
    assert (units(s, "elves", "party"), ship(s, 1)) == (1, ("e7", "elves", 8))


@pytest.mark.rule("DL-16.56")
@pytest.mark.parametrize(
    ("at", "ships"),
    [("village-west", "1:d6:2"), ("trail-8", "1:e7:2"), ("village-north", "1:e7:2"), ("village-west", "1:e7:8")],
)
def test_only_from_the_village_and_onto_a_ship_before_it(game: DragonLords, at: str, ships: str) -> None:
    s = game.scenario(at="transfer", elves=dict(lands="hrafnborg:3 brimland:1", party=f"{at}:4", ships=ships), orcs={})
    assert why(s, "transfer party") == "DL-16.56"


@pytest.mark.rule("DL-16.46")
@pytest.mark.rule("DL-16.56")
def test_the_last_aboard_leaves_companions_behind(game: DragonLords) -> None:
    elves = dict(lands="hrafnborg:1", party="village-west:2", ships="1:e7:1", companions="finn", tools="torch")
    s = game.scenario(at="transfer", elves=elves, orcs={})
    play(s, "transfer party", "send 2")
    assert s.position()["companion_pile"] == ("finn",)
    assert stored(s, "elves") == {"torch": 1}
