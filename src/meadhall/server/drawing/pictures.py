"""Pictures and panels of a view, each made once for all who see the same."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from html import escape

from meadhall.draw.board import Board
from meadhall.draw.markup import Box, number
from meadhall.draw.picture import Picture
from meadhall.kernel.state import State
from meadhall.kernel.view import View
from meadhall.server.drawing.markup_diff import MarkupNode, take_apart
from meadhall.server.drawing.naming import seat_name, seat_words
from meadhall.server.drawing.page import FramedPicture

LAYOUTS = ("desk", "phone")
COLOURS = "BRKGA"


def board_of(view: View) -> Board | None:
    return getattr(view.position.game, "board", None)


def draw(view: View, lang: str, layout: str) -> dict[str, FramedPicture]:
    """The pictures of the game's board, or its reading in words while it has none."""
    board = board_of(view)
    if board is None:
        return {"text": read_aloud(view, lang)}
    return {name: frame(name, picture) for name, picture in board.pictures(view, lang, layout).items()}


@lru_cache(maxsize=128)
def frame(name: str, picture: Picture) -> FramedPicture:
    opening = opening_of(
        name, picture.width, picture.height, picture.name, picture.title, picture.ground, picture.cores
    )
    return FramedPicture(opening, nodes(picture.parts), "</g></svg>")


@lru_cache(maxsize=64)
def opening_of(
    name: str, width: float, height: float, words: str, title: str, ground: str, cores: tuple[Box, ...]
) -> str:
    short = f'data-title="{escape(title)}" ' if title else ""
    short += f'data-cores="{", ".join(" ".join(map(number, core)) for core in cores)}" ' if cores else ""
    return (
        f'<svg id="picture-{name}" class="picture" {short}viewBox="0 0 {width:g} {height:g}" '
        f'style="--wide:{width:g};--tall:{height:g}" role="group" '
        f'aria-label="{escape(words)}"><g class="ground" aria-hidden="true">{ground}</g>'
        f'<g id="parts-{name}" class="parts">'
    )


def read_aloud(view: View, lang: str) -> FramedPicture:
    parts: dict[str, str] = {}
    for topic, read in view.position.game.reading.items():
        lines = "".join(f"<li>{escape(line)}</li>" for line in read(view, lang, ""))
        parts[f"reading-{topic}"] = f'<ul id="reading-{topic}">{lines}</ul>'
    opening = '<div id="picture-text" class="picture reading"><div id="parts-text">'
    return FramedPicture(opening, nodes(parts), "</div></div>")


def nodes(parts: dict[str, str]) -> dict[str, MarkupNode]:
    return {id: take_apart(markup, id) for id, markup in parts.items()}


def panels(view: View, lang: str, names: Sequence[str]) -> dict[str, str]:
    board = board_of(view)
    if board is not None:
        return dict(board.panels(view, lang))
    state = view.position
    return {
        f"seat-{seat}": f'<section id="seat-{seat}" class="panel"><h3>{escape(seat_name(state, seat, names, lang))}'
        "</h3></section>"
        for seat in range(state.players)
    }


def status(view: View, lang: str) -> tuple[str, ...]:
    board = board_of(view)
    return () if board is None else tuple(board.status(view, lang))


def conceals(state: State) -> bool:
    """Whether the game has things that not all may know."""
    return type(state).conceal is not State.conceal


class Drawing:
    """What everybody sees who knows the same of a position: made once, when it is first asked for."""

    def __init__(self, position: State) -> None:
        self.position = position
        self.seat_words = seat_words(position)
        self._pictures: dict[tuple[str, str], dict[str, FramedPicture]] = {}
        self._status: dict[str, tuple[str, ...]] = {}
        self._panels: dict[str, dict[str, MarkupNode]] = {}

    @classmethod
    def of(cls, state: State, seat: int | None) -> Drawing:
        """Of a position that changes no more, as a seat may know it.

        Where a game conceals nothing, all look at the position itself. Else each seat has a position of its own.
        """
        return cls(state.view(seat).position if conceals(state) else state)

    def view(self, seat: int | None) -> View:
        """What a seat sees that may know this position."""
        return View(self.position, seat)

    def pictures(self, view: View, lang: str, layout: str) -> dict[str, FramedPicture]:
        if (lang, layout) not in self._pictures:
            self._pictures[lang, layout] = draw(view, lang, layout)
        return self._pictures[lang, layout]

    def panels(self, view: View, lang: str, names: Sequence[str]) -> dict[str, MarkupNode]:
        """The panels of all seats. Where nothing is concealed, all see the same but for their own."""
        board = board_of(view)
        if board is None or conceals(self.position):
            return nodes(panels(view, lang, names))
        if lang not in self._panels:
            self._panels[lang] = nodes(panels(self.view(None), lang, names))
        shared = self._panels[lang]
        if view.seat is None:
            return shared
        id = f"seat-{view.seat}"
        return shared | {id: take_apart(board.panel(view, lang), id)}

    def status(self, view: View, lang: str) -> tuple[str, ...]:
        if lang not in self._status:
            self._status[lang] = status(view, lang)
        return self._status[lang]


def colour(view: View, seat: int) -> str:
    """The letter of a seat's colour; a game may have its own order."""
    board = board_of(view)
    return COLOURS[seat % len(COLOURS)] if board is None else board.colour(view, seat)
