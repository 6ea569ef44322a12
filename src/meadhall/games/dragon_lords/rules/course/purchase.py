"""Chapter 3, the purchase phase: units and ships for gold, placed at the end of the turn; and standing orders."""

from __future__ import annotations

from meadhall.games.dragon_lords import messages
from meadhall.games.dragon_lords.rules.common import gold, guesses
from meadhall.games.dragon_lords.rules.common.questions import PeopleChoice
from meadhall.games.dragon_lords.rules.course import elimination
from meadhall.games.dragon_lords.rules.course.reinforcement import home_lands
from meadhall.games.dragon_lords.rules.sea import shipyard
from meadhall.games.dragon_lords.rules.sea.harbours import sails_left
from meadhall.games.dragon_lords.rules.sorcery import magic
from meadhall.games.dragon_lords.state import DragonLordsState
from meadhall.games.dragon_lords.words import (
    COUNT,
    do_buy,
    do_buy_ship,
    do_cast,
    do_depart,
    do_done,
    do_order,
    do_spell,
)
from meadhall.kernel.action import Action
from meadhall.kernel.message import Message
from meadhall.kernel.step import Step

REORDERED = "order"
"""Noted among the deeds of a turn: the standing order was changed, or can no longer be changed."""


def begin(s: DragonLordsState, people: int) -> None:
    s.ask(Purchase(s.leader[people], people))


def price(s: DragonLordsState, people: int, count: int) -> int:
    """What more units cost. Those that were bought before count towards a cheaper lot."""
    return s.facts.price(people, s.bought + count) - s.facts.price(people, s.bought)


def why_no_ship(s: DragonLordsState, people: int) -> str:
    """The rule by which a people can buy no ship; "" if it can."""
    if s.gold_of(people) < s.facts.parts.prices.ship:
        return "DL-3.9"
    if s.ships_left() <= 0:
        return "DL-1.12"
    if sails_left(s, people) <= 0:
        return "DL-1.13"
    return "" if shipyard.harbours_in(s, home_lands(s, people)) else "DL-3.12"


class MorePurchases(Step):
    """Ask again as long as there is, or might be, more to do than to give an order."""

    people: int
    rule = "DL-3.7"

    def run(self, s: DragonLordsState) -> None:
        step = Purchase(s.leader[self.people], self.people)
        if s.facts.always_pause and REORDERED not in s.done:
            # Otherwise players would be asked again and again only because they can still change their order.
            s.done = (*s.done, REORDERED)
        if step.wares(s) or (s.facts.always_pause and guesses.might_use_magic(s, self.people)):
            s.then(step)


class Purchase(PeopleChoice):
    rule = "DL-3.7"
    verbs = (do_buy, do_buy_ship.verb, do_order, do_cast, do_spell, do_depart.verb, do_done.verb)
    idle = (do_done,)

    def prompt(self, s: DragonLordsState) -> Message:
        if not self.within_reach(s) and why_no_ship(s, self.people):
            return Message(messages.ASK_ORDERS, (self.people,))
        return Message(messages.ASK_PURCHASE, (self.people, s.gold_of(self.people)))

    def within_reach(self, s: DragonLordsState) -> int:
        """How many more units can be paid. Those that were bought before count towards a cheaper lot."""
        budget = s.gold_of(self.people) + s.facts.price(self.people, s.bought)
        return min(gold.most_units(s, self.people, budget) - s.bought, len(COUNT))

    def options(self, s: DragonLordsState) -> list[Action]:
        options = [do_done]
        if REORDERED not in s.done:
            present = s.orders[self.people]
            options += do_order.actions[:present]
            options += do_order.actions[present + 1 :]
        options += self.wares(s)
        if not elimination.why_not_depart(s, self.seat):
            options.append(do_depart)
        return options

    def wares(self, s: DragonLordsState) -> list[Action]:
        """What can be bought, and the magic that can be used at any time."""
        options = do_buy.actions[: self.within_reach(s)]
        if not why_no_ship(s, self.people):
            options.append(do_buy_ship)
        options += magic.any_time(s, self.people)
        return options

    def take(self, s: DragonLordsState, action: Action) -> None:
        if action is do_done:
            return
        if action is do_depart:
            elimination.depart(s, self.seat)
            return
        s.then(MorePurchases(self.people))
        if action.verb is do_buy:
            self.buy(s, action.arg + 1)
        elif action is do_buy_ship:
            s.bought_ships += 1
            cost = s.facts.parts.prices.ship
            s.tell(messages.SHIP_BOUGHT, self.people, cost)
            gold.pay(s, self.people, cost)
        elif action.verb is do_order:
            s.set_order(self.people, action.arg)
            s.done = (*s.done, REORDERED)
            s.tell(messages.ORDERED, self.people, action.arg)
        else:
            magic.cast(s, self.people, action)

    def buy(self, s: DragonLordsState, count: int) -> None:
        cost = price(s, self.people, count)
        s.bought += count
        s.tell(messages.UNITS_BOUGHT, self.people, count, cost)
        gold.pay(s, self.people, cost)

    def refusal(self, s: DragonLordsState, action: Action) -> str:
        if action.verb is do_buy:
            return "DL-3.9"
        if action is do_buy_ship:
            return why_no_ship(s, self.people)
        if action is do_depart:
            return elimination.why_not_depart(s, self.seat)
        return magic.why_not(s, self.people, action) if action.verb in (do_cast, do_spell) else self.rule
