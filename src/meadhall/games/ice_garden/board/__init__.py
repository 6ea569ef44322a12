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

from functools import partial

from meadhall.draw.memory import Memory
from meadhall.draw.picture import Picture
from meadhall.games.ice_garden.board import describe, sheets
from meadhall.games.ice_garden.board.glance import Glance
from meadhall.games.ice_garden.board.layout import desk, phone
from meadhall.games.ice_garden.board.scribe import Scribe
from meadhall.games.ice_garden.board.sheets import Lord
from meadhall.kernel.view import View

KEPT = 128
"""Positions whose pictures and sheets are kept: each is looked at by everybody at its table."""


class IceGardenBoard:
    """The painter of the game's table. What it gives is kept for whoever sees the same: do not change it."""

    def __init__(self) -> None:
        self._pictures: dict[str, Memory[dict[str, Picture]]] = {"desk": Memory(KEPT), "phone": Memory(KEPT)}
        self._lords: Memory[list[Lord | None]] = Memory(KEPT)

    def pictures(self, view: View, lang: str, layout: str) -> dict[str, Picture]:
        scribe = Scribe(view, lang)
        return self._pictures[layout].get(Glance(scribe.s, lang), partial(LAYOUTS[layout], scribe))

    def panels(self, view: View, lang: str) -> dict[str, str]:
        scribe = Scribe(view, lang)
        lords = self._lords.get(Glance(scribe.s, lang), partial(sheets.lords, scribe))
        return sheets.panels(view, scribe, lords)

    def status(self, view: View, lang: str) -> list[str]:
        return describe.status(Scribe(view, lang))

    def colour(self, view: View, seat: int) -> str:
        return Scribe(view, "en").colour(seat)

    def about(self, view: View, lang: str, place: str) -> tuple[str, str | None]:
        return describe.about(Scribe(view, lang), view.seat, place)


LAYOUTS = {"desk": desk, "phone": phone}
