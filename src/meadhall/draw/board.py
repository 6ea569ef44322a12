"""What a game brings so that people can see its table."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from meadhall.draw.style import PLAIN, SEATS, GameLook
from meadhall.draw.telling import Telling

if TYPE_CHECKING:
    from meadhall.draw.card import CardPart
    from meadhall.draw.picture import Picture
    from meadhall.draw.sheet import Drafted, Move, Sheet
    from meadhall.kernel.action import Action
    from meadhall.kernel.game import Game
    from meadhall.kernel.view import View


class Face(NamedTuple):
    """What stands on an option."""

    label: str = ""
    """What it is called, where that depends on the position; else the game's usual words are taken."""
    note: str = ""
    """A few words below: its price, its odds, what comes of it."""
    weighs: bool = False
    """It spends something or begins what cannot be stopped: nobody takes it without having seen its note."""


class Board(ABC):
    """The painter of one game. It is given views, so it cannot show what a seat may not know."""

    look: GameLook = PLAIN
    """What the game adds to the colours and the style sheets. Its pictures bear it too."""
    telling: Telling = Telling()
    """How what happens is told."""

    @abstractmethod
    def pictures(self, view: View, lang: str, layout: str) -> dict[str, Picture]:
        """The pictures of a table by name, the most important first. ``layout`` is "desk" or "phone"."""

    @abstractmethod
    def panels(self, view: View, lang: str) -> dict[str, str]:
        """A piece of HTML for each seat: name, resources, goal.

        In a game that conceals nothing, whoever looks sees the same but for their own, which ``panel`` gives.
        """

    def panel(self, view: View, lang: str) -> str:
        """The viewer's own among them."""
        return self.panels(view, lang)[f"seat-{view.seat}"]

    @abstractmethod
    def status(self, view: View, lang: str) -> list[str]:
        """Short phrases for the top bar."""

    @abstractmethod
    def about(self, view: View, lang: str, place: str) -> tuple[str, str | None]:
        """What there is to say about a place such as "region:B", and the id of a rule."""

    def card(self, game: Game[Any], lang: str) -> Sequence[CardPart]:
        """The reference card: what each action, field and symbol costs and gives. The overview stands before it."""
        return ()

    def colour(self, view: View, seat: int) -> str:
        """The letter of a seat's colour, one of ``draw.style.SEATS``."""
        return SEATS[seat]

    def focus(self, view: View) -> str:
        """The name of the picture that the question to the viewer is about; "" if the lit places tell.

        Where layouts have pictures of their own for it, all their names, the first that is there being meant.
        """
        return ""

    def faces(self, view: View, lang: str, actions: Sequence[Action]) -> list[Face]:
        """What stands on each of these options. It is asked at every question for all of them, so it must be quick."""
        return [Face()] * len(actions)

    def sheet(self, draft: Drafted, lang: str) -> Sheet | None:
        """Everything that belongs to the move that the viewer is asked for, on one sheet; None if buttons are enough.

        ``draft`` may still be empty: a sheet can open with the question.
        """
        return None

    def moves(self, view: View, lang: str) -> Sequence[Move]:
        """Whole moves that a click on the map means at this question, beyond the options, with sensible defaults."""
        return ()

    def default(self, view: View) -> Action | None:
        """The answer that a person who has just begun a move most likely wants, so that it need not be asked.

        It goes into the draft and can be changed there. None means that only the person knows.
        """
        return None

    def orders(self, view: View, actions: Sequence[Action]) -> Sequence[str]:
        """What is usually ordered for the course of the move that these actions make, in words of the game's own."""
        return ()

    def follow(self, view: View, orders: Sequence[str]) -> Action | None:
        """The answer to the question of the viewer that the orders for the move mean; None leaves it to the person."""
        return None

    def preview(self, view: View, lang: str, layout: str, action: Action) -> tuple[dict[str, str], str]:
        """What an option would do: an overlay by the name of a picture, and a line of words.

        The overlay is SVG without ids, in the picture's coordinates; by the id of an ``<svg>`` or ``<g>`` it goes
        into a panel. The page lays it pale on top. Where the words are empty, the option itself is said.
        """
        return {}, ""
