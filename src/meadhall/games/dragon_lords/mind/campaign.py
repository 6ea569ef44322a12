"""What a people could conquer in its turn, what that is worth to it, and what it had better keep at home."""

from __future__ import annotations

from typing import NamedTuple

from meadhall.games.dragon_lords.mind.chances import battle, enough, garrison
from meadhall.games.dragon_lords.mind.geography import FAR, geography
from meadhall.games.dragon_lords.mind.styles import Style
from meadhall.games.dragon_lords.mind.threat import assault
from meadhall.games.dragon_lords.rules.sorcery.portals import doors, working
from meadhall.games.dragon_lords.rules.war.band import ATTACK, spare
from meadhall.games.dragon_lords.state import World
from meadhall.games.dragon_lords.table import ALL_DRAGONLORDS, NEUTRAL, NOBODY, NOWHERE, UNKNOWN, is_kingdom
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
from meadhall.kernel.sets import bits

NEVER = -40.0
"""The weight of what changes nothing, or only goes to and fro: it would never end."""
VICTORY = 60.0
"""What a Kingdom is worth that wins the game, in units."""
UNIT = 0.8
"""What the loss of a unit weighs against the worth of territories."""
MANY = 35
"""Whoever has a greater army than that cares less for each unit."""
SURE = 0.9
"""Small attacks are made with so good a chance."""
DENIAL = (20.0, 9.0, 4.0, 2.0)
"""What more a Kingdom is worth whose owner lacks so many to win."""
ABROAD = 8.0
"""The sea lies between a territory and the aim if it is so far or farther."""
GREAT = 30
"""A people with so great an army can spare some for the Wastelands."""
HOST = 16
"""So great an army is more than ships can carry: a teleportal takes all of it at once."""
PATIENCE = 8
"""After so many rounds peoples begin to leave fewer at home, or nobody would ever win."""
WEARINESS = 0.15
"""So much less caution each further round brings."""
LEAST_CAUTION = 0.1
DEPTH = 2
"""So many further territories an army thinks ahead."""


class Errand(NamedTuple):
    piece: int
    goal: int


class Campaign:
    """The view of one people of the war. Worths are measured in units."""

    __slots__ = (
        "_aim", "_dear", "_front", "_keeps", "_might", "_values", "attack", "enemies", "geo", "people", "s", "seat",
        "sent", "style", "to_win", "unit", "way",
    )  # fmt: skip

    def __init__(self, s: World, people: int, style: Style) -> None:
        self.s = s
        self.people = people
        self.seat = s.leader[people]
        self.style = style
        self.geo = geography(s.table)
        self.way = self.geo.way[people][self.opens_portals()]
        self.attack = s.table.attack[people]
        self.enemies = s.enemies(people)
        self.to_win = s.table.goal - s.kingdoms_led(self.seat)
        self._might = self._measure()
        self._dear = s.table.prices[people] / min(s.table.prices)
        self.unit = UNIT * self._dear * min(1.0, MANY / max(self._might, 1))
        self._aim = UNKNOWN
        self._front = UNKNOWN
        self.sent: Errand | None = None
        """Where a commander is wanted, once somebody has asked."""
        self._values: dict[int, float] = {}
        self._keeps: dict[int, int] = {}

    def _measure(self) -> int:
        """How great the army is: in units of common strength."""
        s = self.s
        return sum([s.units[land] for land in s.lands_of(self.people)]) * self.attack // s.table.attack[PEOPLES]

    def opens_portals(self) -> bool:
        """Whether a commander keeps a teleportal open."""
        return bool(self.s.held(self.people) & self.s.table.portals) and bool(doors(self.s, self.people))

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
        value = (7.0 if s.table.bloodlust else 16.0 if self.to_win <= 2 else 12.0) * self.style.kingdoms
        if self.to_win <= 1 and not s.table.bloodlust and self.can_win():
            value = VICTORY
        value += s.gold[land // PER_REALM] / 3
        if owner == NEUTRAL and not s.table.bloodlust:
            # What nobody holds a rival may take.
            value += DENIAL[min(max(self.rivals_lack(), 1), 3)] - 2.0
        if 0 <= owner < PEOPLES and s.plays(owner):
            rival = s.table.goal - s.kingdoms_led(s.leader[owner])
            value += self.marks(owner, land) + DENIAL[min(max(rival, 0), 3)]
        return value

    def rivals_lack(self) -> int:
        """How many Kingdoms the most advanced rival lacks to win."""
        s = self.s
        most = max([s.kingdoms_led(seat) for seat in range(s.players) if seat != self.seat], default=0)
        return s.table.goal - most

    def can_win(self) -> bool:
        """Whether one of the Kings of this seat lives."""
        s = self.s
        return any(s.leader[one] == self.seat and s.place[one][KING] != NOWHERE and not s.out >> one & 1
                   for one in s.peoples)  # fmt: skip

    def lacks_king(self) -> bool:
        """Whether a great people wants nothing more than an heir to its King."""
        return self._might >= GREAT and not self.s.table.bloodlust and not self.can_win()

    def _land(self, land: int) -> float:
        s = self.s
        owner = s.owner[land]
        if land >= FIRST_GOLD:
            value = 4.0 if self.people == DWARVES and s.table.mines >> land & 1 else 2.8
        else:
            value = 0.9
            kingdom = land - land % PER_REALM
            if s.owner[kingdom] == self.people:
                value += 0.5
                if kingdom in self.geo.near[land]:
                    value += 0.3
        value *= self.style.lands
        if 0 <= owner < PEOPLES and s.plays(owner):
            value += 0.2 + self.marks(owner, land)
            if not self.can_win():
                # Without a King only the last who is left can win.
                value += 0.5 + 9.0 / s.lands[owner].bit_count()
        return value

    def marks(self, owner: int, land: int) -> float:
        """Somebody marked is there: a commander, perhaps the King."""
        marked = self.s.marked(owner, land)
        return marked * (4.0 if self.s.table.bloodlust else 0.6) if marked else 0.0

    # --- strength ---------------------------------------------------------------------------------

    def storm(self, land: int) -> int:
        """The attack number in an attack on a territory."""
        strength = self.attack
        if is_kingdom(land):
            strength -= self.s.table.parts.strength.kingdom
        elif self.people == DWARVES and self.s.table.mines >> land & 1:
            strength += self.s.table.parts.gifts.mine_strength
        return strength

    def guard(self, land: int) -> int:
        """The attack number of whoever holds a territory; behind walls there may be a King."""
        s = self.s
        owner = s.owner[land]
        if owner < 0:
            return 1
        strength = s.table.attack[min(owner, PEOPLES)]
        if owner < PEOPLES and s.plays(owner):
            if is_kingdom(land) and s.marked(owner, land):
                strength += s.table.parts.strength.king
            elif owner == DWARVES and s.table.mines >> land & 1:
                strength += s.table.parts.gifts.mine_strength
        return strength

    def odds(self, force: int, land: int, lords: int = 0) -> tuple[float, float]:
        """The chance of a number of units to take a territory, and how many are left then."""
        s = self.s
        units = s.units[land] if s.owner[land] != NOBODY else 0
        if not units:
            return 1.0, float(force)
        guard, guards = self.guard(land), 0
        owner = s.owner[land]
        if lords:
            guard = max(guard - s.table.parts.strength.dragonlord, 1)
        storm = self.storm(land)
        if owner < PEOPLES:
            guards = (s.pieces_at(owner, land) & ALL_DRAGONLORDS).bit_count()
            if guards:
                storm = max(storm - s.table.parts.strength.dragonlord, 1)
        return battle(force, units, max(storm, 1), min(guard, 6), lords, guards)

    # --- who stays --------------------------------------------------------------------------------

    def keep(self, land: int) -> int:
        """How many units had better stay in a territory."""
        if not is_kingdom(land):
            return 1
        found = self._keeps.get(land)
        if found is None:
            found = self._keeps[land] = self._garrison(land)
        return found

    def _garrison(self, land: int) -> int:
        s, table = self.s, self.s.table
        most = 1
        crowned = s.place[self.people][KING] == land
        own = self.attack + (table.parts.strength.king if crowned else 0)
        for foe in s.peoples:
            if not s.hostile(self.people, foe) or s.out >> foe & 1:
                continue
            force = assault(s, self.geo, foe, land, deep=True)
            if force > 0:
                storm = max(table.attack[foe] - table.parts.strength.kingdom, 1)
                # Whoever needs one more Kingdom will stake everything on it.
                desperate = table.goal - s.kingdoms_led(s.leader[foe]) <= 1
                risk = 0.12 if desperate else 0.2 if crowned else 0.3
                # Whose units are dear can less afford to win back what was lost.
                most = max(most, garrison(force, storm, min(own, 6), risk / self._dear**2))
        return max(2, self._reserve(), round(most * self._caution()))

    def _caution(self) -> float:
        """How many defenders a Kingdom gets, of those that it needs."""
        late = max(self.s.round - PATIENCE, 0)
        return self.style.caution * max(1.0 - WEARINESS * late, LEAST_CAUTION)

    def _reserve(self) -> int:
        """Nobody knows all that may come: large peoples leave some at home anyway."""
        return min(self._might // 12, 8)

    def surplus(self, land: int) -> int:
        """How many units of a territory are free to go."""
        return self.s.units[land] - self.keep(land)

    def ready(self, land: int) -> int:
        """How many of them can attack in this turn."""
        free = self.surplus(land)
        return min(free, spare(self.s, self.people, land, ATTACK)) if free > 0 else 0

    def beside(self, land: int, without: int = 0) -> int:
        """How many units could attack a territory on foot."""
        s = self.s
        total = 0
        for one in self.geo.near[land]:
            if s.owner[one] == self.people and s.units[one] > 1 and not without >> one & 1:
                total += self.ready(one)
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
        if depth and left >= 3 and not s.table.attacks:
            gain += self.onward(int(left) - 1, land, depth, seen | 1 << land)
        lost = force - win * left
        return win * gain - self.unit * (lost - (1 - win) * 0.3 * force)

    def onward(self, force: int, land: int, depth: int, seen: int) -> float:
        """The best that an army can do next, others who stand there lending a hand."""
        best = 0.0
        enemies = self.enemies
        for one in self.geo.near[land]:
            if enemies >> one & 1 and not seen >> one & 1:
                helpers = self.beside(one, seen) if is_kingdom(one) else 0
                best = max(best, self.prospect(force + helpers, one, depth - 1, seen))
        return best

    def leads_on(self, force: int, land: int) -> bool:
        """Whether an army would go on from a territory to something greater."""
        if self.s.table.attacks:
            return False
        win, left = self.odds(force, land)
        return left >= 3 and win > 0.4 and self.onward(int(left) - 1, land, DEPTH, 1 << land) > 3.0

    def wanted(self, force: int, land: int) -> int:
        """With how many of the units that could come a territory is best attacked."""
        if is_kingdom(land) or self.leads_on(force, land):
            return force
        s = self.s
        units = s.units[land] if s.owner[land] != NOBODY else 0
        if not units:
            return 1
        return min(force, enough(units, max(self.storm(land), 1), min(self.guard(land), 6), SURE))

    # --- where to ---------------------------------------------------------------------------------

    def aim(self) -> int:
        """The Kingdom that all who are free make for; nowhere if there is none."""
        if self._aim == UNKNOWN:
            self._aim = self._choose_aim()
        return self._aim

    def _choose_aim(self) -> int:
        s = self.s
        best, found = -1e9, NOWHERE
        held = s.lands_of(self.people)
        armies = [(land, s.units[land] - 1) for land in held if s.units[land] > 3]
        for home in self._prizes():
            owner = s.owner[home]
            if owner == self.people or (owner >= 0 and not s.hostile(self.people, owner)):
                continue
            way = min((self.way[land][home] for land in held), default=float(FAR))
            units = s.units[home] if owner != NOBODY else 0
            force = enough(min(units, 20), max(self.storm(home), 1), min(self.guard(home), 6), 0.75) if units else 1
            muster = sum([free / (1.0 + self.way[land][home]) for land, free in armies])
            score = min(self.value(home), 24.0) - 0.9 * force - 2.0 * way + 1.2 * min(muster, 20.0)
            if score > best:
                best, found = score, home
        return found if found != NOWHERE else self._nearest(held)

    def _prizes(self) -> tuple[int, ...]:
        """Kingdoms; and where only Kings count, every place where one may hide."""
        s = self.s
        if not s.table.bloodlust:
            return self.geo.kingdoms
        held = [(land, s.owner[land]) for land in bits(self.enemies)]
        return tuple(land for land, foe in held if foe < PEOPLES and s.plays(foe) and s.marked(foe, land))

    def _nearest(self, held: list[int]) -> int:
        """The enemy territory that is nearest, where no Kingdom is left to take."""
        enemies = bits(self.enemies)
        return min(enemies, key=lambda foe: min([self.way[land][foe] for land in held], default=0.0), default=NOWHERE)

    def front(self) -> int:
        """Where armies gather: the aim if it can be reached on foot, else the harbour or portal to leave from."""
        if self._front == UNKNOWN:
            aim = self.aim()
            self._front = aim if aim == NOWHERE or not self.overseas(aim) else self._port(aim)
        return self._front

    def overseas(self, aim: int) -> bool:
        """Whether the largest army cannot reach the aim on foot."""
        return self.geo.walk[self.army()][aim] >= FAR

    def army(self) -> int:
        """Where most units of this people stand; it has some territory, or nobody would ask."""
        units = self.s.units
        return max(self.s.lands_of(self.people), key=units.__getitem__, default=0)

    def _port(self, aim: int) -> int:
        s, zones = self.s, self.s.table.zones[self.people]
        shores = [land for land in self.geo.harbours if self.geo.walk[land][aim] <= 2]
        gates = self._gates(aim)
        docked = [s.ship_at[ship] for ship in s.ships_of(self.people)]
        army = self.army()
        walk = self.geo.walk[army]
        best, found = -1e9, army
        for land in s.lands_of(self.people):
            if self.geo.harbours_at >> land & 1:
                far = min((self.geo.shore[land][shore] for shore in shores), default=FAR)
                score = (3.0 * docked.count(land) if far <= zones else -6.0) - 0.2 * far
            elif gates >> land & 1 and walk[land] < FAR:
                score = 7.0 if self._might >= 2 * HOST else 2.5
            else:
                continue
            score += 0.03 * min(s.units[land], 30) - 0.4 * min(walk[land], 10)
            if score > best:
                best, found = score, land
        return found

    def _gates(self, aim: int) -> int:
        """The teleportals of this people through which armies can go: those that a commander holds open or can."""
        s = self.s
        if self._might < 2 * HOST:
            return doors(s, self.people)
        ways = working(s)
        if not any(self.geo.walk[gate][aim] < FAR for gate in bits(ways)):
            return 0
        open_ = doors(s, self.people)
        for gate in bits(ways & s.held(self.people) & ~open_):
            if any(self.geo.walk[s.place[self.people][piece]][gate] < FAR for piece in self.wizards()):
                open_ |= 1 << gate
        return open_

    def wizards(self) -> list[int]:
        """The Wizards in territories where somebody else stays if they go."""
        s = self.s
        row = s.place[self.people]
        return [piece for piece in range(WIZARD_1, WIZARD_3 + 1)
                if 0 <= row[piece] < TERRITORIES and s.units[row[piece]] > 1]  # fmt: skip

    def distance(self, land: int) -> float:
        """How far it is from a territory to the aim, by way of the port if it must be."""
        aim = self.aim()
        if aim == NOWHERE:
            return 0.0
        walk = self.geo.walk[land][aim]
        if walk < FAR:
            return float(walk)
        walk = self.geo.walk[land][self.front()]
        return ABROAD + walk if walk < FAR else 3 * ABROAD
