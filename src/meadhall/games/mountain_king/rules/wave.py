"""The course of a Wave: its steps in order."""

from __future__ import annotations

from meadhall.games.mountain_king import messages
from meadhall.games.mountain_king.facts import WAVES
from meadhall.games.mountain_king.rules.award import AwardChampions
from meadhall.games.mountain_king.rules.building import DealCards
from meadhall.games.mountain_king.rules.invasions import Entrenchment, Invasions
from meadhall.games.mountain_king.rules.refresh import Refresh
from meadhall.games.mountain_king.rules.scoring import ScoreChampions, ScoreDomains
from meadhall.games.mountain_king.rules.supplies import SetSupplies
from meadhall.games.mountain_king.rules.turns import Turns
from meadhall.games.mountain_king.rules.wave_three import DeclareWinner, ScoreElders, ScoreHalls, ScoreVotes
from meadhall.games.mountain_king.state import MountainKingState
from meadhall.kernel.step import Step


class NextWave(Step):
    rule = "MK-11.1"

    def run(self, s: MountainKingState) -> None:
        s.wave += 1
        s.tell(messages.WAVE, s.wave)
        scoring: tuple[Step, ...] = (ScoreDomains(), Refresh(), NextWave())
        if s.wave == WAVES:
            scoring = (ScoreHalls(), ScoreElders(), ScoreVotes(), DeclareWinner())
        s.then(
            DealCards(),
            SetSupplies(),
            Turns(s.start),
            Entrenchment(),
            Invasions(),
            AwardChampions(),
            ScoreChampions(),
            *scoring,
        )
