"""Where a scenario can begin, and the steps of the game to which each of these names leads."""

from __future__ import annotations

from meadhall.games.mountain_king.rules.award import AwardChampions
from meadhall.games.mountain_king.rules.building import DealCards
from meadhall.games.mountain_king.rules.invasions import Entrenchment, Invasions
from meadhall.games.mountain_king.rules.refresh import Refresh
from meadhall.games.mountain_king.rules.scoring import ScoreChampions, ScoreDomains
from meadhall.games.mountain_king.rules.setup import KeepChampion, Lairs, StartingVotes, StartPlayer
from meadhall.games.mountain_king.rules.supplies import SetSupplies
from meadhall.games.mountain_king.rules.turns import Turns
from meadhall.games.mountain_king.rules.wave import NextWave
from meadhall.games.mountain_king.rules.wave_three import DeclareWinner, ScoreElders, ScoreHalls, ScoreVotes
from meadhall.games.mountain_king.words import TYPE
from meadhall.kernel.step import Step

SETUP: dict[str, type[Step]] = {
    "champions": KeepChampion,
    "start-player": StartPlayer,
    "starting-votes": StartingVotes,
    "lairs": Lairs,
}
BATTLE = (
    "turn", "action", "second-action", *TYPE.words, "move-trolls", "space", "scout", "tripwires", "attack", "breach",
    "seizing",
)  # fmt: skip
"""What a seat does while turns are taken."""
WAVE: dict[str, type[Step]] = {
    "deal": DealCards,
    "supplies": SetSupplies,
    "turns": Turns,
    "entrenchment": Entrenchment,
    "invasions": Invasions,
    "award": AwardChampions,
    "scoring": ScoreChampions,
    "domains": ScoreDomains,
    "refresh": Refresh,
    "next-wave": NextWave,
}
LAST: dict[str, type[Step]] = {
    "halls": ScoreHalls,
    "elders": ScoreElders,
    "votes": ScoreVotes,
    "winner": DeclareWinner,
    "final": ScoreChampions,
}
"""In Wave III; "final" is its whole scoring."""
COURSE = SETUP | WAVE | LAST
FROM_THERE: dict[str, type[Step]] = {
    **dict.fromkeys(BATTLE, Turns),
    "building": SetSupplies,
    "invasion": AwardChampions,
    "fall": AwardChampions,
    "instant": ScoreChampions,
}
"""For a beginning that is no step of a Wave, the step with which the Wave goes on."""
AT = (*COURSE, *FROM_THERE)
"""The names of all places where a scenario can begin."""
AWARDED = ("instant", "scoring", "domains", "refresh", *LAST)
"""Beginnings at which the display is empty already."""
