"""Standing answers: what a seat wants to have answered in its name, whenever it is asked in somebody else's turn.

A game declares the questions that come in the turns of others, the answers that can stand for each, and conditions
under which a person wants to be asked all the same. Everything is looked up in the seat's own view.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import NamedTuple

from meadhall.kernel.action import Action
from meadhall.kernel.state import Decision
from meadhall.kernel.text import Texts
from meadhall.kernel.verb import Verb
from meadhall.kernel.view import View

ALWAYS, TURN, UNLESS = "always", "turn", "unless"
"""How far an answer stands: always, until the seat's own turn, or unless a condition holds."""


class Condition(NamedTuple):
    """When a seat wants to be asked all the same; in words ``if-KEY``, as the end of a sentence."""

    key: str
    holds: Callable[[View, Decision], bool]


class Answer(NamedTuple):
    """What stands: the option that is taken, or None where it does not fit. In words ``answer-KEY``."""

    key: str
    pick: Callable[[View, Decision], Action | None]
    declines: bool = False
    """It only says no; then it needs no words of its own."""


class StandingQuestion(NamedTuple):
    """A question that comes in somebody else's turn, by the key of its prompt; in words ``standing-KEY``."""

    key: str
    answers: tuple[Answer, ...]
    conditions: tuple[Condition, ...] = ()


class Wish(NamedTuple):
    """Which answer stands, how far, and unless what."""

    scope: str
    answer: Answer
    condition: Condition | None = None

    def __str__(self) -> str:
        words = [self.scope, self.answer.key]
        return " ".join(words if self.condition is None else [*words, self.condition.key])


class Standing:
    """All questions of a game to which answers can stand, and the words for them."""

    def __init__(self, texts: Texts | None = None, questions: Iterable[StandingQuestion] = ()) -> None:
        self.texts = texts
        self.questions = {question.key: question for question in questions}

    def wishes(self, key: str) -> list[Wish]:
        """What a seat can wish for at a question, beside being asked."""
        question = self.questions.get(key)
        if question is None:
            return []
        found: list[Wish] = []
        for answer in question.answers:
            found += [Wish(TURN, answer), Wish(ALWAYS, answer)]
            found += [Wish(UNLESS, answer, condition) for condition in question.conditions]
        return found

    def wish(self, key: str, text: str) -> Wish | None:
        """A wish that was written down, if the game still knows it."""
        return next((wish for wish in self.wishes(key) if str(wish) == text), None)

    def answer(self, view: View, text: str) -> Action | None:
        """What a seat with this wish answers to what it is asked; None if it has to be asked itself."""
        decision = view.decision
        wish = None if decision is None else self.wish(decision.prompt.key, text)
        if decision is None or wish is None or (wish.condition and wish.condition.holds(view, decision)):
            return None
        return wish.answer.pick(view, decision)


def says(key: str, action: Action, declines: bool = False) -> Answer:
    """One and the same action, wherever it is an option."""
    return Answer(key, lambda view, decision: action if action in decision.options else None, declines)


def declines(action: Action) -> Answer:
    """Say no."""
    return says("no", action, declines=True)


def first_of(key: str, verb: Verb[Action]) -> Answer:
    """The first option of a kind."""
    return Answer(key, lambda view, decision: next((one for one in decision.options if one.verb is verb), None))


def best(view: View, decision: Decision) -> Action:
    """The option that tempts the game's bots most at first sight, with what the seat knows."""
    position = view.position
    weights = position.game.mind().weigh(position, decision.seat, decision.options)
    return decision.options[max(range(len(weights)), key=weights.__getitem__)]


def prefers(key: str, action: Action) -> Answer:
    """One action wherever it is an option; elsewhere the house chooses, so that nobody is asked."""
    return Answer(key, lambda view, decision: action if action in decision.options else best(view, decision))


HOUSE = Answer("house", best)
"""The house chooses as its bots would."""
