"""Bots as they are typed."""

from __future__ import annotations

import pytest

import meadhall
from meadhall.bots import MasterBot
from meadhall.kernel.errors import BadField
from meadhall.lab.entrants import Entrant, read_entrant, read_entrants

GAME = meadhall.load("ice-garden")
STYLE = GAME.mind.styles[0]


@pytest.mark.parametrize(
    ("typed", "entrant"),
    [
        ("random", Entrant("random")),
        (" Adept ", Entrant("adept")),
        ("master@0.2", Entrant("master", "", 0.2)),
        (f"novice:{STYLE}", Entrant("novice", STYLE)),
        (f"master:{STYLE}@2", Entrant("master", STYLE, 2.0)),
    ],
)
def test_a_bot_is_read_and_written(typed: str, entrant: Entrant) -> None:
    assert read_entrant(typed, GAME.slug) == entrant
    assert read_entrant(str(entrant), GAME.slug) == entrant


@pytest.mark.parametrize(
    ("typed", "problem"),
    [
        ("", "no bot is called ''"),
        ("expert", "no bot is called 'expert'"),
        ("adept:", "names no style"),
        ("adept:pirate-king", "plays like 'pirate-king'"),
        ("adept@1", "seconds: "),
        ("master@", "is not a number of seconds"),
        ("master@soon", "'soon' is not a number of seconds"),
        ("master@0", "is not a number of seconds"),
        ("master@nan", "is not a number of seconds"),
        ("master@1e9", "is not a number of seconds"),
    ],
)
def test_a_wrong_bot_is_refused_with_its_name(typed: str, problem: str) -> None:
    with pytest.raises(BadField) as error:
        read_entrant(typed, GAME.slug)
    assert error.value.field == "bots"
    assert problem in error.value.problem
    assert repr(typed) in error.value.problem


def test_there_is_a_bot_for_each_player() -> None:
    assert list(map(str, read_entrants("random,master@1,random", GAME))) == ["random", "master@1", "random"]
    assert read_entrants("random", GAME, 3) == (Entrant("random"),) * 3


@pytest.mark.parametrize(
    ("typed", "players", "problem"),
    [
        ("random,random", 3, "2 are named for 3 players"),
        ("random,random,random,random,random", None, "5 are named; The Lord of the Ice Garden takes"),
    ],
)
def test_too_many_or_too_few_are_refused(typed: str, players: int | None, problem: str) -> None:
    with pytest.raises(BadField, match=problem) as error:
        read_entrants(typed, GAME, players)
    assert error.value.field == "bots"


def test_a_master_gets_its_seconds() -> None:
    master = Entrant("master", "", 0.25).sit_down(GAME.slug, 7)
    assert isinstance(master, MasterBot)
    assert (master.seconds, master.seed) == (0.25, 7)
