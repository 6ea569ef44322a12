"""Many random games of each title, looked at after every action: ``python -m tests.conformance.many --games 1000``.

Players and the value of every option that a game declares are drawn anew for each game. Only ``meadhall`` is needed, so
that it runs on any build that can be imported. A game that fails is told by its number: ``--first 77 --games 1`` plays
number 77 again.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter
from multiprocessing import Pool
from random import Random
from typing import Any

import meadhall
from meadhall.kernel.action import Action
from meadhall.kernel.build import NAME
from meadhall.kernel.errors import OptionError
from meadhall.kernel.game import Game
from meadhall.kernel.match import Match
from meadhall.kernel.option import Option
from meadhall.kernel.state import State
from meadhall.testing.attacks import pick, play_twins, shows_something, viewers

MOST = 60_000
"""No random game takes more actions than this."""
READ_BACK, TAKEN_BACK, ATTACKED, TWINNED = 29, 11, 41, 127
"""Every so many actions, by chance, the position is written and read, the last action is taken back, it is looked for
what that has shown, or the position is played on together with one that differs in what somebody cannot know."""
WORLDS, STEPS = 4, 30
"""In how many worlds an action is tried for each who sees it, and how far two worlds are played on."""


def any_value(game: Game[Any], option: Option, rng: Random) -> str | bool:
    """One of the values that an option can have; a limit of rounds is no higher than in simulations."""
    if isinstance(option.default, bool):
        return rng.random() < 0.5
    most = game.for_simulations.get(option.name)
    if isinstance(most, str):
        return rng.choice([word for word in option.choices if word.isdecimal() and int(word) <= int(most)])
    return rng.choice(option.choices or (option.default, game.dealt.get(option.name, option.default)))


def any_setup(game: Game[Any], rng: Random) -> tuple[int, dict[str, Any]]:
    """A number of players with options that go together; those that the game refuses are drawn again."""
    while True:
        players = rng.choice(game.seats)
        options = {name: any_value(game, option, rng) for name, option in game.options.items()}
        try:
            game.new(players, **options)
        except OptionError:
            continue
        return players, options


def play(slug: str, number: int) -> str:
    """Play one game to its end and return how it ended; ``AssertionError`` or whatever breaks says what is wrong."""
    game = meadhall.load(slug)
    rng = Random(f"{slug} {number}")
    players, options = any_setup(game, rng)
    match = game.match(players, number, **options)
    for _ in range(MOST):
        if match.state.over:
            break
        by, action = pick(match.state, rng)
        before, length = match.state.copy(), len(match.journal)
        events = match.play(action, by)
        match.state.check()
        if rng.randrange(READ_BACK) == 0:
            check_read_back(match.state)
        if rng.randrange(TAKEN_BACK) == 0 and match.can_undo:
            check_taken_back(match, before, action, by)
        if rng.randrange(ATTACKED) == 0 and match.can_undo and len(match.journal) == length + 1:
            shown = shows_something(before, action, by, match.state, events, rng, WORLDS)
            assert not shown, f"{action} in {before.agenda[-1]} can be taken back, but shows what was not known"
        if rng.randrange(TWINNED) == 0 and match.state.settings.get("always_pause", True):
            viewer = rng.choice(viewers(match.state))
            play_twins(match.state.copy(), match.state.view(viewer).sample(rng), viewer, rng, STEPS)
    return check_end(match)


def check_read_back(state: State) -> None:
    read = state.game.from_json(state.to_json())
    assert read == state, "read back it is another position"
    read.check()


def check_taken_back(match: Match[Any], before: State, action: Action, by: int) -> None:
    after = match.state.copy()
    assert match.undo() is action
    assert match.state == before, "taken back it is another position"
    match.play(action, by)
    assert match.state == after, "done again it is another position"


def check_end(match: Match[Any]) -> str:
    state, result = match.state, match.state.result
    assert state.over, f"the game does not end in {MOST} actions"
    assert result is not None, "the game is over without a result"
    assert result.winners, "nobody has won"
    assert len(set(result.winners)) == len(result.winners), "somebody has won twice"
    assert set(result.winners) <= set(range(len(result.scores))), "somebody has won who does not play"
    assert len(result.scores) >= state.players
    assert result.ending
    check_read_back(state)
    return str(result.ending)


def tried(task: tuple[str, int]) -> tuple[str, int, str, str]:
    """The task, how it ended, and what went wrong, if anything."""
    slug, number = task
    try:
        return slug, number, play(slug, number), ""
    except Exception as wrong:
        return slug, number, "", f"{type(wrong).__name__}: {wrong}"


def main() -> int:
    parser = argparse.ArgumentParser(description="random games of each title, checked after every action")
    parser.add_argument("--games", type=int, default=100, help="of each title")
    parser.add_argument("--first", type=int, default=0, help="number of the first game")
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--game", choices=meadhall.games(), action="append", help="only this title; may be repeated")
    given = parser.parse_args()
    began = time.monotonic()
    tasks = [(slug, given.first + n) for n in range(given.games) for slug in given.game or meadhall.games()]
    endings: Counter[tuple[str, str]] = Counter()
    failures: list[tuple[str, int, str]] = []
    with Pool(given.workers) as pool:
        for slug, number, ending, wrong in pool.imap_unordered(tried, tasks):
            if wrong:
                failures.append((slug, number, wrong))
                print(f"{slug} {number}: {wrong}", flush=True)
            else:
                endings[slug, ending] += 1
    for (slug, ending), count in sorted(endings.items()):
        print(f"{slug:15} {ending:20} {count}")
    print(f"{len(tasks)} games on the {NAME} build in {time.monotonic() - began:.0f} s, {len(failures)} failed")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
