"""Steps: what is still to be done, as small immutable values on a state's agenda.

An automatic step runs by itself. A choice waits for one seat, a together step for several, and chance for fate.
A step is a frozen dataclass of numbers, words, booleans and tuples of these, so that any agenda can be written down.
"""

from __future__ import annotations

from random import Random
from typing import ClassVar, Generic, TypeVar

from meadhall.kernel.action import Action, Verb
from meadhall.kernel.message import Kind, Message

S = TypeVar("S")

AUTOMATIC, CHOICE, CHANCE, TOGETHER = range(4)


class Step(Generic[S]):
    """An automatic step: ``run`` does what the rule says and may put further steps on the agenda."""

    __slots__: tuple[str, ...] = ()

    mode: ClassVar[int] = AUTOMATIC
    rule: ClassVar[str] = ""

    def cites(self, s: S) -> str:
        """The rule that this step carries out; where editions differ, the one that is played."""
        return self.rule

    def run(self, s: S) -> None:
        raise NotImplementedError(f"{type(self).__name__} does not run by itself")


class Choice(Step[S]):
    """One seat chooses one of the options.

    ``options`` is the only place that says what is legal. ``refusal`` merely names the rule behind a "no".
    """

    __slots__ = ()

    mode = CHOICE
    asks: ClassVar[Kind]
    secret: ClassVar[bool] = False
    verbs: ClassVar[tuple[Verb, ...]] = ()
    """What the question is about: other verbs belong to another moment of the game."""

    seat: int

    def options(self, s: S) -> list[Action]:
        raise NotImplementedError

    def take(self, s: S, action: Action) -> None:
        raise NotImplementedError

    def refusal(self, s: S, action: Action) -> str:
        return self.cites(s)

    def prompt(self, s: S) -> Message:
        return Message(self.asks)


class Together(Step[S]):
    """Several seats choose at once; ``waiting`` lists those that have not chosen yet.

    ``take`` puts the step back on the agenda, with the choice in it, until nobody is waiting.
    """

    __slots__ = ()

    mode = TOGETHER
    asks: ClassVar[Kind]
    secret: ClassVar[bool] = True

    def waiting(self, s: S) -> tuple[int, ...]:
        raise NotImplementedError

    def options(self, s: S, seat: int) -> list[Action]:
        raise NotImplementedError

    def allows(self, s: S, seat: int, action: Action) -> bool:
        """Whether the action is one of the seat's options. Override where that is quicker than listing them."""
        return action in self.options(s, seat)

    def take(self, s: S, seat: int, action: Action) -> None:
        raise NotImplementedError

    def refusal(self, s: S, seat: int, action: Action) -> str:
        return self.cites(s)

    def prompt(self, s: S, seat: int) -> Message:
        return Message(self.asks)


class Chance(Step[S]):
    """Fate answers. ``outcomes`` lists the possible answers with their whole-number weights."""

    __slots__ = ()

    mode = CHANCE
    kind: ClassVar[str]

    def outcomes(self, s: S) -> list[tuple[Action, int]]:
        raise NotImplementedError

    def allows(self, s: S, action: Action) -> bool:
        """Whether the action is a possible answer. Override where that is quicker than listing them."""
        return any(action is one for one, _ in self.outcomes(s))

    def take(self, s: S, action: Action) -> None:
        raise NotImplementedError

    def witnesses(self, s: S) -> tuple[int, ...] | None:
        """The seats that see the answer; None means everybody."""
        return None

    def sample(self, s: S, rng: Random) -> Action:
        """One answer with its proper chance. Override where the outcomes are too many to list."""
        outcomes = self.outcomes(s)
        total = sum(weight for _, weight in outcomes)
        at = rng.randrange(total)
        for action, weight in outcomes:
            at -= weight
            if at < 0:
                return action
        raise AssertionError("weights are positive")
