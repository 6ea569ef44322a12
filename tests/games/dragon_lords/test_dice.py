"""Dice as a pack writes them: in ours a power throws one, in another it may throw more or none."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Any

import pytest

from meadhall.games.dragon_lords import DragonLords
from meadhall.games.dragon_lords.rules.common.dice import parse_dice
from tests.books.dragon_lords.table import assault, battle, guests, play, told, units

PACK = tomllib.loads((files("meadhall.games.dragon_lords") / "components" / "pack.toml").read_text("utf-8"))


def with_hits(scroll: str, hits: int | str) -> DragonLords:
    """The game with another number of hits on a scroll."""
    power: dict[str, Any] = PACK["scrolls"][scroll]["power"]["value"]
    return DragonLords({"scrolls": {scroll: {"power": power | {"hits": hits}}}})


@pytest.mark.parametrize(
    ("amount", "meaning"), [("1d4", (1, 4, 0)), ("2d12", (2, 12, 0)), ("1d6+2", (1, 6, 2)), ("3d10+9", (3, 10, 9))]
)
def test_dice_are_read(amount: str, meaning: tuple[int, int, int]) -> None:
    assert parse_dice(amount) == meaning


@pytest.mark.parametrize(
    ("hits", "rolls", "left"), [("1d4", ["roll 3"], 4), ("2d4", ["roll 3", "roll 2"], 2), (2, [], 5)]
)
def test_the_hits_of_a_missile_scroll(hits: int | str, rolls: list[str], left: int) -> None:
    s = battle(with_hits("tempest", hits), "vakthold", 3, 7, orcs=dict(scrolls="tempest"), elves={})
    play(s, "cast tempest", *rolls)
    assert s.fight is not None
    assert units(s, "elves", "vakthold") - s.fight.hits[1] == left


@pytest.mark.parametrize(
    ("hits", "rolls", "left"), [("1d4", ["roll 3"], 4), ("2d4", ["roll 3", "roll 2"], 2), (2, [], 5)]
)
def test_the_victims_of_the_plague(hits: int | str, rolls: list[str], left: int) -> None:
    orcs = dict(lands="isborg:5", scrolls="black-death")
    elves = dict(lands="hrafnborg:3 vakthold:7", king="hrafnborg")
    s = with_hits("black-death", hits).scenario(at="combat", orcs=orcs, elves=elves)
    play(s, "cast black-death", "strike vakthold", *rolls)
    assert units(s, "elves", "vakthold") == left


@pytest.mark.parametrize(
    ("hits", "rolls", "left"), [("1d4", ["roll 3"], 4), ("2d4", ["roll 3", "roll 2"], 2), ("2d6", ["roll 1 4"], 2)]
)
def test_those_who_follow_the_sirens(hits: str, rolls: list[str], left: int) -> None:
    orcs = dict(lands="solborg:5", king="solborg", ships="1:k3:7")
    elves = dict(lands="isborg:2 ternvik:3", king="isborg", scrolls="summon-sirens")
    s = with_hits("summon-sirens", hits).scenario(at="naval", orcs=orcs, elves=elves)
    happened = play(s, "embark 1", "land ternvik", "cast summon-sirens", *rolls)
    assert told(happened, "sirens-sing")[0]["hits"] == 7 - left
    assert units(s, "orcs", "ship-1") == left


@pytest.mark.parametrize(
    ("hits", "rolls", "left"), [("1d6", ["roll 2"], 3), ("2d6", ["roll 1 2"], 2), ("1d4", ["roll 4"], 1), (3, [], 2)]
)
def test_the_heat_of_the_wall(hits: int | str, rolls: list[str], left: int) -> None:
    elves = dict(lands="hrafnborg:5 vakthold:4 granheim:1", scrolls="muspelheim")
    orcs = dict(lands="isborg:5", king="isborg")
    s = battle(with_hits("muspelheim", hits), "vakthold", 6, 4, orcs=orcs, elves=elves)
    play(s, "cast muspelheim", "to granheim")
    happened = assault(s, "granheim", "send 5", origin="vakthold") + play(s, *rolls)
    assert told(happened, "wall-burns")[0]["count"] == 5 - left
    assert guests(s) == {"granheim": (left, 0)}
