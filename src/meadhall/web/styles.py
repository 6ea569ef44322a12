"""Writes static/draw.css: the colours and the classes of the pictures, from draw/style.py.

Run it with ``python -m meadhall.web.styles`` after a change there.
"""

from __future__ import annotations

from pathlib import Path

from meadhall.draw import style

FILE = Path(__file__).parent / "static" / "draw.css"


def sheet() -> str:
    """Light by default, dark where the page or, if the page says nothing, the reader's system wants it."""

    def block(of: dict[str, str]) -> str:
        return "".join(f"--{name}:{value};" for name, value in of.items())

    light = style.values("light")
    dark = {name: value for name, value in style.values("dark").items() if light[name] != value}
    night = f"{{color-scheme:dark;{block(dark)}}}"
    return (
        "/* Written by meadhall.web.styles from draw/style.py and draw/style.css. */\n"
        f':root,[data-theme="light"]{{color-scheme:light;{block(light)}}}\n'
        f'[data-theme="dark"]{night}\n'
        f"@media (prefers-color-scheme:dark){{:root:not([data-theme]){night}}}\n"
        f"{style.css()}"
    )


if __name__ == "__main__":
    FILE.write_text(sheet(), "utf-8")
