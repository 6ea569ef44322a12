"""Thumbnails: only what is seen is in the file, with all that it needs, by day and by night."""

from __future__ import annotations

import re
from xml.etree import ElementTree

import pytest

import meadhall
from meadhall.draw import Picture
from meadhall.draw.crop import cropped
from meadhall.draw.outline import outline, thinned
from meadhall.server.web.hall import thumbnail

FAR, NEAR = "translate(900 0)", "translate(20 20)"


def small(ground: str) -> str:
    return cropped(Picture(1000, 600, "Table", ground), (0, 0, 100, 60), 2.0)


@pytest.mark.parametrize(
    ("d", "extents"),
    [
        ("M1 2L5 8", [(1, 2, 5, 8)]),
        ("M10 10h5v-3H2z", [(2, 7, 15, 10)]),
        ("M0 0l3 4m10 10l1 1", [(0, 0, 3, 4), (13, 14, 14, 15)]),
        ("M5 5zm2 2h1", [(5, 5, 5, 5), (7, 7, 8, 7)]),
        ("M0 0q1-5 4 0t4 0", [(0, -5, 8, 0)]),
        ("M0 0c1 9 2-9 3 0", [(0, -9, 3, 9)]),
        ("M10 10a2 2 0 0 1 4 0", [(6, 6, 14, 14)]),
        ("M10 10a2 2 0 014 0", [(6, 6, 14, 14)]),
    ],
)
def test_the_pieces_of_a_path_reach_so_far(d: str, extents: list[tuple[float, ...]]) -> None:
    assert [extent for _, extent in outline(d)] == extents


def test_a_piece_of_a_path_can_stand_alone() -> None:
    assert [piece for piece, _ in outline("M1 1l2 0m10 0 3 3zM4 4h1")] == ["M1 1l2 0", "M13 1l3 3z", "M4 4h1"]


@pytest.mark.parametrize(
    ("d", "thin"),
    [
        ("M0 0L5 .4 10 0z", "M0 0l10 0z"),
        ("M0 0l5 .4 5-.4 0 9h2l1 1", "M0 0l10 0 0 9h2l1 1"),
        ("M0 0l5 3 5-3", "M0 0l5 3 5-3"),
        ("m2 2 1 0 1 0m5 5l1 0c1 1 2 2 3 3l1 0 1 0", "M2 2l2 0M9 7l1 0c1 1 2 2 3 3l2 0"),
        ("M1 1l0 0", "M1 1l0 0"),
    ],
)
def test_corners_that_hardly_show_are_left_out(d: str, thin: str) -> None:
    assert thinned(d, 0.5) == thin


def test_what_lies_beyond_the_window_is_left_out() -> None:
    seen, beyond = '<circle class="known" r="5"/>', '<rect class="slot" width="9" height="9"/>'
    svg = small(
        f'<g transform="{NEAR}">{seen}</g><g transform="{FAR}">{beyond}</g><path class="pen" d="M1 1h5M800 1h9"/>'
    )
    assert "<circle" in svg
    assert "<rect" not in svg
    assert 'd="M1 1h5"' in svg


def test_names_and_marks_go_unless_something_refers_to_them() -> None:
    defs = '<defs><path id="isle" d="M0 0h9v9z"/><path id="rock" d="M0 0h9v9z"/></defs>'
    svg = small(f'{defs}<use href="#isle" class="known" role="button" data-at="region:A"/>')
    assert 'id="isle"' in svg
    assert "rock" not in svg
    assert "region:A" not in svg
    assert 'width="200" height="120"' in svg


def test_it_wears_its_own_classes_and_both_kinds_of_colours() -> None:
    svg = small('<circle class="tree" r="5"/>')
    assert ".tree{" in svg
    assert ".snowcap{" not in svg
    day, night = re.findall(r":root\{(.*?)\}", svg)
    assert "prefers-color-scheme:dark" in svg
    assert set(re.findall("--[a-z]+", night)) <= set(re.findall("--[a-z]+", day))


@pytest.mark.parametrize("slug", meadhall.games())
def test_every_thumbnail_is_small_and_whole(slug: str) -> None:
    svg = thumbnail(slug, "en")
    assert svg is not None
    root = ElementTree.fromstring(svg)
    assert len(svg) < 60_000
    named = {element.get("id") for element in root.iter()}
    assert set(re.findall(r'(?:href="#|url\(#)([^")]+)', svg)) <= named
    # Something happens there: a name or a number can be read.
    assert len([element for element in root.iter() if element.tag.endswith("text")]) >= 3
