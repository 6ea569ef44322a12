"""Puzzles after the best move: two judges must prefer it to all other moves that are offered, and by far.

The first judge plays each move to the end of the game again and again, in worlds that fit what the seat may know and
with the same dice for all moves. The second lets a master search below each move. A puzzle is kept if with both the
right move leads by ten points of winning chance, and if the first judge's lead cannot be luck.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import sqrt
from random import Random
from statistics import fmean, stdev
from typing import Any, NamedTuple

from meadhall.bots.luck import pick
from meadhall.bots.reasons import reasons
from meadhall.bots.tree import COOL, Tree
from meadhall.kernel import registry
from meadhall.kernel.action import Action
from meadhall.kernel.game import Game
from meadhall.kernel.message import Message
from meadhall.kernel.mind import Mind
from meadhall.kernel.puzzle import BEST, BEST_MOVE, BEST_WINS, BEST_WINS_LESS, SEARCH_AGREES, Answer, Line, Posed
from meadhall.kernel.state import Decision, State
from meadhall.kernel.view import View
from meadhall.puzzles.files import File, Puzzle, said, stripped
from meadhall.puzzles.levels import first_rating, solvers
from meadhall.puzzles.making import positions

LEAD, ERRORS = 0.10, 4.0
"""By how much the right move leads: in winning chance, and in standard errors."""
CLOSE = 0.02
"""Moves that win so little less are right too."""
OFFERED = 4
FIRST_LOOK, PLAYED, SEARCHED = 80, 640, 400
"""Games for a first look and for the judgement, and simulations below each move."""
PROVED = 10
"""Games with other dice that the test of a puzzle plays anew."""
BEGUN, DECIDED = 0.3, 0.9
"""A puzzle comes from where the game is on its way, and neither won nor lost."""
LOOKED_AT = 0.25
"""The share of all positions of a game that is looked at, so that puzzles come from all its stages."""
LONGEST = 3000
FACTS = 2
"""So many facts are told of the right move."""


class Judged(NamedTuple):
    """What each move is worth to the two judges, and the standard error of the first one's lead."""

    played: tuple[float, ...]
    searched: tuple[float, ...]
    error: float


def make_best(slug: str, games: int, seed: int) -> Iterator[File]:
    """Puzzles after the best move from games between adepts, one from each game at most."""
    game = registry.load(slug)
    made = 0
    for n in range(games):
        rng = Random(seed + n)
        players = rng.choice([number for number in game.seats if number > 1])
        for state in positions(game, seed + n, players):
            file = posed_best(game, state, f"{BEST}-{made + 1:02}") if rng.random() < LOOKED_AT else None
            if file is not None:
                made += 1
                yield file
                break


def posed_best(game: Game[Any], state: State, id: str) -> File | None:
    """The question after the best move here; None if it is not worth asking."""
    mind = game.mind()
    seat = state.deciding[0]
    view = state.view(seat)
    decision = view.decision
    if decision is None or decision.empty or len(decision.options) < 3 or len(state.deciding) > 1:
        return None
    if mind.progress(state) < BEGUN:
        return None
    if not 1 - DECIDED < mind.outlook(view.position)[seat] < DECIDED:
        return None
    options = tempting(mind, view, decision)
    early = searched(mind, view, decision, options, FIRST_LOOK)
    if lead(early) < LEAD:
        return None
    shares = played(mind, view, seat, options, range(FIRST_LOOK))
    if lead([fmean(share) for share in shares]) < LEAD:
        return None
    judged = judge(mind, view, decision, options)
    right = best_of(judged.played)
    if 2 * len(right) > len(options) or faults_of(judged, right) or not proves(mind, view, seat, options, right):
        return None
    posed = Posed(
        Message(BEST_MOVE), tuple(Answer(option) for option in options), judged.played, (), min(len(options), 5)
    )
    solved_by = solvers(state, seat, posed, right)
    return File(
        id=id,
        kind=BEST,
        theme=BEST,
        seat=seat,
        subject=(),
        question=said(posed.question),  # type: ignore[arg-type]
        answers=[said(answer.says) for answer in posed.answers],
        right=right,
        solution=[(said(line.says), line.rule) for line in told(mind, view, decision, options, judged)],  # type: ignore[misc]
        difficulty=posed.difficulty,
        rating=first_rating(posed, solved_by),
        position=stripped(game, state),
        worth=tuple(round(one, 4) for one in judged.played),
        judged=tuple(round(one, 4) for one in judged.searched),
        error=round(judged.error, 4),
        solved_by=solved_by,
    )


# --- the judges -----------------------------------------------------------------------------------


def judge(mind: Mind, view: View, decision: Decision, options: Sequence[Action]) -> Judged:
    shares = played(mind, view, decision.seat, options, range(FIRST_LOOK, FIRST_LOOK + PLAYED))
    means = [fmean(share) for share in shares]
    order = sorted(range(len(options)), key=lambda n: -means[n])
    wrong = [n for n in order if means[n] < means[order[0]] - CLOSE]
    # With the same dice for both, their difference is what strays.
    by = [a - b for a, b in zip(shares[order[0]], shares[wrong[0]], strict=True)] if wrong else [0.0, 1.0]
    error = stdev(by) / sqrt(len(by))
    return Judged(tuple(means), tuple(searched(mind, view, decision, options, SEARCHED)), error)


def played(
    mind: Mind, view: View, seat: int, options: Sequence[Action], numbers: Sequence[int] | range
) -> list[list[float]]:
    """What a seat wins with each move, in each of the games with these numbers."""
    found: list[list[float]] = [[] for _ in options]
    for number in numbers:
        world: State = view.sample(Random(number))
        for option, shares in zip(options, found, strict=True):
            s = world.copy()
            s.apply(option, seat)
            shares.append(played_out(mind, s, Random(number))[seat])
    return found


def played_out(mind: Mind, s: State, rng: Random) -> list[float]:
    """Who wins if all follow what tempts them; after too many decisions, who stands best."""
    for _ in range(LONGEST):
        if s.over:
            break
        if (fate := s.fate) is not None:
            s.apply(fate.sample(rng))
            continue
        decision = s.decision
        assert decision is not None
        options = decision.options
        weights = mind.weigh(s, decision.seat, options)
        s.apply(options[pick(rng, weights, COOL)], decision.seat)
    return mind.outlook(s)


def searched(mind: Mind, view: View, decision: Decision, options: Sequence[Action], simulations: int) -> list[float]:
    """What a master's search below each move gives the seat."""
    found = []
    for option in options:
        only = Decision(decision.seat, decision.prompt, [option], decision.rule)
        tree, rng = Tree(mind), Random(simulations)
        found.append(fmean(tree.descend(view, only, rng)[decision.seat] for _ in range(simulations)))
    return found


def lead(worth: Sequence[float]) -> float:
    """By how much the best leads all that are not as good as it."""
    best = max(worth)
    others = [one for one in worth if one < best - CLOSE]
    return best - max(others) if others else 0.0


def best_of(worth: Sequence[float]) -> tuple[int, ...]:
    return tuple(n for n, one in enumerate(worth) if one >= max(worth) - CLOSE)


def faults_of(judged: Judged, right: tuple[int, ...]) -> list[str]:
    """Why a judgement is not clear enough; nothing if it is."""
    found = []
    for judge, worth in (("long games", judged.played), ("search", judged.searched)):
        if not set(best_of(worth)) <= set(right) or lead(worth) < LEAD:
            found.append(f"the {judge} do not prefer the same by far: {worth}")
    if not 0 < judged.error * ERRORS <= lead(judged.played):
        found.append(f"the lead of {lead(judged.played):.3f} may be luck: {judged.error:.4f} is its standard error")
    return found


def proves(mind: Mind, view: View, seat: int, options: Sequence[Action], right: tuple[int, ...]) -> bool:
    """Whether some other games say the same."""
    begun = FIRST_LOOK + PLAYED
    means = [fmean(share) for share in played(mind, view, seat, options, range(begun, begun + PROVED))]
    return means.index(max(means)) in right


def best_faults(puzzle: Puzzle) -> list[str]:
    """What is wrong with a puzzle after the best move. What the judges found stands in the file."""
    view = puzzle.position().view(puzzle.seat)
    decision, options = view.decision, [answer.says for answer in puzzle.answers]
    moves = [option for option in options if isinstance(option, Action)]
    if decision is None or len(moves) < len(options) or not set(moves) <= set(decision.options):
        return ["an answer cannot be played"]
    found = faults_of(Judged(puzzle.file.worth, puzzle.file.judged, puzzle.file.error), puzzle.right)
    if not proves(puzzle.game.mind(), view, puzzle.seat, moves, puzzle.right):
        found.append("other games do not say the same")
    return found


# --- the question ---------------------------------------------------------------------------------


def tempting(mind: Mind, view: View, decision: Decision) -> list[Action]:
    """The moves that are offered: those that tempt most, in the order of the vocabulary."""
    weights = mind.weigh(view.position, decision.seat, decision.options)
    order = sorted(range(len(weights)), key=lambda n: -weights[n])[:OFFERED]
    return [decision.options[n] for n in sorted(order)]


def told(mind: Mind, view: View, decision: Decision, options: Sequence[Action], judged: Judged) -> Iterator[Line]:
    """How it is explained: how often the right move wins and the next best, and what it brings."""
    order = sorted(range(len(options)), key=lambda n: -judged.played[n])
    best, other = order[0], next(n for n in order if judged.played[n] < judged.played[order[0]] - CLOSE)
    yield Line(Message(BEST_WINS, (PLAYED, percent(judged.played[best]))), decision.rule)
    yield Line(Message(BEST_WINS_LESS, (percent(judged.played[other]),)), decision.rule)
    yield Line(Message(SEARCH_AGREES, (percent(judged.searched[best]), percent(judged.searched[other]))), decision.rule)
    facts = [reason.message for reason in reasons(mind, view, decision, options[best], options[other])]
    for message in [message for message in facts if message.kind in mind.facts][:FACTS]:
        yield Line(message, decision.rule)


def percent(share: float) -> int:
    return round(100 * share)
