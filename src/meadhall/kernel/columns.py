"""Columns: a class of positions tells each once, by its name and type, and slots and copying follow from that.

How a column is copied follows from its type. Lists, dictionaries and sets are copied, with the lists, dictionaries and
sets in them. A thing that has a method ``copy`` is copied by it. Everything else is shared and must never change:
numbers, words, tuples, tables.
"""

from __future__ import annotations

import sys
from collections.abc import Mapping
from dis import get_instructions
from types import CodeType, NoneType, UnionType
from typing import TYPE_CHECKING, Any, Union, get_args, get_origin

if TYPE_CHECKING:
    from meadhall.kernel.state import State

FIXED = (bool, bytes, float, frozenset, int, str, tuple, NoneType)
"""What never changes and can be shared, whatever its methods are called."""


class Slotted(type):
    """Gives a class a slot for each column that it tells. The compiled build has no need of it and leaves it out."""

    def __new__(mcs, name: str, bases: tuple[type, ...], body: dict[str, Any]) -> Slotted:
        inherited = {slot for base in bases for kind in base.__mro__ for slot in vars(kind).get("__slots__", ())}
        body.setdefault("__slots__", tuple(column for column in declared(body) if column not in inherited))
        return super().__new__(mcs, name, bases, body)


def declared(body: Mapping[str, Any]) -> dict[str, str]:
    """What a class says that its objects have, with the types in words."""
    annotations: dict[str, str] = body.get("__annotations__", {})
    return {name: kind for name, kind in annotations.items() if not kind.startswith("ClassVar")}


def declare_columns(cls: type[State], kernels: tuple[str, ...]) -> None:
    """Give a class its columns, and the method that copies them unless it brings one.

    The kernel's half of a position is copied by itself; a game may only tell the types there more exactly.
    """
    own = [name for name in declared(vars(cls)) if name not in kernels]
    cls.COLUMNS = tuple(dict.fromkeys((*cls.COLUMNS, *own)))
    forgotten = sorted(attributes_set_by(vars(cls).get("__init__")) - {*cls.COLUMNS, *kernels})
    if forgotten:
        raise TypeError(f"{cls.__name__} sets {', '.join(forgotten)}, which no column of the class is called")
    if own and "copy_columns_to" not in vars(cls):
        lines = ["def copy_columns_to(self, other):", *(f"    {line}" for line in copy_lines(cls))]
        made: dict[str, Any] = {"row": list.copy}
        exec("\n".join(lines), made)
        made["copy_columns_to"].__qualname__ = f"{cls.__qualname__}.copy_columns_to"
        type.__setattr__(cls, "copy_columns_to", made["copy_columns_to"])


def attributes_set_by(method: object) -> set[str]:
    """The attributes that a method sets; of a compiled one nothing is known."""
    code = getattr(method, "__code__", None)
    if not isinstance(code, CodeType):
        return set()
    return {step.argval for step in get_instructions(code) if step.opname == "STORE_ATTR"}


def copy_lines(cls: type[State], compiled: bool = False) -> list[str]:
    """The lines of code that copy the columns, one by one; for the compiler in the form that it makes most of."""
    kinds = {name: (kind, each) for each in reversed(cls.__mro__) for name, kind in declared(vars(each)).items()}
    types = {name: column_type(cls, name, *kinds[name]) for name in cls.COLUMNS}
    return [f"other.{name} = {copy_expression(kind, f'self.{name}', compiled)}" for name, kind in types.items()]


def column_type(cls: type[State], name: str, kind: str, told_by: type) -> Any:
    """The type of a column, by the words that tell it."""
    try:
        return eval(kind, vars(sys.modules[told_by.__module__]))
    except (AttributeError, NameError, TypeError) as error:
        raise TypeError(f"the type of {cls.__name__}.{name} is not known where the class is made: {error}") from None


def copy_expression(kind: Any, thing: str, compiled: bool) -> str:
    """How something of a type is copied, as an expression: its own name if it can be shared."""
    origin, within = get_origin(kind) or kind, get_args(kind)
    if origin in (list, dict, set):
        if not within:
            raise TypeError(f"the type of {thing} must say what is in it")
        each = copy_expression(within[-1], "each", compiled)
        if each == "each":
            return f"{thing}[:]" if origin is list and compiled else f"{thing}.copy()"
        if origin is list and get_origin(within[-1]) is list and each == "each.copy()":
            # Until Python 3.12 a comprehension costs as much as a call.
            return f"[*map(row, {thing})]"
        if origin is list:
            return f"[{each} for each in {thing}]"
        return f"{{key: {each} for key, each in {thing}.items()}}"
    if origin in (Union, UnionType):
        ways = {copy_expression(one, thing, compiled) for one in within if one is not NoneType}
        if ways == {thing}:
            return thing
        if len(ways) == 1 and NoneType in within:
            return f"{ways.pop()} if {thing} is not None else None"
        raise TypeError(f"{thing} can be of types that are copied in different ways")
    if origin is tuple and any(copy_expression(one, thing, compiled) != thing for one in within if one is not ...):
        raise TypeError(f"{thing} is a tuple of things that change; copies would share them")
    if origin in (Any, object):
        raise TypeError(f"the type of {thing} must say more: how it is copied follows from it")
    return f"{thing}.copy()" if origin not in FIXED and hasattr(origin, "copy") else thing
