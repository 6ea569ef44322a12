"""Random games of every set-up, told line by line, so that two builds can be compared.

A line has what happened and what came of it: the action, a digest of the whole position and of the events, and now
and then what the game's mind thinks of the options. The first line names the build.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from hashlib import blake2b

import msgspec

from meadhall.kernel import build
from meadhall.kernel.state import State
from meadhall.testing.kit import Setup, positions
from tests.conformance.test_conformance import REAL

THOUGHTFUL = 7
"""At every seventh step the minds are asked."""


def digest(thing: object) -> str:
    return blake2b(msgspec.json.encode(thing), digest_size=8).hexdigest()


def thoughts(state: State) -> list[object]:
    """What a mind thinks of the options of those who are asked, and of everybody's chances."""
    mind = state.game.mind()
    weighed = [mind.weigh(state, asked.seat, asked.options) for asked in state.decisions]
    return [weighed, mind.outlook(state)]


def course(setup: Setup, seed: int) -> Iterator[str]:
    for number, state, by, action in positions(setup, seed):
        told = [str(setup), str(number), f"{by} {action}", digest(state.game.to_data(state)), digest(str(state.events))]
        if number % THOUGHTFUL == 0:
            told.append(digest(thoughts(state)))
        yield " | ".join(told)
    yield f"{setup} | {digest(state.game.to_data(state))} | {state.result}"


def main(seeds: int) -> None:
    print(build.NAME)
    for setup in REAL:
        for seed in range(seeds):
            for line in course(setup, seed):
                print(line)


if __name__ == "__main__":
    main(int(sys.argv[1]))
