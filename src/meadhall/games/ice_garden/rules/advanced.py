"""Chapter 14, the advanced game: Vuko tiles, and order tokens that the players lay out."""

from __future__ import annotations

from meadhall.games.ice_garden import messages
from meadhall.games.ice_garden.state import NO_TILE, IceGardenState
from meadhall.games.ice_garden.words import (
    ORDER_TOKEN,
    SIDE,
    STAGE,
    VUKO_TILE,
    do_no_tile,
    do_order,
    do_vuko_tile,
)
from meadhall.kernel.action import Action
from meadhall.kernel.message import Message
from meadhall.kernel.step import Chance, Choice, Step

ARROW = 1


def active_tiles(s: IceGardenState) -> list[int]:
    """The Vuko tiles in force, from the left.

    A tile without arrow works while the foremost marker is in its stage, one with an arrow also in all later stages
    (IG-14.3, IG-14.4).
    """
    if not s.vuko_tiles:
        return []
    now = s.facts.stage_of[max(s.helm[seat] for seat in s.order)]
    return [tile for stage, (tile, side) in enumerate(s.vuko_tiles) if stage == now or (side == ARROW and stage < now)]


def active(s: IceGardenState, tile: int) -> bool:
    return tile in active_tiles(s)


# --- laying out the Vuko tiles ------------------------------------------------------------------


class LayVukoTiles(Step):
    """A tile for each stage, by lot or by the choice of the first player, who decides for all."""

    rule = "IG-14.2"

    def run(self, s: IceGardenState) -> None:
        if s.facts.with_vuko_tiles and len(s.vuko_tiles) < len(STAGE):
            s.then(DrawVukoTile() if s.facts.vuko_layout == "random" else LayVukoTile(s.order[0]), self)


def rule_of_laying(s: IceGardenState) -> str:
    return "IG-14.1" if s.facts.edition.vuko_tiles_optional else "IG-14.2"


def tiles_left(s: IceGardenState) -> list[Action]:
    laid = [tile for tile, _ in s.vuko_tiles]
    return [do_vuko_tile[t][side] for t in range(len(VUKO_TILE)) if t not in laid for side in range(len(SIDE))]


def lay_vuko_tile(s: IceGardenState, action: Action) -> None:
    stage = len(s.vuko_tiles)
    if action is do_no_tile:
        s.vuko_tiles = (*s.vuko_tiles, NO_TILE)
        s.tell(messages.NO_VUKO_TILE, stage)
    else:
        tile, side = action.args
        s.vuko_tiles = (*s.vuko_tiles, (tile, side))
        s.tell(messages.VUKO_TILE_LAID, tile, side, stage)


class LayVukoTile(Choice):
    rule = "IG-14.2"
    verbs = (do_vuko_tile, do_no_tile.verb)

    def cites(self, s: IceGardenState) -> str:
        return rule_of_laying(s)

    def prompt(self, s: IceGardenState) -> Message:
        return Message(messages.ASK_VUKO_TILE, (len(s.vuko_tiles),))

    def options(self, s: IceGardenState) -> list[Action]:
        none = [do_no_tile] if s.facts.edition.vuko_tiles_optional else []
        return tiles_left(s) + none

    def take(self, s: IceGardenState, action: Action) -> None:
        lay_vuko_tile(s, action)


class DrawVukoTile(Chance):
    rule = "IG-14.2"
    kind = "vuko-tile"

    def cites(self, s: IceGardenState) -> str:
        return rule_of_laying(s)

    def outcomes(self, s: IceGardenState) -> list[tuple[Action, int]]:
        return [(action, 1) for action in tiles_left(s)]

    def take(self, s: IceGardenState, action: Action) -> None:
        lay_vuko_tile(s, action)


# --- order tokens -------------------------------------------------------------------------------


class LayOrderTokens(Step):
    """From the second round on the players lay out a new order of fields 1 to 5 (IG-14.14)."""

    rule = "IG-14.14"

    def run(self, s: IceGardenState) -> None:
        if s.facts.with_order_tokens and s.round > 1:
            tokens = len(ORDER_TOKEN)
            s.sequence = (0,) * tokens
            s.then(*(LayOrderToken(s.order[n % len(s.order)]) for n in range(tokens)))


class LayOrderToken(Choice):
    rule = "IG-14.15"
    verbs = (do_order,)

    def prompt(self, s: IceGardenState) -> Message:
        return Message(messages.ASK_ORDER, (s.sequence.count(0),))

    def options(self, s: IceGardenState) -> list[Action]:
        free = [field for field in range(1, 6) if field not in s.sequence]
        return [do_order[token][field] for token, laid in enumerate(s.sequence) if not laid for field in free]

    def take(self, s: IceGardenState, action: Action) -> None:
        token, field = action.args
        s.sequence = (*s.sequence[:token], field, *s.sequence[token + 1 :])
        s.tell(messages.ORDER_LAID, self.seat, token + 1, field)
