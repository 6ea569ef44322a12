"""What one has after one option and not after another, by name and number."""

from __future__ import annotations

from meadhall.games.mountain_king.mind.aspects import ASPECTS
from meadhall.games.mountain_king.state import MountainKingState
from meadhall.games.mountain_king.words import CAVERN, CAVERNS
from meadhall.kernel.message import Kind, Message

_HONOUR, _DOMAINS, _TROLLS = (*ASPECTS[:2], ASPECTS[-1])
HONOUR = Kind("fact-honour", honour=None)
KEEPS = Kind("fact-keeps-cavern", cavern=CAVERN)
TAKES = Kind("fact-takes-cavern", cavern=CAVERN)
TROLLS = Kind("fact-trolls", count=None)
FACTS = (HONOUR, KEEPS, TAKES, TROLLS)


def contrast(
    before: MountainKingState, mine: MountainKingState, other: MountainKingState, seat: int
) -> list[tuple[Kind, Message]]:
    found: list[tuple[Kind, Message]] = []
    if mine.score[seat] > other.score[seat]:
        found.append((_HONOUR, Message(HONOUR, (mine.score[seat] - other.score[seat],))))
    found += [
        (_DOMAINS, Message(KEEPS if before.controller(cavern) == seat else TAKES, (cavern,)))
        for cavern in range(CAVERNS)
        if mine.controller(cavern) == seat != other.controller(cavern)
    ]
    more = sum(mine.units(seat, cavern) - other.units(seat, cavern) for cavern in range(CAVERNS))
    if more > 0:
        found.append((_TROLLS, Message(TROLLS, (more,))))
    return found
