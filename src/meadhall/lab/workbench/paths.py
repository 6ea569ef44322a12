"""Values of a pack by their paths, such as ``goals.points`` or ``waves.supplies[0]``."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable, Mapping
from difflib import get_close_matches
from typing import Any

from meadhall.kernel.errors import BadField
from meadhall.kernel.pack import Pack

NEAREST = 3
"""How many paths a wrong one is told."""
NEAR = 0.55
PLACE = re.compile(r"\[(\d+)\]")


class Spot:
    """Where a value stands: the field of the pack, and the way within its value."""

    def __init__(self, field: str, within: tuple[str, ...]) -> None:
        self.field = field
        self.within = within


def spot(pack: Pack, path: str, others: Iterable[str] = ()) -> Spot:
    """Where a path leads; a wrong one is told the nearest that there are, ``others`` among them."""
    keys = PLACE.sub(r".\1", path).split(".")
    for length in range(len(keys), 0, -1):
        field = ".".join(keys[:length])
        if field in pack.origins:
            place = Spot(field, tuple(keys[length:]))
            value_at(pack, place, path)
            return place
    group = [field for field in pack.origins if field.startswith(f"{'.'.join(keys)}.")]
    if group:
        raise BadField(path, f"is a group of values: {listed(group)}")
    raise BadField(path, f"no such value or option; {hint(path, [*pack.origins, *others])}")


def hint(path: str, known: list[str]) -> str:
    """The nearest paths: those that look like it, and those that end like it."""
    near = get_close_matches(path, known, NEAREST, NEAR)
    last = path.rpartition(".")[2]
    near += [field for field in known if field.rpartition(".")[2] == last and field not in near]
    return f"did you mean {listed(near)}?" if near else f"there are {listed(known)}"


def listed(paths: list[str]) -> str:
    return ", ".join(paths[:NEAREST] + ["…"] * (len(paths) > NEAREST))


def value_at(pack: Pack, place: Spot, path: str) -> Any:
    """What stands there now."""
    value: Any = pack.values
    for key in place.field.split("."):
        value = value[key]
    for key in place.within:
        value = step(value, key, path)
    return value


def step(value: Any, key: str, path: str) -> Any:
    if isinstance(value, Mapping):
        if key not in value:
            raise BadField(path, f"there is no {key!r}, only {', '.join(value)}")
        return value[key]
    if isinstance(value, list):
        if not key.isdecimal() or int(key) >= len(value):
            raise BadField(path, f"has {len(value)} entries, [0] to [{len(value) - 1}]; {key!r} is none of them")
        return value[int(key)]
    raise BadField(path, f"{value!r} has no parts")


def with_value(pack: Pack, overlay: Mapping[str, Any], place: Spot, value: Any) -> dict[str, Any]:
    """What is laid over the pack, and this value too."""
    keys = place.field.split(".")
    whole: Any = pack.values
    for key in keys:
        whole = whole[key]
    return put(overlay, keys, replaced(whole, place.within, value))


def replaced(whole: Any, within: tuple[str, ...], value: Any) -> Any:
    if not within:
        return value
    key, *rest = within
    if isinstance(whole, Mapping):
        return {**whole, key: replaced(whole[key], tuple(rest), value)}
    entries = list(whole)
    entries[int(key)] = replaced(entries[int(key)], tuple(rest), value)
    return entries


def put(tree: Mapping[str, Any], keys: list[str], value: Any) -> dict[str, Any]:
    key, *rest = keys
    return {**tree, key: put(tree.get(key, {}), rest, value) if rest else value}


def read_value(text: str) -> Any:
    """A value as TOML has it; whatever is none is a word."""
    try:
        return tomllib.loads(f"value = {text}")["value"]
    except tomllib.TOMLDecodeError:
        return text


def read_changes(text: str) -> list[tuple[str, str]]:
    """``path=value,path=value``. A comma parts nothing within brackets or quotes, or before what has no equals sign."""
    found: list[tuple[str, str]] = []
    for piece in pieces(text):
        path, equals, value = piece.partition("=")
        if equals and re.fullmatch(r"[\w.\[\]-]+", path.strip()):
            found.append((path.strip(), value.strip()))
        elif found:
            found[-1] = (found[-1][0], f"{found[-1][1]},{piece.strip()}")
        else:
            raise BadField("set", f"{piece!r} is not written path=value")
    return found


def pieces(text: str) -> list[str]:
    """The text parted at its commas, but not within brackets or quotes."""
    found, depth, quote = [""], 0, ""
    for letter in text:
        if quote:
            quote = "" if letter == quote else quote
        elif letter in "\"'":
            quote = letter
        depth += (letter in "[{") - (letter in "]}") if not quote else 0
        if letter == "," and not depth and not quote:
            found.append("")
        else:
            found[-1] += letter
    return found
