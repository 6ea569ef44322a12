"""What is ordered for the course of a battle or of the set-up, and what it means for the questions that follow."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from meadhall.games.dragon_lords.facts import is_kingdom
from meadhall.games.dragon_lords.fight import ATTACKER
from meadhall.games.dragon_lords.state import DragonLordsState
from meadhall.games.dragon_lords.words import (
    KING,
    PER_REALM,
    do_again,
    do_attack,
    do_cast,
    do_claim,
    do_give,
    do_lose_units,
    do_pass,
    do_set_out,
    do_sneak,
    do_spell,
)
from meadhall.kernel.action import Action
from meadhall.kernel.sets import bits
from meadhall.kernel.state import Decision
from meadhall.kernel.view import View

TO_THE_END, UNTIL, ASK = "to-the-end", "until", "ask"
"""Fight on to the end; as long as so many are left; ask after each round."""
FINDS = "finds"
"""Who gets the treasures that a party finds."""
FOUND = "found"
"""Claim what lies around a Kingdom."""
WITHOUT_MORE = {"ask-prepare": do_pass, "ask-missiles": do_pass, "ask-retreat": do_again, "ask-losses": do_lose_units}


def usual_orders(view: View, actions: Sequence[Action]) -> tuple[str, ...]:
    """An attack is fought to its end, with the same missile in each round; around a Kingdom its Realm is claimed.

    What a new party finds is the King's. Whoever leads several peoples is asked for each land: what is meant for one
    could be taken for another. In a lesson people are asked for everything.
    """
    s = view.position
    assert isinstance(s, DragonLordsState)
    if s.guide is not None:
        return (ASK,)
    if any(action.verb is do_set_out for action in actions):
        return (finds_order(KING),)
    kingdom = next((action.arg for action in actions if action.verb is do_claim and is_kingdom(action.arg)), None)
    if kingdom is not None:
        return (f"{FOUND} {kingdom}",) if s.leader.count(view.seat) == 1 else ()
    begins = any(action.verb in (do_attack, do_sneak) for action in actions)
    return battle_orders(TO_THE_END, actions) if begins else ()


def finds_order(piece: int) -> str:
    return f"{FINDS} {do_give[piece]}"


def battle_orders(rounds: str, actions: Iterable[Action]) -> tuple[str, ...]:
    return (rounds, *(str(action) for action in actions if action.verb in (do_spell, do_cast)))


def follow(view: View, orders: Sequence[str]) -> Action | None:
    """The answer that the orders mean; None leaves it to the person."""
    decision, s = view.decision, view.position
    assert isinstance(s, DragonLordsState)
    if decision is None:
        return None
    word, _, kingdom = orders[0].partition(" ")
    if word == FOUND:
        return in_realm(s, decision, int(kingdom)) if kingdom.isdigit() else None
    if s.fight is not None and s.leader[s.active] == view.seat and s.fight.attacker == s.active:
        return None if orders[0].startswith(FINDS) else in_battle(s, decision, orders)
    if decision.prompt.key == "ask-bestow":
        return next((action for action in decision.options if f"{FINDS} {action}" in orders), None)
    return None


def in_battle(s: DragonLordsState, decision: Decision, orders: Sequence[str]) -> Action | None:
    rounds, _, least = orders[0].partition(" ")
    asked = decision.prompt.key
    left = s.force(s.current_fight(), ATTACKER)
    if rounds not in (TO_THE_END, UNTIL) or (rounds == UNTIL and (not least.isdigit() or left < int(least))):
        return None
    if asked == "ask-missiles":
        shot = next((action for action in decision.options if str(action) in orders), None)
        if shot is not None:
            return shot
    return WITHOUT_MORE.get(asked)


def in_realm(s: DragonLordsState, decision: Decision, kingdom: int) -> Action | None:
    """The mine or teleportal next to a Realm, or the next of its lands; None if all that is left lies elsewhere."""
    realm = range(kingdom, kingdom + PER_REALM)
    if decision.prompt.key == "ask-claim-gold":
        nearest = sorted(decision.options, key=lambda action: -touching(s, action.arg, realm))
        return next((action for action in nearest if touching(s, action.arg, realm)), None)
    if decision.prompt.key == "ask-claim":
        return next((action for action in decision.options if action.arg in realm), None)
    return None


def touching(s: DragonLordsState, land: int, realm: range) -> int:
    return sum(near in realm for near in bits(s.facts.near[land]))
