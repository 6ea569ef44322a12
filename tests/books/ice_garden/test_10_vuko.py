"""Chapter 10, Vuko Drakkainen: whom he visits, where he goes, and what he does there."""

from __future__ import annotations

from typing import Any

import pytest

from meadhall.games.ice_garden import IceGarden
from meadhall.games.ice_garden.state import IceGardenState
from tests.books.ice_garden.table import asked, events, options, play, question, seat, why


def vuko(game: IceGarden, edition: str = "second", **what: Any) -> IceGardenState:
    """The Vuko step alone; Freihoff is safe unless told otherwise."""
    return game.scenario(at="vuko", alone=True, edition=edition, **{"freihoff": {}, **what})


def place(s: IceGardenState) -> str | None:
    """Where Vuko stands."""
    found: str | None = s.position()["vuko"]
    return found


def tokens(s: IceGardenState) -> dict[str, int]:
    """Who holds Vuko tokens."""
    return {one["character"]: one["vuko_tokens"] for one in s.position()["seats"] if one["vuko_tokens"]}


# --- whom he visits -------------------------------------------------------------------------------


@pytest.mark.rule("IG-10.1")
def test_vuko_waits_while_everybody_is_safe(game: IceGarden, edition: str) -> None:
    s = vuko(game, edition, callo={"markers": "A3", "units": "1A"}, freihoff={"markers": "A"})
    assert (place(s), tokens(s)) == (None, {})
    assert seat(s, "callo")["units"]["1"].count("A") == 1


@pytest.mark.rule("IG-10.1")
def test_one_marker_out_of_safety_brings_him(game: IceGarden, edition: str) -> None:
    s = vuko(game, edition, callo={"markers": "A", "reputation": 0}, freihoff={"markers": "B"})
    assert (place(s), tokens(s)) == ("A", {"callo": 1})


@pytest.mark.rule("IG-10.2")
@pytest.mark.reading("IG 19")
def test_reputation_and_not_influence_selects_the_visited(game: IceGarden, edition: str) -> None:
    s = vuko(
        game, edition, callo={"markers": "A4", "reputation": -7}, freihoff={"markers": "B", "reputation": -6},
        fjollsfinn={"markers": "C9", "reputation": -1},
    )  # fmt: skip
    assert (place(s), tokens(s)) == ("A", {"callo": 1})


@pytest.mark.rule("IG-10.2")
@pytest.mark.reading("IG 19")
def test_having_few_markers_does_not_attract_him(game: IceGarden, edition: str) -> None:
    s = vuko(game, edition, callo={"markers": "A9", "reputation": -2}, freihoff={"markers": "B", "reputation": -1})
    assert tokens(s) == {"callo": 1}


# --- where he goes --------------------------------------------------------------------------------


@pytest.mark.rule("IG-10.3")
@pytest.mark.parametrize(
    ("markers", "units", "dominate", "goal"),
    [
        ("B3 C2", "", [], "B"),
        ("B3 C2", "2C", [], "C"),
        ("B3", "3C", [], "B"),
        ("B3", "3C", ["dominate"], "C"),
        ("B4", "3C", ["dominate", "dominate"], "C"),
        ("B C", "1C 1C", [], "C"),
    ],
)
def test_he_goes_where_the_visited_has_most_influence(
    game: IceGarden, edition: str, markers: str, units: str, dominate: list[str], goal: str
) -> None:
    callo = {"markers": markers, "units": units, "improvements": {3: dominate}, "reputation": -3}
    s = vuko(game, edition, callo=callo, freihoff={"markers": "A9"})
    assert place(s) == goal


@pytest.mark.rule("IG-10.4")
def test_example_vuko_moves_on_from_5_influence_to_3(game: IceGarden, edition: str) -> None:
    s = vuko(game, edition, vuko="A", callo={"markers": "A5 B2 C", "units": "1B", "reputation": -3})
    assert place(s) == "B"


@pytest.mark.rule("IG-10.4")
def test_he_moves_on_even_from_somebody_elses_visit(game: IceGarden) -> None:
    s = vuko(game, vuko="A", callo={"markers": "A5 B", "reputation": -3}, freihoff={"markers": "A2", "reputation": -1})
    assert (place(s), tokens(s)) == ("B", {"callo": 1})


@pytest.mark.rule("IG-10.5")
def test_among_equal_regions_the_lowest_number_counts(game: IceGarden, edition: str) -> None:
    numbers = {"A": 6, "B": 4, "C": 2, "D": 1, "E": 3, "F": 5}
    s = vuko(game, edition, tiles=numbers, callo={"markers": "A2 B2", "units": "2C", "reputation": -3})
    assert place(s) == "C"


@pytest.mark.rule("IG-10.4", "IG-10.5")
def test_equal_regions_after_the_one_he_must_leave(game: IceGarden) -> None:
    numbers = {"A": 6, "B": 4, "C": 2, "D": 1, "E": 3, "F": 5}
    s = vuko(game, tiles=numbers, vuko="C", callo={"markers": "A2 B2 C2", "reputation": -3})
    assert place(s) == "B"


@pytest.mark.rule("IG-10.6")
@pytest.mark.reading("IG 20")
def test_a_sole_region_holds_him_and_he_works_again(game: IceGarden, edition: str) -> None:
    callo = {"markers": "A3", "units": "2A", "vuko_tokens": 1, "held": 1, "reputation": -3}
    s = vuko(game, edition, vuko="A", callo=callo, freihoff={"markers": "B4"})
    assert (place(s), tokens(s)) == ("A", {"callo": 2})
    assert seat(s, "callo")["units"]["2"] == (None, None)
    assert seat(s, "callo")["held"] == 2


@pytest.mark.rule("IG-10.7")
@pytest.mark.reading("IG 21", "IG 22")
def test_without_influence_no_visit_and_no_token(game: IceGarden, edition: str) -> None:
    s = vuko(game, edition, vuko="A", callo={"reputation": -3}, freihoff={"markers": "A2 B", "reputation": -1})
    assert (place(s), tokens(s)) == ("A", {})


@pytest.mark.rule("IG-10.7", "IG-10.11")
@pytest.mark.reading("IG 21")
def test_without_a_visit_he_goes_on_holding_markers_where_he_is(game: IceGarden, edition: str) -> None:
    freihoff = {"markers": "A3", "reputation": -1, "vuko_tokens": 2, "held": 1}
    s = vuko(game, edition, vuko="A", callo={"reputation": -3}, freihoff=freihoff)
    assert (place(s), seat(s, "freihoff")["held"]) == ("A", 2)


@pytest.mark.rule("IG-10.7")
def test_without_influence_he_does_not_even_come_into_play(game: IceGarden) -> None:
    s = vuko(game, callo={"reputation": -3, "viper_gorge": 4}, freihoff={"markers": "A2", "units": "1A"})
    assert (place(s), tokens(s)) == (None, {})
    assert seat(s, "freihoff")["units"]["1"].count("A") == 1


@pytest.mark.rule("IG-10.8", "IG-12.26")
@pytest.mark.reading("IG 45")
def test_a_locked_region_is_passed_over(game: IceGarden, edition: str) -> None:
    s = vuko(
        game, edition, regions={"A": {"locked": True}}, callo={"markers": "A4 B C2", "units": "2A", "reputation": -3}
    )
    assert place(s) == "C"
    assert seat(s, "callo")["units"]["2"].count("A") == 1


@pytest.mark.rule("IG-10.8", "IG-10.7")
def test_influence_in_a_locked_region_is_none_for_him(game: IceGarden, edition: str) -> None:
    s = vuko(
        game, edition, vuko="B", regions={"A": {"locked": True}},
        callo={"markers": "A4", "units": "2A", "reputation": -3},
    )  # fmt: skip
    assert (place(s), tokens(s)) == ("B", {})


@pytest.mark.rule("IG-10.8", "IG-12.26")
@pytest.mark.reading("IG 45")
def test_locked_in_he_leaves_by_his_next_move(game: IceGarden, edition: str) -> None:
    s = vuko(game, edition, vuko="A", regions={"A": {"locked": True}}, callo={"markers": "A2 B", "reputation": -3})
    assert (place(s), tokens(s)) == ("B", {"callo": 1})


# --- what he does ---------------------------------------------------------------------------------


@pytest.mark.rule("IG-10.9")
@pytest.mark.reading("IG 22")
def test_the_visited_alone_receives_a_token(game: IceGarden, edition: str) -> None:
    s = vuko(
        game, edition, callo={"markers": "A", "reputation": -3, "vuko_tokens": 2},
        freihoff={"markers": "A3", "reputation": -2, "vuko_tokens": 1},
    )  # fmt: skip
    assert tokens(s) == {"callo": 3, "freihoff": 1}


@pytest.mark.rule("IG-10.9", "IG-1.6")
@pytest.mark.reading("IG 26")
def test_without_a_token_in_the_bank_the_rest_happens_all_the_same(game: IceGarden, edition: str) -> None:
    s = vuko(
        game, edition, callo={"markers": "A2", "units": "1A", "reputation": -3, "vuko_tokens": 4},
        freihoff={"vuko_tokens": 6},
    )  # fmt: skip
    assert (place(s), tokens(s)) == ("A", {"callo": 4, "freihoff": 6})
    assert seat(s, "callo")["units"]["1"] == (None, None, None)
    assert seat(s, "callo")["held"] == 2


@pytest.mark.rule("IG-10.10")
def test_one_unit_of_the_visited_dies_there_and_nobody_elses(game: IceGarden, edition: str) -> None:
    s = vuko(
        game, edition, callo={"markers": "A4", "units": "1A 1A 1B 2B", "reputation": -3},
        freihoff={"units": "1A 3A", "reputation": -2},
    )  # fmt: skip
    callo = seat(s, "callo")["units"]
    assert sorted(filter(None, callo["1"])) == ["A", "B"]
    assert callo["2"].count("B") == 1
    assert (seat(s, "freihoff")["units"]["1"].count("A"), seat(s, "freihoff")["units"]["3"]) == (1, ("A",))
    assert seat(s, "freihoff")["score"] == 0


@pytest.mark.rule("IG-10.10")
@pytest.mark.parametrize("level", [1, 2, 3])
def test_among_several_the_owner_chooses(game: IceGarden, edition: str, level: int) -> None:
    callo = {"markers": "A4", "units": "1A 2A 3A", "reputation": -3}
    s = vuko(game, edition, freihoff={"markers": "A"}, callo=callo)
    assert (asked(s), question(s)) == ("callo", "ask-lose")
    assert options(s) == {"lose 1", "lose 2", "lose 3"}
    play(s, f"lose {level}")
    left = {one for one in ("1", "2", "3") if "A" in seat(s, "callo")["units"][one]}
    assert left == {"1", "2", "3"} - {str(level)}


@pytest.mark.rule("IG-10.10")
def test_a_level_that_is_not_there_cannot_be_chosen(game: IceGarden) -> None:
    s = vuko(game, callo={"markers": "A4", "units": "1A 2A 3B", "reputation": -3})
    assert options(s) == {"lose 1", "lose 2"}
    assert why(s, "lose 3") == "IG-10.10"


@pytest.mark.rule("IG-10.11")
@pytest.mark.reading("IG 23", "IG 24")
def test_every_holder_of_tokens_sets_markers_aside_there(game: IceGarden, edition: str) -> None:
    s = vuko(
        game, edition, callo={"markers": "A5", "reputation": -3, "vuko_tokens": 1},
        freihoff={"markers": "A B3", "units": "1A", "vuko_tokens": 3}, fjollsfinn={"markers": "A2"},
        van_dyken={"markers": "B4", "units": "2A", "vuko_tokens": 2},
    )  # fmt: skip
    held = {name: seat(s, name)["held"] for name in ("callo", "freihoff", "fjollsfinn", "van-dyken")}
    assert held == {"callo": 2, "freihoff": 1, "fjollsfinn": 0, "van-dyken": 0}


@pytest.mark.rule("IG-10.10", "IG-10.11")
def test_the_token_comes_first_then_the_death_then_the_markers(game: IceGarden, edition: str) -> None:
    callo = {"markers": "A4", "units": "1B 2B", "reputation": -3, "improvements": {1: ["speed"]}, "gold": 0}
    s = game.scenario(at="speed", edition=edition, callo=callo, freihoff={"markers": "A", "vuko_tokens": 1})
    happened = events(play(s, "move unit1 B A"))
    assert happened[:6] == ["moved", "vuko-goes", "token-received", "vuko-kills", "held", "held"]


@pytest.mark.rule("IG-10.12")
@pytest.mark.reading("IG 25")
@pytest.mark.parametrize(("at", "dominator"), [("vuko", "freihoff"), ("domination", "callo")])
def test_markers_set_aside_do_not_dominate(game: IceGarden, edition: str, at: str, dominator: str) -> None:
    s = game.scenario(
        at=at, edition=edition, callo={"markers": "A4", "reputation": -3, "vuko_tokens": 1}, freihoff={"markers": "A3"}
    )
    assert (question(s), asked(s)) == ("ask-take", dominator)


@pytest.mark.rule("IG-10.12")
@pytest.mark.reading("IG 25")
@pytest.mark.parametrize(("held", "dominator"), [(0, "callo"), (2, "freihoff")])
def test_markers_set_aside_do_not_break_ties_next_door(
    game: IceGarden, edition: str, held: int, dominator: str
) -> None:
    callo = {"markers": "A2 B3", "reputation": -3, "vuko_tokens": 2, "held": held}
    freihoff = {"markers": "A2 D2"}
    s = game.scenario(at="region A", alone=True, edition=edition, vuko="B", callo=callo, freihoff=freihoff)
    assert asked(s) == dominator


@pytest.mark.rule("IG-10.12")
@pytest.mark.reading("IG 23")
def test_units_beside_them_still_count(game: IceGarden, edition: str) -> None:
    fjollsfinn = {"markers": "A2", "units": "3A", "reputation": -3, "vuko_tokens": 2, "held": 2}
    s = game.scenario(
        at="region A", alone=True, edition=edition, vuko="A", fjollsfinn=fjollsfinn, freihoff={"markers": "A2"}
    )
    assert (question(s), asked(s)) == ("ask-take", "fjollsfinn")


HELD = {"markers": "A2", "reputation": -3, "vuko_tokens": 2, "held": 2}


@pytest.mark.rule("IG-10.13")
@pytest.mark.reading("IG 25")
def test_markers_set_aside_can_be_recruited(game: IceGarden, edition: str) -> None:
    s = game.scenario(
        at="region A", alone=True, edition=edition, vuko="A", freihoff=HELD, fjollsfinn={"markers": "A2", "units": "2A"}
    )
    play(s, "recruit-held freihoff")
    freihoff = seat(s, "freihoff")
    assert (freihoff["markers"], freihoff["held"], freihoff["ice_garden"]) == ({"A": 1}, 1, 1)


@pytest.mark.rule("IG-10.13")
@pytest.mark.reading("IG 25")
def test_markers_set_aside_can_be_exchanged_by_the_faun(game: IceGarden, edition: str) -> None:
    s = game.scenario(
        at="region A", alone=True, edition=edition, vuko="A", freihoff=HELD, callo={"markers": "A2", "units": "2A"}
    )
    play(s, "enchant-held freihoff")
    freihoff = seat(s, "freihoff")
    assert (freihoff["markers"], freihoff["held"], seat(s, "callo")["markers"]) == ({"A": 1}, 1, {"A": 3})


@pytest.mark.rule("IG-10.13")
def test_recruiting_may_spare_those_set_aside(game: IceGarden) -> None:
    freihoff = HELD | {"held": 1}
    s = game.scenario(
        at="region A", alone=True, vuko="A", freihoff=freihoff, fjollsfinn={"markers": "A2", "units": "2A"}
    )
    assert options(s) == {"recruit freihoff", "recruit-held freihoff"}
    play(s, "recruit freihoff")
    assert (seat(s, "freihoff")["markers"], seat(s, "freihoff")["held"]) == ({"A": 1}, 1)


@pytest.mark.rule("IG-10.13")
@pytest.mark.reading("IG 25")
@pytest.mark.parametrize(("at", "texts"), [("move", ["move marker A B", "move marker A B"]),
                                           ("mountain", ["mountain A B", "carry 2 marker"])])  # fmt: skip
def test_markers_set_aside_can_be_moved(game: IceGarden, edition: str, at: str, texts: list[str]) -> None:
    s = game.scenario(at=at, alone=True, edition=edition, vuko="A", freihoff=HELD, callo={})
    play(s, *texts)
    assert (seat(s, "freihoff")["markers"], seat(s, "freihoff")["held"]) == ({"B": 2}, 0)


@pytest.mark.rule("IG-10.14")
@pytest.mark.reading("IG 25")
def test_when_vuko_leaves_the_markers_count_again(game: IceGarden, edition: str) -> None:
    callo = {"markers": "A3 B", "reputation": -3, "vuko_tokens": 2, "held": 2}
    s = game.scenario(at="vuko", edition=edition, vuko="A", callo=callo, freihoff={"markers": "A2"})
    assert place(s) == "B"
    assert seat(s, "callo")["held"] == 1
    assert (question(s), asked(s)) == ("ask-take", "callo")


@pytest.mark.rule("IG-10.14")
@pytest.mark.reading("IG 25")
def test_the_number_is_worked_out_afresh_at_each_step(game: IceGarden, edition: str) -> None:
    callo = {"markers": "A5", "reputation": -3, "vuko_tokens": 3, "held": 3, "m_factor": (1, 0, 0, 0)}
    freihoff = {"markers": "A2", "vuko_tokens": 1, "held": 1, "m_factor": (1, 0, 0, 0)}
    s = game.scenario(
        at="raven",
        edition=edition,
        vuko="A",
        seat="freihoff",
        callo=callo,
        freihoff=freihoff,
        fields={"raven": ["callo"]},
    )
    play(s, "raven token", "raven token")
    assert (seat(s, "callo")["held"], seat(s, "freihoff")["held"]) == (3, 0)
