"""The pages fit every screen: nothing is wider than it, letters can be read, fingers hit, and the map is large.

Each page is opened once and then taken through its sizes, because opening it takes longer than everything else. The
middle of a game is looked at in all sizes; what is read, in the widths that differ; questions that bring pictures,
panels or many words of their own in some of them, with a finger where such screens have one.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, CDPSession, Page, expect

import meadhall
from meadhall.kernel.match import Match
from meadhall.kernel.state import State
from tests.browser.conftest import CALM, DESK, PATIENCE, PHONE, UNSTOPPED, Arrive, Server, wishes
from tests.browser.hall import bring, choose, lift_if_down, open_table

Sizes = Sequence[tuple[int, int]]
SIZES = (
    (320, 568), (360, 740), (390, 844), (568, 320), (667, 375), (683, 384), (768, 1024), (800, 600), (844, 390),
    (932, 430), (1024, 768), (1180, 820), (1280, 720), (1280, 800), (1366, 650), (1366, 768), (1440, 900), (1920, 1080),
    (2560, 1440),
)  # fmt: skip
FOR_FINGERS = [size for size in SIZES if max(size) <= 1180]
FOR_MICE = [(683, 384), (800, 600), *(size for size in SIZES if size[0] >= 1024)]
"""Phones and tablets; windows, of which the smallest is one of a desk that is seen twice as large."""
MIDDLE = {"ice-garden": 150, "mountain-king": 160, "dragon-lords": 420}
"""How many moves into a game of random players we look at it: there is something of everything on the board."""
LATE = {"ice-garden": 30, "mountain-king": 30, "dragon-lords": 60}
"""So many moves before its end a game begins that is looked back on."""
QUESTIONS = {
    "ice-garden": ("Making", "VoraciousMountain"),
    "mountain-king": ("CoverWilds", "Gather"),
    "dragon-lords": ("Losses", "QuestPhase", "Voyage"),
}
"""Steps, each looked at in small questions where it has most options: Makings, a battle, a quest, the sea."""
GAMES = 3
"""So many games of random players are searched for them."""
READ_BY_FINGER = ((320, 568), (360, 740), (390, 844), (568, 320), (768, 1024), (932, 430), (1024, 768))
READ_BY_MOUSE = ((683, 384), (1024, 768), (1280, 720), (1920, 1080))
"""What is read scrolls, so only the width matters: the narrowest of those between which the styles do not change."""
BY_FINGER = ((320, 568), (390, 844), (844, 390), (768, 1024), (1180, 820))
BY_MOUSE = ((1366, 768), (683, 384))
SHEETS_BY_FINGER = ((320, 568), (390, 844), (844, 390), (768, 1024))
SHEETS_BY_MOUSE = ((1024, 768), (1366, 768), (1920, 1080))
SHEETS = {
    "ice-garden": ("Plan", "Making", "ViperGorge"),
    "mountain-king": ("LayCards", "TakeAction"),
    "dragon-lords": ("attack", "march", "purchase", "way"),
}
"""The sheets of each game, as everybody has them: by the step that shows them, or the name of a position below."""
SERIOUS = ("serious", "critical")
IN_SIGHT = {(1024, 768): 2, (1180, 820): 2, (1366, 768): 3, (1920, 1080): 5}
"""Where four seats and so many lines of the log are seen without scrolling."""
IN_HAND = {"ice-garden": "Plan", "mountain-king": "Gather", "dragon-lords": "QuestPhase"}
"""A question at which one's own panel has much to show."""
OF_A_SEAT = (".name", ".who", ".goods", ".turn, .score, .goal, .picture.kingdoms")
CROWDED = {"mountain-king": Path(__file__).parents[1] / "golden" / "mountain-king" / "4-002.json"}
"""A game at whose end most is to be told."""
SCRIPT = Path(__file__).with_name("faults.js").read_text("utf-8")
ON_THE_MAP, ELSEWHERE = 11.0, 12.0
"""The smallest letters, in pixels of the screen."""
FINGER = 40.0
APART = 20.0
"""Places on the map may be smaller than a finger, since they lie where the printed map has them. A finger that misses
means what is nearest (test_page.py), so whatever stands alone can be hit as if it were as large as a finger, and of two
places of a kind that are so far apart each. And nobody has to hit them: whatever is lit is also among the options in
words below the map, on buttons as large as a finger, which the test of the questions makes sure of."""
MAY_BE_CUT = (
    # A name may have forty letters. Whoever bears it has chosen it, and finds all of it at the account.
    ".bar .chip .name",
    ".lord .who",
    # An arrow stands for these words, which are only for those who hear the page.
    ".more > summary",
    # What happened at this moment is the newest line of the log, where it is whole.
    ".replay output",
    # The newest line of the log, above a map that needs the height; the drawer has all lines.
    ".side:not(.open) .lines",
)
SHARE = 0.4
"""Of the screen's shorter side, for the map's shorter side. With less, not even two regions with their names lie side
by side on a phone."""
TWO_FRAMES = "() => new Promise((go) => requestAnimationFrame(() => requestAnimationFrame(go)))"


GOLDEN = Path(__file__).parents[1] / "golden"


def script(name: str) -> str:
    return f"given => {SCRIPT[SCRIPT.index('({') :].rstrip()}.{name}(given)"


@cache
def saved(slug: str) -> str:
    """A game of four random players, in its middle."""
    game = meadhall.load(slug)
    match: Match[Any] = Match.begin(game, game.new(players=4), 3)
    rng = Random(3)
    while len(match.journal) < MIDDLE[slug]:
        go_on(match, rng)
    return match.to_json()


def go_on(match: Match[Any], rng: Random) -> None:
    seat = rng.choice(match.state.deciding)
    decision = match.state.decision_of(seat)
    assert decision is not None
    match.play(rng.choice(decision.options), seat)


@cache
def questions(slug: str) -> dict[str, str]:
    """For each of our steps, a game in which it asks somebody, with as many options as it ever has."""
    game = meadhall.load(slug)
    found: dict[str, tuple[int, str]] = {}
    for seed in range(GAMES):
        match: Match[Any] = Match.begin(game, game.new(players=4), seed)
        rng = Random(seed)
        while not match.state.over:
            step = type(match.state.agenda[-1]).__name__
            decision = match.state.decision_of(match.state.deciding[0])
            assert decision is not None
            if step in (*QUESTIONS[slug], *SHEETS[slug]) and len(decision.options) > found.get(step, (1, ""))[0]:
                found[step] = len(decision.options), match.to_json()
            go_on(match, rng)
    return {step: save for step, (_, save) in found.items()}


def ended(slug: str) -> str:
    """A game of two random players that began late: to look back on a whole one takes long."""
    game = meadhall.load(slug)
    whole: Match[Any] = Match.begin(game, game.new(players=2), 3)
    rng = Random(3)
    while not whole.state.over:
        go_on(whole, rng)
    late: Match[Any] = Match.of(whole.at(len(whole.journal) - LATE[slug]), 3)
    while not late.state.over:
        go_on(late, rng)
    return late.to_json()


def finished(slug: str) -> Path:
    """The shortest of the recorded games."""
    return min((Path(__file__).parents[1] / "golden" / slug).glob("*.json"), key=lambda path: path.stat().st_size)


@pytest.fixture
def page(request: pytest.FixtureRequest, browser: Browser, hall: Server) -> Iterator[Page]:
    yield from opened(browser, hall, False)


@pytest.fixture
def touched(browser: Browser, hall: Server) -> Iterator[Page]:
    yield from opened(browser, hall, True)


def opened(browser: Browser, hall: Server, touch: bool) -> Iterator[Page]:
    more: dict[str, Any] = {"has_touch": touch, "is_mobile": touch, "viewport": DESK, "base_url": hall.url}
    context = browser.new_context(**CALM | more)
    context.set_default_timeout(PATIENCE)
    context.add_init_script(UNSTOPPED)
    wishes(context, hall)
    yield context.new_page()
    context.close()


def sit_at(page: Page, save: str, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    path.write_text(save, "utf-8")
    page.goto("/")
    bring(page, path)
    lift_if_down(page)


def resize(page: Page, width: int, height: int) -> None:
    """Another screen, with the pictures for it, once the page has seen that it is another."""
    page.set_viewport_size({"width": width, "height": height})
    page.evaluate(TWO_FRAMES)
    small = width < 1024 or height < 560 or (width < 1280 and height < 750)
    if page.locator("#board").count():
        expect(page.locator("#board")).to_have_attribute("data-layout", "phone" if small else "desk")


def give_finger(page: Page, wire: CDPSession, touch: bool) -> None:
    """The same page by touch or with a mouse: another context would have to open it once more."""
    wire.send("Emulation.setTouchEmulationEnabled", {"enabled": touch, "maxTouchPoints": 1})
    assert page.evaluate("matchMedia('(pointer: coarse)').matches") == touch


def faults_now(page: Page) -> list[str]:
    size = page.viewport_size
    assert size is not None
    touch = page.evaluate("matchMedia('(pointer: coarse)').matches")
    given = [size["width"], size["height"], touch, ON_THE_MAP, ELSEWHERE, FINGER, SHARE, ", ".join(MAY_BE_CUT)]
    found: list[str] = page.evaluate(script("faults"), given)
    return found


def faults_of(page: Page, by_finger: Sizes = FOR_FINGERS, by_mouse: Sizes = FOR_MICE) -> dict[str, list[str]]:
    """What is wrong with a page, by the size of the screen and what points there."""
    found = {}
    wire = page.context.new_cdp_session(page)
    for touch, sizes in ((True, by_finger), (False, by_mouse)):
        give_finger(page, wire, touch)
        for width, height in sizes:
            resize(page, width, height)
            if faults := faults_now(page):
                found[f"{width}x{height}, {'finger' if touch else 'mouse'}"] = faults
    return found


@pytest.mark.parametrize("slug", MIDDLE)
def test_a_table_fits(page: Page, slug: str, tmp_path: Path) -> None:
    sit_at(page, saved(slug), tmp_path)
    assert faults_of(page) == {}


@pytest.mark.parametrize("slug", MIDDLE)
def test_the_sheets_of_a_phone_fit_and_places_lie_apart(touched: Page, slug: str, tmp_path: Path) -> None:
    page = touched
    sit_at(page, saved(slug), tmp_path)
    resize(page, **PHONE)
    assert faults_of_sheets(page) == {}
    for width, height in ((390, 844), (1180, 820)):
        resize(page, width, height)
        assert page.evaluate(script("crowds"), APART) == []


def faults_of_sheets(page: Page) -> dict[str, list[str]]:
    """What is wrong with the parts of a table that lie over the map of a phone; the map is seen again afterwards."""
    found = {}
    for button in page.locator("#nav button").all():
        button.click()
        sheet = button.get_attribute("data-sheet") or ""
        expect(page.locator("#sheet")).to_have_attribute("data-open", sheet)
        if faults := faults_now(page):
            found[sheet] = faults
    page.locator("#nav button").first.click()
    return found


@pytest.mark.parametrize(("slug", "step"), [(slug, step) for slug, steps in QUESTIONS.items() for step in steps])
def test_a_question_fits_and_can_be_answered_without_the_map(
    arrive: Arrive, slug: str, step: str, tmp_path: Path
) -> None:
    page = arrive()
    sit_at(page, questions(slug)[step], tmp_path)
    found: dict[str, Any] = {}
    wire = page.context.new_cdp_session(page)
    for touch, sizes in ((True, BY_FINGER), (False, BY_MOUSE)):
        give_finger(page, wire, touch)
        for width, height in sizes:
            resize(page, width, height)
            found[f"{width}x{height}"] = faults_now(page)
            if (width, height) == (PHONE["width"], PHONE["height"]):
                found["sheets"] = faults_of_sheets(page)
                found["unspoken"] = page.evaluate(script("unspoken"), FINGER)
    wrong = {where: faults for where, faults in found.items() if faults}
    assert wrong == {}, wrong


@cache
def lordly() -> dict[str, tuple[str, tuple[str, ...]]]:
    """Positions of DragonLords, and how the move begins; with nothing where the sheet is there already."""
    game = meadhall.load("dragon-lords")
    orcs = dict(lands="frostgate:3 solborg:3", king="solborg")
    army = dict(lands="isborg:7 ternvik:4", king="isborg", pieces="wizard-1:isborg", spells="wizard-1:arrows-of-skadi")
    party = dict(lands="isborg:5", king="isborg", party="trail-1:4", gold=7)
    fork = game.scenario(at="quest-card", card="mortizen-toll", always_pause=False, elves=party, orcs=orcs)
    fork.apply(fork.parse("crystal ignored"))
    war = game.scenario(at="combat", active="elves", elves=army, orcs=orcs)
    shop = game.scenario(at="purchase", active="elves", elves=army | dict(gold=40), orcs=orcs)
    found = {
        "attack": (war, ("attack frostgate",)), "march": (war, ("march ternvik", "to isborg")), "purchase": (shop, ()),
        "way": (fork, ()),
    }  # fmt: skip
    return {name: (Match.of(state, 1).to_json(), begun) for name, (state, begun) in found.items()}


def compose(page: Page, nth: int = 0) -> None:
    """Something is chosen on the sheet that is there."""
    expect(page.locator("#composer")).to_be_visible()
    page.locator("#composer :is(.value, .step):not([aria-disabled='true'], [aria-pressed='true'])").nth(nth).click()
    expect(page.locator("#play-draft")).to_be_visible()


def test_every_control_fits_and_leaves_the_map_its_room(arrive: Arrive) -> None:
    page = arrive(confirm="final")
    open_table(page, "toy-sheets", "me", "hot")
    compose(page)
    found: dict[str, list[str]] = {}
    wire = page.context.new_cdp_session(page)
    for touch, sizes in ((True, SHEETS_BY_FINGER), (False, SHEETS_BY_MOUSE)):
        give_finger(page, wire, touch)
        for width, height in sizes:
            resize(page, width, height)
            found[f"{width}x{height}"] = faults_of_sheet(page)
    wrong = {where: faults for where, faults in found.items() if faults}
    assert wrong == {}, wrong


def faults_of_sheet(page: Page) -> list[str]:
    return [*faults_now(page), *page.evaluate(script("covered"))]


@pytest.mark.parametrize("slug", SHEETS)
def test_the_sheets_of_a_game_fit_and_axe_finds_nothing_serious(arrive: Arrive, slug: str, tmp_path: Path) -> None:
    """One page for all of them: by mouse on a desk, and by finger on a phone in the dark."""
    page = arrive(confirm="final")
    wire = page.context.new_cdp_session(page)
    found: dict[str, list[str]] = {}
    for name in SHEETS[slug]:
        save, begun = lordly()[name] if slug == "dragon-lords" else (questions(slug)[name], ())
        resize(page, **DESK)
        give_finger(page, wire, False)
        page.emulate_media(color_scheme="light")
        sit_at(page, save, tmp_path)
        for action in begun:
            choose(page, action)
        if begun:
            expect(page.locator("#composer")).to_be_visible()
        else:
            # Who pays is asked nothing more; fights are fate's.
            compose(page, int(name == "way"))
        for touch, sizes in ((False, ((1366, 768), (1024, 768))), (True, ((390, 844),))):
            give_finger(page, wire, touch)
            page.emulate_media(color_scheme="dark" if touch else "light")
            for width, height in sizes:
                resize(page, width, height)
                found[f"{name} {width}x{height}"] = faults_of_sheet(page)
            # Tables are looked at as a whole elsewhere, with all of their map.
            violations = Axe().run(page, context="#composer").response["violations"]
            found[f"{name} axe {touch}"] = [
                f"{one['id']}: {one['nodes'][0]['html'][:120]}" for one in violations if one["impact"] in SERIOUS
            ]
    wrong = {where: faults for where, faults in found.items() if faults}
    assert wrong == {}, wrong


@pytest.mark.parametrize("slug", MIDDLE)
def test_every_seat_and_the_log_are_in_sight(arrive: Arrive, slug: str, tmp_path: Path) -> None:
    page = arrive()
    sit_at(page, questions(slug)[IN_HAND[slug]], tmp_path)
    panels = page.locator("#seats .lord")
    expect(panels).to_have_count(4)
    for (width, height), least in IN_SIGHT.items():
        resize(page, width, height)
        for seat in range(4):
            expect(page.locator(f"#seat-{seat}")).to_be_in_viewport(ratio=1)
            for what in OF_A_SEAT:
                expect(page.locator(f"#seat-{seat}").locator(what).first).to_be_in_viewport(ratio=1)
        for tab in page.locator("#talk [role='tab']").all():
            expect(tab).to_be_in_viewport(ratio=1)
        expect(page.locator("#about-me")).to_be_in_viewport(ratio=1)
        lines: int = page.evaluate(script("lines"))
        assert (width, lines >= least) == (width, True), lines
        for hidden in ("#seats", ".lord-own"):
            rows: list[int] = page.locator(hidden).evaluate("one => [one.scrollHeight, one.clientHeight]")
            assert (width, hidden, rows[0] <= rows[1] + 1) == (width, hidden, True), rows


def asks(state: State, question: str) -> bool:
    """Whether somebody is asked this and has a choice."""
    decision = state.decision
    return decision is not None and decision.prompt.key == question and len(decision.options) > 1


def test_an_answer_has_room_however_much_stands_beside_it(arrive: Arrive, tmp_path: Path) -> None:
    """What somebody may show stands beside "show nothing" and what may be said for the next time."""
    file = GOLDEN / "dragon-lords" / "four.json"
    entries = next(n for n, state in enumerate(Match.load(file).positions()) if asks(state, "ask-prepare"))
    save = json.loads(file.read_text("utf-8"))
    page = arrive()
    sit_at(page, json.dumps(save | {"journal": save["journal"][:entries]}), tmp_path)
    for width, height in ((1024, 768), (1180, 820), (1366, 768)):
        resize(page, width, height)
        expect(page.locator("#groups button").first).to_be_in_viewport(ratio=1)


def test_what_opens_over_a_table_fits(touched: Page, tmp_path: Path) -> None:
    page = touched
    sit_at(page, saved("dragon-lords"), tmp_path)
    for opening in ("#menu > summary", "[data-do='help']"):
        page.locator(opening).click()
        for width, height in BY_FINGER:
            resize(page, width, height)
            assert {(opening, width): faults_now(page)} == {(opening, width): []}
        page.keyboard.press("Escape")


def test_pages_to_read_fit(page: Page) -> None:
    for address in ("/", "/settings", "/account", *(f"/{kind}/{slug}" for kind in ("rules", "new") for slug in MIDDLE)):
        page.goto(address)
        assert {address: faults_of(page, READ_BY_FINGER, READ_BY_MOUSE)} == {address: {}}


@pytest.mark.parametrize("slug", MIDDLE)
def test_the_end_fits(touched: Page, slug: str) -> None:
    touched.goto("/")
    bring(touched, CROWDED.get(slug) or finished(slug))
    expect(touched.locator("#ceremony")).to_be_visible()
    for width, height in ((390, 844), (768, 1024), (1024, 768)):
        resize(touched, width, height)
        assert {(width, height): faults_now(touched)} == {(width, height): []}


@pytest.mark.parametrize("slug", MIDDLE)
def test_looking_back_fits(page: Page, slug: str, tmp_path: Path) -> None:
    sit_at(page, ended(slug), tmp_path)
    page.locator("#back").click()
    page.wait_for_url("**/review")
    expect(page.locator("#review")).to_have_attribute("data-busy", "no")
    assert faults_of(page, READ_BY_FINGER, READ_BY_MOUSE) == {}


def test_words_stand_apart(touched: Page) -> None:
    """The blank of the serif face is a fifth of a letter's size, and was rounded down to less."""
    touched.goto("/")
    for style in ("500 40px", "400 17px", "600 14px", "600 20px"):
        assert touched.evaluate(script("gap"), style) >= 0.24


def test_a_hint_does_not_cover_the_map(touched: Page) -> None:
    page = touched
    open_table(page, "ice-garden", "me", "bot:random")
    expect(page.locator("#prompt")).to_have_attribute("data-state", "mine")
    page.locator("#hint").click()
    expect(page.locator("#advice")).to_be_visible()
    for width, height in BY_FINGER:
        resize(page, width, height)
        advice, stage = (page.locator(id).bounding_box() for id in ("#advice", "#stage"))
        assert advice is not None
        assert stage is not None
        below = advice["y"] >= stage["y"] + stage["height"] - 1
        assert below or advice["x"] >= stage["x"] + stage["width"] - 1, (width, height)
        assert advice["y"] + advice["height"] <= height, (width, height)
        assert {(width, height): faults_now(page)} == {(width, height): []}
