"""What a whole move looks like to the person who composes it: sheets with their controls, and moves from the map.

A game's board makes these from a draft; the page knows parts, rows and values, and no game. A value that can be chosen
carries the whole draft as it would be then, so whoever clicks it needs to know nothing else.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from random import Random
from typing import Any, Literal, NamedTuple

import msgspec

from meadhall.kernel.action import Action
from meadhall.kernel.state import State
from meadhall.kernel.view import View

Control = Literal["steps", "segments", "pills", "bars", "toggle", "cards", "peoples", "places"]
"""How the values of a row are shown: minus and plus; some side by side; places; numbers with odds; on or off; cards;
peoples with who they are; only as places of a picture, to be clicked there."""


class Value(msgspec.Struct, frozen=True, omit_defaults=True):
    """One value of a row."""

    n: int
    label: str = ""
    """What stands on it; "" means the number."""
    actions: tuple[str, ...] | None = None
    """The whole draft with this value; None if it cannot be chosen, and then ``refusal`` says why."""
    note: str = ""
    """Its odds, its price or what comes of it, in a few words; of a people, who they are."""
    refusal: str = ""
    """Why it cannot be chosen."""
    waits: bool = False
    """It only comes later in a lesson: that is told to whoever presses it, and not printed beside it."""
    picture: str = ""
    """SVG that shows it, for cards and pills."""
    place: str = ""
    """The place that lights up with it."""
    share: int | None = None
    """How likely it is to go well, in percent: the height of a bar."""
    later: tuple[str, ...] | None = None
    """All that is answered to questions that come later in the turn or the round, after fate or others have acted;
    None leaves what the seat has kept as it is."""
    orders: tuple[str, ...] | None = None
    """What ``Board.follow`` shall answer by as long as the move lasts, in words of the game's own; None leaves it."""
    plays: str = ""
    """Of a people: how they play."""
    difficulty: int = 0
    """Of a people: how hard that is, from 1 to 5."""
    part: str = ""
    """Of a chip: the key of the part of the sheet that it names."""


class Row(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something to decide: how many, which, whether."""

    key: str
    name: str
    control: Control
    values: tuple[Value, ...]
    value: int | None = None
    """The number of the value that the draft has; None if it has none of them."""
    facts: str = ""
    """What it costs and brings, in a few words."""
    picture: str = ""
    refusal: str = ""
    """Why nothing can be chosen here now, with the number that is missing."""
    total: Total | None = None
    """A number at the end of its line."""


class Part(msgspec.Struct, frozen=True, omit_defaults=True):
    """A section of a sheet."""

    key: str
    name: str
    rows: tuple[Row, ...]
    price: str = ""
    """What the draft spends here, on the line of the name."""
    folded: bool = False
    note: str = ""
    rule: str | None = None
    picture: str = ""
    """SVG below the name: both sides of a battle, a card."""


class Total(msgspec.Struct, frozen=True, omit_defaults=True):
    """A number that the draft changes, before and after it."""

    label: str
    after: str
    before: str = ""
    """"" if it is as before."""
    mood: Literal["", "good", "bad"] = ""
    """Whether the change helps or hurts the person."""


class Share(msgspec.Struct, frozen=True, omit_defaults=True):
    """One way in which it may end, as a piece of a bar."""

    label: str
    percent: int
    seat: int | None = None
    """Whose colour it has; None for nobody's."""


class Ghost(msgspec.Struct, frozen=True, omit_defaults=True):
    """What the draft would change at a place of the map: a piece that would stand there, a number that would grow."""

    place: str
    label: str = ""
    """What is added, such as "+2"."""
    picture: str = ""
    """SVG of the piece."""
    origin: str = ""
    """Where it would come from: an arrow leads from there."""


class Sheet(msgspec.Struct, frozen=True, omit_defaults=True):
    """Everything that belongs to one move. The words are in the reader's language."""

    title: str
    parts: tuple[Part, ...]
    under: str = ""
    """One soft line below the title: the phase, or how the move began."""
    verb: str = ""
    """What stands on the button that plays it; "" takes the usual word."""
    discard: str = ""
    """What stands on the button that gives it up; "" takes the usual word."""
    totals: tuple[Total, ...] = ()
    sentence: str = ""
    """The whole draft in words: if it reads right, it is right."""
    consequence: str = ""
    """What matters most about it, in one sentence."""
    chips: tuple[Value, ...] = ()
    """The parts of the draft as a person thinks of them, each with the draft without it (None: it only serves another);
    without them every answer is a chip of its own."""
    swaps: tuple[Value, ...] = ()
    """Where order counts: for each two chips that follow each other the draft with these two exchanged."""
    missing: str = ""
    """What is still to be chosen before it can be played."""
    outcome: str = ""
    """A short label beside ``place``, such as "6 against 5"."""
    place: str = ""
    ghosts: tuple[Ghost, ...] = ()
    """How the draft shows on the map."""
    odds: tuple[Share, ...] = ()
    """How likely each ending is, as one bar above the totals."""
    rule: str | None = None
    moves: tuple[Move, ...] = ()
    """What clicks on the map mean while the sheet is there, instead of the options: each has the whole draft."""
    at_once: bool = False
    """A choice may play the move: one that leaves nothing missing and no ``room``, if it can be taken back or only lets
    others act. On all other sheets the person ends it. The page says which it is."""
    room: bool = False
    """More of the same can be added, such as another marker: nothing plays the move before that is used up."""
    ready: bool = False
    """The draft can be played as it is, though the seat would be asked something else next."""
    whole: bool = True
    """It has every answer to what is asked, so that no buttons are needed beside it."""
    wide: bool = False
    """The map does not matter now: the sheet takes the page."""
    scene: str = ""
    """The key of the part whose picture a wide sheet shows large, with the places to click."""


class Move(msgspec.Struct, frozen=True, omit_defaults=True):
    """A whole move that a click on the map means, with sensible defaults."""

    actions: tuple[str, ...]
    """What the click adds to the draft."""
    label: str
    places: tuple[str, ...]
    """The last one is the target."""
    note: str = ""
    said: str = ""
    """What is said for the person before it, in words, such as "Take nothing more"."""
    later: tuple[str, ...] | None = None
    """As that of a value."""
    origin: str = ""
    """A place: only whoever drags from there to the target means this. A sheet or clicks must lead to the same."""


class Drafted(NamedTuple):
    """A draft as its seat may know it."""

    before: View
    """Where the draft begins: what everybody sees."""
    view: View
    """Where it has led."""
    actions: tuple[Action, ...]
    held: bool
    """The last action meets fate, a secret or somebody else: it is not in ``view``."""
    questions: tuple[str, ...] = ()
    """What each action answers, as the key of the question."""
    later: tuple[Action, ...] = ()
    """Answers that the seat has kept for questions that come later, in this order."""
    orders: tuple[str, ...] | None = None
    """What the seat has ordered for the course of the move; None if it has said nothing."""
    earlier: tuple[Action, ...] = ()
    """What the seat has done before it, the newest first, some way back."""

    def part(self, *questions: str) -> tuple[tuple[Action, ...], tuple[Action, ...]]:
        """What came before the move that these questions belong to, and the move as far as it is composed."""
        start = len(self.actions)
        while start and self.questions[start - 1] in questions:
            start -= 1
        return self.actions[:start], self.actions[start:]

    @property
    def seat(self) -> int:
        assert self.view.seat is not None
        return self.view.seat

    @property
    def shown(self) -> tuple[Action, ...]:
        """The actions that lead to ``view``."""
        return self.actions[:-1] if self.held else self.actions


MOST_TRIED = 400
"""How many positions are tried at most for one question: 30 to 50 milliseconds (``bench/ahead.py``)."""


class Trials:
    """Drafts tried out in a world that fits what their seat knows: whether they are legal, and where they lead.

    What is not reached within ``MOST_TRIED`` positions is not offered yet: it is when its first step is chosen.
    """

    def __init__(self, draft: Drafted, before: Sequence[Action] = ()) -> None:
        """``before`` is what the draft has done before the move that is tried out."""
        self.seat = draft.seat
        self.before = tuple(before)
        self.reached = 0
        self._known: dict[tuple[Action, ...], State | None] = {(): draft.before.sample(Random(0))}

    def after(self, actions: Sequence[Action] = ()) -> Any:
        """The position after ``before`` and these actions; None if one of them is not legal. Only look at it."""
        return self._after((*self.before, *actions))

    def _after(self, actions: tuple[Action, ...]) -> State | None:
        if actions not in self._known:
            earlier = self._after(actions[:-1])
            after = None if earlier is None or self.reached >= MOST_TRIED else tried(earlier, actions[-1], self.seat)
            self.reached += after is not None
            self._known[actions] = after
        return self._known[actions]

    def value(self, n: int, actions: Sequence[Action], label: str = "", note: str = "", refusal: str = "") -> Value:
        """A value that leads to these actions if they are legal, and else says why not."""
        if self.after(actions) is None:
            return Value(n, label, None, note, refusal)
        return Value(n, label, notation((*self.before, *actions)), note)


def tried(state: State, action: Action, seat: int) -> State | None:
    """The position after an action; None if it is not legal, or if the seat is not asked."""
    decision = state.decision_of(seat)
    if decision is None or action not in decision.options:
        return None
    after = state.copy()
    after.apply(action, seat)
    return after


def notation(actions: Iterable[Action]) -> tuple[str, ...]:
    return tuple(map(str, actions))
