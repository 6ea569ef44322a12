"""Before a big loss: what an answer gives away is reckoned before it is played, and only its own seat hears of it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient

import meadhall
from meadhall.kernel.view import View
from meadhall.puzzles.files import load
from meadhall.server.advice import advisor, losses
from meadhall.server.advice.bot_tasks import WordedReason, advise
from meadhall.server.advice.losses import Answer, BigLoss
from meadhall.server.advice.opponents import USUAL, Opponent
from meadhall.server.advice.thinkers import NoAnswerError
from meadhall.server.advice.weighing import Weighed
from tests.server.web import Guest, opened

LONG = 600.0
IS_SET_UP = advisor.is_set_up
FOUND = BigLoss(0.14, {"en": "Hold", "de": "Halten"}, [WordedReason(0.1, {"en": "Safe", "de": "Sicher"})])


@pytest.fixture(scope="module")
def client(sqlite_template: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient[Any]]:
    with opened(sqlite_template, tmp_path_factory.mktemp("costs")) as client:
        yield client


@pytest.fixture
def thought(client: TestClient[Any], monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, ...]]:
    """What the thinkers were asked to weigh; they always find a big loss."""
    asked: list[tuple[str, ...]] = []

    async def ask(work: Any, answers: list[Answer], who: Opponent, **how: Any) -> BigLoss:
        assert work is losses.weigh_loss
        asked.append(tuple(answer.action for answer in answers))
        return FOUND

    # The first questions of a game set it up.
    monkeypatch.setattr(advisor, "is_set_up", lambda match: False)
    monkeypatch.setattr(client.app.state.house.thinkers, "ask", ask)
    return asked


def loss_of(view: View, move: str, seconds: float = LONG, hint: str = "") -> BigLoss | None:
    return losses.weigh_loss([Answer(view, move, hint)], adviser(view), seconds)


def adviser(view: View) -> Opponent:
    return Opponent(USUAL, view.position.game.mind.styles[0], 3)


def puzzle(slug: str, id: str) -> tuple[View, list[str], list[str]]:
    """A position in which long games have proved which moves are right and which are wrong."""
    found = load(slug, id)
    moves = [str(answer.says) for answer in found.answers]
    right = [move for n, move in enumerate(moves) if n in found.right]
    return found.position().view(found.seat), right, [move for move in moves if move not in right]


def before_a_king_goes_alone() -> tuple[View, list[str], list[str]]:
    """A King with one unit against six is lost; five more units stand by."""
    elves = dict(lands="isborg:6 frostgate:2 vakthold:3", king="frostgate")
    orcs = dict(lands="laxvik:6 solborg:4 ravnvik:3", king="solborg")
    game = meadhall.load("dragon-lords")
    state = game.scenario(at="combat", players=2, two_players="tundra", elves=elves, orcs=orcs)
    for action in ("attack laxvik", "from frostgate"):
        state.apply(state.parse(action))
    return state.view(0), ["send 1"], ["bring king"]


BIG = [puzzle("ice-garden", "best-02"), puzzle("mountain-king", "best-12"), before_a_king_goes_alone()]


@pytest.mark.parametrize(("view", "right", "wrong"), BIG)
def test_every_game_is_warned_of_a_big_loss(view: View, right: list[str], wrong: list[str]) -> None:
    assert [loss_of(view, move) for move in right] == [None] * len(right)
    for move in wrong:
        found = loss_of(view, move)
        assert found is not None, move
        assert found.loss > losses.WORTH_SAYING
        assert {*found.better} == {"en", "de"}


@pytest.mark.parametrize(
    ("slug", "id"),
    [
        ("ice-garden", "best-01"),
        ("mountain-king", "best-02"),
        ("mountain-king", "best-04"),
        ("dragon-lords", "best-06"),
    ],
)
def test_nobody_is_warned_of_what_is_proved_to_be_right(slug: str, id: str) -> None:
    view, right, _ = puzzle(slug, id)
    assert [loss_of(view, move) for move in right] == [None] * len(right)


@pytest.mark.parametrize(("view", "right", "wrong"), BIG)
def test_a_hint_and_a_warning_are_one_survey(view: View, right: list[str], wrong: list[str]) -> None:
    """What the coach recommends it never warns of, whatever it is."""
    hint = advise(view, adviser(view), LONG).action
    assert hint in right
    assert loss_of(view, hint) is None
    assert [loss_of(view, move, hint=move) for move in wrong] == [None] * len(wrong)
    found = loss_of(view, wrong[0], hint=hint)
    assert found is not None
    assert found.better["en"]


def test_what_luck_may_explain_is_no_loss(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same difference is told where the worlds agree on it, and not where they do not."""
    view, right, wrong = BIG[0]
    best, chosen = (view.position.parse(move) for move in (right[0], wrong[0]))
    for error, told in ((0.01, True), (0.1, False)):

        def weigh(mind: Any, view: View, seat: int, moves: Any, *more: Any, error: float = error) -> list[Weighed]:
            return [Weighed(0.6 if move[0] is best else 0.4, error) for move in moves]

        monkeypatch.setattr(losses, "weigh", weigh)
        assert (loss_of(view, str(chosen), hint=str(best)) is not None) == told


def test_without_time_nothing_is_said() -> None:
    view = BIG[0][0]
    assert view.decision is not None
    assert not any(loss_of(view, str(option), 0.0) for option in view.decision.options)


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


def test_nobody_is_warned_while_the_game_is_set_up(client: TestClient[Any], thought: list[tuple[str, ...]]) -> None:
    ann = Guest(client)
    with pytest.MonkeyPatch.context() as patch, ann.live(ann.table("me", "hot")) as page:
        patch.setattr(advisor, "is_set_up", IS_SET_UP)
        page.next("table")
        option = page.table["options"][0]["action"]
        assert page.ask(do="costs", head=page.table["head"], actions=[option], play="now")["points"] == 0
        assert not thought


def test_where_nobody_can_think_it_is_played(client: TestClient[Any], monkeypatch: pytest.MonkeyPatch) -> None:
    async def busy(*given: Any, **how: Any) -> None:
        raise NoAnswerError("no process is free")

    monkeypatch.setattr(client.app.state.house.thinkers, "ask", busy)
    ann = Guest(client)
    with ann.live(ann.table("me", "hot")) as page:
        page.next("table")
        option = page.table["options"][0]["action"]
        assert page.ask(do="costs", head=page.table["head"], actions=[option], play="now")["points"] == 0
