"""A few words for rule tests: those of all games, and what lies where in Midgaard."""

from __future__ import annotations

from typing import Any

from meadhall.games.ice_garden.state import IceGardenState
from tests.books.table import answers, asked, coast, events, options, play, question, why, winners

__all__ = [
    "answers", "asked", "coast", "events", "options", "play", "question", "region", "seat", "standing", "why",
    "winners",
]  # fmt: skip


def seat(s: IceGardenState, character: str) -> dict[str, Any]:
    """What lies before a character and its pieces on the map, as the document of the position tells it."""
    found: dict[str, Any] = next(one for one in s.position()["seats"] if one["character"] == character)
    return found


def standing(s: IceGardenState) -> list[str]:
    """The characters from the best reputation to the worst."""
    return [s.seat_word(one) for one in s.standing]


def region(s: IceGardenState, name: str) -> dict[str, Any]:
    """What lies in a region beside markers and units, as the document of the position tells it."""
    found: dict[str, Any] = s.position()["regions"][name]
    return found
