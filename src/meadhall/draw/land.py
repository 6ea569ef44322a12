"""A map in layers: sea and tinted land, washes, relief, and the regions that can be pointed at.

Only the washes change with the position. The relief is drawn over them, so it is a part too, one that never changes.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from html import escape
from math import cos, sin, tau
from random import Random

from meadhall.draw import pen
from meadhall.draw.atlas import Atlas, smooth
from meadhall.draw.markup import Box, Element, line, number, part, rings, text


@lru_cache(maxsize=64)
def ground(atlas: Atlas, prefix: str) -> str:
    """Waterlines, shore and tinted regions, with the shapes that the other layers use."""
    out = [f'<defs><path id="{prefix}coast" d="{rings(atlas.coast)}{rings(atlas.skerries)}"/>']
    for name, outline in atlas.outline.items():
        out.append(
            f'<path id="{prefix}shape-{name}" d="{rings(outline)}"/>'
            f'<clipPath id="{prefix}clip-{name}"><use href="#{prefix}shape-{name}"/></clipPath>'
        )
    coast = f'<use href="#{prefix}coast"'
    out += ["</defs>", pen.waterlines(coast), f'{coast} class="shore"/>']
    out += [f'<use href="#{prefix}shape-{name}" class="t-{atlas.terrain[name]}"/>' for name in atlas.outline]
    return "".join(out)


def sea(width: float, height: float, grid: Box | None = None) -> str:
    """Flat water with a faint graticule."""
    lines = pen.graticule(grid) if grid else ""
    return f'<rect class="sea" width="{number(width)}" height="{number(height)}"/>{lines}'


def washes(atlas: Atlas, prefix: str, leaders: Mapping[str, str | None]) -> dict[str, str]:
    """The colour of who leads inside each border: one part for a region, empty where nobody leads."""
    return {f"{prefix}wash-{name}": _wash(prefix, name, leaders.get(name)) for name in atlas.outline}


@lru_cache(maxsize=512)
def _wash(prefix: str, name: str, seat: str | None) -> str:
    shape = f'<use href="#{prefix}shape-{name}" class="wash'
    body = f'{shape} w-{seat}"/>{shape} near w-{seat}"/>' if seat else ""
    return part(f"{prefix}wash-{name}", f'<g clip-path="url(#{prefix}clip-{name})">{body}</g>', cls="washes")


def relief(atlas: Atlas, prefix: str, quiet: tuple[Box, ...], scale: float = 1.0) -> dict[str, str]:
    """Terrain, inner borders and coast: one part that stays the same."""
    return {f"{prefix}relief": _relief(atlas, prefix, quiet, scale)}


@lru_cache(maxsize=64)
def _relief(atlas: Atlas, prefix: str, quiet: tuple[Box, ...], scale: float) -> str:
    borders = "".join(line(points) for points in atlas.inner)
    lines = f'<path class="border" d="{borders}"/><use href="#{prefix}coast" class="coastline"/>'
    return Element.whole(part(f"{prefix}relief", pen.terrain(atlas, quiet, scale) + lines, cls="relief"))


def regions(atlas: Atlas, prefix: str, labels: Mapping[str, str], domain: str = "region") -> dict[str, str]:
    """What a person points at: one button for a region with its shape and the lines that states make visible."""
    return {f"{prefix}region-{name}": _region(prefix, name, labels.get(name, name), domain) for name in atlas.outline}


@lru_cache(maxsize=2048)
def _region(prefix: str, name: str, label: str, domain: str) -> str:
    shape = f'<use href="#{prefix}shape-{name}" class='
    body = (
        f'{shape}"shape"/><g class="inside" clip-path="url(#{prefix}clip-{name})">'
        f'{shape}"band"/>{shape}"stitch"/></g>{shape}"outline"/>'
    )
    key = f"{prefix}region-{name}"
    return part(key, body, place=f"{domain}:{name}", cls="region", label=label, button=True)


def button(key: str, shape: str, clip: str, place: str, label: str, focus: bool = True) -> str:
    """What a person points at: a shape of the ground with the lines that states make visible.

    Without ``focus`` the keyboard stops there only while the page lights it.
    """
    use = f'<use href="#{shape}" class='
    body = f'{use}"shape"/><g class="inside" clip-path="url(#{clip})">{use}"band"/>{use}"stitch"/></g>{use}"outline"/>'
    return part(key, body, place=place, cls="region hollow", label=label, button=focus)


def name_text(words: str, key: str, small: bool = False) -> str:
    """A region's name around 0, 0; on a desk it follows a gentle arc. ``key`` makes the arc's id."""
    if small:
        return text(0, 4.5, words, "name small")
    return (
        f'<path id="{key}-arc" d="M-120 6.5Q0-1.5 120 6.5" fill="none"/>'
        f'<text class="name"><textPath href="#{key}-arc" startOffset="50%">'
        f"{escape(words, False)}</textPath></text>"
    )


def isle(radius: float, seed: int = 5, ice: Sequence[tuple[float, float, float]] = ()) -> str:
    """A small round island around 0, 0 with icebergs (x, y, size) on it."""
    rng, hand = Random(seed), pen.TerrainPen(seed + 72)
    points = []
    for k in range(34):
        a, q = k / 34 * tau, radius * (1 + rng.uniform(-0.10, 0.10))
        points.append((cos(a) * q, sin(a) * q))
    d = line(smooth([*points, points[0]], 1), True)
    shape = f'<path d="{d}"'
    return (
        pen.waterlines(shape, ((14, 0.5), (7.5, 0.8)))
        + f'{shape} class="isle"/>'
        + "".join(hand.ice(x, y, size) for x, y, size in ice)
    )
