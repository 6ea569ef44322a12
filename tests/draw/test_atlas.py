from __future__ import annotations

from itertools import pairwise
from math import dist, sin

import pytest

from meadhall.draw.atlas import SEA, SKERRY, Atlas, BrokenMap, chart, join, smooth
from meadhall.draw.noise import Noise
from meadhall.draw.outline import corners
from tests.draw.island import BORDERS, DESK_FRAME, LAYOUTS, PHONE_FRAME, SEED, SITES, TERRAIN, island

WANTED = frozenset(BORDERS)


def fresh(layout: str) -> Atlas:
    """Past the cache."""
    return Atlas([(name, u, v) for name, (u, v) in SITES.items()], TERRAIN, SEED, LAYOUTS[layout])


def test_noise_is_smooth_bounded_and_the_same_for_ever() -> None:
    one, same, other = Noise(3), Noise(3), Noise(4)
    points = [(x / 7 - 3, x / 5 + 250) for x in range(60)]
    heights = [one.at(x, y) for x, y in points]
    assert heights == [same.at(x, y) for x, y in points]
    assert heights != [other.at(x, y) for x, y in points]
    assert all(-1 <= height <= 1 for height in heights)
    assert all(abs(one.at(x, y) - one.at(x + 0.001, y)) < 0.01 for x, y in points)
    assert one.sum(1.3, 2.7, 1) == one.at(1.3, 2.7)


@pytest.mark.parametrize("frame", [DESK_FRAME, (0, 0, 642, 462), PHONE_FRAME, (0, 34, 390, 486)])
def test_the_drawn_borders_are_those_of_the_data(frame: tuple[float, float, float, float]) -> None:
    assert chart(SITES, BORDERS, TERRAIN, SEED, frame, check=False).borders == WANTED


@pytest.mark.parametrize("layout", LAYOUTS)
def test_the_raster_agrees_with_the_borders(layout: str) -> None:
    atlas = island(layout)
    touching = set()
    for row, below in pairwise(atlas.grid):
        for one, other in [*pairwise(row), *zip(row, below, strict=False)]:
            if one != other and not {one, other} & {SEA, SKERRY}:
                touching.add((min(one, other), max(one, other)))
    assert touching >= WANTED


def test_a_map_with_other_borders_is_refused() -> None:
    with pytest.raises(BrokenMap) as refused:
        chart(SITES, [*BORDERS[1:], ("A", "H")], TERRAIN, SEED, DESK_FRAME)
    assert refused.value.missing == [("A", "H")]
    assert refused.value.extra == [BORDERS[0]]


def test_the_same_input_gives_the_same_map() -> None:
    one, other = fresh("phone"), fresh("phone")
    assert one is not other
    assert one.grid == other.grid
    assert one.outline == other.outline
    assert one.inner == other.inner
    assert island("desk") is island("desk")


@pytest.mark.parametrize("layout", LAYOUTS)
def test_every_region_is_in_one_piece_and_its_heart_is_its_own(layout: str) -> None:
    atlas = island(layout)
    for name in SITES:
        assert len(atlas.outline[name]) == 1
        owner, far = atlas.cell(*atlas.heart[name])
        assert owner == name
        assert far > 20
    assert len(atlas.coast) == 1


@pytest.mark.parametrize("layout", LAYOUTS)
def test_neighbours_use_the_same_line(layout: str) -> None:
    atlas = island(layout)
    outlines = {name: {point for ring in rings for point in ring} for name, rings in atlas.outline.items()}
    for points in atlas.inner:
        owners = [name for name, outline in outlines.items() if outline.issuperset(points)]
        assert len(owners) == 2


def test_outside_the_grid_is_sea() -> None:
    assert island().cell(-500, 0)[0] == SEA


def test_smoothing_keeps_open_ends_and_closed_rings_closed() -> None:
    zigzag = [(0.0, 0.0), (1.0, 4.0), (2.0, 0.0), (3.0, 4.0)]
    soft = smooth(zigzag, 2)
    assert (soft[0], soft[-1]) == (zigzag[0], zigzag[-1])
    assert dist(soft[1], soft[2]) < dist(zigzag[1], zigzag[2])
    square = [(0.0, 0.0), (4.0, 0.0), (4.0, 4.0), (0.0, 4.0), (0.0, 0.0)]
    round_one = smooth(square, 1)
    assert round_one[0] == round_one[-1]
    assert round_one[0] == (1.0, 1.0)


def test_a_thinned_line_goes_the_same_way_with_fewer_points() -> None:
    wave = [(k / 4, 3 * sin(k / 12)) for k in range(200)]
    thinned = corners(wave, 0.2)
    assert (thinned[0], thinned[-1]) == (wave[0], wave[-1])
    assert set(thinned) < set(wave)
    assert 5 < len(thinned) < 40
    for x, y in wave:
        (a, b), (c, d) = next(pair for pair in pairwise(thinned) if pair[0][0] <= x <= pair[1][0])
        assert abs(b + (d - b) * (x - a) / (c - a) - y) < 0.3
    square = [(0.0, 0.0), (2.0, 0.0), (4.0, 0.0), (4.0, 4.0), (0.0, 4.0), (0.0, 0.0)]
    assert corners(square, 0.2) == [square[0], *square[2:]]


def test_lines_are_joined_whichever_way_they_run() -> None:
    a, b, c = (0.0, 0.0), (1.0, 0.0), (1.0, 1.0)
    (ring,) = join([[a, b], [c, b], [c, a]])
    assert ring[0] == ring[-1]
    assert set(ring) == {a, b, c}
