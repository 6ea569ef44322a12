"""Chapter 11, fallen Trolls: whose it is, which unit it is, what it earns and where it goes."""

from __future__ import annotations

from meadhall.games.mountain_king import messages
from meadhall.games.mountain_king.champions.defenders import fallen_honour
from meadhall.games.mountain_king.facts import NOBODY
from meadhall.games.mountain_king.rules.honour import gain_honour
from meadhall.games.mountain_king.state import MountainKingState
from meadhall.games.mountain_king.words import SIGGDAN, do_doom, do_fall, do_fall_pawn, do_pass, do_retreat, each
from meadhall.kernel.action import Action
from meadhall.kernel.message import Message
from meadhall.kernel.step import Chance, Choice, Step


class Fall(Step):
    """One Troll of the cavern falls; with several players there, a draw decides whose."""

    cavern: int
    breach: bool
    rule = "MK-11.20"

    def run(self, s: MountainKingState) -> None:
        there = s.seats_in(self.cavern)
        if len(there) == 1:
            s.then(FallOne(there[0], self.cavern, self.breach))
        elif s.pawn[SIGGDAN] == self.cavern:
            s.then(Volunteer(s.holder[SIGGDAN], self.cavern, self.breach))
        else:
            s.then(DrawFallen(self.cavern, self.breach))


class Volunteer(Choice):
    """Siggdan may fall instead of leaving it to the draw."""

    cavern: int
    breach: bool
    rule = "MK-15.18"
    verbs = (do_fall_pawn, do_pass.verb)

    def prompt(self, s: MountainKingState) -> Message:
        return Message(messages.ASK_VOLUNTEER, (self.cavern,))

    def options(self, s: MountainKingState) -> list[Action]:
        return [do_pass, do_fall_pawn[SIGGDAN]]

    def take(self, s: MountainKingState, action: Action) -> None:
        if action is do_pass:
            s.then(DrawFallen(self.cavern, self.breach))
        else:
            fall(s, self.seat, self.cavern, SIGGDAN, self.breach)


class DrawFallen(Chance):
    """A cube for each unit is put in, and one is drawn."""

    cavern: int
    breach: bool
    rule = "MK-11.22"
    kind = "fallen"

    def outcomes(self, s: MountainKingState) -> list[tuple[Action, int]]:
        return [(do_doom[seat], s.units(seat, self.cavern)) for seat in s.seats_in(self.cavern)]

    def take(self, s: MountainKingState, action: Action) -> None:
        s.then(FallOne(action.arg, self.cavern, self.breach))


class FallOne(Step):
    """One unit of a player falls; a player with different units there chooses."""

    who: int
    cavern: int
    breach: bool
    rule = "MK-11.23"

    def run(self, s: MountainKingState) -> None:
        choice = ChooseFallen(self.who, self.cavern, self.breach)
        units = choice.options(s)
        if len(units) > 1:
            s.then(choice)
        else:
            choice.take(s, units[0])


class ChooseFallen(Choice):
    cavern: int
    breach: bool
    rule = "MK-11.23"
    verbs = (do_fall.verb, do_fall_pawn)

    def prompt(self, s: MountainKingState) -> Message:
        return Message(messages.ASK_FALLEN, (self.cavern,))

    def options(self, s: MountainKingState) -> list[Action]:
        trolls = [do_fall] if s.trolls_at(self.seat, self.cavern) else []
        return trolls + each(do_fall_pawn, s.pawns_at(self.seat, self.cavern))

    def take(self, s: MountainKingState, action: Action) -> None:
        fall(s, self.seat, self.cavern, NOBODY if action is do_fall else action.arg, self.breach)


def fall(s: MountainKingState, seat: int, cavern: int, champion: int, breach: bool) -> None:
    """A Troll goes back to the supply, a Champion to a Lair."""
    honour = fallen_honour(s, seat, champion, breach)
    s.fallen += 1
    if champion == NOBODY:
        s.lift_trolls(seat, cavern)
        s.stock[seat] += 1
        s.tell(messages.FALLEN, seat, cavern)
    else:
        s.tell(messages.PAWN_FALLEN, seat, champion, cavern)
        s.then(CarryHome(seat, champion))
        s.put_pawn(champion, s.lair[seat][0])
    gain_honour(s, seat, honour)


class CarryHome(Choice):
    """To which Lair a fallen Champion goes."""

    champion: int
    rule = "MK-11.24"
    verbs = (do_retreat,)

    def prompt(self, s: MountainKingState) -> Message:
        return Message(messages.ASK_CARRY_HOME, (self.champion,))

    def options(self, s: MountainKingState) -> list[Action]:
        return each(do_retreat, s.lair[self.seat])

    def take(self, s: MountainKingState, action: Action) -> None:
        s.put_pawn(self.champion, action.arg)
        s.tell(messages.CARRIED_HOME, self.seat, self.champion, action.arg)
