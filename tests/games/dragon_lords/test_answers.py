"""A missile in the air is written as two numbers, and is what it was when it is read again."""

from __future__ import annotations

import json
from typing import Any

import pytest

import meadhall
from meadhall.games.dragon_lords.rules.war.answers import MISSILES, Answer, Hammer, Scroll, Spell, Whirl
from meadhall.games.dragon_lords.words import SCROLL
from meadhall.kernel.errors import SaveError
from meadhall.kernel.state import State

GAME = meadhall.load("dragon-lords")


def options(s: State) -> set[str]:
    assert s.decision is not None
    return {str(action) for action in s.decision.options}


def tempest() -> dict[str, Any]:
    """A saved battle in which a Tempest flies at the Elves, who may answer."""
    s = GAME.scenario(
        at="battle", zone="ravnvik", guests="ravnvik:4",
        orcs=dict(lands="solborg:5", king="solborg", scrolls="tempest"),
        elves=dict(lands="ravnvik:4 isborg:1", king="isborg", scrolls="reflect"),
    )  # fmt: skip
    while not isinstance(s.agenda[-1], Answer):
        s.apply(s.parse("cast tempest" if "cast tempest" in options(s) else "pass"))
    data: dict[str, Any] = json.loads(s.to_json())
    return data


def test_the_numbers_of_saved_games_keep_their_meaning() -> None:
    assert list(MISSILES) == [Spell, Scroll, Hammer, Whirl]
    assert [kind.source for kind in MISSILES] == [0, 1, 2, 3]
    step = tempest()["agenda"][-1]
    assert (step["step"], step["source"], step["what"]) == ("Answer", 1, SCROLL.find("tempest"))
    s = GAME.from_json(json.dumps(tempest()))
    assert options(s) == {"pass", "cast reflect"}


@pytest.mark.parametrize("source", [-1, 4])
def test_a_missile_of_no_kind_is_refused(source: int) -> None:
    data = tempest()
    data["agenda"][-1]["source"] = source
    with pytest.raises(SaveError, match="source"):
        GAME.from_json(json.dumps(data))
