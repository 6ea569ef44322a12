"""Trolls on the march: where an Advance pays, who should go, where Trolls are needed, and whom to shove."""

from __future__ import annotations

from meadhall.games.mountain_king.facts import NOBODY, NOWHERE, domain_of, is_lair
from meadhall.games.mountain_king.mind.ancestries import advance_power
from meadhall.games.mountain_king.mind.champions import votes_worth
from meadhall.games.mountain_king.mind.odds import hidden_pool, odds
from meadhall.games.mountain_king.mind.survey import THIRD, Survey
from meadhall.games.mountain_king.rules.move_trolls import ways_out
from meadhall.games.mountain_king.state import MountainKingState, strongest
from meadhall.games.mountain_king.words import FIRRAGH, IMBOLG, MORGAR, OKKAG, STIGANDR, VIDKUN
from meadhall.kernel.sets import bits, has

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


class AdvanceGains:
    """What an Advance of each strength would bring to a seat."""

    __slots__ = ("_arrivals", "goals", "pool", "seat", "survey")

    def __init__(self, survey: Survey, seat: int) -> None:
        self.survey = survey
        self.seat = seat
        self.pool = hidden_pool(survey.s, seat)
        self._arrivals: dict[int, list[float]] = {}
        self.goals: dict[int, list[list[tuple[float, int]]]] = {}
        """Every destination with what its possible senders would cost, the cheapest first."""
        for origins, reach in survey.groups(seat):
            costs = self.sender_costs(origins)
            for goal in bits(reach):
                left = [cost for cost in costs if cost[1] != goal] if has(origins, goal) else costs
                if left:
                    self.goals.setdefault(goal, []).append(left)

    def sender_costs(self, origins: int) -> list[tuple[float, int]]:
        costs: list[tuple[float, int]] = []
        for origin in bits(origins):
            costs += [(cost, origin) for cost in leaving(self.survey, self.seat, origin)]
        costs.sort()
        return costs[:MOST]

    def arrival(self, goal: int, count: int) -> float:
        """What it is worth that so many units arrive in a cavern."""
        found = self._arrivals.get(goal)
        if found is None:
            found = self._arrivals[goal] = [0.0]
        while len(found) <= count:
            found.append(arrival(self.survey, self.seat, goal, len(found), self.pool))
        return found[count]

    def worth(self, goal: int, senders: list[tuple[float, int]], power: int) -> float:
        """The best that an Advance of this power to a goal can do."""
        best, cost = 0.0, 0.0
        least, most = self.sensible(goal)
        for count in range(1, min(power, most, len(senders)) + 1):
            cost += senders[count - 1][0]
            if count >= least:
                best = max(best, self.arrival(goal, count) - cost)
        return best

    def sensible(self, goal: int) -> tuple[int, int]:
        """With how many it makes sense to go there: enough to change something, and one more for safety."""
        survey, seat = self.survey, self.seat
        if survey.s.is_overrun(goal):
            return 1, 3 * len(survey.s.gnomes[goal])
        own, against = survey.own_and_rival(seat, goal)
        need = against - own
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
                        gain = self.arrival(goal, count) - cost
                        if gain > best[count]:
                            best[count] = gain
        for power in range(1, most + 1):
            best[power] = max(best[power], best[power - 1])
        return best


def leaving(survey: Survey, seat: int, origin: int) -> list[float]:
    """What each further unit that leaves a cavern costs."""
    units = survey.s.units(seat, origin)
    if is_lair(origin):
        return [0.0] * min(units, MOST)
    if survey.holder[origin] != seat:
        return [THIN] * min(units, MOST)
    own, against = survey.own_and_rival(seat, origin)
    spare = own - against - 1
    dear = survey.control_worth(seat, origin) * survey.taste.land
    thin = THIN * survey.taste.guard
    return [thin if n < spare else dear if n == spare else 0.0 for n in range(min(units, MOST))] if spare >= 0 else []


def arrival(survey: Survey, seat: int, goal: int, count: int, pool: list[int]) -> float:
    """What it is worth that ``count`` units of a seat arrive in a cavern."""
    s = survey.s
    if is_lair(goal):
        return 0.02 * count
    if s.is_overrun(goal):
        return assault(survey, seat, goal, count, pool)
    before = survey.holder[goal]
    own, against = survey.own_and_rival(seat, goal)
    after = seat if own + count > against else NOBODY if own + count == against else before
    worth = survey.change_worth(seat, goal, before, after)
    if after == seat and before != seat and against:
        worth += votes_worth(survey, seat, domain_of(goal))
    lead = own + count - against
    if lead > 1:
        firmness = COMPANY[min(lead, 8)] - (COMPANY[min(max(own - against, 0), 8)] if before == seat else 0.0)
        worth += firmness * survey.taste.guard * (0.1 + FIRM * survey.control_worth(seat, goal))
    elif lead < 0:
        worth += 0.05 * count
    return worth


def assault(survey: Survey, seat: int, goal: int, count: int, pool: list[int]) -> float:
    """What an attack with ``count`` Trolls is worth."""
    s = survey.s
    chance, honour = odds(s, seat, goal, count, pool)
    if not chance:
        return -REPELLED
    prize = survey.control_worth(seat, goal) * survey.taste.land + votes_worth(survey, seat, domain_of(goal))
    prize += gnomes_gone(survey, seat, goal)
    return (chance * prize + honour) * BOLD * survey.taste.battle - (1 - chance) * REPELLED


def gnomes_gone(survey: Survey, seat: int, cavern: int) -> float:
    """What it adds to a Domain that its Gnomes are beaten, for a seat that holds a part of it."""
    s = survey.s
    if survey.stage >= THIRD:
        return 0.0
    domain = s.facts.domains[domain_of(cavern)]
    return 1.0 if survey.control[seat] & domain else 0.0


def might_of(s: MountainKingState, seat: int, goal: int) -> int:
    """What the units of a seat that have come to a cavern count for in battle, Imbolg's knife included."""
    return s.units(seat, goal) + s.pawn_in(seat, FIRRAGH, goal) + s.pawn_in(seat, IMBOLG, goal)


def pawn_bonus(survey: Survey, champion: int, goal: int) -> float:
    """Why a Champion should come along rather than a Troll."""
    s = survey.s
    if s.is_overrun(goal):
        return {FIRRAGH: 1.0, IMBOLG: 0.8, VIDKUN: 0.9, OKKAG: 0.5}.get(champion, 0.0)
    at = s.pawn[champion]
    if champion == MORGAR:
        gates = s.facts.all_gates
        return 2.0 * (has(gates, goal) - (at != NOWHERE and has(gates, at)))
    if champion == STIGANDR:
        halls = s.facts.halls_beside
        return 1.5 * (bool(halls[goal]) - (at != NOWHERE and bool(halls[at])))
    return 0.0


# --- Bolster --------------------------------------------------------------------------------------


def fresh_worth(survey: Survey, seat: int) -> float:
    """What each fresh Troll is worth: more while too few are ready for the power that is left to march with."""
    s = survey.s
    ready = sum([s.units(seat, lair) for lair in s.lair[seat]])
    wanted = advance_power(s, seat) if s.supply[seat] or s.active == seat else 0
    if survey.stage < THIRD:
        wanted += 3
    return FRESH[(2 if survey.stage >= THIRD else 0) + (ready >= wanted)]


class BolsterGains:
    """Where Trolls from the supply are needed."""

    __slots__ = ("each", "reach", "seat", "survey", "threats")

    def __init__(self, survey: Survey, seat: int) -> None:
        self.survey = survey
        self.seat = seat
        self.threats = survey.threats(seat)
        self.each = fresh_worth(survey, seat)
        self.reach = {}
        for origins, reach in survey.groups(seat):
            for origin in bits(origins):
                self.reach[origin] = reach.bit_count()

    def gain(self, cavern: int, power: int) -> float:
        survey, seat = self.survey, self.seat
        s = survey.s
        count = min(power, s.stock[seat])
        worth = self.each * count * survey.taste.guard - 0.03 * count * count
        worth += 0.01 * count * self.reach.get(cavern, 0)
        if is_lair(cavern):
            return worth
        danger = self.threats[cavern]
        if danger:
            worth += danger * (1 - 0.45**count) * survey.control_worth(seat, cavern) * survey.taste.guard
        units = s.units(seat, cavern)
        firmness = COMPANY[min(units + count, 8)] - COMPANY[min(units, 8)]
        return worth + firmness * FIRM * survey.control_worth(seat, cavern)

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
    """What it is worth that a unit of somebody goes to the next cavern."""
    s = survey.s
    worth = 0.0
    for cavern, more in ((origin, -1), (goal, 1)):
        if is_lair(cavern):
            continue
        before = survey.holder[cavern]
        after = control_after(survey, cavern, owner, more)
        worth += survey.change_worth(seat, cavern, before, after)
        if after == seat and before != seat and has(s.seizable, cavern):
            worth += votes_worth(survey, seat, domain_of(cavern))
    return worth


def control_after(survey: Survey, cavern: int, owner: int, more: int) -> int:
    """Who would control a cavern if somebody had more units there, or fewer."""
    forces = survey.s.forces(cavern)
    forces[owner] += more
    return strongest(forces)


def crowd_worth(survey: Survey, seat: int, origin: int, x: int) -> float:
    """The best that shoving out of a cavern can do, looking at one owner at a time."""
    s = survey.s
    best = 0.0
    for owner in range(s.players):
        trolls = s.trolls_at(owner, origin)
        if not trolls:
            continue
        ways = ways_out(s, owner, origin)
        for goal in bits(ways):
            best = max(best, shove_worth(survey, seat, owner, origin, goal))
        if owner != seat and x > 1 and ways:
            best = max(best, eviction(survey, seat, owner, origin, min(x, trolls)))
    return best


def eviction(survey: Survey, seat: int, owner: int, origin: int, count: int) -> float:
    """What it is worth that several of a rival's Trolls leave."""
    if is_lair(origin):
        return 0.0
    before = survey.holder[origin]
    after = control_after(survey, origin, owner, -count)
    worth = survey.change_worth(seat, origin, before, after) * 0.8
    if after == seat and before != seat:
        worth += votes_worth(survey, seat, domain_of(origin))
    return worth
