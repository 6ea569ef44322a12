"""Chapter 8, the reputation track: spaces, stacks, and who stands better."""

from __future__ import annotations

from typing import Any

import pytest

from meadhall.games.ice_garden import IceGarden
from tests.books.ice_garden.table import asked, options, play, seat, standing, why


def at(reputation: int | str, **more: Any) -> dict[str, Any]:
    return {"reputation": reputation, **more}


@pytest.mark.rule("IG-8.1")
@pytest.mark.reading("IG 7")
def test_the_first_step_out_of_safety_leads_to_0(game: IceGarden, edition: str) -> None:
    s = game.scenario(at="making", alone=True, edition=edition, callo=at("safe"), freihoff=at("safe"))
    play(s, "shift", "done")
    assert seat(s, "callo")["reputation"] == 0


@pytest.mark.rule("IG-8.1")
@pytest.mark.reading("IG 7")
def test_safety_is_one_space_better_than_0(game: IceGarden, edition: str) -> None:
    safe = at("safe", markers="A", m_factor=(0, 0, 0, 1))
    s = game.scenario(at="making", alone=True, edition=edition, callo=safe, freihoff=at(0))
    assert standing(s) == ["callo", "freihoff"]
    play(s, "summon 1 3")
    assert seat(s, "callo")["reputation"] == -2


@pytest.mark.rule("IG-8.1")
@pytest.mark.reading("IG 7")
@pytest.mark.parametrize(("text", "value"), [("shift", -1), ("summon 1 3", -3)])
def test_or_by_an_option_the_first_step_leads_to_minus_1(game: IceGarden, edition: str, text: str, value: int) -> None:
    safe = at("safe", markers="A", m_factor=(0, 0, 0, 1))
    s = game.scenario(at="making", alone=True, edition=edition, safe_step="minus-one", callo=safe, freihoff=at("safe"))
    play(s, text)
    assert seat(s, "callo")["reputation"] == value


@pytest.mark.rule("IG-8.2")
def test_there_is_no_way_back_to_safety(game: IceGarden, edition: str) -> None:
    s = game.scenario(
        at="action-phase", alone=True, edition=edition, callo=at(-1, vuko_tokens=1), freihoff=at("safe"),
        fields={"raven": ["callo", "callo"]},
    )  # fmt: skip
    play(s, "raven reputation")
    assert seat(s, "callo")["reputation"] == 0
    assert why(s, "raven reputation") == "IG-6.23"


@pytest.mark.rule("IG-8.3")
@pytest.mark.reading("IG 8")
@pytest.mark.parametrize(("before", "after"), [(-1, 0), (-2, 0), (-3, -1), (-9, -7)])
def test_reputation_comes_back_up_to_0(game: IceGarden, edition: str, before: int, after: int) -> None:
    s = game.scenario(at="raven", alone=True, edition=edition, callo=at(before), freihoff={})
    play(s, "raven reputation")
    assert seat(s, "callo")["reputation"] == after


@pytest.mark.rule("IG-8.4")
def test_a_rising_marker_slides_under_the_stack(game: IceGarden, edition: str) -> None:
    s = game.scenario(
        at="raven", alone=True, edition=edition, seat="callo", callo=at(-4), freihoff=at(-2), fjollsfinn=at(-2)
    )
    assert standing(s) == ["freihoff", "fjollsfinn", "callo"]
    play(s, "raven reputation")
    assert standing(s) == ["callo", "freihoff", "fjollsfinn"]


@pytest.mark.rule("IG-8.4")
def test_a_rising_marker_stays_above_better_spaces(game: IceGarden) -> None:
    s = game.scenario(at="raven", alone=True, callo=at(-4), freihoff=at(-2), fjollsfinn=at(-1), van_dyken=at(-3))
    play(s, "raven reputation")
    assert standing(s) == ["fjollsfinn", "callo", "freihoff", "van-dyken"]


@pytest.mark.rule("IG-8.5")
def test_a_falling_marker_lands_on_top_of_the_stack(game: IceGarden, edition: str) -> None:
    s = game.scenario(at="making", alone=True, edition=edition, callo=at(-1), freihoff=at(-2), fjollsfinn=at(-2))
    play(s, "shift", "done")
    assert standing(s) == ["freihoff", "fjollsfinn", "callo"]


@pytest.mark.rule("IG-8.5")
def test_a_long_fall_passes_stacks_and_lands_on_the_last(game: IceGarden, edition: str) -> None:
    callo = at(0, markers="A", m_factor=(0, 0, 2, 0))
    s = game.scenario(
        at="making", alone=True, edition=edition, callo=callo, freihoff=at(-3), fjollsfinn=at(-4), van_dyken=at(-5)
    )
    play(s, "summon 2 2")
    assert standing(s) == ["freihoff", "fjollsfinn", "callo", "van-dyken"]


@pytest.mark.rule("IG-8.6")
@pytest.mark.reading("IG 6")
@pytest.mark.parametrize("reputation", ["safe", 0, -4])
@pytest.mark.parametrize("better", ["callo", "freihoff"])
def test_the_lower_marker_of_a_stack_wins_a_tie(
    game: IceGarden, edition: str, reputation: int | str, better: str
) -> None:
    both = at(reputation, markers="A2")
    worse = "freihoff" if better == "callo" else "callo"
    s = game.scenario(at="region A", alone=True, edition=edition, standing=[better, worse], callo=both, freihoff=both)
    assert asked(s) == better


@pytest.mark.rule("IG-8.7")
@pytest.mark.parametrize("top", ["callo", "freihoff"])
def test_the_topmost_marker_on_the_worst_space_stands_lowest(game: IceGarden, edition: str, top: str) -> None:
    below = "freihoff" if top == "callo" else "callo"
    s = game.scenario(
        at="vuko", alone=True, edition=edition, standing=["fjollsfinn", below, top],
        callo=at(-4, markers="A"), freihoff=at(-4, markers="B"), fjollsfinn=at(-3, markers="C5"),
    )  # fmt: skip
    tokens = {name: seat(s, name)["vuko_tokens"] for name in ("callo", "freihoff", "fjollsfinn")}
    assert tokens == {"callo": 0, "freihoff": 0, "fjollsfinn": 0, top: 1}


@pytest.mark.rule("IG-8.4", "IG-8.5", "IG-8.7")
def test_raven_shadow_can_turn_vuko_on_somebody_else(game: IceGarden, edition: str) -> None:
    s = game.scenario(
        at="raven", edition=edition, callo=at(-6, markers="A", gold=0), freihoff=at(-4, markers="B", gold=0)
    )
    play(s, "raven reputation")
    assert seat(s, "freihoff")["vuko_tokens"] == 1
    assert seat(s, "callo")["vuko_tokens"] == 0


@pytest.mark.rule("IG-8.8")
@pytest.mark.parametrize("before", [-7, -8, -9])
def test_who_owes_more_than_is_left_still_pays(game: IceGarden, edition: str, before: int) -> None:
    callo = at(before, markers="A", m_factor=(0, 0, 0, 1))
    s = game.scenario(at="making", alone=True, edition=edition, callo=callo, freihoff={})
    assert "summon 1 3" in options(s)
    play(s, "summon 1 3", "appear A")
    assert seat(s, "callo")["reputation"] == -9
    assert seat(s, "callo")["units"]["3"] == ("A",)


@pytest.mark.rule("IG-8.9")
def test_paying_at_the_bottom_costs_the_place_in_the_stack(game: IceGarden, edition: str) -> None:
    s = game.scenario(at="making", alone=True, edition=edition, callo=at(-9), freihoff=at(-9), fjollsfinn=at(-9))
    assert standing(s) == ["callo", "freihoff", "fjollsfinn"]
    play(s, "shift", "done")
    assert seat(s, "callo")["reputation"] == -9
    assert standing(s) == ["freihoff", "fjollsfinn", "callo"]
