"""A position as a document that people can read and edit.

Banks and stocks are not written: they are what is left of the components, so they cannot be wrong.
"""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from msgspec import Meta

from meadhall.games.ice_garden.rules.advanced import LayOrderToken
from meadhall.games.ice_garden.state import NO_TILE, NOBODY, NOWHERE, Midgaard
from meadhall.games.ice_garden.table import BOTTOM, CLOSED, FACE_DOWN, FIGURES, SAFE, SPOTS, UNITS
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
    players = set(range(s.players))
    if len(set(position.turn_order)) != len(position.turn_order) or not set(position.turn_order) <= players:
        raise SaveError("position.turn_order", f"must name seats from 0 to {s.players - 1}, each once")
    if position.round and set(position.turn_order) != players:
        raise SaveError("position.turn_order", f"must name all seats from 0 to {s.players - 1} once a round has begun")
    s.order = position.turn_order
    if sorted(position.standing) != list(range(s.table.seats)):
        raise SaveError("position.standing", f"must name the seats 0 to {s.table.seats - 1}, each once")
    s.standing = list(position.standing)
    for name, markers in position.fields.items():
        at = f"position.fields.{name}"
        field = _find(FIELD, name, "position.fields")
        if not set(markers) <= players:
            raise SaveError(at, f"must name seats from 0 to {s.players - 1}")
        if len(markers) > s.table.slots[field]:
            raise SaveError(at, f"has {s.table.slots[field]} slots, not {len(markers)}")
        s.fields[field] = markers
    sequence = [max(0, _find(FIELD, name, "position.order")) for name in position.order]
    laid = [field for field in sequence if field]
    if len(sequence) != 5 or len(set(laid)) != len(laid):
        raise SaveError("position.order", "must have five places with different fields or null")
    s.sequence = tuple(sequence)
    tiles: list[tuple[int, int]] = []
    for tile in position.vuko_tiles:
        if tile is None:
            tiles.append(NO_TILE)
        else:
            kind = _find(VUKO_TILE, tile[0], "position.vuko_tiles")
            tiles.append((kind, _find(SIDE, tile[1], "position.vuko_tiles")))
    used = [tile for tile, _ in tiles if tile != NOBODY]
    if len(tiles) > len(STAGE) or len(set(used)) != len(used):
        raise SaveError("position.vuko_tiles", "must be at most four different tiles")
    if tiles and not s.table.with_vuko_tiles:
        raise SaveError("position.vuko_tiles", "belong to the advanced game (IG-2.3)")
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


def count_banks(s: Midgaard) -> None:
    """Banks and stocks are what the components have left."""
    parts = s.table.parts
    s.bank = [
        parts.bank.population - sum(s.goods[0]),
        parts.bank.gold - sum(s.goods[1]),
        parts.bank.m_factor - sum(s.m_factor),
    ]
    s.vuko_tokens = parts.bank.vuko_tokens - sum(s.tokens)
    used = [*s.spots, *s.spy]
    s.improvements = [
        getattr(parts.improvements, word) - used.count(kind) for kind, word in enumerate(IMPROVEMENT.words)
    ]
    s.stock = [
        parts.bank.influence_markers
        - sum(s.markers[seat * REGIONS : (seat + 1) * REGIONS])
        - s.gorge[seat]
        - s.garden[seat]
        for seat in range(s.table.seats)
    ]


# --- checking -------------------------------------------------------------------------------------


def check(s: Midgaard) -> None:
    """Everything that must hold in any position; ``SaveError`` names what does not."""
    _check_banks(s)
    _check_regions(s)
    _check_seats(s)


def _check_banks(s: Midgaard) -> None:
    columns = (s.bank, s.vuko_tokens, s.improvements, s.stock)
    counted = s.copy()
    count_banks(counted)
    if columns != (counted.bank, counted.vuko_tokens, counted.improvements, counted.stock):
        raise SaveError("position", "components were lost or multiplied")
    for resource, left in zip(("population", "gold", "m_factor"), s.bank, strict=True):
        if left < 0:
            raise SaveError(f"position.seats.{resource}", f"there are {-left} more than the bank holds (IG-1.1)")
    if s.vuko_tokens < 0:
        raise SaveError("position.seats.vuko_tokens", "there are more than the bank holds (IG-1.6)")
    for kind, left in enumerate(s.improvements):
        if left < 0:
            raise SaveError("position.seats.improvements", f"too many of {IMPROVEMENT.words[kind]} (IG-1.5)")
    for seat, left in enumerate(s.stock):
        if left < 0:
            raise SaveError(f"position.seats[{seat}].markers", f"there are {-left} too many (IG-1.2)")


def _check_regions(s: Midgaard) -> None:
    bank = s.table.parts.bank
    numbers = [number for number in s.tiles if number > 0]
    for r in range(REGIONS):
        at = f"position.regions.{REGION.words[r]}"
        if s.tiles[r] > 0 and numbers.count(s.tiles[r]) > 1:
            raise SaveError(f"{at}.tile", f"the number {s.tiles[r]} stands twice")
        if s.tiles[r] == CLOSED:
            pieces = [s.neutral[r], s.reserves[r], s.reserves_down[r], s.nightmares[r], s.towers[r], s.locked[r]]
            if any(pieces) or any(s.present(seat, r) for seat in range(s.table.seats)) or r in (s.thorn, s.vuko):
                raise SaveError(at, "is closed, but something is there (IG-2.8)")
        if s.nightmares[r] > 2:
            raise SaveError(f"{at}.nightmares", "no region holds more than two (IG-11.16)")
    if sum(s.reserves) + sum(s.reserves_down) + s.absorbed > bank.reserves:
        raise SaveError("position.regions.reserves", f"there are more than {bank.reserves} (IG-2.10)")
    for field, column, limit in (
        ("nightmares", s.nightmares, bank.nightmares),
        ("tower", s.towers, bank.towers),
        ("locked", s.locked, bank.locks),
    ):
        if sum(column) > limit:
            raise SaveError(f"position.regions.{field}", f"there are more than {limit} (IG-1.7)")
    if not 0 <= s.snow <= s.table.snow_limit:
        raise SaveError("position.snow", f"goes from 0 to {s.table.snow_limit} (IG-13.13)")


def _check_seats(s: Midgaard) -> None:
    reached = sum(1 for ship in s.table.red_ships if ship <= max(s.helm))
    if s.red > reached:
        raise SaveError("position.red_ships", f"the foremost marker has reached {reached}, not {s.red} (IG-4.12)")
    if 0 in s.sequence and s.agenda and not any(isinstance(step, LayOrderToken) for step in s.agenda):
        raise SaveError("position.order", "has empty places although no order token is about to be laid (IG-14.15)")
    for seat, value in enumerate(s.reputation):
        if value > SAFE or (value < BOTTOM and not s.over):
            raise SaveError(f"position.seats[{seat}].reputation", "goes from 0 to -9, or is safe (IG-8.8)")
    values = [s.reputation[seat] for seat in s.standing]
    if not s.table.solo and values != sorted(values, reverse=True):
        raise SaveError("position.standing", "does not agree with the seats' reputation (IG-8.6)")
    for seat in range(s.table.seats):
        at = f"position.seats[{seat}]"
        if s.helm[seat] > s.table.helms:
            raise SaveError(f"{at}.helm", f"there are {s.table.helms} helms (IG-4.4)")
        behind = s.markers[seat * REGIONS + s.vuko] if s.vuko != NOWHERE else 0
        if s.held[seat] > behind:
            raise SaveError(f"{at}.held", "Vuko holds more markers than are in his region (IG-10.11)")
        if s.actions[seat] > s.table.parts.bank.action_markers:
            raise SaveError(f"{at}.actions", f"there are {s.table.parts.bank.action_markers} action markers")
        if s.character[seat] == NOBODY and any(s.markers[seat * REGIONS : (seat + 1) * REGIONS]):
            raise SaveError(f"{at}.character", "is missing although pieces are on the map")
