"""Whole moves from the map: a click on a cavern advances there, a click on a Champion courts it.

The cheapest cluster that gives enough power is covered, and Trolls come from where most of them stand.
"""

from __future__ import annotations

from collections.abc import Iterable

from meadhall.draw.sheet import Drafted, Move, Trials, notation
from meadhall.games.mountain_king.board.scribe import Scribe
from meadhall.games.mountain_king.rules.advance import reachable
from meadhall.games.mountain_king.rules.turns import Gather
from meadhall.games.mountain_king.state import MountainKingState
from meadhall.games.mountain_king.words import (
    ADVANCE,
    CAVERN,
    CHAMPION,
    INFLUENCE,
    do_add,
    do_advance,
    do_influence,
    do_send,
    do_strong,
    do_weak,
)
from meadhall.kernel.action import Action
from meadhall.kernel.sets import bits
from meadhall.kernel.view import View

TURN = frozenset({"ask-action", "ask-weak"})
MOST_POWER = 4
"""How many Trolls a click sends at most; more of them are added on the sheet."""


def whole_moves(view: View, scribe: Scribe) -> list[Move]:
    """What a click on the map means when a turn begins."""
    decision, seat = view.decision, view.seat
    if decision is None or seat is None or decision.prompt.key not in TURN:
        return []
    trials = Trials(Drafted(view, view, (), held=False))
    s: MountainKingState = trials.after()
    clusters = {kind: list(beginnings(trials, decision.options, kind)) for kind in (ADVANCE, INFLUENCE)}
    found: list[Move] = []
    for cavern in bits(reachable(s, seat)):
        actions = cheapest(trials, clusters[ADVANCE], do_advance[cavern], wanted(s, seat, cavern))
        if actions:
            label = scribe.write("move-advance", place=scribe.cavern(cavern))
            found.append(Move(notation(actions), label, (f"cavern:{CAVERN.words[cavern]}",)))
    for action in do_influence.actions:
        actions = cheapest(trials, clusters[INFLUENCE], action, 1)
        if actions:
            label = scribe.write("move-influence", champion=scribe.champion(action.arg))
            found.append(Move(notation(actions), label, (f"champion:{CHAMPION.words[action.arg]}",)))
    return found


def wanted(s: MountainKingState, seat: int, cavern: int) -> int:
    """How many Trolls are enough: one more than the strongest rival, or than the Gnomes that are there."""
    rivals = max((s.units(other, cavern) for other in range(s.players) if other != seat), default=0)
    return min(MOST_POWER, max(rivals, len(s.strengths(cavern))) + 1)


def beginnings(trials: Trials, options: Iterable[Action], kind: int) -> Iterable[list[Action]]:
    """Clusters to begin an action with, the smallest first: one symbol, or symbols that grow by the most power."""
    for first in options:
        if first.verb not in (do_weak, do_strong) or first.args[0] != kind:
            continue
        cluster = [first]
        while (now := trials.after(cluster)) is not None and isinstance(now.agenda[-1], Gather):
            if now.agenda[-1].ready(now):
                yield list(cluster)
            more = [action for action in now.legal() if action.verb is do_add]
            if not more or len(cluster) >= MOST_POWER:
                break
            cluster.append(more[0])


def cheapest(trials: Trials, clusters: list[list[Action]], target: Action, power: int) -> list[Action]:
    """The smallest cluster that reaches the target with enough power, else the strongest; nothing if none does."""
    best: tuple[tuple[bool, int, int], list[Action]] | None = None
    for cluster in clusters:
        now = trials.after(cluster)
        if trials.after([*cluster, target]) is None:
            continue
        gathered = now.agenda[-1].power
        rank = (gathered < power, len(cluster) if gathered >= power else -gathered, gathered)
        if best is None or rank < best[0]:
            best = rank, [*cluster, target]
    return [] if best is None else best[1]


def usual_answer(view: View) -> Action | None:
    """Who comes along: from where most Trolls stand, so that nobody leaves a cavern without need."""
    decision, s = view.decision, view.position
    assert isinstance(s, MountainKingState)
    if decision is None or decision.prompt.key != "ask-muster":
        return None
    sent = [action for action in decision.options if action.verb is do_send]
    if not sent or view.seat is None:
        return next((action for action in decision.options if action.verb.finishes), None)

    def spare(action: Action) -> tuple[bool, int]:
        cavern, count = action.args[0], action.args[1] + 1
        left = s.units(view.seat or 0, cavern) - count
        return left > 0, count

    return max(sent, key=spare)
