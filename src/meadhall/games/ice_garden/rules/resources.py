"""Resources are paid and gained, points are scored, and the log tells it."""

from __future__ import annotations

from meadhall.games.ice_garden import messages
from meadhall.games.ice_garden.state import IceGardenState


def spend(s: IceGardenState, seat: int, resource: int, amount: int) -> None:
    s.pay(seat, resource, amount)
    s.tell(messages.PAID, seat, resource, amount)


def receive(s: IceGardenState, seat: int, resource: int, amount: int) -> None:
    """As much as the bank has; the log is silent if that is nothing."""
    gained = s.gain(seat, resource, amount)
    if gained:
        s.tell(messages.GAINED, seat, resource, gained)


def score(s: IceGardenState, seat: int, points: int) -> None:
    s.score[seat] += points
    s.tell(messages.SCORED, seat, points)
