"""Chapter 3, the purchase phase: units and ships for gold, placed at the end of the turn; and standing orders."""

from __future__ import annotations

from meadhall.games.dragon_lords import says
from meadhall.games.dragon_lords.rules.common import gold, guesses
from meadhall.games.dragon_lords.rules.course import elimination
from meadhall.games.dragon_lords.rules.course.reinforcement import home_lands
from meadhall.games.dragon_lords.rules.sea import shipyard
from meadhall.games.dragon_lords.rules.sea.harbours import sails_left
from meadhall.games.dragon_lords.rules.sorcery import magic
from meadhall.games.dragon_lords.state import World
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
from meadhall.kernel.step import Choice, Step

REORDERED = "order"
"""Standing orders change once a turn, and where silence is to tell nothing, before anything is bought."""


def begin(s: World, people: int) -> None:
    s.ask(Purchase(s.leader[people], people))


def price(s: World, people: int, count: int) -> int:
    """What so many more units cost. What was bought before counts towards a cheaper lot."""
    return s.table.price(people, s.bought + count) - s.table.price(people, s.bought)


def why_no_ship(s: World, people: int) -> str:
    """The rule by which a people can buy no ship; "" if it can."""
    if s.gold_of(people) < s.table.parts.prices.ship:
        return "DL-3.9"
    if s.ships_left() <= 0:
        return "DL-1.12"
    if sails_left(s, people) <= 0:
        return "DL-1.13"
    return "" if shipyard.harbours_in(s, home_lands(s, people)) else "DL-3.12"


class MorePurchases(Step):
    """The question comes again as long as there is more to do, or might be, than to give an order."""

    people: int
    rule = "DL-3.7"

    def run(self, s: World) -> None:
        step = Purchase(s.leader[self.people], self.people)
        if s.table.always_pause and REORDERED not in s.done:
            # Else whoever has nothing but an order to give would have to answer a question that is none.
            s.done = (*s.done, REORDERED)
        if step.wares(s) or (s.table.always_pause and guesses.conjures(s, self.people)):
            s.then(step)


class Purchase(Choice):
    people: int
    rule = "DL-3.7"
    verbs = (do_buy, do_buy_ship.verb, do_order, do_cast, do_spell, do_depart.verb, do_done.verb)
    idle = (do_done,)

    def prompt(self, s: World) -> Message:
        if not self.within_reach(s) and why_no_ship(s, self.people):
            return Message(says.ASK_ORDERS, (self.people,))
        return Message(says.ASK_PURCHASE, (self.people, s.gold_of(self.people)))

    def within_reach(self, s: World) -> int:
        """How many more units can be paid. What was bought before counts towards a cheaper lot."""
        budget = s.gold_of(self.people) + s.table.price(self.people, s.bought)
        return min(gold.most_units(s, self.people, budget) - s.bought, len(COUNT))

    def options(self, s: World) -> list[Action]:
        options = [do_done]
        if REORDERED not in s.done:
            present = s.orders[self.people]
            options += do_order.actions[:present]
            options += do_order.actions[present + 1 :]
        options += self.wares(s)
        if not elimination.why_stay(s, self.seat):
            options.append(do_depart)
        return options

    def wares(self, s: World) -> list[Action]:
        """What can be bought, and magic for any time."""
        options = do_buy.actions[: self.within_reach(s)]
        if not why_no_ship(s, self.people):
            options.append(do_buy_ship)
        options += magic.any_time(s, self.people)
        return options

    def take(self, s: World, action: Action) -> None:
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
            cost = s.table.parts.prices.ship
            s.tell(says.SHIP_BOUGHT, self.people, cost)
            gold.pay(s, self.people, cost)
        elif action.verb is do_order:
            s.orders[self.people] = action.arg
            s.done = (*s.done, REORDERED)
            s.tell(says.ORDERED, self.people, action.arg)
        else:
            magic.cast(s, self.people, action)

    def buy(self, s: World, count: int) -> None:
        cost = price(s, self.people, count)
        s.bought += count
        s.tell(says.UNITS_BOUGHT, self.people, count, cost)
        gold.pay(s, self.people, cost)

    def refusal(self, s: World, action: Action) -> str:
        if action.verb is do_buy:
            return "DL-3.9"
        if action is do_buy_ship:
            return why_no_ship(s, self.people)
        if action is do_depart:
            return elimination.why_stay(s, self.seat)
        return magic.why_not(s, self.people, action) if action.verb in (do_cast, do_spell) else self.rule
