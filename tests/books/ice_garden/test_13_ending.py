"""Chapter 13: the three endings, which of them counts, and who wins."""

from __future__ import annotations

from typing import Any

import pytest

from meadhall.games.ice_garden import IceGarden
from meadhall.games.ice_garden.state import IceGardenState
from tests.books.ice_garden.table import asked, coast, events, options, play, seat, standing, why, winners


def ended(s: IceGardenState) -> tuple[str, set[str]]:
    assert s.result is not None
    return s.result.ending, winners(s)


SIX_TOWERS: dict[str, Any] = {name: {"tower": True} for name in "ABCDEF"}


# --- which ending counts --------------------------------------------------------------------------


@pytest.mark.rule("IG-13.1")
@pytest.mark.reading("IG 55")
def test_a_goal_beats_fifty_points_even_at_the_last_red_ship(game: IceGarden, edition: str) -> None:
    s = game.scenario(
        at="end-of-round",
        edition=edition,
        red_ships=4,
        callo={"score": 60},
        freihoff={"score": 3},
        regions=SIX_TOWERS,
    )
    assert ended(s) == ("goal", {"freihoff"})


@pytest.mark.rule("IG-13.1")
@pytest.mark.reading("IG 55")
def test_dead_snow_beats_fifty_points(game: IceGarden, edition: str) -> None:
    s = game.scenario(at="making", edition=edition, snow=17, callo={"score": 60}, freihoff={"score": 3})
    play(s, "shift")
    assert ended(s) == ("dead-snow", {"freihoff"})


@pytest.mark.rule("IG-13.1")
def test_without_any_of_the_three_the_game_goes_on(game: IceGarden, edition: str) -> None:
    s = game.scenario(
        at="end-of-round",
        edition=edition,
        red_ships=3,
        snow=17,
        callo={"score": 49},
        freihoff={"ice_garden": 5},
        fjollsfinn={},
    )
    assert not s.over


# --- goals ----------------------------------------------------------------------------------------


@pytest.mark.rule("IG-13.2")
def test_after_a_goal_the_remaining_regions_are_resolved(game: IceGarden, edition: str) -> None:
    s = game.scenario(
        at="domination",
        edition=edition,
        scorings=1,
        fjollsfinn={"units": "2A"},
        callo={"markers": "A C2", "ice_garden": 5},
    )
    play(s, "recruit callo", "take gold")
    assert not s.over
    assert asked(s) == "callo"
    play(s, "take gold")
    assert ended(s) == ("goal", {"fjollsfinn"})
    assert seat(s, "callo")["gold"] == 4
    assert seat(s, "callo")["score"] == 5


@pytest.mark.rule("IG-13.3")
def test_of_several_goals_the_most_points_win(game: IceGarden, edition: str) -> None:
    s = game.scenario(
        at="domination",
        edition=edition,
        fjollsfinn={"units": "2A", "score": 10},
        callo={"markers": "A", "ice_garden": 5, "score": 45},
        freihoff={"units": "2F", "score": 20},
        regions={name: {"tower": True} for name in "ABCDE"},
    )
    play(s, "recruit callo", "take gold")  # Fjollsfinn is there first
    play(s, *(["use tower"] if edition == "first" else []), "take population")
    assert ended(s) == ("goal", {"freihoff"})


@pytest.mark.rule("IG-13.4")
def test_equal_goals_and_points_share_the_win(game: IceGarden, edition: str) -> None:
    s = game.scenario(
        at="end-of-round",
        edition=edition,
        fjollsfinn={"score": 20},
        callo={"ice_garden": 6, "score": 45},
        freihoff={"score": 20},
        regions=SIX_TOWERS,
    )
    assert ended(s) == ("goal", {"fjollsfinn", "freihoff"})


@pytest.mark.rule("IG-13.5")
@pytest.mark.reading("IG 50")
def test_viper_gorge_does_not_decide_between_goals(game: IceGarden, edition: str) -> None:
    s = game.scenario(
        at="end-of-round",
        edition=edition,
        red_ships=4,
        fjollsfinn={"score": 18, "viper_gorge": 9},
        callo={"ice_garden": 6},
        freihoff={"score": 20},
        regions=SIX_TOWERS,
    )
    assert ended(s) == ("goal", {"freihoff"})
    assert s.score == [18, 0, 20]


# --- points ---------------------------------------------------------------------------------------


@pytest.mark.rule("IG-13.6", "IG-13.9")
@pytest.mark.reading("IG 48")
def test_fifty_points_end_the_game_only_after_the_round(game: IceGarden, edition: str) -> None:
    s = game.scenario(
        at="attack",
        edition=edition,
        scorings=1,
        callo={"score": 49, "units": "1A"},
        freihoff={"score": 48, "markers": "A C2"},
    )
    play(s, "attack", "strike A freihoff marker")
    assert s.score == [50, 48]
    assert not s.over
    assert options(s) == {"take population", "take gold"}  # Freihoff in C
    play(s, "take gold")
    assert ended(s) == ("fifty-points", {"freihoff"})
    assert s.score == [50, 53]


@pytest.mark.rule("IG-13.6")
def test_forty_nine_points_end_nothing(game: IceGarden, edition: str) -> None:
    s = game.scenario(at="end-of-round", edition=edition, callo={"score": 49}, freihoff={"score": 49})
    assert not s.over


@pytest.mark.rule("IG-13.7")
@pytest.mark.reading("IG 48")
def test_points_beyond_fifty_are_kept(game: IceGarden) -> None:
    s = game.scenario(
        at="domination", scorings=1, callo={"score": 49, "markers": "A2 B2"}, freihoff={"score": 49, "markers": "F2"}
    )
    coast(s)
    assert s.score == [60, 52]
    assert ended(s) == ("fifty-points", {"callo"})


@pytest.mark.rule("IG-13.7")
def test_a_second_lap_of_the_score_track_can_be_saved(game: IceGarden) -> None:
    s = game.scenario(at="domination", scorings=2, callo={"score": 49, "markers": "A2 B2 C2 D2 E2 F2"}, freihoff={})
    coast(s)
    assert s.score == [103, 0]
    assert game.from_json(s.to_json()).score == [103, 0]


@pytest.mark.rule("IG-13.8")
def test_the_game_ends_after_the_scoring_of_the_fourth_red_ship(game: IceGarden, edition: str) -> None:
    s = game.scenario(
        at="initiative",
        edition=edition,
        round=9,
        red_ships=3,
        callo={"helm": 9, "markers": "A2"},
        freihoff={"helm": 8},
    )
    play(s, "advance 1", "advance 1")
    coast(s)
    assert ended(s) == ("last-ship", {"callo"})
    assert s.score == [6 + 5, 0]  # region A, and the Viper Gorge
    assert s.round == 9


@pytest.mark.rule("IG-13.8")
def test_the_third_red_ship_does_not_end_the_game(game: IceGarden, edition: str) -> None:
    s = game.scenario(at="end-of-round", edition=edition, round=8, red_ships=3, callo={"markers": "A2"}, freihoff={})
    assert (s.over, s.round) == (False, 9)


@pytest.mark.parametrize(
    ("callo", "freihoff", "expected"),
    [(50, 52, {"freihoff"}), (51, 50, {"callo"}), (52, 52, {"callo", "freihoff"})],
)
@pytest.mark.rule("IG-13.9")
@pytest.mark.reading("IG 51")
def test_most_points_win_and_equals_share(
    game: IceGarden, edition: str, callo: int, freihoff: int, expected: set[str]
) -> None:
    s = game.scenario(at="end-of-round", edition=edition, callo={"score": callo}, freihoff={"score": freihoff})
    assert ended(s) == ("fifty-points", expected)


@pytest.mark.parametrize(("score", "red_ships", "ending"), [(50, 0, "fifty-points"), (40, 4, "last-ship")])
@pytest.mark.rule("IG-13.10")
def test_five_points_for_most_markers_in_viper_gorge(
    game: IceGarden, edition: str, score: int, red_ships: int, ending: str
) -> None:
    s = game.scenario(
        at="end-of-round",
        edition=edition,
        red_ships=red_ships,
        callo={"score": score, "viper_gorge": 3},
        freihoff={"score": score + 4, "viper_gorge": 2},
    )
    assert ended(s) == (ending, {"callo"})
    assert s.score == [score + 5, score + 4]


@pytest.mark.rule("IG-13.10")
@pytest.mark.reading("IG 49")
def test_an_empty_viper_gorge_gives_nothing(game: IceGarden, edition: str) -> None:
    s = game.scenario(at="end-of-round", edition=edition, callo={"score": 50}, freihoff={"score": 48})
    assert s.score == [50, 48]


def gorge_tie(game: IceGarden, edition: str, standing: list[str]) -> list[int]:
    """Callo and Freihoff lead in Viper Gorge, all three stand on the same space; who has how many points."""
    s = game.scenario(
        at="end-of-round",
        edition=edition,
        standing=standing,
        callo={"score": 50, "viper_gorge": 2, "reputation": -2},
        freihoff={"score": 50, "viper_gorge": 2, "reputation": -2},
        fjollsfinn={"score": 50, "viper_gorge": 1, "reputation": -2},
    )
    return s.score


@pytest.mark.rule("IG-13.11")
@pytest.mark.reading("IG 49")
def test_first_edition_a_tie_in_viper_gorge_pays_nobody(game: IceGarden) -> None:
    assert gorge_tie(game, "first", ["fjollsfinn", "callo", "freihoff"]) == [50, 50, 50]


@pytest.mark.parametrize(
    ("standing", "score"),
    [
        (["fjollsfinn", "callo", "freihoff"], [55, 50, 50]),
        (["fjollsfinn", "freihoff", "callo"], [50, 55, 50]),
    ],
)
@pytest.mark.rule("IG-13.12")
@pytest.mark.reading("IG 49")
def test_second_edition_reputation_settles_a_tie_in_viper_gorge(
    game: IceGarden, standing: list[str], score: list[int]
) -> None:
    assert gorge_tie(game, "second", standing) == score


# --- Dead Snow ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("others", "limit"),
    [(["freihoff"], 18), (["freihoff", "fjollsfinn"], 24), (["freihoff", "fjollsfinn", "van_dyken"], 30)],
)
@pytest.mark.rule("IG-13.13")
def test_where_dead_snow_falls(game: IceGarden, edition: str, others: list[str], limit: int) -> None:
    seats: dict[str, Any] = {"callo": {}} | {name: {} for name in others}
    s = game.scenario(at="making", edition=edition, snow=limit - 2, **seats)
    play(s, "shift")
    assert (s.snow, s.over) == (limit - 1, False)
    s = game.scenario(at="making", edition=edition, snow=limit - 1, **seats)
    play(s, "shift")
    assert (s.snow, s.over) == (limit, True)


@pytest.mark.rule("IG-13.14")
def test_dead_snow_stops_everything(game: IceGarden, edition: str) -> None:
    s = game.scenario(
        at="making",
        edition=edition,
        snow=17,
        scorings=1,
        fields={"making": ["freihoff"]},
        fjollsfinn={"markers": "B2", "viper_gorge": 2, "score": 40},
        freihoff={"units": "2F", "markers": "F"},
        regions={name: {"tower": True} for name in "ABCDE"},
    )
    play(s, "shift")
    assert ended(s) == ("dead-snow", {"freihoff"})
    assert s.score == [40, 0]
    assert options(s) == set()
    assert why(s, "pass") == "IG-13.14"


@pytest.mark.rule("IG-13.15")
@pytest.mark.reading("IG 54")
def test_the_part_that_brings_dead_snow_is_paid_and_brings_nothing(game: IceGarden, edition: str) -> None:
    s = game.scenario(
        at="making",
        edition=edition,
        snow=17,
        callo={"markers": "A", "m_factor": (0, 0, 2, 0), "reputation": -1},
        freihoff={},
    )
    happened = play(s, "summon 2 2")
    keys = events(happened)
    assert keys.index("reputation") < keys.index("dead-snow")
    assert happened[keys.index("reputation")].words()["value"] == -5
    assert seat(s, "callo")["units"]["2"] == (None, None)


@pytest.mark.parametrize(
    ("edition", "freihoff", "winner"),
    [
        ("first", -2, "freihoff"),
        ("first", -3, "freihoff"),  # Callo comes to lie on top
        ("first", -4, "callo"),
        ("second", -2, "freihoff"),
        ("second", -3, "callo"),  # equal: Callo stood better before
        ("second", -4, "callo"),
    ],
)
@pytest.mark.rule("IG-13.16", "IG-13.17")
@pytest.mark.reading("IG 52")
def test_what_the_trigger_pays(game: IceGarden, edition: str, freihoff: int, winner: str) -> None:
    s = game.scenario(at="making", edition=edition, snow=17, callo={"reputation": 0}, freihoff={"reputation": freihoff})
    play(s, "shift")  # -1 for the part, -2 for the snow
    assert ended(s) == ("dead-snow", {winner})
    assert seat(s, "callo")["vuko_tokens"] == (0 if edition == "first" else 1)
    assert seat(s, "callo")["reputation"] == -3


def dead_snow(game: IceGarden, edition: str, **what: Any) -> IceGardenState:
    """Fjollsfinn, out of the running, lets Dead Snow fall."""
    s = game.scenario(
        at="making",
        edition=edition,
        seat="fjollsfinn",
        snow=23,
        fjollsfinn={"reputation": -9, "vuko_tokens": 3},
        **what,
    )
    play(s, "shift")
    return s


@pytest.mark.parametrize(("first", "second"), [("callo", "freihoff"), ("freihoff", "callo")])
@pytest.mark.rule("IG-13.18")
def test_first_edition_markers_move_in_turn_order_each_on_top(game: IceGarden, first: str, second: str) -> None:
    s = dead_snow(
        game,
        "first",
        order=[first, second, "fjollsfinn"],
        callo={"reputation": -1, "vuko_tokens": 1},
        freihoff={"reputation": -1, "vuko_tokens": 1},
    )
    assert standing(s) == [first, second, "fjollsfinn"]


@pytest.mark.rule("IG-13.18")
def test_first_edition_whoever_stays_lies_below_whoever_comes(game: IceGarden) -> None:
    s = dead_snow(
        game, "first", callo={"reputation": "safe", "vuko_tokens": 2}, freihoff={"reputation": -3, "vuko_tokens": 0}
    )
    assert standing(s) == ["freihoff", "callo", "fjollsfinn"]


@pytest.mark.rule("IG-13.18", "IG-8.8")
@pytest.mark.reading("IG 52")
def test_first_edition_the_track_ends_at_minus_nine(game: IceGarden) -> None:
    s = game.scenario(
        at="making",
        edition="first",
        snow=17,
        callo={"reputation": -9},
        freihoff={"reputation": -8, "vuko_tokens": 1},
    )
    play(s, "shift")
    assert (seat(s, "callo")["reputation"], seat(s, "freihoff")["reputation"]) == (-9, -9)
    assert winners(s) == {"callo"}  # Freihoff comes last and lies on top


@pytest.mark.parametrize(("freihoff", "winner"), [(0, "freihoff"), (-1, "callo"), (-2, "callo")])
@pytest.mark.rule("IG-13.19")
@pytest.mark.reading("IG 7")
def test_second_edition_the_safe_area_counts_plus_one(game: IceGarden, freihoff: int, winner: str) -> None:
    s = dead_snow(game, "second", callo={"vuko_tokens": 1}, freihoff={"reputation": freihoff})
    assert winners(s) == {winner}


@pytest.mark.rule("IG-13.19")
@pytest.mark.reading("IG 52")
def test_second_edition_values_drop_below_minus_nine(game: IceGarden) -> None:
    s = dead_snow(
        game, "second", freihoff={"reputation": -8, "vuko_tokens": 2}, callo={"reputation": -9, "vuko_tokens": 1}
    )
    assert (seat(s, "callo")["reputation"], seat(s, "freihoff")["reputation"]) == (-11, -12)
    assert winners(s) == {"callo"}


@pytest.mark.parametrize(("better", "worse"), [("callo", "freihoff"), ("freihoff", "callo")])
@pytest.mark.rule("IG-13.19")
@pytest.mark.reading("IG 52")
def test_second_edition_equal_results_keep_their_order(game: IceGarden, better: str, worse: str) -> None:
    s = dead_snow(
        game,
        "second",
        order=[worse, better, "fjollsfinn"],
        standing=[better, worse, "fjollsfinn"],
        callo={"reputation": -1, "vuko_tokens": 1},
        freihoff={"reputation": -1, "vuko_tokens": 1},
    )
    assert standing(s) == [better, worse, "fjollsfinn"]


@pytest.mark.parametrize(("better", "worse"), [("callo", "freihoff"), ("freihoff", "callo")])
@pytest.mark.rule("IG-13.20")
def test_under_dead_snow_reputation_wins_whatever_the_points(
    game: IceGarden, edition: str, better: str, worse: str
) -> None:
    s = dead_snow(
        game,
        edition,
        standing=[better, worse, "fjollsfinn"],
        callo={"reputation": -2, "score": 20},
        freihoff={"reputation": -2, "score": 30},
    )
    assert ended(s) == ("dead-snow", {better})


@pytest.mark.rule("IG-13.19", "IG-8.1")
@pytest.mark.reading("IG 7")
@pytest.mark.parametrize(("safe_step", "value"), [("zero", -1), ("minus-one", -2)])
def test_what_the_safe_area_is_worth_in_the_final_count(game: IceGarden, safe_step: str, value: int) -> None:
    s = game.scenario(at="making", snow=17, safe_step=safe_step, callo={"reputation": -5}, freihoff={"vuko_tokens": 1})
    play(s, "shift")
    assert seat(s, "freihoff")["reputation"] == value


@pytest.mark.rule("IG-13.2", "IG-13.6", "IG-13.8", "IG-13.14")
@pytest.mark.parametrize(
    ("what", "rule"),
    [
        ({"regions": {"A": {"locked": True}, "B": {"locked": True}}}, "IG-13.2"),
        ({"freihoff": {"score": 50}}, "IG-13.6"),
        ({"red_ships": 4}, "IG-13.8"),
    ],
)
def test_after_the_end_the_ending_is_cited(game: IceGarden, what: dict[str, Any], rule: str) -> None:
    s = game.scenario(**({"at": "end-of-round", "callo": {}, "freihoff": {}} | what))
    assert why(s, "done") == rule
