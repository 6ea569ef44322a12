"""What each game says of itself: an overview, and a card for everybody who can be played, chosen or met."""

from __future__ import annotations

import re
from typing import Any
from xml.etree import ElementTree

import pytest

import meadhall
from meadhall.draw.people_sheet import people_sheet
from meadhall.draw.sheet import Drafted
from meadhall.games.dragon_lords.words import KINGDOM, PEOPLE
from meadhall.games.ice_garden.words import CHARACTER
from meadhall.games.mountain_king.words import CHAMPION, CLAN
from meadhall.kernel.catalogue import LANGUAGES
from meadhall.kernel.domain import Domain
from meadhall.kernel.introduction import Introduction, Overview, place_of
from meadhall.kernel.state import Decision
from meadhall.kernel.text import Texts
from tests.kernel.toys import DUEL

GAMES = ("ice-garden", "mountain-king", "dragon-lords")
MET: list[tuple[str, Domain, str]] = [
    ("ice-garden", CHARACTER, "character"),
    ("mountain-king", CHAMPION, "champion"),
    ("mountain-king", CLAN, "clan"),
    ("dragon-lords", PEOPLE, "people"),
    ("dragon-lords", KINGDOM, "territory"),
]
every_game = pytest.mark.parametrize("slug", GAMES)
each_language = pytest.mark.parametrize("lang", LANGUAGES)


def cards(slug: str, lang: str) -> dict[str, Any]:
    return {one.place: one for kin in meadhall.load(slug).peoples(lang) for one in kin.peoples}


@each_language
@every_game
def test_the_overview_says_what_it_is_about_how_long_and_how_hard(slug: str, lang: str) -> None:
    told = meadhall.load(slug).overview(lang)
    assert 40 < len(told.goal) < 130, told.goal
    assert told.end.endswith(".")
    assert told.minutes >= 30
    assert 1 <= told.difficulty <= 5


@each_language
@pytest.mark.parametrize(("slug", "domain", "kind"), MET, ids=lambda one: getattr(one, "name", one))
def test_everybody_has_a_card(slug: str, domain: Domain, kind: str, lang: str) -> None:
    found = cards(slug, lang)
    assert {f"{kind}:{word}" for word in domain.words} <= found.keys()


@each_language
@every_game
def test_cards_are_whole_and_can_be_told_apart(slug: str, lang: str) -> None:
    game = meadhall.load(slug)
    found = cards(slug, lang)
    for one in found.values():
        assert one.who.endswith(".")
        assert one.plays.endswith(".")
        assert "{" not in one.who + one.plays
        assert 1 <= one.difficulty <= 5
        assert one.rule is None or one.rule in game.catalogue
        assert ElementTree.fromstring(one.picture).get("aria-hidden") == "true"
    assert len({one.name for one in found.values()}) == len(found)
    for kin in game.peoples(lang):
        assert kin.title
        assert kin.words.endswith(".")


@every_game
def test_all_that_is_written_is_said(slug: str, monkeypatch: pytest.MonkeyPatch) -> None:
    said: set[str] = set()
    real = Texts.say

    def say(self: Texts, id: str, lang: str = "en", /, **args: str | int) -> str:
        said.add(id)
        return real(self, id, lang, **args)

    monkeypatch.setattr(Texts, "say", say)
    game = meadhall.load(slug)
    written = [
        re.findall(
            r"^([\w-]+) =", (game.folder / "text" / "introduction" / f"{lang}.ftl").read_text("utf-8"), re.MULTILINE
        )
        for lang in LANGUAGES
    ]
    game.overview("en")
    game.peoples("en")
    assert written[0] == written[1]
    assert set(written[0]) <= said


@each_language
@pytest.mark.parametrize(
    ("slug", "question"),
    [("ice-garden", "ask-character"), ("ice-garden", "ask-opponent"), ("mountain-king", "ask-keep")],
)
def test_whoever_is_chosen_is_chosen_by_a_card(slug: str, question: str, lang: str) -> None:
    draft = drafted(slug, question)
    sheet = people_sheet(draft, lang)
    assert sheet is not None
    (row,) = sheet.parts[0].rows
    options = asked(draft).options
    assert row.control == "peoples"
    assert [value.place for value in row.values] == [place_of(action) for action in options]
    assert [value.actions for value in row.values] == [(str(action),) for action in options]
    assert all(value.note and value.plays and value.difficulty and value.picture for value in row.values)
    assert sheet.at_once


def asked(draft: Drafted) -> Decision:
    assert draft.view.decision is not None
    return draft.view.decision


def drafted(slug: str, question: str) -> Drafted:
    """An empty draft where a question is asked."""
    match = meadhall.load(slug).match(1 if question == "ask-opponent" else 2, seed=1)
    while match.state.decision is None or match.state.decision.prompt.key != question:
        match.play(match.state.decision.options[0])
    view = match.state.view(match.state.decision.seat)
    return Drafted(view, view, (), held=False)


def test_what_is_chosen_shows_on_the_sheet_until_it_is_played() -> None:
    before = drafted("ice-garden", "ask-character")
    action = asked(before).options[2]
    state = before.view.position.copy()
    state.apply(action)
    after = Drafted(before.view, state.view(0), (action,), held=False, questions=("ask-character",))
    sheet = people_sheet(after, "en")
    assert sheet is not None
    assert sheet.ready
    assert sheet.parts[0].rows[0].value == 2


def test_other_questions_have_no_such_sheet() -> None:
    match = meadhall.load("ice-garden").match(2, seed=1, characters="callo,freihoff")
    view = match.state.view(0)
    assert people_sheet(Drafted(view, view, (), held=False), "en") is None


def test_a_game_without_any_introduces_itself_all_the_same() -> None:
    assert type(DUEL.introduction) is Introduction
    assert DUEL.overview("en") == Overview("", "", 0, 0)
    assert DUEL.peoples("en") == ()
    assert DUEL.introduction.scene(DUEL).players in DUEL.seats
