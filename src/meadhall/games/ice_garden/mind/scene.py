"""A position at a glance: influence by region, what is still to come, whom Vuko would visit."""

from __future__ import annotations

from meadhall.games.ice_garden.facts import SAFE
from meadhall.games.ice_garden.mind.values import M_WORTH, REACH, Rows, Values, doubts
from meadhall.games.ice_garden.rules.action_fields import ActionPhase
from meadhall.games.ice_garden.rules.activation import Activation
from meadhall.games.ice_garden.rules.domination import DominateRegion, DominationPhase, RankAgain, Yield
from meadhall.games.ice_garden.rules.ending import EndOfRound
from meadhall.games.ice_garden.rules.planning import PlanningPhase
from meadhall.games.ice_garden.rules.vuko import VukoAction
from meadhall.games.ice_garden.state import NOBODY, NOWHERE, IceGardenState
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
"""By phase, the chance to be overtaken before this round's domination; each row by lead."""
DOUBT_LATER = doubts(2.0, 0.5)
MARKERS = 99
"""More than all action markers together."""
NEWCOMER = 0.5
"""The chance that somebody comes who is not in a region yet."""


def phase_of(s: IceGardenState) -> int:
    """The phase: the lowest entries of the agenda are what remains of the round, so a few of them tell it."""
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


def moment(s: IceGardenState) -> int:
    """How far the game has come, by phases and by the markers that were used in the action phase.

    Nobody can delay these, while trades or shifts of M-factor can go on and on in between.
    """
    phase = phase_of(s)
    used = MARKERS - sum([len(markers) for markers in s.fields]) if phase == ACTIONS else 0
    return (s.round * (DOMINATION + 1) + phase) * (MARKERS + 1) + used


def best_rival(values: list[int], seat: int) -> int:
    """The highest number of another seat."""
    return max([value for other, value in enumerate(values) if other != seat])


class Scene:
    """Many questions are answered without a look at the map, so it is only looked at when somebody asks."""

    __slots__ = (
        "_due", "_might", "_rows", "_visited", "_visited_region", "doubt", "future", "leader", "newcomer", "phase",
        "rounds", "s", "seats", "snow", "useful", "values",
    )  # fmt: skip

    def __init__(self, s: IceGardenState, values: Values) -> None:
        self.s = s
        self.values = values
        self.seats = s.facts.seats
        self.phase = phase = phase_of(s)
        self.leader = max(s.helm)
        self.doubt = DOUBT_NOW[phase]
        self.future = self._future()
        self.rounds = values.rounds_left(self.leader) * self.future
        self.useful = min(1.0, self.rounds / 2 + (0.3 if phase < ACTIONS else 0.0))
        self.newcomer = 3 if self.rounds > 1 else 2
        self.snow = -1.0
        self._might: list[list[int]] | None = None
        self._visited, self._visited_region = NOBODY, NOWHERE
        self._rows: Rows | None = None
        self._due: list[bool] | None = None

    def _future(self) -> float:
        """How likely another round is to follow this one."""
        s = self.s
        most, goal = max(s.score), s.facts.goals.points
        if self.phase < PLANNING:
            return 1.0
        if s.red == len(s.facts.red_ships) or most >= goal:
            return 0.0
        if s.scorings and self.phase < DOMINATION and most + 18 * s.scorings >= goal:
            points = self.points_with(s.influence_by_seat())
            most = max([score + s.scorings * won for score, won in zip(s.score, points, strict=True)])
            return min(1.0, max(0.0, (goal + 4 - most) / 8))
        return 1.0

    def points_now(self) -> list[int]:
        """The points that each seat would score as the map is now."""
        return self.points_with(self.might)

    def points_with(self, might: list[list[int]]) -> list[int]:
        s = self.s
        total = [0] * self.seats
        for region in s.open:
            points, neutral = self.values.points[s.tiles[region]], s.neutral[region]
            strong = [(-might[seat][region], seat) for seat in range(self.seats) if might[seat][region] > neutral]
            strong.sort()
            for rank, (_, seat) in enumerate(strong):
                total[seat] += points[rank]
        return total

    # --- Vuko -------------------------------------------------------------------------------------

    @property
    def might(self) -> list[list[int]]:
        """The influence of every seat in every region that will count, as far as Vuko can be foreseen."""
        return self._look()

    @property
    def visited(self) -> int:
        """Whom Vuko would visit; NOBODY if that is over, or too far away."""
        self._look()
        return self._visited

    @property
    def visited_region(self) -> int:
        self._look()
        return self._visited_region

    def _look(self) -> list[list[int]]:
        might = self._might
        if might is None:
            might = self._might = self.s.influence_by_seat()
            self._foresee_vuko(might)
        return might

    def _foresee_vuko(self, might: list[list[int]]) -> None:
        s, phase = self.s, self.phase
        if START <= phase < VUKO:
            self._expect_vuko()
            if phase >= ACTIONS and self._visited != NOBODY:
                self._suffer_vuko()
        elif phase == VUKO:
            self._hold(s.vuko, s.tokens)
        elif phase == DOMINATION and s.vuko != NOWHERE:
            for seat, held in enumerate(s.held):
                might[seat][s.vuko] -= held

    def _expect_vuko(self) -> None:
        """Whom Vuko would visit if nothing changed, and where."""
        s = self.s
        if s.facts.solo:
            if s.round == 1 and not s.stirred:
                return
            self._visited = 0
        else:
            if s.reputation[s.standing[-1]] == SAFE:
                return
            self._visited = s.standing[-1]
        self._visited_region = self.visited_region_of(self._visited)

    def visited_region_of(self, seat: int) -> int:
        """The region where Vuko would visit a seat."""
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
        s, seat, region = self.s, self._visited, self._visited_region
        if region == NOWHERE:
            return
        level = s.lowest_level_at(seat, region)
        if level:
            self.might[seat][region] -= s.worth_of(seat, level)
        tokens = s.tokens[:]
        tokens[seat] += 1
        self._hold(region, tokens)

    def _hold(self, region: int, tokens: list[int]) -> None:
        s = self.s
        if region == NOWHERE:
            return
        for seat, number in enumerate(tokens):
            if number:
                self.might[seat][region] -= min(number, s.markers_at(seat, region))

    # --- regions ----------------------------------------------------------------------------------

    @property
    def due(self) -> list[bool]:
        """Which regions are still to be dominated in this round."""
        due = self._due
        if due is None:
            due = self._due = self._due_regions()
        return due

    def _due_regions(self) -> list[bool]:
        if self.phase != DOMINATION:
            return [True] * REGIONS
        due = [False] * REGIONS
        for step in self.s.agenda:
            if isinstance(step, DominateRegion | RankAgain | Yield):
                due[step.region] = True
        return due

    @property
    def rows(self) -> Rows:
        """By red number, what each rank in a region is worth in this round and later."""
        rows = self._rows
        if rows is None:
            scorings = self.s.scorings if self.phase >= PLANNING else 0
            rows = self._rows = self.values.rows(scorings, self.leader)
        return rows

    def hold(self, seat: int, region: int, here: int) -> float:
        """What a region is worth to a seat with this influence there."""
        s = self.s
        number = s.tiles[region]
        if here <= 0 or number <= 0 or s.locked[region]:
            return 0.0
        now, later = self.rows[number]
        neutral = s.neutral[region]
        doubt = self.doubt
        lead = min(here - self.newcomer, REACH)
        behind_now = NEWCOMER * doubt[lead] if self.phase < ACTIVATION else 0.0
        behind_later = NEWCOMER * DOUBT_LATER[lead]
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
        """The chance to dominate a region with this influence there."""
        neutral = self.s.neutral[region]
        if here <= neutral:
            return 0.0
        chance = 1.0
        for other, might in enumerate(self.might):
            if other != seat and might[region] > neutral:
                lead = here - might[region]
                chance *= 1 - self.doubt[REACH if lead > REACH else max(lead, -REACH)]
        return chance
