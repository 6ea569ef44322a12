"""The chances of a party against monsters: by hand, and as the rules play it."""

from __future__ import annotations

from math import isclose
from random import Random
from typing import Any

import pytest

from meadhall.games.dragon_lords import DragonLords
from meadhall.games.dragon_lords.components import Dare, MeetMonsters
from meadhall.games.dragon_lords.facts import END
from meadhall.games.dragon_lords.quest_odds import Pack, beats, dares, numbers, survives
from meadhall.games.dragon_lords.rules.wastes.meetings import meet
from meadhall.kernel.scenario import Rest

GAME = DragonLords()
PLAIN = Pack(attack=3, defence=6, hits=1, poisons=False, shoots=False, fire=0)
GAMES = 400
CLOSE = 0.08
"""Three times the spread of so many games."""


def test_one_against_one() -> None:
    """Both hit with a half; one way in three only the party is left, and if both fall it is lost."""
    assert isclose(survives(1, 1, 3, (), PLAIN), 1 / 3)
    assert survives(1, 1, 3, (), PLAIN._replace(poisons=True)) == pytest.approx(1 / 3)
    assert survives(1, 1, 3, (), PLAIN._replace(shoots=True)) == 0
    assert survives(2, 1, 3, (), PLAIN) > survives(1, 1, 3, (3,), PLAIN) > survives(1, 1, 3, (), PLAIN)


def test_amounts_are_rolled() -> None:
    assert numbers(4) == {4: 1.0}
    assert numbers("1d4+1") == {2: 0.25, 3: 0.25, 4: 0.25, 5: 0.25}
    assert isclose(numbers("2d6")[7], 1 / 6)


def party(units: int) -> Any:
    elves = dict(lands="isborg:5", king="isborg", mana=0, party=f"trail-1:{units}")
    return GAME.scenario(at="quest", always_pause=False, elves=elves, orcs=dict(lands="solborg:3"))


@pytest.mark.parametrize(
    ("monsters", "units"),
    [((3, 3, 6, 1), 3), ((2, 4, 8, 2), 5), ((3, 3, 6, 1, "poison"), 4), ((1, 4, 10, 2, "missile", "cold"), 4)],
)
def test_what_is_foreseen_is_what_the_rules_play(monsters: tuple[Any, ...], units: int) -> None:
    count, attack, defence, hits, *traits = monsters
    deed = MeetMonsters("bandit", count, attack, defence, hits, tuple(traits))
    foreseen, lived, rng = beats(party(units), 0, deed), 0, Random(3)
    for _ in range(GAMES):
        state = party(units)
        state.agenda = [Rest(0)]
        meet(state, 0, deed, count, END)
        state.advance()
        while not isinstance(state.agenda[-1], Rest) and state.fight is not None:
            if state.fate is not None:
                state.apply(state.fate.sample(rng))
            else:
                options = state.decision.options
                state.apply(next((one for one in options if one.verb.key in ("pass", "lose-units")), options[0]))
        lived += state.party_units[0] > 0
    assert 0.05 < foreseen < 0.95
    assert abs(lived / GAMES - foreseen) < CLOSE


def test_a_dare_is_as_likely_as_its_faces() -> None:
    state: Any = GAME.scenario(at="quest", elves=dict(lands="isborg:5", party="trail-1:3", companions="finn kari"))
    assert dares(state, 0, Dare(6, 2, "companions")) == 4 / 6
    assert dares(state, 0, Dare(6, 2, "")) == 2 / 6
    assert dares(state, 0, Dare(6, 6, "strength")) == 1
