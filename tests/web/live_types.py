"""The messages of the live table as types for the page's script: src/meadhall/web/live.d.ts.

``python -m tests.web.live_types`` writes the file anew from the server's structures.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, get_args

from msgspec import NODEFAULT, inspect

from meadhall.server.advice import advisor
from meadhall.server.drawing import explanations, page, preview
from meadhall.server.live import protocol
from tests.web.samples import WEB

FILE = WEB / "live.d.ts"
HEAD = """// What page and server say to each other; docs/live.md tells what it means.
// Written from the server's structures by `python -m tests.web.live_types`.

declare namespace Live {
"""
SAID = (
    *(page.Update, protocol.News, explanations.Why, explanations.About, preview.Preview, advisor.Hint, advisor.Reasons),
    advisor.Costs,
    *(protocol.OldLines, protocol.Talk, protocol.ToldLoss, protocol.Proposal, protocol.Here, protocol.Seats),
    *(protocol.Error, protocol.Away, protocol.Pong),
)
"""What the server says."""
PLAIN: dict[type, str] = {
    inspect.IntType: "number",
    inspect.FloatType: "number",
    inspect.StrType: "string",
    inspect.BoolType: "boolean",
    inspect.NoneType: "null",
}


def written() -> str:
    asked: list[Any] = [inspect.type_info(kind) for kind in get_args(protocol.Request)]
    said: list[Any] = [inspect.type_info(kind) for kind in SAID]
    kinds = {kind.cls.__name__: kind for kind in nested([*asked, *said])}
    texts = [interface(kind, kind in asked) for kind in kinds.values()]
    texts += [union("Request", asked), union("Message", said)]
    return HEAD + "\n".join(texts) + "}\n"


def nested(kinds: list[Any]) -> Iterator[inspect.StructType]:
    """These structures, and all that are within them."""
    for kind in kinds:
        if isinstance(kind, inspect.StructType):
            yield kind
        yield from nested(list(inside(kind)))


def inside(kind: Any) -> Iterator[Any]:
    match kind:
        case inspect.StructType(fields=fields):
            yield from (field.type for field in fields)
        case inspect.UnionType(types=types):
            yield from types
        case inspect.DictType(value_type=one) | inspect.ListType(item_type=one) | inspect.VarTupleType(item_type=one):
            yield one


def interface(kind: inspect.StructType, asked: bool) -> str:
    """Of what is asked the page may leave out what has a default; the server says where it leaves something out."""
    sparing = asked or kind.cls.__struct_config__.omit_defaults
    lines = [f'    {kind.tag_field}: "{kind.tag}";'] if kind.tag_field else []
    for field in kind.fields:
        unset = field.default is NODEFAULT and field.default_factory is NODEFAULT
        left_out = not field.required and (sparing or unset)
        lines.append(f"    {field.encode_name}{'?' if left_out else ''}: {typescript(field.type)};")
    return "\n".join([f"  interface {kind.cls.__name__} {{", *lines, "  }", ""])


def union(name: str, kinds: list[Any]) -> str:
    return "\n".join([f"  type {name} =", *(f"    | {kind.cls.__name__}" for kind in kinds)]) + ";\n"


def typescript(kind: Any) -> str:
    match kind:
        case inspect.StructType(cls=cls):
            return cls.__name__
        case inspect.LiteralType(values=values):
            return " | ".join(f'"{value}"' for value in values)
        case inspect.UnionType(types=types):
            return " | ".join(typescript(each) for each in types)
        case inspect.DictType(value_type=value):
            return f"Record<string, {typescript(value)}>"
        case inspect.TupleType(item_types=items):
            return f"[{', '.join(map(typescript, items))}]"
        case inspect.ListType(item_type=item) | inspect.VarTupleType(item_type=item):
            return f"{typescript(item)}[]"
    return PLAIN[type(kind)]


if __name__ == "__main__":
    FILE.write_text(written(), "utf-8")
