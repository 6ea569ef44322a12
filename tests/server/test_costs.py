"""Before a big loss: what an answer gives away is reckoned before it is played, and only its own seat hears of it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from litestar.testing import TestClient

import meadhall
from meadhall.kernel.view import View
from meadhall.puzzles.files import load
from meadhall.server.advice import losses
from meadhall.server.advice.bot_tasks import WordedReason
from meadhall.server.advice.losses import BigLoss
from meadhall.server.advice.thinkers import NoAnswerError
from tests.server.web import Guest, opened

LONG = 600.0
FOUND = BigLoss(0.14, {"en": "Hold", "de": "Halten"}, [WordedReason(0.1, {"en": "Safe", "de": "Sicher"})])


@pytest.fixture(scope="module")
def client(sqlite_template: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient[Any]]:
    with opened(sqlite_template, tmp_path_factory.mktemp("costs")) as client:
        yield client


@pytest.fixture
def thought(client: TestClient[Any], monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, ...]]:
    """What the thinkers were asked to weigh; they always find a big loss."""
    asked: list[tuple[str, ...]] = []

    async def ask(work: Any, view: View, actions: tuple[str, ...], **how: Any) -> BigLoss:
        assert work is losses.weigh
        asked.append(actions)
        return FOUND

    monkeypatch.setattr(client.app.state.house.thinkers, "ask", ask)
    return asked


def late_in_a_game() -> View:
    """A position in which one option is far better than the others."""
    match, rng = meadhall.load("mountain-king").match(2, seed=0), Random(0)
    for _ in range(148):
        decision = match.state.decision
        assert decision is not None
        match.play(rng.choice(decision.options), decision.seat)
    decision = match.state.decision
    assert decision is not None
    return match.state.view(decision.seat)


def test_a_big_loss_is_found_and_what_is_best_costs_nothing() -> None:
    view = late_in_a_game()
    assert view.decision is not None
    found = [losses.weigh(view, [str(option)], LONG) for option in view.decision.options]
    lost = [each for each in found if each is not None]
    assert lost, "nothing costs much here"
    assert len(lost) < len(found)
    assert all(each.loss > losses.WORTH_SAYING for each in lost)
    assert {*lost[0].better} == {"en", "de"}


def after_a_mistake_in_the_ice_garden() -> tuple[View, list[str], list[str]]:
    puzzle = load("ice-garden", "best-02")
    moves = [str(answer.says) for answer in puzzle.answers]
    right = [move for n, move in enumerate(moves) if n in puzzle.right]
    return puzzle.position().view(puzzle.seat), right, [move for move in moves if move not in right]


def before_a_king_goes_alone() -> tuple[View, list[str], list[str]]:
    """A King with one unit against six is lost; five more units stand by."""
    elves = dict(lands="isborg:6 frostgate:2 vakthold:3", king="frostgate")
    orcs = dict(lands="laxvik:6 solborg:4 ravnvik:3", king="solborg")
    game = meadhall.load("dragon-lords")
    state = game.scenario(at="combat", players=2, two_players="tundra", elves=elves, orcs=orcs)
    for action in ("attack laxvik", "from frostgate"):
        state.apply(state.parse(action))
    return state.view(0), ["send 1"], ["bring king"]


@pytest.mark.parametrize("position", [after_a_mistake_in_the_ice_garden, before_a_king_goes_alone])
def test_every_game_is_warned_in_the_fewest_worlds(position: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """What is imagined in a moment is enough for it."""
    monkeypatch.setattr(losses, "WORLDS", losses.FEWEST)
    view, right, wrong = position()
    assert [losses.weigh(view, [move], LONG) for move in right] == [None] * len(right)
    for move in wrong:
        found = losses.weigh(view, [move], LONG)
        assert found is not None, move
        assert found.loss > losses.WORTH_SAYING
        assert found.better["de"]


def test_without_time_nothing_is_said() -> None:
    view = late_in_a_game()
    assert view.decision is not None
    assert not any(losses.weigh(view, [str(option)], 0.0) for option in view.decision.options)


def test_the_player_is_told_and_nobody_else(client: TestClient[Any], thought: list[tuple[str, ...]]) -> None:
    ann, bo = Guest(client), Guest(client)
    table = ann.table("me", "open")
    bo.post(f"/api/tables/{table}/join", {})
    with ann.live(table, lang="en") as one, bo.live(table) as other:
        asked, waits = (one, other) if one.next("table")["prompt"]["mine"] else (other, one)
        if waits is other:
            waits.next("table")
        option, head = asked.table["options"][0]["action"], asked.table["head"]
        told = asked.ask(do="costs", head=head, actions=[option], play="now")
        assert (told["is"], told["points"], thought) == ("costs", 14, [(option,)])
        # What is not played costs nothing.
        assert asked.ask(do="costs", head=head, actions=[option], play="no")["points"] == 0
        assert asked.ask(do="costs", head=head + 1, actions=[option], play="now")["code"] == "stale"
        assert waits.ask(do="costs", head=head, actions=[option], play="now")["points"] == 0
        seat = asked.table["seat"]
        assert waits.ask(do="costs", head=head, actions=[option], seat=seat, play="now")["code"] == "forbidden"
        assert asked.ask(do="costs", head=head, actions=["nonsense"], play="now")["code"] == "illegal"
        waits.quiet()
        assert not any(message["is"] == "costs" and message["points"] for message in waits.heard)
        # Nothing was played.
        assert ann.get(f"/api/tables/{table}").json()["head"] == head


def test_where_nobody_can_think_it_is_played(client: TestClient[Any], monkeypatch: pytest.MonkeyPatch) -> None:
    async def busy(*given: Any, **how: Any) -> None:
        raise NoAnswerError("no process is free")

    monkeypatch.setattr(client.app.state.house.thinkers, "ask", busy)
    ann = Guest(client)
    with ann.live(ann.table("me", "hot")) as page:
        page.next("table")
        option = page.table["options"][0]["action"]
        assert page.ask(do="costs", head=page.table["head"], actions=[option], play="now")["points"] == 0
