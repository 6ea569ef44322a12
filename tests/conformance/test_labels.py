"""What an option is called may depend on the question."""

from __future__ import annotations

import re
from importlib.resources import files
from random import Random
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message

import meadhall
from meadhall.games import FIRST
from meadhall.kernel.catalogue import LANGUAGES
from meadhall.kernel.draft import Draft
from meadhall.kernel.game import Game
from meadhall.kernel.message import shown_to
from meadhall.server.drawing import options as options_of
from meadhall.server.drawing.drafts import moves, shown_draft
from meadhall.server.drawing.log import tells_of_others
from meadhall.server.words import HouseTexts

each_game = pytest.mark.parametrize("game", [meadhall.load(slug) for slug in meadhall.games()], ids=meadhall.games())

SAY = HouseTexts().speaker("en")


def special(game: Game[Any], lang: str) -> set[tuple[str, str]]:
    """Verbs and questions for which a file has a name of their own."""
    text = (files(type(game).__module__) / "text" / f"{lang}.ftl").read_text("utf-8")
    return {
        (entry.id.name.removeprefix("do-"), attribute.id.name)
        for entry in FluentParser().parse(text).body
        if isinstance(entry, Message) and entry.id.name.startswith("do-")
        for attribute in entry.attributes
    }


@each_game
def test_all_languages_have_the_same_names(game: Game[Any]) -> None:
    first, *others = (special(game, lang) for lang in LANGUAGES)
    assert first or game.slug not in FIRST
    assert all(other == first for other in others)
    assert all(game.texts.has(question, lang) for _, question in first for lang in LANGUAGES)


@each_game
def test_an_option_is_called_by_the_question(game: Game[Any]) -> None:
    for verb, question in special(game, "en"):
        action, *others = game.vocabulary.verbs[verb].actions
        for lang in LANGUAGES:
            said = game.texts.action(action, lang, question)
            assert others or said == game.texts.say(f"do-{verb}.{question}", lang)
            assert said != game.texts.action(action, lang) == game.texts.action(action, lang, "ask-nothing-of-this")


@each_game
def test_what_does_nothing_more_is_called_by_every_question(game: Game[Any]) -> None:
    rng, met = Random(1), set()
    for players in game.seats:
        match = game.match(players=players, seed=players)
        while not match.state.over and len(match.journal) < 1000:
            decision = match.state.decision
            assert decision is not None
            met |= {(action, decision.prompt.key) for action in decision.options if action.verb.ends}
            match.play(rng.choice(decision.options), decision.seat)
    assert len(met) > 2 or game.slug not in FIRST
    plain = {action: game.texts.action(action) for action, _ in met}
    assert [(action, asked) for action, asked in met if game.texts.action(action, "en", asked) == plain[action]] == []


WHERE_TO = {"en": ("Where ", "To "), "de": ("Wo ", "Nach ")}
"""How a question for a place begins, and how none of its answers does. English goes "where" and comes "to"."""


@each_game
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_question_where_is_not_answered_by_a_way_there(game: Game[Any], lang: str) -> None:
    asked, met, wrong = WHERE_TO[lang], 0, set()
    for players in game.seats:
        rng, match = Random(players), game.match(players=players, seed=players)
        while not match.state.over and len(match.journal) < 600:
            decision = match.state.decision
            assert decision is not None
            question = game.texts.message(decision.prompt, match.state, lang)
            if question.startswith(asked[0]) and not re.search(r" (go|goes|march|teleport|fly|flies)\b", question):
                met += 1
                labels = [choice.label for choice in options_of.choices(match.state.view(decision.seat), lang)]
                wrong |= {(question, label) for label in labels if label.startswith(asked[1])}
            match.play(rng.choice(decision.options), decision.seat)
    assert met or game.slug == "mountain-king"
    assert wrong == set()


@each_game
def test_what_no_event_tells_of_is_told_in_a_sentence(game: Game[Any]) -> None:
    rng, told = Random(2), set()
    for players in game.seats:
        match = game.match(players=players, seed=players)
        while not match.state.over and len(match.journal) < 1000:
            decision = match.state.decision
            assert decision is not None
            match.play(rng.choice(decision.options), decision.seat)
        for entry in match.journal:
            events = shown_to(entry.events, None)
            if entry.by >= 0 and events and tells_of_others(events[0], entry.by):
                told |= {(game.texts.deed(entry.action, "Callo", lang, entry.asked), entry.asked) for lang in LANGUAGES}
    assert [said for said in sorted(told) if not said[0].endswith(".")] == []


@each_game
def test_sentences_about_deeds_belong_to_verbs_and_questions(game: Game[Any]) -> None:
    for lang in LANGUAGES:
        text = (files(type(game).__module__) / "text" / f"{lang}.ftl").read_text("utf-8")
        for entry in FluentParser().parse(text).body:
            if isinstance(entry, Message) and entry.id.name.startswith("did-"):
                assert entry.id.name.removeprefix("did-") in game.vocabulary.verbs
                assert all(game.texts.has(attribute.id.name, lang) for attribute in entry.attributes)


@each_game
def test_an_ending_that_is_said_for_somebody_is_called_as_its_button(game: Game[Any]) -> None:
    rng, met = Random(4), 0
    match = game.match(players=max(game.seats), seed=4)
    while not match.state.over and len(match.journal) < 250:
        decision = match.state.decision
        assert decision is not None
        view = match.state.view(decision.seat)
        buttons = tuple(choice.label for choice in options_of.choices(view, "en"))
        said = [move.said for move in moves(view, "en") if move.said]
        assert not buttons or [one for one in said if not one.startswith(buttons)] == []
        draft = Draft(match.state, decision.seat)
        draft.add(rng.choice(decision.options))
        on = shown_draft(draft, None, "en", SAY).on
        if on:
            there = options_of.choices(draft.state.view(decision.seat), "en")
            assert any(f"“{choice.label}”" in on for choice in there), on
        met += len(said) + bool(on)
        match.play(draft.actions[0], decision.seat)
    assert met or not game.closing
