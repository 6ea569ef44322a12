"""Chapter 19, what a quest card gives and takes: gold, units and cards, tools that are found or given up, and trade."""

from __future__ import annotations

from meadhall.games.dragon_lords import messages
from meadhall.games.dragon_lords.facts import NOBODY
from meadhall.games.dragon_lords.rules.common.cards import DrawProphecies, DrawScrolls
from meadhall.games.dragon_lords.rules.common.gold import gain_gold, pay
from meadhall.games.dragon_lords.rules.common.mana import gain_mana, spend_mana
from meadhall.games.dragon_lords.rules.common.questions import PeopleChoice
from meadhall.games.dragon_lords.rules.peoples import dragonlords
from meadhall.games.dragon_lords.rules.peoples.commanders import GainSpells
from meadhall.games.dragon_lords.rules.peoples.treasures import DrawTreasures
from meadhall.games.dragon_lords.rules.war.losses import lose
from meadhall.games.dragon_lords.rules.wastes import new_companions, party, tools
from meadhall.games.dragon_lords.rules.wastes.quests import reader
from meadhall.games.dragon_lords.state import DragonLordsState
from meadhall.games.dragon_lords.words import BROKK, DRAGON_ORB, PARTY, TOOLS, do_buy_tool, do_done, do_drop, do_pick
from meadhall.kernel.action import Action
from meadhall.kernel.message import Message
from meadhall.kernel.sets import only
from meadhall.kernel.step import Step


def give(s: DragonLordsState, people: int, field: str, amount: int) -> None:
    if field == "mana":
        gain_mana(s, people, amount)
    elif field == "gold":
        # Brokk finds more, but only on a quest.
        more = s.facts.companion_parts[BROKK].gold if s.quest != NOBODY and BROKK in s.companions[people] else 0
        gain_gold(s, people, amount + more)
    elif field == "units":
        party.gain_units(s, people, amount)
    elif field == "spells":
        s.then(GainSpells(people, amount, PARTY))
    elif field == "scrolls":
        s.then(DrawScrolls(people, amount))
    elif field == "treasures":
        s.then(DrawTreasures(people, amount, home=False))
    elif field == "prophecies":
        s.then(DrawProphecies(people, amount))
    elif field == "companions":
        s.then(new_companions.DrawCompanions(people, amount))
    elif field == "any_tools":
        s.then(FindTools(people, amount))
    else:
        dragonlords.gain_dragonlord(s, people)


def take_away(s: DragonLordsState, people: int, field: str, amount: int) -> None:
    if field == "mana":
        spend_mana(s, people, amount)
    elif field == "gold":
        pay(s, people, amount)
    elif field == "units":
        s.then(party.Survive(people))
        lose(s, people, (PARTY,), amount, NOBODY)
    else:
        s.then(GiveUpTools(people, amount))


class FindTools(Step):
    people: int
    count: int
    rule = "DL-19.42"

    def run(self, s: DragonLordsState) -> None:
        step = PickTool(s.leader[self.people], self.people)
        if self.count and step.options(s):
            s.then(step, FindTools(self.people, self.count - 1))


class PickTool(PeopleChoice):
    """Any tool of the supply but a DragonOrb."""

    rule = "DL-19.42"
    asks = messages.ASK_PICK_TOOL
    about = ("people",)
    verbs = (do_pick,)

    def options(self, s: DragonLordsState) -> list[Action]:
        return [do_pick[tool] for tool in range(TOOLS) if tool != DRAGON_ORB and s.tools_left(tool)]

    def take(self, s: DragonLordsState, action: Action) -> None:
        tools.gain_tool(s, self.people, action.arg)

    def refusal(self, s: DragonLordsState, action: Action) -> str:
        return "DL-17.4" if action.verb is do_pick and action.arg != DRAGON_ORB else self.rule


class GiveUpTools(Step):
    people: int
    count: int
    rule = "DL-19.38"

    def run(self, s: DragonLordsState) -> None:
        carried = tools.kinds_in(s.tools, self.people)
        if not self.count or not carried:
            return
        s.then(GiveUpTools(self.people, self.count - 1))
        if len(carried) == 1:
            tools.lose_tool(s, self.people, carried[0])
        else:
            other = reader(s, self.people)
            s.then(TakeTool(s.leader[other], other, self.people))


class TakeTool(PeopleChoice):
    """The reader of the card says which tool the party loses."""

    victim: int
    rule = "DL-19.38"
    asks = messages.ASK_TAKE_TOOL
    about = ("people", "victim")
    verbs = (do_drop,)

    def options(self, s: DragonLordsState) -> list[Action]:
        return [do_drop[tool] for tool in tools.kinds_in(s.tools, self.victim)]

    def take(self, s: DragonLordsState, action: Action) -> None:
        tools.lose_tool(s, self.victim, action.arg)


# --- trade ----------------------------------------------------------------------------------------


class Market(Step):
    people: int
    markup: int
    bought: int
    rule = "DL-19.42"

    def run(self, s: DragonLordsState) -> None:
        s.ask(Trade(s.leader[self.people], self.people, self.markup, self.bought), idle=do_done)


class Trade(PeopleChoice):
    """Traders sell all that costs gold, one of each kind."""

    markup: int
    bought: int
    rule = "DL-19.42"
    verbs = (do_buy_tool, do_done.verb)

    def prompt(self, s: DragonLordsState) -> Message:
        return Message(messages.ASK_SHOP, (self.people, s.quest))

    def options(self, s: DragonLordsState) -> list[Action]:
        wares = (tools.sold(s, "village") | tools.sold(s, "den")) & ~self.bought
        return [do_done, *tools.on_sale(s, self.people, wares, self.markup)]

    def take(self, s: DragonLordsState, action: Action) -> None:
        if action is not do_done:
            tool = action.arg
            s.then(Market(self.people, self.markup, self.bought | only(tool)))
            tools.buy_tool(s, self.people, tool, tools.price(s, tool, self.markup))

    def refusal(self, s: DragonLordsState, action: Action) -> str:
        if action.verb is not do_buy_tool or action.arg == DRAGON_ORB:
            return self.rule
        gold = tools.price(s, action.arg, self.markup)
        return tools.refusal(s, self.people, action.arg, self.bought, gold)
