"""Each difference between the editions, shown side by side."""

from __future__ import annotations

from typing import Any

import pytest

from meadhall.games.ice_garden import IceGarden
from meadhall.games.ice_garden.edition import DIFFERENCES, FIRST, SECOND
from meadhall.games.ice_garden.state import IceGardenState
from tests.books.ice_garden.table import events, options, play


def both(game: IceGarden, **what: Any) -> tuple[IceGardenState, IceGardenState]:
    """The same scenario in the first and in the second edition."""
    return game.scenario(edition="first", **what), game.scenario(edition="second", **what)


def test_every_difference_has_two_values_and_a_test() -> None:
    shown = {
        mark.args[0]
        for name, test in globals().items()
        if name.startswith("test_")
        for mark in getattr(test, "pytestmark", ())
        if mark.name == "difference"
    }
    assert shown == set(DIFFERENCES)
    assert all(getattr(FIRST, name) != getattr(SECOND, name) for name in DIFFERENCES)


@pytest.mark.difference("catch_up_counts_units")
@pytest.mark.rule("IG-3.1", "IG-3.2")
def test_a_lone_nightmare_catches_up_in_the_second_edition(game: IceGarden) -> None:
    first, second = both(
        game, at="start-of-round", alone=True, round=2, callo={"units": "3A"}, freihoff={"markers": "B2"}
    )
    assert options(first) == {"done"}  # at rest: nobody may catch up
    assert "settle A" in options(second)


@pytest.mark.difference("jump_stages")
@pytest.mark.rule("IG-4.3")
def test_a_longer_last_stage_would_show_where_jumps_end() -> None:
    track = {
        "stages": [3, 3, 2, 3],
        "ships": [1, 2, 3, 1, 2, 3, 1, 2, 1, 2, 3],
        "cubes": [3, 4, 5, 3, 4, 5, 3, 4, 3, 4, 5],
        "red_ships": [4, 7, 10, 11],
    }
    game = IceGarden({"initiative": track})
    first, second = both(
        game, at="initiative", round=8, red_ships=2, callo={"helm": 9, "markers": "A"}, freihoff={"helm": 9}
    )
    assert options(first) == {"advance 1"}
    assert options(second) == {"advance 1", "advance 2"}


@pytest.mark.difference("improvements_replaced")
@pytest.mark.rule("IG-7.7", "IG-7.8")
def test_a_bought_improvement_gives_way_in_the_second_edition(game: IceGarden) -> None:
    first, second = both(
        game,
        at="making",
        alone=True,
        callo={"markers": "A", "m_factor": (2, 0, 0, 0), "improvements": {2: ["speed"]}},
        freihoff={"markers": "F"},
    )
    assert "improve 2 shield 1" not in options(first)
    assert "improve 2 shield 1" in options(second)


@pytest.mark.difference("printed_icons_count")
@pytest.mark.rule("IG-7.9", "IG-7.10")
def test_a_printed_attack_may_be_bought_again_in_the_first_edition(game: IceGarden) -> None:
    first, second = both(
        game, at="making", alone=True, callo={"markers": "A", "m_factor": (2, 0, 0, 0)}, freihoff={"markers": "F"}
    )
    assert "improve 1 attack 1" in options(first)
    assert "improve 1 attack 1" not in options(second)


@pytest.mark.difference("crabs_double")
@pytest.mark.rule("IG-7.9", "IG-7.11")
def test_crabs_double_a_bought_improvement_in_the_second_edition() -> None:
    game = IceGarden({"characters": {"van-dyken": {"level1": {"prices": [2, 2]}}}})
    first, second = both(
        game,
        at="making",
        alone=True,
        van_dyken={"markers": "A", "m_factor": (2, 0, 0, 0), "improvements": {1: ["speed"]}},
        freihoff={"markers": "F"},
    )
    assert "improve 1 speed 2" not in options(first)
    assert "improve 1 speed 2" in options(second)


@pytest.mark.difference("spy_spots_for_sale")
@pytest.mark.rule("IG-7.13", "IG-7.14")
def test_maker_spy_spots_are_for_sale_in_the_second_edition(game: IceGarden) -> None:
    first, second = both(
        game, at="making", alone=True, freihoff={"markers": "A", "m_factor": (2, 0, 0, 0)}, callo={"markers": "F"}
    )
    assert "improve 3 attack 3" not in options(first)
    assert "improve 3 attack 3" in options(second)


@pytest.mark.difference("neutral_bars_ranking")
@pytest.mark.rule("IG-11.3", "IG-11.4")
def test_an_enlightened_one_against_two_neutral_markers(game: IceGarden) -> None:
    first, second = both(
        game, at="region A", alone=True, freihoff={"units": "2A"}, callo={}, regions={"A": {"neutral": 2}}
    )
    assert options(first) == {"pass", "use tower"}
    play(first, "use tower")
    assert options(first) == options(second) == {"done"}  # at rest: neither edition gives a yield
    assert (first.towers[0], second.towers[0]) == (1, 0)


@pytest.mark.difference("abilities_optional")
@pytest.mark.rule("IG-11.10", "IG-11.11")
def test_a_drakkar_may_stand_idle_in_the_first_edition(game: IceGarden) -> None:
    first, second = both(
        game, at="region A", alone=True, fjollsfinn={"markers": "A2", "units": "2A"}, callo={"markers": "A"}
    )
    assert options(first) == {"pass", "recruit callo"}
    assert options(second) == {"recruit callo"}


@pytest.mark.difference("ranks_after_events")
@pytest.mark.rule("IG-11.20", "IG-11.21")
def test_a_recruited_marker_costs_the_rank_in_the_second_edition(game: IceGarden) -> None:
    first, second = both(
        game,
        at="region A",
        alone=True,
        scorings=1,
        fjollsfinn={"markers": "A3", "units": "2A"},
        callo={"markers": "A2"},
    )
    for s in (first, second):
        play(s, "recruit callo", "take population")
    assert options(first) == {"take gold"}
    play(first, "take gold")
    assert first.score == [6, 2]
    assert second.score == [6, 0]


@pytest.mark.difference("thorn_absorbs_first")
@pytest.mark.rule("IG-11.8", "IG-12.5", "IG-12.6")
def test_the_thorn_absorbs_before_or_after_the_piper(game: IceGarden) -> None:
    first, second = both(
        game,
        at="region A",
        alone=True,
        thorn="A",
        regions={"A": {"reserves": 2}},
        van_dyken={"markers": "A2", "units": "2A"},
        callo={},
    )
    assert (first.absorbed, second.absorbed) == (0, 2)
    assert options(first) == {"pass", "use piper"}
    happened = events(play(first, "use piper"))
    assert happened.index("gained") < happened.index("absorbed")
    assert first.absorbed == 2


@pytest.mark.difference("one_m_factor_from_reserves")
@pytest.mark.rule("IG-11.24", "IG-11.25")
def test_two_reserves_in_one_region(game: IceGarden) -> None:
    for s, expected in zip(
        both(
            game,
            at="region A",
            alone=True,
            thorn="A",
            regions={"A": {"reserves": 2}},
            callo={"markers": "A2", "m_factor": (0, 0, 0, 0)},
            van_dyken={},
        ),
        (1, 2),
        strict=True,
    ):
        play(s, "take gold")
        assert s.m_factor[0] == expected


@pytest.mark.difference("faun_stays_locked")
@pytest.mark.rule("IG-12.19", "IG-12.20")
def test_the_faun_walks_out_in_the_second_edition(game: IceGarden) -> None:
    first, second = both(
        game,
        at="move",
        alone=True,
        callo={"units": "2A", "markers": "C"},
        freihoff={"markers": "F"},
        regions={"A": {"locked": True}},
    )
    assert "move unit2 A B" not in options(first)
    assert "move unit2 A B" in options(second)
    play(second, "move unit2 A B")
    assert "move unit2 B A" not in options(second)


def locking(game: IceGarden, **what: Any) -> tuple[IceGardenState, IceGardenState]:
    scene: dict[str, Any] = {
        "at": "region A",
        "alone": True,
        "callo": {"units": "2A", "markers": "A"},
        "freihoff": {"markers": "F"},
        "regions": {"A": {"nightmares": 2, "neutral": 1}},
    }
    return both(game, **(scene | what))


@pytest.mark.difference("lock_keeps_neutral")
@pytest.mark.rule("IG-12.21", "IG-12.22")
def test_the_neutral_marker_behind_the_lock(game: IceGarden) -> None:
    first, second = locking(game)
    assert first.locked[0] == second.locked[0] == 1
    assert (first.neutral[0], second.neutral[0]) == (1, 0)


@pytest.mark.difference("reserve_stays_if_blocked")
@pytest.mark.rule("IG-12.23", "IG-12.24")
def test_a_reserve_without_a_neighbour_to_go_to(game: IceGarden) -> None:
    reserve = {"reserves": 1, "neutral": 1}
    first, second = locking(game, regions={"A": {"nightmares": 2, **reserve}, "B": reserve, "D": reserve, "F": reserve})
    assert [r for r in range(8) if first.reserves[r]] == [0, 1, 3, 5]
    assert [r for r in range(8) if second.reserves[r]] == [1, 2, 3, 5]


@pytest.mark.difference("gorge_tie_to_nobody")
@pytest.mark.rule("IG-13.11", "IG-13.12")
def test_a_tie_in_viper_gorge(game: IceGarden) -> None:
    first, second = both(
        game,
        at="end-of-round",
        red_ships=4,
        callo={"viper_gorge": 2, "reputation": -3, "score": 10},
        freihoff={"viper_gorge": 2, "reputation": -1, "score": 10},
    )
    assert first.result is not None
    assert second.result is not None
    assert first.result.scores == (10, 10)
    assert second.result.scores == (10, 15)


@pytest.mark.difference("snow_counts_on_track")
@pytest.mark.rule("IG-13.16", "IG-13.17", "IG-13.18", "IG-13.19")
def test_the_final_count_lets_equals_stand_differently(game: IceGarden) -> None:
    """Callo sets off the snow at -1 and lands, after the shift and the penalty, on -4, where Freihoff stands."""
    first, second = both(
        game,
        at="making",
        snow=17,
        callo={"markers": "A", "reputation": -1},
        freihoff={"markers": "B", "reputation": -4},
    )
    for s in (first, second):
        play(s, "shift")
        assert s.reputation == [-4, -4]
    assert first.result is not None
    assert second.result is not None
    assert first.result.winners == (1,)  # Callo came down on top of Freihoff
    assert second.result.winners == (0,)  # Callo stood better before, and equals keep their order


@pytest.mark.difference("vuko_tiles_optional")
@pytest.mark.rule("IG-14.1", "IG-14.2")
def test_a_stage_without_a_vuko_tile(game: IceGarden) -> None:
    first, second = both(game, at="vuko-tiles", mode="advanced", callo={}, freihoff={})
    assert "no-tile" in options(first)
    assert "no-tile" not in options(second)
