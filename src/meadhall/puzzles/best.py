"""Puzzles after the best move: two judges must prefer it to all other moves that are offered, and by far.

The first judge plays each move to the end of the game again and again, in worlds that fit what the seat may know and
with the same dice for all moves. Everybody follows what tempts them (adepts would play the same game every time), and
only who wins counts. The second lets masters search below each move: they play nothing to its end, but look for the
best answers and judge how it stands then. A puzzle is kept if with both the right move leads by ten points of winning
chance, and if neither lead can be luck.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
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
FIRST_LOOK = 24
"""Games for a first look."""
PLAYED = (100, 200, 400)
"""Games for the judgement: more if it is not clear after so many."""
GLANCE = 15
"""So often a master looks ahead below each move before anything else is tried."""
SEARCHES, DEEP = 8, 40
"""So many masters search below each move, each with dice of its own, and so often each of them looks ahead."""
BEGUN, DECIDED = 0.3, 0.9
"""A puzzle comes from where the game is on its way, and neither won nor lost."""
LOOKED_AT = 0.25
"""The share of all positions of a game that is looked at, so that puzzles come from all its stages."""
LONGEST = 3000
FACTS = 2
"""So many facts are told of the right move."""


class Verdict(NamedTuple):
    """What each move is worth to a judge, and the standard error of the lead of the best."""

    worth: tuple[float, ...]
    error: float

    @property
    def clear(self) -> bool:
        return lead(self.worth) >= LEAD and 0 < self.error * ERRORS <= lead(self.worth)


class Judged(NamedTuple):
    """The verdicts of the two judges, the first after so many games."""

    played: Verdict
    searched: Verdict
    games: int


def make_best(slug: str, games: int, seed: int, made: int = 0, until: float = 1.0) -> Iterator[File]:
    """Puzzles after the best move from games between adepts, one from each game at most.

    ``made`` puzzles there are already; with ``until`` they come from the part of a game before that share of it.
    """
    game = registry.load(slug)
    for n in range(games):
        rng = Random(seed + n)
        players = rng.choice([number for number in game.seats if number > 1])
        for state in positions(game, seed + n, players):
            if rng.random() >= LOOKED_AT or game.mind().progress(state) > until:
                continue
            file = posed_best(game, state, f"{BEST}-{made + 1:02}")
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
    if lead(verdict(searched(mind, view, decision, options, range(1), GLANCE)).worth) < LEAD:
        return None
    if lead(verdict(played(mind, view, seat, options, range(FIRST_LOOK))).worth) < LEAD:
        return None
    judged = judge(mind, view, decision, options)
    right = best_of(judged.played.worth)
    if 2 * len(right) > len(options) or faults_of(judged, right):
        return None
    return file_of_best(game, state, id, options, judged)


def file_of_best(game: Game[Any], state: State, id: str, options: Sequence[Action], judged: Judged) -> File:
    mind, seat = game.mind(), state.deciding[0]
    view = state.view(seat)
    decision = view.decision
    assert decision is not None
    worth, right = judged.played.worth, best_of(judged.played.worth)
    posed = Posed(Message(BEST_MOVE), tuple(Answer(option) for option in options), worth, (), min(len(options), 5))
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
        worth=tuple(round(one, 4) for one in worth),
        judged=tuple(round(one, 4) for one in judged.searched.worth),
        errors=(round(judged.played.error, 4), round(judged.searched.error, 4)),
        solved_by=solved_by,
    )


# --- the judges -----------------------------------------------------------------------------------


def judge(mind: Mind, view: View, decision: Decision, options: Sequence[Action]) -> Judged:
    search = verdict(searched(mind, view, decision, options, range(1, 1 + SEARCHES)))
    shares: list[list[float]] = [[] for _ in options]
    found = Verdict((), 1.0)
    for count in PLAYED:
        begin = FIRST_LOOK + len(shares[0])
        more = played(mind, view, decision.seat, options, range(begin, FIRST_LOOK + count))
        shares = [before + after for before, after in zip(shares, more, strict=True)]
        found = verdict(shares)
        if found.clear or lead(found.worth) < LEAD / 2:
            break
    return Judged(found, search, len(shares[0]))


def verdict(shares: Sequence[Sequence[float]]) -> Verdict:
    """What each move is worth, from what it won in each trial."""
    means = [fmean(share) for share in shares]
    order = sorted(range(len(means)), key=lambda n: -means[n])
    wrong = [n for n in order if means[n] < means[order[0]] - CLOSE]
    if not wrong or len(shares[0]) < 2:
        return Verdict(tuple(means), 1.0)
    # With the same dice for both, their difference is what strays.
    return Verdict(tuple(means), error_of(shares[order[0]], shares[wrong[0]]))


def error_of(one: Sequence[float], other: Sequence[float]) -> float:
    """The standard error of the mean difference of what two moves win in the same trials."""
    by = [a - b for a, b in zip(one, other, strict=True)]
    return stdev(by) / sqrt(len(by))


def played(mind: Mind, view: View, seat: int, options: Sequence[Action], numbers: Iterable[int]) -> list[list[float]]:
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


def searched(
    mind: Mind, view: View, decision: Decision, options: Sequence[Action], numbers: Iterable[int], deep: int = DEEP
) -> list[list[float]]:
    """What the search of each of these masters below each move gives the seat."""
    found: list[list[float]] = [[] for _ in options]
    for number in numbers:
        for option, shares in zip(options, found, strict=True):
            only = Decision(decision.seat, decision.prompt, [option], decision.rule)
            tree, rng = Tree(mind), Random(number)
            shares.append(fmean(tree.descend(view, only, rng)[decision.seat] for _ in range(deep)))
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
    for judge, (worth, error) in (("long games", judged.played), ("search", judged.searched)):
        if not set(best_of(worth)) <= set(right) or lead(worth) < LEAD:
            found.append(f"the {judge} do not prefer the same by far: {worth}")
        if not 0 < error * ERRORS <= lead(worth):
            found.append(f"the lead of {lead(worth):.3f} in the {judge} may be luck: {error:.4f} is its standard error")
    return found


def best_faults(puzzle: Puzzle) -> list[str]:
    """What is wrong with a puzzle after the best move. What the judges found stands in the file."""
    view = puzzle.position().view(puzzle.seat)
    decision, options = view.decision, [answer.says for answer in puzzle.answers]
    moves = [option for option in options if isinstance(option, Action)]
    if decision is None or len(moves) < len(options) or not set(moves) <= set(decision.options):
        return ["an answer cannot be played"]
    file = puzzle.file
    played, searched = (Verdict(*one) for one in zip((file.worth, file.judged), file.errors, strict=True))
    return faults_of(Judged(played, searched, PLAYED[0]), puzzle.right)


def played_anew(puzzle: Puzzle, numbers: Iterable[int]) -> list[float]:
    """By how much the right move leads the best of the others in other games than those of its maker."""
    worth, moves = puzzle.file.worth, [answer.says for answer in puzzle.answers if isinstance(answer.says, Action)]
    best = max(puzzle.right, key=lambda n: worth[n])
    other = max((n for n in range(len(moves)) if n not in puzzle.right), key=lambda n: worth[n])
    view = puzzle.position().view(puzzle.seat)
    right, wrong = played(puzzle.game.mind(), view, puzzle.seat, [moves[best], moves[other]], numbers)
    return [a - b for a, b in zip(right, wrong, strict=True)]


# --- the question ---------------------------------------------------------------------------------


def tempting(mind: Mind, view: View, decision: Decision) -> list[Action]:
    """The moves that are offered: those that tempt most, in the order of the vocabulary."""
    weights = mind.weigh(view.position, decision.seat, decision.options)
    order = sorted(range(len(weights)), key=lambda n: -weights[n])[:OFFERED]
    return [decision.options[n] for n in sorted(order)]


def told(mind: Mind, view: View, decision: Decision, options: Sequence[Action], judged: Judged) -> Iterator[Line]:
    """How it is explained: how often the right move wins and the next best, and what it brings."""
    played, searched = judged.played.worth, judged.searched.worth
    order = sorted(range(len(options)), key=lambda n: -played[n])
    best, other = order[0], next(n for n in order if played[n] < played[order[0]] - CLOSE)
    yield Line(Message(BEST_WINS, (judged.games, percent(played[best]))), decision.rule)
    yield Line(Message(BEST_WINS_LESS, (percent(played[other]),)), decision.rule)
    yield Line(Message(SEARCH_AGREES, (percent(searched[best]), percent(searched[other]))), decision.rule)
    facts = [reason.message for reason in reasons(mind, view, decision, options[best], options[other])]
    for message in [message for message in facts if message.kind in mind.facts][:FACTS]:
        yield Line(message, decision.rule)


def percent(share: float) -> int:
    return round(100 * share)
