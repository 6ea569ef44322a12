"""Chapter 12, mana: one store for all Wizards of a people, from nothing up to five."""

from __future__ import annotations

from meadhall.games.dragon_lords import messages
from meadhall.games.dragon_lords.state import DragonLordsState


def gain_mana(s: DragonLordsState, people: int, amount: int) -> None:
    """A people gains mana, but never more than it can store."""
    gained = min(amount, s.facts.parts.limits.mana - s.mana[people])
    if gained:
        s.mana[people] += gained
        s.tell(messages.MANA_GAINED, people, gained)


def spend_mana(s: DragonLordsState, people: int, amount: int) -> None:
    """A people pays or loses mana, as far as it has any."""
    spent = min(amount, s.mana[people])
    if spent:
        s.mana[people] -= spent
        s.tell(messages.MANA_SPENT, people, spent)
