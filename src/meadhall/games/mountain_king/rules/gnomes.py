"""Gnome tokens: nobody knows a strength before somebody looks, and the supply can run out."""

from __future__ import annotations

from meadhall.games.mountain_king import says
from meadhall.games.mountain_king.state import Mountain
from meadhall.games.mountain_king.table import MOST_GNOMES
from meadhall.games.mountain_king.words import do_strength
from meadhall.kernel.action import Action
from meadhall.kernel.step import Chance, Step


def gnome_left(s: Mountain) -> bool:
    """Whether another Gnome can come. An empty supply is filled with those by the Wheel first."""
    if not s.reserve:
        s.mix_back()
    if not s.reserve:
        s.tell(says.NO_GNOMES)
    return s.reserve > 0


def entrench(s: Mountain, cavern: int) -> None:
    """A single Gnome gets company; two are enough."""
    if len(s.gnomes[cavern]) < MOST_GNOMES and gnome_left(s):
        s.add_gnome(cavern)
        s.tell(says.ENTRENCHED, cavern)


class Reveal(Step):
    """A token is turned up for all to see, and stays known."""

    cavern: int
    token: int
    rule = "MK-6.11"

    def run(self, s: Mountain) -> None:
        strength, known = s.gnomes[self.cavern][self.token]
        if not strength:
            s.then(FindStrength(self.cavern, self.token))
        elif known != s.table.all_seats:
            s.set_token(self.cavern, self.token, strength, s.table.all_seats)
            s.tell(says.GNOME_REVEALED, self.cavern, strength)


def strengths(s: Mountain) -> list[tuple[Action, int]]:
    return [(do_strength[n], count) for n, count in enumerate(s.pool) if count]


class FindStrength(Chance):
    cavern: int
    token: int
    rule = "MK-1.7"
    kind = "strength"

    def outcomes(self, s: Mountain) -> list[tuple[Action, int]]:
        return strengths(s)

    def take(self, s: Mountain, action: Action) -> None:
        s.pool[action.arg] -= 1
        s.set_token(self.cavern, self.token, action.arg + 1, s.table.all_seats)
        s.tell(says.GNOME_REVEALED, self.cavern, action.arg + 1)
