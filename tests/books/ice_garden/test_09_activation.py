"""Chapter 9, Activation: Maker-Spy, crossing, Speed, Attack, and what becomes of the beaten."""

from __future__ import annotations

import pytest

from meadhall.games.ice_garden import IceGarden
from meadhall.games.ice_garden.state import IceGardenState
from meadhall.kernel.errors import NotationError
from tests.books.ice_garden.table import asked, events, options, play, region, seat, why

SPY_PAIRS = {
    "spy attack shield",
    "spy attack speed",
    "spy attack dominate",
    "spy shield speed",
    "spy shield dominate",
    "spy speed dominate",
}
NOTHING_LEFT = {"done"}
"""What a scenario that shows one thing alone offers when that thing is over."""


def prompt(s: IceGardenState) -> str:
    assert s.decision is not None
    return s.decision.prompt.key


def places(s: IceGardenState, character: str, level: int) -> list[str]:
    """Where a character's units of a level stand."""
    return sorted(place for place in seat(s, character)["units"][str(level)] if place)


# --- the order of things ------------------------------------------------------------------------


@pytest.mark.rule("IG-9.1")
@pytest.mark.parametrize("edition", ["first", "second"])
def test_spy_then_crossing_then_speed_then_attack_then_removal(game: IceGarden, edition: str) -> None:
    s = game.scenario(
        at="activation",
        alone=True,
        edition=edition,
        freihoff={"units": "3A 1B", "improvements": {3: ["speed"]}},
        fjollsfinn={"markers": "C", "units": "2C 2D 1B"},
    )
    prompts = []
    for move in ("spy shield dominate", "done", "done", "attack"):
        prompts.append(prompt(s))
        play(s, move)
    assert prompts == ["ask-spy", "ask-cross", "ask-speed", "ask-attack"]
    assert "removed" not in events(play(s, "strike B fjollsfinn unit1"))
    assert asked(s) == "fjollsfinn"
    assert "removed" in events(play(s, "pass"))


@pytest.mark.rule("IG-9.2")
def test_speed_in_turn_order_each_with_all_units(game: IceGarden) -> None:
    s = game.scenario(
        at="speed",
        alone=True,
        order=["callo", "freihoff"],
        freihoff={"units": "1A", "improvements": {1: ["speed"]}},
        callo={"units": "1C 1E", "improvements": {1: ["speed"]}},
    )
    assert asked(s) == "callo"
    play(s, "move unit1 C B")
    assert asked(s) == "callo"
    play(s, "move unit1 E D")
    assert asked(s) == "freihoff"


@pytest.mark.rule("IG-9.2")
def test_attack_in_turn_order_each_with_all_units(game: IceGarden) -> None:
    s = game.scenario(
        at="attack",
        alone=True,
        order=["callo", "freihoff"],
        freihoff={"units": "1A 1B"},
        callo={"units": "1A 1B"},
    )
    assert asked(s) == "callo"
    play(s, "attack", "strike A freihoff unit1")
    assert asked(s) == "callo"
    play(s, "strike B freihoff unit1")
    assert asked(s) == "freihoff"


# --- Maker-Spy ----------------------------------------------------------------------------------


@pytest.mark.rule("IG-9.3")
def test_the_spy_needs_the_harrasim_on_the_board(game: IceGarden) -> None:
    s = game.scenario(at="maker-spy", alone=True, freihoff={"units": "1A 2B"}, callo={})
    assert options(s) == NOTHING_LEFT


@pytest.mark.rule("IG-9.3")
def test_the_spy_costs_nothing(game: IceGarden) -> None:
    s = game.scenario(at="maker-spy", alone=True, freihoff={"units": "3A", "reputation": -2}, callo={})
    before = seat(s, "freihoff")
    assert events(play(s, "spy attack speed")) == ["spied", "spied"]
    assert seat(s, "freihoff") == before
    assert s.snow == 0


@pytest.mark.rule("IG-9.4")
@pytest.mark.parametrize("edition", ["first", "second"])
def test_the_spy_takes_two_unlike_abilities(game: IceGarden, edition: str) -> None:
    s = game.scenario(at="maker-spy", alone=True, edition=edition, freihoff={"units": "3A"}, callo={})
    assert options(s) == {"done"} | SPY_PAIRS
    assert why(s, "spy attack") == "IG-9.4"
    with pytest.raises(NotationError):
        s.parse("spy attack attack")


@pytest.mark.rule("IG-9.5")
def test_the_spy_may_change_in_every_activation(game: IceGarden) -> None:
    s = game.scenario(
        at="activation",
        alone=True,
        maker_spy=("attack", "shield"),
        freihoff={"units": "3A", "gold": 2},
        callo={"markers": "A B"},
    )
    play(s, "spy speed dominate", "move unit3 A B")
    assert s.position()["maker_spy"] == ("speed", "dominate")
    assert options(s) == NOTHING_LEFT, "without Attack there is nothing to attack with"


@pytest.mark.rule("IG-9.5")
def test_the_spy_may_stay_as_it_is(game: IceGarden) -> None:
    s = game.scenario(at="maker-spy", alone=True, maker_spy=("attack", "shield"), freihoff={"units": "3A"}, callo={})
    play(s, "done")
    assert s.position()["maker_spy"] == ("attack", "shield")


@pytest.mark.rule("IG-9.5")
@pytest.mark.parametrize("at", ["influence", "move", "making", "speed", "attack"])
def test_the_spy_changes_at_no_other_moment(game: IceGarden, at: str) -> None:
    s = game.scenario(
        at=at,
        alone=True,
        maker_spy=("attack", "speed"),
        freihoff={"markers": "A", "units": "3A"},
        callo={"markers": "A"},
    )
    assert asked(s) == "freihoff"
    assert len(options(s)) > 1
    assert why(s, "spy shield dominate") is not None


@pytest.mark.rule("IG-9.6")
def test_free_slots_may_repeat_the_spys_abilities(game: IceGarden) -> None:
    s = game.scenario(
        at="activation",
        alone=True,
        freihoff={"units": "3A", "improvements": {3: ["attack", "attack"]}},
        callo={"markers": "A4"},
        regions={"A": {"neutral": 0}},
    )
    play(s, "spy attack shield", "attack", *["strike A callo marker"] * 3)
    assert seat(s, "callo")["markers"] == {"A": 1}
    assert options(s) == NOTHING_LEFT


@pytest.mark.rule("IG-9.4", "IG-9.6")
def test_example_two_attacks_on_free_slots_but_not_on_spy_spots(game: IceGarden) -> None:
    making = game.scenario(
        at="making",
        alone=True,
        maker_spy=("attack", "shield"),
        freihoff={"markers": "A", "units": "3A", "m_factor": (2, 0, 0, 0), "improvements": {3: ["attack"]}},
        callo={},
    )
    assert "improve 3 attack 2" in options(making)
    spying = game.scenario(
        at="maker-spy", alone=True, freihoff={"units": "3A", "improvements": {3: ["attack", "attack"]}}, callo={}
    )
    assert options(spying) == {"done"} | SPY_PAIRS


# --- the crossing -------------------------------------------------------------------------------


@pytest.mark.rule("IG-9.7")
@pytest.mark.parametrize(
    ("units", "crosses"),
    [("1C 1D", False), ("2C", False), ("2C 2C", False), ("2C 2D", True), ("2A 2E", True)],
)
def test_the_crossing_takes_two_drakkars_apart(game: IceGarden, units: str, crosses: bool) -> None:
    s = game.scenario(at="crossing", alone=True, fjollsfinn={"markers": "A C D E", "units": units}, callo={})
    assert any(option.startswith("cross") for option in options(s)) is crosses


@pytest.mark.rule("IG-9.8")
@pytest.mark.parametrize("edition", ["first", "second"])
def test_the_crossing_carries_any_number_either_way(game: IceGarden, edition: str) -> None:
    s = game.scenario(
        at="crossing",
        alone=True,
        edition=edition,
        fjollsfinn={"markers": "A3 E", "units": "2A 2E 1A 1A 3E", "population": 0, "gold": 0},
        callo={"markers": "A"},
    )
    assert options(s) == {"done", "cross A E", "cross E A"}
    play(s, "cross A E", "carry 2 marker", "carry 1 unit1")
    play(s, "cross E A", "carry 0 marker", "carry 1 unit3")
    assert seat(s, "fjollsfinn")["markers"] == {"A": 1, "E": 3}
    assert places(s, "fjollsfinn", 1) == ["A", "E"]
    assert places(s, "fjollsfinn", 3) == ["A"]
    assert seat(s, "callo")["markers"] == {"A": 1}


@pytest.mark.rule("IG-9.8")
def test_the_drakkars_stay_put(game: IceGarden) -> None:
    s = game.scenario(at="crossing", alone=True, fjollsfinn={"markers": "A", "units": "2A 2E"}, callo={})
    play(s, "cross A E")
    assert options(s) == {"carry 1 marker"}
    play(s, "carry 1 marker")
    assert places(s, "fjollsfinn", 2) == ["A", "E"]


@pytest.mark.rule("IG-9.8")
def test_the_crossing_is_named_when_a_drakkar_is_refused(game: IceGarden) -> None:
    s = game.scenario(at="crossing", alone=True, fjollsfinn={"markers": "A", "units": "2A 2E"}, callo={})
    play(s, "cross A E")
    assert why(s, "carry 1 unit2") == "IG-9.8"


@pytest.mark.rule("IG-9.8")
def test_markers_behind_vuko_cross_too(game: IceGarden) -> None:
    s = game.scenario(
        at="crossing",
        alone=True,
        vuko="A",
        fjollsfinn={"markers": "A2", "units": "2A 2E", "vuko_tokens": 2, "held": 2, "reputation": -3},
        callo={},
    )
    play(s, "cross A E", "carry 2 marker")
    assert seat(s, "fjollsfinn")["markers"] == {"E": 2}
    assert seat(s, "fjollsfinn")["held"] == 0


@pytest.mark.rule("IG-9.7")
def test_sailing_is_optional(game: IceGarden) -> None:
    s = game.scenario(at="crossing", alone=True, fjollsfinn={"markers": "A2", "units": "2A 2E"}, callo={})
    play(s, "done")
    assert seat(s, "fjollsfinn")["markers"] == {"A": 2}


# --- Speed --------------------------------------------------------------------------------------


@pytest.mark.rule("IG-9.9")
@pytest.mark.parametrize("edition", ["first", "second"])
def test_speed_leads_next_door_where_a_tile_lies(game: IceGarden, edition: str) -> None:
    s = game.scenario(
        at="speed", alone=True, edition=edition, callo={"units": "1D", "improvements": {1: ["speed"]}}, freihoff={}
    )
    assert options(s) == {"done", "move unit1 D A", "move unit1 D B", "move unit1 D E", "move unit1 D F"}
    assert why(s, "move unit1 D C") == "IG-9.9"
    assert why(s, "move unit1 D G") == "IG-9.9"
    play(s, "move unit1 D F")
    assert places(s, "callo", 1) == ["F"]


@pytest.mark.rule("IG-9.9")
def test_speed_may_be_left_unused(game: IceGarden) -> None:
    s = game.scenario(at="speed", alone=True, callo={"units": "1D", "improvements": {1: ["speed"]}}, freihoff={})
    play(s, "done")
    assert places(s, "callo", 1) == ["D"]


@pytest.mark.rule("IG-9.9")
def test_speed_moves_units_only(game: IceGarden) -> None:
    s = game.scenario(
        at="speed", alone=True, callo={"markers": "D", "units": "1D", "improvements": {1: ["speed"]}}, freihoff={}
    )
    assert why(s, "move marker D A") == "IG-9.9"


@pytest.mark.rule("IG-9.10")
@pytest.mark.reading("IG 12")
def test_a_step_for_each_speed_icon(game: IceGarden) -> None:
    s = game.scenario(
        at="speed",
        alone=True,
        van_dyken={"units": "3A 1A", "improvements": {1: ["speed"], 3: ["speed", "speed"]}},
        callo={},
    )
    play(s, "move unit3 A B", "move unit3 B C")
    assert why(s, "move unit3 C E") == "IG-9.10"
    assert options(s) == {"done", "move unit1 A B", "move unit1 A D", "move unit1 A F"}


@pytest.mark.rule("IG-9.10")
@pytest.mark.reading("IG 12")
def test_each_step_is_optional(game: IceGarden) -> None:
    s = game.scenario(
        at="speed",
        alone=True,
        van_dyken={"units": "3A", "improvements": {3: ["speed", "speed"]}},
        callo={"markers": "F"},
    )
    play(s, "move unit3 A B", "done")
    assert places(s, "van-dyken", 3) == ["B"]
    assert options(s) == NOTHING_LEFT


@pytest.mark.rule("IG-9.10")
def test_no_icon_no_step(game: IceGarden) -> None:
    s = game.scenario(at="speed", alone=True, fjollsfinn={"units": "1A 2B 3C"}, callo={})
    assert options(s) == NOTHING_LEFT


# --- Attack -------------------------------------------------------------------------------------


@pytest.mark.rule("IG-9.11")
@pytest.mark.parametrize("edition", ["first", "second"])
def test_two_gold_for_all_units_everywhere(game: IceGarden, edition: str) -> None:
    s = game.scenario(
        at="attack",
        alone=True,
        edition=edition,
        freihoff={"units": "1A 1B", "gold": 5},
        callo={"markers": "A2 B2"},
    )
    assert options(s) == {"pass", "attack"}
    play(s, "attack", "strike A callo marker", "strike B callo marker")
    assert seat(s, "freihoff")["gold"] == 3
    assert seat(s, "callo")["markers"] == {"A": 1, "B": 1}


@pytest.mark.rule("IG-9.11")
def test_nobody_pays_twice_in_a_round(game: IceGarden) -> None:
    s = game.scenario(
        at="attack", alone=True, freihoff={"units": "1A", "gold": 6}, callo={"markers": "A3", "units": "1A"}
    )
    play(s, "attack", "strike A callo marker")
    assert asked(s) == "callo"
    play(s, "pass")
    assert options(s) == NOTHING_LEFT


@pytest.mark.rule("IG-9.11")
def test_attacking_is_voluntary(game: IceGarden) -> None:
    s = game.scenario(at="attack", alone=True, freihoff={"units": "1A", "gold": 2}, callo={"markers": "A"})
    play(s, "pass")
    assert seat(s, "freihoff")["gold"] == 2
    assert seat(s, "callo")["markers"] == {"A": 1}


@pytest.mark.rule("IG-9.11")
def test_one_gold_is_not_enough(game: IceGarden) -> None:
    s = game.scenario(at="attack", alone=True, freihoff={"units": "1A", "gold": 1}, callo={"markers": "A"})
    assert options(s) == NOTHING_LEFT


@pytest.mark.rule("IG-9.12")
@pytest.mark.reading("IG 14")
@pytest.mark.parametrize("edition", ["first", "second"])
def test_attacks_are_pooled_by_region(game: IceGarden, edition: str) -> None:
    s = game.scenario(
        at="attack",
        alone=True,
        edition=edition,
        van_dyken={"units": "1A 1A"},
        callo={"units": "3A"},
    )
    happened = play(s, "attack", *["strike A callo unit3"] * 4)
    assert "beaten" in events(happened), "two points of each Crab beat level 3 with a Shield"


@pytest.mark.rule("IG-9.12")
def test_what_is_spent_in_a_region_is_gone_and_not_taken_from_another(game: IceGarden) -> None:
    s = game.scenario(at="attack", alone=True, van_dyken={"units": "1A 1B"}, callo={"markers": "A4 B4"})
    play(s, "attack", "strike A callo marker", "strike A")
    assert options(s) == {"done", "strike B callo marker", "strike B"}
    assert why(s, "strike A callo marker") == "IG-9.12"


@pytest.mark.rule("IG-9.12")
def test_damage_may_be_left_unused(game: IceGarden) -> None:
    s = game.scenario(at="attack", alone=True, van_dyken={"units": "1A"}, callo={"markers": "A4"})
    play(s, "attack", "strike A callo marker", "done")
    assert seat(s, "callo")["markers"] == {"A": 3}
    assert options(s) == NOTHING_LEFT


@pytest.mark.rule("IG-9.13")
@pytest.mark.parametrize("edition", ["first", "second"])
def test_whom_an_attack_may_hit(game: IceGarden, edition: str) -> None:
    s = game.scenario(
        at="attack",
        alone=True,
        edition=edition,
        vuko="A",
        van_dyken={"markers": "A", "units": "1A 2A"},
        callo={"markers": "A B", "units": "1A 2B", "vuko_tokens": 1, "held": 1, "reputation": -1},
        freihoff={"units": "3A"},
    )
    play(s, "attack")
    assert options(s) == {
        "done",
        "strike A callo marker",
        "strike A callo unit1",
        "strike A freihoff unit3",
        "strike A",
    }
    assert why(s, "strike A van-dyken marker") == "IG-9.13"
    assert why(s, "strike A van-dyken unit2") == "IG-9.13"
    assert why(s, "strike A freihoff marker") == "IG-9.13"


@pytest.mark.rule("IG-9.13")
@pytest.mark.parametrize("target", ["strike B callo marker", "strike B callo unit2", "strike B"])
def test_an_attack_reaches_only_its_own_region(game: IceGarden, target: str) -> None:
    s = game.scenario(at="attack", alone=True, van_dyken={"units": "1A"}, callo={"markers": "A B", "units": "2B"})
    play(s, "attack")
    assert why(s, target) == "IG-9.13"


@pytest.mark.rule("IG-9.13")
def test_no_neutral_marker_no_neutral_target(game: IceGarden) -> None:
    s = game.scenario(
        at="attack",
        alone=True,
        regions={"A": {"neutral": 0}},
        van_dyken={"units": "1A"},
        callo={"markers": "A"},
    )
    play(s, "attack")
    assert options(s) == {"done", "strike A callo marker"}
    assert why(s, "strike A") == "IG-9.13"


@pytest.mark.rule("IG-9.13")
@pytest.mark.reading("IG 25")
def test_a_marker_behind_vuko_can_be_struck(game: IceGarden) -> None:
    s = game.scenario(
        at="attack",
        alone=True,
        vuko="A",
        van_dyken={"units": "1A"},
        callo={"markers": "A", "vuko_tokens": 1, "held": 1, "reputation": -1},
    )
    play(s, "attack", "strike A callo marker")
    assert seat(s, "callo")["markers"] == {}
    assert seat(s, "callo")["held"] == 0


@pytest.mark.rule("IG-9.14")
@pytest.mark.parametrize("edition", ["first", "second"])
@pytest.mark.parametrize("level", [1, 2, 3])
def test_a_unit_falls_to_as_many_points_as_its_level(game: IceGarden, edition: str, level: int) -> None:
    s = game.scenario(
        at="attack",
        alone=True,
        edition=edition,
        van_dyken={"units": "1A 1A"},
        fjollsfinn={"units": f"{level}A"},
    )
    play(s, "attack")
    strike = f"strike A fjollsfinn unit{level}"
    assert "beaten" not in events(play(s, *[strike] * (level - 1)))
    assert "beaten" in events(play(s, strike))


@pytest.mark.rule("IG-9.14")
def test_one_point_for_a_marker_of_any_kind(game: IceGarden) -> None:
    s = game.scenario(at="attack", alone=True, van_dyken={"units": "1A"}, callo={"markers": "A2"})
    play(s, "attack", "strike A", "strike A callo marker")
    assert region(s, "A")["neutral"] == 0
    assert seat(s, "callo")["markers"] == {"A": 1}


@pytest.mark.rule("IG-9.12", "IG-9.14", "IG-9.18")
@pytest.mark.parametrize(
    "split",
    [
        ["strike A fjollsfinn unit2", "strike A fjollsfinn unit2"],
        ["strike A fjollsfinn marker", "strike A fjollsfinn marker"],
    ],
)
def test_example_van_dyken_splits_his_damage_in_two_ways(game: IceGarden, split: list[str]) -> None:
    s = game.scenario(at="attack", alone=True, van_dyken={"units": "1A"}, fjollsfinn={"markers": "A2", "units": "2A"})
    play(s, "attack", *split)
    assert seat(s, "van-dyken")["score"] == 2
    assert options(s) == NOTHING_LEFT


@pytest.mark.rule("IG-9.15")
@pytest.mark.parametrize("edition", ["first", "second"])
def test_example_a_level_one_unit_with_a_shield_takes_two_points(game: IceGarden, edition: str) -> None:
    s = game.scenario(
        at="attack",
        alone=True,
        edition=edition,
        van_dyken={"units": "1A"},
        callo={"units": "1A", "improvements": {1: ["shield"]}},
    )
    assert "beaten" not in events(play(s, "attack", "strike A callo unit1"))
    assert "beaten" in events(play(s, "strike A callo unit1"))


@pytest.mark.rule("IG-9.15")
def test_each_shield_counts(game: IceGarden) -> None:
    s = game.scenario(
        at="attack",
        alone=True,
        van_dyken={"units": "1A 1A 1A"},
        callo={"units": "3A", "improvements": {3: ["shield", "shield"]}},
    )
    assert "beaten" not in events(play(s, "attack", *["strike A callo unit3"] * 5))
    assert "beaten" in events(play(s, "strike A callo unit3"))


@pytest.mark.rule("IG-9.15")
def test_a_shield_on_level_two_withstands_one_crab(game: IceGarden) -> None:
    s = game.scenario(
        at="activation",
        alone=True,
        van_dyken={"units": "1A"},
        fjollsfinn={"units": "2A", "improvements": {2: ["shield"]}},
    )
    play(s, "attack", *["strike A fjollsfinn unit2"] * 2)
    assert places(s, "fjollsfinn", 2) == ["A"]
    assert seat(s, "van-dyken")["score"] == 0


@pytest.mark.rule("IG-9.16")
@pytest.mark.reading("IG 15")
@pytest.mark.parametrize("edition", ["first", "second"])
def test_damage_adds_up_and_the_last_point_scores(game: IceGarden, edition: str) -> None:
    s = game.scenario(
        at="attack",
        alone=True,
        edition=edition,
        freihoff={"units": "1A"},
        callo={"units": "1A"},
        fjollsfinn={"units": "2A"},
    )
    play(s, "attack", "strike A fjollsfinn unit2")
    assert "beaten" in events(play(s, "attack", "strike A fjollsfinn unit2"))
    assert seat(s, "freihoff")["score"] == 0
    assert seat(s, "callo")["score"] == 2


@pytest.mark.rule("IG-9.16")
def test_of_two_alike_the_attacker_picks_the_wounded_or_the_fresh_one(game: IceGarden) -> None:
    s = game.scenario(at="attack", alone=True, van_dyken={"units": "1A"}, fjollsfinn={"units": "2A!1 2A"})
    play(s, "attack")
    assert {"strike A fjollsfinn unit2", "strike A fjollsfinn fresh2"} <= options(s)
    fresh = s.copy()
    assert "beaten" in events(play(s, "strike A fjollsfinn unit2"))
    assert "beaten" not in events(play(fresh, "strike A fjollsfinn fresh2"))


@pytest.mark.rule("IG-9.17")
@pytest.mark.reading("IG 15")
def test_wounds_heal(game: IceGarden) -> None:
    s = game.scenario(at="activation", alone=True, freihoff={"units": "1A"}, fjollsfinn={"units": "2A 3A"})
    play(s, "attack", "strike A fjollsfinn unit3")
    assert seat(s, "fjollsfinn")["damage"] == {"3": (1,)}
    play(s, "pass")
    assert seat(s, "fjollsfinn")["damage"] == {}
    assert places(s, "fjollsfinn", 3) == ["A"]


@pytest.mark.rule("IG-9.18")
@pytest.mark.reading("IG 17")
@pytest.mark.parametrize("edition", ["first", "second"])
@pytest.mark.parametrize(
    ("target", "strikes", "points"),
    [
        ("strike A", 1, 1),
        ("strike A fjollsfinn marker", 1, 1),
        ("strike A fjollsfinn unit1", 2, 1),
        ("strike A fjollsfinn unit2", 2, 2),
        ("strike A fjollsfinn unit3", 4, 3),
    ],
)
def test_points_for_victims(game: IceGarden, edition: str, target: str, strikes: int, points: int) -> None:
    s = game.scenario(
        at="attack",
        alone=True,
        edition=edition,
        van_dyken={"units": "1A 1A 1A", "score": 7},
        fjollsfinn={
            "markers": "A",
            "units": "1A 2A 3A",
            "improvements": {1: ["shield"], 2: ["dominate"], 3: ["shield", "dominate"]},
        },
    )
    play(s, "attack", *[target] * strikes)
    assert seat(s, "van-dyken")["score"] == 7 + points
    assert seat(s, "fjollsfinn")["score"] == 0


# --- the beaten ---------------------------------------------------------------------------------


@pytest.mark.rule("IG-9.19")
def test_beaten_markers_go_at_once(game: IceGarden) -> None:
    s = game.scenario(at="attack", alone=True, van_dyken={"units": "1A 1A"}, callo={"markers": "A", "units": "1A"})
    stock = s.stock[1]
    play(s, "attack", "strike A callo marker", "strike A")
    assert options(s) == {"done", "strike A callo unit1"}
    assert seat(s, "callo")["markers"] == {}
    assert s.stock[1] == stock + 1
    assert region(s, "A")["neutral"] == 0


@pytest.mark.rule("IG-9.20")
def test_a_beaten_unit_lies_there_until_everybody_has_attacked(game: IceGarden) -> None:
    s = game.scenario(at="activation", alone=True, freihoff={"units": "1A"}, callo={"units": "1A"})
    play(s, "attack", "strike A callo unit1")
    assert places(s, "callo", 1) == ["A"]
    assert "removed" in events(play(s, "pass"))
    assert places(s, "callo", 1) == []


@pytest.mark.rule("IG-9.20")
@pytest.mark.reading("IG 18")
def test_the_beaten_are_taken_off_before_vuko_moves(game: IceGarden) -> None:
    s = game.scenario(
        at="activation",
        vuko="F",
        van_dyken={"units": "1A 1A", "reputation": 0},
        fjollsfinn={"markers": "B2", "units": "3A", "reputation": -3},
    )
    happened = play(s, "attack", *["strike A fjollsfinn unit3"] * 3, "done", "pass")
    keys = events(happened)
    assert keys.index("removed") < keys.index("vuko-goes")
    assert s.position()["vuko"] == "B", "the three influence of the beaten unit are gone"


@pytest.mark.rule("IG-9.21")
@pytest.mark.reading("IG 16")
@pytest.mark.parametrize("edition", ["first", "second"])
def test_the_beaten_still_strike_back(game: IceGarden, edition: str) -> None:
    s = game.scenario(
        at="activation", alone=True, edition=edition, freihoff={"units": "1A"}, callo={"units": "1A", "gold": 2}
    )
    play(s, "attack", "strike A callo unit1", "attack", "strike A freihoff unit1")
    assert seat(s, "callo")["gold"] == 0
    assert seat(s, "callo")["score"] == seat(s, "freihoff")["score"] == 1
    assert places(s, "callo", 1) == places(s, "freihoff", 1) == []


@pytest.mark.rule("IG-9.21")
@pytest.mark.reading("IG 16")
def test_revenge_has_its_price(game: IceGarden) -> None:
    s = game.scenario(at="attack", alone=True, freihoff={"units": "1A"}, callo={"units": "1A", "gold": 1})
    play(s, "attack", "strike A callo unit1")
    assert options(s) == NOTHING_LEFT


@pytest.mark.rule("IG-9.22")
@pytest.mark.reading("IG 16")
def test_nobody_is_beaten_twice(game: IceGarden) -> None:
    s = game.scenario(
        at="attack", alone=True, freihoff={"units": "1A"}, van_dyken={"units": "1A"}, callo={"units": "1A"}
    )
    play(s, "attack", "strike A callo unit1", "attack")
    assert options(s) == {"done", "strike A freihoff unit1", "strike A"}
    assert why(s, "strike A callo unit1") == "IG-9.22"


@pytest.mark.rule("IG-9.23")
def test_back_to_the_owner_improvements_kept(game: IceGarden) -> None:
    s = game.scenario(
        at="activation",
        alone=True,
        van_dyken={"units": "1A"},
        callo={"units": "1A", "improvements": {1: ["dominate"]}, "gold": 0},
    )
    play(s, "attack", "strike A callo unit1", "done")
    assert places(s, "callo", 1) == []
    assert seat(s, "callo")["improvements"]["1"][0] == "dominate"


@pytest.mark.rule("IG-9.23")
def test_a_removed_unit_can_be_summoned_again(game: IceGarden) -> None:
    units = "1A 1B 1C"
    fallen = game.scenario(at="activation", alone=True, van_dyken={"units": "1A"}, callo={"units": units, "gold": 0})
    play(fallen, "attack", "strike A callo unit1", "done")
    assert places(fallen, "callo", 1) == ["B", "C"]
    left = " ".join(f"1{place}" for place in places(fallen, "callo", 1))
    full = game.scenario(at="making", alone=True, callo={"units": units, "m_factor": (0, 1, 0, 0)}, van_dyken={})
    again = game.scenario(at="making", alone=True, callo={"units": left, "m_factor": (0, 1, 0, 0)}, van_dyken={})
    assert "summon 1 1" not in options(full)
    assert "summon 1 1" in options(again)


# --- locked regions -----------------------------------------------------------------------------


@pytest.mark.rule("IG-9.24")
@pytest.mark.reading("IG 63")
@pytest.mark.parametrize("edition", ["first", "second"])
def test_no_speed_into_or_out_of_a_locked_region(game: IceGarden, edition: str) -> None:
    s = game.scenario(
        at="speed",
        alone=True,
        edition=edition,
        regions={"A": {"locked": True, "neutral": 0}},
        callo={"markers": "A", "units": "2A 2D", "improvements": {2: ["speed"]}},
        freihoff={},
    )
    assert options(s) == {"done", "move unit2 D B", "move unit2 D E", "move unit2 D F"}


@pytest.mark.rule("IG-9.24")
@pytest.mark.parametrize("step", ["move unit2 D A", "move unit2 A B"])
def test_the_lock_is_named_when_speed_is_refused(game: IceGarden, step: str) -> None:
    s = game.scenario(
        at="speed",
        alone=True,
        regions={"A": {"locked": True, "neutral": 0}},
        callo={"markers": "A", "units": "2A 2D", "improvements": {2: ["speed"]}},
        freihoff={},
    )
    assert why(s, step) == "IG-9.24"


@pytest.mark.rule("IG-9.24")
@pytest.mark.reading("IG 63")
def test_no_attack_in_a_locked_region(game: IceGarden) -> None:
    s = game.scenario(
        at="attack",
        alone=True,
        edition="first",
        regions={"A": {"locked": True, "neutral": 1}},
        callo={"markers": "A", "units": "2A", "improvements": {2: ["attack"]}},
        freihoff={},
    )
    assert options(s) == NOTHING_LEFT
