"""Activation: what the Maker-Spy should be able to do, whether to attack, and whom to hit."""

from __future__ import annotations

from meadhall.games.ice_garden.facts import ATTACK_PRICE
from meadhall.games.ice_garden.mind.thought import Thought
from meadhall.games.ice_garden.rules import activation
from meadhall.games.ice_garden.rules.combat import blows_to_beat, target_figure, target_level
from meadhall.games.ice_garden.state import EMPTY
from meadhall.games.ice_garden.words import (
    ATTACK,
    DOMINATE,
    GOLD,
    HARRASIM,
    MARKER,
    SHIELD,
    SPEED,
    do_attack,
    do_strike,
)
from meadhall.kernel.action import Action


def spy(thought: Thought, step: activation.Spy, options: list[Action]) -> list[float]:
    """Which improvements the Maker-Spy takes. The answer "done" keeps those that he has."""
    s, seat = thought.s, thought.seat
    region = activation.regions_with(s, seat, HARRASIM)[0]
    worth = [0.0] * 4
    worth[ATTACK] = thought.points_from(region, 1) * (0.8 if thought.fights else 0.0)
    worth[SHIELD] = 0.3 if seat == thought.scene.visited else 0.4
    worth[DOMINATE] = thought.gain(region, 1) + 0.3
    worth[SPEED] = max([thought.shift(HARRASIM, region, goal) for goal in s.near[region]], default=0.0)
    kept = sum([worth[kind] for kind in s.spy if kind != EMPTY])
    return [sum([worth[kind] for kind in action.args]) if action.args else kept for action in options]


def attack(thought: Thought, step: activation.Attack, options: list[Action]) -> list[float]:
    worth = 1.3 * thought.attack_points() - ATTACK_PRICE * thought.want[GOLD] * 0.7
    return [worth if action is do_attack else 0.0 for action in options]


def strike(thought: Thought, step: activation.Strike, options: list[Action]) -> list[float]:
    s = thought.s
    weights: list[float] = []
    for action in options:
        if action.verb is do_strike:
            region, character, target = action.args
            weights.append(_blow(thought, region, s.seat_of[character], target, step.pool[region]))
        elif action.args:
            weights.append(1.0 + _opening(thought, action.arg))
        else:
            weights.append(-1.0)
    return weights


def _blow(thought: Thought, region: int, victim: int, target: int, pool: int) -> float:
    """A marker is gone at once; a unit is only worth a blow if it can be beaten."""
    s = thought.s
    if target == MARKER:
        return 1.0 + harm(thought, region, victim, 1)
    level = target_level(target)
    needed = blows_to_beat(s, victim, target_figure(s, victim, region, target))
    if needed > pool:
        return -0.5
    size = s.worth_of(victim, level)
    return (level + 0.6 * level + harm(thought, region, victim, size)) / needed + 0.1 * (level - needed)


def harm(thought: Thought, region: int, victim: int, size: int) -> float:
    """What a rival loses, and I win, if the rival has less influence in a region by ``size``."""
    scene = thought.scene
    might = scene.might[victim]
    there, mine = might[region], thought.here[region]
    lost = scene.hold(victim, region, there) - scene.hold(victim, region, max(0, there - size))
    before = scene.hold(thought.seat, region, mine)
    might[region] = max(0, there - size)
    won = scene.hold(thought.seat, region, mine) - before
    might[region] = there
    return won + lost * scene.values.rivalry


def _opening(thought: Thought, region: int) -> float:
    """What it brings to remove a neutral marker."""
    s, scene = thought.s, thought.scene
    mine = thought.here[region]
    change = 0.0
    for sign, neutral in ((-1, s.neutral[region]), (1, s.neutral[region] - 1)):
        s.neutral[region], kept = neutral, s.neutral[region]
        change += sign * scene.hold(thought.seat, region, mine)
        for other in range(scene.seats):
            if other != thought.seat:
                change -= sign * scene.hold(other, region, scene.might[other][region]) * scene.values.rivalry
        s.neutral[region] = kept
    return change
