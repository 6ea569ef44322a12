"""Chapter 5, the planning phase: action markers on the fields."""

from __future__ import annotations

from typing import Any

import pytest

from meadhall.games.ice_garden import IceGarden
from meadhall.games.ice_garden.state import IceGardenState
from meadhall.kernel.errors import NotationError
from tests.books.ice_garden.table import asked, options, play, question, seat, why

EDITIONS = ["first", "second"]
ALL_FIELDS = {"plan gorge", "plan influence", "plan move", "plan mountain", "plan raven", "plan making"}


def planning(game: IceGarden, callo: int = 3, freihoff: int = 3, **what: Any) -> IceGardenState:
    """The planning phase and nothing else; so many action markers each."""
    return game.scenario(at="planning", alone=True, callo={"actions": callo}, freihoff={"actions": freihoff}, **what)


@pytest.mark.rule("IG-5.1")
@pytest.mark.parametrize("edition", EDITIONS)
def test_one_marker_each_in_turn_order_until_all_are_placed(game: IceGarden, edition: str) -> None:
    s = planning(game, callo=4, freihoff=2, edition=edition, order=["freihoff", "callo"])
    planners = []
    while question(s) == "ask-plan":
        planners.append(asked(s))
        play(s, "plan influence")
    assert planners == ["freihoff", "callo", "freihoff", "callo", "callo", "callo"]


@pytest.mark.rule("IG-5.2")
@pytest.mark.parametrize("edition", EDITIONS)
def test_markers_go_on_fields_nought_to_five(game: IceGarden, edition: str) -> None:
    s = planning(game, edition=edition)
    assert options(s) == ALL_FIELDS


@pytest.mark.rule("IG-5.2")
@pytest.mark.parametrize("field", ["activation", "vuko"])
def test_activation_and_vuko_take_no_marker(game: IceGarden, field: str) -> None:
    s = planning(game)
    with pytest.raises(NotationError):
        play(s, f"plan {field}")


@pytest.mark.rule("IG-5.3")
def test_each_marker_takes_the_lowest_free_slot(game: IceGarden) -> None:
    s = planning(game)
    happened = play(s, "plan making", "plan making", "plan move", "plan making", "plan move")
    slots = [(event.words()["field"], event.words()["slot"]) for event in happened if event.key == "planned"]
    assert slots == [("making", 1), ("making", 2), ("move", 1), ("making", 3), ("move", 2)]


@pytest.mark.rule("IG-5.3", "IG-5.1")
@pytest.mark.parametrize("edition", EDITIONS)
def test_example_the_players_of_the_initiative_example_plan(game: IceGarden, edition: str) -> None:
    """Red, blue, black and green, in this order, take slots 1 to 4 of one field and then begin again."""
    order = ["freihoff", "fjollsfinn", "van_dyken", "callo"]
    seats: dict[str, Any] = {name: {"actions": 3} for name in sorted(order)}
    s = game.scenario(at="planning", alone=True, edition=edition, order=order, **seats)
    play(s, *["plan influence"] * 5)
    on_influence = [s.seat_word(one) for one in s.position()["fields"]["influence"]]
    assert on_influence == ["freihoff", "fjollsfinn", "van-dyken", "callo", "freihoff"]
    assert asked(s) == "fjollsfinn"


@pytest.mark.rule("IG-5.4")
def test_a_full_field_takes_no_more(game: IceGarden) -> None:
    s = planning(game, callo=2, fields={"influence": ["callo", "callo", "callo", "freihoff", "freihoff"]})
    play(s, "plan influence")
    assert options(s) == ALL_FIELDS - {"plan influence"}
    assert why(s, "plan influence") == "IG-5.4"


@pytest.mark.rule("IG-5.4")
def test_with_three_players_the_other_fields_fill_up_too(game: IceGarden) -> None:
    s = planning(
        game, fjollsfinn={"actions": 3}, fields={"move": ["callo", "callo", "fjollsfinn", "fjollsfinn", "freihoff"]}
    )
    assert why(s, "plan move") == "IG-5.4"


@pytest.mark.rule("IG-5.4")
def test_in_the_next_round_the_field_is_free_again(game: IceGarden) -> None:
    s = game.scenario(
        at="action-phase",
        round=1,
        callo={"markers": "A2", "population": 0},
        freihoff={"markers": "A2", "population": 0},
        fields={"influence": ["callo", "freihoff"] * 3},
    )
    while question(s) != "ask-plan":
        s.apply(s.legal()[0])
    assert options(s) == ALL_FIELDS


@pytest.mark.rule("IG-5.5")
def test_viper_gorge_is_never_full(game: IceGarden) -> None:
    s = planning(game, callo=5, freihoff=5)
    play(s, *["plan gorge"] * 10)
    assert len(s.position()["fields"]["gorge"]) == 10


@pytest.mark.rule("IG-5.6")
@pytest.mark.parametrize("edition", EDITIONS)
def test_viper_gorge_takes_an_influence_marker_from_stock(game: IceGarden, edition: str) -> None:
    s = planning(game, edition=edition)
    told = [event.key for event in play(s, "plan gorge", "plan move")]
    assert told[:2] == ["planned-gorge", "planned"]
    assert (s.stock, seat(s, "callo")["viper_gorge"], seat(s, "freihoff")["viper_gorge"]) == ([19, 20], 1, 0)


@pytest.mark.rule("IG-5.7")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_influence_marker_stays_when_the_action_is_done(game: IceGarden, edition: str) -> None:
    s = game.scenario(
        at="planning", round=1, edition=edition, callo={"actions": 1, "markers": "A2"}, freihoff={"markers": "A2"}
    )
    play(s, "plan gorge", "gain gold", "done")
    assert s.position()["fields"]["gorge"] == ()
    while question(s) != "ask-plan":
        s.apply(s.legal()[0])
    assert (seat(s, "callo")["viper_gorge"], s.stock[0]) == (1, 17)


@pytest.mark.rule("IG-5.8")
@pytest.mark.reading("IG 59")
@pytest.mark.parametrize("edition", EDITIONS)
def test_without_a_marker_in_stock_viper_gorge_is_out_of_reach(game: IceGarden, edition: str) -> None:
    s = game.scenario(
        at="planning",
        alone=True,
        edition=edition,
        callo={"actions": 2, "markers": "A10", "viper_gorge": 9},
        freihoff={},
    )
    play(s, "plan gorge")
    assert options(s) == ALL_FIELDS - {"plan gorge"}
    assert why(s, "plan gorge") == "IG-5.8"


@pytest.mark.rule("IG-5.9")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("field", ["move", "mountain", "raven", "making"])
def test_with_two_players_four_fields_take_three_markers(game: IceGarden, edition: str, field: str) -> None:
    s = planning(game, edition=edition, fields={field: ["callo", "freihoff"]})
    play(s, f"plan {field}")
    assert why(s, f"plan {field}") == "IG-5.9"


@pytest.mark.rule("IG-5.9")
@pytest.mark.parametrize("field", ["move", "mountain", "raven", "making"])
def test_with_three_players_they_take_more(game: IceGarden, field: str) -> None:
    s = planning(game, fjollsfinn={"actions": 3}, fields={field: ["callo", "freihoff", "fjollsfinn"]})
    assert why(s, f"plan {field}") is None


@pytest.mark.rule("IG-5.9")
def test_influence_keeps_all_its_slots_with_two_players(game: IceGarden) -> None:
    s = planning(game, fields={"influence": ["callo", "freihoff", "callo"]})
    assert why(s, "plan influence") is None


@pytest.mark.rule("IG-5.10")
@pytest.mark.reading("IG 58")
@pytest.mark.parametrize("edition", EDITIONS)
def test_no_marker_is_held_back(game: IceGarden, edition: str) -> None:
    s = planning(game, callo=1, edition=edition)
    assert why(s, "pass") == "IG-5.10"


@pytest.mark.rule("IG-5.10")
def test_unless_no_field_can_take_it() -> None:
    fields = ("influence", "move", "mountain", "raven", "making")
    narrow = IceGarden({"slots": {"two": dict.fromkeys(fields, 1)}})
    s = narrow.scenario(
        at="planning",
        alone=True,
        callo={"actions": 2, "markers": "A20"},
        freihoff={"actions": 1},
        fields=dict(zip(fields, [["callo"], *[["freihoff"]] * 4], strict=True)),
    )
    assert (asked(s), options(s)) == ("freihoff", {"plan gorge"})
    play(s, "plan gorge")
    assert question(s) == "ask-rest"
