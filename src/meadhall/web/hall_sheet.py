"""The style sheet of the hall: what of the whole one may concern it, in the same order. So a first visit is light."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from pathlib import Path

TEMPLATES = Path(__file__).parent / "templates"
PAGE = "lobby.html"
WORD = re.compile(r"[\w-]+")
OTHERS = re.compile(r"{%-? *(?:extends|include|import) \"([^\"]+)\"")
QUOTED = re.compile(r"\"[^\"]*\"|'[^'\n]*'|`[^`]*`|%}[\w -]+{%")
"""Where classes and names stand; the class of a page fills a block."""
REMARK = re.compile(r"{#.*?#}|/\*.*?\*/|^ *//.*?$", re.DOTALL | re.MULTILINE)
COLOUR = re.compile(r"var\(--([\w-]+)")
DECLARED = re.compile(r"--([\w-]+):[^;{}]*;?")
NAMED = re.compile(r"[.#]([A-Za-z_][\w-]*)")


def hall_sheet(sheet: str, scripts: Iterable[str]) -> str:
    """The rules of a small sheet all of whose classes and names the hall, or these scripts, may bring."""
    brought = [*templates(PAGE), *scripts]
    words = {
        word for text in brought for quoted in QUOTED.findall(REMARK.sub("", text)) for word in WORD.findall(quoted)
    }
    # What stands before a value in a template, such as "d-".
    beginnings = tuple(word for word in words if word.endswith("-") and len(word) > 1)

    def may_concern(selector: str) -> bool:
        return all(name in words or name.startswith(beginnings) for name in NAMED.findall(positive(selector)))

    def kept(text: str) -> Iterator[str]:
        for head, body in blocks(text):
            if head.startswith(("@media", "@supports", "@container")):
                inside = "".join(kept(body))
                yield f"{head}{{{inside}}}" if inside else ""
            elif head.startswith("@"):
                yield f"{head}{{{body}}}"
            else:
                selectors = [one for one in re.split(r",(?![^(]*\))", head) if may_concern(one)]
                yield f"{','.join(selectors)}{{{body}}}" if selectors else ""

    found = "".join(kept(sheet))
    colours = {name for text in (found, *brought) for name in COLOUR.findall(text)}
    return DECLARED.sub(lambda one: one[0] if one[1] in colours else "", found)


def templates(name: str) -> Iterator[str]:
    """The texts of a template and of all that it is made of."""
    wanted = [name]
    for one in wanted:
        text = (TEMPLATES / one).read_text("utf-8")
        yield text
        wanted += [other for other in OTHERS.findall(text) if other not in wanted]


def positive(selector: str) -> str:
    """Without the alternatives of ``:is`` and ``:where`` and what must not be: none of these has to be there."""
    return re.sub(r":(?:is|where|not|has)\([^()]*(?:\([^()]*\)[^()]*)*\)", "", selector)


def blocks(sheet: str) -> Iterator[tuple[str, str]]:
    """What stands before each pair of outer braces, and what between them."""
    at = 0
    while (begins := sheet.find("{", at)) >= 0:
        depth, end = 1, begins + 1
        while depth:
            depth += {"{": 1, "}": -1}.get(sheet[end], 0)
            end += 1
        yield sheet[at:begins], sheet[begins + 1 : end - 1]
        at = end
