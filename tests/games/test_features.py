"""What learners are told of positions: always as many numbers as have names, and none that runs away."""

from __future__ import annotations

from random import Random

import pytest

import meadhall
from meadhall.bots.luck import pick, settle

LARGE = 8.0
TOLD = [slug for slug in meadhall.games() if meadhall.load(slug).mind.table_features]


@pytest.mark.parametrize("slug", TOLD)
@pytest.mark.parametrize("fewest", [True, False])
def test_every_number_has_a_name_and_a_place(slug: str, fewest: bool) -> None:
    game = meadhall.load(slug)
    mind, rng = game.mind(), Random(3)
    players = max(2, min(game.seats)) if fewest else max(game.seats)
    state = game.match(players, 4).state
    settle(state, rng)
    met = [set[int]() for _ in range(2)]
    for _ in range(2_000):
        if state.over:
            break
        if rng.random() < 0.2:
            table, *seats = mind.features_of(state)
            assert len(table) == len(mind.table_features)
            assert [len(row) for row in seats] == [len(mind.seat_features)] * players
            for names, row in [(mind.table_features, table), *((mind.seat_features, row) for row in seats)]:
                wild = {name: value for name, value in zip(names, row, strict=True) if not abs(value) < LARGE}
                assert not wild
            met[0].update(n for n, value in enumerate(table) if value)
            met[1].update(n for row in seats for n, value in enumerate(row) if value)
        seat = state.deciding[0]
        options = state.options_of(seat)
        state.apply(options[pick(rng, mind.weigh(state, seat, options), 0.5)], seat)
        settle(state, rng)
    assert len(met[0]) > len(mind.table_features) / 3
    assert len(met[1]) > len(mind.seat_features) / 2


@pytest.mark.parametrize("slug", TOLD)
def test_names_are_told_once(slug: str) -> None:
    mind = meadhall.load(slug).mind
    for names in (mind.table_features, mind.seat_features):
        assert len(set(names)) == len(names)


@pytest.mark.parametrize("slug", TOLD)
def test_the_features_of_a_view_are_those_of_what_is_seen(slug: str) -> None:
    """A champion looks at imagined worlds, but whoever asks for the features of a view must get them too."""
    state = meadhall.load(slug).match(3, 5).state
    view = state.view(state.deciding[0]).position
    assert len(meadhall.load(slug).mind().features_of(view)) == 4
