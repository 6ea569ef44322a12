"""Scenarios: their parts, the short notation in which they are written, and the step at which one alone ends."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from typing import Any

from meadhall.kernel.action import Action
from meadhall.kernel.domain import Domain
from meadhall.kernel.errors import NotationError, ScenarioError
from meadhall.kernel.message import Kind
from meadhall.kernel.result import Result
from meadhall.kernel.state import LESSON
from meadhall.kernel.step import Choice

SCENARIO = "scenario"
"""The ending of a scenario that shows one thing alone."""
APART = (SCENARIO, LESSON)
"""Endings that no rulebook knows."""


class Rest(Choice):
    """Where a scenario that shows one thing alone ends: all that is left is to be done."""

    asks = Kind("ask-rest")

    def cites(self, s: Any) -> str:
        rule: str = s.game.after_the_end(s).id
        return rule

    def options(self, s: Any) -> list[Action]:
        return [s.parse("done")]

    def take(self, s: Any, action: Action) -> None:
        s.end(Result((), tuple(s.current_scores()), SCENARIO))


class Given:
    """The parts of a scenario. Each is taken out once; what nobody takes is none of its parts."""

    def __init__(self, parts: Mapping[str, Any], at: str) -> None:
        self.parts = dict(parts)
        self.at = at

    def take(self, name: str, default: Any) -> Any:
        return self.parts.pop(name, default)

    def number(self, name: str, default: int) -> int:
        value = self.parts.pop(name, default)
        if isinstance(value, bool) or not isinstance(value, int) or not 0 <= value <= 99:
            raise ScenarioError(name, f"{value!r} is no number from 0 to 99")
        return value

    def word(self, name: str, domain: Domain) -> int:
        if name not in self.parts:
            raise ScenarioError(name, f"is needed at {self.at!r}")
        return find(domain, self.parts.pop(name), name)

    def finish(self) -> None:
        for name in self.parts:
            raise ScenarioError(name, f"a scenario at {self.at!r} has no such part")


def find(domain: Domain, word: object, field: str) -> int:
    try:
        return domain.find(str(word))
    except NotationError as error:
        raise ScenarioError(field, str(error)) from None


def entries(value: Any, at: str) -> list[Any]:
    """'a b' are two words; lists are taken as they are."""
    if isinstance(value, str):
        return value.split()
    if not isinstance(value, Iterable) or isinstance(value, Mapping):
        raise ScenarioError(at, f"{value!r} is no list of words")
    return list(value)


def words(value: Any, at: str) -> list[str]:
    found = entries(value, at)
    for one in found:
        if not isinstance(one, str):
            raise ScenarioError(at, f"{one!r} is no word")
    return found


def pairs(value: Any, at: str, example: str) -> dict[str, str]:
    """'a:x b@y' are two names, each with something; a name alone has nothing."""
    found: dict[str, str] = {}
    for word in words(value, at):
        name, rest = re.fullmatch(r"([^:@]*)[:@]?(.*)", word).groups()  # type: ignore[union-attr]
        if not name or name in found:
            raise ScenarioError(at, f"{word!r} is no name, or one that stands there already; write {example}")
        found[name] = rest
    return found


def counts(value: Any, at: str, example: str) -> dict[str, int]:
    """'a:5 b' is five and one; a mapping is taken as it is."""
    found: dict[str, Any] = dict(value) if isinstance(value, Mapping) else {}
    if not isinstance(value, Mapping):
        for name, number in pairs(value, at, example).items():
            found[name] = int(number) if number.isdecimal() else number or 1
    for name, number in found.items():
        if isinstance(number, bool) or not isinstance(number, int):
            raise ScenarioError(at, f"{name}:{number} should be a name and a number, such as {example}")
    return found


def places(value: Any, at: str, example: str) -> dict[str, Any]:
    """'a:x' is a in x; a mapping is taken as it is."""
    if isinstance(value, Mapping):
        return dict(value)
    found = pairs(value, at, example)
    for name, place in found.items():
        if not place:
            raise ScenarioError(at, f"{name} needs something after it, as in {example}")
    return found
