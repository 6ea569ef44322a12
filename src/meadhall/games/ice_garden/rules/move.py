"""Chapter 6, field 2, Move: a step to a neighbouring region for each gold."""

from __future__ import annotations

from meadhall.games.ice_garden import messages
from meadhall.games.ice_garden.rules.resources import spend
from meadhall.games.ice_garden.rules.voracious_mountain import move_pieces
from meadhall.games.ice_garden.state import IceGardenState
from meadhall.games.ice_garden.words import (
    CALLO,
    FAUN,
    GOLD,
    MOVE,
    do_done,
    do_move,
    do_pass,
)
from meadhall.kernel.action import Action
from meadhall.kernel.message import Message
from meadhall.kernel.step import Choice

STEPS = 2
"""The number of steps, for one piece or for two (IG-6.14)."""


class Move(Choice):
    """``steps`` are those still left."""

    steps: int
    rule = "IG-6.11"
    verbs = (do_move,)

    def prompt(self, s: IceGardenState) -> Message:
        return Message(messages.ASK_MOVE, (s.has(self.seat, GOLD),))

    def options(self, s: IceGardenState) -> list[Action]:
        options = [do_pass if self.steps == STEPS else do_done]
        if s.has(self.seat, GOLD):
            near = s.near
            for piece, origin in s.pieces(self.seat):
                if near[origin] and self.movable(s, piece, origin):
                    options += [do_move[piece][origin][goal] for goal in near[origin]]
        return options

    def movable(self, s: IceGardenState, piece: int, origin: int) -> bool:
        return not s.locked[origin] or self.may_leave(s, piece)

    def may_leave(self, s: IceGardenState, piece: int) -> bool:
        """Out of a locked region comes only the Faun, and only in the second edition (IG-12.19, IG-12.20)."""
        return piece == FAUN and s.character[self.seat] == CALLO and not s.facts.edition.faun_stays_locked

    def take(self, s: IceGardenState, action: Action) -> None:
        if action is do_pass:
            s.tell(messages.LET_GO, self.seat, MOVE)
        elif action is not do_done:
            piece, origin, goal = action.args
            spend(s, self.seat, GOLD, 1)
            move_pieces(s, self.seat, piece, 1, origin, goal)
            if self.steps > 1:
                s.ask(Move(self.seat, self.steps - 1), idle=do_done)

    def refusal(self, s: IceGardenState, action: Action) -> str:
        if action.verb is do_move and s.has(self.seat, GOLD):
            piece, origin, goal = action.args
            if s.locked[origin] and not self.may_leave(s, piece):
                return "IG-12.19" if piece == FAUN and s.count(self.seat, piece, origin) else "IG-12.25"
            if s.locked[goal]:
                return "IG-12.20" if self.may_leave(s, piece) else "IG-12.25"
            if not s.tiles[goal] or not s.tiles[origin]:
                return "IG-6.15"
            if s.count(self.seat, piece, origin):
                return "IG-6.12"
        return self.rule
