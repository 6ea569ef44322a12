"""Gaining Honour, which decides the game."""

from __future__ import annotations

from meadhall.games.mountain_king import messages
from meadhall.games.mountain_king.state import MountainKingState


def gain_honour(s: MountainKingState, seat: int, amount: int) -> None:
    if amount:
        s.score[seat] += amount
        s.tell(messages.HONOUR, seat, amount)
