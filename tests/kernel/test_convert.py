"""Plain data as typed values: whatever is wrong is named by its path, keys of mappings included."""

from __future__ import annotations

from typing import Annotated

import msgspec
import pytest
from msgspec import Meta

from meadhall.kernel.convert import convert
from meadhall.kernel.errors import SaveError


class Chest(msgspec.Struct, forbid_unknown_fields=True):
    coins: dict[str, Annotated[int, Meta(ge=1)]] = {}


class Ship(msgspec.Struct, forbid_unknown_fields=True):
    chest: Chest | None = None
    holds: list[Chest] = []
    crew: tuple[str, dict[str, int]] = ("", {})
    fleet: dict[str, tuple[Chest, ...]] = {}
    marks: dict[str, int] | None = None


@pytest.mark.parametrize(
    ("data", "field"),
    [
        ({"chest": 3}, "ship.chest"),
        ({"chest": {"coins": {"gold": 1, "silver": 0}}}, "ship.chest.coins.silver"),
        ({"holds": [{}, {"coins": {"gold": "much"}}]}, "ship.holds[1].coins.gold"),
        ({"crew": ["Ann", {"Bob": None}]}, "ship.crew[1].Bob"),
        ({"fleet": {"one": [], "two": [{}, {"coins": {"gold": 0}}]}}, "ship.fleet.two[1].coins.gold"),
        ({"marks": {"port": "left"}}, "ship.marks.port"),
        ({"sails": 3}, "ship"),
    ],
)
def test_a_wrong_value_is_named_by_its_path(data: object, field: str) -> None:
    with pytest.raises(SaveError) as wrong:
        convert(data, Ship, "ship", SaveError)
    assert wrong.value.field == field
