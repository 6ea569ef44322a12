"""Several tabs, closed and opened again: whoever comes back finds everything as it is."""

from __future__ import annotations

from random import Random

from playwright.sync_api import Page, expect

from tests.browser.conftest import Arrive
from tests.browser.hall import (
    against_bots,
    at_table,
    moves,
    open_table,
    play,
    play_together,
    reach,
    sit_down,
    take_first,
)


def seen(page: Page) -> tuple[str, str, list[str], list[str]]:
    """What a page shows of the position: question, result of the last moves, options, journal."""
    values = page.locator("#groups button, #plain button").evaluate_all("all => all.map(one => one.textContent)")
    return (
        page.locator("#question").inner_text(),
        page.locator("#seats").inner_text(),
        [str(value) for value in values],
        # A fresh page brings the newest lines only, one that has been open for long has more.
        page.locator("#lines").inner_text().splitlines()[-8:],
    )


def test_two_tabs_show_the_same(arrive: Arrive) -> None:
    first = arrive()
    open_table(first, "ice-garden", "hot", "hot")
    second = first.context.new_page()
    second.goto(first.url)
    at_table(second)
    for n in range(6):
        mover, other = (first, second) if n % 2 else (second, first)
        take_first(mover)
        reach(other, moves(mover))
        assert seen(other) == seen(mover)


def test_a_player_closes_the_browser_and_comes_back(arrive: Arrive) -> None:
    page = arrive()
    open_table(page, "ice-garden", "hot", "hot")
    play(page, Random(2), decisions=24)
    expect(page.locator("#prompt")).to_have_attribute("data-state", "mine")
    address, before, kept = page.url, seen(page), page.context.storage_state()
    page.context.close()
    again = arrive(storage_state=kept)
    again.goto("/")
    # The hall knows whose turn it is.
    again.locator(f".mine.now a[href='{address.removeprefix(again.url.rstrip('/'))}']").first.click()
    at_table(again)
    assert seen(again) == before
    head = moves(again)
    play(again, Random(3), decisions=2)
    assert moves(again) >= head + 2


def test_the_way_back_to_the_hall_shows_it_as_it_is_now(arrive: Arrive) -> None:
    page = arrive()
    page.goto("/")
    expect(page.locator(".mine")).to_have_count(0)
    against_bots(page)
    at_table(page)
    page.go_back()
    expect(page.locator(".mine")).to_have_count(1)


def test_the_new_table_shows_only_what_applies(arrive: Arrive) -> None:
    page = arrive()
    page.goto("/new/ice-garden")
    for players, solo in (("1", True), ("2", False)):
        page.locator("#players").select_option(players)
        expect(page.locator("#option-difficulty")).to_be_visible(visible=solo)
        expect(page.locator("#option-characters-0")).to_be_hidden()
    page.locator("#option-characters").select_option("each")
    expect(page.locator("[id^='option-characters-']:visible")).to_have_count(2)
    page.locator("#option-characters-0").select_option("callo")
    page.locator("#option-characters-1").select_option("freihoff")
    expect(page.locator("[data-card]:visible h3")).to_have_text(["Freihoff", "Callo"])
    page.locator("#new button.go").click()
    at_table(page)
    expect(page.locator("#seat-0")).to_contain_text("Callo")


def test_the_others_play_on_while_somebody_is_away(arrive: Arrive) -> None:
    one, two, watcher = arrive(), arrive(), arrive()
    open_table(one, "ice-garden", "me", "open")
    sit_down(two, one.url)
    watcher.goto(one.url)
    at_table(watcher)
    players = {one: Random(4), two: Random(5)}
    play_together(players, 21)
    kept = watcher.context.storage_state()
    watcher.context.close()
    play_together(players, 25)
    again = arrive(storage_state=kept)
    again.goto(one.url)
    at_table(again)
    reach(again, 25)
    reach(again, play_together(players, moves(again) + 3))
    assert again.locator("#groups button:visible").count() == 0
