"""Plays games of the network against itself, many side by side, so that it judges hundreds of positions at once."""

from __future__ import annotations

from random import Random
from time import process_time
from typing import NamedTuple

import numpy as np

import meadhall
from examples.learn.looking import Ahead, judged, seen, share
from examples.learn.network import Array, Network, Weights, chance
from meadhall.bots.luck import chances, pick, settle
from meadhall.games.ice_garden.state import IceGardenState
from meadhall.kernel.action import Action

HEAT = 0.1
"""Whoever learns must try things: an option that seems worse by so much is taken e times less often."""
PATIENCE = 0.95
"""How far what came of a position counts more than what the network thought of the next one."""


class Job(NamedTuple):
    """Some games to be played. The same job gives the same games, wherever it is done."""

    number: int
    seed: int
    games: int
    weights: Weights


class Lessons(NamedTuple):
    """What is to be learnt from the games of a job: positions, and what the first seat could hope for there."""

    number: int
    rows: Array
    wins: Array
    games: int
    seconds: float
    """Of processor time."""


class Playing:
    """One game in progress, with what the network has seen and thought in it."""

    def __init__(self, seed: str) -> None:
        self.rng = Random(seed)
        self.state: IceGardenState = meadhall.load("ice-garden").new(2, characters="dealt")
        self.rows: list[Array] = []
        self.leads: list[float] = []
        settle(self.state, self.rng)

    def take(self, action: Action) -> None:
        self.state.apply(action)
        settle(self.state, self.rng)

    def asked(self) -> Ahead | None:
        """What there is to think about; where only one thing can be done, it is done."""
        while (decision := self.state.decision) is not None:
            if len(decision.options) > 1:
                return Ahead(self.state, decision.seat, decision.options)
            self.take(decision.options[0])
        return None

    def decide(self, ahead: Ahead, features: Array, leads: Array) -> None:
        """Take one of the better options, and remember the position that was hoped for."""
        chosen = pick(self.rng, chances(ahead.hopes(leads).tolist(), HEAT))
        at = ahead.best(chosen, leads)
        if ahead.positions[at].result is None:
            self.rows.append(features[at].astype(np.float16))
            self.leads.append(float(leads[at]))
        self.take(ahead.options[chosen])

    def lessons(self) -> Array:
        """For each position a mean of the result and of all that was thought later, the nearest counting most."""
        found = np.empty(len(self.leads), np.float32)
        hope = share(self.state)
        thoughts = chance(np.array(self.leads))
        for n in reversed(range(len(thoughts))):
            found[n] = hope
            hope += (1 - PATIENCE) * (thoughts[n] - hope)
        return found


def play(games: list[Playing], network: Network) -> None:
    """Play all games to their end, one decision in each at a time."""
    while thinking := [(game, ahead) for game in games if (ahead := game.asked()) is not None]:
        positions = [position for _, ahead in thinking for position in ahead.positions]
        features = seen(positions)
        leads = judged(network, positions, features)
        end = 0
        for game, ahead in thinking:
            start, end = end, end + len(ahead.positions)
            game.decide(ahead, features[start:end], leads[start:end])


def work(job: Job) -> Lessons:
    """Play the games of a job, and draw the lessons."""
    began = process_time()
    games = [Playing(f"{job.seed}/{job.number}/{n}") for n in range(job.games)]
    play(games, Network(job.weights))
    rows = np.concatenate([np.stack(game.rows) for game in games])
    wins = np.concatenate([game.lessons() for game in games])
    return Lessons(job.number, rows, wins, len(games), process_time() - began)
