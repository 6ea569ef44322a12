"""The pictures of "The table in pictures", and the page that shows them.

Each is a moment of a recorded game: the first at which somebody is asked a certain question, is told of a certain great
moment, or has much to hear since their last turn; or its end.
"""

from __future__ import annotations

import base64
import json
import tempfile
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import Browser, Page

from meadhall.server.tables.journal import TableMatch
from tests.browser.conftest import DESK, PHONE, Server
from tests.browser.hall import bring
from tests.server.test_telling import GOLDEN, recorded, replayed, told_to

ROOT = Path(__file__).parent
IMAGES = ROOT / "images"
DESK_SCALE = 0.7
QUALITY = 22
SETTLED = 900
"""So many milliseconds until pieces have come to rest."""


class Shown(NamedTuple):
    """``what`` is the question that is asked, the kind of a great moment, or "since" or "end"."""

    name: str
    save: str
    what: str
    title: str
    text: str

    @property
    def game(self) -> str:
        return next(game for game in CHAPTERS if self.name.startswith(game))


CHAPTERS = {
    "ice-garden": "The Lord of the Ice Garden",
    "mountain-king": "Fall of the Mountain King",
    "dragon-lords": "Quest for the DragonLords",
}
GARDEN, MOUNTAIN, WORLD = "second-advanced-goal-fjollsfinn", "3-005", "four"
SPIES, KINGDOMS = "second-advanced-dead-snow", "four-kingdoms"
PICTURES = (
    Shown("ice-garden-tiles", SPIES, "ask-tile", "Region tiles", "One by one, or all of one's own at once."),
    Shown("ice-garden-planning", GARDEN, "ask-plan", "Planning", "All markers, and what each field will do."),
    Shown("ice-garden-gorge", GARDEN, "ask-gorge", "Viper Gorge", "One panel: what to take and what to trade."),
    Shown("ice-garden-making", GARDEN, "ask-making", "Making", "M-factor, improvements and units with their prices."),
    Shown("ice-garden-influence", GARDEN, "ask-influence", "Influence", "Markers come and go, in any regions."),
    Shown("ice-garden-march", GARDEN, "ask-move", "Move", "Step by step, with what the region is worth."),
    Shown(
        "ice-garden-strike", "first-advanced-dead-snow", "ask-attack", "Attack", "Who strikes whom, and what is left."
    ),
    Shown("ice-garden-raven", "first-advanced-goal-van-dyken", "ask-raven", "Raven Shadow", "What each answer brings."),
    Shown("ice-garden-crossing", GARDEN, "ask-cross", "Over the ice river", "Who crosses, and who comes along."),
    Shown("ice-garden-spy", SPIES, "ask-spy", "Maker-Spy", "Whose spot is used."),
    Shown("ice-garden-since", GARDEN, "since", "Since your last turn", "First what concerns you, then a line each."),
    Shown("ice-garden-vuko", GARDEN, "vuko", "Vuko visits", "What it costs, and what could be done about it."),
    Shown("ice-garden-scoring", GARDEN, "scoring", "A scoring", "Region by region: who gets what, and why."),
    Shown("ice-garden-end", GARDEN, "end", "The end", "Where everybody's points came from."),
    Shown("mountain-king-keep", MOUNTAIN, "ask-keep", "Starting Champions", "Who they are, and what they do."),
    Shown("mountain-king-draft", MOUNTAIN, "ask-lay", "The draft", "The Ancestry, the hand, what a card joins."),
    Shown("mountain-king-advance", MOUNTAIN, "ask-action", "A turn", "Two Weak actions or a Strong one."),
    Shown("mountain-king-weak", MOUNTAIN, "ask-weak", "The second Weak action", "What is left of the turn."),
    Shown("mountain-king-granted", MOUNTAIN, "ask-advance", "A granted action", "Whom it is owed to."),
    Shown("mountain-king-since", MOUNTAIN, "since", "Since your last turn", "Changed caverns keep a halo."),
    Shown("mountain-king-breach", MOUNTAIN, "breach", "A Breach", "Where the Gnomes came out, and who fell."),
    Shown("mountain-king-invasion", MOUNTAIN, "invasion", "An invasion", "The end of a Wave."),
    Shown("mountain-king-award", MOUNTAIN, "award", "Champions are awarded", "Who won whom."),
    Shown("mountain-king-end", MOUNTAIN, "end", "The end", "Honour by source."),
    Shown(
        "dragon-lords-realm", WORLD, "ask-claim-kingdom", "Found your Realm", "Each Kingdom with what it is good for."
    ),
    Shown("dragon-lords-post", WORLD, "ask-post", "Posting", "The first units, with plus and minus."),
    Shown("dragon-lords-bank", KINGDOMS, "ask-deposit", "The bank", "How much is laid by."),
    Shown("dragon-lords-buying", WORLD, "ask-purchase", "Buying", "Units and ships with their prices."),
    Shown("dragon-lords-attack", WORLD, "ask-muster", "An attack", "Both sides, and the odds."),
    Shown("dragon-lords-place", WORLD, "ask-place", "Placing", "Where the new units stand."),
    Shown("dragon-lords-battle", WORLD, "ask-retreat", "A battle", "How it stands, and whether to go on."),
    Shown("dragon-lords-losses", WORLD, "ask-losses", "Losses", "Who falls."),
    Shown("dragon-lords-card", KINGDOMS, "ask-way", "A quest card", "The ways that it offers, and their odds."),
    Shown("dragon-lords-quest", WORLD, "ask-journey", "A quest", "The ways that are open, and their odds."),
    Shown("dragon-lords-since", WORLD, "since", "Since your last turn", "What was lost, and to whom."),
    Shown("dragon-lords-king", WORLD, "king", "A King has fallen", "What is lost, what is kept, and the way back."),
    Shown("dragon-lords-kingdom", "four-kingdoms", "kingdom", "A Kingdom is won", "How it came to that."),
    Shown("dragon-lords-end", WORLD, "end", "The end", "Kingdoms, claimed and won."),
)


def take_all(browser: Browser, server: Server, names: Sequence[str]) -> None:
    for shown in PICTURES:
        if not names or shown.name in names:
            take(browser, server, shown)
    write_page()


def take(browser: Browser, server: Server, shown: Shown) -> None:
    """One table at a desk and one on a phone, each by day and by night."""
    with tempfile.TemporaryDirectory() as folder:
        part = Path(folder) / f"{shown.name}.json"
        save = json.loads((GOLDEN / shown.game / f"{shown.save}.json").read_text("utf-8"))
        part.write_text(json.dumps(save | {"journal": save["journal"][: entries_until(shown)]}), "utf-8")
        for device, how in DEVICES.items():
            context = browser.new_context(base_url=server.url, locale="en-GB", reduced_motion="reduce", **how)  # type: ignore[arg-type]
            context.add_init_script(f"localStorage.meadhall ??= JSON.stringify({{ moments: '{moments_in(shown)}' }})")
            page = context.new_page()
            page.goto("/")
            bring(page, part)
            arrange(page, shown)
            for light in ("light", "dark"):
                page.emulate_media(color_scheme=light)
                page.wait_for_timeout(SETTLED)
                save_as(page, IMAGES / f"{shown.name}-{device}-{light}.webp")
            context.close()


DEVICES = {
    "desk": {"viewport": DESK},
    "phone": {"viewport": PHONE, "has_touch": True, "is_mobile": True},
}


def moments_in(shown: Shown) -> str:
    """Whether great moments stop the table."""
    return "none" if shown.what in ("since", "end") or shown.what.startswith("ask-") else "all"


def arrange(page: Page, shown: Shown) -> None:
    """Sit down before the screen, and go on to the moment that is wanted."""
    page.wait_for_timeout(SETTLED)
    if page.locator("#curtain").is_visible():
        page.locator("#curtain button").click()
        page.wait_for_timeout(SETTLED)
    if shown.what == "scoring":
        while page.locator("#moment-go").is_visible():
            page.locator("#moment-go").click()
            page.wait_for_timeout(SETTLED)


def save_as(page: Page, path: Path) -> None:
    """A small picture: Chromium itself knows the format."""
    session = page.context.new_cdp_session(page)
    size = page.viewport_size or DESK
    clip = {"x": 0, "y": 0, **size, "scale": DESK_SCALE if size["width"] == DESK["width"] else 1}
    taken = session.send("Page.captureScreenshot", {"format": "webp", "quality": QUALITY, "clip": clip})
    session.detach()
    path.write_bytes(base64.b64decode(taken["data"]))


# --- where in a game ------------------------------------------------------------------------------


def entries_until(shown: Shown) -> int:
    """How much of a recorded game leads to a moment: the best of the first that fit."""
    found = [(fits(match, seat, shown.what), -len(match.journal)) for match, seat in asked(shown)]
    best = max(found, default=(0, 0))
    if not best[0]:
        raise LookupError(f"nowhere in {shown.save}: {shown.what}")
    return -best[1]


def asked(shown: Shown) -> Iterator[tuple[TableMatch, int]]:
    match = recorded(shown.game, shown.save)
    made = replayed(match, 0)
    for entry in match.journal:
        made.replay(entry.by, str(entry.action), "")
        made.number(0.0)
        if shown.what == "end" and not made.state.over:
            continue
        yield made, made.state.deciding[0] if made.state.deciding else 0


def fits(match: TableMatch, seat: int, what: str) -> int:
    """How well a moment shows what is wanted; 0 if not at all."""
    if what == "end":
        return int(match.state.over)
    decision = match.state.decision_of(seat) if match.state.deciding else None
    if decision is None or len(decision.options) < 2:
        return 0
    if what.startswith("ask-"):
        return int(decision.prompt.key == what) * min(len(decision.options), 40)
    since = told_to(match, seat)
    if since is None:
        return 0
    if what == "since":
        return min(len(since.mine), 2) * 4 + len(since.lines) if since.mine else 0
    return max((1 + len(one.means) + len(one.steps) for one in since.moments if one.kind == what), default=0)


# --- the page -------------------------------------------------------------------------------------


def write_page() -> None:
    lines = [
        "# The table in pictures",
        "",
        "Sheets for whole moves, what happened since your last turn, great moments and the end: at a desk and on a",
        "phone, by day and by night. They are moments of recorded games with all seats at one screen;",
        "`python docs/screenshots.py` takes them.",
    ]
    for game, chapter in CHAPTERS.items():
        lines += ["", f"## {chapter}"]
        for shown in PICTURES:
            if shown.game == game:
                lines += ["", f"### {shown.title}", "", shown.text, "", *rows(shown)]
    (ROOT / "table.md").write_text("\n".join(lines) + "\n", "utf-8")


def rows(shown: Shown) -> list[str]:
    """By day and by night, each at a desk and on a phone."""
    said = f"{CHAPTERS[shown.game]}: {shown.title}"
    return ["| at a desk | on a phone |", "|---|---|"] + [
        " ".join(f"| ![{said}, {device}, {light}](images/{shown.name}-{device}-{light}.webp)" for device in DEVICES)
        + " |"
        for light in ("light", "dark")
    ]
