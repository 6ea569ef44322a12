"""The notebooks of the documentation run, show what they say they show, and have a page each."""

from __future__ import annotations

import re
import runpy
from pathlib import Path
from types import SimpleNamespace
from typing import Any
from xml.etree import ElementTree

import pytest
from mkdocs.config import load_config
from mkdocs.structure.files import get_files

ROOT = Path(__file__).parent.parent
FOLDER = ROOT / "docs" / "notebooks"
NOTEBOOKS = sorted(FOLDER.glob("*.ipynb"))
MOST_BYTES = 400_000

each_notebook = pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda path: path.stem)


@pytest.fixture(scope="module")
def docs() -> Any:
    return SimpleNamespace(**runpy.run_path(str(ROOT / "docs" / "notebooks.py")))


@each_notebook
def test_a_notebook_runs_and_shows_what_it_did_when_it_was_kept(path: Path, docs: Any) -> None:
    assert docs.shown(docs.run(path)) == docs.shown(docs.read(path)), f"{path.name} is out of date: run make notebooks"


@each_notebook
def test_a_notebook_was_run_and_holds_nothing_of_the_machine(path: Path, docs: Any) -> None:
    notebook = docs.read(path)
    code = [cell for cell in notebook.cells if cell.cell_type == "code"]
    assert [cell.execution_count for cell in code] == list(range(1, len(code) + 1))
    docs.tidy(notebook)
    assert docs.written(notebook) == path.read_text("utf-8"), f"{path.name} is not tidy: run make notebooks"
    assert path.stat().st_size < MOST_BYTES


@each_notebook
def test_the_page_of_a_notebook_shows_all_of_it(path: Path, docs: Any) -> None:
    notebook = docs.read(path)
    text, pictures = docs.page(path.stem, notebook)
    for cell in notebook.cells:
        assert cell.source in text
    for name, content in pictures.items():
        assert f"]({name})" in text
        assert ElementTree.fromstring(content).tag == "{http://www.w3.org/2000/svg}svg"
    assert (len(pictures) > 0) == ("image/svg+xml" in path.read_text("utf-8"))


@each_notebook
def test_links_of_a_notebook_lead_somewhere(path: Path, docs: Any) -> None:
    for cell in docs.read(path).cells:
        if cell.cell_type == "markdown":
            for target in re.findall(r"\]\(([^)#:]+)(?:#[^)]*)?\)", cell.source):
                assert (FOLDER / target).exists(), f"{path.name} links to {target}"


def test_the_site_has_a_page_for_each_notebook() -> None:
    config = load_config(str(ROOT / "mkdocs.yml"))
    files = config.plugins.on_files(get_files(config), config=config)
    listed = (ROOT / "mkdocs.yml").read_text("utf-8")
    for path in NOTEBOOKS:
        page = f"notebooks/{path.stem}.md"
        assert files.get_file_from_path(page) is not None
        assert f": {page}\n" in listed, f"mkdocs.yml does not list {page}"
