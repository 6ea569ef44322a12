"""Gnome tokens: nobody knows a strength before somebody looks, and the supply can run out."""

from __future__ import annotations

from meadhall.games.mountain_king import says
from meadhall.games.mountain_king.secrecy import note_mixing, note_settled, note_shown
from meadhall.games.mountain_king.state import Mountain
from meadhall.games.mountain_king.table import MOST_GNOMES
from meadhall.games.mountain_king.words import do_strength
from meadhall.kernel.action import Action
from meadhall.kernel.sets import bits
from meadhall.kernel.step import Chance, Step


class Entrench(Step):
    """A single Gnome gets company; two are enough. An empty supply is filled with those by the Wheel first."""

    cavern: int
    rule = "MK-11.2"

    def run(self, s: Mountain) -> None:
        if len(s.gnomes[self.cavern]) >= MOST_GNOMES:
            return
        if s.reserve:
            s.add_gnome(self.cavern)
            s.tell(says.ENTRENCHED, self.cavern)
        elif s.gnomes_by_wheel():
            s.then(MixBack(), self)
        else:
            s.tell(says.NO_GNOMES)


class MixBack(Step):
    """The tokens by the Wheel, which everybody has seen, go back into the supply."""

    rule = "MK-10.5"

    def run(self, s: Mountain) -> None:
        if s.gnomes_by_wheel():
            s.then(Settle(), ToSupply())


class ToSupply(Step):
    rule = "MK-10.5"

    def run(self, s: Mountain) -> None:
        s.mix_back()


class Settle(Step):
    """What lies face down on the map cannot be a token that goes back only now: fate settles what it is, unseen.

    Until then a token on the map and one in the supply are equally unknown, and nobody needs to settle anything.
    """

    rule = "MK-1.7"

    def run(self, s: Mountain) -> None:
        note_mixing(s)
        s.then(SettleNext())


class SettleNext(Step):
    rule = "MK-1.7"

    def run(self, s: Mountain) -> None:
        for cavern in bits(s.overrun):
            for token, (strength, _) in enumerate(s.gnomes[cavern]):
                if not strength:
                    s.then(SettleStrength(cavern, token), self)
                    return


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
            note_shown(s, self.cavern, self.token, strength)
            s.tell(says.GNOME_REVEALED, self.cavern, strength)


def strengths(s: Mountain) -> list[tuple[Action, int]]:
    return [(do_strength[n], count) for n, count in enumerate(s.pool) if count]


class SettleStrength(Chance):
    cavern: int
    token: int
    rule = "MK-1.7"
    kind = "strength"

    def outcomes(self, s: Mountain) -> list[tuple[Action, int]]:
        return strengths(s)

    def take(self, s: Mountain, action: Action) -> None:
        s.pool[action.arg] -= 1
        s.set_token(self.cavern, self.token, action.arg + 1, 0)
        note_settled(s, self.cavern, self.token)

    def witnesses(self, s: Mountain) -> tuple[int, ...]:
        return ()


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
