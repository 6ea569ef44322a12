"""``meadhall pack``: a template, a check, a comparison and a schema."""

from __future__ import annotations

import json
import tomllib
from pathlib import Path
from typing import Any

import jsonschema
import pytest

import meadhall
from meadhall.cli import main
from meadhall.kernel.catalogue import LANGUAGES
from meadhall.kernel.errors import BadField
from meadhall.lab.packing.checking import problems
from meadhall.lab.packing.differing import value_of
from meadhall.lab.packing.guess import game_of
from meadhall.lab.packing.schema import schema
from meadhall.lab.packing.template import template, typed

OURS = [slug for slug in meadhall.games() if meadhall.load(slug).pack_type is not None]
each_game = pytest.mark.parametrize("slug", OURS)


@pytest.fixture(autouse=True)
def _english(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.delenv("LC_ALL", raising=False)
    monkeypatch.setenv("LANG", "C.UTF-8")
    monkeypatch.chdir(tmp_path)


def whole(slug: str) -> dict[str, Any]:
    """The template with every value taken up."""
    lines = template(meadhall.load(slug), [], "en").splitlines()
    return tomllib.loads("\n".join(line.removeprefix("# ") for line in lines if " = " in line))


@each_game
def test_the_template_holds_every_value_as_it_is(slug: str) -> None:
    game = meadhall.load(slug)
    assert tomllib.loads(template(game, [], "en")) == {}
    again = meadhall.load(slug, whole(slug))
    assert again.pack.values == _without_nulls(game.pack.values)
    assert all(origin == "owner" for field, origin in again.pack.origins.items() if value_of(game.pack, field) != {})
    assert game_of(whole(slug)) == slug


def _without_nulls(tree: Any) -> Any:
    if isinstance(tree, dict):
        return {key: _without_nulls(value) for key, value in tree.items() if value is not None}
    return [_without_nulls(value) for value in tree] if isinstance(tree, list) else tree


def test_a_template_may_be_of_some_groups_only() -> None:
    text = template(meadhall.load("ice-garden"), ["goals", "tiles.four.1.points"], "de")
    assert [line for line in text.splitlines() if " = " in line] == [
        "# goals.points = 50  # Regelbuch",
        "# goals.dwellers = 6  # Regelbuch",
        "# goals.absorbed = 4  # Regelbuch",
        "# goals.towers = 6  # Regelbuch",
        "# goals.locks = 2  # Regelbuch",
        "# tiles.four.1.points = [5, 3, 1]  # nachgebildet",
    ]
    with pytest.raises(BadField, match="gaols: no such value or group; did you mean goals"):
        template(meadhall.load("ice-garden"), ["gaols"], "en")


def test_values_are_written_as_toml_has_them() -> None:
    value = {"a": [1, 0.5, True], "b c": {"d": 'x"y'}, "e": {}, "f": None}
    assert tomllib.loads(f"v = {typed(value)}")["v"] == {"a": [1, 0.5, True], "b c": {"d": 'x"y'}, "e": {}}


@each_game
def test_the_schema_knows_every_value_and_refuses_others(slug: str) -> None:
    validator = jsonschema.Draft202012Validator(json.loads(json.dumps(schema(meadhall.load(slug), "en"))))
    assert list(validator.iter_errors(whole(slug))) == []
    assert list(validator.iter_errors({})) == []
    assert not validator.is_valid({"nonsense": 1})


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_schema_is_one(lang: str) -> None:
    made = json.loads(json.dumps(schema(meadhall.load("ice-garden"), lang)))
    jsonschema.Draft202012Validator.check_schema(made)
    assert ("Herkunft" in json.dumps(made)) == (lang == "de")


def test_the_schema_takes_origins_and_knows_bounds() -> None:
    made = json.loads(json.dumps(schema(meadhall.load("ice-garden"), "en")))
    validator = jsonschema.Draft202012Validator(made)
    assert validator.is_valid({"goals": {"points": {"value": 40, "origin": "owner", "note": "mine"}}})
    assert not validator.is_valid({"goals": {"points": {"value": 40, "origin": "mine"}}})
    assert not validator.is_valid({"goals": {"points": 0}})
    points = made["properties"]["goals"]["properties"]["points"]
    assert points["default"] == 50
    assert points["description"] == "Ours is the default; origin: rulebook."


WRONG = """
goals.points = 40
goals.towrs = 3
bank.gold = "x"
start.gold = 99
tiles.four.1.points = [9, 4, "a"]
characters.freihoff.level1.attack = { value = 2, origin = "mine" }
nonsense = 1
"""


def test_each_wrong_field_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    Path("wrong.toml").write_text(WRONG)
    assert main(["pack", "check", "wrong.toml"]) == 1
    out = capsys.readouterr().out
    assert {line.partition(":")[0] for line in out.splitlines()[:-1]} == {
        "goals.towrs", "bank.gold", "start.gold", "tiles.four.1.points[2]", "nonsense",
        "characters.freihoff.level1.attack.origin",
    }  # fmt: skip
    assert out.splitlines()[-1] == "wrong.toml: 6 fields are wrong for The Lord of the Ice Garden."


def test_values_that_do_not_fit_each_other_are_named_group_by_group() -> None:
    pack = {
        "regions": {"A": {"borders": ["B"]}},
        "tiles": {"four": {"1": {"points": [1, 5]}}},
        "initiative": {"red_ships": [4, 3, 9, 10]},
    }
    assert {field.partition(".")[0] for field, _ in problems("ice-garden", pack)} == {"regions", "tiles", "initiative"}
    assert problems("ice-garden", {"bank": {"action_markers": 2}})[0].field == "bank.action_markers"
    assert problems("ice-garden", {}) == []


def test_a_right_pack_is_called_right(capsys: pytest.CaptureFixture[str]) -> None:
    Path("mine.toml").write_text("goals.points = 40\n")
    assert main(["pack", "check", "mine.toml"]) == 0
    assert capsys.readouterr().out == "mine.toml: 1 value for The Lord of the Ice Garden, all in order.\n"
    assert main(["pack", "check", "mine.toml", "--lang", "de"]) == 0
    assert "1 Wert für The Lord of the Ice Garden, alle in Ordnung." in capsys.readouterr().out


def test_what_two_packs_say_differently_is_listed_with_origins(capsys: pytest.CaptureFixture[str]) -> None:
    Path("one.toml").write_text("goals.points = 40\ntiles.four.1.resources = { gold = 2 }\n")
    Path("two.toml").write_text("goals.points = { value = 45, origin = 'public' }\n")
    assert main(["pack", "diff", "one.toml"]) == 0
    assert capsys.readouterr().out.splitlines() == [
        "goals.points: 50 (rulebook) → 40 (owner)",
        "tiles.four.1.resources.population: 1 (reconstructed) → – (owner)",
        "tiles.four.1.resources.gold: 1 (reconstructed) → 2 (owner)",
        "The Lord of the Ice Garden: 3 values differ.",
    ]
    assert main(["pack", "diff", "one.toml", "two.toml", "--lang", "de"]) == 0
    assert capsys.readouterr().out.splitlines()[0] == "goals.points: 40 (eigener Wert) → 45 (veröffentlicht)"
    assert main(["pack", "diff", "ice-garden", "two.toml"]) == 0
    assert "1 value differs." in capsys.readouterr().out


ONE_VALUE = {
    "ice-garden": ("goals.points", 50, 40),
    "mountain-king": ("fallen.later", 2, 3),
    "dragon-lords": ("prices.ship", 10, 12),
}
"""Of each game a value of the rulebook, and another one."""


@each_game
def test_a_pack_of_every_game_is_begun_checked_and_compared(slug: str, capsys: pytest.CaptureFixture[str]) -> None:
    """As an owner does it: a template of a group, a value taken up, a slip of the pen."""
    path, ours, other = ONE_VALUE[slug]
    title, file = meadhall.load(slug).title, Path("mine.toml")
    assert main(["pack", "new", slug, "--only", path.partition(".")[0], "--out", "mine.toml"]) == 0
    begun = file.read_text("utf-8")
    assert f"# {path} = {ours}  # rulebook\n" in begun
    file.write_text(begun.replace(f"# {path} = {ours} ", f"{path} = {other} "))
    capsys.readouterr()
    assert main(["pack", "check", "mine.toml"]) == 0
    assert capsys.readouterr().out == f"mine.toml: 1 value for {title}, all in order.\n"
    assert main(["pack", "diff", "mine.toml"]) == 0
    told = [f"{path}: {ours} (rulebook) → {other} (owner)", f"{title}: 1 value differs."]
    assert capsys.readouterr().out.splitlines() == told
    assert main(["pack", "diff", "mine.toml", slug, "--lang", "de"]) == 0
    assert capsys.readouterr().out.splitlines()[0] == f"{path}: {other} (eigener Wert) → {ours} (Regelbuch)"
    file.write_text(f'{path} = "many"\n{path}s = 1\n')
    assert main(["pack", "check", "mine.toml"]) == 1
    *wrong, last = capsys.readouterr().out.splitlines()
    assert sorted(line.partition(": ")[0] for line in wrong) == [path, f"{path}s"]
    assert last == f"mine.toml: 2 fields are wrong for {title}."


@each_game
def test_a_pack_names_its_game_before_it_has_a_value(slug: str, capsys: pytest.CaptureFixture[str]) -> None:
    title = meadhall.load(slug).title
    assert main(["pack", "new", slug, "--out", "mine.toml"]) == 0
    for words in (["check"], ["diff"], ["check", "--game", slug]):
        capsys.readouterr()
        assert main(["pack", *words, "mine.toml"]) == 0
        assert title in capsys.readouterr().out


@pytest.mark.parametrize("kind", ["check", "diff"])
@pytest.mark.parametrize("lines", ["#:schema ./ice-garden.schema.json\n", "goals.points = 40\n"])
def test_a_pack_of_another_game_than_is_asked_for_is_refused(
    kind: str, lines: str, capsys: pytest.CaptureFixture[str]
) -> None:
    Path("mine.toml").write_text(lines)
    assert main(["pack", kind, "mine.toml", "--game", "dragon-lords"]) == 2
    said = capsys.readouterr().err
    assert said.count("\n") == 1
    assert all(word in said for word in ("mine.toml", "ice-garden", "dragon-lords"))


def test_a_pack_that_names_one_game_and_has_values_of_another_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    Path("mine.toml").write_text("#:schema ./mountain-king.schema.json\ngoals.points = 40\n")
    assert main(["pack", "check", "mine.toml"]) == 2
    assert "names mountain-king, but all that mine.toml tells is of ice-garden" in capsys.readouterr().err
    Path("mine.toml").write_text("#:schema https://example.org/my-own.schema.json\ngoals.points = 40\n")
    assert main(["pack", "check", "mine.toml"]) == 0


def test_files_are_written_and_a_pack_is_not_written_over(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["pack", "new", "mountain-king", "--only", "fallen", "--out", "mine.toml"]) == 0
    assert "fallen.later = 2" in Path("mine.toml").read_text("utf-8")
    assert main(["pack", "new", "mountain-king", "--out", "mine.toml"]) == 2
    assert "argument --out: mine.toml cannot be written" in capsys.readouterr().err
    for _ in range(2):
        assert main(["pack", "schema", "mountain-king", "--out", "s.json"]) == 0
    assert "fallen" in json.loads(Path("s.json").read_text("utf-8"))["properties"]


@pytest.mark.parametrize(
    ("line", "named"),
    [
        ("pack", "check|diff|new|schema"),
        ("pack check nowhere.toml", "FILE"),
        ("pack check empty.toml", "--game"),
        ("pack check mine.toml --game chess", "GAME"),
        ("pack diff mine.toml nowhere.toml", "PACK"),
        ("pack diff mine.toml dragon-lords", "PACK"),
        ("pack diff wrong.toml", "PACK"),
        ("pack new chess", "GAME"),
        ("pack new ice-garden --only gaols", "--only"),
    ],
)
def test_a_wrong_argument_is_named_in_one_line(line: str, named: str, capsys: pytest.CaptureFixture[str]) -> None:
    Path("empty.toml").write_text("")
    Path("mine.toml").write_text("goals.points = 40\n")
    Path("wrong.toml").write_text("goals.points = 0\n")
    assert main(line.split()) == 2
    said = capsys.readouterr().err
    assert said.startswith("meadhall pack")
    assert said.count("\n") == 1
    assert named in said
