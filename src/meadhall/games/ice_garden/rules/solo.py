"""Chapter 15, the solo variant: an opponent led by a die. It sits on seat 1 and is never asked anything."""

from __future__ import annotations

from random import Random

from meadhall.games.ice_garden import says
from meadhall.games.ice_garden.rules.combat import hit, pools, standing_units, toughness
from meadhall.games.ice_garden.rules.ending import snow_falls
from meadhall.games.ice_garden.rules.goals import DRAKKAR, ENLIGHTENED, FAUN, MUSICIAN, NIGHTMARE
from meadhall.games.ice_garden.rules.ranking import ranking
from meadhall.games.ice_garden.state import NOBODY, NOWHERE, Midgaard
from meadhall.games.ice_garden.table import LEVEL_OF, SPOTS, UNITS
from meadhall.games.ice_garden.words import (
    ATTACK,
    CALLO,
    DOMINATE,
    FJOLLSFINN,
    FREIHOFF,
    GORGE,
    M_FACTOR,
    MAKING,
    MARKER,
    PIECE,
    RAVEN,
    REGIONS,
    SHIELD,
    VAN_DYKEN,
    do_roll,
)
from meadhall.kernel.action import Action
from meadhall.kernel.step import Chance, Step

PLAYER, NPC = 0, 1
FACES = [(action, 1) for action in do_roll.actions]


# --- the die ------------------------------------------------------------------------------------


class Roll(Chance):
    """A throw of the die; ``rolled`` says what the number does."""

    kind = "die"

    def outcomes(self, s: Midgaard) -> list[tuple[Action, int]]:
        return FACES

    def sample(self, s: Midgaard, rng: Random) -> Action:
        return rng.choice(do_roll.actions)

    def take(self, s: Midgaard, action: Action) -> None:
        s.tell(says.ROLLED, action.arg + 1)
        self.rolled(s, action.arg + 1)

    def rolled(self, s: Midgaard, number: int) -> None:
        raise NotImplementedError


def open_region(s: Midgaard, number: int) -> int:
    """The region of that number, unless it is closed or locked: then one rolls again (IG-15.5)."""
    region = s.region_numbered(number)
    return region if region in s.open else NOWHERE


def put_unit(s: Midgaard, level: int, region: int) -> None:
    s.units[s.figure_at(NPC, level, NOWHERE)] = region
    s.tell(says.SUMMONED, NPC, level - 1, region)


class RollUnit(Roll):
    """A unit of a level comes into the region that the die names (IG-15.15)."""

    level: int
    rule = "IG-15.15"

    def rolled(self, s: Midgaard, number: int) -> None:
        region = open_region(s, number)
        if region == NOWHERE:
            s.then(self)
        else:
            put_unit(s, self.level, region)


# --- set-up and levels --------------------------------------------------------------------------


class PlaceChampion(Step):
    """Hard and above: the unit of level 3 is there from the start (IG-15.7)."""

    rule = "IG-15.7"

    def run(self, s: Midgaard) -> None:
        if s.table.solo and s.table.difficulty in ("hard", "scientist"):
            s.then(RollUnit(3))


def fill_sheet(s: Midgaard) -> None:
    """The top level: free spots get Attack as far as allowed, then Shield, then Dominate (IG-15.8)."""
    character = s.character[NPC]
    spots = list(s.spots)
    for kind in (ATTACK, SHIELD, DOMINATE):
        for level in (1, 2, 3):
            at = (NPC * 3 + level - 1) * SPOTS
            free_to_double = level == 3 or (character == VAN_DYKEN and level == 1)
            for spot in range(at, at + len(s.table.prices[character][level - 1])):
                there = s.table.printed[character][level - 1][kind] or kind in spots[at : at + SPOTS]
                if spots[spot] == NOBODY and s.improvements[kind] and (free_to_double or not there):
                    spots[spot] = kind
                    s.improvements[kind] -= 1
    s.spots = tuple(spots)
    s.refresh_sheets()


# --- the action fields --------------------------------------------------------------------------


class NpcAction(Step):
    """Before each of the player's markers the opponent acts on that field (IG-15.4)."""

    field: int
    rule = "IG-15.4"

    def run(self, s: Midgaard) -> None:
        if self.field == MAKING:
            npc_making(s)
        elif self.field not in (GORGE, RAVEN):
            s.then(RollInfluence())


class RollInfluence(Roll):
    """Two markers where the die says; without any left, a unit of level 1 (IG-15.10, IG-15.11)."""

    rule = "IG-15.10"

    def rolled(self, s: Midgaard, number: int) -> None:
        region = open_region(s, number)
        if region == NOWHERE:
            s.then(self)
        elif s.stock[NPC]:
            for _ in range(min(2, s.stock[NPC])):
                s.place_marker(NPC, region)
                s.tell(says.MARKER_PLACED, NPC, region)
        elif s.off_map(NPC, 1):
            put_unit(s, 1, region)


def npc_making(s: Midgaard) -> None:
    """Dead Snow by two, then all units it has of its highest level (IG-15.13, IG-15.14)."""
    if not snow_falls(s, 2, None):
        return
    for level in (3, 2, 1):
        units = s.off_map(NPC, level)
        if units:
            s.then(*(RollUnit(level) for _ in range(units)))
            return


# --- Activation ---------------------------------------------------------------------------------


def spy(s: Midgaard, seat: int) -> None:
    """Always Attack and Shield (IG-15.20)."""
    for spot, kind in enumerate((ATTACK, SHIELD)):
        if s.spy[spot] == NOBODY and s.improvements[kind]:
            s.improvements[kind] -= 1
            s.spy = (kind, s.spy[1]) if spot == 0 else (s.spy[0], kind)
            s.tell(says.SPIED, seat, kind)
    s.refresh_sheets()


def cross(s: Midgaard, seat: int, here: int, there: int) -> None:
    """Towards the player, by the die if the player is on both shores (IG-15.21, IG-15.22)."""
    if all(ranking(s, region)[:1] == [seat] for region in (here, there)):
        return
    shores = sorted((here, there), key=s.tiles.__getitem__)
    inhabited = [region for region in shores if s.influence(PLAYER, region)]
    if len(inhabited) == 2:
        s.then(RollCrossing(shores[0], shores[1]))
    elif inhabited:
        goal = inhabited[0]
        gather(s, seat, shores[0] if goal == shores[1] else shores[1], goal)


class RollCrossing(Roll):
    low: int
    high: int
    rule = "IG-15.22"

    def rolled(self, s: Midgaard, number: int) -> None:
        if number <= 3:
            gather(s, NPC, self.high, self.low)
        else:
            gather(s, NPC, self.low, self.high)


def gather(s: Midgaard, seat: int, origin: int, goal: int) -> None:
    """All markers and units but the Drakkars sail."""
    for piece in range(len(PIECE)):
        count = 0 if piece == DRAKKAR else s.count(seat, piece, origin)
        for _ in range(count):
            s.move_piece(seat, piece, origin, goal)
        if count:
            s.tell(says.MOVED, seat, piece, count, origin, goal)


def attack(s: Midgaard) -> None:
    """Every unit with an Attack icon strikes: the highest unit it can beat first, then markers (IG-15.17, IG-15.18)."""
    for region, points in enumerate(pools(s, NPC)):
        left = points
        while left:
            level = beatable(s, region, left)
            if level:
                figure = standing_units(s, PLAYER, level, region)[0]
                for _ in range(toughness(s, PLAYER, level) - s.damage[figure]):
                    hit(s, NPC, region, PLAYER, level)
                    left -= 1
            elif s.markers[PLAYER * REGIONS + region]:
                hit(s, NPC, region, PLAYER, MARKER)
                left -= 1
            else:
                break


def beatable(s: Midgaard, region: int, points: int) -> int:
    """The highest level of which the player has a unit there that so many points can beat, or 0."""
    for level in (3, 2, 1):
        figures = standing_units(s, PLAYER, level, region)
        if figures and toughness(s, PLAYER, level) - s.damage[figures[0]] <= points:
            return level
    return 0


# --- domination ---------------------------------------------------------------------------------


class Plunder(Roll):
    """What the opponent's Enlightened One takes goes back to the bank: it owns nothing (IG-15.24, IG-15.26)."""

    seat: int
    rule = "IG-15.26"

    def rolled(self, s: Midgaard, number: int) -> None:
        resource = (number - 1) // 2
        if resource == M_FACTOR:
            layers = [layer for layer in (3, 2, 1, 0) if s.m_factor[layer]]
            if not layers:
                s.then(self)
                return
            s.m_factor[layers[0]] -= 1
        elif not s.goods[resource][PLAYER]:
            s.then(self)
            return
        else:
            s.goods[resource][PLAYER] -= 1
        s.bank[resource] += 1
        s.tell(says.LOST, PLAYER, resource)


# --- the start of a round -----------------------------------------------------------------------


class Roaming(Step):
    """From the second round on each of its units wanders where the die sends it, unless it is at work (IG-15.28)."""

    rule = "IG-15.28"

    def run(self, s: Midgaard) -> None:
        if not s.table.solo or s.round == 1:
            return
        at = NPC * UNITS
        figures = [f for f in range(UNITS) if s.units[at + f] in s.open]
        called = call_fauns(s, figures)
        s.then(*(Wander(figure) for figure in figures if figure not in called and not at_work(s, figure)))


def call_fauns(s: Midgaard, figures: list[int]) -> list[int]:
    """Wherever two nightmare tokens lie a Faun goes at once; which figures those were (IG-15.30)."""
    if s.character[NPC] != CALLO:
        return []
    at = NPC * UNITS
    fauns = [figure for figure in figures if LEVEL_OF[figure] == FAUN]
    ready = [r for r in s.by_number() if r in s.open and s.nightmares[r] >= 2 and r != s.thorn]
    called: list[int] = []
    for region in ready:
        there = next((f for f in fauns if f not in called and s.units[at + f] == region), None)
        if there is not None:
            called.append(there)
    for region in ready:
        idle = [faun for faun in fauns if faun not in called]
        if idle and not any(s.units[at + faun] == region for faun in called):
            s.units[at + idle[0]] = region
            s.tell(says.ROAMED, FAUN - 1, region)
            called.append(idle[0])
    return called


def at_work(s: Midgaard, figure: int) -> bool:
    """A unit that still has something to do for the goal where it stands (IG-15.31, IG-15.32)."""
    region = s.units[NPC * UNITS + figure]
    level = LEVEL_OF[figure]
    character = s.character[NPC]
    if character == CALLO and level == NIGHTMARE:
        room = s.nightmares[region] < 2 and sum(s.nightmares) < s.table.parts.bank.nightmares
        return room and region != s.thorn
    if character == FREIHOFF and level == ENLIGHTENED:
        return not s.towers[region]
    if character == VAN_DYKEN and level == MUSICIAN:
        return region != s.thorn and s.reserves[region] > 0
    if character == FJOLLSFINN and level == DRAKKAR:
        prey = s.markers[PLAYER * REGIONS + region] > 0
        return prey and ranking(s, region)[:1] == [NPC]
    return False


class Wander(Roll):
    """Not to a region where a goal's work is done; if that is everywhere, the unit stays (IG-15.29)."""

    figure: int
    rule = "IG-15.28"

    def rolled(self, s: Midgaard, number: int) -> None:
        goals = [region for region in s.open if not s.towers[region]]
        region = open_region(s, number)
        if region in goals:
            s.units[NPC * UNITS + self.figure] = region
            s.tell(says.ROAMED, LEVEL_OF[self.figure] - 1, region)
        elif goals:
            s.then(self)
