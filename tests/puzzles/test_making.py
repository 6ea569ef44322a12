"""Puzzles are made from self-play, and what is made is proved: by the command line, in small."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest

from meadhall.cli import main
from meadhall.kernel import registry
from meadhall.kernel.puzzle import BEST
from meadhall.puzzles import best, files, levels
from meadhall.puzzles.best import Verdict, error_of, faults_of, lead, verdict
from meadhall.puzzles.checking import faults
from meadhall.puzzles.files import Puzzle, load, read

Run = Callable[..., tuple[int, str]]


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str]) -> Run:
    def run_line(*words: object) -> tuple[int, str]:
        code = main(["puzzles", *map(str, words)])
        return code, capsys.readouterr().out

    return run_line


@pytest.mark.parametrize("slug", ["dragon-lords", "ice-garden", "mountain-king"])
def test_puzzles_are_made_and_proved(slug: str, run: Run, tmp_path: Path) -> None:
    code, out = run("make", slug, "--games", 1, "--seed", 3, "--each", 1, "--out", tmp_path)
    made = [read(registry.load(slug), file.read_bytes()) for file in sorted(tmp_path.iterdir())]
    assert (code, out) == (0, f"{len(made)} puzzles in {tmp_path}\n")
    assert len(made) > 3
    assert [puzzle.id for puzzle in made] == sorted(f"{puzzle.theme}-01" for puzzle in made)
    for puzzle in made:
        assert faults(puzzle) == [], puzzle.id


def test_the_same_seed_makes_the_same_puzzles(run: Run, tmp_path: Path) -> None:
    for folder in ("one", "other"):
        run("make", "dragon-lords", "--games", 1, "--seed", 3, "--each", 1, "--out", tmp_path / folder)
    one, other = (sorted((tmp_path / folder).iterdir()) for folder in ("one", "other"))
    assert [file.read_bytes() for file in one] == [file.read_bytes() for file in other]


def small(monkeypatch: pytest.MonkeyPatch) -> None:
    """Judges that take a moment: enough where one move wins nearly always."""
    for name, number in (("FIRST_LOOK", 2), ("PLAYED", (20,)), ("GLANCE", 3), ("SEARCHES", 3), ("DEEP", 6)):
        monkeypatch.setattr(best, name, number)
    monkeypatch.setattr(levels, "SIMULATIONS", 5)


def test_a_best_move_is_found_again_and_added_to_those_that_are_there(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    small(monkeypatch)
    known = load("mountain-king", "best-04")
    late = known.game.mind().progress(known.position())
    monkeypatch.setattr(best, "LOOKED_AT", 1.0)
    monkeypatch.setattr(best, "positions", lambda game, seed, players: iter([known.position()]))
    (tmp_path / f"{BEST}-01.json").write_bytes(b"")
    assert run("make", "mountain-king", "--best", "--games", 1, "--out", tmp_path)[0] == 0
    made = read(known.game, (tmp_path / f"{BEST}-02.json").read_bytes())
    assert made.file.answers == known.file.answers
    assert made.right == known.right
    assert faults(made) == []
    early = int(100 * late) - 1
    assert run("make", "mountain-king", "--best", "--games", 1, "--until", early, "--out", tmp_path)[1][0] == "0"


def test_a_lead_that_may_be_luck_with_either_judge_is_none() -> None:
    sure, unsure, other = Verdict((0.6, 0.2), 0.05), Verdict((0.6, 0.2), 0.11), Verdict((0.2, 0.6), 0.05)
    close = Verdict((0.6, 0.55), 0.001)
    assert faults_of(best.Judged(sure, sure, 9), (0,)) == []
    for bad in (unsure, other, close):
        for judged in (best.Judged(sure, bad, 9), best.Judged(bad, sure, 9)):
            assert faults_of(judged, (0,)), judged


def test_a_judge_says_how_far_chance_may_lead_it_astray() -> None:
    shares = [[1.0, 1.0, 0.0, 1.0], [0.0, 1.0, 0.0, 0.0], [0.0, 0.0, 0.0, 0.0]]
    found = verdict(shares)
    assert found.worth == (0.75, 0.25, 0.0)
    assert found.error == error_of(shares[0], shares[1]) == pytest.approx((1 / 12) ** 0.5)
    assert lead(found.worth) == 0.5
    # Of a single trial nobody knows.
    assert verdict([[1.0], [0.0]]).error == 1.0


def test_check_tells_every_fault(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    good = load("dragon-lords", "price-01")
    wrong = tuple(n for n in range(len(good.answers)) if n not in good.right)[:1]
    bad = Puzzle(good.game, msgspec.structs.replace(good.file, id="price-99", right=wrong))
    monkeypatch.setattr(files, "load_all", lambda slug: [good])
    assert run("check", "dragon-lords") == (0, "1 puzzles, 0 faults\n")
    monkeypatch.setattr(files, "load_all", lambda slug: [good, bad])
    code, out = run("check", "dragon-lords")
    *told, last = out.splitlines()
    assert (code, last) == (1, f"2 puzzles, {len(told)} faults")
    assert told
    assert all(line.startswith("dragon-lords price-99: ") for line in told)
