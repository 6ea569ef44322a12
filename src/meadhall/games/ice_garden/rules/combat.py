"""Chapter 9, Attack: how much a player can deal out, whom it may hit, and what a hit does."""

from __future__ import annotations

from meadhall.games.ice_garden import says
from meadhall.games.ice_garden.state import NOBODY, NOWHERE, Midgaard
from meadhall.games.ice_garden.table import FIGURES, LEVEL_OF, UNITS
from meadhall.games.ice_garden.words import MARKER, REGIONS, do_strike, do_strike_neutral
from meadhall.kernel.action import Action

FRESH = 3
"""Added to a level, it names a unit of that level that has taken less damage than another beside it."""


def pools(s: Midgaard, seat: int) -> tuple[int, ...]:
    """Attack icons by region; the beaten still strike (IG-9.12, IG-9.21)."""
    pool = [0] * REGIONS
    at = seat * UNITS
    for figure, level in enumerate(LEVEL_OF):
        region = s.units[at + figure]
        if region != NOWHERE and not s.locked[region]:
            pool[region] += s.attack[seat * 3 + level - 1]
    return tuple(pool)


def toughness(s: Midgaard, seat: int, level: int) -> int:
    return level + s.shield[seat * 3 + level - 1]


def standing_units(s: Midgaard, seat: int, level: int, region: int) -> list[int]:
    """Figures not beaten yet, the most damaged first, as places in the columns."""
    at = seat * UNITS
    enough = toughness(s, seat, level)
    found = [at + f for f in FIGURES[level] if s.units[at + f] == region and s.damage[at + f] < enough]
    if len(found) > 1:
        found.sort(key=lambda figure: -s.damage[figure])
    return found


def strikes(s: Midgaard, seat: int, pool: tuple[int, ...]) -> list[Action]:
    """Everything that a point of damage may still hit."""
    options: list[Action] = []
    regions = [region for region in range(REGIONS) if pool[region]]
    for region in regions:
        for character, victim in enumerate(s.seat_of):
            if victim in (NOBODY, seat):
                continue
            if s.markers[victim * REGIONS + region]:
                options.append(do_strike[region][character][MARKER])
            fresh: list[Action] = []
            for level in (1, 2, 3):
                figures = standing_units(s, victim, level, region)
                if figures:
                    options.append(do_strike[region][character][level])
                    if s.damage[figures[0]] != s.damage[figures[-1]]:
                        fresh.append(do_strike[region][character][FRESH + level])
            options += fresh
    return options + [do_strike_neutral[region] for region in regions if s.neutral[region]]


def hit_neutral(s: Midgaard, seat: int, region: int) -> None:
    s.neutral[region] -= 1
    s.tell(says.STRUCK_NEUTRAL, seat, region)
    score(s, seat, 1)


def hit(s: Midgaard, seat: int, region: int, victim: int, target: int) -> None:
    """One point of damage: a marker is gone at once, a unit is laid down when it has had enough (IG-9.14)."""
    if target == MARKER:
        s.remove_marker(victim, region)
        s.tell(says.STRUCK_MARKER, seat, victim, region)
        score(s, seat, 1)
        return
    level = target - FRESH if target > FRESH else target
    figure = standing_units(s, victim, level, region)[-1 if target > FRESH else 0]
    s.damage[figure] += 1
    s.tell(says.STRUCK_UNIT, seat, victim, level - 1, region)
    if s.damage[figure] >= toughness(s, victim, level):
        s.tell(says.BEATEN, seat, victim, level - 1, region)
        score(s, seat, level)


def score(s: Midgaard, seat: int, points: int) -> None:
    s.score[seat] += points
    s.tell(says.SCORED, seat, points)
