"""Why a bot likes an option better than the next best: what differs in each aspect of the standing, in words."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
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
RIVALS_AGAINST = Kind("reason-rivals-against")
INSTINCT = Kind("reason-instinct")
PLAYED_ON = Kind("reason-played-on", games=None)
"""Said of an option that is better when it is played on, although nothing that it brings at once tells why."""
AGAINST, KEPT = "-against", "-kept"
"""What an aspect is called if an option does less for it than others, or if it only does it no harm."""
WORLDS = 4
"""In so many imagined worlds the effects are measured."""
CLOSE = 0.05
"""Chances to win are taken to be at least so far from none and from all, or nothing would ever matter."""
FAR = 30.0
"""After this many spreads everything is decided."""
TINY = 1e-9
ALIKE = 0.25
"""Of two options that tempt by so many points more or less, either will do."""
LEAST = 0.005
"""What changes the chance to win by no more is not worth a word: it would be told as 0 %."""


class Reason(NamedTuple):
    """``weight`` is how much it changes the chance to win, as the bot sees it; below nought it speaks against.

    >>> game = meadhall.load("ice-garden")
    >>> state = game.scenario(at="influence", callo=dict(markers="A", population=1), freihoff={})
    >>> best = meadhall.bots.analyse(state.view(0), simulations=10, explained=1)[0]
    >>> reason = best.reasons[0]
    >>> reason.weight > 0, state.say(reason.message)
    (True, 'Wants to dominate the Coast of Sails (A)')
    """

    weight: float
    message: Message


def reasons(
    mind: Mind,
    view: View,
    decision: Decision,
    action: Action,
    rival: Action | None,
    onward: Sequence[Action] = (),
    rival_onward: Sequence[Action] = (),
) -> list[Reason]:
    """What sets an option apart from another: first what speaks for it, each time the weightiest first.

    The words fit the sign: what is merely kept while the other option would harm it is not said to grow. Where the
    game can name what one has here and not there, it is named. Where an option only begins a move, the rest of it can
    be given, and that of the other one.
    """
    if rival is None:
        return [Reason(0.0, Message(INSTINCT))]
    seat = decision.seat
    moves = (action, *onward), (rival, *rival_onward)
    chosen, other = (Effect(mind, view, decision, move) for move in moves)
    chance = min(max(mind.outlook(view.position)[seat], CLOSE), 1 - CLOSE)
    spread = mind.spread(view.position)
    before = standing(mind, view, seat)
    facts = named(mind, view, seat, chosen, other)
    found: list[Reason] = []
    for n, aspect in enumerate(mind.aspects):
        weight = gain(chance, (chosen.own[n] - other.own[n]) / spread)
        grown = chosen.own[n] - before[n] if not action.verb.finishes else 0.0
        told = facts.get(aspect.key, []) if weight > 0 else []
        found += [Reason(weight, message) for message in told or [Message(told_as(aspect, weight, grown))]]
    harm = gain(chance, (other.rivals - chosen.rivals) / spread)
    found.append(Reason(harm, Message(RIVALS if harm > 0 else RIVALS_AGAINST)))
    plans = [mind.plan(view.position, seat, one) for one in moves[0]]
    # What a move aims at says more than how it begins.
    plan = next((plan for plan in plans if plan is not None and plan.args), plans[0])
    if plan is not None:
        liked = preference(mind.weigh(view.position, seat, decision.options), decision.options.index(action))
        # That others tempt more is no reason against what this one is for.
        found.append(Reason(max(liked, 0.0) * chance * (1 - chance), plan))
    found = [reason for reason in found if abs(reason.weight) > LEAST]
    found.sort(key=lambda reason: (reason.weight < 0, -abs(reason.weight)))
    return found or [Reason(0.0, Message(INSTINCT))]


def named(mind: Mind, view: View, seat: int, chosen: Effect, other: Effect) -> dict[str, list[Message]]:
    """By aspect, what one has after an option and not after the other, whatever the world is like."""
    worlds = [mind.contrast(view.position, *both, seat) for both in zip(chosen.worlds, other.worlds, strict=True)]
    found: dict[str, list[Message]] = {}
    for aspect, message in worlds[0]:
        if all((aspect, message) in world for world in worlds[1:]):
            found.setdefault(aspect.key, []).append(message)
    return found


def told_as(aspect: Kind, weight: float, change: float) -> Kind:
    """How to tell of an aspect that differs by a weight from that of other options and changes by so many points."""
    if weight < 0:
        return Kind(aspect.key + AGAINST)
    return aspect if change > TINY else Kind(aspect.key + KEPT)


def standing(mind: Mind, view: View, seat: int) -> list[float]:
    """The aspects of the own standing before anything is done."""
    found = [0.0] * len(mind.aspects)
    for world in range(WORLDS):
        for n, points in enumerate(mind.judge(view.sample(Random(world)), seat)):
            found[n] += points / WORLDS
    return found


def gain(chance: float, points: float) -> float:
    """How much so many points more, measured in spreads, change a chance to win."""
    grown = chance * exp(min(max(points, -FAR), FAR))
    return grown / (grown + 1 - chance) - chance


def preference(weights: list[float], at: int) -> float:
    """How much more often an option would be chosen at first sight than if all were alike."""
    best = max(weights)
    shares = [exp(weight - best) for weight in weights]
    return shares[at] / sum(shares) - 1 / len(weights)


def best_other(likes: list[float], options: list[Action], action: Action) -> Action | None:
    """The option that is liked most beside another."""
    others = [(like, -n) for n, like in enumerate(likes) if options[n] is not action]
    return options[-max(others)[1]] if others else None


def as_good(likes: list[float], at: int) -> int:
    """How many other options are hardly worse than this one."""
    return sum(n != at and like > likes[at] - ALIKE for n, like in enumerate(likes))


class Effect:
    """What a move does to the aspects of the own standing, and to the best of the rivals."""

    def __init__(self, mind: Mind, view: View, decision: Decision, move: Sequence[Action]) -> None:
        seat = decision.seat
        self.own = [0.0] * len(mind.aspects)
        self.rivals = 0.0
        self.worlds: list[State] = []
        for world in range(WORLDS):
            rng = Random(world)
            s: State = view.sample(rng)
            for action in move:
                asked = s.decision_of(seat)
                if asked is None or action not in asked.options:
                    break
                s.apply(action, seat)
            settle(s, rng)
            self.worlds.append(s)
            for n, points in enumerate(mind.judge(s, seat)):
                self.own[n] += points / WORLDS
            others = [mind.worth(s, rival) for rival in range(s.players) if rival != seat] + mind.unseated(s)
            self.rivals += max(others, default=0.0) / WORLDS
