"""Pictures as files."""

from __future__ import annotations

from functools import lru_cache
from importlib import import_module
from pathlib import Path

from meadhall.kernel.extras import brought_by

FACES = ("Vollkorn", "Cabin")
FOLDERS = (
    "/usr/share/fonts",
    "/usr/local/share/fonts",
    "~/.fonts",
    "~/.local/share/fonts",
    "/Library/Fonts",
    "~/Library/Fonts",
    "C:/Windows/Fonts",
)


@lru_cache(maxsize=1)
def font_files() -> tuple[str, ...]:
    """The files of our two faces, if they are installed."""
    found = []
    for folder in FOLDERS:
        home = Path(folder).expanduser()
        if home.is_dir():
            found += [
                str(file)
                for file in sorted(home.rglob("*"))
                if file.suffix in {".ttf", ".otf"} and file.name.startswith(FACES)
            ]
    return tuple(found)


def png(svg: str, zoom: float = 1.0) -> bytes:
    """A standalone SVG (colours written in) as a PNG."""
    with brought_by("png"):
        # Only here: whoever wants no PNG need not have it.
        resvg = import_module("resvg_py")
    fonts = list(font_files())
    # Cabin has no minus, and the renderer would then take the whole line from another face. A dash looks the same.
    svg = svg.replace("−", "–")
    return bytes(resvg.svg_to_bytes(svg_string=svg, zoom=zoom, font_files=fonts or None, skip_system_fonts=bool(fonts)))
