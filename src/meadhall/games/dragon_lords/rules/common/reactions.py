"""Asking: whoever might have an answer, for all that the others can see, is asked, so that silence tells nothing.

Tables may agree that only those are asked who have one: that is quicker, but a pause tells something. A standing order
answers "no" for its people, so that a game by the day does not stall.
"""

from __future__ import annotations

from meadhall.games.dragon_lords.state import World
from meadhall.games.dragon_lords.table import is_kingdom
from meadhall.games.dragon_lords.words import ASK_ALWAYS, ASK_FOR_KINGDOMS, TERRITORIES
from meadhall.kernel.step import Choice


def heeds(s: World, people: int, zone: int) -> bool:
    """Whether a people wants to be asked about a zone."""
    order = s.orders[people]
    if order == ASK_ALWAYS or s.leader[people] == s.leader[s.active]:
        return True
    return order == ASK_FOR_KINGDOMS and zone < TERRITORIES and is_kingdom(zone)


def ask(s: World, step: Choice, might: bool) -> bool:
    """Put a question to which there is more than an idle answer, or ``might`` be for all that the others can see."""
    if s.ask(step):
        return True
    if might and s.table.always_pause:
        s.then(step)
        return True
    return False


def offer(s: World, step: Choice, people: int, zone: int, might: bool) -> bool:
    """Ask a people whether it wants to do something; never if its standing order says no."""
    return heeds(s, people, zone) and ask(s, step, might)
