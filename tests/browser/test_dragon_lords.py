"""Quest for the DragonLords in the browser: whole games, battles and voyages, secrets, one screen for two, a phone."""

from __future__ import annotations

import json
import re
import sqlite3
from collections.abc import Callable
from contextlib import closing
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Locator, Page, expect

import meadhall
from meadhall.games.dragon_lords.fight import ATTACKER, DEFENDER, LAND
from meadhall.games.dragon_lords.rules.course.setup import HideCounters
from meadhall.games.dragon_lords.rules.sea.naval import NavalPhase
from meadhall.games.dragon_lords.rules.war.combat_phase import CombatPhase
from meadhall.games.dragon_lords.rules.war.losses import Losses
from meadhall.games.dragon_lords.rules.war.strength import strength
from meadhall.games.dragon_lords.state import DragonLordsState
from meadhall.games.dragon_lords.words import COUNTER, PEOPLE, PIECE, PROPHECY, SCROLL, TREASURE, do_attack, do_embark
from meadhall.kernel.match import Match
from meadhall.kernel.message import shown_to
from meadhall.kernel.verb import Verb
from tests.browser.conftest import PHONE, Arrive, Server
from tests.browser.hall import (
    asked,
    at_table,
    bring,
    click_recorded,
    find_and_choose,
    lift,
    lift_if_down,
    moves,
    open_table,
    play,
    point_any,
    press_any,
    reach,
    read_aloud,
    shows,
    state,
)
from tests.browser.witness import Witness, pry, seed_of, table_of

SLUG = "dragon-lords"
GAME = meadhall.load(SLUG)
ANN, BO = 0, 1
LONGEST = 2500

Wanted = Callable[[DragonLordsState], bool]


# --- positions to begin from ------------------------------------------------------------------------------


def match_until(wanted: Wanted, players: int, **options: Any) -> Match[DragonLordsState]:
    """A game of random players up to a position that is wanted."""
    for seed in range(40):
        match: Match[DragonLordsState] = Match.begin(GAME, GAME.new(players=players, **options), seed)
        rng = Random(seed)
        while not match.state.over and len(match.journal) < LONGEST:
            if wanted(match.state):
                return match
            seat = rng.choice(match.state.deciding)
            decision = match.state.decision_of(seat)
            assert decision is not None
            match.play(rng.choice(decision.options), seat)
    raise AssertionError("no game comes to this")


@cache
def saved(wanted: Wanted, players: int = 2, two_players: str = "tundra") -> str:
    return match_until(wanted, players, two_players=two_players).to_json()


def sit_before(page: Page, tmp_path: Path, save: str) -> None:
    """Make a table of a saved game, with all seats at this screen, and look at it as the one who is asked."""
    path = tmp_path / "game.json"
    path.write_text(save, "utf-8")
    page.goto("/")
    bring(page, path)
    lift_if_down(page)


def asks(s: DragonLordsState, step: type, verb: Verb[object]) -> bool:
    """Whether a step is being asked, and this is among its options."""
    decision = s.decision
    return decision is not None and isinstance(s.agenda[-1], step) and any(o.verb is verb for o in decision.options)


def may_attack(s: DragonLordsState) -> bool:
    return asks(s, CombatPhase, do_attack) and max(s.units) > 3


def may_embark(s: DragonLordsState) -> bool:
    return asks(s, NavalPhase, do_embark)


def has_losses(s: DragonLordsState) -> bool:
    """A battle on land in which both sides have rolled."""
    fight = s.fight
    return fight is not None and fight.kind == LAND and all(fight.dice) and isinstance(s.agenda[-1], Losses)


def hides_counters(s: DragonLordsState) -> bool:
    return isinstance(s.agenda[-1], HideCounters)


# --- whole games ------------------------------------------------------------------------------------------


def hasty(by: Callable[[Page, Random], None]) -> Callable[[Page, Random], None]:
    """A player who often lets a phase pass."""

    def one(page: Page, rng: Random) -> None:
        done = page.locator("#plain button[value='done'], #groups button[value='done']")
        if rng.random() >= 0.6 or not done.count():
            by(page, rng)
        elif by is press_any:
            page.keyboard.press(done.first.get_attribute("data-key") or "Escape")
        else:
            done.first.click()

    return one


@pytest.mark.slow_first
def test_four_play_with_the_mouse(arrive: Arrive) -> None:
    page = arrive()
    open_table(page, SLUG, "me", "bot:random", "bot:random", "bot:random", turn_limit="3")
    # The set-up and the first turn; the first game is played to its end.
    play(page, Random(1), decisions=25, by=hasty(point_any))
    expect(page.locator("#seats .lord")).to_have_count(4)


@pytest.mark.slow_first
def test_two_play_with_the_keyboard_alone(arrive: Arrive) -> None:
    page = arrive()
    open_table(page, SLUG, "me", "bot:random", two_players="tundra", turn_limit="3")
    world, wastes = page.locator("#picture-map"), page.locator("#picture-wastelands")
    expect(world).to_be_visible()
    expect(wastes).to_be_hidden()
    asked(page)
    for _ in range(30):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.id") == "tab-picture-map":
            break
    expect(page.locator("#tab-picture-map")).to_be_focused()
    page.keyboard.press("ArrowRight")
    expect(wastes).to_be_visible()
    expect(world).to_be_hidden()
    expect(page.locator("#views [aria-selected='true']")).to_have_text("Wastelands")
    play(page, Random(2), decisions=10, by=hasty(press_any))
    # The view has followed the questions, which were about the world.
    asked(page)
    expect(world).to_be_visible()
    play(page, Random(2), decisions=40, by=hasty(press_any))


def test_the_end_names_the_winner_and_each_round_has_its_mark(arrive: Arrive) -> None:
    page = arrive()
    page.goto("/")
    bring(
        page, min((Path(__file__).parent.parent / "golden" / SLUG).glob("*.json"), key=lambda one: one.stat().st_size)
    )
    assert state(page) == "over"
    expect(page.locator("#question")).to_contain_text(re.compile("Elves|Dwarves|Orcs|Barbarians"))
    assert page.locator("#ticks i").count() >= 3


def test_recorded_actions_can_be_chosen_on_the_page(arrive: Arrive, tmp_path: Path) -> None:
    recorded = Path(__file__).parent.parent / "golden" / SLUG / "peoples.json"
    click_recorded(arrive(), recorded, tmp_path / "part.json", actions=30)


# --- war --------------------------------------------------------------------------------------------------


def lit(page: Page, kind: str) -> Locator:
    """The first lit place of a kind whose middle is really its own."""
    found = page.wait_for_function(
        """kind => [...document.querySelectorAll(`#board .may[data-at^='${kind}:']`)].find((one) => {
          const { x, y, width, height } = one.getBoundingClientRect();
          const there = document.elementsFromPoint(x + width / 2, y + height / 2);
          return there.some((each) => each.closest("[data-at]") === one);
        })?.id""",
        arg=kind,
    ).json_value()
    return page.locator(f"#{found}")


def press_in_the_middle(page: Page, what: Locator, click: bool = True) -> None:
    """Whatever lies on it, such as an army, lets the pointer through."""
    box = what.bounding_box()
    assert box is not None
    page.mouse.move(0, 0)
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    if click:
        page.mouse.down()
        page.mouse.up()


CHANCE = re.compile(r"(\d+) against \d+ in \w+: (?:[<>]?\d+ %|hardly a chance) to win")


def test_an_attack_is_planned_with_its_odds(arrive: Arrive, tmp_path: Path) -> None:
    page = arrive()
    sit_before(page, tmp_path, saved(may_attack))
    target = page.locator("#groups button[value^='attack ']").first
    before = moves(page)
    # A target tells the chance of all who could come; nothing happens before the click.
    target.hover()
    expect(page.locator("#outcome")).to_contain_text(CHANCE)
    expect(page.locator("#picture-map .preview .pennant")).not_to_have_count(0)
    assert moves(page) == before
    place = str(target.get_attribute("value")).partition(" ")[2]
    press_in_the_middle(page, page.locator(f"#map-territory-{place}"))
    reach(page, before + 1)
    if page.locator("#groups button[value^='from ']").count():
        press_in_the_middle(page, lit(page, "territory"))
        reach(page, before + 2)
    # How many go: each number has its own chance.
    numbers = page.locator("#groups button[value^='send ']")
    numbers.last.hover()
    count = str(numbers.last.get_attribute("value")).partition(" ")[2]
    expect(page.locator("#outcome")).to_contain_text(
        re.compile(rf"^{count} against \d+ in \w+: (?:[<>]?\d+ %|hardly a chance) to win")
    )
    before = moves(page)
    numbers.last.click()
    reach(page, before + 1)
    # They have set out. How it ends is for the dice to say.
    expect(page.locator("#lines")).to_contain_text(
        re.compile(rf"move {count} units? from \w+ to {place}", re.IGNORECASE)
    )


def test_a_battle_shows_what_was_rolled(arrive: Arrive, tmp_path: Path) -> None:
    page = arrive()
    save = saved(has_losses)
    sit_before(page, tmp_path, save)
    s: DragonLordsState = Match.from_json(save, GAME).state
    assert s.fight is not None
    sheet = page.locator("#map-battle")
    expect(sheet.locator(".sheet").first).to_be_visible()
    dice = sorted(face for side in s.fight.dice for face in side)
    needed = [strength(s, s.fight, side) for side in (ATTACKER, DEFENDER)]
    hits = [sum(face <= need for face in rolled) for rolled, need in zip(s.fight.dice, needed, strict=True)]
    assert sorted(int(face) for face in sheet.locator(".die-n").all_text_contents()) == dice
    expect(sheet.locator(".die-hit")).to_have_count(sum(hits))
    expect(sheet.locator(".die-miss")).to_have_count(len(dice) - sum(hits))


def test_a_voyage_begins_with_a_ship_and_lights_the_sea(arrive: Arrive, tmp_path: Path) -> None:
    page = arrive()
    sit_before(page, tmp_path, saved(may_embark))
    before = moves(page)
    ship = page.locator("#picture-map [data-at^='ship:'].may").first
    press_in_the_middle(page, ship)
    reach(page, before + 1)
    # Whoever goes aboard is asked about first, unless somebody is aboard already.
    for _ in range(4):
        if page.locator("#picture-map [data-at^='sea:'].may").count():
            break
        before = moves(page)
        page.locator("#groups button").last.click()
        reach(page, before + 1)
    seas = page.locator("#picture-map [data-at^='sea:'].may")
    expect(seas).not_to_have_count(0)
    before = moves(page)
    sea = lit(page, "sea")
    press_in_the_middle(page, sea, click=False)
    expect(page.locator("#outcome")).to_contain_text(re.compile(r"\d+ zones?|no zone"))
    expect(page.locator("#picture-map .preview .trail")).not_to_have_count(0)
    press_in_the_middle(page, sea)
    reach(page, before + 1)


# --- a phone ----------------------------------------------------------------------------------------------


def test_claiming_on_a_phone_in_german(arrive: Arrive) -> None:
    page = arrive(viewport=PHONE, locale="de-DE", has_touch=True, is_mobile=True)
    open_table(page, SLUG, "me", "bot:random", two_players="tundra")
    expect(page.locator("html")).to_have_attribute("lang", "de")
    expect(page.locator("#views")).to_be_hidden()
    names = page.locator("#nav button")
    expect(names).to_have_text(["Mitte", "West", "Ost", "Ödlande", "Spieler", "Verlauf"])
    claim(page)
    # From continent to continent; each tab says whether something is lit there.
    for continent in ("west", "east"):
        asked(page)
        tab = page.locator(f"#nav [data-sheet='picture-{continent}']")
        if not page.locator(f"#picture-{continent} .may").count():
            expect(tab).not_to_have_class(re.compile(r"\blit\b"))
            continue
        expect(tab).to_have_class(re.compile(r"\blit\b"))
        tab.tap()
        expect(page.locator(f"#slot #picture-{continent}")).to_be_visible()
        before = moves(page)
        page.locator("#slot [data-at^='territory:'].may").first.tap(force=True)
        reach(page, before + 1)
        # Where the next question lies elsewhere, the sheet makes way for it.
        asked(page)
        if shows(page, "#sheet"):
            page.locator("#always .to-map").tap()
        expect(page.locator("#sheet")).to_be_hidden()
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]


def claim(page: Page) -> None:
    """Claim whatever is asked first by its button, and wait until I am asked again."""
    expect(page.locator("#question")).to_contain_text("beanspruchen")
    before = moves(page)
    page.locator("#groups button[name='action']").first.tap()
    reach(page, before + 1)


def test_no_serious_finding_of_axe(arrive: Arrive, tmp_path: Path) -> None:
    page = arrive()
    for wanted in (may_attack, has_losses):
        sit_before(page, tmp_path, saved(wanted))
        found = Axe().run(page).response["violations"]
        serious = [one for one in found if one["impact"] in ("serious", "critical")]
        assert [(one["id"], one["nodes"][0]["html"][:200]) for one in serious] == []


# --- one screen for two -----------------------------------------------------------------------------------


def test_the_curtain_falls_while_counters_are_hidden(arrive: Arrive, tmp_path: Path) -> None:
    page = arrive()
    sit_before(page, tmp_path, saved(hides_counters))
    expect(page.locator("#question")).to_contain_text("King")
    first = int(page.locator("#options input[name='seat']").input_value())
    hidden = []
    for _ in range(4):
        expect(page.locator("#curtain")).to_be_hidden()
        before = moves(page)
        press_in_the_middle(page, lit(page, "territory"))
        reach(page, before + 1)
        hidden.append(page.locator("#lines li").last.inner_text())
    expect(page.locator("#curtain")).to_be_visible()
    told = [line for line in hidden if "King" in line or "ecoy" in line or "Wizard" in line]
    for seen in (page.locator("body").inner_text(), read_aloud(page)):
        assert not any(word in seen for word in ("King", "ecoy", "Wizard"))
    lift(page)
    assert int(page.locator("#options input[name='seat']").input_value()) != first
    expect(page.locator("#question")).to_contain_text("King")
    log = page.locator("#lines").inner_text()
    assert told
    assert not any(line in log for line in told)


# --- secrets ----------------------------------------------------------------------------------------------

CARDS = {word: GAME.texts.word(word, "en") for word in (*SCROLL.words, *PROPHECY.words, *TREASURE.words)}
BY_NAME = {name: word for word, name in CARDS.items()}
CARD_NAMED = re.compile(
    rf"\b(?:scroll|prophecy|treasure|piece):({'|'.join(CARDS)})(?![\w-])|({'|'.join(map(re.escape, BY_NAME))})"
)
PIECE_DRAWN = re.compile(rf"\bpiece-({'|'.join(PEOPLE.words)})-({'|'.join(PIECE.words)})(?![\w-])")


def cards_in(text: str) -> set[str]:
    """Scrolls, prophecies and treasures that a text names, as a place or in words."""
    return {word or BY_NAME[name] for word, name in CARD_NAMED.findall(text)}


class Player(Witness):
    """A witness at a seat, or beside the table, who also learns what one may know there."""

    def __init__(self, page: Page, seat: int | None) -> None:
        super().__init__(page)
        self.seat = seat
        self.may_name: set[str] = set()
        self.may_see: set[tuple[str, str]] = set()
        self.read = 0
        self.named: set[str] = set()
        self.seen: set[tuple[str, str]] = set()

    def hear(self) -> None:
        """Take in what the server has told since the last time."""
        for one in self.told[self.read :]:
            self.named |= cards_in(one)
            self.seen |= set(PIECE_DRAWN.findall(one))
            self.read += 1

    def look(self, position: DragonLordsState) -> None:
        """Have a position before one's eyes."""
        s: Any = position.view(self.seat).position
        cards = {SCROLL.words[card] for hand in s.hands for card, _ in hand if card >= 0}
        cards |= {PROPHECY.words[card] for hand in s.prophecies for card in hand if card >= 0}
        cards |= {TREASURE.words[one] for one, carrier in enumerate(s.carrier) if carrier >= 0}
        self.may_name |= cards
        self.may_see |= {(PEOPLE.words[people], PIECE.words[piece])
                         for people, row in enumerate(s.place) for piece, at in enumerate(row) if at >= 0}  # fmt: skip


def standing_questions() -> str:
    """What stands in everybody's menu, in both languages."""
    texts = GAME.standing.texts
    assert texts is not None
    return " | ".join(texts.say(f"standing-{key}", lang) for key in GAME.standing.questions for lang in ("en", "de"))


def own_cards(s: DragonLordsState, seat: int) -> set[str]:
    """The scrolls and prophecies of a seat that nobody else may know, and its hidden treasures."""
    own = set()
    for fact, knowers in s.secrets().items():
        if knowers == {seat} and isinstance(fact, tuple) and fact[0] in ("scroll", "prophecy", "treasure"):
            domain = {"scroll": SCROLL, "prophecy": PROPHECY, "treasure": TREASURE}[fact[0]]
            # Behind the card stands which copy of it is meant.
            own.add(domain.words[fact[2] if fact[0] == "scroll" else fact[-1]])
    return own


def both_have_secrets(s: DragonLordsState) -> bool:
    """Cards for both, and among them a prophecy and a treasure. Scrolls they have had from the start."""
    kinds = {fact[0] for fact in s.secrets() if isinstance(fact, tuple)}
    return {"prophecy", "treasure", "piece"} <= kinds and all(own_cards(s, seat) for seat in (ANN, BO))


def truth(hall: Server, table: str, start: DragonLordsState) -> list[DragonLordsState]:
    """All positions of a table so far, from where only the server looks."""
    with closing(sqlite3.connect(hall.database)) as database:
        rows = database.execute('SELECT "by", action FROM journal WHERE table_id = ? ORDER BY n', (table,)).fetchall()
    s = start.copy()
    positions = [s.copy()]
    for by, action in rows:
        s.apply(s.parse(action), by)
        positions.append(s.copy())
    return positions


def invite(host: Page, seat: int) -> str:
    """Offer a seat of a running game to somebody else; the address of the invitation."""
    offer = host.locator(f"form[action$='/offer'] button[value='{seat}']")
    with host.expect_navigation():
        offer.evaluate("button => button.form.requestSubmit(button)")
    return host.locator(f"#invitation-{seat}").input_value()


def test_what_a_player_knows_is_told_to_nobody_else(arrive: Arrive, hall: Server, tmp_path: Path) -> None:
    match = match_until(both_have_secrets, 2, two_players="tundra")
    (tmp_path / "game.json").write_text(match.to_json(), "utf-8")
    host = arrive()
    host.goto("/")
    bring(host, tmp_path / "game.json")
    table = table_of(host)
    ann, bo, eve = people = [Player(arrive(), seat) for seat in (ANN, BO, None)]
    for who in (ann, bo):
        who.page.goto(invite(host, who.seat or ANN))
        who.page.locator("form[action$='/join'] button").click()
        at_table(who.page)
    eve.page.goto(ann.page.url)
    at_table(eve.page)
    host.close()

    start = GAME.new(players=2, two_players="tundra")
    positions = truth(hall, table, start)
    for who in people:
        for position in positions:
            who.look(position)
    rng, answers = Random(3), 0
    while not positions[-1].over:
        s, head = positions[-1], len(positions) - 1
        seat = s.deciding[0]
        asked = (ann, bo)[seat]
        decision = s.decision_of(seat)
        assert decision is not None
        # What goes without saying the house says, also after the last answer: then nothing happens any more.
        if not decision.empty:
            if answers == 8:
                break
            answers += 1
            find_and_choose(asked.page, rng.choice(decision.options))
        for who in people:
            reach(who.page, head + 1)
        seen = len(positions)
        positions = truth(hall, table, start)
        for who in people:
            reach(who.page, len(positions) - 1)
            for position in positions[seen:]:
                who.look(position)

    s, head = positions[-1], len(positions) - 1
    for who in people:
        pry(who, table, head, export=403, every=60)
        who.ask(*({"do": "about", "place": f"piece:{word}"} for word in COUNTER.words))
        assert not who.heard(seed_of(hall, table))
    whispered = lines(hall, table, start)
    for who in people:
        who.hear()
        # What all have read in the log is no secret either.
        who.may_name |= cards_in(" | ".join(whispered[who.seat]))
        # The list of questions that answers can stand for is the same for all.
        who.may_name |= cards_in(standing_questions())
        assert who.named <= who.may_name
        assert who.seen <= who.may_see
        assert data(who, table) == json.loads(json.dumps(GAME.to_data(s.view(who.seat).position)["position"]))
        for seat in (ANN, BO):
            if seat != who.seat:
                assert not [line for line in whispered[seat] - whispered[who.seat] if who.heard(line)]
    for one, other in ((ann, bo), (bo, ann)):
        # There was something to tell: one's own cards and pieces are, and others do not know them.
        assert one.seat is not None
        assert own_cards(s, one.seat) <= one.named
        assert own_cards(s, one.seat) - other.may_name or own_cards(s, one.seat) - eve.may_name
        assert whispered[one.seat] - whispered[other.seat]
        assert one.seen - other.seen
        assert one.seen - eve.seen


def lines(hall: Server, table: str, start: DragonLordsState) -> dict[int | None, set[str]]:
    """All that the log says to each seat, and to somebody beside the table."""
    with closing(sqlite3.connect(hall.database)) as database:
        rows = database.execute('SELECT "by", action FROM journal WHERE table_id = ? ORDER BY n', (table,)).fetchall()
    match: Match[DragonLordsState] = Match(GAME, start.copy())
    for by, action in rows:
        match.replay(by, action, "")
    said = {}
    for viewer in (ANN, BO, None):
        events = [event for entry in match.journal for event in shown_to(entry.events, viewer)]
        said[viewer] = {GAME.texts.message(event, match.state, "en") for event in events}
    return said


def data(who: Player, table: str) -> Any:
    return who.page.request.get(f"/api/tables/{table}/state").json()["view"]["position"]
