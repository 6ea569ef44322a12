"""The weight of each option, question by question."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from meadhall.games.ice_garden.mind import making, planning, preparing, reputation, striking
from meadhall.games.ice_garden.mind.aspects import TOKEN_COST
from meadhall.games.ice_garden.mind.thought import NEVER, Thought
from meadhall.games.ice_garden.rules import (
    activation,
    domination,
    goals,
    influence,
    initiative,
    move,
    raven_shadow,
    setup,
    start_of_round,
    viper_gorge,
    voracious_mountain,
    vuko,
)
from meadhall.games.ice_garden.rules import making as making_rules
from meadhall.games.ice_garden.rules import planning as planning_rules
from meadhall.games.ice_garden.words import (
    GOLD,
    M_FACTOR,
    MARKER,
    POPULATION,
    do_done,
    do_enchant_held,
    do_gain,
    do_pass,
    do_recruit_held,
    do_trade,
)
from meadhall.kernel.action import Action

Weigher = Callable[[Thought, Any, list[Action]], list[float]]


# --- Viper Gorge, Influence -----------------------------------------------------------------------


def gorge(thought: Thought, step: viper_gorge.ViperGorge, options: list[Action]) -> list[float]:
    """First the free resource, then trades if the one is wanted more than both."""
    want = list(thought.want)
    want[M_FACTOR] += making.m_factor_awaited(thought)
    free = any(action.verb is do_gain for action in options)
    weights: list[float] = []
    for action in options:
        if action.verb is do_gain:
            weights.append(3 + 2 * want[action.arg])
        elif free:
            weights.append(NEVER)
        elif action.verb is do_trade:
            give, also, get = action.args
            bargain = want[get] - want[give] - want[also] - (0.15 if give == also else 0.0)
            weights.append(min(2.0, 2 * bargain) if bargain > 0 else NEVER)
        else:
            weights.append(0.0)
    return weights


def spread(thought: Thought, step: influence.Influence, options: list[Action]) -> list[float]:
    """New markers where they bring most; population that is kept is worth something too."""
    price = thought.want[POPULATION] * 0.55 - thought.presence
    ones = {region: thought.gain(region, 1) for region in thought.s.open}
    weights: list[float] = []
    for action in options:
        args = action.args
        if not args:
            weights.append(0.0)
        elif len(args) == 1:
            weights.append(ones[args[0]] - price)
        elif args[0] == args[1]:
            weights.append(thought.gain(args[0], 2) - 2 * price)
        else:
            weights.append(ones[args[0]] + ones[args[1]] - 2 * price)
    return weights


def settle(thought: Thought, step: Any, options: list[Action]) -> list[float]:
    return [-3.0 if action is do_done else thought.gain(action.arg, 1) for action in options]


# --- Move, Speed, the Mountain, the crossing ------------------------------------------------------


def march(thought: Thought, step: move.Move, options: list[Action]) -> list[float]:
    price = thought.want[GOLD] * 0.6
    return [step_of(thought, action) - price if action.args else 0.0 for action in options]


def hurry(thought: Thought, step: activation.Speed, options: list[Action]) -> list[float]:
    return [step_of(thought, action) if action.args else 0.0 for action in options]


def step_of(thought: Thought, action: Action) -> float:
    piece, origin, goal = action.args
    return thought.shift(piece, origin, goal)


def mountain(thought: Thought, step: voracious_mountain.VoraciousMountain, options: list[Action]) -> list[float]:
    price = voracious_mountain.price(thought.s) * thought.want[POPULATION] * 0.55
    found = {origin: loads(thought, origin) for origin in thought.s.open if thought.here[origin] > 0}
    return [best_load(thought, found, action) - price if action.args else 0.0 for action in options]


class Load:
    """What could go from a region, as number of markers and level of a unit; 0 is none."""

    __slots__ = ("leaving", "level", "markers", "origin", "size")

    def __init__(self, thought: Thought, origin: int, markers: int, level: int) -> None:
        self.origin = origin
        self.markers = markers
        self.level = level
        self.size = markers + (thought.size(level) if level else 0)
        self.leaving = thought.gain(origin, -self.size)


def best_load(thought: Thought, found: dict[int, list[Load]], action: Action) -> float:
    """What the best load brings that could go from one region to another."""
    origin, goal = action.args
    if origin not in found:
        return 0.0
    return max([worth_of_load(thought, load, goal) for load in found[origin]])


def loads(thought: Thought, origin: int) -> list[Load]:
    """Loads that make sense."""
    s, seat = thought.s, thought.seat
    markers = s.markers_at(seat, origin)
    levels = s.levels_at(seat, origin)
    numbers = {1, markers // 2, markers - 2, markers - 1, markers}
    found = [Load(thought, origin, number, 0) for number in numbers if number > 0]
    found += [Load(thought, origin, 0, level) for level in levels]
    if levels and markers:
        found.append(Load(thought, origin, markers, levels[-1]))
    return found


def worth_of_load(thought: Thought, load: Load, goal: int) -> float:
    level, size, origin = load.level, load.size, load.origin
    if level and not load.markers:
        return thought.shift(level, origin, goal)
    worth = thought.gain(goal, size) + load.leaving
    if level:
        here = thought.here
        worth += thought.goal_worth(level, goal, here[goal] + size) - thought.goal_worth(level, origin, here[origin])
    return worth


def carry(thought: Thought, step: voracious_mountain.Carry, options: list[Action]) -> list[float]:
    """How many of a kind go along; none is fine, since others can follow."""
    origin, goal, piece = step.origin, step.goal, step.piece
    size = thought.size(piece)
    weights: list[float] = []
    for action in options:
        number = action.arg
        if not number:
            weights.append(0.0)
        elif piece == MARKER:
            weights.append(thought.gain(goal, number) + thought.gain(origin, -number))
        else:
            worth = thought.shift(piece, origin, goal)
            if number > 1:
                worth += thought.gain(goal, number * size) - thought.gain(goal, size)
                worth += thought.gain(origin, -number * size) - thought.gain(origin, -size)
            weights.append(worth)
    return weights


def cross(thought: Thought, step: activation.Cross, options: list[Action]) -> list[float]:
    return [best_crossing(thought, step, *action.args) if action.args else 0.0 for action in options]


def best_crossing(thought: Thought, step: activation.Cross, origin: int, goal: int) -> float:
    """One marker, all markers or everything crosses, whichever brings most."""
    ready = step.from_here if origin == step.here else step.from_there
    whole = sum(number * thought.size(piece) for piece, number in enumerate(ready))
    tries = {1, ready[MARKER], whole} if ready[MARKER] else {whole}
    return max(thought.gain(goal, size) + thought.gain(origin, -size) for size in tries if size)


# --- Raven Shadow, Vuko ---------------------------------------------------------------------------


def raven(thought: Thought, step: raven_shadow.RavenShadow, options: list[Action]) -> list[float]:
    magic = thought.want[M_FACTOR]
    weights: list[float] = []
    for action in options:
        if action is raven_shadow.TOKEN:
            weights.append(TOKEN_COST + 0.4 - magic * 0.8)
        elif action is raven_shadow.REPUTATION:
            price = magic if thought.s.facts.raven_pays else 0.0
            weights.append(reputation.gain_of_rising(thought, 2) + 0.3 - price)
        else:
            weights.append(0.0)
    return weights


def lose(thought: Thought, step: vuko.Lose, options: list[Action]) -> list[float]:
    region = thought.s.vuko
    return [-thought.arrival(action.arg + 1, region) - action.arg for action in options]


# --- domination -----------------------------------------------------------------------------------


def take_marker(thought: Thought, step: Any, options: list[Action]) -> list[float]:
    """The leader should lose a marker; those that Vuko holds count less."""
    s, held = thought.s, (do_recruit_held, do_enchant_held)
    return [
        s.score[s.seat_of[action.arg]] * 0.05 - (0.5 if action.verb in held else 0.0) + 2 if action.args else 0.0
        for action in options
    ]


def pillage(thought: Thought, step: domination.Pillage, options: list[Action]) -> list[float]:
    return [_loot(thought, *action.args) if action.args else 0.0 for action in options]


def _loot(thought: Thought, character: int, loot: int) -> float:
    """M-factor on higher layers hurts more, and so does what a leader loses."""
    s, layer = thought.s, max(0, loot - M_FACTOR)
    return 1 + thought.want[min(loot, M_FACTOR)] + 0.4 * layer + s.score[s.seat_of[character]] * 0.04


def use(thought: Thought, step: domination.UseAbility, options: list[Action]) -> list[float]:
    return [0.0 if action is do_pass else 3.0 for action in options]


def harvest(thought: Thought, step: domination.Take, options: list[Action]) -> list[float]:
    offer = thought.s.facts.resources[thought.s.tiles[step.region]]
    want, bank = thought.want, thought.s.bank
    return [2 * min(offer[action.arg], bank[action.arg]) * want[action.arg] for action in options]


WEIGHERS: dict[type[Any], Weigher] = {
    setup.ChooseCharacter: preparing.character,
    setup.ChooseThorn: preparing.thorn,
    setup.StartingMarker: preparing.start,
    start_of_round.Settle: settle,
    initiative.Advance: preparing.advance,
    planning_rules.Plan: planning.plan,
    viper_gorge.ViperGorge: gorge,
    influence.Influence: spread,
    move.Move: march,
    voracious_mountain.VoraciousMountain: mountain,
    voracious_mountain.Carry: carry,
    raven_shadow.RavenShadow: raven,
    making_rules.Making: making.make,
    making_rules.Shift: making.lift,
    making_rules.Appear: making.appear,
    activation.Spy: striking.spy,
    activation.Cross: cross,
    activation.Speed: hurry,
    activation.Attack: striking.attack,
    activation.Strike: striking.strike,
    vuko.Lose: lose,
    domination.Recruit: take_marker,
    domination.Enchant: take_marker,
    domination.Pillage: pillage,
    domination.UseAbility: use,
    domination.Take: harvest,
    goals.Evict: settle,
}
