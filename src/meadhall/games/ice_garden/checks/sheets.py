"""Units and character sheets: damage, improvements, and the Maker-Spy's choice."""

from __future__ import annotations

from meadhall.games.ice_garden.checks.common import demand, seat_at
from meadhall.games.ice_garden.facts import LEVEL_OF, LEVELS
from meadhall.games.ice_garden.rules.combat import toughness
from meadhall.games.ice_garden.rules.making import doubled
from meadhall.games.ice_garden.state import EMPTY, NOBODY, NOWHERE, IceGardenState
from meadhall.games.ice_garden.words import FREIHOFF, IMPROVEMENT


def wounds_are_on_units(s: IceGardenState) -> None:
    for seat in range(s.facts.seats):
        for figure, place in enumerate(s.places(seat)):
            level = LEVEL_OF[figure]
            most = 0 if place == NOWHERE else toughness(s, seat, level)
            at = f"{seat_at(seat)}.damage.{level}"
            demand(s.damage_to(seat, figure) <= most, at, "is more than a unit there can bear (IG-9.14)")


def improvements_lie_on_spots(s: IceGardenState) -> None:
    """On a free spot of the row, or on a Maker-Spy spot where the edition sells them (IG-7.7, IG-7.14)."""
    for seat, character in enumerate(s.character):
        for level in LEVELS:
            at = f"{seat_at(seat)}.improvements.{level}"
            for spot, kind in enumerate(s.spots_of(seat, level)):
                if kind != EMPTY:
                    there = character != NOBODY and spot < spots_to_buy(s, character, level)
                    demand(there, at, f"the row has no spot {spot + 1} for an improvement (IG-7.7)")
                    again = doubled(s, seat, level, kind, spot)
                    demand(not again, at, f"{IMPROVEMENT.words[kind]} is there already (IG-7.9)")


def spots_to_buy(s: IceGardenState, character: int, level: int) -> int:
    spies = s.facts.spy_spots(character, level) if s.facts.edition.spy_spots_for_sale else 0
    return len(s.facts.prices[character][level]) + spies


def spy_is_the_harrasims(s: IceGardenState) -> None:
    at, seat = "position.maker_spy", s.seat_of[FREIHOFF]
    laid = [kind for kind in s.spy if kind != EMPTY]
    demand(not laid or seat != NOBODY, at, "Freihoff does not play (IG-9.3)")
    demand(len(set(laid)) == len(laid), at, "the two differ (IG-9.4)")
    for spot, kind in enumerate(s.spy):
        free = kind == EMPTY or spot in s.free_spy_spots(seat)
        demand(free, at, "lies on a spot that is built over (IG-7.14)")


HOLDS = (wounds_are_on_units, improvements_lie_on_spots, spy_is_the_harrasims)
