"""A position as a document that people can read and edit.

Banks and stocks are not written: they are what is left of the components, so they cannot be wrong.
"""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from msgspec import Meta

from meadhall.games.ice_garden.checks import check, count_banks
from meadhall.games.ice_garden.state import NO_TILE, NOBODY, Midgaard
from meadhall.games.ice_garden.table import CLOSED, FACE_DOWN, FIGURES, SAFE, SPOTS, UNITS
from meadhall.games.ice_garden.words import (
    CHARACTER,
    FIELD,
    IMPROVEMENT,
    REGION,
    REGIONS,
    SIDE,
    STAGE,
    VUKO_TILE,
)
from meadhall.kernel.convert import convert
from meadhall.kernel.domain import Domain
from meadhall.kernel.errors import NotationError, SaveError

Count = Annotated[int, Meta(ge=0, le=99)]


class Seat(msgspec.Struct, forbid_unknown_fields=True):
    """What lies before one player, and that player's pieces on the map."""

    character: str | None = None
    population: Count = 0
    gold: Count = 0
    m_factor: tuple[Count, Count, Count, Count] = (0, 0, 0, 0)
    """By layer, from 0 to 3."""
    vuko_tokens: Count = 0
    score: Annotated[int, Meta(ge=0, le=999)] = 0
    reputation: int | str = "safe"
    helm: Annotated[int, Meta(ge=1, le=24)] = 1
    jumped: tuple[Annotated[int, Meta(ge=1, le=4)], ...] = ()
    """The stages in which the player has moved two helms."""
    actions: Count = 0
    """Action markers still to be planned."""
    viper_gorge: Count = 0
    ice_garden: Count = 0
    """This player's markers in the Ice Garden."""
    markers: dict[str, Count] = {}
    held: Count = 0
    """How many of the markers in Vuko's region he has set aside."""
    units: dict[str, tuple[str | None, ...]] = {}
    """By level, the region of each figure; null is off the map."""
    damage: dict[str, tuple[Count, ...]] = {}
    improvements: dict[str, tuple[str | None, ...]] = {}
    """By level, what lies on each spot: the free spots first, then the Maker-Spy's if built over."""


class Region(msgspec.Struct, forbid_unknown_fields=True):
    tile: int | str = "closed"
    """The red number, or closed, or face-down."""
    neutral: Count = 0
    reserves: Count = 0
    reserves_face_down: Count = 0
    nightmares: Count = 0
    tower: bool = False
    locked: bool = False


class Position(msgspec.Struct, forbid_unknown_fields=True):
    round: Count
    seats: list[Seat]
    regions: dict[str, Region]
    turn_order: tuple[int, ...]
    standing: tuple[int, ...]
    """Seats from the best reputation to the worst."""
    snow: Count = 0
    red_ships: Annotated[int, Meta(ge=0, le=4)] = 0
    scorings: Annotated[int, Meta(ge=0, le=4)] = 0
    thorn: str | None = None
    absorbed: Count = 0
    vuko: str | None = None
    stirred: bool = False
    """Solo: whether the player has summoned yet."""
    maker_spy: tuple[str | None, str | None] = (None, None)
    fields: dict[str, tuple[int, ...]] = {}
    """The seats of the action markers on each field, by slot."""
    order: tuple[str | None, ...] = tuple(FIELD.words[1:])
    """The fields by order token, from 1 to 5."""
    vuko_tiles: tuple[tuple[str, str] | None, ...] = ()


# --- writing --------------------------------------------------------------------------------------


def write(s: Midgaard) -> dict[str, Any]:
    position = Position(
        round=s.round,
        seats=[_write_seat(s, seat) for seat in range(s.table.seats)],
        regions={REGION.words[r]: _write_region(s, r) for r in range(REGIONS)},
        turn_order=s.order,
        standing=tuple(s.standing),
        snow=s.snow,
        red_ships=s.red,
        scorings=s.scorings,
        thorn=_word(REGION, s.thorn),
        absorbed=s.absorbed,
        vuko=_word(REGION, s.vuko),
        stirred=s.stirred,
        maker_spy=(_word(IMPROVEMENT, s.spy[0]), _word(IMPROVEMENT, s.spy[1])),
        fields={FIELD.words[f]: s.fields[f] for f in range(len(FIELD))},
        order=tuple(FIELD.words[f] if f else None for f in s.sequence),
        vuko_tiles=tuple(
            None if tile == NOBODY else (VUKO_TILE.words[tile], SIDE.words[side]) for tile, side in s.vuko_tiles
        ),
    )
    data: dict[str, Any] = msgspec.to_builtins(position)
    return data


def _word(domain: Domain, index: int) -> str | None:
    return None if index < 0 else domain.words[index]


def _write_seat(s: Midgaard, seat: int) -> Seat:
    units, spots = seat * UNITS, seat * 3 * SPOTS
    markers = s.markers[seat * REGIONS : (seat + 1) * REGIONS]
    layers = s.m_factor[seat * 4 : seat * 4 + 4]
    return Seat(
        character=_word(CHARACTER, s.character[seat]),
        population=s.goods[0][seat],
        gold=s.goods[1][seat],
        m_factor=(layers[0], layers[1], layers[2], layers[3]),
        vuko_tokens=s.tokens[seat],
        score=s.score[seat],
        reputation="safe" if s.reputation[seat] == SAFE else s.reputation[seat],
        helm=s.helm[seat],
        jumped=tuple(stage + 1 for stage in range(len(STAGE)) if s.jumped[seat] >> stage & 1),
        actions=s.actions[seat],
        viper_gorge=s.gorge[seat],
        ice_garden=s.garden[seat],
        markers={REGION.words[r]: n for r, n in enumerate(markers) if n},
        held=s.held[seat],
        units={str(level): tuple(_word(REGION, s.units[units + f]) for f in FIGURES[level]) for level in (1, 2, 3)},
        damage={
            str(level): tuple(s.damage[units + f] for f in FIGURES[level])
            for level in (1, 2, 3)
            if any(s.damage[units + f] for f in FIGURES[level])
        },
        improvements={
            str(level): tuple(
                _word(IMPROVEMENT, kind) for kind in s.spots[spots + (level - 1) * SPOTS : spots + level * SPOTS]
            )
            for level in (1, 2, 3)
        },
    )


def _write_region(s: Midgaard, r: int) -> Region:
    names = {CLOSED: "closed", FACE_DOWN: "face-down"}
    return Region(
        tile=names.get(s.tiles[r], s.tiles[r]),
        neutral=s.neutral[r],
        reserves=s.reserves[r],
        reserves_face_down=s.reserves_down[r],
        nightmares=s.nightmares[r],
        tower=bool(s.towers[r]),
        locked=bool(s.locked[r]),
    )


# --- reading --------------------------------------------------------------------------------------


def read(s: Midgaard, data: object) -> Midgaard:
    """Fill an empty board from a document; ``SaveError`` names the field that is wrong."""
    position = convert(data, Position, "position", SaveError)
    if len(position.seats) != s.table.seats:
        raise SaveError("position.seats", f"{s.table.seats} are expected, not {len(position.seats)}")
    _read_tracks(s, position)
    for seat, given in enumerate(position.seats):
        _read_seat(s, seat, given, f"position.seats[{seat}]")
    for name, region in position.regions.items():
        _read_region(s, _find(REGION, name, "position.regions"), region, f"position.regions.{name}")
    count_banks(s)
    s.refresh()
    check(s)
    return s


def _find(domain: Domain, word: str | None, field: str) -> int:
    if word is None:
        return NOBODY
    try:
        return domain.find(word)
    except NotationError as error:
        raise SaveError(field, str(error)) from None


def _read_tracks(s: Midgaard, position: Position) -> None:
    s.round = position.round
    s.snow = position.snow
    s.red = position.red_ships
    s.scorings = position.scorings
    s.absorbed = position.absorbed
    s.stirred = position.stirred
    s.thorn = _find(REGION, position.thorn, "position.thorn")
    s.vuko = _find(REGION, position.vuko, "position.vuko")
    spy = [_find(IMPROVEMENT, kind, "position.maker_spy") for kind in position.maker_spy]
    s.spy = (spy[0], spy[1])
    s.order = position.turn_order
    s.standing = list(position.standing)
    for name, markers in position.fields.items():
        s.fields[_find(FIELD, name, "position.fields")] = markers
    s.sequence = tuple(max(0, _find(FIELD, name, "position.order")) for name in position.order)
    tiles: list[tuple[int, int]] = []
    for tile in position.vuko_tiles:
        if tile is None:
            tiles.append(NO_TILE)
        else:
            kind = _find(VUKO_TILE, tile[0], "position.vuko_tiles")
            tiles.append((kind, _find(SIDE, tile[1], "position.vuko_tiles")))
    s.vuko_tiles = tuple(tiles)


def _read_seat(s: Midgaard, seat: int, given: Seat, at: str) -> None:
    character = _find(CHARACTER, given.character, f"{at}.character")
    if character != NOBODY:
        if s.seat_of[character] != NOBODY:
            raise SaveError(f"{at}.character", f"{given.character} is played twice")
        s.character = (*s.character[:seat], character, *s.character[seat + 1 :])
        s.seat_of = (*s.seat_of[:character], seat, *s.seat_of[character + 1 :])
    s.goods[0][seat] = given.population
    s.goods[1][seat] = given.gold
    s.m_factor[seat * 4 : seat * 4 + 4] = given.m_factor
    s.tokens[seat] = given.vuko_tokens
    s.score[seat] = given.score
    if isinstance(given.reputation, str) and given.reputation != "safe":
        raise SaveError(f"{at}.reputation", f"{given.reputation!r} is neither safe nor a number")
    s.reputation[seat] = SAFE if given.reputation == "safe" else int(given.reputation)
    s.helm[seat] = given.helm
    s.jumped[seat] = sum(1 << (stage - 1) for stage in set(given.jumped))
    s.actions[seat] = given.actions
    s.gorge[seat] = given.viper_gorge
    s.garden[seat] = given.ice_garden
    s.held[seat] = given.held
    for name, count in given.markers.items():
        s.markers[seat * REGIONS + _find(REGION, name, f"{at}.markers")] = count
    for name, places in given.units.items():
        level = _level(name, f"{at}.units")
        _length(places, len(FIGURES[level]), f"{at}.units.{name}")
        for figure, place in zip(FIGURES[level], places, strict=True):
            s.units[seat * UNITS + figure] = _find(REGION, place, f"{at}.units.{name}")
    for name, points in given.damage.items():
        level = _level(name, f"{at}.damage")
        _length(points, len(FIGURES[level]), f"{at}.damage.{name}")
        for figure, damage in zip(FIGURES[level], points, strict=True):
            s.damage[seat * UNITS + figure] = damage
    spots = list(s.spots)
    for name, kinds in given.improvements.items():
        first = (seat * 3 + _level(name, f"{at}.improvements") - 1) * SPOTS
        _length(kinds, SPOTS, f"{at}.improvements.{name}")
        spots[first : first + SPOTS] = [_find(IMPROVEMENT, kind, f"{at}.improvements.{name}") for kind in kinds]
    s.spots = tuple(spots)


def _level(name: str, at: str) -> int:
    if name not in ("1", "2", "3"):
        raise SaveError(at, f"{name!r} is no level: 1, 2 or 3")
    return int(name)


def _length(given: tuple[object, ...], expected: int, at: str) -> None:
    if len(given) != expected:
        raise SaveError(at, f"{expected} entries are expected, not {len(given)}")


def _read_region(s: Midgaard, r: int, given: Region, at: str) -> None:
    names = {"closed": CLOSED, "face-down": FACE_DOWN}
    if isinstance(given.tile, str):
        if given.tile not in names:
            raise SaveError(f"{at}.tile", f"{given.tile!r} is neither a number nor closed nor face-down")
        s.tiles[r] = names[given.tile]
    elif not 1 <= given.tile <= s.table.tiles:
        raise SaveError(f"{at}.tile", f"{given.tile} is no tile of this game: 1 to {s.table.tiles}")
    else:
        s.tiles[r] = given.tile
    s.neutral[r] = given.neutral
    s.reserves[r] = given.reserves
    s.reserves_down[r] = given.reserves_face_down
    s.nightmares[r] = given.nightmares
    s.towers[r] = int(given.tower)
    s.locked[r] = int(given.locked)
