"""Every template with every sample context, in both languages: complete, well-formed, and nothing inline."""

from __future__ import annotations

import json
import re
from html.parser import HTMLParser

import pytest
from msgspec.structs import replace

from meadhall.server.drawing.page import Line
from meadhall.server.tables.records import Person
from meadhall.server.web.templates import Context
from tests.web.samples import DRAWN, HALL, LIVE, PAGES, REVIEW, SETTINGS, WATCHED, panels, render, table_row

VOID = {"br", "hr", "img", "input", "link", "meta", "source"}
CASES = [
    pytest.param(page, person, lang, id=f"{page.template}-{n}-{lang}")
    for n, (page, person) in enumerate(PAGES)
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


@pytest.mark.parametrize(("page", "person", "lang"), CASES)
def test_pages_are_well_formed(page: Context, person: Person, lang: str) -> None:
    reader = read(render(page, lang, person))
    ids = [attrs["id"] for _, attrs in reader.tags if "id" in attrs]
    assert len(ids) == len(set(ids)), "an id twice"
    for tag, attrs in reader.tags:
        for reference in ("for", "aria-labelledby", "aria-describedby", "aria-controls", "list"):
            if tag != "output":
                for id in (attrs.get(reference) or "").split():
                    assert id in ids, f"<{tag} {reference}> leads nowhere"


@pytest.mark.parametrize(("page", "person", "lang"), CASES)
def test_nothing_is_inline(page: Context, person: Person, lang: str) -> None:
    """The content security policy allows neither scripts nor handlers nor styles in the page."""
    for tag, attrs in read(render(page, lang, person)).tags:
        assert tag != "style"
        assert not [attribute for attribute in attrs if attribute.startswith("on")]
        assert "style" not in attrs
        if tag == "script":
            assert attrs["type"] == "application/json" or "src" in attrs


@pytest.mark.parametrize(("page", "person", "lang"), CASES)
def test_every_control_has_a_name(page: Context, person: Person, lang: str) -> None:
    html = render(page, lang, person)
    tags = read(html).tags
    labelled = {attrs["for"] for tag, attrs in tags if tag == "label" and "for" in attrs}
    for tag, attrs in tags:
        if tag in ("select", "textarea") or (
            tag == "input" and attrs.get("type") not in ("hidden", "checkbox", "radio")
        ):
            assert attrs.get("id") in labelled or attrs.get("aria-label"), f"<{tag} name={attrs.get('name')}>"
        if tag == "img":
            assert "alt" in attrs
    for label in re.findall(r"<label[^>]*>.*?</label>", html, re.DOTALL):
        assert re.sub(r"<[^>]*>", "", label).strip()


@pytest.mark.parametrize(("page", "person", "lang"), CASES)
def test_forms_that_change_something_carry_the_token(page: Context, person: Person, lang: str) -> None:
    for form in re.findall(r"<form.*?</form>", render(page, lang, person), re.DOTALL):
        if 'method="post"' in form:
            assert form.count('name="_csrf_token"') == 1


def test_what_people_write_is_escaped() -> None:
    page = render(LIVE)
    assert "&lt;hello&gt;" in page
    assert "<hello>" not in page
    assert "Name <1>" not in page


def test_the_table_tells_the_script_what_it_shows() -> None:
    reader = read(render(LIVE))
    data = json.loads(next(text for text in reader.scripts if '"can_undo"' in text))
    assert data["head"] == 12
    assert data["live"] == LIVE.live
    assert data["options"] == [
        {
            "action": "start A", "label": "Place a marker in A", "places": ["region:A"], "key": "1",
            "note": "1 gold", "weighs": True, "ends": False,
        }
    ]  # fmt: skip
    assert data["seats"][1]["colour"] == "R"
    words = json.loads(next(text for text in reader.scripts if '"js-may"' in text))
    assert words["js-move-of"] == "Step {n} of {of}"


def test_the_menu_names_the_game_once() -> None:
    game = LIVE.table.game_title
    assert f"<p>{game} · edition: second · No clock</p>" in render(LIVE)
    page = render(replace(LIVE, table=table_row(title="")))
    assert f"<h2>{game}</h2>" in page
    assert "<p>edition: second · No clock</p>" in page


def test_a_moment_of_the_past_has_no_options() -> None:
    now, past = render(LIVE), render(replace(LIVE, moment=4))
    assert 'name="action"' in now
    assert 'name="action"' not in past
    assert 'data-state="replay"' in past
    assert 'data-state="replay"' in render(WATCHED)


@pytest.mark.parametrize(("theme", "attribute"), [("auto", None), ("light", "light"), ("dark", "dark")])
def test_the_theme_is_an_attribute_unless_the_system_decides(theme: str, attribute: str | None) -> None:
    html = read(render(HALL, theme=theme)).tags[0]
    assert html[0] == "html"
    assert html[1].get("data-theme") == attribute


def test_two_clicks_lead_to_a_game_against_bots() -> None:
    """One, in fact: the form of a game is complete with its button."""
    page = render(HALL)
    form = next(form for form in re.findall(r"<form.*?</form>", page, re.DOTALL) if 'action="/tables"' in form)
    assert 'name="game" value="ice-garden"' in form
    assert 'name="seats" value="me,bot"' in form
    assert '<option value="adept" selected>' in form
    assert 'name="pace" value="none"' in form


def test_names_stand_in_the_panels_without_script() -> None:
    section = '<section{}><span class="who"></span></section>'
    page = render(replace(LIVE, page=replace(DRAWN, panels_by_id=panels(*[section.format("")] * 3))))
    names = re.findall(r'<span class="who">(.*?)</span>', page)
    assert names == ["Name &lt;0&gt; (you)", "Name &lt;1&gt;", ""]


def test_names_find_their_panels_in_any_order() -> None:
    sections = [f'<section data-seat="{seat}"><span class="who"></span></section>' for seat in (1, 2, 0)]
    page = render(replace(LIVE, page=replace(DRAWN, panels_by_id=panels(*sections))))
    found = re.findall(r'<section data-seat="(\d)"><span class="who">(.*?)</span></section>', page)
    assert found == [("1", "Name &lt;1&gt;"), ("2", ""), ("0", "Name &lt;0&gt; (you)")]


def test_panels_that_are_not_one_for_each_seat_have_no_names() -> None:
    section = '<section><span class="who"></span></section>'
    page = render(replace(LIVE, page=replace(DRAWN, panels_by_id=panels(section, section))))
    assert re.findall(r'<span class="who">(.*?)</span>', page) == ["", ""]


def test_a_heading_of_the_log_has_no_disc() -> None:
    line = Line(3000, 3, 1, "Round 2", (), None, heading=True)
    page = render(replace(LIVE, page=replace(DRAWN, log=(line,))))
    (item,) = re.findall(r"<li data-i=.*?</li>", page)
    assert 'class="sep"' in item
    assert "disc" not in item


def test_a_bot_is_asked_why_only_if_it_can_say_so() -> None:
    blind = replace(LIVE.seats[1], reasons=False)
    unable = replace(LIVE, table=table_row(seats=[LIVE.seats[0], blind, LIVE.seats[2]]))
    assert render(LIVE).count('data-do="reasons"') == 1
    assert 'data-do="reasons"' not in render(unable)


def test_the_page_is_behind_the_curtain_from_its_first_moment() -> None:
    for curtain in (True, False):
        page = replace(LIVE, page=replace(DRAWN, curtain=curtain))
        body = next(tag for tag in read(render(page)).tags if tag[0] == "body")
        assert ("curtained" in (body[1]["class"] or "").split()) is curtain


def test_what_each_player_knew_is_shown_where_there_are_secrets() -> None:
    assert re.findall(r'known=(\w+)" aria-current', render(REVIEW)) == ["all"]
    assert "known=own" not in render(replace(REVIEW, secrets=False, swings=[]))
    assert "both are the same" not in render(REVIEW)
    assert "both are the same" in render(replace(REVIEW, same=True))


def test_nobody_goes_back_in_a_finished_game() -> None:
    assert 'id="propose"' in render(replace(LIVE, moment=4))
    assert 'id="propose"' not in render(replace(LIVE, moment=4, table=table_row(over=True)))


def test_what_the_last_form_said_is_told() -> None:
    assert '<p class="notice" role="status">Saved.</p>' in render(SETTINGS, notice="saved")
    assert 'class="notice" role="status">Saved' not in render(SETTINGS)
