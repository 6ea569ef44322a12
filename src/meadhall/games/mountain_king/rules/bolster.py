"""Chapter 7, Bolster: Trolls from the supply into one dominated cavern."""

from __future__ import annotations

from meadhall.games.mountain_king import messages
from meadhall.games.mountain_king.champions import powers
from meadhall.games.mountain_king.rules.sending import send, sent_by, trolls_to_send
from meadhall.games.mountain_king.state import MountainKingState
from meadhall.games.mountain_king.words import do_add_trolls, do_bolster, do_done, do_send, do_send_pawn, each
from meadhall.kernel.action import Action
from meadhall.kernel.message import Message
from meadhall.kernel.sets import bits, without
from meadhall.kernel.step import Choice


def places(s: MountainKingState, seat: int) -> list[Action]:
    return each(do_bolster, bits(s.dominated(seat) | powers.foothold(s, seat)))


def begin(s: MountainKingState, seat: int, cavern: int, power: int) -> None:
    power += powers.bolster_bonus(s, seat, cavern)
    if s.stock[seat]:
        s.ask(AddTrolls(seat, cavern, power))
    else:
        s.ask(BringOver(seat, cavern, power), idle=do_done)


class AddTrolls(Choice):
    """How many come out of the supply."""

    cavern: int
    power: int
    rule = "MK-7.3"
    verbs = (do_add_trolls, do_bolster, do_send, do_send_pawn)

    def prompt(self, s: MountainKingState) -> Message:
        return Message(messages.ASK_TROLLS, (self.cavern, min(self.power, s.stock[self.seat])))

    def options(self, s: MountainKingState) -> list[Action]:
        return do_add_trolls.actions[: min(self.power, s.stock[self.seat])]

    def take(self, s: MountainKingState, action: Action) -> None:
        count = action.arg + 1
        s.place_trolls(self.seat, self.cavern, count)
        s.tell(messages.BOLSTERED, self.seat, count, self.cavern)
        left = self.power - count
        if left and not s.stock[self.seat]:
            s.ask(BringOver(self.seat, self.cavern, left), idle=do_done)

    def refusal(self, s: MountainKingState, action: Action) -> str:
        if action.verb is do_bolster:
            return "MK-7.2"
        if action.verb in (do_send, do_send_pawn):
            return "MK-7.6"
        if action.verb is do_add_trolls and action.arg + 1 > s.stock[self.seat]:
            return "MK-7.4"
        return self.rule


class BringOver(Choice):
    """With an empty supply, own units from anywhere come instead."""

    cavern: int
    left: int
    rule = "MK-7.5"
    verbs = (do_send, do_send_pawn, do_done.verb, do_add_trolls, do_bolster)

    def prompt(self, s: MountainKingState) -> Message:
        return Message(messages.ASK_BRING_OVER, (self.cavern, self.left))

    def options(self, s: MountainKingState) -> list[Action]:
        elsewhere = bits(without(s.present[self.seat], self.cavern))
        pawns = [champion for champion in s.pawns(self.seat) if s.pawn[champion] != self.cavern]
        trolls = trolls_to_send(s, self.seat, elsewhere, self.left)
        return [do_done, *trolls, *(do_send_pawn[champion] for champion in pawns)]

    def take(self, s: MountainKingState, action: Action) -> None:
        if action is do_done:
            return
        _, count = sent_by(s, action)
        send(s, self.seat, self.cavern, action)
        if self.left > count:
            s.ask(self.but(left=self.left - count), idle=do_done)

    def refusal(self, s: MountainKingState, action: Action) -> str:
        if action.verb is do_bolster:
            return "MK-7.2"
        return "MK-7.4" if action.verb is do_add_trolls else self.rule
