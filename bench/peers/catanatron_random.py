"""Measure Catanatron: random play of four, copies, and what its page is sent. Prints one line of JSON.

Started by ``meadhall bench`` in a process of its own. A decision is one ``play_tick``, which is what Catanatron
itself calls one decision by a player.
"""

from __future__ import annotations

import argparse
import gc
import json
from time import process_time

from catanatron import Color, Game, RandomPlayer
from catanatron.game import TURNS_LIMIT
from catanatron.json import GameEncoder


def new_game(seed: int) -> Game:
    return Game([RandomPlayer(color) for color in Color], seed=seed)


def going_on(game: Game) -> bool:
    """The condition of Catanatron's own loop."""
    return game.winning_color() is None and game.state.num_turns < TURNS_LIMIT


def play_out(game: Game) -> int:
    decisions = 0
    while going_on(game):
        game.play_tick()
        decisions += 1
    return decisions


def play(seed: int, games: int, seconds: float) -> dict[str, float]:
    """So many games, or, if that is nought, games until the time is used up."""
    gc.collect()
    played = decisions = 0
    begun = process_time()
    while True:
        decisions += play_out(new_game(seed + played))
        played += 1
        spent = process_time() - begun
        if played == games or (not games and spent >= seconds):
            return {"games": played, "decisions": decisions, "seconds": spent}


def positions(seed: int, games: int, every: int) -> list[Game]:
    """Every so-manieth position at which a player decides."""
    found = []
    for number in range(games):
        game = new_game(seed + number)
        decisions = 0
        while going_on(game):
            if decisions % every == 0:
                found.append(game.copy())
            game.play_tick()
            decisions += 1
    return found


def look(found: list[Game], repeats: int) -> dict[str, float]:
    gc.collect()
    begun = process_time()
    for _ in range(repeats):
        for game in found:
            game.copy()
    copied = process_time() - begun
    choices = [len(game.state.playable_actions) for game in found]
    # It has no views: every page is sent the whole game.
    shown = [len(json.dumps(game, cls=GameEncoder, separators=(",", ":"))) for game in found[::repeats]]
    return {
        "copy_us": copied / (len(found) * repeats) * 1e6,
        "options": sum(choices) / len(found),
        "forced": choices.count(1) / len(found),
        "view_bytes": sum(shown) / len(shown),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seed", type=int, required=True, help="of the first game; not 0, which Catanatron ignores")
    parser.add_argument("--games", type=int, required=True, help="games to play, or 0 for as many as fit the time")
    parser.add_argument("--seconds", type=float, required=True)
    parser.add_argument("--looked-at", type=int, required=True, help="games from which positions are taken")
    parser.add_argument("--every", type=int, required=True, help="decisions from one such position to the next")
    parser.add_argument("--repeats", type=int, required=True)
    given = parser.parse_args()
    play_out(new_game(given.seed))
    sample = play(given.seed, given.games, given.seconds)
    sample |= look(positions(given.seed, given.looked_at, given.every), given.repeats)
    print(json.dumps(sample))


if __name__ == "__main__":
    main()
