"""Chapter 1, dice: a handful of equal dice at a time, and the crystal die."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from itertools import combinations_with_replacement
from math import factorial
from random import Random
from typing import ClassVar

from meadhall.games.dragon_lords.state import DragonLordsState
from meadhall.games.dragon_lords.words import HANDFUL, do_crystal, do_roll, do_rolls
from meadhall.kernel.action import Action
from meadhall.kernel.step import Chance

SIX = 6
THROWS = {action.args: action for verb in do_rolls for action in verb.actions}
"""By the faces of a throw, the lowest first, the action that stands for it."""


def parse_dice(amount: str) -> tuple[int, int, int]:
    """The number of dice, their sides and what is added: ``1d6+2`` means one die with six sides, plus two."""
    dice, _, rest = amount.partition("d")
    sides, _, plus = rest.partition("+")
    return int(dice), int(sides), int(plus or 0)


@lru_cache
def throws_of(dice: int) -> list[tuple[Action, int]]:
    """All that a number of six-sided dice can show, each with the number of ways to throw it."""
    found: list[tuple[Action, int]] = []
    for faces in combinations_with_replacement(range(SIX), dice):
        ways = factorial(dice)
        for times in Counter(faces).values():
            ways //= factorial(times)
        found.append((THROWS[faces], ways))
    return found


class Dice(Chance):
    """Throw ``dice`` dice with ``sides`` sides each, one handful after the other if they are many.

    ``shown`` gathers the faces; ``rolled`` is told all of them.
    """

    dice: int
    sides: int
    shown: tuple[int, ...]
    kind = "dice"

    def rolled(self, s: DragonLordsState, faces: tuple[int, ...]) -> None:
        raise NotImplementedError

    def throw(self, s: DragonLordsState, amount: int | str) -> None:
        """Throw the dice that an amount names, such as ``2d6``; a plain number counts as rolled."""
        if isinstance(amount, int):
            self.rolled(s, (amount,))
        else:
            dice, sides, _ = parse_dice(amount)
            s.then(self.but(dice=dice, sides=sides))

    def again(self, shown: tuple[int, ...]) -> Dice:
        """The rest of this throw, when some faces are known already."""
        return self.but(shown=shown)

    def handful(self) -> int:
        """How many dice are thrown at once; of most kinds there is only one in the box."""
        return min(self.dice - len(self.shown), HANDFUL if self.sides == SIX else 1)

    def outcomes(self, s: DragonLordsState) -> list[tuple[Action, int]]:
        if self.sides == SIX:
            return throws_of(self.handful())
        return [(do_roll[face], 1) for face in range(self.sides)]

    def allows(self, s: DragonLordsState, action: Action) -> bool:
        if self.sides == SIX:
            return action.verb is do_rolls[self.handful() - 1] and max(action.args) < SIX
        return action.verb is do_roll and action.arg < self.sides

    def sample(self, s: DragonLordsState, rng: Random) -> Action:
        count, random, sides = self.handful(), rng.random, self.sides
        if count == 1:
            return do_roll[int(random() * sides)]
        return THROWS[tuple(sorted([int(random() * SIX) for _ in range(count)]))]

    def take(self, s: DragonLordsState, action: Action) -> None:
        shown = self.shown + tuple([face + 1 for face in action.args])
        if len(shown) < self.dice:
            s.then(self.again(shown))
        else:
            self.rolled(s, shown)


class Crystal(Chance):
    """Consult the gods: the crystal die shows yellow, blue or red."""

    kind: ClassVar[str] = "crystal"

    def rolled(self, s: DragonLordsState, face: int) -> None:
        raise NotImplementedError

    def outcomes(self, s: DragonLordsState) -> list[tuple[Action, int]]:
        return [(do_crystal[face], faces) for face, faces in enumerate(s.facts.parts.bank.crystal)]

    def allows(self, s: DragonLordsState, action: Action) -> bool:
        return action.verb is do_crystal

    def take(self, s: DragonLordsState, action: Action) -> None:
        self.rolled(s, action.arg)
