"""What checks are made of: a set-up of a game, and random play of it."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from meadhall.kernel.action import Action
from meadhall.kernel.game import Game
from meadhall.kernel.match import Match
from meadhall.kernel.state import State
from meadhall.testing.attacks import pick as pick

MOST = 5000
"""No game takes more steps than this."""


class Setup:
    """A game with a number of players and options: what a check is run on."""

    def __init__(self, game: Game[Any], players: int, **options: Any) -> None:
        self.game = game
        self.players = players
        self.options = options

    def __str__(self) -> str:
        return "-".join([self.game.slug, str(self.players), *(str(value) for value in self.options.values())])

    def new(self) -> Any:
        return self.game.new(self.players, **self.options)

    def match(self, seed: int) -> Match[Any]:
        return self.game.match(self.players, seed, **self.options)


def positions(setup: Setup, seed: int) -> Iterator[tuple[int, State, int, Action]]:
    """Play a random game. Before each step: its number, the position, who acts, and what they will do."""
    rng = Random(seed)
    state = setup.new()
    number = 0
    while not state.over:
        assert number < MOST, "the game does not end"
        by, action = pick(state, rng)
        yield number, state, by, action
        state.apply(action, by)
        number += 1


def finished(setup: Setup, seed: int) -> State:
    state: State = setup.new()
    for _, playing, by, action in positions(setup, seed):
        state = playing.copy()
        state.apply(action, by)
    return state


def play_on(match: Match[Any], rng: Random, most: int = MOST) -> None:
    """Let random players play a match to its end, or for so many actions."""
    for _ in range(most):
        if match.state.over:
            return
        by, action = pick(match.state, rng)
        match.play(action, by)
    assert most < MOST, "the match does not end"


def lines(match: Match[Any]) -> list[tuple[int, str]]:
    return [(entry.by, str(entry.action)) for entry in match.journal]


def all_options(state: State) -> list[list[Action]]:
    """What can be answered now, seat by seat or by fate."""
    if state.fate is not None:
        return [[action for action, _ in state.fate.outcomes]]
    return [decision.options for decision in state.decisions]
