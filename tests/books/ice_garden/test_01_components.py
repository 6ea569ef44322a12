"""Chapter 1, the components: what there is, and what happens when it runs out."""

from __future__ import annotations

from typing import Any

import pytest

from meadhall.games.ice_garden import IceGarden
from tests.books.ice_garden.table import events, options, play, region, seat, why

BROKE = {"population": 0, "gold": 0, "m_factor": (0, 0, 0, 0)}


def purse(resource: str, amount: int) -> dict[str, Any]:
    """So much of one resource before a player; M-factor on level 3."""
    return {"m_factor": (0, 0, 0, amount)} if resource == "m-factor" else {resource: amount}


@pytest.mark.rule("IG-1.1")
@pytest.mark.parametrize(("resource", "all_there_is"), [("population", 24), ("gold", 22), ("m-factor", 16)])
def test_the_last_resource_is_there_to_take_and_then_the_bank_is_empty(
    game: IceGarden, resource: str, all_there_is: int
) -> None:
    s = game.scenario(at="gorge", seat="freihoff", alone=True, callo=purse(resource, all_there_is - 1), freihoff=BROKE)
    assert f"gain {resource}" in options(s)
    s = game.scenario(at="gorge", seat="freihoff", alone=True, callo=purse(resource, all_there_is), freihoff=BROKE)
    assert f"gain {resource}" not in options(s)
    assert why(s, f"gain {resource}") == "IG-1.1"


@pytest.mark.rule("IG-1.1")
def test_who_is_due_two_gets_the_one_that_is_left(game: IceGarden) -> None:
    s = game.scenario(at="region B", alone=True, callo={"markers": "B2", "population": 11}, freihoff={"population": 12})
    play(s, "take population")
    assert seat(s, "callo")["population"] == 12


@pytest.mark.rule("IG-1.1")
def test_what_is_paid_can_be_taken_again(game: IceGarden) -> None:
    s = game.scenario(at="gorge", alone=True, callo={"population": 22, "gold": 1}, freihoff={"population": 2})
    assert why(s, "gain population") == "IG-1.1"
    play(s, "trade population population gold", "gain population")
    assert seat(s, "callo")["population"] == 21


@pytest.mark.rule("IG-1.2")
def test_only_markers_in_stock_can_be_put_down(game: IceGarden) -> None:
    s = game.scenario(at="influence", alone=True, callo={"markers": "A19"}, freihoff={})
    assert options(s) == {"pass", "influence A"}
    assert why(s, "influence A A") == "IG-1.2"


@pytest.mark.rule("IG-1.2")
def test_an_empty_stock_places_nothing(game: IceGarden) -> None:
    s = game.scenario(at="influence", alone=True, callo={"markers": "A20"}, freihoff={})
    assert options(s) == {"done"}
    assert seat(s, "callo")["markers"] == {"A": 20}


@pytest.mark.rule("IG-1.2")
def test_a_marker_struck_down_comes_back_to_stock(game: IceGarden) -> None:
    s = game.scenario(at="attack", alone=True, callo={"markers": "B", "units": "1A"}, freihoff={"markers": "A20"})
    play(s, "attack", "strike A freihoff marker")
    assert s.stock[1] == 1


@pytest.mark.rule("IG-1.3")
@pytest.mark.parametrize("edition", ["first", "second"])
def test_gorge_garden_and_lock_keep_markers_of_the_twenty(game: IceGarden, edition: str) -> None:
    s = game.scenario(
        at="influence",
        alone=True,
        edition=edition,
        callo={"markers": "A4 B5", "viper_gorge": 5, "ice_garden": 5},
        fjollsfinn={},
        regions={"A": {"locked": True}},
    )
    assert options(s) == {"pass", "influence B"}
    assert why(s, "influence B B") == "IG-1.2"


@pytest.mark.rule("IG-1.3")
def test_a_recruited_marker_does_not_return_to_its_owner(game: IceGarden) -> None:
    s = game.scenario(at="region A", alone=True, fjollsfinn={"units": "2A"}, callo={"markers": "A"})
    before = s.stock[1]
    play(s, "recruit callo")
    assert seat(s, "callo")["ice_garden"] == 1
    assert s.stock[1] == before


@pytest.mark.rule("IG-1.3")
def test_a_marker_given_to_viper_gorge_does_not_return(game: IceGarden) -> None:
    s = game.scenario(at="planning", alone=True, callo={"actions": 1}, freihoff={})
    play(s, "plan gorge")
    assert (s.stock[0], seat(s, "callo")["viper_gorge"]) == (19, 1)


@pytest.mark.rule("IG-1.4")
@pytest.mark.parametrize(("level", "figures"), [(1, 3), (2, 2), (3, 1)])
def test_a_level_has_only_so_many_figures(game: IceGarden, level: int, figures: int) -> None:
    layers = tuple(4 if layer == level else 0 for layer in range(4))
    s = game.scenario(at="making", alone=True, callo={"markers": "A", "m_factor": layers}, freihoff={})
    summonings = {option for option in options(s) if option.startswith("summon")}
    assert summonings == {f"summon {number} {level}" for number in range(1, figures + 1)}


@pytest.mark.rule("IG-1.4", "IG-7.20")
def test_figures_on_the_map_cannot_be_summoned_again(game: IceGarden) -> None:
    s = game.scenario(at="making", alone=True, callo={"units": "1A 1B 2C 2C 3D", "m_factor": (0, 2, 1, 1)}, freihoff={})
    assert why(s, "summon 1 1") is None
    assert {why(s, "summon 2 1"), why(s, "summon 1 2"), why(s, "summon 1 3")} == {"IG-7.20"}


def hoard(kind: str, count: int) -> dict[str, Any]:
    """So many improvements of a kind on the sheets of Fjollsfinn and van Dyken, at most five."""
    spots = [kind] * count
    return {
        "fjollsfinn": {"improvements": {3: spots[:2]}},
        "van_dyken": {"improvements": {3: spots[2:4], 1: spots[4:]}},
    }


@pytest.mark.rule("IG-1.5")
@pytest.mark.parametrize("kind", ["attack", "shield", "speed", "dominate"])
def test_of_each_improvement_there_are_five(game: IceGarden, kind: str) -> None:
    callo = {"m_factor": (2, 0, 0, 0)}
    s = game.scenario(at="making", alone=True, callo=callo, **hoard(kind, 4))
    assert why(s, f"improve 3 {kind} 1") is None
    s = game.scenario(at="making", alone=True, callo=callo, **hoard(kind, 5))
    assert why(s, f"improve 3 {kind} 1") == "IG-1.5"


@pytest.mark.rule("IG-1.5")
def test_the_spy_takes_from_the_same_twenty(game: IceGarden) -> None:
    s = game.scenario(at="maker-spy", alone=True, freihoff={"units": "3A"}, **hoard("attack", 5))
    assert options(s) == {"done", "spy shield speed", "spy shield dominate", "spy speed dominate"}
    assert why(s, "spy attack shield") == "IG-1.5"


@pytest.mark.rule("IG-1.6")
@pytest.mark.reading("IG 26")
@pytest.mark.parametrize(("others", "mine"), [(3, 7), (4, 6)])
def test_the_tenth_vuko_token_is_the_last(game: IceGarden, others: int, mine: int) -> None:
    s = game.scenario(
        at="vuko",
        alone=True,
        callo={"markers": "A", "reputation": -1, "vuko_tokens": 6},
        freihoff={"vuko_tokens": others},
    )
    assert s.position()["vuko"] == "A"
    assert seat(s, "callo")["vuko_tokens"] == mine


@pytest.mark.rule("IG-1.7")
def test_there_is_no_seventh_tower(game: IceGarden) -> None:
    towers = {name: {"tower": True} for name in "ABCDE"}
    s = game.scenario(at="domination", alone=True, freihoff={"units": "2F 2G"}, callo={}, fjollsfinn={}, regions=towers)
    play(s, "take population", "take gold")
    assert (region(s, "F")["tower"], region(s, "G")["tower"]) == (True, False)


@pytest.mark.rule("IG-1.7")
@pytest.mark.parametrize(("elsewhere", "here"), [(1, 1), (2, 0)])
def test_there_is_no_fifth_nightmare_token(game: IceGarden, elsewhere: int, here: int) -> None:
    s = game.scenario(
        at="region C",
        alone=True,
        callo={"units": "3C"},
        freihoff={},
        regions={"A": {"nightmares": 2}, "B": {"nightmares": elsewhere}},
    )
    assert region(s, "C")["nightmares"] == here


@pytest.mark.rule("IG-1.7")
@pytest.mark.parametrize("locks", ["A", "AB"])
def test_there_is_no_third_lock(game: IceGarden, locks: str) -> None:
    s = game.scenario(
        at="region C",
        alone=True,
        callo={"units": "2C"},
        freihoff={},
        regions={name: {"locked": True} for name in locks} | {"C": {"nightmares": 2}},
    )
    assert region(s, "C")["locked"] is (len(locks) < 2)


@pytest.mark.rule("IG-1.8")
@pytest.mark.parametrize("edition", ["first", "second"])
def test_nothing_that_counts_for_a_goal_can_be_struck(game: IceGarden, edition: str) -> None:
    s = game.scenario(
        at="attack",
        alone=True,
        edition=edition,
        van_dyken={"units": "1A"},
        freihoff={"ice_garden": 2},
        callo={},
        fjollsfinn={},
        regions={"A": {"tower": True, "nightmares": 1, "reserves": 1}},
    )
    play(s, "attack")
    assert options(s) == {"done", "strike A"}  # the neutral marker and nothing else
    happened = play(s, "strike A")
    assert "struck-neutral" in events(happened)
    assert region(s, "A") == region(s, "B") | {
        "tile": 1, "neutral": 0, "tower": True, "nightmares": 1, "reserves": 1
    }  # fmt: skip
    assert seat(s, "freihoff")["ice_garden"] == 2
