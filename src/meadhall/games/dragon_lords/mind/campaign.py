"""What a people can conquer in its turn, what that is worth, and how many units it should keep at home."""

from __future__ import annotations

from typing import NamedTuple

from meadhall.games.dragon_lords.facts import ALL_DRAGONLORDS, NEUTRAL, NOBODY, NOWHERE, UNKNOWN, is_kingdom, kingdom_of
from meadhall.games.dragon_lords.mind.chances import battle, enough, garrison
from meadhall.games.dragon_lords.mind.geography import FAR, geography
from meadhall.games.dragon_lords.mind.styles import Style
from meadhall.games.dragon_lords.mind.threat import assault
from meadhall.games.dragon_lords.rules.sorcery.portals import open_portals, working
from meadhall.games.dragon_lords.rules.war.band import ATTACK, spare
from meadhall.games.dragon_lords.state import DragonLordsState
from meadhall.games.dragon_lords.words import (
    DWARVES,
    FIRST_GOLD,
    KING,
    PEOPLES,
    PER_REALM,
    TERRITORIES,
    WIZARD_1,
    WIZARD_3,
)
from meadhall.kernel.sets import bits, has, only

NEVER = -40.0
"""The weight of moves that change nothing: if they were made, a turn could go on for ever."""
VICTORY = 60.0
"""What a Kingdom that wins the game is worth."""
UNIT = 0.8
"""What a lost unit costs, compared with the worth of territories."""
MANY = 35
"""The size of an army beyond which each single unit counts less."""
SURE = 0.9
"""With what chance of success small attacks are made."""
DENIAL = (20.0, 9.0, 4.0, 2.0)
"""By how many Kingdoms its owner lacks to win, how much more a Kingdom is worth."""
ABROAD = 8.0
"""From this distance on, the sea lies between a territory and the aim."""
GREAT = 30
"""From this size on, an army can spare units for the Wastelands."""
HOST = 16
"""From this size on, an army is too large for ships, and a teleportal is better."""
PATIENCE = 8
"""The round after which peoples leave fewer and fewer units at home, because nobody would win otherwise."""
WEARINESS = 0.15
"""By how much caution falls with each round after that."""
LEAST_CAUTION = 0.1
DEPTH = 2
"""How many further attacks of an army are thought ahead."""


MOST_WORTH, MOST_MUSTERED = 24.0, 20.0
"""More than this does not make an aim any better."""


class Errand(NamedTuple):
    piece: int
    goal: int


def map_of(s: DragonLordsState) -> tuple[object, ...]:
    """All of a position on which the worth of territories and the strength of their holders depend."""
    return s.facts, s.leader, s.out, s.owner, s.gold, s.place, s.veiled, s.collapsed


def forces_of(s: DragonLordsState) -> tuple[object, ...]:
    """What else a campaign remembers anything about."""
    return s.round, s.units, s.ship_owner, s.ship_at, s.ship_units


def noted(columns: tuple[object, ...]) -> tuple[object, ...]:
    """Columns as they are now, whatever becomes of the position."""
    return tuple([column[:] if isinstance(column, list) else column for column in columns])


class Defence(NamedTuple):
    guard: int
    """The attack number of its holder."""
    storm: int
    """The attack number of whoever attacks it."""
    lords: int
    """DragonLords among the units."""


class Campaign:
    """How one people sees the war."""

    __slots__ = (
        "_aim",
        "_army",
        "_defences",
        "_forces",
        "_front",
        "_kept",
        "_main_army",
        "_map",
        "_price_ratio",
        "_ready",
        "_values",
        "_ways_to",
        "attack",
        "enemies",
        "errand",
        "geo",
        "kingdoms_lacking",
        "lacking",
        "people",
        "s",
        "seat",
        "style",
        "unit_cost",
        "ways",
    )  # fmt: skip

    def __init__(self, s: DragonLordsState, people: int, style: Style) -> None:
        self.s = s
        self.people = people
        self.style = style
        self._map: tuple[object, ...] = ()
        self._forces: tuple[object, ...] = ()
        self.look_at(s)

    def look_at(self, s: DragonLordsState) -> None:
        """Another position. What was found out about the last one still holds as far as the two are the same: one
        move is often several questions, between which nothing changes."""
        self.s = s
        # Who can attack in this turn depends on more than the map and the forces.
        self._ready: dict[int, int] = {}
        lands, forces = map_of(s), forces_of(s)
        same = lands == self._map
        if not same:
            self._map = noted(lands)
            self._look_at_map()
        if not same or forces != self._forces:
            self._forces = noted(forces)
            self._look_at_forces()

    def _look_at_map(self) -> None:
        s, people = self.s, self.people
        self.seat = s.leader[people]
        self.geo = geography(s.facts)
        self.attack = s.facts.attack[people]
        self._price_ratio = self.geo.dearness[people]
        self.ways = self.geo.way[people][self.opens_portals()]
        self.enemies = s.enemies(people)
        self.lacking = [s.facts.goal - s.kingdoms_led(seat) for seat in range(s.players)]
        """By seat, how many Kingdoms it lacks to win."""
        self.kingdoms_lacking = self.lacking[self.seat]
        self._values: dict[int, float] = {}
        self._defences: dict[int, Defence] = {}
        self._ways_to: dict[int, float] = {}

    def _look_at_forces(self) -> None:
        self._army = self._army_strength()
        self.unit_cost = UNIT * self._price_ratio * min(1.0, MANY / max(self._army, 1))
        self._aim = self._front = self._main_army = UNKNOWN
        self.errand: Errand | None = None
        """Which Wizard is wanted where; None until it is worked out."""
        self._kept: dict[int, int] = {}

    def _army_strength(self) -> int:
        """How great the army is: in units of common strength."""
        s = self.s
        units = 0
        for land in bits(s.held(self.people)):
            units += s.units[land]
        return units * self.attack // s.facts.attack[PEOPLES]

    def opens_portals(self) -> bool:
        """Whether a commander keeps a teleportal open."""
        return bool(self.s.held(self.people) & self.s.facts.portals) and bool(open_portals(self.s, self.people))

    # --- worth ------------------------------------------------------------------------------------

    def value(self, land: int) -> float:
        """What it is worth to take a territory."""
        found = self._values.get(land)
        if found is None:
            found = self._kingdom(land) if is_kingdom(land) else self._land(land)
            self._values[land] = found
        return found

    def _kingdom(self, land: int) -> float:
        s = self.s
        owner = s.owner[land]
        value = (7.0 if s.facts.bloodlust else 16.0 if self.kingdoms_lacking <= 2 else 12.0) * self.style.kingdoms
        if self.kingdoms_lacking <= 1 and not s.facts.bloodlust and self.can_win():
            value = VICTORY
        value += s.gold[land // PER_REALM] / 3
        if owner == NEUTRAL and not s.facts.bloodlust:
            # A rival may take it as well.
            value += DENIAL[min(max(self.rivals_lack(), 1), 3)] - 2.0
        if 0 <= owner < PEOPLES and s.plays(owner):
            rival = self.lacking[s.leader[owner]]
            value += self.worth_of_marked(owner, land) + DENIAL[min(max(rival, 0), 3)]
        return value

    def rivals_lack(self) -> int:
        """How many Kingdoms the most advanced rival lacks to win."""
        others = [lack for seat, lack in enumerate(self.lacking) if seat != self.seat]
        return min(others, default=self.s.facts.goal)

    def can_win(self) -> bool:
        """Whether one of the Kings of this seat lives."""
        s = self.s
        return any(s.leader[one] == self.seat and s.place[one][KING] != NOWHERE and not has(s.out, one)
                   for one in s.peoples)  # fmt: skip

    def lacks_king(self) -> bool:
        """Whether a people with a large army needs an heir to its King to win."""
        return self._army >= GREAT and not self.s.facts.bloodlust and not self.can_win()

    def _land(self, land: int) -> float:
        s = self.s
        owner = s.owner[land]
        if land >= FIRST_GOLD:
            value = 4.0 if self.people == DWARVES and has(s.facts.mines, land) else 2.8
        else:
            value = 0.9
            kingdom = kingdom_of(land)
            if s.owner[kingdom] == self.people:
                value += 0.5
                if kingdom in self.geo.near[land]:
                    value += 0.3
        value *= self.style.lands
        if 0 <= owner < PEOPLES and s.plays(owner):
            value += 0.2 + self.worth_of_marked(owner, land)
            if not self.can_win():
                # Without a King only the last who is left can win.
                value += 0.5 + 9.0 / s.lands[owner].bit_count()
        return value

    def worth_of_marked(self, owner: int, land: int) -> float:
        """What marked units there add: one of them may be the King."""
        marked = self.s.marked(owner, land)
        return marked * (4.0 if self.s.facts.bloodlust else 0.6) if marked else 0.0

    # --- strength ---------------------------------------------------------------------------------

    def attack_strength(self, land: int) -> int:
        """The attack number in an attack on a territory."""
        strength = self.attack
        if is_kingdom(land):
            strength -= self.s.facts.parts.strength.kingdom
        elif self.people == DWARVES and has(self.s.facts.mines, land):
            strength += self.s.facts.parts.gifts.mine_strength
        return strength

    def defence_strength(self, land: int) -> int:
        """The attack number of the holder of a territory. A marked unit in a Kingdom is taken for the King."""
        s = self.s
        owner = s.owner[land]
        if owner < 0:
            return 1
        strength = s.facts.attack[min(owner, PEOPLES)]
        if owner < PEOPLES and s.plays(owner):
            if is_kingdom(land) and s.marked(owner, land):
                strength += s.facts.parts.strength.king
            elif owner == DWARVES and has(s.facts.mines, land):
                strength += s.facts.parts.gifts.mine_strength
        return strength

    def odds(self, force: int, land: int, lords: int = 0) -> tuple[float, float]:
        """The chance of a number of units to take a territory, and how many are left then."""
        s = self.s
        units = s.units[land] if s.owner[land] != NOBODY else 0
        if not units:
            return 1.0, float(force)
        there = self.defence(land)
        guard = there.guard
        if lords:
            guard = max(guard - s.facts.parts.strength.dragonlord, 1)
        return battle(force, units, there.storm, min(guard, 6), lords, there.lords)

    def defence(self, land: int) -> Defence:
        """How strong an attack on a territory is, and what it meets."""
        found = self._defences.get(land)
        if found is None:
            found = self._defences[land] = self._look_at(land)
        return found

    def _look_at(self, land: int) -> Defence:
        s = self.s
        owner, storm, lords = s.owner[land], self.attack_strength(land), 0
        if 0 <= owner < PEOPLES:
            lords = (s.pieces_at(owner, land) & ALL_DRAGONLORDS).bit_count()
            if lords:
                storm = max(storm - s.facts.parts.strength.dragonlord, 1)
        return Defence(self.defence_strength(land), max(storm, 1), lords)

    # --- who stays --------------------------------------------------------------------------------

    def to_keep(self, land: int) -> int:
        """How many units should stay in a territory."""
        if not is_kingdom(land):
            return 1
        found = self._kept.get(land)
        if found is None:
            found = self._kept[land] = self._units_to_keep(land)
        return found

    def _units_to_keep(self, land: int) -> int:
        s, facts = self.s, self.s.facts
        most = 1
        crowned = s.place[self.people][KING] == land
        own = self.attack + (facts.parts.strength.king if crowned else 0)
        for foe in s.peoples:
            if not s.hostile(self.people, foe) or has(s.out, foe):
                continue
            force = assault(s, self.geo, foe, land, deep=True)
            if force > 0:
                storm = max(facts.attack[foe] - facts.parts.strength.kingdom, 1)
                # A rival that lacks one Kingdom risks everything for it.
                desperate = self.lacking[s.leader[foe]] <= 1
                risk = 0.12 if desperate else 0.2 if crowned else 0.3
                # A people with expensive units can less afford to win a Kingdom back.
                most = max(most, garrison(force, storm, min(own, 6), risk / self._price_ratio**2))
        return max(2, self._least_kept(), round(most * self._caution()))

    def _caution(self) -> float:
        """How many defenders a Kingdom gets, of those that it needs."""
        late = max(self.s.round - PATIENCE, 0)
        return self.style.caution * max(1.0 - WEARINESS * late, LEAST_CAUTION)

    def _least_kept(self) -> int:
        """How many units large peoples leave at home against dangers that they cannot see."""
        return min(self._army // 12, 8)

    def surplus(self, land: int) -> int:
        """How many units of a territory are free to go."""
        return self.s.units[land] - self.to_keep(land)

    def ready_attackers(self, land: int) -> int:
        """How many of them can attack in this turn."""
        found = self._ready.get(land)
        if found is None:
            s, found = self.s, max(self.surplus(land), 0)
            # Where nobody is marked, or has done anything yet, all who are free can.
            if found and (land in s.worn or has(s.camps[self.people], land)):
                found = min(found, spare(s, self.people, land, ATTACK))
            self._ready[land] = found
        return found

    def attackers_beside(self, land: int, without: int = 0) -> int:
        """How many units could attack a territory on foot."""
        s = self.s
        total = 0
        for one in self.geo.near[land]:
            if s.owner[one] == self.people and s.units[one] > 1 and not has(without, one):
                total += self.ready_attackers(one)
        return total

    # --- prospects --------------------------------------------------------------------------------

    def prospect(self, force: int, land: int, depth: int = DEPTH, seen: int = 0, lords: int = 0) -> float:
        """What an attack promises, with what can follow it, less what it costs."""
        if force <= 0:
            return -1.0
        s = self.s
        win, left = self.odds(force, land, lords)
        gain = self.value(land)
        owner = s.owner[land]
        if 0 <= owner < PEOPLES:
            gain += 0.3 * s.units[land]
        if depth and left >= 3 and not s.facts.attacks:
            gain += self.next_attack(int(left) - 1, land, depth, seen | only(land))
        lost = force - win * left
        return win * gain - self.unit_cost * (lost - (1 - win) * 0.3 * force)

    def next_attack(self, force: int, land: int, depth: int, seen: int) -> float:
        """The best attack that an army can make next, with the help of others beside a Kingdom."""
        best = 0.0
        enemies = self.enemies
        for one in self.geo.near[land]:
            if has(enemies, one) and not has(seen, one):
                helpers = self.attackers_beside(one, seen) if is_kingdom(one) else 0
                best = max(best, self.prospect(force + helpers, one, depth - 1, seen))
        return best

    def leads_on(self, force: int, land: int) -> bool:
        """Whether an army would go on from a territory to something greater."""
        if self.s.facts.attacks or force < 3:
            return False
        win, left = self.odds(force, land)
        return left >= 3 and win > 0.4 and self.next_attack(int(left) - 1, land, DEPTH, only(land)) > 3.0

    def units_wanted(self, force: int, land: int) -> int:
        """With how many of the units that could come a territory is best attacked."""
        if is_kingdom(land) or self.leads_on(force, land):
            return force
        s = self.s
        units = s.units[land] if s.owner[land] != NOBODY else 0
        if not units:
            return 1
        return min(force, self.attackers_needed(units, land, SURE)) if force > 1 else force

    def attackers_needed(self, defenders: int, land: int, chance: float) -> int:
        """How many attackers take a territory from a number of defenders with a chance."""
        return enough(defenders, max(self.attack_strength(land), 1), min(self.defence_strength(land), 6), chance)

    # --- where to ---------------------------------------------------------------------------------

    def aim(self) -> int:
        """The Kingdom that all free units go for; nowhere if there is none."""
        if self._aim == UNKNOWN:
            self._aim = self._choose_aim()
        return self._aim

    def _choose_aim(self) -> int:
        s = self.s
        best, found = -1e9, NOWHERE
        held = bits(s.held(self.people))
        armies = [(land, s.units[land] - 1) for land in held if s.units[land] > 3]
        for home in self._possible_aims():
            owner = s.owner[home]
            if owner == self.people or (owner >= 0 and not s.hostile(self.people, owner)):
                continue
            ways = self.ways[home]
            way, muster = self._way_to(home), 0.0
            for land, units in armies:
                muster += units / (1.0 + ways[land])
            promise = min(self.value(home), MOST_WORTH)
            # Most are so far away that it does not matter how many units they need.
            if promise - 0.9 - 2.0 * way + 1.2 * min(muster, MOST_MUSTERED) < best:
                continue
            units = s.units[home] if owner != NOBODY else 0
            force = self.attackers_needed(min(units, 20), home, 0.75) if units else 1
            score = promise - 0.9 * force - 2.0 * way + 1.2 * min(muster, MOST_MUSTERED)
            if score > best:
                best, found = score, home
        return found if found != NOWHERE else self._nearest(held)

    def _way_to(self, home: int) -> float:
        """How far it is to a place from the nearest own territory."""
        found = self._ways_to.get(home)
        if found is None:
            ways, found = self.ways[home], float(FAR)
            for land in bits(self.s.held(self.people)):
                if ways[land] < found:
                    found = ways[land]
            self._ways_to[home] = found
        return found

    def _possible_aims(self) -> tuple[int, ...]:
        """Kingdoms; and where only Kings count, every place where one may hide."""
        s = self.s
        if not s.facts.bloodlust:
            return self.geo.kingdoms
        held = [(land, s.owner[land]) for land in bits(self.enemies)]
        return tuple(land for land, foe in held if foe < PEOPLES and s.plays(foe) and s.marked(foe, land))

    def _nearest(self, held: tuple[int, ...]) -> int:
        """The enemy territory that is nearest, where no Kingdom is left to take."""
        enemies = bits(self.enemies)
        return min(enemies, key=lambda foe: min([self.ways[land][foe] for land in held], default=0.0), default=NOWHERE)

    def front(self) -> int:
        """Where armies gather: the aim if it can be reached on foot, else the harbour or portal to leave from."""
        if self._front == UNKNOWN:
            aim = self.aim()
            self._front = aim if aim == NOWHERE or not self.overseas(aim) else self._port(aim)
        return self._front

    def overseas(self, aim: int) -> bool:
        """Whether the largest army cannot reach the aim on foot."""
        return self.geo.walk[self.main_army()][aim] >= FAR

    def main_army(self) -> int:
        """The territory with most units of this people."""
        if self._main_army == UNKNOWN:
            s, most, found = self.s, -1, 0
            for land in bits(s.held(self.people)):
                if s.units[land] > most:
                    most, found = s.units[land], land
            self._main_army = found
        return self._main_army

    def _port(self, aim: int) -> int:
        s, zones = self.s, self.s.facts.zones[self.people]
        gates = self._usable_portals(aim)
        docked = [s.ship_at[ship] for ship in s.ships_of(self.people)]
        army = self.main_army()
        walk = self.geo.walk[army]
        best, found = -1e9, army
        for land in s.lands_of(self.people):
            if has(self.geo.harbours_at, land):
                far = self.geo.crossing[land][aim]
                score = (3.0 * docked.count(land) if far <= zones else -6.0) - 0.2 * far
            elif has(gates, land) and walk[land] < FAR:
                score = 7.0 if self._army >= 2 * HOST else 2.5
            else:
                continue
            score += 0.03 * min(s.units[land], 30) - 0.4 * min(walk[land], 10)
            if score > best:
                best, found = score, land
        return found

    def _usable_portals(self, aim: int) -> int:
        """The teleportals of this people through which armies can go: those that a commander holds open or can."""
        s = self.s
        if self._army < 2 * HOST:
            return open_portals(s, self.people)
        ways = working(s)
        if not any(self.geo.walk[gate][aim] < FAR for gate in bits(ways)):
            return 0
        open_ = open_portals(s, self.people)
        for gate in bits(ways & s.held(self.people) & ~open_):
            if any(self.geo.walk[s.place[self.people][piece]][gate] < FAR for piece in self.wizards()):
                open_ |= only(gate)
        return open_

    def wizards(self) -> list[int]:
        """The Wizards in territories where somebody else stays if they go."""
        s = self.s
        row = s.place[self.people]
        return [piece for piece in range(WIZARD_1, WIZARD_3 + 1)
                if 0 <= row[piece] < TERRITORIES and s.units[row[piece]] > 1]  # fmt: skip

    def distance(self, land: int) -> float:
        """How far it is from a territory to the aim, over sea by way of the port."""
        aim = self.aim()
        if aim == NOWHERE:
            return 0.0
        walk = self.geo.walk[land][aim]
        if walk < FAR:
            return float(walk)
        walk = self.geo.walk[land][self.front()]
        return ABROAD + walk if walk < FAR else 3 * ABROAD
