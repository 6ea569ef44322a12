"""A domain is a closed list of words: regions, resources, characters. Rules use the numbers, people the words."""

from __future__ import annotations

from collections.abc import Iterable

from mypy_extensions import mypyc_attr

from meadhall.kernel.errors import NotationError


@mypyc_attr(allow_interpreted_subclasses=True)
class Domain:
    __slots__ = ("_find", "name", "words")

    def __init__(self, name: str, words: Iterable[str]) -> None:
        self.name = name
        self.words = tuple(words)
        self._find = {word.lower(): i for i, word in enumerate(self.words)}

    def __len__(self) -> int:
        return len(self.words)

    def __repr__(self) -> str:
        return f"Domain({self.name}: {' '.join(self.words)})"

    def find(self, word: str) -> int:
        found = self._find.get(word.lower())
        if found is None:
            raise NotationError(f"'{word}' is no {self.name}: choose from {', '.join(self.words)}")
        return found


def numbers(name: str, first: int, last: int) -> Domain:
    """A domain of whole numbers whose index 0 is the word of ``first``."""
    return Domain(name, (str(n) for n in range(first, last + 1)))
