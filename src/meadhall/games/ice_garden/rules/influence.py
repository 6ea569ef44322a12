"""Chapter 6, field 1, Influence: population becomes influence markers."""

from __future__ import annotations

from meadhall.games.ice_garden import says
from meadhall.games.ice_garden.state import Midgaard
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

    def prompt(self, s: Midgaard) -> Message:
        return Message(says.ASK_INFLUENCE, (s.has(self.seat, POPULATION),))

    def options(self, s: Midgaard) -> list[Action]:
        options = [do_pass]
        able = min(s.has(self.seat, POPULATION), s.stock[self.seat])
        if able:
            here = [r for r in s.open if s.present(self.seat, r)]
            options += [do_influence[r] for r in here]
            if able > 1:
                options += [do_influence_two[a][b] for i, a in enumerate(here) for b in here[i:]]
        return options

    def take(self, s: Midgaard, action: Action) -> None:
        if action is do_pass:
            s.tell(says.LET_GO, self.seat, INFLUENCE)
            return
        s.pay(self.seat, POPULATION, len(action.args))
        s.tell(says.PAID, self.seat, POPULATION, len(action.args))
        for region in action.args:
            s.place_marker(self.seat, region)
            s.tell(says.MARKER_PLACED, self.seat, region)

    def refusal(self, s: Midgaard, action: Action) -> str:
        if action.verb in (do_influence, do_influence_two):
            for region in action.args:
                if s.locked[region]:
                    return "IG-12.25"
                if not s.tiles[region]:
                    return "IG-6.15"
            if s.stock[self.seat] < len(action.args):
                return "IG-1.2"
            if s.has(self.seat, POPULATION) >= len(action.args):
                return "IG-6.9"
        return self.rule
