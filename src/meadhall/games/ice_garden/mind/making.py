"""Making: which units to summon and where, what to shift for that, what to improve, and when to leave it."""

from __future__ import annotations

from meadhall.games.ice_garden.facts import FIGURES, LEVELS, SHIFT_STEPS
from meadhall.games.ice_garden.mind.reputation import cost_of_falling, ending_in_snow
from meadhall.games.ice_garden.mind.thought import NEVER, Thought
from meadhall.games.ice_garden.rules import making
from meadhall.games.ice_garden.state import EMPTY
from meadhall.games.ice_garden.words import (
    ATTACK,
    DOMINATE,
    M_FACTOR,
    MAKING,
    SPEED,
    do_improve,
    do_lift,
    do_shift,
    do_summon,
)
from meadhall.kernel.action import Action

PARTS = (do_shift.verb, do_improve, do_summon)
NEAREST = ((), (2, 0, 3), (1, 3, 0), (2, 1, 0))
"""The other layers from which M-factor comes to a level, the nearest first."""
LASTING = 0.75
"""What a unit may still do in later rounds, for each round and level."""
PROSPECT = 0.55
"""The share of what a unit seems to bring that it does bring: rivals answer, and Vuko comes."""
SNOW_STEP_COST = 0.12
"""What a step of Dead Snow costs on its own."""


def summoning(thought: Thought, promised: list[float], number: int, level: int, spaces: int) -> float:
    """What a number of units of a level would bring, less the reputation and the M-factor that they cost."""
    s, seat = thought.s, thought.seat
    if not promised:
        return 0.0
    total = sum(promised[:number]) + max(0, number - len(promised)) * promised[0] * 0.5
    total = (total + number * LASTING * min(thought.scene.rounds, 2.0)) * PROSPECT
    extra = s.facts.summon_extra[s.character[seat]][level]
    magic = thought.want[M_FACTOR] * 0.5
    return total - cost_of_falling(thought, spaces + number * level + extra) - number * magic - SNOW_STEP_COST


def within_reach(layers: list[int], level: int, steps: int) -> int:
    """How many M-factor could lie on a layer after these steps of shifting."""
    number = layers[level]
    for layer in NEAREST[level]:
        for _ in range(layers[layer]):
            steps -= abs(layer - level)
            if steps < 0:
                return number
            number += 1
    return number


def best_summoning(thought: Thought, layers: list[int], steps: int, spaces: int) -> tuple[float, int, int]:
    """The worth, number and level of the best summoning within reach; zeros if none pays."""
    s, seat = thought.s, thought.seat
    best = (0.0, 0, 0)
    for level in LEVELS:
        most = s.off_map(seat, level)
        if most:
            most = min(most, within_reach(layers, level, steps))
        promised = thought.arrivals(level) if most else []
        for number in range(1, most + 1):
            worth = summoning(thought, promised, number, level, spaces)
            if worth > best[0]:
                best = (worth, number, level)
    return best


def m_factor_awaited(thought: Thought) -> float:
    """How much more M-factor is wanted because a marker on Making waits for it."""
    s, seat = thought.s, thought.seat
    if seat not in s.fields[MAKING]:
        return 0.0
    return 0.9 if sum(s.layers(seat)) < 2 else 0.2


# --- the parts ------------------------------------------------------------------------------------


def make(thought: Thought, step: making.Making, options: list[Action]) -> list[float]:
    return [_weigh_part(thought, step, action) if action.verb in PARTS else 0.0 for action in options]


def _weigh_part(thought: Thought, step: making.Making, action: Action) -> float:
    """What a part of Making brings; if Dead Snow ends the game with it, only that counts."""
    s, seat = thought.s, thought.seat
    number = level = 0
    spaces = 1
    if action.verb is do_summon:
        number, level = action.args[0] + 1, action.args[1] + 1
        spaces = number * level + s.facts.summon_extra[s.character[seat]][level]
    end = ending_in_snow(thought, spaces)
    if end is not None:
        return end
    if action is do_shift:
        return shifting(thought, s.layers(seat), step.summoned)
    if action.verb is do_improve:
        level_index, kind, spot = action.args
        return improving(thought, level_index, kind, spot)
    return summoning(thought, thought.arrivals(level), number, level, 0)


def shifting(thought: Thought, layers: list[int], summoned: bool) -> float:
    """What shifting brings: a better summoning than is possible without."""
    if summoned:
        return -2.0
    with_shift = best_summoning(thought, layers, SHIFT_STEPS, 1)
    if not with_shift[1]:
        return -2.0
    without = best_summoning(thought, layers, 0, 0)
    return with_shift[0] - without[0] - SNOW_STEP_COST + (0.3 if not without[1] else 0.0)


def improving(thought: Thought, level_index: int, kind: int, spot: int) -> float:
    s, seat = thought.s, thought.seat
    level = level_index + 1
    idle = s.off_map(seat, level)
    active = len(FIGURES[level]) - idle
    scene = thought.scene
    if kind == DOMINATE:
        each = 1.3
    elif kind == ATTACK:
        each = 1.1 * thought.taste.blood
    elif kind == SPEED:
        each = 1.0 if level > 1 else 0.6
    else:
        each = 0.5
    times = min(scene.rounds, 2.5) * 0.5 + 0.5
    worth = each * (active + 0.35 * idle) * times
    if s.spots_of(seat, level)[spot] != EMPTY:
        worth -= 1.5
    return worth - 2 * thought.want[M_FACTOR] * 0.75 - cost_of_falling(thought, 1) - SNOW_STEP_COST


def lift(thought: Thought, step: making.Shift, options: list[Action]) -> list[float]:
    """M-factor goes to the layer of the best summoning. Down it goes only for that, and only as the first step."""
    s, seat = thought.s, thought.seat
    layers = s.layers(seat)
    _, number, level = best_summoning(thought, layers, step.left, 0)
    wanting = number - layers[level] if number else 0
    begins = step.left == SHIFT_STEPS
    weights: list[float] = []
    for action in options:
        if action.verb is not do_lift:
            weights.append(0.0)
            continue
        origin, goal = action.args
        if wanting > 0 and goal == level and (goal > origin or begins):
            weights.append(3 - abs(origin - level) * 0.2)
        else:
            weights.append(-2.5 if goal > origin else NEVER)
    return weights


def appear(thought: Thought, step: making.Appear, options: list[Action]) -> list[float]:
    return [thought.arrival(step.level, action.arg) for action in options]
