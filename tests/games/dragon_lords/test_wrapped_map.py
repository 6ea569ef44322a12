"""Charts of hexagons on a tube: the same coast in every picture, and no neighbour lost."""

from __future__ import annotations

import pytest

from meadhall.draw.atlas import SEA, BrokenMap
from meadhall.games.dragon_lords.board import wrapped_map
from meadhall.games.dragon_lords.board.wrapped_map import FAR, Axis, Hex, Lattice, SeaChart

ROWS = 6
OWNER: dict[Hex, str] = {(2, 1): "north", (2, 2): "south", (3, 1): "east", (5, 4): "isle"}
PAIRS = [("north", "south"), ("north", "east"), ("south", "east")]


def lattice(first: float = 0.0, wide: float = 420) -> Lattice:
    across = Axis(0.5, 6.5, wide, lambda column: 2.0 if column in (2, 3) else 1.0, 0.5)
    return Lattice((10, 10, wide, 360), across, Axis(first, first + ROWS, 360, lambda row: 1.0, 0.0), ROWS)


def test_an_axis_goes_both_ways_and_gives_wide_columns_their_room() -> None:
    axis = Axis(0.5, 6.5, 420, lambda column: 2.0 if column in (2, 3) else 1.0, 0.5)
    assert axis.to_pixels(0.5) == 0
    assert axis.to_pixels(6.5) == pytest.approx(420)
    assert axis.to_pixels(2.5) - axis.to_pixels(1.5) == pytest.approx(2 * (axis.to_pixels(1.5) - axis.to_pixels(0.5)))
    for value in (-0.3, 0.5, 1.9, 3.33, 6.5, 7.1):
        assert axis.to_lattice(axis.to_pixels(value)) == pytest.approx(value)


def test_hexagons_are_rolled_into_the_rows_that_are_shown() -> None:
    assert lattice().middle((2, 1)) == (2, 1)
    assert lattice().middle((3, 1)) == (3, 1.5)
    assert lattice(2.0).middle((2, 1)) == (2, 7)
    assert lattice().seen((6, 0))
    assert not lattice().seen((7, 0))


def test_places_touch_as_their_hexagons_do() -> None:
    for first in (0.0, 3.4):
        SeaChart(lattice(first), OWNER, 5).check(PAIRS)
    with pytest.raises(BrokenMap, match="isle"):
        SeaChart(lattice(), OWNER, 5).check([*PAIRS, ("isle", "north")])


def test_a_rolled_picture_has_the_same_coast() -> None:
    plain, rolled = SeaChart(lattice(), OWNER, 5), SeaChart(lattice(4.0), OWNER, 5)
    same = 0
    for u in range(10, 62):
        for v in range(5, 39):
            x, y = lattice().at(u / 10, v / 10)
            a, b = lattice(4.0).at(u / 10, lattice(4.0).rolled(v / 10))
            same += plain.cell(x, y)[0] == rolled.cell(a, b)[0]
    assert same > 0.98 * 52 * 34


def test_land_beyond_the_edge_is_marked_and_never_counts_as_a_neighbour() -> None:
    owner: dict[Hex, str] = {(3, 0): "top", (3, 5): "bottom"}
    chart = SeaChart(lattice(), owner, 5, beyond=20)
    assert {"top", "bottom", f"top{FAR}", f"bottom{FAR}"} <= set(chart.sites)
    assert chart.borders == frozenset()
    assert chart.cell(*lattice().at(3, 0.4))[0] == "top"


def test_a_point_may_be_carved() -> None:
    chart = SeaChart(lattice(), OWNER, 5, carve=lambda at, owner: "isle" if at[0] > 380 else owner)
    assert chart.cell(400, 200)[0] == "isle"
    assert SeaChart(lattice(), OWNER, 5).cell(400, 200)[0] == SEA


def test_the_shore_lies_between_land_and_goal() -> None:
    chart = SeaChart(lattice(), OWNER, 5)
    start, goal = lattice().spot((5, 4)), lattice().spot((5, 2))
    x, y = chart.shore("isle", start, goal, 0)
    assert chart.cell(x, y)[0] == "isle"
    assert chart.cell(*chart.shore("isle", start, goal, 12))[0] == SEA


def test_a_box_finds_room_off_the_peaks() -> None:
    chart = SeaChart(lattice(), OWNER, 5)
    x, y = chart.room("east", 40, 20)
    assert chart.cell(x, y)[0] == "east"
    peaks = [((x, y + 6), 12.0)]
    u, v = chart.room("east", 40, 20, peaks)
    assert (abs(x - u) >= 26) or (abs(y - v) >= 16)


def test_a_ridge_stands_on_its_line() -> None:
    peaks = wrapped_map.ridge([(0, 0), (50, 0), (100, 0)], 1.0)
    assert len(peaks) == 11
    assert [x for (x, _), _ in peaks] == sorted(x for (x, _), _ in peaks)
    assert all(0 < x < 100 for (x, _), _ in peaks)
