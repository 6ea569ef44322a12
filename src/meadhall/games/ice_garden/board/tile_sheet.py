"""The sheet of the region tiles: where the next one lies, or all of one's own, for nobody knows what is on them."""

from __future__ import annotations

from collections.abc import Sequence

from meadhall.draw.sheet import Drafted, Move, Part, Row, Sheet, Value, notation
from meadhall.games.ice_garden.board.foresight import place
from meadhall.games.ice_garden.board.scribe import Scribe
from meadhall.games.ice_garden.state import IceGardenState
from meadhall.games.ice_garden.words import REGION, REGIONS
from meadhall.kernel.action import Action
from meadhall.kernel.view import View

QUESTION = "ask-tile"
ANYWHERE = "tiles"
"""The order to lay a tile in the next free region, whenever the seat is asked."""


def tile_sheet(draft: Drafted, scribe: Scribe) -> Sheet | None:
    decision, s = draft.view.decision, scribe.s
    if decision is None or decision.prompt.key != QUESTION:
        return None
    regions = [tile(draft, scribe, action) for action in decision.options]
    chosen = draft.actions[-1].arg if draft.held else None
    rows = [Row("region", "", "pills", tuple(regions), chosen)]
    mine = own_tiles(s, draft.seat)
    if mine > 1:
        label, actions = scribe.write("sheet-tiles-all", count=mine), regions[0].actions
        # First, so that it is in sight on a phone.
        rows.insert(0, Row("anywhere", "", "segments", (Value(0, label, actions, orders=(ANYWHERE,)),)))
    return Sheet(
        title=scribe.write("sheet-tiles"),
        under=scribe.write("sheet-tiles-under"),
        rule="IG-2.8",
        parts=(Part("tiles", "", tuple(rows), note=scribe.write("sheet-tiles-note", closed=REGIONS - s.facts.tiles)),),
        moves=tuple(Move(one.actions, one.label, (one.place,)) for one in regions if one.actions is not None),
        at_once=True,
    )


def tile(draft: Drafted, scribe: Scribe, action: Action) -> Value:
    """The next tile in a region."""
    region = action.arg
    at = f"region:{REGION.words[region]}"
    return Value(region, place(scribe, region), notation((*draft.shown, action)), place=at)


def own_tiles(s: IceGardenState, seat: int) -> int:
    """How many tiles a seat has still to lay."""
    turns = range(len(s.open), s.facts.tiles)
    return sum(s.order[turn % len(s.order)] == seat for turn in turns)


def follow(view: View, orders: Sequence[str]) -> Action | None:
    decision = view.decision
    ordered = decision is not None and decision.prompt.key == QUESTION and ANYWHERE in orders
    return decision.options[0] if decision is not None and ordered else None
