"""What of a game's things was used, and by whom: what whoever balances a game wants counted.

A game says in a table which events and which actions are uses of which things. The kinds of things are named by
messages ``things-<kind>``, the things themselves as everywhere in the game.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cached_property
from importlib.resources.abc import Traversable
from typing import TYPE_CHECKING, Any, NamedTuple

from meadhall.kernel.domain import Domain
from meadhall.kernel.message import SEAT, Event, Kind, Message
from meadhall.kernel.text import Texts
from meadhall.kernel.verb import Verb

if TYPE_CHECKING:
    from meadhall.kernel.game import Game
    from meadhall.kernel.match import Entry
    from meadhall.kernel.state import State

Numbers = tuple[int, ...]


class Used(NamedTuple):
    """One row of the table: ``by`` an event or an action a thing of this kind is used.

    ``domains`` say what the thing is called by. Its numbers are the arguments of these domains, unless ``numbers``
    finds them in the position and what was said; none: it is no use after all. ``called`` names a thing whose words
    alone would say too little.
    """

    kind: str
    by: Kind | Verb[Any]
    domains: tuple[Domain, ...]
    numbers: Callable[[Any, int, Numbers], Numbers | None] | None = None
    """(position, seat, arguments) -> numbers."""
    called: Callable[[Any, Numbers, str], str] | None = None
    """(game, numbers, language) -> name."""


def seat_named(state: State, domain: Domain | None, number: int) -> int | None:
    return number if domain is SEAT else None


class Uses:
    """The table of a game. ``who`` tells the seat that an argument stands for, if it stands for one."""

    def __init__(
        self,
        rows: Iterable[Used] = (),
        text: Traversable | None = None,
        who: Callable[[Any, Domain | None, int], int | None] = seat_named,
    ) -> None:
        self.rows = tuple(rows)
        self._text = text
        self._who = who

    @cached_property
    def texts(self) -> Texts:
        return Texts([] if self._text is None else [self._text])

    @cached_property
    def kinds(self) -> dict[str, Used]:
        """A row for each kind of thing, in the order of the table; all rows of a kind name it alike."""
        found: dict[str, Used] = {}
        for row in self.rows:
            found.setdefault(row.kind, row)
        return found

    @cached_property
    def _by(self) -> dict[object, list[Used]]:
        found: dict[object, list[Used]] = {}
        for row in self.rows:
            found.setdefault(row.by, []).append(row)
        return found

    def of(self, entries: Iterable[Entry], state: State) -> Iterator[tuple[int, str]]:
        """Who used what in these entries of a journal; ``state`` is the position to which they have led."""
        for entry in entries:
            verb = entry.action.verb
            for row in self._by.get(verb, ()):
                if entry.by >= 0:
                    yield from self._use(row, state, entry.by, verb.domains, entry.action.args)
            for event in entry.events:
                for row in self._by.get(event.kind, ()):
                    seat = self._seat(event, state)
                    if seat is not None:
                        yield from self._use(row, state, seat, event.kind.domains, event.args)

    def _seat(self, event: Event, state: State) -> int | None:
        """Whom an event names first."""
        named: Message = event
        for domain, number in zip(named.kind.domains, named.args, strict=True):
            seat = self._who(state, domain, number)
            if seat is not None:
                return seat if seat >= 0 else None
        return None

    def _use(
        self, row: Used, state: State, seat: int, domains: Sequence[Domain | None], args: Numbers
    ) -> Iterator[tuple[int, str]]:
        plain = tuple([args[domains.index(domain)] for domain in row.domains if domain in domains])
        numbers = row.numbers(state, seat, args) if row.numbers else plain
        if numbers is not None:
            words = [domain.words[number] for domain, number in zip(row.domains, numbers, strict=True)]
            yield seat, " ".join([row.kind, *words])

    def kind(self, kind: str, lang: str) -> str:
        """What a kind of thing is called, many of them."""
        return self.texts.say(f"things-{kind}", lang)

    def name(self, game: Game[Any], key: str, lang: str) -> str:
        """What a thing is called, by the key under which it is counted."""
        kind, *words = key.split(" ")
        row = self.kinds[kind]
        numbers = tuple([domain.find(word) for domain, word in zip(row.domains, words, strict=True)])
        if row.called is not None:
            return row.called(game, numbers, lang)
        parts = zip(row.domains, numbers, strict=True)
        return " · ".join(game.name_of(domain, number, lang) for domain, number in parts)
