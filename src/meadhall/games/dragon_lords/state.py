"""A position of Quest for the DragonLords, as flat columns.

Columns by people have one entry for each of the four, whether it plays or not. Units are counted; only *pieces* are
known one by one: units with a counter or a treasure, and DragonLords. Every count of units includes the pieces there.
Units of the active people in a place that others hold are its guests, until the battle is fought.
"""

from __future__ import annotations

from collections.abc import Hashable
from random import Random
from typing import TYPE_CHECKING, Any

from mypy_extensions import mypyc_attr

from meadhall.games.dragon_lords.fight import AT_SEA, ATTACKER, LAND, Fight
from meadhall.games.dragon_lords.table import (
    ALL_DRAGONLORDS,
    MONSTERS,
    NEUTRAL,
    NOBODY,
    NOWHERE,
    Table,
)
from meadhall.games.dragon_lords.words import (
    ASK_ALWAYS,
    CAPTIVE,
    COMPANIONS,
    FIRST_BEARER,
    FIRST_DRAGONLORD,
    FIRST_GOLD,
    FIRST_SEA,
    FIRST_SHIP,
    KING,
    KINGDOM,
    PARTY,
    PEOPLE,
    PEOPLES,
    PER_REALM,
    PIECES,
    PROPHECIES,
    PURCHASE,
    QUESTS,
    SHIPS,
    TERRITORIES,
    TOOL,
    TOOLS,
    TREASURES,
    WIZARD_1,
    WIZARD_3,
)
from meadhall.kernel.sets import bits, mask_of
from meadhall.kernel.state import State

if TYPE_CHECKING:
    from meadhall.games.dragon_lords import DragonLords

FRESH, MOVED, FOUGHT, MARCHED = range(4)
"""What a unit has done in its people's turn. In the transfer phase, MOVED means transferred."""

IN_DECK, IN_PILE, DROPPED = -1, -3, -4
"""Where a treasure is that nobody bears: in the deck, under it, or on the ground of a battle."""

Card = tuple[int, int]
"""A card in a hand: which it is, and the set of seats that know it."""


@mypyc_attr(allow_interpreted_subclasses=True)
class World(State):
    game: DragonLords

    table: Table
    round: int
    active: int
    phase: int
    first: int
    peoples: tuple[int, ...]
    """The peoples in the order in which they sit, clockwise."""
    leader: tuple[int, ...]
    """The seat that leads each people."""
    out: int
    """Peoples that are out of the game; what is left of their units is vanquished."""
    orders: list[int]
    # The world.
    owner: list[int]
    lands: list[int]
    """The territories of each people, of neutral units and, at the end, of nobody, as sets."""
    units: list[int]
    crowded: int
    """The territories with more than one unit, as a set."""
    guests: dict[int, tuple[int, int]]
    """By zone, the active people's units there among enemies: those who walked or landed, and those beamed in."""
    ship_owner: list[int]
    ship_at: list[int]
    """A sea zone, or the harbour where the ship is docked; a ship in the box is nowhere."""
    ship_units: list[int]
    party_at: list[int]
    party_units: list[int]
    captive_units: list[int]
    collapsed: tuple[int, ...]
    gold: list[int]
    # Pieces: where each is, and which are open for all to see.
    place: list[list[int]]
    camps: list[int]
    """The territories with pieces or veiled units of each people, as a set."""
    shown: list[int]
    carrier: list[int]
    """Which piece bears a treasure, as ``people * PIECES + piece``."""
    known: list[int]
    """The seats that know what a treasure is and who bears it."""
    veiled: tuple[tuple[int, ...], ...]
    """In a view: where marked units stand whose counters the viewer does not know."""
    veiled_treasures: tuple[int, ...]
    # What the peoples have.
    mana: list[int]
    spells: list[int]
    """By Wizard, the set of numbers in the people's book."""
    hands: tuple[tuple[Card, ...], ...]
    prophecies: tuple[tuple[int, ...], ...]
    companions: tuple[tuple[int, ...], ...]
    captive_companions: tuple[tuple[int, ...], ...]
    wounded: int
    """Hit points that Grendl has lost."""
    tools: list[int]
    store: list[int]
    captive_tools: list[int]
    # The cards that lie under each deck, the uppermost first. What is nowhere else is in the deck.
    scroll_pile: tuple[int, ...]
    scrolls_gone: tuple[int, ...]
    treasure_pile: tuple[int, ...]
    companion_pile: tuple[int, ...]
    gone: int
    """Companions out of the game."""
    prophecy_pile: tuple[int, ...]
    quest_pile: tuple[int, ...]
    quest: int
    """The quest card being read."""
    # Quest parties.
    equipped: int
    """Peoples whose first party has set out."""
    stride: int
    """Peoples that choose their next move."""
    fog: int
    """Peoples whose next move is one space."""
    lost: int
    """Peoples that have lost their party in this turn."""
    entering: bool
    """Whether the active party still stands before its village."""
    # This turn.
    bought: int
    bought_ships: int
    surplus: int
    """Units on their way home from the Wastelands."""
    purse: int
    """Quest gold of a people without a Kingdom."""
    forged: int
    done: tuple[str, ...]
    """What can be done once in a turn and has been done."""
    sneaked: int
    walls: tuple[tuple[int, int], ...]
    sailed: list[int]
    teleported: int
    """Pieces that have teleported in this phase."""
    worn: dict[int, tuple[int, ...]]
    """By place, plain units of the active people that have moved, fought and marched."""
    pieces_moved: int
    pieces_fought: int
    pieces_marched: int
    beamed: int
    """Pieces among the guests that cannot retreat."""
    fight: Fight | None

    def __init__(self, game: DragonLords, players: int, options: dict[str, Any], table: Table) -> None:
        super().__init__(game, players, options)
        self.table = table
        self.round = 0
        self.active = NOBODY
        self.phase = PURCHASE
        self.first = NOBODY
        self.peoples = ()
        self.leader = (NOBODY,) * PEOPLES
        self.out = 0
        self.orders = [ASK_ALWAYS] * PEOPLES
        self.owner = [NOBODY] * TERRITORIES
        self.lands = [0] * (NEUTRAL + 2)
        self.units = [0] * TERRITORIES
        self.crowded = 0
        self.guests = {}
        self.ship_owner = [NOBODY] * SHIPS
        self.ship_at = [NOWHERE] * SHIPS
        self.ship_units = [0] * SHIPS
        self.party_at = [NOWHERE] * PEOPLES
        self.party_units = [0] * PEOPLES
        self.captive_units = [0] * PEOPLES
        self.collapsed = ()
        self.gold = [0] * len(KINGDOM)
        self.place = [[NOWHERE] * PIECES for _ in range(PEOPLES)]
        self.camps = [0] * PEOPLES
        self.shown = [0] * PEOPLES
        self.carrier = [IN_DECK] * TREASURES
        self.known = [0] * TREASURES
        self.veiled = ((),) * PEOPLES
        self.veiled_treasures = (0,) * PEOPLES
        self.mana = [0] * PEOPLES
        self.spells = [0] * (PEOPLES * (WIZARD_3 - WIZARD_1 + 1))
        self.hands = ((),) * PEOPLES
        self.prophecies = ((),) * PEOPLES
        self.companions = ((),) * PEOPLES
        self.captive_companions = ((),) * PEOPLES
        self.wounded = 0
        self.tools = [0] * (PEOPLES * TOOLS)
        self.store = [0] * (PEOPLES * TOOLS)
        self.captive_tools = [0] * (PEOPLES * TOOLS)
        self.scroll_pile = ()
        self.scrolls_gone = ()
        self.treasure_pile = ()
        self.companion_pile = ()
        self.gone = 0
        self.prophecy_pile = ()
        self.quest_pile = ()
        self.quest = NOBODY
        self.equipped = 0
        self.stride = 0
        self.fog = 0
        self.lost = 0
        self.entering = False
        self.bought = 0
        self.bought_ships = 0
        self.surplus = 0
        self.purse = 0
        self.forged = 0
        self.done = ()
        self.sneaked = 0
        self.walls = ()
        self.sailed = [0] * SHIPS
        self.teleported = 0
        self.worn = {}
        self.pieces_moved = 0
        self.pieces_fought = 0
        self.pieces_marched = 0
        self.beamed = 0
        self.fight = None
        self.survey()

    # --- peoples ----------------------------------------------------------------------------------

    def is_out(self, people: int) -> bool:
        return people < PEOPLES and bool(self.out >> people & 1)

    def plays(self, people: int) -> bool:
        """Whether somebody still leads this people."""
        return people < PEOPLES and people >= 0 and self.leader[people] >= 0 and not self.out >> people & 1

    def hostile(self, people: int, other: int) -> bool:
        """Whether units of the other stand in the way: rivals, neutral and vanquished ones."""
        if other in (NOBODY, people):
            return False
        return other >= NEUTRAL or bool(self.out >> other & 1) or self.leader[other] != self.leader[people]

    def in_play(self) -> list[int]:
        """The peoples still in the game, clockwise."""
        return [people for people in self.peoples if not self.out >> people & 1]

    def clockwise(self, people: int) -> list[int]:
        """The peoples still in the game, from the one after this."""
        at = self.peoples.index(people)
        return [one for one in (*self.peoples[at + 1 :], *self.peoples[:at]) if not self.out >> one & 1]

    def rivals(self, people: int) -> list[int]:
        """Peoples in the game that others lead, clockwise."""
        return [one for one in self.clockwise(people) if self.leader[one] != self.leader[people]]

    def has_king(self, people: int) -> bool:
        return self.place[people][KING] != NOWHERE

    def kingdoms_of(self, people: int) -> list[int]:
        """The Kingdoms, as territories, that a people holds."""
        return [t for t in range(0, FIRST_GOLD, PER_REALM) if self.owner[t] == people]

    def current_round(self) -> int:
        return self.round

    def current_scores(self) -> list[int]:
        """What counts in the end: the Kingdoms of each seat."""
        return [self.kingdoms_led(seat) for seat in range(self.players)]

    def kingdoms_led(self, seat: int) -> int:
        """How many Kingdoms the peoples of a seat hold together."""
        count = 0
        for t in range(0, FIRST_GOLD, PER_REALM):
            owner = self.owner[t]
            if 0 <= owner < PEOPLES and self.leader[owner] == seat and not self.out >> owner & 1:
                count += 1
        return count

    def gold_of(self, people: int) -> int:
        """All that lies in a people's Kingdoms."""
        return sum(self.gold[t // PER_REALM] for t in self.kingdoms_of(people))

    def lands_of(self, people: int) -> list[int]:
        """The territories that a people holds."""
        return list(bits(self.lands[people]))

    # --- looking at places ------------------------------------------------------------------------

    def count(self, people: int, place: int) -> int:
        """How many units of a people, pieces included, are at a place."""
        if place < TERRITORIES:
            if self.owner[place] == people:
                return self.units[place]
            return self.guests_in(place) if people == self.active else 0
        if place == PARTY:
            return self.party_units[people]
        if place == CAPTIVE:
            return self.captive_units[people]
        if place >= FIRST_SHIP:
            return self.ship_units[place - FIRST_SHIP] if self.ship_owner[place - FIRST_SHIP] == people else 0
        return self.guests_in(place) if people == self.active else 0

    def guests_in(self, zone: int) -> int:
        """How many units of the active people are in a zone among enemies."""
        guests = self.guests.get(zone)
        return guests[0] + guests[1] if guests is not None else 0

    def pieces_at(self, people: int, place: int) -> int:
        """The pieces of a people at a place, as a set."""
        if people >= PEOPLES or (place < TERRITORIES and not self.camps[people] >> place & 1):
            return 0
        found = 0
        for piece, at in enumerate(self.place[people]):
            if at == place:
                found |= 1 << piece
        return found

    def marked(self, people: int, place: int) -> int:
        """How many units at a place carry a counter, known to the viewer or not, or are DragonLords."""
        return self.place[people].count(place) + self.veiled[people].count(place)

    def plain(self, people: int, place: int) -> int:
        """How many units at a place are like any other."""
        if people >= PEOPLES or (place < TERRITORIES and not self.camps[people] >> place & 1):
            return self.count(people, place)
        return self.count(people, place) - self.marked(people, place)

    def tired(self, people: int, wears: tuple[int, ...]) -> int:
        """The territories where perhaps all units of a people have done what ``wears`` names, as a set."""
        camps = self.camps[people]
        if people != self.active:
            return camps if self.veiled[people] else 0
        pieces = [self.pieces_moved, self.pieces_fought, self.pieces_marched]
        found = camps if self.veiled[people] else 0
        for wear in wears:
            if pieces[wear - 1]:
                found = camps
        for place, worn in self.worn.items():
            done = 0
            for wear in wears:
                done += worn[wear - 1]
            if done and place < TERRITORIES and (done >= self.units[place] or camps >> place & 1):
                found |= 1 << place
        return found

    def where(self, people: int, piece: int) -> int:
        return self.place[people][piece]

    def wizards_at(self, people: int, place: int) -> list[int]:
        row = self.place[people]
        return [piece for piece in range(WIZARD_1, WIZARD_3 + 1) if row[piece] == place]

    def knows(self, people: int, wizard: int, spell: int) -> bool:
        known = self.spells[people * 3 + wizard - WIZARD_1]
        return bool(known & self.table.pages[people][spell])

    def commander_at(self, people: int, place: int) -> bool:
        """Whether a King, a Wizard or a DragonLord of a people is there."""
        row = self.place[people]
        commanders = (*row[KING : WIZARD_3 + 1], *row[FIRST_DRAGONLORD:FIRST_BEARER])
        return place in commanders

    def dragonlords_at(self, people: int, place: int) -> int:
        return self.pieces_at(people, place) & ALL_DRAGONLORDS

    def dragonlords(self, people: int) -> list[int]:
        """The DragonLords that a people has in play."""
        return [piece for piece in bits(ALL_DRAGONLORDS) if self.place[people][piece] != NOWHERE]

    def bears(self, people: int, treasure: int, place: int) -> bool:
        """Whether somebody of this people at this place bears the treasure."""
        carrier = self.carrier[treasure]
        return carrier >= 0 and carrier // PIECES == people and self.place[people][carrier % PIECES] == place

    def treasures_of(self, people: int, piece: int) -> list[int]:
        carrier = people * PIECES + piece
        return [treasure for treasure, by in enumerate(self.carrier) if by == carrier]

    def ships_at(self, zone: int) -> list[int]:
        return [ship for ship, at in enumerate(self.ship_at) if at == zone]

    def fleet(self, people: int, zone: int) -> list[int]:
        """Manned ships of a people in a sea zone."""
        return [ship for ship, at in enumerate(self.ship_at)
                if at == zone and self.ship_owner[ship] == people and self.ship_units[ship]]  # fmt: skip

    def blockader(self, people: int, zone: int) -> int:
        """Whose enemy blockade lies in a sea zone; nobody's if there is none."""
        for ship, at in enumerate(self.ship_at):
            if at == zone and self.ship_units[ship] and self.hostile(people, self.ship_owner[ship]):
                return self.ship_owner[ship]
        return NOBODY

    def blockaded(self, people: int) -> int:
        """The sea zones with enemy blockades, as a set."""
        zones = 0
        for ship, at in enumerate(self.ship_at):
            if at >= FIRST_SEA and self.ship_units[ship] and self.hostile(people, self.ship_owner[ship]):
                zones |= 1 << (at - FIRST_SEA)
        return zones

    def patrolled(self, people: int) -> int:
        """The sea zones with manned ships of a people, as a set."""
        zones = 0
        for ship, at in enumerate(self.ship_at):
            if at >= FIRST_SEA and self.ship_units[ship] and self.ship_owner[ship] == people:
                zones |= 1 << (at - FIRST_SEA)
        return zones

    def held(self, people: int) -> int:
        """The territories of a people, as a set."""
        return self.lands[people]

    def enemies(self, people: int) -> int:
        """The territories that enemies, neutral or vanquished units hold, as a set."""
        found = 0
        for owner in range(MONSTERS):
            if self.lands[owner] and self.hostile(people, owner):
                found |= self.lands[owner]
        return found

    def vacant(self) -> int:
        """The territories without any unit, as a set."""
        return self.lands[NOBODY]

    # --- moving units -----------------------------------------------------------------------------

    def add_units(self, people: int, place: int, count: int, wear: int = FRESH, beamed: bool = False) -> None:
        """Plain units come to a place; to a vacant territory as its new holders, among enemies as guests."""
        self._grow(people, place, count, beamed)
        if wear and people == self.active:
            worn = list(self.worn.get(place, (0, 0, 0)))
            worn[wear - 1] += count
            self.worn[place] = tuple(worn)

    def lift_units(
        self, people: int, place: int, count: int, order: tuple[int, ...] = (FOUGHT, MOVED), beamed: bool = False
    ) -> None:
        """Plain units leave a place: first those who have done what ``order`` names, then fresh ones."""
        self._grow(people, place, -count, beamed)
        if people == self.active and place in self.worn:
            worn = list(self.worn[place])
            fresh = self.plain(people, place) + count - sum(worn)
            for wear in order:
                taken = min(count, worn[wear - 1])
                worn[wear - 1] -= taken
                count -= taken
            count -= min(count, fresh)
            for wear in (MOVED, FOUGHT, MARCHED):
                taken = min(count, worn[wear - 1])
                worn[wear - 1] -= taken
                count -= taken
            self._wear(place, worn)

    def weary(self, people: int, place: int, wears: tuple[int, ...]) -> int:
        """How many plain units at a place have done what ``wears`` names."""
        worn = self.worn.get(place)
        if worn is None or people != self.active:
            return 0
        count = 0
        for wear in wears:
            count += worn[wear - 1]
        return count

    def put_piece(self, people: int, piece: int, place: int, beamed: bool = False) -> None:
        """A piece leaves where it is and comes to another place, or out of play."""
        row = self.place[people]
        left = row[piece]
        if left != NOWHERE:
            self._grow(people, left, -1, bool(self.beamed >> piece & 1))
        row[piece] = place
        self._encamp(people, left)
        self._encamp(people, place)
        if people == self.active:
            self.beamed &= ~(1 << piece)
            if beamed:
                self.beamed |= 1 << piece
        if place != NOWHERE:
            self._grow(people, place, 1, beamed)

    def mark(self, people: int, piece: int, place: int) -> None:
        """A plain unit that is there becomes a piece; a fresh one, if there is any."""
        tired = self.worn.get(place) if people == self.active else None
        if tired is not None and sum(tired) == self.plain(people, place):
            wear = next(wear for wear in (MOVED, FOUGHT, MARCHED) if tired[wear - 1])
            self._rest(place, wear)
            self.wear_piece(piece, wear)
        if people == self.active and place in self.guests:
            afoot = (self.pieces_at(people, place) & ~self.beamed).bit_count()
            if afoot >= self.guests[place][0]:
                self.beamed |= 1 << piece
        self.place[people][piece] = place
        self._encamp(people, place)

    def _rest(self, place: int, wear: int) -> None:
        """One plain unit less has done such a thing."""
        worn = list(self.worn[place])
        worn[wear - 1] -= 1
        self._wear(place, worn)

    def _wear(self, place: int, worn: list[int]) -> None:
        """Note what plain units at a place have done; of those who have done nothing there is nothing to note."""
        if worn[0] or worn[1] or worn[2]:
            self.worn[place] = tuple(worn)
        else:
            del self.worn[place]

    def unmark(self, people: int, piece: int) -> None:
        """A piece becomes a plain unit again."""
        left = self.place[people][piece]
        self.place[people][piece] = NOWHERE
        self._encamp(people, left)
        self.shown[people] &= ~(1 << piece)

    def wear_piece(self, piece: int, wear: int) -> None:
        """Note what a piece of the active people has done."""
        bit = 1 << piece
        if wear == MOVED:
            self.pieces_moved |= bit
        elif wear == FOUGHT:
            self.pieces_fought |= bit
        elif wear == MARCHED:
            self.pieces_marched |= bit

    def _grow(self, people: int, place: int, by: int, beamed: bool) -> None:
        if place < TERRITORIES:
            owner = self.owner[place]
            if owner == people:
                self._set_units(place, self.units[place] + by)
                if not self.units[place]:
                    self._hand_over(place, NOBODY)
            elif owner == NOBODY and by > 0:
                self._hand_over(place, people)
                self._set_units(place, by)
            else:
                self._grow_guests(place, by, beamed)
        elif place >= FIRST_SHIP:
            if place == PARTY:
                self.party_units[people] += by
            elif place == CAPTIVE:
                self.captive_units[people] += by
            else:
                self.ship_units[place - FIRST_SHIP] += by
        else:
            self._grow_guests(place, by, beamed)

    def _set_units(self, territory: int, units: int) -> None:
        self.units[territory] = units
        if units > 1:
            self.crowded |= 1 << territory
        else:
            self.crowded &= ~(1 << territory)

    def _hand_over(self, territory: int, owner: int) -> None:
        bit = 1 << territory
        self.lands[self.owner[territory]] ^= bit
        self.owner[territory] = owner
        self.lands[owner] ^= bit

    def survey(self) -> None:
        """Work out the sets of territories anew, after ``owner``, ``units`` and ``place`` were filled in."""
        self.lands = [0] * (NEUTRAL + 2)
        for territory in bits(self.table.in_play):
            self.lands[self.owner[territory]] |= 1 << territory
        self.crowded = mask_of(territory for territory, units in enumerate(self.units) if units > 1)
        self.find_camps()

    def find_camps(self) -> None:
        """Work out where the pieces stand, after ``place`` or ``veiled`` were filled in."""
        for people in range(PEOPLES):
            places = (*self.place[people], *self.veiled[people])
            self.camps[people] = mask_of(place for place in places if 0 <= place < TERRITORIES)

    def _encamp(self, people: int, place: int) -> None:
        """A piece has come to a place or left it."""
        if 0 <= place < TERRITORIES:
            bit = 1 << place
            if self.marked(people, place):
                self.camps[people] |= bit
            else:
                self.camps[people] &= ~bit

    def _grow_guests(self, zone: int, by: int, beamed: bool) -> None:
        walked, magic = self.guests.get(zone, (0, 0))
        if beamed:
            magic += by
        else:
            walked += by
        if walked < 0:
            magic += walked
            walked = 0
        elif magic < 0:
            walked += magic
            magic = 0
        if walked or magic:
            self.guests[zone] = (walked, magic)
        else:
            self.guests.pop(zone, None)

    def settle(self, zone: int) -> None:
        """The guests in a territory that nobody holds any more take it."""
        walked, beamed = self.guests.pop(zone, (0, 0))
        if walked + beamed:
            self._hand_over(zone, self.active)
            self._set_units(zone, walked + beamed)
            self.beamed &= ~self.pieces_at(self.active, zone)

    def end_turn_marks(self) -> None:
        """Nobody is tired any more."""
        self.worn = {}
        self.pieces_moved = self.pieces_fought = self.pieces_marched = self.beamed = 0
        self.teleported = 0

    # --- the sides of a fight ---------------------------------------------------------------------

    def current_fight(self) -> Fight:
        """The fight that is on; for steps that only come up in one."""
        assert self.fight is not None
        return self.fight

    def stands(self, fight: Fight, side: int) -> list[int]:
        """The places where the units of a side are."""
        people = fight.people(side)
        if fight.kind == LAND:
            return [fight.zone]
        if fight.kind == AT_SEA:
            ships = [FIRST_SHIP + ship for ship in self.fleet(people, fight.zone)]
            return [*ships, fight.zone] if side == ATTACKER else ships
        return [PARTY]

    def force(self, fight: Fight, side: int) -> int:
        """How many units a side has in the fight."""
        people = fight.people(side)
        if people == MONSTERS:
            return fight.beasts.count if fight.beasts else 0
        if fight.kind == LAND:
            if side == ATTACKER:
                return self.guests_in(fight.zone)
            return self.units[fight.zone]
        return sum([self.count(people, stand) for stand in self.stands(fight, side)]) - self.hovering(fight, side)

    def hovering(self, fight: Fight, side: int) -> int:
        """DragonLords that have only brought units to a sea battle."""
        if fight.kind != AT_SEA or side != ATTACKER:
            return 0
        return self.dragonlords_at(fight.attacker, fight.zone).bit_count()

    def fighters(self, fight: Fight, side: int) -> int:
        """The pieces of a side in the fight, as a set."""
        people = fight.people(side)
        if people >= PEOPLES:
            return 0
        found = 0
        for stand in self.stands(fight, side):
            found |= self.pieces_at(people, stand)
        if fight.kind == AT_SEA:
            found &= ~ALL_DRAGONLORDS
        return found

    # --- cards ------------------------------------------------------------------------------------

    def holds(self, people: int, scroll: int) -> bool:
        return any(card == scroll for card, _ in self.hands[people])

    def take_scroll(self, people: int, scroll: int) -> None:
        hand = tuple(sorted((*self.hands[people], (scroll, 1 << self.leader[people]))))
        self.hands = (*self.hands[:people], hand, *self.hands[people + 1 :])

    def drop_scroll(self, people: int, scroll: int) -> None:
        hand = list(self.hands[people])
        # A card that others have seen goes first: that tells them least.
        found = max((card for card in hand if card[0] == scroll), key=lambda card: card[1].bit_count())
        hand.remove(found)
        self.hands = (*self.hands[:people], tuple(hand), *self.hands[people + 1 :])

    def set_hand(self, people: int, hand: tuple[Card, ...]) -> None:
        self.hands = (*self.hands[:people], tuple(sorted(hand)), *self.hands[people + 1 :])

    def set_company(self, people: int, companions: tuple[int, ...]) -> None:
        self.companions = (*self.companions[:people], companions, *self.companions[people + 1 :])

    def set_captive_company(self, people: int, companions: tuple[int, ...]) -> None:
        self.captive_companions = (
            *self.captive_companions[:people], companions, *self.captive_companions[people + 1 :],
        )  # fmt: skip

    def set_prophecies(self, people: int, prophecies: tuple[int, ...]) -> None:
        self.prophecies = (*self.prophecies[:people], prophecies, *self.prophecies[people + 1 :])

    def unseen_scrolls(self) -> list[int]:
        """How many of each scroll are in the deck above the pile, or in a hand that the viewer cannot see."""
        left = [part.copies for part in self.table.scroll_parts]
        for hand in self.hands:
            for card, _ in hand:
                if card >= 0:
                    left[card] -= 1
        for card in (*self.scroll_pile, *self.scrolls_gone):
            left[card] -= 1
        return left

    def unseen_treasures(self) -> list[int]:
        return [treasure for treasure, carrier in enumerate(self.carrier) if carrier == IN_DECK]

    def unseen_companions(self) -> list[int]:
        seen = {card for cards in (*self.companions, *self.captive_companions, self.companion_pile) for card in cards}
        return [card for card in range(COMPANIONS) if card not in seen and not self.gone >> card & 1]

    def unseen_prophecies(self) -> list[int]:
        seen = {card for cards in (*self.prophecies, self.prophecy_pile) for card in cards}
        return [card for card in range(PROPHECIES) if card not in seen]

    def unseen_quests(self) -> list[int]:
        return [card for card in range(QUESTS) if card not in self.quest_pile and card != self.quest]

    def tools_left(self, tool: int) -> int:
        """How many of a tool are in the supply."""
        used = sum(self.tools[tool::TOOLS]) + sum(self.store[tool::TOOLS]) + sum(self.captive_tools[tool::TOOLS])
        return self.table.tool_parts[tool].count - used - self.laid_by(tool)

    def laid_by(self, tool: int) -> int:
        """How many of a tool lie ready for the first parties of those who have sent none yet."""
        each = self.table.parts.start.tools.count(TOOL.words[tool])
        return each * sum(not self.equipped >> people & 1 for people in self.in_play()) if each else 0

    def ships_left(self) -> int:
        return self.table.parts.bank.ships - sum(at != NOWHERE for at in self.ship_at) - self.bought_ships

    def ships_of(self, people: int) -> list[int]:
        """The ships of a people, docked ones in its harbours included."""
        return [ship for ship in range(SHIPS) if self.ship_owner[ship] == people]

    # --- what is hidden ---------------------------------------------------------------------------

    def hidden_pieces(self, people: int) -> list[int]:
        """Pieces whose counters lie face down: all but DragonLords and what was shown."""
        row, shown = self.place[people], self.shown[people]
        return [piece for piece in range(PIECES)
                if row[piece] != NOWHERE and not (shown | ALL_DRAGONLORDS) >> piece & 1]  # fmt: skip

    def secrets(self) -> dict[Hashable, frozenset[int]]:
        from meadhall.games.dragon_lords.secrecy import secrets

        return secrets(self)

    def conceal(self, viewer: int | None) -> None:
        from meadhall.games.dragon_lords.secrecy import conceal

        conceal(self, viewer)

    def imagine(self, viewer: int | None, rng: Random) -> None:
        from meadhall.games.dragon_lords.secrecy import imagine

        imagine(self, rng)

    # --- texts ------------------------------------------------------------------------------------

    def seat_word(self, seat: int) -> str:
        led = [people for people in self.peoples if self.leader[people] == seat]
        return PEOPLE.words[led[0]] if len(led) == 1 else super().seat_word(seat)

    def position(self) -> dict[str, Any]:
        from meadhall.games.dragon_lords.document import write

        return write(self)

    def check(self) -> None:
        from meadhall.games.dragon_lords.document import check

        check(self)
