"""The sheet of the region tiles: all of one's own at once, for nobody knows what is on them."""

from __future__ import annotations

from collections.abc import Sequence

from meadhall.draw.sheet import Drafted, Part, Row, Sheet, Value
from meadhall.games.ice_garden.board.scribe import Scribe
from meadhall.games.ice_garden.state import IceGardenState
from meadhall.games.ice_garden.words import REGIONS
from meadhall.kernel.action import Action
from meadhall.kernel.view import View

QUESTION = "ask-tile"
ANYWHERE = "tiles"
"""The order to lay a tile in the next free region, whenever the seat is asked."""


def tile_sheet(draft: Drafted, scribe: Scribe) -> Sheet | None:
    """Where a single region is left to choose, the map is enough."""
    decision, s = draft.view.decision, scribe.s
    mine = own_tiles(s, draft.seat)
    if decision is None or mine < 2:
        return None
    all_of_mine = Value(0, scribe.write("sheet-tiles-all", count=mine), (str(decision.options[0]),), orders=(ANYWHERE,))
    row = Row("anywhere", "", "segments", (all_of_mine,))
    return Sheet(
        title=scribe.write("sheet-tiles"),
        under=scribe.write("sheet-tiles-under"),
        rule="IG-2.8",
        parts=(Part("tiles", "", (row,), note=scribe.write("sheet-tiles-note", closed=REGIONS - s.facts.tiles)),),
        at_once=True,
        whole=False,
    )


def own_tiles(s: IceGardenState, seat: int) -> int:
    """How many tiles a seat has still to lay."""
    turns = range(len(s.open), s.facts.tiles)
    return sum(s.order[turn % len(s.order)] == seat for turn in turns)


def follow(view: View, orders: Sequence[str]) -> Action | None:
    decision = view.decision
    ordered = decision is not None and decision.prompt.key == QUESTION and ANYWHERE in orders
    return decision.options[0] if decision is not None and ordered else None
