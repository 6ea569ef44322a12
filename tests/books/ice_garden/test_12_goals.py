"""Chapter 12: what each character strives for, and what happens when Callo locks a region."""

from __future__ import annotations

from typing import Any

import pytest

from meadhall.games.ice_garden import IceGarden
from meadhall.games.ice_garden.state import IceGardenState
from tests.books.ice_garden.table import asked, coast, events, options, play, region, seat, why, winners


def ending(s: IceGardenState) -> str | None:
    return None if s.result is None else s.result.ending


# --- Fjollsfinn -----------------------------------------------------------------------------------


@pytest.mark.rule("IG-12.1")
def test_six_dwellers_of_all_others_together(game: IceGarden, edition: str) -> None:
    s = game.scenario(
        at="region A",
        edition=edition,
        fjollsfinn={"units": "2A"},
        callo={"markers": "A", "ice_garden": 3},
        freihoff={"ice_garden": 2},
    )
    play(s, "recruit callo", "take gold")
    assert (winners(s), ending(s)) == ({"fjollsfinn"}, "goal")


@pytest.mark.rule("IG-12.1")
def test_five_dwellers_are_not_enough(game: IceGarden) -> None:
    s = game.scenario(at="region A", fjollsfinn={"units": "2A"}, callo={"markers": "A", "ice_garden": 4})
    play(s, "recruit callo", "take gold")
    assert not s.over


@pytest.mark.rule("IG-12.1")
def test_neutral_markers_are_never_brought_to_the_ice_garden(game: IceGarden) -> None:
    s = game.scenario(at="region A", alone=True, fjollsfinn={"units": "2A"}, callo={})
    assert options(s) == {"take population", "take gold"}
    assert region(s, "A")["neutral"] == 1


@pytest.mark.parametrize("place", "ABCDEF")
@pytest.mark.rule("IG-12.2")
def test_drakkars_recruit_in_every_open_region(game: IceGarden, place: str) -> None:
    s = game.scenario(at=f"region {place}", alone=True, fjollsfinn={"units": f"2{place}"}, callo={"markers": place})
    assert options(s) == {"recruit callo"}


@pytest.mark.rule("IG-12.2")
def test_drakkars_move_over_land(game: IceGarden) -> None:
    s = game.scenario(at="move", alone=True, fjollsfinn={"units": "2B"}, callo={})
    assert {"move unit2 B A", "move unit2 B C", "move unit2 B D", "move unit2 B E"} <= options(s)


# --- van Dyken ------------------------------------------------------------------------------------


@pytest.mark.rule("IG-12.3")
@pytest.mark.reading("IG 34")
def test_four_reserves_absorbed_several_in_one_round(game: IceGarden, edition: str) -> None:
    s = game.scenario(
        at="region A",
        edition=edition,
        van_dyken={"markers": "A2"},
        callo={},
        thorn="A",
        absorbed=1,
        regions={"A": {"reserves": 3}},
    )
    play(s, "take gold")
    assert s.absorbed == 4
    assert (winners(s), ending(s)) == ({"van-dyken"}, "goal")


@pytest.mark.rule("IG-12.3")
def test_three_reserves_are_not_enough(game: IceGarden) -> None:
    s = game.scenario(
        at="region A",
        van_dyken={"markers": "A2"},
        callo={},
        thorn="A",
        absorbed=2,
        regions={"A": {"reserves": 1}},
    )
    play(s, "take gold")
    assert s.absorbed == 3
    assert not s.over


@pytest.mark.rule("IG-12.4")
def test_a_carried_reserve_is_not_absorbed_in_the_same_round(game: IceGarden) -> None:
    s = game.scenario(
        at="domination",
        alone=True,
        van_dyken={"markers": "B2", "units": "2A"},
        callo={},
        thorn="B",
        regions={"A": {"reserves": 1}},
    )
    play(s, "take gold")
    assert region(s, "B")["reserves_face_down"] == 1
    play(s, "take gold")
    assert s.absorbed == 0
    assert (region(s, "B")["reserves"], region(s, "B")["reserves_face_down"]) == (1, 0)


@pytest.mark.rule("IG-12.5")
@pytest.mark.reading("IG 34")
def test_first_edition_absorbs_with_the_abilities(game: IceGarden) -> None:
    s = game.scenario(
        at="region A",
        alone=True,
        edition="first",
        van_dyken={"units": "2A"},
        callo={},
        thorn="A",
        regions={"A": {"reserves": 1}},
    )
    assert options(s) == {"pass", "use piper"}
    assert s.absorbed == 0
    play(s, "use piper", "take gold")
    assert s.absorbed == 1
    assert region(s, "A")["reserves"] == 0
    assert seat(s, "van-dyken")["m_factor"] == (1, 0, 0, 0)


@pytest.mark.rule("IG-12.6")
@pytest.mark.reading("IG 34")
def test_second_edition_absorbs_before_all_else(game: IceGarden) -> None:
    s = game.scenario(
        at="domination",
        alone=True,
        van_dyken={"markers": "A2", "units": "2B"},
        callo={},
        thorn="B",
        regions={"B": {"reserves": 1}},
    )
    happened = events(play(s, "take gold"))
    assert happened == ["gained", "dominates", "absorbed", "gained"]  # gold, then in B the Thorn before the Piper
    play(s, "take gold")
    assert region(s, "B")["reserves"] == 0
    assert seat(s, "van-dyken")["m_factor"] == (1, 0, 0, 0)


@pytest.mark.parametrize(("edition", "m_factor"), [("first", 2), ("second", 3)])
@pytest.mark.rule("IG-12.7")
@pytest.mark.reading("IG 34")
def test_somebody_else_at_the_thorn_collects(game: IceGarden, edition: str, m_factor: int) -> None:
    s = game.scenario(
        at="region A",
        alone=True,
        edition=edition,
        van_dyken={"markers": "A2"},
        callo={"markers": "A3"},
        thorn="A",
        regions={"A": {"reserves": 2}},
    )
    play(s, "take gold", "take population")
    assert (s.absorbed, region(s, "A")["reserves"]) == (0, 2)
    assert seat(s, "callo")["m_factor"][0] == m_factor


@pytest.mark.rule("IG-12.8")
@pytest.mark.reading("IG 34")
def test_thorn_and_towers_add_no_influence(game: IceGarden, edition: str) -> None:
    s = game.scenario(
        at="region A",
        alone=True,
        edition=edition,
        van_dyken={"markers": "A"},
        freihoff={"markers": "A"},
        callo={"markers": "A2"},
        thorn="A",
        regions={"A": {"tower": True}},
    )
    assert asked(s) == "callo"
    play(s, "take gold")
    assert options(s) == {"done"}  # one marker each does not exceed the neutral one


# --- Freihoff -------------------------------------------------------------------------------------

TOWER: dict[str, Any] = {"tower": True}


@pytest.mark.rule("IG-12.9")
def test_six_towers(game: IceGarden, edition: str) -> None:
    s = game.scenario(
        at="region F", edition=edition, freihoff={"units": "2F"}, callo={}, regions=dict.fromkeys("ABCDE", TOWER)
    )
    play(s, *(["use tower"] if edition == "first" else []), "take population")
    assert (winners(s), ending(s)) == ({"freihoff"}, "goal")


@pytest.mark.rule("IG-12.9")
@pytest.mark.reading("IG 37")
def test_no_second_tower_in_a_region(game: IceGarden, edition: str) -> None:
    s = game.scenario(
        at="region F", edition=edition, freihoff={"units": "2F"}, callo={}, regions=dict.fromkeys("BCDEF", TOWER)
    )
    assert options(s) == {"take population", "take m-factor"}
    play(s, "take population")
    assert not s.over


@pytest.mark.rule("IG-12.10")
@pytest.mark.reading("IG 47")
def test_a_tower_behind_a_lock_still_counts(game: IceGarden, edition: str) -> None:
    s = game.scenario(
        at="region F",
        edition=edition,
        freihoff={"units": "2F"},
        callo={"markers": "A"},
        regions={"A": TOWER | {"locked": True}, **dict.fromkeys("BCDE", TOWER)},
    )
    play(s, *(["use tower"] if edition == "first" else []), "take population")
    assert winners(s) == {"freihoff"}


@pytest.mark.rule("IG-12.10")
def test_locking_leaves_the_tower_standing(game: IceGarden) -> None:
    s = game.scenario(
        at="region A", alone=True, callo={"units": "2A"}, freihoff={}, regions={"A": TOWER | {"nightmares": 2}}
    )
    assert (region(s, "A")["locked"], region(s, "A")["tower"]) == (True, True)


@pytest.mark.rule("IG-12.10")
@pytest.mark.reading("IG 47")
def test_with_two_players_a_lock_without_tower_ends_the_hope_for_six(game: IceGarden, edition: str) -> None:
    locked: dict[str, Any] = {"alone": True, "edition": edition, "freihoff": {"units": "2B"}}
    locked["regions"] = {"A": {"locked": True}, **dict.fromkeys("BCDEF", TOWER)}
    s = game.scenario(at="move", seat="freihoff", callo={"markers": "A", "units": "2A"}, **locked)
    assert why(s, "move unit2 B A") == "IG-12.25"
    s = game.scenario(at="domination", callo={}, **locked)
    coast(s)
    assert region(s, "A")["tower"] is False


# --- Callo: what locks a region -------------------------------------------------------------------


@pytest.mark.rule("IG-12.11")
def test_two_locks(game: IceGarden, edition: str) -> None:
    s = game.scenario(
        at="region B",
        edition=edition,
        callo={"units": "2B"},
        freihoff={},
        regions={"A": {"locked": True}, "B": {"nightmares": 2}},
    )
    assert (winners(s), ending(s)) == ({"callo"}, "goal")


@pytest.mark.rule("IG-12.11")
def test_one_lock_is_not_enough(game: IceGarden) -> None:
    s = game.scenario(at="region B", callo={"units": "2B"}, freihoff={}, regions={"B": {"nightmares": 2}})
    assert region(s, "B")["locked"]
    assert not s.over


@pytest.mark.parametrize(
    ("tokens", "callo", "freihoff", "locked"),
    [
        (2, "2A", "", True),
        (2, "1A 1A", "", False),  # no Faun
        (2, "3A", "", False),  # a Nightmare is no Faun
        (1, "2A", "", False),  # one token
        (2, "2A", "3A", False),  # Freihoff dominates
        (2, "1A 1A 1A", "2A", False),  # somebody else's level 2 is no Faun
    ],
)
@pytest.mark.rule("IG-12.12")
def test_what_it_takes_to_lock(
    game: IceGarden, edition: str, tokens: int, callo: str, freihoff: str, locked: bool
) -> None:
    s = game.scenario(
        at="region A",
        alone=True,
        edition=edition,
        callo={"units": callo},
        freihoff={"units": freihoff},
        regions={"A": {"nightmares": tokens}},
    )
    assert region(s, "A")["locked"] is locked


@pytest.mark.rule("IG-12.12")
@pytest.mark.reading("IG 39")
def test_the_second_token_may_be_laid_in_the_same_round(game: IceGarden) -> None:
    s = game.scenario(
        at="region A", alone=True, callo={"units": "2A 3A"}, freihoff={}, regions={"A": {"nightmares": 1}}
    )
    assert region(s, "A")["locked"]


@pytest.mark.rule("IG-12.13")
def test_the_lock_takes_the_place_of_the_nightmare_tokens(game: IceGarden) -> None:
    s = game.scenario(at="region A", alone=True, callo={"units": "2A"}, freihoff={}, regions={"A": {"nightmares": 2}})
    assert (region(s, "A")["locked"], region(s, "A")["nightmares"]) == (True, 0)


@pytest.mark.rule("IG-12.14")
def test_the_region_of_the_thorn_is_never_locked(game: IceGarden, edition: str) -> None:
    s = game.scenario(
        at="region A",
        alone=True,
        edition=edition,
        callo={"units": "2A"},
        van_dyken={},
        thorn="A",
        regions={"A": {"nightmares": 2}},
    )
    assert (region(s, "A")["locked"], region(s, "A")["nightmares"]) == (False, 2)
    assert options(s) == {"take population", "take gold"}


# --- Callo: what a lock does ----------------------------------------------------------------------


def locking(game: IceGarden, callo: dict[str, Any], freihoff: dict[str, Any], **what: Any) -> IceGardenState:
    """Region A at the moment of its lock; Callo's supply is empty, so that the Faun swaps nothing."""
    markers = sum(int(word[1:] or 1) for word in callo.get("markers", "").split())
    a = {"nightmares": 2} | what.pop("a", {})
    return game.scenario(
        at="region A",
        alone=True,
        callo={"units": "2A", "viper_gorge": 20 - markers} | callo,
        freihoff=freihoff,
        regions={"A": a, **what.pop("regions", {})},
        **what,
    )


@pytest.mark.rule("IG-12.15")
@pytest.mark.reading("IG 41")
def test_a_lock_strikes_down_all_units_but_one_faun(game: IceGarden, edition: str) -> None:
    s = locking(game, {"units": "1A 1B 2A 2A 3A"}, {"units": "1A 2A 3C"}, edition=edition)
    assert seat(s, "callo")["units"] == {"1": (None, "B", None), "2": ("A", None), "3": (None,)}
    assert seat(s, "freihoff")["units"] == {"1": (None,) * 3, "2": (None,) * 2, "3": ("C",)}
    assert s.score == [0, 0]


@pytest.mark.parametrize(("markers", "stay"), [(1, 1), (2, 1), (5, 3), (6, 3)])
@pytest.mark.rule("IG-12.16")
def test_half_of_callos_markers_stay_rounded_up(game: IceGarden, edition: str, markers: int, stay: int) -> None:
    s = locking(game, {"markers": f"A{markers}"}, {}, edition=edition)
    play(s, *["evict F"] * (markers - stay))
    assert options(s) == {"done"}
    assert seat(s, "callo")["markers"]["A"] == stay
    assert sum(seat(s, "callo")["markers"].values()) == markers


@pytest.mark.rule("IG-12.16")
def test_callo_spreads_the_rest_next_door_as_she_likes(game: IceGarden) -> None:
    s = locking(game, {"markers": "A5"}, {})
    assert options(s) == {"evict B", "evict D", "evict F"}
    assert why(s, "evict C") == "IG-12.16"
    play(s, "evict B", "evict F")
    assert seat(s, "callo")["markers"] == {"A": 3, "B": 1, "F": 1}


@pytest.mark.rule("IG-12.16")
def test_markers_left_behind_a_lock_are_out_of_play(game: IceGarden) -> None:
    locked = {"A": {"locked": True}}
    s = game.scenario(at="move", alone=True, callo={"markers": "A3 B"}, freihoff={}, regions=locked)
    assert why(s, "move marker A B") == "IG-12.25"
    s = game.scenario(at="mountain", alone=True, callo={"markers": "A3 B"}, freihoff={}, regions=locked)
    assert why(s, "mountain A B") == "IG-12.25"


@pytest.mark.rule("IG-12.16", "IG-12.17")
def test_markers_that_vuko_holds_move_out_too(game: IceGarden) -> None:
    s = locking(
        game, {"markers": "A4", "held": 2, "vuko_tokens": 2}, {"markers": "A", "held": 1, "vuko_tokens": 1}, vuko="A"
    )
    play(s, "evict B", "evict B", "evict D")
    assert seat(s, "callo")["markers"] == {"A": 2, "B": 2}
    assert seat(s, "freihoff")["markers"] == {"D": 1}
    assert (seat(s, "callo")["held"], seat(s, "freihoff")["held"]) == (0, 0)


@pytest.mark.rule("IG-12.17")
def test_the_others_move_out_in_turn_order_after_callo(game: IceGarden, edition: str) -> None:
    s = game.scenario(
        at="region A",
        alone=True,
        edition=edition,
        order=["freihoff", "callo", "fjollsfinn"],
        callo={"markers": "A3", "units": "2A", "viper_gorge": 17},
        fjollsfinn={"markers": "A"},
        freihoff={"markers": "A2"},
        regions={"A": {"nightmares": 2}},
    )
    seen = []
    for goal in ("B", "D", "F", "B"):
        seen.append(asked(s))
        play(s, f"evict {goal}")
    assert seen == ["callo", "freihoff", "freihoff", "fjollsfinn"]
    assert seat(s, "freihoff")["markers"] == {"D": 1, "F": 1}
    assert seat(s, "fjollsfinn")["markers"] == {"B": 1}


@pytest.mark.rule("IG-12.17")
def test_evicted_markers_go_next_door_only(game: IceGarden) -> None:
    s = locking(game, {"markers": "A"}, {"markers": "A"})
    assert asked(s) == "freihoff"
    assert options(s) == {"evict B", "evict D", "evict F"}
    assert why(s, "evict E") == "IG-12.17"


@pytest.mark.rule("IG-12.18")
@pytest.mark.reading("IG 46")
def test_without_an_open_neighbour_any_open_region_will_do(game: IceGarden, edition: str) -> None:
    s = game.scenario(
        at="region C",
        edition=edition,
        tiles={"A": 1, "C": 2, "D": 3, "F": 4, "G": 5, "H": 6},  # C borders on B and E, now closed, and on H
        callo={"markers": "C2", "units": "2C", "viper_gorge": 18},
        freihoff={"markers": "C"},
        regions={"C": {"nightmares": 2}, "H": {"locked": True}},
    )
    for _ in ("callo", "freihoff"):
        assert options(s) == {"evict A", "evict D", "evict F", "evict G"}
        play(s, "evict G")
    assert winners(s) == {"callo"}


LOCKED_FAUN: dict[str, Any] = {
    "callo": {"markers": "A2 B", "units": "2A", "gold": 2},
    "freihoff": {"units": "2B", "gold": 2},
    "regions": {"A": {"locked": True}},
    "alone": True,
}


@pytest.mark.rule("IG-12.19")
@pytest.mark.reading("IG 40")
def test_first_edition_the_faun_is_shut_in_for_good(game: IceGarden) -> None:
    s = game.scenario(at="move", edition="first", **LOCKED_FAUN)
    assert "move unit2 A B" not in options(s)
    assert why(s, "move unit2 A B") == "IG-12.19"


@pytest.mark.rule("IG-12.20")
@pytest.mark.reading("IG 40")
def test_second_edition_the_faun_walks_out_and_not_in_again(game: IceGarden) -> None:
    s = game.scenario(at="move", **LOCKED_FAUN)
    play(s, "move unit2 A B")
    assert seat(s, "callo")["units"]["2"] == ("B", None)
    assert "move unit2 B C" in options(s)
    assert why(s, "move unit2 B A") == "IG-12.20"


@pytest.mark.rule("IG-12.20")
@pytest.mark.reading("IG 40")
def test_only_a_move_action_brings_the_faun_out(game: IceGarden) -> None:
    s = game.scenario(at="mountain", **LOCKED_FAUN)
    assert why(s, "mountain A B") == "IG-12.25"
    fast = LOCKED_FAUN | {"callo": LOCKED_FAUN["callo"] | {"improvements": {2: ["speed"]}}}
    assert options(game.scenario(at="speed", **fast)) == {"done"}
    assert why(game.scenario(at="speed", **fast), "move unit2 A B") is not None


@pytest.mark.rule("IG-12.19", "IG-12.25")
def test_an_enlightened_one_is_kept_out_by_the_lock_not_by_the_faun(game: IceGarden, edition: str) -> None:
    s = game.scenario(at="move", seat="freihoff", edition=edition, **LOCKED_FAUN)
    assert why(s, "move unit2 B A") == "IG-12.25"


@pytest.mark.rule("IG-12.21")
@pytest.mark.reading("IG 41")
def test_first_edition_the_neutral_marker_stays(game: IceGarden) -> None:
    s = locking(game, {"markers": "A2"}, {}, edition="first")
    assert region(s, "A")["neutral"] == 1


@pytest.mark.rule("IG-12.22")
@pytest.mark.reading("IG 41")
def test_second_edition_the_neutral_marker_leaves_the_board(game: IceGarden) -> None:
    s = locking(game, {"markers": "A2"}, {})
    assert region(s, "A")["neutral"] == 0
    assert s.score == [0, 0]


def reserve_after_lock(game: IceGarden, edition: str, taken: str) -> str:
    """Where the reserve of region A lies after its lock: next door are B, D with the Thorn, and F."""
    s = game.scenario(
        at="region A",
        alone=True,
        edition=edition,
        callo={"units": "2A"},
        van_dyken={},
        thorn="D",
        regions={"A": {"nightmares": 2, "reserves": 1}, **{name: {"reserves": 1} for name in taken}},
    )
    assert region(s, "A")["locked"]
    return "".join(name for name in "ABCDEF" if name not in taken and region(s, name)["reserves"])


@pytest.mark.parametrize(("taken", "goal"), [("", "B"), ("B", "F"), ("BF", "A")])
@pytest.mark.rule("IG-12.23")
@pytest.mark.reading("IG 42")
def test_first_edition_the_reserve_goes_next_door_or_stays(game: IceGarden, taken: str, goal: str) -> None:
    assert reserve_after_lock(game, "first", taken) == goal


@pytest.mark.parametrize(("taken", "goal"), [("", "B"), ("B", "F"), ("BF", "C"), ("BCF", "E")])
@pytest.mark.rule("IG-12.24")
@pytest.mark.reading("IG 42")
def test_second_edition_the_reserve_goes_next_door_or_farther(game: IceGarden, taken: str, goal: str) -> None:
    assert reserve_after_lock(game, "second", taken) == goal


@pytest.mark.rule("IG-12.23", "IG-12.24")
@pytest.mark.reading("IG 42")
def test_where_no_place_is_free_the_reserve_stays(game: IceGarden, edition: str) -> None:
    s = game.scenario(
        at="region B",
        alone=True,
        edition=edition,
        callo={"units": "2B"},
        van_dyken={},
        thorn="D",
        regions={
            "A": {"locked": True},
            "B": {"nightmares": 2, "reserves": 1},
            **{name: {"reserves": 1} for name in "CEF"},
        },
    )
    assert region(s, "B")["locked"]
    assert [region(s, name)["reserves"] for name in "ABCDEF"] == [0, 1, 1, 0, 1, 1]


@pytest.mark.rule("IG-12.24")
def test_the_lowest_number_counts_not_the_letter(game: IceGarden) -> None:
    s = locking(game, {}, {}, a={"reserves": 1}, tiles={"A": 1, "B": 6, "C": 2, "D": 5, "E": 3, "F": 4})
    assert region(s, "F")["reserves"] == 1


# --- behind the lock ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("at", "action"),
    [
        ("start-of-round", "settle A"),
        ("influence", "influence A"),
        ("influence", "influence A B"),
        ("move", "move marker B A"),
        ("mountain", "mountain B A"),
    ],
)
@pytest.mark.rule("IG-12.25")
@pytest.mark.reading("IG 63")
def test_nothing_gets_into_a_locked_region(game: IceGarden, edition: str, at: str, action: str) -> None:
    s = game.scenario(
        at=at,
        alone=True,
        edition=edition,
        round=3,
        callo={"markers": "A3 B"},
        freihoff={"markers": "C2"},
        regions={"A": {"locked": True}},
    )
    assert action not in options(s)
    assert why(s, action) == "IG-12.25"


@pytest.mark.rule("IG-12.25")
def test_nothing_is_summoned_into_a_locked_region(game: IceGarden) -> None:
    s = game.scenario(
        at="making",
        alone=True,
        callo={"markers": "A3 B", "m_factor": (0, 1, 0, 0)},
        freihoff={},
        regions={"A": {"locked": True}},
    )
    play(s, "summon 1 1")
    assert options(s) == {"appear B"}
    assert why(s, "appear A") == "IG-12.25"


@pytest.mark.rule("IG-12.25")
def test_speed_does_not_lead_into_a_locked_region(game: IceGarden) -> None:
    s = game.scenario(
        at="speed",
        alone=True,
        callo={"units": "2A"},
        freihoff={"units": "1B", "improvements": {1: ["speed"]}},
        regions={"A": {"locked": True}},
    )
    assert options(s) == {"done", "move unit1 B C", "move unit1 B D", "move unit1 B E"}


@pytest.mark.rule("IG-12.25")
@pytest.mark.reading("IG 63")
def test_the_locked_in_faun_attacks_nobody(game: IceGarden) -> None:
    s = game.scenario(
        at="attack",
        alone=True,
        edition="first",  # where the neutral marker is still there
        callo={"units": "2A", "improvements": {2: ["attack"]}},
        freihoff={},
        regions={"A": {"locked": True}},
    )
    assert options(s) == {"done"}
    assert seat(s, "callo")["gold"] == 2


@pytest.mark.rule("IG-12.25")
@pytest.mark.reading("IG 63")
def test_no_domination_ability_works_behind_a_lock(game: IceGarden, edition: str) -> None:
    s = game.scenario(
        at="domination",
        alone=True,
        edition=edition,
        callo={"markers": "A3", "units": "2A"},
        freihoff={},
        regions={"A": {"locked": True, "reserves": 1}},
    )
    assert options(s) == {"done"}
    assert seat(s, "callo")["m_factor"] == (1, 0, 0, 0)


@pytest.mark.rule("IG-12.26")
def test_vuko_passes_a_locked_region_over(game: IceGarden) -> None:
    s = game.scenario(
        at="vuko",
        alone=True,
        callo={"markers": "A5 C", "reputation": -1},
        freihoff={},
        regions={"A": {"locked": True}},
    )
    assert s.position()["vuko"] == "C"


@pytest.mark.rule("IG-12.26")
@pytest.mark.reading("IG 45")
def test_vuko_leaves_the_region_in_the_round_after_its_lock(game: IceGarden, edition: str) -> None:
    s = locking(game, {"markers": "A"}, {}, edition=edition, vuko="A")
    assert s.position()["vuko"] == "A"
    s = game.scenario(
        at="vuko",
        alone=True,
        edition=edition,
        callo={"markers": "A5 C", "reputation": -1, "vuko_tokens": 1},
        freihoff={},
        vuko="A",
        regions={"A": {"locked": True}},
    )
    assert s.position()["vuko"] == "C"
    assert seat(s, "callo")["vuko_tokens"] == 2


@pytest.mark.rule("IG-12.26")
def test_vuko_does_no_work_in_the_locked_region_if_there_is_nowhere_to_go(game: IceGarden) -> None:
    s = game.scenario(
        at="vuko",
        alone=True,
        callo={"markers": "A5", "units": "2A", "reputation": -1},
        freihoff={},
        vuko="A",
        regions={"A": {"locked": True}},
    )
    assert seat(s, "callo")["vuko_tokens"] == 0
    assert seat(s, "callo")["units"]["2"] == ("A", None)


@pytest.mark.rule("IG-12.27")
@pytest.mark.reading("IG 44")
def test_callo_alone_scores_a_locked_region_and_nobody_harvests_it(game: IceGarden, edition: str) -> None:
    s = game.scenario(
        at="domination",
        alone=True,
        edition=edition,
        callo={},
        freihoff={"markers": "C2"},
        scorings=2,
        regions={"A": {"locked": True}},
    )
    assert s.score == [12, 0]
    assert asked(s) == "freihoff"  # in C


@pytest.mark.rule("IG-12.27")
@pytest.mark.reading("IG 43", "IG 44")
def test_points_but_no_resources_in_the_round_of_the_lock(game: IceGarden, edition: str) -> None:
    s = locking(game, {"markers": "A"}, {"markers": "A2"}, edition=edition, scorings=1, a={"reserves": 1})
    play(s, "evict D", "evict D")
    assert options(s) == {"done"}
    assert s.score == [6, 0]
    assert seat(s, "callo")["m_factor"] == (1, 0, 0, 0)


@pytest.mark.rule("IG-12.27")
def test_no_points_from_a_lock_without_a_red_ship(game: IceGarden) -> None:
    s = locking(game, {"markers": "A"}, {})
    assert s.score == [0, 0]
