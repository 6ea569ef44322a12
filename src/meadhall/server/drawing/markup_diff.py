"""Markup in nodes: a large element is taken apart, so that a page is sent only the small elements that changed.

Every element that is taken apart, and every node, has an id; those without one get the id of their parent and their
place in it. An element with words between its children stays whole.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import lru_cache
from html import unescape

import msgspec

from meadhall.draw.markup import Element

LARGE = 400
"""An element with fewer characters is not worth taking apart."""

TAG = re.compile(r"<(/?)([a-zA-Z][\w:-]*)((?:[^>\"]*\"[^\"]*\")*[^>\"]*?)(/?)>")
ID = re.compile(r'\sid="([^"]*)"')
ATTRIBUTE = re.compile(r'([\w:-]+)(?:="([^"]*)")?')
EMPTY = frozenset(("br", "hr", "img", "input", "meta", "link", "wbr"))

Attributes = dict[str, dict[str, str | None]]


class MarkupNode(msgspec.Struct, frozen=True):
    """An element: its opening tag, and its children with their ids if it was taken apart. ``markup`` is all of it."""

    id: str
    opening: str
    markup: str
    children: tuple[MarkupNode, ...] = ()
    ids: tuple[str, ...] = ()


@lru_cache(maxsize=4096)
def take_apart(markup: str, id: str) -> MarkupNode:
    """An element with its nodes. ``id`` is used if it has none. Most elements are as they were a moment ago."""
    first = TAG.match(markup)
    if first is None:
        return MarkupNode(id, "", markup)
    opening, id = with_id(first, id)
    rest = markup[first.end() :]
    children: tuple[MarkupNode, ...] = ()
    if isinstance(markup, Element) and len(markup) >= LARGE:
        children = nodes(markup.children, id)
    elif not first[4] and len(markup) >= LARGE:
        children = read_nodes(rest, id)
    if len(children) < 2:
        return MarkupNode(id, opening, opening + rest)
    whole = opening + "".join([child.markup for child in children]) + f"</{first[2]}>"
    return MarkupNode(id, opening, whole, children, tuple([child.id for child in children]))


@lru_cache(maxsize=2048)
def read_nodes(rest: str, id: str) -> tuple[MarkupNode, ...]:
    """The children of an element, from all that follows its opening tag."""
    return nodes(elements(rest), id)


def nodes(children: Sequence[str], id: str) -> tuple[MarkupNode, ...]:
    return tuple([take_apart(child, f"{id}.{n}") for n, child in enumerate(children)])


def with_id(tag: re.Match[str], id: str) -> tuple[str, str]:
    """The opening tag with an id, and which one that is."""
    known = ID.search(tag[3])
    if known is not None:
        return tag[0], known[1]
    return f'<{tag[2]} id="{id}"{tag[3]}{tag[4]}>', id


def elements(rest: str) -> list[str]:
    """The elements up to the closing tag of the one around them; none if there are words between them."""
    found: list[str] = []
    depth = begin = at = 0
    for tag in TAG.finditer(rest):
        start, end = tag.span()
        if depth == 0 and start > at and rest[at:start].strip():
            return []
        at = end
        closes, name, _, alone = tag.groups()
        if closes:
            if depth == 0:
                return found
            depth -= 1
        else:
            if depth == 0:
                begin = start
            if not alone and name not in EMPTY:
                depth += 1
        if depth == 0:
            found.append(rest[begin:at])
    return []


@lru_cache(maxsize=2048)
def attributes(opening: str) -> dict[str, str]:
    """What an opening tag says, as a page would read it. Do not change it: it is kept."""
    tag = TAG.match(opening)
    return {} if tag is None else {name: unescape(value) for name, value in ATTRIBUTE.findall(tag[3])}


def compare(old: MarkupNode, new: MarkupNode, parts: dict[str, str], attrs: Attributes) -> None:
    """Note in ``parts`` and ``attrs`` what a page that has the old node must be sent to have the new one."""
    if old.markup == new.markup:
        return
    if not new.children or old.ids != new.ids or tag(old) != tag(new):
        parts[new.id] = new.markup
        return
    if old.opening != new.opening:
        before, after = attributes(old.opening), attributes(new.opening)
        attrs[new.id] = {name: after.get(name) for name in {**before, **after} if before.get(name) != after.get(name)}
    for mine, theirs in zip(old.children, new.children, strict=True):
        if mine is not theirs:
            compare(mine, theirs, parts, attrs)


def tag(node: MarkupNode) -> str:
    return node.opening.split(None, 1)[0]
