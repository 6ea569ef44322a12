"""Fall of the MountainKingState King in the browser: whole games, the draft, secrets, one screen for two, a phone."""

from __future__ import annotations

import re
import sqlite3
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Locator, Page, expect

import meadhall
from meadhall.games.mountain_king.state import GONE, MountainKingState
from meadhall.games.mountain_king.words import CARD, CAVERN, CHAMPION, CLAN
from tests.browser.conftest import PHONE, Arrive, Server
from tests.browser.hall import (
    CHOICES,
    Finger,
    at_table,
    click_recorded,
    find_and_choose,
    lift,
    lift_if_down,
    middle,
    moves,
    open_table,
    play,
    point_any,
    press_any,
    reach,
    read_aloud,
    sit_down,
    take_first,
)
from tests.browser.witness import Witness, pry, seed_of, table_of

SLUG = "mountain-king"
GAME = meadhall.load(SLUG)
RECORDED = Path(__file__).parent.parent / "golden" / SLUG
ANN, BO = 0, 1


SEEN_OR_NEXT = """seen => {
  if (document.querySelector(seen)) return true;
  if (document.getElementById("prompt").dataset.state === "mine") document.querySelector("#groups button").click();
  return false;
}"""
"""Looks and clicks in one breath, so that nothing new can be clicked away."""


def play_until(page: Page, seen: str) -> Locator:
    """Take first options until something can be seen."""
    page.wait_for_function(SEEN_OR_NEXT, arg=seen, polling=30)
    return page.locator(seen)


# --- whole games ----------------------------------------------------------------------------------------


@pytest.mark.slow_first
def test_two_play_with_the_mouse(arrive: Arrive) -> None:
    """The set-up and the first turns; the first game is played to its end."""
    page = arrive()
    open_table(page, SLUG, "me", "bot:random")
    play(page, Random(1), decisions=60, by=point_any)
    assert moves(page) >= 60
    assert page.locator("#seats .score b").count() == 2


def tab_to(page: Page, wanted: Locator) -> None:
    for _ in range(40):
        page.keyboard.press("Tab")
        if wanted.evaluate("one => one === document.activeElement"):
            return
    raise AssertionError("the keyboard does not get there")


@pytest.mark.slow_first
def test_five_play_with_the_keyboard_alone(arrive: Arrive) -> None:
    page = arrive()
    page.goto("/")
    fold = page.locator(f"details.bots:has(#level-{SLUG})")
    tab_to(page, fold.locator("summary"))
    page.keyboard.press("Enter")
    page.locator(f"#level-{SLUG}").select_option("random")
    tab_to(page, fold.locator("form.play button").nth(3))
    page.keyboard.press("Enter")
    at_table(page)
    # The set-up, the draft and the first turns.
    play(page, Random(2), decisions=30, by=press_any)
    expect(page.locator("#seats .lord")).to_have_count(5)
    assert moves(page) > 60


def test_recorded_actions_can_be_chosen_on_the_page(arrive: Arrive, tmp_path: Path) -> None:
    click_recorded(arrive(), min(RECORDED.glob("2-*.json")), tmp_path / "part.json", actions=20)


# --- the draft ------------------------------------------------------------------------------------------


def let_the_bot_choose(page: Page) -> None:
    """Both choose at once. Wait until only one choice is left, so that nothing happens while a test looks."""
    expect(page.locator("#seat-1")).not_to_have_class(re.compile(r"\blord-acts\b"))


def test_a_card_is_laid_with_clicks_and_another_by_dragging(arrive: Arrive) -> None:
    page = arrive()
    open_table(page, SLUG, "me", "bot:random")
    cards = play_until(page, ".handcard.may")
    expect(cards).to_have_count(4)
    let_the_bot_choose(page)
    knots = page.locator("#seats [data-at^='cell:'].may")
    before = moves(page)
    cards.nth(2).click()
    expect(page.locator(".handcard.may")).to_have_count(0)
    expect(knots).to_have_count(9)
    # What the card would hide is said and shown before it lies there.
    knots.nth(4).hover()
    expect(page.locator("#outcome")).to_contain_text("Hides")
    expect(page.locator("#seat-0-ancestry .preview .strike")).to_have_count(4)
    assert moves(page) == before
    knots.first.hover()
    expect(page.locator("#outcome")).to_contain_text("Hides")
    knots.first.click()
    reach(page, before + 1)
    expect(page.locator(".handcard.may")).to_have_count(3)

    let_the_bot_choose(page)
    before = moves(page)
    start, end = middle(page.locator(".handcard.may").first), middle(knots.last)
    page.mouse.move(*start)
    page.mouse.down()
    page.mouse.move(*end, steps=6)
    expect(page.locator(".carried")).to_be_visible()
    expect(page.locator("#outcome")).not_to_be_empty()
    page.mouse.up()
    reach(page, before + 1)
    expect(page.locator(".carried")).to_have_count(0)
    expect(page.locator(".handcard.may")).to_have_count(2)


def test_a_turn_on_a_phone_in_german(arrive: Arrive) -> None:
    page = arrive(viewport=PHONE, locale="de-DE", has_touch=True, is_mobile=True)
    finger = Finger(page)
    open_table(page, SLUG, "me", "bot:random")
    expect(page.locator("html")).to_have_attribute("lang", "de")
    play_until(page, "#picture-ancestry [data-at^='card:'].may")
    # The way to the lit cards is marked; on the map there is nothing to choose.
    tab = page.locator("#nav [data-sheet='picture-ancestry']")
    expect(tab).to_have_class(re.compile(r"\blit\b"))
    expect(page.locator("#nav [data-sheet='']")).not_to_have_class(re.compile(r"\blit\b"))
    # They are all there, so it has come by itself.
    expect(page.locator("#slot #picture-ancestry")).to_be_visible()
    hidden = re.compile("Verdeckt|Beste Gruppen", re.IGNORECASE)
    for left in (4, 3, 2):
        expect(page.locator("#slot [data-at^='card:'].may")).to_have_count(left)
        let_the_bot_choose(page)
        before = moves(page)
        page.locator("#slot [data-at^='card:'].may").first.tap()
        knot = page.locator("#slot [data-at^='cell:'].may").first
        finger.rest_on(knot)
        expect(page.locator("#outcome")).to_contain_text(hidden)
        finger.lift()
        assert moves(page) == before
        # A tap shows what it would hide; only then it can be laid.
        knot.tap()
        expect(page.locator("#groups button[name='action'] .note")).to_contain_text(hidden)
        assert moves(page) == before
        page.locator("#groups button[name='action']").tap()
        reach(page, before + 1)
    # So it goes, when something else is asked.
    expect(page.locator("#sheet")).to_be_hidden()
    # An action begins with its kind, and then comes the symbol; Weak or Strong may be left to say.
    play_until(page, "#picture-ancestry [data-at^='type:'].may")
    expect(page.locator("#question")).to_contain_text("Aktion")
    tab.tap()
    before = moves(page)
    page.locator("#slot [data-at^='type:'].may").last.tap()
    tap_if_asked(page, before, "#slot [data-at^='symbol:'].may")
    # Once something else is asked the sheet is gone already.
    tap_if_asked(page, before, "#always .to-map")
    tap_if_asked(page, before, CHOICES)
    reach(page, before + 1)
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]


def tap_if_asked(page: Page, before: int, what: str) -> None:
    """Tap the first of these, unless the choice was made with the last tap."""
    expect(page.locator("body")).not_to_have_class(re.compile(r"\bbusy\b"))
    if moves(page) == before:
        page.locator(what).first.tap()


def test_no_serious_finding_of_axe(arrive: Arrive) -> None:
    page = arrive()
    open_table(page, SLUG, "me", "bot:random")
    play_until(page, ".handcard.may")
    for _ in range(2):
        found = Axe().run(page).response["violations"]
        serious = [one for one in found if one["impact"] in ("serious", "critical")]
        assert [(one["id"], one["nodes"][0]["html"][:200]) for one in serious] == []
        play_until(page, "#seats [data-at^='type:'].may")


def test_names_stand_at_their_seats_without_a_script(arrive: Arrive) -> None:
    """One's own panel comes first, whichever seat it is."""
    one, two = arrive(), arrive()
    open_table(one, SLUG, "me", "open")
    sit_down(two, one.url)
    expect(two.locator("#seats .lord").first).to_have_id("seat-1")
    markup = two.request.get(two.url).text()
    panels = re.findall(r'<section id="seat-(\d)".*?class="who">([^<]*)</span>', markup, re.DOTALL)
    assert [(seat, "(you)" in name) for seat, name in panels] == [("1", True), ("0", False)]


# --- one screen for two ---------------------------------------------------------------------------------


def places(page: Page, kind: str) -> set[str]:
    """What lies before the one who is asked: cards of the hand, or Champions to choose from."""
    expect(page.locator(f"#seats [data-at^='{kind}:'].may").first).to_be_visible()
    found = page.locator(f"#seats [data-at^='{kind}:'].may").evaluate_all("all => all.map(one => one.dataset.at)")
    return {str(one).partition(":")[2] for one in found}


def test_the_curtain_falls_between_two_hands(arrive: Arrive) -> None:
    page = arrive()
    open_table(page, SLUG, "hot", "hot")
    for kind, size in (("champion", 2), ("card", 4)):
        play_until_together(page, kind)
        first = places(page, kind)
        assert len(first) == size
        take_first(page)
        expect(page.locator("#curtain")).to_be_visible()
        for seen in (page.locator("body").inner_text(), read_aloud(page)):
            assert names_in(seen) == set()
        lift(page)
        second = places(page, kind)
        assert len(second) == size
        assert not first & second
        # The other one's are not even in the page.
        for word in first:
            expect(page.locator(f"#main [data-at='{kind}:{word}']")).to_have_count(0)
        take_first(page)


def play_until_together(page: Page, kind: str) -> None:
    """Go on until the first of both is asked for a Champion or a card."""
    for _ in range(100):
        lift_if_down(page)
        if page.locator(f"#seats [data-at^='{kind}:'].may").count():
            return
        take_first(page)
    raise AssertionError(f"nobody is asked for a {kind}")


# --- secrets --------------------------------------------------------------------------------------------

CARD_NAMED = re.compile(r"(?<![\w#])a\d\d(?!\w)")
STARTERS = {GAME.texts.word(word, "en"): word for word in CHAMPION.words[:12]}
STARTER_NAMED = re.compile(rf"(?:champion:|keep |draw |\")({'|'.join(STARTERS.values())})\b|({'|'.join(STARTERS)})")


def names_in(text: str) -> set[str]:
    """Cards and starting Champions that a text names, as a place, in an option or in words.

    What the hall says about peoples names one of each game, to everybody.
    """
    text = re.sub(r'<h2 id="peoples">.*?</p>', "", text, flags=re.DOTALL)
    cards = {name for name in CARD_NAMED.findall(text) if name in CARD.words}
    return cards | {word or STARTERS[name] for word, name in STARTER_NAMED.findall(text)}


class Player(Witness):
    """A witness at a seat, or beside the table, who also learns what one may know there."""

    def __init__(self, page: Page, seat: int | None) -> None:
        super().__init__(page)
        self.seat = seat
        self.named: set[str] = set()
        self.may_name: set[str] = set()
        self.read = 0

    def names(self) -> set[str]:
        """Every card and starting Champion that the server has named so far."""
        for one in self.told[self.read :]:
            self.named |= names_in(one)
            self.read += 1
        return self.named

    def look(self, position: MountainKingState) -> None:
        """Have a position before one's eyes."""
        s: Any = position.view(self.seat).position
        cards = {card for hand in s.hands for card in hand} | {card for card, _ in s.discards}
        cards |= {card for ancestry in s.ancestry for card, _ in ancestry.laid}
        champions = {one for offer in s.offers for one in offer}
        champions |= {one for one, who in enumerate(s.holder) if who >= 0 or who == GONE}
        self.may_name |= {CARD.words[card] for card in cards if card >= 0}
        self.may_name |= {CHAMPION.words[one] for one in champions if one >= 0} & set(STARTERS.values())


def own(s: MountainKingState, seat: int | None) -> set[str]:
    """What lies before a seat to choose from."""
    if seat is None:
        return set()
    return {CARD.words[card] for card in s.hands[seat]} | {CHAMPION.words[one] for one in s.offers[seat]}


def truth(hall: Server, table: str) -> list[MountainKingState]:
    """All positions of a table so far, from where only the server looks."""
    with closing(sqlite3.connect(hall.database)) as database:
        rows = database.execute('SELECT "by", action FROM journal WHERE table_id = ? ORDER BY n', (table,)).fetchall()
    s = GAME.new(players=2)
    positions = [s.copy()]
    for by, action in rows:
        s.apply(s.parse(action), by)
        positions.append(s.copy())
    return positions


WISHES = ("peek", "turn 1", "turn", "weak gnome", "strong gnome", "lay", "pass")


def scout(page: Page, s: MountainKingState, seat: int) -> None:
    """Choose what leads to a look at a Gate card and at a Gnome."""
    decision = s.decision_of(seat)
    assert decision is not None
    for wish in WISHES:
        wished = [option for option in decision.options if str(option).startswith(wish)]
        if wished:
            return find_and_choose(page, wished[0])
    return find_and_choose(page, decision.options[0])


def scouted(s: MountainKingState) -> dict[tuple[Any, ...], frozenset[int]]:
    """What one has seen alone: Gate cards as (gate, number, clan), Gnomes as (gnome, cavern, number, strength)."""
    facts: dict[tuple[Any, ...], frozenset[int]] = {}
    for number, (clan, known) in enumerate(s.gates):
        facts["gate", number, clan] = frozenset(seat for seat in (ANN, BO) if known >> seat & 1)
    for cavern, tokens in enumerate(s.gnomes):
        for number, (strength, known) in enumerate(tokens):
            facts["gnome", cavern, number, strength] = frozenset(seat for seat in (ANN, BO) if known >> seat & 1)
    return {fact: seats for fact, seats in facts.items() if len(seats) == 1}


def test_what_a_player_knows_is_told_to_nobody_else(arrive: Arrive, hall: Server) -> None:
    ann, bo, eve = people = [Player(arrive(), seat) for seat in (ANN, BO, None)]
    open_table(ann.page, SLUG, "me", "open")
    sit_down(bo.page, ann.page.url)
    eve.page.goto(ann.page.url)
    at_table(eve.page)
    table = table_of(ann.page)
    secret_choices = looked = 0
    for _ in range(60):
        positions = truth(hall, table)
        s, head = positions[-1], len(positions) - 1
        for who in people:
            reach(who.page, head)
            for position in positions[looked:]:
                who.look(position)
            # Champions to choose from, hands, cards put aside: one's own are told, and nothing that one may not know.
            assert own(s, who.seat) <= who.names() <= who.may_name
        looked = len(positions)
        secret_choices += s.deciding == (BO,) and any(fact[0] == "aside" for fact in s.secrets())  # type: ignore[index]
        if {fact[0] for fact in scouted(s)} == {"gate", "gnome"}:
            break
        asked = ann if ANN in s.deciding else bo
        scout(asked.page, s, s.deciding[0])
        reach(asked.page, head + 1)
    else:
        raise AssertionError("nobody has scouted")
    # A Champion and three cards.
    assert secret_choices == 4

    for who in people:
        pry(who, table, head, export=403, every=9)
        assert who.names() <= who.may_name
        assert not who.heard(seed_of(hall, table))
    for fact, knowers in scouted(s).items():
        for who in people:
            assert_known(who, table, fact, who.seat in knowers)


def assert_known(who: Player, table: str, fact: tuple[Any, ...], known: bool) -> None:
    """Whether what was scouted is in the drawing, in the words and in the data, or in none of them."""
    data = who.page.request.get(f"/api/tables/{table}/state").json()["view"]["position"]
    if fact[0] == "gate":
        _, number, clan = fact
        drawn = who.page.locator(f"#board-gate-{number + 1}")
        found = data["gates"][number]["clan"] == CLAN.words[clan]
        words = f"Gate card {number + 1}: {CLAN.words[clan].capitalize()}"
    else:
        _, cavern, number, strength = fact
        drawn = who.page.locator(f"#board-gnome-{CAVERN.words[cavern]}-{number + 1}")
        found = data["gnomes"][CAVERN.words[cavern]][number]["strength"] == strength
        words = f"a Gnome of strength {strength} in {GAME.texts.word(CAVERN.words[cavern], 'en')}"
    expect(drawn).to_have_count(1)
    expect(drawn.locator(".known")).to_have_count(int(known))
    assert found == known
    assert who.heard(words) == known
