"""What telling a move costs: tables of three play random moves in turns, and every page of each is drawn and told.

``python bench/telling.py`` prints for each title microseconds of the processor for a move: playing it, drawing the page
of who is asked and those of the others, and comparing and encoding. No socket, no database. The mark at the end stands
for every byte that was told: it is the same before and after a change that is only to be quicker.
"""

from __future__ import annotations

import argparse
import hashlib
from random import Random
from statistics import median
from time import thread_time
from typing import Any

import meadhall
from meadhall.bench.table import aligned
from meadhall.draw.memory import Memory
from meadhall.kernel.game import Game
from meadhall.server.app import settle_down
from meadhall.server.drawing.chronicle import STORIES, Chronicle, Stories
from meadhall.server.drawing.naming import seat_words
from meadhall.server.drawing.page import Page, Situation, Viewpoint
from meadhall.server.drawing.page_cache import last_decision
from meadhall.server.drawing.page_diff import SentPage
from meadhall.server.drawing.page_maker import make_page
from meadhall.server.drawing.pictures import Drawing, conceals
from meadhall.server.tables.journal import TableMatch
from meadhall.server.words import HouseTexts

TITLES = ("ice-garden", "mountain-king", "dragon-lords")
PLAYERS = 3
WARM = 30
"""So many moves are played at each table before anything counts."""
SAY = HouseTexts().speaker("en")


class Costs:
    """Microseconds of moves, by what they were spent on."""

    def __init__(self) -> None:
        self.play: list[float] = []
        self.asked: list[float] = []
        self.others: list[float] = []
        self.tell: list[float] = []


class ToldTable:
    """A table with a page for each seat."""

    def __init__(self, game: Game[Any], number: int) -> None:
        self.rng = Random(number)
        self.match = TableMatch.beginning(game.match(PLAYERS, seed=number), 0.0)
        self.sent = [SentPage() for _ in range(PLAYERS)]
        self.told: dict[object, Chronicle] = {}
        self.stories: Stories = Memory(STORIES)
        self.mark = hashlib.sha256()

    def move(self, costs: Costs) -> None:
        begun = thread_time()
        match = self.match.copy()
        decision = self.rng.choice(match.state.decisions)
        match.play(self.rng.choice(decision.options), decision.seat)
        match.number(0.0)
        self.match = match
        costs.play.append(thread_time() - begun)
        drawings: dict[int | None, Drawing] = {}
        for seat in range(PLAYERS):
            begun = thread_time()
            page = self.page(seat, drawings)
            drawn = thread_time()
            self.mark.update(self.sent[seat].tell(page))
            (costs.asked if seat in match.state.deciding else costs.others).append(drawn - begun)
            costs.tell.append(thread_time() - drawn)

    def page(self, seat: int, drawings: dict[int | None, Drawing]) -> Page:
        match, state = self.match, self.match.state
        knows = seat if conceals(state) else None
        if knows not in drawings:
            drawings[knows] = Drawing.of(state, knows)
        drawing = drawings[knows]
        words = seat_words(state)
        if (seat, words) not in self.told:
            self.told[seat, words] = Chronicle(drawing.view(seat), words, "en", self.stories)
        told = self.told[seat, words]
        can_undo = seat in state.deciding and match.regrets > 0
        now = Situation(
            state, match.head, match.numbered(), ("Ann", "Bo", "Cy"), can_undo, None, match.headings, match.gaps, None,
            *last_decision(match, seat, None), account_of=match.journal if state.over else (),
        )  # fmt: skip
        return make_page(now, drawing, Viewpoint(seat, (seat,), "en", "desk"), SAY, chronicle=told)


def measure(slug: str, tables: int, moves: int) -> list[str]:
    game = meadhall.load(slug)
    there = [ToldTable(game, number) for number in range(tables)]
    costs = Costs()
    for n in range(WARM + moves):
        if n == WARM:
            costs = Costs()
        for table in there:
            if not table.match.state.over:
                table.move(costs)
    mark = hashlib.sha256(b"".join(table.mark.digest() for table in there)).hexdigest()[:12]
    spent = (median(one) * 1e6 for one in (costs.play, costs.asked, costs.others, costs.tell))
    return [slug, *(f"{one:,.0f}" for one in spent), mark]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--tables", type=int, default=16, metavar="N", help="tables that move in turns (default: 16)")
    parser.add_argument("--moves", type=int, default=20, metavar="N", help="moves at each that count (default: 20)")
    parser.add_argument("--game", choices=TITLES, action="append", help="only this title")
    given = parser.parse_args()
    settle_down()
    table = [["game", "play µs", "page of the asked", "of another", "tell one", "mark"]]
    table += [measure(slug, given.tables, given.moves) for slug in given.game or TITLES]
    print(aligned(table))


if __name__ == "__main__":
    main()
