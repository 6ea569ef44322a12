"""Hints and reasons: a bot advises with what the reader may know, and tells of itself only what is no secret."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from litestar.testing import TestClient

import meadhall
from bench.moves import mountain_king
from meadhall.bots import Bot, Reason
from meadhall.bots.reasons import INSTINCT, RIVALS, RIVALS_AGAINST
from meadhall.kernel.match import witnesses
from meadhall.kernel.message import Message
from meadhall.kernel.state import State
from meadhall.kernel.view import View
from meadhall.server.advice import bot_tasks
from meadhall.server.advice.advisor import imagined, knows_more, sentences
from meadhall.server.advice.bot_tasks import Advice, WordedReason
from meadhall.server.advice.opponents import USUAL, Opponent
from meadhall.server.house import House as WebHouse
from tests.kernel.toys import DRAFT, DUEL
from tests.server.web import Guest, Live, opened, send

WORDS = {"en": "More gold", "de": "Mehr Gold"}


@pytest.fixture(scope="module")
def client(sqlite_template: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient[Any]]:
    with opened(sqlite_template, tmp_path_factory.mktemp("advice")) as client:
        yield client


@pytest.fixture
def ann(client: TestClient[Any]) -> Guest:
    return Guest(client)


@pytest.fixture
def seen(client: TestClient[Any], monkeypatch: pytest.MonkeyPatch) -> list[View]:
    """All views that a thinker is given instead of thinking."""
    views: list[View] = []
    house: WebHouse = client.app.state.house

    async def ask(work: Callable[..., Any], view: View, *given: Any, **more: Any) -> Any:
        views.append(view)
        if work is bot_tasks.choose:
            return work(view, *given)
        reasons = [WordedReason(0.081, WORDS), WordedReason(-0.02, WORDS)]
        assert view.decision is not None
        return Advice(str(view.decision.options[0]), reasons) if work is bot_tasks.advise else reasons

    monkeypatch.setattr(house.thinkers, "ask", ask)
    return views


def my_turn(page: Live) -> None:
    """I am asked, and nobody else any more."""

    def asked(prompt: dict[str, Any]) -> bool:
        return prompt["mine"] and len(prompt["waiting"]) == 1

    if not (page.table and asked(page.table["prompt"])):
        page.until(lambda message: message["is"] == "table" and asked(message["prompt"]))


# --- hints ----------------------------------------------------------------------------------------


def test_an_adept_advises_with_reasons(ann: Guest) -> None:
    with ann.live(ann.table("me", "bot:random"), lang="de") as page:
        my_turn(page)
        hint = page.ask(do="hint")
        assert hint["is"] == "hint", hint
        (option,) = [each for each in page.table["options"] if each["action"] == hint["action"]]
        assert hint["label"] == option["label"]
        assert len(hint["reasons"]) <= bot_tasks.MOST_REASONS
        assert hint["reasons"] or hint["note"]
        assert all(reason["text"] and isinstance(reason["weight"], float) for reason in hint["reasons"])


def test_a_hint_speaks_the_readers_language(ann: Guest, seen: list[View]) -> None:
    table = ann.table("me", "bot:random")
    for lang, text in WORDS.items():
        with ann.live(table, lang=lang) as page:
            my_turn(page)
            reasons = page.ask(do="hint")["reasons"]
            assert reasons == [{"weight": 0.081, "text": text}, {"weight": -0.02, "text": text}]
    # The second was not thought about again.
    assert len(seen) == 1


def test_nobody_is_advised_who_is_not_asked(client: TestClient[Any], ann: Guest) -> None:
    table = ann.table("open", "me")
    with ann.live(table) as page:
        page.next("table")
        assert page.ask(do="hint")["is"] == "error"
    table = ann.table("me", "bot:random")
    with ann.live(table) as page, Guest(client).live(table) as other:
        my_turn(page)
        other.next("table")
        refused = other.ask(do="hint")
        assert (refused["is"], refused["text"]) == ("error", "You are not asked anything now.")
        page.say(do="look", moment=0)
        page.next("table")
        assert page.ask(do="hint")["is"] == "error"


@pytest.mark.usefixtures("toys_in_the_house")
def test_a_hint_knows_no_more_than_the_seat(ann: Guest, client: TestClient[Any], seen: list[View]) -> None:
    bo = Guest(client)
    table = ann.table("me", "open", game=DUEL.slug)
    bo.post(f"/api/tables/{table}/join", {})
    with ann.live(table) as page, bo.live(table) as other:
        my_turn(page)
        for action in ("guard high", "rest"):
            page.say(do="play", head=page.table["head"], action=action, seat=0)
            page.next("table")
        my_turn(other)
        assert other.ask(do="hint")["is"] == "hint"
        refused = page.ask(do="hint")
    assert refused["is"] == "error"
    (view,) = seen
    assert view.seat == 1
    position: Any = view.position
    guards = position.guards
    position.conceal(1)
    assert position.guards == guards
    assert guards[0] != DUEL.vocabulary.parse("guard high").arg


@pytest.mark.usefixtures("seen")
def test_hints_at_one_screen_are_for_who_is_asked(ann: Guest) -> None:
    with ann.live(ann.table("hot", "hot")) as page:
        for _ in range(3):
            my_turn(page)
            assert page.ask(do="hint")["action"] == page.table["options"][0]["action"]
            page.play(Random(1))


@pytest.mark.usefixtures("seen")
def test_a_hint_without_script(client: TestClient[Any]) -> None:
    table = send(client, "/tables", game="ice-garden", seats="me,bot:random").headers["location"]
    assert "More gold" not in client.get(f"{table}?lang=en").text
    page = client.get(f"{table}?hint=1&lang=en").text
    assert page.count("More gold") == 2
    assert "to win" not in page


# --- why ------------------------------------------------------------------------------------------


def bots_line(page: Live) -> int:
    """The newest line of the log that tells what the bot did."""
    my_turn(page)
    line: dict[str, Any] = next(line for line in reversed(page.table["log"]) if line.get("by") == 0)
    return int(line["n"])


def test_a_bot_says_why(ann: Guest) -> None:
    with ann.live(ann.table("bot:adept", "me"), lang="en") as page:
        n = bots_line(page)
        told = page.ask(do="reasons", n=n)
        assert (told["is"], told["n"], told["text"]) == ("reasons", n, "")
        assert told["reasons"]


def test_a_champion_advises_and_says_why() -> None:
    """In its hints and its reasons there is what experience says, in both languages."""
    state = meadhall.load("ice-garden").match(players=2, seed=3).state
    seat = state.deciding[0]
    view = state.view(seat)
    who = Opponent("champion", "", 1)
    advice = bot_tasks.advise(view, who, 0.05)
    offered = [str(option) for option in bot_tasks.decision_in(view).options]
    assert advice.action in offered
    texts = state.game.texts
    said = {lang: texts.say("reason-experience", lang) for lang in WORDS}
    assert any(reason.words == said for option in offered for reason in bot_tasks.justify(view, who, option))


def test_a_random_bot_has_no_reasons(ann: Guest) -> None:
    with ann.live(ann.table("bot:random", "me"), lang="en") as page:
        told = page.ask(do="reasons", n=bots_line(page))
        assert told["reasons"] == []
        assert "random bot" in told["text"]


def test_people_are_not_explained(ann: Guest) -> None:
    with ann.live(ann.table("me", "bot:random")) as page:
        my_turn(page)
        head = page.table["head"]
        page.play(Random(1))
        assert page.ask(do="reasons", n=head + 1)["is"] == "error"
        assert page.ask(do="reasons", n=10_000)["is"] == "error"


@pytest.mark.usefixtures("toys_in_the_house")
def test_reasons_wait_until_secrets_are_over(ann: Guest, client: TestClient[Any], seen: list[View]) -> None:
    table = ann.table("bot:adept", "me", game=DRAFT.slug)
    with ann.live(table, lang="en") as page:
        my_turn(page)
        # What the bot took is not known, so that there is not even a line that asks.
        assert all(line.get("by") is None for line in page.table["log"])
        answers = [page.ask(do="reasons", n=n) for n in range(1, page.table["head"] + 1)]
        (asked,) = [answer for answer in answers if answer["is"] == "reasons"]
        assert asked["reasons"] == []
        assert "until the game is over" in asked["text"]
        # It was asked to choose, and never for its reasons.
        assert [view.seat for view in seen] == [0]
        over = page.play_to_the_end(Random(1))
        assert over["over"]
        assert page.ask(do="reasons", n=asked["n"])["reasons"]
    with Guest(client).live(table, lang="de") as watcher:
        watcher.next("table")
        assert watcher.ask(do="reasons", n=asked["n"])["reasons"][0]["text"] == "Mehr Gold"


def positions(slug: str) -> Iterator[State]:
    match, rng = meadhall.load(slug).match(3, seed=2), Random(2)
    for _ in range(60):
        decision = match.state.decision
        if decision is None:
            return
        yield match.state
        match.play(rng.choice(decision.options), decision.seat)


@pytest.mark.parametrize("slug", meadhall.games())
def test_who_knows_no_more_sees_no_more(slug: str) -> None:
    """If a seat has no secret from a viewer, taking away what the viewer may not know takes away nothing."""
    for state in positions(slug):
        for viewer in (None, 0, 1, 2):
            for seat in range(3):
                if not knows_more(state, seat, viewer):
                    known = state.view(seat).position
                    less = known.copy()
                    less.conceal(viewer)
                    assert less == known


@pytest.mark.parametrize("slug", meadhall.games())
def test_reasons_for_others_follow_from_what_those_know(slug: str) -> None:
    """Whatever the truth behind what a viewer knows may be, the view that reasons are made of is the same."""
    told = 0
    for n, state in enumerate(positions(slug)):
        decision = state.decisions[0]
        seat, action = decision.seat, decision.options[0]
        for viewer in (None, *range(3)):
            if seat == viewer or witnesses(state, seat) is not None:
                continue
            other = state.view(viewer).sample(Random(n))
            one, same = (imagined(truth, seat, viewer, action, n) for truth in (state, other))
            assert one is not None, "no world in which it could do what it did"
            assert same is not None
            assert (one.position, one.seat) == (same.position, same.seat)
            told += 1
    assert told


def test_a_bot_with_a_secret_says_why(ann: Guest) -> None:
    with ann.live(ann.table("bot:adept", "me", game="mountain-king"), lang="en") as page:
        rng, secret = Random(3), False
        while not secret:
            my_turn(page)
            for n in sorted({line["n"] for line in page.table["log"] if line.get("by") == 0})[-1:]:
                told = page.ask(do="reasons", n=n)
                assert told["reasons"], told
                secret |= "guessed" in told["text"]
            page.play(rng)


def test_only_bots_that_think_are_asked_why(ann: Guest) -> None:
    page = ann.get(f"/table/{ann.table('me', 'bot:adept', 'bot:random')}").text
    assert re.findall(r'"reasons": (\w+)', page) == ["false", "true", "false"]


@pytest.mark.parametrize("game", [DUEL, DRAFT])
def test_a_secret_is_noticed(game: Any) -> None:
    match = game.match(2, seed=1)
    match.play(match.state.decisions[0].options[0], 0)
    assert knows_more(match.state, 0, 1)
    assert knows_more(match.state, 0, None)
    assert not knows_more(match.state, 0, 0)


# --- what is told of a choice -----------------------------------------------------------------------


def test_a_choice_is_told_by_what_speaks_for_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever speaks against it is not said, even where nothing speaks for it at once."""
    state = meadhall.load("ice-garden").match(players=2, seed=1).state
    view = state.view(state.deciding[0])
    assert view.decision is not None
    who = Opponent(USUAL, meadhall.load("ice-garden").mind.styles[0], 1)
    for weights, expected in (([0.03, -0.02, -0.01], ["f"]), ([-0.02, -0.01], ["o"]), ([], ["o"])):
        found = [Reason(weight, Message(RIVALS if weight > 0 else RIVALS_AGAINST)) for weight in weights]
        monkeypatch.setattr(Bot, "explain", lambda *given, found=found: found or [Reason(0.0, Message(INSTINCT))])
        reasons = bot_tasks.justify(view, who, str(view.decision.options[0]))
        signs = ["f" if told.weight > 0 else "a" if told.weight < 0 else "o" for told in reasons]
        assert signs == expected
        assert all(told.words["en"] != "No single thing decides it" for told in reasons)


@pytest.mark.parametrize("slug", ["ice-garden", "mountain-king", "dragon-lords"])
def test_no_reason_for_what_is_recommended_speaks_against_it(slug: str) -> None:
    game, rng = meadhall.load(slug), Random(5)
    match = game.match(players=3, seed=5)
    who = Opponent("novice", game.mind.styles[0], 1)
    told = rivals = 0
    while len(match.journal) < 160 and not match.state.over:
        decision = match.state.decision
        assert decision is not None
        if len(decision.options) > 1 and len(match.journal) % 8 == 0:
            advice = bot_tasks.advise(match.state.view(decision.seat), who)
            assert advice.rival != advice.action
            assert advice.rival or not advice.reasons, "beside nothing there is nothing to say"
            rivals += bool(advice.rival)
            assert all(reason.weight >= 0 for reason in advice.reasons)
            assert not any("\u2212" in reason.words["en"] or "%" in reason.words["en"] for reason in advice.reasons)
            told += 1
        match.play(rng.choice(decision.options), decision.seat)
    assert told > 5
    assert 2 * rivals > told, "an option without another beside it is rare"


def test_what_a_hint_means_ends_with_one_full_stop() -> None:
    assert sentences("It pays 5, 2 and 1.", "Two others are as good.") == "It pays 5, 2 and 1. Two others are as good."
    assert sentences("To the north", "Two others are as good.") == "To the north. Two others are as good."
    assert sentences("", "Two others are as good.") == "Two others are as good."


def test_a_hint_names_the_whole_move_and_another_one_beside_it() -> None:
    """A Strong action is begun with a symbol; what matters is where it aims, and what that brings more."""
    game = meadhall.load("mountain-king")
    state = game.scenario(at="turn", **mountain_king.BATTLE)
    view = state.view(state.deciding[0])
    advice = bot_tasks.advise(view, Opponent(USUAL, game.mind.styles[0], 1))
    assert advice.said["en"].startswith(("Weak ", "Strong "))
    assert ": " in advice.said["en"]
    assert advice.said["de"].startswith(("Schwache Aktion ", "Starke Aktion "))
    assert advice.rival_said["en"] not in ("", advice.said["en"])
    told = [reason.words["en"] for reason in advice.reasons]
    assert any(any(figure in text for figure in "123456789") for text in told), told


def test_a_card_is_advised_by_the_cluster_that_grows() -> None:
    game = meadhall.load("mountain-king")
    state = game.scenario(at="building", **mountain_king.DRAFT)
    advice = bot_tasks.advise(state.view(1), Opponent(USUAL, game.mind.styles[0], 1))
    (grown,) = [reason.words["en"] for reason in advice.reasons if "\u2192" in reason.words["en"]]
    before, after = (int(part.split()[-1 if n == 0 else 0]) for n, part in enumerate(grown.split("\u2192")))
    assert after > before
