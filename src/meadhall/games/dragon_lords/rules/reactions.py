"""Asking for answers in the turns of others: only who can answer is asked, or whoever might, as the table has agreed.

A standing order answers "no" for its people, so that a game by the day does not stall.
"""

from __future__ import annotations

from meadhall.games.dragon_lords.state import World
from meadhall.games.dragon_lords.table import is_kingdom
from meadhall.games.dragon_lords.words import ASK_ALWAYS, ASK_FOR_KINGDOMS, TERRITORIES, do_pass
from meadhall.kernel.step import Choice


def heeds(s: World, people: int, zone: int) -> bool:
    """Whether a people wants to be asked about a zone."""
    order = s.orders[people]
    if order == ASK_ALWAYS or s.leader[people] == s.leader[s.active]:
        return True
    return order == ASK_FOR_KINGDOMS and zone < TERRITORIES and is_kingdom(zone)


def might_answer(s: World, people: int) -> bool:
    """Whether, for all that the others can see, a people could have an answer."""
    return bool(s.hands[people]) or bool(s.prophecies[people]) or bool(s.hidden_pieces(people))


def offer(s: World, step: Choice, people: int, zone: int) -> bool:
    """Ask a people whether it wants to do something; never if its standing order says no."""
    if not heeds(s, people, zone):
        return False
    if s.ask(step, idle=do_pass):
        return True
    if s.table.always_pause and s.leader[people] != s.leader[s.active] and might_answer(s, people):
        s.then(step)
        return True
    return False
