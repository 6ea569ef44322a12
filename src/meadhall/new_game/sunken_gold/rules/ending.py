"""Chapter 3: the end of the game."""

from __future__ import annotations

from meadhall.kernel.result import Result
from meadhall.kernel.step import Step
from meadhall.new_game.sunken_gold.messages import CHART_SHOWN
from meadhall.new_game.sunken_gold.state import Sea

WON, SHARED = "won", "shared"
ENDINGS = (WON, SHARED)


class Finish(Step):
    rule = "SG-3.1"

    def run(self, s: Sea) -> None:
        for seat in range(s.players):
            s.tell(CHART_SHOWN, seat, s.chart[seat], s.bonus(seat))
        # SG-3.2: the gold from one's own reef counts twice.
        scores = tuple([sum(s.haul(seat)) + s.bonus(seat) for seat in range(s.players)])
        # SG-3.3
        winners = tuple([seat for seat, score in enumerate(scores) if score == max(scores)])
        s.end(Result(winners, scores, WON if len(winners) == 1 else SHARED))
