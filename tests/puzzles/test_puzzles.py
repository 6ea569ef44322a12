"""Every puzzle of the house is proved, and can be read in every language."""

from __future__ import annotations

import msgspec
import pytest

from meadhall.kernel import registry
from meadhall.kernel.catalogue import LANGUAGES
from meadhall.kernel.puzzle import BEST, READ
from meadhall.puzzles.checking import faults
from meadhall.puzzles.files import File, Puzzle, load_all, said

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


@pytest.mark.parametrize(("kind", "told"), [(READ, "played out"), (BEST, "do not prefer")])
@pytest.mark.parametrize("slug", GAMES)
def test_a_wrong_answer_that_is_called_right_is_found(slug: str, kind: str, told: str) -> None:
    puzzle = next(puzzle for puzzle in load_all(slug) if puzzle.kind == kind)
    other = tuple(n for n in range(len(puzzle.answers)) if n not in puzzle.right)[:1]
    changed = Puzzle(puzzle.game, msgspec.structs.replace(puzzle.file, right=other))
    assert isinstance(changed.file, File)
    assert any(told in fault for fault in faults(changed))
