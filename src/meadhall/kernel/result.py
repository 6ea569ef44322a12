"""How a game ended."""

from __future__ import annotations

import msgspec


class Result(msgspec.Struct, frozen=True):
    """``winners`` are seats, ``scores`` one number a seat, ``ending`` a short word for the kind of ending."""

    winners: tuple[int, ...]
    scores: tuple[int, ...]
    ending: str
