"""What a training has learnt, as the file that a champion reads."""

from __future__ import annotations

from typing import Any

import numpy as np

from meadhall.bots.weights import Learnt, fingerprint, packed
from meadhall.kernel.game import Game
from meadhall.lab.training.network import ORDER, Weights


def written(game: Game[Any], weights: Weights, playout: int, made: dict[str, str | int | float]) -> Learnt:
    """Each layer has a row for each of its units."""
    rows = [np.atleast_2d(weights[name].T) for name in ORDER]
    numbers = np.concatenate([part.reshape(-1) for part in rows])
    units = (len(weights["first"]), len(weights["last"]))
    return Learnt(game.slug, fingerprint(game.mind()), units, playout, made, packed(numbers.tolist()))
