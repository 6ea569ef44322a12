"""Chapter 9, leaving the game: who has no unit left on the board is out, and in Bloodlust who has no King.

What stays in territories and at sea is vanquished: plain units that never move or attack.
"""

from __future__ import annotations

from meadhall.games.dragon_lords import messages
from meadhall.games.dragon_lords.facts import NOBODY, NOWHERE
from meadhall.games.dragon_lords.fight import DEFENDER
from meadhall.games.dragon_lords.rules.common import later
from meadhall.games.dragon_lords.rules.common.cards import put_treasure_under
from meadhall.games.dragon_lords.rules.common.pieces import bearing_people, set_book
from meadhall.games.dragon_lords.rules.course import ending
from meadhall.games.dragon_lords.rules.peoples.treasures import hand_out_loot
from meadhall.games.dragon_lords.rules.sea.harbours import sink
from meadhall.games.dragon_lords.rules.war.combat_steps import LossesTaken
from meadhall.games.dragon_lords.rules.wastes import tools
from meadhall.games.dragon_lords.state import DragonLordsState
from meadhall.games.dragon_lords.words import (
    CAPTIVE,
    FIRST_SEA,
    FIRST_SPACE,
    GRENDL,
    PARTY,
    TREASURES,
    WIZARD_1,
    WIZARD_3,
)
from meadhall.kernel.sets import only, without
from meadhall.kernel.step import Step


def has_no_units(s: DragonLordsState, people: int) -> bool:
    """Whether no unit of a people is left: in no territory, aboard no ship, in no party, and nowhere among enemies."""
    if s.held(people) or s.party_units[people] or (people == s.active and s.guests):
        return False
    return not any(s.ship_units[ship] for ship in s.ships_of(people))


def remove_peoples_without_units(s: DragonLordsState) -> None:
    """Peoples that have lost their last unit leave the game. Call this whenever somebody may have lost it."""
    for people in s.in_play():
        if has_no_units(s, people):
            leave_soon(s, people)


def leave_soon(s: DragonLordsState, people: int) -> None:
    """A people leaves the game after what is being done now; in a combat, after all losses of the step are taken."""
    at = len(s.agenda)
    if s.fight is not None:
        at = max((n + 1 for n, step in enumerate(s.agenda) if isinstance(step, LossesTaken)), default=at)
    s.agenda.insert(at, Leave(people))


def why_not_depart(s: DragonLordsState, seat: int) -> str:
    """The rule by which a player cannot leave of their own accord; "" if they can."""
    return "" if s.facts.departure or not ending.has_king(s, seat) else "DL-9.24"


def depart(s: DragonLordsState, seat: int) -> None:
    """A player leaves in a turn of theirs, with all peoples they lead; the one whose turn it is goes last."""
    others = [people for people in ending.led_by(s, seat) if people != s.active]
    s.then(*(Leave(people) for people in (*others, s.active)))


class Leave(Step):
    people: int
    rule = "DL-9.21"

    def run(self, s: DragonLordsState) -> None:
        if not s.plays(self.people):
            return
        s.tell(messages.PEOPLE_OUT, self.people)
        give_back_cards(s, self.people)
        unmark_pieces(s, self.people)
        disband(s, self.people)
        s.out |= only(self.people)
        if self.people == s.active:
            break_off_turn(s)
        ending.check_victory(s)


def give_back_cards(s: DragonLordsState, people: int) -> None:
    """Cards are shuffled back into their decks; treasures go under theirs."""
    s.set_hand(people, ())
    s.set_prophecies(people, ())
    if GRENDL in s.companions[people]:
        s.wounded = 0
    s.set_company(people, ())
    s.set_captive_company(people, ())
    for treasure in range(TREASURES):
        if bearing_people(s, treasure) == people:
            put_treasure_under(s, treasure)


def unmark_pieces(s: DragonLordsState, people: int) -> None:
    """Commanders, DragonLords and bearers become plain units; whoever is in the Wastelands leaves the board."""
    for piece, place in enumerate(s.place[people]):
        if place == NOWHERE:
            continue
        if place in (PARTY, CAPTIVE):
            s.put_piece(people, piece, NOWHERE)
        else:
            s.unmark(people, piece)
    for wizard in range(WIZARD_1, WIZARD_3 + 1):
        set_book(s, people, wizard, 0)
    s.shown[people] = 0
    s.mana[people] = 0


def disband(s: DragonLordsState, people: int) -> None:
    """The quest party and a captured one go, and all tools with them."""
    s.party_units[people] = 0
    s.set_captive_units(people, 0)
    s.party_at[people] = NOWHERE
    s.stride = without(s.stride, people)
    s.fog = without(s.fog, people)
    for column in (s.tools, s.store, s.captive_tools):
        tools.clear(column, people)


def break_off_turn(s: DragonLordsState) -> None:
    """Whoever leaves in their own turn does not finish it: what they have ordered never comes, units among enemies and
    ships at sea without a crew are lost, others who have to leave do so, and the next turn begins."""
    fight, s.fight = s.fight, None
    s.guests = {}
    s.bought = s.bought_ships = 0
    for ship, zone in enumerate(s.ship_at):
        if FIRST_SEA <= zone < FIRST_SPACE and not s.ship_units[ship]:
            sink(s, ship)
    leaving = [step for step in reversed(s.agenda) if isinstance(step, Leave)]
    s.agenda.clear()
    s.then(*leaving, Aftermath(), later.next_turn(s))
    if fight is not None:
        hand_out_loot(s, fight, fight.defender if s.force(fight, DEFENDER) else NOBODY)


# --- after a combat -------------------------------------------------------------------------------


class Aftermath(Step):
    """After a combat: peoples without units leave the game, and somebody may have won."""

    rule = "DL-9.20"

    def run(self, s: DragonLordsState) -> None:
        for people in s.in_play():
            lose_store_without_kingdom(s, people)
        remove_peoples_without_units(s)
        if not s.over:
            ending.check_victory(s)


def lose_store_without_kingdom(s: DragonLordsState, people: int) -> None:
    """A people that has lost its last Kingdom loses the tools that it has stored."""
    if not s.held(people) & s.facts.kingdoms and tools.kinds_in(s.store, people):
        tools.clear(s.store, people)
        s.tell(messages.STORE_LOST, people)
