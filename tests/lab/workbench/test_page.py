"""The page about a comparison, and its tables for programs."""

from __future__ import annotations

import csv
import json
import re
from random import Random
from xml.etree import ElementTree

import msgspec
import pytest

from meadhall.kernel.catalogue import LANGUAGES
from meadhall.lab.workbench.comparison import Comparison
from meadhall.lab.workbench.curves import Tried
from meadhall.lab.workbench.naming import Names
from meadhall.lab.workbench.page import page
from meadhall.lab.workbench.tables import HEAD, as_csv, as_json
from tests.lab.workbench.outcomes import compared, records, sides

SECTIONS = ["found", "won", "seats", "points", "sources", "length", "endings", "things", "method"]
each_language = pytest.mark.parametrize("lang", LANGUAGES)


@pytest.fixture(scope="module")
def changed() -> Comparison:
    return compared(2, 100, favoured=0.4)


@pytest.fixture(scope="module")
def swept() -> Comparison:
    rng = Random(4)
    return Comparison(sides(3, ("50", "9", "60")), [records(rng, 30) for _ in range(3)])


def plain(text: str) -> str:
    """The words of a page."""
    return re.sub(r"<[^>]*>", "\n", re.sub(r"<style>.*?</style>", "", text, flags=re.DOTALL))


def sections_of(text: str) -> list[str]:
    return re.findall(r'<section id="(.*?)"', text)


@each_language
def test_the_page_has_each_section_and_a_way_to_it(changed: Comparison, swept: Comparison, lang: str) -> None:
    text = page(changed, lang)
    assert sections_of(text) == SECTIONS
    assert re.findall(r'<a href="#(.*?)"', text) == SECTIONS
    assert sections_of(page(swept, lang)) == ["found", "curves", *SECTIONS[1:]]
    assert f'<html lang="{lang}">' in text


def test_the_page_says_what_differs_and_how_it_was_corrected(changed: Comparison) -> None:
    text = plain(page(changed, "en"))
    assert "Wins by who was played: Callo" in text
    assert "Benjamini" in text
    assert "association and not cause" in text
    assert "goals.points=40" in text
    assert "It was looked" not in text
    assert "It was looked 3 times" in plain(page(changed, "en", 3))


def test_the_page_says_so_where_nothing_differs(swept: Comparison) -> None:
    assert "None of the" in plain(page(swept, "en"))
    assert "Keine der" in plain(page(swept, "de"))


def test_all_names_are_in_the_language_of_the_page(changed: Comparison) -> None:
    text = plain(page(changed, "de"))
    for word in ("Regionen", "Kampf", "Runden", "Beherrschte Regionsplättchen", "Platz 1", "Alle Plätze", "Pp"):
        assert word in text
    assert not re.search(r"\b(Regions|Combat|Rounds|Seat|Difference)\b", text)


def test_the_plots_are_sound_and_the_page_stands_alone(swept: Comparison) -> None:
    text = page(swept, "en")
    for drawn in re.findall(r"<svg .*?</svg>", text, re.DOTALL):
        ElementTree.fromstring(drawn)
    assert not re.search(r"https?:|<script|<link|@import", re.sub(r"url\(data:[^)]*\)", "", text))


def test_the_curve_runs_through_the_values_in_their_order(swept: Comparison) -> None:
    tried = Tried(swept)
    assert tried.names == ["9", "50", "60"]
    assert tried.sides == [1, 0, 2]
    assert tried.at == [9.0, 50.0, 60.0]
    words = Tried(Comparison(sides(2, ("second", "first")), [records(Random(1), 9)] * 2))
    assert words.names == ["second", "first"]
    assert words.at == [0.0, 1.0]


def test_a_number_that_never_changes_has_no_curve() -> None:
    rng = Random(4)
    lots = [[msgspec.structs.replace(game, rounds=3) for game in records(rng, 30)] for _ in range(2)]
    text = page(Comparison(sides(2, ("50", "60")), lots), "en")
    assert "<h3>Decisions</h3>" in text
    assert "<h3>Rounds</h3>" not in text


def test_numbers_are_written_with_their_kind(changed: Comparison) -> None:
    names = Names(changed, "en")
    by_theme = {row.key.theme: row.key for row in changed.rows}
    assert names.signed(by_theme["factions"], 0.031) == "+3.1\N{NO-BREAK SPACE}pp"
    assert names.signed(by_theme["length"], -0.25) == "−0.25"
    assert names.value(by_theme["seats"], 0.5) == "50.0\N{NO-BREAK SPACE}%"
    assert names.chance(0.0001) == "< 0.001"


def test_json_and_csv_hold_every_row(changed: Comparison) -> None:
    data = json.loads(as_json(changed, "en"))
    assert data["looked_at"] == len(data["rows"]) == len(changed.rows)
    assert data["different"] == len(changed.surest()) > 0
    assert data["correction"] == "Benjamini-Hochberg"
    assert [side["label"] for side in data["sides"]] == ["", "goals.points=40"]
    rows = list(csv.DictReader(as_csv(changed, "de").splitlines()))
    assert tuple(rows[0]) == HEAD
    assert [row["name"] for row in rows] == [row["name"] for row in data["rows"]]
    callo = next(row for row in rows if (row["theme"], row["name"]) == ("factions", "callo"))
    assert float(callo["difference"]) == pytest.approx(float(callo["b"]) - float(callo["a"]))
    assert callo["different"] == "True"
    assert callo["words"] == "Siege nach gespielter Figur: Callo"
