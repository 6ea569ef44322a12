"""Chapter 9, income: gold for what a people occupies, as long as it has a Kingdom to put it in."""

from __future__ import annotations

from meadhall.games.dragon_lords import says
from meadhall.games.dragon_lords.rules.common import gold, guesses
from meadhall.games.dragon_lords.rules.common.reactions import ask
from meadhall.games.dragon_lords.rules.peoples.treasures import is_shown, show
from meadhall.games.dragon_lords.rules.war import healing
from meadhall.games.dragon_lords.state import World
from meadhall.games.dragon_lords.words import (
    ALCHEMIST,
    CAPTIVE,
    DRAUPNIR,
    DWARVES,
    PIECES,
    TERRITORIES,
    WIZARD_1,
    WIZARD_3,
    do_done,
    do_spell,
    do_use,
)
from meadhall.kernel.action import Action
from meadhall.kernel.message import Message
from meadhall.kernel.step import Choice, Step


def begin(s: World, people: int) -> None:
    s.then(IncomePhase(people))


def yield_of(s: World, people: int) -> int:
    """What the territories and treasures of a people bring. Each territory pays for one class only."""
    table, pays = s.table, s.table.parts.income
    held = s.held(people)
    mines = (held & table.mines).bit_count()
    gold_lands = (held & (table.portals | table.islands)).bit_count()
    mine = table.parts.gifts.mine_gold if people == DWARVES else pays.gold_territory
    return (
        (held & table.kingdoms).bit_count() * pays.kingdom
        + (held & table.land).bit_count() * pays.territory
        + gold_lands * pays.gold_territory
        + mines * mine
        + ring_gold(s, people)
    )


def ring_gold(s: World, people: int) -> int:
    """What Draupnir adds once it has been shown."""
    return s.table.treasure_parts[DRAUPNIR].gold if is_shown(s, DRAUPNIR) and has_ring(s, people) else 0


def has_ring(s: World, people: int) -> bool:
    """Whether the bearer of Draupnir is in a territory."""
    carrier = s.carrier[DRAUPNIR]
    return carrier // PIECES == people and 0 <= s.where(people, carrier % PIECES) < TERRITORIES


class IncomePhase(Step):
    people: int
    rule = "DL-9.1"

    def run(self, s: World) -> None:
        people = self.people
        if not s.kingdoms_of(people):
            s.tell(says.NO_INCOME, people)
            return
        amount = yield_of(s, people)
        s.tell(says.INCOME, people, amount)
        s.then(MakeGold(people, amount + s.purse))
        s.purse = 0


class MakeGold(Step):
    """The Wizards may add to the income before it is put away."""

    people: int
    amount: int
    rule = "DL-12.39"

    def run(self, s: World) -> None:
        people = self.people
        might = guesses.casts(s, people, (ALCHEMIST,)) or guesses.bears(s, people, (DRAUPNIR,))
        if not ask(s, Brew(s.leader[people], people, self.amount), might):
            gold.divide_gold(s, self.people, self.amount)


class Brew(Choice):
    """Alchemists turn mana into gold, and Draupnir can be shown."""

    people: int
    amount: int
    rule = "DL-12.39"
    verbs = (do_spell, do_use, do_done.verb)
    idle = (do_done,)

    def prompt(self, s: World) -> Message:
        return Message(says.ASK_INCOME, (self.people, self.amount))

    def options(self, s: World) -> list[Action]:
        options = [do_done]
        if ALCHEMIST in s.table.books[self.people]:
            options += [do_spell[wizard][ALCHEMIST] for wizard in range(WIZARD_1, WIZARD_3 + 1)
                        if self.can_brew(s, wizard)]  # fmt: skip
        if has_ring(s, self.people) and not is_shown(s, DRAUPNIR):
            options.append(do_use[DRAUPNIR])
        return options

    def can_brew(self, s: World, wizard: int) -> bool:
        at = s.where(self.people, wizard)
        if at == CAPTIVE or not s.knows(self.people, wizard, ALCHEMIST):
            return False
        return s.mana[self.people] >= healing.cost(s, self.people, ALCHEMIST, at)

    def take(self, s: World, action: Action) -> None:
        if action is do_done:
            gold.divide_gold(s, self.people, self.amount)
            return
        if action.verb is do_use:
            show(s, self.people, DRAUPNIR)
            s.then(MakeGold(self.people, self.amount + ring_gold(s, self.people)))
            return
        wizard, made = action.args[0], s.table.spell_parts[ALCHEMIST].power.gold
        healing.pay_for(s, self.people, wizard, ALCHEMIST)
        s.tell(says.GOLD_MADE, self.people, wizard, made)
        s.then(MakeGold(self.people, self.amount + made))

    def refusal(self, s: World, action: Action) -> str:
        if action.verb is do_spell and action.args[1] == ALCHEMIST and not s.mana[self.people]:
            return "DL-12.8"
        if action.verb is do_use:
            return "DL-20.25" if action.arg == DRAUPNIR else "DL-20.6"
        return "DL-12.1" if action.verb is do_spell else self.rule
