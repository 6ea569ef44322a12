"""Before the actions: the character, the first places on the map, and how far to sail."""

from __future__ import annotations

from meadhall.games.ice_garden.mind.scene import best_rival
from meadhall.games.ice_garden.mind.thought import Thought
from meadhall.games.ice_garden.rules import advanced, initiative, planning, setup
from meadhall.games.ice_garden.words import (
    CALLO,
    FJOLLSFINN,
    FREIHOFF,
    VAN_DYKEN,
    do_play,
)
from meadhall.kernel.action import Action

SHOWN_LATE = (
    advanced.LayVukoTile,
    advanced.LayOrderToken,
    setup.LayTile,
    setup.ChooseCharacter,
    setup.ChooseThorn,
    setup.StartingMarker,
    initiative.Advance,
    planning.Plan,
)
"""Questions whose effects come too late for bots that look a few steps ahead."""
PROMISE = {FJOLLSFINN: 0.3, VAN_DYKEN: 0.3, FREIHOFF: 0.0, CALLO: 0.0}
"""The weight of each character."""


def character(thought: Thought, step: setup.ChooseCharacter, options: list[Action]) -> list[float]:
    return [PROMISE[action.arg] * (1 if action.verb is do_play else -1) for action in options]


def thorn(thought: Thought, step: setup.ChooseThorn, options: list[Action]) -> list[float]:
    """Regions with many neighbours are best."""
    return [0.4 * len(thought.s.near[action.arg]) for action in options]


def start(thought: Thought, step: setup.StartingMarker, options: list[Action]) -> list[float]:
    """Rich regions with few rivals and many neighbours."""
    s, seat = thought.s, thought.seat
    scene = thought.scene
    weights: list[float] = []
    for action in options:
        region = action.arg
        rivals = sum([scene.might[other][region] for other in range(scene.seats) if other != seat])
        worth = scene.hold(seat, region, 2) * 0.6 + 1.2 * s.reserves[region] - 0.6 * rivals
        worth += 0.15 * len(s.near[region]) + (0.5 if region == s.thorn and s.seat_of[VAN_DYKEN] == seat else 0.0)
        weights.append(worth)
    return weights


def advance(thought: Thought, step: initiative.Advance, options: list[Action]) -> list[float]:
    if len(options) == 1:
        return [0.0]
    return [_sail(thought, action.arg + 1) for action in options]


def _sail(thought: Thought, helms: int) -> float:
    """More action markers are good; so is a scoring for whoever leads, and the end of the game for whoever wins."""
    s, seat, facts = thought.s, thought.seat, thought.s.facts
    goal = s.helm[seat] + helms
    worth = 1.3 * facts.cubes[goal]
    foremost = max(thought.scene.leader, goal)
    scorings = sum([1 for ship in facts.red_ships if ship <= foremost]) - s.red
    if scorings:
        points = thought.scene.points_now()
        lead = points[seat] - best_rival(points, seat)
        worth += 0.35 * scorings * lead
        if foremost == facts.helms:
            worth += 0.15 * (s.score[seat] - best_rival(s.score, seat) + lead) - 0.5
    return worth
