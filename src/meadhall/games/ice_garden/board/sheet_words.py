"""What all sheets of whole moves tell alike: numbers before and after, who would rule where, whom Vuko would visit."""

from __future__ import annotations

from meadhall.draw.sheet import Ghost, Total
from meadhall.draw.writing import capital
from meadhall.games.ice_garden.board.figures import cube_icon, unit_icon
from meadhall.games.ice_garden.board.foresight import Snapshot, against, place, rank, rulers, snapshot, strengths
from meadhall.games.ice_garden.board.scribe import Scribe
from meadhall.games.ice_garden.facts import BOTTOM
from meadhall.games.ice_garden.rules.reputation import fall
from meadhall.games.ice_garden.rules.vuko import expected_visit
from meadhall.games.ice_garden.state import NOBODY, IceGardenState
from meadhall.games.ice_garden.words import MARKER, REGION, RESOURCE


def at(region: int) -> str:
    """A region as a place of the map."""
    return f"region:{REGION.words[region]}"


def total(label: str, before: int | str, after: int | str, bad: bool = False) -> Total:
    changed = before != after
    return Total(capital(label), str(after), str(before) if changed else "", "bad" if bad and changed else "")


def goods(scribe: Scribe, seat: int, start: IceGardenState, now: IceGardenState, *resources: int) -> tuple[Total, ...]:
    """What the seat has of some resources."""
    had = ((scribe.word(RESOURCE.words[each]), start.has(seat, each), now.has(seat, each)) for each in resources)
    return tuple(total(*each) for each in had)


def grows(scribe: Scribe, seat: int, start: IceGardenState, now: IceGardenState, region: int) -> str:
    """How the seat stands in a region, before and after."""
    before, after = strengths(start, seat, region)[0], strengths(now, seat, region)[0]
    words = against(scribe, now, seat, region)
    if now.vuko == region and now.held[seat]:
        words += ", " + scribe.write("sheet-held", count=now.held[seat])
    return words if before == after else f"{before} → {words}"


def told(scribe: Scribe, seat: int, start: IceGardenState, now: IceGardenState, what: str) -> str:
    """The draft in words, with the regions that change hands."""
    changed = rulers(scribe, seat, snapshot(start, seat), snapshot(now, seat))
    return ": ".join([what, ", ".join(changed)]) if changed else what


def outlook(scribe: Scribe, seat: int, start: IceGardenState, now: IceGardenState) -> str:
    """Whom Vuko would visit, whether that is new, and how far the seat is from it."""
    was, will = expected_visit(start), expected_visit(now)
    if will == NOBODY:
        return ""
    then: Snapshot = snapshot(now, will)
    still = "yes" if was == will else "no"
    if will == seat:
        return scribe.write("sheet-vuko-you", still=still, rank=rank(scribe, then))
    words = scribe.write("sheet-vuko-other", who=scribe.seat(will), still=still, rank=rank(scribe, then))
    down = steps_to_lowest(now, seat)
    return f"{words} {scribe.write('sheet-vuko-near', steps=down)}" if down else words


def steps_to_lowest(s: IceGardenState, seat: int) -> int:
    """How far a seat may still fall until Vuko would visit it; 0 if he never would."""
    for down in range(1, -BOTTOM + 2):
        tried = s.copy()
        fall(tried, seat, down)
        if expected_visit(tried) == seat:
            return down
    return 0


def piece_picture(scribe: Scribe, seat: int, piece: int) -> str:
    colour = scribe.colour(seat)
    return cube_icon(colour, 22) if piece == MARKER else unit_icon(colour, scribe.s.character[seat], piece)


def piece_name(scribe: Scribe, seat: int, piece: int) -> str:
    return scribe.name("marker") if piece == MARKER else scribe.unit_name(seat, piece)


def ghost(scribe: Scribe, seat: int, piece: int, region: int, count: int, origin: int | None = None) -> Ghost:
    """Pieces that would stand in a region."""
    source = "" if origin is None else at(origin)
    return Ghost(at(region), f"+{count}", piece_picture(scribe, seat, piece), source)


def listed_places(scribe: Scribe, regions: tuple[int, ...]) -> str:
    """Regions with how often each is meant, such as "2 × Frost Fells (B)"."""
    names = []
    for region in dict.fromkeys(regions):
        n = regions.count(region)
        names.append(place(scribe, region) if n == 1 else f"{n} × {place(scribe, region)}")
    return ", ".join(names)
