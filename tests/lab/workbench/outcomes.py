"""Games that nobody has played: outcomes at random, with the rules as they are or with one changed."""

from __future__ import annotations

from random import Random

import msgspec

from meadhall.kernel import registry
from meadhall.lab.entrants import read_entrants
from meadhall.lab.records import Gain, Record
from meadhall.lab.schedule import make_plan
from meadhall.lab.workbench.comparison import Comparison
from meadhall.lab.workbench.sides import Side
from tests.lab.games import game

FACTIONS = ("callo", "fjollsfinn", "freihoff", "van-dyken")
THINGS = [f"tile {n}" for n in range(1, 6)]


def outcome(rng: Random, number: int, fate: int, favoured: float = 0.0, lucky: bool = False) -> Record:
    """A game of two. Whom they play follows from fate; ``favoured`` is how much more often Callo wins, and if ``lucky``
    whoever uses tile 1 wins."""
    factions = tuple(Random(fate).sample(FACTIONS, 2))
    things = tuple({thing: 1 for thing in THINGS if rng.random() < 0.3} for _ in range(2))
    chance = 0.5 + favoured * ((factions[0] == "callo") - (factions[1] == "callo"))
    if lucky:
        chance += 0.4 * (("tile 1" in things[0]) - ("tile 1" in things[1]))
    winner = 0 if rng.random() < chance else 1
    scores = tuple(rng.randrange(20, 40) + 10 * (seat == winner) for seat in range(2))
    halves = tuple(score // 2 for score in scores)
    sources = (
        Gain({"en": "Regions", "de": "Regionen"}, halves),
        Gain({"en": "Combat", "de": "Kampf"}, tuple(s - h for s, h in zip(scores, halves, strict=True))),
    )
    return msgspec.structs.replace(
        game(number, ("adept", "adept"), (winner,), scores),
        factions=factions,
        things=things,
        sources=sources,
        rounds=rng.randrange(5, 8),
        ending=rng.choice(["fifty-points", "goal"]),
    )


def records(rng: Random, blocks: int, favoured: float = 0.0, lucky: bool = False) -> list[Record]:
    return [outcome(rng, n + 1, n // 2, favoured, lucky) for n in range(2 * blocks)]


def sides(count: int = 2, values: tuple[str, ...] = ()) -> list[Side]:
    plain = registry.load("ice-garden")
    plan = make_plan(plain, read_entrants("adept", plain, 2), {}, 1)
    tried = values or ("",) * count
    return [
        Side("A" if n == 0 else f"B{n}", "" if n == 0 else "goals.points=40", plan, value)
        for n, value in enumerate(tried)
    ]


def compared(seed: int, blocks: int, favoured: float = 0.0, lucky: bool = False) -> Comparison:
    """Rules as they are, and with the change."""
    rng = Random(seed)
    return Comparison(sides(), [records(rng, blocks), records(rng, blocks, favoured, lucky)])
