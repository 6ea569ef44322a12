"""Chapters 3 and 9, gold: it is stored in Kingdoms, paid from there, and lost with them."""

from __future__ import annotations

from meadhall.games.dragon_lords import messages
from meadhall.games.dragon_lords.rules.common.questions import PeopleChoice
from meadhall.games.dragon_lords.state import DragonLordsState
from meadhall.games.dragon_lords.words import AMOUNT, ORCS, PER_REALM, do_deposit, do_pay
from meadhall.kernel.action import Action


def treasuries(s: DragonLordsState, people: int) -> list[int]:
    """The Kingdoms of a people, as numbers of Realms."""
    return [home // PER_REALM for home in s.kingdoms_of(people)]


def most_units(s: DragonLordsState, people: int, gold: int) -> int:
    """How many units an amount of gold buys."""
    price = s.facts.prices[people]
    if people != ORCS:
        return gold // price
    gifts = s.facts.parts.gifts
    lots, rest = divmod(gold, gifts.bulk_gold)
    return lots * gifts.bulk_units + min(rest // price, gifts.bulk_units - 1)


# --- gaining --------------------------------------------------------------------------------------


def store_gold(s: DragonLordsState, people: int, kingdom: int, amount: int) -> None:
    s.gold[kingdom] += amount
    s.tell(messages.GOLD_STORED, people, kingdom, amount)


def gain_gold(s: DragonLordsState, people: int, amount: int) -> None:
    """Gold that is found goes into one Kingdom. A people without one keeps it for the reinforcements of its turn."""
    if amount <= 0:
        return
    homes = treasuries(s, people)
    if len(homes) > 1:
        s.then(Deposit(s.leader[people], people, amount, True))
    elif homes:
        store_gold(s, people, homes[0], amount)
    elif people == s.active:
        s.purse += amount
        s.tell(messages.GOLD_ABROAD, people, amount)


def share_out_gold(s: DragonLordsState, people: int, amount: int) -> None:
    """Income may be shared out between Kingdoms."""
    homes = treasuries(s, people)
    if len(homes) > 1 and amount:
        s.then(Deposit(s.leader[people], people, amount, False))
    elif homes and amount:
        store_gold(s, people, homes[0], amount)


class Deposit(PeopleChoice):
    """Into which Kingdom gold goes: all of it if it is ``whole``, else any part."""

    amount: int
    whole: bool
    rule = "DL-9.8"
    asks = messages.ASK_DEPOSIT
    about = ("people", "amount")
    verbs = (do_deposit,)

    def cites(self, s: DragonLordsState) -> str:
        return "DL-9.9" if self.whole else self.rule

    def options(self, s: DragonLordsState) -> list[Action]:
        most = min(self.amount, len(AMOUNT))
        least = most if self.whole else 1
        return [action for kingdom in treasuries(s, self.people) for action in do_deposit[kingdom][least - 1 : most]]

    def take(self, s: DragonLordsState, action: Action) -> None:
        kingdom, amount = action.args[0], action.args[1] + 1
        store_gold(s, self.people, kingdom, amount)
        if amount < self.amount:
            s.then(self.but(amount=self.amount - amount))


# --- paying ---------------------------------------------------------------------------------------


def pay(s: DragonLordsState, people: int, amount: int) -> None:
    """Gold goes from Kingdoms to the bank, as far as there is any. If it matters, the payer chooses the Kingdoms."""
    full = [kingdom for kingdom in treasuries(s, people) if s.gold[kingdom]]
    if amount <= 0 or not full:
        return
    if len(full) == 1 or sum(s.gold[kingdom] for kingdom in full) <= amount:
        for kingdom in full:
            take_gold(s, people, kingdom, amount)
    else:
        s.then(Pay(s.leader[people], people, amount))


def take_gold(s: DragonLordsState, people: int, kingdom: int, amount: int) -> int:
    """Take gold out of a Kingdom, as far as there is any, and return how much that was."""
    spent = min(amount, s.gold[kingdom])
    s.gold[kingdom] -= spent
    s.tell(messages.GOLD_PAID, people, kingdom, spent)
    return spent


class Pay(PeopleChoice):
    """Which Kingdom pays; if it cannot pay all, another pays the rest."""

    amount: int
    rule = "DL-3.9"
    asks = messages.ASK_PAY
    about = ("people", "amount")
    verbs = (do_pay,)

    def options(self, s: DragonLordsState) -> list[Action]:
        return [do_pay[kingdom] for kingdom in treasuries(s, self.people) if s.gold[kingdom]]

    def take(self, s: DragonLordsState, action: Action) -> None:
        pay(s, self.people, self.amount - take_gold(s, self.people, action.arg, self.amount))
