"""What whoever begins a move most likely wants: the strongest neighbour attacks, and all who can go along do."""

from __future__ import annotations

from meadhall.games.dragon_lords.state import DragonLordsState
from meadhall.games.dragon_lords.words import do_from, do_send
from meadhall.kernel.action import Action
from meadhall.kernel.view import View

WHO_GOES = frozenset({"ask-band", "ask-crew"})
WHERE_FROM = frozenset({"ask-muster", "ask-muster-more"})


def usual_answer(view: View) -> Action | None:
    """The answer that need not be asked for in a move that has begun."""
    decision = view.decision
    s = view.position
    assert isinstance(s, DragonLordsState)
    if decision is None or decision.prompt.key not in WHO_GOES | WHERE_FROM:
        return None
    enough = next((action for action in decision.options if action.verb.finishes), None)
    if enough is not None:
        return enough
    if decision.prompt.key in WHO_GOES:
        sent = [action for action in decision.options if action.verb is do_send]
        return max(sent, key=lambda action: action.args[-1], default=None)
    origins = [action for action in decision.options if action.verb is do_from]
    people = s.active
    return max(origins, key=lambda action: s.count(people, action.arg), default=None)
