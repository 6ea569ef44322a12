"""What a learner is told of a position: numbers of the table, and of each seat, most of them between -1 and 1.

Of the map it is told what counts in the end: who holds how much of each Domain and of what lies around each Great Hall.
"""

from __future__ import annotations

from typing import Any

from meadhall.games.mountain_king.champions.end_of_wave import elders
from meadhall.games.mountain_king.facts import LETTERS, NOBODY, NOWHERE
from meadhall.games.mountain_king.mind.ancestries import advance_power, free_power
from meadhall.games.mountain_king.mind.answers import WEIGHERS
from meadhall.games.mountain_king.mind.aspects import ASPECTS, VOTE_WORTH, standing, turns_left
from meadhall.games.mountain_king.mind.champions import ability_worth
from meadhall.games.mountain_king.mind.race import champion_hopes, plank_hopes
from meadhall.games.mountain_king.mind.survey import Survey
from meadhall.games.mountain_king.rules.actions import TakeGranted
from meadhall.games.mountain_king.rules.advance import Muster
from meadhall.games.mountain_king.rules.bolster import BringOver
from meadhall.games.mountain_king.rules.building import LayCards
from meadhall.games.mountain_king.rules.supplies import supplies_in
from meadhall.games.mountain_king.rules.turns import Gather, TakeAction, TakeWeakAction
from meadhall.games.mountain_king.rules.wave_three import elder_honour, hall_value, plank_honour
from meadhall.games.mountain_king.standing import value
from meadhall.games.mountain_king.words import CHAMPION, CHAMPIONS, CLAN, CLANS, HALL
from meadhall.kernel.features import asked, each, flags
from meadhall.kernel.sets import bits

QUESTIONS: tuple[type[Any], ...] = (
    *(LayCards, Gather, TakeAction, TakeWeakAction, TakeGranted, Muster, BringOver),
    *WEIGHERS,
)
STAGES = ("set-up", "first", "second", "third", "late", "last")
SEATS = (2, 3, 4, 5)
HALLS = len(HALL)
PLACES = 6
"""So many Champions are on display at most."""
SPACES = 12
"""The spaces of the Wheel, at most."""
FEW, MANY, HONOUR = 5.0, 10.0, 30.0


TABLE_FEATURES = (
    *each("players", tuple(map(str, SEATS))),
    *each("stage", STAGES),
    *each("asked", tuple(kind.__name__ for kind in QUESTIONS)),
    *each("wheel", tuple(map(str, range(SPACES)))),
    *("reserve", "by the wheel", "gate cards", "overrun", "supplies", "covered"),
    *each("hall", HALL.words),
    *(f"{what} {clan}" for clan in CLAN.words for what in ("gnomes", "gate", "swarm", "first", "second", "third")),
    *each("display", tuple(map(str, range(PLACES)))),
)
SEAT_FEATURES = (
    *each("aspect", tuple(aspect.key.removeprefix("aspect-") for aspect in ASPECTS)),
    *("supply", "turns", "next supplies", "desperation", "boost", "trolls at home", "pawns", "elders", "elder honour"),
    *("free power", "advance power", "covered", "hand", "champions", "caverns", "threatened", "contested"),
    *("active", "asked", "starts", "order"),
    *each("weak", tuple(LETTERS)),
    *each("strong", tuple(LETTERS)),
    *(f"{what} {clan}" for clan in CLAN.words for what in ("caverns", "units", "votes", "hope")),
    *(f"{what} {hall}" for hall in HALL.words for what in ("share", "caverns")),
    *(f"{what} {place}" for place in range(PLACES) for what in ("influence", "chance", "worth")),
    *each("holds", CHAMPION.words),
)


def features_of(survey: Survey) -> list[list[float]]:
    """The row of the table, then a row for each seat."""
    s = survey.s
    threats = survey.threats(NOBODY)
    supplies = sum(s.supply)
    hopes = [champion_hopes(standing, s.players, supplies) for standing in s.influence[: len(s.display)]]
    votes = [
        plank_hopes(s.votes[clan], s.players, plank_honour(s, clan), survey.stage) if s.planks[clan] != NOWHERE else ()
        for clan in range(CLANS)
    ]
    return [table(survey), *[of_seat(survey, seat, threats, hopes, votes) for seat in range(s.players)]]


def table(survey: Survey) -> list[float]:
    s = survey.s
    row = flags(s.players - SEATS[0], len(SEATS)) + flags(survey.stage, len(STAGES)) + asked(s.agenda, QUESTIONS)
    row += flags(s.wheel, SPACES)
    row += [
        s.reserve / MANY,
        s.gnomes_by_wheel() / MANY,
        len(s.gates) / FEW,
        s.overrun.bit_count() / MANY,
        sum(s.supply) / MANY,
        1.0 if any(s.covered) else 0.0,
    ]
    row += [hall_value(s, hall) / MANY if s.facts.halls[hall] else 0.0 for hall in range(HALLS)]
    gates = survey.gate_chances(NOBODY)
    for clan in range(CLANS):
        first, second, third = plank_honour(s, clan) if s.planks[clan] != NOWHERE else (0, 0, 0)
        row += [
            (s.overrun & s.facts.domains[clan]).bit_count() / FEW,
            gates[clan],
            1.0 if s.swarm == clan else 0.0,
            first / MANY,
            second / MANY,
            third / MANY,
        ]
    shown = [s.facts.champion_votes[champion] / 4.0 for champion in s.display[:PLACES]]
    return row + shown + [0.0] * (PLACES - len(shown))


def of_seat(
    survey: Survey, seat: int, threats: list[float], hopes: list[tuple[float, ...]], votes: list[tuple[float, ...]]
) -> list[float]:
    s = survey.s
    control, present = survey.control[seat], s.present[seat]
    row = [aspect / HONOUR for aspect in standing(survey, seat)]
    moving = s.deciding
    old = elders(s, seat)
    row += [
        s.supply[seat] / FEW,
        turns_left(s, seat) / FEW,
        supplies_in(s, seat, min(s.wave + 1, 3)) / FEW if s.wave < 3 else 0.0,
        s.desperation[seat] / 3.0,
        s.boost[seat] / FEW,
        s.stock[seat] / MANY,
        len(s.pawns(seat)) / 3.0,
        old / FEW,
        elder_honour(s, old) / MANY,
        free_power(s, seat) / MANY,
        advance_power(s, seat) / MANY,
        s.covered[seat].bit_count() / MANY,
        len(s.hands[seat]) / 4.0,
        len(s.champions_of(seat)) / FEW,
        control.bit_count() / MANY,
        sum([threats[cavern] for cavern in bits(control)]) / 3.0,
        (present & ~control).bit_count() / FEW,
        1.0 if s.active == seat else 0.0,
        1.0 if seat in moving else 0.0,
        1.0 if s.start == seat else 0.0,
        (seat - s.start) % s.players / 4.0,
    ]
    symbols, free = s.symbols[seat], ~s.covered[seat]
    row += [(spots & free).bit_count() / FEW for spots in symbols.weak]
    row += [(spots & free).bit_count() / FEW for spots in symbols.strong]
    for clan in range(CLANS):
        domain = s.facts.domains[clan]
        row += [
            (control & domain).bit_count() / 3.0,
            sum([s.units(seat, cavern) for cavern in bits(present & domain)]) / MANY,
            value(s.votes[clan], seat) / FEW,
            votes[clan][seat] / FEW if votes[clan] else 0.0,
        ]
    for hall in range(HALLS):
        around = s.facts.halls[hall]
        row += [survey.hall_now(hall, seat) / MANY, (control & around).bit_count() / 3.0] if around else [0.0, 0.0]
    for place in range(PLACES):
        if place < len(s.display):
            champion = s.display[place]
            worth = s.facts.champion_votes[champion] * VOTE_WORTH + ability_worth(s, seat, champion, control)
            row += [value(s.influence[place], seat) / FEW, hopes[place][seat], worth * hopes[place][seat] / MANY]
        else:
            row += [0.0, 0.0, 0.0]
    held = [0.0] * CHAMPIONS
    for champion in s.champions_of(seat):
        held[champion] = 1.0
    return row + held
