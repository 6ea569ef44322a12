"""A whole game as text: read, written, edited by hand, and refused with its line."""

from __future__ import annotations

import re
from contextlib import suppress
from pathlib import Path
from random import Random

import msgspec
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


@pytest.mark.parametrize("slug", meadhall.games())
def test_remarks_and_other_lines_of_every_game_go_round(slug: str) -> None:
    match = meadhall.load(slug).match(3, seed=3)
    for _ in range(4):
        last = match.state.decisions[-1]  # Where several are asked, others than the first come first here.
        match.annotate(f"Or, for seat {last.seat}:", [last.options[-1]])
        match.play(last.options[0], last.seat)
    again = Match.from_text(match.to_text())
    assert (again.to_text(), again.to_json()) == (match.to_text(), match.to_json())
    assert [annotation.line for annotation in again.annotations] == [one.line for one in match.annotations]


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


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_a_damaged_golden_game_is_refused_with_its_line_and_the_reason(path: Path) -> None:
    save = read_save(path.read_bytes())
    by = [entry.by for entry in save.journal]
    number = next(n for n in range(9, len(by)) if by[n - 1] >= 0 and by[n - 1] != by[n - 2])  # It begins a line.
    before = msgspec.structs.replace(save, journal=save.journal[: number - 1])
    state = Match.of_any_json(msgspec.json.encode(before)).state
    seat, does = save.journal[number - 1].by, save.journal[number - 1].do
    illegal = next(each for each in state.game.vocabulary.actions if state.why_not(each, seat) is not None)
    rule = state.why_not(illegal, seat)
    assert rule is not None
    header, _, course = write_text(save, "a golden game").partition("\n\n")
    above = [line for line in course.splitlines() if int(line.partition(".")[0]) <= number]
    n = len(header.splitlines()) + 1 + len(above)
    assert above[-1].startswith(f"{number}. P{seat + 1}: {does}")
    for damaged, reason in [
        (f"P{seat + 1}: {illegal}", f"by {seat}: '{illegal}' is not allowed: {rule.id} {rule.title()}"),
        (f"P9: {does}", f"by 8: '{does}' is not allowed: "),
        (f"P{seat + 1}: swim", f"'swim' is no verb of {save.game}: "),
        (f"P{seat + 1}: {does} twice", f"'{does} twice' "),
        (f"{number + 7}. P{seat + 1}: {does}", f"number {number + 7} should be {number}; numbers may be left out"),
        (f"P{seat + 1}: {does} {{why?", "a brace is never closed"),
    ]:
        text = "\n".join([header, "", *above[:-1], damaged])
        with pytest.raises(SaveError, match=rf"^line {n}: {re.escape(reason)}"):
            Match.from_text(text)


@pytest.mark.parametrize("path", EACH_GAME, ids=lambda path: path.parent.name)
@pytest.mark.parametrize(
    ("field", "value", "reason"),
    [("players", "9", "players: 9 is not possible"), ("format", "2", "format: 2 is not known here"),
     ("game", '"chess"', "game: no game is called 'chess'"), ("rules", '"0.1"', "rules: version 0.1 is not played")],
)  # fmt: skip
def test_a_damaged_header_of_a_golden_game_is_refused_with_its_line(
    field: str, value: str, reason: str, path: Path
) -> None:
    text = write_text(read_save(path.read_bytes()), "a golden game")
    damaged = re.sub(rf"^\[{field} .*\]$", f"[{field} {value}]", text, flags=re.MULTILINE)
    n = 1 + next(n for n, line in enumerate(damaged.splitlines()) if line.startswith(f"[{field} "))
    with pytest.raises(SaveError, match=rf"^line {n}: {re.escape(reason)}"):
        Match.from_text(damaged)


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
