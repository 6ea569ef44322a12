"""What reputation is worth: who would be hunted, who would win in Dead Snow, and what a step up or down changes."""

from __future__ import annotations

from math import exp

from meadhall.games.ice_garden.mind.account import SNOW_PRIZE, VISIT_COST, slippery, snow_chance
from meadhall.games.ice_garden.mind.scene import VUKO, Scene
from meadhall.games.ice_garden.mind.thought import Thought
from meadhall.games.ice_garden.state import Midgaard
from meadhall.games.ice_garden.table import BOTTOM, SAFE

LAST_WORD = 12.0
"""How much it tempts to end the game as its winner, or repels to end it for another."""


def reputation_after(s: Midgaard, seat: int, spaces: int) -> int:
    """Where a seat would stand after so many spaces down, or up if less than nought."""
    now = s.reputation[seat]
    if spaces < 0:
        return now if now >= 0 else min(0, now - spaces)
    if now == SAFE and spaces:
        now += s.table.safe_step
    return max(BOTTOM, now - spaces)


def hunted_at(scene: Scene, seat: int, value: int) -> float:
    """The chance to be Vuko's prey with such a reputation."""
    s = scene.s
    worst = min([s.reputation[other] for other in range(scene.seats) if other != seat])
    if value == SAFE and worst == SAFE:
        return 0.3 / scene.seats
    if value < worst or (value == worst and s.standing[-1] == seat):
        return 1 - 0.4 * 0.75 ** (worst - value)
    return 0.4 * 0.75 ** (value - worst) / (scene.seats - 1)


def disgrace(thought: Thought, spaces: int) -> float:
    """What it costs to go down so many spaces; less than nought for going up."""
    scene, s, seat = thought.scene, thought.s, thought.seat
    if s.table.solo:
        return 0.0
    now, after = s.reputation[seat], reputation_after(s, seat, spaces)
    if now == after:
        return 0.0
    visits = min(scene.rounds, 2.0) * 0.5 + (1.0 if scene.phase < VUKO else 0.0)
    hunt = hunted_at(scene, seat, after) - hunted_at(scene, seat, now)
    cost = hunt * visits * (VISIT_COST + 1.6) + (now - after) * 0.12
    chance = snow_chance(scene)
    if chance > 0.02:
        best = max([s.reputation[other] - 2 * s.tokens[other] for other in range(scene.seats) if other != seat])
        mine, slope = 2 * s.tokens[seat], slippery(s)
        lost = 1 / (1 + exp((best + mine - now) / slope)) - 1 / (1 + exp((best + mine - after) / slope))
        cost += SNOW_PRIZE * chance * lost
    return cost * thought.bent.peace


def relief(thought: Thought, spaces: int) -> float:
    return -disgrace(thought, -spaces)


def last_word(thought: Thought, spaces: int) -> float | None:
    """If the next step of Dead Snow ends the game: how much that tempts, after so many spaces down."""
    s, seat = thought.s, thought.seat
    if s.snow + 1 < s.table.snow_limit:
        return None
    if s.table.solo:
        return -LAST_WORD
    mine = reputation_after(s, seat, spaces) - 2 * (s.tokens[seat] + 1)
    best = max(s.reputation[other] - 2 * s.tokens[other] for other in range(s.table.seats) if other != seat)
    return LAST_WORD if mine > best else -LAST_WORD
