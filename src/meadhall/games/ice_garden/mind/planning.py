"""Planning: what a marker on each action field could bring, with what the own markers there already use up."""

from __future__ import annotations

from math import exp, inf

from meadhall.games.ice_garden.facts import ATTACK_PRICE, GORGE_POINTS, SHIFT_STEPS
from meadhall.games.ice_garden.mind.aspects import TOKEN_COST
from meadhall.games.ice_garden.mind.making import best_summoning
from meadhall.games.ice_garden.mind.reputation import gain_of_rising
from meadhall.games.ice_garden.mind.scene import best_rival
from meadhall.games.ice_garden.mind.thought import Thought
from meadhall.games.ice_garden.rules import planning
from meadhall.games.ice_garden.rules.voracious_mountain import price
from meadhall.games.ice_garden.words import (
    GOLD,
    GORGE,
    INFLUENCE,
    M_FACTOR,
    MAKING,
    MOUNTAIN,
    MOVE,
    POPULATION,
    RAVEN,
)
from meadhall.kernel.action import Action

USELESS = -6.0
"""The weight of a marker whose action the player could not pay for."""

NO_FOOTHOLD = -inf
"""What markers bring to a seat that may put them nowhere."""


def plan(thought: Thought, step: planning.Plan, options: list[Action]) -> list[float]:
    return [FIELDS[action.arg](thought) + (_unopposed(action.arg) if thought.s.facts.solo else 0.0)
            for action in options]  # fmt: skip


def _unopposed(field: int) -> float:
    """Alone, the opponent acts before each marker but those in Viper Gorge and on Raven Shadow; that costs a lot."""
    return 0.0 if field in (GORGE, RAVEN) else -40.0 if field == MAKING else -30.0


def planned(thought: Thought, field: int) -> int:
    return thought.s.fields[field].count(thought.seat)


def people_left(thought: Thought) -> int:
    """The population that is left once the own markers on the fields are used."""
    used = 2 * planned(thought, INFLUENCE) + price(thought.s) * planned(thought, MOUNTAIN)
    return thought.s.has(thought.seat, POPULATION) + planned(thought, GORGE) - used


def gorge(thought: Thought) -> float:
    s, seat = thought.s, thought.seat
    times = planned(thought, GORGE)
    worth = max(thought.want) * (1.1 if times == 0 else 0.85)
    if times == 0 and planned(thought, MAKING) and sum(s.layers(seat)) < 2:
        worth += 0.6
    lead = s.gorge[seat] - best_rival(s.gorge, seat)
    steep = 2.5 / (1.0 + thought.scene.rounds)
    bonus = 1 / (1 + exp(-(lead + 1) * steep)) - 1 / (1 + exp(-lead * steep))
    return worth + GORGE_POINTS * bonus * thought.stake


def influence(thought: Thought) -> float:
    left = min(people_left(thought), thought.s.stock[thought.seat])
    if left <= 0:
        return USELESS
    if thought.markers is None:
        thought.markers = new_markers(thought)
    one, two = thought.markers
    if one == NO_FOOTHOLD:
        return USELESS
    cost = thought.want[POPULATION] * 0.55 - thought.presence
    worth = one - cost if left == 1 else two - 2 * cost
    return worth * 0.8 ** planned(thought, INFLUENCE)


def new_markers(thought: Thought) -> tuple[float, float]:
    """What one marker more would bring where it brings most, and two."""
    here = [region for region in thought.s.open if thought.here[region] > 0]
    if not here:
        return NO_FOOTHOLD, NO_FOOTHOLD
    ones = sorted([thought.gain(region, 1) for region in here], reverse=True)
    pairs = ones[0] + ones[1] if len(ones) > 1 else 0.0
    return ones[0], max(pairs, *[thought.gain(region, 2) for region in here])


def move(thought: Thought) -> float:
    s, seat = thought.s, thought.seat
    gold = s.has(seat, GOLD) - 2 * planned(thought, MOVE)
    if gold <= 0:
        return USELESS
    if thought.marches is None:
        thought.marches = steps(thought)
    best, second = thought.marches
    worth = best + (max(0.0, second) if gold > 1 else 0.0)
    spare = gold - 2
    cost = thought.want[GOLD] * 0.6 * min(gold, 2)
    if spare < ATTACK_PRICE and thought.attack_points() > 1.5:
        cost += 0.6
    return (worth - cost) * 0.85 ** planned(thought, MOVE)


def steps(thought: Thought) -> tuple[float, float]:
    """What the best step to a neighbouring region would bring, and the next best."""
    s, seat = thought.s, thought.seat
    found = [0.0, 0.0]
    for region in s.open:
        if s.markers_at(seat, region):
            leaving = thought.gain(region, -1)
            if leaving > -4 and s.near[region]:
                found.append(leaving + max([thought.gain(goal, 1) for goal in s.near[region]]))
    for level, region in s.units_in_play(seat):
        if level > 1 and not s.speed_of(seat, level):
            found.append(max([thought.shift(level, region, goal) for goal in s.near[region]], default=0.0))
    found.sort(reverse=True)
    return found[0], found[1]


def mountain(thought: Thought) -> float:
    s = thought.s
    if people_left(thought) < price(s):
        return USELESS
    if thought.crossing < 0:
        thought.crossing = best_crossing(thought)
    return thought.crossing - price(s) * thought.want[POPULATION] * 0.55


def best_crossing(thought: Thought) -> float:
    """What it would bring to carry everything, or half of it, from one region to another."""
    s = thought.s
    best = 0.0
    for origin in s.open:
        size = thought.here[origin]
        if size > 1:
            whole = thought.gain(origin, -size)
            most = max([thought.gain(goal, size) for goal in s.open if goal != origin])
            best = max(best, most + whole)
            if size > 3:
                half = size // 2
                part = max([thought.gain(goal, half) for goal in s.open if goal != origin])
                best = max(best, part + thought.gain(origin, -half))
    return best


def raven(thought: Thought) -> float:
    s, seat = thought.s, thought.seat
    times = planned(thought, RAVEN)
    worth = 0.0
    if s.tokens[seat] > times and s.has(seat, M_FACTOR) > times:
        worth = TOKEN_COST + 0.4 - thought.want[M_FACTOR] * 0.8
    if not s.facts.solo:
        spoiled = 2 if planned(thought, MAKING) else 0
        if s.reputation[seat] + 2 * times < 0:
            worth = max(worth, gain_of_rising(thought, 2) * 0.8**times)
        elif spoiled and s.reputation[seat] < 0:
            worth = max(worth, 0.2)
    return worth - 0.3 if worth > 0 else USELESS


def making(thought: Thought) -> float:
    s, seat = thought.s, thought.seat
    if planned(thought, MAKING):
        return -0.8
    to_come = planned(thought, GORGE)
    found = thought.summonings.get(to_come)
    if found is None:
        layers = s.layers(seat)
        layers[0] += to_come
        found = thought.summonings[to_come] = best_summoning(thought, layers, SHIFT_STEPS, 1)
    worth, number, _ = found
    first = 0.25 if not s.fields[MAKING] else 0.0
    return worth + first if number else -1.0


FIELDS = (gorge, influence, move, mountain, raven, making)
