"""Honour, which wins the game."""

from __future__ import annotations

from meadhall.games.mountain_king import says
from meadhall.games.mountain_king.state import Mountain


def gain_honour(s: Mountain, seat: int, amount: int) -> None:
    if amount:
        s.score[seat] += amount
        s.tell(says.HONOUR, seat, amount)
