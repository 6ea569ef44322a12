"""What the scripts of Python engines share: their arguments, and how play and copies are timed."""

from __future__ import annotations

import argparse
import gc
from collections.abc import Callable
from time import process_time
from typing import TypeVar

Position = TypeVar("Position")


def arguments(about: str | None) -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(description=about)
    parser.add_argument("--seed", type=int, required=True, help="of the first game; not 0, which Catanatron ignores")
    parser.add_argument("--games", type=int, required=True, help="games to play, or 0 for as many as fit the time")
    parser.add_argument("--seconds", type=float, required=True)
    parser.add_argument("--looked-at", type=int, required=True, help="games from which positions are taken")
    parser.add_argument("--every", type=int, required=True, help="decisions from one such position to the next")
    parser.add_argument("--repeats", type=int, required=True)
    return parser


def play(play_one: Callable[[int], int], seed: int, games: int, seconds: float) -> dict[str, float]:
    """So many games, each from a seed of its own, or, if that is nought, games until the time is used up."""
    gc.collect()
    played = decisions = 0
    begun = process_time()
    while True:
        decisions += play_one(seed + played)
        played += 1
        spent = process_time() - begun
        if played == games or (not games and spent >= seconds):
            return {"games": played, "decisions": decisions, "seconds": spent}


def copy_us(found: list[Position], copy: Callable[[Position], object], repeats: int) -> float:
    """The microseconds of one copy."""
    gc.collect()
    begun = process_time()
    for _ in range(repeats):
        for position in found:
            copy(position)
    return (process_time() - begun) / (len(found) * repeats) * 1e6


def summed_up(choices: list[int], shown: list[int]) -> dict[str, float]:
    """From how many options positions have, and how many bytes are shown of some."""
    return {
        "options": sum(choices) / len(choices),
        "forced": choices.count(1) / len(choices),
        "view_bytes": sum(shown) / len(shown),
    }
