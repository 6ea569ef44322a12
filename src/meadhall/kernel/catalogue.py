"""The rule catalogue: each rule of a rulebook, in our own words, with an id that code, tests and tables cite."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping
from importlib.resources.abc import Traversable

import msgspec

LANGUAGES = ("en", "de")


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


class Catalogue(Mapping[str, Rule]):
    """All rules of a game by id, in the order of the book."""

    def __init__(self, rules: list[Rule]) -> None:
        self._rules: dict[str, Rule] = {}
        for rule in sorted(rules, key=_order):
            if rule.id in self._rules:
                raise ValueError(f"rule {rule.id} stands twice in the catalogue")
            self._rules[rule.id] = rule

    @classmethod
    def read(cls, folder: Traversable) -> Catalogue:
        rules: list[Rule] = []
        for file in folder.iterdir():
            if file.name.endswith(".toml"):
                for id, entry in tomllib.loads(file.read_text("utf-8")).items():
                    rules.append(msgspec.convert({"id": id, **entry}, Rule))
        return cls(rules)

    @property
    def editions(self) -> frozenset[str]:
        """The editions that the rules speak of."""
        return frozenset(edition for rule in self._rules.values() for edition in rule.editions)

    def __getitem__(self, id: str) -> Rule:
        return self._rules[id]

    def __iter__(self) -> Iterator[str]:
        return iter(self._rules)

    def __len__(self) -> int:
        return len(self._rules)


def read_chapters(file: Traversable) -> dict[int, Words]:
    """The titles of the catalogue's chapters by number."""
    return msgspec.convert(tomllib.loads(file.read_text("utf-8")), dict[int, Words], strict=False)


def read_readings(file: Traversable) -> dict[int, Reading]:
    """The readings that a game's rules follow, by number."""
    return msgspec.convert(tomllib.loads(file.read_text("utf-8")), dict[int, Reading], strict=False)


def _order(rule: Rule) -> tuple[int, int]:
    chapter, number = rule.id.split("-")[1].split(".")
    return int(chapter), int(number)
