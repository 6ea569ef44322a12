"""Where a battle or a quest stands, read from the position and its agenda."""

from __future__ import annotations

from meadhall.games.dragon_lords.board.chart import chart_of
from meadhall.games.dragon_lords.board.sheets import CENTRE, EAST, WEST
from meadhall.games.dragon_lords.facts import END, NOBODY, Facts
from meadhall.games.dragon_lords.fight import AT_SEA, ATTACKER, DEFENDER, LAND
from meadhall.games.dragon_lords.rules.war.combat import AfterRound, Melee, MeleeLosses, MissileLosses
from meadhall.games.dragon_lords.rules.war.missiles import Missiles
from meadhall.games.dragon_lords.state import DragonLordsState
from meadhall.kernel.step import Step

BEATS = 7
"""The steps of a round of combat: strength, missiles of both, losses, melee of both, losses."""
_BEFORE: dict[Step, int] = {
    Missiles(DEFENDER): 1,
    Missiles(ATTACKER): 2,
    MissileLosses(): 3,
    Melee(ATTACKER): 4,
    Melee(DEFENDER): 5,
    MeleeLosses(): 6,
    AfterRound(): 7,
}
"""What comes next tells which step is now."""


def beat(s: DragonLordsState) -> int:
    """The step of the round that is being played."""
    return next((_BEFORE[step] for step in reversed(s.agenda) if step in _BEFORE), BEATS)


def focus(s: DragonLordsState) -> str:
    """The picture on which a battle or a quest is seen. Everything else is lit where it is."""
    if s.fight is not None and s.fight.kind == LAND:
        return f"{continent(s, s.fight.zone)} map"
    if s.fight is not None:
        return "map" if s.fight.kind == AT_SEA else "wastelands"
    return "wastelands" if s.quest != NOBODY else ""


def continent(s: DragonLordsState, land: int) -> str:
    """The picture of a phone that shows a territory best."""
    shown = (sheet.continent for sheet in (CENTRE, WEST, EAST) if land in chart_of(s.facts.parts, sheet).territories)
    return next(shown, CENTRE.continent)


def column(s: DragonLordsState) -> int:
    """The face of the crystal die that was rolled for the quest card; nobody's while it is not known."""
    if s.quest == NOBODY:
        return NOBODY
    nodes = [getattr(step, "node", END) for step in s.agenda]
    if s.fight is not None and s.fight.beasts is not None:
        nodes.append(s.fight.beasts.then)
    known = {node for node in nodes if node != END}
    starts = s.facts.quests[s.quest]
    return next((face for face, start in enumerate(starts) if known & reached(s.facts, start)), NOBODY)


def reached(facts: Facts, start: int) -> set[int]:
    """All deeds of a script from one on."""
    found: set[int] = set()
    edge = [start]
    for node in edge:
        if node != END and node not in found:
            found.add(node)
            edge += [facts.nodes[node].next, *facts.nodes[node].ways]
    return found
