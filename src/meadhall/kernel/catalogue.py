"""The rule catalogue: each rule of a rulebook, in our own words, with an id that code, tests and tables cite."""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cached_property, partial
from importlib.resources.abc import Traversable
from typing import TypeVar

import msgspec

LANGUAGES = ("en", "de")

K = TypeVar("K")
V = TypeVar("V")


class Words(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    en: str
    de: str

    def __call__(self, lang: str = "en") -> str:
        return self.de if lang == "de" else self.en


class Source(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The heading under which the rule stands, by edition."""

    first: str | None = None
    second: str | None = None


class Rule(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    title: Words
    text: Words
    editions: tuple[str, ...]
    source: Source
    readings: tuple[int, ...] = ()
    """Numbers of readings that the rule follows."""
    mode: str | None = None

    @property
    def chapter(self) -> int:
        return int(self.id.split("-")[1].split(".")[0])


class Reading(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Something that a book leaves open or says in two ways, and how we read it."""

    open: Words
    read: Words
    option: str | None = None
    """The option of the game that plays it otherwise."""


class Unread(Mapping[K, V]):
    """Something that is read when it is first asked for: whoever only plays does without."""

    def __init__(self, read: Callable[[], dict[K, V]]) -> None:
        self._read = read

    @cached_property
    def _known(self) -> dict[K, V]:
        return self._read()

    def __getitem__(self, key: K) -> V:
        return self._known[key]

    def __iter__(self) -> Iterator[K]:
        return iter(self._known)

    def __len__(self) -> int:
        return len(self._known)


class Catalogue(Unread[str, Rule]):
    """All rules of a game by id, in the order of the book."""

    def __init__(self, rules: Iterable[Rule]) -> None:
        super().__init__(partial(in_order, rules))

    @classmethod
    def read(cls, folder: Traversable) -> Catalogue:
        return cls(RuleFiles(folder))

    @property
    def editions(self) -> frozenset[str]:
        """The editions that the rules speak of."""
        return frozenset(edition for rule in self.values() for edition in rule.editions)


class RuleFiles:
    """The rules that stand in the files of a folder."""

    def __init__(self, folder: Traversable) -> None:
        self.folder = folder

    def __iter__(self) -> Iterator[Rule]:
        for file in self.folder.iterdir():
            if file.name.endswith(".toml"):
                for id, entry in tomllib.loads(file.read_text("utf-8")).items():
                    yield msgspec.convert({"id": id, **entry}, Rule)


def in_order(rules: Iterable[Rule]) -> dict[str, Rule]:
    """The rules by id, in the order of the book."""
    found: dict[str, Rule] = {}
    for rule in sorted(rules, key=_order):
        if rule.id in found:
            raise ValueError(f"rule {rule.id} stands twice in the catalogue")
        found[rule.id] = rule
    return found


def read_chapters(file: Traversable) -> Mapping[int, Words]:
    """The titles of the catalogue's chapters by number."""
    return Unread(lambda: msgspec.convert(tomllib.loads(file.read_text("utf-8")), dict[int, Words], strict=False))


def read_readings(file: Traversable) -> Mapping[int, Reading]:
    """The readings that a game's rules follow, by number."""
    return Unread(lambda: msgspec.convert(tomllib.loads(file.read_text("utf-8")), dict[int, Reading], strict=False))


def _order(rule: Rule) -> tuple[int, int]:
    chapter, number = rule.id.split("-")[1].split(".")
    return int(chapter), int(number)
