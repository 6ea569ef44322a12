"""Whether the map of the world and that of the Wastelands are whole."""

from __future__ import annotations

from meadhall.games.dragon_lords.components.check_names import check_known, check_neighbours
from meadhall.games.dragon_lords.components.pack import Components
from meadhall.games.dragon_lords.components.values import Cell, Names
from meadhall.games.dragon_lords.components.world import Territory, touching
from meadhall.games.dragon_lords.words import (
    CONTINENT,
    FIRST_GOLD,
    FIRST_ISLAND,
    PER_REALM,
    REALM,
    SEA,
    TERRITORY,
    VILLAGE,
)
from meadhall.kernel.components import check_connected
from meadhall.kernel.errors import PackError


def check_territories(parts: Components) -> None:
    lands = parts.territories
    for name, realm in parts.realms.items():
        check_known((realm.continent,), CONTINENT.words, f"realms.{name}.continent")
    for continent in CONTINENT.words:
        if all(realm.continent != continent for realm in parts.realms.values()):
            raise PackError("realms", f"the {continent} has none")
    for index, (name, land) in enumerate(lands.items()):
        _check_kind(index, land, f"territories.{name}")
    for name, land in lands.items():
        _check_borders(parts, name, land)
        _check_coast(parts, name, land)
    for continent in CONTINENT.words:
        own = [name for name, land in lands.items() if land.continent == continent]
        check_connected({name: lands[name].borders for name in own}, "territories")
    _check_cells(parts)
    for one, other in parts.world.seams:
        check_known((one, other), TERRITORY.words, "world.seams")
        if other not in lands[one].borders:
            raise PackError("world.seams", f"{one} and {other} do not border each other")


def _check_kind(index: int, land: Territory, at: str) -> None:
    """The words tell the Realm and the Kingdom, so that an action names the same place in every pack."""
    realm = REALM.words[index // PER_REALM] if index < FIRST_GOLD else ""
    kinds: Names = ("mine", "teleportal") if index < FIRST_ISLAND else ("island",)
    if realm:
        kinds = ("land",) if index % PER_REALM else ("kingdom",)
    if land.kind not in kinds:
        raise PackError(f"{at}.kind", f"must be {' or '.join(kinds)}")
    if land.realm != realm:
        raise PackError(f"{at}.realm", f"must be {realm!r}")
    if land.kind == "island":
        if land.borders or land.continent:
            raise PackError(f"{at}.borders", "an island has no neighbours on land")
        if not land.harbours:
            raise PackError(f"{at}.harbours", "an island needs a harbour")
    else:
        check_known((land.continent,), CONTINENT.words, f"{at}.continent")


def _check_borders(parts: Components, name: str, land: Territory) -> None:
    at, lands = f"territories.{name}", parts.territories
    if land.realm:
        continent = parts.realms[land.realm].continent
        if land.continent != continent:
            raise PackError(f"{at}.continent", f"{land.realm} lies in the {continent}")
    check_neighbours(name, land.borders, {key: one.borders for key, one in lands.items()}, f"{at}.borders")
    check_neighbours(name, land.mountains, {key: one.mountains for key, one in lands.items()}, f"{at}.mountains")
    for other in land.mountains:
        if other in land.borders:
            raise PackError(f"{at}.mountains", f"{other} cannot be a neighbour too")
    for other in land.borders:
        if lands[other].continent != land.continent:
            raise PackError(f"{at}.borders", f"{other} is on another continent")


def _check_coast(parts: Components, name: str, land: Territory) -> None:
    at = f"territories.{name}"
    if land.village:
        check_known((land.village,), VILLAGE.words, f"{at}.village")
    _check_harbours(land.harbours, land.cells, parts, f"{at}.harbours")
    if land.harbours and not land.coast:
        raise PackError(f"{at}.coast", "a harbour needs a coast")


def _check_harbours(harbours: Names, cells: tuple[Cell, ...], parts: Components, field: str) -> None:
    check_known(harbours, SEA.words, field)
    for zone in harbours:
        if not any(touching(cell, parts.sea[zone].cell, parts.world.rows) for cell in cells):
            raise PackError(field, f"does not touch {zone}")


def _check_cells(parts: Components) -> None:
    """No two places lie on the same hexagon."""
    taken: dict[Cell, str] = {}
    places = {f"territories.{name}.cells": land.cells for name, land in parts.territories.items()}
    places |= {f"sea.{name}.cell": (zone.cell,) for name, zone in parts.sea.items()}
    places["world.wastelands"] = parts.world.wastelands
    for field, cells in places.items():
        for cell in cells:
            if cell[0] > parts.world.columns or cell[1] >= parts.world.rows:
                raise PackError(field, f"{list(cell)} is outside the world")
            if cell in taken:
                raise PackError(field, f"{list(cell)} is taken by {taken[cell]}")
            taken[cell] = field


def check_sea(parts: Components) -> None:
    borders = {name: zone.borders for name, zone in parts.sea.items()}
    for name, zone in parts.sea.items():
        at = f"sea.{name}.borders"
        check_neighbours(name, zone.borders, borders, at)
        for other in zone.borders:
            if not touching(zone.cell, parts.sea[other].cell, parts.world.rows):
                raise PackError(at, f"{name} and {other} do not touch")
    check_connected(borders, "sea")


def check_wastelands(parts: Components) -> None:
    spaces = parts.wastelands
    borders = {name: space.borders for name, space in spaces.items()}
    entered = {land.village for land in parts.territories.values()}
    for name, space in spaces.items():
        at = f"wastelands.{name}"
        if (space.kind == "village") != (name in VILLAGE.words):
            raise PackError(f"{at}.kind", f"the villages are {', '.join(VILLAGE.words)}")
        check_neighbours(name, space.borders, borders, f"{at}.borders")
        if len(space.borders) < 2:
            raise PackError(f"{at}.borders", "a party must be able to go on without turning back")
        if space.harbours and space.kind != "village":
            raise PackError(f"{at}.harbours", "only a village has a harbour")
        _check_harbours(space.harbours, parts.world.wastelands, parts, f"{at}.harbours")
        if space.kind == "village" and not space.harbours and name not in entered:
            raise PackError(at, "has neither an entrance nor a harbour")
    if [space.kind for space in spaces.values()].count("teleportal") != 1:
        raise PackError("wastelands", "need one teleportal")
    check_connected(borders, "wastelands")


def check_tundra(parts: Components) -> None:
    tundra = parts.tundra
    check_known(tundra.realms, REALM.words, "tundra.realms")
    check_known(tundra.territories, TERRITORY.words[FIRST_GOLD:], "tundra.territories")
    left = len(REALM) - len(tundra.realms)
    if left < 2:
        raise PackError("tundra.realms", "leaves fewer Realms than players")
    if not 2 <= tundra.kingdoms <= left:
        raise PackError("tundra.kingdoms", f"needs 2 to {left}")
    gold = [name for name in TERRITORY.words[FIRST_GOLD:FIRST_ISLAND] if name not in tundra.territories]
    if 2 * tundra.gold_territories > len(gold):
        raise PackError("tundra.gold_territories", f"only {len(gold)} are left on land")
    gone = {
        name for name, land in parts.territories.items() if name in tundra.territories or land.realm in tundra.realms
    }
    for name, land in parts.territories.items():
        for other in land.borders:
            if (name in gone) != (other in gone):
                raise PackError("tundra.territories", f"parts {name} from {other}")
