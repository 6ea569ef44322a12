"""A match: a state, the journal of all that was chosen and answered, and a fate that answers from a seed."""

from __future__ import annotations

import secrets
from collections.abc import Iterable, Iterator, Sequence
from itertools import islice
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any, Generic, Self, TypeVar

import msgspec

from meadhall.kernel import registry
from meadhall.kernel.action import Action
from meadhall.kernel.barrier import may_be_undone
from meadhall.kernel.errors import BadField, IllegalAction, MeadhallError, NotationError, SaveError
from meadhall.kernel.game_text import ENDING, read_text, write_text
from meadhall.kernel.message import Event, shown_to
from meadhall.kernel.save import FORMAT, Annotation, Places, Save, SavedEntry, places_in, read_save, write_atomically
from meadhall.kernel.state import FATE, State
from meadhall.kernel.step import Chance, Choice, Together

if TYPE_CHECKING:
    from meadhall.kernel.game import Game

S = TypeVar("S", bound=State)


class Entry:
    """One line of the journal: who did what, and what happened. ``by`` is a seat, or ``FATE``.

    ``rule`` is the one by which the seat or fate was asked, ``asked`` the key of the question to a seat; both are empty
    for an entry that nobody has played through.

    >>> match = meadhall.load("dragon-lords").match(players=3, seed=1)
    >>> entry = match.journal[0]
    >>> entry, entry.by, entry.rule
    (fate: people barbarians, -1, 'DL-2.1')
    """

    __slots__ = ("action", "asked", "by", "events", "rule", "seen_by")

    def __init__(
        self,
        by: int,
        action: Action,
        events: list[Event],
        seen_by: tuple[int, ...] | None,
        rule: str = "",
        asked: str = "",
    ) -> None:
        self.by = by
        self.action = action
        self.events = events
        self.seen_by = seen_by
        self.rule = rule
        self.asked = asked

    def action_for(self, viewer: int | None) -> Action | None:
        """The action, if this viewer may know it.

        >>> match = meadhall.load("mountain-king").match(players=2, seed=3)
        >>> events = match.play(match.state.decisions[0].options[0], seat=0)
        >>> match.journal[-1].action_for(0), match.journal[-1].action_for(1)
        (Action('keep grumle'), None)
        """
        return self.action if self.seen_by is None or viewer in self.seen_by else None

    def rule_for(self, viewer: int | None) -> str | None:
        """The rule, if it is known and this viewer may know the action.

        >>> match = meadhall.load("mountain-king").match(players=2, seed=3)
        >>> events = match.play(match.state.decisions[0].options[0], seat=0)
        >>> match.journal[-1].rule_for(0), match.journal[-1].rule_for(1)
        ('MK-2.15', None)
        """
        return self.rule or None if self.seen_by is None or viewer in self.seen_by else None

    def __repr__(self) -> str:
        return f"{'fate' if self.by == FATE else self.by}: {self.action}"


class Past(Generic[S]):
    """A position to which the match may go back; ``open`` says whether, once somebody has asked."""

    __slots__ = ("before", "open")

    def __init__(self, before: S) -> None:
        self.before = before
        self.open: bool | None = None


class Match(Generic[S]):
    """``start`` is the position that the match went on from, as data; None if it began at the beginning.

    Each entry leads to a new ``state``. Those before it stay as they are, so copies of a match share them: only look
    at the state of a match, or take a copy of it.

    >>> match = meadhall.load("ice-garden").match(2, seed=7, characters="callo,freihoff")
    >>> match
    <match of ice-garden, entries 1: Decision(seat 0, ask-tile, 8 options)>
    """

    def __init__(self, game: Game[S], state: S, seed: int | None = None, start: dict[str, Any] | None = None) -> None:
        self.game = game
        self.state = state
        self.seed = secrets.randbits(48) if seed is None else seed
        self.start = start
        self.journal: list[Entry] = []
        self.notes: dict[str, str] = {}
        self.annotations: list[Annotation] = []
        self._first = state.copy()
        self._past: list[Past[S]] = []

    @classmethod
    def begin(cls, game: Game[S], state: S, seed: int | None = None) -> Match[S]:
        """A match from the start of a game.

        >>> game = meadhall.load("mountain-king")
        >>> match = meadhall.Match.begin(game, game.new(players=2), seed=3)
        >>> match.state == game.match(players=2, seed=3).state
        True
        """
        match = cls(game, state, seed)
        match._answer_fate()
        return match

    @classmethod
    def of(cls, state: S, seed: int | None = None) -> Match[S]:
        """A match that goes on from any position, such as a scenario.

        >>> state = meadhall.load("ice-garden").scenario(at="influence", callo=dict(markers="A"), freihoff={})
        >>> meadhall.Match.of(state, seed=1).journal
        []
        """
        match = cls(state.game, state, seed, state.game.to_data(state))
        match._answer_fate()
        return match

    @classmethod
    def after(cls, other: Match[S]) -> Self:
        """A match that goes on from where another one is, and goes its own way.

        >>> class Timed(meadhall.Match):
        ...     minutes = 90
        >>> Timed.after(meadhall.load("dragon-lords").match(players=3, seed=1)).minutes
        90
        """
        match = object.__new__(cls)
        match.__dict__.update(other.__dict__)
        match.journal = other.journal[:]
        match.notes = dict(other.notes)
        match.annotations = other.annotations[:]
        match._past = other._past[:]
        return match

    def copy(self) -> Self:
        """The same match, to go its own way.

        >>> match = meadhall.load("dragon-lords").match(players=3, seed=1)
        >>> other = match.copy()
        >>> events = other.play(other.state.decision.options[0])
        >>> len(other.journal) - len(match.journal)
        1
        """
        return type(self).after(self)

    def __repr__(self) -> str:
        asked = self.state.decision or self.state.fate or self.state.result
        return f"<match of {self.game.slug}, entries {len(self.journal)}: {asked!r}>"

    # --- playing --------------------------------------------------------------------------------

    def play(self, action: Action | str, seat: int | None = None) -> list[Event]:
        """Do the action (or its notation), let fate answer, and return all that happened.

        Without a ``seat`` the first of those who are asked and may do this acts: ``decision.seat`` for one of the
        options of ``decision``.

        >>> match = meadhall.load("ice-garden").match(2, seed=7, characters="callo,freihoff")
        >>> [match.state.say(event) for event in match.play("tile A")]
        ['Callo lays a region tile on the Coast of Sails (A).']
        """
        if isinstance(action, str):
            action = self.state.parse(action)
        if self.state.fate is not None:
            raise IllegalAction(action, self.game.rule_whose_turn)
        events = list(self._enter(self.state.actor(action) if seat is None else seat, action).events)
        for entry in self._answer_fate():
            events += entry.events
        return events

    def _enter(self, by: int, action: Action) -> Entry:
        """Do the action and write it down. Whether it can be taken back is found out only if somebody asks."""
        before = self.state
        seen_by = witnesses(before, by)
        rule = before.agenda[-1].cites(before) if before.agenda else ""
        after = before.copy()
        events = after.apply(action, by)
        entry = Entry(by, action, events, seen_by, rule, question(before, by))
        self.state = after
        self.journal.append(entry)
        if by != FATE and after.deciding == (by,):
            self._past.append(Past(before))
        else:
            self._past.clear()
        return entry

    def _answer_fate(self) -> list[Entry]:
        answered: list[Entry] = []
        while (fate := self.state.fate) is not None:
            guide = self.state.guide
            action = None if guide is None else guide.fate(self.state)
            if action is None:
                action = fate.sample(self._dice())
            answered.append(self._enter(FATE, action))
        return answered

    def _dice(self) -> Random:
        """Keyed by the place in the journal, so that a loaded match goes on as the saved one would have."""
        return Random(f"{self.seed}/{len(self.journal)}")

    @property
    def can_undo(self) -> bool:
        """Whether the seat that is asked now may take back its last action.

        >>> meadhall.load("ice-garden").match(2, seed=7).can_undo
        False
        """
        return bool(self._past) and self._may_go_back(1)

    def _may_go_back(self, entries: int) -> bool:
        """Whether the action that was taken so many entries ago has shown nobody anything."""
        past, entry = self._past[-entries], self.journal[-entries]
        if past.open is None:
            after = self.state if entries == 1 else self._past[1 - entries].before
            past.open = may_be_undone(past.before, entry.action, entry.by, after, entry.events)
        return past.open

    @property
    def regrets(self) -> int:
        """How many entries to take back so that the seat has something to decide again; none if that cannot be.

        Answers that went without saying go with the one before them.

        >>> game = meadhall.load("ice-garden")
        >>> state = game.scenario(at="influence", callo=dict(markers="A", population=1), freihoff={})
        >>> match = meadhall.Match.of(state)
        >>> events = match.play("influence A")
        >>> match.regrets
        1
        """
        for entries in range(1, len(self._past) + 1):
            if not self._may_go_back(entries):
                return 0
            decision = self._past[-entries].before.decision
            if decision is None or not decision.empty:
                return entries
        return 0

    def undo(self) -> Action:
        """Take back the last action of the seat that is asked now, and return it.

        Impossible once fate has answered, somebody has learnt what was hidden, or somebody else is asked.

        >>> game = meadhall.load("ice-garden")
        >>> state = game.scenario(at="influence", callo=dict(markers="A", population=1), freihoff={})
        >>> match = meadhall.Match.of(state)
        >>> events = match.play("influence A")
        >>> match.undo()
        Action('influence A')
        """
        if not self.can_undo:
            raise MeadhallError(
                "nothing can be taken back: fate has answered, something was revealed, or another seat is asked"
            )
        self.state = self._past.pop().before
        undone = self.journal.pop().action
        self.annotations = [one for one in self.annotations if one.at <= len(self.journal)]
        return undone

    def reseed(self, seed: int) -> None:
        """Let fate answer from another seed from now on.

        >>> match = meadhall.load("dragon-lords").match(players=3, seed=1)
        >>> match.reseed(2)
        >>> match.seed
        2
        """
        self.seed = seed
        self._answer_fate()

    # --- looking back ---------------------------------------------------------------------------

    def log(self, viewer: int | None) -> list[Event]:
        """All that happened, as this viewer may know it.

        >>> match = meadhall.load("ice-garden").match(2, seed=7, characters="callo,freihoff")
        >>> events = match.play("tile A")
        >>> [event.key for event in match.log(1)]
        ['stacked', 'stacked', 'tile-laid']
        """
        return [event for entry in self.journal for event in shown_to(entry.events, viewer)]

    def at(self, moment: int) -> S:
        """The position after so many entries of the journal.

        >>> match = meadhall.load("ice-garden").match(2, seed=7, characters="callo,freihoff")
        >>> match.at(0).fate
        Fate(stack)
        """
        if not 0 <= moment <= len(self.journal):
            raise MeadhallError(f"moment {moment}: the journal has {len(self.journal)} entries")
        return next(islice(self.positions(), moment, None))

    def positions(self) -> Iterator[S]:
        """The position after each entry of the journal, the first one before all of them.

        It is one position that goes on: take a copy of what is to be kept.

        >>> match = meadhall.load("ice-garden").match(2, seed=7, characters="callo,freihoff")
        >>> events = match.play("tile A")
        >>> [state.deciding for state in match.positions()]
        [(), (0,), (1,)]
        """
        state = self._first.copy()
        yield state
        for entry in self.journal:
            state.apply(entry.action, entry.by)
            yield state

    # --- saving ---------------------------------------------------------------------------------

    def annotate(self, says: str, line: Sequence[Action | str] = (), at: int | None = None) -> None:
        """Write a remark into the game after ``at`` entries, or now; with a ``line``, what might be played there.

        The line is played as in a match: each action belongs to who is asked, or to fate.

        >>> match = meadhall.load("ice-garden").match(2, seed=7, characters="callo,freihoff")
        >>> events = match.play("tile A")
        >>> match.annotate("South is warmer.", ["tile H"], at=1)
        >>> print(match.to_text().partition("tile A")[2], end="")
        <BLANKLINE>
        (
          {South is warmer.}
          2. P1: tile H
        )
        """
        at = len(self.journal) if at is None else at
        state = self.at(at)
        entries: list[SavedEntry] = []
        for action in line:
            action = state.parse(action) if isinstance(action, str) else action
            by = FATE if state.fate is not None else state.actor(action)
            state.apply(action, by)
            entries.append(SavedEntry(by, str(action)))
        self.annotations.append(Annotation(at, says, tuple(entries)))

    def to_json(self) -> str:
        """The whole match as JSON: how it began, the journal with fate's answers, the seed, remarks.

        >>> game = meadhall.load("ice-garden")
        >>> match = game.match(2, seed=7)
        >>> meadhall.Match.from_json(match.to_json(), game).state == match.state
        True
        """
        return self.game.write(self._saved())

    def to_text(self) -> str:
        """The whole match as text that people read and edit (``kernel/game_text.py``).

        >>> match = meadhall.load("ice-garden").match(2, seed=7, characters="callo,freihoff")
        >>> events = match.play("tile A")
        >>> print(match.to_text().partition("\\n\\n")[2], end="")
        1. fate: stack callo
        2. P1: tile A
        """
        return write_text(self._saved(), f"{self.game.title}, {self._first.players} players")

    def _saved(self) -> Save:
        return Save(
            format=FORMAT,
            game=self.game.slug,
            rules=self.game.version,
            players=self._first.players,
            options=self._first.settings,
            pack=self.game.overlay,
            seed=self.seed,
            start=self.start,
            journal=tuple(SavedEntry(entry.by, str(entry.action)) for entry in self.journal),
            notes=self.notes,
            annotations=tuple(self.annotations) or msgspec.UNSET,
        )

    def save(self, path: str | Path) -> None:
        """Write the match to a file: as text if its name ends with ``.mead``, else as JSON.

        An existing file is replaced whole or not at all.

        >>> from pathlib import Path
        >>> from tempfile import TemporaryDirectory
        >>> match = meadhall.load("dragon-lords").match(players=3, seed=1)
        >>> with TemporaryDirectory() as folder:
        ...     match.save(Path(folder) / "evening.json")
        ...     again = meadhall.Match.load(Path(folder) / "evening.json")
        >>> again.state == match.state
        True
        """
        path = Path(path)
        write_atomically(path, self.to_text() if path.suffix == ENDING else self.to_json())

    @classmethod
    def from_json(cls, text: str | bytes, game: Game[S]) -> Match[S]:
        """Read a saved match and play it through; every entry is checked against the rules.

        ``SaveError`` names the field that is wrong.

        >>> game = meadhall.load("dragon-lords")
        >>> save = game.match(players=3, seed=1).to_json()
        >>> try:
        ...     meadhall.Match.from_json(save.replace("people elves", "people trolls"), game)
        ... except meadhall.MeadhallError as wrong:
        ...     print(str(wrong).partition(", orcs")[0])
        journal[2].do: 'trolls' is no people: choose from elves, dwarves
        """
        save = read_save(text)
        return cls._of_save(save, game, places_in("journal", save.journal, annotations_of(save), ""))

    @classmethod
    def from_text(cls, text: str, game: Game[S] | None = None) -> Match[Any]:
        """Read what ``to_text`` wrote or a person edited, and play it through. Errors name the line.

        >>> text = meadhall.load("ice-garden").match(2, seed=7, characters="callo,freihoff").to_text()
        >>> meadhall.Match.from_text(text + "2. P1: tile A").journal[-1]
        0: tile A
        >>> try:
        ...     meadhall.Match.from_text(text + "2. P1: tile Z")
        ... except meadhall.MeadhallError as wrong:
        ...     print(str(wrong).partition(":")[0])
        line 10
        """
        save, places = read_text(text)
        try:
            return cls._of_save(save, game or game_of(save), places)
        except SaveError as error:
            raise places.located(error, save.options) from None

    @classmethod
    def _of_save(cls, save: Save, game: Game[S], places: Places) -> Match[S]:
        if save.game != game.slug:
            raise SaveError("game", f"{save.game!r} was saved, not {game.slug!r}")
        if save.pack != game.overlay:
            raise SaveError("pack", "the match was saved with another component pack; load the game with it")
        if save.rules.split(".")[0] != game.version.split(".")[0]:
            raise SaveError("rules", f"version {save.rules} is not played any more; these rules are {game.version}")
        if save.start is None:
            try:
                state = game.new(save.players, **save.options)
            except BadField as error:
                raise SaveError(error.field, error.problem) from None
        else:
            state = game.from_data(save.start)
        match = cls(game, state, save.seed, save.start)
        match.notes = dict(save.notes)
        match.annotations = list(annotations_of(save))
        match._play_through(save.journal, match.annotations, 0, places)
        match._answer_fate()
        return match

    def _play_through(
        self, entries: Sequence[SavedEntry], annotations: Sequence[Annotation], begun: int, places: Places
    ) -> None:
        """Play the entries, and beside them every line that an annotation tells; ``begun`` entries lie before."""
        told = [annotation for annotation in annotations if annotation.line]
        beside = {annotation.at: self.copy() for annotation in told if annotation.at == begun}
        for n, (entry, at) in enumerate(zip(entries, places.entries, strict=True), begun + 1):
            self.replay(entry.by, entry.do, at)
            if any(annotation.at == n for annotation in told):
                beside[n] = self.copy()
        for annotation in annotations:
            if not begun <= annotation.at <= begun + len(entries):
                raise SaveError("annotations", f"at {annotation.at} there is no entry to write about")
        for annotation, within in zip(told, places.within, strict=True):
            beside[annotation.at].copy()._play_through(annotation.line, annotation.annotations, annotation.at, within)

    def replay(self, by: int, do: str, at: str) -> None:
        """Do what a seat or fate did once, as it was written down; ``at`` names the field where that stands.

        >>> match = meadhall.load("mountain-king").match(players=2, seed=3)
        >>> match.replay(1, str(match.state.decisions[1].options[0]), "row 29")
        >>> match.journal[-1].by
        1
        """
        try:
            action = self.state.parse(do)
        except NotationError as error:
            raise SaveError(at, str(error)) from None
        try:
            self._enter(by, action)
        except IllegalAction as error:
            raise SaveError(at, f"by {by}: {error}") from None

    def skip(self, entries: Iterable[Entry], state: S) -> None:
        """Go on from a later position, without playing the entries that led to it. Nothing can be taken back there.

        >>> game = meadhall.load("dragon-lords")
        >>> later, match = game.match(players=3, seed=1), game.match(players=3, seed=1)
        >>> events = later.play(later.state.decision.options[0])
        >>> match.skip(later.journal[len(match.journal) :], later.state)
        >>> match.to_json() == later.to_json()
        True
        """
        self.journal += entries
        self.state = state
        self._past.clear()

    @staticmethod
    def load(path: str | Path) -> Match[Any]:
        """Load a saved match of any game, from JSON or from text.

        >>> from pathlib import Path
        >>> from tempfile import TemporaryDirectory
        >>> match = meadhall.load("ice-garden").match(2, seed=7)
        >>> with TemporaryDirectory() as folder:
        ...     match.save(Path(folder) / "evening.mead")
        ...     again = meadhall.Match.load(Path(folder) / "evening.mead")
        >>> again.to_json() == match.to_json()
        True
        """
        try:
            text = Path(path).read_bytes()
        except OSError as error:
            raise SaveError(str(path), f"cannot be read: {error.strerror}") from None
        if text.lstrip()[:1] in (b"{", b""):
            return Match.of_any_json(text)
        try:
            return Match.from_text(text.decode())
        except UnicodeDecodeError:
            raise SaveError(str(path), "is neither a saved match nor the text of one") from None

    @staticmethod
    def of_any_json(text: str | bytes) -> Match[Any]:
        """Read a saved match of any game.

        >>> save = meadhall.load("mountain-king").match(players=2, seed=3).to_json()
        >>> meadhall.Match.of_any_json(save).game.title
        'Fall of the Mountain King'
        """
        return Match.from_json(text, game_of(read_save(text)))


def annotations_of(save: Save) -> tuple[Annotation, ...]:
    return () if save.annotations is msgspec.UNSET else save.annotations


def game_of(save: Save) -> Game[Any]:
    try:
        return registry.load(save.game, save.pack)
    except BadField as error:
        raise SaveError(error.field, error.problem) from None


def witnesses(state: State, by: int) -> tuple[int, ...] | None:
    """The seats that see what a seat, or fate, does now; None means everybody."""
    step = state.agenda[-1] if state.agenda else None
    if isinstance(step, Chance):
        return step.witnesses(state)
    if isinstance(step, (Choice, Together)) and step.secret:
        return (by,)
    return None


def question(state: State, by: int) -> str:
    """The key of what a seat that may act is asked; nothing for fate."""
    step = state.agenda[-1]
    if isinstance(step, Choice):
        return step.prompt(state).key
    return step.prompt(state, by).key if isinstance(step, Together) else ""
