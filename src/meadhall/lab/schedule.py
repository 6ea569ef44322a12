"""Who sits where in which game, so that nobody is favoured by a seat, by what is dealt there, or by luck.

Games come in blocks of as many games as there are bots. Within a block fate answers from one seed, and the bots move
on by one seat from game to game: each bot meets each seat once, with what fate deals to it.
"""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec

from meadhall.kernel.game import Game
from meadhall.lab.entrants import Entrant, read_entrant
from meadhall.lab.packs import values_of


class Plan(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All that games of one arena have in common. ``bots`` are as they are typed, ``options`` all that the game has,
    ``pack`` what an owner lays over its components."""

    game: str
    rules: str
    bots: tuple[str, ...]
    options: dict[str, str | bool]
    seed: int
    pack: dict[str, Any] | None = None


class Fixture(msgspec.Struct, frozen=True):
    """One game to be played: the seed of its fate, and for each seat the bot there with its own seed."""

    game: str
    number: int
    options: dict[str, str | bool]
    seed: int
    bots: tuple[str, ...]
    bot_seeds: tuple[int, ...]
    pack: dict[str, Any] | None = None

    def entrants(self) -> list[Entrant]:
        return [read_entrant(bot, self.game) for bot in self.bots]


def make_plan(game: Game[Any], entrants: tuple[Entrant, ...], given: dict[str, str], seed: int) -> Plan:
    """Raises ``OptionError`` for options that the game does not take."""
    wanted = game.for_simulations | game.dealt | given
    options = game.new(len(entrants), **wanted).settings
    return Plan(game.slug, game.version, tuple(map(str, entrants)), options, seed, values_of(game))


def fixture(plan: Plan, number: int) -> Fixture:
    """The game with this number, counted from 1. It depends on the plan and the number alone."""
    players = len(plan.bots)
    block, turn = divmod(number - 1, players)
    rng = Random(f"{plan.seed}/{number}")
    return Fixture(
        plan.game,
        number,
        plan.options,
        Random(f"{plan.seed}/block {block}").getrandbits(48),
        tuple(plan.bots[(seat + turn) % players] for seat in range(players)),
        tuple(rng.getrandbits(48) for _ in range(players)),
        plan.pack,
    )
