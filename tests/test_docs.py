"""The documentation is true: its code runs, its pages are up to date, its links lead somewhere."""

from __future__ import annotations

import re
import runpy
import textwrap
from collections.abc import Iterator
from pathlib import Path

import pytest

import meadhall
from examples.learn.bot import WEIGHTS
from examples.learn.facts import WIDTHS
from examples.learn.features import SIZE
from examples.learn.network import load_weights
from meadhall import bots
from meadhall.lab.observing.tensor import tensor_of

ROOT = Path(__file__).parent.parent
DOCS = sorted((ROOT / "docs").glob("*.md"))
PAGES = [ROOT / "README.md", *DOCS]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_the_code_on_a_page_runs_from_top_to_bottom(
    page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    # Whoever is enlisted on a page leaves with it.
    monkeypatch.setattr(bots, "LEVELS", dict(bots.LEVELS))
    fences = re.finditer(r"^( *)```python\n(.*?)^\1```", page.read_text("utf-8"), re.MULTILINE | re.DOTALL)
    blocks = [textwrap.dedent(fence[2]) for fence in fences]
    script = tmp_path / "page.py"
    script.write_text("\n".join(blocks), "utf-8")
    runpy.run_path(str(script))


def blocks_about_any_game(page: Path) -> list[str]:
    """Those that say so; the reader does not see it."""
    return re.findall(r"^<!-- any game -->\n```python\n(.*?)^```", page.read_text("utf-8"), re.MULTILINE | re.DOTALL)


@pytest.mark.parametrize("slug", meadhall.games())
@pytest.mark.parametrize("page", [page for page in PAGES if blocks_about_any_game(page)], ids=lambda page: page.name)
def test_the_code_about_any_game_runs_with_every_game(
    page: Path, slug: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    code = "\n".join(blocks_about_any_game(page))
    script = tmp_path / "page.py"
    script.write_text(code.replace("ice-garden", slug).replace("ice_garden", slug.replace("-", "_")), "utf-8")
    assert script.read_text("utf-8") != code or slug == "ice-garden"
    runpy.run_path(str(script))


def test_what_the_page_on_python_shows_of_one_game_only_names_something_of_it() -> None:
    page = ROOT / "docs" / "api.md"
    blocks = re.findall(r"^```python\n(.*?)^```", page.read_text("utf-8"), re.MULTILINE | re.DOTALL)
    about_one = [block for block in blocks if block not in blocks_about_any_game(page)]
    assert [block for block in about_one if not re.search("callo|mountain-king", block)] == []


@pytest.mark.parametrize("slug", meadhall.games())
def test_the_first_example_plays_every_game(slug: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    readme = (ROOT / "README.md").read_text("utf-8")
    example = re.search(r"^```python\n(.*?)^```", readme, re.MULTILINE | re.DOTALL)
    assert example is not None
    script = tmp_path / "example.py"
    script.write_text(example[1].replace("ice-garden", slug).replace('"adept"', '"random"'), "utf-8")
    after = runpy.run_path(str(script))
    assert after["match"].game.slug == slug
    assert after["match"].state.over
    assert "<" not in capsys.readouterr().out, "prompts are words"


def sizes() -> Iterator[tuple[str, str]]:
    """Sentences with numbers that follow from the code, each with its page."""
    garden, mountain, lords = map(meadhall.load, ("ice-garden", "mountain-king", "dragon-lords"))
    actions = [f"{len(game.vocabulary):,}" for game in (garden, mountain, lords)]
    yield "research.md", "{} in the Ice Garden, {} in the Mountain King, {} in DragonLords".format(*actions)
    rows = [f"{tensor_of(game, 2).size:,}" for game in (garden, mountain, lords)]
    yield (
        "research.md",
        "a row has {} numbers in the Ice Garden, {} in the Mountain King and {} in DragonLords".format(*rows),
    )
    yield "research.md", f"ends after {lords.for_simulations['turn_limit']} rounds unless `turn_limit` says otherwise"
    yield "arena.md", f"the game ends after {lords.for_simulations['turn_limit']} rounds"
    yield "learn.md", f"a list of {sum(WIDTHS.values())} whole numbers"
    yield "learn.md", f"rows of {SIZE} numbers"
    weights = sum(array.size for array in load_weights(WEIGHTS).values())
    yield "learn.md", f"A network of {round(weights, -3):,} weights"


def test_numbers_on_the_pages_are_those_of_the_code() -> None:
    wrong = [
        f"docs/{page} should say: {sentence}"
        for page, sentence in sizes()
        if sentence not in " ".join((ROOT / "docs" / page).read_text("utf-8").split())
    ]
    assert not wrong, "\n".join(wrong)


def test_every_chapter_is_listed_with_modules_that_cite_its_rules() -> None:
    """The index is made from what modules cite; here it is read back as somebody with the book would read it."""
    page = (ROOT / "docs" / "chapters.md").read_text("utf-8")
    sections = dict(re.findall(r"^## (.+?)\n(.*?)(?=^## |\Z)", page, re.MULTILINE | re.DOTALL))
    for game in map(meadhall.load, meadhall.games()):
        home = re.search(r"^In `(.+)`:$", sections[game.title], re.MULTILINE)
        assert home is not None
        prefix = next(iter(game.catalogue)).split("-")[0]
        rows = dict(re.findall(r"^\| \[(\d+) .+?\]\(.+?\) \| (.*) \|$", sections[game.title], re.MULTILINE))
        assert list(map(int, rows)) == list(game.chapters)
        for chapter, modules in rows.items():
            assert modules, f"nobody plays chapter {chapter} of {game.title}"
            for module in re.findall(r"`(.+?)`", modules):
                cites = (ROOT / home[1] / module).read_text("utf-8")
                assert f"{prefix}-{chapter}." in cites, f"{module} cites no rule of chapter {chapter}"


def test_generated_pages_fit_the_data() -> None:
    pages = runpy.run_path(str(ROOT / "docs" / "generate.py"))["pages"]
    for path, text in pages().items():
        assert path.read_text("utf-8") == text, f"{path.name} is out of date: run make pages"


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_to_files_lead_somewhere(page: Path) -> None:
    for target in re.findall(r"\]\(([^)#:]+)(?:#[^)]*)?\)", page.read_text("utf-8")):
        assert (page.parent / target).exists(), f"{page.name} links to {target}"


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_a_page_that_names_an_example_says_where_it_is(page: Path) -> None:
    """The examples are not part of the installed package."""
    paragraphs = page.read_text("utf-8").split("\n\n")
    first = next((text for text in paragraphs if "`examples/" in text), None)
    assert first is None or "checkout" in first, f"{page.name} should say at first that examples need a checkout"


def paths_on(page: str) -> set[str]:
    """Everything in a text that is written like the path of a file or a folder; no addresses."""
    return set(re.findall(r"(?<![\w/.:])(?:[\w-]+/)+(?:[\w-]+\.\w+)?(?![\w{])", page))


def test_a_path_is_known_from_other_words() -> None:
    text = "in `a/b.py`, below c/d/; at /table/x, https://example.org/e/f.py or /g/{id}, and I/O"
    assert paths_on(text) == {"a/b.py", "c/d/"}


def test_every_path_on_the_page_about_the_server_exists() -> None:
    page = (ROOT / "docs" / "server.md").read_text("utf-8")
    homes = [ROOT, ROOT / "src" / "meadhall", ROOT / "src" / "meadhall" / "server", ROOT / "src/meadhall/web/static"]
    found = paths_on(page)
    assert len(found) > 40
    assert not [path for path in sorted(found) if not any((home / path).exists() for home in homes)]


def test_every_room_of_the_server_is_on_its_page() -> None:
    page = (ROOT / "docs" / "server.md").read_text("utf-8")
    rooms = [file.parent.name for file in (ROOT / "src" / "meadhall" / "server").glob("*/__init__.py")]
    assert not [room for room in rooms if f"`server/{room}/`" not in page]
