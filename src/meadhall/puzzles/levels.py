"""Which bots find the answer, and what a puzzle is rated before anybody has tried it."""

from __future__ import annotations

from typing import Any

from meadhall.bots import load
from meadhall.kernel.action import Action
from meadhall.kernel.puzzle import Posed
from meadhall.kernel.state import State

SIMULATIONS = 120
EASIEST, STEP = 1000, 160
RATED = {"random": 1000, "novice": 1200, "adept": 1450, "master": 1700}
"""What a puzzle is rated that this level is the first to solve."""
ASKED = list(RATED)[1:]
"""The levels that are asked: whoever plays at random finds nothing."""
UNSOLVED = 1900


def solvers(state: State, seat: int, posed: Posed, right: tuple[int, ...]) -> tuple[str, ...]:
    """The levels that would choose a right answer among those offered; none if the answers are no moves."""
    moves = [answer.says for answer in posed.answers if isinstance(answer.says, Action)]
    view = state.view(seat)
    decision = view.decision
    if len(moves) < len(posed.answers) or decision is None:
        return ()
    offered = [decision.options.index(move) for move in moves]
    found = []
    for level in ASKED:
        budget: dict[str, Any] = {"simulations": SIMULATIONS} if level == "master" else {}
        liking = load(level, state.game.slug, 7, **budget).liking(view, decision)
        if max(range(len(offered)), key=lambda n: liking[offered[n]]) in right:
            found.append(level)
    return tuple(found)


def first_rating(posed: Posed, solved_by: tuple[str, ...]) -> int:
    """By the weakest bot that solves it where bots can be asked, else by how much there is to overlook."""
    if all(isinstance(answer.says, Action) for answer in posed.answers):
        return min((RATED[level] for level in solved_by), default=UNSOLVED)
    return EASIEST + STEP * posed.difficulty
