"""How bots use chance: always from their seed and what they see, so that the same sight gives the same choice."""

from __future__ import annotations

from math import exp
from random import Random
from typing import TYPE_CHECKING
from zlib import crc32

if TYPE_CHECKING:
    from meadhall.kernel.state import Decision, State
    from meadhall.kernel.view import View


def luck(seed: int | None, view: View, decision: Decision) -> Random:
    """The dice of one choice. They depend on nothing but the seed and the view."""
    if seed is None:
        return Random()
    seen = [action.index for action in decision.options]
    stage = (len(view.position.agenda), view.position.current_round(), decision.seat)
    return Random(f"{seed}/{crc32(repr((seen, stage)).encode())}")


def chances(weights: list[float], heat: float = 1.0) -> list[float]:
    """Weights as chances: one point more makes an option e times as likely; heat levels the differences."""
    best = max(weights)
    raw = [exp((weight - best) / heat) for weight in weights]
    total = sum(raw)
    return [one / total for one in raw]


def pick(rng: Random, weights: list[float], heat: float = 1.0) -> int:
    """The number of one entry, drawn by the chances that these weights give."""
    best = max(weights)
    raw = [exp((weight - best) / heat) for weight in weights]
    total = sum(raw)
    at = rng.random()
    for n, one in enumerate(raw):
        at -= one / total
        if at < 0:
            return n
    return len(raw) - 1


def settle(s: State, rng: Random) -> None:
    """Let fate answer until somebody is asked or the game is over."""
    while (fate := s.fate) is not None:
        s.apply(fate.sample(rng))
