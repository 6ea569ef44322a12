"""Chapter 20, fights between quest parties: on the same space, until at most one is left."""

from __future__ import annotations

from meadhall.games.dragon_lords.fight import PARTIES, Fight
from meadhall.games.dragon_lords.rules import tools
from meadhall.games.dragon_lords.state import World
from meadhall.games.dragon_lords.table import NOBODY
from meadhall.games.dragon_lords.words import FIRST_SPACE


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
            tools.take_all(s, people, winner)
        destroy(s, people)
