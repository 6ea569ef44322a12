"""Building any position, at any step, in a few lines.

    game.scenario(at="sail", turn=2, round=3, boats="gull otter", charts="seal crab", finds="1:gull:4 2:otter:1")

``at`` is "sail", "dive", "find" or "end"; ``turn`` is whose turn it is. A find is a player, a reef and the worth of
the coin: it is gone from the reef and from the bag, and cost air.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from meadhall.kernel.domain import numbers
from meadhall.kernel.errors import BadField, ScenarioError
from meadhall.kernel.option import read_options
from meadhall.kernel.scenario import Given, find, words
from meadhall.kernel.step import Step
from meadhall.new_game.sunken_gold.rules.ending import Finish
from meadhall.new_game.sunken_gold.rules.turn import Dive, Find, NextRound, Sail
from meadhall.new_game.sunken_gold.state import Sea
from meadhall.new_game.sunken_gold.words import REEF, REEFS, WORTH

if TYPE_CHECKING:
    from meadhall.new_game.sunken_gold import SunkenGold

PLAYER = numbers("player", 1, 4)


def build(game: SunkenGold, at: str, players: int | None, what: dict[str, Any]) -> Sea:
    given = Given(what, at)
    options = {name: given.take(name, option.default) for name, option in game.options.items()}
    s = game.begin(game.check_players(players), read_options(game.options, options))
    s.agenda.clear()
    s.round = given.number("round", 1)
    turn = given.number("turn", 1) - 1
    s.boat = reefs(given.take("boats", []), s.boat, "boats")
    s.chart = reefs(given.take("charts", []), list(range(s.players)), "charts")
    for word in words(given.take("finds", []), "finds"):
        put_find(s, word)
    given.finish()
    s.then(*steps_at(s, at, turn), *(Sail(seat) for seat in range(turn + 1, s.players)), NextRound())
    try:
        s.check()
    except BadField as error:
        raise ScenarioError(error.field.removeprefix("position."), error.problem) from None
    s.advance()
    return s


def reefs(value: Any, usual: list[int], at: str) -> list[int]:
    given = [find(REEF, word, at) for word in words(value, at)]
    if len(given) not in (0, len(usual)):
        raise ScenarioError(at, f"{len(usual)} are needed, one for each player")
    return given or usual


def put_find(s: Sea, word: str) -> None:
    parts = word.split(":")
    if len(parts) != 3:
        raise ScenarioError("finds", f"{word!r} should be a player, a reef and a worth, such as 1:gull:4")
    seat, reef, worth = (find(domain, part, "finds") for domain, part in zip((PLAYER, REEF, WORTH), parts, strict=True))
    if seat >= s.players or not s.air[seat] or not s.coins[reef] or not s.bag[worth]:
        raise ScenarioError("finds", f"{word!r} is more than there is")
    s.air[seat] -= 1
    s.coins[reef] -= 1
    s.bag[worth] -= 1
    s.gold[seat * REEFS + reef] += worth + 1


def steps_at(s: Sea, at: str, turn: int) -> tuple[Step, ...]:
    if not 0 <= turn < s.players:
        raise ScenarioError("turn", f"player {turn + 1} does not play")
    places: dict[str, tuple[Step, ...]] = {
        "sail": (Sail(turn),), "dive": (Dive(turn),), "find": (Find(turn),), "end": (Finish(),),
    }  # fmt: skip
    if at not in places:
        raise ScenarioError("at", f"{at!r} is none of {', '.join(places)}")
    return places[at]
