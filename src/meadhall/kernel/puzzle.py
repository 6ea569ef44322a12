"""What a game says of puzzles: what can be asked in a position, how it is reckoned, and how that is proved."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from functools import cached_property
from importlib.resources import files
from importlib.resources.abc import Traversable
from types import ModuleType
from typing import Any, ClassVar, NamedTuple

from meadhall.kernel.action import Action
from meadhall.kernel.message import Kind, Message
from meadhall.kernel.step import Step
from meadhall.kernel.text import Texts

READ, EXACT, BEST = "read", "exact", "best"
"""Reading the table; reckoning everything out; and the move after which one wins most often."""
BEST_MOVE = Kind("puzzle-best")
BEST_WINS = Kind("solve-best-wins", games=None, percent=None)
BEST_WINS_LESS = Kind("solve-best-wins-less", percent=None)
SEARCH_AGREES = Kind("solve-best-search", percent=None, other=None)
_SHARED = (BEST_MOVE, BEST_WINS, BEST_WINS_LESS, SEARCH_AGREES)
"""What the puzzles of every game say."""

Subject = tuple[int, ...]
"""What a question is about, in numbers that its theme understands."""


class Answer(NamedTuple):
    says: Message | Action
    place: str = ""
    """The place on the map that means the same, such as "region:B"."""


class Line(NamedTuple):
    """One sentence of a solution, with the rule that it rests on."""

    says: Message
    rule: str


class Posed(NamedTuple):
    question: Message
    answers: tuple[Answer, ...]
    worth: tuple[float, ...]
    """What each answer is worth; the best is right, with all that come close enough."""
    solution: tuple[Line, ...]
    difficulty: int
    """From 1 to 5: how many things there are to overlook."""


class Theme(ABC):
    """One kind of question. What ``pose`` reckons from the position, ``prove`` finds by playing it out."""

    name: ClassVar[str]
    kind: ClassVar[str] = READ
    slack: ClassVar[float] = 0.0
    """Answers that are worth this much less than the best are right too."""
    hides: ClassVar[tuple[str, ...]] = ()
    """What would tell the answer and is not drawn: parts of pictures, by how their ids begin after the picture's name,
    and what has a class (".income") in the panels."""

    @abstractmethod
    def subjects(self, s: Any) -> Sequence[Subject]:
        """What could be asked here."""

    @abstractmethod
    def pose(self, s: Any, seat: int, subject: Subject) -> Posed | None:
        """The question with its answers; None if it would be too easy or cannot be asked."""

    @abstractmethod
    def prove(self, s: Any, seat: int, subject: Subject, answers: Sequence[Answer]) -> list[float]:
        """What each answer is worth, found in another way than in ``pose``. The position may be changed."""

    def right(self, worth: Sequence[float]) -> tuple[int, ...]:
        """The numbers of the answers that are right."""
        best = max(worth)
        return tuple(n for n, one in enumerate(worth) if one >= best - self.slack - 1e-9)


class Puzzles:
    """All that a game can be asked: its themes, and the sentences in which they speak."""

    def __init__(
        self,
        themes: Sequence[Theme],
        sentences: ModuleType | type,
        folder: Traversable,
        texts: Sequence[Traversable],
        setting: Mapping[str, Any],
    ) -> None:
        self.themes = {theme.name: theme for theme in themes}
        own = (kind for kind in vars(sentences).values() if isinstance(kind, Kind))
        self.kinds = {kind.key: kind for kind in (*_SHARED, *own)}
        self.folder = folder
        """Where the files lie."""
        self.setting = setting
        """The options of the games from which puzzles are made."""
        self._texts = [*texts, files("meadhall.kernel") / "text" / "puzzles"]

    @cached_property
    def texts(self) -> Texts:
        return Texts(self._texts)


def scale(worth: float, answers: Sequence[float]) -> list[float]:
    """Answers that are numbers: 1 for what it is, 0 for all others."""
    return [float(abs(worth - answer) < 1e-9) for answer in answers]


def happen(s: Any, *steps: Step) -> list[tuple[str, tuple[int, ...]]]:
    """Let only these steps happen, everybody and fate taking the first option; tell what happened."""
    s.agenda.clear()
    s._events = []
    s.then(*steps)
    s.advance()
    told = [(event.key, event.args) for event in s.events]
    while not s.over:
        first = s.fate.outcomes[0][0] if s.fate else s.decision.options[0]
        told += [(event.key, event.args) for event in s.apply(first)]
    return told


def near(right: int, wrong: Sequence[int], least: int = 0) -> list[int]:
    """The right number among four others: those that a slip leads to, then neighbours, sorted."""
    found = [right]
    beside = [right + by for by in (1, -1, 2, -2, 3, 4)]
    for one in (*wrong, *beside):
        if one >= least and one not in found and len(found) < 5:
            found.append(one)
    return sorted(found)
