"""Chapter 20, fights between quest parties: what the winner has of it."""

from __future__ import annotations

from meadhall.games.dragon_lords.fight import Fight
from meadhall.games.dragon_lords.rules.wastes import tools
from meadhall.games.dragon_lords.rules.wastes.party import destroy
from meadhall.games.dragon_lords.state import World
from meadhall.games.dragon_lords.table import NOBODY


def conclude(s: World, fight: Fight, winner: int) -> None:
    """The winner takes the tools of the beaten, but neither companions nor prophecies."""
    beaten = [people for people in (fight.attacker, fight.defender) if people != winner]
    for people in beaten:
        if winner != NOBODY:
            tools.take_all(s, people, winner)
        destroy(s, people)
