"""The picture of Quest for the DragonLords, and the words beside it.

``pictures`` gives the world and a close-up of the Wastelands for a desk ("map", "wastelands"), and for a phone the
three continents, rolled so that the seam lies inside the picture, and the same close-up ("centre", "west", "east",
"wastelands"); the ids of their parts begin with the name of the picture. Places that can be pointed at are the words of
the vocabulary. A territory is ``territory:isborg``, and lies there once more as ``zone:``, ``place:`` and, if it is a
Kingdom, as ``kingdom:`` and ``bearer:``; the layer that the viewer is asked about is the uppermost. In the same way
there are ``sea:k3``, ``space:lair-east``, ``village:village-north`` and ``ship:3`` with ``place:ship-3``. Pieces that
the viewer knows are ``piece:king``; cards, tools and Wizards are in the panels.

``panels`` gives a ``<section id="seat-N" class="lord" data-seat="N">`` for each seat, to be styled by the page:

======================  ===================================================================================
``lord``                a seat; also ``seat-B`` (its colour), ``lord-own`` (the viewer's), ``lord-acts`` (is asked)
``head``                the first line: a disc, ``name``, an empty ``who``, and the crowns as ``score``
``goods``, ``good``     gold with its income, mana, scrolls, prophecies, treasures, Attack
``track``               the mana scale
``heroes``              a row: ``note`` is its name, ``hero`` a Wizard, each ``choice`` a card, a tool, a piece
``more``                a ``<details>`` around the rest, for seats other than the viewer's
``icon``                every small SVG
======================  ===================================================================================
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any

from meadhall.draw.board import Board, Face
from meadhall.draw.card import CardPart
from meadhall.draw.memory import Memory
from meadhall.draw.picture import Picture
from meadhall.draw.sheet import Drafted, Move, Sheet
from meadhall.games.dragon_lords.board import card, describe, moment, notes, panels, scribe
from meadhall.games.dragon_lords.board.composed import sheet_of
from meadhall.games.dragon_lords.board.foresight import foresee
from meadhall.games.dragon_lords.board.from_the_map import moves_from_the_map
from meadhall.games.dragon_lords.board.layout import desk, phone
from meadhall.games.dragon_lords.board.look import LOOK
from meadhall.games.dragon_lords.board.orders import follow, usual_orders
from meadhall.games.dragon_lords.board.scribe import Scribe
from meadhall.games.dragon_lords.board.telling import DragonLordsTelling
from meadhall.games.dragon_lords.board.usual import usual_answer
from meadhall.games.dragon_lords.state import DragonLordsState
from meadhall.kernel.action import Action
from meadhall.kernel.game import Game
from meadhall.kernel.view import View

KEPT = 32
"""Positions whose pictures are kept: several look at each at the same time."""
LAYOUTS = {"desk": desk, "phone": phone}


class DragonLordsBoard(Board):
    """The painter of the game's table. What it gives is kept for whoever sees the same: do not change it."""

    look = LOOK
    telling = DragonLordsTelling()

    def __init__(self) -> None:
        self._pictures: dict[str, Memory[dict[str, Picture]]] = {layout: Memory(KEPT) for layout in LAYOUTS}

    def pictures(self, view: View, lang: str, layout: str) -> dict[str, Picture]:
        writer = Scribe(view, lang)
        return self._pictures[layout].get(writer.glance(), partial(LAYOUTS[layout], writer))

    def card(self, game: Game[Any], lang: str) -> Sequence[CardPart]:
        return card.card(game, lang)

    def panels(self, view: View, lang: str) -> dict[str, str]:
        return panels.panels(Scribe(view, lang))

    def status(self, view: View, lang: str) -> list[str]:
        return describe.status(Scribe(view, lang))

    def colour(self, view: View, seat: int) -> str:
        assert isinstance(view.position, DragonLordsState)
        return scribe.seat_letter(view.position, seat)

    def focus(self, view: View) -> str:
        assert isinstance(view.position, DragonLordsState)
        return moment.focus(view.position)

    def about(self, view: View, lang: str, place: str) -> tuple[str, str | None]:
        return describe.about(Scribe(view, lang), place)

    def faces(self, view: View, lang: str, actions: Sequence[Action]) -> list[Face]:
        return notes.faces(Scribe(view, lang), actions)

    def sheet(self, draft: Drafted, lang: str) -> Sheet | None:
        return sheet_of(draft, Scribe(draft.view, lang))

    def moves(self, view: View, lang: str) -> Sequence[Move]:
        return moves_from_the_map(view, Scribe(view, lang))

    def default(self, view: View) -> Action | None:
        return usual_answer(view)

    def orders(self, view: View, actions: Sequence[Action]) -> Sequence[str]:
        return usual_orders(view, actions)

    def follow(self, view: View, orders: Sequence[str]) -> Action | None:
        return follow(view, orders)

    def preview(self, view: View, lang: str, layout: str, action: Action) -> tuple[dict[str, str], str]:
        return foresee(Scribe(view, lang), layout, action)
