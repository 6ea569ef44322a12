"""Asking: whoever might have an answer, as far as the others can see, is asked, so that a question tells them nothing.

Tables may agree that only those are asked who have one: that is quicker, but a pause tells something. A standing order
answers "no" for its people, so that a game by the day does not stall.
"""

from __future__ import annotations

from meadhall.games.dragon_lords.facts import is_kingdom
from meadhall.games.dragon_lords.state import DragonLordsState
from meadhall.games.dragon_lords.words import ASK_ALWAYS, ASK_FOR_KINGDOMS, TERRITORIES
from meadhall.kernel.step import Choice


def has_turn(s: DragonLordsState, people: int) -> bool:
    """Whether the player who leads a people has the turn."""
    return s.leader[people] == s.leader[s.active]


def wants_to_be_asked(s: DragonLordsState, people: int, zone: int) -> bool:
    """Whether a people wants to be asked about a zone."""
    order = s.orders[people]
    if order == ASK_ALWAYS or has_turn(s, people):
        return True
    return order == ASK_FOR_KINGDOMS and zone < TERRITORIES and is_kingdom(zone)


def ask(s: DragonLordsState, step: Choice, might: bool) -> bool:
    """Ask a question if there is more than an idle answer, or if there ``might`` be as far as the others can see."""
    return s.ask(step, anyway=might and s.facts.always_pause)


def pause(s: DragonLordsState, step: Choice, might: bool) -> bool:
    """Ask a question to which there is only an idle answer, if there ``might`` be more as far as the others can see."""
    if might and s.facts.always_pause:
        s.then(step)
        return True
    return False


def offer(s: DragonLordsState, step: Choice, people: int, zone: int, might: bool) -> bool:
    """Ask a people whether it wants to do something; never if its standing order says no."""
    return wants_to_be_asked(s, people, zone) and ask(s, step, might)
