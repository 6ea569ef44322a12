"""A whole action as a person thinks of it: what it covers, where it aims, who goes. The rules ask for it bit by bit."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from meadhall.draw.sheet import Drafted, Trials
from meadhall.games.mountain_king.board import errands
from meadhall.games.mountain_king.board.foresight import needed_for_control
from meadhall.games.mountain_king.champions import battles, powers
from meadhall.games.mountain_king.facts import NOBODY, is_lair
from meadhall.games.mountain_king.mind.odds import hidden_pool, odds
from meadhall.games.mountain_king.rules import clusters
from meadhall.games.mountain_king.rules.actions import TARGETS
from meadhall.games.mountain_king.rules.advance import origins_of
from meadhall.games.mountain_king.state import MountainKingState
from meadhall.games.mountain_king.words import (
    ADVANCE,
    BOLSTER,
    FIRST_CHAMPION,
    GNOME,
    TUVA,
    do_add,
    do_add_trolls,
    do_claw,
    do_desperation,
    do_done,
    do_peek_gate,
    do_peek_gnome,
    do_send,
    do_send_pawn,
    do_strong,
    do_supply,
    do_turn,
    do_weak,
)
from meadhall.kernel.action import Action
from meadhall.kernel.sets import bits

BEGINNINGS = frozenset({"ask-action", "ask-weak"})
MUSTER = frozenset({"ask-muster", "ask-follow"})
LOOKS = (do_peek_gate, do_peek_gnome)
KNOWN = (do_add, do_send, do_send_pawn, do_add_trolls, do_desperation.verb, do_supply.verb, do_done.verb, *LOOKS)
"""What belongs to an action besides its beginning and its target."""
MOST_CUBES = 6
MOST_TRIED = 240
"""So many clusters are looked at to find the cheapest."""
SURE = 0.995


class Deed(NamedTuple):
    """An action, Weak or Strong; ``actions`` puts it in the words of the rules."""

    kind: int
    weak: bool
    symbols: tuple[int, ...]
    """What is covered, in an order in which each joins those before it."""
    more: int = 0
    """Supplies or Desperation that are spent."""
    claw: bool = False
    target: Action | None = None
    crowd: tuple[tuple[int, int], ...] = ()
    """How many Trolls come from which cavern."""
    pawns: tuple[int, ...] = ()
    born: int = 0
    """How many Trolls come out of the supply."""
    looks: tuple[Action, ...] = ()
    """What is looked at when the Wheel turns: a Gate card, then a Gnome."""
    grant: Action | None = None
    """What the space of the Wheel is used for."""

    @classmethod
    def of(cls, move: Sequence[Action], later: Sequence[Action] = ()) -> Deed | None:
        """The action that these answers make, with what is kept for later; None if they are about something else."""
        if not move or move[0].verb not in (do_weak, do_strong):
            return None
        first, *rest = move
        return cls.read(first.args[0], first.verb is do_weak, (first.args[1],), rest, later)

    @classmethod
    def read(
        cls, kind: int, weak: bool, first: tuple[int, ...], rest: Sequence[Action], later: Sequence[Action] = ()
    ) -> Deed | None:
        """The action of a type that begins with these symbols; one that is granted covers none."""
        if any(one.verb not in (*KNOWN, *TARGETS) and one is not do_claw[TUVA] for one in rest):
            return None
        aims = [one for one in (*rest, *(later if kind == GNOME else ())) if one.verb in TARGETS]
        return cls(
            kind,
            weak,
            (*first, *(one.arg for one in rest if one.verb is do_add)),
            sum(one in (do_desperation, do_supply) for one in rest),
            do_claw[TUVA] in rest,
            next(iter(aims), None),
            tuple((one.args[0], one.args[1] + 1) for one in rest if one.verb is do_send),
            tuple(one.arg for one in rest if one.verb is do_send_pawn),
            next((one.arg + 1 for one in rest if one.verb is do_add_trolls), 0),
            tuple(one for one in (*rest, *later) if one.verb in LOOKS),
            next(iter(aims[1:]), None),
        )

    @property
    def sent(self) -> int:
        return sum(count for _, count in self.crowd) + len(self.pawns)

    def gathered(self) -> list[Action]:
        """What gives the action its power."""
        begin = (do_weak if self.weak else do_strong)[self.kind]
        found = [begin[first] for first in self.symbols[:1]] + [do_add[other] for other in self.symbols[1:]]
        found += [do_desperation if self.weak else do_supply] * self.more
        return [*found, do_claw[TUVA]] if self.claw else found

    def actions(self, trials: Trials) -> list[Action]:
        found = self.gathered()
        if self.target is None:
            return found
        found.append(self.target)
        found += [do_send[cavern][count - 1] for cavern, count in self.crowd if count]
        found += [do_send_pawn[champion] for champion in self.pawns]
        asked = question(trials, found)
        # While more could come, the rules ask for them.
        if self.sent and asked in MUSTER:
            found.append(do_done)
        if self.born and asked == "ask-trolls":
            found.append(do_add_trolls.actions[self.born - 1])
        for errand in self.errands():
            if trials.after([*found, errand]) is None:
                break
            found.append(errand)
            if errand.verb in LOOKS:
                break
        return found

    def errands(self) -> list[Action]:
        return [*self.looks, *([self.grant] if self.grant is not None else [])]

    def later(self, trials: Trials) -> list[Action]:
        """What is done after the first look has shown something."""
        now = self.actions(trials)
        return [errand for errand in self.errands() if errand not in now]

    def is_closed(self, trials: Trials) -> bool:
        """Whether an errand is asked for now that may not be run: others of its kind are open."""
        pending = self.later(trials)
        now = trials.after(self.actions(trials))
        decision = None if now is None else now.decision_of(trials.seat)
        if decision is None or not pending or pending[0] in decision.options:
            return False
        return any(option.verb is pending[0].verb for option in decision.options)


def question(trials: Trials, actions: Sequence[Action]) -> str:
    now = trials.after(actions)
    decision = None if now is None else now.decision_of(trials.seat)
    return "" if decision is None else decision.prompt.key


# --- power ------------------------------------------------------------------------------------------------------


def strong_clusters(s: MountainKingState, seat: int, kind: int) -> dict[int, tuple[int, ...]]:
    """For each power that a Strong action can have, the fewest symbols that give it."""
    symbols = s.symbols[seat]
    edge: list[tuple[int, ...]] = [(symbol,) for symbol in symbols.among(clusters.beginnings(s, seat, kind))]
    seen: set[frozenset[int]] = set()
    best: dict[int, tuple[tuple[int, int], tuple[int, ...]]] = {}
    for chosen in edge:
        power = power_of(s, seat, chosen)
        rank = len(chosen), sum(dearness(s, seat, symbol) for symbol in chosen)
        if power > 1 and (power not in best or rank < best[power][0]):
            best[power] = rank, chosen
        if len(chosen) == MOST_CUBES or len(edge) > MOST_TRIED:
            continue
        for other in symbols.among(clusters.joining(s, seat, kind, chosen, False)):
            together = frozenset((*chosen, other))
            if other not in chosen and together not in seen:
                seen.add(together)
                edge.append((*chosen, other))
    found = {power: chosen for power, (_, chosen) in best.items()}
    if found:
        found = {**whole(s, seat, kind, found[max(found)]), **found}
    return dict(sorted(found.items()))


def whole(s: MountainKingState, seat: int, kind: int, chosen: tuple[int, ...]) -> dict[int, tuple[int, ...]]:
    """A cluster as it grows to all that it can be, by its power."""
    found = {}
    while joining := set(s.symbols[seat].among(clusters.joining(s, seat, kind, chosen, False))) - set(chosen):
        chosen = (*chosen, min(joining, key=lambda symbol: (dearness(s, seat, symbol), symbol)))
        found[power_of(s, seat, chosen)] = chosen
    return found


def power_of(s: MountainKingState, seat: int, chosen: Sequence[int]) -> int:
    return sum(clusters.power(s, seat, symbol) for symbol in chosen)


def dearness(s: MountainKingState, seat: int, symbol: int) -> int:
    """Wilds fit everywhere, and what is on a Champion is next to everything: they are kept for later."""
    return 2 * s.symbols[seat].holds(s.symbols[seat].wild, symbol) + (symbol >= FIRST_CHAMPION)


def weak_symbol(s: MountainKingState, seat: int, kind: int) -> int | None:
    """The symbol that a Weak action misses least: no Wild, and one that few others could join."""

    def price(symbol: int) -> tuple[int, int]:
        return dearness(s, seat, symbol), clusters.joining(s, seat, kind, (symbol,), False).bit_count()

    return min(s.symbols[seat].among(clusters.weak_symbols(s, seat, kind)), key=price, default=None)


def in_order(s: MountainKingState, seat: int, kind: int, symbols: Sequence[int]) -> tuple[int, ...]:
    """The same symbols, each joining those before it; nothing if they make no cluster."""
    for first in symbols:
        chosen: tuple[int, ...] = (first,)
        while len(chosen) < len(symbols):
            near = s.symbols[seat].among(clusters.joining(s, seat, kind, chosen, False))
            following = next((one for one in symbols if one not in chosen and one in near), None)
            if following is None:
                break
            chosen = (*chosen, following)
        if len(chosen) == len(symbols):
            return chosen
    return ()


# --- those who go -------------------------------------------------------------------------------------------------


def spare(s: MountainKingState, seat: int, cavern: int) -> int:
    """How many Trolls can leave a cavern that stays in the same hands. A Lair stays its owner's when it is empty."""
    trolls, units = s.trolls_at(seat, cavern), s.units(seat, cavern)
    if is_lair(cavern):
        return trolls
    forces = s.forces(cavern)
    own = forces.pop(seat)
    keep = max(forces) + 1 if s.controller(cavern) == seat else 1
    return max(0, min(trolls, own - keep, units - 1))


def crowd_of(s: MountainKingState, seat: int, goal: int, number: int) -> tuple[tuple[int, int], ...]:
    """So many Trolls, first those whom no cavern needs; fewer if there are not so many."""
    origins = sorted(bits(origins_of(s, seat, goal)), key=lambda cavern: -spare(s, seat, cavern))
    taken = dict.fromkeys(origins, 0)
    for most in (spare, MountainKingState.trolls_at):
        for cavern in origins:
            left = number - sum(taken.values())
            taken[cavern] += max(0, min(left, most(s, seat, cavern) - taken[cavern]))
    return tuple((cavern, count) for cavern, count in taken.items() if count)


def trimmed(deed: Deed, power: int, keep: int = NOBODY) -> Deed:
    """As many as the power allows; those of ``keep`` stay if they can."""
    crowd = dict(deed.crowd)
    for cavern in sorted(crowd, key=lambda one: (one == keep, -crowd[one])):
        over = sum(crowd.values()) + len(deed.pawns) - power
        crowd[cavern] -= max(0, min(over, crowd[cavern]))
    return deed._replace(crowd=tuple((cavern, count) for cavern, count in crowd.items() if count))


class Plan:
    """What can be changed about an action: every change is a whole action again."""

    def __init__(self, draft: Drafted, before: Sequence[Action], strong: bool) -> None:
        self.seat = draft.seat
        self.trials = Trials(draft, before)
        self.start: MountainKingState = self.trials.after()
        self.strong = strong
        """Whether it may be a Strong action."""
        self._clusters: dict[int, dict[int, tuple[int, ...]]] = {}

    def clusters(self, kind: int) -> dict[int, tuple[int, ...]]:
        if kind not in self._clusters:
            self._clusters[kind] = strong_clusters(self.start, self.seat, kind) if self.strong else {}
        return self._clusters[kind]

    def ready(self, deed: Deed) -> bool:
        """Whether the action can find its target: a single weak symbol is not enough for a Strong one."""
        return deed.weak or len(deed.symbols) > 1 or self.power(deed) > 1

    def power(self, deed: Deed) -> int:
        return power_of(self.start, self.seat, deed.symbols) + deed.more + deed.claw

    def options(self, kind: int) -> dict[int, Deed]:
        """By power: the Weak action, then the Strong ones, each as cheap as can be."""
        found: dict[int, Deed] = {}
        symbol = weak_symbol(self.start, self.seat, kind)
        if symbol is not None:
            found[1] = Deed(kind, True, (symbol,))
        for power, symbols in self.clusters(kind).items():
            found[power] = Deed(kind, False, symbols)
        return found

    def cheapest(self, kind: int, power: int) -> Deed | None:
        """The action of at least this power that covers least, else the strongest."""
        options = self.options(kind)
        enough = [(len(deed.symbols), much) for much, deed in options.items() if much >= power]
        return options[min(enough)[1]] if enough else options[max(options)] if options else None

    # --- aims ---------------------------------------------------------------------------------------

    def dead_ends(self, kind: int) -> set[int]:
        """The powers after which only further symbols are open, while others can be aimed: so a coach may lead."""
        if self.start.guide is None or not self.start.guide.speaks(self.start, self.seat):
            return set()
        options = self.options(kind)
        ends = {power for power, deed in options.items() if not self.can_aim(deed)}
        return ends if len(ends) < len(options) else set()

    def can_aim(self, deed: Deed) -> bool:
        now = self.trials.after(deed.gathered())
        decision = None if now is None else now.decision_of(self.seat)
        return decision is not None and any(option.verb is not do_add for option in decision.options)

    def aimed(self, deed: Deed, target: Action) -> Deed:
        """The action with a target, and what is usual there; the power stays."""
        return self.fitted(deed._replace(target=target, crowd=(), pawns=(), born=0))

    def fitted(self, deed: Deed) -> Deed:
        """What the power allows: as many as before where some were chosen, else as many as are needed."""
        power, target = self.power(deed), deed.target
        if target is None:
            return deed
        if deed.kind == ADVANCE:
            if deed.sent:
                return trimmed(deed, power)
            return deed._replace(crowd=crowd_of(self.start, self.seat, target.arg, min(power, self.wanted(target.arg))))
        if deed.kind == BOLSTER:
            most = power + powers.bolster_bonus(self.start, self.seat, target.arg)
            return deed._replace(born=min(most, self.start.stock[self.seat]))
        if deed.kind == GNOME:
            return self.sent_out(deed._replace(target=do_turn.actions[min(target.arg, power - 1)]))
        return deed

    def sent_out(self, deed: Deed) -> Deed:
        """A turn of the Wheel with what is usually looked at, and with what the space can still be used for."""
        s, seat = self.start, self.seat
        assert deed.target is not None
        grant = deed.grant if deed.grant in errands.grants(s, seat, deed.target.arg + 1) else None
        return deed._replace(looks=deed.looks or errands.usual_looks(s, seat), grant=grant)

    def numbered(self, deed: Deed, number: int) -> Deed | None:
        """The Advance with so many units, as cheap as can be; None if there is none.

        Champions who go still go, and what was spent for more power stays spent as long as it is of use."""
        base = deed if deed.more and self.power(deed) >= number else self.cheapest(ADVANCE, number)
        if base is None or self.power(base) < number or deed.target is None:
            return None
        crowd = crowd_of(self.start, self.seat, deed.target.arg, number - len(deed.pawns))
        changed = base._replace(target=deed.target, crowd=crowd, pawns=deed.pawns)
        return changed if changed.sent == number else None

    def most(self, goal: int, deed: Deed | None = None) -> int:
        """How many units could advance there at most; the Champions among them are those of the deed."""
        strongest = max(self.options(ADVANCE), default=0)
        if deed is not None:
            strongest = max(strongest, self.power(deed))
        there = sum(self.start.trolls_at(self.seat, cavern) for cavern in bits(origins_of(self.start, self.seat, goal)))
        return min(strongest, there + (0 if deed is None else len(deed.pawns)))

    def useful(self, deed: Deed, have: int) -> int:
        """How many of the Supplies or Desperation can do something: an Advance needs no more than can go."""
        if deed.kind != ADVANCE or deed.target is None:
            return have
        s, seat, goal = self.start, self.seat, deed.target.arg
        trolls = sum(s.trolls_at(seat, cavern) for cavern in bits(origins_of(s, seat, goal)))
        pawns = sum(s.pawn[champion] != goal for champion in s.pawns(seat))
        return trolls + pawns - self.power(deed) + deed.more

    def wasted(self, deed: Deed) -> int:
        """How many Supplies or Desperation are spent for power that is not used."""
        if deed.target is None or deed.kind not in (ADVANCE, GNOME):
            return 0
        used = deed.sent if deed.kind == ADVANCE else deed.target.arg + 1
        return max(0, min(deed.more, self.power(deed) - used))

    def wanted(self, goal: int) -> int:
        """How many Trolls are enough: sure to win, or to control the cavern; else as many as there are."""
        s, most = self.start, self.most(goal)
        if s.is_overrun(goal):
            return next((n for n in range(1, most + 1) if self.chance(goal, n) >= SURE), max(most, 1))
        needed = max(1, needed_for_control(s, self.seat, goal))
        return needed if needed <= most else 1

    def chance(self, goal: int, units: int, pawns: Sequence[int] = ()) -> float:
        s = self.start
        return odds(s, self.seat, goal, units + battles.edge(pawns), hidden_pool(s, self.seat))[0]
