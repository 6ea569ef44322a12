"""Sunken Gold as a learner sees it. Charts that the viewer may not know are concealed already."""

from __future__ import annotations

from meadhall.kernel.observation import Angle, Column, amount, one_of
from meadhall.new_game.sunken_gold.state import Sea
from meadhall.new_game.sunken_gold.words import REEFS, WORTH

FOLLOWS = {"parts"}
"""What stays the same for a whole game."""


def angle(s: Sea, viewer: int) -> Angle:
    return Angle(viewer, tuple((viewer + n) % s.players for n in range(s.players)))


def columns(s: Sea) -> list[Column]:
    seats, gold = s.players, s.parts.gold
    return [
        amount("round", s.rounds, "the round"),
        amount("rounds", s.rounds, "how many rounds there are"),
        one_of("boat", REEFS, "where each boat is", entries=seats, each=1),
        amount("air", s.parts.boat.air, "air left", entries=seats, each=1),
        one_of("chart", REEFS, "the reef on each chart, if it is known", entries=seats, each=1),
        amount("gold", gold.coins * len(WORTH), "gold of each seat, by reef", entries=seats * REEFS, each=REEFS),
        amount("coins", gold.coins, "coins left, by reef", entries=REEFS),
        amount("bag", max(gold.bag), "coins in the bag, by worth", entries=len(WORTH)),
    ]
