"""Runs the notebooks and keeps what they show (``make notebooks``), and makes a page of each for mkdocs.

A test runs them too and fails when one of them shows something else than it did. Where a cell cannot show the same
again, such as a time that was measured, give it the tag ``varies``.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from html import unescape
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import nbformat
from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files
from nbclient import NotebookClient

FOLDER = Path(__file__).with_name("notebooks")
VARIES = "varies"
SECONDS = 120
"""No cell takes longer, or something is wrong with it."""
QUIET = ["--IPKernelApp.log_level=40"]
"""The kernel says nothing but errors of its own."""
KEPT = {"kernelspec": {"display_name": "Python 3", "language": "python", "name": "python3"},
        "language_info": {"file_extension": ".py", "mimetype": "text/x-python", "name": "python"}}  # fmt: skip
"""What a notebook says of itself: the same on every machine."""
RICHEST_FIRST = ("image/svg+xml", "text/html", "text/markdown", "text/plain")


def notebooks() -> list[Path]:
    return sorted(FOLDER.glob("*.ipynb"))


# --- running ----------------------------------------------------------------------------------------


def read(path: Path) -> Any:
    return nbformat.read(path, as_version=4)


def run(path: Path) -> Any:
    """The notebook after a run from top to bottom, in a process of its own and an empty folder."""
    notebook = read(path)
    with TemporaryDirectory() as folder:
        where = {"metadata": {"path": folder}}
        NotebookClient(notebook, timeout=SECONDS, resources=where, extra_arguments=QUIET).execute()
    tidy(notebook)
    return notebook


def tidy(notebook: Any) -> None:
    """Take away what changes from run to run and from machine to machine."""
    notebook.metadata = nbformat.from_dict(KEPT)
    for number, cell in enumerate(notebook.cells, 1):
        cell.id = f"cell-{number}"
        tags = cell.metadata.get("tags")
        cell.metadata = nbformat.from_dict({"tags": tags} if tags else {})
        if cell.cell_type == "code":
            cell.outputs = list(together(cell.outputs))


def together(outputs: list[Any]) -> Iterator[Any]:
    """A stream comes in pieces, cut anywhere; here each is whole."""
    last = None
    for output in outputs:
        if last is not None and output.output_type == last.output_type == "stream" and output.name == last.name:
            last.text += output.text
            continue
        if last is not None:
            yield last
        last = output
    if last is not None:
        yield last


def written(notebook: Any) -> str:
    return str(nbformat.writes(notebook)) + "\n"


def shown(notebook: Any) -> list[tuple[str, list[Any]]]:
    """Each cell of code with what it shows, as far as that is always the same."""
    return [
        (cell.source, [] if VARIES in cell.metadata.get("tags", ()) else cell.outputs)
        for cell in notebook.cells
        if cell.cell_type == "code"
    ]


# --- pages ------------------------------------------------------------------------------------------


def page(name: str, notebook: Any) -> tuple[str, dict[str, str]]:
    """The notebook as a page, and the pictures that lie beside it."""
    pictures: dict[str, str] = {}
    parts: list[str] = []
    for cell in notebook.cells:
        if cell.cell_type == "code":
            parts.append(f"```python\n{cell.source}\n```")
            parts += [output_lines(name, output, pictures) for output in cell.outputs]
        else:
            parts.append(cell.source)
    parts.append(f"---\n\nThis page is a notebook: [{name}.ipynb]({name}.ipynb).")
    return "\n\n".join(parts) + "\n", pictures


def output_lines(name: str, output: Any, pictures: dict[str, str]) -> str:
    if output.output_type == "stream":
        return fenced(output.text)
    kind = next(kind for kind in RICHEST_FIRST if kind in output.data)
    content = output.data[kind]
    if kind == "image/svg+xml":
        # A file of its own: the styles of a picture would else hold for the whole page.
        file = f"{name}-{len(pictures) + 1}.svg"
        pictures[file] = content
        return f"[![{named(content)}]({file})]({file}){{ .shown }}"
    return fenced(content) if kind == "text/plain" else content


def fenced(text: str) -> str:
    return f"``` {{ .text .shown }}\n{text.rstrip()}\n```"


def named(svg: str) -> str:
    """What a picture shows, in its own words."""
    found = re.search(r'aria-label="([^"]*)"|<title>([^<]*)</title>', svg)
    return unescape(found[1] or found[2]) if found else ""


def on_files(files: Files, *, config: MkDocsConfig) -> Files:
    """Called by mkdocs: adds the pages and their pictures to the files of the site."""
    for path in notebooks():
        text, pictures = page(path.stem, read(path))
        for name, content in {f"{path.stem}.md": text, **pictures}.items():
            files.append(File.generated(config, f"{FOLDER.name}/{name}", content=content))
    return files


def on_page_markdown(markdown: str, **_: Any) -> str:
    """Called by mkdocs: a link to a notebook leads to its page, unless it names the file."""
    return re.sub(r"(?<!\.ipynb)\]\(((?:[^)]*/)?[\w-]+)\.ipynb\)", r"](\1.md)", markdown)


if __name__ == "__main__":
    for path in notebooks():
        path.write_text(written(run(path)), "utf-8")
