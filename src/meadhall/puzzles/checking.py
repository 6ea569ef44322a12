"""Proving a puzzle: the position is played out, and must say the same as what was reckoned when it was made."""

from __future__ import annotations

from meadhall.kernel.puzzle import BEST, Theme
from meadhall.puzzles.files import Puzzle, said

LEAD, ERRORS = 0.10, 4.0
"""By how much the best move leads: in winning chance, and in standard errors."""
CLOSE = 0.02
"""Moves that win so little less are right too."""


def faults(puzzle: Puzzle) -> list[str]:
    """What is wrong with a puzzle; nothing if it is proved."""
    if puzzle.kind == BEST:
        return best_faults(puzzle)
    assert puzzle.game.puzzles is not None
    theme = puzzle.game.puzzles.themes.get(puzzle.theme)
    if theme is None:
        return [f"nobody asks about {puzzle.theme}"]
    return reckoned(puzzle, theme) + proved(puzzle, theme) + rules_cited(puzzle)


def reckoned(puzzle: Puzzle, theme: Theme) -> list[str]:
    """Whether the game would still ask and answer the same."""
    file = puzzle.file
    posed = theme.pose(puzzle.position(), puzzle.seat, file.subject)
    if posed is None:
        return ["it would not be asked any more"]
    found = []
    if (theme.kind, said(posed.question)) != (file.kind, file.question):
        found.append(f"the question is another one: {said(posed.question)}")
    if [said(answer.says) for answer in posed.answers] != file.answers:
        found.append("the answers are others")
    if theme.right(posed.worth) != file.right:
        found.append(f"{theme.right(posed.worth)} would be right, not {file.right}")
    if [(said(line.says), line.rule) for line in posed.solution] != file.solution:
        found.append("the solution is told otherwise")
    return found


def proved(puzzle: Puzzle, theme: Theme) -> list[str]:
    """Whether playing it out leads to the same."""
    worth = theme.prove(puzzle.position(), puzzle.seat, puzzle.file.subject, puzzle.answers)
    right = theme.right(worth)
    if right != puzzle.right:
        return [f"played out, {right} is right, not {puzzle.right}: {worth}"]
    return [] if len(right) < len(puzzle.answers) else ["every answer is right"]


def rules_cited(puzzle: Puzzle) -> list[str]:
    return [
        f"there is no rule {line.rule}" for line in puzzle.solution if line.rule not in puzzle.game.catalogue
    ] or ([] if puzzle.solution else ["there is no solution"])


def best_faults(puzzle: Puzzle) -> list[str]:
    """Both judges must prefer the same move, by far. What they found stands in the file."""
    file = puzzle.file
    found = rules_cited(puzzle)
    decision = puzzle.position().decision_of(puzzle.seat)
    if decision is None or any(answer.says not in decision.options for answer in puzzle.answers):
        found.append("an answer cannot be played")
    for judge, worth in (("long games", file.worth), ("search", file.judged)):
        best = max(worth)
        right = tuple(n for n, one in enumerate(worth) if one >= best - CLOSE)
        others = [one for n, one in enumerate(worth) if n not in file.right]
        if not set(right) <= set(file.right) or not others or best - max(others) < LEAD:
            found.append(f"the {judge} do not prefer the same by far: {worth}")
    if file.error <= 0 or min(file.worth[n] for n in file.right) - max(
        one for n, one in enumerate(file.worth) if n not in file.right
    ) < ERRORS * file.error:
        found.append("the lead may be luck")
    return found
