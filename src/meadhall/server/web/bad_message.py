"""What is wrong with a message that does not fit its type: which field, and what is expected there."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Any, NamedTuple

from msgspec import inspect

from meadhall.server.errors import say

MISSING = re.compile(r"Object missing required field `(.+?)`")
UNKNOWN = re.compile(r"Object contains unknown field `(.+?)`")
TYPE = re.compile(r"Expected `(.+?)`, got `(.+?)`")
BOUNDS = re.compile(r"Expected (.+)|Invalid (.+)")
SIMPLE = {
    inspect.IntType: "int",
    inspect.FloatType: "float",
    inspect.StrType: "str",
    inspect.BoolType: "bool",
    inspect.NoneType: "null",
    inspect.DictType: "object",
    inspect.StructType: "object",
}


class BadMessage(NamedTuple):
    """The field, empty if it is the message as a whole, and what to say about it."""

    field: str
    text: str


def explain(said: str, field: str, kind: Any, lang: str) -> BadMessage:
    """What the decoder has ``said`` about a field of a message that should have been of this kind (None if unknown)."""
    fields = fields_of(kind)
    if found := MISSING.search(said):
        name = found[1]
        expected = wording(fields[name]) if name in fields else "-"
        return BadMessage(name, say("server-field-missing", lang, {"field": name, "expected": expected}))
    if found := UNKNOWN.search(said):
        known = ", ".join(fields) or "-"
        return BadMessage(found[1], say("server-field-unknown", lang, {"field": found[1], "known": known}))
    if not field:
        return BadMessage("", say("server-malformed", lang, {}))
    if found := TYPE.search(said):
        told = {"field": field, "expected": found[1], "got": found[2]}
        return BadMessage(field, say("server-field-type", lang, told))
    if found := BOUNDS.search(said):
        expected = (found[1] or found[2]).partition(" - at ")[0].replace("`", "")
        return BadMessage(field, say("server-field-bounds", lang, {"field": field, "expected": expected}))
    return BadMessage(field, say("server-malformed", lang, {}))


def fields_of(kind: Any) -> dict[str, inspect.Type]:
    """The fields of a message by name, with the types that they should have."""
    if kind is None:
        return {}
    info = inspect.type_info(kind)
    while isinstance(info, inspect.Metadata):
        info = info.type
    return {field.encode_name: field.type for field in info.fields} if isinstance(info, inspect.StructType) else {}


def wording(kind: inspect.Type) -> str:
    """A type as the decoder calls it."""
    while isinstance(kind, inspect.Metadata):
        kind = kind.type
    if isinstance(kind, inspect.UnionType):
        return either(kind.types)
    if isinstance(kind, (inspect.ListType, inspect.VarTupleType)):
        return f"array of {wording(kind.item_type)}"
    if isinstance(kind, inspect.LiteralType):
        return " | ".join(map(str, kind.values))
    return SIMPLE.get(type(kind), "value")


def either(kinds: Iterable[inspect.Type]) -> str:
    return " | ".join(map(wording, kinds))
