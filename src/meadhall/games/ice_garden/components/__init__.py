"""The components of the game: typed, checked, read from ``pack.toml`` and what an owner lays over it."""

from __future__ import annotations

from math import dist
from typing import Annotated, Literal

from msgspec import Meta

from meadhall.games.ice_garden.words import CHARACTER, REGION
from meadhall.kernel.components import Strict, check_connected
from meadhall.kernel.errors import PackError
from meadhall.kernel.pack import Pack

Few = Annotated[int, Meta(ge=0, le=9)]
Some = Annotated[int, Meta(ge=1, le=99)]
Share = Annotated[float, Meta(ge=0, le=1)]
"""A place on the island: 0 is its left or upper edge, 1 the right or lower one."""
Reach = Annotated[float, Meta(gt=0, le=1)]
APART = 0.1
"""The least distance between two sites: nearer regions cannot both be drawn."""


class Bank(Strict, frozen=True):
    population: Some
    gold: Some
    m_factor: Some
    vuko_tokens: Some
    towers: Some
    nightmares: Some
    locks: Some
    reserves: Annotated[int, Meta(ge=1, le=5)]
    influence_markers: Annotated[int, Meta(ge=2, le=20)]
    action_markers: Annotated[int, Meta(ge=1, le=9)]


class Improvements(Strict, frozen=True):
    attack: Few
    shield: Few
    speed: Few
    dominate: Few


class Goals(Strict, frozen=True):
    """What ends the game: the points of any player, or the number of things that one character needs."""

    points: Some
    dwellers: Some
    absorbed: Some
    towers: Some
    locks: Some


class Start(Strict, frozen=True):
    population: Few
    gold: Few
    m_factor: Few


class SnowLimits(Strict, frozen=True):
    two: Some
    three: Some
    four: Some


class Initiative(Strict, frozen=True):
    stages: Annotated[tuple[Annotated[int, Meta(ge=1, le=6)], ...], Meta(min_length=4, max_length=4)]
    ships: tuple[Annotated[int, Meta(ge=1, le=9)], ...]
    cubes: tuple[Annotated[int, Meta(ge=1, le=9)], ...]
    red_ships: Annotated[tuple[int, ...], Meta(min_length=4, max_length=4)]


class Slots(Strict, frozen=True):
    influence: Some
    move: Some
    mountain: Some
    raven: Some
    making: Some


class SlotsByPlayers(Strict, frozen=True):
    two: Slots
    many: Slots


class Map(Strict, frozen=True):
    """How the island is drawn: the seed of its coast, and bays as ellipses (middle and half-axes)."""

    seed: Annotated[int, Meta(ge=0, le=999_999)]
    bays: Annotated[tuple[tuple[Share, Share, Reach, Reach], ...], Meta(max_length=8)]


class PrintedRegion(Strict, frozen=True):
    name: Annotated[str, Meta(min_length=1, max_length=40)]
    borders: tuple[str, ...]
    site: tuple[Share, Share]
    terrain: Literal["hills", "ice", "forest", "moor", "volcano", "marsh", "fields", "crags"]


class Resources(Strict, frozen=True):
    population: Annotated[int, Meta(ge=0, le=2)] = 0
    gold: Annotated[int, Meta(ge=0, le=2)] = 0
    m_factor: Annotated[int, Meta(ge=0, le=2)] = 0


class Tile(Strict, frozen=True):
    points: Annotated[tuple[Annotated[int, Meta(ge=0, le=20)], ...], Meta(min_length=1, max_length=4)]
    resources: Resources


class Tiles(Strict, frozen=True):
    two: dict[str, Tile]
    three: dict[str, Tile]
    four: dict[str, Tile]


class UnitRow(Strict, frozen=True):
    """One kind of unit: its printed icons, the prices of its free spots, and what summoning costs on top."""

    name: Annotated[str, Meta(min_length=1, max_length=40)]
    units: Annotated[int, Meta(ge=1, le=3)]
    attack: Few
    shield: Few
    speed: Few
    dominate: Few
    prices: Annotated[tuple[Few, ...], Meta(max_length=4)]
    spy_spots: Annotated[int, Meta(ge=0, le=2)]
    reputation: Few


class CharacterSheet(Strict, frozen=True):
    level1: UnitRow
    level2: UnitRow
    level3: UnitRow

    @property
    def rows(self) -> tuple[UnitRow, UnitRow, UnitRow]:
        return self.level1, self.level2, self.level3


class Components(Strict, frozen=True):
    bank: Bank
    improvements: Improvements
    goals: Goals
    start: Start
    snow: SnowLimits
    initiative: Initiative
    slots: SlotsByPlayers
    map: Map
    regions: dict[str, PrintedRegion]
    tiles: Tiles
    characters: dict[str, CharacterSheet]


def furnish(pack: Pack) -> Components:
    """The components of a pack, or ``PackError`` naming what is wrong."""
    parts = pack.read(Components)
    _check_borders(parts.regions)
    _check_sites(parts.regions)
    _check_initiative(parts.initiative)
    _check_tiles(parts.tiles)
    _check_sheets(parts.characters)
    if parts.bank.action_markers < max(parts.initiative.cubes):
        raise PackError("bank.action_markers", "are fewer than the cubes below some helm")
    for resource in ("population", "gold", "m_factor"):
        if getattr(parts.start, resource) * 4 > getattr(parts.bank, resource):
            raise PackError(f"start.{resource}", "is more than the bank can give to four players")
    _check_goals(parts)
    return parts


def _check_goals(parts: Components) -> None:
    bank, goals = parts.bank, parts.goals
    for field, there_are in (
        ("dwellers", bank.influence_markers),
        ("absorbed", bank.reserves),
        ("towers", min(bank.towers, len(parts.tiles.two))),
        ("locks", bank.locks),
    ):
        if getattr(goals, field) > there_are:
            raise PackError(f"goals.{field}", f"can never be reached: there are {there_are}")


def _check_borders(regions: dict[str, PrintedRegion]) -> None:
    if set(regions) != set(REGION.words):
        raise PackError("regions", f"needs exactly {', '.join(REGION.words)}")
    for name, region in regions.items():
        for other in region.borders:
            if other not in REGION.words:
                raise PackError(f"regions.{name}.borders", f"unknown region {other!r}")
            if other == name:
                raise PackError(f"regions.{name}.borders", "a region does not border itself")
            if name not in regions[other].borders:
                raise PackError(
                    f"regions.{name}.borders", f"{name} borders {other}, but {other} does not border {name}"
                )
        if len(set(region.borders)) != len(region.borders):
            raise PackError(f"regions.{name}.borders", "names a neighbour twice")
    check_connected({name: regions[name].borders for name in REGION.words}, "regions")


def _check_sites(regions: dict[str, PrintedRegion]) -> None:
    for name, region in regions.items():
        for other in REGION.words[: REGION.find(name)]:
            if dist(region.site, regions[other].site) < APART:
                raise PackError(f"regions.{name}.site", f"is too near to the site of {other}")


def _check_initiative(track: Initiative) -> None:
    helms = sum(track.stages)
    for field in ("ships", "cubes"):
        if len(getattr(track, field)) != helms:
            raise PackError(f"initiative.{field}", f"needs one entry for each of the {helms} helms")
    if list(track.red_ships) != sorted(set(track.red_ships)) or track.red_ships[0] < 2:
        raise PackError("initiative.red_ships", "must rise, from the second helm on")
    if track.red_ships[-1] != helms:
        raise PackError("initiative.red_ships", f"the last one must be the last helm, {helms}")


def _check_tiles(tiles: Tiles) -> None:
    for field, number in (("two", 6), ("three", 7), ("four", 8)):
        given = getattr(tiles, field)
        if set(given) != {str(n) for n in range(1, number + 1)}:
            raise PackError(f"tiles.{field}", f"needs the tiles 1 to {number}, each once")
        for red, tile in given.items():
            if list(tile.points) != sorted(tile.points, reverse=True):
                raise PackError(f"tiles.{field}.{red}.points", "must not rise from rank to rank")


def _check_sheets(sheets: dict[str, CharacterSheet]) -> None:
    if set(sheets) != set(CHARACTER.words):
        raise PackError("characters", f"needs exactly {', '.join(CHARACTER.words)}")
    for name, sheet in sheets.items():
        for level, row in enumerate(sheet.rows, 1):
            at = f"characters.{name}.level{level}"
            if row.units != 4 - level:
                raise PackError(f"{at}.units", f"is always {4 - level}")
            if row.spy_spots and (name, level) != ("freihoff", 3):
                raise PackError(f"{at}.spy_spots", "only the Harrasim has them")
            if len(row.prices) + row.spy_spots > 4:
                raise PackError(f"{at}.prices", "a row has room for four spots in all")
