"""Chapter 8, Influence: discs on the tracks of the Champions on display."""

from __future__ import annotations

import pytest

from meadhall.games.mountain_king import MountainKing
from tests.books.mountain_king.table import influence, options, play, question, seat, votes, why


@pytest.mark.rule("MK-8.1")
def test_an_influence_goes_to_one_champion_of_the_display(game: MountainKing) -> None:
    s = game.scenario(at="influence", alone=True, power=3, display="okkag crym siggdan", red={"champions": "haldis"})
    assert options(s) == {"influence okkag", "influence crym", "influence siggdan"}
    for elsewhere in ("haldis", "imbolg"):
        assert why(s, f"influence {elsewhere}") == "MK-8.1"
    play(s, "influence crym")
    assert question(s) == "ask-rest"
    assert influence(s, "okkag") == influence(s, "siggdan") == []


@pytest.mark.rule("MK-8.1")
@pytest.mark.parametrize("weak", [True, False])
def test_an_influence_is_not_left_out(game: MountainKing, weak: bool) -> None:
    s = game.scenario(at="influence", alone=True, weak=weak)
    assert why(s, "pass") == "MK-8.1"


@pytest.mark.rule("MK-8.2")
@pytest.mark.parametrize(("power", "after"), [(1, 3), (4, 6)])
def test_the_disc_moves_on_by_the_power(game: MountainKing, power: int, after: int) -> None:
    s = game.scenario(at="influence", alone=True, power=power, influence={"crym": "blue:2"})
    play(s, "influence crym")
    assert influence(s, "crym") == [("blue", after)]


@pytest.mark.rule("MK-8.2")
def test_the_first_disc_is_placed_at_the_power(game: MountainKing) -> None:
    s = game.scenario(at="influence", alone=True, power=3, influence={"crym": "red:1"})
    play(s, "influence crym")
    assert influence(s, "crym") == [("blue", 3), ("red", 1)]


@pytest.mark.rule("MK-8.3")
def test_the_very_first_gains_one_more(game: MountainKing) -> None:
    s = game.scenario(at="influence", alone=True, power=2, influence={"okkag": "blue:3"}, display="okkag crym imbolg")
    play(s, "influence crym")
    assert influence(s, "crym") == [("blue", 3)]


@pytest.mark.rule("MK-8.4")
@pytest.mark.parametrize(("before", "after"), [("red:1", 2), ("blue:1", 3), ("red:5 blue:1", 3)])
def test_once_anybody_was_there_nobody_gets_the_bonus(game: MountainKing, before: str, after: int) -> None:
    s = game.scenario(at="influence", alone=True, power=2, influence={"crym": before})
    play(s, "influence crym")
    assert dict(influence(s, "crym"))["blue"] == after


@pytest.mark.rule("MK-8.5")
@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("red:3 blue:1", [("red", 3), ("blue", 3)]),
        ("red:3 black:3 blue:1", [("red", 3), ("black", 3), ("blue", 3)]),
        ("black:4 red:2 blue:1", [("black", 4), ("blue", 3), ("red", 2)]),
        ("blue:2 red:2", [("blue", 4), ("red", 2)]),
    ],
)
def test_the_lowest_disc_of_a_stack_leads(game: MountainKing, before: str, after: list[tuple[str, int]]) -> None:
    s = game.scenario(at="influence", alone=True, power=2, influence={"crym": before}, black={})
    play(s, "influence crym")
    assert influence(s, "crym") == after


@pytest.mark.rule("MK-8.5", "MK-8.7")
def test_the_lowest_disc_of_a_stack_wins_the_champion(game: MountainKing) -> None:
    s = game.scenario(at="influence", power=2, wave=1, influence={"crym": "red:3 blue:1"}, blue={"supplies": 0},
                      red={"supplies": 0}, gates="moss ice moon", swarm="moss", display="crym")  # fmt: skip
    play(s, "influence crym")
    while "crym" not in seat(s, "red")["champions"]:
        assert s.decision is not None
        s.apply(s.decision.options[0])
    assert "crym" not in seat(s, "blue")["champions"]


@pytest.mark.rule("MK-8.6")
def test_influence_goes_on_beyond_eight(game: MountainKing) -> None:
    s = game.scenario(at="influence", alone=True, power=3, influence={"crym": "red:8 blue:6"})
    play(s, "influence crym")
    assert influence(s, "crym") == [("blue", 9), ("red", 8)]


@pytest.mark.rule("MK-8.7")
def test_leading_brings_nothing_at_once(game: MountainKing) -> None:
    s = game.scenario(at="influence", alone=True, power=8, display="crym okkag imbolg")
    play(s, "influence crym")
    assert votes(s, "fire") == []
    assert seat(s, "blue")["champions"] == {}
    assert influence(s, "crym") == [("blue", 9)]


@pytest.mark.rule("MK-8.2", "MK-8.3", "MK-8.4")
def test_example_influence(game: MountainKing) -> None:
    champions = {
        "siggdan": "green:3 blue:2",
        "imbolg": "red:2",
        "laggrid": "black:4 green:1",
    }
    s = game.scenario(
        at="influence",
        alone=True,
        weak=False,
        power=2,
        green={},
        display="okkag crym siggdan imbolg laggrid",
        influence=champions,
    )
    gained = {}
    for champion in ("okkag", "crym", "siggdan", "imbolg", "laggrid"):
        other = s.copy()
        play(other, f"influence {champion}")
        gained[champion] = influence(other, champion)
    assert gained["okkag"] == gained["crym"] == [("blue", 3)]
    assert gained["siggdan"] == [("blue", 4), ("green", 3)]
    assert gained["imbolg"] == [("red", 2), ("blue", 2)]
    assert gained["laggrid"] == [("black", 4), ("blue", 2), ("green", 1)]
