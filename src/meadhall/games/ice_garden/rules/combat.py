"""Chapter 9, Attack: how much a player can deal out, whom it may hit, and what a hit does."""

from __future__ import annotations

from meadhall.games.ice_garden import messages
from meadhall.games.ice_garden.facts import LEVEL_OF, LEVELS
from meadhall.games.ice_garden.rules.resources import score
from meadhall.games.ice_garden.state import NOBODY, IceGardenState
from meadhall.games.ice_garden.words import MARKER, REGIONS, do_strike, do_strike_neutral
from meadhall.kernel.action import Action

FRESH = 3
"""A target above this number is the least damaged unit of a level; up to it, the most damaged one."""


def attack_by_region(s: IceGardenState, seat: int) -> tuple[int, ...]:
    """A player's Attack icons in each region; beaten units still strike (IG-9.12, IG-9.21)."""
    pool = [0] * REGIONS
    for level, region in s.units_in_play(seat):
        pool[region] += s.attack_of(seat, level)
    return tuple(pool)


def toughness(s: IceGardenState, seat: int, level: int) -> int:
    return level + s.shield_of(seat, level)


def standing_units(s: IceGardenState, seat: int, level: int, region: int) -> list[int]:
    """Figures of a level that are not beaten yet, the most damaged first."""
    figures = s.figures_at(seat, level, region)
    if figures:
        enough = toughness(s, seat, level)
        figures = [figure for figure in figures if s.damage_to(seat, figure) < enough]
        figures.sort(key=lambda figure: -s.damage_to(seat, figure))
    return figures


def target_level(target: int) -> int:
    """The level of the unit that a strike names."""
    return target - FRESH if target > FRESH else target


def target_figure(s: IceGardenState, victim: int, region: int, target: int) -> int:
    """The figure that a strike at a unit hits."""
    return standing_units(s, victim, target_level(target), region)[-1 if target > FRESH else 0]


def blows_to_beat(s: IceGardenState, seat: int, figure: int) -> int:
    """How many points of damage a unit can still take before it is beaten."""
    return toughness(s, seat, LEVEL_OF[figure]) - s.damage_to(seat, figure)


def strikes(s: IceGardenState, seat: int, pool: tuple[int, ...]) -> list[Action]:
    """Everything that a point of damage may still hit."""
    options: list[Action] = []
    regions = [region for region in range(REGIONS) if pool[region]]
    for region in regions:
        for character, victim in enumerate(s.seat_of):
            if victim in (NOBODY, seat):
                continue
            if s.markers_at(victim, region):
                options.append(do_strike[region][character][MARKER])
            fresh: list[Action] = []
            for level in LEVELS:
                figures = standing_units(s, victim, level, region)
                if figures:
                    options.append(do_strike[region][character][level])
                    if s.damage_to(victim, figures[0]) != s.damage_to(victim, figures[-1]):
                        fresh.append(do_strike[region][character][FRESH + level])
            options += fresh
    return options + [do_strike_neutral[region] for region in regions if s.neutral[region]]


def hit_neutral(s: IceGardenState, seat: int, region: int) -> None:
    s.neutral[region] -= 1
    s.tell(messages.STRUCK_NEUTRAL, seat, region)
    score(s, seat, 1)


def hit(s: IceGardenState, seat: int, region: int, victim: int, target: int) -> None:
    """One point of damage: it removes a marker, and beats a unit that can take no more (IG-9.14)."""
    if target == MARKER:
        s.remove_marker(victim, region)
        s.tell(messages.STRUCK_MARKER, seat, victim, region)
        score(s, seat, 1)
        return
    level, figure = target_level(target), target_figure(s, victim, region, target)
    s.wound(victim, figure)
    s.tell(messages.STRUCK_UNIT, seat, victim, level - 1, region)
    if blows_to_beat(s, victim, figure) <= 0:
        s.tell(messages.BEATEN, seat, victim, level - 1, region)
        score(s, seat, level)
