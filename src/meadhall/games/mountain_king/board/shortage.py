"""What is missing for an action that cannot be done: the number behind the rule."""

from __future__ import annotations

from typing import NamedTuple

from meadhall.games.mountain_king.rules.actions import TARGETS, TakeGranted
from meadhall.games.mountain_king.rules.advance import Muster
from meadhall.games.mountain_king.rules.bolster import AddTrolls
from meadhall.games.mountain_king.rules.turns import Gather
from meadhall.games.mountain_king.state import MountainKingState
from meadhall.games.mountain_king.words import (
    GNOME,
    do_add_trolls,
    do_desperation,
    do_send,
    do_supply,
    do_turn,
)
from meadhall.kernel.action import Action

FEWEST = 2
"""Symbols of a cluster; one that is strong enough by itself stands for two."""


class Shortage(NamedTuple):
    what: str
    """The message that says it."""
    needs: int
    has: int
    power: int = 0
    """Where Trolls and power are both needed, how much there is of it."""


def shortage(s: MountainKingState, seat: int, action: Action) -> Shortage | None:
    """The number that an answer of this seat lacks; None if it is refused for another reason."""
    step = s.agenda[-1] if s.agenda else None
    if getattr(step, "seat", None) != seat:
        return None
    if isinstance(step, AddTrolls) and action.verb is do_add_trolls:
        return lacking_trolls("trolls", action.arg + 1, s.stock[seat], step.power)
    if isinstance(step, Muster) and action.verb is do_send and action.args[0] in step.origins and step.left:
        return lacking_trolls("senders", action.args[1] + 1, s.trolls_at(seat, action.args[0]), step.left)
    if isinstance(step, Gather):
        return lacking_power(s, step, action)
    if isinstance(step, TakeGranted) and step.kind == GNOME:
        return lacking_spaces(s, step.power, action)
    return None


def lacking_trolls(what: str, needs: int, has: int, power: int) -> Shortage | None:
    return Shortage(what, needs, has, power) if needs > min(has, power) else None


def lacking_power(s: MountainKingState, step: Gather, action: Action) -> Shortage | None:
    if action is do_desperation:
        return Shortage("desperation", 1, 0) if step.weak and not s.desperation[step.seat] else None
    if not step.ready(s):
        aimed = action.verb is TARGETS[step.kind] or action is do_supply
        return Shortage("symbols", FEWEST, len(step.chosen)) if aimed else None
    if action is do_supply:
        return Shortage("supply", 1, 0) if not step.weak and not s.supply[step.seat] else None
    return lacking_spaces(s, step.power, action) if step.kind == GNOME else None


def lacking_spaces(s: MountainKingState, power: int, action: Action) -> Shortage | None:
    """The pawn of the Wheel moves a space for each power, and never more than once around."""
    if action.verb is not do_turn or not power < action.arg + 1 <= len(s.facts.spaces):
        return None
    return Shortage("power", action.arg + 1, power)
