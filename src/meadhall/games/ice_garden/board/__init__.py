"""The picture of The Lord of the Ice Garden, and the words beside it.

``pictures`` gives one large picture for a desk ("board") and three for a phone ("map", "tracks", "actions"); the ids of
their parts begin with the name of the picture. Places that can be pointed at are the words of the vocabulary
(``region:B``, ``field:move``, ``character:callo``, ``resource:gold``, ``improvement:shield``, ``layer:0``, ``level:2``,
``tile:bears``, ``token:3``) and, for explanations only, ``track:`` with snow, reputation, initiative, score, garden,
activation and vuko. Pieces on the map do not answer: the region below them does.

``panels`` gives a ``<section id="seat-N" class="lord" data-seat="N">`` for each seat, to be styled by the page:

====================  =========================================================================================
``lord``              a seat; also ``seat-B`` (its colour), ``lord-own`` (the viewer's), ``lord-acts`` (is asked),
                      ``lord-empty`` (has no character yet)
``head``              the first line: a disc, ``name``, an empty ``who`` for the person's name, ``turn`` (place in the
                      turn order, or "opponent"), ``score``
``goods``, ``good``   the second line: resources and tokens, each an icon and a number, and the ``goal``
``goal``, ``meter``   how far the goal is; the meter holds an ``<i>`` of class ``full`` or ``open`` for each step
``more``              a ``<details>`` around the rest, for seats other than the viewer's
``layers``, ``layer`` M-factor by level: a ``<small>`` and a ``count``
``row``, ``unit``     a kind of unit: icon, name with a ``<small>``, ``abilities``
``ability``           also ``printed``, ``improved``, ``spied``, ``free`` (with its price), ``spy`` (empty)
``choices``           characters that can still be taken, each a ``choice``
``note``              a line of words
``icon``              every small SVG
====================  =========================================================================================
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from meadhall.draw.board import Board, Face
from meadhall.draw.card import CardPart
from meadhall.draw.picture import Picture
from meadhall.draw.sheet import Drafted, Sheet
from meadhall.games.ice_garden.board import (
    answer_sheet,
    card,
    crossing_sheet,
    describe,
    foresight,
    influence_sheet,
    making_sheet,
    panels,
    tile_sheet,
)
from meadhall.games.ice_garden.board.gorge_sheet import gorge_sheet
from meadhall.games.ice_garden.board.layout import desk, phone
from meadhall.games.ice_garden.board.look import LOOK
from meadhall.games.ice_garden.board.march_sheet import march_sheet, mountain_sheet
from meadhall.games.ice_garden.board.planning_sheet import planning_sheet
from meadhall.games.ice_garden.board.scribe import Scribe
from meadhall.games.ice_garden.board.strike_sheet import strike_sheet
from meadhall.games.ice_garden.board.telling import IceGardenTelling
from meadhall.kernel.action import Action
from meadhall.kernel.game import Game
from meadhall.kernel.view import View


class IceGardenBoard(Board):
    """The painter of the game's table. Parts that look as before are kept, so most of a picture is quickly drawn."""

    look = LOOK
    telling = IceGardenTelling()

    def pictures(self, view: View, lang: str, layout: str) -> dict[str, Picture]:
        return LAYOUTS[layout](Scribe(view, lang))

    def card(self, game: Game[Any], lang: str) -> Sequence[CardPart]:
        return card.card(game, lang)

    def panels(self, view: View, lang: str) -> dict[str, str]:
        return panels.panels(Scribe(view, lang), view.seat)

    def panel(self, view: View, lang: str) -> str:
        assert view.seat is not None
        return panels.panel(Scribe(view, lang), view.seat, view.seat)

    def status(self, view: View, lang: str) -> list[str]:
        return describe.status(Scribe(view, lang))

    def colour(self, view: View, seat: int) -> str:
        return Scribe(view, "en").colour(seat)

    def faces(self, view: View, lang: str, actions: Sequence[Action]) -> list[Face]:
        return foresight.faces(Scribe(view, lang), view.seat, actions)

    def sheet(self, draft: Drafted, lang: str) -> Sheet | None:
        decision = draft.view.decision
        asked = decision.prompt.key if decision is not None else ""
        scribe = Scribe(draft.view, lang)
        # What can still be changed stays in sight, though the seat would be asked something else next.
        last = last_question(draft)
        if last in SHEETS and (SHEETS.get(asked) is not SHEETS[last] or last == influence_sheet.QUESTION):
            sheet = SHEETS[last](draft, scribe)
            if sheet is not None:
                return msgspec.structs.replace(sheet, ready=True)
        return SHEETS[asked](draft, scribe) if asked in SHEETS else None

    def default(self, view: View) -> Action | None:
        """Whoever travels takes everybody along."""
        decision = view.decision
        asked = decision is not None and decision.prompt.key == "ask-carry"
        return decision.options[-1] if decision is not None and asked else None

    def follow(self, view: View, orders: Sequence[str]) -> Action | None:
        return tile_sheet.follow(view, orders)

    def about(self, view: View, lang: str, place: str) -> tuple[str, str | None]:
        return describe.about(Scribe(view, lang), view.seat, place)


def carrying_sheet(draft: Drafted, scribe: Scribe) -> Sheet | None:
    """Who is taken along: by the Voracious Mountain, or over the ice river."""
    return mountain_sheet(draft, scribe) or crossing_sheet.crossing_sheet(draft, scribe)


def last_question(draft: Drafted) -> str:
    """What the draft has answered last, unless that ended something or somebody else has to answer first."""
    if draft.held or not draft.actions or draft.actions[-1].verb.ends:
        return ""
    return draft.questions[-1]


SHEETS: dict[str, Callable[[Drafted, Scribe], Sheet | None]] = {
    tile_sheet.QUESTION: tile_sheet.tile_sheet,
    "ask-plan": planning_sheet,
    "ask-gorge": gorge_sheet,
    influence_sheet.QUESTION: influence_sheet.influence_sheet,
    "ask-move": march_sheet,
    "ask-speed": march_sheet,
    **dict.fromkeys(crossing_sheet.QUESTIONS, carrying_sheet),
    "ask-attack": strike_sheet,
    "ask-strike": strike_sheet,
    **dict.fromkeys(answer_sheet.NAMES, answer_sheet.answer_sheet),
    **dict.fromkeys(making_sheet.QUESTIONS, making_sheet.making_sheet),
}
"""The sheet of a move, by the question that it answers."""
LAYOUTS = {"desk": desk, "phone": phone}
