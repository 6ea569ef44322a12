"""The agenda as a whole, and the result of a game that is over."""

from __future__ import annotations

from meadhall.games.ice_garden.checks.common import demand, due
from meadhall.games.ice_garden.facts import LEVELS
from meadhall.games.ice_garden.rules import setup
from meadhall.games.ice_garden.rules.advanced import LayOrderToken
from meadhall.games.ice_garden.rules.ending import DEAD_SNOW, ENDINGS
from meadhall.games.ice_garden.rules.round import NextRound
from meadhall.games.ice_garden.rules.solo import NPC, RollUnit
from meadhall.games.ice_garden.state import IceGardenState
from meadhall.kernel.game import steps_of
from meadhall.kernel.result import Result
from meadhall.kernel.scenario import APART
from meadhall.kernel.step import Step

SETUP: tuple[type[Step], ...] = tuple(steps_of(setup).values())


def snow_has_not_fallen(s: IceGardenState) -> None:
    demand(s.snow < s.facts.snow_limit, "position.snow", "at its limit the game is over at once (IG-13.14)")


def set_up_comes_first(s: IceGardenState) -> None:
    nothing = "the first round is still to come, but nothing leads to it (IG-2.1)"
    demand(s.round or due(s, NextRound), "position.round", nothing)
    for number, step in enumerate(s.agenda):
        over = s.round and isinstance(step, SETUP)
        demand(not over, f"agenda[{number}].step", "the set-up is over (IG-2.1)")


def order_tokens_are_counted(s: IceGardenState) -> None:
    tokens = sum(1 for step in s.agenda if isinstance(step, LayOrderToken))
    places = s.sequence.count(0)
    demand(tokens == places, "agenda", f"{places} order tokens are to be laid, not {tokens} (IG-14.15)")


def units_come_from_the_supply(s: IceGardenState) -> None:
    rolls = [step.level for step in s.agenda if isinstance(step, RollUnit)]
    for level in LEVELS:
        suffices = not s.facts.solo or rolls.count(level) <= s.off_map(NPC, level)
        demand(suffices, "agenda", f"the opponent has fewer units of level {level} left (IG-15.15)")


HOLDS = (snow_has_not_fallen, set_up_comes_first, order_tokens_are_counted, units_come_from_the_supply)


def result_fits(s: IceGardenState, result: Result) -> None:
    if result.ending in APART:
        return
    demand(result.ending in ENDINGS, "result.ending", f"{result.ending!r} is none of {', '.join(ENDINGS)}")
    demand(tuple(result.scores) == tuple(s.score), "result.scores", "are not those of the position")
    named = result.winners and set(result.winners) <= set(range(s.facts.seats))
    demand(named, "result.winners", f"must name seats from 0 to {s.facts.seats - 1}")
    snow = s.snow == s.facts.snow_limit
    only = "Dead Snow ends the game at its limit and nowhere else (IG-13.14)"
    demand((result.ending == DEAD_SNOW) == snow, "result.ending", only)
