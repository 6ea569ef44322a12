"""What one has after one option and not after another, by name and number."""

from __future__ import annotations

from meadhall.games.dragon_lords.mind.standing import ASPECTS
from meadhall.games.dragon_lords.state import DragonLordsState
from meadhall.games.dragon_lords.words import PEOPLES, TERRITORIES, TERRITORY
from meadhall.kernel.message import Kind, Message

_ARMIES, _INCOME = ASPECTS[1:3]
UNITS = Kind("fact-units", count=None)
KEEPS = Kind("fact-keeps-land", territory=TERRITORY)
TAKES = Kind("fact-takes-land", territory=TERRITORY)
GOLD = Kind("fact-gold", count=None)
FACTS = (UNITS, KEEPS, TAKES, GOLD)


def contrast(
    before: DragonLordsState, mine: DragonLordsState, other: DragonLordsState, seat: int
) -> list[tuple[Kind, Message]]:
    found = [
        (_INCOME, Message(KEEPS if holds(before, seat, territory) else TAKES, (territory,)))
        for territory in range(TERRITORIES)
        if holds(mine, seat, territory) and not holds(other, seat, territory)
    ]
    more = gold(mine, seat) - gold(other, seat)
    if more > 0:
        found.append((_INCOME, Message(GOLD, (more,))))
    more = units(mine, seat) - units(other, seat)
    if more > 0:
        found.append((_ARMIES, Message(UNITS, (more,))))
    return found


def holds(s: DragonLordsState, seat: int, territory: int) -> bool:
    owner = s.owner[territory]
    return 0 <= owner < PEOPLES and s.leader[owner] == seat


def gold(s: DragonLordsState, seat: int) -> int:
    return sum(s.gold_of(people) for people in s.in_play() if s.leader[people] == seat)


def units(s: DragonLordsState, seat: int) -> int:
    return sum(s.units[territory] for territory in range(TERRITORIES) if holds(s, seat, territory))
