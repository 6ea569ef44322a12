"""Documents of positions: what each kind of field writes, takes and refuses, and where it is kept."""

from __future__ import annotations

from typing import Any

import pytest

from meadhall.kernel.document import (
    COMPACT,
    NEEDED,
    By,
    Column,
    Flag,
    Kind,
    Many,
    Map,
    Nested,
    Nth,
    Number,
    OrNull,
    Part,
    Plain,
    Record,
    Rows,
    RowsBy,
    Set,
    Special,
    Text,
    Thing,
    Tuple,
    Word,
    YesNo,
)
from meadhall.kernel.domain import Domain
from meadhall.kernel.errors import SaveError

FRUIT = Domain("fruit", ["apple", "pear", "plum"])
ISLE = Domain("isle", ["east", "west"])
Fruit = Word(FRUIT)


class Ship:
    """A thing with columns of its own."""

    def __init__(self) -> None:
        self.sails = 1
        self.crew = [0, 0]


class Orchard:
    """Two seats and two isles."""

    def __init__(self) -> None:
        self.round = 0
        self.score = [0, 0]
        self.lots: tuple[tuple[int, ...], ...] = ((), ())
        self.asleep = 0
        self.baskets = [0] * 6
        self.ripe = (0, 0, 0)
        self.wind = [0, 0]
        self.guests: dict[int, int] = {}
        self.fruits: tuple[tuple[int, int], ...] = ()
        self.owner = [-1, -1]
        self.ship: Ship | None = None
        self.stolen = 0


def put_stolen(s: Orchard, row: None, value: int, at: str) -> None:
    if value > 9:
        raise SaveError(at, "is more than there is")
    s.stolen = value


def check_isles(s: Orchard, row: None, names: Any, at: str) -> None:
    if len(names) > 1:
        raise SaveError(at, "there is one isle today")


Vessel = Part(COMPACT, sails=Column(Number(1, 3, default=1)), crew=Column(Tuple(Number(), Number(), default=(0, 0))))
Seat = Part(
    points=Column(Number(0, 99), "score"),
    lots=Column(Many(Fruit, in_order=True)),
    asleep=Column(Flag()),
    baskets=Column(By(FRUIT, Number(1, 9)), wide=len(FRUIT)),
)
Isle = Part(COMPACT, owner=Column(Nth(2), default=NEEDED))
Weather = Part(COMPACT, wind=Column(Many(Number())))
Position = Part(
    round=Column(Number(0, 9), default=NEEDED),
    seats=Rows(Seat, lambda s: 2),
    ripe=Column(By(FRUIT, Number())),
    guests=Column(Map(FRUIT, Number())),
    isles=RowsBy(ISLE, Isle, lambda s, row: [n for n in range(2) if s.owner[n] >= 0], check_isles, default={}),
    weather=Nested(Weather),
    storm=Nested(Weather, or_null=True),
    ship=Column(OrNull(Thing(Vessel, Ship), None)),
    stolen=Special(Number(0), lambda s, row: s.stolen, put_stolen),
)

EMPTY: dict[str, Any] = {"round": 1, "seats": [{}, {}]}
FULL: dict[str, Any] = {
    "round": 3,
    "seats": [
        {"points": 7, "lots": ("apple", "plum"), "asleep": False, "baskets": {}},
        {"points": 0, "lots": (), "asleep": True, "baskets": {"apple": 2, "plum": 5}},
    ],
    "ripe": {"pear": 4},
    "guests": {"apple": 1, "plum": 0},
    "isles": {"west": {"owner": 2}},
    "weather": {"wind": (3, 4)},
    "storm": {"wind": (3, 4)},
    "ship": {"sails": 2, "crew": (0, 5)},
    "stolen": 4,
}


def read(data: object) -> Orchard:
    s = Orchard()
    Position.from_data(s, data, "position")
    return s


def test_every_field_finds_its_column() -> None:
    s = read(FULL)
    assert s.round == 3
    assert s.score == [7, 0]
    assert s.lots == ((0, 2), ())
    assert s.asleep == 0b10
    assert s.baskets == [0, 0, 0, 2, 0, 5]
    assert s.ripe == (0, 4, 0)
    assert s.guests == {0: 1, 2: 0}
    assert s.owner == [-1, 1]
    assert s.wind == [3, 4]
    assert s.ship is not None
    assert vars(s.ship) == {"sails": 2, "crew": [0, 5]}
    assert s.stolen == 4
    assert Position.to_data(s) == FULL


def test_what_is_left_out_stays_as_in_an_empty_position() -> None:
    s = read(EMPTY)
    assert vars(s) == vars(Orchard()) | {"round": 1}
    assert Position.to_data(s) == {
        "round": 1,
        "seats": [{"points": 0, "lots": (), "asleep": False, "baskets": {}}] * 2,
        "ripe": {},
        "guests": {},
        "isles": {},
        "weather": {"wind": (0, 0)},
        "storm": {"wind": (0, 0)},
        "ship": None,
        "stolen": 0,
    }


def test_a_part_with_nothing_but_defaults_may_be_null() -> None:
    s = Orchard()
    s.wind = []
    data = Position.to_data(s)
    assert data["storm"] is None
    assert data["weather"] == {}, "compact: what has its default is not written"


@pytest.mark.parametrize(
    ("kind", "value", "written"),
    [
        (Plain(int | str), "safe", "safe"),
        (Number(0, 9), 3, 3),
        (YesNo(), True, True),
        (Flag(), 1, True),
        (Text(9), "done", "done"),
        (Nth(4), 0, 1),
        (Fruit, 2, "plum"),
        (OrNull(Fruit, -1), -1, None),
        (OrNull(Fruit, -1), 0, "apple"),
        (Many(Fruit), (2, 0), ("plum", "apple")),
        (Many(Number()), (2, 0), (2, 0)),
        (Set(Fruit), 0b101, ("apple", "plum")),
        (Set(Fruit), 0, ()),
        (Tuple(Fruit, Nth(2)), (1, 1), ("pear", 2)),
        (Map(FRUIT, OrNull(Number(), 0)), {2: 0, 1: 4}, {"pear": 4, "plum": None}),
        (By(FRUIT, Number()), [0, 3, 0], {"pear": 3}),
        (By(FRUIT, Fruit, empty=-1), [-1, 0, -1], {"pear": "apple"}),
        (By(ISLE, Number(), all=True), [0, 3], {"east": 0, "west": 3}),
    ],
)
def test_a_kind_reads_what_it_has_written(kind: Kind, value: Any, written: Any) -> None:
    assert kind.write(None, value) == written
    assert kind.read(None, written, "at") == value


def test_a_list_can_be_kept_in_order() -> None:
    assert Many(Fruit, in_order=True).read(None, ("plum", "apple"), "at") == (0, 2)


def test_a_record_names_the_places_of_a_tuple() -> None:
    part = Part(fruits=Column(Many(Record(COMPACT, fruit=Fruit, count=Number(0, 9)))))
    s = Orchard()
    part.from_data(s, {"fruits": [{"fruit": "plum"}, {"fruit": "pear", "count": 2}]}, "position")
    assert s.fruits == ((2, 0), (1, 2))
    assert part.to_data(s) == {"fruits": ({"fruit": "plum"}, {"fruit": "pear", "count": 2})}
    with pytest.raises(SaveError) as wrong:
        part.from_data(s, {"fruits": [{"fruit": "plum"}, {"fruit": "fig"}]}, "position")
    assert wrong.value.field == "position.fruits[1].fruit"


@pytest.mark.parametrize(
    ("given", "field"),
    [
        ({"fog": 1}, "position"),
        ({"round": 10}, "position.round"),
        ({"seats": [{}]}, "position.seats"),
        ({"seats": [{}, {"points": -1}]}, "position.seats[1].points"),
        ({"seats": [{}, {"lots": ["fig"]}]}, "position.seats[1].lots"),
        ({"seats": [{"baskets": {"fig": 1}}, {}]}, "position.seats[0].baskets"),
        ({"seats": [{"baskets": {"plum": 0}}, {}]}, "position.seats[0].baskets.plum"),
        ({"ripe": {"plum": 1, "PLUM": 2}}, "position.ripe"),
        ({"guests": {"fig": 2}}, "position.guests"),
        ({"isles": {"north": {"owner": 1}}}, "position.isles"),
        ({"isles": {"east": {"owner": 3}}}, "position.isles.east.owner"),
        ({"isles": {"east": {}}}, "position.isles.east"),
        ({"isles": {"east": {"owner": 1}, "west": {"owner": 1}}}, "position.isles"),
        ({"weather": None}, "position.weather"),
        ({"storm": {"wind": ["strong"]}}, "position.storm.wind[0]"),
        ({"ship": {"sails": 9}}, "position.ship.sails"),
        ({"stolen": 10}, "position.stolen"),
    ],
)
def test_what_is_wrong_is_named_by_its_field(given: dict[str, Any], field: str) -> None:
    with pytest.raises(SaveError) as wrong:
        read(EMPTY | given)
    assert wrong.value.field == field


@pytest.mark.parametrize("data", [None, [], {}, {"seats": [{}, {}]}])
def test_what_is_needed_cannot_be_left_out(data: object) -> None:
    with pytest.raises(SaveError) as wrong:
        read(data)
    assert wrong.value.field == "position"


def test_words_are_read_whatever_their_case() -> None:
    assert read(EMPTY | {"ripe": {"PLUM": 2}}).ripe == (0, 0, 2)
