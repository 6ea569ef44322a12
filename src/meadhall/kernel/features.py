"""What minds tell learners: helpers for names of features and for their numbers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any


def each(name: str, what: Sequence[str]) -> tuple[str, ...]:
    """The names of numbers of one kind."""
    return tuple([f"{name} {word}" for word in what])


def flags(at: int, width: int) -> list[float]:
    """So many numbers, of which one is 1; none if it is beyond them."""
    row = [0.0] * width
    if 0 <= at < width:
        row[at] = 1.0
    return row


def asked(agenda: list[Any], questions: Sequence[type]) -> list[float]:
    """What kind of question waits."""
    row = [0.0] * len(questions)
    if agenda:
        kind = type(agenda[-1])
        for n, question in enumerate(questions):
            if kind is question:
                row[n] = 1.0
    return row
