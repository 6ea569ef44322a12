"""Whoever looks for a rule finds it: whole words, words that mean the same, the best first."""

from __future__ import annotations

from pathlib import Path

import pytest

import meadhall
from meadhall.kernel.catalogue import Rule
from meadhall.server.web.rule_search import Search
from tests.server.web import opened


def found(slug: str, query: str, lang: str = "en") -> list[Rule]:
    return Search(query, lang).best(meadhall.load(slug).catalogue.values())


@pytest.mark.parametrize("slug", meadhall.games())
def test_a_word_is_not_found_inside_another(slug: str) -> None:
    for rule in found(slug, "tie"):
        said = f"{rule.title('en')} {rule.text('en')}".casefold()
        assert any(word.startswith(("tie", "draw")) for word in said.replace("(", " ").split()), said


@pytest.mark.parametrize("slug", meadhall.games())
@pytest.mark.parametrize(
    ("query", "lang"), [("how do I win", "en"), ("winner", "en"), ("Wie gewinne ich?", "de"), ("Sieger", "de")]
)
def test_how_one_wins_is_found(slug: str, query: str, lang: str) -> None:
    assert found(slug, query, lang)
    assert set(found(slug, query, lang)) == set(found(slug, "win" if lang == "en" else "sieg", lang))


def test_rules_that_bear_the_word_in_their_title_come_first() -> None:
    titled = ["king" in rule.title("en").casefold() for rule in found("dragon-lords", "king")]
    assert True in titled
    assert titled == sorted(titled, reverse=True)


def test_every_word_must_be_found() -> None:
    rules = found("ice-garden", "snow reputation")
    assert rules
    assert set(rules) == set(found("ice-garden", "snow")) & set(found("ice-garden", "reputation"))
    assert found("ice-garden", "snow xylophone") == []


def test_a_rule_is_found_by_its_number() -> None:
    assert found("ice-garden", "IG-4.3")[0].id == "IG-4.3"


def test_what_was_found_is_marked_and_the_rest_is_written_safely() -> None:
    marked = Search("win", "en").marked("Whoever <wins> is the winner, Irwin.")
    assert marked == "Whoever &lt;<mark>wins</mark>&gt; is the <mark>winner</mark>, Irwin."


def test_the_page_tells_how_many_rules_fit_and_marks_them(sqlite_template: Path, tmp_path: Path) -> None:
    with opened(sqlite_template, tmp_path) as client:
        page = client.get("/rules/ice-garden?q=winner").text
        assert "rules fit, the best first" in page
        assert "<mark>win" in page.casefold()
        assert "No rule fits" in client.get("/rules/ice-garden?q=xylophone").text
        whole = client.get("/rules/ice-garden?q=%20").text
        assert "rules fit" not in whole
        assert "IG-1.1" in whole
