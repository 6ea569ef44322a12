"""A few words for rule tests of any game: what may be done, why not, and what happens."""

from __future__ import annotations

from collections.abc import Iterable

from meadhall.kernel.message import Event
from meadhall.kernel.state import State


def options(s: State, who: str | None = None) -> set[str]:
    """What the seat that is asked may do; while several are asked at once, ``who`` names one of them."""
    asked = [decision for decision in s.decisions if who in (None, s.seat_word(decision.seat))]
    return {str(action) for decision in asked for action in decision.options}


def why(s: State, text: str) -> str | None:
    """The id of the rule that forbids it, or None if it is allowed. "red: pass" is what red would do."""
    seat, what = whose(s, text)
    rule = s.why_not(s.parse(what), seat)
    return None if rule is None else rule.id


def play(s: State, *texts: str) -> list[Event]:
    """Do one thing after the other, answers of fate included; return all that happened. "red: pass" is done by red."""
    happened: list[Event] = []
    for text in texts:
        seat, what = whose(s, text)
        happened += s.apply(s.parse(what), seat)
    return happened


def whose(s: State, text: str) -> tuple[int | None, str]:
    """The seat that a text names, if it does, and the rest of the text."""
    who, colon, what = text.rpartition(": ")
    return ([s.seat_word(seat) for seat in range(s.players)].index(who) if colon else None), what


def events(happened: Iterable[Event]) -> list[str]:
    """What happened, as the keys of its messages."""
    return [event.key for event in happened]


def asked(s: State) -> str:
    """What players call the seat that is asked now."""
    assert s.decision is not None, "nobody is asked"
    return s.seat_word(s.decision.seat)


def question(s: State) -> str:
    """The key of the question that is put to a seat."""
    assert s.decision is not None, "nobody is asked"
    return s.decision.prompt.key


def answers(s: State) -> dict[str, int]:
    """What fate may answer, with the weights."""
    assert s.fate is not None, "fate is not asked"
    return {str(action): weight for action, weight in s.fate.outcomes}


def winners(s: State) -> set[str]:
    """Who won, or nobody while the game goes on."""
    return set() if s.result is None else {s.seat_word(one) for one in s.result.winners}


def coast(s: State) -> list[Event]:
    """Take the first option, mostly a pass, until the game is over or fate is asked; return all that happened."""
    happened: list[Event] = []
    while s.decision is not None:
        happened += s.apply(s.decision.options[0])
    return happened
