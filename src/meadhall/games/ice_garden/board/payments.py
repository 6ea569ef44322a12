"""What the regions paid in a scoring, found in what was told of it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from meadhall.draw.telling import Told
from meadhall.games.ice_garden import messages
from meadhall.games.ice_garden.board.moment import moment
from meadhall.games.ice_garden.state import NOWHERE, IceGardenState

FOUGHT = frozenset((messages.STRUCK_MARKER, messages.STRUCK_NEUTRAL, messages.BEATEN))
"""What brings points in a combat."""
BEFORE_A_SCORING = frozenset(("round", "vuko-goes", "vuko-stays", "vuko-waits", "vuko-finds-nobody"))
"""After the last of these regions are scored."""


class Payment(NamedTuple):
    """The points of one region, best first."""

    region: int
    gains: list[tuple[int, int]]
    n: int


def totals(gains: Iterable[Sequence[int]]) -> dict[int, int]:
    """What each seat got of these."""
    total: dict[int, int] = {}
    for who, points in gains:
        total[who] = total.get(who, 0) + points
    return total


def paid_out(told: Iterable[Told]) -> list[Told]:
    """Where regions gave points: those that a fight brings are told right after it."""
    paid, fought = [], False
    for one in told:
        if one.event is not None:
            if one.event.kind is messages.SCORED and not fought:
                paid.append(one)
            fought = one.event.kind in FOUGHT
    return paid


def payments(told: Sequence[Told], before: IceGardenState, after: IceGardenState) -> list[Payment]:
    """The regions that gave points, in order; ``before`` is the position in which this began.

    Of a locked region nothing is told but its points: it pays after the regions with lower numbers.
    """
    paid = set(map(id, paid_out(told)))
    led = {one.event.args[1] for one in told if one.event is not None and one.event.kind is messages.DOMINATES}
    asleep = [region for region in after.by_number() if after.locked[region] and region not in led]
    here, due = moment(before).region, list[Told]()
    found: list[Payment] = []

    def settle(following: list[int]) -> None:
        past = [region for region in following if here == NOWHERE or after.tiles[region] > after.tiles[here]]
        own = len(due) - len(past)
        if due:
            parts = [(here, due[:own]), *((region, [one]) for region, one in zip(past, due[own:], strict=True))]
            found.extend(payment(region, part) for region, part in parts if part)
            due.clear()

    for one in told:
        if one.event is not None and one.event.kind is messages.DOMINATES:
            region = one.event.args[1]
            settle([other for other in asleep if after.tiles[other] < after.tiles[region]])
            here = region
        elif one.key in BEFORE_A_SCORING:
            settle(asleep)
            here = NOWHERE
        elif id(one) in paid:
            due.append(one)
    settle(asleep)
    return found


def payment(region: int, part: Sequence[Told]) -> Payment:
    gains = [(one.event.args[0], one.event.args[1]) for one in part if one.event is not None]
    return Payment(region, gains, part[0].n)
