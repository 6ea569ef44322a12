"""What the examples of the rulebook count in a position."""

from __future__ import annotations

from collections.abc import Mapping

from meadhall.games.dragon_lords.odds import Side, ambush, fight
from meadhall.games.dragon_lords.rules.course.income import yield_of
from meadhall.games.dragon_lords.state import DragonLordsState
from meadhall.games.dragon_lords.words import PEOPLE, PLACE, SHIP
from meadhall.kernel.rulebook import Measure


def units(s: DragonLordsState, who: str, place: str) -> int:
    return s.count(PEOPLE.find(who), PLACE.find(place))


def sendable(s: DragonLordsState, who: str, place: str) -> int:
    """The units that may leave: one stays."""
    return units(s, who, place) - 1


def neutral(s: DragonLordsState, place: str) -> int:
    """The neutral units of a territory."""
    return int(s.position()["neutral"][place])


def gold(s: DragonLordsState, who: str) -> int:
    return s.gold_of(PEOPLE.find(who))


def mana(s: DragonLordsState, who: str) -> int:
    return s.mana[PEOPLE.find(who)]


def income(s: DragonLordsState, who: str) -> int:
    return yield_of(s, PEOPLE.find(who))


def kingdoms(s: DragonLordsState, who: str) -> int:
    return len(s.kingdoms_of(PEOPLE.find(who)))


def aboard(s: DragonLordsState, who: str, ship: str) -> int:
    return s.count(PEOPLE.find(who), PLACE.find(f"ship-{SHIP.words[SHIP.find(ship)]}"))


def chance(s: DragonLordsState, attackers: str, strength: str, defenders: str, resisting: str) -> int:
    """In percent, to win a fight to the end: units and their strength, on both sides."""
    return round(100 * fight(Side(int(attackers), int(strength)), Side(int(defenders), int(resisting))).win)


def surprise(s: DragonLordsState, attackers: str, strength: str, defenders: str) -> int:
    """In percent, to leave nobody by one throw."""
    return round(100 * ambush(Side(int(attackers), int(strength)), Side(int(defenders), 0)))


MEASURES: Mapping[str, Measure] = {
    "units": units,
    "sendable": sendable,
    "neutral": neutral,
    "gold": gold,
    "mana": mana,
    "income": income,
    "kingdoms": kingdoms,
    "aboard": aboard,
    "chance": chance,
    "surprise": surprise,
}
