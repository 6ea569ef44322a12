"""Chapter 4, the initiative phase: helms, ships, cubes and red ships."""

from __future__ import annotations

from typing import Any

import pytest

from meadhall.games.ice_garden import IceGarden
from meadhall.games.ice_garden.state import IceGardenState
from tests.books.ice_garden.table import asked, events, options, play, question, seat, why

EDITIONS = ["first", "second"]


def sail(game: IceGarden, helms: dict[str, int], **what: Any) -> IceGardenState:
    """The initiative phase of a later round; the characters moved last time in the order in which they are named."""
    seats: dict[str, Any] = {name: {"helm": helm, "markers": "A2"} for name, helm in helms.items()}
    return game.scenario(at="initiative", round=what.pop("round", 2), **seats, **what)


def turn_order(s: IceGardenState) -> list[str]:
    return [s.seat_word(one) for one in s.order]


def to_the_next_round(s: IceGardenState) -> None:
    """Everybody passes where that is possible."""
    now = s.position()["round"]
    while s.position()["round"] == now and s.decision is not None:
        s.apply(s.decision.options[0])


# --- moving -------------------------------------------------------------------------------------


@pytest.mark.rule("IG-4.1")
@pytest.mark.parametrize("edition", EDITIONS)
def test_in_the_first_round_nobody_moves_and_all_have_three_markers(game: IceGarden, edition: str) -> None:
    s = game.scenario(at="initiative", round=1, edition=edition, callo={}, freihoff={}, fjollsfinn={})
    assert question(s) == "ask-plan"
    assert [(one["helm"], one["actions"]) for one in s.position()["seats"]] == [(1, 3)] * 3


@pytest.mark.rule("IG-4.2")
@pytest.mark.parametrize("edition", EDITIONS)
def test_from_the_second_round_on_everybody_advances(game: IceGarden, edition: str) -> None:
    s = sail(game, {"callo": 1, "freihoff": 1}, edition=edition)
    assert why(s, "pass") == "IG-4.2"
    play(s, "advance 1")
    assert (seat(s, "callo")["helm"], asked(s), question(s)) == (2, "freihoff", "ask-advance")
    play(s, "advance 1")
    assert seat(s, "freihoff")["helm"] == 2


@pytest.mark.rule("IG-4.3")
@pytest.mark.parametrize("edition", EDITIONS)
def test_two_helms_at_once_only_once_in_a_stage(game: IceGarden, edition: str) -> None:
    s = game.scenario(
        at="initiative", round=3, edition=edition, callo={"helm": 3, "jumped": (1,)}, freihoff={"helm": 2}
    )
    assert options(s) == {"advance 1"}
    assert why(s, "advance 2") == "IG-4.3"
    play(s, "advance 1")
    assert options(s) == {"advance 1", "advance 2"}
    play(s, "advance 2")
    assert seat(s, "freihoff")["helm"] == 4


@pytest.mark.rule("IG-4.3")
@pytest.mark.reading("IG 3")
def test_the_stage_counts_in_which_the_move_begins(game: IceGarden) -> None:
    s = sail(game, {"callo": 3, "freihoff": 2})
    play(s, "advance 2", "advance 1")
    assert seat(s, "callo")["jumped"] == (1,)
    to_the_next_round(s)
    while asked(s) != "callo":
        play(s, "advance 1")
    assert (seat(s, "callo")["helm"], options(s)) == (5, {"advance 1", "advance 2"})


@pytest.mark.rule("IG-4.3")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("helm", "two"), [(7, True), (8, True), (9, False)])
def test_the_last_stage_has_no_room_for_two(game: IceGarden, edition: str, helm: int, two: bool) -> None:
    s = sail(game, {"callo": helm, "freihoff": helm}, edition=edition, round=8, red_ships=2)
    assert ("advance 2" in options(s)) is two


@pytest.mark.rule("IG-4.4")
@pytest.mark.parametrize(("helm", "stage"), [(1, 1), (2, 1), (3, 1), (4, 2), (5, 2), (6, 2), (7, 3), (8, 3)])
def test_ten_helms_in_stages_of_three_three_two_and_two(game: IceGarden, helm: int, stage: int) -> None:
    s = game.scenario(
        at="initiative",
        round=2,
        callo={"helm": helm},
        freihoff={"helm": helm, "jumped": [*range(1, stage)]},
    )
    play(s, "advance 2")
    assert seat(s, "callo")["jumped"] == (stage,)
    assert "advance 2" in options(s)


@pytest.mark.rule("IG-4.4")
def test_the_tenth_helm_is_the_last(game: IceGarden) -> None:
    s = sail(game, {"callo": 9, "freihoff": 8}, round=9, red_ships=3)
    play(s, "advance 1", "advance 2")
    assert [one["helm"] for one in s.position()["seats"]] == [10, 10]
    to_the_next_round(s)
    assert s.over


@pytest.mark.rule("IG-4.5")
@pytest.mark.reading("IG 5")
def test_markers_move_in_the_turn_order_of_the_round_before(game: IceGarden) -> None:
    s = sail(game, {"callo": 3, "freihoff": 2, "fjollsfinn": 3}, order=["fjollsfinn", "callo", "freihoff"], round=3)
    movers = []
    while question(s) == "ask-advance":
        movers.append(asked(s))
        play(s, "advance 1")
    assert movers == ["fjollsfinn", "callo", "freihoff"]


@pytest.mark.rule("IG-4.5")
@pytest.mark.reading("IG 5")
@pytest.mark.parametrize("edition", EDITIONS)
def test_in_the_second_round_the_starting_stack_moves_from_the_top(game: IceGarden, edition: str) -> None:
    s = game.new(2, edition=edition, characters="callo,freihoff")
    play(s, "stack freihoff")
    while s.position()["round"] < 2:
        s.apply(s.fate.outcomes[0][0] if s.fate is not None else s.legal()[0])
    assert (asked(s), question(s)) == ("freihoff", "ask-advance")


# --- the new order ------------------------------------------------------------------------------


@pytest.mark.rule("IG-4.6")
@pytest.mark.reading("IG 4")
def test_who_arrives_later_lies_on_top(game: IceGarden) -> None:
    s = sail(game, {"callo": 3, "freihoff": 2, "fjollsfinn": 3}, round=3)
    play(s, "advance 1", "advance 2", "advance 1")
    assert turn_order(s) == ["fjollsfinn", "freihoff", "callo"]


@pytest.mark.rule("IG-4.7")
@pytest.mark.reading("IG 69")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_low_ship_goes_before_a_high_one_wherever_it_is(game: IceGarden, edition: str) -> None:
    s = sail(game, {"callo": 8, "freihoff": 6, "fjollsfinn": 5}, edition=edition, round=6)
    play(s, "advance 2", "advance 1", "advance 1")
    # ship 2 on the last helm, ship 1 in stage three, ship 3 in stage two
    assert turn_order(s) == ["freihoff", "callo", "fjollsfinn"]


@pytest.mark.rule("IG-4.8")
@pytest.mark.parametrize(("helms", "ship"), [((4, 7), 1), ((2, 5), 2), ((5, 8), 2), ((3, 6), 3), ((7, 9), 1)])
def test_on_equal_ships_the_one_further_right_goes_first(game: IceGarden, helms: tuple[int, int], ship: int) -> None:
    behind, ahead = helms
    s = sail(game, {"callo": ahead - 1, "freihoff": behind - 1}, round=behind)
    play(s, "advance 1", "advance 1")
    assert (s.facts.ships[behind], s.facts.ships[ahead]) == (ship, ship)
    assert turn_order(s) == ["callo", "freihoff"]


@pytest.mark.rule("IG-4.9", "IG-4.6")
def test_on_one_helm_the_top_of_the_stack_goes_first(game: IceGarden) -> None:
    s = sail(game, {"callo": 1, "freihoff": 1, "fjollsfinn": 1, "van_dyken": 1})
    play(s, "advance 1", "advance 1", "advance 1", "advance 1")
    assert turn_order(s) == ["van-dyken", "fjollsfinn", "freihoff", "callo"]


@pytest.mark.rule("IG-4.10")
def test_the_new_order_waits_for_the_last_marker(game: IceGarden) -> None:
    s = sail(game, {"callo": 2, "freihoff": 3, "fjollsfinn": 3}, round=3)
    play(s, "advance 1", "advance 1")
    assert turn_order(s) == ["callo", "freihoff", "fjollsfinn"]
    assert asked(s) == "fjollsfinn"
    play(s, "advance 1")
    assert turn_order(s) == ["fjollsfinn", "freihoff", "callo"]
    assert (asked(s), question(s)) == ("fjollsfinn", "ask-plan")


@pytest.mark.rule("IG-4.10")
def test_out_of_turn_nothing_is_allowed(game: IceGarden) -> None:
    s = sail(game, {"callo": 2, "freihoff": 3})
    rule = s.why_not(s.parse("advance 1"), seat=1)
    assert rule is not None
    assert rule.id == "IG-4.10"


@pytest.mark.rule("IG-4.7", "IG-4.8", "IG-4.9", "IG-4.6")
@pytest.mark.reading("IG 3", "IG 4")
@pytest.mark.parametrize("edition", EDITIONS)
def test_example_four_players_around_the_third_stage(game: IceGarden, edition: str) -> None:
    """Green is Callo, red Freihoff, blue Fjollsfinn, black van Dyken."""
    s = sail(game, {"callo": 7, "freihoff": 7, "fjollsfinn": 6, "van_dyken": 6}, edition=edition, round=6, red_ships=2)
    play(s, "advance 1", "advance 2", "advance 1", "advance 2")
    assert turn_order(s) == ["freihoff", "fjollsfinn", "van-dyken", "callo"]


@pytest.mark.rule("IG-4.7")
@pytest.mark.parametrize("edition", EDITIONS)
def test_example_ships_three_one_and_two_from_left_to_right(game: IceGarden, edition: str) -> None:
    """Blue on the left, green in the middle, red on the right; all entering a new stage or about to."""
    s = sail(game, {"fjollsfinn": 2, "callo": 3, "freihoff": 3}, edition=edition, round=3)
    play(s, "advance 1", "advance 1", "advance 2")
    assert turn_order(s) == ["callo", "freihoff", "fjollsfinn"]


# --- what the helm gives ------------------------------------------------------------------------


@pytest.mark.rule("IG-4.11")
@pytest.mark.parametrize(("helm", "cubes"), [(2, 4), (3, 5), (4, 3), (5, 4), (6, 5)])
def test_the_cubes_below_the_helm_are_the_actions_of_the_round(game: IceGarden, helm: int, cubes: int) -> None:
    s = sail(game, {"callo": helm - 1, "freihoff": helm - 1}, round=helm)
    play(s, "advance 1", "advance 1")
    planned = []
    while question(s) == "ask-plan":
        planned.append(asked(s))
        play(s, "plan gorge")
    assert (planned.count("callo"), planned.count("freihoff")) == (cubes, cubes)


@pytest.mark.rule("IG-4.11")
def test_each_player_counts_the_cubes_below_the_own_helm(game: IceGarden) -> None:
    s = sail(game, {"callo": 1, "freihoff": 1})
    play(s, "advance 1", "advance 2")
    assert (seat(s, "callo")["actions"], seat(s, "freihoff")["actions"]) == (4, 5)


@pytest.mark.rule("IG-4.12")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("step", ["advance 1", "advance 2"])
def test_the_first_marker_to_reach_or_pass_a_red_ship_brings_a_scoring(
    game: IceGarden, edition: str, step: str
) -> None:
    s = sail(game, {"callo": 2, "freihoff": 3}, edition=edition, round=3)
    happened = play(s, "advance 1", step)
    assert "red-ship" in events(happened)
    assert s.position()["scorings"] == 1
    to_the_next_round(s)
    assert any(one["score"] for one in s.position()["seats"])
    assert not s.position()["scorings"], "it counts in its own round only"


@pytest.mark.rule("IG-4.12")
def test_later_markers_on_a_red_ship_bring_nothing(game: IceGarden) -> None:
    s = sail(game, {"callo": 4, "freihoff": 3}, round=4, red_ships=1)
    happened = play(s, "advance 1", "advance 1")
    assert "red-ship" not in events(happened)
    to_the_next_round(s)
    assert [one["score"] for one in s.position()["seats"]] == [0, 0]


@pytest.mark.rule("IG-4.12")
def test_two_markers_reaching_one_red_ship_together_bring_one_scoring(game: IceGarden) -> None:
    s = sail(game, {"callo": 3, "freihoff": 3}, round=3)
    play(s, "advance 1", "advance 1")
    assert s.position()["scorings"] == 1


@pytest.mark.rule("IG-4.12", "IG-11.29")
def test_passing_the_last_two_red_ships_at_once_brings_two_scorings(game: IceGarden) -> None:
    s = sail(game, {"callo": 8, "freihoff": 8}, round=8, red_ships=2)
    play(s, "advance 2", "advance 1")
    assert s.position()["scorings"] == 2
