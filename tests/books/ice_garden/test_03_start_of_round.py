"""Chapter 3, the start of a round: catching up."""

from __future__ import annotations

from typing import Any

import pytest

from meadhall.games.ice_garden import IceGarden
from meadhall.games.ice_garden.state import IceGardenState
from tests.books.ice_garden.table import asked, options, play, question, seat, why

EDITIONS = ["first", "second"]


def second_round(game: IceGarden, callo: dict[str, Any], **what: Any) -> IceGardenState:
    """Round two begins, and Freihoff has no need to catch up."""
    return game.scenario(at="start-of-round", alone=True, round=2, callo=callo, freihoff={"markers": "A2"}, **what)


def missing(s: IceGardenState) -> int:
    """How many markers the player who is asked may add."""
    assert s.decision is not None
    return s.decision.prompt.args[0] if question(s) == "ask-settle" else 0


@pytest.mark.rule("IG-3.1", "IG-3.2")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("markers", "may_add"), [("", 2), ("A", 1), ("A B", 0), ("A2", 0), ("A B C", 0)])
def test_markers_are_made_up_to_two(game: IceGarden, edition: str, markers: str, may_add: int) -> None:
    assert missing(second_round(game, {"markers": markers}, edition=edition)) == may_add


@pytest.mark.rule("IG-3.1")
@pytest.mark.reading("IG 1")
@pytest.mark.parametrize(
    ("pieces", "may_add"),
    [
        ({"units": "1A"}, 1),
        ({"units": "1A 1B"}, 0),
        ({"units": "2A"}, 0),
        ({"units": "1A", "markers": "B"}, 0),
        ({"units": "1A", "improvements": {1: ["dominate"]}}, 0),
    ],
)
def test_first_edition_counts_units_by_their_influence(game: IceGarden, pieces: dict[str, Any], may_add: int) -> None:
    assert missing(second_round(game, pieces, edition="first")) == may_add


@pytest.mark.rule("IG-3.2")
@pytest.mark.reading("IG 1")
@pytest.mark.parametrize(
    ("pieces", "may_add"),
    [({"units": "1A 2B 3C"}, 2), ({"units": "3A", "markers": "B"}, 1)],
)
def test_second_edition_counts_markers_alone(game: IceGarden, pieces: dict[str, Any], may_add: int) -> None:
    assert missing(second_round(game, pieces)) == may_add


@pytest.mark.rule("IG-3.1", "IG-3.2")
@pytest.mark.reading("IG 1")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    ("pieces", "may_add"),
    [
        ({"markers": "B2", "units": "2B"}, 2),  # behind the lock
        ({"markers": "B2 C"}, 1),
        ({"viper_gorge": 3}, 2),
    ],
)
def test_only_open_regions_count(game: IceGarden, edition: str, pieces: dict[str, Any], may_add: int) -> None:
    s = second_round(game, pieces, edition=edition, regions={"B": {"locked": True}})
    assert missing(s) == may_add


@pytest.mark.rule("IG-3.1", "IG-3.2")
@pytest.mark.reading("IG 1")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_ice_garden_does_not_count(game: IceGarden, edition: str) -> None:
    s = second_round(game, {"ice_garden": 2}, edition=edition, fjollsfinn={"markers": "A2"})
    assert missing(s) == 2


@pytest.mark.rule("IG-3.1", "IG-3.2")
@pytest.mark.parametrize("edition", EDITIONS)
def test_markers_behind_vuko_are_still_on_the_map(game: IceGarden, edition: str) -> None:
    s = second_round(game, {"markers": "B2", "held": 2, "vuko_tokens": 2}, edition=edition, vuko="B")
    assert missing(s) == 0


@pytest.mark.rule("IG-3.1", "IG-3.2")
@pytest.mark.parametrize(("edition", "rule"), [("first", "IG-3.1"), ("second", "IG-3.2")])
def test_catching_up_may_be_declined_in_part_or_whole(game: IceGarden, edition: str, rule: str) -> None:
    s = second_round(game, {}, edition=edition)
    assert why(s, "pass") == rule
    play(s, "settle B", "done")
    assert seat(s, "callo")["markers"] == {"B": 1}
    s = second_round(game, {}, edition=edition)
    play(s, "done")
    assert seat(s, "callo")["markers"] == {}
    assert options(s) == {"done"}  # at rest


@pytest.mark.rule("IG-3.3")
@pytest.mark.reading("IG 1")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("regions", "markers"), [("BB", {"B": 2}), ("CF", {"C": 1, "F": 1})])
def test_together_or_apart_in_any_open_region(
    game: IceGarden, edition: str, regions: str, markers: dict[str, int]
) -> None:
    s = second_round(game, {}, edition=edition)
    assert options(s) == {"done", *(f"settle {name}" for name in "ABCDEF")}
    play(s, *(f"settle {name}" for name in regions))
    assert seat(s, "callo")["markers"] == markers
    assert question(s) == "ask-rest"


@pytest.mark.rule("IG-3.3")
def test_closed_and_locked_regions_are_no_place_to_come_back(game: IceGarden) -> None:
    s = second_round(game, {}, regions={"B": {"locked": True}})
    assert why(s, "settle G") == "IG-2.8"
    assert why(s, "settle B") == "IG-12.25"


@pytest.mark.rule("IG-3.3", "IG-1.2")
def test_markers_come_from_stock(game: IceGarden) -> None:
    s = second_round(game, {"viper_gorge": 19})
    play(s, "settle B")
    assert question(s) == "ask-rest"
    assert seat(s, "callo")["markers"] == {"B": 1}


@pytest.mark.rule("IG-3.4")
@pytest.mark.reading("IG 1")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("markers", "population"), [("", 6), ("A", 6), ("A2", 4)])
def test_two_population_for_whoever_may_catch_up(game: IceGarden, edition: str, markers: str, population: int) -> None:
    s = second_round(game, {"markers": markers}, edition=edition)
    play(s, "done")
    assert seat(s, "callo")["population"] == population


@pytest.mark.rule("IG-3.4")
def test_the_population_comes_even_if_no_marker_is_left(game: IceGarden) -> None:
    s = second_round(game, {"viper_gorge": 20})
    assert question(s) == "ask-rest"
    assert seat(s, "callo")["population"] == 6


@pytest.mark.rule("IG-3.4", "IG-1.1")
def test_the_population_comes_from_the_bank(game: IceGarden) -> None:
    s = second_round(game, {"population": 19})
    assert seat(s, "callo")["population"] == 20  # Freihoff has the other four


@pytest.mark.rule("IG-3.5")
@pytest.mark.reading("IG 2")
@pytest.mark.parametrize("edition", EDITIONS)
def test_nobody_catches_up_in_the_first_round(game: IceGarden, edition: str) -> None:
    s = game.scenario(at="start-of-round", round=1, edition=edition, callo={}, freihoff={})
    assert question(s) == "ask-plan"


@pytest.mark.rule("IG-3.5")
@pytest.mark.reading("IG 2")
@pytest.mark.parametrize("edition", EDITIONS)
def test_catching_up_follows_the_old_turn_order_and_precedes_initiative(game: IceGarden, edition: str) -> None:
    s = game.scenario(at="start-of-round", round=2, edition=edition, order=["freihoff", "callo"], callo={}, freihoff={})
    assert (asked(s), question(s)) == ("freihoff", "ask-settle")
    play(s, "settle A", "settle B")
    assert (asked(s), question(s)) == ("callo", "ask-settle")
    play(s, "done")
    assert question(s) == "ask-advance"


@pytest.mark.rule("IG-3.5")
def test_catching_up_is_offered_in_every_later_round(game: IceGarden) -> None:
    s = game.scenario(at="next-round", round=6, callo={"markers": "A"}, freihoff={"markers": "A2"})
    assert (s.position()["round"], question(s)) == (7, "ask-settle")
