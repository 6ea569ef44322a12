"""What a game is worth to each seat, for learners."""

from __future__ import annotations

from meadhall.kernel.result import Result


def payoffs(result: Result | None, players: int) -> list[float]:
    """The win is shared by the winners and paid for by the others alike; who plays alone wins or loses 1."""
    winners = result.winners if result is not None else ()
    if players == 1:
        return [1.0 if 0 in winners else -1.0]
    if not winners:
        return [0.0] * players
    share = 1 / len(winners)
    return [((share if seat in winners else 0) * players - 1) / (players - 1) for seat in range(players)]
