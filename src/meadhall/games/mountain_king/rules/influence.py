"""Chapter 8, Influence on a Champion of the display; the first player there gains one more."""

from __future__ import annotations

from meadhall.games.mountain_king import messages
from meadhall.games.mountain_king.champions import powers
from meadhall.games.mountain_king.standing import raised, value
from meadhall.games.mountain_king.state import MountainKingState
from meadhall.games.mountain_king.words import do_influence, each
from meadhall.kernel.action import Action

FIRST_BONUS = 1


def champions(s: MountainKingState) -> list[Action]:
    return each(do_influence, sorted(s.display))


def gain(s: MountainKingState, seat: int, champion: int, power: int) -> None:
    slot = s.display.index(champion)
    power += powers.influence_bonus(s, seat, champion)
    if not s.influence[slot]:
        power += FIRST_BONUS
    s.influence[slot] = raised(s.influence[slot], seat, power)
    s.tell(messages.INFLUENCED, seat, champion, power, value(s.influence[slot], seat))
