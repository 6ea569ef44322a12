"""Chapter 6, field 1, Influence: population becomes influence markers."""

from __future__ import annotations

from meadhall.games.ice_garden import messages
from meadhall.games.ice_garden.facts import CLOSED
from meadhall.games.ice_garden.rules.resources import spend
from meadhall.games.ice_garden.state import IceGardenState
from meadhall.games.ice_garden.words import (
    INFLUENCE,
    POPULATION,
    do_influence,
    do_influence_two,
    do_pass,
)
from meadhall.kernel.action import Action
from meadhall.kernel.message import Message
from meadhall.kernel.step import Choice


class Influence(Choice):
    rule = "IG-6.8"
    verbs = (do_influence, do_influence_two)

    def prompt(self, s: IceGardenState) -> Message:
        return Message(messages.ASK_INFLUENCE, (s.has(self.seat, POPULATION),))

    def options(self, s: IceGardenState) -> list[Action]:
        options = [do_pass]
        able = min(s.has(self.seat, POPULATION), s.stock[self.seat])
        if able:
            here = [r for r in s.open if s.present(self.seat, r)]
            options += [do_influence[r] for r in here]
            if able > 1:
                options += [do_influence_two[a][b] for i, a in enumerate(here) for b in here[i:]]
        return options

    def take(self, s: IceGardenState, action: Action) -> None:
        if action is do_pass:
            s.tell(messages.LET_GO, self.seat, INFLUENCE)
            return
        spend(s, self.seat, POPULATION, len(action.args))
        for region in action.args:
            put_marker(s, self.seat, region)

    def refusal(self, s: IceGardenState, action: Action) -> str:
        if action.verb in (do_influence, do_influence_two):
            for region in action.args:
                if rule := barred(s, region):
                    return rule
            if s.stock[self.seat] < len(action.args):
                return "IG-1.2"
            if s.has(self.seat, POPULATION) >= len(action.args):
                return "IG-6.9"
        return self.rule


def put_marker(s: IceGardenState, seat: int, region: int) -> None:
    s.place_marker(seat, region)
    s.tell(messages.MARKER_PLACED, seat, region)


def barred(s: IceGardenState, *regions: int) -> str:
    """The rule that keeps pieces from entering or leaving one of the regions; "" if all are open."""
    if any(s.locked[region] for region in regions):
        return "IG-12.25"
    return "IG-6.15" if any(s.tiles[region] == CLOSED for region in regions) else ""
