"""A position at a glance: who is how strong where, what is still to come, whom Vuko will find."""

from __future__ import annotations

from meadhall.games.ice_garden.mind.lore import M_WORTH, REACH, Lore, doubts
from meadhall.games.ice_garden.rules.action_fields import ActionPhase
from meadhall.games.ice_garden.rules.activation import Activation
from meadhall.games.ice_garden.rules.domination import DominateRegion, DominationPhase, RankAgain, Yield
from meadhall.games.ice_garden.rules.ending import EndOfRound
from meadhall.games.ice_garden.rules.planning import PlanningPhase
from meadhall.games.ice_garden.rules.vuko import VukoAction
from meadhall.games.ice_garden.state import NOBODY, NOWHERE, Midgaard
from meadhall.games.ice_garden.table import LEVEL_OF, SAFE, UNITS
from meadhall.games.ice_garden.words import REGIONS

SETUP, START, PLANNING, ACTIONS, ACTIVATION, VUKO, DOMINATION = range(7)
DOUBT_NOW = (
    doubts(1.8, 0.5),
    doubts(1.8, 0.5),
    doubts(1.5, 0.5),
    doubts(0.7, 0.45),
    doubts(0.4, 0.45),
    doubts(0.05, 0.5),
    doubts(0.05, 0.5),
)
"""How likely one is to be overtaken before this round's domination, by phase."""
DOUBT_LATER = doubts(2.0, 0.5)
MARKERS = 99
"""More than all action markers together."""
INTRUSION = 0.5
"""How far one must reckon with somebody who is not in a region yet."""


def phase_of(s: Midgaard) -> int:
    """The agenda always ends with the rest of the round, so a few entries tell the phase."""
    agenda = s.agenda
    n = len(agenda)
    if n < 3 or type(agenda[1]) is not EndOfRound:
        return DOMINATION if n == 2 else SETUP
    if type(agenda[2]) is not DominationPhase:
        return DOMINATION
    if n == 3 or type(agenda[3]) is not VukoAction:
        return VUKO
    if n > 6 and type(agenda[6]) is PlanningPhase:
        return START
    if n > 5 and type(agenda[5]) is ActionPhase:
        return PLANNING
    return ACTIONS if n > 4 and type(agenda[4]) is Activation else ACTIVATION


def moment(s: Midgaard) -> int:
    """How far the game has come: by the markers that were used in the action phase, and else by phases.

    Nobody can put these off, while two for one can be traded, or M-factor shifted, again and again in between.
    """
    phase = phase_of(s)
    used = MARKERS - sum([len(markers) for markers in s.fields]) if phase == ACTIONS else 0
    return (s.round * (DOMINATION + 1) + phase) * (MARKERS + 1) + used


class Scene:
    __slots__ = (
        "_later",
        "_now",
        "doubt",
        "due",
        "future",
        "intruder",
        "lair",
        "leader",
        "lore",
        "might",
        "phase",
        "prey",
        "rounds",
        "s",
        "seats",
        "useful",
    )

    def __init__(self, s: Midgaard, lore: Lore) -> None:
        self.s = s
        self.lore = lore
        self.seats = s.table.seats
        self.phase = phase = phase_of(s)
        self.leader = max(s.helm)
        self.doubt = DOUBT_NOW[phase]
        self.might = self._might()
        self.future = self._future()
        self.rounds = lore.rounds_left(self.leader) * self.future
        self.useful = min(1.0, self.rounds / 2 + (0.3 if phase < ACTIONS else 0.0))
        self.prey, self.lair = NOBODY, NOWHERE
        if START <= phase < VUKO:
            self._expect_vuko()
            if phase >= ACTIONS and self.prey != NOBODY:
                self._suffer_vuko()
        elif phase == VUKO:
            self._hold(s.vuko, s.tokens)
        elif phase == DOMINATION and s.vuko != NOWHERE:
            for seat, held in enumerate(s.held):
                self.might[seat][s.vuko] -= held
        self.intruder = 3 if self.rounds > 1 else 2
        self.due = self._due_regions()
        self._value_regions()

    def _might(self) -> list[list[int]]:
        """Influence by seat and region."""
        s = self.s
        markers, worth = s.markers, s.worth
        might = [markers[at : at + REGIONS] for at in range(0, self.seats * REGIONS, REGIONS)]
        for at, region in enumerate(s.units):
            if region >= 0:
                seat, figure = divmod(at, UNITS)
                might[seat][region] += worth[seat * 3 + LEVEL_OF[figure] - 1]
        return might

    def _future(self) -> float:
        """How likely another round is to follow this one."""
        s = self.s
        most, goal = max(s.score), s.table.goals.points
        if self.phase < PLANNING:
            return 1.0
        if s.red == len(s.table.red_ships) or most >= goal:
            return 0.0
        if s.scorings and self.phase < DOMINATION and most + 18 * s.scorings >= goal:
            most = max([score + s.scorings * won for score, won in zip(s.score, self.harvest(), strict=True)])
            return min(1.0, max(0.0, (goal + 4 - most) / 8))
        return 1.0

    def harvest(self) -> list[int]:
        """The points that each seat would score as the map is now."""
        s, might = self.s, self.might
        total = [0] * self.seats
        for region in s.open:
            points, neutral = self.lore.points[s.tiles[region]], s.neutral[region]
            strong = [(-might[seat][region], seat) for seat in range(self.seats) if might[seat][region] > neutral]
            strong.sort()
            for rank, (_, seat) in enumerate(strong):
                total[seat] += points[rank]
        return total

    # --- Vuko -------------------------------------------------------------------------------------

    def _expect_vuko(self) -> None:
        """Whom Vuko would visit if nothing changed, and where."""
        s = self.s
        if s.table.solo:
            if s.round == 1 and not s.stirred:
                return
            self.prey = 0
        else:
            self.prey = s.standing[-1]
            if s.reputation[self.prey] == SAFE:
                self.prey = NOBODY
                return
        self.lair = self.lair_of(self.prey)

    def lair_of(self, seat: int) -> int:
        """Where Vuko would find a seat."""
        s = self.s
        might, tiles, vuko = self.might[seat], s.tiles, s.vuko
        best, most = NOWHERE, 0
        for region in s.open:
            here = might[region]
            if region != vuko and here and (here > most or (here == most and tiles[region] < tiles[best])):
                best, most = region, here
        if best == NOWHERE and vuko in s.open and might[vuko]:
            return vuko
        return best

    def _suffer_vuko(self) -> None:
        s, prey, lair = self.s, self.prey, self.lair
        if lair == NOWHERE:
            return
        level = self.lost_level(prey, lair)
        if level:
            self.might[prey][lair] -= s.worth[prey * 3 + level - 1]
        tokens = s.tokens[:]
        tokens[prey] += 1
        self._hold(lair, tokens)

    def _hold(self, region: int, tokens: list[int]) -> None:
        s = self.s
        if region == NOWHERE:
            return
        for seat, number in enumerate(tokens):
            if number:
                self.might[seat][region] -= min(number, s.markers[seat * REGIONS + region])

    def lost_level(self, seat: int, region: int) -> int:
        """The level of the unit one would give up there; 0 if there is none."""
        units, at = self.s.units, seat * UNITS
        for figure, level in enumerate(LEVEL_OF):
            if units[at + figure] == region:
                return level
        return 0

    # --- regions ----------------------------------------------------------------------------------

    def _due_regions(self) -> list[bool]:
        """Which regions are still to be dominated in this round."""
        if self.phase != DOMINATION:
            return [True] * REGIONS
        due = [False] * REGIONS
        for step in self.s.agenda:
            if isinstance(step, DominateRegion | RankAgain | Yield):
                due[step.region] = True
        return due

    def _value_regions(self) -> None:
        s, lore = self.s, self.lore
        scorings = s.scorings if self.phase >= PLANNING else 0
        self._now: list[tuple[float, ...]] = [()] * REGIONS
        self._later: list[tuple[float, ...]] = [()] * REGIONS
        for region in s.open:
            number = s.tiles[region]
            if number > 0:
                self._now[region], self._later[region] = lore.rows(number, scorings, self.leader)

    def hold(self, seat: int, region: int, here: int) -> float:
        """What a region is worth to a seat that has so much influence there."""
        later = self._later[region]
        if here <= 0 or not later:
            return 0.0
        s, now = self.s, self._now[region]
        neutral = s.neutral[region]
        doubt = self.doubt
        lead = min(here - self.intruder, REACH)
        behind_now = INTRUSION * doubt[lead] if self.phase < ACTIVATION else 0.0
        behind_later = INTRUSION * DOUBT_LATER[lead]
        for other, might in enumerate(self.might):
            if other != seat:
                there = might[region]
                if there > neutral:
                    lead = here - there
                    lead = REACH if lead > REACH else max(lead, -REACH)
                    behind_now += doubt[lead]
                    behind_later += DOUBT_LATER[lead]
        reserves = s.reserves[region]
        rank = int(behind_later)
        part = behind_later - rank
        worth = (later[rank] + (later[rank + 1] - later[rank]) * part) * self.future
        if reserves and not rank:
            worth += M_WORTH * self.useful * (1 - part)
        if here <= neutral:
            return worth * 0.4 if self.phase < VUKO else worth * 0.3
        if self.due[region]:
            rank = int(behind_now)
            part = behind_now - rank
            worth += now[rank] + (now[rank + 1] - now[rank]) * part
            if reserves and not rank:
                worth += M_WORTH * reserves * self.useful * (1 - part)
        return worth

    def domination(self, seat: int, region: int, here: int) -> float:
        """The chance to dominate a region with so much influence there."""
        neutral = self.s.neutral[region]
        if here <= neutral:
            return 0.0
        chance = 1.0
        for other, might in enumerate(self.might):
            if other != seat and might[region] > neutral:
                lead = here - might[region]
                chance *= 1 - self.doubt[REACH if lead > REACH else max(lead, -REACH)]
        return chance
