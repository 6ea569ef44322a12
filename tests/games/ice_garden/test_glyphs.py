"""Shapes of this game."""

from __future__ import annotations

from xml.etree import ElementTree

import pytest

from meadhall.draw import pieces
from meadhall.draw.markup import number
from meadhall.games.ice_garden.board import glyphs

DRAWN = {
    **{f"unit {name}": pieces.unit("B", 3, d) for name, d in glyphs.GLYPHS.items()},
    **{f"token {name}": glyphs.token(name, 0.8) for name in glyphs.TOKENS},
    **{f"resource {name}": glyphs.resource(name) for name in glyphs.RESOURCES},
}


@pytest.mark.parametrize("name", DRAWN)
def test_shapes_are_well_formed(name: str) -> None:
    ElementTree.fromstring(DRAWN[name])


@pytest.mark.parametrize("small", [False, True])
def test_slips_are_as_wide_as_they_say(small: bool) -> None:
    offers = [("gold", 1), ("crystal", 2), ("population", 1)]
    w, h = glyphs.slip_size(3, small)
    assert f'width="{number(w)}" height="{number(h)}"' in glyphs.slip(1, "5·3·1", offers, small)
