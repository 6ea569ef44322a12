"""A few words for rule tests: what may be done, why not, and what happens."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from meadhall.games.ice_garden.state import Midgaard
from meadhall.kernel.message import Event


def options(s: Midgaard) -> set[str]:
    """What the seat that is asked may do."""
    return {str(action) for decision in s.decisions for action in decision.options}


def why(s: Midgaard, text: str) -> str | None:
    """The id of the rule that forbids it, or None if it is allowed."""
    rule = s.why_not(s.parse(text))
    return None if rule is None else rule.id


def play(s: Midgaard, *texts: str) -> list[Event]:
    """Do one thing after the other, answers of fate included; return all that happened."""
    return [event for text in texts for event in s.apply(s.parse(text))]


def events(happened: Iterable[Event]) -> list[str]:
    """What happened, as the keys of its messages."""
    return [event.key for event in happened]


def asked(s: Midgaard) -> str:
    """The character who is asked now."""
    assert s.decision is not None
    return s.seat_word(s.decision.seat)


def seat(s: Midgaard, character: str) -> dict[str, Any]:
    """What lies before a character and its pieces on the map, as the document of the position tells it."""
    found: dict[str, Any] = next(one for one in s.position()["seats"] if one["character"] == character)
    return found


def standing(s: Midgaard) -> list[str]:
    """The characters from the best reputation to the worst."""
    return [s.seat_word(one) for one in s.standing]


def region(s: Midgaard, name: str) -> dict[str, Any]:
    """What lies in a region beside markers and units, as the document of the position tells it."""
    found: dict[str, Any] = s.position()["regions"][name]
    return found


def winners(s: Midgaard) -> set[str]:
    """The characters who won, or nobody while the game goes on."""
    return set() if s.result is None else {s.seat_word(one) for one in s.result.winners}


def coast(s: Midgaard) -> list[Event]:
    """Take the first option, mostly a pass, until the game is over or fate is asked; return all that happened."""
    happened: list[Event] = []
    while s.decision is not None:
        happened += s.apply(s.decision.options[0])
    return happened


def answers(s: Midgaard) -> dict[str, int]:
    """What fate may answer, with the weights."""
    assert s.fate is not None, "fate is not asked"
    return {str(action): weight for action, weight in s.fate.outcomes}


def question(s: Midgaard) -> str:
    """The key of the question that is put to a seat."""
    assert s.decision is not None, "nobody is asked"
    return s.decision.prompt.key
