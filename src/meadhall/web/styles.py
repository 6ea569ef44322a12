"""The style sheet of the pictures: the colours and the classes, from draw/style.py."""

from __future__ import annotations

from meadhall.draw import style


def sheet() -> str:
    """Light by default, dark where the page or, if the page says nothing, the reader's system wants it."""

    def block(of: dict[str, str]) -> str:
        return "".join(f"--{name}:{value};" for name, value in of.items())

    light = style.values("light")
    dark = {name: value for name, value in style.values("dark").items() if light[name] != value}
    night = f"{{color-scheme:dark;{block(dark)}}}"
    return (
        f':root,[data-theme="light"]{{color-scheme:light;{block(light)}}}\n'
        f'[data-theme="dark"]{night}\n'
        f"@media (prefers-color-scheme:dark){{:root:not([data-theme]){night}}}\n"
        f"{style.css()}"
    )
