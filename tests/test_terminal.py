"""The table in the terminal, driven by typed lines, and the table read aloud."""

from __future__ import annotations

import io
import re
from collections.abc import Callable
from importlib.resources import files
from pathlib import Path
from random import Random
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message as Entry
from fluent.syntax.ast import VariableReference
from fluent.syntax.visitor import Visitor

import meadhall
from meadhall.games.ice_garden import IceGarden
from meadhall.games.ice_garden.reading import READING, board, tracks, who
from meadhall.kernel.catalogue import LANGUAGES
from meadhall.kernel.match import Match
from meadhall.terminal.questions import ask_options, ask_players, ask_seats
from meadhall.terminal.speech import Speech
from meadhall.terminal.table import INTERRUPTED, TerminalTable, matching
from tests.kernel.toys.draft import Draft

GAME = meadhall.load("ice-garden")
COMMANDS = [
    "board", "board b", "board zz", "who", "tracks", "options", "options tile", "options xyz", "log", "log 3", "log 0",
    "log many", "why", "why pass", "why influence", "why influence b c", "why inf b", "why frobnicate", "rule",
    "rule IG-4.3", "rule 4.3", "rule 99.99", "undo", "save", "help", "", "frobnicate", "0", "tile zz",
    "9" * 5000, "x" * 5000,
    "board " + "x" * 5000, "rule " + "x" * 5000, "save no/" + "x" * 5000,
]  # fmt: skip

each_language = pytest.mark.parametrize("lang", LANGUAGES)


class Typist(io.TextIOBase):
    """A keyboard: each line is made up when it is asked for; None is the end of the input."""

    def __init__(self, next_line: Callable[[], str | None]) -> None:
        self.next_line = next_line

    def readline(self, size: int | None = -1, /) -> str:  # type: ignore[override]
        line = self.next_line()
        return "" if line is None else f"{line}\n"


@pytest.fixture
def types(monkeypatch: pytest.MonkeyPatch) -> Callable[..., None]:
    """Let these lines be typed; after them the input ends."""

    def type_lines(*lines: str) -> None:
        monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in lines)))

    return type_lines


def sit(match: Match[Any], seats: str, lang: str = "en", ask_always: bool = False) -> TerminalTable:
    return TerminalTable(match, seats.split(","), Speech(lang, match.game), ask_always)


def moved(**what: Any) -> TerminalTable:
    """A table where Callo alone is at the keyboard and may move, with many options."""
    state = GAME.scenario(
        at="move",
        seat="callo",
        round=2,
        callo={"markers": "A3 B E", "units": "1A 2B", "gold": 5},
        freihoff={"markers": "B2"},
        **what,
    )
    return sit(Match.of(state, seed=1), "me,random")


# --- whole games ----------------------------------------------------------------------------------


def typed(rng: Random, table: TerminalTable) -> str:
    """A valid answer in one of the ways that are understood, or one of the commands."""
    decision = table.match.state.decisions[0]
    if rng.random() < 0.1:
        return rng.choice(COMMANDS)
    n = rng.randrange(len(decision.options))
    text = str(decision.options[n])
    short = " ".join(word[: rng.randint(1, len(word))] for word in text.split())
    return rng.choice([str(n + 1), text, text.upper(), short])


@each_language
@pytest.mark.parametrize(
    ("seats", "options"),
    [
        ("me", {"difficulty": "scientist", "mode": "advanced"}),
        ("me,me", {"edition": "first"}),
        ("random,me,random", {"mode": "advanced", "vuko_layout": "random"}),
        ("me,me,random,me", {"characters": "dealt"}),
    ],
)
def test_a_game_is_played_to_its_end(
    seats: str, options: dict[str, str], lang: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    rng = Random(f"{seats}{lang}")
    table = sit(GAME.match(seats.count(",") + 1, seed=rng.getrandbits(30), **options), seats, lang)
    monkeypatch.setattr("sys.stdin", Typist(lambda: "" if table.match.state.over else typed(rng, table)))
    assert table.play() == 0
    said = capsys.readouterr().out
    result = table.match.state.result
    assert result is not None
    assert GAME.texts.say(f"ending-{result.ending}", lang) in said
    for seat, score in enumerate(result.scores):
        assert re.search(rf"^{re.escape(name(table, seat))}: {score} ", said, re.MULTILINE)
    assert not re.search(r"[{}$\x1b]", said)
    again = Match.from_json(table.match.to_json(), GAME)
    assert again.state == table.match.state


def name(table: TerminalTable, seat: int) -> str:
    said = table.speech.seat(table.match.state, seat)
    return said[0].upper() + said[1:]


def test_bots_alone_play_while_all_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    table = sit(GAME.match(2, seed=3), "random,random")
    assert table.play() == 0
    said = capsys.readouterr().out.splitlines()
    told = [table.speech.message(event, table.match.state) for event in table.match.log(None)]
    assert [line for line in said if line in told] == told


@pytest.mark.usefixtures("toys_in_the_house")
def test_what_is_hidden_from_a_player_is_not_told(
    types: Callable[..., None], capsys: pytest.CaptureFixture[str]
) -> None:
    game = Draft()
    table = sit(game.match(2, seed=5), "me,random")
    types("log 99")
    table.play()
    said = capsys.readouterr().out
    mine = [table.speech.message(event, table.match.state) for event in table.match.log(0)]
    theirs = [table.speech.message(event, table.match.state) for event in table.match.log(1)]
    assert mine != theirs
    assert all(line in said for line in mine)
    assert not any(line in said for line in theirs if line not in mine)


# --- the prompt -----------------------------------------------------------------------------------


def test_few_options_are_listed_with_number_words_and_notation(
    types: Callable[..., None], capsys: pytest.CaptureFixture[str]
) -> None:
    types()
    sit(GAME.match(2, seed=1), "me,random").play()
    said = capsys.readouterr().out.splitlines()
    assert "Player 1: Which character do you play?" in said
    assert "2: Play van Dyken (play van-dyken): carries magical reserves to the Thorn" in said


def test_many_options_are_summed_up_and_heard_by_their_word(
    types: Callable[..., None], capsys: pytest.CaptureFixture[str]
) -> None:
    table = moved()
    moves = [action for action in table.match.state.decision.options if action.verb.name == "move"]
    assert len(moves) > 12
    types("move", "move marker b")
    table.play()
    first, second, third, _ = capsys.readouterr().out.split("your answer: ")
    assert f"move: {len(moves)} options. Type move to hear them." in first
    assert "1: Move nobody (pass)" in first
    assert not any(f"({action})" in first for action in moves)
    assert all(f"({action})" in second for action in moves)
    assert {str(action) for action in moves if f"({action})" in third} == {"move marker B A", "move marker B C",
        "move marker B D", "move marker B E"} & {str(action) for action in moves}  # fmt: skip


def test_matching_takes_beginnings_and_prefers_the_same_number_of_words() -> None:
    actions = [GAME.vocabulary.parse(text) for text in ("influence B", "influence B C", "influence C C", "pass")]
    assert matching(actions, ["inf", "b"]) == [actions[0]]
    assert matching(actions, ["inf", "b", "c"]) == [actions[1]]
    assert matching(actions, ["i"]) == actions[:3]
    assert matching(actions, ["p"]) == [actions[3]]
    assert matching(actions, ["pass", "b"]) == []
    assert matching(actions, ["luence"]) == []


@pytest.mark.parametrize("line", ["move unit2 b c", "MOVE  Unit2  B C", "mo unit2 b c"])
def test_an_option_is_understood_however_it_is_typed(
    line: str, types: Callable[..., None], capsys: pytest.CaptureFixture[str]
) -> None:
    table = moved()
    types(line)
    table.play()
    assert str(table.match.journal[0].action) == "move unit2 B C"
    said = capsys.readouterr().out
    assert "You chose: Move a level-2 unit from B to C (move unit2 B C)." in said
    assert "Callo moves a unit (Faun) from the Frost Fells (B) to Ember Land (C)." in said


@each_language
@pytest.mark.parametrize("line", [line for line in COMMANDS if line != "undo"])
def test_commands_and_wrong_lines_say_something_and_change_nothing(
    line: str, lang: str, types: Callable[..., None], capsys: pytest.CaptureFixture[str]
) -> None:
    table = moved()
    table = sit(table.match, "me,random", lang)
    before = table.match.state.copy()
    types(line)
    table.play()
    assert table.match.state == before
    assert not table.match.journal
    answers = re.split(r"(?:your answer|deine Antwort): ", capsys.readouterr().out)
    assert len(answers) == 3
    assert answers[1].strip()


@pytest.mark.parametrize("command", ["brett", "wer", "leisten", "optionen", "protokoll", "hilfe", "regel", "board"])
def test_german_words_are_commands_too(
    command: str, types: Callable[..., None], capsys: pytest.CaptureFixture[str]
) -> None:
    types(command)
    sit(moved().match, "me,random", "de").play()
    assert "weder eine Möglichkeit noch ein Befehl" not in capsys.readouterr().out


def test_a_forbidden_action_is_answered_with_its_rule(
    types: Callable[..., None], capsys: pytest.CaptureFixture[str]
) -> None:
    table = moved()
    forbidden = table.match.state.parse("move marker A C")
    rule = table.match.state.why_not(forbidden)
    assert rule is not None
    types("move marker A C", "why move marker A C", "why move marker A B")
    table.play()
    _, typed, why, allowed, _ = capsys.readouterr().out.split("your answer: ")
    assert f"{rule.id} {rule.title()}: {rule.text()}" in typed
    assert f"{rule.id} {rule.title()}: {rule.text()}" in why
    assert allowed.startswith("That is allowed: Move a marker from A to B (move marker A B).")


def test_news_is_told_once_and_before_the_question(
    types: Callable[..., None], capsys: pytest.CaptureFixture[str]
) -> None:
    table = sit(GAME.match(2, seed=4, characters="callo,freihoff"), "random,me")
    types("tile 1", "1")
    table.play()
    said = capsys.readouterr().out
    told = [table.speech.message(event, table.match.state) for event in table.match.log(1)]
    assert [line for line in said.splitlines() if line in told] == told
    assert said.index(told[0]) < said.index("Freihoff (player 2): Where do you lay")


def test_people_are_told_to_hand_over(types: Callable[..., None], capsys: pytest.CaptureFixture[str]) -> None:
    types("play callo", "play freihoff")
    sit(GAME.match(2, seed=1), "me,me").play()
    said = capsys.readouterr().out.splitlines()
    assert said.index("Hand over to player 1.") < said.index("Hand over to player 2.")


def test_one_person_is_never_told_to_hand_over(types: Callable[..., None], capsys: pytest.CaptureFixture[str]) -> None:
    types("play callo", "1")
    sit(GAME.match(2, seed=1), "me,random").play()
    assert "Hand over" not in capsys.readouterr().out


# --- only one option, undo ------------------------------------------------------------------------


def advancing(ask_always: bool) -> TerminalTable:
    """Callo has moved two helms in this stage already, so the initiative leaves no choice."""
    state = GAME.scenario(at="initiative", round=2, callo={"helm": 3, "jumped": (1,)}, freihoff={"helm": 3})
    return sit(Match.of(state, seed=1), "me,random", ask_always=ask_always)


@pytest.mark.parametrize("ask_always", [False, True])
def test_the_only_option_is_played_and_told_unless_asked_always(
    ask_always: bool, types: Callable[..., None], capsys: pytest.CaptureFixture[str]
) -> None:
    types()
    table = advancing(ask_always)
    assert len(next(d for d in table.match.state.decisions if d.seat == 0).options) == 1
    table.play()
    said = capsys.readouterr().out
    assert ("There is only one option for you: Go on by 1 ship (advance 1)." in said) is not ask_always
    assert ("1: Go on by 1 ship (advance 1)" in said) is ask_always


def test_undo_takes_back_and_asks_again(types: Callable[..., None], capsys: pytest.CaptureFixture[str]) -> None:
    table = moved()
    before = table.match.state.copy()
    types("move marker A B", "undo", "undo")
    table.play()
    assert table.match.state == before
    said = capsys.readouterr().out
    assert "Taken back: Move a marker from A to B (move marker A B)." in said
    assert said.count("Nothing can be taken back") == 1
    assert said.count("Which piece do you move") == 3


def test_undo_goes_back_past_what_was_the_only_option(
    types: Callable[..., None], capsys: pytest.CaptureFixture[str]
) -> None:
    state = GAME.scenario(
        at="mountain",
        seat="callo",
        fields={"mountain": ["callo", "callo"]},
        round=2,
        callo={"markers": "A", "units": "1A", "population": 4},
        freihoff={},
    )
    table = sit(Match.of(state, seed=1), "me,random")
    before = state.copy()
    # Without the marker the unit has to go: one answer leads to a question with a single option.
    types("mountain A B", "carry 0 marker", "undo", "undo")
    table.play()
    assert table.match.state == before
    said = capsys.readouterr().out
    assert said.index("There is only one option for you: Take a level-1 unit along") < said.index("Taken back:")
    assert "Taken back: Take no marker along (carry 0 marker)." in said
    assert "Taken back: Travel from A to B (mountain A B)." in said


# --- saving, leaving ------------------------------------------------------------------------------


def test_a_game_is_saved_loaded_and_goes_on(
    types: Callable[..., None], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "my game.json"
    table = moved()
    types("move marker A B", f"save {file}")
    table.play()
    assert f"Saved in {file}." in capsys.readouterr().out
    loaded = Match.load(file)
    assert loaded.notes["seats"] == "me,random"
    assert loaded.state == table.match.state
    types("pass")
    sit(loaded, "me,random").play()
    said = capsys.readouterr().out
    assert "The saved game goes on after 1 entry." in said
    assert said.count("Callo moves a marker from the Coast of Sails (A) to the Frost Fells (B).") == 1


def test_an_existing_file_is_replaced_only_after_a_yes(
    types: Callable[..., None], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "game.json"
    file.write_text("mine")
    types(f"save {file}", "no", f"save {file}", "")
    moved().play()
    assert file.read_text() == "mine"
    assert capsys.readouterr().out.count("Not saved.") == 2
    types(f"save {file}", "yes", f"save {file}")
    moved().play()
    assert Match.load(file).journal == []
    assert capsys.readouterr().out.count("Saved in") == 2


@pytest.mark.parametrize("name", ["nowhere/game.json", "~nobody-of-this-name/game.json", "x" * 300, "a\0b"])
def test_a_file_that_cannot_be_written_is_told(
    name: str, types: Callable[..., None], tmp_path: Path, monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:  # fmt: skip
    monkeypatch.chdir(tmp_path)
    types(f"save {name}")
    assert moved().play() == 0
    assert "cannot be saved" in capsys.readouterr().out
    assert list(tmp_path.iterdir()) == []


def test_quitting_asks_to_save(types: Callable[..., None], tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "game.json"
    types("quit", "0", "quit", str(tmp_path / "no" / "game.json"), str(file), "never read")
    assert moved().play() == 0
    said = capsys.readouterr().out
    assert "cannot be saved" in said
    assert said.endswith(f"Saved in {file}.\nGoodbye.\n")
    assert file.exists()
    types("quit", "")
    assert moved().play() == 0
    assert "Saved" not in capsys.readouterr().out


def test_the_end_offers_to_save(types: Callable[..., None], tmp_path: Path) -> None:
    file = tmp_path / "over.json"
    match: Match[Any] = GAME.match(2, seed=2)
    rng = Random(2)
    while not match.state.over:
        match.play(rng.choice(match.state.decision.options))
    types(str(file))
    assert sit(match, "me,random").play() == 0
    assert Match.load(file).state.over


@each_language
def test_the_end_of_the_input_ends_politely(
    lang: str, types: Callable[..., None], capsys: pytest.CaptureFixture[str]
) -> None:
    types("play callo")
    assert sit(GAME.match(2, seed=1), "me,random", lang).play() == 0
    assert re.search(r"\n(The input has ended|Die Eingabe ist zu Ende)[^\n]*\n$", capsys.readouterr().out)


def test_ctrl_c_ends_politely(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    def interrupt() -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr("sys.stdin", Typist(interrupt))
    assert moved().play() == INTERRUPTED
    assert capsys.readouterr().out.endswith("Stopped. The game has not been saved.\n")


# --- questions before a game ----------------------------------------------------------------------


def test_enter_accepts_what_is_proposed(types: Callable[..., None]) -> None:
    speech = Speech("en", GAME)
    types(*[""] * 5)
    assert ask_players(speech) == 2
    assert ask_seats(speech, 3) == ["me", "adept", "adept"]
    options = ask_options(speech, 3, {"mode": "advanced"})
    assert options == {option.name: option.default for option in GAME.options.values()} | {"mode": "advanced"}


def test_questions_take_numbers_and_words_and_nothing_else(
    types: Callable[..., None], capsys: pytest.CaptureFixture[str]
) -> None:
    speech = Speech("en", GAME)
    types("9", "many", "4", "3", "1", "7", "the bot random (picks anything)", "")
    assert ask_players(speech) == 4
    assert ask_seats(speech, 4) == ["novice", "me", "random", "adept"]
    assert capsys.readouterr().out.count("Please type a number from 1 to 6") == 1


def test_options_are_changed_until_they_fit(types: Callable[..., None], capsys: pytest.CaptureFixture[str]) -> None:
    names = list(GAME.options)
    edition, characters = (str(names.index(name) + 2) for name in ("edition", "characters"))
    types(edition, "1", "1", edition, "second", characters, "callo", "", characters, "callo, freihoff", "")
    options = ask_options(Speech("en", GAME), 1, {})
    assert (options["edition"], options["characters"]) == ("second", "callo, freihoff")
    assert capsys.readouterr().out.count("That does not go together.") == 2


# --- the table read aloud -------------------------------------------------------------------------


def test_the_game_brings_its_reading_to_the_table() -> None:
    commands = sit(GAME.match(2, seed=1), "me,random").commands
    assert set(READING) == {"board", "who", "tracks"}
    assert set(READING) <= set(commands)


def test_a_region_is_one_plain_line() -> None:
    state = GAME.scenario(
        at="planning",
        round=2,
        callo={"markers": "B2", "units": "2B 1B", "vuko_tokens": 1},
        van_dyken={"markers": "B"},
        freihoff={},
        regions={"B": {"nightmares": 1, "tower": True, "neutral": 0, "reserves": 1}},
        thorn="B",
        vuko="B",
    )
    lines = board(state.view(0))
    assert [line[0] for line in lines] == list("ABCDEFGH")
    assert board(state.view(0), which="b") == [lines[1]]
    assert lines[1] == (
        "B, Frost Fells: number 2, points 5, 2, 0. Offers 2 population, 1 gold, 1 M-factor. "
        "Callo, influence 5: 2 markers, 1 unit of level 1 (Wild Children), 1 unit of level 2 (Faun). "
        "van Dyken, influence 1: 1 marker. "
        "1 magical reserve. 1 nightmare token. A Red Tower. The Thorn stands here. Vuko is here. "
        "Callo would dominate. Borders A, C, D, E."
    )
    assert "closed in this game" in lines[7]
    assert board(state.view(0), "de", "B")[0].startswith("B, Frosthöhen: Zahl 2, Punkte 5, 2, 0.")


def test_a_player_is_read_with_all_that_counts() -> None:
    state = GAME.scenario(
        at="planning",
        round=2,
        callo={"population": 3, "gold": 1, "m_factor": (2, 0, 1, 0), "score": 12, "reputation": -4, "vuko_tokens": 2},
        freihoff={"units": "3A", "improvements": {"3": ("attack", None, None, None)}},
        regions={"A": {"tower": True}},
    )
    said = "\n".join(who(state.view(0)))
    assert "Callo (player 1): 12 points." in said
    assert (
        "Has 3 population, 1 gold. M-factors: 2 on level 0, 0 on level 1, 1 on level 2, 0 on level 3. Vuko tokens: 2."
        in said
    )
    assert "Reputation -4, place 2." in said
    assert "Reputation safe, place 1." in said
    assert "Level 3, Harrasim: 1 of 1 on the map. Icons: Attack 1. Improvements: Attack." in said
    assert "Red Towers: 1 of 6." in said


def test_tracks_are_read_with_markers_and_order() -> None:
    state = GAME.scenario(at="planning", round=3, mode="advanced", callo={"helm": 4, "actions": 3}, freihoff={}, snow=7)
    said = tracks(state.view(None))
    assert "Round 3." in said
    assert "Dead Snow: 7 of 18." in said
    assert any(line.startswith("Callo: helm 4 of 10, stage 2, ship 1, action markers 3.") for line in said)
    planned = state.copy()
    planned.apply(planned.parse("plan raven"))
    (seat,) = state.deciding
    name = GAME.texts.word(state.seat_word(seat))
    assert f"4. Raven Shadow: 1 of 3 slots taken: {name}." in tracks(planned.view(None))


def test_a_name_of_the_owners_pack_is_read_as_it_stands() -> None:
    game = meadhall.load("ice-garden", {"regions": {"A": {"name": "Küste (neu) { $x }"}}})
    assert board(game.new(2).view(None), "de", "A")[0].startswith("A, Küste (neu) { $x }:")


# --- words ----------------------------------------------------------------------------------------


class Variables(Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802
        self.found.add(node.id.name)


def messages(folder: Path, lang: str) -> dict[str, set[str]]:
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse((folder / f"{lang}.ftl").read_text("utf-8")).body:
        if isinstance(entry, Entry):
            variables = Variables()
            variables.visit(entry)
            assert entry.id.name not in found
            found[entry.id.name] = variables.found
    return found


HOME = Path(str(files("meadhall")))
TERMINAL = HOME / "text"
ALOUD = HOME / "games" / "ice_garden" / "text" / "reading"


@pytest.mark.parametrize("folder", [TERMINAL, ALOUD], ids=["terminal", "reading"])
def test_both_languages_say_the_same(folder: Path) -> None:
    assert messages(folder, "en") == messages(folder, "de")


def test_every_word_of_the_terminal_is_used() -> None:
    modules = [module for folder in ("cli", "terminal") for module in (HOME / folder).glob("*.py")]
    source = "".join(module.read_text("utf-8") for module in modules)
    commands = sit(GAME.match(2, seed=1), "me,random").commands
    used = {f"{kind}-{name}" for name in commands if name not in GAME.reading for kind in ("command", "help")}
    assert used <= set(messages(TERMINAL, "en"))
    assert {id for id in messages(TERMINAL, "en") if f'"{id}"' not in source} <= used


def test_every_word_of_the_reading_is_used() -> None:
    source = (ALOUD.parents[1] / "reading.py").read_text("utf-8")
    parts = IceGarden().components
    names = [region.name for region in parts.regions.values()]
    names += [row.name for sheet in parts.characters.values() for row in sheet.rows]
    translated = {"read-name-" + name.lower().replace(" ", "-") for name in names}
    unused = {
        id for id in messages(ALOUD, "en") if not re.search(rf"[\"'](read-)?{id.removeprefix('read-')}[\"']", source)
    }
    assert unused == translated


def test_prices_are_read_with_the_options() -> None:
    game = meadhall.load("ice-garden")
    callo = dict(markers="A1", reputation=-3, vuko_tokens=1, m_factor=[2, 0, 0, 0])
    state = game.scenario(at="raven", seat="callo", callo=callo, freihoff=dict(markers="B1"))
    assert state.decision is not None
    said = Speech("en", game).options(state.view(0), state.decision.options, "ask-raven")
    assert any(line.startswith("Regain reputation (raven reputation): reputation −3 → −1") for line in said)
