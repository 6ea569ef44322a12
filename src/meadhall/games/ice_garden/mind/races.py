"""The races for the individual goals: how far everybody has come, and which unit brings one further where."""

from __future__ import annotations

from meadhall.games.ice_garden.mind.scene import Scene
from meadhall.games.ice_garden.rules.goals import DRAKKAR, ENLIGHTENED, FAUN, MUSICIAN, NIGHTMARE
from meadhall.games.ice_garden.state import NOBODY, NOWHERE, Midgaard
from meadhall.games.ice_garden.table import LEVEL_OF, UNITS
from meadhall.games.ice_garden.words import FJOLLSFINN, FREIHOFF, REGIONS, VAN_DYKEN

PRIZE = 40.0
"""What a goal that is all but reached is worth, in points."""
HOPE = 0.15
"""The part of the prize that grows evenly with the way behind one; the rest comes towards the end."""
AT_THE_THORN, ON_THE_WAY = 0.6, 0.3
"""The share of the way that a reserve has come which lies at the Thorn, or stands beside a Musician."""
FIRST_TOKEN, SECOND_TOKEN, FAUN_WAITS = 0.14, 0.34, 0.44
"""The share of Callo's way that one or two nightmare tokens in a region are, or two with a Faun beside them."""
WORKERS = ((DRAKKAR,), (MUSICIAN,), (ENLIGHTENED,), (FAUN, NIGHTMARE))
"""The levels of unit by which each character reaches the goal."""


def work(scene: Scene, seat: int, level: int, region: int, here: int) -> float:
    """The part of the goal that a unit of a level brings nearer in a region, with so much influence there."""
    s = scene.s
    character = s.character[seat]
    if character == NOBODY:
        return 0.0
    share = task(s, character, seat, level, region)
    return share and share * scene.domination(seat, region, here)


def task(s: Midgaard, character: int, seat: int, level: int, region: int) -> float:
    """The part of the goal that waits for a unit of a level in a region, if its owner dominates there."""
    if level not in WORKERS[character]:
        return 0.0
    if character == FREIHOFF:
        return 0.0 if s.towers[region] else 1 / s.table.goals.towers
    if character == FJOLLSFINN:
        return 1 / s.table.goals.dwellers if any(
            s.markers[other * REGIONS + region] for other in range(s.table.seats) if other != seat
        ) else 0.0  # fmt: skip
    if character == VAN_DYKEN:
        return ON_THE_WAY * s.reserves[region] / s.table.goals.absorbed if region != s.thorn else 0.0
    tokens = s.nightmares[region]
    if region == s.thorn:
        return 0.0
    if level == NIGHTMARE:
        free = tokens < 2 and sum(s.nightmares) < s.table.parts.bank.nightmares
        return (SECOND_TOKEN - FIRST_TOKEN if tokens else FIRST_TOKEN) if free else 0.0
    return (0.0, 0.02, FAUN_WAITS - SECOND_TOKEN)[min(tokens, 2)]


def way(scene: Scene, seat: int) -> float:
    """How much of the way to the goal lies behind a seat, units at work included; 1 is the goal."""
    s, goals = scene.s, scene.s.table.goals
    character = s.character[seat]
    if character == NOBODY:
        return 0.0
    here = scene.might[seat]
    if character == FREIHOFF:
        done = sum(s.towers) / goals.towers
        if s.table.tiles - sum(s.locked) + sum(s.towers[r] for r in range(REGIONS) if s.locked[r]) < goals.towers:
            return 0.0
    elif character == FJOLLSFINN:
        done = sum(s.garden) / goals.dwellers
    elif character == VAN_DYKEN:
        done = s.absorbed / goals.absorbed
        if s.thorn != NOWHERE:
            waiting = s.reserves[s.thorn] + s.reserves_down[s.thorn]
            if waiting:
                grip = scene.domination(seat, s.thorn, here[s.thorn])
                done += waiting * (AT_THE_THORN + (1 - AT_THE_THORN) * 0.7 * grip) / goals.absorbed
    else:
        done = sum(s.locked) / goals.locks
        for tokens in s.nightmares:
            done += SECOND_TOKEN if tokens > 1 else FIRST_TOKEN if tokens else 0.0
    return min(1.0, done + _at_work(scene, seat))


def _at_work(scene: Scene, seat: int) -> float:
    s = scene.s
    at = seat * UNITS
    total = 0.0
    met: list[tuple[int, int]] = []
    for figure, level in enumerate(LEVEL_OF):
        region = s.units[at + figure]
        if level > 1 and region >= 0 and not s.locked[region] and (level, region) not in met:
            met.append((level, region))
            total += work(scene, seat, level, region, scene.might[seat][region])
    return total * (0.85 if scene.due[0] else 0.5)


def prize(scene: Scene, way: float) -> float:
    """What it is worth to have come so far, in points: little at first, then more and more."""
    if way >= 1:
        return PRIZE
    needed = (1 - way) * 3.2
    in_time = min(1.0, (scene.rounds + 1.2) / needed) if needed > 0 else 1.0
    return PRIZE * way * (HOPE + (1 - HOPE) * way) * in_time * (scene.future + (1 - scene.future) * way**8)


def urge(scene: Scene, seat: int, way: float) -> float:
    """How many points a whole goal's worth of work would bring, at the pace of the next step."""
    return max(6.0, (prize(scene, min(1.0, way + 0.15)) - prize(scene, way)) / 0.15)
