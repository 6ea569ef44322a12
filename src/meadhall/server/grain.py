"""Markup in grains: a large element is taken apart, so that a page is sent only the small elements that changed.

Every element that is taken apart, and every grain, has an id; those without one get the id of their parent and their
place in it. An element with words between its children stays whole.
"""

from __future__ import annotations

import re

import msgspec

LARGE = 400
"""An element with fewer characters is not worth taking apart."""

TAG = re.compile(r"<(/?)([a-zA-Z][\w:-]*)((?:[^>\"]|\"[^\"]*\")*?)(/?)>")
ID = re.compile(r'\sid="([^"]*)"')
ATTRIBUTE = re.compile(r'([\w:-]+)(?:="([^"]*)")?')
EMPTY = frozenset(("br", "hr", "img", "input", "meta", "link", "wbr"))


class Grain(msgspec.Struct, frozen=True):
    """An element: its opening tag, and its children if it was taken apart. ``markup`` is all of it."""

    id: str
    opening: str
    markup: str
    children: tuple[Grain, ...] = ()


def take_apart(markup: str, id: str) -> Grain:
    """An element with its grains. ``id`` is used if it has none."""
    first = TAG.match(markup)
    if first is None:
        return Grain(id, "", markup)
    opening, id = with_id(first, id)
    inside = elements(markup, first) if len(markup) >= LARGE else []
    if len(inside) < 2:
        return Grain(id, opening, opening + markup[first.end() :])
    children = tuple(take_apart(child, f"{id}.{n}") for n, child in enumerate(inside))
    closing = f"</{first[2]}>"
    return Grain(id, opening, opening + "".join(child.markup for child in children) + closing, children)


def with_id(tag: re.Match[str], id: str) -> tuple[str, str]:
    """The opening tag with an id, and which one that is."""
    known = ID.search(tag[3])
    if known is not None:
        return tag[0], known[1]
    return f'<{tag[2]} id="{id}"{tag[3]}{tag[4]}>', id


def elements(markup: str, first: re.Match[str]) -> list[str]:
    """The elements right inside the outermost one; none if there are words between them."""
    found: list[str] = []
    depth, begin, at = 0, first.end(), first.end()
    if first[4]:
        return []
    while (tag := TAG.search(markup, at)) is not None:
        if depth == 0 and markup[at : tag.start()].strip():
            return []
        at = tag.end()
        if tag[1]:
            if depth == 0:
                return found
            depth -= 1
        else:
            if depth == 0:
                begin = tag.start()
            if not tag[4] and tag[2] not in EMPTY:
                depth += 1
        if depth == 0:
            found.append(markup[begin:at])
    return []


def attributes(opening: str) -> dict[str, str]:
    tag = TAG.match(opening)
    return {} if tag is None else {name: value or "" for name, value in ATTRIBUTE.findall(tag[3])}


class Kept:
    """The grains that a page has."""

    __slots__ = ("_openings", "_shapes", "_wholes")

    def __init__(self) -> None:
        self._wholes: dict[str, int] = {}
        self._openings: dict[str, str] = {}
        self._shapes: dict[str, tuple[str, ...]] = {}

    def add(self, grain: Grain) -> None:
        """The page gets all of it."""
        self._wholes[grain.id] = hash(grain.markup)
        self._openings[grain.id] = grain.opening
        self._shapes[grain.id] = tuple(child.id for child in grain.children)
        for child in grain.children:
            self.add(child)

    def drop(self, id: str) -> None:
        for child in self._shapes.pop(id, ()):
            self.drop(child)
        self._wholes.pop(id, None)
        self._openings.pop(id, None)

    def change(self, grain: Grain, parts: dict[str, str], attrs: dict[str, dict[str, str | None]]) -> None:
        """Note in ``parts`` and ``attrs`` what the page must be sent to have this grain."""
        id = grain.id
        if self._wholes.get(id) == hash(grain.markup):
            return
        known = self._openings.get(id)
        children = tuple(child.id for child in grain.children)
        same_tag = known is not None and known.split(None, 1)[0] == grain.opening.split(None, 1)[0]
        if not same_tag or not children or self._shapes[id] != children:
            self.drop(id)
            self.add(grain)
            parts[id] = grain.markup
            return
        if known != grain.opening:
            assert known is not None
            old, new = attributes(known), attributes(grain.opening)
            attrs[id] = {name: new.get(name) for name in {**old, **new} if old.get(name) != new.get(name)}
            self._openings[id] = grain.opening
        self._wholes[id] = hash(grain.markup)
        for child in grain.children:
            self.change(child, parts, attrs)
