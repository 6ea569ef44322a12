"""Options that a game declares: name, kind, default and help."""

from __future__ import annotations

import difflib
import operator
from collections.abc import Iterable, Mapping
from typing import Any, SupportsIndex

from meadhall.kernel.errors import OptionError


class Option:
    """One declared option. ``choices`` are its words; without choices it is a switch (bool) or free text (str).

    Free text may be one of the words ``instead``, or a list with one of the words ``each`` for every seat, divided by
    commas. ``players`` are the numbers of players for which the option means anything; none: all.
    """

    __slots__ = ("choices", "default", "each", "help", "instead", "name", "players", "type")

    def __init__(
        self,
        name: str,
        default: str | bool,
        help: str,
        choices: Iterable[str] = (),
        instead: Iterable[str] = (),
        each: Iterable[str] = (),
        players: Iterable[int] = (),
    ) -> None:
        self.name = name
        self.type = type(default)
        self.default = default
        self.choices = tuple(choices)
        self.instead = tuple(instead)
        self.each = tuple(each)
        self.players = tuple(players)
        self.help = help

    def __repr__(self) -> str:
        kind = " | ".join(self.choices) or self.type.__name__
        return f"Option({self.name}: {kind} = {self.default!r})"

    def read(self, value: object) -> str | bool:
        """The value in its own type; words such as 'yes' are understood for a switch, and numbers where words are."""
        if self.type is bool:
            if isinstance(value, bool):
                return value
            said = {"yes": True, "true": True, "on": True, "no": False, "false": False, "off": False}
            if isinstance(value, str) and value.lower() in said:
                return said[value.lower()]
            raise OptionError(self.name, f"{value!r} is neither yes nor no")
        if not self.choices:
            if not isinstance(value, str):
                raise OptionError(self.name, f"{value!r} is not a word")
            return value
        number = whole(value)
        word = value if number is None else str(number)
        allowed = ", ".join(self.choices)
        if not isinstance(word, str):
            raise OptionError(self.name, f"{value!r} is of type {type(value).__name__}, not one of {allowed}")
        if word not in self.choices:
            shown = repr(word) if number is None else word
            raise OptionError(self.name, f"{shown} is none of {allowed}")
        return word


def whole(value: object) -> int | None:
    """A whole number of any kind, those of NumPy among them; no switch is one."""
    if type(value) is int:
        return value
    if isinstance(value, (bool, str)) or not isinstance(value, SupportsIndex):
        return None
    try:
        return operator.index(value)
    except TypeError:  # an array may have the method and refuse
        return None


def read_options(declared: Mapping[str, Option], given: Mapping[str, object]) -> dict[str, Any]:
    """All options with their values; unknown names and wrong values are refused by name."""
    for name in given:
        if name not in declared:
            near = difflib.get_close_matches(name, declared, 1)
            hint = f"did you mean {near[0]}?" if near else f"there are {', '.join(declared)}"
            raise OptionError(name, f"no such option; {hint}")
    return {name: option.read(given.get(name, option.default)) for name, option in declared.items()}
