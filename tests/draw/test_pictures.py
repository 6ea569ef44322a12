from __future__ import annotations

import re
import struct
from collections import Counter
from xml.etree import ElementTree

import pytest

from meadhall.draw import Picture, land, marked, pen, pieces, style, tracks
from meadhall.draw.export import png
from meadhall.draw.markup import line, number, part, signed, text, width_of
from meadhall.draw.style import SEATS
from tests.draw.island import LAYOUTS, NAMES, SITES, island, picture

PIECES = {
    **{f"cube {seat}": pieces.cube(seat, 17, 3) for seat in SEATS + "N"},
    **{f"disc {seat}": pieces.disc(seat) for seat in SEATS + "N"},
    **{f"ghost {seat}": pieces.ghost(seat) for seat in SEATS},
    **{f"unit {name} {k}": pieces.unit("B", k, d) for name, d in pieces.GLYPHS.items() for k in (1, 2, 3)},
    **{f"resource {kind}": pieces.resource(kind, 0.8) for kind in pieces.RESOURCES},
    "slot": pieces.slot(17, 4),
    "ring": pieces.ring(30) + pieces.ring(30, 20),
    "frame": tracks.Frame(1046, 612).draw(),
    "ladder": tracks.ladder(0, 0, 94, 25, ["", 0, signed(-1)]),
    "cells": tracks.cells(0, 0, 32, 32, [1, 2, ""]),
    "field": tracks.field(194, 50, 3, "Move", "now") + tracks.order(4),
    "label": tracks.label(0, 0, 100, 40, "Snow & ice") + tracks.hair(0, 20, 100),
    "trail": tracks.trail((0, 0), (40, 30)) + tracks.trail((5, 5), (5, 5)),
    "rose": pen.rose(17),
    "isle": land.isle(43, 5, ((0, -10, 34),)),
}


def classes(markup: str) -> set[str]:
    return {word for found in re.findall(r'class="([^"]*)"', markup) for word in found.split()}


@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize("theme", style.THEMES)
def test_a_whole_picture(layout: str, theme: str) -> None:
    drawn = picture(layout)
    file = drawn.svg(theme)
    root = ElementTree.fromstring(file)
    ids = Counter(element.attrib["id"] for element in root.iter() if "id" in element.attrib)
    assert [key for key, times in ids.items() if times > 1] == []
    assert set(drawn.parts) <= set(ids)
    assert "var(" not in file
    assert "translate(" in file
    assert "px,translate" not in file
    used = set(re.findall(r'href="#([^"]+)"|url\(#([^)]+)\)', file))
    assert {one or other for one, other in used} <= set(ids)
    assert all(key.startswith("t-") for key in ids)
    page = drawn.svg(inline=False)
    ElementTree.fromstring(page)
    assert "<style" not in page
    assert set(re.findall(r"var\(--([\w-]+)\)", style.css() + page)) <= style.values(theme).keys()


def test_the_same_input_gives_the_same_text() -> None:
    assert picture("desk", 4).svg("dark") == picture("desk", 4).svg("dark")
    assert picture("desk", 4).parts != picture("desk", 5).parts


def test_two_pictures_can_share_a_page() -> None:
    one, other = picture("phone", prefix="a-"), picture("phone", prefix="b-")
    ids = re.findall(r' id="([^"]+)"', one.svg(inline=False) + other.svg(inline=False))
    assert len(ids) == len(set(ids))


def test_the_ground_knows_nothing_of_the_position() -> None:
    one, other = picture("desk", 4), picture("desk", 5)
    assert one.ground == other.ground
    assert one.parts["t-region-A"] == other.parts["t-region-A"]


@pytest.mark.parametrize("layout", LAYOUTS)
def test_regions_can_be_pointed_at(layout: str) -> None:
    root = ElementTree.fromstring(picture(layout).svg(inline=False))
    buttons = {e.attrib["data-at"]: e for e in root.iter() if e.attrib.get("class") == "region"}
    assert set(buttons) == {f"region:{name}" for name in SITES}
    for place, button in buttons.items():
        assert (button.attrib["role"], button.attrib["tabindex"]) == ("button", "0")
        assert button.attrib["aria-label"] == f'{NAMES[place[-1]]} & "friends"'
        assert [e.attrib["class"] for e in button.iter() if "class" in e.attrib][1:] == [
            "shape",
            "inside",
            "band",
            "stitch",
            "outline",
        ]


def test_washes_say_who_leads() -> None:
    washes = land.washes(island(), "m-", {"A": "R", "B": None})
    assert list(washes) == [f"m-wash-{name}" for name in SITES]
    assert "w-R" in washes["m-wash-A"]
    assert "<use" not in washes["m-wash-B"]
    assert "<use" not in washes["m-wash-C"]


def test_terrain_leaves_the_quiet_places_free() -> None:
    atlas = island()
    x, y, w, h = atlas.frame
    assert pen.terrain(atlas, []) != ""
    assert pen.terrain(atlas, [(x - 50, y - 50, w + 100, h + 100)]) == ""


def test_every_kind_of_terrain_can_be_drawn_and_has_a_tint() -> None:
    hand = pen.TerrainPen(1)
    for kind, recipe in pen.RECIPES.items():
        assert kind in style.LIGHT
        assert f".t-{kind}{{" in style.css()
        for what, size, _, _ in recipe:
            ElementTree.fromstring(f"<g>{hand.draw(what, 0, 0, size)}</g>")


@pytest.mark.parametrize("name", PIECES)
def test_pieces_are_well_formed_and_every_class_has_a_style(name: str) -> None:
    ElementTree.fromstring(f"<g>{PIECES[name]}</g>")
    known = set(re.findall(r"\.([a-zA-Z][\w-]*)", style.css())) | {"plain"}
    assert classes(PIECES[name]) <= known


def test_the_classes_of_a_map_have_a_style() -> None:
    known = set(re.findall(r"\.([a-zA-Z][\w-]*)", style.css()))
    drawn = picture("desk")
    groups = {"ground", "parts", "washes", "relief", "inside", "region"}
    assert classes(drawn.svg(inline=False)) - known <= groups


def test_text_is_escaped_and_numbers_are_short() -> None:
    assert text(1, 2.25, 'a < b & "c"', "tiny") == ('<text x="1" y="2.2" class="tiny">a &lt; b &amp; "c"</text>')
    # Numbers without a noun are for the eyes.
    assert text(1, 2, "4·2", "tiny") == '<text x="1" y="2" aria-hidden="true" class="tiny">4·2</text>'
    assert text(1, 2, "a", "tiny", "end") == '<text x="1" y="2" class="tiny" text-anchor="end">a</text>'
    hard = part('a"b', "", place='x:"', label="<&>")
    assert ElementTree.fromstring(hard).attrib == {
        "id": 'a"b',
        "class": "part",
        "data-at": 'x:"',
        "role": "img",
        "aria-label": "<&>",
    }
    assert number(3.0) == "3"
    assert number(-2.46) == "-2.5"
    assert number(-0.01) == "0"
    assert [number(value) for value in (0.5, -0.52, 10.5, -100.0, 0.96)] == [".5", "-.5", "10.5", "-100", "1"]
    assert signed(-4) == "−4"
    assert signed(4) == "4"


def test_a_part_that_moves_changes_only_its_transform() -> None:
    here, there = part("u", "<path/>", (1, 2)), part("u", "<path/>", (30.5, -2))
    assert here.replace("translate(1px,2px)", "") == there.replace("translate(30.5px,-2px)", "")
    assert "transform" not in part("u", "<path/>")


def test_lines_do_not_drift() -> None:
    points = [(k * 0.16, 0.0) for k in range(101)]
    start, _, steps = line(points).partition("l")
    assert start == "M0 0"
    assert sum(float(step) for step in steps.split()) == pytest.approx(16.0)
    assert line([(0, 0), (1, 0), (1, 1), (0, 0)], close=True) == "M0 0l1 0 0 1z"
    assert line([(5, 5), (4.5, 4), (4.5, 4), (5, 3)]) == "M5 5l-.5-1 .5-1"
    assert line([(5, 5)]) == "M5 5"


def test_longer_words_are_wider() -> None:
    assert width_of("Emberfell", 16, "caps", 0.09) == pytest.approx(16 * (5.74 + 0.81), rel=0.05)
    assert width_of("Voracious Mountain", 14, "serif") == pytest.approx(14 * 9.28, rel=0.08)
    assert width_of("stock left there:", 12) == pytest.approx(12 * 6.56, rel=0.08)
    assert width_of("", 12) == 0


def test_cubes_with_a_number_take_more_room() -> None:
    assert pieces.cube_width(1) < pieces.cube_width(2) < pieces.cube_width(12)
    assert "count" not in pieces.cube("B", 17, 1)


def test_the_frame_goes_round_clockwise() -> None:
    frame = tracks.Frame(1046, 612)
    corners = [frame.at(0), frame.at(18), frame.at(24), frame.at(44)]
    assert corners[0][1] == frame.inset
    assert corners[1][0] == pytest.approx(1046 - frame.inset)
    assert corners[2][0] == pytest.approx(1046 - frame.inset)
    assert corners[3][0] == frame.inset
    assert frame.at(50) == frame.at(0)
    assert ">35</text>" in frame.draw()
    assert ">35</text>" not in frame.draw(hidden=[35])


def test_an_export_has_the_size_of_the_picture_and_shows_something() -> None:
    small = Picture(
        60, 40, "A cube", '<rect class="sea" width="60" height="40"/>', {"c": part("c", pieces.cube("B"), (30, 20))}
    )
    data = png(small.svg("light"), 2)
    assert data[:8] == b"\x89PNG\r\n\x1a\n"
    assert struct.unpack(">II", data[16:24]) == (120, 80)
    assert data != png(small.svg("dark"), 2)
    small.parts["c"] = part("c", pieces.cube("B"), (20, 20))
    assert data != png(small.svg("light"), 2)


def test_marked_places_and_no_others_get_the_state() -> None:
    svg = part("a", "", place="region:A") + part("b", "", place="region:B", cls="") + '<g data-at="card:&lt;1&gt;"></g>'
    root = ElementTree.fromstring(f"<svg>{marked(svg, ['region:A', 'card:<1>'], 'may')}</svg>")
    states = {element.attrib["data-at"]: element.attrib.get("class", "").split() for element in root}
    assert states == {"region:A": ["may", "part"], "region:B": [], "card:<1>": ["may"]}
