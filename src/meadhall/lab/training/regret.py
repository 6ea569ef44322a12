"""A frozen set of decisions, each option rolled out: what a judge of positions gives away on average by choosing.

It depends on the seed alone and not on what was learnt, so generations can be compared by it, and it is cheap to ask.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import NamedTuple

import numpy as np

from meadhall.bots.luck import settle
from meadhall.bots.tree import Tree
from meadhall.kernel import registry
from meadhall.kernel.state import State
from meadhall.lab.training.learning import judged
from meadhall.lab.training.network import Array, Lessons, Weights
from meadhall.lab.training.playing import Notes, played_on

OPTIONS = 6
"""So many options of a decision are rolled out, those that tempt most."""
CHANCE = 1 / 12
"""How likely a decision of a game is to be taken into the set."""


class Sitting(NamedTuple):
    """Some decisions to find, always the same for the same number."""

    game: str
    number: int
    seed: int
    players: int
    decisions: int
    times: int


class Questions(NamedTuple):
    """``after`` has the positions to which options lead, with what rolling out has shown as their ``wins``; ``starts``
    says where each decision begins there, ``seats`` who decides."""

    after: Lessons
    starts: Array
    seats: Array


def find(sitting: Sitting) -> Questions:
    notes, starts, seats = Notes(), [], []
    rng = Random(f"frozen/{sitting.seed}/{sitting.number}")
    for s, seat in decisions(sitting, rng):
        starts.append(len(notes.wins))
        seats.append(seat)
        roll_out(notes, s, seat, sitting.times, rng.getrandbits(48))
        if len(starts) == sitting.decisions:
            break
    return Questions(notes.lessons(), np.array(starts), np.array(seats))


def decisions(sitting: Sitting, rng: Random) -> Iterator[tuple[State, int]]:
    """Decisions from all over games in which all follow what tempts them most."""
    game = registry.load(sitting.game)
    mind = game.mind()
    while True:
        s = game.match(sitting.players, rng.getrandbits(48), **game.for_simulations, **game.dealt).state
        settle(s, rng)
        while not s.over:
            seat = s.deciding[0]
            options = s.options_of(seat)
            if len(options) > 1 and rng.random() < CHANCE:
                yield s, seat
            weights = mind.weigh(s, seat, options)
            s.apply(options[weights.index(max(weights))], seat)
            settle(s, rng)


def roll_out(notes: Notes, s: State, seat: int, times: int, dice: int) -> None:
    """Note what comes of the tempting options, all with the same dice."""
    mind = s.game.mind()
    tree = Tree(mind)
    options = s.options_of(seat)
    weights = mind.weigh(s, seat, options)
    for n in sorted(range(len(options)), key=lambda n: -weights[n])[:OPTIONS]:
        rng = Random(dice)
        after = s.copy()
        after.apply(options[n], seat)
        settle(after, rng)
        if after.over:
            # A decided game is not for the network: its outlook is known.
            continue
        notes.add(mind, after, played_on(tree, after, rng, times))


def joined(parts: list[Questions]) -> Questions:
    """All decisions of several sittings."""
    begins = np.cumsum([0, *(len(part.after) for part in parts[:-1])])
    after = Lessons(*(np.concatenate(rows) for rows in zip(*(part.after for part in parts), strict=True)))
    starts = np.concatenate([part.starts + begin for part, begin in zip(parts, begins, strict=True)])
    return Questions(after, starts, np.concatenate([part.seats for part in parts]))


def regret(questions: Questions, weights: Weights | None) -> float:
    """What is given away in a decision, in chances to win, by whoever takes the option after which it sees the best
    chance: by the weights, or by the mind alone."""
    after = questions.after
    seen = judged(weights, after) if weights is not None else np.exp(after.logs)
    lost = []
    for n, start in enumerate(questions.starts):
        end = questions.starts[n + 1] if n + 1 < len(questions.starts) else len(after)
        if end > start:
            seat = questions.seats[n]
            wins = after.wins[start:end, seat]
            lost.append(wins.max() - wins[seen[start:end, seat].argmax()])
    return float(np.mean(lost))
