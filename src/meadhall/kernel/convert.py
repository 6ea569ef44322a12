"""Turning plain data into typed values, with errors that name the exact field."""

from __future__ import annotations

import re
from collections.abc import Mapping
from types import NoneType
from typing import Any, TypeVar, get_args, get_origin, get_type_hints

import msgspec

from meadhall.kernel.errors import BadField, SaveError

T = TypeVar("T")

STEP = re.compile(r"\.(\w+)|\[(\d+)\]")
"""One step of a path: a field, or a place in a list."""


def read_json(text: str | bytes, what: str) -> object:
    """The data of a JSON text, or ``SaveError`` if it is none."""
    try:
        data: object = msgspec.json.decode(text)
    except (msgspec.DecodeError, UnicodeDecodeError) as wrong:
        raise SaveError("", f"not a saved {what}: {wrong}") from None
    except RecursionError:
        raise SaveError("", f"not a saved {what}: it is nested too deeply") from None
    if not isinstance(data, dict):
        raise SaveError("", f"not a saved {what}: an object with fields is expected")
    return data


def convert(data: object, kind: type[T], at: str, error: type[BadField]) -> T:
    """The data as ``kind``, or ``error`` with the path of the field below ``at``."""
    try:
        return msgspec.convert(data, kind)
    except msgspec.ValidationError as wrong:
        field, problem = _locate(data, kind, str(wrong))
        raise error(f"{at}{field}" if at else field.lstrip("."), problem) from None


def _locate(data: Any, kind: Any, said: str) -> tuple[str, str]:
    """Where it is wrong. The library writes ``[...]`` for the key of a mapping; we look which key it is."""
    problem, _, path = said.partition(" - at `")
    path = path.removeprefix("key in ").rstrip("`").removeprefix("$")
    before, unknown, _ = path.partition("[...]")
    if not unknown:
        return path, problem
    for name, place in STEP.findall(before):
        kind = _within(kind, name, place)
        data = data[name] if name else data[int(place)]
    kind = _unless_null(kind)
    value_kind = get_args(kind)[1] if get_origin(kind) is dict else Any
    for key, value in data.items() if isinstance(data, Mapping) else ():
        try:
            msgspec.convert(value, value_kind)
        except msgspec.ValidationError as wrong:
            field, problem = _locate(value, value_kind, str(wrong))
            return f"{before}.{key}{field}", problem
    return before, problem


def _within(kind: Any, name: str, place: str) -> Any:
    """The type of a field of a struct or, without a name, of a place in a list or tuple."""
    kind = _unless_null(kind)
    if name:
        return get_type_hints(kind, include_extras=True)[name]
    kinds = get_args(kind)
    return kinds[0] if get_origin(kind) is list or ... in kinds else kinds[int(place)]


def _unless_null(kind: Any) -> Any:
    """The other type, where something may be null."""
    kinds = get_args(kind)
    return next(one for one in kinds if one is not NoneType) if NoneType in kinds else kind
