"""The command line: what it prints, and one clear line for whatever is wrong."""

from __future__ import annotations

import io
import json
import subprocess
import sys
from collections.abc import Callable
from importlib.metadata import version
from pathlib import Path
from random import Random
from typing import Any

import pytest

import meadhall
from meadhall import coverage
from meadhall.cli import main
from meadhall.kernel.catalogue import LANGUAGES
from meadhall.kernel.errors import MeadhallError
from meadhall.kernel.match import Match
from meadhall.terminal.speech import system_language

GAME = meadhall.load("ice-garden")
RULES = GAME.catalogue

each_game = pytest.mark.parametrize("slug", meadhall.games())
each_language = pytest.mark.parametrize("lang", LANGUAGES)


@pytest.fixture(autouse=True)
def _english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("LC_ALL", raising=False)
    monkeypatch.setenv("LANG", "C.UTF-8")


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Callable[..., tuple[int, str, str]]:
    """Run a command line, with the lines of ``typed`` as the input: exit code, output, errors."""

    def run_line(line: str, *words: str, typed: str = "", terminal: bool = False) -> tuple[int, str, str]:
        keyboard = io.StringIO(typed)
        monkeypatch.setattr(keyboard, "isatty", lambda: terminal)
        monkeypatch.setattr("sys.stdin", keyboard)
        code = main([*line.split(), *words])
        said = capsys.readouterr()
        return code, said.out, said.err

    return run_line


@pytest.fixture
def saved(tmp_path: Path) -> Path:
    """A finished game for two, saved."""
    match: Match[Any] = GAME.match(2, seed=2)
    rng = Random(2)
    while not match.state.over:
        match.play(rng.choice(match.state.decision.options))
    file = tmp_path / "over.json"
    match.save(file)
    return file


def begun(slug: str, decisions: int) -> Match[Any]:
    """A game for two after so many decisions, each the last option, and on until there is a choice."""
    match = meadhall.load(slug).match(2, seed=2)
    while decisions > 0 or len(match.state.decisions[0].options) < 2:
        decision = match.state.decisions[0]
        match.play(decision.options[-1], decision.seat)
        decisions -= 1
    return match


Run = Callable[..., tuple[int, str, str]]


# --- wrong arguments ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("line", "named"),
    [
        ("", "COMMAND"),
        ("dance", "COMMAND"),
        ("games --lang fr", "--lang"),
        ("games --nonsense", "--nonsense"),
        ("rules", "GAME"),
        ("rules ice-gardn", "GAME"),
        ("rules ice-garden IG-4.99", "ID"),
        ("rules ice-garden nonsense", "ID"),
        ("rules ice-garden --edition third", "--edition"),
        ("rules ice-garden --chapter 99", "--chapter"),
        ("rules ice-garden --chapter x", "--chapter"),
        ("play chess", "GAME"),
        ("play ice-garden --players 9", "--players"),
        ("play ice-garden --players x", "--players"),
        ("play ice-garden --players 0", "--players"),
        ("play ice-garden --seats me,robot", "--seats"),
        ("play ice-garden --seats me,random --players 3", "--seats"),
        ("play ice-garden --seats me,me,me,me,me", "--seats"),
        ("play ice-garden --seats ,", "--seats"),
        ("play ice-garden --seats=", "--seats"),
        ("play ice-garden --option edition", "--option"),
        ("play ice-garden --option =first", "--option"),
        ("play ice-garden --option edition=third", "--option edition"),
        ("play ice-garden --option editoin=first", "--option editoin"),
        ("play ice-garden --players 1 --option edition=first", "--option edition"),
        ("play ice-garden --option characters=callo,callo", "--option characters"),
        ("play ice-garden --seed -1", "--seed"),
        ("play ice-garden --seed 99999999999999999999999", "--seed"),
        ("play ice-garden --pack nowhere.toml", "--pack"),
        ("play ice-garden --load nowhere.json", "--load"),
        ("play ice-garden --load nowhere.json --players 2", "--players"),
        ("play ice-garden --load nowhere.json --seed 0", "--seed"),
        ("play ice-garden --load nowhere.json --option mode=basic", "--option"),
        ("replay", "FILE"),
        ("replay nowhere.json", "FILE"),
        ("replay .", "FILE"),
        ("simulate ice-garden", "--games"),
        ("simulate ice-garden --games 0", "--games"),
        ("simulate ice-garden --games 1 --players 5", "--players"),
        ("simulate ice-garden --games 1 --workers none", "--workers"),
        ("simulate ice-garden --games 1 --option mode=odd", "--option mode"),
        ("train chess", "GAME"),
        ("train ice-garden --players 2,9", "--players"),
        ("train ice-garden --players 1", "--players"),
        ("train ice-garden --players two", "--players"),
        ("train ice-garden --units 32", "--units"),
        ("train ice-garden --units 30,16", "--units"),
        ("train ice-garden --passes 0", "--passes"),
        ("train ice-garden --games 10", "--games"),
        ("bench --games 0", "--games"),
        ("bench --games 1 --seconds 1", "--seconds"),
        ("bench --seconds 0", "--seconds"),
        ("bench --seconds many", "--seconds"),
        ("bench --rounds 0", "--rounds"),
        ("bench --json nowhere/result.json", "--json"),
        ("bench chess", "chess"),
    ],
)
def test_a_wrong_argument_is_named_in_one_line(line: str, named: str, run: Run) -> None:
    code, out, err = run(line)
    assert code == 2
    assert out == ""
    assert err.count("\n") == 1
    assert err.startswith("meadhall")
    assert named in err


@pytest.mark.parametrize(
    ("text", "field"),
    [
        ("", "FILE"),
        ("{", "FILE"),
        ("[]", "FILE"),
        ("\xff", "FILE"),
        ('{"format": 1}', "FILE"),
    ],
)
def test_a_file_that_is_no_game_is_refused(text: str, field: str, tmp_path: Path, run: Run) -> None:
    file = tmp_path / "broken.json"
    file.write_bytes(text.encode("latin-1"))
    code, _, err = run("replay", str(file))
    assert code == 2
    assert err.startswith(f"meadhall replay: argument {field}: {file}: ")
    assert err.count("\n") == 1


@pytest.mark.parametrize(
    ("change", "named"),
    [
        ({"game": "chess"}, "chess"),
        ({"format": 99}, "format"),
        ({"rules": "99.0"}, "rules"),
        ({"players": 9}, "players"),
        ({"options": {"edition": "third"}}, "edition"),
        ({"journal": [{"by": 0, "do": "fly"}]}, "journal[0]"),
        ({"journal": [{"by": 0, "do": "pass"}]}, "journal[0]"),
    ],
)
def test_a_game_that_breaks_the_rules_is_refused(change: dict[str, object], named: str, saved: Path, run: Run) -> None:
    saved.write_text(json.dumps(json.loads(saved.read_text()) | change))
    code, _, err = run("replay", str(saved))
    assert code == 2
    assert named in err
    assert err.count("\n") == 1


def test_a_pack_with_a_wrong_value_is_refused(tmp_path: Path, run: Run) -> None:
    file = tmp_path / "mine.toml"
    file.write_text("[snow]\ntwo = 0\n")
    code, _, err = run("play ice-garden --seats me,random --pack", str(file))
    assert code == 2
    assert "argument --pack: snow.two" in err


# --- small things ---------------------------------------------------------------------------------


def test_version(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        main(["--version"])
    assert left.value.code == 0
    assert capsys.readouterr().out == f"meadhall {version('meadhall')}\n"


@pytest.mark.parametrize("command", ["", "games", "rules", "play", "replay", "simulate", "train", "bench"])
def test_each_command_explains_itself(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        main([*command.split(), "--help"])
    assert left.value.code == 0
    assert f"usage: meadhall {command}".rstrip() in capsys.readouterr().out


@pytest.mark.parametrize(
    ("all_of_it", "lang", "spoken"),
    [
        (None, "de_AT.UTF-8", "de"),
        (None, "en_GB.UTF-8", "en"),
        (None, None, "en"),
        ("de_DE.UTF-8", "en_GB.UTF-8", "de"),
        ("C", "de_DE.UTF-8", "en"),
        ("", "de_DE.UTF-8", "de"),
    ],
)
def test_the_language_of_the_system(
    all_of_it: str | None, lang: str | None, spoken: str, monkeypatch: pytest.MonkeyPatch, run: Run
) -> None:
    for variable, value in (("LC_ALL", all_of_it), ("LANG", lang)):
        monkeypatch.delenv(variable, raising=False)
        if value is not None:
            monkeypatch.setenv(variable, value)
    assert system_language() == spoken
    assert ("Vorgabe" in run("games")[1]) is (spoken == "de")
    assert "Vorgabe" not in run("games --lang en")[1]


def test_a_reader_who_leaves_early_gets_no_traceback() -> None:
    command = [sys.executable, "-m", "meadhall.cli", "rules", "ice-garden"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as running:
        assert running.stdout is not None
        assert running.stderr is not None
        assert running.stdout.readline()
        running.stdout.close()
        assert running.stderr.read() == ""
    assert running.returncode == 1


# --- games, rules ---------------------------------------------------------------------------------


@each_language
def test_games_are_listed_with_their_options(lang: str, run: Run) -> None:
    code, out, _ = run(f"games --lang {lang}")
    assert code == 0
    assert "ice-garden: The Lord of the Ice Garden" in out
    assert "1, 2, 3, 4" in out
    for option in GAME.options.values():
        line = next(line for line in out.splitlines() if line.startswith(f"  Option {option.name} "))
        assert GAME.texts.say(f"option-{option.name}", lang) in line
        assert line.endswith(f" {option.default}.")
        assert ", ".join(option.choices) in line


@each_language
def test_the_whole_catalogue_is_read_in_order(lang: str, run: Run) -> None:
    code, out, _ = run(f"rules ice-garden --lang {lang}")
    assert code == 0
    assert [line.split()[0] for line in out.splitlines() if line.startswith("IG-")] == list(RULES)
    for rule in RULES.values():
        assert f"{rule.id} {rule.title(lang)}\n  {rule.text(lang)}\n" in out
        assert all(heading in out for heading in (rule.source.first, rule.source.second) if heading)
    for number, title in GAME.chapters.items():
        assert f" {number}: {title(lang)}\n" in out


def test_rules_are_filtered_by_edition_and_chapter(run: Run) -> None:
    _, out, _ = run("rules ice-garden --edition first --chapter 12")
    found = [line.split()[0] for line in out.splitlines() if line.startswith("IG-")]
    assert found == [id for id, rule in RULES.items() if rule.chapter == 12 and "first" in rule.editions]
    assert 0 < len(found) < sum(1 for rule in RULES.values() if rule.chapter == 12)


def test_a_filter_that_leaves_nothing_says_so(run: Run) -> None:
    assert run("rules ice-garden --edition first --chapter 15")[:2] == (0, "No rule fits.\n")


@pytest.mark.parametrize("id", ["IG-4.3", "ig-4.3", "4.3"])
def test_one_rule(id: str, run: Run) -> None:
    code, out, _ = run(f"rules ice-garden {id}")
    assert code == 0
    assert out.startswith(f"IG-4.3 {RULES['IG-4.3'].title()}\n  {RULES['IG-4.3'].text()}\n  Editions: first, second.")
    assert out.count("\n") == 4


def test_a_rule_tells_where_the_book_is_open_and_how_we_read_it(run: Run) -> None:
    reading = meadhall.load("ice-garden").readings[8]
    _, out, _ = run("rules ice-garden IG-6.21")
    said = (
        f"Where the book is open: {reading.open()} We play: {reading.read()} The option raven_price plays it otherwise."
    )
    assert out.splitlines()[-1].strip() == said
    _, out, _ = run("rules ice-garden IG-6.20")
    assert "Where the book is open" not in out


def test_an_unknown_rule_suggests_near_ones(run: Run) -> None:
    assert "IG-4.9" in run("rules ice-garden IG-4.99")[2]


# --- rules and tests ------------------------------------------------------------------------------


TESTS = """
import pytest
from pytest import mark

pytestmark = [pytest.mark.rule("IG-1.1")]

@pytest.mark.rule("IG-1.2", "IG-1.3")
def test_one(): ...

@mark.rule("IG-1.4")
@pytest.mark.parametrize("x", [pytest.param(1, marks=pytest.mark.rule("IG-1.5"))])
def test_two(x): rule("IG-1.6"); state.rule("IG-1.7"); "IG-1.8"
"""


def test_marks_are_found_without_importing(tmp_path: Path) -> None:
    tests = tmp_path / "tests"
    (tests / "deep").mkdir(parents=True)
    (tests / "deep" / "test_it.py").write_text("raise SystemExit\n" + TESTS)
    found = coverage.carried(tests)
    assert sorted(found) == ["IG-1.1", "IG-1.2", "IG-1.3", "IG-1.4", "IG-1.5"]
    assert found["IG-1.3"] == ["tests/deep/test_it.py:8"]


def test_a_test_file_that_cannot_be_parsed_is_named(tmp_path: Path) -> None:
    (tmp_path / "test_broken.py").write_text("def test(:\n")
    with pytest.raises(MeadhallError, match=r"test_broken\.py cannot be read"):
        coverage.carried(tmp_path)


def test_the_tests_of_this_checkout_are_found() -> None:
    assert coverage.tests_folder() == Path(__file__).parent


def test_untested_rules_are_listed(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, run: Run) -> None:
    monkeypatch.setattr("meadhall.cli.rules.tests_folder", lambda: tmp_path)
    marks = ", ".join(f'"{id}"' for id in RULES if id not in ("IG-4.3", "IG-15.2"))
    (tmp_path / "test_most.py").write_text(f"@pytest.mark.rule({marks})\ndef test(): ...\n")
    assert run("rules ice-garden --untested") == (1, "IG-4.3\nIG-15.2\n", "")
    assert run("rules ice-garden --untested --chapter 4") == (1, "IG-4.3\n", "")
    assert run("rules ice-garden --untested --chapter 5") == (0, "", "")


def test_outside_of_a_checkout_nothing_is_known_of_tests(monkeypatch: pytest.MonkeyPatch, run: Run) -> None:
    monkeypatch.setattr("meadhall.cli.rules.tests_folder", lambda: None)
    code, out, err = run("rules ice-garden --untested")
    assert (code, out) == (2, "")
    assert "argument --untested" in err
    assert "checkout" in err


# --- play -----------------------------------------------------------------------------------------


def test_play_without_a_terminal_takes_the_usual_seats(run: Run) -> None:
    code, out, _ = run("play ice-garden --players 3 --seed 7 --option characters=callo,freihoff,fjollsfinn")
    assert code == 0
    assert out.startswith("The Lord of the Ice Garden. Seed 7.\n")
    assert "Callo (player 1): " in out
    assert "Freihoff (player 2) is played by the bot adept." in out
    assert "Fjollsfinn (player 3) is played by the bot adept." in out


def test_the_same_seed_gives_the_same_game(run: Run) -> None:
    line = "play ice-garden --seats random,random --seed 11"
    first = run(line)
    assert first == run(line)
    assert "The game is over." in first[1]
    assert first[1] != run("play ice-garden --seats random,random --seed 12")[1]


def test_play_at_a_terminal_asks_what_was_not_said(run: Run) -> None:
    _, out, _ = run("play ice-garden --lang de", typed="3\n\n1\n\n\n", terminal=True)
    assert "Wie viele Spieler" in out
    assert "Spieler 3 wird vom Bot adept gespielt." in out
    assert "Weitergeben an Spieler 1." in out
    _, out, _ = run("play ice-garden --players 2", typed="\n\n\n", terminal=True)
    assert "How many players" not in out
    assert "Player 1: Which character do you play?" in out
    _, out, _ = run("play ice-garden --seats me,random", terminal=True)
    assert "Who plays as" not in out


def test_a_wrong_option_is_told_before_the_questions(run: Run) -> None:
    code, out, err = run("play ice-garden --option edition=third", terminal=True)
    assert (code, out) == (2, "")
    assert "--option edition" in err


def test_a_terminal_that_closes_during_the_questions(run: Run) -> None:
    assert run("play ice-garden", typed="2\n", terminal=True)[0] == 0


def test_ctrl_c_during_the_questions(monkeypatch: pytest.MonkeyPatch, run: Run) -> None:
    def interrupt(prompt: str) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr("builtins.input", interrupt)
    assert run("play ice-garden", terminal=True) == (130, "", "\n")


def test_a_saved_game_goes_on_with_its_seats(tmp_path: Path, run: Run) -> None:
    file = tmp_path / "game.json"
    run("play ice-garden --seats random,me --seed 3", typed=f"1\nsave {file}\n")
    before = len(Match.load(file).journal)
    code, out, _ = run("play ice-garden --load", str(file), typed=f"1\nsave {file}\n")
    assert code == 0
    assert f"The saved game goes on after {before} entries." in out
    assert "(player 1) is played by the bot random." in out
    assert "Replace it?" not in out
    assert len(Match.load(file).journal) > before
    _, out, _ = run("play ice-garden --seats me,random --load", str(file))
    assert "(player 2) is played by the bot random." in out


def test_seats_in_a_file_are_checked(saved: Path, run: Run) -> None:
    saved.write_text(json.dumps(json.loads(saved.read_text()) | {"notes": {"seats": "me,dragon"}}))
    code, _, err = run("play ice-garden --load", str(saved))
    assert code == 2
    assert "dragon" in err


def test_ask_always_and_a_pack_reach_the_table(tmp_path: Path, run: Run) -> None:
    pack = tmp_path / "mine.toml"
    pack.write_text("[snow]\ntwo = 42\n")
    file = tmp_path / "game.json"
    run("play ice-garden --seats me,random --ask-always --pack", str(pack), typed=f"save {file}\n")
    assert Match.load(file).state.facts.snow_limit == 42


# --- replay ---------------------------------------------------------------------------------------


@each_language
def test_replay_reads_every_entry_and_the_result(lang: str, saved: Path, run: Run) -> None:
    match = Match.load(saved)
    code, out, _ = run(f"replay --lang {lang}", str(saved))
    assert code == 0
    lines = out.splitlines()
    entries = [line for line in lines[1:] if line[0].isdecimal()]
    assert len(entries) == len(match.journal)
    for number, (line, entry) in enumerate(zip(entries, match.journal, strict=True), 1):
        assert line.startswith(f"{number}. ")
        assert line.endswith(f"({entry.action})")
    assert sum(line.startswith("  ") for line in lines) == sum(len(entry.events) for entry in match.journal)
    assert match.state.result is not None
    for score in match.state.result.scores:
        assert any(f": {score} " in line for line in lines[-2:])


def test_replay_stops_where_it_is_told(saved: Path, run: Run) -> None:
    code, out, _ = run("replay --until 0", str(saved))
    assert code == 0
    assert out.splitlines()[1:] == ["After 0 entries:", "Player 1: Which character do you play?"]
    assert run("replay --until 2", str(saved))[1].count("Player") == 4
    code, _, err = run("replay --until 99999", str(saved))
    assert code == 2
    assert "argument --until" in err


def test_replay_turns_a_save_into_text_and_back(saved: Path, run: Run) -> None:
    text, back = saved.with_suffix(".mead"), saved.with_name("back.json")
    assert run(f"replay --save {text}", str(saved))[0] == run(f"replay --save {back}", str(text))[0] == 0
    assert back.read_text() == saved.read_text()
    text.write_text(text.read_text().replace("P1:", "Anna:", 1))
    code, _, err = run("replay", str(text))
    assert code == 2
    assert "line" in err
    code, _, err = run("replay --save /nowhere/game.mead", str(saved))
    assert (code, "argument --save" in err) == (2, True)


@each_game
def test_replay_reads_a_game_of_every_kind_and_names_what_is_damaged(slug: str, tmp_path: Path, run: Run) -> None:
    match = begun(slug, 20)
    save, text, back = (tmp_path / name for name in ("game.json", "game.mead", "back.json"))
    match.save(save)
    assert run(f"replay --save {text}", str(save))[0] == run(f"replay --save {back}", str(text))[0] == 0
    assert back.read_text() == save.read_text()
    entries = [line for line in run("replay", str(text))[1].splitlines() if line[0].isdecimal()]
    assert [line.rpartition("(")[2] for line in entries] == [f"{entry.action})" for entry in match.journal]
    text.write_text(text.read_text() + "P1: swim home\n")
    code, _, err = run("replay", str(text))
    assert code == 2
    assert f"line {len(text.read_text().splitlines())}: 'swim' is no verb of {slug}" in err


# --- analyse --------------------------------------------------------------------------------------


@each_game
@each_language
def test_analyse_tells_the_best_options_of_a_save_a_text_and_a_position(
    lang: str, slug: str, tmp_path: Path, run: Run
) -> None:
    match = begun(slug, 20)
    save, text, position = (tmp_path / name for name in ("game.json", "game.mead", "position.json"))
    position.write_text(match.state.to_json())
    moment = len(match.journal)
    match.play(match.state.decision.options[0])
    match.save(save)
    match.save(text)
    line = f"analyse --lang {lang} --simulations 4 --top 2"
    code, out, _ = run(f"{line} --moment {moment}", str(save))
    assert code == 0
    assert len([told for told in out.splitlines() if told.startswith(("  1. ", "  2. "))]) == 2
    assert "%" in out
    assert run(f"{line} --moment {moment}", str(text))[1] == out
    assert run(line, str(position))[1] == out
    assert run(line, "-", typed=position.read_text())[1] == out


def test_analyse_has_no_chances_to_tell_when_a_game_is_over(saved: Path, run: Run) -> None:
    code, out, _ = run("analyse", str(saved))
    assert code == 0
    assert "%" not in out


@each_game
def test_analyse_goes_through_a_whole_game(slug: str, tmp_path: Path, run: Run) -> None:
    match = begun(slug, 5)
    match.save(tmp_path / "short.json")
    code, out, _ = run("analyse --game --simulations 4", str(tmp_path / "short.json"))
    assert code == 0
    *told, one, two = out.splitlines()[1:]
    assert all("given away each on average" in line for line in (one, two))
    assert told
    assert all("rather: " in line for line in told)


@pytest.mark.parametrize(
    ("content", "problem"),
    [("{}", "game: is missing"), ('{"game": "chess"}', "chess"), ("P1: hello", "`format`"), ("", "not a saved match")],
)
def test_analyse_names_what_is_wrong_with_its_file(content: str, problem: str, tmp_path: Path, run: Run) -> None:
    (tmp_path / "file").write_text(content)
    code, out, err = run("analyse", str(tmp_path / "file"))
    assert (code, out) == (2, "")
    assert err.startswith("meadhall analyse: argument FILE: ")
    assert problem in err


@pytest.mark.parametrize(
    ("package", "line", "extra"),
    [
        ("resvg_py", "draw {file} -o {file}.png", "png"),
        ("rich", "simulate ice-garden --games 1", "lab"),
        ("openskill", "arena ice-garden --bots random,random --games 1", "lab"),
        ("numpy", "train ice-garden", "lab"),
        ("litestar", "serve --no-open", "server"),
    ],
)
def test_a_command_that_lacks_a_package_names_its_extra(package: str, line: str, extra: str, saved: Path) -> None:
    """In a process of its own, because modules that were imported halfway would hurt other tests."""
    program = f"import sys; sys.modules[{package!r}] = None; from meadhall import cli; sys.exit(cli.main())"
    words = [sys.executable, "-c", program, *line.format(file=saved).split()]
    lacking = subprocess.run(words, capture_output=True, text=True, cwd=saved.parent)
    assert (lacking.returncode, lacking.stdout) == (1, "")
    assert lacking.stderr == f'meadhall: {package} is not installed; pip install "meadhall[{extra}]" brings it\n'


# --- simulate -------------------------------------------------------------------------------------


def test_a_simulation_does_not_depend_on_the_workers(run: Run) -> None:
    line = "simulate ice-garden --games 45 --players 3 --seed 5"
    code, alone, err = run(f"{line} --workers 1")
    assert (code, err) == (0, "")
    _, together, _ = run(f"{line} --workers 2")
    assert alone.splitlines()[:-1] == together.splitlines()[:-1]
    assert alone.startswith("45 games of The Lord of the Ice Garden, players: 3, seed 5.\n")
    _, other, _ = run("simulate ice-garden --games 45 --players 3 --seed 6")
    assert alone.splitlines()[1:-1] != other.splitlines()[1:-1]


@each_language
def test_a_solo_simulation_counts_the_opponent(lang: str, run: Run) -> None:
    code, out, _ = run(f"simulate ice-garden --games 20 --players 1 --option difficulty=hard --seed 1 --lang {lang}")
    assert code == 0
    wins = [
        line for line in out.splitlines() if line.lstrip().startswith(("player 1", "Spieler 1", "the opp", "der G"))
    ]
    assert sum(int(line.split(": ")[1].split()[0]) for line in wins) >= 20
    assert len(wins) == 2


def test_a_simulation_without_a_seed_names_the_one_it_took(run: Run) -> None:
    first = run("simulate ice-garden --games 3")[1]
    seed = first.split("seed ")[1].split(".")[0]
    again = run(f"simulate ice-garden --games 3 --seed {seed}")[1]
    assert first.splitlines()[:-1] == again.splitlines()[:-1]


# --- puzzles --------------------------------------------------------------------------------------


@each_language
def test_mistakes_of_saved_games_are_asked_with_their_reasons(lang: str, saved: Path, run: Run) -> None:
    code, out, _ = run(f"puzzles mine --seat 2 --lang {lang}", str(saved), typed="x\n1\n2\n3\n1\n2\n3\n1\n2\n3\n")
    assert code == 0
    assert out.startswith(f"{saved}: ")
    played = "(so you played)" if lang == "en" else "(so hast du gespielt)"
    asked = out.count("\n1: ")
    assert asked > 0
    assert out.count(played) == asked
    assert ("right at once" if lang == "en" else "auf Anhieb richtig") in out


def test_who_stops_typing_is_asked_no_more(saved: Path, run: Run) -> None:
    code, out, _ = run("puzzles mine --seat 2", str(saved), typed="")
    assert (code, out.count("\n1: ")) == (0, 1)


@pytest.mark.parametrize(
    ("line", "named"),
    [("puzzles", "WHAT"), ("puzzles mine", "FILE"), ("puzzles mine nowhere.json", "FILE"), ("puzzles make", "GAME")],
)
def test_puzzles_name_what_is_wrong(line: str, named: str, run: Run) -> None:
    code, _, err = run(line)
    assert (code, named in err) == (2, True)


def test_a_seat_that_a_saved_game_does_not_have_is_named(saved: Path, run: Run) -> None:
    code, _, err = run("puzzles mine --seat 5", str(saved))
    assert (code, "argument --seat" in err) == (2, True)
