"""Chapter 9, reinforcements: what was bought is placed, the overthrown gain units, and mana buys a scroll."""

from __future__ import annotations

from meadhall.games.dragon_lords import says
from meadhall.games.dragon_lords.rules.common import gold, guesses, mana
from meadhall.games.dragon_lords.rules.common.cards import DrawScrolls
from meadhall.games.dragon_lords.rules.common.reactions import ask
from meadhall.games.dragon_lords.rules.peoples.treasures import DrawTreasures
from meadhall.games.dragon_lords.rules.sea import shipyard
from meadhall.games.dragon_lords.rules.sorcery import magic
from meadhall.games.dragon_lords.state import World
from meadhall.games.dragon_lords.table import is_gold, is_kingdom, kingdom_of
from meadhall.games.dragon_lords.words import (
    COUNT,
    PER_REALM,
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
from meadhall.kernel.step import Choice, Step

REDEEMED = "redeem"


def begin(s: World, people: int) -> None:
    """Count what is to be placed. Whoever has no Kingdom gains units and turns quest gold into more."""
    s.then(Reinforcements(people))
    if not s.kingdoms_of(people) and s.held(people):
        free = s.table.parts.income.overthrown
        s.bought += free
        s.tell(says.FREE_UNITS, people, free)
        hire(s, people)
    if s.forged:
        s.then(DrawTreasures(people, s.forged, True))
        s.forged = 0


def hire(s: World, people: int) -> None:
    """Quest gold that has no Kingdom to lie in becomes units."""
    hired = gold.most_units(s, people, s.purse)
    if hired:
        s.bought += hired
        s.tell(says.GOLD_TO_UNITS, people, s.table.price(people, hired), hired)
    s.purse = 0


# --- where things go ------------------------------------------------------------------------------


def home_lands(s: World, people: int) -> int:
    """The territories of a people in Realms whose Kingdom is its own, as a set."""
    realms = 0
    for home in s.kingdoms_of(people):
        realms |= s.table.realms[home // PER_REALM]
    return realms & s.held(people) if realms else 0


def unit_lands(s: World, people: int) -> int:
    """Where bought units go; those of the overthrown go anywhere."""
    return home_lands(s, people) or s.held(people)


def return_lands(s: World, people: int) -> int:
    """Where units go that the quest party had no room for."""
    held = s.held(people)
    return held & s.table.kingdoms or held


def place_units(s: World, people: int, land: int, count: int) -> None:
    """Surplus units of the quest party come first, then the bought ones."""
    s.add_units(people, land, count)
    s.tell(says.REINFORCED, people, land, count)
    if s.surplus:
        s.surplus -= count
    else:
        s.bought -= count


def place_ship(s: World, people: int, harbour: int) -> None:
    s.bought_ships -= 1
    shipyard.deliver(s, people, harbour)


def place_what_has_one_place(s: World, people: int) -> None:
    """Nobody is asked where only one place is possible; whoever has no territory has room for nobody."""
    if not s.held(people) and s.surplus + s.bought:
        s.tell(says.UNITS_LOST, people, s.surplus + s.bought)
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
            s.tell(says.SHIP_NOT_DOCKED, people)


# --- the phase ------------------------------------------------------------------------------------


class Reinforcements(Step):
    people: int
    rule = "DL-9.15"

    def run(self, s: World) -> None:
        place_what_has_one_place(s, self.people)
        ask(s, Reinforce(s.leader[self.people], self.people), guesses.conjures(s, self.people))


class Reinforce(Choice):
    """Units that come home, bought units, ships; the phase is over when nothing is left to place."""

    people: int
    rule = "DL-9.10"
    verbs = (do_dock, do_place, do_redeem.verb, do_cast, do_spell, do_done.verb)
    idle = (do_done,)

    def cites(self, s: World) -> str:
        if s.surplus:
            return "DL-16.5"
        if s.bought:
            return self.rule if s.kingdoms_of(self.people) else "DL-9.16"
        return "DL-9.14" if s.bought_ships else "DL-13.10"

    def prompt(self, s: World) -> Message:
        if s.surplus:
            return Message(says.ASK_HOME, (self.people, s.surplus))
        if s.bought:
            return Message(says.ASK_PLACE, (self.people, s.bought))
        return Message(says.ASK_DOCK if s.bought_ships else says.ASK_REINFORCE, (self.people,))

    def options(self, s: World) -> list[Action]:
        options: list[Action] = []
        if s.surplus or s.bought:
            most = min(s.surplus or s.bought, len(COUNT))
            for land in bits(return_lands(s, self.people) if s.surplus else unit_lands(s, self.people)):
                first = land * len(COUNT)
                options += do_place.actions[first : first + most]
        elif s.bought_ships:
            options += [do_dock[land] for land in shipyard.harbours_in(s, home_lands(s, self.people))]
        else:
            options.append(do_done)
        if not why_no_scroll(s, self.people):
            options.append(do_redeem)
        options += magic.any_time(s, self.people)
        return options

    def take(self, s: World, action: Action) -> None:
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

    def refusal(self, s: World, action: Action) -> str:
        if action is do_done:
            return "DL-9.15"
        if action is do_redeem:
            return why_no_scroll(s, self.people)
        if action.verb is do_place:
            return self.why_not_there(s, *action.args)
        if action.verb is do_dock:
            return "DL-9.14"
        return magic.why_not(s, self.people, action) if action.verb in (do_cast, do_spell) else self.cites(s)

    def why_not_there(self, s: World, land: int, count: int) -> str:
        if s.surplus or count >= s.bought or s.owner[land] != self.people:
            return self.cites(s)
        if is_gold(land):
            return "DL-9.12"
        return "DL-9.11" if s.owner[kingdom_of(land)] != self.people and not is_kingdom(land) else self.cites(s)


def why_no_scroll(s: World, people: int) -> str:
    """The rule by which a people can buy no scroll for mana; "" if it can."""
    if s.mana[people] < s.table.parts.prices.scroll or REDEEMED in s.done:
        return "DL-13.10"
    if not s.has_king(people):
        return "DL-10.21"
    return "" if s.scroll_pile or any(s.unseen_scrolls()) else "DL-13.10"


def redeem(s: World, people: int) -> None:
    s.done = (*s.done, REDEEMED)
    s.tell(says.SCROLL_REDEEMED, people)
    mana.spend_mana(s, people, s.table.parts.prices.scroll)
    s.then(DrawScrolls(people, 1))
