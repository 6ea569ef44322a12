"""What the page does by itself, for any game: the server's part on the wire is played by the test."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, WebSocketRoute, expect

from tests.browser.conftest import DESK, PATIENCE, PHONE, UNSTOPPED, Server, wishes
from tests.browser.hall import Finger, against_bots, middle, play

CARDS, CELLS = 3, 4
ME, OTHER = 0, 1
HASTY = """localStorage.meadhall = JSON.stringify({ moments: "none" });
const later = setTimeout;
window.setTimeout = (done, ms, ...more) => (ms === 450 ? ((window.letGo = done), -1) : later(done, ms, ...more));"""
"""A new question takes no answers until the test lets go."""


def thing(place: str, x: int, y: int, size: int) -> str:
    id = place.replace(":", "-")
    return (
        f'<g id="{id}" data-at="{place}" role="button" tabindex="0" aria-label="{id}">'
        f'<rect x="{x}" y="{y}" width="{size}" height="{size}" fill="#888"/></g>'
    )


def board() -> str:
    """Cards above, cells below."""
    things = [thing(f"card:c{n}", 60 + 140 * n, 60, 80) for n in range(CARDS)]
    things += [thing(f"cell:{n}", 60 + 200 * n, 300, 120) for n in range(CELLS)]
    parts = "".join(things)
    return (
        '<div id="board" data-layout="desk"><svg id="picture-board" class="picture" viewBox="0 0 1000 600" '
        f'role="group" aria-label="Board"><g id="parts-board" class="parts">{parts}</g></svg></div>'
    )


def lay(card: int, cell: int) -> dict[str, Any]:
    places = [f"card:c{card}", f"cell:{cell}"]
    return {"action": f"lay c{card} {cell}", "label": f"Lay card {card} on cell {cell}", "places": places, "key": ""}


LAY = [lay(card, cell) for card in range(CARDS) for cell in range(CELLS)]


class Wire:
    """The other end of the page's WebSocket. ``heard`` keeps what the page said."""

    def __init__(self, page: Page) -> None:
        self.heard: list[dict[str, Any]] = []
        self.route: WebSocketRoute | None = None
        self.head = 100
        self.page = page
        page.route_web_socket(re.compile("/live/"), self._open)

    def _open(self, route: WebSocketRoute) -> None:
        self.route = route
        route.on_message(lambda text: self._hear(json.loads(text)))

    def _hear(self, message: dict[str, Any]) -> None:
        # Every page says now and then that it is still there.
        if message["do"] != "ping":
            self.heard.append(message)
        if message["do"] == "preview":
            overlay = '<circle class="foreseen" r="9"/>'
            self.say({"is": "preview", "action": message["action"], "parts": {"board": overlay},
                      "text": f"It comes to -3: {message['action']}", "id": message["id"]})  # fmt: skip
        if message["do"] == "about":
            told = f"{message['place']} at {self.head}"
            self.say({"is": "about", "title": "", "text": told, "rule": None, "id": message["id"]})
        if message["do"] == "reasons":
            reasons = [{"weight": 0.1, "text": f"Because {n}"} for n in range(4)]
            self.say({"is": "reasons", "reasons": reasons, "text": "", "id": message["id"]})

    def say(self, message: dict[str, Any]) -> None:
        assert self.route is not None
        self.route.send(json.dumps(message))

    def position(self, **changes: Any) -> dict[str, Any]:
        """A message with a new position; if nothing else is said I am asked."""
        self.head += 1
        mine = changes.pop("mine_now", True)
        prompt = {"seat": ME if mine else OTHER, "mine": mine, "name": "Ann", "text": "Where?", "rule": None,
                  "waiting": ["Ann"]}  # fmt: skip
        message = {
            "is": "table", "head": self.head, "moment": None, "seat": ME, "mine": [ME], "curtain": False, "parts": {},
            "attrs": {}, "order": {}, "gone": [], "prompt": prompt, "options": LAY if mine else [],
            "log_from": 10**12, "log": [], "more": False, "last": [], "can_undo": False, "status": [],
            "over": None,
        }  # fmt: skip
        return message | changes

    def table(self, **changes: Any) -> None:
        self.say(self.position(**changes))
        expect(self.page.locator("#slider")).to_have_attribute("max", str(self.head))

    def said(self, do: str) -> list[dict[str, Any]]:
        return [message for message in self.heard if message["do"] == do]

    def wait_until(self, heard: Callable[[], bool]) -> None:
        for _ in range(1000):
            if heard():
                return
            self.page.wait_for_timeout(20)
        raise AssertionError(f"the page has said {self.heard}")

    def expect_play(self, action: str) -> None:
        self.expect("play")
        assert [message["action"] for message in self.said("play")] == [action]

    def expect(self, do: str, often: int = 1) -> None:
        self.wait_until(lambda: len(self.said(do)) >= often)

    def expect_look(self, moment: int | None) -> None:
        """The page says where it looks only when it has come to rest."""
        self.wait_until(lambda: [message["moment"] for message in self.said("look")][-1:] == [moment])


def sit_down(page: Page, level: str = "random") -> Wire:
    wire = Wire(page)
    against_bots(page, level=level)
    expect(page.locator("body")).to_have_attribute("data-link", "open")
    wire.table(parts={"board": board()})
    return wire


def drag(page: Page, start: str, end: tuple[float, float]) -> None:
    page.mouse.move(*middle(page.locator(start)))
    page.mouse.down()
    page.mouse.move(*end, steps=6)


def test_a_card_is_laid_by_two_clicks(page: Page) -> None:
    wire = sit_down(page)
    expect(page.locator("#stage .may")).to_have_count(CARDS + CELLS)
    page.locator("#card-c1").click()
    expect(page.locator("#card-c1")).to_have_class(re.compile("chosen"))
    expect(page.locator("#stage .may")).to_have_count(CELLS)
    page.locator("#cell-2").click()
    wire.expect_play("lay c1 2")


def test_a_card_is_laid_by_dragging(page: Page) -> None:
    wire = sit_down(page)
    drag(page, "#card-c2", middle(page.locator("#cell-3")))
    expect(page.locator(".carried")).to_be_visible()
    expect(page.locator("#stage .may")).to_have_count(CELLS)
    page.mouse.up()
    wire.expect_play("lay c2 3")
    expect(page.locator(".carried")).to_have_count(0)


@pytest.mark.parametrize("by_escape", [False, True])
def test_a_card_that_is_dropped_nowhere_goes_back(page: Page, by_escape: bool) -> None:
    wire = sit_down(page)
    x, y = middle(page.locator("#cell-0"))
    drag(page, "#card-c0", (x, y if by_escape else y + 130))
    expect(page.locator(".carried")).to_be_visible()
    if by_escape:
        page.keyboard.press("Escape")
    page.mouse.up()
    expect(page.locator(".carried")).to_have_count(0)
    expect(page.locator("#stage .may")).to_have_count(CARDS + CELLS)
    expect(page.locator("#stage .chosen")).to_have_count(0)
    page.keyboard.press("Escape")
    assert wire.said("play") == []


@pytest.mark.parametrize("by_keyboard", [False, True])
def test_a_preview_shows_what_would_come(page: Page, by_keyboard: bool) -> None:
    wire = sit_down(page)
    point = Locator.focus if by_keyboard else Locator.hover
    point(page.locator("#cell-1"))
    page.wait_for_timeout(400)
    # A cell alone leaves several cards: there is nothing to foresee yet.
    assert wire.said("preview") == []
    if by_keyboard:
        page.locator("#card-c1").press("Enter")
    else:
        page.locator("#card-c1").click()
    point(page.locator("#cell-1"))
    expect(page.locator("#picture-board .preview .foreseen")).to_be_visible()
    expect(page.locator("#outcome")).to_have_text("It comes to \u22123: lay c1 1")
    point(page.locator("#cell-2"))
    expect(page.locator("#outcome")).to_have_text("It comes to \u22123: lay c1 2")
    expect(page.locator(".preview")).to_have_count(1)
    point(page.locator("#slider"))
    expect(page.locator(".preview")).to_have_count(0)
    expect(page.locator("#outcome")).to_have_text("")
    point(page.locator("#cell-1"))
    expect(page.locator("#outcome")).to_have_text("It comes to \u22123: lay c1 1")
    assert [message["action"] for message in wire.said("preview")] == ["lay c1 1", "lay c1 2"]


TOGETHER = {"seat": ME, "mine": True, "name": "Ann", "text": "Where?", "rule": None, "waiting": ["Ann", "Bo"]}


def test_a_chosen_card_stays_chosen_while_somebody_else_decides(page: Page) -> None:
    wire = sit_down(page)
    wire.table(prompt=TOGETHER)
    page.locator("#card-c1").click()
    wire.table(prompt=TOGETHER | {"waiting": ["Ann"]})
    expect(page.locator("#card-c1")).to_have_class(re.compile("chosen"))
    page.locator("#cell-2").click()
    wire.expect_play("lay c1 2")


@pytest.mark.parametrize("news_first", [False, True])
def test_an_answer_that_came_second_is_given_again(page: Page, news_first: bool) -> None:
    wire = sit_down(page)
    wire.table(prompt=TOGETHER)
    page.locator("#card-c1").click()
    page.locator("#cell-2").click()
    wire.expect_play("lay c1 2")
    stale = {"is": "error", "field": "head", "text": "Too late", "rule": None, "code": "stale"}
    if not news_first:
        wire.say(stale)
    wire.table(prompt=TOGETHER | {"waiting": ["Ann"]})
    if news_first:
        wire.say(stale)
    wire.expect("play", 2)
    assert [(message["action"], message["head"]) for message in wire.said("play")] == [
        ("lay c1 2", wire.head - 1),
        ("lay c1 2", wire.head),
    ]


STALE = {"is": "error", "field": "head", "text": "Too late", "rule": None, "code": "stale"}


@pytest.mark.parametrize("news_first", [False, True])
def test_who_came_second_is_told_so(page: Page, news_first: bool) -> None:
    """Two tabs of one person, and a click in each."""
    wire = sit_down(page)
    page.locator("#card-c1").click()
    page.locator("#cell-2").click()
    wire.expect_play("lay c1 2")
    if not news_first:
        wire.say(STALE)
    wire.table(mine_now=False)
    if news_first:
        wire.say(STALE)
    expect(page.locator("#toast")).to_contain_text("Somebody was quicker")
    # In any case it asks how things stand.
    wire.expect_look(None)
    assert len(wire.said("play")) == 1


def test_a_move_without_a_line_is_made_when_it_is_back(page: Page) -> None:
    wire = sit_down(page)
    # Silence until the test speaks, so that the page stays cut off for as long as is wanted.
    first = wire.route
    assert first is not None
    deaf = "class extends EventTarget { static OPEN = 1; readyState = 3; }"
    page.evaluate(f"() => {{ window.connecting = WebSocket; window.WebSocket = {deaf}; }}")
    first.close(code=1012)
    expect(page.locator("body")).to_have_attribute("data-link", "lost")
    page.locator("#card-c1").click()
    page.locator("#cell-2").click()
    expect(page.locator("#toast")).to_contain_text("No connection just now")
    assert wire.said("play") == []
    page.evaluate("() => { window.WebSocket = window.connecting; window.dispatchEvent(new Event('online')); }")
    expect(page.locator("body")).to_have_attribute("data-link", "open")
    wire.head -= 1
    wire.table(parts={"board": board()})
    wire.expect_play("lay c1 2")
    # What was on its way when the line broke is sent again as long as the table has not moved on.
    wire.table()
    wire.heard.clear()
    page.locator("#card-c0").click()
    page.locator("#cell-0").click()
    wire.expect_play("lay c0 0")
    assert wire.route is not None
    wire.route.close(code=1012)
    wire.heard.clear()
    expect(page.locator("body")).to_have_attribute("data-link", "lost")
    expect(page.locator("body")).to_have_attribute("data-link", "open")
    wire.head -= 1
    wire.table(parts={"board": board()})
    wire.expect_play("lay c0 0")
    # Once it has moved on, nobody knows whether it was done: it is never done twice.
    wire.table(prompt=TOGETHER)
    page.locator("#card-c2").click()
    page.locator("#cell-1").click()
    expect(page.locator("body")).to_have_class(re.compile("busy"))
    wire.route.close(code=1012)
    wire.heard.clear()
    expect(page.locator("body")).to_have_attribute("data-link", "lost")
    expect(page.locator("body")).to_have_attribute("data-link", "open")
    wire.table(parts={"board": board()}, prompt=TOGETHER)
    expect(page.locator("#toast")).to_contain_text("Somebody was quicker")
    assert wire.said("play") == []


def test_an_answer_to_another_question_is_not_given_again(page: Page) -> None:
    wire = sit_down(page)
    wire.table(prompt=TOGETHER)
    page.locator("#card-c1").click()
    page.locator("#cell-2").click()
    wire.expect_play("lay c1 2")
    wire.say({"is": "error", "field": "head", "text": "Too late", "rule": None, "code": "stale"})
    wire.table(prompt=TOGETHER, options=LAY[:6])
    page.wait_for_timeout(200)
    assert len(wire.said("play")) == 1


def many(count: int) -> list[dict[str, Any]]:
    return [
        {"action": f"say {n}", "label": f"Say something long about the number {n}", "places": [], "key": ""}
        for n in range(count)
    ]


def test_many_options_do_not_cover_the_board(page: Page) -> None:
    wire = sit_down(page)
    free = page.locator("#stage").bounding_box()
    wire.table(options=many(34))
    stage, prompt = page.locator("#stage").bounding_box(), page.locator("#prompt").bounding_box()
    assert free is not None
    assert stage is not None
    assert prompt is not None
    # The map makes room for a third row of answers, and for no more.
    assert free["height"] - stage["height"] <= 56
    assert prompt["y"] >= stage["y"] + stage["height"] - 1
    assert prompt["y"] + prompt["height"] <= 768
    last = page.locator("#groups button").last
    last.focus()
    expect(last).to_be_in_viewport(ratio=1)


def test_many_options_can_be_searched(page: Page) -> None:
    wire = sit_down(page)
    expect(page.locator("#filter")).to_be_hidden()
    wire.table(options=many(34))
    page.locator("#filter").fill("number 2")
    expect(page.locator("#groups button")).to_have_count(13)
    # A letter is a letter here, not the key of an option.
    page.locator("#filter").press_sequentially("7")
    expect(page.locator("#groups button")).to_have_count(1)
    assert wire.said("play") == []
    page.locator("#filter").press("Escape")
    expect(page.locator("#groups button")).to_have_count(34)
    page.locator("#filter").fill("27")
    page.locator("#filter").press("Enter")
    wire.expect_play("say 27")


def test_the_slider_has_marks(page: Page) -> None:
    wire = sit_down(page)
    wire.table(marks=[[1, "Round 1"], [40, "Round 2"], [80, "Scoring"]])
    slider = page.locator("#slider")
    expect(page.locator("#ticks i")).to_have_count(3)
    expect(page.locator("#moment")).to_have_text(re.compile("Scoring · Step 102"))
    slider.focus()
    for key, moment, text in (("PageDown", 80, "Scoring"), ("PageDown", 40, "Round 2"), ("ArrowLeft", 39, "Round 1"),
                              ("PageUp", 40, "Round 2"), ("Home", 0, "Step 0 of 102")):  # fmt: skip
        page.keyboard.press(key)
        expect(slider).to_have_value(str(moment))
        expect(slider).to_have_attribute("aria-valuetext", re.compile(text))
    for button, moment in (("step-on", 1), ("step-back", 0), ("last", 102), ("first", 0)):
        page.locator(f"#replay [data-do='{button}']").click()
        expect(slider).to_have_value(str(moment))
    wire.expect_look(0)
    assert page.url.endswith("?moment=0")


def test_a_link_to_a_moment_shows_nothing_else_first(page: Page) -> None:
    """The server tells of now before it hears which moment is wanted; nobody needs to see that."""
    against_bots(page)
    play(page, Random(1), decisions=4)
    wire = Wire(page)
    page.goto(f"{page.url.partition('?')[0]}?moment=1")
    wire.expect_look(1)
    wire.say(wire.position(parts={"board": board()}))
    wire.say({"is": "here", "names": ["Ann"] * 7, "count": 7})
    expect(page.locator("#watching")).to_have_text("7 here")
    expect(page.locator("#prompt")).to_have_attribute("data-state", "replay")
    expect(page.locator("#cell-0")).to_have_count(0)
    wire.table(moment=1, options=[])
    expect(page.locator("#cell-0")).to_be_visible()
    expect(page.locator("#prompt")).to_have_attribute("data-state", "replay")


CALLS = """
window.calls = [];
window.Notification = class extends EventTarget {
  static permission = "granted";
  static requestPermission = async () => "granted";
  constructor(title, { body }) { super(); window.calls.push(`${title} ${body}`); }
  close() { window.calls.push("closed"); }
};
window.knocks = 0;
const make = AudioContext.prototype.createOscillator;
AudioContext.prototype.createOscillator = function () { window.knocks += 1; return make.call(this); };
"""
HIDE = "Object.defineProperty(document, 'hidden', { get: () => %s, configurable: true })"


def switch(page: Page, *names: str) -> None:
    page.locator("#menu > summary").click()
    for name in names:
        page.locator(f"#menu [data-setting='{name}']").check()
    page.keyboard.press("Escape")


def test_a_hidden_tab_calls_when_it_is_my_turn(page: Page) -> None:
    page.add_init_script(CALLS)
    wire = sit_down(page)
    wire.table(mine_now=False)
    plain = page.locator("#icon").get_attribute("href")
    assert not page.title().startswith("(")
    page.evaluate(HIDE % "true")
    wire.table()
    assert page.evaluate("window.calls") == []
    assert page.evaluate("window.knocks") == 0
    assert page.title().startswith("(your turn) ")
    assert page.locator("#icon").get_attribute("href") != plain
    switch(page, "notify")
    page.locator("#menu > summary").click()
    page.locator("#sound").select_option("quiet")
    page.keyboard.press("Escape")
    knocks = page.evaluate("window.knocks")
    assert knocks > 0
    wire.table(mine_now=False)
    wire.table()
    assert page.evaluate("window.knocks") == 2 * knocks
    (call,) = page.evaluate("window.calls")
    assert call.startswith("Your turn.")
    assert call.endswith("Where?")
    # Still my turn: no second call. Then it is over, and the notice goes.
    wire.table()
    assert len(page.evaluate("window.calls")) == 1
    wire.table(mine_now=False)
    assert page.evaluate("window.calls")[1:] == ["closed"]
    assert page.locator("#icon").get_attribute("href") == plain
    # Whoever looks at the page needs no notice. The settings are kept.
    page.evaluate(HIDE % "false")
    wire.table()
    assert len(page.evaluate("window.calls")) == 2
    page.reload()
    page.locator("#menu > summary").click()
    expect(page.locator("#menu [data-setting='notify']")).to_be_checked()
    expect(page.locator("#sound")).to_have_value("quiet")


def test_what_is_done_without_me_does_not_call_me(page: Page, hall: Server) -> None:
    page.add_init_script(CALLS)
    wishes(page.context, hall, ask=False)
    wire = sit_down(page)
    switch(page, "notify")
    page.evaluate(HIDE % "true")
    wire.table(mine_now=False)
    wire.table(options=[lay(0, 0)])
    wire.expect_play("lay c0 0")
    assert page.evaluate("window.calls") == []
    wire.table()
    assert len(page.evaluate("window.calls")) == 1


def line(i: int, text: str, **more: Any) -> dict[str, Any]:
    return {"i": 10**9 + i, "n": i, "seat": ME, "text": text, "places": [], "rule": None} | more


def test_the_log_has_headings_rules_and_places(page: Page) -> None:
    wire = sit_down(page)
    wire.table(
        log=[line(1, "Round 2", heading=True, seat=None), line(2, "Ann goes to -4.", rule="IG-1.1", places=["cell:2"])]
    )
    heading, told = page.locator("#lines li").nth(-2), page.locator("#lines li").last
    expect(heading).to_have_class("sep")
    expect(heading.locator(".disc, .dot")).to_have_count(0)
    expect(told).to_contain_text("Ann goes to \u22124.")
    told.hover()
    expect(page.locator("#cell-2")).to_have_class(re.compile(r"\blast\b"))
    page.locator("#question").hover()
    expect(page.locator("#cell-2")).not_to_have_class(re.compile(r"\blast\b"))
    told.locator(".rule").click()
    expect(page.locator("#rules")).to_be_visible()
    expect(page.locator("#found .law.here")).to_contain_text("IG-1.1")


def test_the_log_follows_the_colours_of_the_seats(page: Page) -> None:
    wire = sit_down(page)
    for colour in ("K", "G"):
        panels = f'<div id="seats"><section id="seat-0" class="lord seat-{colour}"></section></div>'
        wire.table(parts={"seats": panels}, log=[line(1, "Ann begins.")] if colour == "K" else [])
        expect(page.locator("#lines li").last.locator(".disc")).to_have_class(re.compile(f"d-{colour}"))


def test_the_log_follows_also_while_reasons_are_open(page: Page) -> None:
    wire = sit_down(page, "novice")
    wire.table(log=[line(n, f"A bot goes to {n}.", by=OTHER) for n in range(1, 40)])
    left = "document.getElementById('log').scrollHeight - log.scrollTop - log.clientHeight"
    assert page.evaluate(left) < 2
    page.locator("#lines .ask").nth(-3).click()
    expect(page.locator("#lines .reasons")).to_be_visible()
    assert page.evaluate(left) > 60
    wire.table(log=[line(40, "A bot goes to 40.")])
    expect(page.locator("#lines li").last).to_contain_text("goes to 40")
    assert page.evaluate(left) < 2
    page.evaluate("document.getElementById('log').scrollTop = 0")
    expect(page.locator("#newest")).to_be_in_viewport()
    wire.table(log=[line(41, "A bot goes to 41.")])
    assert page.evaluate(left) > 60
    page.locator("#newest").click()
    expect(page.locator("#lines li").last).to_be_in_viewport()
    expect(page.locator("#newest")).to_be_hidden()


def test_the_log_follows_when_other_parts_take_its_room(page: Page) -> None:
    """As in a draft, where the panels show what lies open."""
    wire = sit_down(page)
    wire.table(log=[line(n, f"Somebody goes to {n}.") for n in range(1, 60)])
    tall = '<div id="seats"><section id="seat-0" class="lord" style="height:400px"></section></div>'
    wire.table(parts={"seats": tall}, log=[line(60, "The draft begins.")])
    expect(page.locator("#lines li").last).to_be_in_viewport()
    wire.table(log=[line(n, f"Somebody drafts {n}.") for n in range(61, 80)])
    expect(page.locator("#lines li").last).to_contain_text("drafts 79")
    expect(page.locator("#lines li").last).to_be_in_viewport()
    expect(page.locator("#newest")).to_be_hidden()


def test_a_hint_comes_also_when_others_decide_meanwhile(page: Page) -> None:
    wire = sit_down(page)
    wire.table(prompt=TOGETHER)
    page.locator("#hint").click()
    wire.expect("hint")
    wire.table(prompt=TOGETHER | {"waiting": ["Ann"]})
    wire.say({"is": "hint", "action": "lay c1 2", "label": "Lay it there", "reasons": [],
              "id": wire.said("hint")[0]["id"]})  # fmt: skip
    expect(page.locator("#advice-title")).to_contain_text("Lay it there")
    wire.table(prompt=TOGETHER | {"waiting": ["Ann"]})
    expect(page.locator("#advice")).to_be_visible()
    expect(page.locator("#cell-2")).to_have_class(re.compile("hinted"))
    # A question that the line swallowed can be asked again.
    page.locator("#hint").click()
    assert wire.route is not None
    wire.route.close(code=1012)
    expect(page.locator("#hint")).not_to_have_attribute("aria-busy", "true")
    expect(page.locator("body")).to_have_attribute("data-link", "open")
    wire.table(options=LAY[:6])
    expect(page.locator("#advice")).to_be_hidden()


def test_an_open_tip_keeps_up_with_the_table(page: Page) -> None:
    wire = sit_down(page)
    page.locator("#card-c1").hover()
    expect(page.locator("#tip")).to_have_text(f"card:c1 at {wire.head}")
    wire.table(mine_now=False)
    expect(page.locator("#tip")).to_have_text(f"card:c1 at {wire.head}")
    wire.table(mine_now=False, gone=["card-c1"])
    expect(page.locator("#tip")).to_be_hidden()


def test_a_tip_leaves_the_way_to_the_neighbours_free(page: Page) -> None:
    sit_down(page)
    page.locator("#card-c1").hover()
    expect(page.locator("#tip")).to_be_visible()
    tip = page.locator("#tip").bounding_box()
    assert tip is not None
    for other in page.locator("#stage [data-at]").all():
        x, y = middle(other)
        assert not (tip["x"] < x < tip["x"] + tip["width"] and tip["y"] < y < tip["y"] + tip["height"])


def test_what_others_do_is_read_out_in_short(page: Page) -> None:
    wire = sit_down(page)
    told = [line(wire.head + 1, f"Bo does {n}.", seat=OTHER, by=OTHER) | {"i": 10**12 + n} for n in range(5)]
    wire.table(log=[*told, line(wire.head + 1, "Ann waits.") | {"i": 10**12 + 9}])
    expect(page.locator("#news")).to_have_text("Earlier lines in the log: 2. Bo does 2. Bo does 3. Bo does 4.")
    # The log itself is not read out line by line, and an own move is no news.
    expect(page.locator("[role='log']").first).to_have_attribute("aria-live", "off")
    wire.table(log=[line(wire.head + 1, "Ann does it.") | {"i": 10**12 + 10}])
    page.wait_for_timeout(100)
    expect(page.locator("#news")).not_to_contain_text("Ann")


def test_what_is_passed_over_in_silence_is_heard_while_it_is_lit(page: Page) -> None:
    wire = sit_down(page)
    still = board().replace('id="cell-2"', 'id="cell-2" aria-hidden="true"')
    wire.table(parts={"board": still}, options=[lay(0, 1), lay(0, 2)])
    expect(page.locator("#cell-2")).not_to_have_attribute("aria-hidden", "true")
    wire.table(options=[lay(0, 0), lay(0, 1)])
    expect(page.locator("#cell-2")).to_have_attribute("aria-hidden", "true")


def test_a_tip_lets_clicks_through(page: Page) -> None:
    wire = sit_down(page)
    page.locator("#card-c1").hover()
    expect(page.locator("#tip")).to_be_visible()
    # Wherever it lies, what is below can be pointed at.
    x, y = middle(page.locator("#cell-2"))
    page.locator("#tip").evaluate(
        "(tip, [x, y]) => Object.assign(tip.style, {left: `${x - 20}px`, top: `${y - 10}px`})", [x, y]
    )
    page.mouse.move(x, y)
    expect(page.locator("#tip")).to_have_text(f"cell:2 at {wire.head}")
    page.locator("#tip").evaluate(
        "(tip, [x, y]) => Object.assign(tip.style, {left: `${x - 20}px`, top: `${y - 10}px`})", [x, y]
    )
    page.mouse.click(x, y)
    expect(page.locator("#cell-2")).to_have_class(re.compile("chosen"))
    page.mouse.move(*middle(page.locator("#question")))
    expect(page.locator("#tip")).to_be_hidden()


def test_a_click_for_the_last_question_does_not_answer_the_next(page: Page) -> None:
    page.add_init_script(HASTY)
    wire = sit_down(page)
    wire.table(options=many(3))
    expect(page.locator("body")).to_have_class(re.compile("fresh"))
    for place in (middle(page.locator("#groups button").first), middle(page.locator("#cell-2"))):
        page.mouse.click(*place)
        expect(page.locator("#toast")).to_contain_text("The question has just changed")
        page.locator("#toast button").click()
    page.locator("#groups button").first.focus()
    page.keyboard.press("Enter")
    expect(page.locator("#toast")).to_be_visible()
    page.evaluate("letGo()")
    expect(page.locator("body")).not_to_have_class(re.compile("fresh"))
    assert wire.said("play") == []
    page.mouse.click(*middle(page.locator("#groups button").first))
    wire.expect_play("say 0")


def test_after_enter_a_second_enter_plays_nothing(page: Page) -> None:
    wire = sit_down(page)
    wire.table(options=many(3))
    page.locator("#groups button").nth(1).focus()
    page.keyboard.press("Enter")
    wire.expect_play("say 1")
    wire.table(options=many(3))
    expect(page.locator("#prompt")).to_be_focused()
    page.keyboard.press("Enter")
    page.keyboard.press("Tab")
    page.keyboard.press("Tab")
    assert len(wire.said("play")) == 1
    # The same on the board: the arrows go on from where one was.
    wire.table()
    page.locator("#card-c1").focus()
    page.keyboard.press("Enter")
    page.locator("#cell-2").focus()
    page.keyboard.press("Enter")
    wire.table()
    expect(page.locator("#prompt")).to_be_focused()
    page.keyboard.press("ArrowLeft")
    expect(page.locator("#cell-2")).to_be_focused()
    # While others decide, the focus stays.
    wire.table(options=many(3), prompt=TOGETHER)
    page.locator("#groups button").nth(1).focus()
    wire.table(options=many(3), prompt=TOGETHER)
    expect(page.locator("#groups button").nth(1)).to_be_focused()


def test_the_question_mark_opens_a_reference_card_that_fits_the_screen(page: Page) -> None:
    sit_down(page)
    page.locator("body").press("?")
    card = page.locator("#help-dialog")
    expect(card).to_be_visible()
    expect(card).to_contain_text("Fields and what they cost")
    expect(card).to_contain_text("bring back what was undone")
    assert card.evaluate("dialog => dialog.scrollHeight <= dialog.clientHeight && dialog.clientHeight <= 768")
    page.keyboard.press("Escape")
    expect(card).to_be_hidden()


def test_keys_of_one_letter_can_be_switched_off(page: Page) -> None:
    wire = sit_down(page)
    wire.table(options=many(3))
    expect(page.locator("#groups kbd")).to_have_count(3)
    page.locator("#menu > summary").click()
    page.locator("#menu [data-setting='keys']").uncheck()
    page.keyboard.press("Escape")
    expect(page.locator("#groups kbd")).to_have_count(0)
    for key in ("1", "u", "!", ",", "?"):
        page.keyboard.press(key)
    page.wait_for_timeout(150)
    assert {message["do"] for message in wire.heard} == set()
    expect(page.locator("#help-dialog")).to_be_hidden()
    page.goto(f"{page.url.partition('/table')[0]}/settings")
    expect(page.locator("[name='keys']")).not_to_be_checked()
    page.locator("[name='keys']").check()
    page.locator("#settings button.go").click()
    expect(page.locator("html")).to_have_attribute("data-keys", "on")


def two_views() -> str:
    """The board with another picture that has a tower."""
    tower = thing("tower:1", 60, 60, 200)
    return board().replace(
        "</svg></div>",
        '</svg><svg id="picture-tower" class="picture" data-title="Tower" viewBox="0 0 600 600" role="group" '
        f'aria-label="Tower"><g id="parts-tower" class="parts">{tower}</g></svg></div>',
    )


CLIMB = [{"action": "climb 1", "label": "Climb the tower", "places": ["tower:1"], "key": ""},
         {"action": "guard 1", "label": "Guard the tower", "places": ["tower:1"], "key": ""}]  # fmt: skip


def test_the_view_follows_the_question(page: Page) -> None:
    wire = sit_down(page)
    field, tower = page.locator("#picture-board"), page.locator("#picture-tower")
    wire.table(parts={"board": two_views()})
    expect(field).to_be_visible()
    wire.table(options=CLIMB)
    expect(tower).to_be_visible()
    # Whoever looks elsewhere is left there as long as the same is asked.
    page.locator("#tab-picture-board").click()
    wire.table(options=CLIMB)
    expect(field).to_be_visible()
    wire.table(options=CLIMB[:1], prompt=TOGETHER | {"text": "Climb?", "waiting": ["Ann"]})
    expect(tower).to_be_visible()
    # A question without places says itself where it belongs.
    wire.table(options=many(2), prompt=TOGETHER | {"text": "Fight on?", "picture": "board"})
    expect(field).to_be_visible()
    expect(tower).to_be_hidden()


def test_options_that_do_not_fit_are_folded(page: Page) -> None:
    page.set_viewport_size({"width": 1024, "height": 768})
    wire = sit_down(page)
    wordy = [option | {"label": f"{option['label']} with all that belongs to it"} for option in LAY]
    wire.table(options=wordy[:2])
    expect(page.locator("#groups button[name='action']")).to_have_count(2)
    wire.table(options=wordy)
    expect(page.locator("#groups button[name='action']")).to_have_count(0)
    expect(page.locator("#groups button")).to_have_count(CARDS)
    page.locator("#groups button").first.click()
    expect(page.locator("#groups button[name='action']")).to_have_count(CELLS)
    page.locator("#groups button[name='action']").nth(2).click()
    wire.expect_play("lay c0 2")


def test_an_own_move_begins_anew_with_all_options(page: Page) -> None:
    page.set_viewport_size({"width": 1024, "height": 768})
    wire = sit_down(page)
    wordy = [option | {"label": f"{option['label']} with all that belongs to it"} for option in LAY]
    wire.table(options=wordy)
    folds = page.locator("#groups button:not([name])[data-places]")
    folds.first.click()
    wire.table(options=wordy)
    expect(page.locator("#groups button[name='action']")).to_have_count(CELLS)
    page.locator("#groups button[name='action']").first.click()
    wire.expect_play("lay c0 0")
    wire.table(options=wordy)
    expect(page.locator("#groups button[name='action']")).to_have_count(0)
    expect(folds).to_have_count(CARDS)


def test_what_is_foreseen_takes_no_room_from_the_options(page: Page) -> None:
    wire = sit_down(page)
    wire.table(options=many(3))
    strip = page.locator("#options")
    before = strip.bounding_box()
    page.locator("#groups button").first.hover()
    expect(page.locator("#outcome")).to_have_text("It comes to \u22123: say 0")
    assert strip.bounding_box() == before


def test_the_log_is_at_its_end_when_the_window_grows(page: Page) -> None:
    page.set_viewport_size(PHONE)  # type: ignore[arg-type]
    wire = sit_down(page)
    wire.table(log=[line(n, f"Somebody goes to {n}.") for n in range(1, 60)])
    page.set_viewport_size(DESK)  # type: ignore[arg-type]
    expect(page.locator("#lines li").last).to_be_in_viewport()
    page.locator("#tab-chat").click()
    wire.table(log=[line(n, f"Somebody goes to {n}.") for n in range(60, 90)])
    page.locator("#tab-log").click()
    expect(page.locator("#lines li").last).to_be_in_viewport()


@pytest.fixture
def handy(browser: Browser, hall: Server) -> Iterator[Page]:
    """A page on a phone."""
    context = browser.new_context(viewport=PHONE, locale="de-DE", has_touch=True, is_mobile=True)  # type: ignore[arg-type]
    context.set_default_timeout(PATIENCE)
    context.add_init_script(UNSTOPPED)
    wishes(context, hall)
    page = context.new_page()
    page.goto(hall.url)
    yield page
    context.close()


def test_a_finger_that_rests_on_an_option_is_told_what_would_come(handy: Page) -> None:
    wire = sit_down(handy)
    wire.table(options=many(3))
    button = handy.locator("#groups button").nth(1)
    finger = Finger(handy)
    finger.rest_on(button)
    expect(handy.locator("#outcome")).to_have_text("It comes to \u22123: say 1")
    finger.lift()
    expect(handy.locator("#outcome")).to_have_text("")
    handy.wait_for_timeout(200)
    assert wire.said("play") == []
    button.tap()
    wire.expect_play("say 1")


def test_on_a_phone_the_sheet_follows_the_question(handy: Page) -> None:
    wire = sit_down(handy)
    wire.table(parts={"board": two_views().replace("desk", "phone")})
    wire.table(options=CLIMB, prompt=TOGETHER | {"picture": "tower"})
    expect(handy.locator("#slot #picture-tower")).to_be_visible()
    wire.table(options=many(2))
    expect(handy.locator("#sheet")).to_be_hidden()
    # Where something can be chosen elsewhere only, the sheet would hide it.
    wire.table(options=[*CLIMB, *many(1)], prompt=TOGETHER | {"picture": "tower"})
    expect(handy.locator("#groups button").first).to_be_visible()
    expect(handy.locator("#sheet")).to_be_hidden()


def test_a_tip_does_not_stay_when_another_sheet_is_opened(handy: Page) -> None:
    wire = sit_down(handy)
    wire.table(mine_now=False)
    handy.locator("#card-c1").tap()
    expect(handy.locator("#tip")).to_be_visible()
    handy.locator("#nav [data-sheet='talk']").tap()
    expect(handy.locator("#tip")).to_be_hidden()
    expect(handy.locator("#sheet")).to_be_visible()


def test_the_button_of_the_log_shows_the_log_or_what_was_said_meanwhile(handy: Page) -> None:
    wire = sit_down(handy)
    button, close = handy.locator("#nav [data-sheet='talk']"), handy.locator("#nav [data-sheet='']")
    button.tap()
    handy.locator("#tab-rules").tap()
    expect(handy.locator("#rules")).to_be_visible()
    close.tap()
    button.tap()
    expect(handy.locator("#log")).to_be_visible()
    close.tap()
    said = {"n": 1, "name": "Bo", "seat": OTHER, "text": "Your turn!", "at": "2026-01-31T20:15:00+00:00"}
    wire.say({"is": "chat", "lines": [said]})
    expect(handy.locator("#unread")).to_have_text("1")
    button.tap()
    expect(handy.locator("#says")).to_contain_text("Your turn!")
    expect(handy.locator("#chat")).to_be_visible()
    expect(handy.locator("#unread")).to_be_hidden()


def test_a_finger_that_just_misses_means_the_nearest_of_what_is_lit(handy: Page) -> None:
    wire = sit_down(handy)
    wire.table(options=[lay(1, 2), lay(2, 2), lay(2, 3)])
    for place, by in (("#card-c1", -18), ("#cell-2", 0)):
        x, y = middle(handy.locator(place))
        handy.touchscreen.tap(x, y + by)
    wire.expect_play("lay c1 2")


def test_what_a_finger_needs_is_large_enough(handy: Page) -> None:
    page = handy
    wire = sit_down(page)
    wire.table(options=many(34))
    stage, prompt = page.locator("#stage").bounding_box(), page.locator("#prompt").bounding_box()
    assert stage is not None
    assert prompt is not None
    assert stage["height"] > 400
    assert prompt["y"] >= stage["y"] + stage["height"] - 1
    page.locator("#nav [data-sheet='talk']").tap()
    for small in (".grip", "#nav [data-sheet='talk']", "#tab-log"):
        box = page.locator(small).bounding_box()
        assert box is not None
        assert box["height"] >= 44
    sheet, prompt = page.locator("#sheet").bounding_box(), page.locator("#prompt").bounding_box()
    assert sheet is not None
    assert prompt is not None
    assert sheet["y"] + sheet["height"] <= prompt["y"] + 1
