"""Chapter 9, leaving the game: who has no unit left on the board is out, and in Bloodlust who has no King.

What stays in territories and at sea is vanquished: plain units that never move or attack.
"""

from __future__ import annotations

from meadhall.games.dragon_lords import says
from meadhall.games.dragon_lords.fight import DEFENDER
from meadhall.games.dragon_lords.rules.common import later
from meadhall.games.dragon_lords.rules.common.cards import under_treasures
from meadhall.games.dragon_lords.rules.course import ending
from meadhall.games.dragon_lords.rules.peoples.treasures import hand_out_loot
from meadhall.games.dragon_lords.rules.sea.harbours import sink
from meadhall.games.dragon_lords.rules.war.pauses import LossesTaken
from meadhall.games.dragon_lords.state import World
from meadhall.games.dragon_lords.table import NOBODY, NOWHERE
from meadhall.games.dragon_lords.words import CAPTIVE, FIRST_SEA, FIRST_SPACE, GRENDL, PARTY, PIECES, TOOLS
from meadhall.kernel.step import Step


def is_gone(s: World, people: int) -> bool:
    """Whether no unit of a people is left: in no territory, aboard no ship, in no party, and nowhere among enemies."""
    if s.held(people) or s.party_units[people] or (people == s.active and s.guests):
        return False
    return not any(s.ship_units[ship] for ship in s.ships_of(people))


def look(s: World) -> None:
    """Peoples that have lost their last unit are out. Call whenever somebody may have."""
    for people in s.in_play():
        if is_gone(s, people):
            leave(s, people)


def leave(s: World, people: int) -> None:
    """A people leaves the game, as soon as what is being done is done: in a combat, all losses of a step together."""
    at = len(s.agenda)
    if s.fight is not None:
        at = max((n + 1 for n, step in enumerate(s.agenda) if isinstance(step, LossesTaken)), default=at)
    s.agenda.insert(at, Leave(people))


def why_stay(s: World, seat: int) -> str:
    """The rule by which a player cannot leave of their own accord; "" if they can."""
    return "" if s.table.departure or not ending.has_king(s, seat) else "DL-9.24"


def depart(s: World, seat: int) -> None:
    """A player leaves in a turn of theirs, with all peoples they lead; the one whose turn it is goes last."""
    others = [people for people in ending.led_by(s, seat) if people != s.active]
    s.then(*(Leave(people) for people in (*others, s.active)))


class Leave(Step):
    people: int
    rule = "DL-9.21"

    def run(self, s: World) -> None:
        if not s.plays(self.people):
            return
        s.tell(says.PEOPLE_OUT, self.people)
        give_back_cards(s, self.people)
        unmark_pieces(s, self.people)
        disband(s, self.people)
        s.out |= 1 << self.people
        if self.people == s.active:
            break_off_turn(s)
        ending.look(s)


def give_back_cards(s: World, people: int) -> None:
    """Cards are shuffled back into their decks; treasures go under theirs."""
    s.set_hand(people, ())
    s.set_prophecies(people, ())
    if GRENDL in s.companions[people]:
        s.wounded = 0
    s.set_company(people, ())
    s.set_captive_company(people, ())
    for treasure, carrier in enumerate(s.carrier):
        if carrier >= 0 and carrier // PIECES == people:
            under_treasures(s, treasure)


def unmark_pieces(s: World, people: int) -> None:
    """Commanders, DragonLords and bearers become plain units; whoever is in the Wastelands leaves the board."""
    for piece, place in enumerate(s.place[people]):
        if place == NOWHERE:
            continue
        if place in (PARTY, CAPTIVE):
            s.put_piece(people, piece, NOWHERE)
        else:
            s.unmark(people, piece)
    s.shown[people] = 0
    s.spells[people * 3 : people * 3 + 3] = [0, 0, 0]
    s.mana[people] = 0


def disband(s: World, people: int) -> None:
    """The quest party and a captured one go, and all tools with them."""
    s.party_units[people] = s.captive_units[people] = 0
    s.party_at[people] = NOWHERE
    s.stride &= ~(1 << people)
    s.fog &= ~(1 << people)
    for column in (s.tools, s.store, s.captive_tools):
        column[people * TOOLS : (people + 1) * TOOLS] = [0] * TOOLS


def break_off_turn(s: World) -> None:
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
    """Who has lost everything is out, and whoever has won, has won."""

    rule = "DL-9.20"

    def run(self, s: World) -> None:
        for people in s.in_play():
            without_kingdom(s, people)
        look(s)
        if not s.over:
            ending.look(s)


def without_kingdom(s: World, people: int) -> None:
    """With the last Kingdom the stored tools are lost."""
    if not s.kingdoms_of(people) and any(s.store[people * TOOLS : (people + 1) * TOOLS]):
        s.store[people * TOOLS : (people + 1) * TOOLS] = [0] * TOOLS
        s.tell(says.STORE_LOST, people)
