"""What is missing for an action that cannot be done: the number behind the rule."""

from __future__ import annotations

from typing import NamedTuple

from meadhall.games.ice_garden.facts import ATTACK_PRICE
from meadhall.games.ice_garden.rules.voracious_mountain import price
from meadhall.games.ice_garden.state import IceGardenState
from meadhall.games.ice_garden.words import (
    GOLD,
    M_FACTOR,
    POPULATION,
    RESOURCE,
    do_attack,
    do_influence,
    do_influence_two,
    do_mountain,
    do_move,
    do_raven,
    do_trade,
)
from meadhall.kernel.action import Action


class Shortage(NamedTuple):
    resource: int
    needs: int
    has: int


def shortage(s: IceGardenState, seat: int, action: Action) -> Shortage | None:
    """The first resource of which an action costs more than the seat has."""
    # Without a token M-factor is not what is missing.
    if action is do_raven[0] and not s.tokens[seat]:
        return None
    for resource, needs in costs(s, action).items():
        has = s.has(seat, resource)
        if has < needs:
            return Shortage(resource, needs, has)
    return None


def costs(s: IceGardenState, action: Action) -> dict[int, int]:
    """What an action costs, by resource; Making has prices of its own."""
    if action.verb in (do_influence, do_influence_two):
        return {POPULATION: len(action.args)}
    if action.verb is do_move:
        return {GOLD: 1} if s.decision is not None and s.decision.prompt.key == "ask-move" else {}
    if action.verb is do_mountain:
        return {POPULATION: price(s)}
    if action is do_raven[0]:
        return {M_FACTOR: 1}
    if action is do_attack:
        return {GOLD: ATTACK_PRICE}
    if action.verb is do_trade:
        given = action.args[:2]
        return {resource: given.count(resource) for resource in range(len(RESOURCE)) if resource in given}
    return {}
