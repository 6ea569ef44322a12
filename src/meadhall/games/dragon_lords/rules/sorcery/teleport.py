"""Chapter 14, teleportation: DragonLords and Wizards with the spell, in the naval phase and in the transfer phase."""

from __future__ import annotations

from meadhall.games.dragon_lords import messages
from meadhall.games.dragon_lords.facts import NOBODY, NOWHERE
from meadhall.games.dragon_lords.rules.common import guesses
from meadhall.games.dragon_lords.rules.common.pieces import bearing_people, bearing_piece, is_dragonlord, is_wizard
from meadhall.games.dragon_lords.rules.common.questions import PeopleChoice
from meadhall.games.dragon_lords.rules.common.reactions import ask
from meadhall.games.dragon_lords.rules.peoples.treasures import show
from meadhall.games.dragon_lords.rules.sea import harbours
from meadhall.games.dragon_lords.rules.war import band
from meadhall.games.dragon_lords.rules.war.band import Band, tell_piece_moved
from meadhall.games.dragon_lords.rules.war.healing import mana_cost, pay_for
from meadhall.games.dragon_lords.rules.wastes import party, tools
from meadhall.games.dragon_lords.state import MOVED, DragonLordsState
from meadhall.games.dragon_lords.words import (
    CAPTIVE,
    FIRST_BEARER,
    FIRST_DRAGONLORD,
    FIRST_SEA,
    FIRST_SHIP,
    FIRST_SPACE,
    NAVAL,
    PARTY,
    TELEPORT,
    TERRITORIES,
    TRANSFER,
    TREASURE,
    VALKYRIE_CLOAK,
    WIZARD_1,
    WIZARD_3,
    do_done,
    do_fetch,
    do_store,
    do_teleport,
    do_to,
    do_use,
)
from meadhall.kernel.action import Action, in_order
from meadhall.kernel.sets import bits, has, only, without
from meadhall.kernel.step import Step

COMMANDERS = (*range(WIZARD_1, WIZARD_3 + 1), *range(FIRST_DRAGONLORD, FIRST_BEARER))
"""The pieces that can know how to teleport."""
CLOAK_USED = TREASURE.words[VALKYRIE_CLOAK]


# --- who can teleport -----------------------------------------------------------------------------


def can_leave(s: DragonLordsState, people: int, place: int) -> bool:
    """Whether a unit may leave a place: somebody has to stay in a territory, and a crew aboard a ship."""
    if place in (PARTY, CAPTIVE):
        return place == PARTY
    if place >= FIRST_SHIP:
        return s.count(people, place) > 1
    if place < TERRITORIES:
        return s.owner[place] == people and s.units[place] > 1
    # Above the sea: only after the battle.
    return place < FIRST_SPACE and s.phase == TRANSFER


def teleporters(s: DragonLordsState, people: int) -> list[int]:
    """The commanders that can teleport and have not done so in this phase."""
    row = s.place[people]
    ready = [piece for piece in COMMANDERS if row[piece] != NOWHERE and not has(s.teleported, piece)]
    return [piece for piece in ready if can_pay(s, people, piece) and can_leave(s, people, row[piece])]


def can_pay(s: DragonLordsState, people: int, piece: int) -> bool:
    """DragonLords teleport for nothing, Wizards if they know the spell and there is mana for it."""
    if is_dragonlord(piece):
        return True
    if not s.knows(people, piece, TELEPORT):
        return False
    return s.mana[people] >= mana_cost(s, people, TELEPORT, s.where(people, piece))


def options(s: DragonLordsState, people: int) -> list[Action]:
    ready = teleporters(s, people)
    if not ready:
        return []
    ashore = lands_in_reach(s, people)
    return [do_teleport[piece] for piece in ready if goals_ashore(s, people, piece, ashore) or goals(s, people, piece)]


def might_teleport(s: DragonLordsState, people: int) -> bool:
    """Whether a people may have a Wizard who can teleport in this phase, or the Valkyrie Cloak."""
    cloak = s.phase == NAVAL and CLOAK_USED not in s.done and guesses.might_bear(s, people, (VALKYRIE_CLOAK,))
    return cloak or guesses.might_cast(s, people, (TELEPORT,))


def why_not(s: DragonLordsState, people: int, piece: int) -> str:
    """Why a piece cannot teleport now."""
    place = s.where(people, piece)
    if not (is_dragonlord(piece) or is_wizard(piece)) or place == NOWHERE:
        return "DL-14.1"
    if not is_dragonlord(piece) and not s.knows(people, piece, TELEPORT):
        return "DL-14.1"
    if place == CAPTIVE:
        return "DL-20.35"
    if has(s.teleported, piece):
        return "DL-14.2"
    if not is_dragonlord(piece) and s.mana[people] < mana_cost(s, people, TELEPORT, place):
        return "DL-14.3"
    if can_leave(s, people, place):
        return "DL-14.10"
    return "DL-4.25" if place >= FIRST_SHIP else "DL-14.6"


# --- where to -------------------------------------------------------------------------------------


def lands_in_reach(s: DragonLordsState, people: int) -> int:
    """The territories where somebody can appear in this phase, as a set."""
    held = s.held(people)
    return held | s.enemies(people) | s.vacant() if s.phase == NAVAL else held


def goals_ashore(s: DragonLordsState, people: int, piece: int, ashore: int) -> int:
    """Those of some territories where a commander can appear: not where it is, and no weak DragonLord in a Kingdom."""
    if s.facts.weak and is_dragonlord(piece):
        ashore &= ~s.facts.kingdoms
    origin = s.where(people, piece)
    return without(ashore, origin) if origin < TERRITORIES else ashore


def goals(s: DragonLordsState, people: int, piece: int) -> list[int]:
    """The zones that a commander can teleport to in this phase."""
    lord = is_dragonlord(piece)
    found = list(bits(goals_ashore(s, people, piece, lands_in_reach(s, people))))
    if s.phase == NAVAL and (not lord or passengers(s, people, piece)):
        found += [FIRST_SEA + zone for zone in bits(s.blockaded(people))]
    if not lord:
        found += own_fleets_and_party(s, people, s.where(people, piece))
    return found


def passengers(s: DragonLordsState, people: int, lord: int) -> int:
    """How many units a DragonLord could bring to a battle at sea, in which it does not fight itself."""
    origin = s.where(people, lord)
    others = s.count(people, origin) - s.dragonlords_at(people, origin).bit_count()
    return min(others, s.count(people, origin) - 1 - band.must_stay(s, people, origin))


def own_fleets_and_party(s: DragonLordsState, people: int, origin: int) -> list[int]:
    """Own blockades with room, and the own quest party: only Wizards can go there."""
    here = s.ship_at[origin - FIRST_SHIP] if FIRST_SHIP <= origin < PARTY else NOWHERE
    fleets = {s.ship_at[ship] for ship in s.ships_of(people) if harbours.at_sea(s, ship)} - {here}
    found = [
        zone
        for zone in sorted(fleets)
        if s.blockader(people, zone) == NOBODY and harbours.roomiest(s, people, zone) != NOBODY
    ]
    if origin != PARTY and s.party_at[people] != NOWHERE and harbours.party_room(s, people) > 0:
        found.append(FIRST_SPACE + s.party_at[people])
    return found


def place_of_arrival(s: DragonLordsState, people: int, zone: int) -> int:
    """The place that somebody who teleports to a zone comes to: ashore, aboard, among enemies, or in the party."""
    if zone >= FIRST_SPACE:
        return PARTY
    if zone >= FIRST_SEA and s.blockader(people, zone) == NOBODY:
        return FIRST_SHIP + harbours.roomiest(s, people, zone)
    return zone


# --- the leap -------------------------------------------------------------------------------------


def depart(s: DragonLordsState, people: int, piece: int) -> None:
    """A Wizard pays and is revealed; then the commander chooses where to go."""
    if not is_dragonlord(piece):
        pay_for(s, people, piece, TELEPORT)
        s.tell(messages.SPELL_CAST, people, piece, TELEPORT)
    s.teleported |= only(piece)
    s.then(Leap(s.leader[people], people, piece))


class Leap(PeopleChoice):
    """The commander goes first, and then whoever is taken along."""

    piece: int
    rule = "DL-14.5"
    asks = messages.ASK_TELEPORT
    about = ("people", "piece")
    verbs = (do_to,)

    def options(self, s: DragonLordsState) -> list[Action]:
        return in_order([do_to[zone] for zone in goals(s, self.people, self.piece)])

    def take(self, s: DragonLordsState, action: Action) -> None:
        limits = s.facts.parts.limits
        most = s.facts.passengers if is_dragonlord(self.piece) else limits.wizard_passengers
        teleport_to(s, self.people, self.piece, place_of_arrival(s, self.people, action.arg), most)

    def refusal(self, s: DragonLordsState, action: Action) -> str:
        if action.verb not in self.verbs:
            return self.cites(s)
        zone = action.arg
        lord = is_dragonlord(self.piece)
        if zone >= FIRST_SPACE:
            return "DL-16.8" if lord else "DL-16.48"
        if zone >= FIRST_SEA:
            return self.why_not_at_sea(s, zone)
        if lord and s.facts.weak and has(s.facts.kingdoms, zone):
            return "DL-22.3"
        if not has(s.facts.in_play, zone):
            return "DL-21.6"
        if s.phase == NAVAL:
            return "DL-14.8" if zone == s.where(self.people, self.piece) else "DL-21.4"
        return "DL-14.10"

    def why_not_at_sea(self, s: DragonLordsState, zone: int) -> str:
        if s.fleet(self.people, zone):
            return "DL-11.12" if is_dragonlord(self.piece) else "DL-4.2"
        return "DL-14.9" if s.phase == NAVAL else "DL-14.10"


def teleport_to(s: DragonLordsState, people: int, piece: int, goal: int, most: int) -> None:
    """A piece goes to another place by magic, and up to ``most`` other units may follow it."""
    origin = s.where(people, piece)
    s.put_piece(people, piece, goal, True)
    s.wear_piece(piece, MOVED)
    tell_piece_moved(s, people, piece, origin, goal)
    s.then(Arrived(people, is_wizard(piece), origin, goal))
    if goal == PARTY:
        most = min(most, harbours.party_room(s, people))
    if FIRST_SHIP <= origin < PARTY:
        most = min(most, s.count(people, origin) - 1)
    # At sea a DragonLord does not fight itself, so that somebody has to follow it.
    sent = 0 if is_dragonlord(piece) and goal >= FIRST_SEA else 1
    step = Band(s.leader[people], people, origin, goal, band.TELEPORT, most, True, sent)
    ask(s, step, step.might_go_on(s))


class Arrived(Step):
    """After a teleport: vacant land has a new holder, an empty party is over, and tools may have been taken along."""

    people: int
    wizard: bool
    origin: int
    goal: int
    rule = "DL-14.8"

    def run(self, s: DragonLordsState) -> None:
        people, goal = self.people, self.goal
        if self.origin == PARTY:
            party.end_if_empty(s, people)
        ashore = goal < TERRITORIES and s.owner[goal] == people
        if ashore:
            s.beamed &= ~s.pieces_at(people, goal)
            harbours.take_vacant(s, goal)
        if self.wizard and s.party_at[people] != NOWHERE:
            from_home = self.origin < TERRITORIES and has(s.facts.kingdoms, self.origin)
            if self.origin == PARTY and ashore and s.kingdoms_of(people):
                s.ask(Carry(s.leader[people], people, True), idle=do_done)
            elif goal == PARTY and from_home:
                s.ask(Carry(s.leader[people], people, False), idle=do_done)


class Carry(PeopleChoice):
    """A Wizard takes tools along: home from the party, or from the Kingdom's store to the party."""

    home: bool
    rule = "DL-17.11"
    asks = messages.ASK_CARRY
    about = ("people",)
    verbs = (do_store, do_fetch, do_done.verb)

    def options(self, s: DragonLordsState) -> list[Action]:
        column, verb = (s.tools, do_store) if self.home else (s.store, do_fetch)
        return [do_done, *(verb[tool] for tool in tools.kinds_in(column, self.people))]

    def take(self, s: DragonLordsState, action: Action) -> None:
        if action is do_done:
            return
        if self.home:
            tools.store(s, self.people, action.arg)
        else:
            tools.fetch(s, self.people, action.arg)
        s.ask(self, idle=do_done)


# --- the Valkyrie Cloak ---------------------------------------------------------------------------


def cloak_bearer(s: DragonLordsState, people: int) -> int:
    """The piece that bears the Valkyrie Cloak and can use it now; nobody if there is none."""
    if bearing_people(s, VALKYRIE_CLOAK) != people or CLOAK_USED in s.done:
        return NOBODY
    piece = bearing_piece(s, VALKYRIE_CLOAK)
    place = s.where(people, piece)
    return piece if 0 <= place < TERRITORIES and can_leave(s, people, place) else NOBODY


def cloak_goals(s: DragonLordsState, people: int, piece: int) -> list[int]:
    return list(bits(goals_ashore(s, people, piece, s.held(people))))


def cloak_options(s: DragonLordsState, people: int) -> list[Action]:
    piece = cloak_bearer(s, people)
    return [do_use[VALKYRIE_CLOAK]] if piece != NOBODY and cloak_goals(s, people, piece) else []


def use_cloak(s: DragonLordsState, people: int) -> None:
    show(s, people, VALKYRIE_CLOAK)
    s.done = (*s.done, CLOAK_USED)
    s.then(Flight(s.leader[people], people))


class Flight(PeopleChoice):
    """The bearer of the Valkyrie Cloak goes to a friendly territory. Others do not learn which piece that is."""

    rule = "DL-20.18"
    asks = messages.ASK_FLIGHT
    verbs = (do_to,)

    def bearer(self, s: DragonLordsState) -> int:
        return bearing_piece(s, VALKYRIE_CLOAK)

    def options(self, s: DragonLordsState) -> list[Action]:
        return [do_to[zone] for zone in cloak_goals(s, self.people, self.bearer(s))]

    def take(self, s: DragonLordsState, action: Action) -> None:
        teleport_to(s, self.people, self.bearer(s), action.arg, s.facts.treasure_parts[VALKYRIE_CLOAK].units)
