"""The hand of a person at a table, which counts: clicks, keys and drags, and the questions that the page asks."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from time import perf_counter

from playwright.sync_api import Error, Locator, Page

STIR = 12
"""Pixels after which a movement with the button down is a drag."""

WATCH = """() => {
  const asked = [];
  let answered = true;
  const note = () => {
    answered ||= document.body.classList.contains("busy");
    if (document.body.classList.contains("busy") || document.getElementById("prompt").dataset.state !== "mine") return;
    const question = document.getElementById("question").textContent;
    if (answered || asked.at(-1) !== question) asked.push(question);
    answered = false;
  };
  note();
  const all = { subtree: true, childList: true, characterData: true, attributes: true };
  new MutationObserver(note).observe(document.body, all);
  window.questions = () => asked.length - (answered ? 0 : 1);
}"""
"""Notes what the page asks this person: after each answer, and whenever the words of the question change."""

SHOWN = """[
  document.getElementById("slider").max,
  document.getElementById("question").textContent,
  document.getElementById("options").innerText,
  document.getElementById("prompt").className,
  document.getElementById("chips").innerText,
  document.getElementById("composer").innerText,
].join("\\n")"""
"""What a click changes."""

ANSWERED = f"before => {SHOWN} !== before && !document.body.classList.contains('busy')"

TOUCHABLE = """place => [...document.querySelectorAll(`[data-at="${place}"]`)].flatMap((one) => {
  const { x, y, width, height } = one.getBoundingClientRect();
  const inside = (px, py) => document.elementsFromPoint(px, py).map((each) => each.closest("[data-at]")).includes(one);
  const parts = [0.5, 0.3, 0.7, 0.2, 0.8];
  const spots = parts.flatMap((v) => parts.map((u) => [x + u * width, y + v * height]));
  return width ? spots.filter(([px, py]) => inside(px, py)).slice(0, 1) : [];
})[0]"""
"""A point of a place at which a click reaches it."""


class Hand:
    """Each gesture counts as one click, and waits until the page has answered it; one that changes nothing fails."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.clicks = 0
        self._skipped = 0
        self._began = perf_counter()
        page.evaluate(WATCH)

    @property
    def questions(self) -> int:
        """How many questions of the page are answered."""
        return int(self.page.evaluate("window.questions()")) - self._skipped

    @property
    def seconds(self) -> float:
        return perf_counter() - self._began

    @contextmanager
    def aside(self) -> Iterator[None]:
        """What lies between two parts of a move is not counted."""
        clicks, questions, seconds = self.clicks, self.questions, self.seconds
        yield
        self._skipped += self.questions - questions
        self._began += self.seconds - seconds
        self.clicks = clicks

    def option(self, action: str, *folds: str) -> None:
        """Choose an answer by its button. As long as it is not there, the folds are opened that bear these places."""
        button = self.page.locator(f"#groups button[value='{action}'], #plain button[value='{action}']").first
        for place in folds:
            fold = self.page.locator(f"#groups button:not([name])[data-places='{place}']").first
            button.or_(fold).first.wait_for()
            if not button.count():
                self.press(fold)
        self.press(button)

    def at(self, place: str, look: bool = False) -> None:
        """Click a place on the table. ``look``: rest there first, until the page tells what the click would bring."""
        before = self._shown()
        self.page.mouse.move(*self._point(place))
        self._look(look)
        self.page.mouse.down()
        self.page.mouse.up()
        self._count(before)

    def drag(self, start: str, end: str, look: bool = False) -> None:
        """From one place on the table to another, which is one gesture."""
        before = self._shown()
        x, y = self._point(start)
        self.page.mouse.move(x, y)
        self.page.mouse.down()
        self.page.mouse.move(x + STIR, y + STIR)
        self.page.mouse.move(*self._point(end), steps=4)
        self._look(look)
        self.page.mouse.up()
        self._count(before)

    def press(self, what: Locator) -> None:
        """Click something that is no place on the table."""
        what.wait_for()
        before = self._shown()
        what.click()
        self._count(before)

    def play(self) -> None:
        """End the draft by its button."""
        self.press(self.page.locator("#play-draft"))

    def pick(self, part: str, row: str, n: int) -> None:
        """Choose a value of the open sheet by the keys of its part and row and its place among the values."""
        value = f"[data-do='pick'][value='{part}|{row}|{n}']"
        whole, step = (self.page.locator(f"#composer {value}{which}") for which in (":not(.step)", ".step"))
        whole.or_(step).first.wait_for()
        self.press(whole.first if whole.count() else step.first)

    def _point(self, place: str) -> tuple[float, float]:
        self.page.locator(f"[data-at='{place}']:is(.may, .far, .takes)").first.wait_for(state="attached")
        point = self.page.evaluate(TOUCHABLE, place)
        if point is None:
            raise Error(f"nothing of {place} can be clicked")
        x, y = point
        return x, y

    def _look(self, look: bool) -> None:
        if look:
            self.page.locator("#outcome:not(:empty)").wait_for()

    def _shown(self) -> str:
        """What is there before a click; a question that has just come takes none."""
        self.page.locator("body:not(.fresh)").wait_for()
        return str(self.page.evaluate(SHOWN))

    def _count(self, before: str) -> None:
        self.clicks += 1
        self.page.wait_for_function(ANSWERED, arg=before)
