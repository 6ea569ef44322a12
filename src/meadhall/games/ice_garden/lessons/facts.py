"""What the coach's words say of a position: numbers and names that are looked up when a card is shown.

A region is told by its letter, a seat by its character; without one it is the pupil's.
"""

from __future__ import annotations

from typing import Any

from meadhall.games.ice_garden.facts import GORGE_POINTS, SAFE
from meadhall.games.ice_garden.rules.ranking import counted_influence, dominator, influence_around
from meadhall.games.ice_garden.rules.voracious_mountain import price
from meadhall.games.ice_garden.rules.vuko import expected_visit
from meadhall.games.ice_garden.state import NOBODY, NOWHERE, IceGardenState
from meadhall.games.ice_garden.words import CHARACTER, REGION, RESOURCE
from meadhall.kernel.lesson import Fact

NONE = "nobody"


def seat_of(s: IceGardenState, seat: int, who: str) -> int:
    return s.seat_of[CHARACTER.find(who)] if who else seat


def name_of(s: IceGardenState, seat: int) -> str:
    return NONE if seat == NOBODY else CHARACTER.words[s.character[seat]]


def score(s: IceGardenState, seat: int, who: str = "") -> int:
    return s.score[seat_of(s, seat, who)]


def has(s: IceGardenState, seat: int, resource: str, who: str = "") -> int:
    """What can be spent of a resource: M-factor only from level 0."""
    return s.has(seat_of(s, seat, who), RESOURCE.find(resource))


def offers(s: IceGardenState, seat: int, region: str, resource: str) -> int:
    """How much of a resource a region's tile offers."""
    return s.facts.resources[s.tiles[REGION.find(region)]][RESOURCE.find(resource)]


def pays(s: IceGardenState, seat: int, region: str, place: str = "1") -> int:
    """The points that a region pays to this place."""
    return s.facts.points(s.tiles[REGION.find(region)], int(place) - 1)


def influence(s: IceGardenState, seat: int, region: str, who: str = "") -> int:
    """What counts for domination."""
    return counted_influence(s, REGION.find(region))[seat_of(s, seat, who)]


def neutral(s: IceGardenState, seat: int, region: str) -> int:
    return s.neutral[REGION.find(region)]


def rivals(s: IceGardenState, seat: int, region: str) -> int:
    """How many others have pieces in a region."""
    return sum(s.present(other, REGION.find(region)) for other in range(s.players) if other != seat)


def reserves(s: IceGardenState, seat: int, region: str) -> int:
    return s.reserves[REGION.find(region)]


def number(s: IceGardenState, seat: int, region: str) -> int:
    """The red number of a region."""
    return s.tiles[REGION.find(region)]


def borders(s: IceGardenState, seat: int, region: str, other: str) -> str:
    return "yes" if REGION.find(other) in s.near[REGION.find(region)] else "no"


def units(s: IceGardenState, seat: int, who: str = "") -> int:
    """Units on the map."""
    return len(s.units_in_play(seat_of(s, seat, who)))


def around(s: IceGardenState, seat: int, region: str, who: str = "") -> int:
    """Influence next door to a region."""
    return influence_around(s, REGION.find(region))[seat_of(s, seat, who)]


def rules_over(s: IceGardenState, seat: int, region: str) -> str:
    """Who dominates a region."""
    return name_of(s, dominator(s, REGION.find(region)))


def reputation(s: IceGardenState, seat: int, who: str = "") -> int | str:
    """As it stands on the track, with a minus sign as it is printed."""
    value = s.reputation[seat_of(s, seat, who)]
    if value == SAFE:
        return "safe"
    return f"−{-value}" if value < 0 else value


def visited(s: IceGardenState, seat: int) -> str:
    """Whom Vuko would visit now."""
    return name_of(s, expected_visit(s))


def vuko(s: IceGardenState, seat: int) -> str:
    return "" if s.vuko == NOWHERE else REGION.words[s.vuko]


def held(s: IceGardenState, seat: int, who: str = "") -> int:
    return s.held[seat_of(s, seat, who)]


def tokens(s: IceGardenState, seat: int, who: str = "") -> int:
    return s.tokens[seat_of(s, seat, who)]


def actions(s: IceGardenState, seat: int) -> int:
    """Action markers still to plan."""
    return s.actions[seat]


def cubes(s: IceGardenState, seat: int, ships: str) -> int:
    """The action markers that a seat would have, so many ships further on."""
    return s.facts.cubes[s.helm[seat] + int(ships)]


def cubes_at_first(s: IceGardenState, seat: int) -> int:
    """The action markers that everybody has on the first ship."""
    return s.facts.cubes[1]


def snow(s: IceGardenState, seat: int) -> int:
    return s.snow


def snow_limit(s: IceGardenState, seat: int) -> int:
    return s.facts.snow_limit


def scorings(s: IceGardenState, seat: int) -> int:
    """How often the regions pay in this round."""
    return s.scorings


def dwellers(s: IceGardenState, seat: int) -> int:
    """Markers in the Ice Garden."""
    return sum(s.garden)


def gorge_points(s: IceGardenState, seat: int) -> int:
    return GORGE_POINTS


def mountain_price(s: IceGardenState, seat: int) -> int:
    return price(s)


def goal(s: IceGardenState, seat: int, name: str) -> Any:
    """How much of something a goal needs, or how many points end the game."""
    return getattr(s.facts.goals, name)


FACTS: dict[str, Fact] = {
    fact.__name__.replace("_", "-"): fact
    for fact in (
        actions,
        around,
        borders,
        cubes,
        cubes_at_first,
        dwellers,
        goal,
        gorge_points,
        has,
        held,
        influence,
        mountain_price,
        neutral,
        number,
        offers,
        pays,
        reputation,
        reserves,
        rivals,
        rules_over,
        score,
        scorings,
        snow,
        snow_limit,
        tokens,
        units,
        visited,
        vuko,
    )
}
