"""Many games at once: the same games as one by one, however many processes play them."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from meadhall.kernel.errors import BadField, MeadhallError, NotationError
from meadhall.lab.envs.session import PENALTY, Session
from meadhall.lab.envs.vector import STRIDE, Vector
from tests.lab.tables import SHORT


def any_legal(masks: NDArray[np.bool_], rng: np.random.Generator) -> list[int]:
    return [int(rng.choice(np.flatnonzero(mask))) for mask in masks]


def test_every_row_is_a_game_of_its_own_and_begins_anew() -> None:
    """Played beside it one by one with the same answers, each game shows the same."""
    vector = Vector("ice-garden", games=3)
    vector.reset(seed=9)
    alone = [Session("ice-garden", None, {}) for _ in range(3)]
    for row, session in enumerate(alone):
        session.begin(9 * STRIDE + row)
    rng = np.random.default_rng(1)
    ended = 0
    for _ in range(400):
        actions = any_legal(vector.masks, rng)
        vector.step(actions)
        for row, session in enumerate(alone):
            session.answer(session.asked, actions[row])
            assert vector.ended[row] == session.over
            paid = session.payoffs() if session.over else [0.0, 0.0]
            assert vector.rewards[row].tolist() == paid
            if session.over:
                ended += 1
                session.begin(None)
            seen = session.observe(session.asked)
            assert vector.seats[row] == session.asked
            np.testing.assert_array_equal(vector.observations[row], seen["observation"])
            np.testing.assert_array_equal(vector.masks[row], seen["action_mask"])
    assert ended >= 3


def course(vector: Vector, steps: int) -> list[Any]:
    rng = np.random.default_rng(2)
    vector.reset(seed=4)
    told = []
    for _ in range(steps):
        vector.step(any_legal(vector.masks, rng))
        told.append((vector.seats.tolist(), vector.rewards.tolist(), float(vector.observations.sum())))
    return told


def test_two_processes_play_the_same_games_as_one() -> None:
    with Vector("mountain-king", games=3, processes=2, players=3) as shared:
        apart = course(shared, 60)
        assert shared.rewards.shape == (3, 3)
        again = course(shared, 60)
    assert apart == again == course(Vector("mountain-king", games=3, players=3), 60)


def test_an_illegal_answer_costs_and_the_game_goes_on() -> None:
    vector = Vector("dragon-lords", games=2, **SHORT["dragon-lords"])
    vector.reset(seed=1)
    seat = vector.seats[0]
    actions = any_legal(vector.masks, np.random.default_rng(1))
    actions[0] = int(np.flatnonzero(~vector.masks[0])[0])
    vector.step(actions)
    assert vector.rewards[0, seat] == PENALTY
    assert vector.rewards[1].tolist() == [0, 0]
    assert vector.masks.any(axis=1).all()


@pytest.mark.parametrize("processes", [1, 2])
def test_after_closing_nothing_is_played(processes: int) -> None:
    vector = Vector("ice-garden", games=2, processes=processes)
    vector.reset()
    vector.close()
    vector.close()
    with pytest.raises(MeadhallError, match="closed"):
        vector.step([0, 0])


def test_a_process_that_fails_is_not_waited_for(capfd: pytest.CaptureFixture[str]) -> None:
    with Vector("ice-garden", games=2, processes=2) as vector:
        vector.reset()
        with pytest.raises(MeadhallError, match="has ended"):
            vector.step([0, 10_000])
    assert "no action 10000" in capfd.readouterr().err


def test_a_failure_in_this_process_leaves_the_others_in_step() -> None:
    with Vector("ice-garden", games=2, processes=2) as vector:
        before = course(vector, 3)
        with pytest.raises(NotationError, match="no action 10000"):
            vector.step([10_000, 0])
        assert course(vector, 3) == before


def test_too_many_processes_are_refused() -> None:
    with pytest.raises(BadField, match="processes"):
        Vector("ice-garden", games=2, processes=3)


def test_the_slices_are_described() -> None:
    vector = Vector("ice-garden", games=1)
    vector.reset()
    assert vector.describe()[-1].stop == vector.observations.shape[1]
