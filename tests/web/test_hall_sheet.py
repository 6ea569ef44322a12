"""What the hall fetches: a style sheet of its own, small pictures, and little in all."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

import meadhall
from meadhall.server.puzzles.shelf import Key
from meadhall.server.web.hall import HallPage, thumbnail
from meadhall.server.web.puzzles import small_picture
from meadhall.web import assets
from meadhall.web.hall_sheet import NAMED, blocks, hall_sheet, positive
from tests.web.samples import EMPTY_HALL, HALL, render

MOST = 200_000
"""So many bytes has the hall with all that it fetches, but for the typefaces."""
SETS = re.compile(r"--[\w-]+:[^;{}]*;?")


def sent(name: str) -> str:
    return assets.assets()[name].body.decode()


def rules(sheet: str, around: str = "") -> Iterator[tuple[str, str, str]]:
    """Each selector with what it lies in and what it says, but for the values of colours."""
    for head, body in blocks(sheet):
        if head.startswith(("@media", "@supports", "@container")):
            yield from rules(body, head)
        else:
            for selector in re.split(r",(?![^(]*\))", head):
                yield around, selector, SETS.sub("", body)


@pytest.mark.parametrize("page", [HALL, EMPTY_HALL])
def test_the_hall_looks_as_it_would_with_the_whole_sheet(page: HallPage) -> None:
    worn = {name for named in re.findall(r'(?:class|id)="([^"]*)"', render(page)) for name in named.split()}
    concern = [
        rule for rule in rules(sent(assets.SHEET)) if all(name in worn for name in NAMED.findall(positive(rule[1])))
    ]
    there = iter(rules(sent(assets.HALL)))
    # In the same order, too.
    assert all(rule in there for rule in concern)
    assert len(concern) > 150


def test_all_colours_that_the_hall_wears_are_told() -> None:
    sheet = sent(assets.HALL)
    used = set(re.findall(r"var\(--([\w-]+)", sheet + render(HALL)))
    told = set(re.findall(r"--([\w-]+):", sent(assets.SHEET)))
    assert used & told <= set(re.findall(r"--([\w-]+):", sheet))


def test_what_nothing_in_the_hall_is_called_is_left_out() -> None:
    kept = ":root{--bg:#fff;}.hall{color:var(--bg)}.hall>b{top:0}.d-B{top:1px}"
    more = kept.replace(".hall>", ".ogre,.hall>").replace(";}", ";--odd:#000;}") + "@media print{.ogre{top:0}}"
    assert hall_sheet(more, []) == kept
    assert ".ogre" in hall_sheet(more, ["made.className = 'ogre'; // .giant"])


def test_the_hall_is_light() -> None:
    pictures = [thumbnail(slug, "en") or "" for slug in meadhall.games()]
    texts = [render(HALL), sent(assets.HALL), *map(sent, assets.modules(assets.SCRIPT)), *pictures]
    day = small_picture(Key("ice-garden", "dominates-01"), "en")
    assert sum(len(text.encode()) for text in (*texts, day)) <= MOST
