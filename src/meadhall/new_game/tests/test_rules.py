"""Sunken Gold, rule by rule: each test carries the ids of the rules that it checks."""

from __future__ import annotations

import pytest

from meadhall.kernel.state import State
from meadhall.new_game.sunken_gold import SunkenGold

GAME = SunkenGold()


def options(s: State) -> list[str]:
    return [str(action) for action in s.legal()]


def play(s: State, *texts: str) -> list[str]:
    """Do one thing after the other, answers of fate included; the keys of all that happened."""
    return [event.key for text in texts for event in s.apply(s.parse(text))]


def why(s: State, text: str) -> str | None:
    """The rule that forbids it."""
    rule = s.why_not(s.parse(text))
    return None if rule is None else rule.id


@pytest.mark.rule("SG-1.1")
def test_boats_begin_in_the_middle_with_air() -> None:
    s = GAME.match(players=3, seed=1).state
    assert s.boat == [2, 2, 2]
    assert s.air == [4, 4, 4]


@pytest.mark.rule("SG-1.2")
def test_everybody_knows_their_own_chart_only() -> None:
    s = GAME.new(players=2)
    assert play(s, "chart seal", "chart crab") == ["chart", "chart", "round"]
    assert s.view(0).position.position()["seats"][0]["chart"] == "seal"
    assert s.view(0).position.position()["seats"][1]["chart"] == "hidden"
    assert [seat["chart"] for seat in s.view(None).position.position()["seats"]] == ["hidden", "hidden"]


@pytest.mark.rule("SG-1.2")
def test_no_two_charts_are_the_same() -> None:
    s = GAME.new(players=2)
    play(s, "chart seal")
    assert s.fate is not None
    assert "chart seal" not in [str(action) for action, _ in s.fate.outcomes]


@pytest.mark.rule("SG-2.1")
def test_everybody_has_a_turn_and_then_the_next_round_begins() -> None:
    s = GAME.scenario(at="sail", round=2)
    play(s, "sail seal", "pass")
    assert s.deciding == (1,)
    assert play(s, "sail crab", "pass") == ["sailed", "stayed-dry", "round"]
    assert s.round == 3
    assert s.deciding == (0,)
    assert why(s, "dive") == "SG-2.4"


@pytest.mark.rule("SG-2.2", "SG-2.3")
def test_a_boat_sails_one_or_two_reefs() -> None:
    s = GAME.scenario(at="sail", boats="gull whale")
    assert options(s) == ["sail seal", "sail whale"]
    assert why(s, "sail gull") == "SG-2.2"
    assert why(s, "sail crab") == "SG-2.3"


@pytest.mark.rule("SG-2.4")
def test_whoever_has_air_is_asked_where_coins_are() -> None:
    s = GAME.scenario(at="sail")
    play(s, "sail seal")
    assert options(s) == ["dive", "pass"]
    assert why(s, "sail gull") == "SG-2.1"
    play(s, "dive")
    assert s.air == [3, 4]


@pytest.mark.rule("SG-2.4")
def test_nobody_dives_without_air_or_coins() -> None:
    s = GAME.scenario(at="sail", finds="1:gull:1 1:gull:1 1:gull:1 1:otter:1")
    play(s, "sail seal")
    assert s.deciding == (1,), "the first player has no air"
    s = GAME.scenario(at="sail", turn=2, finds="1:crab:1 1:crab:1 1:crab:1 1:crab:1")
    play(s, "sail crab")
    assert s.deciding == (0,), "no coin is left at the reef"


@pytest.mark.rule("SG-2.5")
def test_a_coin_comes_from_the_bag_and_from_the_reef() -> None:
    s = GAME.scenario(at="find", boats="seal whale")
    assert s.fate is not None
    assert [(str(action), weight) for action, weight in s.fate.outcomes] == [
        ("find 1", 8), ("find 2", 6), ("find 3", 4), ("find 4", 2),
    ]  # fmt: skip
    assert play(s, "find 3") == ["found"]
    assert s.haul(0) == [0, 3, 0, 0, 0]
    assert s.coins == [4, 3, 4, 4, 4]
    assert s.bag == [8, 6, 3, 2]


@pytest.mark.rule("SG-3.1")
def test_after_the_last_round_charts_are_shown() -> None:
    s = GAME.scenario(at="sail", turn=2, round=6)
    assert s.secrets()
    assert play(s, "sail seal", "pass") == ["sailed", "stayed-dry", "chart-shown", "chart-shown"]
    assert s.over
    assert not s.secrets()


@pytest.mark.rule("SG-3.1")
def test_a_long_game_has_more_rounds() -> None:
    s = GAME.scenario(at="sail", turn=2, round=6, length="long")
    play(s, "sail seal", "pass")
    assert s.round == 7


@pytest.mark.rule("SG-3.2", "SG-3.3")
def test_gold_from_the_own_reef_counts_twice_and_the_most_wins() -> None:
    s = GAME.scenario(at="end", charts="gull seal", finds="1:gull:2 1:otter:1 2:crab:4")
    assert s.result is not None
    assert s.result.scores == (5, 4)
    assert s.result.winners == (0,)
    assert s.result.ending == "won"


@pytest.mark.rule("SG-3.3")
def test_equals_share() -> None:
    s = GAME.scenario(at="end", charts="gull seal", finds="1:gull:2 2:crab:4")
    assert s.result is not None
    assert s.result.winners == (0, 1)
    assert s.result.ending == "shared"
