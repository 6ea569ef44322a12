"""Chapters 3 and 9, gold: it lies in Kingdoms, is paid from there, and falls with them."""

from __future__ import annotations

from meadhall.games.dragon_lords import says
from meadhall.games.dragon_lords.state import World
from meadhall.games.dragon_lords.words import AMOUNT, ORCS, PER_REALM, do_deposit, do_pay
from meadhall.kernel.action import Action
from meadhall.kernel.message import Message
from meadhall.kernel.step import Choice


def treasuries(s: World, people: int) -> list[int]:
    """The Kingdoms of a people, as numbers of Realms."""
    return [home // PER_REALM for home in s.kingdoms_of(people)]


def most_units(s: World, people: int, gold: int) -> int:
    """How many units so much gold buys."""
    price = s.table.prices[people]
    if people != ORCS:
        return gold // price
    gifts = s.table.parts.gifts
    lots, rest = divmod(gold, gifts.bulk_gold)
    return lots * gifts.bulk_units + min(rest // price, gifts.bulk_units - 1)


# --- gaining --------------------------------------------------------------------------------------


def store(s: World, people: int, kingdom: int, amount: int) -> None:
    s.gold[kingdom] += amount
    s.tell(says.GOLD_STORED, people, kingdom, amount)


def gain_gold(s: World, people: int, amount: int) -> None:
    """Gold that is found goes into one Kingdom; without any, it waits for the reinforcements of this turn."""
    if amount <= 0:
        return
    homes = treasuries(s, people)
    if len(homes) > 1:
        s.then(Deposit(s.leader[people], people, amount, True))
    elif homes:
        store(s, people, homes[0], amount)
    elif people == s.active:
        s.purse += amount
        s.tell(says.GOLD_ABROAD, people, amount)


def divide_gold(s: World, people: int, amount: int) -> None:
    """Income may be shared out between Kingdoms."""
    homes = treasuries(s, people)
    if len(homes) > 1 and amount:
        s.then(Deposit(s.leader[people], people, amount, False))
    elif homes and amount:
        store(s, people, homes[0], amount)


class Deposit(Choice):
    """Into which Kingdom gold goes: ``whole``, or in parts."""

    people: int
    amount: int
    whole: bool
    rule = "DL-9.8"
    verbs = (do_deposit,)

    def cites(self, s: World) -> str:
        return "DL-9.9" if self.whole else self.rule

    def prompt(self, s: World) -> Message:
        return Message(says.ASK_DEPOSIT, (self.people, self.amount))

    def options(self, s: World) -> list[Action]:
        most = min(self.amount, len(AMOUNT))
        least = most if self.whole else 1
        options: list[Action] = []
        for kingdom in treasuries(s, self.people):
            first = kingdom * len(AMOUNT)
            options += do_deposit.actions[first + least - 1 : first + most]
        return options

    def take(self, s: World, action: Action) -> None:
        kingdom, amount = action.args[0], action.args[1] + 1
        store(s, self.people, kingdom, amount)
        if amount < self.amount:
            s.then(self.but(amount=self.amount - amount))


# --- paying ---------------------------------------------------------------------------------------


def pay(s: World, people: int, amount: int) -> None:
    """Gold goes from Kingdoms to the bank, or as much as there is; the payer says from which if that makes a change."""
    full = [kingdom for kingdom in treasuries(s, people) if s.gold[kingdom]]
    if amount <= 0 or not full:
        return
    if len(full) == 1 or sum(s.gold[kingdom] for kingdom in full) <= amount:
        for kingdom in full:
            spend(s, people, kingdom, amount)
    else:
        s.then(Pay(s.leader[people], people, amount))


def spend(s: World, people: int, kingdom: int, amount: int) -> int:
    """Take gold out of a Kingdom, as far as there is any, and say how much that was."""
    spent = min(amount, s.gold[kingdom])
    s.gold[kingdom] -= spent
    s.tell(says.GOLD_PAID, people, kingdom, spent)
    return spent


class Pay(Choice):
    """Which Kingdom pays; if it cannot pay all, another pays the rest."""

    people: int
    amount: int
    rule = "DL-3.9"
    verbs = (do_pay,)

    def prompt(self, s: World) -> Message:
        return Message(says.ASK_PAY, (self.people, self.amount))

    def options(self, s: World) -> list[Action]:
        return [do_pay[kingdom] for kingdom in treasuries(s, self.people) if s.gold[kingdom]]

    def take(self, s: World, action: Action) -> None:
        pay(s, self.people, self.amount - spend(s, self.people, action.arg, self.amount))
