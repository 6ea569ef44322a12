"""Why not: what a refusal says is missing is true. With one less it is still refused, with so much it is not."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import pytest

import meadhall
from meadhall.games.dragon_lords.state import DragonLordsState
from meadhall.games.dragon_lords.words import PER_REALM
from meadhall.games.ice_garden.facts import LAYERS
from meadhall.games.ice_garden.state import IceGardenState
from meadhall.games.mountain_king.rules.bolster import AddTrolls
from meadhall.games.mountain_king.state import MountainKingState
from meadhall.server.drawing.explanations import why_action
from meadhall.server.words import HouseTexts

SAY = HouseTexts().speaker("en")
GAMES = {"ice-garden": 3, "mountain-king": 12, "dragon-lords": 2}
"""How many random games of each."""
MOST, SOME = 900, 12
"""So many decisions of each are looked at, and so many refusals of each."""


def asked(slug: str, seed: int) -> Iterator[Any]:
    """A random game, wherever somebody is asked something."""
    rng = Random(seed)
    state = meadhall.load(slug).new(3)
    for _ in range(MOST):
        if state.over:
            return
        if state.fate is not None:
            state.apply(state.fate.sample(rng))
            continue
        seat = rng.choice(state.deciding)
        yield state
        decision = state.decision_of(seat)
        assert decision is not None
        state.apply(rng.choice(decision.options), seat)


def gold(state: DragonLordsState, seat: int, text: str, amount: int) -> int:
    """All gold lies in the first Kingdom; who has none can have no gold."""
    people = state.agenda[-1].people  # type: ignore[attr-defined]
    had = state.gold_of(people)
    for land in state.kingdoms_of(people):
        state.gold[land // PER_REALM], amount = amount, 0
    return had


def m_factor(state: IceGardenState, seat: int, text: str, amount: int) -> int:
    found = re.search(r"of level (\d)", text)
    at = seat * LAYERS + (int(found[1]) if found else 0)
    had = state.m_factor[at]
    state.m_factor[at] = amount
    return had


def trolls(state: MountainKingState, seat: int, text: str, amount: int) -> int:
    step = state.agenda[-1]
    assert isinstance(step, AddTrolls)
    had = min(step.power, state.stock[seat])
    state.stock[seat] = amount
    state.agenda[-1] = step.but(power=amount)
    return had


GIVE: dict[str, Callable[[Any, int, str, int], int]] = {
    "ice-garden": m_factor,
    "mountain-king": trolls,
    "dragon-lords": gold,
}
"""Gives a seat so much of what is missing, and says how much it had."""
WORDS = {
    "ice-garden": re.compile(r"^It (?:costs|takes) (?P<needs>\d+) M-factor(?: of level \d)?, you have (?P<has>\d+)\. "),
    "mountain-king": re.compile(
        r"^It takes (?P<needs>\d+) Trolls and power \d+; you have (?P<stock>\d+) at home and power (?P<power>\d+)\. "
    ),
    "dragon-lords": re.compile(r"^It costs (?P<needs>\d+) gold, you have (?P<has>\d+)\. "),
}


@pytest.mark.parametrize("slug", GAMES)
def test_every_number_in_a_refusal_is_true(slug: str) -> None:
    tested, rng = 0, Random(3)
    for seed in range(GAMES[slug]):
        for state in asked(slug, seed):
            step = state.agenda[-1]
            seat, verbs = getattr(step, "seat", None), getattr(step, "verbs", ())
            if seat is None:
                continue
            actions = [action for verb in verbs if hasattr(verb, "actions") for action in verb.actions]
            for action in rng.sample(actions, min(SOME, len(actions))):
                told = why_action(state.view(seat), str(action), "en", SAY)
                found = WORDS[slug].match(told.text)
                if found is None:
                    continue
                tested += 1
                assert not told.allowed
                numbers = {name: int(number) for name, number in found.groupdict().items()}
                has = numbers["has"] if "has" in numbers else min(numbers["stock"], numbers["power"])
                for amount, enough in ((numbers["needs"] - 1, False), (numbers["needs"], True)):
                    other = state.copy()
                    other._options = None
                    assert GIVE[slug](other, seat, told.text, amount) == has
                    rule = other.why_not(action, seat)
                    given = GIVE[slug](other, seat, told.text, amount) == amount
                    assert (rule is None or rule.id != told.rule) if enough and given else rule, told.text
    assert tested > 10


def test_a_refusal_of_the_mountain_names_stock_and_power() -> None:
    for state in asked("mountain-king", 1):
        step = state.agenda[-1]
        if isinstance(step, AddTrolls) and step.power < state.stock[step.seat]:
            action = f"trolls {step.power + 1}"
            told = why_action(state.view(step.seat), action, "en", SAY)
            stock, power = state.stock[step.seat], step.power
            wanted = f"It takes {power + 1} Trolls and power {power + 1}; you have {stock} at home and power {power}. "
            assert told.text.startswith(wanted)
            assert told.rule == "MK-7.3"
            german = why_action(state.view(step.seat), action, "de", HouseTexts().speaker("de"))
            assert german.text.startswith(f"Es braucht {power + 1} Trolle und Stärke {power + 1}; du hast {stock} ")
            return
    pytest.fail("nobody bolstered with more Trolls in stock than power")
