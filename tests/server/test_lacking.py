"""Why not: what a refusal says is missing is true. With one less it is still refused, with so much it is not."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import pytest

import meadhall
from meadhall.games.dragon_lords.state import DragonLordsState
from meadhall.games.dragon_lords.words import PER_REALM
from meadhall.games.ice_garden.facts import LAYERS
from meadhall.games.ice_garden.state import IceGardenState
from meadhall.games.mountain_king.rules.advance import Muster
from meadhall.games.mountain_king.rules.bolster import AddTrolls
from meadhall.games.mountain_king.rules.turns import Gather
from meadhall.games.mountain_king.state import MountainKingState
from meadhall.games.mountain_king.words import CAVERNS
from meadhall.kernel.action import Action
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


def gold_or_mana(state: DragonLordsState, seat: int, action: Action, text: str, amount: int) -> int:
    """All gold lies in the first Kingdom; who has none can have no gold."""
    people: int = state.agenda[-1].people  # type: ignore[attr-defined]
    if " mana" in text:
        mana, state.mana[people] = state.mana[people], amount
        return mana
    had = state.gold_of(people)
    for land in state.kingdoms_of(people):
        state.gold[land // PER_REALM], amount = amount, 0
    return had


def m_factor(state: IceGardenState, seat: int, action: Action, text: str, amount: int) -> int:
    found = re.search(r"of level (\d)", text)
    at = seat * LAYERS + (int(found[1]) if found else 0)
    had = state.m_factor[at]
    state.m_factor[at] = amount
    return had


def trolls_or_power(state: MountainKingState, seat: int, action: Action, text: str, amount: int) -> int:
    step = state.agenda[-1]
    if isinstance(step, Gather) and "symbols" in text:
        had = len(step.chosen)
        state.agenda[-1] = step.but(chosen=tuple(range(amount)))
    elif "Desperation" in text:
        had, state.desperation[seat] = state.desperation[seat], amount
    elif "Supply" in text:
        had, state.supply[seat] = state.supply[seat], amount
    elif isinstance(step, Muster):
        at = seat * CAVERNS + action.args[0]
        had, state.trolls[at] = min(step.left, state.trolls[at]), amount
        state.agenda[-1] = step.but(left=amount)
    elif isinstance(step, AddTrolls):
        had = min(step.power, state.stock[seat])
        state.stock[seat] = amount
        state.agenda[-1] = step.but(power=amount)
    else:
        had = int(step.power)  # type: ignore[attr-defined]
        state.agenda[-1] = step.but(power=amount)
    return had


GIVE: dict[str, Callable[[Any, int, Action, str, int], int]] = {
    "ice-garden": m_factor,
    "mountain-king": trolls_or_power,
    "dragon-lords": gold_or_mana,
}
"""Gives a seat so much of what is missing, and says how much it had."""
WORDS = {
    "ice-garden": re.compile(r"^It (?:costs|takes) (?P<needs>\d+) M-factor(?: of level \d)?, you have (?P<has>\d+)\. "),
    "mountain-king": re.compile(
        r"^It takes (?:power )?(?P<needs>\d+)"
        r"(?: Trolls and power \d+; you have (?P<stock>\d+) (?:at home|there) and power (?P<power>\d+)(?: left)?"
        r"|(?: symbols| Desperation token| Supply)?, you have (?:chosen )?(?P<has>\d+))\. "
    ),
    "dragon-lords": re.compile(r"^It costs (?P<needs>\d+) (?:gold|mana), you have (?P<has>\d+)\. "),
}


SAID = {
    "ice-garden": ["It costs N M-factor, you have N. ", "It takes N M-factor of level N, you have N. "],
    "mountain-king": [
        "It takes N Trolls and power N; you have N at home and power N. ",
        "It takes N Trolls and power N; you have N there and power N left. ",
        "It takes N symbols, you have chosen N. ",
        "It takes power N, you have N. ",
        "It takes N Desperation token, you have N. ",
        "It takes N Supply, you have N. ",
    ],
    "dragon-lords": ["It costs N gold, you have N. ", "It costs N mana, you have N. "],
}
"""What is missing in some random games, in all its kinds."""


def told_truly(slug: str, state: Any, seat: int, action: Action) -> str:
    """The words before the rule if a refusal says a number, and whatever is said is true; else ""."""
    told = why_action(state.view(seat), str(action), "en", SAY)
    found = WORDS[slug].match(told.text)
    if found is None:
        return ""
    assert not told.allowed
    numbers = {name: int(number) for name, number in found.groupdict().items() if number}
    has = numbers["has"] if "has" in numbers else min(numbers["stock"], numbers["power"])
    for amount, enough in ((numbers["needs"] - 1, False), (numbers["needs"], True)):
        other = state.copy()
        other._options = None
        assert GIVE[slug](other, seat, action, told.text, amount) == has
        rule = other.why_not(action, seat)
        given = GIVE[slug](other, seat, action, told.text, amount) == amount
        assert (rule is None or rule.id != told.rule) if enough and given else rule, told.text
    return found[0]


def answers_of(step: Any) -> list[Action]:
    return [action for verb in getattr(step, "verbs", ()) if hasattr(verb, "actions") for action in verb.actions]


@pytest.mark.parametrize("slug", GAMES)
def test_every_number_in_a_refusal_is_true(slug: str) -> None:
    said, rng = Counter[str](), Random(3)
    for seed in range(GAMES[slug]):
        for state in asked(slug, seed):
            step = state.agenda[-1]
            seat = getattr(step, "seat", None)
            if seat is None:
                continue
            actions = answers_of(step)
            for action in rng.sample(actions, min(SOME, len(actions))):
                words = told_truly(slug, state, seat, action)
                said[re.sub(r"\d+", "N", words)] += bool(words)
    assert said.total() > 10
    assert set(SAID[slug]) <= set(said), said


POOR = dict(lands="isborg:5 ternvik:3", king="isborg", gold=1, mana=0)
SHOPS: dict[str, tuple[set[str], dict[str, Any], dict[str, Any]]] = {
    "at home": ({"buy", "buy-ship"}, dict(at="purchase"), {}),
    "a village": ({"buy", "buy-tool"}, dict(at="space"), dict(party="village-east:3", gold=0)),
    "a prince in it": ({"buy"}, dict(at="space"), dict(party="village-east:3", gold=4, companions="fangluk")),
    "a den": ({"buy-tool"}, dict(at="space"), dict(party="den-east:3")),
    "a witch in it": ({"buy-tool"}, dict(at="space"), dict(party="den-east:3", companions="skuld")),
    "traders": ({"buy-tool"}, dict(at="quest-card", card="caravan"), dict(party="trail-1:3", gold=3)),
    "the last phase": ({"redeem"}, dict(at="reinforcement", bought=1), dict(mana=1)),
    "a journey": ({"to"}, dict(at="move", roll=2), dict(party="trail-1:3")),
    "at any time": ({"buy", "buy-ship", "spell"}, dict(at="purchase"),
                    dict(pieces="wizard-1:isborg", spells="wizard-1:vor-clarity")),
    "teleporting": ({"spell", "teleport"}, dict(at="naval"),
                    dict(pieces="wizard-1:isborg dragonlord:isborg", spells="wizard-1:teleport")),
    "a fight": ({"spell"}, dict(at="fight", card="caravan", face="cursed", count=2),
                dict(party="trail-1:3", companions="skuld", pieces="wizard-1:party",
                     spells="wizard-1:arrows-of-skadi")),
}  # fmt: skip
"""Wherever DragonLords sells something: what is sold there, and elves who cannot pay it."""


@pytest.mark.parametrize("where", SHOPS)
def test_every_price_that_cannot_be_paid_is_told(where: str) -> None:
    verbs, setting, elves = SHOPS[where]
    parts: dict[str, Any] = {"active": "elves", "elves": POOR | elves, **setting}
    state: Any = meadhall.load("dragon-lords").scenario(**parts, orcs=dict(lands="solborg:3", king="solborg"))
    while state.fate is not None:
        crystal = state.fate.kind == "crystal"
        state.apply(state.parse("crystal ignored") if crystal else state.fate.sample(Random(1)))
    seat = state.agenda[-1].seat
    told = {
        action.verb.key for action in answers_of(state.agenda[-1]) if told_truly("dragon-lords", state, seat, action)
    }
    assert told == verbs


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
            assert german.text.startswith(f"Es braucht {power + 1} Trolle und Kraft {power + 1}; du hast {stock} ")
            return
    pytest.fail("nobody bolstered with more Trolls in stock than power")
