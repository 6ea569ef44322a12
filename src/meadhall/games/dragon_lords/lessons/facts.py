"""What the coach's words say of a position: numbers and names that are looked up when a card is shown."""

from __future__ import annotations

from meadhall.games.dragon_lords import odds
from meadhall.games.dragon_lords.facts import is_kingdom
from meadhall.games.dragon_lords.rules.course import income
from meadhall.games.dragon_lords.rules.wastes.wastelands import Journey
from meadhall.games.dragon_lords.state import DragonLordsState
from meadhall.games.dragon_lords.words import DRAUPNIR, FIRST_SEA, SEA, TERRITORY
from meadhall.kernel.lesson import Fact
from meadhall.kernel.sets import only
from meadhall.kernel.state import State


def of(s: State) -> DragonLordsState:
    assert isinstance(s, DragonLordsState)
    return s


def people_of(s: DragonLordsState, seat: int) -> int:
    """The people of a seat, which leads no other in a lesson."""
    return next(people for people in s.peoples if s.leader[people] == seat)


# --- the pupil's own ------------------------------------------------------------------------------


def kingdoms(s: State, seat: int) -> int:
    return s.current_scores()[seat]


def goal(s: State, seat: int) -> int:
    """How many Kingdoms win."""
    return of(s).facts.goal


def gold(s: State, seat: int) -> int:
    return of(s).gold_of(people_of(of(s), seat))


def mana(s: State, seat: int) -> int:
    return of(s).mana[people_of(of(s), seat)]


def price(s: State, seat: int) -> int:
    """Of a unit."""
    return of(s).facts.prices[people_of(of(s), seat)]


def affordable(s: State, seat: int) -> int:
    """How many units all gold buys."""
    return gold(s, seat) // price(s, seat)


def bought(s: State, seat: int) -> int:
    """Units that wait to be placed."""
    return of(s).bought


def strength(s: State, seat: int) -> int:
    """What the pupil's units hit with, before anything is added or taken."""
    return of(s).facts.attack[people_of(of(s), seat)]


def zones(s: State, seat: int) -> int:
    """How far a ship of the pupil sails."""
    return of(s).facts.zones[people_of(of(s), seat)]


def earns(s: State, seat: int) -> int:
    """What the pupil collects in the income phase."""
    return income.income_of(of(s), people_of(of(s), seat))


def roll(s: State, seat: int) -> int:
    """What the party has rolled for its move."""
    step = s.agenda[-1]
    assert isinstance(step, Journey)
    return step.roll


# --- places and prices ----------------------------------------------------------------------------


def units(s: State, seat: int, land: str) -> int:
    """How many hold a territory."""
    return of(s).units[TERRITORY.find(land)]


def others(s: State, seat: int, land: str) -> int:
    """How many can leave a territory: one has to stay."""
    return units(s, seat, land) - 1


def pays(s: State, seat: int, land: str) -> int:
    """What a territory brings the pupil in a turn."""
    return income.gold_from(of(s), people_of(of(s), seat), only(TERRITORY.find(land)))


def aboard(s: State, seat: int, sea: str) -> int:
    """How many rivals of the pupil are aboard ships in a sea zone."""
    state = of(s)
    here, own = FIRST_SEA + SEA.find(sea), people_of(state, seat)
    return sum(state.ship_units[ship] for ship in state.ships_at(here) if state.ship_owner[ship] != own)


def ring(s: State, seat: int) -> int:
    """What Draupnir adds to an income."""
    return of(s).facts.treasure_parts[DRAUPNIR].gold


def ship(s: State, seat: int) -> int:
    """The price of a ship."""
    return of(s).facts.parts.prices.ship


def chance(s: State, seat: int, count: str, land: str) -> int:
    """The chance in a hundred that so many take a territory with swords alone, to the end; it is never quite sure."""
    state, at = of(s), TERRITORY.find(land)
    walls = state.facts.parts.strength.kingdom if is_kingdom(at) else 0
    attackers = odds.Side(int(count), strength(s, seat) - walls)
    defenders = odds.Side(state.units[at], state.facts.attack[state.owner[at]])
    return min(99, max(1, round(100 * odds.fight(attackers, defenders).win)))


FACTS: dict[str, Fact] = {
    fact.__name__: fact
    for fact in (
        kingdoms, goal, gold, mana, price, affordable, bought, strength, zones, earns, roll,
        units, others, pays, aboard, ring, ship, chance,
    )
}  # fmt: skip
