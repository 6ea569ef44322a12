"""A rulebook to be read: what each chapter is about, and examples that are drawn from scenarios.

A game writes it in ``text/book/``: ``overview.toml`` says how one wins and how a round goes, ``chapters.toml`` has for
each chapter of the catalogue a few words and its examples. A caption holds no number of its own: ``{name}`` is filled
in with what is measured in the position, ``{domain:word}`` with the name of a thing.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable, Mapping, Sequence
from functools import cached_property
from importlib.resources.abc import Traversable
from typing import TYPE_CHECKING, Any, Literal

import msgspec

from meadhall.kernel.catalogue import Words

if TYPE_CHECKING:
    from meadhall.kernel.game import Game
    from meadhall.kernel.state import State

Measure = Callable[..., object]
"""What can be counted in a position: (state, words...) -> a number, or words."""
HOLE = re.compile(r"\{([^{}]+)\}")
WINDOWS = "windows"
"""What stands among the chapters without being one."""


class Box(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One step of a row of steps."""

    name: Words
    text: Words
    rule: str


class Example(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A position that shows a rule."""

    given: dict[str, Any]
    """What ``Game.scenario`` is given."""
    play: tuple[str, ...] = ()
    """Actions that lead from there to the position that is drawn."""
    then: tuple[str, ...] = ()
    """Actions that follow, for values that begin with "then"."""
    layout: Literal["desk", "phone"] = "desk"
    picture: str = ""
    """Its name; "" is the most important one of the layout."""
    window: str = ""
    """The name of the part that is shown; "" is all of it."""
    seat: int | None = None
    """Through whose eyes; nobody's if none is given."""
    marks: tuple[str, ...] = ()
    """Places that the caption speaks of."""
    caption: Words
    values: dict[str, str] = {}
    """The numbers of the caption, each as a measure and its words, such as "influence callo B"."""
    rules: tuple[str, ...]
    """The rules that decide it."""


class Chapter(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    about: Words
    steps: tuple[Box, ...] = ()
    examples: tuple[Example, ...] = ()


class Overview(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    goal: Words
    goal_rules: tuple[str, ...]
    ending: Words
    ending_rules: tuple[str, ...]
    course: tuple[Box, ...]


class Rulebook:
    """What a game writes about itself, read when somebody first looks; ``measures`` is what the game can count beside
    what every game can."""

    def __init__(self, folder: Traversable, measures: Mapping[str, Measure]) -> None:
        self.folder = folder
        self.measures = measures

    @cached_property
    def overview(self) -> Overview:
        return msgspec.convert(self._read("overview"), Overview)

    @cached_property
    def chapters(self) -> dict[int, Chapter]:
        told = {name: entry for name, entry in self._chapters.items() if name != WINDOWS}
        return msgspec.convert(told, dict[int, Chapter], strict=False)

    @cached_property
    def windows(self) -> dict[str, tuple[float, float, float, float]]:
        return msgspec.convert(self._chapters.get(WINDOWS, {}), dict[str, tuple[float, float, float, float]])

    @cached_property
    def _chapters(self) -> dict[str, Any]:
        return self._read("chapters")

    def _read(self, name: str) -> dict[str, Any]:
        return tomllib.loads((self.folder / f"{name}.toml").read_text("utf-8"))


def read_rulebook(folder: Traversable, measures: Mapping[str, Measure] | None = None) -> Rulebook:
    return Rulebook(folder, measures or {})


def set_up(game: Game[Any], example: Example) -> State:
    """The position that an example shows."""
    state: State = game.scenario(**example.given)
    return go_on(state, example.play)


def go_on(state: State, actions: tuple[str, ...]) -> State:
    for action in actions:
        state.apply(state.parse(action))
    return state


def caption(game: Game[Any], example: Example, state: State, lang: str) -> str:
    """The words below the picture of an example; ``state`` is the position that it shows."""
    after = go_on(state.copy(), example.then) if example.then else state

    def said(hole: re.Match[str]) -> str:
        if ":" in hole[1]:
            return name_of(game, hole[1], lang)
        first, *words = example.values[hole[1]].split()
        if first == "given":
            found = follow(example.given, words)
        elif first == "then":
            found = measure(game, after, words[0], words[1:])
        else:
            found = measure(game, state, first, words)
        # A true minus, as everywhere.
        return str(found).replace("-", "−")

    return HOLE.sub(said, example.caption(lang))


def measure(game: Game[Any], state: State, name: str, words: Sequence[str]) -> object:
    """A number of a position: one that the game counts, a field of the document, or something of the components."""
    if name == "field":
        return follow(state.position(), words)
    if name == "pack":
        return follow(game.pack.values, words)
    assert game.rulebook is not None
    return game.rulebook.measures[name](state, *words)


def follow(data: Any, words: Sequence[str]) -> object:
    for word in words:
        data = data[int(word)] if isinstance(data, list | tuple) else data[word]
    return data


def name_of(game: Game[Any], place: str, lang: str) -> str:
    """What "domain:word" is called."""
    name, word = place.split(":")
    domains = {domain.name: domain for verb in game.vocabulary.verbs.values() for domain in verb.domains}
    return game.name_of(domains[name], domains[name].find(word), lang)
