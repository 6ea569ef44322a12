"""Where the Wave stands, read from the agenda."""

from __future__ import annotations

from meadhall.games.mountain_king.rules.award import AwardChampions
from meadhall.games.mountain_king.rules.breach import SteerSwarm
from meadhall.games.mountain_king.rules.building import LayCards
from meadhall.games.mountain_king.rules.invasions import Entrenchment, Invasions
from meadhall.games.mountain_king.rules.scoring import ScoreChampions
from meadhall.games.mountain_king.rules.setup import KeepChampion
from meadhall.games.mountain_king.rules.supplies import GainDesperation, SetSupplies
from meadhall.games.mountain_king.rules.turns import Gather, Turns
from meadhall.games.mountain_king.rules.wave import NextWave
from meadhall.games.mountain_king.rules.wave_three import DeclareWinner
from meadhall.games.mountain_king.state import MountainKingState

PHASES = ("setup", "building", "supplies", "battle", "invasions", "awards", "scoring", "over")
SETUP, BUILDING, SUPPLIES, BATTLE, INVASIONS, AWARDS, SCORING, OVER = range(len(PHASES))
_BEFORE: dict[type, int] = {
    SetSupplies: BUILDING,
    GainDesperation: SUPPLIES,
    Turns: BATTLE,
    Entrenchment: BATTLE,
    Invasions: INVASIONS,
    AwardChampions: INVASIONS,
    ScoreChampions: AWARDS,
    NextWave: SCORING,
    DeclareWinner: SCORING,
}
"""Which phase it is now, by the next of these steps on the agenda."""


def phase(s: MountainKingState) -> int:
    if s.over:
        return OVER
    if not s.wave:
        return SETUP
    return next((_BEFORE[type(step)] for step in reversed(s.agenda) if type(step) in _BEFORE), BATTLE)


def laying(s: MountainKingState) -> LayCards | None:
    """The choice of cards, while it goes on."""
    step = s.agenda[-1] if s.agenda else None
    return step if isinstance(step, LayCards) else None


def keeping(s: MountainKingState) -> KeepChampion | None:
    """The choice of starting Champions, while it goes on."""
    step = s.agenda[-1] if s.agenda else None
    return step if isinstance(step, KeepChampion) else None


def steering(s: MountainKingState) -> bool:
    """Whether somebody decides where the Swarm goes."""
    return bool(s.agenda) and isinstance(s.agenda[-1], SteerSwarm)


def gathering(s: MountainKingState) -> Gather | None:
    """The action whose power is being gathered, if any."""
    step = s.agenda[-1] if s.agenda else None
    return step if isinstance(step, Gather) else None
