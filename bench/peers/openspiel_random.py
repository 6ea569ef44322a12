"""Measure a game of OpenSpiel through Python: random play, copies, views and saves. Prints one line of JSON.

Started by ``meadhall bench`` in a process of its own. A decision is one choice of a player; what chance answers is not
counted, but its time is.
"""

from __future__ import annotations

import argparse
import gc
import json
from random import Random
from time import process_time
from typing import Any

import pyspiel


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


def play(game: Any, seed: int, games: int, seconds: float) -> dict[str, float]:
    """So many games, or, if that is nought, games until the time is used up."""
    gc.collect()
    played = decisions = 0
    begun = process_time()
    while True:
        decisions += play_out(game.new_initial_state(), Random(seed + played))
        played += 1
        spent = process_time() - begun
        if played == games or (not games and spent >= seconds):
            return {"games": played, "decisions": decisions, "seconds": spent}


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
    gc.collect()
    begun = process_time()
    for _ in range(repeats):
        for state in found:
            state.clone()
    copied = process_time() - begun
    choices = [len(state.legal_actions()) for state in found]
    shown = [len(state.observation_string(state.current_player()).encode()) for state in found]
    return {
        "copy_us": copied / (len(found) * repeats) * 1e6,
        "options": sum(choices) / len(found),
        "forced": choices.count(1) / len(found),
        "view_bytes": sum(shown) / len(shown),
    }


def load(game: Any, state: Any) -> dict[str, float]:
    """A long game, from the text that OpenSpiel itself writes."""
    text = pyspiel.serialize_game_and_state(game, state)
    gc.collect()
    begun = process_time()
    pyspiel.deserialize_game_and_state(text)
    return {"load_ms": (process_time() - begun) * 1e3, "load_entries": len(state.history())}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--seed", type=int, required=True, help="of the first game")
    parser.add_argument("--games", type=int, required=True, help="games to play, or 0 for as many as fit the time")
    parser.add_argument("--seconds", type=float, required=True)
    parser.add_argument("--looked-at", type=int, required=True, help="games from which positions are taken")
    parser.add_argument("--every", type=int, required=True, help="decisions from one such position to the next")
    parser.add_argument("--repeats", type=int, required=True)
    given = parser.parse_args()
    game = pyspiel.load_game(given.game)
    play_out(game.new_initial_state(), Random(given.seed))
    sample = play(game, given.seed, given.games, given.seconds)
    found = positions(game, given.seed, given.looked_at, given.every)
    sample |= look(found, given.repeats)
    sample |= load(game, max(found, key=lambda state: len(state.history())))
    print(json.dumps(sample))


if __name__ == "__main__":
    main()
