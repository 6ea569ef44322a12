"""What a game brings so that people can see its table."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple, Protocol

if TYPE_CHECKING:
    from meadhall.draw.picture import Picture
    from meadhall.kernel.view import View


class Face(NamedTuple):
    """What stands on an option.

    A board may have the method ``faces(view, lang, actions) -> list[Face]``: it is asked at every question for all of
    the viewer's options, so it must be quick.
    """

    label: str = ""
    """What it is called, where that depends on the position; else the game's usual words are taken."""
    note: str = ""
    """A few words below: its price, its odds, what comes of it."""
    weighs: bool = False
    """It spends something or begins what cannot be stopped: nobody takes it without having seen its note."""


class Board(Protocol):
    """The painter of one game. It is given views, so it cannot show what a seat may not know."""

    def pictures(self, view: View, lang: str, layout: str) -> dict[str, Picture]:
        """The pictures of a table by name, the most important first. ``layout`` is "desk" or "phone"."""

    def panels(self, view: View, lang: str) -> dict[str, str]:
        """A piece of HTML for each seat: name, resources, goal."""

    def status(self, view: View, lang: str) -> list[str]:
        """Short phrases for the top bar."""

    def colour(self, view: View, seat: int) -> str:
        """The letter of a seat's colour, one of ``draw.style.SEATS``."""

    def focus(self, view: View) -> str:
        """The name of the picture that the question to the viewer is about; "" if the lit places tell.

        It may be one of another layout, where that has a picture of its own for it.
        """

    def about(self, view: View, lang: str, place: str) -> tuple[str, str | None]:
        """What there is to say about a place such as "region:B", and the id of a rule."""
