"""What the service hands out: plain values, without the table's secret seed and without invitations."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import msgspec

from meadhall.kernel.action import Action
from meadhall.kernel.message import Event
from meadhall.kernel.result import Result
from meadhall.server.tables.clock import Pace
from meadhall.server.tables.fair_dice import ShownNumber

Stands = tuple[tuple[str, str], ...]
"""Which answers stand: questions, each with a wish of ``kernel/standing.py``."""


class Later(msgspec.Struct, frozen=True, omit_defaults=True):
    """Answers that a seat has kept for questions that come later (``later.py``)."""

    actions: tuple[str, ...]
    """They are given in this order."""
    start: str = ""
    """The question at which they were composed: when it comes again, their time is over."""
    drafted: bool = False
    """The draft that they belong to is not played yet."""
    left: bool = False
    """The seat has been asked something else since, or others have."""
    last: str = ""
    """The question that one of them has answered last."""
    confirm: bool = False
    """They go into the draft, and the person plays it."""
    broken: tuple[str, ...] = ()
    """What could not be done when its time had come; the person is asked."""
    orders: tuple[str, ...] | None = None
    """What the game's board shall answer as long as the move lasts (``Board.follow``); None if nothing was said."""
    ordered: bool = False
    """The draft that the orders belong to is played."""


OPEN, RUNNING, OVER = "open", "running", "over"
CLOSED_BY_RULES = "rules"
"""It cannot go on under the rules that are there."""
PERSON, HOT, BOT, FREE = "person", "hot", "bot", "open"


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody: a guest, or with ``account`` somebody with a passphrase."""

    id: str
    name: str
    account: bool = False
    lang: str = ""
    email: str = ""
    webhook: str = ""
    notify: tuple[str, ...] = ("browser",)
    seen: float = 0.0


@dataclass(frozen=True, slots=True)
class Seat:
    """A seat. ``kind`` is ``person``, ``hot`` (several people at one device), ``bot`` or ``open``."""

    seat: int
    kind: str
    level: str = ""
    """Which bot, for the kind ``bot``: its level, or level and character as ``adept:raider``."""
    person_id: str | None = None
    name: str = ""
    """Of the person; empty for bots and open seats."""
    away: str = "bot"
    """What happens when the person's time is over: ``bot`` takes the seat, or ``wait`` until the others decide."""
    gone: bool = False
    """The person has left and not come back."""
    stand_in: str = ""
    """The bot that plays until the person returns; empty: the person plays."""
    asked: float | None = None
    """Since when the seat is asked for a decision; None if it is not."""
    used: float = 0.0
    """Seconds that its clock has counted, before the decision it is asked for now."""
    seen: float = 0.0
    """When the server last had a sign of the person."""
    ways: tuple[str, ...] = ()
    """How the person can be told when away: ``email``, ``webhook``."""
    draft: tuple[str, ...] = ()
    """Answers that the person has composed and not played yet. Nobody else may see them."""
    standing: Stands = ()
    """Answers that the house gives for the person in the turns of others. Nobody else may see them."""
    later: Later | None = None
    """Answers that the person has kept for later. Nobody else may see them."""
    closes: bool = False
    """The person would close the table, which rests."""

    @property
    def bot(self) -> str:
        """The bot that decides for this seat now; empty if a person does."""
        return self.level if self.kind == BOT else self.stand_in


@dataclass(frozen=True, slots=True)
class Table:
    """A table as it is in the database at one moment. ``head`` is the length of its journal."""

    id: str
    game: str
    rules: str
    players: int
    options: dict[str, Any]
    pack: dict[str, Any] | None
    title: str
    pace: Pace
    private: bool
    status: str
    """``open`` (waits for people), ``running`` or ``over``."""
    owner: str
    created: float
    updated: float
    commitment: str
    """sha256 of the secret seed, see ``fair_dice.py``."""
    seed: int | None
    """Only when the game is over."""
    luck: tuple[ShownNumber, ...]
    """What everybody may know of the numbers that the people at the table have given."""
    fate_since: int
    """From this entry of the match's journal on fate answers from the seed; not 0 only for imports and forks."""
    head: int
    result: Result | None
    origin: str | None
    """The table that this one was forked from, or is the rematch of."""
    origin_moment: int | None
    successor: str | None
    """The rematch."""
    seats: tuple[Seat, ...]
    practice: bool = False
    """Somebody who plays against bots alone has taken back what bots or fate had answered: it counts for nothing."""
    lesson: str = ""
    """The lesson that is taught here; it counts for nothing either."""
    fingerprint: str = ""
    """A mark of the rules, the pack and the options that it was begun with; empty if there were no marks yet."""
    rests: float | None = None
    """Since when the rules that are there do not play it; None if they do, or it has no clocks that would stand."""
    closed: str = ""
    """Why it was closed before its end, in the words of whoever did so or ``CLOSED_BY_RULES``; empty if it was not."""

    def is_alone(self, person: Person | None) -> bool:
        """Whether a person has nobody but bots at the table."""
        return person is not None and set(self.people()) == {person.id}

    def seats_of(self, person: Person | None) -> list[int]:
        """The seats of a person, hot seats included."""
        return [seat.seat for seat in self.seats if person is not None and seat.person_id == person.id]

    def may_look_through(self, eyes: int) -> bool:
        """Whether all may see what a seat sees: once a game is over, there are no secrets any more."""
        return self.status == OVER and 0 <= eyes < len(self.seats)

    def eyes(self, wish: int | None) -> int | None:
        """The seat through whose eyes somebody looks who wants to; None if that may not be."""
        return wish if wish is not None and self.may_look_through(wish) else None

    def asked(self) -> list[int]:
        """The seats that are asked for a decision."""
        return [seat.seat for seat in self.seats if seat.asked is not None]

    def asks(self, person: Person | None) -> bool:
        """Whether it is this person's turn."""
        return any(self.seats[seat].asked is not None for seat in self.seats_of(person))

    def people(self) -> list[str]:
        """The ids of all who sit here, each once."""
        return list(dict.fromkeys(seat.person_id for seat in self.seats if seat.person_id is not None))


@dataclass(frozen=True, slots=True)
class LogLine:
    """One row of the journal that still counts, as a viewer may know it. ``by`` is a seat or ``FATE``."""

    n: int
    by: int
    at: float
    action: Action | None
    """None if the viewer may not know it."""
    events: tuple[Event, ...]


@dataclass(frozen=True, slots=True)
class Played:
    """What a committed action did. ``head`` is the new length of the journal."""

    table_id: str
    head: int
    seat: int
    over: bool
    asked: tuple[int, ...]
    """The seats that are asked now."""


@dataclass(frozen=True, slots=True)
class Chosen:
    """What the house does for a seat, and the head at which that was decided.

    A bot wants to do it; or it goes without saying (``empty``) or was said beforehand (``standing``, ``later``), and
    whoever has the seat is not troubled.
    """

    table_id: str
    head: int
    seat: int
    action: str
    idle: bool = False
    """Whether the question is one to which there may be nothing to say."""
    empty: bool = False
    """Whether there is nothing to say to it."""
    standing: Stands = ()
    """What stood when a standing answer was found."""
    later: Later | None = None
    """What was kept when the first of it was found to fit."""


@dataclass(frozen=True, slots=True)
class ChatLine:
    n: int
    person_id: str
    name: str
    seat: int | None
    """The first seat of the person at this table."""
    text: str
    at: float


@dataclass(frozen=True, slots=True)
class Rewind:
    """A proposal to go back to a moment. ``status`` is ``open``, ``done``, ``refused`` or ``withdrawn``."""

    table_id: str
    person_id: str
    name: str
    to: int
    status: str
    awaited: tuple[str, ...]
    """The ids of the people whose answer is still missing."""


@dataclass(frozen=True, slots=True)
class Loss:
    """What would be taken back by going back to the moment ``to``: by seat, how many decisions."""

    to: int
    decisions: tuple[int, ...]
    others: bool
    """Whether others have to agree."""


@dataclass(frozen=True, slots=True)
class Token:
    """A key with which a program acts for a person; the key itself is shown once, when it is made."""

    id: str
    name: str
    made: float
