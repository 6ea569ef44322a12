"""What happened, told to somebody: events make deeds, deeds make stories, and stories are told at several lengths.

A game says in tables which events begin a deed and how much each weighs, and in Fluent messages how they are told:

=================  ==============================================================================================
``short-<event>``  a few words without the name of who did it, for "since your last turn"
``told-<event>``   a sentence for several events of a kind at once; the arguments are those of the event
``mine-<event>``   a sentence to the player whom it concerns
``own-<event>``    a sentence to the player whose own deed dice or something hidden has answered
=================  ==============================================================================================

Numbers of events that are told together are added up, names are listed, and ``$n`` says how many there were. Everything
is told from events and views as the reader may know them, so nothing can be told that is hidden.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, ClassVar, NamedTuple

import msgspec

from meadhall.kernel.action import Action
from meadhall.kernel.message import SEAT, Event
from meadhall.kernel.text import Texts, alike, capitalised

if TYPE_CHECKING:
    from meadhall.kernel.domain import Domain
    from meadhall.kernel.match import Entry
    from meadhall.kernel.view import View

NOTED = 2
"""What weighs so much is told in short; what weighs less is only a detail."""
GREAT = 4
"""What weighs so much is told even where there is room for little."""
MOST_PHRASES = 5
MOST_SENTENCES = 2
AMOUNTS = frozenset(("amount", "count", "points", "gold", "mana", "hits", "honour", "gnomes", "dice", "units"))
"""Numbers that are added up when events are told together; of others the last one is told."""


class Told(msgspec.Struct, frozen=True, eq=False):
    """One thing that happened, as a reader may know it. It equals only itself."""

    n: int
    """The moment after it."""
    by: int | None
    """Whose action it followed from; None for fate."""
    asked: str
    """The question that the action answered."""
    seat: int | None
    """Whom it is about."""
    event: Event | None
    """None for an action that no event tells of."""
    text: str
    places: tuple[str, ...]
    action: Action | None = None
    """What was done, or what fate brought; None where the reader may not know it."""

    @property
    def key(self) -> str:
        return "" if self.event is None else self.event.key

    @property
    def heading(self) -> bool:
        return self.event is not None and self.event.kind.heading


Deed = tuple[Told, ...]
"""What belongs to one whole action, in order."""


class Delta(msgspec.Struct, frozen=True):
    """A number of a seat that changed."""

    seat: int
    text: str


class Story(msgspec.Struct, frozen=True):
    """A whole action. ``seat`` is None for what nobody did; ``mine`` is what it means for the reader, or nothing."""

    seat: int | None
    kind: str
    text: str
    short: str
    details: tuple[str, ...]
    places: tuple[str, ...]
    weight: int
    mine: tuple[str, ...]
    start: int
    end: int


class Way(msgspec.Struct, frozen=True, omit_defaults=True):
    """Pieces of a seat that went from one place to another; ``text`` says how many, if they are counted."""

    n: int
    """The moment after it."""
    origin: str
    goal: str
    seat: int | None
    text: str = ""


class Outcome(msgspec.Struct, frozen=True):
    """What came of the reader's own deed, in a sentence. ``n`` is the moment after it."""

    n: int
    text: str


class Difference(msgspec.Struct, frozen=True, omit_defaults=True):
    """A place that is not as it was: ``text`` stands on it, ``words`` are read, ``mine`` tells the one it concerns."""

    place: str
    seat: int | None
    text: str
    words: str
    mine: str = ""
    weight: int = NOTED


class Evidence(msgspec.Struct, frozen=True, omit_defaults=True):
    """What fell or was counted: a row of dice, or numbers in words."""

    seat: int | None
    text: str
    dice: tuple[int, ...] = ()
    need: int = 0
    """A die counts up to this face; 0: every die counts."""
    note: str = ""


class Means(msgspec.Struct, frozen=True, omit_defaults=True):
    """What it means for the reader: "lost", "kept" or "way", in words, and the rule."""

    sign: str
    text: str
    rule: str = ""


class Scored(msgspec.Struct, frozen=True, omit_defaults=True):
    """One step of a scoring: who got what at a place, the best first, and why.

    ``links`` are places that settled a tie."""

    place: str
    name: str
    title: str
    gains: tuple[tuple[int, int], ...]
    because: str = ""
    links: tuple[str, ...] = ()
    rule: str = ""


class Moment(msgspec.Struct, frozen=True, omit_defaults=True):
    """A great moment: what is told on a card."""

    kind: str
    title: str
    how: str
    n: int
    """The moment after it."""
    when: str = ""
    seat: int | None = None
    evidence: tuple[Evidence, ...] = ()
    means: tuple[Means, ...] = ()
    places: tuple[str, ...] = ()
    mine: bool = False
    """It concerns the reader."""
    steps: tuple[Scored, ...] = ()
    """A scoring, place by place."""
    earlier: tuple[tuple[int, int], ...] = ()
    """Seats with the points that they got in the same scoring before that."""


class Fact(msgspec.Struct, frozen=True):
    """Something worth knowing about a game that is over."""

    title: str
    text: str


class Source(msgspec.Struct, frozen=True):
    """Where points came from, or when, and how many each seat got there."""

    name: str
    points: tuple[int, ...]


def adds_up(parts: Sequence[Source], scores: Sequence[int]) -> bool:
    """Whether the points of each seat come to its score."""
    sums = [sum(column) for column in zip(*(one.points[: len(scores)] for one in parts), strict=True)]
    return sums == list(scores)


class Run(NamedTuple):
    """Events of a kind about the same players, to be told together."""

    key: str
    events: tuple[Event, ...]
    first: Told
    places: tuple[str, ...]


class Telling:
    """How a game is told. The plain one knows no kinds of events: it tells each as the log does."""

    texts: Texts | None = None
    opens: frozenset[str] = frozenset()
    """Events that begin a deed."""
    house: frozenset[str] = frozenset()
    """Those among them with which something begins that no player does."""
    answers: frozenset[str] = frozenset()
    """Questions that are asked within somebody else's deed."""
    apart: frozenset[str] = frozenset()
    """Events that are told together only if all that they name is the same."""
    weights: ClassVar[Mapping[str, int]] = {}
    """How much events weigh; others are details."""

    travels: ClassVar[Mapping[str, tuple[str, str]]] = {}
    """Events with which pieces go somewhere, and which of their arguments say from where and where to."""

    # --- deeds ----------------------------------------------------------------------------------

    def deeds(self, told: Iterable[Told]) -> list[Deed]:
        """What happened, cut into whole actions. A heading stands alone.

        Cut from the beginning of any of these on, the rest is cut the same.
        """
        deeds: list[list[Told]] = []
        doer: int | None = None
        for one in told:
            acts = one.by is not None and one.asked not in self.answers
            before = deeds[-1][-1] if deeds else None
            later = before is None or before.n != one.n
            # Who declares no weights knows no larger deeds than single decisions.
            other = acts and later and doer is not None and (one.by != doer or not self.weights)
            if before is None or one.heading or before.heading or self.begins(one) or other:
                deeds.append([])
                doer = None
            if acts and (later or doer is None):
                doer = one.by
            deeds[-1].append(one)
        return [tuple(deed) for deed in deeds]

    def begins(self, one: Told) -> bool:
        """Whether a deed begins here, whoever acts."""
        return one.heading or one.key in self.opens

    def surely_begins(self, one: Told) -> bool:
        """Whether a deed begins here, whatever came before."""
        return self.begins(one)

    def known(self, deed: Deed) -> int:
        """How much of their own last deed a reader knows: what came of it by itself may be news."""
        return len(deed)

    def doer(self, deed: Deed, view: View) -> int | None:
        """Whose deed it is; None for the house."""
        if deed[0].key in self.house or deed[0].heading:
            return None
        named = (seat for one in deed if one.event is not None for seat in self.about(one.event, view))
        return next(named, deed[0].by)

    # --- words ----------------------------------------------------------------------------------

    def story(self, deed: Deed, view: View, lang: str) -> Story:
        """A deed as the viewer is told of it."""
        return self.concerning(self.story_for_all(deed, view, lang), deed, view, lang)

    def story_for_all(self, deed: Deed, view: View, lang: str) -> Story:
        """What everybody is told of a deed who knows the same of it."""
        runs = self.runs(deed, view)
        weight = max((self.weight(run.key) for run in runs), default=0)
        return Story(
            seat=self.doer(deed, view),
            kind=deed[0].key,
            text=self.headline(deed, runs, view, lang),
            short=", ".join(self.phrases(runs, self.doer(deed, view), view, lang)),
            details=tuple([one.text for one in deed]),
            places=places_of(deed),
            weight=weight,
            mine=(),
            start=deed[0].n,
            end=deed[-1].n,
        )

    def concerning(self, story: Story, deed: Deed, view: View, lang: str) -> Story:
        """The same story with what it means for the viewer, unless it is their own."""
        if view.seat is None or story.seat == view.seat:
            return story
        mine = self.concerns(deed, view, lang)
        return msgspec.structs.replace(story, mine=tuple(mine)) if mine else story

    def ways(self, deed: Deed, view: View) -> list[Way]:
        """How pieces went in a deed, as far as the reader may know."""
        return [way for one in deed if one.key in self.travels and (way := self.way(one, view)) is not None]

    def way(self, one: Told, view: View) -> Way | None:
        """How pieces went with one event; None if it does not say."""
        assert one.event is not None
        kind = one.event.kind
        args = dict(zip(kind.names, zip(kind.domains, one.event.args, strict=True), strict=True))
        places = [self.place(*args[name]) for name in self.travels[one.key]]
        counted = str(args["count"][1]) if "count" in args else ""
        return Way(one.n, places[0], places[1], next(iter(self.about(one.event, view)), None), counted)

    def place(self, domain: Domain | None, value: int) -> str:
        """What a place is called on the board."""
        assert domain is not None
        return f"{domain.name}:{domain.words[value]}"

    def weight(self, key: str) -> int:
        return self.weights.get(key, 1 if self.weights else NOTED)

    def runs(self, told: Iterable[Told], view: View) -> list[Run]:
        """Events of the same kind about the same players together, in the order in which they first came."""
        found: dict[tuple[str, tuple[int, ...]], list[Told]] = {}
        for one in told:
            if one.event is not None:
                named = names_of(one.event) if one.key in self.apart else self.about(one.event, view)
                found.setdefault((one.key, named), []).append(one)
        return [
            Run(key, tuple([one.event for one in run if one.event is not None]), run[0], places_of(run))
            for (key, _), run in found.items()
        ]

    def about(self, event: Event, view: View) -> tuple[int, ...]:
        """The seats that an event names."""
        named = zip(event.kind.domains, event.args, strict=True)
        return tuple([arg for domain, arg in named if domain is SEAT])

    def headline(self, deed: Deed, runs: Sequence[Run], view: View, lang: str) -> str:
        """The weightiest sentences, in order."""
        if len(deed) == 1 or not runs:
            return deed[0].text
        best = sorted(runs, key=lambda run: -self.weight(run.key))[:MOST_SENTENCES]
        heavy = [run for run in best if self.weight(run.key) >= NOTED] or best[:1]
        return " ".join(self.sentence(run, view, lang) for run in runs if run in heavy)

    def sentence(self, run: Run, view: View, lang: str) -> str:
        id = f"told-{run.key}"
        if len(run.events) == 1 or self.texts is None:
            return run.first.text
        if self.has(id, lang):
            return self.say(id, run, view, lang)
        together = added_up(run.events)
        return run.first.text if together is None else self.texts.message(together, view.position, lang)

    def phrases(self, runs: Iterable[Run], doer: int | None, view: View, lang: str) -> list[str]:
        """What weighs something, in a few words each; and whose it is, where it is not the doer's."""
        noted = [run for run in runs if self.weight(run.key) >= NOTED]
        kept = sorted(noted, key=lambda run: -self.weight(run.key))[:MOST_PHRASES]
        phrases = [self.whose(run, doer, self.phrase(run, view, lang), view, lang) for run in noted if run in kept]
        return [phrase for phrase in dict.fromkeys(phrases) if phrase]

    def whose(self, run: Run, doer: int | None, phrase: str, view: View, lang: str) -> str:
        """A phrase with the seat that it is about, if that is not the doer and the phrase does not say so."""
        seat = next(iter(self.about(run.events[0], view)), doer)
        if not phrase or self.texts is None or seat is None or seat == doer:
            return phrase
        name = self.texts.word(view.position.seat_word(seat), lang)
        return phrase if name in phrase else f"{phrase} ({name})"

    def phrase(self, run: Run, view: View, lang: str) -> str:
        id = f"short-{run.key}"
        return self.say(id, run, view, lang) if self.has(id, lang) else self.sentence(run, view, lang).removesuffix(".")

    def concerns(self, deed: Deed, view: View, lang: str) -> list[str]:
        """What a deed means for the reader, who did not do it."""
        if view.seat is None or self.doer(deed, view) == view.seat:
            return []
        mine = [run for run in self.runs(deed, view) if view.seat in self.victims(run.events[0], view)]
        if self.texts is None:
            return [run.first.text for run in mine]
        return [self.say(f"mine-{run.key}", run, view, lang) for run in mine if self.has(f"mine-{run.key}", lang)]

    def outcomes(self, deed: Deed, view: View, lang: str) -> list[Outcome]:
        """What dice or hidden things have answered to the reader's own deed."""
        if view.seat is None or self.doer(deed, view) != view.seat:
            return []
        told = [(one.n, self.outcome(one, deed, view, lang)) for one in deed if one.event is not None]
        return [Outcome(n, text) for n, text in told if text]

    def outcome(self, one: Told, deed: Deed, view: View, lang: str) -> str:
        """One such answer; "" for what the reader has chosen, and for what others did."""
        assert one.event is not None
        if not self.has(f"own-{one.key}", lang) or self.about(one.event, view)[:1] not in ((), (view.seat,)):
            return ""
        return self.say(f"own-{one.key}", Run(one.key, (one.event,), one, one.places), view, lang)

    def victims(self, event: Event, view: View) -> tuple[int, ...]:
        """The seats that an event concerns: where somebody does something to somebody, the second."""
        seats = self.about(event, view)
        return seats[1:] if len(seats) > 1 else seats

    def has(self, id: str, lang: str) -> bool:
        return self.texts is not None and self.texts.has(id, lang)

    def say(self, id: str, run: Run, view: View, lang: str) -> str:
        assert self.texts is not None
        kind = run.events[0].kind
        args: dict[str, str | int] = {"n": len(run.events), "alike": alike(kind.domains, run.events[0].args)}
        forms = forms_in(self.texts, id, lang)
        owner = ""
        for i, (name, domain) in enumerate(zip(kind.names, kind.domains, strict=True)):
            values = [event.args[i] for event in run.events]
            if domain is None:
                args[name] = sum(values) if name in AMOUNTS else values[-1]
            else:
                words = [self.called(domain, value, view, lang, owner) for value in dict.fromkeys(values)]
                owner = view.position.seat_word(values[-1]) if domain is SEAT else owner
                args[name] = listed(words)
                for form in forms.get(name, ()):
                    args[f"{name}-{form}"] = listed([self.texts.form(form, word, lang) for word in words])
        said = worded(self.texts, id, lang, tuple(args.items()))
        return said if id.startswith("short-") else capitalised(said)

    def called(self, domain: Domain, value: int, view: View, lang: str, owner: str = "") -> str:
        """``owner`` is the word of the seat that was named last before it."""
        assert self.texts is not None
        state = view.position
        if domain is SEAT:
            return self.texts.word(state.seat_word(value), lang)
        return state.thing_of(owner, domain, value, lang)

    def house_name(self, lang: str) -> str:
        """What the line of the house is called; "" if it has no name of its own."""
        return self.texts.say("house-name", lang) if self.texts is not None and self.has("house-name", lang) else ""

    # --- positions ------------------------------------------------------------------------------

    def scores(self, view: View) -> tuple[int, ...]:
        """The points that everybody can see; nothing if the game counts none."""
        return tuple(view.position.current_scores())

    def differences(self, before: View, after: View, lang: str) -> list[Difference]:
        """What is not as it was, the weightiest first."""
        return []

    def moments(self, before: View, told: Sequence[Told], after: View, lang: str) -> list[Moment]:
        """The great moments among what happened, in order."""
        return []

    def steps_of_scoring(self, told: Sequence[Told], at: Callable[[int], View], after: View, lang: str) -> list[Scored]:
        """A scoring place by place. ``at`` gives the position before the action that led to a moment."""
        return []

    def scored_before(self, told: Sequence[Told]) -> tuple[tuple[int, int], ...]:
        """The points of the scoring that is under way at the end of this, by seat."""
        return ()

    def lacking(self, view: View, action: Action, lang: str) -> str:
        """Which number the seat lacks for an action that it may not do, with what it has; "" for none."""
        return ""

    def account(self, entries: Iterable[Entry], view: View, lang: str) -> list[Source]:
        """Where the points of every seat came from; each seat's add up to its score. Only after the end."""
        return []

    def earned(self, told: Sequence[Told], view: View, lang: str) -> list[Source]:
        """Where the points of what has happened came from, as far as the reader may know it."""
        return []

    def points_name(self, lang: str) -> str:
        """What the points are called, as the head of a column; "" if they are just points."""
        return self.texts.say("points-name", lang) if self.texts is not None and self.has("points-name", lang) else ""

    def facts(self, entries: Iterable[Entry], view: View, lang: str) -> list[Fact]:
        """What else is worth knowing after the end, besides what follows from the points."""
        return []

    def rounds(self, entries: Iterable[Entry], view: View, lang: str) -> list[Source]:
        """How many points every round brought each seat, in order. Only after the end."""
        return []


def added_up(events: Sequence[Event]) -> Event | None:
    """Events that differ in amounts alone, as one; None if they differ in more."""
    kind = events[0].kind
    summed = [domain is None and name in AMOUNTS for name, domain in zip(kind.names, kind.domains, strict=True)]
    columns = list(zip(summed, zip(*(event.args for event in events), strict=True), strict=True))
    if any(len(set(values)) > 1 for adds, values in columns if not adds):
        return None
    return Event(kind, tuple([sum(values) if adds else values[0] for adds, values in columns]))


def names_of(event: Event) -> tuple[int, ...]:
    """All that an event names."""
    return tuple([arg for domain, arg in zip(event.kind.domains, event.args, strict=True) if domain is not None])


def places_of(told: Iterable[Told]) -> tuple[str, ...]:
    return tuple(dict.fromkeys([place for one in told for place in one.places]))


def listed(words: Sequence[str]) -> str:
    return ", ".join(words)


@lru_cache(maxsize=1024)
def forms_in(texts: Texts, id: str, lang: str) -> dict[str, list[str]]:
    """By argument of a message the forms in which it is said. Do not change it: it is kept."""
    found: dict[str, list[str]] = {}
    for variable in texts.forms_in(id, lang):
        argument, _, form = variable.rpartition("-")
        found.setdefault(argument, []).append(form)
    return found


@lru_cache(maxsize=8192)
def worded(texts: Texts, id: str, lang: str, args: tuple[tuple[str, str | int], ...]) -> str:
    return texts.say(id, lang, **dict(args))


def signed(amount: int) -> str:
    """A number with its sign, and a true minus."""
    return f"+{amount}" if amount > 0 else f"\u2212{-amount}" if amount else "0"
