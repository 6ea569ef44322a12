"""Chapter 3, the start of a round: players with next to nothing on the map catch up."""

from __future__ import annotations

from meadhall.games.ice_garden import messages
from meadhall.games.ice_garden.facts import CATCH_UP_POPULATION
from meadhall.games.ice_garden.rules.influence import put_marker
from meadhall.games.ice_garden.state import IceGardenState
from meadhall.games.ice_garden.words import POPULATION, do_done, do_settle
from meadhall.kernel.action import Action
from meadhall.kernel.message import Message
from meadhall.kernel.step import Choice, Step


class CatchingUp(Step):
    """Offered from the second round on, in the turn order of the round before (IG-3.5)."""

    place: int
    rule = "IG-3.5"

    def run(self, s: IceGardenState) -> None:
        if s.round == 1 or self.place == len(s.order):
            return
        seat = s.order[self.place]
        s.then(CatchingUp(self.place + 1))
        missing = 2 - presence_on_map(s, seat)
        if missing > 0:
            s.tell(messages.CAUGHT_UP, seat, s.gain(seat, POPULATION, CATCH_UP_POPULATION))
            settle(s, seat, missing)


def presence_on_map(s: IceGardenState, seat: int) -> int:
    """What counts for catching up: all influence in the first edition (IG-3.1), markers in the second (IG-3.2)."""
    if s.facts.edition.catch_up_counts_units:
        return sum(s.influence(seat, region) for region in s.open)
    markers = s.markers_of(seat)
    return sum([markers[region] for region in s.open])


def settle(s: IceGardenState, seat: int, left: int) -> None:
    if left and s.stock[seat]:
        s.then(Settle(seat, left))


class Settle(Choice):
    left: int
    rule = "IG-3.3"
    verbs = (do_settle,)

    def prompt(self, s: IceGardenState) -> Message:
        return Message(messages.ASK_SETTLE, (min(self.left, s.stock[self.seat]),))

    def options(self, s: IceGardenState) -> list[Action]:
        return [do_done, *(do_settle[r] for r in s.open)]

    def take(self, s: IceGardenState, action: Action) -> None:
        if action is do_done:
            return
        put_marker(s, self.seat, action.arg)
        settle(s, self.seat, self.left - 1)

    def refusal(self, s: IceGardenState, action: Action) -> str:
        if action.verb is do_settle:
            return "IG-12.25" if s.locked[action.arg] else "IG-2.8"
        return "IG-3.1" if s.facts.edition.catch_up_counts_units else "IG-3.2"
