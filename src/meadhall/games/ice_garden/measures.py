"""What the examples of the rulebook count in a position."""

from __future__ import annotations

from collections.abc import Mapping

from meadhall.games.ice_garden.rules.ranking import counted_influence, dominator, influence_around
from meadhall.games.ice_garden.state import IceGardenState
from meadhall.games.ice_garden.words import CHARACTER, FIELD, GOLD, POPULATION, REGION
from meadhall.kernel.rulebook import Measure


def seat_of(s: IceGardenState, who: str) -> int:
    return list(s.character).index(CHARACTER.find(who))


def influence(s: IceGardenState, who: str, region: str) -> int:
    """What counts for domination."""
    return counted_influence(s, REGION.find(region))[seat_of(s, who)]


def around(s: IceGardenState, who: str, region: str) -> int:
    """The influence in the open regions next door."""
    return influence_around(s, REGION.find(region))[seat_of(s, who)]


def dominates(s: IceGardenState, region: str) -> str:
    return s.game.texts.word(CHARACTER.words[s.character[dominator(s, REGION.find(region))]], "en")


def score(s: IceGardenState, who: str) -> int:
    return s.current_scores()[seat_of(s, who)]


def population(s: IceGardenState, who: str) -> int:
    return s.has(seat_of(s, who), POPULATION)


def gold(s: IceGardenState, who: str) -> int:
    return s.has(seat_of(s, who), GOLD)


def reputation(s: IceGardenState, who: str) -> int:
    return int(s.reputation[seat_of(s, who)])


def markers(s: IceGardenState, who: str, region: str) -> int:
    return s.markers_at(seat_of(s, who), REGION.find(region))


def bank(s: IceGardenState, resource: str) -> int:
    return s.bank[{"population": POPULATION, "gold": GOLD}[resource]]


def players(s: IceGardenState) -> int:
    return s.players


def slot(s: IceGardenState, field: str, who: str) -> int:
    """The slot of somebody's marker on a field."""
    return list(s.fields[FIELD.find(field)]).index(seat_of(s, who)) + 1


MEASURES: Mapping[str, Measure] = {
    "influence": influence,
    "around": around,
    "dominates": dominates,
    "score": score,
    "population": population,
    "gold": gold,
    "reputation": reputation,
    "markers": markers,
    "bank": bank,
    "players": players,
    "slot": slot,
}
