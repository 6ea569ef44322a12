"""How good some options are beside each other: each is played on in the same imagined worlds.

Everybody follows what tempts them, but now and then something else: one line of best answers would be the same in
every world, and look surer than it is. What a hint recommends, what a warning is about and what a review says of a
decision all come from here.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from itertools import islice
from math import hypot, inf, sqrt
from random import Random
from statistics import fmean, stdev
from typing import NamedTuple

from meadhall.bots import Bot
from meadhall.bots.adept import play_on
from meadhall.bots.chances import judged
from meadhall.bots.luck import settle
from meadhall.bots.reasons import as_good
from meadhall.bots.tree import COOL
from meadhall.kernel.action import Action
from meadhall.kernel.mind import Mind
from meadhall.kernel.state import Decision, State
from meadhall.kernel.view import View

Shown = Callable[[State], Sequence[float]]
WORLDS = 48
FEWEST = 6
"""Fewer worlds than this say nothing."""
FURTHER = 12
"""So much further than an adept looks, what was chosen is played on."""
FARTHEST = 200
"""After so many decisions a world ends in any case."""
LONGEST = 40
"""So many decisions after its time, what was begun is judged as it stands."""
SURE = 2.0
"""A difference counts from so many standard errors on."""
AS_GOOD = 0.02
"""What differs by no more hardly matters."""
COMPARED, LOOKED_AT = 4, 8
"""So many options are compared for a hint, of so many that are liked best: some of them begin the same move."""


class Weighed(NamedTuple):
    """The chance to win after an option, and how far it may be wrong by the luck of the worlds."""

    chance: float
    error: float


class Ranking(NamedTuple):
    """The best option and the next best, its lead, and how many others are as good as far as can be told."""

    best: Action
    rival: Action | None
    lead: float
    clear: bool
    as_good: int


def at_a_look(state: State) -> list[float]:
    return judged(state.game.mind(), state)


def clear(better: Weighed, worse: Weighed) -> bool:
    """Whether one is better by more than the errors of both explain, and so much that it matters."""
    return better.chance - worse.chance > max(AS_GOOD, SURE * hypot(better.error, worse.error))


def weigh(
    mind: Mind,
    view: View,
    seat: int,
    moves: Sequence[Sequence[Action]],
    until: float = inf,
    worlds: int = WORLDS,
    shown: Shown = at_a_look,
) -> list[Weighed]:
    """What each move, which may be several answers, leaves to a seat; in fewer worlds if the time is over before."""
    found: list[list[float]] = [[] for _ in moves]
    for world in range(worlds):
        if time.monotonic() > until:
            break
        for move, chances in zip(moves, found, strict=True):
            chances.append(chance_in(world, mind, view, move, seat, shown))
    return [weighed(chances) for chances in found]


def weighed(chances: Sequence[float]) -> Weighed:
    if len(chances) < FEWEST:
        return Weighed(fmean(chances) if chances else 0.0, inf)
    return Weighed(fmean(chances), stdev(chances) / sqrt(len(chances)))


def never_alike(option: Action, other: Action) -> bool:
    return False


def ranked(
    bot: Bot,
    view: View,
    decision: Decision,
    until: float = inf,
    alike: Callable[[Action, Action], bool] = never_alike,
) -> Ranking:
    """What a bot would do, unless it is clearly worse than another option that it likes; and the best beside that.

    Options that are ``alike`` only begin the same move otherwise, and are not held against each other.
    """
    options = decision.options
    own = bot.choose(view, decision)
    if len(options) == 1:
        return Ranking(own, None, 0.0, True, 0)
    likes = bot.liking(view, decision)
    order = sorted((n for n, option in enumerate(options) if option is not own), key=lambda n: -likes[n])
    rivals = (options[n] for n in order[:LOOKED_AT] if not alike(own, options[n]))
    close = [own, *islice(rivals, COMPARED - 1)]
    if len(close) == 1:
        return Ranking(own, None, 0.0, True, 0)
    found = weigh(bot.mind, view, decision.seat, [[option] for option in close], until)
    top = max(range(len(close)), key=lambda n: found[n].chance)
    best = top if clear(found[top], found[0]) else 0
    others = [n for n in range(len(close)) if n != best]
    rival = max(others, key=lambda n: found[n].chance)
    equals = sum(not clear(found[best], found[n]) for n in others)
    if equals == len(others):
        # Those that were not looked at may be as good, too.
        equals = max(equals, as_good(likes, options.index(close[best])))
    lead = found[best].chance - found[rival].chance
    return Ranking(close[best], close[rival], lead, clear(found[best], found[rival]), equals)


def chance_in(
    world: int, mind: Mind, view: View, actions: Sequence[Action], seat: int, shown: Shown = at_a_look
) -> float:
    """The chance of a seat after these answers, played on in a world that it thinks possible."""
    rng = Random(world)
    state: State = view.sample(rng)
    until = mind.moment(state, 0) + mind.reach + FURTHER
    for action in actions:
        if state.why_not(action, seat) is not None:
            break
        state.apply(action, seat)
        settle(state, rng)
    play_on(mind, state, rng, until, FARTHEST, COOL)
    for _ in range(LONGEST):
        if state.over or mind.settled(state):
            break
        play_on(mind, state, rng, mind.moment(state, 0) + 1, FARTHEST, COOL)
    return shown(state)[seat]
