"""The rule catalogue: whole, cited correctly, and every rule of it tested."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Any

import pytest

import meadhall
from meadhall import coverage
from meadhall.kernel.game import Game

ROOT = Path(__file__).parent.parent


@cache
def carried(mark: str = "rule") -> frozenset[str]:
    folder = coverage.tests_folder()
    assert folder is not None
    return frozenset(coverage.carried(folder, mark))


@pytest.fixture(params=meadhall.games())
def game(request: pytest.FixtureRequest) -> Game[Any]:
    slug: str = request.param
    return meadhall.load(slug)


def test_every_rule_has_a_test_that_carries_its_id(game: Game[Any]) -> None:
    tested = carried()
    assert [id for id in game.catalogue if id not in tested] == []


def test_no_test_carries_an_id_that_does_not_exist() -> None:
    known = {id for slug in meadhall.games() for id in meadhall.load(slug).catalogue}
    assert carried() <= known


def test_rules_cited_in_the_code_exist(game: Game[Any]) -> None:
    prefix = next(iter(game.catalogue)).split("-")[0]
    cited = {
        id for file in (ROOT / "src").rglob("*.py") for id in re.findall(rf"{prefix}-\d+\.\d+", file.read_text("utf-8"))
    }
    assert cited <= set(game.catalogue)
    assert {step.rule for step in game.steps.values() if step.rule} <= set(game.catalogue)


def test_chapters_are_numbered_without_gaps(game: Game[Any]) -> None:
    for chapter in game.chapters:
        numbers = [int(id.split(".")[1]) for id, rule in game.catalogue.items() if rule.chapter == chapter]
        assert numbers == list(range(1, len(numbers) + 1))
    assert {rule.chapter for rule in game.catalogue.values()} == set(game.chapters)


def test_every_rule_says_where_it_stands_and_in_which_editions(game: Game[Any]) -> None:
    for rule in game.catalogue.values():
        assert rule.editions
        for edition in ("first", "second"):
            assert (getattr(rule.source, edition) is not None) == (edition in rule.editions), rule.id
        assert all((rule.title.en, rule.title.de, rule.text.en, rule.text.de))
        assert rule.text.en != rule.text.de


def test_every_reading_is_told_in_both_languages_and_followed_by_a_rule(game: Game[Any]) -> None:
    """Each number at a rule has its words; that the rule has a test is asked above."""
    marked = {number for rule in game.catalogue.values() for number in rule.readings}
    assert sorted(marked - set(game.readings)) == []
    assert sorted(set(game.readings) - marked) == []
    for number, reading in game.readings.items():
        for words in (reading.open, reading.read):
            assert words.en.endswith(".") and words.de.endswith("."), number  # noqa: PT018
            assert words.en != words.de, number
        assert reading.option is None or reading.option in game.options, number


def test_every_reading_has_a_test_that_fails_with_another(game: Game[Any]) -> None:
    prefix = next(iter(game.catalogue)).split("-")[0]
    numbers = {f"{prefix} {number}" for number in game.readings}
    marks = {mark for mark in carried("reading") if mark.split()[0] == prefix}
    assert sorted(marks - numbers) == []
    assert sorted(numbers - marks) == []


def test_every_option_is_declared_with_a_default_among_its_choices(game: Game[Any]) -> None:
    for option in game.options.values():
        assert option.help
        assert not option.choices or option.default in option.choices
