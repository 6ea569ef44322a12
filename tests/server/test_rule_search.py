"""Whoever looks for a rule finds it: whole words, words that mean the same, the best first."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import meadhall
from meadhall.kernel.catalogue import Rule
from meadhall.server.web.rule_search import Search
from tests.server.web import opened


def found(slug: str, query: str, lang: str = "en") -> list[Rule]:
    game = meadhall.load(slug)
    return Search(query, lang, game.chapters, game.rulebook).best(game.catalogue.values())


SOUGHT = {
    "ice-garden": {
        "en": {
            "how do I win": "IG-13.1 IG-13.9", "when does it end?": "IG-13.2 IG-13.6", "tie": "IG-11.6 IG-11.7",
            "set up": "IG-2.2", "fight": "IG-9.11", "trade": "IG-6.5 IG-6.6", "catching up": "IG-3.3 IG-3.4",
            "summon units": "IG-7.15 IG-7.17 IG-7.19", "neutral markers": "IG-11.3 IG-11.4",
            "Vuko visits": "IG-10.2", "turn order": "IG-6.3", "move": "IG-6.11 IG-6.13", "locked region": "IG-12.26",
            "dead snow limit": "IG-13.13", "IG-4.3": "IG-4.3",
        },
        "de": {
            "Wie gewinne ich?": "IG-13.1 IG-13.9", "wann endet das Spiel": "IG-13.2 IG-13.6",
            "Gleichstand": "IG-11.6", "tauschen": "IG-6.5 IG-6.6", "beschwören": "IG-7.15 IG-7.17",
            "neutrale Marker": "IG-11.3 IG-11.4", "aufholen": "IG-3.1 IG-3.3", "Toter Schnee Grenze": "IG-13.13",
            "bewegen": "IG-6.11", "Punkte": "IG-9.18 IG-11.28", "angreifen": "IG-9.11",
        },
    },
    "mountain-king": {
        "en": {
            "how do I win": "MK-14.15 MK-14.1", "tie": "MK-5.7 MK-13.7 MK-14.16", "first fallen": "MK-11.25",
            "end of the game": "MK-14.18", "battle": "MK-6.10", "Elders": "MK-14.9", "scouting": "MK-9.3 MK-9.5",
            "control": "MK-5.6", "great hall": "MK-14.2 MK-2.1", "desperation": "MK-4.14 MK-3.22",
        },
        "de": {
            "wie gewinne ich": "MK-14.15 MK-14.1", "Gleichstand": "MK-5.7 MK-13.7", "Große Halle": "MK-14.2",
            "Durchbruch": "MK-10.1", "spähen": "MK-9.3 MK-9.5", "Karten weitergeben": "MK-3.3", "Älteste": "MK-14.9",
        },
    },
    "dragon-lords": {
        "en": {
            "how do I win": "DL-23.1 DL-23.6", "tie": "DL-23.7", "when does the game end": "DL-23.5 DL-23.8",
            "who begins": "DL-2.20 DL-2.21", "buying ships": "DL-3.8", "retreat": "DL-7.1 DL-7.4", "poison": "DL-12.25",
            "forced march": "DL-5.13", "blockade": "DL-4.17", "dragon": "DL-11.16", "income": "DL-9.1",
        },
        "de": {
            "wie gewinne ich": "DL-23.1 DL-23.6", "Gleichstand": "DL-23.7", "Schiffe kaufen": "DL-3.8",
            "Rückzug": "DL-7.4", "Gift": "DL-12.25", "Einkommen": "DL-9.1", "Gewaltmarsch": "DL-5.13",
            "Heilung": "DL-12.42", "wer beginnt": "DL-2.20",
        },
    },
}  # fmt: skip
"""What people look for, and rules that must be among the first three."""


@pytest.mark.parametrize(
    ("slug", "lang", "query", "wanted"),
    [
        (slug, lang, query, set(wanted.split()))
        for slug, languages in SOUGHT.items()
        for lang, queries in languages.items()
        for query, wanted in queries.items()
    ],
)
def test_what_answers_stands_among_the_first_three(slug: str, lang: str, query: str, wanted: set[str]) -> None:
    best = [rule.id for rule in found(slug, query, lang)[:3]]
    assert wanted <= set(best), best


@pytest.mark.parametrize("slug", meadhall.games())
def test_a_word_is_not_found_inside_another(slug: str) -> None:
    assert not Search("tie", "en").marked("Emptied, untied, a properties list.").count("<mark>")
    for rule in found(slug, "tie"):
        assert "<mark>" in Search("tie", "en").marked(f"{rule.title('en')} {rule.text('en')}")


def test_words_of_a_family_are_found_for_each_other() -> None:
    families = {
        "en": ("win wins winner winning", "tie ties tied equal", "move moved moving movement", "die dice"),
        "de": ("gewinnen gewinne Sieger Siegpunkte", "Punkte Siegpunkten", "Gleichstand unentschieden"),
    }
    for lang, rows in families.items():
        for row in rows:
            first, *others = row.split()
            for other in others:
                assert "<mark>" in Search(first, lang).marked(other), (first, other)


def test_rules_that_bear_the_word_in_their_title_come_first() -> None:
    titled = [re.search(r"\bkings?\b", rule.title("en").lower()) is not None for rule in found("dragon-lords", "king")]
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
        assert "How do I win?" in whole
