"""What is ordered for the course of a battle or a quest, and what it means for the questions that come up then."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from meadhall.games.dragon_lords.fight import ATTACKER
from meadhall.games.dragon_lords.rules.wastes.wastelands import Journey
from meadhall.games.dragon_lords.state import DragonLordsState
from meadhall.games.dragon_lords.words import (
    FIRST_SPACE,
    SPACE,
    do_again,
    do_attack,
    do_cast,
    do_lose_units,
    do_pass,
    do_sneak,
    do_spell,
    do_to,
)
from meadhall.kernel.action import Action
from meadhall.kernel.state import Decision
from meadhall.kernel.view import View

TO_THE_END, UNTIL, ASK, TOWARDS = "to-the-end", "until", "ask", "towards"
"""Fight on to the end; as long as so many are left; ask after each round. The way that a party goes first."""
WITHOUT_MORE = {"ask-prepare": do_pass, "ask-missiles": do_pass, "ask-retreat": do_again, "ask-losses": do_lose_units}


def usual_orders(actions: Sequence[Action]) -> tuple[str, ...]:
    """An attack is fought to its end, with the same missile in each round."""
    begins = any(action.verb in (do_attack, do_sneak) for action in actions)
    return battle_orders(TO_THE_END, actions) if begins else ()


def battle_orders(rounds: str, actions: Iterable[Action]) -> tuple[str, ...]:
    return (rounds, *(str(action) for action in actions if action.verb in (do_spell, do_cast)))


def follow(view: View, orders: Sequence[str]) -> Action | None:
    """The answer that the orders mean; None leaves it to the person."""
    decision, s = view.decision, view.position
    assert isinstance(s, DragonLordsState)
    if decision is None:
        return None
    if s.fight is not None and s.leader[s.active] == view.seat and s.fight.attacker == s.active:
        return in_battle(s, decision, orders)
    if decision.prompt.key == "ask-journey":
        return on_the_way(s, decision, orders)
    if decision.prompt.key == "ask-bestow":
        return next((action for action in decision.options if str(action) in orders), None)
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


def on_the_way(s: DragonLordsState, decision: Decision, orders: Sequence[str]) -> Action | None:
    """The only space that the party reaches on its way as it was rolled."""
    step = s.agenda[-1]
    first = next((order.partition(" ")[2] for order in orders if order.startswith(TOWARDS)), "")
    if not isinstance(step, Journey) or first not in SPACE.words:
        return None
    beyond = spaces_beyond(s, s.party_at[step.people], SPACE.find(first))
    free = [space for space, cost in step.costs(s).items() if not cost and space in beyond]
    return do_to[FIRST_SPACE + free[0]] if len(free) == 1 else None


def spaces_beyond(s: DragonLordsState, start: int, first: int, most: int = 6) -> set[int]:
    """Where a party comes to that goes from ``start`` to ``first`` and never turns straight back."""
    ways, found = {(first, start)}, {first}
    for _ in range(most):
        ways = {(space, at) for at, came in ways for space in s.facts.space_near[at] if space != came}
        found |= {at for at, _ in ways}
    return found - {start}
