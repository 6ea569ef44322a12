"""What is still going on in a position: a check that would fail now may hold when it is done."""

from __future__ import annotations

from meadhall.games.dragon_lords.rules.course.elimination import Aftermath
from meadhall.games.dragon_lords.rules.sorcery.harm import Deserted
from meadhall.games.dragon_lords.rules.war.sneak import SneakEnd
from meadhall.games.dragon_lords.rules.wastes.party import Survive
from meadhall.games.dragon_lords.rules.wastes.wastelands import Enlist
from meadhall.games.dragon_lords.state import DragonLordsState
from meadhall.games.dragon_lords.words import PARTY


def fought_over(s: DragonLordsState, zone: int) -> bool:
    """Whether a combat there is going on or has just ended."""
    return s.fight is not None and s.fight.zone == zone


def perishing(s: DragonLordsState) -> bool:
    """Whether a party may be without units: while it forms, or before its end is noticed.

    While a document is read its agenda is not there yet: then it may.
    """
    forming = any(isinstance(step, Enlist) or getattr(step, "goal", None) == PARTY for step in s.agenda)
    return not s.agenda or forming or s.fight is not None or any(isinstance(step, Survive) for step in s.agenda)


def settling(s: DragonLordsState) -> bool:
    """Whether it is still to be seen what somebody has lost; while a document is read that is not known yet."""
    return not s.agenda or any(isinstance(step, (Aftermath, Deserted, SneakEnd)) for step in s.agenda)


def entered(s: DragonLordsState, land: int) -> bool:
    """Whether somebody is just moving into a territory, or fighting for it: what comes of it is seen afterwards."""
    moving = any(
        land == getattr(step, name, None) for step in s.agenda for name in ("goal", "place", "territory", "zone")
    )
    return moving or fought_over(s, land)
