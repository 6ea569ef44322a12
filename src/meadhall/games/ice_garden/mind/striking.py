"""Activation: what the Maker-Spy should be able to do, whether to attack, and whom to hit."""

from __future__ import annotations

from meadhall.games.ice_garden.mind.thought import Thought
from meadhall.games.ice_garden.rules import activation
from meadhall.games.ice_garden.rules.combat import FRESH, standing_units, toughness
from meadhall.games.ice_garden.table import ATTACK_PRICE
from meadhall.games.ice_garden.words import (
    ATTACK,
    DOMINATE,
    GOLD,
    MARKER,
    SHIELD,
    SPEED,
    do_attack,
    do_strike,
)
from meadhall.kernel.action import Action


def spy(thought: Thought, step: activation.Spy, options: list[Action]) -> list[float]:
    """Done keeps what lies there."""
    s, seat = thought.s, thought.seat
    region = activation.on_map(s, seat, activation.HARRASIM)[0]
    worth = [0.0] * 4
    worth[ATTACK] = thought.prey(region, 1) * (0.8 if s.goods[GOLD][seat] >= ATTACK_PRICE else 0.0)
    worth[SHIELD] = 0.3 if seat == thought.scene.prey else 0.4
    worth[DOMINATE] = thought.gain(region, 1) + 0.3
    worth[SPEED] = max([thought.shift(activation.HARRASIM, region, goal) for goal in s.near[region]], default=0.0)
    kept = sum([worth[kind] for kind in s.spy if kind >= 0])
    return [sum([worth[kind] for kind in action.args]) if action.args else kept for action in options]


def attack(thought: Thought, step: activation.Attack, options: list[Action]) -> list[float]:
    worth = 1.3 * thought.spoils() - ATTACK_PRICE * thought.want[GOLD] * 0.7
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
    """A marker falls at once; a unit is worth the trouble only if it can be beaten."""
    s = thought.s
    if target == MARKER:
        return 1.0 + harm(thought, region, victim, 1)
    level = target - FRESH if target > FRESH else target
    figures = standing_units(s, victim, level, region)
    figure = figures[-1 if target > FRESH else 0]
    needed = toughness(s, victim, level) - s.damage[figure]
    if needed > pool:
        return -0.5
    size = s.worth[victim * 3 + level - 1]
    return (level + 0.6 * level + harm(thought, region, victim, size)) / needed + 0.1 * (level - needed)


def harm(thought: Thought, region: int, victim: int, size: int) -> float:
    """What it changes in a region, for them and for me, if a rival has so much less influence there."""
    scene = thought.scene
    might = scene.might[victim]
    there, mine = might[region], thought.here[region]
    lost = scene.hold(victim, region, there) - scene.hold(victim, region, max(0, there - size))
    before = scene.hold(thought.seat, region, mine)
    might[region] = max(0, there - size)
    won = scene.hold(thought.seat, region, mine) - before
    might[region] = there
    return won + lost * scene.lore.hurt


def _opening(thought: Thought, region: int) -> float:
    """What it brings me that the neutral marker no longer stands in the way."""
    s, scene = thought.s, thought.scene
    mine = thought.here[region]
    change = 0.0
    for sign, neutral in ((-1, s.neutral[region]), (1, s.neutral[region] - 1)):
        s.neutral[region], kept = neutral, s.neutral[region]
        change += sign * scene.hold(thought.seat, region, mine)
        for other in range(scene.seats):
            if other != thought.seat:
                change -= sign * scene.hold(other, region, scene.might[other][region]) * scene.lore.hurt
        s.neutral[region] = kept
    return change
