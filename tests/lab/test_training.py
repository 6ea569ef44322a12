"""Champions learn: what NumPy learns is what bots ask, slopes are slopes, and a little training helps."""

from __future__ import annotations

from pathlib import Path
from random import Random

import numpy as np
import pytest

import meadhall
from meadhall.bots.experience import softmax
from meadhall.bots.weights import unpacked
from meadhall.kernel.mind import Mind
from meadhall.lab.training.keeping import written
from meadhall.lab.training.learning import learn, surprise
from meadhall.lab.training.loop import Training, Wanted
from meadhall.lab.training.network import Lessons, Weights, forward, fresh_weights, gradients
from meadhall.lab.training.playing import Job, work
from tests.kernel.toys import DRAFT
from tests.kernel.toys.draft import Draft, Drafting

SEED = 5


def some(players: int, games: int = 1) -> Lessons:
    return work(Job("ice-garden", 1, SEED, players, games, 1))[1]


def awake(lessons: Lessons) -> Weights:
    """Weights that say something of everything."""
    weights = fresh_weights(lessons.table.shape[1], lessons.seats.shape[2], SEED, (8, 4))
    rng = np.random.default_rng(SEED)
    return {name: value + rng.normal(0, 0.1, value.shape).astype(np.float32) for name, value in weights.items()}


@pytest.mark.parametrize("players", [2, 3])
def test_bots_ask_the_network_that_was_trained(players: int) -> None:
    lessons = some(players)
    game = meadhall.load("ice-garden")
    weights = awake(lessons)
    experience = unpacked(written(game, weights, 0, {}), game.mind())
    expected = forward(weights, lessons).chances
    for n in range(len(lessons)):
        rows = [lessons.table[n].astype(float).tolist(), *lessons.seats[n].astype(float).tolist()]
        logs = lessons.logs[n].astype(float).tolist()
        assert experience.corrected(softmax(logs), rows) == pytest.approx(expected[n].tolist(), abs=2e-3)


def test_a_network_that_says_nothing_leaves_the_outlook_as_it_is() -> None:
    game = meadhall.load("ice-garden")
    mind = game.mind()
    fresh = fresh_weights(len(mind.table_features), len(mind.seat_features), SEED)
    experience = unpacked(written(game, fresh, 0, {}), mind)
    state = game.match(players=3, seed=2).state
    assert experience.outlook(mind, state) == pytest.approx(mind.outlook(state))


def test_slopes_are_slopes() -> None:
    lessons = some(3).take(slice(0, 4))
    weights = {name: value.astype(np.float64) for name, value in awake(lessons).items()}
    _, slopes = gradients(weights, lessons)
    rng = Random(SEED)
    for name, value in weights.items():
        at = tuple(rng.randrange(size) for size in value.shape)
        losses = []
        for step in (1e-4, -1e-4):
            moved = {**weights, name: value.copy()}
            moved[name][at] += step
            losses.append(gradients(moved, lessons)[0])
        assert slopes[name][at] == pytest.approx((losses[0] - losses[1]) / 2e-4, abs=1e-4), name


def test_learning_lessens_surprise() -> None:
    lessons = some(2, games=2)
    fresh = fresh_weights(lessons.table.shape[1], lessons.seats.shape[2], SEED, (8, 4))
    assert surprise(learn(fresh, [lessons], 1500, SEED), lessons) < surprise(None, lessons) - 0.05


class Sleeper(Mind):
    """Holds all options for equal and all seats for equally far ahead, so there is something to learn."""

    table_features = ("cards left",)
    seat_features = ("kept", "held")

    def judge(self, s: Drafting, seat: int) -> list[float]:
        return [0.0]

    def features_of(self, s: Drafting) -> list[list[float]]:
        step = s.choosing()
        put_aside = [max(0, card + 1) for card in step.aside] if step else [0] * s.players
        kept = [sum(cards) + len(cards) for cards in s.kept]
        return [
            [s.sizes[0] / 4],
            *([(kept[seat] + put_aside[seat]) / 20, sum(s.cards_of(seat)) / 20] for seat in range(s.players)),
        ]


SMALL = Wanted(
    games=2000, games_in_job=100, times=2, learnt=60, units=(8, 4), frozen=60, rolled=8, blocks=2, seconds=1e-3
)
"""A training that is over in seconds, and enough for a game so small."""


def trained(folder: Path, wanted: Wanted = SMALL, generations: int = 1) -> Training:
    training = Training(DRAFT, folder, wanted, lambda line: None)
    while training.generation <= generations:
        training.advance()
    return training


@pytest.fixture
def sleeping(monkeypatch: pytest.MonkeyPatch, toys_in_the_house: None) -> None:
    monkeypatch.setattr(Draft, "mind", Sleeper)


@pytest.mark.usefixtures("sleeping")
def test_a_small_training_gives_less_away(tmp_path: Path) -> None:
    """The whole loop: what was learnt chooses better in the frozen decisions, and is less surprised by what comes."""
    (point,) = trained(tmp_path).points
    assert point.surprise < point.surprise_before
    assert point.regret < 0.6 * point.regret_before


@pytest.mark.usefixtures("sleeping")
def test_a_training_goes_on_where_it_was_interrupted(tmp_path: Path) -> None:
    few = SMALL._replace(games=200, games_in_job=20)
    straight = trained(tmp_path / "straight", few, 2)
    trained(tmp_path / "broken", few)
    resumed = trained(tmp_path / "broken", few, 2)
    assert [(point.positions, point.surprise, point.regret) for point in resumed.points] == [
        (point.positions, point.surprise, point.regret) for point in straight.points
    ]
    for name, value in straight.weights().items():
        assert np.array_equal(resumed.weights()[name], value), name
