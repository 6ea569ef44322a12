"""Chances of battles: exact ones from ``odds``, which are remembered; very large armies are scaled down."""

from __future__ import annotations

from functools import lru_cache

from meadhall.games.dragon_lords.odds import Side, fight

MOST = 16
"""The size to which larger armies are scaled down, both sides alike."""
HOLD = 0.25
"""The highest chance of an attack against which a garrison is large enough."""


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
    """How many attackers it takes to win with a chance."""
    count = 1
    while count < 60 and battle(count, defenders, attack, defence)[0] < chance:
        count += 1
    return count


@lru_cache(maxsize=1 << 13)
def garrison(attackers: int, attack: int, defence: int, hold: float = HOLD) -> int:
    """How many defenders it takes to hold out against an army."""
    count = 1
    while count < 60 and battle(attackers, count, attack, defence)[0] > hold:
        count += 1
    return count


@lru_cache(maxsize=1 << 10)
def losses_on_the_way(defenders: int) -> float:
    """About how many units a strong army loses in a territory on its way."""
    return 0.0 if defenders <= 0 else 0.6 + 0.85 * (defenders - 1)
