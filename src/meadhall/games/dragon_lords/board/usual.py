"""What whoever begins a move most likely wants: the strongest neighbour attacks with as many as it needs."""

from __future__ import annotations

from meadhall.games.dragon_lords.board.arrivals import Arrival
from meadhall.games.dragon_lords.board.foresight import prospects
from meadhall.games.dragon_lords.fight import ATTACKER
from meadhall.games.dragon_lords.rules.war.band import ATTACK, PORTAL_ATTACK, Band
from meadhall.games.dragon_lords.state import DragonLordsState
from meadhall.games.dragon_lords.words import do_done, do_from, do_pass, do_send
from meadhall.kernel.action import Action
from meadhall.kernel.view import View

WHO_GOES = frozenset({"ask-band", "ask-crew"})
WHERE_FROM = frozenset({"ask-muster", "ask-muster-more", "ask-sneak", "ask-enlist"})
LIKELY = 0.95
BEFORE_THE_DICE = frozenset({"ask-prepare", "ask-missiles"})


def usual_answer(view: View) -> Action | None:
    """The answer that need not be asked for in a move that has begun."""
    decision = view.decision
    s = view.position
    assert isinstance(s, DragonLordsState)
    asked = "" if decision is None else decision.prompt.key
    if decision is None:
        return None
    if asked == "ask-pay":
        return max(decision.options, key=lambda action: s.gold[action.arg])
    if asked == "ask-orders":
        return do_done if s.bought or s.bought_ships else None
    if asked in BEFORE_THE_DICE:
        return do_pass if attack_begins(view, s) and do_pass in decision.options else None
    if asked not in WHO_GOES | WHERE_FROM:
        return None
    enough = next((action for action in decision.options if action.verb.finishes), None)
    if enough is not None:
        return enough
    if asked in WHO_GOES:
        sent = [action for action in decision.options if action.verb is do_send]
        return enough_to_win(view, s, sent) or max(sent, key=lambda action: action.args[-1], default=None)
    origins = [action for action in decision.options if action.verb is do_from]
    people = s.active
    return max(origins, key=lambda action: s.count(people, action.arg), default=None)


def enough_to_win(view: View, s: DragonLordsState, sent: list[Action]) -> Action | None:
    """The fewest who most likely win a territory: the others hold theirs."""
    step = s.agenda[-1]
    if not isinstance(step, Band) or step.move not in (ATTACK, PORTAL_ATTACK) or s.pieces_at(step.people, step.goal):
        return None
    for action in sorted(sent, key=lambda action: action.arg):
        after = s.copy()
        after.lift_units(step.people, step.origin, action.arg + 1)
        after.add_units(step.people, step.goal, action.arg + 1)
        if prospects(Arrival(after, step.people, step.goal, ambush=False))[0] >= LIKELY:
            return action
    return None


def attack_begins(view: View, s: DragonLordsState) -> bool:
    """Whether an attack of the viewer has just begun: its sheet has all that could be done before the dice."""
    fight = s.fight
    if fight is None or fight.round > 1 or fight.attacker != s.active or s.leader[s.active] != view.seat:
        return False
    return not (fight.struck[ATTACKER] or fight.read[ATTACKER] or any(fight.hits))
