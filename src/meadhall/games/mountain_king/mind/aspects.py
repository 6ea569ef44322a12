"""How a seat stands: what it has won, and what it may still hope for, in Honour."""

from __future__ import annotations

from meadhall.games.mountain_king.champions.end_of_wave import REWARDS, elders
from meadhall.games.mountain_king.facts import NOBODY, WAVES
from meadhall.games.mountain_king.mind.ancestries import ELDER_HOPE, free_power, harvest
from meadhall.games.mountain_king.mind.champions import ABILITY, WANING, ability_worth
from meadhall.games.mountain_king.mind.race import champion_hopes, plank_hopes
from meadhall.games.mountain_king.mind.survey import LAST, THIRD, Survey
from meadhall.games.mountain_king.rules.scoring import domain_honour
from meadhall.games.mountain_king.rules.supplies import supplies_in
from meadhall.games.mountain_king.rules.turns import SecondAction
from meadhall.games.mountain_king.rules.wave_three import elder_honour, plank_honour
from meadhall.games.mountain_king.standing import value
from meadhall.games.mountain_king.state import MountainKingState
from meadhall.games.mountain_king.words import CLANS
from meadhall.kernel.message import Kind
from meadhall.kernel.sets import bits

ASPECTS = (
    Kind("aspect-honour"),
    Kind("aspect-domains"),
    Kind("aspect-halls"),
    Kind("aspect-votes"),
    Kind("aspect-champions"),
    Kind("aspect-power"),
    Kind("aspect-elders"),
    Kind("aspect-trolls"),
)
ENDANGERED = 2.0
"""What the certain loss of a cavern to the Gnomes would cost."""
VOTE_WORTH = 1.9
"""What a Vote of a Champion to come is worth on average."""
LATER, SUPPLIES = 1.0, 3.0
"""What one power of an Ancestry brings in each Wave to come, and to how much power a Supply symbol comes."""
DESPERATE, BOOST = 0.4, 0.8
"""What a Desperation token is worth, and one Honour more from the Wheel in each Wave to come."""
CREDIT = (
    (1.0, 0.8, 0.05, 0.4, 0.5, 0.35, 0.4, 0.8),
    (1.0, 0.9, 0.05, 0.45, 0.55, 0.35, 0.4, 0.9),
    (1.0, 0.6, 0.15, 0.7, 0.7, 0.6, 0.55, 1.7),
    (1.0, 0.0, 0.42, 1.1, 0.53, 0.45, 0.6, 1.0),
    (1.0, 0.0, 0.67, 0.9, 0.7, 0.5, 0.85, 0.6),
    (1.0, 0.0, 0.88, 0.8, 0.55, 0.0, 1.0, 0.0),
)
"""How much of each aspect is believed, by stage: what others can still take away counts for less."""
SPREAD = (18.0, 17.0, 15.0, 12.0, 9.0, 7.0)
CROWDED = 0.7
"""By how many points one must lead a single rival, by stage, and which part of that is enough among more."""


def standing(survey: Survey, seat: int) -> list[float]:
    """A number for each aspect."""
    raw = (
        float(survey.s.score[seat]),
        domains(survey, seat),
        halls(survey, seat),
        votes(survey, seat),
        champions(survey, seat),
        power(survey, seat),
        elder_worth(survey, seat),
        trolls(survey, seat),
    )
    return [points * credit for points, credit in zip(raw, CREDIT[survey.stage], strict=True)]


def spread_of(s: MountainKingState, stage: int) -> float:
    return SPREAD[stage] if s.players <= 2 else SPREAD[stage] * CROWDED


def domains(survey: Survey, seat: int) -> float:
    """The Honour of the Domains, less what invasions may take."""
    if survey.stage >= THIRD:
        return 0.0
    control = survey.control[seat]
    total = float(sum([domain_honour(survey.s, clan, control) for clan in range(CLANS)]))
    threats = survey.threats(NOBODY)
    return total - ENDANGERED * sum([threats[cavern] for cavern in bits(control)])


def halls(survey: Survey, seat: int) -> float:
    s = survey.s
    total = 0.0
    for hall, around in enumerate(s.facts.halls):
        if around & survey.control[seat]:
            total += survey.hall_now(hall, seat)
    return total


def votes(survey: Survey, seat: int) -> float:
    s, stage = survey.s, survey.stage
    return sum([plank_hopes(s.votes[clan], s.players, plank_honour(s, clan), stage)[seat] for clan in range(CLANS)])


def champions(survey: Survey, seat: int) -> float:
    """Champions on display that may be won, and those who are held already."""
    s = survey.s
    supplies = sum(s.supply)
    total = 0.0
    for slot, champion in enumerate(s.display):
        standing = s.influence[slot]
        if standing:
            chance = champion_hopes(standing, s.players, supplies)[seat]
            if chance > 0.02:
                worth = s.facts.champion_votes[champion] * VOTE_WORTH
                total += chance * (worth + ability_worth(s, seat, champion, survey.control[seat]))
            total += (1 - chance) * VOTE_WORTH if value(standing, seat) else 0.0
    left = 0.0 if survey.stage == LAST else (0.25, 0.8, 0.45, 0.2)[s.wave]
    for champion in s.champions_of(seat):
        if champion in REWARDS:
            total += REWARDS[champion](s, seat) * (1 + 0.7 * (WAVES - s.wave))
        else:
            total += left * WANING[s.wave] * ABILITY[champion]
    return total


def power(survey: Survey, seat: int) -> float:
    """What the free symbols will bring in this Wave, and all of them in those to come."""
    s = survey.s
    free = free_power(s, seat)
    total = 0.0
    if survey.stage < LAST:
        turns = turns_left(s, seat)
        total = harvest(free, turns) + DESPERATE * min(s.desperation[seat], turns)
    later = WAVES - max(s.wave, 1)
    if later:
        everything = free + s.covered[seat].bit_count() + SUPPLIES * s.ancestry[seat].supplies.bit_count()
        total += later * (LATER * everything + BOOST * s.facts.parts.wheel.boosts[s.boost[seat]])
    return total


def turns_left(s: MountainKingState, seat: int) -> float:
    """Turns still to be taken in this Wave; a second Weak action is half of one."""
    if any(s.supply):
        turns = float(s.supply[seat])
    elif any(s.covered) or s.active != NOBODY:
        turns = 0.0
    else:
        return float(supplies_in(s, seat, max(s.wave, 1)))
    for step in s.agenda:
        if isinstance(step, SecondAction) and step.who == seat:
            return turns + 0.5
    return turns


def elder_worth(survey: Survey, seat: int) -> float:
    s = survey.s
    count = elders(s, seat)
    return elder_honour(s, count) + ELDER_HOPE[max(s.wave, 1)] * count


def trolls(survey: Survey, seat: int) -> float:
    """Units on the map, ready to march or standing guard."""
    if survey.stage == LAST:
        return 0.0
    s = survey.s
    return float(s.facts.parts.bank.trolls - s.stock[seat] + len(s.pawns(seat)))
