"""The rules as a book: overview, chapters with examples, exercises beside the rules, and all of it to be printed."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient

import meadhall
from meadhall.cli import main
from meadhall.cli import rulebook as cli_rulebook
from meadhall.kernel.catalogue import LANGUAGES
from meadhall.kernel.lesson import SIDE
from meadhall.server.web import rulebook
from meadhall.server.web.exercises import Exercise, by_rule, exercises_about, exercises_of, questions_of
from tests.server.web import opened


@pytest.fixture
def client(sqlite_template: Path, tmp_path: Path) -> Iterator[TestClient[Any]]:
    with opened(sqlite_template, tmp_path) as found:
        yield found


@pytest.mark.parametrize("slug", meadhall.games())
def test_the_overview_says_how_one_wins_and_when_it_ends(client: TestClient[Any], slug: str) -> None:
    page = client.get(f"/rules/{slug}?lang=de").text
    assert "Wie gewinne ich?" in page
    assert "Wann endet das Spiel?" in page
    for number in meadhall.load(slug).chapters:
        assert f'href="/rules/{slug}/{number}"' in page


def test_a_chapter_has_its_rules_and_drawn_examples(client: TestClient[Any]) -> None:
    page = client.get("/rules/ice-garden/11").text
    assert 'id="IG-11.6"' in page
    assert 'id="IG-10.2"' not in page
    assert "So Callo dominates it." in page
    for used in set(re.findall(r'<use href="#(plate-\d+)"', page)):
        assert page.count(f'id="{used}"') == 1
    assert 'rel="prev"' in page
    assert 'rel="next"' in page


def test_a_rule_is_shown_in_its_chapter(client: TestClient[Any]) -> None:
    page = client.get("/rules/ice-garden/ig-8.6").text
    assert '<article class="law here" id="IG-8.6">' in page
    assert 'id="IG-8.7"' in page


def test_there_is_no_other_chapter(client: TestClient[Any]) -> None:
    for where in ("0", "16", "IG-99.1", "x"):
        assert client.get(f"/rules/ice-garden/{where}").status_code == 404


def test_a_search_finds_the_overview_too(client: TestClient[Any]) -> None:
    page = client.get("/rules/dragon-lords?q=how+do+I+win").text
    assert "Hold four Kingdoms" in page
    assert "When does the game end?" not in page
    assert page.index("DL-23.1") < page.index("DL-7.11")
    assert "When does the game end?" in client.get("/rules/dragon-lords?q=ending").text
    assert "How do I win?" not in client.get("/rules/dragon-lords?q=poison").text


def test_a_rule_leads_to_what_rests_on_it() -> None:
    rested = [(Exercise("puzzle", f"/puzzles/x/{n}"), ["X-1.1", "X-1.2", "X-1.1"]) for n in range(5)]
    found = by_rule([*rested, (Exercise("lesson", "/learn/x/first"), ["X-1.1"])])
    assert [one.link for one in found["X-1.1"]] == ["/puzzles/x/0", "/puzzles/x/1", "/puzzles/x/2", "/learn/x/first"]
    assert len(found["X-1.2"]) == 3


@pytest.mark.parametrize("slug", meadhall.games())
def test_puzzles_stand_beside_their_rules(slug: str) -> None:
    game, found = meadhall.load(slug), exercises_of(slug, "en")
    assert found
    assert set(found) <= set(game.catalogue)
    names = {file.name for file in game.puzzles.folder.iterdir()} if game.puzzles else set()
    puzzles = [one for each in found.values() for one in each if one.kind == "puzzle"]
    assert all(f"{one.link.rpartition('/')[2]}.json" in names for one in puzzles)


@pytest.mark.parametrize("slug", meadhall.games())
def test_a_chapter_leads_to_what_rests_most_on_it(slug: str) -> None:
    game, found = meadhall.load(slug), exercises_about(slug, "en")
    assert set(found) == set(game.chapters)
    assert game.lessons is not None
    taught = {game.catalogue[rule].chapter for lesson in game.lessons for rule in lesson.rules}
    for chapter, exercises in found.items():
        assert any(one.kind == "lesson" for one in exercises) == (chapter in taught), chapter
    # Whatever a lesson speaks of most leads to it.
    for lesson in game.lessons:
        if lesson.plan.kind == SIDE:
            most, _ = Counter(game.catalogue[rule].chapter for rule in lesson.rules).most_common()[0]
            assert found[most], lesson.id


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("slug", meadhall.games())
def test_rules_lead_to_the_questions_that_ask_for_them(slug: str, lang: str) -> None:
    game, found = meadhall.load(slug), questions_of(slug, lang)
    assert len(found) >= 3
    assert set(found) <= set(game.catalogue)
    for asked in (one for each in found.values() for one in each):
        assert asked.text.endswith("?")
        assert asked.link.startswith(f"/learn/{slug}/")


def test_questions_and_exercises_stand_on_the_page_of_a_chapter(client: TestClient[Any]) -> None:
    page = client.get("/rules/ice-garden/3?lang=de").text
    (asked,) = questions_of("ice-garden", "de")["IG-3.3"]
    assert asked.text in page
    assert 'href="/learn/ice-garden/catching-up"' in page[: page.index("IG-3.1")]
    # By its name: whoever wants to be taught this looks for it.
    lessons = meadhall.load("ice-garden").lessons
    assert lessons is not None
    assert f">Lektion „{lessons.all['catching-up'].say('', 'de')}“</a>" in page


def test_the_reference_card_is_a_page(client: TestClient[Any]) -> None:
    page = client.get("/rules/mountain-king/card?lang=de").text
    assert "Kurzübersicht" in page
    assert "Ehre und Stimmen" in page
    assert "/rules/mountain-king/MK-14.9" in page


@pytest.fixture
def short(monkeypatch: pytest.MonkeyPatch) -> None:
    """A book with the pictures of two chapters: drawing all takes a while."""
    whole = rulebook.plates_of

    def few(slug: str, lang: str, numbers: tuple[int, ...]) -> Any:
        plates, *rest = whole(slug, lang, (8, 11))
        return {number: plates.get(number, []) for number in numbers}, *rest

    monkeypatch.setattr(rulebook, "plates_of", few)


@pytest.mark.usefixtures("short")
def test_the_whole_book_is_one_page(client: TestClient[Any]) -> None:
    page = client.get("/rules/ice-garden/book").text
    for rule in meadhall.load("ice-garden").catalogue:
        assert f'id="{rule}"' in page
    assert '<link rel="stylesheet"' in page
    assert "<style" not in page


@pytest.mark.usefixtures("short")
def test_the_book_is_written_as_a_file_that_stands_alone(tmp_path: Path) -> None:
    file = tmp_path / "book.html"
    assert main(["rulebook", "ice-garden", "--lang", "de", "--html", str(file)]) == 0
    page = file.read_text("utf-8")
    assert "So läuft es ab" in page
    assert "url(data:" in page.replace('"', "")
    assert not re.search(r'(?:src|href)="(?:/static|https?:)', page)


def stand_in_for_chromium(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A program that only says that it has printed."""
    browser = folder / "chromium"
    browser.write_text(
        '#!/bin/sh\nfor word in "$@"; do case $word in --print-to-pdf=*) echo %PDF > ${word#*=};; esac; done\n'
    )
    browser.chmod(0o755)
    monkeypatch.setenv("PATH", str(folder), prepend=":")


@pytest.mark.usefixtures("short")
def test_chromium_prints_it(tmp_path: Path) -> None:
    file = tmp_path / "book.pdf"
    assert main(["rulebook", "ice-garden", "--pdf", str(file)]) == 0
    printed = file.read_bytes()
    assert printed.startswith(b"%PDF-")
    assert printed.count(b"/Type /Page\n") > 10


@pytest.mark.parametrize("slug", [None, "ice-garden"])
def test_all_books_are_written_at_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, slug: str | None) -> None:
    monkeypatch.setattr(cli_rulebook, "printed_book", lambda game, lang: f"{game.slug} {lang}")
    stand_in_for_chromium(tmp_path, monkeypatch)
    assert main(["rulebook", *([slug] if slug else []), "--all", str(tmp_path / "books")]) == 0
    written = {file.name for file in (tmp_path / "books").iterdir()}
    assert written == {
        f"{slug}.{lang}.{kind}"
        for slug in ([slug] if slug else meadhall.games())
        for lang in LANGUAGES
        for kind in ("html", "pdf")
    }


def test_one_book_needs_its_game(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rulebook", "--html", str(tmp_path / "book.html")]) == 2
    assert "argument GAME: which one?" in capsys.readouterr().err


def test_without_chromium_one_is_told_what_is_missing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    assert main(["rulebook", "ice-garden", "--pdf", str(tmp_path / "book.pdf")]) == 2
    assert "--pdf: a PDF is printed by Chromium" in capsys.readouterr().err
