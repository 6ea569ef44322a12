"""A Ray cluster plays and learns the same as one process. Starting one takes longest, so it is started once."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest

from examples.learn import training
from examples.learn.training import Trainer
from meadhall.lab.arena import run
from meadhall.lab.folder import Folder
from tests.lab.test_arena import lines, plan_of

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def cluster() -> Iterator[None]:
    ray = pytest.importorskip("ray", reason="Ray is not installed")
    with pytest.MonkeyPatch.context() as patched:
        # Where its workers find the examples.
        patched.chdir(ROOT)
        ray.init(num_cpus=1, include_dashboard=False, log_to_driver=False)
        yield
        ray.shutdown()


@pytest.mark.usefixtures("cluster")
def test_a_cluster_plays_the_same_games(tmp_path: Path) -> None:
    for folder, on_ray in (("alone", False), ("shared", True)):
        run(plan_of(), 4, Folder(tmp_path / folder), 1, on_ray=on_ray)
    assert lines(tmp_path / "shared") == lines(tmp_path / "alone")


@pytest.mark.usefixtures("cluster")
def test_a_cluster_learns_the_same() -> None:
    alone, shared = (Trainer(seed=4, jobs=2, games=1) for _ in range(2))
    alone.advance()
    shared.advance(training.on_ray)
    for name in alone.weights:
        assert np.array_equal(alone.weights[name], shared.weights[name]), name
    assert np.array_equal(alone.memory[0][1], shared.memory[0][1])
