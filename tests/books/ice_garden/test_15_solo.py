"""Chapter 15: alone against an opponent led by a die. The player sits first, the opponent second."""

from __future__ import annotations

from typing import Any

import pytest

from meadhall.games.ice_garden import IceGarden
from meadhall.games.ice_garden.state import IceGardenState
from tests.books.ice_garden.table import asked, coast, events, options, play, region, seat, why, winners


def alone(game: IceGarden, at: str, player: str, npc: str, **what: Any) -> IceGardenState:
    """A solo scenario that shows one thing; ``me`` and ``it`` are what the two sides have."""
    seats = {player: what.pop("me", {}), npc: what.pop("it", {})}
    return game.scenario(at=at, players=1, **({"alone": True} | what), **seats)


def rolling(s: IceGardenState) -> bool:
    return s.fate is not None and s.fate.kind == "die"


def new(game: IceGarden, difficulty: str = "easy", npc: str = "callo") -> IceGardenState:
    """A new game against ``npc``, played until the die or the player's first starting marker is due."""
    s = game.new(players=1, difficulty=difficulty, characters=f"freihoff,{npc}", vuko_layout="random")
    while not rolling(s) and not (s.decision and s.decision.prompt.key == "ask-start"):
        s.apply(s.fate.outcomes[0][0] if s.fate else s.legal()[0])
    return s


# --- setting up -----------------------------------------------------------------------------------


@pytest.mark.rule("IG-15.1")
def test_set_up_as_for_two(game: IceGarden) -> None:
    s = new(game)
    tiles = [region(s, name)["tile"] for name in "ABCDEFGH"]
    assert sorted(tile for tile in tiles if tile != "closed") == [1, 2, 3, 4, 5, 6]
    assert sum(s.reserves) == 4
    s = alone(game, "making", "callo", "freihoff", snow=15)
    assert (s.snow, s.over) == (17, False)
    s = alone(game, "making", "callo", "freihoff", snow=16)
    assert (s.snow, s.over) == (18, True)


@pytest.mark.rule("IG-15.1")
def test_two_player_slots(game: IceGarden) -> None:
    s = alone(game, "planning", "callo", "freihoff", me={"actions": 1}, fields={"move": ["callo"] * 3})
    assert why(s, "plan move") == "IG-5.9"


@pytest.mark.rule("IG-15.2")
def test_the_opponent_starts_with_nothing_on_the_map(game: IceGarden) -> None:
    s = new(game)
    first, second = [str(action) for action in s.legal()][:2]
    play(s, first, second)
    assert sum(seat(s, "freihoff")["markers"].values()) == 2
    assert (seat(s, "callo")["markers"], seat(s, "callo")["units"]["3"]) == ({}, (None,))


@pytest.mark.rule("IG-15.2")
def test_the_opponent_neither_sails_nor_plans(game: IceGarden) -> None:
    s = alone(game, "initiative", "callo", "freihoff", round=2, alone=False)
    play(s, "advance 1")
    while s.decision is not None and s.decision.prompt.key == "ask-plan":
        assert asked(s) == "callo"
        play(s, "plan influence")
    assert s.position()["fields"]["influence"].count(1) == 0
    assert (seat(s, "freihoff")["helm"], seat(s, "freihoff")["actions"]) == (1, 0)


@pytest.mark.rule("IG-15.3")
def test_making_costs_no_reputation(game: IceGarden) -> None:
    s = alone(game, "making", "callo", "freihoff", me={"markers": "A", "m_factor": (1, 1, 0, 0)}, it={"units": "1B"})
    while rolling(s):
        play(s, "roll 2")
    happened = events(play(s, "summon 1 1", "appear A", "shift", "done", "done"))
    assert "reputation" not in happened
    assert seat(s, "callo")["reputation"] == "safe"


@pytest.mark.rule("IG-15.3")
@pytest.mark.reading("IG 64")
def test_the_player_loses_every_tie_on_reputation(game: IceGarden) -> None:
    s = alone(game, "region A", "callo", "freihoff", me={"markers": "A2"}, it={"markers": "A2"}, scorings=1)
    coast(s)
    assert s.score == [2, 6]


@pytest.mark.rule("IG-15.3")
def test_influence_next_door_still_breaks_ties_before_reputation(game: IceGarden) -> None:
    s = alone(game, "region A", "callo", "freihoff", me={"markers": "A2 B"}, it={"markers": "A2"}, scorings=1)
    coast(s)
    assert s.score == [6, 2]


# --- levels of difficulty -------------------------------------------------------------------------


@pytest.mark.parametrize(("difficulty", "tiles"), [("easy", 0), ("medium", 4), ("hard", 4), ("scientist", 4)])
@pytest.mark.rule("IG-15.6")
def test_vuko_tiles_from_the_medium_level_on(game: IceGarden, difficulty: str, tiles: int) -> None:
    assert len(new(game, difficulty).position()["vuko_tiles"]) == tiles


@pytest.mark.parametrize("difficulty", ["hard", "scientist"])
@pytest.mark.rule("IG-15.7")
def test_a_champion_before_the_starting_markers(game: IceGarden, difficulty: str) -> None:
    s = new(game, difficulty)
    assert rolling(s)
    play(s, "roll 4")
    place = next(name for name in "ABCDEFGH" if region(s, name)["tile"] == 4)
    assert seat(s, "callo")["units"]["3"] == (place,)
    assert s.decision is not None
    assert s.decision.prompt.key == "ask-start"
    assert seat(s, "freihoff")["markers"] == {}


@pytest.mark.parametrize("difficulty", ["easy", "medium"])
@pytest.mark.rule("IG-15.7")
def test_no_champion_below_hard(game: IceGarden, difficulty: str) -> None:
    assert seat(new(game, difficulty), "callo")["units"]["3"] == (None,)


@pytest.mark.parametrize(
    ("npc", "rows"),
    [
        # Attack where it is allowed: level 3 and crabs may have it again, printed or bought; the others may not.
        ("callo", [["shield"], ["shield"], ["attack", "attack"]]),
        ("van-dyken", [["attack"], ["attack"], ["attack", "attack"]]),
        ("fjollsfinn", [["shield"], ["attack"], ["attack", "attack"]]),
    ],
)
@pytest.mark.rule("IG-15.8")
@pytest.mark.reading("IG 65")
def test_the_top_level_fills_the_opponents_sheet(game: IceGarden, npc: str, rows: list[list[str]]) -> None:
    sheet = seat(new(game, "scientist", npc), npc)["improvements"]
    assert [[kind for kind in sheet[level] if kind] for level in "123"] == rows


@pytest.mark.rule("IG-15.8")
def test_after_attack_come_shield_and_influence() -> None:
    long_row = {"fjollsfinn": {"level2": {"prices": [1, 1, 1]}}}
    s = new(IceGarden({"characters": long_row}), "scientist", "fjollsfinn")
    assert seat(s, "fjollsfinn")["improvements"]["2"][:3] == ("attack", "shield", "dominate")


@pytest.mark.parametrize("difficulty", ["easy", "medium", "hard"])
@pytest.mark.rule("IG-15.8")
@pytest.mark.reading("IG 65")
def test_below_the_top_level_the_sheet_is_bare(game: IceGarden, difficulty: str) -> None:
    sheet = seat(new(game, difficulty), "callo")["improvements"]
    assert [kind for row in sheet.values() for kind in row if kind] == []


# --- the action fields ----------------------------------------------------------------------------


@pytest.mark.rule("IG-15.4")
def test_the_opponent_acts_before_every_marker(game: IceGarden) -> None:
    s = alone(
        game,
        "action-phase",
        "callo",
        "freihoff",
        me={"markers": "A"},
        fields={"influence": ["callo", "callo"], "move": ["callo"]},
    )
    for _ in ("influence", "influence", "move"):
        assert rolling(s)
        play(s, "roll 5")
        assert "pass" in options(s)
        play(s, "pass")
    assert options(s) == {"done"}
    assert seat(s, "freihoff")["markers"] == {"E": 6}


@pytest.mark.parametrize(("at", "level"), [("influence", 0), ("making", 3)])
@pytest.mark.rule("IG-15.5")
@pytest.mark.reading("IG 66")
def test_a_locked_region_is_rolled_again(game: IceGarden, at: str, level: int) -> None:
    s = alone(game, at, "callo", "freihoff", me={"markers": "A B"}, regions={"A": {"locked": True}})
    play(s, "roll 1")
    assert rolling(s)
    assert (seat(s, "freihoff")["markers"], seat(s, "freihoff")["units"]["3"]) == ({}, (None,))
    play(s, "roll 2")
    assert not rolling(s)
    assert seat(s, "freihoff")["markers"] == ({} if level else {"B": 2})
    assert seat(s, "freihoff")["units"]["3"] == (("B",) if level else (None,))


@pytest.mark.parametrize("field", ["gorge", "raven"])
@pytest.mark.rule("IG-15.9")
def test_where_the_opponent_does_nothing(game: IceGarden, field: str) -> None:
    s = alone(
        game, "action-phase", "callo", "freihoff", me={"markers": "A", "vuko_tokens": 1}, fields={field: ["callo"]}
    )
    while rolling(s):
        play(s, "roll 1")
    assert "pass" in options(s)
    assert (seat(s, "freihoff")["markers"], s.snow) == ({}, 0)


@pytest.mark.parametrize("field", ["influence", "move", "mountain"])
@pytest.mark.rule("IG-15.10")
def test_two_markers_where_the_die_says(game: IceGarden, field: str) -> None:
    s = alone(game, field, "callo", "freihoff", me={"markers": "A"}, it={"markers": "B"})
    play(s, "roll 6")
    assert seat(s, "freihoff")["markers"] == {"B": 1, "F": 2}


@pytest.mark.rule("IG-15.10")
def test_the_die_names_the_number_of_the_tile(game: IceGarden) -> None:
    tiles = {"A": 6, "B": 5, "C": 4, "D": 3, "G": 2, "H": 1}
    s = alone(game, "influence", "callo", "freihoff", me={"markers": "A"}, tiles=tiles)
    play(s, "roll 1")
    assert seat(s, "freihoff")["markers"] == {"H": 2}


@pytest.mark.parametrize("field", ["influence", "move", "mountain"])
@pytest.mark.rule("IG-15.11")
def test_out_of_markers_a_unit_of_level_1_comes(game: IceGarden, field: str) -> None:
    s = alone(game, field, "callo", "freihoff", me={"markers": "A"}, it={"markers": "B20", "units": "1B"})
    play(s, "roll 3")
    assert seat(s, "freihoff")["units"]["1"] == ("B", "C", None)
    assert seat(s, "freihoff")["markers"] == {"B": 20}


@pytest.mark.rule("IG-15.11")
def test_out_of_markers_and_small_units_nothing_happens(game: IceGarden) -> None:
    s = alone(game, "influence", "callo", "freihoff", me={"markers": "A"}, it={"markers": "B20", "units": "1B 1B 1B"})
    before = seat(s, "freihoff")
    play(s, "roll 3")
    assert seat(s, "freihoff") == before
    assert "pass" in options(s)


@pytest.mark.rule("IG-15.11")
def test_the_last_marker_is_placed_without_a_unit(game: IceGarden) -> None:
    s = alone(game, "influence", "callo", "freihoff", me={"markers": "A"}, it={"markers": "B19"})
    play(s, "roll 3")
    assert seat(s, "freihoff")["markers"] == {"B": 19, "C": 1}
    assert seat(s, "freihoff")["units"]["1"] == (None, None, None)


@pytest.mark.rule("IG-15.12")
def test_raven_shadow_takes_back_tokens_only(game: IceGarden) -> None:
    s = alone(game, "raven", "callo", "freihoff", me={"vuko_tokens": 1})
    assert options(s) == {"pass", "raven token"}
    assert why(s, "raven reputation") == "IG-15.12"
    play(s, "raven token")
    assert (seat(s, "callo")["vuko_tokens"], seat(s, "callo")["m_factor"]) == (0, (0, 0, 0, 0))


@pytest.mark.rule("IG-15.13")
def test_making_of_the_opponent_is_two_steps_of_snow(game: IceGarden) -> None:
    s = alone(game, "making", "callo", "freihoff", snow=3, it={"units": "2A 2A 3A"})
    play(s, "roll 1", "roll 1", "roll 1")
    assert s.snow == 5
    everyone = {"units": "1A 1A 1A 2A 2A 3A"}
    assert alone(game, "making", "callo", "freihoff", snow=3, it=everyone).snow == 5


@pytest.mark.parametrize(
    ("units", "level", "rolls"),
    [("", "3", 1), ("3A", "2", 2), ("2A 3A", "2", 1), ("2A 2A 3A", "1", 3), ("1A 2A 2A 3A", "1", 2)],
)
@pytest.mark.rule("IG-15.14", "IG-15.15")
def test_all_units_of_the_highest_level_it_has(game: IceGarden, units: str, level: str, rolls: int) -> None:
    s = alone(game, "making", "callo", "freihoff", it={"units": units})
    for number in range(2, 2 + rolls):
        assert rolling(s)
        play(s, f"roll {number}")
    assert not rolling(s)
    arrived = [place for place in seat(s, "freihoff")["units"][level] if place != "A"]
    assert arrived == ["B", "C", "D"][:rolls]


@pytest.mark.rule("IG-15.14")
def test_example_a_struck_down_unit_of_level_2_comes_back_before_level_1(game: IceGarden) -> None:
    s = alone(game, "activation", "fjollsfinn", "freihoff", me={"units": "3A"}, it={"units": "2A 2B 3C"})
    play(s, "attack", "strike A freihoff unit2", "strike A freihoff unit2", "done")
    assert seat(s, "freihoff")["units"]["2"] == (None, "B")
    s = alone(game, "making", "fjollsfinn", "freihoff", it={"units": "2B 3C"})
    play(s, "roll 4")
    assert sorted(seat(s, "freihoff")["units"]["2"]) == ["B", "D"]
    assert seat(s, "freihoff")["units"]["1"] == (None, None, None)


@pytest.mark.rule("IG-15.16")
@pytest.mark.reading("IG 65")
def test_the_opponent_buys_no_improvements(game: IceGarden) -> None:
    everyone = {"units": "1A 1A 1A 2A 2A 3A"}  # with nobody left to summon there would be nothing else to make
    s = alone(game, "making", "callo", "freihoff", it=everyone)
    assert "pass" in options(s)
    assert [kind for row in seat(s, "freihoff")["improvements"].values() for kind in row if kind] == []


# --- Activation -----------------------------------------------------------------------------------


@pytest.mark.rule("IG-15.17", "IG-15.19")
def test_every_unit_with_attack_attacks_without_gold(game: IceGarden) -> None:
    s = alone(game, "attack", "callo", "freihoff", me={"markers": "A3 B3 C3"}, it={"units": "1A 1A 1B 2C"})
    assert seat(s, "callo")["markers"] == {"A": 1, "B": 2, "C": 3}  # an Enlightened One shows no Attack
    assert seat(s, "freihoff")["gold"] == 0
    assert s.score == [0, 3]


@pytest.mark.parametrize(
    ("it", "units", "left", "markers", "points"),
    [
        ("1A 1A", "1A 2A", "1", 1, 2),  # both points for level 2, none for level 1 or the marker
        ("3A", "1A 2A", "", 1, 3),  # two of its three points for level 2, one for level 1
        ("3A", "1A 1A", "", 0, 3),  # the third point is left for the marker
        ("3A", "2A 2A", "2", 0, 3),  # one point cannot beat the second Faun
        ("3A", "3A", "3", 0, 1),  # the Nightmare's shield is too much for three points
    ],
)
@pytest.mark.rule("IG-15.18")
def test_the_highest_unit_it_can_beat_comes_before_markers(
    game: IceGarden, it: str, units: str, left: str, markers: int, points: int
) -> None:
    me = {"units": units, "markers": "A", "gold": 0}
    s = alone(game, "activation", "callo", "fjollsfinn", me=me, it={"units": it})
    assert "".join(level for level, places in seat(s, "callo")["units"].items() if "A" in places) == left
    assert seat(s, "callo")["markers"].get("A", 0) == markers
    assert s.score == [0, points]


@pytest.mark.rule("IG-15.19")
def test_the_opponent_scores_regions(game: IceGarden) -> None:
    s = alone(game, "region A", "callo", "freihoff", it={"markers": "A2"}, scorings=2)
    assert s.score == [0, 12]


@pytest.mark.rule("IG-15.19")
def test_the_player_scores_what_is_struck_down(game: IceGarden) -> None:
    s = alone(game, "attack", "fjollsfinn", "callo", me={"units": "3A"}, it={"units": "2A", "markers": "A"})
    play(s, "attack", "strike A callo unit2", "strike A callo unit2", "strike A callo marker")
    assert s.score == [3, 0]


@pytest.mark.rule("IG-15.17", "IG-15.20")
@pytest.mark.reading("IG 71")
def test_the_opponents_harrasim_has_attack_and_shield(game: IceGarden) -> None:
    s = alone(game, "activation", "fjollsfinn", "freihoff", me={"units": "3A", "markers": "A2"}, it={"units": "3A"})
    assert s.position()["maker_spy"] == ("attack", "shield")
    assert seat(s, "fjollsfinn")["markers"] == {"A": 1}
    play(s, "attack", *["strike A freihoff unit3"] * 3)
    assert options(s) == {"done"}
    assert seat(s, "freihoff")["units"]["3"] == ("A",)  # four points would have been needed


FLEET: dict[str, Any] = {"units": "1B 2A 2B", "markers": "A B2"}


def fleet(s: IceGardenState) -> tuple[dict[str, int], str]:
    """The opponent's markers, and where its unit of level 1 is; the Drakkars must not have moved."""
    it = seat(s, "fjollsfinn")
    assert it["units"]["2"] == ("A", "B")
    return it["markers"], it["units"]["1"][0]


@pytest.mark.rule("IG-15.21")
def test_dominating_both_shores_nothing_crosses(game: IceGarden) -> None:
    s = alone(game, "crossing", "callo", "fjollsfinn", me={"markers": "A"}, it=FLEET)
    assert fleet(s) == ({"A": 1, "B": 2}, "B")
    s = alone(game, "crossing", "callo", "fjollsfinn", me={"markers": "A B"}, it=FLEET)
    assert not rolling(s)


@pytest.mark.parametrize(
    ("me", "markers", "small"),
    [
        ({"markers": "A9"}, {"A": 3}, "A"),
        ({"units": "2A 3A"}, {"A": 3}, "A"),
        ({"markers": "B9"}, {"B": 3}, "B"),
        ({}, {"A": 1, "B": 2}, "B"),
    ],
)
@pytest.mark.rule("IG-15.21")
def test_all_cross_to_the_shore_where_the_player_is(
    game: IceGarden, me: dict[str, Any], markers: dict[str, int], small: str
) -> None:
    s = alone(game, "crossing", "callo", "fjollsfinn", me=me, it=FLEET)
    assert fleet(s) == (markers, small)


@pytest.mark.parametrize(("number", "shore"), [(1, "A"), (3, "A"), (4, "B"), (6, "B")])
@pytest.mark.rule("IG-15.22")
def test_with_markers_on_both_shores_the_die_decides(game: IceGarden, number: int, shore: str) -> None:
    s = alone(game, "crossing", "callo", "fjollsfinn", me={"markers": "A9 B9"}, it=FLEET)
    play(s, f"roll {number}")
    assert fleet(s) == ({shore: 3}, shore)


@pytest.mark.rule("IG-15.22")
def test_low_and_high_are_the_numbers_of_the_tiles(game: IceGarden) -> None:
    tiles = {"A": 6, "B": 5, "C": 4, "D": 3, "E": 2, "F": 1}
    s = alone(game, "crossing", "callo", "fjollsfinn", me={"markers": "A9 B9"}, it=FLEET, tiles=tiles)
    play(s, "roll 2")
    assert fleet(s) == ({"B": 3}, "B")


# --- Vuko -----------------------------------------------------------------------------------------


@pytest.mark.rule("IG-15.23")
def test_vuko_visits_the_player_from_round_two_on(game: IceGarden) -> None:
    s = alone(game, "vuko", "callo", "freihoff", round=2, me={"markers": "A B2"}, it={"units": "3C"})
    assert s.position()["vuko"] == "B"
    assert (seat(s, "callo")["vuko_tokens"], seat(s, "freihoff")["vuko_tokens"]) == (1, 0)


@pytest.mark.parametrize(
    ("plays", "vuko"), [(["pass"], None), (["shift", "done"], None), (["summon 1 1", "appear A", "done"], "A")]
)
@pytest.mark.rule("IG-15.23")
def test_in_round_one_vuko_comes_only_for_a_summoner(game: IceGarden, plays: list[str], vuko: str | None) -> None:
    s = alone(
        game, "making", "callo", "freihoff", alone=False, me={"markers": "A", "m_factor": (0, 1, 0, 0), "gold": 0}
    )
    play(s, "roll 6", *plays)  # the opponent's own summoning does not call him
    while s.decision is not None and s.decision.prompt.key in ("ask-shift", "ask-making"):
        play(s, "done")
    assert s.position()["vuko"] == vuko


# --- domination -----------------------------------------------------------------------------------


@pytest.mark.rule("IG-15.24")
def test_the_opponent_takes_no_resources(game: IceGarden) -> None:
    s = alone(
        game,
        "region A",
        "callo",
        "van_dyken",
        it={"markers": "A2", "units": "2A"},
        thorn="B",
    )
    assert options(s) == {"done"}
    assert s.bank == [20, 20, 15]
    it = seat(s, "van-dyken")
    assert (it["population"], it["gold"], it["m_factor"]) == (0, 0, (0, 0, 0, 0))


@pytest.mark.rule("IG-15.24")
def test_the_opponent_takes_no_m_factor_from_reserves(game: IceGarden) -> None:
    s = alone(game, "region A", "callo", "freihoff", it={"markers": "A2"}, regions={"A": {"reserves": 1}})
    assert s.bank == [20, 20, 15]


@pytest.mark.parametrize(
    ("place", "offer"),
    [
        ("A", {"take population", "take gold"}),
        ("B", {"take gold"}),
        ("D", {"take m-factor"}),
        ("F", {"take population"}),
    ],
)
@pytest.mark.rule("IG-15.25")
def test_second_place_takes_small_change(game: IceGarden, place: str, offer: set[str]) -> None:
    s = alone(game, f"region {place}", "callo", "freihoff", me={"markers": f"{place}2"}, it={"markers": f"{place}3"})
    assert options(s) == offer


@pytest.mark.rule("IG-15.25")
def test_only_second_place_is_barred_from_the_twos(game: IceGarden) -> None:
    second = alone(game, "region B", "callo", "freihoff", me={"markers": "B2"}, it={"markers": "B3"})
    assert why(second, "take population") == "IG-15.25"
    first = alone(game, "region B", "callo", "freihoff", me={"markers": "B3"}, it={"markers": "B2"})
    play(first, "take population")
    assert seat(first, "callo")["population"] == 6


RICH: dict[str, Any] = {"markers": "A", "population": 2, "gold": 2, "m_factor": (2, 1, 0, 0)}


@pytest.mark.parametrize(
    ("number", "population", "gold", "m_factor"),
    [
        (1, 1, 2, (2, 1, 0, 0)),
        (2, 1, 2, (2, 1, 0, 0)),
        (3, 2, 1, (2, 1, 0, 0)),
        (4, 2, 1, (2, 1, 0, 0)),
        (5, 2, 2, (2, 0, 0, 0)),
        (6, 2, 2, (2, 0, 0, 0)),
    ],
)
@pytest.mark.rule("IG-15.26")
def test_the_opponent_pillages_by_die(
    game: IceGarden, number: int, population: int, gold: int, m_factor: tuple[int, ...]
) -> None:
    s = alone(game, "region A", "callo", "freihoff", me=RICH, it={"units": "2A"})
    play(s, f"roll {number}")
    me = seat(s, "callo")
    assert (me["population"], me["gold"], me["m_factor"]) == (population, gold, m_factor)
    assert not rolling(s)


@pytest.mark.rule("IG-15.26")
def test_what_the_player_lacks_is_rolled_again(game: IceGarden) -> None:
    me = {"markers": "A", "population": 1, "gold": 0, "m_factor": (0, 0, 0, 0)}
    s = alone(game, "region A", "callo", "freihoff", me=me, it={"units": "2A"})
    for number in (3, 5):
        play(s, f"roll {number}")
        assert rolling(s)
    play(s, "roll 1")
    assert not rolling(s)
    assert seat(s, "callo")["population"] == 0


@pytest.mark.rule("IG-15.26")
def test_a_player_with_nothing_is_not_pillaged(game: IceGarden) -> None:
    me = {"markers": "A", "population": 0, "gold": 0, "m_factor": (0, 0, 0, 0)}
    assert not rolling(alone(game, "region A", "callo", "freihoff", me=me, it={"units": "2A"}))


@pytest.mark.parametrize("loot", ["population", "gold", "m0"])
@pytest.mark.rule("IG-15.27")
def test_the_player_pillages_freely(game: IceGarden, loot: str) -> None:
    s = alone(game, "region A", "freihoff", "callo", me={"units": "2A"}, it={"markers": "A"})
    assert options(s) == {"pillage callo population", "pillage callo gold", "pillage callo m0"}
    play(s, f"pillage callo {loot}")
    me = seat(s, "freihoff")
    gained = (me["population"] - 4, me["gold"] - 2, me["m_factor"][0] - 1)
    assert gained == tuple(int(loot == kind) for kind in ("population", "gold", "m0"))


# --- the start of a round -------------------------------------------------------------------------


def roam(game: IceGarden, npc: str, units: str, player: str = "", **what: Any) -> IceGardenState:
    player = player or ("callo" if npc != "callo" else "freihoff")
    return alone(game, "roaming", player, npc, it={"units": units}, **({"round": 2} | what))


@pytest.mark.rule("IG-15.28")
def test_units_roam_wherever_the_die_sends_them(game: IceGarden) -> None:
    s = roam(game, "callo", "1A 1B 2C")
    for number in (5, 5, 2):
        assert rolling(s)
        play(s, f"roll {number}")
    assert not rolling(s)
    assert seat(s, "callo")["units"] == {"1": ("E", "E", None), "2": ("B", None), "3": (None,)}


@pytest.mark.rule("IG-15.28")
def test_roaming_opens_every_round_but_the_first(game: IceGarden) -> None:
    assert not rolling(roam(game, "callo", "1A", round=1))
    s = alone(game, "end-of-round", "freihoff", "callo", alone=False, round=1, it={"units": "1A"})
    assert rolling(s)
    assert s.round == 2


@pytest.mark.parametrize(("npc", "player"), [("callo", "freihoff"), ("freihoff", "callo")])
@pytest.mark.rule("IG-15.29")
def test_not_where_a_tower_stands(game: IceGarden, npc: str, player: str) -> None:
    s = roam(game, npc, "1B", player, regions={"A": {"tower": True}})
    play(s, "roll 1")
    assert rolling(s)
    play(s, "roll 3")
    assert seat(s, npc)["units"]["1"][0] == "C"


@pytest.mark.rule("IG-15.5", "IG-15.29")
@pytest.mark.reading("IG 66")
def test_not_where_a_lock_lies(game: IceGarden) -> None:
    s = roam(game, "freihoff", "1B", regions={"A": {"locked": True}})
    play(s, "roll 1")
    assert rolling(s)
    assert seat(s, "freihoff")["units"]["1"][0] == "B"


@pytest.mark.rule("IG-15.30")
def test_a_faun_goes_where_two_nightmare_tokens_lie(game: IceGarden) -> None:
    s = roam(game, "callo", "2A 2B", regions={"E": {"nightmares": 2}})
    assert seat(s, "callo")["units"]["2"].count("E") == 1
    assert rolling(s)
    play(s, "roll 3")
    assert sorted(seat(s, "callo")["units"]["2"]) == ["C", "E"]
    assert not rolling(s)


@pytest.mark.rule("IG-15.30")
def test_a_faun_already_there_is_the_one_that_stays(game: IceGarden) -> None:
    s = roam(game, "callo", "2A 2E", regions={"E": {"nightmares": 2}})
    play(s, "roll 3")
    assert seat(s, "callo")["units"]["2"] == ("C", "E")
    assert not rolling(s)


@pytest.mark.rule("IG-15.30")
def test_one_nightmare_token_calls_no_faun(game: IceGarden) -> None:
    s = roam(game, "callo", "2A", regions={"E": {"nightmares": 1}})
    assert rolling(s)


@pytest.mark.parametrize(
    ("npc", "units", "work", "roams"),
    [
        ("callo", "3A", {}, False),
        ("callo", "3A", {"nightmares": 1}, False),
        ("callo", "3A", {"nightmares": 2}, True),
        ("freihoff", "2A", {}, False),
        ("freihoff", "2A", {"tower": True}, True),
        ("van_dyken", "2A", {"reserves": 1}, False),
        ("van_dyken", "2A", {}, True),
    ],
)
@pytest.mark.rule("IG-15.31")
def test_units_at_work_stay(game: IceGarden, npc: str, units: str, work: dict[str, Any], roams: bool) -> None:
    thorn = {"thorn": "F"} if npc == "van_dyken" else {}
    assert rolling(roam(game, npc, units, regions={"A": work}, **thorn)) is roams


@pytest.mark.parametrize("units", ["1A", "1A 3A"])
@pytest.mark.rule("IG-15.31")
def test_other_units_do_not_stay_for_the_work(game: IceGarden, units: str) -> None:
    assert rolling(roam(game, "freihoff", units))


@pytest.mark.parametrize(
    ("me", "roams"),
    [
        ({"markers": "A"}, False),
        ({}, True),  # no prey
        ({"units": "1A"}, True),  # a unit is no prey
        ({"markers": "A3"}, True),  # the player dominates
    ],
)
@pytest.mark.rule("IG-15.32")
def test_drakkars_with_prey_stay(game: IceGarden, me: dict[str, Any], roams: bool) -> None:
    assert rolling(roam(game, "fjollsfinn", "2A", me=me)) is roams


# --- the end --------------------------------------------------------------------------------------


@pytest.mark.rule("IG-15.33")
def test_the_opponents_goal_wins(game: IceGarden) -> None:
    towers = {name: {"tower": True} for name in "ABCDE"}
    s = alone(game, "region F", "callo", "freihoff", alone=False, me={"score": 60}, it={"units": "2F"}, regions=towers)
    assert winners(s) == {"freihoff"}


@pytest.mark.rule("IG-15.33")
def test_the_players_goal_wins(game: IceGarden) -> None:
    towers = {name: {"tower": True} for name in "ABCDEF"}
    s = alone(game, "end-of-round", "freihoff", "callo", it={"score": 60}, regions=towers)
    assert winners(s) == {"freihoff"}


@pytest.mark.parametrize(("me", "it", "winner"), [(50, 40, "callo"), (50, 51, "freihoff"), (20, 50, "freihoff")])
@pytest.mark.rule("IG-15.33")
def test_points_win_for_either_side(game: IceGarden, me: int, it: int, winner: str) -> None:
    s = alone(game, "end-of-round", "callo", "freihoff", me={"score": me}, it={"score": it})
    assert winners(s) == {winner}


@pytest.mark.rule("IG-15.33")
@pytest.mark.reading("IG 64")
def test_under_dead_snow_the_player_always_loses(game: IceGarden) -> None:
    by_the_opponent = alone(game, "making", "callo", "freihoff", snow=16, me={"vuko_tokens": 0})
    assert winners(by_the_opponent) == {"freihoff"}
    by_the_player = alone(game, "making", "callo", "freihoff", snow=15, it={"units": "1A 1A 1A 2A 2A 3A"})
    play(by_the_player, "shift")
    assert winners(by_the_player) == {"freihoff"}


@pytest.mark.rule("IG-15.30")
def test_each_of_two_ready_regions_gets_a_faun(game: IceGarden) -> None:
    ready = {"nightmares": 2, "neutral": 0}
    s = game.scenario(
        at="roaming", alone=True, players=1, round=2, freihoff={}, callo={"units": "2A 2E"},
        regions={"D": ready, "E": ready},
    )  # fmt: skip
    assert sorted(place for place in s.position()["seats"][1]["units"]["2"]) == ["D", "E"]


@pytest.mark.rule("IG-15.22")
def test_units_of_the_player_draw_the_crossing_too(game: IceGarden) -> None:
    s = game.scenario(
        at="crossing", alone=True, players=1, freihoff={"markers": "A3", "units": "3E"},
        fjollsfinn={"units": "2A 2E", "markers": "A"},
    )  # fmt: skip
    assert s.fate is not None
    assert s.fate.kind == "die"


@pytest.mark.rule("IG-15.31")
def test_a_nightmare_beside_the_thorn_has_nothing_to_work_at(game: IceGarden) -> None:
    s = game.scenario(at="roaming", alone=True, players=1, round=2, van_dyken={}, callo={"units": "3A"}, thorn="A")
    assert s.fate is not None


@pytest.mark.rule("IG-15.34")
def test_chance_places_the_thorn_of_the_npc(game: IceGarden) -> None:
    s = game.new(players=1, characters="callo,van-dyken")
    play(s, *(f"tile {letter}" for letter in "ABCDEF"))
    assert s.fate is not None
    assert [(str(answer), weight) for answer, weight in s.fate.outcomes] == [(f"thorn {r}", 1) for r in "ABCDEF"]


@pytest.mark.rule("IG-15.34")
def test_markers_of_the_npc_flee_to_the_lowest_number(game: IceGarden) -> None:
    s = game.scenario(
        at="region C", alone=True, players=1, callo={"units": "2C", "markers": "C5"}, freihoff={"markers": "C2"},
        regions={"C": {"nightmares": 2}}, tiles={"A": 1, "B": 5, "C": 2, "D": 3, "E": 4, "F": 6},
    )  # fmt: skip
    play(s, "enchant freihoff", "evict B", "evict B", "evict B")
    assert s.position()["seats"][1]["markers"] == {"E": 1}
