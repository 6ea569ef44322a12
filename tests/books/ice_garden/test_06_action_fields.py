"""Chapter 6, the action fields: in which order they come, and what each of them allows."""

from __future__ import annotations

from typing import Any

import pytest

from meadhall.games.ice_garden import IceGarden
from meadhall.games.ice_garden.state import IceGardenState
from tests.books.ice_garden.table import asked, events, options, play, question, seat, why


def turns(s: IceGardenState) -> list[str]:
    """Who is asked for which field, when everybody lets every action go."""
    seen: list[str] = []
    while question(s) != "ask-rest":
        seen.append(f"{asked(s)} {question(s).removeprefix('ask-')}")
        play(s, "pass")
    return seen


# --- whose marker comes when ----------------------------------------------------------------------


@pytest.mark.rule("IG-6.1")
def test_each_field_is_emptied_before_the_next(game: IceGarden, edition: str) -> None:
    s = game.scenario(
        at="action-phase", alone=True, edition=edition,
        callo={"markers": "A", "reputation": -4}, freihoff={"markers": "B"},
        fields={"making": ["callo"], "raven": ["callo"], "mountain": ["freihoff"], "move": ["freihoff", "callo"],
                "influence": ["freihoff", "callo"], "gorge": ["freihoff"]},
    )  # fmt: skip
    assert turns(s) == [
        "freihoff gorge", "callo influence", "freihoff influence", "callo move", "freihoff move",
        "freihoff mountain", "callo raven", "callo making",
    ]  # fmt: skip


@pytest.mark.rule("IG-6.1")
def test_order_tokens_number_the_fields_but_never_viper_gorge(game: IceGarden) -> None:
    s = game.scenario(
        at="action-phase", alone=True, mode="advanced", round=2,
        sequence=["making", "raven", "mountain", "move", "influence"],
        callo={"markers": "A", "reputation": -4}, freihoff={"markers": "B"},
        fields={"gorge": ["freihoff"], "influence": ["callo"], "move": ["callo"], "mountain": ["callo"],
                "raven": ["callo"], "making": ["callo"]},
    )  # fmt: skip
    fields = ["making", "raven", "mountain", "move", "influence"]
    assert turns(s) == ["freihoff gorge", *(f"callo {field}" for field in fields)]


@pytest.mark.rule("IG-6.2")
def test_whoever_came_last_to_a_field_acts_first(game: IceGarden, edition: str) -> None:
    s = game.scenario(
        at="action-phase", alone=True, edition=edition,
        callo={"markers": "A"}, freihoff={"markers": "B"}, fjollsfinn={"markers": "C"},
        fields={"influence": ["callo", "fjollsfinn", "freihoff", "callo"]},
    )  # fmt: skip
    assert turns(s) == ["callo influence", "freihoff influence", "fjollsfinn influence", "callo influence"]


@pytest.mark.rule("IG-6.2")
def test_a_marker_is_used_before_the_next_is_taken_off(game: IceGarden) -> None:
    s = game.scenario(
        at="action-phase", alone=True, callo={"markers": "A"}, freihoff={"markers": "B"},
        fields={"influence": ["callo", "freihoff"]},
    )  # fmt: skip
    play(s, "influence B")
    assert asked(s) == "callo"
    assert seat(s, "freihoff")["markers"] == {"B": 2}


@pytest.mark.rule("IG-6.3")
@pytest.mark.reading("IG 57")
def test_viper_gorge_goes_by_turn_order_one_marker_a_lap(game: IceGarden, edition: str) -> None:
    s = game.scenario(
        at="action-phase", alone=True, edition=edition, order=["freihoff", "callo"], callo={}, freihoff={},
        fields={"gorge": ["callo", "callo", "callo", "freihoff"]},
    )  # fmt: skip
    assert turns(s) == ["freihoff gorge", "callo gorge", "callo gorge", "callo gorge"]


@pytest.mark.rule("IG-6.3")
@pytest.mark.reading("IG 57")
def test_two_markers_in_viper_gorge_take_turns(game: IceGarden) -> None:
    s = game.scenario(
        at="action-phase", alone=True, callo={}, freihoff={}, fjollsfinn={},
        fields={"gorge": ["fjollsfinn", "fjollsfinn", "callo", "callo"]},
    )  # fmt: skip
    assert turns(s) == ["callo gorge", "fjollsfinn gorge", "callo gorge", "fjollsfinn gorge"]


@pytest.mark.rule("IG-6.4")
@pytest.mark.reading("IG 58")
@pytest.mark.parametrize("field", ["gorge", "influence", "move", "mountain", "raven", "making"])
def test_any_action_may_be_let_go(game: IceGarden, field: str, edition: str) -> None:
    s = game.scenario(at=field, alone=True, edition=edition, callo={"markers": "A", "reputation": -4}, freihoff={})
    before = s.position()
    assert events(play(s, "pass")) == ["let-go"]
    assert s.position() == before
    assert options(s) == {"done"}


@pytest.mark.rule("IG-6.4")
def test_a_marker_that_can_do_nothing_is_let_go_unasked(game: IceGarden) -> None:
    s = game.scenario(
        at="action-phase", alone=True, callo={"markers": "A", "gold": 0}, freihoff={"markers": "B"},
        fields={"move": ["freihoff", "callo"]},
    )  # fmt: skip
    assert turns(s) == ["freihoff move"]


# --- 0 Viper Gorge --------------------------------------------------------------------------------


@pytest.mark.rule("IG-6.5")
@pytest.mark.parametrize(
    ("kind", "field", "after"), [("population", "population", 5), ("gold", "gold", 3),
                                 ("m-factor", "m_factor", (2, 0, 0, 0))],
)  # fmt: skip
def test_one_resource_of_any_kind(game: IceGarden, kind: str, field: str, after: object, edition: str) -> None:
    s = game.scenario(at="gorge", alone=True, edition=edition, callo={}, freihoff={})
    play(s, f"gain {kind}")
    assert seat(s, "callo")[field] == after
    assert why(s, f"gain {kind}") == why(s, "gain gold") == "IG-6.5"


@pytest.mark.rule("IG-6.5")
def test_the_resource_may_come_after_a_trade_or_not_at_all(game: IceGarden) -> None:
    s = game.scenario(at="gorge", alone=True, callo={}, freihoff={})
    play(s, "trade gold gold population")
    assert {"gain population", "gain gold", "gain m-factor", "done"} <= options(s)
    play(s, "done")
    assert (seat(s, "callo")["population"], seat(s, "callo")["gold"]) == (5, 0)


@pytest.mark.rule("IG-6.5")
def test_each_marker_brings_a_resource_of_its_own(game: IceGarden) -> None:
    s = game.scenario(
        at="action-phase", alone=True, callo={"population": 0, "gold": 0, "m_factor": (0, 0, 0, 0)}, freihoff={},
        fields={"gorge": ["callo", "callo"]},
    )  # fmt: skip
    play(s, "gain gold", "gain gold")
    assert seat(s, "callo")["gold"] == 2


@pytest.mark.rule("IG-6.5", "IG-1.1")
def test_an_empty_bank_gives_nothing_in_viper_gorge(game: IceGarden) -> None:
    s = game.scenario(at="gorge", alone=True, callo={"m_factor": (0, 8, 0, 0)}, freihoff={"m_factor": (8, 0, 0, 0)})
    assert why(s, "gain m-factor") == "IG-1.1"
    assert why(s, "trade gold gold m-factor") == "IG-1.1"
    assert why(s, "gain gold") is None


@pytest.mark.rule("IG-6.6")
@pytest.mark.reading("IG 60")
def test_two_resources_for_one_of_another_kind(game: IceGarden, edition: str) -> None:
    s = game.scenario(
        at="gorge", alone=True, edition=edition,
        callo={"population": 2, "gold": 1, "m_factor": (0, 0, 0, 0)}, freihoff={},
    )  # fmt: skip
    assert {text for text in options(s) if text.startswith("trade")} == {
        "trade population population gold",
        "trade population population m-factor",
        "trade population gold m-factor",
    }
    assert why(s, "trade gold gold population") == "IG-6.6"


@pytest.mark.rule("IG-6.6")
def test_trades_can_be_repeated_as_long_as_one_can_pay(game: IceGarden) -> None:
    s = game.scenario(at="gorge", alone=True, callo={"population": 4, "gold": 0, "m_factor": (0,) * 4}, freihoff={})
    play(s, "trade population population gold", "trade population population gold", "trade gold gold population")
    assert (seat(s, "callo")["population"], seat(s, "callo")["gold"]) == (1, 0)
    assert not any(text.startswith("trade") for text in options(s))


@pytest.mark.rule("IG-6.6", "IG-6.7")
@pytest.mark.reading("IG 60")
def test_example_population_and_gold_become_m_factor_on_level_0(game: IceGarden) -> None:
    s = game.scenario(at="gorge", alone=True, callo={"population": 1, "gold": 1, "m_factor": (0, 0, 1, 0)}, freihoff={})
    play(s, "trade population gold m-factor")
    callo = seat(s, "callo")
    assert (callo["population"], callo["gold"], callo["m_factor"]) == (0, 0, (1, 0, 1, 0))


@pytest.mark.rule("IG-6.5", "IG-6.6")
def test_example_an_opening_turns_six_resources_into_three_m_factor(game: IceGarden) -> None:
    s = game.scenario(at="gorge", alone=True, callo={}, freihoff={})
    play(s, "gain m-factor", *["trade population population m-factor"] * 2, "trade gold gold m-factor")
    callo = seat(s, "callo")
    assert (callo["population"], callo["gold"], callo["m_factor"]) == (0, 0, (5, 0, 0, 0))


@pytest.mark.rule("IG-6.7")
@pytest.mark.reading("IG 60")
def test_only_m_factor_of_level_0_can_be_given(game: IceGarden, edition: str) -> None:
    s = game.scenario(
        at="gorge", alone=True, edition=edition, callo={"population": 0, "gold": 1, "m_factor": (1, 3, 0, 0)},
        freihoff={},
    )  # fmt: skip
    assert why(s, "trade m-factor m-factor gold") == "IG-6.7"
    play(s, "trade gold m-factor population")
    assert seat(s, "callo")["m_factor"] == (0, 3, 0, 0)


# --- 1 Influence ----------------------------------------------------------------------------------


@pytest.mark.rule("IG-6.8")
@pytest.mark.parametrize(("text", "paid"), [("influence A", 1), ("influence A A", 2)])
def test_a_population_for_each_marker(game: IceGarden, text: str, paid: int, edition: str) -> None:
    s = game.scenario(at="influence", alone=True, edition=edition, callo={"markers": "A"}, freihoff={})
    play(s, text)
    callo = seat(s, "callo")
    assert (callo["population"], callo["markers"]) == (4 - paid, {"A": 1 + paid})
    assert options(s) == {"done"}


@pytest.mark.rule("IG-6.8")
def test_one_population_is_not_enough_for_two_markers(game: IceGarden) -> None:
    s = game.scenario(at="influence", alone=True, callo={"markers": "A", "population": 1}, freihoff={})
    assert options(s) == {"pass", "influence A"}
    assert why(s, "influence A A") == "IG-6.8"


@pytest.mark.rule("IG-6.8", "IG-1.2")
def test_markers_come_from_stock(game: IceGarden) -> None:
    s = game.scenario(at="influence", alone=True, callo={"markers": "A9 B9", "viper_gorge": 1}, freihoff={})
    assert why(s, "influence A B") == "IG-1.2"
    play(s, "influence A")
    assert s.stock[0] == 0


@pytest.mark.rule("IG-6.9")
def test_influence_only_where_one_already_is(game: IceGarden, edition: str) -> None:
    s = game.scenario(
        at="influence", alone=True, edition=edition, callo={"markers": "A", "units": "2B"}, freihoff={"markers": "C"}
    )
    assert options(s) == {"pass", "influence A", "influence B", "influence A A", "influence A B", "influence B B"}
    assert why(s, "influence C") == why(s, "influence A C") == "IG-6.9"


@pytest.mark.rule("IG-6.9", "IG-12.25")
def test_influence_never_in_a_locked_region(game: IceGarden) -> None:
    s = game.scenario(
        at="influence",
        alone=True,
        callo={"markers": "A2 B", "units": "2A"},
        freihoff={},
        regions={"A": {"locked": True}},
    )
    assert options(s) == {"pass", "influence B", "influence B B"}
    assert why(s, "influence A") == "IG-12.25"


@pytest.mark.rule("IG-6.10")
@pytest.mark.parametrize(("text", "after"), [("influence A A", {"A": 3, "B": 1}), ("influence A B", {"A": 2, "B": 2})])
def test_two_markers_go_together_or_apart(game: IceGarden, text: str, after: dict[str, int], edition: str) -> None:
    s = game.scenario(at="influence", alone=True, edition=edition, callo={"markers": "A B"}, freihoff={})
    play(s, text)
    assert seat(s, "callo")["markers"] == after


# --- 2 Move ---------------------------------------------------------------------------------------


@pytest.mark.rule("IG-6.11")
def test_a_gold_for_each_step_and_two_steps_at_most(game: IceGarden, edition: str) -> None:
    s = game.scenario(
        at="move", alone=True, edition=edition, callo={"markers": "A", "units": "1B", "gold": 5}, freihoff={}
    )
    play(s, "move marker A D")
    assert seat(s, "callo")["gold"] == 4
    play(s, "move unit1 B C")
    callo = seat(s, "callo")
    assert (callo["gold"], callo["markers"], callo["units"]["1"]) == (3, {"D": 1}, ("C", None, None))
    assert question(s) == "ask-rest"


@pytest.mark.rule("IG-6.11")
def test_the_second_step_is_not_owed(game: IceGarden) -> None:
    s = game.scenario(at="move", alone=True, callo={"markers": "A2"}, freihoff={})
    play(s, "move marker A B", "done")
    assert (seat(s, "callo")["gold"], seat(s, "callo")["markers"]) == (1, {"A": 1, "B": 1})


@pytest.mark.rule("IG-6.11")
def test_one_gold_is_one_step(game: IceGarden) -> None:
    s = game.scenario(at="move", alone=True, callo={"markers": "A2", "gold": 1}, freihoff={})
    play(s, "move marker A B")
    assert why(s, "move marker A B") is not None


@pytest.mark.rule("IG-6.11")
def test_only_own_pieces_move(game: IceGarden) -> None:
    s = game.scenario(at="move", alone=True, callo={"markers": "A"}, freihoff={"markers": "C", "units": "1A"})
    assert options(s) == {"pass", "move marker A B", "move marker A D", "move marker A F"}
    assert why(s, "move marker C B") == why(s, "move unit1 A B") == "IG-6.11"


@pytest.mark.rule("IG-6.12")
def test_each_step_goes_next_door(game: IceGarden, edition: str) -> None:
    s = game.scenario(at="move", alone=True, edition=edition, callo={"markers": "C", "units": "3C"}, freihoff={})
    assert options(s) == {"pass", "move marker C B", "move marker C E", "move unit3 C B", "move unit3 C E"}
    assert why(s, "move marker C A") == why(s, "move unit3 C F") == "IG-6.12"


@pytest.mark.rule("IG-6.12")
def test_the_two_pieces_may_start_in_different_regions(game: IceGarden, edition: str) -> None:
    s = game.scenario(at="move", alone=True, edition=edition, callo={"markers": "A C"}, freihoff={})
    play(s, "move marker A B", "move marker C E")
    assert seat(s, "callo")["markers"] == {"B": 1, "E": 1}


@pytest.mark.rule("IG-6.13")
def test_steps_are_paid_and_taken_one_after_the_other(game: IceGarden, edition: str) -> None:
    s = game.scenario(at="move", alone=True, edition=edition, callo={"markers": "A B", "gold": 2}, freihoff={})
    play(s, "move marker A B")
    assert seat(s, "callo")["gold"] == 1
    assert why(s, "done") is None
    play(s, "move marker B D")
    assert seat(s, "callo")["markers"] == {"B": 1, "D": 1}


@pytest.mark.rule("IG-6.14")
def test_nobody_takes_more_than_two_steps(game: IceGarden, edition: str) -> None:
    s = game.scenario(at="move", alone=True, edition=edition, callo={"markers": "A", "gold": 9}, freihoff={})
    play(s, "move marker A B", "move marker B A")
    assert question(s) == "ask-rest"
    assert seat(s, "callo")["gold"] == 7


@pytest.mark.rule("IG-6.14")
@pytest.mark.reading("IG 70")
@pytest.mark.parametrize("piece", ["marker", "unit2"])
def test_one_piece_may_take_both_steps(game: IceGarden, edition: str, piece: str) -> None:
    s = game.scenario(at="move", alone=True, edition=edition, callo={"markers": "A", "units": "2A"}, freihoff={})
    play(s, f"move {piece} A B", f"move {piece} B C")
    callo = seat(s, "callo")
    assert callo["gold"] == 0
    assert "C" in (*callo["markers"], *callo["units"]["2"])


@pytest.mark.rule("IG-6.15")
def test_with_two_players_two_regions_are_no_way(game: IceGarden, edition: str) -> None:
    position: dict[str, Any] = {"edition": edition, "callo": {"markers": "D E"}, "freihoff": {}}
    move = game.scenario(at="move", alone=True, **position)
    assert why(move, "move marker D G") == why(move, "move marker E H") == "IG-6.15"
    mountain = game.scenario(at="mountain", alone=True, **position)
    assert why(mountain, "mountain D G") == "IG-6.15"
    influence = game.scenario(at="influence", alone=True, **position)
    assert why(influence, "influence G") == "IG-6.15"


@pytest.mark.rule("IG-6.15")
def test_the_way_leads_around_a_closed_region(game: IceGarden) -> None:
    s = game.scenario(
        at="move", alone=True, callo={"markers": "A"}, freihoff={"markers": "E"},
        tiles={"A": 1, "C": 2, "E": 3, "F": 4, "G": 5, "H": 6},
    )  # fmt: skip
    assert options(s) == {"pass", "move marker A F"}
    play(s, "move marker A F")
    assert options(s) == {"done", "move marker F A", "move marker F G"}


@pytest.mark.rule("IG-6.15")
def test_neither_does_speed_lead_into_a_closed_region(game: IceGarden) -> None:
    s = game.scenario(at="speed", alone=True, callo={"units": "1D", "improvements": {1: ["speed"]}}, freihoff={})
    assert options(s) == {"done", "move unit1 D A", "move unit1 D B", "move unit1 D E", "move unit1 D F"}


@pytest.mark.rule("IG-12.25")
def test_nothing_moves_into_a_locked_region(game: IceGarden, edition: str) -> None:
    s = game.scenario(
        at="move", alone=True, edition=edition, seat="freihoff", callo={"units": "2A", "markers": "A"},
        freihoff={"markers": "B", "units": "2B"}, regions={"A": {"locked": True}},
    )  # fmt: skip
    assert not any(text.endswith(" A") for text in options(s))
    assert why(s, "move marker B A") == "IG-12.25"
    assert why(s, "move unit2 B A") == "IG-12.25"


# --- 3 Voracious Mountain -------------------------------------------------------------------------


@pytest.mark.rule("IG-6.16")
@pytest.mark.parametrize(
    ("carried", "left", "arrived"), [(("carry 1 marker", "carry 0 unit1", "carry 0 unit3"), 3, (1, 0, 0)),
                                     (("carry 0 marker", "carry 1 unit1", "carry 1 unit3"), 4, (0, 1, 1)),
                                     (("carry 4 marker", "carry 2 unit1", "carry 1 unit3"), 0, (4, 2, 1))],
)  # fmt: skip
def test_the_mountain_takes_as_many_as_one_likes(
    game: IceGarden, carried: tuple[str, ...], left: int, arrived: tuple[int, int, int], edition: str
) -> None:
    s = game.scenario(
        at="mountain", alone=True, edition=edition, callo={"markers": "A4", "units": "1A 1A 3A"}, freihoff={}
    )
    play(s, "mountain A C", *carried)
    callo = seat(s, "callo")
    assert callo["population"] == 2
    assert callo["markers"].get("A", 0) == left
    there = (callo["markers"].get("C", 0), callo["units"]["1"].count("C"), callo["units"]["3"].count("C"))
    assert there == arrived


@pytest.mark.rule("IG-6.16")
def test_the_mountain_takes_at_least_one_piece_and_no_stranger(game: IceGarden) -> None:
    s = game.scenario(at="mountain", alone=True, callo={"markers": "A2"}, freihoff={"markers": "A", "units": "1A"})
    play(s, "mountain A C")
    assert options(s) == {"carry 1 marker", "carry 2 marker"}
    assert why(s, "carry 0 marker") == why(s, "carry 3 marker") == "IG-6.16"
    play(s, "carry 2 marker")
    assert seat(s, "freihoff")["markers"] == {"A": 1}


@pytest.mark.rule("IG-6.16")
def test_the_mountain_costs_two_population(game: IceGarden) -> None:
    fields = {"mountain": ["freihoff", "callo"]}
    s = game.scenario(
        at="action-phase", alone=True, callo={"markers": "A", "population": 1}, freihoff={"markers": "B"}, fields=fields
    )
    assert turns(s) == ["freihoff mountain"]


@pytest.mark.rule("IG-6.17")
def test_the_mountain_reaches_any_other_open_region(game: IceGarden, edition: str) -> None:
    s = game.scenario(at="mountain", alone=True, edition=edition, callo={"markers": "C"}, freihoff={"markers": "A"})
    assert options(s) == {"pass", *(f"mountain C {goal}" for goal in "ABDEF")}
    assert why(s, "mountain A B") == "IG-6.16"


@pytest.mark.rule("IG-6.17")
def test_the_mountain_goes_from_one_region_to_one(game: IceGarden) -> None:
    s = game.scenario(at="mountain", alone=True, callo={"markers": "A2 B", "units": "1B"}, freihoff={})
    play(s, "mountain A F", "carry 1 marker")
    assert question(s) == "ask-rest"
    assert seat(s, "callo")["markers"] == {"A": 1, "B": 1, "F": 1}


@pytest.mark.rule("IG-6.17", "IG-12.25")
def test_the_mountain_neither_enters_nor_empties_a_locked_region(game: IceGarden, edition: str) -> None:
    s = game.scenario(
        at="mountain", alone=True, edition=edition, callo={"markers": "A2 B", "units": "2A"}, freihoff={},
        regions={"A": {"locked": True}},
    )  # fmt: skip
    assert options(s) == {"pass", *(f"mountain B {goal}" for goal in "CDEF")}
    assert why(s, "mountain B A") == why(s, "mountain A B") == "IG-12.25"


@pytest.mark.rule("IG-6.18")
@pytest.mark.reading("IG 25")
def test_markers_behind_vuko_can_step_away(game: IceGarden, edition: str) -> None:
    callo = {"markers": "A2", "held": 2, "vuko_tokens": 2, "reputation": -3}
    s = game.scenario(at="move", alone=True, edition=edition, vuko="A", callo=callo, freihoff={})
    play(s, "move marker A B")
    assert (seat(s, "callo")["markers"], seat(s, "callo")["held"]) == ({"A": 1, "B": 1}, 1)


@pytest.mark.rule("IG-6.18")
def test_the_mountain_takes_markers_from_behind_vuko(game: IceGarden, edition: str) -> None:
    callo = {"markers": "A3", "held": 2, "vuko_tokens": 2, "reputation": -3}
    s = game.scenario(at="mountain", alone=True, edition=edition, vuko="A", callo=callo, freihoff={})
    play(s, "mountain A C", "carry 3 marker")
    assert (seat(s, "callo")["markers"], seat(s, "callo")["held"]) == ({"C": 3}, 0)


# --- 4 Raven Shadow -------------------------------------------------------------------------------


@pytest.mark.rule("IG-6.19")
@pytest.mark.parametrize(("text", "tokens", "reputation"), [("raven token", 1, -5), ("raven reputation", 2, -3)])
def test_a_token_or_reputation_never_both(
    game: IceGarden, text: str, tokens: int, reputation: int, edition: str
) -> None:
    s = game.scenario(at="raven", alone=True, edition=edition, callo={"vuko_tokens": 2, "reputation": -5}, freihoff={})
    assert options(s) == {"pass", "raven token", "raven reputation"}
    play(s, text)
    assert (seat(s, "callo")["vuko_tokens"], seat(s, "callo")["reputation"]) == (tokens, reputation)
    assert options(s) == {"done"}


@pytest.mark.rule("IG-6.20")
def test_a_token_costs_one_m_factor_of_level_0(game: IceGarden, edition: str) -> None:
    callo = {"vuko_tokens": 3, "m_factor": (2, 1, 0, 0), "reputation": -5}
    s = game.scenario(at="raven", alone=True, edition=edition, callo=callo, freihoff={})
    play(s, "raven token")
    assert (seat(s, "callo")["vuko_tokens"], seat(s, "callo")["m_factor"]) == (2, (1, 1, 0, 0))
    assert s.vuko_tokens == 8


@pytest.mark.rule("IG-6.20")
@pytest.mark.parametrize(("tokens", "layers"), [(1, (0, 2, 2, 2)), (0, (2, 0, 0, 0))])
def test_no_token_goes_without_payment_and_none_without_token(
    game: IceGarden, tokens: int, layers: tuple[int, ...], edition: str
) -> None:
    callo = {"vuko_tokens": tokens, "m_factor": layers, "reputation": -5}
    s = game.scenario(at="raven", alone=True, edition=edition, callo=callo, freihoff={})
    assert options(s) == {"pass", "raven reputation"}
    assert why(s, "raven token") == "IG-6.20"


@pytest.mark.rule("IG-6.21")
@pytest.mark.reading("IG 8")
def test_two_spaces_up_are_free(game: IceGarden, edition: str) -> None:
    callo = {"reputation": -5, "m_factor": (0, 0, 0, 0), "gold": 0, "population": 0}
    s = game.scenario(at="raven", alone=True, edition=edition, callo=callo, freihoff={})
    assert events(play(s, "raven reputation")) == ["reputation"]
    assert seat(s, "callo")["reputation"] == -3


@pytest.mark.rule("IG-6.20", "IG-6.21")
@pytest.mark.reading("IG 8")
def test_by_an_option_both_cost_one_m_factor_of_level_0(game: IceGarden, edition: str) -> None:
    callo = {"reputation": -5, "vuko_tokens": 1, "m_factor": (1, 2, 0, 0)}
    s = game.scenario(at="raven", alone=True, edition=edition, raven_price="always", callo=callo, freihoff={})
    assert options(s) == {"pass", "raven token", "raven reputation"}
    play(s, "raven reputation")
    assert (seat(s, "callo")["reputation"], seat(s, "callo")["m_factor"]) == (-3, (0, 2, 0, 0))
    broke = callo | {"m_factor": (0, 2, 0, 0)}
    s = game.scenario(
        at="action-phase", alone=True, edition=edition, raven_price="always", callo=broke, freihoff=callo,
        fields={"raven": ["freihoff", "callo"]},
    )  # fmt: skip
    assert (asked(s), why(s, "raven reputation")) == ("freihoff", None), "Callo can pay for neither"


@pytest.mark.rule("IG-6.22")
@pytest.mark.reading("IG 8")
@pytest.mark.parametrize(("before", "after"), [(-1, 0), (-2, 0), (-3, -1)])
def test_the_rise_ends_at_0(game: IceGarden, before: int, after: int, edition: str) -> None:
    s = game.scenario(at="raven", alone=True, edition=edition, callo={"reputation": before}, freihoff={})
    play(s, "raven reputation")
    assert seat(s, "callo")["reputation"] == after


@pytest.mark.rule("IG-6.23")
@pytest.mark.reading("IG 8")
@pytest.mark.parametrize("reputation", [0, "safe"])
def test_at_0_and_in_safety_there_is_nothing_to_raise(game: IceGarden, reputation: int | str, edition: str) -> None:
    callo = {"reputation": reputation, "vuko_tokens": 1}
    s = game.scenario(at="raven", alone=True, edition=edition, callo=callo, freihoff={})
    assert options(s) == {"pass", "raven token"}
    assert why(s, "raven reputation") == "IG-6.23"


# --- 6 and 7 --------------------------------------------------------------------------------------


@pytest.mark.rule("IG-6.24")
def test_activation_and_vuko_follow_without_markers(game: IceGarden, edition: str) -> None:
    callo = {"markers": "A", "units": "1B", "improvements": {1: ["speed"]}, "reputation": -2, "gold": 0}
    s = game.scenario(at="action-phase", edition=edition, callo=callo, freihoff={}, fields={"influence": ["callo"]})
    play(s, "influence A")
    assert question(s) == "ask-speed"
    assert "vuko-goes" in events(play(s, "done"))


@pytest.mark.rule("IG-6.1", "IG-5.1", "IG-2.3")
@pytest.mark.parametrize(
    ("text", "rule"),
    [("influence A", "IG-6.1"), ("plan making", "IG-5.1"), ("take gold", "IG-11.22"), ("order 1 move", "IG-2.3")],
)
def test_what_belongs_to_another_moment_is_told_when_it_belongs(game: IceGarden, text: str, rule: str) -> None:
    s = game.scenario(at="gorge", alone=True, callo={"markers": "A"}, freihoff={})
    assert why(s, text) == rule
