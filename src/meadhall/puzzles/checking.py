"""Proving a puzzle: the position is played out, and must say the same as what was reckoned when it was made."""

from __future__ import annotations

from meadhall.kernel.puzzle import BEST, Theme
from meadhall.puzzles.best import best_faults
from meadhall.puzzles.files import Puzzle, said


def faults(puzzle: Puzzle) -> list[str]:
    """What is wrong with a puzzle; nothing if it is proved."""
    if puzzle.kind == BEST:
        return best_faults(puzzle) + rules_cited(puzzle)
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
    return [f"there is no rule {line.rule}" for line in puzzle.solution if line.rule not in puzzle.game.catalogue] or (
        [] if puzzle.solution else ["there is no solution"]
    )
