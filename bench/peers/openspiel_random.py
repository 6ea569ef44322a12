"""Measure a game of OpenSpiel through Python: random play, copies, views and saves. Prints one line of JSON.

Started by ``meadhall bench`` in a process of its own. A decision is one choice of a player; what chance answers is not
counted, but its time is.
"""

from __future__ import annotations

import gc
import json
from random import Random
from time import process_time
from typing import Any

import pyspiel
from sampling import arguments, copy_us, play, summed_up


def to_decision(state: Any, rng: Random) -> bool:
    """Answer for chance until a player is asked; False if the game ends instead."""
    while state.is_chance_node():
        actions, chances = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(rng.choices(actions, chances)[0])
    return not state.is_terminal()


def decide(state: Any, rng: Random) -> None:
    options = state.legal_actions()
    state.apply_action(options[int(rng.random() * len(options))])


def play_out(state: Any, rng: Random) -> int:
    decisions = 0
    while to_decision(state, rng):
        decide(state, rng)
        decisions += 1
    return decisions


def positions(game: Any, seed: int, games: int, every: int) -> list[Any]:
    found = []
    for number in range(games):
        rng, state, decisions = Random(seed + number), game.new_initial_state(), 0
        while to_decision(state, rng):
            if decisions % every == 0:
                found.append(state.clone())
            decide(state, rng)
            decisions += 1
    return found


def look(found: list[Any], repeats: int) -> dict[str, float]:
    copies = {"copy_us": copy_us(found, lambda state: state.clone(), repeats)}
    shown = [len(state.observation_string(state.current_player()).encode()) for state in found]
    return copies | summed_up([len(state.legal_actions()) for state in found], shown)


def load(game: Any, state: Any) -> dict[str, float]:
    """A long game, from the text that OpenSpiel itself writes."""
    text = pyspiel.serialize_game_and_state(game, state)
    gc.collect()
    begun = process_time()
    pyspiel.deserialize_game_and_state(text)
    return {"load_ms": (process_time() - begun) * 1e3, "load_entries": len(state.history())}


def main() -> None:
    parser = arguments(__doc__)
    parser.add_argument("game")
    given = parser.parse_args()
    game = pyspiel.load_game(given.game)

    def play_one(seed: int) -> int:
        return play_out(game.new_initial_state(), Random(seed))

    play_one(given.seed)
    sample = play(play_one, given.seed, given.games, given.seconds)
    found = positions(game, given.seed, given.looked_at, given.every)
    sample |= look(found, given.repeats)
    sample |= load(game, max(found, key=lambda state: len(state.history())))
    print(json.dumps(sample))


if __name__ == "__main__":
    main()
