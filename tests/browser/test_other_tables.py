"""From one table to another: by invitation, once more, as a file, and a copy to try something."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

from playwright.sync_api import Page, expect

from tests.browser.conftest import Arrive
from tests.browser.hall import at_table, bring, hand_in, moves, open_table, play, reach, sit_down, take_first


def menu(page: Page, entry: str) -> None:
    page.locator("#menu > summary").click()
    page.locator(f"#menu {entry}").first.click()


def expect_dice(page: Page, *told: str) -> None:
    """What the page says of its dice when it is looked at again, and that two people have brought numbers."""
    page.reload()
    page.locator("#menu > summary").click()
    page.locator("#fair-dice > summary").click()
    expect(page.locator("#fair-dice [data-told]:visible")).to_have_text(told)
    expect(page.locator("#fair-dice li")).to_have_count(2)


KEPT = "All is open, and it is what was promised."
MINE = "The number that your browser has brought along is one of them."


def test_a_friend_comes_by_invitation(arrive: Arrive) -> None:
    host, friend, stranger = arrive(permissions=["clipboard-read", "clipboard-write"]), arrive(), arrive()
    open_table(host, "toy-draft", "me", "open", private=True)
    menu(host, "a[href*='/join/']")
    expect(host.locator("#toast")).to_be_visible()
    link = host.evaluate("navigator.clipboard.readText()")
    assert "/join/" in link
    # A private table is for those who have the link.
    stranger.goto("/")
    expect(stranger.locator(f"a[href='{host.url}']")).to_have_count(0)
    friend.goto(link)
    friend.locator("form[action$='/join'] button").click()
    at_table(friend)
    assert friend.url == host.url
    for page in (host, friend):
        expect(page.locator("#prompt")).to_have_attribute("data-state", "mine")
    for page in (host, friend):
        expect_dice(page, MINE)
    # The invitation was for one.
    answer = stranger.goto(link)
    assert answer is not None
    assert answer.status == 404


def test_both_play_again(arrive: Arrive) -> None:
    one, two = arrive(), arrive()
    open_table(one, "toy-draft", "me", "open")
    sit_down(two, one.url)
    over = one.url
    for _ in range(2):
        for page, other in ((one, two), (two, one)):
            take_first(page)
            reach(other, moves(page))
    for page in (one, two):
        expect(page.locator("#prompt")).to_have_attribute("data-state", "over")
        expect_dice(page, MINE, KEPT)
        page.locator("#again button").click()
        page.wait_for_url(lambda address: address != over)
        at_table(page)
    assert one.url == two.url
    for page in (one, two):
        expect_dice(page, MINE)
        expect(page.locator("#prompt")).to_have_attribute("data-state", "mine")
    take_first(two)
    reach(one, moves(two))


def test_a_saved_game_goes_on_elsewhere(arrive: Arrive, tmp_path: Path) -> None:
    page, other = arrive(), arrive()
    open_table(page, "ice-garden", "hot", "hot")
    play(page, Random(1), decisions=5)
    with page.expect_download() as download:
        menu(page, "a[href$='/export']")
    file = tmp_path / "game.json"
    download.value.save_as(file)
    saved = json.loads(file.read_text("utf-8"))
    assert saved["seed"] == 0
    other.goto("/")
    bring(other, file)
    assert other.url != page.url
    assert moves(other) == len(saved["journal"])
    expect(other.locator("#prompt")).to_have_attribute("data-state", "mine")
    play(other, Random(2), decisions=2)
    assert moves(other) >= len(saved["journal"]) + 2


def test_a_file_that_is_no_game_is_refused_in_words(arrive: Arrive, tmp_path: Path) -> None:
    page = arrive()
    page.goto("/")
    file = tmp_path / "game.json"
    file.write_text("{}", "utf-8")
    hand_in(page, file)
    page.wait_for_url("**/import")
    expect(page.locator("main")).to_contain_text("400")
    assert "Traceback" not in page.content()


def test_a_copy_to_try_something(arrive: Arrive) -> None:
    page, other = arrive(), arrive()
    open_table(page, "ice-garden", "me", "bot:random")
    play(page, Random(3), decisions=24)
    original = page.url
    other.goto(original)
    at_table(other)
    # Somebody who only watches tries it from a moment of the past.
    other.locator("#slider").fill("20")
    expect(other.locator("#past [data-moment]").first).to_have_value("20")
    other.locator("#past form[action$='/fork'] button").click()
    other.wait_for_url(lambda address: "/table/" in address and not address.startswith(original))
    at_table(other)
    expect(other.locator("#prompt")).to_have_attribute("data-state", "mine")
    start, before = moves(other), moves(page)
    play(other, Random(4), decisions=3)
    assert moves(other) >= start + 3
    # The game itself knows nothing of it.
    page.reload()
    at_table(page)
    assert page.url == original
    expect(page.locator("#slider")).to_have_attribute("max", str(before))
