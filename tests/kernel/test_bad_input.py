"""Saves and positions that are damaged, edited or meant for something else."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from meadhall.kernel.errors import BadField, IllegalAction, MeadhallError, SaveError
from meadhall.kernel.match import Match
from meadhall.testing.kit import Setup, finished
from tests.kernel.positions import drafting, duel
from tests.kernel.toys import DRAFT, DUEL
from tests.kernel.toys.draft import do_keep
from tests.kernel.toys.duel import Duel, do_guard, do_rest

DAMAGED = ["", "{", "null", "[]", "7", '"text"', "{}", '{"format": 1', b"\xff\xfe\x00", b"\x80{}", "[" * 100_000]


def edited(text: str, path: tuple[str | int, ...], value: object) -> str:
    """A JSON text with one value replaced; ``KeyError`` as value takes the field away."""
    data: Any = json.loads(text)
    at = data
    for key in path[:-1]:
        at = at[key]
    if value is KeyError:
        del at[path[-1]]
    else:
        at[path[-1]] = value
    return json.dumps(data)


# --- positions ------------------------------------------------------------------------------------


@pytest.mark.parametrize("text", DAMAGED, ids=lambda text: repr(text)[:20])
def test_a_damaged_position_is_refused(text: str | bytes) -> None:
    with pytest.raises(SaveError):
        DUEL.from_json(text)


@pytest.mark.parametrize(
    ("path", "value", "field"),
    [
        (("format",), 2, "format"),
        (("format",), KeyError, "format"),
        (("game",), "toy-draft", "game"),
        (("players",), 7, "players"),
        (("players",), "two", "players"),
        (("players",), KeyError, "position"),
        (("options",), [], "options"),
        (("options", "polite"), 3, "polite"),
        (("options", "rude"), True, "rude"),
        (("pack",), {"duel": {"lives": 9}}, "pack"),
        (("position",), KeyError, "position"),
        (("position",), [], "position"),
        (("position", "round"), 0, "position"),
        (("position", "lives"), [1, 2, 3], "position"),
        (("position", "tokens", 0, "worth"), -2, "position"),
        (("agenda",), KeyError, "agenda"),
        (("agenda",), "Turn", "agenda"),
        (("agenda", 0), "Turn", "agenda[0]"),
        (("agenda", 0), {}, "agenda[0]"),
        (("agenda", 0, "step"), "Dance", "agenda[0].step"),
        (("agenda", 0, "seat"), "one", "agenda[0].seat"),
        (("agenda", 0, "seat"), KeyError, "agenda[0].seat"),
        (("agenda", 0, "speed"), 1, "agenda[0].speed"),
        (("result",), {"winners": [0], "scores": [1, 2], "ending": "time"}, "result"),
        (("result",), "won", "result"),
        (("agenda",), [], "result"),
    ],
)
def test_an_edited_position_is_refused_by_field(path: tuple[str | int, ...], value: object, field: str) -> None:
    state = duel()
    state.apply(do_guard[0])
    text = edited(state.to_json(), path, value)
    if path == ("players",) and value is KeyError:
        text = edited(text, ("position", "lives"), [4, 4, 4])
    with pytest.raises(SaveError) as wrong:
        DUEL.from_json(text)
    assert wrong.value.field == field


@pytest.mark.parametrize("seat", [-1, 2, 99])
def test_a_step_for_a_seat_that_is_not_there_is_refused(seat: int) -> None:
    """On top of the agenda, where it would be asked, and below, where it would come later."""
    top = edited(duel().to_json(), ("agenda", 1, "seat"), seat)
    with pytest.raises(SaveError) as wrong:
        DUEL.from_json(top)
    assert wrong.value.field.startswith("agenda[1]")
    below = edited(duel().to_json(), ("agenda", 0, "seat"), seat)
    with pytest.raises(SaveError) as wrong:
        DUEL.from_json(below)
    assert wrong.value.field.startswith("agenda[0]")


def test_cards_cannot_be_there_twice() -> None:
    text = edited(drafting().to_json(), ("position", "packs", 0, "cards"), [1, 2, 4])
    with pytest.raises(SaveError, match="4 is there twice"):
        DRAFT.from_json(text)


def test_a_view_is_no_position() -> None:
    """What is concealed cannot be played on."""
    for state, game in ((drafting(), DRAFT), (duel(), DUEL)):
        if state.deciding == (0,):
            state.apply(do_guard[0])
        with pytest.raises(SaveError):
            game.from_json(state.view(1).to_json())


@pytest.mark.parametrize("text", DAMAGED, ids=lambda text: repr(text)[:20])
def test_a_damaged_view_is_refused(text: str | bytes) -> None:
    with pytest.raises(SaveError):
        DUEL.view_from_json(text)


@pytest.mark.parametrize("seat", [KeyError, -1, 2, 99, "0", True, 0.0, []])
def test_a_view_says_whose_it_is(seat: object) -> None:
    text = DUEL.new(2).view(0).to_json()
    assert DUEL.view_from_json(text).seat == 0
    assert DUEL.view_from_json(edited(text, ("seat",), None)).seat is None
    with pytest.raises(SaveError) as refused:
        DUEL.view_from_json(edited(text, ("seat",), seat))
    assert refused.value.field == "seat"


def test_a_question_without_answers_is_refused() -> None:
    state = drafting()
    data = json.loads(state.to_json())
    data["position"]["packs"][0] = {"size": 0, "cards": [], "seen_by": [0]}
    with pytest.raises(SaveError, match="nothing can be answered") as wrong:
        DRAFT.from_json(json.dumps(data))
    assert wrong.value.field == "agenda[0]"


def test_what_is_only_reordered_or_at_its_limit_is_read() -> None:
    """The refusals above are not for the sake of refusing."""
    state = duel()
    data = json.loads(state.to_json())
    text = json.dumps(dict(reversed(data.items())))
    assert DUEL.from_json(text) == state
    assert DUEL.from_json(edited(text, ("position", "lives"), [20, 1])).lives == [20, 1]


# --- matches --------------------------------------------------------------------------------------


def saved() -> str:
    match = DUEL.match(2, seed=3)
    for action in ("guard high", "scout 1", "rest", "guard low"):
        match.play(action)
    return match.to_json()


@pytest.mark.parametrize("text", DAMAGED, ids=lambda text: repr(text)[:20])
def test_a_damaged_match_is_refused(text: str | bytes) -> None:
    with pytest.raises(SaveError):
        Match.from_json(text, DUEL)


@pytest.mark.parametrize(
    ("path", "value", "field"),
    [
        (("format",), 2, "format"),
        (("format",), "1", "format"),
        (("game",), "toy-draft", "game"),
        (("game",), 3, "game"),
        (("rules",), "2.0", "rules"),
        (("rules",), "0.9", "rules"),
        (("players",), 7, "players"),
        (("players",), None, "players"),
        (("options", "rude"), True, "rude"),
        (("options", "polite"), "perhaps", "polite"),
        (("pack",), {"duel": {"lives": 9}}, "pack"),
        (("seed",), "lucky", "seed"),
        (("start",), {}, "format"),
        (("journal", 0, "do"), "guard sideways", "journal[0].do"),
        (("journal", 0, "do"), "", "journal[0].do"),
        (("journal", 0, "do"), "rest", "journal[0].do"),
        (("journal", 0, "by"), 1, "journal[0].do"),
        (("journal", 0, "by"), -1, "journal[0].do"),
        (("journal", 0, "by"), "me", "journal[0].by"),
        (("journal", 2, "do"), "find 9", "journal[2].do"),
        (("journal", 2, "by"), 0, "journal[2].do"),
        (("journal", 4, "when"), 0, "journal[4]"),
        (("notes",), {"a": 1}, "notes.a"),
    ],
)
def test_an_edited_match_is_refused_by_field(path: tuple[str | int, ...], value: object, field: str) -> None:
    with pytest.raises(SaveError) as wrong:
        Match.from_json(edited(saved(), path, value), DUEL)
    assert wrong.value.field == field


@pytest.mark.parametrize("name", ["format", "game", "rules", "players", "options", "seed", "journal"])
def test_a_match_with_a_missing_field_is_refused(name: str) -> None:
    with pytest.raises(SaveError, match=name):
        Match.from_json(edited(saved(), (name,), KeyError), DUEL)


def test_a_later_minor_version_of_the_rules_is_still_played() -> None:
    assert Match.from_json(edited(saved(), ("rules",), "1.7"), DUEL).state.deciding == (1,)


def test_an_illegal_entry_says_why() -> None:
    with pytest.raises(SaveError, match=r"TX-1\.2 Guards are secret"):
        Match.from_json(edited(saved(), ("journal", 0, "do"), "rest"), DUEL)


@pytest.mark.usefixtures("toys_in_the_house")
@pytest.mark.parametrize(
    ("path", "value", "field"),
    [
        (("game",), "toy-chess", "game"),
        (("pack",), {"duel": {"lifes": 9}}, "duel.lifes"),
        (("journal", 1, "do"), "scout 9", "journal[1].do"),
    ],
)
def test_a_file_that_cannot_be_loaded_stays_as_it_is(
    tmp_path: Path, path: tuple[str | int, ...], value: object, field: str
) -> None:
    file = tmp_path / "match.json"
    file.write_text(edited(saved(), path, value))
    before = file.read_bytes()
    with pytest.raises(BadField) as wrong:
        Match.load(file)
    assert wrong.value.field == field
    assert isinstance(wrong.value, SaveError)
    assert file.read_bytes() == before
    assert list(tmp_path.iterdir()) == [file]


def test_a_file_that_is_not_there_is_named(tmp_path: Path) -> None:
    with pytest.raises(SaveError) as wrong:
        Match.load(tmp_path / "none.json")
    assert wrong.value.field == str(tmp_path / "none.json")
    with pytest.raises(SaveError):
        Match.load(tmp_path)


def test_a_match_saved_with_a_pack_needs_it() -> None:
    match = Duel({"duel": {"lives": 9}}).match(2, seed=3)
    with pytest.raises(SaveError) as wrong:
        Match.from_json(match.to_json(), DUEL)
    assert wrong.value.field == "pack"


# --- actions --------------------------------------------------------------------------------------


def test_nothing_can_be_played_after_the_end() -> None:
    state = finished(Setup(DUEL, 2), 1)
    before = state.to_json()
    for action in DUEL.vocabulary.actions:
        with pytest.raises(IllegalAction) as no:
            state.apply(action)
        assert no.value.rule == "TX-3.1"
    assert state.to_json() == before


def test_an_action_of_another_game_changes_nothing() -> None:
    state = duel()
    before = state.to_json()
    with pytest.raises(MeadhallError):
        state.apply(do_keep[0])
    over = finished(Setup(DUEL, 2), 1)
    with pytest.raises(MeadhallError):
        over.apply(do_keep[0])
    with pytest.raises(MeadhallError):
        drafting().apply(do_rest, 0)
    assert state.to_json() == before
