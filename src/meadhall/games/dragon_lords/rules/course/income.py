"""Chapter 9, income: gold for what a people occupies, as long as it has a Kingdom to put it in."""

from __future__ import annotations

from meadhall.games.dragon_lords import messages
from meadhall.games.dragon_lords.rules.common import gold, guesses
from meadhall.games.dragon_lords.rules.common.pieces import bearing_people, bearing_piece, is_shown
from meadhall.games.dragon_lords.rules.common.questions import PeopleChoice
from meadhall.games.dragon_lords.rules.common.reactions import ask
from meadhall.games.dragon_lords.rules.peoples.treasures import show
from meadhall.games.dragon_lords.rules.war import healing
from meadhall.games.dragon_lords.state import DragonLordsState
from meadhall.games.dragon_lords.words import (
    ALCHEMIST,
    CAPTIVE,
    DRAUPNIR,
    DWARVES,
    TERRITORIES,
    WIZARD_1,
    WIZARD_3,
    do_done,
    do_spell,
    do_use,
)
from meadhall.kernel.action import Action
from meadhall.kernel.step import Step


def begin(s: DragonLordsState, people: int) -> None:
    s.then(IncomePhase(people))


def income_of(s: DragonLordsState, people: int, lands: int | None = None) -> int:
    """The gold that a people receives in a turn, with these territories if they are given: without a Kingdom none."""
    held = s.held(people) if lands is None else lands
    return gold_from(s, people, held) + ring_gold(s, people) if held & s.facts.kingdoms else 0


def yield_of(s: DragonLordsState, people: int) -> int:
    """The gold that territories and treasures of a people bring in a turn."""
    return gold_from(s, people, s.held(people)) + ring_gold(s, people)


def gold_from(s: DragonLordsState, people: int, lands: int) -> int:
    """The gold that a set of territories brings a people in a turn. Each territory pays for one class only."""
    facts, pays = s.facts, s.facts.parts.income
    mine = facts.parts.gifts.mine_gold if people == DWARVES else pays.gold_territory
    return (
        (lands & facts.kingdoms).bit_count() * pays.kingdom
        + (lands & facts.land).bit_count() * pays.territory
        + (lands & (facts.portals | facts.islands)).bit_count() * pays.gold_territory
        + (lands & facts.mines).bit_count() * mine
    )


def ring_gold(s: DragonLordsState, people: int) -> int:
    """The gold that Draupnir adds once it has been shown."""
    return s.facts.treasure_parts[DRAUPNIR].gold if is_shown(s, DRAUPNIR) and has_ring(s, people) else 0


def has_ring(s: DragonLordsState, people: int) -> bool:
    """Whether the bearer of Draupnir is in a territory."""
    return bearing_people(s, DRAUPNIR) == people and 0 <= s.where(people, bearing_piece(s, DRAUPNIR)) < TERRITORIES


class IncomePhase(Step):
    people: int
    rule = "DL-9.1"

    def run(self, s: DragonLordsState) -> None:
        people = self.people
        if not s.kingdoms_of(people):
            s.tell(messages.NO_INCOME, people)
            return
        amount = yield_of(s, people)
        s.tell(messages.INCOME, people, amount)
        s.then(MakeGold(people, amount + s.purse))
        s.purse = 0


class MakeGold(Step):
    """The Wizards may add to the income before it is put away."""

    people: int
    amount: int
    rule = "DL-12.39"

    def run(self, s: DragonLordsState) -> None:
        people = self.people
        might = guesses.might_cast(s, people, (ALCHEMIST,)) or guesses.might_bear(s, people, (DRAUPNIR,))
        if not ask(s, Brew(s.leader[people], people, self.amount), might):
            gold.share_out_gold(s, self.people, self.amount)


class Brew(PeopleChoice):
    """Wizards who are alchemists turn mana into gold, and Draupnir can be shown."""

    amount: int
    rule = "DL-12.39"
    asks = messages.ASK_INCOME
    about = ("people", "amount")
    verbs = (do_spell, do_use, do_done.verb)
    idle = (do_done,)

    def options(self, s: DragonLordsState) -> list[Action]:
        options = [do_done]
        if ALCHEMIST in s.facts.books[self.people]:
            options += [do_spell[wizard][ALCHEMIST] for wizard in range(WIZARD_1, WIZARD_3 + 1)
                        if self.can_brew(s, wizard)]  # fmt: skip
        if has_ring(s, self.people) and not is_shown(s, DRAUPNIR):
            options.append(do_use[DRAUPNIR])
        return options

    def can_brew(self, s: DragonLordsState, wizard: int) -> bool:
        at = s.where(self.people, wizard)
        if at == CAPTIVE or not s.knows(self.people, wizard, ALCHEMIST):
            return False
        return s.mana[self.people] >= healing.mana_cost(s, self.people, ALCHEMIST, at)

    def take(self, s: DragonLordsState, action: Action) -> None:
        if action is do_done:
            gold.share_out_gold(s, self.people, self.amount)
            return
        if action.verb is do_use:
            show(s, self.people, DRAUPNIR)
            s.then(MakeGold(self.people, self.amount + ring_gold(s, self.people)))
            return
        wizard, made = action.args[0], s.facts.spell_parts[ALCHEMIST].power.gold
        healing.pay_for(s, self.people, wizard, ALCHEMIST)
        s.tell(messages.GOLD_MADE, self.people, wizard, made)
        s.then(MakeGold(self.people, self.amount + made))

    def refusal(self, s: DragonLordsState, action: Action) -> str:
        if action.verb is do_spell and action.args[1] == ALCHEMIST and not s.mana[self.people]:
            return "DL-12.8"
        if action.verb is do_use:
            return "DL-20.25" if action.arg == DRAUPNIR else "DL-20.6"
        return "DL-12.1" if action.verb is do_spell else self.rule
