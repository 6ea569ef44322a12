"""The viewer's options as a page shows them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from meadhall.draw.board import Face
from meadhall.draw.memory import Memory
from meadhall.kernel.action import Action
from meadhall.kernel.game import Game
from meadhall.kernel.state import Decision
from meadhall.kernel.view import View
from meadhall.server.drawing.naming import label, places
from meadhall.server.drawing.page import Choice
from meadhall.server.drawing.pictures import board_of

KEYS = "123456789ABCDEFGHIJKLMNOPQRSTVWXYZ"
"""The keys of the options in order; U is kept for undo."""
_choices: Memory[Choice] = Memory(8_000)


def ends(game: Game[Any], action: Action, asked: str) -> bool:
    """Whether an answer to a question does nothing more."""
    return action.verb.ends and asked not in game.going_on


def for_people(game: Game[Any], options: list[Action], asked: str) -> list[Action]:
    """In the order of the vocabulary, except that what does nothing more comes last."""
    return sorted(options, key=lambda action: ends(game, action, asked))


def choices(view: View, lang: str) -> tuple[Choice, ...]:
    """The viewer's options as a page shows them."""
    decision, game = to_decide(view.decision), view.position.game
    if decision is None:
        return ()
    asked = decision.prompt.key
    options = for_people(game, decision.options, asked)
    looks = zip(options, faces(view, lang, options), strict=True)
    return tuple([choice(game, action, lang, place, asked, face) for place, (action, face) in enumerate(looks)])


def faces(view: View, lang: str, options: Sequence[Action]) -> list[Face]:
    """What the game's board puts on each option."""
    board = board_of(view)
    return [Face()] * len(options) if board is None else board.faces(view, lang, options)


def called_option(view: View, action: Action, lang: str, asked: str) -> str:
    """What one of the viewer's options is called."""
    (face,) = faces(view, lang, [action])
    return face.label or label(view.position.game, action, lang, asked)


def choice(game: Game[Any], action: Action, lang: str, place: int, asked: str, face: Face) -> Choice:
    """An option as a page shows it, by its place in the list, the question and what the board puts on it."""

    def make() -> Choice:
        key = KEYS[place] if place < len(KEYS) else ""
        words = face.label or label(game, action, lang, asked)
        return Choice(str(action), words, places(action), key, face.note, face.weighs, ends(game, action, asked))

    return _choices.get((game.slug, lang, action, place, asked, face), make)


def to_decide(decision: Decision | None) -> Decision | None:
    """A decision, unless it goes without saying: then the house answers, and nobody is troubled with it."""
    return None if decision is None or decision.empty else decision
