"""What can be looked up in a position. Nothing here changes it.

What is asked most often looks at the bits of a set itself: a call of ``has`` would cost more than the answer.
"""

from __future__ import annotations

from collections.abc import Sequence

from mypy_extensions import mypyc_attr

from meadhall.games.dragon_lords.columns import FOUGHT, IN_DECK, MOVED, Columns
from meadhall.games.dragon_lords.facts import ALL_DRAGONLORDS, ALL_WIZARDS, MONSTERS, NEUTRAL, NOBODY, NOWHERE
from meadhall.games.dragon_lords.fight import AT_SEA, ATTACKER, LAND, Fight
from meadhall.games.dragon_lords.words import (
    CAPTIVE,
    COMPANIONS,
    FIRST_SEA,
    FIRST_SHIP,
    KING,
    PARTY,
    PEOPLES,
    PER_REALM,
    PIECES,
    PLACES,
    PROPHECIES,
    QUESTS,
    SHIPS,
    TERRITORIES,
    TOOL,
    TOOLS,
    WIZARD_1,
    WIZARDS,
)
from meadhall.kernel.sets import bits, has, only

COMMANDERS = only(KING) | ALL_WIZARDS | ALL_DRAGONLORDS


def tools_of(column: list[int], people: int) -> list[int]:
    """How many of each tool a people has in one of the columns of tools."""
    return column[people * TOOLS : (people + 1) * TOOLS]


@mypyc_attr(allow_interpreted_subclasses=True)
class Lookups(Columns):
    # --- peoples ----------------------------------------------------------------------------------

    def is_out(self, people: int) -> bool:
        return people < PEOPLES and has(self.out, people)

    def plays(self, people: int) -> bool:
        """Whether somebody still leads this people."""
        return 0 <= people < PEOPLES and self.leader[people] >= 0 and not self.out >> people & 1

    def hostile(self, people: int, other: int) -> bool:
        """Whether units of the other stand in the way: rivals, neutral and vanquished ones."""
        if other in (NOBODY, people):
            return False
        return other >= NEUTRAL or self.out >> other & 1 == 1 or self.leader[other] != self.leader[people]

    def in_play(self) -> list[int]:
        """The peoples still in the game, clockwise."""
        return [people for people in self.peoples if not self.out >> people & 1]

    def clockwise(self, people: int) -> list[int]:
        """The peoples still in the game, from the one after this."""
        at, out = self.peoples.index(people), self.out
        return [one for one in self.peoples[at + 1 :] + self.peoples[:at] if not out >> one & 1]

    def rivals(self, people: int) -> list[int]:
        """Peoples in the game that others lead, clockwise."""
        return [one for one in self.clockwise(people) if self.leader[one] != self.leader[people]]

    def has_king(self, people: int) -> bool:
        return self.place[people][KING] != NOWHERE

    def kingdoms_of(self, people: int) -> list[int]:
        """The Kingdoms, as territories, that a people holds."""
        return list(bits(self.lands[people] & self.facts.kingdoms))

    def kingdoms_led(self, seat: int) -> int:
        """How many Kingdoms the peoples of a seat hold together."""
        count = 0
        for people in self.peoples:
            if self.leader[people] == seat and not self.out >> people & 1:
                count += (self.lands[people] & self.facts.kingdoms).bit_count()
        return count

    def gold_of(self, people: int) -> int:
        """All that lies in a people's Kingdoms."""
        gold = 0
        for land in bits(self.lands[people] & self.facts.kingdoms):
            gold += self.gold_in(land)
        return gold

    def gold_in(self, land: int) -> int:
        """What lies in a Kingdom, which is named as a territory."""
        return self.gold[land // PER_REALM]

    def lands_of(self, people: int) -> list[int]:
        """The territories that a people holds."""
        return list(bits(self.lands[people]))

    # --- territories ------------------------------------------------------------------------------

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

    # --- units and pieces -------------------------------------------------------------------------

    def lands_with(self, people: int) -> tuple[int, ...]:
        """The territories with units of a people, guests among enemies included."""
        lands = self.lands[people]
        if people == self.active:
            for zone in self.guests:
                if zone < TERRITORIES:
                    lands |= only(zone)
        return bits(lands)

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
        return self.posts.get(people * PLACES + place, 0)

    def any_piece_at(self, people: int, places: Sequence[int]) -> bool:
        """Whether a piece of a people is at one of these places."""
        return any(self.pieces_at(people, place) for place in places)

    def marked(self, people: int, place: int) -> int:
        """How many units at a place carry a counter, known to the viewer or not, or are DragonLords."""
        known = self.posts.get(people * PLACES + place, 0).bit_count()
        veiled = self.veiled[people]
        return known + veiled.count(place) if veiled else known

    def plain(self, people: int, place: int) -> int:
        """How many units at a place are like any other."""
        if people >= PEOPLES or (place < TERRITORIES and not self.camps[people] >> place & 1):
            return self.count(people, place)
        return self.count(people, place) - self.marked(people, place)

    def weary(self, people: int, place: int, deeds: tuple[int, ...]) -> int:
        """How many plain units at a place have done one of these deeds in this turn."""
        worn = self.worn.get(place)
        if worn is None or people != self.active:
            return 0
        count = 0
        for deed in deeds:
            count += worn[deed]
        return count

    def tired(self, people: int, deeds: tuple[int, ...]) -> int:
        """The territories where perhaps all units of a people have done one of these deeds, as a set."""
        camps = self.camps[people]
        found = camps if self.veiled[people] else 0
        if people != self.active:
            return found
        for deed in deeds:
            if self.pieces_worn(deed):
                found = camps
        for place, worn in self.worn.items():
            if place >= TERRITORIES:
                continue
            done = 0
            for deed in deeds:
                done += worn[deed]
            if done and (done >= self.units[place] or camps >> place & 1):
                found |= 1 << place
        return found

    def pieces_worn(self, deed: int) -> int:
        """The pieces of the active people that have done something in this turn, as a set."""
        return self.pieces_moved if deed == MOVED else self.pieces_fought if deed == FOUGHT else self.pieces_marched

    def where(self, people: int, piece: int) -> int:
        return self.place[people][piece]

    def wizards_at(self, people: int, place: int) -> list[int]:
        return list(bits(self.pieces_at(people, place) & ALL_WIZARDS))

    def commander_at(self, people: int, place: int) -> bool:
        """Whether a King, a Wizard or a DragonLord of a people is there."""
        return self.pieces_at(people, place) & COMMANDERS != 0

    def dragonlords_at(self, people: int, place: int) -> int:
        return self.pieces_at(people, place) & ALL_DRAGONLORDS

    def dragonlords(self, people: int) -> list[int]:
        """The DragonLords that a people has in play."""
        return [piece for piece in bits(ALL_DRAGONLORDS) if self.place[people][piece] != NOWHERE]

    def knows(self, people: int, wizard: int, spell: int) -> bool:
        """Whether a Wizard knows a spell."""
        known = self.spells[people * WIZARDS + wizard - WIZARD_1]
        return known & self.facts.pages[people][spell] != 0

    # --- treasures --------------------------------------------------------------------------------

    def bears(self, people: int, treasure: int, place: int) -> bool:
        """Whether somebody of this people at this place bears the treasure."""
        carrier = self.carrier[treasure]
        return carrier >= 0 and carrier // PIECES == people and self.place[people][carrier % PIECES] == place

    def treasures_of(self, people: int, piece: int) -> list[int]:
        carrier = people * PIECES + piece
        return [treasure for treasure, by in enumerate(self.carrier) if by == carrier]

    # --- ships ------------------------------------------------------------------------------------

    def ships_of(self, people: int) -> list[int]:
        """The ships of a people, docked ones in its harbours included."""
        return [ship for ship in range(SHIPS) if self.ship_owner[ship] == people]

    def ships_at(self, zone: int) -> list[int]:
        return [ship for ship, at in enumerate(self.ship_at) if at == zone]

    def fleet(self, people: int, zone: int) -> list[int]:
        """Manned ships of a people in a sea zone."""
        return [ship for ship in self.ships_at(zone) if self.ship_owner[ship] == people and self.ship_units[ship]]

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
                zones |= 1 << at - FIRST_SEA
        return zones

    def patrolled(self, people: int) -> int:
        """The sea zones with manned ships of a people, as a set."""
        zones = 0
        for ship, at in enumerate(self.ship_at):
            if at >= FIRST_SEA and self.ship_units[ship] and self.ship_owner[ship] == people:
                zones |= 1 << at - FIRST_SEA
        return zones

    def ships_left(self) -> int:
        return self.facts.parts.bank.ships - SHIPS + self.ship_at.count(NOWHERE) - self.bought_ships

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
        if fight.kind == LAND:
            return self.pieces_at(people, fight.zone)
        found = 0
        for stand in self.stands(fight, side):
            found |= self.pieces_at(people, stand)
        if fight.kind == AT_SEA:
            found &= ~ALL_DRAGONLORDS
        return found

    # --- cards and tools --------------------------------------------------------------------------

    def holds(self, people: int, scroll: int) -> bool:
        return has(self.scrolls_of(people), scroll)

    def scrolls_of(self, people: int) -> int:
        """The kinds of scrolls in a hand, as far as they are known, as a set."""
        found = 0
        for card, _ in self.hands[people]:
            if card >= 0:
                found |= 1 << card
        return found

    def unseen_scrolls(self) -> list[int]:
        """How many of each scroll are in the deck above the pile, or in a hand that the viewer cannot see."""
        left = list(self.facts.scroll_copies)
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
        return [card for card in range(COMPANIONS) if card not in seen and not has(self.gone, card)]

    def unseen_prophecies(self) -> list[int]:
        seen = {card for cards in (*self.prophecies, self.prophecy_pile) for card in cards}
        return [card for card in range(PROPHECIES) if card not in seen]

    def unseen_quests(self) -> list[int]:
        return [card for card in range(QUESTS) if card not in self.quest_pile and card != self.quest]

    def tools_left(self, tool: int) -> int:
        """How many of a tool are in the supply."""
        used = sum(self.tools[tool::TOOLS]) + sum(self.store[tool::TOOLS]) + sum(self.captive_tools[tool::TOOLS])
        return self.facts.tool_parts[tool].count - used - self.laid_by(tool)

    def laid_by(self, tool: int) -> int:
        """How many of a tool lie ready for the first parties of those who have sent none yet."""
        each = self.facts.parts.start.tools.count(TOOL.words[tool])
        return each * len([people for people in self.in_play() if not has(self.equipped, people)]) if each else 0

    def hidden_pieces(self, people: int) -> list[int]:
        """Pieces whose counters lie face down: all but DragonLords and what was shown."""
        open_ = self.shown[people] | ALL_DRAGONLORDS
        return [piece for piece, at in enumerate(self.place[people]) if at != NOWHERE and not has(open_, piece)]
