"""Component packs: the numbers of a game in TOML, each with its origin.

In our packs every value is written ``{ value = ..., origin = "rulebook" }``. A user's pack laid over ours may write
values plainly; their origin is then ``owner``.
"""

from __future__ import annotations

import difflib
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any, TypeVar

from meadhall.kernel.convert import convert
from meadhall.kernel.errors import PackError

ORIGINS = ("rulebook", "public", "deduced", "reconstructed", "owner")

T = TypeVar("T")

Overlay = Mapping[str, Any] | str | Path
"""A user's pack, which is laid over ours: a dict, or the path of a TOML file."""


class Pack:
    """Values and their origins, both by the same nested keys, and the values of the game's own pack beneath."""

    def __init__(self, values: dict[str, Any], origins: dict[str, str], ours: dict[str, Any] | None = None) -> None:
        self.values = values
        self.origins = origins
        self.ours = values if ours is None else ours

    @classmethod
    def parse(cls, text: str, name: str) -> Pack:
        try:
            tree = tomllib.loads(text)
        except tomllib.TOMLDecodeError as error:
            raise PackError(name, f"is not TOML: {error}") from None
        origins: dict[str, str] = {}
        values = _unwrap(tree, "", origins, plain_allowed=False)
        return cls(values, origins)

    def under(self, over: Mapping[str, Any]) -> Pack:
        """This pack with another laid over it. What is laid over must name fields that exist."""
        origins: dict[str, str] = {}
        upper = _unwrap(over, "", origins, plain_allowed=True)
        values = _lay(self.values, upper, "", self.origins)
        changed = {
            next((old for old in self.origins if f"{new}.".startswith(f"{old}.")), new): origin
            for new, origin in origins.items()
        }
        return Pack(values, self.origins | changed, self.ours)

    def read(self, kind: type[T]) -> T:
        """The values as the typed components of a game."""
        return convert(self.values, kind, "", PackError)


def read_overlay(pack: Overlay) -> dict[str, Any]:
    """A user's pack, given as a dict or as the path of a TOML file."""
    if isinstance(pack, Mapping):
        return _own(pack)
    try:
        return tomllib.loads(Path(pack).read_text("utf-8"))
    except OSError as error:
        raise PackError(str(pack), f"cannot be read: {error.strerror}") from None
    except UnicodeDecodeError:
        raise PackError(str(pack), "is not a text in UTF-8") from None
    except tomllib.TOMLDecodeError as error:
        raise PackError(str(pack), f"is not TOML: {error}") from None


def _own(tree: Mapping[str, Any]) -> dict[str, Any]:
    """A copy that does not change when the caller's mapping does."""
    return {key: _own(node) if isinstance(node, Mapping) else node for key, node in tree.items()}


def _is_leaf(node: object) -> bool:
    return isinstance(node, Mapping) and "value" in node and set(node) <= {"value", "origin", "note"}


def _unwrap(tree: Mapping[str, Any], at: str, origins: dict[str, str], plain_allowed: bool) -> dict[str, Any]:
    values: dict[str, Any] = {}
    for key, node in tree.items():
        field = f"{at}{key}"
        if _is_leaf(node):
            origin = node.get("origin", "owner" if plain_allowed else None)
            if origin not in ORIGINS:
                raise PackError(f"{field}.origin", f"{origin!r} is none of {', '.join(ORIGINS)}")
            origins[field] = origin
            values[key] = node["value"]
        elif isinstance(node, Mapping):
            values[key] = _unwrap(node, f"{field}.", origins, plain_allowed)
        elif plain_allowed:
            origins[field] = "owner"
            values[key] = node
        else:
            raise PackError(field, "has no origin: write { value = ..., origin = ... }")
    return values


def _lay(lower: Mapping[str, Any], upper: Mapping[str, Any], at: str, leaves: Mapping[str, str]) -> dict[str, Any]:
    merged = dict(lower)
    for key, value in upper.items():
        field = f"{at}{key}"
        if key not in lower:
            near = difflib.get_close_matches(key, lower, 1)
            hint = f"did you mean {near[0]}?" if near else f"there are {', '.join(lower)}"
            raise PackError(field, f"no such field; {hint}")
        if field in leaves:
            merged[key] = value
        elif isinstance(value, Mapping):
            merged[key] = _lay(lower[key], value, f"{field}.", leaves)
        else:
            raise PackError(field, "is a group of fields, not a value")
    return merged
