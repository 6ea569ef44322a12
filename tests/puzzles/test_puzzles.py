"""Every puzzle of the house is proved, and can be read in every language."""

from __future__ import annotations

from math import sqrt
from statistics import fmean, stdev

import msgspec
import pytest

from meadhall.kernel import registry
from meadhall.kernel.catalogue import LANGUAGES
from meadhall.kernel.puzzle import BEST, READ
from meadhall.puzzles import best
from meadhall.puzzles.checking import faults
from meadhall.puzzles.files import File, Puzzle, load_all, said

UNSEEN, GAMES_EACH = 50_000, 8
"""Numbers of games that no puzzle was made with, and how many for each."""
GAMES = [slug for slug in registry.games() if registry.load(slug).puzzles is not None]


@pytest.mark.parametrize("slug", GAMES)
def test_every_puzzle_is_proved_and_told(slug: str) -> None:
    puzzles = load_all(slug)
    assert len(puzzles) >= 60
    assert len({puzzle.theme for puzzle in puzzles}) >= 6
    assert len({(p.theme, str(p.file.question), str(p.file.solution)) for p in puzzles}) == len(puzzles)
    for puzzle in puzzles:
        assert faults(puzzle) == [], puzzle.id
        if puzzle.kind != BEST:
            assert puzzle.game.puzzles is not None
            view = puzzle.position().view(puzzle.seat).position
            posed = puzzle.game.puzzles.themes[puzzle.theme].pose(view, puzzle.seat, puzzle.file.subject)
            assert posed is not None, f"{puzzle.id}: what the seat sees does not tell the answer"
            assert [said(answer.says) for answer in posed.answers] == puzzle.file.answers
        for lang in LANGUAGES:
            offered = [puzzle.say(answer.says, lang) for answer in puzzle.answers]
            assert len(set(offered)) == len(offered), puzzle.id
            assert all(puzzle.say(line.says, lang) for line in puzzle.solution)
            assert puzzle.say(puzzle.question, lang)


@pytest.mark.parametrize("slug", GAMES)
def test_other_games_prefer_the_best_moves_too(slug: str) -> None:
    """Adepts play on with dice that no judge has seen: all puzzles together, the lead is what their files say."""
    every = [puzzle for puzzle in load_all(slug) if puzzle.kind == BEST]
    found, said = [], []
    for puzzle in every:
        worth = puzzle.file.worth
        found += best.played_anew(puzzle, range(UNSEEN, UNSEEN + GAMES_EACH))
        said.append(max(worth) - max(one for n, one in enumerate(worth) if n not in puzzle.right))
    error = stdev(found) / sqrt(len(found))
    assert fmean(found) > 0.05
    assert abs(fmean(found) - fmean(said)) < 3 * error
    # It would be found out if the others were called the best.
    assert abs(fmean(found) + fmean(said)) > 3 * error


@pytest.mark.parametrize(("kind", "told"), [(READ, "played out"), (BEST, "do not prefer")])
@pytest.mark.parametrize("slug", GAMES)
def test_a_wrong_answer_that_is_called_right_is_found(slug: str, kind: str, told: str) -> None:
    puzzle = next(puzzle for puzzle in load_all(slug) if puzzle.kind == kind)
    other = tuple(n for n in range(len(puzzle.answers)) if n not in puzzle.right)[:1]
    changed = Puzzle(puzzle.game, msgspec.structs.replace(puzzle.file, right=other))
    assert isinstance(changed.file, File)
    assert any(told in fault for fault in faults(changed))
