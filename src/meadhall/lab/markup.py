"""Pieces of the page: tables, figures, sections."""

from __future__ import annotations

import re
from base64 import b64encode
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import lru_cache
from html import escape
from importlib.resources import files

from meadhall.draw.markup import number
from meadhall.draw.style import FONTS, values
from meadhall.lab.plots import NARROW, WIDE

TOKENS = ("bg", "paper", "raised", "ink", "soft", "link", "rubric", "good", "lit", "litglow", "line", "line2", "magic")
FACES = (("Vollkorn", "vollkorn", (500, 600)), ("Cabin", "cabin", (400, 600)))
CELLS = ("words", "wider")
"""Classes of cells: those with words, and those that a phone has no room for."""
MARGIN = 14
"""How much room there is around a plot that stands alone."""
MARK = (
    '<svg width="26" height="26" viewBox="0 0 26 26" aria-hidden="true"><g><path d="M2.5 12.5L13 3.5L23.5 12.5M13 '
    '3.5l-2.2-2M13 3.5l2.2-2"/><path class="horn" d="M7 13.5h8.500c0 5-3.500 9-9.500 9.500c4-2 4-6 1-9.500z"/>'
    '<path d="M5.8 13.5h11"/></g></svg>'
)


def table(head: Sequence[str], rows: Iterable[Sequence[str]], caption: str = "", cls: str = "") -> str:
    """The first cell of a row names it. Cells are markup; a class may stand before it: ``words|markup``."""
    top = "".join(cell(text, "th", "col") for text in head)
    body = "".join(f"<tr>{cell(row[0], 'th', 'row')}{''.join(map(cell, row[1:]))}</tr>" for row in rows)
    named = f"<caption>{escape(caption)}</caption>" if caption else ""
    styled = f' class="{cls}"' if cls else ""
    return (
        f'<div class="scroll" tabindex="0" role="group" aria-label="{escape(caption or head[0])}"><table{styled}>'
        f"{named}<thead><tr>{top}</tr></thead><tbody>{body}</tbody></table></div>"
    )


def cell(text: str, tag: str = "td", scope: str = "") -> str:
    cls, bar, rest = text.partition("|")
    known = bool(bar) and cls in CELLS
    attributes = f' scope="{scope}"' * bool(scope) + f' class="{cls}"' * known
    return f"<{tag}{attributes}>{rest if known else text}</{tag}>"


def figure(title: str, draw: Callable[[float], str], note: str = "", numbers: str = "", more: str = "") -> str:
    """A plot, drawn for a desk and for a phone; behind a line that says ``more`` are its ``numbers``, a table."""
    wide = draw(WIDE).replace("<svg ", '<svg class="wide" ', 1)
    narrow = draw(NARROW).replace("<svg ", '<svg class="narrow" ', 1)
    told = f"<figcaption>{escape(note)}</figcaption>" if note else ""
    details = f"<details><summary>{escape(more)}</summary>{numbers}</details>" if numbers else ""
    return f"<figure><h3>{escape(title)}</h3>{wide}{narrow}{told}{details}</figure>"


def section(id: str, heading: str, lead: str, *parts: str) -> str:
    told = f"<p>{escape(lead)}</p>" if lead else ""
    return f'<section id="{id}"><h2>{escape(heading)}</h2>{told}{"".join(parts)}</section>'


def card(title: str, inside: str) -> str:
    heading = f"<h3>{escape(title)}</h3>" if title else ""
    return f'<div class="card">{heading}{inside}</div>'


def cards(*inside: str, thirds: bool = False) -> str:
    return f'<div class="cards{" thirds" if thirds else ""}">{"".join(inside)}</div>'


def facts(told: Iterable[tuple[str, str, str]]) -> str:
    """Large numbers with their names, and a word beside each."""
    inside = "".join(
        f"<div><dt>{escape(name)}</dt><dd>{escape(value)} <small>{escape(more)}</small></dd></div>"
        for name, value, more in told
    )
    return f'<dl class="facts">{inside}</dl>'


def whole_page(title: str, lang: str, top: str, contents: str, links: Mapping[str, str], body: str, foot: str) -> str:
    """A page that stands alone; ``links`` are the ids of its sections with their names."""
    nav = "".join(f'<a href="#{id}">{escape(name)}</a>' for id, name in links.items())
    return (
        f'<!doctype html>\n<html lang="{lang}"><head><meta charset="utf-8">'
        f'<meta name="viewport" content="width=device-width,initial-scale=1"><title>{escape(title)}</title>'
        f'<style>{style()}</style></head>\n<body><header><div class="brand">{MARK}<span>Meadhall</span></div>'
        f"<h1>{escape(title)}</h1>{top}"
        f'<nav aria-label="{escape(contents)}">{nav}</nav></header>\n'
        f"<main>{body}</main>\n<footer>{escape(foot)}</footer></body></html>\n"
    )


def heat_cell(value: float, said: str, small: str) -> str:
    return f'<div style="--v:{value:.2f}">{escape(said)}<small>{escape(small)}</small></div>'


@lru_cache(maxsize=1)
def style() -> str:
    """The style sheet with the colours of both themes and the typefaces; where those are missing, the system's."""
    light, dark = values("light"), values("dark")
    sheet = "".join((files("meadhall.lab") / name).read_text("utf-8") for name in ("page.css", "plots.css"))
    faces = "".join(f'--{name}:"{face}",{rest};' for name, (face, rest) in families().items())
    return (
        f"{fonts()}:root{{color-scheme:light dark;--most:90%;{faces}{colours(light)}}}\n"
        f"@media (prefers-color-scheme:dark){{:root{{--most:42%;{colours(dark)}}}}}\n{sheet}"
    )


def alone(plot: str, theme: str = "light") -> str:
    """A plot with a margin, its style and its colours: a picture for a file or a notebook."""
    sheet = (files("meadhall.lab") / "plots.css").read_text("utf-8")
    chosen = "".join(f"--{name}:{family};" for name, family in FONTS.items()) + colours(values(theme))
    width, height = (number(float(size) + 2 * MARGIN) for size in re.findall(r' (?:width|height)="([^"]*)"', plot)[:2])
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" class="alone" width="{width}" height="{height}" '
        f'viewBox="-{MARGIN} -{MARGIN} {width} {height}">'
        f"<style>.alone{{background:var(--raised);{chosen}}}\n{sheet}</style>{plot}</svg>"
    )


def families() -> dict[str, tuple[str, str]]:
    return {name: (face, rest) for name, (face, _, rest) in ((n, f.partition(",")) for n, f in FONTS.items())}


def colours(theme: dict[str, str]) -> str:
    return "".join(f"--{token}:{theme[token]};" for token in TOKENS)


def fonts() -> str:
    folder = files("meadhall") / "web" / "static" / "fonts"
    rules = []
    for family, package, weights in FACES:
        for weight in weights:
            file = folder / f"{package}-latin-{weight}-normal.woff2"
            if file.is_file():
                data = b64encode(file.read_bytes()).decode()
                rules.append(
                    f'@font-face{{font-family:"{family}";font-weight:{weight};'
                    f'src:url(data:font/woff2;base64,{data}) format("woff2")}}\n'
                )
    return "".join(rules)
