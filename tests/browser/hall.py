"""What a person does at a table, said in a few words."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from itertools import groupby
from pathlib import Path
from random import Random
from typing import Any

from playwright.sync_api import Locator, Page, expect

from meadhall.kernel.action import Action
from meadhall.kernel.match import Match

FATE = -1

MOST_CLICKS = 3000
ENDING = "#play-draft:not([aria-disabled='true'])"
CHOICES = f"#groups button, #plain button, {ENDING}, #composer [data-do='pick']:not([aria-disabled='true'])"
LIT = """[...document.querySelectorAll("#stage .may, #seats .may")].map((one) => {
  const { x, y, width, height } = one.getBoundingClientRect();
  return [x + width / 2, y + height / 2];
}).filter(([x, y]) => document.elementFromPoint(x, y)?.closest(".may"))"""
"""The middle of everything lit that can be pointed at."""
HEARD = "() => !document.body.matches('.busy')"
ASKED_OR_OVER = f"{HEARD} && ['mine', 'over'].includes(document.getElementById('prompt').dataset.state)"
POINT_AT_ONE = """([choices, ending, end, chance]) => {
  const shown = (selector) => [...document.querySelectorAll(selector)].filter((one) => one.checkVisibility());
  const endings = end ? shown(ending) : [];
  const all = endings.length ? endings : shown(choices);
  const first = Math.floor(chance * all.length);
  // One that something lies on gives way to the next.
  for (const one of [...all.slice(first), ...all.slice(0, first)]) {
    one.scrollIntoView({ block: "nearest", inline: "nearest" });
    const { x, y, width, height } = one.getBoundingClientRect();
    const at = [x + width / 2, y + height / 2];
    if (one.contains(document.elementFromPoint(...at))) return at;
  }
  return document.getElementById("prompt").dataset.state === "over" && [];
}"""
"""Where to click for one of the choices that can be clicked; nowhere once the game is over."""
KEYS = """(choices) => {
  const shown = [...document.querySelectorAll(choices)].filter((one) => one.checkVisibility());
  const keys = shown.flatMap((one) => one.dataset.key || []);
  return (keys.length || document.getElementById("prompt").dataset.state === "over") && keys;
}"""


def quick_start(page: Page, game: str, bots: int) -> Locator:
    """The button in the hall that opens a table against so many bots; the fold it lies in is opened."""
    fold = page.locator(f"details.bots:has(input[value='{game}'])")
    if fold.get_attribute("open") is None:
        fold.locator("summary").click()
    return fold.locator("form.play button").nth(bots - 1)


def against_bots(page: Page, number: int = 1, game: str = "ice-garden", level: str = "random") -> None:
    """Three clicks from the hall to a game, here against bots that answer at once."""
    start = quick_start(page, game, number)
    page.locator(f"#level-{game}").select_option(level)
    start.click()
    page.wait_for_url("**/table/**")
    # On a phone the sheet of a move may ask in its own head.
    expect(page.locator(":is(#question, #composer h2):visible").first).to_be_visible()


def open_table(page: Page, game: str, *seats: str, private: bool = False, **options: str) -> None:
    """Open a table by its form, one word a seat: me, open, hot or bot:random; options are chosen by their value."""
    page.goto(f"/new/{game}")
    page.locator("#players").select_option(str(len(seats)))
    for seat, kind in enumerate(seats):
        page.locator(f"#seat-{seat}").select_option(kind)
    for name, value in options.items():
        page.locator(f"#option-{name}").select_option(value)
    page.locator("input[name='private']").set_checked(private)
    page.locator("#new button.go").click()
    at_table(page)


def bring(page: Page, save: Path) -> None:
    """In the hall, make a table of a saved game, with all seats at this screen."""
    hand_in(page, save)
    at_table(page)


def hand_in(page: Page, file: Path) -> None:
    """In the hall, send a file that should be a saved game."""
    page.locator("details.import summary").click()
    page.locator("form[action='/import'] input[type='file']").set_input_files(file)
    page.locator("form[action='/import'] button").click()


def sit_down(page: Page, address: str) -> None:
    """Take the first free seat of somebody else's table."""
    page.goto(address)
    page.locator("form[action$='/join'] button").first.click()
    at_table(page)


def at_table(page: Page) -> None:
    """Wait until the page shows a table and hears from the server."""
    page.wait_for_url("**/table/**")
    expect(page.locator("body")).to_have_attribute("data-link", "open")


def choose(page: Page, action: str) -> None:
    """Choose an option by its notation, when I am asked."""
    page.locator(f"#groups button[value='{action}'], #plain button[value='{action}']").first.click()


def find_and_choose(page: Page, action: Action) -> None:
    """Click the option, opening what is folded: folds are named after places of the action, in their order."""
    places = [f"{name.rstrip('23')}:{word}" for name, word in action.words.items()]
    assert unfolds(page, action, places), f"{action} cannot be reached: {page.locator('#groups').inner_text()}"


def unfolds(page: Page, action: Action, places: list[str], path: tuple[int, ...] = ()) -> bool:
    """Look for an option behind the folds that bear its places, one after the other; options of two kinds may share
    them."""
    found = page.locator(f"#groups button[value='{action}'], #plain button[value='{action}']")
    if found.count():
        found.first.click()
        return True
    folded = page.locator("#groups button:not([name])[data-places]")
    folds = folded.evaluate_all("all => all.map(one => one.dataset.places)")
    for passed, place in enumerate(places):
        for n, name in enumerate(folds):
            if holds(name, place):
                folded.nth(n).click()
                if unfolds(page, action, places[passed + 1 :], (*path, n)):
                    return True
                page.locator("#groups [data-do='clear']").click()
                for fold in path:
                    folded.nth(fold).click()
    return False


def holds(fold: str, place: str) -> bool:
    """Whether a fold is named after a place, or is a range in which its number lies."""
    first, dash, last = fold.partition("\u2013")
    number = place.partition(":")[2]
    return int(first) <= int(number) <= int(last) if dash and number.isdecimal() else fold == place


def said_by_people(match: Match[Any]) -> Iterator[bool]:
    """For each line of a journal whether somebody was asked: not fate, nor where the house says what goes without
    saying."""
    state = match.at(0)
    for entry in match.journal:
        decision = None if entry.by == FATE else state.decision_of(entry.by)
        yield decision is not None and not decision.empty
        state.apply(entry.action, entry.by)


def most_varied(match: Match[Any], actions: int) -> range:
    """So many answers of people with nothing between them, of as many kinds as possible."""
    found, start = [], 0
    for by_people, lines in groupby(said_by_people(match)):
        end = start + len(list(lines))
        if by_people:
            stretch = range(start, min(end, start + actions))
            found.append((len({match.journal[n].action.verb for n in stretch}), stretch))
        start = end
    return max(found, key=lambda one: one[0])[1]


def click_recorded(page: Page, recorded: Path, part: Path, actions: int) -> None:
    """Choose so many actions of a recorded game on the page.

    Fate would answer otherwise than it did then, so it is not asked between them. ``part`` is the game until then.
    """
    save = json.loads(recorded.read_text("utf-8"))
    journal, match = save["journal"], Match.load(recorded)
    stretch = most_varied(match, actions)
    part.write_text(json.dumps(save | {"journal": journal[: stretch.start]}), "utf-8")
    page.goto("/")
    bring(page, part)
    waiting = [journal[n] for n in stretch]
    for n in stretch:
        reach(page, n)
        asked(page)
        lift_if_down(page)
        # Where several decide at once the page asks them in the order of their seats.
        seat = int(page.locator("#options input[name='seat']").input_value())
        line = next(line for line in waiting if line["by"] == seat)
        waiting.remove(line)
        find_and_choose(page, match.game.vocabulary.parse(line["do"]))
    reach(page, stretch.stop)


def lift(page: Page) -> None:
    """Say that it is me who sits before the screen now."""
    page.locator("#curtain button").click()
    expect(page.locator("#curtain")).to_be_hidden()


def lift_if_down(page: Page) -> None:
    """The same, if somebody else might be sitting there."""
    if shows(page, "#curtain"):
        lift(page)


def shows(page: Page, what: str) -> bool:
    """Whether something can be seen, once no answer is on its way: a question comes with all that belongs to it."""
    page.wait_for_function(HEARD, polling=20)
    return page.locator(what).is_visible()


def read_aloud(page: Page) -> str:
    """Everything that a screen reader can find on the page."""
    session = page.context.new_cdp_session(page)
    nodes = session.send("Accessibility.getFullAXTree")["nodes"]
    session.detach()
    return " | ".join(str(node.get("name", {}).get("value", "")) for node in nodes if not node["ignored"])


def take_first(page: Page) -> None:
    """Take the first option of my decision, unfolded if need be, and wait until it is done."""
    before = moves(page)
    first = page.locator("#groups button").first
    folded = first.get_attribute("name") is None
    first.click()
    if folded:
        page.locator("#groups button[name='action']").first.click()
    reach(page, before + 1)


def reach(page: Page, head: int) -> None:
    """Wait until the journal is so long on the page."""
    page.wait_for_function("head => Number(document.getElementById('slider').max) >= head", arg=head)


def state(page: Page) -> str:
    """Whether I am asked (mine), others are (waiting), or the game is over."""
    return page.locator("#prompt").get_attribute("data-state") or ""


def asked(page: Page) -> None:
    """Wait until I am asked, if need be behind the curtain, and no answer of mine is on its way."""
    expect(page.locator("body:not(.busy) #prompt[data-state='mine']")).to_be_attached()


def goes_on(page: Page) -> bool:
    """Wait until I am asked and no answer of mine is on its way; false when the game is over."""
    page.wait_for_function(ASKED_OR_OVER, polling=20)
    return state(page) == "mine"


def moves(page: Page) -> int:
    """How long the journal is, as the page shows it."""
    return int(page.locator("#slider").get_attribute("max") or 0)


def agreed(*pages: Page) -> int:
    """Wait until all pages know the same, and no answer is on its way; how long the journal is then."""
    for page in pages:
        page.wait_for_function(HEARD, polling=20)
    head = max(map(moves, pages))
    for page in pages:
        reach(page, head)
    return head


def play_together(players: dict[Page, Random], head: int) -> int:
    """People at tables of their own screens play at random until the journal is so long; how long it is then."""
    for _ in range(MOST_CLICKS):
        known = agreed(*players)
        if known >= head:
            return known
        page = next(page for page in players if state(page) == "mine")
        click_any(page, players[page])
    raise AssertionError("the game does not go on")


def click_any(page: Page, rng: Random) -> None:
    """Click one of the choices. Where one can end a sheet, it often is: whoever would change each of the many values
    as often would never come to an end."""
    given = [CHOICES, ENDING, rng.random() < 0.5, rng.random()]
    if point := page.wait_for_function(POINT_AT_ONE, arg=given, polling=20).json_value():
        page.mouse.click(*point)


def press_any(page: Page, rng: Random) -> None:
    """The same with the key that stands on a choice."""
    if keys := page.wait_for_function(KEYS, arg=CHOICES, polling=20).json_value():
        page.keyboard.press(rng.choice(keys))


def point_any(page: Page, rng: Random) -> None:
    """The same with something lit on the table; what no picture shows is chosen by its button."""
    points: list[list[float]] = page.evaluate(LIT)
    if points and rng.random() < 0.8:
        page.mouse.click(*rng.choice(points))
    else:
        click_any(page, rng)


def play(page: Page, rng: Random, decisions: int | None = None, by: Callable[[Page, Random], None] = click_any) -> None:
    """Play at random until the end, or for about so many moves of the journal and until I am asked again."""
    last = None if decisions is None else moves(page) + decisions
    for _ in range(MOST_CLICKS):
        if not goes_on(page) or (last is not None and moves(page) >= last):
            return
        by(page, rng)
    raise AssertionError(f"the game does not go on: {page.locator('#prompt').inner_text()}")


def middle(what: Locator) -> tuple[float, float]:
    box = what.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


class Finger:
    """Touches the page and stays, which a tap does not."""

    def __init__(self, page: Page) -> None:
        self.wire = page.context.new_cdp_session(page)

    def rest_on(self, what: Locator) -> None:
        x, y = middle(what)
        self._touch("touchStart", {"x": x, "y": y})

    def lift(self) -> None:
        self._touch("touchEnd")

    def _touch(self, kind: str, *points: dict[str, float]) -> None:
        self.wire.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": list(points)})
