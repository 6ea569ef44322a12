"""What looking ahead costs: sheets, moves from the map and what follows an ending, at each question of random games.

``python bench/ahead.py`` prints for each title, by question: positions tried and milliseconds (median and worst), and
how much that is of drawing the page.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from contextlib import contextmanager
from random import Random
from statistics import median
from time import perf_counter
from typing import Any, NamedTuple

import meadhall
from meadhall.bench.table import aligned
from meadhall.draw.sheet import Drafted
from meadhall.kernel.random_play import to_decision
from meadhall.kernel.state import State
from meadhall.server.drawing.drafts import moves, sheet_of
from meadhall.server.drawing.naming import seat_words
from meadhall.server.drawing.options import choices
from meadhall.server.drawing.pictures import Drawing

TITLES = ("ice-garden", "mountain-king", "dragon-lords")
PLAYERS = 3


class Look(NamedTuple):
    """What one question cost."""

    asked: str
    tried: int
    ahead_ms: float
    page_ms: float


class Count:
    """Positions that were tried."""

    def __init__(self) -> None:
        self.tried = 0


@contextmanager
def counting() -> Iterator[Count]:
    """Counts every action that is applied to a position meanwhile."""
    count, apply = Count(), State.apply

    def counted(self: State, *args: Any, **named: Any) -> Any:
        count.tried += 1
        return apply(self, *args, **named)

    State.apply = counted  # type: ignore[method-assign]
    try:
        yield count
    finally:
        State.apply = apply  # type: ignore[method-assign]


def look(state: State) -> Look:
    """Look ahead at a question as the page of its seat does, and draw that page."""
    decision = state.decision
    assert decision is not None
    begun = perf_counter()
    drawing = Drawing.of(state, decision.seat)
    view = drawing.view(decision.seat)
    drawing.pictures(view, "en", "desk")
    choices(view, "en")
    seat_words(state)
    drawn = perf_counter()
    with counting() as count:
        sheet_of(Drafted(view, view, (), False), "en")
        moves(view, "en")
    done = perf_counter()
    return Look(decision.prompt.key, count.tried, (done - drawn) * 1000, (drawn - begun) * 1000)


def looks(title: str, seed: int, most: int) -> list[Look]:
    """The questions of a random game."""
    game = meadhall.load(title)
    state, rng, found = game.new(PLAYERS, **game.for_simulations), Random(seed), list[Look]()
    while len(found) < most and to_decision(state, rng):
        # Of two looks ahead the quicker one counts, since others use the machine as well; a page is drawn anew once.
        first, second = look(state), look(state)
        found.append(first._replace(ahead_ms=min(first.ahead_ms, second.ahead_ms)))
        decision = state.decision
        assert decision is not None
        state.apply(rng.choice(decision.options), decision.seat)
    return found


def rows(title: str, found: list[Look]) -> list[list[str]]:
    """All questions of a title together, then those that cost most."""
    kinds = sorted(
        {one.asked for one in found}, key=lambda key: -max(one.ahead_ms for one in found if one.asked == key)
    )
    told = [("all", found), *((key, [one for one in found if one.asked == key]) for key in kinds[:4])]
    return [[title, key, *figures(some)] for key, some in told]


def figures(some: list[Look]) -> list[str]:
    times, tried = [one.ahead_ms for one in some], [one.tried for one in some]
    ratio = median(one.ahead_ms / one.page_ms for one in some)
    return [
        str(len(some)),
        f"{median(tried):.0f}",
        str(max(tried)),
        f"{median(times):.1f}",
        f"{max(times):.1f}",
        f"{ratio:.2f}",
    ]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--questions", type=int, default=300, help="the most of a game")
    wanted = parser.parse_args()
    table = [["game", "question", "seen", "positions", "most", "ms", "worst ms", "of the page"]]
    for title in TITLES:
        table += rows(title, looks(title, wanted.seed, wanted.questions))
    print(aligned(table))


if __name__ == "__main__":
    main()
