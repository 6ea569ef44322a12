"""How bots think about Fall of the Mountain King: in Honour won, and Honour that may still be won."""

from __future__ import annotations

from meadhall.games.mountain_king.champions.instants import LayTile
from meadhall.games.mountain_king.mind import answers, plans
from meadhall.games.mountain_king.mind.lineage import weigh_cards
from meadhall.games.mountain_king.mind.standing import ASPECTS, spread_of, standing
from meadhall.games.mountain_king.mind.survey import Survey, stage_of
from meadhall.games.mountain_king.mind.temper import TEMPERS
from meadhall.games.mountain_king.mind.turns import TurnSight
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
from meadhall.games.mountain_king.state import Mountain
from meadhall.kernel.action import Action
from meadhall.kernel.message import Message
from meadhall.kernel.mind import Mind

SHARP = 1.5
"""So many points of ``weigh`` one Honour is worth."""

WORTH_A_LOOK = (
    TakeAction, TakeWeakAction, Gather, TakeGranted, Muster, SteerSwarm, Direct, ChooseCrowd, Shove, Console, LayTile,
    ChooseClan, PlacePawn,
)  # fmt: skip
"""Steps at which an adept looks ahead; the others are answered by what tempts at first sight."""


class MountainMind(Mind):
    styles = tuple(TEMPERS)
    aspects = ASPECTS
    plans = plans.PLANS
    slips = 1.2
    trust = 40.0
    reach = 2
    worlds = 1
    playout = 60
    heat = 0.5

    def __init__(self, style: str = "") -> None:
        super().__init__(style)
        self.temper = TEMPERS[self.style]

    # --- how the seats stand --------------------------------------------------------------------------

    def judge(self, s: Mountain, seat: int) -> list[float]:
        return standing(Survey(s, TEMPERS["balanced"]), seat)

    def worths(self, s: Mountain) -> list[float]:
        survey = Survey(s, TEMPERS["balanced"])
        return [sum(standing(survey, seat)) for seat in range(s.players)]

    def spread(self, s: Mountain) -> float:
        return spread_of(s, stage_of(s))

    # --- what tempts ----------------------------------------------------------------------------------

    def weigh(self, s: Mountain, seat: int, options: list[Action]) -> list[float]:
        return [SHARP * honour for honour in self.gains(s, seat, options)]

    def gains(self, s: Mountain, seat: int, options: list[Action]) -> list[float]:
        """What each option brings, in Honour."""
        step = s.agenda[-1]
        if isinstance(step, LayCards):
            return weigh_cards(s, seat, self.temper, options)
        survey = Survey(s, self.temper)
        if isinstance(step, (Gather, TakeAction, TakeWeakAction, TakeGranted, Muster, BringOver)):
            return self.in_turn(TurnSight(survey, seat), step, options)
        weigher = answers.WEIGHERS.get(type(step))
        return weigher(survey, seat, step, options) if weigher else [0.0] * len(options)

    def in_turn(self, sight: TurnSight, step: object, options: list[Action]) -> list[float]:
        if isinstance(step, Gather):
            return sight.weigh_gather(step, options)
        if isinstance(step, TakeAction):
            return sight.weigh_action(options)
        if isinstance(step, TakeWeakAction):
            return sight.weigh_second(options)
        if isinstance(step, TakeGranted):
            return sight.weigh_granted(step, options)
        if isinstance(step, Muster):
            return sight.weigh_muster(step, options)
        assert isinstance(step, BringOver)
        return sight.weigh_bring_over(step, options)

    def looks(self, s: Mountain, seat: int, options: list[Action]) -> bool:
        return isinstance(s.agenda[-1], WORTH_A_LOOK)

    def plan(self, s: Mountain, seat: int, action: Action) -> Message | None:
        tell = plans.BY_VERB.get(action.verb)
        return tell(s, seat, action) if tell else None
