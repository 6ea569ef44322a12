"""Pictures: SVG from data. Maps, pieces, tracks and the style they share. Knows no game."""

from __future__ import annotations

from meadhall.draw.board import Board
from meadhall.draw.markup import marked
from meadhall.draw.picture import Picture

__all__ = ["Board", "Picture", "marked"]
