"""Chapter 5, the planning phase: action markers go on the fields, one at a time."""

from __future__ import annotations

from meadhall.games.ice_garden import messages
from meadhall.games.ice_garden.state import IceGardenState
from meadhall.games.ice_garden.words import GORGE, INFLUENCE, do_done, do_pass, do_plan
from meadhall.kernel.action import Action
from meadhall.kernel.message import Message
from meadhall.kernel.step import Choice, Step


class PlanningPhase(Step):
    rule = "IG-5.1"

    def run(self, s: IceGardenState) -> None:
        s.then(NextPlan(0))


class NextPlan(Step):
    """Round and round in turn order, passing over players with nothing left to place."""

    place: int
    rule = "IG-5.1"

    def run(self, s: IceGardenState) -> None:
        order = s.order
        for ahead in range(len(order)):
            place = (self.place + ahead) % len(order)
            if s.actions[order[place]]:
                s.then(NextPlan(place + 1))
                if s.ask(Plan(order[place])):
                    return
                s.agenda.pop()


def fields_with_room(s: IceGardenState, seat: int) -> list[int]:
    """The fields that can take a marker of this player: Viper Gorge wants an influence marker, the others a slot."""
    slots, fields = s.facts.slots, s.fields
    free = [field for field in range(1, 6) if len(fields[field]) < slots[field]]
    return [GORGE, *free] if s.stock[seat] else free


class Plan(Choice):
    rule = "IG-5.2"
    verbs = (do_plan,)

    def prompt(self, s: IceGardenState) -> Message:
        return Message(messages.ASK_PLAN, (s.actions[self.seat],))

    def options(self, s: IceGardenState) -> list[Action]:
        return [do_plan[field] for field in fields_with_room(s, self.seat)]

    def take(self, s: IceGardenState, action: Action) -> None:
        seat, field = self.seat, action.arg
        s.actions[seat] -= 1
        s.fields[field] += (seat,)
        if field == GORGE:
            s.stock[seat] -= 1
            s.gorge[seat] += 1
            s.tell(messages.PLANNED_GORGE, seat, field)
        else:
            s.tell(messages.PLANNED, seat, field, len(s.fields[field]))

    def refusal(self, s: IceGardenState, action: Action) -> str:
        if action is do_pass or action is do_done:
            return "IG-5.10"
        if action.verb is do_plan:
            if action.arg == GORGE:
                return "IG-5.8"
            few = s.facts.seats == 2 and action.arg != INFLUENCE
            return "IG-5.9" if few else "IG-5.4"
        return self.rule
