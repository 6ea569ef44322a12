"""How the bots of Sunken Gold think: how a seat stands, and what tempts it at first sight."""

from __future__ import annotations

from typing import ClassVar

from meadhall.kernel.action import Action
from meadhall.kernel.message import Kind
from meadhall.kernel.mind import Mind
from meadhall.new_game.sunken_gold.state import Sea
from meadhall.new_game.sunken_gold.words import REEFS, do_dive, do_pass

GOLD = Kind("aspect-gold")
CHART = Kind("aspect-chart")
AIR = Kind("aspect-air")


class SunkenGoldMind(Mind):
    aspects: ClassVar[tuple[Kind, ...]] = (GOLD, CHART, AIR)

    def judge(self, s: Sea, seat: int) -> list[float]:
        gold = sum(s.haul(seat))
        # Whoever does not know a chart takes it for any of the reefs.
        bonus = s.bonus(seat) if s.chart[seat] >= 0 else gold / REEFS
        return [float(gold), float(bonus), usual_coin(s) * min(s.air[seat], rounds_left(s))]

    def spread(self, s: Sea) -> float:
        return 2.0 + rounds_left(s)

    def weigh(self, s: Sea, seat: int, options: list[Action]) -> list[float]:
        return [tempts(s, seat, action) for action in options]


def tempts(s: Sea, seat: int, action: Action) -> float:
    if action is do_pass:
        return 0.0
    if action is do_dive:
        mine = s.boat[seat] == s.chart[seat]
        return 2.0 if mine or s.air[seat] > rounds_left(s) else 0.5
    return (1.0 if s.coins[action.arg] else 0.0) + (2.0 if action.arg == s.chart[seat] else 0.0)


def rounds_left(s: Sea) -> int:
    return s.rounds - s.round


def usual_coin(s: Sea) -> float:
    """What the next coin is worth on average."""
    coins = sum(s.bag)
    return sum(count * worth for worth, count in enumerate(s.bag, 1)) / coins if coins else 0.0
