"""The map of the world: Realms, territories and the sea."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from meadhall.games.dragon_lords.components.values import Cell, Name, Names
from meadhall.kernel.components import Strict


class Realm(Strict, frozen=True):
    name: Name
    continent: str
    colour: Literal["brown", "violet", "grey", "orange", "teal", "pink"]


class Territory(Strict, frozen=True):
    name: Name
    kind: Literal["kingdom", "land", "mine", "teleportal", "island"]
    cells: Annotated[tuple[Cell, ...], Meta(min_length=1)]
    realm: str = ""
    continent: str = ""
    borders: Names = ()
    mountains: Names = ()
    harbours: Names = ()
    village: str = ""
    forest: bool = False
    coast: bool = False

    @property
    def mountainous(self) -> bool:
        return bool(self.mountains) or self.kind == "mine"


class SeaZone(Strict, frozen=True):
    cell: Cell
    borders: Names


class WorldGrid(Strict, frozen=True):
    columns: Annotated[int, Meta(ge=1, le=40)]
    rows: Annotated[int, Meta(ge=2, le=40, multiple_of=2)]
    seams: tuple[tuple[str, str], ...]
    """Territories that border each other over the upper and lower edge."""
    wastelands: Annotated[tuple[Cell, ...], Meta(min_length=1)]


def touching(one: Cell, other: Cell, rows: int) -> bool:
    """Whether two hexagons share a side; the last row touches the first."""
    across, down = other[0] - one[0], (other[1] - one[1]) % rows
    if across == 0:
        return down in (1, rows - 1)
    return abs(across) == 1 and down in ((0, 1) if one[0] % 2 else (0, rows - 1))
