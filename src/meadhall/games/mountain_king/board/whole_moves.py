"""Whole moves from the map: a click on a cavern advances or bolsters there, one on a Champion courts it.

The cheapest cluster that gives enough power is covered, and Trolls come from where nobody misses them.
"""

from __future__ import annotations

from collections.abc import Iterator

from meadhall.draw.sheet import Drafted, Move, notation
from meadhall.games.mountain_king.board.deeds import BEGINNINGS, Deed, Plan, spare
from meadhall.games.mountain_king.board.scribe import Scribe
from meadhall.games.mountain_king.rules import actions
from meadhall.games.mountain_king.rules.advance import origins_of
from meadhall.games.mountain_king.state import MountainKingState
from meadhall.games.mountain_king.words import (
    ADVANCE,
    BOLSTER,
    CAVERN,
    GNOME,
    INFLUENCE,
    do_send,
)
from meadhall.kernel.action import Action
from meadhall.kernel.sets import bits
from meadhall.kernel.view import View


def whole_moves(view: View, scribe: Scribe) -> list[Move]:
    """What a click on the map means when a turn begins."""
    decision, seat = view.decision, view.seat
    if decision is None or seat is None or decision.prompt.key not in BEGINNINGS:
        return []
    plan = Plan(Drafted(view, view, (), held=False), (), decision.prompt.key == "ask-action")
    second = decision.prompt.key == "ask-weak"
    found: dict[str, Move] = {}
    for kind in (BOLSTER, ADVANCE, INFLUENCE, GNOME):
        for target in actions.targets(plan.start, seat, kind, max(plan.options(kind), default=0)):
            (domain,) = target.verb.domains
            place = f"{domain.name}:{domain.words[target.arg]}"
            if place not in found and (deed := usual(plan, kind, target)) is not None:
                answers = deed.actions(plan.trials)
                if plan.trials.after(answers) is not None:
                    later = notation(deed.later(plan.trials)) or None
                    words = called(scribe, kind, target)
                    found[place] = Move(notation(answers), words, (place,), later=later)
    return [*found.values(), *carried(view, scribe, second)]


def carried(view: View, scribe: Scribe, second: bool) -> Iterator[Move]:
    """Whoever drags from a cavern to another one means all whom the first does not need, or one if it needs all."""
    plan = Plan(Drafted(view, view, (), held=False), (), not second)
    s, seat = plan.start, plan.seat
    strongest = max(plan.options(ADVANCE), default=0)
    for target in actions.targets(s, seat, ADVANCE, strongest):
        for cavern in bits(origins_of(s, seat, target.arg)):
            number = min(max(spare(s, seat, cavern), 1), s.trolls_at(seat, cavern), strongest)
            deed = plan.cheapest(ADVANCE, number) if number else None
            if deed is None:
                continue
            answers = deed._replace(target=target, crowd=((cavern, number),)).actions(plan.trials)
            if plan.trials.after(answers) is not None:
                places = {"origin": scribe.cavern(cavern), "place": scribe.cavern(target.arg)}
                label = scribe.write("move-carry", count=number, **places)
                yield Move(notation(answers), label, (at(target.arg),), origin=at(cavern))


def at(cavern: int) -> str:
    return f"cavern:{CAVERN.words[cavern]}"


def usual(plan: Plan, kind: int, target: Action) -> Deed | None:
    """The cheapest action that does what a click on the target means."""
    power = plan.wanted(target.arg) if kind == ADVANCE else target.arg + 1 if kind == GNOME else 1
    deed = plan.cheapest(kind, power)
    return None if deed is None else plan.aimed(deed, target)


def called(scribe: Scribe, kind: int, target: Action) -> str:
    if kind == INFLUENCE:
        return scribe.write("move-influence", champion=scribe.champion(target.arg))
    if kind == GNOME:
        return scribe.write("move-turn", count=target.arg + 1)
    return scribe.write("move-bolster" if kind == BOLSTER else "move-advance", place=scribe.cavern(target.arg))


def usual_answer(view: View) -> Action | None:
    """Who comes along: from where most Trolls stand, so that nobody leaves a cavern without need."""
    decision, s = view.decision, view.position
    assert isinstance(s, MountainKingState)
    if decision is None or view.seat is None:
        return None
    if decision.prompt.key == "ask-trolls":
        return max(decision.options, key=lambda action: action.arg)
    if decision.prompt.key != "ask-muster":
        return None
    sent = [action for action in decision.options if action.verb is do_send]
    if not sent:
        return next((action for action in decision.options if action.verb.finishes), None)
    seat = view.seat

    def spare(action: Action) -> tuple[bool, int]:
        cavern, count = action.args[0], action.args[1] + 1
        left = s.units(seat, cavern) - count
        return left > 0, count

    return max(sent, key=spare)
