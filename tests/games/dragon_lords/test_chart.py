"""The chart of the world: everything has a place, and nothing collides."""

from __future__ import annotations

from collections.abc import Iterator

from meadhall.draw.atlas import SEA
from meadhall.draw.markup import Box, overlap, width_of
from meadhall.games.dragon_lords.board.chart import WASTE, Chart, chart_of
from meadhall.games.dragon_lords.board.scribe import Scribe
from meadhall.games.dragon_lords.board.sheets import WORLD
from meadhall.games.dragon_lords.board.wastes import DESK_WASTES, NAME, PHONE_WASTES, closeup_of
from meadhall.games.dragon_lords.words import SEAS, SPACE, TERRITORIES, TERRITORY
from meadhall.kernel.catalogue import LANGUAGES
from tests.games.dragon_lords.boards import GAME, SHEETS, world


def charts() -> Iterator[tuple[str, Chart]]:
    for sheet in SHEETS:
        yield sheet.prefix, chart_of(GAME.components, sheet)


def test_every_place_is_on_the_world_and_on_one_of_the_continents() -> None:
    every = [chart for _, chart in charts()]
    assert len(every[0].territories) == TERRITORIES
    assert len(every[0].seas) == SEAS
    assert {t for chart in every[1:] for t in chart.territories} == set(range(TERRITORIES))
    assert {zone for chart in every[1:] for zone in chart.seas} == set(range(SEAS))
    assert set(every[0].spaces) == set(every[2].spaces) == set(range(len(SPACE)))


def name_box(chart: Chart, territory: int) -> Box:
    land = chart.parts.territories[TERRITORY.words[territory]]
    size = chart.sheet.name + (1 if land.kind == "kingdom" else 0)
    wide = width_of(land.name, size, "serif")
    x, y = chart.heart(territory)
    return x - wide / 2, y - 4.5 * chart.sheet.scale - size * 0.75, wide, size * 0.8


def test_names_and_armies_never_collide() -> None:
    for name, chart in charts():
        boxes = {}
        for territory in chart.territories:
            boxes[f"name {TERRITORY.words[territory]}"] = name_box(chart, territory)
            x, y = chart.army(territory)
            boxes[f"army {TERRITORY.words[territory]}"] = (x - 14, y - 7, 28.0, 14.0)
        for one, mine in boxes.items():
            for other, theirs in boxes.items():
                assert one >= other or not overlap(mine, theirs), (name, one, other)


def test_armies_stand_in_their_own_territory() -> None:
    for name, chart in charts():
        for territory in chart.territories:
            x, y = chart.army(territory)
            for dx in (-9, 0, 9):
                assert chart.land.cell(x + dx, y)[0] == TERRITORY.words[territory], (name, TERRITORY.words[territory])
            assert chart.widest(territory) > 24, (name, TERRITORY.words[territory])


def test_anchors_lie_on_the_water() -> None:
    for name, chart in charts():
        for (place, _), (x, y) in chart.harbours.items():
            assert chart.land.cell(x, y)[0] == SEA, (name, place)


def test_a_harbour_over_the_seam_lies_at_the_seam() -> None:
    chart = chart_of(GAME.components, WORLD)
    spots = [at for (place, _), at in chart.harbours.items() if place == TERRITORY.find("samsey")]
    _, y = chart.army(TERRITORY.find("samsey"))
    assert sorted(at[1] > y for at in spots) == [False, True]


def test_spaces_of_the_wastelands_lie_in_the_waste_and_apart() -> None:
    for name, chart in charts():
        spots = list(chart.spaces.values())
        for k, at in enumerate(spots):
            assert chart.land.cell(*at)[0] == WASTE, name
            assert all(abs(at[0] - u) + abs(at[1] - v) > 18 for u, v in spots[:k]), name


def test_names_in_the_close_up_collide_with_nothing() -> None:
    for lang in LANGUAGES:
        scribe = Scribe(GAME.new(3).view(None), lang)
        names = tuple([scribe.write(f"short-{kind}") for kind in scribe.s.facts.space_kind])
        for sheet in (DESK_WASTES, PHONE_WASTES):
            closeup = closeup_of(scribe.s.facts, sheet, names)
            boxes = [(x - width_of(n, NAME) / 2, y - 10, width_of(n, NAME), 11.0) for (x, y), n in closeup.labels]
            r = sheet.radius
            spots = [(x - r * 0.7, y - r * 0.7, r * 1.4, r * 1.4) for x, y in closeup.at.values()]
            for k, box in enumerate(boxes):
                assert 0 <= box[0] <= sheet.size[0] - box[2]
                assert not any(overlap(box, other) for other in (*boxes[:k], *spots)), (lang, closeup.labels[k])


def test_what_is_out_of_play_has_no_button() -> None:
    state = GAME.new(2, two_players="tundra")
    parts = world(state).parts
    assert "map-territory-vindborg" not in parts
    assert "map-territory-isborg" in parts
    assert "x-tundra" in parts["map-land"]
