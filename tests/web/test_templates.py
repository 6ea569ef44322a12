"""Every template with every sample context, in both languages: complete, well-formed, and nothing inline."""

from __future__ import annotations

import json
import re
from html.parser import HTMLParser
from types import SimpleNamespace as Row
from typing import Any

import pytest
from markupsafe import Markup

from tests.web.samples import contexts, render, table_page, table_row

VOID = {"br", "hr", "img", "input", "link", "meta", "source"}
CASES = [
    pytest.param(name, context, lang, id=f"{name}-{n}-{lang}")
    for n, (name, context) in enumerate(contexts())
    for lang in ("en", "de")
]


class Reader(HTMLParser):
    """Reads a page strictly: what is opened must be closed, in order."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.tags: list[tuple[str, dict[str, str | None]]] = []
        self.scripts: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        names = [name for name, _ in attrs]
        assert len(names) == len(set(names)), f"<{tag}> has an attribute twice"
        self.tags.append((tag, dict(attrs)))
        if tag not in VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, dict(attrs)))

    def handle_endtag(self, tag: str) -> None:
        assert self.open, f"</{tag}> closes nothing"
        assert self.open.pop() == tag, f"</{tag}> closes another element"

    def handle_data(self, data: str) -> None:
        if self.open and self.open[-1] == "script":
            self.scripts.append(data)


def read(page: str) -> Reader:
    reader = Reader()
    reader.feed(page)
    reader.close()
    assert not reader.open
    return reader


@pytest.mark.parametrize(("name", "context", "lang"), CASES)
def test_pages_are_well_formed(name: str, context: dict[str, Any], lang: str) -> None:
    reader = read(render(name, context, lang))
    ids = [attrs["id"] for _, attrs in reader.tags if "id" in attrs]
    assert len(ids) == len(set(ids)), "an id twice"
    for tag, attrs in reader.tags:
        for reference in ("for", "aria-labelledby", "aria-describedby", "aria-controls", "list"):
            if tag != "output":
                for id in (attrs.get(reference) or "").split():
                    assert id in ids, f"<{tag} {reference}> leads nowhere"


@pytest.mark.parametrize(("name", "context", "lang"), CASES)
def test_nothing_is_inline(name: str, context: dict[str, Any], lang: str) -> None:
    """The content security policy allows neither scripts nor handlers nor styles in the page."""
    for tag, attrs in read(render(name, context, lang)).tags:
        assert tag != "style"
        assert not [attribute for attribute in attrs if attribute.startswith("on")]
        assert "style" not in attrs
        if tag == "script":
            assert attrs["type"] == "application/json" or "src" in attrs


@pytest.mark.parametrize(("name", "context", "lang"), CASES)
def test_every_control_has_a_name(name: str, context: dict[str, Any], lang: str) -> None:
    page = render(name, context, lang)
    tags = read(page).tags
    labelled = {attrs["for"] for tag, attrs in tags if tag == "label" and "for" in attrs}
    for tag, attrs in tags:
        if tag in ("select", "textarea") or (
            tag == "input" and attrs.get("type") not in ("hidden", "checkbox", "radio")
        ):
            assert attrs.get("id") in labelled or attrs.get("aria-label"), f"<{tag} name={attrs.get('name')}>"
        if tag == "img":
            assert "alt" in attrs
    for label in re.findall(r"<label[^>]*>.*?</label>", page, re.DOTALL):
        assert re.sub(r"<[^>]*>", "", label).strip()


@pytest.mark.parametrize(("name", "context", "lang"), CASES)
def test_forms_that_change_something_carry_the_token(name: str, context: dict[str, Any], lang: str) -> None:
    for form in re.findall(r"<form.*?</form>", render(name, context, lang), re.DOTALL):
        if 'method="post"' in form:
            assert form.count('name="_csrf_token"') == 1


def test_what_people_write_is_escaped() -> None:
    name, context = next(each for each in contexts() if each[0] == "table.html")
    page = render(name, context)
    assert "&lt;hello&gt;" in page
    assert "<hello>" not in page
    assert "Name <1>" not in page


def test_the_table_tells_the_script_what_it_shows() -> None:
    name, context = next(each for each in contexts() if each[0] == "table.html")
    page = render(name, context)
    reader = read(page)
    data = json.loads(next(text for text in reader.scripts if '"can_undo"' in text))
    assert data["head"] == 12
    assert data["live"] == context["live"]
    assert data["options"] == [
        {
            "action": "start A", "label": "Place a marker in A", "places": ["region:A"], "key": "1",
            "note": "1 gold", "weighs": True, "ends": False,
        }
    ]  # fmt: skip
    assert data["seats"][1]["colour"] == "R"
    words = json.loads(next(text for text in reader.scripts if '"js-may"' in text))
    assert words["js-move-of"] == "Move {n} of {of}"


def test_the_menu_names_the_game_once() -> None:
    name, context = next(each for each in contexts() if each[0] == "table.html")
    game = context["table"].game_title
    assert f"<p>{game} · edition: second · No clock</p>" in render(name, context)
    page = render(name, context | {"table": table_row(title="")})
    assert f"<h2>{game}</h2>" in page
    assert "<p>edition: second · No clock</p>" in page


def test_a_moment_of_the_past_has_no_options() -> None:
    cases = [context for name, context in contexts() if name == "table.html"]
    now, past = (render("table.html", context) for context in cases)
    assert 'name="action"' in now
    assert 'name="action"' not in past
    assert 'data-state="replay"' in past


@pytest.mark.parametrize(("theme", "attribute"), [("auto", None), ("light", "light"), ("dark", "dark")])
def test_the_theme_is_an_attribute_unless_the_system_decides(theme: str, attribute: str | None) -> None:
    name, context = contexts()[0]
    html = read(render(name, context, theme=theme)).tags[0]
    assert html[0] == "html"
    assert html[1].get("data-theme") == attribute


def test_two_clicks_lead_to_a_game_against_bots() -> None:
    """One, in fact: the form of a game is complete with its button."""
    page = render(*contexts()[0])
    form = next(form for form in re.findall(r"<form.*?</form>", page, re.DOTALL) if 'action="/tables"' in form)
    assert 'name="game" value="ice-garden"' in form
    assert 'name="seats" value="me,bot"' in form
    assert '<option value="adept" selected>' in form
    assert 'name="pace" value="none"' in form


def test_names_stand_in_the_panels_without_script() -> None:
    gap = '<span class="who"></span>'
    panels = Markup('<div id="seats">' + f"<section>{gap}</section>" * 3 + "</div>")
    context = next(context for name, context in contexts() if name == "table.html")
    page = render("table.html", context | {"page": table_page(panels=panels)})
    names = re.findall(r'<span class="who">(.*?)</span>', page)
    assert names == ["Name &lt;0&gt; (you)", "Name &lt;1&gt;", ""]


def test_a_heading_of_the_log_has_no_disc() -> None:
    context = next(context for name, context in contexts() if name == "table.html")
    line = Row(i=3000, n=3, seat=1, text="Round 2", places=[], rule=None, heading=True)
    page = render("table.html", context | {"page": table_page(log=[line])})
    (item,) = re.findall(r"<li data-i=.*?</li>", page)
    assert 'class="sep"' in item
    assert "disc" not in item


def test_the_page_is_behind_the_curtain_from_its_first_moment() -> None:
    context = next(context for name, context in contexts() if name == "table.html")
    for curtain in (True, False):
        body = next(
            tag
            for tag in read(render("table.html", context | {"page": table_page(curtain=curtain)})).tags
            if tag[0] == "body"
        )
        assert ("curtained" in (body[1]["class"] or "").split()) is curtain


def test_what_each_player_knew_is_shown_where_there_are_secrets() -> None:
    review = next(context for name, context in contexts() if name == "review.html")
    assert re.findall(r'known=(\w+)" aria-current', render("review.html", review)) == ["all"]
    assert "known=own" not in render("review.html", review | {"secrets": False, "swings": []})
    assert "both are the same" not in render("review.html", review)
    assert "both are the same" in render("review.html", review | {"same": True})


def test_nobody_goes_back_in_a_finished_game() -> None:
    live = next(context for name, context in contexts() if name == "table.html")
    assert 'id="propose"' in render("table.html", live | {"moment": 4})
    assert 'id="propose"' not in render("table.html", live | {"moment": 4, "table": table_row(over=True)})
