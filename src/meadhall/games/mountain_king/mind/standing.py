"""How a seat stands: what it has won, and what it may still hope for, in Honour."""

from __future__ import annotations

from functools import lru_cache

from meadhall.games.mountain_king.champions.end_of_wave import REWARDS
from meadhall.games.mountain_king.mind.court import ABILITY, WANING, deeds, prizes_of
from meadhall.games.mountain_king.mind.lineage import ELDER_HOPE, elders, free_power, harvest, printed
from meadhall.games.mountain_king.mind.race import crown_hopes, plank_hopes
from meadhall.games.mountain_king.mind.survey import LAST, THIRD, Survey
from meadhall.games.mountain_king.rules.turns import SecondAction
from meadhall.games.mountain_king.standing import value
from meadhall.games.mountain_king.state import Mountain
from meadhall.games.mountain_king.table import NOBODY, NOWHERE, SUPPLY, WAVES
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
"""By so many points one must lead a single rival, by stage, and which part of that suffices among more."""


def standing(survey: Survey, seat: int) -> list[float]:
    """A number for each aspect."""
    raw = (
        float(survey.s.score[seat]),
        domains(survey, seat),
        halls(survey, seat),
        votes(survey, seat),
        champions(survey, seat),
        power(survey, seat),
        elder_honour(survey, seat),
        trolls(survey, seat),
    )
    return [points * credit for points, credit in zip(raw, CREDIT[survey.stage], strict=True)]


def spread_of(s: Mountain, stage: int) -> float:
    return SPREAD[stage] if s.players <= 2 else SPREAD[stage] * CROWDED


def domains(survey: Survey, seat: int) -> float:
    """The Honour of the Domains, less what invasions may take."""
    if survey.stage >= THIRD:
        return 0.0
    s = survey.s
    honour, control, overrun = s.table.parts.domains, survey.control[seat], s.overrun
    total = 0.0
    for domain in s.table.domains:
        held = (control & domain).bit_count()
        if held:
            total += honour.first + honour.more * (held - 1) - honour.overrun * (overrun & domain).bit_count()
    threats = survey.threats(NOBODY)
    return total - ENDANGERED * sum([threats[cavern] for cavern in bits(control)])


def halls(survey: Survey, seat: int) -> float:
    s = survey.s
    total = 0.0
    for hall, around in enumerate(s.table.halls):
        if around & survey.control[seat]:
            total += survey.hall_now(hall, seat)
    return total


def votes(survey: Survey, seat: int) -> float:
    s = survey.s
    return sum([plank_hopes(s.votes[clan], s.players, prizes_of(s, clan), survey.stage)[seat] for clan in range(CLANS)])


def champions(survey: Survey, seat: int) -> float:
    """Champions on display that may be won, and those who are held already."""
    s = survey.s
    supplies = sum(s.supply)
    total = 0.0
    for slot, champion in enumerate(s.display):
        standing = s.influence[slot]
        if standing:
            chance = crown_hopes(standing, s.players, supplies)[seat]
            if chance > 0.02:
                worth = s.table.champion_votes[champion] * VOTE_WORTH
                total += chance * (worth + deeds(s, seat, champion, survey.control[seat]))
            total += (1 - chance) * VOTE_WORTH if value(standing, seat) else 0.0
    left = 0.0 if survey.stage == LAST else (0.25, 0.8, 0.45, 0.2)[s.wave]
    for champion in held_by(s.holder, seat):
        if champion in REWARDS:
            total += REWARDS[champion](s, seat) * (1 + 0.7 * (WAVES - s.wave))
        else:
            total += left * WANING[s.wave] * ABILITY[champion]
    return total


@lru_cache(1 << 10)
def held_by(holder: tuple[int, ...], seat: int) -> tuple[int, ...]:
    return tuple(champion for champion, who in enumerate(holder) if who == seat)


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
        total += later * (LATER * everything + BOOST * s.table.parts.wheel.boosts[s.boost[seat]])
    return total


def turns_left(s: Mountain, seat: int) -> float:
    """Turns still to be taken in this Wave; a second Weak action is half of one."""
    if any(s.supply):
        turns = float(s.supply[seat])
    elif any(s.covered) or s.active != NOBODY:
        turns = 0.0
    else:
        symbols = s.ancestry[seat].supplies.bit_count() + printed(s, seat, SUPPLY)
        return float(min(s.table.supplies[max(s.wave, 1) - 1] + symbols, s.table.parts.supply.most))
    for step in s.agenda:
        if isinstance(step, SecondAction) and step.who == seat:
            return turns + 0.5
    return turns


def elder_honour(survey: Survey, seat: int) -> float:
    s = survey.s
    honour = s.table.parts.elders.honour
    count = elders(s, seat)
    return honour[min(count, len(honour) - 1)] + ELDER_HOPE[max(s.wave, 1)] * count


def trolls(survey: Survey, seat: int) -> float:
    """Units on the map, ready to march or standing guard."""
    if survey.stage == LAST:
        return 0.0
    s = survey.s
    pawns = sum([s.pawn[champion] != NOWHERE for champion in held_by(s.holder, seat)])
    return float(s.table.parts.bank.trolls - s.stock[seat] + pawns)
