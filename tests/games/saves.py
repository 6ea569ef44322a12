"""Saves of any game that are damaged or edited, and what must be true of all of them."""

from __future__ import annotations

import json
from functools import cache
from random import Random
from typing import Any

import pytest

from meadhall.kernel.errors import IllegalAction, OptionError, SaveError
from meadhall.kernel.game import Game
from meadhall.kernel.match import Match
from meadhall.testing.kit import play_on
from tests.kernel.test_bad_input import edited

Path = tuple[str | int, ...]


@cache
def saved_match(game: Game[Any], **options: Any) -> str:
    """Three players, some way in."""
    match = game.match(3, seed=11, **options)
    play_on(match, Random(11), 150)
    return match.to_json()


def wrong_field(game: Game[Any], text: str, path: Path, value: object) -> str:
    """The field that is named when a position with one value replaced is refused."""
    with pytest.raises(SaveError) as wrong:
        game.from_json(edited(text, path, value))
    return wrong.value.field


def wrong_option(game: Game[Any], players: Any, options: dict[str, Any]) -> str:
    """The option that is named when a game cannot begin."""
    with pytest.raises(OptionError) as wrong:
        game.new(players, **options)
    return wrong.value.field


def check_sound(game: Game[Any], text: str) -> None:
    assert game.from_json(text).to_json() == text


def wrong_journals(text: str, verb: str, *instead: str) -> list[tuple[str, str]]:
    """A match whose first entry with a verb does something else, or is another seat's, and the field that is wrong."""
    data = json.loads(text)
    index = next(i for i, line in enumerate(data["journal"]) if line["do"].startswith(verb))
    neighbour = (data["journal"][index]["by"] + 1) % data["players"]
    changes: list[tuple[str, object]] = [*(("do", one) for one in instead), ("by", neighbour)]
    return [(edited(text, ("journal", index, key), value), f"journal[{index}].do") for key, value in changes]


def check_wrong_journals(game: Game[Any], text: str, verb: str, *instead: str) -> None:
    """An illegal entry of a journal is refused by its place."""
    for wrong_text, field in wrong_journals(text, verb, *instead):
        with pytest.raises(SaveError) as wrong:
            Match.from_json(wrong_text, game)
        assert wrong.value.field == field


def check_journal_after_the_end(game: Game[Any], **options: Any) -> None:
    """A journal that goes on after the end is refused."""
    match = game.match(2, seed=2, **options)
    play_on(match, Random(2))
    data = json.loads(match.to_json())
    data["journal"].append({"by": 0, "do": "pass"})
    with pytest.raises(SaveError) as wrong:
        Match.from_json(json.dumps(data), game)
    assert game.after_the_end(match.state).id in wrong.value.problem
    assert wrong.value.field == f"journal[{len(match.journal)}].do"


def check_own_turn(match: Match[Any]) -> None:
    """Nobody acts for another, nor from a seat that is not there, and whoever tries changes nothing."""
    before = match.to_json()
    action = match.state.decisions[0].options[0]
    for other in {*range(-1, match.state.players + 1)} - {*match.state.deciding}:
        with pytest.raises(IllegalAction) as no:
            match.play(action, other)
        assert no.value.rule == match.game.rule_whose_turn.id
    assert match.to_json() == before


def check_playable(match: Match[Any], rng: Random, often: int = 400) -> None:
    """Every 25 actions, at most so often, the position is sound and comes back from a save."""
    for _ in range(often):
        if match.state.over:
            return
        play_on(match, rng, 25)
        match.state.check()
        assert match.game.from_json(match.state.to_json()) == match.state
