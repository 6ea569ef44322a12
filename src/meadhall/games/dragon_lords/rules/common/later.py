"""Steps that are put on the agenda by modules which must not import them, and are therefore made by name.

Whoever stands above imports the step itself.
"""

from __future__ import annotations

from typing import Any

from meadhall.games.dragon_lords.state import DragonLordsState
from meadhall.kernel.step import Step


def next_turn(s: DragonLordsState) -> Step:
    return _step(s, "NextTurn")


def another_round(s: DragonLordsState) -> Step:
    """One more round of the combat."""
    return _step(s, "Round")


def after_round(s: DragonLordsState) -> Step:
    return _step(s, "AfterRound")


def encounter(s: DragonLordsState, people: int) -> Step:
    """The party meets what is on its space."""
    return _step(s, "Encounter", people)


def follow(s: DragonLordsState, people: int, node: int) -> Step:
    """The script of a card goes on from here; at its end the card goes under the deck."""
    return _step(s, "Follow", people, node)


def verdict(s: DragonLordsState, people: int, node: int, face: int) -> Step:
    """The crystal die shows a face that players can still change."""
    return _step(s, "Verdict", people, node, face)


def listen(s: DragonLordsState, people: int, node: int, face: int, left: tuple[int, ...]) -> Step:
    """The peoples that are left may play a False Song."""
    return _step(s, "Listen", people, node, face, left)


def read_on(s: DragonLordsState, people: int, node: int, face: int) -> Step:
    """Nobody changes the face of the die any more, and the card is read on."""
    return _step(s, "ReadOn", people, node, face)


def _step(s: DragonLordsState, name: str, *fields: Any) -> Step:
    kind: Any = s.game.steps[name]
    step: Step = kind(*fields)
    return step
