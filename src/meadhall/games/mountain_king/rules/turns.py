"""Chapter 4, turns: one Supply, then two Weak actions or one Strong one, and the power behind them."""

from __future__ import annotations

from meadhall.games.mountain_king import messages
from meadhall.games.mountain_king.facts import ELDER, NOBODY, SUPPLY
from meadhall.games.mountain_king.rules import actions, clusters
from meadhall.games.mountain_king.rules.clusters import cover
from meadhall.games.mountain_king.state import MountainKingState
from meadhall.games.mountain_king.words import (
    ADVANCE,
    ARGREN,
    FIRST_CHAMPION,
    INFLUENCE,
    LAGGRID,
    do_add,
    do_claw,
    do_desperation,
    do_pass,
    do_strong,
    do_supply,
    do_weak,
    each,
)
from meadhall.kernel.action import Action
from meadhall.kernel.message import Message
from meadhall.kernel.sets import bits
from meadhall.kernel.step import Choice, Step


class Turns(Step):
    """Players take turns clockwise until nobody has a Supply left."""

    follower: int
    rule = "MK-4.1"

    def run(self, s: MountainKingState) -> None:
        for n in range(s.players):
            seat = (self.follower + n) % s.players
            if s.supply[seat]:
                s.then(Turn(seat), Turns((seat + 1) % s.players))
                return
        s.active = NOBODY
        s.tell(messages.BATTLE_OVER)


class Turn(Step):
    who: int
    rule = "MK-4.3"

    def run(self, s: MountainKingState) -> None:
        s.active = self.who
        s.supply[self.who] -= 1
        s.tell(messages.TURN, self.who, s.supply[self.who])
        if not s.ask(TakeAction(self.who)):
            s.tell(messages.NOTHING_TO_COVER, self.who)


def weak_options(s: MountainKingState, seat: int) -> list[Action]:
    at, weak, free = s.symbols[seat].at, s.symbols[seat].weak, ~s.covered[seat]
    options: list[Action] = []
    for kind, of_type in enumerate(do_weak):
        options += [of_type[at[spot]] for spot in bits(weak[kind] & free)]
    return options


def strong_options(s: MountainKingState, seat: int) -> list[Action]:
    at = s.symbols[seat].at
    options: list[Action] = []
    for kind, of_type in enumerate(do_strong):
        options += [of_type[at[spot]] for spot in bits(clusters.beginnings(s, seat, kind))]
    return options


def why_never(s: MountainKingState, seat: int, symbol: int) -> str:
    """Why no action at all can cover a symbol now; "" if some action can."""
    if s.is_covered(seat, symbol):
        return "MK-4.9"
    shown: tuple[str, ...] = ()
    if symbol < FIRST_CHAMPION:
        shown = (s.ancestry[seat].cells[symbol],)
    elif s.holds(seat, symbol - FIRST_CHAMPION):
        shown = s.facts.champion_symbols[symbol - FIRST_CHAMPION]
    if not shown:
        return "MK-4.25"
    return "MK-4.7" if {".", SUPPLY, ELDER}.issuperset(shown) else ""


def why_not_cover(s: MountainKingState, seat: int, action: Action) -> str:
    """Why a symbol cannot be covered in this way."""
    kind, symbol = action.args
    never = why_never(s, seat, symbol)
    if never:
        return never
    if action.verb is do_weak:
        return "MK-4.6" if s.symbols[seat].holds(clusters.strong_symbols(s, seat, kind), symbol) else "MK-4.5"
    return "MK-4.18"


class TakeAction(Choice):
    rule = "MK-4.4"
    verbs = (do_weak, do_strong)

    def prompt(self, s: MountainKingState) -> Message:
        return Message(messages.ASK_ACTION, (s.supply[self.seat],))

    def options(self, s: MountainKingState) -> list[Action]:
        return weak_options(s, self.seat) + strong_options(s, self.seat)

    def take(self, s: MountainKingState, action: Action) -> None:
        if action.verb is do_weak:
            s.then(SecondAction(self.seat))
        begin(s, self.seat, action)

    def refusal(self, s: MountainKingState, action: Action) -> str:
        if action is do_pass:
            return "MK-4.13"
        return why_not_cover(s, self.seat, action) if action.verb in self.verbs else self.rule


def begin(s: MountainKingState, seat: int, action: Action) -> None:
    """Cover the first symbol and ask what is to be done with its power."""
    kind, symbol = action.args
    weak = action.verb is do_weak
    cover(s, seat, symbol)
    s.tell(messages.COVERED, seat, kind, symbol)
    s.then(Gather(seat, kind, (symbol,), clusters.power(s, seat, symbol), weak))


class SecondAction(Step):
    who: int
    rule = "MK-4.11"

    def run(self, s: MountainKingState) -> None:
        s.ask(TakeWeakAction(self.who), idle=do_pass)


class TakeWeakAction(Choice):
    """A further Weak action, which may be declined: the second of a turn, or the one that Argren grants."""

    granted: bool = False
    rule = "MK-4.11"
    verbs = (do_weak, do_pass.verb)
    asks = messages.ASK_WEAK

    def cites(self, s: MountainKingState) -> str:
        return "MK-15.2" if self.granted else self.rule

    def options(self, s: MountainKingState) -> list[Action]:
        return [do_pass, *weak_options(s, self.seat)]

    def take(self, s: MountainKingState, action: Action) -> None:
        if action is not do_pass:
            begin(s, self.seat, action)

    def refusal(self, s: MountainKingState, action: Action) -> str:
        if action.verb is do_strong:
            return "MK-4.4"
        return why_not_cover(s, self.seat, action) if action.verb is do_weak else self.cites(s)


class StrikeAgain(Step):
    """A further Weak action after a Strong Advance with Argren Hammerhelm."""

    who: int
    rule = "MK-15.2"

    def run(self, s: MountainKingState) -> None:
        if ARGREN in s.marched:
            s.marched = ()
            s.ask(TakeWeakAction(self.who, True), idle=do_pass)


class Gather(Choice):
    """Power grows by further symbols and Supplies, or by Desperation; then the action finds its target."""

    kind: int
    chosen: tuple[int, ...]
    power: int
    weak: bool
    diagonal: bool = False
    clawed: bool = False
    rule = "MK-4.21"
    verbs = (do_add, do_desperation.verb, do_supply.verb, do_claw, do_pass.verb, *actions.TARGETS)

    def cites(self, s: MountainKingState) -> str:
        return "MK-4.14" if self.weak else self.rule

    def prompt(self, s: MountainKingState) -> Message:
        if not self.ready(s):
            return Message(messages.ASK_CLUSTER, (self.kind,))
        return Message(messages.ASK_TARGET[self.kind], (self.power,))

    def ready(self, s: MountainKingState) -> bool:
        """Whether the action can find its target: a single weak symbol is not enough for a Strong one."""
        return self.weak or len(self.chosen) > 1 or clusters.power(s, self.seat, self.chosen[0]) > 1

    def options(self, s: MountainKingState) -> list[Action]:
        ready = self.ready(s)
        options: list[Action] = []
        if ready and actions.may_be_idle(self.kind):
            options.append(do_pass)
        if self.weak:
            if s.desperation[self.seat]:
                options.append(do_desperation)
        else:
            options += each(do_add, s.symbols[self.seat].among(self.joining(s)))
            if ready and s.supply[self.seat]:
                options.append(do_supply)
        if ready:
            options += actions.targets(s, self.seat, self.kind, self.power)
            options += actions.claws(s, self.seat, self.kind, self.clawed)
        return options

    def joining(self, s: MountainKingState) -> int:
        diagonal = self.diagonal or s.claw_left(self.seat, LAGGRID)
        return clusters.joining(s, self.seat, self.kind, self.chosen, diagonal)

    def take(self, s: MountainKingState, action: Action) -> None:
        if action.verb is do_add:
            s.then(self.with_symbol(s, action.arg))
        elif action is do_desperation:
            s.desperation[self.seat] -= 1
            s.tell(messages.DESPERATION_SPENT, self.seat, self.power + 1)
            s.then(self.stronger())
        elif action is do_supply:
            s.supply[self.seat] -= 1
            s.tell(messages.SUPPLY_SPENT, self.seat, self.power + 1)
            s.then(self.stronger())
        elif action.verb is do_claw:
            s.spend_claw(action.arg)
            s.then(self.stronger(clawed=True))
        else:
            if self.kind == ADVANCE and not self.weak:
                s.then(StrikeAgain(self.seat))
            actions.perform(s, self.seat, self.kind, self.power, action, weak=self.weak)

    def stronger(self, clawed: bool = False) -> Gather:
        """The same action with one power more."""
        clawed = clawed or self.clawed
        return Gather(self.seat, self.kind, self.chosen, self.power + 1, self.weak, self.diagonal, clawed)

    def with_symbol(self, s: MountainKingState, symbol: int) -> Gather:
        diagonal = self.diagonal
        if not diagonal and not self.joins_by_edge(s, symbol):
            diagonal = True
            s.spend_claw(LAGGRID)
        power = self.power + clusters.power(s, self.seat, symbol)
        cover(s, self.seat, symbol)
        s.tell(messages.COVERED, self.seat, self.kind, symbol)
        return Gather(self.seat, self.kind, (*self.chosen, symbol), power, self.weak, diagonal, self.clawed)

    def joins_by_edge(self, s: MountainKingState, symbol: int) -> bool:
        joining = clusters.joining(s, self.seat, self.kind, self.chosen, False)
        return s.symbols[self.seat].holds(joining, symbol)

    def refusal(self, s: MountainKingState, action: Action) -> str:
        if action.verb is do_add:
            return self.why_not_add(s, action.arg)
        if action is do_desperation:
            return "MK-4.14" if self.weak else "MK-4.16"
        if action.verb is do_claw:
            return "MK-12.19" if self.kind == INFLUENCE else self.cites(s)
        if not self.ready(s):
            return "MK-4.18"
        if action is do_supply:
            return "MK-4.27" if self.weak else "MK-4.26"
        wrong_type = "MK-4.5" if self.weak else "MK-4.18"
        return actions.why_not(s, self.seat, self.kind, self.power, action) or wrong_type

    def why_not_add(self, s: MountainKingState, symbol: int) -> str:
        if self.weak:
            return "MK-4.5"
        never = why_never(s, self.seat, symbol)
        if never:
            return never
        free = clusters.strong_symbols(s, self.seat, self.kind) | clusters.weak_symbols(s, self.seat, self.kind)
        return "MK-4.19" if s.symbols[self.seat].holds(free, symbol) else "MK-4.18"
