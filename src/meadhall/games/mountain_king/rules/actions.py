"""The four actions side by side: what each can aim at, and what happens from the aim to the end of the action."""

from __future__ import annotations

from meadhall.games.mountain_king import messages
from meadhall.games.mountain_king.champions.after_action import AfterAction
from meadhall.games.mountain_king.facts import NOWHERE
from meadhall.games.mountain_king.rules import advance, bolster, influence, wheel
from meadhall.games.mountain_king.rules.honour import gain_honour
from meadhall.games.mountain_king.rules.move_trolls import MoveTrolls
from meadhall.games.mountain_king.rules.seizing import SeizeControl, start_action
from meadhall.games.mountain_king.state import MountainKingState
from meadhall.games.mountain_king.words import (
    ADVANCE,
    BOLSTER,
    BOLSTER_SPACE,
    GAIN_HONOUR,
    GNOME,
    INFLUENCE,
    INFLUENCE_SPACE,
    TUVA,
    do_advance,
    do_bolster,
    do_claw,
    do_desperation,
    do_influence,
    do_pass,
    do_supply,
    do_turn,
)
from meadhall.kernel.action import Action
from meadhall.kernel.message import Message
from meadhall.kernel.step import Choice, Step
from meadhall.kernel.verb import Verb

TARGETS: tuple[Verb[Action], ...] = (do_advance, do_bolster, do_influence, do_turn)


def may_be_idle(kind: int) -> bool:
    """Whether an action may do nothing: Advance and Bolster may move no Trolls, the other two always do something."""
    return kind in (ADVANCE, BOLSTER)


def targets(s: MountainKingState, seat: int, kind: int, power: int) -> list[Action]:
    if kind == ADVANCE:
        return advance.destinations(s, seat)
    if kind == BOLSTER:
        return bolster.places(s, seat)
    if kind == INFLUENCE:
        return influence.champions(s)
    return wheel.turns(s, power)


def claws(s: MountainKingState, seat: int, kind: int, clawed: bool) -> list[Action]:
    """The Claw of Tuva Torchtongue adds one to an Influence."""
    return [do_claw[TUVA]] if kind == INFLUENCE and not clawed and s.claw_left(seat, TUVA) else []


def why_not(s: MountainKingState, seat: int, kind: int, power: int, action: Action) -> str | None:
    """The rule behind a target that is not there."""
    if action is do_pass and not may_be_idle(kind):
        return "MK-8.1" if kind == INFLUENCE else "MK-9.1"
    if action.verb is not TARGETS[kind]:
        return None
    if kind == ADVANCE:
        return advance.why_not(s, seat, action.arg)
    if kind == BOLSTER:
        return "MK-7.1"
    if kind == INFLUENCE:
        return "MK-8.1"
    return wheel.why_not(s, power, action.arg + 1)


def perform(s: MountainKingState, seat: int, kind: int, power: int, action: Action, weak: bool) -> None:
    """A whole action of a turn, from its target to what it seizes."""
    start_action(s, seat)
    s.then(AfterAction(seat), SeizeControl(seat))
    carry_out(s, seat, kind, power, action, weak=weak)


def carry_out(
    s: MountainKingState, seat: int, kind: int, power: int, action: Action, weak: bool = False, still: bool = False
) -> None:
    """What the action itself does. The Wheel and Champions grant actions that are neither Weak nor Strong."""
    if action is do_pass:
        s.tell(messages.IDLE, seat, kind)
    elif kind == ADVANCE:
        advance.begin(s, seat, action.arg, power, weak, still)
    elif kind == BOLSTER:
        bolster.begin(s, seat, action.arg, power)
    elif kind == INFLUENCE:
        influence.gain(s, seat, action.arg, power)
    else:
        s.then(UseSpace(seat, action.arg + 1))
        wheel.begin(s, seat, action.arg + 1)


class Granted(Step):
    """An action that the Wheel or a Champion grants. With ``still`` the Wheel does not move for Gnomes beaten."""

    who: int
    kind: int
    power: int
    still: bool
    giver: int = NOWHERE
    """The Champion who grants it; NOWHERE for the Wheel."""
    rule = "MK-9.19"

    def run(self, s: MountainKingState) -> None:
        if not s.ask(TakeGranted(self.who, self.kind, self.power, self.still, False, self.giver), idle=do_pass):
            s.tell(messages.IDLE, self.who, self.kind)


class TakeGranted(Choice):
    kind: int
    power: int
    still: bool
    clawed: bool
    giver: int = NOWHERE
    rule = "MK-9.19"
    verbs = (do_pass.verb, do_claw, do_desperation.verb, do_supply.verb, *TARGETS)

    def cites(self, s: MountainKingState) -> str:
        return {ADVANCE: "MK-6.1", BOLSTER: "MK-7.1", INFLUENCE: "MK-8.1", GNOME: "MK-9.1"}[self.kind]

    def prompt(self, s: MountainKingState) -> Message:
        return Message(messages.ASK_TARGET[self.kind], (self.power,))

    def options(self, s: MountainKingState) -> list[Action]:
        idle = [do_pass] if may_be_idle(self.kind) else []
        aims = targets(s, self.seat, self.kind, self.power)
        return idle + aims + claws(s, self.seat, self.kind, self.clawed)

    def take(self, s: MountainKingState, action: Action) -> None:
        if action.verb is do_claw:
            s.spend_claw(action.arg)
            s.then(TakeGranted(self.seat, self.kind, self.power + 1, self.still, True, self.giver))
        else:
            carry_out(s, self.seat, self.kind, self.power, action, still=self.still)

    def refusal(self, s: MountainKingState, action: Action) -> str:
        if action.verb is do_claw and self.kind == INFLUENCE:
            return "MK-12.19"
        if action in (do_desperation, do_supply):
            return self.rule
        return why_not(s, self.seat, self.kind, self.power, action) or self.cites(s)


class UseSpace(Step):
    """The effect of the space where the pawn stands, as strong as it moved far."""

    who: int
    x: int
    rule = "MK-9.9"

    def run(self, s: MountainKingState) -> None:
        space = s.facts.spaces[s.wheel]
        s.tell(messages.SPACE_USED, self.who, space, self.x)
        if space == GAIN_HONOUR:
            gain_honour(s, self.who, self.x + s.facts.parts.wheel.boosts[s.boost[self.who]])
        elif space == BOLSTER_SPACE:
            s.then(Granted(self.who, BOLSTER, self.x, False))
        elif space == INFLUENCE_SPACE:
            s.then(Granted(self.who, INFLUENCE, self.x, False))
        else:
            s.then(MoveTrolls(self.who, self.x))
