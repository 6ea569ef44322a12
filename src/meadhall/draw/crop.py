"""A part of a picture as a small file of its own: what cannot be seen in it is left out, and so is what it wears.

The file has the colours of day and night: it follows the page that shows it, and is fetched once.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from xml.etree import ElementTree
from xml.etree.ElementTree import Element

from meadhall.draw import style
from meadhall.draw.markup import Box, number
from meadhall.draw.outline import Extent, around, outline, thinned
from meadhall.draw.picture import Picture

SVG = "http://www.w3.org/2000/svg"
SILENT = ("role", "tabindex", "aria-label", "aria-hidden", "data-at", "pointer-events")
"""What only matters to whoever can point at a picture."""
WORDS = 70.0
"""How far from their place words may reach."""
BESIDE = 1.0
"""How far a corner may lie beside a line for the line to do without it."""
Move = tuple[float, float, float]
"""How large, and where to."""


def cropped(picture: Picture, window: Box, zoom: float) -> str:
    """What is seen of a picture through a window, ``zoom`` times as large."""
    ElementTree.register_namespace("", SVG)
    body = f'<g class="picture"><g class="ground">{picture.ground}</g>{"".join(picture.parts.values())}</g>'
    root = ElementTree.fromstring(f'<svg xmlns="{SVG}">{body}</svg>')
    x, y, wide, tall = window
    Seen(root, (x, y, x + wide, y + tall)).keep(root, (1.0, 0.0, 0.0))
    drop_unnamed(root)
    for path in root.iter(f"{{{SVG}}}path"):
        path.set("d", thinned(path.get("d", ""), BESIDE))
    inside = "".join(ElementTree.tostring(child, "unicode") for child in root).replace(f' xmlns="{SVG}"', "")
    sheet = used(style.css(picture.look), classes(root))
    size = f'width="{number(wide * zoom)}" height="{number(tall * zoom)}"'
    return (
        f'<svg xmlns="{SVG}" {size} viewBox="{" ".join(map(number, window))}">'
        f"<style>{colours(sheet + inside, picture.look)}{sheet}</style>{inside}</svg>"
    )


# --- what is seen -------------------------------------------------------------------------------


class Seen:
    """What is seen of a drawing through a window."""

    def __init__(self, root: Element, window: Extent) -> None:
        self.window = window
        self.named: dict[str, Extent | None] = {}
        """How far that reaches to which others refer."""
        for element in root.iter():
            if "id" in element.attrib and not len(element):
                self.named[element.attrib["id"]] = None if "transform" in element.attrib else self.extent(element)

    def keep(self, element: Element, move: Move) -> bool:
        """Take out what lies beyond the window; say whether anything of the element is left."""
        if name(element) in ("defs", "clipPath"):
            return True
        move = moved(element, move)
        for child in list(element):
            if not self.keep(child, move):
                element.remove(child)
        if name(element) in ("svg", "g"):
            return len(element) > 0
        if name(element) == "path":
            pieces = [piece for piece, extent in outline(element.get("d", "")) if meets(extent, move, self.window)]
            element.set("d", "".join(pieces))
            return bool(pieces)
        extent = self.extent(element)
        return extent is None or meets(extent, move, self.window)

    def extent(self, element: Element) -> Extent | None:
        """How far a shape reaches; None if that cannot be told."""
        kind = name(element)

        def at(key: str) -> float:
            return float(element.get(key, "0"))

        if kind == "circle":
            x, y, r = at("cx"), at("cy"), at("r")
            return x - r, y - r, x + r, y + r
        if kind == "rect":
            return at("x"), at("y"), at("x") + at("width"), at("y") + at("height")
        if kind == "text" and len(element):
            return self.extent(element[0])
        if kind == "text":
            return at("x") - WORDS, at("y") - WORDS, at("x") + WORDS, at("y") + WORDS
        if kind in ("use", "textPath"):
            return self.named.get(element.get("href", "").removeprefix("#"))
        if kind == "path":
            return around([corner for _, (u, v, x, y) in outline(element.get("d", "")) for corner in ((u, v), (x, y))])
        return None


def name(element: Element) -> str:
    return element.tag.rpartition("}")[2]


def moved(element: Element, move: Move) -> Move:
    """Where the inside of an element stands; what is turned or moved by a style is taken for where it is."""
    scale, x, y = move
    for kind, words in re.findall(r"(\w+)\(([^)]*)\)", f"{element.get('transform', '')} {element.get('style', '')}"):
        numbers = [float(word) for word in re.findall(r"-?[\d.]+", words)]
        if kind == "translate":
            x, y = x + scale * numbers[0], y + scale * (numbers[1] if len(numbers) > 1 else 0.0)
        elif kind == "scale":
            scale *= numbers[0]
    return scale, x, y


def meets(extent: Extent, move: Move, window: Extent) -> bool:
    scale, x, y = move
    left, top, right, bottom = extent
    inside_x = x + scale * left <= window[2] and x + scale * right >= window[0]
    return inside_x and y + scale * top <= window[3] and y + scale * bottom >= window[1]


# --- what is needed ------------------------------------------------------------------------------


def drop_unnamed(root: Element) -> None:
    """Drop what nothing refers to, until all that is left is needed, and the marks for those who point."""
    dropped = True
    while dropped:
        dropped = False
        wanted = set(re.findall(r'(?:href="#|url\(#)([^")]+)', ElementTree.tostring(root, "unicode")))
        for defs in [element for element in root.iter() if name(element) == "defs"]:
            dropped = drop_definitions(defs, wanted) or dropped
    for element in root.iter():
        for key in SILENT:
            element.attrib.pop(key, None)
        if element.get("id") not in wanted:
            element.attrib.pop("id", None)


def drop_definitions(defs: Element, wanted: set[str]) -> bool:
    unwanted = [child for child in defs if child.get("id") not in wanted]
    for child in unwanted:
        defs.remove(child)
    return bool(unwanted)


def classes(root: Element) -> frozenset[str]:
    return frozenset(word for element in root.iter() for word in element.get("class", "").split())


def used(sheet: str, worn: frozenset[str]) -> str:
    """The rules of a plain style sheet that may concern what bears these classes."""
    return "".join(f"{','.join(kept)}{{{body}}}" for kept, body in rules(sheet, worn) if kept)


def rules(sheet: str, worn: frozenset[str]) -> Iterator[tuple[list[str], str]]:
    for selectors, body in re.findall(r"([^{}]+)\{([^{}]*)\}", re.sub(r"@[^{]+\{(?:[^{}]*\{[^{}]*\})*\}", "", sheet)):
        kept = [one.strip() for one in selectors.split(",") if set(re.findall(r"\.([\w-]+)", one)) <= worn]
        yield [one for one in kept if ":" not in one], body


def colours(written: str, look: style.GameLook) -> str:
    """What ``var(--...)`` names in it, by day, and by night where that differs."""
    wanted = sorted(set(re.findall(r"var\(--([\w-]+)\)", written)))
    light, dark = style.values("light", look), style.values("dark", look)

    def block(values: dict[str, str], names: list[str]) -> str:
        return ":root{" + "".join(f"--{name}:{values[name]};" for name in names) + "}"

    other = [name for name in wanted if light[name] != dark[name]]
    return f"{block(light, wanted)}@media (prefers-color-scheme:dark){block(dark, other).join('{}')}"
