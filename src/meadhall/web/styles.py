"""The style sheet of the pictures: the colours and the classes, from draw/style.py and from every game."""

from __future__ import annotations

from meadhall.draw import style
from meadhall.kernel import registry


def looks() -> list[style.GameLook]:
    """What each game adds; games that share a board add it once."""
    boards = [registry.load(slug).board for slug in registry.games()]
    return list(dict.fromkeys(board.look for board in boards if board is not None))


def sheet() -> str:
    """Light by default, dark where the page or, if the page says nothing, the reader's system wants it."""

    def block(of: dict[str, str]) -> str:
        return "".join(f"--{name}:{value};" for name, value in of.items())

    games = looks()
    light = style.values("light", *games)
    dark = {name: value for name, value in style.values("dark", *games).items() if light[name] != value}
    night = f"{{color-scheme:dark;{block(dark)}}}"
    return (
        f':root,[data-theme="light"]{{color-scheme:light;{block(light)}}}\n'
        f'[data-theme="dark"]{night}\n'
        f"@media (prefers-color-scheme:dark){{:root:not([data-theme]){night}}}\n"
        f"{style.css(*games)}"
    )


def panels() -> str:
    """How the panels of each game look, where they have more than a page knows."""
    return "".join(look.panels for look in looks())
