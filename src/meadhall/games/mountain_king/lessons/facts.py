"""What the coach's words say of a position: numbers that are looked up when a card is shown.

They are told as in a lesson's file, such as "trolls mud1" or "trolls mud1 1" for those of the seat with the number 1.
"""

from __future__ import annotations

from collections.abc import Callable

from meadhall.games.mountain_king.facts import ELDER
from meadhall.games.mountain_king.mind.odds import hidden_pool, odds
from meadhall.games.mountain_king.rules import clusters
from meadhall.games.mountain_king.rules.breach import gnomes_coming
from meadhall.games.mountain_king.rules.scoring import domain_honour
from meadhall.games.mountain_king.rules.wave_three import elder_honour, parties, plank_honour
from meadhall.games.mountain_king.standing import value
from meadhall.games.mountain_king.state import MountainKingState
from meadhall.games.mountain_king.words import CAVERN, CHAMPION, CLAN, CLANS, HALL, TYPE
from meadhall.kernel.lesson import Fact
from meadhall.kernel.sets import has
from meadhall.kernel.state import State

Told = Callable[..., int]
"""A number of a position of this game: (state, seat, *words of the file)."""


def of_mountain(told: Told) -> Fact:
    def fact(s: State, seat: int, *words: str) -> int:
        assert isinstance(s, MountainKingState)
        return told(s, seat, *words)

    return fact


def whose(seat: int, of: str) -> int:
    """The seat with this number, or the pupil's."""
    return int(of) if of else seat


# --- what seats have ------------------------------------------------------------------------------


def score(s: MountainKingState, seat: int, of: str = "") -> int:
    return s.score[whose(seat, of)]


def supplies(s: MountainKingState, seat: int) -> int:
    return s.supply[seat]


def desperation(s: MountainKingState, seat: int) -> int:
    return s.desperation[seat]


def stock(s: MountainKingState, seat: int) -> int:
    return s.stock[seat]


def votes(s: MountainKingState, seat: int, clan: str, of: str = "") -> int:
    return value(s.votes[CLAN.find(clan)], whose(seat, of))


def influence(s: MountainKingState, seat: int, champion: str, of: str = "") -> int:
    return value(s.influence[s.display.index(CHAMPION.find(champion))], whose(seat, of))


def lines(s: MountainKingState, seat: int, champion: str) -> int:
    """The Honour that a seat could take for its Influence on a Champion whom somebody else wins."""
    return s.facts.lines(influence(s, seat, champion))


def elders(s: MountainKingState, seat: int) -> int:
    return s.ancestry[seat].elders.bit_count() + s.printed(seat, ELDER)


def elders_pay(s: MountainKingState, seat: int, more: str = "0") -> int:
    """What the Elders bring at the end, with so many more of them."""
    return elder_honour(s, elders(s, seat) + int(more))


def power(s: MountainKingState, seat: int, kind: str) -> int:
    """The power of the strongest action of a type, with all that covered symbols join."""
    type = TYPE.find(kind)
    symbols, best = s.symbols[seat], 0
    for first in symbols.among(clusters.beginnings(s, seat, type)):
        chosen: tuple[int, ...] = (first,)
        while more := set(symbols.among(clusters.joining(s, seat, type, chosen, False))) - set(chosen):
            chosen = (*chosen, min(more))
        best = max(best, sum(clusters.power(s, seat, symbol) for symbol in chosen))
    return best


# --- the mountain ---------------------------------------------------------------------------------


def trolls(s: MountainKingState, seat: int, cavern: str, of: str = "") -> int:
    return s.units(whose(seat, of), CAVERN.find(cavern))


def gnomes(s: MountainKingState, seat: int, cavern: str) -> int:
    return len(s.gnomes[CAVERN.find(cavern)])


def chance(s: MountainKingState, seat: int, cavern: str, trolls: str) -> int:
    """How often so many Trolls beat the Gnomes there, in a hundred."""
    return round(100 * odds(s, seat, CAVERN.find(cavern), int(trolls), hidden_pool(s, seat))[0])


def first_cavern(s: MountainKingState, seat: int) -> int:
    return s.facts.parts.domains.first


def more_caverns(s: MountainKingState, seat: int) -> int:
    return s.facts.parts.domains.more


def domain(s: MountainKingState, seat: int, clan: str, of: str = "") -> int:
    """What a Domain would pay now."""
    return domain_honour(s, CLAN.find(clan), s.controlled(whose(seat, of)))


def domains(s: MountainKingState, seat: int, of: str = "") -> int:
    """What all Domains would pay now."""
    control = s.controlled(whose(seat, of))
    return sum(domain_honour(s, clan, control) for clan in range(CLANS))


def hall(s: MountainKingState, seat: int, name: str) -> int:
    return s.halls[HALL.find(name)]


def around(s: MountainKingState, seat: int, name: str, of: str = "") -> int:
    """How many caverns around a Great Hall a seat controls; -2 stands for the Gnomes."""
    return parties(s, HALL.find(name)).get(whose(seat, of), 0)


def plank(s: MountainKingState, seat: int, clan: str, place: str) -> int:
    """What a place with a Clan is worth at the end."""
    return plank_honour(s, CLAN.find(clan))[int(place) - 1]


# --- the Wheel and the Gnomes -----------------------------------------------------------------------


def wheel_honour(s: MountainKingState, seat: int, spaces: str) -> int:
    """What the space Gain Honour would bring after so many spaces, with the Boost if its wire is passed."""
    wheel, steps = s.facts.parts.wheel, range(1, int(spaces) + 1)
    passed = sum(s.wheel_after(step) == wheel.boost for step in steps)
    return len(steps) + wheel.boosts[min(s.boost[seat] + passed, len(wheel.boosts) - 1)]


def wheel(s: MountainKingState, seat: int) -> int:
    return s.wheel


def breach(s: MountainKingState, seat: int) -> int:
    """How many Gnomes a Breach would bring now."""
    return gnomes_coming(s)


def scouted(s: MountainKingState, seat: int, clan: str) -> int:
    """How many Gate cards of this Clan the pupil has seen."""
    return sum(card == CLAN.find(clan) and has(known, seat) for card, known in s.gates)


def invaders(s: MountainKingState, seat: int) -> int:
    return s.facts.parts.waves.invaders[s.wave - 1]


def first_fallen(s: MountainKingState, seat: int) -> int:
    return s.facts.parts.waves.first_fallen[s.wave - 1]


TOLD: dict[str, Told] = {
    "score": score,
    "supplies": supplies,
    "desperation": desperation,
    "stock": stock,
    "votes": votes,
    "influence": influence,
    "lines": lines,
    "elders": elders,
    "elders-pay": elders_pay,
    "power": power,
    "trolls": trolls,
    "gnomes": gnomes,
    "chance": chance,
    "first-cavern": first_cavern,
    "more-caverns": more_caverns,
    "domain": domain,
    "domains": domains,
    "hall": hall,
    "around": around,
    "plank": plank,
    "wheel-honour": wheel_honour,
    "wheel": wheel,
    "breach": breach,
    "scouted": scouted,
    "invaders": invaders,
    "first-fallen": first_fallen,
}
FACTS: dict[str, Fact] = {name: of_mountain(told) for name, told in TOLD.items()}
