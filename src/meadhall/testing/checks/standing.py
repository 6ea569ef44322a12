"""Checks of standing answers: every question in somebody else's turn has some, and they have words."""

from __future__ import annotations

from random import Random
from typing import Any

from meadhall.kernel.catalogue import LANGUAGES
from meadhall.kernel.game import Game
from meadhall.testing.kit import Setup, positions


def check_standing(setup: Setup, seed: int) -> None:
    """Answers can stand for every question in somebody else's turn; they are options, and rest on the view alone."""
    game = setup.game
    rng = Random(seed)
    for n, state, _, _ in positions(setup, seed):
        for seat in state.deciding:
            view = state.view(seat)
            decision = view.decision
            assert decision is not None
            if game.is_own_turn(state, seat):
                continue
            asked = decision.prompt.key
            assert asked in game.standing.questions, f"step {n}: no answer can stand for {asked}"
            for wish in game.standing.wishes(asked):
                answer = game.standing.answer(view, str(wish))
                assert answer is None or answer in decision.options, f"step {n}: {wish} at {asked}"
                assert wish.answer.pick(view, decision) in (None, *decision.options)
                if n % 7 == 0:
                    assert game.standing.answer(view.sample(rng).view(seat), str(wish)) is answer


def check_standing_words(game: Game[Any]) -> None:
    """Every question that answers can stand for, every answer and every condition has words in every language."""
    standing = game.standing
    for question in standing.questions.values():
        wishes = standing.wishes(question.key)
        assert len(set(map(str, wishes))) == len(wishes)
        assert standing.texts is not None
        answers = [f"answer-{one.key}" for one in question.answers if not one.declines]
        for id in (f"standing-{question.key}", *answers, *(f"if-{one.key}" for one in question.conditions)):
            for lang in LANGUAGES:
                assert standing.texts.say(id, lang)
