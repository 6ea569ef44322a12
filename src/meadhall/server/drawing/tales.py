"""What a page is told of what happened: plain structs, in the reader's words."""

from __future__ import annotations

import msgspec

from meadhall.draw.telling import Difference, Fact, Moment, Outcome, Way


class Head(msgspec.Struct, frozen=True, omit_defaults=True):
    """A story in the log: one line that unfolds. ``of`` is its first line."""

    of: int
    seat: int | None
    text: str
    mine: bool = False
    """It concerns the reader."""


class Tale(msgspec.Struct, frozen=True, omit_defaults=True):
    """One line of "since your last turn": what somebody did, or what it meant for the reader."""

    seat: int | None
    name: str
    text: str
    places: tuple[str, ...]
    start: int
    end: int
    """It happened between these moments."""
    gain: str = ""
    sources: str = ""
    """Where that came from, part by part; "" if that is not known."""


class Since(msgspec.Struct, frozen=True, omit_defaults=True):
    """What happened since the reader's last decision."""

    count: int
    """How many actions."""
    start: int
    mine: tuple[Tale, ...]
    lines: tuple[Tale, ...]
    """One for each rival, and one for the house."""
    changed: tuple[Difference, ...] = ()
    gains: tuple[str, ...] = ()
    """By seat, the change of its points, or ""."""
    moments: tuple[Moment, ...] = ()


class Gesture(msgspec.Struct, frozen=True, omit_defaults=True):
    """A deed as a page shows it when it is told: who did what where, in a few words, and how pieces went."""

    start: int
    end: int
    seat: int | None
    text: str
    places: tuple[str, ...]
    weight: int
    ways: tuple[Way, ...] = ()
    mine: bool = False
    """It concerns the reader."""
    fate: bool = False
    """Fate had its part in it."""
    outcomes: tuple[Outcome, ...] = ()
    """What came of it, if it is the reader's own."""


class Standing(msgspec.Struct, frozen=True):
    """What one seat has at the end."""

    place: int
    seat: int
    name: str
    who: str
    total: int
    points: tuple[int, ...]
    """By source."""
    won: bool


class Account(msgspec.Struct, frozen=True):
    """How the game ended: where everybody's points came from, the best first."""

    title: str
    ending: str
    sources: tuple[str, ...]
    rows: tuple[Standing, ...]
    facts: tuple[Fact, ...] = ()
    points: str = ""
    """What the points are called; "" if they are just points."""
