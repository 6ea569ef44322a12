"""What one viewer sees of one position, and what turns one such page into the next: plain structs."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Reversible, Sequence
from html import escape
from typing import TYPE_CHECKING

import msgspec
from markupsafe import Markup

from meadhall.draw.sheet import Move, Sheet
from meadhall.kernel.match import Entry
from meadhall.kernel.state import State
from meadhall.server.drawing.markup_diff import MarkupNode
from meadhall.server.drawing.tales import Account, Gesture, Head, Since
from meadhall.server.tables.journal import Gaps, Headings, LastDecision, counted

if TYPE_CHECKING:
    from meadhall.server.drawing.gestures import Gestures


class Teaching(msgspec.Struct, frozen=True):
    """A link to the lesson on something, or to the chapter of the rulebook."""

    link: str
    words: str
    title: str
    """What it is about."""


class Prompt(msgspec.Struct, frozen=True):
    seat: int | None
    mine: bool
    name: str
    text: str
    rule: str | None
    waiting: tuple[str, ...]
    called: str = ""
    """The name as it stands in a sentence, where a people has an article."""
    picture: str = ""
    """The picture that the question is about, if its places do not tell."""
    teaching: Teaching | None = None
    """What teaches what is asked; nothing while somebody is taught."""


class Choice(msgspec.Struct, frozen=True, omit_defaults=True):
    action: str
    label: str
    places: tuple[str, ...]
    key: str
    note: str = ""
    """Its price, its odds or what comes of it, in a few words."""
    weighs: bool = False
    """A place that stands for it shows it first and takes it at the second click."""
    ends: bool = False
    """It ends something: it stands apart from the others."""


class Chip(msgspec.Struct, frozen=True, omit_defaults=True):
    """One answer of a draft."""

    label: str
    own: bool = True
    """The person chose it; else it left no choice, or was said for them."""


class ShownDraft(msgspec.Struct, frozen=True):
    """What the page shows of a draft, beside the position that it leads to."""

    actions: tuple[str, ...]
    chips: tuple[Chip, ...]
    """One for each action."""
    held: bool
    """Nothing can follow: playing it meets fate, a secret or somebody else."""
    hands_over: bool
    """Playing it only lets somebody else act."""
    ready: bool
    """It can be played as it is."""
    verb: str
    """What stands on the button that plays it."""
    why: str
    """Why it cannot be taken back, or what is still missing."""
    places: tuple[str, ...]
    """What the draft has touched."""
    lost: tuple[str, ...] = ()
    """Answers that do not fit any more since the position has changed, in words; ``why`` says so."""
    on: str = ""
    """What is said for the person who goes on by clicking elsewhere."""


class ShownLater(msgspec.Struct, frozen=True):
    """Answers that a seat has kept for questions that come later."""

    actions: tuple[str, ...]
    chips: tuple[str, ...]
    """One for each action, in words."""
    text: str
    """What comes next; or why it cannot be done, and then the person is asked."""
    broken: bool = False
    """Their time had come, and the first of them was not possible: they are not kept any more."""
    drafted: bool = False
    """The draft that they came with is not played yet."""
    given: bool = False
    """The first of them is what is asked for, and the house gives it in a moment."""
    orders: tuple[str, ...] | None = None
    """What was ordered for the course of the move."""


class WishedFor(msgspec.Struct, frozen=True):
    """One way to have a question answered from now on; an empty ``wish``: the person is asked."""

    wish: str
    label: str


class ShownStanding(msgspec.Struct, frozen=True):
    """The standing answers of a seat, and those that can stand for what it is asked."""

    answers: dict[str, str]
    """What stands: questions, each with a wish."""
    question: str = ""
    """What is asked in somebody else's turn; empty: nothing is."""
    wishes: tuple[WishedFor, ...] = ()
    """What one can wish for at that question."""
    given: bool = False
    """An answer stands for it, and the house gives it in a moment."""


class ShownRule(msgspec.Struct, frozen=True):
    """A rule of the book, with its name."""

    id: str
    title: str


class Quote(msgspec.Struct, frozen=True):
    """What a rival says in a lesson."""

    seat: int
    text: str


class ShownCoach(msgspec.Struct, frozen=True, omit_defaults=True):
    """The card of the coach in a lesson."""

    lesson: str
    step: str
    """Empty while the coach has nothing to say to what is asked."""
    number: int
    of: int
    title: str
    text: tuple[str, ...]
    """In paragraphs."""
    do: str = ""
    """The one thing to do."""
    why: str = ""
    rules: tuple[ShownRule, ...] = ()
    point: tuple[str, ...] = ()
    """The places that it speaks of."""
    shaded: dict[str, str] = {}
    """The places that are still in the shade, each with when it comes."""
    said: tuple[Quote, ...] = ()
    well: str = ""
    """At the end: what went well."""
    over: bool = False


class Line(msgspec.Struct, frozen=True, omit_defaults=True):
    i: int
    n: int
    seat: int | None
    text: str
    places: tuple[str, ...]
    rule: str | None
    heading: bool = False
    by: int | None = None
    """On the line that tells what a seat did, if the reader may know what that was."""
    of: int | None = None
    """The first line of the story that it belongs to, if that has several."""


class FramedPicture(msgspec.Struct, frozen=True, eq=False):
    """One picture: its frame with the still ground, and its moving parts by id. It equals only itself."""

    opening: str
    parts: dict[str, MarkupNode]
    closing: str

    @property
    def markup(self) -> str:
        return self.opening + "".join(node.markup for node in self.parts.values()) + self.closing


def board_of_pictures(pictures: Mapping[str, FramedPicture], layout: str) -> Markup:
    drawn = "".join(picture.markup for picture in pictures.values())
    return Markup(f'<div id="board" data-layout="{escape(layout)}">{drawn}</div>')


def all_panels(panels: Iterable[str]) -> Markup:
    return Markup(f'<div id="seats">{"".join(panels)}</div>')


class Page(msgspec.Struct, frozen=True, eq=False, weakref=True):
    """Everything that one viewer sees of one position. It equals only itself: what is made of it is kept."""

    head: int
    moment: int | None
    seat: int | None
    mine: tuple[int, ...]
    curtain: bool
    layout: str
    pictures: dict[str, FramedPicture]
    panels_by_id: dict[str, MarkupNode]
    prompt: Prompt
    options: tuple[Choice, ...]
    log: tuple[Line, ...]
    more: bool
    marks: tuple[tuple[int, str], ...]
    """Moments at which a new stretch of the game begins, with its name."""
    gaps: Gaps
    """The rows of the journal that do not count any more."""
    forward: int | None
    """The moment to which the table may go forward again after it went back."""
    last: tuple[str, ...]
    can_undo: bool
    status: tuple[str, ...]
    over: str | None
    can_go_back: bool = False
    """The viewer plays against bots alone and may go back past what they have answered."""
    practice: bool = False
    """That has been done: the game counts for nothing."""
    draft: ShownDraft | None = None
    """What the viewer has composed and not played yet: ``pictures``, ``prompt`` and ``options`` are after it."""
    sheet: Sheet | None = None
    further: tuple[Move, ...] = ()
    """Whole moves, and what may be done after ending what is asked."""
    heads: tuple[Head, ...] = ()
    """The stories that the lines of the log belong to."""
    gestures: Gestures | None = None
    """The newest deeds; None for the past."""
    since: Since | None = None
    """What happened since the reader's last decision, if they are asked."""
    account: Account | None = None
    """After the end: where the points came from."""
    standing: ShownStanding | None = None
    """None for those who only watch."""
    later: ShownLater | None = None
    """What the viewer has kept for later."""
    coach: ShownCoach | None = None
    """In a lesson, for the pupil."""

    @property
    def moves(self) -> int:
        """How many moves count now."""
        return counted(self.gaps, self.head)

    @property
    def move(self) -> int:
        """How many of them were made before the moment that is shown."""
        return self.moves if self.moment is None else counted(self.gaps, self.moment)

    @property
    def board(self) -> Markup:
        return board_of_pictures(self.pictures, self.layout)

    @property
    def panels(self) -> Markup:
        return all_panels(node.markup for node in self.panels_by_id.values())


class Update(msgspec.Struct, frozen=True, tag_field="is", tag="table"):
    """What a page must change to show the newest position."""

    head: int
    moment: int | None
    seat: int | None
    mine: tuple[int, ...]
    curtain: bool
    parts: dict[str, str]
    attrs: dict[str, dict[str, str | None]]
    order: dict[str, list[str]]
    gone: list[str]
    prompt: Prompt
    options: tuple[Choice, ...]
    log_from: int
    log: tuple[Line, ...]
    more: bool
    last: tuple[str, ...]
    can_undo: bool
    status: tuple[str, ...]
    over: str | None
    can_go_back: bool = False
    practice: bool = False
    draft: ShownDraft | None = None
    sheet: Sheet | None = None
    further: tuple[Move, ...] = ()
    standing: ShownStanding | None = None
    later: ShownLater | None = None
    forward: int | None = None
    marks: tuple[tuple[int, str], ...] | msgspec.UnsetType = msgspec.UNSET
    """Only when they have changed; so the gaps."""
    gaps: Gaps | msgspec.UnsetType = msgspec.UNSET
    heads: tuple[Head, ...] | msgspec.UnsetType = msgspec.UNSET
    """Only those that are new or have changed."""
    gestures: tuple[Gesture, ...] = ()
    """What has been done since the page was told last."""
    since: Since | msgspec.UnsetType | None = msgspec.UNSET
    """Only when it has changed; so the account and the coach."""
    account: Account | msgspec.UnsetType | None = msgspec.UNSET
    coach: ShownCoach | msgspec.UnsetType | None = msgspec.UNSET


class Viewpoint(msgspec.Struct, frozen=True):
    """Who looks, and how."""

    seat: int | None
    mine: tuple[int, ...]
    lang: str
    layout: str


class Situation(msgspec.Struct, frozen=True):
    """A position of a table with what led to it. ``names`` are the people on the seats, "" for none."""

    state: State
    head: int
    journal: Reversible[tuple[int, Entry]]
    names: tuple[str, ...]
    can_undo: bool
    moment: int | None = None
    headings: Headings = Headings()
    gaps: Gaps = ()
    forward: int | None = None
    decided: LastDecision | None = None
    """The last decision of the seat that looks."""
    decided_at: int = 0
    """The moment after it."""
    account_of: Sequence[Entry] = ()
    """After the end: all that was played."""
