"""Making: which units to summon and where, what to shift for that, what to improve, and when to leave it."""

from __future__ import annotations

from meadhall.games.ice_garden.mind.repute import disgrace, last_word
from meadhall.games.ice_garden.mind.thought import NEVER, Thought
from meadhall.games.ice_garden.rules import making
from meadhall.games.ice_garden.state import NOBODY
from meadhall.games.ice_garden.table import SHIFT_STEPS, SPOTS
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

NEAREST = ((), (2, 0, 3), (1, 3, 0), (2, 1, 0))
"""The other layers from which M-factor comes to a level, the nearest first."""
LASTING = 0.75
"""What a unit may still do in later rounds, for each round and level."""
PROSPECT = 0.55
"""What of a unit's first promise is kept: rivals answer, and Vuko comes."""
SNOWFLAKE = 0.12
"""What a step of Dead Snow costs on its own."""


def promises(thought: Thought, level: int) -> list[float]:
    """What a unit of a level would bring in each region where it may appear, the best first."""
    here, s = thought.here, thought.s
    found = [thought.arrival(level, region) for region in s.open if here[region] > 0]
    found.sort(reverse=True)
    return found


def summoning(thought: Thought, promised: list[float], number: int, level: int, spaces: int) -> float:
    """What so many units of a level would bring, less the reputation and the M-factor that they cost."""
    s, seat = thought.s, thought.seat
    if not promised:
        return 0.0
    total = sum(promised[:number]) + max(0, number - len(promised)) * promised[0] * 0.5
    total = (total + number * LASTING * min(thought.scene.rounds, 2.0)) * PROSPECT
    extra = s.table.summon_extra[s.character[seat]][level - 1]
    magic = thought.want[M_FACTOR] * 0.5
    return total - disgrace(thought, spaces + number * level + extra) - number * magic - SNOWFLAKE


def feasible(layers: list[int], level: int, steps: int) -> int:
    """How many M-factor could lie on a level after so many steps of shifting."""
    number = layers[level]
    for layer in NEAREST[level]:
        for _ in range(layers[layer]):
            steps -= abs(layer - level)
            if steps < 0:
                return number
            number += 1
    return number


def best_summoning(thought: Thought, layers: list[int], steps: int, spaces: int) -> tuple[float, int, int]:
    """The worth, number and level of the best summoning within reach; nought if none pays."""
    s, seat = thought.s, thought.seat
    best = (0.0, 0, 0)
    for level in (1, 2, 3):
        most = s.off_map(seat, level)
        if most:
            most = min(most, feasible(layers, level, steps))
        promised = promises(thought, level) if most else []
        for number in range(1, most + 1):
            worth = summoning(thought, promised, number, level, spaces)
            if worth > best[0]:
                best = (worth, number, level)
    return best


def craving(thought: Thought) -> float:
    """How much more M-factor is wanted because a marker on Making waits for it."""
    s, seat = thought.s, thought.seat
    if seat not in s.fields[MAKING]:
        return 0.0
    return 0.9 if sum(s.m_factor[seat * 4 : seat * 4 + 4]) < 2 else 0.2


# --- the parts ------------------------------------------------------------------------------------


def make(thought: Thought, step: making.Making, options: list[Action]) -> list[float]:
    s, seat = thought.s, thought.seat
    layers = s.m_factor[seat * 4 : seat * 4 + 4]
    weights: list[float] = []
    for action in options:
        if action.verb is do_summon:
            number, level = action.args[0] + 1, action.args[1] + 1
            extra = s.table.summon_extra[s.character[seat]][level - 1]
            end = last_word(thought, number * level + extra)
            if end is None:
                end = summoning(thought, promises(thought, level), number, level, 0)
            weights.append(end)
        elif action is do_shift:
            end = last_word(thought, 1)
            weights.append(shifting(thought, layers, step.summoned) if end is None else end)
        elif action.verb is do_improve:
            end = last_word(thought, 1)
            weights.append(improving(thought, *action.args) if end is None else end)
        else:
            weights.append(0.0)
    return weights


def shifting(thought: Thought, layers: list[int], summoned: bool) -> float:
    """Worth it if it makes a better summoning possible than there is without."""
    if summoned:
        return -2.0
    with_shift = best_summoning(thought, layers, SHIFT_STEPS, 1)
    if not with_shift[1]:
        return -2.0
    without = best_summoning(thought, layers, 0, 0)
    return with_shift[0] - without[0] - SNOWFLAKE + (0.3 if not without[1] else 0.0)


def improving(thought: Thought, level_index: int, kind: int, spot: int) -> float:
    s, seat = thought.s, thought.seat
    level = level_index + 1
    idle = s.off_map(seat, level)
    active = (3, 2, 1)[level_index] - idle
    scene = thought.scene
    if kind == DOMINATE:
        each = 1.3
    elif kind == ATTACK:
        each = 1.1 * thought.bent.blood
    elif kind == SPEED:
        each = 1.0 if level > 1 else 0.6
    else:
        each = 0.5
    times = min(scene.rounds, 2.5) * 0.5 + 0.5
    worth = each * (active + 0.35 * idle) * times
    if s.spots[(seat * 3 + level_index) * SPOTS + spot] != NOBODY:
        worth -= 1.5
    return worth - 2 * thought.want[M_FACTOR] * 0.75 - disgrace(thought, 1) - SNOWFLAKE


def lift(thought: Thought, step: making.Shift, options: list[Action]) -> list[float]:
    """Towards the summoning that is aimed at; going down otherwise, or later, only undoes what was done."""
    s, seat = thought.s, thought.seat
    layers = s.m_factor[seat * 4 : seat * 4 + 4]
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
