"""Gnomes: what a turn of the Wheel brings, where the Swarm should strike, and where a Gnome should go."""

from __future__ import annotations

from meadhall.games.mountain_king.facts import NOBODY, domain_of
from meadhall.games.mountain_king.mind.survey import THIRD, Survey
from meadhall.games.mountain_king.rules.breach import gnomes_called
from meadhall.games.mountain_king.rules.invasions import within_reach
from meadhall.games.mountain_king.state import MountainKingState
from meadhall.games.mountain_king.words import BOLSTER_SPACE, CLANS, GAIN_HONOUR, INFLUENCE_SPACE
from meadhall.kernel.sets import bits

SCOUTING = 0.25
SHOVING = 3.0
"""What moving one Troll is worth before anybody has looked for the best one."""
BOOSTED = (0.0, 1.9, 1.3, 0.5)
"""What an Honour Boost is worth, by Wave."""


class WheelGains:
    """What every number of steps of the Wheel would bring to a seat, with the gains of other actions by power."""

    __slots__ = ("_breach", "bolster", "influence", "seat", "survey")

    def __init__(self, survey: Survey, seat: int, bolster: list[float], influence: list[float]) -> None:
        self.survey = survey
        self.seat = seat
        self.bolster = bolster
        self.influence = influence
        self._breach: float | None = None

    def gain(self, steps: int) -> float:
        s = self.survey.s
        wheel = s.facts.parts.wheel
        worth, boosts = SCOUTING, s.boost[self.seat]
        for n in range(1, steps + 1):
            at = s.wheel_after(n)
            if at == wheel.boost and boosts < len(wheel.boosts) - 1:
                boosts += 1
                worth += BOOSTED[s.wave]
            elif at == wheel.breach:
                worth += self.breach()
        space = s.facts.spaces[s.wheel_after(steps)]
        if space == GAIN_HONOUR:
            worth += steps + wheel.boosts[boosts]
        elif space == BOLSTER_SPACE:
            worth += self.bolster[min(steps, len(self.bolster) - 1)]
        elif space == INFLUENCE_SPACE:
            worth += self.influence[min(steps, len(self.influence) - 1)]
        else:
            worth += SHOVING * min(steps, 4)
        return worth * self.survey.taste.wheel

    def breach(self) -> float:
        if self._breach is None:
            self._breach = breach_worth(self.survey, self.seat)
        return self._breach

    def curve(self, most: int) -> list[float]:
        """The best gain with each power up to the most."""
        best = [0.0] * (most + 1)
        circuit = len(self.survey.s.facts.spaces)
        for power in range(1, most + 1):
            best[power] = max(best[power - 1], self.gain(power)) if power <= circuit else best[power - 1]
        return best


def breach_worth(survey: Survey, seat: int) -> float:
    """The best that the active seat can make of a Breach."""
    s = survey.s
    steer = s.facts.parts.breach.steer
    return max([swarm_worth(survey, seat, (s.swarm + n) % CLANS) for n in range(-steer, steer + 1)])


def swarm_worth(survey: Survey, seat: int, clan: int) -> float:
    """What a Breach of a Domain does to the seat and to its rivals: Gnomes fill what is empty, then strike."""
    s = survey.s
    occupied = survey.occupied
    coming = gnomes_called(s)
    reach = within_reach(s, clan)
    worth = 0.0
    empty = reach & ~occupied
    for cavern in bits(empty):
        if not coming:
            return worth
        coming -= 1
        worth += overrun_worth(survey, seat, cavern)
    held = sorted([(s.troll_count(cavern), cavern) for cavern in bits(reach & occupied)])
    for count, cavern in held:
        if not coming:
            break
        blows = min(coming, count + 1)
        coming -= blows
        worth += strike_worth(survey, seat, cavern, blows, True)
    return worth


def overrun_worth(survey: Survey, seat: int, cavern: int) -> float:
    """What it does to a seat that Gnomes take an empty cavern."""
    s = survey.s
    worth = 0.0
    if survey.stage < THIRD:
        domain = s.facts.domains[domain_of(cavern)]
        for who, control in enumerate(survey.control):
            if control & domain:
                worth += -1.0 if who == seat else survey.rivalry
    else:
        for hall in s.facts.halls_beside[cavern]:
            value = 0.25 * s.halls[hall]
            around = s.facts.halls[hall]
            for who, control in enumerate(survey.control):
                if control & around:
                    worth += -value if who == seat else value * survey.rivalry
    return worth


def strike_worth(survey: Survey, seat: int, cavern: int, blows: int, breach: bool) -> float:
    """What it does to a seat that Trolls fall in a cavern; with more blows than Trolls it is lost."""
    s = survey.s
    worth = 0.0
    total = s.troll_count(cavern)
    first = s.facts.parts.waves.first_fallen[max(s.wave, 1) - 1]
    honour = 0.0 if breach else float(s.facts.parts.fallen.later if s.fallen else first)
    for who in range(s.players):
        share = s.units(who, cavern) / total if total else 0.0
        if share:
            effect = share * (honour - 0.4)
            worth += effect if who == seat else -effect * survey.rivalry
    holder = survey.holder[cavern]
    if holder != NOBODY and blows >= total:
        worth += survey.change_worth(seat, cavern, holder, NOBODY) * (1.0 if blows > total else 0.85)
    elif holder != NOBODY:
        worth += survey.change_worth(seat, cavern, holder, NOBODY) * 0.1 * blows
    return worth


def invader_worth(survey: Survey, seat: int, cavern: int, breach: bool) -> float:
    """What it is worth to a seat that the next Gnome goes there."""
    if survey.s.troll_count(cavern):
        return strike_worth(survey, seat, cavern, 1, breach)
    return overrun_worth(survey, seat, cavern)


def peek_worth(s: MountainKingState, seat: int, cavern: int) -> float:
    """How much a seat wants to know of the Gnomes in a cavern: those beside its Trolls most."""
    beside = s.facts.near[cavern] & s.present[seat]
    return 0.5 + 0.5 * min(beside.bit_count(), 3) if beside else 0.0
