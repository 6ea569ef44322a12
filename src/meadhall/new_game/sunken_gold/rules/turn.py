"""Chapter 2: a turn."""

from __future__ import annotations

from meadhall.kernel.action import Action
from meadhall.kernel.message import Message
from meadhall.kernel.step import Chance, Choice, Step
from meadhall.new_game.sunken_gold.messages import ASK_DIVE, ASK_SAIL, FOUND, ROUND, SAILED, STAYED_DRY
from meadhall.new_game.sunken_gold.rules.ending import Finish
from meadhall.new_game.sunken_gold.state import Sea
from meadhall.new_game.sunken_gold.words import REEFS, do_dive, do_find, do_pass, do_sail


class NextRound(Step):
    """The course of the game: everybody has a turn, and then this comes again."""

    rule = "SG-2.1"

    def run(self, s: Sea) -> None:
        if s.round == s.rounds:
            s.then(Finish())
            return
        s.round += 1
        s.tell(ROUND, s.round)
        s.then(*(Sail(seat) for seat in range(s.players)), NextRound())


class Sail(Choice):
    rule = "SG-2.1"
    asks = ASK_SAIL
    verbs = (do_sail,)

    def options(self, s: Sea) -> list[Action]:
        here, reach = s.boat[self.seat], s.parts.boat.reach
        return [do_sail[reef] for reef in range(REEFS) if reef != here and abs(reef - here) <= reach]

    def refusal(self, s: Sea, action: Action) -> str:
        return "SG-2.2" if action is do_sail[s.boat[self.seat]] else "SG-2.3"

    def take(self, s: Sea, action: Action) -> None:
        s.boat[self.seat] = action.arg
        s.tell(SAILED, self.seat, action.arg)
        if s.air[self.seat] and s.coins[action.arg]:
            s.then(Dive(self.seat))


class Dive(Choice):
    rule = "SG-2.4"
    verbs = (do_dive.verb, do_pass.verb)

    def prompt(self, s: Sea) -> Message:
        return Message(ASK_DIVE, (s.boat[self.seat],))

    def options(self, s: Sea) -> list[Action]:
        return [do_dive, do_pass]

    def take(self, s: Sea, action: Action) -> None:
        if action is do_pass:
            s.tell(STAYED_DRY, self.seat)
            return
        s.air[self.seat] -= 1
        s.then(Find(self.seat))


class Find(Chance):
    """Coins have no worth until somebody brings them up."""

    seat: int
    rule = "SG-2.5"
    kind = "coin"

    def outcomes(self, s: Sea) -> list[tuple[Action, int]]:
        return [(do_find[worth], count) for worth, count in enumerate(s.bag) if count]

    def take(self, s: Sea, action: Action) -> None:
        reef = s.boat[self.seat]
        s.bag[action.arg] -= 1
        s.coins[reef] -= 1
        s.gold[self.seat * REEFS + reef] += action.arg + 1
        s.tell(FOUND, self.seat, action.arg, reef)
