"""Plays games of the network against itself, many side by side, so that it judges hundreds of positions at once."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import NamedTuple

import numpy as np

import meadhall
from examples.learn.looking import Ahead, judged, seen, share
from examples.learn.network import Array, Network, Weights, chance
from meadhall.bots.luck import chances, pick, settle
from meadhall.games.ice_garden.state import Midgaard
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


class Playing:
    """One game in progress, with what the network has seen and thought in it."""

    def __init__(self, seed: str) -> None:
        self.rng = Random(seed)
        self.state: Midgaard = meadhall.load("ice-garden").new(2, characters="dealt")
        self.rows: list[Array] = []
        self.leads: list[float] = []
        settle(self.state, self.rng)

    def take(self, action: Action) -> None:
        self.state.apply(action)
        settle(self.state, self.rng)

    def lessons(self) -> Array:
        """For each position a mean of the result and of all that was thought later, the nearest counting most."""
        found = np.empty(len(self.leads), np.float32)
        hope = share(self.state)
        thoughts = chance(np.array(self.leads))
        for n in reversed(range(len(thoughts))):
            found[n] = hope
            hope += (1 - PATIENCE) * (thoughts[n] - hope)
        return found


Other = Callable[[Playing, int], Action | None]
"""Somebody else at the table: gives an action for a game and a seat, or leaves the choice to the network."""


def alone(game: Playing, seat: int) -> None:
    """Nobody else plays."""


def play(games: list[Playing], network: Network, heat: float = HEAT, other: Other = alone) -> None:
    """Play all games to their end, one decision in each at a time."""
    running = games
    while running := [game for game in running if not game.state.over]:
        thinking = [(game, ahead) for game in running if (ahead := asked(game, other)) is not None]
        if not thinking:
            continue
        positions = [position for _, ahead in thinking for position in ahead.positions]
        features = seen(positions)
        leads = judged(network, positions, features)
        end = 0
        for game, ahead in thinking:
            start, end = end, end + len(ahead.positions)
            decide(game, ahead, features[start:end], leads[start:end], heat)


def asked(game: Playing, other: Other) -> Ahead | None:
    """What the network has to think about in a game; whatever needs no thought is done at once."""
    while not game.state.over:
        decision = game.state.decision
        assert decision is not None
        seat, options = decision.seat, decision.options
        action = options[0] if len(options) == 1 else other(game, seat)
        if action is None:
            return Ahead(game.state, seat, options)
        game.take(action)
    return None


def decide(game: Playing, ahead: Ahead, features: Array, leads: Array, heat: float) -> None:
    hopes = ahead.hopes(leads)
    chosen = pick(game.rng, chances(hopes.tolist(), heat)) if heat else int(hopes.argmax())
    best = [n for n, option in enumerate(ahead.option_of) if option == chosen]
    sign = 1 if ahead.seat == 0 else -1
    at = max(best, key=lambda n: sign * leads[n])
    if ahead.positions[at].result is None:
        game.rows.append(features[at].astype(np.float16))
        game.leads.append(float(leads[at]))
    game.take(ahead.options[chosen])


def work(job: Job) -> Lessons:
    """Play the games of a job, and draw the lessons."""
    games = [Playing(f"{job.seed}/{job.number}/{n}") for n in range(job.games)]
    play(games, Network(job.weights))
    rows = np.concatenate([np.stack(game.rows) for game in games])
    return Lessons(job.number, rows, np.concatenate([game.lessons() for game in games]), len(games))
