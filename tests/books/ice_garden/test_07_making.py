"""Chapter 7, Making: shifting M-factor, improving a kind of unit, summoning units."""

from __future__ import annotations

from itertools import permutations
from typing import Any

import pytest

from meadhall.games.ice_garden import IceGarden
from meadhall.games.ice_garden.state import IceGardenState
from tests.books.ice_garden.table import events, options, play, question, seat, why

SHIFT = ("shift", "lift 1 0", "done")
IMPROVE = ("improve 2 shield 1",)
SUMMON = ("summon 1 1", "appear A")

FREE = {"prices": [2, 2]}
"""Printed sheets might have more free spots in a row than our reconstruction; only then can a level double."""


@pytest.fixture(scope="module")
def roomy() -> IceGarden:
    """The game with two free spots for units of level 1 and 2."""
    rows = {"level1": FREE, "level2": FREE}
    return IceGarden(pack={"characters": {"callo": rows, "van-dyken": rows}})


def makes(m_factor: tuple[int, ...], **more: Any) -> dict[str, Any]:
    """A player with a marker in A who has left safety and owns so much M-factor by level."""
    return {"markers": "A", "reputation": 0, "m_factor": m_factor, **more}


def improvements(s: IceGardenState, level: int) -> set[str]:
    """What may be bought for a level."""
    return {text for text in options(s) if text.startswith(f"improve {level}")}


# --- the three parts ------------------------------------------------------------------------------


@pytest.mark.rule("IG-7.1")
@pytest.mark.reading("IG 13")
@pytest.mark.parametrize("parts", list(permutations([SHIFT, IMPROVE, SUMMON])))
def test_three_parts_in_any_order(game: IceGarden, edition: str, parts: tuple[tuple[str, ...], ...]) -> None:
    s = game.scenario(at="making", alone=True, edition=edition, callo=makes((2, 2, 0, 0)), freihoff={})
    play(s, *(text for part in parts for text in part))
    callo = seat(s, "callo")
    assert (s.snow, callo["reputation"], callo["m_factor"]) == (3, -3, (1, 0, 0, 0))
    assert callo["improvements"]["2"][0] == "shield"
    assert callo["units"]["1"].count("A") == 1


@pytest.mark.rule("IG-7.1")
@pytest.mark.parametrize(
    ("part", "again", "rule"),
    [
        (SHIFT, "shift", "IG-7.1"),
        (IMPROVE, "improve 3 speed 1", "IG-7.5"),
        (SUMMON, "summon 1 1", "IG-7.16"),
    ],
)
def test_no_part_comes_twice(game: IceGarden, edition: str, part: tuple[str, ...], again: str, rule: str) -> None:
    s = game.scenario(at="making", alone=True, edition=edition, callo=makes((5, 3, 0, 0)), freihoff={})
    play(s, *part)
    assert again not in options(s)
    assert why(s, again) == rule


@pytest.mark.rule("IG-7.1")
@pytest.mark.reading("IG 13")
def test_parts_may_be_left_out(game: IceGarden) -> None:
    s = game.scenario(at="making", alone=True, callo=makes((2, 2, 0, 0)), freihoff={})
    play(s, *SUMMON, "done")
    assert question(s) == "ask-rest"
    assert (s.snow, seat(s, "callo")["reputation"]) == (1, -1)


@pytest.mark.rule("IG-7.2")
@pytest.mark.parametrize("part", [("shift", "done"), IMPROVE])
def test_shifting_and_improving_cost_snow_and_reputation(game: IceGarden, edition: str, part: tuple[str, ...]) -> None:
    s = game.scenario(
        at="making", alone=True, edition=edition, snow=4, callo=makes((2, 0, 0, 0), reputation=-2), freihoff={}
    )
    play(s, *part)
    assert (s.snow, seat(s, "callo")["reputation"]) == (5, -3)


@pytest.mark.rule("IG-7.2")
def test_one_may_pay_for_shifting_and_shift_nothing(game: IceGarden) -> None:
    s = game.scenario(at="making", alone=True, callo=makes((0, 0, 0, 0)), freihoff={})
    assert options(s) == {"pass", "shift"}
    play(s, "shift")
    assert (s.snow, seat(s, "callo")["reputation"]) == (1, -1)


@pytest.mark.rule("IG-7.3", "IG-13.15")
@pytest.mark.reading("IG 54")
@pytest.mark.parametrize(
    ("text", "reputation", "brought"),
    [("shift", -2, "shifted"), ("improve 2 shield 1", -2, "improved"), ("summon 2 2", -5, "summoned")],
)
def test_each_part_pays_first_and_at_the_limit_the_game_is_over(
    game: IceGarden, edition: str, text: str, reputation: int, brought: str
) -> None:
    callo = makes((2, 0, 2, 0), reputation=-1)
    s = game.scenario(at="making", edition=edition, snow=17, callo=callo, freihoff={"markers": "B"})
    happened = play(s, text)
    paid = next(event.words()["value"] for event in happened if event.key == "reputation")
    assert paid == reputation
    assert s.result is not None
    assert s.result.ending == "dead-snow"
    assert brought not in events(happened)
    assert not any(seat(s, "callo")["units"]["2"])
    assert not any(seat(s, "callo")["improvements"]["2"])


@pytest.mark.rule("IG-7.3")
def test_reputation_is_paid_before_units_are_placed(game: IceGarden) -> None:
    s = game.scenario(at="making", alone=True, callo=makes((0, 0, 0, 1)), freihoff={})
    play(s, "summon 1 3")
    assert (s.snow, seat(s, "callo")["reputation"], seat(s, "callo")["m_factor"]) == (1, -3, (0, 0, 0, 0))
    assert options(s) == {"appear A"}


# --- shifting M-factor ----------------------------------------------------------------------------


@pytest.mark.rule("IG-7.4")
def test_five_steps_shared_out_freely(game: IceGarden, edition: str) -> None:
    s = game.scenario(at="making", alone=True, edition=edition, callo=makes((3, 0, 0, 0)), freihoff={})
    play(s, "shift", "lift 0 1", "lift 0 2", "lift 1 2")
    assert why(s, "lift 0 2") == "IG-7.4"
    play(s, "lift 0 1")
    assert question(s) == "ask-making"
    assert seat(s, "callo")["m_factor"] == (0, 1, 2, 0)


@pytest.mark.rule("IG-7.4")
def test_steps_go_up_and_down(game: IceGarden, edition: str) -> None:
    s = game.scenario(at="making", alone=True, edition=edition, callo=makes((1, 0, 0, 1)), freihoff={})
    play(s, "shift", "lift 3 1", "lift 0 3")
    assert seat(s, "callo")["m_factor"] == (0, 1, 0, 1)


@pytest.mark.rule("IG-7.4")
def test_a_level_without_m_factor_lifts_nothing(game: IceGarden) -> None:
    s = game.scenario(at="making", alone=True, callo=makes((0, 1, 0, 0)), freihoff={})
    play(s, "shift")
    assert options(s) == {"done", "lift 1 0", "lift 1 2", "lift 1 3"}
    assert why(s, "lift 0 1") == "IG-7.4"


@pytest.mark.rule("IG-7.4")
def test_steps_not_used_are_lost(game: IceGarden) -> None:
    s = game.scenario(at="making", alone=True, callo=makes((2, 0, 0, 0)), freihoff={})
    play(s, "shift", "lift 0 1", "done")
    assert question(s) == "ask-making"
    assert why(s, "shift") == "IG-7.1"


@pytest.mark.rule("IG-7.4")
def test_example_three_steps_bring_two_m_factor_to_level_2(game: IceGarden, edition: str) -> None:
    s = game.scenario(at="making", alone=True, edition=edition, callo=makes((1, 0, 0, 1)), freihoff={})
    play(s, "shift", "lift 0 2", "lift 3 2")
    assert seat(s, "callo")["m_factor"] == (0, 0, 2, 0)
    assert s.decision is not None
    assert s.decision.prompt.words() == {"left": 2}
    play(s, "done")
    assert (s.snow, seat(s, "callo")["reputation"]) == (1, -1)


# --- improvements ---------------------------------------------------------------------------------


@pytest.mark.rule("IG-7.5")
@pytest.mark.reading("IG 11")
def test_an_improvement_is_paid_from_level_0(game: IceGarden, edition: str) -> None:
    s = game.scenario(at="making", alone=True, edition=edition, callo=makes((3, 1, 0, 0)), freihoff={})
    play(s, "improve 2 speed 1")
    assert seat(s, "callo")["m_factor"] == (1, 1, 0, 0)
    assert sum(s.bank[2:]) == 16 - 2 - 1


@pytest.mark.rule("IG-7.5")
@pytest.mark.reading("IG 11")
def test_m_factor_on_other_levels_does_not_pay(game: IceGarden, edition: str) -> None:
    s = game.scenario(at="making", alone=True, edition=edition, callo=makes((1, 3, 3, 3)), freihoff={})
    assert not any(text.startswith("improve") for text in options(s))
    assert why(s, "improve 2 speed 1") == "IG-7.5"


@pytest.mark.rule("IG-7.5")
def test_what_is_too_dear_is_said_before_what_hinders_one_kind(game: IceGarden) -> None:
    s = game.scenario(at="making", alone=True, callo=makes((1, 0, 0, 0)), freihoff={})
    kinds = [f"improve 2 {kind} {spot}" for kind in ("speed", "shield") for spot in (1, 2)]
    assert {why(s, text) for text in kinds} == {"IG-7.5"}


@pytest.mark.rule("IG-7.5")
def test_the_sheet_names_the_price() -> None:
    dear = IceGarden(pack={"characters": {"callo": {"level2": {"prices": [3]}, "level1": {"prices": [1]}}}})
    s = dear.scenario(at="making", alone=True, callo=makes((2, 0, 0, 0)), freihoff={})
    assert why(s, "improve 2 speed 1") == "IG-7.5"
    play(s, "improve 1 speed 1")
    assert seat(s, "callo")["m_factor"] == (1, 0, 0, 0)


@pytest.mark.rule("IG-7.5")
def test_two_improvements_need_two_actions(game: IceGarden) -> None:
    s = game.scenario(
        at="action-phase", alone=True, callo=makes((4, 0, 0, 0)), freihoff={}, fields={"making": ["callo", "callo"]}
    )
    play(s, "improve 2 speed 1")
    assert not any(text.startswith("improve") for text in options(s))
    play(s, "done", "improve 1 speed 1")
    assert seat(s, "callo")["improvements"]["1"][0] == "speed"


@pytest.mark.rule("IG-7.5", "IG-1.5")
def test_a_kind_that_is_used_up_cannot_be_bought(game: IceGarden) -> None:
    speed = {1: ["speed"], 2: ["speed"], 3: ["speed", "speed"]}
    s = game.scenario(
        at="making", alone=True, callo=makes((4, 0, 0, 0)),
        freihoff={"improvements": speed}, fjollsfinn={"improvements": {1: ["speed"]}},
    )  # fmt: skip
    assert why(s, "improve 2 speed 1") == "IG-1.5"
    assert why(s, "improve 2 shield 1") is None


@pytest.mark.rule("IG-7.6")
def test_an_improvement_serves_units_on_the_map_and_those_to_come(game: IceGarden, edition: str) -> None:
    callo = makes((2, 1, 0, 0), units="1B 1C 2F", markers="E")
    s = game.scenario(at="making", edition=edition, callo=callo, freihoff={})
    play(s, "improve 1 speed 1", "summon 1 1", "appear E", "done")
    assert question(s) == "ask-speed"
    assert {text[:12] for text in options(s) - {"done"}} == {"move unit1 B", "move unit1 C", "move unit1 E"}


@pytest.mark.rule("IG-7.7")
@pytest.mark.reading("IG 10")
def test_first_edition_nothing_bought_is_replaced(game: IceGarden) -> None:
    callo = makes((4, 0, 0, 0), improvements={2: ["speed"], 3: ["speed"]})
    s = game.scenario(at="making", alone=True, edition="first", callo=callo, freihoff={})
    assert improvements(s, 2) == set()
    assert why(s, "improve 2 shield 1") == why(s, "improve 3 shield 1") == "IG-7.7"
    play(s, "improve 3 shield 2")
    assert seat(s, "callo")["improvements"]["3"][:2] == ("speed", "shield")


@pytest.mark.rule("IG-7.7")
def test_first_edition_there_is_no_spot_beyond_the_empty_ones(game: IceGarden) -> None:
    s = game.scenario(at="making", alone=True, edition="first", callo=makes((4, 0, 0, 0)), freihoff={})
    assert {text[-1] for text in improvements(s, 1) | improvements(s, 2)} == {"1"}
    assert why(s, "improve 1 shield 2") == "IG-7.7"


@pytest.mark.rule("IG-7.8")
@pytest.mark.reading("IG 10")
def test_second_edition_an_improvement_may_take_the_place_of_another(game: IceGarden) -> None:
    callo = makes((4, 0, 0, 0), improvements={2: ["speed"], 3: ["speed"]})
    s = game.scenario(at="making", alone=True, callo=callo, freihoff={})
    assert why(s, "improve 3 shield 2") is None
    play(s, "improve 2 shield 1")
    assert seat(s, "callo")["improvements"]["2"][0] == "shield"
    assert seat(s, "callo")["m_factor"] == (2, 0, 0, 0)


@pytest.mark.rule("IG-7.8", "IG-1.5")
def test_second_edition_what_is_replaced_can_be_bought_again(game: IceGarden) -> None:
    callo = makes((4, 0, 0, 0), improvements={1: ["speed"], 2: ["speed"], 3: ["speed", "speed"]})
    s = game.scenario(
        at="action-phase", alone=True, callo=callo, freihoff=makes((2, 0, 0, 0), improvements={2: ["speed"]}),
        fields={"making": ["freihoff", "callo"]},
    )  # fmt: skip
    play(s, "improve 2 shield 1", "done")
    assert why(s, "improve 1 speed 1") is None


@pytest.mark.rule("IG-7.9")
@pytest.mark.reading("IG 10")
@pytest.mark.parametrize("character", ["callo", "van_dyken"])
@pytest.mark.parametrize("level", [1, 2])
def test_first_edition_no_improvement_twice_not_even_for_crabs(roomy: IceGarden, character: str, level: int) -> None:
    maker: dict[str, Any] = {character: makes((4, 0, 0, 0), improvements={level: ["shield"]})}
    s = roomy.scenario(at="making", alone=True, edition="first", **maker, freihoff={})
    assert why(s, f"improve {level} shield 2") == "IG-7.9"
    assert improvements(s, level) == {f"improve {level} {kind} 2" for kind in ("attack", "speed", "dominate")}


@pytest.mark.rule("IG-7.9")
@pytest.mark.reading("IG 10")
def test_first_edition_a_printed_ability_may_be_bought_once_more(game: IceGarden) -> None:
    s = game.scenario(at="making", alone=True, edition="first", callo=makes((2, 0, 0, 0)), freihoff={})
    assert why(s, "improve 1 attack 1") is None


@pytest.mark.rule("IG-7.10")
@pytest.mark.reading("IG 10")
def test_second_edition_no_ability_that_is_printed(game: IceGarden) -> None:
    s = game.scenario(at="making", alone=True, callo=makes((2, 0, 0, 0)), freihoff={})
    assert why(s, "improve 1 attack 1") == "IG-7.10"
    assert improvements(s, 1) == {f"improve 1 {kind} 1" for kind in ("shield", "speed", "dominate")}


@pytest.mark.rule("IG-7.10")
@pytest.mark.parametrize("level", [1, 2])
def test_second_edition_no_ability_that_was_bought(roomy: IceGarden, level: int) -> None:
    callo = makes((4, 0, 0, 0), improvements={level: ["shield"]})
    s = roomy.scenario(at="making", alone=True, callo=callo, freihoff={})
    assert why(s, f"improve {level} shield 2") == "IG-7.10"
    assert why(s, f"improve {level} speed 2") is None


@pytest.mark.rule("IG-7.11")
@pytest.mark.reading("IG 10")
def test_second_edition_crabs_may_double_what_is_printed(game: IceGarden) -> None:
    crabs = makes((2, 0, 0, 0), markers="", units="1A", gold=2)
    s = game.scenario(at="making", van_dyken=crabs, callo={"markers": "A4"})
    play(s, "improve 1 attack 1", "done", "attack", *["strike A callo marker"] * 3)
    assert seat(s, "callo")["markers"] == {"A": 1}


@pytest.mark.rule("IG-7.11")
def test_second_edition_crabs_may_double_what_was_bought(roomy: IceGarden) -> None:
    van_dyken = makes((2, 0, 0, 0), improvements={1: ["shield"], 2: ["shield"]})
    s = roomy.scenario(at="making", alone=True, van_dyken=van_dyken, callo={})
    assert why(s, "improve 2 shield 2") == "IG-7.10"
    play(s, "improve 1 shield 2")
    assert seat(s, "van-dyken")["improvements"]["1"][:2] == ("shield", "shield")


@pytest.mark.rule("IG-7.12")
def test_level_3_may_double(game: IceGarden, edition: str) -> None:
    callo = makes((2, 0, 0, 0), improvements={3: ["shield"]})
    s = game.scenario(at="making", alone=True, edition=edition, callo=callo, freihoff={})
    play(s, "improve 3 shield 2")
    assert seat(s, "callo")["improvements"]["3"][:2] == ("shield", "shield")


@pytest.mark.rule("IG-7.13")
@pytest.mark.reading("IG 10")
def test_first_edition_maker_spy_spots_are_not_for_sale(game: IceGarden) -> None:
    freihoff = makes((4, 0, 0, 0), improvements={3: ["speed"]})
    s = game.scenario(at="making", alone=True, edition="first", freihoff=freihoff, callo={})
    assert {text[-1] for text in improvements(s, 3)} == {"2"}
    assert why(s, "improve 3 attack 3") == why(s, "improve 3 attack 4") == "IG-7.13"


@pytest.mark.rule("IG-7.14")
def test_second_edition_printed_abilities_are_not_covered(game: IceGarden) -> None:
    s = game.scenario(at="making", alone=True, callo=makes((4, 0, 0, 0)), freihoff={})
    assert {text[-1] for text in improvements(s, 1) | improvements(s, 2)} == {"1"}
    assert why(s, "improve 1 shield 2") == why(s, "improve 3 shield 3") == "IG-7.14"


@pytest.mark.rule("IG-7.14")
@pytest.mark.reading("IG 10")
@pytest.mark.parametrize("spot", [3, 4])
def test_second_edition_maker_spy_spots_may_be_built_over(game: IceGarden, spot: int) -> None:
    s = game.scenario(at="making", freihoff=makes((2, 0, 0, 0), units="3A", gold=0), callo={})
    play(s, f"improve 3 attack {spot}", "done")
    assert seat(s, "freihoff")["improvements"]["3"][spot - 1] == "attack"
    assert options(s) == {"done", "spy attack", "spy shield", "spy speed", "spy dominate"}


@pytest.mark.rule("IG-7.14")
def test_second_edition_building_over_a_spy_spot_frees_what_the_spy_had_there(game: IceGarden) -> None:
    freihoff = makes((2, 0, 0, 0), units="3A")
    s = game.scenario(at="making", alone=True, maker_spy=["speed", "shield"], freihoff=freihoff, callo={})
    play(s, "improve 3 attack 3")
    assert s.position()["maker_spy"] == (None, "shield")
    assert s.improvements == [4, 4, 5, 5]


# --- summoning ------------------------------------------------------------------------------------


@pytest.mark.rule("IG-7.15")
def test_each_m_factor_of_a_level_summons_one_unit_of_it(game: IceGarden, edition: str) -> None:
    s = game.scenario(at="making", alone=True, edition=edition, callo=makes((5, 2, 0, 1)), freihoff={})
    assert {text for text in options(s) if text.startswith("summon")} == {"summon 1 1", "summon 2 1", "summon 1 3"}
    assert why(s, "summon 3 1") == why(s, "summon 1 2") == "IG-7.15"
    play(s, "summon 2 1", "appear A", "appear A")
    assert seat(s, "callo")["m_factor"] == (5, 0, 0, 1)
    assert seat(s, "callo")["units"]["1"].count("A") == 2


@pytest.mark.rule("IG-7.15")
def test_m_factor_may_be_kept_on_the_level(game: IceGarden, edition: str) -> None:
    s = game.scenario(at="making", alone=True, edition=edition, callo=makes((0, 3, 0, 0)), freihoff={})
    play(s, "summon 1 1", "appear A")
    assert seat(s, "callo")["m_factor"] == (0, 2, 0, 0)
    assert seat(s, "callo")["units"]["1"].count("A") == 1


@pytest.mark.rule("IG-7.16")
def test_another_level_needs_another_action(game: IceGarden, edition: str) -> None:
    s = game.scenario(
        at="action-phase", alone=True, edition=edition, callo=makes((0, 1, 0, 1)), freihoff={},
        fields={"making": ["callo", "callo"]},
    )  # fmt: skip
    play(s, "summon 1 1", "appear A")
    assert why(s, "summon 1 3") == "IG-7.16"
    play(s, "done", "summon 1 3", "appear A")
    assert seat(s, "callo")["units"]["3"] == ("A",)


@pytest.mark.rule("IG-7.17")
@pytest.mark.parametrize(("number", "level", "cost"), [(1, 1, 1), (2, 1, 2), (3, 1, 3), (1, 2, 2), (1, 3, 3)])
def test_number_times_level_in_reputation_and_one_snow(
    game: IceGarden, edition: str, number: int, level: int, cost: int
) -> None:
    s = game.scenario(at="making", alone=True, edition=edition, callo=makes((0, 3, 3, 3)), freihoff={})
    play(s, f"summon {number} {level}")
    assert (s.snow, seat(s, "callo")["reputation"]) == (1, -cost)


@pytest.mark.rule("IG-7.17")
def test_example_two_units_of_level_2_cost_4(game: IceGarden, edition: str) -> None:
    s = game.scenario(at="making", alone=True, edition=edition, callo=makes((0, 0, 2, 0)), freihoff={})
    play(s, "summon 2 2", "appear A", "appear A")
    assert (s.snow, seat(s, "callo")["reputation"]) == (1, -4)


@pytest.mark.rule("IG-7.17", "IG-7.18", "IG-7.19")
def test_example_two_crabs_cost_4(game: IceGarden, edition: str) -> None:
    van_dyken = makes((0, 2, 0, 0), markers="A C")
    s = game.scenario(at="making", alone=True, edition=edition, van_dyken=van_dyken, callo={})
    play(s, "summon 2 1", "appear A", "appear C")
    assert (s.snow, seat(s, "van-dyken")["reputation"]) == (1, -4)
    assert sorted(filter(None, seat(s, "van-dyken")["units"]["1"])) == ["A", "C"]


@pytest.mark.rule("IG-7.18")
@pytest.mark.parametrize(("number", "cost"), [(1, 3), (3, 5)])
def test_the_crabs_two_are_paid_once_a_summoning(game: IceGarden, edition: str, number: int, cost: int) -> None:
    s = game.scenario(at="making", alone=True, edition=edition, van_dyken=makes((0, 3, 0, 0)), callo={})
    play(s, f"summon {number} 1")
    assert seat(s, "van-dyken")["reputation"] == -cost


@pytest.mark.rule("IG-7.18")
def test_van_dykens_other_units_cost_no_more_than_anybodys(game: IceGarden, edition: str) -> None:
    s = game.scenario(at="making", alone=True, edition=edition, van_dyken=makes((0, 0, 1, 0)), callo={})
    play(s, "summon 1 2")
    assert seat(s, "van-dyken")["reputation"] == -2


@pytest.mark.rule("IG-7.19")
@pytest.mark.reading("IG 9")
def test_units_appear_where_one_has_influence(game: IceGarden, edition: str) -> None:
    callo = makes((0, 2, 0, 0), markers="A", units="2C")
    s = game.scenario(at="making", alone=True, edition=edition, callo=callo, freihoff={"markers": "B"})
    play(s, "summon 2 1")
    assert options(s) == {"appear A", "appear C"}
    assert why(s, "appear B") == "IG-7.19"
    play(s, "appear A")
    assert options(s) == {"appear A", "appear C"}
    play(s, "appear C")
    assert sorted(filter(None, seat(s, "callo")["units"]["1"])) == ["A", "C"]


@pytest.mark.rule("IG-7.19")
def test_nobody_is_summoned_without_influence_on_the_map(game: IceGarden, edition: str) -> None:
    s = game.scenario(at="making", alone=True, edition=edition, callo=makes((0, 1, 0, 0), markers=""), freihoff={})
    assert options(s) == {"pass", "shift"}
    assert why(s, "summon 1 1") == "IG-7.19"


@pytest.mark.rule("IG-7.19", "IG-12.25")
def test_nobody_is_summoned_into_a_locked_region(game: IceGarden, edition: str) -> None:
    callo = makes((0, 1, 0, 0), markers="A2 B", units="2A")
    s = game.scenario(
        at="making", alone=True, edition=edition, callo=callo, freihoff={}, regions={"A": {"locked": True}}
    )
    play(s, "summon 1 1")
    assert options(s) == {"appear B"}
    assert why(s, "appear A") == "IG-12.25"


@pytest.mark.rule("IG-7.20")
@pytest.mark.parametrize(("units", "text"), [("1A 1B 1C", "summon 1 1"), ("2A", "summon 2 2"), ("3A", "summon 1 3")])
def test_no_more_units_than_figures_off_the_map(game: IceGarden, edition: str, units: str, text: str) -> None:
    callo = makes((0, 3, 3, 3), units=units)
    s = game.scenario(at="making", alone=True, edition=edition, callo=callo, freihoff={})
    assert text not in options(s)
    assert why(s, text) == "IG-7.20"


@pytest.mark.rule("IG-7.5")
def test_of_several_prices_each_can_be_paid() -> None:
    game = IceGarden({"characters": {"callo": {"level3": {"prices": [3, 2]}}}})
    s = game.scenario(at="making", alone=True, callo=makes((2, 0, 0, 0)), freihoff={})
    assert "improve 3 speed 2" in options(s)
    assert why(s, "improve 3 speed 1") == "IG-7.5"


@pytest.mark.rule("IG-7.8")
def test_an_improvement_is_not_replaced_by_its_like(game: IceGarden) -> None:
    callo = {"markers": "A", "m_factor": (2, 0, 0, 0), "improvements": {3: ["speed", "speed"]}}
    s = game.scenario(at="making", alone=True, callo=callo, freihoff={})
    assert "improve 3 shield 1" in options(s)
    assert why(s, "improve 3 speed 1") == "IG-7.8"
