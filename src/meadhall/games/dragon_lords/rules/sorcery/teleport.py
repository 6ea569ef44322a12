"""Chapter 14, teleportation: DragonLords and Wizards with the spell, in the naval phase and in the transfer phase."""

from __future__ import annotations

from meadhall.games.dragon_lords import says
from meadhall.games.dragon_lords.rules.common import guesses
from meadhall.games.dragon_lords.rules.common.reactions import ask
from meadhall.games.dragon_lords.rules.peoples.treasures import show
from meadhall.games.dragon_lords.rules.sea import harbours
from meadhall.games.dragon_lords.rules.war import band
from meadhall.games.dragon_lords.rules.war.band import Band, tell_piece_moved
from meadhall.games.dragon_lords.rules.war.healing import cost, pay_for
from meadhall.games.dragon_lords.rules.wastes import party, tools
from meadhall.games.dragon_lords.state import MOVED, World
from meadhall.games.dragon_lords.table import ALL_DRAGONLORDS, NOBODY, NOWHERE
from meadhall.games.dragon_lords.words import (
    CAPTIVE,
    FIRST_BEARER,
    FIRST_DRAGONLORD,
    FIRST_SEA,
    FIRST_SHIP,
    FIRST_SPACE,
    NAVAL,
    PARTY,
    PIECES,
    TELEPORT,
    TERRITORIES,
    TOOLS,
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
from meadhall.kernel.message import Message
from meadhall.kernel.sets import bits
from meadhall.kernel.step import Choice, Step

COMMANDERS = (*range(WIZARD_1, WIZARD_3 + 1), *range(FIRST_DRAGONLORD, FIRST_BEARER))
"""The pieces that can know how to teleport."""
CLOAK_USED = TREASURE.words[VALKYRIE_CLOAK]


def is_dragonlord(piece: int) -> bool:
    return bool(ALL_DRAGONLORDS >> piece & 1)


# --- who can teleport -----------------------------------------------------------------------------


def can_leave(s: World, people: int, place: int) -> bool:
    """Whether a unit may go from here: somebody stays in a territory, and a crew aboard a ship."""
    if place in (PARTY, CAPTIVE):
        return place == PARTY
    if place >= FIRST_SHIP:
        return s.count(people, place) > 1
    if place < TERRITORIES:
        return s.owner[place] == people and s.units[place] > 1
    # Above the sea: only after the battle.
    return place < FIRST_SPACE and s.phase == TRANSFER


def teleporters(s: World, people: int) -> list[int]:
    """The commanders that know how, can pay, and have not done so in this phase."""
    row = s.place[people]
    ready = [piece for piece in COMMANDERS if row[piece] != NOWHERE and not s.teleported >> piece & 1]
    return [piece for piece in ready if can_pay(s, people, piece) and can_leave(s, people, row[piece])]


def can_pay(s: World, people: int, piece: int) -> bool:
    """DragonLords teleport for nothing, Wizards if they know the spell and there is mana for it."""
    if is_dragonlord(piece):
        return True
    if not s.knows(people, piece, TELEPORT):
        return False
    return s.mana[people] >= cost(s, people, TELEPORT, s.where(people, piece))


def options(s: World, people: int) -> list[Action]:
    ready = teleporters(s, people)
    if not ready:
        return []
    ashore = lands(s, people)
    return [do_teleport[piece] for piece in ready if shores(s, people, piece, ashore) or goals(s, people, piece)]


def might_leap(s: World, people: int) -> bool:
    """Whether a people may have a Wizard who can teleport in this phase, or the Valkyrie Cloak."""
    cloak = s.phase == NAVAL and CLOAK_USED not in s.done and guesses.bears(s, people, (VALKYRIE_CLOAK,))
    return cloak or guesses.casts(s, people, (TELEPORT,))


def why_not(s: World, people: int, piece: int) -> str:
    """Why a piece cannot teleport now."""
    place = s.where(people, piece)
    if not (is_dragonlord(piece) or WIZARD_1 <= piece <= WIZARD_3) or place == NOWHERE:
        return "DL-14.1"
    if not is_dragonlord(piece) and not s.knows(people, piece, TELEPORT):
        return "DL-14.1"
    if place == CAPTIVE:
        return "DL-20.35"
    if s.teleported >> piece & 1:
        return "DL-14.2"
    if not is_dragonlord(piece) and s.mana[people] < cost(s, people, TELEPORT, place):
        return "DL-14.3"
    if can_leave(s, people, place):
        return "DL-14.10"
    return "DL-4.25" if place >= FIRST_SHIP else "DL-14.6"


# --- where to -------------------------------------------------------------------------------------


def lands(s: World, people: int) -> int:
    """The territories where somebody can appear in this phase, as a set."""
    held = s.held(people)
    return held | s.enemies(people) | s.vacant() if s.phase == NAVAL else held


def shores(s: World, people: int, piece: int, ashore: int) -> int:
    """Those of them where one commander can appear: elsewhere, and for a weak DragonLord in no Kingdom."""
    if s.table.weak and is_dragonlord(piece):
        ashore &= ~s.table.kingdoms
    origin = s.where(people, piece)
    return ashore & ~(1 << origin) if origin < TERRITORIES else ashore


def goals(s: World, people: int, piece: int) -> list[int]:
    """The zones that a commander can teleport to in this phase."""
    lord = is_dragonlord(piece)
    found = list(bits(shores(s, people, piece, lands(s, people))))
    if s.phase == NAVAL and (not lord or passengers(s, people, piece)):
        found += [FIRST_SEA + zone for zone in bits(s.blockaded(people))]
    if not lord:
        found += friends_afar(s, people, s.where(people, piece))
    return found


def passengers(s: World, people: int, lord: int) -> int:
    """How many could fight at sea, where a DragonLord only brings them."""
    origin = s.where(people, lord)
    others = s.count(people, origin) - s.dragonlords_at(people, origin).bit_count()
    return min(others, s.count(people, origin) - 1 - band.must_stay(s, people, origin))


def friends_afar(s: World, people: int, origin: int) -> list[int]:
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


def place_in(s: World, people: int, zone: int) -> int:
    """Where somebody who teleports to a zone comes to be: ashore, aboard, among enemies, or in the party."""
    if zone >= FIRST_SPACE:
        return PARTY
    if zone >= FIRST_SEA and s.blockader(people, zone) == NOBODY:
        return FIRST_SHIP + harbours.roomiest(s, people, zone)
    return zone


# --- the leap -------------------------------------------------------------------------------------


def depart(s: World, people: int, piece: int) -> None:
    """A Wizard pays and is known; then the commander chooses where to go."""
    if not is_dragonlord(piece):
        pay_for(s, people, piece, TELEPORT)
        s.tell(says.SPELL_CAST, people, piece, TELEPORT)
    s.teleported |= 1 << piece
    s.then(Leap(s.leader[people], people, piece))


class Leap(Choice):
    """The commander goes first, and then whoever is taken along."""

    people: int
    piece: int
    rule = "DL-14.5"
    verbs = (do_to,)

    def prompt(self, s: World) -> Message:
        return Message(says.ASK_TELEPORT, (self.people, self.piece))

    def options(self, s: World) -> list[Action]:
        return in_order([do_to[zone] for zone in goals(s, self.people, self.piece)])

    def take(self, s: World, action: Action) -> None:
        limits = s.table.parts.limits
        most = s.table.passengers if is_dragonlord(self.piece) else limits.wizard_passengers
        leap(s, self.people, self.piece, place_in(s, self.people, action.arg), most)

    def refusal(self, s: World, action: Action) -> str:
        if action.verb not in self.verbs:
            return self.cites(s)
        zone = action.arg
        lord = is_dragonlord(self.piece)
        if zone >= FIRST_SPACE:
            return "DL-16.8" if lord else "DL-16.48"
        if zone >= FIRST_SEA:
            return self.why_not_at_sea(s, zone)
        if lord and s.table.weak and s.table.kingdoms >> zone & 1:
            return "DL-22.3"
        if not s.table.in_play >> zone & 1:
            return "DL-21.6"
        if s.phase == NAVAL:
            return "DL-14.8" if zone == s.where(self.people, self.piece) else "DL-21.4"
        return "DL-14.10"

    def why_not_at_sea(self, s: World, zone: int) -> str:
        if s.fleet(self.people, zone):
            return "DL-11.12" if is_dragonlord(self.piece) else "DL-4.2"
        return "DL-14.9" if s.phase == NAVAL else "DL-14.10"


def leap(s: World, people: int, piece: int, goal: int, most: int) -> None:
    """A piece vanishes and appears elsewhere; up to so many others of the same place may follow."""
    origin = s.where(people, piece)
    s.put_piece(people, piece, goal, True)
    s.wear_piece(piece, MOVED)
    tell_piece_moved(s, people, piece, origin, goal)
    s.then(Arrived(people, WIZARD_1 <= piece <= WIZARD_3, origin, goal))
    if goal == PARTY:
        most = min(most, harbours.party_room(s, people))
    if FIRST_SHIP <= origin < PARTY:
        most = min(most, s.count(people, origin) - 1)
    # Above the sea a DragonLord is no use without somebody who fights.
    sent = 0 if is_dragonlord(piece) and goal >= FIRST_SEA else 1
    step = Band(s.leader[people], people, origin, goal, band.TELEPORT, most, True, sent)
    ask(s, step, step.might_go_on(s))


class Arrived(Step):
    """Vacant land has a new holder, a party that nobody is left of is over, and tools may have come along."""

    people: int
    wizard: bool
    origin: int
    goal: int
    rule = "DL-14.8"

    def run(self, s: World) -> None:
        people, goal = self.people, self.goal
        if self.origin == PARTY:
            party.left_party(s, people)
        ashore = goal < TERRITORIES and s.owner[goal] == people
        if ashore:
            s.beamed &= ~s.pieces_at(people, goal)
            harbours.claim(s, goal)
        if self.wizard and s.party_at[people] != NOWHERE:
            from_home = self.origin < TERRITORIES and bool(s.table.kingdoms >> self.origin & 1)
            if self.origin == PARTY and ashore and s.kingdoms_of(people):
                s.ask(Carry(s.leader[people], people, True), idle=do_done)
            elif goal == PARTY and from_home:
                s.ask(Carry(s.leader[people], people, False), idle=do_done)


class Carry(Choice):
    """A Wizard takes tools along: home from the party, or from the Kingdom's store to the party."""

    people: int
    home: bool
    rule = "DL-17.11"
    verbs = (do_store, do_fetch, do_done.verb)

    def prompt(self, s: World) -> Message:
        return Message(says.ASK_CARRY, (self.people,))

    def options(self, s: World) -> list[Action]:
        column, verb = (s.tools, do_store) if self.home else (s.store, do_fetch)
        return [do_done, *(verb[tool] for tool in range(TOOLS) if column[self.people * TOOLS + tool])]

    def take(self, s: World, action: Action) -> None:
        if action is do_done:
            return
        if self.home:
            tools.store(s, self.people, action.arg)
        else:
            tools.fetch(s, self.people, action.arg)
        s.ask(self, idle=do_done)


# --- the Valkyrie Cloak ---------------------------------------------------------------------------


def cloaked(s: World, people: int) -> int:
    """The piece that bears the Valkyrie Cloak and can use it now; nobody if there is none."""
    carrier = s.carrier[VALKYRIE_CLOAK]
    if carrier < 0 or carrier // PIECES != people or CLOAK_USED in s.done:
        return NOBODY
    piece = carrier % PIECES
    place = s.where(people, piece)
    return piece if 0 <= place < TERRITORIES and can_leave(s, people, place) else NOBODY


def cloak_goals(s: World, people: int, piece: int) -> list[int]:
    return list(bits(shores(s, people, piece, s.held(people))))


def cloak_options(s: World, people: int) -> list[Action]:
    piece = cloaked(s, people)
    return [do_use[VALKYRIE_CLOAK]] if piece != NOBODY and cloak_goals(s, people, piece) else []


def don_cloak(s: World, people: int) -> None:
    show(s, people, VALKYRIE_CLOAK)
    s.done = (*s.done, CLOAK_USED)
    s.then(Flight(s.leader[people], people))


class Flight(Choice):
    """The bearer of the Valkyrie Cloak goes to friends; who that is, the others need not learn."""

    people: int
    rule = "DL-20.18"
    asks = says.ASK_FLIGHT
    verbs = (do_to,)

    def bearer(self, s: World) -> int:
        return s.carrier[VALKYRIE_CLOAK] % PIECES

    def options(self, s: World) -> list[Action]:
        return [do_to[zone] for zone in cloak_goals(s, self.people, self.bearer(s))]

    def take(self, s: World, action: Action) -> None:
        leap(s, self.people, self.bearer(s), action.arg, s.table.treasure_parts[VALKYRIE_CLOAK].units)
