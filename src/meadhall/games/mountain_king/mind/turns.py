"""Turns: two Weak actions or a Strong one, how much power to put behind it, and where it should strike."""

from __future__ import annotations

from meadhall.games.mountain_king.mind.ancestries import Cubes, harvest
from meadhall.games.mountain_king.mind.champions import InfluenceGains
from meadhall.games.mountain_king.mind.gnomes import WheelGains
from meadhall.games.mountain_king.mind.survey import Survey
from meadhall.games.mountain_king.mind.trolls import (
    AdvanceGains,
    BolsterGains,
    arrival,
    fresh_worth,
    leaving,
    might_of,
    pawn_bonus,
)
from meadhall.games.mountain_king.rules.actions import TakeGranted
from meadhall.games.mountain_king.rules.advance import Muster
from meadhall.games.mountain_king.rules.bolster import BringOver
from meadhall.games.mountain_king.rules.sending import sent_by
from meadhall.games.mountain_king.rules.turns import Gather, TakeAction, TakeWeakAction
from meadhall.games.mountain_king.state import MountainKingState
from meadhall.games.mountain_king.words import (
    ADVANCE,
    BOLSTER,
    GNOME,
    INFLUENCE,
    do_add,
    do_advance,
    do_bolster,
    do_claw,
    do_desperation,
    do_done,
    do_influence,
    do_send,
    do_strong,
    do_supply,
    do_turn,
    do_weak,
)
from meadhall.kernel.action import Action

Board = tuple[object, ...]
MOST = 8
"""More power than this is not looked at."""
DESPERATE = 0.4
"""What a Desperation token is worth."""
CLAW = 0.2
"""What a Claw is worth."""
AGAIN = 0.66
"""What is left of the best Weak action for a second one of the same type."""
SAME = 1.5
"""A cluster can begin with any of its symbols: how much less all of these beginnings but one count."""


def board_of(s: MountainKingState, seat: int, stage: int) -> Board:
    """All that the gains of actions follow from, but for the cubes: as long as it is the same, so are they."""
    return (
        seat, stage, s.facts, s.active, s.wave, s.wheel, s.swarm, s.overrun, s.reserve, s.fallen, s.display, s.holder,
        s.pawns_out, s.tiles, s.gates, s.halls, s.planks, s.lair, s.ancestry, s.pawn, s.trolls[:],
        s.gnomes[:], s.influence[:], s.votes[:], s.supply[:], s.stock[:], s.boost[:], s.pool[:], s.by_wheel[:],
    )  # fmt: skip


class TurnGains:
    """What each type of action would bring with each power, worked out as far as it is asked for."""

    __slots__ = ("_advance", "_bolster", "_curves", "_influence", "_known", "_wheel", "cubes", "seat", "survey")

    def __init__(self, survey: Survey, seat: int) -> None:
        self.survey = survey
        self.seat = seat
        self.cubes = Cubes(survey.s, seat)
        self._advance: AdvanceGains | None = None
        self._bolster: BolsterGains | None = None
        self._influence: InfluenceGains | None = None
        self._wheel: WheelGains | None = None
        self._curves: dict[int, list[float]] = {}
        """By type, as far as the question needs it."""
        self._known: dict[int, list[float]] = {}
        """By type, as far as any question about this board needed it."""

    def go_on(self, s: MountainKingState) -> None:
        """Another question about the same board: cubes may lie elsewhere."""
        self.survey.s = s
        self.cubes = Cubes(s, self.seat)
        self._curves = {}
        self._wheel = None
        if self._bolster is not None and self._bolster.each != fresh_worth(self.survey, self.seat):
            self._bolster = None
            self._known.pop(BOLSTER, None)

    @property
    def advance(self) -> AdvanceGains:
        if self._advance is None:
            self._advance = AdvanceGains(self.survey, self.seat)
        return self._advance

    @property
    def bolster(self) -> BolsterGains:
        if self._bolster is None:
            self._bolster = BolsterGains(self.survey, self.seat)
        return self._bolster

    @property
    def influence(self) -> InfluenceGains:
        if self._influence is None:
            self._influence = InfluenceGains(self.survey, self.seat)
        return self._influence

    @property
    def wheel(self) -> WheelGains:
        if self._wheel is None:
            self._wheel = WheelGains(self.survey, self.seat, self.curve(BOLSTER, 4), self.curve(INFLUENCE, 4))
        return self._wheel

    def curve(self, kind: int, most: int) -> list[float]:
        """The best gain of a type with each power; the list reaches at least to ``most``."""
        most = min(most, MOST)
        found = self._curves.get(kind)
        if found is None or len(found) <= most:
            found = self._curves[kind] = self._curve(kind, most)
        return found

    def _curve(self, kind: int, most: int) -> list[float]:
        if kind == GNOME:
            # What the Wheel grants depends on how far the question looks at other actions.
            return self.wheel.curve(most)
        known = self._known.get(kind)
        if known is None or len(known) <= most:
            known = self._known[kind] = self._board_curve(kind, most)
        return known[: most + 1]

    def _board_curve(self, kind: int, most: int) -> list[float]:
        if kind == ADVANCE:
            return self.advance.curve(most)
        if kind == BOLSTER:
            return self.bolster.curve(most)
        return [0.0, *[self.influence.best(power) for power in range(1, most + 1)]]

    # --- which action -------------------------------------------------------------------------------

    def weak_worths(self, options: list[Action]) -> dict[int, float]:
        """What a Weak action of each type on offer brings."""
        desperate = self.survey.s.desperation[self.seat] > 0
        worths: dict[int, float] = {}
        for action in options:
            if action.verb is do_weak and action.arg not in worths:
                curve = self.curve(action.arg, 2 if desperate else 1)
                best = max(curve[1], curve[2] - DESPERATE) if desperate else curve[1]
                worths[action.arg] = best - self.cubes.price
        return worths

    def weigh_action(self, step: TakeAction, options: list[Action]) -> list[float]:
        """Two Weak actions, or a Strong one."""
        strong = self.strong_worths(options)
        weak = self.weak_worths(options)
        symbols = sum([action.verb is do_weak for action in options])
        second = {kind: self.second(weak, kind) if symbols > 1 else 0.0 for kind in weak}
        weights: list[float] = []
        for action in options:
            if action.verb is do_weak:
                kind, symbol = action.args
                weights.append(weak[kind] + second[kind] - self.cubes.price_of(symbol))
            else:
                weights.append(strong[action])
        return weights

    def second(self, weak: dict[int, float], kind: int) -> float:
        """What another Weak action after one of this type would bring."""
        best = 0.0
        for other, worth in weak.items():
            best = max(best, worth * AGAIN if other == kind else worth * 0.95)
        return best

    def strong_worths(self, options: list[Action]) -> dict[Action, float]:
        cubes = self.cubes
        clusters: dict[tuple[int, int], list[Action]] = {}
        for action in options:
            if action.verb is do_strong:
                kind, symbol = action.args
                for (other, group), begun in clusters.items():
                    if other == kind and cubes.holds(group, symbol):
                        begun.append(action)
                        break
                else:
                    clusters[kind, cubes.group(kind, symbol)] = [action]
        strengths = {cluster: min(cubes.strength(cluster[1]), MOST) for cluster in clusters}
        for (kind, _), power in sorted(strengths.items(), key=lambda item: -item[1]):
            self.curve(kind, power)
        worths: dict[Action, float] = {}
        for (kind, group), begun in clusters.items():
            curve = self.curve(kind, 1)
            power = strengths[kind, group]
            best = max([curve[p] - cubes.price * p for p in range(2, power + 1)], default=-1.0)
            prices = [cubes.price_of(action.args[1]) for action in begun]
            cheapest = prices.index(min(prices))
            for n, action in enumerate(begun):
                worths[action] = best - 0.5 * prices[n] - (0.0 if n == cheapest else SAME)
        return worths

    def weigh_second(self, step: TakeWeakAction, options: list[Action]) -> list[float]:
        """Another Weak action, or none."""
        weak = self.weak_worths(options)
        return [
            weak[action.arg] - self.cubes.price_of(action.args[1]) if action.verb is do_weak else 0.0
            for action in options
        ]

    # --- how much power, and where --------------------------------------------------------------------

    def weigh_gather(self, step: Gather, options: list[Action]) -> list[float]:
        more: float | None = None
        weights: list[float] = []
        for action in options:
            verb = action.verb
            if verb is do_add:
                if more is None:
                    more = self.more_power(step)
                weights.append(more - self.cubes.price_of(action.arg))
            elif action is do_desperation:
                weights.append(self.one_more(step) - DESPERATE)
            elif action is do_supply:
                weights.append(self.one_more(step) - self.turn_price())
            elif verb is do_claw:
                weights.append(self.one_more(step) - CLAW)
            else:
                weights.append(self.target_worth(step.kind, step.power, action))
        return weights

    def weigh_granted(self, step: TakeGranted, options: list[Action]) -> list[float]:
        return [
            self.one_more(step) - CLAW if action.verb is do_claw else self.target_worth(step.kind, step.power, action)
            for action in options
        ]

    def one_more(self, step: Gather | TakeGranted) -> float:
        """What the action would bring with one power more."""
        power = min(step.power + 1, MOST)
        return self.curve(step.kind, power)[power]

    def more_power(self, step: Gather) -> float:
        """The best that more symbols in the cluster would bring, their price paid."""
        joining = 0 if step.weak else step.joining(self.survey.s)
        if not joining:
            return 0.0
        cubes = self.cubes
        group = joining
        for symbol in self.survey.s.symbols[self.seat].among(joining):
            group |= cubes.group(step.kind, symbol)
        most = min(step.power + cubes.strength(group), MOST)
        if most <= step.power:
            return -1.0
        curve = self.curve(step.kind, most)
        return max([curve[p] - cubes.price * (p - step.power) for p in range(step.power + 1, most + 1)])

    def turn_price(self) -> float:
        """What it costs to spend a Supply on one power: a turn less."""
        cubes = self.cubes
        return harvest(cubes.power, cubes.turns) - harvest(cubes.power, cubes.turns - 1) + 0.1

    def target_worth(self, kind: int, power: int, action: Action) -> float:
        verb = action.verb
        if verb is do_advance:
            return self.advance_worth(action.arg, power)
        if verb is do_bolster:
            return self.bolster.gain(action.arg, power)
        if verb is do_influence:
            return self.influence.gain(self.survey.s.display.index(action.arg), power)
        if verb is do_turn:
            return self.wheel.gain(action.arg + 1)
        return 0.0

    def advance_worth(self, goal: int, power: int) -> float:
        worths = [self.advance.worth(goal, senders, power) for senders in self.advance.goals.get(goal, ())]
        return max(worths, default=-0.5)

    # --- who goes -----------------------------------------------------------------------------------

    def weigh_muster(self, step: Muster, options: list[Action]) -> list[float]:
        """Enough for the purpose, and those who are needed least where they stand."""
        survey, seat, goal = self.survey, self.seat, step.goal
        s = survey.s
        # Where there is no fight, those who came already count as being there; only more of them matter.
        here = might_of(s, seat, goal) if s.is_overrun(goal) else 0
        weights: list[float] = []
        for action in options:
            if action is do_done:
                weights.append(arrival(survey, seat, goal, here, self.advance.pool) if here else 0.0)
                continue
            origin, count = sent_by(s, action)
            bonus = 0.0 if action.verb is do_send else pawn_bonus(survey, action.arg, goal)
            cost = sum(leaving(survey, seat, origin)[:count])
            weights.append(self.in_force(goal, here + count, step.left - count) - cost + bonus + 0.03 * count)
        return weights

    def in_force(self, goal: int, count: int, left: int) -> float:
        """What it is worth to arrive with ``count`` units, or with more who could still come."""
        survey, seat, pool = self.survey, self.seat, self.advance.pool
        best = arrival(survey, seat, goal, count, pool)
        for more in range(1, min(left, 4) + 1):
            best = max(best, arrival(survey, seat, goal, count + more, pool) - 0.15 - 0.1 * more)
        return best

    def weigh_bring_over(self, step: BringOver, options: list[Action]) -> list[float]:
        survey, seat = self.survey, self.seat
        weights: list[float] = []
        for action in options:
            if action is do_done:
                weights.append(0.2)
                continue
            origin, count = sent_by(survey.s, action)
            cost = sum(leaving(survey, seat, origin)[:count])
            weights.append(arrival(survey, seat, step.cavern, count, self.advance.pool) - cost)
        return weights
