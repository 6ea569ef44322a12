"""Chapter 11, domination: who rules a region, what its units do there, and what it yields."""

from __future__ import annotations

from typing import Any

import pytest

from meadhall.games.ice_garden import IceGarden
from meadhall.games.ice_garden.state import IceGardenState
from tests.books.ice_garden.table import asked, events, options, play, region, seat, why

NOTHING_LEFT = {"done"}
"""What a scenario that shows one thing alone offers when that thing is over."""
BOTH = pytest.mark.parametrize("edition", ["first", "second"])


def takers(s: IceGardenState) -> list[str]:
    """Who takes resources, in order; everybody takes the first kind on offer."""
    found = []
    while s.decision is not None and s.decision.prompt.key == "ask-take":
        found.append(asked(s))
        s.apply(s.decision.options[0])
    return found


# --- the order of regions -----------------------------------------------------------------------


@pytest.mark.rule("IG-11.1")
@pytest.mark.reading("IG 31")
@BOTH
def test_regions_by_number(game: IceGarden, edition: str) -> None:
    s = game.scenario(
        at="domination",
        alone=True,
        edition=edition,
        tiles={"A": 6, "B": 2, "C": 4, "D": 1, "E": 3, "F": 5},
        callo={"markers": "A2 B2 C2 D2"},
        freihoff={},
    )
    visited = []
    while s.decision is not None and s.decision.prompt.key == "ask-take":
        visited.append(s.decision.prompt.words()["region"])
        s.apply(s.decision.options[0])
    assert visited == ["D", "B", "C", "A"]


@pytest.mark.rule("IG-11.1")
def test_a_region_is_finished_before_the_next_is_looked_at(game: IceGarden) -> None:
    s = game.scenario(
        at="domination",
        alone=True,
        callo={"markers": "A3", "units": "2A"},
        freihoff={"markers": "A2 B"},
        regions={"A": {"nightmares": 2}},
    )
    play(s, "enchant freihoff", "evict D", "evict D", "evict B")
    assert asked(s) == "freihoff", "the marker driven out of A makes her the dominator of B"
    assert options(s) == {"take population", "take gold"}


# --- influence ----------------------------------------------------------------------------------


@pytest.mark.rule("IG-11.2")
@pytest.mark.reading("IG 68")
@BOTH
@pytest.mark.parametrize(
    ("pieces", "influence"),
    [
        ({"markers": "A3"}, 3),
        ({"units": "1A 1A"}, 2),
        ({"units": "3A"}, 3),
        ({"units": "3A", "improvements": {3: ["dominate", "dominate"]}}, 5),
        ({"markers": "A", "units": "1A 1A 3A", "improvements": {1: ["dominate"]}}, 8),
    ],
)
def test_what_counts_as_influence(game: IceGarden, edition: str, pieces: dict[str, Any], influence: int) -> None:
    for rival, first in ((influence - 1, "van-dyken"), (influence + 1, "freihoff")):
        s = game.scenario(
            at="region A",
            alone=True,
            edition=edition,
            van_dyken=pieces,
            freihoff={"markers": f"A{rival}"},
            regions={"A": {"neutral": 0}},
        )
        assert asked(s) == first


# --- neutral markers ----------------------------------------------------------------------------


@pytest.mark.rule("IG-11.3")
@pytest.mark.reading("IG 30")
def test_neutral_markers_deny_the_yield_but_not_the_domination(game: IceGarden) -> None:
    s = game.scenario(
        at="region A",
        alone=True,
        edition="first",
        scorings=1,
        freihoff={"units": "2A"},
        callo={},
        regions={"A": {"neutral": 2, "reserves": 1}},
    )
    assert options(s) == {"pass", "use tower"}
    play(s, "use tower")
    assert options(s) == NOTHING_LEFT
    assert seat(s, "freihoff")["m_factor"] == (1, 0, 0, 0)
    assert seat(s, "freihoff")["score"] == 0


@pytest.mark.rule("IG-11.4")
@pytest.mark.reading("IG 30")
def test_neutral_markers_keep_players_out_of_the_ranking(game: IceGarden) -> None:
    s = game.scenario(
        at="region A",
        alone=True,
        scorings=1,
        freihoff={"units": "2A"},
        callo={},
        regions={"A": {"neutral": 2, "reserves": 1}},
    )
    assert options(s) == NOTHING_LEFT
    assert not region(s, "A")["tower"]
    assert seat(s, "freihoff")["m_factor"] == (1, 0, 0, 0)
    assert seat(s, "freihoff")["score"] == 0


@pytest.mark.rule("IG-11.3", "IG-11.4")
@BOTH
def test_only_those_above_the_neutral_markers_are_rewarded(game: IceGarden, edition: str) -> None:
    s = game.scenario(
        at="region B",
        alone=True,
        edition=edition,
        scorings=1,
        freihoff={"markers": "B3"},
        callo={"markers": "B2"},
        regions={"B": {"neutral": 2}},
    )
    assert takers(s) == ["freihoff"]
    assert seat(s, "freihoff")["score"] == 5
    assert seat(s, "callo")["score"] == 0


@pytest.mark.rule("IG-11.3", "IG-11.4")
@BOTH
@pytest.mark.parametrize(("influence", "rewarded"), [(3, []), (4, ["callo"])])
def test_example_three_neutral_markers_ask_for_four_influence(
    game: IceGarden, edition: str, influence: int, rewarded: list[str]
) -> None:
    s = game.scenario(
        at="region A",
        alone=True,
        edition=edition,
        callo={"markers": f"A{influence}"},
        freihoff={},
        regions={"A": {"neutral": 3}},
    )
    assert takers(s) == rewarded


@pytest.mark.rule("IG-11.4")
def test_example_no_tie_break_against_a_neutral_marker(game: IceGarden) -> None:
    s = game.scenario(at="region A", alone=True, callo={"markers": "A B4 D4"}, freihoff={})
    assert options(s) == NOTHING_LEFT


@pytest.mark.rule("IG-11.5")
@BOTH
@pytest.mark.parametrize(("neutral", "yields"), [(0, True), (1, False)])
def test_without_neutral_markers_one_is_enough(game: IceGarden, edition: str, neutral: int, yields: bool) -> None:
    s = game.scenario(
        at="region A",
        alone=True,
        edition=edition,
        callo={"markers": "A"},
        freihoff={},
        regions={"A": {"neutral": neutral}},
    )
    assert ("take gold" in options(s)) is yields


@pytest.mark.rule("IG-11.5")
def test_beating_the_neutral_marker_opens_a_region_to_a_single_unit(game: IceGarden) -> None:
    s = game.scenario(at="attack", callo={"units": "1A"}, freihoff={})
    play(s, "attack", "strike A")
    assert options(s) == {"take population", "take gold"}


# --- ties ---------------------------------------------------------------------------------------


@pytest.mark.rule("IG-11.6")
@BOTH
def test_example_red_wins_with_two_markers_next_door_against_one(game: IceGarden, edition: str) -> None:
    s = game.scenario(
        at="region A",
        alone=True,
        edition=edition,
        standing=["callo", "freihoff"],
        freihoff={"markers": "A2 B D"},
        callo={"markers": "A2 F"},
    )
    assert takers(s) == ["freihoff", "callo"]


@pytest.mark.rule("IG-11.6")
@pytest.mark.reading("IG 62")
@pytest.mark.parametrize(
    ("freihoff", "callo"),
    [
        pytest.param({"units": "3B"}, {"markers": "A2 B2"}, id="units count"),
        pytest.param({"markers": "A2 B"}, {"markers": "A2 C5"}, id="only neighbours count"),
        pytest.param({"markers": "A2 B"}, {"markers": "A2 D4"}, id="locked neighbours do not count"),
    ],
)
def test_what_counts_next_door(game: IceGarden, freihoff: dict[str, Any], callo: dict[str, Any]) -> None:
    s = game.scenario(
        at="region A",
        alone=True,
        standing=["callo", "freihoff"],
        freihoff={"markers": "A2", **freihoff},
        callo=callo,
        regions={"D": {"locked": True}},
    )
    assert takers(s)[0] == "freihoff"


@pytest.mark.rule("IG-11.6")
@pytest.mark.reading("IG 62")
def test_ties_for_lower_places_look_next_door_too(game: IceGarden) -> None:
    s = game.scenario(
        at="region B",
        alone=True,
        standing=["callo", "fjollsfinn", "freihoff"],
        callo={"markers": "B2"},
        fjollsfinn={"markers": "B2 A"},
        freihoff={"markers": "B4"},
    )
    assert takers(s) == ["freihoff", "fjollsfinn", "callo"]


@pytest.mark.rule("IG-11.7")
@BOTH
def test_still_tied_the_better_reputation_wins(game: IceGarden, edition: str) -> None:
    s = game.scenario(
        at="region A",
        alone=True,
        edition=edition,
        callo={"markers": "A2 B", "reputation": -3},
        freihoff={"markers": "A2 D", "reputation": -2},
    )
    assert takers(s) == ["freihoff", "callo"]


@pytest.mark.rule("IG-11.7")
@pytest.mark.parametrize(
    "standing", [["callo", "freihoff"], ["freihoff", "callo"]], ids=["callo below", "freihoff below"]
)
def test_in_one_stack_the_lower_marker_wins(game: IceGarden, standing: list[str]) -> None:
    s = game.scenario(
        at="region A",
        alone=True,
        standing=standing,
        callo={"markers": "A2", "reputation": -2},
        freihoff={"markers": "A2", "reputation": -2},
    )
    assert takers(s) == standing


# --- the Thorn ----------------------------------------------------------------------------------


@pytest.mark.rule("IG-11.8")
@pytest.mark.reading("IG 34")
def test_the_thorn_absorbs_first_and_its_reserves_give_nothing(game: IceGarden) -> None:
    s = game.scenario(
        at="domination",
        alone=True,
        thorn="B",
        van_dyken={"markers": "B", "units": "2B"},
        callo={"markers": "A2"},
        regions={"B": {"reserves": 2}},
    )
    assert events(play(s, "take gold")) == ["gained", "dominates", "absorbed", "gained"], "absorbed before the Piper"
    play(s, "take gold")
    assert s.position()["absorbed"] == 2
    assert seat(s, "van-dyken")["m_factor"] == (1, 0, 0, 0)


# --- abilities ----------------------------------------------------------------------------------

ABILITIES = pytest.mark.parametrize(
    ("character", "units"),
    [("fjollsfinn", "2A"), ("van_dyken", "2A"), ("freihoff", "2A"), ("callo", "3A"), ("callo", "2A")],
    ids=["recruit", "piper", "pillage", "torment", "enchant"],
)


def beside_rival(game: IceGarden, character: str, own: dict[str, Any], rival: int, edition: str) -> IceGardenState:
    """A character in A beside so many markers of another one."""
    other = "callo" if character != "callo" else "freihoff"
    seats: dict[str, Any] = {character: own, other: {"markers": f"A{rival}"}}
    return game.scenario(at="region A", alone=True, edition=edition, **seats)


@pytest.mark.rule("IG-11.9")
@BOTH
@ABILITIES
def test_abilities_only_for_the_dominator(game: IceGarden, character: str, units: str, edition: str) -> None:
    s = beside_rival(game, character, {"units": units}, 6, edition)
    name = character.replace("_", "-")
    assert asked(s) != name
    assert seat(s, name)["population"] == 4
    assert region(s, "A")["nightmares"] == 0
    takers(s)
    assert options(s) == NOTHING_LEFT


@pytest.mark.rule("IG-11.10")
@pytest.mark.reading("IG 29")
@ABILITIES
def test_in_the_first_edition_abilities_may_be_left_unused(game: IceGarden, character: str, units: str) -> None:
    s = beside_rival(game, character, {"units": units, "markers": "A3"}, 1, "first")
    assert "pass" in options(s)
    assert len(options(s)) > 1
    before = s.position()
    play(s, "pass")
    if character == "freihoff":
        play(s, "pass")  # the tower is asked for next
    assert s.position() == before
    assert "take gold" in options(s)


@pytest.mark.rule("IG-11.11")
@pytest.mark.reading("IG 29")
@pytest.mark.parametrize(
    ("character", "targets"),
    [
        ("fjollsfinn", {"recruit callo", "recruit freihoff"}),
        ("van_dyken", {"take population", "take gold"}),
    ],
)
def test_in_the_second_edition_abilities_must_be_used(game: IceGarden, character: str, targets: set[str]) -> None:
    seats: dict[str, Any] = {
        character: {"units": "2A", "markers": "A4", "population": 2},
        "callo": {"markers": "A"},
        "freihoff": {"markers": "A"},
    }
    s = game.scenario(at="region A", alone=True, **seats)
    assert options(s) == targets
    if character == "van_dyken":
        assert seat(s, "van-dyken")["population"] == 3, "the Piper has already played"
    else:
        assert why(s, "pass") == "IG-11.11"


@pytest.mark.rule("IG-11.11")
@pytest.mark.reading("IG 29")
@pytest.mark.parametrize(
    ("character", "units", "targets"),
    [
        ("freihoff", "2A", {"pillage callo population", "pillage callo gold", "pillage callo m0"}),
        ("callo", "2A", {"enchant freihoff"}),
    ],
)
def test_a_single_target_does_not_make_it_voluntary(
    game: IceGarden, character: str, units: str, targets: set[str]
) -> None:
    s = beside_rival(game, character, {"units": units, "markers": "A3"}, 1, "second")
    assert options(s) == targets
    assert why(s, "pass") == "IG-11.11"


@pytest.mark.rule("IG-11.11")
def test_the_nightmare_does_not_ask_in_the_second_edition(game: IceGarden) -> None:
    s = beside_rival(game, "callo", {"units": "3A", "markers": "A3"}, 1, "second")
    assert region(s, "A")["nightmares"] == 1
    assert options(s) == {"take population", "take gold"}


@pytest.mark.rule("IG-11.11")
@pytest.mark.reading("IG 29")
def test_without_a_target_nothing_has_to_be_done(game: IceGarden) -> None:
    s = game.scenario(at="region A", alone=True, fjollsfinn={"units": "2A", "markers": "A"}, callo={"units": "1A"})
    assert options(s) == {"take population", "take gold"}


@pytest.mark.rule("IG-11.12", "IG-11.13")
@BOTH
def test_example_two_drakkars_in_one_region_recruit_one_marker(game: IceGarden, edition: str) -> None:
    s = game.scenario(
        at="region A", alone=True, edition=edition, fjollsfinn={"units": "2A 2A"}, callo={"markers": "A3"}
    )
    play(s, "recruit callo")
    assert seat(s, "callo")["ice_garden"] == 1
    assert options(s) == {"take population", "take gold"}


@pytest.mark.rule("IG-11.12")
def test_two_musicians_two_enlightened_two_fauns_work_once(game: IceGarden) -> None:
    piper = game.scenario(at="region A", alone=True, van_dyken={"units": "2A 2A", "population": 0}, callo={})
    assert seat(piper, "van-dyken")["population"] == 1
    pillage = game.scenario(at="region A", alone=True, freihoff={"units": "2A 2A"}, callo={"markers": "A"})
    play(pillage, "pillage callo gold")
    assert options(pillage) == {"take population", "take gold"}
    enchant = game.scenario(at="region A", alone=True, callo={"units": "2A 2A"}, freihoff={"markers": "A2"})
    play(enchant, "enchant freihoff")
    assert options(enchant) == {"take population", "take gold"}


@pytest.mark.rule("IG-11.12")
def test_in_another_region_the_ability_works_again(game: IceGarden) -> None:
    s = game.scenario(
        at="domination", alone=True, fjollsfinn={"units": "2A 2B", "markers": "A2 B2"}, callo={"markers": "A B"}
    )
    play(s, "recruit callo", "take gold", "recruit callo")
    assert seat(s, "callo")["ice_garden"] == 2


@pytest.mark.rule("IG-11.13")
@BOTH
def test_recruitment(game: IceGarden, edition: str) -> None:
    s = game.scenario(
        at="region A",
        alone=True,
        edition=edition,
        fjollsfinn={"units": "2A", "markers": "A2"},
        callo={"markers": "A2", "units": "1A"},
        freihoff={"markers": "B", "units": "1A"},
    )
    assert options(s) - {"pass"} == {"recruit callo"}
    assert why(s, "recruit freihoff") == "IG-11.13"
    assert why(s, "recruit fjollsfinn") == "IG-11.13"
    play(s, "recruit callo")
    assert seat(s, "callo")["markers"] == {"A": 1}
    assert seat(s, "callo")["ice_garden"] == 1
    assert region(s, "A")["neutral"] == 1


@pytest.mark.rule("IG-11.13")
def test_a_marker_behind_vuko_can_be_recruited(game: IceGarden) -> None:
    s = game.scenario(
        at="region A",
        alone=True,
        vuko="A",
        fjollsfinn={"units": "2A"},
        callo={"markers": "A2", "held": 1, "vuko_tokens": 1, "reputation": -1},
    )
    assert options(s) == {"recruit callo", "recruit-held callo"}
    play(s, "recruit-held callo")
    assert seat(s, "callo")["markers"] == {"A": 1}
    assert seat(s, "callo")["held"] == 0


@pytest.mark.rule("IG-11.14")
@pytest.mark.reading("IG 67")
@BOTH
def test_the_piper_takes_population_from_the_bank(game: IceGarden, edition: str) -> None:
    s = game.scenario(
        at="region A",
        alone=True,
        edition=edition,
        van_dyken={"units": "2A", "population": 0},
        callo={"markers": "A", "population": 4},
    )
    if edition == "first":
        play(s, "use piper")
    assert seat(s, "van-dyken")["population"] == 1
    assert seat(s, "callo")["population"] == 4


@pytest.mark.rule("IG-11.14")
@BOTH
def test_no_piper_when_the_bank_is_out_of_population(game: IceGarden, edition: str) -> None:
    s = game.scenario(
        at="region A",
        alone=True,
        edition=edition,
        van_dyken={"units": "2A", "population": 4},
        callo={"population": 20},
    )
    assert options(s) == {"take gold"}
    assert seat(s, "van-dyken")["population"] == 4


@pytest.mark.rule("IG-11.15")
@pytest.mark.reading("IG 35")
@BOTH
def test_pillage_chooses_among_all_who_are_there(game: IceGarden, edition: str) -> None:
    s = game.scenario(
        at="region A",
        alone=True,
        edition=edition,
        freihoff={"units": "2A", "markers": "A3"},
        callo={"markers": "A", "population": 1, "gold": 0, "m_factor": (0, 0, 0, 0)},
        fjollsfinn={"units": "1A", "population": 0, "gold": 1, "m_factor": (1, 0, 2, 1)},
        van_dyken={"markers": "B", "population": 5, "gold": 5},
    )
    assert options(s) - {"pass"} == {
        "pillage callo population",
        "pillage fjollsfinn gold",
        "pillage fjollsfinn m0",
        "pillage fjollsfinn m2",
        "pillage fjollsfinn m3",
    }
    assert why(s, "pillage van-dyken gold") == "IG-11.15"
    assert why(s, "pillage callo gold") == "IG-11.15"


@pytest.mark.rule("IG-11.15")
@pytest.mark.reading("IG 35")
@BOTH
def test_by_an_option_only_owners_of_units_there_are_pillaged(game: IceGarden, edition: str) -> None:
    s = game.scenario(
        at="region A",
        alone=True,
        edition=edition,
        pillage_from="units",
        freihoff={"units": "2A", "markers": "A3"},
        callo={"markers": "A", "units": "1B", "gold": 1},
        fjollsfinn={"units": "1A", "population": 0, "gold": 1, "m_factor": (0, 0, 0, 0)},
    )
    assert options(s) - {"pass"} == {"pillage fjollsfinn gold"}
    assert why(s, "pillage callo gold") == "IG-11.15"


@pytest.mark.rule("IG-11.15")
@pytest.mark.reading("IG 35")
def test_pillaged_m_factor_arrives_on_level_0(game: IceGarden) -> None:
    s = game.scenario(
        at="region A",
        alone=True,
        freihoff={"units": "2A", "m_factor": (1, 0, 0, 0)},
        callo={"markers": "A", "m_factor": (0, 0, 0, 2)},
    )
    play(s, "pillage callo m3")
    assert seat(s, "freihoff")["m_factor"] == (2, 0, 0, 0)
    assert seat(s, "callo")["m_factor"] == (0, 0, 0, 1)


@pytest.mark.rule("IG-11.15")
@pytest.mark.reading("IG 36")
@BOTH
def test_who_owns_nothing_loses_nothing(game: IceGarden, edition: str) -> None:
    s = game.scenario(
        at="region A",
        alone=True,
        edition=edition,
        freihoff={"units": "2A"},
        callo={"markers": "A", "population": 0, "gold": 0, "m_factor": (0, 0, 0, 0)},
        regions={"A": {"tower": True}},
    )
    assert options(s) == {"take population", "take gold"}


@pytest.mark.rule("IG-11.16")
@pytest.mark.reading("IG 38")
@pytest.mark.parametrize(("tokens", "after"), [(0, 1), (1, 2), (2, 2)])
def test_the_nightmare_adds_a_token_up_to_two(game: IceGarden, tokens: int, after: int) -> None:
    s = game.scenario(
        at="region A", alone=True, callo={"units": "3A"}, freihoff={}, regions={"A": {"nightmares": tokens}}
    )
    assert region(s, "A")["nightmares"] == after


@pytest.mark.rule("IG-11.16")
@pytest.mark.reading("IG 38")
def test_the_first_edition_does_not_offer_a_third_token(game: IceGarden) -> None:
    s = game.scenario(
        at="region A",
        alone=True,
        edition="first",
        callo={"units": "3A"},
        freihoff={},
        regions={"A": {"nightmares": 2}},
    )
    assert options(s) == {"take population", "take gold"}


@pytest.mark.rule("IG-11.16")
@pytest.mark.reading("IG 38")
def test_no_fifth_nightmare_token(game: IceGarden) -> None:
    s = game.scenario(
        at="region A",
        alone=True,
        callo={"units": "3A"},
        freihoff={},
        regions={"B": {"nightmares": 2}, "C": {"nightmares": 2}},
    )
    assert region(s, "A")["nightmares"] == 0


@pytest.mark.rule("IG-11.17")
@BOTH
def test_the_faun_swaps_a_marker(game: IceGarden, edition: str) -> None:
    s = game.scenario(
        at="region A",
        alone=True,
        edition=edition,
        callo={"units": "2A", "markers": "A"},
        freihoff={"markers": "A2"},
        fjollsfinn={"units": "1A"},
    )
    stocks = s.stock[:2]
    assert options(s) - {"pass"} == {"enchant freihoff"}
    assert why(s, "enchant fjollsfinn") == "IG-11.17"
    play(s, "enchant freihoff")
    assert seat(s, "callo")["markers"] == {"A": 2}
    assert seat(s, "freihoff")["markers"] == {"A": 1}
    assert s.stock[:2] == [stocks[0] - 1, stocks[1] + 1]
    assert region(s, "A")["neutral"] == 1


@pytest.mark.rule("IG-11.17")
@BOTH
def test_with_an_empty_supply_the_faun_does_nothing(game: IceGarden, edition: str) -> None:
    s = game.scenario(
        at="region A",
        alone=True,
        edition=edition,
        callo={"units": "2A", "markers": "A10 B4", "viper_gorge": 6},
        freihoff={"markers": "A"},
    )
    assert options(s) == {"take population", "take gold"}


# --- goals and events ---------------------------------------------------------------------------


@pytest.mark.rule("IG-11.18")
@pytest.mark.reading("IG 33", "IG 37")
@pytest.mark.parametrize(
    ("seats", "goal"),
    [
        ({"freihoff": {"units": "2A"}, "van_dyken": {}}, "use tower"),
        ({"van_dyken": {"units": "2A"}, "callo": {}}, "use reserve"),
    ],
)
def test_first_edition_goals_come_before_resources(game: IceGarden, seats: dict[str, Any], goal: str) -> None:
    s = game.scenario(at="region A", alone=True, edition="first", thorn="B", **seats, regions={"A": {"reserves": 1}})
    if goal == "use reserve":
        play(s, "use piper")
    assert options(s) == {"pass", goal}
    play(s, goal)
    assert options(s) == {"take population", "take gold"}


@pytest.mark.rule("IG-11.18")
def test_first_edition_goals_only_for_the_dominator(game: IceGarden) -> None:
    s = game.scenario(at="region A", alone=True, edition="first", freihoff={"units": "2A"}, callo={"markers": "A4"})
    assert takers(s) == ["callo", "freihoff"]
    assert options(s) == NOTHING_LEFT
    assert not region(s, "A")["tower"]


@pytest.mark.rule("IG-11.19")
@pytest.mark.reading("IG 37")
def test_towers_build_themselves_after_the_pillage(game: IceGarden) -> None:
    s = game.scenario(at="region A", alone=True, freihoff={"units": "2A"}, callo={"markers": "A"})
    assert not region(s, "A")["tower"]
    assert events(play(s, "pillage callo gold")) == ["pillaged", "tower-built"]
    assert options(s) == {"take population", "take gold"}


@pytest.mark.rule("IG-11.18", "IG-11.19")
@pytest.mark.reading("IG 33")
@BOTH
def test_reserves_are_carried_off_before_they_give_m_factor(game: IceGarden, edition: str) -> None:
    s = game.scenario(
        at="region A",
        alone=True,
        edition=edition,
        thorn="B",
        van_dyken={"units": "2A"},
        callo={},
        regions={"A": {"reserves": 1}},
    )
    if edition == "first":
        play(s, "use piper", "use reserve")
    assert region(s, "A")["reserves"] == 0
    assert region(s, "B")["reserves_face_down"] == 1
    play(s, "take gold")
    assert seat(s, "van-dyken")["m_factor"] == (1, 0, 0, 0)


@pytest.mark.rule("IG-11.19")
@pytest.mark.reading("IG 39")
def test_the_lock_follows_the_second_token_and_the_faun(game: IceGarden) -> None:
    s = game.scenario(
        at="region A",
        alone=True,
        callo={"units": "2A 3A", "markers": "A"},
        freihoff={"markers": "A"},
        regions={"A": {"nightmares": 1}},
    )
    assert options(s) == {"enchant freihoff"}
    assert not region(s, "A")["locked"]
    play(s, "enchant freihoff")
    assert region(s, "A")["locked"]
    play(s, "evict B")
    assert options(s) == NOTHING_LEFT, "nobody takes resources from a locked region"


# --- the ranking --------------------------------------------------------------------------------


def recruiting(game: IceGarden, edition: str) -> IceGardenState:
    """Callo is second by one marker until it is recruited; then Freihoff's reputation would decide."""
    s = game.scenario(
        at="region B",
        alone=True,
        edition=edition,
        scorings=1,
        fjollsfinn={"units": "2B", "markers": "B2"},
        callo={"markers": "B3", "reputation": -3},
        freihoff={"markers": "B2", "reputation": -1},
    )
    play(s, "recruit callo")
    return s


@pytest.mark.rule("IG-11.20")
@pytest.mark.reading("IG 28")
def test_the_first_edition_ranks_before_the_abilities(game: IceGarden) -> None:
    s = recruiting(game, "first")
    assert takers(s) == ["fjollsfinn", "callo", "freihoff"]
    assert [seat(s, name)["score"] for name in ("fjollsfinn", "callo", "freihoff")] == [5, 2, 0]


@pytest.mark.rule("IG-11.21")
@pytest.mark.reading("IG 28")
def test_the_second_edition_ranks_after_the_events(game: IceGarden) -> None:
    s = recruiting(game, "second")
    assert takers(s) == ["fjollsfinn", "freihoff", "callo"]
    assert [seat(s, name)["score"] for name in ("fjollsfinn", "callo", "freihoff")] == [5, 0, 2]


@pytest.mark.rule("IG-11.20", "IG-11.21")
@pytest.mark.parametrize(("edition", "rewarded"), [("first", ["fjollsfinn", "callo"]), ("second", ["fjollsfinn"])])
def test_a_recruited_marker_can_cost_the_yield_only_in_the_second_edition(
    game: IceGarden, edition: str, rewarded: list[str]
) -> None:
    s = game.scenario(
        at="region A", alone=True, edition=edition, fjollsfinn={"units": "2A", "markers": "A"}, callo={"markers": "A2"}
    )
    play(s, "recruit callo")
    assert takers(s) == rewarded


@pytest.mark.rule("IG-11.21")
def test_a_swapped_marker_changes_the_places_behind_the_dominator(game: IceGarden) -> None:
    s = game.scenario(
        at="region B",
        alone=True,
        callo={"units": "2B", "markers": "B2"},
        freihoff={"markers": "B3", "reputation": -3},
        fjollsfinn={"markers": "B2", "reputation": -1},
    )
    play(s, "enchant freihoff")
    assert takers(s) == ["callo", "fjollsfinn", "freihoff"]


# --- resources ----------------------------------------------------------------------------------


@pytest.mark.rule("IG-11.22")
@pytest.mark.reading("IG 31")
@BOTH
def test_resources_by_rank_and_each_kind_once(game: IceGarden, edition: str) -> None:
    s = game.scenario(
        at="region B",
        alone=True,
        edition=edition,
        order=["callo", "freihoff"],
        callo={"markers": "B2"},
        freihoff={"markers": "B3", "population": 0},
    )
    assert asked(s) == "freihoff"
    assert options(s) == {"take population", "take gold"}
    assert why(s, "take m-factor") == "IG-11.22"
    play(s, "take population")
    assert seat(s, "freihoff")["population"] == 2
    assert asked(s) == "callo"
    assert options(s) == {"take gold"}
    assert why(s, "take population") == "IG-11.22"


@pytest.mark.rule("IG-11.22")
@BOTH
def test_when_no_kind_is_left_the_rest_get_nothing(game: IceGarden, edition: str) -> None:
    s = game.scenario(
        at="region A",
        alone=True,
        edition=edition,
        callo={"markers": "A2"},
        freihoff={"markers": "A3"},
        fjollsfinn={"markers": "A4"},
    )
    assert takers(s) == ["fjollsfinn", "freihoff"]
    assert options(s) == NOTHING_LEFT


@pytest.mark.rule("IG-11.23")
@BOTH
def test_a_poor_bank_gives_what_it_has(game: IceGarden, edition: str) -> None:
    s = game.scenario(
        at="region B",
        alone=True,
        edition=edition,
        callo={"markers": "B2", "population": 3},
        freihoff={"population": 20},
    )
    play(s, "take population")
    assert seat(s, "callo")["population"] == 4


@pytest.mark.rule("IG-11.23")
def test_an_empty_bank_gives_nothing(game: IceGarden) -> None:
    s = game.scenario(at="region B", alone=True, callo={"markers": "B2", "population": 4}, freihoff={"population": 20})
    assert options(s) == {"take gold"}
    assert why(s, "take population") == "IG-11.23"


@pytest.mark.rule("IG-11.23")
@BOTH
def test_the_reserve_gives_nothing_when_m_factor_has_run_out(game: IceGarden, edition: str) -> None:
    s = game.scenario(
        at="region A",
        alone=True,
        edition=edition,
        callo={"markers": "A2", "m_factor": (1, 0, 0, 0)},
        freihoff={"m_factor": (15, 0, 0, 0)},
        regions={"A": {"reserves": 1}},
    )
    play(s, "take gold")
    assert seat(s, "callo")["m_factor"] == (1, 0, 0, 0)


# --- magical reserves ---------------------------------------------------------------------------


@pytest.mark.rule("IG-11.24", "IG-11.25")
@pytest.mark.reading("IG 32")
@pytest.mark.parametrize(("edition", "gained"), [("first", 1), ("second", 2)])
def test_m_factor_from_two_reserves(game: IceGarden, edition: str, gained: int) -> None:
    s = game.scenario(
        at="region A",
        alone=True,
        edition=edition,
        thorn="A",
        callo={"markers": "A2"},
        van_dyken={},
        regions={"A": {"reserves": 2}},
    )
    play(s, "take gold")
    assert seat(s, "callo")["m_factor"] == (1 + gained, 0, 0, 0)


@pytest.mark.rule("IG-11.24", "IG-11.25")
@BOTH
def test_only_the_dominator_draws_from_the_reserve(game: IceGarden, edition: str) -> None:
    s = game.scenario(
        at="region A",
        alone=True,
        edition=edition,
        callo={"markers": "A3"},
        freihoff={"markers": "A2"},
        regions={"A": {"reserves": 1}},
    )
    takers(s)
    assert seat(s, "callo")["m_factor"] == (2, 0, 0, 0)
    assert seat(s, "freihoff")["m_factor"] == (1, 0, 0, 0)


@pytest.mark.rule("IG-11.25")
@pytest.mark.reading("IG 32")
def test_a_face_down_reserve_gives_nothing(game: IceGarden) -> None:
    s = game.scenario(
        at="region A",
        alone=True,
        thorn="A",
        callo={"markers": "A2"},
        van_dyken={},
        regions={"A": {"reserves": 1, "reserves_face_down": 1}},
    )
    play(s, "take gold")
    assert seat(s, "callo")["m_factor"] == (2, 0, 0, 0)


@pytest.mark.rule("IG-11.26")
@BOTH
def test_reserves_do_not_run_dry(game: IceGarden, edition: str) -> None:
    s = game.scenario(
        at="region A",
        alone=True,
        edition=edition,
        callo={"markers": "A2"},
        freihoff={},
        regions={"A": {"reserves": 1}},
    )
    play(s, "take gold")
    assert region(s, "A")["reserves"] == 1


@pytest.mark.rule("IG-11.27")
@BOTH
def test_new_m_factor_goes_on_level_0_where_nothing_is_summoned_from(game: IceGarden, edition: str) -> None:
    s = game.scenario(
        at="region F", alone=True, edition=edition, callo={"markers": "F2", "m_factor": (0, 1, 0, 0)}, freihoff={}
    )
    play(s, "take m-factor")
    gained = seat(s, "callo")["m_factor"]
    assert gained == (2, 1, 0, 0)
    making = game.scenario(
        at="making", alone=True, edition=edition, callo={"markers": "F2", "m_factor": gained}, freihoff={}
    )
    assert "summon 1 1" in options(making)
    assert not {"summon 2 1", "summon 1 2", "summon 1 3"} & options(making)


# --- points -------------------------------------------------------------------------------------


def sail(game: IceGarden, edition: str, helms: tuple[int, int], red_ships: int, *moves: str) -> IceGardenState:
    s = game.scenario(
        at="initiative",
        alone=True,
        edition=edition,
        round=3,
        red_ships=red_ships,
        callo={"helm": helms[0]},
        freihoff={"helm": helms[1]},
    )
    play(s, *moves)
    return s


@pytest.mark.rule("IG-11.28")
@BOTH
def test_a_red_ship_counts_when_first_reached_or_passed(game: IceGarden, edition: str) -> None:
    assert sail(game, edition, (3, 2), 0, "advance 1", "advance 1").scorings == 1, "reached"
    assert sail(game, edition, (3, 2), 0, "advance 2", "advance 1").scorings == 1, "passed"
    assert sail(game, edition, (2, 2), 0, "advance 1", "advance 1").scorings == 0, "not reached"
    assert sail(game, edition, (5, 3), 1, "advance 1", "advance 1").scorings == 0, "the second to come is too late"


@pytest.mark.rule("IG-11.28")
@BOTH
@pytest.mark.parametrize(("scorings", "points"), [(0, [0, 0, 0, 0]), (1, [5, 3, 1, 0])])
def test_points_by_rank_only_in_red_ship_rounds(
    game: IceGarden, edition: str, scorings: int, points: list[int]
) -> None:
    s = game.scenario(
        at="region A",
        alone=True,
        edition=edition,
        scorings=scorings,
        callo={"markers": "A5"},
        freihoff={"markers": "A4"},
        fjollsfinn={"markers": "A3"},
        van_dyken={"markers": "A2"},
    )
    takers(s)
    assert s.score == points


@pytest.mark.rule("IG-11.29")
@BOTH
def test_two_red_ships_at_once_score_twice(game: IceGarden, edition: str) -> None:
    assert sail(game, edition, (8, 8), 2, "advance 2", "advance 1").scorings == 2
    s = game.scenario(
        at="region A",
        alone=True,
        edition=edition,
        scorings=2,
        callo={"markers": "A3"},
        freihoff={"markers": "A2"},
    )
    takers(s)
    assert s.score == [12, 4]


# --- reserves turned up -------------------------------------------------------------------------


@pytest.mark.rule("IG-11.30")
@BOTH
def test_reserves_are_turned_up_when_all_regions_are_done(game: IceGarden, edition: str) -> None:
    s = game.scenario(
        at="domination",
        alone=True,
        edition=edition,
        thorn="B",
        van_dyken={"units": "2A", "markers": "B2"},
        callo={},
        regions={"A": {"reserves": 1}},
    )
    if edition == "first":
        play(s, "use piper", "use reserve")
    assert region(s, "B")["reserves_face_down"] == 1
    assert takers(s) == ["van-dyken", "van-dyken"]
    assert s.position()["absorbed"] == 0, "van Dyken dominates the Thorn's region, but the reserve came this round"
    assert region(s, "B")["reserves"] == 1
    assert region(s, "B")["reserves_face_down"] == 0
