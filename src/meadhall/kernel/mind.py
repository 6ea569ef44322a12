"""What a game knows about playing itself well: how the seats stand, and what a player would look at first.

Bots of every level share one mind; they differ in how far and how carefully they look. A game subclasses ``Mind``
and names it as its ``mind``; a game without one still has bots, which see nothing but the score.
"""

from __future__ import annotations

from math import exp
from typing import Any, ClassVar

from mypy_extensions import mypyc_attr

from meadhall.kernel.action import Action
from meadhall.kernel.message import Kind, Message


@mypyc_attr(allow_interpreted_subclasses=True)
class Mind:
    styles: ClassVar[tuple[str, ...]] = ("balanced",)
    """The characters a bot can have; the first is the one that only wants to win. In words ``style-NAME``."""
    aspects: ClassVar[tuple[Kind, ...]] = ()
    """What a standing is made of, in words ``aspect-NAME``; ``judge`` gives a number for each."""
    plans: ClassVar[tuple[Kind, ...]] = ()
    """Everything that ``plan`` can tell of, in words ``plan-NAME``."""
    facts: ClassVar[tuple[Kind, ...]] = ()
    """Everything that ``contrast`` can tell of."""
    slips: ClassVar[float] = 1.0
    """How far a novice strays from what tempts it most: 1 follows ``weigh`` as it stands, more strays further."""
    trust: ClassVar[float] = 20.0
    """How many points of ``weigh`` an adept gives to a certain win that it sees ahead."""
    reach: ClassVar[int] = 0
    """So far an adept plays on in its head before it judges an option, as ``moment`` counts."""
    worlds: ClassVar[int] = 1
    """In so many imagined worlds an adept looks at each option."""
    playout: ClassVar[int] = 12
    """How many further decisions a master plays in its head below its tree before it judges."""

    heat: ClassVar[float] = 1.0
    """How much chance there is in what a master's playouts do; less follows ``weigh`` more closely."""
    table_features: ClassVar[tuple[str, ...]] = ()
    """What ``features_of`` tells of the table. Whoever changes what is told must change a name, or what a champion has
    learnt is read wrongly."""
    seat_features: ClassVar[tuple[str, ...]] = ()
    """What ``features_of`` tells of each seat."""

    def __init__(self, style: str = "") -> None:
        self.style = style or self.styles[0]

    def judge(self, s: Any, seat: int) -> list[float]:
        """What a seat has achieved and may still hope for: points for each aspect, all of the same worth."""
        return []

    def worth(self, s: Any, seat: int) -> float:
        """The sum of ``judge``. Override where that is quicker."""
        return sum(self.judge(s, seat))

    def spread(self, s: Any) -> float:
        """By so many points one seat must lead another to be about three times as likely to win."""
        return 1.0

    def unseated(self, s: Any) -> list[float]:
        """The worth of opponents that no seat plays, as in a game for one."""
        return []

    def worths(self, s: Any) -> list[float]:
        """The worth of every seat, then of opponents without one. Override where all can be looked over at once."""
        return [self.worth(s, seat) for seat in range(s.players)] + self.unseated(s)

    def outlook(self, s: Any) -> list[float]:
        """Each seat's chance to win."""
        if s.result is not None:
            share = 1 / len(s.result.winners) if s.result.winners else 0.0
            return [share if seat in s.result.winners else 0.0 for seat in range(s.players)]
        worths = self.worths(s)
        best, spread = max(worths), self.spread(s)
        shares = [exp((worth - best) / spread) for worth in worths]
        total = sum(shares)
        return [shares[seat] / total for seat in range(s.players)]

    def features_of(self, s: Any) -> list[list[float]]:
        """What a learner is told of a position: a row of numbers of the table, then a row for each seat.

        Most numbers should lie between -1 and 1, and many be 0, which costs nothing. Nothing is told where nothing was
        learnt, such as a game for one.
        """
        return []

    def progress(self, s: Any) -> float:
        """How far the game has come, from 0 to 1. What people are shown is calibrated by it; bots do not ask."""
        return 0.0

    def weigh(self, s: Any, seat: int, options: list[Action]) -> list[float]:
        """How much each option tempts at first sight: one point more makes it about three times as likely.

        ``s`` may be a view's position or an imagined world; only what ``seat`` may know may be used.
        """
        return [0.0] * len(options)

    def follow(self, s: Any, seat: int, options: list[Action]) -> list[float]:
        """``weigh`` for a world that is only played on, by its rules, from one question to the next.

        Override where thoughts can be kept from question to question.
        """
        return self.weigh(s, seat, options)

    def looks(self, s: Any, seat: int, options: list[Action]) -> bool:
        """Whether an adept should look ahead here; where ``weigh`` says all, it need not."""
        return True

    def moment(self, s: Any, played: int) -> int:
        """How far the game has come after so many decisions of a look ahead; options are compared at the same moment.

        Override where a choice can put off the turns of others: then options that do so would see less of them.
        """
        return played

    def settled(self, s: Any) -> bool:
        """Whether what was begun is over, as far as it matters: in the middle of a battle chances say little."""
        return True

    def plan(self, s: Any, seat: int, action: Action) -> Message | None:
        """The plan behind an option, in words ``plan-NAME``; None if there is none worth telling."""
        return None

    def contrast(self, before: Any, mine: Any, other: Any, seat: int) -> list[tuple[Kind, Message]]:
        """What a seat has in one position and not in the other, each with the aspect it belongs to, in words
        ``fact-NAME``. Both came of the position ``before``."""
        return []
