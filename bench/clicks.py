"""Count what typical moves cost at the table in the browser: clicks, questions and seconds.

``python bench/clicks.py`` plays twenty moves of the three games with real clicks, on a server and a database of its
own, prints a table and writes bench/results/clicks-after.json; name moves to play only those. With ``--small`` the page
asks every small question by itself, and the figures go to clicks-before.json. Each move begins from a position of its
own with dice that are known, and counts only if its outcome holds afterwards.

A click is a click, a key or a drag. A question is what the page asks the person, anew after each answer; one that the
page answers itself counts too. Seconds are those of a person who never thinks, among bots that never wait: from the
first click until the outcome holds. Chromium is needed, as for the tests of the page.
"""

from __future__ import annotations

import argparse
import os
import sqlite3
import sys
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager
from pathlib import Path
from time import perf_counter, sleep
from typing import Any

import msgspec
from playwright.sync_api import Error, Page, sync_playwright

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT))

from bench.moves import dragon_lords, ice_garden, mountain_king  # noqa: E402
from bench.moves.hall import settle_fate  # noqa: E402
from bench.moves.hand import Hand  # noqa: E402
from bench.moves.move import Move, at_rest  # noqa: E402
from meadhall import __version__  # noqa: E402
from meadhall.kernel.match import Match  # noqa: E402
from meadhall.kernel.save import write_atomically  # noqa: E402
from tests.browser.conftest import DESK, Server, launch  # noqa: E402
from tests.browser.hall import bring, reach  # noqa: E402

RESULTS = ROOT / "bench" / "results"
BEFORE, AFTER = RESULTS / "clicks-before.json", RESULTS / "clicks-after.json"
HALL = "bench.moves.hall"
MOVES = [*ice_garden.MOVES, *mountain_king.MOVES, *dragon_lords.MOVES]
SOON = 60.0
"""Seconds within which the outcome must hold after the last click."""


class Failure(Exception):
    """A move that could not be played, or did not come to what was wanted."""


class Cost(msgspec.Struct):
    game: str
    move: str
    intention: str
    outcome: str
    clicks: int
    questions: int
    seconds: float


class Report(msgspec.Struct):
    meadhall: str
    load: float
    """How busy the machine was before we began; seconds depend on it."""
    moves: list[Cost]
    clicks: int
    questions: int
    seconds: float


@contextmanager
def hall(small: bool) -> Iterator[tuple[Server, Page]]:
    """A server with an empty database, and a browser that stands in its hall and has loaded what tables look like."""
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder), HALL)
        server.start()
        browser = launch(playwright, pictures=False)
        try:
            page = browser.new_page(base_url=server.url, viewport=DESK, locale="en-GB")  # type: ignore[arg-type]
            if small:
                page.context.add_cookies([{"name": "confirm", "value": "steps", "url": server.url}])
            page.goto("/")
            page.evaluate("document.fonts.ready")
            yield server, page
        finally:
            browser.close()
            server.stop()


def play_alone(move: Move, small: bool) -> Cost:
    """Play a move in a hall of its own: what bots did before would change what they do."""
    with hall(small) as (server, page):
        return play(server, page, move, small)


def play(server: Server, page: Page, move: Move, small: bool) -> Cost:
    """Sit down at a table in the move's position, and make the move."""
    way = move.before if small else move.after
    match = move.match()
    save = server.database.parent / "match.json"
    match.save(save)
    page.goto("/")
    bring(page, save)
    page.locator("#prompt[data-state='mine']").wait_for()
    page.evaluate("document.fonts.ready")
    hand = Hand(page)
    try:
        way(hand)
        wait_for_outcome(server, page, move, match)
    except Error as error:
        raise Failure(f"{move.name}, after {hand.clicks} clicks: {error}") from error
    return Cost(
        game=match.game.slug,
        move=move.name,
        intention=move.intention,
        outcome=move.outcome,
        clicks=hand.clicks,
        questions=hand.questions,
        seconds=round(hand.seconds, 1),
    )


def wait_for_outcome(server: Server, page: Page, move: Move, match: Match[Any]) -> None:
    """Wait until the outcome holds, and the page shows it."""
    table = page.url.rpartition("/")[2]
    until = perf_counter() + SOON
    while not move.holds(match.state, position(match, rows := journal(server, table))):
        if perf_counter() > until:
            asked = page.locator("#question").inner_text()
            raise Failure(f"{move.name}: it is not true that {move.outcome}; the page asks: {asked}")
        sleep(0.05)
    reach(page, len(rows))
    page.locator("body:not(.busy)").wait_for()


def journal(server: Server, table: str) -> list[tuple[int, str]]:
    """What was done at a table, and by whom."""
    with closing(sqlite3.connect(server.database)) as database:
        found = database.execute("SELECT by, action FROM journal WHERE table_id = ? ORDER BY n", (table,))
        return found.fetchall()


def position(match: Match[Any], rows: list[tuple[int, str]]) -> Any:
    """The position to which a journal leads; where a scenario rests, it stays."""
    state = match.at(0)
    for by, action in rows:
        if at_rest(state):
            break
        state.apply(state.parse(action), by)
    return state


def sum_up(load: float, costs: list[Cost]) -> Report:
    return Report(
        meadhall=__version__,
        load=load,
        moves=costs,
        clicks=sum(cost.clicks for cost in costs),
        questions=sum(cost.questions for cost in costs),
        seconds=round(sum(cost.seconds for cost in costs), 1),
    )


def table_of(report: Report) -> str:
    rows = [("game", "move", "clicks", "questions", "seconds"), ("---", "---", "--:", "--:", "--:")]
    rows += [
        (cost.game, cost.move, str(cost.clicks), str(cost.questions), f"{cost.seconds:.1f}") for cost in report.moves
    ]
    rows.append(("", "together", str(report.clicks), str(report.questions), f"{report.seconds:.1f}"))
    return "\n".join(f"| {' | '.join(row)} |" for row in rows)


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("move", nargs="*", help="only these moves, by their names")
    parser.add_argument("--small", action="store_true", help="on the page that asks every small question by itself")
    parser.add_argument("--json", type=Path, help="where to write the figures; to bench/results if all are played")
    wanted = parser.parse_args(arguments)
    names = [move.name for move in MOVES]
    if unknown := [name for name in wanted.move if name not in names]:
        parser.error(f"{unknown[0]!r} is none of {', '.join(names)}")
    chosen = [move for move in MOVES if not wanted.move or move.name in wanted.move]
    settle_fate()
    load = round(os.getloadavg()[0], 1)
    try:
        report = sum_up(load, [play_alone(move, wanted.small) for move in chosen])
    except Failure as failure:
        print(failure, file=sys.stderr)
        return 1
    print(table_of(report))
    file = wanted.json or (None if wanted.move else BEFORE if wanted.small else AFTER)
    if file is not None:
        write_atomically(file, msgspec.json.format(msgspec.json.encode(report), indent=2).decode() + "\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
