"""What one has after one option and not after another, by name and number."""

from __future__ import annotations

from meadhall.games.ice_garden.mind.aspects import ASPECTS
from meadhall.games.ice_garden.rules.ranking import dominator
from meadhall.games.ice_garden.rules.vuko import expected_visit
from meadhall.games.ice_garden.state import IceGardenState
from meadhall.games.ice_garden.words import REGION
from meadhall.kernel.message import Kind, Message

_POINTS, _LANDS, _HOARD, _ARMY, _, _VUKO, _ = ASPECTS
POINTS = Kind("fact-points", points=None)
KEEPS = Kind("fact-keeps-region", region=REGION, points=None)
TAKES = Kind("fact-takes-region", region=REGION, points=None)
GOODS = (Kind("fact-population", count=None), Kind("fact-gold", count=None))
UNITS = Kind("fact-units", count=None)
NO_VISIT = Kind("fact-no-visit")
FACTS = (POINTS, KEEPS, TAKES, *GOODS, UNITS, NO_VISIT)


def contrast(
    before: IceGardenState, mine: IceGardenState, other: IceGardenState, seat: int
) -> list[tuple[Kind, Message]]:
    found: list[tuple[Kind, Message]] = []
    if mine.score[seat] > other.score[seat]:
        found.append((_POINTS, Message(POINTS, (mine.score[seat] - other.score[seat],))))
    for region in mine.open:
        if dominator(mine, region) == seat != dominator(other, region):
            kind = KEEPS if dominator(before, region) == seat else TAKES
            found.append((_LANDS, Message(kind, (region, mine.facts.points(mine.tiles[region], 0)))))
    for kind, own, others in zip(GOODS, mine.goods, other.goods, strict=True):
        if own[seat] > others[seat]:
            found.append((_HOARD, Message(kind, (own[seat] - others[seat],))))
    more = units(mine, seat) - units(other, seat)
    if more > 0:
        found.append((_ARMY, Message(UNITS, (more,))))
    if expected_visit(other) == seat != expected_visit(mine):
        found.append((_VUKO, Message(NO_VISIT)))
    return found


def units(s: IceGardenState, seat: int) -> int:
    return sum(s.units_at(seat, level, region) for level in (1, 2, 3) for region in s.open)
