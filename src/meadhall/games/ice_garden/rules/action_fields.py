"""Chapter 6, the action phase: the fields in order, and whose marker comes when."""

from __future__ import annotations

from meadhall.games.ice_garden import messages
from meadhall.games.ice_garden.rules.influence import Influence
from meadhall.games.ice_garden.rules.making import Making
from meadhall.games.ice_garden.rules.move import STEPS, Move
from meadhall.games.ice_garden.rules.raven_shadow import RavenShadow
from meadhall.games.ice_garden.rules.solo import NpcAction
from meadhall.games.ice_garden.rules.viper_gorge import ViperGorge
from meadhall.games.ice_garden.rules.voracious_mountain import VoraciousMountain
from meadhall.games.ice_garden.state import IceGardenState
from meadhall.games.ice_garden.words import GORGE, INFLUENCE, MAKING, MOUNTAIN, MOVE, RAVEN, do_pass
from meadhall.kernel.step import Choice, Step


class ActionPhase(Step):
    """Viper Gorge first, then fields 1 to 5 by their order tokens (IG-6.1)."""

    rule = "IG-6.1"

    def run(self, s: IceGardenState) -> None:
        s.fields[GORGE] = in_laps(s)
        s.then(ActionField(GORGE), *(ActionField(field) for field in s.sequence))


def in_laps(s: IceGardenState) -> tuple[int, ...]:
    """The markers in Viper Gorge, the last to be used first: by turn order, one marker each in every lap (IG-6.3)."""
    waiting = s.fields[GORGE]
    laps = max((waiting.count(seat) for seat in s.order), default=0)
    use = [seat for lap in range(laps) for seat in s.order if waiting.count(seat) > lap]
    return tuple(reversed(use))


class ActionField(Step):
    """The marker on the highest slot is taken off and used, until the field is empty (IG-6.2)."""

    field: int
    rule = "IG-6.2"

    def run(self, s: IceGardenState) -> None:
        markers = s.fields[self.field]
        if not markers:
            return
        seat = markers[-1]
        s.fields[self.field] = markers[:-1]
        if s.facts.solo:
            s.then(NpcAction(self.field), UseMarker(seat, self.field), self)
        else:
            s.then(UseMarker(seat, self.field), self)


class UseMarker(Step):
    """A player who can do nothing with the marker is not asked (IG-6.4)."""

    seat: int
    field: int
    rule = "IG-6.4"

    def run(self, s: IceGardenState) -> None:
        asked = s.ask(action_on(self.field, self.seat), idle=do_pass)
        s.tell(messages.FIELD_TURN if asked else messages.LET_GO, self.seat, self.field)


def action_on(field: int, seat: int) -> Choice:
    if field == GORGE:
        return ViperGorge(seat, gained=False, used=False)
    if field == INFLUENCE:
        return Influence(seat)
    if field == MOVE:
        return Move(seat, STEPS)
    if field == MOUNTAIN:
        return VoraciousMountain(seat)
    if field == RAVEN:
        return RavenShadow(seat)
    assert field == MAKING
    return Making(seat, shifted=False, improved=False, summoned=False)
