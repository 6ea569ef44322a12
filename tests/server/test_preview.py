"""Previews: what an option would do, for whoever may choose it and for nobody else."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from litestar.testing import TestClient

import meadhall
from meadhall.kernel.action import Action
from meadhall.kernel.view import View
from meadhall.server.drawing import naming, pictures
from meadhall.server.drawing.preview import preview
from tests.kernel.toys import DUEL
from tests.server.web import Guest, live, opened


@pytest.fixture(scope="module")
def client(sqlite_template: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient[Any]]:
    with opened(sqlite_template, tmp_path_factory.mktemp("preview")) as client:
        yield client


class Seer:
    """A board that foresees."""

    def preview(self, view: View, lang: str, layout: str, action: Action) -> tuple[dict[str, str], str]:
        return {"board": f"<g><text>{action}</text></g>"}, f"{lang} {layout} {view.seat}"


@pytest.fixture
def seer(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pictures, "board_of", lambda view: Seer())


def asked() -> tuple[Any, int, str]:
    """A position, the seat that is asked there, and one of its options."""
    state = DUEL.match(seed=1).state
    decision = state.decision
    assert decision is not None
    return state, decision.seat, str(decision.options[0])


@pytest.mark.usefixtures("seer")
def test_a_board_shows_what_an_option_would_do() -> None:
    state, seat, option = asked()
    told = preview(state.view(seat), option, "de", "phone")
    assert (told.action, told.parts, told.text) == (
        option, {"board": f"<g><text>{option}</text></g>"}, f"de phone {seat}",
    )  # fmt: skip


@pytest.mark.parametrize("lang", ["en", "de"])
def test_a_board_without_previews_says_what_the_option_is(lang: str) -> None:
    state, seat, option = asked()
    told = preview(state.view(seat), option, lang, "desk")
    question = state.decision.prompt.key
    assert (told.parts, told.text) == ({}, naming.label(DUEL, state.parse(option), lang, question))


@pytest.mark.parametrize("lang", ["en", "de"])
def test_where_a_board_has_nothing_to_say_the_option_is_called_by_the_question(lang: str) -> None:
    """A game with previews; its board foresees nothing of an end of the phase."""
    game = meadhall.load("dragon-lords")
    state = game.scenario(at="combat", active="barbarians", barbarians=dict(lands="sildvik:3 isborg:2", king="isborg"))
    told = preview(state.view(0), "done", lang, "desk")
    assert (told.parts, told.text) == ({}, {"en": "End the combat phase", "de": "Kampfphase beenden"}[lang])


@pytest.mark.usefixtures("seer")
def test_others_and_what_is_no_option_get_nothing() -> None:
    state, seat, option = asked()
    for viewer in (1 - seat, None):
        told = preview(state.view(viewer), option, "en", "desk")
        assert (told.parts, told.text) == ({}, "")
    for text in ("", "nonsense", "guard", "show 1"):
        told = preview(state.view(seat), text, "en", "desk")
        assert (told.action, told.parts, told.text) == (text, {}, "")


def test_the_live_page_answers_its_own_player_only(client: TestClient[Any]) -> None:
    ann, bo = Guest(client), Guest(client)
    table = ann.table("me", "open")
    bo.post(f"/api/tables/{table}/join", {})
    with ann.live(table) as first, bo.live(table, lang="de") as second, live(client, table) as watcher:
        pages = (first, second, watcher)
        for page in pages:
            page.next("table")
        asker = first if first.table["prompt"]["mine"] else second
        option = asker.table["options"][0]["action"]
        lang = "en" if asker is first else "de"
        answers = [page.ask(do="preview", action=option) for page in pages]
        game = meadhall.load("ice-garden")
        chosen = asker.table["options"][0]
        words = f"{naming.label(game, game.vocabulary.parse(option), lang, '')}: {chosen['note']}"
        assert [answer["text"] for answer in answers] == [words if page is asker else "" for page in pages]
        assert {answer["is"] for answer in answers} == {"preview"}
        head = asker.play(Random(1))["head"]
        asker.say(do="look", moment=0)
        asker.until(lambda message: message["is"] == "table" and message["moment"] == 0)
        assert asker.ask(do="preview", action=option)["text"] == ""
        assert head > 0
        assert watcher.ask(do="preview")["code"] == "malformed"
