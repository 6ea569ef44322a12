"""Every field of the components matters: some rule reads it, or the pack refuses to change it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from meadhall.games.ice_garden import IceGarden
from meadhall.games.ice_garden.state import IceGardenState
from meadhall.games.ice_garden.words import CHARACTER
from meadhall.kernel.errors import PackError
from tests.games.packs import Lacks, check_obeyed

DRAWN = ("name", "site", "terrain", "map.seed", "map.bays")


def positions(game: IceGarden, lacks: Lacks) -> Iterator[IceGardenState]:
    for _ in range(12):
        for players in (1, *(n for n, word in ((2, "two"), (3, "three"), (4, "four")) if lacks(f"tiles.{word}"))):
            for mode in ("basic", "advanced"):
                state = game.new(players, mode=mode, characters="dealt")
                for _ in range(5):
                    yield state


def scenes(game: IceGarden) -> Iterator[IceGardenState]:
    """Everybody's sheet lies open."""
    seats: dict[str, Any] = {name.replace("-", "_"): {} for name in CHARACTER.words}
    yield game.scenario(at="planning", **seats)


def test_every_field_is_obeyed() -> None:
    check_obeyed(IceGarden, positions, DRAWN, scenes)


@pytest.mark.parametrize(
    ("goals", "position"),
    [
        ({"points": 40}, dict(callo=dict(score=40), freihoff={})),
        ({"dwellers": 5}, dict(callo=dict(ice_garden=5), fjollsfinn={})),
        ({"towers": 5}, dict(callo={}, freihoff={}, regions={name: {"tower": True} for name in "ABCDE"})),
    ],
)
def test_a_nearer_goal_ends_the_game_earlier(goals: dict[str, int], position: dict[str, Any]) -> None:
    for game, ended in ((IceGarden(), False), (IceGarden({"goals": goals}), True)):
        assert game.scenario(at="end-of-round", **position).over is ended


@pytest.mark.parametrize(("field", "most"), [("towers", 6), ("locks", 2), ("absorbed", 4), ("dwellers", 20)])
def test_a_goal_that_cannot_be_reached_is_refused(field: str, most: int) -> None:
    IceGarden({"goals": {field: most}})
    with pytest.raises(PackError) as wrong:
        IceGarden({"goals": {field: most + 1}})
    assert wrong.value.field == f"goals.{field}"
