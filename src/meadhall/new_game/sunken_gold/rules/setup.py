"""Chapter 1: set-up."""

from __future__ import annotations

from meadhall.kernel.action import Action
from meadhall.kernel.message import Event
from meadhall.kernel.step import Chance, Step
from meadhall.new_game.sunken_gold.messages import CHART, CHART_DEALT
from meadhall.new_game.sunken_gold.rules.turn import NextRound
from meadhall.new_game.sunken_gold.state import Sea
from meadhall.new_game.sunken_gold.words import REEFS, do_chart


class SetUp(Step):
    rule = "SG-1.1"

    def run(self, s: Sea) -> None:
        s.then(*(DealChart(seat) for seat in range(s.players)), NextRound())


class DealChart(Chance):
    """Only its owner sees the chart; the others read that there is one."""

    seat: int
    rule = "SG-1.2"
    kind = "chart"

    def outcomes(self, s: Sea) -> list[tuple[Action, int]]:
        return [(do_chart[reef], 1) for reef in range(REEFS) if reef not in s.chart]

    def witnesses(self, s: Sea) -> tuple[int, ...]:
        return (self.seat,)

    def take(self, s: Sea, action: Action) -> None:
        s.chart[self.seat] = action.arg
        s.whisper((self.seat,), CHART, action.arg, veil=Event(CHART_DEALT, (self.seat,)))
