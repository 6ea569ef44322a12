"""Whole moves: composing, changing, keeping and playing a draft through the page."""

from __future__ import annotations

from pathlib import Path
from random import Random

from playwright.sync_api import Page, expect

import meadhall
from bench.moves import dragon_lords, mountain_king
from bench.moves.hand import TOUCHABLE
from bench.moves.move import Move
from meadhall.kernel.match import Match
from meadhall.kernel.state import State
from tests.browser.conftest import PHONE, Arrive
from tests.browser.hall import against_bots, bring, lift_if_down, middle, moves, play
from tests.browser.test_sheets import findings

GARDEN = meadhall.load("ice-garden")


ON_TOP = "([x, y]) => Boolean(document.elementFromPoint(x, y).closest('#advice'))"


def lay(page: Page, folder: Path, state: State) -> None:
    """A table in this position, with all seats at this screen."""
    file = folder / "position.json"
    file.write_text(Match.of(state, seed=1).to_json(), "utf-8")
    page.goto("/")
    bring(page, file)


def gorge() -> State:
    return GARDEN.scenario(at="gorge", callo={"gold": 3, "population": 4}, freihoff={"markers": "B", "gold": 3})


def chips(page: Page) -> list[str]:
    return page.locator("#chips .chip-item > :first-child").all_inner_texts()


def test_a_draft_is_composed_changed_kept_and_played(arrive: Arrive, tmp_path: Path) -> None:
    page = arrive(confirm="final")
    lay(page, tmp_path, gorge())
    before = moves(page)
    expect(page.get_by_role("dialog", name="Viper Gorge")).to_be_visible()
    page.locator("#composer .value", has_text="1 gold").click()
    expect(page.locator("#chips")).to_contain_text("Take 1 gold")
    # Changed: another resource, and a trade.
    page.locator("#composer .value", has_text="1 population").click()
    expect(page.locator("#chips")).to_contain_text("Take 1 population")
    page.locator("#composer [value='trade|trade gold gold m-factor|1']").click()
    expect(page.locator("#chips .chip-item")).to_have_count(2)
    assert findings(page) == []
    # Kept over a reload, and still nothing is played.
    page.reload()
    expect(page.locator("#chips .chip-item")).to_have_count(2)
    assert moves(page) == before
    # One part is removed, and comes back by undo; so does a draft that was discarded.
    page.locator("#chips .chip-x").last.focus()
    page.keyboard.press("Delete")
    expect(page.locator("#chips .chip-item")).to_have_count(1)
    for key, parts in (("u", 2), ("Shift+U", 1), ("u", 2)):
        page.keyboard.press(key)
        expect(page.locator("#chips .chip-item")).to_have_count(parts)
    page.locator("#discard").click()
    expect(page.locator("#chips .chip-item")).to_have_count(0)
    page.locator("#undo button").click()
    expect(page.locator("#chips .chip-item")).to_have_count(2)
    page.locator("#discard").click()
    expect(page.locator("#chips .chip-item")).to_have_count(0)
    page.locator("#composer .value", has_text="1 gold").click()
    expect(page.locator("#chips .chip-item")).to_have_count(1)
    page.locator("#play-draft").focus()
    page.keyboard.press("Enter")
    expect(page.locator("#lines")).to_contain_text("Callo gets 1 gold")
    expect(page.locator("#draft")).to_be_hidden()
    played = moves(page)
    assert played > before
    # A second Enter means nothing: the question has the focus, none of its answers.
    expect(page.locator("#prompt")).to_be_focused()
    page.keyboard.press("Enter")
    page.locator("#hint").click()
    expect(page.locator("#advice")).to_be_visible()
    assert (moves(page), chips(page)) == (played, [])


def test_a_click_elsewhere_plays_the_draft_and_begins_the_next(arrive: Arrive, tmp_path: Path) -> None:
    page = arrive(confirm="final")
    lay(page, tmp_path, gorge())
    before = moves(page)
    page.locator("#composer .value", has_text="1 gold").click()
    expect(page.locator("#draft-why")).to_contain_text("go on elsewhere: then “Take nothing more” holds here")
    page.locator("#stage .far[data-at='region:A']").first.click(force=True)
    expect(page.locator("#lines")).to_contain_text("Callo gets 1 gold")
    expect(page.locator("#chips .chip-item")).to_have_count(1)
    assert moves(page) == before + 2
    # The first undo empties the draft, the second opens the one that was played.
    page.locator("#undo button").click()
    expect(page.locator("#chips .chip-item")).to_have_count(0)
    page.locator("#undo button").click()
    expect(page.locator("#chips")).to_contain_text("Take 1 gold")


def test_what_is_discarded_leaves_nothing(arrive: Arrive, tmp_path: Path) -> None:
    page = arrive(confirm="final")
    lay(page, tmp_path, gorge())
    page.locator("#composer .value", has_text="1 gold").click()
    expect(page.locator("#chips .chip-item")).to_have_count(1)
    page.locator("#discard").click()
    expect(page.locator("#chips .chip-item")).to_have_count(0)
    page.reload()
    expect(page.locator("#chips .chip-item")).to_have_count(0)


def test_a_sheet_is_worked_by_keyboard_and_on_a_phone(arrive: Arrive, tmp_path: Path) -> None:
    page = arrive(confirm="final", viewport=PHONE, has_touch=True, is_mobile=True)
    lay(page, tmp_path, gorge())
    page.get_by_role("button", name="1 gold", exact=True).tap()
    expect(page.locator("#chips .chip-item")).to_have_count(1)
    page.keyboard.press("Control+Enter")
    expect(page.locator("#draft")).to_be_hidden()


def begin(page: Page, folder: Path, move: Move) -> int:
    """A table at the beginning of a typical move; how many moves there were before."""
    lay(page, folder, meadhall.load(move.game).scenario(**move.scenario))
    lift_if_down(page)
    return moves(page)


def test_a_click_on_a_cavern_is_a_whole_advance(arrive: Arrive, tmp_path: Path) -> None:
    page = arrive(confirm="final")
    before = begin(page, tmp_path, mountain_king.MOVES[0])
    page.locator("#stage .far[data-at='cavern:moss3']").first.click(force=True)
    expect(page.get_by_role("dialog", name="Advance: Moss 3")).to_be_visible()
    expect(page.locator("#composer-totals")).to_contain_text("100 %")
    # One Troll fewer is a smaller cluster, too.
    page.locator("#composer [value='who|number|1']").first.click()
    expect(page.locator("#composer-totals")).not_to_contain_text("100 %")
    assert moves(page) == before
    page.locator("#play-draft").click()
    expect(page.locator("#slider")).not_to_have_attribute("max", str(before))


CARD, KNOT = "#composer .value-card", "#composer [data-at^='cell:'].may"
CHANGED_PLACE = "#composer [data-at^='cell:'].chosen"


def test_a_card_is_laid_on_a_page_of_its_own_by_mouse_and_by_keyboard(arrive: Arrive, tmp_path: Path) -> None:
    page = arrive(confirm="final")
    before = begin(page, tmp_path, next(one for one in mountain_king.MOVES if one.name == "draft card"))
    expect(page.get_by_role("dialog", name="Lay a card")).to_be_visible()
    expect(page.locator(CARD)).to_have_count(3)
    page.locator(KNOT).nth(2).click()
    expect(page.locator("#composer")).to_contain_text("What this place does")
    place = page.locator(CHANGED_PLACE).get_attribute("data-at")
    page.keyboard.press("2")
    expect(page.locator(CARD).nth(1)).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("ArrowDown")
    expect(page.locator(CHANGED_PLACE)).not_to_have_attribute("data-at", str(place))
    assert moves(page) == before
    page.keyboard.press("Control+Enter")
    expect(page.locator("#slider")).not_to_have_attribute("max", str(before))


def test_a_card_is_laid_on_a_phone(arrive: Arrive, tmp_path: Path) -> None:
    page = arrive(confirm="final", viewport=PHONE, has_touch=True, is_mobile=True)
    before = begin(page, tmp_path, next(one for one in mountain_king.MOVES if one.name == "draft card"))
    page.locator(CARD).first.tap()
    expect(page.locator(CHANGED_PLACE)).to_have_count(1)
    place = page.locator(CHANGED_PLACE).get_attribute("data-at")
    page.locator(f"{KNOT}:not(.chosen)").first.tap()
    expect(page.locator(CHANGED_PLACE)).not_to_have_attribute("data-at", str(place))
    page.get_by_role("button", name="Lay it here").tap()
    expect(page.locator("#slider")).not_to_have_attribute("max", str(before))


def test_a_target_begins_a_whole_attack(arrive: Arrive, tmp_path: Path) -> None:
    page = arrive(confirm="final")
    before = begin(page, tmp_path, next(one for one in dragon_lords.MOVES if one.name == "attack with plain units"))
    page.locator("#stage .may[data-at='territory:eikdal']").first.click(force=True)
    expect(page.get_by_role("dialog", name="Attack on Eikdal")).to_be_visible()
    expect(page.locator("#chips")).to_contain_text("5 from Solborg")
    # The number is changed on the sheet, and the odds with it.
    page.get_by_role("radio", name="6, ").click()
    expect(page.locator("#chips")).to_contain_text("6 from Solborg")
    expect(page.locator("#prompt")).to_contain_text("6 Orcs attack Eikdal")
    # A hint is not behind the sheet.
    page.locator("#hint").click()
    expect(page.locator("#advice")).to_be_visible()
    assert page.evaluate(ON_TOP, middle(page.locator("#advice")))
    page.locator("#play-draft").click()
    expect(page.locator("#slider")).not_to_have_attribute("max", str(before))


def drag(page: Page, start: str, end: str) -> None:
    x, y = page.evaluate(TOUCHABLE, start)
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 12, y + 12)
    page.mouse.move(*page.evaluate(TOUCHABLE, end), steps=4)
    page.mouse.up()


def test_units_are_dragged_and_the_number_sends_them(arrive: Arrive, tmp_path: Path) -> None:
    page = arrive(confirm="final")
    before = begin(page, tmp_path, next(one for one in dragon_lords.MOVES if one.name.startswith("march of three")))
    drag(page, "territory:solborg", "territory:sildvik")
    sheet = page.get_by_role("dialog", name="March to Sildvik")
    expect(sheet).to_contain_text("Played as soon as nothing is missing.")
    # A step passes numbers that nobody wants.
    sheet.get_by_role("button", name="Less").first.click()
    expect(page.locator("#chips")).to_contain_text("6 to Sildvik")
    assert moves(page) == before
    sheet.get_by_role("radio", name="3").click()
    expect(page.locator("#slider")).not_to_have_attribute("max", str(before))
    # What is taken back is a draft again.
    page.locator("#undo").click()
    expect(page.locator("#chips")).to_contain_text("3 to Sildvik")
    expect(page.locator("#play-draft")).to_be_visible()


def test_whoever_confirms_every_move_plays_it_by_the_button(arrive: Arrive, tmp_path: Path) -> None:
    page = arrive(confirm="always")
    before = begin(page, tmp_path, next(one for one in dragon_lords.MOVES if one.name == "bank gold"))
    page.locator("#composer [value='bank|quick|0']").click()
    expect(page.locator("#play-draft")).to_have_attribute("aria-disabled", "false")
    expect(page.locator("#draft-why")).to_contain_text("You end it.")
    assert moves(page) == before


def test_a_quick_click_counts_where_it_was_pressed(arrive: Arrive, tmp_path: Path) -> None:
    page = arrive(confirm="final")
    begin(page, tmp_path, mountain_king.MOVES[0])
    chips = page.locator("#chips .chip-item")
    for cavern in ("moss3", "moon4") * 5:
        x, y = page.evaluate(TOUCHABLE, f"cavern:{cavern}")
        page.mouse.move(x, y)
        page.mouse.down()
        # A hand that was still on its way.
        page.mouse.move(x + 7, y + 7)
        page.mouse.up()
        expect(chips).not_to_have_count(0)
        page.locator("#discard").click()
        expect(chips).to_have_count(0)


def test_units_are_bought_on_a_sheet_of_a_phone(arrive: Arrive, tmp_path: Path) -> None:
    page = arrive(confirm="final", viewport=PHONE, has_touch=True, is_mobile=True)
    before = begin(page, tmp_path, next(one for one in dragon_lords.MOVES if one.name.startswith("buy ten")))
    expect(page.get_by_role("dialog", name="Buy")).to_be_visible()
    page.get_by_role("button", name="All 13").tap()
    expect(page.locator("#composer")).to_contain_text("13 Orcs for 33 gold")
    page.locator("#play-draft").tap()
    expect(page.locator("#slider")).not_to_have_attribute("max", str(before))


def test_a_whole_game_is_played_by_drafts(arrive: Arrive) -> None:
    page = arrive(confirm="final")
    page.goto("/")
    against_bots(page)
    play(page, Random(5))
    expect(page.locator("#prompt")).to_have_attribute("data-state", "over")
