"""Chapter 15, the solo variant: an opponent led by a die. It sits on seat 1 and is never asked anything."""

from __future__ import annotations

from random import Random

from meadhall.games.ice_garden import messages
from meadhall.games.ice_garden.facts import LEVEL_OF, LEVELS
from meadhall.games.ice_garden.rules.combat import attack_by_region, blows_to_beat, hit, standing_units, target_figure
from meadhall.games.ice_garden.rules.ending import snow_falls
from meadhall.games.ice_garden.rules.goals import can_torment
from meadhall.games.ice_garden.rules.influence import put_marker
from meadhall.games.ice_garden.rules.making import put_unit
from meadhall.games.ice_garden.rules.ranking import dominator
from meadhall.games.ice_garden.rules.voracious_mountain import move_pieces
from meadhall.games.ice_garden.state import EMPTY, NOWHERE, IceGardenState
from meadhall.games.ice_garden.words import (
    ATTACK,
    CALLO,
    CRAB,
    DOMINATE,
    DRAKKAR,
    ENLIGHTENED,
    FAUN,
    FJOLLSFINN,
    FREIHOFF,
    GORGE,
    M_FACTOR,
    MAKING,
    MARKER,
    MUSICIAN,
    NIGHTMARE,
    PIECE,
    RAVEN,
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

    def outcomes(self, s: IceGardenState) -> list[tuple[Action, int]]:
        return FACES

    def sample(self, s: IceGardenState, rng: Random) -> Action:
        return rng.choice(do_roll.actions)

    def take(self, s: IceGardenState, action: Action) -> None:
        s.tell(messages.ROLLED, action.arg + 1)
        self.rolled(s, action.arg + 1)

    def rolled(self, s: IceGardenState, number: int) -> None:
        raise NotImplementedError


def open_region(s: IceGardenState, number: int) -> int:
    """The open region of that number; NOWHERE if there is none, and the die is thrown again (IG-15.5)."""
    region = s.region_numbered(number)
    return region if region in s.open else NOWHERE


class RollUnit(Roll):
    """A unit of a level comes into the region that the die names (IG-15.15)."""

    level: int
    rule = "IG-15.15"

    def rolled(self, s: IceGardenState, number: int) -> None:
        region = open_region(s, number)
        if region == NOWHERE:
            s.then(self)
        else:
            put_unit(s, NPC, self.level, region)


# --- set-up and levels --------------------------------------------------------------------------


class PlaceChampion(Step):
    """On the two hardest levels the opponent begins with its unit of level 3 (IG-15.7)."""

    rule = "IG-15.7"

    def run(self, s: IceGardenState) -> None:
        if s.facts.solo and s.facts.difficulty in ("hard", "scientist"):
            s.then(RollUnit(3))


def fill_sheet(s: IceGardenState) -> None:
    """On the hardest level the opponent begins with improvements: Attack, then Shield, then Dominate (IG-15.8)."""
    character = s.character[NPC]
    for kind in (ATTACK, SHIELD, DOMINATE):
        for level in LEVELS:
            free_to_double = level == 3 or (character == VAN_DYKEN and level == CRAB)
            for spot in range(len(s.facts.prices[character][level])):
                row = s.spots_of(NPC, level)
                there = s.facts.printed[character][level][kind] or kind in row
                if row[spot] == EMPTY and s.improvements[kind] and (free_to_double or not there):
                    s.lay_improvement(NPC, level, spot, kind)
    s.refresh_sheets()


# --- the action fields --------------------------------------------------------------------------


class NpcAction(Step):
    """Before each of the player's markers the opponent acts on that field (IG-15.4)."""

    field: int
    rule = "IG-15.4"

    def run(self, s: IceGardenState) -> None:
        if self.field == MAKING:
            npc_making(s)
        elif self.field not in (GORGE, RAVEN):
            s.then(RollInfluence())


class RollInfluence(Roll):
    """Two markers come where the die says; if none are left, a unit of level 1 (IG-15.10, IG-15.11)."""

    rule = "IG-15.10"

    def rolled(self, s: IceGardenState, number: int) -> None:
        region = open_region(s, number)
        if region == NOWHERE:
            s.then(self)
        elif s.stock[NPC]:
            for _ in range(min(2, s.stock[NPC])):
                put_marker(s, NPC, region)
        elif s.off_map(NPC, 1):
            put_unit(s, NPC, 1, region)


def npc_making(s: IceGardenState) -> None:
    """Dead Snow moves by two, then all units of its highest level come that it has left (IG-15.13, IG-15.14)."""
    if not snow_falls(s, 2, None):
        return
    for level in (3, 2, 1):
        units = s.off_map(NPC, level)
        if units:
            s.then(*(RollUnit(level) for _ in range(units)))
            return


# --- Activation ---------------------------------------------------------------------------------


def spy(s: IceGardenState, seat: int) -> None:
    """The opponent's Maker-Spy always has Attack and Shield (IG-15.20)."""
    for spot, kind in enumerate((ATTACK, SHIELD)):
        if s.spy[spot] == EMPTY and s.improvements[kind]:
            s.lay_spy(spot, kind)
            s.tell(messages.SPIED, seat, kind)
    s.refresh_sheets()


def cross(s: IceGardenState, seat: int, here: int, there: int) -> None:
    """The opponent crosses towards the player, by the die if the player is in both regions (IG-15.21, IG-15.22)."""
    if all(dominator(s, region) == seat for region in (here, there)):
        return
    shores = sorted((here, there), key=s.tiles.__getitem__)
    inhabited = [region for region in shores if s.influence(PLAYER, region)]
    if len(inhabited) == 2:
        s.then(RollCrossing(shores[0], shores[1]))
    elif inhabited:
        goal = inhabited[0]
        sail_all(s, seat, shores[0] if goal == shores[1] else shores[1], goal)


class RollCrossing(Roll):
    low: int
    high: int
    rule = "IG-15.22"

    def rolled(self, s: IceGardenState, number: int) -> None:
        if number <= 3:
            sail_all(s, NPC, self.high, self.low)
        else:
            sail_all(s, NPC, self.low, self.high)


def sail_all(s: IceGardenState, seat: int, origin: int, goal: int) -> None:
    """All markers and units but the Drakkars cross."""
    for piece in range(len(PIECE)):
        if piece != DRAKKAR:
            move_pieces(s, seat, piece, s.count(seat, piece, origin), origin, goal)


def attack(s: IceGardenState) -> None:
    """Every unit with an Attack icon strikes: the highest unit it can beat first, then markers (IG-15.17, IG-15.18)."""
    for region, points in enumerate(attack_by_region(s, NPC)):
        left = points
        while left:
            level = beatable(s, region, left)
            if level:
                figure = target_figure(s, PLAYER, region, level)
                for _ in range(blows_to_beat(s, PLAYER, figure)):
                    hit(s, NPC, region, PLAYER, level)
                    left -= 1
            elif s.markers_at(PLAYER, region):
                hit(s, NPC, region, PLAYER, MARKER)
                left -= 1
            else:
                break


def beatable(s: IceGardenState, region: int, points: int) -> int:
    """The highest level of the player's units there that these points of damage can beat, or 0."""
    for level in (3, 2, 1):
        figures = standing_units(s, PLAYER, level, region)
        if figures and blows_to_beat(s, PLAYER, figures[0]) <= points:
            return level
    return 0


# --- domination ---------------------------------------------------------------------------------


class Plunder(Roll):
    """What the opponent's Enlightened One takes goes back to the bank: it owns nothing (IG-15.24, IG-15.26)."""

    seat: int
    rule = "IG-15.26"

    def rolled(self, s: IceGardenState, number: int) -> None:
        resource = (number - 1) // 2
        layers = [layer for layer, there in enumerate(s.layers(PLAYER)) if there]
        if resource == M_FACTOR and layers:
            s.add_m_factor(PLAYER, layers[-1], -1)
            s.bank[M_FACTOR] += 1
        elif resource != M_FACTOR and s.has(PLAYER, resource):
            s.pay(PLAYER, resource, 1)
        else:
            s.then(self)
            return
        s.tell(messages.LOST, PLAYER, resource)


# --- the start of a round -----------------------------------------------------------------------


class Roaming(Step):
    """From the second round on each unit goes where the die says, unless it is at work (IG-15.28)."""

    rule = "IG-15.28"

    def run(self, s: IceGardenState) -> None:
        if not s.facts.solo or s.round == 1:
            return
        figures = [figure for figure, region in enumerate(s.places(NPC)) if region in s.open]
        called = call_fauns(s, figures)
        s.then(*(Wander(figure) for figure in figures if figure not in called and not at_work(s, figure)))


def call_fauns(s: IceGardenState, figures: list[int]) -> list[int]:
    """A Faun goes to each region with two nightmare tokens; the figures that are there then (IG-15.30)."""
    if s.character[NPC] != CALLO:
        return []
    fauns = [figure for figure in figures if LEVEL_OF[figure] == FAUN]
    ready = [r for r in s.by_number() if r in s.open and s.nightmares[r] >= 2 and r != s.thorn]
    called: list[int] = []
    for region in ready:
        there = next((faun for faun in fauns if faun not in called and s.places(NPC)[faun] == region), None)
        if there is not None:
            called.append(there)
    for region in ready:
        idle = [faun for faun in fauns if faun not in called]
        if idle and not any(s.places(NPC)[faun] == region for faun in called):
            s.put_figure(NPC, idle[0], region)
            s.tell(messages.ROAMED, FAUN - 1, region)
            called.append(idle[0])
    return called


def at_work(s: IceGardenState, figure: int) -> bool:
    """Whether a unit can still do something for the opponent's goal where it stands (IG-15.31, IG-15.32)."""
    region = s.places(NPC)[figure]
    level = LEVEL_OF[figure]
    character = s.character[NPC]
    if character == CALLO and level == NIGHTMARE:
        return can_torment(s, region) and region != s.thorn
    if character == FREIHOFF and level == ENLIGHTENED:
        return not s.towers[region]
    if character == VAN_DYKEN and level == MUSICIAN:
        return region != s.thorn and s.reserves[region] > 0
    if character == FJOLLSFINN and level == DRAKKAR:
        return s.markers_at(PLAYER, region) > 0 and dominator(s, region) == NPC
    return False


class Wander(Roll):
    """A unit goes where the die says, but never to a region with a tower; if all have one, it stays (IG-15.29)."""

    figure: int
    rule = "IG-15.28"

    def rolled(self, s: IceGardenState, number: int) -> None:
        goals = [region for region in s.open if not s.towers[region]]
        region = open_region(s, number)
        if region in goals:
            s.put_figure(NPC, self.figure, region)
            s.tell(messages.ROAMED, LEVEL_OF[self.figure] - 1, region)
        elif goals:
            s.then(self)
