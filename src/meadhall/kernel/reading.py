"""What every game's table needs to be read aloud."""

from __future__ import annotations

from collections.abc import Iterable
from importlib.resources import files
from typing import ClassVar

from meadhall.kernel.text import Texts
from meadhall.kernel.view import View

LONGEST = 20
"""How much of what somebody typed is read back."""


def texts_of(package: str) -> Texts:
    """All words of a game, with those that are only read aloud."""
    here = files(package) / "text"
    return Texts([files("meadhall.kernel") / "text", here, here / "reading"])


class Reader:
    """Whoever looks at a position, and the language in which it is read. Games add the position and its words."""

    texts: ClassVar[Texts]
    none: ClassVar[str]
    """What is said of an empty list."""

    def __init__(self, view: View, lang: str) -> None:
        self.viewer = view.seat
        self.lang = lang

    def say(self, id: str, **args: str | int) -> str:
        return self.texts.say(f"read-{id}", self.lang, **args)

    def join(self, things: Iterable[str]) -> str:
        return ", ".join(things) or self.say(self.none)


def squeezed(text: str) -> str:
    """What somebody typed, without what may be written either way."""
    return text.lower().replace(" ", "").replace("-", "")
