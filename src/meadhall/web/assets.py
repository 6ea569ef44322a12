"""The files that a page fetches, as they are sent: the style sheets as one small file, all compressed once.

An address bears a mark of what all files hold together. So a browser may keep a file for ever, and the modules of the
script, which import each other by their names, always fit together.
"""

from __future__ import annotations

import gzip
import hashlib
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

from meadhall.draw.style import small
from meadhall.web import fonts, styles
from meadhall.web.hall_sheet import hall_sheet

STATIC = Path(__file__).parent / "static"
STYLE = Path(__file__).parent / "style"
PARTS = (
    "base", "controls", "bar", "reading", "hall", "peoples", "forms", "rules", "review", "puzzles", "table", "side",
    "past", "tips", "board", "touch", "screens", "prompt", "phone", "low", "telling", "rows", "composer", "coach",
    "wide", "puzzle",
)  # fmt: skip
"""The files of ``style/`` in the order in which they count: a later one may change what an earlier one says."""
SHEET, HALL = "meadhall.css", "hall.css"
SCRIPT = "script/page.js"
"""What every page but a table's has for a script."""
KINDS = {
    ".css": "text/css; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
    ".woff2": "font/woff2",
}
IMPORT = re.compile(r'^(?:import|export)\b[^"\n]*"\./([\w-]+\.js)";$', re.MULTILINE)


class Asset(NamedTuple):
    """``packed`` is compressed; it is empty where that would save nothing."""

    kind: str
    body: bytes
    packed: bytes


@cache
def assets() -> dict[str, Asset]:
    """Every file by its name below ``/static/<mark>/``."""
    return {name: _asset(name, body) for name, body in _bodies()}


@cache
def mark() -> str:
    """What changes when any of the files does."""
    digest = hashlib.sha256()
    for name, asset in sorted(assets().items()):
        digest.update(name.encode() + b"\0" + hashlib.sha256(asset.body).digest())
    return digest.hexdigest()[:12]


def address(name: str) -> str:
    return f"/static/{mark()}/{name}"


@cache
def modules(entry: str) -> tuple[str, ...]:
    """The modules that a module of the script needs, itself first: they are fetched before it asks for them."""
    found = [entry]
    for name in found:
        found += [each for one in IMPORT.findall(_text(name)) if (each := f"script/{one}") not in found]
    return tuple(found)


def pages_sheet() -> str:
    """How the pages look, as it is written."""
    return "\n".join((STYLE / f"{part}.css").read_text("utf-8") for part in PARTS)


def _text(name: str) -> str:
    return (STATIC / name).read_text("utf-8")


def _bodies() -> Iterator[tuple[str, bytes]]:
    sheet = small(f"{fonts.css()}\n{styles.sheet()}\n{pages_sheet()}\n{styles.panels()}")
    yield SHEET, sheet.encode()
    yield HALL, hall_sheet(sheet, [_text(module) for module in modules(SCRIPT)]).encode()
    for file in sorted(STATIC.rglob("*")):
        if file.suffix in KINDS:
            yield file.relative_to(STATIC).as_posix(), file.read_bytes()


def _asset(name: str, body: bytes) -> Asset:
    packed = gzip.compress(body, 9, mtime=0)
    return Asset(KINDS[Path(name).suffix], body, packed if len(packed) < 0.9 * len(body) else b"")
