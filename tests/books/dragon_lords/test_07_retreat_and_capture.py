"""Chapter 7, retreat and capture: who may leave a battle, and what falls to the winner."""

from __future__ import annotations

from typing import Any

import pytest

from meadhall.games.dragon_lords import DragonLords
from meadhall.games.dragon_lords.state import DragonLordsState
from tests.books.dragon_lords.table import (
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
    play,
    question,
    ship,
    told,
    units,
    where,
    why,
)


def ravnvik(
    game: DragonLords,
    orcs: dict[str, Any] | None = None,
    elves: dict[str, Any] | None = None,
    **what: Any,
) -> DragonLordsState:
    """Three Orcs among three Elves in a harbour of the Orcs' Realm."""
    ours = dict(lands="solborg:1 glodheim:1", king="solborg") | (orcs or {})
    theirs = dict(lands="ravnvik:3 isborg:1", king="isborg") | (elves or {})
    what = dict(at="battle", zone="ravnvik", guests="ravnvik:3", orcs=ours, elves=theirs) | what
    return game.scenario(**what)


MISS = ("roll 6 6 6", "roll 6 6 6")


# --- retreat --------------------------------------------------------------------------------------


@pytest.mark.rule("DL-7.1")
def test_attackers_on_land_may_break_off_after_any_round(game: DragonLords) -> None:
    s = ravnvik(game)
    assert s.decision is None
    play(s, "roll 6 6 6")
    assert s.decision is None
    play(s, "roll 6 6 6", "again", *MISS)
    assert options(s) == {"again", "retreat solborg", "retreat glodheim"}
    happened = play(s, "retreat solborg")
    assert told(happened, "retreated") == [{"people": "orcs", "count": 3, "zone": "solborg"}]
    assert lands(s, "orcs") == {"solborg": 4, "glodheim": 1}
    assert lands(s, "elves")["ravnvik"] == 3
    assert s.fight is None


@pytest.mark.rule("DL-7.1")
def test_not_in_the_middle_of_a_round(game: DragonLords) -> None:
    s = ravnvik(game, orcs=dict(scrolls="tempest"))
    assert question(s) == "ask-missiles"
    assert why(s, "retreat solborg") is not None
    assert "retreat" not in kinds(s)


@pytest.mark.rule("DL-7.2")
@pytest.mark.reading("DL 10")
def test_all_retreat_to_one_place(game: DragonLords) -> None:
    s = game.scenario(
        at="combat",
        orcs=dict(lands="solborg:3 glodheim:3", king="solborg", pieces="decoy-1:glodheim"),
        elves=dict(lands="ravnvik:4 isborg:1", king="isborg"),
    )
    play(s, "attack ravnvik", "from solborg", "send 2", "from glodheim", "bring decoy-1", "send 1", "roll 6 6 6 6")
    play(s, "roll 6 6 6 6", "retreat glodheim")
    assert lands(s, "orcs") == {"solborg": 1, "glodheim": 5}
    assert where(s, "orcs", "decoy-1") == "glodheim"


@pytest.mark.rule("DL-7.2")
def test_only_to_adjacent_friends(game: DragonLords) -> None:
    s = ravnvik(
        game, orcs=dict(lands="solborg:1 glodheim:1 eikdal:1"), elves=dict(lands="ravnvik:3 sotfell:1 isborg:1")
    )
    play(s, *MISS)
    for place in ("eikdal", "sotfell", "silfrgruva", "ravnvik"):
        assert why(s, f"retreat {place}") == "DL-7.2"


@pytest.mark.rule("DL-7.3")
@pytest.mark.reading("DL 10")
def test_any_adjacent_friendly_territory_will_do(game: DragonLords) -> None:
    s = game.scenario(
        at="combat",
        orcs=dict(lands="solborg:1 glodheim:4 sotfell:1", king="solborg"),
        elves=dict(lands="ravnvik:3 isborg:1", king="isborg"),
    )
    assault(s, "ravnvik", "send 3")
    play(s, *MISS)
    assert options(s) == {"again", "retreat solborg", "retreat glodheim", "retreat sotfell"}
    play(s, "retreat sotfell")
    assert lands(s, "orcs") == {"solborg": 1, "glodheim": 1, "sotfell": 4}


@pytest.mark.rule("DL-7.4")
@pytest.mark.reading("DL 10")
def test_no_retreat_over_mountains(game: DragonLords) -> None:
    s = game.scenario(
        at="battle",
        zone="sotfell",
        orcs=dict(lands="solborg:1 ravnvik:1", king="solborg"),
        elves=dict(lands="sotfell:3 isborg:1", king="isborg"),
        guests="sotfell:3",
    )
    play(s, *MISS)
    assert options(s) == {"again", "retreat ravnvik"}
    assert why(s, "retreat solborg") == "DL-7.4"


@pytest.mark.rule("DL-7.4")
@pytest.mark.reading("DL 10")
def test_no_retreat_through_a_portal(game: DragonLords) -> None:
    s = game.scenario(
        at="battle",
        zone="midgate",
        orcs=dict(lands="solborg:1 vestgate:2 silfrgruva:1", king="vestgate"),
        elves=dict(lands="midgate:3 isborg:1", king="isborg"),
        guests="midgate:3",
    )
    play(s, *MISS)
    assert options(s) == {"again", "retreat silfrgruva"}
    assert why(s, "retreat vestgate") == "DL-7.4"


@pytest.mark.rule("DL-7.5")
def test_who_has_nowhere_to_go_fights_on(game: DragonLords) -> None:
    s = ravnvik(game, orcs=dict(lands="eldborg:1", king="eldborg"))
    play(s, *MISS)
    assert s.decision is None
    play(s, *MISS)
    assert s.decision is None
    assert s.fight is not None
    assert s.fight.round == 3


@pytest.mark.rule("DL-7.6")
def test_the_teleported_may_retreat_from_their_next_battle(game: DragonLords) -> None:
    s = ravnvik(game, guests="ravnvik:4*", elves=dict(lands="ravnvik:1 sotfell:2 isborg:1"))
    play(s, "roll 6 6 6 6", "roll 6")
    assert s.decision is None, "they cannot retreat from the first"
    play(s, "roll 1 1 1 1", "roll 6")
    assault(s, "sotfell", "send 3")
    play(s, "roll 6 6 6", "roll 6 6")
    assert options(s) == {"again", "retreat ravnvik"}
    play(s, "retreat ravnvik")
    assert lands(s, "orcs")["ravnvik"] == 4


@pytest.mark.rule("DL-7.6")
def test_a_teleported_commander_too(game: DragonLords) -> None:
    s = ravnvik(
        game,
        orcs=dict(pieces="wizard-1:ravnvik", spells="wizard-1:teleport"),
        guests="ravnvik:4*",
        beamed="wizard-1",
        elves=dict(lands="ravnvik:1 sotfell:2 isborg:1"),
    )
    play(s, "roll 1 1 1 1", "roll 6")
    assault(s, "sotfell", "bring wizard-1", "send 2")
    play(s, "roll 6 6 6", "roll 6 6", "retreat ravnvik")
    assert where(s, "orcs", "wizard-1") == "ravnvik"
    assert units(s, "orcs", "ravnvik") == 4


@pytest.mark.rule("DL-7.7")
@pytest.mark.reading("DL 9")
def test_defenders_have_no_say(game: DragonLords) -> None:
    s = ravnvik(game, elves=dict(lands="ravnvik:3 sotfell:2 isborg:1", king="ravnvik"))
    play(s, "pass", *MISS)
    assert asked(s) == "orcs"
    play(s, "again")
    assert options(s) == {"pass", "reveal king"}


@pytest.mark.rule("DL-7.7")
@pytest.mark.reading("DL 9")
@pytest.mark.parametrize(
    ("what", "how"),
    [
        (dict(scrolls="muspelheim"), ["cast muspelheim", "to sotfell"]),
        (dict(scrolls="nifleheim"), ["cast nifleheim", "to sotfell", "send 3"]),
        (dict(treasures="raven-banner@ravnvik"), [*MISS, "use raven-banner", "to sotfell"]),
    ],
)
def test_scrolls_and_the_banner_take_defenders_out(game: DragonLords, what: dict[str, Any], how: list[str]) -> None:
    s = ravnvik(game, elves=dict(lands="ravnvik:3 sotfell:2 isborg:1") | what)
    play(s, *how)
    assert lands(s, "elves") == {"sotfell": 5, "isborg": 1}
    assert lands(s, "orcs")["ravnvik"] == 3


@pytest.mark.rule("DL-7.7")
@pytest.mark.reading("DL 9")
def test_a_commander_may_teleport_out_alone(game: DragonLords) -> None:
    s = ravnvik(game, elves=dict(pieces="wizard-1:ravnvik", spells="wizard-1:teleport", mana=1))
    play(s, "escape wizard-1")
    play(s, "to isborg")
    assert where(s, "elves", "wizard-1") == "isborg"
    assert units(s, "elves", "ravnvik") == 2


@pytest.mark.rule("DL-7.8")
def test_no_retreat_at_sea(game: DragonLords) -> None:
    s = game.scenario(
        at="battle",
        zone="k10",
        orcs=dict(lands="solborg:1 ravnvik:1", king="solborg", ships="1:k10:3"),
        elves=dict(lands="isborg:1", king="isborg", ships="2:k10:3", scrolls="muspelheim"),
    )
    for _ in range(3):
        assert s.decision is None
        play(s, *MISS)


LANDED: dict[str, Any] = dict(
    at="battle",
    zone="ternvik",
    orcs=dict(lands="solborg:1", king="solborg", ships="1:ternvik"),
    elves=dict(lands="ternvik:3 isborg:1", king="isborg"),
    guests="ternvik:3",
)


@pytest.mark.rule("DL-7.9")
@pytest.mark.reading("DL 27")
def test_attackers_may_go_back_to_their_docked_ship(game: DragonLords) -> None:
    s = game.scenario(**LANDED)
    play(s, *MISS)
    assert options(s) == {"again", "retreat k3"}
    assert why(s, "retreat k4") == "DL-7.9"
    happened = play(s, "retreat k3")
    assert ship(s, 1) == ("k3", "orcs", 3)
    assert guests(s) == {}
    assert lands(s, "elves")["ternvik"] == 3
    assert told(happened, "retreated") == [{"people": "orcs", "count": 3, "zone": "k3"}]


@pytest.mark.rule("DL-7.9")
@pytest.mark.parametrize("ships", ["", "1:k3:1", "1:samsey"])
def test_not_without_a_ship_docked_there(game: DragonLords, ships: str) -> None:
    s = game.scenario(**LANDED | dict(orcs=dict(lands="solborg:1 samsey:1", king="solborg", ships=ships)))
    play(s, *MISS)
    assert s.decision is None


@pytest.mark.rule("DL-7.9")
def test_not_onto_the_ship_of_an_enemy(game: DragonLords) -> None:
    orcs = dict(lands="solborg:1", king="solborg")
    elves = LANDED["elves"] | dict(ships="1:ternvik")
    s = game.scenario(**LANDED | dict(orcs=orcs, elves=elves))
    play(s, *MISS)
    assert s.decision is None


@pytest.mark.rule("DL-7.10")
@pytest.mark.reading("DL 27")
def test_eight_aboard_each_ship_and_the_rest_fights_on(game: DragonLords) -> None:
    s = game.scenario(**LANDED | dict(guests="ternvik:10"))
    play(s, "roll 6 6 6 6 6 6", "roll 6 6 6 6", "roll 6 6 6", "retreat k3")
    assert ship(s, 1) == ("k3", "orcs", 8)
    assert guests(s) == {"ternvik": (2, 0)}
    play(s, "roll 6 6", "roll 6 6 6")
    assert s.decision is None


@pytest.mark.rule("DL-7.10")
def test_two_ships_take_sixteen(game: DragonLords) -> None:
    orcs = dict(lands="solborg:1", king="solborg", ships="1:ternvik 2:ternvik")
    s = game.scenario(**LANDED | dict(guests="ternvik:10", orcs=orcs))
    play(s, "roll 6 6 6 6 6 6", "roll 6 6 6 6", "roll 6 6 6", "retreat k3")
    assert (ship(s, 1), ship(s, 2)) == (("k3", "orcs", 8), ("k3", "orcs", 2))
    assert s.fight is None


@pytest.mark.rule("DL-7.10")
@pytest.mark.reading("DL 27")
def test_no_way_back_through_an_enemy_blockade(game: DragonLords) -> None:
    elves = LANDED["elves"] | dict(ships="2:k3:1")
    orcs = dict(lands="solborg:1 isborg:1", king="solborg", ships="1:ternvik")
    s = game.scenario(**LANDED | dict(orcs=orcs, elves=elves | dict(lands="ternvik:3 frostgate:1", king="frostgate")))
    play(s, *MISS)
    assert options(s) == {"again", "retreat isborg"}
    assert why(s, "retreat k3") == "DL-7.10"


@pytest.mark.rule("DL-7.10")
@pytest.mark.rule("DL-11.12")
def test_a_dragonlord_cannot_go_back_to_a_ship(game: DragonLords) -> None:
    orcs = LANDED["orcs"] | dict(pieces="dragonlord:ternvik")
    s = game.scenario(**LANDED | dict(guests="ternvik:1", orcs=orcs))
    play(s, "roll 6 6")
    assert s.decision is None


# --- what is captured -----------------------------------------------------------------------------


@pytest.mark.rule("DL-7.11")
def test_the_winner_takes_the_territory_and_leaves_somebody_there(game: DragonLords) -> None:
    s = ravnvik(game, elves=dict(lands="ravnvik:1 silfrgruva:1 isborg:1"))
    play(s, "roll 1 6 6", "roll 6")
    assert lands(s, "orcs")["ravnvik"] == 3
    play(s, "attack silfrgruva")
    assert why(s, "send 3") == "DL-5.3"


@pytest.mark.rule("DL-7.12")
@pytest.mark.reading("DL 16")
def test_if_both_fall_the_territory_is_vacant(game: DragonLords) -> None:
    s = ravnvik(game, guests="ravnvik:2", elves=dict(lands="ravnvik:2 isborg:1"))
    happened = play(s, "roll 1 1", "roll 1 1")
    assert holder(s, "ravnvik") is None
    assert guests(s) == {}
    assert "nobody-left" in events(happened)
    assert not {"captured", "mana-gained"} & set(events(happened))


KINGDOM: dict[str, Any] = dict(
    at="battle",
    zone="isborg",
    orcs=dict(lands="solborg:1", king="solborg", gold=3),
    elves=dict(lands="isborg:1 jarnborg:1 ternvik:1", king="ternvik", gold="isborg:12 jarnborg:7"),
    guests="isborg:3",
)


@pytest.mark.rule("DL-7.13")
@pytest.mark.reading("DL 39")
def test_the_gold_of_a_captured_kingdom_goes_to_its_captor(game: DragonLords) -> None:
    s = game.scenario(**KINGDOM)
    happened = play(s, "roll 1 6 6", "roll 6")
    assert (gold(s, "orcs"), gold(s, "elves")) == (15, 7)
    assert told(happened, "gold-captured") == [{"people": "orcs", "gold": 12}]


@pytest.mark.rule("DL-7.14")
@pytest.mark.reading("DL 16")
def test_gold_in_a_vacant_kingdom_waits_for_whoever_comes(game: DragonLords) -> None:
    s = game.scenario(
        **KINGDOM | dict(guests="isborg:1", orcs=dict(lands="solborg:2 frostgate:2", king="solborg", gold=3))
    )
    play(s, "roll 1", "roll 1")
    assert holder(s, "isborg") is None
    assert (gold(s, "orcs"), gold(s, "elves")) == (3, 7)
    assert s.position()["gold"]["isborg"] == 12
    play(s, "march frostgate", "to isborg", "send 1")
    assert gold(s, "orcs") == 15


@pytest.mark.rule("DL-7.15")
def test_a_captured_realm_can_be_reinforced_at_once(game: DragonLords) -> None:
    s = game.scenario(**KINGDOM | dict(bought=4))
    play(s, "roll 1 6 6", "roll 6")
    play(s, "done", "done", "deposit solborg 10")
    assert {"place isborg 4", "place solborg 4"} <= options(s)
    assert "place ternvik 1" not in options(s)
    play(s, "place isborg 4")
    assert lands(s, "orcs")["isborg"] == 7


@pytest.mark.rule("DL-7.16")
def test_docked_ships_go_to_the_captor(game: DragonLords) -> None:
    s = ravnvik(game, elves=dict(lands="ravnvik:1 isborg:1", ships="1:ravnvik 2:ravnvik 3:k10:1"))
    play(s, "roll 1 6 6", "roll 6")
    assert (ship(s, 1), ship(s, 2)) == (("ravnvik", "orcs", 0), ("ravnvik", "orcs", 0))
    assert ship(s, 3) == ("k10", "elves", 1)


@pytest.mark.rule("DL-7.16")
def test_the_ship_of_beaten_attackers_goes_to_the_defender(game: DragonLords) -> None:
    s = game.scenario(**LANDED | dict(guests="ternvik:1"))
    play(s, "roll 6", "roll 1 6 6")
    assert ship(s, 1) == ("ternvik", "elves", 0)


# --- ships at sea ---------------------------------------------------------------------------------


def at_sea(game: DragonLords, orcs: str, elves: str) -> DragonLordsState:
    return game.scenario(
        at="battle",
        zone="k10",
        orcs=dict(lands="solborg:1", king="solborg", ships=orcs),
        elves=dict(lands="isborg:1", king="isborg", ships=elves),
    )


@pytest.mark.rule("DL-7.17")
@pytest.mark.parametrize("winner", ["orcs", "elves"])
def test_the_winner_takes_over_the_ships_of_the_other(game: DragonLords, winner: str) -> None:
    s = at_sea(game, "1:k10:3", "2:k10:3")
    play(s, *(("roll 1 1 1", "roll 6 6 6") if winner == "orcs" else ("roll 6 6 6", "roll 1 1 1")))
    assert ship(s, 1) is not None
    assert ship(s, 2) is not None
    found = [ship(s, 1), ship(s, 2)]
    assert {one[1] for one in found if one} == {winner}
    assert sum(one[2] for one in found if one) == 3
    assert all(one[2] for one in found if one)


@pytest.mark.rule("DL-7.17")
@pytest.mark.rule("DL-7.18")
def test_a_lone_survivor_mans_one_ship(game: DragonLords) -> None:
    s = at_sea(game, "1:k10:1", "2:k10:1")
    happened = play(s, "roll 1", "roll 6")
    assert ship(s, 1) == ("k10", "orcs", 1)
    assert ship(s, 2) is None
    assert told(happened, "ship-sunk") == [{"ship": "2"}]


@pytest.mark.rule("DL-7.18")
def test_four_ships_and_three_survivors(game: DragonLords) -> None:
    s = at_sea(game, "1:k10:2 2:k10:2", "3:k10:1 4:k10:1")
    play(s, "roll 1 1 6 6", "roll 1 6")
    left = [one for one in (1, 2, 3, 4) if ship(s, one) is not None]
    assert len(left) == 3
    assert {1, 2} <= set(left)
    assert all(ship(s, one) == ("k10", "orcs", 1) for one in left)


@pytest.mark.rule("DL-7.18")
def test_if_nobody_survives_all_ships_sink(game: DragonLords) -> None:
    s = at_sea(game, "1:k10:1", "2:k10:1")
    play(s, "roll 1", "roll 1")
    assert ship(s, 1) is ship(s, 2) is None


# --- mana -----------------------------------------------------------------------------------------


@pytest.mark.rule("DL-7.19")
@pytest.mark.reading("DL 18")
@pytest.mark.parametrize("who", ["elves", "neutral", "vanquished"])
def test_a_conquest_brings_mana(game: DragonLords, who: str) -> None:
    what: dict[str, Any] = dict(elves=dict(lands="isborg:1", king="isborg"))
    if who == "elves":
        what["elves"] = dict(lands="ravnvik:1 isborg:1", king="isborg")
    elif who == "neutral":
        what["neutral"] = "ravnvik:1"
    else:
        what["dwarves"] = dict(lands="ravnvik:1", out=True)
    s = game.scenario(
        at="battle", zone="ravnvik", guests="ravnvik:2", orcs=dict(lands="solborg:1", king="solborg", mana=1), **what
    )
    play(s, "roll 1 1", "roll 6")
    assert mana(s, "orcs") == 2


@pytest.mark.rule("DL-7.19")
def test_a_defence_brings_none(game: DragonLords) -> None:
    s = ravnvik(game, guests="ravnvik:1")
    play(s, "roll 6", "roll 1 1 1")
    assert (mana(s, "orcs"), mana(s, "elves")) == (2, 2)


@pytest.mark.rule("DL-7.20")
@pytest.mark.reading("DL 18")
def test_only_one_mana_a_turn(game: DragonLords) -> None:
    s = ravnvik(game, elves=dict(lands="ravnvik:1 silfrgruva:1 isborg:1"))
    play(s, "roll 1 1 1", "roll 6")
    assert mana(s, "orcs") == 3
    assault(s, "silfrgruva", "send 2", origin="ravnvik")
    play(s, "roll 1 1", "roll 6")
    assert holder(s, "silfrgruva") == "orcs"
    assert mana(s, "orcs") == 3


@pytest.mark.rule("DL-7.21")
@pytest.mark.reading("DL 18")
def test_no_mana_for_vacant_land(game: DragonLords) -> None:
    s = game.scenario(at="combat", orcs=dict(lands="solborg:3", king="solborg"))
    play(s, "march solborg", "to ravnvik", "send 1", "done")
    play(s, "transfer solborg", "to glodheim", "send 1")
    assert len(lands(s, "orcs")) == 3
    assert mana(s, "orcs") == 2


@pytest.mark.rule("DL-7.21")
@pytest.mark.reading("DL 18")
def test_no_mana_for_a_battle_at_sea(game: DragonLords) -> None:
    s = at_sea(game, "1:k10:2", "2:k10:1")
    play(s, "roll 1 1", "roll 6")
    assert ship(s, 2) == ("k10", "orcs", 1)
    assert mana(s, "orcs") == 2
