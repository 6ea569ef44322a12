"""What the sheets have in common: where a move begins, who goes along, and how the rules say that."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from typing import NamedTuple

from meadhall.draw.sheet import Drafted, Trials, Value, notation
from meadhall.games.dragon_lords.board.scribe import Scribe
from meadhall.games.dragon_lords.rules.war.band import Band, barred_pieces, must_stay, plain_units_ready
from meadhall.games.dragon_lords.state import DragonLordsState
from meadhall.games.dragon_lords.words import COUNT, do_bring, do_done, do_send
from meadhall.kernel.action import Action
from meadhall.kernel.draft import Draft
from meadhall.kernel.sets import bits

MOST_BARS = 14
"""Of more numbers than this only some are shown."""


class Going(NamedTuple):
    """Who goes from one place."""

    origin: int
    plain: int = 0
    pieces: tuple[int, ...] = ()

    @property
    def total(self) -> int:
        return self.plain + len(self.pieces)


class Composer:
    """The move that a draft has last begun, and every change of it as a whole draft again."""

    def __init__(self, draft: Drafted, scribe: Scribe, *questions: str, from_the_first: bool = False) -> None:
        """``questions`` are those that such a move begins with; ``from_the_first`` if it answers them several times."""
        found = [at for at, question in enumerate(draft.questions) if question in questions]
        at = len(draft.actions) if not found else found[0] if from_the_first else found[-1]
        self.scribe = scribe
        self.seat = draft.seat
        self.move = draft.actions[at:]
        self.trials = Trials(draft, draft.actions[:at])
        self.start: DragonLordsState = self.trials.after()
        """A world in which the move can be tried out."""
        self.known: DragonLordsState = self.start.view(self.seat).position
        """What the seat knows of it."""
        self.people: int = getattr(self.start.agenda[-1], "people", self.start.active)

    def value(
        self,
        n: int,
        actions: Sequence[Action],
        label: str = "",
        note: str = "",
        place: str = "",
        share: int | None = None,
    ) -> Value:
        """A value that leads to these actions; it can be chosen if they are legal."""
        legal = self.trials.after(actions) is not None
        whole = notation((*self.trials.before, *actions)) if legal else None
        return Value(n, label, whole, note, share=share)

    def asks(self, actions: Sequence[Action], *steps: type) -> bool:
        """Whether such a question follows some actions."""
        after = self.trials.after(actions)
        return after is not None and self.seat in after.deciding and isinstance(after.agenda[-1], steps)

    def goes_on(self, actions: Sequence[Action]) -> bool:
        """Whether a draft may have more after the last of some actions: it meets no fate and tells nobody anything."""
        before = self.trials.after(actions[:-1])
        return before is not None and Draft(before, self.seat).add(actions[-1])

    def with_band(self, actions: Sequence[Action], going: Going) -> list[Action]:
        """The actions, and then who goes."""
        found = [*actions, *(do_bring[piece] for piece in going.pieces)]
        if going.plain:
            return [*found, do_send[going.plain - 1]]
        return [*found, do_done] if self.asks(found, Band) else found


def read_band(origin: int, actions: Iterable[Action]) -> Going:
    """Who goes from a place, as a draft says it."""
    going = Going(origin)
    for action in actions:
        if action.verb is do_bring:
            going = going._replace(pieces=(*going.pieces, action.arg))
        elif action.verb is do_send:
            going = going._replace(plain=going.plain + action.arg + 1)
    return going


def movable_pieces(s: DragonLordsState, people: int, origin: int, move: int, goal: int) -> list[int]:
    return list(bits(s.pieces_at(people, origin) & ~barred_pieces(s, people, move, goal)))


def most_plain(s: DragonLordsState, people: int, origin: int, move: int, pieces: Collection[int] = ()) -> int:
    """How many plain units can go from a place besides some pieces."""
    free = s.count(people, origin) - must_stay(s, people, origin) - len(pieces)
    return max(0, min(plain_units_ready(s, people, origin, move), free, len(COUNT)))


def numbers(least: int, most: int, chosen: int) -> list[int]:
    """The numbers to choose from: all; of many the small, the round, and those beside the present one."""
    every = range(least, most + 1)
    if len(every) <= MOST_BARS:
        return list(every)
    near = {chosen - 1, chosen, chosen + 1}
    step = max(2, most // 8)
    return [n for n in every if n <= 5 or n in near or n % step == 0 or n == most]
