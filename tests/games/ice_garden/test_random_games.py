"""Hundreds of random games, over everything that can be chosen before a game begins."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

import meadhall
from meadhall.games.ice_garden.rules.ending import DEAD_SNOW, ENDINGS, FIFTY_POINTS, LAST_SHIP
from meadhall.games.ice_garden.state import IceGardenState
from meadhall.kernel.catalogue import Rule

CHUNKS, GAMES = 20, 26
MOST = 5000

CHOICES = {
    "edition": ["first", "second"],
    "mode": ["basic", "advanced"],
    "characters": ["chosen", "dealt"],
    "vuko_layout": ["chosen", "random"],
    "difficulty": ["easy", "medium", "hard", "scientist"],
    "raven_price": ["token", "always"],
    "safe_step": ["zero", "minus-one"],
    "pillage_from": ["anybody", "units"],
}


def any_setup(seed: int) -> tuple[int, dict[str, Any]]:
    rng = Random(f"setup {seed}")
    players = seed % 4 + 1
    options = {name: rng.choice(values) for name, values in CHOICES.items()}
    if players == 1:
        options["edition"] = "second"
    return players, options


def any_game(seed: int) -> IceGardenState:
    players, options = any_setup(seed)
    state = meadhall.load("ice-garden").new(players, **options)
    assert isinstance(state, IceGardenState)
    return state


def positions(seed: int) -> Iterator[IceGardenState]:
    """Play a game to its end and show the position, always the same object, after each step."""
    rng = Random(seed)
    state = any_game(seed)
    for _ in range(MOST):
        fate = state.fate
        state.apply(fate.sample(rng) if fate is not None else rng.choice(state.legal()))
        yield state
        if state.over:
            return
    raise AssertionError("the game does not end")


def finished(seed: int) -> IceGardenState:
    *_, state = positions(seed)
    return state


def test_the_choices_are_all_there_are() -> None:
    declared = meadhall.load("ice-garden").options
    assert set(CHOICES) == set(declared)
    for name, option in declared.items():
        assert not option.choices or CHOICES[name] == list(option.choices)


def test_all_combinations_of_players_and_choices_occur() -> None:
    setups = [any_setup(seed) for seed in range(CHUNKS * GAMES)]
    for name, values in CHOICES.items():
        for players in (1, 2, 3, 4):
            met = {options[name] for number, options in setups if number == players}
            assert met == set(values) - ({"first"} if players == 1 and name == "edition" else set())


@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_random_games(chunk: int) -> None:
    """Every position is sound: checked at each step in every fourth game, at the end of each round in the others."""
    for seed in range(chunk * GAMES, (chunk + 1) * GAMES):
        now = 0
        for state in positions(seed):
            if seed % 4 == chunk % 4 or state.round != now or state.over:
                state.check()
                now = state.round
            if state.over:
                check_result(state)


def check_result(state: IceGardenState) -> None:
    """The ending that is named is one that the position bears out."""
    result = state.result
    assert result is not None
    assert result.ending in ENDINGS
    assert result.winners
    assert result.scores == tuple(state.score)
    if result.ending == DEAD_SNOW:
        assert state.snow == state.facts.snow_limit
        assert len(result.winners) == 1
    else:
        assert state.snow < state.facts.snow_limit
    if result.ending == FIFTY_POINTS:
        assert max(result.scores) >= state.facts.goals.points
    if result.ending == LAST_SHIP:
        assert max(state.helm) == state.facts.helms
    if result.ending in (FIFTY_POINTS, LAST_SHIP):
        assert [seat for seat in range(len(result.scores)) if result.scores[seat] == max(result.scores)] == list(
            result.winners
        )


def test_every_ending_is_reached() -> None:
    missing = set(ENDINGS)
    for seed in range(CHUNKS * GAMES):
        result = finished(seed).result
        assert result is not None
        missing.discard(result.ending)
        if not missing:
            return
    raise AssertionError(f"no game ended by {missing}")


# --- refusals -------------------------------------------------------------------------------------


def holds(rule: Rule, state: IceGardenState) -> bool:
    """Whether a rule belongs to the edition and mode that are played."""
    table = state.facts
    modes = {"advanced": table.with_order_tokens or table.with_vuko_tiles, "solo": table.solo}
    return state.settings["edition"] in rule.editions and (rule.mode is None or modes[rule.mode])


@pytest.mark.parametrize("seed", range(24))
def test_what_is_cited_holds_in_the_edition_and_mode_that_are_played(seed: int) -> None:
    """The rule behind a question, and the rule behind a refusal."""
    rng = Random(f"asked {seed}")
    wrong: set[tuple[str, str]] = set()
    for state in positions(seed):
        asked = state.decision or state.fate
        if asked is None:
            continue
        cited = [state.why_not(action) for action in rng.sample(state.game.vocabulary.actions, 20)]
        for rule in (state.game.catalogue[asked.rule], *cited):
            if rule is not None and not holds(rule, state):
                wrong.add((type(state.agenda[-1]).__name__, rule.id))
    assert not wrong
