"""Trolls on the march: where an Advance pays, who should go, where Trolls are needed, and whom to shove."""

from __future__ import annotations

from meadhall.games.mountain_king.mind.battle import hidden_pool, odds
from meadhall.games.mountain_king.mind.court import votes_worth
from meadhall.games.mountain_king.mind.lineage import kind_power
from meadhall.games.mountain_king.mind.survey import THIRD, Survey
from meadhall.games.mountain_king.rules.advance import groups
from meadhall.games.mountain_king.state import Mountain
from meadhall.games.mountain_king.table import NOBODY, NOWHERE, domain_of
from meadhall.games.mountain_king.words import (
    CAVERNS,
    FIRRAGH,
    FIRST_LAIR,
    IMBOLG,
    MORGAR,
    OKKAG,
    STIGANDR,
    VIDKUN,
)
from meadhall.kernel.sets import bits

REPELLED = 1.1
"""What a lost attack costs besides the power: the Trolls are far away, and the Gnomes are more."""
THIN = 0.1
"""What it costs to take a Troll away that is not needed to keep control."""
COMPANY = (0.0, 0.0, 0.28, 0.45, 0.53, 0.59, 0.62, 0.63, 0.63)
"""What further Trolls beside the first are worth, for keeping control."""
FRESH = (1.7, 0.6, 1.4, 0.1)
"""What a fresh Troll is worth: while more are wanted and when there are enough, and the same in Wave III."""
BOLD = 0.95
"""How much of an attack's gain is counted: the Wheel moves on, and the cavern must be held."""
FIRM = 0.12
"""How much of a cavern's worth more company saves."""
MOST = 8


class March:
    """What an Advance of each strength would bring to a seat."""

    __slots__ = ("goals", "pool", "seat", "survey")

    def __init__(self, survey: Survey, seat: int) -> None:
        self.survey = survey
        self.seat = seat
        self.pool = hidden_pool(survey.s, seat)
        self.goals: dict[int, list[list[tuple[float, int]]]] = {}
        """Every destination with what its possible senders would cost, the cheapest first."""
        for origins, reach in groups(survey.s, seat):
            costs = self.sender_costs(origins)
            for goal in bits(reach):
                left = [cost for cost in costs if cost[1] != goal] if origins >> goal & 1 else costs
                if left:
                    self.goals.setdefault(goal, []).append(left)

    def sender_costs(self, origins: int) -> list[tuple[float, int]]:
        costs: list[tuple[float, int]] = []
        for origin in bits(origins):
            costs += [(cost, origin) for cost in leaving(self.survey, self.seat, origin)]
        costs.sort()
        return costs[:MOST]

    def worth(self, goal: int, senders: list[tuple[float, int]], power: int) -> float:
        """The best that an Advance of this power to a goal can do."""
        best, cost = 0.0, 0.0
        least, most = self.sensible(goal)
        for count in range(1, min(power, most, len(senders)) + 1):
            cost += senders[count - 1][0]
            if count >= least:
                best = max(best, arrival(self.survey, self.seat, goal, count, self.pool) - cost)
        return best

    def sensible(self, goal: int) -> tuple[int, int]:
        """With how many it makes sense to go there: enough to change something, and one more for safety."""
        survey, seat = self.survey, self.seat
        if survey.s.overrun >> goal & 1:
            return 1, 3 * len(survey.s.gnomes[goal])
        need = survey.strongest_rival(seat, goal) - survey.forces[seat * CAVERNS + goal]
        return max(need, 1), max(need + 2, 2)

    def curve(self, most: int) -> list[float]:
        """The best gain with each power up to the most."""
        best = [0.0] * (most + 1)
        for goal, parties in self.goals.items():
            least, enough = self.sensible(goal)
            for senders in parties:
                cost = 0.0
                for count in range(1, min(most, enough, len(senders)) + 1):
                    cost += senders[count - 1][0]
                    if count >= least:
                        gain = arrival(self.survey, self.seat, goal, count, self.pool) - cost
                        if gain > best[count]:
                            best[count] = gain
        for power in range(1, most + 1):
            best[power] = max(best[power], best[power - 1])
        return best


def leaving(survey: Survey, seat: int, origin: int) -> list[float]:
    """What each further unit that leaves a cavern costs."""
    units = survey.units[seat * CAVERNS + origin]
    if origin >= FIRST_LAIR:
        return [0.0] * min(units, MOST)
    if not survey.control[seat] >> origin & 1:
        return [THIN] * min(units, MOST)
    against = survey.strongest_rival(seat, origin)
    spare = survey.forces[seat * CAVERNS + origin] - against - 1
    dear = survey.holding(seat, origin) * survey.temper.land
    thin = THIN * survey.temper.guard
    return [thin if n < spare else dear if n == spare else 0.0 for n in range(min(units, MOST))] if spare >= 0 else []


def arrival(survey: Survey, seat: int, goal: int, count: int, pool: list[int]) -> float:
    """What it is worth that so many units of a seat arrive in a cavern."""
    s = survey.s
    if goal >= FIRST_LAIR:
        return 0.02 * count
    if s.overrun >> goal & 1:
        return assault(survey, seat, goal, count, pool)
    before = survey.holder[goal]
    own = survey.forces[seat * CAVERNS + goal]
    against = survey.strongest_rival(seat, goal)
    after = seat if own + count > against else NOBODY if own + count == against else before
    worth = survey.flip(seat, goal, before, after)
    if after == seat and before != seat and against:
        worth += votes_worth(survey, seat, domain_of(goal))
    lead = own + count - against
    if lead > 1:
        firmness = COMPANY[min(lead, 8)] - (COMPANY[min(max(own - against, 0), 8)] if before == seat else 0.0)
        worth += firmness * survey.temper.guard * (0.1 + FIRM * survey.holding(seat, goal))
    elif lead < 0:
        worth += 0.05 * count
    return worth


def assault(survey: Survey, seat: int, goal: int, count: int, pool: list[int]) -> float:
    """What an attack with so many Trolls is worth."""
    s = survey.s
    chance, honour = odds(s, seat, goal, count, pool)
    if not chance:
        return -REPELLED
    prize = survey.holding(seat, goal) * survey.temper.land + votes_worth(survey, seat, domain_of(goal))
    prize += gnomes_gone(survey, seat, goal)
    return (chance * prize + honour) * BOLD * survey.temper.battle - (1 - chance) * REPELLED


def gnomes_gone(survey: Survey, seat: int, cavern: int) -> float:
    """A Domain is worth more to all who hold a part of it when there are fewer Gnomes."""
    s = survey.s
    if survey.stage >= THIRD:
        return 0.0
    domain = s.table.domains[domain_of(cavern)]
    return 1.0 if survey.control[seat] & domain else 0.0


def might_of(s: Mountain, seat: int, goal: int) -> int:
    """What the units of a seat that have come to a cavern count for in battle, Imbolg's knife included."""
    return s.units(seat, goal) + s.pawn_in(seat, FIRRAGH, goal) + s.pawn_in(seat, IMBOLG, goal)


def pawn_bonus(survey: Survey, champion: int, goal: int) -> float:
    """Why a Champion should come along rather than a Troll."""
    s = survey.s
    if s.overrun >> goal & 1:
        return {FIRRAGH: 1.0, IMBOLG: 0.8, VIDKUN: 0.9, OKKAG: 0.5}.get(champion, 0.0)
    at = s.pawn[champion]
    if champion == MORGAR:
        gates = sum(s.table.gates)
        return 2.0 * ((gates >> goal & 1) - (gates >> at & 1 if at != NOWHERE else 0))
    if champion == STIGANDR:
        return 1.5 * (bool(survey.beside[goal]) - bool(survey.beside[at] if at != NOWHERE else ()))
    return 0.0


# --- Bolster --------------------------------------------------------------------------------------


class Muster:
    """Where Trolls from the supply are needed."""

    __slots__ = ("each", "reach", "seat", "survey", "threats")

    def __init__(self, survey: Survey, seat: int) -> None:
        s = survey.s
        self.survey = survey
        self.seat = seat
        self.threats = survey.threats(seat)
        ready = sum([survey.units[seat * CAVERNS + lair] for lair in s.lair[seat]])
        wanted = kind_power(s, seat) if s.supply[seat] or s.active == seat else 0
        if survey.stage < THIRD:
            wanted += 3
        self.each = FRESH[(2 if survey.stage >= THIRD else 0) + (ready >= wanted)]
        self.reach = {}
        for origins, reach in groups(s, seat):
            for origin in bits(origins):
                self.reach[origin] = reach.bit_count()

    def gain(self, cavern: int, power: int) -> float:
        survey, seat = self.survey, self.seat
        s = survey.s
        count = min(power, s.stock[seat])
        worth = self.each * count * survey.temper.guard - 0.03 * count * count
        worth += 0.01 * count * self.reach.get(cavern, 0)
        if cavern >= FIRST_LAIR:
            return worth
        danger = self.threats[cavern]
        if danger:
            worth += danger * (1 - 0.45**count) * survey.holding(seat, cavern) * survey.temper.guard
        units = survey.units[seat * CAVERNS + cavern]
        firmness = COMPANY[min(units + count, 8)] - COMPANY[min(units, 8)]
        return worth + firmness * FIRM * survey.holding(seat, cavern)

    def curve(self, most: int) -> list[float]:
        """The best gain with each power up to the most, at the place that needs two Trolls most."""
        places = bits(self.survey.s.dominated(self.seat))
        if not places:
            return [0.0] * (most + 1)
        gains = [self.gain(cavern, 2) for cavern in places]
        place = places[gains.index(max(gains))]
        return [0.0, *(self.gain(place, power) for power in range(1, most + 1))]


# --- Move Trolls ----------------------------------------------------------------------------------


def shove_worth(survey: Survey, seat: int, owner: int, origin: int, goal: int) -> float:
    """What it is worth that one unit of somebody goes next door."""
    s = survey.s
    worth = 0.0
    for cavern, more in ((origin, -1), (goal, 1)):
        if cavern >= FIRST_LAIR:
            continue
        before = survey.holder[cavern]
        after = control_after(survey, cavern, owner, more)
        worth += survey.flip(seat, cavern, before, after)
        if after == seat and before != seat and s.seizable >> cavern & 1:
            worth += votes_worth(survey, seat, domain_of(cavern))
    return worth


def control_after(survey: Survey, cavern: int, owner: int, more: int) -> int:
    best, most = NOBODY, 0
    for seat, force in enumerate(survey.forces[cavern::CAVERNS]):
        if seat == owner:
            force += more
        if force > most:
            best, most = seat, force
        elif force == most:
            best = NOBODY
    return best


def crowd_worth(survey: Survey, seat: int, origin: int, x: int) -> float:
    """The best that shoving out of a cavern can do, looking at one owner at a time."""
    s = survey.s
    best = 0.0
    for owner in range(s.players):
        trolls = s.trolls[owner * CAVERNS + origin]
        if not trolls:
            continue
        ways = s.table.near[origin] & ~s.overrun & ~s.foreign_lairs(owner)
        for goal in bits(ways):
            best = max(best, shove_worth(survey, seat, owner, origin, goal))
        if owner != seat and x > 1 and ways:
            best = max(best, eviction(survey, seat, owner, origin, min(x, trolls)))
    return best


def eviction(survey: Survey, seat: int, owner: int, origin: int, count: int) -> float:
    """What it is worth that several of a rival's Trolls leave."""
    if origin >= FIRST_LAIR:
        return 0.0
    before = survey.holder[origin]
    after = control_after(survey, origin, owner, -count)
    worth = survey.flip(seat, origin, before, after) * 0.8
    if after == seat and before != seat:
        worth += votes_worth(survey, seat, domain_of(origin))
    return worth
