"""The words of pictures. Everything is said once and then remembered: there is little to say, again and again."""

from __future__ import annotations

from functools import lru_cache
from typing import ClassVar

from meadhall.kernel.text import Texts


class Pen:
    """Writes the words of a picture in a language."""

    texts: ClassVar[Texts]

    def __init__(self, lang: str) -> None:
        self.lang = lang

    def write(self, id: str, **args: str | int) -> str:
        return said(self.texts, f"board-{id}", self.lang, tuple(args.items()))

    def word(self, word: str) -> str:
        return worded(self.texts, word, self.lang)

    def say(self, id: str, **args: str | int) -> str:
        """What is read aloud as well."""
        return said(self.texts, f"read-{id}", self.lang, tuple(args.items()))

    def name(self, word: str) -> str:
        """A word with a capital letter."""
        return capital(self.word(word))

    def ending(self, ending: str) -> str:
        """How a game has ended."""
        return said(self.texts, f"ending-{ending}", self.lang, ())

    def action(self, verb: str, args: dict[str, str]) -> str:
        """What an option of a verb means, with the words for its arguments."""
        return said(self.texts, f"do-{verb}", self.lang, tuple(args.items()))


def capital(words: str) -> str:
    return words[:1].upper() + words[1:]


@lru_cache(maxsize=32_768)
def said(texts: Texts, id: str, lang: str, args: tuple[tuple[str, str | int], ...]) -> str:
    return texts.say(id, lang, **dict(args))


@lru_cache(maxsize=8192)
def worded(texts: Texts, word: str, lang: str) -> str:
    return texts.word(word, lang)
