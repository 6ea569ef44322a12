"""What the use of a thing goes with."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

from meadhall.lab.records import Record
from meadhall.lab.tally import sittings
from meadhall.lab.workbench.contrast import contrast
from meadhall.lab.workbench.worth import SCORED, WON, Worth
from tests.lab.games import game
from tests.lab.workbench.outcomes import records


def worth_of(found: list[Record], block: int = 2) -> Worth:
    worth = Worth(len(found) // block)
    for n, record in enumerate(found):
        for one in sittings([record]):
            worth.add(n // block, one)
    return worth


def test_users_are_compared_with_those_who_played_the_same_and_did_not() -> None:
    """Red always wins and often uses the axe, blue never wins and seldom does. So the axe is worth nothing."""
    found = [
        _game(n, ("red", "blue"), {"axe": 1} if n % 4 else {}, {"axe": 1} if n % 8 == 0 else {}) for n in range(32)
    ]
    assert worth_of(found).estimate("axe", WON).value == pytest.approx(0)


def _game(n: int, factions: tuple[str, ...], *things: dict[str, int]) -> Record:
    return msgspec.structs.replace(
        game(n + 1, ("adept", "adept"), (0,), (10, 4)), factions=factions, things=tuple(things)
    )


def test_what_makes_winners_is_worth_something() -> None:
    worth = worth_of(records(Random(3), 120, lucky=True))
    lucky, plain = (contrast((1, worth.estimate(f"tile {n}", WON))) for n in (1, 2))
    assert lucky is not None
    assert plain is not None
    assert lucky.interval.low > 0.2
    assert plain.interval.low < 0 < plain.interval.high
    points = contrast((1, worth.estimate("tile 1", SCORED)))
    assert points is not None
    assert points.interval.low > 0


def test_what_nobody_or_everybody_uses_has_no_worth() -> None:
    found = [_game(n, ("red", "blue"), {"axe": 1}, {"axe": 1}) for n in range(32)]
    worth = worth_of(found)
    assert contrast((1, worth.estimate("axe", WON))) is None
    assert contrast((1, worth.estimate("bow", WON))) is None
    assert worth.users("axe") == dict.fromkeys(range(16), 4)
    assert worth.users("bow") == {}


def test_intervals_of_worth_hold_in_95_of_100() -> None:
    held = 0
    looks = 150
    for seed in range(looks):
        found = contrast((1, worth_of(records(Random(seed), 40)).estimate("tile 2", WON)))
        assert found is not None
        held += found.interval.low <= 0 <= found.interval.high
    assert 0.9 <= held / looks <= 0.99
