"""Who begins: the Barbarians (2.20), else the highest roll (2.21), or the highest bid (22.11-22.13)."""

from __future__ import annotations

from meadhall.games.dragon_lords import messages
from meadhall.games.dragon_lords.rules.common import gold
from meadhall.games.dragon_lords.rules.common.aside import NOT_YET, Aside
from meadhall.games.dragon_lords.rules.common.dice import SIX, Dice
from meadhall.games.dragon_lords.state import DragonLordsState
from meadhall.games.dragon_lords.words import BARBARIANS, BID, PEOPLES, do_bid
from meadhall.kernel.action import Action
from meadhall.kernel.message import Event, Message
from meadhall.kernel.step import Step


def begin_with(s: DragonLordsState, highest: tuple[int, ...]) -> None:
    """The people with the highest roll or bid begins; several that are equal roll for it."""
    if len(highest) > 1:
        s.then(RollOff(highest, ()))
        return
    s.first = highest[0]
    s.tell(messages.BEGINS, s.first)


class Initiative(Step):
    rule = "DL-2.20"

    def run(self, s: DragonLordsState) -> None:
        if s.facts.bid:
            s.then(Bid((NOT_YET,) * PEOPLES))
        elif BARBARIANS in s.peoples:
            begin_with(s, (BARBARIANS,))
        else:
            begin_with(s, s.peoples)


# --- rolling --------------------------------------------------------------------------------------


class RollOff(Step):
    """Each of these peoples rolls, and the highest roll begins; equals roll again."""

    rolling: tuple[int, ...]
    faces: tuple[int, ...]
    rule = "DL-2.21"

    def run(self, s: DragonLordsState) -> None:
        if len(self.faces) < len(self.rolling):
            s.then(RollForFirst(1, SIX, (), self.rolling, self.faces))
            return
        best = max(self.faces)
        begin_with(s, tuple(people for people, face in zip(self.rolling, self.faces, strict=True) if face == best))


class RollForFirst(Dice):
    rolling: tuple[int, ...]
    faces: tuple[int, ...]
    rule = "DL-2.21"

    def rolled(self, s: DragonLordsState, faces: tuple[int, ...]) -> None:
        s.tell(messages.ROLLED_FOR_FIRST, self.rolling[len(self.faces)], faces[0])
        s.then(RollOff(self.rolling, (*self.faces, faces[0])))


# --- bidding --------------------------------------------------------------------------------------


class Bid(Aside):
    """Each people bids some of its gold; all pay, and of equal highest bids a roll decides."""

    rule = "DL-22.11"

    def possible(self, s: DragonLordsState, at: int) -> list[int]:
        return list(range(min(s.gold_of(at), len(BID) - 1) + 1))

    def prompt(self, s: DragonLordsState, seat: int) -> Message:
        return Message(messages.ASK_BID, (self.next_of(s, seat),))

    def options(self, s: DragonLordsState, seat: int) -> list[Action]:
        return do_bid.actions[: s.gold_of(self.next_of(s, seat)) + 1]

    def take(self, s: DragonLordsState, seat: int, action: Action) -> None:
        people = self.next_of(s, seat)
        veil = Event(messages.BID_CHOSEN_HIDDEN, (people,))
        s.whisper((seat,), messages.BID_CHOSEN, people, action.arg, veil=veil)
        self.choose(s, seat, action.arg)

    def refusal(self, s: DragonLordsState, seat: int, action: Action) -> str:
        return "DL-3.9" if action.verb is do_bid else self.rule

    def reveal(self, s: DragonLordsState) -> None:
        for people in s.peoples:
            s.tell(messages.BID_SHOWN, people, self.aside[people])
            gold.pay(s, people, self.aside[people])
        best = max(self.aside)
        begin_with(s, tuple(people for people in s.peoples if self.aside[people] == best))
