"""The page about an arena."""

from __future__ import annotations

import json
import re
import shutil
from html.parser import HTMLParser
from importlib.resources import files
from pathlib import Path
from urllib.parse import unquote
from xml.etree import ElementTree

import msgspec
import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message

import meadhall
from meadhall.kernel.catalogue import LANGUAGES
from meadhall.kernel.errors import BadField
from meadhall.lab.arena import run
from meadhall.lab.entrants import read_entrants
from meadhall.lab.folder import Folder
from meadhall.lab.markup import cell
from meadhall.lab.report.page import page
from meadhall.lab.schedule import make_plan
from meadhall.lab.words import decimal, percent, use

ICE_GARDEN = meadhall.load("ice-garden")
SECTIONS = ["won", "factions", "seats", "endings", "lengths", "curves", "swings", "uses", "replays"]
VOID = {"meta", "br"}

each_language = pytest.mark.parametrize("lang", LANGUAGES)


def played(folder: Path, bots: str, games: int) -> Folder:
    kept = Folder(folder)
    run(make_plan(ICE_GARDEN, read_entrants(bots, ICE_GARDEN), {}, 3), games, kept, 1)
    return kept


@pytest.fixture(scope="module")
def two(tmp_path_factory: pytest.TempPathFactory) -> Folder:
    return played(tmp_path_factory.mktemp("arena") / "two players", "novice,random", 30)


@pytest.fixture(scope="module")
def three(tmp_path_factory: pytest.TempPathFactory) -> Folder:
    return played(tmp_path_factory.mktemp("three"), "novice,random,random", 6)


class Outline(HTMLParser):
    """The tags of a page; one that is not closed in its turn is an error."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.tags: list[tuple[str, dict[str, str | None]]] = []
        self.feed(text)
        assert self.open == []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, dict(attrs)))
        if tag not in VOID and not self.get_starttag_text().endswith("/>"):  # type: ignore[union-attr]
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, dict(attrs)))

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def all(self, tag: str) -> list[dict[str, str | None]]:
        return [attrs for name, attrs in self.tags if name == tag]


@each_language
def test_the_page_has_each_section_and_a_way_to_it(two: Folder, lang: str) -> None:
    outline = Outline(page([two], two.path.parent, lang))
    assert [section["id"] for section in outline.all("section")] == SECTIONS
    links = [link["href"] for link in outline.all("a")]
    assert links[: len(SECTIONS)] == [f"#{id}" for id in SECTIONS]
    assert outline.all("html") == [{"lang": lang}]


def test_the_plots_are_sound(two: Folder) -> None:
    drawn = re.findall(r"<svg .*?</svg>", page([two], two.path.parent, "en"), re.DOTALL)
    for svg in drawn:
        ElementTree.fromstring(svg)
    told = [svg for svg in drawn if 'role="img"' in svg]
    assert len(told) >= 2 * len(SECTIONS)
    assert all("<title>" in svg and "<desc>" in svg for svg in told)


def test_the_page_stands_alone_and_leads_to_the_replays(two: Folder) -> None:
    text = page([two], two.path.parent, "en")
    without_typefaces = re.sub(r"url\(data:[^)]*\)", "", text)
    assert not re.search(r"https?:|//[a-z]|url\(|<script|<link|@import", without_typefaces)
    replays = {link["href"] for link in Outline(text).all("a") if not str(link["href"]).startswith("#")}
    assert replays
    for replay in replays:
        assert (two.path.parent / unquote(str(replay))).is_file()


def test_a_choice_is_called_by_its_question(two: Folder, tmp_path: Path) -> None:
    """Also in records that were kept before they told the question."""
    shutil.copytree(two.path, tmp_path / "old")
    first, *others = (two.path / "games.jsonl").read_text("utf-8").splitlines()
    line = json.loads(first)
    swing = {"entry": 9, "seat": 0, "do": "pass", "before": 0.0, "after": 1.0}
    line["swings"] = [swing, {**swing, "asked": "ask-attack"}]
    (tmp_path / "old" / "games.jsonl").write_text("\n".join([json.dumps(line), *others]) + "\n", "utf-8")
    text = page([Folder(tmp_path / "old")], tmp_path, "en")
    assert "Pass<br>" in text
    assert "Do not attack<br>" in text


def test_the_page_knows_both_themes(two: Folder) -> None:
    assert "prefers-color-scheme:dark" in page([two], two.path.parent, "en")


def sections_of(page: str) -> list[str]:
    return [str(section["id"]) for section in Outline(page).all("section")]


def articles(page: str) -> list[str]:
    """The headings of what is summed up by itself."""
    return re.findall(r'<article id="rules-\d"><h1>(.*?)</h1>', page)


@each_language
def test_games_with_other_numbers_of_players_are_not_summed_up_together(two: Folder, three: Folder, lang: str) -> None:
    text = page([two, three], two.path.parent, lang)
    ids = sections_of(text)
    assert len(set(ids)) == len(ids)
    assert ids[:2] == ["groups", "rules-1-won"]
    assert "rules-2-won" in ids
    assert articles(text) == (["2 players", "3 players"] if lang == "en" else ["2 Spieler", "3 Spieler"])
    assert "<dd>30 " in text
    assert "<dd>6 " in text
    assert "<dd>36 " not in text
    links = [link["href"] for link in Outline(text).all("a")]
    assert links[:3] == ["#groups", "#rules-1", "#rules-2"]


def test_the_same_rules_are_summed_up_together(two: Folder, tmp_path: Path) -> None:
    """Whatever the seed, and whoever plays."""
    text = page([two, played(tmp_path, "random,random", 2)], tmp_path, "en")
    assert sections_of(text) == SECTIONS
    assert "<dd>32 " in text


def test_other_rules_are_told_by_what_differs(two: Folder, tmp_path: Path) -> None:
    folders = [two]
    for name, pack, options, version in (
        ("first", None, {"edition": "first"}, None),
        ("packed", {"snow": {"two": 42}}, {}, None),
        ("old", None, {}, "0.1"),
    ):
        game = meadhall.load("ice-garden", pack)
        plan = make_plan(game, read_entrants("random,random", game), options, 3)
        folders.append(Folder(tmp_path / name))
        run(msgspec.structs.replace(plan, rules=version or plan.rules), 1, folders[-1], 1)
    text = page(folders, tmp_path, "en")
    usual = f"rules {ICE_GARDEN.version}"
    told = articles(text)
    assert told[0] == f"2 players, edition=second, no pack, {usual}"
    assert told[1] == f"2 players, edition=first, no pack, {usual}"
    assert re.fullmatch(rf"2 players, edition=second, pack snow.two=42 #\w{{6}}, {usual}", told[2])
    assert told[3] == "2 players, edition=second, no pack, rules 0.1"


def test_a_bot_against_itself_has_no_rating(tmp_path: Path) -> None:
    text = page([played(tmp_path, "random,random", 2)], tmp_path, "en")
    assert "OpenSkill" not in text


def test_one_page_is_about_one_game(two: Folder, tmp_path: Path) -> None:
    other = meadhall.load("mountain-king")
    Folder(tmp_path).begin(make_plan(other, read_entrants("random,random", other), {}, 1))
    with pytest.raises(BadField, match="one game"):
        page([two, Folder(tmp_path)], tmp_path, "en")


def test_without_games_there_is_no_page(tmp_path: Path) -> None:
    with pytest.raises(BadField, match="cannot be read"):
        page([Folder(tmp_path)], tmp_path, "en")
    Folder(tmp_path).begin(make_plan(ICE_GARDEN, read_entrants("random,random", ICE_GARDEN), {}, 1))
    with pytest.raises(BadField, match="holds no games yet"):
        page([Folder(tmp_path)], tmp_path, "en")


# --- words ----------------------------------------------------------------------------------------


def ids(lang: str) -> list[str]:
    text = (files("meadhall.lab") / "text" / f"{lang}.ftl").read_text("utf-8")
    return [entry.id.name for entry in FluentParser().parse(text).body if isinstance(entry, Message)]


def test_both_languages_have_the_same_messages_once() -> None:
    first, *others = (ids(lang) for lang in LANGUAGES)
    assert len(first) == len(set(first))
    for other in others:
        assert other == first


@each_language
@pytest.mark.parametrize("slug", meadhall.games())
def test_everything_that_can_be_chosen_has_words(slug: str, lang: str) -> None:
    game = meadhall.load(slug)
    for verb in game.vocabulary.verbs.values():
        assert use(game, verb.key, lang)
        for domain in verb.domains:
            assert use(game, f"{verb.key} {domain.name} {domain.words[0]}", lang)


def test_numbers_are_written_as_the_language_writes_them() -> None:
    assert decimal(-1.25, "en", 2) == "−1.25"
    assert percent(0.125, "de") == "12,5\N{NO-BREAK SPACE}%"


def test_a_cell_may_name_its_class() -> None:
    assert cell("words|a|b") == '<td class="words">a|b</td>'
    assert cell("a|b", "th", "row") == '<th scope="row">a|b</th>'
