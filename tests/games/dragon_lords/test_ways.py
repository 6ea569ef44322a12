"""The sheet of a quest card that offers ways: the card, what each way takes and brings, and its odds."""

from __future__ import annotations

import re
from random import Random
from typing import Any

import pytest

from meadhall.draw.sheet import Drafted, Sheet
from meadhall.games.dragon_lords import DragonLords
from meadhall.games.dragon_lords.board.likelihood import likely
from meadhall.games.dragon_lords.board.quest_ways import outcomes, told
from meadhall.games.dragon_lords.board.scribe import Scribe
from meadhall.games.dragon_lords.components import Dare, MeetMonsters
from meadhall.games.dragon_lords.quest_odds import beats
from meadhall.kernel.catalogue import LANGUAGES
from meadhall.kernel.draft import compose
from meadhall.server.drawing.drafts import drafted

GAME = DragonLords()


def at_the_fork(card: str, face: str, **elves: Any) -> Any:
    party = dict(lands="isborg:5", king="isborg", party="trail-1:4") | elves
    orcs = dict(lands="solborg:3", king="solborg")
    state: Any = GAME.scenario(at="quest-card", card=card, elves=party, orcs=orcs, always_pause=False)
    while state.fate is not None:
        crystal = state.fate.kind == "crystal"
        state.apply(state.parse(f"crystal {face}") if crystal else state.fate.sample(Random(1)))
    assert state.decision.prompt.key == "ask-way"
    return state


def sheet_of(state: Any, *answers: str, lang: str = "en") -> Sheet:
    seat = state.decision.seat
    view = state.view(seat)
    draft = Drafted(view, view, (), held=False)
    if answers:
        draft = drafted(compose(state, seat, [state.parse(answer) for answer in answers]))
    sheet = GAME.board.sheet(draft, lang)
    assert sheet is not None
    return sheet


def test_each_way_says_what_it_takes_and_how_likely_it_goes_well() -> None:
    state = at_the_fork("mortizen-toll", "ignored", gold=7, companions="finn")
    sheet = sheet_of(state)
    card, ways = sheet.parts
    assert sheet.title == "Mortizen's Toll"
    assert "Read out by the Orcs" in card.picture
    pay, fight = ways.rows
    assert (pay.name, pay.total) == ("Lose 5 gold of your 7", None)
    riders = MeetMonsters("rider", "1d6", 4, 6, 1)
    assert fight.total is not None
    assert fight.total.after == f"{likely(beats(state, 0, riders))} %"
    assert fight.name == "Fight 1d6 × Rider"
    options = state.decision.options
    notes = [face.note for face in GAME.board.faces(state.view(0), "en", options)]
    assert notes == [pay.name, f"{fight.name}: {fight.total.after}"]
    assert fight.facts == "Attack 4, Defence d6, 1 hit point. Booty, sealed until the party wins"
    assert [row.values[0].actions for row in ways.rows] == [("choose pay-gold",), ("choose fight",)]
    assert sheet.missing
    assert sheet.whole


@pytest.mark.parametrize("answer", ["choose pay-gold", "choose fight"])
def test_the_card_stays_on_the_sheet_when_a_way_is_chosen(answer: str) -> None:
    """Whether fate comes next or the card is over."""
    state = at_the_fork("mortizen-toll", "ignored", gold=7)
    sheet = sheet_of(state, answer)
    assert [row.values[0].actions for row in sheet.parts[1].rows if row.value is not None] == [(answer,)]
    assert sheet.sentence.startswith("Mortizen's Toll: ")
    assert "Mortizen" in sheet.parts[0].picture
    assert [chip.actions for chip in sheet.chips] == [()]


def test_dice_on_a_way_say_what_each_face_brings() -> None:
    state = at_the_fork("rainbow-gate", "ignored", pieces="wizard-1:party", mana=2)
    dare, on = sheet_of(state).parts[1].rows
    assert dare.facts == "Blessed: go to any space. Ignored: draw another quest card. Cursed: lose 1 mana of your 2"
    assert (on.name, on.facts) == ("Go on", "")
    assert not sheet_of(state).parts[1].note, "nothing is reckoned there"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_deed_of_every_card_has_words(lang: str) -> None:
    state = at_the_fork("mortizen-toll", "ignored", gold=7)
    scribe = Scribe(state.view(0), lang)
    for number, node in enumerate(state.facts.nodes):
        if type(node.deed).__name__ != "If":
            words = told(scribe, 0, node.deed)
            assert words.strip()
            assert not re.search(r"[{}]|\bd\d|board-" if lang == "de" else r"[{}]|board-", words), words
        for line in outcomes(scribe, 0, number):
            assert not line.endswith((": ", " "))


def test_a_dare_says_what_must_be_rolled() -> None:
    state = at_the_fork("mortizen-toll", "ignored", gold=7, companions="finn")
    scribe = Scribe(state.view(0), "en")
    assert told(scribe, 0, Dare(6, 2, "companions")) == "dare to roll 3 or less on d6"
