"""What reputation is worth: whom Vuko would visit, who would win in Dead Snow, and what a space up or down changes."""

from __future__ import annotations

from math import exp

from meadhall.games.ice_garden.facts import BOTTOM, SAFE
from meadhall.games.ice_garden.mind.aspects import (
    SNOW_PRIZE,
    VISIT_COST,
    final_reputations,
    lead_for_snow,
    snow_chance,
    visit_chance,
)
from meadhall.games.ice_garden.mind.scene import VUKO, best_rival
from meadhall.games.ice_garden.mind.thought import Thought
from meadhall.games.ice_garden.state import IceGardenState

ENDING = 12.0
"""The weight of ending the game as its winner; for another winner it is negative."""


def reputation_after(s: IceGardenState, seat: int, spaces: int) -> int:
    """The reputation of a seat after it goes down a number of spaces, or up if the number is negative."""
    now = s.reputation[seat]
    if spaces < 0:
        return now if now >= 0 else min(0, now - spaces)
    if now == SAFE and spaces:
        now += s.facts.safe_step
    return max(BOTTOM, now - spaces)


def cost_of_falling(thought: Thought, spaces: int) -> float:
    """What it costs to go down a number of spaces; negative for going up."""
    cost = thought.falls.get(spaces)
    if cost is None:
        cost = thought.falls[spaces] = _cost_of_falling(thought, spaces)
    return cost


def _cost_of_falling(thought: Thought, spaces: int) -> float:
    scene, s, seat = thought.scene, thought.s, thought.seat
    if s.facts.solo:
        return 0.0
    now, after = s.reputation[seat], reputation_after(s, seat, spaces)
    if now == after:
        return 0.0
    visits = min(scene.rounds, 2.0) * 0.5 + (1.0 if scene.phase < VUKO else 0.0)
    hunt = visit_chance(scene, seat, after) - visit_chance(scene, seat, now)
    cost = hunt * visits * (VISIT_COST + 1.6) + (now - after) * 0.12
    chance = snow_chance(scene)
    if chance > 0.02:
        best = best_rival(final_reputations(s), seat)
        mine, slope = 2 * s.tokens[seat], lead_for_snow(s)
        lost = 1 / (1 + exp((best + mine - now) / slope)) - 1 / (1 + exp((best + mine - after) / slope))
        cost += SNOW_PRIZE * chance * lost
    return cost * thought.taste.peace


def gain_of_rising(thought: Thought, spaces: int) -> float:
    return -cost_of_falling(thought, -spaces)


def ending_in_snow(thought: Thought, spaces: int) -> float | None:
    """The weight of ending the game by the next step of Dead Snow, a number of spaces lower; None if it goes on."""
    s, seat = thought.s, thought.seat
    if s.snow + 1 < s.facts.snow_limit:
        return None
    if s.facts.solo:
        return -ENDING
    mine = reputation_after(s, seat, spaces) - 2 * (s.tokens[seat] + 1)
    return ENDING if mine > best_rival(final_reputations(s), seat) else -ENDING
