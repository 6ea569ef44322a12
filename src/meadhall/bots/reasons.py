"""Why a bot likes an option: what it changes in each aspect of the standing, put into words."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, NamedTuple

from meadhall.bots.luck import settle
from meadhall.kernel.message import Kind, Message

if TYPE_CHECKING:
    from meadhall.kernel.action import Action
    from meadhall.kernel.mind import Mind
    from meadhall.kernel.state import Decision, State
    from meadhall.kernel.view import View

RIVALS = Kind("reason-rivals")
INSTINCT = Kind("reason-instinct")
WORLDS = 4
"""In so many imagined worlds the effects are measured."""
LEAST = 0.005
"""What changes the chance to win by no more is not worth a word: it would be told as 0 %."""


class Reason(NamedTuple):
    """``weight`` is how much it changes the chance to win, as the bot sees it; below nought it speaks against."""

    weight: float
    message: Message


def reasons(mind: Mind, view: View, decision: Decision, action: Action) -> list[Reason]:
    """What sets an option apart from the average of all, the weightiest first."""
    seat = decision.seat
    effects = [Effect(mind, view, decision, option) for option in decision.options]
    chosen = effects[decision.options.index(action)]
    steep = steepness(mind, view, seat)
    found = [
        Reason((mine - sum(effect.own[n] for effect in effects) / len(effects)) * steep, Message(mind.aspects[n]))
        for n, mine in enumerate(chosen.own)
    ]
    harm = sum(effect.rivals for effect in effects) / len(effects) - chosen.rivals
    found.append(Reason(harm * steep, Message(RIVALS)))
    plan = mind.plan(view.position, seat, action)
    if plan is not None:
        weights = mind.weigh(view.position, seat, decision.options)
        tempting = weights[decision.options.index(action)] - sum(weights) / len(weights)
        found.append(Reason(tempting * steep, plan))
    found = [reason for reason in found if abs(reason.weight) > LEAST]
    found.sort(key=lambda reason: -abs(reason.weight))
    return found or [Reason(0.0, Message(INSTINCT))]


def steepness(mind: Mind, view: View, seat: int) -> float:
    """How much one point more changes the chance to win."""
    chance = mind.outlook(view.position)[seat]
    return max(chance * (1 - chance), 0.05) / mind.spread(view.position)


class Effect:
    """What an option does to the aspects of the own standing, and to the best of the rivals."""

    def __init__(self, mind: Mind, view: View, decision: Decision, action: Action) -> None:
        seat = decision.seat
        self.own = [0.0] * len(mind.aspects)
        self.rivals = 0.0
        for world in range(WORLDS):
            rng = Random(world)
            s: State = view.sample(rng)
            s.apply(action, seat)
            settle(s, rng)
            for n, points in enumerate(mind.judge(s, seat)):
                self.own[n] += points / WORLDS
            others = [mind.worth(s, rival) for rival in range(s.players) if rival != seat] + mind.unseated(s)
            self.rivals += max(others, default=0.0) / WORLDS
