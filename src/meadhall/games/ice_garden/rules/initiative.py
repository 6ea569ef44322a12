"""Chapter 4, the initiative phase: how far each marker sails, and what turn order and actions follow."""

from __future__ import annotations

from meadhall.games.ice_garden import messages
from meadhall.games.ice_garden.state import IceGardenState
from meadhall.games.ice_garden.words import do_advance
from meadhall.kernel.action import Action
from meadhall.kernel.message import Message
from meadhall.kernel.step import Choice, Step

ONE, TWO = do_advance[0], do_advance[1]


class InitiativePhase(Step):
    """In the first round the markers stay where they are (IG-4.1)."""

    rule = "IG-4.1"

    def run(self, s: IceGardenState) -> None:
        if s.round > 1:
            s.then(*(Advance(seat) for seat in s.order), NewOrder())
        else:
            hand_out_actions(s)


class Advance(Choice):
    rule = "IG-4.2"
    verbs = (do_advance,)

    def prompt(self, s: IceGardenState) -> Message:
        return Message(messages.ASK_ADVANCE, s.facts.stage_and_ship(s.helm[self.seat]))

    def options(self, s: IceGardenState) -> list[Action]:
        if s.helm[self.seat] == s.facts.helms:
            return []
        return [ONE, TWO] if may_jump(s, self.seat) else [ONE]

    def take(self, s: IceGardenState, action: Action) -> None:
        seat = self.seat
        if action is TWO:
            s.jump(seat, s.facts.stage_of[s.helm[seat]])
        s.helm[seat] += action.arg + 1
        s.tell(messages.ADVANCED, seat, *s.facts.stage_and_ship(s.helm[seat]))

    def refusal(self, s: IceGardenState, action: Action) -> str:
        return "IG-4.3" if action is TWO else self.rule


def may_jump(s: IceGardenState, seat: int) -> bool:
    """Two helms at once: once in each stage, counted where the move begins (IG-4.3)."""
    stage = s.facts.stage_of[s.helm[seat]]
    return not s.has_jumped(seat, stage) and stage < s.facts.edition.jump_stages and s.helm[seat] + 2 <= s.facts.helms


class NewOrder(Step):
    """Lower ships first, then the later stage, then the top of the stack, where the last to arrive lies."""

    rule = "IG-4.10"

    def run(self, s: IceGardenState) -> None:
        ships, helm, arrived = s.facts.ships, s.helm, s.order
        s.order = tuple(sorted(arrived, key=lambda seat: (ships[helm[seat]], -helm[seat], -arrived.index(seat))))
        reached = sum(1 for ship in s.facts.red_ships if ship <= max(helm[seat] for seat in s.order))
        s.scorings, s.red = reached - s.red, reached
        hand_out_actions(s)
        if s.scorings:
            s.tell(messages.RED_SHIP, s.scorings)


def hand_out_actions(s: IceGardenState) -> None:
    """As many action markers as there are cubes below the helm (IG-4.11)."""
    for place, seat in enumerate(s.order, 1):
        s.actions[seat] = s.facts.cubes[s.helm[seat]]
        s.tell(messages.TURN, seat, place, s.actions[seat])
