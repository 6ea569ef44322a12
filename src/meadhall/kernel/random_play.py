"""Random play: fate answers by its chances, and every seat does anything it may."""

from __future__ import annotations

from random import Random

from meadhall.kernel.action import Action
from meadhall.kernel.state import State
from meadhall.kernel.step import Chance, Together


def to_decision(position: State, rng: Random) -> bool:
    """Answer for fate until a player is asked; False if the game ends instead."""
    agenda = position.agenda
    while agenda:
        step = agenda[-1]
        if not isinstance(step, Chance):
            return True
        position.apply(step.sample(position, rng))
    return False


def decide(position: State, rng: Random) -> None:
    """The one seat that is asked, or the first of several, does anything it may."""
    step = position.agenda[-1]
    if isinstance(step, Together):
        seat = step.waiting(position)[0]
        position.apply(any_of(step.options(position, seat), rng), seat)
    else:
        position.apply(any_of(position.legal(), rng))


def any_of(options: list[Action], rng: Random) -> Action:
    return options[int(rng.random() * len(options))]


def play_out(position: State, rng: Random) -> int:
    """Play at random to the end; return how many decisions the players took."""
    decisions = 0
    while to_decision(position, rng):
        decide(position, rng)
        decisions += 1
    return decisions
