"""Reckoning with the Ancestry: how many symbols a Strong action of some power covers at least."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from meadhall.games.mountain_king.facts import NOBODY
from meadhall.games.mountain_king.puzzles import sentences as say
from meadhall.games.mountain_king.puzzles.mountain import numbers, numbers_in
from meadhall.games.mountain_king.rules import clusters
from meadhall.games.mountain_king.rules.turns import Gather, TakeAction
from meadhall.games.mountain_king.state import MountainKingState
from meadhall.games.mountain_king.words import LAGGRID, TYPE, do_add, do_strong
from meadhall.kernel.message import Message
from meadhall.kernel.puzzle import EXACT, Answer, Line, Posed, Subject, Theme, near, scale

FEWEST, MOST = 2, 4
"""Clusters of so many symbols are asked for."""


class StrongCost(Theme):
    """Symbols with a number count for more, Wilds join any type, and covered ones link what lies around them."""

    name = "cost"
    kind = EXACT

    def subjects(self, s: MountainKingState) -> list[Subject]:
        return [(kind, power) for kind in range(len(TYPE)) for power in range(FEWEST + 1, 2 * MOST + 1)]

    def pose(self, s: MountainKingState, seat: int, subject: Subject) -> Posed | None:
        kind, power = subject
        if s.holder[LAGGRID] == seat:
            return None
        best = strongest(s, seat, kind)
        fewest = next((count for count, most in enumerate(best, 1) if most >= power), None)
        if fewest is None or fewest < FEWEST or fewest == power:
            return None
        lines = (
            Line(Message(say.NUMBERED), "MK-4.21"),
            Line(Message(say.TOO_FEW, (fewest - 1, best[fewest - 2])), "MK-4.21"),
            Line(Message(say.ENOUGH_SYMBOLS, (fewest, best[fewest - 1])), "MK-4.21"),
        )
        offered = near(fewest, [power], 1)
        question = Message(say.ASK_COST, (seat, kind, power))
        linked = bool(s.covered[seat])
        wild = bool(clusters.wilds(s, seat))
        return Posed(question, numbers(offered), tuple(scale(fewest, offered)), lines, 2 + linked + wild)

    def prove(self, s: MountainKingState, seat: int, subject: Subject, answers: Sequence[Answer]) -> list[float]:
        """Cover symbol by symbol in every way, as the rules let the seat do it, until the power is there."""
        kind, power = subject
        s.agenda.clear()
        s.active = seat if s.active == NOBODY else s.active
        s.then(TakeAction(seat))
        s.advance()
        edge, count = [s], 0
        while edge:
            count += 1
            edge = list(further(edge, seat, kind))
            if any(gathered(after) >= power for after in edge):
                break
        return scale(count, numbers_in(answers))


def strongest(s: MountainKingState, seat: int, kind: int) -> list[int]:
    """The most power that one symbol has, that two have together, and so on."""
    symbols = s.symbols[seat]
    edge = {frozenset((symbol,)) for symbol in symbols.among(clusters.beginnings(s, seat, kind))}
    found: list[int] = []
    while edge and len(found) < MOST:
        found.append(max(sum(clusters.power(s, seat, symbol) for symbol in chosen) for chosen in edge))
        edge = {
            chosen | {other}
            for chosen in edge
            for other in symbols.among(clusters.joining(s, seat, kind, tuple(chosen), False))
            if other not in chosen
        }
    return found


def gathered(s: MountainKingState) -> int:
    step = s.agenda[-1]
    return step.power if isinstance(step, Gather) else 0


def further(states: Sequence[MountainKingState], seat: int, kind: int) -> Iterator[MountainKingState]:
    """Every position with one symbol more, once for each set of covered symbols."""
    seen = set()
    for s in states:
        decision = s.decision_of(seat)
        for action in decision.options if decision is not None else ():
            begins = action.verb is do_strong and action.args[0] == kind
            if begins or action.verb is do_add:
                after = s.copy()
                after.apply(action, seat)
                if after.covered[seat] not in seen:
                    seen.add(after.covered[seat])
                    yield after
