"""What whoever begins a move most likely wants: the strongest neighbour attacks with as many as it needs."""

from __future__ import annotations

from meadhall.games.dragon_lords.board.arrivals import Arrival
from meadhall.games.dragon_lords.board.foresight import prospects
from meadhall.games.dragon_lords.fight import ATTACKER
from meadhall.games.dragon_lords.rules.war.band import ATTACK, PORTAL_ATTACK, Band
from meadhall.games.dragon_lords.state import DragonLordsState
from meadhall.games.dragon_lords.words import UTGARD_BROOD, do_done, do_from, do_pass, do_send, do_spell
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
        return before_the_dice(decision.options) if attack_begins(view, s) else None
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
    counts = {action.arg + 1: action for action in sent}
    enough = enough_beside(s, step.people, step.origin, step.goal, max(counts, default=0), least=min(counts, default=0))
    return counts.get(enough)


def enough_beside(
    s: DragonLordsState, people: int, origin: int, goal: int, most: int, pieces: tuple[int, ...] = (), least: int = 1
) -> int:
    """The fewest units who most likely win a territory together with some pieces; all of them if none are enough."""
    for count in range(least, most):
        after = s.copy()
        after.lift_units(people, origin, count)
        after.add_units(people, goal, count)
        for piece in pieces:
            after.put_piece(people, piece, goal)
        if prospects(Arrival(after, people, goal, ambush=False))[0] >= LIKELY:
            return count
    return most


def before_the_dice(options: list[Action]) -> Action | None:
    """A Wizard who was sent into a battle casts what harms, if the people can pay for it; nothing else is used up."""
    missiles = [action for action in options if action.verb is do_spell and action.args[1] != UTGARD_BROOD]
    return missiles[0] if missiles else do_pass if do_pass in options else None


def attack_begins(view: View, s: DragonLordsState) -> bool:
    """Whether an attack of the viewer has just begun: its sheet has all that could be done before the dice."""
    fight = s.fight
    if fight is None or fight.round > 1 or fight.attacker != s.active or s.leader[s.active] != view.seat:
        return False
    return not (fight.struck[ATTACKER] or fight.read[ATTACKER] or any(fight.hits))
