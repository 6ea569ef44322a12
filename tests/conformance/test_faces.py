"""What stands on an option: nothing is spent without its price, and nothing is called by a code."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import pytest

import meadhall
from meadhall.draw.board import Face
from meadhall.kernel.action import Action
from meadhall.kernel.catalogue import LANGUAGES
from meadhall.kernel.state import Decision, State
from meadhall.kernel.step import Choice
from meadhall.server.drawing import log as log_of
from meadhall.server.drawing import naming
from meadhall.server.drawing import options as options_of

GAMES = [meadhall.load(slug) for slug in meadhall.games()]
each_game = pytest.mark.parametrize("game", GAMES, ids=meadhall.games())


def ice_garden(s: Any, seat: int) -> list[int]:
    if s.character[seat] < 0:
        return []
    m_factor = sum(s.layers(seat))
    return [s.goods[0][seat], s.goods[1][seat], m_factor, s.reputation[seat], -s.snow]


def mountain_king(s: Any, seat: int) -> list[int]:
    return [s.desperation[seat], s.supply[seat]]


def dragon_lords(s: Any, seat: int) -> list[int]:
    return [s.mana[people] for people in s.peoples if s.leader[people] == seat] + [
        s.gold_of(people) for people in s.peoples if s.leader[people] == seat
    ]


PURSES: dict[str, Callable[[Any, int], list[int]]] = {
    "ice-garden": ice_garden, "mountain-king": mountain_king, "dragon-lords": dragon_lords,
}  # fmt: skip
"""What a seat can spend."""


SAY_IT = ("trade",)
"""Verbs whose words are their price."""


def played(game: Any, seed: int, moves: int) -> Iterator[tuple[Any, Decision]]:
    """Questions of a game that is played at random, by one seat after the other."""
    rng = Random(seed)
    match = game.match(players=game.seats[-1], seed=seed)
    while not match.state.over and len(match.journal) < moves:
        decision = match.state.decision
        assert decision is not None
        yield match.state, decision
        match.play(rng.choice(decision.options), decision.seat)


def spends(s: State, action: Action, seat: int, purse: Callable[[Any, int], list[int]]) -> bool:
    """Whether the purse of a seat is smaller at once when it has taken an option, whatever comes after."""
    after = s.copy()
    step: Any = after.agenda.pop()
    step.take(after, action)
    return any(then < now for now, then in zip(purse(s, seat), purse(after, seat), strict=False))


@pytest.mark.parametrize("game", [meadhall.load(slug) for slug in PURSES], ids=PURSES)
def test_nothing_is_spent_without_its_price_on_the_option(game: Any) -> None:
    purse, met = PURSES[game.slug], set()
    for state, decision in played(game, 1, 900):
        if not isinstance(state.agenda[-1], Choice) or decision.prompt.key == "ask-pay":
            continue
        view = state.view(decision.seat)
        faces = options_of.faces(view, "en", decision.options)
        for action, face in zip(decision.options, faces, strict=True):
            if action.verb.key in met and face.note:
                continue
            if spends(state, action, decision.seat, purse):
                assert face.note or action.verb.key in SAY_IT, (decision.prompt.key, str(action))
                assert face.weighs or not naming.places(action), (decision.prompt.key, str(action))
                met.add(action.verb.key)
    assert met


CODE = re.compile(r"\b([a-h]\d\d?|h\d|a\d\d|trail \d+|Pfad \d+)\b", re.IGNORECASE)


@each_game
@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_option_is_called_by_a_code(game: Any, lang: str) -> None:
    found = set()
    for state, decision in played(game, 2, 400):
        for option in options_of.choices(state.view(decision.seat), lang):
            if is_coded(f"{option.label} {option.note}"):
                found.add((decision.prompt.key, option.label))
    assert found == set()


def is_coded(text: str) -> bool:
    """Whether a text names something as it is written in a saved game, unless it is called so on the table."""
    return CODE.search(re.sub(r"(sea zone|Seezone) \w\d+|\bd\d+", "", text)) is not None


BARE = re.compile(r"(?<=\w )[A-H]\b(?!\)|, (row|Reihe) )")
"""The letter of a region without its name, within a sentence."""


@each_game
@pytest.mark.parametrize("lang", LANGUAGES)
def test_nothing_is_called_by_a_code_in_questions_and_in_the_log(game: Any, lang: str) -> None:
    found, told = set(), 0
    for state, decision in played(game, 2, 400):
        text = game.texts.message(decision.prompt, state, lang)
        found |= {text} if is_coded(text) or BARE.search(text) else set()
    match, rng = game.match(players=game.seats[-1], seed=3), Random(3)
    while not match.state.over and len(match.journal) < 700:
        asked = match.state.decision
        assert asked is not None
        match.play(rng.choice(asked.options), asked.seat)
    seats = naming.seat_words(match.state)
    for n, entry in enumerate(match.journal):
        for viewer in (None, *range(match.state.players)):
            for line in log_of.entry_lines(game.texts, n, entry, viewer, seats, lang):
                told += 1
                found |= {line.text} if is_coded(line.text) or BARE.search(line.text) else set()
    assert told > 500
    assert found == set()


@each_game
def test_every_option_has_a_face_in_every_language(game: Any) -> None:
    for state, decision in played(game, 3, 300):
        view = state.view(decision.seat)
        for lang in LANGUAGES:
            for face in options_of.faces(view, lang, decision.options):
                assert isinstance(face, Face)
                assert "{" not in face.label + face.note
                assert not face.note.endswith(".") or face.note[:-1].count(".")
