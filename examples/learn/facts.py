"""What stands on the table, as one list of whole numbers.

Only what both players see is read, and nothing of what the house's own bots think of it.
"""

from __future__ import annotations

from operator import attrgetter
from typing import Any

from meadhall.games.ice_garden import IceGarden
from meadhall.games.ice_garden.rules.action_fields import ActionPhase
from meadhall.games.ice_garden.rules.activation import Activation
from meadhall.games.ice_garden.rules.domination import DominateRegion, DominationPhase, RankAgain, Spoils, Yield
from meadhall.games.ice_garden.rules.making import Appear, Making
from meadhall.games.ice_garden.rules.planning import PlanningPhase
from meadhall.games.ice_garden.rules.viper_gorge import ViperGorge
from meadhall.games.ice_garden.rules.vuko import VukoAction
from meadhall.games.ice_garden.state import NOBODY, IceGardenState
from meadhall.games.ice_garden.words import FIELD, REGIONS
from meadhall.kernel.step import Choice

SEATS = 2
KINDS = {kind: n for n, kind in enumerate(kind for kind in IceGarden.steps.values() if issubclass(kind, Choice))}
"""Everything that a seat can be asked."""
PHASES = frozenset((PlanningPhase, ActionPhase, Activation, VukoAction, DominationPhase))
SETTING_UP = len(PHASES) + 1
"""Phases are counted by how many of them are still to come in the round; before the first round there is this one."""
UNRESOLVED = frozenset((DominateRegion, RankAgain, Yield, Spoils))
"""Whatever of these waits for its turn belongs to a region that has not given its points yet."""
EVERYWHERE = (1,) * REGIONS

LISTED = {
    "m_factor": 4 * SEATS, "stock": SEATS, "gorge": SEATS, "garden": SEATS, "tokens": SEATS, "score": SEATS,
    "actions": SEATS, "reputation": SEATS, "helm": SEATS, "jumped": SEATS, "held": SEATS, "character": SEATS,
    "markers": SEATS * REGIONS, "units": 6 * SEATS, "attack": 3 * SEATS, "shield": 3 * SEATS, "speed": 3 * SEATS,
    "worth": 3 * SEATS, "tiles": REGIONS, "neutral": REGIONS, "reserves": REGIONS, "reserves_down": REGIONS,
    "nightmares": REGIONS, "towers": REGIONS, "locked": REGIONS, "bank": 3,
}  # fmt: skip
ALONE = ("round", "red", "scorings", "snow", "thorn", "absorbed", "vuko")
MADE = {
    "population": SEATS, "gold": SEATS, "best": 1, "first": 1, "on_fields": SEATS * len(FIELD), "next_on": len(FIELD),
    "phase": 1, "due": REGIONS, "asked": 1, "kind": 1, "left": 1, "appearing": 1, "made": 3, "gained": 1,
}  # fmt: skip
WIDTHS = LISTED | dict.fromkeys(ALONE, 1) | MADE

_listed = attrgetter(*LISTED)
_alone = attrgetter(*ALONE)


def places() -> dict[str, slice]:
    """Where each kind of number stands in the list."""
    found: dict[str, slice] = {}
    at = 0
    for name, width in WIDTHS.items():
        found[name] = slice(at, at + width)
        at += width
    return found


def facts(s: IceGardenState) -> list[int]:
    numbers: list[int] = []
    for values in _listed(s):
        numbers += values
    numbers += _alone(s)
    for goods in s.goods:
        numbers += goods
    numbers.append(s.standing[0])
    numbers.append(s.order[0] if s.order else NOBODY)
    for field in s.fields:
        numbers += (field.count(0), field.count(1))
    # The highest slot is used first.
    numbers += [field[-1] if field else NOBODY for field in s.fields]
    agenda = s.agenda
    waiting = sum([type(step) in PHASES for step in agenda[2:7]])
    numbers.append(waiting if s.round else SETTING_UP)
    numbers += EVERYWHERE if waiting else unresolved(agenda)
    numbers += question(agenda[-1]) if agenda else NOTHING_ASKED
    return numbers


def unresolved(agenda: list[Any]) -> list[int]:
    found = [0] * REGIONS
    for step in agenda:
        if type(step) in UNRESOLVED:
            found[step.region] = 1
    return found


NOTHING_ASKED = (NOBODY, NOBODY, 0, 0, 0, 0, 0, 0)


def question(step: Any) -> tuple[int, ...]:
    """Who is asked what, and how much of it is left to do."""
    kind = type(step)
    if kind not in KINDS:
        return NOTHING_ASKED
    left = getattr(step, "left", 0) or getattr(step, "steps", 0) or getattr(step, "pool", 0)
    return (
        step.seat,
        KINDS[kind],
        sum(left) if isinstance(left, tuple) else left,
        step.level if kind is Appear else 0,
        *((step.shifted, step.improved, step.summoned) if kind is Making else (0, 0, 0)),
        step.gained if kind is ViperGorge else 0,
    )
