"""The picture of Fall of the Mountain King, and the words beside it.

``pictures`` gives one large picture for a desk ("board") and four for a phone ("map", "ancestry", "tracks",
"champions"); the ids of their parts begin with the name of the picture. Places that can be pointed at are the words of
the vocabulary: ``cavern:moss1``, ``pair:3`` (free Lair spaces), ``hall:h1``, ``clan:ice`` (Swarm points and planks),
``champion:crym``, ``gate:2``, ``steps:3`` (spaces of the Wheel by their distance from the pawn); in the viewer's own
Ancestry ``symbol:d5``, ``cell:d5`` (the knot where the middle of a card would lie), ``card:a15`` and ``type:advance``;
and, for explanations only, ``track:`` with honour, wheel, boost, fallen, swarm, supplies and ancestry.

``panels`` gives a ``<section id="seat-N" class="lord" data-seat="N">`` for each seat, to be styled by the page:

======================  ===================================================================================
``lord``                a seat; also ``seat-B`` (its colour), ``lord-own`` (the viewer's), ``lord-acts`` (is asked)
``head``                the first line: a disc, ``name``, an empty ``who``, ``turn`` and ``score``
``goods``, ``good``     the second line: Supplies, Desperation, Trolls, Elders, cards; ``fellows``: a rival's Champions
``track``               the Supply track
``handcards``           cards to choose from, each a ``handcard``; ``aside`` is what was put aside
``candidates``          starting Champions to choose from, each a ``candidate``
``choices``, ``choice`` numbers and rewards to choose from
``types``, ``type``     the four actions with the power of their best clusters
``heroes``, ``hero``    Champions with their Claws and their ``extra`` symbol (``covered`` by a cube)
``ancestry``            the SVG of an Ancestry; the viewer's own has the id ``seat-N-ancestry``
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
from meadhall.games.mountain_king.board import card, describe, moment, notes, panels
from meadhall.games.mountain_king.board.action_sheet import action_sheet
from meadhall.games.mountain_king.board.card_sheet import QUESTION, card_sheet
from meadhall.games.mountain_king.board.foresight import foresee
from meadhall.games.mountain_king.board.granted_sheet import granted_sheet
from meadhall.games.mountain_king.board.layout import desk, phone
from meadhall.games.mountain_king.board.look import LOOK
from meadhall.games.mountain_king.board.scribe import Scribe
from meadhall.games.mountain_king.board.telling import MountainKingTelling
from meadhall.games.mountain_king.board.whole_moves import usual_answer, whole_moves
from meadhall.games.mountain_king.state import MountainKingState
from meadhall.kernel.action import Action
from meadhall.kernel.game import Game
from meadhall.kernel.view import View

KEPT = 32
"""Positions whose pictures are kept: several look at each at the same time."""
LAYOUTS = {"desk": desk, "phone": phone}


class MountainKingBoard(Board):
    """The painter of the game's table. What it gives is kept for whoever sees the same: do not change it."""

    look = LOOK
    telling = MountainKingTelling()

    def __init__(self) -> None:
        self._pictures: dict[str, Memory[dict[str, Picture]]] = {layout: Memory(KEPT) for layout in LAYOUTS}

    def pictures(self, view: View, lang: str, layout: str) -> dict[str, Picture]:
        writer = Scribe(view, lang)
        # On a phone one's own Ancestry is among them.
        seen = writer.glance_at_table() if layout == "desk" else writer.glance()
        return self._pictures[layout].get(seen, partial(LAYOUTS[layout], writer))

    def card(self, game: Game[Any], lang: str) -> Sequence[CardPart]:
        return card.card(game, lang)

    def panels(self, view: View, lang: str) -> dict[str, str]:
        return panels.panels(Scribe(view, lang))

    def status(self, view: View, lang: str) -> list[str]:
        return describe.status(Scribe(view, lang))

    def focus(self, view: View) -> str:
        assert isinstance(view.position, MountainKingState)
        return "ancestry" if moment.laying(view.position) is not None else ""

    def about(self, view: View, lang: str, place: str) -> tuple[str, str | None]:
        return describe.about(Scribe(view, lang), place)

    def faces(self, view: View, lang: str, actions: Sequence[Action]) -> list[Face]:
        return notes.faces(Scribe(view, lang), actions)

    def sheet(self, draft: Drafted, lang: str) -> Sheet | None:
        decision = draft.view.decision
        if decision is None:
            return None
        scribe = Scribe(draft.view, lang)
        if decision.prompt.key == QUESTION:
            return card_sheet(draft, scribe)
        return action_sheet(draft, scribe) or granted_sheet(draft, scribe)

    def moves(self, view: View, lang: str) -> Sequence[Move]:
        return whole_moves(view, Scribe(view, lang))

    def default(self, view: View) -> Action | None:
        return usual_answer(view)

    def preview(self, view: View, lang: str, layout: str, action: Action) -> tuple[dict[str, str], str]:
        return foresee(Scribe(view, lang), layout, action)
