"""Matches of the learnt player against bots of the house, in the arena."""

from __future__ import annotations

from pathlib import Path
from tempfile import TemporaryDirectory

import meadhall
from examples.learn.bot import LEARNT, WEIGHTS, enlist
from meadhall.lab.arena import run
from meadhall.lab.entrants import read_entrants
from meadhall.lab.folder import Folder
from meadhall.lab.schedule import make_plan
from meadhall.lab.tally import Standing, standings


def match(games: int, against: str = "novice", seed: int = 1, weights: Path = WEIGHTS) -> Standing:
    """How the learnt player does against a bot in so many games, in which they take turns at both seats."""
    enlist(weights)
    game = meadhall.load("ice-garden")
    plan = make_plan(game, read_entrants(f"{LEARNT},{against}", game), {}, seed)
    with TemporaryDirectory() as folder:
        records = run(plan, games, Folder(Path(folder)), workers=1)
    return next(standing for standing in standings(records) if standing.bot == LEARNT)
