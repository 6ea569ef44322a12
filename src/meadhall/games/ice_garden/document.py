"""A position as a document that people can read and edit.

Banks and stocks are not written: they are what is left of the components, so they cannot be wrong.
"""

from __future__ import annotations

from types import GenericAlias
from typing import Any

from meadhall.games.ice_garden.checks import check, count_banks
from meadhall.games.ice_garden.facts import CLOSED, FACE_DOWN, FIGURES, SAFE, SPOTS, UNITS
from meadhall.games.ice_garden.state import NO_TILE, NOBODY, NOWHERE, IceGardenState
from meadhall.games.ice_garden.words import (
    CHARACTER,
    FIELD,
    GOLD,
    GORGE,
    IMPROVEMENT,
    POPULATION,
    REGION,
    REGIONS,
    SIDE,
    STAGE,
    VUKO_TILE,
)
from meadhall.kernel.document import (
    NEEDED,
    By,
    Column,
    Flag,
    Kind,
    Many,
    Nth,
    Number,
    OrNull,
    Part,
    Plain,
    Rows,
    RowsBy,
    Set,
    Special,
    Tuple,
    Word,
    YesNo,
)
from meadhall.kernel.errors import SaveError

Count = Number(0, 99)
SomeRegion = OrNull(Word(REGION), NOWHERE)
SomeImprovement = OrNull(Word(IMPROVEMENT), NOBODY)
ROWS = ((), range(SPOTS), range(SPOTS, 2 * SPOTS), range(2 * SPOTS, 3 * SPOTS))
"""The spots of each level."""


class ByLevel(Kind):
    """By level, what each of its ``places`` has. Levels where all are ``usual`` are left out."""

    default: Any = {}  # noqa: RUF012

    def __init__(self, kind: Kind, places: tuple[Any, ...], empty: int, usual: int | None = None) -> None:
        self.hint = GenericAlias(dict, (str, Many(kind).hint))
        self.kind = kind
        self.places = places
        self.empty = empty
        self.usual = usual

    def write(self, s: IceGardenState, value: Any) -> dict[str, Any]:
        return {
            str(level): tuple([self.kind.write(s, value[place]) for place in places])
            for level, places in enumerate(self.places)
            if any(value[place] != self.usual for place in places)
        }

    def read(self, s: IceGardenState, given: dict[str, Any], at: str) -> list[int]:
        row = [self.empty] * sum(map(len, self.places))
        for name, entries in given.items():
            if name not in ("1", "2", "3"):
                raise SaveError(at, f"{name!r} is no level: 1, 2 or 3")
            places = self.places[int(name)]
            if len(entries) != len(places):
                raise SaveError(f"{at}.{name}", f"{len(places)} entries are expected, not {len(entries)}")
            for place, entry in zip(places, entries, strict=True):
                row[place] = self.kind.read(s, entry, f"{at}.{name}")
        return row


def good(resource: int) -> Special:
    """How much a seat has of a resource."""

    def put(s: IceGardenState, seat: int, value: int, at: str) -> None:
        s.goods[resource][seat] = value

    return Special(Count, lambda s, seat: s.goods[resource][seat], put)


def put_character(s: IceGardenState, seat: int, character: int, at: str) -> None:
    if character == NOBODY:
        return
    if s.seat_of[character] != NOBODY:
        raise SaveError(at, f"{CHARACTER.words[character]} is played twice")
    s.character = (*s.character[:seat], character, *s.character[seat + 1 :])
    s.seat_of = (*s.seat_of[:character], seat, *s.seat_of[character + 1 :])


def get_reputation(s: IceGardenState, seat: int) -> int | str:
    return "safe" if s.reputation[seat] == SAFE else s.reputation[seat]


def put_reputation(s: IceGardenState, seat: int, value: int | str, at: str) -> None:
    if isinstance(value, str) and value != "safe":
        raise SaveError(at, f"{value!r} is neither safe nor a number")
    s.reputation[seat] = SAFE if value == "safe" else int(value)


Seat = Part(
    character=Special(OrNull(Word(CHARACTER), NOBODY), lambda s, seat: s.character[seat], put_character),
    population=good(POPULATION),
    gold=good(GOLD),
    m_factor=Column(Tuple(Count, Count, Count, Count, default=(0, 0, 0, 0)), wide=4),  # by layer, from 0 to 3
    vuko_tokens=Column(Count, "tokens"),
    score=Column(Number(0, 999)),
    reputation=Special(Plain(int | str, default="safe"), get_reputation, put_reputation),
    helm=Column(Number(1, 24, default=1)),
    jumped=Column(Set(Nth(len(STAGE)))),  # the stages in which the player has moved two helms
    actions=Column(Count),  # action markers still to be planned
    viper_gorge=Column(Count, "gorge"),
    ice_garden=Column(Count, "garden"),  # this player's markers in the Ice Garden
    markers=Column(By(REGION, Count), wide=REGIONS),
    held=Column(Count),  # how many of the markers in Vuko's region he has set aside
    units=Column(ByLevel(SomeRegion, FIGURES, NOWHERE), wide=UNITS),  # the region of each figure; null is off the map
    damage=Column(ByLevel(Count, FIGURES, 0, usual=0), wide=UNITS),
    # What lies on each spot: the free spots first, then the Maker-Spy's if built over.
    improvements=Column(ByLevel(SomeImprovement, ROWS, NOBODY), "spots", wide=3 * SPOTS),
)
"""What lies before one player, and that player's pieces on the map."""


def get_tile(s: IceGardenState, region: int) -> int | str:
    return {CLOSED: "closed", FACE_DOWN: "face-down"}.get(s.tiles[region], s.tiles[region])


def put_tile(s: IceGardenState, region: int, value: int | str, at: str) -> None:
    names = {"closed": CLOSED, "face-down": FACE_DOWN}
    if isinstance(value, str):
        if value not in names:
            raise SaveError(at, f"{value!r} is neither a number nor closed nor face-down")
        s.tiles[region] = names[value]
    elif not 1 <= value <= s.facts.tiles:
        raise SaveError(at, f"{value} is no tile of this game: 1 to {s.facts.tiles}")
    else:
        s.tiles[region] = value


Region = Part(
    tile=Special(Plain(int | str, default="closed"), get_tile, put_tile),  # the red number, or closed, or face-down
    neutral=Column(Count),
    reserves=Column(Count),
    reserves_face_down=Column(Count, "reserves_down"),
    nightmares=Column(Count),
    tower=Column(Flag(), "towers"),
    locked=Column(Flag()),
)

Position = Part(
    round=Column(Count, default=NEEDED),
    seats=Rows(Seat, lambda s: s.facts.seats),
    regions=RowsBy(REGION, Region, lambda s, row: range(REGIONS)),
    turn_order=Column(Many(Number()), "order", default=NEEDED),
    standing=Column(Many(Number()), default=NEEDED),  # seats from the best reputation to the worst
    snow=Column(Count),
    red_ships=Column(Number(0, 4), "red"),
    scorings=Column(Number(0, 4)),
    thorn=Column(SomeRegion),
    absorbed=Column(Count),
    vuko=Column(SomeRegion),
    stirred=Column(YesNo()),  # solo: whether the player has summoned yet
    maker_spy=Column(Tuple(SomeImprovement, SomeImprovement, default=(None, None)), "spy"),
    # The seats of the action markers on each field, by slot.
    fields=Column(By(FIELD, Many(Number()), empty=(), all=True)),
    # The fields by order token, from 1 to 5. Viper Gorge has none: its number stands for a token not laid yet.
    order=Column(Many(OrNull(Word(FIELD), GORGE)), "sequence", default=tuple(FIELD.words[1:])),
    vuko_tiles=Column(Many(OrNull(Tuple(Word(VUKO_TILE), Word(SIDE)), NO_TILE))),
)


def write(s: IceGardenState) -> dict[str, Any]:
    return Position.to_data(s)


def read(s: IceGardenState, data: object) -> IceGardenState:
    """Fill an empty board from a document; ``SaveError`` names the field that is wrong."""
    Position.from_data(s, data, "position")
    count_banks(s)
    s.refresh()
    check(s)
    return s
