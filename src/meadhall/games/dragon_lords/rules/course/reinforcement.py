"""Chapter 9, reinforcements: what was bought is placed, the overthrown gain units, and mana buys a scroll."""

from __future__ import annotations

from meadhall.games.dragon_lords import messages
from meadhall.games.dragon_lords.facts import is_gold, is_kingdom, kingdom_of
from meadhall.games.dragon_lords.rules.common import gold, guesses, mana
from meadhall.games.dragon_lords.rules.common.cards import DrawScrolls
from meadhall.games.dragon_lords.rules.common.lands import realms_of
from meadhall.games.dragon_lords.rules.common.questions import PeopleChoice
from meadhall.games.dragon_lords.rules.common.reactions import ask
from meadhall.games.dragon_lords.rules.peoples.treasures import DrawTreasures
from meadhall.games.dragon_lords.rules.sea import shipyard
from meadhall.games.dragon_lords.rules.sorcery import magic
from meadhall.games.dragon_lords.state import DragonLordsState
from meadhall.games.dragon_lords.words import (
    do_cast,
    do_dock,
    do_done,
    do_place,
    do_redeem,
    do_spell,
)
from meadhall.kernel.action import Action
from meadhall.kernel.message import Message
from meadhall.kernel.sets import bits
from meadhall.kernel.step import Step

REDEEMED = "redeem"


def begin(s: DragonLordsState, people: int) -> None:
    """Count what is to be placed. A people without a Kingdom gets free units, and more for its quest gold."""
    s.then(Reinforcements(people))
    if not s.kingdoms_of(people) and s.held(people):
        free = s.facts.parts.income.overthrown
        s.bought += free
        s.tell(messages.FREE_UNITS, people, free)
        hire_units(s, people)
    if s.forged:
        s.then(DrawTreasures(people, s.forged, True))
        s.forged = 0


def hire_units(s: DragonLordsState, people: int) -> None:
    """Quest gold of a people without a Kingdom becomes units."""
    hired = gold.most_units(s, people, s.purse)
    if hired:
        s.bought += hired
        s.tell(messages.GOLD_TO_UNITS, people, s.facts.price(people, hired), hired)
    s.purse = 0


# --- where things go ------------------------------------------------------------------------------


def home_lands(s: DragonLordsState, people: int) -> int:
    """The territories of a people in Realms whose Kingdom is its own, as a set."""
    return realms_of(s, people) & s.held(people)


def unit_lands(s: DragonLordsState, people: int) -> int:
    """Where bought units can be placed, as a set; without a Kingdom, in any territory of the people."""
    return home_lands(s, people) or s.held(people)


def return_lands(s: DragonLordsState, people: int) -> int:
    """Where units are placed that the quest party had no room for, as a set."""
    held = s.held(people)
    return held & s.facts.kingdoms or held


def place_units(s: DragonLordsState, people: int, land: int, count: int) -> None:
    """Surplus units of the quest party come first, then the bought ones."""
    s.add_units(people, land, count)
    s.tell(messages.REINFORCED, people, land, count)
    if s.surplus:
        s.surplus -= count
    else:
        s.bought -= count


def place_ship(s: DragonLordsState, people: int, harbour: int) -> None:
    s.bought_ships -= 1
    shipyard.deliver(s, people, harbour)


def place_what_has_one_place(s: DragonLordsState, people: int) -> None:
    """Place what has only one possible place, without asking. Without a territory, all units are lost."""
    if not s.held(people) and s.surplus + s.bought:
        s.tell(messages.UNITS_LOST, people, s.surplus + s.bought)
        s.surplus = s.bought = 0
    while s.surplus or s.bought:
        lands = bits(return_lands(s, people) if s.surplus else unit_lands(s, people))
        if len(lands) != 1:
            return
        place_units(s, people, lands[0], s.surplus or s.bought)
    while s.bought_ships:
        harbours = shipyard.harbours_in(s, home_lands(s, people))
        if len(harbours) > 1:
            return
        if harbours:
            place_ship(s, people, harbours[0])
        else:
            s.bought_ships -= 1
            s.tell(messages.SHIP_NOT_DOCKED, people)


# --- the phase ------------------------------------------------------------------------------------


class Reinforcements(Step):
    people: int
    rule = "DL-9.15"

    def run(self, s: DragonLordsState) -> None:
        place_what_has_one_place(s, self.people)
        ask(s, Reinforce(s.leader[self.people], self.people), guesses.might_use_magic(s, self.people))


class Reinforce(PeopleChoice):
    """Units that come home, bought units, ships; the phase is over when nothing is left to place."""

    rule = "DL-9.10"
    verbs = (do_dock, do_place, do_redeem.verb, do_cast, do_spell, do_done.verb)
    idle = (do_done,)

    def cites(self, s: DragonLordsState) -> str:
        if s.surplus:
            return "DL-16.5"
        if s.bought:
            return self.rule if s.kingdoms_of(self.people) else "DL-9.16"
        return "DL-9.14" if s.bought_ships else "DL-13.10"

    def prompt(self, s: DragonLordsState) -> Message:
        if s.surplus:
            return Message(messages.ASK_HOME, (self.people, s.surplus))
        if s.bought:
            return Message(messages.ASK_PLACE, (self.people, s.bought))
        return Message(messages.ASK_DOCK if s.bought_ships else messages.ASK_REINFORCE, (self.people,))

    def options(self, s: DragonLordsState) -> list[Action]:
        options: list[Action] = []
        if s.surplus or s.bought:
            most = s.surplus or s.bought
            for land in bits(return_lands(s, self.people) if s.surplus else unit_lands(s, self.people)):
                options += do_place[land][:most]
        elif s.bought_ships:
            options += [do_dock[land] for land in shipyard.harbours_in(s, home_lands(s, self.people))]
        else:
            options.append(do_done)
        if not why_no_scroll(s, self.people):
            options.append(do_redeem)
        options += magic.any_time(s, self.people)
        return options

    def take(self, s: DragonLordsState, action: Action) -> None:
        if action is do_done:
            return
        s.then(Reinforcements(self.people))
        if action.verb is do_place:
            place_units(s, self.people, action.args[0], action.args[1] + 1)
        elif action.verb is do_dock:
            place_ship(s, self.people, action.arg)
        elif action is do_redeem:
            redeem(s, self.people)
        else:
            magic.cast(s, self.people, action)

    def refusal(self, s: DragonLordsState, action: Action) -> str:
        if action is do_done:
            return "DL-9.15"
        if action is do_redeem:
            return why_no_scroll(s, self.people)
        if action.verb is do_place:
            return self.why_not_there(s, *action.args)
        if action.verb is do_dock:
            return "DL-9.14"
        return magic.why_not(s, self.people, action) if action.verb in (do_cast, do_spell) else self.cites(s)

    def why_not_there(self, s: DragonLordsState, land: int, count: int) -> str:
        if s.surplus or count >= s.bought or s.owner[land] != self.people:
            return self.cites(s)
        if is_gold(land):
            return "DL-9.12"
        return "DL-9.11" if s.owner[kingdom_of(land)] != self.people and not is_kingdom(land) else self.cites(s)


def why_no_scroll(s: DragonLordsState, people: int) -> str:
    """The rule by which a people can buy no scroll for mana; "" if it can."""
    if s.mana[people] < s.facts.parts.prices.scroll or REDEEMED in s.done:
        return "DL-13.10"
    if not s.has_king(people):
        return "DL-10.21"
    return "" if s.scroll_pile or any(s.unseen_scrolls()) else "DL-13.10"


def redeem(s: DragonLordsState, people: int) -> None:
    s.done = (*s.done, REDEEMED)
    s.tell(messages.SCROLL_REDEEMED, people)
    mana.spend_mana(s, people, s.facts.parts.prices.scroll)
    s.then(DrawScrolls(people, 1))
