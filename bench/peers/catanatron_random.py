"""Measure Catanatron: random play of four, copies, and what its page is sent. Prints one line of JSON.

Started by ``meadhall bench`` in a process of its own. A decision is one ``play_tick``, which is what Catanatron
itself calls one decision by a player.
"""

from __future__ import annotations

import json

from catanatron import Color, Game, RandomPlayer
from catanatron.game import TURNS_LIMIT
from catanatron.json import GameEncoder
from sampling import arguments, copy_us, play, summed_up


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
    copies = {"copy_us": copy_us(found, lambda game: game.copy(), repeats)}
    # It has no views: every page is sent the whole game.
    shown = [len(json.dumps(game, cls=GameEncoder, separators=(",", ":"))) for game in found[::repeats]]
    return copies | summed_up([len(game.state.playable_actions) for game in found], shown)


def main() -> None:
    given = arguments(__doc__).parse_args()

    def play_one(seed: int) -> int:
        return play_out(new_game(seed))

    play_one(given.seed)
    sample = play(play_one, given.seed, given.games, given.seconds)
    sample |= look(positions(given.seed, given.looked_at, given.every), given.repeats)
    print(json.dumps(sample))


if __name__ == "__main__":
    main()
