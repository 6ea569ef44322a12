"""Chapter 8, the reputation track: spaces, stacks, and who stands better."""

from __future__ import annotations

from meadhall.games.ice_garden import messages
from meadhall.games.ice_garden.facts import BOTTOM, SAFE
from meadhall.games.ice_garden.state import IceGardenState


def fall(s: IceGardenState, seat: int, spaces: int) -> None:
    """Pay reputation: down the track, and on top of the stack one lands on (IG-8.5, IG-8.8)."""
    if s.facts.solo or spaces == 0:
        return
    start = s.reputation[seat]
    if start == SAFE:
        start += s.facts.safe_step
    put_on_space(s, seat, max(BOTTOM, start - spaces), on_top=True)


def rise(s: IceGardenState, seat: int, spaces: int) -> None:
    """Regain reputation up to 0, and slide under the stack one reaches (IG-8.3, IG-8.4)."""
    put_on_space(s, seat, min(0, s.reputation[seat] + spaces), on_top=False)


def put_on_space(s: IceGardenState, seat: int, value: int, on_top: bool) -> None:
    """Put a marker on a space, on top of those there or underneath."""
    standing = s.standing
    reputation = s.reputation
    standing.remove(seat)
    reputation[seat] = value
    place = 0
    for other in standing:
        if reputation[other] < value or (reputation[other] == value and not on_top):
            break
        place += 1
    standing.insert(place, seat)
    s.tell(messages.REPUTATION, seat, value)


def all_safe(s: IceGardenState) -> bool:
    return all(value == SAFE for value in s.reputation)


def lowest(s: IceGardenState) -> int:
    """The topmost marker on the worst space (IG-8.7)."""
    return s.standing[-1]
