"""Steps that a module puts on the agenda although it stands below the module that plays them: known by name alone.

Whoever stands above imports the step itself.
"""

from __future__ import annotations

from typing import Any

from meadhall.games.dragon_lords.state import World
from meadhall.kernel.step import Step


def next_turn(s: World) -> Step:
    return _step(s, "NextTurn")


def another_round(s: World) -> Step:
    """One more round of the combat."""
    return _step(s, "Round")


def after_round(s: World) -> Step:
    return _step(s, "AfterRound")


def encounter(s: World, people: int) -> Step:
    """The space where the party is acts."""
    return _step(s, "Encounter", people)


def follow(s: World, people: int, node: int) -> Step:
    """The script of a card goes on from here; at its end the card goes under the deck."""
    return _step(s, "Follow", people, node)


def verdict(s: World, people: int, node: int, face: int) -> Step:
    """The crystal die shows this, and it can still turn."""
    return _step(s, "Verdict", people, node, face)


def listen(s: World, people: int, node: int, face: int, left: tuple[int, ...]) -> Step:
    """Those who are left may have a False Song sung."""
    return _step(s, "Listen", people, node, face, left)


def read_on(s: World, people: int, node: int, face: int) -> Step:
    """The verdict stands."""
    return _step(s, "ReadOn", people, node, face)


def _step(s: World, name: str, *fields: Any) -> Step:
    kind: Any = s.game.steps[name]
    step: Step = kind(*fields)
    return step
