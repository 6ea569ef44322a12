"""How bots think about Fall of the Mountain King: in Honour won, and Honour that may still be won."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from meadhall.games.mountain_king.champions.instants import LayTile
from meadhall.games.mountain_king.mind import answers, plans
from meadhall.games.mountain_king.mind.ancestries import weigh_cards
from meadhall.games.mountain_king.mind.aspects import ASPECTS, spread_of, standing
from meadhall.games.mountain_king.mind.contrast import FACTS, contrast
from meadhall.games.mountain_king.mind.features import SEAT_FEATURES, TABLE_FEATURES, features_of
from meadhall.games.mountain_king.mind.styles import STYLES
from meadhall.games.mountain_king.mind.survey import LAST, Survey, stage_of
from meadhall.games.mountain_king.mind.turns import Board, TurnGains, board_of
from meadhall.games.mountain_king.rules.actions import TakeGranted
from meadhall.games.mountain_king.rules.advance import Muster
from meadhall.games.mountain_king.rules.award import Console, PlacePawn
from meadhall.games.mountain_king.rules.bolster import BringOver
from meadhall.games.mountain_king.rules.breach import SteerSwarm
from meadhall.games.mountain_king.rules.building import LayCards
from meadhall.games.mountain_king.rules.invasions import Direct
from meadhall.games.mountain_king.rules.move_trolls import ChooseCrowd, Shove
from meadhall.games.mountain_king.rules.turns import Gather, TakeAction, TakeWeakAction
from meadhall.games.mountain_king.rules.votes import ChooseClan
from meadhall.games.mountain_king.state import MountainKingState
from meadhall.kernel.action import Action
from meadhall.kernel.message import Kind, Message
from meadhall.kernel.mind import Mind

SHARP = 1.5
"""How many points of ``weigh`` one Honour is worth."""

WORTH_A_LOOK = (
    TakeAction, TakeWeakAction, Gather, TakeGranted, Muster, SteerSwarm, Direct, ChooseCrowd, Shove, Console, LayTile,
    ChooseClan, PlacePawn,
)  # fmt: skip
"""Steps at which an adept looks ahead; the others are answered by their weights alone."""


IN_TURN: dict[type, Callable[[TurnGains, Any, list[Action]], list[float]]] = {
    Gather: TurnGains.weigh_gather,
    TakeAction: TurnGains.weigh_action,
    TakeWeakAction: TurnGains.weigh_second,
    TakeGranted: TurnGains.weigh_granted,
    Muster: TurnGains.weigh_muster,
    BringOver: TurnGains.weigh_bring_over,
}
"""By question of a turn, how its options are weighed together."""


class MountainMind(Mind):
    styles = tuple(STYLES)
    aspects = ASPECTS
    plans = plans.PLANS
    facts = FACTS
    slips = 1.2
    trust = 40.0
    reach = 2
    worlds = 1
    playout = 60
    heat = 0.5
    table_features = TABLE_FEATURES
    seat_features = SEAT_FEATURES

    def __init__(self, style: str = "") -> None:
        super().__init__(style)
        self.taste = STYLES[self.style]
        self._turn: tuple[Board, TurnGains] | None = None

    # --- how the seats stand --------------------------------------------------------------------------

    def judge(self, s: MountainKingState, seat: int) -> list[float]:
        return standing(Survey(s, STYLES["balanced"]), seat)

    def worths(self, s: MountainKingState) -> list[float]:
        survey = Survey(s, STYLES["balanced"])
        return [sum(standing(survey, seat)) for seat in range(s.players)]

    def spread(self, s: MountainKingState) -> float:
        return spread_of(s, stage_of(s))

    def features_of(self, s: MountainKingState) -> list[list[float]]:
        return features_of(Survey(s, STYLES["balanced"]))

    def progress(self, s: MountainKingState) -> float:
        return stage_of(s) / LAST

    # --- what tempts ----------------------------------------------------------------------------------

    def weigh(self, s: MountainKingState, seat: int, options: list[Action]) -> list[float]:
        return [SHARP * honour for honour in self.gains(s, seat, options)]

    def gains(self, s: MountainKingState, seat: int, options: list[Action]) -> list[float]:
        """What each option brings, in Honour."""
        step = s.agenda[-1]
        if isinstance(step, LayCards):
            return weigh_cards(s, seat, self.taste, options)
        in_turn = IN_TURN.get(type(step))
        if in_turn:
            return in_turn(self.turn_gains(s, seat), step, options)
        survey = Survey(s, self.taste)
        weigh = answers.WEIGHERS.get(type(step))
        return [weigh(survey, seat, step, action) for action in options] if weigh else [0.0] * len(options)

    def turn_gains(self, s: MountainKingState, seat: int) -> TurnGains:
        """A turn asks several questions about the same board, so what the last one has found is kept for the next."""
        board, known = board_of(s, seat, stage_of(s)), self._turn
        if known is not None and known[0] == board:
            gains = known[1]
            gains.go_on(s)
        else:
            gains = TurnGains(Survey(s, self.taste), seat)
            self._turn = board, gains
        return gains

    def looks(self, s: MountainKingState, seat: int, options: list[Action]) -> bool:
        return isinstance(s.agenda[-1], WORTH_A_LOOK)

    def plan(self, s: MountainKingState, seat: int, action: Action) -> Message | None:
        return plans.plan(s, seat, action)

    def contrast(
        self, before: MountainKingState, mine: MountainKingState, other: MountainKingState, seat: int
    ) -> list[tuple[Kind, Message]]:
        return contrast(before, mine, other, seat)
