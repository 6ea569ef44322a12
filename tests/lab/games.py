"""Records of games that nobody has played."""

from __future__ import annotations

from meadhall.lab.playing import POINTS
from meadhall.lab.records import Record, Sway, Swing, Timing


def game(
    number: int,
    bots: tuple[str, ...],
    winners: tuple[int, ...],
    scores: tuple[int, ...] = (),
    uses: tuple[dict[str, int], ...] = (),
    outlook: tuple[tuple[float, ...], ...] = (),
) -> Record:
    players = len(bots)
    return Record(
        number=number,
        seed=1,
        bots=bots,
        factions=tuple(f"player-{seat + 1}" for seat in range(players)),
        options={},
        winners=winners,
        scores=scores or (0,) * players,
        ending="last-ship",
        rounds=5,
        decisions=100 + number,
        outlook=outlook or ((1 / players,) * POINTS,) * players,
        score=(),
        swings=(Swing(1, 0, "pass", 0.5, 0.6),),
        sways={"pass": Sway(10, 0.5), "plan": Sway(5, 1.0)},
        uses=uses or ({},) * players,
        clock=Timing(1.0, (10,) * players, (0.5,) * players, (0.1,) * players),
    )
