"""Where the round stands, read from the agenda."""

from __future__ import annotations

from typing import NamedTuple

from meadhall.games.ice_garden.rules.action_fields import ActionField, ActionPhase
from meadhall.games.ice_garden.rules.activation import Activation
from meadhall.games.ice_garden.rules.advanced import LayOrderTokens
from meadhall.games.ice_garden.rules.domination import DominationPhase
from meadhall.games.ice_garden.rules.ending import EndOfRound
from meadhall.games.ice_garden.rules.initiative import Advance, InitiativePhase
from meadhall.games.ice_garden.rules.planning import PlanningPhase
from meadhall.games.ice_garden.rules.round import NextRound
from meadhall.games.ice_garden.rules.vuko import VukoAction
from meadhall.games.ice_garden.state import NOBODY, NOWHERE, IceGardenState
from meadhall.kernel.step import Choice

PHASES = (
    "setup",
    "start",
    "initiative",
    "order",
    "planning",
    "actions",
    "activation",
    "vuko",
    "domination",
    "end",
    "over",
)
SETUP, START, INITIATIVE, ORDER, PLANNING, ACTIONS, ACTIVATION, VUKO, DOMINATION, END, OVER = range(len(PHASES))
NO_FIELD = -1
_BEFORE = {
    InitiativePhase: START,
    LayOrderTokens: INITIATIVE,
    PlanningPhase: ORDER,
    ActionPhase: PLANNING,
    Activation: ACTIONS,
    VukoAction: ACTIVATION,
    DominationPhase: VUKO,
    EndOfRound: DOMINATION,
    NextRound: END,
}
"""The phase before each step: the first of these on the agenda tells which phase it is."""


class Moment(NamedTuple):
    phase: int
    field: int
    """The action field that is worked on, or ``NO_FIELD``."""
    waiting: tuple[int, ...]
    """The fields still to come in the action phase."""
    user: int
    """Whose action marker is in use, or ``NOBODY``."""
    region: int
    """The region that is dominated now, or ``NOWHERE``."""
    unmoved: tuple[int, ...]
    """The seats that have not moved yet in the initiative phase."""


def moment(s: IceGardenState) -> Moment:
    phase = OVER if s.over else SETUP
    steps = list(reversed(s.agenda))
    if s.round:
        phase = next((_BEFORE[type(step)] for step in steps if type(step) in _BEFORE), phase)
    fields = [step.field for step in steps if isinstance(step, ActionField)] if phase == ACTIONS else []
    top = steps[0] if steps else None
    user = top.seat if fields and isinstance(top, Choice) else NOBODY
    region = getattr(top, "region", NOWHERE) if phase == DOMINATION else NOWHERE
    unmoved = tuple(step.seat for step in steps if isinstance(step, Advance))
    return Moment(phase, fields[0] if fields else NO_FIELD, tuple(fields[1:]), user, region, unmoved)
