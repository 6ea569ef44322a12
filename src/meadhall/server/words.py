"""The words of the pages in the reader's language: what templates and the server say."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from importlib.resources import files

from meadhall.kernel.catalogue import LANGUAGES
from meadhall.kernel.text import Texts

LONGEST = 900
"""Fluent takes up to a thousand characters in one argument."""

Say = Callable[..., str]


class HouseTexts:
    """All messages of the house. A strict one raises where a message is missing; else its id is shown."""

    def __init__(self, strict: bool = True) -> None:
        self.strict = strict
        self.texts = Texts([files("meadhall.server") / "text", files("meadhall.web") / "text"])

    def say(self, id: str, lang: str, /, **args: str | int) -> str:
        try:
            return self.texts.say(id, lang, **{name: clip(arg) for name, arg in args.items()})
        except LookupError:
            if self.strict:
                raise
            return id

    def speaker(self, lang: str) -> Say:
        """``t`` of the templates."""

        def t(id: str, /, **args: str | int) -> str:
            return self.say(id, lang, **args)

        return t


def clip(arg: str | int) -> str | int:
    return arg[:LONGEST] if isinstance(arg, str) else arg


def negotiate(candidates: Iterable[str | None], accept: str) -> str:
    """The first candidate that we speak, else the best of an Accept-Language header, else English."""
    for lang in candidates:
        if lang in LANGUAGES:
            return lang
    wanted: list[tuple[float, int, str]] = []
    for place, item in enumerate(accept.split(",")[:20]):
        tag, _, quality = item.partition(";")
        try:
            weight = float(quality.strip().removeprefix("q=")) if quality.strip() else 1.0
        except ValueError:
            weight = 0.0
        wanted.append((-weight, place, tag.strip().lower().partition("-")[0]))
    for weight, _, lang in sorted(wanted):
        if lang in LANGUAGES and weight < 0:
            return lang
    return LANGUAGES[0]
