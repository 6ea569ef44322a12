"""What a person does at a table, said in a few words."""

from __future__ import annotations

from random import Random

from playwright.sync_api import Error, Page, expect

CHOICES = "#groups button:visible, #plain button:visible"


def against_bots(page: Page, number: int = 1) -> None:
    """Two clicks from the hall to a game: this is the second one."""
    page.locator("form[action='/tables'] button").nth(number - 1).click()
    page.wait_for_url("**/table/**")
    expect(page.locator("#prompt")).to_be_visible()


def open_table(page: Page, game: str, *seats: str, private: bool = False) -> None:
    """Open a table by its form, one word a seat: me, open, hot or bot:random."""
    page.goto(f"/new/{game}")
    page.locator("#players").select_option(str(len(seats)))
    for seat, kind in enumerate(seats):
        page.locator(f"#seat-{seat}").select_option(kind)
    page.locator("input[name='private']").set_checked(private)
    page.locator("#new button.go").click()
    at_table(page)


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


def take_first(page: Page) -> None:
    """Take the first option of my decision, and wait until it is done."""
    before = moves(page)
    page.locator("#groups button[name='action']").first.click()
    reach(page, before + 1)


def ask_always(page: Page) -> None:
    """Let forced moves wait for a click too, so that nothing happens while a test looks."""
    page.locator("#menu > summary").click()
    page.locator("#menu [data-setting='ask']").check()
    page.keyboard.press("Escape")


def reach(page: Page, head: int) -> None:
    """Wait until the journal is so long on the page."""
    page.wait_for_function("head => Number(document.getElementById('slider').max) >= head", arg=head)


def state(page: Page) -> str:
    """Whether I am asked (mine), others are (waiting), or the game is over."""
    return page.locator("#prompt").get_attribute("data-state") or ""


def moves(page: Page) -> int:
    """How long the journal is, as the page shows it."""
    return int(page.locator("#slider").get_attribute("max") or 0)


def click_any(page: Page, rng: Random) -> None:
    """Click one of the choices, if I am asked; a choice that has just gone is nobody's fault."""
    choices = page.locator(CHOICES)
    count = choices.count()
    if not count:
        page.wait_for_timeout(30)
        return
    try:
        choices.nth(rng.randrange(count)).click(timeout=1000)
    except Error:
        page.wait_for_timeout(30)


def press_any(page: Page, rng: Random) -> None:
    """The same with the key that stands on a choice."""
    keys = [key for key in page.locator(CHOICES).evaluate_all("all => all.map(one => one.dataset.key)") if key]
    if keys:
        page.keyboard.press(rng.choice(keys))
    page.wait_for_timeout(30)


def play(page: Page, rng: Random, decisions: int | None = None, by_keyboard: bool = False) -> None:
    """Play at random until the end, or for about so many moves of the journal."""
    last = None if decisions is None else moves(page) + decisions
    for _ in range(6000):
        if state(page) == "over" or (last is not None and moves(page) >= last):
            return
        if state(page) == "mine":
            (press_any if by_keyboard else click_any)(page, rng)
        else:
            page.wait_for_timeout(30)
    raise AssertionError(f"the game does not go on: {page.locator('#prompt').inner_text()}")
