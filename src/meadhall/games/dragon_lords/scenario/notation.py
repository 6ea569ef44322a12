"""The short notation in which the parts of a scenario are written."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from meadhall.kernel.errors import ScenarioError
from meadhall.kernel.scenario import counts, entries, pairs, places, words

LISTED = ("prophecies", "shown")
UNCHANGED = ("mana", "order", "out", "stride", "fog", "lost")
"""Parts that a people of a saved position has as well."""
PEOPLE_PARTS = (
    *LISTED, *UNCHANGED, "lands", "king", "pieces", "spells", "treasures", "ships", "scrolls", "gold", "party",
    "companions", "tools", "store", "captive", "equipped",
)  # fmt: skip
A_COUNT, A_PLACE = "isborg:5", "king:isborg"
"""What a part of a scenario may look like."""


def people_parts(people: str, given: Any) -> dict[str, Any]:
    """The parts of a people, read from their texts."""
    if not isinstance(given, Mapping):
        raise ScenarioError(people, "a people is a dict with its parts")
    parts: dict[str, Any] = {}
    for name, value in given.items():
        at = f"{people}.{name}"
        if name not in PEOPLE_PARTS:
            raise ScenarioError(at, f"a people has no such part: {', '.join(sorted(PEOPLE_PARTS))}")
        if name in ("lands", "tools", "store", "party"):
            parts[name] = counts(value, at, A_COUNT)
        elif name in ("pieces", "spells", "treasures"):
            parts[name] = places(value, at, A_PLACE)
        elif name in (*LISTED, "companions"):
            parts[name] = words(value, at)
        elif name == "scrolls":
            parts[name] = entries(value, at)
        else:
            parts[name] = value
    if len(parts.get("party", {})) > 1:
        raise ScenarioError(f"{people}.party", "stands in one space (DL-16.2)")
    return parts


def ships_of(value: Any, owner: str | None, at: str) -> dict[str, Any]:
    """'1:k3:4' is the first ship in k3 with four units aboard, '2:ternvik' the second, docked."""
    if isinstance(value, Mapping):
        return {str(name): {"owner": owner, **ship} for name, ship in value.items()}
    ships: dict[str, Any] = {}
    for word in words(value, at):
        shape = re.fullmatch(r"(\d+):([a-z0-9-]+)(?::(\d+))?", word)
        if not shape or shape[1] in ships:
            raise ScenarioError(at, f"{word!r} should be a ship, where it is, and who is aboard, such as 1:k3:4")
        ships[shape[1]] = {"at": shape[2], "owner": owner, "units": int(shape[3] or 0)}
    return ships


def guests(value: Any) -> Any:
    """'solborg:3+2*' are three who walked and two who came by magic."""
    if isinstance(value, Mapping):
        return dict(value)
    found: dict[str, Any] = {}
    for name, number in pairs(value, "guests", "solborg:3").items():
        shape = re.fullmatch(r"(?:(\d+))?\+?(?:(\d+)\*)?", number or "1")
        if not shape:
            raise ScenarioError("guests", f"{name}:{number} should be numbers such as solborg:3+2*")
        found[name] = {"walked": int(shape[1] or 0), "beamed": int(shape[2] or 0)}
    return found


def worn(value: Any) -> Any:
    """'isborg:2/1/0' are two who moved and one who fought; 'isborg:moved' is one who moved."""
    if isinstance(value, Mapping):
        return dict(value)
    kinds = ("moved", "fought", "marched")
    found: dict[str, Any] = {}
    for name, what in pairs(value, "worn", "isborg:2/0/0").items():
        if what in kinds:
            found[name] = {what: 1}
        elif re.fullmatch(r"\d+/\d+/\d+", what):
            found[name] = dict(zip(kinds, map(int, what.split("/")), strict=True))
        else:
            raise ScenarioError("worn", f"{name}:{what} should be isborg:moved or isborg:2/1/0")
    return found
