"""Finds everything that is wrong with a pack, and not only the first thing."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, NamedTuple

from meadhall.kernel import registry
from meadhall.kernel.convert import convert
from meadhall.kernel.errors import PackError
from meadhall.kernel.game import Game
from meadhall.kernel.pack import Pack

Overlay = dict[str, Any]


class Problem(NamedTuple):
    field: str
    problem: str


def problems(slug: str, pack: Mapping[str, Any]) -> list[Problem]:
    """What is wrong, field by field.

    Each wrong field is noted and left out, and the rest is looked at again. Whether values fit each other is asked only
    of a pack whose fields are right, and of each group once: without one of its values others may seem wrong.
    """
    plain = registry.load(slug)
    found: list[Problem] = []
    rest = read_whole(plain, dict(pack), found)
    if not found:
        fitting(plain, rest, found)
    return found


def read_whole(plain: Game[Any], rest: Overlay, found: list[Problem]) -> Overlay:
    """What is left of a pack without its unknown fields and without values of a wrong kind."""
    while True:
        try:
            whole: Pack = plain.pack.under(rest)
            if plain.pack_type is not None:
                convert(whole.values, plain.pack_type, "", PackError)
        except PackError as error:
            found.append(Problem(error.field, error.problem))
            less = without(rest, keys_of(error.field))
            if less is None:
                return rest
            rest = less
        else:
            return rest


def fitting(plain: Game[Any], rest: Overlay, found: list[Problem]) -> None:
    while True:
        try:
            type(plain)(rest)
        except PackError as error:
            found.append(Problem(error.field, error.problem))
            group = keys_of(error.field)[0]
            if group not in rest:
                return
            rest = {key: value for key, value in rest.items() if key != group}
        else:
            return


def keys_of(field: str) -> list[str]:
    return re.sub(r"\[\d+\]", "", field).split(".")


def without(tree: Overlay, keys: list[str]) -> Overlay | None:
    """The pack without what stands at these keys, or without the value that they lead into; None if there is none."""
    key, *rest = keys
    if key not in tree:
        return None
    node = tree[key]
    if rest and isinstance(node, Mapping) and "value" not in node:
        less = without(dict(node), rest)
        if less is not None:
            return {**tree, key: less}
        # A field that is missing, or wrong in the whole: then all of it goes.
    return {name: value for name, value in tree.items() if name != key}
