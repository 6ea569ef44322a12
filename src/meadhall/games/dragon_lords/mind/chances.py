"""Battles at a glance: exact chances from ``odds``, remembered, and scaled down where armies are very large."""

from __future__ import annotations

from functools import lru_cache

from meadhall.games.dragon_lords.odds import Side, fight

MOST = 16
"""Larger armies are taken for so large a one with the same proportions."""
HOLD = 0.25
"""A garrison is large enough if an assault on it succeeds no more often."""


@lru_cache(maxsize=1 << 15)
def battle(
    attackers: int, defenders: int, attack: int, defence: int, lords: int = 0, guards: int = 0
) -> tuple[float, float]:
    """The chance that the attackers win, and how many of them are left then; DragonLords are among the units."""
    if defenders <= 0:
        return 1.0, float(attackers)
    if attackers <= 0:
        return 0.0, 0.0
    largest = max(attackers, defenders)
    scale = largest / MOST if largest > MOST else 1.0
    odds = fight(
        Side(max(round(attackers / scale), 1), attack, lords), Side(max(round(defenders / scale), 1), defence, guards)
    )
    return odds.win, min(odds.left * scale, float(attackers))


@lru_cache(maxsize=1 << 13)
def enough(defenders: int, attack: int, defence: int, chance: float) -> int:
    """How many attackers win with such a chance."""
    count = 1
    while count < 60 and battle(count, defenders, attack, defence)[0] < chance:
        count += 1
    return count


@lru_cache(maxsize=1 << 13)
def garrison(attackers: int, attack: int, defence: int, hold: float = HOLD) -> int:
    """How many defenders hold out against such an army."""
    count = 1
    while count < 60 and battle(attackers, count, attack, defence)[0] > hold:
        count += 1
    return count


@lru_cache(maxsize=1 << 10)
def toll(defenders: int) -> float:
    """About so many units a strong army loses on its way through a territory, with the one that it leaves behind."""
    return 0.0 if defenders <= 0 else 0.6 + 0.85 * (defenders - 1)
