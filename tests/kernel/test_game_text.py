"""A whole game as text: read, written, edited by hand, and refused with its line."""

from __future__ import annotations

import re
from contextlib import suppress
from pathlib import Path
from random import Random

import pytest

import meadhall
from meadhall.kernel.errors import SaveError
from meadhall.kernel.game_text import read_text, write_text
from meadhall.kernel.match import Match
from meadhall.kernel.save import Annotation, SavedEntry, read_save
from tests.kernel.toys import DUEL
from tests.kernel.toys.duel import Ring

GOLDEN = sorted((Path(__file__).parents[1] / "golden").glob("*/*.json"))
EACH_GAME = [next(path for path in GOLDEN if path.parent.name == slug) for slug in meadhall.games()]


def duel(*actions: str) -> Match[Ring]:
    match = DUEL.match(2, seed=2)
    for action in actions or ("guard high", "swing 2 low", "stand"):
        match.play(action)
    return match


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_a_golden_game_goes_round(path: Path) -> None:
    """Its entries are played when its JSON is read; here it is enough that the text holds the same."""
    save = read_save(path.read_bytes())
    again, places = read_text(write_text(save, "a golden game"))
    assert again == save
    assert len(places.entries) == len(save.journal)


@pytest.mark.parametrize("path", EACH_GAME, ids=lambda path: path.parent.name)
def test_a_text_is_played_as_its_json_is(path: Path, tmp_path: Path) -> None:
    match = Match.load(path)
    match.save(tmp_path / "game.mead")
    text = (tmp_path / "game.mead").read_text("utf-8")
    assert text.startswith(f"# {match.game.title}")
    assert Match.load(tmp_path / "game.mead").to_json() == match.to_json()


def test_people_can_read_it() -> None:
    text = duel().to_text()
    header, _, course = text.partition("\n\n")
    assert '[game "toy-duel"]\n[rules' in header
    assert re.fullmatch(r"1\. P1: guard high; swing 2 low\n3\. P2: stand\n4\. fate: roll \d\n(.*\n)*", course)


def test_numbers_spaces_and_remarks_may_be_left_out() -> None:
    match = duel()
    header, _, course = match.to_text().partition("\n\n")
    bare = re.sub(r"^\d+\. ", "  ", course, flags=re.MULTILINE).replace("; ", " ;  ")
    assert Match.from_text(f"{header}\n# {{a line (for people)\n{bare}", DUEL).to_json() == match.to_json()


def test_remarks_and_lines_that_might_have_been_go_round_in_text_and_json() -> None:
    match = duel()
    match.annotate("Off we go. {Braces\\} and\nlines are kept.", at=0)
    match.annotate("Low was the better guard.", ["guard low", "swing 2 low", "stand"], at=0)
    match.annotate("", ["guard low"], at=0)
    match.annotate("The end.")
    inner = Annotation(1, "And then?", (SavedEntry(0, "swing 2 low"),))
    match.annotations.append(Annotation(0, "", (SavedEntry(0, "guard low"),), (inner, Annotation(1, "Quite."))))
    again = Match.from_text(match.to_text(), DUEL)
    assert again.to_text() == match.to_text()
    assert {*again.annotations} == {*match.annotations}
    assert Match.from_json(match.to_json(), DUEL).annotations == match.annotations
    assert match.copy().annotations == match.annotations


def test_undo_takes_the_remarks_on_what_is_undone_along() -> None:
    match = duel("guard high")
    match.annotate("First.", at=0)
    match.annotate("Second.", at=1)
    match.undo()
    assert [annotation.says for annotation in match.annotations] == ["First."]


def test_a_line_that_might_have_been_may_be_written_by_hand() -> None:
    text = duel().to_text().replace("3. P2: stand", "{Bold.}\n(P1: swing 2 high; {Bolder!})\n3. P2: stand")
    with pytest.raises(SaveError, match="an empty text is no action"):
        Match.from_text(text, DUEL)
    match = Match.from_text(text.replace("high; {", "high {"), DUEL)
    assert match.annotations == [
        Annotation(2, "Bold."),
        Annotation(1, "", (SavedEntry(0, "swing 2 high"),), (Annotation(2, "Bolder!"),)),
    ]


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ("3. P2: stand", "P2: sit", "line {n}: 'sit' is no verb of toy-duel"),
        ("3. P2: stand", "P1: stand", "line {n}: by 0: 'stand' is not allowed"),
        ("3. P2: stand", "P9: stand", "line {n}: by 8: 'stand' is not allowed"),
        ("3. P2: stand", "4. P2: stand", "line {n}: number 4 should be 3; numbers may be left out"),
        ("3. P2: stand", "Anna: stand", "line {n}: 'Anna: stand' is not written like 12. P1: ... or fate: ..."),
        ("3. P2: stand", "3. P2:", "line {n}: an empty text is no action"),
        ("3. P2: stand", "3. P2: stand {why?", "line {n}: a brace is never closed"),
        ("3. P2: stand", "3. P2: stand }", "line {n}: '}}' is out of place"),
        ("3. P2: stand", "3. P2: stand\n(", "line {m}: this bracket is never closed"),
        ("3. P2: stand", "3. P2: stand\n)", "line {m}: a bracket is closed that was never opened"),
        ("3. P2: stand", "3. P2: stand\n( {why?} )", "line {m}: nothing stands between these brackets"),
        ("3. P2: stand", "3. P2: stand\n( 7. P2: stand )", "line {m}: number 7 is neither 3 nor 4"),
        ("3. P2: stand", "3. P2: stand\n( P1: stand )", "line {m}: by 0: 'stand' is not allowed"),
        ("3. P2: stand", "(" * 60, "line {n}: more than 50 brackets within one another"),
        ('[game "toy-duel"]', '[game "chess"]', "line 3: game: 'chess' was saved, not 'toy-duel'"),
        ('[game "toy-duel"]', "[game duel]", "line 3: what stands behind game is no JSON"),
        ('[game "toy-duel"]', "[game", 'line 3: a line of the header looks like [players 3] or [game "ice-garden"]'),
        ('[game "toy-duel"]', "[journal []]", "line 3: journal does not belong here"),
        ('[game "toy-duel"]\n', "", "line 6: Object missing required field `game`"),
        ("[players 2]", '[players "two"]', "line 5: players: Expected `int`, got `str`"),
        ("[players 2]", "[players 9]", "line 5: players: 9 is not possible"),
        ('"polite":false', '"polite":"maybe"', "line 6: polite: 'maybe' is neither yes nor no"),
        ("[format 1]", "[format 2]", "line 2: format: 2 is not known here; this is format 1"),
    ],
)
def test_a_damaged_text_is_refused_with_its_line(old: str, new: str, problem: str) -> None:
    text = duel().to_text()
    assert old in text
    n = text[: text.index("3. P2")].count("\n") + 1
    with pytest.raises(SaveError, match=re.escape(problem.format(n=n, m=n + 1))):
        Match.from_text(text.replace(old, new), DUEL)


def test_a_text_without_a_header_is_refused_with_its_first_line() -> None:
    with pytest.raises(SaveError, match=r"^line 1: Object missing required field `format`"):
        Match.from_text("P1: stand", DUEL)


def test_what_is_wrong_with_the_position_it_began_with_is_refused_with_its_line() -> None:
    match = Match.of(duel().state, seed=1)
    (line,) = (line for line in match.to_text().splitlines() if line.startswith("[start "))
    text = match.to_text()
    number = text.splitlines().index(line) + 1
    with pytest.raises(SaveError, match=rf"^line {number}: agenda"):
        Match.from_text(text.replace('"agenda":[', '"agenda":[7,'), DUEL)


def test_an_annotation_of_nothing_is_refused_in_json_too() -> None:
    match = duel()
    match.annotations.append(Annotation(99, "Too late."))
    with pytest.raises(SaveError, match="annotations: at 99 there is no entry to write about"):
        Match.from_json(match.to_json(), DUEL)
    match.annotations[-1] = Annotation(0, "", (SavedEntry(1, "stand"),))
    with pytest.raises(SaveError, match=re.escape("annotations[0].line[0].do: by 1")):
        Match.from_json(match.to_json(), DUEL)


def test_whatever_is_damaged_is_refused_and_never_fails_otherwise() -> None:
    match = duel()
    match.annotate("Why not?", ["guard low"], at=0)
    text, rng = match.to_text(), Random(1)
    for _ in range(500):
        at = rng.randrange(len(text))
        damaged = text[:at] + rng.choice(["", "{", "}", "(", ")", ";", "\n", "P", "#", "9", "["]) + text[at + 1 :]
        with suppress(SaveError):
            Match.from_text(damaged, DUEL)
