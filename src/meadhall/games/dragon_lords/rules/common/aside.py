"""Choices that all players make at once, for each of their peoples: nobody sees them until all have chosen."""

from __future__ import annotations

from random import Random
from typing import Self

from meadhall.games.dragon_lords.facts import NOWHERE, UNKNOWN
from meadhall.games.dragon_lords.state import DragonLordsState
from meadhall.kernel.step import Together

NOT_YET = NOWHERE


class Aside(Together):
    """``aside`` has the choices of all four peoples in a row, the same number of entries for each of them."""

    aside: tuple[int, ...]

    def each(self, s: DragonLordsState) -> int:
        """How many things a people chooses, one after the other."""
        return len(self.aside) // len(s.leader)

    def possible(self, s: DragonLordsState, at: int) -> list[int]:
        """What can be chosen for an entry, given those before it."""
        raise NotImplementedError

    def reveal(self, s: DragonLordsState) -> None:
        """All have chosen."""
        raise NotImplementedError

    def entries(self, s: DragonLordsState, seat: int) -> list[int]:
        """The entries that a seat fills in, in order."""
        each = self.each(s)
        return [people * each + n for people in s.peoples if s.leader[people] == seat for n in range(each)]

    def next_of(self, s: DragonLordsState, seat: int) -> int:
        """The entry that a seat fills in next; nowhere if it has filled in all."""
        each = self.each(s)
        for people in s.peoples:
            if s.leader[people] == seat:
                for at in range(people * each, (people + 1) * each):
                    if self.aside[at] == NOT_YET:
                        return at
        return NOWHERE

    def waiting(self, s: DragonLordsState) -> tuple[int, ...]:
        return tuple([seat for seat in range(s.players) if self.next_of(s, seat) != NOWHERE])

    def has_chosen(self, s: DragonLordsState, seat: int) -> bool:
        return any(self.aside[at] != NOT_YET for at in self.entries(s, seat))

    def choose(self, s: DragonLordsState, seat: int, choice: int) -> None:
        """Fill in the next entry of a seat, and show all of them if it was the last."""
        after = self.filled(self.next_of(s, seat), choice)
        if after.waiting(s):
            s.then(after)
        else:
            after.reveal(s)

    def filled(self, at: int, choice: int) -> Self:
        return self.but(aside=(*self.aside[:at], choice, *self.aside[at + 1 :]))

    def seen_by(self, s: DragonLordsState, viewer: int | None) -> Self:
        own = set() if viewer is None else set(self.entries(s, viewer))
        return self.but(aside=tuple(
            choice if at in own or choice == NOT_YET else UNKNOWN for at, choice in enumerate(self.aside)))  # fmt: skip

    def imagined(self, s: DragonLordsState, rng: Random) -> Self:
        guess = self
        for at, choice in enumerate(self.aside):
            if choice == UNKNOWN:
                guess = guess.filled(at, rng.choice(guess.possible(s, at)))
        return guess
