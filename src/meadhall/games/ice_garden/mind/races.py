"""The races for the individual goals: how far each seat has come, and which unit helps where."""

from __future__ import annotations

from meadhall.games.ice_garden.mind.scene import Scene
from meadhall.games.ice_garden.rules.goals import can_torment
from meadhall.games.ice_garden.state import NOBODY, NOWHERE, IceGardenState
from meadhall.games.ice_garden.words import (
    DRAKKAR,
    ENLIGHTENED,
    FAUN,
    FJOLLSFINN,
    FREIHOFF,
    MUSICIAN,
    NIGHTMARE,
    REGIONS,
    VAN_DYKEN,
)

PRIZE = 40.0
"""What a goal that is all but reached is worth, in points."""
HOPE = 0.15
"""The part of the prize that grows evenly with progress; the rest comes towards the end."""
AT_THE_THORN, ON_THE_WAY = 0.6, 0.3
"""How much of being absorbed a reserve has behind it at the Thorn, or beside a Musician."""
FIRST_TOKEN, SECOND_TOKEN, FAUN_WAITS = 0.14, 0.34, 0.44
"""How much of a lock one or two nightmare tokens in a region are, or two with a Faun beside them."""
WORKERS = ((DRAKKAR,), (MUSICIAN,), (ENLIGHTENED,), (FAUN, NIGHTMARE))
"""The levels of unit by which each character reaches the goal."""


def likely_share(scene: Scene, seat: int, level: int, region: int, here: int) -> float:
    """The share of the goal that a unit is likely to bring in a region, with this influence there."""
    s = scene.s
    character = s.character[seat]
    if character == NOBODY:
        return 0.0
    share = share_waiting(s, character, seat, level, region)
    return share and share * scene.domination(seat, region, here)


def share_waiting(s: IceGardenState, character: int, seat: int, level: int, region: int) -> float:
    """The share of the goal that a unit of a level brings in a region if its owner dominates there."""
    if level not in WORKERS[character]:
        return 0.0
    if character == FREIHOFF:
        return 0.0 if s.towers[region] else 1 / s.facts.goals.towers
    if character == FJOLLSFINN:
        rivals = [other for other in range(s.facts.seats) if other != seat and s.markers_at(other, region)]
        return 1 / s.facts.goals.dwellers if rivals else 0.0
    if character == VAN_DYKEN:
        return ON_THE_WAY * s.reserves[region] / s.facts.goals.absorbed if region != s.thorn else 0.0
    tokens = s.nightmares[region]
    if region == s.thorn:
        return 0.0
    if level == NIGHTMARE:
        return (SECOND_TOKEN - FIRST_TOKEN if tokens else FIRST_TOKEN) if can_torment(s, region) else 0.0
    return (0.0, 0.02, FAUN_WAITS - SECOND_TOKEN)[min(tokens, 2)]


def share_done(scene: Scene, seat: int) -> float:
    """The share of the goal that a seat has reached, with what its units are likely to bring; 1 is all of it."""
    s, goals = scene.s, scene.s.facts.goals
    character = s.character[seat]
    if character == NOBODY:
        return 0.0
    here = scene.might[seat]
    if character == FREIHOFF:
        done = sum(s.towers) / goals.towers
        if s.facts.tiles - sum(s.locked) + sum(s.towers[r] for r in range(REGIONS) if s.locked[r]) < goals.towers:
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
    """The share that units are likely to bring where they stand; several of a level bring no more than one."""
    total = 0.0
    met: list[tuple[int, int]] = []
    for level, region in scene.s.units_in_play(seat):
        if level > 1 and (level, region) not in met:
            met.append((level, region))
            total += likely_share(scene, seat, level, region, scene.might[seat][region])
    return total * (0.85 if scene.due[0] else 0.5)


def prize(scene: Scene, done: float) -> float:
    """What progress is worth, in points: little at first, then more and more."""
    if done >= 1:
        return PRIZE
    needed = (1 - done) * 3.2
    in_time = min(1.0, (scene.rounds + 1.2) / needed) if needed > 0 else 1.0
    return PRIZE * done * (HOPE + (1 - HOPE) * done) * in_time * (scene.future + (1 - scene.future) * done**8)


def pull(scene: Scene, done: float) -> float:
    """The points that the whole goal would bring, judged by what the next step towards it brings."""
    return max(6.0, (prize(scene, min(1.0, done + 0.15)) - prize(scene, done)) / 0.15)
