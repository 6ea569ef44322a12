"""Chapter 12, mana: one store for all Wizards of a people, from nothing up to five."""

from __future__ import annotations

from meadhall.games.dragon_lords import says
from meadhall.games.dragon_lords.state import World


def gain_mana(s: World, people: int, amount: int) -> None:
    """What would go beyond the scale is lost."""
    gained = min(amount, s.table.parts.limits.mana - s.mana[people])
    if gained:
        s.mana[people] += gained
        s.tell(says.MANA_GAINED, people, gained)


def spend_mana(s: World, people: int, amount: int) -> None:
    """Pay, or lose as much as there is."""
    spent = min(amount, s.mana[people])
    if spent:
        s.mana[people] -= spent
        s.tell(says.MANA_SPENT, people, spent)
