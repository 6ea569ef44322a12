"""Matches between what was learnt and what is to be beaten, until it is clear enough who is stronger.

The unit is a block: as many games as there are seats, all with the same fate. The newcomer sits on each seat once.
"""

from __future__ import annotations

from collections.abc import Iterable
from math import log
from random import Random
from typing import Any, NamedTuple

from meadhall.bots.champion import ChampionBot
from meadhall.bots.master import MasterBot
from meadhall.bots.weights import Learnt, unpacked
from meadhall.kernel import registry

CERTAIN = log(0.95 / 0.05)
"""The test ends when one answer has become so much likelier than the other."""
LONGEST = 10_000


class Block(NamedTuple):
    """``newcomer`` and ``rival`` are what was learnt; None is a master. ``budget`` is what both have for a decision."""

    game: str
    number: int
    seed: int
    players: int
    newcomer: Learnt | None
    rival: Learnt | None
    budget: dict[str, Any]


def fight(block: Block) -> float:
    """The newcomer's share of the wins of a block."""
    rng = Random(f"{block.seed}/block {block.number}")
    fate = rng.getrandbits(48)
    return sum(one_game(block, fate, seat, rng.getrandbits(40)) for seat in range(block.players)) / block.players


def one_game(block: Block, fate: int, own: int, seed: int) -> float:
    game = registry.load(block.game)
    bots = [
        sit_down(block, block.newcomer if seat == own else block.rival, seed + seat) for seat in range(block.players)
    ]
    match = game.match(block.players, fate, **game.for_simulations, **game.dealt)
    played = 0
    while not match.state.over and played < LONGEST:
        played += 1
        seat = match.state.deciding[0]
        view = match.state.view(seat)
        decision = view.decision
        assert decision is not None
        match.play(bots[seat].choose(view, decision), seat)
    return game.mind().outlook(match.state)[own]


def sit_down(block: Block, learnt: Learnt | None, seed: int) -> MasterBot:
    if learnt is None:
        return MasterBot(block.game, seed, **block.budget)
    mind = registry.load(block.game).mind()
    return ChampionBot(block.game, seed, **block.budget, experience=unpacked(learnt, mind))


class Test:
    """A sequential test of two answers: the newcomer wins the one share, or the other. Blocks count as they come."""

    def __init__(self, players: int, better: float = 0.55) -> None:
        fair = 1 / players
        self.low = fair
        self.high = fair * better / 0.5
        self.blocks = 0
        self.total = 0.0
        self.squares = 0.0

    def count(self, share: float) -> None:
        self.blocks += 1
        self.total += share
        self.squares += share * share

    @property
    def mean(self) -> float:
        return self.total / self.blocks if self.blocks else 0.0

    @property
    def variance(self) -> float:
        """Of one block; never below that of a block in which every second one is split."""
        if self.blocks < 2:
            return self.low * (1 - self.low)
        found = (self.squares - self.total * self.mean) / (self.blocks - 1)
        return max(found, self.low * (1 - self.low) / 4)

    @property
    def evidence(self) -> float:
        """The logarithm of how much likelier the better share is than the fair one, as if blocks scattered evenly."""
        middle = (self.low + self.high) / 2
        return self.blocks * (self.high - self.low) * (self.mean - middle) / self.variance

    @property
    def verdict(self) -> bool | None:
        """Whether the newcomer is better; None as long as that is open."""
        if abs(self.evidence) < CERTAIN:
            return None
        return self.evidence > 0


def decide(test: Test, shares: Iterable[float]) -> bool:
    """Count blocks until the test knows; where they end before that, the newcomer must at least be ahead by half."""
    for share in shares:
        test.count(share)
        if test.verdict is not None:
            break
    return test.verdict if test.verdict is not None else test.mean > (test.low + test.high) / 2
