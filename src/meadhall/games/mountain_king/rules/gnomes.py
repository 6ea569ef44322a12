"""Gnome tokens: nobody knows a strength before somebody looks, and the supply can run out."""

from __future__ import annotations

from meadhall.games.mountain_king import messages
from meadhall.games.mountain_king.draws import StrengthDraw
from meadhall.games.mountain_king.facts import MOST_GNOMES
from meadhall.games.mountain_king.secrecy import known_to_all, note_mixing, note_settled, note_shown
from meadhall.games.mountain_king.state import MountainKingState
from meadhall.kernel.action import Action
from meadhall.kernel.sets import bits
from meadhall.kernel.step import Step


class Entrench(Step):
    """A second Gnome joins a single one. An empty supply is filled with those by the Wheel first."""

    cavern: int
    rule = "MK-11.2"

    def run(self, s: MountainKingState) -> None:
        if len(s.gnomes[self.cavern]) >= MOST_GNOMES:
            return
        if s.reserve:
            s.add_gnome(self.cavern)
            s.tell(messages.ENTRENCHED, self.cavern)
        elif s.gnomes_by_wheel():
            s.then(MixBack(), self)
        else:
            s.tell(messages.NO_GNOMES)


class MixBack(Step):
    """The tokens by the Wheel, which everybody has seen, go back into the supply."""

    rule = "MK-10.5"

    def run(self, s: MountainKingState) -> None:
        if s.gnomes_by_wheel():
            s.then(Settle(), ToSupply())


class ToSupply(Step):
    rule = "MK-10.5"

    def run(self, s: MountainKingState) -> None:
        s.mix_back()


class Settle(Step):
    """Before tokens go back, fate gives each one that lies face down on the map its strength, unseen by all.

    It cannot be one of those that go back. Until then a token on the map and one in the supply are equally unknown.
    """

    rule = "MK-1.7"

    def run(self, s: MountainKingState) -> None:
        note_mixing(s)
        s.then(SettleNext())


class SettleNext(Step):
    rule = "MK-1.7"

    def run(self, s: MountainKingState) -> None:
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

    def run(self, s: MountainKingState) -> None:
        strength, known = s.gnomes[self.cavern][self.token]
        if not strength:
            s.then(FindStrength(self.cavern, self.token))
        elif not known_to_all(s, known):
            s.set_token(self.cavern, self.token, strength, s.facts.all_seats)
            note_shown(s, self.cavern, self.token, strength)
            s.tell(messages.GNOME_REVEALED, self.cavern, strength)


class SettleStrength(StrengthDraw):
    cavern: int
    token: int
    rule = "MK-1.7"

    def take(self, s: MountainKingState, action: Action) -> None:
        s.pool[action.arg] -= 1
        s.set_token(self.cavern, self.token, action.arg + 1, 0)
        note_settled(s, self.cavern, self.token)

    def witnesses(self, s: MountainKingState) -> tuple[int, ...]:
        return ()


class FindStrength(StrengthDraw):
    cavern: int
    token: int
    rule = "MK-1.7"

    def take(self, s: MountainKingState, action: Action) -> None:
        s.pool[action.arg] -= 1
        s.set_token(self.cavern, self.token, action.arg + 1, s.facts.all_seats)
        s.tell(messages.GNOME_REVEALED, self.cavern, action.arg + 1)
