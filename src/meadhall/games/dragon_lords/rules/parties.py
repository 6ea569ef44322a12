"""Chapter 20, fights between quest parties: on the same space, until at most one is left."""

from __future__ import annotations

from meadhall.games.dragon_lords import says
from meadhall.games.dragon_lords.fight import PARTIES, Fight
from meadhall.games.dragon_lords.state import World
from meadhall.games.dragon_lords.table import NOBODY
from meadhall.games.dragon_lords.words import FIRST_SPACE, TOOLS


def clash(s: World, people: int, rival: int) -> None:
    """The one who moved attacks."""
    from meadhall.games.dragon_lords.rules.combat import begin

    begin(s, PARTIES, FIRST_SPACE + s.party_at[people], people, rival)


def conclude(s: World, fight: Fight, winner: int) -> None:
    """The winner takes the tools of the beaten, but neither companions nor prophecies."""
    from meadhall.games.dragon_lords.rules.wastelands import destroy

    beaten = [people for people in (fight.attacker, fight.defender) if people != winner]
    for people in beaten:
        if winner != NOBODY:
            take_tools(s, people, winner)
        destroy(s, people)


def take_tools(s: World, loser: int, winner: int) -> None:
    taken = 0
    for tool in range(TOOLS):
        count = s.tools[loser * TOOLS + tool]
        s.tools[winner * TOOLS + tool] += count
        s.tools[loser * TOOLS + tool] = 0
        taken += count
    if taken:
        s.tell(says.TOOLS_TAKEN, winner, loser, taken)
