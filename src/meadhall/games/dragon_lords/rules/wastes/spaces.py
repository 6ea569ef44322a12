"""Chapter 16, the spaces of the Wastelands: what they do to a party that ends its move there."""

from __future__ import annotations

from meadhall.games.dragon_lords import messages
from meadhall.games.dragon_lords.rules.common import guesses
from meadhall.games.dragon_lords.rules.common.cards import DrawProphecies, DrawScrolls
from meadhall.games.dragon_lords.rules.common.gold import gain_gold, pay
from meadhall.games.dragon_lords.rules.common.mana import gain_mana, spend_mana
from meadhall.games.dragon_lords.rules.common.questions import PeopleChoice
from meadhall.games.dragon_lords.rules.common.reactions import ask
from meadhall.games.dragon_lords.rules.peoples.commanders import GainSpells, can_learn
from meadhall.games.dragon_lords.rules.peoples.treasures import DrawTreasures
from meadhall.games.dragon_lords.rules.wastes import (
    companions,
    meetings,
    new_companions,
    party,
    quests,
    tools,
    wastelands,
)
from meadhall.games.dragon_lords.rules.wastes.prophecies import spend
from meadhall.games.dragon_lords.state import DragonLordsState
from meadhall.games.dragon_lords.words import (
    COUNT,
    DRAGON_ORB,
    FANGLUK,
    FINN,
    GRENDL,
    KARI,
    ORB_SONG,
    PARTY,
    PILGRIM,
    SKULD,
    TALISMAN,
    do_buy,
    do_buy_tool,
    do_done,
    do_fetch,
    do_learn,
    do_leave,
    do_prophesy,
    do_store,
)
from meadhall.kernel.action import Action, in_order
from meadhall.kernel.message import Message
from meadhall.kernel.sets import has, only
from meadhall.kernel.step import Step


class Encounter(Step):
    """The space acts on the party, unless it has just fought another one or is gone."""

    people: int
    rule = "DL-16.1"

    def run(self, s: DragonLordsState) -> None:
        people = self.people
        if party.CLASHED in s.done or not party.has_party(s, people):
            return
        kind = s.facts.space_kind[s.party_at[people]]
        if kind == "village":
            visit_village(s, people)
        elif kind == "den":
            s.then(Den(people))
        elif kind == "shrine":
            visit_shrine(s, people)
        elif kind == "oracle":
            s.then(DrawProphecies(people, s.facts.parts.places.oracle_prophecies), Oracle(people))
        elif kind == "lair":
            meetings.meet_lair(s, people)
        elif kind == "quest":
            quests.draw(s, people)


# --- the village ----------------------------------------------------------------------------------


def unit_price(s: DragonLordsState, people: int, units: int) -> int:
    """What units cost in a village: less with Prince Fangluk in the party."""
    price = s.facts.price(people, units)
    if FANGLUK in s.companions[people]:
        prince = s.facts.companion_parts[FANGLUK]
        price = max(price - prince.discount * units, prince.least * units)
    return price


def affordable(s: DragonLordsState, people: int) -> int:
    """How many units the people can buy in a village."""
    if GRENDL in s.companions[people]:
        return 0
    gold, units = s.gold_of(people), 0
    while units < len(COUNT) and unit_price(s, people, units + 1) <= gold:
        units += 1
    return units


def visit_village(s: DragonLordsState, people: int) -> None:
    s.then(new_companions.DrawCompanions(people, s.facts.parts.places.village_companions), Village(people))
    if FINN in s.companions[people]:
        gain_gold(s, people, s.facts.companion_parts[FINN].gold)


class Village(Step):
    """Ask what else to do in the village, once everything is paid."""

    people: int
    bought: int = 0
    stored: int = 0
    fetched: int = 0
    rule = "DL-16.25"

    def run(self, s: DragonLordsState) -> None:
        s.ask(VisitVillage(s.leader[self.people], self.people, self.bought, self.stored, self.fetched), idle=do_done)


class VisitVillage(PeopleChoice):
    """The sets are the tools bought, stored and fetched in this visit. What was stored cannot be fetched, and so on."""

    bought: int
    stored: int
    fetched: int
    rule = "DL-16.26"
    verbs = (do_buy_tool, do_buy, do_store, do_fetch, do_leave, do_done.verb)

    def prompt(self, s: DragonLordsState) -> Message:
        return Message(messages.ASK_VILLAGE, (self.people, s.party_at[self.people]))

    def options(self, s: DragonLordsState) -> list[Action]:
        people = self.people
        options = [do_done]
        options += tools.on_sale(s, people, tools.sold(s, "village") & ~self.bought, 0)
        options += do_buy.actions[: affordable(s, people)]
        if tools.is_home_village(s, people, s.party_at[people]):
            options += [do_store[one] for one in tools.kinds_in(s.tools, people) if not has(self.fetched, one)]
            options += [do_fetch[one] for one in tools.kinds_in(s.store, people) if not has(self.stored, one)]
        options += [do_leave[land] for land in wastelands.exits(s, people)]
        return in_order(options)

    def take(self, s: DragonLordsState, action: Action) -> None:
        people = self.people
        if action is do_done:
            return
        if action.verb is do_leave:
            wastelands.come_out(s, people, action.arg)
            return
        bought, stored, fetched = self.bought, self.stored, self.fetched
        if action.verb is do_store:
            tools.store(s, people, action.arg)
            stored |= only(action.arg)
        elif action.verb is do_fetch:
            tools.fetch(s, people, action.arg)
            fetched |= only(action.arg)
        elif action.verb is do_buy_tool:
            bought |= only(action.arg)
        s.then(Village(people, bought, stored, fetched))
        if action.verb is do_buy_tool:
            tools.buy_tool(s, people, action.arg, tools.price(s, action.arg, 0))
        elif action.verb is do_buy:
            buy_units(s, people, action.arg + 1)

    def refusal(self, s: DragonLordsState, action: Action) -> str:
        if action.verb is do_buy_tool and s.facts.tool_parts[action.arg].sold == "village":
            gold = tools.price(s, action.arg, 0)
            return tools.refusal(s, self.people, action.arg, self.bought, gold)
        if action.verb is do_buy:
            return "DL-17.43" if GRENDL in s.companions[self.people] else "DL-16.28"
        if action.verb in (do_store, do_fetch):
            return "DL-17.8"
        return "DL-16.44" if action.verb is do_leave else self.rule


def buy_units(s: DragonLordsState, people: int, units: int) -> None:
    """Units that are bought in a village join the party at once, and are paid from home."""
    price = unit_price(s, people, units)
    s.tell(messages.UNITS_BOUGHT_ABROAD, people, units)
    party.gain_units(s, people, units)
    pay(s, people, price)


# --- the Witch Den --------------------------------------------------------------------------------


class Den(Step):
    people: int
    bought: int = 0
    song: bool = False
    rule = "DL-16.29"

    def run(self, s: DragonLordsState) -> None:
        step = VisitDen(s.leader[self.people], self.people, self.bought, self.song)
        ask(s, step, step.may_be_cheap(s) and guesses.might_hold_prophecy(s, self.people, (ORB_SONG,)))


class VisitDen(PeopleChoice):
    """``song`` means that the Orb-song has been played in this visit."""

    bought: int
    song: bool
    rule = "DL-16.29"
    verbs = (do_buy_tool, do_prophesy, do_done.verb)
    idle = (do_done,)

    def prompt(self, s: DragonLordsState) -> Message:
        return Message(messages.ASK_DEN, (self.people, s.party_at[self.people]))

    def discount(self, s: DragonLordsState) -> tuple[int, int]:
        """How Skuld Hedge-witch changes the prices, and the least they can be."""
        if SKULD not in s.companions[self.people]:
            return 0, 0
        witch = s.facts.companion_parts[SKULD]
        return -witch.discount, witch.least

    def orb_price(self, s: DragonLordsState) -> int:
        return s.facts.omens[ORB_SONG].mana if self.song else s.facts.tool_parts[DRAGON_ORB].mana

    def may_be_cheap(self, s: DragonLordsState) -> bool:
        """Whether the Orb-song can make an Orb cheaper, and the people can pay for it then."""
        return self.orb_here(s) and not self.song and s.mana[self.people] >= s.facts.omens[ORB_SONG].mana

    def orb_here(self, s: DragonLordsState) -> bool:
        return not has(self.bought, DRAGON_ORB) and s.tools_left(DRAGON_ORB) > 0

    def options(self, s: DragonLordsState) -> list[Action]:
        people = self.people
        options = [do_done]
        options += tools.on_sale(s, people, tools.sold(s, "den") & ~self.bought, *self.discount(s))
        if self.orb_here(s):
            if s.mana[people] >= self.orb_price(s):
                options.append(do_buy_tool[DRAGON_ORB])
            if self.may_be_cheap(s) and ORB_SONG in s.prophecies[people]:
                options.append(do_prophesy[ORB_SONG])
        return in_order(options)

    def take(self, s: DragonLordsState, action: Action) -> None:
        if action is do_done:
            return
        if action.verb is do_prophesy:
            spend(s, self.people, ORB_SONG)
            s.then(Den(self.people, self.bought, True))
            return
        tool = action.arg
        price = tools.price(s, tool, *self.discount(s))
        s.then(Den(self.people, self.bought | only(tool), self.song))
        if tool == DRAGON_ORB:
            spend_mana(s, self.people, self.orb_price(s))
            tools.gain_tool(s, self.people, tool)
        else:
            tools.buy_tool(s, self.people, tool, price)

    def refusal(self, s: DragonLordsState, action: Action) -> str:
        if action.verb is do_prophesy:
            return "DL-18.19" if action.arg == ORB_SONG else "DL-18.2"
        if action.verb is not do_buy_tool:
            return self.rule
        if action.arg == DRAGON_ORB and self.orb_here(s):
            return "DL-16.30"
        why = tools.refusal(s, self.people, action.arg, self.bought, tools.price(s, action.arg, *self.discount(s)))
        return self.rule if s.facts.tool_parts[action.arg].sold != "den" else why


# --- shrine and Oracle ----------------------------------------------------------------------------


def visit_shrine(s: DragonLordsState, people: int) -> None:
    """A shrine gives mana, a scroll for the talisman, and a treasure for the Grey Pilgrim, who leaves the party."""
    places = s.facts.parts.places
    gain_mana(s, people, places.shrine_mana)
    steps: list[Step] = []
    if tools.has_tool(s, people, TALISMAN):
        steps.append(DrawScrolls(people, places.shrine_scrolls))
    if PILGRIM in s.companions[people]:
        companions.leave(s, people, PILGRIM)
        steps.append(DrawTreasures(people, s.facts.companion_parts[PILGRIM].treasures, home=False))
    s.then(*steps)


class Oracle(Step):
    people: int
    rule = "DL-16.35"

    def run(self, s: DragonLordsState) -> None:
        s.ask(AskOracle(s.leader[self.people], self.people), idle=do_done)


class AskOracle(PeopleChoice):
    rule = "DL-16.35"
    verbs = (do_learn.verb, do_done.verb)

    def prompt(self, s: DragonLordsState) -> Message:
        return Message(messages.ASK_ORACLE, (self.people, self.price(s)))

    def price(self, s: DragonLordsState) -> int:
        return 0 if KARI in s.companions[self.people] else s.facts.parts.places.oracle_price

    def options(self, s: DragonLordsState) -> list[Action]:
        affordable = s.mana[self.people] >= self.price(s)
        return [do_done, do_learn] if affordable and can_learn(s, self.people, PARTY) else [do_done]

    def take(self, s: DragonLordsState, action: Action) -> None:
        if action is do_learn:
            spend_mana(s, self.people, self.price(s))
            s.then(GainSpells(self.people, s.facts.parts.places.oracle_spells, PARTY))
