"""Component packs: ours, and what an owner lays over them."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from meadhall.kernel.errors import PackError
from meadhall.kernel.pack import Pack, read_overlay
from tests.kernel.toys import DUEL
from tests.kernel.toys.draft import Draft
from tests.kernel.toys.duel import Duel

TEXT = """
[bank]
gold = { value = 5, origin = "rulebook" }
map = { value = { a = ["b"] }, origin = "public", note = "seen on a picture" }
"""


def test_values_and_origins_have_the_same_names() -> None:
    pack = Pack.parse(TEXT, "test.toml")
    assert pack.values == {"bank": {"gold": 5, "map": {"a": ["b"]}}}
    assert pack.origins == {"bank.gold": "rulebook", "bank.map": "public"}


def test_an_overlay_changes_what_it_names_and_marks_it_as_the_owners() -> None:
    pack = Pack.parse(TEXT, "test.toml")
    over = pack.under({"bank": {"gold": 7}})
    assert over.values["bank"] == {"gold": 7, "map": {"a": ["b"]}}
    assert over.origins == {"bank.gold": "owner", "bank.map": "public"}
    assert pack.values["bank"]["gold"] == 5


def test_an_overlay_may_say_where_a_value_is_from() -> None:
    over = Pack.parse(TEXT, "test.toml").under({"bank": {"gold": {"value": 6, "origin": "public"}}})
    assert over.values["bank"]["gold"] == 6
    assert over.origins["bank.gold"] == "public"


def test_a_value_that_is_a_table_is_replaced_whole() -> None:
    over = Pack.parse(TEXT, "test.toml").under({"bank": {"map": {"z": []}}})
    assert over.values["bank"]["map"] == {"z": []}
    assert over.origins["bank.map"] == "owner"


@pytest.mark.parametrize(
    ("text", "field"),
    [
        ("[bank", "test.toml"),
        ("[bank]\ngold = 5", "bank.gold"),
        ("[bank]\ngold = { value = 5 }", "bank.gold.origin"),
        ('[bank]\ngold = { value = 5, origin = "guess" }', "bank.gold.origin"),
    ],
)
def test_our_packs_must_be_complete(text: str, field: str) -> None:
    with pytest.raises(PackError) as wrong:
        Pack.parse(text, "test.toml")
    assert wrong.value.field == field


@pytest.mark.parametrize(
    ("overlay", "field"),
    [
        ({"bnak": {"gold": 7}}, "bnak"),
        ({"bank": {"glod": 7}}, "bank.glod"),
        ({"bank": 7}, "bank"),
        ({"bank": {"gold": {"value": 7, "origin": "dream"}}}, "bank.gold.origin"),
    ],
)
def test_an_overlay_must_name_fields_that_exist(overlay: dict[str, Any], field: str) -> None:
    with pytest.raises(PackError) as wrong:
        Pack.parse(TEXT, "test.toml").under(overlay)
    assert wrong.value.field == field


@pytest.mark.parametrize(
    ("overlay", "field"),
    [
        ({"duel": {"lives": 0}}, "duel.lives"),
        ({"duel": {"lives": "many"}}, "duel.lives"),
        ({"duel": {"tokens": [1, 2, 99]}}, "duel.tokens[2]"),
        ({"duel": {"tokens": [1] * 7}}, "duel.tokens"),
        ({"die": {"faces": [1, 1]}}, "die.faces"),
    ],
)
def test_absurd_values_are_named(overlay: dict[str, Any], field: str) -> None:
    with pytest.raises(PackError) as wrong:
        Duel(overlay)
    assert wrong.value.field == field


def test_a_game_checks_what_only_it_can_know() -> None:
    with pytest.raises(PackError) as wrong:
        Draft({"deck": {"cards": 4}})
    assert wrong.value.field == "deck.cards"


def test_a_pack_can_be_a_file(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text("[duel]\nlives = 9\n")
    assert Duel(file).new(2).lives == [9, 9]
    assert Duel(str(file)).overlay == {"duel": {"lives": 9}}
    assert DUEL.new(2).lives == [4, 4]


@pytest.mark.parametrize("content", [None, b"[duel", b"\xff\xfe"])
def test_an_unreadable_file_is_named(tmp_path: Path, content: bytes | None) -> None:
    file = tmp_path / "mine.toml"
    if content is not None:
        file.write_bytes(content)
    with pytest.raises(PackError) as wrong:
        read_overlay(file)
    assert wrong.value.field == str(file)


def test_the_callers_dict_and_the_game_do_not_change_each_other() -> None:
    overlay = {"duel": {"lives": 9}}
    game = Duel(overlay)
    assert overlay == {"duel": {"lives": 9}}
    overlay["duel"]["lives"] = 3
    assert game.overlay == {"duel": {"lives": 9}}
    assert game.new(2).lives == [9, 9]
