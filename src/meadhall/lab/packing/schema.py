"""The JSON schema of a game's packs: with it an editor knows every field, its kind and what is printed."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, get_args, get_origin, get_type_hints

import msgspec

from meadhall.kernel.errors import BadField
from meadhall.kernel.game import Game
from meadhall.kernel.pack import ORIGINS
from meadhall.lab.packing.differing import value_of
from meadhall.lab.words import say

DIALECT = "https://json-schema.org/draft/2020-12/schema"
Schema = dict[str, Any]


def schema(game: Game[Any], lang: str) -> Schema:
    """All fields may be left out; a value stands plainly or with its origin and a note."""
    if game.pack_type is None:
        raise BadField("game", f"{game.title} does not say of what kind its components are")
    kinds = {field: kind_of(game.pack_type, field.split(".")) for field in game.pack.origins}
    schemas, definitions = msgspec.json.schema_components(kinds.values(), ref_template="#/$defs/{name}")
    top: Schema = {}
    for field, plain in zip(kinds, schemas, strict=True):
        put(top, field.split("."), value_schema(game, field, plain, lang))
    return {
        "$schema": DIALECT,
        "title": say("pack-schema", lang, title=game.title),
        **group(top),
        "$defs": definitions,
    }


def kind_of(kind: Any, keys: list[str]) -> Any:
    """The type of a field of the components."""
    for key in keys:
        within = get_args(kind)[1] if get_origin(kind) is dict else None
        kind = within or get_type_hints(kind, include_extras=True)[key]
    return kind


def value_schema(game: Game[Any], field: str, plain: Schema, lang: str) -> Schema:
    printed = value_of(game.pack, field)
    origin = say(f"origin-{game.pack.origins[field]}", lang)
    with_origin = {
        "type": "object",
        "properties": {"value": plain, "origin": {"enum": list(ORIGINS)}, "note": {"type": "string"}},
        "required": ["value"],
        "additionalProperties": False,
    }
    return {
        "anyOf": [plain, with_origin],
        "default": printed,
        "description": say("pack-printed", lang, origin=origin),
    }


def put(tree: Schema, keys: list[str], leaf: Schema) -> None:
    for key in keys[:-1]:
        tree = tree.setdefault(key, {})
    tree[keys[-1]] = Leaf(leaf)


class Leaf(dict[str, Any]):
    """The schema of a value, to be told from a group of fields."""


def group(tree: Mapping[str, Any]) -> Schema:
    properties = {key: dict(node) if isinstance(node, Leaf) else group(node) for key, node in tree.items()}
    return {"type": "object", "properties": properties, "additionalProperties": False}
