"""Which answers a step of a lesson leaves open."""

from __future__ import annotations

from meadhall.games.ice_garden.words import VOCABULARY
from meadhall.kernel.action import Action
from meadhall.kernel.lesson import fitting


def actions(*texts: str) -> list[Action]:
    return [VOCABULARY.parse(text) for text in texts]


def test_answers_are_open_that_fit_a_pattern_and_all_if_none_does() -> None:
    options = actions("done", "lift 0 1", "lift 0 2")
    assert fitting(options, ["lift 0 *", "summon *"]) == options[1:]
    assert fitting(options, ["summon *"]) == options
    assert fitting(options, []) == options


def test_in_turn_only_the_first_pattern_counts_that_fits() -> None:
    options = actions("done", "lift 0 1", "lift 0 2")
    assert fitting(options, ["summon *", "lift 0 2", "done"], in_turn=True) == options[2:]
    assert fitting(options, ["summon *", "improve *"], in_turn=True) == options
