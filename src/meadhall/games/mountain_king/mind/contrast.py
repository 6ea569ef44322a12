"""What one has after one option and not after another, by name and number."""

from __future__ import annotations

from meadhall.games.mountain_king.mind.aspects import ASPECTS
from meadhall.games.mountain_king.standing import value
from meadhall.games.mountain_king.state import MountainKingState
from meadhall.games.mountain_king.words import CAVERN, CAVERNS, CHAMPION, CLAN, CLANS
from meadhall.kernel.message import Kind, Message

_HONOUR, _DOMAINS, _, _VOTES, _CHAMPIONS, _POWER, _, _TROLLS = ASPECTS
HONOUR = Kind("fact-honour", honour=None)
KEEPS = Kind("fact-keeps-cavern", cavern=CAVERN)
TAKES = Kind("fact-takes-cavern", cavern=CAVERN)
TROLLS = Kind("fact-trolls", count=None)
VOTES = Kind("fact-votes", clan=CLAN, count=None)
INFLUENCE = Kind("fact-influence", champion=CHAMPION, count=None)
CUBES = Kind("fact-cubes", count=None)
FACTS = (HONOUR, KEEPS, TAKES, TROLLS, VOTES, INFLUENCE, CUBES)


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
    found += [
        (_VOTES, Message(VOTES, (clan, more)))
        for clan in range(CLANS)
        if (more := value(mine.votes[clan], seat) - value(other.votes[clan], seat)) > 0
    ]
    if mine.display == other.display:
        found += [
            (_CHAMPIONS, Message(INFLUENCE, (champion, more)))
            for slot, champion in enumerate(mine.display)
            if (more := value(mine.influence[slot], seat) - value(other.influence[slot], seat)) > 0
        ]
    fewer = other.covered[seat].bit_count() - mine.covered[seat].bit_count()
    if fewer > 0:
        found.append((_POWER, Message(CUBES, (fewer,))))
    more = sum(mine.units(seat, cavern) - other.units(seat, cavern) for cavern in range(CAVERNS))
    if more > 0:
        found.append((_TROLLS, Message(TROLLS, (more,))))
    return found
