"""A position without a table, as one seat may know it: pictures, panels and status, and nothing to be played."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from html import escape
from typing import TypeVar

import msgspec
from markupsafe import Markup

from meadhall.kernel.state import State
from meadhall.kernel.view import View
from meadhall.server.drawing.page import FramedPicture, all_panels, board_of_pictures
from meadhall.server.drawing.pictures import Drawing, panels

Part = TypeVar("Part")
WHO = 'class="who"></span>'
"""Where a panel has room for the name of who sits there."""


class Still(msgspec.Struct, frozen=True):
    board: Markup
    panels: Markup
    status: tuple[str, ...]


def seen(state: State, seat: int) -> View:
    """What the seat sees of a position that changes no more."""
    return Drawing.of(state, seat).view(seat)


def unmarked(panel: str, hides: Iterable[str]) -> str:
    """A panel without the spans of such a class."""
    for each in hides:
        if each.startswith("."):
            panel = re.sub(rf'<span class="[^"]*\b{re.escape(each[1:])}\b.*?</span>', "", panel, flags=re.DOTALL)
    return panel


def shown(name: str, parts: Mapping[str, Part], hides: Iterable[str]) -> dict[str, Part]:
    """The parts of a picture without those that would tell too much (``Theme.hides``)."""
    hidden = tuple(f"{name}-{each}" for each in hides)
    return {id: part for id, part in parts.items() if not (hidden and id.startswith(hidden))}


def still(state: State, seat: int, lang: str, layout: str, you: str, hides: Iterable[str] = ()) -> Still:
    """``you`` is written on the seat's own panel."""
    drawing = Drawing.of(state, seat)
    view = drawing.view(seat)
    named = WHO.replace("><", f">{escape(you)}<")
    own = f'data-seat="{seat}"'
    drawn = [unmarked(each, hides) for each in panels(view, lang, ()).values()]
    drawn = [each.replace(WHO, named, 1) if own in each else each for each in drawn]
    pictures = {
        name: FramedPicture(whole.opening, shown(name, whole.parts, hides), whole.closing)
        for name, whole in drawing.pictures(view, lang, layout).items()
    }
    board = board_of_pictures(pictures, layout)
    return Still(board, all_panels(drawn), drawing.status(view, lang))
